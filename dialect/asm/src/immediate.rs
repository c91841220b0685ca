//! Parses and prints immediates: constants in the position of operands, according to the expected type.

use half::{bf16, f16};
use mlir_dialect::{
    attribute_text,
    melior::{
        Context,
        ir::{
            Attribute, AttributeLike, Type, TypeLike,
            attribute::{FloatAttribute, IntegerAttribute},
            r#type::IntegerType,
        },
    },
};

/// Float types of immediates, with their width in bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Float {
    F16,
    Bf16,
    F32,
    F64,
}

impl Float {
    fn of(r#type: Type<'_>) -> Option<Float> {
        let known = [
            (r#type.is_f16(), Float::F16),
            (r#type.is_bf16(), Float::Bf16),
            (r#type.is_f32(), Float::F32),
            (r#type.is_f64(), Float::F64),
        ];
        known.into_iter().find_map(|(is, float)| is.then_some(float))
    }

    /// Returns the number of hexadecimal digits of a bit pattern.
    fn digits(self) -> usize {
        match self {
            Float::F16 | Float::Bf16 => 4,
            Float::F32 => 8,
            Float::F64 => 16,
        }
    }

    /// Returns the value of the type nearest to a decimal number.
    fn nearest(self, text: &str) -> Option<f64> {
        Some(match self {
            // Rounding through f64 rounds twice, which is exact except for halfway cases with very many digits.
            Float::F16 => f16::from_f64(text.parse().ok()?).to_f64(),
            Float::Bf16 => bf16::from_f64(text.parse().ok()?).to_f64(),
            Float::F32 => f64::from(text.parse::<f32>().ok()?),
            Float::F64 => text.parse().ok()?,
        })
    }

    fn shortest(self, value: f64) -> String {
        match self {
            Float::F16 | Float::Bf16 | Float::F64 => format!("{value:?}"),
            Float::F32 => format!("{:?}", value as f32),
        }
    }

    fn special(self, negative: bool, nan: bool) -> &'static str {
        match (self, negative, nan) {
            (Float::F16, false, false) => "0x7C00",
            (Float::F16, true, false) => "0xFC00",
            (Float::F16, _, true) => "0x7E00",
            (Float::Bf16, false, false) => "0x7F80",
            (Float::Bf16, true, false) => "0xFF80",
            (Float::Bf16, _, true) => "0x7FC0",
            (Float::F32, false, false) => "0x7F800000",
            (Float::F32, true, false) => "0xFF800000",
            (Float::F32, _, true) => "0x7FC00000",
            (Float::F64, false, false) => "0x7FF0000000000000",
            (Float::F64, true, false) => "0xFFF0000000000000",
            (Float::F64, _, true) => "0x7FF8000000000000",
        }
    }
}

/// Returns the width of an integer immediate in bits; index has 64.
fn integer_width(r#type: Type<'_>) -> Option<u32> {
    if r#type.is_index() {
        return Some(64);
    }
    IntegerType::try_from(r#type)
        .ok()
        .filter(|ty| ty.is_signless() && ty.width() > 1 && ty.width() <= 64)
        .map(|ty| ty.width())
}

/// A parsed immediate, or a reason why it is invalid.
pub(crate) struct Read<'c> {
    pub(crate) value: Attribute<'c>,
    /// A float was written as an integer.
    pub(crate) integer_for_float: bool,
}

/// Parses an immediate as a constant.
///
/// # Errors
///
/// A description of the expected immediate of this type.
pub(crate) fn read<'c>(context: &'c Context, text: &str, r#type: Type<'c>) -> Result<Read<'c>, String> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let hexadecimal = digits.strip_prefix("0x");
    if let Some(width) = integer_width(r#type) {
        let (low, high) = (-(1_i128 << (width - 1)), (1_i128 << width) - 1);
        let number = match hexadecimal {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let number = number.ok().map(|number: i128| if negative { -number } else { number });
        let number = number.filter(|number| (low..=high).contains(number));
        let number = number.ok_or_else(|| format!("an integer from {low} to {high}, as {type} has {width} bits"))?;
        // A number above the signed range is unsigned, with the same bits.
        let signed = if number > high / 2 { number - (high + 1) } else { number };
        let signed = i64::try_from(signed).map_err(|_| "an integer of 64 bits".to_owned())?;
        return Ok(Read { value: IntegerAttribute::new(r#type, signed).into(), integer_for_float: false });
    }
    let Some(float) = Float::of(r#type) else {
        return Err(format!("a register, as there are no immediates of type {type}"));
    };
    let pattern = |text: &str| {
        Attribute::parse(context, &format!("{text} : {type}")).ok_or_else(|| format!("a bit pattern of type {type}"))
    };
    if let Some(hex) = hexadecimal {
        if negative || hex.len() != float.digits() {
            return Err(format!("a bit pattern of {} hexadecimal digits, as {type} has", float.digits()));
        }
        return Ok(Read { value: pattern(text)?, integer_for_float: false });
    }
    if matches!(digits, "inf" | "nan") {
        return Ok(Read { value: pattern(float.special(negative, digits == "nan"))?, integer_for_float: false });
    }
    let nearest = float.nearest(text).filter(|value| value.is_finite());
    let value = nearest.ok_or_else(|| format!("a number within the range of {type}"))?;
    let integer = digits.bytes().all(|byte| byte.is_ascii_digit());
    if integer
        && text.parse::<i128>().ok().map(|number| number as f64 == value && value as i128 == number) != Some(true)
    {
        return Err(format!("a number that {type} represents exactly, or one with a decimal point"));
    }
    Ok(Read { value: FloatAttribute::new(context, r#type, value).into(), integer_for_float: integer })
}

/// Returns the immediate for a constant; `None` if no immediate yields it.
pub(crate) fn write<'c>(context: &'c Context, value: Attribute<'c>) -> Option<String> {
    if let Ok(integer) = IntegerAttribute::try_from(value) {
        integer_width(integer.r#type())?;
        return Some(integer.value().to_string());
    }
    let float = FloatAttribute::try_from(value).ok()?;
    let r#type = float.r#type();
    let kind = Float::of(r#type)?;
    let shortest = Some(float.value()).filter(|value| value.is_finite()).map(|value| kind.shortest(value));
    let bits = || Some(attribute_text(value, false)).filter(|text| text.starts_with("0x"));
    let text = shortest.or_else(bits)?;
    // Return it only if parsing yields the same constant.
    read(context, &text, r#type).is_ok_and(|read| read.value == value).then_some(text)
}
