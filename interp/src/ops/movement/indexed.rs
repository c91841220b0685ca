//! Gathers from and scatters to global memory.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::memory::Pointer;
use crate::tile::View;
use crate::value::Value;
use pto_isa::attrs::{Coalesce, GatherOob, ScatterAtomicOp, ScatterConflict, ScatterOob};
use pto_isa::codes;
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element};
use std::collections::BTreeSet;

/// Treatment of an index that is out of bounds.
#[derive(Clone, Copy)]
enum Outside {
    /// A fault.
    Undefined,
    /// The element is omitted.
    Skip,
    /// The nearest index.
    Clamp,
    /// The remainder.
    Wrap,
}

/// Gathers `dst[r, c] = mem[idx[r], c]` with `coalesce = row`, with one index for each row in a row or a column, or
/// `mem[idx[r, c]]`, counted in row-major order, with `coalesce = elem`. An index out of bounds is undefined, or with
/// `gatherOob` the nearest index (`clamp`), the remainder (`wrap`), or the element is zero. Source: PTO ISA manual,
/// mgather.md.
pub(super) fn mgather(cx: &mut Ctx<'_, '_>) -> Exec {
    let (memory, target) = (cx.view(Name::Mem)?, cx.tile(Name::Dst)?);
    let indices = indices(cx)?;
    let unit = unit(cx);
    let outside = match cx.choice(Key::GatherOob) {
        Some(GatherOob::Undefined) | None => Outside::Undefined,
        Some(GatherOob::Clamp) => Outside::Clamp,
        Some(GatherOob::Wrap) => Outside::Wrap,
        Some(GatherOob::Zero) => Outside::Skip,
    };
    let (rows, cols, dtype) = (target.rows, target.cols, target.desc.dtype);
    let mut values = Grid::filled(Element::zero(dtype), rows, cols);
    for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
        let index = index(cx, unit, &indices, (rows, cols), (row, col))?;
        if let Some(at) = place(cx, &memory, unit, index, col, outside)? {
            values.set(row, col, cx.read_element(at, dtype)?);
        }
    }
    cx.store(&target, &values)
}

/// Scatters `mem[idx[r], c] = src[r, c]`, or `mem[idx[r, c]] = src[r, c]`, as [`mgather`] does; without `coalesce`
/// indices of the shape of `src` count elements. An index out of bounds is undefined, or with `scatterOob` the element
/// is omitted (`skip`), goes to the nearest index (`clamp`) or to the remainder (`wrap`). `scatterAtomicOp` combines it
/// with the value in memory. Of two elements with the same index the last in row-major order stays with
/// `scatterConflict = last`; else, unless they are combined, that is undefined. Source: PTO ISA manual, mscatter.md.
pub(super) fn mscatter(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, memory) = (cx.tile(Name::Src)?, cx.view(Name::Mem)?);
    let (indices, values) = (indices(cx)?, cx.load(&source)?);
    let unit = unit(cx);
    let outside = match cx.choice(Key::ScatterOob) {
        Some(ScatterOob::Undefined) | None => Outside::Undefined,
        Some(ScatterOob::Skip) => Outside::Skip,
        Some(ScatterOob::Clamp) => Outside::Clamp,
        Some(ScatterOob::Wrap) => Outside::Wrap,
    };
    let atomic = match cx.choice(Key::ScatterAtomicOp) {
        Some(ScatterAtomicOp::Add) => Some(Binary::Add),
        Some(ScatterAtomicOp::Max) => Some(Binary::Max),
        Some(ScatterAtomicOp::Min) => Some(Binary::Min),
        Some(ScatterAtomicOp::None) | None => None,
    };
    let several = atomic.is_some() || cx.choice(Key::ScatterConflict) == Some(ScatterConflict::Last);
    let (rows, cols) = (values.rows, values.cols);
    let mut written = BTreeSet::new();
    cx.memory().atomic = atomic.is_some();
    for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
        let index = index(cx, unit, &indices, (rows, cols), (row, col))?;
        let Some(at) = place(cx, &memory, unit, index, col, outside)? else { continue };
        if !written.insert(at.offset) && !several {
            let message = format!("expected indices that differ, found another element for index {index}");
            return Err(cx.fault(codes::RUN_UNDEFINED, message));
        }
        let mut value = values.get(row, col);
        if let Some(op) = atomic {
            let (old, profile) = (cx.read_element(at, memory.dtype)?, cx.profile());
            value = pto_numerics::binary(op, old, value, profile)
                .map_err(|why| cx.undefined(why, format_args!("row {row}, column {col}")))?;
        }
        cx.write_element(at, value)?;
    }
    cx.memory().atomic = false;
    Ok(())
}

/// Loads the indices from a tile or a view.
fn indices(cx: &mut Ctx<'_, '_>) -> Exec<Grid> {
    match cx.value(Name::Idx)?.clone() {
        Value::View(view) => cx.load_view(&view),
        _ => {
            let tile = cx.tile(Name::Idx)?;
            cx.load(&tile)
        }
    }
}

fn unit(cx: &Ctx<'_, '_>) -> Coalesce {
    cx.choice(Key::Coalesce).unwrap_or(Coalesce::Elem)
}

/// Returns the index for a row and column.
fn index(
    cx: &Ctx<'_, '_>,
    unit: Coalesce,
    indices: &Grid,
    (rows, cols): (usize, usize),
    (row, col): (usize, usize),
) -> Exec<i64> {
    let found = (indices.rows, indices.cols);
    let element = match unit {
        Coalesce::Row if found == (1, rows) => indices.get(0, row),
        Coalesce::Row if found == (rows, 1) => indices.get(row, 0),
        Coalesce::Elem if found == (rows, cols) => indices.get(row, col),
        Coalesce::Row | Coalesce::Elem => {
            let message = format!("expected an index for each of {rows} x {cols}, found {} x {}", found.0, found.1);
            return Err(cx.fault(codes::RUN_SHAPE, message));
        }
    };
    Ok(element.to_int().and_then(|index| i64::try_from(index).ok()).unwrap_or(i64::MAX))
}

/// Returns the address of the element of an index; `None` if it is omitted, or zero.
fn place(
    cx: &Ctx<'_, '_>,
    memory: &View,
    unit: Coalesce,
    index: i64,
    col: usize,
    outside: Outside,
) -> Exec<Option<Pointer>> {
    let (rows, cols) = cx.matrix(memory)?;
    let count = if unit == Coalesce::Row { rows } else { rows * cols } as i64;
    let index = match outside {
        _ if (0..count).contains(&index) => index,
        Outside::Skip => return Ok(None),
        Outside::Clamp if count > 0 => index.clamp(0, count - 1),
        Outside::Wrap if count > 0 => index.rem_euclid(count),
        Outside::Undefined | Outside::Clamp | Outside::Wrap => {
            let message = format!("expected an index below {count}, found {index}");
            return Err(cx.fault(codes::RUN_UNDEFINED, message));
        }
    };
    let (row, col) = match unit {
        Coalesce::Row => (index, col as i64),
        Coalesce::Elem => (index / cols as i64, index % cols as i64),
    };
    if col >= cols as i64 {
        let message = format!("expected at most {cols} columns, as the memory has, found column {col}");
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    Ok(Some(memory.at.plus(memory.offset(row, col))))
}
