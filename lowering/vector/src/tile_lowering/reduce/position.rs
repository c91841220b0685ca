//! Lowers searches for the indices of the extremes of rows and columns.

use super::{Extreme, RowReduction, filled};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, set},
    fuse::record::Fold,
    tile_lowering::{
        Expander, Site,
        instructions::{VADDS, VCMIN, VCMP, VCMPS, VCVT, VDUP, VMIN, VMULS, VSEL},
        loops::Line,
    },
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key,
    attrs::{self, Relation, VectorPart},
    types::DType,
};

/// Number of rows of a column that are searched independently, as each comparison waits for the previous one.
const CHAINS: i64 = 8;

/// Returns the integer type as wide as elements, for indices.
fn counting(site: Site<'_, '_>, dtype: DType) -> Lowered<DType> {
    match dtype.bytes() {
        4 => Ok(DType::I32),
        2 => Ok(DType::I16),
        _ => Err(site.refuse(format_args!("on elements of {dtype}"))),
    }
}

/// Lowers searches in rows: each lane keeps its extreme and its first column; of the lanes with the overall extreme,
/// the first column is the result.
pub(super) fn row_position<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, extreme: Extreme) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    let count = counting(site, work.dtype)?;
    let (dtype, granularity, written) = (work.dtype, work.granularity, work.dst.desc.dtype);
    let fold = Fold {
        start: Box::new(move |b| {
            let (worst, columns) = (b.splat(extreme.worst(dtype), dtype)?, b.sequence(count)?);
            Ok(vec![worst, columns, columns])
        }),
        first: None,
        only: None,
        step: Box::new(move |b, value, mask, carried| {
            let [best, place, columns] = carried else { return Err(b.defect("a carried position")) };
            let (worst, all) = (b.splat(extreme.worst(dtype), dtype)?, b.all(granularity)?);
            let step = b.constant(lanes(dtype), count)?;
            let value = filled(b, granularity, value, mask, worst)?;
            let better =
                b.value(VCMP, &[value, *best, all], &[set(Key::Relation, extreme.relation())], all.r#type())?;
            let best = b.value(VSEL, &[value, *best, better], &[], worst.r#type())?;
            let place = b.value(VSEL, &[*columns, *place, better], &[], columns.r#type())?;
            let columns = b.value(VADDS, &[*columns, step, all], &[], columns.r#type())?;
            Ok(vec![best, place, columns])
        }),
        finish: Box::new(move |b, carried| {
            let [best, place, _] = carried else { return Err(b.defect("a carried position")) };
            let (all, value_type) = (b.all(granularity)?, best.r#type());
            let extreme_lane = b.value(extreme.of_lanes(), &[*best, all], &[], value_type)?;
            let everywhere =
                b.value(VDUP, &[extreme_lane, all], &[set(Key::Position, attrs::Lane::Lowest)], value_type)?;
            let holders =
                b.value(VCMP, &[*best, everywhere, all], &[set(Key::Relation, Relation::Eq)], all.r#type())?;
            let first = b.value(VCMIN, &[*place, holders], &[], place.r#type())?;
            let found = if count == DType::I32 {
                first
            } else {
                let wide = b.vreg(DType::I32)?;
                b.value(VCVT, &[first, all], &[set(Key::Part, VectorPart::Even)], wide)?
            };
            b.bits(found, written)
        }),
    };
    work.folded(x, site, fold)
}

/// The extremes so far of some rows, and the groups of rows that contain them, from 1 on; 0 is the first row.
#[derive(Clone, Copy)]
struct Best<'c, 'a> {
    value: Value<'c, 'a>,
    place: Value<'c, 'a>,
}

/// How the elements of columns are compared.
#[derive(Clone, Copy)]
struct Columns<'c, 'a> {
    relation: Relation,
    /// Lanes within the valid region, for elements and for positions.
    among: Value<'c, 'a>,
    mask: Value<'c, 'a>,
    count: DType,
    chains: i64,
}

impl<'c, 'a> Columns<'c, 'a> {
    /// Compares elements; returns the mask of elements, and of indices.
    fn compared(
        &self,
        b: &mut Builder<'c, 'a>,
        [x, y]: [Value<'c, 'a>; 2],
        relation: Relation,
    ) -> Lowered<[Value<'c, 'a>; 2]> {
        let found = b.value(VCMP, &[x, y, self.among], &[set(Key::Relation, relation)], self.among.r#type())?;
        Ok([found, b.mask_of(found, self.count)?])
    }

    /// Replaces the extreme by an element of a later row if it is better.
    fn next(
        &self,
        b: &mut Builder<'c, 'a>,
        best: Best<'c, 'a>,
        value: Value<'c, 'a>,
        place: Value<'c, 'a>,
    ) -> Lowered<Best<'c, 'a>> {
        let [better, there] = self.compared(b, [value, best.value], self.relation)?;
        Ok(Best {
            value: b.value(VSEL, &[value, best.value, better], &[], value.r#type())?,
            place: b.value(VSEL, &[place, best.place, there], &[], place.r#type())?,
        })
    }

    /// Returns the rows of the extremes of a chain.
    fn rows(&self, b: &mut Builder<'c, 'a>, chain: i64, best: Best<'c, 'a>) -> Lowered<Best<'c, 'a>> {
        let (r#type, integer) = (best.place.r#type(), self.count.signless());
        let (by, from) = (b.constant(self.chains, integer)?, b.constant(chain + 1 - self.chains, integer)?);
        let row = b.value(VMULS, &[best.place, by, self.mask], &[], r#type)?;
        let row = b.value(VADDS, &[row, from, self.mask], &[], r#type)?;
        let (none, zero) = (b.constant(0, integer)?, b.splat(0, self.count)?);
        let is_first =
            b.value(VCMPS, &[best.place, none, self.mask], &[set(Key::Relation, Relation::Eq)], self.mask.r#type())?;
        Ok(Best { place: b.value(VSEL, &[zero, row, is_first], &[], r#type)?, ..best })
    }

    /// Returns the better of two extremes, or the first of equal ones.
    fn better(&self, b: &mut Builder<'c, 'a>, x: Best<'c, 'a>, y: Best<'c, 'a>) -> Lowered<Best<'c, 'a>> {
        let r#type = x.place.r#type();
        let [_, equal] = self.compared(b, [y.value, x.value], Relation::Eq)?;
        let first = b.value(VMIN, &[x.place, y.place, self.mask], &[], r#type)?;
        let place = b.value(VSEL, &[first, x.place, equal], &[], r#type)?;
        self.next(b, Best { place, ..x }, y.value, y.place)
    }
}

/// Lowers searches in columns: each lane keeps its extreme and its first row. Lanes are as wide as indices. If
/// operations share loops, several rows are searched independently; all begin with the first row, so that unordered
/// values have the same effect as in a sequential search.
pub(super) fn col_position<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, relation: Relation) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    let (dtype, count) = (src.desc.dtype, dst.desc.dtype);
    let granularity = x.granularity(site, count)?;
    let line = Line::new(&mut x.b, src.cols, lanes(count), granularity)?;
    let others = x.b.sub(src.rows, Extent::Static(1))?;
    let many = x.shares_loops() && others.get().is_some_and(|others| others >= 2 * CHAINS);
    let chains = if many { CHAINS } else { 1 };
    let groups = x.b.div(others, chains)?;
    x.b.scope(|b| {
        line.each(b, &mut |b, col, mask| {
            let first = src.load(b, [Extent::Static(0), col], count.bytes())?;
            let zero = b.splat(0, count)?;
            let one = b.constant(1, count.signless())?;
            let columns = Columns { relation, among: b.mask_of(mask, dtype)?, mask, count, chains };
            // A group of rows, or only its first ones.
            let group = |b: &mut Builder<'c, 'a>, index: Extent<'c, 'a>, rows: i64, carried: &[Value<'c, 'a>]| {
                let Some((number, carried)) = carried.split_first() else { return Err(b.defect("a number")) };
                let number = b.value(VADDS, &[*number, one, mask], &[], zero.r#type())?;
                let mut next = vec![number];
                for (chain, pair) in (0..).zip(carried.chunks_exact(2)) {
                    let [value, place] = *pair else { return Err(b.defect("a carried position")) };
                    let mut best = Best { value, place };
                    if chain < rows {
                        let before = b.mul(index, Extent::Static(chains))?;
                        let row = b.add(before, Extent::Static(chain + 1))?;
                        let value = src.load(b, [row, col], count.bytes())?;
                        best = columns.next(b, best, value, number)?;
                    }
                    next.extend([best.value, best.place]);
                }
                Ok(next)
            };
            let start: Vec<_> = std::iter::once(zero).chain((0..chains).flat_map(|_| [first, zero])).collect();
            let mut found = b.repeat(groups, 1, &start, &mut |b, index, carried| group(b, index, chains, carried))?;
            if let Some(rest) = others.get().map(|others| others % chains).filter(|rest| *rest > 0) {
                found = group(b, groups, rest, &found)?;
            }
            let mut all = Vec::new();
            for (chain, pair) in (0..).zip(found.get(1..).unwrap_or_default().chunks_exact(2)) {
                let [value, place] = *pair else { return Err(b.defect("a carried position")) };
                let best = Best { value, place };
                all.push(if chains > 1 { columns.rows(b, chain, best)? } else { best });
            }
            while all.len() > 1 {
                let later = all.split_off(all.len().div_ceil(2));
                for (best, other) in all.iter_mut().zip(later) {
                    *best = columns.better(b, *best, other)?;
                }
            }
            let Some(best) = all.first() else { return Err(b.defect("a position")) };
            dst.store(b, best.place, [Extent::Static(0), col], mask, count.bytes())
        })
    })
}
