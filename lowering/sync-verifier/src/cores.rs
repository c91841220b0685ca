//! Checks the order of accesses by different cores of a block.
//!
//! A function may contain code for the cube core and for the vector cores ([`Core`]). Each core is checked separately;
//! operations that follow a wait for the other core are not compared one by one. A weaker check finds accesses that no
//! signal can order: of two conflicting accesses to one buffer on different cores, one has to precede a signal to other
//! cores and the other one has to follow a wait for them. If neither direction holds, no signal can order the two, and
//! PTO1255 is reported, since the bytes of both need not be known.
//!
//! An access precedes a signal if the signalling pipe knows that it has finished, and follows a wait if its pipe knows
//! of the wait. Both are recorded as stamps in artificial memories ([`Root::Unsignalled`], [`Root::Waits`]), so that
//! clocks, joins of paths and barriers treat them like accesses.

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
use rustc_hash::FxHashMap as HashMap;
use std::{collections::BTreeMap, rc::Rc};

/// An access of a core that may conflict with accesses of other cores.
#[derive(Clone, Debug)]
struct Shared {
    site: Place,
    area: Area,
    span: ByteRanges,
    writes: bool,
    /// It follows a wait for other cores on some path.
    waited: bool,
    /// It precedes a signal to other cores on some path.
    signalled: bool,
}

/// The accesses of one core, in a function with code for several cores.
#[derive(Debug, Default)]
pub(crate) struct OfCore {
    all: Vec<Shared>,
    numbers: HashMap<(Place, Area, ByteRanges, bool), usize>,
}

fn area(root: Root) -> Area {
    (AddressSpace::Gm, root, Terms::new())
}

impl PathWalk<'_> {
    /// Records accesses, and which waits for other cores they follow.
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

    /// Records that a pipe signals other cores.
    pub(crate) fn signal(&mut self, state: &mut State, pipe: Pipe) {
        let clock = state.finished(pipe);
        state.published.learn(&clock);
        self.signalled(state, pipe);
    }

    /// Records the accesses that precede a signal of a pipe to other cores.
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

    /// Records that a pipe waits for other cores.
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
    /// Adds a stamp to an artificial memory, at the byte `number`.
    fn remember(&mut self, root: Root, pipe: Pipe, (timestamp, site): (Timestamp, Place), number: i64) {
        let span = ByteRanges::new(number, 1);
        let (is_open, guard, path, sure) = (false, Guard::NONE, self.path, span.end());
        let memory = self.memories.entry(area(root)).or_default();
        Rc::make_mut(memory).note(Stamp { pipe, timestamp, site, span, is_open, sure, guard, path }, true);
    }
}

impl Shared {
    /// Returns whether two accesses of different cores may overlap and no signal can order them.
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
    /// Accesses at addresses that are computed at run time.
    anywhere: Vec<&'s Shared>,
    /// The other accesses sorted by first byte, each with the maximal last byte of those up to it.
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

    /// Returns an access that is unordered with an access of the other core.
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

/// Finds accesses of two cores that no signal can order; reports each operation of the second core once.
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
