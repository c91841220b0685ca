//! Arithmetic of a thread, on a number or on each element of a pair.

use crate::context::Ctx;
use crate::fault::Exec;
use pto_isa::attrs::{self, Saturate, Signedness};
use pto_isa::codes;
use pto_isa::types::{Class, DType};
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element, Fusion, Rounding, Saturation, Unary, Undefined};

/// Computes each element of the result by `f` from the elements of operands at its position.
fn each<const N: usize>(
    cx: &mut Ctx<'_, '_>,
    operands: [Name; N],
    result: Name,
    f: impl Fn([Element; N]) -> Result<Element, Undefined>,
) -> Exec {
    let sources = operands.into_iter().map(|name| cx.elements(name)).collect::<Exec<Vec<_>>>()?;
    let count = sources.first().map_or(0, Vec::len);
    let mut made = Vec::with_capacity(count);
    for place in 0..count {
        let elements: Option<Vec<Element>> = sources.iter().map(|source| source.get(place).copied()).collect();
        let Some(elements) = elements.and_then(|elements| <[Element; N]>::try_from(elements).ok()) else {
            return Err(cx.fault(codes::RUN_MALFORMED, "expected as many elements in all operands"));
        };
        made.push(f(elements).map_err(|why| cx.undefined(why, format_args!("element {place}")))?);
    }
    cx.give_elements(result, made);
    Ok(())
}

/// Computes `op value`. Source: ptoas, absf, exp and similar operations.
pub(super) fn unary(cx: &mut Ctx<'_, '_>, op: Unary) -> Exec {
    let profile = cx.profile();
    each(cx, [Name::Value], Name::Result, |[value]| pto_numerics::unary(op, value, profile))
}

/// Rounds a float to an integer, as a float. Source: ptoas, ceil, floor, rint, round.
pub(super) fn whole(cx: &mut Ctx<'_, '_>, rounding: Rounding) -> Exec {
    each(cx, [Name::Value], Name::Result, |[value]| pto_numerics::round_to_integer(value, rounding))
}

/// Computes `lhs op rhs`. Source: ptoas, fmax, fmin, pow.
pub(super) fn binary(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    each(cx, [Name::Lhs, Name::Rhs], Name::Result, |[lhs, rhs]| pto_numerics::binary(op, lhs, rhs, profile))
}

/// Computes `lhs * rhs + acc`, rounded once. Source: ptoas, fma.
pub(super) fn fma(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    each(cx, [Name::Lhs, Name::Rhs, Name::Acc], Name::Result, |[lhs, rhs, acc]| {
        pto_numerics::mul_add(acc, lhs, rhs, Fusion::Fused, profile)
    })
}

/// Checks whether integers are read as unsigned.
pub(super) fn unsigned(cx: &Ctx<'_, '_>) -> bool {
    cx.choice(Key::Signedness) == Some(Signedness::Unsigned)
}

/// Returns the unsigned type of the same width.
pub(super) fn without_sign(dtype: DType) -> DType {
    dtype.with_sign(Class::Unsigned)
}

/// Converts an element to another type, rounded and saturated as the attributes say; `signedness` is that of the
/// integer, source or result. Source: ptoas, convert.
pub(super) fn convert(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    let rounding = Rounding::try_from(cx.required_choice::<attrs::Rounding>(Key::Rounding)?)
        .map_err(|why| cx.undefined(why, "`rounding`"))?;
    let saturation = if cx.choice(Key::Saturation) == Some(Saturate::Sat) { Saturation::On } else { Saturation::Off };
    let read = |dtype: DType| if unsigned(cx) { without_sign(dtype) } else { dtype };
    let Some(to) = cx.result_type(Name::Dst).dtype() else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected an element type as result"));
    };
    let (from, target) = (cx.operand_type(Name::Src).dtype().map(read), read(to));
    each(cx, [Name::Src], Name::Dst, |[value]| {
        let value = value.reinterpret(from.unwrap_or(value.dtype()));
        pto_numerics::convert(value, target, rounding, saturation, profile).map(|made| made.reinterpret(to))
    })
}

/// Returns the full product of two integers. Source: ptoas, mulhi.
fn product(cx: &Ctx<'_, '_>) -> Exec<(i128, DType)> {
    let number = |name| -> Exec<(i128, DType)> {
        let element = cx.element(name)?;
        let read = if unsigned(cx) { element.reinterpret(without_sign(element.dtype())) } else { element };
        Ok((read.to_int().unwrap_or(0), element.dtype()))
    };
    let ((lhs, dtype), (rhs, _)) = (number(Name::Lhs)?, number(Name::Rhs)?);
    // The product of two unsigned numbers of 64 bits has 128 bits.
    Ok((lhs.wrapping_mul(rhs), dtype))
}

/// Computes the 64-bit product of two integers of 32 bits. Source: ptoas, mul_i32toi64.
pub(super) fn wide_product(cx: &mut Ctx<'_, '_>) -> Exec {
    let (product, _) = product(cx)?;
    cx.give_elements(Name::Result, vec![Element::new(DType::I64, product as u64)]);
    Ok(())
}

/// Computes the upper half of a product. Source: ptoas, mulhi.
pub(super) fn upper_product(cx: &mut Ctx<'_, '_>) -> Exec {
    let (product, dtype) = product(cx)?;
    cx.give_elements(Name::Result, vec![Element::new(dtype, (product >> dtype.bits()) as u64)]);
    Ok(())
}

/// Bytes of a word.
const BYTES: u32 = 4;

/// Selects four bytes of eight, of which `rhs` has 0 to 3 and `lhs` 4 to 7, lowest first: bits `4 i` to `4 i + 2` of
/// the selector select byte `i`. Source: the golden case simt-scalar-math-core.
pub(super) fn permuted(cx: &mut Ctx<'_, '_>) -> Exec {
    let word = |name| cx.element(name).map(|element| element.bits() & u64::from(u32::MAX));
    let (bytes, selector) = (word(Name::Lhs)? << 32 | word(Name::Rhs)?, word(Name::Selector)?);
    let byte = |i: u32| bytes >> (8 * (selector >> (4 * i) & 7)) & 0xff;
    let made = (0..BYTES).fold(0, |made, i| made | byte(i) << (8 * i));
    cx.give_elements(Name::Result, vec![Element::new(DType::I32, made)]);
    Ok(())
}
