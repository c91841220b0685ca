//! Barriers. All threads see the same memory at any time, so that fences have no effect.

use super::message::{scalar, word};
use super::thread::{State, Thread};
use super::{Fault, Machine, Result};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::table::Role;
use crate::word::Phase;

/// A named barrier of a group.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Named {
    /// How many threads it waits for.
    threads: u64,
    /// How many have signalled.
    arrived: u64,
    /// How often all had.
    pub(super) passed: u64,
}

pub(super) fn barrier(thread: &mut Thread<'_>) {
    thread.arrived += 1;
    thread.state = State::Waiting(thread.arrived);
}

fn is_signal(instruction: &Instruction) -> bool {
    word(instruction, Role::Phase) == Phase::Signal.code()
}

/// `sbarrier`: the signal arrives, the wait waits for what was signalled.
pub(super) fn split(thread: &mut Thread<'_>, instruction: &Instruction) {
    if is_signal(instruction) {
        thread.arrived += 1;
    } else {
        thread.state = State::Waiting(thread.arrived);
    }
}

/// `nbarrier`: the same of a barrier that as many threads pass together as the signals say.
pub(super) fn named(thread: &mut Thread<'_>, machine: &mut Machine<'_, '_>, instruction: &Instruction) -> Result<()> {
    let id = scalar(thread, instruction, Role::BarrierId)? as u32;
    let barrier = machine.barriers.entry(id).or_default();
    if !is_signal(instruction) {
        let before = thread.signalled.remove(&id).unwrap_or(barrier.passed);
        thread.state = State::Named(id, before + 1);
        return Ok(());
    }
    let threads = scalar(thread, instruction, Role::Threads)? as u64;
    if barrier.arrived > 0 && barrier.threads != threads {
        let message =
            format!("barrier {id} is signalled for {threads} threads, and was for {} before", barrier.threads);
        return Err(Fault::new(Rule::Deadlock, message));
    }
    thread.signalled.insert(id, barrier.passed);
    barrier.threads = threads;
    barrier.arrived += 1;
    if barrier.arrived >= threads {
        barrier.arrived = 0;
        barrier.passed += 1;
    }
    Ok(())
}

/// `wait`: threads here do not depend on others, so there is none to wait for.
pub(super) fn wait(thread: &Thread<'_>, instruction: &Instruction) -> Result<()> {
    scalar(thread, instruction, Role::WaitMask).map(|_| ())
}
