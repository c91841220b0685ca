//! Computes the diagnostics of a text and converts them for the protocol.

use crate::{FURTHER, Options, document::Form, message};
use diag::{Diagnostic, FileId, Location, Report, Severity, Sources};
use mlir_dialect::melior::Context;
use pto_driver::{Chunk, Phase, input, pto};
use pto_isa::codes;
use serde_json::{Value, json};
use std::{ops::Range, sync::Arc};

/// Most diagnostics of a file that are shown.
const MAX: usize = 1000;

/// Returns the diagnostics of a text in text order. Parts between lines `// -----` are checked as separate files.
pub(crate) fn found(uri: &str, text: &str, options: Options) -> Vec<Diagnostic> {
    let mut sources = Sources::new();
    let file = sources.add(uri, text);
    let sources = Arc::new(sources);
    let mut found = Vec::new();
    let form = Form::of(uri, text);
    if form == Form::Gpu {
        return visa::text::parse(text.as_bytes(), file, visa::Platform::Dg2).diagnostics;
    }
    for chunk in input::chunks(text.as_bytes(), true) {
        check(&sources, file, (chunk, form), text, options, &mut found);
    }
    let mut report: Report = found.into_iter().collect();
    if options.strict {
        report.promote_warnings();
    }
    report.sort(&sources);
    report.iter().cloned().collect()
}

/// Returns the diagnostic for an error in the settings of a document's folder.
pub(crate) fn of_settings(uri: &str, wrong: String) -> Diagnostic {
    Diagnostic::error(pto(codes::CANNOT_READ), wrong).at(Location::File(uri.to_owned()))
}

/// Converts diagnostics for the protocol.
pub(crate) fn shown(found: &[Diagnostic], uri: &str, text: &str) -> Vec<Value> {
    found.iter().take(MAX).map(|diagnostic| converted(diagnostic, uri, text)).collect()
}

/// Returns the line of a location in the document, from 1.
pub(crate) fn line(location: &Location, uri: &str, text: &str) -> Option<u32> {
    match place(location, uri, text) {
        Elsewhere::Here(range) => u32::try_from(range.pointer("/start/line")?.as_u64()? + 1).ok(),
        Elsewhere::Other(_) | Elsewhere::Unknown => None,
    }
}

fn check(
    sources: &Arc<Sources>,
    file: FileId,
    (range, form): (Range<usize>, Form),
    text: &str,
    options: Options,
    found: &mut Vec<Diagnostic>,
) {
    let scan = input::scan(sources, file, range.clone());
    if !scan.refused.is_empty() || !scan.has_content {
        found.extend(scan.refused);
        return;
    }
    let context = match pto_driver::context_with(false, options.allow_unregistered, &FURTHER) {
        Ok(context) => context,
        Err(message) => {
            found.push(Diagnostic::error(pto(codes::SYNTAX), message));
            return;
        }
    };
    let whole = range == (0..text.len());
    let mut chunk = Chunk::new(&context, Arc::clone(sources), file, range, options.target).at_level(options.level);
    if whole && form == Form::Assembly {
        assembly(&context, &mut chunk, sources, file, text, found);
        return;
    }
    let before = found.len();
    let accepted = chunk.check(found).is_some();
    if !accepted && !has_errors(&found[before..]) {
        found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
    }
}

fn has_errors(found: &[Diagnostic]) -> bool {
    found.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// Assembles and verifies, and continues after errors.
fn assembly<'c>(
    context: &'c Context,
    chunk: &mut Chunk<'c>,
    sources: &Sources,
    file: FileId,
    text: &str,
    found: &mut Vec<Diagnostic>,
) {
    chunk.configure(true);
    let name = sources.file(file).map_or("", |source| source.name());
    let assembled = chunk.collecting(Phase::Parse, found, || pto_asm::assemble(context, name, text));
    if has_errors(found) {
        return;
    }
    let Some(assembled) = assembled else {
        found.push(Diagnostic::error(pto(codes::ASM_SYNTAX), "the input cannot be assembled"));
        return;
    };
    let module = assembled.module.as_operation();
    pto_dialect::target::settle_layouts(module);
    let verified = chunk.collecting(Phase::Verify, found, || {
        let each = mlir_dialect::verify_all(module, None);
        pto_verify::verify(module, pto_verify::Options::default()).is_ok() && each
    });
    if !verified && !has_errors(found) {
        found.push(Diagnostic::error(pto(codes::STRUCTURE), "the module is not valid"));
    }
}

/// Converts a diagnostic of a document.
pub(crate) fn converted(diagnostic: &Diagnostic, uri: &str, text: &str) -> Value {
    let severity = match diagnostic.severity {
        Severity::Error => 1,
        Severity::Warning => 2,
        Severity::Remark => 3,
    };
    let mut message = diagnostic.message.clone();
    let mut related = Vec::new();
    let mut relate = |range: Value, message: &str| {
        related.push(json!({ "location": { "uri": uri, "range": range }, "message": message }));
    };
    let primary = place(&diagnostic.location, uri, text);
    if let Elsewhere::Other(other) = &primary {
        message = format!("{other}: {message}");
    }
    if let Some(label) = &diagnostic.label {
        message += &format!("\nnote: {label}");
    }
    for label in &diagnostic.labels {
        relate(range(text, label.span.start, label.span.end), &label.message);
    }
    for note in &diagnostic.notes {
        match note.location.as_ref().map(|location| place(location, uri, text)) {
            Some(Elsewhere::Here(range)) => relate(range, &note.message),
            Some(Elsewhere::Other(other)) => message += &format!("\nnote: {other}: {}", note.message),
            Some(Elsewhere::Unknown) | None => message += &format!("\nnote: {}", note.message),
        }
    }
    for help in &diagnostic.help {
        message += &format!("\nhelp: {help}");
    }
    let range = match primary {
        Elsewhere::Here(range) => range,
        Elsewhere::Other(_) | Elsewhere::Unknown => range(text, 0, 0),
    };
    json!({
        "range": range,
        "severity": severity,
        "code": diagnostic.code.to_string(),
        "source": "pto",
        "message": message,
        "relatedInformation": related,
    })
}

/// Position of a location relative to the document.
enum Elsewhere {
    /// A range of the document.
    Here(Value),
    /// A position in another file, as text.
    Other(String),
    /// An unknown position.
    Unknown,
}

fn place(location: &Location, uri: &str, text: &str) -> Elsewhere {
    match location {
        Location::Span(span) => Elsewhere::Here(range(text, span.start, span.end)),
        Location::LineCol { file, line, col } if file == uri => {
            // The document may not have this line.
            let line = json!({ "line": line.saturating_sub(1), "character": col.saturating_sub(1) });
            let at = message::offset(text, &line).unwrap_or(text.len());
            Elsewhere::Here(range(text, at, at))
        }
        Location::LineCol { file, line, col } => Elsewhere::Other(format!("{file}:{line}:{col}")),
        Location::File(file) if file == uri => Elsewhere::Unknown,
        Location::File(file) => Elsewhere::Other(file.clone()),
        Location::Unknown => Elsewhere::Unknown,
    }
}

fn range(text: &str, start: usize, end: usize) -> Value {
    json!({ "start": message::position(text, start), "end": message::position(text, end.max(start)) })
}
