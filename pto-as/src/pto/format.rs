//! Implements `fmt`: returns the canonical text of a file, and its differences to the file.

use super::unit::{Outcome, text};
use diag::{Diagnostic, FileId, Location, Severity, Sources};
use pto_asm::Unformatted;
use pto_driver::{Chunk, Phase, pto};
use pto_isa::codes;
use similar::TextDiff;
use std::{mem::ManuallyDrop, sync::Arc};

/// Formats a file: assembly statement by statement, MLIR text in its spacing. A file with errors has no output.
pub(crate) fn run(sources: &Arc<Sources>, file: FileId, several: bool) -> Outcome {
    let mut found = Vec::new();
    let formatted = formatted(sources, file, several, &mut found);
    let refused = found.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    let bytes = formatted.filter(|_| !refused).map(String::into_bytes);
    let before = sources.file(file).map(|source| source.bytes());
    let differs = bytes.as_deref().is_some_and(|bytes| Some(bytes) != before);
    Outcome { found, bytes, differs, unsupported: false }
}

fn formatted(sources: &Arc<Sources>, file: FileId, several: bool, found: &mut Vec<Diagnostic>) -> Option<String> {
    let text = text(sources, file).map_err(|refused| found.extend(refused)).ok()?;
    let name = sources.file(file).map_or("", |source| source.name());
    let error = |code, message: &str| Diagnostic::error(pto(code), message).at(Location::File(name.to_owned()));
    // The formatter does not depend on the meaning of operations, so it keeps unknown ones.
    let context = pto_driver::context(!several, true).map_err(|message| found.push(error(codes::SYNTAX, &message)));
    // The process frees it when it ends.
    let context = ManuallyDrop::new(context.ok()?);
    let mut chunk = Chunk::new(&context, Arc::clone(sources), file, 0..text.len(), None);
    chunk.configure(false);
    if !pto_asm::is_assembly(text) {
        let parsed = ManuallyDrop::new(chunk.parse(text.as_bytes(), false, found));
        return parsed.is_some().then(|| pto_asm::space(text));
    }
    match chunk.collecting(Phase::Parse, found, || pto_asm::format(&context, name, text)) {
        Ok(formatted) => Some(formatted),
        Err(Unformatted::Errors) => {
            if found.is_empty() {
                found.push(error(codes::ASM_SYNTAX, "the input cannot be assembled"));
            }
            None
        }
        Err(Unformatted::Changed) => {
            let message = "the file is left unchanged: its formatted text would have another meaning";
            found.push(error(codes::CANNOT_WRITE, message));
            None
        }
    }
}

/// Returns the lines of a file that formatting changes, as a unified diff.
pub(crate) fn difference(sources: &Sources, file: FileId, formatted: &[u8]) -> Vec<u8> {
    let Some(source) = sources.file(file) else { return Vec::new() };
    let (before, after) = (String::from_utf8_lossy(source.bytes()), String::from_utf8_lossy(formatted));
    let difference = TextDiff::from_lines(&before, &after);
    let (old, new) = (source.name().to_owned(), format!("{} formatted", source.name()));
    difference.unified_diff().context_radius(1).header(&old, &new).to_string().into_bytes()
}
