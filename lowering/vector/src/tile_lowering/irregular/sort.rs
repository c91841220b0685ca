//! Lowers sorts. A record has 8 bytes: a value, zeros up to the half, and a 4-byte index.

use super::super::{
    Expander, Site,
    convert::{Conversion, EXACT},
    instructions::{PAND, PNOT, POR, VADD, VADDS, VBITSORT, VCMP, VCMPS, VMRGSORT4, VSCATTER, VSEL},
};
use crate::{
    builder::{Builder, Extent, Lowered, set},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::op::Groups;
use pto_isa::{
    Key, Name,
    attrs::Relation,
    types::{DType, MaskGranularity},
};

/// Bytes per record.
const RECORD: i64 = 8;
/// Number of elements that one instruction sorts.
const GROUP: i64 = 32;
/// Maximal number of runs that one instruction merges.
const RUNS: i64 = 4;
/// Type in which values are compared.
const KEY: DType = DType::F32;
/// Type of half a record.
const HALF: DType = DType::Ui32;

/// Lowers `pto.tsort32`: the instruction sorts whole groups; the rest of a row is sorted by counting the predecessors
/// of each element.
pub(super) fn sort<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, positions, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 3)?);
    let width = RECORD / i64::from(src.bytes());
    if dst.align < i64::from(HALF.bytes()) || dst.stride * i64::from(dst.bytes()) % i64::from(HALF.bytes()) != 0 {
        return Err(site.refuse_operand(3, "where records are not known to be aligned to 4 bytes"));
    }
    // A destination with fewer columns holds the first records.
    let kept = dst.cols.get().map_or(i64::MAX, |cols| cols / width);
    let is_cut = src.cols.get().is_some_and(|cols| kept < cols);
    let aligned = !is_cut && [&src, &positions, &dst].iter().all(|tile| tile.is_aligned());
    let groups = x.b.div(src.cols, GROUP)?;
    let whole = x.b.mul(groups, Extent::Static(GROUP))?;
    let rest = x.b.sub(src.cols, whole)?;
    // All rows may share one row of indices.
    let of_row = |b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>| match positions.rows {
        Extent::Static(1) => Ok(Extent::Static(0)),
        Extent::Static(_) => Ok(row),
        Extent::Dynamic(_) => {
            let several = b.is_below(Extent::Static(1), positions.rows)?;
            let (row, first) = (b.index(row)?, b.index(Extent::Static(0))?);
            b.choose(several, row, first).map(Extent::Dynamic)
        }
    };
    if aligned && !groups.is(0) {
        x.b.each(src.rows, 1, &mut |b, row| {
            let mut pointers = Vec::new();
            let index_row = of_row(b, row)?;
            for (tile, row) in [(&dst, row), (&src, row), (&positions, index_row)] {
                let offset = tile.offset(b, row, Extent::Static(0))?;
                pointers.push(b.advance(tile.pointer, offset)?);
            }
            pointers.push(b.index(groups)?);
            b.op(VBITSORT, &pointers, &[], &[]).map(drop)
        })?;
    }
    let sorted = |b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, first: Extent<'c, 'a>, count: Extent<'c, 'a>| {
        let index_row = of_row(b, row)?;
        let target = b.mul(first, Extent::Static(width))?;
        let target = dst.offset(b, row, target)?;
        let target = b.advance(dst.pointer, target)?;
        let left = if is_cut {
            let rest = b.sub(Extent::Static(kept), first)?;
            b.between(rest, Extent::Static(0), Extent::Static(GROUP))?
        } else {
            Extent::Static(GROUP)
        };
        sort_group(b, [&src, &positions], [row, index_row, first], [count, left], target)
    };
    if aligned && rest.is(0) {
        return Ok(());
    }
    x.b.scope(|b| {
        b.each(src.rows, 1, &mut |b, row| {
            if !aligned {
                b.each(whole, GROUP, &mut |b, first| sorted(b, row, first, Extent::Static(GROUP)))?;
            }
            if rest.is(0) { Ok(()) } else { sorted(b, row, whole, rest) }
        })
    })
}

/// Sorts up to 32 elements, and keeps the first `kept`: the rank of an element is the number of its predecessors,
/// greater elements and earlier ones of the same value. NaN precedes numbers.
fn sort_group<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    [src, positions]: [&Tile<'c, 'a>; 2],
    [row, index_row, first]: [Extent<'c, 'a>; 3],
    [count, kept]: [Extent<'c, 'a>; 2],
    target: Value<'c, 'a>,
) -> Lowered<()> {
    let conversion = Conversion::between(src.desc.dtype, KEY).ok_or_else(|| b.defect("a key"))?;
    let values = src.load(b, [row, first], KEY.bytes())?;
    let keys = conversion.apply_to_all(b, values, EXACT)?;
    let all = b.all(MaskGranularity::B32)?;
    let mask_type = all.r#type();
    let numbers = b.integer(count, DType::I32)?;
    let (mask, _) = b.below(MaskGranularity::B32, numbers)?;
    let lanes = b.sequence(DType::I32)?;
    let compared = |b: &mut Builder<'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>, relation: Relation| {
        b.value(VCMP, &[x, y, mask], &[set(Key::Relation, relation)], mask_type)
    };
    let is_nan = compared(b, keys, keys, Relation::Ne)?;
    let is_number = b.value(PNOT, &[is_nan, mask], &[], mask_type)?;
    let zero = b.splat(0, DType::I32)?;
    let (one, integers) = (b.constant(1, DType::I32)?, zero.r#type());
    let ranks = b.repeat(count, 1, &[zero], &mut |b, number, carried| {
        let ranks = carried.first().copied().ok_or_else(|| b.defect("carried places"))?;
        let at = b.add(first, number)?;
        let value = src.everywhere(b, [row, at])?;
        let key = conversion.apply_to_all(b, value, EXACT)?;
        let number = b.integer(number, DType::I32)?;
        let after = b.value(VCMPS, &[lanes, number, mask], &[set(Key::Relation, Relation::Gt)], mask_type)?;
        let greater = compared(b, key, keys, Relation::Gt)?;
        let equal = compared(b, key, keys, Relation::Eq)?;
        // A NaN precedes all numbers, and equals any other NaN.
        let nan = compared(b, key, key, Relation::Ne)?;
        let before_numbers = b.value(PAND, &[nan, is_number, mask], &[], mask_type)?;
        let both_nan = b.value(PAND, &[nan, is_nan, mask], &[], mask_type)?;
        let greater = b.value(POR, &[greater, before_numbers, mask], &[], mask_type)?;
        let equal = b.value(POR, &[equal, both_nan, mask], &[], mask_type)?;
        let earlier = b.value(PAND, &[equal, after, mask], &[], mask_type)?;
        let before = b.value(POR, &[greater, earlier, mask], &[], mask_type)?;
        let more = b.value(VADDS, &[ranks, one, all], &[], integers)?;
        Ok(vec![b.value(VSEL, &[more, ranks, before], &[], integers)?])
    })?;
    let ranks = ranks.first().copied().ok_or_else(|| b.defect("places"))?;
    let records = b.bits(ranks, HALF)?;
    let places = b.value(VADD, &[records, records, all], &[], records.r#type())?;
    let after = b.plus(places, HALF, Extent::Static(1))?;
    let indices = positions.load(b, [index_row, first], HALF.bytes())?;
    let target = b.pointer_to(target, HALF)?;
    let mut mask = mask;
    if !kept.is(GROUP) {
        let kept = b.integer(kept, DType::I32)?;
        mask = b.value(VCMPS, &[ranks, kept, mask], &[set(Key::Relation, Relation::Lt)], mask_type)?;
    }
    for (value, places) in [(values, places), (indices, after)] {
        let value = b.bits(value, HALF)?;
        b.op(VSCATTER, &[value, target, places, mask], &[], &[])?;
    }
    Ok(())
}

/// Lowers `pto.tmrgsort`.
pub(super) fn merge<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let groups = Groups::of(site.def, site.op);
    let tiles = |x: &mut Expander<'c, 'a>, name: Name| -> Lowered<Vec<Tile<'c, 'a>>> {
        let declared = site.def.operand(name).ok_or_else(|| x.b.defect(name))?;
        let values = groups.range(declared).filter_map(|index| mlir_dialect::operand(site.op, index));
        values.map(|value| x.tile_of(value)).collect()
    };
    let (sources, targets) = (tiles(x, Name::Srcs)?, tiles(x, Name::Dsts)?);
    let ([first, ..], [target]) = (&sources[..], &targets[..]) else {
        return Err(site.refuse("into more than one destination"));
    };
    let width = RECORD / i64::from(first.bytes());
    let records = |b: &mut Builder<'c, 'a>, elements: Extent<'c, 'a>| b.div(elements, width);
    let Some(length) = site.named(Name::BlockLen) else {
        let mut runs = Vec::new();
        for source in &sources {
            runs.push((source.pointer, records(&mut x.b, source.cols)?));
        }
        return merged(&mut x.b, target.pointer, &runs, site.flag(Key::Exhausted));
    };
    let length = x.b.extent_of(site, length)?;
    let quadruple = x.b.mul(length, Extent::Static(RUNS))?;
    let all = x.b.quotient_up(first.cols, quadruple)?;
    x.b.each(all, 1, &mut |b, number| {
        let start = b.mul(number, quadruple)?;
        let mut left = b.sub(first.cols, start)?;
        let mut at = b.advance(first.pointer, start)?;
        let target = b.advance(target.pointer, start)?;
        let mut runs = Vec::new();
        for _ in 0..RUNS {
            let run = b.min(left, length)?;
            runs.push((at, records(b, run)?));
            left = b.sub(left, run)?;
            at = b.advance(at, run)?;
        }
        merged(b, target, &runs, false)
    })
}

/// Merges up to four runs with `length` records each; with `exhausted`, until one run is empty.
fn merged<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    target: Value<'c, 'a>,
    runs: &[(Value<'c, 'a>, Extent<'c, 'a>)],
    exhausted: bool,
) -> Lowered<()> {
    let mut operands = vec![target];
    let (mut counts, mut lists) = (Extent::Static(0), 0);
    for number in 0..RUNS as usize {
        // An unused list may be any.
        let (pointer, count) = runs.get(number).copied().unwrap_or((target, Extent::Static(0)));
        operands.push(pointer);
        let field = b.mul(count, Extent::Static(1 << (16 * number)))?;
        counts = b.add(counts, field)?;
        lists |= i64::from(runs.get(number).is_some_and(|(_, count)| !count.is(0))) << number;
    }
    operands.push(b.integer(counts, DType::I64)?);
    operands.push(b.constant(1 | lists << 8 | i64::from(exhausted) << 12, DType::I64)?);
    b.op(VMRGSORT4, &operands, &[], &[]).map(drop)
}
