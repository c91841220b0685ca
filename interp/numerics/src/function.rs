//! Computes operations on one element.

use crate::arith::{each, rounded};
use crate::element::{Element, flush};
use crate::encode::mask;
use crate::format::{Fields, Float, Format, Top, integer};
use crate::value::Value;
use crate::{Profile, Undefined};

/// An operation on one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    /// `-value`; of floats the sign bit flipped, NaN too
    Neg,
    /// Magnitude; for floats clears the sign bit, of NaN too. The magnitude of the least integer is itself
    Abs,
    /// Bitwise complement, of the bits of any type
    Not,
    /// `max(value, +0)`
    Relu,
    /// Exponential
    Exp,
    /// Natural logarithm
    Ln,
    /// Square root
    Sqrt,
    /// `1 / sqrt(value)`
    Rsqrt,
    /// `1 / value`
    Recip,
    /// Sine
    Sin,
    /// Cosine
    Cos,
    /// Number of set bits of an integer
    BitCount,
    /// Number of bits of an integer that follow the first bit and equal it
    SignCount,
}

impl Unary {
    /// Returns the name for messages.
    const fn describe(self) -> &'static str {
        match self {
            Unary::Neg => "negative",
            Unary::Abs => "magnitude",
            Unary::Not => "complement",
            Unary::Relu => "rectifier",
            Unary::Exp => "exponential",
            Unary::Ln => "logarithm",
            Unary::Sqrt => "square root",
            Unary::Rsqrt => "reciprocal square root",
            Unary::Recip => "reciprocal",
            Unary::Sin => "sine",
            Unary::Cos => "cosine",
            Unary::BitCount => "bit count",
            Unary::SignCount => "sign count",
        }
    }
}

/// Computes `op value`. Pairs are computed value by value.
///
/// Functions of floats are computed in f64 (as the CPU simulator does; no source bounds the error) and rounded to
/// nearest even, with denormals flushed as the profile says. Integers wrap around.
///
/// # Errors
/// Fails with [`Undefined::Operation`] for bit counts of floats and functions of integers, and with
/// [`Undefined::DivisionByZero`] for the reciprocal of zero under profile `cpu`.
pub fn unary(op: Unary, value: Element, profile: Profile) -> Result<Element, Undefined> {
    let none = Err(Undefined::Operation { operation: op.describe(), dtype: value.dtype() });
    each(value, [], |format, bits, []| match (format, op) {
        (_, Unary::Not) => Ok(!bits),
        (Format::Int { bits: width, signed }, _) => {
            let x = integer(bits, width, signed);
            match op {
                Unary::Neg => Ok(-x as u64),
                Unary::Abs => Ok(x.unsigned_abs() as u64),
                Unary::Not => Ok(!bits),
                Unary::Relu => Ok(x.max(0) as u64),
                Unary::BitCount => Ok(bits.count_ones().into()),
                Unary::SignCount => Ok(sign_count(bits, width)),
                Unary::Exp | Unary::Ln | Unary::Sqrt | Unary::Rsqrt | Unary::Recip | Unary::Sin | Unary::Cos => none,
            }
        }
        (Format::Float(float), _) => float_unary(op, float, bits, profile).map_or(none, |result| result),
    })
}

/// Computes `op` on a float; `None` if floats have no such operation.
fn float_unary(op: Unary, float: Float, bits: u64, profile: Profile) -> Option<Result<u64, Undefined>> {
    let function = |f: fn(f64) -> f64| Some(Ok(through_f64(float, [bits], profile, |[x]| f(x))));
    match op {
        Unary::Neg => Some(Ok(negated(float, bits))),
        Unary::Abs if float.decode(bits).is_negative() => Some(Ok(negated(float, bits))),
        Unary::Abs => Some(Ok(match float.fields() {
            // The sign bit of a value that is not negative means NaN.
            None | Some(Fields { top: Top::NegativeZeroNan, .. }) => bits,
            Some(fields) => bits & !fields.sign(),
        })),
        Unary::Relu => Some(Ok(crate::compare::extreme(float, bits, 0, std::cmp::Ordering::Greater, profile))),
        Unary::Exp => function(libm::exp),
        Unary::Ln => function(libm::log),
        Unary::Sqrt => function(f64::sqrt),
        Unary::Rsqrt => function(|x| 1.0 / x.sqrt()),
        Unary::Recip if profile == Profile::Cpu && float.decode(bits).is_zero() => Some(Err(Undefined::DivisionByZero)),
        Unary::Recip => function(|x| 1.0 / x),
        Unary::Sin => function(libm::sin),
        Unary::Cos => function(libm::cos),
        Unary::Not | Unary::BitCount | Unary::SignCount => None,
    }
}

/// Flips the sign bit, unless that changes the kind of the value: such formats keep zero and NaN.
fn negated(float: Float, bits: u64) -> u64 {
    match (float.fields(), float) {
        (Some(fields @ Fields { top: Top::NegativeZeroNan, .. }), _) if bits & (fields.sign() - 1) == 0 => bits,
        (Some(fields), _) => bits ^ fields.sign(),
        (None, Float::Hif8) if bits & 0x7f != 0 => bits ^ 0x80,
        (None, Float::Hif8) => bits,
        (None, _) => rounded(float, -float.decode(bits).to_f64()),
    }
}

/// Computes a function in f64, and flushes denormals of the format before and after.
pub(crate) fn through_f64<const N: usize>(
    float: Float,
    bits: [u64; N],
    profile: Profile,
    function: impl Fn([f64; N]) -> f64,
) -> u64 {
    let inputs = bits.map(|bits| float.decode(flush(float, bits, profile)));
    flush(float, rounded(float, function(inputs.map(Value::to_f64))), profile)
}

fn sign_count(bits: u64, width: u32) -> u64 {
    let first = bits >> (width - 1) & 1 != 0;
    let same = if first { bits } else { !bits };
    let after = (same & mask(width)) << (64 - width);
    u64::from(after.leading_ones()) - 1
}
