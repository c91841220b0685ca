//! Flags and barriers.
//!
//! Pipes do what was issued to them in order, and memory has no caches: what orders accesses of one pipe, or writes lines of
//! a cache back, changes nothing here.

mod cores;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::{Action, Event};
use crate::semantics::{Entry, Team, of, together};
use crate::value::Value;
use pto_isa::types::Pipe;
use pto_isa::{TypeDesc, codes};
use std::sync::{Arc, Mutex};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("barrier", barrier),
    of("barrier_sync", barrier_sync),
    of("cmo.cacheinvalid", no_cache),
    of("dcci", no_cache),
    of("declare_eventid_array", declare_eventid_array),
    of("dsb", drain),
    of("eventid_array_get", eventid_array_get),
    of("eventid_array_set", eventid_array_set),
    of("fence.barrier_all", drain),
    of("get_buf", get_buf),
    of("get_buf_dyn", get_buf_dyn),
    of("record_event", record_event),
    of("rls_buf", rls_buf),
    of("rls_buf_dyn", rls_buf_dyn),
    of("set_cross_block", cores::set_cross),
    of("set_flag", set_flag),
    of("set_flag_dyn", set_flag_dyn),
    of("set_intra_block", cores::set_intra_block),
    of("sync.set", cores::set_cross),
    of("sync.wait", cores::wait),
    of("syncall", cores::syncall),
    together("syncthreads", Team::All, in_turn),
    of("threadfence", in_turn),
    of("threadfence_block", in_turn),
    of("tsync", drain),
    of("wait_cross_block", cores::wait),
    of("wait_event", wait_event),
    of("wait_flag", wait_flag),
    of("wait_flag_dyn", wait_flag_dyn),
    of("wait_intra_block", cores::wait),
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

/// The pipe that runs operations of a kind has done everything issued before. Source: peer, barrier_sync.
fn barrier_sync(cx: &mut Ctx<'_, '_>) -> Exec {
    let pipe = pipe_or_kind(cx, "op_type")?;
    cx.request(pipe, Action::Barrier);
    Ok(())
}

/// The program waits until all pipes of the core have done everything issued before. `tsync` names what it waits for, of
/// which no source says more; waiting for all of it is enough. Source: peer, dsb and fence.barrier_all; PTO ISA manual,
/// tsync.md.
fn drain(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.request(Pipe::S, Action::Drain);
    Ok(())
}

/// Nothing: memory has no caches. Source: peer, dcci and cmo.cacheinvalid.
fn no_cache(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}

/// Nothing: threads of a vector core run in turn, and their accesses are in that order; at `syncthreads` each waits until all
/// are there. Source: peer, syncthreads, threadfence.
fn in_turn(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}

/// An array of events without values. Source: peer, declare_eventid_array.
fn declare_eventid_array(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::EventIds(count) = cx.result_type("array") else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected an array of events"));
    };
    let cells = vec![None; cx.held(count)?];
    cx.give("array", Value::Cells(Arc::new(Mutex::new(cells))));
    Ok(())
}

/// The event at a position, which has to have been set. Source: peer, eventid_array_get.
fn eventid_array_get(cx: &mut Ctx<'_, '_>) -> Exec {
    let (array, index) = (cx.cells("array")?, cx.int("index")?);
    let event = cx.cell(&array, index)?;
    cx.give("result", Value::Scalar(event));
    Ok(())
}

/// Sets the event at a position. Source: peer, eventid_array_set.
fn eventid_array_set(cx: &mut Ctx<'_, '_>) -> Exec {
    let (array, index, event) = (cx.cells("array")?, cx.int("index")?, cx.element("value")?);
    cx.set_cell(&array, index, event)
}

/// Pipe `op_type` does nothing more until all uses of the buffer issued before have given it back. No source says what
/// `mode` changes: nothing here. Source: PTO ISA manual, get-buf.md.
fn get_buf(cx: &mut Ctx<'_, '_>) -> Exec {
    let pipe = pipe_or_kind(cx, "op_type")?;
    let id = buffer_id(cx)?;
    cx.request(pipe, Action::Take(id));
    Ok(())
}

/// As [`get_buf`], with a number computed at run time. Source: peer, get_buf_dyn.
fn get_buf_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pipe, id) = (pipe_or_kind(cx, "op_type")?, cx.int("buf_id")?);
    cx.request(pipe, Action::Take(id));
    Ok(())
}

/// Pipe `op_type` gives the buffer back once it has done everything issued to it before. Source: PTO ISA manual, rls-buf.md.
fn rls_buf(cx: &mut Ctx<'_, '_>) -> Exec {
    let pipe = pipe_or_kind(cx, "op_type")?;
    let id = buffer_id(cx)?;
    cx.request(pipe, Action::Give(id));
    Ok(())
}

/// As [`rls_buf`], with a number computed at run time. Source: peer, rls_buf_dyn.
fn rls_buf_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pipe, id) = (pipe_or_kind(cx, "op_type")?, cx.int("buf_id")?);
    cx.request(pipe, Action::Give(id));
    Ok(())
}

/// As [`set_flag`] between the pipes of two kinds of operations. Source: PTO ISA manual, tsync.md.
fn record_event(cx: &mut Ctx<'_, '_>) -> Exec {
    let (src, _, flag) = event(cx)?;
    cx.request(src, Action::Signal(flag));
    Ok(())
}

/// As [`wait_flag`] between the pipes of two kinds of operations. Source: PTO ISA manual, tsync.md.
fn wait_event(cx: &mut Ctx<'_, '_>) -> Exec {
    let (_, dst, flag) = event(cx)?;
    cx.request(dst, Action::Await(vec![flag]));
    Ok(())
}

/// The pipes of two kinds of operations, and the flag between them.
fn event(cx: &Ctx<'_, '_>) -> Exec<(Pipe, Pipe, Event)> {
    let (src, dst) = (pipe_or_kind(cx, "src_op")?, pipe_or_kind(cx, "dst_op")?);
    Ok((src, dst, Event::Flag { core: cx.core_id(), src, dst, id: flag_id(cx)? }))
}

/// The pipe an attribute names, or that of the kind of operations it names.
fn pipe_or_kind(cx: &Ctx<'_, '_>, name: &str) -> Exec<Pipe> {
    let word = cx.required_choice(name)?;
    let pipe = Pipe::parse(word).or_else(|| Pipe::of_kind(word));
    pipe.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, format!("expected a pipe, found `{word}`")))
}

/// The number in the attribute `buf_id`.
fn buffer_id(cx: &Ctx<'_, '_>) -> Exec<i64> {
    cx.int_attribute("buf_id").ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected a buffer"))
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
