//! Gathers and scatters.

use super::position;
use crate::context::{BLOCK, Ctx, Grid};
use crate::fault::Exec;
use crate::memory::Memory;
use crate::ops::elementwise::relation;
use crate::tile::Tile;
use pto_isa::attrs::{Axis, MaskPattern};
use pto_isa::codes;
use pto_isa::{Key, Name};
use pto_numerics::Element;

/// Gathers elements of `src` by index, by pattern or by comparison. Source: PTO ISA manual, tgather.md.
pub(super) fn tgather(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.present(Name::Indices) {
        by_index(cx)
    } else if cx.present(Name::KValue) {
        by_comparison(cx)
    } else {
        by_pattern(cx)
    }
}

/// Gathers `dst[r, c]` from position `indices[r, c]` of the physical rows of `src`, in row-major order.
fn by_index(cx: &mut Ctx<'_, '_>) -> Exec {
    let (indices, target) = (cx.tile(Name::Indices)?, cx.tile(Name::Dst)?);
    cx.same_valid(Name::Indices, &indices, Name::Dst, &target)?;
    let source = cx.tile(Name::Src)?;
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    cx.in_place_or_apart(Name::Indices, &indices, Name::Dst, &target)?;
    let positions = cx.load(&indices)?;
    let made = Grid::new(target.desc.dtype, target.rows, target.cols, |row, col| -> Exec<Element> {
        let (row, col) = position(cx, Name::Src, &source, positions.get(row, col).to_int().unwrap_or(0))?;
        Ok(cx.load_part(&source, row, col, 1, 1)?.get(0, 0))
    })?;
    cx.store(&target, &made)
}

/// Gathers block `c` of 32 bytes of row `r` of `dst` from `offsets[r, c]` bytes after the start of `src`; in golden
/// data of ptoas each block has an offset, not each element. Offsets are multiples of 32. Source: PTO ISA manual,
/// tgatherb.md.
pub(super) fn tgatherb(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, offsets, target) = (cx.tile(Name::Src)?, cx.tile(Name::Offsets)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    cx.apart(Name::Offsets, &offsets, Name::Dst, &target)?;
    let (dtype, size) = (target.desc.dtype, target.element_bytes());
    let per_block = BLOCK as usize / size;
    let blocks = target.cols.div_ceil(per_block);
    if offsets.rows != target.rows || offsets.cols < blocks {
        let message = format!(
            "expected {} x {blocks} offsets, one for each 32 bytes of `dst`, found {} x {}",
            target.rows, offsets.rows, offsets.cols
        );
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let numbers = cx.load_part(&offsets, 0, 0, target.rows, blocks)?;
    let (base, end) = (cx.base(&source)?, source.pieces().last().map_or(0, |piece| piece.end));
    let made = Grid::new(dtype, target.rows, target.cols, |row, col| -> Exec<Element> {
        let offset = numbers.get(row, col / per_block).bits();
        let offset = usize::try_from(offset).ok().filter(|offset| *offset < end).ok_or_else(|| {
            let message = format!("expected an offset below the {end} bytes of `src`, found {offset}");
            cx.fault(codes::RUN_OUT_OF_BOUNDS, message)
        })?;
        let at = base.plus(offset as i64);
        Memory::aligned(at, BLOCK)?;
        cx.read_element(at.plus((col % per_block * size) as i64), dtype)
    })?;
    cx.store(&target, &made)
}

/// Writes to row `r` of `dst` the columns for which `src[r, c] cmpMode kValue`, each plus `offset`, and their number to
/// `cdst[r, 0]`. The rest of `dst` is unchanged. No source states more than the names.
fn by_comparison(cx: &mut Ctx<'_, '_>) -> Exec {
    let relation = relation(cx);
    let (source, target, counts) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?, cx.tile(Name::Cdst)?);
    cx.same_valid_rows(Name::Dst, &target, Name::Src, &source)?;
    cx.same_valid_rows(Name::Cdst, &counts, Name::Src, &source)?;
    for (name, written) in [(Name::Dst, &target), (Name::Cdst, &counts)] {
        cx.apart(Name::Src, &source, name, written)?;
    }
    let value = cx.scalar_as(Name::KValue, source.desc.dtype)?;
    let offset = i128::from(cx.int_attribute(Key::Offset).unwrap_or(0));
    let values = cx.load(&source)?;
    for row in 0..values.rows {
        let mut found = Vec::new();
        for (col, element) in values.row(row).iter().enumerate() {
            let order = pto_numerics::compare(*element, value)
                .map_err(|why| cx.undefined(why, format_args!("row {row}, column {col}")))?;
            if relation.holds(order) {
                found.push(Element::from_int(target.desc.dtype, col as i128 + offset));
            }
        }
        if found.len() > target.cols {
            let message = format!("expected {} valid columns or more in `dst`, found {}", found.len(), target.cols);
            return Err(cx.fault(codes::RUN_SHAPE, message));
        }
        let number = Element::from_int(counts.desc.dtype, found.len() as i128);
        let made = cx.compute(target.desc.dtype, 1, found.len(), |_, col| Ok(found[col]))?;
        cx.store_part(&target, row, 0, &made)?;
        let made = cx.compute(counts.desc.dtype, 1, 1, |_, _| Ok(number))?;
        cx.store_part(&counts, row, 0, &made)?;
    }
    Ok(())
}

/// Returns which elements of a period a pattern keeps, and whether elements are rows. The last digit of the name stands
/// for the first element, like the lowest bit of a mask.
fn pattern(cx: &Ctx<'_, '_>) -> Exec<(Vec<bool>, bool)> {
    let pattern: MaskPattern = cx.required_choice(Key::MaskPattern)?;
    Ok((pattern.kept().to_vec(), cx.choice(Key::Axis) == Some(Axis::Col)))
}

/// Returns the positions below `length` that a pattern keeps.
fn places(kept: &[bool], length: usize) -> Vec<usize> {
    (0..length).filter(|at| kept.get(at % kept.len().max(1)).copied().unwrap_or(false)).collect()
}

/// Fails unless one tile has the size of the elements of the other that a pattern keeps. Returns their rows or columns
/// in the other.
fn kept(cx: &Ctx<'_, '_>, (name, few): (Name, &Tile), (other, all): (Name, &Tile)) -> Exec<(Vec<usize>, bool)> {
    let (kept, by_rows) = pattern(cx)?;
    let places = places(&kept, if by_rows { all.rows } else { all.cols });
    let expected = if by_rows { (places.len(), all.cols) } else { (all.rows, places.len()) };
    if (few.rows, few.cols) == expected {
        return Ok((places, by_rows));
    }
    let message = format!(
        "expected a valid region of {} x {} in `{name}`, what the pattern keeps of `{other}`, found {} x {}",
        expected.0, expected.1, few.rows, few.cols
    );
    Err(cx.fault(codes::RUN_SHAPE, message))
}

/// Gathers the columns of `src` that the pattern keeps, with axis `col` the rows, side by side.
fn by_pattern(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    let (places, by_rows) = kept(cx, (Name::Dst, &target), (Name::Src, &source))?;
    let values = cx.load(&source)?;
    let made = cx.compute(target.desc.dtype, target.rows, target.cols, |row, col| {
        Ok(if by_rows { values.get(places[row], col) } else { values.get(row, places[col]) })
    })?;
    cx.store(&target, &made)
}

/// Scatters `src[r, c]` to position `indexes[r, c]` of the physical rows of `dst`, or the columns (with axis `col` the
/// rows) of `src` to those of `dst` that the pattern keeps. Other elements are unchanged. Source: PTO ISA manual,
/// tscatter.md. No source states which of two elements with the same position stays: the last, in row-major order.
pub(super) fn tscatter(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile(Name::Dst)?);
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    let Some(indices) = cx.optional_tile(Name::Indexes)? else {
        return spread(cx, &source, &target);
    };
    cx.same_valid(Name::Indexes, &indices, Name::Src, &source)?;
    cx.apart(Name::Indexes, &indices, Name::Dst, &target)?;
    let (values, positions) = (cx.load(&source)?, cx.load(&indices)?);
    for (value, index) in values.elements().iter().zip(positions.elements()) {
        let (row, col) = position(cx, Name::Dst, &target, index.to_int().unwrap_or(0))?;
        let made = cx.compute(target.desc.dtype, 1, 1, |_, _| Ok(*value))?;
        cx.store_part(&target, row, col, &made)?;
    }
    Ok(())
}

/// Scatters to the columns or rows that the pattern keeps.
fn spread(cx: &mut Ctx<'_, '_>, source: &Tile, target: &Tile) -> Exec {
    let (places, by_rows) = kept(cx, (Name::Src, source), (Name::Dst, target))?;
    let values = cx.load(source)?;
    for (from, to) in places.into_iter().enumerate() {
        let dtype = target.desc.dtype;
        if by_rows {
            let made = cx.compute(dtype, 1, values.cols, |_, col| Ok(values.get(from, col)))?;
            cx.store_part(target, to, 0, &made)?;
        } else {
            let made = cx.compute(dtype, values.rows, 1, |row, _| Ok(values.get(row, from)))?;
            cx.store_part(target, 0, to, &made)?;
        }
    }
    Ok(())
}
