//! Checks scratch operands.

use super::{At, Cx, Topic};
use crate::Key;
use crate::rule::{Bytes, Idx, Need, PlanLevel, ScratchRule, Writes};
use crate::types::{BLayout, DType, Dim, TileDesc};

/// Evaluates a rule. There is no wildcard arm, so that a new rule compiles only with an evaluation.
pub(super) fn evaluate(cx: &mut Cx<'_, '_>, rule: &ScratchRule) {
    match *rule {
        ScratchRule::Bytes { tmp, need } => bytes(cx, tmp, need),
        ScratchRule::Given { tmp, writes } => given(cx, tmp, writes),
        ScratchRule::RowPositions { tmp, src } => row_positions(cx, tmp, src),
        ScratchRule::ColumnPositions { tmp, src } => column_positions(cx, tmp, src),
    }
}

pub(super) fn min_bytes(cx: &mut Cx<'_, '_>, operand: Idx, bytes: i64) {
    let Some((i, tile)) = cx.tile(operand) else { return };
    if let Some(size) = tile.size_bytes()
        && size < bytes
    {
        let message = format!("`{}` has {size} bytes, {bytes} are needed", cx.name(operand));
        cx.report(322, At::Operand(i), message).emit();
    }
}

/// Number of bytes that an operation needs as scratch.
enum Needed {
    /// A constant number.
    Known(i64),
    /// The number depends on the valid region of this operand, which is dynamic.
    Dynamic(Idx),
    /// No source states a number, or the operand is not a tile.
    Any,
}

/// Bytes of a block: the unit of a line of scratch and of the vector unit.
const BLOCK: i64 = 32;

fn divided(n: i64, by: i64) -> i64 {
    n.saturating_add(by - 1) / by
}

fn valid(tile: &TileDesc) -> Option<(i64, i64)> {
    Some((tile.valid_rows.get()?, tile.valid_cols.get()?))
}

fn size(tile: &TileDesc) -> i64 {
    i64::from(tile.dtype.bytes())
}

fn needed(cx: &Cx<'_, '_>, need: Bytes) -> Needed {
    let known = |bytes: Option<i64>| bytes.map_or(Needed::Any, Needed::Known);
    let tile = |operand: Idx| cx.tile(operand).map(|(_, t)| t);
    match need {
        Bytes::Tile(of) => known(tile(of).and_then(TileDesc::size_bytes)),
        Bytes::Lines { of, lines } => known(tile(of).map(|t| lines.saturating_mul(t.cols).saturating_mul(size(t)))),
        Bytes::ByElement { of, two, four } => match tile(of).map(size) {
            Some(2) => Needed::Known(two),
            Some(4) => Needed::Known(four),
            Some(_) | None => Needed::Any,
        },
        Bytes::HalfRows(of) => match tile(of).map(|t| (t, valid(t))) {
            Some((t, Some((rows, cols)))) => {
                Needed::Known(divided(rows, 2).saturating_mul(cols).saturating_mul(size(t)))
            }
            Some((_, None)) => Needed::Dynamic(of),
            None => Needed::Any,
        },
        Bytes::BitRows(of) => match tile(of).map(valid) {
            Some(Some((rows, cols))) => {
                let line = divided(divided(cols, 8), BLOCK).max(1).saturating_mul(BLOCK);
                Needed::Known(rows.saturating_add(1).saturating_mul(line))
            }
            Some(None) => Needed::Dynamic(of),
            None => Needed::Any,
        },
        Bytes::Unsaturated { src, dst, mode, off } => {
            let (Some(s), Some(d)) = (tile(src), tile(dst)) else { return Needed::Any };
            let narrow = match (s.dtype, d.dtype.is_integer(), d.dtype.bits()) {
                (DType::F32, true, 16) | (DType::F16, true, 16 | 8) => cx.attr_is(mode, off),
                _ => false,
            };
            match valid(d) {
                _ if !narrow => Needed::Any,
                None => Needed::Dynamic(dst),
                Some((rows, cols)) => Needed::Known(unsaturated(s, d, rows, cols)),
            }
        }
        Bytes::Transposed { src, dst } => {
            let (Some(s), Some(d)) = (tile(src), tile(dst)) else { return Needed::Any };
            let lines = if size(s) == 1 { BLOCK } else { BLOCK / 2 };
            let blocks = s.cols.saturating_mul(size(s)) / BLOCK;
            let whole = d.cols % lines == 0 && s.cols % (BLOCK / size(s)) == 0 && blocks <= REPEATS;
            if whole { known(s.size_bytes()) } else { Needed::Known(BLOCK) }
        }
    }
}

fn given(cx: &mut Cx<'_, '_>, tmp: Idx, writes: Writes) {
    let Some(level) = cx.facts.level.filter(|level| level.owns_memory()) else { return };
    if cx.present(tmp) {
        return;
    }
    let tile = |operand: Idx| cx.tile(operand).map(|(_, t)| t);
    let written = match writes {
        Writes::Always => true,
        Writes::If(attr) => cx.attr_true(attr),
        Writes::Elements { of, dtypes } => tile(of).is_some_and(|t| dtypes.contains(t.dtype)),
        Writes::Several(of) => cx.variadic(of).count() > 1,
        Writes::Rest { of, multiple } => {
            tile(of).is_some_and(|t| t.valid_cols.get().is_none_or(|cols| cols % multiple != 0))
        }
        Writes::Bytes(need) => matches!(needed(cx, need), Needed::Known(_) | Needed::Dynamic(_)),
    };
    if written {
        let message = format!(
            "pto.{} has no scratch operand `{}`, which programs of {level} give",
            cx.facts.op.name,
            cx.name(tmp)
        );
        cx.report(344, At::Op, message)
            .help(format!("give it a tile at an address, or leave it to the compiler at {}", PlanLevel::Level2))
            .emit();
    }
}

/// Maximal number of repetitions of one instruction.
const REPEATS: i64 = 255;
/// f32 elements in one repetition of an instruction; also the columns that one step of a conversion of f16 processes.
const LANES: i64 = 64;

/// Returns the bytes of scratch that a conversion to a narrow integer without saturation needs.
fn unsaturated(src: &TileDesc, dst: &TileDesc, rows: i64, cols: i64) -> i64 {
    if src.dtype == DType::F32 {
        let whole = (cols / LANES).min(REPEATS).saturating_mul(4 * LANES);
        let rest = match cols % LANES {
            0 => 0,
            rest => {
                let lines = (rows.min(REPEATS) - 1).saturating_mul(src.cols / 8);
                lines.saturating_add(divided(rest, 8)).saturating_mul(BLOCK)
            }
        };
        return whole.max(rest);
    }
    let width = cols.min(LANES);
    let halves = divided(width, 8).saturating_mul(BLOCK);
    if dst.dtype.bits() == 8 { halves.max(2 * LANES + divided(width, 16).saturating_mul(BLOCK)) } else { halves }
}

fn bytes(cx: &mut Cx<'_, '_>, tmp: Idx, need: Bytes) {
    let Some((i, scratch)) = cx.tile(tmp) else { return };
    if cx.judged(Topic::Shape, tmp) {
        return;
    }
    let message = match needed(cx, need) {
        Needed::Any => return,
        Needed::Dynamic(of) => format!(
            "the bytes that `{}` needs depend on the valid region of `{}`, which is dynamic",
            cx.name(tmp),
            cx.name(of)
        ),
        Needed::Known(bytes) => match scratch.size_bytes() {
            Some(size) if size < bytes => format!("`{}` has {size} bytes, {bytes} are needed", cx.name(tmp)),
            Some(_) | None => return,
        },
    };
    cx.report(322, At::Operand(i), message).emit();
}

/// Bytes that a vector instruction processes per repetition.
const REPETITION: i64 = 256;

/// Returns the columns of scratch that hold a value and a position for each repetition.
fn positions(src: &TileDesc, cols: i64) -> i64 {
    let repetitions = divided(cols.saturating_mul(size(src)), REPETITION);
    let block = BLOCK / size(src).max(1);
    (divided(2 * repetitions, block) + divided(repetitions, block)).saturating_mul(block)
}

fn same_region(a: &TileDesc, b: &TileDesc) -> bool {
    a.valid_rows == b.valid_rows && a.valid_cols == b.valid_cols
}

fn below(found: Dim, least: i64) -> bool {
    found.get().is_some_and(|found| found < least)
}

fn row_positions(cx: &mut Cx<'_, '_>, tmp: Idx, src: Idx) {
    let (Some((i, t)), Some((_, s))) = (cx.tile(tmp), cx.tile(src)) else { return };
    let Some((rows, cols)) = valid(s) else { return };
    if same_region(t, s) || cx.judged(Topic::Place, tmp) || cx.judged(Topic::DType, tmp) || size(s) == 0 {
        return;
    }
    let (name, of) = (cx.name(tmp), cx.name(src));
    let few = |least_rows: i64, least_cols: i64| {
        let (found_rows, found_cols) = (t.valid_rows, t.valid_cols);
        (below(found_rows, least_rows) || below(found_cols, least_cols)).then(|| {
            format!(
                "scratch `{name}` has {found_rows}x{found_cols} valid elements, {least_rows}x{least_cols} are needed for \
                 {rows}x{cols} elements of `{of}`"
            )
        })
    };
    let column = t.blayout == BLayout::ColMajor;
    let one = cols.saturating_mul(size(s)) <= REPETITION;
    let message = if column && (!one || t.cols != 1) {
        Some(format!("expected `{name}` with layout ND, found {}", t.layout()))
    } else if column {
        few(rows.saturating_mul(2), 1)
    } else if one {
        few(rows, 2)
    } else if t.rows != s.rows {
        Some(format!("expected {} rows in `{name}` as in `{of}`, found {}", s.rows, t.rows))
    } else {
        few(rows, positions(s, cols))
    };
    if let Some(message) = message {
        cx.report(324, At::Operand(i), message).emit();
    }
}

fn column_positions(cx: &mut Cx<'_, '_>, tmp: Idx, src: Idx) {
    let (Some((i, t)), Some((_, s))) = (cx.tile(tmp), cx.tile(src)) else { return };
    let Some((_, cols)) = valid(s) else { return };
    if same_region(t, s) || cx.judged(Topic::Place, tmp) || cx.judged(Topic::DType, tmp) || size(s) == 0 {
        return;
    }
    let least = positions(s, cols);
    if below(t.valid_rows, 1) || below(t.valid_cols, least) {
        let message = format!(
            "scratch `{}` has {}x{} valid elements, 1x{least} are needed for {cols} columns of `{}`",
            cx.name(tmp),
            t.valid_rows,
            t.valid_cols,
            cx.name(src)
        );
        cx.report(324, At::Operand(i), message).emit();
    }
}

pub(super) fn extent(cx: &mut Cx<'_, '_>, tmp: Idx, of: Idx, needs: [Need; 2], valid: [bool; 2]) {
    let (Some((i, t)), Some((_, d))) = (cx.tile(tmp), cx.tile(of)) else { return };
    if cx.judged(Topic::Shape, tmp) {
        return;
    }
    let (d_rows, d_cols) = d.logical();
    let axes = [("rows", t.rows, t.valid_rows, d_rows), ("columns", t.cols, t.valid_cols, d_cols)];
    for (((what, physical, region, of_dst), need), valid) in axes.into_iter().zip(needs).zip(valid) {
        let needed = need.of(of_dst);
        // A dynamic valid region of the scratch tile is not checked.
        let found = if valid { region.get().unwrap_or(needed) } else { physical };
        if found < needed {
            let what = if found == 1 { what.trim_end_matches('s') } else { what };
            let word = if valid && found != physical { "valid " } else { "" };
            let message = format!(
                "scratch `{}` has {found} {word}{what}, {needed} are needed for {d_rows}x{d_cols} elements of `{}`",
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
        let message = format!("scratch `{}` is given without `{attr}`", cx.name(operand));
        cx.report(327, At::Operand(i), message).help("drop the scratch operand".to_owned()).emit();
    }
}
