//! Folds instructions that equal one of their operands or a constant. Source: GenX backend design, "Constant folding,
//! instruction simplification".

use crate::constant::Constant;
use crate::interp;
use crate::ir::{Function, Inst, Value};
use crate::table::Op;
use crate::target::{self, Form};

/// Replaces an instruction by an operand or constant with the same value; returns whether it did.
pub fn simplify(function: &mut Function, inst: Inst) -> bool {
    match folded(function, inst).or_else(|| operand(function, inst)) {
        Some(value) => {
            function.replace(inst, value);
            true
        }
        None => false,
    }
}

/// Folds an operation on constants.
fn folded(function: &mut Function, inst: Inst) -> Option<Value> {
    if matches!(function.op(inst), Op::BitCast | Op::FpExt)
        && let (Some(Constant::Undef), Some(result)) =
            (function.as_constant(function.operands(inst)[0]), function.result(inst))
    {
        return Some(function.constant(function.ty(result), Constant::Undef));
    }
    // A load of a constant exists because no instruction can encode the constant.
    if target::form(function.op(inst)) == Form::Move {
        return None;
    }
    let bits = interp::fold(function, inst)?;
    let result = function.result(inst)?;
    Some(function.constant(function.ty(result), Constant::of(bits)))
}

/// Returns the operand that an operation on integers leaves unchanged.
fn operand(function: &Function, inst: Inst) -> Option<Value> {
    let [lhs, rhs] = *function.operands(inst) else { return None };
    let (left, right) = (function.as_integer(lhs), function.as_integer(rhs));
    match (function.op(inst), left, right) {
        (Op::Add | Op::Or | Op::Xor, Some(0), _) | (Op::Mul, Some(1), _) | (Op::And, Some(-1), _) => Some(rhs),
        (Op::Add | Op::Sub | Op::Or | Op::Xor | Op::Shl | Op::LShr | Op::AShr, _, Some(0))
        | (Op::Mul | Op::SDiv | Op::UDiv, _, Some(1))
        | (Op::And, _, Some(-1)) => Some(lhs),
        (Op::Mul | Op::And, Some(0), _) => Some(lhs),
        (Op::Mul | Op::And, _, Some(0)) => Some(rhs),
        (Op::And | Op::Or | Op::SMax | Op::SMin | Op::UMax | Op::UMin, _, _) if lhs == rhs => Some(lhs),
        (_, _, _) => None,
    }
}
