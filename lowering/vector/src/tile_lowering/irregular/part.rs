//! Lowers operations with sources that are smaller than the destination.

use super::super::{
    Expander, Site,
    access::word,
    instructions::{PAND, POR, VCMP, VSEL},
    loops::Line,
    movement::finite,
};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, same_extent, set},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, Op,
    attrs::Relation,
    types::{DType, Pad},
};

/// The lanes in which the sources are valid, and the lanes of the destination.
struct Valid<'c, 'a> {
    first: Value<'c, 'a>,
    both: Value<'c, 'a>,
    any: Value<'c, 'a>,
    row: Value<'c, 'a>,
}

/// Emits the code for a register of a row: its positions in both sources and in the destination, and the lanes in which
/// the sources are valid.
type Body<'x, 'c, 'a> = dyn FnMut(&mut Builder<'c, 'a>, [[Extent<'c, 'a>; 2]; 3], &Valid<'c, 'a>) -> Lowered<()> + 'x;

/// Runs `body` for the registers that cover the destination, with elements of a type.
fn each<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    sources: [Tile<'c, 'a>; 2],
    dst: Tile<'c, 'a>,
    wide: DType,
    body: &mut Body<'_, 'c, 'a>,
) -> Lowered<()> {
    let granularity = x.granularity(site, wide)?;
    let line = Line::new(&mut x.b, dst.cols, lanes(wide), granularity)?;
    x.b.scope(|b| {
        b.each(dst.rows, 1, &mut |b, row| {
            let none = b.constant(0, DType::I32)?;
            let mut counts = Vec::new();
            let mut rows = Vec::new();
            for source in &sources {
                let count = b.integer(source.cols, DType::I32)?;
                // A row that the source does not have has no valid columns; its first row is read instead.
                let (row, count) = if same_extent(source.rows, dst.rows) {
                    (row, count)
                } else {
                    let inside = b.is_below(row, source.rows)?;
                    let (row, first) = (b.index(row)?, b.index(Extent::Static(0))?);
                    (Extent::Dynamic(b.choose(inside, row, first)?), b.choose(inside, count, none)?)
                };
                rows.push(row);
                counts.push(count);
            }
            line.fold(b, &counts, &mut |b, col, of_row, counts| {
                let (mut masks, mut places, mut left) = (Vec::new(), Vec::new(), Vec::new());
                for ((source, row), count) in sources.iter().zip(&rows).zip(counts) {
                    let (mask, rest) = b.below(granularity, *count)?;
                    masks.push(mask);
                    left.push(rest);
                    // Registers without a valid column are not read.
                    let col = if same_extent(source.cols, dst.cols) {
                        col
                    } else {
                        let inside = b.is_below(col, source.cols)?;
                        let (col, first) = (b.index(col)?, b.index(Extent::Static(0))?);
                        Extent::Dynamic(b.choose(inside, col, first)?)
                    };
                    places.push([*row, col]);
                }
                let ([first, second], [left_place, right_place]) = (&masks[..], &places[..]) else {
                    return Err(b.defect("two sources"));
                };
                let all = b.all(granularity)?;
                let both = b.value(PAND, &[*first, *second, all], &[], all.r#type())?;
                let any = b.value(POR, &[*first, *second, all], &[], all.r#type())?;
                let valid = Valid { first: *first, both, any, row: of_row };
                body(b, [*left_place, *right_place, [row, col]], &valid)?;
                Ok(left)
            })
            .map(drop)
        })
    })
}

/// Lowers `pto.tpartadd` and similar operations: applies the operation where both sources are valid, and copies the
/// source where one is. Elsewhere it stores the padding, or leaves the destination unchanged if there is none.
pub(super) fn part<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    def: &'static Op,
    pad: Option<Pad>,
) -> Lowered<()> {
    let (src0, src1, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    let dtype = dst.desc.dtype;
    let number = pad.and_then(|pad| finite(pad, dtype)).filter(|_| !covers(&src0, &dst) && !covers(&src1, &dst));
    each(x, site, [src0, src1], dst, dtype, &mut |b, [first, second, place], valid| {
        let a = src0.load(b, first, dtype.bytes())?;
        let c = src1.load(b, second, dtype.bytes())?;
        let value = b.value(def, &[a, c, valid.both], &[], a.r#type())?;
        let value = chosen(b, [value, a, c], valid)?;
        let Some(number) = number else { return dst.store(b, value, place, valid.any, dtype.bytes()) };
        let padding = b.splat(number, dtype)?;
        let value = b.value(VSEL, &[value, padding, valid.any], &[], value.r#type())?;
        dst.store(b, value, place, valid.row, dtype.bytes())
    })
}

/// Returns whether a source is known to be valid wherever the destination is.
fn covers(source: &Tile<'_, '_>, dst: &Tile<'_, '_>) -> bool {
    same_extent(source.rows, dst.rows) && same_extent(source.cols, dst.cols)
}

/// Selects the first of three registers where both sources are valid, otherwise the second or third, with the valid
/// source.
fn chosen<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    [value, first, second]: [Value<'c, 'a>; 3],
    valid: &Valid<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let dtype = pto_dialect::types::desc(value.r#type()).dtype().ok_or_else(|| b.defect("elements"))?;
    let (among_first, among_both) = (b.mask_of(valid.first, dtype)?, b.mask_of(valid.both, dtype)?);
    let single = b.value(VSEL, &[first, second, among_first], &[], value.r#type())?;
    b.value(VSEL, &[value, single, among_both], &[], value.r#type())
}

/// Lowers `pto.tpartargmax` and `pto.tpartargmin`: values are in lanes as wide as those of the indices.
pub(super) fn part_position<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, def: &'static Op) -> Lowered<()> {
    let mut tiles = Vec::new();
    for index in 0..6 {
        tiles.push(x.tile(site, index)?);
    }
    let [src0, src1, at0, at1, dst, dst_at] = tiles[..] else { return Err(x.b.defect("six tiles")) };
    let (dtype, position) = (dst.desc.dtype, dst_at.desc.dtype);
    let lane = position.bytes();
    each(x, site, [src0, src1], dst, position, &mut |b, [first, second, place], valid| {
        let (a, c) = (src0.load(b, first, lane)?, src1.load(b, second, lane)?);
        let (at_a, at_c) = (at0.load(b, first, lane)?, at1.load(b, second, lane)?);
        let among = b.mask_of(valid.both, dtype)?;
        let best = b.value(def, &[a, c, among], &[], a.r#type())?;
        let bits = word(dtype.bytes());
        let (best_bits, a_bits) = (b.bits(best, bits)?, b.bits(a, bits)?);
        let mut is_first =
            b.value(VCMP, &[best_bits, a_bits, among], &[set(Key::Relation, Relation::Eq)], among.r#type())?;
        if dtype.is_float() {
            // A NaN is selected regardless of its bit pattern.
            let nan = b.value(VCMP, &[a, a, among], &[set(Key::Relation, Relation::Ne)], among.r#type())?;
            is_first = b.value(POR, &[is_first, nan, among], &[], among.r#type())?;
        }
        let is_first = b.mask_of(is_first, position)?;
        let at_best = b.value(VSEL, &[at_a, at_c, is_first], &[], at_a.r#type())?;
        let value = chosen(b, [best, a, c], valid)?;
        let at = chosen(b, [at_best, at_a, at_c], valid)?;
        dst.store(b, value, place, valid.any, lane)?;
        dst_at.store(b, at, place, valid.any, lane)
    })
}
