//! Runs the tool: reads, parses and verifies, plans memory and synchronises, and writes C++ or IR.

use crate::{
    cli::Options,
    device::{self, Form},
    show,
};
use diag::{Diagnostic, FileId, Location, Report, Severity, Sources};
use mlir_dialect::{
    PassError, PipelineOptions, PrintIr, PrintOptions,
    melior::{Context, ir::operation::OperationRef},
};
use pto_cpp::Options as Emission;
use pto_dialect::target;
use pto_driver::{Chunk, Phase, context, input, pto, supervise};
use pto_isa::codes;
use std::{
    fs,
    mem::ManuallyDrop,
    path::{Path, PathBuf},
    sync::Arc,
};

/// First bytes of the bytecode of ptobc.
const PTOBC: &[u8] = b"PTOBC\0";
/// Message for such bytecode, whose format no source states.
const NO_PTOBC: &str =
    "Error: Failed to decode PTOBC. not supported: the bytecode of ptobc; give the text, or MLIR bytecode\n";

/// The byte order mark of UTF-8, which some editors write before a text.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// Writes a text to standard output; returns the exit status.
pub(crate) fn say(text: &str) -> u8 {
    match pto_driver::write(Path::new("-"), text.as_bytes()) {
        Ok(()) => 0,
        Err(diagnostic) => {
            diag::say(&format!("Error: {}\n", diagnostic.message));
            1
        }
    }
}

/// Result for an input.
pub struct Made {
    /// Exit status: 0 accepted, 1 anything else.
    pub status: u8,
    /// The output; empty if there is none.
    pub output: Vec<u8>,
    /// The text for standard error.
    pub said: String,
}

/// Runs the tool; returns its exit status.
pub(crate) fn run(options: &Options) -> u8 {
    options.notes.iter().for_each(|note| diag::say(&format!("{note}\n")));
    let child = options.supervised.follow();
    let name = input::name(&options.input);
    let bytes = match input::read(&options.input) {
        Ok(bytes) => bytes,
        Err(error) => {
            let why = error.message.rsplit_once(": ").map_or("", |(_, why)| why);
            diag::say(&format!("Error: Could not open input file: {name}: {why}\n"));
            return 1;
        }
    };
    if bytes.starts_with(PTOBC) {
        diag::say(NO_PTOBC);
        return 1;
    }
    if mlir_dialect::is_bytecode(&bytes) && !child {
        let stdin = (options.input.as_os_str() == "-").then_some(&*bytes);
        return match supervise::run(stdin, &name, bytes.len()) {
            Ok(status) => status,
            Err(diagnostic) => {
                diag::say(&format!("error: {}\nError: Failed to parse MLIR.\n", diagnostic.message));
                1
            }
        };
    }
    let mut made = session(options, name, bytes, false);
    if made.status == 0
        && let Err(diagnostic) = pto_driver::write(&options.output, &made.output)
    {
        made.said.push_str(&format!("Error: {}\n", diagnostic.message));
        made.status = 1;
    }
    diag::say(&made.said);
    made.status
}

/// Compiles an input in a process that continues afterwards.
pub(crate) fn compile(options: &Options, name: &str, bytes: Vec<u8>) -> Made {
    let refused = |said: &str| Made { status: 1, output: Vec::new(), said: said.to_owned() };
    if bytes.starts_with(PTOBC) {
        return refused(NO_PTOBC);
    }
    if mlir_dialect::is_bytecode(&bytes) {
        return refused("Error: not supported: a batch reads text; ptoas reads bytecode in a process of its own\n");
    }
    let mut made = session(options, name.to_owned(), bytes, true);
    made.said.insert_str(0, &options.notes.iter().flat_map(|note| [note, "\n"]).collect::<String>());
    made
}

/// Compiles an input; `lasting` if the process continues afterwards.
fn session(options: &Options, name: String, mut bytes: Vec<u8>, lasting: bool) -> Made {
    if bytes.starts_with(MARK) {
        bytes.drain(..MARK.len());
    }
    let mut sources = Sources::new();
    let file = sources.add(name, bytes);
    Session { options, sources: Arc::new(sources), report: Report::new(), said: String::new(), lasting }.run(file)
}

/// Prints a module as text.
fn printed(module: OperationRef<'_, '_>) -> Vec<u8> {
    let mut text = mlir_dialect::print(module, PrintOptions { verified: true, ..PrintOptions::default() });
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    text
}

/// Registers the passes of all pipelines, once for this process.
fn register_passes() -> Result<(), PassError> {
    mlir_dialect::register_upstream_passes();
    pto_bufferization::register_passes()?;
    pto_vector::register_passes()?;
    pto_cpp::register_passes()?;
    pto_llvm::register_passes()
}

/// Stops a run; holds the line that summarises the failure.
struct Stopped(&'static str);

const PARSE: Stopped = Stopped("Error: Failed to parse MLIR.");
const VERIFY: Stopped = Stopped("Error: input module verification failed.");
const PASS: Stopped = Stopped("Error: Pass execution failed.");
const BY_HAND: Stopped = Stopped("Error: --resync: the flags and barriers of the kernel do not order its pipes.");
const DEFECT: Stopped = Stopped("Error: internal error: the flags that were inserted do not order the pipes.");

struct Session<'o> {
    options: &'o Options,
    sources: Arc<Sources>,
    report: Report,
    /// Text before the diagnostics.
    said: String,
    /// Whether the process continues with other inputs, so that memory of each must be freed.
    lasting: bool,
}

impl Session<'_> {
    fn run(mut self, file: FileId) -> Made {
        let made = match context(!self.options.mlir_disable_threading, false) {
            Ok(context) if self.lasting => self.product(&context, file),
            // The process frees the memory faster than MLIR, which would free every type and location separately.
            Ok(context) => self.product(&ManuallyDrop::new(context), file),
            Err(message) => {
                self.report.push(Diagnostic::error(pto(codes::SYNTAX), message));
                Err(PASS)
            }
        };
        self.report.sort(&self.sources);
        let mut said = self.said;
        said.push_str(&show::report(&self.report, &self.sources));
        match made {
            Ok(output) => Made { status: 0, output, said },
            Err(Stopped(summary)) => {
                said.push_str(summary);
                said.push('\n');
                Made { status: 1, output: Vec::new(), said }
            }
        }
    }

    /// Returns the output for a file.
    fn product(&mut self, context: &Context, file: FileId) -> Result<Vec<u8>, Stopped> {
        let sources = Arc::clone(&self.sources);
        let Some(text) = sources.file(file).map(|source| source.bytes()) else { return Err(PARSE) };
        if !mlir_dialect::is_bytecode(text) {
            let scan = input::scan(&sources, file, 0..text.len());
            if !scan.refused.is_empty() {
                self.report.extend(scan.refused);
                return Err(PARSE);
            }
            if !scan.has_content {
                let name = sources.file(file).map_or("", |source| source.name()).to_owned();
                let empty = Diagnostic::error(pto(codes::EMPTY_INPUT), "the input holds no operation");
                self.report.push(empty.at(Location::File(name)));
                return Err(PARSE);
            }
        }
        let mut chunk = Chunk::new(context, Arc::clone(&sources), file, 0..text.len(), self.options.target)
            .at_level(Some(self.options.pto_level.plan()))
            .with_names(true);
        let mut found = Vec::new();
        let parsed = chunk.check(&mut found);
        let syntax = found.iter().any(|d| d.severity == Severity::Error && d.code == pto(codes::SYNTAX));
        self.report.extend(found);
        let Some(parsed) = parsed else { return Err(if syntax { PARSE } else { VERIFY }) };
        let module = parsed.module();
        chunk.configure(false);
        self.name_unknown_passes();
        if let Some(target) = self.options.target {
            target::record(module, target);
        }
        if !self.options.emit_pto_ir && device::form(self.options, module).is_none() {
            pto_cpp::keep_names(&parsed);
        }
        let written = self.compile(&chunk, module);
        if !self.lasting {
            // The process ends, so nothing need be freed.
            std::mem::forget(parsed);
        }
        written
    }

    fn compile<'c>(&mut self, chunk: &Chunk<'c>, module: OperationRef<'c, '_>) -> Result<Vec<u8>, Stopped> {
        if let Some(form) = device::form(self.options, module) {
            return self.compile_vectors(chunk, module, form);
        }
        let emission = Emission {
            synchronise: self.options.enable_insert_sync,
            barriers: self.options.enable_inject_barrier_all_sync,
        };
        self.drop_order(chunk, module)?;
        let by_hand = pto_cpp::has_flags(module);
        self.pipelines(module, chunk, pto_cpp::stages(module, emission))?;
        if emission.synchronise || emission.barriers {
            self.check_order(chunk, module, by_hand)?;
        }
        self.show_seam(module)?;
        let mut found = Vec::new();
        let made = chunk.collecting(Phase::Passes, &mut found, || {
            if self.options.emit_pto_ir {
                return Ok(printed(module));
            }
            pto_cpp::emit(module, emission).map(String::into_bytes)
        });
        self.report.extend(found);
        made.map_err(|_| PASS)
    }

    /// Returns vector instructions, LLVM IR or an object.
    fn compile_vectors<'c>(
        &mut self,
        chunk: &Chunk<'c>,
        module: OperationRef<'c, '_>,
        form: Form,
    ) -> Result<Vec<u8>, Stopped> {
        let compiler = match form {
            Form::Object => Some(device::compiler(&self.options.output).map_err(|message| {
                self.said.push_str(&format!("{message}\n"));
                PASS
            })?),
            Form::Vectors | Form::LlvmIr => None,
        };
        self.drop_order(chunk, module)?;
        self.show_seam(module)?;
        let by_hand = pto_cpp::has_flags(module);
        let lower = device::lowering(module, form, self.options.enable_insert_sync);
        self.pipelines(module, chunk, lower)?;
        if self.options.enable_insert_sync {
            self.check_order(chunk, module, by_hand)?;
        }
        if self.options.vpto_print_ir || self.options.dump_vpto_ir {
            self.said.push_str(&String::from_utf8_lossy(&printed(module)));
        }
        if form == Form::Vectors {
            return Ok(printed(module));
        }
        self.pipelines(module, chunk, vec![("pto-to-llvm".to_owned(), pto_llvm::PIPELINE.to_owned())])?;
        let mut found = Vec::new();
        let made = chunk.collecting(Phase::Passes, &mut found, || pto_llvm::emit(module));
        self.report.extend(found);
        let made = made.map_err(|_| PASS)?;
        let Some(compiler) = compiler else { return Ok(made.text.into_bytes()) };
        self.said.push_str(&device::warning(&made.schematic));
        device::object(&compiler, &made.text).map_err(|message| {
            self.said.push_str(&format!("{message}\n"));
            PASS
        })
    }

    /// Prints the module that a backend takes, with `--pto-print-seam-ir` or `--pto-seam-ir-file`.
    fn show_seam(&mut self, module: OperationRef<'_, '_>) -> Result<(), Stopped> {
        if self.options.pto_print_seam_ir {
            self.said.push_str(&String::from_utf8_lossy(&printed(module)));
        }
        let Some(path) = &self.options.pto_seam_ir_file else { return Ok(()) };
        pto_driver::write(path, &printed(module)).map_err(|diagnostic| {
            self.report.push(*diagnostic);
            PASS
        })
    }

    /// Checks the flags and barriers of the kernel and removes them, with `--resync`.
    fn drop_order<'c>(&mut self, chunk: &Chunk<'c>, module: OperationRef<'c, '_>) -> Result<(), Stopped> {
        if !self.options.resync {
            return Ok(());
        }
        let mut found = Vec::new();
        let checked = chunk.collecting(Phase::Passes, &mut found, || pto_sync_verifier::verify(module));
        if checked.is_err() {
            self.report.extend(found);
            return Err(BY_HAND);
        }
        let pipeline = pto_vector::nested(pto_vector::DROP_SYNC, module);
        self.pipelines(module, chunk, vec![("pto-drop-sync".to_owned(), pipeline)])
    }

    /// Adds a note for each pass to print around that does not exist.
    fn name_unknown_passes(&mut self) {
        let given = [("before", &self.options.mlir_print_ir_before), ("after", &self.options.mlir_print_ir_after)];
        if given.iter().all(|(_, names)| names.is_empty()) || register_passes().is_err() {
            return;
        }
        let known = mlir_dialect::registered_passes();
        for (when, name) in given.into_iter().flat_map(|(when, names)| names.iter().map(move |name| (when, name))) {
            if !known.iter().any(|(known, _)| known == name) {
                let text = format!("note: --mlir-print-ir-{when}={name} prints nothing: no pass has this name\n");
                self.said.push_str(&text);
            }
        }
    }

    /// Runs pipelines; the name of each is printed with its IR.
    fn pipelines<'c>(
        &mut self,
        module: OperationRef<'c, '_>,
        chunk: &Chunk<'c>,
        pipelines: Vec<(String, String)>,
    ) -> Result<(), Stopped> {
        if let Err(error) = register_passes() {
            self.report.push(Diagnostic::error(pto(codes::UNKNOWN_PASS), error.to_string()));
            return Err(PASS);
        }
        let tree = self.options.mlir_print_ir_tree_dir.clone();
        let how = PipelineOptions {
            verify_each: false,
            timing: self.options.mlir_timing,
            print_ir: PrintIr {
                before: self.options.mlir_print_ir_before.clone(),
                after: self.options.mlir_print_ir_after.clone(),
                before_all: self.options.mlir_print_ir_before_all,
                after_all: self.options.mlir_print_ir_after_all && tree.is_none(),
            },
        };
        for (number, (name, pipeline)) in pipelines.into_iter().enumerate() {
            let mut found = Vec::new();
            let result =
                chunk.collecting(Phase::Passes, &mut found, || mlir_dialect::run_pipeline(module, &pipeline, &how));
            let failed = found.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
            self.report.extend(found);
            if let Err(error) = result {
                if !failed {
                    let message = match error {
                        PassError::Failed => format!("pass '{name}' failed"),
                        PassError::InvalidPipeline(_) | PassError::AlreadyRegistered(_) => error.to_string(),
                    };
                    self.report.push(Diagnostic::error(pto(codes::PASS_FAILED), message));
                }
                return Err(PASS);
            }
            if let Some(directory) = tree.as_deref().filter(|_| self.options.mlir_print_ir_after_all) {
                self.print_to(directory, number, &name, module)?;
            }
        }
        if mlir_dialect::verify(module) { Ok(()) } else { Err(PASS) }
    }

    /// Writes the IR after a pass to a directory, with the file names of MLIR.
    fn print_to(
        &mut self,
        directory: &Path,
        number: usize,
        name: &str,
        module: OperationRef<'_, '_>,
    ) -> Result<(), Stopped> {
        let folder = directory.join("builtin_module_no-symbol-name");
        let path: PathBuf = folder.join(format!("{number}_{name}.mlir"));
        let text = mlir_dialect::print(module, PrintOptions { verified: true, ..PrintOptions::default() });
        let made = |error| format!("cannot make the directory '{}': {error}", folder.display());
        let written = fs::create_dir_all(&folder).map_err(made);
        let written = written.and_then(|()| pto_driver::write(&path, &text).map_err(|diagnostic| diagnostic.message));
        written.map_err(|message| {
            self.report.push(Diagnostic::error(pto(codes::CANNOT_WRITE), message));
            PASS
        })
    }

    /// Checks that flags and barriers order the pipes. For hand-written flags of the kernel, findings are warnings.
    fn check_order<'c>(
        &mut self,
        chunk: &Chunk<'c>,
        module: OperationRef<'c, '_>,
        by_hand: bool,
    ) -> Result<(), Stopped> {
        if !self.options.verify_sync {
            return Ok(());
        }
        let mut found = Vec::new();
        let checked = chunk.collecting(Phase::Passes, &mut found, || pto_sync_verifier::verify(module));
        for diagnostic in &mut found {
            if by_hand && diagnostic.severity == Severity::Error {
                diagnostic.severity = Severity::Warning;
            }
        }
        let wrong = checked.is_err() && !by_hand;
        self.report.extend(found.into_iter().filter(|d| wrong || by_hand || d.severity == Severity::Error));
        if wrong { Err(DEFECT) } else { Ok(()) }
    }
}
