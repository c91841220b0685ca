//! The work on one file: read, verify, write.

use super::{Inputs, form::Form};
use diag::{Diagnostic, FileId, Location, Report, Sources};
use mlir_dialect::{
    ParsedSource, PrintOptions,
    melior::{
        Context,
        ir::{Value, operation::OperationRef},
    },
};
use pto_asm::Assembled;
use pto_dialect::target;
use pto_front::{Chunk, Phase, input, pto};
use pto_isa::codes;
use std::{
    mem::ManuallyDrop,
    path::{Path, PathBuf},
    sync::Arc,
};

/// What is done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Check,
    Write(Form),
    Format { check: bool },
}

impl Task {
    /// Whether inputs may be bytecode.
    pub(crate) fn reads_bytecode(self) -> bool {
        !matches!(self, Task::Format { .. })
    }
}

/// What came of a file.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) report: Report,
    pub(crate) sources: Arc<Sources>,
    /// The form that was asked for does not exist.
    pub(crate) unsupported: bool,
    /// It is not formatted.
    pub(crate) differs: bool,
}

/// A file to work on.
pub(crate) struct Unit<'o> {
    pub(crate) path: &'o Path,
    pub(crate) inputs: &'o Inputs,
    pub(crate) task: Task,
    pub(crate) several: bool,
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
}

impl Unit<'_> {
    pub(crate) fn run(&self) -> Outcome {
        let mut outcome = Outcome::default();
        let bytes = match input::read(self.path) {
            Ok(bytes) => bytes,
            Err(diagnostic) => {
                outcome.report.push(*diagnostic);
                return outcome;
            }
        };
        let mut sources = Sources::new();
        let file = sources.add(input::name(self.path), bytes);
        outcome.sources = Arc::new(sources);
        let sources = Arc::clone(&outcome.sources);
        let mut found = Vec::new();
        let written = match self.task {
            Task::Format { check } => self.format(&sources, file, check, &mut outcome),
            Task::Check | Task::Write(_) => self.convert(&sources, file, &mut found, &mut outcome),
        };
        outcome.report.extend(found);
        if let Some((path, bytes)) = written
            && let Err(diagnostic) = pto_front::write(&path, &bytes)
        {
            outcome.report.push(*diagnostic);
        }
        outcome
    }

    /// Where the output of this file goes.
    fn output(&self, form: Form) -> PathBuf {
        let named = self.path.file_stem().map_or("-".into(), |stem| Path::new(stem).with_extension(form.extension()));
        match &self.inputs.output {
            Some(output) if self.several || output.is_dir() => output.join(named),
            Some(output) => output.clone(),
            None if self.several && form == Form::Bytecode => self.path.with_extension(form.extension()),
            None => "-".into(),
        }
    }

    fn format(
        &self,
        sources: &Sources,
        file: FileId,
        check: bool,
        outcome: &mut Outcome,
    ) -> Option<(PathBuf, Vec<u8>)> {
        let bytes = sources.file(file)?.bytes();
        let scan = input::scan(sources, file, 0..bytes.len());
        if let Some(refused) = scan.refused {
            outcome.report.push(refused);
            return None;
        }
        let formatted = pto_asm::format(std::str::from_utf8(bytes).ok()?);
        let differs = formatted.as_bytes() != bytes;
        outcome.differs = check && differs;
        if check && differs {
            eprintln!("{}: not formatted", input::name(self.path));
        }
        let stdin = self.path.as_os_str() == "-";
        ((differs || stdin) && !check).then(|| (self.path.to_path_buf(), formatted.into_bytes()))
    }

    fn convert(
        &self,
        sources: &Arc<Sources>,
        file: FileId,
        found: &mut Vec<Diagnostic>,
        outcome: &mut Outcome,
    ) -> Option<(PathBuf, Vec<u8>)> {
        let bytes = sources.file(file)?.bytes();
        let bytecode = mlir_dialect::is_bytecode(bytes);
        if !bytecode {
            let scan = input::scan(sources, file, 0..bytes.len());
            if let Some(refused) = scan.refused {
                found.push(refused);
                return None;
            }
        }
        let context = match pto_front::context(!self.several, false) {
            // Freed with the process: MLIR would free every type and location on its own.
            Ok(context) => ManuallyDrop::new(context),
            Err(message) => {
                found.push(Diagnostic::error(pto(codes::SYNTAX), message));
                return None;
            }
        };
        let mut chunk = Chunk::new(&context, Arc::clone(sources), file, 0..bytes.len(), self.inputs.pto_arch);
        let text = std::str::from_utf8(bytes).unwrap_or("");
        let asm = !bytecode
            && match self.inputs.from {
                Some(form) => form == Form::Asm,
                None => pto_asm::is_assembly(text),
            };
        let module = if asm {
            Module::Assembled(assembled(&context, &mut chunk, &input::name(self.path), text, found)?)
        } else {
            let checked = chunk.check(found);
            if checked.is_none() && !found.iter().any(|d| d.severity == diag::Severity::Error) {
                found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
            }
            Module::Parsed(checked?)
        };
        let module = ManuallyDrop::new(module);
        chunk.configure(false);
        let Task::Write(form) = self.task else { return None };
        self.settle(&chunk, module.op(), form);
        let bytes = self.print(&mut chunk, &module, form, text, found, outcome)?;
        Some((self.output(form), bytes))
    }

    /// The module of a text once more, with the names of its values.
    fn named<'c>(&self, chunk: &mut Chunk<'c>, text: &str) -> Option<ParsedSource<'c>> {
        let source = if text.is_empty() { None } else { chunk.parse(text.as_bytes(), true, &mut Vec::new()) }?;
        self.settle(chunk, source.module(), Form::Asm);
        Some(source)
    }

    /// Brings a module to what its text says, on buffers where that is possible, and records the target.
    fn settle(&self, chunk: &Chunk<'_>, module: OperationRef<'_, '_>, form: Form) {
        pto_dialect::op::normalize(module);
        if let Some(target) = self.inputs.pto_arch {
            target::record(module, target);
        }
        match form {
            Form::Asm | Form::Generic | Form::Bytecode => {
                // What cannot be on buffers stays on values: these forms have both.
                let _ = chunk.collecting(Phase::Passes, &mut Vec::new(), || pto_levels::to_buffers(module));
            }
            Form::Ssa | Form::Dps | Form::Mlir => {}
        }
    }

    fn print<'c>(
        &self,
        chunk: &mut Chunk<'c>,
        module: &Module<'c>,
        form: Form,
        text: &str,
        found: &mut Vec<Diagnostic>,
        outcome: &mut Outcome,
    ) -> Option<Vec<u8>> {
        let options = PrintOptions { generic: form == Form::Generic, verified: true, debug_info: false };
        let mut bytes = match form {
            Form::Bytecode => return chunk.collecting(Phase::Passes, found, || mlir_dialect::bytecode(module.op())),
            Form::Asm => match module {
                Module::Assembled(assembled) => assembled.print(),
                Module::Parsed(_) => match self.named(chunk, text) {
                    Some(source) => pto_asm::print(source.module(), &pto_asm::names_in(&source)),
                    None => pto_asm::print(module.op(), &|_: Value<'c, '_>| None),
                },
            }
            .into_bytes(),
            Form::Ssa | Form::Dps => {
                let convert = if form == Form::Ssa { pto_levels::to_values } else { pto_levels::to_buffers };
                outcome.unsupported = chunk.collecting(Phase::Passes, found, || convert(module.op())).is_err();
                if outcome.unsupported {
                    return None;
                }
                let print = if form == Form::Ssa { pto_levels::print_values } else { mlir_dialect::print };
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
    let verify = || mlir_dialect::verify(module) && pto_verify::verify(module, pto_verify::Options::default()).is_ok();
    let mut quick = Vec::new();
    if chunk.collecting(Phase::Verify, &mut quick, verify) && quick.is_empty() {
        return Some(assembled);
    }
    // Once more, in the way that goes on after errors.
    let all = || {
        let each = mlir_dialect::verify_all(module, None);
        pto_verify::verify(module, pto_verify::Options::default()).is_ok() && each
    };
    let verified = chunk.collecting(Phase::Verify, found, all);
    if !verified && !error(found) {
        found.push(Diagnostic::error(pto(codes::STRUCTURE), "the module is not valid"));
    }
    (verified && !error(found)).then_some(assembled)
}
