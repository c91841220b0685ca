//! Integer arithmetic of other dialects on sums of unknown numbers.

use crate::linear::{Linear, Sign, Symbols, Test};
use pto_interp::program::{AttributeValue, Instruction};

/// The result of an operation on numbers; `None` of one that has another result.
pub(crate) fn result(symbols: &mut Symbols, instruction: &Instruction, operands: &[Linear]) -> Option<Linear> {
    let pto_interp::semantics::Code::Upstream(upstream) = &instruction.code else { return None };
    let name = upstream.name;
    let (a, b, c) = (operands.first(), operands.get(1), operands.get(2));
    if name == "arith.constant" {
        return match instruction.attribute("value") {
            AttributeValue::Int(value) => Some(Linear::known(*value)),
            _ => None,
        };
    }
    let a = a?;
    if name == "arith.cmpi" {
        return compare(symbols, instruction, a, b?);
    }
    if let "arith.index_cast" | "arith.index_castui" | "arith.extsi" | "arith.trunci" = name {
        return Some(a.clone());
    }
    if name == "arith.extui" {
        // A truth value that is known is 0 or 1 here, and -1 in MLIR.
        return Some(a.value().map_or_else(|| a.clone(), |value| Linear::known(value.abs())));
    }
    let b = b?;
    if name == "arith.select" {
        return match a.value() {
            Some(0) => c.cloned(),
            Some(_) => Some(b.clone()),
            None => Some(symbols.of(name, &[a, b, c?])),
        };
    }
    let exact = match (name, a.value(), b.value()) {
        ("arith.addi", ..) => a.plus(b),
        ("arith.subi", ..) => a.minus(b),
        ("arith.muli", Some(factor), _) => b.times(factor),
        ("arith.muli", _, Some(factor)) => a.times(factor),
        ("arith.shli", _, Some(bits @ 0..=62)) => a.times(1 << bits),
        (_, Some(a), Some(b)) => known(name, a, b).map(Linear::known),
        _ => None,
    };
    exact.or_else(|| is_integer(name).then(|| symbols.of(name, &[a, b])))
}

fn is_integer(name: &str) -> bool {
    name.starts_with("arith.") && !name.ends_with('f')
}

fn known(name: &str, a: i64, b: i64) -> Option<i64> {
    match name {
        "arith.remsi" | "arith.remui" => a.checked_rem(b),
        "arith.divsi" | "arith.divui" => a.checked_div(b),
        "arith.floordivsi" => (b > 0).then(|| a.div_euclid(b)),
        "arith.ceildivsi" | "arith.ceildivui" => {
            if b > 0 {
                a.checked_neg().map(|a| -a.div_euclid(b))
            } else {
                None
            }
        }
        "arith.andi" => Some(a & b),
        "arith.ori" => Some(a | b),
        "arith.xori" => Some(a ^ b),
        "arith.shrsi" | "arith.shrui" => u32::try_from(b).ok().and_then(|bits| a.checked_shr(bits)),
        "arith.minsi" | "arith.minui" => Some(a.min(b)),
        "arith.maxsi" | "arith.maxui" => Some(a.max(b)),
        _ => None,
    }
}

/// By how much operands differ that are compared, where it is known.
pub(crate) fn compared(instruction: &Instruction, operands: &[Linear]) -> Option<i64> {
    match (&instruction.code, operands) {
        (pto_interp::semantics::Code::Upstream(upstream), [a, b]) if upstream.name == "arith.cmpi" => {
            a.minus(b)?.value()
        }
        _ => None,
    }
}

/// Cases of `predicate`, in their order. Numbers are taken to have no sign bit set where they are compared without sign.
fn compare(symbols: &mut Symbols, instruction: &Instruction, a: &Linear, b: &Linear) -> Option<Linear> {
    let AttributeValue::Int(predicate) = instruction.attribute("predicate") else { return None };
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
