//! Rounds exact values to formats.

use crate::format::{E8M0_LEAST, E8M0_NAN, Fields, Float, Format, Top, hif8};
use crate::value::Value;
use crate::{Rounding, Saturation, Undefined};
use pto_isa::DType;

/// Rounds `value` once to `format` and returns the bits.
///
/// With saturation, values out of range and infinities become the largest finite value of their sign, and NaN becomes
/// zero (golden data of ptoas, vcvt-f32-special); in E8M0, which has no zero, NaN stays. Without saturation, a float
/// out of range becomes infinity if the rounding leads away from zero, else the largest value, as in IEEE 754; formats
/// without infinity use NaN instead, those without NaN the largest value, and zero for NaN. Integers wrap around.
///
/// # Errors
/// Fails with [`Undefined::NoInteger`] for infinities and NaN as integers without saturation; `dtype` is for its
/// message.
pub fn encode(
    value: Value,
    format: Format,
    rounding: Rounding,
    saturation: Saturation,
    dtype: DType,
) -> Result<u64, Undefined> {
    match format {
        Format::Float(float) => Ok(encode_float(value, float, rounding, saturation)),
        Format::Int { bits, signed } => {
            encode_int(value, bits, signed, rounding, saturation).ok_or(Undefined::NoInteger { value, to: dtype })
        }
    }
}

fn encode_int(value: Value, bits: u32, signed: bool, rounding: Rounding, saturation: Saturation) -> Option<u64> {
    let (least, most) =
        if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) };
    let saturated = |negative| if negative { least } else { most };
    let integer = match (value, saturation) {
        (Value::Nan, Saturation::On) => 0,
        (Value::Infinite { negative }, Saturation::On) => saturated(negative),
        (Value::Nan | Value::Infinite { .. }, Saturation::Off) => return None,
        (Value::Finite { negative, magnitude, exponent }, saturation) => {
            let magnitude = round(negative, magnitude, exponent, 0, rounding, |n| n & 1 != 0);
            match (saturation, magnitude.and_then(|m| i128::try_from(m).ok())) {
                (Saturation::On, Some(m)) => (if negative { -m } else { m }).clamp(least, most),
                (Saturation::On, None) => saturated(negative),
                (Saturation::Off, Some(m)) => {
                    if negative {
                        -m
                    } else {
                        m
                    }
                }
                // The value is a multiple of every power of two in the type.
                (Saturation::Off, None) => 0,
            }
        }
    };
    Some(integer as u64 & mask(bits))
}

/// Returns a mask of the lowest `bits` bits.
pub(crate) const fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Rounds `magnitude * 2^exponent` to a multiple of `2^quantum`; `odd` returns whether a multiple has an odd encoding.
/// `None` if the result does not fit.
fn round(
    negative: bool,
    magnitude: u128,
    exponent: i32,
    quantum: i32,
    rounding: Rounding,
    odd: impl Fn(u128) -> bool,
) -> Option<u128> {
    if magnitude == 0 {
        return Some(0);
    }
    let drop = quantum.saturating_sub(exponent);
    if drop <= 0 {
        let shift = drop.unsigned_abs();
        return (shift <= magnitude.leading_zeros()).then(|| magnitude << shift);
    }
    let drop = drop.unsigned_abs();
    let kept = magnitude.checked_shr(drop).unwrap_or(0);
    let rest = if drop < 128 { magnitude & ((1 << drop) - 1) } else { magnitude };
    // If 129 or more bits are dropped, the rest is below a half.
    let half = 1u128.checked_shl(drop - 1);
    let above = half.is_some_and(|half| rest > half);
    let tie = half == Some(rest);
    let up = match rounding {
        Rounding::Even => above || tie && odd(kept),
        Rounding::Away => above || tie,
        Rounding::Floor => rest != 0 && negative,
        Rounding::Ceil => rest != 0 && !negative,
        Rounding::Zero => false,
        Rounding::Odd => rest != 0 && !odd(kept),
    };
    Some(kept + u128::from(up))
}

/// Rounds `value` to an integer. Zeros keep their sign.
pub(crate) fn whole(value: Value, rounding: Rounding) -> Value {
    match value {
        Value::Finite { negative, magnitude, exponent: exponent @ ..0 } => {
            let magnitude = round(negative, magnitude, exponent, 0, rounding, |n| n & 1 != 0).unwrap_or(magnitude);
            Value::Finite { negative, magnitude, exponent: 0 }
        }
        Value::Finite { .. } | Value::Infinite { .. } | Value::Nan => value,
    }
}

/// Returns the bits of `value` as a float; see [`encode`].
pub(crate) fn encode_float(value: Value, float: Float, rounding: Rounding, saturation: Saturation) -> u64 {
    let saturate = matches!(saturation, Saturation::On);
    match value {
        Value::Nan if saturate && float != Float::E8M0 => 0,
        Value::Nan => nan(float),
        Value::Infinite { negative } if saturate => largest(float, negative),
        Value::Infinite { negative } => infinity(float, negative),
        Value::Finite { negative, magnitude: 0, .. } => signed(float, negative, 0),
        Value::Finite { negative: true, .. } if float == Float::E8M0 => E8M0_NAN,
        Value::Finite { negative, magnitude, exponent } => {
            let first = value.scale().0;
            let quantum = quantum(float, first);
            let odd = |kept: u128| match (float, kept) {
                // Without a mantissa the encoding is the exponent.
                (Float::E8M0, _) => (first - E8M0_LEAST) & 1 != 0,
                (Float::Hif8, 1) if first < hif8::NORMAL => (first - hif8::LEAST) & 1 == 0,
                _ => kept & 1 != 0,
            };
            // A multiple has at most one bit more than the mantissa.
            let kept = round(negative, magnitude, exponent, quantum, rounding, odd).unwrap_or(u128::MAX);
            let rounded = Value::Finite { negative, magnitude: kept, exponent: quantum };
            if rounded.scale() > float.decode(largest(float, false)).scale() {
                let away = match rounding {
                    Rounding::Even | Rounding::Away => true,
                    Rounding::Floor => negative,
                    Rounding::Ceil => !negative,
                    Rounding::Zero | Rounding::Odd => false,
                };
                if saturate || !away { largest(float, negative) } else { infinity(float, negative) }
            } else {
                signed(float, negative, assemble(float, kept, quantum))
            }
        }
    }
}

/// Returns the power of two of which all values from `2^first` up to its double are multiples.
fn quantum(float: Float, first: i32) -> i32 {
    match (float.fields(), float) {
        (Some(fields), _) => first.max(1 - fields.bias) - fields.mantissa as i32,
        (None, Float::E8M0) => first.max(E8M0_LEAST),
        (None, _) => {
            let first = first.clamp(hif8::LEAST, 1 - hif8::NORMAL);
            first - hif8::mantissa(first) as i32
        }
    }
}

/// Returns the bits of `kept * 2^quantum`, which the format can represent.
fn assemble(float: Float, kept: u128, quantum: i32) -> u64 {
    if kept == 0 {
        return 0;
    }
    let digits = kept.ilog2();
    let first = quantum + digits as i32;
    match (float.fields(), float) {
        (Some(fields), _) if first < 1 - fields.bias => kept as u64,
        (Some(fields), _) => {
            let mantissa = (kept >> (digits - fields.mantissa)) as u64 & fields.mantissa_mask();
            ((first + fields.bias) as u64) << fields.mantissa | mantissa
        }
        (None, Float::E8M0) => (first - E8M0_LEAST) as u64,
        (None, _) if first < hif8::NORMAL => (first - hif8::LEAST + 1) as u64,
        (None, _) => {
            let width = hif8::mantissa(first);
            let mantissa = (kept >> (digits - width)) as u64 & mask(width);
            hif8_prefix(first) << width | mantissa
        }
    }
}

/// Returns the bits of HiFloat8 between the sign and the mantissa.
fn hif8_prefix(first: i32) -> u64 {
    let sign = u64::from(first < 0);
    let magnitude = u64::from(first.unsigned_abs());
    match magnitude {
        0 => 0b0001,
        1 => 0b001 << 1 | sign,
        2 | 3 => 0b01 << 2 | sign << 1 | magnitude & 1,
        4..=7 => 0b10 << 3 | sign << 2 | magnitude & 3,
        _ => 0b11 << 4 | sign << 3 | magnitude & 7,
    }
}

fn signed(float: Float, negative: bool, bits: u64) -> u64 {
    match (float.fields(), float) {
        // The encoding of a negative zero means NaN.
        (Some(Fields { top: Top::NegativeZeroNan, .. }), _) if bits == 0 => bits,
        (Some(fields), _) if negative => bits | fields.sign(),
        (None, Float::Hif8) if negative && bits != 0 => bits | hif8::SIGN,
        _ => bits,
    }
}

fn largest(float: Float, negative: bool) -> u64 {
    match (float.fields(), float) {
        (Some(fields), _) => signed(float, negative, fields.largest()),
        (None, Float::Hif8) => signed(float, negative, hif8::LARGEST),
        (None, _) if negative => E8M0_NAN,
        (None, _) => E8M0_NAN - 1,
    }
}

fn infinity(float: Float, negative: bool) -> u64 {
    match (float.fields(), float) {
        (Some(fields @ Fields { top: Top::Ieee, .. }), _) => signed(float, negative, fields.largest() + 1),
        (Some(Fields { top: Top::OneNan | Top::NegativeZeroNan, .. }), _) => nan(float),
        (Some(Fields { top: Top::Finite, .. }), _) => largest(float, negative),
        (None, Float::Hif8) => signed(float, negative, hif8::INFINITY),
        (None, _) => E8M0_NAN,
    }
}

fn nan(float: Float) -> u64 {
    match (float.fields(), float) {
        (Some(fields @ Fields { top: Top::Ieee, .. }), _) => (fields.largest() + 1) | (1 << (fields.mantissa - 1)),
        (Some(fields @ Fields { top: Top::OneNan, .. }), _) => fields.sign() - 1,
        (Some(fields @ Fields { top: Top::NegativeZeroNan, .. }), _) => fields.sign(),
        (Some(Fields { top: Top::Finite, .. }), _) => 0,
        (None, Float::Hif8) => hif8::NAN,
        (None, _) => E8M0_NAN,
    }
}
