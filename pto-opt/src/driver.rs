//! The run of the tool: read, then for each chunk parse, verify, run passes and print; then report and write.

use crate::{
    cli::{Color, Diagnostics, Options, Warnings},
    collect::{self, Phase},
    dialects, expected,
    input::{self, pto},
    output,
    recover::{self, Remaining},
    supervise,
};
use diag::{Diagnostic, FileId, Location, Renderer, Report, Sources};
use mlir_dialect::{
    ParsedSource, PassError, PipelineOptions, PrintIr, PrintOptions,
    melior::{Context, ir::operation::OperationRef},
};
use pto_dialect::target::{self, Configuration};
use pto_isa::{codes, rule::OF_ABSENCE};
use std::{
    io::{IsTerminal, Write},
    mem::ManuallyDrop,
    ops::Range,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Runs the tool; gives its exit status.
pub(crate) fn run(options: &Options) -> u8 {
    if let Some(code) = &options.explain {
        return explain(code);
    }
    if options.show_dialects {
        return show_dialects(options);
    }
    if options.show_isa {
        return show(&options.output, &pto_isa::json::table_json());
    }
    let mut sources = Sources::new();
    let mut session = Session::new(options);
    let name = input::name(&options.input);
    match input::read(&options.input) {
        Err(diagnostic) => session.report.push(*diagnostic),
        Ok(bytes) if mlir_dialect::is_bytecode(&bytes) && !options.in_process => {
            match supervise::run(options, &name, &bytes) {
                Ok(status) => return status,
                Err(diagnostic) => session.report.push(*diagnostic),
            }
        }
        Ok(bytes) => {
            let file = sources.add(name, bytes);
            session.input(Arc::new(sources), file);
            return session.finish();
        }
    }
    session.sources = Arc::new(sources);
    session.finish()
}

/// Writes what was asked for instead of a run.
fn show(path: &Path, text: &str) -> u8 {
    match output::write(path, text.as_bytes()) {
        Ok(()) => 0,
        Err(diagnostic) => {
            eprintln!("error: {}", diagnostic.message);
            1
        }
    }
}

fn explain(code: &str) -> u8 {
    match pto_isa::codes::parse(code) {
        Some(info) => show("-".as_ref(), info.page),
        None => {
            let nearest = pto_isa::codes::CODES
                .iter()
                .min_by_key(|info| strsim::levenshtein(&info.id(), &code.to_ascii_uppercase()))
                .map_or(String::new(), |info| format!("; did you mean {}?", info.id()));
            eprintln!("error: unknown diagnostic code '{code}'{nearest}");
            2
        }
    }
}

/// A code as the diagnostics know it.
fn rule(info: &codes::CodeInfo) -> diag::CodeInfo {
    diag::CodeInfo { code: pto(info.code), title: info.title, source: info.source, page: info.page }
}

fn show_dialects(options: &Options) -> u8 {
    match dialects::context(false, false) {
        Ok(context) => {
            let mut names = mlir_dialect::available_dialects(&context);
            names.sort_unstable();
            let text = format!("Available Dialects: {}\n", names.join(", "));
            show(&options.output, &text)
        }
        Err(message) => {
            eprintln!("error: {message}");
            1
        }
    }
}

/// Time spent on what.
#[derive(Default)]
struct Timing {
    parse: Duration,
    verify: Duration,
    passes: Duration,
    print: Duration,
}

struct Session<'o> {
    options: &'o Options,
    sources: Arc<Sources>,
    report: Report,
    /// What `--verify-diagnostics` found wrong.
    mismatches: Report,
    output: Vec<u8>,
    timing: Timing,
    /// There is one chunk only, so that nothing need be freed before the process ends.
    single: bool,
}

/// A parsed and verified chunk, or nothing where there were errors.
type Checked<'c> = Option<ParsedSource<'c>>;

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
        }
    }

    fn input(&mut self, sources: Arc<Sources>, file: FileId) {
        self.sources = sources;
        let sources = Arc::clone(&self.sources);
        let Some(text) = sources.file(file).map(|source| source.bytes()) else { return };
        let context =
            match dialects::context(!self.options.mlir_disable_threading, self.options.allow_unregistered_dialect) {
                // Freed with the process: MLIR would free every type and location on its own.
                Ok(context) => ManuallyDrop::new(context),
                Err(message) => {
                    self.report.push(Diagnostic::error(pto(codes::SYNTAX), message));
                    return;
                }
            };
        let bytecode = mlir_dialect::is_bytecode(text);
        let chunks = input::chunks(text, self.options.split_input_file && !bytecode);
        self.single = chunks.len() == 1;
        for (index, chunk) in chunks.into_iter().enumerate() {
            if index > 0 && !self.options.verify {
                self.output.extend_from_slice(b"// -----\n");
            }
            let mut found = Vec::new();
            let printed = self.chunk(&context, file, chunk.clone(), bytecode, &mut found);
            if self.options.verify_diagnostics {
                expected::check(&sources, file, chunk, found, &mut self.mismatches);
            } else {
                self.report.extend(found);
            }
            self.output.extend(printed.unwrap_or_default());
        }
    }

    /// One chunk; what is printed of it, unless there were errors.
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
            let scan = input::scan(&sources, file, chunk.clone());
            if let Some(refused) = scan.refused {
                found.push(refused);
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
        let run = Run { session: self, context, file, chunk, sources };
        run.go(found)
    }

    /// Reports, writes, and gives the exit status.
    fn finish(self) -> u8 {
        let mut report = if self.options.verify_diagnostics { self.mismatches } else { self.report };
        match self.options.warnings() {
            Warnings::Show => {}
            Warnings::None => {
                report = report.into_iter().filter(|d| d.severity != diag::Severity::Warning).collect();
            }
            Warnings::Error => report.promote_warnings(),
        }
        report.sort(&self.sources);
        if report.errors() == 0
            && !self.options.verify
            && !self.options.verify_diagnostics
            && let Err(diagnostic) = output::write(&self.options.output, &self.output)
        {
            report.push(*diagnostic);
        }
        let mut out = std::io::stderr().lock();
        let color = match self.options.color {
            Color::Auto => out.is_terminal() && std::env::var_os("NO_COLOR").is_none(),
            Color::Always => true,
            Color::Never => false,
        };
        let mut text = Vec::new();
        let rendered = match self.options.diagnostics {
            Diagnostics::Human => {
                let renderer = Renderer::new(diag::Format::Human).color(color);
                renderer
                    .render(&report, &self.sources, &mut text)
                    .and_then(|()| renderer.render_summary(&report, &mut text))
            }
            Diagnostics::Short => Renderer::new(diag::Format::Short).render(&report, &self.sources, &mut text),
            Diagnostics::Json => Renderer::new(diag::Format::Json).render(&report, &self.sources, &mut text),
            Diagnostics::Sarif => {
                let codes: Vec<_> = codes::CODES.iter().map(rule).collect();
                let tool =
                    diag::Tool { name: env!("CARGO_PKG_NAME"), version: env!("CARGO_PKG_VERSION"), codes: &codes };
                diag::sarif(&report, &self.sources, &tool, &mut text)
            }
        };
        // There is nowhere to report that standard error is closed.
        let _ = rendered.and_then(|()| out.write_all(&text));
        if self.options.mlir_timing {
            let Timing { parse, verify, passes, print } = self.timing;
            let rows = [("parse", parse), ("verify", verify), ("passes", passes), ("print", print)];
            let total: Duration = rows.iter().map(|(_, time)| *time).sum();
            for (what, time) in rows.into_iter().chain([("total", total)]) {
                let _ = writeln!(out, "{:>10.4} s  {what}", time.as_secs_f64());
            }
        }
        u8::from(report.errors() > 0)
    }
}

/// Whether one of the sorted places is in a range.
fn contains(places: &[usize], range: &Range<usize>) -> bool {
    places.get(places.partition_point(|place| *place < range.start)).is_some_and(|place| *place < range.end)
}

/// Work on one chunk.
struct Run<'r, 'o, 'c> {
    session: &'r mut Session<'o>,
    context: &'c Context,
    file: FileId,
    chunk: Range<usize>,
    sources: Arc<Sources>,
}

impl<'c> Run<'_, '_, 'c> {
    /// Runs `work` while diagnostics of the context are collected.
    fn collecting<T>(&self, phase: Phase, found: &mut Vec<Diagnostic>, work: impl FnOnce() -> T) -> T {
        let base_line = self.sources.file(self.file).map_or(0, |source| {
            let line = if self.chunk.start == 0 { 1 } else { source.position(self.chunk.start).line };
            line - 1
        });
        let collected = Arc::new(Mutex::new(Vec::new()));
        let (sink, sources, file) = (Arc::clone(&collected), Arc::clone(&self.sources), self.file);
        let handler = self.context.attach_diagnostic_handler(move |diagnostic| {
            let converted = collect::convert(&diagnostic, phase, &sources, file, base_line);
            sink.lock().unwrap_or_else(PoisonError::into_inner).extend(converted);
            true
        });
        let result = work();
        self.context.detach_diagnostic_handler(handler);
        found.append(&mut collected.lock().unwrap_or_else(PoisonError::into_inner));
        result
    }

    fn configure(&self, warnings: bool) {
        dialects::configure(self.context, Configuration { target: self.session.options.pto_arch, warnings });
    }

    fn parse(&mut self, text: &[u8], places: bool, found: &mut Vec<Diagnostic>) -> Checked<'c> {
        let start = Instant::now();
        let name = self.sources.file(self.file).map_or("", |source| source.name()).to_owned();
        let parsed = self.collecting(Phase::Parse, found, || ParsedSource::parse(self.context, &name, text, places));
        self.session.timing.parse += start.elapsed();
        parsed
    }

    /// Parses and verifies. The quick way first; where that has anything to say, once more in the way that keeps the
    /// places of operands and goes on after errors.
    fn check(&mut self, found: &mut Vec<Diagnostic>) -> Checked<'c> {
        self.configure(true);
        let sources = Arc::clone(&self.sources);
        let text = sources.file(self.file).and_then(|source| source.bytes().get(self.chunk.clone())).unwrap_or(&[]);
        let mut hurried = Vec::new();
        if let Some(parsed) = self.parse(text, false, &mut hurried) {
            let start = Instant::now();
            let verified = self.collecting(Phase::Verify, &mut hurried, || {
                let module = parsed.module();
                mlir_dialect::verify(module) && pto_verify::verify(module, pto_verify::Options::default()).is_ok()
            });
            self.session.timing.verify += start.elapsed();
            if verified && hurried.is_empty() {
                return Some(parsed);
            }
        }
        let (parsed, incomplete) = self.parse_all(text, found)?;
        let start = Instant::now();
        let mut rules = Vec::new();
        let module = parsed.module();
        let each = self.collecting(Phase::Verify, &mut rules, || mlir_dialect::verify_all(module, Some(&parsed)));
        let broken = self.errors(found.iter().chain(&rules));
        let broken =
            |op: OperationRef<'_, '_>| parsed.op_place(op).is_some_and(|place| contains(&broken, &place.whole));
        let options = pto_verify::Options { broken: &broken, ..pto_verify::Options::default() };
        let several = self.collecting(Phase::Verify, &mut rules, || {
            mlir_dialect::with_places(module, Some(&parsed), || pto_verify::verify(module, options).is_ok())
        });
        let verified = each && several;
        self.session.timing.verify += start.elapsed();
        // Without the statements that do not parse, blocks may lack what they need.
        let lost = |code| code == pto(codes::STRUCTURE) || OF_ABSENCE.iter().any(|&absent| code == pto(absent));
        rules.retain(|diagnostic| !incomplete || !lost(diagnostic.code));
        found.append(&mut rules);
        let errors = found.iter().any(|diagnostic| diagnostic.severity == diag::Severity::Error);
        if !verified && !errors {
            // MLIR refused without a word: say at least that.
            found.push(Diagnostic::error(pto(codes::STRUCTURE), "the module is not valid"));
        }
        (verified && !errors).then_some(parsed)
    }

    /// Where in the chunk the errors are, sorted.
    fn errors<'d>(&self, found: impl Iterator<Item = &'d Diagnostic>) -> Vec<usize> {
        let mut places: Vec<usize> = found
            .filter(|diagnostic| diagnostic.severity == diag::Severity::Error)
            .filter_map(|diagnostic| match diagnostic.location {
                Location::Span(span) => span.start.checked_sub(self.chunk.start),
                _ => None,
            })
            .collect();
        places.sort_unstable();
        places
    }

    /// Parses with places. Where a statement does not parse, it is left out and the rest parsed again, so that all
    /// errors are found. Says whether anything had to be left out.
    fn parse_all(&mut self, text: &[u8], found: &mut Vec<Diagnostic>) -> Option<(ParsedSource<'c>, bool)> {
        let base = self.chunk.start;
        let offset = |diagnostic: &Diagnostic| match diagnostic.location {
            Location::Span(span) if span.start >= base => Some(span.start - base),
            _ => None,
        };
        let mut remaining = Remaining::new(text);
        for round_number in 1..=recover::ROUNDS {
            let mut round = Vec::new();
            if let Some(parsed) = self.parse(remaining.text(), true, &mut round) {
                found.append(&mut round);
                return Some((parsed, remaining.incomplete));
            }
            let dangling = |diagnostic: &Diagnostic| diagnostic.code == pto(codes::DOMINANCE);
            // The parser stops at the last error it reports, or at all uses of values that are not defined.
            let stops: Vec<usize> = if round.iter().any(dangling) {
                round.iter().filter(|diagnostic| dangling(diagnostic)).filter_map(offset).collect()
            } else {
                round.last().and_then(offset).into_iter().collect()
            };
            let lost: Vec<bool> = round
                .iter()
                .map(|diagnostic| dangling(diagnostic) && offset(diagnostic).is_some_and(|at| remaining.lost(at)))
                .collect();
            let removed: Vec<Option<Range<usize>>> = stops.into_iter().map(|at| remaining.remove(at)).collect();
            let give_up = round_number == recover::ROUNDS || removed.is_empty() || removed.contains(&None);
            for (diagnostic, lost) in round.into_iter().zip(lost) {
                let gone =
                    offset(&diagnostic).is_some_and(|at| removed.iter().flatten().any(|range| range.contains(&at)));
                // What stays in the text is reported again by the next round.
                if !lost && (gone || give_up) {
                    found.push(diagnostic);
                }
            }
            if give_up {
                return None;
            }
        }
        None
    }

    fn go(mut self, found: &mut Vec<Diagnostic>) -> Option<Vec<u8>> {
        let before = found.len();
        let parsed = self.check(found);
        if parsed.is_none() && !found[before..].iter().any(|d| d.severity == diag::Severity::Error) {
            found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"));
        }
        let parsed = parsed?;
        let module = parsed.module();
        let options = self.session.options;
        self.configure(false);
        if let Some(target) = options.pto_arch {
            target::record(module, target);
        }
        if let Some(pipeline) = &options.pass_pipeline {
            self.passes(module, pipeline, found)?;
        }
        if options.verify_roundtrip && !self.round_trips(module, found) {
            return None;
        }
        if options.verify {
            if self.session.single {
                std::mem::forget(parsed);
            }
            return None;
        }
        let start = Instant::now();
        let printed = self.collecting(Phase::Passes, found, || {
            if options.emit_bytecode {
                mlir_dialect::bytecode(module)
            } else {
                let mut text = mlir_dialect::print(
                    module,
                    PrintOptions {
                        generic: options.mlir_print_op_generic,
                        debug_info: options.mlir_print_debuginfo,
                        // Passes may have been told not to verify.
                        verified: options.pass_pipeline.is_none() || options.verify_each,
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

    fn passes(&mut self, module: OperationRef<'c, '_>, pipeline: &str, found: &mut Vec<Diagnostic>) -> Option<()> {
        mlir_dialect::register_upstream_passes();
        if let Err(error) = pto_verify::register_passes() {
            found.push(Diagnostic::error(pto(codes::UNKNOWN_PASS), error.to_string()));
            return None;
        }
        let options = self.session.options;
        let how = PipelineOptions {
            verify_each: options.verify_each,
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
        let result = self.collecting(Phase::Passes, found, || mlir_dialect::run_pipeline(module, pipeline, &how));
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
                found.push(Diagnostic::error(pto(codes::UNKNOWN_PASS), message));
                None
            }
        }
    }

    /// Whether custom form, generic form and bytecode lead back to the same module.
    fn round_trips(&mut self, module: OperationRef<'c, '_>, found: &mut Vec<Diagnostic>) -> bool {
        fn custom(op: OperationRef<'_, '_>) -> Vec<u8> {
            mlir_dialect::print(op, PrintOptions { verified: true, ..PrintOptions::default() })
        }
        let expected = custom(module);
        let forms = [
            ("custom form", Some(expected.clone())),
            (
                "generic form",
                Some(mlir_dialect::print(module, PrintOptions { generic: true, verified: true, debug_info: false })),
            ),
            ("bytecode", mlir_dialect::bytecode(module)),
        ];
        for (what, bytes) in forms {
            let mut ignored = Vec::new();
            let again = self.collecting(Phase::Parse, &mut ignored, || {
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
