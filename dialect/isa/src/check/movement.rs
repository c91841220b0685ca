//! Checks loads, stores and moves.

use super::place::{listed, relayout};
use super::{At, Cx, Topic};
use crate::enums::Prose;
use crate::rule::{AccConversion, Idx, Move, ViewConversion};
use crate::target::PerTarget;
use crate::types::{DTypeSet, Dim, FractalName, Layout, Loc, Pad, TileDesc, ViewLayout};

pub(super) fn same_width(cx: &mut Cx<'_, '_>, view: Idx, tile: Idx, except: Option<Loc>) {
    let (Some((_, v)), Some((i, t))) = (cx.view(view), cx.tile(tile)) else { return };
    if except == Some(t.loc) || v.dtype.bits() == t.dtype.bits() || cx.judged(Topic::DType, tile) {
        return;
    }
    let message = format!(
        "expected elements of {} bytes as in `{}` ({}), found {} of {} bytes in `{}`",
        v.dtype.bytes(),
        cx.name(view),
        v.dtype,
        t.dtype,
        t.dtype.bytes(),
        cx.name(tile)
    );
    cx.judge(Topic::DType, tile);
    cx.report(410, At::Operand(i), message).emit();
}

/// Returns whether a table contains the transfer between a view of a layout and a tile.
///
/// # Errors
/// The table has entries for the memory of the tile, but not this transfer. The error is the entry for that memory and
/// the layout of the view, which lists the legal layouts of the tile; `None` if there is no such entry.
pub fn view_transfer(
    table: &'static [ViewConversion],
    view: ViewLayout,
    tile: &TileDesc,
) -> Result<(), Option<&'static ViewConversion>> {
    // A single row or column has the same order in ND and DN.
    let line = !tile.is_boxed() && (tile.rows == 1 || tile.cols == 1);
    if line || !table.iter().any(|known| known.loc == tile.loc) {
        return Ok(());
    }
    let entry = table.iter().find(|known| known.loc == tile.loc && known.view == view);
    if entry.is_some_and(|known| listed(known.tiles, tile.layout())) { Ok(()) } else { Err(entry) }
}

pub(super) fn view_conversion(cx: &mut Cx<'_, '_>, view: Idx, tile: Idx, table: &'static [ViewConversion]) {
    let (Some((_, fact)), Some((i, t))) = (cx.fact(view), cx.tile(tile)) else { return };
    let Some(layout) = fact.layout else { return };
    if cx.judged(Topic::Place, tile) {
        return;
    }
    let Err(entry) = view_transfer(table, layout, t) else { return };
    cx.judge(Topic::Place, tile);
    let message =
        format!("no transfer between a view of layout {layout} and a {} tile of layout {}", t.loc, t.layout());
    let report = cx.report(411, At::Operand(i), message);
    match entry {
        Some(c) => report.note(format!("expected a tile of layout {}", Prose(c.tiles.iter()))).emit(),
        None => report.emit(),
    }
}

pub(super) fn wide_elements(cx: &mut Cx<'_, '_>, tile: Idx) {
    let Some((i, t)) = cx.tile(tile) else { return };
    if t.dtype.bits() != 64 || cx.judged(Topic::Place, tile) {
        return;
    }
    if !matches!(t.fractal_name(), FractalName::Nd | FractalName::Dn) {
        let message =
            format!("expected `{}` with layout ND or DN for 64-bit elements, found {}", cx.name(tile), t.layout());
        cx.report(419, At::Operand(i), message).emit();
    } else if !matches!(t.pad, Pad::Null | Pad::Zero) {
        let message =
            format!("expected `{}` with pad null or zero for 64-bit elements, found {}", cx.name(tile), t.pad);
        cx.report(419, At::Operand(i), message).emit();
    }
}

pub(super) fn element_count(cx: &mut Cx<'_, '_>, tile: Idx, view: Idx, unless: Option<Idx>) {
    if unless.is_some_and(|o| cx.present(o)) {
        return;
    }
    let (Some((i, t)), Some((_, v))) = (cx.tile(tile), cx.view(view)) else { return };
    let (Dim::Static(rows), Dim::Static(cols), Some(expected)) = (t.valid_rows, t.valid_cols, v.shape.elements())
    else {
        return;
    };
    let found = rows.saturating_mul(cols);
    // Another rule reports an empty view.
    if found != expected && expected > 0 && !cx.judged(Topic::Shape, tile) {
        let message = format!(
            "expected {expected} valid elements in `{}` as in `{}`, found {found} ({rows}x{cols})",
            cx.name(tile),
            cx.name(view)
        );
        cx.judge(Topic::Shape, tile);
        cx.report(413, At::Operand(i), message).emit();
    }
}

pub(super) fn acc_conversion(
    cx: &mut Cx<'_, '_>,
    src: Idx,
    dst: Idx,
    quant: &'static [Idx],
    table: &'static [AccConversion],
) {
    let (Some((is, s)), Some((id, d))) = (cx.tile(src), cx.fact(dst)) else { return };
    let Some(found) = d.ty.dtype() else { return };
    if s.loc != Loc::Acc || cx.judged(Topic::DType, src) || cx.judged(Topic::DType, dst) || cx.judged(Topic::Place, dst)
    {
        return;
    }
    let Some(entry) = table.iter().find(|c| c.src.contains(s.dtype)) else {
        let all = table.iter().fold(DTypeSet::EMPTY, |set, c| set.or(c.src));
        let message = format!("an accumulator holds {all}, found {} in `{}`", s.dtype, cx.name(src));
        cx.report(414, At::Operand(is), message).emit();
        return;
    };
    let quantised = quant.iter().any(|&o| cx.present(o));
    let target = cx.facts.target;
    let set = *if quantised { &entry.quantised } else { &entry.plain }.on(target);
    if set.contains(found) {
        return;
    }
    let how = if quantised { "with" } else { "without" };
    let message =
        format!("an accumulator of {} leaves as {set} {how} quantisation on {target}, found {found}", s.dtype);
    let other = *if quantised { &entry.plain } else { &entry.quantised }.on(target);
    let report = cx.report(414, At::Operand(id), message);
    if other.contains(found) {
        let how = if quantised { "without" } else { "with" };
        report.note(format!("{found} is legal {how} quantisation")).emit();
    } else {
        report.emit();
    }
}

/// Returns the moves between two memories as text for a message.
fn pairs(table: &'static [Move]) -> impl Iterator<Item = String> + Clone {
    table.iter().map(|m| format!("{} to {}", m.from, m.to))
}

fn layout_listed(list: &'static [Layout], tile: &TileDesc) -> bool {
    list.is_empty() || listed(list, tile.layout())
}

pub(super) fn moves(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, table: &PerTarget<&'static [Move]>) {
    let (Some((is, s)), Some((id, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let target = cx.facts.target;
    let table = *table.on(target);
    let (src_name, dst_name) = (cx.name(src), cx.name(dst));
    let Some(entry) = table.iter().find(|m| m.from == s.loc && m.to == d.loc) else {
        cx.judge(Topic::Place, dst);
        let message = format!("no pto.{} from {} to {} on {target}", cx.facts.op.name, s.loc, d.loc);
        cx.report(420, At::Operand(id), message).note(format!("expected {}", Prose(pairs(table)))).emit();
        return;
    };
    for (at, operand, name, tile, list) in
        [(is, src, src_name, s, entry.from_layouts), (id, dst, dst_name, d, entry.to_layouts)]
    {
        if !layout_listed(list, tile) {
            cx.judge(Topic::Place, operand);
            let message = format!(
                "expected `{name}` with layout {} to move from {} to {} on {target}, found {}",
                Prose(list.iter()),
                s.loc,
                d.loc,
                tile.layout()
            );
            let repair = relayout(tile, list);
            cx.report(421, At::Operand(at), message).repair_if(repair).emit();
        }
    }
    if entry.same_layout && !listed(&[s.layout()], d.layout()) {
        cx.judge(Topic::Place, dst);
        let message =
            format!("expected `{dst_name}` with layout {} as in `{src_name}`, found {}", s.layout(), d.layout());
        let repair = relayout(d, &[s.layout()]);
        cx.report(421, At::Operand(id), message).repair_if(repair).emit();
    }
    if !entry.dtypes.contains(s.dtype) {
        cx.judge(Topic::DType, src);
        cx.judge(Topic::DType, dst);
        let message = format!(
            "expected {} to move from {} to {} on {target}, found {} in `{src_name}`",
            Prose(entry.dtypes.words()),
            s.loc,
            d.loc,
            s.dtype
        );
        cx.report(302, At::Operand(is), message).emit();
    } else if entry.same_dtype && s.dtype != d.dtype {
        cx.judge(Topic::DType, dst);
        let message =
            format!("expected element type {} as in `{src_name}`, found {} in `{dst_name}`", s.dtype, d.dtype);
        cx.report(423, At::Operand(id), message).emit();
    }
    if entry.same_extent && (s.rows, s.cols) != (d.rows, d.cols) {
        cx.judge(Topic::Shape, dst);
        let message = format!(
            "expected {}x{} elements as in `{src_name}`, found {}x{} in `{dst_name}`",
            s.rows, s.cols, d.rows, d.cols
        );
        cx.report(424, At::Operand(id), message).emit();
    }
}

pub(super) fn window(cx: &mut Cx<'_, '_>, src: Idx, [row, col]: [Idx; 2], dst: Idx, valid: bool) {
    let (Some((_, s)), Some((_, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let size = |physical: i64, region: Dim| if valid { region.get().unwrap_or(0) } else { physical };
    let axes = [(row, "row", size(d.rows, d.valid_rows), s.rows), (col, "column", size(d.cols, d.valid_cols), s.cols)];
    for (operand, what, size, extent) in axes {
        let Some((i, first)) = cx.fact(operand).map(|(i, f)| (i, f.constant)) else { continue };
        let src = cx.name(src);
        let message = match first {
            Some(first) if first < 0 || first.saturating_add(size) > extent => {
                format!("a subview of {size} {what}s from {what} {first} is outside the {extent} {what}s of `{src}`")
            }
            None if size > extent => format!("a subview of {size} {what}s is larger than `{src}` with its {extent}"),
            Some(_) | None => continue,
        };
        cx.report(422, At::Operand(i), message).emit();
    }
}
