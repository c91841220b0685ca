//! EarlyCSE: eliminates common subexpressions, and folds constants.
//!
//! Purpose: the lowering computes indices, addresses and regions at each use, and many of them are equal.
//!
//! Before: any program. After: no instruction without effect is dominated by an equal one, and no instruction has
//! only constant operands. Predicates are left alone, because longer live ranges would exceed the few flags.
//!
//! ```text
//! %a = shl %i, 2
//! %b = shl %i, 2     ->    %a = shl %i, 2
//! %c = add %a, %b          %c = add %a, %a
//! ```

use std::collections::hash_map::Entry;
use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};

use crate::error::Error;
use crate::ir::{Block, Function, Inst};
use crate::loops::Dominators;
use crate::passes::{Pass, State};
use crate::simplify::simplify;
use crate::table::Effect;

/// The pass.
pub const PASS: Pass =
    Pass { name: "early-cse", description: "eliminate common subexpressions", run, establishes: None, optional: true };

/// The same pass, after legalization.
pub const AGAIN: Pass =
    Pass { name: "early-cse-again", description: "eliminate common subexpressions that legalization made", ..PASS };

/// The available expressions of a block, and the changes to undo at its end.
struct Known {
    /// The available instruction for each hash.
    insts: FxHashMap<u64, Inst>,
    /// The dominating blocks, and the number of changes when each was entered.
    open: Vec<(Block, usize)>,
    /// Changes: the hash, and the instruction that was available before.
    changes: Vec<(u64, Option<Inst>)>,
}

impl Known {
    /// Undoes the changes of blocks that do not dominate a block, and enters that block.
    fn enter(&mut self, block: Block, dominators: &Dominators) {
        while let Some((open, length)) =
            self.open.last().copied().filter(|(open, _)| !dominators.dominates(*open, block))
        {
            debug_assert_ne!(open, block);
            for (hash, before) in self.changes.drain(length..).rev() {
                match before {
                    Some(inst) => self.insts.insert(hash, inst),
                    None => self.insts.remove(&hash),
                };
            }
            self.open.pop();
        }
        self.open.push((block, self.changes.len()));
    }
}

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    let dominators = Dominators::of(function);
    let mut known = Known { insts: FxHashMap::default(), open: Vec::new(), changes: Vec::new() };
    for block in dominators.preorder() {
        known.enter(*block, &dominators);
        let mut next = function.first(*block);
        while let Some(inst) = next {
            next = function.next(inst);
            if !simplify(function, inst) {
                common(function, inst, &mut known);
            }
        }
    }
    Ok(())
}

/// Replaces an instruction by an available one, or makes it available.
fn common(function: &mut Function, inst: Inst, known: &mut Known) {
    let Some(result) = function.result(inst) else { return };
    let ty = function.ty(result);
    if function.op(inst).definition().effect != Effect::Pure || ty.is_predicate() {
        return;
    }
    let mut hasher = FxHasher::default();
    (function.op(inst), function.args(inst), function.immediates(inst), ty).hash(&mut hasher);
    let hash = hasher.finish();
    match known.insts.entry(hash) {
        Entry::Occupied(mut entry) => {
            let other = *entry.get();
            let same = function.op(other) == function.op(inst)
                && function.args(other) == function.args(inst)
                && function.immediates(other) == function.immediates(inst);
            match function.result(other).filter(|other| same && function.ty(*other) == ty) {
                Some(value) => function.replace(inst, value),
                None => {
                    known.changes.push((hash, Some(entry.insert(inst))));
                }
            }
        }
        Entry::Vacant(entry) => {
            entry.insert(inst);
            known.changes.push((hash, None));
        }
    }
}
