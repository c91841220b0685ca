//! Walking over the operations of a function.

use mlir_dialect::{
    defining_operation,
    melior::ir::{
        BlockLike, RegionLike, Value,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    region,
};
pub(crate) use pto_dialect::op::{is_upstream as is, upstream};

/// The blocks of all regions of an operation, in order.
pub(crate) fn blocks<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = BlockRef<'c, 'a>> {
    (0..op.region_count())
        .filter_map(move |index| region(op, index))
        .flat_map(|region| std::iter::successors(region.first_block(), |block| block.next_in_region()))
}

/// The operations of a block, in order. The next one is looked up before the current one is handed out, which may
/// therefore be erased.
pub(crate) fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    let mut next = block.first_operation();
    std::iter::from_fn(move || {
        let op = next?;
        next = op.next_in_block();
        Some(op)
    })
}

/// All operations inside an operation, each before what is in it.
pub(crate) fn inside<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = Vec::new();
    // Depth first by hand: nests may be deeper than the stack allows. What is open are first operations of blocks, and
    // operations after those that have regions.
    let mut open = first_operations(op);
    while let Some(first) = open.pop() {
        let mut next = Some(first);
        while let Some(op) = next {
            found.push(op);
            next = op.next_in_block();
            if op.region_count() > 0 {
                open.extend(next.take());
                open.extend(first_operations(op));
            }
        }
    }
    found
}

/// The first operations of the blocks of an operation, those of the last block first.
fn first_operations<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut first: Vec<_> = blocks(op).filter_map(|block| block.first_operation()).collect();
    first.reverse();
    first
}

/// The operation that defines a value, and its row.
pub(crate) fn definition<'c, 'a>(value: Value<'c, 'a>) -> Option<(OperationRef<'c, 'a>, Option<&'static pto_isa::Op>)> {
    let op = defining_operation(value)?;
    Some((op, pto_dialect::op::declared(op).map(|(row, _)| row)))
}

/// The identity of an operation.
pub(crate) fn key(op: OperationRef<'_, '_>) -> usize {
    op.to_raw().ptr as usize
}

/// The operation of a block that holds another one, or is it.
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
