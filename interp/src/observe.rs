//! Observers of executed operations: statistics, traces, cost estimates, printed output.

mod output;
mod stats;
mod trace;

pub use output::Output;
pub use stats::Stats;
pub use trace::Trace;

use crate::machine::Action;
use crate::memory::Traffic;
use crate::value::Value;
use pto_isa::types::{AddressSpace, Pipe};
use pto_program::Instruction;
use std::collections::HashMap;

/// An executed operation.
#[derive(Debug)]
pub struct Executed<'a> {
    /// The operation.
    pub instruction: &'a Instruction,
    /// Index of the core.
    pub core: usize,
    /// The pipe that executed it.
    pub pipe: Pipe,
    /// Its operands.
    pub operands: &'a [Value],
    /// Its results.
    pub results: &'a [Value],
    /// Bytes it moved through each memory.
    pub traffic: &'a HashMap<AddressSpace, Traffic>,
    /// Whether it continues work of another pipe that was reported already.
    pub continued: bool,
    /// Bursts it moved, if it counts them itself.
    pub bursts: Option<u64>,
}

/// Receives every operation in the order of execution. Operations of a scope are reported one by one.
pub trait Observer {
    /// Called after an operation.
    fn executed(&mut self, executed: &Executed<'_>);

    /// Called when the program prints a line.
    fn printed(&mut self, line: &str) {
        let _ = line;
    }

    /// Called when a pipe enters a scope of vector instructions.
    fn scope(&mut self, core: usize) {
        let _ = core;
    }

    /// Called when a pipe leaves the scope.
    fn scope_end(&mut self, core: usize) {
        let _ = core;
    }

    /// Called when a counted loop begins inside of a scope, with `around` enclosing loops in the scope.
    fn looped(&mut self, core: usize, around: usize, trip_count: u64) {
        let _ = (core, around, trip_count);
    }

    /// Called after an action that is not an operation, such as a signal or a completed wait.
    fn acted(&mut self, core: usize, pipe: Pipe, action: &Action) {
        let _ = (core, pipe, action);
    }
}
