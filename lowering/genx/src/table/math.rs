//! Rounding and functions.

use super::{BY_RESULT, LHS, RHS, ResultRule, Row, SRC, row};

pub(super) const ROWS: &[Row] = &[
    row!(RndE, "rnde", BY_RESULT, [SRC], ResultRule::Floats, Pure, "To an integer, to nearest even."),
    row!(RndD, "rndd", BY_RESULT, [SRC], ResultRule::Floats, Pure, "To an integer, down."),
    row!(RndU, "rndu", BY_RESULT, [SRC], ResultRule::Floats, Pure, "To an integer, up."),
    row!(RndZ, "rndz", BY_RESULT, [SRC], ResultRule::Floats, Pure, "To an integer, to zero."),
    row!(Frc, "frc", BY_RESULT, [SRC], ResultRule::Floats, Pure, "src - rndd(src)."),
    row!(Inv, "inv", BY_RESULT, [SRC], ResultRule::Floats, Pure, "1 / src, as the hardware computes it."),
    row!(Log, "log", BY_RESULT, [SRC], ResultRule::Floats, Pure, "Logarithm to the base 2."),
    row!(Exp, "exp", BY_RESULT, [SRC], ResultRule::Floats, Pure, "2 to the power of src."),
    row!(Sqrt, "sqrt", BY_RESULT, [SRC], ResultRule::Floats, Pure, "Square root, as the hardware computes it."),
    row!(RSqrt, "rsqrt", BY_RESULT, [SRC], ResultRule::Floats, Pure, "1 / sqrt(src), as the hardware computes it."),
    row!(Sin, "sin", BY_RESULT, [SRC], ResultRule::Floats, Pure, "Sine of radians."),
    row!(Cos, "cos", BY_RESULT, [SRC], ResultRule::Floats, Pure, "Cosine of radians."),
    row!(Pow, "pow", BY_RESULT, [LHS, RHS], ResultRule::Floats, Pure, "|lhs| to the power of rhs."),
    row!(IeeeDiv, "ieee.div", BY_RESULT, [LHS, RHS], ResultRule::Floats, Pure, "Quotient, correctly rounded."),
    row!(IeeeSqrt, "ieee.sqrt", BY_RESULT, [SRC], ResultRule::Floats, Pure, "Square root, correctly rounded."),
];
