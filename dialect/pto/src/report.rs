//! Diagnostics with codes, as text that every consumer of MLIR's diagnostics can show.
//!
//! A message starts with its code in brackets, `[PTO0101] unknown location 'foo'`. Notes say what was expected and
//! where the rule comes from (`rule: ...`); one that starts with `help: ` proposes a change. [`split`] undoes this for
//! tools that show codes their own way.

use mlir_dialect::{Diagnostic, Failed, Parser, Place, Severity, melior::ir::Location, suggest};
use pto_isa::enums::Prose;
use std::fmt::Display;

/// Message text with its code.
pub fn coded(code: u16, message: impl Display) -> String {
    format!("[PTO{code:04}] {message}")
}

/// The parts of a message made by [`coded`]; `None` for messages of MLIR itself.
pub fn split(message: &str) -> Option<(u16, &str)> {
    let (code, rest) = message.strip_prefix("[PTO")?.split_once("] ")?;
    if code.len() != 4 || !code.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((code.parse().ok()?, rest))
}

/// The location given with types and attributes that are made while parsing. They are right by construction, and the
/// location of a place costs more to make than the type itself.
pub(crate) fn nowhere<'c>(parser: &Parser<'_, 'c>) -> Location<'c> {
    Location::unknown(parser.context())
}

/// Notes that name the source of a rule start with this.
pub const RULE: &str = "rule: ";
/// Notes that propose a change start with this.
pub const HELP: &str = "help: ";

/// A diagnostic with a code at a location.
pub fn at<'c>(severity: Severity, location: Location<'c>, code: u16, message: impl Display) -> Diagnostic<'c> {
    Diagnostic::new(severity, location, coded(code, message))
}

/// Words of a domain that a message shows beside the nearest ones.
const SHOWN: usize = 8;
/// Words of a domain that a message shows where none of them is near.
const SHOWN_ALONE: usize = 24;

/// What parsing functions report: a coded error at a place.
pub trait Report<'p, 'c> {
    /// Starts a coded error.
    fn coded(&self, place: Place<'p>, code: u16, message: impl Display) -> Diagnostic<'c>;

    /// Starts a coded warning.
    fn coded_warning(&self, place: Place<'p>, code: u16, message: impl Display) -> Diagnostic<'c>;

    /// Reports that a word is not in its domain: with all words of a small domain, and the nearest ones. Parsing goes
    /// on with a value of the domain, so that one run shows all errors of a file; the error refuses the file all the
    /// same.
    fn outside<'w>(
        &self,
        place: Place<'p>,
        code: u16,
        what: &str,
        found: &str,
        expected: impl IntoIterator<Item = &'w str>,
        source: &str,
    ) -> Failed {
        let expected: Vec<&str> = expected.into_iter().collect();
        let nearest = suggest::did_you_mean("", found, expected.iter().copied());
        let all = Prose(expected.iter());
        let shown = if nearest.is_some() { SHOWN } else { SHOWN_ALONE };
        let error = if expected.len() > shown {
            self.coded(place, code, format_args!("unknown {what} '{found}'"))
        } else {
            self.coded(place, code, format_args!("unknown {what} '{found}', expected {all}"))
        };
        let error = error.note(format_args!("{RULE}{source}"));
        match nearest {
            Some(nearest) => error.note(format_args!("{HELP}{nearest}")).emit(),
            None => error.emit(),
        }
    }
}

impl<'p, 'c> Report<'p, 'c> for Parser<'p, 'c> {
    fn coded(&self, place: Place<'p>, code: u16, message: impl Display) -> Diagnostic<'c> {
        self.diagnostic(Severity::Error, place, coded(code, message))
    }

    fn coded_warning(&self, place: Place<'p>, code: u16, message: impl Display) -> Diagnostic<'c> {
        self.diagnostic(Severity::Warning, place, coded(code, message))
    }
}
