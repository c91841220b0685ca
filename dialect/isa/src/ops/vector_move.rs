//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

use super::vector_arith::{
    COMPUTE, FIRST_AVAILABLE, INTEGERS, MASK, MASKED, RESULT_AVAILABLE, UNARY_FORMAT, UNARY_OPERANDS, UNARY_RULES,
    positional, result, topics, vector, vreg,
};
use crate::Key;
use crate::Name;
use crate::attrs::{self, VectorRound};
use crate::numerics::Numerics;
use crate::op::{Attr, Effects, Family, Kind, Manual, Op, OpResult, Operand, Presence, Role, Traits};
use crate::rule::{Given, Micro, Part, Rule, Val, VectorConversion, VectorRule};
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

/// An operation of the family, with defaults.
const fn definition(
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
    topics(MASKED, definition(name, summary, dir, UNARY_OPERANDS, UNARY_FORMAT, rules))
}

const LANE_SUM: &[Numerics] = &[Numerics::LaneSum];
const EXTREME: &[Numerics] = &[Numerics::MinMax, Numerics::NoLanes];
const LANE_EXTREME: &[Numerics] = &[Numerics::LaneMinMax, Numerics::MinMax, Numerics::NoLanes];

const COMPARE_MODE: &[Attr] = &[positional(Key::Relation, &attrs::VCMP, "relation")];

const SOURCE_COMPUTES: &[Rule] = &[FIRST_COMPUTES, Rule::Vector(VectorRule::Granularity { mask: THIRD, of: FIRST })];
const COMPARE_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::SameTypes(&[FIRST, SECOND])),
    Rule::Vector(VectorRule::Granularity { mask: RESULT, of: FIRST }),
];
const COMPARE_SCALAR_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Scalar { scalar: 1, of: FIRST }),
    Rule::Vector(VectorRule::Granularity { mask: RESULT, of: FIRST }),
];
const SELECT_RULES: &[Rule] = &[Rule::Vector(VectorRule::SameTypes(&[FIRST, SECOND, RESULT]))];

/// Only loads, stores and conversions take low precision.
const FIRST_COMPUTES: Rule = Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: COMPUTE });

const BROADCAST_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[RESULT], allowed: COMPUTE }),
    Rule::Vector(VectorRule::Scalar { scalar: 0, of: RESULT }),
];
const MASK_OF_RESULT: &[Rule] = &[Rule::Vector(VectorRule::Granularity { mask: SECOND, of: RESULT })];
const MASK_OF_SOURCE: &[Rule] = &[Rule::Vector(VectorRule::Granularity { mask: SECOND, of: FIRST })];

const SUM_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: REDUCED }),
    Rule::Vector(VectorRule::Sum { src: 0, result: 0 }),
];

const SEQUENCE_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[RESULT], allowed: REDUCED }),
    Rule::Vector(VectorRule::Scalar { scalar: 0, of: RESULT }),
];
const COUNT_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: S8.or(S16).or(S32) }),
    Rule::Vector(VectorRule::SameTypes(&[FIRST, RESULT])),
    Rule::Vector(VectorRule::Granularity { mask: SECOND, of: FIRST }),
];

const TRUNCATION_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: only(&[DType::F16, DType::BF16, DType::F32]) }),
    Rule::Vector(VectorRule::SameTypes(&[FIRST, RESULT])),
    Rule::Micro(Micro::NotCases { attr: Key::RoundMode, cases: &[VectorRound::O.name(), VectorRound::H.name()] }),
];

const PACK_RULES: &[Rule] = &[
    Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: DTypeSet::int(16).or(DTypeSet::int(32)) }),
    Rule::Vector(VectorRule::Elements { values: &[RESULT], allowed: only(&[DType::Ui8, DType::Ui16]) }),
    Rule::Vector(VectorRule::Narrowed { src: 0, result: 0 }),
];

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
/// A signless integer is signed here.
const S8: DTypeSet = only(&[DType::I8, DType::Si8]);
const S16: DTypeSet = only(&[DType::I16, DType::Si16]);
const S32: DTypeSet = only(&[DType::I32, DType::Si32]);
const S64: DTypeSet = only(&[DType::I64, DType::Si64]);

const fn pair(from: DTypeSet, to: DTypeSet, rnd: Given, sat: Given, part: Part) -> VectorConversion {
    VectorConversion { from, to, rnd, sat, part }
}

/// Legal conversions: a rounding is given if the result may be inexact, a saturation if it may be out of range.
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
    rnd: Key::Rnd,
    sat: Key::Sat,
    part: Key::Part,
    table: CONVERSIONS,
})];

const PAIR_RULES: &[Rule] = &[FIRST_COMPUTES, Rule::Vector(VectorRule::SameTypes(&[FIRST, SECOND, RESULT]))];
const TWO_RULES: &[Rule] =
    &[FIRST_COMPUTES, Rule::Vector(VectorRule::SameTypes(&[FIRST, SECOND, RESULT, Val::Result(1)]))];
const TWO_RESULTS: &[OpResult] = &[
    OpResult { name: Name::Low, ..result(Kind::Vreg, "first half") },
    OpResult { name: Name::High, ..result(Kind::Vreg, "second half") },
];
const PAIR: &[Operand] = &[vreg(Name::Lhs, "first source"), vreg(Name::Rhs, "second source")];

/// Rearranges the elements of two registers into two registers.
const fn two(name: &'static str, summary: &'static str) -> Op {
    Op {
        results: TWO_RESULTS,
        ..definition(
            name,
            summary,
            REARRANGEMENT,
            PAIR,
            "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($low) `,` type($high)",
            &[TWO_RULES],
        )
    }
}

const HALF: &[Attr] = &[positional(Key::Part, &attrs::HALF, "half of the result")];

/// Rearranges half of the elements of two registers into one register.
const fn half(name: &'static str, summary: &'static str) -> Op {
    const FORMAT: &str = "$lhs `,` $rhs `,` $part attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
    Op { attrs: HALF, ..definition(name, summary, REARRANGEMENT, PAIR, FORMAT, &[PAIR_RULES]) }
}

const CHOICE_RULES: &[Rule] = &[
    FIRST_COMPUTES,
    Rule::Vector(VectorRule::SameTypes(&[FIRST, RESULT])),
    Rule::Vector(VectorRule::Indices { of: FIRST, indices: 1 }),
];

/// Selects elements by lane indices.
const fn choice(name: &'static str, summary: &'static str) -> Op {
    const OPERANDS: &[Operand] = &[vreg(Name::Src0, "elements"), vreg(Name::Src1, "number of the lane chosen")];
    const FORMAT: &str = "$src0 `,` $src1 attr-dict `:` type($src0) `,` type($src1) `->` type($result)";
    definition(name, summary, COMPARE, OPERANDS, FORMAT, &[CHOICE_RULES])
}

/// Widens half of the integers of a register to twice their width.
const fn unpacking(name: &'static str, summary: &'static str) -> Op {
    const RULES: &[Rule] = &[
        Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed: INTEGERS }),
        Rule::Vector(VectorRule::Widened { src: 0, result: 0 }),
        Rule::Micro(Micro::Constant { operand: 1, min: 0, max: 1 }),
    ];
    const OPERANDS: &[Operand] = &[
        vreg(Name::Src, "source"),
        Operand::new(Name::Part, Role::In, Kind::Index, "lower half, 0, or upper half, 1"),
    ];
    definition(
        name,
        summary,
        REARRANGEMENT,
        OPERANDS,
        "$src `,` $part attr-dict `:` type($src) `->` type($result)",
        &[RULES],
    )
}

const MOVED_RULES: &[Rule] = &[FIRST_COMPUTES, Rule::Vector(VectorRule::SameTypes(&[FIRST, RESULT]))];
const AMOUNT: Operand = Operand::new(Name::Amount, Role::In, Kind::Int(16), "number of lanes");

const fn reduced(allowed: DTypeSet) -> [Rule; 1] {
    [Rule::Vector(VectorRule::Elements { values: &[FIRST], allowed })]
}

/// Element types of reductions: integers of up to 32 bits, f16, f32.
const REDUCED: DTypeSet =
    DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(only(&[DType::F16, DType::F32]));
const GROUP_ELEMENTS: &[Rule] = &reduced(REDUCED);
const PAIR_ELEMENTS: &[Rule] = &reduced(only(&[DType::F16, DType::F32]));

/// A reduction with a result for each block of 32 bytes.
const fn grouped(name: &'static str, summary: &'static str) -> Op {
    unary(name, summary, REDUCTION, &[GROUP_ELEMENTS, UNARY_RULES])
}

/// The extreme of the active lanes, and a predicate of its lane.
const fn located(name: &'static str, summary: &'static str) -> Op {
    const MASKS: &[Rule] = &[Rule::Vector(VectorRule::Granularity { mask: Val::Result(1), of: FIRST })];
    const RESULTS: &[OpResult] = &[
        OpResult { name: Name::Value, ..result(Kind::Vreg, "extreme, in the first lane") },
        OpResult { name: Name::Predicate, ..result(Kind::Mask, "lane of the extreme") },
    ];
    Op {
        manual: Manual::NONE,
        results: RESULTS,
        ..definition(
            name,
            summary,
            REDUCTION,
            UNARY_OPERANDS,
            "$input `,` $mask attr-dict `:` type($input) `,` type($mask) `->` type($value) `,` type($predicate)",
            &[GROUP_ELEMENTS, UNARY_RULES, MASKS],
        )
    }
}

ops![
    Vbitcast = definition(
        "vbitcast",
        "the same bits as other elements",
        CONVERSION,
        &[vreg(Name::Input, "source")],
        "$input attr-dict `:` type($input) `->` type($result)",
        &[AVAILABLE],
    ),
    Vbr = definition(
        "vbr",
        "a scalar in every lane",
        MATERIALIZATION,
        &[Operand::new(Name::Value, Role::In, Kind::Scalar, "scalar")],
        "$value attr-dict `:` type($value) `->` type($result)",
        &[BROADCAST_RULES],
    ),
    Vcadd = topics(
        LANE_SUM,
        unary("vcadd", "sum of the active lanes, in the first lane", REDUCTION, &[SUM_RULES, MASK_OF_SOURCE]),
    ),
    Vcbmax = topics(EXTREME, located("vcbmax", "maximum of the active lanes, and its lane as a predicate")),
    Vcbmin = topics(EXTREME, located("vcbmin", "minimum of the active lanes, and its lane as a predicate")),
    Vcgadd = topics(LANE_SUM, grouped("vcgadd", "sum of the active lanes of each block of 32 bytes")),
    Vcgmax = topics(EXTREME, grouped("vcgmax", "maximum of the active lanes of each block of 32 bytes")),
    Vcgmin = topics(EXTREME, grouped("vcgmin", "minimum of the active lanes of each block of 32 bytes")),
    Vci = Op {
        attrs: &[Attr::choice(Key::Order, &attrs::ORDER, Presence::Optional, "direction of the sequence")],
        ..definition(
            "vci",
            "a sequence of numbers from a first one",
            CONVERSION,
            &[Operand::new(Name::Index, Role::In, Kind::Scalar, "first number")],
            "$index attr-dict `:` type($index) `->` type($result)",
            &[SEQUENCE_RULES],
        )
    },
    Vcmax = topics(LANE_EXTREME, unary("vcmax", "maximum of the active lanes and its lane", REDUCTION, &[UNARY_RULES])),
    Vcmin = topics(LANE_EXTREME, unary("vcmin", "minimum of the active lanes and its lane", REDUCTION, &[UNARY_RULES])),
    Vcmp = Op {
        numerics: &[Numerics::Comparison, Numerics::InactiveZero],
        attrs: COMPARE_MODE,
        results: &[result(Kind::Mask, "lanes where the relation holds")],
        ..definition(
            "vcmp",
            "comparison",
            COMPARE,
            &[vreg(Name::Src0, "first source"), vreg(Name::Src1, "second source"), MASK],
            "$src0 `,` $src1 `,` $mask `,` $cmp_mode attr-dict `:` type($src0) `,` type($src1) `,` type($mask) `->` type($result)",
            &[SOURCE_COMPUTES, COMPARE_RULES],
        )
    },
    Vcmps = Op {
        numerics: &[Numerics::Comparison, Numerics::InactiveZero],
        attrs: COMPARE_MODE,
        results: &[result(Kind::Mask, "lanes where the relation holds")],
        ..definition(
            "vcmps",
            "comparison with a scalar",
            COMPARE,
            &[vreg(Name::Src, "source"), Operand::new(Name::Scalar, Role::In, Kind::Scalar, "scalar"), MASK],
            "$src `,` $scalar `,` $mask `,` $cmp_mode attr-dict `:` type($src) `,` type($scalar) `,` type($mask) `->` type($result)",
            &[SOURCE_COMPUTES, COMPARE_SCALAR_RULES],
        )
    },
    Vcpadd = topics(LANE_SUM, unary("vcpadd", "sums of neighbouring lanes", REDUCTION, &[PAIR_ELEMENTS, UNARY_RULES])),
    Vcvt = Op {
        attrs: &[
            Attr::choice(Key::Part, &attrs::VECTOR_PART, Presence::Optional, "lanes of the wider side"),
            Attr::choice(Key::Rnd, &attrs::VECTOR_ROUND, Presence::Optional, "rounding"),
            Attr::choice(Key::Sat, &attrs::VECTOR_SATURATION, Presence::Optional, "values out of range"),
        ],
        numerics: &[Numerics::Conversion, Numerics::InactiveZero],
        ..unary("vcvt", "conversion of elements", CONVERSION, &[AVAILABLE, CONVERSION_RULES, MASK_OF_SOURCE])
    },
    Vdintlv = two("vdintlv", "even lanes, then odd lanes of two registers"),
    Vdintlvv2 = half("vdintlvv2", "even or odd lanes of two registers"),
    Vdup = Op {
        numerics: MASKED,
        traits: Traits::OLDER_FORM,
        attrs: &[Attr::choice(Key::Position, &attrs::LANE, Presence::Optional, "lane of a register that is repeated")],
        ..definition(
            "vdup",
            "a scalar, or one lane of a register, in every active lane",
            MATERIALIZATION,
            &[Operand::new(Name::Input, Role::In, Kind::ScalarOrVreg, "scalar or register"), MASK],
            UNARY_FORMAT,
            &[BROADCAST_RULES, MASK_OF_RESULT, &[Rule::Vector(VectorRule::Lane { input: 0, attr: Key::Position })]],
        )
    },
    Vintlv = two("vintlv", "lanes of two registers interleaved"),
    Vintlvv2 = half("vintlvv2", "half of the lanes of two registers interleaved"),
    Vpack = Op {
        traits: Traits::OLDER_FORM,
        attrs: HALF,
        ..definition(
            "vpack",
            "lower halves of the elements, in one half of the result",
            REARRANGEMENT,
            &[vreg(Name::Src, "source")],
            "$src `,` $part attr-dict `:` type($src) `->` type($result)",
            &[PACK_RULES],
        )
    },
    Vperm = definition(
        "vperm",
        "elements chosen by lane numbers",
        REARRANGEMENT,
        &[vreg(Name::Src, "elements"), vreg(Name::Index, "number of the lane chosen")],
        "$src `,` $index attr-dict `:` type($src) `,` type($index) `->` type($result)",
        &[CHOICE_RULES],
    ),
    Vsel = definition(
        "vsel",
        "first source in active lanes, second in the others",
        COMPARE,
        &[vreg(Name::Src0, "value of active lanes"), vreg(Name::Src1, "value of the others"), MASK],
        "$src0 `,` $src1 `,` $mask attr-dict `:` type($src0) `,` type($src1) `,` type($mask) `->` type($result)",
        &[SOURCE_COMPUTES, SELECT_RULES],
    ),
    Vselr = choice("vselr", "elements chosen by lane numbers"),
    Vselrv2 = choice("vselrv2", "elements chosen by lane numbers, second version"),
    Vshift = definition(
        "vshift",
        "elements moved by a number of lanes",
        REARRANGEMENT,
        &[vreg(Name::Src, "source"), AMOUNT],
        "$src `,` $amount attr-dict `:` type($src) `,` type($amount) `->` type($result)",
        &[MOVED_RULES],
    ),
    Vslide = definition(
        "vslide",
        "a register out of two that stand side by side",
        REARRANGEMENT,
        &[vreg(Name::Src0, "first source"), vreg(Name::Src1, "second source"), AMOUNT],
        "$src0 `,` $src1 `,` $amount attr-dict `:` type($src0) `,` type($src1) `,` type($amount) `->` type($result)",
        &[PAIR_RULES],
    ),
    Vsqz = Op {
        // The operation also writes the number of active lanes to a special register, which pto.vstur reads.
        effects: Effects::State,
        ..unary("vsqz", "active lanes, moved together", REARRANGEMENT, &[UNARY_RULES])
    },
    Vsunpack = unpacking("vsunpack", "half of a register, sign-extended"),
    Vtrc = Op {
        numerics: MASKED,
        traits: Traits::OLDER_FORM,
        attrs: &[positional(Key::RoundMode, &attrs::VECTOR_ROUND, "rounding").keys(&["rnd"])],
        ..definition(
            "vtrc",
            "rounding to an integer, as a float",
            CONVERSION,
            UNARY_OPERANDS,
            "$input `,` $mask `,` $round_mode attr-dict `:` type($input) `,` type($mask) `->` type($result)",
            &[TRUNCATION_RULES, MASK_OF_SOURCE],
        )
    },
    Vusqz = Op {
        numerics: MASKED,
        traits: Traits::OLDER_FORM,
        ..definition(
            "vusqz",
            "number of active lanes in front of each lane",
            REARRANGEMENT,
            &[vreg(Name::Src, "source"), MASK],
            "$src `,` $mask attr-dict `:` type($src) `,` type($mask) `->` type($result)",
            &[COUNT_RULES],
        )
    },
    Vzunpack = unpacking("vzunpack", "half of a register, zero-extended"),
];
