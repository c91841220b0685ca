//! The operations: one row each. Text, verifier, dialect, interpreter and the writer of vISA are derived from it.
//!
//! Operations with an LLVM instruction are that instruction; others are intrinsics of the GenX backend ("LLVM IR for the GenX
//! backend").

mod arith;
mod convert;
mod flow;
pub mod form;
mod logic;
mod math;
mod matrix;
mod memory;
mod region;

use crate::types::Element;
pub use form::Form;

macro_rules! operations {
    ($($family:ident: $($op:ident)+;)+) => {
        /// An operation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the row has a description")]
        pub enum Op { $($($op,)+)+ }

        impl Op {
            /// All operations, in the order of the table.
            pub const ALL: &'static [Self] = &[$($(Self::$op,)+)+];
        }
    };
}

operations! {
    arith: Add Sub Mul SDiv UDiv SRem URem FAdd FSub FMul FDiv FNeg SMulH UMulH SMad UMad Fma
        SSAddSat UUAddSat SMax SMin UMax UMin FMax FMin FMaximum FMinimum AbsI AbsF Sat;
    logic: And Or Xor Shl LShr AShr Rol Ror CBit Lzd Fbl BfRev Bfi UBfe SBfe ICmp FCmp Select;
    convert: Trunc ZExt SExt FpTrunc FpExt FpToSi FpToUi SiToFp UiToFp BitCast
        SSTruncSat SUTruncSat USTruncSat UUTruncSat FpToSiSat FpToUiSat;
    math: RndE RndD RndU RndZ Frc Inv Log Exp Sqrt RSqrt Sin Cos Pow IeeeDiv IeeeSqrt;
    region: RdRegion WrRegion RdPredRegion WrPredRegion WrPredPredRegion Any All
        Constant Convert ConvertAddr AddAddr;
    memory: SvmBlockLd SvmBlockSt SvmGather SvmScatter OwordLd OwordSt GatherScaled ScatterScaled
        Gather4Scaled Scatter4Scaled LscLoadStateless LscStoreStateless LscLoadSlm LscStoreSlm
        LscLoad2dStateless LscStore2dStateless Barrier Fence LscFence GroupId LocalId;
    matrix: Dpas Dp4a;
    flow: Br CondBr Ret;
}

impl Op {
    /// Whether it is floating-point arithmetic that flushes denormals of operands and results. Moves, selects, minima,
    /// maxima, comparisons, conversions and sign changes keep them; so do the correctly rounded quotient and root,
    /// which are expanded to scaled or wider numbers.
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
pub struct Row {
    /// Which one.
    pub op: Op,
    /// Its name, in the dialect and, with its suffixes, in LLVM IR.
    pub name: &'static str,
    /// How LLVM IR spells it.
    pub spelling: Spelling,
    /// Operands and immediates, in LLVM's order.
    pub arguments: &'static [Argument],
    /// The type of its result.
    pub result: ResultRule,
    /// What it does besides.
    pub effect: Effect,
    /// How it is written as vISA.
    pub form: Form,
    /// What it computes.
    pub description: &'static str,
}

/// How LLVM IR spells an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// An instruction of LLVM of the row's name.
    Instruction,
    /// `llvm.genx.` and the name, with the types of these operands as suffixes.
    Intrinsic(&'static [Suffix]),
    /// The same for a family of messages: the opcode of the message, an 8-bit integer, is the second argument.
    Member(u8, &'static [Suffix]),
    /// `llvm.` and the name, an intrinsic of LLVM itself, with these suffixes.
    Llvm(&'static [Suffix]),
}

/// The operand or result whose type is a suffix of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suffix {
    /// The result. For the names that have an integer and a float form, `i` or `f` comes before it.
    Result,
    /// The operand with an index; immediates do not count.
    Operand(u8),
    /// An operand if it is a vector: the index of a region, which "LLVM IR for the GenX backend" shows without suffix
    /// if it is a scalar.
    VectorOperand(u8),
}

/// An argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A value.
    Operand(&'static str, Kind),
    /// An immediate; in LLVM IR an integer constant of a number of bits.
    Immediate(&'static str, u8),
}

/// Which types an operand may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The type of the result.
    Result,
    /// The type of the operand of a number.
    SameAs(u8),
    /// As many elements as the result, of integers.
    Integers,
    /// As many elements as the result, of floats.
    Floats,
    /// As many elements as the result, of integers or bits of a predicate.
    IntegersOrBits,
    /// As many elements as the result, of integers of more bits.
    WiderIntegers,
    /// As many elements as the result, of integers of fewer bits, or bits of a predicate.
    NarrowerBits,
    /// As many elements as the result, of floats of more bits.
    WiderFloats,
    /// As many elements as the result, of floats of fewer bits.
    NarrowerFloats,
    /// As many bits as the result.
    Bits,
    /// Any number of elements of any type but predicates.
    Data,
    /// A predicate of any length.
    Predicate,
    /// A predicate of as many bits as the result has elements, or one bit for all.
    Mask,
    /// A predicate of as many bits as the operand of a number has elements, or one bit for all.
    MaskOf(u8),
    /// A 16-bit byte index: one, or one for each row.
    Index,
    /// A scalar of a type.
    Scalar(Element),
    /// A vector of a type.
    Vector(Element),
}

/// The type of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultRule {
    /// There is none.
    None,
    /// Integers, scalar or vector.
    Integers,
    /// Floats, scalar or vector.
    Floats,
    /// Any type but predicates.
    Data,
    /// The type of the operand of a number.
    SameAs(u8),
    /// A bit for each element of operand 0.
    PredicateOf(u8),
    /// A predicate of any length.
    Predicate,
    /// A single bit.
    Bit,
    /// A vector of 16-bit addresses, or one.
    Address,
    /// A scalar of a type.
    Scalar(Element),
    /// Three 32-bit integers.
    Vector3,
    /// The operation states the type, which may be any.
    Any,
}

/// The effects of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// No effects: it may be removed if its result has no uses, and moved.
    Pure,
    /// Reads memory.
    Read,
    /// Writes memory, or orders it.
    Write,
    /// Ends a block.
    Terminator,
}

impl Op {
    /// Its row.
    #[must_use]
    pub fn row(self) -> &'static Row {
        TABLE[self as usize]
    }

    /// The operation with a name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|op| op.row().name == name)
    }

    /// Whether it ends a block.
    #[must_use]
    pub fn is_terminator(self) -> bool {
        self.row().effect == Effect::Terminator
    }
}

impl Row {
    /// Names and kinds of the operands.
    pub fn operands(&self) -> impl Iterator<Item = (&'static str, Kind)> {
        self.arguments.iter().filter_map(|argument| match *argument {
            Argument::Operand(name, kind) => Some((name, kind)),
            Argument::Immediate(..) => None,
        })
    }

    /// The operand that shares its register with the result, because the operation writes only a part of it.
    #[must_use]
    pub fn two_address(&self) -> Option<usize> {
        FACTS[self.op as usize].two_address
    }

    /// Whether its first immediates are a region.
    #[must_use]
    pub fn has_region(&self) -> bool {
        FACTS[self.op as usize].has_region
    }

    /// Names and widths in bits of the immediates.
    pub fn immediates(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.arguments.iter().filter_map(|argument| match *argument {
            Argument::Immediate(name, width) => Some((name, width)),
            Argument::Operand(..) => None,
        })
    }
}

/// The rows, by operation.
static TABLE: [&Row; Op::ALL.len()] = table();

const fn table() -> [&'static Row; Op::ALL.len()] {
    const PARTS: [&[Row]; 8] =
        [arith::ROWS, logic::ROWS, convert::ROWS, math::ROWS, region::ROWS, memory::ROWS, matrix::ROWS, flow::ROWS];
    let mut table = [&arith::ROWS[0]; Op::ALL.len()];
    let (mut at, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut row = 0;
        while row < PARTS[part].len() {
            assert!(PARTS[part][row].op as usize == at, "rows stand in the order of the operations");
            table[at] = &PARTS[part][row];
            at += 1;
            row += 1;
        }
        part += 1;
    }
    assert!(at == Op::ALL.len(), "each operation has a row");
    table
}

/// Properties that follow from the names of an op definition, computed once because they are asked often.
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
                    if same(name, "old") {
                        facts[at].two_address = Some(operands);
                    }
                    operands += 1;
                }
                Argument::Immediate(name, _) => facts[at].has_region |= same(name, "vstride"),
            }
            argument += 1;
        }
        at += 1;
    }
    facts
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// A row; the rest of its columns by name.
macro_rules! row {
    ($op:ident, $name:literal, $spelling:expr, $arguments:expr, $result:expr, $effect:ident, $form:expr, $doc:literal) => {
        crate::table::Row {
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
use row;

const INSTRUCTION: Spelling = Spelling::Instruction;
/// The suffix of most intrinsics: the result, and an operand of another type.
const BY_RESULT: Spelling = Spelling::Intrinsic(&[Suffix::Result]);
const BY_BOTH: Spelling = Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]);
const PLAIN: Spelling = Spelling::Intrinsic(&[]);

const fn value(name: &'static str, kind: Kind) -> Argument {
    Argument::Operand(name, kind)
}

const fn number(name: &'static str, width: u8) -> Argument {
    Argument::Immediate(name, width)
}

const SRC: Argument = value("src", Kind::Result);
const LHS: Argument = value("lhs", Kind::Result);
const RHS: Argument = value("rhs", Kind::Result);
