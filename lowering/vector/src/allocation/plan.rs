//! Plans one memory: assigns disjoint addresses to buffers that are live at the same time.
//!
//! The input is a list of live ranges, the output a list of offsets; the planner is independent of operations. The
//! maximal number of bytes that are live at one time is a lower bound of any plan ([`bound`]). First fit in the order
//! of live range starts mostly reaches it; otherwise other orders are tried, and then [`exact`] searches for a plan.
//! Step counts limit the work, not time, so that the same buffers always get the same addresses.

use super::exact;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
};

/// A buffer to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// Size in bytes.
    pub(crate) size: i64,
    /// First and last time at which it is live, both inclusive.
    pub(crate) alive: (usize, usize),
    /// The address, if it is already assigned.
    pub(crate) fixed: Option<i64>,
}

impl Request {
    /// Returns whether two buffers interfere: they are live at the same time.
    #[cfg(test)]
    pub(crate) fn meets(&self, other: &Request) -> bool {
        self.alive.0 <= other.alive.1 && other.alive.0 <= self.alive.1
    }

    /// Returns the bytes that the buffer occupies, with padding for the alignment of the next one.
    fn takes(&self, align: i64) -> i64 {
        up(self.size, align)
    }
}

/// Capacity and alignment of a memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Capacity in bytes, if known.
    pub(crate) capacity: Option<i64>,
    /// Alignment of a buffer in bytes.
    pub(crate) align: i64,
}

/// The effort for a small plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Take the first plan that fits.
    Fits,
    /// Search for the smallest plan.
    Smallest,
}

/// A plan of one memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The address of each buffer.
    pub(crate) addresses: Vec<i64>,
    /// First byte after all buffers, aligned.
    pub(crate) peak: i64,
    /// A lower bound of the peak.
    pub(crate) bound: i64,
}

impl Plan {
    fn new(addresses: Vec<i64>, requests: &[Request], align: i64, bound: i64) -> Self {
        let ends =
            addresses.iter().zip(requests).map(|(address, request)| address.saturating_add(request.takes(align)));
        Self { peak: ends.max().unwrap_or(0), addresses, bound }
    }

    /// Returns the first buffer of those with the highest end.
    fn top(&self, requests: &[Request], align: i64) -> usize {
        let ends = |index: &usize| self.addresses[*index].saturating_add(requests[*index].takes(align));
        (0..requests.len()).find(|index| ends(index) == self.peak).unwrap_or(0)
    }

    /// Returns whether the plan satisfies the effort.
    fn meets(&self, requests: &[Request], limits: Limits, effort: Effort) -> bool {
        match effort {
            Effort::Fits => self.fits(requests, limits),
            Effort::Smallest => self.peak <= self.bound,
        }
    }

    /// Returns whether all buffers end within a memory.
    pub(crate) fn fits(&self, requests: &[Request], limits: Limits) -> bool {
        let ends = self.addresses.iter().zip(requests).map(|(address, request)| address.saturating_add(request.size));
        limits.capacity.zip(ends.max()).is_none_or(|(capacity, end)| end <= capacity)
    }
}

/// Maximal number of interfering pairs for which other orders are tried; larger plans are not improved.
const PAIRS: usize = 1 << 20;
/// Maximal number of repairs of an order.
const REPAIRS: usize = 16;

/// Places all requests.
///
/// Groups of buffers that interfere only among themselves are planned separately. Orders are tried one after the other
/// until the effort is met: earliest start first, latest end first, largest first, longest live range first, largest
/// product of size and length first; then [`exact`] searches for a plan. The smallest plan is the result, even if it does
/// not fit.
pub(crate) fn plan(requests: &[Request], limits: Limits, effort: Effort) -> Plan {
    let bound = bound(requests, limits.align);
    let whole = Plan::new(sweep(requests, limits.align), requests, limits.align, bound);
    if whole.meets(requests, limits, effort) {
        return whole;
    }
    let mut addresses = whole.addresses;
    for group in groups(requests) {
        let members: Vec<Request> = group.iter().map(|&index| requests[index]).collect();
        let found = plan_group(&members, limits, effort, bound);
        group.into_iter().zip(found.addresses).for_each(|(index, address)| addresses[index] = address);
    }
    Plan::new(addresses, requests, limits.align, bound)
}

/// Partitions requests into groups that interfere only among themselves.
fn groups(requests: &[Request]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&index| (requests[index].alive.0, index));
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut last = None;
    for index in order {
        let (start, end) = requests[index].alive;
        match groups.last_mut().filter(|_| last.is_some_and(|last| start <= last)) {
            Some(group) => group.push(index),
            None => groups.push(vec![index]),
        }
        last = last.max(Some(end));
    }
    groups
}

/// The sort key of a request.
type Key<'k> = &'k dyn Fn(&Request) -> (i64, i64);

/// Places the requests of one group; `bound` is the lower bound of all groups.
fn plan_group(requests: &[Request], limits: Limits, effort: Effort, bound: i64) -> Plan {
    let align = limits.align;
    let mut best = Plan::new(sweep(requests, align), requests, align, bound);
    if best.meets(requests, limits, effort) {
        return best;
    }
    let Some(meeting) = meeting(requests) else { return best };
    let length = |request: &Request| (request.alive.1 - request.alive.0) as i64;
    let keys: [Key<'_>; 5] = [
        &|request| (-(request.alive.1 as i64), -request.size),
        &|request| (-request.size, -length(request)),
        &|request| (-length(request), -request.size),
        &|request| (-request.size.saturating_mul(length(request).saturating_add(1)), -request.size),
        &|request| (request.alive.0 as i64, -request.size),
    ];
    for key in keys {
        let mut order: Vec<usize> = (0..requests.len()).collect();
        order.sort_by_key(|&index| (key(&requests[index]), index));
        // Place the buffer with the highest end first in the next attempt.
        for _ in 0..REPAIRS {
            let found = Plan::new(in_order(requests, &meeting, &order, align), requests, align, bound);
            let top = found.top(requests, align);
            if found.peak < best.peak {
                best = found;
            }
            if best.meets(requests, limits, effort) {
                return best;
            }
            match order.iter().position(|index| *index == top) {
                Some(at) if at > 0 => order[..=at].rotate_right(1),
                _ => break,
            }
        }
    }
    if requests.iter().all(|request| request.fixed.is_none()) {
        let sizes: Vec<i64> = requests.iter().map(|request| request.takes(align)).collect();
        if let Some(addresses) = exact::search(&sizes, &meeting, best.peak, bound) {
            best = Plan::new(addresses, requests, align, bound);
        }
    }
    best
}

/// Returns the maximal number of bytes that are live at one time, with alignment. Buffers with the same fixed address
/// count once.
pub(crate) fn bound(requests: &[Request], align: i64) -> i64 {
    let mut events: Vec<(usize, bool, usize)> = Vec::with_capacity(2 * requests.len());
    for (index, request) in requests.iter().enumerate() {
        events.push((request.alive.0, false, index));
        events.push((request.alive.1, true, index));
    }
    // A buffer is live at its end: starts come first.
    events.sort_unstable();
    let (mut most, mut free) = (0_i64, 0_i64);
    let mut given: BTreeMap<(i64, usize), i64> = BTreeMap::new();
    for (_, ends, index) in events {
        let request = &requests[index];
        match (request.fixed, ends) {
            (None, false) => free = free.saturating_add(request.takes(align)),
            (None, true) => free = free.saturating_sub(request.takes(align)),
            (Some(at), false) => {
                given.insert((at, index), at.saturating_add(request.takes(align)));
            }
            (Some(at), true) => {
                given.remove(&(at, index));
            }
        }
        if !ends {
            let (mut taken, mut last) = (0_i64, 0_i64);
            for (&(start, _), &end) in &given {
                taken = taken.saturating_add((end - start.max(last)).max(0));
                last = last.max(end);
            }
            most = most.max(free.saturating_add(taken)).max(last);
        }
    }
    most
}

/// Returns for each buffer the ones that interfere with it; `None` if there are too many.
fn meeting(requests: &[Request]) -> Option<Vec<Vec<usize>>> {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&index| (requests[index].alive.0, index));
    let mut found = vec![Vec::new(); requests.len()];
    let mut alive: Vec<usize> = Vec::new();
    let mut pairs = 0;
    for index in order {
        alive.retain(|&other| requests[other].alive.1 >= requests[index].alive.0);
        pairs += alive.len();
        if pairs > PAIRS {
            return None;
        }
        for &other in &alive {
            found[other].push(index);
            found[index].push(other);
        }
        alive.push(index);
    }
    Some(found)
}

/// Rounds up to a multiple of an alignment.
pub(super) fn up(address: i64, align: i64) -> i64 {
    address.saturating_add(align - 1) / align * align
}

/// Returns the first gap of a size between ranges sorted by address.
fn gap(taken: impl Iterator<Item = (i64, i64)>, size: i64, align: i64) -> i64 {
    let mut address = 0;
    for (start, end) in taken {
        if address + size <= start {
            break;
        }
        address = address.max(up(end, align));
    }
    address
}

/// Places buffers in the order of live range starts; considers only live ones.
fn sweep(requests: &[Request], align: i64) -> Vec<i64> {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&index| (requests[index].alive.0, requests[index].fixed.is_none(), index));
    let mut plan = vec![0; requests.len()];
    // Live buffers by address; two buffers with the same fixed address have separate entries.
    let mut taken: BTreeMap<(i64, usize), i64> = BTreeMap::new();
    let mut ends = BinaryHeap::new();
    // A fixed address is reserved from the start, also for buffers that start before it. Equal ones, as from functions
    // that are called repeatedly, count once.
    let mut later: BTreeMap<(i64, i64), Vec<usize>> = BTreeMap::new();
    for (request, address) in requests.iter().filter_map(|request| Some((request, request.fixed?))) {
        later.entry((address, address.saturating_add(request.size))).or_default().push(request.alive.0);
    }
    later.values_mut().for_each(|starts| starts.sort_unstable());
    for index in order {
        let request = &requests[index];
        while let Some(&Reverse((end, other))) = ends.peek() {
            if end >= request.alive.0 {
                break;
            }
            ends.pop();
            taken.remove(&(plan[other], other));
        }
        let address = request.fixed.unwrap_or_else(|| {
            if later.is_empty() {
                return gap(taken.iter().map(|(&(start, _), &end)| (start, end)), request.size, align);
            }
            // The earlier buffers are among those placed.
            let comes = |starts: &[usize]| {
                let next = starts.partition_point(|start| *start < request.alive.0);
                starts.get(next).is_some_and(|start| *start <= request.alive.1)
            };
            let given = later.iter().filter(|(_, starts)| comes(starts)).map(|(range, _)| *range);
            let mut ranges: Vec<(i64, i64)> =
                given.chain(taken.iter().map(|(&(start, _), &end)| (start, end))).collect();
            ranges.sort_unstable();
            gap(ranges.into_iter(), request.size, align)
        });
        plan[index] = address;
        taken.insert((address, index), address.saturating_add(request.size));
        ends.push(Reverse((request.alive.1, index)));
    }
    plan
}

/// Places buffers in any order.
fn in_order(requests: &[Request], meeting: &[Vec<usize>], order: &[usize], align: i64) -> Vec<i64> {
    let mut plan: Vec<Option<i64>> = requests.iter().map(|request| request.fixed).collect();
    for &index in order {
        if plan[index].is_some() {
            continue;
        }
        let placed = meeting[index].iter().filter_map(|&other| Some((plan[other]?, requests[other].size)));
        let mut taken: Vec<(i64, i64)> = placed.map(|(start, size)| (start, start.saturating_add(size))).collect();
        taken.sort_unstable();
        plan[index] = Some(gap(taken.into_iter(), requests[index].size, align));
    }
    plan.into_iter().map(Option::unwrap_or_default).collect()
}

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;
