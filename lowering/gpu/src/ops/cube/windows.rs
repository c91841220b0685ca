//! Lowers products with accumulators in registers, one window of the accumulator at a time.
//!
//! A block that loads operands, multiplies and stores the sums is lowered once for each window of the accumulator,
//! loops included: the window is in registers from the first product to the store. Operands are not copied: if the
//! source copies a matrix to L1 and a part of it to an operand buffer, both copies are recorded, and the product reads
//! the matrix in global memory: by 2D block messages, which arrange the data for the systolic array, or row by row on
//! platforms without such messages. On the latter, a loop iterates over the windows of an accumulator that has many.
//!
//! Windows after the first read the operands after earlier windows were stored. Parameters are assumed to be different
//! buffers, as the flags of the source assume; a kernel that stores through a pointer from which it loads operands is
//! rejected here.
//!
//! A kernel of any other form is rejected and lowered without windows.

mod initialization;
mod operands;

use std::collections::HashSet;
use std::ops::Range;

use genx::{Element, Op, Region, Type, Value};
use pto_isa::attrs::{AccAtomicOp, AccSat, AccStoreMode, AccUbDst, ReluPreMode, Tf32Mode};
use pto_isa::ops::cube::Opcode;
use pto_isa::types::{AddressSpace, DType};
use pto_isa::{Key, Name};
use pto_program::{Code, Instruction};
use visa::Platform;
use visa::table::Op as Visa;
use visa::word::{DataOrder, DataSize};

use super::systolic::{self, Systolic};
use super::{Cx, ROWS, Side, elements, known};
use crate::control::Walker;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Address, Num, element};
pub(crate) use initialization::is_initialized;
pub(crate) use operands::Copies;
use operands::{Matrix, Part};

/// The reason of all rejections. It is not shown, because the kernel is then lowered without windows.
const REFUSED: &str = "in windows of the accumulator";

/// Rows of a block of the accumulator.
const REPEAT: u32 = 8;
/// Maximal number of rows of a 2D block.
const BLOCK_ROWS: u32 = 32;
/// The alignment in bytes of the base address of a 2D block, and of the distance between its rows.
const BASE: i64 = 64;
const PITCH: i64 = 16;
/// Bytes of a row of a surface: a block has up to 64, after up to 60 between the aligned base and its start.
const SURFACE: i64 = 128;
/// The largest distance between rows of a surface in bytes.
const FARTHEST: i64 = 1 << 24;

/// The accumulator of a block of products.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tile {
    rows: u32,
    cols: u32,
    dtype: DType,
}

impl Tile {
    pub(crate) const fn rows(self) -> u32 {
        self.rows
    }

    pub(crate) const fn cols(self) -> u32 {
        self.cols
    }

    /// The rows and columns of windows of one size, if there are several.
    pub(crate) fn steps(self, most: Window) -> Option<(u32, u32)> {
        let (rows, cols) = (most.rows.min(self.rows), most.cols.min(self.cols));
        let alike = rows > 0 && cols > 0 && self.rows.is_multiple_of(rows) && self.cols.is_multiple_of(cols);
        (alike && (rows, cols) != (self.rows, self.cols)).then_some((rows, cols))
    }

    /// Rows and columns of each window.
    pub(crate) fn windows(self, most: Window) -> Vec<(Range<u32>, Range<u32>)> {
        let parts = |all: u32, most: u32| (0..all).step_by(most as usize).map(move |from| from..(from + most).min(all));
        let rows = |cols: Range<u32>| parts(self.rows, most.rows).map(move |rows| (rows, cols.clone()));
        parts(self.cols, most.cols).flat_map(rows).collect()
    }
}

/// Maximal rows and columns of a window, and the registers per thread for it and the operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Window {
    rows: u32,
    cols: u32,
    /// The registers of a thread.
    pub file: u32,
}

impl Window {
    /// 128 registers for accumulators, and 64 and 32 for operands.
    const LARGE: Self = Self { rows: 64, cols: 32, file: 256 };
    /// 32 registers for accumulators, and 32 and 16 for operands.
    const SMALL: Self = Self { rows: 32, cols: 16, file: genx::pressure::FILE };
    /// 128 registers for accumulators, and 32 each for operands that are loaded row by row, on eight channels.
    const LARGE_OF_ROWS: Self = Self { rows: 32, cols: 32, file: 256 };
    /// 16 registers for accumulators, and 8 and 16 for operands.
    const SMALL_OF_ROWS: Self = Self { rows: 8, cols: 16, file: genx::pressure::FILE };

    /// The windows for the larger register file.
    pub(crate) fn large(platform: Platform) -> Self {
        if has_blocks(platform) { Self::LARGE } else { Self::LARGE_OF_ROWS }
    }

    /// Those for the smaller one.
    pub(crate) fn small(platform: Platform) -> Self {
        if has_blocks(platform) { Self::SMALL } else { Self::SMALL_OF_ROWS }
    }
}

/// Whether operands are loaded by 2D blocks, which have the columns of a fractal.
pub(crate) fn has_blocks(platform: Platform) -> bool {
    u32::from(platform.info().dpas_channels) == ROWS && Visa::LscLoadBlock2d.definition().platforms.contains(platform)
}

/// The current window of an accumulator.
#[derive(Clone, Debug)]
struct Open {
    tile: Tile,
    /// Its first row and column, and its numbers of rows and columns.
    top: Num,
    left: Num,
    rows: u32,
    cols: u32,
    /// Columns of a block.
    channels: u32,
    /// The index of the first accumulator among the buffers in registers.
    first: usize,
    /// The address of the accumulator in its buffer; known after the first product.
    dst: Option<i64>,
    /// Whether a product has initialized the sums on every path to here, or there is no product before.
    begun: bool,
}

/// The state of products in windows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    window: Option<Open>,
    /// The maximal size of a window.
    most: Window,
    /// The data that the source copies on chip.
    copies: Copies,
    /// Whether a window was opened.
    opened: bool,
    /// The pointers through which operands are loaded, and those through which sums are stored.
    loaded: HashSet<Value>,
    stored: HashSet<Value>,
}

impl Windows {
    /// Creates a state for windows of at most this size.
    pub(crate) fn of(most: Window) -> Self {
        Self { most, ..Self::default() }
    }

    pub(crate) const fn most(&self) -> Window {
        self.most
    }

    /// Forgets operands where paths merge.
    pub(crate) fn forget(&mut self) {
        self.copies = Copies::default();
    }

    /// Restores an earlier state, except for the pointers that are read and written.
    pub(crate) fn restore(&mut self, before: Self) {
        let dst = self.window.as_ref().and_then(|window| window.dst);
        (self.window, self.copies) = (before.window, before.copies);
        if let Some(window) = &mut self.window {
            window.dst = window.dst.or(dst);
        }
    }

    /// Returns whether the sums are initialized.
    pub(crate) fn begun(&self) -> bool {
        self.window.as_ref().is_some_and(|window| window.begun)
    }

    /// Sets whether the sums are initialized on all paths.
    pub(crate) fn set_begun(&mut self, begun: bool) {
        if let Some(window) = &mut self.window {
            window.begun = begun;
        }
    }

    /// Returns whether no pointer is both read and written.
    pub(crate) fn are_apart(&self) -> bool {
        self.loaded.is_disjoint(&self.stored)
    }

    /// Returns the data that the source has copied on chip.
    pub(crate) fn copies(&self) -> Copies {
        self.copies.clone()
    }

    /// Sets it after a change of blocks: that in all of some states.
    pub(crate) fn keep(&mut self, states: &[Copies]) {
        self.copies = Copies::common(states);
    }

    pub(crate) const fn is_open(&self) -> bool {
        self.window.is_some()
    }
}

/// Whether products of a platform may be lowered in windows: it has a systolic array.
pub(crate) fn exist(platform: Platform) -> bool {
    platform.info().dpas_channels > 0
}

/// Returns the accumulator of the first product among some instructions and those in their regions.
pub(crate) fn tile(walker: &Walker<'_>, instructions: &[Instruction]) -> Option<Tile> {
    instructions.iter().find_map(|instruction| {
        let inside = instruction.regions.iter().flat_map(|region| &region.blocks);
        let Code::Op(def) = &instruction.code else {
            return inside.into_iter().find_map(|block| tile(walker, &block.instructions));
        };
        if !matches!(def.opcode, pto_isa::Opcode::Cube(Opcode::Mad | Opcode::MadAcc)) {
            return inside.into_iter().find_map(|block| tile(walker, &block.instructions));
        }
        let group = |name: Name| instruction.groups.get(def.operand(name)?).cloned();
        let number = |name: Name| {
            let slot = instruction.operands.get(group(name)?.start)?;
            u32::try_from(walker.num(*slot).ok()?.known()?).ok()
        };
        let dtype = instruction.operand_types.get(group(Name::Dst)?.start)?.dtype()?;
        Some(Tile { rows: number(Name::M)?, cols: number(Name::N)?, dtype })
    })
}

impl Emitter {
    /// Returns whether no window was opened before, and the current code is in no loop: the accumulators are not defined.
    pub(crate) fn is_first_window(&self) -> bool {
        self.times.scope().is_none() && self.windows.as_ref().is_some_and(|windows| !windows.opened)
    }

    /// Opens a window of an accumulator of some rows and columns, from an element on: its blocks are buffers in registers.
    /// `begun` is set if sums need no initialization.
    pub(crate) fn open_window(
        &mut self,
        tile: Tile,
        (top, left): (Num, Num),
        (rows, cols): (u32, u32),
        begun: bool,
    ) -> Lowered {
        let channels = u32::from(self.platform.info().dpas_channels).max(1);
        let element = element(tile.dtype).ok_or(REFUSED)?;
        let fits = tile.rows.is_multiple_of(REPEAT) && tile.cols.is_multiple_of(ROWS) && element.bytes() == 4;
        let Some(windows) = self.windows.as_mut().filter(|_| fits) else { return Err(REFUSED.to_owned()) };
        windows.forget();
        windows.opened = true;
        let blocks = rows / REPEAT * (cols / channels);
        let first = self.buffers.len();
        windows.window = Some(Open { tile, top, left, rows, cols, channels, first, dst: None, begun });
        for _ in 0..blocks {
            let zero = self.b().splat_int(Type::vector(element, REPEAT * channels), 0);
            self.buffers.push(zero);
        }
        Ok(())
    }

    /// Closes a window.
    pub(crate) fn close_window(&mut self) {
        if let Some(window) = self.windows.as_mut().and_then(|windows| windows.window.take()) {
            self.buffers.truncate(window.first);
        }
    }

    fn window(&mut self) -> Lowered<&mut Open> {
        let windows = self.windows.as_mut().ok_or(REFUSED)?;
        windows.window.as_mut().ok_or_else(|| REFUSED.to_owned())
    }

    /// Returns the aligned address below a byte of global memory, and the number of bytes between.
    fn aligned(&mut self, at: Address) -> Lowered<(Value, Value)> {
        let base = at.base.ok_or(REFUSED)?;
        let whole = at.offset.multiple() % BASE == 0;
        let start = if whole { base } else { self.global_address(base, at.offset) };
        let mask = self.b().int(Element::I64, -BASE);
        let below = self.b().binary(Op::And, start, mask);
        let low = self.b().cast(Op::Trunc, start, Element::I32);
        let mask = self.b().int(Element::I32, BASE - 1);
        let rest = self.b().binary(Op::And, low, mask);
        Ok((if whole { self.global_address(below, at.offset) } else { below }, rest))
    }

    /// Loads 2D blocks of a matrix at an element: several blocks side by side, as dwords.
    fn block_2d(&mut self, matrix: Matrix, (row, col): (u32, u32), shape: Shape, order: Order) -> Lowered<Value> {
        let Shape { blocks, width, height } = shape;
        let size = matrix.element.bytes();
        let distance = i64::from(col * size);
        let offset = self.offset_in(AddressSpace::Gm, Op::Add, matrix.at.offset, Num::Const(distance));
        let (base, rest) = self.aligned(Address { offset, ..matrix.at })?;
        let by = self.b().int(Element::I32, size.trailing_zeros().into());
        let x = self.b().binary(Op::LShr, rest, by);
        let last_row = i64::from(row + height) - 1;
        let numbers = [SURFACE - 1, last_row, matrix.pitch - 1, i64::from(row)];
        let [width_bytes, rows, pitch, y] = numbers.map(|number| self.b().int(Element::I32, number));
        let mask = self.one_lane();
        let message = message(matrix.element, [blocks, width, height], order);
        let ty = Type::vector(Element::I32, blocks * width * height * size / Element::I32.bytes());
        Ok(self.b().value(Op::LscLoad2dStateless, &[mask, base, width_bytes, rows, pitch, x, y], &message, ty))
    }
}

/// The number of blocks of a message, and their columns and rows.
#[derive(Clone, Copy)]
struct Shape {
    blocks: u32,
    width: u32,
    height: u32,
}

/// The order of the elements of a 2D block in registers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// That in memory.
    Rows,
    /// That of columns.
    Columns,
    /// That in memory, of dwords with elements of consecutive rows.
    Packed,
}

/// Returns the immediates of a 2D block message.
fn message(element: Element, [blocks, width, height]: [u32; 3], order: Order) -> [i64; 8] {
    let size = match element.bytes() {
        1 => DataSize::D8,
        2 => DataSize::D16,
        _ => DataSize::D32,
    };
    let packed = order == Order::Packed;
    let order = if order == Order::Columns { DataOrder::Transpose } else { DataOrder::NonTranspose };
    let [size, order] = [size.code(), order.code()].map(i64::from);
    [0, 0, size, order, blocks.into(), width.into(), height.into(), packed.into()]
}

/// Lowers an operation of the family if products are lowered in windows; else returns `None`.
pub(in crate::ops) fn lower(cx: &mut Cx<'_, '_>, opcode: Opcode) -> Option<Lowered> {
    let windows = cx.e().windows.as_ref()?;
    if !windows.is_open() {
        return Some(Err(REFUSED.to_owned()));
    }
    Some(match opcode {
        Opcode::MteGmL1Frac => operands::copy(cx),
        Opcode::MteL1L0a => operands::operand(cx, Side::Left),
        Opcode::MteL1L0b => operands::operand(cx, Side::Right),
        Opcode::Mad => product(cx, false),
        Opcode::MadAcc => product(cx, true),
        Opcode::MteL0cGm => store(cx),
        Opcode::SetChannelPara => Ok(()),
        other => Err(format!("{REFUSED}: {other:?}")),
    })
}

fn refuse_unless(fits: bool) -> Lowered {
    if fits { Ok(()) } else { Err(REFUSED.to_owned()) }
}

/// Emits a product in the window.
fn product(cx: &mut Cx<'_, '_>, accumulates: bool) -> Lowered {
    let (m, n, k) = (known(cx, Name::M)?, known(cx, Name::N)?, known(cx, Name::K)?);
    let dtypes = (elements(cx, Name::Lhs)?.0, elements(cx, Name::Rhs)?.0);
    let signed = (!dtypes.0.is_unsigned(), !dtypes.1.is_unsigned());
    let [lhs, rhs, dst] = [cx.address(Name::Lhs)?, cx.address(Name::Rhs)?, cx.address(Name::Dst)?];
    let dtype = elements(cx, Name::Dst)?.0;
    refuse_unless(cx.choice::<Tf32Mode>(Key::Tf32Mode).is_none())?;
    let e = cx.e();
    let operand = |e: &Emitter, side, at: Address| {
        let part = e.windows.as_ref().and_then(|windows| windows.copies.operand(side, at.offset.known()?));
        part.ok_or_else(|| REFUSED.to_owned())
    };
    let (left, right) = (operand(e, Side::Left, lhs)?, operand(e, Side::Right, rhs)?);
    let depth = Systolic::depth(left.matrix.element);
    let pairs = matches!(
        (left.matrix.element, right.matrix.element),
        (Element::F16, Element::F16) | (Element::BF16, Element::BF16) | (Element::I8, Element::I8)
    );
    let sums = matches!(dtype, DType::F32 | DType::I32 | DType::Si32);
    let extents = left.extents() == (m, k) && right.extents() == (k, n) && k.is_multiple_of(depth);
    let place = dst.offset.known().ok_or(REFUSED)?;
    let window = e.window()?;
    let alike = (window.tile.rows, window.tile.cols, window.tile.dtype) == (m, n, dtype);
    let same = *window.dst.get_or_insert(place) == place;
    refuse_unless(pairs && sums && extents && alike && same && (window.begun || !accumulates))?;
    window.begun = true;
    let window = window.clone();
    if !accumulates {
        for block in window.first..e.buffers.len() {
            let ty = e.function.ty(e.buffers[block]);
            e.buffers[block] = e.b().splat_int(ty, 0);
        }
    }
    let mut start = 0;
    while start < k {
        // One message loads two steps of the depth.
        let steps = ((k - start) / depth).min(2);
        window.multiply(e, (left, right), signed, start..start + steps * depth)?;
        start += steps * depth;
    }
    Ok(())
}

impl Open {
    /// Adds the products of a range of depths.
    fn multiply(
        &self,
        e: &mut Emitter,
        (left, right): (Part, Part),
        signed: (bool, bool),
        depths: Range<u32>,
    ) -> Lowered {
        let element = left.matrix.element;
        let precisions = [
            i64::from(systolic::precision(right.matrix.element, signed.1)),
            i64::from(systolic::precision(element, signed.0)),
        ];
        let message = [precisions[0], precisions[1], systolic::DEPTH.into(), REPEAT.into(), 1, 1];
        if !has_blocks(e.platform) {
            return self.multiply_rows(e, (left, right), &message, depths);
        }
        let (depth, count) = (Systolic::depth(element), depths.end - depths.start);
        let steps = count / depth;
        // Rows and columns of 2D blocks are known.
        let known = |num: Num| num.known().and_then(|number| u32::try_from(number).ok()).ok_or(REFUSED);
        let (first_row, first_col) = (known(self.top)?, known(self.left)?);
        let mut rows = Vec::new();
        for top in (0..self.rows).step_by(BLOCK_ROWS as usize) {
            let height = BLOCK_ROWS.min(self.rows - top);
            let shape = Shape { blocks: steps, width: depth, height };
            let at = (left.row + first_row + top, left.col + depths.start);
            rows.push((height, e.block_2d(left.matrix, at, shape, Order::Rows)?));
        }
        let columns = self.cols / ROWS;
        // The dwords of the rows of a block at one step.
        let of_rows = REPEAT * systolic::DEPTH;
        let weights = weights(e, right, first_col, (depths.start, steps), columns)?;
        for step in 0..steps {
            for column in 0..columns {
                let part = weights[(step * columns + column) as usize];
                let mut block = self.first + column as usize;
                for (height, all) in &rows {
                    for top in (0..*height).step_by(REPEAT as usize) {
                        let first = (step * height + top) * systolic::DEPTH;
                        let activation = e.slice(*all, first, of_rows);
                        let ty = e.function.ty(e.buffers[block]);
                        let sums = e.buffers[block];
                        e.buffers[block] = e.b().value(Op::Dpas, &[sums, part, activation], &message, ty);
                        block += columns as usize;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Loads the blocks of the right operand for some steps of the depth: those of the first step, one for each block of
/// columns from `first` on, then those of the next one.
fn weights(e: &mut Emitter, right: Part, first: u32, (start, steps): (u32, u32), columns: u32) -> Lowered<Vec<Value>> {
    let element = right.matrix.element;
    let depth = Systolic::depth(element);
    let all = (0..steps).flat_map(|step| (0..columns).map(move |column| (step, column)));
    if right.by_columns {
        // A dword has elements along the depth.
        let dwords = right.matrix.of_dwords();
        let shape = Shape { blocks: 1, width: systolic::DEPTH, height: ROWS };
        let first_dword = right.col * element.bytes() / Element::I32.bytes() + start / depth * systolic::DEPTH;
        let at = |(step, column)| (right.row + first + column * ROWS, first_dword + step * systolic::DEPTH);
        return all.map(|block| e.block_2d(dwords, at(block), shape, Order::Columns)).collect();
    }
    // Rows of a message; elements of one byte fill it with one step.
    let together = (BLOCK_ROWS / depth).min(steps);
    let mut loaded = Vec::new();
    for step in (0..steps).step_by(together as usize) {
        let shape = Shape { blocks: columns, width: ROWS, height: together * depth };
        let at = (right.row + start + step * depth, right.col + first);
        loaded.push(e.block_2d(right.matrix, at, shape, Order::Packed)?);
    }
    let of_columns = ROWS * systolic::DEPTH;
    let block = |(step, column)| {
        let first = (column * together + step % together) * of_columns;
        e.slice(loaded[(step / together) as usize], first, of_columns)
    };
    Ok(all.map(block).collect())
}

impl Open {
    /// Adds products to the accumulators, with operands that are loaded row by row.
    fn multiply_rows(
        &self,
        e: &mut Emitter,
        (left, right): (Part, Part),
        message: &[i64; 6],
        depths: Range<u32>,
    ) -> Lowered {
        let element = left.matrix.element;
        let depth = Systolic::depth(element);
        let columns = self.cols / self.channels;
        let zero = Num::Const(0);
        for start in depths.step_by(depth as usize) {
            let weights = if right.by_columns {
                self.columns_of_weights(e, right, start)?
            } else {
                self.rows_of_weights(e, right, start)?
            };
            for top in (0..self.rows).step_by(REPEAT as usize) {
                let mut activation = e.b().undef(Type::vector(element, REPEAT * depth));
                for row in 0..REPEAT {
                    let at = left.matrix.element_at(e, (self.top, zero), (left.row + top + row, left.col + start));
                    let line = e.load(at, element, depth)?;
                    activation = e.inserted(activation, line, row * depth);
                }
                let activation = systolic::dwords(e, activation);
                for (column, weights) in (0..).zip(&weights) {
                    let block = self.first + (top / REPEAT * columns + column) as usize;
                    let (sums, ty) = (e.buffers[block], e.function.ty(e.buffers[block]));
                    e.buffers[block] = e.b().value(Op::Dpas, &[sums, *weights, activation], message, ty);
                }
            }
        }
        Ok(())
    }

    /// Loads one step of the right operand row by row: a block for each block of columns.
    fn rows_of_weights(&self, e: &mut Emitter, right: Part, start: u32) -> Lowered<Vec<Value>> {
        let (element, zero) = (right.matrix.element, Num::Const(0));
        let (depth, size) = (Systolic::depth(element), element.bytes());
        let (together, columns) = (4 / size, self.cols / self.channels);
        // A dword of each channel holds adjacent elements along the depth.
        let ty = Type::vector(element, depth * self.channels);
        let mut weights: Vec<Value> = (0..columns).map(|_| e.b().undef(ty)).collect();
        for row in 0..depth {
            let at = right.matrix.element_at(e, (zero, self.left), (right.row + start + row, right.col));
            let line = e.load(at, element, self.cols)?;
            let offset = (row / together * self.channels * together + row % together) * size;
            let region = Region::strided(self.channels, together.cast_signed(), offset);
            for (column, block) in (0..).zip(&mut weights) {
                let part = e.slice(line, column * self.channels, self.channels);
                *block = e.b().write(*block, part, region);
            }
        }
        Ok(weights.into_iter().map(|block| systolic::dwords(e, block)).collect())
    }

    /// Like [`Self::rows_of_weights`], for an operand whose columns are rows of the matrix.
    fn columns_of_weights(&self, e: &mut Emitter, right: Part, start: u32) -> Lowered<Vec<Value>> {
        let (element, zero) = (right.matrix.element, Num::Const(0));
        let ty = Type::vector(Element::I32, systolic::DEPTH * self.channels);
        let mut weights = Vec::new();
        for first in (0..self.cols).step_by(self.channels as usize) {
            let mut block = e.b().undef(ty);
            for channel in 0..self.channels {
                let known = (right.row + first + channel, right.col + start);
                let at = right.matrix.element_at(e, (self.left, zero), known);
                let line = e.load(at, element, Systolic::depth(element))?;
                let line = systolic::dwords(e, line);
                let region = Region::strided(systolic::DEPTH, self.channels.cast_signed(), channel * 4);
                block = e.b().write(block, line, region);
            }
            weights.push(block);
        }
        Ok(weights)
    }
}

/// Stores the sums of the window, row by row.
fn store(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let ((_, source), (_, target)) = (elements(cx, Name::Source)?, elements(cx, Name::Destination)?);
    let absent = [Name::PreQuant, Name::PreRelu, Name::ClipValue, Name::Loop3Count, Name::Loop0SrcStride];
    let plain = !absent.into_iter().any(|name| cx.has(name))
        && cx.choice::<AccAtomicOp>(Key::AtomicOp).is_none()
        && cx.choice(Key::Mode) == Some(AccStoreMode::Nz2nd)
        && matches!(cx.choice(Key::PreReluMode), None | Some(ReluPreMode::NoRelu))
        && matches!(cx.choice(Key::DstMode), None | Some(AccUbDst::Single))
        && !matches!(cx.choice(Key::SatMode), Some(AccSat::Sat | AccSat::SatPreserveNan))
        && (source == target || (source == Element::F32 && target.is_float() && target.bytes() == 2));
    let (rows, cols) = (known(cx, Name::M)?, known(cx, Name::N)?);
    let (step, pitch) = (known(cx, Name::SrcStride)?, cx.num(Name::DstStride)?);
    let place = from.offset.known().ok_or(REFUSED)?;
    let e = cx.e();
    let window = e.window()?.clone();
    let tile = window.tile;
    let whole = rows <= tile.rows && cols <= tile.cols && step == tile.rows.next_multiple_of(ROWS);
    refuse_unless(plain && whole && window.begun && window.dst == Some(place) && to.space == AddressSpace::Gm)?;
    e.windows.as_mut().ok_or(REFUSED)?.stored.extend(to.base);
    let columns = window.cols / window.channels;
    let pitch = e.offset_in(to.space, Op::Mul, pitch, Num::Const(target.bytes().into()));
    // Clips the rows and columns of the window to those that are stored.
    let left_of = |stored: u32, all: u32, first: Num, most: u32| match first.known() {
        Some(first) => Ok(most.min(stored.saturating_sub(u32::try_from(first).unwrap_or(u32::MAX)))),
        None if stored == all => Ok(most),
        None => Err(REFUSED.to_owned()),
    };
    let count = left_of(rows, tile.rows, window.top, window.rows)?;
    let lanes = left_of(cols, tile.cols, window.left, window.cols)?;
    for row in 0..count {
        let (top, within) = (row / REPEAT, row % REPEAT);
        let mut line = e.b().undef(Type::vector(source, lanes));
        for column in 0..columns {
            let block = e.buffers[window.first + (top * columns + column) as usize];
            let count = lanes.saturating_sub(column * window.channels).min(window.channels);
            if count > 0 {
                let part = e.slice(block, within * window.channels, count);
                line = e.inserted(line, part, column * window.channels);
            }
        }
        if lanes == 0 {
            continue;
        }
        let line = if source == target { line } else { e.b().cast(Op::FpTrunc, line, target) };
        let (known, first) = match window.top.known() {
            Some(top) => (top + i64::from(row), Num::Const(0)),
            None => (row.into(), window.top),
        };
        let first = e.offset_in(to.space, Op::Mul, pitch, first);
        let down = e.offset_in(to.space, Op::Mul, pitch, Num::Const(known));
        let across = e.offset_in(to.space, Op::Mul, window.left, Num::Const(target.bytes().into()));
        let offset = e.offset_in(to.space, Op::Add, to.offset, first);
        let offset = if across.known().is_none() { e.offset_in(to.space, Op::Add, offset, across) } else { offset };
        let offset = e.offset_in(to.space, Op::Add, offset, down);
        let offset = if across.known().is_some() { e.offset_in(to.space, Op::Add, offset, across) } else { offset };
        e.store(Address { offset, ..to }, line, None)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_cover_an_accumulator() {
        let tile = Tile { rows: 128, cols: 48, dtype: DType::F32 };
        assert_eq!(tile.windows(Window::LARGE), [(0..64, 0..32), (64..128, 0..32), (0..64, 32..48), (64..128, 32..48)]);
        assert_eq!(Tile { rows: 16, cols: 16, dtype: DType::F32 }.windows(Window::SMALL), [(0..16, 0..16)]);
    }
}
