//! What keeps a kernel from being compiled.

use visa::Place;

/// Why a kernel cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// An operation the platform, or this backend, does not have.
    #[error("{operation} cannot be compiled: {reason}")]
    Unsupported {
        /// What.
        operation: String,
        /// Why, and the way out.
        reason: String,
        /// Where it comes from.
        place: Place,
    },
    /// A pass left something that should not be there: a defect of this backend.
    #[error("after {pass}: {what}")]
    Broken {
        /// The pass whose restriction does not hold.
        pass: &'static str,
        /// What does not hold.
        what: String,
        /// Where it comes from.
        place: Place,
    },
}
