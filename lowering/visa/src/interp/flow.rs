//! Jumps, calls and returns.
//!
//! Channels that `goto` disables wait at an instruction, and are enabled again when the thread reaches it.

use super::alu::exec;
use super::thread::{Frame, State, Thread};
use super::{Fault, Launch, Result};
use crate::codes::Rule;
use crate::instruction::{Instruction, Value};
use crate::kernel::UnitKind;
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

/// Returns whether the whole thread takes a jump, regardless of the execution mask.
fn taken(thread: &Thread<'_>, exec: Exec, predicate: Predicate) -> Result<bool> {
    Ok(predicate.is_none() || thread.enabled_of(exec, predicate, u32::MAX)? != 0)
}

pub(super) fn jmp(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    if taken(thread, exec(instruction)?, predicate(instruction))? {
        thread.pc = thread.label(label(instruction)?)?;
    }
    Ok(())
}

/// Executes `goto`: with one channel like `jmp`; else channels jump separately.
pub(super) fn goto(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let exec = exec(instruction)?;
    if exec.size == ExecSize::N1 {
        return jmp(thread, instruction);
    }
    let target = thread.label(label(instruction)?)?;
    let next = thread.pc;
    let jumping = (thread.enabled(exec, predicate(instruction))? << exec.mask.first_channel()) & thread.mask;
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

/// Returns the next instruction at which channels wait: after an instruction, or else anywhere.
fn nearest(thread: &Thread<'_>, from: usize) -> Option<usize> {
    let after = thread.waiting.range(from..).next().map(|(at, _)| *at);
    after.or_else(|| thread.waiting.keys().next().copied())
}

/// Returns the channels that execute a call; `None` if it is not taken. `all` are those of a call by the whole thread.
fn called(thread: &Thread<'_>, instruction: &Instruction, all: u32) -> Result<Option<u32>> {
    let (exec, predicate) = (exec(instruction)?, predicate(instruction));
    if exec.size == ExecSize::N1 {
        return Ok(taken(thread, exec, predicate)?.then_some(all));
    }
    if predicate.is_none() {
        return Ok(Some(thread.mask));
    }
    let mask = thread.mask & thread.enabled(exec, predicate)? << exec.mask.first_channel();
    Ok((mask != 0).then_some(mask))
}

pub(super) fn call(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let Some(mask) = called(thread, instruction, thread.mask)? else { return Ok(()) };
    let target = thread.label(label(instruction)?)?;
    let frame = Frame { pc: thread.pc, mask: thread.mask, waiting: std::mem::take(&mut thread.waiting) };
    thread.frames.push(frame);
    thread.mask = mask;
    thread.pc = target;
    Ok(())
}

/// Executes a return for some channels; returns whether all channels have left, after waiting ones continue.
fn left(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<bool> {
    let (exec, predicate) = (exec(instruction)?, predicate(instruction));
    if exec.size == ExecSize::N1 || predicate.is_none() {
        if !taken(thread, exec, predicate)? {
            return Ok(false);
        }
        thread.mask = 0;
    } else {
        thread.mask &= !(thread.enabled(exec, predicate)? << exec.mask.first_channel());
    }
    if thread.mask != 0 {
        return Ok(false);
    }
    let next = nearest(thread, thread.pc);
    thread.pc = next.unwrap_or(thread.pc);
    Ok(next.is_none())
}

/// Executes `ret`: the channels leave the subroutine, and the thread returns when no channel is left in it.
pub(super) fn ret(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    if !left(thread, instruction)? {
        return Ok(());
    }
    match thread.frames.pop() {
        Some(frame) => {
            thread.pc = frame.pc;
            thread.mask = frame.mask;
            thread.waiting = frame.waiting;
        }
        None if thread.is_called() => {
            let message = format!("`ret` of `{}` itself, which `fret` returns from", thread.unit.name);
            return Err(Fault::new(Rule::JumpTarget, message));
        }
        None => thread.state = State::Ended,
    }
    Ok(())
}

/// Executes `fret`: like [`ret`], for a function.
pub(super) fn fret(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    if left(thread, instruction)? { thread.leave() } else { Ok(()) }
}

fn callee(instruction: &Instruction) -> Result<&str> {
    match instruction.arg(Role::Callee).map(|arg| &arg.value) {
        Some(Value::Text(name)) => Ok(name),
        Some(_) | None => Err(Fault::unsupported("call without function")),
    }
}

/// Returns the function with a name, and its index.
fn named(launch: &Launch<'_>, name: &str) -> Result<usize> {
    let found = launch.functions.iter().position(|function| &*function.name == name);
    found.ok_or_else(|| Fault::new(Rule::JumpTarget, format!("there is no function `{name}` in the file")))
}

/// Addresses of functions start here, below those of buffers.
const FUNCTIONS: u64 = 0x1000;
const FUNCTION: u64 = 0x40;

/// Executes `faddr`: returns the address of a function.
pub(super) fn faddr(thread: &mut Thread<'_>, launch: &Launch<'_>, instruction: &Instruction) -> Result<()> {
    let address = FUNCTIONS + named(launch, callee(instruction)?)? as u64 * FUNCTION;
    thread.write_bits(super::alu::vector(instruction, Role::Dst)?, 0, address)
}

pub(super) fn fcall<'a>(thread: &mut Thread<'a>, launch: &Launch<'a>, instruction: &Instruction) -> Result<()> {
    let index = named(launch, callee(instruction)?)?;
    enter(thread, launch, instruction, index)
}

/// Executes `ifcall`: calls a function by address.
pub(super) fn ifcall<'a>(thread: &mut Thread<'a>, launch: &Launch<'a>, instruction: &Instruction) -> Result<()> {
    let address = super::message::scalar(thread, instruction, Role::Address)? as u64;
    let offset = address.checked_sub(FUNCTIONS).filter(|offset| offset.is_multiple_of(FUNCTION));
    let index = offset.and_then(|offset| usize::try_from(offset / FUNCTION).ok());
    let index = index.filter(|index| *index < launch.functions.len());
    let index =
        index.ok_or_else(|| Fault::new(Rule::JumpTarget, format!("there is no function at address {address:#x}")))?;
    enter(thread, launch, instruction, index)
}

fn enter<'a>(thread: &mut Thread<'a>, launch: &Launch<'a>, instruction: &Instruction, index: usize) -> Result<()> {
    let Some(mask) = called(thread, instruction, thread.dispatched)? else { return Ok(()) };
    let Some(function) = launch.functions.get(index) else { return Ok(()) };
    let [args, returned] = [Role::ArgSize, Role::ReturnSize].map(|role| super::message::word(instruction, role));
    if let UnitKind::Function { input_size, return_size, .. } = function.kind
        && (args, returned) != (input_size.into(), return_size.into())
    {
        let message = format!(
            "expected {input_size} registers of arguments and {return_size} of results in a call of `{}`, found {args} and \
             {returned}",
            function.name
        );
        return Err(Fault::new(Rule::CallSizes, message));
    }
    thread.enter(Thread::new(launch, function)?, mask, args, returned)
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
