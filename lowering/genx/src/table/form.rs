//! Form of operations in vISA: the column of the table from which the writer, and the restrictions that it imposes on
//! earlier passes, are derived.

use super::Name;
use visa::operand::{Combine, Modifier};
use visa::table::{Op as Visa, Role};
use visa::variable::GeneralId;
use visa::word::MinMax;

/// Form of an operation in vISA.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// An element-wise instruction: the result is the destination, the operands are the sources, in order.
    Channels(Channels),
    /// `cmp`, with the condition of the predicate.
    Compare,
    /// `sel`, with the condition as its predicate.
    Select,
    /// The region of a source.
    Source,
    /// The region of a destination.
    Destination,
    /// A part of a predicate that is read: it becomes the mask control of the instruction that reads it.
    SourceBits,
    /// A part of a predicate that is written: it becomes the mask control of the instruction that writes it.
    DestinationBits,
    /// A combination of the bits of a predicate.
    Combined(Combine),
    /// Moves of the whole operand; nothing if it shares registers with the result.
    Copy,
    /// `addr_add` of the vector that the region of the result accesses.
    Address,
    /// A message that accesses or orders memory.
    Message(Message),
    /// Moves from predefined variables, one for each element, followed by zeros.
    Predefined(&'static [GeneralId]),
    /// A product of matrices.
    Product,
    /// Jumps.
    Branch,
    /// The return.
    Return,
}

impl Form {
    /// Returns the expansion for platforms that do not support it.
    #[must_use]
    pub const fn emulation(self) -> Emulation {
        match self {
            Self::Channels(channels) => channels.emulation,
            Self::Compare
            | Self::Select
            | Self::Source
            | Self::Destination
            | Self::SourceBits
            | Self::DestinationBits
            | Self::Combined(_)
            | Self::Copy
            | Self::Address
            | Self::Message(_)
            | Self::Predefined(_)
            | Self::Product
            | Self::Branch
            | Self::Return => Emulation::Wider,
        }
    }

    /// Returns whether a reduction by it may combine elements in any order.
    #[must_use]
    pub const fn is_of_any_order(self) -> bool {
        matches!(self, Self::Channels(Channels { any_order: true, .. }))
    }

    /// Returns the message, if it is one.
    #[must_use]
    pub const fn message(self) -> Option<Message> {
        match self {
            Self::Message(message) => Some(message),
            Self::Channels(_)
            | Self::Compare
            | Self::Select
            | Self::Source
            | Self::Destination
            | Self::SourceBits
            | Self::DestinationBits
            | Self::Combined(_)
            | Self::Copy
            | Self::Address
            | Self::Predefined(_)
            | Self::Product
            | Self::Branch
            | Self::Return => None,
        }
    }
}

/// Interpretation of the bits of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// As a signed integer.
    Signed,
    /// As an unsigned integer.
    Unsigned,
    /// As an integer modulo a power of two: signed and unsigned give the same result.
    Modular,
    /// As a float.
    Float,
    /// As the type states: a float, or an integer of any sign. The value is only copied.
    Copied,
}

/// An element-wise instruction.
#[derive(Clone, Copy, Debug)]
pub struct Channels {
    /// The instruction.
    pub op: Visa,
    /// Whether it is the minimum or maximum, for `min` and `max`.
    pub min_max: Option<MinMax>,
    /// The interpretation of the result.
    pub dst: Sign,
    /// The interpretation of the sources.
    pub src: Sign,
    /// Whether the destination is saturated.
    pub saturated: bool,
    /// The modifier of a source, and the index of the source.
    pub modifier: Option<(usize, Modifier)>,
    /// The expansion for platforms that do not support it.
    pub emulation: Emulation,
    /// Whether a reduction may combine elements in any order. Of two zeros of different signs, either may be the
    /// larger.
    pub any_order: bool,
}

/// Expansion of an operation whose instruction the platform does not support for its types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emulation {
    /// The same operation in wider elements.
    Wider,
    /// A 64-bit product, from products of halves.
    Product,
    /// The upper half of a product: from products of halves, or from a wider product.
    UpperHalf,
    /// The quotient or remainder of integers: a corrected product with a reciprocal.
    Division,
    /// The correctly rounded quotient of floats, from a reciprocal.
    Quotient,
    /// The correctly rounded square root, from a reciprocal one.
    SquareRoot,
    /// A rotation: two shifts.
    Rotation,
    /// A conversion from a 64-bit integer to a float, in halves.
    FromInteger,
    /// A conversion from a float to a 64-bit integer, in halves.
    ToInteger,
}

impl Channels {
    const fn of(op: Visa, src: Sign, dst: Sign) -> Self {
        Self {
            op,
            min_max: None,
            dst,
            src,
            saturated: false,
            modifier: None,
            emulation: Emulation::Wider,
            any_order: false,
        }
    }

    pub(super) const fn saturated(self) -> Self {
        Self { saturated: true, ..self }
    }

    /// Adds a modifier of a source.
    pub(super) const fn with(self, source: usize, modifier: Modifier) -> Self {
        Self { modifier: Some((source, modifier)), ..self }
    }

    /// Sets the expansion for platforms that do not support it.
    pub(super) const fn or(self, emulation: Emulation) -> Self {
        Self { emulation, ..self }
    }

    /// Permits reductions that combine elements in any order.
    pub(super) const fn in_any_order(self) -> Self {
        Self { any_order: true, ..self }
    }

    pub(super) const fn form(self) -> Form {
        Form::Channels(self)
    }
}

/// Creates an instruction that interprets its sources and destination in the same way.
pub(super) const fn alu(op: Visa, sign: Sign) -> Channels {
    Channels::of(op, sign, sign)
}

/// Creates `min` or `max`.
pub(super) const fn min_max(which: MinMax, sign: Sign) -> Channels {
    Channels { min_max: Some(which), ..alu(Visa::MinMax, sign).in_any_order() }
}

/// Creates a move that converts.
pub(super) const fn convert(src: Sign, dst: Sign) -> Channels {
    Channels::of(Visa::Mov, src, dst)
}

/// A message.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The instruction.
    pub op: Visa,
    /// The number of channels, if it has any.
    pub lanes: Lanes,
    /// Its fields. Its predicate is the operand `mask`, if there is one.
    pub parts: &'static [(Role, Part)],
}

/// The surface index of shared local memory in messages.
pub const SLM: i64 = 254;

/// The number of channels of a message.
#[derive(Clone, Copy, Debug)]
pub enum Lanes {
    /// One.
    One,
    /// The number of elements of an operand.
    Of(Name),
    /// The number of elements of an operand, or one if the data are transposed.
    UnlessTransposed(Name),
}

/// The source of a field of a message.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// An operand.
    Operand(Name),
    /// The result.
    Result,
    /// An immediate with the value of the field.
    Number(Name),
    /// A fixed number.
    Code(u32),
    /// Nothing.
    Null,
    /// The number of owords of the data.
    Owords,
    /// The size of an element of the data.
    Block,
    /// The size of the addresses.
    AddressSize(Name),
}

impl Message {
    /// Returns the source of a field.
    #[must_use]
    pub fn part(&self, role: Role) -> Option<Part> {
        self.parts.iter().find(|(own, _)| *own == role).map(|(_, part)| *part)
    }

    /// Returns the operand with a name, if it is a raw operand: adjacent registers.
    #[must_use]
    pub fn is_raw(&self, name: Name) -> bool {
        let role = self.parts.iter().find(|(_, part)| matches!(part, Part::Operand(of) if *of == name));
        role.is_some_and(|(role, _)| is_raw(self.op, *role))
    }
}

/// Returns whether a field is a raw operand.
#[must_use]
pub fn is_raw(op: Visa, role: Role) -> bool {
    op.definition().field(role).is_some_and(|field| matches!(field.kind, visa::table::Kind::Raw(_)))
}
