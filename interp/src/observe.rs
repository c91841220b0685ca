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

/// An operation that ran.
#[derive(Debug)]
pub struct Executed<'a> {
    /// The operation.
    pub instruction: &'a Instruction,
    /// Index of the core.
    pub core: usize,
    /// The pipe that ran it.
    pub pipe: Pipe,
    /// Its operands.
    pub operands: &'a [Value],
    /// Its results.
    pub results: &'a [Value],
    /// Bytes it moved through each memory.
    pub traffic: &'a HashMap<AddressSpace, Traffic>,
    /// Whether it continues work of another pipe that was reported already.
    pub continued: bool,
    /// Bursts it moved, where it counts them itself.
    pub bursts: Option<u64>,
}

/// Is told of every operation, in the order they are done. Operations of a scope come one by one.
pub trait Observer {
    /// An operation has run.
    fn executed(&mut self, executed: &Executed<'_>);

    /// The program prints a line.
    fn printed(&mut self, line: &str) {
        let _ = line;
    }

    /// A pipe has begun a scope of vector instructions.
    fn scope(&mut self, core: usize) {
        let _ = core;
    }

    /// The scope a pipe was in has ended.
    fn scope_end(&mut self, core: usize) {
        let _ = core;
    }

    /// A counted loop of some iterations begins inside of a scope, inside of so many loops of it.
    fn looped(&mut self, core: usize, around: usize, trip_count: u64) {
        let _ = (core, around, trip_count);
    }

    /// A pipe has done something that is no operation: signalled, or waited for and got, what synchronises pipes.
    fn acted(&mut self, core: usize, pipe: Pipe, action: &Action) {
        let _ = (core, pipe, action);
    }
}
