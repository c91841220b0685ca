//! Loads, stores and moves.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::memory::Memory;
use crate::semantics::Semantics::{self, Run};
use crate::tile::{Tile, View};
use crate::value::Value;
use pto_isa::attrs::{AtomicType, PadMode};
use pto_isa::codes;
use pto_isa::ops::movement::Opcode;
use pto_isa::types::{BLayout, DType, Loc, Pad, SLayout};
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element, Profile};

mod indexed;
mod window;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::GetPrefetchAsyncSession => Run(session),
        Opcode::MakePrefetchAsyncContext => Run(context),
        Opcode::Mgather => Run(indexed::mgather),
        Opcode::Mscatter => Run(indexed::mscatter),
        Opcode::Textract => Run(window::textract),
        Opcode::Tinsert => Run(window::tinsert),
        Opcode::Tload => Run(tload),
        Opcode::Tmov => Run(window::tmov),
        Opcode::Tprefetch => Run(tprefetch),
        Opcode::TprefetchAsync => Run(tprefetch_async),
        Opcode::Tstore => Run(tstore),
    }
}

/// Loads the first rows and columns of a view to the valid region of the tile, which the view must fill: of a larger
/// view only as many are loaded (golden data of ptoas, tpart*). Bytes without a value are copied.
///
/// A tile type with padding is padded outside of the valid region: up to the next multiple of 32 bytes after each row
/// (column of a column-major tile), under profile `cpu` in the whole tile. `pad_mode` adds columns before and after the
/// loaded ones, which then are fewer than those of the tile: `null` leaves them unchanged, `first_elem` fills them with
/// the first loaded element, `value` with `pad_value`. `init_out_buffer` first fills the tile with `pad_value`, or
/// zero, if `init_condition` holds or is absent. No source states more about these than their names.
///
/// Source: PTO ISA manual, tload.md; extents of padding as in the table of numerics.
fn tload(cx: &mut Ctx<'_, '_>) -> Exec {
    let (view, tile) = (cx.view(Name::Src)?, cx.tile(Name::Dst)?);
    let (rows, cols) = cx.matrix(&view)?;
    let left = if cx.present(Name::LeftPaddingNum) { cx.count(Name::LeftPaddingNum)? } else { 0 };
    let right = if cx.present(Name::RightPaddingNum) { cx.count(Name::RightPaddingNum)? } else { 0 };
    let around = left.saturating_add(right);
    if rows < tile.rows || cols.saturating_add(around) < tile.cols || around > tile.cols {
        let cols = tile.cols.saturating_sub(around);
        let message = format!("expected {} x {cols} elements or more in `src`, found {}", tile.rows, shown(&view));
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let (rows, cols) = (tile.rows, tile.cols - around);
    let wanted = if cx.present(Name::InitCondition) { cx.int(Name::InitCondition)? != 0 } else { true };
    if cx.flag(Key::InitOutBuffer) && wanted {
        let filling = if cx.present(Name::PadValue) {
            cx.scalar_as(Name::PadValue, tile.desc.dtype)?
        } else {
            Element::zero(tile.desc.dtype)
        };
        let all = Grid::filled(filling, tile.physical_rows(), tile.physical_cols());
        cx.store(&tile, &all)?;
    }
    let base = cx.base(&tile)?;
    let size = tile.element_bytes();
    for row in 0..rows {
        for col in 0..cols {
            let from = view.at.plus(view.offset(row as i64, col as i64));
            cx.copy(from, base.plus(tile.offset(row, left + col) as i64), size)?;
        }
    }
    if left + right > 0 {
        pad_columns(cx, &tile, (left, cols))?;
    }
    pad(cx, &tile)
}

/// Formats the extents of a view as in its type.
fn shown(view: &View) -> String {
    view.extents().iter().map(i64::to_string).collect::<Vec<_>>().join(" x ")
}

/// Fills columns before `left` and after the `cols` loaded ones, as `pad_mode` says.
fn pad_columns(cx: &mut Ctx<'_, '_>, tile: &Tile, (left, cols): (usize, usize)) -> Exec {
    let filling = match cx.choice(Key::PadMode) {
        Some(PadMode::FirstElem) if tile.rows > 0 && cols > 0 => cx.load_part(tile, 0, left, 1, 1)?.get(0, 0),
        Some(PadMode::Value) => cx.scalar_as(Name::PadValue, tile.desc.dtype)?,
        Some(PadMode::FirstElem | PadMode::Null) | None => return Ok(()),
    };
    for (start, end) in [(0, left), (left + cols, tile.cols)] {
        cx.store_part(tile, 0, start, &Grid::filled(filling, tile.rows, end - start))?;
    }
    Ok(())
}

/// Fills a tile outside of its valid region with the padding of its type.
fn pad(cx: &mut Ctx<'_, '_>, tile: &Tile) -> Exec {
    let Some(filling) = padding(tile.desc.pad, tile.desc.dtype) else { return Ok(()) };
    let line = 32 / tile.element_bytes().max(1);
    let lines = |extent: usize, physical: usize| extent.next_multiple_of(line.max(1)).min(physical);
    let (rows, cols) = match (cx.profile(), tile.desc.slayout, tile.desc.blayout) {
        (Profile::Cpu, ..) => (tile.physical_rows(), tile.physical_cols()),
        (Profile::NpuA5 | Profile::NpuA3, SLayout::NoneBox, BLayout::ColMajor) => {
            (lines(tile.rows, tile.physical_rows()), tile.cols)
        }
        (Profile::NpuA5 | Profile::NpuA3, ..) => (tile.rows, lines(tile.cols, tile.physical_cols())),
    };
    fill(cx, tile, filling, (tile.rows, tile.cols), (rows, cols))
}

/// Fills the rows and columns of a region that are not in an inner one; both begin with the first row and column.
pub(super) fn fill(
    cx: &mut Ctx<'_, '_>,
    tile: &Tile,
    filling: Element,
    inner: (usize, usize),
    outer: (usize, usize),
) -> Exec {
    let beside = Grid::filled(filling, inner.0.min(outer.0), outer.1.saturating_sub(inner.1));
    cx.store_part(tile, 0, inner.1.min(outer.1), &beside)?;
    let below = Grid::filled(filling, outer.0.saturating_sub(inner.0), outer.1);
    cx.store_part(tile, inner.0.min(outer.0), 0, &below)
}

/// Returns the element of a padding; `None` for no padding. Extreme values of floats are infinities.
fn padding(pad: Pad, dtype: DType) -> Option<Element> {
    match pad {
        Pad::Null => None,
        Pad::Zero => Some(Element::zero(dtype)),
        Pad::Max => Some(Element::greatest(dtype)),
        Pad::Min => Some(Element::least(dtype)),
    }
}

/// Stores the valid region of a tile to a view with the same rows and columns.
///
/// An accumulator is quantised, activated and converted. With `atomicType` each element becomes the sum, maximum or
/// minimum of its value in memory and the stored one, in the type of the view. `stPhase` tells the hardware whether
/// more stores of the accumulator follow, and changes no value. Source: PTO ISA manual, tstore.md.
fn tstore(cx: &mut Ctx<'_, '_>) -> Exec {
    let (tile, view) = (cx.tile(Name::Src)?, cx.view(Name::Dst)?);
    let extents = cx.matrix(&view)?;
    fits(cx, (tile.rows, tile.cols), extents)?;
    let atomic = match cx.choice(Key::AtomicType) {
        Some(AtomicType::AtomicAdd) => Some(Binary::Add),
        Some(AtomicType::AtomicMax) => Some(Binary::Max),
        Some(AtomicType::AtomicMin) => Some(Binary::Min),
        Some(AtomicType::AtomicNone) | None => None,
    };
    if tile.desc.loc != Loc::Acc && atomic.is_none() {
        return copy_out(cx, &tile, &view);
    }
    let mut values = cx.load(&tile)?;
    if tile.desc.loc == Loc::Acc {
        values = super::fixpipe::leave(cx, &values, 0, view.dtype)?;
    }
    if let Some(op) = atomic {
        cx.memory().atomic = true;
        let stored = combined(cx, op, &values, &view).and_then(|values| cx.store_view(&view, &values));
        cx.memory().atomic = false;
        return stored;
    }
    cx.store_view(&view, &values)
}

/// Combines the values in memory with the stored ones.
fn combined(cx: &mut Ctx<'_, '_>, op: Binary, values: &Grid, view: &View) -> Exec<Grid> {
    let (old, profile) = (cx.load_view(view)?, cx.profile());
    cx.compute(view.dtype, values.rows, values.cols, |row, col| {
        pto_numerics::binary(op, old.get(row, col), values.get(row, col).reinterpret(view.dtype), profile)
    })
}

/// Copies the valid region of a tile without conversion.
fn copy_out(cx: &mut Ctx<'_, '_>, tile: &Tile, view: &View) -> Exec {
    let (base, size) = (cx.base(tile)?, tile.element_bytes());
    for row in 0..tile.rows {
        for col in 0..tile.cols {
            let to = view.at.plus(view.offset(row as i64, col as i64));
            cx.copy(base.plus(tile.offset(row, col) as i64), to, size)?;
        }
    }
    Ok(())
}

/// Fails unless the rows and columns are the expected ones.
fn fits(cx: &Ctx<'_, '_>, found: (usize, usize), expected: (usize, usize)) -> Exec {
    if found == expected {
        return Ok(());
    }
    let message = format!("expected {} x {} elements, found {} x {}", expected.0, expected.1, found.0, found.1);
    Err(cx.fault(codes::RUN_SHAPE, message))
}

/// Changes no value: the hardware fetches memory into a cache. The whole view must be in memory. Source: PTO ISA
/// manual, tprefetch.md.
fn tprefetch(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.tile(Name::Dst)?;
    touch(cx)
}

/// Prefetches as [`tprefetch`] in a context; the event is complete at once. Source: ptoas, tprefetch_async.
fn tprefetch_async(cx: &mut Ctx<'_, '_>) -> Exec {
    let handle = cx.handle(Name::Ctx)?;
    touch(cx)?;
    cx.give(Name::Event, Value::Handle(handle));
    Ok(())
}

/// Fails if an element of `src` is out of bounds.
fn touch(cx: &mut Ctx<'_, '_>) -> Exec {
    let view = cx.view(Name::Src)?;
    let (rows, cols) = cx.matrix(&view)?;
    let size = view.dtype.bytes() as usize;
    for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
        cx.memory().read_raw(view.at.plus(view.offset(row as i64, col as i64)), size)?;
    }
    Ok(())
}

/// Creates a context of prefetches, identified by the address of its workspace. Source: ptoas,
/// make_prefetch_async_context.
fn context(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = cx.pointer(Name::Workspace)?;
    cx.give(Name::Ctx, Value::Handle(Memory::address(at) as u64));
    Ok(())
}

/// Returns the session of a context, which has the same number. Source: ptoas, get_prefetch_async_session.
fn session(cx: &mut Ctx<'_, '_>) -> Exec {
    let handle = cx.handle(Name::Ctx)?;
    cx.give(Name::Session, Value::Handle(handle));
    Ok(())
}
