//! Loads and stores of virtual vectors.

use crate::op::Op;

/// The rows, sorted by name.
pub const OPS: &[Op] = &[];
