//! Arithmetic on vector registers.

use crate::attrs;
use crate::op::{
    Arity, Attr, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, Role, Traits,
};
use crate::rule::{Idx, Rule, Val, VectorRule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet};

/// Element types of computations: all but low precision.
pub(super) const COMPUTE: DTypeSet = INTEGERS.or(DTypeSet::of(&[DType::F16, DType::BF16, DType::F32, DType::F64]));
const INTEGERS: DTypeSet = DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::int(64));

pub(super) const MASK: Operand = Operand::new("mask", Role::In, Kind::Mask, "active lanes");

pub(super) const fn vreg(name: &'static str, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Vreg, doc)
}

pub(super) const fn result(kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name: "result", kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

pub(super) const fn positional(name: &'static str, def: &'static crate::EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

const REGISTER: &[OpResult] = &[result(Kind::Vreg, "result")];

/// An operation from registers to a register. Inactive lanes of the result are zero.
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
        name,
        aliases: &[],
        family,
        level: Level::Vector,
        summary,
        manual: Manual::page(dir),
        operands,
        results: REGISTER,
        regions: &[],
        attrs: &[],
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::Pure,
        traits: Traits::NONE,
        syntax: Syntax::Format(format),
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

const RESULT: Val = Val::Result(0);

/// Low precision is available on a5 only: elements of the first operand.
pub(super) const FIRST_AVAILABLE: Rule =
    Rule::On(TargetSet::A2A3, &Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE }));
/// As [`FIRST_AVAILABLE`], elements of the first result.
pub(super) const RESULT_AVAILABLE: Rule =
    Rule::On(TargetSet::A2A3, &Rule::Vector(VectorRule::Elements { values: &[RESULT], allowed: COMPUTE }));

/// Operands of `lhs op rhs`.
mod binary {
    use super::{Idx, Val};
    pub(super) const LHS: Idx = 0;
    pub(super) const RHS: Idx = 1;
    pub(super) const MASK: Val = Val::Operand(2);
}

const BINARY_OPERANDS: &[Operand] = &[vreg("lhs", "first source"), vreg("rhs", "second source"), MASK];
const BINARY_FORMAT: &str =
    "$lhs `,` $rhs `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($mask) `->` type($result)";

/// Both sources and the result have one type.
pub const BINARY_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(binary::LHS), Val::Operand(binary::RHS), RESULT])),
    Rule::Vector(VectorRule::Granularity { mask: binary::MASK, of: Val::Operand(binary::LHS) }),
];

/// The source and the result have one type, amounts are integers as wide.
pub const SHIFT_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(binary::LHS), RESULT])),
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(binary::LHS)], allowed: INTEGERS }),
    Rule::Vector(VectorRule::ShiftAmount { value: binary::LHS, amount: binary::RHS }),
    Rule::Vector(VectorRule::Granularity { mask: binary::MASK, of: Val::Operand(binary::LHS) }),
];

const FIRST_COMPUTES: &[Rule] = &[Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE })];

/// `lhs op rhs`, on any elements.
const fn bitwise(name: &'static str, summary: &'static str) -> Op {
    const DIR: &str = "vector/ops/binary-vector-ops";
    vector(Family::VectorArith, name, summary, DIR, BINARY_OPERANDS, BINARY_FORMAT, &[&[FIRST_AVAILABLE], BINARY_RULES])
}

/// `lhs op rhs`.
const fn binary(name: &'static str, summary: &'static str) -> Op {
    Op { rules: &[FIRST_COMPUTES, BINARY_RULES], ..bitwise(name, summary) }
}

/// `lhs` shifted by `rhs`.
const fn shift(name: &'static str, summary: &'static str) -> Op {
    Op { rules: &[SHIFT_RULES], ..bitwise(name, summary) }
}

pub(super) const UNARY_OPERANDS: &[Operand] = &[vreg("input", "source"), MASK];
pub(super) const UNARY_FORMAT: &str = "$input `,` $mask attr-dict `:` type($input) `,` type($mask) `->` type($result)";

/// The source and the result have one type.
pub const UNARY_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: COMPUTE }),
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(0), RESULT])),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(1), of: Val::Operand(0) }),
];

/// `op input`.
const fn unary(name: &'static str, summary: &'static str) -> Op {
    const DIR: &str = "vector/ops/unary-vector-ops";
    vector(Family::VectorArith, name, summary, DIR, UNARY_OPERANDS, UNARY_FORMAT, &[UNARY_RULES])
}

const SCALAR_OPERANDS: &[Operand] =
    &[vreg("input", "source"), Operand::new("scalar", Role::In, Kind::Scalar, "scalar"), MASK];

/// The source and the result have one type, the scalar is an element.
const SCALAR_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(0), RESULT])),
    Rule::Vector(VectorRule::Scalar { scalar: 1, of: Val::Operand(0) }),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(2), of: Val::Operand(0) }),
];

/// `input op scalar`.
const fn with_scalar(name: &'static str, summary: &'static str) -> Op {
    vector(
        Family::VectorArith,
        name,
        summary,
        "vector/ops/vec-scalar-ops",
        SCALAR_OPERANDS,
        "$input `,` $scalar `,` $mask attr-dict `:` type($input) `,` type($scalar) `,` type($mask) `->` type($result)",
        &[FIRST_COMPUTES, SCALAR_RULES],
    )
}

const EXPDIF_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[Val::Operand(0), Val::Operand(1)])),
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(0)], allowed: DTypeSet::of(&[DType::F16, DType::F32]) }),
    Rule::Vector(VectorRule::Elements { values: &[RESULT], allowed: DTypeSet::of(&[DType::F32]) }),
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(2), of: Val::Operand(0) }),
];

/// Rows of the family.
pub const OPS: &[Op] = &[
    unary("vabs", "magnitude"),
    binary("vadd", "sum"),
    with_scalar("vadds", "sum with a scalar"),
    bitwise("vand", "bitwise and"),
    binary("vdiv", "quotient"),
    unary("vexp", "exponential"),
    Op {
        attrs: &[positional("part", &attrs::VECTOR_HALF, "lanes of the source")],
        ..vector(
            Family::VectorArith,
            "vexpdif",
            "exponential of the difference to a maximum",
            "vector/ops/sfu-and-dsa-ops",
            &[vreg("input", "source"), vreg("max", "subtracted"), MASK],
            "$input `,` $max `,` $mask `,` $part attr-dict `:` type($input) `,` type($max) `,` type($mask) `->` type($result)",
            &[EXPDIF_RULES],
        )
    },
    with_scalar("vlrelu", "source where positive, else its product with a scalar"),
    binary("vmax", "maximum"),
    binary("vmin", "minimum"),
    binary("vmul", "product"),
    with_scalar("vmuls", "product with a scalar"),
    bitwise("vor", "bitwise or"),
    shift("vshl", "shift left"),
    shift("vshr", "shift right"),
    bitwise("vxor", "bitwise exclusive or"),
];
