//! Parses and verifies one chunk of an input.

use crate::{
    collect::{self, Phase},
    dialects::configure,
    pto,
    recover::{self, Remaining, Removed},
    supervise::Limited,
    wording,
};
use diag::{Diagnostic, FileId, Location, Sources};
use mlir_dialect::{
    ParsedSource,
    melior::{
        Context,
        ir::operation::{OperationLike, OperationRef},
    },
};
use pto_dialect::target::Configuration;
use pto_isa::{
    Target, codes,
    rule::{OF_ABSENCE, PlanLevel},
};
use std::{
    ops::{AddAssign, Range},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A parsed and verified chunk; `None` if it has errors.
pub type Checked<'c> = Option<ParsedSource<'c>>;

/// Time spent in each phase.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times {
    /// Parsing.
    pub parse: Duration,
    /// Verifying.
    pub verify: Duration,
}

impl AddAssign for Times {
    fn add_assign(&mut self, other: Times) {
        self.parse += other.parse;
        self.verify += other.verify;
    }
}

/// Most parts that a type or attribute may have when it is printed.
const MAX_PARTS: u64 = 1_000_000;
/// Most parts of all types and attributes of a module when printed, besides [`MAX_PARTS_PER_BYTE`].
const MAX_PARTS_OF_ALL: u64 = 16_000_000;
/// Additional parts of a module for each byte of the input.
const MAX_PARTS_PER_BYTE: u64 = 64;

/// Checks whether a text defines aliases of types or attributes.
fn has_aliases(text: &[u8]) -> bool {
    memchr::memchr2_iter(b'!', b'#', text).any(|at| {
        let line = text[..at].iter().rev().take_while(|byte| **byte != b'\n');
        line.copied().all(|byte| byte.is_ascii_whitespace())
    })
}

/// Checks whether a range contains one of the sorted offsets.
fn contains(places: &[usize], range: &Range<usize>) -> bool {
    places.get(places.partition_point(|place| *place < range.start)).is_some_and(|place| *place < range.end)
}

/// A chunk of an input, and the context in which it is parsed.
pub struct Chunk<'c> {
    context: &'c Context,
    sources: Arc<Sources>,
    file: FileId,
    range: Range<usize>,
    target: Option<Target>,
    level: Option<PlanLevel>,
    names: bool,
    /// Time spent so far.
    pub times: Times,
}

impl<'c> Chunk<'c> {
    /// Selects the bytes `range` of a file. `target` comes from the command line and overrides attributes of modules.
    pub fn new(
        context: &'c Context,
        sources: Arc<Sources>,
        file: FileId,
        range: Range<usize>,
        target: Option<Target>,
    ) -> Self {
        Self { context, sources, file, range, target, level: None, names: false, times: Times::default() }
    }

    /// Sets the level (`--pto-level`) to verify for.
    #[must_use]
    pub fn at_level(self, level: Option<PlanLevel>) -> Self {
        Self { level, ..self }
    }

    /// If `names`, operations keep their positions, so that `ParsedSource::name_values` can restore the names of the
    /// text.
    #[must_use]
    pub fn with_names(self, names: bool) -> Self {
        Self { names, ..self }
    }

    /// Returns the number of lines of the input before the chunk.
    fn base_line(&self) -> u32 {
        self.sources.file(self.file).map_or(0, |source| {
            let line = if self.range.start == 0 { 1 } else { source.position(self.range.start).line };
            line - 1
        })
    }

    /// Returns the location of an operation of the chunk in the input.
    pub fn locate(&self, op: OperationRef<'_, '_>) -> Location {
        collect::resolve(mlir_dialect::location(op), &self.sources, self.file, self.base_line())
    }

    /// Returns the name that the text gives to the first result of an operation, such as `%a`.
    pub fn name_of(&self, op: OperationRef<'_, '_>) -> Option<String> {
        let Location::Span(span) = self.locate(op) else { return None };
        let text = self.sources.file(span.file)?.bytes();
        let start = memchr::memrchr(b'\n', text.get(..span.start)?).map_or(0, |newline| newline + 1);
        let names = recover::definitions(text.get(start..span.end)?);
        String::from_utf8(names.into_iter().next()?).ok()
    }

    /// Runs `work` and collects the diagnostics that the context emits meanwhile.
    pub fn collecting<T>(&self, phase: Phase, found: &mut Vec<Diagnostic>, work: impl FnOnce() -> T) -> T {
        let base_line = self.base_line();
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

    /// Configures the verifiers of the context: target, level, and whether they emit warnings.
    pub fn configure(&self, warnings: bool) {
        let (target, level) = (self.target, self.level);
        configure(self.context, Configuration { target, warnings, level, ..Configuration::default() });
    }

    /// Calls a reader of text in another language than MLIR with the name and the text of the chunk.
    pub fn read<T>(&mut self, found: &mut Vec<Diagnostic>, reader: impl FnOnce(&str, &str) -> Option<T>) -> Option<T> {
        let start = Instant::now();
        let source = self.sources.file(self.file)?;
        let text = str::from_utf8(source.bytes().get(self.range.clone())?).ok()?;
        let read = self.collecting(Phase::Parse, found, || reader(source.name(), text));
        self.times.parse += start.elapsed();
        read
    }

    /// Parses without verifying. With `places`, the module records the source ranges of operands.
    pub fn parse(&mut self, text: &[u8], places: bool, found: &mut Vec<Diagnostic>) -> Checked<'c> {
        let start = Instant::now();
        let name = self.sources.file(self.file).map_or("", |source| source.name()).to_owned();
        let parsed = self.collecting(Phase::Parse, found, || ParsedSource::parse(self.context, &name, text, places));
        let has_left = || mlir_dialect::is_bytecode(text) || memchr::memmem::find(text, b"left").is_some();
        if let Some(parsed) = parsed.as_ref().filter(|_| has_left()) {
            pto_dialect::target::settle_layouts(parsed.module());
        }
        self.times.parse += start.elapsed();
        parsed
    }

    /// Parses and verifies. If the fast path reports any diagnostic, parses the chunk again with source ranges of
    /// operands and continues verification after errors.
    pub fn check(&mut self, found: &mut Vec<Diagnostic>) -> Checked<'c> {
        self.configure(true);
        let sources = Arc::clone(&self.sources);
        let text = sources.file(self.file).and_then(|source| source.bytes().get(self.range.clone())).unwrap_or(&[]);
        let _limits = mlir_dialect::is_bytecode(text).then(|| Limited::reading(text.len()));
        let mut hurried = Vec::new();
        let mut stopped = None;
        if let Some(parsed) = self.parse(text, self.names, &mut hurried) {
            if let Some(refused) = self.too_large(parsed.module(), text) {
                found.push(refused);
                return None;
            }
            let start = Instant::now();
            let verified = self.collecting(Phase::Verify, &mut hurried, || {
                let module = parsed.module();
                mlir_dialect::verify(module) && pto_verify::verify(module, pto_verify::Options::default()).is_ok()
            });
            self.times.verify += start.elapsed();
            if verified && hurried.is_empty() {
                return Some(parsed);
            }
        } else {
            stopped = Some(hurried);
        }
        let mut syntax = Vec::new();
        let parsed = self.parse_all(text, stopped, &mut syntax);
        wording::drop_consequences(&mut syntax);
        found.append(&mut syntax);
        let (parsed, incomplete) = parsed?;
        if let Some(refused) = self.too_large(parsed.module(), text) {
            found.push(refused);
            return None;
        }
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
        self.times.verify += start.elapsed();
        // If statements were removed, blocks may lack their terminators.
        let lost = |code| code == pto(codes::STRUCTURE) || OF_ABSENCE.iter().any(|&absent| code == pto(absent));
        rules.retain(|diagnostic| !incomplete || !lost(diagnostic.code));
        found.append(&mut rules);
        let errors = found.iter().any(|diagnostic| diagnostic.severity == diag::Severity::Error);
        if !verified && !errors {
            // MLIR failed without a diagnostic, so report at least that.
            found.push(Diagnostic::error(pto(codes::STRUCTURE), "the module is not valid"));
        }
        (verified && !errors).then_some(parsed)
    }

    /// Rejects a module whose printed form is far larger than its form in memory, because diagnostics and printers
    /// print it.
    fn too_large(&self, module: OperationRef<'c, '_>, text: &[u8]) -> Option<Diagnostic> {
        // Text without aliases is already as large as its printed form.
        if !mlir_dialect::is_bytecode(text) && !has_aliases(text) {
            return None;
        }
        let all = MAX_PARTS_OF_ALL + text.len() as u64 * MAX_PARTS_PER_BYTE;
        let op = mlir_dialect::too_large(module, MAX_PARTS, all)?;
        let name = op.name();
        let name = name.as_string_ref();
        let name = name.as_str().unwrap_or("operation");
        let message = format!("the types and attributes of '{name}' are too large to be written out");
        let diagnostic = Diagnostic::error(pto(codes::EXPANSION), message).at(self.locate(op));
        Some(diagnostic.note(format!(
            "expected at most {MAX_PARTS} parts of each, and at most {all} parts in the module; aliases share parts that are \
             repeated where a type or attribute is written out"
        )))
    }

    /// Returns the sorted offsets of errors in the chunk.
    fn errors<'d>(&self, found: impl Iterator<Item = &'d Diagnostic>) -> Vec<usize> {
        let mut places: Vec<usize> = found
            .filter(|diagnostic| diagnostic.severity == diag::Severity::Error)
            .filter_map(|diagnostic| match diagnostic.location {
                Location::Span(span) => span.start.checked_sub(self.range.start),
                _ => None,
            })
            .collect();
        places.sort_unstable();
        places
    }

    /// Parses with source ranges. Blanks out each statement that does not parse and parses the rest again, so that all
    /// errors are found. Also returns whether statements were removed. `stopped` holds the diagnostics of an earlier
    /// failed parse of the whole text, which serve as those of the first round.
    fn parse_all(
        &mut self,
        text: &[u8],
        mut stopped: Option<Vec<Diagnostic>>,
        found: &mut Vec<Diagnostic>,
    ) -> Option<(ParsedSource<'c>, bool)> {
        let base = self.range.start;
        let offset = |diagnostic: &Diagnostic| match diagnostic.location {
            Location::Span(span) if span.start >= base => Some(span.start - base),
            _ => None,
        };
        let is_dangling = |diagnostic: &Diagnostic| diagnostic.code == pto(codes::DOMINANCE);
        let mut remaining = Remaining::new(text);
        let mut effort = 0;
        loop {
            let (reduced, mut round) = (remaining.is_reduced(), Vec::new());
            let parsed = if let Some(first) = stopped.take() {
                round = first;
                None
            } else {
                self.parse(&remaining.candidate(), !reduced, &mut round)
            };
            if let Some(parsed) = parsed {
                if !reduced {
                    found.append(&mut round);
                    return Some((parsed, remaining.incomplete));
                }
                // The next round parses the whole text and reports these diagnostics again.
                remaining.reset();
                continue;
            }
            // The parser stops either at the last error that it reports, or after it has reported all uses of undefined
            // values.
            let dangling = round.iter().any(is_dangling);
            let stops: Vec<usize> = if dangling {
                round.iter().filter(|diagnostic| is_dangling(diagnostic)).filter_map(offset).collect()
            } else {
                round.last().and_then(offset).into_iter().collect()
            };
            effort += remaining.effort(stops.iter().copied().max().unwrap_or(text.len()));
            let lost: Vec<bool> = round
                .iter()
                .map(|diagnostic| is_dangling(diagnostic) && offset(diagnostic).is_some_and(|at| remaining.lost(at)))
                .collect();
            let before = remaining.removals();
            let is_name = round.last().is_some_and(|last| last.code == pto(codes::UNKNOWN_OPERATION));
            let removed: Vec<Option<Removed>> = stops.iter().map(|at| remaining.remove(*at, is_name)).collect();
            let stuck = remaining.removals() == before || removed.iter().any(Option::is_none);
            let exhausted = effort > recover::EFFORT;
            let mut removed: Vec<Removed> = removed.into_iter().flatten().collect();
            for (diagnostic, lost) in round.into_iter().zip(lost) {
                let gone =
                    offset(&diagnostic).is_some_and(|at| removed.iter().any(|statement| statement.range.contains(&at)));
                // Diagnostics in text that remains are reported again in the next round.
                if !lost && (gone || exhausted || stuck && !reduced) {
                    found.push(diagnostic);
                }
            }
            if exhausted {
                found.push(unfinished(remaining.removals()));
            }
            if exhausted || stuck && !reduced {
                return None;
            }
            removed.sort_unstable_by_key(|statement| statement.range.start);
            if dangling {
                remaining.remove_dependents(&removed);
            }
            match removed.first() {
                Some(first) if !stuck => remaining.advance(first.range.start),
                _ => remaining.reset(),
            }
        }
    }
}

/// Returns the warning that the parser stopped before the end of the text.
fn unfinished(statements: usize) -> Diagnostic {
    let message = format!("parsing was given up after {statements} statements that do not parse");
    Diagnostic::warning(pto(codes::SYNTAX), message).note("there may be more errors: repair those shown and try again")
}
