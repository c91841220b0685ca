//! Integer division where the platform has no instruction for it: multiplies by a reciprocal and corrects the
//! quotient.

use super::wide;
use crate::builder::Builder;
use crate::compare::{FloatPredicate, IntPredicate};
use crate::ir::{Function, Inst, Value};
use crate::table::Op;
use crate::types::{Element, Type};

/// 2^32 - 512: a reciprocal scaled by it to 32 bits is never too large.
const SCALE: f32 = 4_294_966_784.0;

/// Emits quotient or remainder of 32- or 64-bit integers. For 32 bits, one Newton step refines the reciprocal of the
/// divisor, computed in single precision and scaled to 32 bits; the quotient is then at most 2 too small (Rodeheffer,
/// "Software Integer Division", 2008).
pub(super) fn integers(function: &mut Function, inst: Inst) -> Value {
    let (op, lhs, rhs) = (function.op(inst), function.args(inst)[0], function.args(inst)[1]);
    let signed = matches!(op, Op::SDiv | Op::SRem);
    let mut b = Builder::before(function, inst);
    let (n, d) = if signed { (b.unary(Op::AbsI, lhs), b.unary(Op::AbsI, rhs)) } else { (lhs, rhs) };
    let wide = b.function.ty(n).element == Element::I64;
    let (quotient, remainder) = if wide { wide::unsigned(&mut b, n, d) } else { unsigned(&mut b, n, d) };
    let value = if matches!(op, Op::SDiv | Op::UDiv) { quotient } else { remainder };
    if !signed {
        return value;
    }
    // The sign: of both operands for the quotient, of the dividend for the remainder.
    let source = if op == Op::SDiv { b.binary(Op::Xor, lhs, rhs) } else { lhs };
    let ty = b.function.ty(lhs);
    let by = b.splat_int(ty, i64::from(ty.element.bits()) - 1);
    let sign = b.binary(Op::AShr, source, by);
    let value = b.binary(Op::Xor, value, sign);
    b.binary(Op::Sub, value, sign)
}

fn unsigned(b: &mut Builder<'_>, n: Value, d: Value) -> (Value, Value) {
    let ty = b.function.ty(n);
    let (zero, one) = (b.splat_int(ty, 0), b.splat_int(ty, 1));
    let divisor = b.cast(Op::UiToFp, d, Element::F32);
    let inverse = b.unary(Op::Inv, divisor);
    let scale = b.splat_f32(ty.lanes, SCALE);
    let scaled = b.binary(Op::FMul, inverse, scale);
    let scaled = b.cast(Op::FpToUi, scaled, Element::I32);
    let negated = b.binary(Op::Sub, zero, d);
    let error = b.binary(Op::Mul, negated, scaled);
    let error = b.binary(Op::UMulH, scaled, error);
    let scaled = b.binary(Op::Add, scaled, error);
    let quotient = b.binary(Op::UMulH, n, scaled);
    let product = b.binary(Op::Mul, quotient, d);
    let remainder = b.binary(Op::Sub, n, product);
    corrected(b, (quotient, remainder), d, one)
}

/// Corrects a quotient that is at most 2 too small, and returns it with its remainder.
pub(super) fn corrected(
    b: &mut Builder<'_>,
    (mut quotient, mut remainder): (Value, Value),
    d: Value,
    one: Value,
) -> (Value, Value) {
    for _ in 0..2 {
        let more = b.icmp(IntPredicate::Uge, remainder, d);
        let (next, less) = (b.binary(Op::Add, quotient, one), b.binary(Op::Sub, remainder, d));
        quotient = b.select(more, next, quotient);
        remainder = b.select(more, less, remainder);
    }
    (quotient, remainder)
}

/// Powers of two between which no step of an iteration overflows or loses bits.
const SMALLEST: f32 = f32::from_bits((127 - 60) << 23);
const LARGEST: f32 = f32::from_bits((127 + 60) << 23);

/// Returns whether the magnitude of a number is in the range where the iterations are exact.
fn is_moderate(b: &mut Builder<'_>, value: Value) -> Value {
    let lanes = b.function.ty(value).lanes;
    let size = b.unary(Op::AbsF, value);
    let (least, most) = (b.splat_f32(lanes, SMALLEST), b.splat_f32(lanes, LARGEST));
    let (above, below) = (b.fcmp(FloatPredicate::Oge, size, least), b.fcmp(FloatPredicate::Olt, size, most));
    b.binary(Op::And, above, below)
}

/// Computes `add - lhs * rhs`, rounded once.
fn rest(b: &mut Builder<'_>, lhs: Value, rhs: Value, add: Value) -> Value {
    let negated = b.unary(Op::FNeg, lhs);
    fma(b, negated, rhs, add)
}

fn fma(b: &mut Builder<'_>, lhs: Value, rhs: Value, add: Value) -> Value {
    let ty = b.function.ty(lhs);
    b.value(Op::Fma, &[lhs, rhs, add], &[], ty)
}

/// Emits a quotient in single precision, correctly rounded for moderate operands (Markstein): the remainder refines the
/// reciprocal and the quotient. For other operands, the hardware's division is used.
pub(super) fn floats(function: &mut Function, inst: Inst) -> Value {
    let (n, d) = (function.args(inst)[0], function.args(inst)[1]);
    let mut b = Builder::before(function, inst);
    let ty: Type = b.function.ty(n);
    let one = b.splat_f32(ty.lanes, 1.0);
    let mut inverse = b.unary(Op::Inv, d);
    for _ in 0..2 {
        let error = rest(&mut b, d, inverse, one);
        inverse = fma(&mut b, error, inverse, inverse);
    }
    let mut quotient = b.binary(Op::FMul, n, inverse);
    for _ in 0..2 {
        let left = rest(&mut b, d, quotient, n);
        quotient = fma(&mut b, left, inverse, quotient);
    }
    let plain = b.binary(Op::FDiv, n, d);
    let (n, d) = (is_moderate(&mut b, n), is_moderate(&mut b, d));
    let moderate = b.binary(Op::And, n, d);
    b.select(moderate, quotient, plain)
}

/// Emits a square root in single precision, correctly rounded for moderate operands, in the same way.
pub(super) fn square_root(function: &mut Function, inst: Inst) -> Value {
    let source = function.args(inst)[0];
    let mut b = Builder::before(function, inst);
    let lanes = b.function.ty(source).lanes;
    let plain = b.unary(Op::Sqrt, source);
    let inverse = b.unary(Op::RSqrt, source);
    let half = b.splat_f32(lanes, 0.5);
    let half = b.binary(Op::FMul, inverse, half);
    let mut root = plain;
    for _ in 0..2 {
        let left = rest(&mut b, root, root, source);
        root = fma(&mut b, left, half, root);
    }
    let moderate = is_moderate(&mut b, source);
    b.select(moderate, root, plain)
}
