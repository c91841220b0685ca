//! The reasons why a kernel cannot be lowered.

use genx::Error;
use pto_isa::codes;
use pto_program::Place;

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

impl Refusal {
    /// What the backend does not compile of a kernel; `whole` is the place of the kernel.
    #[must_use]
    pub fn of_backend(error: &Error, kernel: &str, whole: Place) -> Self {
        let (operation, reason, place) = match error {
            Error::Unsupported { operation, reason, place } => (operation.clone(), reason.clone(), place),
            Error::Broken { pass, what, place } => {
                (format!("@{kernel}"), format!("a defect of the backend, after {pass}: {what}"), place)
            }
        };
        let place = place.start().map_or(whole, Place);
        Self { code: codes::NOT_COMPILED, operation, reason, help: None, place }
    }
}

/// What lowering an operation gives.
pub(crate) type Lowered<T = ()> = Result<T, String>;
