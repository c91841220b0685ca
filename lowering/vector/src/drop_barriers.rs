//! `pto-drop-barriers`: functions that are ordered by barriers alone are ordered anew.
//!
//! A barrier of pipes only makes operations wait. Where a function has no other synchronisation, what has to be in order
//! follows from the bytes its operations touch in the order of the text, and [`crate::sync`] finds it with less waiting;
//! without barriers [`crate::place`] may also use bytes twice. Flags and buffer identifiers stay: they belong to a hand-written schedule.
//!
//! The number of bytes accessed through a pointer is unknown: a function that works on pointers on chip keeps its
//! barriers, which know more.
//!
//! Before: any function; one that others call keeps its barriers, which order what callers do, too. After: a function on tiles that had barriers of pipes and no other synchronisation has none.
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.barrier <PIPE_ALL>
//! pto.texp ins(%a : ..) outs(%a : ..)
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.texp ins(%a : ..) outs(%a : ..)
//! ```

use crate::{
    calls,
    passes::OnFunctions,
    sync::{BARRIER, orders_pipes},
    tile::is_def,
    walk,
};
use mlir_dialect::{
    Failed, Rewriter,
    melior::ir::{
        ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand,
};
use pto_dialect::types;
use pto_isa::{Level, Op, TypeDesc, types::AddressSpace};

/// Operations after which the purpose of barriers is unknown: they involve other cores, or queues between cores.
pub(crate) fn is_beyond_the_core(def: &Op) -> bool {
    matches!(def.level, Level::Comm) || (def.level == Level::Sync && !orders_pipes(def))
}

/// Whether an operation touches memory on chip by a pointer.
pub(crate) fn works_on_pointers(op: OperationRef<'_, '_>, def: &Op) -> bool {
    let mut operands = (0..op.operand_count()).filter_map(|index| operand(op, index));
    def.level != Level::View
        && operands.any(|value| match types::desc(value.r#type()) {
            TypeDesc::Ptr { space, .. } => space != AddressSpace::Gm,
            _ => false,
        })
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-drop-barriers",
    description: "remove barriers from functions without other synchronisation",
    dialects: &[],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, _: BlockRef<'c, 'a>) -> Result<(), Failed> {
    // A caller may rely on barriers of its callee.
    if calls::is_called(function) {
        return Ok(());
    }
    let mut barriers = Vec::new();
    for op in walk::inside(function) {
        let Some((row, _)) = pto_dialect::op::declared(op) else { continue };
        if is_def(Some(row), BARRIER) {
            barriers.push(op);
        } else if orders_pipes(row) || is_beyond_the_core(row) || works_on_pointers(op, row) {
            return Ok(());
        }
    }
    let mut rewriter = Rewriter::new();
    barriers.into_iter().for_each(|op| rewriter.erase(op));
    Ok(())
}
