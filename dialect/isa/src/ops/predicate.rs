//! Vector predicates: constants, lane counts, loads and stores, and the mask of the vector unit of a2 and a3.

use super::vector_arith::{positional, result, vector};
use super::vector_memory::{in_ub, same, updated};
use crate::attrs;
use crate::op::{Attr, Effects, Family, Kind, Manual, Op, OpResult, Operand, Role};
use crate::rule::{Rule, Val};
use crate::types::MaskGranularity;

const ALGEBRA: &str = "scalar/ops/predicate-generation-and-algebra";
const MEMORY: &str = "scalar/ops/predicate-load-store";

/// An operation without memory.
const fn predicate(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
) -> Op {
    Op { results, ..vector(Family::Predicate, name, summary, ALGEBRA, operands, format, &[]) }
}

const fn mask(name: &'static str, granularity: MaskGranularity, doc: &'static str) -> OpResult {
    OpResult { name, ..result(Kind::MaskOf(granularity), doc) }
}

const B8: &[OpResult] = &[mask("result", MaskGranularity::B8, "predicate")];
const B16: &[OpResult] = &[mask("result", MaskGranularity::B16, "predicate")];
const B32: &[OpResult] = &[mask("result", MaskGranularity::B32, "predicate")];

const PATTERN: &[Attr] = &[positional("pattern", &attrs::MASK_CONSTANT, "lanes set")];

/// A predicate of a pattern.
const fn pattern(name: &'static str, summary: &'static str, results: &'static [OpResult]) -> Op {
    Op { attrs: PATTERN, ..predicate(name, summary, &[], results, "$pattern attr-dict `:` type($result)") }
}

const fn counted(granularity: MaskGranularity) -> [OpResult; 2] {
    let rest = OpResult { name: "scalar_out", ..result(Kind::Int(32), "lanes left over") };
    [mask("mask", granularity, "lanes below the count"), rest]
}

const COUNT: &[Operand] = &[Operand::new("scalar", Role::In, Kind::Int(32), "number of lanes")];

/// The first lanes, as many as a count says.
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
const OFFSET: Operand = Operand::new("offset", Role::In, Kind::Index, "distance in bytes");

const SOURCE: &[Operand] = &[Operand::new("source", Role::In, Kind::Ptr, "memory read"), OFFSET];
const LOADED: &[OpResult] = &[result(Kind::Mask, "predicate"), updated("updated_base")];
const STORED: &[Operand] = &[
    Operand::new("value", Role::In, Kind::Mask, "predicate"),
    Operand::new("destination", Role::Out, Kind::Ptr, "memory written"),
    OFFSET,
];
const UPDATED: &[OpResult] = &[updated("updated_base")];
const LOAD_DIST: &[Attr] = &[positional("dist", &attrs::MASK_LOAD_DIST, "distribution over the lanes")];
const STORE_DIST: &[Attr] = &[positional("dist", &attrs::MASK_STORE_DIST, "distribution of the lanes")];

/// A load.
const fn load(name: &'static str, summary: &'static str) -> Op {
    Op {
        attrs: LOAD_DIST,
        effects: Effects::FromRoles,
        manual: Manual::page(MEMORY),
        rules: &[LOAD_RULES],
        ..predicate(
            name,
            summary,
            SOURCE,
            LOADED,
            "$source `[` $offset `]` `,` $dist attr-dict `:` type($source) `,` type($offset) `->` type($result) (`,` type($updated_base)^)?",
        )
    }
}

/// A store.
const fn store(name: &'static str, summary: &'static str) -> Op {
    Op {
        attrs: STORE_DIST,
        effects: Effects::FromRoles,
        manual: Manual::page(MEMORY),
        rules: &[STORE_RULES],
        ..predicate(
            name,
            summary,
            STORED,
            UPDATED,
            "$value `,` $destination `[` $offset `]` `,` $dist attr-dict `:` type($value) `,` type($destination) `,` type($offset) (`->` type($updated_base)^)?",
        )
    }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    pattern("pge_b16", "predicate of a pattern", B16),
    pattern("pge_b32", "predicate of a pattern", B32),
    predicate(
        "pintlv_b16",
        "lanes of two predicates in turn",
        &[
            Operand::new("lhs", Role::In, Kind::MaskOf(MaskGranularity::B16), "even lanes"),
            Operand::new("rhs", Role::In, Kind::MaskOf(MaskGranularity::B16), "odd lanes"),
        ],
        &[mask("low", MaskGranularity::B16, "first half"), mask("high", MaskGranularity::B16, "second half")],
        "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($low) `,` type($high)",
    ),
    load("pldi", "load a predicate, at an immediate offset"),
    load("plds", "load a predicate"),
    count("plt_b16", &counted(MaskGranularity::B16)),
    count("plt_b32", &counted(MaskGranularity::B32)),
    count("plt_b8", &counted(MaskGranularity::B8)),
    pattern("pset_b16", "predicate of a constant pattern", B16),
    pattern("pset_b32", "predicate of a constant pattern", B32),
    pattern("pset_b8", "predicate of a constant pattern", B8),
    store("psti", "store a predicate, at an immediate offset"),
    store("psts", "store a predicate"),
    Op {
        effects: Effects::Barrier,
        manual: Manual::NONE,
        ..predicate(
            "ub.set_mask",
            "set the lanes that instructions on vector memory write",
            &[
                Operand::new("mask0", Role::In, Kind::Int(64), "first 64 lanes"),
                Operand::new("mask1", Role::In, Kind::Int(64), "last 64 lanes"),
            ],
            &[],
            "$mask0 `,` $mask1 attr-dict `:` type($mask0) `,` type($mask1)",
        )
    },
];
