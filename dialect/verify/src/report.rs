//! Builds diagnostics of rules over several operations.

use mlir_dialect::{Diagnostic, Failed, Severity, melior::ir::Location};
use pto_dialect::report::{HELP, RULE, at};
use pto_isa::{codes, rule};

/// A violation being built.
#[must_use = "a violation is reported by `emit`"]
pub(crate) struct Violation<'c> {
    diagnostic: Option<Diagnostic<'c>>,
    source: &'static str,
    error: bool,
}

impl<'c> Violation<'c> {
    /// Starts a violation with the severity and source of its code. Drops warnings unless `warnings` is set.
    pub(crate) fn new(code: u16, location: Location<'c>, warnings: bool, message: String) -> Self {
        let info = codes::by_code(code);
        let error = info.is_none_or(|info| info.severity == rule::Severity::Error);
        let severity = if error { Severity::Error } else { Severity::Warning };
        Self {
            diagnostic: (error || warnings).then(|| at(severity, location, code, message)),
            source: info.map_or("", |info| info.source),
            error,
        }
    }

    /// Adds a note at another operation.
    pub(crate) fn note_at(mut self, location: Location<'c>, text: &str) -> Self {
        self.diagnostic = self.diagnostic.map(|diagnostic| diagnostic.note_at(location, text));
        self
    }

    /// Proposes a repair.
    pub(crate) fn help(mut self, text: &str) -> Self {
        self.diagnostic = self.diagnostic.map(|diagnostic| diagnostic.note(format_args!("{HELP}{text}")));
        self
    }

    /// Reports the violation; returns `Failed` for an error.
    pub(crate) fn emit(self) -> Option<Failed> {
        let failed = self.diagnostic?.note(format_args!("{RULE}{}", self.source)).emit();
        self.error.then_some(failed)
    }
}
