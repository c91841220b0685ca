//! Element-by-element operations on a tile and a scalar.

use crate::attrs;
use crate::op::{
    Attr, AttrValue, Effects, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role, Traits,
};
use crate::rule::{Allowed, Axes, Idx, LocSet, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/tile-scalar-and-immediate";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const SRC: Operand = Operand::new("src", Role::In, Kind::Tile, "source");
const SCALAR: Operand = Operand::new("scalar", Role::In, Kind::Scalar, "second source, for every element");
const DST: Operand = Operand::new("dst", Role::Out, Kind::Tile, "destination");

const OPERANDS: &[Operand] = &[SRC, SCALAR, DST];

/// Source, scalar, destination.
mod plain {
    use super::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const SCALAR: Idx = 1;
    pub(super) const DST: Idx = 2;
    pub(super) const TILES: &[Idx] = &[SRC, DST];
}

/// One element type and one valid region for both tiles, in vector memory, row major without boxes.
pub const RULES: &[Rule] = &[
    Rule::SameDType(plain::TILES),
    Rule::DType { operands: plain::TILES, allowed: Allowed::Row },
    Rule::ScalarElement { scalar: plain::SCALAR, tile: plain::SRC, exact: false },
    Rule::Location { operands: plain::TILES, allowed: VEC },
    Rule::Layout { operands: plain::TILES, loc: None, allowed: ND },
];
const SAME_VALID: &[Rule] = &[Rule::SameValid { operands: plain::TILES, axes: Axes::Both }];
/// Rows are compared on a2 and a3 only.
const SAME_COLUMNS: &[Rule] = &[
    Rule::SameValid { operands: plain::TILES, axes: Axes::Cols },
    Rule::On(TargetSet::A2A3, &Rule::SameValid { operands: plain::TILES, axes: Axes::Rows }),
];

/// `dst = src op scalar` on tiles of `dtypes`.
const fn scalar(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::TileScalar,
        level: Level::Tile,
        summary,
        manual: Manual::both(DIR),
        operands: OPERANDS,
        results: &[],
        regions: &[],
        attrs: &[],
        dtypes,
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        targets: TargetSet::ALL,
        numerics: &[],
        rules: &[RULES, SAME_VALID],
    }
}

const INT8: DTypeSet = DTypeSet::int(8);
const BF16: DTypeSet = DTypeSet::of(&[DType::BF16]);
/// i16, i32, f16, f32
const ARITHMETIC: DTypeSet = DTypeSet::int(16).or(DTypeSet::int(32)).or(DTypeSet::of(&[DType::F16, DType::F32]));
/// Also i8 and bf16 on a5.
const WIDE: PerTarget<DTypeSet> = PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) };

const DIV_ATTRS: &[Attr] = &[Attr::choice(
    "precisionType",
    &attrs::DIV_PRECISION,
    Presence::Default { value: AttrValue::Enum(0), print: PrintDefault::Always },
    "accuracy",
)
.keys(&["precision_type", "precision"])
.only(TargetSet::A5)];

const DIV_OPERANDS: &[Operand] = &[
    Operand::new("src", Role::In, Kind::TileOrScalar, "dividend"),
    Operand::new("scalar", Role::In, Kind::TileOrScalar, "divisor"),
    DST,
];
const DIV_RULES: &[Rule] = &[
    Rule::EitherOrder { sources: [0, 1], dst: 2 },
    Rule::DType { operands: &[2], allowed: Allowed::Row },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
];

const EXPAND_RULES: &[Rule] = &[
    Rule::DType { operands: &[1], allowed: Allowed::Row },
    Rule::ScalarElement { scalar: 0, tile: 1, exact: true },
    Rule::Location { operands: &[1], allowed: PerTarget::same(LocSet::of(&[Loc::Vec, Loc::Mat])) },
];

const REM_OPERANDS: &[Operand] = &[SRC, SCALAR, Operand::new("tmp", Role::Tmp, Kind::Tile, "scratch").optional(), DST];
const REM_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 3]),
    Rule::DType { operands: &[0, 3], allowed: Allowed::Row },
    Rule::ScalarElement { scalar: 1, tile: 0, exact: false },
    Rule::SameValid { operands: &[0, 3], axes: Axes::Both },
    Rule::Location { operands: &[0, 2, 3], allowed: VEC },
    Rule::Layout { operands: &[0, 3], loc: None, allowed: ND },
];

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op { rules: &[RULES, SAME_COLUMNS], ..scalar("tadds", "sum with a scalar", WIDE) },
    Op {
        operands: DIV_OPERANDS,
        attrs: DIV_ATTRS,
        rules: &[DIV_RULES],
        ..scalar(
            "tdivs",
            "quotient with a scalar, in either order",
            PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) },
        )
    },
    Op {
        operands: &[Operand::new("scalar", Role::In, Kind::Scalar, "value of every element"), DST],
        rules: &[EXPAND_RULES],
        ..scalar(
            "texpands",
            "a tile of one value",
            PerTarget { a2a3: ARITHMETIC.or(BF16), a5: ARITHMETIC.or(BF16).or(INT8) },
        )
    },
    scalar("tmaxs", "maximum with a scalar", WIDE),
    scalar("tmins", "minimum with a scalar", WIDE),
    Op {
        operands: &[Operand::new("src0", Role::In, Kind::Tile, "source"), SCALAR, DST],
        ..scalar("tmuls", "product with a scalar", WIDE)
    },
    Op {
        operands: REM_OPERANDS,
        rules: &[REM_RULES],
        ..scalar(
            "trems",
            "remainder by a scalar",
            PerTarget { a2a3: DTypeSet::int(32).or(DTypeSet::of(&[DType::F32])), a5: ARITHMETIC },
        )
    },
    scalar("tsubs", "difference with a scalar", WIDE),
];
