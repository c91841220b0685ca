//! Formats of single values, and how element types pack them.

use crate::value::Value;
use pto_isa::DType;

/// Format of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// An integer in two's complement.
    Int {
        /// Width.
        bits: u32,
        /// Whether the highest bit is a sign.
        signed: bool,
    },
    /// A float.
    Float(Float),
}

/// Float formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// IEEE 754 binary64
    F64,
    /// IEEE 754 binary32
    F32,
    /// IEEE 754 binary16
    F16,
    /// The upper half of binary32
    Bf16,
    /// OCP 8-bit floating point, E4M3: no infinities, NaN is all ones
    E4M3Fn,
    /// 4 exponent and 3 mantissa bits, as IEEE 754 would have them
    E4M3,
    /// OCP 8-bit floating point, E5M2
    E5M2,
    /// E4M3 with bias 8 and one zero: no infinities, NaN has the code of the negative zero
    E4M3Fnuz,
    /// E4M3 with bias 11 and one zero: no infinities, NaN has the code of the negative zero
    E4M3B11Fnuz,
    /// E5M2 with bias 16 and one zero: no infinities, NaN has the code of the negative zero
    E5M2Fnuz,
    /// HiFloat8: the more extreme the exponent, the more bits it takes and the fewer remain for the mantissa.
    /// "Ascend HiFloat8 Format for Deep Learning", arXiv 2409.16626.
    Hif8,
    /// OCP microscaling, E8M0: powers of two, no sign, no zero
    E8M0,
    /// 1 exponent and 2 mantissa bits, bias 1: multiples of a quarter up to 1.75
    E1M2,
    /// OCP microscaling, E2M1: up to 6
    E2M1,
}

/// Meaning of the largest exponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Top {
    /// The largest exponent means infinity, or NaN if the mantissa is not zero.
    Ieee,
    /// All ones means NaN.
    OneNan,
    /// Numbers like any other.
    Finite,
    /// Numbers like any other; the code of the negative zero means NaN.
    NegativeZeroNan,
}

/// Widths of the fields of a format with a sign, an exponent and a mantissa, in this order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields {
    pub(crate) exponent: u32,
    pub(crate) mantissa: u32,
    /// Bias of the exponent field.
    pub(crate) bias: i32,
    pub(crate) top: Top,
}

impl Fields {
    /// Returns the bias that makes the range of exponents symmetric.
    const fn symmetric_bias(exponent: u32) -> i32 {
        if exponent == 1 { 1 } else { (1 << (exponent - 1)) - 1 }
    }

    /// Returns the exponent field filled with ones.
    pub(crate) const fn top_exponent(self) -> u64 {
        (1 << self.exponent) - 1
    }

    /// Returns the mantissa field filled with ones.
    pub(crate) const fn mantissa_mask(self) -> u64 {
        (1 << self.mantissa) - 1
    }

    /// Returns the sign bit.
    pub(crate) const fn sign(self) -> u64 {
        1 << (self.exponent + self.mantissa)
    }

    /// Returns the bits of the largest finite value.
    pub(crate) const fn largest(self) -> u64 {
        let ones = self.sign() - 1;
        match self.top {
            Top::Ieee => ones - (1 << self.mantissa),
            Top::OneNan => ones - 1,
            Top::Finite | Top::NegativeZeroNan => ones,
        }
    }
}

/// Special bit patterns of HiFloat8.
pub(crate) mod hif8 {
    pub(crate) const NAN: u64 = 0x80;
    pub(crate) const INFINITY: u64 = 0x6f;
    pub(crate) const LARGEST: u64 = 0x6e;
    pub(crate) const SIGN: u64 = 0x80;
    /// Exponent of the least value.
    pub(crate) const LEAST: i32 = -22;
    /// Exponent of the least value that has an exponent field.
    pub(crate) const NORMAL: i32 = -15;

    /// Returns the width of the mantissa for values from `2^exponent` on.
    pub(crate) const fn mantissa(exponent: i32) -> u32 {
        match exponent.unsigned_abs() {
            0..=3 => 3,
            4..=7 => 2,
            _ if exponent < NORMAL => 0,
            _ => 1,
        }
    }
}

/// Exponent of the E8M0 code 0.
pub(crate) const E8M0_LEAST: i32 = -127;
pub(crate) const E8M0_NAN: u64 = 0xff;

/// Format in which arithmetic is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Computed {
    /// In f32, which is the format itself.
    Single,
    /// In f64, which is the format itself.
    Double,
    /// In f64, then rounded to the format.
    Wider,
}

impl Float {
    /// Returns the format in which arithmetic is computed.
    pub(crate) const fn computed(self) -> Computed {
        match self {
            Float::F32 => Computed::Single,
            Float::F64 => Computed::Double,
            Float::F16
            | Float::Bf16
            | Float::E4M3Fn
            | Float::E4M3
            | Float::E5M2
            | Float::E4M3Fnuz
            | Float::E4M3B11Fnuz
            | Float::E5M2Fnuz
            | Float::Hif8
            | Float::E8M0
            | Float::E1M2
            | Float::E2M1 => Computed::Wider,
        }
    }

    /// Returns the fields; `None` for formats without fixed widths.
    pub(crate) const fn fields(self) -> Option<Fields> {
        let (exponent, mantissa, top) = match self {
            Float::E4M3Fnuz => return Some(Fields { exponent: 4, mantissa: 3, bias: 8, top: Top::NegativeZeroNan }),
            Float::E4M3B11Fnuz => {
                return Some(Fields { exponent: 4, mantissa: 3, bias: 11, top: Top::NegativeZeroNan });
            }
            Float::E5M2Fnuz => return Some(Fields { exponent: 5, mantissa: 2, bias: 16, top: Top::NegativeZeroNan }),
            Float::F64 => (11, 52, Top::Ieee),
            Float::F32 => (8, 23, Top::Ieee),
            Float::F16 => (5, 10, Top::Ieee),
            Float::Bf16 => (8, 7, Top::Ieee),
            Float::E4M3Fn => (4, 3, Top::OneNan),
            Float::E4M3 => (4, 3, Top::Ieee),
            Float::E5M2 => (5, 2, Top::Ieee),
            Float::E1M2 => (1, 2, Top::Finite),
            Float::E2M1 => (2, 1, Top::Finite),
            Float::Hif8 | Float::E8M0 => return None,
        };
        Some(Fields { exponent, mantissa, bias: Fields::symmetric_bias(exponent), top })
    }

    /// Returns the width of a value in bits.
    pub const fn bits(self) -> u32 {
        match self.fields() {
            Some(fields) => 1 + fields.exponent + fields.mantissa,
            None => 8,
        }
    }

    /// Decodes bits exactly. Bits above the width of the format are ignored.
    pub fn decode(self, bits: u64) -> Value {
        match self {
            Float::Hif8 => decode_hif8(bits & 0xff),
            Float::E8M0 if bits & 0xff == E8M0_NAN => Value::Nan,
            Float::E8M0 => Value::Finite { negative: false, magnitude: 1, exponent: (bits & 0xff) as i32 + E8M0_LEAST },
            Float::F64
            | Float::F32
            | Float::F16
            | Float::Bf16
            | Float::E4M3Fn
            | Float::E4M3
            | Float::E5M2
            | Float::E4M3Fnuz
            | Float::E4M3B11Fnuz
            | Float::E5M2Fnuz
            | Float::E1M2
            | Float::E2M1 => self.fields().map_or(Value::Nan, |fields| decode_fields(fields, bits)),
        }
    }
}

fn decode_fields(fields: Fields, bits: u64) -> Value {
    let negative = bits & fields.sign() != 0;
    let field = bits >> fields.mantissa & fields.top_exponent();
    let mantissa = bits & fields.mantissa_mask();
    match fields.top {
        Top::Ieee if field == fields.top_exponent() => {
            return if mantissa == 0 { Value::Infinite { negative } } else { Value::Nan };
        }
        Top::OneNan if bits & (fields.sign() - 1) == fields.sign() - 1 => return Value::Nan,
        Top::NegativeZeroNan if bits & (fields.sign() * 2 - 1) == fields.sign() => return Value::Nan,
        Top::Ieee | Top::OneNan | Top::Finite | Top::NegativeZeroNan => {}
    }
    let magnitude = if field == 0 { mantissa } else { mantissa | 1 << fields.mantissa };
    let exponent = field.max(1) as i32 - fields.bias - fields.mantissa as i32;
    Value::Finite { negative, magnitude: magnitude.into(), exponent }
}

/// Decodes HiFloat8. After the sign, a prefix states how many bits the exponent has: 11 four, 10 three, 01 two, 001
/// one, 0001 none; 0000 is followed by three bits of the exponent of a power of two. The exponent is a sign and a
/// magnitude without its first bit.
fn decode_hif8(bits: u64) -> Value {
    let negative = bits & hif8::SIGN != 0;
    match bits & 0x7f {
        0 if negative => return Value::Nan,
        0 => return Value::ZERO,
        hif8::INFINITY => return Value::Infinite { negative },
        _ => {}
    }
    let width = match (bits & 0x7f).leading_zeros() - 57 {
        0 => 3 + (bits >> 5 & 1) as u32,
        1 => 2,
        2 => 1,
        3 => 0,
        _ => return Value::Finite { negative, magnitude: 1, exponent: (bits & 7) as i32 + hif8::LEAST - 1 },
    };
    let mantissa_bits = match width {
        4 => 1,
        3 => 2,
        _ => 3,
    };
    let field = bits >> mantissa_bits & ((1 << width) - 1);
    let exponent = if width == 0 {
        0
    } else {
        let first = 1 << (width - 1);
        let magnitude = (first | field & (first - 1)) as i32;
        if field & first == 0 { magnitude } else { -magnitude }
    };
    let mantissa = bits & ((1 << mantissa_bits) - 1) | 1 << mantissa_bits;
    Value::Finite { negative, magnitude: mantissa.into(), exponent: exponent - mantissa_bits }
}

/// Values that one element packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    /// Format of each value.
    pub format: Format,
    /// Values in one element, 1 or 2; the first has the least significant bits.
    pub count: u32,
    /// Bits that each value takes.
    pub stride: u32,
}

impl Packing {
    /// Returns the packing of an element type. Signless integers are read as signed, `i1` as 0 or 1.
    pub const fn of(dtype: DType) -> Packing {
        let (format, count) = match dtype {
            DType::I1 => (Format::Int { bits: 1, signed: false }, 1),
            DType::I8
            | DType::I16
            | DType::I32
            | DType::I64
            | DType::Index
            | DType::Si8
            | DType::Si16
            | DType::Si32
            | DType::Si64 => (Format::Int { bits: dtype.bits(), signed: true }, 1),
            DType::Ui8 | DType::Ui16 | DType::Ui32 | DType::Ui64 => {
                (Format::Int { bits: dtype.bits(), signed: false }, 1)
            }
            DType::F16 => (Format::Float(Float::F16), 1),
            DType::BF16 => (Format::Float(Float::Bf16), 1),
            DType::F32 => (Format::Float(Float::F32), 1),
            DType::F64 => (Format::Float(Float::F64), 1),
            DType::F8E4M3FN => (Format::Float(Float::E4M3Fn), 1),
            DType::F8E5M2 => (Format::Float(Float::E5M2), 1),
            DType::F8E4M3 => (Format::Float(Float::E4M3), 1),
            DType::F8E4M3FNUZ => (Format::Float(Float::E4M3Fnuz), 1),
            DType::F8E4M3B11FNUZ => (Format::Float(Float::E4M3B11Fnuz), 1),
            DType::F8E5M2FNUZ => (Format::Float(Float::E5M2Fnuz), 1),
            DType::Hif8 => (Format::Float(Float::Hif8), 1),
            DType::F8E8M0 => (Format::Float(Float::E8M0), 1),
            DType::Hif8x2 => (Format::Float(Float::Hif8), 2),
            DType::F4E1M2x2 => (Format::Float(Float::E1M2), 2),
            DType::F4E2M1x2 => (Format::Float(Float::E2M1), 2),
            DType::BF16x2 => (Format::Float(Float::Bf16), 2),
        };
        Packing { format, count, stride: dtype.bits() / count }
    }
}

impl Format {
    /// Returns the width of a value in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Format::Int { bits, .. } => bits,
            Format::Float(float) => float.bits(),
        }
    }

    /// Decodes bits exactly. Bits above the width of the format are ignored.
    pub fn decode(self, bits: u64) -> Value {
        match self {
            Format::Float(float) => float.decode(bits),
            Format::Int { bits: width, signed } => Value::from_int(integer(bits, width, signed)),
        }
    }
}

/// Returns the integer in the lowest `width` bits.
pub(crate) const fn integer(bits: u64, width: u32, signed: bool) -> i128 {
    let unused = 128 - width;
    let shifted = (bits as u128) << unused;
    if signed { (shifted as i128) >> unused } else { (shifted >> unused) as i128 }
}
