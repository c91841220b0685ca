//! Checks valid regions, row reductions and row expansions.

use super::{At, Cx, Topic};
use crate::names::Key;
use crate::rule::{Axes, FullSource, Idx};
use crate::types::BLayout;
use crate::types::{Dim, SLayout, TileDesc};

/// Returns the extents of the axes that the rule compares; the other axis counts as dynamic.
fn extents(tile: &TileDesc, axes: Axes) -> [Dim; 2] {
    match axes {
        Axes::Both => [tile.valid_rows, tile.valid_cols],
        Axes::Rows => [tile.valid_rows, Dim::Dynamic],
        Axes::Cols => [Dim::Dynamic, tile.valid_cols],
    }
}

pub(super) fn same_valid(cx: &mut Cx<'_, '_>, operands: &'static [Idx], axes: Axes) {
    let mut expected = [Dim::Dynamic; 2];
    let mut from = [0; 2];
    let mut conflict = false;
    // The last operand is the reference; if its extent is dynamic, the last operand with a static extent is.
    for &o in operands.iter().rev() {
        let Some((_, tile)) = cx.tile(o) else { continue };
        for ((want, origin), found) in expected.iter_mut().zip(&mut from).zip(extents(tile, axes)) {
            if want.is_dynamic() {
                (*want, *origin) = (found, o);
            }
            conflict |= want.conflicts(found);
        }
    }
    if !conflict {
        return;
    }
    // If all other operands agree with each other, the reference is reported instead of them.
    let reference = operands.last().copied().unwrap_or(0);
    let others = || operands.iter().filter(move |&&o| o != reference).filter_map(|&o| cx.tile(o).map(|(_, t)| (o, t)));
    if let Some((first, tile)) = others().next()
        && operands.len() > 2
        && others().all(|(_, t)| extents(t, axes) == extents(tile, axes) && extents(t, axes) != expected)
    {
        (expected, from) = (extents(tile, axes), [first; 2]);
    }
    for &o in operands {
        let Some((i, tile)) = cx.tile(o) else { continue };
        let found = extents(tile, axes);
        let rows = expected[0].conflicts(found[0]);
        let cols = expected[1].conflicts(found[1]);
        if !(rows || cols) || cx.judged(Topic::Shape, o) {
            continue;
        }
        cx.judge(Topic::Shape, o);
        let (name, reference) = (cx.name(o), cx.name(if rows { from[0] } else { from[1] }));
        let message = match (rows, cols) {
            (true, false) => {
                format!("expected {} valid rows as in `{reference}`, found {} in `{name}`", expected[0], found[0])
            }
            (false, _) => {
                format!("expected {} valid columns as in `{reference}`, found {} in `{name}`", expected[1], found[1])
            }
            (true, true) => format!(
                "expected a valid region of {}x{} as in `{reference}`, found {}x{} in `{name}`",
                expected[0], expected[1], found[0], found[1]
            ),
        };
        cx.report(303, At::Operand(i), message).emit();
    }
}

/// Returns whether the valid region of the operand is 0x0.
pub(super) fn is_empty(cx: &Cx<'_, '_>, operand: Idx) -> bool {
    cx.tile(operand).is_some_and(|(_, tile)| tile.is_empty())
}

pub(super) fn non_empty(cx: &mut Cx<'_, '_>, operand: Idx) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    if tile.valid_rows == Dim::Static(0) || tile.valid_cols == Dim::Static(0) {
        let message =
            format!("valid region of `{}` is empty: {}x{}", cx.name(operand), tile.valid_rows, tile.valid_cols);
        cx.report(313, At::Operand(i), message).emit();
    }
}

pub(super) fn row_result(cx: &mut Cx<'_, '_>, operand: Idx) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    if cx.judged(Topic::Place, operand) || tile.slayout != SLayout::NoneBox {
        return;
    }
    let name = cx.name(operand);
    if tile.blayout == BLayout::ColMajor && tile.cols != 1 {
        let message = format!("column-major result `{name}` has {} columns, expected 1", tile.cols);
        cx.report(312, At::Operand(i), message).emit();
    } else if tile.valid_cols.conflicts(Dim::Static(1)) {
        let message = format!("result `{name}` has {} valid columns, expected 1", tile.valid_cols);
        cx.report(312, At::Operand(i), message).emit();
    }
}

/// Returns the columns of an operand with one value per row: 32 bytes if it is row major, else 1.
fn row_columns(tile: &TileDesc) -> i64 {
    match tile.blayout {
        BLayout::RowMajor => 32 / i64::from(tile.dtype.bytes()),
        BLayout::ColMajor => 1,
    }
}

/// Returns whether the operand has the extents of the destination.
fn covers(tile: &TileDesc, dst: &TileDesc) -> bool {
    !tile.valid_rows.conflicts(dst.valid_rows) && !tile.valid_cols.conflicts(dst.valid_cols)
}

/// Returns whether the operand has one valid column, in any layout.
fn is_one_column(tile: &TileDesc, dst: &TileDesc) -> bool {
    !tile.valid_rows.conflicts(dst.valid_rows) && !tile.valid_cols.conflicts(Dim::Static(1))
}

/// Returns whether the operand has one value for each row of the destination.
fn is_row_operand(tile: &TileDesc, dst: &TileDesc) -> bool {
    !tile.valid_rows.conflicts(dst.valid_rows) && !tile.valid_cols.conflicts(Dim::Static(row_columns(tile)))
}

pub(super) fn row_expand(cx: &mut Cx<'_, '_>, sources: [Idx; 2], dst: Idx, full: FullSource) {
    let (Some((ia, a)), Some((ib, b)), Some((_, d))) = (cx.tile(sources[0]), cx.tile(sources[1]), cx.tile(dst)) else {
        return;
    };
    if sources.iter().any(|&o| cx.judged(Topic::Place, o)) {
        return;
    }
    let in_rows = |t: &TileDesc| full == FullSource::Any || t.blayout == BLayout::RowMajor;
    let is_full = |t: &TileDesc| covers(t, d) && in_rows(t);
    let fits = is_full(a) && is_row_operand(b, d)
        || full != FullSource::First && is_full(b) && is_row_operand(a, d)
        // ptoas does not check these extents, and prints files with a row-major column.
        || full == FullSource::Any
            && (covers(a, d) && (covers(b, d) || is_one_column(b, d)) || covers(b, d) && is_one_column(a, d));
    if fits {
        return;
    }
    let region = |t: &TileDesc| format!("{}x{}", t.valid_rows, t.valid_cols);
    let (name_a, name_b, name_d) = (cx.name(sources[0]), cx.name(sources[1]), cx.name(dst));
    if full == FullSource::First && !covers(a, d) {
        let message =
            format!("expected the valid region {} of `{name_d}` in `{name_a}`, found {}", region(d), region(a));
        cx.report(315, At::Operand(ia), message).emit();
        return;
    }
    for (at, name, tile, other) in [(ia, name_a, a, b), (ib, name_b, b, a)] {
        if covers(tile, d) && !in_rows(tile) && is_row_operand(other, d) {
            let message =
                format!("expected `{name}` with layout row_major, as it covers `{name_d}`, found {}", tile.layout());
            cx.report(315, At::Operand(at), message).emit();
            return;
        }
    }
    if !covers(a, d) && !covers(b, d) {
        let message = format!(
            "neither `{name_a}` ({}) nor `{name_b}` ({}) covers the valid region {} of `{name_d}`",
            region(a),
            region(b),
            region(d)
        );
        cx.report(315, At::Operand(ia), message).emit();
        return;
    }
    let (at, name, tile) = if covers(a, d) { (ib, name_b, b) } else { (ia, name_a, a) };
    let message = format!(
        "expected a valid region of {}x{} in `{name}`, one value for each row of `{name_d}`, found {}",
        d.valid_rows,
        row_columns(tile),
        region(tile)
    );
    cx.report(315, At::Operand(at), message)
        .note("a row-major operand holds 32 bytes for each row, a column-major one a single value".to_owned())
        .emit();
}

pub(super) fn row_operand(cx: &mut Cx<'_, '_>, sources: [Idx; 2], dst: Idx) {
    let (Some((_, a)), Some((i, b)), Some((_, d))) = (cx.tile(sources[0]), cx.tile(sources[1]), cx.tile(dst)) else {
        return;
    };
    if covers(a, d) && covers(b, d) && !is_row_operand(a, d) && !is_row_operand(b, d) {
        let (name_a, name_b) = (cx.name(sources[0]), cx.name(sources[1]));
        let message =
            format!("`{name_a}` and `{name_b}` both cover `{}`: neither has one value for each row", cx.name(dst));
        cx.report(314, At::Operand(i), message).emit();
    }
}

pub(super) fn row_scratch(cx: &mut Cx<'_, '_>, tmp: Idx, dst: Idx) {
    let (Some((i, scratch)), Some((_, d))) = (cx.tile(tmp), cx.tile(dst)) else { return };
    let Some(size) = scratch.size_bytes() else { return };
    // A broadcast writes 256 bytes for eight rows; the scratch never holds more than 30 blocks at a time.
    let (needed, rows) = match d.valid_rows {
        Dim::Static(rows) if rows < 256 => ((rows + 7) / 8 * 256, rows.to_string()),
        Dim::Static(rows) => (7680, rows.to_string()),
        Dim::Dynamic => (8192, "a dynamic number of".to_owned()),
    };
    if size < needed {
        let message = format!("scratch `{}` has {size} bytes, {needed} are needed for {rows} rows", cx.name(tmp));
        cx.report(316, At::Operand(i), message).emit();
    }
}

pub(super) fn tmp_mode(cx: &mut Cx<'_, '_>, tmp: Idx, sources: [Idx; 2], unless: Option<(Key, i64)>) {
    let Some((i, _)) = cx.fact(tmp) else { return };
    if unless.is_some_and(|(attr, value)| cx.attr_is(attr, value)) {
        return;
    }
    let column = |o: Idx| cx.tile(o).is_none_or(|(_, t)| t.blayout == BLayout::ColMajor);
    if !sources.iter().any(|&o| column(o)) {
        let message =
            format!("scratch `{}` has an effect only where one source is a column-major column", cx.name(tmp));
        cx.report(319, At::Operand(i), message).help("drop the scratch operand".to_owned()).emit();
    }
}
