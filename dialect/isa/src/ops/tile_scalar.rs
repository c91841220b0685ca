//! Element-wise operations on a tile and a scalar.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{Attr, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role, Traits, TypesBy};
use crate::ops::elementwise::{PLAIN_POW_TYPES, POW_TYPES, PRECISE_POW_TYPES};
use crate::rule::{Allowed, Axes, Bytes, Conversion, Idx, LocSet, Need, Rule, ScratchRule, TileRule, Writes};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/tile-scalar-and-immediate";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);

const SRC: Operand = Operand::new(Name::Src, Role::In, Kind::Tile, "source");
const SCALAR: Operand = Operand::new(Name::Scalar, Role::In, Kind::Scalar, "second source, for every element");
const DST: Operand = Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination");

const OPERANDS: &[Operand] = &[SRC, SCALAR, DST];

/// Operands: source, scalar, destination.
mod plain {
    use super::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const SCALAR: Idx = 1;
    pub(super) const DST: Idx = 2;
    pub(super) const TILES: &[Idx] = &[SRC, DST];
}

/// Both tiles have the same element type and valid region, are in vector memory, row major and without boxes.
pub const RULES: &[Rule] = &[
    Rule::SameDType(plain::TILES),
    Rule::DType { operands: plain::TILES, allowed: Allowed::Definition },
    Rule::ScalarElement { scalar: plain::SCALAR, tile: plain::SRC, exact: false },
    Rule::Location { operands: plain::TILES, allowed: VEC },
    Rule::Layout { operands: plain::TILES, loc: None, allowed: ND },
];
const SAME_VALID: &[Rule] = &[Rule::SameValid { operands: plain::TILES, axes: Axes::Both }];

/// `dst = src op scalar` on tiles of `dtypes`.
const fn scalar(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op {
        summary,
        manual: Manual::both(DIR),
        operands: OPERANDS,
        dtypes,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        numerics: Numerics::ARITHMETIC,
        rules: &[RULES, SAME_VALID],
        ..Op::new(Family::TileScalar, Level::Tile, name)
    }
}

const INT8: DTypeSet = DTypeSet::int(8);
const BF16: DTypeSet = DTypeSet::of(&[DType::BF16]);
/// i16, i32, f16, f32
const ARITHMETIC: DTypeSet = INT16.or(INT32).or(FLOATS);
/// [`ARITHMETIC`]; on a5 also i8 and bf16.
const WIDE: PerTarget<DTypeSet> = PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8).or(BF16) };

/// Like [`scalar`], with a signless integer as scalar.
const fn integer(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op { operands: INTEGER_OPERANDS, ..scalar(name, summary, dtypes) }
}

const SIGNLESS: Operand = Operand::new(Name::Scalar, Role::In, Kind::Signless, "second source, for every element");
const INTEGER_OPERANDS: &[Operand] = &[SRC, SIGNLESS, DST];

const INT16: DTypeSet = DTypeSet::int(16);
const INT32: DTypeSet = DTypeSet::int(32);
const F16: DTypeSet = DTypeSet::of(&[DType::F16]);
const F32: DTypeSet = DTypeSet::of(&[DType::F32]);
const FLOATS: DTypeSet = F16.or(F32);
/// i8 and i16, on a5 also i32.
const BITS: PerTarget<DTypeSet> = PerTarget { a2a3: INT8.or(INT16), a5: INT8.or(INT16).or(INT32) };
/// i16 and i32, on a5 also i8.
const SHIFTED: PerTarget<DTypeSet> = PerTarget { a2a3: INT16.or(INT32), a5: INT8.or(INT16).or(INT32) };

/// Like [`RULES`]; the scalar is a shift amount below the width of an element.
const SHIFT_RULES: &[Rule] = &[
    Rule::SameDType(plain::TILES),
    Rule::DType { operands: plain::TILES, allowed: Allowed::Definition },
    Rule::Tile(TileRule::ShiftAmount { amount: plain::SCALAR, tile: plain::SRC }),
    Rule::Location { operands: plain::TILES, allowed: VEC },
    Rule::Layout { operands: plain::TILES, loc: None, allowed: ND },
];

/// `dst = src` shifted by the same amount in all elements.
const fn shift(name: &'static str, summary: &'static str) -> Op {
    Op { rules: &[SHIFT_RULES, SAME_VALID], ..integer(name, summary, SHIFTED) }
}

/// Operands of an operation on a tile, a scalar and another tile.
mod between {
    use super::Idx;
    pub(super) const SRC0: Idx = 0;
    pub(super) const SCALAR: Idx = 1;
    pub(super) const SRC1: Idx = 2;
    pub(super) const DST: Idx = 3;
    pub(super) const TILES: &[Idx] = &[SRC0, SRC1, DST];
}

const BETWEEN_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    SCALAR,
    Operand::new(Name::Src1, Role::In, Kind::Tile, "third source"),
    DST,
];

/// Like [`RULES`], for two source tiles of the same physical shape.
const BETWEEN_RULES: &[Rule] = &[
    Rule::SameDType(between::TILES),
    Rule::DType { operands: between::TILES, allowed: Allowed::Definition },
    Rule::ScalarElement { scalar: between::SCALAR, tile: between::SRC0, exact: false },
    Rule::Peer(&Rule::SameShape(between::TILES)),
    Rule::SameValid { operands: between::TILES, axes: Axes::Both },
    Rule::Location { operands: between::TILES, allowed: VEC },
    Rule::Layout { operands: between::TILES, loc: None, allowed: ND },
];

/// `dst = (src0 op scalar) op src1` on numeric tiles.
const fn ternary(name: &'static str, summary: &'static str) -> Op {
    Op { operands: BETWEEN_OPERANDS, rules: &[BETWEEN_RULES], ..scalar(name, summary, PerTarget::same(ARITHMETIC)) }
}

/// Rules of `dst += src * scalar`: the destination may have wider elements.
const AXPY_RULES: &[Rule] = &[
    Rule::DType { operands: plain::TILES, allowed: Allowed::Definition },
    Rule::Peer(&Rule::Conversion { src: plain::SRC, dst: plain::DST, table: AXPY_TYPES }),
    Rule::ScalarElement { scalar: plain::SCALAR, tile: plain::SRC, exact: false },
    Rule::Peer(&Rule::SameShape(plain::TILES)),
    Rule::SameValid { operands: plain::TILES, axes: Axes::Both },
    Rule::Location { operands: plain::TILES, allowed: VEC },
    Rule::Layout { operands: plain::TILES, loc: None, allowed: ND },
];
const AXPY_PLAIN: &[Conversion] = &[Conversion { src: F16, dst: FLOATS }, Conversion { src: F32, dst: F32 }];
const AXPY_TYPES: PerTarget<&[Conversion]> = PerTarget {
    a2a3: AXPY_PLAIN,
    a5: &[Conversion { src: F16, dst: FLOATS }, Conversion { src: F32, dst: F32 }, Conversion { src: BF16, dst: BF16 }],
};

/// Rules of a comparison with a scalar: the mask is a tile of bytes with the same number of rows.
const CMP_RULES: &[Rule] = &[
    Rule::DType { operands: &[plain::SRC], allowed: Allowed::Definition },
    Rule::DType { operands: &[plain::DST], allowed: Allowed::Only(PerTarget::same(INT8)) },
    Rule::ScalarElement { scalar: plain::SCALAR, tile: plain::SRC, exact: false },
    Rule::SameValid { operands: plain::TILES, axes: Axes::Rows },
    Rule::Location { operands: plain::TILES, allowed: VEC },
    Rule::Layout { operands: plain::TILES, loc: None, allowed: ND },
];

const CMP_ATTRS: &[Attr] = &[Attr::choice(
    Key::CmpMode,
    &attrs::CMP,
    Presence::Default { value: attrs::Relation::Eq.value(), print: PrintDefault::WhenSet },
    "relation",
)
.keys(&["cmp", "cmp_mode"])];

const POW_ATTRS: &[Attr] = &[Attr::choice(
    Key::PrecisionType,
    &attrs::POW_PRECISION,
    Presence::Default { value: attrs::Precision::Default.value(), print: PrintDefault::Always },
    "accuracy",
)
.keys(&["precision_type", "precision"])
.only(TargetSet::A5)];

const TMP: Operand = Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch").optional();

const POW_RULES: &[Rule] = &[
    Rule::DTypeWhen {
        attr: Key::PrecisionType,
        value: 1,
        operands: plain::TILES,
        allowed: PerTarget::same(PRECISE_POW_TYPES),
    },
    Rule::DTypeWhen {
        attr: Key::PrecisionType,
        value: 0,
        operands: plain::TILES,
        allowed: PerTarget::same(PLAIN_POW_TYPES),
    },
    Rule::Tile(TileRule::ScratchElements { tmp: 3, of: plain::DST, allowed: PRECISE_POW_TYPES }),
    Rule::SameDType(&[plain::DST, 3]),
    Rule::SameValid { operands: &[3, plain::DST], axes: Axes::Both },
    Rule::Location { operands: &[3], allowed: VEC },
    Rule::Layout { operands: &[3], loc: None, allowed: ND },
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: 3, need: Bytes::Tile(plain::DST) })),
    Rule::Scratch(ScratchRule::Given {
        tmp: 3,
        writes: Writes::Elements { of: plain::DST, dtypes: PRECISE_POW_TYPES },
    }),
];

/// Restricts a rule on the size of scratch to a2 and a3.
const fn bytes(rule: &'static Rule) -> Rule {
    Rule::On(TargetSet::A2A3, rule)
}

const LRELU_RULES: &[Rule] = &[
    Rule::SameDType(plain::TILES),
    Rule::DType { operands: plain::TILES, allowed: Allowed::Definition },
    Rule::Location { operands: plain::TILES, allowed: VEC },
    Rule::Layout { operands: plain::TILES, loc: None, allowed: ND },
];

/// Operands of a selection with a scalar.
mod select {
    use super::Idx;
    pub(super) const MASK: Idx = 0;
    pub(super) const SRC: Idx = 1;
    pub(super) const TMP: Idx = 2;
    pub(super) const SCALAR: Idx = 3;
    pub(super) const DST: Idx = 4;
    pub(super) const VALUES: &[Idx] = &[SRC, DST];
    pub(super) const ALL: &[Idx] = &[MASK, SRC, TMP, DST];
}

const SELECT_RULES: &[Rule] = &[
    Rule::SameDType(select::VALUES),
    Rule::DType { operands: select::VALUES, allowed: Allowed::Definition },
    Rule::Manual(&Rule::ScalarElement { scalar: select::SCALAR, tile: select::SRC, exact: false }),
    Rule::SameValid { operands: select::VALUES, axes: Axes::Both },
    Rule::Location { operands: select::ALL, allowed: VEC },
    Rule::Layout { operands: select::VALUES, loc: None, allowed: ND },
    Rule::On(TargetSet::A5, &Rule::Layout { operands: &[select::MASK], loc: None, allowed: ND }),
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[select::SRC, select::TMP])),
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[select::TMP], loc: None, allowed: ND }),
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: select::TMP, need: Bytes::Lines { of: select::SRC, lines: 1 } })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: select::TMP, writes: Writes::Always })),
];

const XOR_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 3]),
    Rule::DType { operands: &[0, 3], allowed: Allowed::Definition },
    Rule::ScalarElement { scalar: 1, tile: 0, exact: false },
    Rule::SameValid { operands: &[0, 3], axes: Axes::Both },
    Rule::Location { operands: &[0, 2, 3], allowed: VEC },
    Rule::Layout { operands: &[0, 3], loc: None, allowed: ND },
    Rule::Peer(&Rule::Distinct { operand: 3, from: &[0] }),
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[0, 2])),
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[2], loc: None, allowed: ND }),
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: 2, need: Bytes::Tile(3) })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: 2, writes: Writes::Always })),
];

const DIV_ATTRS: &[Attr] = &[Attr::choice(
    Key::PrecisionType,
    &attrs::DIV_PRECISION,
    Presence::Default { value: attrs::Precision::Default.value(), print: PrintDefault::Always },
    "accuracy",
)
.keys(&["precision_type", "precision"])
.only(TargetSet::A5)];

const DIV_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src, Role::In, Kind::TileOrScalar, "dividend"),
    Operand::new(Name::Scalar, Role::In, Kind::TileOrScalar, "divisor"),
    DST,
];
const DIV_RULES: &[Rule] = &[
    Rule::EitherOrder { sources: [0, 1], dst: 2 },
    Rule::DType { operands: &[2], allowed: Allowed::Definition },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
];

const EXPAND_RULES: &[Rule] = &[
    Rule::DType { operands: &[1], allowed: Allowed::Definition },
    Rule::ScalarElement { scalar: 0, tile: 1, exact: true },
    Rule::Location { operands: &[1], allowed: PerTarget::same(LocSet::of(&[Loc::Vec, Loc::Mat])) },
];

const REM_OPERANDS: &[Operand] = &[SRC, SCALAR, TMP, DST];
const REM_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 3]),
    Rule::DType { operands: &[0, 3], allowed: Allowed::Definition },
    Rule::ScalarElement { scalar: 1, tile: 0, exact: true },
    Rule::SameValid { operands: &[0, 3], axes: Axes::Both },
    Rule::Location { operands: &[0, 2, 3], allowed: VEC },
    Rule::Layout { operands: &[0, 2, 3], loc: None, allowed: ND },
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[3, 2])),
    Rule::On(
        TargetSet::A2A3,
        &Rule::ScratchExtent {
            tmp: 2,
            of: 3,
            rows: Need { divide: 0, plus: 1 },
            cols: Need { divide: 1, plus: 0 },
            valid: [true, true],
        },
    ),
    bytes(&Rule::Scratch(ScratchRule::Bytes { tmp: 2, need: Bytes::Lines { of: 3, lines: 1 } })),
    bytes(&Rule::Scratch(ScratchRule::Given { tmp: 2, writes: Writes::Always })),
];

/// Source and destination of a bitwise operation must be different buffers.
const APART: &[Rule] = &[Rule::Peer(&Rule::Distinct { operand: plain::DST, from: &[plain::SRC] })];

/// The scalar has the element type of the tile, including its signedness.
const EXACT: &[Rule] = &[Rule::ScalarElement { scalar: plain::SCALAR, tile: plain::SRC, exact: true }];

ops![
    Tadds = scalar("tadds", "sum with a scalar", WIDE).typed_by(TypesBy::Both),
    Taddsc = ternary("taddsc", "sum of two tiles and a scalar"),
    Tands = Op {
        rules: &[RULES, SAME_VALID, APART],
        numerics: &[],
        ..integer("tands", "bit-wise and with a scalar", BITS)
    }.typed_by(TypesBy::Ptoas),
    Taxpy = Op {
        numerics: &[Numerics::Separate],
        operands: &[SRC, SCALAR, Operand::new(Name::Dst, Role::InOut, Kind::Tile, "second source and destination")],
        syntax: Syntax::Format(
            "`ins` `(` $src `,` $scalar `:` type($src) `,` type($scalar) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict",
        ),
        rules: &[AXPY_RULES],
        ..scalar(
            "taxpy",
            "product with a scalar, added to the destination",
            PerTarget { a2a3: FLOATS, a5: FLOATS.or(BF16) },
        )
    }.typed_by(TypesBy::Ptoas),
    Tcmps = Op {
        attrs: CMP_ATTRS,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        rules: &[CMP_RULES],
        numerics: &[Numerics::Comparison, Numerics::MaskDense],
        ..scalar(
            "tcmps",
            "comparison with a scalar to a bit mask",
            PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) },
        )
    }.typed_by(TypesBy::Ptoas),
    Tdivs = Op {
        operands: DIV_OPERANDS,
        attrs: DIV_ATTRS,
        rules: &[DIV_RULES],
        numerics: &[Numerics::Float, Numerics::Division, Numerics::PreciseDivision],
        ..scalar(
            "tdivs",
            "quotient with a scalar, in either order",
            PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) },
        )
    }.typed_by(TypesBy::Both),
    Texpands = Op {
        operands: &[Operand::new(Name::Scalar, Role::In, Kind::Scalar, "value of every element"), DST],
        rules: &[EXPAND_RULES],
        numerics: &[],
        ..scalar(
            "texpands",
            "a tile of one value",
            PerTarget { a2a3: ARITHMETIC.or(BF16), a5: ARITHMETIC.or(BF16).or(INT8) },
        )
    }.typed_by(TypesBy::Ptoas),
    Tfmods = Op {
        rules: &[RULES, EXACT, SAME_VALID],
        numerics: &[Numerics::Modulus],
        ..scalar("tfmods", "modulus by a scalar, truncated", PerTarget::same(ARITHMETIC))
    }.typed_by(TypesBy::Both),
    Tlrelu = Op {
        operands: &[SRC, Operand::new(Name::Slope, Role::In, Kind::Float(32), "factor of negative elements"), DST],
        rules: &[LRELU_RULES, SAME_VALID],
        ..scalar("tlrelu", "leaky rectifier", PerTarget::same(FLOATS))
    }.typed_by(TypesBy::Both),
    Tmaxs = Op { numerics: &[Numerics::MinMax], ..scalar("tmaxs", "maximum with a scalar", WIDE) }.typed_by(TypesBy::Both),
    Tmins = Op { numerics: &[Numerics::MinMax], ..scalar("tmins", "minimum with a scalar", WIDE) }.typed_by(TypesBy::Both),
    Tmuls = Op {
        operands: &[Operand::new(Name::Src0, Role::In, Kind::Tile, "source"), SCALAR, DST],
        ..scalar("tmuls", "product with a scalar", WIDE)
    }.typed_by(TypesBy::Both),
    Tors =
        Op { rules: &[RULES, SAME_VALID, APART], numerics: &[], ..integer("tors", "bit-wise or with a scalar", BITS) }.typed_by(TypesBy::Ptoas),
    Tpows = Op {
        operands: &[SRC, SCALAR, DST, TMP],
        attrs: POW_ATTRS,
        rules: &[RULES, EXACT, SAME_VALID, POW_RULES],
        numerics: &[Numerics::Function, Numerics::IntegerPower],
        ..scalar("tpows", "power with a scalar exponent", POW_TYPES)
    }.typed_by(TypesBy::Ptoas),
    Trems = Op {
        operands: REM_OPERANDS,
        rules: &[REM_RULES],
        numerics: &[Numerics::Remainder],
        ..scalar("trems", "remainder by a scalar", PerTarget { a2a3: INT32.or(F32), a5: ARITHMETIC })
    }.typed_by(TypesBy::Both),
    Tsels = Op {
        operands: &[
            Operand::new(Name::Mask, Role::In, Kind::Tile, "a bit for each element"),
            Operand::new(Name::Src, Role::In, Kind::Tile, "source of elements whose bit is set"),
            TMP,
            Operand::new(Name::Scalar, Role::In, Kind::Scalar, "the others"),
            DST,
        ],
        rules: &[SELECT_RULES],
        numerics: &[Numerics::MaskRows],
        ..scalar(
            "tsels",
            "elements of a tile or a scalar, by a bit mask",
            PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(INT8) },
        )
    }.typed_by(TypesBy::Ptoas),
    Tshls = Op { numerics: &[Numerics::Shift], ..shift("tshls", "bits shifted left by a scalar") },
    Tshrs = Op { numerics: &[Numerics::Shift], ..shift("tshrs", "bits shifted right by a scalar") }.typed_by(TypesBy::Both),
    Tsubs = scalar("tsubs", "difference with a scalar", WIDE).typed_by(TypesBy::Both),
    Tsubsc = ternary("tsubsc", "difference with a scalar, plus a tile"),
    Txors = Op {
        operands: &[SRC, SIGNLESS, TMP, DST],
        rules: &[XOR_RULES],
        numerics: &[],
        ..scalar("txors", "bit-wise exclusive or with a scalar", BITS)
    }.typed_by(TypesBy::Ptoas),
];
