//! Loads matrices of global memory as fractals, by rows and by columns.
//!
//! Large matrices are loaded by loops over groups of rows and parts of rows.

use genx::{Element, Op, Region, Type};
use pto_isa::{Key, Name, attrs::CubeLoadFracMode};

use super::{BLOCK, Cx, MESSAGE, after, dynamic, elements, keep, known, known_or_zero, together};
use crate::emit::OFFSET_BITS;
use crate::memory::VARIABLE_BYTES;
use crate::refusal::Lowered;
use crate::value::{Address, Num};

/// Loads rows of a matrix as fractals; the semantics of the operation describe the order.
pub(super) fn load(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let (_, element) = elements(cx, Name::Destination)?;
    let by_columns = cx.choice(Key::Mode) == Some(CubeLoadFracMode::Dn2nz);
    if known(cx, Name::Smallc0En)? != 0 {
        return Err("of short rows".to_owned());
    }
    let groups = known(cx, Name::GroupCount)?;
    let [down, across, further] =
        [known(cx, Name::DstLoop2Stride)?, known(cx, Name::DstLoop3Stride)?, known(cx, Name::DstLoop4Stride)?];
    let width = BLOCK / element.bytes();
    let last = |count: u32, step: u32| i64::from(count.saturating_sub(1)) * i64::from(step);
    let bytes = |rows: u32, cols: u32| {
        let blocks = last(groups, further) + last(cols.div_ceil(width), across) + last(rows, down) + 1;
        blocks * i64::from(BLOCK)
    };
    let known_extents = (cx.num(Name::NValue)?.known(), cx.num(Name::DValue)?.known());
    let (Some(_), Some(_)) = known_extents else {
        // Rows below each other end before the next column of fractals.
        let written =
            known_extents.1.filter(|_| down == 1).and_then(|cols| Some(bytes(across, u32::try_from(cols).ok()?)));
        keep(cx, to, written)?;
        return dynamic::load(cx, (from, to), element, (groups, [further, down, across]));
    };
    let (rows, cols) = (known(cx, Name::NValue)?, known(cx, Name::DValue)?);
    let (inner, outer) = distances(cx)?;
    keep(cx, to, Some(bytes(rows, cols)))?;
    if by_columns {
        return columns(cx, (from, to), element, [groups, rows, cols], [further, down, across]);
    }
    let is_side_by_side = down == 1 && cols.is_multiple_of(width) && together(inner, cols, element) <= HEIGHT;
    let part = |cx: &mut Cx<'_, '_>, at: (Address, Address), [groups, rows, cols]: [u32; 3]| {
        if is_side_by_side {
            side_by_side(cx, at, element, [groups, rows, cols], [further, across])
        } else {
            by_rows(cx, at, element, [groups, rows, cols], [further, down, across])
        }
    };
    let blocks = rows.saturating_mul(cols.div_ceil(width));
    if blocks.saturating_mul(groups) <= UNROLLED {
        return part(cx, (from, to), [groups, rows, cols]);
    }
    // The parts of rows that are side by side are transposed in registers.
    let wide = if is_side_by_side && together(inner, cols, element) == 1 { WIDE * width } else { cols };
    for group in 0..groups {
        let matrix = cx.e().offset_in(from.space, Op::Mul, outer, Num::Const(group.into()));
        let place = cx.e().times(Num::Const(group.into()), i64::from(further) * i64::from(BLOCK));
        let (from, to) = (after(cx, from, matrix), after(cx, to, place));
        dynamic::each(cx, Num::Const(rows.into()), HEIGHT, &mut |cx, (top, height)| {
            let line = cx.e().offset_in(from.space, Op::Mul, inner, top);
            let place = cx.e().times(top, i64::from(down) * i64::from(BLOCK));
            let (from, to) = (after(cx, from, line), after(cx, to, place));
            if wide >= cols {
                return part(cx, (from, to), [1, height, cols]);
            }
            dynamic::each(cx, Num::Const(cols.into()), wide, &mut |cx, (left, cols)| {
                let distance = cx.e().times(left, element.bytes().into());
                let column = cx.e().integer(Op::AShr, left, Num::Const(width.trailing_zeros().into()), OFFSET_BITS);
                let place = cx.e().times(column, i64::from(across) * i64::from(BLOCK));
                let (from, to) = (after(cx, from, distance), after(cx, to, place));
                part(cx, (from, to), [1, height, cols])
            })
        })?;
    }
    Ok(())
}

/// Returns the parts of matrices: the matrix, the first row and the first column of each.
fn parts([groups, rows, cols]: [u32; 3], height: u32, wide: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    let tops = move |group| (0..rows).step_by(height as usize).map(move |top| (group, top));
    let parts = move |(group, top)| (0..cols).step_by(wide as usize).map(move |left| (group, top, left));
    (0..groups).flat_map(tops).flat_map(parts)
}

/// Loads matrices by rows whose blocks may be anywhere. Distances between matrices, rows and columns of fractals are in
/// blocks.
fn by_rows(
    cx: &mut Cx<'_, '_>,
    (from, to): (Address, Address),
    element: Element,
    [groups, rows, cols]: [u32; 3],
    [further, down, across]: [u32; 3],
) -> Lowered {
    let (inner, outer) = distances(cx)?;
    let (width, together) = (BLOCK / element.bytes(), together(inner, cols, element));
    let part_of_row = if together > 1 { cols } else { VARIABLE_BYTES / element.bytes() };
    for (group, top, left) in parts([groups, rows, cols], together, part_of_row) {
        let line = cx.e().offset_in(from.space, Op::Mul, inner, Num::Const(top.into()));
        let matrix = cx.e().offset_in(from.space, Op::Mul, outer, Num::Const(group.into()));
        let source = after(cx, from, matrix);
        let source = after(cx, source, line);
        let source = after(cx, source, Num::Const(i64::from(left * element.bytes())));
        let (count, cols) = (together.min(rows - top), part_of_row.min(cols - left));
        let whole = cx.e().load(source, element, count * cols)?;
        for (row, first) in (0..count).flat_map(|row| (0..cols).step_by(width as usize).map(move |first| (row, first)))
        {
            let part = cx.e().slice(whole, row * cols + first, width.min(cols - first));
            // The rest of the last block of a row is zero.
            let part = cx.e().resized(part, width);
            let place = group * further + (left + first) / width * across + (top + row) * down;
            let target = after(cx, to, Num::Const(i64::from(place) * i64::from(BLOCK)));
            cx.e().store(target, part, None)?;
        }
    }
    Ok(())
}

/// Maximal number of blocks that are loaded without a loop.
const UNROLLED: u32 = 512;
/// Blocks of each row that an iteration loads.
const WIDE: u32 = 4;
/// Rows of a column of fractals that one message stores.
const HEIGHT: u32 = MESSAGE / BLOCK;

/// Returns the distances in bytes between rows, and between matrices.
fn distances(cx: &Cx<'_, '_>) -> Lowered<(Num, Num)> {
    let outer = if cx.has(Name::SrcOuterStride) { cx.num(Name::SrcOuterStride)? } else { Num::Const(0) };
    Ok((cx.num(Name::SrcInnerStride)?, outer))
}

/// Loads matrices whose blocks of a row are consecutive in a column of fractals, and stores those of several rows by
/// one message. Distances between matrices and columns of fractals are in blocks.
fn side_by_side(
    cx: &mut Cx<'_, '_>,
    (from, to): (Address, Address),
    element: Element,
    [groups, rows, cols]: [u32; 3],
    [further, across]: [u32; 2],
) -> Lowered {
    let (inner, outer) = distances(cx)?;
    let (width, together) = (BLOCK / element.bytes(), together(inner, cols, element));
    let size = element.bytes();
    let part_of_row = if together > 1 { cols } else { VARIABLE_BYTES / HEIGHT / size };
    for (group, top, left) in parts([groups, rows, cols], HEIGHT, part_of_row) {
        let (height, cols) = (HEIGHT.min(rows - top), part_of_row.min(cols - left));
        let matrix = cx.e().offset_in(from.space, Op::Mul, outer, Num::Const(group.into()));
        let matrix = after(cx, from, matrix);
        let mut whole = cx.e().b().undef(Type::vector(element, height * cols));
        for row in (0..height).step_by(together as usize) {
            let line = cx.e().offset_in(from.space, Op::Mul, inner, Num::Const((top + row).into()));
            let source = after(cx, matrix, line);
            let source = after(cx, source, Num::Const(i64::from(left * size)));
            let lines = cx.e().load(source, element, together.min(height - row) * cols)?;
            whole = cx.e().inserted(whole, lines, row * cols);
        }
        for block in 0..cols / width {
            let region = Region::rows(cols.cast_signed(), width.cast_signed(), 1, (block * BLOCK).cast_signed());
            let part = cx.e().region(whole, region, height * width);
            let place = group * further + (left / width + block) * across + top;
            let target = after(cx, to, Num::Const(i64::from(place) * i64::from(BLOCK)));
            cx.e().store(target, part, None)?;
        }
    }
    Ok(())
}

/// Maximal distance in bytes between the first and the last element of the columns that are loaded together.
const SPAN: u32 = 4096;

/// Loads matrices by columns as fractals, those whose columns are far apart element by element; distances between matrices,
/// rows and columns of fractals are in blocks.
fn columns(
    cx: &mut Cx<'_, '_>,
    (from, to): (Address, Address),
    element: Element,
    [groups, rows, cols]: [u32; 3],
    [further, down, across]: [u32; 3],
) -> Lowered {
    let size = element.bytes();
    let width = BLOCK / size;
    let span = |count: u32, pitch: u32| {
        count.saturating_sub(1).saturating_mul(pitch).saturating_add(rows.saturating_mul(size))
    };
    let is_near = |pitch: i64| u32::try_from(pitch).is_ok_and(|pitch| span(width.min(cols), pitch) <= SPAN);
    if !cx.num(Name::SrcInnerStride)?.known().is_some_and(is_near) {
        return dynamic::load(cx, (from, to), element, (groups, [further, down, across]));
    }
    let pitch = known(cx, Name::SrcInnerStride)?;
    let outer = known_or_zero(cx, Name::SrcOuterStride)?;
    if !pitch.is_multiple_of(size) || !outer.is_multiple_of(size) {
        return Err(format!("by columns that are {pitch} bytes apart"));
    }
    for (block, first) in (0..).zip((0..cols).step_by(width as usize)) {
        let count = width.min(cols - first);
        let span = span(count, pitch);
        // Consecutive matrices are loaded together.
        let together = if outer == span { (MESSAGE / span).max(1) } else { 1 };
        for group in (0..groups).step_by(together as usize) {
            let matrices = together.min(groups - group);
            let distance = i64::from(group) * i64::from(outer) + i64::from(first * pitch);
            let source = after(cx, from, Num::Const(distance));
            let whole = cx.e().load(source, element, matrices * span / size)?;
            for (matrix, row) in (0..matrices).flat_map(|matrix| (0..rows).map(move |row| (matrix, row))) {
                let region = Region::strided(count, (pitch / size).cast_signed(), matrix * span + row * size);
                let part = cx.e().region(whole, region, count);
                // The rest of the last block of a row is zero.
                let part = cx.e().resized(part, width);
                let place = (group + matrix) * further + block * across + row * down;
                let target = after(cx, to, Num::Const(i64::from(place) * i64::from(BLOCK)));
                cx.e().store(target, part, None)?;
            }
        }
    }
    Ok(())
}
