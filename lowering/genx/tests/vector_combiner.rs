//! Tests that reduction trees of several vectors become one.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::vector_combiner;
use genx::{Element, Function, Op, Region, Type};
use one_pass::{after, count, kernel, tree};
use visa::Platform;

const ROW: Type = Type::vector(Element::F32, 32);

/// Returns a kernel of adjacent sums of rows.
fn rows(op: Op) -> Function {
    kernel(&[ROW; 4], |b, p| {
        let mut all = b.undef(Type::vector(Element::F32, 4));
        for (row, vector) in p.iter().enumerate() {
            let sum = tree(b, op, *vector);
            all = b.write(all, sum, Region::contiguous(1, 4 * row as u32));
        }
        vec![all]
    })
}

#[test]
fn the_last_steps_are_done_together() {
    // Rows of 32 are reduced to 16, then 8, a register of DG2, separately; the remaining 3 steps are combined.
    assert_eq!(count(&after(&vector_combiner::PASS, rows(Op::FAdd), Platform::Dg2), Op::FAdd), 4 * 2 + 3);
    // On PVC a register has 16.
    assert_eq!(count(&after(&vector_combiner::PASS, rows(Op::FMax), Platform::Pvc), Op::FMax), 4 + 4);
}

#[test]
fn a_tree_that_needs_another_stays() {
    let function = kernel(&[ROW; 2], |b, p| {
        let first = tree(b, Op::FAdd, p[0]);
        let all = b.read(first, Region::splat(32, 0), Some(32));
        let less = b.binary(Op::FSub, p[1], all);
        let second = tree(b, Op::FAdd, less);
        let all = b.undef(Type::vector(Element::F32, 4));
        let zero = b.splat_f32(Some(4), 0.0);
        let all = b.write(all, zero, Region::contiguous(4, 0));
        vec![b.write(all, second, Region::contiguous(1, 0))]
    });
    assert_eq!(count(&after(&vector_combiner::PASS, function, Platform::Dg2), Op::FAdd), 2 * 5);
}
