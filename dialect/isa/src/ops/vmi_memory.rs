//! Loads and stores of virtual vectors.

use super::vmi_arith::{INT, MASK, MASKED, PMODE, VECTOR, elements, granularity, lanes, result, same, vector, vmi};
use crate::Key;
use crate::Name;
use crate::attrs::MaskMode;
use crate::numerics::Numerics;
use crate::op::{Arity, Attr, Domain, Effects, Family, Infer, Kind, Op, OpResult, Operand, Presence, Role};
use crate::rule::{Idx, LaneOrder, Micro, Rule, Val, VectorRule, Vmi};
use crate::types::AddressSpace;
use Val::{Operand as In, Result as Out};

const FROM: Operand = Operand::new(Name::Source, Role::In, Kind::PtrOrMemref, "memory read");
const TO: Operand = Operand::new(Name::Destination, Role::Out, Kind::PtrOrMemref, "memory written");
const OFFSET: Operand = Operand::new(Name::Offset, Role::In, Kind::Index, "elements from the pointer");
const VALUE: Operand = vector(Name::Value, "stored");
const PASSTHRU: Operand = vector(Name::Passthru, "lanes that are not loaded");
const BLOCK: Operand = Operand::new(Name::BlockStride, Role::In, Kind::Int(16), "distance of blocks");
const REPEAT: Operand = Operand::new(Name::RepeatStride, Role::In, Kind::Int(16), "distance of repetitions");

const fn int(name: Key, presence: Presence, doc: &'static str) -> Attr {
    Attr::new(name, Domain::Int { width: 64, min: 1, max: i64::MAX }, presence, doc)
}

/// Attribute with the number of groups.
pub(super) const NUM_GROUPS: Attr = int(Key::NumGroups, Presence::Required, "groups of lanes");
/// Like [`NUM_GROUPS`], but optional.
pub(super) const GROUP: Attr = int(Key::Group, Presence::Optional, "groups of lanes");
/// Only [`NUM_GROUPS`].
pub(super) const GROUPS: &[Attr] = &[NUM_GROUPS];

const fn in_ub(ptr: u8) -> Rule {
    Rule::Vector(VectorRule::Space { ptr, space: AddressSpace::Ub })
}

const fn pointee(ptr: u8, of: Val) -> Rule {
    Rule::Vector(VectorRule::Pointee { ptr, of })
}

/// The number of lanes of a value is a multiple of `num_groups`.
pub(super) const fn whole_groups(of: Val) -> Rule {
    Rule::Vmi(Vmi::Groups { of, attr: Key::NumGroups })
}

/// Returns the topic on masked-off lanes, for an access that has a mask.
const fn inactive(operands: &[Operand]) -> &'static [Numerics] {
    let mut i = 0;
    while i < operands.len() {
        if matches!(operands[i].kind, Kind::VmiMask) {
            return &[Numerics::InactiveSkip];
        }
        i += 1;
    }
    &[]
}

/// A load with defaults.
const fn load(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        effects: Effects::FromRoles,
        numerics: inactive(operands),
        rules,
        ..vmi(Family::VmiMemory, name, summary, operands, VECTOR, format)
    }
}

/// A store with defaults.
const fn store(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        effects: Effects::FromRoles,
        numerics: inactive(operands),
        rules,
        ..vmi(Family::VmiMemory, name, summary, operands, &[], format)
    }
}

/// The source is a pointer or memref in vector memory.
const READ: &[Rule] = &[in_ub(0), pointee(0, Out(0))];
/// The destination is a pointer or memref in vector memory.
const WRITE: &[Rule] = &[in_ub(1), pointee(1, In(0))];
const GROUPED_READ: &[&[Rule]] = &[READ, &[whole_groups(Out(0))]];

const GROUP_LOAD: &str = "$source `[` $offset `]` `,` $row_stride attr-dict `:` type($source) `->` type($result)";
const SPREAD_LOAD: &str =
    "$source `[` $offset `]` `,` $source_group_stride attr-dict `:` type($source) `->` type($result)";
const ROW_STRIDE: Operand = Operand::new(Name::RowStride, Role::In, Kind::Index, "distance of groups in memory");
const GROUP_STRIDE: Operand =
    Operand::new(Name::SourceGroupStride, Role::In, Kind::Index, "distance of groups in memory");

const MASKED_READ: &[&[Rule]] = &[READ, &[same(&[In(3), Out(0)]), lanes(&[Out(0), In(2)]), granularity(2, Out(0))]];
const MASKED_LOAD: &str = "$source `[` $offset `]` `,` $mask `,` $passthru attr-dict `:` type($source) `,` type($mask) `,` \
     type($passthru) `->` type($result)";
const MASKED_FROM: &[Operand] = &[FROM, OFFSET, MASK, PASSTHRU];
const MASKED_WRITE: &[&[Rule]] = &[WRITE, &[lanes(&[In(0), In(3)]), granularity(3, In(0))]];
const MASKED_TO: &[Operand] = &[VALUE, TO, OFFSET, MASK];
const MASKED_STORE: &str = "$value `,` $destination `[` $offset `]` `,` $mask attr-dict `:` type($value) `,` \
     type($destination) `,` type($mask)";

const GATHERED_FROM: &[Operand] = &[FROM, vector(Name::Offsets, "positions in memory"), MASK];
const GATHERED: &[&[Rule]] = &[READ, &[lanes(&[Out(0), In(1), In(2)]), granularity(2, Out(0))], &[positions(0, 1)]];
const GATHERED_BLOCKS: &[&[Rule]] =
    &[READ, &[lanes(&[Out(0), In(1), In(2)]), elements(&[In(1)], INT), granularity(2, Out(0))]];

/// Indices are unsigned, and as wide as those of the gather and scatter instructions.
const fn positions(ptr: u8, offsets: u8) -> Rule {
    Rule::Vector(VectorRule::Positions { ptr, offsets })
}

/// A load from indices.
const fn gathered(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        attrs: MASKED,
        ..load(
            name,
            summary,
            GATHERED_FROM,
            "$source `,` $offsets `,` $mask attr-dict `:` type($source) `,` type($offsets) `,` type($mask) `->` type($result)",
            rules,
        )
    }
}

const SCATTERED: &[&[Rule]] = &[WRITE, &[lanes(&[In(0), In(2), In(3)]), granularity(3, In(0))], &[positions(1, 2)]];

const DIST: Attr = Attr::new(Key::DistMode, Domain::Str(&[]), Presence::Optional, "how lanes are distributed");
const ACCESS: &[Attr] = &[DIST, GROUP, PMODE];
const STRIDE: Operand = Operand::new(Name::Stride, Role::In, Kind::Index, "distance of groups in memory").optional();
const LOADED: &[OpResult] = &[OpResult {
    name: Name::Results,
    kind: Kind::VmiVreg,
    arity: Arity::Variadic,
    infer: Infer::Spelled,
    doc: "loaded",
}];

/// Orders of the lanes that a load yields.
const ORDERS: &[LaneOrder] =
    &[LaneOrder::Continuous, LaneOrder::Broadcast, LaneOrder::Deinterleaved, LaneOrder::Unpacked];

/// Strides, groups, mode and number of vectors of an access are consistent.
const fn access(of: Val, strides: [Idx; 2], mask: Option<Idx>, modes: &'static [LaneOrder]) -> Rule {
    Rule::Vmi(Vmi::Access { of, strides, mask, modes, group: Key::Group, dist: Key::DistMode })
}

ops![
    VmiCompressStore =
        store("vmi.compress_store", "store active lanes contiguously", MASKED_TO, MASKED_STORE, MASKED_WRITE),
    VmiDeinterleaveLoad = Op {
        results: &[
            result(Name::Low, Kind::VmiVreg, "even elements"),
            result(Name::High, Kind::VmiVreg, "odd elements")
        ],
        ..load(
            "vmi.deinterleave_load",
            "load even and odd elements",
            &[FROM, OFFSET],
            "$source `[` $offset `]` attr-dict `:` type($source) `->` type($low) `,` type($high)",
            &[READ, &[same(&[Out(0), Out(1)])]],
        )
    },
    VmiExpandLoad =
        load("vmi.expand_load", "load active lanes from contiguous memory", MASKED_FROM, MASKED_LOAD, MASKED_READ),
    VmiGather = load(
        "vmi.gather",
        "load from positions",
        &[FROM, vector(Name::Indices, "positions in memory"), MASK, PASSTHRU],
        "$source `[` $indices `]` `,` $mask `,` $passthru attr-dict `:` type($source) `,` type($indices) `,` type($mask) `,` \
         type($passthru) `->` type($result)",
        &[READ, &[same(&[In(3), Out(0)]), lanes(&[Out(0), In(1), In(2)]), granularity(2, Out(0)), positions(0, 1)],],
    ),
    VmiGroupBroadcastLoad = Op {
        attrs: GROUPS,
        ..load(
            "vmi.group_broadcast_load",
            "load one element for all lanes of each group",
            &[FROM, OFFSET, GROUP_STRIDE],
            SPREAD_LOAD,
            GROUPED_READ,
        )
    },
    VmiGroupLoad = Op {
        attrs: GROUPS,
        ..load("vmi.group_load", "load groups of lanes", &[FROM, OFFSET, ROW_STRIDE], GROUP_LOAD, GROUPED_READ)
    },
    VmiGroupSlotLoad = Op {
        attrs: GROUPS,
        ..load(
            "vmi.group_slot_load",
            "load one element for each group",
            &[FROM, OFFSET, GROUP_STRIDE],
            SPREAD_LOAD,
            &[READ, &[Rule::Vmi(Vmi::OnePerGroup { of: Out(0), attr: Some(Key::NumGroups) })]],
        )
    },
    VmiGroupStore = Op {
        attrs: GROUPS,
        ..store(
            "vmi.group_store",
            "store groups of lanes",
            &[VALUE, TO, OFFSET, ROW_STRIDE],
            "$value `,` $destination `[` $offset `]` `,` $row_stride attr-dict `:` type($value) `,` type($destination)",
            &[&[in_ub(1), Rule::Vmi(Vmi::GroupStored { value: 0, ptr: 1 }), whole_groups(In(0))]],
        )
    },
    VmiInterleaveStore = store(
        "vmi.interleave_store",
        "store two vectors interleaved",
        &[vector(Name::Low, "even elements"), vector(Name::High, "odd elements"), TO, OFFSET],
        "$low `,` $high `,` $destination `[` $offset `]` attr-dict `:` type($low) `,` type($high) `,` type($destination)",
        &[&[in_ub(2), pointee(2, In(0)), same(&[In(0), In(1)])]],
    ),
    VmiLoad = load(
        "vmi.load",
        "load lanes contiguously",
        &[FROM, OFFSET],
        "$source `[` $offset `]` attr-dict `:` type($source) `->` type($result)",
        &[READ],
    ),
    VmiMaskedLoad = load("vmi.masked_load", "load active lanes", MASKED_FROM, MASKED_LOAD, MASKED_READ),
    VmiMaskedStore = store("vmi.masked_store", "store active lanes", MASKED_TO, MASKED_STORE, MASKED_WRITE),
    VmiScatter = store(
        "vmi.scatter",
        "store to positions",
        &[VALUE, TO, vector(Name::Indices, "positions in memory"), MASK],
        "$value `,` $destination `[` $indices `]` `,` $mask attr-dict `:` type($value) `,` type($destination) `,` \
         type($indices) `,` type($mask)",
        SCATTERED,
    ),
    VmiStore = store(
        "vmi.store",
        "store lanes contiguously",
        &[VALUE, TO, OFFSET],
        "$value `,` $destination `[` $offset `]` attr-dict `:` type($value) `,` type($destination)",
        &[WRITE],
    ),
    VmiStrideLoad = load(
        "vmi.stride_load",
        "load blocks at a distance",
        &[FROM, OFFSET, BLOCK, REPEAT, MASK],
        "$source `[` $offset `]` `,` $block_stride `,` $repeat_stride `,` $mask attr-dict `:` type($source) `,` \
         type($block_stride) `,` type($repeat_stride) `,` type($mask) `->` type($result)",
        &[READ, &[lanes(&[Out(0), In(4)]), granularity(4, Out(0))]],
    ),
    VmiStrideStore = store(
        "vmi.stride_store",
        "store blocks at a distance",
        &[VALUE, TO, OFFSET, BLOCK, REPEAT, MASK],
        "$value `,` $destination `[` $offset `]` `,` $block_stride `,` $repeat_stride `,` $mask attr-dict `:` type($value) `,` \
         type($destination) `,` type($block_stride) `,` type($repeat_stride) `,` type($mask)",
        &[WRITE, &[lanes(&[In(0), In(5)]), granularity(5, In(0))]],
    ),
    VmiVgather = gathered("vmi.vgather", "load from positions", GATHERED),
    VmiVgatherb = gathered("vmi.vgatherb", "load from positions in bytes", GATHERED_BLOCKS),
    VmiVload = Op {
        attrs: ACCESS,
        results: LOADED,
        ..load(
            "vmi.vload",
            "load lanes as a mode says",
            &[FROM, OFFSET, STRIDE, BLOCK.optional(), REPEAT.optional()],
            "$source `[` $offset `]` (`,` one-of($stride | $block_stride $repeat_stride | $stride $block_stride \
             $repeat_stride)^)? attr-dict `:` type($source) `->` type($results)",
            &[
                &[in_ub(0), Rule::Vmi(Vmi::Loaded { ptr: 0, result: 0, dist: Key::DistMode })],
                &[Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group }), Rule::Micro(Micro::Together(&[3, 4]))],
                &[access(Out(0), [2, 3], None, ORDERS)],
            ],
        )
    },
    VmiVscatter = Op {
        attrs: MASKED,
        ..store(
            "vmi.vscatter",
            "store to positions",
            &[VALUE, TO, vector(Name::Offsets, "positions in memory"), MASK],
            "$value `,` $destination `,` $offsets `,` $mask attr-dict `:` type($value) `,` type($destination) `,` \
             type($offsets) `,` type($mask)",
            SCATTERED,
        )
    },
    VmiVsstb = Op {
        attrs: MASKED,
        ..store(
            "vmi.vsstb",
            "store blocks at a distance",
            &[VALUE, TO, OFFSET, BLOCK, MASK],
            "$value `,` $destination `[` $offset `]` `,` $block_stride `,` $mask attr-dict `:` type($value) `,` \
             type($destination) `,` type($mask)",
            &[
                WRITE,
                &[lanes(&[In(0), In(4)]), granularity(4, In(0))],
                &[Rule::Micro(Micro::NotCases { attr: Key::Pmode, cases: &[MaskMode::Merge.name()] })],
            ],
        )
    },
    VmiVstore = Op {
        attrs: ACCESS,
        ..store(
            "vmi.vstore",
            "store lanes as a mode says",
            &[
                vector(Name::Values, "stored").variadic(),
                TO,
                OFFSET,
                STRIDE,
                BLOCK.optional(),
                REPEAT.optional(),
                MASK.optional(),
            ],
            "operands($values, $destination) `[` $offset `]` (`,` one-of($stride | $mask | $block_stride $repeat_stride | \
             $stride $mask | $stride $block_stride $repeat_stride | $block_stride $repeat_stride $mask | $stride $block_stride \
             $repeat_stride $mask)^)? attr-dict `:` types($values, $destination, $mask)",
            &[
                WRITE,
                &[
                    lanes(&[In(0), In(6)]),
                    granularity(6, In(0)),
                    Rule::Vmi(Vmi::Groups { of: In(0), attr: Key::Group }),
                    Rule::Micro(Micro::Together(&[4, 5])),
                    access(In(0), [3, 4], Some(6), &[LaneOrder::Continuous, LaneOrder::Deinterleaved]),
                    Rule::Micro(Micro::NotCases { attr: Key::Pmode, cases: &[MaskMode::Merge.name()] }),
                ],
            ],
        )
    },
];
