//! Gathers, sequences, single elements, printing.

use crate::attrs;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence,
    PrintDefault, Role, Traits,
};
use crate::rule::{Allowed, Axes, LocSet, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/irregular-and-complex";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const SRC: Operand = Operand::new("src", Role::In, Kind::Tile, "source");
const DST: Operand = Operand::new("dst", Role::Out, Kind::Tile, "destination");
const TMP: Operand = Operand::new("tmp", Role::Tmp, Kind::Tile, "scratch").optional();

/// An operation of the family in destination-passing form.
const fn irregular(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    attrs: &'static [Attr],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Irregular,
        level: Level::Tile,
        summary,
        manual: Manual::both(DIR),
        operands,
        results: &[],
        regions: &[],
        attrs,
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

const INT8: DTypeSet = DTypeSet::int(8);
const INT16: DTypeSet = DTypeSet::int(16);
const INT32: DTypeSet = DTypeSet::int(32);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
const F8: DTypeSet = DTypeSet::of(&[DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3]);
const WORDS: DTypeSet = INT32.or(DTypeSet::of(&[DType::F32]));

const CI_RULES: &[Rule] = &[
    Rule::DType { operands: &[2], allowed: Allowed::Row },
    Rule::ScalarElement { scalar: 0, tile: 2, exact: true },
    Rule::On(TargetSet::A2A3, &Rule::DType { operands: &[1], allowed: Allowed::Only(PerTarget::same(WORDS)) }),
    Rule::Location { operands: &[1, 2], allowed: VEC },
    Rule::Layout { operands: &[2], loc: None, allowed: ND },
];

/// Operands of a gather.
mod gather {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const DST: Idx = 1;
    pub(super) const COUNTS: Idx = 2;
    pub(super) const INDICES: Idx = 3;
    pub(super) const TMP: Idx = 4;
    pub(super) const VALUE: Idx = 5;
}

const GATHER_RULES: &[Rule] = &[
    Rule::GatherForm {
        indices: gather::INDICES,
        tmp: gather::TMP,
        value: gather::VALUE,
        counts: gather::COUNTS,
        pattern: "maskPattern",
        tmp_on: TargetSet::A2A3,
    },
    Rule::DType { operands: &[gather::SRC], allowed: Allowed::Row },
    Rule::GatherTypes { src: gather::SRC, dst: gather::DST, value: gather::VALUE },
    Rule::DType { operands: &[gather::COUNTS], allowed: Allowed::Only(PerTarget::same(INT32)) },
    Rule::DType {
        operands: &[gather::INDICES],
        allowed: Allowed::Only(PerTarget { a2a3: INT32, a5: INT16.or(INT32) }),
    },
    Rule::ScalarElement { scalar: gather::VALUE, tile: gather::SRC, exact: false },
    Rule::Location {
        operands: &[gather::SRC, gather::DST, gather::COUNTS, gather::INDICES, gather::TMP],
        allowed: VEC,
    },
    Rule::Layout { operands: &[gather::SRC, gather::DST, gather::INDICES], loc: None, allowed: ND },
    Rule::SameValid { operands: &[gather::INDICES, gather::DST], axes: Axes::Both },
    Rule::GatherPattern { src: gather::SRC, dst: gather::DST, pattern: "maskPattern", axis: "axis" },
];

const GATHER_FORMAT: &str = "`ins` `(` $src `,` (dict($maskPattern)^ `:` type($src) (`,` $axis^)?):\
    (by-kind($indices, $kValue, $tmp) `:` type($src) `,` kinds($indices, $kValue, $tmp))? `)` \
    `outs` `(` $dst (`,` $cdst^)? `:` type($dst) (`,` type($cdst)^)? `)` attr-dict";

const GATHER_ATTRS: &[Attr] = &[
    Attr::choice("axis", &attrs::AXIS, Presence::Optional, "direction of the pattern"),
    Attr::choice("cmpMode", &attrs::CMP, Presence::Optional, "comparison").keys(&["cmp", "cmp_mode"]),
    Attr::choice("maskPattern", &attrs::MASK_PATTERN, Presence::Optional, "elements kept").keys(&["mask_pattern"]),
    Attr::new(
        "offset",
        Domain::Int { width: 32, min: i32::MIN as i64, max: i32::MAX as i64 },
        Presence::Optional,
        "added to each position found",
    ),
];

const CI_ATTRS: &[Attr] = &[Attr::new(
    "descending",
    Domain::Bool,
    Presence::Default { value: AttrValue::Bool(false), print: PrintDefault::Always },
    "count down",
)];

const PRINT_ATTRS: &[Attr] =
    &[Attr::choice("printFormat", &attrs::PRINT_FORMAT, Presence::Optional, "width and precision")
        .keys(&["print_format"])];

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        dtypes: PerTarget::same(INT16.or(INT32)),
        ..irregular(
            "tci",
            "a sequence of consecutive integers",
            &[Operand::new("S", Role::In, Kind::Scalar, "first integer"), TMP, DST],
            CI_ATTRS,
            &[CI_RULES],
        )
    },
    Op {
        dtypes: PerTarget {
            a2a3: INT16.or(INT32).or(FLOATS),
            a5: INT8.or(INT16).or(INT32).or(FLOATS).or(DTypeSet::of(&[DType::BF16])).or(F8),
        },
        syntax: Syntax::Format(GATHER_FORMAT),
        ..irregular(
            "tgather",
            "elements by index, by pattern or by comparison",
            &[
                SRC,
                DST,
                Operand::new("cdst", Role::Out, Kind::Tile, "numbers of elements found").optional(),
                Operand::new("indices", Role::In, Kind::Tile, "positions in the source").optional(),
                TMP,
                Operand::new("kValue", Role::In, Kind::Scalar, "value compared with").optional(),
            ],
            GATHER_ATTRS,
            &[GATHER_RULES],
        )
    },
    Op {
        manual: Manual::NONE,
        operands: &[SRC, Operand::new("offset", Role::In, Kind::Index, "position in row-major order")],
        results: &[OpResult {
            name: "dst",
            kind: Kind::Scalar,
            arity: Arity::One,
            infer: Infer::Spelled,
            doc: "the element",
        }],
        traits: Traits::NONE,
        syntax: Syntax::Format(
            "`ins` `(` $src `,` $offset `:` type($src) `,` type($offset) `)` `outs` `:` type($dst) attr-dict",
        ),
        ..irregular("tgetval", "one element of a tile", &[], &[], &[&[Rule::ElementResult(0)]])
    },
    Op {
        // What is printed is seen outside.
        effects: Effects::Barrier,
        ..irregular(
            "tprint",
            "print a tile or view, for debugging",
            &[
                Operand::new("src", Role::In, Kind::TileOrView, "what is printed"),
                Operand::new("tmp", Role::Tmp, Kind::TileOrView, "scratch in global memory").optional(),
            ],
            PRINT_ATTRS,
            &[],
        )
    },
    Op {
        manual: Manual::NONE,
        ..irregular(
            "tsetval",
            "set one element of a tile",
            &[
                DST,
                Operand::new("offset", Role::In, Kind::Index, "position in row-major order"),
                Operand::new("val", Role::In, Kind::Scalar, "the element"),
            ],
            &[],
            &[&[Rule::ElementValue { value: 2, of: 0 }]],
        )
    },
];
