//! Registration of the passes, and the pipelines.

use crate::{
    double_buffer::DoubleBuffer, drop_barriers::DropBarriers, expand::Expand, mem_bar::MemBar, place::Place,
    sync::Sync, vecscope::Vecscope,
};
use mlir_dialect::{PassError, register_pass};
use std::sync::OnceLock;

/// A pipeline: passes of a module, then of each function.
macro_rules! pipeline {
    ($($pass:literal),+) => {
        concat!("builtin.module(pto-to-buffers,func.func(", pipeline!(@list $($pass),+), "))")
    };
    (@list $first:literal $(, $rest:literal)*) => { concat!($first $(, ",", $rest)*) };
}

/// From tile level to vector level without optimisation: `pto-opt --lower=vector -O0`.
pub const PIPELINE: &str = pipeline!("pto-place", "pto-sync", "pto-expand", "pto-vecscope", "canonicalize", "cse");

/// From tile level to vector level: `pto-opt --lower=vector`.
pub const OPTIMISED: &str = pipeline!(
    "pto-drop-barriers",
    "pto-double-buffer",
    "pto-place{smallest=true between-turns=true}",
    "pto-sync{distinct-arguments=true}",
    "pto-expand",
    "pto-vecscope",
    "canonicalize",
    "cse",
    "pto-mem-bar"
);

/// [`PIPELINE`] as far as buffers have addresses.
pub const PLACED: &str = pipeline!("pto-place");

/// [`OPTIMISED`] as far as buffers have addresses.
pub const OPTIMISED_PLACED: &str =
    pipeline!("pto-drop-barriers", "pto-double-buffer", "pto-place{smallest=true between-turns=true}");

/// Registers the passes, once for this process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| {
        register_pass(DoubleBuffer)?;
        register_pass(DropBarriers)?;
        register_pass(MemBar)?;
        register_pass(Place)?;
        register_pass(Sync)?;
        register_pass(Expand)?;
        register_pass(Vecscope)
    })
    .clone()
}
