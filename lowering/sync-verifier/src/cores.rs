//! The order of accesses of different cores of a block.
//!
//! A function may have code for the cube core and for the vector cores ([`Core`]). Each is checked alone; what one does after
//! it waits for the other one is not compared operation by operation. What is known is less, and enough to find an access
//! that no signal orders: of two accesses to one buffer on different cores, one writing, one comes before a signal to
//! other cores, and the other one after a wait for them. Where neither holds, in either direction, nothing can order the two,
//! whichever signal it is: PTO1255, as the bytes of both need not be known.
//!
//! An access is before a signal where the pipe that signals knows it to have finished, and after a wait where its pipe knows
//! of the wait. So both are stamps in separate memories ([`Root::Unsignalled`], [`Root::Waits`]), which clocks, joined
//! paths and barriers treat as those of accesses.

use crate::{
    byte_ranges::ByteRanges,
    clock::Timestamp,
    effects::Access,
    finding::Finding,
    history::Stamp,
    linear::{Guard, Terms},
    state::State,
    value::{Area, Root},
    walk::PathWalk,
};
use pto_isa::{
    codes,
    types::{AddressSpace, Pipe},
};
use pto_program::{Place, Program};
use std::{
    collections::{BTreeMap, HashMap},
    rc::Rc,
};

/// An access of a core that other cores may conflict with.
#[derive(Clone, Debug)]
struct Shared {
    site: Place,
    area: Area,
    span: ByteRanges,
    writes: bool,
    /// It is after a wait for other cores, on some path.
    waited: bool,
    /// It is before a signal to other cores, on some path.
    signalled: bool,
}

/// The accesses of one core that runs a function which has code for others.
#[derive(Debug, Default)]
pub(crate) struct OfCore {
    all: Vec<Shared>,
    numbers: HashMap<(Place, Area, ByteRanges, bool), usize>,
}

fn area(root: Root) -> Area {
    (AddressSpace::Gm, root, Terms::new())
}

impl PathWalk<'_> {
    /// Keeps what accesses are ordered by waits for other cores, where there are any.
    pub(crate) fn share(&mut self, state: &mut State, pipe: Pipe, accesses: &[Access]) {
        let Some(shared) = &mut self.shared else { return };
        let waited = state.memories.get(&area(Root::Waits)).is_some_and(|waits| {
            waits.stamps().any(|(_, _, stamp, _)| {
                stamp.pipe == pipe || state.known[pipe as usize].knows(stamp.pipe, stamp.timestamp)
            })
        });
        for access in accesses {
            let key = (access.site, access.area.clone(), access.span, access.writes);
            let next = shared.all.len();
            let number = match shared.numbers.get(&key) {
                Some(number) => *number,
                None => {
                    let (site, area, span, writes) = key.clone();
                    shared.numbers.insert(key, next);
                    shared.all.push(Shared { site, area, span, writes, waited: false, signalled: false });
                    next
                }
            };
            if let Some(of) = shared.all.get_mut(number) {
                of.waited |= waited;
            }
            let timestamp = Timestamp::Number(state.issued[pipe as usize] + 1);
            state.remember(Root::Unsignalled, pipe, (timestamp, access.site), number as i64);
        }
    }

    /// A pipe tells other cores that it has got here.
    pub(crate) fn signal(&mut self, state: &mut State, pipe: Pipe) {
        let clock = state.finished(pipe);
        state.published.learn(&clock);
        self.signalled(state, pipe);
    }

    /// What is before a signal of a pipe to other cores.
    pub(crate) fn signalled(&mut self, state: &mut State, pipe: Pipe) {
        let Some(shared) = &mut self.shared else { return };
        let clock = state.finished(pipe);
        let Some(memory) = state.memories.get_mut(&area(Root::Unsignalled)) else { return };
        let is_before = |stamp: &Stamp| stamp.pipe == pipe || clock.knows(stamp.pipe, stamp.timestamp);
        for (number, _, stamp, _) in memory.stamps() {
            if is_before(stamp)
                && let Some(of) = usize::try_from(number).ok().and_then(|number| shared.all.get_mut(number))
            {
                of.signalled = true;
            }
        }
        Rc::make_mut(memory).retain(|stamp| !is_before(stamp));
    }

    /// A pipe waits for other cores.
    pub(crate) fn wait_for_cores(&mut self, state: &mut State, pipe: Pipe) {
        let clock = state.published.clone();
        state.learn(pipe, &clock);
        if self.shared.is_some() {
            state.issued[pipe as usize] += 1;
            let timestamp = Timestamp::Number(state.issued[pipe as usize]);
            state.remember(Root::Waits, pipe, (timestamp, Place(0)), pipe as i64);
        }
    }
}

impl State {
    /// Remembers something of a pipe in one of the memories that are none, at the byte of a number.
    fn remember(&mut self, root: Root, pipe: Pipe, (timestamp, site): (Timestamp, Place), number: i64) {
        let span = ByteRanges::new(number, 1);
        let (is_open, guard, path, sure) = (false, Guard::NONE, self.path, span.end());
        let memory = self.memories.entry(area(root)).or_default();
        Rc::make_mut(memory).note(Stamp { pipe, timestamp, site, span, is_open, sure, guard, path }, true);
    }
}

impl Shared {
    /// Whether two accesses of different cores may touch the same bytes, and nothing can order them.
    fn is_unordered(&self, other: &Shared) -> bool {
        (self.writes || other.writes)
            && self.site != other.site
            && !(self.signalled && other.waited)
            && !(other.signalled && self.waited)
            && (!self.area.2.is_empty() || !other.area.2.is_empty() || self.span.meets(&other.span))
    }
}

/// The accesses of one core to a buffer.
#[derive(Default)]
struct Buffer<'s> {
    /// Those at addresses computed at run time.
    anywhere: Vec<&'s Shared>,
    /// The others by their first byte, each with the last byte of those up to it.
    sorted: Vec<(i64, &'s Shared)>,
}

impl<'s> Buffer<'s> {
    fn of(accesses: &'s [Shared]) -> BTreeMap<(AddressSpace, Root), Buffer<'s>> {
        let mut all: BTreeMap<(AddressSpace, Root), Buffer<'s>> = BTreeMap::new();
        for access in accesses {
            let buffer = all.entry((access.area.0, access.area.1)).or_default();
            if access.area.2.is_empty() {
                buffer.sorted.push((access.span.end(), access));
            } else {
                buffer.anywhere.push(access);
            }
        }
        for buffer in all.values_mut() {
            buffer.sorted.sort_by_key(|(_, access)| access.span.start);
            let mut last = i64::MIN;
            for (end, _) in &mut buffer.sorted {
                last = last.max(*end);
                *end = last;
            }
        }
        all
    }

    /// One of the accesses that nothing orders with an access of the other core.
    fn unordered(&self, access: &Shared) -> Option<&'s Shared> {
        let anywhere = self.anywhere.iter().find(|first| first.is_unordered(access)).copied();
        if !access.area.2.is_empty() {
            return anywhere.or_else(|| self.sorted.iter().map(|(_, first)| *first).find(|of| of.is_unordered(access)));
        }
        let before = self.sorted.partition_point(|(_, first)| first.span.start < access.span.end());
        let near = self.sorted.get(..before)?.iter().rev().take_while(|(last, _)| *last > access.span.start);
        anywhere.or_else(|| near.map(|(_, first)| *first).find(|first| first.is_unordered(access)))
    }
}

/// Accesses of two cores that nothing can order, each operation of the second core once.
pub(crate) fn unordered(program: &Program, one: &OfCore, other: &OfCore) -> Vec<Finding> {
    let buffers = Buffer::of(&one.all);
    let mut found: BTreeMap<Place, &Shared> = BTreeMap::new();
    for access in &other.all {
        let Some(buffer) = buffers.get(&(access.area.0, access.area.1)) else { continue };
        if !found.contains_key(&access.site)
            && let Some(conflict) = buffer.unordered(access)
        {
            found.insert(access.site, conflict);
        }
    }
    let finding = |(at, conflict): (Place, &Shared)| {
        let name = program.name(at).unwrap_or_default();
        Finding {
            code: codes::UNSEEN,
            at,
            message: format!(
                "expected a signal between cores that orders accesses to one buffer, found none for `{name}`: its bytes are \
                 not compared with those of the other core"
            ),
            other: Some((conflict.site, "the other core accesses the buffer here".to_owned())),
            pipes: None,
            range: None,
            help: None,
            path: Vec::new(),
        }
    };
    found.into_iter().map(finding).collect()
}
