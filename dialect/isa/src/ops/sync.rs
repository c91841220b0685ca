//! Flags between pipes and barriers.

use crate::attrs;
use crate::enums::EnumDef;
use crate::op::{
    Attr, AttrValue, Domain, Effects, Family, Kind, Kinds, Level, Manual, Op, Operand, Presence, PrintDefault, Role,
    Traits,
};
use crate::rule::{Buffer, Event, Flag, Joint, Micro, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DTypeSet, EventId, Pipe};

const DIR: &str = "scalar/ops/pipeline-sync";

const fn required(name: &'static str, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

const FLAG: &[Attr] = &[
    required("dst_pipe", Pipe::DEF, "pipe that waits").keys(&["dstPipe"]),
    required("event_id", EventId::DEF, "flag of the ordered pair of pipes").keys(&["eventId"]),
    required("src_pipe", Pipe::DEF, "pipe that sets").keys(&["srcPipe"]),
];

const NAMED: Flag = Flag { src: "src_pipe", dst: "dst_pipe", event: Event::Attr("event_id") };

/// A row of which only name and syntax matter.
#[cfg(test)]
pub(crate) const fn row(name: &'static str, syntax: Syntax) -> Op {
    Op { syntax, ..sync(name, "", &[], "") }
}

/// A synchronisation without operands.
const fn sync(name: &'static str, summary: &'static str, attrs: &'static [Attr], format: &'static str) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Sync,
        level: Level::Sync,
        summary,
        manual: Manual::page(DIR),
        operands: &[],
        results: &[],
        regions: &[],
        attrs,
        dtypes: PerTarget::same(DTypeSet::EMPTY),
        effects: Effects::Barrier,
        traits: Traits::SYNC,
        syntax: Syntax::Format(format),
        targets: TargetSet::ALL,
        numerics: &[],
        rules: &[],
    }
}

/// Buffer identifiers of a5.
const BUFFER_MAX: i64 = crate::target::BUFFER_IDS.a5 as i64 - 1;

const fn int(name: &'static str, width: u32, min: i64, max: i64, presence: Presence, doc: &'static str) -> Attr {
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

const BUFFER: &[Attr] = &[
    int("buf_id", 32, 0, BUFFER_MAX, Presence::Required, "buffer"),
    int(
        "mode",
        32,
        0,
        i32::MAX as i64,
        Presence::Default { value: AttrValue::Int(0), print: PrintDefault::Always },
        "kind of access",
    ),
    Attr {
        name: "op_type",
        keys: &[],
        domain: Domain::Enums(&[Pipe::DEF, &attrs::PIPE_EVENT_TYPE, &attrs::SYNC_OP_TYPE]),
        presence: Presence::Required,
        targets: TargetSet::ALL,
        renamed: false,
        doc: "pipe, or an operation that names it",
    },
];
const BUFFER_FORMAT: &str = "(`[` case($op_type, pipe_event_type, sync_op_type)^ $op_type `,` $buf_id `,` $mode `]`):($op_type `,` \
     $buf_id `,` $mode)? attr-dict";
const BUFFER_RULES: &[Rule] = &[Rule::Micro(Micro::NotCases { attr: "op_type", cases: &["PIPE_ALL"] })];
const HANDED: Buffer = Buffer { pipe: "op_type", id: "buf_id" };

const EVENT: &[Attr] = &[
    int("event_id", 32, 0, i32::MAX as i64, Presence::Optional, "event"),
    int("ffts_mode", 32, 0, 2, Presence::Optional, "cores that take part"),
    required("pipe", Pipe::DEF, "pipe of this core"),
];
const EVENT_DYN: &[Operand] =
    &[Operand::new("event_id_dyn", Role::In, Kind::Index, "event computed at run time").optional()];
const EVENT_FORMAT: &str = "$pipe `,` ($event_id_dyn^):($event_id)? attr-dict";
const EVENT_RULES: &[Rule] = &[
    Rule::Micro(Micro::OperandOrAttr { operand: 0, attr: "event_id" }),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::AttrRange { attr: "event_id", min: 0, max: 15 })),
    Rule::On(TargetSet::A5, &Rule::Micro(Micro::Constant { operand: 0, min: 0, max: 15 })),
];

const SCOPE: &[Attr] = &[required("scope", &attrs::FENCE_SCOPE, "memory ordered")];
const MEETING: &[Attr] = &[
    required("core_type", &attrs::SYNC_CORE_TYPE, "cores that meet"),
    required("mode", &attrs::SYNC_ALL_MODE, "by hardware or through memory"),
];

const WORKSPACE: Kind = Kind::OneOf(&Kinds {
    kinds: &[Kind::Ptr, Kind::TensorView, Kind::Partition],
    words: "a pointer, tensor view or partition view",
});

const FLAG_FORMAT: &str = "`[` $src_pipe `,` $dst_pipe `,` $event_id `]` attr-dict";

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        aliases: &["pipe_barrier"],
        manual: Manual { dir: "", intrinsic: false, extra: &["scalar/ops/pipeline-sync/pipe-barrier.md"] },
        ..sync(
            "barrier",
            "wait until a pipe has finished everything issued before",
            &[required("pipe", Pipe::DEF, "pipe to wait for")],
            "$pipe attr-dict",
        )
    },
    Op {
        manual: Manual::NONE,
        attrs: &[required("space", &attrs::ADDRESS_SPACE, "memory whose lines are dropped")],
        operands: &[Operand::new("addr", Role::InOut, Kind::Any, "address in the line dropped").optional()],
        rules: &[&[Rule::Micro(Micro::OnlyWithCase { operand: 0, attr: "space", case: "gm", required: false })]],
        ..sync(
            "cmo.cacheinvalid",
            "drop one cache line, or all",
            &[],
            "($addr^ `single_cache_line` case($space, gm) attr-dict `:` type($addr)):(`all` qualified($space) attr-dict)?",
        )
    },
    Op {
        manual: Manual::NONE,
        ..sync("fence.barrier_all", "order all accesses to a memory", SCOPE, "$scope attr-dict")
    },
    Op {
        targets: TargetSet::A5,
        numerics: &[],
        rules: &[BUFFER_RULES, &[Rule::Joint(Joint::TakesBuffer(HANDED))]],
        ..sync("get_buf", "take a buffer for a pipe", BUFFER, BUFFER_FORMAT)
    },
    Op {
        targets: TargetSet::A5,
        numerics: &[],
        rules: &[BUFFER_RULES, &[Rule::Joint(Joint::GivesBuffer(HANDED))]],
        ..sync("rls_buf", "give a buffer back", BUFFER, BUFFER_FORMAT)
    },
    Op {
        rules: &[&[Rule::Joint(Joint::SetsFlag(NAMED))]],
        ..sync("set_flag", "set a flag once the source pipe gets there", FLAG, FLAG_FORMAT)
    },
    Op {
        manual: Manual::NONE,
        operands: EVENT_DYN,
        rules: &[EVENT_RULES],
        ..sync("sync.set", "signal an event to other cores", EVENT, EVENT_FORMAT)
    },
    Op {
        manual: Manual::NONE,
        operands: EVENT_DYN,
        rules: &[EVENT_RULES],
        ..sync("sync.wait", "wait for an event of other cores", EVENT, EVENT_FORMAT)
    },
    Op {
        manual: Manual::both("tile/ops/sync-and-config"),
        operands: &[
            Operand::new("gm_workspace", Role::InOut, WORKSPACE, "memory the cores meet in").optional(),
            Operand::new("used_cores", Role::In, Kind::Int(32), "number of cores that meet").optional(),
        ],
        rules: &[&[
            Rule::Micro(Micro::Requires { operand: 1, needed: 0 }),
            Rule::Micro(Micro::CaseNeeds { attr: "mode", case: "soft", operand: 0 }),
            Rule::Micro(Micro::Workspace { operand: 0, bytes: 64 }),
        ]],
        ..sync(
            "syncall",
            "hold every core until all have got there",
            MEETING,
            "`(` ($gm_workspace^ (`,` $used_cores^)? `:` type($gm_workspace) (`,` type($used_cores)^)?)? `)` `mode` `=` \
             qualified($mode) `,` `core_type` `=` qualified($core_type) attr-dict",
        )
    },
    Op {
        rules: &[&[Rule::Joint(Joint::WaitsForFlag(NAMED))]],
        ..sync("wait_flag", "hold the destination pipe until the flag is set", FLAG, FLAG_FORMAT)
    },
];
