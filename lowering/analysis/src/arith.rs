//! Evaluates integer arithmetic on linear forms.

use crate::Linear;
use pto_upstream::Arith;

/// Largest shift whose power of two is an `i64`.
const MOST_SHIFT: i64 = 62;

/// Returns the result of an operation as a linear form; `None` if the result is not linear in the operands, if it
/// overflows, or if it has too many terms. `operand` gives the operand with an index; it is called only for operations
/// that may be linear.
pub fn evaluate<S: Copy + Ord, const TERMS: usize>(
    arith: Arith,
    operand: impl Fn(usize) -> Option<Linear<S, TERMS>>,
) -> Option<Linear<S, TERMS>> {
    match arith {
        Arith::AddI => operand(0)?.plus(&operand(1)?),
        Arith::SubI => operand(0)?.minus(&operand(1)?),
        Arith::MulI => {
            let (a, b) = (operand(0)?, operand(1)?);
            match (a.value(), b.value()) {
                (_, Some(factor)) => a.times(factor),
                (Some(factor), None) => b.times(factor),
                (None, None) => None,
            }
        }
        Arith::ShLI => {
            let bits = operand(1)?.value().filter(|bits| (0..=MOST_SHIFT).contains(bits))?;
            operand(0)?.times(1 << bits)
        }
        Arith::AddF
        | Arith::AndI
        | Arith::Bitcast
        | Arith::CeilDivSI
        | Arith::CeilDivUI
        | Arith::CmpF
        | Arith::CmpI
        | Arith::Constant
        | Arith::DivF
        | Arith::DivSI
        | Arith::DivUI
        | Arith::ExtF
        | Arith::ExtSI
        | Arith::ExtUI
        | Arith::FloorDivSI
        | Arith::FPToSI
        | Arith::FPToUI
        | Arith::IndexCast
        | Arith::IndexCastUI
        | Arith::MaximumF
        | Arith::MaxNumF
        | Arith::MaxSI
        | Arith::MaxUI
        | Arith::MinimumF
        | Arith::MinNumF
        | Arith::MinSI
        | Arith::MinUI
        | Arith::MulF
        | Arith::NegF
        | Arith::OrI
        | Arith::RemF
        | Arith::RemSI
        | Arith::RemUI
        | Arith::Select
        | Arith::ShRSI
        | Arith::ShRUI
        | Arith::SIToFP
        | Arith::SubF
        | Arith::TruncF
        | Arith::TruncI
        | Arith::UIToFP
        | Arith::XOrI => None,
    }
}

#[cfg(test)]
mod tests {
    use super::evaluate;
    use crate::Linear;
    use pto_upstream::Arith;

    #[test]
    fn linear_operations() {
        let x = Linear::<u32>::symbol(0);
        let of = |arith, a: &Linear<u32>, b: &Linear<u32>| {
            evaluate(arith, |index| [a, b].get(index).map(|operand| (*operand).clone()))
        };
        let three = Linear::known(3);
        assert_eq!(of(Arith::AddI, &x, &three), x.plus(&three));
        assert_eq!(of(Arith::SubI, &three, &x), three.minus(&x));
        assert_eq!(of(Arith::MulI, &three, &x), x.times(3));
        assert_eq!(of(Arith::MulI, &x, &x), None);
        assert_eq!(of(Arith::ShLI, &x, &three), x.times(8));
        assert_eq!(of(Arith::ShLI, &three, &x), None);
        assert_eq!(of(Arith::ShLI, &x, &Linear::known(63)), None);
        assert_eq!(of(Arith::DivSI, &x, &three), None);
    }
}
