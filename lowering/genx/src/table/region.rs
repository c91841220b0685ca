//! Accesses to regions of vectors and predicates, and operations that only passes insert. Source: LLVM IR for the
//! GenX backend, "Region access in LLVM IR".

use super::form::Form;
use super::{BY_RESULT, Kind, OpDef, ResultRule, Spelling, Suffix, number, op, value};
use visa::operand::Combine;

const VSTRIDE: super::Argument = number("vstride", 32);
const WIDTH: super::Argument = number("width", 32);
const STRIDE: super::Argument = number("stride", 32);
const OFFSET: super::Argument = number("offset", 16);
const PARENT: super::Argument = number("parent_width", 32);

pub(super) const OPS: &[OpDef] = &[
    op!(
        RdRegion,
        "rdregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::VectorOperand(1)]),
        [value("src", Kind::Data), VSTRIDE, WIDTH, STRIDE, OFFSET, value("index", Kind::Index), PARENT],
        ResultRule::Data,
        Pure,
        Form::Source,
        "The elements of a region. LLVM IR has offset and index as one operand, their sum."
    ),
    op!(
        WrRegion,
        "wrregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(1), Suffix::VectorOperand(2), Suffix::Operand(3)]),
        [
            value("old", Kind::Result),
            value("new", Kind::Data),
            VSTRIDE,
            WIDTH,
            STRIDE,
            OFFSET,
            value("index", Kind::Index),
            PARENT,
            value("mask", Kind::MaskOf(1))
        ],
        ResultRule::Data,
        Pure,
        Form::Destination,
        "`old` with the elements of a region replaced by those of `new` whose bit in the mask is set."
    ),
    op!(
        RdPredRegion,
        "rdpredregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]),
        [value("src", Kind::Predicate), number("offset", 32)],
        ResultRule::Predicate,
        Pure,
        Form::SourceBits,
        "Bits of a predicate, starting at one."
    ),
    op!(
        WrPredRegion,
        "wrpredregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(1)]),
        [value("old", Kind::Result), value("new", Kind::Predicate), number("offset", 32)],
        ResultRule::Predicate,
        Pure,
        Form::DestinationBits,
        "`old` with bits replaced, starting at one."
    ),
    op!(
        WrPredPredRegion,
        "wrpredpredregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(1)]),
        [
            value("old", Kind::Result),
            value("new", Kind::Predicate),
            number("offset", 32),
            value("mask", Kind::SameAs(0))
        ],
        ResultRule::Predicate,
        Pure,
        Form::DestinationBits,
        "`old` with bits replaced where the mask is set, starting at one."
    ),
    op!(
        Any,
        "any",
        Spelling::Intrinsic(&[Suffix::Operand(0)]),
        [value("src", Kind::Predicate)],
        ResultRule::Bit,
        Pure,
        Form::Combined(Combine::Any),
        "Whether any bit is set."
    ),
    op!(
        All,
        "all",
        Spelling::Intrinsic(&[Suffix::Operand(0)]),
        [value("src", Kind::Predicate)],
        ResultRule::Bit,
        Pure,
        Form::Combined(Combine::All),
        "Whether all bits are set."
    ),
    op!(
        Constant,
        "constant",
        BY_RESULT,
        [value("src", Kind::Result)],
        ResultRule::Any,
        Pure,
        Form::Copy,
        "A constant, loaded into a register."
    ),
    op!(
        Convert,
        "convert",
        BY_RESULT,
        [value("src", Kind::Result)],
        ResultRule::Any,
        Pure,
        Form::Copy,
        "A copy into another category of registers."
    ),
    op!(
        ConvertAddr,
        "convert.addr",
        Spelling::Intrinsic(&[Suffix::Result]),
        [value("src", Kind::Result), number("offset", 16)],
        ResultRule::Address,
        Pure,
        Form::Address,
        "An index made an address register: src + offset, for the vector its region reads or writes."
    ),
    op!(
        AddAddr,
        "add.addr",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]),
        [value("lhs", Kind::Index), value("rhs", Kind::Result)],
        ResultRule::Address,
        Pure,
        Form::Address,
        "Sum of an address and an offset."
    ),
];
