//! Accesses to regions of vectors and predicates, and operations that only passes insert. Source: LLVM IR for the
//! GenX backend, "Region access in LLVM IR".

use super::form::Form;
use super::{BY_RESULT, Kind, Name, OpDef, ResultRule, Spelling, Suffix, number, op, value};
use visa::operand::Combine;

const VSTRIDE: super::Argument = number(Name::Vstride, 32);
const WIDTH: super::Argument = number(Name::Width, 32);
const STRIDE: super::Argument = number(Name::Stride, 32);
const OFFSET: super::Argument = number(Name::Offset, 16);
const PARENT: super::Argument = number(Name::ParentWidth, 32);

pub(super) const OPS: &[OpDef] = &[
    op!(
        RdRegion,
        "rdregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::VectorOperand(1)]),
        [value(Name::Src, Kind::Data), VSTRIDE, WIDTH, STRIDE, OFFSET, value(Name::Index, Kind::Index), PARENT],
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
            value(Name::Old, Kind::Result),
            value(Name::New, Kind::Data),
            VSTRIDE,
            WIDTH,
            STRIDE,
            OFFSET,
            value(Name::Index, Kind::Index),
            PARENT,
            value(Name::Mask, Kind::MaskOf(1))
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
        [value(Name::Src, Kind::Predicate), number(Name::Offset, 32)],
        ResultRule::Predicate,
        Pure,
        Form::SourceBits,
        "Bits of a predicate, starting at one."
    ),
    op!(
        WrPredRegion,
        "wrpredregion",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(1)]),
        [value(Name::Old, Kind::Result), value(Name::New, Kind::Predicate), number(Name::Offset, 32)],
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
            value(Name::Old, Kind::Result),
            value(Name::New, Kind::Predicate),
            number(Name::Offset, 32),
            value(Name::Mask, Kind::SameAs(0))
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
        [value(Name::Src, Kind::Predicate)],
        ResultRule::Bit,
        Pure,
        Form::Combined(Combine::Any),
        "Whether any bit is set."
    ),
    op!(
        All,
        "all",
        Spelling::Intrinsic(&[Suffix::Operand(0)]),
        [value(Name::Src, Kind::Predicate)],
        ResultRule::Bit,
        Pure,
        Form::Combined(Combine::All),
        "Whether all bits are set."
    ),
    op!(
        Constant,
        "constant",
        BY_RESULT,
        [value(Name::Src, Kind::Result)],
        ResultRule::Any,
        Pure,
        Form::Copy,
        "A constant, loaded into a register."
    ),
    op!(
        Convert,
        "convert",
        BY_RESULT,
        [value(Name::Src, Kind::Result)],
        ResultRule::Any,
        Pure,
        Form::Copy,
        "A copy into another category of registers."
    ),
    op!(
        ConvertAddr,
        "convert.addr",
        Spelling::Intrinsic(&[Suffix::Result]),
        [value(Name::Src, Kind::Result), number(Name::Offset, 16)],
        ResultRule::Address,
        Pure,
        Form::Address,
        "An index made an address register: src + offset, for the vector its region reads or writes."
    ),
    op!(
        AddAddr,
        "add.addr",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]),
        [value(Name::Lhs, Kind::Index), value(Name::Rhs, Kind::Result)],
        ResultRule::Address,
        Pure,
        Form::Address,
        "Sum of an address and an offset."
    ),
];
