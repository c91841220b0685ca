//! Defines operations: definition, traits, effects, and access to inherent attributes.

use crate::{
    diagnostics::Failed,
    dialect::OpEntry,
    ffi,
    op_parser::{OpParser, OpState},
    parser::ParseResult,
    printer::OpPrinter,
};
use melior::{
    Context,
    ir::{
        Attribute, Identifier, RegionRef, Value, ValueLike,
        attribute::AttributeLike,
        operation::{OperationLike, OperationRef, OperationResult},
    },
};
use mlir_sys::{
    mlirDictionaryAttrGetElement, mlirDictionaryAttrGetElementByName, mlirDictionaryAttrGetNumElements,
    mlirOperationGetDiscardableAttribute, mlirOperationGetNumDiscardableAttributes,
};
use std::{any::Any, ffi::c_void, marker::PhantomData};

/// Traits of MLIR that an operation may declare. MLIR's own verification of a trait runs before the operation's.
///
/// The discriminant is the bit index in `OpSpec::traits` of `cpp/abi.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of MLIR's traits")]
pub enum OpTrait {
    IsTerminator = ffi::MdTrait::IsTerminator as isize,
    NoTerminator = ffi::MdTrait::NoTerminator as isize,
    SingleBlock = ffi::MdTrait::SingleBlock as isize,
    IsolatedFromAbove = ffi::MdTrait::IsolatedFromAbove as isize,
    NoRegionArguments = ffi::MdTrait::NoRegionArguments as isize,
    RecursiveMemoryEffects = ffi::MdTrait::RecursiveMemoryEffects as isize,
    Commutative = ffi::MdTrait::Commutative as isize,
    ReturnLike = ffi::MdTrait::ReturnLike as isize,
    ConstantLike = ffi::MdTrait::ConstantLike as isize,
    AutomaticAllocationScope = ffi::MdTrait::AutomaticAllocationScope as isize,
    SymbolTable = ffi::MdTrait::SymbolTable as isize,
    ZeroOperands = ffi::MdTrait::ZeroOperands as isize,
    ZeroResults = ffi::MdTrait::ZeroResults as isize,
    OneResult = ffi::MdTrait::OneResult as isize,
    ZeroRegions = ffi::MdTrait::ZeroRegions as isize,
    ZeroSuccessors = ffi::MdTrait::ZeroSuccessors as isize,
    SameTypeOperands = ffi::MdTrait::SameTypeOperands as isize,
    SameOperandsAndResultType = ffi::MdTrait::SameOperandsAndResultType as isize,
    Idempotent = ffi::MdTrait::Idempotent as isize,
    Involution = ffi::MdTrait::Involution as isize,
}

const _: () = assert!(OpTrait::Involution as i32 + 1 == ffi::MdTrait::Count);

/// What upstream passes may assume about the memory effects of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectModel {
    /// Nothing: the operation is never moved, merged or removed.
    Unknown = ffi::MdEffectModel::Unknown as isize,
    /// No effect, and safe to execute speculatively: merged, hoisted and removed at will.
    Pure = ffi::MdEffectModel::Pure as isize,
    /// The effects that [`OpDefinition::effects`] lists.
    Listed = ffi::MdEffectModel::Listed as isize,
    /// Those of the operations in its regions; requires [`OpTrait::RecursiveMemoryEffects`].
    Recursive = ffi::MdEffectModel::Recursive as isize,
}

/// A memory effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Reads memory.
    Read = ffi::MdEffect::Read as isize,
    /// Writes memory.
    Write = ffi::MdEffect::Write as isize,
    /// Allocates: an unused allocation may be removed, two are never merged.
    Allocate = ffi::MdEffect::Allocate as isize,
    /// Frees.
    Free = ffi::MdEffect::Free as isize,
}

/// The object of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// Memory that no operand or result refers to.
    Anything,
    /// The memory that the operand with this index refers to.
    Operand(usize),
    /// The memory that the result with this index refers to.
    Result(usize),
}

/// Receives the effects of an operation.
pub struct EffectList<'a> {
    list: *mut c_void,
    op: OperationRef<'a, 'a>,
    _list: PhantomData<&'a mut ()>,
}

impl<'a> EffectList<'a> {
    /// # Safety
    ///
    /// `list` has to be the effect list of MLIR for `op`.
    pub(crate) unsafe fn from_raw(list: *mut c_void, op: OperationRef<'a, 'a>) -> Self {
        Self { list, op, _list: PhantomData }
    }

    /// Adds an effect; an index out of range counts as [`On::Anything`].
    pub fn add(&mut self, effect: Effect, on: On) {
        let (on, index) = match on {
            On::Operand(index) if index < self.op.operand_count() => (ffi::MdOn::Operand, index),
            On::Result(index) if index < self.op.result_count() => (ffi::MdOn::Result, index),
            On::Anything | On::Operand(_) | On::Result(_) => (ffi::MdOn::Anything, 0),
        };
        // SAFETY: list and operation are those of this call; the index has been checked.
        unsafe { ffi::mdEffectAdd(self.list, self.op.to_raw(), effect as i32, on, index as isize) }
    }
}

/// Receives the result of folding: one entry for each result.
pub struct FoldResults<'a, 'c> {
    results: *mut c_void,
    expected: usize,
    given: usize,
    _lifetimes: PhantomData<(&'a mut (), Attribute<'c>)>,
}

impl<'a, 'c> FoldResults<'a, 'c> {
    /// # Safety
    ///
    /// `results` has to be the result list of MLIR.
    pub(crate) unsafe fn from_raw(results: *mut c_void, expected: usize) -> Self {
        Self { results, expected, given: 0, _lifetimes: PhantomData }
    }

    /// Sets the next result to a constant; the dialect materializes it. Ignored after the last result.
    pub fn constant(&mut self, value: Attribute<'c>) {
        if self.room() {
            // SAFETY: the list is that of this call.
            unsafe { ffi::mdFoldToAttribute(self.results, value.to_raw()) }
        }
    }

    /// Sets the next result to a value.
    pub fn value(&mut self, value: Value<'c, 'a>) {
        if self.room() {
            // SAFETY: as above.
            unsafe { ffi::mdFoldToValue(self.results, value.to_raw()) }
        }
    }

    fn room(&mut self) -> bool {
        self.given += 1;
        self.given <= self.expected
    }

    /// Returns whether none (the operation was changed in place) or all results have been set.
    pub(crate) fn complete(&self) -> bool {
        self.given == 0 || self.given >= self.expected
    }
}

/// The outcome of folding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Nothing to fold.
    No,
    /// The operation was changed in place, or all its results have been set.
    Yes,
}

/// The definition of an operation. Only the name and the syntax are mandatory.
///
/// All threads and contexts of a process share definitions: they hold no IR.
pub trait OpDefinition: Any + Send + Sync {
    /// Returns the full name, `dialect.operation`.
    fn name(&self) -> &str;

    /// Returns other full names that custom syntax accepts; the operation is printed under [`OpDefinition::name`].
    fn aliases(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns names of the inherent attributes: those that belong to the semantics of the operation.
    fn attribute_names(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Returns the traits.
    fn traits(&self) -> Vec<OpTrait> {
        Vec::new()
    }

    /// Returns whether the operation has a custom syntax. Without one it is printed only in the generic form.
    fn has_syntax(&self) -> bool {
        true
    }

    /// Parses the syntax after the name.
    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult;

    /// Prints the syntax after the name.
    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>);

    /// Verifies the operation itself. Several errors may be reported.
    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let _ = op;
        Ok(())
    }

    /// Verifies conditions on nested operations, which have been verified before. [`verify_all`](crate::verify_all)
    /// calls this even if they are invalid.
    fn verify_regions(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let _ = op;
        Ok(())
    }

    /// Returns whether folding may change the operation: by [`OpDefinition::fold`], or because of a trait, such as
    /// [`OpTrait::Commutative`] if an operand may be a constant. `canonicalize-foldable` skips operations without folds.
    fn folds(&self) -> bool {
        true
    }

    /// Folds; `operands` are the constant values of the operands, if known.
    fn fold<'c, 'a>(
        &self,
        op: OperationRef<'c, 'a>,
        operands: &[Option<Attribute<'c>>],
        results: &mut FoldResults<'a, 'c>,
    ) -> Fold {
        let _ = (op, operands, results);
        Fold::No
    }

    /// Returns how the memory effects of the operation are determined.
    fn effect_model(&self) -> EffectModel {
        EffectModel::Unknown
    }

    /// Lists the effects, for [`EffectModel::Listed`].
    fn effects(&self, op: OperationRef<'_, '_>, effects: &mut EffectList<'_>) {
        let _ = (op, effects);
    }

    /// Returns whether [`OpDefinition::result_names`] suggests names.
    fn names_results(&self) -> bool {
        false
    }

    /// Returns suggested names of the results, in order: `%mask` instead of `%0`.
    fn result_names(&self, op: OperationRef<'_, '_>) -> Vec<String> {
        let _ = op;
        Vec::new()
    }
}

/// Returns the definition of an operation; `None` unless it was defined with this crate as a `D`.
pub fn definition<D: OpDefinition>(op: OperationRef<'_, '_>) -> Option<&'static D> {
    // SAFETY: the operation is valid; what a dialect registers lives as long as the process.
    let entry = unsafe { ffi::mdOpDef(op.to_raw()).cast::<OpEntry>().as_ref() }?;
    (entry.0.as_ref() as &dyn Any).downcast_ref()
}

/// The inherent attributes of an operation: a view of its dictionary.
#[derive(Clone, Copy, Debug)]
pub struct InherentAttributes<'c> {
    dictionary: Option<Attribute<'c>>,
}

impl<'c> InherentAttributes<'c> {
    /// Returns the inherent attributes of an operation defined with this crate; empty for any other.
    pub fn of(op: OperationRef<'c, '_>) -> Self {
        // SAFETY: the operation is valid; a property is null or a dictionary.
        Self { dictionary: unsafe { Attribute::from_option_raw(ffi::mdOpProperties(op.to_raw())) } }
    }

    /// Returns the dictionary; `None` if there are no attributes.
    pub fn dictionary(&self) -> Option<Attribute<'c>> {
        self.dictionary
    }

    /// Returns the attribute with a name.
    pub fn get(&self, name: &str) -> Option<Attribute<'c>> {
        // SAFETY: the attribute is a dictionary.
        unsafe {
            Attribute::from_option_raw(mlirDictionaryAttrGetElementByName(
                self.dictionary?.to_raw(),
                crate::diagnostics::string_ref(name),
            ))
        }
    }

    /// Returns the number of attributes.
    pub fn len(&self) -> usize {
        // SAFETY: the attribute is a dictionary.
        self.dictionary.map_or(0, |d| unsafe { mlirDictionaryAttrGetNumElements(d.to_raw()) } as usize)
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns all of them, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (Identifier<'c>, Attribute<'c>)> {
        let dictionary = self.dictionary;
        (0..self.len()).filter_map(move |index| {
            // SAFETY: the attribute is a dictionary, the index within it.
            unsafe {
                let element = mlirDictionaryAttrGetElement(dictionary?.to_raw(), index as isize);
                Some((Identifier::from_raw(element.name), Attribute::from_raw(element.attribute)))
            }
        })
    }

    /// Replaces them by a dictionary; returns false if `op` is not defined with this crate or `dictionary` is no
    /// dictionary.
    pub fn set(op: OperationRef<'c, '_>, dictionary: Attribute<'c>) -> bool {
        // SAFETY: the operation is valid; what is set is a dictionary.
        unsafe {
            let defined = !ffi::mdOpDef(op.to_raw()).is_null();
            if defined && dictionary.is_dictionary() {
                ffi::mdOpSetProperties(op.to_raw(), dictionary.to_raw());
                return true;
            }
            false
        }
    }
}

/// Returns the operand with an index. Unlike melior's accessor, this does not print the operation if there is none.
pub fn operand<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<Value<'c, 'a>> {
    // SAFETY: the operation is valid, the index within bounds.
    (index < op.operand_count())
        .then(|| unsafe { Value::from_raw(mlir_sys::mlirOperationGetOperand(op.to_raw(), index as isize)) })
}

/// Returns the result with an index, like [`operand`].
pub fn result<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<OperationResult<'c, 'a>> {
    if index < op.result_count() { op.result(index).ok() } else { None }
}

/// Returns the name of an operation with its dialect.
pub fn name_of(op: OperationRef<'_, '_>) -> String {
    op.name().as_string_ref().as_str().unwrap_or_default().to_owned()
}

/// Returns the region with an index, like [`operand`].
pub fn region<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<RegionRef<'c, 'a>> {
    if index < op.region_count() { op.region(index).ok() } else { None }
}

/// Returns the discardable attributes of an operation, sorted by name.
pub fn discardable_attributes<'c, 'a>(
    op: OperationRef<'c, 'a>,
) -> impl Iterator<Item = (Identifier<'c>, Attribute<'c>)> + use<'c, 'a> {
    // SAFETY: the operation is valid and the index within bounds.
    unsafe {
        let count = mlirOperationGetNumDiscardableAttributes(op.to_raw());
        (0..count).map(move |index| {
            let element = mlirOperationGetDiscardableAttribute(op.to_raw(), index);
            (Identifier::from_raw(element.name), Attribute::from_raw(element.attribute))
        })
    }
}

/// Sets a discardable attribute of an operation, replacing one with that name.
pub fn set_discardable<'c>(op: OperationRef<'c, '_>, name: &str, value: Attribute<'c>) {
    // SAFETY: the operation and the attribute are valid.
    unsafe {
        mlir_sys::mlirOperationSetDiscardableAttributeByName(
            op.to_raw(),
            crate::diagnostics::string_ref(name),
            value.to_raw(),
        );
    }
}

/// Returns the entries of a dictionary attribute, sorted by name; `None` for any other.
pub fn dictionary_entries(dictionary: Attribute<'_>) -> Option<Vec<(String, Attribute<'_>)>> {
    if !dictionary.is_dictionary() {
        return None;
    }
    let entries = InherentAttributes { dictionary: Some(dictionary) };
    let text = |name: Identifier<'_>| name.as_string_ref().as_str().unwrap_or("").to_owned();
    Some(entries.iter().map(|(name, value)| (text(name), value)).collect())
}

/// Sets an attribute of an operation, inherent or not.
pub fn set_attribute<'c>(op: OperationRef<'c, '_>, name: &str, value: Attribute<'c>) {
    // SAFETY: the operation and the attribute are valid.
    unsafe {
        mlir_sys::mlirOperationSetAttributeByName(op.to_raw(), crate::diagnostics::string_ref(name), value.to_raw());
    }
}

/// Creates a dictionary attribute.
pub fn dictionary<'c>(context: &'c Context, entries: &[(Identifier<'c>, Attribute<'c>)]) -> Attribute<'c> {
    // SAFETY: names and values belong to the context.
    unsafe {
        let raw: Vec<_> = entries
            .iter()
            .map(|(name, value)| mlir_sys::mlirNamedAttributeGet(name.to_raw(), value.to_raw()))
            .collect();
        Attribute::from_raw(mlir_sys::mlirDictionaryAttrGet(context.to_raw(), raw.len() as isize, raw.as_ptr()))
    }
}
