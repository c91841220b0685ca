//! `pto-scalar-sinking`: sinks scalar computations to their first use.
//!
//! The scalar pipe issues the operations of all other pipes in program order, and executes scalar computations in
//! between. A computation that is only needed after a copy overlaps with the copy.
//!
//! Before: any function. Passes that hoist constants, such as `canonicalize`, run before this one. After: each pure
//! scalar computation stands before the first operation of its block that uses its result, or that contains such a
//! use. The order of all other operations is kept, nothing moves into a loop or a scope, and the contents of scopes
//! stay.
//!
//! ```mlir
//! %c64 = arith.constant 64 : index
//! pto.mte_gm_ub ..
//! scf.for %i = %c0 to %c1024 step %c64 { .. }
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.mte_gm_ub ..
//! %c64 = arith.constant 64 : index
//! scf.for %i = %c0 to %c1024 step %c64 { .. }
//! ```

use crate::{
    passes::OnFunctions,
    scope::only_computes,
    walk::{self, key},
};
use mlir_dialect::{
    Failed, Rewriter, defining_operation,
    melior::ir::{
        Value,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, result, users,
};
use pto_dialect::op::declared;
use pto_isa::Family;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::collections::BTreeSet;

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-scalar-sinking",
    description: "move scalar computations to their first use",
    dialects: &[],
    run,
};

/// Returns whether an operation contains instructions of another unit.
fn is_closed(op: OperationRef<'_, '_>) -> bool {
    declared(op).is_some_and(|(def, _)| matches!(def.family(), Family::Scope | Family::Simt))
}

/// Returns the operations that define the operands of an operation and of its nested operations.
fn needed<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let inside = if op.region_count() > 0 { walk::inside(op) } else { Vec::new() };
    let used = std::iter::once(op).chain(inside).flat_map(|op| (0..op.operand_count()).map(move |at| operand(op, at)));
    used.flatten().filter_map(defining_operation).collect()
}

/// Sinks the scalar computations of a block to their first uses, in order.
fn sink<'c, 'a>(block: BlockRef<'c, 'a>, rewriter: &mut Rewriter<'c, 'a>) {
    let operations: Vec<OperationRef<'c, 'a>> = walk::operations(block).collect();
    // The operation before which each one is inserted, or the operation itself if it does not move.
    let mut places: HashMap<usize, usize> = HashMap::with_capacity_and_hasher(operations.len(), Default::default());
    let mut sunk: HashSet<usize> = HashSet::default();
    let mut goals: BTreeSet<usize> = BTreeSet::new();
    for (at, op) in operations.iter().enumerate().rev() {
        let place = Some(*op).filter(|op| only_computes(*op) && op.region_count() == 0).and_then(|op| {
            let results = (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from);
            let mut first = None;
            for user in results.flat_map(users) {
                let place = *places.get(&key(walk::in_block(user, block)?))?;
                first = Some(first.map_or(place, |first: usize| first.min(place)));
            }
            first
        });
        places.insert(key(*op), place.unwrap_or(at));
        if let Some(place) = place {
            sunk.insert(key(*op));
            goals.insert(place);
        }
    }
    for goal in goals {
        let Some(before) = operations.get(goal) else { continue };
        let mut open: Vec<(OperationRef<'c, 'a>, bool)> =
            needed(*before).into_iter().rev().map(|op| (op, false)).collect();
        while let Some((op, is_ready)) = open.pop() {
            if places.get(&key(op)) != Some(&goal) || !sunk.contains(&key(op)) {
                continue;
            }
            if is_ready {
                sunk.remove(&key(op));
                rewriter.move_before(op, *before);
            } else {
                open.push((op, true));
                open.extend(needed(op).into_iter().rev().map(|op| (op, false)));
            }
        }
    }
}

fn run<'c, 'a>(function: OperationRef<'c, 'a>, _: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let mut rewriter = Rewriter::new();
    let mut open = vec![function];
    while let Some(op) = open.pop() {
        for block in walk::blocks(op) {
            sink(block, &mut rewriter);
            // Loop invariants of a scope of vector instructions are at its head.
            open.extend(walk::operations(block).filter(|op| op.region_count() > 0 && !is_closed(*op)));
        }
    }
    Ok(())
}
