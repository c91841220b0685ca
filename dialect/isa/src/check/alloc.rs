//! Checks allocated tile buffers.

use super::place::listed;
use super::{At, Cx, Fact};
use crate::enums::Prose;
use crate::repair::Repair;
use crate::rule::{Idx, LocLayouts};
use crate::target::{PerTarget, memory};
use crate::types::{BLayout, DType, Fractal, Loc, TileDesc, TypeDesc};

const RESULT: At = At::Result(0);

/// Returns the unit in bytes of which the length of each line must be a multiple.
fn unit(dtype: DType) -> i128 {
    if dtype.is_packed_fp4() { 16 } else { 32 }
}

/// Returns the number of elements in the shortest legal line.
pub(super) fn line_of(dtype: DType) -> i64 {
    i64::try_from(unit(dtype) / i128::from(dtype.bytes()).max(1)).unwrap_or(1).max(1)
}

pub(super) fn line_alignment(cx: &mut Cx<'_, '_>) {
    let Some(tile) = cx.result_tile() else { return };
    if tile.is_boxed() {
        return;
    }
    let unit = unit(tile.dtype);
    let size = i128::from(tile.dtype.bytes());
    let (line, other, n) = match tile.blayout {
        BLayout::RowMajor => ("row", "columns", tile.cols),
        BLayout::ColMajor => ("column", "rows", tile.rows),
    };
    // Extents may be as large as i64 allows, so the product needs 128 bits.
    let n = i128::from(n);
    let bytes = n * size;
    if bytes % unit == 0 {
        return;
    }
    let step = i128::from(line_of(tile.dtype));
    let message = format!("a {line} of {n} {} elements is {bytes} bytes, not a multiple of {unit}", tile.dtype);
    let padded = (n + step - 1) / step * step;
    let help = format!("use {padded} {other} and a valid region of {n}");
    let shape = i64::try_from(padded).ok().map(|padded| match tile.blayout {
        BLayout::RowMajor => Repair::shape(tile.rows, padded),
        BLayout::ColMajor => Repair::shape(padded, tile.cols),
    });
    let report = cx.report(306, RESULT, message).help(help.clone());
    report.repair_if(shape.map(|shape| (help, shape))).emit();
}

pub(super) fn box_division(cx: &mut Cx<'_, '_>) {
    let Some(tile) = cx.result_tile() else { return };
    let Some((rows, cols)) = tile.inner_box() else { return };
    // The scales of a product need 2 rows per 64 elements along k of the right operand, so any number of rows is legal.
    let has_any_rows = tile.loc == Loc::Vec || tile.fractal == Fractal::F32 || tile.rows == 1;
    if !has_any_rows && tile.rows % rows != 0 || tile.cols % cols != 0 {
        let message = format!("{}x{} elements are not divisible into boxes of {rows}x{cols}", tile.rows, tile.cols);
        cx.report(307, RESULT, message).note(format!("the layout is {}", tile.layout())).emit();
    }
}

pub(super) fn address(cx: &mut Cx<'_, '_>, operand: Idx) {
    let Some(tile) = cx.result_tile() else { return };
    let given = cx.fact(operand).and_then(|(i, fact)| Some((i, fact.constant?)));
    capacity(cx, tile, given);
    let Some((i, addr)) = given else { return };
    let align = memory(tile.loc).align;
    if addr < 0 {
        cx.report(308, At::Operand(i), format!("address {addr} is negative")).emit();
    } else if addr % align != 0 {
        let message = format!("address {addr} is not a multiple of {align}, the alignment of {} memory", tile.loc);
        cx.report(308, At::Operand(i), message).help(format!("use {}", addr / align * align)).emit();
    }
}

/// Checks that the tile ends inside its memory: at its address if that is constant, else at address 0.
fn capacity(cx: &mut Cx<'_, '_>, tile: &TileDesc, given: Option<(usize, i64)>) {
    let target = cx.facts.target;
    let Some(capacity) = *memory(tile.loc).capacity.on(target) else { return };
    let slots = match cx.facts.results.first() {
        Some(Fact { ty: TypeDesc::MultiTile { count, .. }, .. }) => *count,
        Some(_) | None => 1,
    };
    let bytes = tile.size_bytes().and_then(|bytes| bytes.checked_mul(slots)).unwrap_or(i64::MAX);
    let (place, start) = given.map_or((RESULT, 0), |(i, addr)| (At::Operand(i), addr.max(0)));
    let end = start.saturating_add(bytes);
    if end <= capacity {
        return;
    }
    let message = if bytes > capacity {
        format!("the buffer has {bytes} bytes, but {} memory of {target} has {capacity}", tile.loc)
    } else {
        format!("the buffer ends at byte {end}, but {} memory of {target} has {capacity} bytes", tile.loc)
    };
    let mut report = cx.report(342, if bytes > capacity { RESULT } else { place }, message);
    report.violation.source = "ascend targets, on-chip memories".to_owned();
    if bytes > capacity {
        report.emit()
    } else {
        report.help(format!("use an address of at most {}", capacity - bytes)).emit()
    }
}

pub(super) fn valid_operands(cx: &mut Cx<'_, '_>, rows: Idx, cols: Idx) {
    let Some(tile) = cx.result_tile() else { return };
    for (operand, dim, what) in [(rows, tile.valid_rows, "rows"), (cols, tile.valid_cols, "columns")] {
        let name = cx.name(operand);
        let given = cx.variadic(operand).next();
        match (given, dim.is_dynamic()) {
            (None, true) => {
                cx.report(309, RESULT, format!("`{name}` is missing: the type has `?` valid {what}")).emit();
            }
            (Some((i, _)), false) => {
                let message = format!("`{name}` is given, but the type has {dim} valid {what}");
                cx.report(309, At::Operand(i), message)
                    .help("write `?` in the type or drop the operand".to_owned())
                    .emit();
            }
            (Some(_), true) | (None, false) => {}
        }
    }
}

pub(super) fn max_extents(cx: &mut Cx<'_, '_>, rows: &PerTarget<i64>, cols: i64) {
    let Some(tile) = cx.result_tile() else { return };
    let target = cx.facts.target;
    for (what, n, max) in [("rows", tile.rows, *rows.on(target)), ("columns", tile.cols, cols)] {
        if n > max {
            cx.report(310, RESULT, format!("the tile has {n} {what}, expected at most {max} on {target}")).emit();
        }
    }
}

pub(super) fn layout_table(cx: &mut Cx<'_, '_>, table: &'static [LocLayouts]) {
    let Some(tile) = cx.result_tile() else { return };
    let Some(entry) = table.iter().find(|e| e.loc == tile.loc) else { return };
    if !listed(entry.layouts, tile.layout()) {
        let message = format!("layout {} is not in use in {} memory", tile.layout(), tile.loc);
        cx.report(311, RESULT, message).note(format!("expected {}", Prose(entry.layouts.iter()))).emit();
    }
}
