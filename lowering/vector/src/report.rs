//! Builds the diagnostics of the lowering.

use mlir_dialect::{Diagnostic, Failed, Severity, melior::ir::Location};
use pto_dialect::report::{HELP, RULE, at};
use pto_isa::codes;
use std::fmt::Display;

/// An error under construction.
#[must_use = "an error is reported by `emit`"]
pub(crate) struct Report<'c> {
    diagnostic: Diagnostic<'c>,
    source: &'static str,
}

impl<'c> Report<'c> {
    /// Starts with the source of the code.
    pub(crate) fn new(code: u16, location: Location<'c>, message: impl Display) -> Self {
        let source = codes::by_code(code).map_or("", |info| info.source);
        Self { diagnostic: at(Severity::Error, location, code, message), source }
    }

    /// Adds a note at another location.
    pub(crate) fn note_at(mut self, location: Location<'c>, text: impl Display) -> Self {
        self.diagnostic = self.diagnostic.note_at(location, text);
        self
    }

    /// Suggests a repair.
    pub(crate) fn help(mut self, text: impl Display) -> Self {
        self.diagnostic = self.diagnostic.note(format_args!("{HELP}{text}"));
        self
    }

    /// Emits the diagnostic.
    pub(crate) fn emit(self) -> Failed {
        self.diagnostic.note(format_args!("{RULE}{}", self.source)).emit()
    }
}
