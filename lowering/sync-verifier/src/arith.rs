//! Evaluates integer operations of upstream dialects on linear forms.

use crate::linear::{Linear, Sign, Symbols, Test};
use pto_program::{AttributeValue, Code, Instruction};
use pto_upstream::{Arith, Is, Upstream};

/// Evaluates an operation with an integer result; returns `None` if the result is of another kind.
pub(crate) fn result(symbols: &mut Symbols, instruction: &Instruction, operands: &[Linear]) -> Option<Linear> {
    let (upstream, arith) = arith(instruction)?;
    let (a, b, c) = (operands.first(), operands.get(1), operands.get(2));
    let exact = match arith {
        Arith::Constant => {
            return match instruction.attribute_spelled("value") {
                AttributeValue::Int(value) => Some(Linear::known(*value)),
                _ => None,
            };
        }
        Arith::CmpI => return compare(symbols, instruction, a?, b?),
        Arith::IndexCast | Arith::IndexCastUI | Arith::ExtSI | Arith::TruncI => return a.cloned(),
        // An `i1` constant is -1 in MLIR, and 1 where it was computed here.
        Arith::ExtUI => return a.map(|a| a.value().map_or_else(|| a.clone(), |value| Linear::known(value.abs()))),
        Arith::Select => {
            return match a?.value() {
                Some(0) => c.cloned(),
                Some(_) => b.cloned(),
                None => Some(symbols.select(upstream.name, a?, b?, c?)),
            };
        }
        Arith::AddI | Arith::SubI | Arith::MulI | Arith::ShLI => {
            pto_analysis::evaluate(arith, |index| operands.get(index).cloned())
        }
        Arith::RemSI | Arith::RemUI => of_known(a?, b?, i64::checked_rem),
        Arith::DivSI | Arith::DivUI => of_known(a?, b?, i64::checked_div),
        Arith::FloorDivSI => of_known(a?, b?, |a, b| (b > 0).then(|| a.div_euclid(b))),
        Arith::CeilDivSI | Arith::CeilDivUI => {
            of_known(a?, b?, |a, b| if b > 0 { a.checked_neg().map(|a| -a.div_euclid(b)) } else { None })
        }
        Arith::AndI => of_known(a?, b?, |a, b| Some(a & b)),
        Arith::OrI => of_known(a?, b?, |a, b| Some(a | b)),
        Arith::XOrI => of_known(a?, b?, |a, b| Some(a ^ b)),
        Arith::ShRSI | Arith::ShRUI => {
            of_known(a?, b?, |a, b| u32::try_from(b).ok().and_then(|bits| a.checked_shr(bits)))
        }
        Arith::MinSI | Arith::MinUI => of_known(a?, b?, |a, b| Some(a.min(b))),
        Arith::MaxSI | Arith::MaxUI => of_known(a?, b?, |a, b| Some(a.max(b))),
        Arith::AddF
        | Arith::Bitcast
        | Arith::CmpF
        | Arith::DivF
        | Arith::ExtF
        | Arith::FPToSI
        | Arith::FPToUI
        | Arith::MaximumF
        | Arith::MaxNumF
        | Arith::MinimumF
        | Arith::MinNumF
        | Arith::MulF
        | Arith::NegF
        | Arith::RemF
        | Arith::SIToFP
        | Arith::SubF
        | Arith::TruncF
        | Arith::UIToFP => return None,
    };
    exact.or_else(|| Some(symbols.of(upstream.name, &[a?, b?])))
}

/// Returns the operation of `arith` that an instruction executes.
fn arith(instruction: &Instruction) -> Option<(&'static Upstream, Arith)> {
    match &instruction.code {
        Code::Upstream(upstream) => match upstream.is {
            Is::Arith(arith) => Some((*upstream, arith)),
            Is::Control(_) | Is::Math(_) | Is::Other(_) | Is::Outer(_) => None,
        },
        Code::Op(_) | Code::Other(_) => None,
    }
}

/// Applies a function to two known integers.
fn of_known(a: &Linear, b: &Linear, f: impl FnOnce(i64, i64) -> Option<i64>) -> Option<Linear> {
    a.value().zip(b.value()).and_then(|(a, b)| f(a, b)).map(Linear::known)
}

/// Returns the difference of compared operands, if it is known.
pub(crate) fn compared(instruction: &Instruction, operands: &[Linear]) -> Option<i64> {
    match (arith(instruction), operands) {
        (Some((_, Arith::CmpI)), [a, b]) => a.minus(b)?.value(),
        _ => None,
    }
}

/// Compares two operands, after the cases of `predicate` in their order. Unsigned comparisons assume that no sign bit
/// is set.
fn compare(symbols: &mut Symbols, instruction: &Instruction, a: &Linear, b: &Linear) -> Option<Linear> {
    let AttributeValue::Int(predicate) = instruction.attribute_spelled("predicate") else { return None };
    let (name, turned, sign) = match predicate {
        0 => ("eq", false, Sign::Zero),
        1 => ("ne", false, Sign::NonZero),
        2 | 6 => ("lt", false, Sign::Negative),
        3 | 7 => ("le", false, Sign::NotPositive),
        4 | 8 => ("lt", true, Sign::Negative),
        5 | 9 => ("le", true, Sign::NotPositive),
        _ => return None,
    };
    let (a, b) = if turned { (b, a) } else { (a, b) };
    Some(symbols.test(name, &[a, b], Test { difference: a.minus(b)?, sign }))
}
