//! What the results of operations on views refer to: where in memory they are, and how much of it.

use crate::rule::Idx;
use serde::Serialize;

/// What an operation on views makes of its operands, given by their declared indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ViewOf {
    /// A pointer so many elements further.
    Further {
        /// The pointer.
        pointer: Idx,
        /// Distance in elements.
        offset: Idx,
    },
    /// Buffers at an address in bytes; without the operand, at a new place.
    At {
        /// The address.
        address: Idx,
    },
    /// A buffer that something else fills in.
    Declared,
    /// The bytes of a tile or view, as another type.
    Bytes {
        /// The tile or view.
        source: Idx,
    },
    /// An address as a pointer or a pointer as an address, or a pointer as another one.
    Cast {
        /// The address or pointer.
        source: Idx,
    },
    /// One of several tiles that stand one after the other.
    Slot {
        /// The tiles.
        buffers: Idx,
        /// The number of the tile.
        number: Idx,
    },
    /// A window of a tile, from a row and column on.
    Window {
        /// The tile.
        source: Idx,
        /// First row and column.
        offsets: Idx,
    },
    /// A tensor of extents at distances in elements, outermost first.
    Tensor {
        /// The first element.
        pointer: Idx,
        /// Extents.
        shape: Idx,
        /// Distances.
        strides: Idx,
    },
    /// A box of a tensor.
    Partition {
        /// The tensor.
        source: Idx,
        /// First element in each dimension.
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
        /// Number of the dimension.
        dimension: Idx,
    },
    /// The distance of neighbours along a dimension of a view, in elements.
    Distance {
        /// The view.
        view: Idx,
        /// Number of the dimension.
        dimension: Idx,
    },
    /// No result: a tile gets the buffer of another one.
    Alias {
        /// The tile whose buffer it is.
        source: Idx,
        /// The tile that gets it.
        target: Idx,
    },
}

impl ViewOf {
    /// The operand that is the memory, or its address, that the result is in; none of a view of a new place.
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

    /// The operands it names.
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
