//! Building IR operation by operation, for parsers of other text forms than MLIR's.
//!
//! All of it belongs to one module from the start, whose lifetime is `'m`: also an operation whose construction is given
//! up becomes part of it, so that what refers to its regions stays valid until the module goes.

use crate::{
    diagnostics::{collect, string_ref},
    ffi,
    op_parser::OpState,
};
use melior::ir::{
    Attribute, Block, BlockRef, Location, RegionLike, RegionRef, Type, Value, ValueLike,
    attribute::AttributeLike,
    block::BlockLike,
    operation::{OperationLike, OperationRef},
};
use std::marker::PhantomData;

/// An operation under construction, at the end of a block.
pub struct Building<'c, 'm> {
    raw: *mut ffi::OperationState,
    block: BlockRef<'c, 'm>,
}

impl<'c, 'm> Building<'c, 'm> {
    /// Starts an operation. Its dialect has to be loaded, or the context to allow unregistered ones.
    pub fn new(name: &str, location: Location<'c>, block: BlockRef<'c, 'm>) -> Self {
        // SAFETY: the name is copied; the location is one of the context.
        Self { raw: unsafe { ffi::mdStateCreate(string_ref(name), location.to_raw()) }, block }
    }

    /// What the operation will have.
    pub fn state(&mut self) -> OpState<'_, 'c> {
        // SAFETY: the state lives as long as `self`.
        unsafe { OpState::from_raw(self.raw) }
    }

    /// Adds a region.
    pub fn region(&mut self) -> RegionRef<'c, 'm> {
        // SAFETY: the region becomes one of the operation, which becomes part of the module.
        unsafe { RegionRef::from_raw(ffi::mdStateAddRegion(self.raw)) }
    }

    /// Adds a successor.
    pub fn successor(&mut self, block: BlockRef<'c, 'm>) {
        // SAFETY: state and block are valid.
        unsafe { ffi::mdStateAddSuccessor(self.raw, block.to_raw()) }
    }

    /// Puts the operation at the end of its block.
    pub fn finish(mut self) -> OperationRef<'c, 'm> {
        let op = self.insert();
        // SAFETY: just made, and owned by its block.
        unsafe { OperationRef::from_raw(op) }
    }

    fn insert(&mut self) -> mlir_sys::MlirOperation {
        // SAFETY: the state is valid, and is not used again.
        let op = unsafe { ffi::mdStateInsert(self.raw, self.block.to_raw()) };
        self.raw = std::ptr::null_mut();
        op
    }
}

impl Drop for Building<'_, '_> {
    fn drop(&mut self) {
        if !self.raw.is_null() {
            self.insert();
        }
    }
}

/// Stands for values that are used before they are defined.
#[derive(Default)]
pub struct Placeholders<'c> {
    /// Detached; holds one operation for each value.
    block: Option<Block<'c>>,
}

impl<'c> Placeholders<'c> {
    /// None so far. It has to be dropped after the module that uses values of it.
    pub fn new() -> Self {
        Self { block: None }
    }

    /// A new value of a type.
    pub fn value<'m>(&mut self, r#type: Type<'c>, location: Location<'c>) -> Value<'c, 'm> {
        let block = self.block.get_or_insert_with(|| Block::new(&[]));
        let value = block.add_argument(r#type, location);
        // SAFETY: the block lives longer than what uses the value.
        unsafe { Value::from_raw(value.to_raw()) }
    }
}

/// Lets all users of one value use another.
pub fn replace_uses<'c>(from: Value<'c, '_>, to: Value<'c, '_>) {
    // SAFETY: both values are valid.
    unsafe { mlir_sys::mlirValueReplaceAllUsesOfWith(from.to_raw(), to.to_raw()) }
}

/// A block that is in no region yet: a branch leads to it that stands in front of it.
pub struct DetachedBlock<'c, 'm> {
    block: Option<Block<'c>>,
    _module: PhantomData<&'m ()>,
}

impl<'c, 'm> DetachedBlock<'c, 'm> {
    /// An empty block.
    pub fn new() -> Self {
        Self { block: Some(Block::new(&[])), _module: PhantomData }
    }

    /// The block, for branches to it.
    pub fn block(&self) -> Option<BlockRef<'c, 'm>> {
        // SAFETY: it is put into a region before it is dropped: `drop` keeps it alive otherwise.
        self.block.as_ref().map(|block| unsafe { BlockRef::from_raw(block.to_raw()) })
    }

    /// Puts it at the end of a region.
    pub fn append_to(mut self, region: RegionRef<'c, 'm>) -> Option<BlockRef<'c, 'm>> {
        Some(region.append_block(self.block.take()?))
    }
}

impl Default for DetachedBlock<'_, '_> {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for DetachedBlock<'_, '_> {
    fn drop(&mut self) {
        if let Some(block) = self.block.take() {
            // Branches may still lead to it.
            std::mem::forget(block);
        }
    }
}

/// The text of an attribute, with its type or without.
pub fn attribute_text(attribute: Attribute<'_>, with_type: bool) -> String {
    let mut text = Vec::<u8>::new();
    // SAFETY: the attribute is valid; `collect` gets the vector it expects.
    unsafe { ffi::mdAttributePrint(attribute.to_raw(), with_type, collect, (&raw mut text).cast()) };
    String::from_utf8_lossy(&text).into_owned()
}

/// The inherent attributes an operation of any dialect has, by name.
pub fn inherent_attributes<'c>(op: OperationRef<'c, '_>) -> Vec<(String, Attribute<'c>)> {
    let discardable =
        |name: &str| crate::discardable_attributes(op).any(|(n, _)| n.as_string_ref().as_str() == Ok(name));
    (0..op.attribute_count())
        .filter_map(|index| op.attribute_at(index).ok())
        .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value))
        .filter(|(name, _)| !discardable(name))
        .collect()
}

/// The inherent attributes an operation has where none are given.
pub fn default_attributes<'c>(name: &str, location: Location<'c>) -> Vec<(String, Attribute<'c>)> {
    let block = Block::new(&[]);
    // SAFETY: the operation is not used once the block is gone.
    let inside = unsafe { BlockRef::from_raw(block.to_raw()) };
    inherent_attributes(Building::new(name, location, inside).finish())
}
