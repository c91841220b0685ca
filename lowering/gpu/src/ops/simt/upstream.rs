//! Lowers scalar arithmetic of MLIR's own dialects on values that differ between threads.

use genx::{Constant, Element, Op, Type, Value};
use pto_isa::{Key, TypeDesc};
use pto_program::{AttributeValue, Instruction};
use pto_upstream::{Arith, Is, Math, Other};

use super::{NOT_PRECISE, lanes};
use crate::control::Walker;
use crate::emit::Emitter;
use crate::ops::vector_arith::Unary;
use crate::refusal::Lowered;
use crate::upstream::{COMPARISONS, compared};
use crate::value::Val;

/// Lowers an operation that has such an operand.
pub(super) fn lower(walker: &mut Walker<'_>, is: Is, instruction: &Instruction) -> Lowered {
    let result = *instruction.result_types.first().ok_or("without a result")?;
    let mut values = Vec::new();
    for (slot, desc) in instruction.operands.iter().zip(&instruction.operand_types) {
        values.push(lanes::of(walker, *slot, desc)?);
    }
    let ty = lanes::type_of(&result)?;
    let value = match is {
        Is::Arith(operation) => arith(&mut walker.emitter, operation, &values, ty, instruction)?,
        Is::Math(function) => math(&mut walker.emitter, function, &values, &result)?,
        Is::Other(Other::Cast) => *values.first().ok_or("without an operand")?,
        Is::Other(Other::Bitcast) => {
            let value = *values.first().ok_or("without an operand")?;
            walker.emitter.b().bitcast(value, ty)
        }
        Is::Control(_) | Is::Other(_) | Is::Outer(_) => return Err("on values that differ between threads".to_owned()),
    };
    if walker.emitter.function.ty(value) != ty {
        return Err(format!("to {result}"));
    }
    let slot = *instruction.results.first().ok_or("without a result")?;
    walker.set(slot, Val::Lanes(value));
    Ok(())
}

fn arith(e: &mut Emitter, operation: Arith, values: &[Value], ty: Type, instruction: &Instruction) -> Lowered<Value> {
    let integer = match operation {
        Arith::AddI => Some(Op::Add),
        Arith::SubI => Some(Op::Sub),
        Arith::MulI => Some(Op::Mul),
        Arith::AndI => Some(Op::And),
        Arith::OrI => Some(Op::Or),
        Arith::XOrI => Some(Op::Xor),
        Arith::ShLI => Some(Op::Shl),
        Arith::ShRSI => Some(Op::AShr),
        Arith::ShRUI => Some(Op::LShr),
        Arith::DivSI => Some(Op::SDiv),
        Arith::DivUI => Some(Op::UDiv),
        Arith::RemSI => Some(Op::SRem),
        Arith::RemUI => Some(Op::URem),
        Arith::MinSI => Some(Op::SMin),
        Arith::MaxSI => Some(Op::SMax),
        Arith::MinUI => Some(Op::UMin),
        Arith::MaxUI => Some(Op::UMax),
        _ => None,
    };
    let float = match operation {
        Arith::AddF => Some(Op::FAdd),
        Arith::SubF => Some(Op::FSub),
        Arith::MulF => Some(Op::FMul),
        Arith::DivF => Some(Op::FDiv),
        Arith::MaxNumF => Some(Op::FMax),
        Arith::MinNumF => Some(Op::FMin),
        Arith::MaximumF => Some(Op::FMaximum),
        Arith::MinimumF => Some(Op::FMinimum),
        _ => None,
    };
    match (operation, values) {
        (_, [lhs, rhs]) if integer.is_some() || float.is_some() => {
            let op = integer.or(float).unwrap_or(Op::Add);
            calculated(e, op, *lhs, *rhs)
        }
        (Arith::CmpI, [lhs, rhs]) => {
            let AttributeValue::Int(code) = instruction.attribute(Key::Predicate) else {
                return Err("without a predicate".to_owned());
            };
            let predicate = usize::try_from(*code).ok().and_then(|code| COMPARISONS.get(code));
            let (lhs, rhs) = (numbers(e, *lhs), numbers(e, *rhs));
            Ok(e.b().icmp(*predicate.ok_or("by an unknown predicate")?, lhs, rhs))
        }
        (Arith::CmpF, [lhs, rhs]) => {
            let AttributeValue::Int(code) = instruction.attribute(Key::Predicate) else {
                return Err("without a predicate".to_owned());
            };
            let (lhs, rhs) = (widened(e, *lhs), widened(e, *rhs));
            compared(e, *code, lhs, rhs)
        }
        (Arith::Select, [condition, on_true, on_false]) => Ok(e.b().select(*condition, *on_true, *on_false)),
        (Arith::NegF, [value]) => Ok(e.b().unary(Op::FNeg, *value)),
        (Arith::IndexCast | Arith::ExtSI | Arith::TruncI, [value]) => Ok(resized(e, *value, ty.element, true)),
        (Arith::IndexCastUI | Arith::ExtUI, [value]) => Ok(resized(e, *value, ty.element, false)),
        (Arith::SIToFP | Arith::UIToFP, [value]) => {
            let is_signed = operation == Arith::SIToFP;
            let bits = e.function.ty(*value).element.bits();
            let wide = resized(e, *value, if bits > 32 { Element::I64 } else { Element::I32 }, is_signed);
            Ok(e.b().cast(if is_signed { Op::SiToFp } else { Op::UiToFp }, wide, ty.element))
        }
        (Arith::FPToSI | Arith::FPToUI, [value]) => {
            let value = widened(e, *value);
            let word = if ty.element.bits() > 32 { Element::I64 } else { Element::I32 };
            let whole = e.b().cast(if operation == Arith::FPToSI { Op::FpToSi } else { Op::FpToUi }, value, word);
            Ok(resized(e, whole, ty.element, true))
        }
        (Arith::ExtF, [value]) => Ok(e.b().cast(Op::FpExt, *value, ty.element)),
        (Arith::TruncF, [value]) => Ok(e.b().cast(Op::FpTrunc, *value, ty.element)),
        (Arith::Bitcast, [value]) => Ok(e.b().bitcast(*value, ty)),
        (other, _) => Err(format!("as {other:?} of values that differ between threads")),
    }
}

/// Computes integers or floats; narrow ones, of which the hardware has fewer operations, in 32 bits.
fn calculated(e: &mut Emitter, op: Op, lhs: Value, rhs: Value) -> Lowered<Value> {
    let ty = e.function.ty(lhs);
    match ty.element {
        Element::I1 => match op {
            Op::And | Op::Or | Op::Xor => Ok(e.b().binary(op, lhs, rhs)),
            Op::Add | Op::Sub => Ok(e.b().binary(Op::Xor, lhs, rhs)),
            Op::Mul => Ok(e.b().binary(Op::And, lhs, rhs)),
            _ => Err("on single bits that differ between threads".to_owned()),
        },
        Element::I8 | Element::I16 => {
            let unsigned = matches!(op, Op::UDiv | Op::URem | Op::UMin | Op::UMax | Op::LShr);
            let (lhs, rhs) = (resized(e, lhs, Element::I32, !unsigned), resized(e, rhs, Element::I32, !unsigned));
            let value = lanes::computed(e, op, lhs, rhs);
            Ok(resized(e, value, ty.element, true))
        }
        Element::BF16 => {
            let (lhs, rhs) = (widened(e, lhs), widened(e, rhs));
            let value = e.b().binary(op, lhs, rhs);
            Ok(e.b().cast(Op::FpTrunc, value, Element::BF16))
        }
        Element::I32 | Element::I64 => Ok(lanes::computed(e, op, lhs, rhs)),
        Element::F16 | Element::F32 | Element::F64 => Ok(e.b().binary(op, lhs, rhs)),
    }
}

/// Returns floats in a type that has arithmetic.
pub(super) fn widened(e: &mut Emitter, value: Value) -> Value {
    let is_short = e.function.ty(value).element == Element::BF16;
    if is_short { e.b().cast(Op::FpExt, value, Element::F32) } else { value }
}

/// Returns single bits as integers that compare as they do.
fn numbers(e: &mut Emitter, value: Value) -> Value {
    if e.function.ty(value).element == Element::I1 { resized(e, value, Element::I32, true) } else { value }
}

/// Converts integers to another width.
pub(super) fn resized(e: &mut Emitter, value: Value, to: Element, is_signed: bool) -> Value {
    let ty = e.function.ty(value);
    if let Some(elements) = lanes::elements(e, value).filter(|_| ty.element.bits() > 1 && to.bits() > 1) {
        let unused = 64 - ty.element.bits();
        let extended = |bits: u64| {
            let high = bits << unused;
            if is_signed { (high.cast_signed() >> unused).cast_unsigned() } else { high >> unused }
        };
        let kept = u64::MAX >> (64 - to.bits());
        return e.b().elements(to, elements.into_iter().map(|bits| extended(bits) & kept).collect());
    }
    match (ty.element, to) {
        (from, to) if from == to => value,
        (Element::I1, to) => {
            let one = e.b().splat_int(ty.of(to), if is_signed { -1 } else { 1 });
            let zero = e.b().splat_int(ty.of(to), 0);
            e.b().select(value, one, zero)
        }
        (_, Element::I1) => {
            let one = e.b().splat_int(ty, 1);
            let low = e.b().binary(Op::And, value, one);
            let zero = e.function.constant(ty, Constant::Splat(0));
            e.b().icmp(genx::IntPredicate::Ne, low, zero)
        }
        (from, to) if from.bits() > to.bits() => e.b().cast(Op::Trunc, value, to),
        (_, to) => e.b().cast(if is_signed { Op::SExt } else { Op::ZExt }, value, to),
    }
}

fn math(e: &mut Emitter, function: Math, values: &[Value], result: &TypeDesc) -> Lowered<Value> {
    use pto_isa::attrs::VectorRound;
    let dtype = result.dtype().ok_or_else(|| format!("on {result}"))?;
    let unary = match (function, values) {
        (Math::Fma, [lhs, rhs, add]) => {
            let ty = e.function.ty(*lhs);
            if ty.element == Element::BF16 {
                return Ok(e.fused_short(*lhs, *rhs, *add));
            }
            return Ok(e.b().value(Op::Fma, &[*lhs, *rhs, *add], &[], ty));
        }
        (Math::Ceil, [value]) => return e.rounded(*value, VectorRound::C),
        (Math::Floor, [value]) => return e.rounded(*value, VectorRound::F),
        (Math::AbsI | Math::AbsF, _) => Unary::Abs,
        (Math::Exp, _) => Unary::Exp,
        (Math::Log, _) => Unary::Ln,
        (Math::Rsqrt, _) => Unary::Rsqrt,
        (Math::Sqrt, _) => Unary::Sqrt,
        (Math::Cos | Math::Sin | Math::PowF | Math::Fma | Math::Ceil | Math::Floor, _) => {
            return Err(NOT_PRECISE.to_owned());
        }
    };
    e.unary_of(unary, *values.first().ok_or("without an operand")?, dtype)
}
