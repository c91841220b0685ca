//! Walking over operations.

use mlir_dialect::{
    melior::ir::{
        BlockLike, RegionLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    region,
};

/// The blocks of all regions of an operation.
pub(crate) fn blocks<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<BlockRef<'c, 'a>> {
    let regions = (0..op.region_count()).filter_map(|index| region(op, index));
    regions.flat_map(|region| std::iter::successors(region.first_block(), |block| block.next_in_region())).collect()
}

/// The operations of a block.
pub(crate) fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    std::iter::successors(block.first_operation(), |op| op.next_in_block()).collect()
}

/// All operations inside of an operation, each before what is in it.
pub(crate) fn inside<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let list = |op: OperationRef<'c, 'a>| blocks(op).into_iter().flat_map(operations).collect::<Vec<_>>();
    let mut found = Vec::new();
    let mut open = list(op);
    open.reverse();
    while let Some(next) = open.pop() {
        found.push(next);
        let mut inner = list(next);
        inner.reverse();
        open.append(&mut inner);
    }
    found
}

/// The name of an operation.
pub(crate) fn name<'a>(op: OperationRef<'_, 'a>) -> String {
    op.name().as_string_ref().as_str().unwrap_or("").to_owned()
}
