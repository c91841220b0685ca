//! Moves tiles and windows of tiles between memories and layouts.

use super::super::fixpipe;
use crate::context::Ctx;
use crate::fault::Exec;
use crate::tile::Tile;
use pto_isa::attrs::AccToVecMode;
use pto_isa::types::{DType, Loc};
use pto_isa::{Key, Name, codes, rule};
use pto_numerics::{Rounding, Saturation};

/// `dst[r, c] = src[r, c]`, in the layout and memory of `dst`; valid regions are the same.
///
/// An accumulator is quantised, activated and converted, and `accToVecMode` selects the vector core of its block: the
/// first if absent. A split in two gives each core its half, of rows with `dual_mode_split_m`, of columns with
/// `dual_mode_split_n`; if one core executes the whole kernel, it receives the first half. A bias is converted to
/// elements of its tile: half precision is widened. `fp` of a move within vector memory is scratch, and `grpAxis`
/// states the axis of scales, which changes no value. Source: PTO ISA manual, tmov.md.
pub(super) fn tmov(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    if source.desc.loc == Loc::Acc {
        // Each core has its half in a tile of that size, or of the size of the whole.
        let (by_rows, by_cols) = parts(cx);
        let half = Tile { rows: source.rows / by_rows, cols: source.cols / by_cols, ..source };
        if (target.rows, target.cols) != (half.rows, half.cols) {
            cx.same_valid(Name::Src, &source, Name::Dst, &target)?;
        }
        return out(cx, &source, &target, (0, 0), (source.rows, source.cols), (0, 0));
    }
    cx.same_valid(Name::Src, &source, Name::Dst, &target)?;
    cx.in_place_or_apart(Name::Src, &source, Name::Dst, &target)?;
    if source.desc.dtype != target.desc.dtype && source.element_bytes() != target.element_bytes() {
        let values = cx.load(&source)?;
        let (to, profile) = (target.desc.dtype, cx.profile());
        let made = cx.compute(to, values.rows, values.cols, |row, col| {
            pto_numerics::convert(values.get(row, col), to, Rounding::Even, Saturation::Off, profile)
        })?;
        return cx.store(&target, &made);
    }
    boxes(cx, &source, &target, (0, 0), (source.rows, source.cols))?;
    let target = there(cx, &target, 0);
    cx.copy_part((&source, 0, 0), (&target, 0, 0), (source.rows, source.cols))
}

/// Records that a move to an operand buffer of the matrix unit reads whole boxes of the source.
fn boxes(cx: &mut Ctx<'_, '_>, source: &Tile, target: &Tile, at: (usize, usize), extents: (usize, usize)) -> Exec {
    let of_operand = source.desc.loc == Loc::Mat && matches!(target.desc.loc, Loc::Left | Loc::Right);
    if of_operand {
        let base = cx.base(source)?;
        for bytes in source.whole_boxes(at, extents) {
            cx.memory().reads_too(base.plus(bytes.start as i64), bytes.len());
        }
    }
    Ok(())
}

/// `dst[r, c] = src[indexRow + r, indexCol + c]` for the valid region of `dst`, which is within that of `src`. An
/// accumulator is post-processed as in [`tmov`]; factors are those of the columns of `src`. Source: PTO ISA manual,
/// textract.md.
pub(super) fn textract(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    let at = (cx.count(Name::IndexRow)?, cx.count(Name::IndexCol)?);
    if source.desc.loc == Loc::Acc {
        let (by_rows, by_cols) = parts(cx);
        return out(cx, &source, &target, at, (target.rows * by_rows, target.cols * by_cols), (0, 0));
    }
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    boxes(cx, &source, &target, at, (target.rows, target.cols))?;
    cx.copy_part((&source, at.0, at.1), (&target, 0, 0), (target.rows, target.cols))
}

/// `dst[indexRow + r, indexCol + c] = src[r, c]` for the valid region of `src`; the rest of `dst` is unchanged. An
/// accumulator is post-processed as in [`tmov`]. `tinsertMode` states in how many parts the hardware copies the
/// columns, which changes no value (no source states more than the name). Source: PTO ISA manual, tinsert.md.
pub(super) fn tinsert(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    let at = (cx.count(Name::IndexRow)?, cx.count(Name::IndexCol)?);
    if source.desc.loc == Loc::Acc {
        return out(cx, &source, &target, (0, 0), (source.rows, source.cols), at);
    }
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    let target = there(cx, &target, 0);
    cx.copy_part((&source, 0, 0), (&target, at.0, at.1), (source.rows, source.cols))
}

/// Returns a tile in the memory of the vector core or cube core that has it.
fn there(cx: &mut Ctx<'_, '_>, tile: &Tile, subblock: u32) -> Tile {
    let kind = match tile.desc.loc {
        Loc::Vec => rule::Core::Vector,
        Loc::Mat | Loc::Left | Loc::Right | Loc::Acc | Loc::Bias | Loc::Scaling => rule::Core::Cube,
    };
    Tile { at: tile.at.map(|at| cx.at_core(at, kind, subblock)), ..*tile }
}

/// Returns the numbers of parts into which `accToVecMode` splits rows and columns.
fn parts(cx: &Ctx<'_, '_>) -> (usize, usize) {
    match cx.choice(Key::AccToVecMode) {
        Some(AccToVecMode::DualModeSplitM) => (2, 1),
        Some(AccToVecMode::DualModeSplitN) => (1, 2),
        Some(AccToVecMode::SingleModeVec0 | AccToVecMode::SingleModeVec1) | None => (1, 1),
    }
}

/// Moves a window of an accumulator, from `at` on, to `to` of the target, or its halves to those of two vector cores.
fn out(
    cx: &mut Ctx<'_, '_>,
    source: &Tile,
    target: &Tile,
    at: (usize, usize),
    (rows, cols): (usize, usize),
    to: (usize, usize),
) -> Exec {
    let (by_rows, by_cols) = parts(cx);
    if rows % by_rows != 0 || cols % by_cols != 0 {
        let message = format!("expected {rows} x {cols} elements that can be split in two");
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let (rows, cols) = (rows / by_rows, cols / by_cols);
    let dtype: DType = target.desc.dtype;
    let first = u32::from(cx.choice(Key::AccToVecMode) == Some(AccToVecMode::SingleModeVec1));
    let mut halves = Vec::new();
    for half in 0..by_rows * by_cols {
        let from = (at.0 + half / by_cols * rows, at.1 + half % by_cols * cols);
        let target = there(cx, target, first + half as u32);
        // If one core has both halves, it receives the first one.
        if half > 0 && halves.iter().any(|(other, _): &(Tile, _)| other.at == target.at) {
            break;
        }
        halves.push((target, fixpipe::window(cx, source, from, (rows, cols), dtype)?));
    }
    halves.into_iter().try_for_each(|(target, values)| cx.store_part(&target, to.0, to.1, &values))
}
