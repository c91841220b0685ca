//! What the results of operations on views refer to: their address in memory, and their size.

use crate::rule::Idx;
use serde::Serialize;

/// How an operation on views derives its result from operands, which are given by their declared indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ViewOf {
    /// A pointer advanced by a number of elements.
    Further {
        /// The pointer.
        pointer: Idx,
        /// Distance in elements.
        offset: Idx,
    },
    /// Buffers at an address in bytes; at an address that an allocator chooses if the operand is absent.
    At {
        /// The address.
        address: Idx,
    },
    /// A buffer that a later operation defines.
    Declared,
    /// The bytes of a tile or view, with another type.
    Bytes {
        /// The tile or view.
        source: Idx,
    },
    /// A cast between addresses and pointers, or between pointers.
    Cast {
        /// The address or pointer.
        source: Idx,
    },
    /// One of several consecutive tiles.
    Slot {
        /// The tiles.
        buffers: Idx,
        /// Index of the tile.
        number: Idx,
    },
    /// A window of a tile that starts at a row and column.
    Window {
        /// The tile.
        source: Idx,
        /// First row and column.
        offsets: Idx,
    },
    /// A tensor with extents, and strides in elements, outermost first.
    Tensor {
        /// The first element.
        pointer: Idx,
        /// Operands with the extents.
        shape: Idx,
        /// Operands with the strides.
        strides: Idx,
    },
    /// A box of a tensor.
    Partition {
        /// The tensor.
        source: Idx,
        /// Index of the first element in each dimension.
        offsets: Idx,
        /// Extents of the box.
        sizes: Idx,
    },
    /// The address of a tile or view.
    AddressOf {
        /// The tile or view.
        source: Idx,
    },
    /// The extent of a view along a dimension.
    Extent {
        /// The view.
        view: Idx,
        /// Index of the dimension.
        dimension: Idx,
    },
    /// The stride of a dimension of a view, in elements.
    Distance {
        /// The view.
        view: Idx,
        /// Index of the dimension.
        dimension: Idx,
    },
    /// No result: a tile becomes an alias of the buffer of another one.
    Alias {
        /// The tile whose buffer it is.
        source: Idx,
        /// The tile that becomes the alias.
        target: Idx,
    },
}

impl ViewOf {
    /// Returns the operand that is the memory of the result, or its address; `None` if the result is a new buffer.
    pub const fn base(self) -> Option<Idx> {
        match self {
            ViewOf::Further { pointer: base, .. }
            | ViewOf::Bytes { source: base }
            | ViewOf::Cast { source: base }
            | ViewOf::Slot { buffers: base, .. }
            | ViewOf::Window { source: base, .. }
            | ViewOf::Tensor { pointer: base, .. }
            | ViewOf::Partition { source: base, .. }
            | ViewOf::AddressOf { source: base }
            | ViewOf::Extent { view: base, .. }
            | ViewOf::Distance { view: base, .. } => Some(base),
            ViewOf::At { .. } | ViewOf::Declared | ViewOf::Alias { .. } => None,
        }
    }

    /// Returns the operands that it refers to.
    pub fn operands(self) -> Vec<Idx> {
        match self {
            ViewOf::Declared => Vec::new(),
            ViewOf::At { address: source }
            | ViewOf::Bytes { source }
            | ViewOf::Cast { source }
            | ViewOf::AddressOf { source } => vec![source],
            ViewOf::Further { pointer: a, offset: b }
            | ViewOf::Slot { buffers: a, number: b }
            | ViewOf::Window { source: a, offsets: b }
            | ViewOf::Extent { view: a, dimension: b }
            | ViewOf::Distance { view: a, dimension: b }
            | ViewOf::Alias { source: a, target: b } => vec![a, b],
            ViewOf::Tensor { pointer: a, shape: b, strides: c }
            | ViewOf::Partition { source: a, offsets: b, sizes: c } => vec![a, b, c],
        }
    }
}
