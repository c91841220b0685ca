//! Arithmetic.

use super::form::{Emulation, Sign, alu, min_max};
use super::{BY_BOTH, BY_RESULT, INSTRUCTION, Kind, LHS, RHS, ResultRule, Row, SRC, Spelling, Suffix, row, value};
use visa::operand::Modifier;
use visa::table::Op as Visa;
use visa::word::MinMax;

const A: super::Argument = value("lhs", Kind::Integers);
const B: super::Argument = value("rhs", Kind::SameAs(0));

pub(super) const ROWS: &[Row] = &[
    row!(
        Add,
        "add",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Modular).in_any_order().form(),
        "Sum, modulo 2^n."
    ),
    row!(
        Sub,
        "sub",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Modular).with(1, Modifier::Neg).form(),
        "Difference, modulo 2^n."
    ),
    row!(
        Mul,
        "mul",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mul, Sign::Modular).or(Emulation::Product).in_any_order().form(),
        "Product, modulo 2^n."
    ),
    row!(
        SDiv,
        "sdiv",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Div, Sign::Signed).or(Emulation::Division).form(),
        "Quotient of signed integers, to zero."
    ),
    row!(
        UDiv,
        "udiv",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Div, Sign::Unsigned).or(Emulation::Division).form(),
        "Quotient of unsigned integers."
    ),
    row!(
        SRem,
        "srem",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mod, Sign::Signed).or(Emulation::Division).form(),
        "Remainder, with the sign of the dividend."
    ),
    row!(
        URem,
        "urem",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mod, Sign::Unsigned).or(Emulation::Division).form(),
        "Remainder of unsigned integers."
    ),
    row!(FAdd, "fadd", INSTRUCTION, [LHS, RHS], ResultRule::Floats, Pure, alu(Visa::Add, Sign::Float).form(), "Sum."),
    row!(
        FSub,
        "fsub",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Add, Sign::Float).with(1, Modifier::Neg).form(),
        "Difference."
    ),
    row!(
        FMul,
        "fmul",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mul, Sign::Float).form(),
        "Product."
    ),
    row!(
        FDiv,
        "fdiv",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Div, Sign::Float).form(),
        "Quotient, as the hardware divides."
    ),
    row!(
        FNeg,
        "fneg",
        INSTRUCTION,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mov, Sign::Float).with(0, Modifier::Neg).form(),
        "The sign inverted."
    ),
    row!(
        SMulH,
        "smulh",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mulh, Sign::Signed).or(Emulation::UpperHalf).form(),
        "Upper half of the signed product."
    ),
    row!(
        UMulH,
        "umulh",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mulh, Sign::Unsigned).or(Emulation::UpperHalf).form(),
        "Upper half of the unsigned product."
    ),
    row!(
        SMad,
        "ssmad",
        BY_BOTH,
        [A, B, value("add", Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mad, Sign::Signed).form(),
        "lhs * rhs + add, signed."
    ),
    row!(
        UMad,
        "uumad",
        BY_BOTH,
        [A, B, value("add", Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mad, Sign::Unsigned).form(),
        "lhs * rhs + add, unsigned."
    ),
    row!(
        Fma,
        "fma",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS, value("add", Kind::Result)],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mad, Sign::Float).form(),
        "lhs * rhs + add, rounded once."
    ),
    row!(
        SSAddSat,
        "ssadd.sat",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Signed).saturated().form(),
        "Sum of signed integers, saturated."
    ),
    row!(
        UUAddSat,
        "uuadd.sat",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Unsigned).saturated().form(),
        "Sum of unsigned integers, saturated."
    ),
    row!(
        SMax,
        "smax",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Max, Sign::Signed).form(),
        "The larger, signed."
    ),
    row!(
        SMin,
        "smin",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Min, Sign::Signed).form(),
        "The smaller, signed."
    ),
    row!(
        UMax,
        "umax",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Max, Sign::Unsigned).form(),
        "The larger, unsigned."
    ),
    row!(
        UMin,
        "umin",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Min, Sign::Unsigned).form(),
        "The smaller, unsigned."
    ),
    row!(
        FMax,
        "fmax",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Max, Sign::Float).form(),
        "The larger; of a NaN and a number the number."
    ),
    row!(
        FMin,
        "fmin",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Min, Sign::Float).form(),
        "The smaller; of a NaN and a number the number."
    ),
    row!(
        FMaximum,
        "maximum",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Max, Sign::Float).form(),
        "The larger; NaN if either is, and of two zeros the positive one."
    ),
    row!(
        FMinimum,
        "minimum",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Min, Sign::Float).form(),
        "The smaller; NaN if either is, and of two zeros the negative one."
    ),
    row!(
        AbsI,
        "absi",
        BY_RESULT,
        [SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mov, Sign::Signed).with(0, Modifier::Abs).form(),
        "Absolute value of signed integers."
    ),
    row!(
        AbsF,
        "absf",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mov, Sign::Float).with(0, Modifier::Abs).form(),
        "The sign cleared."
    ),
    row!(
        Sat,
        "sat",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mov, Sign::Float).saturated().form(),
        "Clamped to 0 to 1."
    ),
];
