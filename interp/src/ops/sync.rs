//! Flags and barriers.
//!
//! Pipes execute operations in order, and memory has no caches: operations that order accesses of one pipe, or write
//! back lines of a cache, have no effect here.

mod cores;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::{Action, Event};
use crate::semantics::Semantics::{self, Run, Together};
use crate::semantics::Team;
use crate::value::Value;
use pto_isa::attrs::SyncOpType;
use pto_isa::ops::sync::Opcode;
use pto_isa::types::Pipe;
use pto_isa::{Key, Name, TypeDesc, codes};
use std::sync::{Arc, Mutex};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Barrier => Run(barrier),
        Opcode::BarrierSync => Run(barrier_sync),
        Opcode::CmoCacheinvalid | Opcode::Dcci => Run(no_cache),
        Opcode::DeclareEventidArray => Run(declare_eventid_array),
        Opcode::Dsb | Opcode::FenceBarrierAll | Opcode::Tsync => Run(drain),
        Opcode::EventidArrayGet => Run(eventid_array_get),
        Opcode::EventidArraySet => Run(eventid_array_set),
        Opcode::GetBuf => Run(get_buf),
        Opcode::GetBufDyn => Run(get_buf_dyn),
        Opcode::RecordEvent => Run(record_event),
        Opcode::RlsBuf => Run(rls_buf),
        Opcode::RlsBufDyn => Run(rls_buf_dyn),
        Opcode::SetCrossBlock | Opcode::SyncSet => Run(cores::set_cross),
        Opcode::SetFlag => Run(set_flag),
        Opcode::SetFlagDyn => Run(set_flag_dyn),
        Opcode::SetIntraBlock => Run(cores::set_intra_block),
        Opcode::SyncWait | Opcode::WaitCrossBlock | Opcode::WaitIntraBlock => Run(cores::wait),
        Opcode::Syncall => Run(cores::syncall),
        Opcode::Syncthreads => Together(Team::All, keeps_order),
        Opcode::Threadfence | Opcode::ThreadfenceBlock => Run(keeps_order),
        Opcode::WaitEvent => Run(wait_event),
        Opcode::WaitFlag => Run(wait_flag),
        Opcode::WaitFlagDyn => Run(wait_flag_dyn),
    }
}

/// Makes pipe `src_pipe` set the flag after everything issued to it before. Source: PTO ISA manual, set-flag.md.
fn set_flag(cx: &mut Ctx<'_, '_>) -> Exec {
    let id = flag_id(cx)?;
    let (src, flag) = flag(cx, id)?;
    cx.request(src, Action::Signal(flag));
    Ok(())
}

/// Makes pipe `dst_pipe` wait until the flag is set, and clear it. Source: PTO ISA manual, wait-flag.md.
fn wait_flag(cx: &mut Ctx<'_, '_>) -> Exec {
    let id = flag_id(cx)?;
    let (_, flag) = flag(cx, id)?;
    let dst = cx.pipe_attribute(Key::DstPipe)?;
    cx.request(dst, Action::Await(vec![flag]));
    Ok(())
}

/// Sets a flag as [`set_flag`], with a number computed at run time. Source: ptoas, set_flag_dyn.
fn set_flag_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (src, flag) = flag(cx, cx.int(Name::EventId)?)?;
    cx.request(src, Action::Signal(flag));
    Ok(())
}

/// Waits for a flag as [`wait_flag`], with a number computed at run time. Source: ptoas, wait_flag_dyn.
fn wait_flag_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (_, flag) = flag(cx, cx.int(Name::EventId)?)?;
    let dst = cx.pipe_attribute(Key::DstPipe)?;
    cx.request(dst, Action::Await(vec![flag]));
    Ok(())
}

/// Waits on the pipe for everything issued before; `PIPE_ALL` stops the program until all pipes have finished. Source:
/// PTO ISA manual, pipe-barrier.md.
fn barrier(cx: &mut Ctx<'_, '_>) -> Exec {
    match cx.pipe_attribute(Key::Pipe)? {
        Pipe::All => cx.request(Pipe::S, Action::Drain),
        pipe => cx.request(pipe, Action::Barrier),
    }
    Ok(())
}

/// Waits on the pipe of a kind of operations for everything issued before. Source: ptoas, barrier_sync.
fn barrier_sync(cx: &mut Ctx<'_, '_>) -> Exec {
    let pipe = pipe_or_kind(cx, Key::OpType)?;
    cx.request(pipe, Action::Barrier);
    Ok(())
}

/// Makes the program wait until all pipes of the core have executed everything issued before. `tsync` names what it
/// waits for, but no source states more; waiting for everything is enough. Source: ptoas, dsb and fence.barrier_all;
/// PTO ISA manual, tsync.md.
fn drain(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.request(Pipe::S, Action::Drain);
    Ok(())
}

/// Does nothing: memory has no caches. Source: ptoas, dcci and cmo.cacheinvalid.
fn no_cache(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}

/// Does nothing: threads of a vector core execute one after another, and their accesses are in that order; at
/// `syncthreads` each waits until all have arrived. Source: ptoas, syncthreads, threadfence.
fn keeps_order(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}

/// Creates an array of events without values. Source: ptoas, declare_eventid_array.
fn declare_eventid_array(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::EventIds(count) = cx.result_type(Name::Array) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected an array of events"));
    };
    let cells = vec![None; cx.held(count)?];
    cx.give(Name::Array, Value::Cells(Arc::new(Mutex::new(cells))));
    Ok(())
}

/// Returns the event at an index; fails if it was not set. Source: ptoas, eventid_array_get.
fn eventid_array_get(cx: &mut Ctx<'_, '_>) -> Exec {
    let (array, index) = (cx.cells(Name::Array)?, cx.int(Name::Index)?);
    let event = cx.cell(&array, index)?;
    cx.give(Name::Result, Value::Scalar(event));
    Ok(())
}

/// Sets the event at an index. Source: ptoas, eventid_array_set.
fn eventid_array_set(cx: &mut Ctx<'_, '_>) -> Exec {
    let (array, index, event) = (cx.cells(Name::Array)?, cx.int(Name::Index)?, cx.element(Name::Value)?);
    cx.set_cell(&array, index, event)
}

/// Makes pipe `op_type` wait until all earlier uses of the buffer have released it. No source states what `mode`
/// changes: nothing here. Source: PTO ISA manual, get-buf.md.
fn get_buf(cx: &mut Ctx<'_, '_>) -> Exec {
    let pipe = pipe_or_kind(cx, Key::OpType)?;
    let id = buffer_id(cx)?;
    cx.request(pipe, Action::Take(id));
    Ok(())
}

/// Acquires a buffer as [`get_buf`], with a number computed at run time. Source: ptoas, get_buf_dyn.
fn get_buf_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pipe, id) = (pipe_or_kind(cx, Key::OpType)?, cx.int(Name::BufId)?);
    cx.request(pipe, Action::Take(id));
    Ok(())
}

/// Makes pipe `op_type` release the buffer after everything issued to it before. Source: PTO ISA manual, rls-buf.md.
fn rls_buf(cx: &mut Ctx<'_, '_>) -> Exec {
    let pipe = pipe_or_kind(cx, Key::OpType)?;
    let id = buffer_id(cx)?;
    cx.request(pipe, Action::Give(id));
    Ok(())
}

/// Releases a buffer as [`rls_buf`], with a number computed at run time. Source: ptoas, rls_buf_dyn.
fn rls_buf_dyn(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pipe, id) = (pipe_or_kind(cx, Key::OpType)?, cx.int(Name::BufId)?);
    cx.request(pipe, Action::Give(id));
    Ok(())
}

/// Sets a flag as [`set_flag`] between the pipes of two kinds of operations. Source: PTO ISA manual, tsync.md.
fn record_event(cx: &mut Ctx<'_, '_>) -> Exec {
    let (src, _, flag) = event(cx)?;
    cx.request(src, Action::Signal(flag));
    Ok(())
}

/// Waits for a flag as [`wait_flag`] between the pipes of two kinds of operations. Source: PTO ISA manual, tsync.md.
fn wait_event(cx: &mut Ctx<'_, '_>) -> Exec {
    let (_, dst, flag) = event(cx)?;
    cx.request(dst, Action::Await(vec![flag]));
    Ok(())
}

/// Returns the pipes of two kinds of operations, and the flag between them.
fn event(cx: &Ctx<'_, '_>) -> Exec<(Pipe, Pipe, Event)> {
    let (src, dst) = (pipe_or_kind(cx, Key::SrcOp)?, pipe_or_kind(cx, Key::DstOp)?);
    Ok((src, dst, Event::Flag { core: cx.core_id(), src, dst, id: flag_id(cx)? }))
}

/// Returns the pipe that an attribute names, or that of the kind of operations it names.
fn pipe_or_kind(cx: &Ctx<'_, '_>, name: Key) -> Exec<Pipe> {
    let value = cx.attribute(name);
    let pipe = value.choice().or_else(|| value.choice().map(SyncOpType::pipe));
    pipe.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, format!("attribute `{name}` is absent")))
}

/// Returns the number in the attribute `buf_id`.
fn buffer_id(cx: &Ctx<'_, '_>) -> Exec<i64> {
    cx.int_attribute(Key::BufId).ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected a buffer"))
}

/// Returns the number in the attribute `event_id`.
fn flag_id(cx: &Ctx<'_, '_>) -> Exec<i64> {
    cx.int_attribute(Key::EventId).ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected an event"))
}

/// Returns the pipe that sets a flag, and the flag.
fn flag(cx: &Ctx<'_, '_>, id: i64) -> Exec<(Pipe, Event)> {
    let (src, dst) = (cx.pipe_attribute(Key::SrcPipe)?, cx.pipe_attribute(Key::DstPipe)?);
    Ok((src, Event::Flag { core: cx.core_id(), src, dst, id }))
}
