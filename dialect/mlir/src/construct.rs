//! Builds IR operation by operation, for parsers of other text forms than MLIR's.
//!
//! All operations belong to one module from the start, with lifetime `'m`: even an operation with an abandoned
//! construction becomes part of it, so that references to its regions stay valid until the module is destroyed.

use crate::{
    diagnostics::{collect, string_ref},
    ffi,
    op_parser::{OpParser, OpState},
    tokens::{TokenSource, Tokens},
};
use melior::ir::{
    Attribute, Block, BlockRef, Location, Type, Value, ValueLike,
    attribute::AttributeLike,
    block::BlockLike,
    operation::{OperationLike, OperationRef},
};
use mlir_sys::{MlirRegion, mlirRegionAppendOwnedBlock, mlirRegionGetFirstBlock};
use std::{cell::OnceCell, marker::PhantomData};

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

    /// Returns the state of the operation under construction.
    pub fn state(&mut self) -> OpState<'_, 'c> {
        // SAFETY: the state lives as long as `self`.
        unsafe { OpState::from_raw(self.raw) }
    }

    /// Adds a region.
    pub fn region(&mut self) -> OpenRegion<'_, 'c, 'm> {
        // SAFETY: the region is valid until the operation is finished, which needs `self`. Its blocks become blocks of the
        // operation, which becomes part of the module.
        unsafe { OpenRegion::from_raw(ffi::mdStateAddRegion(self.raw)) }
    }

    /// Returns the state with which a parse hook parses the rest of the operation from tokens of another source than
    /// MLIR's lexer. Positions refer to `text`.
    pub fn parsing<'p>(
        &'p mut self,
        source: &'p mut (dyn TokenSource<'c, 'm> + 'p),
        text: &'p str,
    ) -> (OpParser<'p, 'c>, OpState<'p, 'c>)
    where
        'm: 'p,
    {
        // SAFETY: the state lives as long as `self`, which stays borrowed.
        let state = unsafe { OpState::from_raw(self.raw) };
        (OpParser::over(Tokens::new(source, text, self.raw)), state)
    }

    /// Adds a successor.
    pub fn successor(&mut self, block: BlockRef<'c, 'm>) {
        // SAFETY: state and block are valid.
        unsafe { ffi::mdStateAddSuccessor(self.raw, block.to_raw()) }
    }

    /// Inserts the operation at the end of its block.
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

/// A region of an operation under construction. The finished operation has its blocks.
#[derive(Clone, Copy, Debug)]
pub struct OpenRegion<'r, 'c, 'm> {
    raw: MlirRegion,
    _lifetimes: PhantomData<(&'r (), &'m (), Block<'c>)>,
}

impl<'c, 'm> OpenRegion<'_, 'c, 'm> {
    /// # Safety
    ///
    /// `raw` has to be valid for `'r`, and blocks inserted into it for `'m`.
    pub(crate) unsafe fn from_raw(raw: MlirRegion) -> Self {
        Self { raw, _lifetimes: PhantomData }
    }

    /// Appends a block.
    pub fn append_block(&self, block: Block<'c>) -> BlockRef<'c, 'm> {
        // SAFETY: the region is valid, and owns the block from here on.
        unsafe {
            let block = block.into_raw();
            mlirRegionAppendOwnedBlock(self.raw, block);
            BlockRef::from_raw(block)
        }
    }

    /// Returns the first block, if there is one.
    pub fn first_block(&self) -> Option<BlockRef<'c, 'm>> {
        // SAFETY: the region is valid; what it holds lives as long as the module.
        unsafe { BlockRef::from_option_raw(mlirRegionGetFirstBlock(self.raw)) }
    }
}

impl Drop for Building<'_, '_> {
    fn drop(&mut self) {
        if !self.raw.is_null() {
            self.insert();
        }
    }
}

/// Creates placeholders for values that are used before their definition.
///
/// If a placeholder has uses when this is dropped, its memory is never freed.
#[derive(Default)]
pub struct Placeholders<'c> {
    /// Detached; has an argument for each placeholder.
    block: OnceCell<Block<'c>>,
}

impl<'c> Placeholders<'c> {
    /// Creates an empty set of placeholders.
    pub fn new() -> Self {
        Self { block: OnceCell::new() }
    }

    /// Creates a placeholder of a type.
    pub fn value(&self, r#type: Type<'c>, location: Location<'c>) -> Value<'c, '_> {
        self.block.get_or_init(|| Block::new(&[])).add_argument(r#type, location)
    }
}

impl Drop for Placeholders<'_> {
    fn drop(&mut self) {
        // SAFETY: the block is valid.
        let used = |block: &Block<'_>| unsafe { ffi::mdBlockIsUsed(block.to_raw()) };
        if let Some(block) = self.block.take().filter(used) {
            std::mem::forget(block);
        }
    }
}

/// Replaces all uses of a value by another one.
pub fn replace_uses<'c>(from: Value<'c, '_>, to: Value<'c, '_>) {
    // MLIR would not terminate if both values were the same.
    if from.to_raw().ptr != to.to_raw().ptr {
        // SAFETY: both values are valid.
        unsafe { mlir_sys::mlirValueReplaceAllUsesOfWith(from.to_raw(), to.to_raw()) }
    }
}

/// A block that is not yet in a region, because a branch to it precedes it. A block that is never inserted is not
/// freed, as branches may refer to it.
pub struct DetachedBlock<'c, 'm> {
    block: Option<Block<'c>>,
    /// The block lives as long as the module that it is inserted into, so that `'m` must not be shortened in between.
    _module: PhantomData<fn(&'m ()) -> &'m ()>,
}

impl<'c, 'm> DetachedBlock<'c, 'm> {
    /// Creates an empty block.
    pub fn new() -> Self {
        Self { block: Some(Block::new(&[])), _module: PhantomData }
    }

    /// Returns the block, for branches to it.
    pub fn block(&self) -> Option<BlockRef<'c, 'm>> {
        // SAFETY: the block is put into a region that lives for `'m`, or never freed.
        self.block.as_ref().map(|block| unsafe { BlockRef::from_raw(block.to_raw()) })
    }

    /// Appends the block to a region.
    pub fn append_to(mut self, region: OpenRegion<'_, 'c, 'm>) -> Option<BlockRef<'c, 'm>> {
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

/// Prints an attribute, with its type or without.
pub fn attribute_text(attribute: Attribute<'_>, with_type: bool) -> String {
    let mut text = Vec::<u8>::new();
    // SAFETY: the attribute is valid; `collect` gets the vector it expects.
    unsafe { ffi::mdAttributePrint(attribute.to_raw(), with_type, Some(collect), (&raw mut text).cast()) };
    String::from_utf8_lossy(&text).into_owned()
}

/// Returns the inherent attributes of an operation of any dialect, by name.
pub fn inherent_attributes<'c>(op: OperationRef<'c, '_>) -> Vec<(String, Attribute<'c>)> {
    let discardable =
        |name: &str| crate::discardable_attributes(op).any(|(n, _)| n.as_string_ref().as_str() == Ok(name));
    (0..op.attribute_count())
        .filter_map(|index| op.attribute_at(index).ok())
        .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value))
        .filter(|(name, _)| !discardable(name))
        .collect()
}

/// Returns the inherent attributes that an operation has by default.
pub fn default_attributes<'c>(name: &str, location: Location<'c>) -> Vec<(String, Attribute<'c>)> {
    let block = Block::new(&[]);
    // SAFETY: the operation is not used once the block is gone.
    let inside = unsafe { BlockRef::from_raw(block.to_raw()) };
    inherent_attributes(Building::new(name, location, inside).finish())
}
