//! Division by constants: multiplication by an inverse, and shifts (Granlund and Montgomery, "Division by Invariant
//! Integers using Multiplication", 1994).

use crate::builder::Builder;
use crate::ir::{Inst, Value};
use crate::passes::State;
use crate::ranges;
use crate::table::Op;

/// Emits quotient or remainder of a division by a constant: always for powers of two, for other constants if the
/// platform has no division (`legal`) and elements have 32 or 64 bits.
pub(super) fn quotient(state: &mut State, inst: Inst, legal: bool) -> Option<Value> {
    let function = &mut state.function;
    let op = function.op(inst);
    let signed = matches!(op, Op::SDiv | Op::SRem);
    let remains = matches!(op, Op::SRem | Op::URem);
    if !signed && !matches!(op, Op::UDiv | Op::URem) {
        return None;
    }
    let [dividend, by] = *function.operands(inst) else { return None };
    let bits = function.ty(dividend).element.bits();
    let divisor = function.as_integer(by).filter(|divisor| *divisor != 0)?;
    let unsigned = divisor.cast_unsigned() & (u64::MAX >> (64 - bits));
    let size = if signed { divisor.unsigned_abs() } else { unsigned };
    let (least, most) = ranges::of(function, dividend);
    // Non-negative dividends need no correction of the rounding.
    let positive = !signed || least >= 0;
    let most = if signed { most } else { ranges::unsigned(function, dividend) };
    if !size.is_power_of_two() && (legal || bits < 32) {
        return None;
    }
    let mut b = Builder::before(function, inst);
    let mut division = Division { b: &mut b, dividend, bits };
    let quotient = match (size.is_power_of_two(), positive) {
        (true, true) if remains => {
            let mask = division.number(size.wrapping_sub(1).cast_signed());
            return Some(division.b.binary(Op::And, dividend, mask));
        }
        (true, true) => division.shifted(Op::LShr, dividend, size.trailing_zeros()),
        (true, false) => {
            let biased = division.biased(size.trailing_zeros());
            if remains {
                let mask = division.number(size.wrapping_neg().cast_signed());
                let whole = division.b.binary(Op::And, biased, mask);
                return Some(division.b.binary(Op::Sub, dividend, whole));
            }
            division.shifted(Op::AShr, biased, size.trailing_zeros())
        }
        (false, true) => division.unsigned(size, most),
        (false, false) => division.signed(size),
    };
    if remains {
        let size = division.number(size.cast_signed());
        let product = division.b.binary(Op::Mul, quotient, size);
        return Some(division.b.binary(Op::Sub, dividend, product));
    }
    let negative = signed && divisor < 0;
    Some(if negative { division.negated(quotient) } else { quotient })
}

/// The expansion of a division by a constant.
struct Division<'b, 'f> {
    b: &'b mut Builder<'f>,
    dividend: Value,
    /// Bits of an element.
    bits: u32,
}

impl Division<'_, '_> {
    fn number(&mut self, number: i64) -> Value {
        let ty = self.b.function.ty(self.dividend);
        self.b.splat_int(ty, number)
    }

    fn shifted(&mut self, op: Op, value: Value, by: u32) -> Value {
        let amount = self.number(by.into());
        self.b.binary(op, value, amount)
    }

    fn negated(&mut self, value: Value) -> Value {
        let zero = self.number(0);
        self.b.binary(Op::Sub, zero, value)
    }

    /// Returns all ones for negative dividends, zero for others.
    fn sign(&mut self) -> Value {
        self.shifted(Op::AShr, self.dividend, self.bits - 1)
    }

    /// Returns the dividend, plus 2^by - 1 if it is negative, so that a shift rounds towards zero.
    fn biased(&mut self, by: u32) -> Value {
        if by == 0 {
            return self.dividend;
        }
        let sign = self.sign();
        let bias = self.shifted(Op::LShr, sign, self.bits - by);
        self.b.binary(Op::Add, self.dividend, bias)
    }

    /// Returns the upper half of the product of the dividend and a constant.
    fn upper(&mut self, op: Op, value: Value, factor: u128) -> Value {
        #[expect(clippy::cast_possible_truncation, reason = "factors have the bits of an element")]
        let factor = self.number((factor as u64).cast_signed());
        self.b.binary(op, value, factor)
    }

    /// Returns the quotient of a non-negative dividend with an upper bound.
    fn unsigned(&mut self, size: u64, most: i128) -> Value {
        let most = u64::try_from(most).unwrap_or(u64::MAX);
        let fits = |factor: u128| factor >> self.bits == 0;
        if let Some((factor, shift)) = inverse(size, self.bits, most).filter(|(factor, _)| fits(*factor)) {
            let upper = self.upper(Op::UMulH, self.dividend, factor);
            return self.shifted(Op::LShr, upper, shift);
        }
        // A shift by the trailing zeros of the divisor makes the factor one bit shorter.
        let even = size.trailing_zeros();
        if let Some((factor, shift)) =
            inverse(size >> even, self.bits, most >> even).filter(|(factor, _)| fits(*factor))
            && even > 0
        {
            let half = self.shifted(Op::LShr, self.dividend, even);
            let upper = self.upper(Op::UMulH, half, factor);
            return self.shifted(Op::LShr, upper, shift);
        }
        // The factor has one bit more than an element: the dividend is added separately, without overflow.
        let up = 64 - (size - 1).leading_zeros();
        let factor = ((1 << self.bits) * ((1 << up) - u128::from(size))) / u128::from(size) + 1;
        let upper = self.upper(Op::UMulH, self.dividend, factor);
        let rest = self.b.binary(Op::Sub, self.dividend, upper);
        let half = self.shifted(Op::LShr, rest, 1);
        let sum = self.b.binary(Op::Add, half, upper);
        self.shifted(Op::LShr, sum, up - 1)
    }

    /// Returns the quotient of signed integers by a positive divisor that is no power of two.
    fn signed(&mut self, size: u64) -> Value {
        let half = 1_u64 << (self.bits - 1);
        let Some((factor, shift)) = inverse(size, self.bits, half) else { return self.dividend };
        let mut upper = self.upper(Op::SMulH, self.dividend, factor);
        if factor >= half.into() {
            // As a signed number, the factor is 2^bits too small.
            upper = self.b.binary(Op::Add, upper, self.dividend);
        }
        let quotient = self.shifted(Op::AShr, upper, shift);
        let sign = self.sign();
        self.b.binary(Op::Sub, quotient, sign)
    }
}

/// Returns a factor and a shift such that `x * factor >> (bits + shift)` is `x / divisor` for all `x` up to `most`: the
/// smallest factor, which may have one bit more than an element. `None` if there is none that can be computed here.
fn inverse(divisor: u64, bits: u32, most: u64) -> Option<(u128, u32)> {
    let divisor = u128::from(divisor);
    (bits..=127).find_map(|power| {
        let whole = 1_u128 << power;
        let factor = whole / divisor + 1;
        // The error of the factor, in parts of the divisor; its sum must be less than one part.
        let error = factor.checked_mul(divisor)?.checked_sub(whole)?;
        let exact = error.checked_mul(u128::from(most) + 1).is_some_and(|error| error <= whole);
        (exact && factor >> bits < 2).then_some((factor, power - bits))
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    /// Divides by the factor as the generated code does: takes the upper half, then shifts.
    fn divided(number: u64, bits: u32, (factor, shift): (u128, u32)) -> u128 {
        ((u128::from(number) * factor) >> bits) >> shift
    }

    #[test]
    fn inverses_divide_what_they_are_for() {
        for bits in [8, 16, 32] {
            let largest = u64::MAX >> (64 - bits);
            for divisor in (3..300).chain(largest - 3..largest) {
                for most in [largest, largest / 2, 1000.min(largest)] {
                    let Some(inverse) = inverse(divisor, bits, most) else { continue };
                    let near = (0..=largest / divisor).step_by((largest / divisor / 50).max(1) as usize);
                    let near = near.flat_map(|times| [times * divisor, (times * divisor).saturating_sub(1)]);
                    for number in near.chain([0, 1, most]).filter(|number| *number <= most) {
                        assert_eq!(
                            divided(number, bits, inverse),
                            u128::from(number / divisor),
                            "{number} / {divisor}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn signed_divisors_have_an_inverse() {
        for bits in [32, 64] {
            let half = 1_u64 << (bits - 1);
            for divisor in (3..100).chain(half - 3..half).filter(|divisor| !divisor.is_power_of_two()) {
                let (factor, _) = inverse(divisor, bits, half).unwrap();
                assert!(factor >> bits == 0);
            }
        }
    }
}
