//! Keeps erased operations and arguments in memory until the pass ends.
//!
//! An [`OperationRef`](melior::ir::operation::OperationRef) or a [`Value`](melior::ir::Value) is a pointer that safe
//! code may copy. An erased operation leaves the module at once, but its memory is freed only when the pass has ended:
//! no reference that the pass was given lives longer. Outside of a pass it is never freed.

use crate::ffi;
use melior::ir::operation::OperationRef;
use mlir_sys::{
    MlirBlock, MlirOperation, MlirValue, mlirBlockArgumentGetOwner, mlirBlockCreate, mlirBlockDestroy,
    mlirBlockGetParentOperation, mlirOperationDestroy,
};
use std::{cell::RefCell, collections::HashSet, ptr::null};

/// The erasures of one run of a pass.
struct Run {
    /// The operation that the pass runs on.
    root: MlirOperation,
    /// Operations that have left the module.
    operations: Vec<MlirOperation>,
    /// Block arguments to erase, without duplicates.
    arguments: Vec<MlirValue>,
    /// Their addresses.
    known: HashSet<usize>,
    /// Holds the placeholders for operands of erased operations. It is in no region.
    stand_ins: Option<MlirBlock>,
}

thread_local! {
    /// The passes that run on this thread, the innermost last.
    static RUNS: RefCell<Vec<Run>> = const { RefCell::new(Vec::new()) };
}

fn new_block() -> MlirBlock {
    // SAFETY: a block without arguments.
    unsafe { mlirBlockCreate(0, null(), null()) }
}

/// Removes an operation from its block; returns whether it did. It does not if a value of the operation has uses
/// outside of it, if the operation is in no block, or if it is not inside of the operation that a pass runs on.
///
/// # Safety
///
/// The operation has to be valid.
pub(crate) unsafe fn operation(op: MlirOperation) -> bool {
    RUNS.with_borrow_mut(|runs| match runs.last_mut() {
        Some(run) => {
            let stand_ins = *run.stand_ins.get_or_insert_with(new_block);
            // SAFETY: by the contract of this function; the block is valid until the run ends.
            let taken = unsafe { ffi::mdErase(op, run.root, stand_ins) };
            if taken {
                run.operations.push(op);
            }
            taken
        }
        // SAFETY: by the contract of this function; the block is never freed, like the operation.
        None => unsafe { ffi::mdErase(op, MlirOperation { ptr: std::ptr::null_mut() }, new_block()) },
    })
}

/// Schedules the erasure of a block argument at the end of the pass; returns whether it did, which requires a pass that
/// runs on an operation around the block.
///
/// # Safety
///
/// The value has to be a valid block argument.
pub(crate) unsafe fn argument(value: MlirValue) -> bool {
    RUNS.with_borrow_mut(|runs| {
        let Some(run) = runs.last_mut() else { return false };
        // SAFETY: by the contract of this function.
        let inside = unsafe {
            let owner = mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
            !owner.ptr.is_null() && ffi::mdIsInside(owner, run.root)
        };
        if inside && run.known.insert(value.ptr as usize) {
            run.arguments.push(value);
        }
        inside
    })
}

/// A running pass. [`Pass::end`] frees what it has erased.
pub(crate) struct Pass(());

impl Pass {
    /// Starts without erasures.
    pub(crate) fn begin(op: OperationRef<'_, '_>) -> Self {
        let root = op.to_raw();
        let (operations, arguments, known) = (Vec::new(), Vec::new(), HashSet::new());
        RUNS.with_borrow_mut(|runs| runs.push(Run { root, operations, arguments, known, stand_ins: None }));
        Self(())
    }

    /// Frees what the pass has erased. Operations that are used again stay in memory; returns their number.
    #[must_use]
    pub(crate) fn end(self) -> usize {
        let Some(run) = RUNS.with_borrow_mut(Vec::pop) else { return 0 };
        // SAFETY: arguments and operations are valid, as nothing erased has been freed; each argument is in the list once.
        // Each operation has left its block, is in the list once, and is destroyed where nothing uses what it defines.
        unsafe {
            run.operations.iter().for_each(|op| ffi::mdDropReferences(*op));
            let arguments = run.arguments.into_iter().filter(|value| !ffi::mdEraseArgument(*value)).count();
            let (kept, unused): (Vec<_>, Vec<_>) = run.operations.into_iter().partition(|op| ffi::mdIsUsedOutside(*op));
            unused.into_iter().for_each(|op| mlirOperationDestroy(op));
            let stand_ins = run.stand_ins.filter(|block| {
                let used = ffi::mdBlockIsUsed(*block);
                if !used {
                    mlirBlockDestroy(*block);
                }
                used
            });
            arguments + kept.len() + usize::from(stand_ins.is_some())
        }
    }
}
