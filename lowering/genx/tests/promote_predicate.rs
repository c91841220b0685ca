//! Tests that chains of many predicates are computed as words.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::promote_predicate;
use genx::{Element, Function, IntPredicate, Op, Type};
use one_pass::{after, count, kernel};
use visa::Platform;

/// Returns a kernel that combines a number of comparisons of vectors of `lanes` lanes; the last predicate selects.
fn combined(comparisons: i64, lanes: u32, ops: &[Op]) -> Function {
    let ty = Type::vector(Element::I32, lanes);
    kernel(&[ty, ty], |b, p| {
        let all: Vec<_> = (0..comparisons)
            .map(|number| {
                let number = b.splat_int(ty, 3 * number + 2);
                b.icmp(if comparisons % 2 == 0 { IntPredicate::Ne } else { IntPredicate::Sgt }, p[0], number)
            })
            .collect();
        let odd: Vec<u64> = (0..u64::from(lanes)).map(|lane| lane % 2).collect();
        let mut result = b.elements(Element::I1, odd);
        for (number, predicate) in all.into_iter().enumerate() {
            result = b.binary(ops[number % ops.len()], predicate, result);
        }
        vec![b.select(result, p[0], p[1])]
    })
}

/// Counts combinations on words, and selects of words.
fn words(function: &Function) -> usize {
    let is_word =
        |inst: &genx::Inst| function.result(*inst).is_some_and(|value| function.ty(value).element == Element::I16);
    function.all_insts().iter().filter(|inst| is_word(inst)).count()
}

const OPS: [Op; 3] = [Op::Or, Op::Xor, Op::And];

#[test]
fn what_there_are_too_few_flags_for_is_computed_in_words() {
    for ops in [&OPS[..], &OPS[..1], &OPS[1..]] {
        let function = after(&promote_predicate::PASS, combined(4, 64, ops), Platform::Dg2);
        // Four combinations, of four predicates; one predicate is computed from them.
        assert_eq!((words(&function), count(&function, Op::ICmp)), (8, 5));
    }
}

#[test]
fn what_fits_stays_in_flags() {
    for (comparisons, lanes, platform) in [(4, 16, Platform::Dg2), (2, 64, Platform::Pvc), (1, 64, Platform::Dg2)] {
        let function = after(&promote_predicate::PASS, combined(comparisons, lanes, &OPS), platform);
        assert_eq!(words(&function), 0, "{comparisons} of {lanes} on {platform}");
    }
}
