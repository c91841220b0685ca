//! Groups of elements that share a power of two (OCP microscaling formats, version 1.0).

use crate::element::Element;
use crate::value::Value;
use crate::{Rounding, Saturation, Undefined};
use pto_isa::DType;
use std::cmp::Ordering;

/// How the shared exponent of a group follows from its greatest magnitude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// That of the greatest magnitude, less that of the greatest number of the elements: those above saturate (OCP
    /// microscaling formats, 6.3).
    Floor,
    /// The least for which no element is above the greatest number of its type.
    Ceil,
}

/// The shared exponent of a group whose elements become a `dtype`, of one group that is all zeros the least there is.
/// `None` where the greatest magnitude is no number or infinite.
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

/// Magnitude of the extreme exponents of E8M0.
const LIMIT: i32 = 127;

/// A shared exponent as an E8M0; NaN where there is none.
///
/// # Errors
/// None: those of [`Element::from_values`].
pub fn exponent_element(exponent: Option<i32>) -> Result<Element, Undefined> {
    let value = exponent.map_or(Value::Nan, |exponent| Value::Finite { negative: false, magnitude: 1, exponent });
    Element::from_values(DType::F8E8M0, [value; 2], Rounding::Even, Saturation::Off)
}

/// `value / 2^exponent`, exactly; NaN where there is no exponent.
pub fn divided(value: Value, exponent: Option<i32>) -> Value {
    match (value, exponent) {
        (Value::Finite { negative, magnitude, exponent: own }, Some(shared)) => {
            Value::Finite { negative, magnitude, exponent: own.saturating_sub(shared) }
        }
        (Value::Infinite { .. }, Some(_)) => value,
        (Value::Nan, _) | (_, None) => Value::Nan,
    }
}
