//! Lowers products, and copies to and from the memories of the cube core, whose extents are known only at run time.
//!
//! Loops iterate over groups of rows, columns or depths, and then over the rest, one by one. The rest of the columns is
//! computed as a group of which only the first ones are stored.

use genx::{Element, Op, Type, Value};
use pto_isa::{Key, Name, attrs::CubeLoadFracMode};

use super::product::{Product, Written};
use super::{BLOCK, Cx, Exit, Operand, Order, ROWS, after};
use crate::emit::OFFSET_BITS;
use crate::refusal::Lowered;
use crate::value::{Address, Dyn, Num};

/// Rows of a product that are computed together.
const GROUP: u32 = 8;

/// Some consecutive rows, columns or depths: the index of the first one, and their number.
pub(super) type Part = (Num, u32);

/// Returns an extent with the bounds 0 and `most`.
pub(super) fn bounded(cx: &mut Cx<'_, '_>, extent: Num, most: i64) -> Num {
    match cx.e().integer(Op::SMax, extent, Num::Const(0), u64::BITS) {
        Num::Dyn(number) => Num::Dyn(Dyn { high: number.high.min(most), ..number }),
        known @ Num::Const(_) => known,
    }
}

/// Divides an extent by a power of two: returns quotient and remainder.
fn divided(cx: &mut Cx<'_, '_>, extent: Num, group: u32) -> (Num, Num) {
    let amount = Num::Const(i64::from(group.trailing_zeros()));
    let whole = cx.e().integer(Op::AShr, extent, amount, OFFSET_BITS);
    let rest = cx.e().integer(Op::And, extent, Num::Const(i64::from(group) - 1), OFFSET_BITS);
    (whole, rest)
}

/// Emits loops over the groups of an extent and over the rest of it. The rest of a constant extent is one group.
pub(super) fn each<'p>(
    cx: &mut Cx<'_, 'p>,
    extent: Num,
    group: u32,
    body: &mut dyn FnMut(&mut Cx<'_, 'p>, Part) -> Lowered,
) -> Lowered {
    let (whole, rest) = divided(cx, extent, group);
    let start = cx.e().times(whole, group.into());
    cx.repeat(whole, &mut |cx, index| {
        let first = cx.e().times(index, group.into());
        body(cx, (first, group))
    })?;
    if let Some(rest) = rest.known() {
        return match u32::try_from(rest) {
            Ok(0) | Err(_) => Ok(()),
            Ok(rest) => body(cx, (start, rest)),
        };
    }
    cx.repeat(rest, &mut |cx, index| {
        let first = cx.e().add(start, index);
        body(cx, (first, 1))
    })
}

/// Emits a loop over the groups of columns. The last group may have fewer columns than it computes; the number of its
/// columns is passed then.
fn each_group<'p>(
    cx: &mut Cx<'_, 'p>,
    extent: Num,
    group: u32,
    body: &mut dyn FnMut(&mut Cx<'_, 'p>, Part, Option<Num>) -> Lowered,
) -> Lowered {
    let (whole, rest) = divided(cx, extent, group);
    if rest.known().is_some() {
        return each(cx, extent, group, &mut |cx, part| body(cx, part, None));
    }
    let start = cx.e().times(whole, group.into());
    cx.repeat(whole, &mut |cx, index| {
        let first = cx.e().times(index, group.into());
        body(cx, (first, group), None)
    })?;
    let once = cx.e().integer(Op::SMin, rest, Num::Const(1), OFFSET_BITS);
    cx.repeat(once, &mut |cx, _| body(cx, (start, group), Some(rest)))
}

impl Operand {
    /// Returns the window that begins some lines further.
    fn lines_further(self, cx: &mut Cx<'_, '_>, lines: Num) -> Self {
        let distance = cx.e().offset_in(self.at.space, Op::Mul, lines, Num::Const(BLOCK.into()));
        Self { at: after(cx, self.at, distance), ..self }
    }

    /// Returns the window that begins some elements of each line further: whole blocks, or one element is read.
    fn elements_further(self, cx: &mut Cx<'_, '_>, elements: Num) -> Self {
        let (size, width) = (self.element.bytes(), BLOCK / self.element.bytes());
        let further = i64::from(self.lines) * i64::from(BLOCK);
        if elements.multiple() % i64::from(width) == 0 {
            let block = cx.e().integer(Op::AShr, elements, Num::Const(width.trailing_zeros().into()), OFFSET_BITS);
            let distance = cx.e().times(block, further);
            return Self { at: after(cx, self.at, distance), ..self };
        }
        let elements = cx.e().add(elements, Num::Const(self.first.1.into()));
        let (block, rest) = divided(cx, elements, width);
        let (blocks, bytes) = (cx.e().times(block, further), cx.e().times(rest, size.into()));
        let at = after(cx, self.at, blocks);
        Self { at: after(cx, at, bytes), first: (self.first.0, 0), ..self }
    }
}

impl Product {
    /// Computes a product whose extents are `extents`; those of `self` are their upper bounds.
    pub(super) fn dynamic(self, cx: &mut Cx<'_, '_>, extents: [Num; 3]) -> Lowered {
        if self.left.copy.is_some() || self.right.copy.is_some() {
            return Err("with extents not known when compiling on an operand that was overwritten".to_owned());
        }
        let [m, n, k] = extents;
        let rows = self.rows_together();
        each_group(cx, n, self.columns_of_block(), &mut |cx, columns, stored| {
            let product = Self { stored, ..self.of_part(cx, columns) };
            each(cx, m, rows, &mut |cx, rows| product.of_rows(cx, rows).of_depths(cx, k))
        })
    }

    fn of_part(self, cx: &mut Cx<'_, '_>, (first, n): Part) -> Self {
        let right = if self.right.along_depth {
            self.right.lines_further(cx, first)
        } else {
            self.right.elements_further(cx, first)
        };
        let size = i64::from(self.element.bytes());
        let boxes = cx.e().integer(Op::AShr, first, Num::Const(ROWS.trailing_zeros().into()), OFFSET_BITS);
        let rows = cx.e().offset(Op::Mul, boxes, self.height);
        let distance = cx.e().times(rows, i64::from(ROWS) * size);
        let dst = after(cx, self.dst, distance);
        let distance = cx.e().times(first, size);
        let bias = self.bias.map(|bias| after(cx, bias, distance));
        Self { right, dst, bias, n, ..self }
    }

    /// Returns the number of rows that an iteration computes. Elements of one block of the left operand are computed together
    /// if they are rows.
    pub(super) fn rows_together(&self) -> u32 {
        if self.left.along_depth { GROUP } else { GROUP.max(BLOCK / self.left.element.bytes()) }
    }

    /// Returns the product of some rows.
    pub(super) fn of_rows(self, cx: &mut Cx<'_, '_>, (first, m): Part) -> Self {
        let left = if self.left.along_depth {
            self.left.lines_further(cx, first)
        } else {
            self.left.elements_further(cx, first)
        };
        let distance = cx.e().times(first, (ROWS * self.element.bytes()).into());
        Self { left, dst: after(cx, self.dst, distance), m, ..self }
    }

    /// Computes all depths.
    fn of_depths(self, cx: &mut Cx<'_, '_>, k: Num) -> Lowered {
        if k.known().is_some() {
            return Written::of(cx, &self).product(cx, self);
        }
        if !self.accumulates {
            self.begin(cx.e())?;
        }
        let product = Self { accumulates: true, bias: None, ..self };
        let group = BLOCK / self.left.element.bytes().min(self.right.element.bytes());
        each(cx, k, group, &mut |cx, (first, k)| {
            let mut further = |operand: Operand| {
                if operand.along_depth { operand.elements_further(cx, first) } else { operand.lines_further(cx, first) }
            };
            let product = Self { left: further(self.left), right: further(self.right), k, ..product };
            Written::of(cx, &product).product(cx, product)
        })
    }
}

/// Returns the byte offsets of elements at a distance.
fn offsets(cx: &mut Cx<'_, '_>, distance: Num, count: u32) -> Value {
    if let Some(distance) = distance.known() {
        let numbers = (0..u64::from(count)).map(|number| number.wrapping_mul(distance.cast_unsigned()));
        return cx.e().b().elements(Element::I32, numbers.collect());
    }
    let numbers = cx.e().b().elements(Element::I32, (0..u64::from(count)).collect());
    let distance = cx.e().scalar(distance, Element::I32);
    let distances = cx.e().b().splat(distance, count);
    cx.e().b().binary(Op::Mul, numbers, distances)
}

/// Loads matrices as fractals, row by row; the rest of the last block of a row is zero. Distances between matrices, rows and
/// columns of fractals are in blocks.
pub(super) fn load(
    cx: &mut Cx<'_, '_>,
    (from, to): (Address, Address),
    element: Element,
    (groups, [further, down, across]): (u32, [u32; 3]),
) -> Lowered {
    let by_columns = cx.choice(Key::Mode) == Some(CubeLoadFracMode::Dn2nz);
    let size = element.bytes();
    let width = BLOCK / size;
    let outer = if cx.has(Name::SrcOuterStride) { cx.num(Name::SrcOuterStride)? } else { Num::Const(0) };
    let (pitch, next) = (cx.num(Name::SrcInnerStride)?, Num::Const(size.into()));
    if pitch.multiple() % i64::from(size) != 0 || outer.multiple() % i64::from(size) != 0 {
        return Err("of rows or columns at a distance that may be no multiple of their elements".to_owned());
    }
    let (of_row, of_element) = if by_columns { (next, pitch) } else { (pitch, next) };
    // Rows below each other end before the next column of fractals.
    let most = if down == 1 { i64::from(across) } else { i64::MAX };
    let (rows, cols) = (cx.num(Name::NValue)?, cx.num(Name::DValue)?);
    let (rows, cols) = (bounded(cx, rows, most), bounded(cx, cols, i64::MAX));
    let offsets = offsets(cx, of_element, width);
    for group in 0..groups {
        let matrix = cx.e().offset_in(from.space, Op::Mul, outer, Num::Const(group.into()));
        let blocks = cx.e().times(Num::Const(group.into()), i64::from(further) * i64::from(BLOCK));
        let (from, to) = (after(cx, from, matrix), after(cx, to, blocks));
        cx.repeat(rows, &mut |cx, row| {
            let distance = cx.e().offset_in(from.space, Op::Mul, row, of_row);
            let from = after(cx, from, distance);
            let distance = cx.e().times(row, i64::from(down) * i64::from(BLOCK));
            let to = after(cx, to, distance);
            each_group(cx, cols, width, &mut |cx, (first, count), rest| {
                let distance = cx.e().offset_in(from.space, Op::Mul, first, of_element);
                let source = after(cx, from, distance);
                let block = if count == width && rest.is_none() && !by_columns {
                    cx.e().load(source, element, width)?
                } else {
                    let mask = cx.e().below(rest.unwrap_or(Num::Const(count.into())), width);
                    cx.e().gather(source, offsets, element, Some(mask))?
                };
                let place = cx.e().integer(Op::AShr, first, Num::Const(width.trailing_zeros().into()), OFFSET_BITS);
                let distance = cx.e().times(place, i64::from(across) * i64::from(BLOCK));
                let target = after(cx, to, distance);
                cx.e().store(target, block, None)
            })
        })?;
    }
    Ok(())
}

impl Exit {
    /// Stores all rows in an order, row by row.
    pub(super) fn dynamic(self, cx: &mut Cx<'_, '_>, order: Order, (rows, cols): (Num, Num), pitch: Num) -> Lowered {
        let bytes = self.target.bytes();
        if cx.e().atomic.is_some() && cols.known().is_none() && bytes < Element::I32.bytes() {
            return Err("as an atomic operation with `n` not known when compiling".to_owned());
        }
        let (rows, cols) = (bounded(cx, rows, i64::MAX), bounded(cx, cols, i64::MAX));
        let (of_row, width) = match order {
            Order::Rows => (cx.e().offset_in(self.to.space, Op::Mul, pitch, Num::Const(bytes.into())), ROWS),
            Order::Boxes(width) => (Num::Const((width * bytes).into()), width),
        };
        let of_box = match order {
            Order::Rows => Num::Const((ROWS * bytes).into()),
            Order::Boxes(width) => cx.e().offset_in(self.to.space, Op::Mul, pitch, Num::Const((width * bytes).into())),
        };
        cx.repeat(rows, &mut |cx, row| {
            let distance = cx.e().times(row, (ROWS * self.source.bytes()).into());
            let from = after(cx, self.from, distance);
            let distance = cx.e().offset_in(self.to.space, Op::Mul, row, of_row);
            let to = after(cx, self.to, distance);
            each_group(cx, cols, width, &mut |cx, (first, count), rest| {
                let number = cx.e().integer(Op::AShr, first, Num::Const(width.trailing_zeros().into()), OFFSET_BITS);
                let distance = cx.e().offset_in(to.space, Op::Mul, number, of_box);
                let to = after(cx, to, distance);
                let mut line = cx.e().b().undef(Type::vector(self.source, count));
                for start in (0..count).step_by(ROWS as usize) {
                    let column = cx.e().add(first, Num::Const(start.into()));
                    let part = self.part_of_row(cx, from, column, ROWS.min(count - start))?;
                    line = cx.e().inserted(line, part, start);
                }
                let line = self.converted(cx, line);
                let mask = rest.map(|rest| cx.e().below(rest, count));
                cx.e().store(to, line, mask)
            })
        })
    }

    /// Reads elements of a row that are in one box.
    fn part_of_row(&self, cx: &mut Cx<'_, '_>, from: Address, column: Num, count: u32) -> Lowered<Value> {
        let (number, within) = divided(cx, column, ROWS);
        let within = if column.multiple() % i64::from(ROWS) == 0 { Num::Const(0) } else { within };
        let further = cx.e().offset(Op::Mul, number, self.step);
        let place = cx.e().times(further, ROWS.into());
        let place = cx.e().add(place, within);
        let distance = cx.e().times(place, self.source.bytes().into());
        let at = after(cx, from, distance);
        cx.e().load(at, self.source, count)
    }
}

/// Returns the rows of an accumulator of `m` rows: those of whole boxes.
pub(super) fn height(cx: &mut Cx<'_, '_>, m: Num) -> Num {
    if m.range().1 <= ROWS.into() {
        return Num::Const(ROWS.into());
    }
    let more = cx.e().add(m, Num::Const(i64::from(ROWS) - 1));
    let boxes = cx.e().integer(Op::AShr, more, Num::Const(ROWS.trailing_zeros().into()), OFFSET_BITS);
    cx.e().times(boxes, ROWS.into())
}
