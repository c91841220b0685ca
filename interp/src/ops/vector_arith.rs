//! Arithmetic on vector registers.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, missing, of};
use pto_numerics::{Binary, Element};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("vabs"),
    of("vadd", vadd),
    missing("vaddc"),
    missing("vaddcs"),
    missing("vadds"),
    of("vand", vand),
    missing("vands"),
    missing("vbcnt"),
    missing("vcls"),
    missing("vdiv"),
    missing("vexp"),
    missing("vln"),
    missing("vlrelu"),
    missing("vmax"),
    missing("vmaxs"),
    missing("vmin"),
    missing("vmins"),
    missing("vmov"),
    missing("vmul"),
    missing("vmuls"),
    missing("vneg"),
    missing("vnot"),
    of("vor", vor),
    missing("vors"),
    missing("vrec"),
    missing("vrelu"),
    missing("vrsqrt"),
    missing("vshl"),
    missing("vshls"),
    missing("vshr"),
    missing("vshrs"),
    missing("vsqrt"),
    missing("vsub"),
    missing("vsubc"),
    missing("vsubcs"),
    missing("vsubs"),
    of("vxor", vxor),
    missing("vxors"),
];

/// `result[i] = lhs[i] + rhs[i]`. Source: PTO ISA manual, vadd.md.
fn vadd(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Add)
}

/// `result[i] = lhs[i] & rhs[i]`, bit by bit for every element type. Source: PTO ISA manual, vand.md.
fn vand(cx: &mut Ctx<'_, '_>) -> Exec {
    bits(cx, |a, b| a & b)
}

/// `result[i] = lhs[i] | rhs[i]`, bit by bit for every element type. Source: PTO ISA manual, vor.md.
fn vor(cx: &mut Ctx<'_, '_>) -> Exec {
    bits(cx, |a, b| a | b)
}

/// `result[i] = lhs[i] ^ rhs[i]`, bit by bit for every element type. Source: PTO ISA manual, vxor.md.
fn vxor(cx: &mut Ctx<'_, '_>) -> Exec {
    bits(cx, |a, b| a ^ b)
}

/// An operation on the active lanes of two registers.
fn binary(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    cx.lanes2("lhs", "rhs", "mask", |a, b| pto_numerics::binary(op, a, b, profile))
}

/// An operation on the bits of the active lanes of two registers.
fn bits(cx: &mut Ctx<'_, '_>, f: impl Fn(u64, u64) -> u64) -> Exec {
    cx.lanes2("lhs", "rhs", "mask", |a, b| Ok(Element::new(a.dtype(), f(a.bits(), b.bits()))))
}
