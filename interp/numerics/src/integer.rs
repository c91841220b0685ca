//! Computes operations on integers, in two's complement.

use crate::Undefined;
use crate::arith::{Binary, alike};
use crate::element::Element;
use crate::encode::mask;
use crate::format::{Format, Packing, integer};

/// Computes the result before it is truncated to the width.
pub(crate) fn binary(op: Binary, a: i128, b: i128) -> Result<i128, Undefined> {
    match op {
        Binary::Add => Ok(a + b),
        Binary::Sub => Ok(a - b),
        // Only the lowest bits matter, and wrapping keeps them right.
        Binary::Mul => Ok(a.wrapping_mul(b)),
        Binary::Div => a.checked_div(b).ok_or(Undefined::DivisionByZero),
        Binary::Fmod => a.checked_rem(b).ok_or(Undefined::DivisionByZero),
        Binary::Rem => {
            let rest = a.checked_rem(b).ok_or(Undefined::DivisionByZero)?;
            Ok(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest })
        }
        Binary::Max => Ok(a.max(b)),
        Binary::Min => Ok(a.min(b)),
        Binary::And => Ok(a & b),
        Binary::Or => Ok(a | b),
        Binary::Xor => Ok(a ^ b),
        Binary::Shl => shift(true, a, b, u128::BITS),
        Binary::Shr => shift(false, a, b, u128::BITS),
        Binary::Pow => power(a, b),
        Binary::Leaky => Ok(if a > 0 { a } else { a.wrapping_mul(b) }),
    }
}

/// Computes a power, wrapped around; a negative one is the reciprocal truncated toward zero.
fn power(base: i128, exponent: i128) -> Result<i128, Undefined> {
    match (base, exponent) {
        (0, ..0) => Err(Undefined::ZeroPower),
        (1 | -1, _) => Ok(if exponent & 1 == 0 { 1 } else { base }),
        (_, ..0) => Ok(0),
        (_, _) => {
            let (mut result, mut square, mut rest) = (1i128, base, exponent);
            while rest != 0 {
                if rest & 1 != 0 {
                    result = result.wrapping_mul(square);
                }
                square = square.wrapping_mul(square);
                rest >>= 1;
            }
            Ok(result)
        }
    }
}

/// Shifts `value` by `amount`, before the result is truncated to the width; right shifts keep the sign of `value`.
pub(crate) fn shift(left: bool, value: i128, amount: i128, width: u32) -> Result<i128, Undefined> {
    match u32::try_from(amount) {
        Ok(places) if places < width => Ok(if left { value << places } else { value >> places }),
        _ => Err(Undefined::ShiftAmount { amount, width }),
    }
}

/// Returns width, signedness and bits of two integers of like types.
fn words(lhs: Element, rhs: Element, operation: &'static str) -> Result<(u32, bool, [u128; 2]), Undefined> {
    alike(lhs, rhs)?;
    match Packing::of(lhs.dtype()).format {
        Format::Int { bits, signed } => Ok((bits, signed, [lhs.bits().into(), rhs.bits().into()])),
        Format::Float(_) => Err(Undefined::Operation { operation, dtype: lhs.dtype() }),
    }
}

/// Computes `lhs + rhs + carry`, and whether the sum of the unsigned words overflows (PTO ISA manual, vaddc, vaddcs).
///
/// # Errors
/// Fails with [`Undefined::Types`] if the two are not alike, [`Undefined::Operation`] for floats.
pub fn add_carry(lhs: Element, rhs: Element, carry: bool) -> Result<(Element, bool), Undefined> {
    let (bits, _, [a, b]) = words(lhs, rhs, "carry")?;
    let sum = a + b + u128::from(carry);
    Ok((Element::new(lhs.dtype(), sum as u64), sum >> bits != 0))
}

/// Computes `lhs - rhs - borrow`, and whether the difference of the unsigned words is below zero (PTO ISA manual,
/// vsubc, vsubcs).
///
/// # Errors
/// Fails as [`add_carry`] does.
pub fn sub_borrow(lhs: Element, rhs: Element, borrow: bool) -> Result<(Element, bool), Undefined> {
    let (_, _, [a, b]) = words(lhs, rhs, "borrow")?;
    let subtracted = b + u128::from(borrow);
    Ok((Element::new(lhs.dtype(), a.wrapping_sub(subtracted) as u64), a < subtracted))
}

/// Computes the lower and upper half of `lhs * rhs`; signless integers are signed (PTO ISA manual, vmull).
///
/// # Errors
/// Fails as [`add_carry`] does.
pub fn mul_long(lhs: Element, rhs: Element) -> Result<(Element, Element), Undefined> {
    let (bits, signed, _) = words(lhs, rhs, "long product")?;
    let [a, b] = [lhs, rhs].map(|x| integer(x.bits(), bits, signed));
    // The product of two unsigned words of 64 bits needs all bits of an i128, including the sign.
    let product = if signed { (a * b) as u128 } else { (a as u128).wrapping_mul(b as u128) };
    let half = |bits| Element::new(lhs.dtype(), bits);
    Ok((half(product as u64 & mask(bits)), half((product >> bits) as u64)))
}
