//! Computes products of blocks by the systolic array: eight rows of the left operand, and as many columns of the right
//! one as the array has channels.
//!
//! Fractals have consecutive rows of 32 bytes, so that the rows of a block of the left operand, as deep as the array,
//! are adjacent in L1: one message loads them. The same holds for the rows of a block of the right operand and, if the
//! array has as many channels as the accumulator's boxes have columns, for those of the accumulator.

use std::ops::Range;

use genx::{Element, Op, Region, Type, Value};
use pto_isa::types::DType;
use visa::Platform;

use super::product::{OF_BLOCK, Product};
use super::{BLOCK, Cx, Operand, ROWS};
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Address, Num};

/// Rows of a block of the systolic array.
const REPEAT: u32 = 8;
/// Depth of the array in steps.
pub(super) const DEPTH: u32 = 8;

impl Operand {
    /// Reads lines of the window in the column of fractals that contains these elements of a line: consecutive rows of
    /// 32 bytes. Returns `None` if they are not adjacent in memory.
    pub(super) fn rows(&self, e: &mut Emitter, lines: Range<u32>, elements: &Range<u32>) -> Lowered<Option<Value>> {
        let width = BLOCK / self.element.bytes();
        let (line, first, last) =
            (self.first.0 + lines.start, self.first.1 + elements.start, self.first.1 + elements.end - 1);
        if self.copy.is_some() || first / width != last / width {
            return Ok(None);
        }
        let distance = i64::from(first / width * self.lines + line) * i64::from(BLOCK);
        let offset = e.add(self.at.offset, Num::Const(distance));
        e.load(Address { offset, ..self.at }, self.element, (lines.end - lines.start) * width).map(Some)
    }
}

impl Product {
    /// Computes all blocks of a range of depths.
    pub(super) fn systolic(&self, cx: &mut Cx<'_, '_>, systolic: Systolic, depths: &Range<u32>) -> Lowered {
        let Systolic { channels } = systolic;
        let depth = Systolic::depth(self.left.element);
        for first in (0..self.n).step_by(channels as usize) {
            let cols = first..first + channels;
            let mask = self.mask(cx.e(), &cols);
            let mut weights = Vec::new();
            for start in depths.clone().step_by(depth as usize) {
                weights.push(self.weights(cx.e(), start..start + depth, cols.clone())?);
            }
            self.each_rows(cx, OF_BLOCK.1, depths.end - depths.start, &mut |e, part| {
                part.blocks(e, &weights, depths.start, &cols, mask)
            })?;
        }
        Ok(())
    }

    /// Computes the blocks of some columns from the blocks of the right operand, which begin at a depth.
    fn blocks(
        &self,
        e: &mut Emitter,
        weights: &[Value],
        start: u32,
        cols: &Range<u32>,
        mask: Option<Value>,
    ) -> Lowered {
        let (channels, depth) = (cols.end - cols.start, Systolic::depth(self.left.element));
        for top in (0..self.m).step_by(REPEAT as usize) {
            let repeat = REPEAT.min(self.m - top);
            let mut acc = self.begun(e, top..top + repeat, cols.clone())?;
            let ty = e.function.ty(acc);
            for (step, weights) in (0..).zip(weights) {
                let start = start + step * depth;
                let activation = self.activation(e, top..top + repeat, start..start + depth)?;
                let message = [
                    i64::from(precision(self.right.element, self.signed.1)),
                    i64::from(precision(self.left.element, self.signed.0)),
                    i64::from(DEPTH),
                    i64::from(repeat),
                    1,
                    1,
                ];
                acc = e.b().value(Op::Dpas, &[acc, *weights, activation], &message, ty);
            }
            if channels == ROWS && mask.is_none() {
                let at = self.place(e, top, cols.start);
                e.store(at, acc, None)?;
                continue;
            }
            for row in 0..repeat {
                let part = e.slice(acc, row * channels, channels);
                let at = self.place(e, top + row, cols.start);
                e.store(at, part, mask)?;
            }
        }
        Ok(())
    }

    /// Returns the initial sums of a block.
    fn begun(&self, e: &mut Emitter, rows: Range<u32>, cols: Range<u32>) -> Lowered<Value> {
        let (repeat, channels) = (rows.end - rows.start, cols.end - cols.start);
        let ty = Type::vector(self.element, repeat * channels);
        if !self.accumulates && self.bias.is_none() {
            return Ok(e.b().splat_int(ty, 0));
        }
        if self.bias.is_none() {
            // Rows of a box are consecutive.
            let at = self.place(e, rows.start, cols.start / ROWS * ROWS);
            let boxes = e.load(at, self.element, repeat * ROWS)?;
            let mut block = e.b().undef(ty);
            for row in 0..if channels == ROWS { 0 } else { repeat } {
                let part = e.slice(boxes, row * ROWS + cols.start % ROWS, channels);
                block = e.inserted(block, part, row * channels);
            }
            return Ok(if channels == ROWS { boxes } else { block });
        }
        let mut block = e.b().undef(ty);
        for (place, row) in (0..).zip(rows) {
            if let Some(initial) = self.initial(e, row, cols.clone())? {
                block = e.inserted(block, initial, place * channels);
            }
        }
        Ok(block)
    }

    /// Reads consecutive rows of the left operand.
    fn activation(&self, e: &mut Emitter, rows: Range<u32>, depth: Range<u32>) -> Lowered<Value> {
        let width = depth.end - depth.start;
        // The array reads whole registers.
        let least = e.platform.grf_bytes() / self.left.element.bytes();
        let count = ((rows.end - rows.start) * width).max(least);
        let mut block = e.b().undef(Type::vector(self.left.element, count));
        if self.left.along_depth
            && width * self.left.element.bytes() == BLOCK
            && let Some(lines) = self.left.rows(e, rows.clone(), &depth)?
        {
            block = e.inserted(block, lines, 0);
            return Ok(dwords(e, block));
        }
        for (place, line) in (0..).zip(self.left.all_along(e, rows, &depth)?) {
            block = e.inserted(block, line, place * width);
        }
        Ok(dwords(e, block))
    }

    /// Reads columns of the right operand: a dword of each channel has elements of adjacent depths.
    fn weights(&self, e: &mut Emitter, depth: Range<u32>, cols: Range<u32>) -> Lowered<Value> {
        let (size, channels) = (self.right.element.bytes(), cols.end - cols.start);
        let (together, width) = (4 / size, BLOCK / size);
        if self.right.along_depth
            && (depth.end - depth.start) * size == BLOCK
            && let Some(lines) = self.right.rows(e, cols.clone(), &depth)?
        {
            return Ok(transposed(e, lines, channels));
        }
        let count = (depth.end - depth.start) * channels;
        let rows = if self.right.along_depth { None } else { self.right.rows(e, depth.clone(), &cols)? };
        let mut block = e.b().undef(Type::vector(self.right.element, count));
        for (place, at) in (0..).zip(depth) {
            let row = match rows {
                Some(rows) => e.slice(rows, place * width + (self.right.first.1 + cols.start) % width, channels),
                None => self.right.across(e, at, cols.clone())?,
            };
            let offset = (place / together * channels * together + place % together) * size;
            let region = Region::strided(channels, together.cast_signed(), offset);
            block = if together == 1 { e.inserted(block, row, offset / size) } else { e.b().write(block, row, region) };
        }
        Ok(dwords(e, block))
    }
}

/// Returns the dwords of lines of [`DEPTH`] dwords in the order of the systolic array: the first of all lines, the second
/// of all lines, and so on.
fn transposed(e: &mut Emitter, lines: Value, channels: u32) -> Value {
    let lines = dwords(e, lines);
    let bytes = Element::I32.bytes();
    let mut block = e.b().undef(Type::vector(Element::I32, DEPTH * channels));
    for step in 0..DEPTH {
        let region = Region::strided(channels, DEPTH.cast_signed(), step * bytes);
        let row = e.region(lines, region, channels);
        block = e.inserted(block, row, step * channels);
    }
    block
}

/// A block as the systolic array takes it.
pub(super) fn dwords(e: &mut Emitter, block: Value) -> Value {
    let ty = Type::vector(Element::I32, e.function.ty(block).bytes() / Element::I32.bytes());
    e.b().bitcast(block, ty)
}

/// The systolic array of a platform.
#[derive(Clone, Copy)]
pub(super) struct Systolic {
    /// Columns of a block.
    pub channels: u32,
}

impl Systolic {
    /// Returns the array for a product, if the platform has one and it supports the product.
    pub(super) fn of(platform: Platform, product: &Product) -> Option<Systolic> {
        let channels = u32::from(platform.info().dpas_channels);
        let operands = matches!(
            (product.left.element, product.right.element),
            (Element::F16, Element::F16) | (Element::BF16, Element::BF16) | (Element::I8, Element::I8)
        );
        let sums = matches!(product.dtype, DType::F32 | DType::I32 | DType::Si32);
        let fits = channels > 0
            && operands
            && sums
            && product.n.is_multiple_of(channels)
            && product.k.is_multiple_of(Self::depth(product.left.element));
        fits.then_some(Systolic { channels })
    }

    /// Returns the number of elements along the depth of a block.
    pub(super) const fn depth(element: Element) -> u32 {
        DEPTH * 4 / element.bytes()
    }
}

/// Returns the code of a precision in vISA.
pub(super) const fn precision(element: Element, signed: bool) -> u32 {
    match element {
        Element::F16 => visa::word::Precision::Hf.code(),
        Element::BF16 => visa::word::Precision::Bf.code(),
        _ if signed => visa::word::Precision::S8.code(),
        _ => visa::word::Precision::U8.code(),
    }
}
