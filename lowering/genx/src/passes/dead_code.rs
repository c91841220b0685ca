//! Dead-code elimination: removes instructions that have neither effects nor live uses.
//!
//! Before: any program. After: each value contributes to an instruction with an effect. A value of a loop that is
//! used only to compute its own next value is dead: a parameter of a block is live only if one of its users is.
//!
//! ```text
//! %a = add %x, %y      ->
//! %b = load(%p)
//! ret void                 ret void
//! ```

use crate::error::Error;
use crate::ir::{Definition, Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::table::Effect;

/// The pass.
pub const PASS: Pass =
    Pass { name: "dead-code", description: "remove dead instructions", run, establishes: None, optional: false };

/// The same pass, after legalization.
pub const AGAIN: Pass =
    Pass { name: "dead-code-again", description: "remove instructions that legalization made dead", ..PASS };

fn run(state: &mut State) -> Result<(), Error> {
    remove(&mut state.function);
    Ok(())
}

/// Removes dead instructions; returns whether there were any.
pub(super) fn remove(function: &mut Function) -> bool {
    let insts = function.all_insts();
    let needed = needed(function, &insts);
    let is_needed = |value: Value| needed.get(value.index()) == Some(&true);
    // Parameters are removed first, with their arguments: then only dead instructions use dead values.
    let mut removed = function.retain_block_params(|_, param| is_needed(param));
    for inst in insts.into_iter().rev() {
        if function.result(inst).is_some_and(|result| !is_needed(result)) && !has_effect(function, inst) {
            function.erase(inst);
            removed = true;
        }
    }
    removed
}

fn has_effect(function: &Function, inst: Inst) -> bool {
    match function.op(inst).definition().effect {
        Effect::Write | Effect::Terminator => true,
        Effect::Pure | Effect::Read => false,
    }
}

/// Returns the live values, by index.
fn needed(function: &Function, insts: &[Inst]) -> Vec<bool> {
    let mut needed = vec![false; function.value_count()];
    let mut work: Vec<Value> = Vec::new();
    let mut predecessors = None;
    // In reverse order, most values are visited after their users, so that one visit of their operands is enough.
    for inst in insts.iter().rev().copied() {
        if has_effect(function, inst) || function.result(inst).is_some_and(|result| needed[result.index()]) {
            work.extend(function.operands(inst).iter().filter(|value| !needed[value.index()]));
        }
        while let Some(value) = work.pop() {
            if std::mem::replace(&mut needed[value.index()], true) {
                continue;
            }
            match function.definition(value) {
                Definition::Inst(inst) => {
                    work.extend(function.operands(*inst).iter().filter(|value| !needed[value.index()]));
                }
                Definition::BlockParam(block, index) => {
                    let predecessors = predecessors.get_or_insert_with(|| function.predecessors());
                    for branch in &predecessors[block.index()] {
                        for (at, successor) in function.successors(*branch).iter().enumerate() {
                            if successor.block == *block {
                                work.extend(function.successor_args(*branch, at).get(*index as usize));
                            }
                        }
                    }
                }
                Definition::Param(_) | Definition::Constant(_) => {}
            }
        }
    }
    needed
}
