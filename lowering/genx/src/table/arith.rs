//! Arithmetic.

use super::{BY_BOTH, BY_RESULT, INSTRUCTION, Kind, LHS, RHS, ResultRule, Row, SRC, Spelling, Suffix, row, value};

const A: super::Argument = value("lhs", Kind::Integers);
const B: super::Argument = value("rhs", Kind::SameAs(0));

pub(super) const ROWS: &[Row] = &[
    row!(Add, "add", INSTRUCTION, [LHS, RHS], ResultRule::Integers, Pure, "Sum, modulo 2^n."),
    row!(Sub, "sub", INSTRUCTION, [LHS, RHS], ResultRule::Integers, Pure, "Difference, modulo 2^n."),
    row!(Mul, "mul", INSTRUCTION, [LHS, RHS], ResultRule::Integers, Pure, "Product, modulo 2^n."),
    row!(SDiv, "sdiv", INSTRUCTION, [LHS, RHS], ResultRule::Integers, Pure, "Quotient of signed integers, to zero."),
    row!(UDiv, "udiv", INSTRUCTION, [LHS, RHS], ResultRule::Integers, Pure, "Quotient of unsigned integers."),
    row!(
        SRem,
        "srem",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        "Remainder, with the sign of the dividend."
    ),
    row!(URem, "urem", INSTRUCTION, [LHS, RHS], ResultRule::Integers, Pure, "Remainder of unsigned integers."),
    row!(FAdd, "fadd", INSTRUCTION, [LHS, RHS], ResultRule::Floats, Pure, "Sum."),
    row!(FSub, "fsub", INSTRUCTION, [LHS, RHS], ResultRule::Floats, Pure, "Difference."),
    row!(FMul, "fmul", INSTRUCTION, [LHS, RHS], ResultRule::Floats, Pure, "Product."),
    row!(FDiv, "fdiv", INSTRUCTION, [LHS, RHS], ResultRule::Floats, Pure, "Quotient, as the hardware divides."),
    row!(FNeg, "fneg", INSTRUCTION, [SRC], ResultRule::Floats, Pure, "The sign inverted."),
    row!(SMulH, "smulh", BY_BOTH, [A, B], ResultRule::Integers, Pure, "Upper half of the signed product."),
    row!(UMulH, "umulh", BY_BOTH, [A, B], ResultRule::Integers, Pure, "Upper half of the unsigned product."),
    row!(
        SMad,
        "ssmad",
        BY_BOTH,
        [A, B, value("add", Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        "lhs * rhs + add, signed."
    ),
    row!(
        UMad,
        "uumad",
        BY_BOTH,
        [A, B, value("add", Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        "lhs * rhs + add, unsigned."
    ),
    row!(
        Fma,
        "fma",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS, value("add", Kind::Result)],
        ResultRule::Floats,
        Pure,
        "lhs * rhs + add, rounded once."
    ),
    row!(SSAddSat, "ssadd.sat", BY_BOTH, [A, B], ResultRule::Integers, Pure, "Sum of signed integers, saturated."),
    row!(UUAddSat, "uuadd.sat", BY_BOTH, [A, B], ResultRule::Integers, Pure, "Sum of unsigned integers, saturated."),
    row!(
        SSSubSat,
        "sssub.sat",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        "Difference of signed integers, saturated."
    ),
    row!(
        UUSubSat,
        "uusub.sat",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        "Difference of unsigned integers, saturated."
    ),
    row!(SMax, "smax", BY_BOTH, [A, B], ResultRule::Integers, Pure, "The larger, signed."),
    row!(SMin, "smin", BY_BOTH, [A, B], ResultRule::Integers, Pure, "The smaller, signed."),
    row!(UMax, "umax", BY_BOTH, [A, B], ResultRule::Integers, Pure, "The larger, unsigned."),
    row!(UMin, "umin", BY_BOTH, [A, B], ResultRule::Integers, Pure, "The smaller, unsigned."),
    row!(
        FMax,
        "fmax",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        "The larger; of a NaN and a number the number."
    ),
    row!(
        FMin,
        "fmin",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        "The smaller; of a NaN and a number the number."
    ),
    row!(AbsI, "absi", BY_RESULT, [SRC], ResultRule::Integers, Pure, "Absolute value of signed integers."),
    row!(AbsF, "absf", BY_RESULT, [SRC], ResultRule::Floats, Pure, "The sign cleared."),
    row!(Sat, "sat", BY_RESULT, [SRC], ResultRule::Floats, Pure, "Clamped to 0 to 1."),
];
