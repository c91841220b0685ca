//! Flags and barriers.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::{Action, Event};
use crate::semantics::{Entry, missing, of};
use pto_isa::codes;
use pto_isa::types::Pipe;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("barrier", barrier),
    missing("barrier_sync"),
    missing("cmo.cacheinvalid"),
    missing("dcci"),
    missing("declare_eventid_array"),
    missing("dsb"),
    missing("eventid_array_get"),
    missing("eventid_array_set"),
    missing("fence.barrier_all"),
    missing("get_buf"),
    missing("get_buf_dyn"),
    missing("record_event"),
    missing("rls_buf"),
    missing("rls_buf_dyn"),
    missing("set_cross_block"),
    of("set_flag", set_flag),
    of("set_flag_dyn", set_flag_dyn),
    missing("set_intra_block"),
    missing("sync.set"),
    missing("sync.wait"),
    missing("syncall"),
    missing("syncthreads"),
    missing("threadfence"),
    missing("threadfence_block"),
    missing("tsync"),
    missing("wait_cross_block"),
    missing("wait_event"),
    of("wait_flag", wait_flag),
    of("wait_flag_dyn", wait_flag_dyn),
    missing("wait_intra_block"),
];

/// Pipe `src_pipe` sets the flag once it has done everything issued to it before. Source: PTO ISA manual, set-flag.md.
fn set_flag(cx: &mut Ctx<'_, '_>) -> Exec {
    let id = flag_id(cx)?;
    let (src, flag) = flag(cx, id)?;
    cx.request(src, Action::Signal(flag));
    Ok(())
}

/// Pipe `dst_pipe` does nothing more until the flag is set, and clears it. Source: PTO ISA manual, wait-flag.md.
fn wait_flag(cx: &mut Ctx<'_, '_>) -> Exec {
    let id = flag_id(cx)?;
    let (_, flag) = flag(cx, id)?;
    let dst = cx.pipe_attribute("dst_pipe")?;
    cx.request(dst, Action::Await(vec![flag]));
    Ok(())
}

/// As [`set_flag`], with a number computed at run time. Source: peer, set_flag_dyn.
fn set_flag_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (src, flag) = flag(cx, cx.int("event_id")?)?;
    cx.request(src, Action::Signal(flag));
    Ok(())
}

/// As [`wait_flag`], with a number computed at run time. Source: peer, wait_flag_dyn.
fn wait_flag_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (_, flag) = flag(cx, cx.int("event_id")?)?;
    let dst = cx.pipe_attribute("dst_pipe")?;
    cx.request(dst, Action::Await(vec![flag]));
    Ok(())
}

/// The pipe has done everything issued before; `PIPE_ALL` holds the program until all pipes have. Source: PTO ISA manual,
/// pipe-barrier.md.
fn barrier(cx: &mut Ctx<'_, '_>) -> Exec {
    match cx.pipe_attribute("pipe")? {
        Pipe::All => cx.request(Pipe::S, Action::Drain),
        pipe => cx.request(pipe, Action::Barrier),
    }
    Ok(())
}

/// The number in the attribute `event_id`.
fn flag_id(cx: &Ctx<'_, '_>) -> Exec<i64> {
    cx.int_attribute("event_id").ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected an event"))
}

/// The pipe that sets a flag, and the flag.
fn flag(cx: &Ctx<'_, '_>, id: i64) -> Exec<(Pipe, Event)> {
    let (src, dst) = (cx.pipe_attribute("src_pipe")?, cx.pipe_attribute("dst_pipe")?);
    Ok((src, Event::Flag { core: cx.core_id(), src, dst, id }))
}
