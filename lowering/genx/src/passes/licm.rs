//! LICM: hoists loop-invariant computations.
//!
//! Purpose: fewer instructions in each iteration.
//!
//! Before: any program. After: an instruction without effect whose operands are defined outside of a loop is before the
//! loop, up to a limit on the registers of hoisted values. Region reads and casts are part of the instruction that uses
//! them and cost nothing; they are hoisted only together with it. Integer divisions, which may fault, and predicates
//! are not moved.
//!
//! ```text
//! bb1:                                      %b = mul %a, 3
//!   %i = phi ..                          bb1:
//!   %b = mul %a, 3                 ->       %i = phi ..
//!   %c = add %i, %b                         %c = add %i, %b
//! ```

use crate::error::Error;
use crate::ir::{Block, Definition, Function, Inst, Use, Value};
use crate::loops::{Dominators, Loop, Loops};
use crate::passes::{Pass, State};
use crate::table::{Effect, Op};
use crate::target::{self, Form};

/// The pass.
pub const PASS: Pass =
    Pass { name: "licm", description: "hoist loop-invariant computations", run, establishes: None, optional: true };

/// Maximal number of registers that hoisted values may occupy in a loop.
const REGISTERS: u32 = 16;

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    let grf = state.platform.grf_bytes();
    let dominators = Dominators::of(function);
    let loops = Loops::with(function, &dominators);
    let mut inside: Vec<Option<Block>> = vec![None; function.block_count()];
    let mut place = vec![usize::MAX; function.block_count()];
    for (at, block) in dominators.order().iter().enumerate() {
        place[block.index()] = at;
    }
    let predecessors = function.predecessors();
    for found in &loops.loops {
        for block in &found.blocks {
            inside[block.index()] = Some(found.header);
        }
        // The preheader of the loop, if there is one.
        let outside = predecessors[found.header.index()].iter().copied();
        let outside: Vec<Inst> = outside
            .filter(|branch| function.block(*branch).is_some_and(|block| inside[block.index()] != Some(found.header)))
            .collect();
        let [before] = *outside.as_slice() else { continue };
        if function.op(before) == Op::Br {
            hoist(function, found, before, &inside, &place, grf);
        }
    }
    Ok(())
}

fn hoist(function: &mut Function, found: &Loop, before: Inst, inside: &[Option<Block>], place: &[usize], grf: u32) {
    let mut blocks = found.blocks.clone();
    blocks.sort_by_key(|block| place[block.index()]);
    let mut left = REGISTERS * grf;
    for block in blocks {
        for inst in function.insts(block).collect::<Vec<_>>() {
            let Some(result) = function.result(inst) else { continue };
            let size = bytes(function, result, grf);
            if is_worth_it(function, inst) && size <= left && is_invariant(function, inst, found.header, inside) {
                left -= size;
                move_before(function, inst, before, found.header, inside);
            }
        }
    }
}

/// Returns the bytes of registers that a value occupies if it is hoisted. Operands of messages start at a register.
fn bytes(function: &Function, value: Value, grf: u32) -> u32 {
    let bytes = function.ty(value).bytes();
    let is_of_message = |used: &Use| target::form(function.op(used.inst)) == Form::Message;
    if function.uses(value).iter().any(is_of_message) { bytes.next_multiple_of(grf) } else { bytes }
}

/// Returns whether hoisting an instruction is beneficial, and legal even if the trip count is zero.
fn is_worth_it(function: &Function, inst: Inst) -> bool {
    let op = function.op(inst);
    let computes = op.definition().effect == Effect::Pure && target::form(op).is_on_lanes();
    computes
        && !target::may_fault(function, inst)
        && function.result(inst).is_some_and(|result| !function.ty(result).is_predicate())
}

/// Returns whether an instruction becomes part of the instructions that use it.
fn is_free(op: Op) -> bool {
    op == Op::RdRegion || target::form(op) == Form::Alias
}

fn is_outside(function: &Function, value: Value, header: Block, inside: &[Option<Block>]) -> bool {
    let block = match function.definition(value) {
        Definition::Param(_) | Definition::Constant(_) => None,
        Definition::BlockParam(block, _) => Some(*block),
        Definition::Inst(inst) => function.block(*inst),
    };
    block.is_none_or(|block| inside[block.index()] != Some(header))
}

/// Returns whether all operands are defined outside of the loop, or are regions and casts of values that are.
fn is_invariant(function: &Function, inst: Inst, header: Block, inside: &[Option<Block>]) -> bool {
    function.operands(inst).iter().all(|operand| {
        is_outside(function, *operand, header, inside)
            || function
                .def_inst(*operand)
                .is_some_and(|def| is_free(function.op(def)) && is_invariant(function, def, header, inside))
    })
}

/// Hoists an instruction, together with the regions and casts that it uses.
fn move_before(function: &mut Function, inst: Inst, before: Inst, header: Block, inside: &[Option<Block>]) {
    for operand in function.operands(inst).to_vec() {
        if let Some(def) = function.def_inst(operand).filter(|_| !is_outside(function, operand, header, inside)) {
            move_before(function, def, before, header, inside);
        }
    }
    function.unlink(inst);
    function.insert_before(before, inst);
}
