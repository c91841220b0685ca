//! Tests that integers are narrowed to the bits that they need.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::reduce_int_size;
use genx::{Builder, Element, Function, Op, Type, Value};
use one_pass::{after, count, kernel};
use visa::Platform;

const WORDS: Type = Type::vector(Element::I16, 32);
const BYTES: Type = Type::vector(Element::I8, 32);
const INTS: Type = Type::vector(Element::I32, 32);

/// Returns the element types of an operation after the pass.
fn elements(function: Function, op: Op) -> Vec<Element> {
    let function = after(&reduce_int_size::PASS, function, Platform::Dg2);
    let all = function.all_insts().into_iter().filter(|inst| function.op(*inst) == op);
    let types = all.map(|inst| function.ty(function.result(inst).unwrap()));
    types.filter(|ty| ty.lanes.is_some()).map(|ty| ty.element).collect()
}

/// Returns a kernel of two dependent operations on extended words, whose low bits are stored.
fn chained(op: Op, extension: Op, to: Element) -> Function {
    kernel(&[WORDS, WORDS], move |b, p| {
        let [lhs, rhs] = [p[0], p[1]].map(|word| b.cast(extension, word, Element::I32));
        let first = b.binary(op, lhs, rhs);
        let seven = b.splat_int(INTS, 0x1_0007);
        let second = b.binary(Op::Add, first, seven);
        vec![b.cast(Op::Trunc, second, to)]
    })
}

#[test]
fn low_bits_are_computed_of_low_bits() {
    for extension in [Op::ZExt, Op::SExt] {
        for op in [Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor] {
            let function = chained(op, extension, Element::I16);
            assert_eq!(elements(function, op)[0], Element::I16, "{op:?}");
            // Bytes are truncated from words.
            let function = after(&reduce_int_size::PASS, chained(op, extension, Element::I8), Platform::Dg2);
            assert_eq!((count(&function, Op::Trunc), count(&function, extension)), (1, 0), "{op:?}");
        }
    }
}

#[test]
fn what_high_bits_come_down_from_stays() {
    let function = kernel(&[WORDS, WORDS], |b, p| {
        let [lhs, rhs] = [p[0], p[1]].map(|word| b.cast(Op::ZExt, word, Element::I32));
        let sum = b.binary(Op::Add, lhs, rhs);
        let one = b.splat_int(INTS, 1);
        let half = b.binary(Op::LShr, sum, one);
        vec![b.cast(Op::Trunc, half, Element::I16)]
    });
    assert_eq!(elements(function, Op::Add), [Element::I32]);
}

#[test]
fn what_others_use_whole_stays() {
    let function = kernel(&[WORDS], |b, p| {
        let wide = b.cast(Op::ZExt, p[0], Element::I32);
        let product = b.binary(Op::Mul, wide, wide);
        vec![product, b.cast(Op::Trunc, product, Element::I16)]
    });
    assert_eq!(elements(function, Op::Mul), [Element::I32]);
}

/// Returns a sum of extended bytes and a number, added to dwords.
fn summed(extension: Op, number: i64) -> impl Fn(&mut Builder<'_>, &[Value]) -> Vec<Value> {
    move |b, p| {
        let wide = b.cast(extension, p[0], Element::I32);
        let number = b.splat_int(INTS, number);
        let sum = b.binary(Op::Add, wide, number);
        vec![b.binary(Op::Sub, p[1], sum)]
    }
}

#[test]
fn what_fits_is_extended_where_it_is_used() {
    for (extension, number, fits) in [
        (Op::ZExt, 100, true),
        (Op::SExt, 100, true),
        (Op::SExt, -32_640, true),
        (Op::ZExt, 65_280, true),
        (Op::SExt, 65_500, false),
        (Op::ZExt, 65_281, false),
        (Op::SExt, -32_641, false),
    ] {
        let function = kernel(&[BYTES, INTS], summed(extension, number));
        let narrow = if fits { Element::I16 } else { Element::I32 };
        assert_eq!(elements(function, Op::Add), [narrow], "{number}");
    }
}

#[test]
fn what_is_stored_whole_is_computed_whole() {
    let function = kernel(&[BYTES], |b, p| {
        let wide = b.cast(Op::ZExt, p[0], Element::I32);
        let hundred = b.splat_int(INTS, 100);
        vec![b.binary(Op::Add, wide, hundred)]
    });
    assert_eq!(elements(function, Op::Add), [Element::I32]);
}

#[test]
fn constants_are_loaded_narrow() {
    for (element, step, narrow) in [
        (Element::I32, 4, Element::I16),
        (Element::I32, 70_000, Element::I32),
        // The finalizer would move narrower operands.
        (Element::I64, 4, Element::I64),
    ] {
        let ty = Type::vector(element, 16);
        let function = kernel(&[ty], |b, p| {
            let places = b.elements(element, (0..16).map(|lane| lane * step).collect());
            vec![b.binary(Op::Mul, p[0], places)]
        });
        let function = after(&reduce_int_size::AGAIN, function, Platform::Dg2);
        let insts = function.all_insts();
        let product = insts.iter().find(|inst| function.op(**inst) == Op::Mul).unwrap();
        let source = function.operands(*product)[1];
        let source = function.def_inst(source).map_or(source, |extension| function.operands(extension)[0]);
        assert_eq!(function.ty(source).element, narrow, "{element:?} {step}");
    }
}
