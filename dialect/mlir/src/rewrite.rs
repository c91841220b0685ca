//! Changing IR: removing operations, and giving uses another value.

use melior::ir::{
    Value, ValueLike,
    operation::{OperationLike, OperationRef},
};

/// Removes an operation and all inside it. Nobody may use its results any more: where somebody does, nothing happens and
/// the answer is `false`.
pub fn erase(op: OperationRef<'_, '_>) -> bool {
    // SAFETY: the operation is valid and unused; references to it are not used again, as callers hold it by value.
    unsafe {
        let raw = op.to_raw();
        let used = |index| {
            let result = mlir_sys::mlirOperationGetResult(raw, index);
            !mlir_sys::mlirOpOperandIsNull(mlir_sys::mlirValueGetFirstUse(result))
        };
        if (0..mlir_sys::mlirOperationGetNumResults(raw)).any(used) {
            return false;
        }
        mlir_sys::mlirOperationDestroy(raw);
        true
    }
}

/// Gives every use of a value another one, which has to have the same type: where it has not, nothing happens and the
/// answer is `false`.
pub fn replace_uses<'c>(value: impl ValueLike<'c>, with: impl ValueLike<'c>) -> bool {
    if value.r#type() != with.r#type() {
        return false;
    }
    // SAFETY: both values are valid.
    unsafe { mlir_sys::mlirValueReplaceAllUsesOfWith(value.to_raw(), with.to_raw()) }
    true
}

/// Gives an operation another operand; `false` where there is none of that index.
pub fn set_operand<'c>(op: OperationRef<'c, '_>, index: usize, value: Value<'c, '_>) -> bool {
    if index >= op.operand_count() {
        return false;
    }
    // SAFETY: the operation and the value are valid, the index has been checked.
    unsafe { mlir_sys::mlirOperationSetOperand(op.to_raw(), index as isize, value.to_raw()) }
    true
}

/// Moves an operation in front of another one.
pub fn move_before(op: OperationRef<'_, '_>, other: OperationRef<'_, '_>) {
    // SAFETY: both operations are valid and in a block.
    unsafe { mlir_sys::mlirOperationMoveBefore(op.to_raw(), other.to_raw()) }
}

/// The identity of a value, as a key of maps that are not iterated.
pub fn value_key<'c>(value: impl ValueLike<'c>) -> usize {
    value.to_raw().ptr as usize
}
