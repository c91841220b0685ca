//! Sinks the address of a tile from outside of the function into each vector scope that uses it, because the manual
//! defines `pto.tile_buf_addr` for the instructions of a scope. An address that only copies use stays before them.
//!
//! Before: an address is taken before the scopes and copies on its tile, and pointers are computed from it. After: no
//! scope uses an address that is taken outside of it. Source: PTO ISA manual,
//! scalar/ops/micro-instruction/vecscope.md.
//!
//! ```mlir
//! %p = pto.tile_buf_addr %t : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//! pto.vecscope {
//!   %x = pto.vlds %p[%c0] : ..
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.vecscope {
//!   %p = pto.tile_buf_addr %t : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//!   %x = pto.vlds %p[%c0] : ..
//! }
//! ```

use crate::{
    builder::{VECSCOPE, op_def},
    tile::is_def,
    walk::{self, key},
};
use mlir_dialect::{
    Rewriter, defining_operation,
    melior::ir::{
        BlockLike, Operation, Value,
        operation::{OperationLike, OperationRef},
    },
    operand, result, users, value_key,
};
use pto_dialect::op::declared;
use pto_isa::{Op, ops::view};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

const ADDRESS: &Op = op_def(view::OPS, "tile_buf_addr");
/// Operations that derive a pointer from another one.
const POINTERS: [&Op; 2] = [op_def(view::OPS, "castptr"), op_def(view::OPS, "addptr")];

/// Returns the op definition of an operation.
fn def(op: OperationRef<'_, '_>) -> Option<&'static Op> {
    declared(op).map(|(def, _)| def)
}

/// Returns the scope that contains an operation.
fn scope<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    std::iter::successors(op.parent_operation(), |op| op.parent_operation()).find(|op| is_def(def(*op), VECSCOPE))
}

/// Sinks addresses into the scopes of a function that use them.
pub(super) fn sink<'c, 'a>(function: OperationRef<'c, 'a>, rewriter: &mut Rewriter<'c, 'a>) {
    let mut outside: Vec<OperationRef<'c, 'a>> = Vec::new();
    let mut known: HashSet<usize> = HashSet::default();
    for op in walk::preorder(function, |op| !is_def(def(op), VECSCOPE)) {
        let source = || operand(op, 0).and_then(defining_operation).is_some_and(|source| known.contains(&key(source)));
        let def = def(op);
        let is_pointer = is_def(def, ADDRESS) || POINTERS.iter().any(|pointer| is_def(def, pointer)) && source();
        if is_pointer {
            known.insert(key(op));
            outside.push(op);
        }
    }
    // Pointers follow the pointers that they derive from, and are moved in reverse order.
    for op in outside.into_iter().rev() {
        let Some(pointer) = result(op, 0).map(Value::from) else { continue };
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::default();
        for user in users(pointer) {
            let Some(scope) = scope(user) else { continue };
            let copy = match copies.get(&key(scope)) {
                Some(copy) => *copy,
                None => {
                    let Some(block) = walk::blocks(scope).next() else { continue };
                    let Some(first) = block.first_operation() else { continue };
                    let copy = block.insert_operation_before(first, Operation::clone(&op));
                    let Some(copy) = result(copy, 0).map(Value::from) else { continue };
                    copies.insert(key(scope), copy);
                    copy
                }
            };
            for index in 0..user.operand_count() {
                if operand(user, index).is_some_and(|value| value_key(value) == value_key(pointer)) {
                    rewriter.set_operand(user, index, copy);
                }
            }
        }
        if users(pointer).is_empty() {
            rewriter.erase(op);
        }
    }
}
