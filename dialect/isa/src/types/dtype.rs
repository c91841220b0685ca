//! Element types: widths, spellings, sets.

use crate::enums::Prose;
use serde::{Serialize, Serializer};
use std::fmt;

/// Class of an element type. All integers serialize as `Integer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Class {
    /// `i1`
    #[serde(rename = "Integer")]
    Truth,
    /// Signless integers: the operation determines whether they are signed
    #[serde(rename = "Integer")]
    Signless,
    /// Signed integers
    #[serde(rename = "Integer")]
    Signed,
    /// Unsigned integers
    #[serde(rename = "Integer")]
    Unsigned,
    /// `index`
    #[serde(rename = "Integer")]
    Index,
    /// Floats that vector instructions compute with
    Float(#[serde(skip)] FloatFormat),
    /// Element types of 8 bits and below, and pairs: A5 only
    LowPrecision,
}

/// Formats of the floats that vector instructions compute with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatFormat {
    /// IEEE binary16
    F16,
    /// bfloat16
    BF16,
    /// IEEE binary32
    F32,
    /// IEEE binary64
    F64,
}

macro_rules! dtypes {
    ($( $variant:ident $text:literal $bits:literal $class:ident $(($format:ident))? [$($alias:literal)*] $doc:literal ),+ $(,)?) => {
        /// An element type of a tile, view, vector register or pointer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum DType { $( #[doc = $doc] $variant ),+ }

        impl DType {
            /// All element types in declaration order.
            pub const ALL: &'static [DType] = &[$(DType::$variant),+];

            /// Returns the canonical text of the element type (`f32`, `ui8`, `!pto.hif8`).
            pub const fn name(self) -> &'static str { match self { $(DType::$variant => $text),+ } }

            /// Returns the storage bits of one printed element: `!pto.f4E1M2x2` holds two values in 8 bits; `index`
            /// counts 64.
            pub const fn bits(self) -> u32 { match self { $(DType::$variant => $bits),+ } }

            /// Returns one line for documentation.
            pub const fn doc(self) -> &'static str { match self { $(DType::$variant => $doc),+ } }

            /// Returns the class.
            pub const fn class(self) -> Class { match self { $(DType::$variant => Class::$class $((FloatFormat::$format))?),+ } }

            /// Parses the canonical text or an alias. Signless, signed and unsigned integers are distinct.
            pub fn parse(text: &str) -> Option<DType> {
                match text { $($text $(| $alias)* => Some(DType::$variant),)+ _ => None }
            }

            /// Returns other spellings that are accepted on input and matched exactly.
            pub const fn aliases(self) -> &'static [&'static str] { match self { $(DType::$variant => &[$($alias),*]),+ } }
        }
    };
}

dtypes! {
    I1 "i1" 8 Truth [] "truth value, one byte in memory",
    I8 "i8" 8 Signless ["int8" "int8_t"] "signless 8-bit integer",
    I16 "i16" 16 Signless ["int16" "int16_t"] "signless 16-bit integer",
    I32 "i32" 32 Signless ["int32" "int32_t"] "signless 32-bit integer",
    I64 "i64" 64 Signless ["int64" "int64_t"] "signless 64-bit integer",
    Si8 "si8" 8 Signed ["s8"] "signed 8-bit integer",
    Si16 "si16" 16 Signed ["s16"] "signed 16-bit integer",
    Si32 "si32" 32 Signed ["s32"] "signed 32-bit integer",
    Si64 "si64" 64 Signed ["s64"] "signed 64-bit integer",
    Ui8 "ui8" 8 Unsigned ["u8" "uint8" "uint8_t"] "unsigned 8-bit integer",
    Ui16 "ui16" 16 Unsigned ["u16" "uint16" "uint16_t"] "unsigned 16-bit integer",
    Ui32 "ui32" 32 Unsigned ["u32" "uint32" "uint32_t"] "unsigned 32-bit integer",
    Ui64 "ui64" 64 Unsigned ["u64" "uint64" "uint64_t"] "unsigned 64-bit integer",
    F16 "f16" 16 Float(F16) ["half" "float16" "float16_t"] "IEEE binary16",
    BF16 "bf16" 16 Float(BF16) ["bfloat16" "bfloat16_t"] "bfloat16",
    F32 "f32" 32 Float(F32) ["float" "float32" "float32_t"] "IEEE binary32",
    F64 "f64" 64 Float(F64) ["float64"] "IEEE binary64",
    F8E4M3FN "f8E4M3FN" 8 LowPrecision ["f8e4m3" "f8e4m3fn" "float8_e4m3" "float8_e4m3_t"] "8-bit float, 4 exponent bits, finite",
    F8E5M2 "f8E5M2" 8 LowPrecision ["f8e5m2" "float8_e5m2" "float8_e5m2_t"] "8-bit float, 5 exponent bits",
    F8E4M3 "f8E4M3" 8 LowPrecision [] "8-bit float, 4 exponent bits, IEEE style",
    Hif8 "!pto.hif8" 8 LowPrecision ["hif8" "hifloat8" "hifloat8_t"] "HiFloat8",
    Hif8x2 "!pto.hif8x2" 16 LowPrecision ["hif8x2" "hifloat8x2" "hifloat8x2_t"] "pair of HiFloat8",
    F8E8M0 "!pto.f8E8M0" 8 LowPrecision ["f8E8M0" "f8e8m0" "float8_e8m0" "float8_e8m0_t"] "8-bit power-of-two scale",
    F4E1M2x2 "!pto.f4E1M2x2" 8 LowPrecision ["f4E1M2x2" "f4e1m2x2" "float4_e1m2x2" "float4_e1m2x2_t"] "pair of 4-bit floats E1M2",
    F4E2M1x2 "!pto.f4E2M1x2" 8 LowPrecision ["f4E2M1x2" "f4e2m1x2" "float4_e2m1x2" "float4_e2m1x2_t"] "pair of 4-bit floats E2M1",
    BF16x2 "!pto.bf16x2" 32 LowPrecision ["bf16x2" "bfloat16x2" "bfloat16x2_t"] "pair of bfloat16",
    Index "index" 64 Index [] "machine-sized integer",
    F8E4M3FNUZ "f8E4M3FNUZ" 8 LowPrecision [] "8-bit float, 4 exponent bits of bias 8, finite, without negative zero",
    F8E4M3B11FNUZ "f8E4M3B11FNUZ" 8 LowPrecision [] "8-bit float, 4 exponent bits of bias 11, finite, without negative zero",
    F8E5M2FNUZ "f8E5M2FNUZ" 8 LowPrecision [] "8-bit float, 5 exponent bits of bias 16, finite, without negative zero",
}

impl DType {
    /// Returns the storage bytes of one printed element.
    pub const fn bytes(self) -> u32 {
        self.bits() / 8
    }

    /// Returns whether a printed element of 8 bits holds two values.
    pub const fn is_packed_fp4(self) -> bool {
        matches!(self, DType::F4E1M2x2 | DType::F4E2M1x2)
    }

    /// Returns whether the type is legal on A5 only.
    pub const fn is_low_precision(self) -> bool {
        matches!(self.class(), Class::LowPrecision)
    }

    /// Returns whether it is a float that vector instructions compute with.
    pub const fn is_float(self) -> bool {
        matches!(self.class(), Class::Float(_))
    }

    /// Returns whether it is an integer type other than `index`.
    pub const fn is_integer(self) -> bool {
        match self.class() {
            Class::Truth | Class::Signless | Class::Signed | Class::Unsigned => true,
            Class::Index | Class::Float(_) | Class::LowPrecision => false,
        }
    }

    /// Returns whether it is an unsigned integer.
    pub const fn is_unsigned(self) -> bool {
        matches!(self.class(), Class::Unsigned)
    }

    /// Returns whether it is a signless integer, including `i1`.
    pub const fn is_signless(self) -> bool {
        matches!(self.class(), Class::Truth | Class::Signless)
    }

    /// Returns the integer of a class (`Signless`, `Signed`, `Unsigned`) and a width.
    pub fn integer(class: Class, bits: u32) -> Option<DType> {
        let all = Self::ALL.iter().copied().filter(|dtype| dtype.is_integer());
        all.into_iter().find(|dtype| dtype.class() == class && dtype.bits() == bits)
    }

    /// Returns the integer of the same width in a class; other types and `i1` unchanged.
    pub fn with_sign(self, class: Class) -> DType {
        match self.class() {
            Class::Signless | Class::Signed | Class::Unsigned => Self::integer(class, self.bits()).unwrap_or(self),
            Class::Truth | Class::Index | Class::Float(_) | Class::LowPrecision => self,
        }
    }

    /// Returns the signless integer of the same width; other types unchanged.
    pub fn signless(self) -> DType {
        self.with_sign(Class::Signless)
    }

    /// Returns the integer of the same class and twice the width; the type itself if there is none.
    pub fn doubled(self) -> DType {
        match self.class() {
            Class::Signless | Class::Signed | Class::Unsigned => {
                Self::integer(self.class(), 2 * self.bits()).unwrap_or(self)
            }
            Class::Truth | Class::Index | Class::Float(_) | Class::LowPrecision => self,
        }
    }

    /// Returns whether the text is an alias, not the canonical text.
    pub fn is_alias(text: &str) -> bool {
        Self::parse(text).is_some_and(|d| d.name() != text)
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for DType {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

/// A set of element types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DTypeSet(u32);

impl DTypeSet {
    /// No type.
    pub const EMPTY: DTypeSet = DTypeSet(0);
    /// Every type.
    pub const ANY: DTypeSet = DTypeSet((1 << DType::ALL.len()) - 1);

    /// Types of [`DType::is_low_precision`].
    pub const LOW: DTypeSet = {
        let mut bits = 0;
        let mut i = 0;
        while i < DType::ALL.len() {
            if DType::ALL[i].is_low_precision() {
                bits |= 1 << DType::ALL[i] as u8;
            }
            i += 1;
        }
        DTypeSet(bits)
    };

    /// The 8-bit floats of MLIR with 4 exponent bits.
    pub const E4M3: DTypeSet = DTypeSet::of(&[DType::F8E4M3FN, DType::F8E4M3, DType::F8E4M3FNUZ, DType::F8E4M3B11FNUZ]);

    /// The 8-bit floats of MLIR without a negative zero.
    pub const FNUZ: DTypeSet = DTypeSet::of(&[DType::F8E4M3FNUZ, DType::F8E4M3B11FNUZ, DType::F8E5M2FNUZ]);

    /// The 8-bit floats of MLIR with a sign and a mantissa.
    pub const F8: DTypeSet = DTypeSet::E4M3.or(DTypeSet::of(&[DType::F8E5M2, DType::F8E5M2FNUZ]));

    /// Returns the set of the given types, which differ by signedness.
    pub const fn of(types: &[DType]) -> DTypeSet {
        let mut bits = 0;
        let mut i = 0;
        while i < types.len() {
            bits |= 1 << types[i] as u8;
            i += 1;
        }
        DTypeSet(bits)
    }

    /// Returns the signless, signed and unsigned integers of a width (8, 16, 32, 64); the empty set for other widths.
    pub const fn int(width: u32) -> DTypeSet {
        use DType::{I8, I16, I32, I64, Si8, Si16, Si32, Si64, Ui8, Ui16, Ui32, Ui64};
        match width {
            8 => Self::of(&[I8, Si8, Ui8]),
            16 => Self::of(&[I16, Si16, Ui16]),
            32 => Self::of(&[I32, Si32, Ui32]),
            64 => Self::of(&[I64, Si64, Ui64]),
            _ => Self::EMPTY,
        }
    }

    /// Returns the union.
    pub const fn or(self, other: DTypeSet) -> DTypeSet {
        DTypeSet(self.0 | other.0)
    }

    /// Returns the difference.
    pub const fn without(self, other: DTypeSet) -> DTypeSet {
        DTypeSet(self.0 & !other.0)
    }

    /// Returns whether the type is in the set.
    pub const fn contains(self, dtype: DType) -> bool {
        self.0 & (1 << dtype as u8) != 0
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the members in declaration order.
    pub fn iter(self) -> impl Iterator<Item = DType> + Clone {
        DType::ALL.iter().copied().filter(move |&d| self.contains(d))
    }

    /// Returns words for a message: a complete group of integers of one width as one word (`i16`), other types by name.
    pub fn words(self) -> impl Iterator<Item = &'static str> + Clone {
        self.iter().filter_map(move |d| {
            let group = Self::int(d.bits());
            let whole = d.is_integer() && d != DType::I1 && self.0 & group.0 == group.0;
            if whole && !d.is_signless() { None } else { Some(d.name()) }
        })
    }
}

impl fmt::Display for DTypeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("no type");
        }
        Prose(self.words()).fmt(f)
    }
}

impl Serialize for DTypeSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.words())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings() {
        for &d in DType::ALL {
            for text in std::iter::once(&d.name()).chain(d.aliases()) {
                assert_eq!(DType::parse(text), Some(d), "{text}");
            }
        }
        assert_eq!(DType::parse("u8"), Some(DType::Ui8));
        assert_eq!(DType::parse("f8e4m3"), Some(DType::F8E4M3FN));
        assert_eq!(DType::parse("f8E4M3"), Some(DType::F8E4M3));
        assert_eq!(DType::parse("f24"), None);
    }

    #[test]
    fn sets_read_as_prose() {
        let set = DTypeSet::int(16).or(DTypeSet::of(&[DType::F16, DType::Ui8]));
        assert_eq!(set.to_string(), "i16, ui8 or f16");
        assert_eq!(DTypeSet::EMPTY.to_string(), "no type");
        assert!(set.contains(DType::Si16) && !set.contains(DType::I8));
    }
}
