//! Row and column reductions and expansions.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::semantics::{Entry, missing, of};
use pto_numerics::{Element, Undefined, lanes};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("tcolargmax"),
    missing("tcolargmin"),
    missing("tcolexpand"),
    missing("tcolexpandadd"),
    missing("tcolexpanddiv"),
    missing("tcolexpandexpdif"),
    missing("tcolexpandmax"),
    missing("tcolexpandmin"),
    missing("tcolexpandmul"),
    missing("tcolexpandsub"),
    missing("tcolmax"),
    missing("tcolmin"),
    missing("tcolprod"),
    missing("tcolsum"),
    missing("tpairreducesum"),
    missing("trowargmax"),
    missing("trowargmin"),
    missing("trowexpand"),
    missing("trowexpandadd"),
    missing("trowexpanddiv"),
    missing("trowexpandexpdif"),
    missing("trowexpandmax"),
    missing("trowexpandmin"),
    missing("trowexpandmul"),
    missing("trowexpandsub"),
    missing("trowmax"),
    missing("trowmin"),
    missing("trowprod"),
    of("trowsum", trowsum),
];

/// `dst[r, 0]` is the sum of row `r` of `src`. Source: PTO ISA manual, trowsum.md; `Numerics::RowSum` for the order.
fn trowsum(cx: &mut Ctx<'_, '_>) -> Exec {
    let (profile, dtype) = (cx.profile(), cx.tile("src")?.desc.dtype);
    rows(cx, |row| lanes::sum(row, dtype, lanes::Order::Sequential, profile))
}

/// Reduces each row of `src` to the first column of `dst`, which must not share memory with it.
fn rows(cx: &mut Ctx<'_, '_>, reduce: impl Fn(&[lanes::Lane]) -> Result<Element, Undefined>) -> Exec {
    let (source, target) = (cx.tile("src")?, cx.tile("dst")?);
    cx.apart("src", &source, "dst", &target)?;
    let values = cx.load(&source)?;
    let made: Grid = cx.compute(target.desc.dtype, source.rows, 1, |row, _| {
        let lanes: Vec<lanes::Lane> = values.row(row).iter().map(|element| Some(*element)).collect();
        reduce(&lanes)
    })?;
    cx.store(&target, &made)
}
