//! What is known to be finished when: a clock for each pipe, the last accesses to each byte, and the flags in use.

use super::access::Access;
use pto_isa::{
    target::EVENT_IDS,
    types::{AddressSpace, Pipe},
};
use std::collections::BTreeMap;

/// Number of pipes.
pub(super) const PIPES: usize = Pipe::ALL.len();

/// Numbers of operations, by pipe; 0 for none.
type Clock = [u32; PIPES];

/// The last accesses to bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Last {
    reads: Clock,
    writes: Clock,
}

fn latest(a: &Clock, b: &Clock) -> Clock {
    std::array::from_fn(|pipe| a[pipe].max(b[pipe]))
}

/// Bytes from a key on, up to `end`.
#[derive(Clone, Copy, Debug)]
struct Segment {
    end: i64,
    last: Last,
}

/// Accesses to a memory. Bytes in no segment have not been touched.
#[derive(Clone, Debug, Default)]
struct Memory(BTreeMap<i64, Segment>);

impl Memory {
    /// Makes a byte the start of a segment, where it is inside of one.
    fn split(&mut self, at: i64) {
        if let Some((_, segment)) = self.0.range_mut(..at).next_back()
            && segment.end > at
        {
            let rest = *segment;
            segment.end = at;
            self.0.insert(at, rest);
        }
    }

    fn touched(&self, start: i64, end: i64) -> impl Iterator<Item = &Last> {
        let before = self.0.range(..start).next_back().filter(move |(_, segment)| segment.end > start);
        before.into_iter().chain(self.0.range(start..end)).map(|(_, segment)| &segment.last)
    }

    /// Changes what is known of a range.
    fn change(&mut self, start: i64, end: i64, change: impl Fn(&mut Last)) {
        self.split(start);
        self.split(end);
        let mut gaps = Vec::new();
        let mut next = start;
        for (from, segment) in self.0.range_mut(start..end) {
            if *from > next {
                gaps.push((next, *from));
            }
            change(&mut segment.last);
            next = segment.end;
        }
        if next < end {
            gaps.push((next, end));
        }
        for (from, to) in gaps {
            let mut last = Last::default();
            change(&mut last);
            self.0.insert(from, Segment { end: to, last });
        }
    }
}

/// What has to stand in front of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// A flag from one pipe to another, set and waited for.
    Flag { from: Pipe, to: Pipe, event: u32 },
    /// A pipe has finished.
    Barrier(Pipe),
}

/// The state in front of an operation.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Operations issued to each pipe.
    issued: Clock,
    /// `known[to][from]`: the last operation of `from` that has finished before what comes next on `to` starts.
    known: [Clock; PIPES],
    memories: BTreeMap<AddressSpace, Memory>,
    /// `flags[from][to]`: for each event the number of its last wait on `to`.
    flags: [[Vec<u32>; PIPES]; PIPES],
    /// Something has been issued since the start of the turn of the loop around, and may be under way.
    pub(super) added: bool,
    /// Pipes that finish operations in the order they are issued, so that they need no barrier.
    in_order: [bool; PIPES],
}

impl State {
    /// Nothing is under way.
    pub(super) fn new(in_order: &[Pipe]) -> Self {
        let mut flags = [false; PIPES];
        for pipe in in_order {
            flags[place(*pipe)] = true;
        }
        Self {
            issued: [0; PIPES],
            known: [[0; PIPES]; PIPES],
            memories: BTreeMap::new(),
            flags: Default::default(),
            added: false,
            in_order: flags,
        }
    }

    /// Everything has finished.
    pub(super) fn finish(&mut self) {
        self.known = [self.issued; PIPES];
        self.memories.clear();
        self.flags = Default::default();
        self.added = false;
    }

    /// Something may be under way.
    pub(super) fn is_busy(&self) -> bool {
        !self.memories.is_empty()
    }

    /// An operation comes next. Gives what has to stand in front of it.
    pub(super) fn issue(&mut self, pipe: Pipe, accesses: &[Access]) -> Vec<Order> {
        let to = place(pipe);
        let mut needed = [0; PIPES];
        for access in accesses {
            let Some(memory) = self.memories.get(&access.range.space) else { continue };
            for last in memory.touched(access.range.start, access.range.end) {
                needed = latest(&needed, &last.writes);
                if access.writes {
                    needed = latest(&needed, &last.reads);
                }
            }
        }
        let mut orders = Vec::new();
        for from in Pipe::ALL.iter().copied() {
            let number = place(from);
            if needed[number] <= self.known[to][number] {
                continue;
            }
            if number == to {
                if !self.in_order[to] {
                    orders.push(Order::Barrier(pipe));
                }
                self.known[to][to] = self.issued[to];
                continue;
            }
            match self.flag(number, to) {
                Some(event) => orders.push(Order::Flag { from, to: pipe, event }),
                None => {
                    orders.push(Order::Barrier(Pipe::All));
                    self.finish();
                    break;
                }
            }
        }
        self.issued[to] += 1;
        let number = self.issued[to];
        for access in accesses {
            let memory = self.memories.entry(access.range.space).or_default();
            memory.change(access.range.start, access.range.end, |last| {
                let last = if access.writes { &mut last.writes } else { &mut last.reads };
                last[to] = number;
            });
        }
        self.added = true;
        orders
    }

    /// An event that can be set on `from` and waited for on `to`: `from` knows that its last wait is over.
    fn flag(&mut self, from: usize, to: usize) -> Option<u32> {
        let free = |wait: &u32| *wait <= self.known[from][to];
        let waits = &self.flags[from][to];
        let event = match waits.iter().position(free) {
            Some(event) => event,
            None if waits.len() < EVENT_IDS as usize => waits.len(),
            None => return None,
        };
        // The wait is an operation of its pipe.
        self.issued[to] += 1;
        let wait = self.issued[to];
        match self.flags[from][to].get_mut(event) {
            Some(last) => *last = wait,
            None => self.flags[from][to].push(wait),
        }
        let finished = self.issued[from];
        self.known[to] = latest(&self.known[to], &self.known[from]);
        self.known[to][from] = self.known[to][from].max(finished);
        Some(event as u32)
    }

    /// Either this state or another one.
    pub(super) fn join(&mut self, other: State) {
        self.issued = latest(&self.issued, &other.issued);
        for (known, others) in self.known.iter_mut().zip(&other.known) {
            *known = std::array::from_fn(|pipe| known[pipe].min(others[pipe]));
        }
        for (space, memory) in other.memories {
            let own = self.memories.entry(space).or_default();
            for (start, Segment { end, last }) in memory.0 {
                own.change(start, end, |known| {
                    known.reads = latest(&known.reads, &last.reads);
                    known.writes = latest(&known.writes, &last.writes);
                });
            }
        }
        for (own, others) in self.flags.iter_mut().flatten().zip(other.flags.into_iter().flatten()) {
            for (event, wait) in others.into_iter().enumerate() {
                match own.get_mut(event) {
                    Some(last) => *last = wait.max(*last),
                    None => own.push(wait),
                }
            }
        }
        self.added |= other.added;
    }
}

/// The number of a pipe among all.
fn place(pipe: Pipe) -> usize {
    pipe as usize
}

#[cfg(test)]
mod tests {
    use super::{super::access::Range, *};

    fn at(start: i64, end: i64, writes: bool) -> Access {
        Access { range: Range { space: AddressSpace::Ub, start, end }, writes }
    }

    #[test]
    fn a_reader_waits_for_the_writer_once() {
        let mut state = State::new(&[]);
        assert_eq!(state.issue(Pipe::Mte2, &[at(0, 64, true)]), []);
        let flag = Order::Flag { from: Pipe::Mte2, to: Pipe::V, event: 0 };
        assert_eq!(state.issue(Pipe::V, &[at(32, 96, false)]), [flag]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 32, false)]), []);
    }

    #[test]
    fn a_writer_waits_for_readers() {
        let mut state = State::new(&[]);
        state.issue(Pipe::V, &[at(0, 64, false)]);
        let flag = Order::Flag { from: Pipe::V, to: Pipe::Mte2, event: 0 };
        assert_eq!(state.issue(Pipe::Mte2, &[at(63, 64, true)]), [flag]);
        assert_eq!(state.issue(Pipe::Mte2, &[at(64, 65, true)]), []);
    }

    #[test]
    fn order_is_transitive() {
        let mut state = State::new(&[]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)]);
        state.issue(Pipe::V, &[at(0, 64, false), at(64, 128, true)]);
        state.issue(Pipe::Mte3, &[at(64, 128, false)]);
        // The store waited for the vector unit, which had waited for the load.
        assert_eq!(state.issue(Pipe::Mte3, &[at(0, 64, false)]), []);
    }

    #[test]
    fn one_pipe_needs_a_barrier_unless_it_is_in_order() {
        let mut state = State::new(&[]);
        state.issue(Pipe::V, &[at(0, 64, true)]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)]), [Order::Barrier(Pipe::V)]);
        let mut state = State::new(&[Pipe::V]);
        state.issue(Pipe::V, &[at(0, 64, true)]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)]), []);
    }

    #[test]
    fn events_run_out() {
        let mut state = State::new(&[Pipe::V]);
        for turn in 0..EVENT_IDS {
            let start = i64::from(turn) * 64;
            state.issue(Pipe::Mte2, &[at(start, start + 64, true)]);
            let flag = Order::Flag { from: Pipe::Mte2, to: Pipe::V, event: turn };
            assert_eq!(state.issue(Pipe::V, &[at(start, start + 64, false)]), [flag]);
        }
        state.issue(Pipe::Mte2, &[at(1024, 1088, true)]);
        assert_eq!(state.issue(Pipe::V, &[at(1024, 1088, false)]), [Order::Barrier(Pipe::All)]);
        // And are all free again.
        state.issue(Pipe::Mte2, &[at(1088, 1152, true)]);
        let flag = Order::Flag { from: Pipe::Mte2, to: Pipe::V, event: 0 };
        assert_eq!(state.issue(Pipe::V, &[at(1088, 1152, false)]), [flag]);
    }

    #[test]
    fn an_event_is_free_once_its_wait_is_known_to_be_over() {
        let mut state = State::new(&[Pipe::V]);
        for _ in 0..20 {
            state.issue(Pipe::Mte2, &[at(0, 64, true)]);
            state.issue(Pipe::V, &[at(0, 64, false)]);
        }
        assert!(state.flags.iter().flatten().all(|events| events.len() <= 1));
    }

    #[test]
    fn branches_join_to_what_either_leaves() {
        let mut state = State::new(&[]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)]);
        let mut other = state.clone();
        other.issue(Pipe::V, &[at(0, 64, false)]);
        state.join(other);
        // One branch has waited, the other has not.
        let orders = state.issue(Pipe::V, &[at(0, 64, false)]);
        assert!(matches!(orders[..], [Order::Flag { from: Pipe::Mte2, to: Pipe::V, .. }]));
    }
}
