//! Checks locations and layouts.

use super::{At, Cx, Topic, alloc};
use crate::enums::Prose;
use crate::repair::{Repair, Retype, options, words};
use crate::rule::{Axes, Idx, LocSet};
use crate::target::PerTarget;
use crate::types::{FractalName, Layout, Loc, SLayout, TileDesc};

/// Returns whether the layout is in the list; the fractal is compared only for boxed tiles.
pub(super) fn listed(list: &[Layout], layout: Layout) -> bool {
    list.iter().any(|l| {
        l.blayout == layout.blayout
            && l.slayout == layout.slayout
            && (l.slayout == SLayout::NoneBox || l.fractal == layout.fractal)
    })
}

pub(super) fn location(cx: &mut Cx<'_, '_>, operands: &'static [Idx], allowed: &PerTarget<LocSet>) {
    let set = *allowed.on(cx.facts.target);
    for &o in operands {
        located(cx, o, set);
    }
}

/// Checks that a tile is in one of these memories.
pub(super) fn located(cx: &mut Cx<'_, '_>, operand: Idx, set: LocSet) {
    for (i, tile) in cx.tiles(operand) {
        if set.contains(tile.loc) || cx.judged(Topic::Place, operand) {
            continue;
        }
        cx.judge(Topic::Place, operand);
        let message = format!("expected `{}` in {set}, found it in {}", cx.name(operand), tile.loc);
        cx.report(304, At::Operand(i), message).emit();
    }
}

pub(super) fn layout(
    cx: &mut Cx<'_, '_>,
    operands: &'static [Idx],
    loc: Option<Loc>,
    allowed: &PerTarget<&'static [Layout]>,
) {
    let list = *allowed.on(cx.facts.target);
    for &o in operands {
        for (i, tile) in cx.tiles(o) {
            if loc.is_some_and(|l| l != tile.loc) || listed(list, tile.layout()) || cx.judged(Topic::Place, o) {
                continue;
            }
            cx.judge(Topic::Place, o);
            let place = loc.map_or_else(String::new, |_| format!(" on {}", cx.facts.target));
            let message =
                format!("expected `{}` with layout {}{place}, found {}", cx.name(o), Prose(list.iter()), tile.layout());
            let repair = relayout(tile, list);
            cx.report(305, At::Operand(i), message).repair_if(repair).emit();
        }
    }
}

/// Proposes another type for a tile, if the list has one layout. If a column becomes row major, the proposal pads it to
/// whole lines.
pub(super) fn relayout(tile: &TileDesc, list: &[Layout]) -> Option<(String, Repair)> {
    let [layout] = *list else { return None };
    let unit = alloc::line_of(tile.dtype);
    if layout.name() == FractalName::Nd && tile.layout().name() == FractalName::Dn && tile.cols == 1 && unit > 1 {
        let (rows, dtype) = (tile.rows, tile.dtype);
        let help = format!(
            "use {rows}x{unit}x{dtype}, valid={rows}x1 for a column of row-major lines, or view the column as the row \
             1x{rows}x{dtype} by pto.treshape"
        );
        let layout = Some(words(layout));
        return Some((help, Repair::Retype(Retype { shape: Some([rows, unit]), layout, ..Retype::default() })));
    }
    Some((format!("write {} in its type", options(layout)), Repair::layout(layout)))
}

pub(super) fn extent(cx: &mut Cx<'_, '_>, operand: Idx, loc: Option<Loc>, axes: Axes, min: i64, max: i64) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    if loc.is_some_and(|l| l != tile.loc) || cx.judged(Topic::Shape, operand) {
        return;
    }
    let (rows, cols) = tile.logical();
    for (what, n, on) in [("rows", rows, axes != Axes::Cols), ("columns", cols, axes != Axes::Rows)] {
        if on && !(min..=max).contains(&n) {
            let bounds = if min == max { min.to_string() } else { format!("{min} to {max}") };
            let message = format!("`{}` has {n} {what}, expected {bounds}", cx.name(operand));
            cx.judge(Topic::Shape, operand);
            cx.report(418, At::Operand(i), message).emit();
        }
    }
}
