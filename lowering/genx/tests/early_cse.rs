//! Tests that common subexpressions are computed once.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::early_cse;
use genx::{Builder, Element, Op, Type};
use one_pass::{after, count, kernel};
use visa::Platform;

const INTS: Type = Type::vector(Element::I32, 8);

#[test]
fn the_same_is_computed_once() {
    let function = kernel(&[INTS, INTS], |b, p| {
        let (one, other) = (b.binary(Op::Xor, p[0], p[1]), b.binary(Op::Xor, p[0], p[1]));
        vec![b.binary(Op::Add, one, other)]
    });
    assert_eq!(count(&after(&early_cse::PASS, function, Platform::Dg2), Op::Xor), 1);
}

#[test]
fn other_ways_know_nothing_of_it() {
    let mut function = kernel(&[INTS, INTS], |b, p| {
        let less = b.icmp(genx::IntPredicate::Slt, p[0], p[1]);
        let any = b.value(Op::Any, &[less], &[], Type::scalar(Element::I1));
        let entry = b.block().unwrap();
        let [left, right, join] = [(); 3].map(|()| b.function.add_block());
        let param = b.function.add_block_param(join, INTS);
        b.cond_br(any, (left, &[]), (right, &[]));
        for (block, twice) in [(left, false), (right, true)] {
            let mut b = Builder::at_end(b.function, block);
            let mut value = b.binary(Op::Xor, p[0], p[1]);
            if twice {
                let again = b.binary(Op::Xor, p[0], p[1]);
                value = b.binary(Op::Add, value, again);
            }
            b.br(join, &[value]);
        }
        assert_ne!(entry, join);
        b.go_to_end(join);
        vec![param]
    });
    function = after(&early_cse::PASS, function, Platform::Dg2);
    assert_eq!(count(&function, Op::Xor), 2, "one on each way");
}
