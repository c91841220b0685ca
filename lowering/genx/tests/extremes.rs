//! Tests that reductions to a minimum or maximum propagate NaN and order zeros by sign, on every platform.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::{extremes, vector_combiner};
use genx::{Element, FloatPredicate, Function, Op, Region, Type};
use one_pass::{after, count, kernel, tree};
use visa::Platform;

const LANES: u32 = 16;
/// Zeros, numbers, denormals, infinities and NaN, each of both signs.
const SPECIAL: [u32; 7] = [0, 0x3f80_0000, 0x4049_0fdb, 1, 0x7f80_0000, 0x7fc0_0000, 0x7f80_0001];
const SIGN: u32 = 1 << 31;

/// Returns rows, each with two of the special values among others.
fn rows() -> Vec<Vec<u64>> {
    let special: Vec<u32> = SPECIAL.iter().flat_map(|bits| [*bits, bits | SIGN]).collect();
    let mut rows = Vec::new();
    for other in [SIGN, 0, 0xbf80_0000, 0x3f80_0000] {
        for (at, one) in special.iter().enumerate() {
            let mut row = vec![u64::from(other); LANES as usize];
            row[at % 16] = u64::from(*one);
            row[(7 * at + 3) % 16] = u64::from(special[(at + 5) % special.len()]);
            rows.push(row);
        }
    }
    rows
}

/// Returns a kernel that reduces four rows, and stores the results and the extremes of the first two.
fn reduced(op: Op, rows: &[Vec<u64>]) -> Function {
    kernel(&[Type::vector(Element::F32, LANES)], |b, p| {
        // The values must not be constant: the bits of a parameter are cleared and combined with those of a constant.
        let ty = Type::vector(Element::I32, LANES);
        let bits = b.bitcast(p[0], ty);
        let zero = b.splat_int(ty, 0);
        let cleared = b.binary(Op::And, bits, zero);
        let mut values = Vec::new();
        for row in rows {
            let constant = b.elements(Element::I32, row.clone());
            let row = b.binary(Op::Or, cleared, constant);
            values.push(b.bitcast(row, Type::vector(Element::F32, LANES)));
        }
        let mut all = b.undef(Type::vector(Element::F32, rows.len() as u32));
        for (row, value) in (0..).zip(&values) {
            let one = tree(b, op, *value);
            all = b.write(all, one, Region::contiguous(1, 4 * row));
        }
        let two = b.binary(op, values[0], values[1]);
        // One NaN represents all.
        [all, two]
            .map(|value| {
                let unordered = b.fcmp(FloatPredicate::Une, value, value);
                let nan = b.splat_f32(b.function.ty(value).lanes, f32::NAN);
                b.select(unordered, nan, value)
            })
            .to_vec()
    })
}

#[test]
fn extremes_of_rows_and_of_two_are_the_same_as_before() {
    for op in [Op::FMaximum, Op::FMinimum] {
        for four in rows().chunks(4) {
            for platform in [Platform::Dg2, Platform::Pvc] {
                let function = after(&extremes::PASS, reduced(op, four), platform);
                assert_eq!(count(&function, op), 0);
                // As in the pipeline, trees are combined first.
                let combined = after(&vector_combiner::PASS, reduced(op, four), platform);
                let function = after(&extremes::PASS, combined, platform);
                assert_eq!(count(&function, op), 0);
            }
        }
    }
}

#[test]
fn a_tree_is_put_right_once() {
    let function = kernel(&[Type::vector(Element::F32, LANES)], |b, p| {
        let whole = tree(b, Op::FMaximum, p[0]);
        let all = b.undef(Type::vector(Element::F32, 4));
        vec![b.write(all, whole, Region::splat(1, 0))]
    });
    let function = after(&extremes::PASS, function, Platform::Dg2);
    // Four steps; only the result is compared.
    assert_eq!([Op::FMax, Op::FAdd, Op::FCmp, Op::Select].map(|op| count(&function, op)), [4, 4, 1, 1]);
}
