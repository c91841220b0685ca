//! Operands in the model.

use crate::code::coded;
use crate::types::Type;
use crate::variable::{AddressId, GeneralId, PredicateId, SamplerId, SurfaceId};

/// A number of channels or elements, with its code in object files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the number is the name")]
pub enum ExecSize {
    N1 = 0,
    N2 = 1,
    N4 = 2,
    N8 = 3,
    N16 = 4,
    N32 = 5,
}

impl ExecSize {
    /// All sizes, by code.
    pub const ALL: [Self; 6] = [Self::N1, Self::N2, Self::N4, Self::N8, Self::N16, Self::N32];

    /// Returns the number of channels.
    #[must_use]
    pub const fn channels(self) -> u8 {
        1 << self as u8
    }

    /// Returns the size for a number of channels.
    #[must_use]
    pub fn of(channels: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|size| u32::from(size.channels()) == channels)
    }
}

/// The execution mask control: which bits of the mask of the thread apply to the channels, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mask(u8);

impl Mask {
    /// The first channels of the mask: the default.
    pub const M1: Self = Self(0);
    /// All channels are enabled; they are numbered as for `M1`.
    pub const M1_NM: Self = Self(8);

    /// Returns the mask of a code of 4 bits: `M1` to `M8`, then `M1_NM` to `M8_NM`.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        if code < 16 { Some(Self(code)) } else { None }
    }

    /// Returns the code in object files.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Returns whether channels are enabled regardless of the mask of the thread.
    #[must_use]
    pub const fn no_mask(self) -> bool {
        self.0 >= 8
    }

    /// Returns the channel of the thread that corresponds to the first channel.
    #[must_use]
    pub const fn first_channel(self) -> u8 {
        (self.0 & 7) * 4
    }
}

/// Execution size and mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exec {
    /// The number of channels.
    pub size: ExecSize,
    /// The mask control.
    pub mask: Mask,
}

/// How the bits of a predicate are combined before use, with its code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Combine {
    /// Each channel has a separate bit.
    #[default]
    None = 0,
    /// Set for all channels if any bit is set.
    Any = 1,
    /// Set for all channels if all bits are set.
    All = 2,
}

/// A predicate control, or a predicate as an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Predicate {
    /// The variable; 0 if there is no predication.
    pub id: PredicateId,
    /// How its bits are combined.
    pub combine: Combine,
    /// Whether the bits are inverted, after they were combined.
    pub inverse: bool,
}

impl Predicate {
    /// No predication.
    pub const NONE: Self = Self { id: PredicateId(0), combine: Combine::None, inverse: false };
    /// The largest id.
    pub const MAX_ID: u16 = 0xfff;

    /// Returns whether there is no predication.
    #[must_use]
    pub fn is_none(self) -> bool {
        self.id.0 == 0
    }

    /// Converts a control word; returns `None` if it has a reserved bit or combination. Source: Virtual ISA, Operands,
    /// predication.
    #[must_use]
    pub const fn from_word(word: u16) -> Option<Self> {
        let combine = match (word >> 12) & 7 {
            0 => Combine::None,
            2 => Combine::Any,
            4 => Combine::All,
            1 | 3 | 5.. => return None,
        };
        Some(Self { id: PredicateId(word & Self::MAX_ID), combine, inverse: word >> 15 != 0 })
    }

    /// Returns the control word; `None` if the id is too large.
    #[must_use]
    pub const fn word(self) -> Option<u16> {
        if self.id.0 > Self::MAX_ID {
            return None;
        }
        Some(self.id.0 | (self.combine as u16) << 13 | (self.inverse as u16) << 15)
    }
}

/// A modification of the elements of an operand, with its code in object files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Modifier {
    /// Nothing.
    #[default]
    None = 0,
    /// The absolute value.
    Abs = 1,
    /// The negative.
    Neg = 2,
    /// The negative of the absolute value.
    NegAbs = 3,
    /// Saturation; destinations only.
    Sat = 4,
    /// The bitwise complement.
    Not = 5,
}

impl Modifier {
    /// All modifiers, by code.
    pub const ALL: [Self; 6] = [Self::None, Self::Abs, Self::Neg, Self::NegAbs, Self::Sat, Self::Not];
}

coded!(ExecSize, Modifier);

/// A Gen register region: strides and width in elements. `None` is the null of the encoding: a destination only has a
/// horizontal stride; a source without vertical stride takes an address for each row.
///
/// Any numbers can be represented. The verifier checks which are legal, and only those can be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region {
    /// The stride between rows.
    pub vertical: Option<u8>,
    /// The number of elements per row.
    pub width: Option<u8>,
    /// The stride between elements of a row.
    pub horizontal: Option<u8>,
}

impl Region {
    /// `<0;1,0>`.
    pub const SCALAR: Self = Self::source(0, 1, 0);

    /// Creates the region of a source, `<v;w,h>`.
    #[must_use]
    pub const fn source(vertical: u8, width: u8, horizontal: u8) -> Self {
        Self { vertical: Some(vertical), width: Some(width), horizontal: Some(horizontal) }
    }

    /// Creates the region of a source with an address for each row, `<w,h>`.
    #[must_use]
    pub const fn rows(width: u8, horizontal: u8) -> Self {
        Self { vertical: None, width: Some(width), horizontal: Some(horizontal) }
    }

    /// Creates the region of a destination, `<h>`.
    #[must_use]
    pub const fn dst(horizontal: u8) -> Self {
        Self { vertical: None, width: None, horizontal: Some(horizontal) }
    }
}

/// A vector operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vector {
    /// Modifies its elements.
    pub modifier: Modifier,
    /// The kind of operand.
    pub class: VectorClass,
}

/// The kind of a vector operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VectorClass {
    /// Elements of a general variable: `V(row,col)<region>`. A row is a register of the platform, a column an element.
    General {
        /// The variable.
        id: GeneralId,
        /// The row of the first element.
        row: u8,
        /// The column of the first element.
        column: u8,
        /// The elements that are accessed.
        region: Region,
    },
    /// Elements of an address variable: `A(offset)<width>`.
    Address {
        /// The variable.
        id: AddressId,
        /// The first element.
        offset: u8,
        /// The number of elements.
        width: ExecSize,
    },
    /// A predicate.
    Predicate(Predicate),
    /// Elements of a register at an address: `r[A(addr_offset),offset]<region>:type`.
    Indirect {
        /// The address variable.
        id: AddressId,
        /// The element of the address variable.
        addr_offset: u8,
        /// Bytes added to the address.
        offset: i16,
        /// The type of the elements.
        ty: Type,
        /// The elements that are accessed.
        region: Region,
    },
    /// The address of an element of a general variable, `&V[bytes]`. Object files encode it like `General`.
    AddressOf {
        /// The variable.
        id: GeneralId,
        /// The row of the element.
        row: u8,
        /// The column of the element.
        column: u8,
    },
    /// A constant.
    Immediate(Immediate),
    /// An element of a surface or sampler variable.
    State {
        /// The variable.
        id: StateId,
        /// The element.
        offset: u8,
    },
}

/// A surface or sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "one for each class")]
pub enum StateId {
    Surface(SurfaceId),
    Sampler(SamplerId),
}

/// A constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Immediate {
    /// Its type; not `bool`.
    pub ty: Type,
    /// Its bits: the lower 32, or 64 for `df`, `q` and `uq`.
    pub bits: u64,
}

/// Bytes of a general variable from an offset: `V.offset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Raw {
    /// The variable; 0 for none.
    pub id: GeneralId,
    /// The offset in bytes.
    pub offset: u16,
}

impl Raw {
    /// `%null.0`.
    pub const NULL: Self = Self { id: GeneralId(0), offset: 0 };
}
