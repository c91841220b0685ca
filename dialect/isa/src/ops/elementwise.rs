//! Element-wise operations on tiles.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::enums::EnumDef;
use crate::numerics::Numerics;
use crate::op::{Attr, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role, Traits, TypesBy};
use crate::rule::{
    Allowed, Axes, Bytes, Conversion, Idx, LocSet, Need, Rule, ScratchRule, TileRule, Writes,
    conversion::TILE_CONVERSIONS,
};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/elementwise-tile-tile";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const BINARY_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];
const BINARY: &[Idx] = &[0, 1, 2];

/// All tiles have the same element type and the same valid region, are in vector memory, row major and without boxes.
pub const BINARY_RULES: &[Rule] = &[
    Rule::SameDType(BINARY),
    Rule::DType { operands: BINARY, allowed: Allowed::Definition },
    Rule::SameValid { operands: BINARY, axes: Axes::Both },
    Rule::Location { operands: BINARY, allowed: VEC },
    Rule::Layout { operands: BINARY, loc: None, allowed: ND },
];

const UNARY_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];
const UNARY: &[Idx] = &[0, 1];

/// Like [`BINARY_RULES`], for one source.
pub const UNARY_RULES: &[Rule] = &[
    Rule::SameDType(UNARY),
    Rule::DType { operands: UNARY, allowed: Allowed::Definition },
    Rule::SameValid { operands: UNARY, axes: Axes::Both },
    Rule::Location { operands: UNARY, allowed: VEC },
    Rule::Layout { operands: UNARY, loc: None, allowed: ND },
];

/// `dst = src0 op src1` on tiles of `dtypes`.
const fn binary(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op {
        summary,
        manual: Manual::both(DIR),
        operands: BINARY_OPERANDS,
        dtypes,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        numerics: Numerics::ARITHMETIC,
        rules: &[BINARY_RULES],
        ..Op::new(Family::Elementwise, Level::Tile, name)
    }
}

/// Like [`binary`], with sources that commute.
const fn commutative(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op { traits: Traits::DPS.or(Traits::COMMUTATIVE), ..binary(name, summary, dtypes) }
}

/// `dst = op src` on tiles of `dtypes`.
const fn unary(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op { operands: UNARY_OPERANDS, rules: &[UNARY_RULES], ..binary(name, summary, dtypes) }
}

/// Like [`binary`]; the manual has only the page of the intrinsic.
const fn intrinsic(name: &'static str, summary: &'static str, dtypes: DTypeSet) -> Op {
    Op { manual: Manual { intrinsic: true, ..Manual::NONE }, ..binary(name, summary, PerTarget::same(dtypes)) }
}

/// Operands of an operation that also reads its destination.
const UPDATED_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    Operand::new(Name::Dst, Role::InOut, Kind::Tile, "third source and destination"),
];

/// Like [`intrinsic`], for an operation that also reads its destination.
const fn updating(name: &'static str, summary: &'static str) -> Op {
    Op {
        operands: UPDATED_OPERANDS,
        syntax: Syntax::Format(
            "`ins` `(` $src0 `,` $src1 `:` type($src0) `,` type($src1) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict",
        ),
        ..intrinsic(name, summary, FLOATS)
    }
}

const TERNARY_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    Operand::new(Name::Src2, Role::In, Kind::Tile, "third source"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];
const TERNARY: &[Idx] = &[0, 1, 2, 3];

/// Like [`BINARY_RULES`], for three sources; all tiles have the same physical shape.
const TERNARY_RULES: &[Rule] = &[
    Rule::SameDType(TERNARY),
    Rule::DType { operands: TERNARY, allowed: Allowed::Definition },
    Rule::Peer(&Rule::SameShape(TERNARY)),
    Rule::SameValid { operands: TERNARY, axes: Axes::Both },
    Rule::Location { operands: TERNARY, allowed: VEC },
    Rule::Layout { operands: TERNARY, loc: None, allowed: ND },
];

/// `dst = (src0 op src1) op src2` on numeric tiles.
const fn ternary(name: &'static str, summary: &'static str) -> Op {
    Op { operands: TERNARY_OPERANDS, rules: &[TERNARY_RULES], ..binary(name, summary, PerTarget::same(ARITHMETIC)) }
}

const INT8: DTypeSet = DTypeSet::int(8);
const INT16: DTypeSet = DTypeSet::int(16);
const INT32: DTypeSet = DTypeSet::int(32);
/// i8, i16, i32
const BITS: PerTarget<DTypeSet> = PerTarget::same(INT8.or(INT16).or(INT32));
const F16: DTypeSet = DTypeSet::of(&[DType::F16]);
const F32: DTypeSet = DTypeSet::of(&[DType::F32]);
const BF16: DTypeSet = DTypeSet::of(&[DType::BF16]);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
/// i16, i32, f16, f32
const ARITHMETIC: DTypeSet = INT16.or(INT32).or(FLOATS);

/// Attribute that selects the accuracy of a function, on a5 only.
const fn precision(def: &'static EnumDef, print: PrintDefault) -> Attr {
    Attr::choice(
        Key::PrecisionType,
        def,
        Presence::Default { value: attrs::Precision::Default.value(), print },
        "accuracy",
    )
    .keys(&["precision_type", "precision"])
    .only(TargetSet::A5)
}

/// Like [`unary`], with an attribute for the accuracy.
const fn function(name: &'static str, summary: &'static str, attrs: &'static [Attr]) -> Op {
    Op { attrs, ..unary(name, summary, PerTarget::same(FLOATS)) }
}

const FMOD_ATTRS: &[Attr] = &[precision(&attrs::FMOD_PRECISION, PrintDefault::WhenSet)];
const POW_ATTRS: &[Attr] = &[precision(&attrs::POW_PRECISION, PrintDefault::Always)];
const REM_ATTRS: &[Attr] = &[precision(&attrs::REM_PRECISION, PrintDefault::Always)];
const EXP_ATTRS: &[Attr] = &[precision(&attrs::EXP_PRECISION, PrintDefault::WhenSet)];
const DIV_ATTRS: &[Attr] = &[precision(&attrs::DIV_PRECISION, PrintDefault::WhenSet)];
const LOG_ATTRS: &[Attr] = &[precision(&attrs::LOG_PRECISION, PrintDefault::WhenSet)];
const RECIP_ATTRS: &[Attr] = &[precision(&attrs::RECIP_PRECISION, PrintDefault::WhenSet)];
const SQRT_ATTRS: &[Attr] = &[precision(&attrs::SQRT_PRECISION, PrintDefault::WhenSet)];
const RSQRT_ATTRS: &[Attr] = &[precision(&attrs::RSQRT_PRECISION, PrintDefault::Always)];

const TMP: Operand = Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch").optional();

/// Operands of an operation with two sources and scratch.
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
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    TMP,
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];

/// Like [`BINARY_RULES`]; the scratch is in vector memory and row major.
pub const SCRATCHED_RULES: &[Rule] = &[
    Rule::SameDType(scratched::VALUES),
    Rule::DType { operands: scratched::VALUES, allowed: Allowed::Definition },
    Rule::SameValid { operands: scratched::VALUES, axes: Axes::Both },
    Rule::Location { operands: scratched::ALL, allowed: VEC },
    Rule::Layout { operands: scratched::ALL, loc: None, allowed: ND },
];

/// Like [`binary`], with scratch.
const fn scratched_binary(
    name: &'static str,
    summary: &'static str,
    dtypes: PerTarget<DTypeSet>,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { operands: SCRATCHED_OPERANDS, rules, ..binary(name, summary, dtypes) }
}

/// Restricts a rule on the size of scratch to a2 and a3.
const fn bytes(rule: &'static Rule) -> Rule {
    Rule::On(TargetSet::A2A3, rule)
}

/// Scratch of an exclusive or on a2 and a3: a tile like the destination.
const XOR_SCRATCH: &[Rule] = &[
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[scratched::SRC0, scratched::TMP])),
    Rule::On(TargetSet::A2A3, &Rule::SameValid { operands: &[scratched::TMP, scratched::SRC0], axes: Axes::Both }),
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: scratched::TMP, need: Bytes::Tile(scratched::DST) })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: scratched::TMP, writes: Writes::Always })),
];

/// Scratch of a parametric rectifier on a2 and a3: a mask with one bit per element, and one row more.
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
            valid: [false, true],
        },
    ),
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: scratched::TMP, need: Bytes::BitRows(scratched::DST) })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: scratched::TMP, writes: Writes::Always })),
    Rule::On(TargetSet::A2A3, &Rule::Distinct { operand: scratched::TMP, from: scratched::VALUES }),
];

/// The operands of a parametric rectifier have the same physical shape.
const PRELU_SHAPE: &[Rule] = &[Rule::Peer(&Rule::SameShape(scratched::VALUES))];

/// Scratch of a remainder on a2 and a3: two rows of the length of the destination.
const REM_SCRATCH: &[Rule] = &[
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[scratched::DST, scratched::TMP])),
    Rule::On(
        TargetSet::A2A3,
        &Rule::ScratchExtent {
            tmp: scratched::TMP,
            of: scratched::DST,
            rows: Need { divide: 0, plus: 2 },
            cols: Need { divide: 1, plus: 0 },
            valid: [true, true],
        },
    ),
    bytes(&Rule::Scratch(ScratchRule::Bytes {
        tmp: scratched::TMP,
        need: Bytes::Lines { of: scratched::DST, lines: 2 },
    })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: scratched::TMP, writes: Writes::Always })),
];

/// Operands of a power; the scratch is the last one.
mod power {
    use super::Idx;
    pub(super) const BASE: Idx = 0;
    pub(super) const EXP: Idx = 1;
    pub(super) const DST: Idx = 2;
    pub(super) const TMP: Idx = 3;
    pub(super) const VALUES: &[Idx] = &[BASE, EXP, DST];
}

const POW_OPERANDS: &[Operand] = &[
    Operand::new(Name::Base, Role::In, Kind::Tile, "base"),
    Operand::new(Name::Exp, Role::In, Kind::Tile, "exponent"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
    TMP,
];

/// Legal element types of a power.
pub const POW_TYPES: PerTarget<DTypeSet> =
    PerTarget { a2a3: INT8.or(INT16).or(INT32).or(F32), a5: INT8.or(INT16).or(INT32).or(FLOATS).or(BF16) };
/// Legal element types of a power with high precision.
pub const PRECISE_POW_TYPES: DTypeSet = FLOATS.or(BF16);
/// Legal element types of a power without high precision.
pub const PLAIN_POW_TYPES: DTypeSet = INT8.or(INT16).or(INT32).or(FLOATS);

const POW_RULES: &[Rule] = &[
    Rule::DTypeWhen {
        attr: Key::PrecisionType,
        value: 1,
        operands: power::VALUES,
        allowed: PerTarget::same(PRECISE_POW_TYPES),
    },
    Rule::DTypeWhen {
        attr: Key::PrecisionType,
        value: 0,
        operands: power::VALUES,
        allowed: PerTarget::same(PLAIN_POW_TYPES),
    },
    Rule::Tile(TileRule::ScratchElements { tmp: power::TMP, of: power::DST, allowed: PRECISE_POW_TYPES }),
    Rule::SameDType(&[power::DST, power::TMP]),
    Rule::SameValid { operands: &[power::TMP, power::DST], axes: Axes::Both },
    Rule::Location { operands: &[power::TMP], allowed: VEC },
    Rule::Layout { operands: &[power::TMP], loc: None, allowed: ND },
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: power::TMP, need: Bytes::Tile(power::DST) })),
    Rule::Scratch(ScratchRule::Given {
        tmp: power::TMP,
        writes: Writes::Elements { of: power::DST, dtypes: PRECISE_POW_TYPES },
    }),
];

/// Rules of a comparison of tiles: the mask is a tile of bytes with the same number of rows.
const CMP_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::DType { operands: &[2], allowed: Allowed::Only(PerTarget::same(INT8)) },
    Rule::SameValid { operands: &[0, 1], axes: Axes::Both },
    Rule::SameValid { operands: &[0, 2], axes: Axes::Rows },
    Rule::Location { operands: BINARY, allowed: VEC },
    Rule::Layout { operands: BINARY, loc: None, allowed: ND },
    Rule::On(
        TargetSet::A2A3,
        &Rule::Manual(&Rule::Tile(TileRule::EqualityOnly {
            src: 0,
            dtypes: INT32,
            attr: Key::CmpMode,
            equal: attrs::Relation::Eq as i64,
        })),
    ),
];

const CMP_ATTRS: &[Attr] =
    &[Attr::choice(Key::CmpMode, &attrs::CMP, Presence::Optional, "relation").keys(&["cmp", "cmp_mode"])];

/// Operands of a selection.
mod select {
    use super::Idx;
    pub(super) const MASK: Idx = 0;
    pub(super) const SRC0: Idx = 1;
    pub(super) const SRC1: Idx = 2;
    pub(super) const TMP: Idx = 3;
    pub(super) const DST: Idx = 4;
    pub(super) const VALUES: &[Idx] = &[SRC0, SRC1, DST];
    pub(super) const ALL: &[Idx] = &[MASK, SRC0, SRC1, TMP, DST];
}

const SELECT_OPERANDS: &[Operand] = &[
    Operand::new(Name::Mask, Role::In, Kind::Tile, "a bit for each element"),
    Operand::new(Name::Src0, Role::In, Kind::Tile, "source of elements whose bit is set"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "source of the others"),
    TMP,
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];

const SELECT_RULES: &[Rule] = &[
    Rule::SameDType(select::VALUES),
    Rule::DType { operands: select::VALUES, allowed: Allowed::Definition },
    Rule::On(
        TargetSet::A2A3,
        &Rule::DType { operands: &[select::TMP], allowed: Allowed::Only(PerTarget::same(INT32.or(F32))) },
    ),
    Rule::SameValid { operands: select::VALUES, axes: Axes::Both },
    Rule::Location { operands: select::ALL, allowed: VEC },
    Rule::Layout { operands: &[select::SRC0, select::SRC1, select::TMP, select::DST], loc: None, allowed: ND },
    bytes(&Rule::Scratch(ScratchRule::Bytes {
        tmp: select::TMP,
        need: Bytes::ByElement { of: select::DST, two: 16, four: 8 },
    })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: select::TMP, writes: Writes::Always })),
];

/// Rules of a sum that is converted: the sources have the same type, the destination may have another.
const RELU_CONV_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::Conversion { src: 0, dst: 2, table: PerTarget::same(RELU_CONVERSIONS) },
    Rule::SameValid { operands: BINARY, axes: Axes::Both },
    Rule::Location { operands: BINARY, allowed: VEC },
    Rule::Layout { operands: BINARY, loc: None, allowed: ND },
];
const RELU_CONVERSIONS: &[Conversion] =
    &[Conversion { src: F32, dst: F16 }, Conversion { src: FLOATS, dst: INT8 }, Conversion { src: INT16, dst: INT8 }];

/// Operands of a dequantised sum.
mod dequant {
    use super::Idx;
    pub(super) const SRC0: Idx = 0;
    pub(super) const SRC1: Idx = 1;
    pub(super) const TMP: Idx = 3;
    pub(super) const DST: Idx = 4;
    pub(super) const VALUES: &[Idx] = &[SRC0, SRC1, DST];
}

const DEQUANT_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    Operand::new(Name::DeqScale, Role::In, Kind::Float(32), "factor of every element"),
    Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];

const DEQUANT_RULES: &[Rule] = &[
    Rule::DType { operands: &[dequant::SRC0, dequant::SRC1], allowed: Allowed::Definition },
    Rule::SameDType(&[dequant::SRC0, dequant::SRC1]),
    Rule::DType { operands: &[dequant::DST], allowed: Allowed::Only(PerTarget::same(FLOATS)) },
    Rule::SameValid { operands: dequant::VALUES, axes: Axes::Both },
    Rule::Location { operands: &[dequant::SRC0, dequant::SRC1, dequant::TMP, dequant::DST], allowed: VEC },
    Rule::Layout { operands: dequant::VALUES, loc: None, allowed: ND },
];

const RECIP_RULES: &[Rule] = &[Rule::On(TargetSet::A2A3, &Rule::Distinct { operand: 1, from: &[0] })];

const RSQRT_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
    TMP,
];
const RSQRT_RULES: &[Rule] = &[
    Rule::NeedsTmp { attr: Key::PrecisionType, value: 1, tmp: 2 },
    Rule::Location { operands: &[2], allowed: VEC },
    Rule::Layout { operands: &[2], loc: None, allowed: ND },
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
    Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
    TMP,
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination, of another element type"),
];

const CVT_ATTRS: &[Attr] = &[
    Attr::choice(
        Key::Rmode,
        &attrs::ROUND_MODE,
        Presence::Default { value: attrs::RoundMode::CastRint.value(), print: PrintDefault::Always },
        "rounding",
    )
    .keys(&["rnd", "round_mode"]),
    Attr::choice(
        Key::SatMode,
        &attrs::SATURATION_MODE,
        Presence::Default { value: attrs::SaturationMode::Off.value(), print: PrintDefault::Always },
        "saturation",
    )
    .printed_as(&["satmode", "satMode"]),
];

const CVT_RULES: &[Rule] = &[
    Rule::Conversion { src: cvt::SRC, dst: cvt::DST, table: TILE_CONVERSIONS },
    Rule::ConversionExtents { src: cvt::SRC, dst: cvt::DST },
    Rule::Location { operands: &[cvt::SRC, cvt::TMP, cvt::DST], allowed: VEC },
    Rule::Layout { operands: &[cvt::SRC, cvt::TMP, cvt::DST], loc: None, allowed: ND },
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: cvt::TMP, need: UNSATURATED })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: cvt::TMP, writes: Writes::Bytes(UNSATURATED) })),
];
const UNSATURATED: Bytes =
    Bytes::Unsaturated { src: cvt::SRC, dst: cvt::DST, mode: Key::SatMode, off: attrs::SaturationMode::Off as i64 };

ops![
    Tabs = Op { numerics: &[Numerics::Sign], ..unary("tabs", "element-wise absolute value", PerTarget::same(FLOATS)) }
        .typed_by(TypesBy::Ptoas),
    Tadd = commutative("tadd", "element-wise sum", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) })
        .typed_by(TypesBy::Ptoas),
    Taddc = ternary("taddc", "element-wise sum of three"),
    Tadddeqrelu = Op {
        numerics: &[Numerics::Float, Numerics::Integer, Numerics::Conversion],
        manual: Manual { extra: &["TAddDeqRelu.md"], ..Manual::NONE },
        operands: DEQUANT_OPERANDS,
        rules: &[DEQUANT_RULES],
        ..binary("tadddeqrelu", "sum times a factor, rectified", PerTarget::same(INT32))
    },
    Taddrelu = Op {
        manual: Manual::NONE,
        targets: TargetSet::A2A3,
        ..commutative("taddrelu", "rectified sum", PerTarget::same(INT16.or(FLOATS)))
    },
    Taddreluconv = Op {
        numerics: &[Numerics::Float, Numerics::Integer, Numerics::Conversion],
        manual: Manual { extra: &["TADDReluConv.md"], ..Manual::NONE },
        rules: &[RELU_CONV_RULES],
        ..commutative("taddreluconv", "rectified sum, converted", PerTarget::same(INT16.or(FLOATS)))
    },
    Tand = Op { numerics: &[], ..commutative("tand", "bit-wise and", BITS) }.typed_by(TypesBy::Ptoas),
    Tcmp = Op {
        attrs: CMP_ATTRS,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        rules: &[CMP_RULES],
        numerics: &[Numerics::Comparison, Numerics::MaskRows],
        ..binary(
            "tcmp",
            "element-wise comparison to a bit mask",
            PerTarget { a2a3: INT32.or(FLOATS), a5: ARITHMETIC.or(INT8).or(BF16) },
        )
    }
    .typed_by(TypesBy::Ptoas),
    Tcvt = Op {
        operands: CVT_OPERANDS,
        attrs: CVT_ATTRS,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        rules: &[CVT_RULES],
        numerics: &[Numerics::Conversion, Numerics::TileSaturation],
        ..unary("tcvt", "conversion to another element type", PerTarget::same(DTypeSet::ANY))
    },
    Tdiv = Op {
        attrs: DIV_ATTRS,
        numerics: &[Numerics::Float, Numerics::Division, Numerics::PreciseDivision],
        ..binary("tdiv", "element-wise quotient", PerTarget { a2a3: FLOATS, a5: ARITHMETIC })
    }
    .typed_by(TypesBy::Both),
    Texp = Op { numerics: &[Numerics::Function], ..function("texp", "element-wise exponential", EXP_ATTRS) }
        .typed_by(TypesBy::Both),
    Tfmod = Op {
        attrs: FMOD_ATTRS,
        numerics: &[Numerics::Modulus],
        ..binary("tfmod", "element-wise modulus, truncated", PerTarget::same(ARITHMETIC))
    }
    .typed_by(TypesBy::Ptoas),
    Tfusedmuladd = Op {
        numerics: &[Numerics::Fused],
        ..updating("tfusedmuladd", "element-wise product with the destination, plus a source")
    },
    Tfusedmuladdrelu = Op {
        numerics: &[Numerics::Fused],
        ..updating("tfusedmuladdrelu", "element-wise product with the destination, plus a source, rectified")
    },
    Tlog = Op { numerics: &[Numerics::Function], ..function("tlog", "element-wise natural logarithm", LOG_ATTRS) }
        .typed_by(TypesBy::Both),
    Tmax = Op {
        numerics: &[Numerics::MinMax],
        ..commutative("tmax", "element-wise maximum", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) })
    }
    .typed_by(TypesBy::Both),
    Tmin = Op {
        numerics: &[Numerics::MinMax],
        ..commutative("tmin", "element-wise minimum", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) })
    }
    .typed_by(TypesBy::Both),
    Tmul = commutative("tmul", "element-wise product", PerTarget::same(ARITHMETIC)).typed_by(TypesBy::Ptoas),
    Tmuladddst = Op {
        numerics: &[Numerics::Separate],
        ..updating("tmuladddst", "element-wise product, added to the destination")
    },
    Tneg = Op {
        numerics: &[Numerics::Sign, Numerics::Integer],
        ..unary("tneg", "element-wise negation", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) })
    }
    .typed_by(TypesBy::Both),
    Tnot =
        Op { numerics: &[], ..unary("tnot", "bit-wise not", PerTarget { a2a3: INT16, a5: INT8.or(INT16).or(INT32) }) }
            .typed_by(TypesBy::Both),
    Tor = Op { numerics: &[], ..commutative("tor", "bit-wise or", BITS) }.typed_by(TypesBy::Both),
    Tpow = Op {
        operands: POW_OPERANDS,
        attrs: POW_ATTRS,
        rules: &[BINARY_RULES, POW_RULES],
        numerics: &[Numerics::Function, Numerics::IntegerPower],
        ..binary("tpow", "element-wise power", POW_TYPES)
    }
    .typed_by(TypesBy::Ptoas),
    Tprelu = scratched_binary(
        "tprelu",
        "element-wise parametric rectifier",
        PerTarget::same(FLOATS),
        &[SCRATCHED_RULES, PRELU_SHAPE, PRELU_SCRATCH],
    )
    .typed_by(TypesBy::Ptoas),
    Trecip = Op {
        rules: &[UNARY_RULES, RECIP_RULES],
        numerics: &[Numerics::Function],
        ..function("trecip", "element-wise reciprocal", RECIP_ATTRS)
    }
    .typed_by(TypesBy::Both),
    Trelu = Op {
        numerics: &[Numerics::MinMax],
        ..unary("trelu", "element-wise rectifier", PerTarget::same(DTypeSet::int(32).or(FLOATS)))
    }
    .typed_by(TypesBy::Both),
    Trem = Op {
        attrs: REM_ATTRS,
        numerics: &[Numerics::Remainder],
        ..scratched_binary(
            "trem",
            "element-wise remainder, floored",
            PerTarget { a2a3: INT32.or(F32), a5: ARITHMETIC },
            &[SCRATCHED_RULES, REM_SCRATCH],
        )
    }
    .typed_by(TypesBy::Both),
    Trsqrt = Op {
        operands: RSQRT_OPERANDS,
        rules: &[UNARY_RULES, RSQRT_RULES],
        numerics: &[Numerics::Function],
        ..function("trsqrt", "element-wise reciprocal square root", RSQRT_ATTRS)
    }
    .typed_by(TypesBy::Both),
    Tsel = Op {
        operands: SELECT_OPERANDS,
        rules: &[SELECT_RULES],
        numerics: &[Numerics::MaskRows],
        ..binary(
            "tsel",
            "elements of either source, by a bit mask",
            PerTarget { a2a3: ARITHMETIC.or(BF16), a5: ARITHMETIC.or(BF16).or(INT8) },
        )
    }
    .typed_by(TypesBy::Ptoas),
    Tshl = Op { numerics: &[Numerics::Shift], ..binary("tshl", "bits shifted left", BITS) }.typed_by(TypesBy::Both),
    Tshr = Op { numerics: &[Numerics::Shift], ..binary("tshr", "bits shifted right", BITS) }.typed_by(TypesBy::Both),
    Tsqrt = Op { numerics: &[Numerics::Function], ..function("tsqrt", "element-wise square root", SQRT_ATTRS) }
        .typed_by(TypesBy::Both),
    Tsub = binary("tsub", "element-wise difference", PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) })
        .typed_by(TypesBy::Both),
    Tsubc = ternary("tsubc", "element-wise difference plus a third"),
    Tsubrelu = intrinsic("tsubrelu", "rectified difference", ARITHMETIC),
    Txor = Op {
        numerics: &[],
        ..scratched_binary("txor", "element-wise exclusive or", BITS, &[SCRATCHED_RULES, XOR_SCRATCH])
    }
    .typed_by(TypesBy::Both),
];
