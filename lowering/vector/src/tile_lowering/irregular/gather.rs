//! Lowers gathers and scatters within vector memory.

use super::super::{
    Expander, Site,
    access::distance,
    dma::BLOCK,
    instructions::{VADD, VAND, VCADD, VCMPS, VDIV, VDUP, VGATHERB, VMULS, VSCATTER, VSEL, VUSQZ},
    lane::element,
    loops::{Line, Rows},
};
use crate::{
    builder::{Builder, Extent, Lowered, REGISTER_BYTES, granularity, lanes, set},
    tile::Tile,
};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::{Value, ValueLike, attribute::IntegerAttribute},
};
use pto_isa::{
    Key, Name,
    attrs::{self, Axis, MaskPattern, Relation, StoreDist},
    types::{DType, MaskGranularity},
};

/// Lowers `pto.tgather`.
pub(super) fn gather<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    if site.named(Name::Indices).is_some() {
        at_positions(x, site, [0, 3, 1])
    } else if site.named(Name::KValue).is_some() {
        by_comparison(x, site)
    } else {
        by_pattern(x, site, [0, 1], Direction::Together)
    }
}

/// Lowers `pto.tgatherb`: each offset, in bytes, selects a block.
pub(super) fn gather_blocks<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (source, offsets, target) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    if source.align < BLOCK {
        return Err(site.refuse_operand(0, "where the tile is not known to begin with a block of 32 bytes"));
    }
    let dtype = target.desc.dtype;
    let per_block = BLOCK / i64::from(dtype.bytes());
    let granularity = x.granularity(site, dtype)?;
    // One lane of the mask is a 32-bit offset, for all element types.
    let of_offsets = x.granularity(site, DType::Ui32)?;
    let line = Line::new(&mut x.b, target.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        b.each(target.rows, 1, &mut |b, row| {
            line.each(b, &mut |b, col, mask| {
                let first = b.div(col, per_block)?;
                let rest = b.sub(target.cols, col)?;
                let rounded = b.add(rest, Extent::Static(per_block - 1))?;
                let blocks = b.div(rounded, per_block)?;
                let blocks = b.min(blocks, Extent::Static(REGISTER_BYTES / BLOCK))?;
                let among = match blocks {
                    Extent::Static(blocks) => b.first(of_offsets, blocks)?,
                    Extent::Dynamic(_) => {
                        let blocks = b.integer(blocks, DType::I32)?;
                        b.below(of_offsets, blocks)?.0
                    }
                };
                let found = offsets.load(b, [row, first], offsets.bytes())?;
                let found = b.bits(found, DType::Ui32)?;
                let r#type = b.vreg(dtype)?;
                let value = b.value(VGATHERB, &[source.pointer, found, among], &[], r#type)?;
                target.store(b, value, [row, col], mask, dtype.bytes())
            })
        })
    })
}

/// Converts element indices of a tile, counted row by row, to offsets.
struct Positions {
    /// Integer type of indices and offsets.
    count: DType,
    /// Elements per row, and row pitch; `None` if these are equal.
    apart: Option<[i64; 2]>,
}

impl Positions {
    /// Creates the conversion for the tile of an operand.
    fn new(site: Site<'_, '_>, index: usize, tile: &Tile<'_, '_>) -> Lowered<Self> {
        if tile.desc.is_boxed() || tile.desc.layout() != pto_isa::types::Layout::ND {
            return Err(site.refuse_operand(index, format_args!("in layout {}", tile.desc.layout())));
        }
        let count = distance(tile.bytes());
        if tile.desc.rows * tile.stride > 1 << count.bits() {
            return Err(site.refuse_operand(index, format_args!("where distances do not fit {count}")));
        }
        let apart = (tile.desc.rows > 1 && tile.stride != tile.desc.cols).then_some([tile.desc.cols, tile.stride]);
        Ok(Self { count, apart })
    }

    fn distances<'c, 'a>(&self, b: &mut Builder<'c, 'a>, positions: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let Some([cols, stride]) = self.apart else { return Ok(positions) };
        let all = b.all_of(self.count)?;
        let cols_everywhere = b.splat(cols, self.count)?;
        let row = b.value(VDIV, &[positions, cols_everywhere, all], &[], positions.r#type())?;
        let gap = b.constant(stride - cols, self.count.signless())?;
        let moved = b.value(VMULS, &[row, gap, all], &[], positions.r#type())?;
        b.value(VADD, &[positions, moved, all], &[], positions.r#type())
    }
}

/// Gathers the elements of a source at indices.
fn at_positions<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, [src, indices, dst]: [usize; 3]) -> Lowered<()> {
    let (source, numbers, target) = (x.tile(site, src)?, x.tile(site, indices)?, x.tile(site, dst)?);
    let positions = Positions::new(site, src, &source)?;
    let index = numbers.desc.dtype;
    // Lanes are as wide as the wider of indices and offsets: the lower half of an index is an offset.
    let lane = index.bytes().max(positions.count.bytes());
    let wide = super::super::access::word(lane);
    let among = x.granularity(site, wide)?;
    let strides = [numbers.stride, target.stride];
    let rows = Rows::new(&mut x.b, [target.rows, target.cols], &strides, lanes(wide), among)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, place, mask| {
            let found = numbers.load(b, place, lane)?;
            let found = b.bits(found, positions.count)?;
            let distances = positions.distances(b, found)?;
            let value = source.gather(b, source.pointer, distances, mask)?;
            let value = b.bits(value, target.desc.dtype)?;
            target.store(b, value, place, mask, lane)
        })
    })
}

/// Writes to the start of row `r` the indices of the elements of row `r` for which a comparison with a scalar holds.
fn by_comparison<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    const COUNT: DType = DType::I32;
    let (src, dst, counts) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    let dtype = src.desc.dtype;
    let value = site.named(Name::KValue).ok_or_else(|| x.b.defect("a value"))?;
    let scalar = element(&mut x.b, value, dtype)?
        .ok_or_else(|| site.refuse_operand(5, format_args!("with a scalar of {}", value.r#type())))?;
    if !dtype.is_integer() && dtype.bytes() == 1 {
        return Err(site.refuse(format_args!("by comparison of elements of {dtype}")));
    }
    let relation = [set(Key::Relation, site.choice(Key::CmpMode).unwrap_or(Relation::Eq))];
    let offset = integer(site, Key::Offset).unwrap_or(0);
    let line = Line::new(&mut x.b, src.cols, lanes(COUNT), MaskGranularity::B32)?;
    x.b.scope(|b| {
        let (zero, one, all) = (b.splat(0, COUNT)?, b.splat(1, COUNT)?, b.all_of(COUNT)?);
        let r#type = zero.r#type();
        b.each(src.rows, 1, &mut |b, row| {
            let pointer = dst.offset(b, row, Extent::Static(0))?;
            let pointer = b.advance(dst.pointer, pointer)?;
            let found = line.fold(b, &[zero], &mut |b, col, mask, carried| {
                let before = carried.first().copied().ok_or_else(|| b.defect("a carried count"))?;
                let values = src.load(b, [row, col], COUNT.bytes())?;
                let among = b.mask_of(mask, dtype)?;
                let kept = b.value(VCMPS, &[values, scalar, among], &relation, among.r#type())?;
                let kept = b.mask_of(kept, COUNT)?;
                let lanes = b.sequence(COUNT)?;
                let first = b.add(col, Extent::Static(offset))?;
                let columns = b.plus(lanes, COUNT, first)?;
                let in_front = b.value(VUSQZ, &[lanes, kept], &[], r#type)?;
                let places = b.value(VADD, &[in_front, before, all], &[], r#type)?;
                let (places, columns) = (b.bits(places, DType::Ui32)?, b.bits(columns, dst.desc.dtype)?);
                b.op(VSCATTER, &[columns, pointer, places, kept], &[], &[])?;
                let ones = b.value(VSEL, &[one, zero, kept], &[], r#type)?;
                let sum = b.value(VCADD, &[ones, all], &[], r#type)?;
                let everywhere = b.value(VDUP, &[sum, all], &[set(Key::Position, attrs::Lane::Lowest)], r#type)?;
                Ok(vec![b.value(VADD, &[before, everywhere, all], &[], r#type)?])
            })?;
            let count = found.first().copied().ok_or_else(|| b.defect("a count"))?;
            let count = b.bits(count, counts.desc.dtype)?;
            let first = b.first(MaskGranularity::B32, 1)?;
            let place = counts.offset(b, row, Extent::Static(0))?;
            b.store(count, counts.pointer, place, first, Some(StoreDist::PointB32))
        })
    })
}

/// Returns an integer attribute.
pub(super) fn integer(site: Site<'_, '_>, key: Key) -> Option<i64> {
    let value = InherentAttributes::of(site.op).get(key.as_str())?;
    IntegerAttribute::try_from(value).ok().map(|value| value.value())
}

/// The direction in which elements of a pattern move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    /// The selected elements become contiguous.
    Together,
    /// Contiguous elements move to the selected positions.
    Apart,
}

/// Returns the first row or column that the pattern selects, and the stride. The last digit of a pattern stands for the
/// first element.
fn pattern(site: Site<'_, '_>) -> Option<[i64; 2]> {
    let period = site.choice::<MaskPattern>(Key::MaskPattern)?.kept();
    let kept: Vec<usize> = (0..).zip(period).filter(|(_, kept)| **kept).map(|(at, _)| at).collect();
    let first = *kept.first()?;
    let step = period.len() / kept.len();
    let even = kept.iter().enumerate().all(|(number, place)| *place == first + number * step);
    even.then_some([first as i64, step as i64])
}

/// Copies the rows or columns that a pattern selects; the operands are source and destination.
fn by_pattern<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    [src, dst]: [usize; 2],
    direction: Direction,
) -> Lowered<()> {
    let (source, target) = (x.tile(site, src)?, x.tile(site, dst)?);
    let [first, step] = pattern(site).ok_or_else(|| site.refuse("by this pattern"))?;
    let by_rows = site.choice(Key::Axis) == Some(Axis::Col);
    let few = match direction {
        Direction::Together => target,
        Direction::Apart => source,
    };
    let count = distance(source.bytes());
    let lane = if by_rows { super::super::access::word(source.bytes()) } else { count };
    let among = granularity(lane).ok_or_else(|| site.refuse(format_args!("on elements of {}", source.desc.dtype)))?;
    let line = Line::new(&mut x.b, few.cols, lanes(lane), among)?;
    x.b.scope(|b| {
        let spread = b.sequence(count)?;
        let step_everywhere = b.constant(step, count.signless())?;
        let all = b.all_of(count)?;
        let distances = b.value(VMULS, &[spread, step_everywhere, all], &[], spread.r#type())?;
        b.each(few.rows, 1, &mut |b, row| {
            line.each(b, &mut |b, col, mask| {
                let moved = |b: &mut Builder<'c, 'a>, at: Extent<'c, 'a>| {
                    let at = b.mul(at, Extent::Static(step))?;
                    b.add(at, Extent::Static(first))
                };
                let near = [row, col];
                let far = if by_rows { [moved(b, row)?, col] } else { [row, moved(b, col)?] };
                let (from, to) = if direction == Direction::Together { (far, near) } else { (near, far) };
                if by_rows {
                    let value = source.load(b, from, lane.bytes())?;
                    let value = b.bits(value, target.desc.dtype)?;
                    return target.store(b, value, to, mask, lane.bytes());
                }
                match direction {
                    Direction::Together => {
                        let at = source.offset(b, from[0], from[1])?;
                        let at = b.advance(source.pointer, at)?;
                        let value = source.gather(b, at, distances, mask)?;
                        let value = b.bits(value, target.desc.dtype)?;
                        target.store(b, value, to, mask, lane.bytes())
                    }
                    Direction::Apart => {
                        let value = source.load(b, from, lane.bytes())?;
                        let value = b.bits(value, target.desc.dtype)?;
                        let at = target.offset(b, to[0], to[1])?;
                        let at = b.advance(target.pointer, at)?;
                        target.scatter(b, value, at, distances, mask)
                    }
                }
            })
        })
    })
}

/// Lowers `pto.tscatter`. With indices, elements are stored one by one, so that the last one of equal indices remains.
pub(super) fn scatter<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    if site.named(Name::Indexes).is_none() {
        return by_pattern(x, site, [0, 1], Direction::Apart);
    }
    let (src, dst, numbers) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    let positions = Positions::new(site, 1, &dst)?;
    let index = numbers.desc.dtype;
    let among = x.granularity(site, positions.count)?;
    x.b.scope(|b| {
        let one = b.first(among, 1)?;
        b.each(src.rows, 1, &mut |b, row| {
            b.each(src.cols, 1, &mut |b, col| {
                let value = src.everywhere(b, [row, col])?;
                let found = numbers.everywhere(b, [row, col])?;
                let mut found = b.bits(found, positions.count)?;
                if index.bytes() < positions.count.bytes() {
                    let low = b.splat((1 << index.bits()) - 1, positions.count)?;
                    let all = b.all(among)?;
                    found = b.value(VAND, &[found, low, all], &[], found.r#type())?;
                }
                let distances = positions.distances(b, found)?;
                dst.scatter(b, value, dst.pointer, distances, one)
            })
        })
    })
}
