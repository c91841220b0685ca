//! Lowers copies and products of the cube core: on fractals, computed as sums of rows or, on platforms with a systolic
//! array, as products of blocks.
//!
//! The operand buffers have copies of data in L1. Here, loading an operand only records the window of L1, and the
//! product reads L1; before an operation overwrites the window in L1, it is copied to registers.

use super::Rule::{self, By, Missing, Vanishes};
use pto_isa::ops::cube::Opcode;
use pto_isa::{
    Key, Name,
    attrs::{AccSat, AccStoreMode, AccUbDst, ReluPreMode},
};
mod cores;
mod dynamic;
mod fractals;
mod product;
mod systolic;
pub(crate) mod windows;

use std::ops::Range;

use genx::{Element, Op, Region, Type, Value};
use pto_isa::rule::Core;
use pto_isa::types::{AddressSpace, DType};

use super::vector_arith::MAX;
use super::{Cx, after, dma};
use crate::atomic::Atomic;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Address, Num, element};
use product::{Addend, product};

const RAW: &str = "with parameters in registers; write it as `mte_*` or `mad`";
const SCALED: &str = "with shared exponents, which the hardware does not support";

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::CopyCbufToBt
        | Opcode::CopyCbufToFbuf
        | Opcode::CopyCbufToUbuf
        | Opcode::CopyGmToCbuf
        | Opcode::CopyGmToCbufMultiDn2nz
        | Opcode::CopyGmToCbufMultiNd2nz
        | Opcode::CopyMatrixCcToCbuf
        | Opcode::CopyMatrixCcToGm
        | Opcode::CopyMatrixCcToUb
        | Opcode::CopyUbufToCbuf
        | Opcode::CreateCbufMatrix
        | Opcode::LoadCbufToCa
        | Opcode::LoadCbufToCaS4
        | Opcode::LoadCbufToCb
        | Opcode::LoadCbufToCbS4
        | Opcode::MadBiasRaw
        | Opcode::MadRaw
        | Opcode::RawFillL1
        | Opcode::SetLoop1StrideOuttol1
        | Opcode::SetLoop2StrideOuttol1
        | Opcode::SetLoop3Para
        | Opcode::SetLoopSizeOuttol1
        | Opcode::SetMte2NzPara
        | Opcode::SetPadValOuttol1 => Missing(RAW),
        Opcode::LoadCbufToCaMx
        | Opcode::LoadCbufToCbMx
        | Opcode::MadMx
        | Opcode::MadMxAcc
        | Opcode::MadMxBias
        | Opcode::MadMxBiasRaw
        | Opcode::MadMxRaw
        | Opcode::MteL1L0aMx
        | Opcode::MteL1L0bMx => Missing(SCALED),
        Opcode::Mad => By(|cx| product(cx, Addend::None)),
        Opcode::MadAcc => By(|cx| product(cx, Addend::Accumulator)),
        Opcode::MadBias => By(|cx| product(cx, Addend::Bias)),
        Opcode::MteGmL1 => By(mte_gm_l1),
        Opcode::MteGmL1Frac => By(fractals::load),
        Opcode::MteL0cGm | Opcode::MteL0cL1 | Opcode::MteL0cUb => By(mte_l0c),
        Opcode::MteL1Bt => By(mte_l1_bt),
        Opcode::MteL1Fb => Missing("to the buffer of factors, which has no counterpart"),
        Opcode::MteL1L0a => By(|cx| operand(cx, Side::Left)),
        Opcode::MteL1L0b => By(|cx| operand(cx, Side::Right)),
        Opcode::MteL1Ub => By(mte_l1_ub),
        Opcode::MteUbL1 => By(mte_ub_l1),
        Opcode::SetChannelPara => Vanishes,
    }
}

/// Returns the estimated number of target instructions of an operation: messages of 32 bytes for copies; for each block
/// of the systolic array a product, its loads and its stores. `number` returns the value of an operand, if it is
/// constant.
pub(super) fn estimate(opcode: Opcode, number: &dyn Fn(Name) -> Option<usize>) -> usize {
    let of = |names: &[Name]| {
        let extents = names.iter().map(|name| number(*name).unwrap_or(UNKNOWN));
        extents.fold(1, |all: usize, extent| all.saturating_mul(extent))
    };
    match opcode {
        Opcode::Mad | Opcode::MadAcc | Opcode::MadBias => of(&[Name::M, Name::N, Name::K]) / PER_PRODUCT,
        Opcode::MteGmL1Frac => of(&[Name::NValue, Name::DValue, Name::GroupCount]) / PER_MESSAGE,
        Opcode::MteL0cGm | Opcode::MteL0cL1 | Opcode::MteL0cUb => of(&[Name::M, Name::N]) / PER_MESSAGE,
        Opcode::MteGmL1 | Opcode::MteL1Ub | Opcode::MteUbL1 => dma::estimate(number),
        Opcode::CopyCbufToBt
        | Opcode::CopyCbufToFbuf
        | Opcode::CopyCbufToUbuf
        | Opcode::CopyGmToCbuf
        | Opcode::CopyGmToCbufMultiDn2nz
        | Opcode::CopyGmToCbufMultiNd2nz
        | Opcode::CopyMatrixCcToCbuf
        | Opcode::CopyMatrixCcToGm
        | Opcode::CopyMatrixCcToUb
        | Opcode::CopyUbufToCbuf
        | Opcode::CreateCbufMatrix
        | Opcode::LoadCbufToCa
        | Opcode::LoadCbufToCaMx
        | Opcode::LoadCbufToCaS4
        | Opcode::LoadCbufToCb
        | Opcode::LoadCbufToCbMx
        | Opcode::LoadCbufToCbS4
        | Opcode::MadBiasRaw
        | Opcode::MadMx
        | Opcode::MadMxAcc
        | Opcode::MadMxBias
        | Opcode::MadMxBiasRaw
        | Opcode::MadMxRaw
        | Opcode::MadRaw
        | Opcode::MteL1Bt
        | Opcode::MteL1Fb
        | Opcode::MteL1L0a
        | Opcode::MteL1L0aMx
        | Opcode::MteL1L0b
        | Opcode::MteL1L0bMx
        | Opcode::RawFillL1
        | Opcode::SetChannelPara
        | Opcode::SetLoop1StrideOuttol1
        | Opcode::SetLoop2StrideOuttol1
        | Opcode::SetLoop3Para
        | Opcode::SetLoopSizeOuttol1
        | Opcode::SetMte2NzPara
        | Opcode::SetPadValOuttol1 => 1,
    }
}

/// Estimate of an extent that is not known.
const UNKNOWN: usize = 64;
/// Elements of a product per estimated instruction.
const PER_PRODUCT: usize = 256;
/// Elements of a copy per estimated instruction.
const PER_MESSAGE: usize = 16;

/// Bytes of a row of a fractal of an operand.
const BLOCK: u32 = 32;
/// Rows of a fractal, and columns of a box of an accumulator.
const ROWS: u32 = 16;
/// Returns an operand that must be constant.
fn known(cx: &Cx<'_, '_>, name: Name) -> Lowered<u32> {
    let number = cx.num(name)?.known().ok_or_else(|| format!("with `{name}` not known when compiling"))?;
    u32::try_from(number).map_err(|_| format!("with `{name}` = {number}"))
}

/// Like [`known`]; 0 if it is absent.
fn known_or_zero(cx: &Cx<'_, '_>, name: Name) -> Lowered<u32> {
    if cx.has(name) { known(cx, name) } else { Ok(0) }
}

/// Returns the element type of a pointer.
fn elements(cx: &Cx<'_, '_>, name: Name) -> Lowered<(DType, Element)> {
    let dtype = cx.desc(name).dtype().ok_or_else(|| format!("with `{name}` of unknown elements"))?;
    Ok((dtype, element(dtype).ok_or_else(|| format!("on elements of {dtype}"))?))
}

fn mte_gm_l1(cx: &mut Cx<'_, '_>) -> Lowered {
    let to = cx.address(Name::Destination)?;
    let bytes = dma::extent(cx)?;
    keep(cx, to, bytes)?;
    dma::transfer(cx)
}

fn mte_ub_l1(cx: &mut Cx<'_, '_>) -> Lowered {
    if cx.e().threads.cores.is_some() {
        if cx.e().core()? == Core::Cube {
            return Err("from the memory of a vector core by the cube core".to_owned());
        }
        let before = cx.e().access_cube_core();
        cx.e().is_shared = true;
        let moved = dma::move_blocks(cx);
        cx.e().is_shared = false;
        cx.e().threads = before;
        return moved;
    }
    let to = cx.address(Name::Destination)?;
    let bytes = dma::extent_of_blocks(cx)?;
    keep(cx, to, bytes)?;
    dma::move_blocks(cx)
}

fn mte_l1_ub(cx: &mut Cx<'_, '_>) -> Lowered {
    if cx.e().threads.cores.is_some() {
        return Err("to the memory of a vector core that is another thread".to_owned());
    }
    dma::transfer(cx)
}

/// Bytes of one move.
const MESSAGE: u32 = 256;

/// Returns how many rows of a matrix are adjacent in memory and fit into one message: rows of `cols` elements at a
/// distance of `pitch` bytes.
fn together(pitch: Num, cols: u32, element: Element) -> u32 {
    let bytes = cols * element.bytes();
    if pitch.known() == Some(bytes.into()) { (MESSAGE / bytes).max(1) } else { 1 }
}

/// Copies a bias row to its buffer; half precision is widened.
fn mte_l1_bt(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let ((_, source), (_, target)) = (elements(cx, Name::Source)?, elements(cx, Name::Destination)?);
    if known(cx, Name::NBurst)? != 1 {
        return Err("in several bursts".to_owned());
    }
    let copy = |cx: &mut Cx<'_, '_>, from: Address, to: Address, blocks: u32| {
        let value = cx.e().load(from, source, blocks * BLOCK / source.bytes())?;
        let value = if source == target { value } else { cx.e().b().cast(Op::FpExt, value, target) };
        cx.e().store(to, value, None)
    };
    let blocks = cx.num(Name::LenBurst)?;
    if blocks.known().is_some() {
        let blocks = known(cx, Name::LenBurst)?;
        return copy(cx, from, to, blocks);
    }
    cx.repeat(blocks, &mut |cx, block| {
        let (before, written) = (cx.e().times(block, BLOCK.into()), BLOCK / source.bytes() * target.bytes());
        let further = cx.e().times(block, written.into());
        let (from, to) = (after(cx, from, before), after(cx, to, further));
        copy(cx, from, to, 1)
    })
}

/// The side of an operand in a product.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Side {
    Left,
    Right,
}

/// A window of a matrix in L1 that is an operand of a product.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Operand {
    /// The address of the matrix.
    at: Address,
    element: Element,
    /// Number of lines of the matrix: a line is a row of the left operand; for the right one, the elements of one depth
    /// or, if it is transposed, a column.
    lines: u32,
    /// Index of the first line, and of the first element in a line.
    first: (u32, u32),
    /// Number of lines of the window, and of elements per line.
    extent: (u32, u32),
    /// Whether lines are along the depth of the product.
    along_depth: bool,
    /// The window in registers, line by line, if L1 was overwritten.
    copy: Option<Value>,
}

/// Loads an operand by recording its window.
fn operand(cx: &mut Cx<'_, '_>, side: Side) -> Lowered {
    if cx.has(Name::MStart) {
        return Err(RAW.to_owned());
    }
    let (at, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let (_, element) = elements(cx, Name::Source)?;
    let transposed = matches!(cx.instruction.attribute(Key::Transpose), pto_program::AttributeValue::Int(1));
    let (rows, cols) = match side {
        Side::Left => (Name::M, Name::K),
        Side::Right => (Name::K, Name::N),
    };
    // Fractals consist of rows of the matrix, or of columns if it is transposed.
    let by_rows = (side == Side::Left) != transposed;
    let (of_line, of_element, extent) = if by_rows {
        (Name::StartRow, Name::StartCol, (rows, cols))
    } else {
        (Name::StartCol, Name::StartRow, (cols, rows))
    };
    let along_depth = (side == Side::Left) == by_rows;
    let (at, line, lines, count) = first_line(cx, of_line, at, extent.0)?;
    let extent = (count, at_most(cx, extent.1, lines, element)?);
    let (at, first) = first_element(cx, of_element, at, lines * element.bytes())?;
    let first = (line, first);
    let operand = Operand { at, element, lines, first, extent, along_depth, copy: None };
    let key = (side, to.offset.known().ok_or("at a computed address")?);
    let Some(kept) = cx.e().kept.get(&key).copied() else {
        cx.e().operands.insert(key, operand);
        return Ok(());
    };
    let shape = operand.shape().or(kept);
    if shape != kept {
        // The kernel will be lowered again with this shape.
        let missing = cx.e().missing.entry(key).or_default();
        *missing = missing.or(shape);
    }
    let buffered = operand.moved(cx.e(), to, shape.height)?;
    let fits = operand.width_in_blocks().saturating_mul(shape.height) <= shape.blocks;
    let known = cx.e().buffered_operands.get(&key).copied().unwrap_or(Some(buffered));
    cx.e().buffered_operands.insert(key, known.filter(|_| fits).and_then(|known| known.or(&buffered)));
    Ok(())
}

/// The shape of an operand in its buffer: the larger one of all its loads in each respect.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct OperandShape {
    /// Rows of a column of fractals.
    height: u32,
    /// The number of blocks that one of the loads writes.
    blocks: u32,
}

impl OperandShape {
    fn or(self, other: Self) -> Self {
        Self { height: self.height.max(other.height), blocks: self.blocks.max(other.blocks) }
    }
}

/// Returns the address of a matrix, the index of the first line of a window, the number of lines of the matrix, and an upper
/// bound of that of the window. If the index is not known, the address is that of the first line instead.
fn first_line(cx: &mut Cx<'_, '_>, name: Name, at: Address, count: Name) -> Lowered<(Address, u32, u32, u32)> {
    let (line, extent) = (if cx.has(name) { cx.num(name)? } else { Num::Const(0) }, cx.num(count)?);
    let unknown = || format!("with `{count}` not known when compiling");
    // The matrix ends with the window.
    let lines = cx.e().integer(Op::Add, line, extent, u64::BITS).known().and_then(|lines| u32::try_from(lines).ok());
    let lines = lines.ok_or_else(unknown)?;
    let height = lines.checked_next_multiple_of(ROWS).ok_or_else(unknown)?;
    if let Some(line) = line.known() {
        let line = u32::try_from(line).map_err(|_| format!("with `{name}` = {line}"))?;
        let count = lines.checked_sub(line).ok_or_else(|| format!("with a negative `{count}`"))?;
        return Ok((at, line, height, count));
    }
    let bytes = cx.e().offset_in(at.space, Op::Mul, line, Num::Const(BLOCK.into()));
    Ok((after(cx, at, bytes), 0, height, lines))
}

/// Bytes of L1.
const L1: u32 = 512 << 10;
/// Maximal number of elements of the lines of an operand that is copied to its buffer.
const MOST: u32 = 1 << 12;

/// Returns an upper bound of the number of elements in each line of a window.
fn at_most(cx: &Cx<'_, '_>, name: Name, lines: u32, element: Element) -> Lowered<u32> {
    let width = BLOCK / element.bytes();
    let fits = L1 / lines.saturating_mul(BLOCK).max(BLOCK) * width;
    match cx.num(name)? {
        Num::Const(_) => known(cx, name),
        Num::Dyn(number) => Ok(u32::try_from(number.high).unwrap_or(fits).min(fits)),
    }
}

/// Returns the address of a matrix and the index of the first element of a window in each line. If the index is not
/// known, the address is that of its block in the first line instead, `distance` bytes per element further.
fn first_element(cx: &mut Cx<'_, '_>, name: Name, at: Address, distance: u32) -> Lowered<(Address, u32)> {
    let first = if cx.has(name) { cx.num(name)? } else { Num::Const(0) };
    if let Some(first) = first.known() {
        return u32::try_from(first).map(|first| (at, first)).map_err(|_| format!("with `{name}` = {first}"));
    }
    let width = BLOCK / elements(cx, Name::Source)?.1.bytes();
    if first.multiple() % i64::from(width) != 0 {
        return Err(format!("with `{name}` that is not known when compiling and may be no multiple of {width}"));
    }
    let bytes = cx.e().offset_in(at.space, Op::Mul, first, Num::Const(distance.into()));
    Ok((after(cx, at, bytes), 0))
}

/// Maximal size in bytes of an operand that is copied to registers.
const COPIED: u32 = 1024;

/// Called before a write to L1 (of `bytes` bytes, if known): copies the operands that it overwrites to registers, or
/// forgets those that are too large.
pub(super) fn keep(cx: &mut Cx<'_, '_>, at: Address, bytes: Option<i64>) -> Lowered {
    if at.space != AddressSpace::L1 {
        return Ok(());
    }
    let written = at.offset.known().zip(bytes).map(|(start, bytes)| start..start + bytes);
    let mut operands: Vec<_> = cx.e().operands.iter().map(|(key, operand)| (*key, *operand)).collect();
    operands.sort_by_key(|(key, _)| *key);
    for (key, operand) in operands {
        // The write does not overlap this window.
        let apart = written
            .as_ref()
            .zip(operand.bytes())
            .is_some_and(|(written, read)| written.end <= read.start || read.end <= written.start);
        if apart || operand.copy.is_some() {
            continue;
        }
        let copy = operand.copied(cx.e())?;
        match copy {
            Some(_) => cx.e().operands.insert(key, Operand { copy, ..operand }),
            None => cx.e().operands.remove(&key),
        };
    }
    Ok(())
}

impl Operand {
    /// Returns the range of bytes of L1 that the window covers.
    fn bytes(&self) -> Option<Range<i64>> {
        let width = BLOCK / self.element.bytes();
        let block = |line: u32, element: u32| i64::from(element / width * self.lines + line) * i64::from(BLOCK);
        let start = self.at.offset.known()?;
        let (line, element) = self.first;
        let last = (line + self.extent.0.saturating_sub(1), element + self.extent.1.saturating_sub(1));
        Some(start + block(line, element)..start + block(last.0, last.1) + i64::from(BLOCK))
    }

    /// Returns an operand that stands for any of two in one buffer, if they are read by the same code.
    fn or(self, other: &Operand) -> Option<Operand> {
        let is_like = (self.element, self.lines, self.along_depth) == (other.element, other.lines, other.along_depth);
        let extent = (self.extent.0.max(other.extent.0), self.extent.1.max(other.extent.1));
        is_like.then_some(Operand { extent, ..self })
    }

    /// Returns the number of columns of fractals that the window occupies in a buffer.
    const fn width_in_blocks(&self) -> u32 {
        self.extent.1.div_ceil(BLOCK / self.element.bytes())
    }

    /// Returns the shape of the window in a buffer.
    const fn shape(&self) -> OperandShape {
        let height = self.extent.0.next_multiple_of(ROWS);
        OperandShape { height, blocks: height.saturating_mul(self.width_in_blocks()) }
    }

    /// Copies the window to a buffer as separate fractals, in columns of `height` rows.
    fn moved(&self, e: &mut Emitter, to: Address, height: u32) -> Lowered<Operand> {
        let (lines, count) = self.extent;
        if count > MOST {
            return Err("of an extent not known when compiling".to_owned());
        }
        let width = BLOCK / self.element.bytes();
        // Lines are consecutive within a column of fractals.
        let whole = self.first.1.is_multiple_of(width) && self.copy.is_none();
        let together = if whole { MESSAGE / BLOCK } else { 1 };
        for first in (0..count).step_by(width as usize) {
            let elements = width.min(count - first);
            for line in (0..lines).step_by(together as usize) {
                let rows = together.min(lines - line);
                let value = if whole {
                    let place = ((self.first.1 + first) / width * self.lines + self.first.0 + line) * BLOCK;
                    let offset = e.add(self.at.offset, Num::Const(place.into()));
                    e.load(Address { offset, ..self.at }, self.element, rows * width)?
                } else {
                    self.piece(e, line, first..first + elements)?
                };
                let place = (first / width * height + line) * BLOCK;
                let offset = e.add(to.offset, Num::Const(place.into()));
                e.store(Address { offset, ..to }, value, None)?;
            }
        }
        Ok(Operand { at: to, lines: height, first: (0, 0), copy: None, ..*self })
    }

    /// Returns the window in registers, if it is small enough.
    fn copied(&self, e: &mut Emitter) -> Lowered<Option<Value>> {
        let (lines, count) = self.extent;
        if lines * count * self.element.bytes() > COPIED {
            return Ok(None);
        }
        let mut copy = e.b().undef(Type::vector(self.element, lines * count));
        for line in 0..lines {
            let row = self.piece(e, line, 0..count)?;
            copy = e.inserted(copy, row, line * count);
        }
        Ok(Some(copy))
    }

    /// Reads a part of a line.
    fn piece(&self, e: &mut Emitter, line: u32, elements: Range<u32>) -> Lowered<Value> {
        if let Some(copy) = self.copy {
            return Ok(e.slice(copy, line * self.extent.1 + elements.start, elements.end - elements.start));
        }
        let width = BLOCK / self.element.bytes();
        let (line, first) = (self.first.0 + line, self.first.1 + elements.start);
        let count = elements.end - elements.start;
        if first / width != (first + count - 1) / width {
            let middle = (first / width + 1) * width - first;
            let low = self.piece(e, line - self.first.0, elements.start..elements.start + middle)?;
            let high = self.piece(e, line - self.first.0, elements.start + middle..elements.end)?;
            let undef = e.b().undef(Type::vector(self.element, count));
            let value = e.inserted(undef, low, 0);
            return Ok(e.inserted(value, high, middle));
        }
        let place = (first / width * self.lines + line) * width + first % width;
        let distance = i64::from(place) * i64::from(self.element.bytes());
        let offset = e.add(self.at.offset, Num::Const(distance));
        e.load(Address { offset, ..self.at }, self.element, count)
    }

    /// Reads elements of one depth: `across` is their range along the other extent.
    fn across(&self, e: &mut Emitter, depth: u32, across: Range<u32>) -> Lowered<Value> {
        if self.along_depth { self.column(e, &across, depth) } else { self.piece(e, depth, across) }
    }

    /// Reads the elements of each of some depths.
    fn all_across(&self, e: &mut Emitter, depths: Range<u32>, across: &Range<u32>) -> Lowered<Vec<Value>> {
        if self.along_depth { self.all_columns(e, across, depths) } else { self.pieces(e, depths, across) }
    }

    /// Reads a range of depths of each of some rows or columns.
    fn all_along(&self, e: &mut Emitter, lines: Range<u32>, depth: &Range<u32>) -> Lowered<Vec<Value>> {
        if self.along_depth { self.pieces(e, lines, depth) } else { self.all_columns(e, depth, lines) }
    }

    /// Reads some elements of each of several lines.
    fn pieces(&self, e: &mut Emitter, lines: Range<u32>, elements: &Range<u32>) -> Lowered<Vec<Value>> {
        lines.map(|line| self.piece(e, line, elements.clone())).collect()
    }

    /// Reads one element of several lines.
    fn column(&self, e: &mut Emitter, lines: &Range<u32>, element: u32) -> Lowered<Value> {
        let mut column = e.b().undef(Type::vector(self.element, lines.end - lines.start));
        for (place, line) in (0..).zip(lines.clone()) {
            let one = self.piece(e, line, element..element + 1)?;
            column = e.inserted(column, one, place);
        }
        Ok(column)
    }

    /// Reads each of some elements of several lines.
    fn all_columns(&self, e: &mut Emitter, lines: &Range<u32>, elements: Range<u32>) -> Lowered<Vec<Value>> {
        match self.columns(e, lines, &elements)? {
            Some(columns) => Ok(columns),
            None => elements.map(|element| self.column(e, lines, element)).collect(),
        }
    }

    /// Reads some elements of several lines: for each element, that of all lines. The lines are loaded once for each
    /// column of fractals. Returns `None` if the window was copied to registers.
    fn columns(&self, e: &mut Emitter, lines: &Range<u32>, elements: &Range<u32>) -> Lowered<Option<Vec<Value>>> {
        let (size, count) = (self.element.bytes(), lines.end - lines.start);
        let width = BLOCK / size;
        let mut columns = Vec::new();
        let mut start = elements.start;
        while start < elements.end {
            let first = (self.first.1 + start) % width;
            let end = elements.end.min(start + width - first);
            let Some(rows) = self.rows(e, lines.clone(), &(start..end))? else { return Ok(None) };
            for element in first..first + end - start {
                let region = Region::strided(count, width.cast_signed(), element * size);
                columns.push(e.region(rows, region, count));
            }
            start = end;
        }
        Ok(Some(columns))
    }
}

/// Order in which the elements of an accumulator are stored.
#[derive(Clone, Copy)]
enum Order {
    /// Row by row.
    Rows,
    /// Boxes of a number of columns, one after the other.
    Boxes(u32),
}

/// Stores rows of an accumulator to another memory, with conversion.
fn mte_l0c(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let ((_, source), (_, target)) = (elements(cx, Name::Source)?, elements(cx, Name::Destination)?);
    for absent in [Name::PreQuant, Name::PreRelu, Name::ClipValue, Name::Loop3Count, Name::Loop0SrcStride] {
        if cx.has(absent) {
            return Err(format!("with `{absent}`, which has no counterpart yet"));
        }
    }
    let atomic = cx.choice(Key::AtomicOp).map(|op| Atomic::of(op, target, cx.e().platform)).transpose()?;
    if atomic.is_some() && to.space != AddressSpace::Gm {
        return Err("with an atomic operation on memory on chip".to_owned());
    }
    let split = cx.has(Name::Split) && cx.num(Name::Split)?.known() != Some(0);
    let width = BLOCK / target.bytes();
    let order = match cx.choice(Key::Mode) {
        Some(AccStoreMode::Nz2nd) => Order::Rows,
        Some(AccStoreMode::Nz2nz) | None => Order::Boxes(if split { width } else { width.max(ROWS) }),
        Some(AccStoreMode::Nz2dn) => return Err("in the order of columns".to_owned()),
    };
    let relu = match cx.choice(Key::PreReluMode) {
        None | Some(ReluPreMode::NoRelu) => false,
        Some(ReluPreMode::NormalRelu) => true,
        Some(other @ (ReluPreMode::ScalarRelu | ReluPreMode::VectorRelu | ReluPreMode::Pwl)) => {
            return Err(format!("with the activation `{other}`"));
        }
    };
    if !(source == target || source == Element::F32 && target.is_float()) {
        return Err(format!("from elements of {} to {}", source.suffix(), target.suffix()));
    }
    if source != target && matches!(cx.choice(Key::SatMode), Some(AccSat::Sat | AccSat::SatPreserveNan)) {
        return Err("with saturation of results out of range".to_owned());
    }
    let is_shared =
        cx.has(Name::SubBlockid) || matches!(cx.choice(Key::DstMode), Some(AccUbDst::SplitM | AccUbDst::SplitN));
    let by_core = cx.e().threads.cores.is_some();
    if is_shared && cx.e().function.threads > 1 && !by_core {
        return Err("to vector cores that are other threads".to_owned());
    }
    // If one core executes the whole kernel, it has the first half of what two cores share.
    let halves = match cx.choice(Key::DstMode) {
        Some(AccUbDst::SplitM) => (2, 1),
        Some(AccUbDst::SplitN) => (1, 2),
        Some(AccUbDst::Single) | None => (1, 1),
    };
    let (step, pitch) = (cx.num(Name::SrcStride)?, cx.num(Name::DstStride)?);
    let extents = (cx.num(Name::M)?, cx.num(Name::N)?);
    if to.space == AddressSpace::L1 {
        keep(cx, to, None)?;
    }
    let to_cores = by_core && to.space == AddressSpace::Ub;
    let is_known = extents.0.known().is_some() && extents.1.known().is_some();
    let whole = if is_known || to_cores || halves != (1, 1) {
        Some((known(cx, Name::M)? / halves.0, known(cx, Name::N)? / halves.1))
    } else {
        None
    };
    cx.e().atomic = atomic;
    let exit = Exit { from, to, source, target, step, relu };
    let stored = match whole {
        Some((rows, cols)) if to_cores => {
            exit.to_cores(cx, halves, &mut |cx, exit| exit.all(cx, order, rows, cols, pitch), (rows, cols))
        }
        Some((rows, cols)) => exit.all(cx, order, rows, cols, pitch),
        None => exit.dynamic(cx, order, extents, pitch),
    };
    cx.e().atomic = None;
    stored
}

/// The parameters of a store of an accumulator.
#[derive(Clone, Copy)]
struct Exit {
    from: Address,
    to: Address,
    source: Element,
    target: Element,
    /// Rows of 16 elements between boxes of the accumulator.
    step: Num,
    relu: bool,
}

/// Maximal number of elements of an accumulator that are stored without a loop.
const STORED: u32 = 1 << 12;
/// Rows of an accumulator that an iteration stores.
const TOGETHER: u32 = 8;

impl Exit {
    /// Stores all rows in an order, with a loop if they are many.
    fn all(self, cx: &mut Cx<'_, '_>, order: Order, rows: u32, cols: u32, pitch: Num) -> Lowered {
        let Exit { from, to, target, .. } = self;
        if rows.saturating_mul(cols) <= STORED {
            return self.unrolled(cx, order, rows, cols, pitch);
        }
        let bytes = Num::Const(target.bytes().into());
        let of_row = match order {
            Order::Rows => cx.e().offset_in(to.space, Op::Mul, pitch, bytes),
            Order::Boxes(width) => Num::Const((width * target.bytes()).into()),
        };
        dynamic::each(cx, Num::Const(rows.into()), TOGETHER, &mut |cx, (first, count)| {
            let distance = cx.e().times(first, (ROWS * self.source.bytes()).into());
            let from = after(cx, from, distance);
            let distance = cx.e().offset_in(to.space, Op::Mul, first, of_row);
            let to = after(cx, to, distance);
            Exit { from, to, ..self }.unrolled(cx, order, count, cols, pitch)
        })
    }

    /// Stores all rows in an order, without a loop.
    fn unrolled(self, cx: &mut Cx<'_, '_>, order: Order, rows: u32, cols: u32, pitch: Num) -> Lowered {
        let Exit { to, target, .. } = self;
        match order {
            Order::Rows => {
                let pitch = cx.e().offset_in(to.space, Op::Mul, pitch, Num::Const(target.bytes().into()));
                self.rows(cx, rows, 0..cols, pitch)
            }
            Order::Boxes(width) => {
                for first in (0..cols).step_by(width as usize) {
                    let place = i64::from(first / width * width * target.bytes());
                    let between = cx.e().offset_in(to.space, Op::Mul, pitch, Num::Const(place));
                    let to = after(cx, to, between);
                    let pitch = Num::Const(i64::from(width * target.bytes()));
                    Exit { to, ..self }.rows(cx, rows, first..(first + width).min(cols), pitch)?;
                }
                Ok(())
            }
        }
    }

    /// Converts elements of the accumulator to those that are stored.
    fn converted(&self, cx: &mut Cx<'_, '_>, mut lines: Value) -> Value {
        if self.relu {
            let dtype = if self.source.is_float() { DType::F32 } else { DType::I32 };
            let ty = cx.e().function.ty(lines);
            let zero = cx.e().b().splat_int(ty, 0);
            lines = cx.e().binary(MAX, lines, zero, dtype);
        }
        if self.source == self.target { lines } else { cx.e().b().cast(Op::FpTrunc, lines, self.target) }
    }

    /// Stores some columns of all rows, at a distance of `pitch` bytes.
    fn rows(self, cx: &mut Cx<'_, '_>, rows: u32, columns: Range<u32>, pitch: Num) -> Lowered {
        let Exit { from, to, source, target, step, .. } = self;
        let cols = columns.end - columns.start;
        let together = together(pitch, cols, target);
        for top in (0..rows).step_by(together as usize) {
            let count = together.min(rows - top);
            let mut lines = cx.e().b().undef(Type::vector(source, count * cols));
            for row in 0..count {
                let mut first = columns.start;
                while first < columns.end {
                    let elements = (ROWS - first % ROWS).min(columns.end - first);
                    let boxes = cx.e().times(step, (first / ROWS * ROWS * source.bytes()).into());
                    let at = after(cx, from, boxes);
                    let place = (top + row) * ROWS + first % ROWS;
                    let at = after(cx, at, Num::Const(i64::from(place) * i64::from(source.bytes())));
                    let part = cx.e().load(at, source, elements)?;
                    lines = cx.e().inserted(lines, part, row * cols + first - columns.start);
                    first += elements;
                }
            }
            let lines = self.converted(cx, lines);
            let distance = cx.e().offset_in(to.space, Op::Mul, pitch, Num::Const(top.into()));
            let at = after(cx, to, distance);
            cx.e().store(at, lines, None)?;
        }
        Ok(())
    }
}
