//! Runs the tool: reads the input, parses, verifies, runs passes and prints for each chunk, then reports and writes.

use crate::{
    cache,
    cli::{Form, MapForm, Options},
    expected, fix, gpu,
    passes::{self, BackendTimes},
};
use clap::error::ErrorKind;
use diag::{Diagnostic, FileId, Location, Report, Sources};
use mlir_dialect::{
    ParsedSource, PassError, PipelineOptions, PrintIr, PrintOptions,
    melior::{Context, ir::operation::OperationRef},
};
use pto_dialect::target;
use pto_driver::{
    Chunk, Phase, Times, context_with,
    files::{self, Named},
    input::{self, Language},
    pto, supervise, usage, write,
};
use pto_isa::codes;
use pto_vector::{MemoryMap, Origin, Placed};
use std::{
    io::Write,
    ops::Range,
    path::Path,
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

/// Extensions of kernel files in folders.
const EXTENSIONS: [&str; 3] = ["pto", "mlir", "mlirbc"];

/// Returns the extensions of the files that are read in folders.
fn extensions(options: &Options) -> &'static [&'static str] {
    match options.input {
        Some(Form::GenxLlvm) => &["ll"],
        None => &EXTENSIONS,
    }
}

/// Creates a context with all dialects that inputs may use.
fn context(threads: bool, allow_unregistered: bool) -> Result<Context, String> {
    context_with(threads, allow_unregistered, &[genx_dialect::register])
}

/// Runs the tool; returns its exit status.
pub(crate) fn run(options: &Options) -> u8 {
    if let Some(code) = &options.explain {
        return pto_driver::explain(code, &options.output);
    }
    if options.show_dialects {
        return show_dialects(options);
    }
    if options.list_passes {
        return list_passes(options);
    }
    if options.show_isa {
        return show(&options.output, &pto_isa::json::table_json());
    }
    if let Err(wrong) = named_passes(options) {
        usage::wrong::<Options>(ErrorKind::ValueValidation, &wrong);
    }
    match files::list(&options.inputs, extensions(options)) {
        Ok(list) if options.fix => fix::run(options, &list),
        Ok(list) => verify_files(options, &list),
        Err(diagnostic) => {
            let mut session = Session::new(options);
            session.report.push(*diagnostic);
            session.finish()
        }
    }
}

/// Runs the tool on files, which are several only for verification; returns its exit status.
pub(crate) fn verify_files(options: &Options, list: &[Named]) -> u8 {
    let child = options.supervised.follow();
    let mut sources = Sources::new();
    let mut session = Session { lasting: list.len() > 1, ..Session::new(options) };
    if list.is_empty() {
        let message = format!("expected files that end with .{}, found none", extensions(options).join(", ."));
        session.report.push(Diagnostic::error(pto(codes::CANNOT_READ), message));
    }
    let read = files::read(list, &mut sources, &mut session.report);
    let of =
        |file: &Option<FileId>| file.and_then(|file| sources.file(file)).map(|source| (source.name(), source.bytes()));
    let bytecode = read.iter().filter_map(of).find(|(_, bytes)| mlir_dialect::is_bytecode(bytes));
    if let Some((name, bytes)) = bytecode.filter(|_| !child) {
        let standard = list.iter().position(|named| named.path.as_os_str() == "-");
        let stdin = standard.and_then(|index| of(read.get(index)?)).map(|(_, bytes)| bytes);
        match supervise::run(stdin, name, bytes.len()) {
            Ok(status) => return status,
            Err(diagnostic) => session.report.push(*diagnostic),
        }
        session.sources = Arc::new(sources);
        return session.finish();
    }
    let sources = Arc::new(sources);
    session.sources = Arc::clone(&sources);
    let bar = files::bar(list.len());
    for file in read.into_iter().flatten() {
        session.input(Arc::clone(&sources), file);
        bar.inc(1);
    }
    bar.finish_and_clear();
    session.finish()
}

/// Returns the diagnostics of a text.
pub(crate) fn diagnose(options: &Options, name: &str, text: &str) -> Vec<Diagnostic> {
    session_of(options, name, text.as_bytes().to_vec()).report.into_iter().collect()
}

/// Verifies a text; returns the exit status.
pub(crate) fn verify_text(options: &Options, name: &str, bytes: Vec<u8>) -> u8 {
    session_of(options, name, bytes).finish()
}

/// Runs a session for a text in a process that continues afterwards.
fn session_of<'o>(options: &'o Options, name: &str, bytes: Vec<u8>) -> Session<'o> {
    let mut sources = Sources::new();
    let mut session = Session { lasting: true, ..Session::new(options) };
    let file = sources.add(name.to_owned(), bytes);
    session.input(Arc::new(sources), file);
    session
}

/// Writes a page instead of a run; returns the exit status.
fn show(path: &Path, text: &str) -> u8 {
    match write(path, text.as_bytes()) {
        Ok(()) => 0,
        Err(diagnostic) => {
            diag::say(&format!("error: {}\n", diagnostic.message));
            2
        }
    }
}

fn show_dialects(options: &Options) -> u8 {
    match context(false, false) {
        Ok(context) => {
            let mut names = mlir_dialect::available_dialects(&context);
            names.sort_unstable();
            let text = format!("Available Dialects: {}\n", names.join(", "));
            show(&options.output, &text)
        }
        Err(message) => {
            diag::say(&format!("error: {message}\n"));
            1
        }
    }
}

/// Checks that the pipeline contains the passes whose IR is to be printed; returns an error message. An invalid
/// pipeline is reported when it is run.
fn named_passes(options: &Options) -> Result<(), String> {
    let before = options.mlir_print_ir_before.iter().map(|name| ("before", name));
    let mut named = before.chain(options.mlir_print_ir_after.iter().map(|name| ("after", name))).peekable();
    if named.peek().is_none() {
        return Ok(());
    }
    let mut run: Vec<String> = passes::of_backend(options).into_iter().map(str::to_owned).collect();
    if let Some(pipeline) = options.pipeline() {
        let context = context(false, false)?;
        passes::register().map_err(|error| error.to_string())?;
        let Ok(of_modules) = mlir_dialect::pipeline_passes(&context, pipeline) else { return Ok(()) };
        run.splice(..0, of_modules);
    }
    let Some((place, name)) = named.find(|(_, name)| !run.contains(name)) else { return Ok(()) };
    let nearest = usage::suggestion(name, run.iter().map(String::as_str));
    Err(format!("'--mlir-print-ir-{place}={name}' names no pass that is run{nearest}"))
}

fn list_passes(options: &Options) -> u8 {
    match passes::list() {
        Ok(text) => show(&options.output, &text),
        Err(error) => {
            diag::say(&format!("error: {error}\n"));
            1
        }
    }
}

/// Time spent in each phase.
#[derive(Default)]
struct Timing {
    read: Times,
    passes: Duration,
    backend: BackendTimes,
    print: Duration,
}

struct Session<'o> {
    options: &'o Options,
    sources: Arc<Sources>,
    report: Report,
    /// Mismatches that `--verify-diagnostics` found.
    mismatches: Report,
    output: Vec<u8>,
    timing: Timing,
    /// Whether there is only one chunk, so that nothing need be freed before the process ends.
    single: bool,
    /// Whether the process continues with other inputs, so that memory of each must be freed.
    lasting: bool,
    /// Whether the output shows why the input failed, so that it is written despite errors.
    shows_failure: bool,
}

/// Result of a job of a batch.
pub(crate) struct Compiled {
    pub(crate) status: u8,
    pub(crate) output: Vec<u8>,
    /// Diagnostics as text.
    pub(crate) said: Vec<u8>,
    /// SHA-256 of the output, once it is computed.
    digest: OnceLock<String>,
}

impl Compiled {
    pub(crate) fn new(status: u8, output: Vec<u8>, said: Vec<u8>) -> Self {
        Self { status, output, said, digest: OnceLock::new() }
    }

    /// Returns the SHA-256 of the output, as other tools compute it for the file.
    pub(crate) fn digest(&self) -> &str {
        self.digest.get_or_init(|| cache::digest_of_file(&self.output))
    }
}

/// Compiles an input in a process that continues afterwards.
pub(crate) fn compile(options: &Options, name: &str, bytes: Vec<u8>) -> Compiled {
    let mut sources = Sources::new();
    let mut session = Session { lasting: true, ..Session::new(options) };
    if mlir_dialect::is_bytecode(&bytes) {
        let message = "a batch reads text; pto-opt reads bytecode in a process of its own";
        session.report.push(Diagnostic::error(pto(codes::SYNTAX), message).at(Location::File(name.to_owned())));
    } else {
        let file = sources.add(name.to_owned(), bytes);
        session.input(Arc::new(sources), file);
    }
    let report = if options.verify_diagnostics { session.mismatches } else { session.report };
    let report = options.reporting.settle(report, &session.sources);
    let (name, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    let said = options.reporting.text(&report, &session.sources, name, version, false).unwrap_or_default();
    let status = u8::from(report.errors() > 0);
    let written = status == 0 && !options.only_verifies() && !options.verify_diagnostics;
    Compiled::new(status, if written { session.output } else { Vec::new() }, said)
}

impl<'o> Session<'o> {
    fn new(options: &'o Options) -> Self {
        Self {
            options,
            sources: Arc::new(Sources::new()),
            report: Report::new(),
            mismatches: Report::new(),
            output: Vec::new(),
            timing: Timing::default(),
            single: false,
            lasting: false,
            shows_failure: false,
        }
    }

    fn input(&mut self, sources: Arc<Sources>, file: FileId) {
        self.sources = sources;
        let sources = Arc::clone(&self.sources);
        let Some(text) = sources.file(file).map(|source| source.bytes()) else { return };
        let context = match context(!self.options.mlir_disable_threading, self.options.allow_unregistered_dialect) {
            Ok(context) => context,
            Err(message) => {
                self.report.push(Diagnostic::error(pto(codes::SYNTAX), message));
                return;
            }
        };
        let bytecode = mlir_dialect::is_bytecode(text);
        let chunks = input::chunks(text, self.options.split_input_file && !bytecode);
        self.single = chunks.len() == 1 && !self.lasting;
        for (index, chunk) in chunks.into_iter().enumerate() {
            if index > 0 && !self.options.only_verifies() {
                self.output.extend_from_slice(b"// -----\n");
            }
            let mut found = Vec::new();
            let printed = self.chunk(&context, file, chunk.clone(), bytecode, &mut found);
            if self.options.verify_diagnostics {
                let found = self.options.reporting.settle(found.into_iter().collect(), &sources);
                expected::check(&sources, file, chunk, found.into_iter().collect(), &mut self.mismatches);
            } else {
                self.report.extend(found);
            }
            let printed = printed.unwrap_or_default();
            if self.output.is_empty() {
                self.output = printed;
            } else {
                self.output.extend(printed);
            }
        }
        if !self.lasting {
            // The process frees the memory faster than MLIR, which would free every type and location separately.
            std::mem::forget(context);
        }
    }

    /// Processes one chunk; returns its output, unless there were errors.
    fn chunk(
        &mut self,
        context: &Context,
        file: FileId,
        chunk: Range<usize>,
        bytecode: bool,
        found: &mut Vec<Diagnostic>,
    ) -> Option<Vec<u8>> {
        let sources = Arc::clone(&self.sources);
        if !bytecode {
            let language = match self.options.input {
                Some(Form::GenxLlvm) => Language::Llvm,
                None => Language::Mlir,
            };
            let scan = input::scan_language(&sources, file, chunk.clone(), language);
            if !scan.refused.is_empty() {
                found.extend(scan.refused);
                return None;
            }
            if !scan.has_content {
                let name = sources.file(file).map_or("", |source| source.name()).to_owned();
                found.push(
                    Diagnostic::warning(pto(codes::EMPTY_INPUT), "the input holds no operation")
                        .at(Location::File(name)),
                );
            }
        }
        let chunk = Chunk::new(context, sources, file, chunk, self.options.pto_arch)
            .at_level(self.options.pto_level)
            .with_names(self.options.keep_names);
        let run = Run { session: self, context, chunk };
        match (run.session.options.input, run.session.options.platform) {
            (Some(Form::GenxLlvm), Some(platform)) => run.llvm(platform, found),
            (Some(Form::GenxLlvm) | None, _) => run.go(found),
        }
    }

    /// Reports and writes; returns the exit status.
    fn finish(self) -> u8 {
        let reporting = &self.options.reporting;
        let report = if self.options.verify_diagnostics { self.mismatches } else { self.report };
        let mut report = reporting.settle(report, &self.sources);
        let mut unwritten = false;
        if (report.errors() == 0 || self.shows_failure)
            && !self.options.only_verifies()
            && !self.options.verify_diagnostics
            && let Err(diagnostic) = write(&self.options.output, &self.output)
        {
            unwritten = true;
            report.push(*diagnostic);
            report.sort(&self.sources);
        }
        reporting.show(&report, &self.sources, env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        if self.options.mlir_timing {
            let Timing { read: Times { parse, verify }, passes, backend, print } = self.timing;
            let total = parse + verify + passes + backend.total() + print;
            let mut rows =
                vec![("parse".to_owned(), parse), ("verify".to_owned(), verify), ("passes".to_owned(), passes)];
            rows.extend(backend.rows());
            rows.extend([("print".to_owned(), print), ("total".to_owned(), total)]);
            let mut out = std::io::stderr().lock();
            for (what, time) in rows {
                let _ = writeln!(out, "{:>10.4} s  {what}", time.as_secs_f64());
            }
        }
        if unwritten { 2 } else { u8::from(report.errors() > 0) }
    }
}

/// Returns the line of an operation.
fn line(op: OperationRef<'_, '_>) -> Option<u32> {
    match pto_program::load::location(op) {
        Location::LineCol { line, .. } => Some(line),
        Location::Span(_) | Location::File(_) | Location::Unknown => None,
    }
}

/// Work on one chunk.
struct Run<'r, 'o, 'c> {
    session: &'r mut Session<'o>,
    context: &'c Context,
    chunk: Chunk<'c>,
}

impl<'c> Run<'_, '_, 'c> {
    /// Compiles kernels in LLVM IR.
    fn llvm(mut self, platform: visa::Platform, found: &mut Vec<Diagnostic>) -> Option<Vec<u8>> {
        let before = found.len();
        let read = |name: &str, text: &str| {
            mlir_dialect::parse_llvm_ir(
                self.context,
                name,
                text,
                genx_dialect::llvm::KERNELS,
                genx_dialect::llvm::INLINED,
            )
        };
        let parsed = self.chunk.read(found, read);
        self.session.timing.read += self.chunk.times;
        if parsed.is_none() && found.len() == before {
            found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
        }
        let parsed = parsed?;
        if self.session.options.dump_pass_pipeline {
            diag::say(&format!("{}\n", passes::backend_pipeline(self.session.options)));
        }
        self.compiled(parsed.as_operation(), platform, found)
    }

    /// Compiles the kernels of a module.
    fn compiled(
        &mut self,
        module: OperationRef<'c, '_>,
        platform: visa::Platform,
        found: &mut Vec<Diagnostic>,
    ) -> Option<Vec<u8>> {
        let mut times = BackendTimes::default();
        let options = self.session.options;
        let compiled = gpu::compile(module, &|op| self.chunk.locate(op), platform, options, &mut times, found);
        self.session.timing.backend.add(&times);
        compiled
    }

    fn go(mut self, found: &mut Vec<Diagnostic>) -> Option<Vec<u8>> {
        let before = found.len();
        let parsed = self.chunk.check(found);
        self.session.timing.read += self.chunk.times;
        if parsed.is_none() && !found[before..].iter().any(|d| d.severity == diag::Severity::Error) {
            found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
        }
        let parsed = parsed?;
        let module = parsed.module();
        let options = self.session.options;
        if options.keep_names {
            parsed.name_values();
        }
        self.chunk.configure(false);
        if let Some(target) = options.pto_arch {
            target::record(module, target);
        }
        // Kernels of the backend need no lowering.
        let lowered = options.platform.is_some() && genx_dialect::has_kernels(module);
        if options.resync {
            self.check_sync(module, found)?;
            self.passes(module, &pto_vector::nested(pto_vector::DROP_SYNC, module), found)?;
        }
        if let Some(pipeline) = options.pipeline().filter(|_| !lowered) {
            let pipeline = match options.pass_pipeline {
                Some(_) => pipeline.to_owned(),
                None => pto_vector::nested(pipeline, module),
            };
            if options.dump_pass_pipeline {
                diag::say(&format!("{pipeline}\n"));
            }
            if self.passes(module, &pipeline, found).is_none() {
                let has_not_fitted = found[before..].iter().any(|d| d.code == pto(codes::DOES_NOT_FIT));
                let form = options.memory_map.filter(|_| has_not_fitted && !options.only_verifies())?;
                self.session.shows_failure = true;
                return Some(self.map(module, form, Placed::TooLarge));
            }
        }
        if options.dump_pass_pipeline && options.platform.is_some() {
            diag::say(&format!("{}\n", passes::backend_pipeline(options)));
        }
        if options.verify_sync {
            self.check_sync(module, found)?;
        }
        if options.verify_roundtrip && !self.round_trips(module, found) {
            return None;
        }
        if let Some(form) = options.memory_map.filter(|_| !options.only_verifies()) {
            return Some(self.map(module, form, Placed::Yes));
        }
        if let Some(platform) = options.platform {
            let compiled = self.compiled(module, platform, found);
            if self.session.single {
                std::mem::forget(parsed);
            }
            return compiled;
        }
        if options.only_verifies() {
            if self.session.single {
                std::mem::forget(parsed);
            }
            return None;
        }
        let start = Instant::now();
        let printed = self.chunk.collecting(Phase::Passes, found, || {
            if options.emit_bytecode {
                mlir_dialect::bytecode(module)
            } else {
                let mut text = mlir_dialect::print(
                    module,
                    PrintOptions {
                        generic: options.mlir_print_op_generic,
                        debug_info: options.mlir_print_debuginfo,
                        // Options may have disabled verification after passes.
                        verified: options.pipeline().is_none()
                            || options.verifies_modules()
                            || options.verifies_result(),
                        names: options.keep_names,
                    },
                );
                if !text.ends_with(b"\n") {
                    text.push(b'\n');
                }
                Some(text)
            }
        });
        self.session.timing.print += start.elapsed();
        if self.session.single {
            std::mem::forget(parsed);
        }
        printed
    }

    /// Checks that flags and barriers order the pipes of each core.
    fn check_sync(&mut self, module: OperationRef<'c, '_>, found: &mut Vec<Diagnostic>) -> Option<()> {
        let before = found.len();
        let checked = self.chunk.collecting(Phase::Passes, found, || pto_sync_verifier::verify(module));
        let wrong = checked.is_err() || found[before..].iter().any(|d| d.severity == diag::Severity::Error);
        (!wrong).then_some(())
    }

    fn passes(&mut self, module: OperationRef<'c, '_>, pipeline: &str, found: &mut Vec<Diagnostic>) -> Option<()> {
        if let Err(error) = passes::register() {
            found.push(Diagnostic::error(pto(codes::UNKNOWN_PASS), error.to_string()));
            return None;
        }
        let options = self.session.options;
        let how = PipelineOptions {
            verify_each: options.verifies_modules(),
            timing: options.mlir_timing,
            print_ir: PrintIr {
                before: options.mlir_print_ir_before.clone(),
                after: options.mlir_print_ir_after.clone(),
                before_all: options.mlir_print_ir_before_all,
                after_all: options.mlir_print_ir_after_all,
            },
        };
        let start = Instant::now();
        let before = found.len();
        let result = self.chunk.collecting(Phase::Passes, found, || {
            mlir_dialect::run_pipeline(module, pipeline, &how)?;
            if options.verifies_result() && !mlir_dialect::verify(module) {
                return Err(PassError::Failed);
            }
            Ok(())
        });
        self.session.timing.passes += start.elapsed();
        match result {
            Ok(()) => Some(()),
            Err(PassError::Failed) => {
                if !found[before..].iter().any(|d| d.severity == diag::Severity::Error) {
                    found.push(Diagnostic::error(pto(codes::PASS_FAILED), format!("pipeline '{pipeline}' failed")));
                }
                None
            }
            Err(error @ (PassError::InvalidPipeline(_) | PassError::AlreadyRegistered(_))) => {
                found.truncate(before);
                let message = error.to_string().trim_start_matches("error: ").replace('\n', " ");
                let diagnostic = Diagnostic::error(pto(codes::UNKNOWN_PASS), &*message);
                found.push(match passes::unknown_in_pipeline(&message) {
                    Some(help) => diagnostic.help(help),
                    None => diagnostic,
                });
                None
            }
        }
    }

    /// Returns the memory map in the requested form.
    fn map(&self, module: OperationRef<'c, '_>, form: MapForm, is_placed: Placed) -> Vec<u8> {
        let origin = |op: OperationRef<'_, '_>| Origin { line: line(op), name: self.chunk.name_of(op) };
        let map = MemoryMap::of(module, is_placed, &origin);
        let text = match form {
            MapForm::Json => map.to_json(),
            MapForm::Html => map.to_html(),
        };
        text.into_bytes()
    }

    /// Checks whether custom form, generic form and bytecode parse to the same module.
    fn round_trips(&mut self, module: OperationRef<'c, '_>, found: &mut Vec<Diagnostic>) -> bool {
        fn custom(op: OperationRef<'_, '_>) -> Vec<u8> {
            mlir_dialect::print(op, PrintOptions { verified: true, ..PrintOptions::default() })
        }
        let expected = custom(module);
        let forms = [
            ("custom form", Some(expected.clone())),
            (
                "generic form",
                Some(mlir_dialect::print(
                    module,
                    PrintOptions { generic: true, verified: true, debug_info: false, names: false },
                )),
            ),
            ("bytecode", mlir_dialect::bytecode(module)),
        ];
        for (what, bytes) in forms {
            let mut ignored = Vec::new();
            let again = self.chunk.collecting(Phase::Parse, &mut ignored, || {
                let parsed = ParsedSource::parse(self.context, "roundtrip", &bytes.unwrap_or_default(), false)?;
                Some(custom(parsed.module()))
            });
            if again.as_deref() != Some(&expected) {
                let message = format!("the module changes on its way through {what}");
                let mut diagnostic = Diagnostic::error(pto(codes::ROUND_TRIP), message)
                    .note("this is a defect of the tool: please report it with the input");
                if let Some(first) = ignored.first() {
                    diagnostic = diagnostic.note(first.message.clone());
                }
                found.push(diagnostic);
                return false;
            }
        }
        true
    }
}
