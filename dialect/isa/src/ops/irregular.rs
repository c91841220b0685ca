//! Gathers, sequences, single elements and printing.

use crate::Key;
use crate::Name;
use crate::attrs::{self, QuantType, Relation};
use crate::numerics::Numerics;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence,
    PrintDefault, Role, Traits, TypesBy,
};
use crate::rule::{Allowed, Axes, Bytes, Idx, LocSet, Micro, Rule, ScratchRule, Subject, TileRule, Writes};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/irregular-and-complex";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const SRC: Operand = Operand::new(Name::Src, Role::In, Kind::Tile, "source");
const DST: Operand = Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination");
/// Records that a sort writes: values with their indices. Source: PTO ISA manual, tsort32.md.
const RECORDS: Operand = Operand::new(
    Name::Dst,
    Role::Out,
    Kind::Tile,
    "records of 8 bytes: the value, zeros up to byte 4, and the position as 4 bytes",
);
const TMP: Operand = Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch").optional();

/// An operation of the family in destinations form, with defaults.
const fn irregular(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    attrs: &'static [Attr],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: Manual::both(DIR),
        operands,
        attrs,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        rules,
        ..Op::new(Family::Irregular, Level::Tile, name)
    }
}

const INT8: DTypeSet = DTypeSet::int(8);
const INT16: DTypeSet = DTypeSet::int(16);
const INT32: DTypeSet = DTypeSet::int(32);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
const F8: DTypeSet = DTypeSet::F8;
const F32: DTypeSet = DTypeSet::of(&[DType::F32]);
const BF16: DTypeSet = DTypeSet::of(&[DType::BF16]);
const WORDS: DTypeSet = INT32.or(F32);
/// i16, i32, f16, f32
const ARITHMETIC: DTypeSet = INT16.or(INT32).or(FLOATS);
/// [`ARITHMETIC`], i8 and bf16.
const NUMBERS: DTypeSet = ARITHMETIC.or(INT8).or(BF16);
/// [`ARITHMETIC`]; on a5 also i8 and bf16.
const WIDE: PerTarget<DTypeSet> = PerTarget { a2a3: ARITHMETIC, a5: NUMBERS };

/// Admits the same types on every target.
const fn only(types: DTypeSet) -> Allowed {
    Allowed::Only(PerTarget::same(types))
}

const CI_RULES: &[Rule] = &[
    Rule::DType { operands: &[2], allowed: Allowed::Definition },
    Rule::ScalarElement { scalar: 0, tile: 2, exact: true },
    Rule::On(TargetSet::A2A3, &Rule::DType { operands: &[1], allowed: Allowed::Only(PerTarget::same(WORDS)) }),
    Rule::Location { operands: &[1, 2], allowed: VEC },
    Rule::Layout { operands: &[2], loc: None, allowed: ND },
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[1], loc: None, allowed: ND }),
    Rule::Tile(TileRule::SeveralColumns(2)),
    Rule::On(
        TargetSet::A2A3,
        &Rule::Scratch(ScratchRule::Bytes { tmp: 1, need: Bytes::ByElement { of: 2, two: 1792, four: 768 } }),
    ),
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::Given { tmp: 1, writes: Writes::Always })),
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

/// Element types of a gather by pattern: those of two and four bytes; on a5 also of one byte.
const PATTERN_TYPES: PerTarget<DTypeSet> =
    PerTarget { a2a3: ARITHMETIC.or(BF16), a5: NUMBERS.or(F8).or(DTypeSet::of(&[DType::Hif8])) };

const GATHER_RULES: &[Rule] = &[
    Rule::GatherForm {
        indices: gather::INDICES,
        tmp: gather::TMP,
        value: gather::VALUE,
        counts: gather::COUNTS,
        pattern: Key::MaskPattern,
        tmp_on: TargetSet::A2A3,
    },
    Rule::GatherTypes {
        src: gather::SRC,
        dst: gather::DST,
        value: gather::VALUE,
        pattern: Key::MaskPattern,
        by_pattern: PATTERN_TYPES,
        by_value: PerTarget { a2a3: FLOATS.or(INT32), a5: ARITHMETIC },
        mode: Key::CmpMode,
        by_order: PerTarget { a2a3: FLOATS, a5: ARITHMETIC },
    },
    Rule::Micro(Micro::NotCases {
        attr: Key::CmpMode,
        cases: &[Relation::Ne.name(), Relation::Lt.name(), Relation::Ge.name(), Relation::Le.name()],
    }),
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
    Rule::Layout { operands: &[gather::SRC, gather::DST, gather::COUNTS, gather::INDICES], loc: None, allowed: ND },
    Rule::SameValid { operands: &[gather::INDICES, gather::DST], axes: Axes::Both },
    Rule::GatherExtents {
        dst: gather::DST,
        indices: gather::INDICES,
        tmp: gather::TMP,
        pattern: Key::MaskPattern,
        whole_on: TargetSet::A2A3,
    },
    Rule::Micro(Micro::BothAttrs(Key::MaskPattern, Key::Axis)),
    Rule::GatherPattern { src: gather::SRC, dst: gather::DST, pattern: Key::MaskPattern, axis: Key::Axis },
];

const GATHER_FORMAT: &str = "`ins` `(` $src `,` (dict($maskPattern)^ `:` type($src) (`,` $axis^)?):\
    (by-kind($indices, $kValue, $tmp) `:` type($src) `,` kinds($indices, $kValue, $tmp))? `)` \
    `outs` `(` $dst (`,` $cdst^)? `:` type($dst) (`,` type($cdst)^)? `)` attr-dict";

const GATHER_ATTRS: &[Attr] = &[
    Attr::choice(Key::Axis, &attrs::AXIS, Presence::Optional, "direction of the pattern"),
    Attr::choice(Key::CmpMode, &attrs::CMP, Presence::Optional, "comparison").keys(&["cmp", "cmp_mode"]),
    Attr::choice(Key::MaskPattern, &attrs::MASK_PATTERN, Presence::Optional, "elements kept").keys(&["mask_pattern"]),
    Attr::new(
        Key::Offset,
        Domain::Int { width: 32, min: i32::MIN as i64, max: i32::MAX as i64 },
        Presence::Optional,
        "added to each position found",
    ),
];

const CI_ATTRS: &[Attr] = &[Attr::new(
    Key::Descending,
    Domain::Bool,
    Presence::Default { value: AttrValue::Bool(false), print: PrintDefault::Always },
    "count down",
)];

const PRINT_ATTRS: &[Attr] =
    &[Attr::choice(Key::PrintFormat, &attrs::PRINT_FORMAT, Presence::Optional, "width and precision")
        .keys(&["print_format"])];

/// Tiles in vector memory are printed directly, others through scratch in global memory.
const PRINT_RULES: &[Rule] =
    &[Rule::Tile(TileRule::Printed { src: 0, tmp: 1, dtypes: INT8.or(INT16).or(INT32).or(FLOATS) })];

const DEQUANT_RULES: &[Rule] = &[
    Rule::DType { operands: &[0], allowed: Allowed::Definition },
    Rule::DType { operands: &[1, 2, 3], allowed: only(F32) },
    Rule::SameValid { operands: &[0, 3], axes: Axes::Both },
    Rule::SameValid { operands: &[1, 2, 3], axes: Axes::Rows },
    Rule::Location { operands: &[0, 1, 2, 3], allowed: VEC },
    Rule::Layout { operands: &[0, 3], loc: None, allowed: ND },
    Rule::Layout { operands: &[1, 2], loc: None, allowed: ND_DN },
];
const ND_DN: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND, Layout::DN]);

const GATHERB_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 2]),
    Rule::DType { operands: &[0, 2], allowed: Allowed::Definition },
    Rule::DType { operands: &[1], allowed: only(INT32) },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
];

const HISTOGRAM_RULES: &[Rule] = &[
    Rule::DType { operands: &[0], allowed: Allowed::Definition },
    Rule::DType { operands: &[1], allowed: only(INT8) },
    Rule::DType { operands: &[2], allowed: only(INT32) },
    Rule::SameValid { operands: &[0, 2], axes: Axes::Rows },
    Rule::Tile(TileRule::Histogram { src: 0, filter: 1, dst: 2, byte: Key::Byte }),
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 2], loc: None, allowed: ND },
    Rule::Layout { operands: &[1], loc: None, allowed: ND_DN },
];

const HISTOGRAM_ATTRS: &[Attr] = &[Attr::new(
    Key::Byte,
    Domain::Int { width: 32, min: 0, max: 3 },
    Presence::Default { value: AttrValue::Int(1), print: PrintDefault::WhenSet },
    "position of the byte counted, the lowest is 0",
)];

/// Operands of a merge of sorted runs.
mod sort {
    use super::Idx;
    pub(super) const RUNS: Idx = 0;
    pub(super) const BLOCK: Idx = 1;
    pub(super) const DST: Idx = 2;
    pub(super) const TMP: Idx = 3;
    pub(super) const EXECUTED: Idx = 4;
    pub(super) const VALUES: &[Idx] = &[RUNS, DST];
}

const SORT_RULES: &[Rule] = &[
    Rule::Tile(TileRule::Merge {
        runs: sort::RUNS,
        block: sort::BLOCK,
        dst: sort::DST,
        tmp: sort::TMP,
        executed: sort::EXECUTED,
    }),
    Rule::SameDType(sort::VALUES),
    Rule::DType { operands: sort::VALUES, allowed: Allowed::Definition },
    Rule::Micro(Micro::Multiple { operand: sort::BLOCK, of: 64 }),
    Rule::NeedsDefault { subject: Subject::Operand(sort::BLOCK), attr: Key::Exhausted },
    Rule::Tile(TileRule::OneRow(sort::RUNS)),
    Rule::Tile(TileRule::OneRow(sort::DST)),
    Rule::Tile(TileRule::OneRow(sort::TMP)),
    Rule::Location { operands: &[sort::RUNS, sort::DST, sort::TMP], allowed: VEC },
    Rule::Layout { operands: sort::VALUES, loc: None, allowed: ND },
    Rule::Tile(TileRule::MergeExtents { runs: sort::RUNS, block: sort::BLOCK, dst: sort::DST, tmp: sort::TMP }),
    Rule::Scratch(ScratchRule::Given { tmp: sort::TMP, writes: Writes::Several(sort::RUNS) }),
];

const SORT_FORMAT: &str = "`ins` `(` by-kind($srcs, $tmp, $blockLen) \
    (when($blockLen)):(absent($tmp, no_tmp) dict($exhausted))? `:` kinds($srcs, $tmp, $blockLen) `)` \
    `outs` `(` by-kind($dsts, $excuted) `:` kinds($dsts, $excuted) `)` attr-dict";

const SORT_ATTRS: &[Attr] = &[Attr::new(
    Key::Exhausted,
    Domain::Bool,
    Presence::Default { value: AttrValue::Bool(false), print: PrintDefault::Always },
    "stop as soon as one run is exhausted",
)];

const PART_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    DST,
];
const PART_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 2]),
    Rule::DType { operands: &[0, 1, 2], allowed: Allowed::Definition },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
];
const PARTS: Rule = Rule::Tile(TileRule::Parts { sources: [0, 1], dst: 2, covered: true });
/// One source covers the destination, which ptoas does not require on a5.
const INSIDE: &[Rule] = &[
    Rule::On(TargetSet::A2A3, &PARTS),
    Rule::On(TargetSet::A5, &Rule::Tile(TileRule::Parts { sources: [0, 1], dst: 2, covered: false })),
];
/// Sources and destination have the same physical shape.
const ONE_SHAPE: &[Rule] = &[Rule::SameShape(&[0, 1, 2])];

/// `dst = src0 op src1` where both sources are valid; elsewhere the source that is valid.
const fn part(name: &'static str, summary: &'static str, fit: &'static [&'static [Rule]]) -> Op {
    Op { dtypes: WIDE, ..irregular(name, summary, PART_OPERANDS, &[], fit) }
}

const PART_ARG_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first values"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second values"),
    Operand::new(Name::Src0Idx, Role::In, Kind::Tile, "positions of the first values"),
    Operand::new(Name::Src1Idx, Role::In, Kind::Tile, "positions of the second values"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "values"),
    Operand::new(Name::DstIdx, Role::Out, Kind::Tile, "positions"),
];
const PART_ARG_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 4]),
    Rule::DType { operands: &[0, 1, 4], allowed: Allowed::Definition },
    Rule::SameDType(&[2, 3, 5]),
    Rule::DType { operands: &[2, 3, 5], allowed: only(INT32) },
    Rule::SameValid { operands: &[0, 2], axes: Axes::Both },
    Rule::SameValid { operands: &[1, 3], axes: Axes::Both },
    Rule::SameValid { operands: &[4, 5], axes: Axes::Both },
    Rule::SameShape(&[0, 1, 2, 3, 4, 5]),
    Rule::Tile(TileRule::Parts { sources: [0, 1], dst: 4, covered: true }),
    Rule::Location { operands: &[0, 1, 2, 3, 4, 5], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2, 3, 4, 5], loc: None, allowed: ND },
];

/// Like [`part`], with the position of the chosen value as second result.
const fn part_position(name: &'static str, summary: &'static str) -> Op {
    Op {
        manual: Manual { intrinsic: true, ..Manual::NONE },
        dtypes: WIDE,
        ..irregular(name, summary, PART_ARG_OPERANDS, &[], &[PART_ARG_RULES])
    }
}

/// Operands of a quantisation to 8 bits.
mod quant {
    use super::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const SCALE: Idx = 1;
    pub(super) const OFFSET: Idx = 2;
    pub(super) const TMP: Idx = 3;
    pub(super) const DST: Idx = 4;
}

const QUANT_RULES: &[Rule] = &[
    Rule::DType { operands: &[quant::SRC, quant::SCALE, quant::OFFSET, quant::TMP], allowed: Allowed::Definition },
    Rule::DType { operands: &[quant::DST], allowed: only(INT8) },
    Rule::Peer(&Rule::Micro(Micro::NotCases {
        attr: Key::QuantType,
        cases: &[QuantType::Mxfp8.name(), QuantType::Mxfp4E2m1.name()],
    })),
    Rule::Peer(&Rule::Micro(Micro::OnlyWithCase {
        operand: quant::OFFSET,
        attr: Key::QuantType,
        case: QuantType::Int8Asym.name(),
        required: true,
    })),
    Rule::SameValid { operands: &[quant::SRC, quant::DST], axes: Axes::Both },
    Rule::SameValid { operands: &[quant::SCALE, quant::OFFSET, quant::DST], axes: Axes::Rows },
    Rule::Location { operands: &[quant::SRC, quant::SCALE, quant::OFFSET, quant::TMP, quant::DST], allowed: VEC },
    Rule::Layout { operands: &[quant::SRC, quant::DST], loc: None, allowed: ND },
    Rule::Layout {
        operands: &[quant::SCALE, quant::OFFSET],
        loc: None,
        allowed: PerTarget { a2a3: &[Layout::DN], a5: &[Layout::ND, Layout::DN] },
    },
    Rule::On(TargetSet::A2A3, &Rule::Tile(TileRule::OneColumn(quant::SCALE))),
    Rule::On(TargetSet::A2A3, &Rule::Tile(TileRule::OneColumn(quant::OFFSET))),
    Rule::On(TargetSet::A2A3, &Rule::Peer(&Rule::SameShape(&[quant::SRC, quant::TMP]))),
    Rule::On(TargetSet::A2A3, &Rule::SameValid { operands: &[quant::TMP, quant::SRC], axes: Axes::Both }),
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[quant::TMP], loc: None, allowed: ND }),
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::Given { tmp: quant::TMP, writes: Writes::Always })),
];

const QUANT_TYPE: Attr = Attr::choice(Key::QuantType, &attrs::QUANT_TYPE, Presence::Required, "scheme");

const BLOCK_QUANT_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "quantised elements"),
    Operand::new(Name::Exp, Role::Out, Kind::Tile, "exponents, one for each group"),
    Operand::new(Name::Max, Role::Out, Kind::Tile, "maxima of the groups"),
    Operand::new(Name::Scaling, Role::Out, Kind::Tile, "factors of the groups"),
    Operand::new(Name::ExpZz, Role::Out, Kind::Tile, "exponents in the layout of a matrix product").optional(),
];

const FP4: DTypeSet = DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]);

/// Operands of a quantisation in groups.
mod block {
    use super::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const DST: Idx = 1;
    pub(super) const EXP: Idx = 2;
    pub(super) const MAX: Idx = 3;
    pub(super) const SCALING: Idx = 4;
    pub(super) const EXP_ZZ: Idx = 5;
}

const BLOCK_QUANT_RULES: &[Rule] = &[
    Rule::DType { operands: &[block::SRC], allowed: Allowed::Definition },
    Rule::SameDType(&[block::SRC, block::MAX, block::SCALING]),
    Rule::DType { operands: &[block::DST], allowed: only(INT8.or(F8).or(FP4)) },
    Rule::DType { operands: &[block::EXP, block::EXP_ZZ], allowed: only(INT8.or(DTypeSet::of(&[DType::F8E8M0]))) },
    Rule::Location { operands: &[0, 1, 2, 3, 4, 5], allowed: VEC },
    Rule::Layout { operands: &[block::SRC], loc: None, allowed: ND },
];

const MX_RULES: &[Rule] = &[
    Rule::Peer(&Rule::Micro(Micro::NotCases {
        attr: Key::QuantType,
        cases: &[QuantType::Int8Sym.name(), QuantType::Int8Asym.name()],
    })),
    Rule::Peer(&Rule::DTypeWhen {
        attr: Key::QuantType,
        value: attrs::QuantType::Mxfp4E2m1 as i64,
        operands: &[block::SRC],
        allowed: PerTarget::same(DTypeSet::of(&[DType::F16, DType::BF16])),
    }),
    Rule::Peer(&Rule::DType { operands: &[block::SRC], allowed: Allowed::Definition }),
    Rule::SameDType(&[block::SRC, block::MAX, block::SCALING]),
    Rule::Peer(&Rule::DTypeWhen {
        attr: Key::QuantType,
        value: attrs::QuantType::Mxfp8 as i64,
        operands: &[block::DST],
        allowed: PerTarget::same(INT8),
    }),
    Rule::Peer(&Rule::DTypeWhen {
        attr: Key::QuantType,
        value: attrs::QuantType::Mxfp4E2m1 as i64,
        operands: &[block::DST],
        allowed: PerTarget::same(DTypeSet::of(&[DType::F4E2M1x2])),
    }),
    Rule::Peer(&Rule::DType { operands: &[block::EXP, block::EXP_ZZ], allowed: only(INT8) }),
    Rule::Location { operands: &[0, 1, 2, 3, 4, 5], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2, 3, 4], loc: None, allowed: ND },
    Rule::Peer(&Rule::Micro(Micro::NeedsAttr { attrs: &[Key::Interleave], needed: Key::GrpAxis })),
    Rule::Peer(&Rule::Micro(Micro::WithAttr { operand: block::EXP_ZZ, attr: Key::StoreMode })),
    Rule::Peer(&Rule::NeedsDefault { subject: Subject::Attr(Key::StoreMode), attr: Key::GrpAxis }),
    Rule::Peer(&Rule::NeedsDefault { subject: Subject::Attr(Key::StoreMode), attr: Key::QuantScaleAlg }),
    Rule::Tile(TileRule::Groups {
        src: block::SRC,
        dst: block::DST,
        exp: block::EXP,
        max: block::MAX,
        scaling: block::SCALING,
    }),
];

/// Quantisation in groups that share an exponent.
const fn block_quant(
    name: &'static str,
    summary: &'static str,
    attrs: &'static [Attr],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        dtypes: PerTarget::same(FLOATS.or(BF16)),
        targets: TargetSet::A5,
        ..irregular(name, summary, BLOCK_QUANT_OPERANDS, attrs, rules)
    }
}

const MX_ATTRS: &[Attr] = &[
    Attr::choice(
        Key::GrpAxis,
        &attrs::MX_GROUP_AXIS,
        Presence::Default { value: attrs::GroupAxis::Axis1.value(), print: PrintDefault::Always },
        "axis of the groups",
    )
    .keys(&["grp_axis"]),
    Attr::new(
        Key::Interleave,
        Domain::Bool,
        Presence::Default { value: AttrValue::Bool(false), print: PrintDefault::Always },
        "exponents of two rows side by side",
    ),
    Attr::choice(
        Key::QuantScaleAlg,
        &attrs::QUANT_SCALE_ALG,
        Presence::Default { value: attrs::QuantScaleAlg::Ocp.value(), print: PrintDefault::Always },
        "derivation of the factors",
    )
    .keys(&["quant_scale_alg"]),
    QUANT_TYPE,
    Attr::choice(Key::StoreMode, &attrs::VEC_STORE_MODE, Presence::Optional, "layout of the elements")
        .keys(&["store_mode"]),
];

const fn word(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Int(32), doc)
}

const RANDOM_ATTRS: &[Attr] = &[Attr::new(
    Key::Rounds,
    Domain::Int { width: 32, min: 1, max: i32::MAX as i64 },
    Presence::Default { value: AttrValue::Int(10), print: PrintDefault::WhenSet },
    "rounds of the generator",
)];

const FILL_RULES: &[Rule] = &[
    Rule::Micro(Micro::AttrValues { attr: Key::Rounds, allowed: &[7, 10] }),
    Rule::Location { operands: &[FILLED], allowed: VEC },
    Rule::Layout { operands: &[FILLED], loc: None, allowed: ND },
    Rule::DType { operands: &[FILLED], allowed: Allowed::Definition },
];
/// Index of the destination of random numbers.
const FILLED: Idx = 6;

const SCATTER_RULES: &[Rule] = &[
    Rule::Tile(TileRule::Form { operand: 2, attr: Key::MaskPattern }),
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::DType { operands: &[2], allowed: only(INT16.or(INT32)) },
    Rule::Tile(TileRule::IndexWidth { indices: 2, data: 0 }),
    Rule::Tile(TileRule::Scattered { src: 0, indices: 2, dst: 1 }),
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
    Rule::Micro(Micro::BothAttrs(Key::MaskPattern, Key::Axis)),
    Rule::GatherPattern { src: 1, dst: 0, pattern: Key::MaskPattern, axis: Key::Axis },
];

const SCATTER_FORMAT: &str = "`ins` `(` $src `,` (dict($maskPattern)^ `:` type($src) (`,` $axis^)?):\
    ($indexes `:` type($src) `,` type($indexes))? `)` `outs` `(` $dst `:` type($dst) `)` attr-dict";

const SCATTER_ATTRS: &[Attr] = &[
    Attr::choice(Key::Axis, &attrs::AXIS, Presence::Optional, "direction of the pattern"),
    Attr::choice(Key::MaskPattern, &attrs::MASK_PATTERN, Presence::Optional, "elements written")
        .keys(&["mask_pattern"]),
];

const SORT32_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 3]),
    Rule::DType { operands: &[0, 3], allowed: Allowed::Definition },
    Rule::DType { operands: &[1], allowed: only(INT32) },
    Rule::Location { operands: &[0, 1, 2, 3], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2, 3], loc: None, allowed: ND },
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::Bytes { tmp: 2, need: Bytes::Tile(0) })),
    Rule::Scratch(ScratchRule::Given { tmp: 2, writes: Writes::Rest { of: 0, multiple: 32 } }),
];

const TRIANGLE_RULES: &[Rule] = &[
    Rule::DType { operands: &[1], allowed: Allowed::Definition },
    Rule::Location { operands: &[1], allowed: VEC },
    Rule::Layout { operands: &[1], loc: None, allowed: ND },
];

const TRIANGLE_ATTRS: &[Attr] = &[Attr::new(
    Key::UpperOrLower,
    Domain::Int { width: 32, min: 0, max: 1 },
    Presence::Default { value: AttrValue::Int(0), print: PrintDefault::WhenSet },
    "0 for the lower triangle, 1 for the upper",
)
.keys(&["upper_or_lower"])];

ops![
    Tci = Op {
        dtypes: PerTarget::same(INT16.or(INT32)),
        ..irregular(
            "tci",
            "a sequence of consecutive integers",
            &[Operand::new(Name::Start, Role::In, Kind::Scalar, "first integer"), TMP, DST],
            CI_ATTRS,
            &[CI_RULES],
        )
    }
    .typed_by(TypesBy::Both),
    Tdequant = Op {
        dtypes: PerTarget::same(INT8.or(INT16)),
        ..irregular(
            "tdequant",
            "integers to floats, by a factor and an offset for each row",
            &[
                SRC,
                Operand::new(Name::Scale, Role::In, Kind::Tile, "factors, one for each row"),
                Operand::new(Name::Offset, Role::In, Kind::Tile, "offsets, one for each row"),
                DST,
            ],
            &[],
            &[DEQUANT_RULES],
        )
    },
    Tgather = Op {
        dtypes: PerTarget { a2a3: ARITHMETIC, a5: INT8.or(ARITHMETIC).or(F8) },
        syntax: Syntax::Format(GATHER_FORMAT),
        ..irregular(
            "tgather",
            "elements by index, by pattern or by comparison",
            &[
                SRC,
                DST,
                Operand::new(Name::Cdst, Role::Out, Kind::Tile, "numbers of elements found").optional(),
                Operand::new(Name::Indices, Role::In, Kind::Tile, "positions in the source").optional(),
                TMP,
                Operand::new(Name::KValue, Role::In, Kind::Scalar, "value compared with").optional(),
            ],
            GATHER_ATTRS,
            &[GATHER_RULES],
        )
    },
    Tgatherb = Op {
        dtypes: PerTarget::same(NUMBERS),
        numerics: &[Numerics::BlockOffset],
        ..irregular(
            "tgatherb",
            "blocks of 32 bytes by offset in bytes",
            &[SRC, Operand::new(Name::Offsets, Role::In, Kind::Tile, "offsets in bytes"), DST],
            &[],
            &[GATHERB_RULES],
        )
    },
    Tgetval = Op {
        manual: Manual::NONE,
        operands: &[SRC, Operand::new(Name::Offset, Role::In, Kind::Index, "position in row-major order")],
        results: &[OpResult {
            name: Name::Dst,
            kind: Kind::Scalar,
            arity: Arity::One,
            infer: Infer::Spelled,
            doc: "the element",
        }],
        traits: Traits::SCALAR_PIPE,
        syntax: Syntax::Format(
            "`ins` `(` $src `,` $offset `:` type($src) `,` type($offset) `)` `outs` `:` type($dst) attr-dict",
        ),
        ..irregular(
            "tgetval",
            "one element of a tile",
            &[],
            &[],
            &[&[Rule::Location { operands: &[0], allowed: VEC }, Rule::ElementResult(0)]]
        )
    },
    Thistogram = Op {
        dtypes: PerTarget::same(INT16.or(INT32)),
        targets: TargetSet::A5,
        ..irregular(
            "thistogram",
            "numbers of elements for each value of a byte",
            &[
                SRC,
                Operand::new(Name::Idx, Role::In, Kind::Tile, "values of the higher bytes of elements counted"),
                DST
            ],
            HISTOGRAM_ATTRS,
            &[HISTOGRAM_RULES],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Tmrgsort = Op {
        dtypes: PerTarget::same(FLOATS),
        syntax: Syntax::Format(SORT_FORMAT),
        ..irregular(
            "tmrgsort",
            "sorted runs merged",
            &[
                Operand::new(Name::Srcs, Role::In, Kind::Tile, "sorted runs").variadic(),
                Operand::new(Name::BlockLen, Role::In, Kind::Integer, "elements of a run, where they are in one tile")
                    .optional(),
                Operand::new(Name::Dsts, Role::Out, Kind::Tile, "merged run").variadic(),
                TMP,
                Operand::new(Name::Excuted, Role::Out, Kind::Vector(4, DType::I16), "elements taken of each run")
                    .optional(),
            ],
            SORT_ATTRS,
            &[SORT_RULES],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Tpartadd = part("tpartadd", "sum where both sources are valid", &[PART_RULES, INSIDE]).typed_by(TypesBy::Ptoas),
    Tpartargmax = part_position("tpartargmax", "maximum and its position where both sources are valid"),
    Tpartargmin = part_position("tpartargmin", "minimum and its position where both sources are valid"),
    Tpartmax = Op {
        numerics: &[Numerics::MinMax, Numerics::UncoveredLeast],
        ..part("tpartmax", "maximum where both sources are valid", &[PART_RULES, ONE_SHAPE, INSIDE])
    }
    .typed_by(TypesBy::Ptoas),
    Tpartmin = Op {
        numerics: &[Numerics::MinMax, Numerics::UncoveredGreatest],
        ..part("tpartmin", "minimum where both sources are valid", &[PART_RULES, ONE_SHAPE, INSIDE])
    }
    .typed_by(TypesBy::Ptoas),
    Tpartmul = part("tpartmul", "product where both sources are valid", &[PART_RULES, INSIDE]).typed_by(TypesBy::Ptoas),
    Tprint = Op {
        // Printing is visible outside of the program.
        effects: Effects::Barrier,
        ..irregular(
            "tprint",
            "print a tile or view, for debugging",
            &[
                Operand::new(Name::Src, Role::In, Kind::TileOrView, "what is printed"),
                Operand::new(Name::Tmp, Role::Tmp, Kind::TileOrView, "scratch in global memory").optional(),
            ],
            PRINT_ATTRS,
            &[PRINT_RULES],
        )
    },
    Tquant = Op {
        dtypes: PerTarget::same(F32),
        syntax: Syntax::Format(
            "`ins` `(` $src `,` $fp (`,` $offset^)? `:` type($src) `,` type($fp) (`,` type($offset)^)? `)` \
                `outs` `(` $dst (`,` $tmp^)? `:` type($dst) (`,` type($tmp)^)? `)` attr-dict",
        ),
        ..irregular(
            "tquant",
            "floats to 8-bit integers, by a factor for each row",
            &[
                SRC,
                Operand::new(Name::Fp, Role::In, Kind::Tile, "factors, one for each row"),
                Operand::new(Name::Offset, Role::In, Kind::Tile, "offsets, one for each row").optional(),
                TMP,
                DST,
            ],
            &[QUANT_TYPE],
            &[QUANT_RULES],
        )
    },
    TquantMx = Op {
        aliases: &["tquant_dn"],
        manual: Manual { extra: &["TQUANT_DN.md"], ..Manual::NONE },
        ..block_quant("tquant.mx", "floats to 8 or 4 bits in groups that share an exponent", MX_ATTRS, &[MX_RULES],)
    },
    TquantHif4 = Op {
        manual: Manual { intrinsic: true, ..Manual::NONE },
        ..block_quant(
            "tquant_hif4",
            "floats to 4 bits in groups that share a hierarchy of factors",
            &[],
            &[BLOCK_QUANT_RULES],
        )
    },
    Trandom = Op {
        dtypes: PerTarget::same(INT32),
        targets: TargetSet::A5,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        ..irregular(
            "trandom",
            "random integers by a counter",
            &[
                word(Name::Key0, "first word of the key"),
                word(Name::Key1, "second word of the key"),
                word(Name::Counter0, "first word of the counter"),
                word(Name::Counter1, "second word of the counter"),
                word(Name::Counter2, "third word of the counter"),
                word(Name::Counter3, "fourth word of the counter"),
                DST,
            ],
            RANDOM_ATTRS,
            &[FILL_RULES],
        )
    }
    .typed_by(TypesBy::Both),
    Tscatter = Op {
        dtypes: PerTarget::same(NUMBERS),
        syntax: Syntax::Format(SCATTER_FORMAT),
        traits: Traits::DPS.or(Traits::PARTIAL),
        ..irregular(
            "tscatter",
            "elements to positions given by index or by pattern",
            &[SRC, DST, Operand::new(Name::Indexes, Role::In, Kind::Tile, "positions in the destination").optional()],
            SCATTER_ATTRS,
            &[SCATTER_RULES],
        )
    }
    .typed_by(TypesBy::Both),
    Tsetval = Op {
        manual: Manual::NONE,
        traits: Traits::DPS.or(Traits::PARTIAL).or(Traits::SCALAR_PIPE),
        ..irregular(
            "tsetval",
            "set one element of a tile",
            &[
                DST,
                Operand::new(Name::Offset, Role::In, Kind::Index, "position in row-major order"),
                Operand::new(Name::Val, Role::In, Kind::Scalar, "the element"),
            ],
            &[],
            &[&[Rule::ElementValue { value: 2, of: 0 }]],
        )
    },
    Tsort32 = Op {
        dtypes: PerTarget::same(FLOATS),
        ..irregular(
            "tsort32",
            "each 32 elements sorted, the greatest first, as records of value and position",
            &[SRC, Operand::new(Name::Idx, Role::In, Kind::Tile, "positions of the elements"), TMP, RECORDS],
            &[],
            &[SORT32_RULES],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Ttri = Op {
        dtypes: WIDE,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        ..irregular(
            "ttri",
            "ones on one side of a diagonal",
            &[Operand::new(Name::Diagonal, Role::In, Kind::Integer, "offset of the diagonal"), DST],
            TRIANGLE_ATTRS,
            &[TRIANGLE_RULES],
        )
    }
    .typed_by(TypesBy::Ptoas),
];
