//! GenXPatternMatch: replaces sequences of instructions by one combined instruction.
//!
//! Purpose: fewer instructions. A replacement gives the same result or, if the instruction is approximate anyway, one
//! of the same precision.
//!
//! Before: regions are collapsed. After:
//! - a select between two integers by their comparison is `min` or `max`;
//! - a product of words or bytes with an addend is one `mad`;
//! - a sum of three integers is one `add3`, and a function of three integers bit by bit is one `bfn`;
//! - a reciprocal, or reciprocal square root, is one instruction;
//! - with `State::reciprocals`, a division of many elements by one number is a multiplication by its reciprocal;
//! - two constant factors in the argument of `exp2`, of which one is a power of two, are one;
//! - the low bytes of an integer that is clamped to the range of the narrower type are a saturating conversion.
//!
//! ```text
//! %s = rdregion(%v, <0;64,0>, 0)               %i = inv rdregion(%v, <1>, 0)
//! %q = fdiv <64 x float> %x, %s          ->    %s = rdregion(%i, <0;64,0>, 0)
//!                                              %q = fmul <64 x float> %x, %s
//! ```

mod narrowing;
mod ternary;

use visa::table::Op as Visa;

use crate::builder::Builder;
use crate::compare::IntPredicate;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State, dead_code};
use crate::region::Region;
use crate::table::Op;
use crate::target::{self, Sign};
use crate::types::Element;

/// The pass.
pub const PASS: Pass = Pass {
    name: "pattern-match",
    description: "match combined instructions such as mad and saturation",
    run,
    establishes: None,
    optional: true,
};

/// The lanes of one instruction: a division of more lanes would need several reciprocals.
const LANES: u32 = 16;
/// Bits of the fraction of single precision.
const FRACTION: u32 = f32::MANTISSA_DIGITS - 1;
/// The bits of 1 in half precision.
const ONE_OF_HALVES: u64 = 0x3c00;

fn run(state: &mut State) -> Result<(), Error> {
    for inst in state.function.all_insts() {
        if state.function.block(inst).is_none() {
            continue;
        }
        match state.function.op(inst) {
            Op::Select => minimum(state, inst),
            Op::Add => multiply_add(state, inst),
            Op::FDiv => divide(state, inst),
            Op::Inv => root(state, inst),
            Op::RdRegion => narrowing::narrowed(state, inst),
            Op::Exp => exponent(&mut state.function, inst),
            _ => {}
        }
    }
    // From the last use on: the longest sums and functions come first.
    for inst in state.function.all_insts().into_iter().rev() {
        if state.function.block(inst).is_none()
            || state.function.result(inst).is_some_and(|value| state.function.uses(value).is_empty())
        {
            continue;
        }
        match state.function.op(inst) {
            Op::Add => ternary::sum(state, inst),
            Op::And | Op::Or | Op::Xor => ternary::bits(state, inst),
            _ => {}
        }
    }
    dead_code::remove(&mut state.function);
    Ok(())
}

/// Returns the instruction that defines a value, if it is of this operation and the value has one use.
fn only(function: &Function, value: Value, op: Op) -> Option<Inst> {
    function.def_inst(value).filter(|inst| function.op(*inst) == op && function.uses(value).len() == 1)
}

/// Returns whether the platform supports the instruction with these types.
fn is_legal(state: &State, op: Visa, element: Element, sign: Sign, sources: usize) -> bool {
    let ty = target::visa_type(element, sign);
    target::is_legal(op, state.platform, ty, &vec![ty; sources])
}

/// Matches the minimum or maximum of two integers.
fn minimum(state: &mut State, inst: Inst) {
    let function = &state.function;
    let [condition, on_true, on_false] = *function.operands(inst) else { return };
    let Some(compare) = function.def_inst(condition).filter(|compare| function.op(*compare) == Op::ICmp) else {
        return;
    };
    let Some(predicate) = function.int_predicate(compare) else { return };
    let [lhs, rhs] = *function.operands(compare) else { return };
    let swapped = if (lhs, rhs) == (on_true, on_false) {
        false
    } else if (rhs, lhs) == (on_true, on_false) {
        true
    } else {
        return;
    };
    let (less, greater) = if swapped { (true, false) } else { (false, true) };
    let op = match predicate {
        IntPredicate::Slt | IntPredicate::Sle if less => Op::SMax,
        IntPredicate::Slt | IntPredicate::Sle => Op::SMin,
        IntPredicate::Sgt | IntPredicate::Sge if greater => Op::SMax,
        IntPredicate::Sgt | IntPredicate::Sge => Op::SMin,
        IntPredicate::Ult | IntPredicate::Ule if less => Op::UMax,
        IntPredicate::Ult | IntPredicate::Ule => Op::UMin,
        IntPredicate::Ugt | IntPredicate::Uge if greater => Op::UMax,
        IntPredicate::Ugt | IntPredicate::Uge => Op::UMin,
        IntPredicate::Eq | IntPredicate::Ne => return,
    };
    if !is_legal(state, Visa::MinMax, function.ty(on_true).element, predicate.sign(), 2) {
        return;
    }
    let value = Builder::before(&mut state.function, inst).binary(op, on_true, on_false);
    state.function.replace(inst, value);
}

/// Matches a product of words or bytes with an addend; products of dwords take several instructions.
fn multiply_add(state: &mut State, inst: Inst) {
    let function = &state.function;
    let [lhs, rhs] = *function.operands(inst) else { return };
    let product = |value: Value, other: Value| {
        let product = only(function, value, Op::Mul)?;
        let [a, b] = *function.operands(product) else { return None };
        let sign = extension(function, a).filter(|sign| Some(*sign) == extension(function, b))?;
        Some((a, b, other, sign))
    };
    let Some((a, b, added, sign)) = product(lhs, rhs).or_else(|| product(rhs, lhs)) else { return };
    let ty = function.ty(lhs);
    if ty.element != Element::I32 || !is_legal(state, Visa::Mad, ty.element, sign, 3) {
        return;
    }
    let op = if sign == Sign::Signed { Op::SMad } else { Op::UMad };
    let value = Builder::before(&mut state.function, inst).value(op, &[a, b, added], &[], ty);
    state.function.replace(inst, value);
}

/// How a value is extended from at most 16 bits.
fn extension(function: &Function, value: Value) -> Option<Sign> {
    let inst = function.def_inst(value)?;
    let source = function.ty(*function.operands(inst).first()?).element;
    let narrow = matches!(source, Element::I8 | Element::I16);
    match function.op(inst) {
        Op::SExt if narrow => Some(Sign::Signed),
        Op::ZExt if narrow => Some(Sign::Unsigned),
        _ => None,
    }
}

/// Returns the number that all elements of a constant have.
fn number(function: &Function, value: Value) -> Option<f32> {
    let bits = function.as_constant(value).filter(|_| function.ty(value).element == Element::F32)?.splat()?;
    u32::try_from(bits).ok().map(f32::from_bits)
}

/// Returns whether all elements are 1; also in half precision, which not all platforms support as the dividend.
fn is_one(function: &Function, value: Value) -> bool {
    let half = function.ty(value).element == Element::F16;
    let splat = || function.as_constant(value).and_then(Constant::splat);
    number(function, value) == Some(1.0) || half && splat() == Some(ONE_OF_HALVES)
}

/// Matches a division by one number, or of 1.
fn divide(state: &mut State, inst: Inst) {
    let function = &mut state.function;
    let [dividend, divisor] = *function.operands(inst) else { return };
    let ty = function.ty(dividend);
    if is_one(function, dividend) {
        let value = Builder::before(function, inst).unary(Op::Inv, divisor);
        function.replace(inst, value);
        return;
    }
    let Some(read) = function.def_inst(divisor).filter(|read| function.op(*read) == Op::RdRegion) else { return };
    let [vector, index] = *function.operands(read) else { return };
    let Some(region) = function.region(read) else { return };
    let same = (0..ty.count().cast_signed()).all(|lane| region.element(lane) == 0);
    if !state.reciprocals
        || !same
        || ty.count() <= LANES
        || ty.element != Element::F32
        || function.ty(index).count() != 1
    {
        return;
    }
    let mut b = Builder::before(function, inst);
    let one = b.read_at(vector, Region { offset: region.offset, ..Region::contiguous(1, 0) }, index, Some(1));
    let inverse = b.unary(Op::Inv, one);
    let all = b.splat(inverse, ty.count());
    let value = b.binary(Op::FMul, dividend, all);
    function.replace(inst, value);
}

/// Matches the reciprocal of a square root.
fn root(state: &mut State, inst: Inst) {
    let function = &state.function;
    let Some(root) = function.operands(inst).first().and_then(|source| only(function, *source, Op::Sqrt)) else {
        return;
    };
    let source = function.operands(root)[0];
    if is_legal(state, Visa::Rsqrt, function.ty(source).element, Sign::Float, 1) {
        let value = Builder::before(&mut state.function, inst).unary(Op::RSqrt, source);
        state.function.replace(inst, value);
    }
}

/// Matches a power of two whose exponent is multiplied by two constants: they become one, if that rounds like both.
fn exponent(function: &mut Function, inst: Inst) {
    let scaled = |function: &Function, value: Value| {
        let product = only(function, value, Op::FMul)?;
        let [a, b] = *function.operands(product) else { return None };
        match (number(function, a), number(function, b)) {
            (None, Some(factor)) => Some((a, factor)),
            (Some(factor), None) => Some((b, factor)),
            (_, _) => None,
        }
    };
    let Some((inner, outer)) = function.operands(inst).first().and_then(|source| scaled(function, *source)) else {
        return;
    };
    let Some((source, factor)) = scaled(function, inner) else { return };
    let product = outer * factor;
    // A product with a power of two is exact.
    let is_exact = [outer, factor].into_iter().any(|number| number.abs().to_bits().trailing_zeros() >= FRACTION);
    if !product.is_normal() || !is_exact {
        return;
    }
    let ty = function.ty(source);
    let factor = function.constant(ty, Constant::Splat(product.to_bits().into()));
    let argument = Builder::before(function, inst).binary(Op::FMul, source, factor);
    function.set_arg(inst, 0, argument);
}
