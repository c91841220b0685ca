//! Walks over the operations of a function.

pub(crate) use mlir_dialect::walk::{blocks, blocks_of, inside, operations, preorder};
use mlir_dialect::{
    defining_operation,
    melior::ir::{
        Value,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
};
use nest_dialect::op as nest;
pub(crate) use pto_dialect::op::{is_upstream as is, upstream};

/// Returns the operation that defines a value, and its op definition.
pub(crate) fn definition<'c, 'a>(value: Value<'c, 'a>) -> Option<(OperationRef<'c, 'a>, Option<&'static pto_isa::Op>)> {
    let op = defining_operation(value)?;
    Some((op, pto_dialect::op::declared(op).map(|(def, _)| def)))
}

/// Returns the operations inside of an operation in program order, without those inside of nests and their loops.
pub(crate) fn outside_of_nests<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    preorder(op, |op| nest::kind(op).is_none() && !nest::is_loops(op)).collect()
}

/// Returns the key that identifies an operation.
pub(crate) fn key(op: OperationRef<'_, '_>) -> usize {
    op.to_raw().ptr as usize
}

/// Returns the operation of a block that is or contains the given one.
pub(crate) fn in_block<'c, 'a>(op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let mut inside = Some(op);
    while let Some(op) = inside {
        if op.block() == Some(block) {
            return Some(op);
        }
        inside = op.parent_operation();
    }
    None
}
