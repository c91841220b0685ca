//! Loads and stores of vector registers, and of the special register that counts their elements.

use super::vector_arith::{self, FIRST_AVAILABLE, RESULT_AVAILABLE, positional, result, vector, vreg};
use crate::Key;
use crate::Name;
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{
    Arity, Attr, Domain, Each, Effects, Extent, Family, Infer, Kind, Manual, Op, OpResult, Operand, Presence, Role,
    Traits, Width,
};
use crate::rule::{Idx, Joint, Micro, Rule, Val, VectorRule};
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet, MaskGranularity};

const DIR: &str = "vector/ops/vector-load-store";

const SOURCE: Operand = Operand::new(Name::Source, Role::In, Kind::PtrOrMemref, "memory read");
const DESTINATION: Operand = Operand::new(Name::Destination, Role::Out, Kind::PtrOrMemref, "memory written");

/// Restricts a memory operand to pointers.
const fn pointer(operand: Operand) -> Operand {
    Operand { kind: Kind::Ptr, ..operand }
}

const MASK: Operand = Operand::new(Name::Mask, Role::In, Kind::Mask, "active lanes; nothing is written for the others");

const fn align(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Align, doc)
}

const fn number(name: Name, kind: Kind, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, kind, doc)
}

/// Bytes of a register.
pub(super) const REGISTER: i64 = 256;

/// An access at an offset in elements.
const fn at(offset: Idx, width: Width, updated: Option<u8>) -> Extent {
    Extent::Access { offset, unit: Each::Element, width, updated }
}

/// Like [`at`], with a width that depends on the distribution.
const fn distributed(offset: Idx, words: &'static [(&'static str, i64)], updated: Option<u8>) -> Extent {
    at(offset, Width::By { attribute: 0, words, otherwise: REGISTER }, updated)
}

/// A width of a fixed number of bytes.
const fn bytes(bytes: i64) -> Width {
    Width::Always(Each::Bytes(bytes))
}

/// Bytes that a load reads, if not [`REGISTER`], by distribution. Source: PTO ISA manual, vlds.md.
const LOADED_BYTES: &[(&str, i64)] = &[
    ("BRC_B8", 1),
    ("BRC_B16", 2),
    ("BRC_B32", 4),
    ("BRC_BLK", 32),
    ("E2B_B16", 16),
    ("E2B_B32", 32),
    ("US_B8", REGISTER / 2),
    ("US_B16", REGISTER / 2),
    ("UNPK_B8", REGISTER / 2),
    ("UNPK_B16", REGISTER / 2),
    ("UNPK_B32", REGISTER / 2),
    ("UNPK4", REGISTER / 4),
    ("DS_B8", REGISTER * 2),
    ("DS_B16", REGISTER * 2),
    ("SPLT2CHN_B8", REGISTER * 2),
    ("SPLT2CHN_B16", REGISTER * 2),
    ("SPLT4CHN", REGISTER * 4),
];

/// Bytes that a store writes, if not [`REGISTER`], by distribution. Source: PTO ISA manual, vsts.md.
const STORED_BYTES: &[(&str, i64)] = &[
    ("1PT_B8", 1),
    ("1PT_B16", 2),
    ("1PT_B32", 4),
    ("PK_B16", REGISTER / 2),
    ("PK_B32", REGISTER / 2),
    ("PK_B64", REGISTER / 2),
    ("PK4_B32", REGISTER / 4),
];

const OFFSET: Operand = number(Name::Offset, Kind::Index, "distance in elements");
const OFFSET32: Operand = number(Name::Offset, Kind::Int(32), "distance in elements");
const BLOCK_STRIDE: Operand = number(Name::BlockStride, Kind::Int(16), "distance of blocks of 32 bytes, in blocks");
const REPEAT_STRIDE: Operand = number(Name::RepeatStride, Kind::Int(16), "advance of the base, in blocks");

const fn out(name: Name, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, ..result(kind, doc) }
}

/// The advanced pointer, a result of the form with post-update.
pub(super) const fn updated(name: Name) -> OpResult {
    OpResult { name, kind: Kind::PtrOrMemref, arity: Arity::Optional, infer: Infer::Spelled, doc: "advanced pointer" }
}

/// Like [`updated`], for an operation that takes only pointers.
const fn updated_pointer(name: Name) -> OpResult {
    OpResult { kind: Kind::Ptr, ..updated(name) }
}

const LOADED: OpResult = result(Kind::Vreg, "elements loaded");

/// The operand points into vector memory.
pub(super) const fn in_ub(ptr: Idx) -> Rule {
    Rule::Vector(VectorRule::Space { ptr, space: AddressSpace::Ub })
}

/// The values have the same type.
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

/// Granularities of the predicate of a packing or merging store.
const STORE_MASKS: &[(&str, &[MaskGranularity])] = {
    use MaskGranularity::{B8, B16, B32};
    &[
        ("PK_B16", &[B16]),
        ("PK_B32", &[B32]),
        ("PK_B64", &[B32]),
        ("PK4_B32", &[B32]),
        // The granularity is that of a channel or of the merged channels: sources do not say which.
        ("MRG4CHN_B8", &[B8, B32]),
        ("MRG2CHN_B8", &[B8, B16]),
        ("MRG2CHN_B16", &[B16, B32]),
    ]
};

const UNALIGNED_LOAD_RULES: &[Rule] = &[
    RESULT_AVAILABLE,
    in_ub(0),
    elements(0, RESULT),
    same(&[Val::Operand(0), Val::Result(2)]),
    Rule::Vector(VectorRule::Advance { increment: 2, updated: 2 }),
];
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
    Rule::Vector(VectorRule::Offsets { ptr: 0, offsets: 1, signed: false }),
    Rule::Vector(VectorRule::Gathered { ptr: 0, result: 0 }),
    masked(2, RESULT),
];
const BLOCK_GATHER_RULES: &[Rule] = &[
    RESULT_AVAILABLE,
    in_ub(0),
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(1)], allowed: DTypeSet::int(32) }),
    elements(0, RESULT),
    masked(2, Val::Operand(1)),
];
/// Rules of a gather with an offset of 32 bits per lane.
const LANE_GATHER_RULES: &[Rule] = &[
    in_ub(0),
    Rule::Vector(VectorRule::Elements { values: &[Val::Operand(1)], allowed: DTypeSet::int(32) }),
    Rule::Vector(VectorRule::Elements {
        values: &[RESULT],
        allowed: DTypeSet::int(32).or(DTypeSet::of(&[DType::F32])),
    }),
    elements(0, RESULT),
    masked(2, RESULT),
];
const SCATTER_RULES: &[Rule] = &[
    FIRST_AVAILABLE,
    in_ub(1),
    elements(1, Val::Operand(0)),
    Rule::Vector(VectorRule::Offsets { ptr: 1, offsets: 2, signed: true }),
    masked(3, Val::Operand(2)),
];
const STORE_RULES: &[Rule] = &[
    FIRST_AVAILABLE,
    in_ub(1),
    elements(1, Val::Operand(0)),
    Rule::Vector(VectorRule::StoreGranularity { mask: 3, value: 0, dist: Key::Dist, table: STORE_MASKS }),
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
const REGISTER_RULES: &[Rule] = &[
    in_ub(0),
    Rule::Micro(Micro::ElementTypes {
        operands: &[0],
        allowed: PerTarget::same(DTypeSet::of(&[DType::I32, DType::Ui32])),
    }),
    same(&[Val::Operand(0), RESULT]),
];
const UNALIGNED_STORE_RULES: &[Rule] =
    &[in_ub(3), elements(3, Val::Operand(2)), same(&[Val::Operand(3), Val::Result(1)])];
const COUNTED_STORE_RULES: &[Rule] = &[in_ub(2), elements(2, Val::Operand(1))];

/// Returns the topic on inactive lanes, for an access that has a predicate.
const fn inactive(operands: &[Operand], results: &[OpResult]) -> &'static [Numerics] {
    let mut i = 0;
    while i < operands.len() {
        if matches!(operands[i].kind, Kind::Mask) {
            return match results {
                [OpResult { kind: Kind::Vreg, .. }, ..] => &[Numerics::InactiveZero, Numerics::InactiveSkip],
                _ => &[Numerics::InactiveSkip],
            };
        }
        i += 1;
    }
    &[]
}

/// An access with results, with defaults.
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
        numerics: inactive(operands, results),
        ..vector(Family::VectorMemory, name, summary, DIR, operands, format, rules)
    }
}

const GATHER: &[Operand] = &[pointer(SOURCE), vreg(Name::Offsets, "distances in elements"), vector_arith::MASK];

/// A load from offsets.
const fn gather(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    access(
        name,
        summary,
        GATHER,
        &[LOADED],
        "$source `,` $offsets `,` $mask attr-dict `:` type($source) `,` type($offsets) `,` type($mask) `->` type($result)",
        rules,
    )
}

/// Steps between the elements of a strided access; the manual does not name the values.
const STRIDE: &[Attr] = &[Attr::new(Key::Stride, Domain::Str(&[]), Presence::Required, "steps between elements")];

const SPECIAL: &[Attr] = &[positional(Key::Spr, &attrs::SPECIAL_REGISTER, "special register")];

const SPECIAL_OPERANDS: &[Operand] = &[pointer(DESTINATION).touched(at(1, bytes(4), Some(0))), OFFSET32];
const UPDATED: &[OpResult] = &[updated_pointer(Name::UpdatedBase)];

/// A store of the special register.
const fn special(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        attrs: SPECIAL,
        manual: Manual::NONE,
        ..access(
            name,
            summary,
            SPECIAL_OPERANDS,
            UPDATED,
            "$spr `,` $destination `[` $offset `]` attr-dict `:` type($destination) `,` type($offset) (`->` type($updated_base)^)?",
            rules,
        )
    }
}

/// The immediate offset has eight bits.
const IMMEDIATE: &[Rule] = &[Rule::Micro(Micro::Constant { operand: 1, min: -128, max: 127 })];

/// The operation must be in the scope of the stores that the special register counts.
const IN_SCOPE: &[Rule] = &[Rule::Joint(Joint::InScope)];

ops![
    InitAlign = Op {
        // Each sequence of stores has a separate state, so two of these operations must not be merged.
        effects: Effects::Allocate,
        manual: Manual { extra: &["scalar/ops/micro-instruction/align-type.md"], ..Manual::NONE },
        ..access(
            "init_align",
            "alignment state of a sequence of unaligned stores",
            &[],
            &[out(Name::Result, Kind::Align, "alignment state")],
            "attr-dict `:` type($result)",
            &[],
        )
    },
    Sprclr = Op {
        attrs: SPECIAL,
        effects: Effects::Barrier,
        manual: Manual::NONE,
        ..access("sprclr", "clear a special register", &[], &[], "$spr attr-dict", &[IN_SCOPE])
    },
    Sprsti =
        special("sprsti", "store a special register, at an immediate offset", &[REGISTER_RULES, IMMEDIATE, IN_SCOPE]),
    Sprsts = special("sprsts", "store a special register", &[REGISTER_RULES, IN_SCOPE]),
    Uvld = Op {
        manual: Manual::NONE,
        ..access(
            "uvld",
            "load a register at any address, in one step",
            &[SOURCE.touched(at(1, bytes(REGISTER), None)), OFFSET],
            &[LOADED],
            "$source `[` $offset `]` attr-dict `:` type($source) `->` type($result)",
            &[&[RESULT_AVAILABLE, in_ub(0), elements(0, RESULT)]],
        )
    },
    Vgather2 = gather("vgather2", "load elements at offsets", &[GATHER_RULES]),
    Vgather2Bc = gather("vgather2_bc", "load elements at offsets", &[LANE_GATHER_RULES]),
    Vgatherb = gather("vgatherb", "load blocks of 32 bytes at offsets", &[BLOCK_GATHER_RULES]),
    Vldas = access(
        "vldas",
        "alignment state of a sequence of unaligned loads",
        &[pointer(SOURCE)],
        &[out(Name::Result, Kind::Align, "alignment state")],
        "$source attr-dict `:` type($source) `->` type($result)",
        &[&[in_ub(0)]],
    ),
    Vlds = Op {
        attrs: &[Attr::choice(Key::Dist, &attrs::LOAD_DIST, Presence::Optional, "distribution over the lanes")],
        ..access(
            "vlds",
            "load a register",
            &[SOURCE.touched(distributed(1, LOADED_BYTES, Some(1))), OFFSET],
            &[LOADED, updated(Name::UpdatedBase)],
            "$source `[` $offset `]` attr-dict `:` type($source) `->` type($result) (`,` type($updated_base)^)?",
            &[LOAD_RULES],
        )
    },
    Vldsx2 = Op {
        attrs: &[positional(Key::Dist, &attrs::LOAD2_DIST, "distribution over the lanes")],
        ..access(
            "vldsx2",
            "load two registers",
            &[SOURCE.touched(at(1, bytes(2 * REGISTER), Some(2))), OFFSET],
            &[
                out(Name::Low, Kind::Vreg, "first register"),
                out(Name::High, Kind::Vreg, "second register"),
                updated(Name::UpdatedBase),
            ],
            "$source `[` $offset `]` `,` $dist attr-dict `:` type($source) `,` type($offset) `->` type($low) `,` type($high) (`,` type($updated_base)^)?",
            &[PAIR_LOAD_RULES],
        )
    },
    Vldus = access(
        "vldus",
        "load a register at any address",
        &[
            pointer(SOURCE),
            align(Name::Align, "alignment state"),
            number(Name::Increment, Kind::Index, "advance of the pointer, in elements").optional(),
        ],
        &[LOADED, out(Name::UpdatedAlign, Kind::Align, "next alignment state"), updated_pointer(Name::UpdatedBase)],
        "$source `,` $align (`,` $increment^)? attr-dict `:` type($source) `,` type($align) (`,` type($increment)^)? `->` type($result) `,` type($updated_align) (`,` type($updated_base)^)?",
        &[UNALIGNED_LOAD_RULES],
    ),
    Vscatter = access(
        "vscatter",
        "store elements at offsets",
        &[vreg(Name::Value, "elements"), pointer(DESTINATION), vreg(Name::Offsets, "distances in elements"), MASK],
        &[],
        "$value `,` $destination `,` $offsets `,` $mask attr-dict `:` type($value) `,` type($destination) `,` type($offsets) `,` type($mask)",
        &[SCATTER_RULES],
    ),
    Vsld = Op {
        attrs: STRIDE,
        ..access(
            "vsld",
            "load elements at a distance",
            &[SOURCE, OFFSET],
            &[LOADED],
            "$source `[` $offset `]` `,` $stride attr-dict `:` type($source) `->` type($result)",
            &[&[RESULT_AVAILABLE, in_ub(0), elements(0, RESULT)]],
        )
    },
    Vsldb = Op {
        traits: Traits::OLDER_FORM,
        ..access(
            "vsldb",
            "load blocks of 32 bytes at a distance",
            &[SOURCE, BLOCK_STRIDE, REPEAT_STRIDE, vector_arith::MASK],
            &[LOADED, updated(Name::UpdatedBase)],
            "$source `,` $block_stride `,` $repeat_stride `,` $mask attr-dict `:` type($source) `,` type($block_stride) `,` type($repeat_stride) `,` type($mask) `->` type($result) (`,` type($updated_base)^)?",
            &[BLOCK_LOAD_RULES],
        )
    },
    Vsst = Op {
        attrs: STRIDE,
        ..access(
            "vsst",
            "store elements at a distance",
            &[vreg(Name::Value, "elements"), DESTINATION, OFFSET],
            &[],
            "$value `,` $destination `[` $offset `]` `,` $stride attr-dict `:` type($value) `,` type($destination)",
            &[&[FIRST_AVAILABLE, in_ub(1), elements(1, Val::Operand(0))]],
        )
    },
    Vsstb = Op {
        traits: Traits::OLDER_FORM,
        ..access(
            "vsstb",
            "store blocks of 32 bytes at a distance",
            &[vreg(Name::Value, "elements"), DESTINATION, BLOCK_STRIDE, REPEAT_STRIDE, MASK],
            &[updated(Name::UpdatedBase)],
            "$value `,` $destination `,` $block_stride `,` $repeat_stride `,` $mask attr-dict `:` type($value) `,` type($destination) `,` type($block_stride) `,` type($repeat_stride) `,` type($mask) (`->` type($updated_base)^)?",
            &[BLOCK_STORE_RULES],
        )
    },
    Vsta = access(
        "vsta",
        "write out what unaligned stores hold back, at an offset",
        &[align(Name::Value, "alignment state"), DESTINATION, OFFSET],
        &[],
        "$value `,` $destination `[` $offset `]` attr-dict `:` type($value) `,` type($destination) `,` type($offset)",
        &[&[in_ub(1)]],
    ),
    Vstar = access(
        "vstar",
        "write out what unaligned stores hold back, at the counted address",
        &[align(Name::Value, "alignment state"), DESTINATION],
        &[],
        "$value `,` $destination attr-dict `:` type($value) `,` type($destination)",
        &[&[in_ub(1)]],
    ),
    Vstas = access(
        "vstas",
        "write out what unaligned stores hold back",
        &[align(Name::Value, "alignment state"), DESTINATION, OFFSET32],
        &[updated(Name::UpdatedBase)],
        "$value `,` $destination `,` $offset attr-dict `:` type($value) `,` type($destination) `,` type($offset) (`->` type($updated_base)^)?",
        &[FLUSH_RULES],
    ),
    Vsts = Op {
        attrs: &[Attr::choice(Key::Dist, &attrs::STORE_DIST, Presence::Optional, "distribution of the lanes")],
        ..access(
            "vsts",
            "store a register",
            &[vreg(Name::Value, "elements"), DESTINATION.touched(distributed(2, STORED_BYTES, Some(0))), OFFSET, MASK],
            &[updated(Name::UpdatedBase)],
            "$value `,` $destination `[` $offset `]` `,` $mask attr-dict `:` type($value) `,` type($destination) `,` type($mask) (`->` type($updated_base)^)?",
            &[STORE_RULES],
        )
    },
    Vstsx2 = Op {
        attrs: &[positional(Key::Dist, &attrs::STORE2_DIST, "distribution of the lanes")],
        ..access(
            "vstsx2",
            "store two registers",
            &[
                vreg(Name::Low, "first register"),
                vreg(Name::High, "second register"),
                DESTINATION.touched(at(3, bytes(2 * REGISTER), None)),
                OFFSET,
                MASK,
            ],
            &[],
            "$low `,` $high `,` $destination `[` $offset `]` `,` $dist `,` $mask attr-dict `:` type($low) `,` type($high) `,` type($destination) `,` type($offset) `,` type($mask)",
            &[PAIR_STORE_RULES],
        )
    },
    Vstu = Op {
        attrs: &[positional(Key::Mode, &attrs::POST_UPDATE, "whether the offset advances")],
        targets: TargetSet::A5,
        ..access(
            "vstu",
            "store a register at any address, at an offset",
            &[
                align(Name::AlignIn, "alignment state"),
                number(Name::OffsetIn, Kind::Index, "distance in elements"),
                vreg(Name::Value, "elements"),
                Operand::new(Name::Base, Role::Out, Kind::Ptr, "memory written"),
            ],
            &[
                out(Name::AlignOut, Kind::Align, "next alignment state"),
                out(Name::OffsetOut, Kind::Index, "next distance")
            ],
            "$align_in `,` $offset_in `,` $value `,` $base `,` $mode attr-dict `:` type($align_in) `,` type($offset_in) `,` type($value) `,` type($base) `->` type($align_out) `,` type($offset_out)",
            &[&[in_ub(3), elements(3, Val::Operand(2))]],
        )
    },
    Vstur = Op {
        attrs: &[positional(Key::Mode, &attrs::POST_UPDATE, "whether the count advances")],
        targets: TargetSet::A5,
        ..access(
            "vstur",
            "store as many elements as the special register counts, at any address",
            &[
                align(Name::AlignIn, "alignment state"),
                vreg(Name::Value, "elements"),
                Operand::new(Name::Base, Role::Out, Kind::Ptr, "memory written"),
            ],
            &[out(Name::AlignOut, Kind::Align, "next alignment state")],
            "$align_in `,` $value `,` $base `,` $mode attr-dict `:` type($align_in) `,` type($value) `,` type($base) `->` type($align_out)",
            &[COUNTED_STORE_RULES],
        )
    },
    Vstus = Op {
        targets: TargetSet::A5,
        traits: Traits::OLDER_FORM,
        ..access(
            "vstus",
            "store a register at any address",
            &[
                align(Name::AlignIn, "alignment state"),
                number(Name::Offset, Kind::Int(32), "elements stored"),
                vreg(Name::Value, "elements"),
                Operand::new(Name::Base, Role::Out, Kind::Ptr, "memory written").touched(Extent::Groups {
                    count: 1,
                    elements: 1,
                    each: Each::Element,
                }),
            ],
            &[out(Name::AlignOut, Kind::Align, "next alignment state"), updated_pointer(Name::BaseOut)],
            "$align_in `,` $offset `,` $value `,` $base attr-dict `:` type($align_in) `,` type($offset) `,` type($value) `,` type($base) `->` type($align_out) (`,` type($base_out)^)?",
            &[UNALIGNED_STORE_RULES],
        )
    },
];
