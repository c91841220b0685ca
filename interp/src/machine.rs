//! The machine: cores with pipes, each an agent that works through its queue on the real memory.
//!
//! The scalar pipe of a core runs the program. What another pipe runs is put in that pipe's queue, in order; values it is
//! going to give are [`Pending`](crate::value::Value::Pending) until then, and an operation that needs one waits. A [`Schedule`]
//! decides which of the agents that can do something does it next.

use pto_isa::Key;
mod clock;
mod core;
mod execute;
mod queue;
mod races;
mod run;
mod schedule;
mod thread;
mod threads;
mod uses;

pub use self::core::{Core, Entry, Epilogue, PipeEnd, Settings};
pub use clock::Clock;
pub use queue::{Action, Call, Event, Group, Lane, Meet, Request, State, Together};
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

/// Everything operations work on.
pub struct World<'p> {
    /// The program.
    pub program: &'p Program,
    /// Values that a function of the program has at most: what runs later than it was issued may belong to any of them.
    pub(crate) slots: usize,
    /// What its rows do.
    pub(crate) semantics: execute::ByPlace,
    /// How it was started.
    pub launch: Launch,
    /// All memory.
    pub memory: Memory,
    /// All cores, by block and kind.
    pub cores: Vec<Core>,
    /// Who is told of every operation.
    pub observers: Vec<&'p mut dyn Observer>,
    /// Steps that are left: operations, and what [`World::pass`] counts.
    pub(crate) steps: u64,
    /// Steps that were no operations.
    pub(crate) passed: u64,
    /// The first read of bytes without a value, where it may be a race: the write comes later.
    pub(crate) suspected: Option<Box<Fault>>,
    /// The thread of a launch that runs; none outside of one.
    pub(crate) running: Option<threads::Running>,
    /// What threads have kept for later launches, by core, number and slot.
    pub(crate) kept: BTreeMap<(usize, u32, i64), Value>,
    /// Entries on their way between cores.
    pub(crate) lanes: BTreeMap<Lane, VecDeque<Entry>>,
}

impl World<'_> {
    /// Takes steps off those that are left.
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

    /// As [`World::step`], for what is no operation: branches, iterations, calls, bursts.
    pub(crate) fn pass(&mut self, place: Place, steps: u64) -> Exec {
        self.step(place, steps)?;
        self.passed += steps;
        Ok(())
    }

    /// Operations that have run.
    pub(crate) fn ran(&self) -> u64 {
        self.launch.steps - self.steps - self.passed
    }

    /// Whether a read of bytes without a value is kept for later, because the write that races with it may still come. From
    /// then on such bytes read as zero.
    pub(crate) fn suspect(&mut self, fault: &Fault) -> bool {
        if self.launch.schedule == Schedule::Program {
            return false;
        }
        self.suspected.get_or_insert_with(|| Box::new(fault.clone()));
        !std::mem::replace(&mut self.memory.lenient, true)
    }

    /// Whether a core runs the function that an instruction calls: one for another kind of core is skipped.
    pub(crate) fn runs_callee(&self, core: usize, call: &Instruction) -> bool {
        let kind = match call.attribute(Key::Callee) {
            AttributeValue::Symbol(name) => self.program.function(name).and_then(|callee| callee.core),
            _ => None,
        };
        kind.is_none_or(|kind| self.cores.get(core).is_none_or(|core| core.runs(kind)))
    }
}
