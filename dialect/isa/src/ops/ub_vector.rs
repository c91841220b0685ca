//! Vector instructions of a2 and a3 on memory.

use crate::op::Op;

/// The rows, sorted by name.
pub const OPS: &[Op] = &[];
