//! Lowers gathers, sequences, accesses to single elements, and prints.

mod gather;
mod part;
mod random;
mod shared;
mod sort;

use super::{
    Expander,
    Rule::{self, By, Missing, Nest, Stays},
    Site,
    instructions::{
        DHISTV2, LOAD_SCALAR, PBITCAST, STORE_SCALAR, VADD, VADDS, VAND, VCI, VCMP, VMAX, VMIN, VMUL, VSEL,
    },
    lane::element,
    loops::Line,
    quant,
};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, one},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    Key, Name, TypeDesc,
    attrs::{self, Relation},
    ops::irregular::Opcode,
    types::{DType, MaskGranularity, Pad},
};
use pto_upstream::Arith;

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Tci => By(sequence),
        Opcode::Tdequant => Nest(quant::dequantise),
        Opcode::Tgather => By(gather::gather),
        Opcode::Tgatherb => By(gather::gather_blocks),
        Opcode::Tgetval => By(get),
        Opcode::Thistogram => By(histogram),
        Opcode::Tmrgsort => By(sort::merge),
        Opcode::Tpartadd => By(|x, site| part::part(x, site, VADD, None)),
        Opcode::Tpartargmax => By(|x, site| part::part_position(x, site, VMAX)),
        Opcode::Tpartargmin => By(|x, site| part::part_position(x, site, VMIN)),
        Opcode::Tpartmax => By(|x, site| part::part(x, site, VMAX, Some(Pad::Min))),
        Opcode::Tpartmin => By(|x, site| part::part(x, site, VMIN, Some(Pad::Max))),
        Opcode::Tpartmul => By(|x, site| part::part(x, site, VMUL, None)),
        Opcode::Tprint => Stays,
        Opcode::Tquant => Nest(quant::quantise),
        Opcode::TquantMx => By(shared::quantise),
        Opcode::TquantHif4 => Missing("no source says what its hierarchy of factors is"),
        Opcode::Trandom => By(random::random),
        Opcode::Tscatter => By(gather::scatter),
        Opcode::Tsetval => By(set),
        Opcode::Tsort32 => By(sort::sort),
        Opcode::Ttri => By(triangle),
    }
}

/// Lowers `pto.tci`: each register is the previous one plus its number of lanes; the count continues in the next row.
fn sequence<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dst = x.tile(site, 2)?;
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let first = site.named(Name::Start).ok_or_else(|| x.b.defect("a first number"))?;
    let first = element(&mut x.b, first, dtype)?
        .ok_or_else(|| site.refuse_operand(0, format_args!("from {}", first.r#type())))?;
    let has_sign = types::desc(first.r#type()).dtype().is_some_and(|found| found != found.signless());
    let down = site.flag(Key::Descending);
    let line = Line::new(&mut x.b, dst.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let r#type = b.vreg(dtype)?;
        let order = [crate::builder::set(Key::Order, if down { attrs::Order::Desc } else { attrs::Order::Asc })];
        let step = b.constant(if down { -lanes(dtype) } else { lanes(dtype) }, dtype.signless())?;
        let all = b.all(granularity)?;
        b.each(dst.rows, 1, &mut |b, row| {
            let before = b.mul(row, dst.cols)?;
            // Scalars are signless: with signed elements, the offset of the row is added to the register.
            let first_row = before.is(0);
            let moved = if first_row || has_sign {
                first
            } else {
                let before = b.integer(before, dtype.signless())?;
                b.arith(if down { Arith::SubI } else { Arith::AddI }, &[first, before], &[], first.r#type())?
            };
            let mut numbers = b.value(VCI, &[moved], &order, r#type)?;
            if has_sign && !first_row {
                let distance = if down { b.sub(Extent::Static(0), before)? } else { before };
                let distance = b.integer(distance, dtype.signless())?;
                numbers = b.value(VADDS, &[numbers, distance, all], &[], r#type)?;
            }
            line.fold(b, &[numbers], &mut |b, col, mask, carried| {
                let [numbers] = carried else { return Err(b.defect("a carried register")) };
                dst.store(b, *numbers, [row, col], mask, dtype.bytes())?;
                Ok(vec![b.value(VADDS, &[*numbers, step, all], &[], r#type)?])
            })
            .map(drop)
        })
    })
}

/// Returns the offset of the element at an index among the physical rows.
fn position<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    index: usize,
    tile: &Tile<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let number = site.operand(index).ok_or_else(|| x.b.defect("a position"))?;
    let b = &mut x.b;
    let [_, along] = tile.steps();
    if along.is_run() && along.size == i64::MAX && tile.stride == tile.desc.cols {
        return Ok(number);
    }
    let (number, cols) = (Extent::of(number), Extent::Static(tile.desc.cols));
    let row = b.quotient(number, cols)?;
    let before = b.mul(row, cols)?;
    let col = b.sub(number, before)?;
    let offset = tile.offset(b, row, col)?;
    b.index(offset)
}

/// Lowers `pto.tgetval`.
fn get<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    let position = position(x, site, 1, &tile)?;
    let old = x.b.result(site.op, 0)?;
    let new = x.b.value(LOAD_SCALAR, &[tile.pointer, position], &[], old.r#type())?;
    x.rewriter.replace_uses(old, new);
    Ok(())
}

/// Lowers `pto.tsetval`.
fn set<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    let position = position(x, site, 1, &tile)?;
    let value = site.operand(2).ok_or_else(|| x.b.defect("a value"))?;
    x.b.op(STORE_SCALAR, &[tile.pointer, position, value], &[], &[]).map(drop)
}

/// Lowers `pto.ttri`: a mask of the columns before the diagonal selects between ones and zeros.
fn triangle<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dst = x.tile(site, 1)?;
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let diagonal = site.operand(0).ok_or_else(|| x.b.defect("a diagonal"))?;
    let diagonal = x.b.extent_of(site, diagonal)?;
    let upper = gather::integer(site, Key::UpperOrLower) == Some(1);
    let line = Line::new(&mut x.b, dst.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let (zero, one) = (b.splat(0, dtype)?, b.splat(one(dtype), dtype)?);
        let (before, after) = if upper { (zero, one) } else { (one, zero) };
        b.each(dst.rows, 1, &mut |b, row| {
            // The end of the columns: the diagonal for the upper triangle, the column after it for the lower one.
            let end = b.add(row, diagonal)?;
            let end = if upper { end } else { b.add(end, Extent::Static(1))? };
            let end = b.between(end, Extent::Static(0), dst.cols)?;
            let count = b.integer(end, DType::I32)?;
            line.fold(b, &[count], &mut |b, col, mask, carried| {
                let count = carried.first().copied().ok_or_else(|| b.defect("a count"))?;
                let (inside, rest) = b.below(granularity, count)?;
                let value = b.value(VSEL, &[before, after, inside], &[], zero.r#type())?;
                dst.store(b, value, [row, col], mask, dtype.bytes())?;
                Ok(vec![rest])
            })
            .map(drop)
        })
    })
}

/// Number of byte values that one instruction counts.
const BINS: i64 = 128;

/// Lowers `pto.thistogram`: bytes are shifted to the lowest position of their lanes and counted in lanes where the
/// higher bytes equal the filter.
fn histogram<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    const COUNT: DType = DType::Ui16;
    let (src, filter, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    let dtype = src.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let byte = gather::integer(site, Key::Byte).unwrap_or(1);
    let bytes = i64::from(dtype.bytes());
    if src.desc.cols >= 1 << COUNT.bits() {
        return Err(site.refuse_operand(0, format_args!("where counts of a row do not fit {COUNT}")));
    }
    if byte >= bytes {
        return Err(site.refuse(format_args!("by byte {byte} of {dtype}")));
    }
    let line = Line::new(&mut x.b, src.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let (all, low) = (b.all(granularity)?, b.splat(0xff, dtype)?);
        let halves = [b.constant(0, DType::I32)?, b.constant(1, DType::I32)?];
        let none = b.splat(0, COUNT)?;
        b.each(src.rows, 1, &mut |b, row| {
            let mut filters = Vec::new();
            for higher in byte + 1..bytes {
                // The filter for one byte of two is in the same row, for one of four in the row of the byte, highest
                // first.
                let number = Extent::Static(bytes - 1 - higher);
                let place = if bytes == 2 { filter.at(row, Extent::Static(0)) } else { filter.at(number, row) };
                let value = filter.everywhere(b, place)?;
                let value = b.bits(value, dtype)?;
                filters.push((higher, b.value(VAND, &[value, low, all], &[], low.r#type())?));
            }
            let counts = line.fold(b, &[none, none], &mut |b, col, mask, carried| {
                let value = src.load(b, [row, col], dtype.bytes())?;
                let of_byte = |b: &mut Builder<'c, 'a>, byte: i64| {
                    if byte == 0 { Ok(value) } else { b.shifted_right(value, dtype, 8 * byte) }
                };
                let mut counted = mask;
                for (higher, wanted) in &filters {
                    let found = of_byte(b, *higher)?;
                    let found = b.value(VAND, &[found, low, all], &[], low.r#type())?;
                    let relation = [crate::builder::set(Key::Relation, Relation::Eq)];
                    counted = b.value(VCMP, &[found, *wanted, counted], &relation, mask.r#type())?;
                }
                let found = of_byte(b, byte)?;
                let found = b.bits(found, DType::Ui8)?;
                let lowest = b.r#type(TypeDesc::Mask(MaskGranularity::B8))?;
                let counted = b.value(PBITCAST, &[counted], &[], lowest)?;
                let counts = carried
                    .iter()
                    .zip(halves)
                    .map(|(counts, half)| b.value(DHISTV2, &[*counts, found, counted, half], &[], counts.r#type()));
                counts.collect()
            })?;
            for (number, counts) in (0..).zip(counts) {
                for half in 0..2 {
                    let wide = b.widened(counts, dst.desc.dtype, half)?;
                    let first = Extent::Static(number * BINS + half * lanes(dst.desc.dtype));
                    let all = b.all_of(dst.desc.dtype)?;
                    dst.store(b, wide, [row, first], all, dst.bytes())?;
                }
            }
            Ok(())
        })
    })
}
