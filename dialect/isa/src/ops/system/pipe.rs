//! Pipes between cube and vector cores: their ends, and operations on their entries.

use super::{I32_MAX, int, result, system, with};
use crate::Key;
use crate::Name;
use crate::attrs;
use crate::op::{
    Attr, AttrValue, Domain, Effects, Infer, Kind, Kinds, Manual, Op, OpResult, Operand, Presence, PrintDefault, Role,
};
use crate::rule::{Core, Handover, Idx, Joint, LocSet, Micro, PipeEnd, PipeUse, Rule};
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, Loc};

const GM: &[AddressSpace] = &[AddressSpace::Gm];
const EPILOGUE: Attr = with(
    Key::AccPushEpilogue,
    Domain::Struct(&attrs::ACC_PUSH_EPILOGUE),
    Presence::Optional,
    "what is done to accumulators",
);
const DIR_MASK: Attr = int(Key::DirMask, 8, 1, 3, Presence::Required, "1 cube to vector, 2 vector to cube, 3 both");
const FLAG_BASE: Attr = int(Key::FlagBase, 32, 0, I32_MAX, Presence::Optional, "first event of the pipe");
const LOCAL_SLOTS: Attr = int(Key::LocalSlotNum, 32, 1, I32_MAX, Presence::Optional, "slots kept by the consumer");
const NOSPLIT: Attr = with(Key::Nosplit, Domain::Bool, Presence::Optional, "entries are never split");
const SLOTS: &str = "slots";
const SLOT_NUM: Attr = int(Key::SlotNum, 32, 1, I32_MAX, Presence::Required, SLOTS);
const SLOT_SIZE: Attr = int(Key::SlotSize, 32, 1, I32_MAX, Presence::Required, "bytes of a slot");
const KEPT: Rule = Rule::Micro(Micro::AttrOrder { less: Key::LocalSlotNum, more: Key::SlotNum });

const ENDS: &[Attr] = &[
    EPILOGUE,
    DIR_MASK,
    int(
        Key::Id,
        32,
        0,
        I32_MAX,
        Presence::Default { value: AttrValue::Int(0), print: PrintDefault::Always },
        "number of the pipe",
    ),
    LOCAL_SLOTS.only(TargetSet::A2A3),
    NOSPLIT,
    int(Key::SlotNum, 32, 1, I32_MAX, Presence::Optional, SLOTS),
    SLOT_SIZE,
];

const PIPE_OPERANDS: &[Operand] = &[
    Operand::new(Name::GmSlotBuffer, Role::InOut, Kind::Ptr, "slots in global memory").optional(),
    Operand::new(Name::GmSlotTensor, Role::InOut, Kind::TensorView, "slots in global memory, as a view").optional(),
    Operand::new(Name::C2vConsumerBuf, Role::In, Kind::Int(32), "address of the slots of vector cores").optional(),
    Operand::new(Name::V2cConsumerBuf, Role::In, Kind::Int(32), "address of the slots of the cube core").optional(),
];

/// Rules of an operation that initializes the end of a pipe.
pub(super) const END_RULES: &[Rule] =
    &[KEPT, Rule::Micro(Micro::Memory { operand: 0, allowed: GM }), Rule::Exclusive(0, 1), CONSUMERS, CONVERTING];
const CONVERTING: Rule =
    Rule::Micro(Micro::Converting { attr: Key::AccPushEpilogue, directions: Key::DirMask, whole: Key::Nosplit });
const CONSUMERS: Rule = Rule::Micro(Micro::Consumers {
    directions: Key::DirMask,
    kept: Key::LocalSlotNum,
    slots: Key::SlotNum,
    size: Key::SlotSize,
    view: 1,
    buffers: [2, 3],
});

/// The local buffers of a pipe that is an SSA value.
const fn parts(local: [Idx; 2], kept: Option<Key>) -> Rule {
    Rule::Micro(Micro::LocalParts { directions: Key::DirMask, flags: Key::FlagBase, kept, local })
}

/// The entry can be divided into the parts of the split.
const fn parity(entry: Idx) -> Rule {
    Rule::Micro(Micro::SplitParity { entry, split: Key::Split })
}

/// The operand is the index of a vector core.
const fn subblock(operand: Idx, entry: Option<Idx>) -> Rule {
    Rule::Micro(Micro::SubblockOf { operand, entry, split: Key::Split })
}

/// The cross-op rule on the end of a core.
pub(super) const fn joint_end(core: Core) -> Rule {
    let common: &[Key] = &[Key::DirMask, Key::SlotSize, Key::SlotNum];
    Rule::Joint(Joint::PipeEnd(PipeEnd {
        core,
        id: Key::Id,
        directions: Key::DirMask,
        common,
        epilogue: Key::AccPushEpilogue,
        slots: [0, 1],
        to_vector: 2,
    }))
}

/// The cross-op rule on a pipe that is an SSA value.
const MADE: Rule = Rule::Joint(Joint::PipeMade { directions: Key::DirMask });

/// The cross-op rule on an operation on an entry of such a pipe.
const fn by_value(transfer: Handover) -> Rule {
    Rule::Joint(Joint::PipeValueUse(transfer))
}

/// The cross-op rule on an operation of a core on an entry.
pub(super) const fn used(core: Core, transfer: Handover) -> Rule {
    Rule::Joint(Joint::PipeUse(PipeUse { core, transfer, id: Key::Id, split: Key::Split }))
}

/// Initializes the end of a pipe.
pub(super) const fn end(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        operands: PIPE_OPERANDS,
        attrs: ENDS,
        rules,
        ..system(
            name,
            summary,
            "` ` `{` clauses((`id` `=` $id) (`dir_mask` `=` $dir_mask) (`slot_size` `=` $slot_size) (`slot_num` `=` \
             $slot_num^)? (`local_slot_num` `=` $local_slot_num^)? (`nosplit` `=` $nosplit^)? (`acc_push_epilogue` `=` \
             qualified($acc_push_epilogue)^)?) `}` `` `(` clauses((`gm_slot_buffer` `=` $gm_slot_buffer^ `:` \
             type($gm_slot_buffer))? (`gm_slot_tensor` `=` $gm_slot_tensor^ `:` type($gm_slot_tensor))? (`c2v_consumer_buf` \
             `=` $c2v_consumer_buf^ `:` type($c2v_consumer_buf))? (`v2c_consumer_buf` `=` $v2c_consumer_buf^ `:` \
             type($v2c_consumer_buf))?) `)` attr-dict",
        )
    }
}

const SLOTS_KIND: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::PtrOrMemref, Kind::TensorView], words: "a pointer, memref or tensor view" });
const GM_ADDR: Operand = Operand::new(Name::GmAddr, Role::In, SLOTS_KIND, "slots in global memory");
const LOCAL_ADDR: Operand = Operand::new(Name::LocalAddr, Role::In, Kind::Any, "slots of the consumer");
const PEER_ADDR: Operand =
    Operand::new(Name::PeerLocalAddr, Role::In, Kind::Any, "slots of the other direction").optional();
const HANDLE: &[OpResult] = &[result(Name::Pipe, Kind::Pipe, Infer::Spelled, "the pipe")];

/// Initializes a pipe through global memory.
pub(super) const THROUGH_GM: Op = Op {
    operands: &[GM_ADDR, LOCAL_ADDR.optional(), PEER_ADDR],
    attrs: &[EPILOGUE, DIR_MASK, FLAG_BASE, LOCAL_SLOTS, NOSPLIT, SLOT_NUM, SLOT_SIZE],
    results: HANDLE,
    effects: Effects::Allocate,
    rules: &[&[
        KEPT,
        Rule::Micro(Micro::Memory { operand: 0, allowed: GM }),
        Rule::Micro(Micro::Requires { operand: 2, needed: 1 }),
        parts([1, 2], Some(Key::LocalSlotNum)),
        MADE,
    ]],
    ..system(
        "initialize_l2g2l_pipe",
        "make a pipe through global memory",
        "`{` clauses((`dir_mask` `=` $dir_mask) (`slot_size` `=` $slot_size) (`slot_num` `=` $slot_num) \
         (`local_slot_num` `=` $local_slot_num^)? (`flag_base` `=` $flag_base^)? (`nosplit` `=` $nosplit^)?) `}` \
         `(` $gm_addr `:` type($gm_addr) (`,` $local_addr^ `:` type($local_addr))? (`,` $peer_local_addr^ `:` \
         type($peer_local_addr))? `)` attr-dict `->` qualified(type($pipe))",
    )
};

/// Initializes a pipe between local memories.
pub(super) const LOCAL: Op = Op {
    operands: &[LOCAL_ADDR, PEER_ADDR],
    attrs: &[EPILOGUE, DIR_MASK, FLAG_BASE, NOSPLIT, SLOT_NUM, SLOT_SIZE],
    results: HANDLE,
    effects: Effects::Allocate,
    rules: &[&[parts([0, 1], None), MADE]],
    ..system(
        "initialize_l2l_pipe",
        "make a pipe between local memories",
        "`{` clauses((`dir_mask` `=` $dir_mask) (`slot_size` `=` $slot_size) (`slot_num` `=` $slot_num) (`flag_base` `=` \
         $flag_base^)? (`nosplit` `=` $nosplit^)?) `}` `(` $local_addr `:` type($local_addr) (`,` \
         $peer_local_addr^ `:` type($peer_local_addr))? `)` attr-dict `->` qualified(type($pipe))",
    )
};

const ENTRY_KIND: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Tile, Kind::TensorView], words: "a tile buffer or tensor view" });
const SPLIT: Attr = int(Key::Split, 8, 0, 4, Presence::Required, "how an entry is split between vector cores");
const ENTRY_ATTRS: &[Attr] =
    &[int(Key::Id, 32, 0, I32_MAX, Presence::Optional, "number of the pipe, 0 if absent"), SPLIT];
const SUBBLOCK: Operand = Operand::new(Name::AivSubblockid, Role::In, Kind::Int(64), "vector core").optional();
const VALID_ROW: Operand = Operand::new(Name::ValidRow, Role::In, Kind::Index, "valid rows").optional();
const VALID_COL: Operand = Operand::new(Name::ValidCol, Role::In, Kind::Index, "valid columns").optional();
const POPPED: &[OpResult] = &[result(Name::Tile, ENTRY_KIND, Infer::Spelled, "entry")];

macro_rules! entry {
    ($before:literal, $after:literal) => {
        concat!($before, " `{` (`id` `=` $id^ `,`)? `split` `=` $split `}` ", $after)
    };
}

/// An operation on an entry of a numbered pipe.
const fn entry(name: &'static str, summary: &'static str, operands: &'static [Operand], format: &'static str) -> Op {
    Op { operands, attrs: ENTRY_ATTRS, effects: Effects::Barrier, ..system(name, summary, format) }
}

const ACC: LocSet = LocSet::of(&[Loc::Acc]);
const MAT: LocSet = LocSet::of(&[Loc::Mat]);
const VEC: LocSet = LocSet::of(&[Loc::Vec]);

const fn in_place(operands: &'static [Idx], allowed: LocSet) -> Rule {
    Rule::Location { operands, allowed: PerTarget::same(allowed) }
}

const VALID: Rule = Rule::Micro(Micro::Together(&[0, 1]));
const OPEN: Rule = Rule::Micro(Micro::ResultValid { valid: [0, 1], split: Key::Split });
const FREED: &[Operand] = &[Operand::new(Name::Entry, Role::In, ENTRY_KIND, "freed entry").optional()];

/// Frees an entry.
pub(super) const fn free(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { rules, ..entry(name, summary, FREED, entry!("(`(` $entry^ `:` qualified(type($entry)) `)`)?", "attr-dict")) }
}

pub(super) const POP_FROM_AIC: Op = Op {
    results: POPPED,
    rules: &[&[
        VALID,
        Rule::Micro(Micro::ResultPlace(VEC)),
        OPEN,
        subblock(2, None),
        used(Core::Vector, Handover::Pop),
    ]],
    ..entry(
        "tpop_from_aic",
        "take an entry from the cube core",
        &[VALID_ROW, VALID_COL, SUBBLOCK],
        entry!(
            "(`(` $valid_row^ `,` $valid_col `)`)?",
            "(`aiv_subblockid` `(` $aiv_subblockid^ `)`)? attr-dict `->` qualified(type($tile))"
        ),
    )
};

pub(super) const POP_FROM_AIV: Op = Op {
    results: POPPED,
    rules: &[&[VALID, Rule::Micro(Micro::ResultPlace(MAT)), OPEN, used(Core::Cube, Handover::Pop)]],
    ..entry(
        "tpop_from_aiv",
        "take an entry from the vector cores",
        &[VALID_ROW, VALID_COL],
        entry!("(`(` $valid_row^ `,` $valid_col `)`)?", "attr-dict `->` qualified(type($tile))"),
    )
};

const PUSHED: Operand = Operand::new(Name::Tile, Role::In, ENTRY_KIND, "entry");

pub(super) const PUSH_TO_AIC: Op = Op {
    rules: &[&[in_place(&[0], VEC), subblock(1, Some(0)), used(Core::Vector, Handover::Push)]],
    ..entry(
        "tpush_to_aic",
        "hand an entry to the cube core",
        &[PUSHED, SUBBLOCK],
        entry!("`(` $tile `:` qualified(type($tile)) `)`", "(`aiv_subblockid` `(` $aiv_subblockid^ `)`)? attr-dict"),
    )
};

pub(super) const PUSH_TO_AIV: Op = Op {
    rules: &[&[in_place(&[0], ACC), parity(0), used(Core::Cube, Handover::Push)]],
    ..entry(
        "tpush_to_aiv",
        "hand an entry to the vector cores",
        &[PUSHED],
        entry!("`(` $tile `:` qualified(type($tile)) `)`", "attr-dict"),
    )
};

const ALLOCATED: &[OpResult] = &[result(Name::Entry, Kind::TensorView, Infer::Spelled, "entry")];

/// Allocates an entry of a numbered pipe.
pub(super) const fn allocate(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { results: ALLOCATED, rules, ..entry(name, summary, &[], entry!("", "attr-dict `->` qualified(type($entry))")) }
}

const PIPE: Operand = Operand::new(Name::PipeHandle, Role::InOut, Kind::Pipe, "the pipe");
const HANDLE_ATTRS: &[Attr] = &[SPLIT];

/// An operation on an entry of a pipe that is an SSA value.
const fn on_pipe(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    operands: &'static [Operand],
    format: &'static str,
) -> Op {
    Op { manual, operands, attrs: HANDLE_ATTRS, effects: Effects::Barrier, ..system(name, summary, format) }
}

const OPS_DIR: Manual = Manual { intrinsic: true, ..Manual::NONE };
const MOVE_FORMAT: &str = "`(` $tile `,` $pipe_handle `:` qualified(type($tile)) `,` qualified(type($pipe_handle)) `)` `{` \
     `split` `=` $split `}` (`aiv_subblockid` `(` $aiv_subblockid^ `)`)? attr-dict";

pub(super) const ALLOCATE: Op = Op {
    rules: &[&[by_value(Handover::Push)]],
    ..on_pipe(
        "talloc",
        "take a free entry of a pipe",
        OPS_DIR,
        &[Operand::new(Name::Entry, Role::Out, Kind::TensorView, "entry"), PIPE],
        "`(` $entry `,` $pipe_handle `:` qualified(type($entry)) `,` qualified(type($pipe_handle)) `)` `{` `split` `=` $split \
         `}` attr-dict",
    )
};

pub(super) const FREE: Op = Op {
    rules: &[&[by_value(Handover::Free)]],
    ..on_pipe(
        "tfree",
        "give an entry of a pipe back",
        OPS_DIR,
        &[Operand::new(Name::Entry, Role::In, ENTRY_KIND, "freed entry").optional(), PIPE],
        "`(` by-kind($entry, $pipe_handle) `:` kinds($entry, $pipe_handle) `)` `{` `split` `=` $split `}` attr-dict",
    )
};

pub(super) const POP: Op = Op {
    rules: &[&[in_place(&[0], LocSet::of(&[Loc::Vec, Loc::Mat])), subblock(2, Some(0)), by_value(Handover::Pop)]],
    ..on_pipe(
        "tpop",
        "take an entry from a pipe",
        OPS_DIR,
        &[Operand::new(Name::Tile, Role::Out, ENTRY_KIND, "entry"), PIPE, SUBBLOCK],
        MOVE_FORMAT,
    )
};

pub(super) const PUSH: Op = Op {
    rules: &[&[
        in_place(&[0], LocSet::of(&[Loc::Vec, Loc::Acc])),
        parity(0),
        subblock(2, Some(0)),
        by_value(Handover::Push),
    ]],
    ..on_pipe("tpush", "hand an entry to a pipe", OPS_DIR, &[PUSHED, PIPE, SUBBLOCK], MOVE_FORMAT)
};
