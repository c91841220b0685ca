//! GenXCFSimplification and CFGSimplification: fewer branches.
//!
//! Purpose: a jump costs more than a few instructions, and what other passes find, they find within blocks.
//!
//! Before: any program. After: branches whose way is known are gone, and so are the blocks they do not lead to; a block with one
//! way to it, from a block that leads nowhere else, is part of that; blocks have no parameters that are always the same value.
//! Short code without effects between a branch and the block where its ways meet is executed in any case, and what comes of it
//! chosen; code that a branch on `any` of a predicate leads to, and that does nothing where that predicate is not set, is
//! executed in any case, too.
//!
//! ```text
//! br i1 %c, label %bb1, label %bb2             %a = add i32 %x, 1
//! bb1:                                         %y = select i1 %c, i32 %a, i32 %x
//!   %a = add i32 %x, 1                   ->
//!   br label %bb2
//! bb2:
//!   %y = phi i32 [ %x, %0 ], [ %a, %bb1 ]
//! ```

mod blocks;
mod choice;

use crate::error::Error;
use crate::passes::{Pass, State};

/// The pass.
pub const PASS: Pass = Pass {
    name: "cf-simplification",
    description: "if-convert short branches into selects",
    run,
    establishes: None,
    optional: true,
};

/// How often all is looked through again: branches within branches are gone after one time each.
const ROUNDS: usize = 8;

fn run(state: &mut State) -> Result<(), Error> {
    for _ in 0..ROUNDS {
        let mut changed = blocks::fold(&mut state.function);
        changed |= blocks::remove_unreachable(&mut state.function);
        changed |= blocks::same_params(&mut state.function);
        changed |= blocks::merge(&mut state.function);
        changed |= choice::convert(state);
        if !changed {
            break;
        }
    }
    Ok(())
}
