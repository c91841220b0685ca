//! Exact values of elements.

use crate::encode::encode_float;
use crate::format::Float;
use crate::{Rounding, Saturation};
use std::cmp::Ordering;
use std::fmt;

/// An exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Not a number.
    Nan,
    /// Infinity.
    Infinite {
        /// Whether it is negative infinity.
        negative: bool,
    },
    /// `magnitude * 2^exponent`, or its negative. Zeros have a sign.
    Finite {
        /// Sign.
        negative: bool,
        /// The factor of the power of two.
        magnitude: u128,
        /// The exponent of the power of two.
        exponent: i32,
    },
}

impl Value {
    /// Positive zero.
    pub const ZERO: Value = Value::Finite { negative: false, magnitude: 0, exponent: 0 };

    /// Converts an integer.
    pub const fn from_int(value: i128) -> Value {
        Value::Finite { negative: value < 0, magnitude: value.unsigned_abs(), exponent: 0 }
    }

    /// Converts a float exactly.
    pub fn from_f64(value: f64) -> Value {
        Float::F64.decode(value.to_bits())
    }

    /// Returns the nearest f64, ties to even. Exact for elements of all types but integers of 64 bits.
    pub fn to_f64(self) -> f64 {
        f64::from_bits(encode_float(self, Float::F64, Rounding::Even, Saturation::Off))
    }

    /// Returns the nearest f32, ties to even.
    pub fn to_f32(self) -> f32 {
        let bits = encode_float(self, Float::F32, Rounding::Even, Saturation::Off);
        f32::from_bits(bits as u32)
    }

    /// Checks whether it is NaN.
    pub const fn is_nan(self) -> bool {
        matches!(self, Value::Nan)
    }

    /// Checks whether it is negative; NaN is positive.
    pub const fn is_negative(self) -> bool {
        match self {
            Value::Nan => false,
            Value::Infinite { negative } | Value::Finite { negative, .. } => negative,
        }
    }

    /// Checks whether it is zero of either sign.
    pub const fn is_zero(self) -> bool {
        matches!(self, Value::Finite { magnitude: 0, .. })
    }

    /// Compares numbers: zeros are equal, NaN is not ordered.
    pub fn compare(self, other: Value) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        if self.is_zero() && other.is_zero() {
            return Some(Ordering::Equal);
        }
        let sign = |value: Value| if value.is_zero() { 0 } else { 1 - 2 * i32::from(value.is_negative()) };
        let magnitudes = || self.scale().cmp(&other.scale());
        Some(
            sign(self)
                .cmp(&sign(other))
                .then_with(|| if self.is_negative() { magnitudes().reverse() } else { magnitudes() }),
        )
    }

    /// Returns a key that orders magnitudes: the exponent of the first bit, then all bits from it on.
    pub(crate) fn scale(self) -> (i32, u128) {
        match self {
            Value::Nan | Value::Infinite { .. } => (i32::MAX, 0),
            Value::Finite { magnitude: 0, .. } => (i32::MIN, 0),
            Value::Finite { magnitude, exponent, .. } => {
                (exponent.saturating_add(magnitude.ilog2() as i32), magnitude << magnitude.leading_zeros())
            }
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_f64().fmt(f)
    }
}
