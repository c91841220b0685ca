//! How operations are written as vISA: the column from which the writer, and what it asks of the passes before it, is made.

use visa::operand::{Combine, Modifier};
use visa::table::{Op as Visa, Role};
use visa::variable::GeneralId;
use visa::word::MinMax;

/// How an operation is written.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// An instruction on channels: the result is the destination, the operands are the sources, in order.
    Channels(Channels),
    /// `cmp`, with the condition of the predicate.
    Compare,
    /// `sel`, with the condition as its predicate.
    Select,
    /// The region of a source.
    Source,
    /// The region of a destination.
    Destination,
    /// The place of a predicate in a longer one: the mask control of the instruction that reads it.
    SourceBits,
    /// The place of a predicate in a longer one: the mask control of the instruction that writes it.
    DestinationBits,
    /// How the bits of a predicate are combined.
    Combined(Combine),
    /// Moves of the whole operand: none where it is in the same registers as the result.
    Copy,
    /// `addr_add` of the vector of the region the result is for.
    Address,
    /// A message to memory, or about it.
    Message(Message),
    /// Moves of predefined variables, one for each element; zeros after the last.
    Predefined(&'static [GeneralId]),
    /// A product of matrices.
    Product,
    /// Jumps.
    Branch,
    /// The return.
    Return,
}

impl Form {
    /// What it is made of where a platform does not have it.
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

    /// Whether several numbers may be combined by it in any order.
    #[must_use]
    pub const fn is_of_any_order(self) -> bool {
        matches!(self, Self::Channels(Channels { any_order: true, .. }))
    }

    /// The message it is, if it is one.
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

/// How an instruction looks at the bits of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// As a signed integer.
    Signed,
    /// As an unsigned integer.
    Unsigned,
    /// As an integer of which only the low bits count: its sign makes no difference.
    Modular,
    /// As a float.
    Float,
    /// As the type says: a float, or an integer of any sign. It is only copied.
    Copied,
}

/// An instruction on channels.
#[derive(Clone, Copy, Debug)]
pub struct Channels {
    /// Which one.
    pub op: Visa,
    /// What `min` and `max` have besides.
    pub min_max: Option<MinMax>,
    /// What the result is.
    pub dst: Sign,
    /// How it takes its sources.
    pub src: Sign,
    /// Whether the destination is saturated.
    pub saturated: bool,
    /// What is done to a source, and to which.
    pub modifier: Option<(usize, Modifier)>,
    /// What it is made of where a platform does not have it.
    pub emulation: Emulation,
    /// Whether several numbers may be combined in any order. Of two zeros that only differ in sign either is the larger one.
    pub any_order: bool,
}

/// What an operation is made of where a platform does not have its instruction with the types that it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emulation {
    /// The same operation in wider elements.
    Wider,
    /// Products of 64 bits are those of their halves.
    Product,
    /// The upper half of a product: that of products of halves, or of a wider one.
    UpperHalf,
    /// The quotient or remainder of integers: a product with a reciprocal, made right.
    Division,
    /// The quotient of floats, correctly rounded, of a reciprocal.
    Quotient,
    /// The square root, correctly rounded, of a reciprocal one.
    SquareRoot,
    /// A rotation: two shifts.
    Rotation,
    /// A float of an integer of 64 bits, of its halves.
    FromInteger,
    /// An integer of 64 bits of a float, in halves.
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

    /// With something done to a source.
    pub(super) const fn with(self, source: usize, modifier: Modifier) -> Self {
        Self { modifier: Some((source, modifier)), ..self }
    }

    /// With what it is made of where a platform does not have it.
    pub(super) const fn or(self, emulation: Emulation) -> Self {
        Self { emulation, ..self }
    }

    /// Of which several numbers may be combined in any order.
    pub(super) const fn in_any_order(self) -> Self {
        Self { any_order: true, ..self }
    }

    pub(super) const fn form(self) -> Form {
        Form::Channels(self)
    }
}

/// An instruction whose sources and destination are looked at in the same way.
pub(super) const fn alu(op: Visa, sign: Sign) -> Channels {
    Channels::of(op, sign, sign)
}

/// `min` or `max`.
pub(super) const fn min_max(which: MinMax, sign: Sign) -> Channels {
    Channels { min_max: Some(which), ..alu(Visa::MinMax, sign).in_any_order() }
}

/// A move that converts.
pub(super) const fn convert(src: Sign, dst: Sign) -> Channels {
    Channels::of(Visa::Mov, src, dst)
}

/// A message.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The instruction.
    pub op: Visa,
    /// How many channels it has, where it has any.
    pub lanes: Lanes,
    /// What its fields are. Its predicate is the operand `mask`, if there is one.
    pub parts: &'static [(Role, Part)],
}

/// The surface that is shared local memory, as messages have it as operand.
pub const SLM: i64 = 254;

/// How many channels a message has.
#[derive(Clone, Copy, Debug)]
pub enum Lanes {
    /// One.
    One,
    /// As many as an operand has elements.
    Of(&'static str),
    /// As many as an operand has elements, but one if data is transposed.
    UnlessTransposed(&'static str),
}

/// What a field of a message is.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// An operand.
    Operand(&'static str),
    /// The result.
    Result,
    /// An immediate, whose numbers are those of the field.
    Number(&'static str),
    /// Always the same number.
    Code(u32),
    /// Nothing.
    Null,
    /// How many owords the data are.
    Owords,
    /// The size of an element of the data.
    Block,
    /// The size of the addresses.
    AddressSize(&'static str),
}

impl Message {
    /// What a field is.
    #[must_use]
    pub fn part(&self, role: Role) -> Option<Part> {
        self.parts.iter().find(|(own, _)| *own == role).map(|(_, part)| *part)
    }

    /// The operand of a name, where it is a raw operand: registers side by side, from the start of one on.
    #[must_use]
    pub fn is_raw(&self, name: &str) -> bool {
        let role = self.parts.iter().find(|(_, part)| matches!(part, Part::Operand(of) if *of == name));
        role.is_some_and(|(role, _)| is_raw(self.op, *role))
    }
}

/// Whether a field is a raw operand.
#[must_use]
pub fn is_raw(op: Visa, role: Role) -> bool {
    op.row().field(role).is_some_and(|field| matches!(field.kind, visa::table::Kind::Raw(_)))
}
