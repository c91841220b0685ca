//! Rearrangement within and between tiles.

use crate::Key;
use crate::Name;
use crate::numerics::Numerics;
use crate::op::{Attr, Domain, Family, Kind, Level, Manual, Op, Operand, Presence, Role, Traits, TypesBy};
use crate::rule::{Allowed, Axes, Bytes, LocSet, Rule, ScratchRule, Transfer, Writes};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/layout-and-rearrangement";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const SRC: Operand = Operand::new(Name::Src, Role::In, Kind::Tile, "source");
const DST: Operand = Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination");

/// An operation that rearranges the elements of tiles, with defaults.
const fn rearrangement(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    dtypes: PerTarget<DTypeSet>,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: Manual::both(DIR),
        operands,
        dtypes,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        rules,
        ..Op::new(Family::Layout, Level::Tile, name)
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

const IMAGES: PerTarget<DTypeSet> = PerTarget {
    a2a3: DTypeSet::of(&[DType::I8, DType::Si8, DType::F16, DType::BF16, DType::F32]),
    a5: INTEGERS.or(DTypeSet::of(&[DType::F16, DType::BF16, DType::F32])),
};

const CONCAT_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 2]),
    Rule::DType { operands: &[0, 1, 2], allowed: Allowed::Definition },
    Rule::SameValid { operands: &[0, 1, 2], axes: Axes::Rows },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
    Rule::Concat { sources: [0, 1], dst: 2 },
];

const FILL_RULES: &[Rule] = &[
    Rule::Location { operands: &[0, 1], allowed: PerTarget::same(LocSet::of(&[Loc::Vec, Loc::Mat])) },
    Rule::FillPad { src: 0, dst: 1, attr: Key::PadValue, expands: Loc::Vec },
];

const TRANS_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 2]),
    Rule::DType { operands: &[0, 2], allowed: Allowed::Definition },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::On(
        TargetSet::A2A3,
        &Rule::Scratch(ScratchRule::Bytes { tmp: 1, need: Bytes::Transposed { src: 0, dst: 2 } }),
    ),
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::Given { tmp: 1, writes: Writes::Always })),
    Rule::On(TargetSet::A5, &Rule::MinBytes { operand: 1, bytes: 32 }),
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[0], loc: None, allowed: ND }),
    Rule::On(TargetSet::A5, &Rule::WholeLines(0)),
    Rule::On(TargetSet::A5, &Rule::WholeLines(2)),
];

/// Rules of the counts of columns, one count per row of a source.
const INDEX_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 4]),
    Rule::DType { operands: &[0, 1, 4], allowed: Allowed::Definition },
    Rule::SameDType(&[2, 3]),
    Rule::DType { operands: &[2, 3], allowed: COUNTS },
    Rule::NonEmpty(2),
    Rule::NonEmpty(3),
    Rule::SameValid { operands: &[0, 1, 2, 3, 4], axes: Axes::Rows },
    Rule::Location { operands: &[0, 1, 2, 3, 4], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 4], loc: None, allowed: ND },
];
const COUNTS: Allowed = Allowed::Only(PerTarget::same(DTypeSet::of(&[DType::I8, DType::I16, DType::I32])));

const IMAGE_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::Location { operands: &[0], allowed: PerTarget::same(LocSet::of(&[Loc::Mat])) },
    Rule::Location { operands: &[1], allowed: PerTarget::same(LocSet::of(&[Loc::Left, Loc::Right])) },
];

const PACK_RULES: &[Rule] = &[
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::Transfer(Transfer::Narrows { src: 0, dst: 1, by: &[2, 4] }),
    Rule::SameValid { operands: &[0, 1], axes: Axes::Both },
    Rule::Location { operands: &[0, 1], allowed: VEC },
    Rule::Layout { operands: &[0, 1], loc: None, allowed: ND },
];
const INTEGERS: DTypeSet = DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32));

const SHUFFLE_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 2, 3]),
    Rule::DType { operands: &[0, 1, 2, 3], allowed: Allowed::Definition },
    Rule::SameValid { operands: &[0, 1, 2, 3], axes: Axes::Rows },
    Rule::Location { operands: &[0, 1, 2, 3], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2, 3], loc: None, allowed: ND },
];
const HALF0: Operand = Operand::new(Name::Dst0, Role::Out, Kind::Tile, "first destination");
const HALF1: Operand = Operand::new(Name::Dst1, Role::Out, Kind::Tile, "second destination");
const SRC0: Operand = Operand::new(Name::Src0, Role::In, Kind::Tile, "first source");
const SRC1: Operand = Operand::new(Name::Src1, Role::In, Kind::Tile, "second source");

/// The manual has only the page of the intrinsic.
const fn intrinsic(extra: &'static [&'static str]) -> Manual {
    Manual { extra, ..Manual::NONE }
}

ops![
    Tconcat = rearrangement(
        "tconcat",
        "two tiles side by side",
        &[
            Operand::new(Name::Src0, Role::In, Kind::Tile, "left source"),
            Operand::new(Name::Src1, Role::In, Kind::Tile, "right source"),
            DST,
        ],
        PerTarget::same(CONCAT),
        &[CONCAT_RULES],
    )
    .typed_by(TypesBy::Ptoas),
    Tconcatidx = Op {
        manual: Manual::NONE,
        numerics: &[Numerics::ByteCount],
        ..rearrangement(
            "tconcatidx",
            "two tiles side by side, each row as long as its indices say",
            &[
                Operand::new(Name::Src0, Role::In, Kind::Tile, "left source"),
                Operand::new(Name::Src1, Role::In, Kind::Tile, "right source"),
                Operand::new(Name::Src0Idx, Role::In, Kind::Tile, "bytes of each row of the left source"),
                Operand::new(Name::Src1Idx, Role::In, Kind::Tile, "bytes of each row of the right source"),
                DST,
            ],
            PerTarget::same(CONCAT),
            &[INDEX_RULES],
        )
    },
    Tdeinterleave = Op {
        manual: intrinsic(&["TDEINTERLEAVE.md"]),
        ..rearrangement(
            "tdeinterleave",
            "elements of even and of odd numbers",
            &[SRC0, SRC1.optional(), HALF0, HALF1],
            PerTarget::same(SMALL),
            &[SHUFFLE_RULES],
        )
    },
    Tfillpad = Op {
        aliases: &["tfillpad_inplace", "tfillpad_expand"],
        attrs: &[Attr::new(Key::PadValue, Domain::Any, Presence::Optional, "padding, in place of that of the type")
            .keys(&["pad_value"])],
        numerics: &[Numerics::FinitePadding],
        ..rearrangement(
            "tfillpad",
            "copy, with padding outside of the valid region",
            &[SRC, DST],
            PerTarget::same(SMALL),
            &[FILL_RULES],
        )
    },
    Timg2col =
        rearrangement("timg2col", "windows of an image as rows of a matrix", &[SRC, DST], IMAGES, &[IMAGE_RULES]),
    Tinterleave = Op {
        manual: intrinsic(&["TINTERLEAVE.md"]),
        ..rearrangement(
            "tinterleave",
            "elements of two tiles interleaved",
            &[SRC0, SRC1, HALF0, HALF1],
            PerTarget::same(SMALL),
            &[SHUFFLE_RULES],
        )
    },
    Tpack = Op {
        manual: Manual::page(DIR),
        ..rearrangement("tpack", "the low part of each element", &[SRC, DST], PerTarget::same(INTEGERS), &[PACK_RULES])
    },
    Ttrans = rearrangement(
        "ttrans",
        "transpose",
        &[SRC, Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch").optional(), DST],
        PerTarget::same(CONCAT),
        &[TRANS_RULES],
    )
    .typed_by(TypesBy::Both),
];
