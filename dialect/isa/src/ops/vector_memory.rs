//! Loads and stores of vector registers, and of the special register that counts their elements.

use super::vector_arith::{FIRST_AVAILABLE, MASK, RESULT_AVAILABLE, positional, result, vector, vreg};
use crate::attrs;
use crate::op::{Arity, Attr, Effects, Family, Infer, Kind, Manual, Op, OpResult, Operand, Presence, Role};
use crate::rule::{Idx, Rule, Val, VectorRule};
use crate::target::TargetSet;
use crate::types::{AddressSpace, MaskGranularity};

const DIR: &str = "vector/ops/vector-load-store";

const fn source() -> Operand {
    Operand::new("source", Role::In, Kind::Ptr, "memory read")
}

const fn destination() -> Operand {
    Operand::new("destination", Role::Out, Kind::Ptr, "memory written")
}

const fn align(name: &'static str, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Align, doc)
}

const fn number(name: &'static str, kind: Kind, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, kind, doc)
}

const OFFSET: Operand = number("offset", Kind::Index, "distance in elements");
const OFFSET32: Operand = number("offset", Kind::Int(32), "distance in elements");
const BLOCK_STRIDE: Operand = number("block_stride", Kind::Int(16), "distance of blocks of 32 bytes, in blocks");
const REPEAT_STRIDE: Operand = number("repeat_stride", Kind::Int(16), "advance of the base, in blocks");

const fn out(name: &'static str, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, ..result(kind, doc) }
}

/// The advanced pointer of the form with post-update.
pub(super) const fn updated(name: &'static str) -> OpResult {
    OpResult { name, kind: Kind::Ptr, arity: Arity::Optional, infer: Infer::Spelled, doc: "advanced pointer" }
}

const LOADED: OpResult = result(Kind::Vreg, "elements loaded");

/// A pointer into vector memory.
pub(super) const fn in_ub(ptr: Idx) -> Rule {
    Rule::Vector(VectorRule::Space { ptr, space: AddressSpace::Ub })
}

/// Values have one type.
pub(super) const fn same(values: &'static [Val]) -> Rule {
    Rule::Vector(VectorRule::SameTypes(values))
}

const fn elements(ptr: Idx, of: Val) -> Rule {
    Rule::Vector(VectorRule::Pointee { ptr, of })
}

const fn masked(mask: Idx, of: Val) -> Rule {
    Rule::Vector(VectorRule::Granularity { mask: Val::Operand(mask), of })
}

const RESULT: Val = Val::Result(0);

/// Granularity of the predicate of a packing or merging store.
const STORE_MASKS: &[(&str, Option<MaskGranularity>)] = &[
    ("PK_B16", Some(MaskGranularity::B16)),
    ("PK_B32", Some(MaskGranularity::B32)),
    ("PK_B64", Some(MaskGranularity::B32)),
    ("PK4_B32", Some(MaskGranularity::B32)),
    ("MRG4CHN_B8", None),
    ("MRG2CHN_B8", None),
    ("MRG2CHN_B16", None),
];

const UNALIGNED_LOAD_RULES: &[Rule] =
    &[RESULT_AVAILABLE, in_ub(0), elements(0, RESULT), same(&[Val::Operand(0), Val::Result(2)])];
const LOAD_RULES: &[Rule] =
    &[RESULT_AVAILABLE, in_ub(0), elements(0, RESULT), same(&[Val::Operand(0), Val::Result(1)])];
const PAIR_LOAD_RULES: &[Rule] = &[
    RESULT_AVAILABLE,
    in_ub(0),
    elements(0, RESULT),
    same(&[RESULT, Val::Result(1)]),
    same(&[Val::Operand(0), Val::Result(2)]),
];
const BLOCK_LOAD_RULES: &[Rule] =
    &[RESULT_AVAILABLE, in_ub(0), elements(0, RESULT), masked(3, RESULT), same(&[Val::Operand(0), Val::Result(1)])];
const GATHER_RULES: &[Rule] = &[
    RESULT_AVAILABLE,
    in_ub(0),
    Rule::Vector(VectorRule::Offsets { ptr: 0, offsets: 1 }),
    Rule::Vector(VectorRule::Gathered { ptr: 0, result: 0 }),
    masked(2, RESULT),
];
const SCATTER_RULES: &[Rule] = &[
    FIRST_AVAILABLE,
    in_ub(1),
    elements(1, Val::Operand(0)),
    Rule::Vector(VectorRule::Offsets { ptr: 1, offsets: 2 }),
    masked(3, Val::Operand(2)),
];
const STORE_RULES: &[Rule] = &[
    FIRST_AVAILABLE,
    in_ub(1),
    elements(1, Val::Operand(0)),
    Rule::Vector(VectorRule::StoreGranularity { mask: 3, value: 0, dist: "dist", table: STORE_MASKS }),
    same(&[Val::Operand(1), RESULT]),
];
const PAIR_STORE_RULES: &[Rule] = &[
    FIRST_AVAILABLE,
    in_ub(2),
    elements(2, Val::Operand(0)),
    same(&[Val::Operand(0), Val::Operand(1)]),
    masked(4, Val::Operand(0)),
];
const BLOCK_STORE_RULES: &[Rule] = &[
    FIRST_AVAILABLE,
    in_ub(1),
    elements(1, Val::Operand(0)),
    masked(4, Val::Operand(0)),
    same(&[Val::Operand(1), RESULT]),
];
const FLUSH_RULES: &[Rule] = &[in_ub(1), same(&[Val::Operand(1), RESULT])];
const REGISTER_RULES: &[Rule] = &[in_ub(0), same(&[Val::Operand(0), RESULT])];
const UNALIGNED_STORE_RULES: &[Rule] =
    &[in_ub(3), elements(3, Val::Operand(2)), same(&[Val::Operand(3), Val::Result(1)])];
const COUNTED_STORE_RULES: &[Rule] = &[in_ub(2), elements(2, Val::Operand(1))];

/// An access with results.
const fn access(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        results,
        effects: Effects::FromRoles,
        ..vector(Family::VectorMemory, name, summary, DIR, operands, format, rules)
    }
}

const SPECIAL: &[Attr] = &[positional("spr", &attrs::SPECIAL_REGISTER, "special register")];

const SPECIAL_OPERANDS: &[Operand] = &[destination(), OFFSET32];
const UPDATED: &[OpResult] = &[updated("updated_base")];

/// A store of the special register.
const fn special(name: &'static str, summary: &'static str) -> Op {
    Op {
        attrs: SPECIAL,
        manual: Manual::NONE,
        ..access(
            name,
            summary,
            SPECIAL_OPERANDS,
            UPDATED,
            "$spr `,` $destination `[` $offset `]` attr-dict `:` type($destination) `,` type($offset) (`->` type($updated_base)^)?",
            &[REGISTER_RULES],
        )
    }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        effects: Effects::Pure,
        manual: Manual { dir: "", intrinsic: false, extra: &["scalar/ops/micro-instruction/align-type.md"] },
        ..access(
            "init_align",
            "alignment state of a sequence of unaligned stores",
            &[],
            &[out("result", Kind::Align, "alignment state")],
            "attr-dict `:` type($result)",
            &[],
        )
    },
    Op {
        attrs: SPECIAL,
        effects: Effects::Barrier,
        manual: Manual::NONE,
        ..access("sprclr", "clear a special register", &[], &[], "$spr attr-dict", &[])
    },
    special("sprsti", "store a special register, at an immediate offset"),
    special("sprsts", "store a special register"),
    access(
        "vgather2",
        "load elements at offsets",
        &[source(), vreg("offsets", "distances in elements"), MASK],
        &[LOADED],
        "$source `,` $offsets `,` $mask attr-dict `:` type($source) `,` type($offsets) `,` type($mask) `->` type($result)",
        &[GATHER_RULES],
    ),
    access(
        "vldas",
        "alignment state of a sequence of unaligned loads",
        &[source()],
        &[out("result", Kind::Align, "alignment state")],
        "$source attr-dict `:` type($source) `->` type($result)",
        &[&[in_ub(0)]],
    ),
    Op {
        attrs: &[Attr::choice("dist", &attrs::LOAD_DIST, Presence::Optional, "distribution over the lanes")],
        ..access(
            "vlds",
            "load a register",
            &[source(), OFFSET],
            &[LOADED, updated("updated_base")],
            "$source `[` $offset `]` attr-dict `:` type($source) `->` type($result) (`,` type($updated_base)^)?",
            &[LOAD_RULES],
        )
    },
    Op {
        attrs: &[positional("dist", &attrs::LOAD2_DIST, "distribution over the lanes")],
        ..access(
            "vldsx2",
            "load two registers",
            &[source(), OFFSET],
            &[
                out("low", Kind::Vreg, "first register"),
                out("high", Kind::Vreg, "second register"),
                updated("updated_base"),
            ],
            "$source `[` $offset `]` `,` $dist attr-dict `:` type($source) `,` type($offset) `->` type($low) `,` type($high) (`,` type($updated_base)^)?",
            &[PAIR_LOAD_RULES],
        )
    },
    access(
        "vldus",
        "load a register at any address",
        &[
            source(),
            align("align", "alignment state"),
            number("increment", Kind::Index, "advance of the pointer, in elements").optional(),
        ],
        &[LOADED, out("updated_align", Kind::Align, "next alignment state"), updated("updated_base")],
        "$source `,` $align (`,` $increment^)? attr-dict `:` type($source) `,` type($align) (`,` type($increment)^)? `->` type($result) `,` type($updated_align) (`,` type($updated_base)^)?",
        &[UNALIGNED_LOAD_RULES],
    ),
    access(
        "vscatter",
        "store elements at offsets",
        &[vreg("value", "elements"), destination(), vreg("offsets", "distances in elements"), MASK],
        &[],
        "$value `,` $destination `,` $offsets `,` $mask attr-dict `:` type($value) `,` type($destination) `,` type($offsets) `,` type($mask)",
        &[SCATTER_RULES],
    ),
    access(
        "vsldb",
        "load blocks of 32 bytes at a distance",
        &[source(), BLOCK_STRIDE, REPEAT_STRIDE, MASK],
        &[LOADED, updated("updated_base")],
        "$source `,` $block_stride `,` $repeat_stride `,` $mask attr-dict `:` type($source) `,` type($block_stride) `,` type($repeat_stride) `,` type($mask) `->` type($result) (`,` type($updated_base)^)?",
        &[BLOCK_LOAD_RULES],
    ),
    access(
        "vsstb",
        "store blocks of 32 bytes at a distance",
        &[vreg("value", "elements"), destination(), BLOCK_STRIDE, REPEAT_STRIDE, MASK],
        &[updated("updated_base")],
        "$value `,` $destination `,` $block_stride `,` $repeat_stride `,` $mask attr-dict `:` type($value) `,` type($destination) `,` type($block_stride) `,` type($repeat_stride) `,` type($mask) (`->` type($updated_base)^)?",
        &[BLOCK_STORE_RULES],
    ),
    access(
        "vstar",
        "write out what unaligned stores hold back, at the counted address",
        &[align("value", "alignment state"), destination()],
        &[],
        "$value `,` $destination attr-dict `:` type($value) `,` type($destination)",
        &[&[in_ub(1)]],
    ),
    access(
        "vstas",
        "write out what unaligned stores hold back",
        &[align("value", "alignment state"), destination(), OFFSET32],
        &[updated("updated_base")],
        "$value `,` $destination `,` $offset attr-dict `:` type($value) `,` type($destination) `,` type($offset) (`->` type($updated_base)^)?",
        &[FLUSH_RULES],
    ),
    Op {
        attrs: &[Attr::choice("dist", &attrs::STORE_DIST, Presence::Optional, "distribution of the lanes")],
        ..access(
            "vsts",
            "store a register",
            &[vreg("value", "elements"), destination(), OFFSET, MASK],
            &[updated("updated_base")],
            "$value `,` $destination `[` $offset `]` `,` $mask attr-dict `:` type($value) `,` type($destination) `,` type($mask) (`->` type($updated_base)^)?",
            &[STORE_RULES],
        )
    },
    Op {
        attrs: &[positional("dist", &attrs::STORE2_DIST, "distribution of the lanes")],
        ..access(
            "vstsx2",
            "store two registers",
            &[vreg("low", "first register"), vreg("high", "second register"), destination(), OFFSET, MASK],
            &[],
            "$low `,` $high `,` $destination `[` $offset `]` `,` $dist `,` $mask attr-dict `:` type($low) `,` type($high) `,` type($destination) `,` type($offset) `,` type($mask)",
            &[PAIR_STORE_RULES],
        )
    },
    Op {
        attrs: &[positional("mode", &attrs::POST_UPDATE, "whether the count advances")],
        targets: TargetSet::A5,
        numerics: &[],
        ..access(
            "vstur",
            "store as many elements as the special register counts, at any address",
            &[
                align("align_in", "alignment state"),
                vreg("value", "elements"),
                Operand::new("base", Role::Out, Kind::Ptr, "memory written"),
            ],
            &[out("align_out", Kind::Align, "next alignment state")],
            "$align_in `,` $value `,` $base `,` $mode attr-dict `:` type($align_in) `,` type($value) `,` type($base) `->` type($align_out)",
            &[COUNTED_STORE_RULES],
        )
    },
    Op {
        targets: TargetSet::A5,
        numerics: &[],
        ..access(
            "vstus",
            "store a register at any address",
            &[
                align("align_in", "alignment state"),
                OFFSET32,
                vreg("value", "elements"),
                Operand::new("base", Role::Out, Kind::Ptr, "memory written"),
            ],
            &[out("align_out", Kind::Align, "next alignment state"), updated("base_out")],
            "$align_in `,` $offset `,` $value `,` $base attr-dict `:` type($align_in) `,` type($offset) `,` type($value) `,` type($base) `->` type($align_out) (`,` type($base_out)^)?",
            &[UNALIGNED_STORE_RULES],
        )
    },
];
