//! What ends a run: a rule of the ISA broken while the program ran.

use crate::program::Place;
use diag::{Code, Diagnostic, Location};
use pto_isa::codes;

/// A rule broken by an operation that ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Number of the code: `PTO1501` is 1501.
    pub code: u16,
    /// What was expected and what was found.
    pub message: String,
    /// The operation; none while the fault is on its way to the engine, which fills it in.
    pub place: Option<Place>,
    /// Other operations that take part.
    pub related: Vec<(Place, String)>,
    /// More about it.
    pub notes: Vec<String>,
}

/// What an operation comes to.
pub type Exec<T = ()> = Result<T, Box<Fault>>;

impl Fault {
    /// A fault of the operation that is running.
    pub fn new(code: u16, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { code, message: message.into(), place: None, related: Vec::new(), notes: Vec::new() })
    }

    /// The fault at an operation, unless it has a place already.
    #[must_use]
    pub fn or_at(mut self: Box<Self>, place: Place) -> Box<Self> {
        self.place.get_or_insert(place);
        self
    }

    /// The fault with another operation that takes part.
    #[must_use]
    pub fn with(mut self: Box<Self>, place: Place, what: impl Into<String>) -> Box<Self> {
        self.related.push((place, what.into()));
        self
    }

    /// The fault with a remark.
    #[must_use]
    pub fn note(mut self: Box<Self>, text: impl Into<String>) -> Box<Self> {
        self.notes.push(text.into());
        self
    }

    /// The diagnostic, with the places of a program and the source of the rule.
    pub fn diagnostic(&self, places: &[Location]) -> Diagnostic {
        let location = |place: Place| places.get(place.0 as usize).cloned().unwrap_or_default();
        let mut diagnostic = Diagnostic::error(Code::new("PTO", self.code), self.message.clone());
        if let Some(place) = self.place {
            diagnostic = diagnostic.at(location(place));
        }
        for (place, what) in &self.related {
            diagnostic = diagnostic.note_at(location(*place), what.clone());
        }
        for note in &self.notes {
            diagnostic = diagnostic.note(note.clone());
        }
        match codes::by_code(self.code) {
            Some(info) => diagnostic.note(format!("rule: {}", info.source)),
            None => diagnostic,
        }
    }
}
