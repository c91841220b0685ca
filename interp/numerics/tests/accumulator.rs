//! Tests post-processing of accumulators against numbers worked out by hand.

#![allow(clippy::unwrap_used, missing_docs)]

use pto_isa::DType;
use pto_numerics::accumulator::{Activation, Exit, Quantisation, Range};
use pto_numerics::{Element, Profile};

const NPU: Profile = Profile::NpuA5;

fn f32(value: f64) -> Element {
    Element::from_f64(DType::F32, value)
}

fn quantised(dtype: DType, scale: f64, offset: i32) -> Exit {
    Exit { quantisation: Some(Quantisation { scale: f32(scale), offset }), ..Exit::plain(dtype) }
}

fn leaves(exit: Exit, element: Element) -> Element {
    exit.apply(element, NPU).unwrap()
}

#[test]
fn words_have_a_factor_and_an_offset() {
    let word = 0x3f80_0000 | 5 << 37;
    assert_eq!(Quantisation::word(word), Quantisation { scale: f32(1.0), offset: 5 });
    let negative = 0x4000_0000 | 0x1ff << 37 | 1 << 46;
    assert_eq!(Quantisation::word(negative), Quantisation { scale: f32(2.0), offset: -1 }, "nine bits, with a sign");
}

#[test]
fn bytes_are_rounded_to_even_moved_and_saturated() {
    let exit = quantised(DType::I8, 0.5, 0);
    let of = |exit, value| leaves(exit, f32(value)).to_int().unwrap();
    assert_eq!(of(exit, 5.0), 2, "2.5 is a tie");
    assert_eq!(of(exit, 7.0), 4, "3.5 is a tie");
    assert_eq!(of(exit, 1000.0), 127);
    assert_eq!(of(exit, -1000.0), -128);
    let moved = quantised(DType::I8, 0.5, 3);
    assert_eq!(of(moved, 5.0), 5, "rounded first");
    assert_eq!(of(moved, 252.0), 127);
    assert_eq!(of(quantised(DType::Ui8, 1.0, 0), -4.0), 0);
    assert_eq!(leaves(quantised(DType::I8, 0.25, 0), Element::from_int(DType::I32, -18)).to_int(), Some(-4), "-4.5");
}

#[test]
fn activations_come_before_the_bound_and_the_conversion() {
    let leaky = Exit { activation: Activation::Leaky(f32(0.25)), ..Exit::plain(DType::F16) };
    assert_eq!(leaves(leaky, f32(-8.0)), Element::from_f64(DType::F16, -2.0));
    assert_eq!(leaves(leaky, f32(8.0)), Element::from_f64(DType::F16, 8.0));
    let clipped = Exit { clip: Some(Element::from_f64(DType::F16, 6.0)), ..leaky };
    assert_eq!(leaves(clipped, f32(8.0)), Element::from_f64(DType::F16, 6.0));
    let relu = Exit { activation: Activation::Relu, ..Exit::plain(DType::I32) };
    assert_eq!(leaves(relu, Element::from_int(DType::I32, -3)).to_int(), Some(0));
    assert_eq!(leaves(relu, Element::from_int(DType::I32, i128::from(i32::MAX))).to_int(), Some(i128::from(i32::MAX)));
}

#[test]
fn ranges_of_floats() {
    let exit = |range| Exit { range, ..Exit::plain(DType::F16) };
    let (huge, nan) = (f32(1e6), f32(f64::NAN));
    let of = |range, value| leaves(exit(range), value);
    assert_eq!(of(Range::Infinite, huge).to_f64(), f64::INFINITY);
    assert_eq!(of(Range::Saturate, huge).to_f64(), 65504.0);
    assert_eq!(of(Range::SaturateNumbers, huge).to_f64(), 65504.0);
    assert!(of(Range::Infinite, nan).is_nan());
    assert_eq!(of(Range::Saturate, nan).to_f64(), 0.0);
    assert!(of(Range::SaturateNumbers, nan).is_nan());
}
