//! The reasons why a kernel cannot be compiled.

use visa::Place;

/// Why a kernel cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// An operation the platform, or this backend, does not have.
    #[error("{operation} cannot be compiled: {reason}")]
    Unsupported {
        /// What.
        operation: String,
        /// The reason, and how to avoid it.
        reason: String,
        /// Where it comes from.
        place: Place,
    },
    /// A pass broke an invariant: a defect of this backend.
    #[error("after {pass}: {what}")]
    Broken {
        /// The pass that establishes the invariant.
        pass: &'static str,
        /// What does not hold.
        what: String,
        /// Where it comes from.
        place: Place,
    },
}
