//! Dead code: removes what nobody needs.
//!
//! Before: any program. After: each value is needed by something that has an effect. That something needs a value of a loop
//! only for itself does not count: parameters of blocks are needed if what they are needed for is.
//!
//! ```text
//! %a = add %x, %y      ->
//! %b = load(%p)
//! ret void                 ret void
//! ```

use std::collections::HashSet;

use crate::error::Error;
use crate::ir::{Definition, Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::table::Effect;

/// The pass.
pub const PASS: Pass = Pass { name: "dead-code", description: "remove what nobody needs", run, establishes: None };

/// The same, after legalization.
pub const AGAIN: Pass = Pass { name: "dead-code-again", description: "remove what legalization left", ..PASS };

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    let needed = needed(function);
    let is_dead = |function: &Function, value: Value| !needed.contains(&value) && function.as_constant(value).is_none();
    // Parameters go first, with the arguments for them: then nobody uses what is removed after.
    for block in function.blocks().to_vec() {
        for index in (0..function.block_params(block).len()).rev() {
            let param = function.block_params(block)[index];
            if is_dead(function, param) && function.uses(param).is_empty() {
                function.remove_block_param(block, index);
            }
        }
    }
    let mut all = function.all_insts();
    all.retain(|inst| {
        !has_effect(function, *inst) && function.result(*inst).is_some_and(|result| is_dead(function, result))
    });
    for inst in all.into_iter().rev() {
        function.erase(inst);
    }
    // What was used only by what is gone now.
    for block in function.blocks().to_vec() {
        for index in (0..function.block_params(block).len()).rev() {
            if function.uses(function.block_params(block)[index]).is_empty() {
                function.remove_block_param(block, index);
            }
        }
    }
    Ok(())
}

fn has_effect(function: &Function, inst: Inst) -> bool {
    match function.op(inst).row().effect {
        Effect::Write | Effect::Terminator => true,
        Effect::Pure | Effect::Read => false,
    }
}

/// The values that something with an effect needs.
fn needed(function: &Function) -> HashSet<Value> {
    let mut needed = HashSet::new();
    let mut work: Vec<Value> = Vec::new();
    for inst in function.all_insts().into_iter().filter(|inst| has_effect(function, *inst)) {
        work.extend(function.operands(inst));
    }
    while let Some(value) = work.pop() {
        if !needed.insert(value) {
            continue;
        }
        match function.definition(value) {
            Definition::Inst(inst) => work.extend(function.operands(*inst)),
            Definition::BlockParam(block, index) => {
                for branch in function.predecessors(*block) {
                    for (at, successor) in function.successors(branch).iter().enumerate() {
                        if successor.block == *block {
                            work.extend(function.successor_args(branch, at).get(*index as usize));
                        }
                    }
                }
            }
            Definition::Param(_) | Definition::Constant(_) => {}
        }
    }
    needed
}
