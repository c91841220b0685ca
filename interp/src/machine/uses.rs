//! Tracks uses of a buffer that pipes share (`get_buf`, `rls_buf`).

use super::clock::Clock;
use std::collections::BTreeMap;

/// Acquires ("takes") and releases ("gives") of one buffer.
///
/// A take waits for the gives that were issued before it, and learns what their pipes had done. Pipes reach their gives
/// in any order: a give that was issued after a take may be done before it, and the take neither waits for it nor
/// learns from it.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// Number of issued gives; the number of a give is the count of earlier ones.
    issued: u64,
    /// Number of leading gives that `known` includes.
    folded: u64,
    /// The joined clocks of the first gives.
    known: Clock,
    /// The clocks of other completed gives.
    done: BTreeMap<u64, Clock>,
    /// Takes that are issued and not done: the number of takes by the number of gives they wait for.
    waiting: BTreeMap<u64, usize>,
}

impl Uses {
    /// Issues a give; returns its number.
    pub(super) fn issue_give(&mut self) -> u64 {
        self.issued += 1;
        self.issued - 1
    }

    /// Issues a take; returns the number of gives that it waits for.
    pub(super) fn issue_take(&mut self) -> u64 {
        *self.waiting.entry(self.issued).or_default() += 1;
        self.issued
    }

    /// Checks whether a take that waits for this many gives may proceed.
    pub(super) fn is_free(&self, gives: u64) -> bool {
        (self.folded..gives).all(|give| self.done.contains_key(&give))
    }

    /// Completes a give of a pipe whose clock was `clock`.
    pub(super) fn give(&mut self, number: u64, clock: Clock) {
        self.done.insert(number, clock);
        self.fold();
    }

    /// Completes a take that waited for this many gives; returns what it learns.
    pub(super) fn take(&mut self, gives: u64) -> Clock {
        let mut learnt = self.known.clone();
        self.done.range(..gives).for_each(|(_, clock)| learnt.join(clock));
        if let Some(takes) = self.waiting.get_mut(&gives) {
            *takes -= 1;
            if *takes == 0 {
                self.waiting.remove(&gives);
            }
        }
        self.fold();
        learnt
    }

    /// Joins the gives that every remaining take waits for.
    fn fold(&mut self) {
        let needed = self.waiting.keys().next().copied().unwrap_or(self.issued);
        while self.folded < needed
            && let Some(clock) = self.done.remove(&self.folded)
        {
            self.known.join(&clock);
            self.folded += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(agent: usize) -> Clock {
        let mut clock = Clock::new(2);
        clock.tick(agent);
        clock
    }

    #[test]
    fn a_take_learns_from_the_gives_before_it_alone() {
        let mut uses = Uses::default();
        let first = uses.issue_give();
        let take = uses.issue_take();
        let later = uses.issue_give();
        uses.give(later, clock(1));
        assert!(!uses.is_free(take), "a later give does not stand for an earlier one");
        uses.give(first, clock(0));
        assert!(uses.is_free(take));
        let learnt = uses.take(take);
        assert!(learnt.knows(0, 1) && !learnt.knows(1, 1));
        let next = uses.issue_take();
        assert!(uses.is_free(next));
        assert!(uses.take(next).knows(1, 1));
        assert!(uses.done.is_empty() && uses.waiting.is_empty(), "what is no longer needed is folded");
    }
}
