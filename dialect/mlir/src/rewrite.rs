//! Implements a rewriter for passes that change IR.

use crate::{
    diagnostics::string_ref,
    erased, ffi,
    operation::{operand, region, result},
};
use melior::ir::{
    Attribute, Identifier, Location, RegionLike, Type, TypeLike, Value, ValueLike,
    attribute::AttributeLike,
    block::{BlockLike, BlockRef},
    operation::{OperationLike, OperationRef},
};
use mlir_sys::{
    MlirType, mlirBlockAddArgument, mlirBlockAppendOwnedOperation, mlirBlockInsertOwnedOperationBefore,
    mlirNamedAttributeGet, mlirOperationCreate, mlirOperationGetBlock, mlirOperationMoveBefore,
    mlirOperationRemoveFromParent, mlirOperationSetOperand, mlirOperationSetOperands, mlirOperationStateAddAttributes,
    mlirOperationStateAddOperands, mlirOperationStateAddOwnedRegions, mlirOperationStateAddResults,
    mlirOperationStateGet, mlirRegionCreate, mlirRegionTakeBody, mlirValueSetType,
};
use std::{
    ffi::c_void,
    panic::{AssertUnwindSafe, catch_unwind},
    ptr::null_mut,
};

/// An operation to create.
#[derive(Clone, Debug)]
pub struct NewOperation<'c, 'a> {
    /// Full name.
    pub name: String,
    /// Location.
    pub location: Location<'c>,
    /// Operands.
    pub operands: Vec<Value<'c, 'a>>,
    /// Types of the results.
    pub results: Vec<Type<'c>>,
    /// Attributes, inherent ones too.
    pub attributes: Vec<(Identifier<'c>, Attribute<'c>)>,
    /// The operation from which the new operation takes its regions; it keeps empty ones.
    pub regions_of: Option<OperationRef<'c, 'a>>,
}

impl<'c, 'a> NewOperation<'c, 'a> {
    /// Returns an operation with the name, location and attributes of another one, and without operands, results and
    /// regions.
    pub fn like(op: OperationRef<'c, 'a>) -> Self {
        Self {
            name: crate::name_of(op),
            location: crate::location(op),
            operands: Vec::new(),
            results: Vec::new(),
            attributes: op.attributes().collect(),
            regions_of: None,
        }
    }
}

/// Changes IR. An erased operation leaves the module when the rewriter is dropped, and is freed when the pass ends, so
/// that references to it stay valid.
#[derive(Debug, Default)]
pub struct Rewriter<'c, 'a> {
    erased: Vec<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Rewriter<'c, 'a> {
    /// Creates a rewriter without pending changes.
    pub fn new() -> Self {
        Self { erased: Vec::new() }
    }

    /// Creates an operation before another one; returns `None` if that one is in no block or in a region that the new
    /// operation would take, or if the name is not registered.
    pub fn insert_before(
        &mut self,
        before: OperationRef<'c, 'a>,
        new: &NewOperation<'c, 'a>,
    ) -> Option<OperationRef<'c, 'a>> {
        // SAFETY: operands, types, attributes and the other operation are valid and of one context; the new operation
        // is owned by the block.
        unsafe {
            let block = mlirOperationGetBlock(before.to_raw());
            let contains = |op: OperationRef<'c, 'a>| op != before && ffi::mdIsInside(before.to_raw(), op.to_raw());
            if block.ptr.is_null() || new.regions_of.is_some_and(contains) {
                return None;
            }
            let operands: Vec<_> = new.operands.iter().map(|value| value.to_raw()).collect();
            let results: Vec<_> = new.results.iter().map(|r#type| r#type.to_raw()).collect();
            let attributes: Vec<_> = new
                .attributes
                .iter()
                .map(|(name, value)| mlirNamedAttributeGet(name.to_raw(), value.to_raw()))
                .collect();
            let regions: Vec<_> = (0..new.regions_of.map_or(0, |of| of.region_count()))
                .map(|index| {
                    let made = mlirRegionCreate();
                    if let Some(from) = new.regions_of.and_then(|of| region(of, index)) {
                        mlirRegionTakeBody(made, from.to_raw());
                    }
                    made
                })
                .collect();
            let mut state = mlirOperationStateGet(crate::diagnostics::string_ref(&new.name), new.location.to_raw());
            mlirOperationStateAddOperands(&mut state, operands.len() as isize, operands.as_ptr());
            mlirOperationStateAddResults(&mut state, results.len() as isize, results.as_ptr());
            mlirOperationStateAddAttributes(&mut state, attributes.len() as isize, attributes.as_ptr());
            mlirOperationStateAddOwnedRegions(&mut state, regions.len() as isize, regions.as_ptr());
            let made = mlirOperationCreate(&mut state);
            if made.ptr.is_null() {
                return None;
            }
            mlirBlockInsertOwnedOperationBefore(block, before.to_raw(), made);
            OperationRef::from_option_raw(made)
        }
    }

    /// Replaces all uses of a value.
    pub fn replace_uses(&mut self, old: Value<'c, 'a>, new: Value<'c, 'a>) {
        crate::replace_uses(old, new);
    }

    /// Replaces the uses of the results of an operation by those of another one, as far as both have them.
    pub fn replace_results(&mut self, old: OperationRef<'c, 'a>, new: OperationRef<'c, 'a>) {
        for index in 0..old.result_count().min(new.result_count()) {
            if let (Some(old), Some(new)) = (result(old, index), result(new, index)) {
                self.replace_uses(old.into(), new.into());
            }
        }
    }

    /// Changes the type of a value. The operations that define and use it are unchanged.
    pub fn set_type(&mut self, value: Value<'c, 'a>, r#type: Type<'c>) {
        // SAFETY: both are valid and of one context.
        unsafe { mlirValueSetType(value.to_raw(), r#type.to_raw()) }
    }

    /// Replaces an operand; does nothing if it does not exist.
    pub fn set_operand(&mut self, op: OperationRef<'c, 'a>, index: usize, value: Value<'c, 'a>) {
        if operand(op, index).is_some() {
            // SAFETY: both are valid, and the operand exists.
            unsafe { mlirOperationSetOperand(op.to_raw(), index as isize, value.to_raw()) }
        }
    }

    /// Replaces all operands.
    pub fn set_operands(&mut self, op: OperationRef<'c, 'a>, values: &[Value<'c, 'a>]) {
        let raw: Vec<_> = values.iter().map(|value| value.to_raw()).collect();
        // SAFETY: all are valid.
        unsafe { mlirOperationSetOperands(op.to_raw(), raw.len() as isize, raw.as_ptr()) }
    }

    /// Adds an argument to a block.
    pub fn add_argument(&mut self, block: BlockRef<'c, 'a>, r#type: Type<'c>, location: Location<'c>) -> Value<'c, 'a> {
        // SAFETY: all are valid.
        unsafe { Value::from_raw(mlirBlockAddArgument(block.to_raw(), r#type.to_raw(), location.to_raw())) }
    }

    /// Removes an argument from a block when the pass ends; returns whether that is possible: the argument has to be
    /// unused, and the pass has to run on an operation around the block.
    pub fn erase_argument(&mut self, block: BlockRef<'c, 'a>, index: usize) -> bool {
        let argument = if index < block.argument_count() { block.argument(index).ok() } else { None };
        let unused = argument.filter(|argument| crate::users(Value::from(*argument)).is_empty());
        // SAFETY: the argument is that of a valid block.
        unused.is_some_and(|argument| unsafe { erased::argument(argument.to_raw()) })
    }

    /// Moves an operation before another one. It is not moved if one of them is in no block, or the other one is nested
    /// in it.
    pub fn move_before(&mut self, op: OperationRef<'c, 'a>, other: OperationRef<'c, 'a>) {
        // SAFETY: both operations are valid, and are in blocks if they are moved.
        unsafe {
            if op.block().is_some() && other.block().is_some() && !ffi::mdIsInside(other.to_raw(), op.to_raw()) {
                mlirOperationMoveBefore(op.to_raw(), other.to_raw());
            }
        }
    }

    /// Moves an operation to the end of a block. It is not moved if it is in no block, or the block is nested in it.
    pub fn move_to_end(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) {
        // SAFETY: both are valid; the operation is owned by one block after the other.
        unsafe {
            let around = |parent: OperationRef<'c, 'a>| ffi::mdIsInside(parent.to_raw(), op.to_raw());
            if op.block().is_some() && !block.parent_operation().is_some_and(around) {
                mlirOperationRemoveFromParent(op.to_raw());
                mlirBlockAppendOwnedOperation(block.to_raw(), op.to_raw());
            }
        }
    }

    /// Erases an operation when the rewriter is dropped, in the order of the calls. An operation is not erased if its
    /// results still have uses at that time, if it is in no block, or if it is not inside of the operation on which the
    /// pass runs. Erasing an operation twice, or after its parent, has no further effect.
    pub fn erase(&mut self, op: OperationRef<'c, 'a>) {
        self.erased.push(op);
    }
}

impl Drop for Rewriter<'_, '_> {
    fn drop(&mut self) {
        for op in self.erased.drain(..) {
            // SAFETY: the operation is valid: what has been erased before it is still in memory.
            let _ = unsafe { erased::operation(op.to_raw()) };
        }
    }
}

/// Returns the identity of a value, as a key of maps that are not iterated.
pub fn value_key<'c>(value: impl ValueLike<'c>) -> usize {
    value.to_raw().ptr as usize
}

/// Replaces types of a dialect in an operation and those inside of it: of results, block arguments and attributes. `None` leaves a
/// type.
pub fn replace_types<'c>(
    root: OperationRef<'c, '_>,
    dialect: &str,
    mut replacement: impl FnMut(Type<'c>) -> Option<Type<'c>>,
) {
    type Replacement<'f, 'c> = &'f mut dyn FnMut(Type<'c>) -> Option<Type<'c>>;
    unsafe extern "C" fn replaced(r#type: MlirType, data: *mut c_void) -> MlirType {
        // SAFETY: `data` is the closure below, which nothing else uses during the call; the context outlives both types.
        let (replacement, r#type) = unsafe { (&mut *data.cast::<Replacement<'_, '_>>(), Type::from_raw(r#type)) };
        let other = catch_unwind(AssertUnwindSafe(|| replacement(r#type))).ok().flatten();
        other.map_or(MlirType { ptr: null_mut() }, |other| other.to_raw())
    }
    let mut replacement: Replacement<'_, 'c> = &mut replacement;
    // SAFETY: the operation is valid; the closure lives for the call.
    unsafe { ffi::mdReplaceTypes(root.to_raw(), string_ref(dialect), Some(replaced), (&raw mut replacement).cast()) }
}
