//! The operation table: the definition of each operation. Text, verifier, dialect, interpreter and the vISA writer
//! use these definitions.
//!
//! Operations with an LLVM instruction are that instruction; others are intrinsics of the GenX backend ("LLVM IR for
//! the GenX backend").

mod arith;
mod convert;
mod flow;
pub mod form;
mod logic;
mod math;
mod matrix;
mod memory;
mod name;
mod region;

use crate::types::Element;
pub use form::Form;
pub use name::Name;

macro_rules! operations {
    ($($family:ident: $($op:ident)+;)+) => {
        /// An operation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the definition has a description")]
        pub enum Op { $($($op,)+)+ }

        impl Op {
            /// All operations, in the order of the table.
            pub const ALL: &'static [Self] = &[$($(Self::$op,)+)+];
        }
    };
}

operations! {
    arith: Add Sub Mul SDiv UDiv SRem URem FAdd FSub FMul FDiv FNeg SMulH UMulH Add3 SMad UMad Fma
        SSAddSat UUAddSat SMax SMin UMax UMin FMax FMin FMaximum FMinimum AbsI AbsF Sat;
    logic: And Or Xor Bfn Shl LShr AShr Rol Ror CBit Lzd Fbl BfRev Bfi UBfe SBfe ICmp FCmp Select;
    convert: Trunc ZExt SExt FpTrunc FpExt FpToSi FpToUi SiToFp UiToFp BitCast
        SSTruncSat SUTruncSat USTruncSat UUTruncSat FpToSiSat FpToUiSat;
    math: RndE RndD RndU RndZ Frc Inv Log Exp Sqrt RSqrt Sin Cos Pow IeeeDiv IeeeSqrt;
    region: RdRegion WrRegion RdPredRegion WrPredRegion WrPredPredRegion Any All
        Constant Convert ConvertAddr AddAddr;
    memory: SvmBlockLd SvmBlockSt SvmGather SvmScatter OwordLd OwordSt GatherScaled ScatterScaled
        Gather4Scaled Scatter4Scaled LscLoadStateless LscStoreStateless LscLoadSlm LscStoreSlm
        LscAtomicStateless LscAtomicSlm
        LscLoad2dStateless LscStore2dStateless Barrier Fence LscFence
        GroupIdX GroupIdY GroupIdZ HardwareId StateRegister GroupCount LocalId;
    matrix: Dpas Dp4a;
    flow: Br CondBr Ret;
}

impl Op {
    /// Returns whether it is floating-point arithmetic that flushes denormals of operands and results. Moves, selects,
    /// minima, maxima, comparisons, conversions and sign changes keep them; so do the correctly rounded quotient and
    /// square root, which are expanded to scaled or wider numbers.
    #[must_use]
    pub const fn is_arithmetic(self) -> bool {
        matches!(
            self,
            Self::FAdd
                | Self::FSub
                | Self::FMul
                | Self::FDiv
                | Self::Fma
                | Self::RndE
                | Self::RndD
                | Self::RndU
                | Self::RndZ
                | Self::Frc
                | Self::Inv
                | Self::Log
                | Self::Exp
                | Self::Sqrt
                | Self::RSqrt
                | Self::Sin
                | Self::Cos
                | Self::Pow
        )
    }
}

/// An op definition.
#[derive(Clone, Copy, Debug)]
pub struct OpDef {
    /// The operation.
    pub op: Op,
    /// Its name, in the dialect and, with its suffixes, in LLVM IR.
    pub name: &'static str,
    /// Its spelling in LLVM IR.
    pub spelling: Spelling,
    /// Operands and immediates, in LLVM's order.
    pub arguments: &'static [Argument],
    /// The type of its result.
    pub result: ResultRule,
    /// Its effects.
    pub effect: Effect,
    /// Its form in vISA.
    pub form: Form,
    /// Its description.
    pub description: &'static str,
}

/// Spelling of an operation in LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// An LLVM instruction with the name of the operation.
    Instruction,
    /// `llvm.genx.` and the name, with the types of these operands as suffixes.
    Intrinsic(&'static [Suffix]),
    /// Like `Intrinsic`, for a family of messages: the opcode of the message, an 8-bit integer, is the second argument.
    Member(u8, &'static [Suffix]),
    /// `llvm.` and the name, an intrinsic of LLVM itself, with these suffixes.
    Llvm(&'static [Suffix]),
    /// None: a pass inserts it after kernels are read, and dumps show it as a call of `genx.` and the name.
    Inserted,
}

/// The operand or result whose type is a suffix of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suffix {
    /// The result. For names with an integer and a float form, `i` or `f` precedes it.
    Result,
    /// The operand with an index; immediates are not counted.
    Operand(u8),
    /// An operand if it is a vector: the index of a region, which "LLVM IR for the GenX backend" shows without suffix
    /// if it is a scalar.
    VectorOperand(u8),
}

/// An argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A value.
    Operand(Name, Kind),
    /// An immediate; in LLVM IR an integer constant of a number of bits.
    Immediate(Name, u8),
}

/// Legal types of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The type of the result.
    Result,
    /// The type of the operand with an index.
    SameAs(u8),
    /// Integers, as many as the result has elements.
    Integers,
    /// Floats, as many as the result has elements.
    Floats,
    /// Integers or bits of a predicate, as many as the result has elements.
    IntegersOrBits,
    /// Integers of more bits, as many as the result has elements.
    WiderIntegers,
    /// Integers of fewer bits, or bits of a predicate, as many as the result has elements.
    NarrowerBits,
    /// Floats of more bits, as many as the result has elements.
    WiderFloats,
    /// Floats of fewer bits, as many as the result has elements.
    NarrowerFloats,
    /// A type with as many bits as the result.
    Bits,
    /// A scalar or vector of any type except predicates.
    Data,
    /// A predicate of any length.
    Predicate,
    /// A predicate with a bit for each element of the result, or with one bit for all.
    Mask,
    /// A predicate with a bit for each element of the operand with an index, or with one bit for all.
    MaskOf(u8),
    /// A 16-bit byte index: one, or one per row.
    Index,
    /// A scalar of this type.
    Scalar(Element),
    /// A vector of this type.
    Vector(Element),
}

/// The type of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultRule {
    /// No result.
    None,
    /// Integers, scalar or vector.
    Integers,
    /// Floats, scalar or vector.
    Floats,
    /// Any type except predicates.
    Data,
    /// The type of the operand with an index.
    SameAs(u8),
    /// A bit for each element of the operand with an index.
    PredicateOf(u8),
    /// A predicate of any length.
    Predicate,
    /// A single bit.
    Bit,
    /// A 16-bit address, or a vector of them.
    Address,
    /// A scalar of this type.
    Scalar(Element),
    /// Three 32-bit integers.
    Vector3,
    /// Any type, which the operation states.
    Any,
}

/// The effects of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// None: it may be moved, and removed if its result has no uses.
    Pure,
    /// Reads memory.
    Read,
    /// Writes memory, or orders it.
    Write,
    /// Ends a block.
    Terminator,
}

impl Op {
    /// Returns its definition.
    #[must_use]
    pub fn definition(self) -> &'static OpDef {
        TABLE[self as usize]
    }

    /// Returns the operation with a name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|op| op.definition().name == name)
    }

    /// Returns whether it ends a block.
    #[must_use]
    pub fn is_terminator(self) -> bool {
        self.definition().effect == Effect::Terminator
    }
}

impl OpDef {
    /// Names and kinds of the operands.
    pub fn operands(&self) -> impl Iterator<Item = (Name, Kind)> {
        self.arguments.iter().filter_map(|argument| match *argument {
            Argument::Operand(name, kind) => Some((name, kind)),
            Argument::Immediate(..) => None,
        })
    }

    /// Returns the operand that shares its register with the result, because the operation writes only a part of it.
    #[must_use]
    pub fn two_address(&self) -> Option<usize> {
        FACTS[self.op as usize].two_address
    }

    /// Returns whether its first immediates are a region.
    #[must_use]
    pub fn has_region(&self) -> bool {
        FACTS[self.op as usize].has_region
    }

    /// Names and widths in bits of the immediates.
    pub fn immediates(&self) -> impl Iterator<Item = (Name, u8)> {
        self.arguments.iter().filter_map(|argument| match *argument {
            Argument::Immediate(name, width) => Some((name, width)),
            Argument::Operand(..) => None,
        })
    }
}

/// The definitions, by operation.
static TABLE: [&OpDef; Op::ALL.len()] = table();

const fn table() -> [&'static OpDef; Op::ALL.len()] {
    const PARTS: [&[OpDef]; 8] =
        [arith::OPS, logic::OPS, convert::OPS, math::OPS, region::OPS, memory::OPS, matrix::OPS, flow::OPS];
    let mut table = [&arith::OPS[0]; Op::ALL.len()];
    let (mut at, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut index = 0;
        while index < PARTS[part].len() {
            assert!(PARTS[part][index].op as usize == at, "definitions are in the order of the operations");
            table[at] = &PARTS[part][index];
            at += 1;
            index += 1;
        }
        part += 1;
    }
    assert!(at == Op::ALL.len(), "each operation has a definition");
    table
}

/// Properties that follow from the names in a definition, computed once because they are queried often.
#[derive(Clone, Copy)]
struct Facts {
    two_address: Option<usize>,
    has_region: bool,
}

static FACTS: [Facts; Op::ALL.len()] = facts();

const fn facts() -> [Facts; Op::ALL.len()] {
    let mut facts = [Facts { two_address: None, has_region: false }; Op::ALL.len()];
    let table = table();
    let mut at = 0;
    while at < table.len() {
        let (mut argument, mut operands) = (0, 0);
        while argument < table[at].arguments.len() {
            match table[at].arguments[argument] {
                Argument::Operand(name, _) => {
                    if matches!(name, Name::Old) {
                        facts[at].two_address = Some(operands);
                    }
                    operands += 1;
                }
                Argument::Immediate(name, _) => facts[at].has_region |= matches!(name, Name::Vstride),
            }
            argument += 1;
        }
        at += 1;
    }
    facts
}

/// Defines an operation; the other columns are given by name.
macro_rules! op {
    ($op:ident, $name:literal, $spelling:expr, $arguments:expr, $result:expr, $effect:ident, $form:expr, $doc:literal) => {
        crate::table::OpDef {
            op: crate::table::Op::$op,
            name: $name,
            spelling: $spelling,
            arguments: &$arguments,
            result: $result,
            effect: crate::table::Effect::$effect,
            form: $form,
            description: $doc,
        }
    };
}
use op;

const INSTRUCTION: Spelling = Spelling::Instruction;
/// The suffix of most intrinsics: the result, and an operand of another type.
const BY_RESULT: Spelling = Spelling::Intrinsic(&[Suffix::Result]);
const BY_BOTH: Spelling = Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]);
const PLAIN: Spelling = Spelling::Intrinsic(&[]);

const fn value(name: Name, kind: Kind) -> Argument {
    Argument::Operand(name, kind)
}

const fn number(name: Name, width: u8) -> Argument {
    Argument::Immediate(name, width)
}

const SRC: Argument = value(Name::Src, Kind::Result);
const LHS: Argument = value(Name::Lhs, Kind::Result);
const RHS: Argument = value(Name::Rhs, Kind::Result);
