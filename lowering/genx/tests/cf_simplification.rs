//! Tests control-flow simplification and if-conversion.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::cf_simplification;
use genx::{Builder, Element, Function, IntPredicate, Op, Type, Value};
use one_pass::{after, count, kernel};
use visa::Platform;

const INTS: Type = Type::vector(Element::I32, 16);
const INT: Type = Type::scalar(Element::I32);

/// Returns a kernel with a branch on whether the first parameter is above a number, with these branch arms.
fn branched(
    types: &[Type],
    limit: i64,
    on_true: impl Fn(&mut Builder<'_>, &[Value]) -> Value,
    on_false: impl Fn(&mut Builder<'_>, &[Value]) -> Value,
) -> Function {
    kernel(types, |b, p| {
        let limit = b.int(Element::I32, limit);
        let above = b.icmp(IntPredicate::Sgt, p[0], limit);
        let [one, other, join] = [(); 3].map(|()| b.function.add_block());
        b.cond_br(above, (one, &[]), (other, &[]));
        b.go_to_end(one);
        let first = on_true(b, p);
        b.br(join, &[first]);
        b.go_to_end(other);
        let second = on_false(b, p);
        let ty = b.function.ty(second);
        b.br(join, &[second]);
        let joined = b.function.add_block_param(join, ty);
        b.go_to_end(join);
        vec![joined]
    })
}

/// Returns the number of blocks and selects after the pass.
fn left(function: Function) -> (usize, usize) {
    let function = after(&cf_simplification::PASS, function, Platform::Dg2);
    (function.blocks().len(), count(&function, Op::Select))
}

#[test]
fn short_ways_are_a_choice() {
    for limit in [0, 1000] {
        let scalars = branched(&[INT], limit, |b, p| b.binary(Op::Add, p[0], p[0]), |_, p| p[0]);
        assert_eq!(left(scalars), (1, 1));
        // For vectors the condition is broadcast, which takes a select, too.
        let sum = |b: &mut Builder<'_>, p: &[Value]| b.binary(Op::Add, p[1], p[1]);
        assert_eq!(left(branched(&[INT, INTS], limit, sum, |_, p| p[1])), (1, 2));
        assert_eq!(left(branched(&[INT, INTS], limit, sum, |b, p| b.unary(Op::AbsI, p[1]))), (1, 2));
    }
}

#[test]
fn what_costs_more_than_a_jump_stays_there() {
    let wide = Type::vector(Element::I32, 256);
    let ways = branched(&[INT, wide], 0, |b, p| b.binary(Op::Add, p[1], p[1]), |_, p| p[1]);
    assert_eq!(left(ways), (4, 0));
}

#[test]
fn what_may_fault_stays_there() {
    let ways = branched(&[INT, INT], 0, |b, p| b.binary(Op::UDiv, p[0], p[1]), |_, p| p[0]);
    assert_eq!(left(ways), (4, 0));
    let three = |b: &mut Builder<'_>, p: &[Value]| {
        let three = b.int(Element::I32, 3);
        b.binary(Op::UDiv, p[0], three)
    };
    assert_eq!(left(branched(&[INT, INT], 0, three, |_, p| p[0])), (1, 1));
}

#[test]
fn known_ways_are_taken() {
    for known in [0, 1] {
        let function = kernel(&[INTS], |b, p| {
            let [one, other] = [(); 2].map(|()| b.function.add_block());
            let bit = b.splat_int(Type::scalar(Element::I1), known);
            b.cond_br(bit, (one, &[]), (other, &[]));
            b.go_to_end(other);
            b.ret();
            b.go_to_end(one);
            vec![b.binary(Op::Add, p[0], p[0])]
        });
        assert_eq!(left(function).0, 1);
    }
}

#[test]
fn parameters_that_are_one_value_are_gone() {
    let looped = kernel(&[INTS, INTS], |b, p| {
        let [head, exit] = [(); 2].map(|()| b.function.add_block());
        let count = b.function.add_block_param(head, INT);
        let [same, sum] = [(); 2].map(|()| b.function.add_block_param(head, INTS));
        let zero = b.int(Element::I32, 0);
        b.br(head, &[zero, p[0], p[1]]);
        b.go_to_end(head);
        let next = b.binary(Op::Add, sum, same);
        let (one, four) = (b.int(Element::I32, 1), b.int(Element::I32, 4));
        let iteration = b.binary(Op::Add, count, one);
        let more = b.icmp(IntPredicate::Slt, iteration, four);
        b.cond_br(more, (head, &[iteration, same, next]), (exit, &[]));
        b.go_to_end(exit);
        vec![next]
    });
    let function = after(&cf_simplification::PASS, looped, Platform::Dg2);
    assert_eq!(function.block_params(function.blocks()[1]).len(), 2);
}

/// A scatter with a predicate, executed if any bit of it is set.
#[test]
fn what_is_under_the_predicate_is_executed_in_any_case() {
    for (masked, blocks) in [(true, 1), (false, 3)] {
        let function = kernel(&[Type::vector(Element::I32, 8)], |b, p| {
            let limit = b.splat_int(Type::vector(Element::I32, 8), 9);
            let bits = b.icmp(IntPredicate::Sgt, p[0], limit);
            let any = b.value(Op::Any, &[bits], &[], Type::scalar(Element::I1));
            let [then, join] = [(); 2].map(|()| b.function.add_block());
            b.cond_br(any, (then, &[]), (join, &[]));
            b.go_to_end(then);
            let base = b.function.params()[0];
            let bases = b.splat(base, 8);
            let places = b.elements(Element::I64, (0..8).map(|lane| 256 + 4 * lane).collect());
            let addresses = b.binary(Op::Add, bases, places);
            let mask = if masked { bits } else { b.splat_int(Type::vector(Element::I1, 8), -1) };
            b.inst(Op::SvmScatter, &[mask, addresses, p[0]], &[0], None);
            b.br(join, &[]);
            b.go_to_end(join);
            vec![p[0]]
        });
        assert_eq!(left(function).0, blocks, "{masked}");
    }
}
