//! Uses of a buffer that pipes hand to each other (`get_buf`, `rls_buf`).

use super::clock::Clock;
use std::collections::BTreeMap;

/// Takes and gives of one buffer.
///
/// A take waits for the gives issued before it, and learns what their pipes had done. Pipes reach their gives in any order, so
/// that a give that is issued after a take may be done before it: the take neither waits for that one nor learns from it.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// Number of gives issued; each is known by how many were issued before it.
    issued: u64,
    /// The number of leading gives that `known` includes.
    folded: u64,
    /// What the pipes of the first gives had done.
    known: Clock,
    /// What the pipes of other gives that are done had done.
    done: BTreeMap<u64, Clock>,
    /// Takes that are issued and not done: by the number of gives they wait for, how many.
    waiting: BTreeMap<u64, usize>,
}

impl Uses {
    /// A give is issued: its number.
    pub(super) fn issue_give(&mut self) -> u64 {
        self.issued += 1;
        self.issued - 1
    }

    /// A take is issued: the number of gives it waits for.
    pub(super) fn issue_take(&mut self) -> u64 {
        *self.waiting.entry(self.issued).or_default() += 1;
        self.issued
    }

    /// Whether a take that waits for so many gives may go on.
    pub(super) fn is_free(&self, gives: u64) -> bool {
        (self.folded..gives).all(|give| self.done.contains_key(&give))
    }

    /// Completes a give of a pipe whose state was `clock`.
    pub(super) fn give(&mut self, number: u64, clock: Clock) {
        self.done.insert(number, clock);
        self.fold();
    }

    /// Completes a take that waited for so many gives; returns what it learns.
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

    /// Joins the gives that each take still to come waits for.
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
