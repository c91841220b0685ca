//! Tests all values of all small formats against tables that are built in another way, and against crate `half`.

#![allow(clippy::unwrap_used, missing_docs)]

mod reference;

use half::{bf16, f16};
use pto_isa::DType;
use pto_numerics::{Element, Profile, Rounding, Saturation, convert};

fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}

#[test]
fn every_code_has_its_value_and_every_value_its_code() {
    for table in reference::tables() {
        for (code, &value) in table.values.iter().enumerate() {
            let element = Element::new(table.dtype, code as u64);
            assert!(same(element.to_f64(), value), "{} {code:#x}: {} is not {value}", table.dtype, element.to_f64());
            let back = Element::from_f64(table.dtype, value).bits() & (table.values.len() as u64 - 1);
            if value.is_nan() {
                assert!(Element::from_f64(table.dtype, value).is_nan());
            } else {
                assert_eq!(back, code as u64, "{} {value}", table.dtype);
            }
        }
    }
}

#[test]
fn published_codes_of_hifloat8() {
    // Golden data of ptoas has 1.0 and 2.0, the paper the others.
    for (bits, value) in [
        (0x08, 1.0),
        (0x10, 2.0),
        (0x6e, 32768.0),
        (0x6f, f64::INFINITY),
        (0xef, f64::NEG_INFINITY),
        (0x01, 2f64.powi(-22)),
        (0x07, 2f64.powi(-16)),
        (0x7e, 2f64.powi(-15)),
    ] {
        assert_eq!(Element::new(DType::Hif8, bits).to_f64(), value, "{bits:#x}");
        assert_eq!(Element::from_f64(DType::Hif8, value).bits(), bits, "{value}");
    }
    assert!(Element::new(DType::Hif8, 0x80).is_nan());
    assert_eq!(Element::from_f64(DType::Hif8, -0.0).bits(), 0, "zero has no sign");
}

#[test]
fn pairs_have_their_first_value_in_the_lower_bits() {
    let pair = Element::new(DType::F4E2M1x2, 0x7a);
    assert_eq!(pair.values().map(|value| value.to_f64()), [-1.0, 6.0]);
    let pair = Element::new(DType::Hif8x2, 0x1008);
    assert_eq!(pair.values().map(|value| value.to_f64()), [1.0, 2.0]);
    let pair = Element::new(DType::BF16x2, 0x4000_3f80);
    assert_eq!(pair.values().map(|value| value.to_f64()), [1.0, 2.0]);
}

#[test]
fn every_half_and_bfloat_agrees_with_crate_half() {
    let to = |bits: u16, from, to| {
        let element = Element::new(from, bits.into());
        convert(element, to, Rounding::Even, Saturation::Off, Profile::NpuA5).unwrap()
    };
    for bits in 0..=u16::MAX {
        for (dtype, value) in
            [(DType::F16, f16::from_bits(bits).to_f32()), (DType::BF16, bf16::from_bits(bits).to_f32())]
        {
            let single = to(bits, dtype, DType::F32);
            if value.is_nan() {
                assert_eq!(single.bits(), 0x7fc0_0000);
            } else {
                assert_eq!(single.bits(), u64::from(value.to_bits()), "{dtype} {bits:#x}");
                let back = convert(single, dtype, Rounding::Even, Saturation::Off, Profile::NpuA5).unwrap();
                assert_eq!(back.bits(), u64::from(bits), "{dtype} {bits:#x}");
            }
        }
        let other = to(bits, DType::BF16, DType::F16).bits();
        let expected = f16::from_f32(bf16::from_bits(bits).to_f32());
        assert!(expected.is_nan() || other == u64::from(expected.to_bits()), "{bits:#x}");
    }
}

/// Tests every exponent and sign, with mantissas around every boundary of rounding to f16 and bf16, including
/// denormals.
#[test]
fn rounding_to_nearest_agrees_with_crate_half() {
    let mut mantissas = vec![0, 1, 2, 0x7f_ffff, 0x7f_fffe];
    for dropped in 10..24 {
        for kept in [0u32, 1, 2, 3, 0x155, 0x3fe, 0x3ff] {
            for rest in [-1i64, 0, 1] {
                let tie = (1i64 << (dropped - 1)) + rest;
                mantissas.push(((i64::from(kept) << dropped) + tie) as u32 & 0x7f_ffff);
            }
        }
    }
    for sign_and_exponent in 0..512u32 {
        for mantissa in &mantissas {
            let bits = sign_and_exponent << 23 | mantissa;
            let value = f32::from_bits(bits);
            if value.is_nan() {
                continue;
            }
            let to = |dtype| {
                let element = Element::new(DType::F32, bits.into());
                convert(element, dtype, Rounding::Even, Saturation::Off, Profile::NpuA5).unwrap().bits()
            };
            assert_eq!(to(DType::F16), u64::from(f16::from_f32(value).to_bits()), "{bits:#x}");
            assert_eq!(to(DType::BF16), u64::from(bf16::from_f32(value).to_bits()), "{bits:#x}");
        }
    }
}
