//! Iterates over the operations nested in an operation.

use crate::region;
use melior::ir::{
    BlockLike, RegionLike, RegionRef,
    block::BlockRef,
    operation::{OperationLike, OperationRef},
};

/// Returns the blocks of a region, in order.
pub fn blocks_of<'c, 'a>(region: RegionRef<'c, 'a>) -> impl Iterator<Item = BlockRef<'c, 'a>> {
    std::iter::successors(region.first_block(), |block| block.next_in_region())
}

/// Returns the blocks of all regions of an operation, in order.
pub fn blocks<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = BlockRef<'c, 'a>> {
    (0..op.region_count()).filter_map(move |index| region(op, index)).flat_map(blocks_of)
}

/// Returns the operations of a block, in order. The iterator looks up the next operation before it returns one, which
/// may therefore be erased.
pub fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    let mut next = block.first_operation();
    std::iter::from_fn(move || {
        let op = next?;
        next = op.next_in_block();
        Some(op)
    })
}

/// Returns all operations nested in an operation, in preorder.
pub fn inside<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    preorder(op, |_| true).collect()
}

/// Iterates over the operations nested in an operation, in preorder; `enters` decides whether those nested in an operation are
/// visited, too. None of them may be erased or moved meanwhile.
pub fn preorder<'c, 'a>(
    op: OperationRef<'c, 'a>,
    enters: impl Fn(OperationRef<'c, 'a>) -> bool,
) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    // A list in place of recursion: regions may nest deeper than the stack allows.
    let mut open = first_operations(op);
    std::iter::from_fn(move || {
        let op = open.pop()?;
        open.extend(op.next_in_block());
        if op.region_count() > 0 && enters(op) {
            open.extend(first_operations(op));
        }
        Some(op)
    })
}

/// Returns the first operations of the blocks of an operation, those of the last block first.
fn first_operations<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut first: Vec<_> = blocks(op).filter_map(|block| block.first_operation()).collect();
    first.reverse();
    first
}
