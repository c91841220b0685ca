//! Records what each pipe does over time, on the clocks of the cost model, and the cycles of each operation of the
//! program.

use pto_isa::types::Pipe;
use pto_program::Place;
use std::collections::BTreeMap;

/// Most spans that are kept: a figure with more is unreadable, and a run may have billions.
pub const MOST: usize = 1_000_000;

/// A period of work of a pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The core.
    pub core: usize,
    /// The pipe.
    pub pipe: Pipe,
    /// The operation; for vector instructions that execute together, the first one.
    pub place: Place,
    /// First cycle.
    pub start: u64,
    /// Number of cycles.
    pub cycles: u64,
    /// Number of instructions in it: more than one for a scope.
    pub instructions: u64,
}

/// Cycles of an operation in all of its executions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// Number of executions.
    pub runs: u64,
    /// Cycles that its pipe worked on it, in all executions.
    pub cycles: u64,
}

/// Work of the pipes of all cores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// Spans in the order of issue.
    pub spans: Vec<Span>,
    /// Number of spans after the first [`MOST`], which are not kept.
    pub left: u64,
    /// Cycles by pipe and operation.
    pub totals: BTreeMap<(Pipe, Place), Total>,
}

impl Timeline {
    pub(crate) fn push(&mut self, span: Span) {
        let total = self.totals.entry((span.pipe, span.place)).or_default();
        total.runs += 1;
        total.cycles += span.cycles;
        if self.spans.len() < MOST {
            self.spans.push(span);
        } else {
            self.left += 1;
        }
    }
}
