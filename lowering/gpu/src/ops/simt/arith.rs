//! Arithmetic of threads.

use genx::{Element, Op, Type, Value};
use pto_isa::attrs::{self, Saturate, Signedness, VectorRound};
use pto_isa::types::{Class, DType};
use pto_isa::{Key, Name};

use super::upstream::resized;
use super::{TEAM, lanes};
use crate::emit::Emitter;
use crate::ops::Cx;
use crate::ops::conversion::Conversion;
use crate::ops::vector_arith::{MAX, MIN, Unary};
use crate::refusal::Lowered;
use crate::value::Val;

/// Returns the element type of an operand.
pub(super) fn dtype(cx: &Cx<'_, '_>, name: Name) -> Lowered<DType> {
    let desc = cx.desc(name);
    lanes::type_of(&desc)?;
    desc.dtype().ok_or_else(|| format!("on {desc}"))
}

/// Checks whether integers are read as unsigned.
pub(super) fn is_unsigned(cx: &Cx<'_, '_>) -> bool {
    cx.choice(Key::Signedness) == Some(Signedness::Unsigned)
}

/// Gives the result of each thread.
fn give(cx: &mut Cx<'_, '_>, name: Name, value: Value) {
    cx.give(name, Val::Lanes(value));
}

/// Computes `op value`.
pub(super) fn unary(cx: &mut Cx<'_, '_>, op: Unary) -> Lowered {
    let (value, dtype) = (lanes::operand(cx, Name::Value)?, dtype(cx, Name::Value)?);
    let value = cx.e().unary_of(op, value, dtype)?;
    give(cx, Name::Result, value);
    Ok(())
}

/// Rounds floats to integers.
pub(super) fn whole(cx: &mut Cx<'_, '_>, rounding: VectorRound) -> Lowered {
    dtype(cx, Name::Value)?;
    let value = lanes::operand(cx, Name::Value)?;
    let value = cx.e().rounded(value, rounding)?;
    give(cx, Name::Result, value);
    Ok(())
}

/// Computes `lhs * rhs + acc`, rounded once.
pub(super) fn fma(cx: &mut Cx<'_, '_>) -> Lowered {
    dtype(cx, Name::Lhs)?;
    let [lhs, rhs, add] = [Name::Lhs, Name::Rhs, Name::Acc].map(|name| lanes::operand(cx, name));
    let (lhs, rhs, add) = (lhs?, rhs?, add?);
    let ty = cx.e().function.ty(lhs);
    let value = match ty.element {
        Element::BF16 => cx.e().fused_short(lhs, rhs, add),
        _ => cx.e().b().value(Op::Fma, &[lhs, rhs, add], &[], ty),
    };
    give(cx, Name::Result, value);
    Ok(())
}

/// Computes the maximum or minimum of floats.
pub(super) fn extreme(cx: &mut Cx<'_, '_>, is_maximum: bool) -> Lowered {
    let dtype = dtype(cx, Name::Lhs)?;
    let (lhs, rhs) = (lanes::operand(cx, Name::Lhs)?, lanes::operand(cx, Name::Rhs)?);
    let value = cx.e().binary(if is_maximum { MAX } else { MIN }, lhs, rhs, dtype);
    give(cx, Name::Result, value);
    Ok(())
}

/// Computes the product of integers of 32 bits in 64 bits.
pub(super) fn wide_product(cx: &mut Cx<'_, '_>) -> Lowered {
    let is_signed = !is_unsigned(cx);
    let (lhs, rhs) = (lanes::operand(cx, Name::Lhs)?, lanes::operand(cx, Name::Rhs)?);
    let e = cx.e();
    let (lhs, rhs) = (resized(e, lhs, Element::I64, is_signed), resized(e, rhs, Element::I64, is_signed));
    let value = e.b().binary(Op::Mul, lhs, rhs);
    give(cx, Name::Result, value);
    Ok(())
}

/// Computes the upper half of a product.
pub(super) fn upper_product(cx: &mut Cx<'_, '_>) -> Lowered {
    let is_signed = !is_unsigned(cx);
    let (lhs, rhs) = (lanes::operand(cx, Name::Lhs)?, lanes::operand(cx, Name::Rhs)?);
    let e = cx.e();
    let value = if e.function.ty(lhs).element == Element::I64 {
        upper_of_64(e, lhs, rhs, is_signed)
    } else {
        let (lhs, rhs) = (resized(e, lhs, Element::I64, is_signed), resized(e, rhs, Element::I64, is_signed));
        let product = e.b().binary(Op::Mul, lhs, rhs);
        let upper = shifted(e, Op::LShr, product, 32);
        e.b().cast(Op::Trunc, upper, Element::I32)
    };
    give(cx, Name::Result, value);
    Ok(())
}

fn shifted(e: &mut Emitter, op: Op, value: Value, by: i64) -> Value {
    let ty = e.function.ty(value);
    let by = e.b().splat_int(ty, by);
    e.b().binary(op, value, by)
}

/// Computes the upper 64 bits of a product of 64-bit integers from products of their halves.
fn upper_of_64(e: &mut Emitter, lhs: Value, rhs: Value, is_signed: bool) -> Value {
    let low_bits = e.b().splat_int(Type::vector(Element::I64, TEAM), i64::from(u32::MAX));
    let [a, b] = [lhs, rhs].map(|value| {
        let low = e.b().binary(Op::And, value, low_bits);
        [low, shifted(e, Op::LShr, value, 32)]
    });
    let mut product = |lhs: Value, rhs: Value| e.b().binary(Op::Mul, lhs, rhs);
    let (low, first, second, high) =
        (product(a[0], b[0]), product(a[0], b[1]), product(a[1], b[0]), product(a[1], b[1]));
    // No sum of the halves of three products exceeds 64 bits.
    let carried = shifted(e, Op::LShr, low, 32);
    let middle = e.b().binary(Op::Add, first, carried);
    let rest = e.b().binary(Op::And, middle, low_bits);
    let rest = e.b().binary(Op::Add, second, rest);
    let [carried, rest] = [middle, rest].map(|value| shifted(e, Op::LShr, value, 32));
    let high = e.b().binary(Op::Add, high, carried);
    let mut upper = e.b().binary(Op::Add, high, rest);
    if is_signed {
        // A negative factor is 2^64 less than its unsigned reading.
        for (value, other) in [(lhs, rhs), (rhs, lhs)] {
            let sign = shifted(e, Op::AShr, value, 63);
            let excess = e.b().binary(Op::And, sign, other);
            upper = e.b().binary(Op::Sub, upper, excess);
        }
    }
    upper
}

/// Bytes of a word.
const BYTES: i64 = 4;

/// Selects four bytes of eight, of which `rhs` has 0 to 3 and `lhs` 4 to 7: bits `4 i` to `4 i + 2` of the selector select
/// byte `i`.
pub(super) fn permuted(cx: &mut Cx<'_, '_>) -> Lowered {
    let [lhs, rhs, selector] = [Name::Lhs, Name::Rhs, Name::Selector].map(|name| lanes::operand(cx, name));
    let (lhs, rhs, selector) = (lhs?, rhs?, selector?);
    let e = cx.e();
    let (lhs, rhs, selector) = (
        resized(e, lhs, Element::I64, false),
        resized(e, rhs, Element::I64, false),
        resized(e, selector, Element::I64, false),
    );
    let upper = shifted(e, Op::Shl, lhs, 32);
    let bytes = e.b().binary(Op::Or, upper, rhs);
    let ty = e.function.ty(bytes);
    let mut made = e.b().splat_int(ty, 0);
    for byte in 0..BYTES {
        let (which, low) = (e.b().splat_int(ty, 7), e.b().splat_int(ty, 0xff));
        let chosen = shifted(e, Op::LShr, selector, 4 * byte);
        let chosen = e.b().binary(Op::And, chosen, which);
        let bits = shifted(e, Op::Shl, chosen, 3);
        let value = e.b().binary(Op::LShr, bytes, bits);
        let value = e.b().binary(Op::And, value, low);
        let value = shifted(e, Op::Shl, value, 8 * byte);
        made = e.b().binary(Op::Or, made, value);
    }
    let value = e.b().cast(Op::Trunc, made, Element::I32);
    give(cx, Name::Result, value);
    Ok(())
}

/// Converts each value to another type.
pub(super) fn convert(cx: &mut Cx<'_, '_>) -> Lowered {
    let to = cx.result_desc(Name::Dst);
    lanes::type_of(&to)?;
    let unsigned = is_unsigned(cx);
    let read = |dtype: DType| if unsigned { dtype.with_sign(Class::Unsigned) } else { dtype };
    let rounding = match cx.choice::<attrs::Rounding>(Key::Rounding) {
        Some(attrs::Rounding::R) => VectorRound::R,
        Some(attrs::Rounding::A) => VectorRound::A,
        Some(attrs::Rounding::F) => VectorRound::F,
        Some(attrs::Rounding::C) => VectorRound::C,
        Some(attrs::Rounding::Z) => VectorRound::Z,
        Some(attrs::Rounding::O) => VectorRound::O,
        Some(attrs::Rounding::H) => VectorRound::H,
        None => return Err("without a rounding mode".to_owned()),
    };
    let (from, to) = (dtype(cx, Name::Src)?, to.dtype().ok_or_else(|| format!("to {to}"))?);
    let value = lanes::operand(cx, Name::Src)?;
    let saturated = cx.choice(Key::Saturation) == Some(Saturate::Sat);
    let value = cx.e().converted(value, Conversion { from: read(from), to: read(to), rounding, saturated })?;
    give(cx, Name::Dst, value);
    Ok(())
}
