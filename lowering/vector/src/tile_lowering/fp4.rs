//! Lowers conversions of 4-bit floats, two per byte, the first one in the lower half.
//!
//! No source says which lanes the conversions of the vector unit read and write, so the conversion is computed: the
//! code of a magnitude is the number of grid points below it. The grid of E2M1 has three ranges of constant step: up to
//! 2, up to 4, and above.

use super::{
    Expander, Site,
    convert::{Conversion, EXACT, How, rounding},
    instructions::{VABS, VADD, VADDS, VAND, VCMP, VCMPS, VMINS, VMULS, VOR, VSEL, VSHLS, VTRC},
    loops::Rows,
};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, set},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, Op,
    attrs::{Relation, RoundMode, VectorRound},
    types::{DType, MaskGranularity},
};

/// Type of the computation, and the integer type of the same width.
const WIDE: DType = DType::F32;
const CODE: DType = DType::I32;
/// Type of the lanes that hold pairs.
const PAIR: DType = DType::Ui16;
/// Bits of a code, including the sign bit.
const BITS: i64 = 4;
/// The greatest code without its sign.
const GREATEST: i64 = 7;

/// Applies an operation to a register and a scalar.
fn with<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    def: &'static Op,
    value: Value<'c, 'a>,
    number: f32,
) -> Lowered<Value<'c, 'a>> {
    let (number, all) = (b.constant(i64::from(number.to_bits()), WIDE)?, b.all_of(WIDE)?);
    b.value(def, &[value, number, all], &[], value.r#type())
}

/// Applies an operation to integers and a scalar.
fn with_integer<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    def: &'static Op,
    value: Value<'c, 'a>,
    number: i64,
    dtype: DType,
) -> Lowered<Value<'c, 'a>> {
    let (number, all) = (b.constant(number, dtype.signless())?, b.all_of(dtype)?);
    b.value(def, &[value, number, all], &[], value.r#type())
}

/// Shifts integers left.
fn shifted_left<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    value: Value<'c, 'a>,
    dtype: DType,
    places: i64,
) -> Lowered<Value<'c, 'a>> {
    let (places, all) = (b.constant(places, DType::I16)?, b.all_of(dtype)?);
    b.value(VSHLS, &[value, places, all], &[], value.r#type())
}

/// Rounds f32 to integers. No instruction rounds to odd: of both neighbours the code selects the one that is not even.
pub(super) fn integral<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    value: Value<'c, 'a>,
    mask: Value<'c, 'a>,
    rounding: VectorRound,
) -> Lowered<Value<'c, 'a>> {
    let r#type = value.r#type();
    let round =
        |b: &mut Builder<'c, 'a>, value, mode| b.value(VTRC, &[value, mask], &[set(Key::RoundMode, mode)], r#type);
    if rounding != VectorRound::O {
        return round(b, value, rounding);
    }
    let (below, above) = (round(b, value, VectorRound::F)?, round(b, value, VectorRound::C)?);
    let half = with(b, VMULS, below, 0.5)?;
    let whole = round(b, half, VectorRound::F)?;
    let is_odd = b.value(VCMP, &[half, whole, mask], &[set(Key::Relation, Relation::Ne)], mask.r#type())?;
    b.value(VSEL, &[below, above, is_odd], &[], r#type)
}

/// Returns the number of grid steps in a magnitude, plus the codes below.
fn on_grid<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    value: Value<'c, 'a>,
    (factor, before): (f32, f32),
    rounding: VectorRound,
) -> Lowered<Value<'c, 'a>> {
    let all = b.all_of(WIDE)?;
    let steps = with(b, VMULS, value, factor)?;
    let steps = integral(b, steps, all, rounding)?;
    let steps = b.value(VABS, &[steps, all], &[], steps.r#type())?;
    if before == 0.0 { Ok(steps) } else { with(b, VADDS, steps, before) }
}

/// Returns the codes of f32, in the lowest bits of each lane: NaN becomes zero, and values out of range saturate.
pub(super) fn codes<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    value: Value<'c, 'a>,
    dtype: DType,
    rounding: VectorRound,
) -> Lowered<Value<'c, 'a>> {
    let all = b.all_of(WIDE)?;
    let steps = if dtype == DType::F4E1M2x2 {
        on_grid(b, value, (4.0, 0.0), rounding)?
    } else {
        let magnitude = b.value(VABS, &[value, all], &[], value.r#type())?;
        let mut steps = on_grid(b, value, (0.5, 4.0), rounding)?;
        for (end, grid) in [(4.0_f32, (1.0, 2.0)), (2.0, (2.0, 0.0))] {
            let nearer = on_grid(b, value, grid, rounding)?;
            let end = b.constant(i64::from(end.to_bits()), WIDE)?;
            let below = b.value(VCMPS, &[magnitude, end, all], &[set(Key::Relation, Relation::Lt)], all.r#type())?;
            steps = b.value(VSEL, &[nearer, steps, below], &[], steps.r#type())?;
        }
        steps
    };
    let steps = with(b, VMINS, steps, GREATEST as f32)?;
    let whole = Conversion::between(WIDE, CODE).ok_or_else(|| b.defect("a conversion to integers"))?;
    let code = whole.apply_to_all(b, steps, How { rounding: VectorRound::R, saturates: true })?;
    let bits = b.bits(value, DType::Ui32)?;
    let sign = b.shifted_right(bits, DType::Ui32, i64::from(u32::BITS) - 1)?;
    let sign = shifted_left(b, sign, DType::Ui32, BITS - 1)?;
    let sign = b.bits(sign, CODE)?;
    let code = b.value(VOR, &[code, sign, all], &[], code.r#type())?;
    let is_number = b.value(VCMP, &[value, value, all], &[set(Key::Relation, Relation::Eq)], all.r#type())?;
    let zero = b.splat(0, CODE)?;
    b.value(VSEL, &[code, zero, is_number], &[], code.r#type())
}

/// Packs the codes in 4-byte lanes into pairs in the lowest bits of 2-byte lanes, in the lower half of a register.
pub(super) fn paired<'c, 'a>(b: &mut Builder<'c, 'a>, codes: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let codes = b.bits(codes, DType::Ui32)?;
    let halves = b.narrowed(codes, DType::Ui16)?;
    let bytes = b.narrowed(halves, DType::Ui8)?;
    let (words, all) = (b.bits(bytes, PAIR)?, b.all_of(PAIR)?);
    let second = b.shifted_right(words, PAIR, BITS)?;
    b.value(VOR, &[words, second, all], &[], words.r#type())
}

/// Converts the codes of pairs in 2-byte lanes to f32.
fn numbers<'c, 'a>(b: &mut Builder<'c, 'a>, pairs: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
    /// Separates both codes, each in one byte.
    const APART: i64 = 0x0f0f;
    let all = b.all_of(PAIR)?;
    let moved = shifted_left(b, pairs, PAIR, BITS)?;
    let both = b.value(VOR, &[pairs, moved, all], &[], pairs.r#type())?;
    let apart = b.splat(APART, PAIR)?;
    let both = b.value(VAND, &[both, apart, all], &[], both.r#type())?;
    let bytes = b.bits(both, DType::Ui8)?;
    let halves = b.widened(bytes, DType::Ui16, 0)?;
    let signed = b.widened(halves, DType::Ui32, 0)?;
    let all = b.all_of(CODE)?;
    let greatest = b.splat(GREATEST, DType::Ui32)?;
    let code = b.value(VAND, &[signed, greatest, all], &[], signed.r#type())?;
    let code = b.bits(code, CODE)?;
    let magnitude = if dtype == DType::F4E1M2x2 {
        let whole = Conversion::between(CODE, WIDE).ok_or_else(|| b.defect("a conversion of integers"))?;
        let steps = whole.apply_to_all(b, code, EXACT)?;
        with(b, VMULS, steps, 0.25)?
    } else {
        // From the third one on, codes count halves of powers of two; before them are zero and a half.
        let bits = shifted_left(b, code, CODE, i64::from(f32::MANTISSA_DIGITS) - 2)?;
        let mut bits = with_integer(b, VADDS, bits, i64::from(0.5_f32.to_bits()), CODE)?;
        for (small, number) in [(1, 0.5_f32), (0, 0.0)] {
            let small = b.constant(small, CODE)?;
            let found = b.value(VCMPS, &[code, small, all], &[set(Key::Relation, Relation::Eq)], all.r#type())?;
            let number = b.splat(i64::from(number.to_bits()), CODE)?;
            bits = b.value(VSEL, &[number, bits, found], &[], bits.r#type())?;
        }
        b.bits(bits, WIDE)?
    };
    let sign = b.shifted_right(signed, DType::Ui32, BITS - 1)?;
    let sign = shifted_left(b, sign, DType::Ui32, i64::from(u32::BITS) - 1)?;
    let bits = b.bits(magnitude, DType::Ui32)?;
    let bits = b.value(VADD, &[bits, sign, all], &[], bits.r#type())?;
    b.bits(bits, WIDE)
}

/// Lowers `pto.tcvt` from and to pairs: a pair corresponds to two elements of the other tile.
pub(super) fn convert<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    src: &Tile<'c, 'a>,
    dst: &Tile<'c, 'a>,
) -> Lowered<()> {
    let (from, to) = (src.desc.dtype, dst.desc.dtype);
    let other = if to.is_packed_fp4() { from } else { to };
    let steps = if to.is_packed_fp4() { Conversion::between(other, WIDE) } else { Conversion::between(WIDE, other) };
    let Some(steps) = steps.filter(|_| from.is_packed_fp4() != to.is_packed_fp4()) else {
        return Err(site.refuse(format_args!("from {from} to {to}: no instruction does it")));
    };
    for (index, tile) in [(0, src), (2, dst)] {
        if tile.desc.layout() != pto_isa::types::Layout::ND {
            return Err(site.refuse_operand(index, format_args!("with pairs in layout {}", tile.desc.layout())));
        }
    }
    let mode = rounding(site.choice(Key::Rmode).unwrap_or(RoundMode::CastRint));
    let apart = [i64::MAX];
    if to.is_packed_fp4() {
        let bytes = dst.as_words(&mut x.b)?;
        let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &apart, lanes(WIDE) / 2, MaskGranularity::B16)?;
        return x.b.scope(|b| {
            rows.each(b, &mut |b, [row, col], mask| {
                let first = b.mul(col, Extent::Static(2))?;
                let value = src.load(b, [row, first], WIDE.bytes())?;
                let value = steps.apply_to_all(b, value, EXACT)?;
                let codes = codes(b, value, to, mode)?;
                let pairs = paired(b, codes)?;
                let pairs = b.bits(pairs, bytes.desc.dtype)?;
                bytes.store(b, pairs, [row, col], mask, PAIR.bytes())
            })
        });
    }
    let bytes = src.as_words(&mut x.b)?;
    let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &apart, lanes(WIDE), MaskGranularity::B32)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, [row, col], mask| {
            let pair = b.div(col, 2)?;
            let pairs = bytes.load(b, [row, pair], PAIR.bytes())?;
            let pairs = b.bits(pairs, PAIR)?;
            let value = numbers(b, pairs, from)?;
            let value = steps.apply_to_all(b, value, EXACT)?;
            dst.store(b, value, [row, col], mask, WIDE.bytes())
        })
    })
}
