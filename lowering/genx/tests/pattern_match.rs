//! Tests sequences that become one combined instruction.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::{State, pattern_match};
use genx::{Builder, Element, IntPredicate, Op, Region, Type, Value};
use one_pass::{after, count, kernel};
use visa::Platform;

const INTS: Type = Type::vector(Element::I32, 16);
const FLOATS: Type = Type::vector(Element::F32, 64);

#[test]
fn a_comparison_that_chooses_is_an_extreme() {
    let pairs = [(IntPredicate::Slt, Op::SMin), (IntPredicate::Uge, Op::UMax)];
    for (predicate, op) in pairs {
        let function = kernel(&[INTS, INTS], |b, p| {
            let less = b.icmp(predicate, p[0], p[1]);
            vec![b.select(less, p[0], p[1])]
        });
        let function = after(&pattern_match::PASS, function, Platform::Dg2);
        assert_eq!((count(&function, op), count(&function, Op::Select), count(&function, Op::ICmp)), (1, 0, 0));
    }
    // With exchanged operands it is the other extreme.
    let function = kernel(&[INTS, INTS], |b, p| {
        let less = b.icmp(IntPredicate::Slt, p[0], p[1]);
        vec![b.select(less, p[1], p[0])]
    });
    assert_eq!(count(&after(&pattern_match::PASS, function, Platform::Dg2), Op::SMax), 1);
}

#[test]
fn products_of_words_are_added_at_once() {
    let words = Type::vector(Element::I16, 16);
    let function = kernel(&[words, words, INTS], |b, p| {
        let [lhs, rhs] = [p[0], p[1]].map(|word| b.cast(Op::SExt, word, Element::I32));
        let product = b.binary(Op::Mul, lhs, rhs);
        vec![b.binary(Op::Add, p[2], product)]
    });
    let function = after(&pattern_match::PASS, function, Platform::Dg2);
    assert_eq!((count(&function, Op::SMad), count(&function, Op::Mul)), (1, 0));
    // Products of dwords take several instructions anyway.
    let function = kernel(&[INTS, INTS, INTS], |b, p| {
        let product = b.binary(Op::Mul, p[0], p[1]);
        vec![b.binary(Op::Add, p[2], product)]
    });
    assert_eq!(count(&after(&pattern_match::PASS, function, Platform::Dg2), Op::Mul), 1);
}

#[test]
fn three_integers_are_added_at_once() {
    let function = |far: bool, number: i64| {
        kernel(&[INTS, INTS], |b, p| {
            let number = b.splat_int(INTS, number);
            let sum = b.binary(Op::Add, p[0], number);
            let others = if far { 4 } else { 0 };
            let mut results: Vec<_> = (0..others).map(|_| b.binary(Op::Mul, p[0], p[1])).collect();
            results.push(b.binary(Op::Add, p[1], sum));
            results
        })
    };
    let counts = |far, number, platform| {
        let function = after(&pattern_match::PASS, function(far, number), platform);
        (count(&function, Op::Add3), count(&function, Op::Add))
    };
    // One sum is the address of the result.
    assert_eq!(counts(false, 0x7fff, Platform::Dg2), (1, 1));
    // The platform has no such instruction; the number would take a move; the sources would stay live for long.
    for (far, number, platform) in
        [(false, 0x7fff, Platform::Tgllp), (false, 0x8000, Platform::Dg2), (true, 0x7fff, Platform::Dg2)]
    {
        let (three, two) = counts(far, number, platform);
        assert_eq!((three, two > 2), (0, true), "{far} {number:#x} {platform:?}");
    }
}

#[test]
fn bits_of_three_integers_are_one_instruction() {
    const LOGIC: [Op; 3] = [Op::And, Op::Or, Op::Xor];
    for (outer, inner) in LOGIC.into_iter().flat_map(|outer| LOGIC.map(|inner| (outer, inner))) {
        for complements in 0..7 {
            let function = kernel(&[INTS, INTS, INTS], |b, p| {
                let ones = b.splat_int(INTS, -1);
                let negated = |b: &mut Builder<'_>, value: Value, bit: u32| {
                    if complements >> bit & 1 == 1 { b.binary(Op::Xor, value, ones) } else { value }
                };
                let first = negated(b, p[0], 0);
                let part = b.binary(inner, first, p[1]);
                let part = negated(b, part, 1);
                let whole = b.binary(outer, p[2], part);
                vec![negated(b, whole, 2)]
            });
            let function = after(&pattern_match::PASS, function, Platform::Pvc);
            assert_eq!(LOGIC.map(|op| count(&function, op)), [0; 3], "{outer:?} {inner:?} {complements:#b}");
            assert_eq!(count(&function, Op::Bfn), 1);
        }
    }
    // A complement alone is a modifier of its use.
    let function = kernel(&[INTS, INTS], |b, p| {
        let ones = b.splat_int(INTS, -1);
        let negated = b.binary(Op::Xor, p[0], ones);
        vec![b.binary(Op::And, negated, p[1])]
    });
    assert_eq!(count(&after(&pattern_match::PASS, function, Platform::Pvc), Op::Bfn), 0);
}

#[test]
fn many_are_divided_by_the_reciprocal_of_one() {
    // By a power of two, both ways have the same result.
    let function = kernel(&[FLOATS], |b, p| {
        let four = b.splat_f32(Some(1), 4.0);
        let one = b.binary(Op::FMul, four, four);
        let all = b.read(one, Region::splat(64, 0), Some(64));
        vec![b.binary(Op::FDiv, p[0], all)]
    });
    // It would round twice, so it is done only if that is allowed.
    let mut state = State::new(function, Platform::Pvc);
    (pattern_match::PASS.run)(&mut state).unwrap();
    assert_eq!((count(&state.function, Op::FDiv), count(&state.function, Op::Inv)), (1, 0));
    state.reciprocals = true;
    (pattern_match::PASS.run)(&mut state).unwrap();
    let function = state.function;
    assert_eq!((count(&function, Op::FDiv), count(&function, Op::Inv), count(&function, Op::FMul)), (0, 1, 2));
}

#[test]
fn low_bytes_of_bounded_numbers_are_a_saturated_conversion() {
    let narrowed = |least: i64, most: i64, floats: bool| {
        let ty = if floats { FLOATS } else { Type::vector(Element::I32, 64) };
        let function = kernel(&[ty], |b, p| {
            let source = if floats {
                let ten = b.splat_f32(Some(64), -10.0);
                let scaled = b.binary(Op::FMul, p[0], ten);
                b.cast(Op::FpToSiSat, scaled, Element::I32)
            } else {
                let ten = b.splat_int(ty, -10);
                b.binary(Op::Mul, p[0], ten)
            };
            let [least, most] = [least, most].map(|bound| b.splat_int(Type::vector(Element::I32, 64), bound));
            let above = b.binary(Op::SMax, source, least);
            let bounded = b.binary(Op::SMin, most, above);
            let bytes = b.bitcast(bounded, Type::vector(Element::I8, 256));
            vec![b.read(bytes, Region::strided(64, 4, 0), Some(64))]
        });
        let function = after(&pattern_match::PASS, function, Platform::Dg2);
        assert_eq!(count(&function, Op::SMax), count(&function, Op::SMin));
        let conversions = [Op::FpToSiSat, Op::FpToUiSat, Op::SSTruncSat, Op::USTruncSat];
        (conversions.map(|op| count(&function, op)), count(&function, Op::SMax))
    };
    assert_eq!(narrowed(-128, 127, true), ([1, 0, 0, 0], 0));
    assert_eq!(narrowed(0, 255, true), ([0, 1, 0, 0], 0));
    assert_eq!(narrowed(-128, 127, false), ([0, 0, 1, 0], 0));
    assert_eq!(narrowed(0, 255, false), ([0, 0, 0, 1], 0));
    // Other bounds are not matched.
    assert_eq!(narrowed(-127, 127, true), ([1, 0, 0, 0], 1));
}

#[test]
fn ones_divided_by_halves_are_reciprocals() {
    let halves = Type::vector(Element::F16, 32);
    let function = kernel(&[halves], |b, p| {
        let one = b.splat_int(halves, 0x3c00);
        vec![b.binary(Op::FDiv, one, p[0])]
    });
    let function = after(&pattern_match::PASS, function, Platform::Skl);
    assert_eq!((count(&function, Op::FDiv), count(&function, Op::Inv)), (0, 1));
}

#[test]
fn arguments_of_powers_are_scaled_once_where_that_rounds_as_twice() {
    let scaled = |factor: f32| {
        let function = kernel(&[FLOATS], |b, p| {
            let [inner, outer] = [factor, std::f32::consts::LOG2_E].map(|number| b.splat_f32(Some(64), number));
            let product = b.binary(Op::FMul, p[0], inner);
            let product = b.binary(Op::FMul, product, outer);
            vec![b.unary(Op::Exp, product)]
        });
        let mut state = State::new(function, Platform::Pvc);
        (pattern_match::PASS.run)(&mut state).unwrap();
        // The first product has no uses left.
        let function = state.function;
        let exp = function.all_insts().into_iter().find(|inst| function.op(*inst) == Op::Exp).unwrap();
        let product = function.def_inst(function.operands(exp)[0]).unwrap();
        let source = function.def_inst(function.operands(product)[0]);
        source.is_none_or(|inst| function.op(inst) != Op::FMul)
    };
    assert!(scaled(0.125) && scaled(-2.0));
    assert!(!scaled(0.1));
}
