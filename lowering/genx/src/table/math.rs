//! Rounding and functions.

use super::form::alu;
use super::{BY_RESULT, LHS, RHS, ResultRule, Row, SRC, row};
use visa::table::Op as Visa;

pub(super) const ROWS: &[Row] = &[
    row!(
        RndE,
        "rnde",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rnde).form(),
        "To an integer, to nearest even."
    ),
    row!(RndD, "rndd", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Rndd).form(), "To an integer, down."),
    row!(RndU, "rndu", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Rndu).form(), "To an integer, up."),
    row!(RndZ, "rndz", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Rndz).form(), "To an integer, to zero."),
    row!(Frc, "frc", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Frc).form(), "src - rndd(src)."),
    row!(
        Inv,
        "inv",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Inv).form(),
        "1 / src, as the hardware computes it."
    ),
    row!(Log, "log", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Log).form(), "Logarithm to the base 2."),
    row!(Exp, "exp", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Exp).form(), "2 to the power of src."),
    row!(
        Sqrt,
        "sqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Sqrt).form(),
        "Square root, as the hardware computes it."
    ),
    row!(
        RSqrt,
        "rsqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rsqrt).form(),
        "1 / sqrt(src), as the hardware computes it."
    ),
    row!(Sin, "sin", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Sin).form(), "Sine of radians."),
    row!(Cos, "cos", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Cos).form(), "Cosine of radians."),
    row!(
        Pow,
        "pow",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Pow).form(),
        "|lhs| to the power of rhs."
    ),
    row!(
        IeeeDiv,
        "ieee.div",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Divm).form(),
        "Quotient, correctly rounded."
    ),
    row!(
        IeeeSqrt,
        "ieee.sqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Sqrtm).form(),
        "Square root, correctly rounded."
    ),
];
