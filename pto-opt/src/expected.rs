//! `--verify-diagnostics`: the diagnostics of a chunk against its `expected-error` comments.
//!
//! `// expected-error {{text}}` asks for an error on its line whose code and message, `[PTO0301] ...`, contain the text;
//! `expected-warning`, `expected-remark` and `expected-note` likewise. `@+1`, `@-1`, `@above` and `@below` move the line.

use diag::{Diagnostic, FileId, Location, Report, Severity, Sources, Span};
use pto_driver::pto;
use pto_isa::codes;
use std::ops::Range;

/// What a comment asks for.
struct Expectation {
    kind: &'static str,
    line: i64,
    text: String,
    span: Span,
    met: bool,
}

const KINDS: [&str; 4] = ["error", "warning", "remark", "note"];

/// Compares; what does not fit goes into `mismatches`.
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
        comments(&String::from_utf8_lossy(text), line, file, offset, &mut expectations);
        offset += text.len() + 1;
    }
    let line_of = |location: &Location| match location {
        Location::Span(span) => sources.file(span.file).map(|source| i64::from(source.position(span.start).line)),
        Location::LineCol { line, .. } => Some(i64::from(*line)),
        Location::File(_) | Location::Unknown => None,
    };
    let mut meet = |kind: &str, at: Option<i64>, text: &str| {
        let met = expectations
            .iter_mut()
            .find(|e| !e.met && e.kind == kind && (at.is_none() || at == Some(e.line)) && text.contains(&e.text));
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
            // Notes may be expected, but need not be.
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
        let message = format!("expected {} \"{}\" on line {} was not produced", missed.kind, missed.text, missed.line);
        mismatches.push(Diagnostic::error(pto(codes::EXPECTATION), message).at(missed.span));
    }
}

/// The expectations of one line.
fn comments(text: &str, line: i64, file: FileId, offset: usize, into: &mut Vec<Expectation>) {
    let mut rest = text;
    while let Some(at) = rest.find("expected-") {
        let start = offset + (text.len() - rest.len()) + at;
        rest = &rest[at + "expected-".len()..];
        let Some(kind) = KINDS.into_iter().find(|kind| rest.starts_with(kind)) else { continue };
        let after = &rest[kind.len()..];
        let Some((place, quoted)) = after.split_once("{{") else { continue };
        let Some((wanted, _)) = quoted.split_once("}}") else { continue };
        let shift = match place.trim() {
            "" => 0,
            "@below" => 1,
            "@above" => -1,
            other => match other.strip_prefix('@').and_then(|number| number.parse::<i64>().ok()) {
                Some(shift) => shift,
                None => continue,
            },
        };
        let span = Span::new(file, start, start + "expected-".len() + kind.len());
        into.push(Expectation { kind, line: line + shift, text: wanted.to_owned(), span, met: false });
        rest = quoted;
    }
}
