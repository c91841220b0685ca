//! One element: bits and a type.

use crate::encode::{encode, mask};
use crate::format::{Float, Format, Packing, integer};
use crate::value::Value;
use crate::{Profile, Rounding, Saturation, Undefined};
use pto_isa::DType;
use std::fmt;

/// The bits of one element and its type. Elements are equal if their bits and types are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Element {
    dtype: DType,
    bits: u64,
}

impl Element {
    /// Creates an element from bits; bits above the width of the type are ignored.
    pub const fn new(dtype: DType, bits: u64) -> Element {
        let Packing { format, count, stride } = Packing::of(dtype);
        Element { dtype, bits: bits & mask((count - 1) * stride + format.bits()) }
    }

    /// Returns the element whose bits are all zero: zero, or the least value of E8M0, which has no zero.
    pub const fn zero(dtype: DType) -> Element {
        Element { dtype, bits: 0 }
    }

    /// Returns the least value: the least integer, negative infinity, or the least finite value of formats without
    /// infinity.
    pub fn least(dtype: DType) -> Element {
        Element::end(dtype, true)
    }

    /// Returns the greatest value: the greatest integer, infinity, or the greatest finite value of formats without
    /// infinity.
    pub fn greatest(dtype: DType) -> Element {
        Element::end(dtype, false)
    }

    /// Returns the least finite value; in formats without negative values zero, or their least value.
    pub fn least_finite(dtype: DType) -> Element {
        Element::finite_end(dtype, true)
    }

    /// Returns the greatest finite value.
    pub fn greatest_finite(dtype: DType) -> Element {
        Element::finite_end(dtype, false)
    }

    fn finite_end(dtype: DType, negative: bool) -> Element {
        match Packing::of(dtype).format {
            Format::Float(Float::E8M0) if negative => Element::zero(dtype),
            Format::Int { .. } | Format::Float(_) => {
                Element::splat(dtype, Value::Infinite { negative }, Rounding::Zero, Saturation::On)
            }
        }
    }

    fn end(dtype: DType, negative: bool) -> Element {
        let infinite = Value::Infinite { negative };
        let bounded = match Packing::of(dtype).format {
            Format::Int { .. } | Format::Float(Float::E4M3Fn) => Saturation::On,
            Format::Float(Float::E8M0) if negative => return Element::zero(dtype),
            Format::Float(Float::E8M0) => Saturation::On,
            Format::Float(_) => Saturation::Off,
        };
        Element::splat(dtype, infinite, Rounding::Zero, bounded)
    }

    /// Returns a truth value.
    pub const fn bool(value: bool) -> Element {
        Element { dtype: DType::I1, bits: value as u64 }
    }

    /// Converts an integer, rounded to nearest even in float types, wrapped around in integer types; to both halves of
    /// a pair.
    pub fn from_int(dtype: DType, value: i128) -> Element {
        Element::nearest(dtype, Value::from_int(value))
    }

    /// Converts a float, rounded to nearest even in float types; in integer types truncated and clipped, with zero for
    /// NaN; to both halves of a pair.
    pub fn from_f64(dtype: DType, value: f64) -> Element {
        let value = Value::from_f64(value);
        match Packing::of(dtype).format {
            Format::Int { .. } => Element::splat(dtype, value, Rounding::Zero, Saturation::On),
            Format::Float(_) => Element::nearest(dtype, value),
        }
    }

    /// Converts a value, rounded to nearest even; values out of range become infinite or wrap around. Finite values
    /// need no other case.
    pub(crate) fn nearest(dtype: DType, value: Value) -> Element {
        Element::splat(dtype, value, Rounding::Even, Saturation::Off)
    }

    fn splat(dtype: DType, value: Value, rounding: Rounding, saturation: Saturation) -> Element {
        Element::from_values(dtype, [value; 2], rounding, saturation).unwrap_or(Element::zero(dtype))
    }

    /// Packs two values into an element; a type that is not a pair takes the first.
    ///
    /// # Errors
    /// Fails as [`encode`] does.
    pub fn from_values(
        dtype: DType,
        values: [Value; 2],
        rounding: Rounding,
        saturation: Saturation,
    ) -> Result<Element, Undefined> {
        let packing = Packing::of(dtype);
        let mut bits = 0;
        for (value, i) in values.into_iter().zip(0..packing.count) {
            bits |= encode(value, packing.format, rounding, saturation, dtype)? << (i * packing.stride);
        }
        Ok(Element::new(dtype, bits))
    }

    /// Returns the type.
    pub const fn dtype(self) -> DType {
        self.dtype
    }

    /// Returns the bits; those above the width of the type are zero.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// Returns an element of another type with the same bits, truncated or extended with zeros.
    pub const fn reinterpret(self, dtype: DType) -> Element {
        Element::new(dtype, self.bits)
    }

    /// Returns the exact value; of a pair, the first value.
    pub fn value(self) -> Value {
        Packing::of(self.dtype).format.decode(self.bits)
    }

    /// Returns the exact value, and the second value of a pair; zero if the element is not a pair.
    pub fn values(self) -> [Value; 2] {
        let packing = Packing::of(self.dtype);
        let second = if packing.count == 2 { packing.format.decode(self.bits >> packing.stride) } else { Value::ZERO };
        [self.value(), second]
    }

    /// Returns the nearest f64; exact for all types but integers of 64 bits.
    pub fn to_f64(self) -> f64 {
        self.value().to_f64()
    }

    /// Returns the integer; `None` for floats.
    pub const fn to_int(self) -> Option<i128> {
        match Packing::of(self.dtype).format {
            Format::Int { bits, signed } => Some(integer(self.bits, bits, signed)),
            Format::Float(_) => None,
        }
    }

    /// Checks whether the element is NaN; for a pair, whether either value is.
    pub fn is_nan(self) -> bool {
        self.values().into_iter().any(Value::is_nan)
    }

    /// Flushes denormals of f16, bf16, f32 and f64, and pairs of them, to zero of the same sign, if the profile has no
    /// denormals.
    pub fn flushed(self, profile: Profile) -> Element {
        let packing = Packing::of(self.dtype);
        let Format::Float(float) = packing.format else { return self };
        let bits = (0..packing.count).map(|i| {
            let shift = i * packing.stride;
            flush(float, self.bits >> shift & mask(packing.stride), profile) << shift
        });
        Element { bits: bits.fold(0, |all, bits| all | bits), ..self }
    }
}

/// Flushes a denormal as [`Element::flushed`] does, on the bits of one value.
pub(crate) fn flush(float: Float, bits: u64, profile: Profile) -> u64 {
    match (profile, float) {
        (Profile::Cpu, _) => bits,
        (Profile::NpuA5 | Profile::NpuA3, Float::F64 | Float::F32 | Float::F16 | Float::Bf16) => match float.fields() {
            Some(fields) if bits >> fields.mantissa & fields.top_exponent() == 0 => bits & fields.sign(),
            _ => bits,
        },
        (
            Profile::NpuA5 | Profile::NpuA3,
            Float::E4M3Fn
            | Float::E4M3
            | Float::E5M2
            | Float::E4M3Fnuz
            | Float::E4M3B11Fnuz
            | Float::E5M2Fnuz
            | Float::Hif8
            | Float::E8M0
            | Float::E1M2
            | Float::E2M1,
        ) => bits,
    }
}

/// Prints the number, then the type: `1.5 : f32`.
impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_int() {
            Some(integer) => write!(f, "{integer} : {}", self.dtype),
            None if Packing::of(self.dtype).count == 2 => {
                let [first, second] = self.values();
                write!(f, "({first}, {second}) : {}", self.dtype)
            }
            None => write!(f, "{} : {}", self.value(), self.dtype),
        }
    }
}

impl fmt::Debug for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} (0x{:x})", self.bits)
    }
}
