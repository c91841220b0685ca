//! Parses and verifies a text, and runs one task on the module.

use crate::found::{self, Found};
use crate::task::{self, Product, Task};
use diag::{Diagnostic, Location, Severity, Sources};
use mlir_dialect::melior::{Context, ir::operation::OperationRef};
use pto_asm::Assembled;
use pto_driver::{Chunk, Phase, context, input, pto};
use pto_isa::{Target, codes};
use std::sync::Arc;

/// Size in bytes of a text from which on MLIR's threads save more time than they cost.
const THREADS_FROM: usize = 1 << 18;

/// A text and its options.
pub(crate) struct Input {
    /// MLIR or PTO-AS.
    pub(crate) text: String,
    /// Name for diagnostics.
    pub(crate) name: String,
    /// Target that overrides that of the module.
    pub(crate) target: Option<Target>,
    /// Whether diagnostics have locations of the front end that created the operation, rather than of the text.
    pub(crate) origins: bool,
}

/// The diagnostics, and the product if there were no errors.
pub(crate) struct Answer {
    pub(crate) product: Option<Product>,
    pub(crate) found: Vec<Found>,
}

/// Checks whether there are errors.
pub(crate) fn failed(found: &[Diagnostic]) -> bool {
    found.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// Runs a task on a text.
pub(crate) fn answer(input: Input, task: &Task) -> Answer {
    let mut sources = Sources::new();
    let Input { text, name, target, origins } = input;
    let file = sources.add(name, text.into_bytes());
    let sources = Arc::new(sources);
    let mut found = Vec::new();
    let product = product(&sources, file, target, task, &mut found);
    let product = product.filter(|_| !failed(&found));
    Answer { product, found: found::render(found, &sources, origins) }
}

fn product(
    sources: &Arc<Sources>,
    file: diag::FileId,
    target: Option<Target>,
    task: &Task,
    found: &mut Vec<Diagnostic>,
) -> Option<Product> {
    let source = sources.file(file)?;
    let bytes = source.bytes();
    let whole = 0..bytes.len();
    let scan = input::scan(sources, file, whole.clone());
    if !scan.refused.is_empty() {
        found.extend(scan.refused);
        return None;
    }
    if !scan.has_content {
        let empty = Diagnostic::warning(pto(codes::EMPTY_INPUT), "the input holds no operation");
        found.push(empty.at(Location::File(source.name().to_owned())));
    }
    let context = match context(bytes.len() >= THREADS_FROM, false) {
        Ok(context) => context,
        Err(message) => {
            found.push(Diagnostic::error(pto(codes::SYNTAX), message));
            return None;
        }
    };
    let mut chunk = Chunk::new(&context, Arc::clone(sources), file, whole, target);
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    if pto_asm::is_assembly(text) {
        chunk.configure(true);
        let verified = !matches!(task, Task::Show { .. });
        let assembled = assembled(&context, &chunk, source.name(), text, verified, found)?;
        return made(&mut chunk, assembled.module.as_operation(), target, task, found);
    }
    if matches!(task, Task::Show { .. }) {
        // Modules that a front end builds are shown before they are valid.
        chunk.configure(false);
        let parsed = chunk.parse(bytes, false, found)?;
        return task::act(&mut chunk, parsed.module(), task, found);
    }
    let parsed = chunk.check(found);
    if parsed.is_none() && !failed(found) {
        found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
    }
    made(&mut chunk, parsed?.module(), target, task, found)
}

/// Runs a task on a verified module, for a target that overrides that of the module.
fn made<'c>(
    chunk: &mut Chunk<'c>,
    module: OperationRef<'c, '_>,
    target: Option<Target>,
    task: &Task,
    found: &mut Vec<Diagnostic>,
) -> Option<Product> {
    chunk.configure(false);
    if let Some(target) = target {
        pto_dialect::target::record(module, target);
    }
    task::act(chunk, module, task, found)
}

/// Assembles and verifies PTO-AS, and continues after errors.
fn assembled<'c>(
    context: &'c Context,
    chunk: &Chunk<'c>,
    name: &str,
    text: &str,
    verified: bool,
    found: &mut Vec<Diagnostic>,
) -> Option<Assembled<'c>> {
    let assembled = chunk.collecting(Phase::Parse, found, || pto_asm::assemble(context, name, text));
    if let Some(assembled) = &assembled {
        pto_dialect::target::settle_layouts(assembled.module.as_operation());
    }
    if assembled.is_none() && !failed(found) {
        found.push(Diagnostic::error(pto(codes::ASM_SYNTAX), "the input cannot be assembled"));
    }
    let assembled = assembled?;
    let module = assembled.module.as_operation();
    let verify = || {
        let each = mlir_dialect::verify_all(module, None);
        pto_verify::verify(module, pto_verify::Options::default()).is_ok() && each
    };
    if verified && !chunk.collecting(Phase::Verify, found, verify) && !failed(found) {
        found.push(Diagnostic::error(pto(codes::STRUCTURE), "the module is not valid"));
    }
    (!failed(found)).then_some(assembled)
}
