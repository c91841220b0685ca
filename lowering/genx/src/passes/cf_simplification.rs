//! GenXCFSimplification and CFGSimplification: removes branches, and if-converts short ones.
//!
//! Purpose: a jump costs more than a few instructions, and other passes optimize within blocks only.
//!
//! Before: any program. After: branches with a known condition and the blocks that become unreachable are gone; a
//! block whose only predecessor has no other successor is merged into it; no block has a parameter that always has
//! the same value. Short code without effects between a branch and the block where its arms join is executed
//! unconditionally, and `select` chooses the results. If a branch tests `any` of a predicate and its arm has no
//! effect where the predicate is false, the arm is executed unconditionally, too.
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

/// Maximal number of sweeps over a function: each sweep simplifies one level of nested branches.
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
