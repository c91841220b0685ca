//! Computes products of operands in L1: with the systolic array or, on platforms without one, as sums of rows.
//!
//! A product is written out if the unrolled code of the kernel remains short. Otherwise, loops iterate over blocks of
//! columns, over parts of the depth and, if there are many, over groups of rows.

use std::ops::Range;

use genx::{Element, Op, Region, Type, Value};
use pto_isa::attrs::Tf32Mode;
use pto_isa::types::{AddressSpace, DType};
use pto_isa::{Key, Name};

use super::systolic::Systolic;
use super::{BLOCK, Cx, Operand, ROWS, Side, after, dynamic, elements};
use crate::control::size::CACHED;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Address, Num};

/// Maximal number of elements (rows by columns by depth) of a product, or of a block of its columns, that is written out:
/// with vectors, and with the systolic array.
const UNROLLED: (u64, u64) = (1 << 19, 1 << 22);
/// Elements of a product per target instruction if it is written out: with vectors, and with the systolic array.
const PER_INSTRUCTION: (usize, usize) = (16, 64);

/// Maximal number of elements of a block of columns and a part of the depth that is written out: with vectors, and with
/// the systolic array.
pub(super) const OF_BLOCK: (u64, u64) = (1 << 14, 1 << 18);
/// Maximal number of rows of an accumulator that is in registers.
const IN_REGISTERS: u32 = 32;

/// The value to which the product is added.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Addend {
    None,
    Accumulator,
    Bias,
}

/// A product: its operands, its accumulator and extents.
#[derive(Clone, Copy)]
pub(super) struct Product {
    pub(super) left: Operand,
    pub(super) right: Operand,
    pub(super) dst: Address,
    pub(super) bias: Option<Address>,
    pub(super) accumulates: bool,
    pub(super) dtype: DType,
    pub(super) element: Element,
    pub(super) signed: (bool, bool),
    pub(super) m: u32,
    pub(super) n: u32,
    pub(super) k: u32,
    /// Rows of whole boxes of the accumulator.
    pub(super) height: Num,
    /// The number of columns that are stored, if not all of them are.
    pub(super) stored: Option<Num>,
}

/// Returns the operand of a product; `None` if it must be in its buffer but is not there yet.
fn loaded(cx: &mut Cx<'_, '_>, name: Name, side: Side) -> Lowered<Option<Operand>> {
    let key = (side, cx.address(name)?.offset.known().ok_or("at a computed address")?);
    let e = cx.e();
    if let Some(operand) = e.operands.get(&key) {
        return Ok(Some(*operand));
    }
    match e.buffered_operands.get(&key) {
        Some(Some(buffered)) => Ok(Some(*buffered)),
        Some(None) if e.missing.contains_key(&key) => Ok(None),
        Some(None) => Err(format!("on an operand `{name}` that is loaded in several shapes")),
        None if e.kept.contains_key(&key) => Err(format!("on an operand `{name}` that was not loaded before")),
        None => {
            e.missing.entry(key).or_default();
            Ok(None)
        }
    }
}

/// Lowers a product.
pub(super) fn product(cx: &mut Cx<'_, '_>, addend: Addend) -> Lowered {
    let extents = [cx.num(Name::M)?, cx.num(Name::N)?, cx.num(Name::K)?];
    let (dtype, element) = elements(cx, Name::Dst)?;
    let signed = (!elements(cx, Name::Lhs)?.0.is_unsigned(), !elements(cx, Name::Rhs)?.0.is_unsigned());
    let (left, right) = (loaded(cx, Name::Lhs, Side::Left)?, loaded(cx, Name::Rhs, Side::Right)?);
    // The kernel will be lowered again with these operands in their buffers.
    let (Some(left), Some(right)) = (left, right) else { return Ok(()) };
    if cx.choice::<Tf32Mode>(Key::Tf32Mode).is_some() {
        return Err("in a mode of less precision".to_owned());
    }
    let dst = cx.address(Name::Dst)?;
    let bias = if addend == Addend::Bias { Some(cx.address(Name::Bias)?) } else { None };
    let accumulates = addend == Addend::Accumulator;
    // Upper bounds of the extents, if they are not known.
    let [m, n, k] = [left.across_extent(), right.across_extent(), left.depth_extent().min(right.depth_extent())];
    let [m, n, k] = [(0, m), (1, n), (2, k)].map(|(of, most)| extents[of].known().map_or(Ok(most), u32::try_from));
    let (Ok(m), Ok(n), Ok(k)) = (m, n, k) else { return Err("with negative extents".to_owned()) };
    let is_known = extents.iter().all(|extent| extent.known().is_some());
    // Another operand in the same operand buffer may be larger.
    let is_in_l1 = left.at.space == AddressSpace::L1 && right.at.space == AddressSpace::L1;
    let bound = |most: u32| if is_in_l1 { most.into() } else { i64::MAX };
    let extents = [(0, m), (1, n), (2, k)].map(|(of, most)| dynamic::bounded(cx, extents[of], bound(most)));
    let height = dynamic::height(cx, extents[0]);
    let stored = None;
    let product = Product { left, right, dst, bias, accumulates, dtype, element, signed, m, n, k, height, stored };
    if !is_known {
        return product.dynamic(cx, extents);
    }
    let systolic = Systolic::of(cx.walker.emitter.platform, &product);
    let (most, per_instruction) =
        if systolic.is_some() { (UNROLLED.1, PER_INSTRUCTION.1) } else { (UNROLLED.0, PER_INSTRUCTION.0) };
    let size = |n: u32| u64::from(m) * u64::from(n) * u64::from(k);
    // Rows of the accumulator are computed in groups of up to 16 elements.
    let estimate = usize::try_from(size(n.next_multiple_of(ROWS))).unwrap_or(usize::MAX) / per_instruction;
    let is_long = size(n) > most || estimate > CACHED || !cx.walker.unrolls(estimate);
    let block = product.columns_of_block();
    let is_divided = is_long && right.copy.is_none() && n > block;
    if size(if is_divided { block } else { n }) > most {
        return Err(format!("of {m} x {n} x {k} elements, which is more than is written out; use smaller tiles"));
    }
    let written = Written { systolic, is_long };
    if !is_divided {
        return written.product(cx, product);
    }
    let blocks = Num::Const((n / block).into());
    cx.repeat(blocks, &mut |cx, index| {
        let product = product.of_columns(cx, index, block);
        written.product(cx, product)
    })?;
    match n % block {
        0 => Ok(()),
        rest => {
            let product = product.of_columns(cx, blocks, rest);
            written.product(cx, product)
        }
    }
}

/// How a product is written out.
#[derive(Clone, Copy)]
pub(super) struct Written {
    systolic: Option<Systolic>,
    /// Whether a loop iterates over parts of its depth.
    is_long: bool,
}

impl Written {
    /// Returns how a part of a product is written out.
    pub(super) fn of(cx: &mut Cx<'_, '_>, product: &Product) -> Self {
        let systolic = Systolic::of(cx.walker.emitter.platform, product);
        let per_instruction = if systolic.is_some() { PER_INSTRUCTION.1 } else { PER_INSTRUCTION.0 };
        let (rows, columns) = (u64::from(product.m), u64::from(product.n.next_multiple_of(ROWS)));
        let elements = rows.saturating_mul(columns).saturating_mul(product.k.into());
        let estimate = usize::try_from(elements).unwrap_or(usize::MAX) / per_instruction;
        Self { systolic, is_long: !cx.walker.unrolls(estimate) }
    }

    /// Computes a product, in parts of its depth.
    pub(super) fn product(self, cx: &mut Cx<'_, '_>, product: Product) -> Lowered {
        let Product { left, right, k, .. } = product;
        // The part of the right operand in registers may use a quarter of the registers, or half of the room for values;
        // deeper products are sums of several.
        let kept = (cx.e().platform.grf_bytes() * KEPT).min(cx.walker.room() / 2);
        let line = match self.systolic {
            Some(Systolic { channels }) => channels * right.element.bytes(),
            None => ROWS * product.element.bytes(),
        };
        let unit = self.systolic.map_or(1, |_| Systolic::depth(left.element));
        let most = (kept / line / unit).max(1) * unit;
        // An iteration has whole fractals of both operands.
        let step = most.next_multiple_of(BLOCK / left.element.bytes().min(right.element.bytes()));
        let iterations = (k / step).saturating_sub(1);
        if !self.is_long || iterations <= 1 || left.copy.is_some() || right.copy.is_some() {
            return self.parts(cx, product, 0..k, most);
        }
        self.parts(cx, product, 0..step, most)?;
        cx.repeat(Num::Const(iterations.into()), &mut |cx, index| {
            let product = product.of_depth(cx, index, step);
            self.parts(cx, product, step..2 * step, most)
        })?;
        self.parts(cx, product, (iterations + 1) * step..k, most)
    }

    /// Computes a range of depths in parts of at most `most`.
    fn parts(self, cx: &mut Cx<'_, '_>, product: Product, depths: Range<u32>, most: u32) -> Lowered {
        for start in depths.clone().step_by(most as usize) {
            let depth = start..(start + most).min(depths.end);
            let first = start == 0;
            let product =
                Product { bias: product.bias.filter(|_| first), accumulates: product.accumulates || !first, ..product };
            match self.systolic {
                Some(systolic) => product.systolic(cx, systolic, &depth)?,
                None => product.by_rows(cx, &depth)?,
            }
        }
        Ok(())
    }
}

/// Registers for the part of the right operand.
const KEPT: u32 = 32;
/// Rows of a transposed left operand that are read together.
const SHARED: u32 = 8;

impl Operand {
    /// Returns the number of rows of a left operand, or of columns of a right one.
    const fn across_extent(&self) -> u32 {
        if self.along_depth { self.extent.0 } else { self.extent.1 }
    }

    /// Returns the number of depths.
    const fn depth_extent(&self) -> u32 {
        if self.along_depth { self.extent.1 } else { self.extent.0 }
    }

    /// Returns how many columns of a right operand are computed for some columns of a box: a power of two, if the matrix has
    /// them.
    fn lanes(&self, cols: &Range<u32>) -> u32 {
        let count = cols.end - cols.start;
        let wide = count.next_power_of_two();
        // A box of lines, or the blocks of a line, end at a multiple of this number.
        let first = if self.along_depth { self.first.0 } else { self.first.1 };
        if (first + cols.start).is_multiple_of(wide) && self.copy.is_none() { wide } else { count }
    }

    /// Returns the distance in blocks between two elements of a line that are `elements` apart, a multiple of the elements
    /// of a block.
    const fn blocks(&self, elements: u32) -> u32 {
        elements / (BLOCK / self.element.bytes()) * self.lines
    }
}

/// Returns an address advanced by some times `bytes`.
fn advanced(cx: &mut Cx<'_, '_>, at: Address, times: Num, bytes: u32) -> Address {
    let distance = cx.e().offset_in(at.space, Op::Mul, times, Num::Const(bytes.into()));
    after(cx, at, distance)
}

impl Product {
    /// Returns the number of columns of a block: those of a box of the accumulator, or of a fractal of the operand if it
    /// has more.
    pub(super) fn columns_of_block(&self) -> u32 {
        ROWS.max(BLOCK / self.right.element.bytes())
    }

    /// Returns the product of `n` columns that start at the block of columns with an index.
    fn of_columns(&self, cx: &mut Cx<'_, '_>, block: Num, n: u32) -> Self {
        let Self { right, dst, bias, element, .. } = *self;
        let columns = self.columns_of_block();
        let blocks = if right.along_depth { columns } else { right.blocks(columns) };
        let rows = cx.e().offset(Op::Mul, block, self.height);
        Self {
            right: Operand { at: advanced(cx, right.at, block, blocks * BLOCK), ..right },
            dst: advanced(cx, dst, rows, columns * element.bytes()),
            bias: bias.map(|bias| advanced(cx, bias, block, columns * element.bytes())),
            n,
            ..*self
        }
    }

    /// Returns the product with operands that start `iteration` times `step` deeper.
    fn of_depth(&self, cx: &mut Cx<'_, '_>, iteration: Num, step: u32) -> Self {
        let mut deeper = |operand: Operand| {
            let blocks = if operand.along_depth { operand.blocks(step) } else { step };
            Operand { at: advanced(cx, operand.at, iteration, blocks * BLOCK), ..operand }
        };
        Self { left: deeper(self.left), right: deeper(self.right), ..*self }
    }

    /// Returns the address of 16 elements of a row of the accumulator.
    pub(super) fn place(&self, e: &mut Emitter, row: u32, col: u32) -> Address {
        let bytes = self.element.bytes();
        let boxes = e.times(self.height, (col / ROWS * ROWS * bytes).into());
        let offset = e.add(self.dst.offset, boxes);
        let offset = e.add(offset, Num::Const(((row * ROWS + col % ROWS) * bytes).into()));
        Address { offset, ..self.dst }
    }

    /// Returns which of some columns are stored, if not all of them are.
    pub(super) fn mask(&self, e: &mut Emitter, cols: &Range<u32>) -> Option<Value> {
        let stored = e.add(self.stored?, Num::Const(-i64::from(cols.start)));
        Some(e.below(stored, cols.end - cols.start))
    }

    /// Stores the initial sums.
    pub(super) fn begin(&self, e: &mut Emitter) -> Lowered {
        for first in (0..self.n).step_by(ROWS as usize) {
            let cols = first..(first + ROWS).min(self.n);
            let mask = self.mask(e, &cols);
            for row in 0..self.m {
                let initial = match self.initial(e, row, cols.clone())? {
                    Some(initial) => initial,
                    None => e.b().splat_int(Type::vector(self.element, cols.end - cols.start), 0),
                };
                let at = self.place(e, row, first);
                e.store(at, initial, mask)?;
            }
        }
        Ok(())
    }

    /// Returns the initial sums of some columns of a row.
    pub(super) fn initial(&self, e: &mut Emitter, row: u32, cols: Range<u32>) -> Lowered<Option<Value>> {
        let count = cols.end - cols.start;
        if let Some(bias) = self.bias {
            let offset = e.add(bias.offset, Num::Const(i64::from(cols.start) * i64::from(self.element.bytes())));
            return e.load(Address { offset, ..bias }, self.element, count).map(Some);
        }
        if !self.accumulates {
            return Ok(None);
        }
        let at = self.place(e, row, cols.start);
        e.load(at, self.element, count).map(Some)
    }

    /// Computes all rows, by a loop over groups of them if their elements, in a block of columns and a part of `depth`, are
    /// more than `most`.
    pub(super) fn each_rows(
        self,
        cx: &mut Cx<'_, '_>,
        most: u64,
        depth: u32,
        compute: &mut dyn FnMut(&mut Emitter, Self) -> Lowered,
    ) -> Lowered {
        let elements = u64::from(self.m) * u64::from(ROWS) * u64::from(depth);
        if elements <= most || self.m <= IN_REGISTERS || self.left.copy.is_some() {
            return compute(cx.e(), self);
        }
        dynamic::each(cx, Num::Const(self.m.into()), self.rows_together(), &mut |cx, rows| {
            let part = self.of_rows(cx, rows);
            compute(cx.e(), part)
        })
    }

    /// Adds rows of the right operand, each multiplied by an element of the left one.
    fn by_rows(&self, cx: &mut Cx<'_, '_>, depths: &Range<u32>) -> Lowered {
        for first in (0..self.n).step_by(ROWS as usize) {
            let cols = first..(first + ROWS).min(self.n);
            let mask = self.mask(cx.e(), &cols);
            let lanes = self.right.lanes(&cols);
            let rows = self.right.all_across(cx.e(), depths.clone(), &(first..first + lanes))?;
            let rows: Vec<Value> = rows.into_iter().map(|row| self.widened(cx.e(), row, self.signed.1)).collect();
            self.each_rows(cx, OF_BLOCK.0, depths.end - depths.start, &mut |e, part| {
                part.add_rows(e, (&rows, lanes), depths, cols.clone(), mask)
            })?;
        }
        Ok(())
    }

    /// Adds to some columns the rows of the right operand, each multiplied by an element of the left one.
    fn add_rows(
        &self,
        e: &mut Emitter,
        (rows, lanes): (&[Value], u32),
        depths: &Range<u32>,
        cols: Range<u32>,
        mask: Option<Value>,
    ) -> Lowered {
        // Rows of a transposed left operand are read together, because they share the lines in memory.
        let together = if self.left.along_depth { 1 } else { SHARED };
        for top in (0..self.m).step_by(together as usize) {
            let lines = self.left.all_along(e, top..(top + together).min(self.m), depths)?;
            for (row, line) in (top..).zip(lines) {
                let initial = self.initial(e, row, cols.clone())?;
                let mut sum = initial.map(|initial| e.resized(initial, lanes));
                let line = self.widened(e, line, self.signed.0);
                for (depth, other) in (0..).zip(rows) {
                    let one = e.slice(line, depth, 1);
                    let factor = e.b().read(one, Region::splat(lanes, 0), Some(lanes));
                    sum = Some(self.added(e, factor, *other, sum));
                }
                let at = self.place(e, row, cols.start);
                if let Some(sum) = sum {
                    let sum = e.slice(sum, 0, cols.end - cols.start);
                    e.store(at, sum, mask)?;
                }
            }
        }
        Ok(())
    }

    /// Converts elements of an operand to the type of the accumulator.
    fn widened(&self, e: &mut Emitter, value: Value, signed: bool) -> Value {
        let from = e.function.ty(value).element;
        match (from.is_float(), from == self.element) {
            (_, true) => value,
            (true, false) => e.b().cast(Op::FpExt, value, self.element),
            (false, false) => e.b().cast(if signed { Op::SExt } else { Op::ZExt }, value, self.element),
        }
    }

    fn added(&self, e: &mut Emitter, a: Value, b: Value, sum: Option<Value>) -> Value {
        let ty = e.function.ty(a);
        if ty.element.is_float() {
            // A sum starts at +0, which a product of -0 does not change.
            let sum = sum.unwrap_or_else(|| e.b().splat_int(ty, 0));
            return e.b().value(Op::Fma, &[a, b, sum], &[], ty);
        }
        let product = e.b().binary(Op::Mul, a, b);
        sum.map_or(product, |sum| e.b().binary(Op::Add, sum, product))
    }
}
