//! Matrix products.

use crate::attrs;
use crate::op::{
    Arity, Attr, AttrValue, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, PrintDefault,
    Role, Traits,
};
use crate::rule::{LocSet, Product, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/matrix-and-matrix-vector";

const LHS: Operand = Operand::new("lhs", Role::In, Kind::Tile, "left operand, MxK");
const RHS: Operand = Operand::new("rhs", Role::In, Kind::Tile, "right operand, KxN");
const DST: Operand = Operand::new("dst", Role::Out, Kind::Tile, "accumulator, MxN");
const ACC_IN: Operand = Operand::new("acc_in", Role::InOut, Kind::Tile, "accumulator added to, tied to dst");

const RESULT: &[OpResult] = &[OpResult {
    name: "result",
    kind: Kind::Tensor,
    arity: Arity::Optional,
    infer: Infer::Spelled,
    doc: "updated destination, where it is a tensor",
}];

const ACC_PHASE: &[Attr] = &[Attr::choice(
    "accPhase",
    &attrs::ACC_PHASE,
    Presence::Default { value: AttrValue::Enum(0), print: PrintDefault::WhenSet },
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

const F8: DTypeSet = exact(&[DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3]);
const I8: DTypeSet = DTypeSet::int(8);
const I32: DTypeSet = DTypeSet::int(32);
const F32: DTypeSet = exact(&[DType::F32]);
const HIF8: DTypeSet = exact(&[DType::Hif8]);
const FLOATS: DTypeSet = exact(&[DType::F16, DType::BF16, DType::F32]);

/// Products of plain matrices.
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
        &[
            Rule::Location { operands: &[$lhs], allowed: only(Loc::Left) },
            Rule::Location { operands: &[$rhs], allowed: only(Loc::Right) },
            Rule::Location { operands: &[$dst], allowed: only(Loc::Acc) },
            Rule::MatmulTypes { lhs: $lhs, rhs: $rhs, dst: $dst, table: PRODUCTS },
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
const BIAS_RULES: &[Rule] = &[
    Rule::Location { operands: &[2], allowed: only(Loc::Bias) },
    Rule::Bias { bias: 2, dst: 3 },
    Rule::On(TargetSet::A5, &BIAS_LAYOUT),
];
const BIAS_LAYOUT: Rule =
    Rule::Layout { operands: &[2], loc: Some(Loc::Bias), allowed: PerTarget::same(&[Layout::ND]) };
const ACC_IN_RULES: &[Rule] = &[Rule::SameType(0, 3)];

/// A matrix product.
const fn product_op(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Matmul,
        level: Level::Tile,
        summary,
        manual: Manual::both(DIR),
        operands,
        results: RESULT,
        regions: &[],
        attrs: ACC_PHASE,
        dtypes: PerTarget { a2a3: FLOATS.or(I8), a5: FLOATS.or(I8).or(F8).or(HIF8) },
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    product_op("tmatmul", "matrix product", &[LHS, RHS, DST], &[PRODUCT_RULES]),
    Op {
        aliases: &["tmatmul_acc"],
        ..product_op(
            "tmatmul.acc",
            "matrix product added to an accumulator",
            &[ACC_IN, LHS, RHS, DST],
            &[ACC_PRODUCT_RULES, ACC_IN_RULES],
        )
    },
    Op {
        aliases: &["tmatmul_bias"],
        ..product_op(
            "tmatmul.bias",
            "matrix product added to a row",
            &[
                Operand::new("a", Role::In, Kind::Tile, "left operand, MxK"),
                Operand::new("b", Role::In, Kind::Tile, "right operand, KxN"),
                Operand::new("bias", Role::In, Kind::Tile, "row added to each row, 1xN"),
                DST,
            ],
            &[BIAS_PRODUCT_RULES, BIAS_RULES],
        )
    },
];
