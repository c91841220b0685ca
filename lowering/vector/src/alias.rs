//! Computes the on-chip bytes that values refer to, and whether two values may alias.
//!
//! Tiles alias by address: two allocations at overlapping addresses share memory, whatever their names, and a subview
//! is part of its tile. Every pass that deletes, moves, merges or forwards memory accesses asks [`Aliases`] for the
//! bytes that an access may touch. Whether a later operation may read what was written depends on the whole function,
//! with its loops and branches: see [`liveness`].

pub(crate) mod liveness;
mod region;

pub(crate) use region::{Region, first_element};

use crate::{
    allocation,
    sync::space,
    tile::{ALLOC, BITCAST, MULTI, Part, SLOT, SUBVIEW, TASSIGN, TRESHAPE, declared, is_def, slot_bytes},
    walk,
};
use mlir_dialect::{
    integer_constant,
    melior::ir::{Value, ValueLike},
    value_key,
};
use pto_dialect::types;
use pto_isa::{TypeDesc, types::AddressSpace};
use rustc_hash::FxHashMap as HashMap;

/// A half-open range of bytes of a memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bytes {
    pub(crate) space: AddressSpace,
    pub(crate) start: i64,
    pub(crate) end: i64,
}

impl Bytes {
    /// Returns the range of a whole memory, for an unknown address.
    pub(crate) const fn all(space: AddressSpace) -> Self {
        Self { space, start: i64::MIN, end: i64::MAX }
    }

    /// Returns whether the range is at a known address.
    pub(crate) const fn are_known(self) -> bool {
        self.start != i64::MIN && self.end != i64::MAX
    }

    /// Returns whether two ranges share a byte.
    pub(crate) const fn overlap(self, other: Self) -> bool {
        self.space as u8 == other.space as u8 && self.start < other.end && other.start < self.end
    }

    /// Returns the `size` bytes from an address on; the whole memory if either is unknown.
    fn at(space: AddressSpace, start: Option<i64>, size: Option<i64>) -> Self {
        let known = start.zip(size).and_then(|(start, size)| Some((start, start.checked_add(size)?)));
        known.map_or(Self::all(space), |(start, end)| Self { space, start, end })
    }
}

/// Computes the bytes that values refer to, with a cache.
#[derive(Default)]
pub(crate) struct Aliases {
    known: HashMap<usize, Bytes>,
}

impl Aliases {
    /// Returns the bytes that a value refers to, the whole memory if the address is unknown; `None` for a value that
    /// refers to no memory.
    pub(crate) fn bytes(&mut self, value: Value<'_, '_>) -> Option<Bytes> {
        match types::desc(value.r#type()) {
            TypeDesc::Tile(_) | TypeDesc::MultiTile { .. } => self.tile(value),
            _ => space(value).map(Bytes::all),
        }
    }

    fn tile(&mut self, value: Value<'_, '_>) -> Option<Bytes> {
        let key = value_key(value);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let found = self.find(value)?;
        self.known.insert(key, found);
        Some(found)
    }

    fn find(&mut self, value: Value<'_, '_>) -> Option<Bytes> {
        let space = space(value)?;
        let all = Bytes::all(space);
        let Some((op, Some(def))) = walk::definition(value) else { return Some(all) };
        let is = |wanted| is_def(Some(def), wanted);
        let size = || allocation::size(value).map(|(_, size)| size);
        if is(ALLOC) || is(MULTI) || is(TASSIGN) {
            let address = declared(op, def, usize::from(is(TASSIGN)));
            return Some(Bytes::at(space, address.and_then(integer_constant), size()));
        }
        let Some(source) = declared(op, def, 0) else { return Some(all) };
        if is(SLOT) {
            let buffers = self.tile(source)?;
            let slot = declared(op, def, 1).and_then(integer_constant);
            let stride = types::tile(value.r#type()).and_then(|desc| slot_bytes(&desc));
            return Some(match slot.zip(stride).filter(|_| buffers.are_known()) {
                Some((slot, stride)) => {
                    let first = slot.checked_mul(stride).and_then(|distance| buffers.start.checked_add(distance));
                    Bytes::at(space, first, size())
                }
                None => buffers,
            });
        }
        if let Some(part) = Part::of(value) {
            let whole = self.tile(part.of)?;
            let first = whole.start.checked_add(part.start).filter(|_| whole.are_known());
            return Some(Bytes::at(space, first, Some(part.size)));
        }
        // Subviews with gaps and other views: the bytes of the tile that they refer to.
        if is(SUBVIEW) || is(BITCAST) || is(TRESHAPE) {
            return self.tile(source).filter(|bytes| bytes.space == space).or(Some(all));
        }
        Some(all)
    }
}
