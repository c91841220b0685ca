//! Element-by-element operations on tiles.

use crate::attrs;
use crate::enums::EnumDef;
use crate::op::{
    Attr, AttrValue, Effects, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role, Traits,
};
use crate::rule::{Allowed, Axes, Conversion, Idx, LocSet, Need, Rule};
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
        numerics: &[],
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

/// Accuracy of a function, a5 only.
const fn precision(def: &'static EnumDef, print: PrintDefault) -> Attr {
    Attr::choice("precisionType", def, Presence::Default { value: AttrValue::Enum(0), print }, "accuracy")
        .keys(&["precision_type", "precision"])
        .only(TargetSet::A5)
}

/// As [`unary`], with an accuracy.
const fn function(name: &'static str, summary: &'static str, attrs: &'static [Attr]) -> Op {
    Op { attrs, ..unary(name, summary, PerTarget::same(FLOATS)) }
}

const EXP_ATTRS: &[Attr] = &[precision(&attrs::EXP_PRECISION, PrintDefault::WhenSet)];
const DIV_ATTRS: &[Attr] = &[precision(&attrs::DIV_PRECISION, PrintDefault::WhenSet)];
const LOG_ATTRS: &[Attr] = &[precision(&attrs::LOG_PRECISION, PrintDefault::WhenSet)];
const RECIP_ATTRS: &[Attr] = &[precision(&attrs::RECIP_PRECISION, PrintDefault::WhenSet)];
const SQRT_ATTRS: &[Attr] = &[precision(&attrs::SQRT_PRECISION, PrintDefault::WhenSet)];
const RSQRT_ATTRS: &[Attr] = &[precision(&attrs::RSQRT_PRECISION, PrintDefault::Always)];

const TMP: Operand = Operand::new("tmp", Role::Tmp, Kind::Tile, "scratch").optional();

/// Two sources and scratch.
mod scratched {
    use super::Idx;
    pub(super) const SRC0: Idx = 0;
    pub(super) const SRC1: Idx = 1;
    pub(super) const TMP: Idx = 2;
    pub(super) const DST: Idx = 3;
    pub(super) const VALUES: &[Idx] = &[SRC0, SRC1, DST];
    pub(super) const ALL: &[Idx] = &[SRC0, SRC1, TMP, DST];
}

const SCRATCHED_OPERANDS: &[Operand] = &[
    Operand::new("src0", Role::In, Kind::Tile, "first source"),
    Operand::new("src1", Role::In, Kind::Tile, "second source"),
    TMP,
    Operand::new("dst", Role::Out, Kind::Tile, "destination"),
];

/// As [`BINARY_RULES`], with scratch in vector memory.
pub const SCRATCHED_RULES: &[Rule] = &[
    Rule::SameDType(scratched::VALUES),
    Rule::DType { operands: scratched::VALUES, allowed: Allowed::Row },
    Rule::SameValid { operands: scratched::VALUES, axes: Axes::Both },
    Rule::Location { operands: scratched::ALL, allowed: VEC },
    Rule::Layout { operands: scratched::VALUES, loc: None, allowed: ND },
];

/// As [`binary`], with scratch.
const fn scratched_binary(
    name: &'static str,
    summary: &'static str,
    dtypes: PerTarget<DTypeSet>,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { operands: SCRATCHED_OPERANDS, rules, ..binary(name, summary, dtypes) }
}

/// Scratch of an exclusive or on a2 and a3: another destination.
const XOR_SCRATCH: &[Rule] = &[
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[scratched::SRC0, scratched::TMP])),
    Rule::On(TargetSet::A2A3, &Rule::SameValid { operands: &[scratched::TMP, scratched::SRC0], axes: Axes::Both }),
];

/// Scratch of a parametric rectifier on a2 and a3: a mask of one bit for each element, and a row more.
const PRELU_SCRATCH: &[Rule] = &[
    Rule::On(
        TargetSet::A2A3,
        &Rule::DType { operands: &[scratched::TMP], allowed: Allowed::Only(PerTarget::same(INT8)) },
    ),
    Rule::On(
        TargetSet::A2A3,
        &Rule::ScratchExtent {
            tmp: scratched::TMP,
            of: scratched::DST,
            rows: Need { divide: 1, plus: 1 },
            cols: Need { divide: 8, plus: 0 },
        },
    ),
    Rule::On(TargetSet::A2A3, &Rule::Distinct { operand: scratched::TMP, from: scratched::VALUES }),
];

const RECIP_RULES: &[Rule] = &[Rule::On(TargetSet::A2A3, &Rule::Distinct { operand: 1, from: &[0] })];

const RSQRT_OPERANDS: &[Operand] = &[
    Operand::new("src", Role::In, Kind::Tile, "source"),
    Operand::new("dst", Role::Out, Kind::Tile, "destination"),
    TMP,
];
const RSQRT_RULES: &[Rule] = &[
    Rule::NeedsTmp { attr: "precisionType", value: 1, tmp: 2 },
    Rule::Location { operands: &[2], allowed: VEC },
    Rule::MinBytes { operand: 2, bytes: 32 },
];

/// Operands of a conversion.
mod cvt {
    use super::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const TMP: Idx = 1;
    pub(super) const DST: Idx = 2;
}

const CVT_OPERANDS: &[Operand] = &[
    Operand::new("src", Role::In, Kind::Tile, "source"),
    TMP,
    Operand::new("dst", Role::Out, Kind::Tile, "destination, of another element type"),
];

const CVT_ATTRS: &[Attr] = &[
    Attr::choice(
        "rmode",
        &attrs::ROUND_MODE,
        Presence::Default { value: AttrValue::Enum(7), print: PrintDefault::Always },
        "rounding",
    )
    .keys(&["rnd", "round_mode"]),
    Attr::choice(
        "sat_mode",
        &attrs::SATURATION_MODE,
        Presence::Default { value: AttrValue::Enum(1), print: PrintDefault::Always },
        "saturation",
    )
    .printed_as(&["satmode", "satMode"]),
];

const fn to(src: DTypeSet, dst: DTypeSet) -> Conversion {
    Conversion { src, dst }
}

const I8: DTypeSet = DTypeSet::of(&[DType::I8, DType::Si8]);
const U8: DTypeSet = DTypeSet::of(&[DType::Ui8]);
const I16: DTypeSet = DTypeSet::of(&[DType::I16, DType::Si16]);
const U16: DTypeSet = DTypeSet::of(&[DType::Ui16]);
const I32: DTypeSet = DTypeSet::of(&[DType::I32, DType::Si32]);
const U32: DTypeSet = DTypeSet::of(&[DType::Ui32]);
const I64: DTypeSet = DTypeSet::of(&[DType::I64, DType::Si64]);
const F16: DTypeSet = DTypeSet::of(&[DType::F16]);
const F32: DTypeSet = DTypeSet::of(&[DType::F32]);
const F8: DTypeSet = DTypeSet::of(&[DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3]);
const HIF8: DTypeSet = DTypeSet::of(&[DType::Hif8]);
const FP4: DTypeSet = DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]);

/// Conversions of the manual; from the low-precision types those of the peer.
const CONVERSIONS: PerTarget<&[Conversion]> = PerTarget {
    a2a3: &[
        to(F32, F16.or(F32).or(BF16).or(I16).or(I32).or(I64)),
        to(F16, F32.or(I32).or(I16).or(I8).or(U8)),
        to(BF16, F32.or(I32)),
        to(I16, F16.or(F32)),
        to(I32, F32.or(I16).or(I64).or(F16)),
        to(I64, F32.or(I32)),
        to(U8.or(I8), F16),
    ],
    a5: &[
        to(F32, F32.or(F16).or(BF16).or(I16).or(I32).or(I64).or(F8).or(HIF8)),
        to(F16, F32.or(I32).or(I16).or(I8).or(U8).or(HIF8)),
        to(BF16, F32.or(I32).or(F16).or(FP4)),
        to(I16, U8.or(F16).or(F32).or(U32).or(I32)),
        to(I32, F32.or(I16).or(U16).or(I64).or(U8)),
        to(I64, F32.or(I32)),
        to(U8, F16.or(U16)),
        to(I8, F16.or(I16).or(I32)),
        to(U32, U8.or(U16).or(I16)),
        to(F8.or(HIF8), F32),
        to(FP4, BF16),
    ],
};

const CVT_RULES: &[Rule] = &[
    Rule::Conversion { src: cvt::SRC, dst: cvt::DST, table: CONVERSIONS },
    Rule::ConversionExtents { src: cvt::SRC, dst: cvt::DST },
    Rule::Location { operands: &[cvt::SRC, cvt::TMP, cvt::DST], allowed: VEC },
    Rule::Layout { operands: &[cvt::SRC, cvt::DST], loc: None, allowed: ND },
];

/// Rows of the family.
pub const OPS: &[Op] = &[
    unary("tabs", "element-wise absolute value", PerTarget::same(FLOATS)),
    commutative("tadd", "element-wise sum", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) }),
    Op {
        operands: CVT_OPERANDS,
        attrs: CVT_ATTRS,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        rules: &[CVT_RULES],
        ..unary("tcvt", "conversion to another element type", PerTarget::same(DTypeSet::ANY))
    },
    Op { attrs: DIV_ATTRS, ..binary("tdiv", "element-wise quotient", PerTarget { a2a3: FLOATS, a5: ARITHMETIC }) },
    function("texp", "element-wise exponential", EXP_ATTRS),
    function("tlog", "element-wise natural logarithm", LOG_ATTRS),
    commutative("tmax", "element-wise maximum", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) }),
    commutative("tmul", "element-wise product", PerTarget::same(ARITHMETIC)),
    unary("tneg", "element-wise negation", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) }),
    scratched_binary(
        "tprelu",
        "element-wise parametric rectifier",
        PerTarget::same(FLOATS),
        &[SCRATCHED_RULES, PRELU_SCRATCH],
    ),
    Op { rules: &[UNARY_RULES, RECIP_RULES], ..function("trecip", "element-wise reciprocal", RECIP_ATTRS) },
    unary("trelu", "element-wise rectifier", PerTarget::same(DTypeSet::int(32).or(FLOATS))),
    Op {
        operands: RSQRT_OPERANDS,
        rules: &[UNARY_RULES, RSQRT_RULES],
        ..function("trsqrt", "element-wise reciprocal square root", RSQRT_ATTRS)
    },
    function("tsqrt", "element-wise square root", SQRT_ATTRS),
    binary("tsub", "element-wise difference", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) }),
    scratched_binary(
        "txor",
        "element-wise exclusive or",
        PerTarget::same(INT8.or(DTypeSet::int(16)).or(DTypeSet::int(32))),
        &[SCRATCHED_RULES, XOR_SCRATCH],
    ),
];
