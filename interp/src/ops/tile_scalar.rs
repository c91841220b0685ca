//! Tiles with a scalar.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, missing, of};
use pto_numerics::Binary;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("tadds", tadds),
    missing("taddsc"),
    missing("tands"),
    missing("taxpy"),
    missing("tcmps"),
    missing("tdivs"),
    missing("texpands"),
    missing("tfmods"),
    missing("tlrelu"),
    missing("tmaxs"),
    missing("tmins"),
    missing("tmuls"),
    missing("tors"),
    missing("tpows"),
    missing("trems"),
    missing("tsels"),
    missing("tshls"),
    missing("tshrs"),
    missing("tsubs"),
    missing("tsubsc"),
    missing("txors"),
];

/// `dst[r, c] = src[r, c] + scalar` on one valid region. Source: PTO ISA manual, tadds.md.
fn tadds(cx: &mut Ctx<'_, '_>) -> Exec {
    with_scalar(cx, "src", Binary::Add)
}

/// An operation on the elements of a tile and a scalar, which takes the type of the elements.
fn with_scalar(cx: &mut Ctx<'_, '_>, src: &str, op: Binary) -> Exec {
    let profile = cx.profile();
    let scalar = cx.scalar_as("scalar", cx.tile(src)?.desc.dtype)?;
    cx.map1(src, "dst", |value| pto_numerics::binary(op, value, scalar, profile))
}
