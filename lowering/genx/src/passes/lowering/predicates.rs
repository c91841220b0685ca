//! Expands operations on predicates that vISA does not support: conversions, comparisons, selects, masks and partial
//! writes.

use crate::builder::Builder;
use crate::compare::IntPredicate;
use crate::ir::{Function, Inst, Value};
use crate::region::Region;
use crate::table::{Name, Op};
use crate::target::{self, Form, Sign};
use crate::types::{Element, Type};

/// The elements that represent bits.
const BITS: Element = Element::I16;

/// Lowers an operation on predicates; returns whether it changed.
pub(super) fn lower(function: &mut Function, inst: Inst) -> bool {
    let op = function.op(inst);
    let first = function.operands(inst).first().map(|value| function.ty(*value));
    let of_predicate = first.is_some_and(Type::is_predicate);
    match target::form(op) {
        Form::Convert { src, .. } if of_predicate => convert(function, inst, src),
        Form::Compare if of_predicate => compare(function, inst),
        Form::Select => select(function, inst),
        Form::Region => mask(function, inst),
        Form::PredicatePart if op == Op::WrPredPredRegion => write(function, inst),
        Form::Channels { .. }
        | Form::Convert { .. }
        | Form::Compare
        | Form::Saturation
        | Form::PredicatePart
        | Form::Move
        | Form::Address
        | Form::Alias
        | Form::Message
        | Form::Matrix
        | Form::Other => false,
    }
}

fn all_bits(b: &mut Builder<'_>, predicate: Value) -> Value {
    let ty = b.function.ty(predicate);
    b.splat_int(ty, -1)
}

fn not(b: &mut Builder<'_>, predicate: Value) -> Value {
    let ones = all_bits(b, predicate);
    b.binary(Op::Xor, predicate, ones)
}

/// Returns the predicate whose complement a value is.
fn complement_of(function: &Function, predicate: Value) -> Option<Value> {
    let inst = function.def_inst(predicate).filter(|inst| function.op(*inst) == Op::Xor)?;
    let [source, ones] = function.operands(inst) else { return None };
    (function.as_integer(*ones) == Some(-1)).then_some(*source)
}

/// Converts each bit to a number: 1 or -1 if set, else 0.
fn convert(function: &mut Function, inst: Inst, sign: Sign) -> bool {
    let Some(result) = function.result(inst) else { return false };
    let (source, ty) = (function.args(inst)[0], function.ty(result));
    let number: i8 = if sign == Sign::Signed { -1 } else { 1 };
    let mut b = Builder::before(function, inst);
    let (set, clear) = if ty.element.is_float() {
        let visa = target::visa_type(ty.element, Sign::Float);
        let value = visa::interp::value::Number::Integer(number.into());
        let bits = visa::interp::value::encode(value, visa, false);
        let constant = |b: &mut Builder<'_>, bits| b.function.constant(ty, crate::Constant::Splat(bits));
        (constant(&mut b, bits), constant(&mut b, 0))
    } else {
        (b.splat_int(ty, number.into()), b.splat_int(ty, 0))
    };
    let chosen = b.select(source, set, clear);
    function.replace(inst, chosen);
    true
}

/// Compares bits as numbers.
fn compare(function: &mut Function, inst: Inst) -> bool {
    let Some(predicate) = function.int_predicate(inst) else { return false };
    let (lhs, rhs) = (function.args(inst)[0], function.args(inst)[1]);
    let mut b = Builder::before(function, inst);
    let value = match predicate {
        IntPredicate::Ne => b.binary(Op::Xor, lhs, rhs),
        IntPredicate::Eq => {
            let differ = b.binary(Op::Xor, lhs, rhs);
            not(&mut b, differ)
        }
        IntPredicate::Sgt
        | IntPredicate::Sge
        | IntPredicate::Slt
        | IntPredicate::Sle
        | IntPredicate::Ugt
        | IntPredicate::Uge
        | IntPredicate::Ult
        | IntPredicate::Ule => {
            let op = if predicate.sign() == Sign::Signed { Op::SExt } else { Op::ZExt };
            let (lhs, rhs) = (b.cast(op, lhs, BITS), b.cast(op, rhs, BITS));
            b.icmp(predicate, lhs, rhs)
        }
    };
    function.replace(inst, value);
    true
}

/// Broadcasts a bit to a predicate.
pub(in crate::passes) fn splat(b: &mut Builder<'_>, bit: Value, lanes: u32) -> Value {
    let ty = Type::scalar(BITS);
    let (one, zero) = (b.splat_int(ty, 1), b.splat_int(ty, 0));
    let number = b.select(bit, one, zero);
    let all = b.read(number, Region::splat(lanes, 0), Some(lanes));
    let zeros = b.splat_int(ty.with_lanes(lanes), 0);
    b.icmp(IntPredicate::Ne, all, zeros)
}

/// Returns the number of lanes that a variable bit controls, if there are several.
fn is_for_all(function: &Function, bit: Value, data: Value) -> Option<u32> {
    let lanes = function.ty(data).lanes?;
    (function.ty(bit).lanes.is_none() && function.as_constant(bit).is_none()).then_some(lanes)
}

fn select(function: &mut Function, inst: Inst) -> bool {
    let [mut condition, on_true, on_false] = [0, 1, 2].map(|at| function.args(inst)[at]);
    if on_true == on_false {
        function.replace(inst, on_true);
        return true;
    }
    let all = function.as_integer(condition);
    if let Some(all) = all {
        function.replace(inst, if all == 0 { on_false } else { on_true });
        return true;
    }
    let mut b = Builder::before(function, inst);
    if let Some(lanes) = is_for_all(b.function, condition, on_true) {
        condition = splat(&mut b, condition, lanes);
        b.function.set_arg(inst, 0, condition);
    }
    if let Some(source) = complement_of(b.function, condition) {
        let value = b.select(source, on_false, on_true);
        function.replace(inst, value);
        return true;
    }
    if !b.function.ty(on_true).is_predicate() {
        return false;
    }
    let constant = |b: &Builder<'_>, value| b.function.as_integer(value);
    let value = match (constant(&b, on_true), constant(&b, on_false)) {
        (_, Some(0)) => b.binary(Op::And, condition, on_true),
        (Some(-1), _) => b.binary(Op::Or, condition, on_false),
        (_, _) => {
            let chosen = b.binary(Op::And, condition, on_true);
            let other = not(&mut b, condition);
            let other = b.binary(Op::And, other, on_false);
            b.binary(Op::Or, chosen, other)
        }
    };
    function.replace(inst, value);
    true
}

/// Broadcasts the mask of a write of several lanes that is masked by one bit.
fn mask(function: &mut Function, inst: Inst) -> bool {
    let Some(mask) = function.operand(inst, Name::Mask) else { return false };
    let new = function.args(inst)[1];
    if let Some(lanes) = is_for_all(function, mask, new) {
        let mask = splat(&mut Builder::before(function, inst), mask, lanes);
        let position = function.op(inst).definition().operands().position(|(name, _)| name == Name::Mask);
        if let Some(position) = position {
            function.set_arg(inst, position, mask);
        }
    }
    false
}

/// Writes bits of a predicate where a mask is set.
fn write(function: &mut Function, inst: Inst) -> bool {
    let Some(result) = function.result(inst) else { return false };
    let [old, new, mask] = [0, 1, 2].map(|at| function.args(inst)[at]);
    let (ty, part) = (function.ty(result), function.ty(new));
    let offset = function.immediates(inst).to_vec();
    let mut b = Builder::before(function, inst);
    let [before, mask] = [old, mask].map(|source| b.value(Op::RdPredRegion, &[source], &offset, part));
    let written = b.binary(Op::And, new, mask);
    let kept = not(&mut b, mask);
    let kept = b.binary(Op::And, before, kept);
    let bits = b.binary(Op::Or, written, kept);
    let value = b.value(Op::WrPredRegion, &[old, bits], &offset, ty);
    function.replace(inst, value);
    true
}
