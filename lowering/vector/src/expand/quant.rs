//! Quantisation by a factor, and an offset, for each row.

use super::{
    Expander, Site,
    convert::{Conversion, EXACT, How},
    instructions::{VADD, VMAXS, VMINS, VMUL, VSUB},
    loops::Rows,
};
use crate::{
    ir::{Builder, Extent, Lowered, lanes},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Op,
    types::{DType, MaskGranularity},
};

/// Type that is computed in; lanes are as wide.
const WIDE: DType = DType::F32;
const MASK: MaskGranularity = MaskGranularity::B32;

/// A tile with a number for each row, in its first column.
fn of_rows<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, name: &str) -> Lowered<Option<Tile<'c, 'a>>> {
    let Some(index) = site.row.operand(name).filter(|index| site.operand(*index).is_some()) else { return Ok(None) };
    let tile = x.tile(site, index)?;
    if tile.desc.dtype != WIDE {
        return Err(site.refuse_operand(index, format_args!("with numbers of {}", tile.desc.dtype)));
    }
    Ok(Some(tile))
}

/// What becomes of a register, given the numbers of its row in every lane.
type Apply<'x, 'c, 'a> =
    dyn FnMut(&mut Builder<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>], Value<'c, 'a>) -> Lowered<Value<'c, 'a>> + 'x;

/// Runs `apply` for the registers of each row, as many elements as there are lanes of f32.
fn by_rows<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    src: &Tile<'c, 'a>,
    dst: &Tile<'c, 'a>,
    numbers: &[Tile<'c, 'a>],
    apply: &mut Apply<'_, 'c, 'a>,
) -> Lowered<()> {
    // Rows have different numbers, so that they are never one line.
    let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &[i64::MAX], lanes(WIDE), MASK)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, [row, col], mask| {
            let mut of_row = Vec::with_capacity(numbers.len());
            for tile in numbers {
                of_row.push(tile.everywhere(b, tile.at(row, Extent::Static(0)))?);
            }
            let value = src.load(b, src.at(row, col), WIDE.bytes())?;
            let value = apply(b, value, &of_row, mask)?;
            dst.store(b, value, dst.at(row, col), mask, WIDE.bytes())
        })
    })
}

/// An instruction on two registers.
fn binary<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    row: &'static Op,
    x: Value<'c, 'a>,
    y: Value<'c, 'a>,
    mask: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    b.value(row, &[x, y, mask], &[], x.r#type())
}

/// `pto.tquant`: the product with the factor, plus the offset, rounded to nearest even and bounded by the type.
pub(super) fn quantise<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let Some(place) = site.row.operand("dst") else { return Err(x.b.defect("a destination")) };
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, place)?);
    if src.desc.dtype != WIDE {
        return Err(site.refuse_operand(0, format_args!("from {}", src.desc.dtype)));
    }
    let numbers: Vec<_> = [of_rows(x, site, "fp")?, of_rows(x, site, "offset")?].into_iter().flatten().collect();
    let [least, most] = if site.word("quant_type") == Some("INT8_ASYM") { [0, 255] } else { [-128, 127] };
    let to = dst.desc.dtype;
    let whole = Conversion::between(WIDE, DType::I32).ok_or_else(|| x.b.defect("a conversion to integers"))?;
    by_rows(x, &src, &dst, &numbers, &mut |b, mut value, numbers, mask| {
        for (number, row) in numbers.iter().zip([VMUL, VADD]) {
            value = binary(b, row, value, *number, mask)?;
        }
        let value = whole.apply(b, value, How { rounding: "R", saturates: true })?;
        let (least, most) = (b.constant(least, DType::I32)?, b.constant(most, DType::I32)?);
        let value = binary(b, VMAXS, value, least, mask)?;
        let value = binary(b, VMINS, value, most, mask)?;
        b.bits(value, to)
    })
}

/// `pto.tdequant`: the difference to the offset, times the factor.
pub(super) fn dequantise<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let Some(place) = site.row.operand("dst") else { return Err(x.b.defect("a destination")) };
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, place)?);
    let from = src.desc.dtype;
    let Some(conversion) = Conversion::between(from, WIDE).filter(|_| dst.desc.dtype == WIDE) else {
        return Err(site.refuse(format_args!("from {from} to {}", dst.desc.dtype)));
    };
    let numbers: Vec<_> = [of_rows(x, site, "offset")?, of_rows(x, site, "scale")?].into_iter().flatten().collect();
    by_rows(x, &src, &dst, &numbers, &mut |b, value, numbers, mask| {
        let mut value = conversion.apply(b, value, EXACT)?;
        for (number, row) in numbers.iter().zip([VSUB, VMUL]) {
            value = binary(b, row, value, *number, mask)?;
        }
        Ok(value)
    })
}
