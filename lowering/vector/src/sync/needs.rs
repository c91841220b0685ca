//! Represents the synchronisation that a loop needs: before it, between its iterations, and within the iteration that is
//! walked.

use super::state::{Clock, Known, PIPES, latest};

/// Maximal number of flags between two pipes for the iterations of a loop; more are merged.
const CARRIED: usize = 4;

/// A pipe waits for an operation that another one executed in the previous iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Carried {
    pub(super) from: usize,
    pub(super) to: usize,
    /// The index in the body of the operation after which the flag is set.
    pub(super) after: usize,
    /// The index in the body of the operation before which the flag is waited for, in the next iteration; at most
    /// `after`.
    pub(super) before: usize,
}

impl Carried {
    /// Returns whether this flag makes another one redundant.
    pub(super) fn covers(&self, other: &Carried) -> bool {
        (self.from, self.to) == (other.from, other.to) && self.before <= other.before && self.after >= other.after
    }
}

/// What a loop needs before and between its iterations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Needs {
    /// The operations that have to finish before the loop, `[to][from]`: the number of the last one.
    pub(super) ahead: Known,
    /// The operations that have to finish from one iteration to the next on another pipe.
    pub(super) carried: Vec<Carried>,
    /// Pipes that need a barrier between iterations.
    pub(super) barriers: [bool; PIPES],
}

impl Needs {
    /// Adds a flag; returns whether it was necessary.
    pub(super) fn carry(&mut self, new: Carried) -> bool {
        if self.carried.iter().any(|own| own.covers(&new)) {
            return false;
        }
        self.carried.retain(|own| !new.covers(own));
        self.carried.push(new);
        let same = |own: &Carried| (own.from, own.to) == (new.from, new.to);
        if self.carried.iter().filter(|own| same(own)).count() > CARRIED {
            self.put_together(new.from, new.to);
        }
        true
    }

    /// Merges all flags between two pipes.
    fn put_together(&mut self, from: usize, to: usize) {
        let own: Vec<Carried> = self.carried.iter().copied().filter(|own| (own.from, own.to) == (from, to)).collect();
        let before = own.iter().map(|own| own.before).min();
        let after = own.iter().map(|own| own.after).max();
        self.carried.retain(|own| (own.from, own.to) != (from, to));
        self.carried.extend(before.zip(after).map(|(before, after)| Carried { from, to, after, before }));
    }

    /// Leaves at most one flag between any two pipes; returns whether there were more.
    pub(super) fn simplify(&mut self) -> bool {
        let before = self.carried.len();
        for from in 0..PIPES {
            for to in 0..PIPES {
                self.put_together(from, to);
            }
        }
        self.carried.len() < before
    }

    /// Adds the needs of another iteration; returns whether there are new ones.
    pub(super) fn add(&mut self, other: &Needs) -> bool {
        let mut more = false;
        for to in 0..PIPES {
            let ahead = latest(&self.ahead[to], &other.ahead[to]);
            more |= ahead != self.ahead[to] || (other.barriers[to] && !self.barriers[to]);
            self.ahead[to] = ahead;
            self.barriers[to] |= other.barriers[to];
        }
        for carried in &other.carried {
            more |= self.carry(*carried);
        }
        more
    }

    /// Returns whether a pipe has to wait before the loop.
    pub(super) fn is_ahead(&self, to: usize) -> bool {
        self.ahead[to] != [0; PIPES]
    }
}

/// An iteration of a loop, and the needs found so far.
#[derive(Clone, Debug)]
pub(super) struct LoopNeeds {
    /// Operations issued before the loop.
    pub(super) ahead: Clock,
    /// Operations issued before the iteration, with those of the iteration before.
    pub(super) start: Clock,
    /// The flags of the loop.
    pub(super) carried: Vec<Carried>,
    /// The clock that the wait for each flag conveys.
    pub(super) conveyed: Vec<Clock>,
    /// Number of the wait for each flag in this iteration.
    pub(super) waits: Vec<u32>,
    /// The clock that each flag set in this iteration conveys.
    pub(super) told: Vec<Clock>,
    pub(super) needs: Needs,
}
