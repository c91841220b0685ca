//! Defines the tokens of a statement, and tokenizes by the grammar, with the same result as [`crate::lexer`].

use crate::lexer;
use mlir_dialect::Token as Punctuation;
use pest::Parser as _;
use std::ops::Range;

/// The grammar: `asm.pest`.
#[derive(pest_derive::Parser)]
#[grammar = "asm.pest"]
pub(crate) struct Grammar;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `%x`, `%x#1`, `%x!loc=vec`
    Register,
    /// `1`, `-0x1F`, `1.5e3`, `inf`
    Number,
    /// `"text"`
    String,
    /// `@name`
    Symbol,
    /// `^name`
    Successor,
    /// `!pto.tile_buf<..>`
    DialectType,
    /// `#key=`
    Key,
    /// `#pto.pipe<..>`
    Attribute,
    /// `memref<..>`, `dense<..>`
    Angled,
    /// `i32`, `to`, `unit_flag`
    Word,
    /// One of MLIR's punctuation marks
    Mark(Punctuation),
    /// A region, by its index
    Region(usize),
}

/// A token and its source range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Token {
    pub(crate) fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// A result before the `=`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// The register.
    pub(crate) register: Range<usize>,
    /// The number of results that it denotes: `%x:2`.
    pub(crate) count: usize,
}

/// The parts of a statement.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) label: Option<Range<usize>>,
    pub(crate) results: Vec<Name>,
    pub(crate) name: Range<usize>,
    pub(crate) tokens: Vec<Token>,
}

/// A syntax error of the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Malformed {
    /// The offset.
    pub(crate) at: usize,
    /// The alternatives at that offset.
    pub(crate) expected: Vec<&'static str>,
}

/// Tokenizes a statement. `base` is the offset of `text` in the file. The lexer is used first, because it is much
/// faster (`lexer::tests::speed` measures both); if it fails, the grammar reports the error.
pub(crate) fn statement(text: &str, base: usize, parts: &mut Parts) -> Result<(), Box<Malformed>> {
    if lexer::statement(text, base, parts) { Ok(()) } else { by_grammar(text, base, parts) }
}

/// Tokenizes a statement by the grammar.
pub(crate) fn by_grammar(text: &str, base: usize, parts: &mut Parts) -> Result<(), Box<Malformed>> {
    parts.label = None;
    parts.results.clear();
    parts.tokens.clear();
    let pairs = Grammar::parse(Rule::statement, text).map_err(|error| malformed(&error, base))?;
    let mut defines = false;
    for pair in pairs.flatten() {
        let span = pair.as_span();
        let range = base + span.start()..base + span.end();
        match pair.as_rule() {
            Rule::label => parts.label = Some(range.start..range.end - 1),
            Rule::results => defines = true,
            Rule::register if defines => parts.results.push(Name { register: range, count: 1 }),
            Rule::count => {
                if let Some(result) = parts.results.last_mut() {
                    result.count = span.as_str().parse().unwrap_or(usize::MAX);
                }
            }
            Rule::name => {
                defines = false;
                parts.name = range;
            }
            rule => parts.tokens.extend(kind(rule, span.as_str()).map(|kind| Token {
                kind,
                start: range.start,
                end: range.end,
            })),
        }
    }
    Ok(())
}

/// Tokenizes the rest of a line after a region.
pub(crate) fn tail(text: &str, base: usize, tokens: &mut Vec<Token>) -> Result<(), Box<Malformed>> {
    if text.is_empty() {
        return Ok(());
    }
    whole(Rule::tail, text, base, tokens)
}

/// Tokenizes the label of a block.
pub(crate) fn block(text: &str, base: usize, tokens: &mut Vec<Token>) -> Result<(), Box<Malformed>> {
    whole(Rule::block, text, base, tokens)
}

fn whole(rule: Rule, text: &str, base: usize, tokens: &mut Vec<Token>) -> Result<(), Box<Malformed>> {
    let pairs = Grammar::parse(rule, text).map_err(|error| malformed(&error, base))?;
    tokens.extend(pairs.flatten().filter_map(|pair| {
        let span = pair.as_span();
        let kind = kind(pair.as_rule(), span.as_str())?;
        Some(Token { kind, start: base + span.start(), end: base + span.end() })
    }));
    Ok(())
}

fn kind(rule: Rule, text: &str) -> Option<Kind> {
    Some(match rule {
        Rule::register => Kind::Register,
        Rule::number => Kind::Number,
        Rule::string => Kind::String,
        Rule::symbol => Kind::Symbol,
        Rule::successor => Kind::Successor,
        Rule::dialect_type => Kind::DialectType,
        Rule::key => Kind::Key,
        Rule::attribute => Kind::Attribute,
        Rule::angled => Kind::Angled,
        Rule::word => Kind::Word,
        Rule::open_paren
        | Rule::close_paren
        | Rule::open_square
        | Rule::close_square
        | Rule::open_brace
        | Rule::close_brace
        | Rule::punctuation => Kind::Mark(Punctuation::from_text(text)?),
        Rule::EOI
        | Rule::WHITESPACE
        | Rule::COMMENT
        | Rule::statement
        | Rule::tail
        | Rule::block
        | Rule::label
        | Rule::results
        | Rule::result
        | Rule::count
        | Rule::name
        | Rule::identifier
        | Rule::part
        | Rule::group
        | Rule::leaf
        | Rule::exponent
        | Rule::rest
        | Rule::angle => return None,
    })
}

/// Describes what the grammar expected.
fn malformed(error: &pest::error::Error<Rule>, base: usize) -> Box<Malformed> {
    let at = match error.location {
        pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => base + at,
    };
    let mut expected = Vec::new();
    if let pest::error::ErrorVariant::ParsingError { positives, .. } = &error.variant {
        for word in positives.iter().map(|rule| describe(*rule)) {
            if !expected.contains(&word) {
                expected.push(word);
            }
        }
    }
    Box::new(Malformed { at, expected })
}

fn describe(rule: Rule) -> &'static str {
    match rule {
        Rule::register | Rule::result | Rule::results => "a register",
        Rule::name | Rule::identifier => "a mnemonic",
        Rule::label => "a label",
        Rule::count => "a number of results",
        Rule::successor => "a block",
        Rule::close_paren => "')'",
        Rule::close_square => "']'",
        Rule::close_brace => "'}'",
        Rule::EOI => "the end of the statement",
        Rule::number
        | Rule::string
        | Rule::symbol
        | Rule::dialect_type
        | Rule::key
        | Rule::attribute
        | Rule::angled
        | Rule::word
        | Rule::open_paren
        | Rule::open_square
        | Rule::open_brace
        | Rule::punctuation
        | Rule::part
        | Rule::group
        | Rule::leaf => "an operand, attribute or type",
        Rule::WHITESPACE
        | Rule::COMMENT
        | Rule::statement
        | Rule::tail
        | Rule::block
        | Rule::exponent
        | Rule::rest
        | Rule::angle => "a statement",
    }
}
