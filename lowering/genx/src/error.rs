//! Reasons why a kernel cannot be compiled.

use visa::Place;

/// Why a kernel cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// An operation that the platform, or this backend, does not support.
    #[error("{operation} cannot be compiled: {reason}")]
    Unsupported {
        /// The operation.
        operation: String,
        /// The reason, and how to avoid it.
        reason: String,
        /// Source location.
        place: Place,
    },
    /// A pass violated an invariant: a defect of this backend.
    #[error("after {pass}: {what}")]
    Broken {
        /// The pass that establishes the invariant.
        pass: &'static str,
        /// The violation.
        what: String,
        /// Source location.
        place: Place,
    },
}
