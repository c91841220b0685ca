//! `pto-extents`: records the sizes of the buffers at constant addresses on each function.
//!
//! Vector instructions refer to a buffer only by a pointer. A later stage that moves buffers elsewhere, for example
//! into the registers of a GPU, needs the end of each buffer, even if an access has a variable offset. Accesses and the
//! starts of other buffers do not determine it, because buffers may share bytes at different times.
//!
//! Before: tile buffers have addresses. After: a function with buffers at constant addresses has the attribute
//! `pto.buffers`: for each memory, the address and size of each buffer, in the order of addresses. Buffers at
//! variable addresses are not listed.
//!
//! ```mlir
//! func.func @f() {
//!   %a = pto.alloc_tile addr = %c512_i64 : !pto.tile_buf<vec, 4x32xf32>
//! ```
//!
//! becomes
//!
//! ```mlir
//! func.func @f() attributes {pto.buffers = {ub = array<i64: 512, 512>}} {
//!   %a = pto.alloc_tile addr = %c512_i64 : !pto.tile_buf<vec, 4x32xf32>
//! ```

use crate::{
    allocation,
    passes::OnFunctions,
    tile::{ALLOC, MULTI, TASSIGN, declared, is_def},
    walk,
};
use mlir_dialect::{
    Failed, context_of, integer_constant, location,
    melior::ir::{Attribute, block::BlockRef, operation::OperationRef},
    result, set_discardable,
};
use pto_isa::types::AddressSpace;
use pto_program::BUFFERS;
use std::collections::{BTreeMap, BTreeSet};

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-extents",
    description: "record on functions the sizes of the buffers at their addresses",
    dialects: &[],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, _: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let mut found: BTreeMap<&str, BTreeSet<(i64, i64)>> = BTreeMap::new();
    for op in walk::inside(function) {
        let Some((def, _)) = pto_dialect::op::declared(op) else { continue };
        let address = match def {
            def if is_def(Some(def), ALLOC) || is_def(Some(def), MULTI) => declared(op, def, 0),
            def if is_def(Some(def), TASSIGN) => declared(op, def, 1),
            _ => continue,
        };
        let size = result(op, 0).and_then(allocation::size);
        if let (Some(address), Some((loc, bytes))) = (address.and_then(integer_constant), size) {
            found.entry(AddressSpace::of(loc).name()).or_default().insert((address, bytes));
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    let memories = found.iter().map(|(memory, buffers)| {
        let numbers: Vec<String> = buffers.iter().map(|(address, bytes)| format!("{address}, {bytes}")).collect();
        format!("{memory} = array<i64: {}>", numbers.join(", "))
    });
    let text = format!("{{{}}}", memories.collect::<Vec<_>>().join(", "));
    if let Some(attribute) = Attribute::parse(context_of(location(function)), &text) {
        set_discardable(function, BUFFERS, attribute);
    }
    Ok(())
}
