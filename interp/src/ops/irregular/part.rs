//! Operations whose sources may be smaller than the destination.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::tile::Tile;
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::types::DType;
use pto_numerics::{Binary, Element, Undefined};

/// Loads a source; fails if it is larger than the destination.
fn source(cx: &mut Ctx<'_, '_>, name: Name, target: &Tile) -> Exec<Grid> {
    let tile = cx.tile(name)?;
    if tile.rows > target.rows || tile.cols > target.cols {
        let message = format!(
            "expected a valid region within the {} x {} of `dst`, found {} x {} in `{name}`",
            target.rows, target.cols, tile.rows, tile.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    cx.in_place_or_apart(name, &tile, Name::Dst, target)?;
    cx.load(&tile)
}

/// Returns the element of a row and column, if it is valid.
fn at(grid: &Grid, row: usize, col: usize) -> Option<Element> {
    (row < grid.rows && col < grid.cols).then(|| grid.get(row, col))
}

/// Returns the runs of columns of a row that have a value, with their first column.
fn runs(values: Vec<Option<Element>>) -> Vec<(usize, Vec<Element>)> {
    let mut runs: Vec<(usize, Vec<Element>)> = Vec::new();
    for (col, value) in values.into_iter().enumerate() {
        let Some(value) = value else { continue };
        match runs.last_mut() {
            Some((first, run)) if *first + run.len() == col => run.push(value),
            Some(_) | None => runs.push((col, vec![value])),
        }
    }
    runs
}

/// Stores the elements of a row that have a value.
fn store_row(cx: &mut Ctx<'_, '_>, target: &Tile, row: usize, values: Vec<Option<Element>>) -> Exec {
    for (first, run) in runs(values) {
        let made = cx.compute(target.desc.dtype, 1, run.len(), |_, col| Ok(run[col]))?;
        cx.store_part(target, row, first, &made)?;
    }
    Ok(())
}

/// Computes `src0 op src1` where both are valid, and copies the valid one where only one is. Elsewhere `dst` becomes
/// `padding`, or is unchanged without padding: no source states its value.
fn part(cx: &mut Ctx<'_, '_>, op: Binary, padding: Option<fn(DType) -> Element>) -> Exec {
    let (target, profile) = (cx.tile(Name::Dst)?, cx.profile());
    let padding = padding.map(|padding| padding(target.desc.dtype));
    let (first, second) = (source(cx, Name::Src0, &target)?, source(cx, Name::Src1, &target)?);
    for row in 0..target.rows {
        let mut values = Vec::with_capacity(target.cols);
        for col in 0..target.cols {
            let made = match (at(&first, row, col), at(&second, row, col)) {
                (Some(a), Some(b)) => Some(pto_numerics::binary(op, a, b, profile)),
                (one, other) => one.or(other).or(padding).map(Ok),
            };
            let place = |why: Undefined| cx.undefined(why, format_args!("row {row}, column {col}"));
            values.push(made.transpose().map_err(place)?);
        }
        store_row(cx, &target, row, values)?;
    }
    Ok(())
}

/// Computes the sum where both sources are valid, else copies the valid one. Source: PTO ISA manual, tpartadd.md.
pub(super) fn tpartadd(cx: &mut Ctx<'_, '_>) -> Exec {
    part(cx, Binary::Add, None)
}

/// Computes the maximum where both sources are valid, else copies the valid one, else the least finite value (golden
/// data of ptoas). Source: PTO ISA manual, tpartmax.md.
pub(super) fn tpartmax(cx: &mut Ctx<'_, '_>) -> Exec {
    part(cx, Binary::Max, Some(Element::least_finite))
}

/// Computes the minimum where both sources are valid, else copies the valid one, else the greatest finite value (golden
/// data of ptoas). Source: PTO ISA manual, tpartmin.md.
pub(super) fn tpartmin(cx: &mut Ctx<'_, '_>) -> Exec {
    part(cx, Binary::Min, Some(Element::greatest_finite))
}

/// Computes the product where both sources are valid, else copies the valid one. Source: PTO ISA manual, tpartmul.md.
pub(super) fn tpartmul(cx: &mut Ctx<'_, '_>) -> Exec {
    part(cx, Binary::Mul, None)
}

/// Computes the values that `op` selects and their positions where both sources are valid; else copies those of the
/// valid one.
fn part_position(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (target, positions, profile) = (cx.tile(Name::Dst)?, cx.tile(Name::DstIdx)?, cx.profile());
    cx.same_valid(Name::DstIdx, &positions, Name::Dst, &target)?;
    cx.apart(Name::DstIdx, &positions, Name::Dst, &target)?;
    for (values, name) in [(Name::Src0, Name::Src0Idx), (Name::Src1, Name::Src1Idx)] {
        let (of, tile) = (cx.tile(values)?, cx.tile(name)?);
        cx.same_valid(name, &tile, values, &of)?;
        cx.in_place_or_apart(name, &tile, Name::DstIdx, &positions)?;
        cx.apart(name, &tile, Name::Dst, &target)?;
        cx.apart(values, &of, Name::DstIdx, &positions)?;
    }
    let (first, second) = (source(cx, Name::Src0, &target)?, source(cx, Name::Src1, &target)?);
    let (first_at, second_at) = (cx.tile(Name::Src0Idx)?, cx.tile(Name::Src1Idx)?);
    let (first_at, second_at) = (cx.load(&first_at)?, cx.load(&second_at)?);
    for row in 0..target.rows {
        let (mut values, mut places) = (Vec::new(), Vec::new());
        for col in 0..target.cols {
            let made = match (at(&first, row, col), at(&second, row, col)) {
                (Some(a), Some(b)) => {
                    let best = pto_numerics::binary(op, a, b, profile)
                        .map_err(|why| cx.undefined(why, format_args!("row {row}, column {col}")))?;
                    // A NaN is selected, whatever its encoding.
                    let is_first = best == a || a.is_nan();
                    Some((best, if is_first { &first_at } else { &second_at }))
                }
                (Some(a), None) => Some((a, &first_at)),
                (None, Some(b)) => Some((b, &second_at)),
                (None, None) => None,
            };
            values.push(made.map(|(value, _)| value));
            places.push(made.map(|(_, grid)| grid.get(row, col)));
        }
        store_row(cx, &target, row, values)?;
        store_row(cx, &positions, row, places)?;
    }
    Ok(())
}

/// Selects the maximum and its position where both sources are valid, else the valid one. Source: PTO ISA manual,
/// TPARTARGMAX.md. No source states which of equal values is selected: that of the first source.
pub(super) fn tpartargmax(cx: &mut Ctx<'_, '_>) -> Exec {
    part_position(cx, Binary::Max)
}

/// Selects the minimum and its position where both sources are valid, else the valid one. Source: PTO ISA manual,
/// TPARTARGMIN.md. No source states which of equal values is selected: that of the first source.
pub(super) fn tpartargmin(cx: &mut Ctx<'_, '_>) -> Exec {
    part_position(cx, Binary::Min)
}
