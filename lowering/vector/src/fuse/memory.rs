//! Computes the bytes of tiles for fusion, and whether what is written there is read later.

use crate::{
    alias::{Aliases, Bytes, Region, first_element, liveness::Liveness},
    calls,
    tile::Tile,
    tile_lowering::fills,
};
use mlir_dialect::{
    melior::ir::{
        Attribute, Value,
        operation::{OperationLike, OperationRef},
    },
    string, value_key,
};
use pto_dialect::target;
use pto_isa::types::{BLayout, DType};

/// The position of elements of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum At {
    Address(i64),
    Value(usize),
}

/// Elements at a position: two layouts are equal if their extents are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ElementLayout {
    at: At,
    dtype: DType,
    stride: i64,
    layout: BLayout,
}

impl ElementLayout {
    /// Returns the bytes of the elements, regardless of their type.
    pub(crate) fn bytes(&self) -> impl Eq + std::hash::Hash + use<> {
        (self.at, self.dtype.bytes(), self.stride, self.layout)
    }
}

/// The bytes of an operand tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TileBytes {
    pub(crate) layout: ElementLayout,
    /// Its bytes, including gaps between lines; all of the memory if the address is unknown.
    pub(crate) bytes: Bytes,
}

impl TileBytes {
    /// Computes bytes and layout of a tile.
    pub(crate) fn of<'c: 'a, 'a>(aliases: &mut Aliases, value: Value<'c, 'a>, tile: &Tile<'c, 'a>) -> Option<Self> {
        let bytes = aliases.bytes(value)?;
        let at = first_element(aliases, value).map_or(At::Value(value_key(value)), At::Address);
        // One line is the same in any layout.
        let (stride, layout) =
            if tile.lines().0.is(1) { (0, BLayout::RowMajor) } else { (tile.stride, tile.desc.blayout) };
        Some(Self { layout: ElementLayout { at, dtype: tile.desc.dtype, stride, layout }, bytes })
    }

    /// Returns whether two tiles share no byte.
    pub(crate) const fn is_apart(&self, other: &Self) -> bool {
        !self.bytes.overlap(other.bytes)
    }
}

/// Returns whether a caller may read what a function leaves in on-chip memory. The host does not, but a function that
/// the host starts may have other callers, too.
fn outlives(function: OperationRef<'_, '_>) -> bool {
    let visibility: Option<Attribute<'_>> = function.attribute("sym_visibility").ok();
    let is_private = visibility.and_then(string) == Some("private");
    calls::is_called(function) || is_private && !target::is_entry(function)
}

/// The bytes of the tiles of a function, and the reads of them.
pub(crate) struct TileMemory {
    aliases: Aliases,
    liveness: Liveness,
}

impl TileMemory {
    /// Collects the accesses of a function with the given operations, in program order.
    pub(crate) fn of(function: OperationRef<'_, '_>, operations: &[OperationRef<'_, '_>]) -> Self {
        let mut aliases = Aliases::default();
        let liveness = Liveness::of(operations, &mut aliases, fills, outlives(function));
        Self { aliases, liveness }
    }

    /// Returns bytes and layout of a tile.
    pub(crate) fn tile_bytes<'c: 'a, 'a>(&mut self, value: Value<'c, 'a>, tile: &Tile<'c, 'a>) -> Option<TileBytes> {
        TileBytes::of(&mut self.aliases, value, tile)
    }

    /// Returns the valid region of a tile.
    pub(crate) fn region(&mut self, value: Value<'_, '_>) -> Option<Region> {
        self.liveness.region(&mut self.aliases, value)
    }

    /// See [`Liveness::is_dead`].
    pub(crate) fn is_dead(&mut self, written: &Region, again: &[Region], number: usize, end: usize) -> bool {
        self.liveness.is_dead(written, again, number, end)
    }

    /// See [`Liveness::may_die`].
    pub(crate) fn may_die(&mut self, written: &Region, number: usize) -> bool {
        self.liveness.may_die(written, number)
    }
}
