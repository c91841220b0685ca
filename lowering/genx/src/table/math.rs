//! Rounding and math functions.

use super::form::{Emulation, Sign, alu};
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
        alu(Visa::Rnde, Sign::Float).form(),
        "To an integer, to nearest even."
    ),
    row!(
        RndD,
        "rndd",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rndd, Sign::Float).form(),
        "To an integer, down."
    ),
    row!(
        RndU,
        "rndu",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rndu, Sign::Float).form(),
        "To an integer, up."
    ),
    row!(
        RndZ,
        "rndz",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rndz, Sign::Float).form(),
        "To an integer, to zero."
    ),
    row!(
        Frc,
        "frc",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Frc, Sign::Float).form(),
        "src - rndd(src)."
    ),
    row!(
        Inv,
        "inv",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Inv, Sign::Float).form(),
        "1 / src, as the hardware computes it."
    ),
    row!(
        Log,
        "log",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Log, Sign::Float).form(),
        "Logarithm to the base 2."
    ),
    row!(
        Exp,
        "exp",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Exp, Sign::Float).form(),
        "2 to the power of src."
    ),
    row!(
        Sqrt,
        "sqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Sqrt, Sign::Float).form(),
        "Square root, as the hardware computes it."
    ),
    row!(
        RSqrt,
        "rsqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rsqrt, Sign::Float).form(),
        "1 / sqrt(src), as the hardware computes it."
    ),
    row!(
        Sin,
        "sin",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Sin, Sign::Float).form(),
        "Sine of radians."
    ),
    row!(
        Cos,
        "cos",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Cos, Sign::Float).form(),
        "Cosine of radians."
    ),
    row!(
        Pow,
        "pow",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Pow, Sign::Float).form(),
        "|lhs| to the power of rhs."
    ),
    row!(
        IeeeDiv,
        "ieee.div",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Divm, Sign::Float).or(Emulation::Quotient).form(),
        "Quotient, correctly rounded."
    ),
    row!(
        IeeeSqrt,
        "ieee.sqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Sqrtm, Sign::Float).or(Emulation::SquareRoot).form(),
        "Square root, correctly rounded."
    ),
];
