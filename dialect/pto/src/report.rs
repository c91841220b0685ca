//! Builds diagnostics with codes, as messages that every consumer of MLIR's diagnostics can show.
//!
//! A message starts with its code in brackets, `[PTO0101] unknown location 'foo'`. Notes state what was expected and
//! the source of the rule (`rule: ...`); a note that starts with `help: ` suggests a change, and a following one that
//! starts with `repair: ` contains the change as data ([`Repair`]), for tools that edit files. [`split`] is the
//! inverse, for tools that display codes separately.

use mlir_dialect::{Diagnostic, Failed, Parser, Place, Severity, melior::ir::Location, suggest};
use pto_isa::{Repair, enums::Prose};
use std::fmt::Display;

/// Prefixes a message with its code.
pub fn coded(code: u16, message: impl Display) -> String {
    format!("[PTO{code:04}] {message}")
}

/// Splits a message of [`coded`]; returns `None` for messages of MLIR.
pub fn split(message: &str) -> Option<(u16, &str)> {
    let (code, rest) = message.strip_prefix("[PTO")?.split_once("] ")?;
    if code.len() != 4 || !code.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((code.parse().ok()?, rest))
}

/// Returns the location for types and attributes that are created during parsing. They are valid by construction, and
/// computing the location of a position costs more than the type itself.
pub(crate) fn nowhere<'c>(parser: &Parser<'_, 'c>) -> Location<'c> {
    Location::unknown(parser.context())
}

/// Prefix of notes that name the source of a rule.
pub const RULE: &str = "rule: ";
/// Prefix of notes that suggest a change.
pub const HELP: &str = "help: ";

/// Creates a diagnostic with a code at a location.
pub fn at<'c>(severity: Severity, location: Location<'c>, code: u16, message: impl Display) -> Diagnostic<'c> {
    Diagnostic::new(severity, location, coded(code, message))
}

/// Adds the words that an unknown word probably stands for: a help, and a repair if there is only one.
pub fn meant<'c>(diagnostic: Diagnostic<'c>, found: &str, words: Vec<String>) -> Diagnostic<'c> {
    let only = match &words[..] {
        [only] => Some(Repair::word(found, only)),
        _ => None,
    };
    let Some(question) = suggest::question(words) else { return diagnostic };
    let diagnostic = diagnostic.note(format_args!("{HELP}{question}"));
    match only {
        Some(repair) => repaired(diagnostic, &repair),
        None => diagnostic,
    }
}

/// Adds a repair at the location of the diagnostic. The help before it describes it.
pub fn repaired<'c>(diagnostic: Diagnostic<'c>, repair: &Repair) -> Diagnostic<'c> {
    match repair.note() {
        Ok(note) => diagnostic.note(note),
        Err(_) => diagnostic,
    }
}

/// Like [`repaired`], at another location.
pub fn repaired_at<'c>(diagnostic: Diagnostic<'c>, place: Location<'c>, repair: &Repair) -> Diagnostic<'c> {
    match repair.note() {
        Ok(note) => diagnostic.note_at(place, note),
        Err(_) => diagnostic,
    }
}

/// Maximal number of words of a domain in a message, next to the nearest ones.
const SHOWN: usize = 8;
/// Maximal number of words of a domain in a message without near ones.
const SHOWN_ALONE: usize = 24;

/// A word that is not in its domain, for [`Report::unknown_word`].
pub struct UnknownWord<'a> {
    /// Code of the diagnostic.
    pub code: u16,
    /// What the word should name, such as `tile location`.
    pub what: &'a str,
    /// The word.
    pub found: &'a str,
    /// All words of the domain, in the order of the message.
    pub expected: &'a [&'a str],
    /// Source of the domain.
    pub source: &'a str,
    /// Words that the message proposes.
    pub proposed: Vec<&'a str>,
}

/// Reports coded errors at a position while parsing.
pub trait Report<'p, 'c> {
    /// Starts a coded error.
    fn coded(&self, place: Place<'p>, code: u16, message: impl Display) -> Diagnostic<'c>;

    /// Starts a coded warning.
    fn coded_warning(&self, place: Place<'p>, code: u16, message: impl Display) -> Diagnostic<'c>;

    /// Reports that a word is not in its domain, with all words of a small domain, and the nearest ones. Parsing
    /// continues with a value of the domain, so that one run shows all errors of a file; the file is rejected
    /// nevertheless.
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
        let proposed = suggest::nearest(found, expected.iter().copied());
        self.unknown_word(place, UnknownWord { code, what, found, expected: &expected, source, proposed })
    }

    /// Reports like [`Report::outside`], and proposes the given words instead of the nearest ones.
    fn unknown_word(&self, place: Place<'p>, word: UnknownWord<'_>) -> Failed {
        let UnknownWord { code, what, found, expected, source, proposed } = word;
        let all = Prose(expected.iter());
        let shown = if proposed.is_empty() { SHOWN_ALONE } else { SHOWN };
        let error = if expected.len() > shown {
            self.coded(place, code, format_args!("unknown {what} '{found}'"))
        } else {
            self.coded(place, code, format_args!("unknown {what} '{found}', expected {all}"))
        };
        let error = error.note(format_args!("{RULE}{source}"));
        meant(error, found, proposed.into_iter().map(str::to_owned).collect()).emit()
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
