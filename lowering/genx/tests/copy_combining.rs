//! Tests the assembly of vectors from parts of others.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::copy_combining;
use genx::{Element, Function, Op, Region, Type};
use one_pass::{after, count, kernel};
use visa::Platform;

const HALVES: Type = Type::vector(Element::F16, 64);

fn combined(function: Function) -> Function {
    after(&copy_combining::PASS, function, Platform::Dg2)
}

#[test]
fn pairs_taken_apart_and_put_together_are_what_they_were() {
    let function = kernel(&[HALVES], |b, p| {
        let mut whole = b.undef(HALVES);
        for place in 0..2 {
            let region = Region::strided(32, 2, 2 * place);
            let part = b.read(p[0], region, Some(32));
            whole = b.write(whole, part, region);
        }
        vec![whole]
    });
    let function = combined(function);
    assert_eq!((count(&function, Op::WrRegion), count(&function, Op::RdRegion)), (0, 0));
}

#[test]
fn rows_apart_are_copied_as_one_piece() {
    // Four copies of the first half of sixteen elements, pair by pair, after other elements.
    let function = kernel(&[HALVES, HALVES], |b, p| {
        let mut whole = p[1];
        for (row, place) in (0..4).flat_map(|row| (0..2).map(move |place| (row, place))) {
            let part = b.read(p[0], Region::strided(4, 2, 32 * row + 2 * place), Some(4));
            whole = b.write(whole, part, Region::strided(4, 2, 16 * row + 2 * place));
        }
        vec![whole]
    });
    let function = combined(function);
    assert_eq!((count(&function, Op::WrRegion), count(&function, Op::RdRegion)), (1, 1));
}

#[test]
fn single_elements_and_uses_between_stay() {
    let function = kernel(&[HALVES], |b, p| {
        let undef = b.undef(HALVES);
        let [even, odd] = [0, 2].map(|first| b.read(p[0], Region::strided(32, 2, first), Some(32)));
        // The elements of each pair are exchanged.
        let whole = b.write(undef, even, Region::strided(32, 2, 2));
        let swapped = b.write(whole, odd, Region::strided(32, 2, 0));
        // The first write is stored as well.
        let half = b.write(undef, even, Region::strided(32, 2, 0));
        let all = b.write(half, odd, Region::strided(32, 2, 2));
        vec![swapped, half, all]
    });
    assert_eq!(count(&combined(function), Op::WrRegion), 4);
}
