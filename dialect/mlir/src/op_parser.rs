//! Parses operations: operands, regions, successors, and the operation under construction.

use crate::{
    diagnostics::{Failed, borrowed, string_ref},
    ffi,
    parser::{ParseResult, Parser, Place},
    tokens::Tokens,
};
use melior::ir::{
    Attribute, BlockRef, Location, RegionLike, RegionRef, Type, Value, ValueLike, attribute::AttributeLike,
    block::BlockArgument, operation::OperationResult, r#type::TypeLike,
};
use mlir_sys::{MlirBlock, MlirLocation, MlirOperation, MlirStringRef, MlirType, MlirValue};
use std::{
    marker::PhantomData,
    ops::{Deref, DerefMut, Range},
    ptr::null,
};

/// A parsed use of a value that does not have its type yet.
#[derive(Clone, Copy)]
pub struct UnresolvedOperand<'p> {
    raw: ffi::COperand,
    /// MLIR's parser has parsed it, and may read the source around it again.
    is_mlir: bool,
    _parser: PhantomData<&'p ()>,
}

impl<'p> UnresolvedOperand<'p> {
    /// Creates the use of a value in another text form, `%0` with the index of `%0#1`.
    pub(crate) fn of_tokens(name: &'p str, number: u32) -> Self {
        let raw = ffi::COperand { loc: name.as_ptr().cast(), name: string_ref(name), number };
        Self { raw, is_mlir: false, _parser: PhantomData }
    }

    /// Returns its position.
    pub fn place(&self) -> Place<'p> {
        Place::of(self.raw.loc)
    }

    /// Returns the index of `%0#1`.
    pub fn number(&self) -> u32 {
        self.raw.number
    }

    /// Returns the name with its sigil, such as `%0`, without the index of `%0#1`.
    pub fn name(&self) -> &'p str {
        // SAFETY: the name points into the buffer being parsed.
        unsafe { borrowed(self.raw.name) }.unwrap_or("%?")
    }
}

/// A region argument: its name, and its type if one was parsed or set.
#[derive(Clone, Copy)]
pub struct Argument<'p, 'c> {
    raw: ffi::CArgument,
    _lifetimes: PhantomData<(&'p (), Type<'c>)>,
}

impl<'p, 'c> Argument<'p, 'c> {
    /// Returns its position.
    pub fn place(&self) -> Place<'p> {
        Place::of(self.raw.name.loc)
    }

    /// Sets the type: required before the region is parsed if the syntax does not contain it.
    pub fn with_type(mut self, r#type: Type<'c>) -> Self {
        self.raw.type_ = r#type.to_raw();
        self
    }
}

/// The parser passed to operations: [`Parser`] and what only operations have.
pub struct OpParser<'p, 'c> {
    parser: Parser<'p, 'c>,
}

impl<'p, 'c> Deref for OpParser<'p, 'c> {
    type Target = Parser<'p, 'c>;

    fn deref(&self) -> &Self::Target {
        &self.parser
    }
}

impl DerefMut for OpParser<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.parser
    }
}

impl<'p, 'c> OpParser<'p, 'c> {
    /// # Safety
    ///
    /// `raw` has to be an `OpAsmParser` valid for `'p`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::AsmParser) -> Self {
        // SAFETY: by the contract of this function.
        Self { parser: unsafe { Parser::from_raw(raw) } }
    }

    /// Creates a parser of tokens that MLIR has not lexed.
    pub(crate) fn over(tokens: Tokens<'p, 'c>) -> Self {
        Self { parser: Parser::over(tokens) }
    }

    /// Returns the use of a value that a source range names, such as `%0`, with the index of `%0#1`. Returns `None` if
    /// MLIR reads the tokens.
    pub fn operand_at(&self, range: Range<usize>, number: u32) -> Option<UnresolvedOperand<'p>> {
        self.parser.tokens.as_ref().map(|tokens| tokens.operand_at(range, number))
    }

    /// Returns whether the statement is exhausted. Known only for other token sources than MLIR's.
    pub fn exhausted(&self) -> bool {
        self.parser.tokens.as_ref().is_some_and(|tokens| tokens.source().exhausted())
    }

    /// Returns whether the next token is a number that would be parsed as an operand. Only in other text forms than
    /// MLIR's.
    pub fn number_is_next(&self) -> bool {
        self.parser.tokens.as_ref().is_some_and(|tokens| tokens.source().number_is_next())
    }

    /// Reports the unexpected next token.
    pub fn unexpected(&self, expected: &str) -> Failed {
        match &self.parser.tokens {
            Some(tokens) => tokens.source().unexpected(expected),
            None => self.error(self.place(), format_args!("expected {expected}")),
        }
    }

    /// Returns the type of a used value, if it is defined already. Known only for other token sources than MLIR's.
    pub fn known_type(&self, operand: &UnresolvedOperand<'p>) -> Option<Type<'c>> {
        let tokens = self.parser.tokens.as_ref()?;
        tokens.source().known_type(operand.name(), operand.raw.number)
    }

    /// Returns the number of results before the `=`.
    pub fn result_count(&self) -> usize {
        if let Some(tokens) = &self.parser.tokens {
            return tokens.source().result_count();
        }
        // SAFETY: the parser outlives `self`.
        unsafe { ffi::mdParserResultCount(self.raw) as usize }
    }

    /// Expects the use of a value.
    pub fn operand(&mut self) -> ParseResult<UnresolvedOperand<'p>> {
        self.parse_operand(false)?.ok_or_else(Failed::reported)
    }

    /// Parses the use of a value if one is next.
    pub fn optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand<'p>>> {
        self.parse_operand(true)
    }

    fn parse_operand(&mut self, optional: bool) -> ParseResult<Option<UnresolvedOperand<'p>>> {
        if let Some(tokens) = &mut self.parser.tokens {
            let found = tokens.operand();
            return match found {
                None if !optional => Err(tokens.source().unexpected("an operand")),
                found => Ok(found),
            };
        }
        let mut raw = ffi::COperand { loc: null(), name: MlirStringRef { data: null(), length: 0 }, number: 0 };
        // SAFETY: the parser outlives `self`.
        match unsafe { ffi::mdParseOperand(self.raw, &mut raw, optional) } {
            -1 => Ok(None),
            0 => Err(Failed::reported()),
            _ => Ok(Some(UnresolvedOperand { raw, is_mlir: true, _parser: PhantomData })),
        }
    }

    /// Returns the value of a use with the given type. A use before the definition is allowed, as everywhere in MLIR.
    pub fn resolve(&mut self, operand: &UnresolvedOperand<'p>, r#type: Type<'c>) -> ParseResult<Value<'c, 'p>> {
        if let Some(tokens) = &mut self.parser.tokens {
            let at = tokens.offset(operand.place());
            return tokens.resolve(operand.name(), operand.raw.number, at, r#type);
        }
        if !operand.is_mlir {
            return Err(
                self.error(self.place(), format_args!("'{}' is an operand of another text form", operand.name()))
            );
        }
        let mut value = MlirValue { ptr: null() };
        // SAFETY: the operand comes from MLIR's parser, whose text ends in a zero byte, the type from its context.
        unsafe {
            if ffi::mdResolveOperand(self.raw, &operand.raw, r#type.to_raw(), &mut value) {
                Ok(Value::from_raw(value))
            } else {
                Err(Failed::reported())
            }
        }
    }

    /// Expects a region argument; with `with_type`, also its `: type`.
    pub fn argument(&mut self, with_type: bool) -> ParseResult<Argument<'p, 'c>> {
        let mut raw = ffi::CArgument {
            name: ffi::COperand { loc: null(), name: MlirStringRef { data: null(), length: 0 }, number: 0 },
            type_: MlirType { ptr: null() },
            location: MlirLocation { ptr: null() },
        };
        if let Some(tokens) = &self.parser.tokens {
            return Err(tokens.source().unexpected("no argument"));
        }
        // SAFETY: the parser outlives `self`.
        if unsafe { ffi::mdParseArgument(self.raw, &mut raw, with_type) } {
            Ok(Argument { raw, _lifetimes: PhantomData })
        } else {
            Err(Failed::reported())
        }
    }

    /// Expects a region with the given arguments of its entry block. `isolated` regions may reuse names from outside.
    /// The region belongs to the operation under construction.
    pub fn region<'s>(
        &mut self,
        state: &'s mut OpState<'_, 'c>,
        arguments: &[Argument<'p, 'c>],
        isolated: bool,
    ) -> ParseResult<RegionRef<'c, 's>> {
        let place = self.place();
        if let Some(tokens) = &mut self.parser.tokens {
            let region = tokens.region(state.raw)?;
            // SAFETY: the region is owned by the state.
            return Ok(unsafe { RegionRef::from_raw(region) });
        }
        if let Some(untyped) = arguments.iter().find(|argument| argument.raw.type_.ptr.is_null()) {
            return Err(self.error(untyped.place(), "region argument without a type"));
        }
        let raw: Vec<ffi::CArgument> = arguments.iter().map(|argument| argument.raw).collect();
        // SAFETY: parser and state live for the call; the region is owned by the state.
        unsafe {
            let region = ffi::mdStateAddRegion(state.raw);
            match ffi::mdParseRegion(self.raw, region, raw.as_ptr(), raw.len() as isize, isolated, false) {
                1 => Ok(RegionRef::from_raw(region)),
                0 => Err(Failed::reported()),
                _ => Err(self.error(place, "expected '{' to begin a region")),
            }
        }
    }

    /// Expects a successor block.
    pub fn successor(&mut self, state: &mut OpState<'_, 'c>) -> ParseResult {
        if let Some(tokens) = &self.parser.tokens {
            return Err(tokens.source().unexpected("no successor"));
        }
        let mut block = MlirBlock { ptr: std::ptr::null_mut() };
        // SAFETY: parser and state live for the call.
        unsafe {
            if ffi::mdParseSuccessor(self.raw, &mut block, false) != 1 {
                return Err(Failed::reported());
            }
            ffi::mdStateAddSuccessor(state.raw, block);
        }
        Ok(())
    }
}

/// The operation under construction by a parser.
pub struct OpState<'s, 'c> {
    pub(crate) raw: *mut ffi::OperationState,
    _lifetimes: PhantomData<(&'s mut (), Type<'c>)>,
}

impl<'c> OpState<'_, 'c> {
    /// # Safety
    ///
    /// `raw` has to be valid for `'s`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::OperationState) -> Self {
        Self { raw, _lifetimes: PhantomData }
    }

    /// Returns the location of the operation.
    pub fn location(&self) -> Location<'c> {
        // SAFETY: the state outlives `self`.
        unsafe { Location::from_raw(ffi::mdStateLocation(self.raw)) }
    }

    /// Appends operands.
    pub fn add_operands(&mut self, values: &[Value<'c, '_>]) {
        let raw: Vec<MlirValue> = values.iter().map(|value| value.to_raw()).collect();
        // SAFETY: the state outlives `self`; the values are those of its context.
        unsafe { ffi::mdStateAddOperands(self.raw, raw.as_ptr(), raw.len() as isize) }
    }

    /// Appends result types.
    pub fn add_results(&mut self, types: &[Type<'c>]) {
        let raw: Vec<MlirType> = types.iter().map(|r#type| r#type.to_raw()).collect();
        // SAFETY: as above.
        unsafe { ffi::mdStateAddTypes(self.raw, raw.as_ptr(), raw.len() as isize) }
    }

    /// Adds a region without blocks.
    pub fn add_region(&mut self) {
        // SAFETY: the state outlives `self`, and owns the region.
        unsafe { ffi::mdStateAddRegion(self.raw) };
    }

    /// Sets the inherent attributes: a dictionary.
    pub fn set_inherent(&mut self, dictionary: Attribute<'c>) -> Result<(), NotADictionary> {
        if !dictionary.is_dictionary() {
            return Err(NotADictionary);
        }
        // SAFETY: as above; the attribute is a dictionary.
        unsafe { ffi::mdStateSetProperties(self.raw, dictionary.to_raw()) }
        Ok(())
    }

    /// Adds a discardable attribute. A name the operation declares becomes inherent.
    pub fn add_attribute(&mut self, name: &str, value: Attribute<'c>) {
        let name = melior::ir::attribute::StringAttribute::new(crate::context_of(self.location()), name);
        // SAFETY: the name is a string attribute; as above otherwise.
        unsafe { ffi::mdStateAddAttribute(self.raw, name.to_raw(), value.to_raw()) }
    }
}

/// Inherent attributes are not a dictionary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("inherent attributes must be a dictionary")]
pub struct NotADictionary;

/// Adds an empty block to a region without blocks, for operations without terminator.
pub fn ensure_block(region: RegionRef<'_, '_>) {
    // SAFETY: the region is valid.
    unsafe { ffi::mdRegionEnsureBlock(region.to_raw()) }
}

/// Returns the integer constant that defines a value (`arith.constant` or any constant-like operation), also during
/// parsing.
pub fn integer_constant<'c, 'a>(value: impl ValueLike<'c> + 'a) -> Option<i64> {
    let mut out = 0;
    // SAFETY: the value is valid.
    unsafe { ffi::mdValueConstant(value.to_raw(), &mut out) }.then_some(out)
}

/// Returns the operation that defines a value, also during parsing; `None` for block arguments and forward references.
pub fn defining_operation<'c, 'a>(value: Value<'c, 'a>) -> Option<melior::ir::operation::OperationRef<'c, 'a>> {
    // SAFETY: the owner is only asked of an operation result.
    unsafe {
        if !mlir_sys::mlirValueIsAOpResult(value.to_raw()) {
            return None;
        }
        let op: MlirOperation = mlir_sys::mlirOpResultGetOwner(value.to_raw());
        if mlir_sys::mlirOperationGetBlock(op).ptr.is_null() {
            return None; // MLIR's placeholder for a value that is defined further down
        }
        melior::ir::operation::OperationRef::from_option_raw(op)
    }
}

/// Returns the operations that use a value, one for each use.
pub fn users<'c, 'a>(value: impl ValueLike<'c> + 'a) -> Vec<melior::ir::operation::OperationRef<'c, 'a>> {
    let mut list = Vec::new();
    // SAFETY: the value is valid, and each use of it has an operation.
    unsafe {
        let mut used = mlir_sys::mlirValueGetFirstUse(value.to_raw());
        while !mlir_sys::mlirOpOperandIsNull(used) {
            list.extend(melior::ir::operation::OperationRef::from_option_raw(mlir_sys::mlirOpOperandGetOwner(used)));
            used = mlir_sys::mlirOpOperandGetNextUse(used);
        }
    }
    list
}

/// Returns the block with a value as argument.
pub fn defining_block<'c, 'a>(value: Value<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    // SAFETY: the owner is only asked of a block argument.
    unsafe {
        if !mlir_sys::mlirValueIsABlockArgument(value.to_raw()) {
            return None;
        }
        BlockRef::from_option_raw(mlir_sys::mlirBlockArgumentGetOwner(value.to_raw()))
    }
}

/// Returns a value as the argument of a block. The conversion of `melior` prints a value of the other kind for its error.
/// To print it, MLIR reads the whole module, and in a pass on functions other threads may be changing that.
pub fn block_argument<'c, 'a>(value: Value<'c, 'a>) -> Option<BlockArgument<'c, 'a>> {
    // SAFETY: the value is an argument of a block.
    value.is_block_argument().then(|| unsafe { BlockArgument::from_raw(value.to_raw()) })
}

/// Returns a value as the result of an operation, without printing values of the other kind; see [`block_argument`].
pub fn operation_result<'c, 'a>(value: Value<'c, 'a>) -> Option<OperationResult<'c, 'a>> {
    // SAFETY: the value is a result of an operation.
    value.is_operation_result().then(|| unsafe { OperationResult::from_raw(value.to_raw()) })
}
