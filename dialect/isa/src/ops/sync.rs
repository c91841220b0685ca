//! Flags between pipes and barriers.

use crate::Key;
use crate::Name;
use crate::attrs::{self, Memory, SyncAllMode};
use crate::enums::EnumDef;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Kinds, Level, Manual, Op, OpResult, Operand,
    Presence, PrintDefault, Role, Traits,
};
use crate::rule::{Buffer, Flag, Joint, Micro, Number, PipeOrder, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet, EventId, Pipe};

const DIR: &str = "scalar/ops/pipeline-sync";

const fn required(name: Key, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

const DST_PIPE: Attr = required(Key::DstPipe, Pipe::DEF, "pipe that waits").keys(&["dstPipe"]);
const SRC_PIPE: Attr = required(Key::SrcPipe, Pipe::DEF, "pipe that sets").keys(&["srcPipe"]);
const FLAG: &[Attr] =
    &[DST_PIPE, required(Key::EventId, EventId::DEF, "flag of the ordered pair of pipes").keys(&["eventId"]), SRC_PIPE];

const NAMED: Flag = Flag { src: Key::SrcPipe, dst: Key::DstPipe, event: Number::Attr(Key::EventId) };

const fn orders(order: PipeOrder) -> Rule {
    Rule::Joint(Joint::Orders(order))
}
const FINISHES_ALL: &[Rule] = &[orders(PipeOrder::FinishesAll)];
const SIGNALS: &[Rule] = &[orders(PipeOrder::Signals(Key::Pipe))];
const AWAITS: &[Rule] = &[orders(PipeOrder::Awaits(Key::Pipe))];
const OF_KINDS: Flag = Flag { src: Key::SrcOp, dst: Key::DstOp, event: Number::Attr(Key::EventId) };

/// An op definition for tests, of which only name and syntax matter.
#[cfg(test)]
pub(crate) const fn definition(name: &'static str, syntax: Syntax) -> Op {
    Op { syntax, ..sync(name, "", &[], "") }
}

/// A synchronisation without operands.
const fn sync(name: &'static str, summary: &'static str, attrs: &'static [Attr], format: &'static str) -> Op {
    Op {
        summary,
        manual: Manual::page(DIR),
        attrs,
        dtypes: PerTarget::same(DTypeSet::EMPTY),
        effects: Effects::Barrier,
        traits: Traits::SYNC,
        syntax: Syntax::Format(format),
        ..Op::new(Family::Sync, Level::Sync, name)
    }
}

/// Maximal buffer identifier of a5.
const BUFFER_MAX: i64 = crate::target::BUFFER_IDS.a5 as i64 - 1;

const fn int(name: Key, width: u32, min: i64, max: i64, presence: Presence, doc: &'static str) -> Attr {
    Attr {
        name,
        keys: &[],
        domain: Domain::Int { width, min, max },
        presence,
        targets: TargetSet::ALL,
        renamed: false,
        doc,
    }
}

const ZERO: Presence = Presence::Default { value: AttrValue::Int(0), print: PrintDefault::Always };
const BUFFER_MODE: Attr = int(Key::Mode, 32, 0, i32::MAX as i64, ZERO, "kind of access");
const PIPE_KINDS: &[&EnumDef] = &[Pipe::DEF, &attrs::PIPE_EVENT_TYPE, &attrs::SYNC_OP_TYPE];
const BUFFER_PIPE: Attr =
    Attr::new(Key::OpType, Domain::Enums(PIPE_KINDS), Presence::Required, "pipe, or an operation that names it");
const BUFFER: &[Attr] = &[int(Key::BufId, 32, 0, BUFFER_MAX, Presence::Required, "buffer"), BUFFER_MODE, BUFFER_PIPE];
const BUFFER_FORMAT: &str = "(`[` case($op_type, pipe_event_type, sync_op_type)^ $op_type `,` $buf_id (`,` $mode^)? `]`):($op_type \
     `,` $buf_id (`,` $mode^)?)? attr-dict";
const BUFFER_RULES: &[Rule] = &[Rule::Micro(Micro::NotCases { attr: Key::OpType, cases: &[Pipe::All.name()] })];
const HANDED: Buffer = Buffer { pipe: Key::OpType, id: Number::Attr(Key::BufId) };
const HANDED_DYN: Buffer = Buffer { pipe: Key::OpType, id: Number::Operand(0) };

const DYN_BUFFER: &[Attr] = &[BUFFER_MODE, BUFFER_PIPE];
const DYN_BUFFER_ID: &[Operand] = &[Operand::new(Name::BufId, Role::In, Kind::Index, "buffer")];
const DYN_BUFFER_RULES: &[Rule] = &[Rule::Micro(Micro::Constant { operand: 0, min: 0, max: BUFFER_MAX })];

/// Acquires or releases a buffer whose number is computed at run time.
const fn buffer_dyn(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { manual: Manual::NONE, operands: DYN_BUFFER_ID, rules, ..sync(name, summary, DYN_BUFFER, BUFFER_FORMAT) }
}

const EVENT_ID: Attr = int(Key::EventId, 32, 0, i32::MAX as i64, Presence::Optional, "event");
const FFTS_MODES: i64 = 2;
const OWN_PIPE: Attr = required(Key::Pipe, Pipe::DEF, "pipe of this core");
const EVENT: &[Attr] =
    &[EVENT_ID, int(Key::FftsMode, 32, 0, FFTS_MODES, Presence::Optional, "cores that take part"), OWN_PIPE];
const EVENT_DYN: &[Operand] =
    &[Operand::new(Name::EventIdDyn, Role::In, Kind::Index, "event computed at run time").optional()];
const EVENT_FORMAT: &str = "$pipe `,` ($event_id_dyn^):($event_id)? attr-dict";
/// Pipes that can signal other cores and wait for them.
const EVENT_PIPES: &[&str] =
    &[Pipe::V.name(), Pipe::Mte1.name(), Pipe::Mte2.name(), Pipe::Mte3.name(), Pipe::Fix.name()];
const EVENT_RULES: &[Rule] = &[
    Rule::Micro(Micro::OperandOrAttr { operand: 0, attr: Key::EventId }),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::AttrRange { attr: Key::EventId, min: 0, max: 15 })),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::Constant { operand: 0, min: 0, max: 15 })),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::Cases { attr: Key::Pipe, cases: EVENT_PIPES })),
];

/// Signals other cores, or waits for a signal.
const fn event(
    name: &'static str,
    summary: &'static str,
    aliases: &'static [&'static str],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { aliases, manual: Manual::NONE, operands: EVENT_DYN, rules, ..sync(name, summary, EVENT, EVENT_FORMAT) }
}

const CROSS_RULES: &[Rule] = &[
    Rule::Micro(Micro::OperandOrAttr { operand: 0, attr: Key::EventId }),
    Rule::Micro(Micro::AttrRange { attr: Key::EventId, min: 0, max: 15 }),
    Rule::Micro(Micro::Constant { operand: 0, min: 0, max: 15 }),
    Rule::Micro(Micro::Cases { attr: Key::Pipe, cases: EVENT_PIPES }),
];

/// On a5, events from 16 on belong to the second vector core of a block.
const INTRA_RULES: &[Rule] = &[
    Rule::Micro(Micro::OperandOrAttr { operand: 0, attr: Key::EventId }),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::AttrRange { attr: Key::EventId, min: 0, max: 31 })),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::Constant { operand: 0, min: 0, max: 31 })),
    Rule::On(TargetSet::A2A3, &Rule::Micro(Micro::AttrRange { attr: Key::EventId, min: 0, max: 15 })),
    Rule::On(TargetSet::A2A3, &Rule::Micro(Micro::Constant { operand: 0, min: 0, max: 15 })),
    Rule::Micro(Micro::Cases { attr: Key::Pipe, cases: EVENT_PIPES }),
];

/// A signal between cores of a block.
const fn block_event(
    name: &'static str,
    summary: &'static str,
    attrs: &'static [Attr],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { manual: Manual::NONE, operands: EVENT_DYN, rules, ..sync(name, summary, attrs, EVENT_FORMAT) }
}

const BLOCK_EVENT: &[Attr] = &[EVENT_ID, OWN_PIPE];

const OP_KINDS: &[&EnumDef] = &[&attrs::SYNC_OP_TYPE, &attrs::PIPE_EVENT_TYPE];
const KIND_OF_OP: Domain = Domain::Enums(OP_KINDS);
const OPS_EVENT: &[Attr] = &[
    Attr::new(Key::DstOp, KIND_OF_OP, Presence::Required, "kind of operation that waits"),
    required(Key::EventId, EventId::DEF, "event"),
    Attr::new(Key::SrcOp, KIND_OF_OP, Presence::Required, "kind of operation waited for"),
];

/// A flag between the pipes of two kinds of operations.
const fn ops_event(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        rules,
        manual: Manual { extra: &["tile/ops/sync-and-config/tsync.md"], ..Manual::NONE },
        ..sync(name, summary, OPS_EVENT, "`[` qualified($src_op) `,` qualified($dst_op) `,` $event_id `]` attr-dict")
    }
}

const EVENT_MAX: i64 = crate::target::EVENT_IDS as i64 - 1;
const DYN_FLAG_ID: &[Operand] =
    &[Operand::new(Name::EventId, Role::In, Kind::Index, "flag of the ordered pair of pipes")];
const DYN_FLAG: &[Attr] = &[DST_PIPE, SRC_PIPE];
const COMPUTED: Flag = Flag { src: Key::SrcPipe, dst: Key::DstPipe, event: Number::Operand(0) };
const DYN_FLAG_RULES: &[Rule] = &[Rule::Micro(Micro::Constant { operand: 0, min: 0, max: EVENT_MAX })];

/// Like a flag, with an event that is computed at run time.
const fn flag_dyn(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { manual: Manual::NONE, operands: DYN_FLAG_ID, rules, ..sync(name, summary, DYN_FLAG, FLAG_FORMAT) }
}

/// Accesses events in an array.
const fn events(name: &'static str, summary: &'static str, operands: &'static [Operand], format: &'static str) -> Op {
    Op {
        manual: Manual::NONE,
        effects: Effects::FromRoles,
        traits: Traits::NONE,
        operands,
        ..sync(name, summary, &[], format)
    }
}

const INDEX: Operand = Operand::new(Name::Index, Role::In, Kind::Index, "position in the array");
const fn array(role: Role) -> Operand {
    Operand::new(Name::Array, role, Kind::EventIds, "array of events")
}
const IN_ARRAY: Rule = Rule::Micro(Micro::EventSlot { array: 0, index: 1 });

/// Orders the accesses of threads of a vector core.
const fn thread_fence(name: &'static str, summary: &'static str) -> Op {
    Op {
        targets: TargetSet::A5,
        manual: Manual::NONE,
        traits: Traits::NONE,
        rules: &[&[Rule::Joint(Joint::InThreads { pairs: false })]],
        ..sync(name, summary, &[], "attr-dict")
    }
}

/// An operation that waits for memory or writes it back must be outside of vector scopes.
const OUTSIDE_SCOPE: Rule = Rule::Joint(Joint::OutsideScope);

const WAITED: Kind = Kind::OneOf(&Kinds {
    kinds: &[Kind::TileOrView, Kind::TensorView, Kind::Event],
    words: "a tile buffer, view or event",
});

const SCOPE: &[Attr] = &[required(Key::Scope, &attrs::FENCE_SCOPE, "memory ordered")];
const MEETING: &[Attr] = &[
    required(Key::CoreType, &attrs::SYNC_CORE_TYPE, "cores that meet"),
    required(Key::Mode, &attrs::SYNC_ALL_MODE, "by hardware or through memory"),
];

/// Kinds of operands with an address in global memory.
const LINE: Kind = Kind::OneOf(&Kinds {
    kinds: &[Kind::PtrOrMemref, Kind::TensorView, Kind::Partition],
    words: "a pointer, memref, tensor view or partition view",
});

const WORKSPACE: Kind = Kind::OneOf(&Kinds {
    kinds: &[Kind::Ptr, Kind::TensorView, Kind::Partition],
    words: "a pointer, tensor view or partition view",
});

const FLAG_FORMAT: &str = "`[` $src_pipe `,` $dst_pipe `,` $event_id `]` attr-dict";

const KIND_WAITED: &[Attr] = &[required(Key::OpType, &attrs::SYNC_OP_TYPE, "kind of operation")];
/// The attributes are written as strings, as ptoas does.
const MEMORIES: &[&EnumDef] = &[&attrs::DSB_MEM];
const LINES: &[&EnumDef] = &[&attrs::DCCI_CACHE_LINE];
const LINE_MEMORIES: &[&EnumDef] = &[&attrs::DCCI_DST];
const BARRIER_MEM: &[Attr] = &[Attr::new(Key::Mem, Domain::Enums(MEMORIES), Presence::Required, "memory")];
const CACHE: &[Attr] = &[
    Attr::new(Key::Cache, Domain::Enums(LINES), Presence::Required, "lines"),
    Attr::new(Key::Dst, Domain::Enums(LINE_MEMORIES), Presence::Optional, "memory the lines belong to"),
];

ops![
    Barrier = Op {
        aliases: &["pipe_barrier"],
        rules: &[&[orders(PipeOrder::Finishes(Key::Pipe))]],
        manual: Manual { extra: &["scalar/ops/pipeline-sync/pipe-barrier.md"], ..Manual::NONE },
        ..sync(
            "barrier",
            "wait until a pipe has finished everything issued before",
            &[required(Key::Pipe, Pipe::DEF, "pipe to wait for")],
            "$pipe attr-dict",
        )
    },
    BarrierSync = Op {
        manual: Manual::NONE,
        rules: &[&[orders(PipeOrder::Finishes(Key::OpType))]],
        ..sync(
            "barrier_sync",
            "wait until operations of a kind have finished",
            KIND_WAITED,
            "`[` $op_type `]` attr-dict",
        )
    },
    CmoCacheinvalid = Op {
        manual: Manual::NONE,
        attrs: &[required(Key::Space, &attrs::ADDRESS_SPACE, "memory whose lines are dropped")],
        operands: &[Operand::new(Name::Addr, Role::InOut, LINE, "address in the line dropped").optional()],
        rules: &[&[
            Rule::Micro(Micro::Cases { attr: Key::Space, cases: &[Memory::Gm.name(), Memory::Zero.name()] }),
            Rule::Micro(Micro::Memory { operand: 0, allowed: &[AddressSpace::Gm] }),
            Rule::Micro(Micro::OnlyWithCase { operand: 0, attr: Key::Space, case: Memory::Gm.name(), required: false }),
        ]],
        ..sync(
            "cmo.cacheinvalid",
            "drop one cache line, or all",
            &[],
            "($addr^ `single_cache_line` case($space, gm) attr-dict `:` type($addr)):(`all` qualified($space) attr-dict)?",
        )
    },
    Dcci = Op {
        manual: Manual::NONE,
        operands: &[Operand::new(Name::Ptr, Role::InOut, Kind::PtrOrMemref, "address in the line")],
        rules: &[&[
            Rule::Micro(Micro::Memory { operand: 0, allowed: &[AddressSpace::Gm, AddressSpace::Ub] }),
            OUTSIDE_SCOPE,
        ]],
        traits: Traits::NONE,
        ..sync(
            "dcci",
            "write data cache lines back and drop them",
            CACHE,
            "$ptr ` ` ` ` $cache (` ` `,` $dst^ attr-dict `:`):(` ` attr-dict ` ` `:`)? type($ptr)",
        )
    },
    DeclareEventidArray = Op {
        effects: Effects::Allocate,
        results: &[OpResult {
            name: Name::Array,
            kind: Kind::EventIds,
            arity: Arity::One,
            infer: Infer::Spelled,
            doc: "array of events",
        }],
        ..events("declare_eventid_array", "make an array of events", &[], "attr-dict `->` qualified(type($array))")
    },
    Dsb = Op {
        manual: Manual::NONE,
        traits: Traits::NONE,
        rules: &[FINISHES_ALL, &[OUTSIDE_SCOPE]],
        ..sync("dsb", "wait until accesses to memory have finished", BARRIER_MEM, "` ` ` ` $mem attr-dict")
    },
    EventidArrayGet = Op {
        results: &[OpResult {
            name: Name::Result,
            kind: Kind::Index,
            arity: Arity::One,
            infer: Infer::Type(DType::Index),
            doc: "the event",
        }],
        rules: &[&[IN_ARRAY]],
        ..events(
            "eventid_array_get",
            "read an event of an array",
            &[array(Role::In), INDEX],
            "$array `[` $index `]` attr-dict `:` qualified(type($array))",
        )
    },
    EventidArraySet = Op {
        rules: &[&[IN_ARRAY, Rule::Micro(Micro::Constant { operand: 2, min: 0, max: EVENT_MAX })]],
        ..events(
            "eventid_array_set",
            "keep an event in an array",
            &[array(Role::InOut), INDEX, Operand::new(Name::Value, Role::In, Kind::Index, "the event")],
            "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))",
        )
    },
    FenceBarrierAll = Op {
        manual: Manual::NONE,
        rules: &[FINISHES_ALL],
        ..sync("fence.barrier_all", "order all accesses to a memory", SCOPE, "$scope attr-dict")
    },
    GetBuf = Op {
        rules: &[BUFFER_RULES, &[Rule::Joint(Joint::TakesBuffer(HANDED))]],
        ..sync("get_buf", "take a buffer for a pipe", BUFFER, BUFFER_FORMAT)
    },
    GetBufDyn = buffer_dyn(
        "get_buf_dyn",
        "take a buffer computed at run time for a pipe",
        &[BUFFER_RULES, DYN_BUFFER_RULES, &[Rule::Joint(Joint::TakesBuffer(HANDED_DYN))]],
    ),
    RecordEvent = ops_event(
        "record_event",
        "signal that operations of a kind have finished",
        &[&[orders(PipeOrder::Sets(OF_KINDS))]],
    ),
    RlsBuf = Op {
        rules: &[BUFFER_RULES, &[Rule::Joint(Joint::GivesBuffer(HANDED))]],
        ..sync("rls_buf", "give a buffer back", BUFFER, BUFFER_FORMAT)
    },
    RlsBufDyn = buffer_dyn(
        "rls_buf_dyn",
        "give a buffer computed at run time back",
        &[BUFFER_RULES, DYN_BUFFER_RULES, &[Rule::Joint(Joint::GivesBuffer(HANDED_DYN))]],
    ),
    SetCrossBlock = block_event(
        "set_cross_block",
        "signal an event to other blocks",
        &[EVENT_ID, int(Key::FftsMode, 32, 0, 0, ZERO, "cores that take part: all"), OWN_PIPE],
        &[CROSS_RULES, SIGNALS],
    ),
    SetFlag = Op {
        rules: &[&[Rule::Joint(Joint::SetsFlag(NAMED))]],
        ..sync("set_flag", "set a flag once the source pipe gets there", FLAG, FLAG_FORMAT)
    },
    SetFlagDyn = flag_dyn(
        "set_flag_dyn",
        "set a flag computed at run time",
        &[DYN_FLAG_RULES, &[Rule::Joint(Joint::SetsFlag(COMPUTED))]],
    ),
    SetIntraBlock = Op {
        manual: Manual::page(DIR),
        ..block_event("set_intra_block", "signal an event within the block", BLOCK_EVENT, &[INTRA_RULES, SIGNALS])
    },
    SyncSet = event("sync.set", "signal an event to other cores", &["set_cross_core"], &[EVENT_RULES, SIGNALS]),
    SyncWait = event("sync.wait", "wait for an event of other cores", &["wait_flag_dev"], &[EVENT_RULES, AWAITS]),
    Syncall = Op {
        manual: Manual::both("tile/ops/sync-and-config"),
        operands: &[
            Operand::new(Name::GmWorkspace, Role::InOut, WORKSPACE, "memory the cores meet in").optional(),
            Operand::new(Name::UsedCores, Role::In, Kind::Int(32), "number of cores that meet").optional(),
        ],
        rules: &[&[
            Rule::Micro(Micro::Requires { operand: 1, needed: 0 }),
            Rule::Micro(Micro::CaseNeeds { attr: Key::Mode, case: SyncAllMode::Soft.name(), operand: 0 }),
            Rule::Micro(Micro::OnlyWithCase {
                operand: 0,
                attr: Key::Mode,
                case: SyncAllMode::Soft.name(),
                required: false
            }),
            Rule::Micro(Micro::Workspace { operand: 0, bytes: 64 }),
            orders(PipeOrder::FinishesAll),
        ]],
        ..sync(
            "syncall",
            "hold every core until all have got there",
            MEETING,
            "`(` ($gm_workspace^ (`,` $used_cores^)? `:` type($gm_workspace) (`,` type($used_cores)^)?)? `)` `mode` `=` \
             qualified($mode) `,` `core_type` `=` qualified($core_type) attr-dict",
        )
    },
    Syncthreads = thread_fence("syncthreads", "hold every thread until all have got there"),
    Threadfence = thread_fence("threadfence", "order the accesses of a thread for all cores"),
    ThreadfenceBlock = thread_fence("threadfence_block", "order the accesses of a thread for its block"),
    Tsync = Op {
        manual: Manual::both("tile/ops/sync-and-config"),
        operands: &[Operand::new(Name::Events, Role::In, WAITED, "what is waited for").variadic()],
        rules: &[FINISHES_ALL],
        ..sync(
            "tsync",
            "wait until tiles, views or events are ready",
            &[],
            "`ins` `(` $events `:` type($events) `)` attr-dict",
        )
    },
    WaitCrossBlock =
        block_event("wait_cross_block", "wait for an event of other blocks", BLOCK_EVENT, &[CROSS_RULES, AWAITS]),
    WaitEvent = ops_event(
        "wait_event",
        "wait until operations of a kind have finished",
        &[&[orders(PipeOrder::Waits(OF_KINDS))]]
    ),
    WaitFlag = Op {
        rules: &[&[Rule::Joint(Joint::WaitsForFlag(NAMED))]],
        ..sync("wait_flag", "hold the destination pipe until the flag is set", FLAG, FLAG_FORMAT)
    },
    WaitFlagDyn = flag_dyn(
        "wait_flag_dyn",
        "hold the destination pipe until a flag computed at run time is set",
        &[DYN_FLAG_RULES, &[Rule::Joint(Joint::WaitsForFlag(COMPUTED))]],
    ),
    WaitIntraBlock = Op {
        aliases: &["wait_intra_core"],
        ..block_event("wait_intra_block", "wait for an event within the block", BLOCK_EVENT, &[INTRA_RULES, AWAITS])
    },
];
