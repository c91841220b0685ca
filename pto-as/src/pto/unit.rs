//! Reads, verifies and writes one kernel.

use super::{Inputs, form::Form};
use diag::{Diagnostic, FileId, Location, Sources};
use mlir_dialect::{
    ParsedSource, PrintOptions,
    melior::{
        Context,
        ir::{Value, operation::OperationRef},
    },
};
use pto_asm::Assembled;
use pto_dialect::target;
use pto_driver::{Chunk, Phase, input, pto};
use pto_isa::codes;
use std::{collections::HashSet, mem::ManuallyDrop, sync::Arc};

/// The work on a verified kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Check,
    /// Writes it in a form; with `record`, the output states the target for which it was verified.
    Write {
        form: Form,
        record: bool,
    },
}

/// Result for a file.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) found: Vec<Diagnostic>,
    /// The output.
    pub(crate) bytes: Option<Vec<u8>>,
    /// Whether the file does not have the requested form.
    pub(crate) unsupported: bool,
    /// Whether it is not formatted.
    pub(crate) differs: bool,
}

/// A kernel to work on.
pub(crate) struct Unit<'o> {
    pub(crate) sources: &'o Arc<Sources>,
    pub(crate) file: FileId,
    pub(crate) inputs: &'o Inputs,
    pub(crate) task: Task,
    /// Whether it is one of several files, which share the threads.
    pub(crate) several: bool,
}

/// Returns the text of a file if MLIR can parse it.
///
/// # Errors
///
/// Returns diagnostics if parsing would not be safe.
pub(crate) fn text(sources: &Sources, file: FileId) -> Result<&str, Vec<Diagnostic>> {
    let bytes = sources.file(file).map_or(&[][..], |source| source.bytes());
    let refused = input::scan(sources, file, 0..bytes.len()).refused;
    if refused.is_empty() { Ok(std::str::from_utf8(bytes).unwrap_or("")) } else { Err(refused) }
}

/// A verified module.
enum Module<'c> {
    Parsed(ParsedSource<'c>),
    Assembled(Assembled<'c>),
}

impl<'c> Module<'c> {
    fn op(&self) -> OperationRef<'c, '_> {
        match self {
            Module::Parsed(parsed) => parsed.module(),
            Module::Assembled(assembled) => assembled.module.as_operation(),
        }
    }

    /// Restores the names of the text for MLIR's printer.
    fn name_values(&self) {
        match self {
            Module::Parsed(parsed) => parsed.name_values(),
            Module::Assembled(assembled) => assembled.name_values(),
        }
    }
}

impl Unit<'_> {
    pub(crate) fn run(&self) -> Outcome {
        let mut outcome = Outcome::default();
        let mut found = Vec::new();
        outcome.bytes = self.convert(&mut found, &mut outcome);
        outcome.found = found;
        outcome
    }

    /// Checks whether the output has the names of the input, which MLIR's printer prints. Bytecode has no names, so
    /// that it is the same for all equivalent inputs; assembly gets the names in another way.
    fn keeps_names(&self) -> bool {
        match self.task {
            Task::Write { form, .. } => match form {
                Form::Ssa | Form::Dps | Form::Mlir | Form::Generic => true,
                Form::Asm | Form::Bytecode => false,
            },
            Task::Check => false,
        }
    }

    /// Checks whether the file is assembly; fails if it does not have the stated form.
    fn is_assembly(&self, bytecode: bool, text: &str) -> Result<bool, Box<Diagnostic>> {
        let name = self.sources.file(self.file).map_or("", |source| source.name());
        let wrong = |expected: &str, found: &str| {
            let message = format!("expected {expected}, found {found}");
            Err(Box::new(Diagnostic::error(pto(codes::BYTECODE), message).at(Location::File(name.to_owned()))))
        };
        match (self.inputs.from, bytecode) {
            (Some(Form::Bytecode), false) => wrong("bytecode", "text"),
            (Some(Form::Asm | Form::Ssa | Form::Dps | Form::Mlir | Form::Generic), true) => wrong("text", "bytecode"),
            (Some(Form::Bytecode) | None, true) => Ok(false),
            (Some(form), false) => Ok(form == Form::Asm),
            (None, false) => Ok(pto_asm::is_assembly(text)),
        }
    }

    fn convert(&self, found: &mut Vec<Diagnostic>, outcome: &mut Outcome) -> Option<Vec<u8>> {
        let source = self.sources.file(self.file)?;
        let bytes = source.bytes();
        let bytecode = mlir_dialect::is_bytecode(bytes);
        let text = if bytecode { Ok("") } else { text(self.sources, self.file) };
        let assembly =
            text.and_then(|text| Ok((text, self.is_assembly(bytecode, text).map_err(|wrong| vec![*wrong])?)));
        let (text, assembly) = assembly.map_err(|wrong| found.extend(wrong)).ok()?;
        let context = match pto_driver::context(!self.several, false) {
            // The process frees the memory faster than MLIR, which would free every type and location separately.
            Ok(context) => ManuallyDrop::new(context),
            Err(message) => {
                found.push(Diagnostic::error(pto(codes::SYNTAX), message));
                return None;
            }
        };
        let mut chunk = Chunk::new(&context, Arc::clone(self.sources), self.file, 0..bytes.len(), self.inputs.pto_arch)
            .with_names(self.keeps_names());
        let module = if assembly {
            Module::Assembled(assembled(&context, &mut chunk, source.name(), text, found)?)
        } else {
            let checked = chunk.check(found);
            if checked.is_none() && !found.iter().any(|d| d.severity == diag::Severity::Error) {
                found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
            }
            Module::Parsed(checked?)
        };
        let module = ManuallyDrop::new(module);
        if self.keeps_names() {
            module.name_values();
        }
        chunk.configure(false);
        let Task::Write { form, record } = self.task else { return None };
        self.settle(&chunk, module.op(), form, record);
        self.print(&mut chunk, &module, (form, record), text, found, outcome)
    }

    /// Parses the module of a text again, with the names of its values.
    fn named<'c>(&self, chunk: &mut Chunk<'c>, text: &str, record: bool) -> Option<ParsedSource<'c>> {
        let source = if text.is_empty() { None } else { chunk.parse(text.as_bytes(), true, &mut Vec::new()) }?;
        self.settle(chunk, source.module(), Form::Asm, record);
        Some(source)
    }

    /// Normalises a module, converts it to buffers if the form needs them and that is possible, and records the target.
    fn settle(&self, chunk: &Chunk<'_>, module: OperationRef<'_, '_>, form: Form, record: bool) {
        pto_dialect::op::normalize(module);
        match self.inputs.pto_arch {
            Some(target) => target::record(module, target),
            None if record => target::record_default(module),
            None => {}
        }
        match form {
            Form::Asm | Form::Generic | Form::Bytecode => {
                // Values that cannot be converted stay: these forms have both.
                let _ = chunk.collecting(Phase::Passes, &mut Vec::new(), || pto_bufferization::to_buffers(module));
            }
            Form::Ssa | Form::Dps | Form::Mlir => {}
        }
    }

    fn print<'c>(
        &self,
        chunk: &mut Chunk<'c>,
        module: &Module<'c>,
        (form, record): (Form, bool),
        text: &str,
        found: &mut Vec<Diagnostic>,
        outcome: &mut Outcome,
    ) -> Option<Vec<u8>> {
        // Locations in bytecode may contain names of a front end, which are not names of values.
        let names = !text.is_empty();
        let options = PrintOptions { generic: form == Form::Generic, verified: true, debug_info: false, names };
        let mut bytes = match form {
            Form::Bytecode => return chunk.collecting(Phase::Passes, found, || mlir_dialect::bytecode(module.op())),
            Form::Asm => match module {
                Module::Assembled(assembled) => assembled.print(),
                Module::Parsed(_) => match self.named(chunk, text, record) {
                    Some(source) => pto_asm::print(source.module(), &pto_asm::names_in(&source)),
                    None => pto_asm::print(module.op(), &|_: Value<'c, '_>| None),
                },
            }
            .into_bytes(),
            Form::Ssa | Form::Dps => {
                let convert =
                    if form == Form::Ssa { pto_bufferization::to_values } else { pto_bufferization::to_buffers };
                outcome.unsupported = chunk.collecting(Phase::Passes, found, || convert(module.op())).is_err();
                if outcome.unsupported {
                    return None;
                }
                let print = if form == Form::Ssa { pto_bufferization::print_values } else { mlir_dialect::print };
                print(module.op(), options)
            }
            Form::Mlir | Form::Generic => mlir_dialect::print(module.op(), options),
        };
        if !bytes.ends_with(b"\n") {
            bytes.push(b'\n');
        }
        Some(bytes)
    }
}

/// Assembles and verifies.
fn assembled<'c>(
    context: &'c Context,
    chunk: &mut Chunk<'c>,
    name: &str,
    text: &str,
    found: &mut Vec<Diagnostic>,
) -> Option<Assembled<'c>> {
    chunk.configure(true);
    let error = |found: &[Diagnostic]| found.iter().any(|d| d.severity == diag::Severity::Error);
    let assembled = chunk.collecting(Phase::Parse, found, || pto_asm::assemble(context, name, text));
    if error(found) {
        return None;
    }
    let Some(assembled) = assembled else {
        let message = "the input cannot be assembled";
        found.push(Diagnostic::error(pto(codes::ASM_SYNTAX), message).at(Location::File(name.to_owned())));
        return None;
    };
    let module = assembled.module.as_operation();
    pto_dialect::target::settle_layouts(module);
    let verify = || mlir_dialect::verify(module) && pto_verify::verify(module, pto_verify::Options::default()).is_ok();
    let mut quick = Vec::new();
    if chunk.collecting(Phase::Verify, &mut quick, verify) && quick.is_empty() {
        return Some(assembled);
    }
    // Verify again, and continue after errors.
    let each = chunk.collecting(Phase::Verify, found, || mlir_dialect::verify_all(module, None));
    // The rules do not rely on operands and attributes of invalid operations.
    let wrong: HashSet<Location> =
        found.iter().filter(|d| d.severity == diag::Severity::Error).map(|d| d.location.clone()).collect();
    let broken = |op: OperationRef<'_, '_>| wrong.contains(&chunk.locate(op));
    let options = pto_verify::Options { broken: &broken, ..pto_verify::Options::default() };
    let several = chunk.collecting(Phase::Verify, found, || pto_verify::verify(module, options).is_ok());
    let verified = each && several;
    if !verified && !error(found) {
        found.push(Diagnostic::error(pto(codes::STRUCTURE), "the module is not valid"));
    }
    (verified && !error(found)).then_some(assembled)
}
