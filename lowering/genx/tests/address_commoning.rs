//! Tests that regions with the same index share an address register.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/late.rs"]
mod late;
#[path = "support/one_pass.rs"]
mod one_pass;

use fastrand::Rng;
use genx::liveness::Category;
use genx::passes::{State, address_commoning::PASS};
use genx::{Builder, Element, Function, IntPredicate, Op, Region, Type, Value};
use late::around;
use one_pass::kernel;

const BIG: Type = Type::vector(Element::I32, 64);
const WORDS: Type = Type::vector(Element::I16, 8);
const PART: Type = Type::vector(Element::I32, 8);
const INDEX: Type = Type::scalar(Element::I16);

/// Returns the number of elements of each address vector that is computed.
fn addresses(state: &State) -> Vec<u32> {
    let function = &state.function;
    let made = function.all_insts().into_iter().filter(|inst| function.op(*inst) == Op::ConvertAddr);
    made.map(|inst| function.ty(function.result(inst).unwrap()).count()).collect()
}

/// Returns the maximal number of words of addresses that are live at once.
fn alive(state: &State) -> u32 {
    let ranges = state.liveness.ranges().filter(|(_, range)| range.category == Category::Address);
    let ranges: Vec<_> = ranges.map(|(_, range)| range).collect();
    let words = |range: &genx::liveness::LiveRange| state.function.ty(range.values[0]).count();
    let last = ranges.iter().flat_map(|range| range.segments.as_slice()).map(|segment| segment.end).max().unwrap_or(0);
    let at = |number| ranges.iter().filter(|range| range.segments.contains(number)).map(|range| words(range)).sum();
    (0..last).map(at).max().unwrap_or(0)
}

/// Returns the addresses before and after the pass.
fn both(types: &[Type], body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>) -> [Vec<u32>; 2] {
    let (before, after) = around(&PASS, kernel(types, body));
    [addresses(&before), addresses(&after)]
}

/// Returns a vector that is computed in the kernel.
fn made(b: &mut Builder<'_>, vector: Value) -> Value {
    let three = b.splat_int(b.function.ty(vector), 3);
    b.binary(Op::Mul, vector, three)
}

/// Returns indices that are multiples of a power of two, at most seven times it.
fn places(b: &mut Builder<'_>, numbers: Value, power: i64) -> Value {
    let ty = b.function.ty(numbers);
    let (mask, by) = (b.splat_int(ty, 7), b.splat_int(ty, power));
    let small = b.binary(Op::And, numbers, mask);
    b.binary(Op::Shl, small, by)
}

fn read(b: &mut Builder<'_>, vector: Value, index: Value, offset: u32) -> Value {
    b.read_at(vector, Region::contiguous(8, offset), index, Some(8))
}

fn element(b: &mut Builder<'_>, vector: Value, number: u32) -> Value {
    b.read(vector, Region::contiguous(1, 2 * number), None)
}

#[test]
fn places_that_differ_by_a_constant_have_one_address() {
    let [before, after] = both(&[BIG, INDEX], |b, p| {
        let (vector, index) = (made(b, p[0]), places(b, p[1], 2));
        [0, 4, 64, 128].map(|offset| read(b, vector, index, offset)).to_vec()
    });
    assert_eq!([before, after], [vec![1; 4], vec![1]]);
}

#[test]
fn places_that_are_too_far_apart_have_others() {
    let huge = Type::vector(Element::I32, 400);
    let [before, after] = both(&[BIG, INDEX], |b, p| {
        let (whole, index) = (b.undef(huge), places(b, p[1], 2));
        let parts = [0, 256, 512, 768, 1024, 1280];
        let vector = parts.into_iter().fold(whole, |whole, at| b.write(whole, p[0], Region::contiguous(64, at)));
        [0, 500, 1000, 1400, 600].map(|offset| read(b, vector, index, offset)).to_vec()
    });
    // From 0 up to 511, and around 1000.
    assert_eq!([before, after], [vec![1; 5], vec![1; 2]]);
}

#[test]
fn vectors_in_other_registers_have_other_addresses() {
    let [before, after] = both(&[BIG, BIG, INDEX], |b, p| {
        let index = places(b, p[2], 2);
        let (one, other) = (made(b, p[0]), made(b, p[1]));
        let halves = b.bitcast(one, Type::vector(Element::F32, 64));
        let part = b.read_at(halves, Region::contiguous(8, 32), index, Some(8));
        // A vector that is changed in place stays in the same registers.
        let zero = b.splat_int(PART, 0);
        let ones = b.all_ones();
        let seen = read(b, one, index, 0);
        let changed = b.write_masked(one, zero, Region::contiguous(8, 64), index, ones);
        vec![part, seen, read(b, changed, index, 96), read(b, other, index, 0)]
    });
    assert_eq!([before, after], [vec![1; 5], vec![1; 2]]);
}

#[test]
fn elements_of_a_vector_are_addresses_together() {
    for elements in [[0, 1, 2, 3, 4, 5, 6, 7].as_slice(), &[7, 6, 5, 4], &[1, 3, 5, 7], &[0, 1, 0, 1, 0]] {
        let [before, after] = both(&[BIG, WORDS], |b, p| {
            let (vector, indices) = (made(b, p[0]), places(b, p[1], 2));
            let each = elements.iter().zip(0..).map(|(number, at)| {
                let index = element(b, indices, *number);
                read(b, vector, index, 4 * at)
            });
            each.collect()
        });
        let different: std::collections::BTreeSet<_> = elements.iter().collect();
        assert_eq!([before, after], [vec![1; elements.len()], vec![u32::try_from(different.len()).unwrap()]]);
    }
}

#[test]
fn as_many_are_together_as_an_instruction_has() {
    let [_, after] = both(&[BIG, WORDS], |b, p| {
        let (vector, indices) = (made(b, p[0]), places(b, p[1], 2));
        let each = (0..7).map(|number| {
            let index = element(b, indices, number);
            read(b, vector, index, 0)
        });
        each.collect()
    });
    assert_eq!(after, [4, 2, 1]);
}

#[test]
fn what_is_written_has_addresses_together() {
    let [before, after] = both(&[BIG, WORDS], |b, p| {
        let (mut vector, indices) = (made(b, p[0]), places(b, p[1], 2));
        for number in 0..8 {
            let index = element(b, indices, number);
            let one = b.read_at(vector, Region::contiguous(1, 0), index, Some(1));
            let ones = b.all_ones();
            let (by, all) = (b.splat_int(b.function.ty(one), 1), Region::contiguous(1, 0));
            let sum = b.binary(Op::Add, one, by);
            vector = b.write_masked(vector, sum, all, index, ones);
        }
        vec![vector]
    });
    assert_eq!([before, after], [vec![1; 16], vec![8]]);
}

/// Returns a branch arm that may be executed, with an index that is used before, in and after it.
fn branch(b: &mut Builder<'_>, p: &[Value]) -> Vec<Value> {
    let (vector, index) = (made(b, p[0]), places(b, p[1], 2));
    let first = read(b, vector, index, 0);
    let (on_true, join) = (b.function.add_block(), b.function.add_block());
    let param = b.function.add_block_param(join, PART);
    let limit = b.int(Element::I16, 5);
    let less = b.icmp(IntPredicate::Slt, p[1], limit);
    b.cond_br(less, (on_true, &[]), (join, &[first]));
    b.go_to_end(on_true);
    let second = read(b, vector, index, 32);
    b.br(join, &[second]);
    b.go_to_end(join);
    let third = read(b, vector, index, 64);
    vec![param, third]
}

#[test]
fn addresses_are_kept_where_only_one_way_leads() {
    let [before, after] = both(&[BIG, INDEX], branch);
    assert_eq!([before, after], [vec![1; 3], vec![1; 2]]);
}

/// Reads a vector at some indices, and again after the vector is changed; returns the number of addresses before and
/// after the pass, and the maximal number of live words.
fn twice(count: i64) -> ([usize; 2], u32) {
    let (before, after) = around(
        &PASS,
        kernel(&[BIG, INDEX], |b, p| {
            let mut vector = made(b, p[0]);
            let by = |b: &mut Builder<'_>, number: i64| {
                let number = b.int(Element::I16, number);
                let sum = b.binary(Op::Mul, p[1], number);
                places(b, sum, 2)
            };
            let indices: Vec<Value> = (1..=count).map(|number| by(b, number)).collect();
            let mut sum = b.splat_int(PART, 0);
            for _ in 0..2 {
                for index in &indices {
                    let part = read(b, vector, *index, 0);
                    sum = b.binary(Op::Add, sum, part);
                }
                vector = b.write(vector, sum, Region::contiguous(8, 0));
            }
            vec![sum]
        }),
    );
    ([&before, &after].map(|state| addresses(state).len()), alive(&after))
}

#[test]
fn there_are_not_more_than_registers() {
    assert_eq!(twice(8), ([16, 8], 8));
    // The second uses are too late for the addresses to be kept.
    let (addresses, most) = twice(20);
    assert!(addresses == [40, 40] && most <= 2, "{addresses:?}, {most} words");
}

#[test]
fn copies_of_regions_have_one_address() {
    let (before, after) = around(
        &PASS,
        kernel(&[BIG, INDEX], |b, p| {
            let (vector, index) = (made(b, p[0]), places(b, p[1], 2));
            let part = read(b, vector, index, 0);
            let sums = [3, 5].map(|number| {
                let number = b.splat_int(PART, number);
                b.binary(Op::Add, part, number)
            });
            let other = read(b, vector, index, 32);
            [sums.to_vec(), vec![other]].concat()
        }),
    );
    assert_eq!([&before, &after].map(addresses), [vec![1; 2], vec![1]]);
}

/// Returns a kernel with regions at computed indices of some vectors, which are changed in between; with few indices,
/// or elements of one vector.
fn random(seed: u64) -> Function {
    let mut rng = Rng::with_seed(seed);
    kernel(&[BIG, BIG, WORDS, INDEX], |b, p| {
        let mut vectors = [made(b, p[0]), made(b, p[1])];
        let indices = [places(b, p[2], 2), places(b, p[2], 3)];
        let single = places(b, p[3], 2);
        let mut sum = b.splat_int(PART, 0);
        for _ in 0..rng.usize(4..30) {
            let which = rng.usize(..2);
            let index = if rng.u8(..3) == 0 { single } else { element(b, indices[rng.usize(..2)], rng.u32(..8)) };
            let offset = 4 * rng.u32(..30);
            if rng.bool() {
                let part = read(b, vectors[which], index, offset);
                sum = b.binary(Op::Xor, part, sum);
            } else {
                let ones = b.all_ones();
                vectors[which] = b.write_masked(vectors[which], sum, Region::contiguous(8, offset), index, ones);
            }
            if rng.u8(..8) == 0 {
                let next = b.function.add_block();
                let param = b.function.add_block_param(next, PART);
                b.br(next, &[sum]);
                b.go_to_end(next);
                sum = param;
            }
        }
        vec![sum, vectors[0], vectors[1]]
    })
}

#[test]
fn random_kernels_do_the_same() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(150);
    let mut changed = 0;
    for seed in 0..cases {
        let (before, after) = around(&PASS, random(seed));
        assert!(alive(&after) <= 12, "seed {seed}: {} words", alive(&after));
        let [before, after] = [addresses(&before).len(), addresses(&after).len()];
        assert!(after <= before, "seed {seed}: {after} of {before}");
        changed += u64::from(after < before);
    }
    assert!(4 * changed > cases, "{changed} of {cases} kernels have fewer addresses");
}
