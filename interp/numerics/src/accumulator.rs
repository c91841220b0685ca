//! Post-processes accumulator elements: quantisation, activation, conversion.
//!
//! Source: PTO ISA manual, mte-l0c-gm: `pre_quant`, `pre_relu` with `clip`, and saturation, in this order.

use crate::arith::{Binary, binary};
use crate::convert::{Rounding, Saturation, convert};
use crate::element::Element;
use crate::function::{Unary, unary};
use crate::{Profile, Undefined};
use pto_isa::DType;

/// A scale, and an offset that is added to integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantisation {
    /// Factor, of type f32.
    pub scale: Element,
    /// Offset, added to integers after they are rounded.
    pub offset: i32,
}

impl Quantisation {
    /// Returns a scale without an offset, rounded to f32.
    ///
    /// # Errors
    /// Never fails for the existing types; otherwise as [`convert`] does.
    pub fn scale(factor: Element, profile: Profile) -> Result<Quantisation, Undefined> {
        Ok(Quantisation { scale: convert(factor, DType::F32, Rounding::Even, Saturation::Off, profile)?, offset: 0 })
    }

    /// Decodes a factor register: the scale as f32 in the lower half, and a signed offset in bits 37 to 45.
    ///
    /// No source of the ISA states the fields; these are the fields of the hardware register `QUANT_PRE`.
    pub const fn word(bits: u64) -> Quantisation {
        const OFFSET: u32 = 37;
        const WIDTH: u32 = 9;
        let offset = (bits << (u64::BITS - OFFSET - WIDTH)) as i64 >> (u64::BITS - WIDTH);
        Quantisation { scale: Element::new(DType::F32, bits), offset: offset as i32 }
    }
}

/// Activation of values below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Keeps them
    Identity,
    /// Replaces them by zero
    Relu,
    /// Multiplies them by this slope, of type f32
    Leaky(Element),
}

/// Conversion of values out of range of a float type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Infinity
    Infinite,
    /// The largest finite value, and zero for NaN
    Saturate,
    /// The largest finite value, and NaN for NaN
    SaturateNumbers,
}

/// Conversion of an accumulator element to its stored form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// Quantisation, if any.
    pub quantisation: Option<Quantisation>,
    /// Activation.
    pub activation: Activation,
    /// Upper bound after the activation, if any.
    pub clip: Option<Element>,
    /// Type of the stored element.
    pub dtype: DType,
    /// Conversion of values out of range of a float type. Integers narrower than the accumulator always saturate.
    pub range: Range,
}

impl Exit {
    /// Returns a conversion to `dtype` without post-processing.
    pub const fn plain(dtype: DType) -> Exit {
        Exit { quantisation: None, activation: Activation::Identity, clip: None, dtype, range: Range::Infinite }
    }

    /// Converts an element of an accumulator, of type f32 or i32, to its stored form.
    ///
    /// The product with the scale is rounded to f32, to nearest even, and so is the result. Integers without
    /// quantisation stay integers until the conversion.
    ///
    /// # Errors
    /// [`Undefined::NoInteger`] would mean NaN or infinity as an integer without saturation, which does not occur here.
    pub fn apply(&self, element: Element, profile: Profile) -> Result<Element, Undefined> {
        // A value that has the type is kept: infinities and NaN are neither clamped nor replaced by zero.
        let to = |element: Element, dtype| match element.dtype() == dtype {
            true => Ok(element),
            false => convert(element, dtype, Rounding::Even, Saturation::On, profile),
        };
        let scaled = match self.quantisation {
            Some(quantisation) => binary(Binary::Mul, to(element, DType::F32)?, quantisation.scale, profile)?,
            None => element,
        };
        let active = match self.activation {
            Activation::Identity => scaled,
            Activation::Relu => unary(Unary::Relu, scaled, profile)?,
            Activation::Leaky(slope) => binary(Binary::Leaky, to(scaled, DType::F32)?, slope, profile)?,
        };
        let clipped = match self.clip {
            Some(bound) => binary(Binary::Min, active, to(bound, active.dtype())?, profile)?,
            None => active,
        };
        self.narrow(clipped, profile)
    }

    fn narrow(&self, value: Element, profile: Profile) -> Result<Element, Undefined> {
        let offset = self.quantisation.map_or(0, |quantisation| quantisation.offset);
        let is_integer = Element::zero(self.dtype).to_int().is_some();
        let saturated = |value| convert(value, self.dtype, Rounding::Even, Saturation::On, profile);
        if is_integer && offset != 0 {
            let whole = convert(value, DType::I32, Rounding::Even, Saturation::On, profile)?;
            let moved = whole.to_int().unwrap_or(0) + i128::from(offset);
            return saturated(Element::from_int(DType::I64, moved));
        }
        match self.range {
            Range::Infinite if !is_integer => convert(value, self.dtype, Rounding::Even, Saturation::Off, profile),
            Range::SaturateNumbers if value.is_nan() && !is_integer => {
                convert(value, self.dtype, Rounding::Even, Saturation::Off, profile)
            }
            Range::Infinite | Range::Saturate | Range::SaturateNumbers => saturated(value),
        }
    }
}
