//! Assembles and prints in one process, for the tests.

use diag::{Diagnostic, Sources};
use mlir_dialect::{
    ParsedSource, PrintOptions,
    melior::{Context, diagnostic::DiagnosticSeverity, ir::operation::OperationRef},
};
use pto_driver::{Chunk, Phase};
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

/// Returns the diagnostics, one per line.
pub(crate) fn rendered(sources: &Sources, found: Vec<Diagnostic>) -> String {
    let mut report = diag::Report::from_iter(found);
    report.sort(sources);
    let mut text = Vec::new();
    diag::Renderer::new(diag::Format::Short).render(&report, sources, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

/// Assembles a source; returns the generic form, or the errors.
pub(crate) fn assemble(text: &str) -> Result<String, String> {
    assembled(text, generic)
}

/// Returns all diagnostics with notes.
pub(crate) fn explained(text: &str) -> String {
    let context = pto_driver::context(false, false).unwrap();
    let found = Arc::new(Mutex::new(String::new()));
    let sink = Arc::clone(&found);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        let notes = (0..diagnostic.note_count()).filter_map(|index| diagnostic.note(index).ok());
        let lines: Vec<String> = notes.map(|note| note.to_string()).collect();
        sink.lock().unwrap().push_str(&format!("{diagnostic}\n{}\n", lines.join("\n")));
        true
    });
    let assembled = pto_asm::assemble(&context, "test.ptoas", text).is_some();
    context.detach_diagnostic_handler(handler);
    let found = found.lock().unwrap().clone();
    assert!(!assembled || !found.is_empty());
    found
}

/// Assembles a source and runs `work` on the module; returns errors and warnings as an error.
pub(crate) fn assembled(text: &str, work: impl FnOnce(OperationRef<'_, '_>) -> String) -> Result<String, String> {
    let context = pto_driver::context(false, false).unwrap();
    let mut sources = Sources::new();
    let file = sources.add("test.ptoas".to_owned(), text.as_bytes().to_vec());
    let sources = Arc::new(sources);
    let chunk = Chunk::new(&context, Arc::clone(&sources), file, 0..text.len(), None);
    chunk.configure(true);
    let mut found = Vec::new();
    let assembled = chunk.collecting(Phase::Parse, &mut found, || pto_asm::assemble(&context, "test.ptoas", text));
    if !found.is_empty() {
        return Err(rendered(&sources, found));
    }
    Ok(work(assembled.unwrap().module.as_operation()))
}

/// Returns the generic form of a module.
pub(crate) fn generic(op: OperationRef<'_, '_>) -> String {
    printed(op, true)
}

pub(crate) fn printed(op: OperationRef<'_, '_>, generic: bool) -> String {
    let options = PrintOptions { generic, verified: true, debug_info: false, names: false };
    String::from_utf8(mlir_dialect::print(op, options)).unwrap()
}

/// Parses an MLIR source.
pub(crate) fn parse<'c>(context: &'c Context, text: &str) -> Option<ParsedSource<'c>> {
    let refused = Arc::new(AtomicBool::new(false));
    let sink = Arc::clone(&refused);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        if matches!(diagnostic.severity(), DiagnosticSeverity::Error) {
            sink.store(true, Ordering::Relaxed);
        }
        true
    });
    let parsed = ParsedSource::parse(context, "test.mlir", text.as_bytes(), true);
    context.detach_diagnostic_handler(handler);
    parsed.filter(|_| !refused.load(Ordering::Relaxed))
}

/// Parses and verifies an MLIR source, as the tools do.
pub(crate) fn valid<'c>(context: &'c Context, text: &str) -> Option<ParsedSource<'c>> {
    let source = parse(context, text)?;
    let handler = context.attach_diagnostic_handler(|_| true);
    let valid = mlir_dialect::verify(source.module());
    context.detach_diagnostic_handler(handler);
    pto_dialect::op::normalize(source.module());
    valid.then_some(source)
}

/// Returns the assembly of a valid MLIR source.
pub(crate) fn assembly(context: &Context, text: &str) -> Option<String> {
    let source = valid(context, text)?;
    Some(pto_asm::print(source.module(), &pto_asm::names_in(&source)))
}
