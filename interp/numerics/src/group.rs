//! Computes exponents that groups of elements share (OCP microscaling formats, version 1.0).

use crate::element::Element;
use crate::value::Value;
use crate::{Rounding, Saturation, Undefined};
use pto_isa::DType;
use std::cmp::Ordering;

/// Rule that derives the shared exponent of a group from its greatest magnitude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Exponent of the greatest magnitude, less that of the greatest number of the elements: larger elements saturate
    /// (OCP microscaling formats, 6.3).
    Floor,
    /// The least exponent for which no element exceeds the greatest number of its type.
    Ceil,
}

/// Returns the shared exponent of a group whose elements become a `dtype`; for a group of zeros the least exponent.
/// `None` if the greatest magnitude is NaN or infinite.
pub fn shared_exponent(greatest: Element, dtype: DType, scale: Scale) -> Option<i32> {
    let greatest = greatest.value();
    if matches!(greatest, Value::Nan | Value::Infinite { .. }) {
        return None;
    }
    if greatest.is_zero() {
        return Some(-LIMIT);
    }
    let infinite = Value::Infinite { negative: false };
    let limit = Element::from_values(dtype, [infinite; 2], Rounding::Zero, Saturation::On).ok()?.value();
    let ((exponent, digits), (top, last)) = (greatest.scale(), limit.scale());
    let up = match scale {
        Scale::Floor => 0,
        Scale::Ceil => i32::from(digits.cmp(&last) == Ordering::Greater),
    };
    Some((exponent - top + up).clamp(-LIMIT, LIMIT))
}

/// Magnitude of the largest and smallest exponent of E8M0.
const LIMIT: i32 = 127;

/// Converts a shared exponent to E8M0; NaN for `None`.
///
/// # Errors
/// Never fails; otherwise as [`Element::from_values`] does.
pub fn exponent_element(exponent: Option<i32>) -> Result<Element, Undefined> {
    let value = exponent.map_or(Value::Nan, |exponent| Value::Finite { negative: false, magnitude: 1, exponent });
    Element::from_values(DType::F8E8M0, [value; 2], Rounding::Even, Saturation::Off)
}

/// Computes `value / 2^exponent` exactly; NaN for an exponent of `None`.
pub fn divided(value: Value, exponent: Option<i32>) -> Value {
    match (value, exponent) {
        (Value::Finite { negative, magnitude, exponent: own }, Some(shared)) => {
            Value::Finite { negative, magnitude, exponent: own.saturating_sub(shared) }
        }
        (Value::Infinite { .. }, Some(_)) => value,
        (Value::Nan, _) | (_, None) => Value::Nan,
    }
}
