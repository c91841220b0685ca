//! Tests shared exponents and random numbers against the documents that define them.

use pto_isa::DType;
use pto_numerics::group::{Scale, divided, exponent_element, shared_exponent};
use pto_numerics::{Element, Value, philox};

fn exponent(greatest: f64, dtype: DType, scale: Scale) -> Option<i32> {
    shared_exponent(Element::from_f64(DType::F32, greatest), dtype, scale)
}

/// The greatest numbers: 448 = 1.75 * 2^8 of E4M3, 57344 = 1.75 * 2^15 of E5M2, 6 = 1.5 * 2^2 of E2M1.
#[test]
fn exponents() {
    for (greatest, dtype, floor, ceil) in [
        (448.0, DType::F8E4M3FN, 0, 0),
        (449.0, DType::F8E4M3FN, 0, 1),
        (511.0, DType::F8E4M3FN, 0, 1),
        (512.0, DType::F8E4M3FN, 1, 1),
        (1.0, DType::F8E4M3FN, -8, -8),
        (1.875, DType::F8E4M3FN, -8, -7),
        (1.0, DType::F8E5M2, -15, -15),
        (6.0, DType::F4E2M1x2, 0, 0),
        (7.0, DType::F4E2M1x2, 0, 1),
        (0.0, DType::F4E2M1x2, -127, -127),
        // 2^-126 less 8 is below the range.
        (f64::from(f32::MIN_POSITIVE), DType::F8E4M3FN, -127, -127),
    ] {
        assert_eq!(exponent(greatest, dtype, Scale::Floor), Some(floor), "{greatest} {dtype}");
        assert_eq!(exponent(greatest, dtype, Scale::Ceil), Some(ceil), "{greatest} {dtype}");
    }
    assert_eq!(exponent(f64::INFINITY, DType::F8E4M3FN, Scale::Floor), None);
    assert_eq!(exponent(f64::NAN, DType::F8E4M3FN, Scale::Ceil), None);
}

#[test]
fn elements() {
    let bits = |exponent| exponent_element(exponent).map(Element::bits);
    assert_eq!([bits(Some(0)), bits(Some(-127)), bits(Some(127)), bits(None)], [Ok(127), Ok(0), Ok(254), Ok(255)]);
    assert_eq!(divided(Value::from_f64(-3.0), Some(-2)).to_f64(), -12.0);
    assert_eq!(divided(Value::from_f64(f64::INFINITY), Some(1)).to_f64(), f64::INFINITY);
    assert!(divided(Value::from_f64(1.0), None).is_nan());
}

/// Compares with known answers of the reference implementation (Random123, `kat_vectors`).
#[test]
fn random() {
    assert_eq!(philox([0; 2], [0; 4], 10), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
    assert_eq!(philox([u32::MAX; 2], [u32::MAX; 4], 10), [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]);
    assert_eq!(
        philox([0xa409_3822, 0x299f_31d0], [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344], 10),
        [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]
    );
    assert_eq!(philox([0; 2], [0; 4], 7), [0x5f6f_b709, 0x0d89_3f64, 0x4f12_1f81, 0x4f73_0a48]);
}
