//! Checks windows of tiles, and valid regions that are set at run time.

use super::{At, AttrFact, Cx};
use crate::Key;
use crate::op::Opcode;
use crate::rule::Idx;
use crate::types::{Dim, TileDesc};

pub(super) fn subview(cx: &mut Cx<'_, '_>, source: Idx, offsets: Idx, sizes: Key, valid: [Idx; 2]) {
    let (Some((_, tile)), Some(result)) = (cx.tile(source), cx.result_tile()) else { return };
    let Some(given) = cx.facts.attrs.get(sizes) else { return };
    let two = match &given {
        AttrFact::Ints(shape) => match *shape.dims() {
            [Dim::Static(rows), Dim::Static(cols)] => Some((rows, cols)),
            _ => None,
        },
        AttrFact::Enum(_)
        | AttrFact::Bool(_)
        | AttrFact::Int(_)
        | AttrFact::Str(_)
        | AttrFact::List(_)
        | AttrFact::Other => None,
    };
    let Some((rows, cols)) = two else {
        let message = format!("expected 2 extents in `{sizes}`");
        cx.report(431, At::Attr(sizes), message).emit();
        return;
    };
    let count = cx.variadic(offsets).count();
    if count != 2 {
        cx.report(431, At::Op, format!("expected 2 entries in `{}`, found {count}", cx.name(offsets))).emit();
        return;
    }
    if (result.rows, result.cols) != (rows, cols) {
        let message = format!("a subview of {rows}x{cols} has a result of {}x{}", result.rows, result.cols);
        cx.report(431, At::Result(0), message).emit();
    }
    let kind = |t: &TileDesc| (t.dtype, t.loc, t.blayout, t.slayout, t.fractal, t.pad);
    if kind(tile) != kind(result) {
        let message = "a subview has the element type, memory, layout and padding of its source".to_owned();
        cx.report(431, At::Result(0), message).note(format!("the source is {tile}")).emit();
    }
    let mut at = [(0, None); 2];
    for (slot, (i, fact)) in at.iter_mut().zip(cx.variadic(offsets)) {
        *slot = (i, fact.constant);
    }
    inside(cx, tile, [rows, cols], at, sizes);
    boxes(cx, tile, [rows, cols], at, sizes);
    let given = [cx.variadic(valid[0]).next(), cx.variadic(valid[1]).next()];
    if let [Some((i, _)), None] | [None, Some((i, _))] = given {
        let message = format!("`{}` and `{}` are given together or not at all", cx.name(valid[0]), cx.name(valid[1]));
        cx.report(433, At::Operand(i), message).emit();
    }
    let regions = [(valid[0], rows, "rows", result.valid_rows), (valid[1], cols, "columns", result.valid_cols)];
    for (operand, n, what, region) in regions {
        let Some((i, fact)) = cx.variadic(operand).next() else { continue };
        let expected = fact.constant.map_or(Dim::Dynamic, Dim::Static);
        if let Some(constant) = fact.constant
            && !(0..=n).contains(&constant)
        {
            let message = format!("{constant} valid {what} in a subview of {n}");
            cx.report(433, At::Operand(i), message).emit();
        } else if region != expected {
            let name = cx.name(operand);
            let message = format!("expected {expected} valid {what} in the result, as `{name}` says, found {region}");
            cx.report(433, At::Result(0), message).emit();
        }
    }
}

/// Checks that the window is not empty and lies inside its source.
fn inside(cx: &mut Cx<'_, '_>, tile: &TileDesc, size: [i64; 2], at: [(usize, Option<i64>); 2], sizes: Key) {
    let extents = [("rows", tile.rows), ("columns", tile.cols)];
    for (((what, extent), size), (i, offset)) in extents.into_iter().zip(size).zip(at) {
        if size <= 0 || size > extent {
            let message = format!("a subview of {size} {what} is not inside a source of {extent}");
            cx.report(431, At::Attr(sizes), message).emit();
        } else if let Some(offset) = offset
            && (offset < 0 || offset.saturating_add(size) > extent)
        {
            let message = format!("{size} {what} from {offset} on are not inside a source of {extent}");
            cx.report(431, At::Operand(i), message).emit();
        }
    }
}

/// Checks that the window of a boxed tile consists of whole boxes.
fn boxes(cx: &mut Cx<'_, '_>, tile: &TileDesc, size: [i64; 2], at: [(usize, Option<i64>); 2], sizes: Key) {
    let Some((box_rows, box_cols)) = tile.inner_box() else { return };
    let units = [("rows", box_rows), ("columns", box_cols)];
    for (((what, unit), size), (i, offset)) in units.into_iter().zip(size).zip(at) {
        if size % unit != 0 {
            let message = format!("{size} {what} are not whole boxes of {unit}");
            cx.report(432, At::Attr(sizes), message).emit();
        } else if let Some(offset) = offset
            && offset % unit != 0
        {
            let message = format!("offset {offset} is not a multiple of {unit}, the {what} of a box");
            cx.report(432, At::Operand(i), message).emit();
        }
    }
}

pub(super) fn set_valid(cx: &mut Cx<'_, '_>, tile: Idx, valid: [Idx; 2], makers: &'static [Opcode]) {
    let Some((i, t)) = cx.tile(tile) else { return };
    let maker = cx.fact(tile).and_then(|(_, fact)| fact.maker);
    if !maker.is_some_and(|maker| makers.contains(&maker)) {
        let found =
            maker.map_or_else(|| "another value".to_owned(), |maker| format!("the result of pto.{}", maker.op().name));
        let names = Opcode::prose(makers);
        let message = format!("expected the result of {names} as `{}`, found {found}", cx.name(tile));
        cx.report(453, At::Operand(i), message).emit();
    }
    if !(t.valid_rows.is_dynamic() && t.valid_cols.is_dynamic()) {
        let message =
            format!("expected a valid region of ?x? in `{}`, found {}x{}", cx.name(tile), t.valid_rows, t.valid_cols);
        cx.report(434, At::Operand(i), message).emit();
    }
    for (operand, extent, what) in [(valid[0], t.rows, "rows"), (valid[1], t.cols, "columns")] {
        if let Some((i, fact)) = cx.fact(operand)
            && let Some(n) = fact.constant
            && !(0..=extent).contains(&n)
        {
            let message = format!("{n} valid {what} in a tile of {extent}");
            cx.report(435, At::Operand(i), message).emit();
        }
    }
}
