//! Parsing and verifying one chunk of an input.

use crate::{
    collect::{self, Phase},
    dialects::configure,
    pto,
    recover::{self, Remaining},
};
use diag::{Diagnostic, FileId, Location, Sources};
use mlir_dialect::{
    ParsedSource,
    melior::{Context, ir::operation::OperationRef},
};
use pto_dialect::target::Configuration;
use pto_isa::{Target, codes, rule::OF_ABSENCE};
use std::{
    ops::{AddAssign, Range},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A parsed and verified chunk, or nothing where there were errors.
pub type Checked<'c> = Option<ParsedSource<'c>>;

/// Time spent on what.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times {
    /// Parsing
    pub parse: Duration,
    /// Verifying
    pub verify: Duration,
}

impl AddAssign for Times {
    fn add_assign(&mut self, other: Times) {
        self.parse += other.parse;
        self.verify += other.verify;
    }
}

/// Whether one of the sorted places is in a range.
fn contains(places: &[usize], range: &Range<usize>) -> bool {
    places.get(places.partition_point(|place| *place < range.start)).is_some_and(|place| *place < range.end)
}

/// One chunk of an input, and the context it is parsed in.
pub struct Chunk<'c> {
    context: &'c Context,
    sources: Arc<Sources>,
    file: FileId,
    range: Range<usize>,
    target: Option<Target>,
    /// Time spent so far.
    pub times: Times,
}

impl<'c> Chunk<'c> {
    /// The bytes `range` of a file. `target` is the one the tool was told, which wins over what modules say.
    pub fn new(
        context: &'c Context,
        sources: Arc<Sources>,
        file: FileId,
        range: Range<usize>,
        target: Option<Target>,
    ) -> Self {
        Self { context, sources, file, range, target, times: Times::default() }
    }

    /// Lines of the input before the chunk.
    fn base_line(&self) -> u32 {
        self.sources.file(self.file).map_or(0, |source| {
            let line = if self.range.start == 0 { 1 } else { source.position(self.range.start).line };
            line - 1
        })
    }

    /// Where an operation of the chunk stands in the input.
    pub fn locate(&self, op: OperationRef<'_, '_>) -> Location {
        collect::resolve(mlir_dialect::location(op), &self.sources, self.file, self.base_line())
    }

    /// Runs `work` while diagnostics of the context are collected.
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

    /// Says to the verifiers which target there is, and whether warnings are wanted.
    pub fn configure(&self, warnings: bool) {
        configure(self.context, Configuration { target: self.target, warnings, values: false });
    }

    /// Parses, without verifying. With `places`, the module knows where its operands stand.
    pub fn parse(&mut self, text: &[u8], places: bool, found: &mut Vec<Diagnostic>) -> Checked<'c> {
        let start = Instant::now();
        let name = self.sources.file(self.file).map_or("", |source| source.name()).to_owned();
        let parsed = self.collecting(Phase::Parse, found, || ParsedSource::parse(self.context, &name, text, places));
        self.times.parse += start.elapsed();
        parsed
    }

    /// Parses and verifies. The quick way first; where that has anything to say, once more in the way that keeps the
    /// places of operands and goes on after errors.
    pub fn check(&mut self, found: &mut Vec<Diagnostic>) -> Checked<'c> {
        self.configure(true);
        let sources = Arc::clone(&self.sources);
        let text = sources.file(self.file).and_then(|source| source.bytes().get(self.range.clone())).unwrap_or(&[]);
        let mut hurried = Vec::new();
        if let Some(parsed) = self.parse(text, false, &mut hurried) {
            let start = Instant::now();
            let verified = self.collecting(Phase::Verify, &mut hurried, || {
                let module = parsed.module();
                mlir_dialect::verify(module) && pto_verify::verify(module, pto_verify::Options::default()).is_ok()
            });
            self.times.verify += start.elapsed();
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
        self.times.verify += start.elapsed();
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
                Location::Span(span) => span.start.checked_sub(self.range.start),
                _ => None,
            })
            .collect();
        places.sort_unstable();
        places
    }

    /// Parses with places. Where a statement does not parse, it is left out and the rest parsed again, so that all
    /// errors are found. Says whether anything had to be left out.
    fn parse_all(&mut self, text: &[u8], found: &mut Vec<Diagnostic>) -> Option<(ParsedSource<'c>, bool)> {
        let base = self.range.start;
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
}
