//! Tracks which operations have finished: a vector clock for each pipe, the last accesses to each byte, and the flags
//! in use.

use super::{
    access::{Range, RangeAccess},
    log::Log,
    memory::{AccessMap, Segment},
    needs::{Carried, LoopNeeds, Needs},
};
use pto_isa::{
    target::EVENT_IDS,
    types::{AddressSpace, Pipe},
};
use std::{cmp::Reverse, collections::BTreeMap};

/// Number of pipes.
pub(super) const PIPES: usize = Pipe::ALL.len();
/// Events between two pipes that are reserved for flags that are set directly before their wait: those cover all
/// operations before.
const SPARE: usize = 3;

/// Issue numbers by pipe; 0 for none.
pub(super) type Clock = [u32; PIPES];

pub(super) fn latest(a: &Clock, b: &Clock) -> Clock {
    std::array::from_fn(|pipe| a[pipe].max(b[pipe]))
}

/// A synchronisation that is inserted before an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// A flag from one pipe to another: set after an operation, or directly before its wait.
    Flag { from: Pipe, to: Pipe, event: u32, after: Option<usize> },
    /// A barrier of a pipe.
    Barrier(Pipe),
}

/// Vector clocks: by the pipe that knows, then by the pipe that is known.
pub(super) type Known = [Clock; PIPES];

/// For each event between two pipes, `[from][to]`, the number of its last wait on `to`; 0 for none.
type Events = [[[u32; EVENT_IDS as usize]; PIPES]; PIPES];

/// The number of the last wait for an event that an enclosing loop uses between its iterations.
const RESERVED: u32 = u32::MAX;

/// The flags of a loop.
#[derive(Clone, Debug, Default)]
pub(super) struct Flags {
    /// The event of each flag.
    pub(super) events: Vec<usize>,
    /// The clocks that the flags set before the loop convey.
    pub(super) conveyed: Vec<Clock>,
}

/// The state before an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Operations issued to each pipe.
    pub(super) issued: Clock,
    /// `known[to][from]`: the last operation of `from` that has finished before what comes next on `to` starts.
    pub(super) known: Known,
    /// By address space, and in global memory by argument.
    memories: BTreeMap<(AddressSpace, usize), AccessMap>,
    events: Events,
    /// Operations were issued since the start of the current iteration, and may be in flight.
    pub(super) added: bool,
    /// Pipes that finish operations in the order they are issued, so that they need no barrier.
    in_order: [bool; PIPES],
}

impl State {
    /// Creates a state without operations in flight.
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

    /// Records that everything has finished.
    pub(super) fn finish(&mut self) {
        self.known = [self.issued; PIPES];
        for wait in self.events.iter_mut().flatten().flatten().filter(|wait| **wait != RESERVED) {
            *wait = 0;
        }
        self.added = false;
    }

    /// Returns whether an operation may be in flight.
    pub(super) fn is_busy(&self) -> bool {
        self.known.iter().any(|known| known != &self.issued)
    }

    /// Issues the next operation. Returns the synchronisation before it.
    pub(super) fn issue(
        &mut self,
        pipe: Pipe,
        accesses: &[RangeAccess],
        log: &mut Log,
        iteration: Option<&mut LoopNeeds>,
    ) -> Vec<Order> {
        let to = place(pipe);
        let mut needed = [0; PIPES];
        for RangeAccess { range, writes } in accesses {
            for memory in self.memories(range) {
                for last in memory.touched(range.start, range.end) {
                    needed = latest(&needed, &last.writes);
                    if *writes {
                        needed = latest(&needed, &last.reads);
                    }
                }
            }
        }
        let orders = self.require(to, &needed, log, iteration);
        self.issued[to] += 1;
        let number = self.issued[to];
        log.issued(to, number, self.known[to]);
        for RangeAccess { range, writes } in accesses {
            let memory = self.memories.entry((range.space, range.root)).or_default();
            memory.change(range.start, range.end, |last| {
                let last = if *writes { &mut last.writes } else { &mut last.reads };
                last[to] = number;
            });
        }
        self.added = true;
        orders
    }

    /// Returns the memories that may contain a range: global memory of unknown origin may be that of any argument.
    fn memories(&self, range: &Range) -> impl Iterator<Item = &AccessMap> {
        let (space, root) = (range.space, range.root);
        let all = self.memories.range((space, 0)..=(space, usize::MAX));
        all.filter(move |((_, other), _)| root == 0 || *other == 0 || *other == root).map(|(_, memory)| memory)
    }

    /// Returns the synchronisation by which pipe `to` knows that operations have finished. Operations before the
    /// iteration are left to the enclosing loop. The latest operations come first, because their pipe may know about
    /// others.
    fn require(
        &mut self,
        to: usize,
        needed: &Clock,
        log: &mut Log,
        mut iteration: Option<&mut LoopNeeds>,
    ) -> Vec<Order> {
        let mut pipes: Vec<usize> =
            (0..PIPES).filter(|from| *from != to && needed[*from] > self.known[to][*from]).collect();
        pipes.sort_by_key(|from| Reverse(log.get(*from, needed[*from]).map_or(0, |entry| entry.time)));
        let mut orders = Vec::new();
        // A wait for another pipe may make a barrier of this pipe redundant.
        for from in pipes.into_iter().chain([to]) {
            if needed[from] <= self.known[to][from] {
                continue;
            }
            if from == to && self.in_order[to] {
                self.known[to][to] = self.issued[to];
                continue;
            }
            let index = log.index;
            if self.is_of_loop(to, from, needed[from], index, log, iteration.as_deref_mut()) {
                continue;
            }
            if from == to {
                orders.push(Order::Barrier(Pipe::ALL[from]));
                self.known[to][to] = self.issued[to];
            } else if let Some((event, after)) = self.flag(from, to, needed[from], log, iteration.as_deref_mut()) {
                orders.push(Order::Flag { from: Pipe::ALL[from], to: Pipe::ALL[to], event: event as u32, after });
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

    /// Leaves a wait for an operation before the iteration to the enclosing loop, at an index of the body; returns
    /// whether the operation is one.
    fn is_of_loop(
        &mut self,
        to: usize,
        from: usize,
        needed: u32,
        index: usize,
        log: &Log,
        iteration: Option<&mut LoopNeeds>,
    ) -> bool {
        let Some(iteration) = iteration.filter(|iteration| needed <= iteration.start[from]) else { return false };
        let mut knows = needed;
        if needed <= iteration.ahead[from] {
            let ahead = &mut iteration.needs.ahead[to][from];
            *ahead = needed.max(*ahead);
        } else if from == to {
            iteration.needs.barriers[to] = true;
            knows = iteration.start[to];
        } else {
            let after = log.get(from, needed).map_or(usize::MAX, |entry| entry.index);
            let carried = Carried { from, to, after, before: index.min(after) };
            // If the flag exists and does not cover enough, a synchronisation is inserted here.
            if iteration.carried.iter().any(|own| own.covers(&carried)) {
                return false;
            }
            iteration.needs.carry(carried);
            // Assumes the clock that the flag will convey: the body is visited again with it.
            if let Some(entry) = log.get(from, needed) {
                self.known[to] = latest(&self.known[to], &entry.knows);
            }
        }
        self.known[to][from] = knows.max(self.known[to][from]);
        true
    }

    /// Allocates an event that `from` sets after an operation and `to` waits for before the next one. The flag is set
    /// right after the operation if both are in one block and events are left, otherwise directly before the wait.
    fn flag(
        &mut self,
        from: usize,
        to: usize,
        needed: u32,
        log: &Log,
        mut iteration: Option<&mut LoopNeeds>,
    ) -> Option<(usize, Option<usize>)> {
        let start = iteration.as_ref().map_or(0, |iteration| iteration.start[from]);
        let producer = log.producer(from, needed).filter(|_| needed > start);
        if let Some(entry) = producer {
            let mut conveyed = entry.knows;
            conveyed[from] = needed;
            let old = iteration.as_ref().map_or(0, |iteration| iteration.start[to]);
            let can = |wait: &&u32| **wait != RESERVED && (**wait <= conveyed[to] || **wait <= old);
            let left = self.events[from][to].iter().filter(can).count();
            if left >= SPARE
                && let Some(event) = self.free(from, to, conveyed[to], entry.index, log, iteration.as_deref_mut())
            {
                self.use_event(from, to, event, &conveyed);
                return Some((event, Some(entry.op)));
            }
        }
        let event = self.free(from, to, self.known[from][to], log.index, log, iteration)?;
        let mut conveyed = self.known[from];
        conveyed[from] = self.issued[from];
        self.use_event(from, to, event, &conveyed);
        Some((event, None))
    }

    fn use_event(&mut self, from: usize, to: usize, event: usize, conveyed: &Clock) {
        self.events[from][to][event] = self.issued[to] + 1;
        self.known[to] = latest(&self.known[to], conveyed);
    }

    /// Returns an event that is free according to what `from` knows about `to`. The enclosing loop frees one that was
    /// last used before the iteration.
    fn free(
        &mut self,
        from: usize,
        to: usize,
        knows: u32,
        index: usize,
        log: &Log,
        mut iteration: Option<&mut LoopNeeds>,
    ) -> Option<usize> {
        (0..EVENT_IDS as usize).find(|event| {
            let wait = self.events[from][to][*event];
            let mut of_loop = |state: &mut Self| state.is_of_loop(from, to, wait, index, log, iteration.as_deref_mut());
            wait <= knows || (wait != RESERVED && of_loop(self))
        })
    }

    /// Joins with another state that started from the same one.
    pub(super) fn join(&mut self, mut other: State) {
        let issued = latest(&self.issued, &other.issued);
        for state in [&mut *self, &mut other] {
            // A pipe that knows all issued operations knows also those of the other path.
            for known in &mut state.known {
                *known = extended(known, &state.issued, &issued);
            }
        }
        self.issued = issued;
        for (known, others) in self.known.iter_mut().zip(&other.known) {
            *known = both(known, others);
        }
        self.remember(&other.memories);
        self.keep_events(&other.events);
        self.added |= other.added;
    }

    fn remember(&mut self, memories: &BTreeMap<(AddressSpace, usize), AccessMap>) {
        for (space, memory) in memories {
            let own = self.memories.entry(*space).or_default();
            for (start, Segment { end, last }) in &memory.0 {
                own.change(*start, *end, |known| known.join(last));
            }
        }
    }

    fn keep_events(&mut self, events: &Events) {
        for (own, other) in self.events.iter_mut().flatten().flatten().zip(events.iter().flatten().flatten()) {
            *own = (*own).max(*other);
        }
    }

    /// Counts a synchronisation as an operation of a pipe.
    fn count(&mut self, pipe: usize, log: &mut Log) {
        self.issued[pipe] += 1;
        log.counted(pipe, self.issued[pipe]);
    }

    /// Returns the synchronisation before a loop for its needs. Each pipe that may wait counts it as an operation.
    pub(super) fn ahead(&mut self, needs: &Needs, log: &mut Log, mut iteration: Option<&mut LoopNeeds>) -> Vec<Order> {
        let mut orders = Vec::new();
        for to in (0..PIPES).filter(|to| needs.is_ahead(*to)) {
            orders.extend(self.require(to, &needs.ahead[to], log, iteration.as_deref_mut()));
            self.count(to, log);
        }
        orders
    }

    /// Reserves events for the flags of a loop until [`State::release`], and returns them with the synchronisation
    /// before they are first set; `None` if there are too few events. Setting them counts as an operation.
    pub(super) fn reserve(
        &mut self,
        needs: &Needs,
        log: &mut Log,
        mut iteration: Option<&mut LoopNeeds>,
    ) -> Option<(Vec<Order>, Flags)> {
        let (mut orders, mut flags) = (Vec::new(), Flags::default());
        for Carried { from, to, .. } in &needs.carried {
            let (from, to) = (*from, *to);
            let known = self.known[from][to];
            let event = match self.free(from, to, known, log.index, log, iteration.as_deref_mut()) {
                Some(event) => event,
                None => {
                    let mut needed = [0; PIPES];
                    needed[to] = self.issued[to];
                    orders.extend(self.require(from, &needed, log, iteration.as_deref_mut()));
                    self.free(from, to, self.known[from][to], log.index, log, None)?
                }
            };
            self.events[from][to][event] = RESERVED;
            flags.events.push(event);
        }
        for Carried { from, .. } in &needs.carried {
            self.count(*from, log);
        }
        flags.conveyed = needs.carried.iter().map(|carried| self.conveyed_clock(carried.from)).collect();
        Some((orders, flags))
    }

    /// Returns the clock that a flag conveys if it is set now.
    fn conveyed_clock(&self, from: usize) -> Clock {
        let mut told = self.known[from];
        told[from] = self.issued[from];
        told
    }

    /// Frees the events of a loop, after the waits that end it.
    pub(super) fn release(&mut self, needs: &Needs, flags: &Flags) {
        for (Carried { from, to, .. }, event) in needs.carried.iter().zip(&flags.events) {
            self.events[*from][*to][*event] = self.issued[*to];
        }
    }

    /// Applies the barriers at the start of an iteration.
    pub(super) fn start_iteration(&mut self, needs: &Needs) {
        for pipe in (0..PIPES).filter(|pipe| needs.barriers[*pipe]) {
            self.known[pipe][pipe] = self.issued[pipe];
        }
    }

    /// Applies the waits after a loop. Each counts as an operation.
    pub(super) fn wait(&mut self, needs: &Needs, conveyed: &[Clock], log: &mut Log) {
        for (carried, conveyed) in needs.carried.iter().zip(conveyed) {
            self.known[carried.to] = latest(&self.known[carried.to], conveyed);
            self.count(carried.to, log);
        }
    }

    /// Applies the waits of an iteration before an index of the body. Each counts as an operation. Returns the flags
    /// that are waited for.
    pub(super) fn arrive(&mut self, index: usize, log: &mut Log, iteration: &mut LoopNeeds) -> Vec<usize> {
        let here = |flag: &usize| iteration.carried[*flag].before == index;
        let flags: Vec<usize> = (0..iteration.carried.len()).filter(here).collect();
        for &flag in &flags {
            let to = iteration.carried[flag].to;
            self.known[to] = latest(&self.known[to], &iteration.conveyed[flag]);
            self.count(to, log);
            iteration.waits[flag] = self.issued[to];
        }
        flags
    }

    /// Sets the flags of an iteration after an index of the body; the last index includes all that follow. The pipe
    /// that sets a flag knows that the wait of this iteration has completed. Returns the synchronisation and the flags
    /// that are set; each counts as an operation.
    pub(super) fn leave(
        &mut self,
        index: usize,
        is_last: bool,
        log: &mut Log,
        iteration: &mut LoopNeeds,
    ) -> (Vec<Order>, Vec<usize>) {
        let here = |flag: &usize| {
            iteration.carried[*flag].after == index || (is_last && iteration.carried[*flag].after > index)
        };
        let flags: Vec<usize> = (0..iteration.carried.len()).filter(here).collect();
        let mut orders = Vec::new();
        for &flag in &flags {
            let Carried { from, to, .. } = iteration.carried[flag];
            let mut needed = [0; PIPES];
            needed[to] = iteration.waits[flag];
            orders.extend(self.require(from, &needed, log, Some(iteration)));
        }
        for &flag in &flags {
            let from = iteration.carried[flag].from;
            self.count(from, log);
            iteration.told[flag] = self.conveyed_clock(from);
        }
        (orders, flags)
    }

    /// Returns the state before each iteration, before its waits, and after the loop: the join of `self`, the state
    /// before the loop, and the state at the end of an iteration. It assumes what is known at the end of the first
    /// iteration, which [`State::narrowed`] has to confirm.
    pub(super) fn head(&self, first: &State) -> State {
        let mut head = self.clone();
        head.join(first.clone());
        head
    }

    /// Returns the clock that a flag of a loop conveys: it was set either before the loop, in state `self`, or in the
    /// previous iteration.
    pub(super) fn either(&self, ahead: &Clock, told: &Clock, head: &State) -> Clock {
        both(&extended(ahead, &self.issued, &head.issued), told)
    }

    /// Returns the number of an operation as seen from the next iteration: operations of the iteration become those of
    /// the previous one.
    fn next(&self, ahead: &State, pipe: usize, number: u32) -> u32 {
        let of_iteration = number > self.issued[pipe];
        if of_iteration { number - (self.issued[pipe] - ahead.issued[pipe]) } else { number.min(ahead.issued[pipe]) }
    }

    /// Returns the clock that a flag of a loop conveys in an iteration, restricted to the one at the end of an
    /// iteration that started in this state.
    pub(super) fn confirmed(&self, ahead: &State, conveyed: &Clock, told: &Clock) -> Clock {
        std::array::from_fn(|pipe| conveyed[pipe].min(self.next(ahead, pipe, told[pipe])))
    }

    /// Returns this state, restricted to what is known at the end of an iteration that started in it. `ahead` is the
    /// state before the loop.
    pub(super) fn narrowed(&self, ahead: &State, end: &State) -> State {
        let mut narrowed = self.clone();
        for (known, ends) in narrowed.known.iter_mut().zip(&end.known) {
            *known = self.confirmed(ahead, known, ends);
        }
        for (own, ends) in narrowed.events.iter_mut().zip(&end.events) {
            for (to, (own, ends)) in own.iter_mut().zip(ends).enumerate() {
                for (own, end) in own.iter_mut().zip(ends).filter(|(_, end)| **end != RESERVED) {
                    *own = (*own).max(if *end > self.issued[to] { self.next(ahead, to, *end) } else { *end });
                }
            }
        }
        narrowed.added |= end.added;
        narrowed
    }
}

/// Extends a clock by more issued operations: a pipe that knew all issued operations knows those, too.
fn extended(known: &Clock, issued: &Clock, more: &Clock) -> Clock {
    std::array::from_fn(|pipe| if known[pipe] >= issued[pipe] { more[pipe] } else { known[pipe] })
}

/// Returns the meet of two clocks.
fn both(a: &Clock, b: &Clock) -> Clock {
    std::array::from_fn(|pipe| a[pipe].min(b[pipe]))
}

/// Returns the index of a pipe.
fn place(pipe: Pipe) -> usize {
    pipe as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(start: i64, end: i64, writes: bool) -> RangeAccess {
        RangeAccess { range: Range { space: AddressSpace::Ub, root: 0, start, end }, writes }
    }

    /// A state, and the position in the walk: each operation is in one block, and numbered.
    struct Position(State, Log);

    impl Position {
        fn new(in_order: &[Pipe]) -> Self {
            Self(State::new(in_order), Log::default())
        }

        fn issue(&mut self, pipe: Pipe, accesses: &[RangeAccess]) -> Vec<Order> {
            self.1.op += 1;
            self.0.issue(pipe, accesses, &mut self.1, None)
        }
    }

    fn flag(from: Pipe, to: Pipe, event: u32, after: usize) -> Order {
        Order::Flag { from, to, event, after: Some(after) }
    }

    #[test]
    fn a_reader_waits_for_the_writer_once() {
        let mut state = Position::new(&[]);
        assert_eq!(state.issue(Pipe::Mte2, &[at(0, 64, true)]), []);
        assert_eq!(state.issue(Pipe::V, &[at(32, 96, false)]), [flag(Pipe::Mte2, Pipe::V, 0, 1)]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 32, false)]), []);
    }

    #[test]
    fn a_writer_waits_for_readers() {
        let mut state = Position::new(&[]);
        state.issue(Pipe::V, &[at(0, 64, false)]);
        assert_eq!(state.issue(Pipe::Mte2, &[at(63, 64, true)]), [flag(Pipe::V, Pipe::Mte2, 0, 1)]);
        assert_eq!(state.issue(Pipe::Mte2, &[at(64, 65, true)]), []);
    }

    #[test]
    fn order_is_transitive() {
        let mut state = Position::new(&[]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)]);
        state.issue(Pipe::V, &[at(0, 64, false), at(64, 128, true)]);
        state.issue(Pipe::Mte3, &[at(64, 128, false)]);
        // The store waited for the vector unit, which had waited for the load.
        assert_eq!(state.issue(Pipe::Mte3, &[at(0, 64, false)]), []);
    }

    #[test]
    fn one_pipe_needs_a_barrier_unless_it_is_in_order() {
        let mut state = Position::new(&[]);
        state.issue(Pipe::V, &[at(0, 64, true)]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)]), [Order::Barrier(Pipe::V)]);
        let mut state = Position::new(&[Pipe::V]);
        state.issue(Pipe::V, &[at(0, 64, true)]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)]), []);
    }

    #[test]
    fn a_flag_is_set_after_what_is_waited_for() {
        let mut state = Position::new(&[Pipe::V]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)]);
        state.issue(Pipe::Mte2, &[at(64, 128, true)]);
        assert_eq!(state.issue(Pipe::V, &[at(0, 64, false)]), [flag(Pipe::Mte2, Pipe::V, 0, 1)]);
        assert_eq!(state.issue(Pipe::V, &[at(64, 128, false)]), [flag(Pipe::Mte2, Pipe::V, 1, 2)]);
    }

    #[test]
    fn the_latest_is_waited_for_first() {
        let mut state = Position::new(&[Pipe::V]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)]);
        state.issue(Pipe::V, &[at(0, 64, false), at(64, 128, true)]);
        // The vector unit has waited for the load.
        let found = state.issue(Pipe::Mte3, &[at(0, 64, false), at(64, 128, false)]);
        assert_eq!(found, [flag(Pipe::V, Pipe::Mte3, 0, 2)]);
    }

    #[test]
    fn few_events_are_left_for_what_tells_of_all() {
        let mut state = Position::new(&[Pipe::V]);
        for load in 0..20 {
            state.issue(Pipe::Mte2, &[at(load * 64, load * 64 + 64, true)]);
        }
        let mut orders = Vec::new();
        for use_ in 0..20 {
            orders.extend(state.issue(Pipe::V, &[at(use_ * 64, use_ * 64 + 64, false)]));
        }
        let precise = EVENT_IDS as usize - SPARE + 1;
        assert_eq!(orders.len(), precise + 1);
        assert!(matches!(orders[precise], Order::Flag { after: None, .. }));
    }

    #[test]
    fn events_run_out() {
        let mut state = Position::new(&[Pipe::V]);
        let mut iteration = 0;
        let mut pair = |state: &mut Position| {
            iteration += 1;
            state.issue(Pipe::Mte2, &[at(iteration * 64, iteration * 64 + 64, true)]);
            state.issue(Pipe::V, &[at(iteration * 64, iteration * 64 + 64, false)])
        };
        for event in 0..EVENT_IDS {
            assert!(matches!(pair(&mut state)[..], [Order::Flag { event: found, .. }] if found == event));
        }
        assert_eq!(pair(&mut state), [Order::Barrier(Pipe::All)]);
        // All of them are free again.
        assert!(matches!(pair(&mut state)[..], [Order::Flag { event: 0, .. }]));
    }

    #[test]
    fn an_event_is_free_once_its_wait_is_known_to_be_over() {
        let mut state = Position::new(&[Pipe::V]);
        for _ in 0..20 {
            state.issue(Pipe::Mte2, &[at(0, 64, true)]);
            state.issue(Pipe::V, &[at(0, 64, false)]);
        }
        assert!(state.0.events.iter().flatten().all(|events| events[1] == 0));
    }

    #[test]
    fn arguments_are_different_memories_and_what_is_unknown_is_any() {
        let global =
            |root, writes| RangeAccess { range: Range { space: AddressSpace::Gm, root, start: 0, end: 64 }, writes };
        let mut state = Position::new(&[]);
        state.issue(Pipe::Mte3, &[global(1, true)]);
        assert_eq!(state.issue(Pipe::Mte2, &[global(2, false)]), []);
        assert_eq!(state.issue(Pipe::V, &[global(0, false)]), [flag(Pipe::Mte3, Pipe::V, 0, 1)]);
        assert_eq!(state.issue(Pipe::Mte2, &[global(1, false)]), [flag(Pipe::Mte3, Pipe::Mte2, 0, 1)]);
    }

    #[test]
    fn branches_join_to_what_either_leaves() {
        let mut state = Position::new(&[]);
        state.issue(Pipe::Mte2, &[at(0, 64, true)]);
        let before = state.0.clone();
        state.issue(Pipe::V, &[at(0, 64, false)]);
        state.0.join(before);
        // One branch has waited, the other has not.
        let orders = state.issue(Pipe::V, &[at(0, 64, false)]);
        assert!(matches!(orders[..], [Order::Flag { from: Pipe::Mte2, to: Pipe::V, .. }]));
    }
}
