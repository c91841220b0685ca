//! What is remembered of operations while a function is gone through: where they stand, and what their pipe knew.

use super::state::{Clock, PIPES};

/// An operation that was issued.
#[derive(Clone, Copy, Debug)]
pub(super) struct Issued {
    /// Number of the operation after which a flag can be set: the operation itself, or, once the region it is in has been
    /// left, the one with the region.
    pub(super) op: usize,
    /// Identity of the block that one stands in.
    pub(super) block: usize,
    /// Its place in the body of the loop around.
    pub(super) index: usize,
    /// When it was issued: later ones have higher numbers.
    pub(super) time: usize,
    /// What its pipe knows after it.
    pub(super) knows: Clock,
}

/// Where the function is being gone through, and what was issued on the way.
#[derive(Debug, Default)]
pub(super) struct Log {
    entries: [Vec<Option<Issued>>; PIPES],
    /// Identity of the block being gone through.
    pub(super) block: usize,
    /// Number of the operation being gone through.
    pub(super) op: usize,
    /// Its place, or that of the operation around, in the body of the loop around.
    pub(super) index: usize,
    time: usize,
    /// Up to when flags cannot be set after what was issued.
    floor: usize,
}

impl Log {
    /// The operation a pipe was issued as this number, where a flag can be set after it that is waited for before the
    /// one being gone through.
    pub(super) fn producer(&self, pipe: usize, number: u32) -> Option<&Issued> {
        self.get(pipe, number).filter(|entry| entry.block == self.block && entry.time > self.floor)
    }

    /// A loop was left whose flags are forgotten: none is to be under way while it runs.
    pub(super) fn no_flags_across(&mut self) {
        self.floor = self.time;
    }

    /// The operation a pipe was issued as this number, where that is one.
    pub(super) fn get(&self, pipe: usize, number: u32) -> Option<&Issued> {
        self.entries[pipe].get(number as usize)?.as_ref()
    }

    fn put(&mut self, pipe: usize, number: u32, entry: Option<Issued>) {
        let number = number as usize;
        let entries = &mut self.entries[pipe];
        if entries.len() <= number {
            entries.resize(number + 1, None);
        }
        entries[number] = entry;
    }

    fn here(&mut self, knows: Clock) -> Issued {
        self.time += 1;
        Issued { op: self.op, block: self.block, index: self.index, time: self.time, knows }
    }

    /// The operation being gone through was issued.
    pub(super) fn issued(&mut self, pipe: usize, number: u32, knows: Clock) {
        let entry = self.here(knows);
        self.put(pipe, number, Some(entry));
    }

    /// A number that is no operation.
    pub(super) fn counted(&mut self, pipe: usize, number: u32) {
        self.put(pipe, number, None);
    }

    /// The region of the operation being gone through was left. What was issued inside is known by that operation.
    pub(super) fn left(&mut self, before: &Clock, after: &Clock, known: &[Clock; PIPES]) {
        for pipe in 0..PIPES {
            if after[pipe] > before[pipe] {
                let entry = self.here(known[pipe]);
                (before[pipe] + 1..=after[pipe]).for_each(|number| self.put(pipe, number, Some(entry)));
            }
        }
    }
}
