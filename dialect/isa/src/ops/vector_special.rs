//! Fused, sorting and lane-crossing operations on vector registers.

use crate::op::Op;

/// The rows, sorted by name.
pub const OPS: &[Op] = &[];
