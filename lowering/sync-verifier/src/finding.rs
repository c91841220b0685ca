//! Findings of the sync verifier.

use pto_isa::types::Pipe;
use pto_program::Place;

/// An error, or something that could not be checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// Number of the code.
    pub code: u16,
    /// The operation that is reported.
    pub at: Place,
    /// The message.
    pub message: String,
    /// The other operation, and what it does.
    pub other: Option<(Place, String)>,
    /// The pipes that nothing orders: of the other operation, and of this one.
    pub pipes: Option<(Pipe, Pipe)>,
    /// The bytes that both access.
    pub range: Option<String>,
    /// How to repair it.
    pub help: Option<String>,
    /// The decisions on the path to it.
    pub path: Vec<(Place, String)>,
}

impl Finding {
    /// What identifies it: the code and the operations.
    pub(crate) fn of(&self) -> (u16, Place, Option<Place>) {
        (self.code, self.at, self.other.as_ref().map(|(place, _)| *place))
    }
}
