//! Computes operations on two and three elements.

use crate::compare::extreme;
use crate::element::{Element, flush};
use crate::encode::{encode_float, mask};
use crate::format::{Computed, Float, Format, Packing};
use crate::function::through_f64;
use crate::integer;
use crate::value::Value;
use crate::{Profile, Rounding, Saturation, Undefined, convert};
use num_traits::Float as Real;
use pto_isa::DType;
use std::cmp::Ordering;

/// An operation on two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// `lhs + rhs`
    Add,
    /// `lhs - rhs`
    Sub,
    /// `lhs * rhs`
    Mul,
    /// `lhs / rhs`; of integers truncated toward zero
    Div,
    /// Remainder of the floored quotient: it has the sign of `rhs`
    Rem,
    /// Remainder of the truncated quotient: it has the sign of `lhs`
    Fmod,
    /// The greater
    Max,
    /// The smaller
    Min,
    /// Bitwise and, of the bits of any type
    And,
    /// Bitwise or, of the bits of any type
    Or,
    /// Bitwise exclusive or, of the bits of any type
    Xor,
    /// `lhs` shifted left by `rhs`, an integer of any type
    Shl,
    /// `lhs` shifted right by `rhs`, an integer of any type: arithmetically where `lhs` is signed or signless
    Shr,
    /// `lhs` to the power of `rhs`
    Pow,
    /// `lhs` where positive, else `lhs * rhs`
    Leaky,
}

/// Rounding of a product that is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fusion {
    /// Once, after the sum
    Fused,
    /// After the product, and after the sum
    Separate,
}

/// Computes `lhs op rhs` in the type of `lhs`. Pairs are computed value by value.
///
/// Floats are rounded once to nearest even in their type, and denormals flushed as the profile says, except by maximum
/// and minimum. Integers are in two's complement and wrap around.
///
/// # Errors
/// * [`Undefined::Types`]: `rhs` has another width or is not of the kind of `lhs`; signedness does not matter. Shift
///   amounts may have any integer type;
/// * [`Undefined::DivisionByZero`]: for integers, and for floats under profile `cpu`, whose simulator asserts;
/// * [`Undefined::ShiftAmount`], [`Undefined::ZeroPower`];
/// * [`Undefined::Operation`]: for shifts of floats.
pub fn binary(op: Binary, lhs: Element, rhs: Element, profile: Profile) -> Result<Element, Undefined> {
    if matches!(op, Binary::Shl | Binary::Shr) {
        return shift(op == Binary::Shl, lhs, rhs);
    }
    each(lhs, [rhs], |format, a, [b]| match format {
        Format::Int { bits, signed } => {
            let [a, b] = [a, b].map(|x| crate::format::integer(x, bits, signed));
            integer::binary(op, a, b).map(|result| result as u64)
        }
        Format::Float(float) => float_binary(op, lhs.dtype(), float, [a, b], profile),
    })
}

/// Computes `lhs / rhs` of f32 and f16 with denormals, rounded to the precision of normal numbers and, for a denormal
/// result, rounded again; computes other types as [`binary`] does.
///
/// # Errors
/// Fails as [`binary`] does.
pub fn precise_quotient(lhs: Element, rhs: Element, profile: Profile) -> Result<Element, Undefined> {
    let zero = rhs.to_f64() == 0.0;
    if !matches!(lhs.dtype(), DType::F32 | DType::F16) || zero && profile == Profile::Cpu {
        return binary(Binary::Div, lhs, rhs, profile);
    }
    alike(lhs, rhs)?;
    // Rounding the quotient of two numbers of up to 24 bits first to 53 and then to 24 bits is the same as rounding it
    // once. The scale is an exact power of two, and keeps the quotient in the normal range of f32.
    let quotient = lhs.to_f64() / rhs.to_f64();
    let scale = if quotient.abs() < 1.0 { 2_f64.powi(127) } else { 1.0 };
    let rounded = f64::from((quotient * scale) as f32) / scale;
    Ok(Element::from_f64(lhs.dtype(), rounded))
}

/// Applies `compute` to the bits of each value of `first` and of the `others`, which must have its width and kind.
pub(crate) fn each<const N: usize>(
    first: Element,
    others: [Element; N],
    compute: impl Fn(Format, u64, [u64; N]) -> Result<u64, Undefined>,
) -> Result<Element, Undefined> {
    let packing = Packing::of(first.dtype());
    for other in others {
        alike(first, other)?;
    }
    let mut bits = 0;
    for i in 0..packing.count {
        let part = |element: Element| element.bits() >> (i * packing.stride) & mask(packing.stride);
        let result = compute(packing.format, part(first), others.map(part))?;
        bits |= (result & mask(packing.stride)) << (i * packing.stride);
    }
    Ok(Element::new(first.dtype(), bits))
}

/// Checks that the types of two elements differ at most in signedness.
pub(crate) fn alike(lhs: Element, rhs: Element) -> Result<(), Undefined> {
    let unsigned = |dtype| {
        let packing = Packing::of(dtype);
        let format = match packing.format {
            Format::Int { bits, .. } => Format::Int { bits, signed: false },
            float @ Format::Float(_) => float,
        };
        Packing { format, ..packing }
    };
    if lhs.dtype() == rhs.dtype() || unsigned(lhs.dtype()) == unsigned(rhs.dtype()) {
        Ok(())
    } else {
        Err(Undefined::Types { lhs: lhs.dtype(), rhs: rhs.dtype() })
    }
}

fn shift(left: bool, value: Element, amount: Element) -> Result<Element, Undefined> {
    match (value.to_int(), amount.to_int()) {
        (Some(number), Some(amount)) => {
            let result = integer::shift(left, number, amount, Packing::of(value.dtype()).format.bits())?;
            Ok(Element::new(value.dtype(), result as u64))
        }
        (None, Some(_)) => Err(Undefined::Operation { operation: "shift", dtype: value.dtype() }),
        (_, None) => Err(Undefined::Types { lhs: value.dtype(), rhs: amount.dtype() }),
    }
}

/// Computes [`binary`] on the bits of one value each.
fn float_binary(op: Binary, dtype: DType, float: Float, [a, b]: [u64; 2], profile: Profile) -> Result<u64, Undefined> {
    let value = |bits| float.decode(bits);
    let step = |step| Ok(float_step(step, float, a, b, profile));
    match op {
        Binary::Add => step(Step::Add),
        Binary::Sub => step(Step::Sub),
        Binary::Mul => step(Step::Mul),
        Binary::Div if profile == Profile::Cpu && value(b).is_zero() => Err(Undefined::DivisionByZero),
        Binary::Div => step(Step::Div),
        Binary::Rem => step(Step::Rem),
        Binary::Fmod => step(Step::Fmod),
        Binary::Leaky if value(a).compare(Value::ZERO) == Some(Ordering::Greater) => Ok(flush(float, a, profile)),
        Binary::Leaky => step(Step::Mul),
        Binary::Max => Ok(extreme(float, a, b, Ordering::Greater, profile)),
        Binary::Min => Ok(extreme(float, a, b, Ordering::Less, profile)),
        Binary::Pow => Ok(through_f64(float, [a, b], profile, |[a, b]| libm::pow(a, b))),
        Binary::And => Ok(a & b),
        Binary::Or => Ok(a | b),
        Binary::Xor => Ok(a ^ b),
        Binary::Shl | Binary::Shr => Err(Undefined::Operation { operation: "shift", dtype }),
    }
}

/// Operations that IEEE 754 rounds once.
#[derive(Clone, Copy)]
enum Step {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Fmod,
}

/// Computes a step and rounds it once. Formats below f32 are computed in f64: it has more than twice their digits and
/// two more, so that rounding its result again gives the exact result rounded once (Figueroa 1995).
fn float_step(step: Step, float: Float, a: u64, b: u64, profile: Profile) -> u64 {
    let [a, b] = [a, b].map(|bits| flush(float, bits, profile));
    let result = match float.computed() {
        Computed::Single => {
            let [a, b] = [a, b].map(|bits| f32::from_bits(bits as u32));
            f32_bits(real_step(step, a, b))
        }
        Computed::Double => f64_bits(real_step(step, f64::from_bits(a), f64::from_bits(b))),
        Computed::Wider => {
            let [a, b] = [a, b].map(|bits| float.decode(bits).to_f64());
            rounded(float, real_step(step, a, b))
        }
    };
    flush(float, result, profile)
}

fn real_step<T: Real>(step: Step, a: T, b: T) -> T {
    match step {
        Step::Add => a + b,
        Step::Sub => a - b,
        Step::Mul => a * b,
        Step::Div => a / b,
        Step::Fmod => a % b,
        Step::Rem => {
            let rest = a % b;
            if rest.is_zero() {
                rest.abs().copysign(b)
            } else if rest.is_sign_negative() != b.is_sign_negative() {
                rest + b
            } else {
                rest
            }
        }
    }
}

/// Rounds an f64 to a format, to nearest even, and returns the bits.
pub(crate) fn rounded(float: Float, value: f64) -> u64 {
    encode_float(Value::from_f64(value), float, Rounding::Even, Saturation::Off)
}

/// Returns the bits of a float, with the canonical NaN.
pub(crate) fn f32_bits(value: f32) -> u64 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits().into() }
}

pub(crate) fn f64_bits(value: f64) -> u64 {
    if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() }
}

/// Computes `acc + lhs * rhs` in the type of `acc`. Pairs are computed value by value; integers wrap around.
///
/// # Errors
/// Fails with [`Undefined::Types`] if the three are not alike.
pub fn mul_add(
    acc: Element,
    lhs: Element,
    rhs: Element,
    fusion: Fusion,
    profile: Profile,
) -> Result<Element, Undefined> {
    if fusion == Fusion::Separate || acc.to_int().is_some() {
        alike(acc, lhs)?;
        let product = binary(Binary::Mul, lhs, rhs, profile)?;
        return binary(Binary::Add, acc, product, profile);
    }
    let dtype = acc.dtype();
    each(acc, [lhs, rhs], |format, acc, [lhs, rhs]| {
        let Format::Float(float) = format else {
            return Err(Undefined::Operation { operation: "fused sum", dtype });
        };
        let [acc, lhs, rhs] = [acc, lhs, rhs].map(|bits| flush(float, bits, profile));
        let result = match float.computed() {
            Computed::Single => {
                let [acc, lhs, rhs] = [acc, lhs, rhs].map(|bits| f32::from_bits(bits as u32));
                f32_bits(lhs.mul_add(rhs, acc))
            }
            Computed::Double => f64_bits(f64::from_bits(lhs).mul_add(f64::from_bits(rhs), f64::from_bits(acc))),
            Computed::Wider => {
                let [acc, lhs, rhs] = [acc, lhs, rhs].map(|bits| float.decode(bits).to_f64());
                rounded(float, sum_to_odd(acc, lhs * rhs))
            }
        };
        Ok(flush(float, result, profile))
    })
}

/// Returns the sum rounded to odd, so that it can be rounded again (Boldo and Melquiond 2008). `b` is exact.
fn sum_to_odd(a: f64, b: f64) -> f64 {
    let sum = a + b;
    if !sum.is_finite() {
        return sum;
    }
    let part = sum - a;
    let error = (a - (sum - part)) + (b - part);
    if error == 0.0 || sum.to_bits() & 1 != 0 {
        return sum;
    }
    // Take one step toward the exact sum.
    let bits = sum.to_bits();
    f64::from_bits(if (error > 0.0) == (sum > 0.0) { bits + 1 } else { bits - 1 })
}

/// Computes `exp(value - maximum)` as a `dtype`: the difference is rounded to f32 (f64 for f64), the exponential to the
/// result.
///
/// # Errors
/// Fails with [`Undefined::Types`] if the two are not alike, [`Undefined::Operation`] for integers.
pub fn exp_difference(value: Element, maximum: Element, dtype: DType, profile: Profile) -> Result<Element, Undefined> {
    alike(value, maximum)?;
    if value.to_int().is_some() || Packing::of(dtype).count != 1 {
        return Err(Undefined::Operation { operation: "exponential", dtype: value.dtype() });
    }
    let wide = if value.dtype() == DType::F64 { DType::F64 } else { DType::F32 };
    let widen = |x: Element| convert(x.flushed(profile), wide, Rounding::Even, Saturation::Off, profile);
    let difference = binary(Binary::Sub, widen(value)?, widen(maximum)?, profile)?;
    Ok(Element::from_f64(dtype, libm::exp(difference.to_f64())).flushed(profile))
}
