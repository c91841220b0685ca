//! Conversions.

use super::form::{Emulation, Form, Sign, convert};
use super::{BY_BOTH, INSTRUCTION, Kind, Name, OpDef, ResultRule, op, value};

const INT: super::Argument = value(Name::Src, Kind::Integers);
const FLOAT: super::Argument = value(Name::Src, Kind::Floats);
/// Integers or bits of a predicate.
const BITS: super::Argument = value(Name::Src, Kind::IntegersOrBits);

const WIDE_INT: super::Argument = value(Name::Src, Kind::WiderIntegers);
const NARROW: super::Argument = value(Name::Src, Kind::NarrowerBits);
const WIDE_FLOAT: super::Argument = value(Name::Src, Kind::WiderFloats);
const NARROW_FLOAT: super::Argument = value(Name::Src, Kind::NarrowerFloats);

pub(super) const OPS: &[OpDef] = &[
    op!(
        Trunc,
        "trunc",
        INSTRUCTION,
        [WIDE_INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Modular, Sign::Modular).form(),
        "Low bits."
    ),
    op!(
        ZExt,
        "zext",
        INSTRUCTION,
        [NARROW],
        ResultRule::Integers,
        Pure,
        convert(Sign::Unsigned, Sign::Modular).form(),
        "Zeros before the bits."
    ),
    op!(
        SExt,
        "sext",
        INSTRUCTION,
        [NARROW],
        ResultRule::Integers,
        Pure,
        convert(Sign::Signed, Sign::Modular).form(),
        "The sign before the bits."
    ),
    op!(
        FpTrunc,
        "fptrunc",
        INSTRUCTION,
        [WIDE_FLOAT],
        ResultRule::Floats,
        Pure,
        convert(Sign::Float, Sign::Float).form(),
        "To a smaller float, to nearest even."
    ),
    op!(
        FpExt,
        "fpext",
        INSTRUCTION,
        [NARROW_FLOAT],
        ResultRule::Floats,
        Pure,
        convert(Sign::Float, Sign::Float).form(),
        "To a larger float."
    ),
    op!(
        FpToSi,
        "fptosi",
        INSTRUCTION,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Signed).or(Emulation::ToInteger).form(),
        "To a signed integer, to zero."
    ),
    op!(
        FpToUi,
        "fptoui",
        INSTRUCTION,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Unsigned).or(Emulation::ToInteger).form(),
        "To an unsigned integer, to zero."
    ),
    op!(
        SiToFp,
        "sitofp",
        INSTRUCTION,
        [INT],
        ResultRule::Floats,
        Pure,
        convert(Sign::Signed, Sign::Float).or(Emulation::FromInteger).form(),
        "From a signed integer, to nearest even."
    ),
    op!(
        UiToFp,
        "uitofp",
        INSTRUCTION,
        [BITS],
        ResultRule::Floats,
        Pure,
        convert(Sign::Unsigned, Sign::Float).or(Emulation::FromInteger).form(),
        "From an unsigned integer, to nearest even."
    ),
    op!(
        BitCast,
        "bitcast",
        INSTRUCTION,
        [value(Name::Src, Kind::Bits)],
        ResultRule::Any,
        Pure,
        Form::Copy,
        "The same bytes as other elements."
    ),
    op!(
        SSTruncSat,
        "sstrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Signed, Sign::Signed).saturated().form(),
        "Signed to smaller signed, saturated."
    ),
    op!(
        SUTruncSat,
        "sutrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Unsigned, Sign::Signed).saturated().form(),
        "Unsigned to smaller signed, saturated."
    ),
    op!(
        USTruncSat,
        "ustrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Signed, Sign::Unsigned).saturated().form(),
        "Signed to smaller unsigned, saturated."
    ),
    op!(
        UUTruncSat,
        "uutrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Unsigned, Sign::Unsigned).saturated().form(),
        "Unsigned to smaller unsigned, saturated."
    ),
    op!(
        FpToSiSat,
        "fptosi.sat",
        BY_BOTH,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Signed).saturated().or(Emulation::ToInteger).form(),
        "To a signed integer, to zero, saturated."
    ),
    op!(
        FpToUiSat,
        "fptoui.sat",
        BY_BOTH,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Unsigned).saturated().or(Emulation::ToInteger).form(),
        "To an unsigned integer, to zero, saturated."
    ),
];
