//! Barriers. All threads always see the same memory, so fences have no effect.

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
    /// Number of threads for which it waits.
    threads: u64,
    /// Number of threads that have signalled.
    arrived: u64,
    /// How often all threads have signalled.
    pub(super) passed: u64,
}

pub(super) fn barrier(thread: &mut Thread<'_>) {
    thread.arrived += 1;
    thread.state = State::Waiting(thread.arrived);
}

fn is_signal(instruction: &Instruction) -> bool {
    word(instruction, Role::Phase) == Phase::Signal.code()
}

/// Executes `sbarrier`: the signal arrives at the barrier, the wait blocks until all threads have signalled as often.
pub(super) fn split(thread: &mut Thread<'_>, instruction: &Instruction) {
    if is_signal(instruction) {
        thread.arrived += 1;
    } else {
        thread.state = State::Waiting(thread.arrived);
    }
}

/// Executes `nbarrier`: like [`split`], for a barrier of as many threads as the signals state.
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

/// Executes `wait`: no thread depends on others here, so it does not wait.
pub(super) fn wait(thread: &Thread<'_>, instruction: &Instruction) -> Result<()> {
    scalar(thread, instruction, Role::WaitMask).map(|_| ())
}
