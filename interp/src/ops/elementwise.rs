//! Element by element.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, missing, of};
use pto_numerics::Binary;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("tabs"),
    of("tadd", tadd),
    missing("taddc"),
    missing("tadddeqrelu"),
    missing("taddrelu"),
    missing("taddreluconv"),
    missing("tand"),
    missing("tcmp"),
    missing("tcvt"),
    missing("tdiv"),
    missing("texp"),
    missing("tfmod"),
    missing("tfusedmuladd"),
    missing("tfusedmuladdrelu"),
    missing("tlog"),
    missing("tmax"),
    missing("tmin"),
    missing("tmul"),
    missing("tmuladddst"),
    missing("tneg"),
    missing("tnot"),
    missing("tor"),
    missing("tpow"),
    missing("tprelu"),
    missing("trecip"),
    missing("trelu"),
    missing("trem"),
    missing("trsqrt"),
    missing("tsel"),
    missing("tshl"),
    missing("tshr"),
    missing("tsqrt"),
    missing("tsub"),
    missing("tsubc"),
    missing("tsubrelu"),
    missing("txor"),
];

/// `dst[r, c] = src0[r, c] + src1[r, c]` on one valid region. Source: PTO ISA manual, tadd.md.
fn tadd(cx: &mut Ctx<'_, '_>) -> Exec {
    binary(cx, Binary::Add)
}

/// An operation on the elements of two tiles; rounding, wrapping and denormals as the profile has them.
fn binary(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    cx.map2("src0", "src1", "dst", |a, b| pto_numerics::binary(op, a, b, profile))
}
