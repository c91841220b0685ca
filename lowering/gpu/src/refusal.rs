//! What cannot be lowered.

use pto_interp::program::Place;

/// Why a kernel cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Code of the diagnostic, one of [`pto_isa::codes`].
    pub code: u16,
    /// The operation.
    pub operation: String,
    /// What of it has no counterpart: the end of a sentence.
    pub reason: String,
    /// What to do about it.
    pub help: Option<String>,
    /// Where it stands.
    pub place: Place,
}

/// What lowering an operation gives.
pub(crate) type Lowered<T = ()> = Result<T, String>;
