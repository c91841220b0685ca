//! What is wrong with a program.

use pto_program::Place;

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Whether two are about the same operations.
    pub(crate) fn is_of(&self, other: &Finding) -> bool {
        let place = |finding: &Finding| finding.other.as_ref().map(|(place, _)| *place);
        self.code == other.code && self.at == other.at && place(self) == place(other)
    }
}
