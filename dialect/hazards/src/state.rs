//! What may be under way at a place of the program, and what each pipe knows to have finished.

use crate::{
    clock::{Bits, Clock, Moment, PIPES},
    linear::Facts,
    memory::{Memory, Stamp},
    path::Path,
    value::{Area, Value, Values},
};
use pto_interp::program::{Place, Slot};
use pto_isa::types::Pipe;
use smallvec::SmallVec;
use std::{
    collections::{BTreeMap, HashMap, HashSet, hash_map::DefaultHasher},
    hash::{Hash, Hasher},
    rc::Rc,
};

/// Source pipe, destination pipe, number.
pub(crate) type Key = (Pipe, Pipe, i64);

/// A flag that has been set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    /// What has finished when it is set.
    pub(crate) clock: Clock,
    pub(crate) site: Place,
    pub(crate) path: Path,
    /// Waits without end that it is behind.
    pub(crate) stuck: u64,
}

/// A wait for a flag that was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Debt {
    pub(crate) key: Key,
    pub(crate) site: Place,
    /// Its bit among waits without end.
    pub(crate) bit: u64,
}

/// The state in front of an operation, on the paths that lead there.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// Operations issued to each pipe.
    pub(crate) issued: [u32; PIPES],
    /// For each pipe what has finished before what comes next on it starts.
    pub(crate) known: [Clock; PIPES],
    /// For each pipe its own operations among those kept from several paths.
    own: [Bits; PIPES],
    /// The next number of an access kept from several paths.
    next_kept: u32,
    pub(crate) flags: BTreeMap<Key, SmallVec<[Pending; 1]>>,
    /// The last flag set between two pipes whose number nobody knows.
    pub(crate) any: BTreeMap<(Pipe, Pipe), Pending>,
    /// Waits for flags that were not set, and for each pipe those it is behind.
    pub(crate) debts: Vec<Debt>,
    pub(crate) stuck: [u64; PIPES],
    /// What has finished when a buffer is given back.
    pub(crate) given: BTreeMap<i64, Clock>,
    /// What other cores may know.
    pub(crate) published: Clock,
    pub(crate) memories: BTreeMap<Area, Rc<Memory>>,
    /// Values, of the function called last behind those of its callers.
    pub(crate) values: Vec<Values>,
    pub(crate) facts: Facts,
    pub(crate) path: Path,
}

/// Pipes that finish what they begin in order.
pub(crate) type InOrder = [bool; PIPES];

impl State {
    /// Nothing is under way.
    pub(crate) fn new(slots: usize, path: Path) -> State {
        State {
            issued: [0; PIPES],
            known: Default::default(),
            own: Default::default(),
            next_kept: 0,
            flags: BTreeMap::new(),
            any: BTreeMap::new(),
            debts: Vec::new(),
            stuck: [0; PIPES],
            given: BTreeMap::new(),
            published: Clock::default(),
            memories: BTreeMap::new(),
            values: vec![Values::new(slots)],
            facts: Facts::default(),
            path,
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

    /// What has finished once everything issued to a pipe so far has.
    pub(crate) fn finished(&self, pipe: Pipe) -> Clock {
        let mut clock = self.known[pipe as usize].clone();
        clock.numbers[pipe as usize] = self.issued[pipe as usize];
        clock.kept.add_all(&self.own[pipe as usize]);
        clock
    }

    /// What comes next on a pipe starts after this.
    pub(crate) fn learn(&mut self, pipe: Pipe, clock: &Clock) {
        self.known[pipe as usize].learn(clock);
    }

    /// A pipe finishes before it goes on.
    pub(crate) fn barrier(&mut self, pipe: Pipe) {
        let clock = self.finished(pipe);
        self.learn(pipe, &clock);
    }

    /// Everything finishes before anything goes on.
    pub(crate) fn drain(&mut self) {
        let mut all = Clock::default();
        Pipe::ALL.iter().for_each(|pipe| all.learn(&self.finished(*pipe)));
        self.known = std::array::from_fn(|_| all.clone());
        self.published.learn(&all);
    }

    /// Whether an access has finished before what comes next on a pipe starts. `within` says which pipes are in order by
    /// themselves.
    pub(crate) fn is_over(&self, stamp: &Stamp, pipe: Pipe, within: &InOrder) -> bool {
        (stamp.pipe == pipe && within[pipe as usize]) || self.known[pipe as usize].knows(stamp.pipe, stamp.moment)
    }

    /// Flags that are set, by how often: states that differ in them are not the same to what follows.
    fn signature(&self) -> impl Iterator<Item = (&Key, usize)> {
        self.flags.iter().map(|(key, pending)| (key, pending.len())).filter(|(_, count)| *count > 0)
    }

    /// Whether states can be taken for one: flags are the same, and values of the slots.
    pub(crate) fn agrees(&self, other: &State, slots: &[Slot]) -> bool {
        self.signature().eq(other.signature())
            && self.any.keys().eq(other.any.keys())
            && slots.iter().all(|slot| self.value(*slot).what == other.value(*slot).what)
    }

    /// Moments of accesses, without those of memories that another state has in the same way.
    fn moments(&self, other: &State) -> HashSet<(Pipe, Moment)> {
        let same =
            |area: &Area, memory: &Rc<Memory>| other.memories.get(area).is_some_and(|also| Rc::ptr_eq(also, memory));
        let differ = self.memories.iter().filter(|(area, memory)| !same(area, memory));
        differ.flat_map(|(_, memory)| memory.stamps()).map(|(_, _, stamp, _)| (stamp.pipe, stamp.moment)).collect()
    }

    /// Accesses that are kept from several paths.
    fn kept(&self) -> HashSet<u32> {
        let stamps = self.memories.values().flat_map(|memory| memory.stamps());
        let bit = |(_, _, stamp, _): (i64, i64, &Stamp, bool)| match stamp.moment {
            Moment::Kept(bit) => Some(bit),
            Moment::Number(_) => None,
        };
        stamps.filter_map(bit).collect()
    }

    /// Gives accesses that are of this path alone moments of their own, from a bit on: those behind a number, and those that
    /// are not in another state any more. Gives the next bit.
    fn keep(&mut self, base: &[u32; PIPES], unlike: &State, others: &HashSet<(Pipe, Moment)>, first: u32) -> u32 {
        let mut next = first;
        let mut bits: HashMap<(Pipe, u32), u32> = HashMap::new();
        for (area, memory) in &mut self.memories {
            let same = unlike.memories.get(area).is_some_and(|other| Rc::ptr_eq(other, memory));
            let local = |stamp: &Stamp| match stamp.moment {
                Moment::Number(number) if number > base[stamp.pipe as usize] => Some(number),
                Moment::Number(number) if !same && !others.contains(&(stamp.pipe, stamp.moment)) => Some(number),
                Moment::Number(_) | Moment::Kept(_) => None,
            };
            if !memory.stamps().any(|(_, _, stamp, _)| local(stamp).is_some()) {
                continue;
            }
            for stamp in Rc::make_mut(memory).stamps_mut() {
                if let Some(number) = local(stamp) {
                    let bit = *bits.entry((stamp.pipe, number)).or_insert_with(|| {
                        next += 1;
                        next - 1
                    });
                    stamp.moment = Moment::Kept(bit);
                }
            }
        }
        self.clocks().for_each(|clock| {
            for ((pipe, number), bit) in &bits {
                if clock.numbers[*pipe as usize] >= *number {
                    clock.kept.add(*bit);
                }
            }
            for (number, base) in clock.numbers.iter_mut().zip(base) {
                *number = (*number).min(*base);
            }
        });
        for ((pipe, _), bit) in &bits {
            self.own[*pipe as usize].add(*bit);
        }
        next
    }

    fn clocks(&mut self) -> impl Iterator<Item = &mut Clock> {
        let flags = self.flags.values_mut().flatten().map(|pending| &mut pending.clock);
        let any = self.any.values_mut().map(|pending| &mut pending.clock);
        let own = self.known.iter_mut().chain(self.given.values_mut()).chain([&mut self.published]);
        own.chain(flags).chain(any)
    }

    /// This state or another one, which [agree](State::agrees): what either leaves under way is, and only what both know
    /// is known. Up to `base` both have the same operations.
    pub(crate) fn join(&mut self, mut other: State, base: &[u32; PIPES], path: Path) {
        let first = self.next_kept.max(other.next_kept);
        let (mut ours, mut theirs) = (self.kept(), other.kept());
        let (own_moments, other_moments) = (self.moments(&other), other.moments(self));
        let (before, others) = (ours.clone(), theirs.clone());
        ours.retain(|bit| !others.contains(bit));
        theirs.retain(|bit| !before.contains(bit));
        let snapshot = State { values: Vec::new(), ..self.clone() };
        let next = self.keep(base, &other, &other_moments, first);
        let end = other.keep(base, &snapshot, &own_moments, next);
        ours.extend(first..next);
        theirs.extend(next..end);
        self.next_kept = end;
        // What is of one path only is nothing the other one waits for.
        for clock in self.clocks() {
            theirs.iter().for_each(|bit| clock.kept.add(*bit));
        }
        for clock in other.clocks() {
            ours.iter().for_each(|bit| clock.kept.add(*bit));
        }
        let meet = |own: &mut Clock, other: &Clock| {
            for (own, other) in own.numbers.iter_mut().zip(&other.numbers) {
                *own = (*own).min(*other);
            }
            own.kept.meet(&other.kept);
        };
        for (own, other) in self.known.iter_mut().zip(&other.known) {
            meet(own, other);
        }
        for (key, pending) in &mut self.flags {
            let Some(others) = other.flags.get(key) else { continue };
            for (own, other) in pending.iter_mut().zip(others) {
                meet(&mut own.clock, &other.clock);
            }
        }
        for (key, pending) in &mut self.any {
            if let Some(other) = other.any.get(key) {
                meet(&mut pending.clock, &other.clock);
            }
        }
        for (id, clock) in &other.given {
            // Not given back on one path is nothing to wait for there.
            self.given.entry(*id).and_modify(|own| meet(own, clock)).or_insert_with(|| clock.clone());
        }
        self.published.learn(&other.published);
        for (own, other) in self.own.iter_mut().zip(&other.own) {
            own.add_all(other);
        }
        for (own, other) in self.issued.iter_mut().zip(&other.issued) {
            *own = (*own).max(*other);
        }
        for (area, memory) in &other.memories {
            match self.memories.get_mut(area) {
                Some(own) if Rc::ptr_eq(own, memory) => {}
                Some(own) => Rc::make_mut(own).add(memory),
                None => {
                    self.memories.insert(area.clone(), Rc::clone(memory));
                }
            }
        }
        self.facts.meet(&other.facts);
        self.path = path;
    }

    /// What matters for what comes: accesses on chip by the pipes and flags that know them, and flags that are set. States
    /// with the same one behave in the same way; numbers of operations are left out.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for (key, count) in self.signature() {
            (key.0 as usize, key.1 as usize, key.2, count).hash(&mut hasher);
        }
        for (area, memory) in &self.memories {
            if area.0 == pto_isa::types::AddressSpace::Gm {
                continue;
            }
            for (start, end, stamp, writes) in memory.stamps() {
                let by = |clock: &Clock| clock.knows(stamp.pipe, stamp.moment);
                let pipes: SmallVec<[bool; PIPES]> = self.known.iter().map(by).collect();
                let flags = self.flags.values().flatten().chain(self.any.values()).map(|pending| by(&pending.clock));
                let flags: SmallVec<[bool; 16]> = flags.collect();
                if pipes.iter().enumerate().all(|(index, knows)| *knows || index == stamp.pipe as usize) {
                    continue;
                }
                (area.0 as usize, area.1, start, end, writes, stamp.site.0, stamp.span).hash(&mut hasher);
                (pipes, flags).hash(&mut hasher);
            }
        }
        hasher.finish()
    }
}
