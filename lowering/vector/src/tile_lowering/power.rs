//! Lowers powers: of integers by repeated squaring, of floats by logarithm and exponential in f32.

use super::{
    Expander, Site,
    convert::EXACT,
    instructions::{PAND, PNOT, POR, VABS, VAND, VCMP, VCMPS, VEXP, VLN, VMUL, VMULS, VNEG, VSEL, VSHRS, VTRC},
    lane::{Lane, Needs, expand_with},
};
use crate::builder::{Extent, Lowered, one, set};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key,
    attrs::{Relation, VectorRound},
    types::DType,
};

/// Lowers `pto.tpow` and `pto.tpows`.
pub(super) fn power<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dtype = x.tile(site, 0)?.desc.dtype;
    if dtype.is_float() {
        let needs = Needs { scalar: None, wide: Some(DType::F32) };
        return expand_with(x, site, needs, |l| {
            let [base, exponent] = operands(l)?;
            let result = of_floats(l, base, exponent)?;
            l.converted(result, EXACT)
        });
    }
    expand_with(x, site, Needs::default(), |l| {
        let [base, exponent] = operands(l)?;
        let result = of_integers(l, base, exponent)?;
        if l.dtype.is_unsigned() { Ok(result) } else { with_reciprocals(l, base, exponent, result) }
    })
}

/// Returns the base, and the exponent: a second source or a scalar.
fn operands<'c, 'a>(l: &mut Lane<'_, 'c, 'a>) -> Lowered<[Value<'c, 'a>; 2]> {
    let exponent = if l.has_scalar() { l.broadcast()? } else { l.source(1)? };
    Ok([l.source(0)?, exponent])
}

/// Returns the product of the squares for the set bits of the exponent.
fn of_integers<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    base: Value<'c, 'a>,
    exponent: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let (dtype, mask) = (l.dtype, l.mask);
    let (one, r#type) = (l.one()?, base.r#type());
    let places = l.b.constant(1, DType::I16)?;
    let bits = Extent::Static(i64::from(dtype.bits()));
    let found = l.b.repeat(bits, 1, &[one, base, exponent], &mut |b, _, carried| {
        let [result, square, rest] = carried else { return Err(b.defect("a carried power")) };
        let zero = b.constant(0, dtype.signless())?;
        let bit = b.value(VAND, &[*rest, one, mask], &[], r#type)?;
        let odd = b.value(VCMPS, &[bit, zero, mask], &[set(Key::Relation, Relation::Ne)], mask.r#type())?;
        let product = b.value(VMUL, &[*result, *square, mask], &[], r#type)?;
        let result = b.value(VSEL, &[product, *result, odd], &[], r#type)?;
        let square = b.value(VMUL, &[*square, *square, mask], &[], r#type)?;
        Ok(vec![result, square, b.value(VSHRS, &[*rest, places, mask], &[], r#type)?])
    })?;
    found.first().copied().ok_or_else(|| l.b.defect("a power"))
}

/// Replaces negative powers: 1 and -1 for the bases 1 and -1, zero for others.
fn with_reciprocals<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    base: Value<'c, 'a>,
    exponent: Value<'c, 'a>,
    result: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let (one, zero) = (l.one()?, l.b.splat(0, l.dtype)?);
    let negative = l.against_zero(exponent, Relation::Lt, l.mask)?;
    let bit = l.binary(VAND, exponent, one)?;
    let odd = l.against_zero(bit, Relation::Ne, l.mask)?;
    let size = l.unary(VABS, base)?;
    let unit = l.b.value(VCMP, &[size, one, l.mask], &[set(Key::Relation, Relation::Eq)], l.mask.r#type())?;
    let signed = l.select(odd, base, one)?;
    let reciprocal = l.select(unit, signed, zero)?;
    l.select(negative, reciprocal, result)
}

/// Returns the exponential of the exponent times the logarithm of the magnitude of the base, with the sign of odd
/// powers.
fn of_floats<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, base: Value<'c, 'a>, exponent: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    const WIDE: DType = DType::F32;
    let [base, exponent] = [l.as_float(base, WIDE)?, l.as_float(exponent, WIDE)?];
    let (mask, r#type) = (l.mask, base.r#type());
    let bits = |number: f32| i64::from(number.to_bits());
    let compared = |l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>, relation: Relation, number: f32| {
        let number = l.b.constant(bits(number), WIDE)?;
        l.b.value(VCMPS, &[x, number, mask], &[set(Key::Relation, relation)], mask.r#type())
    };
    let (one, nan) = (l.b.splat(one(WIDE), WIDE)?, l.b.splat(bits(f32::NAN), WIDE)?);
    let size = l.unary(VABS, base)?;
    let logarithm = l.unary(VLN, size)?;
    let product = l.binary(VMUL, exponent, logarithm)?;
    let mut result = l.unary(VEXP, product)?;
    let unit = compared(l, size, Relation::Eq, 1.0)?;
    result = l.select(unit, one, result)?;
    // For a negative base: whether the exponent is an integer, and whether it is odd, so that its half is no integer.
    let whole = |l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>| {
        let cut = l.b.value(VTRC, &[x, mask], &[set(Key::RoundMode, VectorRound::Z)], r#type)?;
        l.b.value(VCMP, &[cut, x, mask], &[set(Key::Relation, Relation::Eq)], mask.r#type())
    };
    let even_step = l.b.constant(bits(0.5), WIDE)?;
    let half = l.binary(VMULS, exponent, even_step)?;
    let (is_whole, is_even) = (whole(l, exponent)?, whole(l, half)?);
    let sign = l.b.bits(base, DType::I32)?;
    let none = l.b.constant(0, DType::I32)?;
    let negative = l.b.value(VCMPS, &[sign, none, mask], &[set(Key::Relation, Relation::Lt)], mask.r#type())?;
    let is_odd = l.b.value(PNOT, &[is_even, is_whole], &[], mask.r#type())?;
    let flipped = l.b.value(PAND, &[negative, is_odd, mask], &[], mask.r#type())?;
    let opposite = l.unary(VNEG, result)?;
    result = l.select(flipped, opposite, result)?;
    let below = compared(l, base, Relation::Lt, 0.0)?;
    let finite = compared(l, base, Relation::Gt, f32::NEG_INFINITY)?;
    let broken = l.b.value(PNOT, &[is_whole, mask], &[], mask.r#type())?;
    let broken = l.b.value(PAND, &[broken, below, finite], &[], mask.r#type())?;
    result = l.select(broken, nan, result)?;
    // The zeroth power of any base, and any power of 1.
    let none = compared(l, exponent, Relation::Eq, 0.0)?;
    let one_base = compared(l, base, Relation::Eq, 1.0)?;
    let ones = l.b.value(POR, &[none, one_base, mask], &[], mask.r#type())?;
    l.select(ones, one, result)
}
