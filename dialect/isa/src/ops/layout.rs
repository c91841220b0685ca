//! Rearrangement within and between tiles.

use crate::op::{Attr, Domain, Effects, Family, Kind, Level, Manual, Op, Operand, Presence, Role, Traits};
use crate::rule::{Allowed, Axes, LocSet, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/layout-and-rearrangement";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const SRC: Operand = Operand::new("src", Role::In, Kind::Tile, "source");
const DST: Operand = Operand::new("dst", Role::Out, Kind::Tile, "destination");

/// A rearrangement of the elements of tiles.
const fn rearrangement(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    dtypes: PerTarget<DTypeSet>,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Layout,
        level: Level::Tile,
        summary,
        manual: Manual::both(DIR),
        operands,
        results: &[],
        regions: &[],
        attrs: &[],
        dtypes,
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

/// Elements of 1, 2 and 4 bytes.
const SMALL: DTypeSet =
    DTypeSet::ANY.without(DTypeSet::int(64)).without(DTypeSet::of(&[DType::F64, DType::Index, DType::I1]));
const CONCAT: DTypeSet = DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::of(&[
    DType::F16,
    DType::F32,
    DType::BF16,
]));

const CONCAT_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 2]),
    Rule::DType { operands: &[0, 1, 2], allowed: Allowed::Row },
    Rule::SameValid { operands: &[0, 1, 2], axes: Axes::Rows },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
    Rule::Concat { sources: [0, 1], dst: 2 },
];

const FILL_RULES: &[Rule] = &[
    Rule::Location { operands: &[0, 1], allowed: PerTarget::same(LocSet::of(&[Loc::Vec, Loc::Mat])) },
    Rule::FillPad { src: 0, dst: 1, attr: "padValue", expands: Loc::Vec },
];

const TRANS_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 2]),
    Rule::DType { operands: &[0, 2], allowed: Allowed::Row },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[0], loc: None, allowed: ND }),
    Rule::On(TargetSet::A5, &Rule::WholeLines(0)),
    Rule::On(TargetSet::A5, &Rule::WholeLines(2)),
];

/// Rows of the family.
pub const OPS: &[Op] = &[
    rearrangement(
        "tconcat",
        "two tiles side by side",
        &[
            Operand::new("src0", Role::In, Kind::Tile, "left source"),
            Operand::new("src1", Role::In, Kind::Tile, "right source"),
            DST,
        ],
        PerTarget::same(CONCAT),
        &[CONCAT_RULES],
    ),
    Op {
        aliases: &["tfillpad_inplace", "tfillpad_expand"],
        attrs: &[Attr::new("padValue", Domain::Any, Presence::Optional, "padding, in place of that of the type")
            .keys(&["pad_value"])],
        ..rearrangement(
            "tfillpad",
            "copy, with padding outside of the valid region",
            &[SRC, DST],
            PerTarget::same(SMALL),
            &[FILL_RULES],
        )
    },
    rearrangement(
        "ttrans",
        "transpose",
        &[SRC, Operand::new("tmp", Role::Tmp, Kind::Tile, "scratch").optional(), DST],
        PerTarget::same(SMALL),
        &[TRANS_RULES],
    ),
];
