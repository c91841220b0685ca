//! Checks operations that rearrange elements.

use super::{At, Cx, Topic};
use crate::Key;
use crate::repair::Repair;
use crate::rule::Idx;
use crate::types::{BLayout, Loc, Pad, TileDesc};

pub(super) fn concat(cx: &mut Cx<'_, '_>, sources: [Idx; 2], dst: Idx) {
    let (Some((_, a)), Some((_, b)), Some((i, d))) = (cx.tile(sources[0]), cx.tile(sources[1]), cx.tile(dst)) else {
        return;
    };
    let (Some(left), Some(right)) = (a.valid_cols.get(), b.valid_cols.get()) else { return };
    if left.saturating_add(right) > d.cols {
        let message = format!(
            "`{}` has {} columns, {left} of `{}` and {right} of `{}` do not fit",
            cx.name(dst),
            d.cols,
            cx.name(sources[0]),
            cx.name(sources[1])
        );
        cx.report(426, At::Operand(i), message).emit();
    }
}

pub(super) fn fill_pad(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, attr: Key, expands: Loc) {
    let (Some((_, s)), Some((i, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let (source, name) = (cx.name(src), cx.name(dst));
    let (size, found) = (s.dtype.bytes(), d.dtype.bytes());
    if size != found || !matches!(size, 1 | 2 | 4) {
        let message = if size == found {
            format!("expected elements of 1, 2 or 4 bytes, found {found} in `{name}`")
        } else {
            format!("expected elements of {size} bytes as in `{source}`, found {found} in `{name}`")
        };
        cx.report(429, At::Operand(i), message).emit();
    }
    let region = |t: &TileDesc| (t.rows, t.cols, t.valid_rows, t.valid_cols);
    if d.rows < s.rows || d.cols < s.cols {
        let message = format!(
            "`{name}` has {}x{} elements, at least {}x{} are needed for `{source}`",
            d.rows, d.cols, s.rows, s.cols
        );
        cx.report(427, At::Operand(i), message).emit();
    } else if d.loc != expands && region(d) != region(s) {
        let message = format!(
            "in {} expected the extents and valid region of `{source}` in `{name}`, {}x{} of {}x{}, found {}x{} of {}x{}",
            d.loc, s.valid_rows, s.valid_cols, s.rows, s.cols, d.valid_rows, d.valid_cols, d.rows, d.cols
        );
        cx.report(427, At::Operand(i), message).note(format!("only tiles in {expands} are expanded")).emit();
    }
    if d.pad == Pad::Null && cx.facts.attrs.get(attr).is_none() {
        let message = format!("`{name}` has no padding");
        let help = format!("write pad=1 (zero) in the type of `{name}`");
        cx.report(428, At::Operand(i), message).repair(help, Repair::pad(1)).emit();
    }
}

pub(super) fn whole_lines(cx: &mut Cx<'_, '_>, operand: Idx) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    let (line, n) = match tile.blayout {
        BLayout::RowMajor => ("row", tile.cols),
        BLayout::ColMajor => ("column", tile.rows),
    };
    let bytes = n.saturating_mul(i64::from(tile.dtype.bytes()));
    if bytes % 32 != 0 && !cx.judged(Topic::Shape, operand) {
        let message = format!("a {line} of `{}` has {bytes} bytes, not a multiple of 32", cx.name(operand));
        cx.report(430, At::Operand(i), message).emit();
    }
}
