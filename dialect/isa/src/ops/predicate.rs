//! Vector predicates: constants, lane counts, logic, loads and stores.

use super::vector_arith::{positional, result, vector};
use super::vector_memory::{REGISTER, in_ub, same, updated};
use crate::Key;
use crate::Name;
use crate::attrs;
use crate::op::{Attr, Each, Effects, Extent, Family, Kind, Manual, Op, OpResult, Operand, Role, Traits, Width};
use crate::rule::{Idx, Micro, Rule, Val, VectorRule};
use crate::target::TargetSet;
use crate::types::MaskGranularity;

const ALGEBRA: &str = "scalar/ops/predicate-generation-and-algebra";
const MEMORY: &str = "scalar/ops/predicate-load-store";

/// An operation that does not access memory, with defaults.
const fn predicate(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
) -> Op {
    Op { results, ..vector(Family::Predicate, name, summary, ALGEBRA, operands, format, &[]) }
}

const fn mask(name: Name, granularity: MaskGranularity, doc: &'static str) -> OpResult {
    OpResult { name, ..result(Kind::MaskOf(granularity), doc) }
}

const B8: &[OpResult] = &[mask(Name::Result, MaskGranularity::B8, "predicate")];
const B16: &[OpResult] = &[mask(Name::Result, MaskGranularity::B16, "predicate")];
const B32: &[OpResult] = &[mask(Name::Result, MaskGranularity::B32, "predicate")];

const PATTERN: &[Attr] = &[positional(Key::Pattern, &attrs::MASK_CONSTANT, "lanes set")];

/// A predicate with the lanes of a pattern.
const fn pattern(name: &'static str, summary: &'static str, results: &'static [OpResult]) -> Op {
    Op { attrs: PATTERN, ..predicate(name, summary, &[], results, "$pattern attr-dict `:` type($result)") }
}

const fn counted(granularity: MaskGranularity) -> [OpResult; 2] {
    let rest = OpResult { name: Name::ScalarOut, ..result(Kind::Int(32), "lanes left over") };
    [mask(Name::Mask, granularity, "lanes below the count"), rest]
}

const COUNT: &[Operand] = &[Operand::new(Name::Scalar, Role::In, Kind::Int(32), "number of lanes")];

/// A predicate of the first lanes, as many as a count.
const fn count(name: &'static str, results: &'static [OpResult]) -> Op {
    predicate(
        name,
        "lanes below a count, and what is left of the count",
        COUNT,
        results,
        "$scalar attr-dict `:` type($scalar) `->` type($mask) `,` type($scalar_out)",
    )
}

const LOAD_RULES: &[Rule] = &[in_ub(0), same(&[Val::Operand(0), Val::Result(1)])];
const STORE_RULES: &[Rule] = &[in_ub(1), same(&[Val::Operand(1), Val::Result(0)])];
/// An immediate offset.
const fn immediate(operand: Idx) -> Rule {
    Rule::Micro(Micro::Literal { operand, min: i64::MIN, max: i64::MAX })
}
const OFFSET: Operand = Operand::new(Name::Offset, Role::In, Kind::Index, "distance in bytes");

/// Bytes of a predicate in memory: one bit for each byte of a register.
const PREDICATE_BYTES: i64 = REGISTER / 8;
/// Bytes that a load reads, if not [`PREDICATE_BYTES`], by distribution. Source: PTO ISA manual, plds.md.
const LOADED_BYTES: &[(&str, i64)] = &[("US", PREDICATE_BYTES / 2), ("DS", PREDICATE_BYTES * 2)];
/// Bytes that a store writes, if not [`PREDICATE_BYTES`], by distribution. Source: PTO ISA manual, psts.md.
const STORED_BYTES: &[(&str, i64)] = &[("PK", PREDICATE_BYTES / 2)];

/// An access at an offset in bytes, whose width depends on the distribution.
const fn at(offset: Idx, words: &'static [(&'static str, i64)], updated: Option<u8>) -> Extent {
    counted_in(1, offset, words, updated)
}

/// Like [`at`], at an offset in units of `unit` bytes.
const fn counted_in(unit: i64, offset: Idx, words: &'static [(&'static str, i64)], updated: Option<u8>) -> Extent {
    let width = Width::By { attribute: 0, words, otherwise: PREDICATE_BYTES };
    Extent::Access { offset, unit: Each::Bytes(unit), width, updated }
}

const FROM: Operand = Operand::new(Name::Source, Role::In, Kind::PtrOrMemref, "memory read");
const TO: Operand = Operand::new(Name::Destination, Role::Out, Kind::PtrOrMemref, "memory written");

const SOURCE: &[Operand; 2] = &[FROM.touched(at(1, LOADED_BYTES, Some(1))), OFFSET];
/// Operands of a load and a store with an immediate offset, which counts predicates (golden data of ptoas).
const SOURCE_BY_UNITS: &[Operand; 2] = &[FROM.touched(counted_in(PREDICATE_BYTES, 1, LOADED_BYTES, Some(1))), BY_UNITS];
const STORED_BY_UNITS: &[Operand; 3] =
    &[STORED[0], TO.touched(counted_in(PREDICATE_BYTES, 2, STORED_BYTES, Some(0))), BY_UNITS];
const BY_UNITS: Operand = Operand { doc: "distance in units of 32 bytes", ..OFFSET };
const LOADED: &[OpResult] = &[result(Kind::Mask, "predicate"), updated(Name::UpdatedBase)];
const STORED: &[Operand; 3] =
    &[Operand::new(Name::Value, Role::In, Kind::Mask, "predicate"), TO.touched(at(2, STORED_BYTES, Some(0))), OFFSET];
const UPDATED: &[OpResult] = &[updated(Name::UpdatedBase)];
const LOAD_DIST: &[Attr] = &[positional(Key::Dist, &attrs::MASK_LOAD_DIST, "distribution over the lanes")];
const STORE_DIST: &[Attr] = &[positional(Key::Dist, &attrs::MASK_STORE_DIST, "distribution of the lanes")];

/// A load with defaults.
const fn load_op(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
) -> Op {
    Op {
        attrs: LOAD_DIST,
        effects: Effects::FromRoles,
        manual: Manual::page(MEMORY),
        ..predicate(name, summary, operands, results, format)
    }
}

/// A store with defaults.
const fn store_op(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
) -> Op {
    Op { attrs: STORE_DIST, ..load_op(name, summary, operands, results, format) }
}

/// A load with optional post-update of its pointer.
const fn load(name: &'static str, summary: &'static str) -> Op {
    Op {
        rules: &[LOAD_RULES],
        traits: Traits::OLDER_FORM,
        ..load_op(
            name,
            summary,
            SOURCE,
            LOADED,
            "$source `[` $offset `]` `,` $dist attr-dict `:` type($source) `,` type($offset) `->` type($result) (`,` type($updated_base)^)?",
        )
    }
}

/// A store with optional post-update of its pointer.
const fn store(name: &'static str, summary: &'static str) -> Op {
    Op {
        rules: &[STORE_RULES],
        traits: Traits::OLDER_FORM,
        ..store_op(
            name,
            summary,
            STORED,
            UPDATED,
            "$value `,` $destination `[` $offset `]` `,` $dist attr-dict `:` type($value) `,` type($destination) `,` type($offset) (`->` type($updated_base)^)?",
        )
    }
}

const fn operand(name: Name, kind: Kind, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, kind, doc)
}

const PREDICATE: &[OpResult] = &[result(Kind::Mask, "predicate")];
const INPUT: &[Operand] = &[operand(Name::Input, Kind::Mask, "source")];
const INACTIVE: &str = "active lanes; the others of the result are not set";

/// `src0 op src1`.
const fn logic(name: &'static str, summary: &'static str) -> Op {
    const RULES: &[Rule] = &[same(&[Val::Operand(0), Val::Operand(1), Val::Operand(2), Val::Result(0)])];
    const OPERANDS: &[Operand] = &[
        operand(Name::Src0, Kind::Mask, "first source"),
        operand(Name::Src1, Kind::Mask, "second source"),
        operand(Name::Mask, Kind::Mask, INACTIVE),
    ];
    Op {
        rules: &[RULES],
        ..predicate(
            name,
            summary,
            OPERANDS,
            PREDICATE,
            "$src0 `,` $src1 `,` $mask attr-dict `:` type($src0) `,` type($src1) `,` type($mask) `->` type($result)",
        )
    }
}

const fn two(granularity: MaskGranularity) -> [Operand; 2] {
    [
        operand(Name::Lhs, Kind::MaskOf(granularity), "first source"),
        operand(Name::Rhs, Kind::MaskOf(granularity), "second source"),
    ]
}

const fn halves(granularity: MaskGranularity) -> [OpResult; 2] {
    [mask(Name::Low, granularity, "first half"), mask(Name::High, granularity, "second half")]
}

const TWO_B8: (&[Operand], &[OpResult]) = (&two(MaskGranularity::B8), &halves(MaskGranularity::B8));
const TWO_B16: (&[Operand], &[OpResult]) = (&two(MaskGranularity::B16), &halves(MaskGranularity::B16));
const TWO_B32: (&[Operand], &[OpResult]) = (&two(MaskGranularity::B32), &halves(MaskGranularity::B32));

/// Interleaves or deinterleaves the lanes of two predicates.
const fn rearranged(
    name: &'static str,
    summary: &'static str,
    (operands, results): (&'static [Operand], &'static [OpResult]),
) -> Op {
    const FORMAT: &str = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($low) `,` type($high)";
    predicate(name, summary, operands, results, FORMAT)
}

/// The granularity of the result is that of the source, or the next wider or narrower one.
const fn repacking(wider: bool) -> Rule {
    Rule::Vector(VectorRule::Steps { wider, src: 0, result: 0 })
}

/// Packs or unpacks half of a predicate for elements of another width.
const fn repacked(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    const PART: &[Attr] = &[positional(Key::Part, &attrs::HALF, "half that is packed or unpacked")];
    Op {
        attrs: PART,
        rules,
        ..predicate(name, summary, INPUT, PREDICATE, "$input `,` $part attr-dict `:` type($input) `->` type($result)")
    }
}

/// A predicate of the lanes of a loop iteration that are below a bound.
const fn tail(name: &'static str, results: &'static [OpResult]) -> Op {
    Op {
        manual: Manual::NONE,
        ..predicate(
            name,
            "lanes of an iteration below a bound",
            BOUND,
            results,
            "$loop `,` $bound attr-dict `:` type($loop) `,` type($bound) `->` type($mask)",
        )
    }
}

const TAIL_B8: &[OpResult] = &[mask(Name::Mask, MaskGranularity::B8, "lanes below the bound")];
const TAIL_B16: &[OpResult] = &[mask(Name::Mask, MaskGranularity::B16, "lanes below the bound")];
const TAIL_B32: &[OpResult] = &[mask(Name::Mask, MaskGranularity::B32, "lanes below the bound")];

const BOUND: &[Operand] = &[
    operand(Name::Loop, Kind::Int(16), "number of the iteration"),
    operand(Name::Bound, Kind::Int(32), "lanes in all"),
];

const REGISTER_OFFSET: Operand = operand(Name::Areg, Kind::Int(32), "distance in bytes");
const SOURCE_AT: &[Operand] = &[FROM.touched(at(1, LOADED_BYTES, None)), REGISTER_OFFSET];
const STORED_AT: &[Operand] = &[STORED[0], TO.touched(at(2, STORED_BYTES, None)), REGISTER_OFFSET];

const STREAMED: &[Operand] = &[
    operand(Name::AlignIn, Kind::Align, "alignment state"),
    operand(Name::Value, Kind::Mask, "predicate"),
    Operand::new(Name::Base, Role::Out, Kind::Ptr, "memory written"),
];
const STREAM: &[OpResult] = &[
    OpResult { name: Name::AlignOut, ..result(Kind::Align, "next alignment state") },
    OpResult { name: Name::BaseOut, ..result(Kind::Ptr, "advanced pointer") },
];

ops![
    Pand = logic("pand", "lanes in both predicates"),
    Pbitcast = Op {
        manual: Manual::page("vector/ops/conversion-ops"),
        ..predicate(
            "pbitcast",
            "the same bits as a predicate of other elements",
            INPUT,
            PREDICATE,
            "$input attr-dict `:` type($input) `->` type($result)",
        )
    },
    PdintlvB16 = rearranged("pdintlv_b16", "even lanes, then odd lanes of two predicates", TWO_B16),
    PdintlvB32 = rearranged("pdintlv_b32", "even lanes, then odd lanes of two predicates", TWO_B32),
    PdintlvB8 = rearranged("pdintlv_b8", "even lanes, then odd lanes of two predicates", TWO_B8),
    PgeB16 = pattern("pge_b16", "predicate of a pattern", B16),
    PgeB32 = pattern("pge_b32", "predicate of a pattern", B32),
    PgeB8 = pattern("pge_b8", "predicate of a pattern", B8),
    PintlvB16 = rearranged("pintlv_b16", "lanes of two predicates interleaved", TWO_B16),
    PintlvB32 = rearranged("pintlv_b32", "lanes of two predicates interleaved", TWO_B32),
    PintlvB8 = rearranged("pintlv_b8", "lanes of two predicates interleaved", TWO_B8),
    Pld = Op {
        rules: &[&[in_ub(0)]],
        ..load_op(
            "pld",
            "load a predicate, at an offset in a register",
            SOURCE_AT,
            PREDICATE,
            "$source `,` $areg `,` $dist attr-dict `:` type($source) `,` type($areg) `->` type($result)",
        )
    },
    Pldi = Op {
        operands: SOURCE_BY_UNITS,
        rules: &[LOAD_RULES, &[immediate(1)]],
        ..load("pldi", "load a predicate, at an immediate offset")
    },
    Plds = load("plds", "load a predicate"),
    PltB16 = count("plt_b16", &counted(MaskGranularity::B16)),
    PltB32 = count("plt_b32", &counted(MaskGranularity::B32)),
    PltB8 = count("plt_b8", &counted(MaskGranularity::B8)),
    PltmB16 = tail("pltm_b16", TAIL_B16),
    PltmB32 = tail("pltm_b32", TAIL_B32),
    PltmB8 = tail("pltm_b8", TAIL_B8),
    Pnot = Op {
        rules: &[&[same(&[Val::Operand(0), Val::Operand(1), Val::Result(0)])]],
        ..predicate(
            "pnot",
            "lanes that are not in a predicate",
            &[operand(Name::Input, Kind::Mask, "source"), operand(Name::Mask, Kind::Mask, INACTIVE)],
            PREDICATE,
            "$input `,` $mask attr-dict `:` type($input) `,` type($mask) `->` type($result)",
        )
    },
    Por = logic("por", "lanes in one of two predicates"),
    Ppack = repacked("ppack", "predicate for narrower elements", &[&[repacking(false)]]),
    Psel = Op {
        operands: &[
            operand(Name::Src0, Kind::Mask, "value of active lanes"),
            operand(Name::Src1, Kind::Mask, "value of the others"),
            operand(Name::Mask, Kind::Mask, "active lanes"),
        ],
        traits: Traits::OLDER_FORM,
        ..logic("psel", "first source in active lanes, second in the others")
    },
    PsetB16 = pattern("pset_b16", "predicate of a constant pattern", B16),
    PsetB32 = pattern("pset_b32", "predicate of a constant pattern", B32),
    PsetB8 = pattern("pset_b8", "predicate of a constant pattern", B8),
    Pst = Op {
        rules: &[&[in_ub(1)]],
        ..store_op(
            "pst",
            "store a predicate, at an offset in a register",
            STORED_AT,
            &[],
            "$value `,` $destination `,` $areg `,` $dist attr-dict `:` type($value) `,` type($destination) `,` type($areg)",
        )
    },
    Psti = Op {
        operands: STORED_BY_UNITS,
        rules: &[STORE_RULES, &[immediate(2)]],
        ..store("psti", "store a predicate, at an immediate offset")
    },
    Psts = store("psts", "store a predicate"),
    Pstu = Op {
        attrs: &[],
        rules: &[&[in_ub(2), same(&[Val::Operand(2), Val::Result(1)])]],
        targets: TargetSet::A5,
        ..store_op(
            "pstu",
            "store a predicate at any address",
            STREAMED,
            STREAM,
            "$align_in `,` $value `,` $base attr-dict `:` type($align_in) `,` type($value) `,` type($base) `->` type($align_out) `,` type($base_out)",
        )
    },
    Punpack = repacked("punpack", "predicate for wider elements", &[&[repacking(true)]]),
    Pxor = logic("pxor", "lanes in one of two predicates, not in both"),
];
