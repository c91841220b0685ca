//! Elements of a matrix product.
//!
//! Sources: PTO ISA manual, tmatmul and mad: product + accumulator; the CPU simulator (`TMatmul.hpp`) adds with fused
//! multiply-add along k from zero, then the accumulator. Denormals are those of f32, in which sums are kept: elements of all
//! other types are widened exactly.

use crate::convert::{Rounding, Saturation};
use crate::element::{Element, flush};
use crate::encode::encode_float;
use crate::format::Float;
use crate::value::Value;
use crate::{Profile, Undefined};
use pto_isa::DType;

/// An element of a left or right matrix as f32, exactly; f64 is rounded to nearest even. Of a pair, the first value.
pub fn widen(element: Element) -> f32 {
    element.value().to_f32()
}

/// The value times the power of two `scale` is, of type f8E8M0, as f32 (PTO ISA manual, tmatmul_mx). NaN where the scale is.
pub fn scaled(value: f32, scale: Element) -> f32 {
    value * scale.value().to_f32()
}

/// A value rounded to the 10 mantissa bits of TF32, in range of f32 (`tf32_mode`: to nearest even, or away).
pub fn tf32(value: f32, rounding: Rounding) -> f32 {
    const DROPPED: u32 = 23 - 10;
    if !value.is_finite() {
        return value;
    }
    let bits = value.to_bits();
    let rest = bits & ((1 << DROPPED) - 1);
    let kept = bits - rest;
    let half = 1 << (DROPPED - 1);
    let up = match rounding {
        Rounding::Even => rest > half || rest == half && kept >> DROPPED & 1 != 0,
        Rounding::Away => rest >= half,
        Rounding::Floor => rest != 0 && value < 0.0,
        Rounding::Ceil => rest != 0 && value > 0.0,
        Rounding::Zero => false,
        Rounding::Odd => rest != 0 && kept >> DROPPED & 1 == 0,
    };
    // A carry into the exponent is right, up to infinity.
    f32::from_bits(if up { kept + (1 << DROPPED) } else { kept })
}

/// Sum of `lhs[k] * rhs[k]` over k, added to `acc`; nothing is added where there is no `acc`. Surplus elements do not count.
///
/// On the hardware each product is rounded to f32, then added, k ascending; on the simulator it is fused with the sum.
pub fn dot_f32(lhs: &[f32], rhs: &[f32], acc: Option<f32>, profile: Profile) -> f32 {
    let flushed = |x: f32| f32::from_bits(flush(Float::F32, x.to_bits().into(), profile) as u32);
    let pairs = lhs.iter().zip(rhs);
    let sum = match profile {
        Profile::Cpu => pairs.fold(0.0, |sum: f32, (a, b)| a.mul_add(*b, sum)),
        Profile::NpuA5 | Profile::NpuA3 => {
            pairs.fold(0.0, |sum, (a, b)| flushed(sum + flushed(flushed(*a) * flushed(*b))))
        }
    };
    acc.map_or(sum, |acc| flushed(sum + flushed(acc)))
}

/// As [`dot_f32`], of integers of 8 bits in i32, wrapped around.
pub fn dot_i32(lhs: &[i32], rhs: &[i32], acc: Option<i32>) -> i32 {
    let sum = lhs.iter().zip(rhs).fold(0i32, |sum, (a, b)| sum.wrapping_add(a.wrapping_mul(*b)));
    sum.wrapping_add(acc.unwrap_or(0))
}

/// An element of the accumulator: a sum as f32; with saturation infinities are the largest finite value and NaN zero
/// (PTO ISA manual, mad).
pub fn finish(sum: f32, saturation: Saturation) -> Element {
    let bits = encode_float(Value::from_f64(sum.into()), Float::F32, Rounding::Even, saturation);
    Element::new(DType::F32, bits)
}

/// One element of a matrix product: [`dot_f32`] or [`dot_i32`] of elements, by the type of `lhs`.
///
/// # Errors
/// [`Undefined::Types`]: a float with an integer, or an accumulator that is none.
pub fn dot(
    lhs: &[Element],
    rhs: &[Element],
    acc: Option<Element>,
    saturation: Saturation,
    profile: Profile,
) -> Result<Element, Undefined> {
    let mixed = |a: &Element, b: &Element| Undefined::Types { lhs: a.dtype(), rhs: b.dtype() };
    let is_int = |element: &Element| element.to_int().is_some();
    let integral = lhs.iter().chain(&acc).next().is_some_and(is_int);
    let first = lhs.iter().chain(rhs).chain(&acc).next();
    if let Some((first, odd)) = first.zip(lhs.iter().chain(rhs).chain(&acc).find(|x| is_int(x) != integral)) {
        return Err(mixed(first, odd));
    }
    if integral {
        let integers = |list: &[Element]| list.iter().map(|x| x.to_int().unwrap_or(0) as i32).collect::<Vec<_>>();
        let acc = acc.and_then(Element::to_int).map(|acc| acc as i32);
        return Ok(Element::from_int(DType::I32, dot_i32(&integers(lhs), &integers(rhs), acc).into()));
    }
    let floats = |list: &[Element]| list.iter().copied().map(widen).collect::<Vec<_>>();
    Ok(finish(dot_f32(&floats(lhs), &floats(rhs), acc.map(widen), profile), saturation))
}
