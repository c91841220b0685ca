//! Flags between pipes and barriers.

use crate::enums::EnumDef;
use crate::op::{Attr, Effects, Family, Level, Manual, Op, Presence, Traits};
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
        rules: &[],
    }
}

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
    sync("set_flag", "set a flag once the source pipe gets there", FLAG, FLAG_FORMAT),
    sync("wait_flag", "hold the destination pipe until the flag is set", FLAG, FLAG_FORMAT),
];
