//! Diagnostics of the lowering.

use mlir_dialect::{Diagnostic, Failed, Severity, melior::ir::Location};
use pto_dialect::report::{HELP, RULE, at};
use pto_isa::codes;
use std::fmt::Display;

/// An error of the lowering being built.
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

    /// Points at another place.
    pub(crate) fn note_at(mut self, location: Location<'c>, text: impl Display) -> Self {
        self.diagnostic = self.diagnostic.note_at(location, text);
        self
    }

    /// Proposes a repair.
    pub(crate) fn help(mut self, text: impl Display) -> Self {
        self.diagnostic = self.diagnostic.note(format_args!("{HELP}{text}"));
        self
    }

    /// Reports.
    pub(crate) fn emit(self) -> Failed {
        self.diagnostic.note(format_args!("{RULE}{}", self.source)).emit()
    }
}
