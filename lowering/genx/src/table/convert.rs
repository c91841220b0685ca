//! Conversions.

use super::form::{Emulation, Form, Sign, convert};
use super::{BY_BOTH, INSTRUCTION, Kind, ResultRule, Row, row, value};

const INT: super::Argument = value("src", Kind::Integers);
const FLOAT: super::Argument = value("src", Kind::Floats);
/// Integers or bits of a predicate.
const BITS: super::Argument = value("src", Kind::IntegersOrBits);

const WIDE_INT: super::Argument = value("src", Kind::WiderIntegers);
const NARROW: super::Argument = value("src", Kind::NarrowerBits);
const WIDE_FLOAT: super::Argument = value("src", Kind::WiderFloats);
const NARROW_FLOAT: super::Argument = value("src", Kind::NarrowerFloats);

pub(super) const ROWS: &[Row] = &[
    row!(
        Trunc,
        "trunc",
        INSTRUCTION,
        [WIDE_INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Modular, Sign::Modular).form(),
        "Low bits."
    ),
    row!(
        ZExt,
        "zext",
        INSTRUCTION,
        [NARROW],
        ResultRule::Integers,
        Pure,
        convert(Sign::Unsigned, Sign::Modular).form(),
        "Zeros before the bits."
    ),
    row!(
        SExt,
        "sext",
        INSTRUCTION,
        [NARROW],
        ResultRule::Integers,
        Pure,
        convert(Sign::Signed, Sign::Modular).form(),
        "The sign before the bits."
    ),
    row!(
        FpTrunc,
        "fptrunc",
        INSTRUCTION,
        [WIDE_FLOAT],
        ResultRule::Floats,
        Pure,
        convert(Sign::Float, Sign::Float).form(),
        "To a smaller float, to nearest even."
    ),
    row!(
        FpExt,
        "fpext",
        INSTRUCTION,
        [NARROW_FLOAT],
        ResultRule::Floats,
        Pure,
        convert(Sign::Float, Sign::Float).form(),
        "To a larger float."
    ),
    row!(
        FpToSi,
        "fptosi",
        INSTRUCTION,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Signed).or(Emulation::ToInteger).form(),
        "To a signed integer, to zero."
    ),
    row!(
        FpToUi,
        "fptoui",
        INSTRUCTION,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Unsigned).or(Emulation::ToInteger).form(),
        "To an unsigned integer, to zero."
    ),
    row!(
        SiToFp,
        "sitofp",
        INSTRUCTION,
        [INT],
        ResultRule::Floats,
        Pure,
        convert(Sign::Signed, Sign::Float).or(Emulation::FromInteger).form(),
        "From a signed integer, to nearest even."
    ),
    row!(
        UiToFp,
        "uitofp",
        INSTRUCTION,
        [BITS],
        ResultRule::Floats,
        Pure,
        convert(Sign::Unsigned, Sign::Float).or(Emulation::FromInteger).form(),
        "From an unsigned integer, to nearest even."
    ),
    row!(
        BitCast,
        "bitcast",
        INSTRUCTION,
        [value("src", Kind::Bits)],
        ResultRule::Any,
        Pure,
        Form::Copy,
        "The same bytes as other elements."
    ),
    row!(
        SSTruncSat,
        "sstrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Signed, Sign::Signed).saturated().form(),
        "Signed to smaller signed, saturated."
    ),
    row!(
        SUTruncSat,
        "sutrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Unsigned, Sign::Signed).saturated().form(),
        "Unsigned to smaller signed, saturated."
    ),
    row!(
        USTruncSat,
        "ustrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Signed, Sign::Unsigned).saturated().form(),
        "Signed to smaller unsigned, saturated."
    ),
    row!(
        UUTruncSat,
        "uutrunc.sat",
        BY_BOTH,
        [INT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Unsigned, Sign::Unsigned).saturated().form(),
        "Unsigned to smaller unsigned, saturated."
    ),
    row!(
        FpToSiSat,
        "fptosi.sat",
        BY_BOTH,
        [FLOAT],
        ResultRule::Integers,
        Pure,
        convert(Sign::Float, Sign::Signed).saturated().or(Emulation::ToInteger).form(),
        "To a signed integer, to zero, saturated."
    ),
    row!(
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
