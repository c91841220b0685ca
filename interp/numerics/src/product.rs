//! Computes elements of a matrix product.
//!
//! Sources: PTO ISA manual, tmatmul and mad: product + accumulator; the CPU simulator (`TMatmul.hpp`) adds with fused
//! multiply-add along k from zero, then the accumulator. Denormals are those of f32, the type of sums: elements of all
//! other types are widened exactly.

use crate::convert::{Rounding, Saturation};
use crate::element::{Element, flush};
use crate::encode::encode_float;
use crate::format::{Float, Packing};
use crate::value::Value;
use crate::{Profile, Undefined};
use pto_isa::DType;

/// Widens an element of a left or right matrix to f32 exactly; rounds f64 to nearest even. Uses the first value of a
/// pair.
pub fn widen(element: Element) -> f32 {
    element.value().to_f32()
}

/// Multiplies a value by the power of two `scale`, of type f8E8M0, as f32 (PTO ISA manual, tmatmul_mx). NaN if the
/// scale is NaN.
pub fn scaled(value: f32, scale: Element) -> f32 {
    value * scale.value().to_f32()
}

/// Rounds a value to the 10 mantissa bits of TF32, in the range of f32 (`tf32_mode`: to nearest even, or away).
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
    // A carry into the exponent gives the right result, up to infinity.
    f32::from_bits(if up { kept + (1 << DROPPED) } else { kept })
}

/// Computes the sum of `lhs[k] * rhs[k]` over k, plus `acc` if it is given. Surplus elements are ignored.
///
/// The hardware rounds each product to f32, then adds it, k ascending; the simulator fuses it with the sum.
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

/// Computes [`dot_f32`] of integers of 8 bits in i32, wrapped around.
pub fn dot_i32(lhs: &[i32], rhs: &[i32], acc: Option<i32>) -> i32 {
    let sum = lhs.iter().zip(rhs).fold(0i32, |sum, (a, b)| sum.wrapping_add(a.wrapping_mul(*b)));
    sum.wrapping_add(acc.unwrap_or(0))
}

/// Converts a sum to an element of the accumulator, of type f32; with saturation infinities become the largest finite
/// value and NaN zero (PTO ISA manual, mad).
pub fn finish(sum: f32, saturation: Saturation) -> Element {
    let bits = encode_float(Value::from_f64(sum.into()), Float::F32, Rounding::Even, saturation);
    Element::new(DType::F32, bits)
}

/// A row of the left matrix or a column of the right one, widened to the type of sums.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// As f32.
    Floats(Vec<f32>),
    /// As i32.
    Integers(Vec<i32>),
}

impl Line {
    /// Widens elements exactly; of pairs the first value, then the second.
    ///
    /// # Errors
    /// Fails with [`Undefined::Types`] if integers and floats are mixed.
    pub fn new(elements: &[Element]) -> Result<Line, Undefined> {
        let Some(first) = elements.first() else { return Ok(Line::Floats(Vec::new())) };
        if let Some(odd) = elements.iter().find(|x| x.to_int().is_some() != first.to_int().is_some()) {
            return Err(Undefined::Types { lhs: first.dtype(), rhs: odd.dtype() });
        }
        if first.to_int().is_some() {
            return Ok(Line::Integers(elements.iter().map(|x| x.to_int().unwrap_or(0) as i32).collect()));
        }
        let count = Packing::of(first.dtype()).count as usize;
        let values = elements.iter().flat_map(|element| element.values().into_iter().take(count));
        Ok(Line::Floats(values.map(Value::to_f32).collect()))
    }

    /// Multiplies floats by the powers of two of their groups: the first scale applies to the first `group` values, and
    /// so on. Values after the last group are not scaled.
    #[must_use]
    pub fn scaled(mut self, scales: &[Element], group: usize) -> Line {
        if let Line::Floats(values) = &mut self {
            for (chunk, scale) in values.chunks_mut(group.max(1)).zip(scales) {
                chunk.iter_mut().for_each(|value| *value = scaled(*value, *scale));
            }
        }
        self
    }

    /// Rounds floats as [`tf32`] does.
    #[must_use]
    pub fn tf32(mut self, rounding: Rounding) -> Line {
        if let Line::Floats(values) = &mut self {
            values.iter_mut().for_each(|value| *value = tf32(*value, rounding));
        }
        self
    }

    /// Computes an element of a matrix product: [`dot_f32`] or [`dot_i32`] of a row and a column.
    ///
    /// # Errors
    /// Fails with [`Undefined::Types`] for floats with integers, or an accumulator that is not of their kind.
    pub fn dot(
        &self,
        column: &Line,
        acc: Option<Element>,
        saturation: Saturation,
        profile: Profile,
    ) -> Result<Element, Undefined> {
        let kind = |line: &Line| if matches!(line, Line::Floats(_)) { DType::F32 } else { DType::I32 };
        if let Some(odd) = acc.filter(|acc| acc.to_int().is_some() != matches!(self, Line::Integers(_))) {
            return Err(Undefined::Types { lhs: kind(self), rhs: odd.dtype() });
        }
        match (self, column) {
            (Line::Floats(row), Line::Floats(column)) => {
                Ok(finish(dot_f32(row, column, acc.map(widen), profile), saturation))
            }
            (Line::Integers(row), Line::Integers(column)) => {
                let acc = acc.and_then(Element::to_int).map(|acc| acc as i32);
                Ok(Element::from_int(DType::I32, dot_i32(row, column, acc).into()))
            }
            (Line::Floats(_), Line::Integers(_)) | (Line::Integers(_), Line::Floats(_)) => {
                Err(Undefined::Types { lhs: kind(self), rhs: kind(column) })
            }
        }
    }
}

/// Computes [`Line::dot`] of elements.
///
/// # Errors
/// Fails as [`Line::new`] and [`Line::dot`] do.
pub fn dot(
    lhs: &[Element],
    rhs: &[Element],
    acc: Option<Element>,
    saturation: Saturation,
    profile: Profile,
) -> Result<Element, Undefined> {
    Line::new(lhs)?.dot(&Line::new(rhs)?, acc, saturation, profile)
}
