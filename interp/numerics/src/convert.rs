//! Converts between element types.

use crate::element::Element;
use crate::encode::whole;
use crate::format::{Format, Packing};
use crate::value::Value;
use crate::{Profile, Undefined};
use pto_isa::DType;
use pto_isa::attrs::{self, RoundMode, Tf32Mode, VectorRound};

/// Rounding of a value between two representable ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// To the nearest, ties to the even encoding
    Even,
    /// To the nearest, ties away from zero
    Away,
    /// Toward negative infinity
    Floor,
    /// Toward positive infinity
    Ceil,
    /// Toward zero
    Zero,
    /// To the odd encoding of the two
    Odd,
}

impl Rounding {
    /// All roundings.
    pub const ALL: [Rounding; 6] =
        [Rounding::Even, Rounding::Away, Rounding::Floor, Rounding::Ceil, Rounding::Zero, Rounding::Odd];
}

impl From<RoundMode> for Rounding {
    fn from(mode: RoundMode) -> Rounding {
        match mode {
            RoundMode::None | RoundMode::Rint | RoundMode::CastRint => Rounding::Even,
            RoundMode::Round => Rounding::Away,
            RoundMode::Floor => Rounding::Floor,
            RoundMode::Ceil => Rounding::Ceil,
            RoundMode::Trunc => Rounding::Zero,
            RoundMode::Odd => Rounding::Odd,
        }
    }
}

impl From<Tf32Mode> for Rounding {
    fn from(mode: Tf32Mode) -> Rounding {
        match mode {
            Tf32Mode::RoundEven => Rounding::Even,
            Tf32Mode::RoundAway => Rounding::Away,
        }
    }
}

impl TryFrom<VectorRound> for Rounding {
    type Error = Undefined;

    /// # Errors
    /// [`Undefined::Rounding`] for `H`.
    fn try_from(round: VectorRound) -> Result<Rounding, Undefined> {
        match round {
            VectorRound::R => Ok(Rounding::Even),
            VectorRound::A => Ok(Rounding::Away),
            VectorRound::F => Ok(Rounding::Floor),
            VectorRound::C => Ok(Rounding::Ceil),
            VectorRound::Z => Ok(Rounding::Zero),
            VectorRound::O => Ok(Rounding::Odd),
            VectorRound::H => Err(Undefined::Rounding),
        }
    }
}

impl TryFrom<attrs::Rounding> for Rounding {
    type Error = Undefined;

    /// # Errors
    /// [`Undefined::Rounding`] for `h`.
    fn try_from(rounding: attrs::Rounding) -> Result<Rounding, Undefined> {
        match rounding {
            attrs::Rounding::R => Ok(Rounding::Even),
            attrs::Rounding::A => Ok(Rounding::Away),
            attrs::Rounding::F => Ok(Rounding::Floor),
            attrs::Rounding::C => Ok(Rounding::Ceil),
            attrs::Rounding::Z => Ok(Rounding::Zero),
            attrs::Rounding::O => Ok(Rounding::Odd),
            attrs::Rounding::H => Err(Undefined::Rounding),
        }
    }
}

/// Conversion of values out of range; see [`encode`](crate::encode).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saturation {
    /// The nearest value in range, and zero for NaN
    On,
    /// Infinity, or integers wrapped around
    Off,
}

/// Converts an element to a `dtype`. From a pair to a single element, the first value is converted; a single element is
/// copied to both halves of a pair. [`convert_values`] covers the other cases.
///
/// Under profile `cpu`, f32 is always converted to f16 with rounding to nearest even, as the simulator does. Denormals
/// are converted exactly under every profile. f16 and bf16 are converted by value, not by bits, as the manual's pages
/// of the vector conversions say.
///
/// # Errors
/// Fails with [`Undefined::NoInteger`] for NaN or infinity as an integer without saturation.
pub fn convert(
    element: Element,
    dtype: DType,
    rounding: Rounding,
    saturation: Saturation,
    profile: Profile,
) -> Result<Element, Undefined> {
    let [first, second] = element.values();
    let second = if Packing::of(element.dtype()).count == 2 { second } else { first };
    let rounding = match (profile, element.dtype(), dtype) {
        (Profile::Cpu, DType::F32, DType::F16) => Rounding::Even,
        _ => rounding,
    };
    Element::from_values(dtype, [first, second], rounding, saturation)
}

/// Converts two values to an element of a `dtype`; a type that is not a pair takes the first.
///
/// # Errors
/// Fails as [`convert`] does.
pub fn convert_values(
    values: [Value; 2],
    dtype: DType,
    rounding: Rounding,
    saturation: Saturation,
) -> Result<Element, Undefined> {
    Element::from_values(dtype, values, rounding, saturation)
}

/// Rounds a float to an integer in its own type: PTO ISA manual, vtrc. Zeros, and values rounded to zero, keep their
/// sign; integers are returned unchanged.
///
/// # Errors
/// Never fails for the existing types; otherwise as [`encode`](crate::encode) does.
pub fn round_to_integer(element: Element, rounding: Rounding) -> Result<Element, Undefined> {
    let packing = Packing::of(element.dtype());
    if matches!(packing.format, Format::Int { .. }) {
        return Ok(element);
    }
    let values = element.values().map(|value| whole(value, rounding));
    Element::from_values(element.dtype(), values, Rounding::Even, Saturation::Off)
}
