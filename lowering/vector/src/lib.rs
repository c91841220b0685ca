//! Lowering of kernels from tiles to vector instructions and copies, as passes of MLIR.
//!
//! | pass | what it does |
//! |---|---|
//! | `pto-place` ([`place`]) | gives tile buffers addresses |
//! | `pto-sync` ([`sync`]) | orders the pipes by flags and barriers |
//! | `pto-expand` ([`expand`]) | replaces tile operations by vector instructions and copies |
//! | `pto-vecscope` ([`vecscope`]) | puts vector instructions into scopes |
//!
//! [`PIPELINE`] runs them and cleans up. Each pass leaves a legal module: what it cannot lower is reported, with a code, at
//! the place of the operation, and the pass fails.

mod expand;
mod ir;
mod passes;
mod place;
mod report;
mod steps;
mod sync;
mod tile;
mod vecscope;
mod view;
mod walk;

pub use expand::is_lowered;
pub use passes::{PIPELINE, register_passes};
