//! Lowers scalar functions of MLIR's dialect `math`: they are computed as by vector operations.

use genx::{Element, Op};
use pto_isa::TypeDesc;
use pto_program::Instruction;
use pto_upstream::Math;

use super::{float, operand, width};
use crate::control::Walker;
use crate::ops::Unary;
use crate::refusal::Lowered;
use crate::value::{Num, Val};

/// Lowers a function.
pub(super) fn lower(
    walker: &mut Walker<'_>,
    function: Math,
    instruction: &Instruction,
    result: &TypeDesc,
) -> Lowered<Val> {
    let unary = match function {
        Math::AbsI => {
            let number = operand(walker, instruction, 0)?;
            let bits = width(result, Op::Sub, [Num::Const(0), number])?;
            let negated = walker.emitter.integer(Op::Sub, Num::Const(0), number, bits);
            return Ok(Val::Num(walker.emitter.integer(Op::SMax, number, negated, bits)));
        }
        Math::Fma => {
            let operands = [0, 1, 2].map(|index| float(walker, instruction, index));
            let [lhs, rhs, add] = operands;
            let (lhs, rhs, add) = (lhs?, rhs?, add?);
            let ty = walker.emitter.function.ty(lhs);
            return Ok(Val::Float(walker.emitter.b().value(Op::Fma, &[lhs, rhs, add], &[], ty)));
        }
        Math::Ceil => return rounded(walker, instruction, Op::RndU),
        Math::Floor => return rounded(walker, instruction, Op::RndD),
        Math::Cos | Math::Sin | Math::PowF => return Err("of which the hardware has no precise form".to_owned()),
        Math::AbsF => Unary::Abs,
        Math::Exp => Unary::Exp,
        Math::Log => Unary::Ln,
        Math::Rsqrt => Unary::Rsqrt,
        Math::Sqrt => Unary::Sqrt,
    };
    let value = float(walker, instruction, 0)?;
    let dtype = result.dtype().ok_or_else(|| format!("on {result}"))?;
    Ok(Val::Float(walker.emitter.unary_of(unary, value, dtype)?))
}

/// Rounds a float to an integer, in single precision.
fn rounded(walker: &mut Walker<'_>, instruction: &Instruction, op: Op) -> Lowered<Val> {
    let value = float(walker, instruction, 0)?;
    let element = walker.emitter.function.ty(value).element;
    let mut b = walker.emitter.b();
    let wide = if element == Element::F32 { value } else { b.cast(Op::FpExt, value, Element::F32) };
    let whole = b.unary(op, wide);
    Ok(Val::Float(if element == Element::F32 { whole } else { b.cast(Op::FpTrunc, whole, element) }))
}
