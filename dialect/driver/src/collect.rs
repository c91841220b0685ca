//! Converts diagnostics of MLIR to those of the tools.

use crate::{fix, pto, wording};
use diag::{Diagnostic, Edit, FileId, Location, Sources, Span};
use mlir_dialect::melior::{
    diagnostic::{Diagnostic as MlirDiagnostic, DiagnosticSeverity},
    ir::Location as MlirLocation,
};
use mlir_dialect::{LeafLocation, leaf_locations};
use pto_dialect::report::{self, HELP};
use pto_isa::{Repair, codes};
use std::fmt::Write;

/// Phase of the tool; it determines the code of a diagnostic without a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Reading text or bytecode.
    Parse,
    /// Verifying.
    Verify,
    /// Running passes.
    Passes,
}

/// Substrings of messages of MLIR, with the codes of these messages.
const KNOWN: &[(&str, u16)] = &[
    ("' is unknown", codes::UNKNOWN_OPERATION),
    ("' not found for custom op '", codes::UNKNOWN_OPERATION),
    ("is not an operation of its dialect", codes::UNKNOWN_OPERATION),
    ("unregistered operation '", codes::UNKNOWN_OPERATION),
    ("being parsed with an unregistered dialect", codes::UNKNOWN_OPERATION),
    ("type created with unregistered dialect", codes::UNKNOWN_TYPE),
    ("attribute created with unregistered dialect", codes::UNKNOWN_ATTRIBUTE_KIND),
    ("created with unregistered dialect", codes::UNKNOWN_OPERATION),
    ("unknown type '", codes::UNKNOWN_TYPE),
    ("unknown attribute '", codes::UNKNOWN_ATTRIBUTE_KIND),
    ("using value defined outside the region", codes::ISOLATION),
    ("does not dominate this use", codes::DOMINANCE),
    ("use of undeclared SSA value name", codes::DOMINANCE),
    ("expects different type than prior uses", codes::IMPLIED_TYPE),
];

/// Converts a diagnostic that a handler received. The text that MLIR parsed starts after line `base_line` of `file`.
pub fn convert(
    diagnostic: &MlirDiagnostic<'_>,
    phase: Phase,
    sources: &Sources,
    file: FileId,
    base_line: u32,
) -> Option<Diagnostic> {
    let text = text_of(diagnostic);
    let resolved = |location: MlirLocation<'_>| resolve(location, sources, file, base_line);
    let (number, message) = match report::split(&text) {
        Some((number, message)) => (number, message.to_owned()),
        None => (classify(&text, phase), text.clone()),
    };
    let severity = match diagnostic.severity() {
        DiagnosticSeverity::Error => diag::Severity::Error,
        DiagnosticSeverity::Warning => diag::Severity::Warning,
        DiagnosticSeverity::Remark | DiagnosticSeverity::Note => diag::Severity::Remark,
    };
    let at = resolved(diagnostic.location());
    let converted = Diagnostic::new(severity, pto(number), message).at(at.clone());
    let mut converted = add_origins(diagnostic.location(), &at, resolved, converted);
    let source = sources.file(file).map_or(&[][..], |source| source.bytes());
    let mut repairs = Vec::new();
    for index in 0..diagnostic.note_count() {
        let Ok(note) = diagnostic.note(index) else { continue };
        let text = text_of(&note);
        if let Some(help) = text.strip_prefix(HELP) {
            converted = converted.help(help);
            continue;
        }
        let where_ = resolved(note.location());
        if let Some(repair) = Repair::parse(&text) {
            repairs.push((repair, if where_ == Location::Unknown { at.clone() } else { where_ }));
            continue;
        }
        // MLIR gives a note without a location that of its diagnostic.
        converted = if where_ == at || where_ == Location::Unknown {
            converted.note(text)
        } else {
            converted.note_at(where_, text)
        };
    }
    Some(wording::improve(with_fix(converted, &repairs, file, source), file, source))
}

/// Attaches the edits of all repairs as one fix, whose title is the last help of the diagnostic; no fix if the text
/// lacks one of the repaired spans.
fn with_fix(diagnostic: Diagnostic, repairs: &[(Repair, Location)], file: FileId, source: &[u8]) -> Diagnostic {
    let edits = repairs.iter().map(|(repair, place)| match place {
        Location::Span(span) => fix::edits(repair, file, *span, source),
        Location::LineCol { .. } | Location::File(_) | Location::Unknown => None,
    });
    let edits: Option<Vec<Vec<Edit>>> = edits.collect();
    match (edits.map(|edits| edits.concat()), diagnostic.help.last().cloned()) {
        (Some(edits), Some(help)) if !edits.is_empty() => diagnostic.fix(help, edits),
        (Some(_) | None, _) => diagnostic,
    }
}

/// Most bytes of a message that are shown: MLIR quotes words of the input at any length.
const MAX_MESSAGE: usize = 2000;

/// Returns the message of a diagnostic, truncated if it is too long or not UTF-8.
fn text_of(diagnostic: &MlirDiagnostic<'_>) -> String {
    let mut text = String::new();
    let whole = write!(text, "{diagnostic}").is_ok();
    let end = text.floor_char_boundary(MAX_MESSAGE);
    if !whole || end < text.len() {
        text.truncate(end);
        text.push_str("...");
    }
    text
}

fn classify(text: &str, phase: Phase) -> u16 {
    KNOWN.iter().find(|(part, _)| text.contains(part)).map_or(
        match phase {
            Phase::Parse => codes::SYNTAX,
            Phase::Verify => codes::STRUCTURE,
            Phase::Passes => codes::PASS_FAILED,
        },
        |(_, number)| *number,
    )
}

/// Converts the first leaf of a location that is not a caller.
pub(crate) fn resolve(location: MlirLocation<'_>, sources: &Sources, file: FileId, base_line: u32) -> Location {
    let leaf = leaf_locations(location).into_iter().find(|leaf| !leaf.caller);
    leaf.map_or(Location::Unknown, |leaf| place(leaf.location, sources, file, base_line))
}

/// Converts a location of a file, line and column.
fn place(location: MlirLocation<'_>, sources: &Sources, file: FileId, base_line: u32) -> Location {
    let name = location.file_line_col_range_filename();
    let name = name.as_string_ref();
    let name = name.as_str().unwrap_or("");
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    let (line, column) =
        (number(location.file_line_col_range_start_line()), number(location.file_line_col_range_start_column()));
    let (end_line, end_column) =
        (number(location.file_line_col_range_end_line()), number(location.file_line_col_range_end_column()));
    let source = sources.file(file).filter(|source| source.name() == name);
    let Some(source) = source else { return Location::line_col(name, line, column) };
    if line == 0 {
        return Location::File(name.to_owned());
    }
    let offset = |line: u32, column| source.offset(diag::Position { line: line.saturating_add(base_line), column });
    let Some(start) = offset(line, column) else {
        return Location::line_col(name, line.saturating_add(base_line), column);
    };
    let end = if (end_line, end_column) > (line, column) { offset(end_line, end_column) } else { None };
    let end = end.filter(|end| *end > start).unwrap_or_else(|| token_end(source.bytes(), start));
    Location::Span(Span::new(file, start, end))
}

/// Most locations in other files that a diagnostic lists.
const MAX_ORIGINS: usize = 16;

/// Adds notes for locations in other files, such as the source of a front end that generated the kernel.
fn add_origins(
    location: MlirLocation<'_>,
    at: &Location,
    resolved: impl Fn(MlirLocation<'_>) -> Location,
    mut diagnostic: Diagnostic,
) -> Diagnostic {
    let elsewhere = |leaf: &LeafLocation<'_>| {
        let found = resolved(leaf.location);
        let other = matches!(found, Location::LineCol { .. } | Location::File(_)) && found != *at;
        other.then_some((found, if leaf.caller { "called from here" } else { "made here" }))
    };
    let mut origins: Vec<_> = leaf_locations(location).iter().filter_map(elsewhere).collect();
    let left = origins.len().saturating_sub(MAX_ORIGINS);
    origins.truncate(MAX_ORIGINS);
    for (origin, text) in origins {
        diagnostic = diagnostic.note_at(origin, text);
    }
    if left > 0 { diagnostic.note(format!("and {left} more places in other files")) } else { diagnostic }
}

/// Returns the end of the token at an offset: a word with its sigil, a string, or a single character.
fn token_end(bytes: &[u8], start: usize) -> usize {
    let rest = bytes.get(start..).unwrap_or(&[]);
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let length = match rest.first() {
        None | Some(b'\n' | b'\r') => 0,
        Some(b'"') => rest.iter().skip(1).position(|byte| matches!(byte, b'"' | b'\n')).map_or(1, |n| n + 2),
        Some(b'%' | b'^' | b'!' | b'#' | b'@') => 1 + rest[1..].iter().take_while(|byte| word(byte)).count(),
        Some(byte) if word(byte) => rest.iter().take_while(|byte| word(byte)).count(),
        Some(byte) if byte.is_ascii() => 1,
        Some(_) => 1 + rest[1..].iter().take_while(|byte| **byte & 0xc0 == 0x80).count(),
    };
    (start + length).min(bytes.len())
}
