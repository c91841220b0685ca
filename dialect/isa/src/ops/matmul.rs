//! Matrix products.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{
    Arity, Attr, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, PrintDefault, Role, Traits,
};
use crate::rule::{Allowed, Axes, LocSet, Product, Rule, Transfer};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/matrix-and-matrix-vector";

const LHS: Operand = Operand::new(Name::Lhs, Role::In, Kind::Tile, "left operand, MxK");
const RHS: Operand = Operand::new(Name::Rhs, Role::In, Kind::Tile, "right operand, KxN");
const DST: Operand = Operand::new(Name::Dst, Role::Out, Kind::Tile, "accumulator, MxN");
const ACC_IN: Operand = Operand::new(Name::AccIn, Role::InOut, Kind::Tile, "accumulator added to, tied to dst");

const RESULT: &[OpResult] = &[OpResult {
    name: Name::Result,
    kind: Kind::Tensor,
    arity: Arity::Optional,
    infer: Infer::Spelled,
    doc: "updated destination, where it is a tensor",
}];

const ACC_PHASE: &[Attr] = &[Attr::choice(
    Key::AccPhase,
    &attrs::ACC_PHASE,
    Presence::Default { value: attrs::Phase::Unspecified.value(), print: PrintDefault::WhenSet },
    "position among partial products",
)
.keys(&["acc_phase"])];

const fn only(loc: Loc) -> PerTarget<LocSet> {
    PerTarget::same(LocSet::of(match loc {
        Loc::Left => &[Loc::Left],
        Loc::Right => &[Loc::Right],
        Loc::Bias => &[Loc::Bias],
        Loc::Scaling => &[Loc::Scaling],
        Loc::Acc | Loc::Vec | Loc::Mat => &[Loc::Acc],
    }))
}

const fn exact(types: &'static [DType]) -> DTypeSet {
    DTypeSet::of(types)
}

const fn product(acc: DTypeSet, lhs: DTypeSet, rhs: DTypeSet, same: bool) -> Product {
    Product { acc, lhs, rhs, same }
}

const F8: DTypeSet = DTypeSet::F8;
const I8: DTypeSet = DTypeSet::int(8);
const I32: DTypeSet = DTypeSet::int(32);
const F32: DTypeSet = exact(&[DType::F32]);
const HIF8: DTypeSet = exact(&[DType::Hif8]);
const FLOATS: DTypeSet = exact(&[DType::F16, DType::BF16, DType::F32]);

/// Legal element types of products without shared exponents.
const PRODUCTS: PerTarget<&[Product]> = PerTarget {
    a2a3: &[product(I32, I8, I8, true), product(F32, FLOATS, FLOATS, true)],
    a5: &[
        product(I32, I8, I8, true),
        product(F32, FLOATS, FLOATS, true),
        product(F32, F8, F8, false),
        product(F32, HIF8, HIF8, true),
    ],
};

const LEFT: PerTarget<&[Layout]> = PerTarget { a2a3: &[Layout::ZZ], a5: &[Layout::NZ] };
const RIGHT: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ZN]);
const ACC: PerTarget<&[Layout]> = PerTarget::same(&[Layout::NZ_ACC, Layout::NZ]);

macro_rules! product_rules {
    ($lhs:literal, $rhs:literal, $dst:literal) => {
        product_rules!($lhs, $rhs, $dst, PRODUCTS)
    };
    ($lhs:literal, $rhs:literal, $dst:literal, $table:expr) => {
        &[
            Rule::Location { operands: &[$lhs], allowed: only(Loc::Left) },
            Rule::Location { operands: &[$rhs], allowed: only(Loc::Right) },
            Rule::Location { operands: &[$dst], allowed: only(Loc::Acc) },
            Rule::MatmulTypes { lhs: $lhs, rhs: $rhs, dst: $dst, table: $table },
            Rule::MatmulShape { lhs: $lhs, rhs: $rhs, dst: $dst },
            Rule::MatmulExtents { lhs: $lhs, rhs: $rhs, min: 1, max: 4095 },
            Rule::Layout { operands: &[$lhs], loc: Some(Loc::Left), allowed: LEFT },
            Rule::Layout { operands: &[$rhs], loc: Some(Loc::Right), allowed: RIGHT },
            Rule::Layout { operands: &[$dst], loc: Some(Loc::Acc), allowed: ACC },
        ]
    };
}

/// Rules of `dst = lhs x rhs`.
pub const PRODUCT_RULES: &[Rule] = product_rules!(0, 1, 2);
/// Rules of `dst = acc_in + lhs x rhs`.
pub const ACC_PRODUCT_RULES: &[Rule] = product_rules!(1, 2, 3);
/// Rules of `dst = a x b + bias`.
pub const BIAS_PRODUCT_RULES: &[Rule] = product_rules!(0, 1, 3);
/// Legal element types of products of a vector: without shared exponents, low precision is illegal.
const PLAIN_PRODUCTS: PerTarget<&[Product]> =
    PerTarget::same(&[product(I32, I8, I8, true), product(F32, FLOATS, FLOATS, true)]);
const PLAIN_RULES: &[Rule] = product_rules!(0, 1, 2, PLAIN_PRODUCTS);
const PLAIN_ACC_RULES: &[Rule] = product_rules!(1, 2, 3, PLAIN_PRODUCTS);
const PLAIN_BIAS_RULES: &[Rule] = product_rules!(0, 1, 3, PLAIN_PRODUCTS);
const BIAS_RULES: &[Rule] = &[
    Rule::Location { operands: &[2], allowed: only(Loc::Bias) },
    Rule::Bias { bias: 2, dst: 3 },
    Rule::On(TargetSet::A5, &BIAS_LAYOUT),
];
const BIAS_LAYOUT: Rule =
    Rule::Layout { operands: &[2], loc: Some(Loc::Bias), allowed: PerTarget::same(&[Layout::ND]) };
const ACC_IN_RULES: &[Rule] = &[Rule::SameType(0, 3)];

/// Rules of a product of a vector and a matrix: the left operand and the result have one row.
macro_rules! row_rules {
    ($lhs:literal, $dst:literal) => {
        &[
            Rule::Extent { operand: $lhs, loc: Some(Loc::Left), axes: Axes::Rows, min: 1, max: 1 },
            Rule::Extent { operand: $dst, loc: Some(Loc::Acc), axes: Axes::Rows, min: 1, max: 1 },
        ]
    };
}

const ROW_RULES: &[Rule] = row_rules!(0, 2);
const ROW_ACC_RULES: &[Rule] = row_rules!(1, 3);
const ROW_BIAS_RULES: &[Rule] = row_rules!(0, 3);
const ROW_MX_RULES: &[Rule] = row_rules!(0, 4);
const ROW_MX_ACC_RULES: &[Rule] = row_rules!(1, 5);
const ROW_MX_BIAS_RULES: &[Rule] = row_rules!(0, 5);

const F8_MX: DTypeSet = exact(&[DType::F8E4M3FN, DType::F8E5M2]);
const F4: DTypeSet = exact(&[DType::F4E1M2x2, DType::F4E2M1x2]);
/// Legal element types of products with shared exponents.
const MX_PRODUCTS: PerTarget<&[Product]> =
    PerTarget { a2a3: &[], a5: &[product(F32, F8_MX, F8_MX, false), product(F32, F4, F4, false)] };
/// Element types of scales; test files of ptoas have f16.
const SCALES: Allowed = Allowed::Only(PerTarget::same(exact(&[DType::F8E8M0, DType::F16]).or(I8)));
const ROW_SCALES: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ZZ_SCALE]);
const COLUMN_SCALES: PerTarget<&[Layout]> = PerTarget::same(&[Layout::NN_SCALE]);

/// Rules of scales: `$a` scales the rows of `$lhs`, `$b` the columns of `$rhs`.
macro_rules! scale_rules {
    ($lhs:literal, $a:literal, $rhs:literal, $b:literal) => {
        &[
            Rule::Location { operands: &[$a, $b], allowed: only(Loc::Scaling) },
            Rule::DType { operands: &[$a, $b], allowed: SCALES },
            Rule::Transfer(Transfer::Scales { data: $lhs, scale: $a, group: 32 }),
            Rule::Transfer(Transfer::Scales { data: $rhs, scale: $b, group: 32 }),
        ]
    };
}

/// Rules of the scales of a matrix: along rows of the left operand, along columns of the right one, for an even number
/// of groups.
macro_rules! matrix_scale_rules {
    ($lhs:literal, $a:literal, $rhs:literal, $b:literal) => {
        &[
            Rule::Layout { operands: &[$a], loc: Some(Loc::Scaling), allowed: ROW_SCALES },
            Rule::Layout { operands: &[$b], loc: Some(Loc::Scaling), allowed: COLUMN_SCALES },
            Rule::Transfer(Transfer::WholeGroups { lhs: $lhs, rhs: $rhs, group: 64 }),
        ]
    };
}

const MX_RULES: &[Rule] = product_rules!(0, 2, 4, MX_PRODUCTS);
const MX_ACC_RULES: &[Rule] = product_rules!(1, 3, 5, MX_PRODUCTS);
const MX_BIAS_RULES: &[Rule] = product_rules!(0, 2, 5, MX_PRODUCTS);
const SCALE_RULES: &[Rule] = scale_rules!(0, 1, 2, 3);
const SCALE_ACC_RULES: &[Rule] = scale_rules!(1, 2, 3, 4);
const MATRIX_SCALES: &[Rule] = matrix_scale_rules!(0, 1, 2, 3);
const MATRIX_ACC_SCALES: &[Rule] = matrix_scale_rules!(1, 2, 3, 4);
const ACC_IN_MX_RULES: &[Rule] = &[Rule::SameType(0, 5)];
const BIAS_MX_RULES: &[Rule] = &[
    Rule::Location { operands: &[4], allowed: only(Loc::Bias) },
    Rule::Bias { bias: 4, dst: 5 },
    Rule::Layout { operands: &[4], loc: Some(Loc::Bias), allowed: PerTarget::same(&[Layout::ND]) },
];

const A: Operand = Operand::new(Name::A, Role::In, Kind::Tile, "left operand, MxK");
const B: Operand = Operand::new(Name::B, Role::In, Kind::Tile, "right operand, KxN");
const A_SCALE: Operand =
    Operand::new(Name::AScale, Role::In, Kind::Tile, "scales of `a`, one for 32 elements of a row");
const B_SCALE: Operand =
    Operand::new(Name::BScale, Role::In, Kind::Tile, "scales of `b`, one for 32 elements of a column");
const C_IN: Operand = Operand::new(Name::CIn, Role::InOut, Kind::Tile, "accumulator added to, tied to dst");
const BIAS: Operand = Operand::new(Name::Bias, Role::In, Kind::Tile, "row added to each row, 1xN");

/// A product with shared exponents.
const fn mx(
    name: &'static str,
    aliases: &'static [&'static str],
    summary: &'static str,
    attrs: &'static [Attr],
    operands: &'static [Operand],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { aliases, attrs, targets: TargetSet::A5, manual: MX_PAGE, ..product_op(name, summary, operands, rules) }
}

const MX_PAGE: Manual =
    Manual { extra: &["tile/ops/matrix-and-matrix-vector/tmatmul-mx.md", "TMATMUL_MX.md"], ..Manual::NONE };
const GEMV_MX_PAGE: Manual =
    Manual { extra: &["tile/ops/matrix-and-matrix-vector/tgemv-mx.md", "TGEMV_MX.md"], ..Manual::NONE };

/// A matrix product.
const fn product_op(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: Manual::both(DIR),
        operands,
        results: RESULT,
        attrs: ACC_PHASE,
        dtypes: PerTarget { a2a3: FLOATS.or(I8), a5: FLOATS.or(I8).or(F8).or(HIF8) },
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        numerics: &[Numerics::Product],
        rules,
        ..Op::new(Family::Matmul, Level::Tile, name)
    }
}

ops![
    Tgemv = product_op("tgemv", "vector times matrix", &[LHS, RHS, DST], &[PLAIN_RULES, ROW_RULES]),
    TgemvAcc = Op {
        aliases: &["tgemv_acc"],
        ..product_op(
            "tgemv.acc",
            "vector times matrix, added to an accumulator",
            &[ACC_IN, LHS, RHS, DST],
            &[PLAIN_ACC_RULES, ROW_ACC_RULES, ACC_IN_RULES],
        )
    },
    TgemvBias = Op {
        aliases: &["tgemv_bias"],
        ..product_op(
            "tgemv.bias",
            "vector times matrix, added to a row",
            &[A, B, BIAS, DST],
            &[PLAIN_BIAS_RULES, ROW_BIAS_RULES, BIAS_RULES],
        )
    },
    TgemvMx = Op {
        manual: GEMV_MX_PAGE,
        ..mx(
            "tgemv.mx",
            &["tgemv_mx"],
            "vector times matrix with shared exponents",
            ACC_PHASE,
            &[A, A_SCALE, B, B_SCALE, DST],
            &[MX_RULES, ROW_MX_RULES, SCALE_RULES],
        )
    },
    TgemvMxAcc = Op {
        manual: GEMV_MX_PAGE,
        ..mx(
            "tgemv.mx.acc",
            &["tgemv_mx_acc"],
            "vector times matrix with shared exponents, added to an accumulator",
            ACC_PHASE,
            &[C_IN, A, A_SCALE, B, B_SCALE, DST],
            &[MX_ACC_RULES, ROW_MX_ACC_RULES, SCALE_ACC_RULES, ACC_IN_MX_RULES],
        )
    },
    TgemvMxBias = Op {
        manual: GEMV_MX_PAGE,
        ..mx(
            "tgemv.mx.bias",
            &["tgemv_mx_bias"],
            "vector times matrix with shared exponents, added to a row",
            &[],
            &[A, A_SCALE, B, B_SCALE, BIAS, DST],
            &[MX_BIAS_RULES, ROW_MX_BIAS_RULES, SCALE_RULES, BIAS_MX_RULES],
        )
    },
    Tmatmul = product_op("tmatmul", "matrix product", &[LHS, RHS, DST], &[PRODUCT_RULES]),
    TmatmulAcc = Op {
        aliases: &["tmatmul_acc"],
        ..product_op(
            "tmatmul.acc",
            "matrix product added to an accumulator",
            &[ACC_IN, LHS, RHS, DST],
            &[ACC_PRODUCT_RULES, ACC_IN_RULES],
        )
    },
    TmatmulBias = Op {
        aliases: &["tmatmul_bias"],
        ..product_op(
            "tmatmul.bias",
            "matrix product added to a row",
            &[A, B, BIAS, DST],
            &[BIAS_PRODUCT_RULES, BIAS_RULES],
        )
    },
    TmatmulMx = mx(
        "tmatmul.mx",
        &["tmatmul_mx"],
        "matrix product with shared exponents",
        ACC_PHASE,
        &[A, A_SCALE, B, B_SCALE, DST],
        &[MX_RULES, SCALE_RULES, MATRIX_SCALES],
    ),
    TmatmulMxAcc = mx(
        "tmatmul.mx.acc",
        &["tmatmul_mx_acc"],
        "matrix product with shared exponents, added to an accumulator",
        ACC_PHASE,
        &[C_IN, A, A_SCALE, B, B_SCALE, DST],
        &[MX_ACC_RULES, SCALE_ACC_RULES, MATRIX_ACC_SCALES, ACC_IN_MX_RULES],
    ),
    TmatmulMxBias = mx(
        "tmatmul.mx.bias",
        &["tmatmul_mx_bias"],
        "matrix product with shared exponents, added to a row",
        &[],
        &[A, A_SCALE, B, B_SCALE, BIAS, DST],
        &[MX_BIAS_RULES, SCALE_RULES, MATRIX_SCALES, BIAS_MX_RULES],
    ),
    // The manual lists only the intrinsic; operands and rules are those of `tmatmul.mx`.
    TmatmulMxHif4 = Op {
        manual: Manual { intrinsic: true, ..Manual::NONE },
        ..mx(
            "tmatmul_mx_hif4",
            &[],
            "matrix product of 4-bit elements with a hierarchy of factors",
            &[],
            &[A, A_SCALE, B, B_SCALE, DST],
            &[MX_RULES, SCALE_RULES, MATRIX_SCALES],
        )
    },
];
