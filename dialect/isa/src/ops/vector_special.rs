//! Fused, sorting and lane-crossing operations on vector registers, and on vector memory.

use super::vector_arith::{
    ARITHMETIC, BINARY_FORMAT, BINARY_OPERANDS, BINARY_RULES, COMPUTE, MASK, MASKED, positional, result, topics,
    vector, vreg,
};
use super::vector_memory::{in_ub, same};
use crate::Key;
use crate::Name;
use crate::attrs::{self, VectorRound};
use crate::numerics::Numerics;
use crate::op::{Each, Effects, Extent, Family, Kind, Manual, Op, OpResult, Operand, Role, Traits};
use crate::rule::{Idx, Joint, Micro, Rule, Val, VectorRule};
use crate::target::PerTarget;
use crate::types::{DType, DTypeSet, MaskGranularity};

const DIR: &str = "vector/ops/sfu-and-dsa-ops";

const RESULT: Val = Val::Result(0);
const FIRST: Val = Val::Operand(0);
const SECOND: Val = Val::Operand(1);
const THIRD: Val = Val::Operand(2);

/// An operation of the family, with defaults.
const fn definition(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    vector(Family::VectorSpecial, name, summary, DIR, operands, format, rules)
}

const fn elements(values: &'static [Val], allowed: DTypeSet) -> Rule {
    Rule::Vector(VectorRule::Elements { values, allowed })
}

const fn masked(mask: Idx, of: Val) -> Rule {
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(mask), of })
}

const COMPUTES: &[Rule] = &[elements(&[FIRST], COMPUTE)];

/// A fused operation on `lhs` and `rhs`.
const fn fused(name: &'static str, summary: &'static str) -> Op {
    Op { numerics: ARITHMETIC, ..definition(name, summary, BINARY_OPERANDS, BINARY_FORMAT, &[COMPUTES, BINARY_RULES]) }
}

const PAIR: &[Operand] = &[vreg(Name::Lhs, "first source"), vreg(Name::Rhs, "second source")];

/// `lhs op rhs` in all lanes, converted to elements of half the width.
const fn converting(name: &'static str, summary: &'static str) -> Op {
    const WIDE: DTypeSet = COMPUTE.without(DTypeSet::int(8)).without(DTypeSet::int(64));
    const RULES: &[Rule] = &[
        elements(&[FIRST], WIDE),
        elements(&[RESULT], COMPUTE),
        same(&[FIRST, SECOND]),
        Rule::Vector(VectorRule::Narrowed { src: 0, result: 0 }),
    ];
    Op {
        traits: Traits::OLDER_FORM,
        ..definition(
            name,
            summary,
            PAIR,
            "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
            &[RULES],
        )
    }
}

/// Adds the product of `lhs` and `rhs` to `acc`.
const fn accumulating(name: &'static str, summary: &'static str) -> Op {
    const RULES: &[Rule] = &[elements(&[FIRST], COMPUTE), same(&[FIRST, SECOND, THIRD, RESULT]), masked(3, FIRST)];
    const OPERANDS: &[Operand] = &[
        vreg(Name::Acc, "added to the product"),
        vreg(Name::Lhs, "first factor"),
        vreg(Name::Rhs, "second factor"),
        MASK,
    ];
    let op = definition(
        name,
        summary,
        OPERANDS,
        "$acc `,` $lhs `,` $rhs `,` $mask attr-dict `:` type($acc) `,` type($lhs) `,` type($rhs) `,` type($mask) `->` type($result)",
        &[RULES],
    );
    Op { numerics: ARITHMETIC, ..op }
}

/// Adds a histogram of bytes to 16-bit counts.
const fn histogram(name: &'static str, summary: &'static str) -> Op {
    const RULES: &[Rule] =
        &[elements(&[FIRST], DTypeSet::int(16)), elements(&[SECOND], DTypeSet::int(8)), same(&[FIRST, RESULT])];
    const OPERANDS: &[Operand] = &[
        vreg(Name::Acc, "counts so far"),
        vreg(Name::Source, "bytes counted"),
        Operand::new(Name::Mask, Role::In, Kind::MaskOf(MaskGranularity::B8), "bytes that count"),
        Operand::new(Name::Bin, Role::In, Kind::Int(32), "half of the values counted"),
    ];
    Op {
        manual: Manual::NONE,
        ..definition(
            name,
            summary,
            OPERANDS,
            "$acc `,` $source `,` $mask `,` $bin attr-dict `:` type($acc) `,` type($source) `,` type($mask) `,` type($bin) `->` type($result)",
            &[RULES],
        )
    }
}

const fn from(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Ptr, doc)
}

const DESTINATION: Operand = Operand::new(Name::Destination, Role::Out, Kind::Ptr, "memory written");

const fn number(name: Name, kind: Kind, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, kind, doc)
}

/// An operation that reads and writes vector memory, with defaults.
const fn on_memory(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { results: &[], effects: Effects::FromRoles, ..definition(name, summary, operands, format, rules) }
}

/// A sort in memory does not use registers, so it must be outside of vector scopes.
const OUTSIDE_SCOPE: &[Rule] = &[Rule::Joint(Joint::OutsideScope)];

/// Bytes of an entry of a sorted list: an element and its index. Source: PTO ISA manual, vbitsort.md.
const ENTRY: i64 = 8;
/// Bytes of an index in an entry. Source: PTO ISA manual, vbitsort.md.
const INDEX: i64 = 4;

/// The bytes of groups of 32 elements, each of which is sorted separately.
const fn sorted(each: Each) -> Extent {
    Extent::Groups { count: 3, elements: 32, each }
}

/// An operation on blocks of vector memory; a configuration word describes them.
const fn configured(name: &'static str, summary: &'static str) -> Op {
    const RULES: &[Rule] = &[in_ub(0), in_ub(1), same(&[FIRST, SECOND])];
    const OPERANDS: &[Operand] =
        &[DESTINATION, from(Name::Source, "memory read"), number(Name::Config, Kind::Int(64), "configuration word")];
    on_memory(
        name,
        summary,
        OPERANDS,
        "$destination `,` $source `,` $config attr-dict `:` type($destination) `,` type($source) `,` type($config)",
        &[RULES],
    )
}

const HALF_OR_SINGLE: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);
const RECTIFIED: &[Rule] = &[elements(&[FIRST], HALF_OR_SINGLE)];
const ADDED: &[Rule] = &[elements(&[FIRST], FLOATS), same(&[FIRST, SECOND, THIRD, RESULT]), masked(3, FIRST)];

const EXPDIF_RULES: &[Rule] = &[
    same(&[FIRST, SECOND]),
    elements(&[FIRST], DTypeSet::of(&[DType::F16, DType::F32])),
    elements(&[RESULT], DTypeSet::of(&[DType::F32])),
    masked(2, FIRST),
];
const AXPY_RULES: &[Rule] = &[
    elements(&[FIRST], HALF_OR_SINGLE),
    same(&[FIRST, SECOND, RESULT]),
    Rule::Vector(VectorRule::Scalar { scalar: 2, of: FIRST }),
    masked(3, FIRST),
];
const OTHER_ROUNDINGS: &[&str] = &[
    VectorRound::R.name(),
    VectorRound::F.name(),
    VectorRound::C.name(),
    VectorRound::Z.name(),
    VectorRound::O.name(),
    VectorRound::H.name(),
];
const SCALED_RULES: &[Rule] = &[
    elements(&[FIRST], DTypeSet::of(&[DType::F32])),
    elements(&[RESULT], DTypeSet::of(&[DType::F16])),
    Rule::Vector(VectorRule::Scalar { scalar: 1, of: FIRST }),
    Rule::Micro(Micro::NotCases { attr: Key::Rnd, cases: OTHER_ROUNDINGS }),
    masked(2, FIRST),
];
const LONG_RULES: &[Rule] =
    &[elements(&[FIRST], DTypeSet::int(32)), same(&[FIRST, SECOND, RESULT, Val::Result(1)]), masked(2, FIRST)];
const SORT_RULES: &[Rule] = &[
    in_ub(0),
    in_ub(1),
    in_ub(2),
    Rule::Micro(Micro::ElementTypes { operands: &[2], allowed: PerTarget::same(DTypeSet::int(32)) }),
];
const MERGE_RULES: &[Rule] = &[
    in_ub(0),
    in_ub(1),
    in_ub(2),
    in_ub(3),
    in_ub(4),
    Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: PerTarget::same(HALF_OR_SINGLE) }),
    same(&[FIRST, SECOND, THIRD, Val::Operand(3), Val::Operand(4)]),
];

ops![
    Chistv2 = histogram("chistv2", "running counts of the values of bytes"),
    Dhistv2 = histogram("dhistv2", "counts of the values of bytes"),
    Vaddrelu = fused("vaddrelu", "sum where positive, else zero"),
    Vaddreluconv = topics(
        &[Numerics::Float, Numerics::Integer, Numerics::Conversion],
        converting("vaddreluconv", "sum where positive, else zero, in elements half as wide"),
    ),
    Vaxpy = topics(
        &[Numerics::Separate, Numerics::Integer, Numerics::InactiveZero],
        definition(
            "vaxpy",
            "sum of a register and the product of another with a scalar",
            &[vreg(Name::Src0, "scaled"), vreg(Name::Src1, "added"), number(Name::Alpha, Kind::Scalar, "factor"), MASK],
            "$src0 `,` $src1 `,` $alpha `,` $mask attr-dict `:` type($src0) `,` type($src1) `,` type($alpha) `,` type($mask) `->` type($result)",
            &[AXPY_RULES],
        ),
    ),
    Vbitsort = on_memory(
        "vbitsort",
        "sort groups of 32 elements, with their indices",
        &[
            DESTINATION.touched(sorted(Each::Bytes(ENTRY))),
            from(Name::Source, "elements sorted").touched(sorted(Each::Element)),
            from(Name::Indices, "index of each element").touched(sorted(Each::Bytes(INDEX))),
            number(Name::RepeatTimes, Kind::Index, "number of groups"),
        ],
        "$destination `,` $source `,` $indices `,` $repeat_times attr-dict `:` type($destination) `,` type($source) `,` type($indices) `,` type($repeat_times)",
        &[SORT_RULES, OUTSIDE_SCOPE],
    ),
    Vexpdif = Op {
        attrs: &[positional(Key::Part, &attrs::VECTOR_HALF, "lanes of the source")],
        numerics: &[Numerics::Function, Numerics::InactiveZero],
        traits: Traits::OLDER_FORM,
        ..definition(
            "vexpdif",
            "exponential of the difference to a maximum",
            &[vreg(Name::Input, "source"), vreg(Name::Max, "subtracted"), MASK],
            "$input `,` $max `,` $mask `,` $part attr-dict `:` type($input) `,` type($max) `,` type($mask) `->` type($result)",
            &[EXPDIF_RULES],
        )
    },
    Vmadd = Op {
        numerics: &[Numerics::Fused, Numerics::Integer, Numerics::InactiveZero],
        manual: Manual::NONE,
        rules: &[ADDED],
        ..accumulating("vmadd", "sum of an accumulator and a product, rounded once")
    },
    Vmrgsort4 = Op {
        manual: Manual { extra: &["vector/ops/sfu-and-dsa-ops/vmrgsort.md"], ..Manual::NONE },
        ..on_memory(
            "vmrgsort4",
            "merge four sorted lists",
            &[
                DESTINATION,
                from(Name::Source0, "first list"),
                from(Name::Source1, "second list"),
                from(Name::Source2, "third list"),
                from(Name::Source3, "fourth list"),
                number(Name::Count, Kind::Int(64), "lengths of the lists"),
                number(Name::Config, Kind::Int(64), "configuration word"),
            ],
            "$destination `,` $source0 `,` $source1 `,` $source2 `,` $source3 `,` $count `,` $config attr-dict `:` type($destination) `,` type($source0) `,` type($source1) `,` type($source2) `,` type($source3) `,` type($count) `,` type($config)",
            &[MERGE_RULES, OUTSIDE_SCOPE],
        )
    },
    Vmula = topics(
        &[Numerics::Separate, Numerics::Integer, Numerics::InactiveZero],
        accumulating("vmula", "sum of an accumulator and a product"),
    ),
    Vmulconv = topics(
        &[Numerics::Float, Numerics::Integer, Numerics::Conversion],
        converting("vmulconv", "product, in elements half as wide"),
    ),
    Vmull = Op {
        results: &[
            OpResult { name: Name::Low, ..result(Kind::Vreg, "lower halves of the products") },
            OpResult { name: Name::High, ..result(Kind::Vreg, "upper halves of the products") },
        ],
        rules: &[LONG_RULES],
        numerics: MASKED,
        traits: Traits::OLDER_FORM,
        ..definition(
            "vmull",
            "product of 32-bit integers, twice as wide",
            BINARY_OPERANDS,
            "$lhs `,` $rhs `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($mask) `->` type($low) `,` type($high)",
            &[],
        )
    },
    Vmulscvt = Op {
        attrs: &[
            positional(Key::Part, &attrs::VECTOR_HALF, "lanes of the result"),
            positional(Key::Rnd, &attrs::VECTOR_ROUND, "rounding"),
        ],
        manual: Manual::NONE,
        numerics: &[Numerics::Float, Numerics::Conversion, Numerics::InactiveZero],
        ..definition(
            "vmulscvt",
            "product with a scalar, in elements half as wide",
            &[vreg(Name::Input, "source"), number(Name::Scalar, Kind::Scalar, "factor"), MASK],
            "$input `,` $scalar `,` $mask `,` $rnd `,` $part attr-dict `:` type($input) `,` type($scalar) `,` type($mask) `->` type($result)",
            &[SCALED_RULES],
        )
    },
    Vprelu = Op {
        rules: &[RECTIFIED, BINARY_RULES],
        ..fused("vprelu", "source where positive, else its product with a slope")
    },
    Vsort32 = configured("vsort32", "sort groups of 32 elements"),
    Vsubrelu = fused("vsubrelu", "difference where positive, else zero"),
    Vtranspose = configured("vtranspose", "transpose blocks"),
];
