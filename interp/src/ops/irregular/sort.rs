//! Sorting. A sorted run consists of records of 8 bytes: a value, zero bytes up to half of the record, and a position
//! of 4 bytes. Greater values come first, NaN before all numbers (no source states its position), and of equal values
//! the earlier one.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::tile::Tile;
use pto_isa::codes;
use pto_isa::{Key, Name};
use pto_numerics::Element;
use std::cmp::Ordering;

/// Bytes of a record.
const RECORD: usize = 8;
/// Bytes before the position.
const POSITION: usize = 4;
/// Elements sorted together.
const GROUP: usize = 32;
/// Runs merged at once.
const RUNS: usize = 4;

/// The elements of a record; the first is its value.
type Record = Vec<Element>;

/// Orders two values in the order of sorted runs.
fn order(a: Element, b: Element) -> Ordering {
    match (a.is_nan(), b.is_nan()) {
        (false, false) => b.value().compare(a.value()).unwrap_or(Ordering::Equal),
        (a, b) => b.cmp(&a),
    }
}

/// Sorts each 32 elements of a row of `src`, and the rest of it, to records of the elements and of their positions in
/// `idx`, which has one row for all or one for each. A destination with fewer columns receives the first records: the
/// hardware overwrites the others with the next row. Source: PTO ISA manual, tsort32.md.
pub(super) fn tsort32(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, positions, target) = (cx.tile(Name::Src)?, cx.tile(Name::Idx)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    cx.apart(Name::Idx, &positions, Name::Dst, &target)?;
    let size = source.element_bytes();
    let width = RECORD / size;
    cx.same_valid_rows(Name::Dst, &target, Name::Src, &source)?;
    if positions.cols < source.cols || ![1, source.rows].contains(&positions.rows) {
        let message = format!(
            "expected {} columns in `idx`, for one row or each, found {} x {}",
            source.cols, positions.rows, positions.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let dtype = source.desc.dtype;
    let (values, indices) = (cx.load(&source)?, cx.load_part(&positions, 0, 0, positions.rows, source.cols)?);
    for row in 0..values.rows {
        let of_row = if indices.rows == 1 { 0 } else { row };
        let record = |(col, value): (usize, &Element)| -> Record {
            let index = indices.get(of_row, col).bits();
            let part = |at: usize| Element::new(dtype, index >> (8 * (at * size - POSITION)));
            let gap = POSITION / size - 1;
            std::iter::once(*value)
                .chain(std::iter::repeat_n(Element::zero(dtype), gap))
                .chain((POSITION / size..width).map(part))
                .collect()
        };
        let mut records: Vec<Record> = values.row(row).iter().enumerate().map(record).collect();
        records.chunks_mut(GROUP).for_each(|group| group.sort_by(|a, b| order(a[0], b[0])));
        records.truncate(target.cols / width);
        store(cx, &target, row, 0, records)?;
    }
    Ok(())
}

/// Writes records to a row of a tile from a column on.
fn store(cx: &mut Ctx<'_, '_>, target: &Tile, row: usize, col: usize, records: Vec<Record>) -> Exec {
    let elements: Vec<Element> = records.into_iter().flatten().collect();
    let made = cx.compute(target.desc.dtype, 1, elements.len(), |_, col| Ok(elements[col]))?;
    cx.store_part(target, row, col, &made)
}

/// Merges sorted runs.
///
/// With `blockLen`, `src` has runs of this many elements, and every four of them, or those that remain at the end, are
/// merged. Otherwise `srcs` are two to four runs, and with `exhausted` the merge ends as soon as all records of one are
/// taken: the rest of the destination is unchanged. A run that is not sorted is undefined.
///
/// Source: PTO ISA manual, tmrgsort.md. The numbers of records taken, `excuted`, are a value of the text that an
/// operation cannot change, so they are not returned.
pub(super) fn tmrgsort(cx: &mut Ctx<'_, '_>) -> Exec {
    let sources = cx.tiles(Name::Srcs)?;
    let [target] = cx.tiles(Name::Dsts)?[..] else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected one destination"));
    };
    let mut runs = Vec::new();
    for source in &sources {
        cx.apart(Name::Srcs, source, Name::Dsts, &target)?;
        runs.push(elements(cx, source)?);
    }
    let width = RECORD / target.element_bytes();
    match cx.optional_int(Name::BlockLen)? {
        Some(length) => {
            let row = runs.into_iter().flatten().collect::<Vec<_>>();
            let length = match usize::try_from(length) {
                Ok(length) if length > 0 && length % width == 0 => length,
                _ => {
                    let message = format!("expected a multiple of {width} above 0 as `blockLen`, found {length}");
                    return Err(cx.fault(codes::RUN_SHAPE, message));
                }
            };
            for (number, blocks) in row.chunks(RUNS * length).enumerate() {
                let runs = blocks.chunks(length).map(|run| records(run, width)).collect();
                let merged = merge(cx, runs, false)?;
                fits(cx, &target, number * RUNS * length + merged.len() * width)?;
                store(cx, &target, 0, number * RUNS * length, merged)?;
            }
            Ok(())
        }
        None => {
            let runs = runs.iter().map(|run| records(run, width)).collect();
            let merged = merge(cx, runs, cx.flag(Key::Exhausted))?;
            fits(cx, &target, merged.len() * width)?;
            store(cx, &target, 0, 0, merged)
        }
    }
}

/// Loads the elements of a run, which is one row of whole records.
fn elements(cx: &mut Ctx<'_, '_>, source: &Tile) -> Exec<Vec<Element>> {
    let width = RECORD / source.element_bytes();
    if source.rows != 1 || !source.cols.is_multiple_of(width) {
        let message = format!(
            "expected one row of records of {width} elements in `srcs`, found {} x {}",
            source.rows, source.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    Ok(cx.load(source)?.elements().to_vec())
}

fn records(elements: &[Element], width: usize) -> Vec<Record> {
    elements.chunks(width).map(<[Element]>::to_vec).collect()
}

/// Fails unless a tile has this many valid columns.
fn fits(cx: &Ctx<'_, '_>, target: &Tile, cols: usize) -> Exec {
    if cols <= target.cols {
        return Ok(());
    }
    let message = format!("expected {cols} valid columns or more in `dsts`, found {}", target.cols);
    Err(cx.fault(codes::RUN_SHAPE, message))
}

/// Merges the records of all runs; of equal ones those of the first run come first. With `exhausted` stops when one run
/// ends.
fn merge(cx: &Ctx<'_, '_>, runs: Vec<Vec<Record>>, exhausted: bool) -> Exec<Vec<Record>> {
    for run in &runs {
        if let Some(at) = run.windows(2).position(|pair| order(pair[0][0], pair[1][0]) == Ordering::Greater) {
            let message =
                format!("expected runs with the greatest value first, found {} after {}", run[at + 1][0], run[at][0]);
            return Err(cx.fault(codes::RUN_UNDEFINED, message));
        }
    }
    let mut merged = Vec::with_capacity(runs.iter().map(Vec::len).sum());
    let mut runs: Vec<_> = runs.into_iter().map(|run| run.into_iter().peekable()).collect();
    loop {
        let heads = runs.iter_mut().enumerate().filter_map(|(at, run)| Some((at, run.peek()?[0])));
        let Some((first, _)) = heads.min_by(|(_, a), (_, b)| order(*a, *b)) else { return Ok(merged) };
        merged.extend(runs[first].next());
        if exhausted && runs[first].peek().is_none() {
            return Ok(merged);
        }
    }
}
