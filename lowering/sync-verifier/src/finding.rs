//! Defines the findings of the sync verifier.

use pto_isa::types::Pipe;
use pto_program::Place;

/// An error, or something that could not be checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// Numeric part of the diagnostic code.
    pub code: u16,
    /// The operation that is reported.
    pub at: Place,
    /// The message.
    pub message: String,
    /// The other operation, with a description of what it does.
    pub other: Option<(Place, String)>,
    /// The pipes that are not ordered: of the other operation, and of this one.
    pub pipes: Option<(Pipe, Pipe)>,
    /// The bytes that both access.
    pub range: Option<String>,
    /// The suggested repair.
    pub help: Option<String>,
    /// The decisions on the path to the operation.
    pub path: Vec<(Place, String)>,
}

impl Finding {
    /// Returns the key that identifies a finding: the code and the operations.
    pub(crate) fn of(&self) -> (u16, Place, Option<Place>) {
        (self.code, self.at, self.other.as_ref().map(|(place, _)| *place))
    }
}
