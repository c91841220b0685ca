//! Matches sums of three integers (`add3`), and functions of three integers bit by bit (`bfn`).

use visa::table::Op as Visa;

use super::{is_legal, only};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::ir::{Function, Inst, Value};
use crate::passes::State;
use crate::table::Op;
use crate::target::Sign;

/// The number of sources.
const SOURCES: usize = 3;
/// The greatest distance of two instructions of a block that become one: the sources of the first stay live until then.
const DISTANCE: usize = 3;
/// The largest constant that the instructions encode.
const LARGEST: u64 = 0x7fff;
/// The truth table of each source alone: bit `i` is bit `n` of `i` for source `n`.
const SOURCE_TABLES: [u8; SOURCES] = [0xaa, 0xcc, 0xf0];

/// Matches a sum with a summand that is a sum itself and has no other use.
pub(super) fn sum(state: &mut State, inst: Inst) {
    let function = &state.function;
    let [lhs, rhs] = *function.operands(inst) else { return };
    let summands = |value: Value, other: Value| {
        let inner = only(function, value, Op::Add).filter(|inner| is_near(state, *inner, inst))?;
        let [a, b] = *function.operands(inner) else { return None };
        ordered(function, [a, b, other])
    };
    let Some(sources) = summands(lhs, rhs).or_else(|| summands(rhs, lhs)) else { return };
    let ty = function.ty(lhs);
    if is_legal(state, Visa::Add3, ty.element, Sign::Modular, SOURCES) {
        let value = Builder::before(&mut state.function, inst).value(Op::Add3, &sources, &[], ty);
        state.function.replace(inst, value);
    }
}

/// Matches `and`, `or` and `xor` of three values; those between them have no other use.
pub(super) fn bits(state: &mut State, inst: Inst) {
    let function = &state.function;
    let Some(result) = function.result(inst) else { return };
    let ty = function.ty(result);
    if !is_legal(state, Visa::Bfn, ty.element, Sign::Modular, SOURCES) {
        return;
    }
    let (mut leaves, mut merged) = (Vec::new(), 0);
    let mut expand = |leaves: &mut Vec<Value>, inner: Inst| {
        let operands = function.operands(inner);
        for operand in operands.iter().filter(|operand| !is_ones(function, **operand)) {
            if !leaves.contains(operand) {
                leaves.push(*operand);
            }
        }
        // A complement would be a modifier of an operand.
        merged += usize::from(!operands.iter().any(|operand| is_ones(function, *operand)));
    };
    expand(&mut leaves, inst);
    while let Some((at, inner)) = leaves.iter().enumerate().find_map(|(at, leaf)| {
        let inner = logic(function, *leaf).filter(|inner| is_near(state, *inner, inst))?;
        let others = leaves.iter().filter(|other| *other != leaf);
        let new = function.operands(inner).iter().filter(|new| !leaves.contains(new) && !is_ones(function, **new));
        (others.count() + new.count() <= SOURCES).then_some((at, inner))
    }) {
        leaves.remove(at);
        expand(&mut leaves, inner);
    }
    if merged < 2 {
        return;
    }
    let Ok(leaves) = <[Value; SOURCES]>::try_from(leaves) else { return };
    let Some(leaves) = ordered(function, leaves) else { return };
    let table = table(function, inst, &leaves);
    let value = Builder::before(&mut state.function, inst).value(Op::Bfn, &leaves, &[table.into()], ty);
    state.function.replace(inst, value);
}

/// Returns whether an instruction stands shortly before another one.
fn is_near(state: &State, before: Inst, inst: Inst) -> bool {
    let previous = |inst: &Inst| state.function.previous(*inst);
    std::iter::successors(previous(&inst), previous).take(DISTANCE).any(|candidate| candidate == before)
}

/// Returns the sources with the one last that costs no move there: a constant of 15 bits, else one that is not read from a
/// part of a vector.
fn ordered(function: &Function, sources: [Value; SOURCES]) -> Option<[Value; SOURCES]> {
    let constants = sources.iter().filter(|source| function.as_constant(**source).is_some()).count();
    let is_last = |source: Value| match function.as_constant(source).map(Constant::splat) {
        Some(number) => number.is_some_and(|number| number <= LARGEST),
        None => constants == 0 && function.def_inst(source).is_none_or(|def| function.op(def) != Op::RdRegion),
    };
    let last = (0..SOURCES).rev().find(|at| is_last(sources[*at])).filter(|_| constants < 2)?;
    let mut sources = sources;
    sources.swap(last, SOURCES - 1);
    Some(sources)
}

/// Returns the operation on bits that defines a value, if the value has no other use.
fn logic(function: &Function, value: Value) -> Option<Inst> {
    [Op::And, Op::Or, Op::Xor].into_iter().find_map(|op| only(function, value, op))
}

fn is_ones(function: &Function, value: Value) -> bool {
    function.as_constant(value).and_then(Constant::splat) == Some(u64::MAX >> (64 - function.ty(value).element.bits()))
}

/// Returns the truth table of an operation on bits over the leaves.
fn table(function: &Function, inst: Inst, leaves: &[Value; SOURCES]) -> u8 {
    let of = |value: &Value| {
        let leaf = leaves.iter().position(|leaf| leaf == value).map(|at| SOURCE_TABLES[at]);
        let inner = || logic(function, *value).map(|inner| table(function, inner, leaves));
        // An operand that is neither is all ones.
        leaf.or_else(inner).unwrap_or(u8::MAX)
    };
    let [lhs, rhs] = function.operands(inst) else { return 0 };
    match function.op(inst) {
        Op::And => of(lhs) & of(rhs),
        Op::Or => of(lhs) | of(rhs),
        _ => of(lhs) ^ of(rhs),
    }
}
