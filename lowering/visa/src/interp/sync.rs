//! Barriers. Memory is the same for all threads at any time, so fences do nothing.

use super::message::word;
use super::thread::{State, Thread};
use crate::instruction::Instruction;
use crate::table::Role;
use crate::word::Phase;

pub(super) fn barrier(thread: &mut Thread<'_>) {
    thread.arrived += 1;
    thread.state = State::Waiting(thread.arrived);
}

/// `sbarrier`: the signal arrives, the wait waits for what was signalled.
pub(super) fn split(thread: &mut Thread<'_>, instruction: &Instruction) {
    if word(instruction, Role::Phase) == Phase::Signal.code() {
        thread.arrived += 1;
    } else {
        thread.state = State::Waiting(thread.arrived);
    }
}
