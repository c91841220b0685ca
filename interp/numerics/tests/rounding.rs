//! Tests roundings against a search among all values of a format.

#![allow(clippy::unwrap_used, missing_docs)]

mod reference;

use proptest::prelude::*;
use pto_isa::DType;
use pto_numerics::{Element, Profile, Rounding, Saturation, Undefined, convert, round_to_integer};

fn converted(value: f64, to: DType, rounding: Rounding, saturation: Saturation) -> Result<Element, Undefined> {
    convert(Element::from_f64(DType::F64, value), to, rounding, saturation, Profile::NpuA5)
}

/// Returns the neighbour of `value`, `below` or `above`, that `rounding` selects. All differences are exact, because
/// neighbours and values have few digits.
fn pick(value: f64, below: (u64, f64), above: (u64, f64), rounding: Rounding) -> (u64, f64) {
    if value == below.1 {
        return below;
    }
    if value == above.1 {
        return above;
    }
    let even = if below.0 & 1 == 0 { below } else { above };
    let outer = if value > 0.0 { above } else { below };
    let nearest = |tie| {
        let [down, up] = [value - below.1, above.1 - value];
        if down < up {
            below
        } else if up < down {
            above
        } else {
            tie
        }
    };
    match rounding {
        Rounding::Even => nearest(even),
        Rounding::Away => nearest(outer),
        Rounding::Floor => below,
        Rounding::Ceil => above,
        Rounding::Zero => {
            if value > 0.0 {
                below
            } else {
                above
            }
        }
        Rounding::Odd => {
            if below.0 & 1 == 0 {
                above
            } else {
                below
            }
        }
    }
}

#[test]
fn every_gap_of_every_small_format_is_rounded_as_asked() {
    for table in reference::tables() {
        let finite = table.values.iter().enumerate().filter(|(_, value)| value.is_finite());
        let mut sorted: Vec<(u64, f64)> = finite.map(|(code, value)| (code as u64, *value)).collect();
        sorted.sort_by(|a, b| a.1.total_cmp(&b.1));
        for gap in sorted.windows(2) {
            let [below, above] = [gap[0], gap[1]];
            for part in [0.0, 0.25, 0.49, 0.5, 0.51, 0.75, 1.0] {
                let value = below.1 + (above.1 - below.1) * part;
                for rounding in Rounding::ALL {
                    let expected = pick(value, below, above, rounding);
                    let found = converted(value, table.dtype, rounding, Saturation::Off).unwrap();
                    assert_eq!(found.to_f64(), expected.1, "{} {value} {rounding:?}", table.dtype);
                }
            }
        }
    }
}

#[test]
fn out_of_range() {
    let inf = f64::INFINITY;
    let nan = f64::NAN;
    // Value, type, result with saturation, and result without.
    for (value, to, on, off) in [
        (1e6, DType::F16, 65504.0, inf),
        (-1e6, DType::F16, -65504.0, -inf),
        (inf, DType::F16, 65504.0, inf),
        (-inf, DType::F16, -65504.0, -inf),
        (nan, DType::F16, 0.0, nan),
        (1e39, DType::BF16, 3.3895313892515355e38, inf),
        (464.0, DType::F8E4M3FN, 448.0, 448.0),
        (465.0, DType::F8E4M3FN, 448.0, nan),
        (-inf, DType::F8E4M3FN, -448.0, nan),
        (1e6, DType::F8E4M3, 240.0, inf),
        (61440.0, DType::F8E5M2, 57344.0, inf),
        (-1e6, DType::F8E4M3FNUZ, -240.0, nan),
        (inf, DType::F8E4M3B11FNUZ, 30.0, nan),
        (1e6, DType::F8E5M2FNUZ, 57344.0, nan),
        (-0.0, DType::F8E5M2FNUZ, 0.0, 0.0),
        (-1e-9, DType::F8E4M3FNUZ, 0.0, 0.0),
        (nan, DType::F8E4M3FNUZ, 0.0, nan),
        (100.0, DType::F4E2M1x2, 6.0, 6.0),
        (-inf, DType::F4E1M2x2, -1.75, -1.75),
        (nan, DType::F4E1M2x2, 0.0, 0.0),
        (40959.0, DType::Hif8, 32768.0, 32768.0),
        (40961.0, DType::Hif8, 32768.0, inf),
        (nan, DType::Hif8, 0.0, nan),
        (inf, DType::F8E8M0, 2f64.powi(127), nan),
        (0.0, DType::F8E8M0, 2f64.powi(-127), 2f64.powi(-127)),
        (-1.0, DType::F8E8M0, nan, nan),
        (40000.0, DType::I16, 32767.0, -25536.0),
        (-40000.0, DType::Si16, -32768.0, 25536.0),
        (300.5, DType::Ui8, 255.0, 44.0),
        (-1.0, DType::Ui8, 0.0, 255.0),
        (3e9, DType::I32, 2147483647.0, -1294967296.0),
        (1e300, DType::I32, 2147483647.0, 0.0),
    ] {
        for (saturation, expected) in [(Saturation::On, on), (Saturation::Off, off)] {
            let found = converted(value, to, Rounding::Even, saturation).unwrap().to_f64();
            assert!(
                found == expected || found.is_nan() && expected.is_nan(),
                "{value} as {to}, {saturation:?}: {found} is not {expected}"
            );
        }
    }
    for value in [inf, nan] {
        let saturated = converted(value, DType::I32, Rounding::Zero, Saturation::On).unwrap();
        assert_eq!(saturated.to_int(), Some(if value.is_nan() { 0 } else { i32::MAX.into() }));
        let wrapped = converted(value, DType::I32, Rounding::Zero, Saturation::Off);
        assert_eq!(
            wrapped.unwrap_err().to_string(),
            format!("{value} has no i32, and the conversion does not saturate")
        );
    }
}

#[test]
fn a_rounding_that_leads_inward_stops_at_the_largest_value() {
    for (rounding, up, down) in [
        (Rounding::Zero, 65504.0, -65504.0),
        (Rounding::Odd, 65504.0, -65504.0),
        (Rounding::Floor, 65504.0, f64::NEG_INFINITY),
        (Rounding::Ceil, f64::INFINITY, -65504.0),
        (Rounding::Away, f64::INFINITY, f64::NEG_INFINITY),
    ] {
        let to = |value| converted(value, DType::F16, rounding, Saturation::Off).unwrap().to_f64();
        assert_eq!([to(1e5), to(-1e5)], [up, down], "{rounding:?}");
    }
}

#[test]
fn the_simulator_ignores_roundings_to_f16() {
    let value = Element::from_f64(DType::F32, 1.0 + 1.5 / 1024.0);
    let to = |profile| convert(value, DType::F16, Rounding::Zero, Saturation::Off, profile).unwrap().bits();
    assert_eq!([to(Profile::NpuA5), to(Profile::Cpu)], [0x3c01, 0x3c02]);
}

#[test]
fn integers_of_64_bits_are_rounded_once() {
    // As f64 this is 2^60 + 2^36, a tie that would become 2^60.
    let wide = Element::from_int(DType::Si64, (1 << 60) + (1 << 36) + 1);
    let found = convert(wide, DType::F32, Rounding::Even, Saturation::Off, Profile::NpuA5).unwrap();
    assert_eq!(found.to_f64(), 2f64.powi(60) + 2f64.powi(37));
}

#[test]
fn rounding_to_an_integer_keeps_the_type_and_the_sign() {
    for (value, even, away, floor, ceil, zero) in [
        (2.5, 2.0, 3.0, 2.0, 3.0, 2.0),
        (-2.5, -2.0, -3.0, -3.0, -2.0, -2.0),
        (-0.25, -0.0, -0.0, -1.0, -0.0, -0.0),
        (1e30, 1e30, 1e30, 1e30, 1e30, 1e30),
        (
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
        ),
    ] {
        for (rounding, expected) in Rounding::ALL.into_iter().zip([even, away, floor, ceil, zero]) {
            let element = Element::from_f64(DType::F32, value);
            let found = round_to_integer(element, rounding).unwrap();
            assert_eq!(found, Element::from_f64(DType::F32, expected), "{value} {rounding:?}");
        }
    }
}

proptest! {
    /// Tests rounding of numerators over a power of two with integers.
    #[test]
    fn integers_from_fractions(numerator in -(1i64 << 52)..1i64 << 52, places in 0u32..60) {
        let value = numerator as f64 / 2f64.powi(places as i32);
        let whole = i128::from(numerator);
        let unit = 1i128 << places;
        let floor = whole.div_euclid(unit);
        let rest = whole.rem_euclid(unit);
        let next = floor + i128::from(rest != 0);
        let nearest = |tie| if 2 * rest < unit { floor } else if 2 * rest > unit { next } else { tie };
        for (rounding, expected) in [
            (Rounding::Even, nearest(if floor % 2 == 0 { floor } else { next })),
            (Rounding::Away, nearest(if whole > 0 { next } else { floor })),
            (Rounding::Floor, floor),
            (Rounding::Ceil, next),
            (Rounding::Zero, if whole > 0 { floor } else { next }),
            (Rounding::Odd, if floor % 2 == 0 { next } else { floor }),
        ] {
            let found = converted(value, DType::I64, rounding, Saturation::Off).unwrap();
            prop_assert_eq!(found.to_int(), Some(expected), "{} {:?}", value, rounding);
        }
    }

    #[test]
    fn integers_wrap_or_are_clipped(value: i64) {
        for dtype in [DType::I8, DType::Si16, DType::I32, DType::Ui8, DType::Ui16, DType::Ui32, DType::Ui64] {
            let signed = matches!(dtype, DType::I8 | DType::Si16 | DType::I32);
            let modulus = 1i128 << dtype.bits();
            let [least, most] = if signed { [-modulus / 2, modulus / 2 - 1] } else { [0, modulus - 1] };
            let wide = i128::from(value);
            let wrapped = wide.rem_euclid(modulus);
            let wrapped = if wrapped > most { wrapped - modulus } else { wrapped };
            let to = |saturation| {
                let element = Element::from_int(DType::I64, wide);
                convert(element, dtype, Rounding::Zero, saturation, Profile::NpuA5).unwrap().to_int()
            };
            prop_assert_eq!(to(Saturation::Off), Some(wrapped));
            prop_assert_eq!(to(Saturation::On), Some(wide.clamp(least, most)));
        }
    }
}
