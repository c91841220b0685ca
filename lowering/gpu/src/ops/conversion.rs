//! Conversions of elements, with their ways of rounding.

use genx::{Element, FloatPredicate, Op, Value};
use pto_isa::types::DType;

use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{element, is_unsigned};

/// Which conversion it is.
#[derive(Clone, Copy)]
pub(super) struct Conversion {
    pub from: DType,
    pub to: DType,
    pub rounding: &'static str,
    pub saturated: bool,
}

impl Emitter {
    /// Elements of one type as those of another.
    pub(super) fn converted(&mut self, value: Value, how: Conversion) -> Lowered<Value> {
        let from = element(how.from).ok_or_else(|| format!("on elements of {}", how.from))?;
        let to = element(how.to).ok_or_else(|| format!("to elements of {}", how.to))?;
        let unsigned = (is_unsigned(how.from), is_unsigned(how.to));
        Ok(match (from.is_float(), to.is_float()) {
            (true, true) if from == to => value,
            (true, true) if from.bits() < to.bits() => self.b().cast(Op::FpExt, value, to),
            (true, true) if from.bits() == to.bits() => {
                let wide = self.b().cast(Op::FpExt, value, Element::F32);
                self.converted(wide, Conversion { from: DType::F32, ..how })?
            }
            (true, true) => {
                let wide = if from == Element::F32 { value } else { self.b().cast(Op::FpExt, value, Element::F32) };
                self.shortened(wide, how)?
            }
            (true, false) => {
                // An integer that the narrow float has is one in single precision, which has rounding.
                let narrow = from.bits() < Element::F32.bits();
                let value = if narrow { self.b().cast(Op::FpExt, value, Element::F32) } else { value };
                let whole = self.rounded(value, how.rounding)?;
                if !how.saturated && to.bits() < Element::I32.bits() {
                    // The low bits are kept; conversions to narrow integers saturate.
                    let wide = self.b().cast(Op::FpToSi, whole, Element::I32);
                    return Ok(self.b().cast(Op::Trunc, wide, to));
                }
                let op = match (how.saturated, unsigned.1) {
                    (true, false) => Op::FpToSiSat,
                    (true, true) => Op::FpToUiSat,
                    (false, false) => Op::FpToSi,
                    (false, true) => Op::FpToUi,
                };
                self.b().cast(op, whole, to)
            }
            (false, true) => {
                let op = if unsigned.0 { Op::UiToFp } else { Op::SiToFp };
                if to == Element::BF16 {
                    let wide = self.b().cast(op, value, Element::F32);
                    return Ok(self.b().cast(Op::FpTrunc, wide, to));
                }
                self.b().cast(op, value, to)
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

    /// Floats rounded to integers, as a word says.
    pub(super) fn rounded(&mut self, value: Value, rounding: &str) -> Lowered<Value> {
        // Rounding is there for single precision.
        let ty = self.function.ty(value);
        if ty.element != Element::F32 {
            let wide = self.b().cast(Op::FpExt, value, Element::F32);
            let rounded = self.rounded(wide, rounding)?;
            return Ok(self.b().cast(Op::FpTrunc, rounded, ty.element));
        }
        let op = match rounding {
            "R" => Op::RndE,
            "F" => return Ok(self.rounded_beyond(value, Op::RndD)),
            "C" => return Ok(self.rounded_beyond(value, Op::RndU)),
            "Z" => Op::RndZ,
            "A" => return Ok(self.rounded_away(value)),
            other => return Err(format!("rounded as `{other}`")),
        };
        Ok(self.b().unary(op, value))
    }

    /// Numbers of single precision rounded down or up. The instruction takes denormals as zero, which comparisons do not.
    fn rounded_beyond(&mut self, value: Value, op: Op) -> Value {
        let lanes = self.function.ty(value).lanes;
        let mut b = self.b();
        let (relation, step) = if op == Op::RndD { (FloatPredicate::Ogt, -1.0) } else { (FloatPredicate::Olt, 1.0) };
        let near = b.unary(op, value);
        let is_wrong = b.fcmp(relation, near, value);
        let further = b.splat_f32(lanes, step);
        b.select(is_wrong, further, near)
    }

    /// Numbers of single precision rounded to the nearest integer, ties away from zero. What is cut off is exact, and one half
    /// of it or more makes the integer one larger; infinities have nothing to cut off.
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

    /// Numbers of single precision in fewer bits. The hardware rounds to the nearest, ties to even; other ways follow from it.
    fn shortened(&mut self, value: Value, how: Conversion) -> Lowered<Value> {
        let to = element(how.to).ok_or_else(|| format!("to elements of {}", how.to))?;
        let ty = self.function.ty(value);
        if how.rounding == "A" {
            // After the last bit of the result there is more than one: with the lowest set nothing is a tie, and ties
            // become what is further away.
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
        if how.rounding == "R" {
            return Ok(nearest);
        }
        // Where the nearest lies on the wrong side, the one before it in the encoding, or after it, does not.
        let back = b.cast(Op::FpExt, nearest, Element::F32);
        let bits_ty = ty.of(Element::I16);
        let (one, minus) = (b.splat_int(bits_ty, 1), b.splat_int(bits_ty, -1));
        let zero = b.splat_f32(ty.lanes, 0.0);
        let is_below = b.fcmp(FloatPredicate::Olt, value, zero);
        let (is_wrong, step) = match how.rounding {
            "F" => (b.fcmp(FloatPredicate::Ogt, back, value), b.select(is_below, one, minus)),
            "C" => (b.fcmp(FloatPredicate::Olt, back, value), b.select(is_below, minus, one)),
            "Z" => {
                let (found, wanted) = (b.unary(Op::AbsF, back), b.unary(Op::AbsF, value));
                (b.fcmp(FloatPredicate::Ogt, found, wanted), minus)
            }
            other => return Err(format!("to elements of {} rounded as `{other}`", how.to)),
        };
        let bits = b.bitcast(nearest, bits_ty);
        let next = b.binary(Op::Add, bits, step);
        let bits = b.select(is_wrong, next, bits);
        Ok(b.bitcast(bits, ty.of(to)))
    }
}
