//! Which vISA instruction an operation becomes, and how that takes its operands.
//!
//! What the instruction itself allows (modifiers, predicate, types on a platform) is in the table and the rules of the `visa`
//! crate; here is only what ties the two together. Baling, legalization and the writer ask it.

use visa::table::{self, Kind, Modifiers};
use visa::{Platform, Type as VisaType};

use crate::ir::{Function, Inst};
use crate::table::Op;
use crate::types::Element;

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

/// What an operation becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An instruction on channels: a destination, and a source for each operand.
    Channels {
        /// The instruction.
        op: table::Op,
        /// How it takes its sources and makes its result.
        sign: Sign,
        /// Whether the destination is saturated.
        saturate: bool,
    },
    /// A move that converts.
    Convert {
        /// How the source is taken.
        src: Sign,
        /// What the result is.
        dst: Sign,
        /// Whether the destination is saturated.
        saturate: bool,
    },
    /// A comparison: its result is a predicate.
    Compare,
    /// A selection by a predicate.
    Select,
    /// An access to a region: an operand of another instruction, or a move.
    Region,
    /// The saturation of a destination.
    Saturation,
    /// Part of a predicate, or a question to all of its bits: belongs to the operand of another instruction.
    PredicatePart,
    /// A move between kinds of registers, or of a constant.
    Move,
    /// The setting of an address register.
    Address,
    /// No instruction: the registers are the same.
    Alias,
    /// A message: operands and result are whole registers.
    Message,
    /// A matrix product: operands and result are whole registers.
    Matrix,
    /// Control flow, and values that are there from the start.
    Other,
}

const fn channels(op: table::Op, sign: Sign) -> Form {
    Form::Channels { op, sign, saturate: false }
}

const fn saturated(op: table::Op, sign: Sign) -> Form {
    Form::Channels { op, sign, saturate: true }
}

const fn convert(src: Sign, dst: Sign) -> Form {
    Form::Convert { src, dst, saturate: false }
}

const fn clamped(src: Sign, dst: Sign) -> Form {
    Form::Convert { src, dst, saturate: true }
}

/// What an operation becomes. A difference is a sum whose second source is negated.
#[must_use]
pub const fn form(op: Op) -> Form {
    use Sign::{Float, Modular, Signed, Unsigned};
    match op {
        Op::Add | Op::Sub => channels(table::Op::Add, Modular),
        Op::Mul => channels(table::Op::Mul, Modular),
        Op::SDiv => channels(table::Op::Div, Signed),
        Op::UDiv => channels(table::Op::Div, Unsigned),
        Op::SRem => channels(table::Op::Mod, Signed),
        Op::URem => channels(table::Op::Mod, Unsigned),
        Op::FAdd | Op::FSub => channels(table::Op::Add, Float),
        Op::FMul => channels(table::Op::Mul, Float),
        Op::FDiv => channels(table::Op::Div, Float),
        Op::FNeg | Op::AbsF => convert(Float, Float),
        Op::AbsI => convert(Signed, Signed),
        Op::SMulH => channels(table::Op::Mulh, Signed),
        Op::UMulH => channels(table::Op::Mulh, Unsigned),
        Op::SMad => channels(table::Op::Mad, Signed),
        Op::UMad => channels(table::Op::Mad, Unsigned),
        Op::Fma => channels(table::Op::Mad, Float),
        Op::SSAddSat | Op::SSSubSat => saturated(table::Op::Add, Signed),
        Op::UUAddSat | Op::UUSubSat => saturated(table::Op::Add, Unsigned),
        Op::SMax | Op::SMin => channels(table::Op::MinMax, Signed),
        Op::UMax | Op::UMin => channels(table::Op::MinMax, Unsigned),
        Op::FMax | Op::FMin => channels(table::Op::MinMax, Float),
        Op::Sat => Form::Saturation,
        Op::And => channels(table::Op::And, Modular),
        Op::Or => channels(table::Op::Or, Modular),
        Op::Xor => channels(table::Op::Xor, Modular),
        Op::Shl => channels(table::Op::Shl, Modular),
        Op::LShr => channels(table::Op::Shr, Unsigned),
        Op::AShr => channels(table::Op::Asr, Signed),
        Op::Rol => channels(table::Op::Rol, Unsigned),
        Op::Ror => channels(table::Op::Ror, Unsigned),
        Op::CBit => channels(table::Op::Cbit, Unsigned),
        Op::Lzd => channels(table::Op::Lzd, Unsigned),
        Op::Fbl => channels(table::Op::Fbl, Unsigned),
        Op::BfRev => channels(table::Op::Bfrev, Unsigned),
        Op::Bfi => channels(table::Op::Bfi, Unsigned),
        Op::UBfe => channels(table::Op::Bfe, Unsigned),
        Op::SBfe => channels(table::Op::Bfe, Signed),
        Op::ICmp | Op::FCmp => Form::Compare,
        Op::Select => Form::Select,
        Op::Trunc => convert(Modular, Modular),
        Op::ZExt => convert(Unsigned, Modular),
        Op::SExt => convert(Signed, Modular),
        Op::FpTrunc | Op::FpExt => convert(Float, Float),
        Op::FpToSi => convert(Float, Signed),
        Op::FpToUi => convert(Float, Unsigned),
        Op::SiToFp => convert(Signed, Float),
        Op::UiToFp => convert(Unsigned, Float),
        Op::BitCast => Form::Alias,
        Op::SSTruncSat => clamped(Signed, Signed),
        Op::SUTruncSat => clamped(Unsigned, Signed),
        Op::USTruncSat => clamped(Signed, Unsigned),
        Op::UUTruncSat => clamped(Unsigned, Unsigned),
        Op::FpToSiSat => clamped(Float, Signed),
        Op::FpToUiSat => clamped(Float, Unsigned),
        Op::RndE => channels(table::Op::Rnde, Float),
        Op::RndD => channels(table::Op::Rndd, Float),
        Op::RndU => channels(table::Op::Rndu, Float),
        Op::RndZ => channels(table::Op::Rndz, Float),
        Op::Frc => channels(table::Op::Frc, Float),
        Op::Inv => channels(table::Op::Inv, Float),
        Op::Log => channels(table::Op::Log, Float),
        Op::Exp => channels(table::Op::Exp, Float),
        Op::Sqrt => channels(table::Op::Sqrt, Float),
        Op::RSqrt => channels(table::Op::Rsqrt, Float),
        Op::Sin => channels(table::Op::Sin, Float),
        Op::Cos => channels(table::Op::Cos, Float),
        Op::Pow => channels(table::Op::Pow, Float),
        Op::IeeeDiv => channels(table::Op::Divm, Float),
        Op::IeeeSqrt => channels(table::Op::Sqrtm, Float),
        Op::RdRegion | Op::WrRegion => Form::Region,
        Op::RdPredRegion | Op::WrPredRegion | Op::WrPredPredRegion | Op::Any | Op::All => Form::PredicatePart,
        Op::Constant | Op::Convert => Form::Move,
        Op::ConvertAddr | Op::AddAddr => Form::Address,
        Op::SvmBlockLd
        | Op::SvmBlockSt
        | Op::SvmGather
        | Op::SvmScatter
        | Op::OwordLd
        | Op::OwordSt
        | Op::GatherScaled
        | Op::ScatterScaled
        | Op::Gather4Scaled
        | Op::Scatter4Scaled
        | Op::LscLoadStateless
        | Op::LscStoreStateless
        | Op::LscLoadSlm
        | Op::LscStoreSlm
        | Op::LscLoad2dStateless
        | Op::LscStore2dStateless => Form::Message,
        Op::Dpas => Form::Matrix,
        Op::Dp4a => channels(table::Op::Dp4a, Signed),
        Op::Barrier | Op::Fence | Op::LscFence | Op::GroupId | Op::LocalId | Op::Br | Op::CondBr | Op::Ret => {
            Form::Other
        }
    }
}

/// The vISA instruction whose row says what operands may be; `None` for what is no instruction on channels.
#[must_use]
pub const fn instruction(op: Op) -> Option<table::Op> {
    match form(op) {
        Form::Channels { op, .. } => Some(op),
        Form::Convert { .. } | Form::Region | Form::Saturation | Form::Move => Some(table::Op::Mov),
        Form::Compare => Some(table::Op::Cmp),
        Form::Select => Some(table::Op::Sel),
        Form::Address => Some(table::Op::AddrAdd),
        Form::PredicatePart | Form::Alias | Form::Message | Form::Matrix | Form::Other => None,
    }
}

/// How an instruction looks at its sources. A comparison says it by its predicate.
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

/// The type of elements in vISA that are looked at in some way.
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

/// The modifiers that sources of an instruction may have.
#[must_use]
pub fn modifiers(op: table::Op) -> Modifiers {
    let rule = op.row().field(table::Role::Src0).map(|field| field.kind);
    match rule {
        Some(Kind::Vector(rule)) => rule.modifiers,
        Some(_) | None => Modifiers::None,
    }
}

/// Whether the destination of an instruction may be saturated.
#[must_use]
pub fn saturates(op: table::Op) -> bool {
    let rule = op.row().field(table::Role::Dst).map(|field| field.kind);
    matches!(rule, Some(Kind::Vector(rule)) if rule.modifiers == Modifiers::Saturation)
}

/// Whether an instruction may be predicated. A selection uses its predicate for itself.
#[must_use]
pub fn has_predicate(op: table::Op) -> bool {
    op != table::Op::Sel && op.row().field(table::Role::Predicate).is_some()
}

/// Whether a platform has the vISA instruction of an operation with these types.
#[must_use]
pub fn is_legal(op: table::Op, platform: Platform, dst: VisaType, sources: &[VisaType]) -> bool {
    op.row().platforms.contains(platform) && visa::verify::takes(op, platform, &[dst], sources)
}

/// Whether an instruction takes sources of different widths as numbers, each extended by its own type.
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
