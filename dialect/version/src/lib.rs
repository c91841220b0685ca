//! The version of the PTO tools, in a separate crate: a commit rebuilds this crate and the command lines, and nothing else.

/// Version of the package and of MLIR and, in a release build, the commit: `0.2.0 (MLIR 22.1.8, commit 0123456789ab)`.
pub const VERSION: &str = env!("PTO_VERSION");
