//! Emits the parts of a split bale.

use crate::baling::{BaleInfo, Role};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::ir::{Function, Inst, Value};
use crate::passes::State;
use crate::region::Region;
use crate::table::{Name, Op};
use crate::types::{Element, Type};

use super::access::parts;

/// A range of lanes of an instruction.
#[derive(Clone, Copy)]
struct Lanes {
    first: u32,
    count: u32,
}

/// Replaces the bale of a head by parts: the first lane and the number of lanes of each.
pub(super) fn split(state: &mut State, head: Inst, lanes: u32, pieces: &[(u32, u32)]) {
    let State { function, bales, .. } = state;
    let write = function.op(head) == Op::WrRegion;
    let Some(result) = function.result(head) else { return };
    let ty = function.ty(result);
    let mut all = if write { function.args(head)[0] } else { function.constant(ty, Constant::Undef) };
    for (first, count) in pieces {
        let part = Lanes { first: *first, count: *count };
        if write {
            all = region(function, bales, head, part, lanes, Some(all));
            continue;
        }
        let value = emit(function, bales, head, head, part, lanes);
        let mut b = Builder::before(function, head);
        all = if ty.is_predicate() {
            b.value(Op::WrPredRegion, &[all, value], &[i64::from(part.first)], ty)
        } else {
            b.write(all, value, Region::contiguous(part.count, part.first * ty.element.bytes()))
        };
        if let Some(join) = function.def_inst(all) {
            let role = if ty.is_predicate() { Role::WrPredRegion } else { Role::WrRegion };
            let mut info = BaleInfo::new(role);
            info.bale(1);
            bales.set(join, info);
        }
    }
    function.replace(head, all);
}

/// Emits some lanes of an instruction of the bale of `head`, before the head.
fn emit(function: &mut Function, bales: &mut crate::Bales, head: Inst, inst: Inst, part: Lanes, lanes: u32) -> Value {
    if function.region(inst).is_some() {
        return region_of(function, bales, head, inst, part, lanes, None);
    }
    let info = bales.info(inst);
    let mut args = Vec::new();
    for (index, arg) in function.operands(inst).to_vec().into_iter().enumerate() {
        args.push(match bales.baled_operand(function, inst, index) {
            Some(def) => emit(function, bales, head, def, part, lanes),
            None => slice(function, head, arg, part, lanes),
        });
    }
    let (op, immediates) = (function.op(inst), function.immediates(inst).to_vec());
    let element = function.result(inst).map_or(Element::I1, |result| function.ty(result).element);
    let value = Builder::before(function, head).value(op, &args, &immediates, Type::vector(element, part.count));
    if let Some(inst) = function.def_inst(value) {
        bales.set(inst, info);
    }
    value
}

/// Emits some lanes of a region that is the head.
fn region(
    function: &mut Function,
    bales: &mut crate::Bales,
    head: Inst,
    part: Lanes,
    lanes: u32,
    old: Option<Value>,
) -> Value {
    region_of(function, bales, head, head, part, lanes, old)
}

/// Emits some lanes of a region read or write; `old` is the vector that is written.
fn region_of(
    function: &mut Function,
    bales: &mut crate::Bales,
    head: Inst,
    inst: Inst,
    part: Lanes,
    lanes: u32,
    old: Option<Value>,
) -> Value {
    let info = bales.info(inst);
    let whole = function.region(inst).unwrap_or(Region::contiguous(lanes, 0));
    let vector = old.unwrap_or(function.args(inst)[0]);
    let ty = function.ty(vector);
    let index = function.operand(inst, Name::Index);
    let rows = index.filter(|index| function.ty(*index).count() > 1);
    let (index, region) = match (rows, index) {
        (Some(rows), _) => {
            let width = whole.width.max(1).cast_unsigned();
            let (row, column) = (part.first / width, part.first % width);
            let count = part.count.div_ceil(width);
            let own = Lanes { first: row, count };
            let total = function.ty(rows).count();
            let index = slice(function, head, rows, own, total);
            let offset = whole.offset + column.cast_signed() * whole.stride * ty.element.bytes().cast_signed();
            let width = part.count.min(width).cast_signed();
            (index, Region { width, offset, ..whole })
        }
        (None, Some(index)) => match whole.part(part.first, part.count, ty.element.bytes()) {
            Some(region) => (index, region),
            None => return vector,
        },
        (None, None) => return vector,
    };
    let mut args = vec![vector];
    if function.op(inst) == Op::WrRegion {
        let new = function.args(inst)[1];
        args.push(match bales.baled_operand(function, inst, 1) {
            Some(def) => emit(function, bales, head, def, part, lanes),
            None => slice(function, head, new, part, lanes),
        });
    }
    args.push(index);
    if let Some(mask) = function.operand(inst, Name::Mask) {
        args.push(slice(function, head, mask, part, lanes));
    }
    let result = if function.op(inst) == Op::WrRegion { ty } else { Type::vector(ty.element, part.count) };
    let op = function.op(inst);
    let value = Builder::before(function, head).value(op, &args, &region.immediates(), result);
    if let Some(inst) = function.def_inst(value) {
        bales.set(inst, info);
    }
    value
}

/// Reads some lanes of a value before an instruction. A scalar applies to all lanes.
fn slice(function: &mut Function, before: Inst, value: Value, part: Lanes, lanes: u32) -> Value {
    let ty = function.ty(value);
    if ty.lanes.is_none() || (part.first == 0 && part.count == lanes) {
        return value;
    }
    let narrow = ty.with_lanes(part.count);
    if let Some(constant) = function.as_constant(value).cloned() {
        let elements = (part.first..part.first + part.count).map(|lane| constant.element(lane as usize));
        let constant = match (&constant, elements.collect::<Option<Vec<_>>>()) {
            (Constant::Elements(_), Some(elements)) => Constant::of(elements),
            (Constant::Undef | Constant::Splat(_) | Constant::Elements(_), _) => constant,
        };
        return function.constant(narrow, constant);
    }
    let mut b = Builder::before(function, before);
    if ty.is_predicate() {
        return b.value(Op::RdPredRegion, &[value], &[i64::from(part.first)], narrow);
    }
    b.read(value, Region::contiguous(part.count, part.first * ty.element.bytes()), Some(part.count))
}

/// Expands `any` or `all` of a predicate of illegal size by testing each part; returns whether it is one.
pub(super) fn any_all(function: &mut Function, inst: Inst) -> bool {
    let op = function.op(inst);
    let (source, bits) = (function.args(inst)[0], function.ty(function.args(inst)[0]).count());
    let parts: Vec<_> = parts(bits).collect();
    if parts.len() < 2 {
        return true;
    }
    let bit = Type::scalar(Element::I1);
    let mut answer = None;
    for (first, count) in parts {
        let part = slice(function, inst, source, Lanes { first, count }, bits);
        let mut b = Builder::before(function, inst);
        let own = b.value(op, &[part], &[], bit);
        let join = if op == Op::Any { Op::Or } else { Op::And };
        answer = Some(answer.map_or(own, |answer| b.binary(join, answer, own)));
    }
    if let Some(answer) = answer {
        function.replace(inst, answer);
    }
    true
}

/// Splits a cast between a predicate of illegal size and integers; returns whether it is one.
pub(super) fn bitcast(function: &mut Function, inst: Inst) -> bool {
    let Some(result) = function.result(inst) else { return false };
    let source = function.args(inst)[0];
    let (from, to) = (function.ty(source), function.ty(result));
    if from.is_predicate() == to.is_predicate() {
        return false;
    }
    let bits = if to.is_predicate() { to.count() } else { from.count() };
    let parts: Vec<_> = parts(bits).collect();
    if parts.len() < 2 {
        return true;
    }
    let bytes = Type::vector(Element::I8, bits / 8);
    let mut b = Builder::before(function, inst);
    let source = if to.is_predicate() { b.bitcast(source, bytes) } else { source };
    let mut all = b.undef(if to.is_predicate() { to } else { bytes });
    for (first, count) in parts {
        let own = Type::vector(Element::I8, count / 8);
        if to.is_predicate() {
            let part = b.read(source, Region::contiguous(count / 8, first / 8), own.lanes);
            let part = b.value(Op::BitCast, &[part], &[], to.with_lanes(count));
            all = b.value(Op::WrPredRegion, &[all, part], &[i64::from(first)], to);
        } else {
            let part = b.value(Op::RdPredRegion, &[source], &[i64::from(first)], from.with_lanes(count));
            let part = b.value(Op::BitCast, &[part], &[], own);
            all = b.write(all, part, Region::contiguous(count / 8, first / 8));
        }
    }
    let value = b.bitcast(all, to);
    function.replace(inst, value);
    true
}
