//! Lowers conversions of elements, with their rounding modes.

use genx::{Element, FloatPredicate, IntPredicate, Op, Value};
use pto_isa::{attrs::VectorRound, types::DType};

use super::extremes::infinity;
use super::vector_arith::integers;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::element;

/// Bits of a 32-bit integer beyond the precision of single precision, whose leading bit is implicit.
const SURPLUS: i64 = 8;

/// The types and modes of a conversion.
#[derive(Clone, Copy)]
pub(super) struct Conversion {
    pub from: DType,
    pub to: DType,
    pub rounding: VectorRound,
    pub saturated: bool,
}

impl Emitter {
    /// Converts elements of one type to another.
    pub(super) fn converted(&mut self, value: Value, how: Conversion) -> Lowered<Value> {
        let from = element(how.from).ok_or_else(|| format!("on elements of {}", how.from))?;
        let to = element(how.to).ok_or_else(|| format!("to elements of {}", how.to))?;
        let unsigned = (how.from.is_unsigned(), how.to.is_unsigned());
        Ok(match (from.is_float(), to.is_float()) {
            (true, true) if from == to => value,
            (true, true) if from.bits() < to.bits() => self.b().cast(Op::FpExt, value, to),
            (true, true) if from.bits() == to.bits() => {
                let wide = self.b().cast(Op::FpExt, value, Element::F32);
                self.converted(wide, Conversion { from: DType::F32, ..how })?
            }
            (true, true) => {
                let wide = if from == Element::F32 { value } else { self.b().cast(Op::FpExt, value, Element::F32) };
                let short = self.shortened(wide, how)?;
                if how.saturated { self.bounded(short) } else { short }
            }
            (true, false) => {
                // Converts the integer through single precision, whose conversion rounds.
                let narrow = from.bits() < Element::F32.bits();
                let value = if narrow { self.b().cast(Op::FpExt, value, Element::F32) } else { value };
                let whole = self.rounded(value, how.rounding)?;
                if !how.saturated {
                    // Values of half precision fit into 32 bits.
                    return Ok(if from == Element::F16 { self.low_bits(whole, to) } else { self.wrapped(whole, to) });
                }
                self.b().cast(if unsigned.1 { Op::FpToUiSat } else { Op::FpToSiSat }, whole, to)
            }
            (false, true) => {
                let op = if unsigned.0 { Op::UiToFp } else { Op::SiToFp };
                if how.rounding == VectorRound::R && to != Element::BF16 {
                    return Ok(self.b().cast(op, value, to));
                }
                if from.bits() >= Element::F32.bits() {
                    return self.single_of_integers(value, how);
                }
                // Single precision represents all of these exactly.
                let wide = self.b().cast(op, value, Element::F32);
                if to == Element::F32 { wide } else { self.shortened(wide, how)? }
            }
            (false, false) if from.bits() == to.bits() && !how.saturated => value,
            (false, false) if from.bits() < to.bits() => {
                self.b().cast(if unsigned.0 { Op::ZExt } else { Op::SExt }, value, to)
            }
            (false, false) => {
                let op = match (how.saturated, unsigned) {
                    (false, _) => Op::Trunc,
                    (true, (false, false)) => Op::SSTruncSat,
                    (true, (true, false)) => Op::SUTruncSat,
                    (true, (false, true)) => Op::USTruncSat,
                    (true, (true, true)) => Op::UUTruncSat,
                };
                self.b().cast(op, value, to)
            }
        })
    }

    /// Clamps 16-bit floats: infinities become the largest numbers of their sign, and NaN zero. The bits of positive
    /// numbers, as signed integers, have the order of the numbers; those of negative ones as unsigned integers.
    fn bounded(&mut self, value: Value) -> Value {
        let ty = self.function.ty(value);
        let Some(infinity) = infinity(ty.element).map(u64::cast_signed) else { return value };
        let words = integers(ty);
        let sign = 1_i64 << (ty.element.bits() - 1);
        let mut b = self.b();
        let bits = b.bitcast(value, words);
        let least = b.splat_int(words, sign | (infinity - 1));
        let most = b.splat_int(words, infinity - 1);
        let above = b.binary(Op::UMin, bits, least);
        let within = b.binary(Op::SMin, above, most);
        let is_nan = if ty.element == Element::F16 {
            b.fcmp(FloatPredicate::Une, value, value)
        } else {
            let all = b.splat_int(words, sign - 1);
            let magnitude = b.binary(Op::And, bits, all);
            let infinity = b.splat_int(words, infinity);
            b.icmp(IntPredicate::Sgt, magnitude, infinity)
        };
        let zero = b.splat_int(words, 0);
        let chosen = b.select(is_nan, zero, within);
        b.bitcast(chosen, ty)
    }

    /// Returns the low bits of integers in single precision. Conversions saturate, so larger numbers are first reduced
    /// modulo a power of two, which is exact.
    fn wrapped(&mut self, whole: Value, to: Element) -> Value {
        let lanes = self.function.ty(whole).lanes;
        let numbers = 2.0_f32.powi(to.bits().cast_signed());
        let mut b = self.b();
        let (part, minus) = (b.splat_f32(lanes, numbers.recip()), b.splat_f32(lanes, -numbers));
        let times = b.binary(Op::FMul, whole, part);
        let times = b.unary(Op::RndZ, times);
        let ty = b.function.ty(whole);
        let rest = b.value(Op::Fma, &[times, minus, whole], &[], ty);
        if to.bits() < Element::I32.bits() {
            return self.low_bits(rest, to);
        }
        let distance = b.unary(Op::AbsF, rest);
        let distance = b.cast(Op::FpToUi, distance, to);
        let zero = b.splat_int(ty.of(to), 0);
        let negative = b.binary(Op::Sub, zero, distance);
        let origin = b.splat_f32(lanes, 0.0);
        let is_below = b.fcmp(FloatPredicate::Olt, rest, origin);
        b.select(is_below, negative, distance)
    }

    /// Returns the low bits of integers in single precision that fit into 32 bits, as signed integers.
    fn low_bits(&mut self, whole: Value, to: Element) -> Value {
        let wide = self.b().cast(Op::FpToSi, whole, Element::I32);
        if to.bits() < Element::I32.bits() { self.b().cast(Op::Trunc, wide, to) } else { wide }
    }

    /// Converts signed integers to single precision with a rounding mode other than to nearest even: first rounds the
    /// magnitude to the precision of the result.
    fn single_of_integers(&mut self, value: Value, how: Conversion) -> Lowered<Value> {
        let ty = self.function.ty(value);
        if ty.element != Element::I32 || how.from.is_unsigned() || how.to != DType::F32 {
            return Err(format!("of elements of {} to {} rounded as `{}`", how.from, how.to, how.rounding));
        }
        let mut b = self.b();
        let [zero, one, surplus, sign] = [0, 1, SURPLUS, i32::MIN.into()].map(|number: i64| b.splat_int(ty, number));
        let is_below = b.icmp(IntPredicate::Slt, value, zero);
        let negated = b.binary(Op::Sub, zero, value);
        let magnitude = b.select(is_below, negated, value);
        // The number of bits of the magnitude beyond the precision.
        let leading = b.unary(Op::Lzd, magnitude);
        let more = b.binary(Op::Sub, surplus, leading);
        let more = b.binary(Op::SMax, more, zero);
        let step = b.binary(Op::Shl, one, more);
        let low = b.binary(Op::Sub, step, one);
        let rest = b.binary(Op::And, magnitude, low);
        let kept = b.binary(Op::Sub, magnitude, rest);
        let next = b.binary(Op::Add, kept, step);
        let rounded = match how.rounding {
            VectorRound::Z => kept,
            VectorRound::A => {
                let twice = b.binary(Op::Add, rest, rest);
                let is_far = b.icmp(IntPredicate::Uge, twice, step);
                b.select(is_far, next, kept)
            }
            VectorRound::F | VectorRound::C => {
                let is_between = b.icmp(IntPredicate::Ne, rest, zero);
                let away = b.select(is_between, next, kept);
                if how.rounding == VectorRound::F {
                    b.select(is_below, away, kept)
                } else {
                    b.select(is_below, kept, away)
                }
            }
            other @ (VectorRound::R | VectorRound::O | VectorRound::H) => {
                return Err(format!("of elements of {} rounded as `{other}`", how.from));
            }
        };
        let single = b.cast(Op::UiToFp, rounded, Element::F32);
        let bits = b.bitcast(single, ty);
        let sign = b.binary(Op::And, value, sign);
        let bits = b.binary(Op::Or, bits, sign);
        Ok(b.bitcast(bits, ty.of(Element::F32)))
    }

    /// Rounds floats to integral values by a rounding mode.
    pub(super) fn rounded(&mut self, value: Value, rounding: VectorRound) -> Lowered<Value> {
        // Rounding instructions only support single precision.
        let ty = self.function.ty(value);
        if ty.element != Element::F32 {
            let wide = self.b().cast(Op::FpExt, value, Element::F32);
            let rounded = self.rounded(wide, rounding)?;
            return Ok(self.b().cast(Op::FpTrunc, rounded, ty.element));
        }
        let op = match rounding {
            VectorRound::R => Op::RndE,
            VectorRound::F => return Ok(self.rounded_beyond(value, Op::RndD)),
            VectorRound::C => return Ok(self.rounded_beyond(value, Op::RndU)),
            VectorRound::Z => Op::RndZ,
            VectorRound::A => return Ok(self.rounded_away(value)),
            other @ (VectorRound::O | VectorRound::H) => return Err(format!("rounded as `{other}`")),
        };
        Ok(self.b().unary(op, value))
    }

    /// Rounds single precision down or up. The instruction flushes denormals, comparisons do not.
    fn rounded_beyond(&mut self, value: Value, op: Op) -> Value {
        let lanes = self.function.ty(value).lanes;
        let mut b = self.b();
        let (relation, step) = if op == Op::RndD { (FloatPredicate::Ogt, -1.0) } else { (FloatPredicate::Olt, 1.0) };
        let near = b.unary(op, value);
        let is_wrong = b.fcmp(relation, near, value);
        let further = b.splat_f32(lanes, step);
        b.select(is_wrong, further, near)
    }

    /// Rounds single precision to the nearest integer, ties away from zero. The fractional part is exact; if it is at
    /// least one half, the result is one larger. Infinities have no fractional part.
    fn rounded_away(&mut self, value: Value) -> Value {
        let ty = self.function.ty(value);
        let mut b = self.b();
        let cut = b.unary(Op::RndZ, value);
        let rest = b.binary(Op::FSub, value, cut);
        let distance = b.unary(Op::AbsF, rest);
        let half = b.splat_f32(ty.lanes, 0.5);
        let is_far = b.fcmp(FloatPredicate::Oge, distance, half);
        let one = b.splat_f32(ty.lanes, 1.0);
        let minus = b.splat_f32(ty.lanes, -1.0);
        let zero = b.splat_f32(ty.lanes, 0.0);
        let is_below = b.fcmp(FloatPredicate::Olt, value, zero);
        let step = b.select(is_below, minus, one);
        let further = b.binary(Op::FAdd, cut, step);
        b.select(is_far, further, cut)
    }

    /// Converts single precision to fewer bits. The hardware rounds to nearest even; the other modes correct its
    /// result.
    fn shortened(&mut self, value: Value, how: Conversion) -> Lowered<Value> {
        let to = element(how.to).ok_or_else(|| format!("to elements of {}", how.to))?;
        let ty = self.function.ty(value);
        if how.rounding == VectorRound::A {
            // The source has more than one bit beyond the precision of the result: setting the lowest bit breaks ties
            // toward the larger magnitude.
            let mut b = self.b();
            let bits = b.bitcast(value, ty.of(Element::I32));
            let lowest = b.splat_int(ty.of(Element::I32), 1);
            let nudged = b.binary(Op::Or, bits, lowest);
            let nudged = b.bitcast(nudged, ty);
            let distance = b.unary(Op::AbsF, value);
            let infinity = b.splat_f32(ty.lanes, f32::INFINITY);
            let is_finite = b.fcmp(FloatPredicate::Olt, distance, infinity);
            let nudged = b.select(is_finite, nudged, value);
            return Ok(b.cast(Op::FpTrunc, nudged, to));
        }
        let mut b = self.b();
        let nearest = b.cast(Op::FpTrunc, value, to);
        if how.rounding == VectorRound::R {
            return Ok(nearest);
        }
        // If the nearest number is on the wrong side, the adjacent number in the encoding is correct.
        let back = b.cast(Op::FpExt, nearest, Element::F32);
        let bits_ty = ty.of(Element::I16);
        let (one, minus) = (b.splat_int(bits_ty, 1), b.splat_int(bits_ty, -1));
        let zero = b.splat_f32(ty.lanes, 0.0);
        let is_below = b.fcmp(FloatPredicate::Olt, value, zero);
        let (is_wrong, step) = match how.rounding {
            VectorRound::F => (b.fcmp(FloatPredicate::Ogt, back, value), b.select(is_below, one, minus)),
            VectorRound::C => (b.fcmp(FloatPredicate::Olt, back, value), b.select(is_below, minus, one)),
            VectorRound::Z => {
                let (found, wanted) = (b.unary(Op::AbsF, back), b.unary(Op::AbsF, value));
                (b.fcmp(FloatPredicate::Ogt, found, wanted), minus)
            }
            other @ (VectorRound::A | VectorRound::R | VectorRound::O | VectorRound::H) => {
                return Err(format!("to elements of {} rounded as `{other}`", how.to));
            }
        };
        let bits = b.bitcast(nearest, bits_ty);
        let next = b.binary(Op::Add, bits, step);
        let bits = b.select(is_wrong, next, bits);
        Ok(b.bitcast(bits, ty.of(to)))
    }
}
