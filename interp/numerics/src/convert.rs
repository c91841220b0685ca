//! Conversion between element types.

use crate::element::Element;
use crate::encode::whole;
use crate::format::{Format, Packing};
use crate::value::Value;
use crate::{Profile, Undefined};
use pto_isa::DType;
use pto_isa::attrs::{self, RoundMode, Tf32Mode, VectorRound};

/// How a value between two others is rounded.
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

/// What becomes of values out of range; see [`encode`](crate::encode).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saturation {
    /// The nearest value in range, and zero for NaN
    On,
    /// Infinity, or integers wrapped around
    Off,
}

/// `element` as a `dtype`. Of a pair that becomes a single element the first value counts; a single element becomes both
/// halves of a pair. [`convert_values`] has the other cases.
///
/// Under profile `cpu` f32 becomes f16 to nearest even whatever `rounding` says, as the simulator has it. Denormals are
/// converted exactly under every profile. f16 and bf16 are converted by value, not by bits, as the pages of the vector
/// conversions say.
///
/// # Errors
/// [`Undefined::NoInteger`]: NaN or infinity as an integer, without saturation.
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

/// Two values as an element of a `dtype` that is a pair; one that is none takes the first.
///
/// # Errors
/// As [`convert`].
pub fn convert_values(
    values: [Value; 2],
    dtype: DType,
    rounding: Rounding,
    saturation: Saturation,
) -> Result<Element, Undefined> {
    Element::from_values(dtype, values, rounding, saturation)
}

/// A float rounded to an integer, in its own type: PTO ISA manual, vtrc. Zeros, and values rounded to zero, keep their sign;
/// integers stay as they are.
///
/// # Errors
/// None for the types there are; those of [`encode`](crate::encode).
pub fn round_to_integer(element: Element, rounding: Rounding) -> Result<Element, Undefined> {
    let packing = Packing::of(element.dtype());
    if matches!(packing.format, Format::Int { .. }) {
        return Ok(element);
    }
    let values = element.values().map(|value| whole(value, rounding));
    Element::from_values(element.dtype(), values, Rounding::Even, Saturation::Off)
}
