//! Lowers quantisation by a factor, and an offset, for each row.

use super::{
    Expander, Site,
    convert::{Conversion, EXACT, How},
    instructions::{VADD, VMAXS, VMINS, VMUL, VSUB},
};
use crate::{
    builder::{Builder, Lowered, lanes},
    fuse::{
        nest::{Broadcast, Source, Space},
        record::{Code, Map, NestRule},
    },
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, Name, Op,
    attrs::{QuantType, VectorRound},
    types::{DType, MaskGranularity},
};

/// Type of the computation; lanes are as wide.
const WIDE: DType = DType::F32;
const MASK: MaskGranularity = MaskGranularity::B32;

/// Returns a tile with a value for each row, in its first column.
fn of_rows<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, name: Name) -> Lowered<Option<Source<'c, 'a>>> {
    let Some(index) = site.def.operand(name) else { return Ok(None) };
    let Some(value) = site.operand(index) else { return Ok(None) };
    let tile = x.tile(site, index)?;
    if tile.desc.dtype != WIDE {
        return Err(site.refuse_operand(index, format_args!("with numbers of {}", tile.desc.dtype)));
    }
    Ok(Some(Source { value, tile, reach: Broadcast::OfLine }))
}

/// Combines the values of each row with each register of the row.
fn by_rows<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    (written, src, dst): (usize, Tile<'c, 'a>, Tile<'c, 'a>),
    numbers: Vec<Source<'c, 'a>>,
    map: Box<Map<'c, 'a>>,
) -> Lowered<()> {
    let (Some(from), Some(to)) = (site.operand(0), site.operand(written)) else { return Err(x.b.defect("a tile")) };
    let space =
        Space { lines: dst.rows, elements: dst.cols, lanes: lanes(WIDE), granularity: MASK, lane: WIDE.bytes() };
    let [src, dst] = [src, dst].map(Tile::by_rows);
    let mut sources = vec![Source { value: from, tile: src, reach: Broadcast::Same }];
    sources.extend(numbers);
    x.nest(NestRule { space, sources, value: to, tile: dst, code: Code::Map(map), in_halves: false })
}

/// Emits an instruction on two registers.
fn binary<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    def: &'static Op,
    x: Value<'c, 'a>,
    y: Value<'c, 'a>,
    mask: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    b.value(def, &[x, y, mask], &[], x.r#type())
}

/// Lowers `pto.tquant`: the product with the factor, plus the offset, rounded to nearest even and saturated.
pub(super) fn quantise<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let Some(place) = site.def.operand(Name::Dst) else { return Err(x.b.defect("a destination")) };
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, place)?);
    if src.desc.dtype != WIDE {
        return Err(site.refuse_operand(0, format_args!("from {}", src.desc.dtype)));
    }
    let numbers: Vec<_> =
        [of_rows(x, site, Name::Fp)?, of_rows(x, site, Name::Offset)?].into_iter().flatten().collect();
    let [least, most] = if site.choice(Key::QuantType) == Some(QuantType::Int8Asym) { [0, 255] } else { [-128, 127] };
    let to = dst.desc.dtype;
    let whole = Conversion::between(WIDE, DType::I32).ok_or_else(|| x.b.defect("a conversion to integers"))?;
    let map: Box<Map<'c, 'a>> = Box::new(move |b, values, mask| {
        let Some((value, numbers)) = values.split_first() else { return Err(b.defect("a source")) };
        let mut value = *value;
        for (number, row) in numbers.iter().zip([VMUL, VADD]) {
            value = binary(b, row, value, *number, mask)?;
        }
        let value = whole.apply(b, value, mask, How { rounding: VectorRound::R, saturates: true })?;
        let (least, most) = (b.constant(least, DType::I32)?, b.constant(most, DType::I32)?);
        let value = binary(b, VMAXS, value, least, mask)?;
        let value = binary(b, VMINS, value, most, mask)?;
        b.bits(value, to)
    });
    by_rows(x, site, (place, src, dst), numbers, map)
}

/// Lowers `pto.tdequant`: the difference to the offset, times the factor.
pub(super) fn dequantise<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let Some(place) = site.def.operand(Name::Dst) else { return Err(x.b.defect("a destination")) };
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, place)?);
    let from = src.desc.dtype;
    let Some(conversion) = Conversion::between(from, WIDE).filter(|_| dst.desc.dtype == WIDE) else {
        return Err(site.refuse(format_args!("from {from} to {}", dst.desc.dtype)));
    };
    let numbers: Vec<_> =
        [of_rows(x, site, Name::Offset)?, of_rows(x, site, Name::Scale)?].into_iter().flatten().collect();
    let map: Box<Map<'c, 'a>> = Box::new(move |b, values, mask| {
        let Some((value, numbers)) = values.split_first() else { return Err(b.defect("a source")) };
        let mut value = conversion.apply(b, *value, mask, EXACT)?;
        for (number, row) in numbers.iter().zip([VSUB, VMUL]) {
            value = binary(b, row, value, *number, mask)?;
        }
        Ok(value)
    });
    by_rows(x, site, (place, src, dst), numbers, map)
}
