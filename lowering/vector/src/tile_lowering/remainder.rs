//! Lowers remainders. A remainder of floats is exact as long as the element type represents the quotient. Instructions flush
//! denormals to zero, so the code adds nothing to a difference that may be denormal.

use super::{
    instructions::{PAND, POR, PXOR, VABS, VADD, VADDS, VCMP, VCMPS, VDIV, VMADD, VMINS, VMUL, VNEG, VSUB, VTRC},
    lane::Lane,
};
use crate::builder::{Lowered, float_bits, one, set};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key,
    attrs::{Relation, VectorRound},
    types::{Class, DType},
};

/// Emits `x - y * trunc(x / y)`.
pub(super) fn truncated_remainder<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    x: Value<'c, 'a>,
    y: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    if l.dtype.is_float() {
        let parts = Parts::new(l, x, y)?;
        return parts.signed(l, parts.rest);
    }
    let quotient = l.binary(VDIV, x, y)?;
    let product = l.binary(VMUL, quotient, y)?;
    l.binary(VSUB, x, product)
}

/// Like [`truncated_remainder`], with the sign of `y`.
pub(super) fn floored_remainder<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    x: Value<'c, 'a>,
    y: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    if l.dtype.is_float() {
        return floored_float(l, x, y);
    }
    let rest = truncated_remainder(l, x, y)?;
    if l.dtype.is_unsigned() {
        return Ok(rest);
    }
    let some = l.against_zero(rest, Relation::Ne, l.mask)?;
    let below = l.against_zero(rest, Relation::Lt, some)?;
    let divisor_below = l.against_zero(y, Relation::Lt, some)?;
    let differ = l.b.value(PXOR, &[below, divisor_below, some], &[], some.r#type())?;
    let moved = l.binary(VADD, rest, y)?;
    l.select(differ, moved, rest)
}

/// The division of the magnitudes of two floats.
struct Parts<'c, 'a> {
    size: Value<'c, 'a>,
    divisor: Value<'c, 'a>,
    /// The divisor; the greatest finite number in place of infinity, because zero times infinity is NaN.
    finite: Value<'c, 'a>,
    /// The truncated quotient, negated.
    factor: Value<'c, 'a>,
    /// The remainder.
    rest: Value<'c, 'a>,
    /// The dividend is negative.
    below: Value<'c, 'a>,
}

impl<'c, 'a> Parts<'c, 'a> {
    /// Divides the magnitudes. If the quotient was rounded up to the next integer, the remainder is negative, or a negative
    /// zero if it was flushed; one is then subtracted from the quotient.
    fn new(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Lowered<Self> {
        let (size, divisor) = (l.unary(VABS, x)?, l.unary(VABS, y)?);
        let quotient = l.binary(VDIV, size, divisor)?;
        let r#type = l.b.vreg(l.dtype)?;
        let whole = l.b.value(VTRC, &[quotient, l.mask], &[set(Key::RoundMode, VectorRound::Z)], r#type)?;
        let factor = l.unary(VNEG, whole)?;
        let finite = match l.dtype.class() {
            Class::Float(format) => {
                let greatest = l.b.constant(float_bits(f64::INFINITY, format) - 1, l.dtype)?;
                l.binary(VMINS, divisor, greatest)?
            }
            Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::LowPrecision => {
                divisor
            }
        };
        let rest = l.multiply_add(VMADD, [size, factor, finite])?;
        let over = is_negative(l, rest)?;
        let step = l.b.constant(one(l.dtype), l.dtype)?;
        let less = l.binary(VADDS, factor, step)?;
        let factor = l.select(over, less, factor)?;
        let rest = l.multiply_add(VMADD, [size, factor, finite])?;
        let below = l.against_zero(x, Relation::Lt, l.mask)?;
        Ok(Self { size, divisor, finite, factor, rest, below })
    }

    /// Returns a magnitude with the sign of the dividend.
    fn signed(&self, l: &mut Lane<'_, 'c, 'a>, magnitude: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let opposite = l.unary(VNEG, magnitude)?;
        l.select(self.below, opposite, magnitude)
    }
}

/// Returns the lanes with the sign bit.
fn is_negative<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let word = if l.dtype.bytes() == 2 { DType::I16 } else { DType::I32 };
    let bits = l.b.bits(x, word)?;
    let zero = l.b.constant(0, word)?;
    l.b.value(VCMPS, &[bits, zero, l.mask], &[set(Key::Relation, Relation::Lt)], l.mask.r#type())
}

/// Emits the remainder of floats with the sign of `y`. If the signs of `x` and `y` differ, its magnitude is `|y|` less the
/// truncated remainder. That equals the distance from `|x|` to the next multiple of `|y|`, which is exact even if the
/// truncated remainder was flushed to zero. A truncated remainder of zero was flushed unless that distance is `|y|`.
fn floored_float<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let parts = Parts::new(l, x, y)?;
    let mask = l.mask.r#type();
    let step = l.b.constant(one(l.dtype), l.dtype)?;
    let opposite = l.unary(VNEG, parts.factor)?;
    let next = l.binary(VADDS, opposite, step)?;
    let size = l.unary(VNEG, parts.size)?;
    let gap = l.multiply_add(VMADD, [size, next, parts.finite])?;
    let none = l.against_zero(parts.rest, Relation::Eq, l.mask)?;
    let some = l.against_zero(parts.rest, Relation::Ne, l.mask)?;
    let flushed = l.b.value(VCMP, &[gap, parts.finite, none], &[set(Key::Relation, Relation::Ne)], mask)?;
    let some = l.b.value(POR, &[some, flushed, l.mask], &[], mask)?;
    let divisor_below = l.against_zero(y, Relation::Lt, l.mask)?;
    let differ = l.b.value(PXOR, &[parts.below, divisor_below, l.mask], &[], mask)?;
    let differ = l.b.value(PAND, &[differ, some, l.mask], &[], mask)?;
    let moved = l.binary(VSUB, parts.divisor, parts.rest)?;
    let moved = l.select(flushed, gap, moved)?;
    let magnitude = l.select(differ, moved, parts.rest)?;
    let opposite = l.unary(VNEG, magnitude)?;
    let negative = l.b.value(PXOR, &[parts.below, differ, l.mask], &[], mask)?;
    l.select(negative, opposite, magnitude)
}
