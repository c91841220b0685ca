//! Registration of the passes, and the pipeline.

use crate::{expand::Expand, place::Place, sync::Sync, vecscope::Vecscope};
use mlir_dialect::{PassError, register_pass};
use std::sync::OnceLock;

/// From tile level to vector level: `pto-opt --lower=vector`.
pub const PIPELINE: &str =
    "builtin.module(pto-to-buffers,func.func(pto-place,pto-sync,pto-expand,pto-vecscope,canonicalize,cse))";

/// Registers the passes, once for this process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| {
        register_pass(Place)?;
        register_pass(Sync)?;
        register_pass(Expand)?;
        register_pass(Vecscope)
    })
    .clone()
}
