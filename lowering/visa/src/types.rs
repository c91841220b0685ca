//! Element types.

use crate::code::coded;

/// A type of elements, with its code in object files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "named as in the assembly")]
pub enum Type {
    Ud = 0,
    D = 1,
    Uw = 2,
    W = 3,
    Ub = 4,
    B = 5,
    Df = 6,
    F = 7,
    /// Eight signed 4-bit integers.
    V = 8,
    /// Four 8-bit floats.
    Vf = 9,
    Bool = 10,
    Uq = 11,
    /// Eight unsigned 4-bit integers.
    Uv = 12,
    Q = 13,
    Hf = 14,
    Bf = 15,
}

impl Type {
    /// All types, by code.
    pub const ALL: [Self; 16] = [
        Self::Ud,
        Self::D,
        Self::Uw,
        Self::W,
        Self::Ub,
        Self::B,
        Self::Df,
        Self::F,
        Self::V,
        Self::Vf,
        Self::Bool,
        Self::Uq,
        Self::Uv,
        Self::Q,
        Self::Hf,
        Self::Bf,
    ];

    /// Returns the spelling in assembly.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ud => "ud",
            Self::D => "d",
            Self::Uw => "uw",
            Self::W => "w",
            Self::Ub => "ub",
            Self::B => "b",
            Self::Df => "df",
            Self::F => "f",
            Self::V => "v",
            Self::Vf => "vf",
            Self::Bool => "bool",
            Self::Uq => "uq",
            Self::Uv => "uv",
            Self::Q => "q",
            Self::Hf => "hf",
            Self::Bf => "bf",
        }
    }

    /// Returns the type with a spelling, ignoring case.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ty| ty.name().eq_ignore_ascii_case(name))
    }

    /// Returns the bytes of an element of a variable. Packed types have the size of the immediate, a dword; `bool` has
    /// 1.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        match self {
            Self::Ub | Self::B | Self::Bool => 1,
            Self::Uw | Self::W | Self::Hf | Self::Bf => 2,
            Self::Ud | Self::D | Self::F | Self::V | Self::Vf | Self::Uv => 4,
            Self::Df | Self::Uq | Self::Q => 8,
        }
    }

    /// Returns whether it is a packed vector, which only immediates may have.
    #[must_use]
    pub const fn is_packed(self) -> bool {
        matches!(self, Self::V | Self::Vf | Self::Uv)
    }

    /// Returns whether it is a floating-point type, packed or not.
    #[must_use]
    pub const fn is_float(self) -> bool {
        matches!(self, Self::Df | Self::F | Self::Hf | Self::Bf | Self::Vf)
    }

    /// Returns whether it is an integer type, packed or not.
    #[must_use]
    pub const fn is_integer(self) -> bool {
        !self.is_float() && !matches!(self, Self::Bool)
    }

    /// Returns whether it has negative values.
    #[must_use]
    pub const fn is_signed(self) -> bool {
        self.is_float() || matches!(self, Self::D | Self::W | Self::B | Self::V | Self::Q)
    }
}

coded!(Type);

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// Returns the set of the given types.
#[macro_export]
macro_rules! types {
    ($($ty:ident),* $(,)?) => { $crate::types::TypeSet::of(&[$($crate::types::Type::$ty),*]) };
}

/// A set of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSet(u16);

impl TypeSet {
    /// No type.
    pub const NONE: Self = Self(0);
    /// Every type.
    pub const ANY: Self = Self(u16::MAX);

    /// Returns the set of the given types.
    #[must_use]
    pub const fn of(types: &[Type]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < types.len() {
            bits |= 1 << types[i] as u16;
            i += 1;
        }
        Self(bits)
    }

    /// Returns the union.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether a type is in the set.
    #[must_use]
    pub const fn contains(self, ty: Type) -> bool {
        self.0 & (1 << ty as u16) != 0
    }

    /// Returns the types in the set, by code.
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.into_iter().filter(move |ty| self.contains(*ty))
    }
}
