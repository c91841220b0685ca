//! Types of values: elements, and vectors of any length.

use std::fmt;

/// The type of an element. Integers have no sign; operations determine it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Element {
    /// One bit of a predicate.
    I1,
    /// 8-bit integer.
    I8,
    /// 16-bit integer.
    I16,
    /// 32-bit integer.
    I32,
    /// 64-bit integer, and addresses of flat memory.
    I64,
    /// IEEE half.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE single.
    F32,
    /// IEEE double.
    F64,
}

impl Element {
    /// Bits of an element.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            Self::I1 => 1,
            Self::I8 => 8,
            Self::I16 | Self::F16 | Self::BF16 => 16,
            Self::I32 | Self::F32 => 32,
            Self::I64 | Self::F64 => 64,
        }
    }

    /// Returns the bytes of an element in a register; 0 for predicates, which are not in general registers.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        self.bits() / 8
    }

    /// Returns whether it is a floating-point type.
    #[must_use]
    pub const fn is_float(self) -> bool {
        match self {
            Self::F16 | Self::BF16 | Self::F32 | Self::F64 => true,
            Self::I1 | Self::I8 | Self::I16 | Self::I32 | Self::I64 => false,
        }
    }

    /// Returns the integer type of a number of bits.
    #[must_use]
    pub const fn integer(bits: u32) -> Option<Self> {
        match bits {
            1 => Some(Self::I1),
            8 => Some(Self::I8),
            16 => Some(Self::I16),
            32 => Some(Self::I32),
            64 => Some(Self::I64),
            _ => None,
        }
    }

    /// Returns the spelling in LLVM IR.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::I1 => "i1",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F16 => "half",
            Self::BF16 => "bfloat",
            Self::F32 => "float",
            Self::F64 => "double",
        }
    }

    /// Returns the spelling in the suffix of an intrinsic.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::F16 => "f16",
            Self::BF16 => "bf16",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::I1 | Self::I8 | Self::I16 | Self::I32 | Self::I64 => self.name(),
        }
    }
}

/// The type of a value. A vector of one element is not a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type {
    /// The type of the elements.
    pub element: Element,
    /// The number of elements of a vector; `None` for a scalar.
    pub lanes: Option<u32>,
}

impl Type {
    /// Creates a scalar type.
    #[must_use]
    pub const fn scalar(element: Element) -> Self {
        Self { element, lanes: None }
    }

    /// Creates a vector type.
    #[must_use]
    pub const fn vector(element: Element, lanes: u32) -> Self {
        Self { element, lanes: Some(lanes) }
    }

    /// Returns the number of elements; 1 for a scalar.
    #[must_use]
    pub const fn count(self) -> u32 {
        match self.lanes {
            Some(lanes) => lanes,
            None => 1,
        }
    }

    /// Bytes in registers; 0 for predicates.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        self.count() * self.element.bytes()
    }

    /// Returns whether it is a predicate: a bit, or a vector of bits.
    #[must_use]
    pub fn is_predicate(self) -> bool {
        self.element == Element::I1
    }

    /// Returns the type of the same shape with other elements.
    #[must_use]
    pub const fn of(self, element: Element) -> Self {
        Self { element, lanes: self.lanes }
    }

    /// Returns the type of the same elements with another number of them.
    #[must_use]
    pub const fn with_lanes(self, lanes: u32) -> Self {
        Self::vector(self.element, lanes)
    }

    /// Returns the spelling in the suffix of an intrinsic, such as `v8i32`.
    #[must_use]
    pub fn suffix(self) -> String {
        match self.lanes {
            Some(lanes) => format!("v{lanes}{}", self.element.suffix()),
            None => self.element.suffix().to_owned(),
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            Some(lanes) => write!(f, "<{lanes} x {}>", self.element.name()),
            None => f.write_str(self.element.name()),
        }
    }
}
