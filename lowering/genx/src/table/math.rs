//! Rounding and math functions.

use super::form::{Emulation, Sign, alu};
use super::{BY_RESULT, LHS, OpDef, RHS, ResultRule, SRC, op};
use visa::table::Op as Visa;

pub(super) const OPS: &[OpDef] = &[
    op!(
        RndE,
        "rnde",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rnde, Sign::Float).form(),
        "To an integer, to nearest even."
    ),
    op!(
        RndD,
        "rndd",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rndd, Sign::Float).form(),
        "To an integer, down."
    ),
    op!(
        RndU,
        "rndu",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rndu, Sign::Float).form(),
        "To an integer, up."
    ),
    op!(
        RndZ,
        "rndz",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rndz, Sign::Float).form(),
        "To an integer, to zero."
    ),
    op!(Frc, "frc", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Frc, Sign::Float).form(), "src - rndd(src)."),
    op!(
        Inv,
        "inv",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Inv, Sign::Float).form(),
        "1 / src, as the hardware computes it."
    ),
    op!(
        Log,
        "log",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Log, Sign::Float).form(),
        "Logarithm to the base 2."
    ),
    op!(
        Exp,
        "exp",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Exp, Sign::Float).form(),
        "2 to the power of src."
    ),
    op!(
        Sqrt,
        "sqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Sqrt, Sign::Float).form(),
        "Square root, as the hardware computes it."
    ),
    op!(
        RSqrt,
        "rsqrt",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Rsqrt, Sign::Float).form(),
        "1 / sqrt(src), as the hardware computes it."
    ),
    op!(Sin, "sin", BY_RESULT, [SRC], ResultRule::Floats, Pure, alu(Visa::Sin, Sign::Float).form(), "Sine of radians."),
    op!(
        Cos,
        "cos",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Cos, Sign::Float).form(),
        "Cosine of radians."
    ),
    op!(
        Pow,
        "pow",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Pow, Sign::Float).form(),
        "|lhs| to the power of rhs."
    ),
    op!(
        IeeeDiv,
        "ieee.div",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Divm, Sign::Float).or(Emulation::Quotient).form(),
        "Quotient, correctly rounded."
    ),
    op!(
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
