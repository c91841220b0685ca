//! Post-processing of accumulator elements: quantisation, activation, conversion.
//!
//! Source: PTO ISA manual, mte-l0c-gm: `pre_quant`, `pre_relu` with `clip`, and saturation, in this order.

use crate::arith::{Binary, binary};
use crate::convert::{Rounding, Saturation, convert};
use crate::element::Element;
use crate::function::{Unary, unary};
use crate::{Profile, Undefined};
use pto_isa::DType;

/// A factor, and the offset that is added to integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantisation {
    /// Factor, of type f32.
    pub scale: Element,
    /// Added to integers once they are rounded.
    pub offset: i32,
}

impl Quantisation {
    /// A factor without an offset, rounded to f32.
    ///
    /// # Errors
    /// None for the types there are; those of [`convert`].
    pub fn scale(factor: Element, profile: Profile) -> Result<Quantisation, Undefined> {
        Ok(Quantisation { scale: convert(factor, DType::F32, Rounding::Even, Saturation::Off, profile)?, offset: 0 })
    }

    /// The word of a factor register: the factor as f32 in the lower half, and in bits 37 to 45 the offset, with a sign.
    ///
    /// No source of the ISA states the fields; these are those of the register `QUANT_PRE` of the hardware.
    pub const fn word(bits: u64) -> Quantisation {
        const OFFSET: u32 = 37;
        const WIDTH: u32 = 9;
        let offset = (bits << (u64::BITS - OFFSET - WIDTH)) as i64 >> (u64::BITS - WIDTH);
        Quantisation { scale: Element::new(DType::F32, bits), offset: offset as i32 }
    }
}

/// What values below zero become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Themselves
    Identity,
    /// Zero
    Relu,
    /// Their product with this slope, of type f32
    Leaky(Element),
}

/// What becomes of values out of range of a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Infinity
    Infinite,
    /// The largest finite value, and zero for NaN
    Saturate,
    /// The largest finite value, and NaN for NaN
    SaturateNumbers,
}

/// The way out of an accumulator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// Quantisation, if any.
    pub quantisation: Option<Quantisation>,
    /// Activation.
    pub activation: Activation,
    /// Upper bound after the activation, if any.
    pub clip: Option<Element>,
    /// Type it is stored as.
    pub dtype: DType,
    /// Values out of range of a float type. Integers narrower than the accumulator always saturate.
    pub range: Range,
}

impl Exit {
    /// The way of a copy into elements of `dtype`.
    pub const fn plain(dtype: DType) -> Exit {
        Exit { quantisation: None, activation: Activation::Identity, clip: None, dtype, range: Range::Infinite }
    }

    /// An element of an accumulator, of type f32 or i32, as it is stored.
    ///
    /// The product with the factor is rounded to f32, to nearest even, and so is the result. Integers without quantisation
    /// stay integers up to the conversion.
    ///
    /// # Errors
    /// [`Undefined::NoInteger`]: NaN or infinity as an integer without saturation; there is none here.
    pub fn apply(&self, element: Element, profile: Profile) -> Result<Element, Undefined> {
        let to = |element: Element, dtype| convert(element, dtype, Rounding::Even, Saturation::On, profile);
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
