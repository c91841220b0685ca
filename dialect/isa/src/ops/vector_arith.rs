//! Arithmetic on vector registers.

use crate::Key;
use crate::Name;
use crate::numerics::Numerics;
use crate::op::{Arity, Attr, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, Role};
use crate::rule::{Idx, Rule, Val, VectorRule};
use crate::syntax::Syntax;
use crate::target::TargetSet;
use crate::types::{DType, DTypeSet};

/// Element types of arithmetic: all but low precision.
pub(super) const COMPUTE: DTypeSet = INTEGERS.or(DTypeSet::of(&[DType::F16, DType::BF16, DType::F32, DType::F64]));
pub(super) const INTEGERS: DTypeSet =
    DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::int(64));

pub(super) const MASK: Operand =
    Operand::new(Name::Mask, Role::In, Kind::Mask, "active lanes; the others of the result are zero");

pub(super) const fn vreg(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Vreg, doc)
}

pub(super) const fn result(kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name: Name::Result, kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

pub(super) const fn positional(name: Key, def: &'static crate::EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

/// Inactive lanes are zero; no other topic applies.
pub(super) const MASKED: &[Numerics] = &[Numerics::InactiveZero];
pub(super) const ARITHMETIC: &[Numerics] = &[Numerics::Float, Numerics::Integer, Numerics::InactiveZero];
const FUNCTION: &[Numerics] = &[Numerics::Function, Numerics::InactiveZero];
const EXTREME: &[Numerics] = &[Numerics::MinMax, Numerics::InactiveZero];
const SHIFTED: &[Numerics] = &[Numerics::Shift, Numerics::InactiveZero];
const CARRIED: &[Numerics] = &[Numerics::Integer, Numerics::Carry, Numerics::InactiveZero];

const REGISTER: &[OpResult] = &[result(Kind::Vreg, "result")];

/// An operation on registers, with defaults. Inactive lanes of the result are zero.
pub(super) const fn vector(
    family: Family,
    name: &'static str,
    summary: &'static str,
    dir: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: Manual::page(dir),
        operands,
        results: REGISTER,
        effects: Effects::Pure,
        syntax: Syntax::Format(format),
        rules,
        ..Op::new(family, Level::Vector, name)
    }
}

/// Replaces the topics of a definition.
pub(super) const fn topics(numerics: &'static [Numerics], op: Op) -> Op {
    Op { numerics, ..op }
}

const RESULT: Val = Val::Result(0);

/// Elements of the first operand may have low precision on a5 only.
pub(super) const FIRST_AVAILABLE: Rule =
    Rule::On(TargetSet::A2A3, &Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE }));
/// Like [`FIRST_AVAILABLE`], for the first result.
pub(super) const RESULT_AVAILABLE: Rule =
    Rule::On(TargetSet::A2A3, &Rule::Vector(VectorRule::Elements { values: &[RESULT], allowed: COMPUTE }));

/// Operands of `lhs op rhs`.
mod binary {
    use super::{Idx, Val};
    pub(super) const LHS: Idx = 0;
    pub(super) const RHS: Idx = 1;
    pub(super) const MASK: Val = Val::Operand(2);
}

pub(super) const BINARY_OPERANDS: &[Operand] =
    &[vreg(Name::Lhs, "first source"), vreg(Name::Rhs, "second source"), MASK];
pub(super) const BINARY_FORMAT: &str =
    "$lhs `,` $rhs `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($mask) `->` type($result)";

/// Both sources and the result have the same type.
pub const BINARY_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(binary::LHS), Val::Operand(binary::RHS), RESULT])),
    Rule::Vector(VectorRule::Granularity { mask: binary::MASK, of: Val::Operand(binary::LHS) }),
];

/// The source and the result have the same type; amounts are integers of the same width.
pub const SHIFT_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(binary::LHS), RESULT])),
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(binary::LHS)], allowed: INTEGERS }),
    Rule::Vector(VectorRule::ShiftAmount { value: binary::LHS, amount: binary::RHS }),
    Rule::Vector(VectorRule::Granularity { mask: binary::MASK, of: Val::Operand(binary::LHS) }),
];

const FIRST_COMPUTES: &[Rule] = &[Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE })];

/// On a5, bitwise operations also take 8-bit floats, but not pairs of them.
const BITS: &[Rule] = &[
    FIRST_AVAILABLE,
    Rule::On(
        TargetSet::A5,
        &Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE.or(LOW_PRECISION_8) }),
    ),
];

/// Element types of low precision of one byte.
const LOW_PRECISION_8: DTypeSet =
    DTypeSet::F8.or(DTypeSet::of(&[DType::Hif8, DType::F8E8M0, DType::F4E1M2x2, DType::F4E2M1x2]));

/// `lhs op rhs`, on all element types.
const fn bitwise(name: &'static str, summary: &'static str) -> Op {
    const DIR: &str = "vector/ops/binary-vector-ops";
    topics(
        MASKED,
        vector(Family::VectorArith, name, summary, DIR, BINARY_OPERANDS, BINARY_FORMAT, &[BITS, BINARY_RULES]),
    )
}

/// `lhs op rhs`.
const fn binary(name: &'static str, summary: &'static str) -> Op {
    Op { numerics: ARITHMETIC, rules: &[FIRST_COMPUTES, BINARY_RULES], ..bitwise(name, summary) }
}

/// `lhs` shifted by `rhs`.
const fn shift(name: &'static str, summary: &'static str) -> Op {
    Op { numerics: SHIFTED, rules: &[SHIFT_RULES], ..bitwise(name, summary) }
}

pub(super) const UNARY_OPERANDS: &[Operand] = &[vreg(Name::Input, "source"), MASK];
pub(super) const UNARY_FORMAT: &str = "$input `,` $mask attr-dict `:` type($input) `,` type($mask) `->` type($result)";

/// The source and the result have the same type.
pub const UNARY_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE }),
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(0), RESULT])),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(1), of: Val::Operand(0) }),
];

const CARRY_OPERANDS: &[Operand] = &[
    vreg(Name::Lhs, "first source"),
    vreg(Name::Rhs, "second source"),
    Operand::new(Name::CarryIn, Role::In, Kind::Mask, "carry of each lane"),
    MASK,
];
const CARRY_RESULTS: &[OpResult] = &[
    result(Kind::Vreg, "result"),
    OpResult { name: Name::Carry, ..result(Kind::Mask, "carry of each lane; none of inactive ones") },
];

/// Operations with carries take 32-bit integers.
const CARRY_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(binary::LHS)], allowed: DTypeSet::int(32) }),
    Rule::Vector(VectorRule::Granularity { mask: Val::Result(1), of: Val::Operand(binary::LHS) }),
];
const CARRY_IN_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(binary::LHS), Val::Operand(binary::RHS), RESULT])),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(2), of: Val::Operand(binary::LHS) }),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(3), of: Val::Operand(binary::LHS) }),
];

/// `lhs op rhs` with a carry out of each lane.
const fn carrying(name: &'static str, summary: &'static str) -> Op {
    Op {
        results: CARRY_RESULTS,
        numerics: CARRIED,
        rules: &[CARRY_RULES, BINARY_RULES],
        syntax: Syntax::Format(
            "$lhs `,` $rhs `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($mask) `->` type($result) `,` type($carry)",
        ),
        ..bitwise(name, summary)
    }
}

/// `lhs op rhs` with a carry into and out of each lane.
const fn carrying_on(name: &'static str, summary: &'static str) -> Op {
    Op {
        operands: CARRY_OPERANDS,
        rules: &[CARRY_RULES, CARRY_IN_RULES],
        manual: Manual::page(WITH_SCALAR),
        syntax: Syntax::Format(
            "$lhs `,` $rhs `,` $carry_in `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($carry_in) `,` type($mask) `->` type($result) `,` type($carry)",
        ),
        ..carrying(name, summary)
    }
}

/// `op input`, with defaults.
const fn unary(name: &'static str, summary: &'static str) -> Op {
    const DIR: &str = "vector/ops/unary-vector-ops";
    topics(ARITHMETIC, vector(Family::VectorArith, name, summary, DIR, UNARY_OPERANDS, UNARY_FORMAT, &[UNARY_RULES]))
}

/// Signed types of a rectifier: unsigned integers are never negative, and there is no instruction for other widths.
const RECTIFIED: &[Rule] = &[Rule::Vector(VectorRule::Elements {
    values: &[Val::Operand(0)],
    allowed: DTypeSet::of(&[DType::I32, DType::Si32, DType::F16, DType::F32]),
})];

const COUNTED: &[Rule] = &[Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: INTEGERS })];

const WITH_SCALAR: &str = "vector/ops/vec-scalar-ops";

const SCALAR_OPERANDS: &[Operand] =
    &[vreg(Name::Input, "source"), Operand::new(Name::Scalar, Role::In, Kind::Scalar, "scalar"), MASK];

/// The source and the result have the same type, the scalar has the element type.
const SCALAR_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(0), RESULT])),
    Rule::Vector(VectorRule::Scalar { scalar: 1, of: Val::Operand(0) }),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(2), of: Val::Operand(0) }),
];

/// `input op scalar`.
const fn with_scalar(name: &'static str, summary: &'static str) -> Op {
    let op = vector(
        Family::VectorArith,
        name,
        summary,
        WITH_SCALAR,
        SCALAR_OPERANDS,
        "$input `,` $scalar `,` $mask attr-dict `:` type($input) `,` type($scalar) `,` type($mask) `->` type($result)",
        &[FIRST_COMPUTES, SCALAR_RULES],
    );
    topics(ARITHMETIC, op)
}

const SCALAR_SHIFT_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(0), RESULT])),
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: INTEGERS }),
    Rule::Vector(VectorRule::ShiftRange { amount: 1, of: Val::Operand(0) }),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(2), of: Val::Operand(0) }),
];

/// `input` shifted by a scalar.
const fn scalar_shift(name: &'static str, summary: &'static str) -> Op {
    const OPERANDS: &[Operand] =
        &[vreg(Name::Input, "source"), Operand::new(Name::Scalar, Role::In, Kind::Int(16), "amount"), MASK];
    Op { operands: OPERANDS, numerics: SHIFTED, rules: &[SCALAR_SHIFT_RULES], ..with_scalar(name, summary) }
}

ops![
    Vabs = topics(&[Numerics::Sign, Numerics::InactiveZero], unary("vabs", "magnitude")),
    Vadd = binary("vadd", "sum"),
    Vaddc = carrying("vaddc", "sum, and the carry of each lane"),
    Vaddcs = carrying_on("vaddcs", "sum with a carry, and the carry of each lane"),
    Vadds = with_scalar("vadds", "sum with a scalar"),
    Vand = bitwise("vand", "bitwise and"),
    Vands = topics(MASKED, with_scalar("vands", "bitwise and with a scalar")),
    Vbcnt = topics(MASKED, Op { rules: &[COUNTED, UNARY_RULES], ..unary("vbcnt", "number of bits set") }),
    Vcls = topics(
        MASKED,
        Op { rules: &[COUNTED, UNARY_RULES], ..unary("vcls", "number of leading bits that equal the sign") },
    ),
    Vdiv = topics(&[Numerics::Float, Numerics::Division, Numerics::InactiveZero], binary("vdiv", "quotient")),
    Vexp = topics(FUNCTION, unary("vexp", "exponential")),
    Vln = topics(FUNCTION, unary("vln", "natural logarithm")),
    Vlrelu = with_scalar("vlrelu", "source where positive, else its product with a scalar"),
    Vmax = topics(EXTREME, binary("vmax", "maximum")),
    Vmaxs = topics(EXTREME, with_scalar("vmaxs", "maximum with a scalar")),
    Vmin = topics(EXTREME, binary("vmin", "minimum")),
    Vmins = topics(EXTREME, with_scalar("vmins", "minimum with a scalar")),
    Vmov = topics(MASKED, unary("vmov", "copy of the active lanes")),
    Vmul = binary("vmul", "product"),
    Vmuls = with_scalar("vmuls", "product with a scalar"),
    Vneg = topics(&[Numerics::Sign, Numerics::Integer, Numerics::InactiveZero], unary("vneg", "negative")),
    Vnot = topics(MASKED, unary("vnot", "bitwise complement")),
    Vor = bitwise("vor", "bitwise or"),
    Vors = topics(MASKED, with_scalar("vors", "bitwise or with a scalar")),
    Vrec = topics(FUNCTION, unary("vrec", "reciprocal")),
    Vrelu =
        topics(EXTREME, Op { rules: &[RECTIFIED, UNARY_RULES], ..unary("vrelu", "source where positive, else zero") }),
    Vrsqrt = topics(FUNCTION, unary("vrsqrt", "reciprocal of the square root")),
    Vshl = shift("vshl", "shift left"),
    Vshls = scalar_shift("vshls", "shift left by a scalar"),
    Vshr = shift("vshr", "shift right"),
    Vshrs = scalar_shift("vshrs", "shift right by a scalar"),
    Vsqrt = topics(FUNCTION, unary("vsqrt", "square root")),
    Vsub = binary("vsub", "difference"),
    Vsubc = carrying("vsubc", "difference, and the borrow of each lane"),
    Vsubcs = carrying_on("vsubcs", "difference with a borrow, and the borrow of each lane"),
    Vsubs = with_scalar("vsubs", "difference with a scalar"),
    Vxor = bitwise("vxor", "bitwise exclusive or"),
    Vxors = topics(MASKED, with_scalar("vxors", "bitwise exclusive or with a scalar")),
];
