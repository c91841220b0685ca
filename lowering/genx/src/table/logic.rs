//! Bitwise logic, comparisons and selects.

use super::form::{Emulation, Form, Sign, alu};
use super::{BY_BOTH, BY_RESULT, INSTRUCTION, Kind, LHS, Name, OpDef, RHS, ResultRule, SRC, number, op, value};
use visa::table::Op as Visa;

const COMPARED: super::Argument = value(Name::Lhs, Kind::Data);
const WITH: super::Argument = value(Name::Rhs, Kind::SameAs(0));

pub(super) const OPS: &[OpDef] = &[
    op!(
        And,
        "and",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Any,
        Pure,
        alu(Visa::And, Sign::Modular).in_any_order().form(),
        "Bits in both; predicates too."
    ),
    op!(
        Or,
        "or",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Any,
        Pure,
        alu(Visa::Or, Sign::Modular).in_any_order().form(),
        "Bits in one; predicates too."
    ),
    op!(
        Xor,
        "xor",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Any,
        Pure,
        alu(Visa::Xor, Sign::Modular).in_any_order().form(),
        "Bits in exactly one; predicates too."
    ),
    op!(
        Bfn,
        "bfn",
        BY_BOTH,
        [
            value(Name::Lhs, Kind::Integers),
            value(Name::Rhs, Kind::SameAs(0)),
            value(Name::Third, Kind::SameAs(0)),
            number(Name::Table, 8)
        ],
        ResultRule::Integers,
        Pure,
        alu(Visa::Bfn, Sign::Modular).form(),
        "Bit by bit, the bit of `table` at the place that `lhs`, `rhs` and `third` give; `lhs` is its lowest bit."
    ),
    op!(
        Shl,
        "shl",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Shl, Sign::Modular).form(),
        "Shift to the left."
    ),
    op!(
        LShr,
        "lshr",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Shr, Sign::Unsigned).form(),
        "Shift to the right, zeros come in."
    ),
    op!(
        AShr,
        "ashr",
        INSTRUCTION,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Asr, Sign::Signed).form(),
        "Shift to the right, the sign comes in."
    ),
    op!(
        Rol,
        "rol",
        BY_BOTH,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Rol, Sign::Unsigned).or(Emulation::Rotation).form(),
        "Rotation to the left."
    ),
    op!(
        Ror,
        "ror",
        BY_BOTH,
        [LHS, RHS],
        ResultRule::Integers,
        Pure,
        alu(Visa::Ror, Sign::Unsigned).or(Emulation::Rotation).form(),
        "Rotation to the right."
    ),
    op!(
        CBit,
        "cbit",
        BY_BOTH,
        [SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Cbit, Sign::Unsigned).form(),
        "Number of bits that are set."
    ),
    op!(
        Lzd,
        "lzd",
        BY_RESULT,
        [SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Lzd, Sign::Unsigned).form(),
        "Number of zeros before the first bit."
    ),
    op!(
        Fbl,
        "fbl",
        BY_RESULT,
        [SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Fbl, Sign::Unsigned).form(),
        "Place of the lowest bit; -1 if none."
    ),
    op!(
        BfRev,
        "bfrev",
        BY_RESULT,
        [SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Bfrev, Sign::Unsigned).form(),
        "Bits in reverse."
    ),
    op!(
        Bfi,
        "bfi",
        BY_RESULT,
        [
            value(Name::Width, Kind::Result),
            value(Name::Offset, Kind::Result),
            value(Name::Bits, Kind::Result),
            value(Name::Into, Kind::Result)
        ],
        ResultRule::Integers,
        Pure,
        alu(Visa::Bfi, Sign::Unsigned).form(),
        "`width` low bits of `bits` put into `into` at `offset`."
    ),
    op!(
        UBfe,
        "ubfe",
        BY_RESULT,
        [value(Name::Width, Kind::Result), value(Name::Offset, Kind::Result), SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Bfe, Sign::Unsigned).form(),
        "`width` bits at `offset`, zeros before them."
    ),
    op!(
        SBfe,
        "sbfe",
        BY_RESULT,
        [value(Name::Width, Kind::Result), value(Name::Offset, Kind::Result), SRC],
        ResultRule::Integers,
        Pure,
        alu(Visa::Bfe, Sign::Signed).form(),
        "`width` bits at `offset`, their sign before them."
    ),
    op!(
        ICmp,
        "icmp",
        INSTRUCTION,
        [number(Name::Predicate, 8), COMPARED, WITH],
        ResultRule::PredicateOf(0),
        Pure,
        Form::Compare,
        "Comparison of integers; the predicate is one of `IntPredicate`."
    ),
    op!(
        FCmp,
        "fcmp",
        INSTRUCTION,
        [number(Name::Predicate, 8), COMPARED, WITH],
        ResultRule::PredicateOf(0),
        Pure,
        Form::Compare,
        "Comparison of floats; the predicate is one of `FloatPredicate`."
    ),
    op!(
        Select,
        "select",
        INSTRUCTION,
        [value(Name::Condition, Kind::Mask), value(Name::True, Kind::Result), value(Name::False, Kind::Result)],
        ResultRule::Any,
        Pure,
        Form::Select,
        "Each element of one or the other."
    ),
];
