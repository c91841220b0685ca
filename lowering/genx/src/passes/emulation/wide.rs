//! Emulation of 64-bit integers by pairs of 32-bit integers.

use crate::builder::Builder;
use crate::compare::{FloatPredicate, IntPredicate};
use crate::constant::Constant;
use crate::ir::{Function, Inst, Value};
use crate::region::Region;
use crate::table::Op;
use crate::target::Sign;
use crate::types::{Element, Type};

use super::types::narrow;

/// Bits of a half.
const HALF: i64 = 32;
/// Mantissa bits of single precision, and the bias of its exponent.
const MANTISSA: i64 = 23;
const BIAS: i64 = 127;
/// 2^32, and a number slightly below 2^64: a reciprocal that is scaled by it is never too large.
const TWO_32: f32 = 4_294_967_296.0;
const SCALE: f32 = f32::from_bits(0x5f7f_fffc);

/// Returns the low or high dwords of some integers, as a vector.
fn half(b: &mut Builder<'_>, value: Value, upper: bool) -> Value {
    let lanes = b.function.ty(value).count();
    let dwords = b.bitcast(value, Type::vector(Element::I32, 2 * lanes));
    b.read(dwords, Region::strided(lanes, 2, u32::from(upper) * Element::I32.bytes()), Some(lanes))
}

/// Joins the low and high halves of integers; the result has the given type.
fn joined(b: &mut Builder<'_>, low: Value, high: Value, ty: Type) -> Value {
    let lanes = ty.count();
    let all = b.undef(Type::vector(Element::I32, 2 * lanes));
    let all = b.write(all, low, Region::strided(lanes, 2, 0));
    let all = b.write(all, high, Region::strided(lanes, 2, Element::I32.bytes()));
    b.bitcast(all, ty)
}

/// Emits a 64-bit product from 32-bit products.
pub(super) fn product(function: &mut Function, inst: Inst) -> Value {
    let (lhs, rhs) = (function.args(inst)[0], function.args(inst)[1]);
    let ty = function.ty(lhs);
    let mut b = Builder::before(function, inst);
    let (low_lhs, low_rhs) = (half(&mut b, lhs, false), half(&mut b, rhs, false));
    let low = b.binary(Op::Mul, low_lhs, low_rhs);
    let mut high = b.binary(Op::UMulH, low_lhs, low_rhs);
    for (one, other) in [(lhs, low_rhs), (rhs, low_lhs)] {
        // The upper half of a zero-extended integer is zero.
        let known = narrow(b.function, one).is_some_and(|(_, sign)| sign == Sign::Unsigned);
        let known = known || b.function.as_integer(one).is_some_and(|number| number >> HALF == 0);
        if !known {
            let upper = half(&mut b, one, true);
            let part = b.binary(Op::Mul, upper, other);
            high = b.binary(Op::Add, high, part);
        }
    }
    joined(&mut b, low, high, ty)
}

/// Emits the upper half of a 128-bit product, from four 64-bit products.
pub(super) fn upper_half(function: &mut Function, inst: Inst) -> Value {
    let (lhs, rhs) = (function.args(inst)[0], function.args(inst)[1]);
    let (ty, signed) = (function.ty(lhs), function.op(inst) == Op::SMulH);
    let vector = Type::vector(Element::I64, ty.count());
    let mut b = Builder::before(function, inst);
    let (lhs, rhs) = (b.bitcast(lhs, vector), b.bitcast(rhs, vector));
    let [a, c] = [lhs, rhs].map(|value| half(&mut b, value, false));
    let lowest = b.binary(Op::UMulH, a, c);
    let lowest = b.cast(Op::ZExt, lowest, Element::I64);
    let [a_low, c_low] = [a, c].map(|value| b.cast(Op::ZExt, value, Element::I64));
    let [a_high, c_high] = [lhs, rhs].map(|value| {
        let upper = half(&mut b, value, true);
        b.cast(Op::ZExt, upper, Element::I64)
    });
    let by = b.splat_int(vector, HALF);
    let mask = b.splat_int(vector, (1 << HALF) - 1);
    let middle = b.binary(Op::Mul, a_low, c_high);
    let middle = b.binary(Op::Add, middle, lowest);
    let other = b.binary(Op::Mul, a_high, c_low);
    let low = b.binary(Op::And, middle, mask);
    let other = b.binary(Op::Add, other, low);
    let mut high = b.binary(Op::Mul, a_high, c_high);
    for part in [middle, other] {
        let upper = b.binary(Op::LShr, part, by);
        high = b.binary(Op::Add, high, upper);
    }
    if signed {
        // The factor of a negative number was 2^64 too large.
        let by = b.splat_int(vector, 2 * HALF - 1);
        for (one, factor) in [(lhs, rhs), (rhs, lhs)] {
            let sign = b.binary(Op::AShr, one, by);
            let more = b.binary(Op::And, sign, factor);
            high = b.binary(Op::Sub, high, more);
        }
    }
    b.bitcast(high, ty)
}

/// Emits quotient and remainder of unsigned integers. Two Newton steps refine the reciprocal of the divisor, computed
/// in single precision and scaled to 64 bits; the quotient is then at most 2 too small.
pub(super) fn unsigned(b: &mut Builder<'_>, n: Value, d: Value) -> (Value, Value) {
    let ty = b.function.ty(d);
    let [low, high] = [false, true].map(|upper| {
        let dwords = half(b, d, upper);
        b.cast(Op::UiToFp, dwords, Element::F32)
    });
    let lanes = Some(ty.count());
    let singles = b.function.ty(low);
    let number = |b: &mut Builder<'_>, number: f32| b.splat_f32(lanes, number);
    let (up, down, back) = (number(b, TWO_32), number(b, TWO_32.recip()), number(b, -TWO_32));
    let divisor = b.value(Op::Fma, &[high, up, low], &[], singles);
    let inverse = b.unary(Op::Inv, divisor);
    let scale = number(b, SCALE);
    let scaled = b.binary(Op::FMul, inverse, scale);
    let upper = b.binary(Op::FMul, scaled, down);
    let upper = b.unary(Op::RndZ, upper);
    let lower = b.value(Op::Fma, &[upper, back, scaled], &[], singles);
    let [lower, upper] = [lower, upper].map(|part| b.cast(Op::FpToUi, part, Element::I32));
    let mut inverse = joined(b, lower, upper, ty);
    let (zero, one) = (b.splat_int(ty, 0), b.splat_int(ty, 1));
    let negated = b.binary(Op::Sub, zero, d);
    for _ in 0..2 {
        let error = b.binary(Op::Mul, negated, inverse);
        let error = b.binary(Op::UMulH, inverse, error);
        inverse = b.binary(Op::Add, inverse, error);
    }
    let quotient = b.binary(Op::UMulH, n, inverse);
    let product = b.binary(Op::Mul, quotient, d);
    let remainder = b.binary(Op::Sub, n, product);
    super::divide::corrected(b, (quotient, remainder), d, one)
}

/// Converts an integer to a float, with one rounding.
pub(super) fn to_float(function: &mut Function, inst: Inst) -> Value {
    let source = function.args(inst)[0];
    let signed = function.op(inst) == Op::SiToFp;
    let to = function.result(inst).map_or(Type::scalar(Element::F32), |result| function.ty(result));
    let mut b = Builder::before(function, inst);
    let source = b.bitcast(source, Type::vector(Element::I64, to.count()));
    let value =
        if to.element == Element::F64 { double(&mut b, source, signed) } else { single(&mut b, source, signed) };
    b.bitcast(value, to)
}

/// Converts in double precision, which represents the halves exactly.
fn double(b: &mut Builder<'_>, source: Value, signed: bool) -> Value {
    let (low, high) = (half(b, source, false), half(b, source, true));
    let low = b.cast(Op::UiToFp, low, Element::F64);
    let high = b.cast(if signed { Op::SiToFp } else { Op::UiToFp }, high, Element::F64);
    let ty = b.function.ty(high);
    let up = b.function.constant(ty, Constant::Splat(f64::from(TWO_32).to_bits()));
    b.value(Op::Fma, &[high, up, low], &[], ty)
}

/// Converts to single precision: rounding the first 32 significant bits, the last of them a sticky bit, gives the
/// rounding of all bits.
fn single(b: &mut Builder<'_>, source: Value, signed: bool) -> Value {
    let number = if signed { b.unary(Op::AbsI, source) } else { source };
    let (low, high) = (half(b, number, false), half(b, number, true));
    let dwords = b.function.ty(high);
    let dword = |b: &mut Builder<'_>, number: i64| b.splat_int(dwords, number);
    let (zero, one) = (dword(b, 0), dword(b, 1));
    let [of_low, of_high] = [low, high].map(|value| b.unary(Op::Lzd, value));
    let none = b.icmp(IntPredicate::Eq, high, zero);
    let of_low = b.select(none, of_low, zero);
    let leading = b.binary(Op::Add, of_high, of_low);
    let by = b.cast(Op::ZExt, leading, Element::I64);
    let shifted = b.binary(Op::Shl, number, by);
    let (low, high) = (half(b, shifted, false), half(b, shifted, true));
    let more = b.icmp(IntPredicate::Ne, low, zero);
    let sticky = b.select(more, one, zero);
    let bits = b.binary(Op::Or, high, sticky);
    let value = b.cast(Op::UiToFp, bits, Element::F32);
    let exponent = dword(b, BIAS + HALF);
    let exponent = b.binary(Op::Sub, exponent, leading);
    let by = dword(b, MANTISSA);
    let scale = b.binary(Op::Shl, exponent, by);
    let singles = b.function.ty(value);
    let scale = b.bitcast(scale, singles);
    let value = b.binary(Op::FMul, value, scale);
    if !signed {
        return value;
    }
    let highest = dword(b, 1 << (HALF - 1));
    let sign = half(b, source, true);
    let sign = b.binary(Op::And, sign, highest);
    let bits = b.bitcast(value, dwords);
    let bits = b.binary(Op::Or, bits, sign);
    b.bitcast(bits, singles)
}

/// Converts single precision to an integer, rounding towards zero; numbers out of range saturate, NaN becomes 0.
pub(super) fn from_float(function: &mut Function, inst: Inst) -> Value {
    let source = function.args(inst)[0];
    let signed = matches!(function.op(inst), Op::FpToSi | Op::FpToSiSat);
    let to = function.result(inst).map_or(Type::scalar(Element::I64), |result| function.ty(result));
    let (lanes, wide) = (Some(to.count()), Type::vector(Element::I64, to.count()));
    let mut b = Builder::before(function, inst);
    let source = b.bitcast(source, Type::vector(Element::F32, to.count()));
    let singles = b.function.ty(source);
    let number = |b: &mut Builder<'_>, number: f32| b.splat_f32(lanes, number);
    let (zero, down, back) = (number(&mut b, 0.0), number(&mut b, TWO_32.recip()), number(&mut b, -TWO_32));
    let size = b.unary(Op::AbsF, source);
    let upper = b.binary(Op::FMul, size, down);
    let upper = b.unary(Op::RndZ, upper);
    let lower = b.value(Op::Fma, &[upper, back, size], &[], singles);
    let [low, high] = [lower, upper].map(|part| b.cast(Op::FpToUi, part, Element::I32));
    let value = joined(&mut b, low, high, wide);
    let bound = if signed { TWO_32 * TWO_32 / 2.0 } else { TWO_32 * TWO_32 };
    let bound = number(&mut b, bound);
    let beyond = b.fcmp(FloatPredicate::Oge, size, bound);
    let negative = b.fcmp(FloatPredicate::Olt, source, zero);
    let nothing = b.splat_int(wide, 0);
    let value = if signed {
        let most = b.splat_int(wide, i64::MAX);
        let least = b.splat_int(wide, i64::MIN);
        let negated = b.binary(Op::Sub, nothing, value);
        let above = b.select(beyond, most, value);
        let below = b.select(beyond, least, negated);
        b.select(negative, below, above)
    } else {
        let most = b.splat_int(wide, -1);
        let above = b.select(beyond, most, value);
        b.select(negative, nothing, above)
    };
    b.bitcast(value, to)
}
