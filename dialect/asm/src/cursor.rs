//! Implements the token source of one statement, for the parse hooks of operations.

use crate::{
    assemble::{Assembler, GRAMMAR},
    lines::Body,
    tokens::{Kind, Token},
};
use mlir_dialect::{
    Failed, OpenRegion, ParseResult, Token as Mark, TokenSource,
    melior::{
        Context,
        ir::{Attribute, BlockRef, Location, Type, Value, ValueLike},
    },
};
use pto_dialect::{
    op::assembly::Assembly,
    report::{HELP, RULE},
};
use pto_isa::codes;
use std::ops::Range;

/// The tokens after the mnemonic, and the current position.
pub(crate) struct Cursor<'x, 'c, 'm, 't> {
    pub(crate) asm: &'x mut Assembler<'c, 'm, 't>,
    pub(crate) tokens: &'x [Token],
    pub(crate) at: usize,
    /// Offset of the mnemonic.
    pub(crate) name: usize,
    /// End of the statement.
    pub(crate) end: usize,
    pub(crate) bodies: &'x [&'t Body],
    /// The block that receives the constants of immediates.
    pub(crate) block: BlockRef<'c, 'm>,
    pub(crate) results: usize,
    /// The PTO operation that is parsed.
    pub(crate) row: Option<&'static Assembly>,
}

impl<'c, 't> Cursor<'_, 'c, '_, 't> {
    pub(crate) fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    pub(crate) fn kind(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.at + ahead).map(|token| token.kind)
    }

    pub(crate) fn text(&self, range: Range<usize>) -> &'t str {
        self.asm.text.get(range).unwrap_or("")
    }

    /// Consumes the next token if it is of a kind, and returns its spelling.
    pub(crate) fn take(&mut self, kind: Kind) -> Option<&'t str> {
        let token = self.peek().filter(|token| token.kind == kind)?;
        self.at += 1;
        Some(self.text(token.range()))
    }

    pub(crate) fn word(&mut self, word: &str) -> bool {
        self.keyword(Some(word)).is_some()
    }

    pub(crate) fn mark(&mut self, mark: Mark) -> bool {
        self.token(mark)
    }

    pub(crate) fn expect(&mut self, mark: Mark) -> ParseResult {
        if self.mark(mark) { Ok(()) } else { Err(self.unexpected(&format!("'{}'", mark.text()))) }
    }

    /// Expects a type.
    pub(crate) fn some_type(&mut self) -> ParseResult<Type<'c>> {
        self.r#type()?.ok_or_else(|| self.unexpected("a type"))
    }

    /// Parses types separated by commas, with or without parentheses.
    pub(crate) fn types(&mut self) -> ParseResult<Vec<Type<'c>>> {
        if self.mark(Mark::LParen) {
            let mut types = Vec::new();
            if self.mark(Mark::RParen) {
                return Ok(types);
            }
            loop {
                types.push(self.some_type()?);
                if !self.mark(Mark::Comma) {
                    self.expect(Mark::RParen)?;
                    return Ok(types);
                }
            }
        }
        let mut types = vec![self.some_type()?];
        while self.mark(Mark::Comma) {
            types.push(self.some_type()?);
        }
        Ok(types)
    }

    /// Returns the index after the bracket that matches the one at an index.
    fn close(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        for (index, token) in self.tokens.iter().enumerate().skip(open) {
            match token.kind {
                Kind::Mark(Mark::LParen | Mark::LSquare | Mark::LBrace) => depth += 1,
                Kind::Mark(Mark::RParen | Mark::RSquare | Mark::RBrace) => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return index + 1;
                    }
                }
                _ => {}
            }
        }
        self.tokens.len()
    }

    /// Returns the index after the type at an index; the same index if there is none.
    fn type_end(&self, at: usize) -> usize {
        let Some(token) = self.tokens.get(at) else { return at };
        match token.kind {
            Kind::DialectType | Kind::Angled => at + 1,
            Kind::Word if is_type_word(self.text(token.range())) => at + 1,
            Kind::Mark(Mark::LParen) => {
                let close = self.close(at);
                if self.tokens.get(close).map(|token| token.kind) != Some(Kind::Mark(Mark::Arrow)) {
                    return at;
                }
                let results = match self.tokens.get(close + 1).map(|token| token.kind) {
                    Some(Kind::Mark(Mark::LParen)) => self.close(close + 1),
                    _ => self.type_end(close + 1),
                };
                if results > close + 1 { results } else { at }
            }
            _ => at,
        }
    }

    /// Returns the index after the attribute at an index, without a trailing type.
    fn attribute_end(&self, at: usize) -> usize {
        let Some(token) = self.tokens.get(at) else { return at };
        match token.kind {
            Kind::Number | Kind::String | Kind::Symbol | Kind::Attribute | Kind::DialectType | Kind::Angled => at + 1,
            Kind::Word => match self.text(token.range()) {
                // `loc(..)`, `distinct[0]<..>`
                "loc" | "distinct" if self.opens(at + 1) => self.close(at + 1),
                _ => at + 1,
            },
            Kind::Mark(Mark::LSquare | Mark::LBrace) => self.close(at),
            Kind::Mark(Mark::LParen) => self.type_end(at),
            Kind::Register | Kind::Successor | Kind::Key | Kind::Mark(_) | Kind::Region(_) => at,
        }
    }

    fn opens(&self, at: usize) -> bool {
        matches!(self.tokens.get(at).map(|token| token.kind), Some(Kind::Mark(Mark::LParen | Mark::LSquare)))
    }

    fn slice(&self, from: usize, to: usize) -> &'t str {
        match (self.tokens.get(from), to.checked_sub(1).and_then(|last| self.tokens.get(last))) {
            (Some(first), Some(last)) if first.start <= last.end => self.text(first.start..last.end),
            _ => "",
        }
    }

    /// Parses `{key = value, ..}`, or the same in `<..>`, if it is next.
    pub(crate) fn dictionary(&mut self, attributes: &mut Vec<(&'t str, Attribute<'c>)>) -> ParseResult {
        let properties = self.kind(0) == Some(Kind::Mark(Mark::Less)) && self.kind(1) == Some(Kind::Mark(Mark::LBrace));
        if properties {
            self.at += 1;
        }
        if !self.mark(Mark::LBrace) {
            return Ok(());
        }
        if !self.mark(Mark::RBrace) {
            loop {
                let place = self.place();
                let key = self.key()?;
                let value = if self.mark(Mark::Equal) {
                    self.attribute(None)?.ok_or_else(|| self.unexpected("an attribute"))?
                } else {
                    Attribute::unit(self.asm.context)
                };
                if attributes.iter().any(|(known, _)| *known == key) {
                    let message = format_args!("attribute '{key}' is given twice");
                    return Err(self.asm.error(place, codes::DUPLICATE_KEY, message).emit());
                }
                attributes.push((key, value));
                if !self.mark(Mark::Comma) {
                    break;
                }
            }
            self.expect(Mark::RBrace)?;
        }
        if properties { self.expect(Mark::Greater) } else { Ok(()) }
    }

    /// Parses the name of an attribute: a word, words joined by `-`, or a string.
    fn key(&mut self) -> ParseResult<&'t str> {
        if let Some(quoted) = self.take(Kind::String) {
            return Ok(quoted.trim_matches('"'));
        }
        let first = self.at;
        if self.take(Kind::Word).is_none() {
            return Err(self.unexpected("the name of an attribute"));
        }
        while self.kind(0) == Some(Kind::Mark(Mark::Minus)) && self.kind(1) == Some(Kind::Word) {
            self.at += 2;
        }
        Ok(self.slice(first, self.at))
    }

    /// Consumes the next region; returns `None` for `{}`, which has no statements.
    pub(crate) fn body(&mut self) -> ParseResult<Option<&'t Body>> {
        let body = match (self.kind(0), self.kind(1)) {
            (Some(Kind::Region(index)), _) => self.bodies.get(index).copied(),
            (Some(Kind::Mark(Mark::LBrace)), Some(Kind::Mark(Mark::RBrace))) => {
                self.at += 1;
                None
            }
            _ => return Err(self.unexpected("'{'")),
        };
        self.at += 1;
        Ok(body)
    }

    /// Expects the end of the statement.
    pub(crate) fn finished(&self) -> ParseResult {
        if self.exhausted() { Ok(()) } else { Err(self.unexpected("the end of the statement")) }
    }

    /// Parses the use of a value, with its offset.
    pub(crate) fn value(&mut self) -> Option<Use<'t>> {
        let at = self.place();
        let (range, number) = self.operand()?;
        Some(Use { name: self.text(range), number, at })
    }

    /// Parses uses of values separated by commas.
    pub(crate) fn values(&mut self) -> ParseResult<Vec<Use<'t>>> {
        let mut values = Vec::new();
        while let Some(value) = self.value() {
            values.push(value);
            if !self.mark(Mark::Comma) {
                break;
            }
            if !matches!(self.kind(0), Some(Kind::Register | Kind::Number | Kind::Symbol)) {
                return Err(self.unexpected("an operand"));
            }
        }
        Ok(values)
    }
}

/// The use of a register, or an immediate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use<'t> {
    pub(crate) name: &'t str,
    pub(crate) number: u32,
    pub(crate) at: usize,
}

/// Returns whether a word is a type.
fn is_type_word(word: &str) -> bool {
    let width = |prefix: &str| {
        word.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    matches!(word, "index" | "none")
        || ["i", "si", "ui"].into_iter().any(width)
        || pto_isa::types::DType::parse(word).is_some()
        || word.strip_prefix('f').or(word.strip_prefix("bf")).or(word.strip_prefix("tf")).is_some_and(|rest| {
            rest.bytes().next().is_some_and(|b| b.is_ascii_digit()) && rest.bytes().all(|b| b.is_ascii_alphanumeric())
        })
}

/// Splits a register token: the name without `#1` and `!key=value`, its index, and the range of its declared
/// properties.
pub(crate) fn register(text: &str, start: usize) -> (Range<usize>, u32, Range<usize>) {
    let modifiers = text.find('!').unwrap_or(text.len());
    let name = text.find('#').unwrap_or(modifiers).min(modifiers);
    let number = text.get(name + 1..modifiers).and_then(|digits| digits.parse().ok()).unwrap_or(0);
    (start..start + name, number, start + modifiers..start + text.len())
}

impl<'c, 'm> TokenSource<'c, 'm> for Cursor<'_, 'c, 'm, '_> {
    fn context(&self) -> &'c Context {
        self.asm.context
    }

    fn place(&self) -> usize {
        self.peek().map_or(self.end, |token| token.start)
    }

    fn name_place(&self) -> usize {
        self.name
    }

    fn location(&self, place: usize) -> Location<'c> {
        self.asm.location(place)
    }

    fn unexpected(&self, expected: &str) -> Failed {
        let found = self.peek().map_or("the end of the statement".to_owned(), |token| match token.kind {
            Kind::Region(_) => "'{'".to_owned(),
            _ => format!("'{}'", self.text(token.range())),
        });
        let message = format_args!("expected {expected}, found {found}");
        let error = self.asm.error(self.place(), codes::ASM_SYNTAX, message);
        let inline = self.kind(0) == Some(Kind::Mark(Mark::LParen)) && self.kind(2) == Some(Kind::Mark(Mark::Colon));
        if let Some(register) = self.tokens.get(self.at + 1).filter(|next| inline && next.kind == Kind::Register) {
            let alone = self.text(register.range());
            return error.note(format_args!("{RULE}{GRAMMAR}")).note(format_args!("{HELP}write {alone} alone")).emit();
        }
        match self.row.map(Assembly::form).filter(|form| !form.is_empty()) {
            Some(form) => error.note(format_args!("{RULE}{GRAMMAR}")).note(format_args!("{HELP}write {form}")).emit(),
            None => error.note(format_args!("{RULE}{GRAMMAR}")).emit(),
        }
    }

    fn exhausted(&self) -> bool {
        self.at >= self.tokens.len()
    }

    fn token(&mut self, token: Mark) -> bool {
        let found = self.kind(0) == Some(Kind::Mark(token));
        self.at += usize::from(found);
        found
    }

    fn keyword(&mut self, word: Option<&str>) -> Option<Range<usize>> {
        let token = self.peek().filter(|token| token.kind == Kind::Word)?;
        if word.is_some_and(|word| word != self.text(token.range())) {
            return None;
        }
        self.at += 1;
        Some(token.range())
    }

    fn string(&mut self) -> ParseResult<Option<String>> {
        let Some(token) = self.peek().filter(|token| token.kind == Kind::String) else { return Ok(None) };
        let attribute = self.asm.attribute(token.start, self.text(token.range()), None)?;
        self.at += 1;
        Ok(mlir_dialect::string(attribute).map(str::to_owned))
    }

    fn integer(&mut self) -> ParseResult<Option<i64>> {
        let Some(token) = self.peek().filter(|token| token.kind == Kind::Number) else { return Ok(None) };
        let Ok(number) = self.text(token.range()).parse() else { return Err(self.unexpected("an integer")) };
        self.at += 1;
        Ok(Some(number))
    }

    fn r#type(&mut self) -> ParseResult<Option<Type<'c>>> {
        let end = self.type_end(self.at);
        if end == self.at {
            return Ok(None);
        }
        let found = self.asm.r#type(self.place(), self.slice(self.at, end))?;
        self.at = end;
        Ok(Some(found))
    }

    fn attribute(&mut self, r#type: Option<Type<'c>>) -> ParseResult<Option<Attribute<'c>>> {
        let mut end = self.attribute_end(self.at);
        if end == self.at {
            return Ok(None);
        }
        // `1 : i32`, `dense<1> : tensor<4xi32>`
        let typed = matches!(self.kind(0), Some(Kind::Number | Kind::Angled | Kind::String | Kind::Attribute));
        if typed && r#type.is_none() && self.tokens.get(end).map(|token| token.kind) == Some(Kind::Mark(Mark::Colon)) {
            let after = self.type_end(end + 1);
            if after > end + 1 {
                end = after;
            }
        }
        let found = self.asm.attribute(self.place(), self.slice(self.at, end), r#type)?;
        self.at = end;
        Ok(Some(found))
    }

    fn operand(&mut self) -> Option<(Range<usize>, u32)> {
        let token = self.peek()?;
        match token.kind {
            Kind::Register => {
                self.at += 1;
                let (name, number, modifiers) = register(self.text(token.range()), token.start);
                if !modifiers.is_empty() {
                    self.asm.modified(self.text(name.clone()), number, modifiers);
                }
                // A part of a view or tile is a single operand.
                let brackets = self.kind(0) == Some(Kind::Mark(Mark::LSquare));
                if brackets && self.row.is_some_and(|row| !row.has_indices()) {
                    self.at = self.close(self.at);
                    let end = self.tokens.get(self.at.wrapping_sub(1)).map_or(name.end, |close| close.end);
                    return Some((token.start..end, 0));
                }
                Some((name, number))
            }
            Kind::Number => {
                self.at += 1;
                Some((token.range(), 0))
            }
            // `@tile(0x1000)`: an address
            Kind::Symbol if self.text(token.range()) == "@tile" => {
                let number = self.tokens.get(self.at + 2).filter(|token| token.kind == Kind::Number)?;
                let close = self.tokens.get(self.at + 3).map(|token| token.kind);
                if self.kind(1) != Some(Kind::Mark(Mark::LParen)) || close != Some(Kind::Mark(Mark::RParen)) {
                    return None;
                }
                self.at += 4;
                Some((number.range(), 0))
            }
            Kind::String
            | Kind::Symbol
            | Kind::Successor
            | Kind::DialectType
            | Kind::Key
            | Kind::Attribute
            | Kind::Angled
            | Kind::Word
            | Kind::Mark(_)
            | Kind::Region(_) => None,
        }
    }

    fn number_is_next(&self) -> bool {
        self.kind(0) == Some(Kind::Number)
    }

    fn known_type(&self, name: &str, number: u32) -> Option<Type<'c>> {
        // The name of a memory operand is that of the memory that contains it.
        let (base, number) = match name.split_once('[') {
            Some((base, _)) => {
                let (range, number, _) = register(base, 0);
                (base.get(range).unwrap_or(base), number)
            }
            None => (name, number),
        };
        self.asm.known(base, number).map(|value| value.r#type())
    }

    fn resolve(&mut self, name: &str, number: u32, at: usize, r#type: Type<'c>) -> ParseResult<Value<'c, 'm>> {
        let name = self.asm.text.get(at..at + name.len()).unwrap_or("");
        self.asm.resolve(Use { name, number, at }, r#type, self.block)
    }

    fn region(&mut self, region: OpenRegion<'_, 'c, 'm>) -> ParseResult {
        if let Some(body) = self.body()? {
            self.asm.region(body, region, None);
        }
        Ok(())
    }

    fn result_count(&self) -> usize {
        self.results
    }
}
