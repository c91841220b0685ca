//! Blocks of a launch, sections, scopes; what orders pipes.

use genx::{Element, Op, Type};
use pto_isa::Name;

use super::vector_special::MERGED;
use super::{Cx, Entry, by, inline, missing, vanishes};
use crate::refusal::Lowered;
use crate::value::{Dyn, Num, Val};

pub(super) const SCOPES: &[Entry] = &[vanishes("mem_bar"), inline("strict_vecscope"), inline("vecscope")];

/// The operations that have a counterpart.
pub(super) const RULES: &[Entry] = &[
    by("get_block_idx", block_index),
    missing("get_block_num", "whose implicit input Intel's finalizer cannot read in objects; pass it as an argument"),
    by("get_subblock_idx", |cx| give_number(cx, 0)),
    by("get_subblock_num", |cx| give_number(cx, 1)),
    by("get_vms4_sr", merged),
    // One thread is a cube core and a vector core, and does one thing after the other; what orders the cores is refused.
    inline("section.cube"),
    inline("section.vector"),
    vanishes("set_atomic_none"),
];

/// Flags, barriers and buffers order pipes: one thread does one thing after the other.
pub(super) const SYNC: &[Entry] = &[
    vanishes("barrier"),
    vanishes("barrier_sync"),
    missing("cmo.cacheinvalid", BETWEEN_CORES),
    missing("dcci", BETWEEN_CORES),
    missing("declare_eventid_array", EVENTS),
    vanishes("dsb"),
    missing("eventid_array_get", EVENTS),
    missing("eventid_array_set", EVENTS),
    vanishes("fence.barrier_all"),
    vanishes("get_buf"),
    vanishes("get_buf_dyn"),
    vanishes("record_event"),
    vanishes("rls_buf"),
    vanishes("rls_buf_dyn"),
    missing("set_cross_block", BETWEEN_CORES),
    vanishes("set_flag"),
    vanishes("set_flag_dyn"),
    missing("set_intra_block", BETWEEN_CORES),
    missing("sync.set", BETWEEN_CORES),
    missing("sync.wait", BETWEEN_CORES),
    missing("syncall", BETWEEN_CORES),
    missing("syncthreads", BETWEEN_CORES),
    missing("threadfence", BETWEEN_CORES),
    missing("threadfence_block", BETWEEN_CORES),
    vanishes("tsync"),
    missing("wait_cross_block", BETWEEN_CORES),
    vanishes("wait_event"),
    vanishes("wait_flag"),
    vanishes("wait_flag_dyn"),
    missing("wait_intra_block", BETWEEN_CORES),
];

const BETWEEN_CORES: &str = "between cores, which has no counterpart";
const EVENTS: &str = "of events, which has no counterpart yet";

/// The number of the block: the thread group.
fn block_index(cx: &mut Cx<'_, '_>) -> Lowered {
    let value = cx.e().b().value(Op::GroupId, &[], &[], Type::scalar(Element::I32));
    cx.give(Name::Result, Val::Num(Num::Dyn(Dyn { value, low: 0, high: i64::from(i32::MAX), multiple: 1 })));
    Ok(())
}

/// One thread is the only vector core of its block.
fn give_number(cx: &mut Cx<'_, '_>, number: i64) -> Lowered {
    cx.give(Name::Result, Val::Num(Num::Const(number)));
    Ok(())
}

/// The entries that the last merge took of each list.
fn merged(cx: &mut Cx<'_, '_>) -> Lowered {
    let taken = cx.setting(MERGED)?.ok_or("before a merge")?;
    for (name, count) in [Name::List0, Name::List1, Name::List2, Name::List3].into_iter().zip(taken) {
        cx.give(name, count);
    }
    Ok(())
}
