//! Rules on scratch operands.

use super::{At, Cx, Topic};
use crate::Key;
use crate::rule::{Idx, Need};

pub(super) fn min_bytes(cx: &mut Cx<'_, '_>, operand: Idx, bytes: i64) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    if let Some(size) = tile.size_bytes()
        && size < bytes
    {
        let message = format!("`{}` has {size} bytes, {bytes} are needed", cx.name(operand));
        cx.report(322, At::Operand(i), message).emit();
    }
}

pub(super) fn extent(cx: &mut Cx<'_, '_>, tmp: Idx, of: Idx, rows: Need, cols: Need) {
    let (Some((i, t)), Some((_, d))) = (cx.tile(tmp), cx.tile(of)) else { return };
    if cx.judged(Topic::Shape, tmp) {
        return;
    }
    let (d_rows, d_cols) = d.logical();
    for (what, found, needed) in [("rows", t.rows, rows.of(d_rows)), ("columns", t.cols, cols.of(d_cols))] {
        if found < needed {
            let what = if found == 1 { what.trim_end_matches('s') } else { what };
            let message = format!(
                "scratch `{}` has {found} {what}, {needed} are needed for {d_rows}x{d_cols} elements of `{}`",
                cx.name(tmp),
                cx.name(of)
            );
            cx.judge(Topic::Shape, tmp);
            cx.report(324, At::Operand(i), message).emit();
            return;
        }
    }
}

pub(super) fn distinct(cx: &mut Cx<'_, '_>, operand: Idx, from: &'static [Idx]) {
    let Some((i, fact)) = cx.fact(operand) else { return };
    for &o in from {
        if let Some((_, other)) = cx.fact(o)
            && other.identity == fact.identity
            && fact.identity != usize::MAX
        {
            let message = format!("`{}` and `{}` are the same buffer", cx.name(operand), cx.name(o));
            cx.report(323, At::Operand(i), message).emit();
            return;
        }
    }
}

pub(super) fn needs_set(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key) {
    let Some((i, _)) = cx.fact(operand) else { return };
    if !cx.attr_set(attr) {
        let message = format!("`{}` has an effect only with `{attr}`", cx.name(operand));
        cx.report(327, At::Operand(i), message).help("drop the scratch operand".to_owned()).emit();
    }
}
