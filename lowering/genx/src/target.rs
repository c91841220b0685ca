//! The vISA instruction of each operation, and the operands that it supports.
//!
//! The table and rules of the `visa` crate state what the instruction itself allows (modifiers, predicate, types on a
//! platform); this file connects the two. Baling, legalization and the writer use it.

use visa::table::{self, Kind, Modifiers};
use visa::{Platform, Type as VisaType};

use crate::ir::{Function, Inst};
pub use crate::table::form::Sign;
use crate::table::form::{Channels, Form as Column};
use crate::table::{Name, Op};
use crate::types::Element;

/// The form of an operation, in the detail that baling and legalization distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An element-wise instruction: a destination, and a source for each operand.
    Channels {
        /// The instruction.
        op: table::Op,
        /// The interpretation of its sources and its result.
        sign: Sign,
        /// Whether the destination is saturated.
        saturate: bool,
    },
    /// A move that converts.
    Convert {
        /// The interpretation of the source.
        src: Sign,
        /// The interpretation of the result.
        dst: Sign,
        /// Whether the destination is saturated.
        saturate: bool,
    },
    /// A comparison, whose result is a predicate.
    Compare,
    /// A select by a predicate.
    Select,
    /// An access to a region: an operand of another instruction, or a move.
    Region,
    /// The saturation of a destination.
    Saturation,
    /// A part of a predicate, or the combination of its bits: part of the operand of another instruction.
    PredicatePart,
    /// A move between register categories, or of a constant.
    Move,
    /// The computation of an address.
    Address,
    /// No instruction: operand and result share registers.
    Alias,
    /// A message: operands and result are whole registers.
    Message,
    /// A matrix product: operands and result are whole registers.
    Matrix,
    /// Control flow, and values that are defined at the start.
    Other,
}

impl Form {
    /// Returns whether it saturates its destination.
    #[must_use]
    pub const fn saturates(self) -> bool {
        match self {
            Self::Channels { saturate, .. } | Self::Convert { saturate, .. } => saturate,
            Self::Compare
            | Self::Select
            | Self::Region
            | Self::Saturation
            | Self::PredicatePart
            | Self::Move
            | Self::Address
            | Self::Alias
            | Self::Message
            | Self::Matrix
            | Self::Other => false,
        }
    }

    /// Returns whether each lane of the result depends only on the same lane of the sources.
    #[must_use]
    pub const fn is_on_lanes(self) -> bool {
        match self {
            Self::Channels { .. } | Self::Convert { .. } | Self::Compare | Self::Select | Self::Saturation => true,
            Self::Region
            | Self::PredicatePart
            | Self::Move
            | Self::Address
            | Self::Alias
            | Self::Message
            | Self::Matrix
            | Self::Other => false,
        }
    }
}

/// Returns the form of an operation.
#[must_use]
pub fn form(op: Op) -> Form {
    match op.definition().form {
        Column::Channels(Channels { op: table::Op::Mov, .. }) if op == Op::Sat => Form::Saturation,
        Column::Channels(Channels { op: table::Op::Mov, src, dst, saturated, .. }) => {
            Form::Convert { src, dst, saturate: saturated }
        }
        Column::Channels(Channels { op, src, saturated, .. }) => Form::Channels { op, sign: src, saturate: saturated },
        Column::Compare => Form::Compare,
        Column::Select => Form::Select,
        Column::Source | Column::Destination => Form::Region,
        Column::SourceBits | Column::DestinationBits | Column::Combined(_) => Form::PredicatePart,
        Column::Copy if op == Op::BitCast => Form::Alias,
        Column::Copy => Form::Move,
        Column::Address => Form::Address,
        Column::Message(message) if message.op.definition().group == table::Group::Sync => Form::Other,
        Column::Message(_) => Form::Message,
        Column::Product => Form::Matrix,
        Column::Predefined(_) | Column::Branch | Column::Return => Form::Other,
    }
}

/// Returns the vISA instruction whose definition states the legal operands; `None` if the operation is not
/// element-wise.
#[must_use]
pub fn instruction(op: Op) -> Option<table::Op> {
    match form(op) {
        Form::Channels { op, .. } => Some(op),
        Form::Convert { .. } | Form::Region | Form::Saturation | Form::Move => Some(table::Op::Mov),
        Form::Compare => Some(table::Op::Cmp),
        Form::Select => Some(table::Op::Sel),
        Form::Address => Some(table::Op::AddrAdd),
        Form::PredicatePart | Form::Alias | Form::Message | Form::Matrix | Form::Other => None,
    }
}

/// Returns the interpretation of the sources of an instruction. The predicate of a comparison determines it.
#[must_use]
pub fn source_sign(function: &Function, inst: Inst) -> Sign {
    match form(function.op(inst)) {
        Form::Channels { sign, .. } | Form::Convert { src: sign, .. } => sign,
        Form::Compare => match function.int_predicate(inst) {
            Some(predicate) => predicate.sign(),
            None => Sign::Float,
        },
        Form::Saturation => Sign::Float,
        Form::Select | Form::Region | Form::Move | Form::Alias => Sign::Copied,
        Form::PredicatePart | Form::Address | Form::Message | Form::Matrix | Form::Other => Sign::Modular,
    }
}

/// Returns the interpretation of the result of an instruction. For operations other than conversions, it is that of the
/// sources.
#[must_use]
pub fn result_sign(function: &Function, inst: Inst) -> Sign {
    match form(function.op(inst)) {
        Form::Convert { dst, .. } => dst,
        Form::Channels { .. }
        | Form::Compare
        | Form::Select
        | Form::Region
        | Form::Saturation
        | Form::PredicatePart
        | Form::Move
        | Form::Address
        | Form::Alias
        | Form::Message
        | Form::Matrix
        | Form::Other => source_sign(function, inst),
    }
}

/// Returns whether an instruction may fault if it is executed speculatively: it divides by a variable, or accesses a
/// vector at a variable index, which may be out of bounds.
#[must_use]
pub fn may_fault(function: &Function, inst: Inst) -> bool {
    let op = function.op(inst);
    if matches!(op, Op::SDiv | Op::UDiv | Op::SRem | Op::URem) {
        let divisor = function.operands(inst).get(1).and_then(|divisor| function.as_integer(*divisor));
        return divisor.is_none_or(|divisor| divisor == 0);
    }
    let index = function.operand(inst, Name::Index).filter(|_| form(op) == Form::Region);
    index.is_some_and(|index| function.as_constant(index).is_none())
}

/// Returns the vISA type of elements under an interpretation.
#[must_use]
pub const fn visa_type(element: Element, sign: Sign) -> VisaType {
    let signed = matches!(sign, Sign::Signed);
    match element {
        Element::I1 => VisaType::Bool,
        Element::I8 => {
            if signed {
                VisaType::B
            } else {
                VisaType::Ub
            }
        }
        Element::I16 => {
            if signed {
                VisaType::W
            } else {
                VisaType::Uw
            }
        }
        Element::I32 => {
            if signed {
                VisaType::D
            } else {
                VisaType::Ud
            }
        }
        Element::I64 => {
            if signed {
                VisaType::Q
            } else {
                VisaType::Uq
            }
        }
        Element::F16 => VisaType::Hf,
        Element::BF16 => VisaType::Bf,
        Element::F32 => VisaType::F,
        Element::F64 => VisaType::Df,
    }
}

/// Returns the modifiers that sources of an instruction may have.
#[must_use]
pub fn modifiers(op: table::Op) -> Modifiers {
    let rule = op.definition().field(table::Role::Src0).map(|field| field.kind);
    match rule {
        Some(Kind::Vector(rule)) => rule.modifiers,
        Some(_) | None => Modifiers::None,
    }
}

/// Returns whether the destination of an instruction may be saturated.
#[must_use]
pub fn saturates(op: table::Op) -> bool {
    let rule = op.definition().field(table::Role::Dst).map(|field| field.kind);
    matches!(rule, Some(Kind::Vector(rule)) if rule.modifiers == Modifiers::Saturation)
}

/// Returns whether an instruction may be predicated. A select uses its predicate as the condition.
#[must_use]
pub fn has_predicate(op: table::Op) -> bool {
    op != table::Op::Sel && op.definition().field(table::Role::Predicate).is_some()
}

/// Returns whether a platform supports the vISA instruction of an operation with these types.
#[must_use]
pub fn is_legal(op: table::Op, platform: Platform, dst: VisaType, sources: &[VisaType]) -> bool {
    op.definition().platforms.contains(platform) && visa::verify::takes(op, platform, &[dst], sources)
}

/// Returns whether an instruction supports sources of different widths, each extended according to its type.
#[must_use]
pub const fn mixes_widths(op: table::Op) -> bool {
    matches!(
        op,
        table::Op::Add
            | table::Op::Mul
            | table::Op::Mad
            | table::Op::And
            | table::Op::Or
            | table::Op::Xor
            | table::Op::Shl
            | table::Op::Shr
            | table::Op::Asr
            | table::Op::MinMax
            | table::Op::Cmp
            | table::Op::Sel
            | table::Op::Mov
    )
}

/// Returns whether an instruction supports an operand of narrower integers that it extends by the sign of `extension`;
/// `own` is its interpretation of the operand.
///
/// An unsigned interpretation does not sign-extend, and a right shift copies the sign bit of the narrow operand, even
/// if that is not the sign bit of the wide number.
#[must_use]
pub fn extends(op: table::Op, operand: usize, own: Sign, extension: Sign) -> bool {
    let shifted = op == table::Op::Asr && operand == 0;
    mixes_widths(op) && if extension == Sign::Signed { own != Sign::Unsigned } else { !shifted }
}
