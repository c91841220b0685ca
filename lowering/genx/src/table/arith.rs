//! Arithmetic.

use super::form::{Emulation, Sign, alu, min_max};
use super::{
    BY_BOTH, BY_RESULT, INSTRUCTION, Kind, LHS, Name, OpDef, RHS, ResultRule, SRC, Spelling, Suffix, op, value,
};
use visa::operand::Modifier;
use visa::table::Op as Visa;
use visa::word::MinMax;

const A: super::Argument = value(Name::Lhs, Kind::Integers);
const B: super::Argument = value(Name::Rhs, Kind::SameAs(0));

pub(super) const OPS: &[OpDef] = &[
    op!(
        Add,
        "add",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Modular).in_any_order().form(),
        "Sum, modulo 2^n."
    ),
    op!(
        Sub,
        "sub",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Modular).with(1, Modifier::Neg).form(),
        "Difference, modulo 2^n."
    ),
    op!(
        Mul,
        "mul",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mul, Sign::Modular).or(Emulation::Product).in_any_order().form(),
        "Product, modulo 2^n."
    ),
    op!(
        SDiv,
        "sdiv",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Div, Sign::Signed).or(Emulation::Division).form(),
        "Quotient of signed integers, to zero."
    ),
    op!(
        UDiv,
        "udiv",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Div, Sign::Unsigned).or(Emulation::Division).form(),
        "Quotient of unsigned integers."
    ),
    op!(
        SRem,
        "srem",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mod, Sign::Signed).or(Emulation::Division).form(),
        "Remainder, with the sign of the dividend."
    ),
    op!(
        URem,
        "urem",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mod, Sign::Unsigned).or(Emulation::Division).form(),
        "Remainder of unsigned integers."
    ),
    op!(FAdd, "fadd", INSTRUCTION, [LHS, RHS], ResultRule::Floats, Pure, alu(Visa::Add, Sign::Float).form(), "Sum."),
    op!(
        FSub,
        "fsub",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Add, Sign::Float).with(1, Modifier::Neg).form(),
        "Difference."
    ),
    op!(
        FMul,
        "fmul",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mul, Sign::Float).form(),
        "Product."
    ),
    op!(
        FDiv,
        "fdiv",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        alu(Visa::Div, Sign::Float).form(),
        "Quotient, as the hardware divides."
    ),
    op!(
        FNeg,
        "fneg",
        INSTRUCTION,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mov, Sign::Float).with(0, Modifier::Neg).form(),
        "The sign inverted."
    ),
    op!(
        SMulH,
        "smulh",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mulh, Sign::Signed).or(Emulation::UpperHalf).form(),
        "Upper half of the signed product."
    ),
    op!(
        UMulH,
        "umulh",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mulh, Sign::Unsigned).or(Emulation::UpperHalf).form(),
        "Upper half of the unsigned product."
    ),
    op!(
        Add3,
        "add3",
        BY_BOTH,
        [A, B, value(Name::Third, Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add3, Sign::Modular).form(),
        "Sum of three integers, modulo 2^n."
    ),
    op!(
        SMad,
        "ssmad",
        BY_BOTH,
        [A, B, value(Name::Add, Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mad, Sign::Signed).form(),
        "lhs * rhs + add, signed."
    ),
    op!(
        UMad,
        "uumad",
        BY_BOTH,
        [A, B, value(Name::Add, Kind::SameAs(0))],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mad, Sign::Unsigned).form(),
        "lhs * rhs + add, unsigned."
    ),
    op!(
        Fma,
        "fma",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS, value(Name::Add, Kind::Result)],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mad, Sign::Float).form(),
        "lhs * rhs + add, rounded once."
    ),
    op!(
        SSAddSat,
        "ssadd.sat",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Signed).saturated().form(),
        "Sum of signed integers, saturated."
    ),
    op!(
        UUAddSat,
        "uuadd.sat",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        alu(Visa::Add, Sign::Unsigned).saturated().form(),
        "Sum of unsigned integers, saturated."
    ),
    op!(
        SMax,
        "smax",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Max, Sign::Signed).form(),
        "The larger, signed."
    ),
    op!(
        SMin,
        "smin",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Min, Sign::Signed).form(),
        "The smaller, signed."
    ),
    op!(
        UMax,
        "umax",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Max, Sign::Unsigned).form(),
        "The larger, unsigned."
    ),
    op!(
        UMin,
        "umin",
        BY_BOTH,
        [A, B],
        ResultRule::Integers,
        Pure,
        min_max(MinMax::Min, Sign::Unsigned).form(),
        "The smaller, unsigned."
    ),
    op!(
        FMax,
        "fmax",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Max, Sign::Float).form(),
        "The larger; of a NaN and a number the number."
    ),
    op!(
        FMin,
        "fmin",
        BY_RESULT,
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Min, Sign::Float).form(),
        "The smaller; of a NaN and a number the number."
    ),
    op!(
        FMaximum,
        "maximum",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Max, Sign::Float).form(),
        "The larger; NaN if either is, and of two zeros the positive one."
    ),
    op!(
        FMinimum,
        "minimum",
        Spelling::Llvm(&[Suffix::Result]),
        [LHS, RHS],
        ResultRule::Floats,
        Pure,
        min_max(MinMax::Min, Sign::Float).form(),
        "The smaller; NaN if either is, and of two zeros the negative one."
    ),
    op!(
        AbsI,
        "absi",
        BY_RESULT,
        [SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Mov, Sign::Signed).with(0, Modifier::Abs).form(),
        "Absolute value of signed integers."
    ),
    op!(
        AbsF,
        "absf",
        BY_RESULT,
        [SRC],
        ResultRule::Floats,
        Pure,
        alu(Visa::Mov, Sign::Float).with(0, Modifier::Abs).form(),
        "The sign cleared."
    ),
    op!(
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
