//! Tests the planner.

use super::*;
use fastrand::Rng;

fn request(size: i64, start: usize, end: usize) -> Request {
    Request { size, alive: (start, end), fixed: None }
}

const LIMITS: Limits = Limits { capacity: Some(128), align: 32 };

fn addresses(requests: &[Request], effort: Effort) -> Vec<i64> {
    plan(requests, LIMITS, effort).addresses
}

#[test]
fn dead_buffers_make_room() {
    let requests = [request(64, 0, 2), request(64, 1, 3), request(64, 3, 4), request(33, 4, 5)];
    for effort in [Effort::Fits, Effort::Smallest] {
        assert_eq!(addresses(&requests, effort), [0, 64, 0, 64]);
    }
}

#[test]
fn buffers_meet_at_one_operation() {
    let requests = [request(64, 0, 1), request(64, 1, 2), request(64, 1, 1)];
    let found = plan(&requests, LIMITS, Effort::Fits);
    assert!(!found.fits(&requests, LIMITS));
    assert_eq!((found.peak, found.bound), (192, 192));
}

#[test]
fn other_orders_are_tried() {
    // First fit in the order of live ranges would place the second buffer in the middle.
    let requests = [request(32, 0, 1), request(32, 0, 9), request(96, 2, 3)];
    let found = plan(&requests, LIMITS, Effort::Fits);
    assert!(found.fits(&requests, LIMITS));
    assert_eq!(found.peak, found.bound);
}

#[test]
fn given_addresses_are_kept() {
    let given = Request { fixed: Some(0), ..request(32, 5, 9) };
    let requests = [request(64, 0, 6), given];
    assert_eq!(addresses(&requests, Effort::Smallest), [32, 0]);
}

#[test]
fn one_address_given_twice_counts_once() {
    let given = Request { fixed: Some(32), ..request(32, 0, 9) };
    let found = plan(&[given, given, request(64, 1, 2)], LIMITS, Effort::Smallest);
    assert_eq!((found.peak, found.bound), (128, 96));
}

fn drawn(random: &mut Rng, count: usize, times: usize, blocks: i64) -> Vec<Request> {
    let one = |random: &mut Rng| {
        let start = random.usize(..times);
        let size = 32 * random.i64(1..=blocks) - random.i64(0..32);
        // Most buffers are used soon after their start, some late.
        let length = if random.u8(..6) == 0 { times / 2 } else { 5 };
        request(size, start, start + random.usize(..length))
    };
    (0..count).map(|_| one(random)).collect()
}

fn is_legal(requests: &[Request], found: &Plan) -> bool {
    let end = |index: usize| found.addresses[index] + requests[index].size;
    let apart = |a: usize, b: usize| end(a) <= found.addresses[b] || end(b) <= found.addresses[a];
    let pairs = (0..requests.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    found.addresses.iter().all(|address| *address >= 0 && address % 32 == 0)
        && found.peak >= found.bound
        && pairs.into_iter().all(|(a, b)| !requests[a].meets(&requests[b]) || apart(a, b))
}

#[test]
fn no_two_buffers_alive_share_a_byte_and_no_plan_is_below_the_bound() {
    let mut random = Rng::with_seed(1);
    let (mut reached, mut plans) = (0, 0);
    for _ in 0..300 {
        let count = random.usize(1..60);
        let mut requests = drawn(&mut random, count, 40, 8);
        for effort in [Effort::Fits, Effort::Smallest] {
            for capacity in [None, Some(1600)] {
                let found = plan(&requests, Limits { capacity, align: 32 }, effort);
                assert!(is_legal(&requests, &found), "{requests:?}: {found:?}");
            }
        }
        let found = plan(&requests, LIMITS, Effort::Smallest);
        reached += usize::from(found.peak == found.bound);
        plans += 1;
        // Some of them are fixed at the address of this plan.
        for (index, request) in requests.iter_mut().enumerate().filter(|(index, _)| index % 3 == 0) {
            request.fixed = Some(found.addresses[index]);
        }
        let again = plan(&requests, LIMITS, Effort::Smallest);
        assert!(is_legal(&requests, &again), "{requests:?}: {again:?}");
    }
    assert!(reached * 100 >= plans * 95, "the bound is reached by {reached} of {plans} plans");
}

/// Computes the smallest peak over all orders of first fit.
fn brute_force(requests: &[Request], placed: &mut Vec<(usize, i64)>, best: &mut i64) {
    if placed.len() == requests.len() {
        let ends = placed.iter().map(|(index, address)| address + requests[*index].takes(32));
        *best = (*best).min(ends.max().unwrap_or(0));
        return;
    }
    for index in 0..requests.len() {
        if placed.iter().any(|(other, _)| *other == index) {
            continue;
        }
        let below = placed.iter().filter(|(other, _)| requests[*other].meets(&requests[index]));
        let address = below.map(|(other, address)| address + requests[*other].takes(32)).max().unwrap_or(0);
        placed.push((index, address));
        brute_force(requests, placed, best);
        placed.pop();
    }
}

#[test]
fn the_search_finds_what_trying_all_finds() {
    let mut random = Rng::with_seed(2);
    let mut above = 0;
    for _ in 0..300 {
        let requests = drawn(&mut random, 7, 8, 4);
        let mut best = i64::MAX;
        brute_force(&requests, &mut Vec::new(), &mut best);
        let found = plan(&requests, LIMITS, Effort::Smallest);
        assert_eq!(found.peak, best, "{requests:?}");
        // Run only the search, from a peak that is too high.
        let sizes: Vec<i64> = requests.iter().map(|request| request.takes(32)).collect();
        let meeting = meeting(&requests).unwrap_or_default();
        let searched = exact::search(&sizes, &meeting, i64::MAX, found.bound).unwrap_or_default();
        let peak = searched.iter().zip(&sizes).map(|(address, size)| address + size).max();
        assert_eq!(peak, Some(best), "{requests:?}");
        above += usize::from(best > found.bound);
    }
    // Few plans of seven buffers cannot reach the bound; if none did, this test would only cover first fit.
    println!("{above} of 300 plans are above the bound");
}

#[test]
fn many_buffers_take_no_more_time_each() {
    // The buffers form a chain: each interferes only with the next ones.
    let requests: Vec<Request> = (0..20_000).map(|index| request(256, index, index + 3)).collect();
    let found = plan(&requests, Limits { capacity: None, align: 32 }, Effort::Smallest);
    assert_eq!((found.peak, found.bound), (1024, 1024));
}
