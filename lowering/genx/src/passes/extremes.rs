//! Expands NaN-propagating minima and maxima of floats.
//!
//! Purpose: `min` and `max` of the hardware return the number if one operand is NaN, and either operand if both are
//! zeros. A reduction needs the correction once, not in each step.
//!
//! Before: reduction trees have their final shape (they are transposed and combined). After: there is no `maximum`
//! and no `minimum`. A tree of them becomes three trees: `fmax` or `fmin` of the numbers; the sum of the magnitudes,
//! which is NaN if and only if an element is, as magnitudes contain no infinities of opposite signs; and the signs,
//! combined as bits. The last two correct only the final result. A `maximum` or `minimum` outside of a tree becomes
//! two or three selects.
//!
//! ```text
//! %m = maximum(%a, %b)         %m = fmax(%a, %b)       %s = fadd(absf(%a), absf(%b))      %z = and(%a, %b)
//! %r = maximum(%m, %c)   ->    %n = fmax(%m, %c)       %t = fadd(%s, absf(%c))            %y = and(%z, %c)
//!                              %r = select(fcmp une %t, %t, and(%n, or(%y, 0x7fffffff)))
//! ```

use rustc_hash::FxHashMap;

use super::{Pass, State, dead_code};
use crate::builder::Builder;
use crate::compare::FloatPredicate;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::table::{Name, Op};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "extremes",
    description: "expand NaN-propagating minima and maxima",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    if expand(&mut state.function) {
        dead_code::remove(&mut state.function);
    }
    Ok(())
}

/// Expands all minima and maxima; returns whether there were any.
pub(crate) fn expand(function: &mut Function) -> bool {
    let insts = function.all_insts();
    if !insts.iter().any(|inst| extreme(function.op(*inst)).is_some()) {
        return false;
    }
    let mut expander = Expander { function, known: FxHashMap::default(), inside: FxHashMap::default() };
    for inst in insts {
        match extreme(expander.function.op(inst)) {
            Some(extreme) => expander.extreme(inst, extreme),
            None => expander.moved(inst),
        }
    }
    true
}

/// Minimum or maximum.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extreme {
    Greatest,
    Least,
}

/// Returns the `Extreme` of an operation.
const fn extreme(op: Op) -> Option<Extreme> {
    if matches!(op, Op::FMaximum) {
        Some(Extreme::Greatest)
    } else if matches!(op, Op::FMinimum) {
        Some(Extreme::Least)
    } else {
        None
    }
}

/// Returns the number of instructions of a step of a reduction by an operation.
pub(super) const fn instructions(op: Op) -> u32 {
    if extreme(op).is_some() { 3 } else { 1 }
}

/// The values that are reduced in addition to the minimum or maximum of the numbers.
#[derive(Clone, Copy)]
struct Beside {
    /// The sum of the magnitudes.
    sum: Value,
    /// The bits whose signs are combined.
    signs: Value,
}

struct Expander<'f> {
    function: &'f mut Function,
    /// These values for the steps inside of trees.
    known: FxHashMap<Value, Beside>,
    /// Whether only minima or maxima use a value, possibly through regions.
    inside: FxHashMap<(Value, Op), bool>,
}

/// Returns the type of integers with the same bits.
fn integers(ty: Type) -> Type {
    ty.of(Element::integer(ty.element.bits()).unwrap_or(ty.element))
}

impl Expander<'_> {
    /// Returns whether all uses of a value are in its block, and steps of the tree of a minimum or maximum.
    fn is_inside(&mut self, value: Value, op: Op) -> bool {
        if let Some(known) = self.inside.get(&(value, op)) {
            return *known;
        }
        let block = self.function.def_inst(value).and_then(|inst| self.function.block(inst));
        let users: Vec<Inst> = self.function.uses(value).iter().map(|at| at.inst).collect();
        let inside = !users.is_empty()
            && users.into_iter().all(|user| {
                let here = self.function.block(user) == block;
                let through = self.function.result(user).filter(|_| here && self.moves(user));
                here && (self.function.op(user) == op || through.is_some_and(|result| self.is_inside(result, op)))
            });
        self.inside.insert((value, op), inside);
        inside
    }

    /// Returns whether an instruction only moves elements, to constant positions.
    fn moves(&self, inst: Inst) -> bool {
        let function = &self.function;
        let is = |name: Name, number: u64| {
            let constant = function.operand(inst, name).and_then(|value| function.as_constant(value));
            constant.and_then(Constant::splat) == Some(number)
        };
        let op = function.op(inst);
        let recast = || {
            let elements = function.result(inst).zip(function.operands(inst).first().copied());
            elements.is_some_and(|(to, from)| function.ty(to).element.bits() == function.ty(from).element.bits())
        };
        (op == Op::RdRegion && is(Name::Index, 0))
            || (op == Op::WrRegion && is(Name::Index, 0) && is(Name::Mask, 1))
            || (op == Op::BitCast && recast())
    }

    /// Returns the sum of magnitudes and the signs for a value: known inside of a tree, else computed from its
    /// elements.
    fn beside(&mut self, value: Value, before: Inst) -> Beside {
        if let Some(known) = self.known.get(&value) {
            return *known;
        }
        let ty = self.function.ty(value);
        let whole = integers(ty);
        if let Some(constant) = self.function.as_constant(value).cloned() {
            let sign = 1_u64 << (ty.element.bits() - 1);
            let magnitudes = match constant.elements(ty) {
                Some(elements) => Constant::of(elements.into_iter().map(|bits| bits & !sign).collect()),
                None => Constant::Undef,
            };
            let sum = self.function.constant(ty, magnitudes);
            return Beside { sum, signs: self.function.constant(whole, constant) };
        }
        // A region read of the integers can be an operand; casting a region would need a move.
        let region = self.function.def_inst(value).filter(|inst| self.function.op(*inst) == Op::RdRegion);
        let region = region.and_then(|inst| Some((self.function.args(inst).to_vec(), self.function.region(inst)?)));
        let mut b = Builder::before(self.function, before);
        let sum = if ty.element.is_float() {
            b.unary(Op::AbsF, value)
        } else {
            let others = b.splat_int(ty, !(i64::MIN >> (64 - ty.element.bits())));
            b.binary(Op::And, value, others)
        };
        let signs = match region {
            Some((args, region)) => {
                let of = integers(b.function.ty(args[0]));
                let bits = b.bitcast(args[0], of);
                b.value(Op::RdRegion, &[bits, args[1]], &region.immediates(), whole)
            }
            None => b.bitcast(value, whole),
        };
        Beside { sum, signs }
    }

    /// Expands a step of a tree, or a separate minimum or maximum.
    fn extreme(&mut self, inst: Inst, extreme: Extreme) {
        let op = self.function.op(inst);
        let Some(result) = self.function.result(inst) else { return };
        let [lhs, rhs] = *self.function.operands(inst) else { return };
        let inside = self.is_inside(result, op);
        let in_tree = inside || [lhs, rhs].iter().any(|value| self.known.contains_key(value));
        if !in_tree {
            let value = single(&mut Builder::before(self.function, inst), extreme, lhs, rhs);
            return self.function.replace(inst, value);
        }
        let (one, other) = (self.beside(lhs, inst), self.beside(rhs, inst));
        let mut b = Builder::before(self.function, inst);
        let (number, bits) = match extreme {
            Extreme::Greatest => (Op::FMax, Op::And),
            Extreme::Least => (Op::FMin, Op::Or),
        };
        let value = b.binary(number, lhs, rhs);
        let sum = b.binary(Op::FAdd, one.sum, other.sum);
        let signs = b.binary(bits, one.signs, other.signs);
        let beside = Beside { sum, signs };
        if inside {
            self.known.insert(value, beside);
            self.function.replace(inst, value);
        } else {
            let value = whole(&mut b, extreme, value, beside);
            self.function.replace(inst, value);
        }
    }

    /// Applies a move of elements inside of a tree to the other reduced values, too.
    fn moved(&mut self, inst: Inst) {
        let operands = self.function.operands(inst).to_vec();
        let known = operands.iter().any(|operand| self.known.contains_key(operand));
        let Some(result) = self.function.result(inst).filter(|_| known && self.moves(inst)) else { return };
        let ty = self.function.ty(result);
        let immediates = self.function.immediates(inst).to_vec();
        let beside = match *operands.as_slice() {
            [source] => {
                let Beside { sum, signs } = self.beside(source, inst);
                Beside { sum: Builder::before(self.function, inst).bitcast(sum, ty), signs }
            }
            [source, index] => {
                let from = self.beside(source, inst);
                let mut b = Builder::before(self.function, inst);
                let sum = b.value(Op::RdRegion, &[from.sum, index], &immediates, ty);
                let signs = b.value(Op::RdRegion, &[from.signs, index], &immediates, integers(ty));
                Beside { sum, signs }
            }
            [old, new, index, mask] => {
                let (old, new) = (self.beside(old, inst), self.beside(new, inst));
                let mut b = Builder::before(self.function, inst);
                let sum = b.value(Op::WrRegion, &[old.sum, new.sum, index, mask], &immediates, ty);
                let signs = b.value(Op::WrRegion, &[old.signs, new.signs, index, mask], &immediates, integers(ty));
                Beside { sum, signs }
            }
            _ => return,
        };
        self.known.insert(result, beside);
    }
}

/// Combines the results of a tree: the sign bit of a maximum is the `and` of all sign bits, that of a minimum the `or`.
fn whole(b: &mut Builder<'_>, extreme: Extreme, number: Value, Beside { sum, signs }: Beside) -> Value {
    let ty = b.function.ty(number);
    let bits = integers(ty);
    let value = b.bitcast(number, bits);
    let sign = i64::MIN >> (64 - ty.element.bits());
    let value = match extreme {
        Extreme::Greatest => {
            let others = b.splat_int(bits, !sign);
            let kept = b.binary(Op::Or, signs, others);
            b.binary(Op::And, value, kept)
        }
        Extreme::Least => {
            let sign = b.splat_int(bits, sign);
            let set = b.binary(Op::And, signs, sign);
            b.binary(Op::Or, value, set)
        }
    };
    let value = b.bitcast(value, ty);
    let unordered = b.fcmp(FloatPredicate::Une, sum, sum);
    b.select(unordered, sum, value)
}

/// Expands a separate minimum or maximum. If neither float is less than the other, they are equal and differ at most in
/// the sign of zeros, or one is NaN. The `or` of their bits is then the minimum: -0 if one is, NaN if one is. The
/// maximum of equal floats is the `and` of their bits.
fn single(b: &mut Builder<'_>, extreme: Extreme, lhs: Value, rhs: Value) -> Value {
    // The right operand is compared with itself, which would be an operation on constants.
    let (lhs, rhs) = if b.function.as_constant(rhs).is_some() { (rhs, lhs) } else { (lhs, rhs) };
    let ty = b.function.ty(lhs);
    let (x, y) = (b.bitcast(lhs, integers(ty)), b.bitcast(rhs, integers(ty)));
    let below = b.fcmp(FloatPredicate::Olt, lhs, rhs);
    match extreme {
        Extreme::Least => {
            let union = b.binary(Op::Or, x, y);
            let union = b.bitcast(union, ty);
            let value = b.select(below, lhs, union);
            let above = b.fcmp(FloatPredicate::Ogt, lhs, rhs);
            b.select(above, rhs, value)
        }
        Extreme::Greatest => {
            let common = b.binary(Op::And, x, y);
            let common = b.bitcast(common, ty);
            let value = b.select(below, rhs, lhs);
            let equal = b.fcmp(FloatPredicate::Oeq, lhs, rhs);
            let value = b.select(equal, common, value);
            let unordered = b.fcmp(FloatPredicate::Une, rhs, rhs);
            b.select(unordered, rhs, value)
        }
    }
}

/// Checks the postcondition.
fn check(state: &State) -> Result<(), Error> {
    let left = |inst: &Inst| extreme(state.function.op(*inst)).is_some();
    match state.function.all_insts().into_iter().find(left) {
        Some(inst) => Err(PASS.broken(state, inst, "is left")),
        None => Ok(()),
    }
}
