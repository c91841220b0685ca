//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

use super::vector_arith::{
    COMPUTE, FIRST_AVAILABLE, MASK, RESULT_AVAILABLE, UNARY_FORMAT, UNARY_OPERANDS, UNARY_RULES, positional, result,
    vector, vreg,
};
use crate::attrs;
use crate::op::{Attr, Family, Kind, Op, Operand, Presence, Role};
use crate::rule::{Given, Part, Rule, Val, VectorConversion, VectorRule};
use crate::types::{DType, DTypeSet};

const COMPARE: &str = "vector/ops/compare-select";
const CONVERSION: &str = "vector/ops/conversion-ops";
const REARRANGEMENT: &str = "vector/ops/data-rearrangement";
const MATERIALIZATION: &str = "vector/ops/predicate-and-materialization";
const REDUCTION: &str = "vector/ops/reduction-ops";

const RESULT: Val = Val::Result(0);
const FIRST: Val = Val::Operand(0);
const SECOND: Val = Val::Operand(1);
const THIRD: Val = Val::Operand(2);

/// An operation of the family.
const fn row(
    name: &'static str,
    summary: &'static str,
    dir: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    vector(Family::VectorMove, name, summary, dir, operands, format, rules)
}

/// `op input`, the form of a reduction.
const fn unary(name: &'static str, summary: &'static str, dir: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    row(name, summary, dir, UNARY_OPERANDS, UNARY_FORMAT, rules)
}

const COMPARE_MODE: &[Attr] = &[positional("cmp_mode", &attrs::VCMP, "relation")];

const SOURCE_COMPUTES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: COMPUTE }),
    Rule::Vector(VectorRule::Granularity { mask: THIRD, of: FIRST }),
];
const COMPARE_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[FIRST, SECOND])),
    Rule::Vector(VectorRule::Granularity { mask: RESULT, of: FIRST }),
];
const COMPARE_SCALAR_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Scalar { scalar: 1, of: FIRST }),
    Rule::Vector(VectorRule::Granularity { mask: RESULT, of: FIRST }),
];
const SELECT_RULES: &[Rule] = &[Rule::Vector(VectorRule::SameTypes(&[FIRST, SECOND, RESULT]))];

const BROADCAST_RULES: &[Rule] = &[RESULT_AVAILABLE, Rule::Vector(VectorRule::Scalar { scalar: 0, of: RESULT })];
const MASK_OF_RESULT: &[Rule] = &[Rule::Vector(VectorRule::Granularity { mask: SECOND, of: RESULT })];
const MASK_OF_SOURCE: &[Rule] = &[Rule::Vector(VectorRule::Granularity { mask: SECOND, of: FIRST })];

const SUM_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: COMPUTE }),
    Rule::Vector(VectorRule::Sum { src: 0, result: 0 }),
];

const TRUNCATION_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: only(&[DType::F16, DType::BF16, DType::F32]) }),
    Rule::Vector(VectorRule::SameTypes(&[FIRST, RESULT])),
];

const PACK_RULES: &[Rule] =
    &[FIRST_AVAILABLE, RESULT_AVAILABLE, Rule::Vector(VectorRule::Narrowed { src: 0, result: 0 })];

const fn only(types: &'static [DType]) -> DTypeSet {
    DTypeSet::of(types)
}

const F32: DTypeSet = only(&[DType::F32]);
const F16: DTypeSet = only(&[DType::F16]);
const BF16: DTypeSet = only(&[DType::BF16]);
const F8: DTypeSet = only(&[DType::F8E4M3FN, DType::F8E5M2, DType::Hif8]);
const HIF8: DTypeSet = only(&[DType::Hif8]);
const F4: DTypeSet = only(&[DType::F4E1M2x2, DType::F4E2M1x2]);
const U8: DTypeSet = only(&[DType::Ui8]);
const U16: DTypeSet = only(&[DType::Ui16]);
const U32: DTypeSet = only(&[DType::Ui32]);
/// A signless integer counts as signed.
const S8: DTypeSet = only(&[DType::I8, DType::Si8]);
const S16: DTypeSet = only(&[DType::I16, DType::Si16]);
const S32: DTypeSet = only(&[DType::I32, DType::Si32]);
const S64: DTypeSet = only(&[DType::I64, DType::Si64]);

const fn pair(from: DTypeSet, to: DTypeSet, rnd: Given, sat: Given, part: Part) -> VectorConversion {
    VectorConversion { from, to, rnd, sat, part }
}

/// Conversions between elements: rounding where the result is not exact, saturation where it may be out of range.
const CONVERSIONS: &[VectorConversion] = {
    use Given::{Forbidden, Optional, Required};
    use Part::{Half, Quarter, Unknown, Whole};
    &[
        pair(F32, S64, Required, Required, Half),
        pair(F32, S32, Required, Required, Whole),
        pair(F32, S16, Required, Required, Half),
        pair(F16, S32, Required, Optional, Half),
        pair(F16, S16, Required, Required, Whole),
        pair(F16, S8.or(U8), Required, Required, Half),
        pair(BF16, S32, Required, Optional, Half),
        pair(F32, F16.or(BF16), Required, Required, Half),
        pair(F16, BF16, Required, Optional, Whole),
        pair(BF16, F16, Required, Optional, Whole),
        pair(F16.or(BF16), F32, Forbidden, Forbidden, Half),
        pair(U8.or(S8), F16, Forbidden, Forbidden, Half),
        pair(S16, F16, Optional, Forbidden, Whole),
        pair(S16, F32, Forbidden, Forbidden, Half),
        pair(S32, F32, Required, Forbidden, Whole),
        pair(S64, F32, Required, Forbidden, Half),
        pair(U8, U16, Forbidden, Forbidden, Half),
        pair(S8, S16, Forbidden, Forbidden, Half),
        pair(U8, U32, Forbidden, Forbidden, Quarter),
        pair(S8, S32, Forbidden, Forbidden, Quarter),
        pair(U16.or(S16), U8, Forbidden, Required, Half),
        pair(U16, U32, Forbidden, Forbidden, Half),
        pair(S16, U32.or(S32), Forbidden, Forbidden, Half),
        pair(U32.or(S32), U16.or(S16), Forbidden, Required, Half),
        pair(U32.or(S32), U8, Forbidden, Required, Quarter),
        pair(S32, S64, Forbidden, Forbidden, Half),
        pair(S64, S32, Forbidden, Required, Half),
        pair(F32, F8, Optional, Optional, Quarter),
        pair(F16, HIF8, Optional, Optional, Half),
        pair(BF16, F4, Optional, Optional, Unknown),
        pair(F8, F32, Optional, Optional, Quarter),
        pair(F4, BF16, Optional, Optional, Unknown),
    ]
};

const AVAILABLE: &[Rule] = &[FIRST_AVAILABLE, RESULT_AVAILABLE];

const CONVERSION_RULES: &[Rule] = &[Rule::Vector(VectorRule::Conversion {
    src: 0,
    result: 0,
    rnd: "rnd",
    sat: "sat",
    part: "part",
    table: CONVERSIONS,
})];

/// Rows of the family.
pub const OPS: &[Op] = &[
    row(
        "vbitcast",
        "the same bits as other elements",
        CONVERSION,
        &[vreg("input", "source")],
        "$input attr-dict `:` type($input) `->` type($result)",
        &[AVAILABLE],
    ),
    row(
        "vbr",
        "a scalar in every lane",
        MATERIALIZATION,
        &[Operand::new("value", Role::In, Kind::Scalar, "scalar")],
        "$value attr-dict `:` type($value) `->` type($result)",
        &[BROADCAST_RULES],
    ),
    unary("vcadd", "sum of the active lanes, in the first lane", REDUCTION, &[SUM_RULES, MASK_OF_SOURCE]),
    unary("vcmax", "maximum of the active lanes and its lane", REDUCTION, &[UNARY_RULES]),
    Op {
        attrs: COMPARE_MODE,
        results: &[result(Kind::Mask, "lanes where the relation holds")],
        ..row(
            "vcmp",
            "comparison",
            COMPARE,
            &[vreg("src0", "first source"), vreg("src1", "second source"), MASK],
            "$src0 `,` $src1 `,` $mask `,` $cmp_mode attr-dict `:` type($src0) `,` type($src1) `,` type($mask) `->` type($result)",
            &[SOURCE_COMPUTES, COMPARE_RULES],
        )
    },
    Op {
        attrs: COMPARE_MODE,
        results: &[result(Kind::Mask, "lanes where the relation holds")],
        ..row(
            "vcmps",
            "comparison with a scalar",
            COMPARE,
            &[vreg("src", "source"), Operand::new("scalar", Role::In, Kind::Scalar, "scalar"), MASK],
            "$src `,` $scalar `,` $mask `,` $cmp_mode attr-dict `:` type($src) `,` type($scalar) `,` type($mask) `->` type($result)",
            &[SOURCE_COMPUTES, COMPARE_SCALAR_RULES],
        )
    },
    Op {
        attrs: &[
            Attr::choice("part", &attrs::VECTOR_PART, Presence::Optional, "lanes of the wider side"),
            Attr::choice("rnd", &attrs::VECTOR_ROUND, Presence::Optional, "rounding"),
            Attr::choice("sat", &attrs::VECTOR_SATURATION, Presence::Optional, "values out of range"),
        ],
        ..unary("vcvt", "conversion of elements", CONVERSION, &[AVAILABLE, CONVERSION_RULES, MASK_OF_SOURCE])
    },
    Op {
        attrs: &[Attr::choice("position", &attrs::LANE, Presence::Optional, "lane of a register that is repeated")],
        ..row(
            "vdup",
            "a scalar, or one lane of a register, in every active lane",
            MATERIALIZATION,
            &[Operand::new("input", Role::In, Kind::ScalarOrVreg, "scalar or register"), MASK],
            UNARY_FORMAT,
            &[BROADCAST_RULES, MASK_OF_RESULT],
        )
    },
    Op {
        attrs: &[positional("part", &attrs::HALF, "half of the result")],
        ..row(
            "vpack",
            "lower halves of the elements, in one half of the result",
            REARRANGEMENT,
            &[vreg("src", "source")],
            "$src `,` $part attr-dict `:` type($src) `->` type($result)",
            &[PACK_RULES],
        )
    },
    row(
        "vsel",
        "first source in active lanes, second in the others",
        COMPARE,
        &[vreg("src0", "value of active lanes"), vreg("src1", "value of the others"), MASK],
        "$src0 `,` $src1 `,` $mask attr-dict `:` type($src0) `,` type($src1) `,` type($mask) `->` type($result)",
        &[SOURCE_COMPUTES, SELECT_RULES],
    ),
    unary("vsqz", "active lanes, moved together", REARRANGEMENT, &[UNARY_RULES]),
    Op {
        attrs: &[positional("round_mode", &attrs::VECTOR_ROUND, "rounding").keys(&["rnd"])],
        ..row(
            "vtrc",
            "rounding to an integer, as a float",
            CONVERSION,
            UNARY_OPERANDS,
            "$input `,` $mask `,` $round_mode attr-dict `:` type($input) `,` type($mask) `->` type($result)",
            &[TRUNCATION_RULES, MASK_OF_SOURCE],
        )
    },
];
