//! Operations of MLIR's own dialects that kernels are written with, in the order of their table ([`pto_upstream`]).

mod arith;
mod math;
mod memory;

pub(crate) use arith::arith;
pub(crate) use math::math;
pub(crate) use memory::{contiguous, other};
