//! Defines a diagnostic and its parts.

use serde::Serialize;

use crate::code::Code;
use crate::fix::{Applicability, Edit, Fix};
use crate::location::{Location, Span};

/// The severity of a diagnostic. Errors are ordered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The input breaks a rule.
    Error,
    /// The input is accepted, but may not mean what was intended.
    Warning,
    /// Information.
    Remark,
}

impl Severity {
    /// Returns the word for it: `error`, `warning` or `remark`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Remark => "remark",
        }
    }
}

impl std::fmt::Display for Severity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}

/// A message at another location than the primary one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label {
    /// The location.
    pub span: Span,
    /// The message.
    pub message: String,
}

/// Additional information about a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Note {
    /// The message.
    pub message: String,
    /// Its location.
    pub location: Option<Location>,
}

/// A message about the input.
///
/// The derived order compares fields as declared: severity, code and message first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The code of the rule.
    pub code: Code,
    /// The problem.
    pub message: String,
    /// The primary location.
    pub location: Location,
    /// The label of the primary location.
    pub label: Option<String>,
    /// Labels of other locations.
    pub labels: Vec<Label>,
    /// Additional information.
    pub notes: Vec<Note>,
    /// Suggestions.
    pub help: Vec<String>,
    /// Repairs as edits.
    pub fixes: Vec<Fix>,
}

impl Diagnostic {
    /// Creates a diagnostic without a location.
    pub fn new(severity: Severity, code: Code, message: impl Into<String>) -> Self {
        Self {
            severity,
            code,
            message: message.into(),
            location: Location::Unknown,
            label: None,
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
            fixes: Vec::new(),
        }
    }

    /// Creates an error.
    pub fn error(code: Code, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, message)
    }

    /// Creates a warning.
    pub fn warning(code: Code, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, message)
    }

    /// Creates a remark.
    pub fn remark(code: Code, message: impl Into<String>) -> Self {
        Self::new(Severity::Remark, code, message)
    }

    /// Sets the primary location.
    pub fn at(mut self, location: impl Into<Location>) -> Self {
        self.location = location.into();
        self
    }

    /// Sets the label of the primary location.
    pub fn label(mut self, message: impl Into<String>) -> Self {
        self.label = Some(message.into());
        self
    }

    /// Adds a label at another location.
    pub fn label_at(mut self, span: Span, message: impl Into<String>) -> Self {
        let message = message.into();
        self.labels.push(Label { span, message });
        self
    }

    /// Adds a note.
    pub fn note(mut self, message: impl Into<String>) -> Self {
        self.notes.push(Note { message: message.into(), location: None });
        self
    }

    /// Adds a note with a location.
    pub fn note_at(mut self, location: impl Into<Location>, message: impl Into<String>) -> Self {
        self.notes.push(Note { message: message.into(), location: Some(location.into()) });
        self
    }

    /// Adds a suggestion.
    pub fn help(mut self, message: impl Into<String>) -> Self {
        self.help.push(message.into());
        self
    }

    /// Adds a repair that a tool may apply.
    pub fn fix(mut self, message: impl Into<String>, edits: Vec<Edit>) -> Self {
        let applicability = Applicability::MachineApplicable;
        self.fixes.push(Fix { message: message.into(), applicability, edits });
        self
    }

    /// Adds a repair that a person has to review.
    pub fn proposal(mut self, message: impl Into<String>, edits: Vec<Edit>) -> Self {
        let applicability = Applicability::MaybeIncorrect;
        self.fixes.push(Fix { message: message.into(), applicability, edits });
        self
    }

    /// Returns the first repair that a tool may apply.
    #[must_use]
    pub fn certain_fix(&self) -> Option<&Fix> {
        self.fixes.iter().find(|fix| fix.applicability == Applicability::MachineApplicable)
    }
}
