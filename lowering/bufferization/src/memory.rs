//! Determines the memory of a buffer, and which buffers may overlap.

use mlir_dialect::{
    integer_constant,
    melior::ir::{ValueLike, operation::OperationRef},
    operand, result,
};
use pto_dialect::{
    op::{Groups, declared},
    types,
};
use pto_isa::{Effects, Kind, Op, types::Loc};

/// Memory of an allocated buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    /// Separate memory that no other buffer shares.
    Own,
    /// Memory at an assigned address.
    At {
        loc: Loc,
        /// First byte; unknown if the address is computed.
        start: Option<i64>,
        /// Size in bytes; unknown if it overflows.
        size: Option<i64>,
    },
}

impl Memory {
    /// Returns whether two different buffers may share bytes.
    pub(crate) fn overlaps(self, other: Memory) -> bool {
        let (Memory::At { loc, start, size }, Memory::At { loc: other_loc, start: other_start, size: other_size }) =
            (self, other)
        else {
            return false;
        };
        if loc != other_loc {
            return false;
        }
        let (Some(start), Some(other)) = (start, other_start) else { return true };
        let after = |first: i64, size: Option<i64>, second: i64| {
            size.and_then(|size| first.checked_add(size)).is_some_and(|end| end <= second)
        };
        !after(start, size, other) && !after(other, other_size, start)
    }
}

/// Returns the definition of an operation that allocates a tile buffer, and its memory.
pub(crate) fn allocation(op: OperationRef<'_, '_>) -> Option<(&'static Op, Memory)> {
    let (def, _) = declared(op)?;
    let makes_tile = def.effects == Effects::Allocate && def.results.iter().all(|result| result.kind == Kind::Tile);
    let tile = types::tile(result(op, 0).filter(|_| makes_tile)?.r#type())?;
    let address = def.address().and_then(|declared| Groups::of(def, op).range(declared).next());
    let memory = match address.and_then(|index| operand(op, index)) {
        Some(address) => Memory::At { loc: tile.loc, start: integer_constant(address), size: tile.size_bytes() },
        None => Memory::Own,
    };
    Some((def, memory))
}
