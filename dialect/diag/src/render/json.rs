//! Renders [`Format::Json`](crate::Format::Json): one object per diagnostic.

use std::io;

use serde::Serialize;

use crate::code::Code;
use crate::diagnostic::{Diagnostic, Label, Note, Severity};
use crate::fix::{Applicability, Edit, Fix};
use crate::location::Place;
use crate::source::Sources;

#[derive(Serialize)]
struct JsonDiagnostic<'a> {
    code: Code,
    severity: Severity,
    message: &'a str,
    #[serde(flatten)]
    range: JsonRange<'a>,
    label: Option<&'a str>,
    labels: Vec<JsonLabel<'a>>,
    notes: Vec<JsonNote<'a>>,
    help: &'a [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<JsonFix<'a>>,
}

#[derive(Serialize)]
struct JsonFix<'a> {
    message: &'a str,
    applicability: Applicability,
    edits: Vec<JsonEdit<'a>>,
}

#[derive(Serialize)]
struct JsonEdit<'a> {
    replacement: &'a str,
    #[serde(flatten)]
    range: JsonRange<'a>,
}

#[derive(Serialize)]
struct JsonLabel<'a> {
    message: &'a str,
    #[serde(flatten)]
    range: JsonRange<'a>,
}

#[derive(Default, Serialize)]
struct JsonRange<'a> {
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
    end_line: Option<u32>,
    end_column: Option<u32>,
}

#[derive(Serialize)]
struct JsonNote<'a> {
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
}

pub(super) fn render(diagnostic: &Diagnostic, sources: &Sources, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
    let labels = diagnostic.labels.iter().map(|l| label(l, sources));
    let notes = diagnostic.notes.iter().map(|n| note(n, sources));
    let object = JsonDiagnostic {
        code: diagnostic.code,
        severity: diagnostic.severity,
        message: &diagnostic.message,
        range: range(Place::of(&diagnostic.location, sources)),
        label: diagnostic.label.as_deref(),
        labels: labels.collect(),
        notes: notes.collect(),
        help: &diagnostic.help,
        fixes: diagnostic.fixes.iter().map(|f| fix(f, sources)).collect(),
    };
    let line = serde_json::to_string(&object)?;
    writeln!(w, "{line}")
}

fn range(place: Option<Place<'_>>) -> JsonRange<'_> {
    place.map_or_else(JsonRange::default, |place| JsonRange {
        file: Some(place.file),
        line: place.start.map(|start| start.line),
        column: place.start.map(|start| start.column),
        end_line: place.end.map(|end| end.line),
        end_column: place.end.map(|end| end.column),
    })
}

fn label<'a>(label: &'a Label, sources: &'a Sources) -> JsonLabel<'a> {
    JsonLabel { message: &label.message, range: range(Place::of_span(label.span, sources)) }
}

fn fix<'a>(fix: &'a Fix, sources: &'a Sources) -> JsonFix<'a> {
    let edit = |edit: &'a Edit| JsonEdit { replacement: &edit.text, range: range(Place::of_span(edit.span, sources)) };
    JsonFix { message: &fix.message, applicability: fix.applicability, edits: fix.edits.iter().map(edit).collect() }
}

fn note<'a>(note: &'a Note, sources: &'a Sources) -> JsonNote<'a> {
    let location = note.location.as_ref();
    let JsonRange { file, line, column, .. } = range(location.and_then(|location| Place::of(location, sources)));
    JsonNote { message: &note.message, file, line, column }
}
