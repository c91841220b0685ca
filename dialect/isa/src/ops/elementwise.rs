//! Element-by-element operations on tiles.

use crate::attrs;
use crate::op::{
    Attr, AttrValue, Effects, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role, Traits,
};
use crate::rule::{Allowed, Axes, Idx, LocSet, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/elementwise-tile-tile";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const BINARY_OPERANDS: &[Operand] = &[
    Operand::new("src0", Role::In, Kind::Tile, "first source"),
    Operand::new("src1", Role::In, Kind::Tile, "second source"),
    Operand::new("dst", Role::Out, Kind::Tile, "destination"),
];
const BINARY: &[Idx] = &[0, 1, 2];

/// One element type and one valid region for all tiles, all in vector memory, row major without boxes.
pub const BINARY_RULES: &[Rule] = &[
    Rule::SameDType(BINARY),
    Rule::DType { operands: BINARY, allowed: Allowed::Row },
    Rule::SameValid { operands: BINARY, axes: Axes::Both },
    Rule::Location { operands: BINARY, allowed: VEC },
    Rule::Layout { operands: BINARY, loc: None, allowed: ND },
];

const UNARY_OPERANDS: &[Operand] =
    &[Operand::new("src", Role::In, Kind::Tile, "source"), Operand::new("dst", Role::Out, Kind::Tile, "destination")];
const UNARY: &[Idx] = &[0, 1];

/// As [`BINARY_RULES`], with one source.
pub const UNARY_RULES: &[Rule] = &[
    Rule::SameDType(UNARY),
    Rule::DType { operands: UNARY, allowed: Allowed::Row },
    Rule::SameValid { operands: UNARY, axes: Axes::Both },
    Rule::Location { operands: UNARY, allowed: VEC },
    Rule::Layout { operands: UNARY, loc: None, allowed: ND },
];

/// `dst = src0 op src1` on tiles of `dtypes`.
const fn binary(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Elementwise,
        level: Level::Tile,
        summary,
        manual: Manual::both(DIR),
        operands: BINARY_OPERANDS,
        results: &[],
        regions: &[],
        attrs: &[],
        dtypes,
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        targets: TargetSet::ALL,
        rules: &[BINARY_RULES],
    }
}

/// As [`binary`], where the order of the sources does not matter.
const fn commutative(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op { traits: Traits::DPS.or(Traits::COMMUTATIVE), ..binary(name, summary, dtypes) }
}

/// `dst = op src` on tiles of `dtypes`.
const fn unary(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op { operands: UNARY_OPERANDS, rules: &[UNARY_RULES], ..binary(name, summary, dtypes) }
}

const INT8: DTypeSet = DTypeSet::int(8);
const BF16: DTypeSet = DTypeSet::of(&[DType::BF16]);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
/// i16, i32, f16, f32
const ARITHMETIC: DTypeSet = DTypeSet::int(16).or(DTypeSet::int(32)).or(FLOATS);

const EXP_ATTRS: &[Attr] = &[Attr::choice(
    "precisionType",
    &attrs::EXP_PRECISION,
    Presence::Default { value: AttrValue::Enum(0), print: PrintDefault::WhenSet },
    "accuracy",
)
.keys(&["precision_type", "precision"])
.only(TargetSet::A5)];

/// Rows of the family.
pub const OPS: &[Op] = &[
    commutative("tadd", "element-wise sum", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) }),
    Op { attrs: EXP_ATTRS, ..unary("texp", "element-wise exponential", PerTarget::same(FLOATS)) },
    commutative("tmul", "element-wise product", PerTarget::same(ARITHMETIC)),
    binary("tsub", "element-wise difference", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) }),
];
