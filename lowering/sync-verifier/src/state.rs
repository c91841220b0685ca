//! Represents the abstract state at a program point: the accesses that may be in progress, and the vector clock of each
//! pipe.

use crate::{
    clock::{Clock, PIPES, Set, Timestamp},
    history::{AccessHistory, AccessKey, Stamp},
    linear::{Facts, Guard, Linear, Symbols, Terms},
    path::Path,
    queues::{Queue, QueueEnd},
    value::{Area, Reference, Root, Value, ValueKind, Values},
};
use pto_isa::types::Pipe;
use pto_program::{Place, Slot};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use smallvec::SmallVec;
use std::{
    collections::{BTreeMap, hash_map::DefaultHasher},
    hash::{Hash, Hasher},
    rc::Rc,
};

/// Source pipe, destination pipe, event.
pub(crate) type Key = (Pipe, Pipe, i64);

/// A flag that is set and not yet waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PendingFlag {
    /// The operations that have finished when the flag is set.
    pub(crate) clock: Clock,
    pub(crate) site: Place,
    pub(crate) path: Path,
    /// The unmatched waits before it, as a bit set.
    pub(crate) stuck: u64,
}

/// A wait for a flag that is not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnmatchedWait {
    pub(crate) key: Key,
    pub(crate) site: Place,
    /// Its bit in the set of unmatched waits.
    pub(crate) bit: u64,
}

/// The state before an operation, on the paths that reach it.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// Number of operations issued to each pipe.
    pub(crate) issued: [u32; PIPES],
    /// For each pipe, the operations that have finished before its next operation starts.
    pub(crate) known: [Clock; PIPES],
    /// For each pipe, its operations among those with a [`Timestamp::Kept`].
    own: [Set; PIPES],
    pub(crate) flags: BTreeMap<Key, SmallVec<[PendingFlag; 1]>>,
    /// The last flag set between two pipes with an unknown event.
    pub(crate) any: BTreeMap<(Pipe, Pipe), PendingFlag>,
    /// Unmatched waits, and for each pipe the unmatched waits before its next operation.
    pub(crate) unmatched: Vec<UnmatchedWait>,
    pub(crate) stuck: [u64; PIPES],
    /// The operations that have finished when a buffer is released.
    pub(crate) given: BTreeMap<i64, Clock>,
    /// The operations that other cores may know to have finished.
    pub(crate) published: Clock,
    pub(crate) memories: BTreeMap<Area, Rc<AccessHistory>>,
    /// The ends of queues between cores.
    pub(crate) ends: BTreeMap<Queue, QueueEnd>,
    /// The addresses of declared buffers.
    pub(crate) placed: BTreeMap<Root, (Root, Linear)>,
    /// Values, one set per function on the call stack.
    pub(crate) values: Vec<Values>,
    pub(crate) facts: Facts,
    pub(crate) path: Path,
    /// Number of accesses recorded, and number left after the last collection: see [`State::collect`].
    noted: usize,
    held: usize,
}

/// Minimal number of accesses for a collection.
const COLLECTED: usize = 64;

/// The context to join states: the last [`Timestamp::Kept`], the symbols, and the pipes.
pub(crate) type Joining<'j> = (&'j mut u32, &'j mut Symbols, &'j Pipes);

/// Properties of the pipes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pipes {
    /// Pipes that finish operations in issue order.
    pub(crate) in_order: [bool; PIPES],
    /// Pipes that access memory.
    pub(crate) used: [bool; PIPES],
}

impl State {
    /// Returns a state without accesses in progress.
    pub(crate) fn new(slots: usize, path: Path) -> State {
        State {
            issued: [0; PIPES],
            known: Default::default(),
            own: Default::default(),
            flags: BTreeMap::new(),
            any: BTreeMap::new(),
            unmatched: Vec::new(),
            stuck: [0; PIPES],
            given: BTreeMap::new(),
            published: Clock::default(),
            memories: BTreeMap::new(),
            ends: BTreeMap::new(),
            placed: BTreeMap::new(),
            values: vec![Values::new(slots)],
            facts: Facts::default(),
            path,
            noted: 0,
            held: 0,
        }
    }

    pub(crate) fn value(&self, slot: Slot) -> &Value {
        self.values.last().map_or(&Value::UNKNOWN, |values| values.get(slot))
    }

    pub(crate) fn set(&mut self, slot: Slot, value: Value) {
        if let Some(values) = self.values.last_mut() {
            values.set(slot, value);
        }
    }

    /// Assigns a reference to the tile or view in a slot, for all values that name it.
    pub(crate) fn place(&mut self, slot: Slot, reference: &Reference) {
        let Some(named) = self.value(slot).as_memory() else {
            self.set(slot, Value::memory(reference.clone()));
            return;
        };
        match named.root {
            root @ Root::Site(..) => {
                let at = reference.at.minus(&named.at).unwrap_or_else(|| reference.at.clone());
                self.placed.insert(root, (reference.root, at));
            }
            Root::Bank | Root::Argument(_) | Root::Unknown(_) | Root::Exponents | Root::Unsignalled | Root::Waits => {
                let made = Reference {
                    root: reference.root,
                    at: reference.at.clone(),
                    floor: reference.floor.clone(),
                    ..named.clone()
                };
                self.set(slot, Value::memory(made));
            }
        }
    }

    /// Returns the clock after everything that was issued to a pipe has finished.
    pub(crate) fn finished(&self, pipe: Pipe) -> Clock {
        let mut clock = self.known[pipe as usize].clone();
        clock.numbers[pipe as usize] = self.issued[pipe as usize];
        clock.kept.add_all(self.own[pipe as usize].as_slice());
        clock
    }

    /// Lets the next operation of a pipe start after a clock.
    pub(crate) fn learn(&mut self, pipe: Pipe, clock: &Clock) {
        self.known[pipe as usize].learn(clock);
    }

    /// Lets the next operation of a pipe start after all its earlier operations.
    pub(crate) fn barrier(&mut self, pipe: Pipe) {
        let clock = self.finished(pipe);
        self.learn(pipe, &clock);
    }

    /// Lets the next operation of every pipe start after all operations.
    pub(crate) fn drain(&mut self) {
        let mut all = Clock::default();
        Pipe::ALL.iter().for_each(|pipe| all.learn(&self.finished(*pipe)));
        // All accesses have finished.
        self.memories.retain(|(_, root, _), _| root.is_of_cores());
        for memory in self.memories.values_mut() {
            Rc::make_mut(memory).stamps_mut().for_each(|stamp| stamp.timestamp = Timestamp::Number(0));
        }
        self.own = Default::default();
        all.kept = Set::default();
        self.clocks().for_each(|clock| clock.kept = Set::default());
        self.known = std::array::from_fn(|_| all.clone());
        self.published.learn(&all);
        self.noted = 0;
        self.held = 0;
    }

    /// Forgets accesses that have finished for all pipes, once their number has doubled since the last collection: the
    /// amortised cost per access is constant.
    pub(crate) fn collect(&mut self, pipes: &Pipes) {
        self.noted += 1;
        if self.noted < 2 * self.held.max(COLLECTED) {
            return;
        }
        let mut memories = std::mem::take(&mut self.memories);
        memories.retain(|(_, root, _), memory| {
            if root.is_of_cores() {
                return true;
            }
            if memory.stamps().any(|(_, _, stamp, _)| self.has_finished_for_all(stamp, pipes)) {
                Rc::make_mut(memory).retain(|stamp| !self.has_finished_for_all(stamp, pipes));
            }
            memory.segments() > 0
        });
        self.memories = memories;
        self.held = self.accesses_held();
        self.noted = self.held;
    }

    /// Returns whether an access has finished before the next operation of every pipe.
    fn has_finished_for_all(&self, stamp: &Stamp, pipes: &Pipes) -> bool {
        let of = |pipe: &&Pipe| pipes.used[**pipe as usize];
        Pipe::ALL.iter().filter(of).all(|pipe| self.has_finished(stamp, *pipe, pipes))
    }

    /// Returns whether an access has finished before the next operation of a pipe starts.
    pub(crate) fn has_finished(&self, stamp: &Stamp, pipe: Pipe, pipes: &Pipes) -> bool {
        (stamp.pipe == pipe && pipes.in_order[pipe as usize])
            || self.known[pipe as usize].knows(stamp.pipe, stamp.timestamp)
    }

    /// Returns the approximate number of recorded accesses.
    pub(crate) fn accesses_held(&self) -> usize {
        self.memories.values().map(|memory| memory.segments()).sum()
    }

    /// Returns the pending flags with their counts: states that differ in these cannot be joined.
    fn signature(&self) -> impl Iterator<Item = (&Key, usize)> {
        self.flags.iter().map(|(key, pending)| (key, pending.len())).filter(|(_, count)| *count > 0)
    }

    /// Returns whether states can be joined: their flags and the values of the slots are equal.
    pub(crate) fn agrees(&self, other: &State, slots: &[Slot]) -> bool {
        self.signature().eq(other.signature())
            && self.any.keys().eq(other.any.keys())
            && self.ends == other.ends
            && self.placed == other.placed
            && slots.iter().all(|slot| self.value(*slot).kind == other.value(*slot).kind)
    }

    /// Returns the accesses in memories that the other state does not share, without their paths.
    fn accesses<'s>(&'s self, other: &'s State) -> impl Iterator<Item = AccessKey> + 's {
        let same =
            |area: &Area, memory: &Rc<AccessHistory>| other.memories.get(area).is_some_and(|o| Rc::ptr_eq(o, memory));
        let differ = self.memories.iter().filter(move |(area, memory)| !same(area, memory));
        differ.flat_map(|(_, memory)| memory.stamps()).map(|(_, _, stamp, _)| stamp.access())
    }

    /// Assigns a [`Timestamp::Kept`] to each access that exists only on this path.
    fn keep(&mut self, unlike: &State, others: &HashSet<AccessKey>, next: &mut u32) {
        let mut numbers: HashMap<(Pipe, u32), u32> = HashMap::default();
        for (area, memory) in &mut self.memories {
            if unlike.memories.get(area).is_some_and(|other| Rc::ptr_eq(other, memory)) {
                continue;
            }
            let local = |stamp: &Stamp| match stamp.timestamp {
                Timestamp::Number(number) if !others.contains(&stamp.access()) => Some(number),
                Timestamp::Number(_) | Timestamp::Kept(_) => None,
            };
            if !memory.stamps().any(|(_, _, stamp, _)| local(stamp).is_some()) {
                continue;
            }
            for stamp in Rc::make_mut(memory).stamps_mut() {
                if let Some(number) = local(stamp) {
                    let kept = *numbers.entry((stamp.pipe, number)).or_insert_with(|| {
                        *next += 1;
                        *next
                    });
                    stamp.timestamp = Timestamp::Kept(kept);
                }
            }
        }
        for clock in self.clocks() {
            for ((pipe, number), kept) in &numbers {
                if clock.numbers[*pipe as usize] >= *number {
                    clock.kept.add(*kept);
                }
            }
        }
        for ((pipe, _), kept) in &numbers {
            self.own[*pipe as usize].add(*kept);
        }
    }

    /// Returns the [`Timestamp::Kept`] of all recorded accesses, sorted.
    fn kept(&self) -> Vec<u32> {
        let stamps = self.memories.values().flat_map(|memory| memory.stamps());
        let kept = stamps.filter_map(|(_, _, stamp, _)| match stamp.timestamp {
            Timestamp::Kept(kept) => Some(kept),
            Timestamp::Number(_) => None,
        });
        let mut kept: Vec<u32> = kept.collect();
        kept.sort_unstable();
        kept.dedup();
        kept
    }

    fn clocks(&mut self) -> impl Iterator<Item = &mut Clock> {
        let flags = self.flags.values_mut().flatten().map(|pending| &mut pending.clock);
        let any = self.any.values_mut().map(|pending| &mut pending.clock);
        let own = self.known.iter_mut().chain(self.given.values_mut()).chain([&mut self.published]);
        own.chain(flags).chain(any)
    }

    /// Joins a state that [agrees](State::agrees): accesses in progress on either path are in progress, and only what
    /// both clocks contain is known to have finished. A value that differs becomes one of two.
    pub(crate) fn join(&mut self, mut other: State, path: Path, (next, symbols, pipes): Joining<'_>) {
        let snapshot = State { values: Vec::new(), ..self.clone() };
        let (own, others) = (self.accesses(&other).collect(), other.accesses(self).collect());
        self.keep(&other, &others, next);
        other.keep(&snapshot, &own, next);
        // A path does not wait for accesses of the other path.
        let (ours, theirs) = (self.kept(), other.kept());
        let without = |all: &[u32], less: &[u32]| -> Vec<u32> {
            all.iter().copied().filter(|kept| less.binary_search(kept).is_err()).collect()
        };
        let (own, others) = (without(&ours, &theirs), without(&theirs, &ours));
        // Forgotten accesses need no timestamp.
        let alive = |kept: u32| ours.binary_search(&kept).is_ok() || theirs.binary_search(&kept).is_ok();
        for (state, more) in [(&mut *self, others), (&mut other, own)] {
            for clock in state.clocks() {
                clock.kept.retain(alive);
                clock.kept.add_all(&more);
            }
            state.own.iter_mut().for_each(|own| own.retain(alive));
        }
        for (own, other) in self.known.iter_mut().zip(&other.known) {
            own.meet(other);
        }
        for (key, pending) in &mut self.flags {
            let Some(others) = other.flags.get(key) else { continue };
            for (own, other) in pending.iter_mut().zip(others) {
                own.clock.meet(&other.clock);
            }
        }
        for (key, pending) in &mut self.any {
            if let Some(other) = other.any.get(key) {
                pending.clock.meet(&other.clock);
            }
        }
        for (id, clock) in &other.given {
            // A path that does not release a buffer needs no wait for it.
            self.given.entry(*id).and_modify(|own| own.meet(clock)).or_insert_with(|| clock.clone());
        }
        self.published.learn(&other.published);
        for (own, other) in self.own.iter_mut().zip(&other.own) {
            own.add_all(other.as_slice());
        }
        for (own, other) in self.issued.iter_mut().zip(&other.issued) {
            *own = (*own).max(*other);
        }
        let mut changed = Vec::new();
        for (area, memory) in &other.memories {
            match self.memories.get_mut(area) {
                Some(own) if Rc::ptr_eq(own, memory) => continue,
                Some(own) => Rc::make_mut(own).add(memory),
                None => {
                    self.memories.insert(area.clone(), Rc::clone(memory));
                }
            }
            changed.push(area);
        }
        for (own, other) in self.values.iter_mut().zip(&other.values) {
            own.join(other, |own, other| merged(symbols, own, other));
        }
        self.facts.meet(&other.facts);
        self.path = path;
        self.thin(&changed, pipes);
    }

    /// Keeps only accesses and facts at addresses for which `keep` holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Terms) -> bool) {
        self.memories.retain(|(_, _, terms), _| keep(terms));
        self.facts.retain(keep);
    }

    /// Forgets accesses that have finished, and duplicates.
    fn thin(&mut self, areas: &[&Area], pipes: &Pipes) {
        let taken: Vec<(&Area, Rc<AccessHistory>)> = areas
            .iter()
            .filter(|area| !area.1.is_of_cores())
            .filter_map(|area| Some((*area, self.memories.remove(*area)?)))
            .collect();
        let mut thinned = Vec::new();
        for (area, mut memory) in taken {
            if memory.stamps().any(|(_, _, stamp, _)| self.has_finished_for_all(stamp, pipes)) {
                Rc::make_mut(&mut memory).retain(|stamp| !self.has_finished_for_all(stamp, pipes));
            }
            if memory.segments() > 0 {
                thinned.push((area, memory));
            }
        }
        let clocks: Vec<&mut Clock> = self.clocks().collect();
        let mut known: HashMap<(Pipe, Timestamp), Vec<bool>> = HashMap::default();
        let mut knows = |pipe: Pipe, timestamp: Timestamp| {
            let by = || clocks.iter().map(|clock| clock.knows(pipe, timestamp)).collect();
            known.entry((pipe, timestamp)).or_insert_with(by).clone()
        };
        let mut same =
            |pipe: Pipe, one: Timestamp, other: Timestamp| one == other || knows(pipe, one) == knows(pipe, other);
        for (_, memory) in thinned.iter_mut().filter(|(_, memory)| memory.has_alike()) {
            Rc::make_mut(memory).thin(&mut same);
        }
        self.memories.extend(thinned.into_iter().map(|(area, memory)| (area.clone(), memory)));
    }

    /// Hashes what later operations depend on: accesses on chip with the pipes and flags that know them, and pending
    /// flags. Issue indices are left out. States with the same fingerprint behave alike.
    pub(crate) fn fingerprint(&self, used: &Pipes) -> u64 {
        let mut hasher = DefaultHasher::new();
        for (key, count) in self.signature() {
            (key.0 as usize, key.1 as usize, key.2, count).hash(&mut hasher);
        }
        for end in self.ends.values() {
            end.moved.hash(&mut hasher);
        }
        for (area, memory) in &self.memories {
            if area.0 == pto_isa::types::AddressSpace::Gm {
                continue;
            }
            for (start, end, stamp, writes) in memory.stamps() {
                let by = |clock: &Clock| clock.knows(stamp.pipe, stamp.timestamp);
                let pipes: SmallVec<[bool; PIPES]> = self.known.iter().map(by).collect();
                let flags = self.flags.values().flatten().chain(self.any.values()).map(|pending| by(&pending.clock));
                let flags: SmallVec<[bool; 16]> = flags.collect();
                let over = |(index, knows): (usize, &bool)| *knows || index == stamp.pipe as usize || !used.used[index];
                if pipes.iter().enumerate().all(over) {
                    continue;
                }
                (area.0 as usize, area.1, start, end, writes, stamp.site.0, stamp.span).hash(&mut hasher);
                (pipes, flags).hash(&mut hasher);
            }
        }
        hasher.finish()
    }
}

/// Merges a value that differs on two paths; returns `None` if the first one is kept. A value that exists only on one
/// path is not used after the join.
fn merged(symbols: &mut Symbols, own: &Value, other: &Value) -> Option<Value> {
    let after = match (&own.after, &other.after) {
        (Some(one), Some(two)) if Rc::ptr_eq(one, two) => Some(Rc::clone(one)),
        (Some(one), Some(two)) if one.0 == two.0 => {
            let mut clock = one.1.clone();
            clock.meet(&two.1);
            Some(Rc::new((one.0, clock)))
        }
        _ => None,
    };
    let kind = match (&own.kind, &other.kind) {
        (one, two) if one == two => one.clone(),
        (ValueKind::Unknown, _) => return Some(other.clone()),
        (_, ValueKind::Unknown) => return None,
        (one, two) => {
            let both = [(Guard::NONE, one.clone()), (Guard::NONE, two.clone())];
            ValueKind::either(symbols, &both).unwrap_or(ValueKind::Unknown)
        }
    };
    Some(Value { kind, after })
}
