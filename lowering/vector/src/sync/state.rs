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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Segment {
    end: i64,
    last: Last,
}

/// Accesses to a memory. Bytes in no segment have not been touched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

/// Numbers of operations, by the pipe that knows and the one that is known of.
type Known = [Clock; PIPES];

/// For each event between two pipes, `[from][to]`, the number of its last wait on `to`; 0 where there was none.
type Events = [[[u32; EVENT_IDS as usize]; PIPES]; PIPES];

/// A flag of a loop: pipes by number, and the event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flag {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) event: usize,
}

/// Number of the last wait for an event that a loop around uses from turn to turn.
const RESERVED: u32 = u32::MAX;

/// What a loop needs around its turns, `[to][from]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Needs {
    /// What has to have finished in front of the loop: the number of the last such operation.
    pub(super) ahead: Known,
    /// What has to have finished from one turn to the next.
    pub(super) turns: [[bool; PIPES]; PIPES],
}

impl Needs {
    /// Adds what another turn was found to need; says whether that is more.
    pub(super) fn add(&mut self, other: &Needs) -> bool {
        let before = self.clone();
        for to in 0..PIPES {
            self.ahead[to] = latest(&self.ahead[to], &other.ahead[to]);
            for from in 0..PIPES {
                self.turns[to][from] |= other.turns[to][from];
            }
        }
        *self != before
    }

    /// Pipes that wait for themselves from turn to turn, by a barrier.
    pub(super) fn barriers(&self) -> impl Iterator<Item = usize> {
        let turns = self.turns;
        (0..PIPES).filter(move |pipe| turns[*pipe][*pipe])
    }

    /// Pairs of pipes, first and second, of which the second waits for the first from turn to turn, by a flag.
    pub(super) fn flags(&self) -> impl Iterator<Item = (usize, usize)> {
        let turns = self.turns;
        let all = (0..PIPES).flat_map(|from| (0..PIPES).map(move |to| (from, to)));
        all.filter(move |(from, to)| from != to && turns[*to][*from])
    }
}

/// A turn of a loop, and what it is found to need.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Operations issued before the loop.
    ahead: Clock,
    /// Operations issued before the turn, with those of the turn before.
    start: Clock,
    /// What the pipes know at the end of the turn before.
    known: Known,
    pub(super) needs: Needs,
}

/// The state in front of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Operations issued to each pipe.
    issued: Clock,
    /// `known[to][from]`: the last operation of `from` that has finished before what comes next on `to` starts.
    known: Known,
    memories: BTreeMap<AddressSpace, Memory>,
    events: Events,
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
            events: Default::default(),
            added: false,
            in_order: flags,
        }
    }

    /// Everything has finished.
    pub(super) fn finish(&mut self) {
        self.known = [self.issued; PIPES];
        for wait in self.events.iter_mut().flatten().flatten().filter(|wait| **wait != RESERVED) {
            *wait = 0;
        }
        self.added = false;
    }

    /// Something may be under way.
    pub(super) fn is_busy(&self) -> bool {
        self.known.iter().any(|known| known != &self.issued)
    }

    /// An operation comes next. Gives what has to stand in front of it.
    pub(super) fn issue(&mut self, pipe: Pipe, accesses: &[Access], turn: Option<&mut Turn>) -> Vec<Order> {
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
        let orders = self.require(to, &needed, turn);
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

    /// What has to stand at a place so that pipe `to` knows operations to have finished. What was issued before the turn is
    /// left to the loop around.
    fn require(&mut self, to: usize, needed: &Clock, mut turn: Option<&mut Turn>) -> Vec<Order> {
        let mut orders = Vec::new();
        // What others tell of this pipe makes a barrier of its own needless.
        for number in (0..PIPES).filter(|from| *from != to).chain([to]) {
            if needed[number] <= self.known[to][number] {
                continue;
            }
            let from = Pipe::ALL[number];
            if number == to && self.in_order[to] {
                self.known[to][to] = self.issued[to];
                continue;
            }
            if self.is_of_loop(to, number, needed[number], turn.as_deref_mut()) {
                continue;
            }
            if number == to {
                orders.push(Order::Barrier(from));
                self.known[to][to] = self.issued[to];
            } else if let Some(event) = self.flag(number, to, turn.as_deref_mut()) {
                orders.push(Order::Flag { from, to: Pipe::ALL[to], event });
            } else {
                orders.push(Order::Barrier(Pipe::All));
                let added = self.added;
                self.finish();
                self.added = added;
                break;
            }
        }
        orders
    }

    /// Leaves it to the loop around that `to` knows an operation of `from` from before the turn, where it is one.
    fn is_of_loop(&mut self, to: usize, from: usize, needed: u32, turn: Option<&mut Turn>) -> bool {
        let Some(turn) = turn.filter(|turn| needed <= turn.start[from]) else { return false };
        if needed <= turn.ahead[from] {
            let ahead = &mut turn.needs.ahead[to][from];
            *ahead = needed.max(*ahead);
            self.known[to][from] = needed.max(self.known[to][from]);
        } else {
            turn.needs.turns[to][from] = true;
            self.known[to] = latest(&self.known[to], &turn.known[from]);
            self.known[to][from] = turn.start[from].max(self.known[to][from]);
        }
        true
    }

    /// An event that can be set on `from` and waited for on `to` by the next operation: `from` knows that its last wait is
    /// over.
    fn flag(&mut self, from: usize, to: usize, turn: Option<&mut Turn>) -> Option<u32> {
        let event = self.free(from, to, turn)?;
        self.events[from][to][event] = self.issued[to] + 1;
        let known = self.known[from];
        self.known[to] = latest(&self.known[to], &known);
        self.known[to][from] = self.issued[from];
        Some(event as u32)
    }

    /// A free event. One last used before the turn is made free by the loop around.
    fn free(&mut self, from: usize, to: usize, mut turn: Option<&mut Turn>) -> Option<usize> {
        (0..EVENT_IDS as usize).find(|event| {
            let wait = self.events[from][to][*event];
            wait <= self.known[from][to] || (wait != RESERVED && self.is_of_loop(from, to, wait, turn.as_deref_mut()))
        })
    }

    /// Either this state or another one that began with it.
    pub(super) fn join(&mut self, mut other: State) {
        let issued = latest(&self.issued, &other.issued);
        for state in [&mut *self, &mut other] {
            // Who knows all that was issued knows what was not.
            for known in &mut state.known {
                *known =
                    std::array::from_fn(
                        |pipe| {
                            if known[pipe] >= state.issued[pipe] { issued[pipe] } else { known[pipe] }
                        },
                    );
            }
        }
        self.issued = issued;
        for (known, others) in self.known.iter_mut().zip(&other.known) {
            *known = std::array::from_fn(|pipe| known[pipe].min(others[pipe]));
        }
        self.remember(&other.memories);
        self.keep_events(&other.events);
        self.added |= other.added;
    }

    fn remember(&mut self, memories: &BTreeMap<AddressSpace, Memory>) {
        for (space, memory) in memories {
            let own = self.memories.entry(*space).or_default();
            for (start, Segment { end, last }) in &memory.0 {
                own.change(*start, *end, |known| {
                    known.reads = latest(&known.reads, &last.reads);
                    known.writes = latest(&known.writes, &last.writes);
                });
            }
        }
    }

    fn keep_events(&mut self, events: &Events) {
        for (own, other) in self.events.iter_mut().flatten().flatten().zip(events.iter().flatten().flatten()) {
            *own = (*own).max(*other);
        }
    }

    /// What has to stand in front of a loop for what it needs there. Each pipe that may wait counts that as an operation.
    pub(super) fn ahead(&mut self, needs: &Needs, mut turn: Option<&mut Turn>) -> Vec<Order> {
        let mut orders = Vec::new();
        for to in (0..PIPES).filter(|to| needs.ahead[*to] != [0; PIPES]) {
            orders.extend(self.require(to, &needs.ahead[to], turn.as_deref_mut()));
            self.issued[to] += 1;
        }
        orders
    }

    /// Events for the flags of a loop, kept until [`State::release`], and what has to stand in front of their first set;
    /// `None` where events run out. Setting them counts as an operation.
    pub(super) fn reserve(&mut self, needs: &Needs, mut turn: Option<&mut Turn>) -> Option<(Vec<Order>, Vec<Flag>)> {
        let (mut orders, mut flags) = (Vec::new(), Vec::new());
        for (from, to) in needs.flags() {
            let event = match self.free(from, to, turn.as_deref_mut()) {
                Some(event) => event,
                None => {
                    let mut needed = [0; PIPES];
                    needed[to] = self.issued[to];
                    orders.extend(self.require(from, &needed, turn.as_deref_mut()));
                    self.free(from, to, None)?
                }
            };
            self.events[from][to][event] = RESERVED;
            flags.push(Flag { from, to, event });
        }
        self.count_setters(needs);
        Some((orders, flags))
    }

    /// Gives the events of a loop back, behind the waits that end it.
    pub(super) fn release(&mut self, flags: &[Flag]) {
        for Flag { from, to, event } in flags {
            self.events[*from][*to][*event] = self.issued[*to];
        }
    }

    /// The barriers and waits at the start of a turn. On each pipe they count as one operation.
    pub(super) fn start_turn(&mut self, needs: &Needs) {
        for pipe in needs.barriers() {
            self.known[pipe][pipe] = self.issued[pipe];
        }
        self.wait(needs);
    }

    /// The waits at the start of a turn, or behind a loop. On each pipe they count as one operation.
    pub(super) fn wait(&mut self, needs: &Needs) {
        let (known, issued) = (self.known, self.issued);
        for (from, to) in needs.flags() {
            self.known[to] = latest(&self.known[to], &known[from]);
            self.known[to][from] = issued[from];
            self.issued[to] = issued[to] + 1;
        }
    }

    /// The end of a turn: who sets a flag of the loop knows that the wait of this turn is over. Gives what has to stand
    /// there; setting the flags counts as an operation.
    pub(super) fn end_turn(&mut self, needs: &Needs, turn: &mut Turn) -> Vec<Order> {
        let mut orders = Vec::new();
        for (from, to) in needs.flags() {
            let mut needed = [0; PIPES];
            needed[to] = turn.start[to] + 1;
            orders.extend(self.require(from, &needed, Some(turn)));
        }
        self.count_setters(needs);
        orders
    }

    fn count_setters(&mut self, needs: &Needs) {
        let mut counted = [false; PIPES];
        for (from, _) in needs.flags() {
            self.issued[from] += u32::from(!std::mem::replace(&mut counted[from], true));
        }
    }

    /// A turn that starts in this state, of a loop that started in another one.
    pub(super) fn turn_after(&self, ahead: &State) -> Turn {
        Turn { ahead: ahead.issued, start: self.issued, known: self.known, needs: Needs::default() }
    }

    /// The state in front of each turn, before its waits, and behind the loop: either the one in front of the loop, which is
    /// `self`, or the one at the end of a turn. What is known of turns is what is known at the end of the first one, which
    /// is to be confirmed by [`State::narrowed`].
    pub(super) fn head(&self, first: &State) -> State {
        let mut head = self.clone();
        head.join(first.clone());
        head
    }

    /// This state without what is not known at the end of a turn that started in it. `ahead` is the one in front of the loop.
    pub(super) fn narrowed(&self, ahead: &State, end: &State) -> State {
        let mut narrowed = self.clone();
        // Numbers of the turn become those of the turn before.
        let of_turn = |pipe: usize, number: u32| {
            (number > self.issued[pipe]).then(|| number - (self.issued[pipe] - ahead.issued[pipe]))
        };
        for (known, ends) in narrowed.known.iter_mut().zip(&end.known) {
            *known = std::array::from_fn(|pipe| {
                let at_end = of_turn(pipe, ends[pipe]).unwrap_or(ends[pipe].min(ahead.issued[pipe]));
                known[pipe].min(at_end)
            });
        }
        for (own, ends) in narrowed.events.iter_mut().zip(&end.events) {
            for (to, (own, ends)) in own.iter_mut().zip(ends).enumerate() {
                for (own, end) in own.iter_mut().zip(ends).filter(|(_, end)| **end != RESERVED) {
                    *own = (*own).max(of_turn(to, *end).unwrap_or(*end));
                }
            }
        }
        narrowed.added |= end.added;
        narrowed
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
        assert_eq!(state.issue(Pipe::Mte2, &[at(0, 64, true)], None), []);
        let flag = Order::Flag { from: Pipe::Mte2, to: Pipe::V, event: 0 };
        assert_eq!(state.issue(Pipe::V, &[at(32, 96, false)], None), [flag]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 32, false)], None), []);
    }

    #[test]
    fn a_writer_waits_for_readers() {
        let mut state = State::new(&[]);
        state.issue(Pipe::V, &[at(0, 64, false)], None);
        let flag = Order::Flag { from: Pipe::V, to: Pipe::Mte2, event: 0 };
        assert_eq!(state.issue(Pipe::Mte2, &[at(63, 64, true)], None), [flag]);
        assert_eq!(state.issue(Pipe::Mte2, &[at(64, 65, true)], None), []);
    }

    #[test]
    fn order_is_transitive() {
        let mut state = State::new(&[]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)], None);
        state.issue(Pipe::V, &[at(0, 64, false), at(64, 128, true)], None);
        state.issue(Pipe::Mte3, &[at(64, 128, false)], None);
        // The store waited for the vector unit, which had waited for the load.
        assert_eq!(state.issue(Pipe::Mte3, &[at(0, 64, false)], None), []);
    }

    #[test]
    fn one_pipe_needs_a_barrier_unless_it_is_in_order() {
        let mut state = State::new(&[]);
        state.issue(Pipe::V, &[at(0, 64, true)], None);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)], None), [Order::Barrier(Pipe::V)]);
        let mut state = State::new(&[Pipe::V]);
        state.issue(Pipe::V, &[at(0, 64, true)], None);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)], None), []);
    }

    #[test]
    fn events_run_out() {
        let mut state = State::new(&[Pipe::V]);
        for turn in 0..EVENT_IDS {
            let start = i64::from(turn) * 64;
            state.issue(Pipe::Mte2, &[at(start, start + 64, true)], None);
            let flag = Order::Flag { from: Pipe::Mte2, to: Pipe::V, event: turn };
            assert_eq!(state.issue(Pipe::V, &[at(start, start + 64, false)], None), [flag]);
        }
        state.issue(Pipe::Mte2, &[at(1024, 1088, true)], None);
        assert_eq!(state.issue(Pipe::V, &[at(1024, 1088, false)], None), [Order::Barrier(Pipe::All)]);
        // And are all free again.
        state.issue(Pipe::Mte2, &[at(1088, 1152, true)], None);
        let flag = Order::Flag { from: Pipe::Mte2, to: Pipe::V, event: 0 };
        assert_eq!(state.issue(Pipe::V, &[at(1088, 1152, false)], None), [flag]);
    }

    #[test]
    fn an_event_is_free_once_its_wait_is_known_to_be_over() {
        let mut state = State::new(&[Pipe::V]);
        for _ in 0..20 {
            state.issue(Pipe::Mte2, &[at(0, 64, true)], None);
            state.issue(Pipe::V, &[at(0, 64, false)], None);
        }
        assert!(state.events.iter().flatten().all(|events| events[1] == 0));
    }

    #[test]
    fn branches_join_to_what_either_leaves() {
        let mut state = State::new(&[]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)], None);
        let mut other = state.clone();
        other.issue(Pipe::V, &[at(0, 64, false)], None);
        state.join(other);
        // One branch has waited, the other has not.
        let orders = state.issue(Pipe::V, &[at(0, 64, false)], None);
        assert!(matches!(orders[..], [Order::Flag { from: Pipe::Mte2, to: Pipe::V, .. }]));
    }
}
