//! Tests arithmetic on floats.

#![allow(clippy::unwrap_used, missing_docs)]

use proptest::prelude::*;
use pto_isa::DType;
use pto_numerics::{Binary, Element, Fusion, Profile, Relation, Unary, Undefined, binary, compare, exp_difference};
use pto_numerics::{mul_add, unary};

const NPU: Profile = Profile::NpuA5;
const CPU: Profile = Profile::Cpu;

fn single(value: f32) -> Element {
    Element::new(DType::F32, value.to_bits().into())
}

fn half(bits: u16) -> Element {
    Element::new(DType::F16, bits.into())
}

/// Returns the bits of any finite half.
fn finite() -> impl Strategy<Value = u16> {
    (0u16..0x7c00, any::<bool>()).prop_map(|(magnitude, negative)| magnitude | u16::from(negative) << 15)
}

/// Returns a finite half as a multiple of 2^-24; infinity as the power of two above the largest half.
fn units(bits: u16) -> i128 {
    let exponent = u32::from(bits >> 10 & 31);
    let mantissa = i128::from(bits & 0x3ff);
    let magnitude = if exponent == 0 { mantissa } else { (mantissa | 0x400) << (exponent - 1) };
    if bits & 0x8000 == 0 { magnitude } else { -magnitude }
}

/// Checks whether `found` is the half nearest to `numerator / denominator` units, ties to even.
fn is_nearest(numerator: i128, denominator: i128, found: u16) -> bool {
    let distance = |bits: u16| (numerator - units(bits) * denominator).abs();
    let magnitude = found & 0x7fff;
    let neighbours = [magnitude.checked_sub(1), (magnitude < 0x7c00).then_some(magnitude + 1)];
    neighbours.into_iter().flatten().all(|other| {
        let other = other | found & 0x8000;
        let [here, there] = [distance(found), distance(other)];
        here < there || here == there && found & 1 == 0
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    /// Compares with whole numbers: a half is a multiple of 2^-24.
    #[test]
    fn halves_are_rounded_once(a in finite(), b in finite(), c in finite()) {
        let of = |op| binary(op, half(a), half(b), CPU).map(|x| x.bits() as u16);
        let (x, y, z) = (units(a), units(b), units(c));
        prop_assert!(is_nearest(x + y, 1, of(Binary::Add).unwrap()));
        prop_assert!(is_nearest(x - y, 1, of(Binary::Sub).unwrap()));
        prop_assert!(is_nearest(x * y, 1 << 24, of(Binary::Mul).unwrap()));
        if y != 0 {
            let quotient = binary(Binary::Div, half(a), half(b), NPU).unwrap();
            let [x, y] = [a, b].map(|bits| if bits & 0x7c00 == 0 { 0 } else { units(bits) });
            if y != 0 && quotient.bits() & 0x7fff != 0 {
                prop_assert!(is_nearest((x << 24) * y.signum(), y.abs(), quotient.bits() as u16));
            }
        }
        let fused = mul_add(half(c), half(a), half(b), Fusion::Fused, CPU).unwrap().bits() as u16;
        prop_assert!(is_nearest(x * y + (z << 24), 1 << 24, fused), "{a:#x} * {b:#x} + {c:#x} = {fused:#x}");
        let product = Element::new(DType::F16, of(Binary::Mul).unwrap().into());
        let separate = mul_add(half(c), half(a), half(b), Fusion::Separate, CPU).unwrap();
        prop_assert_eq!(separate, binary(Binary::Add, half(c), product, CPU).unwrap());
    }

    #[test]
    fn singles_are_those_of_the_host(a: u32, b: u32, c: u32) {
        let [x, y, z] = [a, b, c].map(f32::from_bits);
        let is = |found: Element, expected: f32| {
            found == single(expected) || expected.is_nan() && found.bits() == 0x7fc0_0000
        };
        for (op, expected) in [
            (Binary::Add, x + y),
            (Binary::Sub, x - y),
            (Binary::Mul, x * y),
            (Binary::Fmod, x % y),
        ] {
            prop_assert!(is(binary(op, single(x), single(y), CPU).unwrap(), expected), "{x} {op:?} {y}");
        }
        prop_assert!(is(unary(Unary::Sqrt, single(x), CPU).unwrap(), x.sqrt()));
        prop_assert!(is(mul_add(single(z), single(x), single(y), Fusion::Fused, CPU).unwrap(), x.mul_add(y, z)));
    }

    /// The hardware flushes denormals before and after an operation.
    #[test]
    fn denormals_are_flushed(a: u32, b: u32) {
        let flush = |x: f32| if x.is_subnormal() { 0f32.copysign(x) } else { x };
        let [x, y] = [a, b].map(|bits| flush(f32::from_bits(bits)));
        for (op, expected) in [(Binary::Add, x + y), (Binary::Mul, x * y), (Binary::Div, x / y)] {
            let found = binary(op, Element::new(DType::F32, a.into()), Element::new(DType::F32, b.into()), NPU).unwrap();
            prop_assert!(expected.is_nan() && found.is_nan() || found == single(flush(expected)));
        }
    }

    #[test]
    fn orders_are_those_of_the_host(a: u32, b: u32) {
        let [x, y] = [a, b].map(f32::from_bits);
        let order = compare(single(x), single(y)).unwrap();
        prop_assert_eq!(order, x.partial_cmp(&y));
        for relation in Relation::ALL {
            let expected = match relation {
                Relation::Eq => x == y,
                Relation::Ne => x != y,
                Relation::Lt => x < y,
                Relation::Le => x <= y,
                Relation::Gt => x > y,
                Relation::Ge => x >= y,
            };
            prop_assert_eq!(relation.holds(order), expected);
        }
    }

    /// The host has another library; both round results that they compute in f64.
    #[test]
    fn functions_are_near_those_of_the_host(x in -80f32..80.0) {
        for (op, expected) in [
            (Unary::Exp, f64::from(x).exp()),
            (Unary::Ln, f64::from(x).ln()),
            (Unary::Sin, f64::from(x).sin()),
            (Unary::Cos, f64::from(x).cos()),
            (Unary::Recip, 1.0 / f64::from(x)),
            (Unary::Rsqrt, 1.0 / f64::from(x).sqrt()),
        ] {
            let found = unary(op, single(x), NPU).unwrap();
            let apart = (found.bits() as i64 - i64::from((expected as f32).to_bits())).abs();
            prop_assert!(found.is_nan() && expected.is_nan() || apart <= 1, "{op:?} {x}: {found}, not {expected}");
        }
    }
}

#[test]
fn relations_of_nan() {
    let order = compare(single(f32::NAN), single(1.0)).unwrap();
    assert!(Relation::Eq.holds_or(order, true) && !Relation::Ne.holds_or(order, false));
}

#[test]
fn functions_of_known_values() {
    for (op, value, expected) in [
        (Unary::Exp, 1.0, 0x402d_f854u32),
        (Unary::Exp, -200.0, 0),
        (Unary::Exp, 89.0, 0x7f80_0000),
        (Unary::Ln, 2.0, 0x3f31_7218),
        (Unary::Ln, 0.0, 0xff80_0000),
        (Unary::Ln, -1.0, 0x7fc0_0000),
        (Unary::Sqrt, 2.0, 0x3fb5_04f3),
        (Unary::Sqrt, -1.0, 0x7fc0_0000),
        (Unary::Rsqrt, 4.0, 0x3f00_0000),
        (Unary::Recip, 3.0, 0x3eaa_aaab),
        (Unary::Recip, 0.0, 0x7f80_0000),
        (Unary::Relu, -0.0, 0),
        (Unary::Relu, -3.0, 0),
        (Unary::Relu, 3.0, 0x4040_0000),
        (Unary::Abs, -3.0, 0x4040_0000),
        (Unary::Neg, 0.0, 0x8000_0000),
    ] {
        let found = unary(op, single(value), NPU).unwrap();
        assert_eq!(found.bits(), u64::from(expected), "{op:?} {value}");
    }
    let power = |x, y| binary(Binary::Pow, single(x), single(y), NPU).unwrap().to_f64();
    assert_eq!([power(2.0, 0.5) as f32, power(-2.0, 3.0) as f32], [2f32.sqrt(), -8.0]);
}

/// The product is a tie in bf16, and the sum has too many digits for f64.
#[test]
fn fused_sums_are_rounded_once() {
    let of = |value: f64| Element::from_f64(DType::BF16, value);
    let tiny = 2f64.powi(-100);
    for (acc, lhs, rhs, expected) in [
        (tiny, 9.0, 29.0, 262.0),
        (-tiny, 9.0, 29.0, 260.0),
        (tiny, -9.0, 29.0, -260.0),
        (-tiny, -9.0, 29.0, -262.0),
        (tiny, 5.0, 53.0, 266.0),
        (-tiny, 5.0, 53.0, 264.0),
        (0.0, 9.0, 29.0, 260.0),
    ] {
        let found = mul_add(of(acc), of(lhs), of(rhs), Fusion::Fused, NPU).unwrap();
        assert_eq!(found.to_f64(), expected, "{acc} + {lhs} * {rhs}");
    }
}

#[test]
fn functions_and_fused_sums_flush_too() {
    let least = Element::new(DType::F32, 1);
    for (op, value, flushed, kept) in [
        (Unary::Rsqrt, least, f64::INFINITY, 2f64.powf(74.5)),
        (Unary::Ln, least, f64::NEG_INFINITY, -149.0 * 2f64.ln()),
        (Unary::Exp, single(-90.0), 0.0, (-90f64).exp()),
        (Unary::Recip, single(2f32.powi(127)), 0.0, 2f64.powi(-127)),
    ] {
        assert_eq!(unary(op, value, NPU).unwrap().to_f64(), flushed, "{op:?}");
        assert!((unary(op, value, CPU).unwrap().to_f64() / kept - 1.0).abs() < 1e-4, "{op:?}");
    }
    let sum = |profile| mul_add(least, single(0.0), single(1.0), Fusion::Fused, profile).unwrap().bits();
    assert_eq!([sum(NPU), sum(CPU)], [0, 1]);
    let product = |profile| mul_add(single(0.0), least, single(2f32.powi(100)), Fusion::Fused, profile).unwrap();
    assert_eq!([product(NPU), product(CPU)], [single(0.0), single(2f32.powi(-49))]);
}

#[test]
fn signs_change_and_denormals_stay() {
    let least = Element::new(DType::F32, 1);
    let negative = unary(Unary::Neg, least, NPU).unwrap();
    assert_eq!(negative.bits(), 0x8000_0001);
    assert_eq!(unary(Unary::Abs, negative, NPU).unwrap(), least);
    assert_eq!(binary(Binary::Max, least, single(0.0), NPU).unwrap(), least);
    assert_eq!(compare(least, single(0.0)).unwrap(), Some(std::cmp::Ordering::Greater));
    assert_eq!(least.flushed(NPU), single(0.0));
    assert_eq!(negative.flushed(NPU), single(-0.0));
    assert_eq!(least.flushed(CPU), least);
    assert_eq!(Element::new(DType::F8E5M2, 1).flushed(NPU).bits(), 1);
    assert_eq!(Element::new(DType::BF16x2, 0x3f80_0001).flushed(NPU).bits(), 0x3f80_0000);
}

#[test]
fn maximum_and_minimum() {
    let nan = f32::NAN;
    let of = |op, a, b, profile| binary(op, single(a), single(b), profile).unwrap();
    for (a, b) in [(nan, 1.0), (1.0, nan)] {
        for op in [Binary::Max, Binary::Min] {
            assert!(of(op, a, b, NPU).is_nan() && of(op, a, b, Profile::NpuA3).is_nan());
            assert!(of(op, a, b, CPU) == single(a) || a.is_nan() && of(op, a, b, CPU).is_nan());
        }
    }
    for (a, b) in [(0.0, -0.0), (-0.0, 0.0)] {
        assert_eq!(of(Binary::Max, a, b, NPU), single(0.0));
        assert_eq!(of(Binary::Min, a, b, NPU), single(-0.0));
    }
    assert_eq!(of(Binary::Max, f32::NEG_INFINITY, -1.0, NPU), single(-1.0));
}

#[test]
fn remainders_follow_the_divisor_or_the_dividend() {
    for (a, b, floored, truncated) in
        [(7.5, 2.0, 1.5, 1.5), (-7.5, 2.0, 0.5, -1.5), (7.5, -2.0, -0.5, 1.5), (-4.0, 2.0, 0.0, -0.0)]
    {
        for dtype in [DType::F16, DType::F32, DType::F64] {
            let of = |op| binary(op, Element::from_f64(dtype, a), Element::from_f64(dtype, b), NPU).unwrap();
            assert_eq!(of(Binary::Rem), Element::from_f64(dtype, floored), "{a} {b}");
            assert_eq!(of(Binary::Fmod), Element::from_f64(dtype, truncated), "{a} {b}");
        }
    }
    assert!(binary(Binary::Rem, single(1.0), single(0.0), NPU).unwrap().is_nan());
}

#[test]
fn the_simulator_asserts_where_the_hardware_divides_by_zero() {
    let of = |profile| binary(Binary::Div, single(-1.0), single(0.0), profile);
    assert_eq!(of(NPU), Ok(single(f32::NEG_INFINITY)));
    assert_eq!(of(CPU), Err(Undefined::DivisionByZero));
    assert_eq!(unary(Unary::Recip, single(0.0), CPU), Err(Undefined::DivisionByZero));
}

#[test]
fn negative_elements_are_scaled() {
    let of = |a, b| binary(Binary::Leaky, single(a), single(b), NPU).unwrap().to_f64();
    assert_eq!([of(3.0, 0.5), of(-3.0, 0.5), of(0.0, 0.5)], [3.0, -1.5, 0.0]);
    assert!(of(f32::NAN, 0.5).is_nan());
}

#[test]
fn exponentials_of_differences_are_wider() {
    let of = |a: f64, b: f64, dtype| {
        exp_difference(Element::from_f64(dtype, a), Element::from_f64(dtype, b), DType::F32, NPU).unwrap()
    };
    for dtype in [DType::F16, DType::F32] {
        assert_eq!(of(1.5, 1.5, dtype), single(1.0));
        assert_eq!(of(2.0, 1.0, dtype).bits(), 0x402d_f854);
    }
    // In f16 the difference would be rounded to -1.
    let small = 2f64.powi(-12);
    assert_eq!(of(small, 1.0, DType::F16), single((small - 1.0).exp() as f32));
    let integer = Element::from_int(DType::I32, 1);
    assert!(matches!(exp_difference(integer, integer, DType::F32, NPU), Err(Undefined::Operation { .. })));
}

#[test]
fn pairs_are_computed_value_by_value() {
    let pair = |bits| Element::new(DType::BF16x2, bits);
    let sum = binary(Binary::Add, pair(0x4000_3f80), pair(0x3f80_3f80), NPU).unwrap();
    assert_eq!(sum.values().map(|value| value.to_f64()), [2.0, 3.0]);
    let negative = unary(Unary::Neg, Element::new(DType::Hif8x2, 0x1000), NPU).unwrap();
    assert_eq!(negative.bits(), 0x9000, "zero has no sign");
}

#[test]
fn elements_that_are_not_alike() {
    let message = |result: Result<Element, Undefined>| result.unwrap_err().to_string();
    let integer = Element::from_int(DType::I32, 1);
    assert_eq!(message(binary(Binary::Add, single(1.0), integer, NPU)), "f32 and i32 in one computation");
    assert_eq!(message(binary(Binary::Shl, single(1.0), integer, NPU)), "no shift of f32");
    assert_eq!(message(unary(Unary::Exp, integer, NPU)), "no exponential of i32");
    assert!(compare(single(1.0), half(0)).is_err());
}
