//! Arithmetic on virtual vectors, and definitions that all families of virtual vectors share.

use super::vector_arith::topics;
use crate::Key;
use crate::Name;
use crate::attrs::{self, MaskMode};
use crate::numerics::Numerics;
use crate::op::{
    Arity, Attr, Effects, Family, Infer, Kind, Kinds, Level, Manual, Op, OpResult, Operand, Presence, Role,
};
use crate::rule::{Micro, Rule, Val, VectorRule, Vmi};
use crate::syntax::Syntax;
use crate::types::{DType, DTypeSet};
use Val::{Operand as In, Result as Out};

/// Integers of 8, 16 and 32 bits.
pub(super) const INT: DTypeSet = DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32));
/// Floats of arithmetic.
pub(super) const FLOAT: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);

/// An operation on virtual vectors, with defaults.
pub(super) const fn vmi(
    family: Family,
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
) -> Op {
    Op {
        summary,
        manual: Manual::NONE,
        operands,
        results,
        effects: Effects::Pure,
        syntax: Syntax::Format(format),
        ..Op::new(family, Level::Vmi, name)
    }
}

pub(super) const fn vector(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::VmiVreg, doc)
}

pub(super) const fn result(name: Name, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

pub(super) const MASK: Operand = Operand::new(Name::Mask, Role::In, Kind::VmiMask, "active lanes");
pub(super) const SOURCE: Operand = vector(Name::Source, "source");
pub(super) const VECTOR: &[OpResult] = &[result(Name::Result, Kind::VmiVreg, "result")];
pub(super) const PMODE: Attr =
    Attr::choice(Key::Pmode, &attrs::VMI_PMODE, Presence::Optional, "what inactive lanes become");
pub(super) const MASKED: &[Attr] = &[PMODE];

/// The values have the same type.
pub(super) const fn same(values: &'static [Val]) -> Rule {
    Rule::Vector(VectorRule::SameTypes(values))
}

/// The values have as many lanes as the first.
pub(super) const fn lanes(values: &'static [Val]) -> Rule {
    Rule::Vmi(Vmi::Lanes(values))
}

pub(super) const fn elements(values: &'static [Val], allowed: DTypeSet) -> Rule {
    Rule::Vector(VectorRule::Elements { values, allowed })
}

/// The granularity of the mask fits the elements of the vector.
pub(super) const fn granularity(mask: u8, of: Val) -> Rule {
    Rule::Vector(VectorRule::Granularity { mask: In(mask), of })
}

/// Operands: two vectors.
pub(super) const PAIR: &[Operand] = &[LHS, RHS];
pub(super) const LHS: Operand = vector(Name::Lhs, "first source");
pub(super) const RHS: Operand = vector(Name::Rhs, "second source");
/// Operands: two vectors, and a mask of active lanes.
pub(super) const MASKED_PAIR: &[Operand] = &[LHS, RHS, MASK];
const UNARY: &[Operand] = &[SOURCE];
const OPTIONAL_MASK: Operand = MASK.optional();

/// Floats of functions, quotients and reductions.
pub(super) const PRECISE: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
/// Integers of products.
const FACTORS: DTypeSet = DTypeSet::int(16).or(DTypeSet::int(32));
/// Signed integers.
const SIGNED: DTypeSet = DTypeSet::of(&[DType::Si8, DType::Si16, DType::Si32]);
const RECTIFIED: DTypeSet = PRECISE.or(DTypeSet::of(&[DType::Si32]));

const FLOATS: Rule = elements(&[In(0)], FLOAT);
const FUNCTIONS: Rule = elements(&[In(0)], PRECISE);
const NUMBERS: Rule = elements(&[In(0)], INT.or(FLOAT));
const MULTIPLIED: Rule = elements(&[In(0)], FACTORS.or(FLOAT));
/// The scalar has the element type of the vector, including its signedness.
pub(super) const EXACT_SCALAR: Rule = Rule::Vmi(Vmi::Scalar { scalar: 1, of: 0 });
const INTS: Rule = elements(&[In(0)], INT);
const SAME_PAIR: Rule = same(&[In(0), In(1), Out(0)]);
const SAME_SOURCE: Rule = same(&[In(0), Out(0)]);
const LANES_1: Rule = lanes(&[In(0), In(1)]);
const LANES_2: Rule = lanes(&[In(0), In(2)]);

const BINARY_FORMAT: &str = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
pub(super) const UNARY_FORMAT: &str = "$source attr-dict `:` type($source) `->` type($result)";

/// `lhs op rhs` in every lane.
const fn binary(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { rules, ..vmi(Family::VmiArith, name, summary, PAIR, VECTOR, BINARY_FORMAT) }
}

const FLOAT_PAIR: &[&[Rule]] = &[&[SAME_PAIR, FLOATS]];
const QUOTIENT_PAIR: &[&[Rule]] = &[&[SAME_PAIR, FUNCTIONS]];
const INT_PAIR: &[&[Rule]] = &[&[SAME_PAIR, INTS]];
const FACTOR_PAIR: &[&[Rule]] = &[&[SAME_PAIR, elements(&[In(0)], FACTORS)]];

/// An operation on one vector, in every lane.
const fn unary(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { rules, ..vmi(Family::VmiArith, name, summary, UNARY, VECTOR, UNARY_FORMAT) }
}

const FUNCTION_SOURCE: &[&[Rule]] = &[&[SAME_SOURCE, FUNCTIONS]];
const SIGNED_SOURCE: &[&[Rule]] = &[&[SAME_SOURCE, elements(&[In(0)], SIGNED)]];
const RECTIFIED_SOURCE: &[&[Rule]] = &[&[SAME_SOURCE, elements(&[In(0)], RECTIFIED)]];
const INT_SOURCE: &[&[Rule]] = &[&[SAME_SOURCE, INTS]];

const MASKED_BINARY_OPERANDS: &[Operand] = &[LHS, RHS, OPTIONAL_MASK];
const MASKED_BINARY_FORMAT: &str =
    "$lhs `,` $rhs (`,` $mask^)? attr-dict `:` type($lhs) `,` type($rhs) (`,` type($mask)^)? `->` type($result)";
const PAIR_MASK: &[Rule] = &[SAME_PAIR, LANES_2, granularity(2, In(0))];

/// `lhs op rhs` in active lanes.
const fn masked_binary(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        attrs: MASKED,
        rules,
        ..vmi(Family::VmiArith, name, summary, MASKED_BINARY_OPERANDS, VECTOR, MASKED_BINARY_FORMAT)
    }
}

const NUMBER_MASKED_PAIR: &[&[Rule]] = &[PAIR_MASK, &[NUMBERS]];
const FACTOR_MASKED_PAIR: &[&[Rule]] = &[PAIR_MASK, &[MULTIPLIED]];
const QUOTIENT_MASKED_PAIR: &[&[Rule]] = &[PAIR_MASK, &[FUNCTIONS]];
const INT_MASKED_PAIR: &[&[Rule]] = &[PAIR_MASK, &[INTS]];

const VALUE: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::VmiVreg, Kind::VmiMask], words: "a virtual vector or mask of one" });
const fn value(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, VALUE, doc)
}
const VALUE_RESULT: &[OpResult] = &[result(Name::Result, VALUE, "result")];

const VALUE_PAIR: &[Operand] = &[value(Name::Lhs, "first source"), value(Name::Rhs, "second source"), OPTIONAL_MASK];

/// The operation on masks takes neither a mask nor a mode of inactive lanes.
const BITS_PAIR: &[&[Rule]] = &[PAIR_MASK, &[INTS, Rule::Vmi(Vmi::WholeMasks { of: 0, mask: 2, attr: Key::Pmode })]];

/// Bitwise `lhs op rhs` of vectors or masks, in active lanes.
const fn bitwise(name: &'static str, summary: &'static str) -> Op {
    Op { operands: VALUE_PAIR, results: VALUE_RESULT, ..masked_binary(name, summary, BITS_PAIR) }
}

const MASKED_UNARY_OPERANDS: &[Operand] = &[SOURCE, OPTIONAL_MASK];
const MASKED_UNARY_FORMAT: &str =
    "$source (`,` $mask^)? attr-dict `:` type($source) (`,` type($mask)^)? `->` type($result)";
const SOURCE_MASK: &[Rule] = &[SAME_SOURCE, LANES_1, granularity(1, In(0))];

/// An operation on one vector, in active lanes.
const fn masked_unary(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        attrs: MASKED,
        rules,
        ..vmi(Family::VmiArith, name, summary, MASKED_UNARY_OPERANDS, VECTOR, MASKED_UNARY_FORMAT)
    }
}

const NEGATED_SOURCE: &[&[Rule]] = &[SOURCE_MASK, &[elements(&[In(0)], INT.or(PRECISE))]];
const MAGNITUDE_SOURCE: &[&[Rule]] = &[SOURCE_MASK, &[elements(&[In(0)], SIGNED.or(FLOAT))]];
const RECTIFIED_MASKED_SOURCE: &[&[Rule]] = &[SOURCE_MASK, &[elements(&[In(0)], RECTIFIED)]];
const FUNCTION_MASKED_SOURCE: &[&[Rule]] = &[SOURCE_MASK, &[FUNCTIONS]];

const SRC: Operand = vector(Name::Src, "source");
const SCALAR_FORMAT: &str =
    "$src `,` $scalar `,` $mask attr-dict `:` type($src) `,` type($scalar) `,` type($mask) `->` type($result)";
const SCALAR_OPERANDS: &[Operand] = &[SRC, Operand::new(Name::Scalar, Role::In, Kind::Scalar, "scalar"), MASK];
const SRC_MASK: &[Rule] = &[SAME_SOURCE, LANES_2, granularity(2, In(0))];
const SCALAR_RULES: &[&[Rule]] = &[SRC_MASK, &[NUMBERS, EXACT_SCALAR]];
const FACTOR_SCALAR_RULES: &[&[Rule]] = &[SRC_MASK, &[elements(&[In(0)], FACTORS.or(PRECISE)), EXACT_SCALAR]];

/// `vector op scalar`, in active lanes.
const fn scalar(name: &'static str, summary: &'static str) -> Op {
    Op {
        attrs: MASKED,
        rules: SCALAR_RULES,
        ..vmi(Family::VmiArith, name, summary, SCALAR_OPERANDS, VECTOR, SCALAR_FORMAT)
    }
}

const SHIFT_OPERANDS: &[Operand] = &[SRC, Operand::new(Name::Scalar, Role::In, Kind::Int(16), "bits"), MASK];
const SHIFT_RULES: &[&[Rule]] = &[SRC_MASK, &[INTS, Rule::Vector(VectorRule::ShiftRange { amount: 1, of: In(0) })]];

/// A shift by a scalar, in active lanes.
const fn shift(name: &'static str, summary: &'static str) -> Op {
    Op { operands: SHIFT_OPERANDS, rules: SHIFT_RULES, ..scalar(name, summary) }
}

const WORDS_ONLY: Rule = elements(&[In(0)], DTypeSet::int(32));
const CARRY: &[OpResult] =
    &[result(Name::Result, Kind::VmiVreg, "sum"), result(Name::Carry, Kind::VmiMask, "lanes that carry")];
const SLOPE_RULES: &[Rule] =
    &[SAME_SOURCE, LANES_2, granularity(2, In(0)), FLOATS, Rule::Vector(VectorRule::Scalar { scalar: 1, of: In(0) })];
const X: Operand = vector(Name::X, "source");

const MASKED_SUM: &[Numerics] = &[Numerics::Float, Numerics::Integer, Numerics::InactiveMode];

ops![
    VmiAbsf = topics(&[Numerics::Sign], unary("vmi.absf", "magnitude of floats", FUNCTION_SOURCE)),
    VmiAbsi = topics(&[Numerics::Sign], unary("vmi.absi", "magnitude of integers", SIGNED_SOURCE)),
    VmiAddf = topics(&[Numerics::Float], binary("vmi.addf", "sum of floats", FLOAT_PAIR)),
    VmiAddi = topics(&[Numerics::Integer], binary("vmi.addi", "sum of integers", INT_PAIR)),
    VmiAndi = binary("vmi.andi", "bitwise and", INT_PAIR),
    VmiDivf = topics(&[Numerics::Float, Numerics::Division], binary("vmi.divf", "quotient of floats", QUOTIENT_PAIR)),
    VmiExp = topics(&[Numerics::Function], unary("vmi.exp", "exponential", FUNCTION_SOURCE)),
    VmiFma = Op {
        numerics: &[Numerics::Fused],
        operands: &[LHS, RHS, vector(Name::Acc, "added")],
        rules: &[&[same(&[In(0), In(1), In(2), Out(0)]), FLOATS]],
        ..vmi(
            Family::VmiArith,
            "vmi.fma",
            "product of floats, added to another",
            &[],
            VECTOR,
            "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc) `->` type($result)",
        )
    },
    VmiLn = topics(&[Numerics::Function], unary("vmi.ln", "natural logarithm", FUNCTION_SOURCE)),
    VmiMaxf = topics(&[Numerics::MinMax], binary("vmi.maxf", "maximum of floats", FLOAT_PAIR)),
    VmiMaxi = binary("vmi.maxi", "maximum of integers", INT_PAIR),
    VmiMinf = topics(&[Numerics::MinMax], binary("vmi.minf", "minimum of floats", FLOAT_PAIR)),
    VmiMini = binary("vmi.mini", "minimum of integers", INT_PAIR),
    VmiMulf = topics(&[Numerics::Float], binary("vmi.mulf", "product of floats", FLOAT_PAIR)),
    VmiMuli = topics(&[Numerics::Integer], binary("vmi.muli", "product of integers", FACTOR_PAIR)),
    VmiNegf = topics(&[Numerics::Sign], unary("vmi.negf", "negated floats", FUNCTION_SOURCE)),
    VmiNegi = topics(&[Numerics::Integer], unary("vmi.negi", "negated integers", INT_SOURCE)),
    VmiNot = unary("vmi.not", "bitwise complement", INT_SOURCE),
    VmiOri = binary("vmi.ori", "bitwise or", INT_PAIR),
    VmiRelu = topics(&[Numerics::MinMax], unary("vmi.relu", "maximum with zero", RECTIFIED_SOURCE)),
    VmiShli = topics(&[Numerics::ShiftAmount], binary("vmi.shli", "shift to the left", INT_PAIR)),
    VmiShrsi =
        topics(&[Numerics::ShiftAmount], binary("vmi.shrsi", "shift to the right that keeps the sign", INT_PAIR)),
    VmiShrui =
        topics(&[Numerics::ShiftAmount], binary("vmi.shrui", "shift to the right that brings in zeros", INT_PAIR)),
    VmiSqrt = topics(&[Numerics::Function], unary("vmi.sqrt", "square root", FUNCTION_SOURCE)),
    VmiSubf = topics(&[Numerics::Float], binary("vmi.subf", "difference of floats", FLOAT_PAIR)),
    VmiSubi = topics(&[Numerics::Integer], binary("vmi.subi", "difference of integers", INT_PAIR)),
    VmiVabs =
        topics(&[Numerics::Sign, Numerics::InactiveMode], masked_unary("vmi.vabs", "magnitude", MAGNITUDE_SOURCE)),
    VmiVadd = topics(MASKED_SUM, masked_binary("vmi.vadd", "sum", NUMBER_MASKED_PAIR)),
    VmiVaddc = Op {
        numerics: &[Numerics::Integer, Numerics::Carry, Numerics::InactiveMode],
        rules: &[&[SAME_PAIR, lanes(&[In(0), In(2), Out(1)]), granularity(2, In(0)), WORDS_ONLY]],
        ..vmi(
            Family::VmiArith,
            "vmi.vaddc",
            "sum, and the lanes that carry",
            MASKED_PAIR,
            CARRY,
            "$lhs `,` $rhs `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($mask) `->` type($result) `,` type($carry)",
        )
    },
    VmiVaddcs = Op {
        numerics: &[Numerics::Integer, Numerics::Carry, Numerics::InactiveMode],
        rules: &[&[
            SAME_PAIR,
            lanes(&[In(0), In(2), In(3), Out(1)]),
            granularity(2, In(0)),
            granularity(3, In(0)),
            WORDS_ONLY,
        ]],
        ..vmi(
            Family::VmiArith,
            "vmi.vaddcs",
            "sum with a carry, and the lanes that carry",
            &[LHS, RHS, Operand::new(Name::CarryIn, Role::In, Kind::VmiMask, "lanes that are carried into"), MASK],
            CARRY,
            "$lhs `,` $rhs `,` $carry_in `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($carry_in) `,` type($mask) `->` type($result) `,` type($carry)",
        )
    },
    VmiVadds = topics(MASKED_SUM, scalar("vmi.vadds", "sum with a scalar")),
    VmiVand = topics(&[Numerics::InactiveMode], bitwise("vmi.vand", "bitwise and")),
    VmiVaxpy = Op {
        numerics: &[Numerics::Separate, Numerics::Integer, Numerics::InactiveMode],
        attrs: MASKED,
        rules: &[&[
            same(&[In(0), In(1), Out(0)]),
            lanes(&[In(0), In(3)]),
            granularity(3, In(0)),
            FLOATS,
            Rule::Vector(VectorRule::Scalar { scalar: 2, of: In(0) }),
        ]],
        syntax: Syntax::Generic,
        ..vmi(
            Family::VmiArith,
            "vmi.vaxpy",
            "multiple of a vector, added to another",
            &[X, vector(Name::Acc, "added"), Operand::new(Name::Alpha, Role::In, Kind::Scalar, "factor"), MASK],
            VECTOR,
            "",
        )
    },
    VmiVdiv = topics(
        &[Numerics::Float, Numerics::Division, Numerics::InactiveMode],
        masked_binary("vmi.vdiv", "quotient", QUOTIENT_MASKED_PAIR),
    ),
    VmiVexp = topics(
        &[Numerics::Function, Numerics::InactiveMode],
        masked_unary("vmi.vexp", "exponential", FUNCTION_MASKED_SOURCE)
    ),
    VmiVexpdif = Op {
        numerics: &[Numerics::Function, Numerics::InactiveMode],
        attrs: MASKED,
        rules: &[&[
            same(&[In(0), In(1)]),
            lanes(&[In(0), In(2), Out(0)]),
            granularity(2, In(0)),
            FUNCTIONS,
            elements(&[Out(0)], DTypeSet::of(&[DType::F32])),
        ]],
        ..vmi(
            Family::VmiArith,
            "vmi.vexpdif",
            "exponential of a difference",
            &[X, vector(Name::Max, "subtracted"), MASK],
            VECTOR,
            "$x `,` $max `,` $mask attr-dict `:` type($x) `,` type($max) `,` type($mask) `->` type($result)",
        )
    },
    VmiVln = topics(
        &[Numerics::Function, Numerics::InactiveMode],
        masked_unary("vmi.vln", "natural logarithm", FUNCTION_MASKED_SOURCE),
    ),
    VmiVlrelu = Op {
        numerics: &[Numerics::Float, Numerics::InactiveMode],
        attrs: MASKED,
        rules: &[SLOPE_RULES],
        syntax: Syntax::Generic,
        ..vmi(
            Family::VmiArith,
            "vmi.vlrelu",
            "elements, those below zero times a scalar",
            &[X, Operand::new(Name::Slope, Role::In, Kind::Scalar, "factor"), MASK],
            VECTOR,
            "",
        )
    },
    VmiVmax =
        topics(&[Numerics::MinMax, Numerics::InactiveMode], masked_binary("vmi.vmax", "maximum", NUMBER_MASKED_PAIR)),
    VmiVmaxs = topics(&[Numerics::MinMax, Numerics::InactiveMode], scalar("vmi.vmaxs", "maximum with a scalar")),
    VmiVmin =
        topics(&[Numerics::MinMax, Numerics::InactiveMode], masked_binary("vmi.vmin", "minimum", NUMBER_MASKED_PAIR)),
    VmiVmins = topics(&[Numerics::MinMax, Numerics::InactiveMode], scalar("vmi.vmins", "minimum with a scalar")),
    VmiVmul = topics(MASKED_SUM, masked_binary("vmi.vmul", "product", FACTOR_MASKED_PAIR)),
    VmiVmula = Op {
        numerics: &[Numerics::Separate, Numerics::Integer, Numerics::InactiveMode],
        attrs: MASKED,
        rules: &[&[same(&[In(0), In(1), In(2), Out(0)]), lanes(&[In(0), In(3)]), granularity(3, In(0)), NUMBERS]],
        ..vmi(
            Family::VmiArith,
            "vmi.vmula",
            "product, added to another",
            &[vector(Name::Acc, "added"), LHS, RHS, OPTIONAL_MASK],
            VECTOR,
            "$acc `,` $lhs `,` $rhs (`,` $mask^)? attr-dict `:` type($acc) `,` type($lhs) `,` type($rhs) (`,` type($mask)^)? `->` type($result)",
        )
    },
    VmiVmull = Op {
        numerics: &[Numerics::InactiveMode],
        attrs: MASKED,
        rules: &[&[
            same(&[In(0), In(1), Out(0), Out(1)]),
            LANES_2,
            granularity(2, In(0)),
            elements(&[In(0)], DTypeSet::of(&[DType::I32, DType::Ui32])),
            Rule::Vmi(Vmi::LaneCounts { of: In(0), allowed: &[64, 128, 256] }),
            Rule::Micro(Micro::NotCases { attr: Key::Pmode, cases: &[MaskMode::Merge.name()] }),
        ]],
        ..vmi(
            Family::VmiArith,
            "vmi.vmull",
            "product of twice the width, in two halves",
            &[vector(Name::A, "first source"), vector(Name::B, "second source"), MASK],
            &[result(Name::Low, Kind::VmiVreg, "lower halves"), result(Name::High, Kind::VmiVreg, "upper halves")],
            "$a `,` $b `,` $mask attr-dict `:` type($a) `,` type($b) `,` type($mask) `->` type($low) `,` type($high)",
        )
    },
    VmiVmuls = Op { rules: FACTOR_SCALAR_RULES, ..topics(MASKED_SUM, scalar("vmi.vmuls", "product with a scalar")) },
    VmiVneg = topics(
        &[Numerics::Sign, Numerics::Integer, Numerics::InactiveMode],
        masked_unary("vmi.vneg", "negated elements", NEGATED_SOURCE),
    ),
    VmiVnot = Op {
        numerics: &[Numerics::InactiveMode],
        operands: &[value(Name::Source, "source"), OPTIONAL_MASK],
        results: VALUE_RESULT,
        ..masked_unary(
            "vmi.vnot",
            "bitwise complement",
            &[SOURCE_MASK, &[INTS, Rule::Vmi(Vmi::WholeMasks { of: 0, mask: 1, attr: Key::Pmode })]],
        )
    },
    VmiVor = topics(&[Numerics::InactiveMode], bitwise("vmi.vor", "bitwise or")),
    VmiVprelu = Op {
        numerics: &[Numerics::Float, Numerics::InactiveMode],
        attrs: MASKED,
        rules: &[PAIR_MASK, &[FLOATS]],
        ..vmi(
            Family::VmiArith,
            "vmi.vprelu",
            "elements, those below zero times others",
            &[X, vector(Name::Alpha, "factors"), MASK],
            VECTOR,
            "$x `,` $alpha `,` $mask attr-dict `:` type($x) `,` type($alpha) `,` type($mask) `->` type($result)",
        )
    },
    VmiVrelu = topics(
        &[Numerics::MinMax, Numerics::InactiveMode],
        masked_unary("vmi.vrelu", "maximum with zero", RECTIFIED_MASKED_SOURCE),
    ),
    VmiVshl = topics(
        &[Numerics::Shift, Numerics::InactiveMode],
        masked_binary("vmi.vshl", "shift to the left", INT_MASKED_PAIR)
    ),
    VmiVshls = topics(&[Numerics::Shift, Numerics::InactiveMode], shift("vmi.vshls", "shift to the left by a scalar")),
    VmiVshr = topics(
        &[Numerics::Shift, Numerics::InactiveMode],
        masked_binary("vmi.vshr", "shift to the right", INT_MASKED_PAIR),
    ),
    VmiVshrs = topics(&[Numerics::Shift, Numerics::InactiveMode], shift("vmi.vshrs", "shift to the right by a scalar")),
    VmiVsqrt = topics(
        &[Numerics::Function, Numerics::InactiveMode],
        masked_unary("vmi.vsqrt", "square root", FUNCTION_MASKED_SOURCE),
    ),
    VmiVsub = topics(MASKED_SUM, masked_binary("vmi.vsub", "difference", NUMBER_MASKED_PAIR)),
    VmiVxor = topics(&[Numerics::InactiveMode], bitwise("vmi.vxor", "bitwise exclusive or")),
    VmiXori = binary("vmi.xori", "bitwise exclusive or", INT_PAIR),
];
