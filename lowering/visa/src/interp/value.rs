//! Converts values of elements between bits and numbers.
//!
//! Source: the document "vISA", "Type Conversion" and "Saturation". Floats are rounded to nearest even, the initial
//! rounding mode in `cr0`.

use crate::types::Type;
use half::{bf16, f16};

/// The value of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// A value of an integer type.
    Integer(i128),
    /// A value of a floating-point type; `f64` represents all of them exactly.
    Real(f64),
}

impl Number {
    /// Returns the value as an integer, rounded to zero.
    #[must_use]
    pub fn integer(self) -> i128 {
        match self {
            Self::Integer(value) => value,
            Self::Real(value) => value as i128,
        }
    }

    /// Returns the value as a float.
    #[must_use]
    pub fn real(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Real(value) => value,
        }
    }
}

/// Converts bits of a type to a number. A packed type is treated as the dword of the immediate.
#[must_use]
pub fn decode(ty: Type, bits: u64) -> Number {
    match ty {
        Type::Ud | Type::V | Type::Uv | Type::Vf => Number::Integer((bits as u32).into()),
        Type::D => Number::Integer((bits as i32).into()),
        Type::Uw => Number::Integer((bits as u16).into()),
        Type::W => Number::Integer((bits as i16).into()),
        Type::Ub => Number::Integer((bits as u8).into()),
        Type::B => Number::Integer((bits as i8).into()),
        Type::Uq => Number::Integer(bits.into()),
        Type::Q => Number::Integer((bits as i64).into()),
        Type::Bool => Number::Integer((bits & 1).into()),
        Type::Df => Number::Real(f64::from_bits(bits)),
        Type::F => Number::Real(f32::from_bits(bits as u32).into()),
        Type::Hf => Number::Real(f16::from_bits(bits as u16).into()),
        Type::Bf => Number::Real(bf16::from_bits(bits as u16).into()),
    }
}

/// Returns minimum and maximum of an integer type.
#[must_use]
pub fn range(ty: Type) -> (i128, i128) {
    let bits = ty.bytes() * 8;
    if ty.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

/// Returns whether an integer type can represent a number, signed or unsigned.
#[must_use]
pub fn holds(ty: Type, number: i128) -> bool {
    let bits = 8 * ty.bytes();
    (-(1_i128 << (bits - 1))..1_i128 << bits).contains(&number)
}

/// Converts a number to bits of a type. Integers are truncated, or saturated; floats are clamped to the range of an
/// integer type, and saturated to 0 to 1.
#[must_use]
pub fn encode(number: Number, ty: Type, saturate: bool) -> u64 {
    if !ty.is_float() || ty.is_packed() {
        let (least, largest) = range(ty);
        let value = match number {
            Number::Integer(value) if !saturate => value,
            Number::Integer(value) => value.clamp(least, largest),
            Number::Real(value) => (value as i128).clamp(least, largest),
        };
        return low(value as u64, ty.bytes());
    }
    let number = match number {
        Number::Real(value) if saturate => Number::Real(if value > 0.0 { value.min(1.0) } else { 0.0 }),
        Number::Integer(value) if saturate => Number::Integer(value.clamp(0, 1)),
        Number::Integer(_) | Number::Real(_) => number,
    };
    match (ty, number) {
        (Type::Df, number) => number.real().to_bits(),
        (Type::Hf, number) => f16::from_f32(to_odd(number.real())).to_bits().into(),
        (Type::Bf, number) => bf16::from_f32(to_odd(number.real())).to_bits().into(),
        (_, Number::Integer(value)) => (value as f32).to_bits().into(),
        (_, Number::Real(value)) => (value as f32).to_bits().into(),
    }
}

/// A range of exponents, which determines the denormals of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exponents {
    /// Those of `hf`.
    Half,
    /// Those of `f` and `bf`.
    Single,
    /// Those of `df`.
    Double,
}

impl Exponents {
    /// Returns the range of a type; `None` for integers.
    #[must_use]
    pub const fn of(ty: Type) -> Option<Self> {
        match ty {
            Type::Hf => Some(Self::Half),
            Type::F | Type::Bf => Some(Self::Single),
            Type::Df => Some(Self::Double),
            Type::Ud
            | Type::D
            | Type::Uw
            | Type::W
            | Type::Ub
            | Type::B
            | Type::Uq
            | Type::Q
            | Type::V
            | Type::Uv
            | Type::Vf
            | Type::Bool => None,
        }
    }

    /// Returns the smallest positive normal number.
    fn least_normal(self) -> f64 {
        match self {
            Self::Half => f16::MIN_POSITIVE.into(),
            Self::Single => f32::MIN_POSITIVE.into(),
            Self::Double => f64::MIN_POSITIVE,
        }
    }

    /// Returns zero of the same sign if a number is a denormal.
    #[must_use]
    pub fn flushed(self, value: f64) -> f64 {
        if value.abs() < self.least_normal() { 0.0_f64.copysign(value) } else { value }
    }
}

/// Returns zero of the same sign if a number is a denormal of a float type.
#[must_use]
pub fn flushed(value: f64, ty: Type) -> f64 {
    Exponents::of(ty).map_or(value, |exponents| exponents.flushed(value))
}

/// Rounds a number to a float type.
#[must_use]
pub fn round(value: f64, ty: Type) -> f64 {
    decode(ty, encode(Number::Real(value), ty, false)).real()
}

/// Returns the low bytes of bits.
#[must_use]
pub fn low(bits: u64, bytes: u32) -> u64 {
    if bytes >= 8 { bits } else { bits & ((1 << (bytes * 8)) - 1) }
}

/// Rounds to odd, so that a second rounding gives the correct result.
fn to_odd(value: f64) -> f32 {
    let near = value as f32;
    if f64::from(near) == value || value.is_nan() {
        return near;
    }
    let bits = near.to_bits() - u32::from(f64::from(near).abs() > value.abs());
    f32::from_bits(bits | 1)
}

/// Returns type and bits of a channel of a packed vector immediate. Source: Virtual ISA, Operands, "Immediate
/// Operands".
#[must_use]
pub fn packed(ty: Type, bits: u64, channel: u16) -> (Type, u64) {
    let nibble = (bits >> (u32::from(channel % 8) * 4)) & 0xf;
    match ty {
        Type::V => (Type::W, low(((nibble ^ 8) as i64 - 8) as u64, 2)),
        Type::Uv => (Type::Uw, nibble),
        Type::Vf => {
            let byte = (bits >> (u32::from(channel % 4) * 8)) as u32 & 0xff;
            // 3 bits of exponent with bias 3, 4 of mantissa; no denormals.
            let sign = (byte & 0x80) << 24;
            let rest = if byte & 0x7f == 0 { 0 } else { ((byte & 0x7f) << 19) + ((127 - 3) << 23) };
            (Type::F, u64::from(sign | rest))
        }
        Type::Ud
        | Type::D
        | Type::Uw
        | Type::W
        | Type::Ub
        | Type::B
        | Type::Df
        | Type::F
        | Type::Bool
        | Type::Uq
        | Type::Q
        | Type::Hf
        | Type::Bf => (ty, low(bits, ty.bytes())),
    }
}

#[cfg(test)]
mod tests {
    use super::{Number, decode, encode, packed, round};
    use crate::types::Type;

    #[test]
    fn every_half_float_comes_back() {
        for ty in [Type::Hf, Type::Bf] {
            for bits in 0..=u64::from(u16::MAX) {
                let value = decode(ty, bits);
                if !value.real().is_nan() {
                    assert_eq!(encode(value, ty, false), bits, "{ty} {bits:#x}");
                }
            }
        }
    }

    #[test]
    fn rounding_is_to_nearest_even_once() {
        // 1 + 2^-11 is halfway between two `hf` numbers; a slightly larger number is nearer to the upper one.
        let tie = 1.0 + 2f64.powi(-11);
        assert_eq!(round(tie, Type::Hf), 1.0);
        assert_eq!(round(tie + 2f64.powi(-50), Type::Hf), 1.0 + 2f64.powi(-10));
        assert_eq!(round(tie - 2f64.powi(-50), Type::Hf), 1.0);
        assert_eq!(round(65520.0, Type::Hf), f64::INFINITY);
        assert_eq!(round(65519.9999, Type::Hf), 65504.0);
        assert_eq!(round(1.0 + 2f64.powi(-8) + 2f64.powi(-40), Type::Bf), 1.0 + 2f64.powi(-7));
    }

    #[test]
    fn conversions() {
        let cases = [
            (Number::Real(300.7), Type::Ub, false, 255),
            (Number::Real(-1.5), Type::Ud, false, 0),
            (Number::Real(f64::NAN), Type::D, false, 0),
            (Number::Real(-2.9), Type::W, false, 0xfffe),
            (Number::Real(f64::INFINITY), Type::Q, false, i64::MAX as u64),
            (Number::Integer(300), Type::Ub, false, 44),
            (Number::Integer(300), Type::Ub, true, 255),
            (Number::Integer(-5), Type::Uw, true, 0),
            (Number::Integer(-200), Type::B, true, 0x80),
            (Number::Integer(3), Type::Hf, false, 0x4200),
            (Number::Integer(16_777_217), Type::F, false, 0x4b80_0000),
            (Number::Real(1.5), Type::F, true, 0x3f80_0000),
            (Number::Real(f64::NAN), Type::F, true, 0),
            (Number::Real(-0.5), Type::Hf, true, 0),
        ];
        for (number, ty, saturate, bits) in cases {
            assert_eq!(encode(number, ty, saturate), bits, "{number:?} {ty} {saturate}");
        }
    }

    #[test]
    fn packed_vectors() {
        let v: Vec<_> = (0..8).map(|i| decode(Type::W, packed(Type::V, 0x7654_321f, i).1).integer()).collect();
        assert_eq!(v, [-1, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(packed(Type::Uv, 0xf000_0000, 15), (Type::Uw, 15));
        // 0x30 is 1.0, 0xb8 is -1.5, 0x48 is 3.0.
        let vf: Vec<_> = (0..4).map(|i| decode(Type::F, packed(Type::Vf, 0x0048_b830, i).1).real()).collect();
        assert_eq!(vf, [1.0, -1.5, 3.0, 0.0]);
    }
}
