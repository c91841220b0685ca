//! Reasons why a kernel cannot be lowered.

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
    /// What is not supported: for operations without a counterpart the phrase that follows their name, such as "with a
    /// computed `config`"; for other codes a sentence.
    pub reason: String,
    /// A proposal for a repair.
    pub help: Option<String>,
    /// The source location.
    pub place: Place,
}

impl Refusal {
    /// Returns the message of the diagnostic for a GPU.
    #[must_use]
    pub fn message(&self, gpu: &str) -> String {
        let Self { code, operation, reason, .. } = self;
        if *code != codes::NO_COUNTERPART {
            return format!("{operation} cannot be compiled for {gpu}: {reason}");
        }
        let comma = if reason.starts_with("which ") { "," } else { "" };
        format!("cannot be compiled for {gpu}: {operation}{comma} {reason}")
    }

    /// Converts the errors of the backend for a kernel; `whole` is the location of the kernel.
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

/// The result of lowering an operation.
pub(crate) type Lowered<T = ()> = Result<T, String>;
