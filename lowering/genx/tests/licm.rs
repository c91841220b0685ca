//! Tests that loop-invariant computations are hoisted.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::licm;
use genx::{Element, Function, IntPredicate, Op, Type};
use one_pass::{after, kernel};
use visa::Platform;

const INTS: Type = Type::vector(Element::I32, 8);

/// Returns a loop of four iterations that sums the results of an operation on the parameters.
fn looped(op: Op) -> Function {
    kernel(&[INTS, INTS], |b, p| {
        let [head, exit] = [(); 2].map(|()| b.function.add_block());
        let (count, sum) =
            (b.function.add_block_param(head, Type::scalar(Element::I32)), b.function.add_block_param(head, INTS));
        let (zero, zeros) = (b.int(Element::I32, 0), b.splat_int(INTS, 0));
        b.br(head, &[zero, zeros]);
        b.go_to_end(head);
        let same = b.binary(op, p[0], p[1]);
        let next = b.binary(Op::Add, sum, same);
        let one = b.int(Element::I32, 1);
        let iteration = b.binary(Op::Add, count, one);
        let four = b.int(Element::I32, 4);
        let more = b.icmp(IntPredicate::Slt, iteration, four);
        b.cond_br(more, (head, &[iteration, next]), (exit, &[]));
        b.go_to_end(exit);
        vec![next]
    })
}

/// Returns the index of the block of an operation, in block order.
fn place(function: &Function, op: Op) -> usize {
    let inst = function.all_insts().into_iter().find(|inst| function.op(*inst) == op).unwrap();
    function.blocks().iter().position(|block| Some(*block) == function.block(inst)).unwrap()
}

#[test]
fn what_is_the_same_moves_out() {
    let before = looped(Op::Mul);
    assert_eq!(place(&before, Op::Mul), 1);
    assert_eq!(place(&after(&licm::PASS, before, Platform::Dg2), Op::Mul), 0);
}

#[test]
fn what_may_fault_stays() {
    assert_eq!(place(&after(&licm::PASS, looped(Op::UDiv), Platform::Dg2), Op::UDiv), 1);
}
