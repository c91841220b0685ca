//! Vectors with a lane for each thread of a team.

use genx::{Constant, Element, IntPredicate, Op, Type, Value};
use pto_isa::{Name, TypeDesc};
use pto_program::Slot;

use super::TEAM;
use crate::control::Walker;
use crate::emit::Emitter;
use crate::ops::Cx;
use crate::refusal::Lowered;
use crate::value::{Num, Val, element, integer};

/// Returns the type of the lanes for values of a type.
pub(super) fn type_of(desc: &TypeDesc) -> Lowered<Type> {
    let element = match desc {
        TypeDesc::Index => Some(Element::I64),
        _ if integer(desc) == Some(1) => Some(Element::I1),
        _ => desc.dtype().and_then(element).or_else(|| integer(desc).and_then(Element::integer)),
    };
    let is_scalar = !matches!(desc, TypeDesc::Vreg { .. } | TypeDesc::Ptr { .. } | TypeDesc::Memref(..));
    element.filter(|_| is_scalar).map(|element| Type::vector(element, TEAM)).ok_or_else(|| format!("on {desc}"))
}

/// Returns a number in all lanes.
pub(super) fn splat(e: &mut Emitter, number: Num, ty: Type) -> Value {
    match (number, ty.element) {
        (Num::Const(number), Element::I1) => e.function.constant(ty, Constant::Splat(u64::from(number & 1 != 0))),
        (Num::Const(number), _) => e.b().splat_int(ty, number),
        (Num::Dyn(_), Element::I1) => {
            let wide = splat(e, number, ty.of(Element::I32));
            let zero = e.b().splat_int(ty.of(Element::I32), 0);
            e.b().icmp(IntPredicate::Ne, wide, zero)
        }
        (Num::Dyn(_), element) => {
            let scalar = e.scalar(number, element);
            e.b().splat(scalar, ty.count())
        }
    }
}

/// Returns the lanes of a value of the source.
pub(super) fn of(walker: &mut Walker<'_>, slot: Slot, desc: &TypeDesc) -> Lowered<Value> {
    let ty = type_of(desc)?;
    match walker.get(slot).clone() {
        Val::Lanes(value) => Ok(value),
        Val::Num(number) => Ok(splat(&mut walker.emitter, number, ty)),
        Val::Float(value) => Ok(walker.emitter.b().splat(value, TEAM)),
        _ => Err("on a value that is not known here".to_owned()),
    }
}

/// Returns the lanes of an operand.
pub(super) fn operand(cx: &mut Cx<'_, '_>, name: Name) -> Lowered<Value> {
    let group = cx.group(name).ok_or_else(|| format!("without `{name}`"))?;
    let (slot, desc) = (cx.instruction.operands.get(group.start), cx.desc(name));
    of(cx.walker, *slot.ok_or_else(|| format!("without `{name}`"))?, &desc)
}

/// Returns the values that code of threads passes on: numbers become lanes, as they may differ elsewhere.
pub(crate) fn passed(walker: &mut Walker<'_>, slots: &[Slot], descs: &[TypeDesc]) -> Vec<Val> {
    let passed = slots.iter().zip(descs).map(|(slot, desc)| match walker.get(*slot).clone() {
        value @ (Val::Num(_) | Val::Float(_)) if walker.team.is_some() => {
            of(walker, *slot, desc).map_or(value, Val::Lanes)
        }
        value => value,
    });
    passed.collect()
}

/// Returns the elements of a constant vector.
pub(super) fn elements(e: &Emitter, value: Value) -> Option<Vec<u64>> {
    e.function.as_constant(value)?.elements(e.function.ty(value))
}

/// Computes integers; folds them if they are constant.
pub(super) fn computed(e: &mut Emitter, op: Op, lhs: Value, rhs: Value) -> Value {
    let (Some(a), Some(b)) = (elements(e, lhs), elements(e, rhs)) else { return e.b().binary(op, lhs, rhs) };
    let element = e.function.ty(lhs).element;
    let bits = u64::MAX >> (64 - element.bits());
    let folded: Option<Vec<u64>> = a.iter().zip(&b).map(|(a, b)| folded(op, a & bits, b & bits)).collect();
    match folded {
        Some(folded) => e.b().elements(element, folded.into_iter().map(|made| made & bits).collect()),
        None => e.b().binary(op, lhs, rhs),
    }
}

/// Computes an operation on unsigned numbers.
fn folded(op: Op, a: u64, b: u64) -> Option<u64> {
    match op {
        Op::Add => Some(a.wrapping_add(b)),
        Op::Sub => Some(a.wrapping_sub(b)),
        Op::Mul => Some(a.wrapping_mul(b)),
        Op::And => Some(a & b),
        Op::Or => Some(a | b),
        Op::Xor => Some(a ^ b),
        Op::Shl => u32::try_from(b).ok().and_then(|by| a.checked_shl(by)),
        Op::LShr => u32::try_from(b).ok().and_then(|by| a.checked_shr(by)),
        Op::UDiv => a.checked_div(b),
        Op::URem => a.checked_rem(b),
        _ => None,
    }
}

/// Compares non-negative numbers; folds the result if they are constant.
pub(super) fn less(e: &mut Emitter, lhs: Value, rhs: Value) -> Value {
    match (elements(e, lhs), elements(e, rhs)) {
        (Some(a), Some(b)) => {
            let bits = a.iter().zip(&b).map(|(a, b)| u64::from(a < b)).collect();
            e.b().elements(Element::I1, bits)
        }
        _ => e.b().icmp(IntPredicate::Ult, lhs, rhs),
    }
}

/// Returns the lanes that are set in both.
pub(super) fn both(e: &mut Emitter, a: Value, b: Value) -> Value {
    match (e.is_all(a), e.is_all(b)) {
        (true, _) => b,
        (_, true) => a,
        (false, false) => e.b().binary(Op::And, a, b),
    }
}

/// Returns the lanes that are not set.
pub(super) fn not(e: &mut Emitter, a: Value) -> Value {
    let ones = e.function.constant(e.function.ty(a), Constant::Splat(1));
    e.b().binary(Op::Xor, a, ones)
}

/// Returns whether any lane is set, as a vector of one bit.
pub(super) fn any(e: &mut Emitter, set: Value) -> Value {
    let ty = Type::vector(Element::I16, e.count(set));
    let (one, zero) = (e.b().splat_int(ty, 1), e.b().splat_int(ty, 0));
    let bits = e.b().select(set, one, zero);
    let bits = e.tree(bits, 1, &mut |e, a, b| e.b().binary(Op::Or, a, b));
    let ty = e.function.ty(bits);
    let zero = e.b().splat_int(ty, 0);
    e.b().icmp(IntPredicate::Ne, bits, zero)
}

/// Returns the lane of the first thread, as a scalar.
pub(super) fn first(e: &mut Emitter, value: Value) -> Value {
    e.b().read(value, genx::Region::contiguous(1, 0), None)
}
