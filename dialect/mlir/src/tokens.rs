//! Parses operations from tokens of another source than MLIR's lexer, so that the same hooks serve another text form.

use crate::{
    construct::OpenRegion,
    diagnostics::Failed,
    ffi,
    op_parser::UnresolvedOperand,
    parser::{ParseResult, Place, Token},
};
use melior::{
    Context,
    ir::{Attribute, Location, Type, Value, ValueLike},
};
use mlir_sys::MlirRegion;
use std::{fmt, ops::Range, ptr::NonNull};

/// The tokens of a statement, for parse hooks. Positions are byte offsets into one source. `'m` is the lifetime of the
/// module under construction.
pub trait TokenSource<'c, 'm> {
    /// Returns the context in which types and attributes are created.
    fn context(&self) -> &'c Context;
    /// Returns the position of the next token.
    fn place(&self) -> usize;
    /// Returns the position of the name of the operation.
    fn name_place(&self) -> usize;
    /// Converts a position to a location with file, line and column.
    fn location(&self, place: usize) -> Location<'c>;
    /// Reports an error at the next token: what was expected, and what was found.
    fn unexpected(&self, expected: &str) -> Failed;
    /// Returns whether there is no next token.
    fn exhausted(&self) -> bool;
    /// Consumes a token if it is next.
    fn token(&mut self, token: Token) -> bool;
    /// Consumes a keyword, or any without `word`, if it is next.
    fn keyword(&mut self, word: Option<&str>) -> Option<Range<usize>>;
    /// Parses a string literal if one is next.
    fn string(&mut self) -> ParseResult<Option<String>>;
    /// Parses an integer if one is next.
    fn integer(&mut self) -> ParseResult<Option<i64>>;
    /// Parses a type if one is next.
    fn r#type(&mut self) -> ParseResult<Option<Type<'c>>>;
    /// Parses an attribute if one is next; `type` is the type of a literal without one.
    fn attribute(&mut self, r#type: Option<Type<'c>>) -> ParseResult<Option<Attribute<'c>>>;
    /// Parses the use of a value if one is next: its range without `#n`, and `n`.
    fn operand(&mut self) -> Option<(Range<usize>, u32)>;
    /// Returns whether the next token is a number, which may be an immediate.
    fn number_is_next(&self) -> bool;
    /// Returns the type of a value that is defined already.
    fn known_type(&self, name: &str, number: u32) -> Option<Type<'c>>;
    /// Returns the value of a use.
    fn resolve(&mut self, name: &str, number: u32, at: usize, r#type: Type<'c>) -> ParseResult<Value<'c, 'm>>;
    /// Parses a region into `region`.
    fn region(&mut self, region: OpenRegion<'_, 'c, 'm>) -> ParseResult;
    /// Returns the number of results before the `=`.
    fn result_count(&self) -> usize;
}

/// A token source, and the source to which its positions refer.
pub(crate) struct Tokens<'p, 'c> {
    /// The second lifetime parameter replaces that of the module; values of the source are valid for `'p`.
    source: NonNull<dyn TokenSource<'c, 'c> + 'p>,
    text: &'p str,
    /// The operation under construction; its regions live as long as the values of the source.
    building: *mut ffi::OperationState,
}

impl fmt::Debug for Tokens<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tokens").finish_non_exhaustive()
    }
}

impl<'p, 'c> Tokens<'p, 'c> {
    pub(crate) fn new<'m: 'p>(
        source: &'p mut (dyn TokenSource<'c, 'm> + 'p),
        text: &'p str,
        building: *mut ffi::OperationState,
    ) -> Self {
        let source: NonNull<dyn TokenSource<'c, 'm> + 'p> = NonNull::from(source);
        // SAFETY: the types differ only in a lifetime, `'m`. The values that the source returns live for `'m`;
        // `resolve` below returns them with `'p`, which is not longer. The values that the source takes with `'m` are
        // regions, and `region` below passes only regions of `building`.
        let source = unsafe {
            std::mem::transmute::<NonNull<dyn TokenSource<'c, 'm> + 'p>, NonNull<dyn TokenSource<'c, 'c> + 'p>>(source)
        };
        Self { source, text, building }
    }

    pub(crate) fn source(&self) -> &(dyn TokenSource<'c, 'c> + 'p) {
        // SAFETY: borrowed for 'p, by this object alone.
        unsafe { self.source.as_ref() }
    }

    pub(crate) fn source_mut(&mut self) -> &mut (dyn TokenSource<'c, 'c> + 'p) {
        // SAFETY: as above.
        unsafe { self.source.as_mut() }
    }

    pub(crate) fn place(&self, offset: usize) -> Place<'p> {
        let rest = self.text.get(offset..).unwrap_or(&self.text[self.text.len()..]);
        Place::of(rest.as_ptr().cast())
    }

    pub(crate) fn offset(&self, place: Place<'p>) -> usize {
        (place.raw as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len())
    }

    fn slice(&self, range: Range<usize>) -> &'p str {
        self.text.get(range).unwrap_or("")
    }

    pub(crate) fn keyword(&mut self) -> Option<&'p str> {
        let range = self.source_mut().keyword(None)?;
        Some(self.slice(range))
    }

    pub(crate) fn operand(&mut self) -> Option<UnresolvedOperand<'p>> {
        let (range, number) = self.source_mut().operand()?;
        Some(self.operand_at(range, number))
    }

    pub(crate) fn operand_at(&self, range: Range<usize>, number: u32) -> UnresolvedOperand<'p> {
        UnresolvedOperand::of_tokens(self.slice(range), number)
    }

    pub(crate) fn resolve(
        &mut self,
        name: &str,
        number: u32,
        at: usize,
        r#type: Type<'c>,
    ) -> ParseResult<Value<'c, 'p>> {
        let value = self.source_mut().resolve(name, number, at, r#type)?.to_raw();
        // SAFETY: the source gives values that live for its `'m`, which is not shorter than `'p`.
        Ok(unsafe { Value::from_raw(value) })
    }

    /// Adds a region to the operation under construction, and lets the source fill it.
    pub(crate) fn region(&mut self, state: *mut ffi::OperationState) -> ParseResult<MlirRegion> {
        if state != self.building {
            return Err(self.source().unexpected("a region of the operation under construction"));
        }
        // SAFETY: the operation is under construction as long as this object lives, which the region does not outlive.
        unsafe {
            let region = ffi::mdStateAddRegion(state);
            self.source_mut().region(OpenRegion::from_raw(region))?;
            Ok(region)
        }
    }
}
