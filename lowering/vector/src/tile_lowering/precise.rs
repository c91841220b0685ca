//! Lowers quotients that keep denormals, with instructions that flush them to zero: operands are scaled to `1 <= x < 2`
//! and their exponents subtracted as integers. Quotients of f16 are computed in f32, where no f16 is denormal.

use super::{
    Expander, Site,
    convert::EXACT,
    instructions::{PAND, VADD, VAND, VCMPS, VCVT, VDIV, VMAXS, VOR, VSHLS, VSUB, VXOR},
    lane::{Lane, Needs, expand_with},
};
use crate::builder::{Lowered, one, set};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key,
    attrs::{Precision, Relation, VectorRound, VectorSaturation},
    types::DType,
};

/// Type of the bit patterns of elements.
const BITS: DType = DType::I32;
/// Bits of the magnitude of an element.
const MAGNITUDE: i64 = 0x7fff_ffff;
/// Bits of the fraction of an element.
const FRACTION: i64 = 0x007f_ffff;
/// Bits of infinity.
const INFINITY: i64 = 0x7f80_0000;
/// Number of fraction bits, the position of the exponent.
const EXPONENT: i64 = 23;
/// The least denormal is two to the power of this, negated.
const LEAST: i64 = 149;

/// Returns whether a precise division is requested.
pub(super) fn is_wanted(site: Site<'_, '_>) -> bool {
    site.choice(Key::PrecisionType) == Some(Precision::HighPrecision)
}

/// Returns the quotient of two tiles, or of a tile and a scalar, which comes first if `exchanged`.
pub(super) fn divide<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, exchanged: bool) -> Lowered<()> {
    let dtype = x.tile(site, 2)?.desc.dtype;
    let needs = Needs { scalar: Some(dtype), wide: Some(DType::F32) };
    match (dtype, exchanged) {
        (DType::F32, false) => expand_with(x, site, Needs::default(), |l| {
            let [x, y] = operands(l)?;
            quotient(l, x, y)
        }),
        (DType::F32, true) => expand_with(x, site, Needs::default(), |l| {
            let [x, y] = operands(l)?;
            quotient(l, y, x)
        }),
        (_, false) => expand_with(x, site, needs, |l| {
            let [x, y] = operands(l)?;
            in_f32(l, x, y)
        }),
        (_, true) => expand_with(x, site, needs, |l| {
            let [x, y] = operands(l)?;
            in_f32(l, y, x)
        }),
    }
}

/// Returns the first source, and the second one or the scalar.
fn operands<'c, 'a>(l: &mut Lane<'_, 'c, 'a>) -> Lowered<[Value<'c, 'a>; 2]> {
    let second = if l.has_scalar() { l.broadcast()? } else { l.source(1)? };
    Ok([l.source(0)?, second])
}

fn in_f32<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let [x, y] = [l.as_float(x, DType::F32)?, l.as_float(y, DType::F32)?];
    let quotient = l.binary(VDIV, x, y)?;
    l.converted(quotient, EXACT)
}

/// An operand, decomposed.
struct Parts<'c, 'a> {
    /// The bit pattern of the operand.
    bits: Value<'c, 'a>,
    /// The bit pattern of the operand; a denormal is multiplied by a power of two.
    normal: Value<'c, 'a>,
    /// The significand as a float from 1 to 2.
    fraction: Value<'c, 'a>,
    /// The biased exponent.
    exponent: Value<'c, 'a>,
    /// It is a nonzero number.
    is_number: Value<'c, 'a>,
}

/// Applies an operation to bit patterns and a constant.
fn with<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    def: &'static pto_isa::Op,
    bits: Value<'c, 'a>,
    number: i64,
) -> Lowered<Value<'c, 'a>> {
    let number = l.b.splat(number, BITS)?;
    l.binary(def, bits, number)
}

fn holds<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    bits: Value<'c, 'a>,
    relation: Relation,
    number: i64,
) -> Lowered<Value<'c, 'a>> {
    let number = l.b.constant(number, BITS)?;
    l.b.value(VCMPS, &[bits, number, l.mask], &[set(Key::Relation, relation)], l.mask.r#type())
}

fn both<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    l.b.value(PAND, &[a, b, l.mask], &[], a.r#type())
}

/// Shifts bits left; right if `places` is negative.
fn shifted<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, bits: Value<'c, 'a>, places: i64) -> Lowered<Value<'c, 'a>> {
    if places < 0 {
        return l.b.shifted_right(bits, BITS, -places);
    }
    let places = l.b.constant(places, DType::I16)?;
    l.binary(VSHLS, bits, places)
}

fn parts<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, value: Value<'c, 'a>) -> Lowered<Parts<'c, 'a>> {
    let bits = l.b.bits(value, BITS)?;
    let magnitude = with(l, VAND, bits, MAGNITUDE)?;
    let is_small = holds(l, magnitude, Relation::Lt, 1 << EXPONENT)?;
    // The bits of a denormal are an integer that f32 represents exactly.
    let float = l.b.vreg(DType::F32)?;
    let all = l.b.all_of(DType::F32)?;
    let whole = l.b.value(VCVT, &[magnitude, all], &[set(Key::Rnd, VectorRound::R)], float)?;
    let whole = l.b.bits(whole, BITS)?;
    let normal = l.select(is_small, whole, magnitude)?;
    let exponent = shifted(l, normal, -EXPONENT)?;
    let lower = with(l, VADD, exponent, -LEAST)?;
    let exponent = l.select(is_small, lower, exponent)?;
    let fraction = with(l, VAND, normal, FRACTION)?;
    let fraction = with(l, VOR, fraction, one(DType::F32))?;
    let fraction = l.b.bits(fraction, DType::F32)?;
    let [is_finite, is_some] = [holds(l, magnitude, Relation::Lt, INFINITY)?, holds(l, magnitude, Relation::Ne, 0)?];
    let is_number = both(l, is_finite, is_some)?;
    let sign = l.binary(VXOR, bits, magnitude)?;
    let normal = l.binary(VOR, normal, sign)?;
    Ok(Parts { bits, normal, fraction, exponent, is_number })
}

fn quotient<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let (x, y) = (parts(l, x)?, parts(l, y)?);
    // If an operand is zero, infinite or NaN.
    let [a, b] = [l.b.bits(x.normal, DType::F32)?, l.b.bits(y.normal, DType::F32)?];
    let special = l.binary(VDIV, a, b)?;
    let special = l.b.bits(special, BITS)?;
    let fraction = l.binary(VDIV, x.fraction, y.fraction)?;
    let fraction = l.b.bits(fraction, BITS)?;
    let moved = l.binary(VSUB, x.exponent, y.exponent)?;
    let exponent = shifted(l, fraction, -EXPONENT)?;
    let exponent = l.binary(VADD, exponent, moved)?;
    // A normal quotient.
    let distance = shifted(l, moved, EXPONENT)?;
    let normal = l.binary(VADD, fraction, distance)?;
    // A denormal quotient is that multiple of the least denormal, rounded.
    let times = with(l, VADD, moved, LEAST)?;
    let lowest = l.b.constant(-32, BITS)?;
    let times = l.binary(VMAXS, times, lowest)?;
    let times = shifted(l, times, EXPONENT)?;
    let times = l.binary(VADD, fraction, times)?;
    let times = l.b.bits(times, DType::F32)?;
    let (all, r#type) = (l.b.all_of(DType::F32)?, l.b.vreg(BITS)?);
    let denormal =
        l.b.value(VCVT, &[times, all], &[set(Key::Rnd, VectorRound::R), set(Key::Sat, VectorSaturation::Sat)], r#type)?;
    let is_denormal = holds(l, exponent, Relation::Lt, 1)?;
    let is_infinite = holds(l, exponent, Relation::Ge, INFINITY >> EXPONENT)?;
    let infinity = l.b.splat(INFINITY, BITS)?;
    let found = l.select(is_denormal, denormal, normal)?;
    let found = l.select(is_infinite, infinity, found)?;
    let sign = l.binary(VXOR, x.bits, y.bits)?;
    let sign = with(l, VAND, sign, !MAGNITUDE)?;
    let found = l.binary(VOR, found, sign)?;
    let are_numbers = both(l, x.is_number, y.is_number)?;
    let found = l.select(are_numbers, found, special)?;
    l.b.bits(found, DType::F32)
}
