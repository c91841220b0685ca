//! Parses types and attributes: the tokens, numbers, strings, types and attributes of MLIR's grammar.

use crate::{
    diagnostics::{Diagnostic, Failed, Severity, borrowed, collect, string_ref},
    ffi,
    parametric::context_from_raw,
    tokens::Tokens,
};
use melior::{
    Context,
    ir::{Attribute, Location, Type, r#type::TypeLike},
};
use mlir_sys::{MlirAttribute, MlirStringRef, MlirType};
use std::{
    ffi::{c_char, c_void},
    fmt::Display,
    marker::PhantomData,
    ptr::{null, null_mut},
};

/// The result of a parsing function: a failure has been reported already.
pub type ParseResult<T = ()> = Result<T, Failed>;

macro_rules! tokens {
    ($($name:ident $text:literal,)+) => {
        /// Punctuation of MLIR's grammar.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Token {
            $(#[doc = concat!("`", $text, "`")] $name = ffi::MdToken::$name as isize),+
        }

        const _: () = assert!([$(Token::$name),+].len() == ffi::MdToken::Count as usize);

        impl Token {
            /// Returns the spelling of the token.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Token::$name => $text),+
                }
            }

            /// Returns the token with a spelling, if there is one.
            pub fn from_text(text: &str) -> Option<Self> {
                match text {
                    $($text => Some(Token::$name),)+
                    _ => None,
                }
            }
        }
    };
}

tokens! {
    Arrow "->",
    LBrace "{",
    RBrace "}",
    Colon ":",
    Comma ",",
    Equal "=",
    Less "<",
    Greater ">",
    Question "?",
    Plus "+",
    Slash "/",
    Minus "-",
    Star "*",
    VerticalBar "|",
    LParen "(",
    RParen ")",
    LSquare "[",
    RSquare "]",
    Ellipsis "...",
}

/// A position in the source.
#[derive(Clone, Copy, Debug)]
pub struct Place<'p> {
    pub(crate) raw: *const c_char,
    _parser: PhantomData<&'p ()>,
}

impl Place<'_> {
    pub(crate) fn of(raw: *const c_char) -> Self {
        Self { raw, _parser: PhantomData }
    }
}

/// A dimension of a dimension list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dimension {
    /// A static dimension, which may be zero.
    Static(i64),
    /// `?`.
    Dynamic,
}

/// The parser passed to types and attributes, and, inside of [`OpParser`](crate::OpParser), to operations.
///
/// `'p` is the lifetime of the hook, `'c` that of the context.
#[derive(Debug)]
pub struct Parser<'p, 'c> {
    /// Null if there are `tokens`.
    pub(crate) raw: *mut ffi::AsmParser,
    pub(crate) tokens: Option<Tokens<'p, 'c>>,
    _lifetimes: PhantomData<(&'p mut (), &'c Context)>,
}

impl<'p, 'c> Parser<'p, 'c> {
    /// # Safety
    ///
    /// `raw` has to be valid for `'p`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::AsmParser) -> Self {
        Self { raw, tokens: None, _lifetimes: PhantomData }
    }

    pub(crate) fn over(tokens: Tokens<'p, 'c>) -> Self {
        Self { raw: null_mut(), tokens: Some(tokens), _lifetimes: PhantomData }
    }

    /// Returns the context in which types and attributes are created.
    pub fn context(&self) -> &'c Context {
        if let Some(tokens) = &self.tokens {
            return tokens.source().context();
        }
        // SAFETY: the parser outlives `self` and its context `'c`.
        unsafe { context_from_raw(ffi::mdParserContext(self.raw)) }
    }

    /// Returns the position of the next token.
    pub fn place(&self) -> Place<'p> {
        if let Some(tokens) = &self.tokens {
            return tokens.place(tokens.source().place());
        }
        // SAFETY: the parser outlives `self`.
        Place { raw: unsafe { ffi::mdParserLoc(self.raw) }, _parser: PhantomData }
    }

    /// Returns the position of the name of the operation, type or attribute being parsed.
    pub fn name_place(&self) -> Place<'p> {
        if let Some(tokens) = &self.tokens {
            return tokens.place(tokens.source().name_place());
        }
        // SAFETY: the parser outlives `self`.
        Place { raw: unsafe { ffi::mdParserNameLoc(self.raw) }, _parser: PhantomData }
    }

    /// Converts a position to a location with file, line and column.
    pub fn location(&self, place: Place<'p>) -> Location<'c> {
        if let Some(tokens) = &self.tokens {
            return tokens.source().location(tokens.offset(place));
        }
        // SAFETY: a place comes from this parser, as its lifetime says.
        unsafe { Location::from_raw(ffi::mdParserEncodeLoc(self.raw, place.raw)) }
    }

    /// Starts a diagnostic at a position; parsing may continue after a reported error, but the input is rejected if the
    /// handler of the context counts errors.
    pub fn diagnostic(&self, severity: Severity, place: Place<'p>, message: impl Display) -> Diagnostic<'c> {
        Diagnostic::new(severity, self.location(place), message)
    }

    /// Reports an error at a position.
    pub fn error(&self, place: Place<'p>, message: impl Display) -> Failed {
        self.diagnostic(Severity::Error, place, message).emit()
    }

    fn ok(&self, parsed: bool) -> ParseResult {
        if parsed { Ok(()) } else { Err(Failed::reported()) }
    }

    fn tri<T>(&self, result: i32, value: T) -> ParseResult<Option<T>> {
        match result {
            -1 => Ok(None),
            0 => Err(Failed::reported()),
            _ => Ok(Some(value)),
        }
    }

    /// Expects a token.
    pub fn token(&mut self, token: Token) -> ParseResult {
        if let Some(tokens) = &mut self.tokens {
            return if tokens.source_mut().token(token) {
                Ok(())
            } else {
                Err(tokens.source().unexpected(&format!("'{}'", token.text())))
            };
        }
        // SAFETY: the parser outlives `self`; the token is an index of the table.
        self.ok(unsafe { ffi::mdParseToken(self.raw, token as i32, false) })
    }

    /// Consumes a token if it is next.
    pub fn optional_token(&mut self, token: Token) -> bool {
        if let Some(tokens) = &mut self.tokens {
            return tokens.source_mut().token(token);
        }
        // SAFETY: as above.
        unsafe { ffi::mdParseToken(self.raw, token as i32, true) }
    }

    /// Expects a keyword.
    pub fn keyword(&mut self, keyword: &str) -> ParseResult {
        if let Some(tokens) = &mut self.tokens {
            return match tokens.source_mut().keyword(Some(keyword)) {
                Some(_) => Ok(()),
                None => Err(tokens.source().unexpected(&format!("'{keyword}'"))),
            };
        }
        // SAFETY: the parser outlives `self`.
        self.ok(unsafe { ffi::mdParseKeyword(self.raw, string_ref(keyword), false) })
    }

    /// Consumes a keyword if it is next.
    pub fn optional_keyword(&mut self, keyword: &str) -> bool {
        if let Some(tokens) = &mut self.tokens {
            return tokens.source_mut().keyword(Some(keyword)).is_some();
        }
        // SAFETY: the parser outlives `self`.
        unsafe { ffi::mdParseKeyword(self.raw, string_ref(keyword), true) }
    }

    /// Expects any keyword.
    pub fn any_keyword(&mut self) -> ParseResult<&'p str> {
        if let Some(tokens) = &mut self.tokens {
            return tokens.keyword().ok_or_else(|| tokens.source().unexpected("a keyword"));
        }
        self.keyword_text(false).ok_or_else(Failed::reported)
    }

    /// Consumes any keyword if one is next.
    pub fn optional_any_keyword(&mut self) -> Option<&'p str> {
        if let Some(tokens) = &mut self.tokens {
            return tokens.keyword();
        }
        self.keyword_text(true)
    }

    fn keyword_text(&mut self, optional: bool) -> Option<&'p str> {
        let mut text = MlirStringRef { data: null(), length: 0 };
        // SAFETY: the parser outlives `self`; a keyword is ASCII and points into the buffer being parsed, which lives
        // as long as the hook runs.
        unsafe {
            if !ffi::mdParseAnyKeyword(self.raw, &mut text, optional) {
                return None;
            }
            borrowed(text)
        }
    }

    /// Parses a string literal if one is next; invalid UTF-8 inside is an error.
    pub fn optional_string(&mut self) -> ParseResult<Option<String>> {
        if let Some(tokens) = &mut self.tokens {
            return tokens.source_mut().string();
        }
        let place = self.place();
        let mut bytes = Vec::<u8>::new();
        // SAFETY: `collect` gets the vector it expects.
        let result = unsafe { ffi::mdParseOptionalString(self.raw, Some(collect), (&raw mut bytes).cast()) };
        if result < 0 {
            return Ok(None);
        }
        String::from_utf8(bytes).map(Some).map_err(|_| self.error(place, "expected a string in UTF-8"))
    }

    /// Expects a string literal.
    pub fn string(&mut self) -> ParseResult<String> {
        let place = self.place();
        match self.optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.error(place, "expected string")),
        }
    }

    /// Parses an integer, with its sign, if one is next; one beyond 64 bits is an error.
    pub fn optional_integer(&mut self) -> ParseResult<Option<i64>> {
        if let Some(tokens) = &mut self.tokens {
            return tokens.source_mut().integer();
        }
        let (place, mut value) = (self.place(), 0);
        // SAFETY: the parser outlives `self`.
        match unsafe { ffi::mdParseOptionalInteger(self.raw, &mut value) } {
            2 => Err(self.error(place, "integer does not fit 64 bits")),
            result => self.tri(result, value),
        }
    }

    /// Expects an integer.
    pub fn integer(&mut self) -> ParseResult<i64> {
        let place = self.place();
        match self.optional_integer()? {
            Some(value) => Ok(value),
            None => Err(self.error(place, "expected integer value")),
        }
    }

    /// Reports that another token source is asked for syntax that occurs only inside of types.
    fn only_in_types(&self, what: &str) -> ParseResult {
        self.tokens.as_ref().map_or(Ok(()), |tokens| Err(tokens.source().unexpected(what)))
    }

    /// Expects a floating-point literal.
    pub fn float(&mut self) -> ParseResult<f64> {
        self.only_in_types("a floating-point literal")?;
        let mut value = 0.0;
        // SAFETY: the parser outlives `self`.
        self.ok(unsafe { ffi::mdParseFloat(self.raw, &mut value) })?;
        Ok(value)
    }

    /// Parses dimensions separated by `x`: `4x?`, or with `trailing_x` `4x?x`; an empty list is allowed.
    pub fn dimensions(&mut self, dynamic: bool, trailing_x: bool) -> ParseResult<Vec<Dimension>> {
        self.only_in_types("dimensions")?;
        extern "C" fn push(dim: i64, data: *mut c_void) {
            let dim = if dim == i64::MIN { Dimension::Dynamic } else { Dimension::Static(dim) };
            // SAFETY: `data` is the vector below.
            unsafe { (*data.cast::<Vec<Dimension>>()).push(dim) }
        }
        let mut dims = Vec::<Dimension>::new();
        // SAFETY: `push` gets the vector it expects.
        self.ok(unsafe { ffi::mdParseDimensions(self.raw, dynamic, trailing_x, Some(push), (&raw mut dims).cast()) })?;
        Ok(dims)
    }

    /// Expects the `x` between two dimensions, even if the lexer has combined it with the following characters.
    pub fn dimension_x(&mut self) -> ParseResult {
        self.only_in_types("'x'")?;
        // SAFETY: the parser outlives `self`.
        self.ok(unsafe { ffi::mdParseXInDimensions(self.raw) })
    }

    /// Expects a type.
    pub fn r#type(&mut self) -> ParseResult<Type<'c>> {
        self.parse_type(false)?.ok_or_else(Failed::reported)
    }

    /// Parses a type if one is next.
    pub fn optional_type(&mut self) -> ParseResult<Option<Type<'c>>> {
        self.parse_type(true)
    }

    fn parse_type(&mut self, optional: bool) -> ParseResult<Option<Type<'c>>> {
        if let Some(tokens) = &mut self.tokens {
            let found = tokens.source_mut().r#type()?;
            return if found.is_none() && !optional { Err(tokens.source().unexpected("a type")) } else { Ok(found) };
        }
        let mut raw = MlirType { ptr: null() };
        // SAFETY: the parser outlives `self`; on success the type is one of the context.
        unsafe {
            match ffi::mdParseType(self.raw, &mut raw, optional) {
                -1 => Ok(None),
                0 => Err(Failed::reported()),
                _ => Ok(Type::from_option_raw(raw)),
            }
        }
    }

    /// Expects an attribute; `type` is the type of a literal without one.
    pub fn attribute(&mut self, r#type: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        self.parse_attribute(r#type, false)?.ok_or_else(Failed::reported)
    }

    /// Parses an attribute if one is next.
    pub fn optional_attribute(&mut self, r#type: Option<Type<'c>>) -> ParseResult<Option<Attribute<'c>>> {
        self.parse_attribute(r#type, true)
    }

    fn parse_attribute(&mut self, r#type: Option<Type<'c>>, optional: bool) -> ParseResult<Option<Attribute<'c>>> {
        if let Some(tokens) = &mut self.tokens {
            let found = tokens.source_mut().attribute(r#type)?;
            return if found.is_none() && !optional {
                Err(tokens.source().unexpected("an attribute"))
            } else {
                Ok(found)
            };
        }
        let mut raw = MlirAttribute { ptr: null() };
        let r#type = r#type.map_or(MlirType { ptr: null() }, |t| t.to_raw());
        // SAFETY: the parser outlives `self`; on success the attribute is one of the context.
        unsafe {
            match ffi::mdParseAttribute(self.raw, r#type, &mut raw, optional) {
                -1 => Ok(None),
                0 => Err(Failed::reported()),
                _ => Ok(Attribute::from_option_raw(raw)),
            }
        }
    }

    /// Parses `@name` if it is next, as a string attribute.
    pub fn optional_symbol_name(&mut self) -> Option<Attribute<'c>> {
        if self.tokens.is_some() {
            return None;
        }
        let mut raw = MlirAttribute { ptr: null() };
        // SAFETY: as above.
        unsafe {
            if ffi::mdParseOptionalSymbolName(self.raw, &mut raw) < 0 {
                return None;
            }
            Attribute::from_option_raw(raw)
        }
    }

    /// Parses zero or more items separated by commas, up to a closing token, which is consumed.
    pub fn comma_separated(&mut self, close: Token, mut item: impl FnMut(&mut Self) -> ParseResult) -> ParseResult {
        if self.optional_token(close) {
            return Ok(());
        }
        loop {
            item(self)?;
            if !self.optional_token(Token::Comma) {
                return self.token(close);
            }
        }
    }

    /// Parses `{key = value, unit}` if a `{` is next. `value` receives the key, its position, and whether a `=` has
    /// been consumed; it parses the rest of the entry.
    pub fn optional_attribute_dictionary(
        &mut self,
        mut value: impl FnMut(&mut Self, &str, Place<'p>, bool) -> ParseResult,
    ) -> ParseResult {
        if !self.optional_token(Token::LBrace) {
            return Ok(());
        }
        self.comma_separated(Token::RBrace, |parser| {
            let place = parser.place();
            let key = match parser.optional_string()? {
                Some(key) => key,
                None => parser.any_keyword()?.to_owned(),
            };
            let has_value = parser.optional_token(Token::Equal);
            value(parser, &key, place, has_value)
        })
    }
}
