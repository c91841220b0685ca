//! Buffers that are in use at different times share bytes of shared local memory.
//!
//! Double-buffered kernels have two copies of each buffer, to load the next tile while the current one is computed. A GPU thread
//! executes in order, so only one of the copies is live at a time. If loops use the same addresses for different buffers, the
//! ranges of bytes are even larger.
//!
//! A range of bytes is local to a loop if each iteration stores all of its bytes before it loads them: it carries no values from
//! an earlier iteration or from other code. It is in use at its accesses, and between two of them if bytes are loaded
//! later that are not stored before. Other ranges are in use from the first outermost loop that accesses them to the last.
//! Times are numbers of accesses, in the order of the code.

use std::collections::BTreeMap;
use std::ops::Range;

use genx::Element;
use pto_program::Place;

use super::{Buffer, BufferAccess, Needs, OPEN, Placement, Plan, SHARED_ALIGN, ranges};

/// A loop, or other code that may be executed several times.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    /// The loop around it.
    pub parent: Option<usize>,
    /// The outermost loop around it, or the loop itself if it is outermost.
    pub outermost: Place,
    /// The number of its first access, and the number after its last one.
    pub times: (usize, usize),
}

/// The loops of a kernel while it is lowered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// All loops so far.
    pub scopes: Vec<Scope>,
    /// The loops around the current code, outermost first, each with the number of branches around it.
    around: Vec<(usize, u32)>,
    /// Branches around the current code.
    branches: u32,
}

impl Times {
    /// The innermost loop around the current code.
    pub(crate) fn scope(&self) -> Option<usize> {
        self.around.last().map(|(scope, _)| *scope)
    }

    /// The outermost loop around the current code.
    pub(crate) fn outermost(&self) -> Option<Place> {
        self.scope().and_then(|scope| self.scopes.get(scope)).map(|scope| scope.outermost)
    }

    /// Whether each iteration of the innermost loop executes the current code.
    pub(crate) fn is_each_time(&self) -> bool {
        self.branches == self.around.last().map_or(0, |(_, branches)| *branches)
    }

    /// Enters a loop at a place; `accesses` is the number of accesses before it.
    pub(crate) fn enter(&mut self, place: Place, accesses: usize) {
        let (parent, outermost) = (self.scope(), self.outermost().unwrap_or(place));
        self.around.push((self.scopes.len(), self.branches));
        self.scopes.push(Scope { parent, outermost, times: (accesses, accesses) });
    }

    /// Leaves a loop; `accesses` is the number of accesses up to its end.
    pub(crate) fn leave(&mut self, accesses: usize) {
        if let Some((scope, _)) = self.around.pop()
            && let Some(scope) = self.scopes.get_mut(scope)
        {
            scope.times.1 = accesses;
        }
    }

    /// Enters code that is executed conditionally.
    pub(crate) fn branch(&mut self) {
        self.branches += 1;
    }

    /// Leaves code that is executed conditionally.
    pub(crate) fn join(&mut self) {
        self.branches -= 1;
    }
}

/// A range of bytes that is in use at some times.
struct Used {
    buffer: Buffer,
    element: Element,
    times: Vec<Range<usize>>,
    /// The outermost loop that it is local to, or code in no loop; `None` for ranges that are in use elsewhere too.
    local: Option<Option<Place>>,
}

/// Accesses by their times.
type Touches<'t> = BTreeMap<usize, &'t BufferAccess>;

/// Returns a plan in which buffers share bytes, if it fits shared local memory; `None` if the extent of a buffer is
/// unknown.
pub(super) fn plan(needs: &Needs, mut free: u32) -> Option<Plan> {
    let mut used = used(needs);
    if used.iter().any(|used| used.buffer.high == OPEN) {
        return None;
    }
    let mut plan = Plan::default();
    let mut by_size: Vec<usize> = (0..used.len()).collect();
    by_size.sort_by_key(|index| (used[*index].buffer.high - used[*index].buffer.low, *index));
    let mut shared = Vec::new();
    for index in by_size {
        let Used { buffer, element, .. } = &mut used[index];
        if let Some((ty, room)) = buffer.variable(*element, free) {
            free -= room;
            buffer.placement = Placement::Registers(plan.variables.len(), ty);
            plan.variables.push(ty);
        } else {
            shared.push(index);
        }
    }
    // In the order of addresses, so that adjacent ranges stay adjacent.
    shared.sort_unstable();
    let mut placed: Vec<(Range<u32>, Vec<Range<usize>>)> = Vec::new();
    for index in shared {
        let Used { buffer, element, times, .. } = &mut used[index];
        let (bytes, past) = buffer.sizes(*element);
        let start = first_fit(&placed, times, bytes)?;
        buffer.placement = Placement::Shared(start);
        let end = start.checked_add(bytes)?;
        placed.push((start..end, times.clone()));
        plan.shared_bytes = plan.shared_bytes.max(end.checked_add(past)?);
    }
    plan.scratch = plan.shared_bytes.checked_next_multiple_of(SHARED_ALIGN)?;
    plan.staged = plan.scratch.checked_add(needs.scratch_bytes)?.checked_next_multiple_of(SHARED_ALIGN)?;
    plan.shared_bytes = plan.staged.checked_add(needs.staged_bytes)?;
    for Used { buffer, local, .. } in used {
        match local {
            Some(outermost) => plan.local.entry(outermost).or_default().push(buffer),
            None => plan.buffers.push(buffer),
        }
    }
    (plan.shared_bytes <= needs.shared_limit).then_some(plan)
}

/// Returns the first offset at which `bytes` bytes are free at all of these times.
fn first_fit(placed: &[(Range<u32>, Vec<Range<usize>>)], times: &[Range<usize>], bytes: u32) -> Option<u32> {
    let overlap = |one: &Range<usize>, other: &Range<usize>| one.start < other.end && other.start < one.end;
    let together = |others: &[Range<usize>]| times.iter().any(|one| others.iter().any(|other| overlap(one, other)));
    let taken = placed.iter().filter(|(_, others)| together(others)).map(|(bytes, _)| bytes);
    let mut taken: Vec<&Range<u32>> = taken.collect();
    taken.sort_unstable_by_key(|range| (range.start, range.end));
    let mut start = 0_u32;
    for range in taken {
        if start.checked_add(bytes)? <= range.start {
            break;
        }
        start = start.max(range.end.checked_next_multiple_of(SHARED_ALIGN)?);
    }
    Some(start)
}

/// Returns the ranges of bytes and when they are in use, by address; those that are not local to a loop come first.
fn used(needs: &Needs) -> Vec<Used> {
    let mut by_loop: BTreeMap<Option<Place>, Touches<'_>> = BTreeMap::new();
    for (time, touch) in needs.touches.iter().enumerate() {
        by_loop.entry(needs.outermost(touch)).or_default().insert(time, touch);
    }
    let (mut local, mut others) = (Vec::<Used>::new(), Touches::new());
    for (outermost, among) in &by_loop {
        for (buffer, element) in ranges(among.values().copied(), &needs.buffers) {
            let inside = buffer.among(among);
            // Other cores access it at any time.
            let local_times = if buffer.is_shared { None } else { needs.local_times(&inside) };
            match local_times {
                Some(times) => local.push(Used { buffer, element, times, local: Some(*outermost) }),
                None => others.extend(inside),
            }
        }
    }
    // A range that overlaps one that is in use elsewhere too becomes part of it.
    let found = loop {
        let found = ranges(others.values().copied(), &needs.buffers);
        let meets = |used: &Used| found.iter().any(|(buffer, _)| buffer.meets(&used.buffer));
        let (joined, rest): (Vec<Used>, Vec<Used>) = local.into_iter().partition(meets);
        local = rest;
        if joined.is_empty() {
            break found;
        }
        for used in joined {
            let among = used.local.and_then(|outermost| by_loop.get(&outermost));
            others.extend(among.map(|among| used.buffer.among(among)).unwrap_or_default());
        }
    };
    let everywhere = found.into_iter().map(|(buffer, element)| {
        let inside = buffer.among(&others);
        let times = inside.iter().map(|(time, touch)| needs.times(*time, needs.around(touch).first()));
        let times = times.reduce(|one, other| one.start.min(other.start)..one.end.max(other.end));
        let times = times.filter(|_| !buffer.is_shared).unwrap_or(0..usize::MAX);
        Used { buffer, element, times: vec![times], local: None }
    });
    everywhere.chain(local).collect()
}

impl Buffer {
    /// The accesses to it.
    fn among<'t>(&self, touches: &Touches<'t>) -> Touches<'t> {
        let has = |touch: &BufferAccess| self.space == touch.space && (self.low..self.high).contains(&touch.low);
        touches.iter().filter(|(_, touch)| has(touch)).map(|(time, touch)| (*time, *touch)).collect()
    }

    /// Whether two buffers share bytes.
    fn meets(&self, other: &Buffer) -> bool {
        self.space == other.space && self.low < other.high && other.low < self.high
    }
}

impl Needs {
    /// The outermost loop around an access.
    fn outermost(&self, touch: &BufferAccess) -> Option<Place> {
        touch.scope.and_then(|scope| self.scopes.get(scope)).map(|scope| scope.outermost)
    }

    /// The loops around an access, outermost first.
    fn around(&self, touch: &BufferAccess) -> Vec<usize> {
        let parent = |index: &usize| self.scopes.get(*index).and_then(|scope| scope.parent);
        let mut around: Vec<usize> = std::iter::successors(touch.scope, parent).collect();
        around.reverse();
        around
    }

    /// The times of a loop; outside of loops, the time of the access.
    fn times(&self, time: usize, scope: Option<&usize>) -> Range<usize> {
        let of_loop = scope.and_then(|index| self.scopes.get(*index)).map(|scope| scope.times);
        let (start, end) = of_loop.unwrap_or((time, time + 1));
        start..end
    }

    /// Returns the times at which a range with these accesses is in use, if it is local to a loop or to the code outside of loops.
    fn local_times(&self, touches: &Touches<'_>) -> Option<Vec<Range<usize>>> {
        let around: Vec<Vec<usize>> = touches.values().map(|touch| self.around(touch)).collect();
        let first = around.first()?;
        let common = |other: &Vec<usize>| first.iter().zip(other).take_while(|(one, other)| one == other).count();
        let depth = around.iter().map(common).min()?;
        let mut stored = Bytes::default();
        let mut uses = Vec::new();
        for ((time, touch), around) in touches.iter().zip(&around) {
            let bytes = touch.low..touch.end?;
            let stores = touch.stores && around.len() == depth;
            if stores {
                stored.add(bytes.clone());
            } else if !stored.covers(&bytes) {
                return None;
            }
            uses.push((self.times(*time, around.get(depth)), bytes, stores));
        }
        // The bytes that are loaded after an access, and not stored before.
        let mut live = Bytes::default();
        let mut times: Vec<Range<usize>> = Vec::new();
        for (at, bytes, stores) in uses.into_iter().rev() {
            match times.last_mut().filter(|next| !live.is_empty() || next.start <= at.end) {
                Some(next) => *next = next.start.min(at.start)..next.end.max(at.end),
                None => times.push(at),
            }
            if stores {
                live.remove(&bytes);
            } else {
                live.add(bytes);
            }
        }
        Some(times)
    }
}

/// Bytes as disjoint, non-adjacent ranges: the end of each by its start.
#[derive(Debug, Default)]
struct Bytes(BTreeMap<i64, i64>);

impl Bytes {
    fn add(&mut self, bytes: Range<i64>) {
        let Range { mut start, mut end } = bytes;
        while let Some((first, last)) = self.0.range(..=end).next_back().map(|(first, last)| (*first, *last))
            && last >= start
        {
            self.0.remove(&first);
            (start, end) = (start.min(first), end.max(last));
        }
        self.0.insert(start, end);
    }

    fn remove(&mut self, bytes: &Range<i64>) {
        while let Some((first, last)) = self.0.range(..bytes.end).next_back().map(|(first, last)| (*first, *last))
            && last > bytes.start
        {
            self.0.remove(&first);
            let rest = [first..bytes.start, bytes.end..last];
            self.0.extend(rest.into_iter().filter(|rest| !rest.is_empty()).map(|rest| (rest.start, rest.end)));
        }
    }

    fn covers(&self, bytes: &Range<i64>) -> bool {
        self.0.range(..=bytes.start).next_back().is_some_and(|(_, end)| *end >= bytes.end)
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pto_isa::types::AddressSpace;

    const PLACE: Place = Place(7);

    /// An access to 32 KiB from a byte on, in a loop.
    fn touch(low: i64, stores: bool) -> BufferAccess {
        let end = Some(low + (1 << 15));
        let (space, element) = (AddressSpace::Ub, Element::F32);
        BufferAccess {
            space,
            low,
            end,
            element,
            read: None,
            by_lanes: false,
            place: PLACE,
            scope: Some(0),
            stores,
            is_shared: false,
        }
    }

    /// Accesses in one loop.
    fn needs(touches: Vec<BufferAccess>) -> Needs {
        let scopes = vec![Scope { parent: None, outermost: PLACE, times: (0, touches.len()) }];
        Needs { touches, scopes, shared_limit: 64 * 1024, threads: 1, ..Needs::default() }
    }

    #[test]
    fn buffers_of_one_iteration_share_bytes() {
        let starts = [0, 1 << 16, 1 << 17];
        let needs = needs(starts.iter().flat_map(|low| [touch(*low, true), touch(*low, false)]).collect());
        let plan = plan(&needs, 0);
        let placement = |low| plan.as_ref()?.buffer(AddressSpace::Ub, low, Some(PLACE)).map(|buffer| buffer.placement);
        assert_eq!(starts.map(placement), [Some(Placement::Shared(0)); 3]);
        assert_eq!(plan.map(|plan| plan.shared_bytes), Some(1 << 15));
    }

    #[test]
    fn what_an_iteration_loads_first_stays() {
        let starts = [0, 1 << 16, 1 << 17];
        let needs = needs(starts.iter().flat_map(|low| [touch(*low, false), touch(*low, true)]).collect());
        assert!(plan(&needs, 0).is_none());
    }

    #[test]
    fn buffers_that_are_in_use_together_are_apart() {
        let all = [0, 1 << 16].into_iter().map(|low| touch(low, true));
        let needs = needs(all.chain([touch(0, false)]).collect());
        let plan = plan(&needs, 0);
        let placement = |low| plan.as_ref()?.buffer(AddressSpace::Ub, low, Some(PLACE)).map(|buffer| buffer.placement);
        assert_eq!([0, 1 << 16].map(placement), [Some(Placement::Shared(0)), Some(Placement::Shared(1 << 15))]);
    }

    #[test]
    fn a_buffer_is_free_until_it_is_stored_again() {
        let one = |low| [touch(low, true), touch(low, false)];
        let needs = needs([one(0), one(1 << 16), one(0)].concat());
        let plan = plan(&needs, 0);
        let placement = |low| plan.as_ref()?.buffer(AddressSpace::Ub, low, Some(PLACE)).map(|buffer| buffer.placement);
        assert_eq!([0, 1 << 16].map(placement), [Some(Placement::Shared(0)); 2]);
    }

    #[test]
    fn bytes_join_and_part() {
        let mut bytes = Bytes::default();
        [0..4, 8..12, 4..8].into_iter().for_each(|range| bytes.add(range));
        assert!(bytes.covers(&(0..12)) && !bytes.covers(&(0..13)) && !bytes.covers(&(-1..3)));
        bytes.remove(&(2..6));
        assert!(bytes.covers(&(0..2)) && bytes.covers(&(6..12)) && !bytes.covers(&(1..3)) && !bytes.covers(&(5..7)));
        [-1..3, 5..13].iter().for_each(|range| bytes.remove(range));
        assert!(bytes.is_empty());
    }
}
