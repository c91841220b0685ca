//! Tests reductions and matrix products against sums computed by hand.

#![allow(clippy::unwrap_used, missing_docs)]

use proptest::prelude::*;
use pto_isa::DType;
use pto_numerics::lanes::{Extreme, Lane, Order, extreme, prefix_sums, product, sum};
use pto_numerics::product::{Line, dot, finish, scaled, tf32};
use pto_numerics::{Element, Profile, Rounding, Saturation, Undefined};

const NPU: Profile = Profile::NpuA5;
const CPU: Profile = Profile::Cpu;

fn floats(dtype: DType, values: &[f64]) -> Vec<Lane> {
    values.iter().map(|value| Some(Element::from_f64(dtype, *value))).collect()
}

fn integers(dtype: DType, values: &[i128]) -> Vec<Lane> {
    values.iter().map(|value| Some(Element::from_int(dtype, *value))).collect()
}

fn added(lanes: &[Lane], result: DType, order: Order, profile: Profile) -> f64 {
    sum(lanes, result, order, profile).unwrap().to_f64()
}

#[test]
fn trees_join_neighbours() {
    // 2^24 + 1 is a tie that is rounded away: a sum of ones counts only if it is formed first.
    let big = 16_777_216.0;
    let of = |values: &[f64], order| added(&floats(DType::F32, values), DType::F32, order, NPU) - big;
    assert_eq!(of(&[big, 1.0, 1.0, 1.0], Order::Sequential), 0.0);
    assert_eq!(of(&[big, 1.0, 1.0, 1.0], Order::Tree), 2.0);
    assert_eq!(of(&[big, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0], Order::Tree), 4.0);
    assert_eq!(of(&[big, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0], Order::Chunks(2)), 4.0);
    let six = [big, 1.0, 1.0, 1.0, 1.0, 1.0];
    assert_eq!(of(&six, Order::Chunks(3)), 4.0, "(big + 1) + 1, then (1 + 1) + 1, a tie that goes up");
    assert_eq!(of(&six, Order::Chunks(1)), of(&six, Order::Sequential));
    assert_eq!(of(&six, Order::Chunks(6)), of(&six, Order::Tree));
}

#[test]
fn halves_are_summed_in_halves_or_in_singles() {
    let lanes = floats(DType::F16, &[2048.0, 1.0, 1.0]);
    assert_eq!(added(&lanes, DType::F16, Order::Sequential, NPU), 2048.0);
    assert_eq!(added(&lanes, DType::F16, Order::Sequential, CPU), 2050.0);
    let prefix = |profile| {
        let sums = prefix_sums(&lanes, DType::F16, profile).unwrap();
        sums.into_iter().map(Element::to_f64).collect::<Vec<_>>()
    };
    assert_eq!(prefix(NPU), [2048.0, 2048.0, 2048.0]);
    assert_eq!(prefix(CPU), [2048.0, 2048.0, 2050.0]);
}

#[test]
fn integers_are_summed_in_the_result() {
    let lanes = integers(DType::I8, &[100, 100, -1]);
    assert_eq!(added(&lanes, DType::I16, Order::Tree, NPU), 199.0);
    assert_eq!(added(&lanes, DType::I8, Order::Tree, NPU), -57.0);
    assert_eq!(product(&lanes, DType::I32, Order::Sequential, NPU).unwrap().to_int(), Some(-10_000));
}

#[test]
fn inactive_lanes_do_not_count() {
    let mut lanes = floats(DType::F32, &[5.0, 7.0, 9.0]);
    lanes[1] = None;
    assert_eq!(added(&lanes, DType::F32, Order::Tree, NPU), 14.0);
    assert_eq!(product(&lanes, DType::F32, Order::Tree, NPU).unwrap().to_f64(), 45.0);
    assert_eq!(extreme(&lanes, DType::F32, Extreme::Max, NPU).unwrap().1, 2);
    let sums = prefix_sums(&lanes, DType::F32, NPU).unwrap();
    assert_eq!(sums.into_iter().map(Element::to_f64).collect::<Vec<_>>(), [5.0, 5.0, 14.0]);
    for order in [Order::Sequential, Order::Tree, Order::Chunks(2)] {
        assert_eq!(added(&[None, None, None], DType::F32, order, NPU), 0.0);
        assert_eq!(added(&[], DType::F32, order, NPU), 0.0);
    }
    let none = |dtype, which| extreme(&[None], dtype, which, NPU).unwrap();
    assert_eq!(none(DType::F32, Extreme::Max).0.to_f64(), f64::NEG_INFINITY);
    assert_eq!(none(DType::I8, Extreme::Min).0.to_int(), Some(127));
    assert_eq!(none(DType::Ui8, Extreme::Max), (Element::from_int(DType::Ui8, 0), 0));
}

#[test]
fn extremes_have_the_first_index() {
    let lanes = floats(DType::F16, &[1.0, 3.0, -2.0, 3.0, -2.0]);
    let of = |which| extreme(&lanes, DType::F16, which, NPU).map(|(element, i)| (element.to_f64(), i));
    assert_eq!([of(Extreme::Max), of(Extreme::Min)], [Ok((3.0, 1)), Ok((-2.0, 2))]);
    let zeros = floats(DType::F32, &[-0.0, 0.0, 0.0]);
    assert_eq!(extreme(&zeros, DType::F32, Extreme::Max, NPU), Ok((Element::from_f64(DType::F32, 0.0), 1)));
    let nan = floats(DType::F32, &[1.0, f64::NAN, 5.0, f64::NAN]);
    let (element, at) = extreme(&nan, DType::F32, Extreme::Max, NPU).unwrap();
    assert!(element.is_nan() && at == 1);
    let other = [Some(Element::new(DType::F32, 0x7fc0_0001)), nan[0]];
    assert_eq!(extreme(&other, DType::F32, Extreme::Min, NPU).unwrap().1, 0);
    let (element, at) = extreme(&nan, DType::F32, Extreme::Max, CPU).unwrap();
    assert_eq!((element.to_f64(), at), (5.0, 2));
}

#[test]
fn products_are_fused_on_the_simulator() {
    let x = 1.0 + 2f64.powi(-12);
    let singles = |values: &[f64]| floats(DType::F32, values).into_iter().flatten().collect::<Vec<_>>();
    let [lhs, rhs] = [singles(&[-1.0 - 2f64.powi(-11), x]), singles(&[1.0, x])];
    let of = |acc: Option<f64>, profile| {
        let acc = acc.map(|acc| Element::from_f64(DType::F32, acc));
        dot(&lhs, &rhs, acc, Saturation::Off, profile).unwrap().to_f64()
    };
    assert_eq!([of(None, NPU), of(None, CPU)], [0.0, 2f64.powi(-24)]);
    assert_eq!([of(Some(3.0), NPU), of(Some(3.0), CPU)], [3.0, 3.0]);
}

#[test]
fn products_of_small_types() {
    let of = |dtype, values: &[f64]| floats(dtype, values).into_iter().flatten().collect::<Vec<_>>();
    let [a, b] = [of(DType::F8E4M3FN, &[448.0, 0.5]), of(DType::F8E5M2, &[57344.0, 4.0])];
    assert_eq!(dot(&a, &b, None, Saturation::Off, NPU).unwrap().to_f64(), 448.0 * 57344.0 + 2.0);
    // A denormal of f16 is no denormal of f32.
    let least = [Element::new(DType::F16, 1)];
    assert_eq!(dot(&least, &least, None, Saturation::Off, NPU).unwrap().to_f64(), 2f64.powi(-48));
    let bytes = |values: &[i128]| integers(DType::I8, values).into_iter().flatten().collect::<Vec<_>>();
    let [a, b] = [bytes(&[-128, 127]), bytes(&[-128, -1])];
    let acc = Element::from_int(DType::I32, i128::from(i32::MAX));
    let found = dot(&a, &b, Some(acc), Saturation::Off, NPU).unwrap();
    assert_eq!(found.to_int(), Some(i128::from(i32::MAX.wrapping_add(16384 - 127))));
    let mixed = dot(&a, &of(DType::F16, &[1.0]), None, Saturation::Off, NPU);
    assert_eq!(mixed, Err(Undefined::Types { lhs: DType::I32, rhs: DType::F32 }), "as they are widened");
    let pairs = Line::new(&[Element::new(DType::F4E2M1x2, 0x42), Element::new(DType::F4E2M1x2, 0x35)]).unwrap();
    assert_eq!(pairs, Line::Floats(vec![1.0, 2.0, 3.0, 1.5]), "the first value of a pair is in the lower bits");
    let powers = [Element::new(DType::F8E8M0, 128), Element::new(DType::F8E8M0, 126)];
    assert_eq!(pairs.scaled(&powers, 3), Line::Floats(vec![2.0, 4.0, 6.0, 0.75]));
    assert_eq!(scaled(1.5, Element::new(DType::F8E8M0, 130)), 12.0);
    assert!(scaled(1.5, Element::new(DType::F8E8M0, 255)).is_nan());
}

#[test]
fn denormals_of_products_are_flushed() {
    let power = |exponent| Element::from_f64(DType::F32, 2f64.powi(exponent));
    let [tiny, zero] = [power(-140), Element::zero(DType::F32)];
    for (lhs, rhs, acc) in [(tiny, power(0), zero), (power(-70), power(-70), zero), (zero, zero, tiny)] {
        let of = |profile| dot(&[lhs], &[rhs], Some(acc), Saturation::Off, profile).unwrap();
        assert_eq!([of(NPU), of(CPU)], [zero, tiny]);
    }
    // A denormal operand, and a denormal product in a sum that is not denormal.
    let of = |profile| dot(&[tiny], &[power(100)], None, Saturation::Off, profile).unwrap();
    assert_eq!([of(NPU), of(CPU)], [zero, power(-40)]);
    let [lhs, rhs] = [[power(-126), power(-64)], [power(0), power(-63)]];
    let of = |profile| dot(&lhs, &rhs, None, Saturation::Off, profile).unwrap().to_f64();
    assert_eq!([of(NPU), of(CPU)], [2f64.powi(-126), 1.5 * 2f64.powi(-126)]);
    // The difference of two products is a denormal, and so is that of a sum and the accumulator.
    let [a, b] = [power(-126), Element::from_f64(DType::F32, -1.5 * 2f64.powi(-126))];
    let one = power(0);
    let of = |profile| dot(&[a, b], &[one, one], Some(zero), Saturation::Off, profile).unwrap().to_f64();
    assert_eq!([of(NPU), of(CPU)], [0.0, -(2f64.powi(-127))]);
    let of = |profile| dot(&[a], &[one], Some(b), Saturation::Off, profile).unwrap().to_f64();
    assert_eq!([of(NPU), of(CPU)], [0.0, -(2f64.powi(-127))]);
}

#[test]
fn accumulators_saturate() {
    let of = |value, saturation| finish(value, saturation).to_f64();
    assert_eq!(of(f32::INFINITY, Saturation::On), f64::from(f32::MAX));
    assert_eq!(of(f32::NEG_INFINITY, Saturation::On), f64::from(f32::MIN));
    assert_eq!(of(f32::NAN, Saturation::On), 0.0);
    assert_eq!(of(f32::INFINITY, Saturation::Off), f64::INFINITY);
    assert!(of(f32::NAN, Saturation::Off).is_nan());
}

proptest! {
    /// TF32 has the mantissa of f16, and scaling by powers of two changes no digit.
    #[test]
    fn tf32_has_the_digits_of_f16(mantissa in 1.0f32..2.0, exponent in -100i32..100, negative: bool) {
        let value = if negative { -mantissa } else { mantissa };
        let scale = 2f32.powi(exponent);
        for rounding in Rounding::ALL {
            let half = Element::from_f64(DType::F32, value.into());
            let half = pto_numerics::convert(half, DType::F16, rounding, Saturation::Off, NPU).unwrap();
            prop_assert_eq!(f64::from(tf32(value * scale, rounding)), half.to_f64() * f64::from(scale));
        }
    }

    #[test]
    fn sums_of_integers_have_no_order(values: Vec<i32>) {
        let lanes = integers(DType::I32, &values.iter().map(|x| i128::from(*x)).collect::<Vec<_>>());
        let expected = values.iter().fold(0i32, |sum, x| sum.wrapping_add(*x));
        for order in [Order::Sequential, Order::Tree, Order::Chunks(3)] {
            let found = sum(&lanes, DType::I32, order, NPU).unwrap();
            prop_assert_eq!(found.to_int(), Some(expected.into()));
        }
    }
}
