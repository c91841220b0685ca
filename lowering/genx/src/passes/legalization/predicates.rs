//! Predicates of illegal size: splits them into parts of 32 bits and of smaller powers of two; parts that no
//! instruction can access are assembled from single elements.

use rustc_hash::FxHashMap;

use crate::builder::Builder;
use crate::compare::IntPredicate;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Definition, Function, Inst, Value};
use crate::passes::State;
use crate::region::Region;
use crate::table::{Name, Op};
use crate::target::{self, Form};
use crate::types::{Element, Type};

use super::access::{Access, EXEC_SIZES, parts};

/// The elements that represent bits if an instruction on elements replaces one on predicates.
const BITS: Element = Element::I16;

/// Splits predicates, and converts those that cannot be split.
///
/// # Errors
///
/// An operation that no pass generates defines a predicate of illegal size.
pub(super) fn run(state: &mut State) -> Result<(), Error> {
    let mut divider = Divider { function: &mut state.function, parts: FxHashMap::default() };
    divider.params();
    divider.uses()?;
    divider.remove();
    let (function, grf) = (&mut state.function, state.platform.grf_bytes());
    for inst in function.all_insts() {
        let op = function.op(inst);
        if op == Op::RdPredRegion {
            read(function, inst, grf);
        } else if op == Op::WrPredRegion {
            write(function, inst, grf);
        } else if matches!(op, Op::Any | Op::All) {
            answer(function, inst);
        }
    }
    Ok(())
}

/// Returns whether a type is a predicate that has to be split.
fn is_illegal(ty: Type) -> bool {
    ty.is_predicate() && !EXEC_SIZES.contains(&ty.count())
}

struct Divider<'a> {
    function: &'a mut Function,
    /// The parts of each split value, in order.
    parts: FxHashMap<Value, Vec<Value>>,
}

impl Divider<'_> {
    /// Adds parameters for the parts of parameters of blocks.
    fn params(&mut self) {
        for block in self.function.blocks().to_vec() {
            for param in self.function.block_params(block).to_vec() {
                let ty = self.function.ty(param);
                if is_illegal(ty) {
                    let own =
                        parts(ty.count()).map(|(_, bits)| self.function.add_block_param(block, ty.with_lanes(bits)));
                    let own = own.collect();
                    self.parts.insert(param, own);
                }
            }
        }
    }

    /// Replaces the uses of split values by uses of their parts.
    fn uses(&mut self) -> Result<(), Error> {
        for inst in self.function.all_insts() {
            if self.function.op(inst) == Op::RdPredRegion
                && let Some(result) = self.function.result(inst)
                && !is_illegal(self.function.ty(result))
            {
                let (source, bits) = (self.function.args(inst)[0], self.function.ty(result).count());
                if is_illegal(self.function.ty(source)) {
                    let first = offset(self.function, inst);
                    let part = self.lanes(source, first, bits, inst)?;
                    self.function.replace_uses(result, part);
                }
            } else if self.function.op(inst) == Op::WrPredRegion {
                let [result, new] = [self.function.result(inst), self.function.args(inst).get(1).copied()];
                let (Some(result), Some(new)) = (result, new) else { continue };
                let (ty, bits) = (self.function.ty(new), self.function.ty(new).count());
                if !is_illegal(self.function.ty(result)) && is_illegal(ty) {
                    let (old, at) = (self.function.args(inst)[0], offset(self.function, inst));
                    let all = self.put(old, new, [at, 0, bits], inst)?;
                    self.function.replace_uses(result, all);
                }
            }
            for successor in 0..self.function.successors(inst).len() {
                for value in self.function.successor_args(inst, successor).to_vec() {
                    if is_illegal(self.function.ty(value)) {
                        for part in self.divided(value)? {
                            self.function.push_successor_arg(inst, successor, part);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the parts of a value.
    fn divided(&mut self, value: Value) -> Result<Vec<Value>, Error> {
        if let Some(parts) = self.parts.get(&value) {
            return Ok(parts.clone());
        }
        let ty = self.function.ty(value);
        let own: Vec<_> = parts(ty.count()).collect();
        let divided = match self.function.definition(value).clone() {
            Definition::Constant(constant) => {
                own.iter().map(|(first, bits)| slice(self.function, &constant, ty, *first, *bits)).collect()
            }
            Definition::Inst(inst) => self.divided_result(inst, &own)?,
            Definition::Param(_) | Definition::BlockParam(..) => Vec::new(),
        };
        self.parts.insert(value, divided.clone());
        Ok(divided)
    }

    fn divided_result(&mut self, inst: Inst, own: &[(u32, u32)]) -> Result<Vec<Value>, Error> {
        let at = offset(self.function, inst);
        match self.function.op(inst) {
            Op::RdPredRegion => {
                let source = self.function.args(inst)[0];
                own.iter().map(|(first, bits)| self.lanes(source, at + first, *bits, inst)).collect()
            }
            Op::WrPredRegion => {
                let (old, new) = (self.function.args(inst)[0], self.function.args(inst)[1]);
                let written = at..at + self.function.ty(new).count();
                let mut parts = self.divided(old)?;
                for ((first, bits), part) in own.iter().zip(&mut parts) {
                    let start = (*first).max(written.start);
                    let end = (first + bits).min(written.end);
                    if start >= end {
                        continue;
                    }
                    *part = if end - start == *bits {
                        self.lanes(new, start - at, end - start, inst)?
                    } else {
                        self.put(*part, new, [start - first, start - at, end - start], inst)?
                    };
                }
                Ok(parts)
            }
            op => {
                let what = format!("`{}` makes a predicate of illegal size", op.definition().name);
                Err(Error::Broken { pass: "legalization", what, place: self.function.place(inst) })
            }
        }
    }

    /// Returns some bits of a value, inserted before an instruction.
    fn lanes(&mut self, value: Value, first: u32, bits: u32, before: Inst) -> Result<Value, Error> {
        let ty = self.function.ty(value);
        if first == 0 && bits == ty.count() {
            return Ok(value);
        }
        let narrow = ty.with_lanes(bits);
        if let Some(constant) = self.function.as_constant(value).cloned() {
            return Ok(slice(self.function, &constant, ty, first, bits));
        }
        if !is_illegal(ty) {
            let read = &[i64::from(first)];
            return Ok(Builder::before(self.function, before).value(Op::RdPredRegion, &[value], read, narrow));
        }
        let own = self.divided(value)?;
        // Assembles bits from several parts.
        let mut all = self.function.constant(narrow, Constant::Undef);
        for ((start, length), part) in parts(ty.count()).zip(own) {
            let from = start.max(first);
            let to = (start + length).min(first + bits);
            if from >= to {
                continue;
            }
            if to - from == bits {
                return self.lanes(part, from - start, to - from, before);
            }
            all = self.put(all, part, [from - first, from - start, to - from], before)?;
        }
        Ok(all)
    }

    /// Writes bits of `new` into `old` in legal sizes: the destination bit, the source bit, and the number of bits.
    fn put(&mut self, old: Value, new: Value, [to, from, bits]: [u32; 3], before: Inst) -> Result<Value, Error> {
        let ty = self.function.ty(old);
        let mut all = old;
        for (first, count) in parts(bits) {
            let lanes = self.lanes(new, from + first, count, before)?;
            let at = i64::from(to + first);
            all = Builder::before(self.function, before).value(Op::WrPredRegion, &[all, lanes], &[at], ty);
        }
        Ok(all)
    }

    /// Removes the split values.
    fn remove(&mut self) {
        for block in self.function.blocks().to_vec() {
            for inst in self.function.insts(block).collect::<Vec<_>>().into_iter().rev() {
                let unused = self.function.result(inst).is_some_and(|result| self.function.uses(result).is_empty());
                if unused && matches!(self.function.op(inst), Op::RdPredRegion | Op::WrPredRegion) {
                    self.function.erase(inst);
                }
            }
        }
        self.function.retain_block_params(|function, param| !is_illegal(function.ty(param)));
        self.dead_parts();
    }

    /// Removes chains of parts whose last user was split later.
    fn dead_parts(&mut self) {
        for inst in self.function.all_insts().into_iter().rev() {
            let unused = self.function.result(inst).is_some_and(|result| self.function.uses(result).is_empty());
            if unused && matches!(self.function.op(inst), Op::RdPredRegion | Op::WrPredRegion) {
                self.function.erase(inst);
            }
        }
    }
}

fn offset(function: &Function, inst: Inst) -> u32 {
    function.immediate(inst, Name::Offset).and_then(|offset| u32::try_from(offset).ok()).unwrap_or(0)
}

/// Returns some bits of a constant.
fn slice(function: &mut Function, constant: &Constant, ty: Type, first: u32, bits: u32) -> Value {
    let elements: Option<Vec<u64>> = (first..first + bits).map(|bit| constant.element(bit as usize)).collect();
    function.constant(ty.with_lanes(bits), elements.map_or(Constant::Undef, Constant::of))
}

/// Converts the bits of a predicate to elements 1 or 0.
fn as_elements(b: &mut Builder<'_>, predicate: Value) -> Value {
    let ty = b.function.ty(predicate).of(BITS);
    if b.function.as_constant(predicate) == Some(&Constant::Undef) {
        return b.undef(ty);
    }
    let (one, zero) = (b.splat_int(ty, 1), b.splat_int(ty, 0));
    b.select(predicate, one, zero)
}

/// Converts elements to a predicate that is set where they are not 0.
fn as_predicate(b: &mut Builder<'_>, elements: Value) -> Value {
    let ty = b.function.ty(elements);
    let zero = b.splat_int(ty, 0);
    b.icmp(IntPredicate::Ne, elements, zero)
}

/// Keeps the read of a part that users can access directly; other users get a copy.
fn read(function: &mut Function, inst: Inst, grf: u32) {
    let Some(result) = function.result(inst) else { return };
    let ty = function.ty(result);
    let aligned = Access::part(function, inst).is_legal(0, ty.count(), grf);
    let names = |function: &Function, user: Inst, index: u32| match target::form(function.op(user)) {
        Form::Select => aligned && index == 0,
        Form::Region => aligned && index == 3,
        Form::Message => aligned,
        Form::Channels { .. }
        | Form::Convert { .. }
        | Form::Compare
        | Form::Saturation
        | Form::PredicatePart
        | Form::Move
        | Form::Address
        | Form::Alias
        | Form::Matrix
        | Form::Other => false,
    };
    let others: Vec<_> =
        function.uses(result).iter().copied().filter(|at| !names(function, at.inst, at.index)).collect();
    if others.is_empty() {
        return;
    }
    let source = function.args(inst)[0];
    let first = offset(function, inst);
    let mut b = Builder::before(function, inst);
    let elements = as_elements(&mut b, source);
    let part = b.read(elements, Region::contiguous(ty.count(), first * BITS.bytes()), ty.lanes);
    let copy = as_predicate(&mut b, part);
    for other in others {
        function.set_arg(other.inst, other.index as usize, copy);
    }
    if function.uses(result).is_empty() {
        function.erase(inst);
    }
}

/// Keeps the write of a part that a comparison can write directly; others are assembled from elements.
fn write(function: &mut Function, inst: Inst, grf: u32) {
    let (Some(result), Some(new)) = (function.result(inst), function.args(inst).get(1).copied()) else { return };
    let (ty, bits) = (function.ty(result), function.ty(new).count());
    let old = function.args(inst)[0];
    if bits == ty.count() {
        function.replace(inst, new);
        return;
    }
    let first = offset(function, inst);
    let place = Access::Predicate { bits: ty.count(), offset: first };
    if let Some(compare) = function.def_inst(new)
        && target::form(function.op(compare)) == Form::Compare
        && place.is_legal(0, bits, grf)
    {
        if function.uses(new).len() > 1 || function.block(compare) != function.block(inst) {
            let copy = function.copy(compare);
            function.insert_before(inst, copy);
            if let Some(copied) = function.result(copy) {
                function.set_arg(inst, 1, copied);
            }
        }
        return;
    }
    let mut b = Builder::before(function, inst);
    let (old, new) = (as_elements(&mut b, old), as_elements(&mut b, new));
    let all = b.write(old, new, Region::contiguous(bits, first * BITS.bytes()));
    let predicate = as_predicate(&mut b, all);
    function.replace(inst, predicate);
}

/// Makes the result of `any` or `all` a predicate bit, unless a select of one element or a branch uses it.
fn answer(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst) else { return };
    let asks = |function: &Function, user: Inst, index: u32| {
        let one = || function.result(user).is_some_and(|value| function.ty(value).count() == 1);
        index == 0 && (function.op(user) == Op::CondBr || (function.op(user) == Op::Select && one()))
    };
    let others: Vec<_> =
        function.uses(result).iter().copied().filter(|at| !asks(function, at.inst, at.index)).collect();
    if others.is_empty() {
        return;
    }
    let mut b = match function.next(inst) {
        Some(next) => Builder::before(function, next),
        None => return,
    };
    let one = as_elements(&mut b, result);
    let bit = as_predicate(&mut b, one);
    for other in others {
        function.set_arg(other.inst, other.index as usize, bit);
    }
}
