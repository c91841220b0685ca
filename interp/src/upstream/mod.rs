//! Operations of MLIR's dialects that kernels use, in the order of their table ([`pto_upstream`]).

mod arith;
mod math;
mod memory;

pub(crate) use arith::arith;
pub(crate) use math::math;
pub(crate) use memory::{contiguous, other};
