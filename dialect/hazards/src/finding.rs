//! What is wrong with a program.

use pto_program::Place;

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// Number of the code.
    pub code: u16,
    /// The operation at which it shows.
    pub at: Place,
    /// What is wrong.
    pub message: String,
    /// The other operation, and what it does.
    pub other: Option<(Place, String)>,
    /// The bytes concerned.
    pub range: Option<String>,
    /// What would repair it.
    pub help: Option<String>,
    /// The way on which it happens: what operations decided.
    pub path: Vec<(Place, String)>,
}

impl Finding {
    /// The operations that it is about.
    pub(crate) fn of(&self) -> (u16, Place, Option<Place>) {
        (self.code, self.at, self.other.as_ref().map(|(place, _)| *place))
    }
}
