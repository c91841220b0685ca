//! Constants that a vISA operand can encode: scalar immediates and packed vectors.

use visa::Type as VisaType;
use visa::operand::{Immediate, Modifier, Vector, VectorClass};

use crate::constant::Constant;

/// Elements of packed vectors, of integers and of floats.
const PACKED_INTEGERS: usize = 8;
const PACKED_FLOATS: usize = 4;

/// Returns a constant number as an operand.
#[must_use]
pub const fn number(ty: VisaType, bits: u64) -> Vector {
    Vector { modifier: Modifier::None, class: VectorClass::Immediate(Immediate { ty, bits }) }
}

/// Returns a constant as an operand of an instruction with `lanes` channels, with a modifier applied: an immediate or a
/// packed vector. `None` if neither can encode it; there are none of type `bf`.
#[must_use]
pub fn immediate(constant: &Constant, ty: VisaType, lanes: u32, modifier: Modifier) -> Option<Vector> {
    if ty == VisaType::Bf {
        return None;
    }
    match constant {
        // An undefined value is never read.
        Constant::Undef => Some(scalar(ty, 0)),
        Constant::Splat(bits) => Some(scalar(ty, modified(ty, *bits, modifier))),
        Constant::Elements(elements) => {
            let elements = elements.get(..lanes as usize)?.iter();
            packed(&elements.map(|bits| modified(ty, *bits, modifier)).collect::<Vec<_>>(), ty)
        }
    }
}

/// Returns a scalar immediate. There are no byte immediates: bytes are extended to words.
#[must_use]
pub fn scalar(ty: VisaType, bits: u64) -> Vector {
    let unused = 64 - 8 * ty.bytes();
    let (zeros, sign) = (bits << unused >> unused, ((bits << unused).cast_signed() >> unused).cast_unsigned());
    let dword = u64::from(u32::MAX);
    match ty {
        VisaType::B => number(VisaType::W, sign & dword),
        VisaType::Ub => number(VisaType::Uw, zeros),
        VisaType::W | VisaType::D => number(ty, sign & dword),
        VisaType::Q => number(ty, sign),
        VisaType::Uw
        | VisaType::Ud
        | VisaType::Uq
        | VisaType::Hf
        | VisaType::Bf
        | VisaType::F
        | VisaType::Df
        | VisaType::V
        | VisaType::Uv
        | VisaType::Vf
        | VisaType::Bool => number(ty, zeros),
    }
}

/// Returns a packed vector: of 4-bit integers, or of 8-bit floats.
#[must_use]
pub fn packed(elements: &[u64], ty: VisaType) -> Option<Vector> {
    if let Some((first, rest)) = elements.split_first()
        && rest.iter().all(|element| element == first)
    {
        return Some(scalar(ty, *first));
    }
    let pack = |width: u32, codes: Vec<u64>| {
        codes.iter().zip(0u32..).fold(0, |bits, (code, index)| bits | code << (width * index))
    };
    if ty == VisaType::F {
        let codes: Option<Vec<_>> = elements.iter().map(|bits| packed_float(*bits)).collect();
        return codes.filter(|codes| codes.len() <= PACKED_FLOATS).map(|codes| number(VisaType::Vf, pack(8, codes)));
    }
    if ty.is_float() || elements.len() > PACKED_INTEGERS {
        return None;
    }
    let unused = 64 - 8 * ty.bytes();
    let signed: Vec<i64> = elements.iter().map(|bits| (bits << unused).cast_signed() >> unused).collect();
    let fits = |low: i64, high: i64| signed.iter().all(|element| (low..=high).contains(element));
    let codes = signed.iter().map(|element| element.cast_unsigned() & 0xf).collect();
    if fits(0, 15) {
        Some(number(VisaType::Uv, pack(4, codes)))
    } else if ty.is_signed() && fits(-8, 7) {
        Some(number(VisaType::V, pack(4, codes)))
    } else {
        None
    }
}

/// Converts single precision to a restricted 8-bit float: a sign, 3 bits of exponent, 4 of mantissa. Source: "Data
/// Types", restricted floats.
fn packed_float(bits: u64) -> Option<u64> {
    let sign = bits >> 31 & 1;
    let (exponent, mantissa) = (bits >> 23 & 0xff, bits & 0x7f_ffff);
    if exponent == 0 && mantissa == 0 {
        return Some(sign << 7);
    }
    let small = exponent.checked_sub(124).filter(|small| *small < 8)?;
    // The encoding of all zeros is the number 0.
    (mantissa & 0x7_ffff == 0 && (small, mantissa) != (0, 0)).then_some(sign << 7 | small << 4 | mantissa >> 19)
}

/// Returns the bits of an element with a modifier applied.
fn modified(ty: VisaType, bits: u64, modifier: Modifier) -> u64 {
    let unused = 64 - 8 * ty.bytes();
    let sign_bit = 1u64 << (8 * ty.bytes() - 1);
    let negated = if ty.is_float() { bits ^ sign_bit } else { bits.wrapping_neg() };
    let is_negative = ty.is_signed() && bits & sign_bit != 0;
    let changed = match modifier {
        Modifier::None | Modifier::Sat => bits,
        Modifier::Neg => negated,
        Modifier::Abs => {
            if is_negative {
                negated
            } else {
                bits
            }
        }
        Modifier::NegAbs => {
            if is_negative {
                bits
            } else {
                negated
            }
        }
        Modifier::Not => !bits,
    };
    changed << unused >> unused
}

#[cfg(test)]
mod tests {
    use super::*;

    fn immediate_of(vector: Option<Vector>) -> Option<(VisaType, u64)> {
        match vector?.class {
            VectorClass::Immediate(Immediate { ty, bits }) => Some((ty, bits)),
            _ => None,
        }
    }

    #[test]
    fn bytes_become_words() {
        assert_eq!(immediate_of(Some(scalar(VisaType::B, 0x80))), Some((VisaType::W, 0xffff_ff80)));
        assert_eq!(immediate_of(Some(scalar(VisaType::Ub, 0x80))), Some((VisaType::Uw, 0x80)));
    }

    #[test]
    fn small_integers_are_packed() {
        let ramp: Vec<u64> = (0..8).collect();
        assert_eq!(immediate_of(packed(&ramp, VisaType::D)), Some((VisaType::Uv, 0x7654_3210)));
        assert_eq!(immediate_of(packed(&[0xffff, 1], VisaType::W)), Some((VisaType::V, 0x1f)));
        assert_eq!(immediate_of(packed(&[16, 1], VisaType::W)), None);
    }

    #[test]
    fn simple_floats_are_packed() {
        let bits = |values: &[f32]| values.iter().map(|value| u64::from(value.to_bits())).collect::<Vec<_>>();
        assert_eq!(immediate_of(packed(&bits(&[0.0, 1.0, 2.0, -4.0]), VisaType::F)), Some((VisaType::Vf, 0xd040_3000)));
        assert_eq!(immediate_of(packed(&bits(&[0.1, 1.0]), VisaType::F)), None);
    }

    #[test]
    fn modifiers_change_constants() {
        assert_eq!(modified(VisaType::D, 5, Modifier::Neg), 0xffff_fffb);
        assert_eq!(modified(VisaType::F, 0x3f80_0000, Modifier::Neg), 0xbf80_0000);
        assert_eq!(modified(VisaType::W, 0xfffe, Modifier::Abs), 2);
        assert_eq!(modified(VisaType::F, 0x3f80_0000, Modifier::NegAbs), 0xbf80_0000);
        assert_eq!(modified(VisaType::Uw, 1, Modifier::Not), 0xfffe);
    }

    #[test]
    fn vectors_are_changed_before_they_are_packed() {
        let ramp = Constant::of((0..8).collect());
        let packed = immediate(&ramp, VisaType::D, 8, Modifier::Neg);
        assert_eq!(immediate_of(packed), Some((VisaType::V, 0x9abc_def0)));
    }
}
