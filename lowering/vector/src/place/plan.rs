//! First-fit planning of one memory: buffers that are alive at the same time get addresses side by side.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
};

/// A buffer to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// Bytes.
    pub(crate) size: i64,
    /// First and last operation it is alive at, both included.
    pub(crate) alive: (usize, usize),
    /// Address, where it is given already.
    pub(crate) fixed: Option<i64>,
}

impl Request {
    /// Alive at the same time as another one.
    pub(crate) fn meets(&self, other: &Request) -> bool {
        self.alive.0 <= other.alive.1 && other.alive.0 <= self.alive.1
    }
}

/// A memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Bytes, where known.
    pub(crate) capacity: Option<i64>,
    /// Alignment of a buffer in bytes.
    pub(crate) align: i64,
}

impl Limits {
    fn admit(self, plan: &[i64], requests: &[Request]) -> bool {
        let end = plan.iter().zip(requests).map(|(address, request)| address.saturating_add(request.size)).max();
        self.capacity.zip(end).is_none_or(|(capacity, end)| end <= capacity)
    }
}

/// Addresses of all requests.
///
/// Buffers are taken in the order in which they come alive, and where that does not fit, the largest and the longest-lived
/// first.
///
/// # Errors
///
/// The addresses of the first order, which exceed the capacity.
pub(crate) fn plan(requests: &[Request], limits: Limits) -> Result<Vec<i64>, Vec<i64>> {
    let by_start = sweep(requests, limits.align);
    if limits.admit(&by_start, requests) {
        return Ok(by_start);
    }
    let keys: [fn(&Request) -> i64; 2] = [|request| request.size, |request| (request.alive.1 - request.alive.0) as i64];
    for key in keys {
        let mut order: Vec<usize> = (0..requests.len()).collect();
        order.sort_by_key(|&index| (Reverse(key(&requests[index])), index));
        let found = in_order(requests, &order, limits.align);
        if limits.admit(&found, requests) {
            return Ok(found);
        }
    }
    Err(by_start)
}

fn up(address: i64, align: i64) -> i64 {
    address.saturating_add(align - 1) / align * align
}

/// The first gap of a size between ranges sorted by address.
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

/// Places in the order in which buffers come alive; only those alive are looked at.
fn sweep(requests: &[Request], align: i64) -> Vec<i64> {
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by_key(|&index| (requests[index].alive.0, requests[index].fixed.is_none(), index));
    let mut plan = vec![0; requests.len()];
    // Buffers alive, by address; two that were given one address each have their entry.
    let mut taken: BTreeMap<(i64, usize), i64> = BTreeMap::new();
    let mut ends = BinaryHeap::new();
    // A given address is taken from the start: those that come alive before must not be in its way.
    let later: Vec<(usize, &Request)> =
        requests.iter().enumerate().filter(|(_, request)| request.fixed.is_some()).collect();
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
            let given = later.iter().filter(|(_, other)| other.meets(request));
            let mut ranges: Vec<(i64, i64)> = given
                .filter_map(|(_, other)| Some((other.fixed?, other.fixed?.saturating_add(other.size))))
                .chain(taken.iter().map(|(&(start, _), &end)| (start, end)))
                .collect();
            ranges.sort_unstable();
            gap(ranges.into_iter(), request.size, align)
        });
        plan[index] = address;
        taken.insert((address, index), address.saturating_add(request.size));
        ends.push(Reverse((request.alive.1, index)));
    }
    plan
}

/// Places in any order.
fn in_order(requests: &[Request], order: &[usize], align: i64) -> Vec<i64> {
    let mut plan: Vec<Option<i64>> = requests.iter().map(|request| request.fixed).collect();
    // Placed buffers sorted by address.
    let mut placed: Vec<(i64, usize)> =
        plan.iter().enumerate().filter_map(|(index, address)| Some(((*address)?, index))).collect();
    placed.sort_unstable();
    for &index in order {
        if plan[index].is_some() {
            continue;
        }
        let request = &requests[index];
        let alive = placed
            .iter()
            .filter(|(_, other)| requests[*other].meets(request))
            .map(|(address, other)| (*address, address.saturating_add(requests[*other].size)));
        let address = gap(alive, request.size, align);
        plan[index] = Some(address);
        let at = placed.partition_point(|entry| *entry < (address, index));
        placed.insert(at, (address, index));
    }
    plan.into_iter().map(Option::unwrap_or_default).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(size: i64, start: usize, end: usize) -> Request {
        Request { size, alive: (start, end), fixed: None }
    }

    const LIMITS: Limits = Limits { capacity: Some(128), align: 32 };

    #[test]
    fn dead_buffers_make_room() {
        let requests = [request(64, 0, 2), request(64, 1, 3), request(64, 3, 4), request(33, 4, 5)];
        assert_eq!(plan(&requests, LIMITS), Ok(vec![0, 64, 0, 64]));
    }

    #[test]
    fn buffers_meet_at_one_operation() {
        let requests = [request(64, 0, 1), request(64, 1, 2), request(64, 1, 1)];
        assert_eq!(plan(&requests, LIMITS), Err(vec![0, 64, 128]));
    }

    #[test]
    fn other_orders_are_tried() {
        // In the order of life the second one stands in the middle.
        let requests = [request(32, 0, 1), request(32, 0, 9), request(96, 2, 3)];
        let found = plan(&requests, LIMITS);
        assert_eq!(found, Ok(vec![0, 96, 0]));
    }

    #[test]
    fn given_addresses_are_kept() {
        let given = Request { fixed: Some(0), ..request(32, 5, 9) };
        let requests = [request(64, 0, 6), given];
        assert_eq!(plan(&requests, LIMITS), Ok(vec![32, 0]));
    }

    #[test]
    fn no_two_buffers_alive_share_a_byte() {
        // A fixed sequence of numbers that look random.
        let mut state = 1_u64;
        let mut next = |limit: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % limit
        };
        for _ in 0..200 {
            let requests: Vec<Request> = (0..40)
                .map(|_| {
                    let start = next(50) as usize;
                    request(1 + next(200) as i64, start, start + next(20) as usize)
                })
                .collect();
            for limits in [Limits { capacity: None, align: 32 }, Limits { capacity: Some(1600), align: 32 }] {
                let found = plan(&requests, limits).unwrap_or_else(|over| over);
                for (index, a) in requests.iter().enumerate() {
                    assert_eq!(found[index] % 32, 0);
                    for (other, b) in requests.iter().enumerate().skip(index + 1) {
                        let apart = found[index] + a.size <= found[other] || found[other] + b.size <= found[index];
                        assert!(!a.meets(b) || apart, "{a:?} at {} and {b:?} at {}", found[index], found[other]);
                    }
                }
            }
        }
    }
}
