//! What each pipe does when, on the clocks of the cost model, and the cycles of each operation of the program.

use pto_isa::types::Pipe;
use pto_program::Place;
use std::collections::BTreeMap;

/// Spans that are kept at most: a picture of more shows nothing, and a run may have billions.
pub const MOST: usize = 1_000_000;

/// Work of a pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The core.
    pub core: usize,
    /// The pipe.
    pub pipe: Pipe,
    /// The operation; of vector instructions that run together, the first one.
    pub place: Place,
    /// Cycle in which it begins.
    pub start: u64,
    /// Cycles that it takes.
    pub cycles: u64,
    /// Instructions that are part of it: more than one of a scope.
    pub instructions: u64,
}

/// Cycles of an operation in all of its runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// How often it ran.
    pub runs: u64,
    /// Cycles that its pipe worked on it, in all runs together.
    pub cycles: u64,
}

/// What the pipes of all cores have done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// In the order in which the work was issued.
    pub spans: Vec<Span>,
    /// Spans after the first [`MOST`], which are not kept.
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
