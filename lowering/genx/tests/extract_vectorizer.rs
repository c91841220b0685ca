//! Tests that operations on extracted elements are vectorized.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::extract_vectorizer;
use genx::{Element, Op, Region, Type};
use one_pass::{after, count, kernel};
use visa::Platform;

#[test]
fn elements_are_computed_together() {
    let ty = Type::vector(Element::F32, 4);
    let function = kernel(&[ty], |b, p| {
        let mut all = b.undef(ty);
        for element in 0..4 {
            let region = Region::contiguous(1, 4 * element);
            let one = b.read(p[0], region, None);
            let half = b.splat_f32(None, 0.5);
            let scaled = b.binary(Op::FMul, one, half);
            let root = b.unary(Op::Sqrt, scaled);
            all = b.write(all, root, region);
        }
        vec![all]
    });
    let function = after(&extract_vectorizer::PASS, function, Platform::Dg2);
    assert_eq!((count(&function, Op::FMul), count(&function, Op::Sqrt), count(&function, Op::WrRegion)), (1, 1, 0));
}

#[test]
fn elements_that_are_apart_stay() {
    let ty = Type::vector(Element::F32, 4);
    let function = kernel(&[ty], |b, p| {
        let mut all = p[0];
        for element in [0, 2] {
            let region = Region::contiguous(1, 4 * element);
            let one = b.read(p[0], region, None);
            let half = b.splat_f32(None, 0.5);
            let scaled = b.binary(Op::FMul, one, half);
            all = b.write(all, scaled, region);
        }
        vec![all]
    });
    assert_eq!(count(&after(&extract_vectorizer::PASS, function, Platform::Dg2), Op::FMul), 2);
}

#[test]
fn runs_of_one_vector_are_separate() {
    let ty = Type::vector(Element::F32, 8);
    let function = kernel(&[ty], |b, p| {
        let mut all = p[0];
        for element in [0, 1, 4, 5] {
            let region = Region::contiguous(1, 4 * element);
            let one = b.read(p[0], region, None);
            let half = b.splat_f32(None, 0.5);
            let scaled = b.binary(Op::FMul, one, half);
            all = b.write(all, scaled, region);
        }
        vec![all]
    });
    assert_eq!(count(&after(&extract_vectorizer::PASS, function, Platform::Dg2), Op::FMul), 2);
}

#[test]
fn extensions_that_are_types_of_operands_stay() {
    let ty = Type::vector(Element::I32, 2);
    let function = kernel(&[ty], |b, p| {
        let [low, high] = [0, 4].map(|at| {
            let one = b.read(p[0], Region::contiguous(1, at), Some(1));
            b.cast(Op::ZExt, one, Element::I64)
        });
        vec![b.binary(Op::Mul, low, high)]
    });
    // Skylake has products of dwords, but not of quadwords.
    let function = after(&extract_vectorizer::PASS, function, Platform::Skl);
    assert_eq!(count(&function, Op::ZExt), 2);
}
