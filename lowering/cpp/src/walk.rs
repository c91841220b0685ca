//! Walking over operations.

use mlir_dialect::{
    melior::ir::{
        BlockLike, RegionLike, RegionRef,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    region,
};

/// The blocks of a region.
pub(crate) fn blocks_of<'c, 'a>(region: RegionRef<'c, 'a>) -> Vec<BlockRef<'c, 'a>> {
    std::iter::successors(region.first_block(), |block| block.next_in_region()).collect()
}

/// The blocks of all regions of an operation.
pub(crate) fn blocks<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<BlockRef<'c, 'a>> {
    (0..op.region_count()).filter_map(|index| region(op, index)).flat_map(blocks_of).collect()
}

/// The operations of a block.
pub(crate) fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    std::iter::successors(block.first_operation(), |op| op.next_in_block()).collect()
}

/// All operations inside of an operation, each before what is in it.
pub(crate) fn inside<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = Vec::new();
    let list = |op: OperationRef<'c, 'a>| -> Vec<_> { blocks(op).into_iter().flat_map(operations).rev_all() };
    let mut open = list(op);
    while let Some(next) = open.pop() {
        found.push(next);
        open.extend(list(next));
    }
    found
}

/// Collects in reverse.
trait Reversed: Iterator + Sized {
    fn rev_all(self) -> Vec<Self::Item> {
        let mut all: Vec<_> = self.collect();
        all.reverse();
        all
    }
}

impl<I: Iterator> Reversed for I {}
