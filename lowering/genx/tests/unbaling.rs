//! Tests that regions are read early if this ends the live range of a vector.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/late.rs"]
mod late;
#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::{State, unbaling};
use genx::table::form::SLM;
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use late::{around, copies, used};
use one_pass::{count, kernel};

const INTS: Type = Type::vector(Element::I32, 16);
const LONG: Type = Type::vector(Element::I32, 32);

fn both(function: Function) -> (State, State) {
    around(&unbaling::PASS, function)
}

/// Loads a part of shared local memory whose numbers are in the lower halves of dwords.
fn halves(b: &mut Builder<'_>, number: u32) -> Value {
    b.function.slm_bytes = 8192;
    let (surface, offset) = (b.int(Element::I32, SLM), b.int(Element::I32, (number * 4).into()));
    let whole = b.value(Op::OwordLd, &[surface, offset], &[0], INTS);
    let words = b.bitcast(whole, Type::vector(Element::I16, 32));
    b.read(words, Region::strided(16, 2, 0), Some(16))
}

#[test]
fn what_is_needed_late_is_narrow_where_registers_are_short() {
    let (before, after) = both(kernel(&[INTS], |b, p| {
        let parts: Vec<Value> = (0..70).map(|number| halves(b, number)).collect();
        let mut sum = p[0];
        for part in parts.iter().chain(&parts) {
            let wide = b.cast(Op::ZExt, *part, Element::I32);
            let product = b.binary(Op::Xor, wide, sum);
            sum = b.binary(Op::Add, product, p[0]);
        }
        vec![sum]
    }));
    assert!(used(&before) > 130, "{}", used(&before));
    assert!(used(&after) < 85, "{}", used(&after));
    // The pass reads only as many regions early as exceed the registers.
    let more = count(&after.function, Op::Or);
    assert!((50..=70).contains(&more), "{more} regions are read early");
}

#[test]
fn nothing_changes_where_registers_are_enough() {
    let (before, after) = both(kernel(&[INTS], |b, p| {
        let parts: Vec<Value> = (0..20).map(|number| halves(b, number)).collect();
        let add = |b: &mut Builder<'_>, sum: Value, part: &Value| {
            let wide = b.cast(Op::ZExt, *part, Element::I32);
            b.binary(Op::Add, sum, wide)
        };
        vec![parts.iter().fold(p[0], |sum, part| add(b, sum, part))]
    }));
    assert_eq!(before.function.inst_count(), after.function.inst_count());
}

/// Replaces the first two quarters of a vector by its quarters at some byte offsets, with a number added, in sequence.
fn replaced(b: &mut Builder<'_>, old: Value, order: [u32; 2]) -> Value {
    let mut whole = old;
    for (to, from) in [0, 32].into_iter().zip(order) {
        let part = b.read(old, Region::contiguous(8, from), Some(8));
        let number = b.splat_int(b.function.ty(part), 5);
        let new = b.binary(Op::Add, part, number);
        whole = b.write(whole, new, Region::contiguous(8, to));
    }
    whole
}

/// Returns a vector that is computed in the kernel.
fn made(b: &mut Builder<'_>, number: Value) -> Value {
    let two = b.splat_int(b.function.ty(number), 3);
    b.binary(Op::Mul, number, two)
}

#[test]
fn what_a_chain_did_not_overwrite_is_read_of_the_chain() {
    let (before, after) = both(kernel(&[LONG], |b, p| {
        let old = made(b, p[0]);
        vec![replaced(b, old, [0, 32])]
    }));
    assert_eq!([copies(&before), copies(&after)], [1, 0]);
}

#[test]
fn what_a_chain_did_overwrite_is_read_before_it() {
    let (before, after) = both(kernel(&[LONG], |b, p| {
        let old = made(b, p[0]);
        vec![replaced(b, old, [32, 0])]
    }));
    // A quarter of the vector is read before the chain, so that the whole vector is not copied.
    assert_eq!([copies(&before), copies(&after)], [1, 0]);
}

/// A product on PVC added rows of 13 elements, which are loaded in three parts; the chain began before the others were loaded.
#[test]
fn a_chain_does_not_begin_with_a_vector_that_is_made_later() {
    both(kernel(&[LONG, INTS], |b, p| {
        let parts: Vec<Value> = (0..70).map(|number| halves(b, number)).collect();
        let undef = b.undef(LONG);
        let first = made(b, p[1]);
        let begun = b.write(undef, first, Region::contiguous(16, 0));
        let later = made(b, p[0]);
        let part = b.read(later, Region::contiguous(8, 64), Some(8));
        let whole = b.write(begun, part, Region::contiguous(8, 64));
        let part = b.read(later, Region::contiguous(8, 96), Some(8));
        let whole = b.write(whole, part, Region::contiguous(8, 96));
        let mut sum = p[1];
        for part in parts.iter().chain(&parts) {
            let wide = b.cast(Op::ZExt, *part, Element::I32);
            sum = b.binary(Op::Add, wide, sum);
        }
        vec![whole, sum]
    }));
}

#[test]
fn what_is_used_as_a_whole_is_copied() {
    let (before, after) = both(kernel(&[LONG], |b, p| {
        let old = made(b, p[0]);
        let new = replaced(b, old, [0, 32]);
        vec![new, old]
    }));
    assert_eq!([copies(&before), copies(&after)], [1, 1]);
}

#[test]
fn random_chains_do_the_same() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(200);
    let mut changed = 0;
    for seed in 0..cases {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (before, after) = both(kernel(&[LONG, INTS], |b, p| {
            let mut old = made(b, p[0]);
            for _ in 0..rng.u32(1..4) {
                let mut whole = old;
                for _ in 0..rng.u32(1..4) {
                    let lanes = 4 << rng.u32(..3);
                    let [from, to] = [(); 2].map(|()| 4 * rng.u32(..=32 - lanes));
                    let source = if rng.u8(..4) == 0 { whole } else { old };
                    let part = b.read(source, Region::contiguous(lanes, from), Some(lanes));
                    let number = b.splat_int(b.function.ty(part), rng.i64(1..9));
                    let new = b.binary(Op::Xor, part, number);
                    whole = b.write(whole, new, Region::contiguous(lanes, to));
                }
                old = whole;
            }
            vec![old]
        }));
        assert!(copies(&after) <= copies(&before), "seed {seed}");
        changed += u64::from(copies(&after) < copies(&before));
    }
    assert!(4 * changed > cases, "{changed} of {cases} kernels need fewer copies");
}
