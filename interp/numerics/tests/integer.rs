//! Tests arithmetic on integers against the types of the host.

#![allow(clippy::unwrap_used, missing_docs)]

use proptest::prelude::*;
use pto_isa::DType;
use pto_numerics::{Binary, Element, Fusion, Profile, Unary, Undefined, add_carry, binary, mul_add, mul_long};
use pto_numerics::{sub_borrow, unary};

const NPU: Profile = Profile::NpuA5;

macro_rules! against_the_host {
    ($($name:ident $host:ty, $unsigned:ty, $wide:ty, $dtype:expr;)*) => { proptest! { $(
        #[test]
        fn $name(a: $host, b: $host, c: $host, places in 0..<$host>::BITS) {
            let of = |x: $host| Element::from_int($dtype, x.into());
            let to = |x: Element| x.to_int().unwrap() as $host;
            let both = |op| binary(op, of(a), of(b), NPU).map(to);
            prop_assert_eq!(both(Binary::Add), Ok(a.wrapping_add(b)));
            prop_assert_eq!(both(Binary::Sub), Ok(a.wrapping_sub(b)));
            prop_assert_eq!(both(Binary::Mul), Ok(a.wrapping_mul(b)));
            prop_assert_eq!(both(Binary::Max), Ok(a.max(b)));
            prop_assert_eq!(both(Binary::Min), Ok(a.min(b)));
            prop_assert_eq!(both(Binary::And), Ok(a & b));
            prop_assert_eq!(both(Binary::Or), Ok(a | b));
            prop_assert_eq!(both(Binary::Xor), Ok(a ^ b));
            if b == 0 {
                for op in [Binary::Div, Binary::Rem, Binary::Fmod] {
                    prop_assert_eq!(both(op), Err(Undefined::DivisionByZero));
                }
            } else {
                prop_assert_eq!(both(Binary::Div), Ok(a.wrapping_div(b)));
                prop_assert_eq!(both(Binary::Fmod), Ok(a.wrapping_rem(b)));
                let rest = to(binary(Binary::Rem, of(a), of(b), NPU).unwrap());
                let [x, y, rest] = [a, b, rest].map(i128::from);
                prop_assert_eq!((x - rest).rem_euclid(y), 0);
                let inside = if y > 0 { (0..y).contains(&rest) } else { rest > y && rest <= 0 };
                prop_assert!(inside);
            }
            let shift = |op| binary(op, of(a), Element::from_int(DType::I16, places.into()), NPU).map(to);
            prop_assert_eq!(shift(Binary::Shl), Ok(a << places));
            prop_assert_eq!(shift(Binary::Shr), Ok(a >> places));
            let single = |op| unary(op, of(a), NPU).map(to);
            prop_assert_eq!(single(Unary::Not), Ok(!a));
            prop_assert_eq!(single(Unary::Neg), Ok((0 as $host).wrapping_sub(a)));
            prop_assert_eq!(single(Unary::Relu), Ok(a.max(0)));
            prop_assert_eq!(unary(Unary::BitCount, of(a), NPU).unwrap().bits(), u64::from(a.count_ones()));
            let word = a as $unsigned;
            let signs = word.leading_zeros().max(word.leading_ones()) - 1;
            prop_assert_eq!(unary(Unary::SignCount, of(a), NPU).unwrap().bits(), u64::from(signs));
            let sum = mul_add(of(c), of(a), of(b), Fusion::Fused, NPU).map(to);
            prop_assert_eq!(sum, Ok(a.wrapping_mul(b).wrapping_add(c)));
            let (low, high) = mul_long(of(a), of(b)).unwrap();
            let product = <$wide>::from(a) * <$wide>::from(b);
            prop_assert_eq!((to(low), to(high)), (product as $host, (product >> <$host>::BITS) as $host));
            let power = binary(Binary::Pow, of(a), Element::from_int($dtype, places.into()), NPU).map(to);
            prop_assert_eq!(power, Ok(a.wrapping_pow(places)));
            for carry in [false, true] {
                let (sum, out) = add_carry(of(a), of(b), carry).unwrap();
                let (once, first) = word.overflowing_add(b as $unsigned);
                let (twice, second) = once.overflowing_add(carry.into());
                prop_assert_eq!((to(sum), out), (twice as $host, first || second));
                let (difference, out) = sub_borrow(of(a), of(b), carry).unwrap();
                let (once, first) = word.overflowing_sub(b as $unsigned);
                let (twice, second) = once.overflowing_sub(carry.into());
                prop_assert_eq!((to(difference), out), (twice as $host, first || second));
            }
        }
    )* } };
}

against_the_host! {
    signless_bytes i8, u8, i16, DType::I8;
    signed_halves i16, u16, i32, DType::Si16;
    signless_words i32, u32, i64, DType::I32;
    signed_longs i64, u64, i128, DType::Si64;
    unsigned_bytes u8, u8, u16, DType::Ui8;
    unsigned_halves u16, u16, u32, DType::Ui16;
    unsigned_words u32, u32, u64, DType::Ui32;
    unsigned_longs u64, u64, u128, DType::Ui64;
}

#[test]
fn the_least_value() {
    let least = Element::from_int(DType::I32, i32::MIN.into());
    let of = |value| Element::from_int(DType::I32, value);
    assert_eq!(binary(Binary::Div, least, of(-1), NPU), Ok(least));
    assert_eq!(binary(Binary::Rem, least, of(-1), NPU), Ok(of(0)));
    assert_eq!(unary(Unary::Abs, least, NPU), Ok(least));
    assert_eq!(unary(Unary::Neg, least, NPU), Ok(least));
}

#[test]
fn amounts_of_shifts_are_below_the_width() {
    let of = |dtype, value| Element::from_int(dtype, value);
    for amount in [-1, 8, 1000] {
        for op in [Binary::Shl, Binary::Shr] {
            let found = binary(op, of(DType::Ui8, 1), of(DType::I16, amount), NPU);
            assert_eq!(found, Err(Undefined::ShiftAmount { amount, width: 8 }));
        }
    }
    let message = Undefined::ShiftAmount { amount: 8, width: 8 }.to_string();
    assert_eq!(message, "shift by 8, which is not in 0..8");
}

#[test]
fn negative_powers() {
    let of = |a, b| binary(Binary::Pow, Element::from_int(DType::I32, a), Element::from_int(DType::I32, b), NPU);
    let to = |a, b| of(a, b).unwrap().to_int().unwrap();
    assert_eq!([to(2, -1), to(1, -5), to(-1, -5), to(-1, -4)], [0, 1, -1, 1]);
    assert_eq!(of(0, -1), Err(Undefined::ZeroPower));
}

#[test]
fn signs_of_alike_integers_are_those_of_the_first() {
    let unsigned = Element::from_int(DType::Ui8, 200);
    let signed = Element::from_int(DType::I8, 1);
    assert_eq!(binary(Binary::Max, unsigned, signed, NPU), Ok(unsigned));
    assert_eq!(binary(Binary::Max, signed, unsigned, NPU), Ok(signed));
}
