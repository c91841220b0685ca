//! `pto-drop-barriers`: removes barriers from functions without other synchronisation.
//!
//! In such a function, the bytes that operations access in program order determine the necessary order. [`crate::sync`]
//! establishes it with fewer waits, and [`crate::allocation`] may let buffers share bytes. Flags and buffer ids stay,
//! because they belong to a hand-written schedule.
//!
//! The extent of an access through a pointer is unknown. A function that uses pointers to on-chip memory therefore
//! keeps its barriers.
//!
//! Before: any function. A function that others call keeps its barriers, which also order the accesses of its
//! callers. After: a function on tiles without synchronisation other than barriers of pipes has none.
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

use crate::{calls, passes::OnFunctions, sync::BARRIER, tile::is_def, walk};
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

/// Returns whether the purpose of barriers is unknown because of an operation that involves other cores, or queues
/// between cores.
pub(crate) fn is_beyond_the_core(def: &Op) -> bool {
    matches!(def.level, Level::Comm) || (def.level == Level::Sync && !def.orders_pipes())
}

/// Returns whether an operation accesses on-chip memory through a pointer.
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
        let Some((def, _)) = pto_dialect::op::declared(op) else { continue };
        if is_def(Some(def), BARRIER) {
            barriers.push(op);
        } else if def.orders_pipes() || is_beyond_the_core(def) || works_on_pointers(op, def) {
            return Ok(());
        }
    }
    let mut rewriter = Rewriter::new();
    barriers.into_iter().for_each(|op| rewriter.erase(op));
    Ok(())
}
