//! Coalesces values into one register, and inserts copies where their live ranges interfere.
//!
//! Purpose: code without phi nodes, and partial writes in place.
//!
//! Before: live ranges are built. After: these are in one live range: the operand and the result of a two-address
//! operation; a parameter of a block and its arguments; the operand and the result of a bitcast that is not a copy.
//! The code is still in SSA form; operations whose operand and result coalesced emit no instruction.
//!
//! ```text
//! %b = wrregion(%a, %x, ..)           %c = convert(%a)              ; if %a is used after it
//!                                ->   %b = wrregion(%c, %x, ..)     ; %b and %c are one variable
//! ```

use super::live_ranges::{phi_copies, predecessors};
use super::numbering::Numbering;
use super::{Pass, State};
use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Block, Definition, Inst, Value};
use crate::liveness::{Category, RangeId, Segment};
use crate::table::{Name, Op};

/// The pass.
pub const PASS: Pass = Pass {
    name: "coalescing",
    description: "coalesce values into one register, and insert copies where they interfere",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    copy_coalescing(state);
    two_address_coalescing(state);
    phi_coalescing(state);
    sum_coalescing(state);
    copy_unaligned_params(state);
    Ok(())
}

/// Coalesces the operand and result of bitcasts: they have the same bits in the same registers, even if both are live.
fn copy_coalescing(state: &mut State) {
    let predecessors = predecessors(state);
    for inst in state.function.all_insts() {
        if state.function.op(inst) != Op::BitCast {
            continue;
        }
        let (Some(result), Some(source)) =
            (state.function.result(inst), state.function.operands(inst).first().copied())
        else {
            continue;
        };
        if let (Some(a), Some(b)) = (state.liveness.id(source), state.liveness.id(result))
            && state.liveness.get(a).category == state.liveness.get(b).category
            && !copy_interferes(state, &predecessors, a, b)
            && !copy_interferes(state, &predecessors, b, a)
        {
            state.liveness.merge(a, b);
        }
    }
}

/// Returns whether a parameter in one live range is assigned while the other live range is live.
fn copy_interferes(state: &State, predecessors: &[Vec<Block>], a: RangeId, b: RangeId) -> bool {
    let other = &state.liveness.get(b).segments;
    state.liveness.get(a).values.iter().any(|value| match state.function.definition(*value) {
        Definition::BlockParam(block, index) => {
            phi_copies(state, *block, *index, &predecessors[block.index()]).any(|(_, slot)| other.contains(slot))
        }
        Definition::Param(_) | Definition::Inst(_) | Definition::Constant(_) => false,
    })
}

/// Returns the cost of copying a value.
fn cost(state: &State, value: Value) -> u32 {
    state.function.ty(value).bytes().max(1)
}

/// Coalesces operands with the results with which they must share a register, the largest first. If they interfere, the
/// operand is copied immediately: the copy is live before the instruction, which affects the coalescing of parameters.
fn two_address_coalescing(state: &mut State) {
    let mut candidates: Vec<(Inst, usize, Value)> = Vec::new();
    for inst in state.function.all_insts() {
        let (Some(operand), Some(result)) =
            (state.function.op(inst).definition().two_address(), state.function.result(inst))
        else {
            continue;
        };
        if state.liveness.id(result).is_some() {
            candidates.push((inst, operand, result));
        }
    }
    candidates.sort_by_key(|(_, _, result)| std::cmp::Reverse(cost(state, *result)));
    for (inst, operand, result) in candidates {
        let old = state.function.operands(inst)[operand];
        let (Some(from), Some(to)) = (state.liveness.id(old), state.liveness.id(result)) else { continue };
        if try_merge(state, from, to, |_| false) {
            continue;
        }
        let number = state.numbering.before(inst);
        let copy = copy_before(state, inst, old, number);
        state.function.set_arg(inst, operand, copy);
        let range = state.liveness.get_mut(to);
        range.segments.insert(Segment::strong(number, number + 1));
        state.liveness.add(copy, to);
    }
}

/// Coalesces accumulators of products with the sums if they do not interfere: the sums of a chain of products then have
/// the same registers, and the finalizer finds adjacent registers for the operands.
fn sum_coalescing(state: &mut State) {
    for inst in state.function.all_insts() {
        let function = &state.function;
        if function.op(inst) != Op::Dpas {
            continue;
        }
        let (acc, sum) = (function.operand(inst, Name::Acc), function.result(inst));
        let id = |value: Option<Value>| state.liveness.id(value?);
        if let (Some(from), Some(to)) = (id(acc), id(sum)) {
            try_merge(state, from, to, |_| false);
        }
    }
}

/// Merges live ranges that do not interfere.
fn try_merge(state: &mut State, a: RangeId, b: RangeId, copies: impl Fn(u32) -> bool) -> bool {
    if a == b {
        return true;
    }
    let (first, second) = (state.liveness.get(a), state.liveness.get(b));
    let fits = first.category == second.category && !first.segments.interferes(&second.segments, copies);
    if fits {
        state.liveness.merge(a, b);
    }
    fits
}

/// Copies a value before an instruction; the copy has no live range yet.
fn copy_before(state: &mut State, inst: Inst, value: Value, number: u32) -> Value {
    let ty = state.function.ty(value);
    let copy = Builder::before(&mut state.function, inst).value(Op::Convert, &[value], &[], ty);
    if let Some(inst) = state.function.def_inst(copy) {
        state.numbering.set(inst, number);
    }
    copy
}

/// An argument of a branch.
#[derive(Clone, Copy)]
struct Incoming {
    block: Block,
    branch: Inst,
    /// Its index among all arguments of the branch.
    index: usize,
    /// The number of its copy.
    slot: u32,
    param: Value,
}

/// Coalesces parameters of blocks with their arguments, the largest first. The remaining copies are inserted at the
/// end, in the order of the parameters.
fn phi_coalescing(state: &mut State) {
    let incomings = incomings(state);
    let mut order: Vec<usize> = (0..incomings.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(cost(state, incomings[*index].param)));
    let mut failed = vec![false; incomings.len()];
    for index in order {
        let Incoming { branch, index: arg, slot, param, .. } = incomings[index];
        let value = state.function.args(branch)[arg];
        if let (Some(from), Some(to)) = (state.liveness.id(value), state.liveness.id(param)) {
            failed[index] = !try_merge(state, from, to, |start| start == slot);
        }
    }
    for (incoming, _) in incomings.into_iter().zip(failed).filter(|(_, failed)| *failed) {
        let Incoming { block, branch, index, slot, param } = incoming;
        let value = state.function.args(branch)[index];
        let copy = copy_before(state, branch, value, slot);
        state.function.set_arg(branch, index, copy);
        if let Some(id) = state.liveness.id(param) {
            let end = state.numbering.end(block);
            state.liveness.get_mut(id).segments.insert(Segment::strong(slot, end));
            state.liveness.add(copy, id);
        }
    }
}

fn incomings(state: &State) -> Vec<Incoming> {
    let function = &state.function;
    let mut incomings = Vec::new();
    for block in function.blocks() {
        let Some(branch) = function.last(*block) else { continue };
        let operands = function.operands(branch).len();
        for successor in function.successors(branch) {
            for (param, index) in function.block_params(successor.block).iter().zip(successor.first..) {
                let index = index as usize;
                #[expect(clippy::cast_possible_truncation, reason = "few arguments")]
                let slot = state.numbering.phi_copy(*block, (index - operands) as u32);
                incomings.push(Incoming { block: *block, branch, index, slot, param: *param });
            }
        }
    }
    incomings
}

/// Copies parameters of the kernel that do not have the alignment that their uses require, at its start.
fn copy_unaligned_params(state: &mut State) {
    let Some(first) = state.function.blocks().first().and_then(|block| state.function.first(*block)) else { return };
    for (index, param) in state.function.params().to_vec().into_iter().enumerate() {
        let Some(range) = state.liveness.range(param) else { continue };
        let offset = state.function.arguments[index].offset;
        if range.category != Category::General || offset.is_multiple_of(range.align) {
            continue;
        }
        #[expect(clippy::cast_possible_truncation, reason = "few parameters")]
        let number = Numbering::param_copy(index as u32);
        let category = range.category;
        let Some(id) = state.liveness.id(param) else { continue };
        let copy = copy_before(state, first, param, number);
        let copied = state.function.def_inst(copy);
        let uses = state.function.uses(param).to_vec();
        for a_use in uses.into_iter().filter(|a_use| Some(a_use.inst) != copied) {
            state.function.set_arg(a_use.inst, a_use.index as usize, copy);
        }
        let align = state.function.ty(param).element.bytes().max(1);
        state.liveness.remove(param);
        state.liveness.add(copy, id);
        state.liveness.get_mut(id).offset = None;
        state.liveness.set(param, category, align);
        if let Some(range) = state.liveness.range_mut(param) {
            range.segments.insert(Segment::strong(0, number));
            range.offset = Some(offset);
        }
    }
}

fn check(state: &State) -> Result<(), Error> {
    let function = &state.function;
    for inst in function.all_insts() {
        let two_address =
            function.op(inst).definition().two_address().and_then(|operand| function.operands(inst).get(operand));
        if let (Some(old), Some(result)) = (two_address, function.result(inst))
            && state.liveness.id(*old).is_some()
            && state.liveness.id(result).is_some()
            && !state.liveness.same(*old, result)
        {
            return Err(PASS.broken(state, inst, "the result is not where the operand is that it changes"));
        }
    }
    for Incoming { branch, index, param, .. } in incomings(state) {
        let value = function.args(branch)[index];
        if state.liveness.id(value).is_some() && !state.liveness.same(value, param) {
            return Err(PASS.broken(state, branch, "an argument is not where the parameter is"));
        }
    }
    Ok(())
}
