//! The machine: cores with pipes, each an agent that works through its queue on the actual memory.
//!
//! The scalar pipe of a core runs the program. It puts operations of other pipes into their queues, in order; results
//! of such operations are [`Pending`](crate::value::Value::Pending) until then, and an operation that needs one waits.
//! A [`Schedule`] selects the next agent among those that are ready.

use pto_isa::Key;
mod clock;
mod core;
mod execute;
mod queue;
mod races;
mod registers;
mod run;
mod schedule;
mod thread;
mod threads;
mod uses;

pub use self::core::{Core, Entry, Epilogue, PipeEnd, Settings};
pub use clock::Clock;
pub use queue::{Action, Call, Event, Group, Lane, Meet, Request, State, Together};
pub use registers::{Setting, Special};
pub use run::{Launch, Outcome, run};
pub use schedule::Schedule;
pub use threads::TEAM;

use crate::fault::{Exec, Fault};
use crate::memory::Memory;
use crate::observe::Observer;
use crate::value::Value;
use pto_isa::codes;
use pto_program::{AttributeValue, Instruction, Place, Program};
use std::collections::{BTreeMap, VecDeque};

/// The state that operations access.
pub struct World<'p> {
    /// The program.
    pub program: &'p Program,
    /// Largest number of values of a function of the program: an operation that executes late may belong to any
    /// function.
    pub(crate) slots: usize,
    /// The semantics of its operations.
    pub(crate) semantics: execute::ByPlace,
    /// Parameters of the launch.
    pub launch: Launch,
    /// All memory.
    pub memory: Memory,
    /// All cores, by block and kind.
    pub cores: Vec<Core>,
    /// Observers of executed operations.
    pub observers: Vec<&'p mut dyn Observer>,
    /// Remaining steps: operations, and steps that [`World::pass`] counts.
    pub(crate) steps: u64,
    /// Steps that were not operations.
    pub(crate) passed: u64,
    /// The first read of bytes without a value, which may be a race with a later write.
    pub(crate) suspected: Option<Box<Fault>>,
    /// The thread of a launch that executes; `None` outside of launches.
    pub(crate) running: Option<threads::Running>,
    /// Values that threads keep for later launches, by core, number and slot.
    pub(crate) kept: BTreeMap<(usize, u32, i64), Value>,
    /// Entries between push and pop, by direction of a pipe between cores.
    pub(crate) lanes: BTreeMap<Lane, VecDeque<Entry>>,
}

impl World<'_> {
    /// Subtracts steps from the remaining ones; fails if there are too few.
    pub(crate) fn step(&mut self, place: Place, steps: u64) -> Exec {
        match self.steps.checked_sub(steps) {
            Some(left) => self.steps = left,
            None => {
                let message = "expected the program to end, found more operations than allowed".to_owned();
                return Err(Fault::new(codes::RUN_STEPS, message).or_at(place));
            }
        }
        Ok(())
    }

    /// Subtracts steps that are not operations: branches, iterations, calls, bursts.
    pub(crate) fn pass(&mut self, place: Place, steps: u64) -> Exec {
        self.step(place, steps)?;
        self.passed += steps;
        Ok(())
    }

    /// Returns the number of executed operations.
    pub(crate) fn ran(&self) -> u64 {
        self.launch.steps - self.steps - self.passed
    }

    /// Postpones the fault of a read of bytes without a value, because the write that races with it may execute later.
    /// From then on such bytes read as zero. Returns whether it was postponed.
    pub(crate) fn suspect(&mut self, fault: &Fault) -> bool {
        if self.launch.schedule == Schedule::Program {
            return false;
        }
        self.suspected.get_or_insert_with(|| Box::new(fault.clone()));
        !std::mem::replace(&mut self.memory.lenient, true)
    }

    /// Checks whether a core executes the function that an instruction calls: it skips functions for another kind of
    /// core.
    pub(crate) fn runs_callee(&self, core: usize, call: &Instruction) -> bool {
        let kind = match call.attribute(Key::Callee) {
            AttributeValue::Symbol(name) => self.program.function(name).and_then(|callee| callee.core),
            _ => None,
        };
        kind.is_none_or(|kind| self.cores.get(core).is_none_or(|core| core.runs(kind)))
    }
}
