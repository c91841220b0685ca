//! Implements vector clocks: the operations that are known to have finished.

use pto_isa::types::Pipe;
use smallvec::SmallVec;

/// Number of pipes.
pub(crate) const PIPES: usize = Pipe::ALL.len();

/// A small set of integers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Set(SmallVec<[u32; 2]>);

impl Set {
    pub(crate) fn has(&self, number: u32) -> bool {
        self.0.binary_search(&number).is_ok()
    }

    pub(crate) fn add(&mut self, number: u32) {
        if let Err(place) = self.0.binary_search(&number) {
            self.0.insert(place, number);
        }
    }

    /// Keeps the integers for which `keep` holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(u32) -> bool) {
        self.0.retain(|number| keep(*number));
    }

    pub(crate) fn add_all(&mut self, other: &[u32]) {
        if !other.is_empty() {
            self.0.extend_from_slice(other);
            self.0.sort_unstable();
            self.0.dedup();
        }
    }

    pub(crate) fn as_slice(&self) -> &[u32] {
        &self.0
    }
}

/// The time at which an access was issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Timestamp {
    /// The issue index on its pipe.
    Number(u32),
    /// A unique id of an access on one of several joined paths, since issue indices of different paths cannot be
    /// compared.
    Kept(u32),
}

/// A vector clock: the issue index up to which the operations of each pipe have finished, and single accesses of joined
/// paths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) numbers: [u32; PIPES],
    pub(crate) kept: Set,
}

impl Clock {
    /// Returns whether an access of a pipe is known to have finished.
    pub(crate) fn knows(&self, pipe: Pipe, timestamp: Timestamp) -> bool {
        match timestamp {
            Timestamp::Number(number) => self.numbers[pipe as usize] >= number,
            Timestamp::Kept(bit) => self.kept.has(bit),
        }
    }

    /// Joins with another clock: the result contains what either clock contains.
    pub(crate) fn learn(&mut self, other: &Clock) {
        for (own, other) in self.numbers.iter_mut().zip(&other.numbers) {
            *own = (*own).max(*other);
        }
        self.kept.add_all(other.kept.as_slice());
    }

    /// Meets with another clock: the result contains what both clocks contain.
    pub(crate) fn meet(&mut self, other: &Clock) {
        for (own, other) in self.numbers.iter_mut().zip(&other.numbers) {
            *own = (*own).min(*other);
        }
        self.kept.retain(|kept| other.kept.has(kept));
    }
}
