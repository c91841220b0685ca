//! Emits loops over the registers of a region: rows and columns, or one line of all elements if they are contiguous.

use crate::builder::{Builder, Extent, Lowered, REGISTER_BYTES};
use mlir_dialect::melior::ir::Value;
use pto_isa::types::{DType, MaskGranularity};

/// Maximal trip count of a loop that is unrolled completely.
pub(crate) const UNROLLED: i64 = 4;

/// Contiguous elements, partitioned into registers, or into parts of a number of lanes. Created outside of loops, so
/// that run-time values are computed once.
#[derive(Clone, Copy)]
pub(crate) struct Line<'c, 'a> {
    /// Elements per register, or per used part of it.
    lanes: i64,
    /// Lanes per element.
    unit: i64,
    granularity: MaskGranularity,
    elements: Extent<'c, 'a>,
    /// The number of elements as `i32`, if it is not constant.
    count: Option<Value<'c, 'a>>,
}

impl<'c, 'a> Line<'c, 'a> {
    /// Partitions a line of elements.
    pub(crate) fn new(
        b: &mut Builder<'c, 'a>,
        elements: Extent<'c, 'a>,
        lanes: i64,
        granularity: MaskGranularity,
    ) -> Lowered<Self> {
        Self::of_units(b, elements, [lanes, 1], granularity)
    }

    /// Like [`Line::new`], for elements of several lanes.
    pub(crate) fn of_units(
        b: &mut Builder<'c, 'a>,
        elements: Extent<'c, 'a>,
        [lanes, unit]: [i64; 2],
        granularity: MaskGranularity,
    ) -> Lowered<Self> {
        let count = match elements {
            Extent::Static(_) => None,
            Extent::Dynamic(_) => {
                let lanes = b.mul(elements, Extent::Static(unit))?;
                Some(b.integer(lanes, DType::I32)?)
            }
        };
        Ok(Self { lanes, unit, granularity, elements, count })
    }

    /// Like [`Line::new`], with a loop that computes the mask of each register, for any number of registers.
    pub(crate) fn plain(
        b: &mut Builder<'c, 'a>,
        elements: Extent<'c, 'a>,
        lanes: i64,
        granularity: MaskGranularity,
    ) -> Lowered<Self> {
        let count = Some(b.integer(elements, DType::I32)?);
        Ok(Self { lanes, unit: 1, granularity, elements, count })
    }

    /// Returns whether only some lanes of a register are used.
    const fn is_part(&self) -> bool {
        self.lanes * self.unit * (self.granularity as i64) / 8 < REGISTER_BYTES
    }

    /// Runs `body` for each register, with its first element, the mask of its elements, and the carried values.
    pub(crate) fn fold(
        &self,
        b: &mut Builder<'c, 'a>,
        carried: &[Value<'c, 'a>],
        body: &mut Body<'_, 'c, 'a>,
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        match (self.elements, self.count) {
            (Extent::Static(elements), None) => self.known_fold(b, elements, carried, body),
            (Extent::Dynamic(_), None) => Err(b.defect("a line without its count")),
            (Extent::Static(_) | Extent::Dynamic(_), Some(_)) if self.is_part() => {
                b.repeat(self.elements, self.lanes, carried, &mut |b, start, carried| {
                    let rest = b.sub(self.elements, start)?;
                    let count = b.min(rest, Extent::Static(self.lanes))?;
                    let count = b.mul(count, Extent::Static(self.unit))?;
                    let count = b.integer(count, DType::I32)?;
                    let (mask, _) = b.below(self.granularity, count)?;
                    body(b, start, mask, carried)
                })
            }
            (Extent::Static(_) | Extent::Dynamic(_), Some(count)) => {
                let with_count: Vec<_> = carried.iter().copied().chain([count]).collect();
                let mut left = b.repeat(self.elements, self.lanes, &with_count, &mut |b, start, carried| {
                    let Some((count, carried)) = carried.split_last() else { return Err(b.defect("a count")) };
                    let (mask, rest) = b.below(self.granularity, *count)?;
                    let mut next = body(b, start, mask, carried)?;
                    next.push(rest);
                    Ok(next)
                })?;
                left.truncate(carried.len());
                Ok(left)
            }
        }
    }

    fn known_fold(
        &self,
        b: &mut Builder<'c, 'a>,
        elements: i64,
        carried: &[Value<'c, 'a>],
        body: &mut Body<'_, 'c, 'a>,
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        let (full, tail) = (elements / self.lanes, elements % self.lanes);
        let mut carried = carried.to_vec();
        if full > 0 {
            let all = b.first(self.granularity, self.lanes * self.unit)?;
            if full <= UNROLLED {
                for register in 0..full {
                    carried = body(b, Extent::Static(register * self.lanes), all, &carried)?;
                }
            } else {
                let end = Extent::Static(full * self.lanes);
                carried = b.repeat(end, self.lanes, &carried, &mut |b, start, carried| body(b, start, all, carried))?;
            }
        }
        if tail > 0 {
            let mask = b.first(self.granularity, tail * self.unit)?;
            carried = body(b, Extent::Static(full * self.lanes), mask, &carried)?;
        }
        Ok(carried)
    }

    /// Runs `body` for each register, with its first element and the mask of its elements.
    pub(crate) fn each(
        &self,
        b: &mut Builder<'c, 'a>,
        body: &mut dyn FnMut(&mut Builder<'c, 'a>, Extent<'c, 'a>, Value<'c, 'a>) -> Lowered<()>,
    ) -> Lowered<()> {
        self.fold(b, &[], &mut |b, start, mask, _| body(b, start, mask).map(|()| Vec::new())).map(drop)
    }
}

/// Emits the code for a register.
pub(crate) type Body<'x, 'c, 'a> = dyn FnMut(&mut Builder<'c, 'a>, Extent<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Lowered<Vec<Value<'c, 'a>>>
    + 'x;

/// Emits the code for a register at a row and a column.
pub(crate) type Register<'x, 'c, 'a> =
    dyn FnMut(&mut Builder<'c, 'a>, [Extent<'c, 'a>; 2], Value<'c, 'a>) -> Lowered<()> + 'x;

/// Rows of elements, partitioned into registers.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'c, 'a> {
    rows: Extent<'c, 'a>,
    line: Line<'c, 'a>,
}

impl<'c, 'a> Rows<'c, 'a> {
    /// Partitions rows and columns of tiles with the given row pitches, in elements. Contiguous rows are treated as one
    /// row.
    pub(crate) fn new(
        b: &mut Builder<'c, 'a>,
        [rows, cols]: [Extent<'c, 'a>; 2],
        strides: &[i64],
        lanes: i64,
        granularity: MaskGranularity,
    ) -> Lowered<Self> {
        let contiguous = strides.iter().all(|stride| cols.is(*stride));
        let (rows, elements) = if contiguous { (Extent::Static(1), b.mul(rows, cols)?) } else { (rows, cols) };
        Ok(Self { rows, line: Line::new(b, elements, lanes, granularity)? })
    }

    /// Runs `body` for each register, with row and column of its first element, and the mask of its elements.
    pub(crate) fn each(&self, b: &mut Builder<'c, 'a>, body: &mut Register<'_, 'c, 'a>) -> Lowered<()> {
        b.each(self.rows, 1, &mut |b, row| self.line.each(b, &mut |b, col, mask| body(b, [row, col], mask)))
    }
}
