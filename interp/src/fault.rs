//! Faults: violations of rules of the ISA, which end a run.

use diag::{Code, Diagnostic, Severity};
use pto_isa::{codes, rule};
use pto_program::load::Repeated;
use pto_program::{Place, Program};

/// A rule that an executed operation violates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Number of the code: `PTO1501` is 1501.
    pub code: u16,
    /// States what was expected and what was found.
    pub message: String,
    /// The operation; `None` until the machine fills it in.
    pub place: Option<Place>,
    /// Other operations that contribute to the violation.
    pub related: Vec<(Place, String)>,
    /// Further remarks.
    pub notes: Vec<String>,
}

/// Result of executing an operation.
pub type Exec<T = ()> = Result<T, Box<Fault>>;

impl From<Repeated> for Box<Fault> {
    fn from(found: Repeated) -> Self {
        Fault::new(found.code, found.message).or_at(found.place).with(found.first, "the first is here")
    }
}

impl Fault {
    /// Creates a fault of the current operation.
    pub fn new(code: u16, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { code, message: message.into(), place: None, related: Vec::new(), notes: Vec::new() })
    }

    /// Sets the place of the fault, unless it has one.
    #[must_use]
    pub fn or_at(mut self: Box<Self>, place: Place) -> Box<Self> {
        self.place.get_or_insert(place);
        self
    }

    /// Adds another operation that contributes to the violation.
    #[must_use]
    pub fn with(mut self: Box<Self>, place: Place, what: impl Into<String>) -> Box<Self> {
        self.related.push((place, what.into()));
        self
    }

    /// Adds a remark.
    #[must_use]
    pub fn note(mut self: Box<Self>, text: impl Into<String>) -> Box<Self> {
        self.notes.push(text.into());
        self
    }

    /// Converts the fault to a diagnostic, with the names and locations of operations and the source of the rule.
    pub fn diagnostic(&self, program: &Program) -> Diagnostic {
        let location = |place: Place| program.places.get(place.0 as usize).cloned().unwrap_or_default();
        let of = |place: Option<Place>, text: &str| match place.and_then(|place| program.name(place)) {
            Some(name) if !text.starts_with(name) => format!("{name}: {text}"),
            Some(_) | None => text.to_owned(),
        };
        let info = codes::by_code(self.code);
        let severity = match info.map(|info| info.severity) {
            Some(rule::Severity::Warning | rule::Severity::ManualOnly) => Severity::Warning,
            Some(rule::Severity::Error) | None => Severity::Error,
        };
        let mut diagnostic = Diagnostic::new(severity, Code::new("PTO", self.code), of(self.place, &self.message));
        if let Some(place) = self.place {
            diagnostic = diagnostic.at(location(place));
        }
        for (place, what) in &self.related {
            diagnostic = diagnostic.note_at(location(*place), of(Some(*place), what));
        }
        for note in &self.notes {
            diagnostic = diagnostic.note(note.clone());
        }
        match info {
            Some(info) => diagnostic.note(format!("rule: {}", info.source)),
            None => diagnostic,
        }
    }
}
