//! The operands of products in windows: parts of matrices of global memory, of which the source has copies in L1.

use std::collections::BTreeMap;

use genx::{Element, Op};
use pto_isa::attrs::CubeLoadFracMode;
use pto_isa::types::AddressSpace;
use pto_isa::{Key, Name};

use super::{FARTHEST, PITCH, REFUSED, SURFACE, refuse_unless};
use crate::emit::{Emitter, OFFSET_BITS};
use crate::ops::Cx;
use crate::ops::cube::{BLOCK, ROWS, Side, elements, known, known_or_zero};
use crate::refusal::Lowered;
use crate::value::{Address, Num};

/// The data on chip that the source copies from global memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Copies {
    /// The matrices in L1, by address.
    matrices: BTreeMap<i64, Matrix>,
    /// The operands, by address in their buffer.
    operands: BTreeMap<(Side, i64), Part>,
}

impl Copies {
    /// Returns the copies in L1.
    pub(crate) fn in_l1(self) -> Self {
        Self { operands: BTreeMap::new(), ..self }
    }

    /// Returns the copies that are in all of some states.
    pub(crate) fn common(states: &[Self]) -> Self {
        let Some((first, rest)) = states.split_first() else { return Self::default() };
        let mut common = first.clone();
        common.matrices.retain(|at, copy| rest.iter().all(|state| state.matrices.get(at) == Some(&*copy)));
        common.operands.retain(|at, copy| rest.iter().all(|state| state.operands.get(at) == Some(&*copy)));
        common
    }

    /// Returns the operand at an address in its buffer.
    pub(super) fn operand(&self, side: Side, at: i64) -> Option<Part> {
        self.operands.get(&(side, at)).copied()
    }

    /// Returns the matrix whose copy in L1 has an element, and the first byte of the copy: the element is in the given row
    /// and column of fractals that start at byte `from`, of which each column has `lines` rows.
    fn matrix_at(&self, from: i64, (row, col): (u32, i64), lines: u32) -> Option<(i64, Matrix)> {
        self.matrices.iter().find_map(|(start, matrix)| {
            let column = col * i64::from(matrix.element.bytes()) / i64::from(BLOCK);
            let first = from + (column * i64::from(lines) + i64::from(row)) * i64::from(BLOCK);
            (*start..*start + matrix.bytes()).contains(&first).then_some((*start, *matrix))
        })
    }
}

/// A matrix of global memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Matrix {
    pub(super) at: Address,
    /// Bytes between rows.
    pub(super) pitch: i64,
    rows: u32,
    cols: u32,
    pub(super) element: Element,
    /// Rows of a column of fractals of its copy in L1.
    lines: u32,
}

/// A part of a matrix that is an operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Part {
    pub(super) matrix: Matrix,
    pub(super) row: u32,
    pub(super) col: u32,
    rows: u32,
    cols: u32,
    /// Whether its rows are columns of the operand.
    pub(super) by_columns: bool,
}

impl Part {
    /// Returns the rows and columns of the operand.
    pub(super) const fn extents(&self) -> (u32, u32) {
        if self.by_columns { (self.cols, self.rows) } else { (self.rows, self.cols) }
    }
}

/// Records the matrix that is copied to L1.
pub(super) fn copy(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let (_, element) = elements(cx, Name::Destination)?;
    let (rows, cols) = (known(cx, Name::NValue)?, known(cx, Name::DValue)?);
    let (down, lines) = (known(cx, Name::DstLoop2Stride)?, known(cx, Name::DstLoop3Stride)?);
    let plain = cx.choice(Key::Mode) == Some(CubeLoadFracMode::Nd2nz)
        && known(cx, Name::Smallc0En)? == 0
        && known(cx, Name::GroupCount)? == 1
        && down == 1;
    let pitch = cx.num(Name::SrcInnerStride)?.known().ok_or(REFUSED)?;
    let pitched = pitch % PITCH == 0 && (SURFACE..FARTHEST).contains(&pitch);
    refuse_unless(plain && pitched && at.offset.multiple() % 4 == 0)?;
    let key = to.offset.known().ok_or(REFUSED)?;
    let matrix = Matrix { at, pitch, rows, cols, element, lines };
    let windows = cx.e().windows.as_mut().ok_or(REFUSED)?;
    windows.loaded.extend(at.base);
    // Operands that it overwrites become invalid.
    let bytes = matrix.bytes();
    windows.copies.matrices.retain(|start, other| key + bytes <= *start || *start + other.bytes() <= key);
    windows.copies.matrices.insert(key, matrix);
    Ok(())
}

impl Matrix {
    /// Returns the matrix of the dwords of its rows.
    pub(super) const fn of_dwords(self) -> Self {
        Self { element: Element::I32, ..self }
    }

    /// Returns the bytes of its copy in L1.
    fn bytes(&self) -> i64 {
        let blocks = self.cols.div_ceil(BLOCK / self.element.bytes()) * self.lines;
        i64::from(blocks) * i64::from(BLOCK)
    }
}

/// Records the part of a matrix that is loaded as an operand.
pub(super) fn operand(cx: &mut Cx<'_, '_>, side: Side) -> Lowered {
    refuse_unless(!cx.has(Name::MStart))?;
    let transposed = matches!(cx.instruction.attribute(Key::Transpose), pto_program::AttributeValue::Int(1));
    let (m, n, k) = (Name::M, Name::N, Name::K);
    // Fractals consist of rows of the operand, or of columns.
    let (by_columns, rows, cols, row, col) = match (side, transposed) {
        (Side::Left, false) => (false, m, k, Name::StartRow, Name::StartCol),
        (Side::Right, true) => (false, k, n, Name::StartRow, Name::StartCol),
        (Side::Right, false) => (true, n, k, Name::StartCol, Name::StartRow),
        (Side::Left, true) => return Err(REFUSED.to_owned()),
    };
    let (rows, cols, row) = (known(cx, rows)?, known(cx, cols)?, known_or_zero(cx, row)?);
    let col = if cx.has(col) { cx.num(col)? } else { Num::Const(0) };
    let from = cx.address(Name::Source)?.offset;
    let to = cx.address(Name::Destination)?.offset.known().ok_or(REFUSED)?;
    let part = Part { by_columns, ..part(cx.e(), from, (row, col), (rows, cols))? };
    cx.e().windows.as_mut().ok_or(REFUSED)?.copies.operands.insert((side, to), part);
    Ok(())
}

/// Returns the part of a matrix that an operation reads in the copy in L1: `rows` and `cols` from `row` and `col` on,
/// in fractals that start at byte `from`. The start may be before that of the copy, as the operation derives the rows of
/// a column of fractals from its own extent. A variable start becomes a part of the address of the matrix.
fn part(e: &mut Emitter, from: Num, (row, col): (u32, Num), (rows, cols): (u32, u32)) -> Lowered<Part> {
    let lines = (row + rows).next_multiple_of(ROWS);
    let block = i64::from(BLOCK);
    let windows = e.windows.as_ref().ok_or(REFUSED)?;
    let (start, mut matrix) = windows.copies.matrix_at(from.range().0, (row, col.range().0), lines).ok_or(REFUSED)?;
    let size = i64::from(matrix.element.bytes());
    let is_column = i64::from(matrix.cols) * size <= block;
    refuse_unless(lines == matrix.lines || is_column)?;
    let shift = e.integer(Op::Sub, from, Num::Const(start), OFFSET_BITS);
    refuse_unless(shift.multiple() % block == 0)?;
    // A block is a row of a column of fractals.
    let (first, last) = (shift.range().0 / block + i64::from(row), shift.range().1 / block + i64::from(row));
    let lines = i64::from(matrix.lines);
    let column = first.div_euclid(lines);
    let top = first - column * lines;
    let left = e.integer(Op::Add, col, Num::Const(column * block / size), OFFSET_BITS);
    let inside = last - column * lines + i64::from(rows) <= i64::from(matrix.rows)
        && left.range().0 >= 0
        && left.range().1 + i64::from(cols) <= i64::from(matrix.cols);
    refuse_unless(inside)?;
    let mut offset = matrix.at.offset;
    let row = if shift.known().is_some() {
        top
    } else {
        refuse_unless(matrix.pitch % block == 0)?;
        let down = e.offset_in(AddressSpace::Gm, Op::Mul, shift, Num::Const(matrix.pitch / block));
        let known = Num::Const((i64::from(row) - column * lines) * matrix.pitch);
        offset = e.offset_in(AddressSpace::Gm, Op::Add, offset, down);
        offset = e.offset_in(AddressSpace::Gm, Op::Add, offset, known);
        0
    };
    let col = if let Some(left) = left.known() {
        refuse_unless(left * size % 4 == 0)?;
        left
    } else {
        let across = e.offset_in(AddressSpace::Gm, Op::Mul, left, Num::Const(size));
        offset = e.offset_in(AddressSpace::Gm, Op::Add, offset, across);
        0
    };
    refuse_unless(offset.multiple() % 4 == 0)?;
    matrix.at.offset = offset;
    let [row, col] = [row, col].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
    Ok(Part { matrix, row, col, rows, cols, by_columns: false })
}

impl Matrix {
    /// Returns the address of an element: its row and column are a variable part plus a constant part.
    pub(super) fn element_at(&self, e: &mut Emitter, (down, across): (Num, Num), (row, col): (u32, u32)) -> Address {
        let size = i64::from(self.element.bytes());
        let known = i64::from(row) * self.pitch + i64::from(col) * size;
        let down = e.offset_in(AddressSpace::Gm, Op::Mul, down, Num::Const(self.pitch));
        let across = e.offset_in(AddressSpace::Gm, Op::Mul, across, Num::Const(size));
        let offset = [down, across, Num::Const(known)]
            .into_iter()
            .fold(self.at.offset, |offset, part| e.offset_in(AddressSpace::Gm, Op::Add, offset, part));
        Address { offset, ..self.at }
    }
}
