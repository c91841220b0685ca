//! The grammar of a line, and the messages of syntax errors.

use diag::{Diagnostic, FileId};
use pest::Parser;
use pest::error::{ErrorVariant, InputLocation};
use pest::iterators::{Pair, Pairs};

use crate::codes;
use crate::place::Place;

/// The generated parser.
mod grammar {
    #![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
    #[derive(pest_derive::Parser)]
    #[grammar = "text/visa.pest"]
    pub(super) struct Grammar;
}

pub(super) use grammar::Rule;

pub(super) type Node<'i> = Pair<'i, Rule>;
pub(super) type Nodes<'i> = Pairs<'i, Rule>;

/// Maximal number of alternatives in a syntax error.
const ALTERNATIVES: usize = 4;

/// Maximal nesting depth of numbers: the grammar is recursive.
const DEPTH: usize = 100;

/// A line of the source.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'i> {
    /// Its text, with comments replaced by blanks.
    pub(super) text: &'i str,
    /// Its offset in the file.
    pub(super) start: usize,
    /// The file.
    pub(super) file: FileId,
}

/// A diagnostic that ends the parsing of a line. It is boxed, because it is large and rare.
pub(super) type Error = Box<Diagnostic>;

impl<'i> Line<'i> {
    /// Parses the statement of the line.
    pub(super) fn parse(self) -> Result<Node<'i>, Error> {
        if let Some(at) = too_deep(self.text) {
            let place = Place::new(self.start + at, self.start + at + 1);
            let message = format!("brackets and signs are more than {DEPTH} deep");
            return Err(self.error(codes::Rule::Syntax, place, message));
        }
        let mut nodes = grammar::Grammar::parse(Rule::line, self.text).map_err(|error| self.syntax_error(&error))?;
        let line = nodes.next().and_then(|line| line.into_inner().next());
        line.ok_or_else(|| self.error(codes::Rule::Syntax, Place::new(self.start, self.start), "statement expected"))
    }

    /// Returns the location of a node in the file.
    pub(super) fn place(self, node: &Node<'_>) -> Place {
        let span = node.as_span();
        Place::new(self.start + span.start(), self.start + span.end())
    }

    /// Creates an error at a location of the line.
    pub(super) fn error(self, rule: codes::Rule, place: Place, message: impl Into<String>) -> Error {
        let span = place.span(self.file).unwrap_or(diag::Span::at(self.file, self.start));
        Box::new(rule.says(message).at(span))
    }

    /// Creates an error at a node.
    pub(super) fn error_at(self, rule: codes::Rule, node: &Node<'_>, message: impl Into<String>) -> Error {
        self.error(rule, self.place(node), message)
    }

    /// Returns the location after the last word of the line.
    pub(super) fn end(self) -> Place {
        let end = self.start + self.text.trim_end().len();
        Place::new(end, end)
    }

    fn syntax_error(self, error: &pest::error::Error<Rule>) -> Error {
        let at = match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
        };
        let rest = self.text.get(at..).unwrap_or_default();
        let at = at + (rest.len() - rest.trim_start().len());
        let found = first_token(rest.trim_start());
        let mut names = match &error.variant {
            ErrorVariant::ParsingError { positives, .. } => {
                positives.iter().filter_map(|rule| describe(*rule)).collect()
            }
            ErrorVariant::CustomError { .. } => Vec::new(),
        };
        names.sort_unstable();
        names.dedup();
        let found = if found.is_empty() { "the end of the line".to_owned() } else { format!("`{found}`") };
        let message = match names.as_slice() {
            [] => format!("unexpected {found}"),
            [one] => format!("expected {one}, found {found}"),
            [most @ .., last] if names.len() <= ALTERNATIVES => {
                format!("expected {} or {last}, found {found}", most.join(", "))
            }
            [..] => format!("unexpected {found}"),
        };
        let place = Place::new(self.start + at, self.start + at + first_token(rest.trim_start()).len());
        self.error(codes::Rule::Syntax, place, message)
    }
}

/// Returns the offset at which the nesting of a line, outside of strings, exceeds the limit.
fn too_deep(text: &str) -> Option<usize> {
    let mut brackets = 0usize;
    let mut signs = 0usize;
    let mut is_quoted = false;
    for (at, c) in text.char_indices() {
        is_quoted ^= c == '"';
        match c {
            _ if is_quoted => {}
            '(' => brackets += 1,
            ')' => brackets = brackets.saturating_sub(1),
            '-' => signs += 1,
            ' ' | '\t' => {}
            _ => signs = 0,
        }
        if brackets + signs > DEPTH {
            return Some(at);
        }
    }
    None
}

/// Returns the first word or character of a text.
fn first_token(text: &str) -> &str {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let word = text.find(|c| !is_word(c)).unwrap_or(text.len());
    let end = if word > 0 { word } else { text.chars().next().map_or(0, char::len_utf8) };
    text.get(..end).unwrap_or_default()
}

/// Describes a grammar rule for messages; `None` for rules that are parts of others.
fn describe(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::EOI => "the end of the line",
        Rule::name => "a name",
        Rule::expression | Rule::factor | Rule::product | Rule::decimal | Rule::hexadecimal => "a number",
        Rule::real | Rule::signed_real => "a number",
        Rule::operand => "an operand",
        Rule::region => "a region",
        Rule::mnemonic | Rule::head | Rule::instruction => "an instruction",
        Rule::string => "a text in quotes",
        Rule::title => "a name",
        Rule::type_name => "a type",
        Rule::property | Rule::key => "a property",
        Rule::value | Rule::word => "a value",
        Rule::combine => "`any` or `all`",
        Rule::lsc_shape => "a data shape",
        Rule::lsc_item | Rule::lsc_scalar => "an address",
        Rule::list | Rule::list_item => "a list",
        Rule::setting | Rule::settings => "an attribute",
        Rule::WHITESPACE | Rule::line | Rule::version | Rule::kernel | Rule::global_function | Rule::function => {
            return None;
        }
        Rule::declaration | Rule::input | Rule::input_kind | Rule::attribute | Rule::open | Rule::close => return None,
        Rule::label | Rule::alias | Rule::guard | Rule::not | Rule::suffix | Rule::suffix_word | Rule::modifier => {
            return None;
        }
        Rule::address_of | Rule::indirect | Rule::immediate | Rule::general | Rule::element | Rule::raw => return None,
        Rule::whole | Rule::bare | Rule::full | Rule::rows | Rule::step | Rule::lsc_data | Rule::lsc_address => {
            return None;
        }
        Rule::add
        | Rule::multiply
        | Rule::negative
        | Rule::size_of
        | Rule::minus
        | Rule::text
        | Rule::letter
        | Rule::word_char => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{DEPTH, too_deep};

    #[test]
    fn strings_do_not_nest() {
        let signs = "-".repeat(2 * DEPTH);
        assert_eq!(too_deep(&format!(".kernel \"{signs}\"")), None);
        assert_eq!(too_deep(&format!(".kernel \"k\" {signs}")), Some(12 + DEPTH));
    }
}
