//! Records the issued operations during a walk over a function: their positions, and the clocks of their pipes.

use super::state::{Clock, PIPES};

/// An operation that was issued.
#[derive(Clone, Copy, Debug)]
pub(super) struct Issued {
    /// The number of the operation after which a flag can be set: the operation or, after its region was left, the
    /// operation with the region.
    pub(super) op: usize,
    /// The id of its block.
    pub(super) block: usize,
    /// Its index in the body of the enclosing loop.
    pub(super) index: usize,
    /// The time at which it was issued, in walk order.
    pub(super) time: usize,
    /// The clock of its pipe after it.
    pub(super) knows: Clock,
}

/// The current position in the function, and the operations issued before.
#[derive(Debug, Default)]
pub(super) struct Log {
    entries: [Vec<Option<Issued>>; PIPES],
    /// The id of the current block.
    pub(super) block: usize,
    /// The number of the current operation.
    pub(super) op: usize,
    /// The index of the current operation, or of its ancestor, in the body of the enclosing loop.
    pub(super) index: usize,
    time: usize,
    /// No flag can be set after operations issued before this time.
    floor: usize,
}

impl Log {
    /// Returns the operation with this number on a pipe, if a flag can be set after it and waited for before the
    /// current operation.
    pub(super) fn producer(&self, pipe: usize, number: u32) -> Option<&Issued> {
        self.get(pipe, number).filter(|entry| entry.block == self.block && entry.time > self.floor)
    }

    /// Forgets the flags of a loop that was left: none may be pending while it executes.
    pub(super) fn no_flags_across(&mut self) {
        self.floor = self.time;
    }

    /// Returns the operation with this number on a pipe, if there is one.
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

    /// Records that the current operation was issued.
    pub(super) fn issued(&mut self, pipe: usize, number: u32, knows: Clock) {
        let entry = self.here(knows);
        self.put(pipe, number, Some(entry));
    }

    /// Records a number that belongs to no operation.
    pub(super) fn counted(&mut self, pipe: usize, number: u32) {
        self.put(pipe, number, None);
    }

    /// Leaves the region of the current operation: operations issued inside count as issued by it.
    pub(super) fn left(&mut self, before: &Clock, after: &Clock, known: &[Clock; PIPES]) {
        for pipe in 0..PIPES {
            if after[pipe] > before[pipe] {
                let entry = self.here(known[pipe]);
                (before[pipe] + 1..=after[pipe]).for_each(|number| self.put(pipe, number, Some(entry)));
            }
        }
    }
}
