//! Implements `--verify-diagnostics`: compares the diagnostics of a chunk with its `expected-error` comments.
//!
//! `// expected-error {{text}}` expects an error on its line whose code and message, `[PTO0301] ...`, contain the text;
//! `expected-warning`, `expected-remark` and `expected-note` likewise. `@+1`, `@-1`, `@above` and `@below` move the
//! line, `@unknown` matches any line. In the text of `expected-error-re`, `{{..}}` holds a regular expression. A
//! misspelt comment is an error, because a test that ignores it would test nothing.

use diag::{Diagnostic, FileId, Location, Report, Severity, Sources, Span};
use pto_driver::{pto, usage};
use pto_isa::codes;
use regex::Regex;
use std::ops::Range;

/// The diagnostic that a comment expects.
struct Expectation {
    kind: &'static str,
    /// The line; `None` matches any line.
    line: Option<i64>,
    wanted: Wanted,
    span: Span,
    met: bool,
}

/// The text that a comment expects.
enum Wanted {
    Text(String),
    Pattern(Regex),
}

impl Wanted {
    fn is_in(&self, text: &str) -> bool {
        match self {
            Wanted::Text(wanted) => text.contains(wanted),
            Wanted::Pattern(pattern) => pattern.is_match(text),
        }
    }
}

const PREFIX: &str = "expected-";
const KINDS: [&str; 4] = ["error", "warning", "remark", "note"];

/// Compares diagnostics with expectations; reports differences in `mismatches`.
pub(crate) fn check(
    sources: &Sources,
    file: FileId,
    chunk: Range<usize>,
    found: Vec<Diagnostic>,
    mismatches: &mut Report,
) {
    let Some(source) = sources.file(file) else { return };
    let bytes = source.bytes();
    let mut expectations = Vec::new();
    let mut offset = chunk.start;
    let first = i64::from(source.position(offset).line);
    for (line, text) in (first..).zip(bytes.get(chunk).unwrap_or(&[]).split(|byte| *byte == b'\n')) {
        comments(&String::from_utf8_lossy(text), line, file, offset, &mut expectations, mismatches);
        offset += text.len() + 1;
    }
    let line_of = |location: &Location| match location {
        Location::Span(span) => sources.file(span.file).map(|source| i64::from(source.position(span.start).line)),
        Location::LineCol { line, .. } => Some(i64::from(*line)),
        Location::File(_) | Location::Unknown => None,
    };
    let mut meet = |kind: &str, at: Option<i64>, text: &str| {
        let met = expectations.iter_mut().find(|e| {
            !e.met
                && e.kind == kind
                && (at.is_none() || e.line.is_none_or(|line| at == Some(line)))
                && e.wanted.is_in(text)
        });
        met.map(|expectation| expectation.met = true).is_some()
    };
    for diagnostic in found {
        let kind = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
        };
        let at = line_of(&diagnostic.location);
        let text = format!("[{}] {}", diagnostic.code, diagnostic.message);
        for note in &diagnostic.notes {
            // Notes may be expected, but do not have to be.
            meet("note", note.location.as_ref().map_or(at, line_of), &note.message);
        }
        for help in &diagnostic.help {
            meet("note", at, help);
        }
        if !meet(kind, at, &text) {
            let message = format!("unexpected {kind}: {text}");
            mismatches.push(Diagnostic {
                message,
                code: pto(codes::EXPECTATION),
                severity: Severity::Error,
                ..diagnostic
            });
        }
    }
    for missed in expectations.into_iter().filter(|expectation| !expectation.met) {
        let wanted = match &missed.wanted {
            Wanted::Text(text) => text,
            Wanted::Pattern(pattern) => pattern.as_str(),
        };
        let place = missed.line.map_or_else(|| "any line".to_owned(), |line| format!("line {line}"));
        let message = format!("expected {} \"{wanted}\" on {place} was not produced", missed.kind);
        mismatches.push(Diagnostic::error(pto(codes::EXPECTATION), message).at(missed.span));
    }
}

/// Parses the expectations in the comment of a line; reports misspelt ones in `mismatches`.
fn comments(text: &str, line: i64, file: FileId, offset: usize, into: &mut Vec<Expectation>, mismatches: &mut Report) {
    let mut at = text.find("//").unwrap_or(text.len());
    while let Some(found) = text[at..].find(PREFIX) {
        let start = at + found;
        let word = text[start..].find(|c: char| !is_of_word(c)).map_or(text.len(), |length| start + length);
        at = word;
        let kind = text[start + PREFIX.len()..word].trim_end_matches("-re");
        let known = KINDS.into_iter().find(|known| *known == kind);
        if known.is_none() && !text[word..].contains("{{") {
            continue;
        }
        let span = Span::new(file, offset + start, offset + word);
        match known.ok_or_else(|| unknown_kind(&text[start..word])).and_then(|kind| {
            let pattern = text[..word].ends_with("-re");
            let (shift, wanted, end) = place_and_text(&text[word..], pattern)?;
            let wanted = if pattern { Wanted::Pattern(compiled(wanted)?) } else { Wanted::Text(wanted.to_owned()) };
            at = word + end;
            Ok(Expectation { kind, line: shift.map(|shift| line + shift), wanted, span, met: false })
        }) {
            Ok(expectation) => into.push(expectation),
            Err(message) => mismatches.push(Diagnostic::error(pto(codes::EXPECTATION), message).at(span)),
        }
    }
}

fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn unknown_kind(word: &str) -> String {
    let all = KINDS.map(|kind| format!("{PREFIX}{kind}"));
    let nearest = usage::suggestion(word, all.iter().map(String::as_str));
    format!("expected {PREFIX}error, {PREFIX}warning, {PREFIX}remark or {PREFIX}note, found '{word}'{nearest}")
}

/// Returns the line offset, `None` for any line; the text in braces; and the offset of its end. `rest` follows the
/// word.
fn place_and_text(rest: &str, pattern: bool) -> Result<(Option<i64>, &str, usize), String> {
    let Some((place, quoted)) = rest.split_once("{{") else {
        return Err("expected '{{' and a text after the kind of diagnostic".to_owned());
    };
    let shift = match place.trim() {
        "" => Some(0),
        "@below" => Some(1),
        "@above" => Some(-1),
        "@unknown" => None,
        other => match other.strip_prefix('@').and_then(|number| number.parse::<i64>().ok()) {
            Some(shift) => Some(shift),
            None => {
                let nearest = usage::suggestion(other, ["@above", "@below", "@unknown"]);
                return Err(format!("expected @above, @below, @unknown, @+N or @-N, found '{other}'{nearest}"));
            }
        },
    };
    let Some(length) = closing(quoted, pattern) else {
        return Err("expected '}}' after the text of the diagnostic".to_owned());
    };
    Ok((shift, &quoted[..length], place.len() + 2 + length + 2))
}

/// Returns the offset of the closing braces; those of a pattern may contain further ones.
fn closing(quoted: &str, pattern: bool) -> Option<usize> {
    let mut open = 0_usize;
    let mut at = 0;
    while at < quoted.len() {
        let rest = &quoted.as_bytes()[at..];
        if rest.starts_with(b"}}") {
            if open == 0 {
                return Some(at);
            }
            open -= 1;
            at += 2;
        } else if pattern && rest.starts_with(b"{{") {
            open += 1;
            at += 2;
        } else {
            at += 1;
        }
    }
    None
}

/// Compiles a text in which `{{...}}` holds regular expressions.
fn compiled(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((literal, after)) = rest.split_once("{{") {
        let (expression, left) = after.split_once("}}").unwrap_or((after, ""));
        pattern.push_str(&regex::escape(literal));
        pattern.push_str(&format!("(?:{expression})"));
        rest = left;
    }
    pattern.push_str(&regex::escape(rest));
    Regex::new(&pattern).map_err(|_| format!("expected regular expressions in '{{{{..}}}}', found '{text}'"))
}
