//! Jumps, calls and returns. Each gives the next instruction, or nothing where the thread has ended.
//!
//! Channels that `goto` turns off wait at an instruction, and go on when the thread gets there.

use super::alu::exec;
use super::thread::{Frame, State, Thread};
use super::{Fault, Result};
use crate::codes::Rule;
use crate::instruction::{Instruction, Value};
use crate::operand::{Exec, ExecSize, Predicate};
use crate::table::Role;
use crate::variable::LabelId;

fn label(instruction: &Instruction) -> Result<LabelId> {
    match instruction.arg(Role::Label).map(|arg| &arg.value) {
        Some(Value::Label(id)) => Ok(*id),
        Some(_) | None => Err(Fault::unsupported("jump without label")),
    }
}

fn predicate(instruction: &Instruction) -> Predicate {
    instruction.predicate().unwrap_or(Predicate::NONE)
}

/// Whether a jump of the whole thread is taken: the execution mask does not count.
fn taken(thread: &Thread<'_>, exec: Exec, predicate: Predicate) -> bool {
    predicate.is_none()
        || crate::predicate::enabled_channels(exec, predicate, u32::MAX, thread.predicate(predicate.id)) != 0
}

pub(super) fn jmp(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    if taken(thread, exec(instruction)?, predicate(instruction)) {
        thread.pc = thread.label(label(instruction)?)?;
    }
    Ok(())
}

/// `goto`: with one channel as `jmp`; else channels jump by themselves.
pub(super) fn goto(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let exec = exec(instruction)?;
    if exec.size == ExecSize::N1 {
        return jmp(thread, instruction);
    }
    let target = thread.label(label(instruction)?)?;
    let next = thread.pc;
    let jumping = (thread.enabled(exec, predicate(instruction)) << exec.mask.first_channel()) & thread.mask;
    let staying = thread.mask & !jumping;
    if target >= next {
        if jumping != 0 {
            *thread.waiting.entry(target).or_default() |= jumping;
        }
        thread.mask = staying;
        if staying == 0 {
            thread.pc = nearest(thread, next).unwrap_or(next);
        }
    } else if jumping != 0 {
        if staying != 0 {
            *thread.waiting.entry(next).or_default() |= staying;
        }
        thread.mask = jumping;
        thread.pc = target;
    }
    Ok(())
}

/// Where channels wait next: after an instruction, or else anywhere.
fn nearest(thread: &Thread<'_>, from: usize) -> Option<usize> {
    let after = thread.waiting.range(from..).next().map(|(at, _)| *at);
    after.or_else(|| thread.waiting.keys().next().copied())
}

pub(super) fn call(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let exec = exec(instruction)?;
    let predicate = predicate(instruction);
    let mut mask = thread.mask;
    if exec.size == ExecSize::N1 || predicate.is_none() {
        if !taken(thread, exec, predicate) {
            return Ok(());
        }
    } else {
        mask &= thread.enabled(exec, predicate) << exec.mask.first_channel();
        if mask == 0 {
            return Ok(());
        }
    }
    let target = thread.label(label(instruction)?)?;
    let frame = Frame { pc: thread.pc, mask: thread.mask, waiting: std::mem::take(&mut thread.waiting) };
    thread.frames.push(frame);
    thread.mask = mask;
    thread.pc = target;
    Ok(())
}

/// `ret`: the channels leave the subroutine; it is left when none is in it.
pub(super) fn ret(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let exec = exec(instruction)?;
    let predicate = predicate(instruction);
    if exec.size == ExecSize::N1 || predicate.is_none() {
        if !taken(thread, exec, predicate) {
            return Ok(());
        }
        thread.mask = 0;
    } else {
        thread.mask &= !(thread.enabled(exec, predicate) << exec.mask.first_channel());
    }
    if thread.mask != 0 {
        return Ok(());
    }
    if let Some(at) = nearest(thread, thread.pc) {
        thread.pc = at;
        return Ok(());
    }
    match thread.frames.pop() {
        Some(frame) => {
            thread.pc = frame.pc;
            thread.mask = frame.mask;
            thread.waiting = frame.waiting;
        }
        None => thread.state = State::Ended,
    }
    Ok(())
}

pub(super) fn switchjmp(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let index = super::message::scalar(thread, instruction, Role::Index)?;
    let labels = match instruction.arg(Role::Labels).map(|arg| &arg.value) {
        Some(Value::Labels(labels)) => &labels[..],
        Some(_) | None => &[],
    };
    let label = usize::try_from(index).ok().and_then(|index| labels.get(index));
    let label = label.ok_or_else(|| {
        Fault::new(Rule::JumpTarget, format!("index {index} of `switchjmp` with {} labels", labels.len()))
    })?;
    thread.pc = thread.label(*label)?;
    Ok(())
}
