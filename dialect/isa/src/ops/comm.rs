//! Communication between devices.

use crate::Key;
use crate::Name;
use crate::attrs::{self, AtomicType};
use crate::enums::EnumDef;
use crate::op::{
    Arity, Attr, Domain, Effects, Family, Infer, Kind, Kinds, Level, Manual, Op, OpResult, Operand, Presence,
    PrintDefault, Role,
};
use crate::rule::{Allowed, LocSet, Micro, Rule, Transfer};
use crate::syntax::Syntax;
use crate::target::PerTarget;
use crate::types::{AddressSpace, DType, DTypeSet, Handle, Loc};

/// A buffer in the memory of a device: global memory or a view of it.
const MEMORY: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::TensorView, Kind::Partition], words: "a tensor or partition view" });
const SESSION: Operand =
    Operand::new(Name::Session, Role::In, Kind::Handle(Handle::AsyncSession), "session of the transfer");
const EVENT: Operand = Operand::new(Name::Event, Role::In, Kind::Handle(Handle::AsyncEvent), "event of the transfer");

const fn memory(name: Name, role: Role, doc: &'static str) -> Operand {
    Operand::new(name, role, MEMORY, doc)
}

const fn staging(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::Tmp, Kind::Tile, doc)
}

const PING: Operand = staging(Name::Ping, "staging tile");
const PONG: Operand = staging(Name::Pong, "second staging tile").optional();

const fn result(name: Name, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

const STARTED: &[OpResult] = &[result(Name::Event, Kind::Handle(Handle::AsyncEvent), "event of the transfer")];
const COMPLETED: &[OpResult] = &[result(Name::Completed, Kind::Int(1), "the transfer is complete")];

const fn number(name: Key, width: u32, min: i64, presence: Presence, doc: &'static str) -> Attr {
    let max = if width == 32 { i32::MAX as i64 } else { i64::MAX };
    Attr::new(name, Domain::Int { width, min, max }, presence, doc)
}

const fn choice(name: Key, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

const ROOT: Attr = number(Key::Root, 32, 0, Presence::Required, "member of the group that is this device");

/// A transfer between devices.
const fn comm(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    attrs: &'static [Attr],
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual,
        operands,
        attrs,
        syntax: Syntax::Format(format),
        rules,
        ..Op::new(Family::Comm, Level::Comm, name)
    }
}

const fn page(extra: &'static [&'static str]) -> Manual {
    Manual { extra, ..Manual::NONE }
}

const STAGED: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));

/// Rules of staging tiles: in vector memory, of the same type, with the element type of the data that is sent.
macro_rules! staged_rules {
    ($data:expr, $tiles:expr, $ping:literal, $pong:literal, $all:expr, $partitions:literal) => {
        &[
            Rule::Transfer(Transfer::StaticView { views: $data, partitions: $partitions }),
            Rule::SameDType($all),
            Rule::Location { operands: $tiles, allowed: STAGED },
            Rule::SameType($pong, $ping),
        ]
    };
}

const GROUP_RULES: &[Rule] = staged_rules!(&[0, 3], &[1, 2], 1, 2, &[0, 1, 2, 3], false);
const GROUP_ROOT: &[Rule] =
    &[Rule::Transfer(Transfer::Group(3)), Rule::Transfer(Transfer::Member { attr: Key::Root, group: 3 })];
/// The data that is sent has the type of each member of the group.
const SENT: &[Rule] = &[Rule::SameType(3, 0)];
const REDUCE_RULES: &[Rule] = staged_rules!(&[0, 4], &[1, 2, 3], 2, 3, &[0, 1, 2, 3, 4], false);
const REDUCE_ROOT: &[Rule] = &[
    Rule::Transfer(Transfer::Group(4)),
    Rule::Transfer(Transfer::Member { attr: Key::Root, group: 4 }),
    Rule::SameType(2, 1),
];
const PAIR_RULES: &[Rule] = staged_rules!(&[0, 1], &[2, 3], 2, 3, &[0, 1, 2, 3], true);
const PAIR_EXTENTS: &[Rule] = &[Rule::Transfer(Transfer::SameExtents(1, 0))];
/// Memory supports atomic addition, but no comparison.
const ATOMIC_RULES: &[Rule] = &[Rule::Micro(Micro::NotCases {
    attr: Key::AtomicType,
    cases: &[AtomicType::AtomicMax.name(), AtomicType::AtomicMin.name()],
})];
const LINE_RULES: &[Rule] =
    &[Rule::SameDType(&[0, 1]), Rule::Transfer(Transfer::Line(&[0, 1])), Rule::Transfer(Transfer::SameExtents(1, 0))];

const I32: DTypeSet = DTypeSet::of(&[DType::I32]);
const SIGNAL_RULES: &[Rule] = &[
    Rule::Transfer(Transfer::StaticView { views: &[0], partitions: false }),
    Rule::DType { operands: &[0], allowed: Allowed::Only(PerTarget::same(I32)) },
    Rule::Micro(Micro::ElementTypes { operands: &[1], allowed: PerTarget::same(I32) }),
];

/// Format of a transfer within a group of devices; `$data` is the operand that only the root device has.
macro_rules! group_format {
    ($data:literal) => {
        concat!(
            "`(` $",
            $data,
            " `,` `recv` `(` $ping (`,` $pong^)? `)` `,` `group` `(` $group `)` `:` type($",
            $data,
            ") `,` type($ping) (`,` type($pong)^)? `,` type($group) `)` attr-dict"
        )
    };
}

const PAIR: &[Operand] =
    &[memory(Name::Dst, Role::Out, "memory written"), memory(Name::Src, Role::In, "memory read"), PING, PONG];
const PAIR_FORMAT: &str = "`(` $dst `,` $src `,` `buf` `(` $ping (`,` $pong^)? `)` `:` type($dst) `,` type($src) `,` \
     type($ping) (`,` type($pong)^)? `)` attr-dict";
const ASYNC: &[Operand] =
    &[memory(Name::Dst, Role::Out, "memory written"), memory(Name::Src, Role::In, "memory read"), SESSION];
const ASYNC_FORMAT: &str = "`(` $dst `,` $src `,` $session `:` type($dst) `,` type($src) `,` type($session) `)` attr-dict \
     `->` type($event)";
const SIGNAL: &str = "`(` $signal `,` $value `:` type($signal) `,` type($value) `)` attr-dict";
const COMPARED: &str = "`(` $signal `,` $cmpValue `:` type($signal) `,` type($cmpValue) `)` attr-dict";
const TESTED: &str = "`(` $signal `,` $cmpValue `:` type($signal) `,` type($cmpValue) `)` attr-dict `->` type($result)";
const OF_EVENT: &str =
    "`(` $event `,` $session `:` type($event) `,` type($session) `)` attr-dict `->` type($completed)";

const WORDS: &[Operand] = &[
    memory(Name::Signal, Role::In, "words compared"),
    Operand::new(Name::CmpValue, Role::In, Kind::Scalar, "value compared with"),
];
const NOTIFY: &[Attr] =
    &[choice(Key::NotifyOp, &attrs::NOTIFY_OP, "how the signal is written").keys(&["op", "notify_op"])];
const REDUCE: &[Attr] =
    &[choice(Key::ReduceOp, &attrs::REDUCE_OP, "how elements are combined").keys(&["op", "reduce_op"]), ROOT];
const ATOMIC: &[Attr] = &[Attr::choice(
    Key::AtomicType,
    &attrs::ATOMIC_TYPE,
    Presence::Default { value: attrs::AtomicType::AtomicNone.value(), print: PrintDefault::WhenSet },
    "combination with memory",
)
.keys(&["atomic", "atomic_type"])];
const CMP: &[Attr] = &[choice(Key::Cmp, &attrs::WAIT_CMP, "relation of the words and the value")];

/// A query of an asynchronous transfer. It is a barrier for the motion of other accesses.
const fn of_event(name: &'static str, summary: &'static str) -> Op {
    Op {
        results: COMPLETED,
        effects: Effects::Barrier,
        ..comm(name, summary, Manual::NONE, &[], &[EVENT, SESSION], OF_EVENT, &[])
    }
}

/// Starts an asynchronous transfer.
const fn started(name: &'static str, summary: &'static str, manual: Manual) -> Op {
    Op { results: STARTED, ..comm(name, summary, manual, &[], ASYNC, ASYNC_FORMAT, &[LINE_RULES]) }
}

/// A transfer within a group.
const fn in_group(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    operands: &'static [Operand],
    format: &'static str,
) -> Op {
    comm(name, summary, manual, &[ROOT], operands, format, &[GROUP_RULES, GROUP_ROOT])
}

const fn optional(name: Key, width: u32, min: i64, doc: &'static str) -> Attr {
    number(name, width, min, Presence::Optional, doc)
}

ops![
    CommBuildAsyncSession = Op {
        results: &[result(Name::Session, Kind::Handle(Handle::AsyncSession), "the session")],
        effects: Effects::State,
        ..comm(
            "comm.build_async_session",
            "open a session of asynchronous transfers",
            Manual::NONE,
            &[
                optional(Key::BlockBytes, 64, 1, "bytes of a block"),
                optional(Key::ChannelGroupIdx, 64, 0, "number of the group of channels"),
                optional(Key::CommBlockOffset, 64, 0, "first block"),
                optional(Key::QueueNum, 32, 1, "number of queues"),
                Attr::new(
                    Key::SyncId,
                    Domain::Int { width: 32, min: 0, max: 7 },
                    Presence::Optional,
                    "flag the session uses",
                ),
            ],
            &[
                Operand::new(Name::Scratch, Role::Tmp, Kind::Tile, "staging memory"),
                Operand::new(Name::Workspace, Role::In, Kind::Ptr, "memory of the queues"),
            ],
            "`(` $scratch `,` $workspace `:` type($scratch) `,` type($workspace) `)` attr-dict `->` type($session)",
            &[&[
                Rule::Location { operands: &[0], allowed: STAGED },
                Rule::MinBytes { operand: 0, bytes: 8 },
                Rule::Own(&Rule::Micro(Micro::Memory { operand: 1, allowed: &[AddressSpace::Gm] })),
                Rule::Micro(Micro::ElementTypes { operands: &[1], allowed: PerTarget::same(DTypeSet::int(8)) }),
            ]],
        )
    },
    CommTbroadcast = Op {
        rules: &[GROUP_RULES, GROUP_ROOT, SENT],
        ..in_group(
            "comm.tbroadcast",
            "send memory of the root to every member of a group",
            page(&["comm/TBROADCAST.md"]),
            &[
                memory(Name::Src, Role::In, "memory of the root"),
                PING,
                PONG,
                memory(Name::Group, Role::Out, "memory of each member").variadic(),
            ],
            group_format!("src"),
        )
    },
    CommTestAsyncEvent = of_event("comm.test_async_event", "ask whether an asynchronous transfer is complete"),
    CommTgather = in_group(
        "comm.tgather",
        "collect memory of every member of a group",
        page(&["comm/TGATHER.md"]),
        &[
            memory(Name::Dst, Role::Out, "memory of the root"),
            PING,
            PONG,
            memory(Name::Group, Role::In, "memory of each member").variadic(),
        ],
        group_format!("dst"),
    ),
    CommTget = comm(
        "comm.tget",
        "copy memory of another device",
        page(&["comm/TGET.md"]),
        &[],
        PAIR,
        PAIR_FORMAT,
        &[PAIR_RULES, PAIR_EXTENTS]
    ),
    CommTgetAsync = started("comm.tget_async", "start to copy memory of another device", page(&["comm/TGET_ASYNC.md"])),
    CommTnotify = Op {
        effects: Effects::Barrier,
        ..comm(
            "comm.tnotify",
            "write a signal of another device",
            page(&["comm/TNOTIFY.md"]),
            NOTIFY,
            &[
                memory(Name::Signal, Role::InOut, "the signal"),
                Operand::new(Name::Value, Role::In, Kind::Scalar, "the value")
            ],
            SIGNAL,
            &[SIGNAL_RULES],
        )
    },
    CommTput = comm(
        "comm.tput",
        "copy memory to another device",
        page(&["comm/TPUT.md"]),
        ATOMIC,
        PAIR,
        PAIR_FORMAT,
        &[PAIR_RULES, PAIR_EXTENTS, ATOMIC_RULES],
    ),
    CommTputAsync = started("comm.tput_async", "start to copy memory to another device", page(&["comm/TPUT_ASYNC.md"])),
    CommTreduce = comm(
        "comm.treduce",
        "combine memory of every member of a group",
        page(&["comm/TREDUCE.md"]),
        REDUCE,
        &[
            memory(Name::Dst, Role::Out, "memory of the root"),
            staging(Name::Acc, "accumulator"),
            staging(Name::RecvPing, "staging tile"),
            staging(Name::RecvPong, "second staging tile").optional(),
            memory(Name::Group, Role::In, "memory of each member").variadic(),
        ],
        "`(` $dst `,` $acc `,` `recv` `(` $recvPing (`,` $recvPong^)? `)` `,` `group` `(` $group `)` `:` type($dst) `,` \
         type($acc) `,` type($recvPing) (`,` type($recvPong)^)? `,` type($group) `)` attr-dict",
        &[REDUCE_RULES, REDUCE_ROOT],
    ),
    CommTscatter = in_group(
        "comm.tscatter",
        "send parts of memory of the root to the members of a group",
        page(&["comm/TSCATTER.md"]),
        &[
            memory(Name::Src, Role::In, "memory of the root"),
            PING,
            PONG,
            memory(Name::Group, Role::Out, "memory of each member").variadic(),
        ],
        group_format!("src"),
    ),
    CommTtest = Op {
        results: &[result(Name::Result, Kind::Int(1), "the relation holds")],
        effects: Effects::Barrier,
        ..comm("comm.ttest", "compare a signal", page(&["comm/TTEST.md"]), CMP, WORDS, TESTED, &[SIGNAL_RULES])
    },
    CommTwait = Op {
        effects: Effects::Barrier,
        ..comm("comm.twait", "wait for a signal", page(&["comm/TWAIT.md"]), CMP, WORDS, COMPARED, &[SIGNAL_RULES])
    },
    CommWaitAsyncEvent = of_event("comm.wait_async_event", "wait until an asynchronous transfer is complete"),
];
