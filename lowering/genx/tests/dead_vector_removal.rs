//! Tests that computations of elements that are never read are removed.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::dead_vector_removal;
use genx::{Constant, Element, IntPredicate, Op, Region, Type, verify};
use one_pass::{after, count, kernel};
use visa::Platform;

/// A scalar that is written to a vector stays a vector of one element in what is narrowed to this element.
#[test]
fn a_scalar_is_the_first_element() {
    let words = Type::vector(Element::I16, 8);
    let function = kernel(&[Type::scalar(Element::I16), words], |b, p| {
        let undef = b.undef(words);
        let first = b.write(undef, p[0], Region::contiguous(1, 0));
        let compared = b.icmp(IntPredicate::Sgt, first, p[1]);
        let chosen = b.select(compared, p[1], first);
        vec![b.read(chosen, Region::splat(8, 0), Some(8))]
    });
    let function = after(&dead_vector_removal::PASS, function, Platform::Dg2);
    verify::function(&function).unwrap_or_else(|(_, violation)| panic!("{}", violation.message));
    assert_eq!(count(&function, Op::ICmp), 1);
}

/// A select by a constant mask is one of its operands if only elements of that are read.
#[test]
fn selects_of_what_is_read_are_removed() {
    let words = Type::vector(Element::I16, 64);
    for (first, selects, sums) in [(0, 0, 2), (8, 1, 2), (16, 0, 1)] {
        let function = kernel(&[words, words], |b, p| {
            let bits = (0..64).map(|lane| u64::from(lane >= first)).collect();
            let mask = b.function.constant(words.of(Element::I1), Constant::of(bits));
            let sum = b.binary(Op::Add, p[0], p[1]);
            let chosen = b.select(mask, sum, p[1]);
            let doubled = b.binary(Op::Add, chosen, chosen);
            vec![b.read(doubled, Region::contiguous(16, 0), Some(16))]
        });
        let function = after(&dead_vector_removal::PASS, function, Platform::Dg2);
        verify::function(&function).unwrap_or_else(|(_, violation)| panic!("{}", violation.message));
        assert_eq!((count(&function, Op::Select), count(&function, Op::Add)), (selects, sums), "{first}");
    }
}
