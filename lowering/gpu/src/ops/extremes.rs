//! Minimum and maximum of floats: NaN if an operand is NaN, and +0 greater than -0, as in the interpreter.
//!
//! The hardware's `min` and `max` return the number if one operand is NaN, and either of two zeros. The backend expands
//! `maximum` and `minimum`, because it sees whole reductions. The lane of an extreme is found by integers in the order
//! of the reduction ([`Keys`]).

use genx::{Constant, Element, FloatPredicate, IntPredicate, Op, Value};

use super::vector_arith::{Extreme, integers};
use crate::emit::Emitter;

/// Returns the bits of infinity; `None` for integers.
pub(super) const fn infinity(element: Element) -> Option<u64> {
    match element {
        Element::F16 => Some(0x7c00),
        Element::BF16 => Some(0x7f80),
        Element::F32 => Some(0x7f80_0000),
        Element::F64 => Some(0x7ff0_0000_0000_0000),
        Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 => None,
    }
}

/// A map of floats to unsigned integers that preserves their order, with -0 directly below +0 and NaN beyond the
/// extreme.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    extreme: Extreme,
    /// The float with key 0: -inf for maxima, the successor of +inf for minima. NaN is then above +inf, or below -inf.
    first: u64,
    /// The key of NaN that is nearest to the numbers: the smallest for maxima, the largest for minima.
    nan: u64,
}

impl Keys {
    /// Returns the map for a type; `None` for types that vector reductions do not support.
    pub(super) const fn of(extreme: Extreme, element: Element) -> Option<Self> {
        let (bits, infinity) = match infinity(element) {
            Some(infinity) if element.bits() <= u32::BITS => (element.bits(), infinity),
            Some(_) | None => return None,
        };
        // As signed integers, -inf is the complement of +inf.
        let all = u64::MAX >> (64 - bits);
        let (low, high) = (!infinity & all, infinity);
        let (first, nan) = match extreme {
            Extreme::Greatest => (low, high.wrapping_add(1).wrapping_sub(low) & all),
            Extreme::Least => (high + 1, low.wrapping_sub(1).wrapping_sub(high + 1) & all),
        };
        Some(Self { extreme, first, nan })
    }
}

impl Emitter {
    /// Computes the keys of floats.
    pub(super) fn keys_of(&mut self, keys: Keys, value: Value) -> Value {
        let ty = integers(self.function.ty(value));
        let ordered = {
            let bits = self.b().bitcast(value, ty);
            self.reordered(bits)
        };
        let first = self.b().splat_int(ty, keys.first.cast_signed());
        self.b().binary(Op::Sub, ordered, first)
    }

    /// Maps bits of floats to signed integers of the same order, and back: inverts all bits except the sign of negative
    /// floats.
    fn reordered(&mut self, bits: Value) -> Value {
        let ty = self.function.ty(bits);
        let (sign, one) = (self.b().splat_int(ty, i64::from(ty.element.bits()) - 1), self.b().splat_int(ty, 1));
        let signs = self.b().binary(Op::AShr, bits, sign);
        let mask = self.b().binary(Op::LShr, signs, one);
        self.b().binary(Op::Xor, bits, mask)
    }

    /// Returns the lanes whose key is that of the extreme, which is in all lanes; if it is NaN, all lanes that are NaN.
    pub(super) fn holds(&mut self, keys: Keys, values: Value, extreme: Value) -> Value {
        let ty = self.function.ty(extreme);
        let nan = self.b().splat_int(ty, keys.nan.cast_signed());
        let (nearer, relation) = match keys.extreme {
            Extreme::Greatest => (Op::UMin, IntPredicate::Uge),
            Extreme::Least => (Op::UMax, IntPredicate::Ule),
        };
        let bound = self.b().binary(nearer, extreme, nan);
        let lanes = self.count(values);
        let all = self.b().read(bound, genx::Region::splat(lanes, 0), Some(lanes));
        self.b().icmp(relation, values, all)
    }

    /// Returns minimum or maximum of two vectors of floats other than `bfloat`.
    pub(super) fn extreme_of(&mut self, extreme: Extreme, lhs: Value, rhs: Value) -> Value {
        let splat = |e: &Self, value: Value| e.function.as_constant(value).and_then(Constant::splat);
        match (splat(self, lhs), splat(self, rhs)) {
            _ if lhs == rhs => lhs,
            (_, Some(bits)) => self.extreme_with(extreme, lhs, (rhs, bits)),
            (Some(bits), None) => self.extreme_with(extreme, rhs, (lhs, bits)),
            (None, None) => self.b().binary(extreme.op(), lhs, rhs),
        }
    }

    /// Returns minimum or maximum of a vector and a constant, by two instructions: comparisons with NaN are false.
    fn extreme_with(&mut self, extreme: Extreme, value: Value, (known, bits): (Value, u64)) -> Value {
        let element = self.function.ty(known).element;
        let sign = 1_u64 << (element.bits() - 1);
        if infinity(element).is_some_and(|infinity| bits & (sign - 1) > infinity) {
            return known;
        }
        // Of two zeros, the constant is chosen if it is the larger one for maxima, or the smaller one for minima.
        let relation = match extreme {
            Extreme::Greatest if bits == sign => FloatPredicate::Olt,
            Extreme::Greatest => FloatPredicate::Ole,
            Extreme::Least if bits == 0 => FloatPredicate::Ogt,
            Extreme::Least => FloatPredicate::Oge,
        };
        let chosen = self.b().fcmp(relation, value, known);
        self.b().select(chosen, known, value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the key of the bits of a single-precision number.
    fn key(keys: Keys, bits: u32) -> u32 {
        let ordered = bits ^ ((bits.cast_signed() >> 31).cast_unsigned() >> 1);
        ordered.wrapping_sub(u32::try_from(keys.first).unwrap_or(0))
    }

    /// Single-precision numbers in increasing order.
    const ORDER: [f32; 9] = [f32::NEG_INFINITY, f32::MIN, -1.0, -1e-40, -0.0, 0.0, 1e-40, f32::MAX, f32::INFINITY];
    /// NaN of both signs, with the smallest and the largest payload.
    const NAN: [u32; 4] = [0x7f80_0001, 0x7fff_ffff, 0xff80_0001, 0xffff_ffff];

    #[test]
    fn keys_are_in_the_order_of_numbers_and_nan_is_beyond() {
        for extreme in [Extreme::Greatest, Extreme::Least] {
            let Some(keys) = Keys::of(extreme, Element::F32) else { continue };
            let order: Vec<u32> = ORDER.iter().map(|number| key(keys, number.to_bits())).collect();
            assert!(order.is_sorted_by(|a, b| a < b), "{order:x?}");
            let nan = u32::try_from(keys.nan).unwrap_or(0);
            for bits in NAN {
                let key = key(keys, bits);
                match extreme {
                    Extreme::Greatest => assert!(key >= nan && nan > order[8], "{bits:x}"),
                    Extreme::Least => assert!(key <= nan && nan < order[0], "{bits:x}"),
                }
            }
        }
    }
}
