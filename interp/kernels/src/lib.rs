//! Whole kernels at the tile level, each a file with its arguments and expected results, so that one test runs all of
//! them.
//!
//! A kernel is a file of `tests/run/kernels` (those named `cube_` are below the tile level and left out). Its first
//! lines are its manifest:
//!
//! ```mlir
//! // Softmax of each row.
//! // RUN: --pto-arch=a5 --arg npy:kernels/softmax.0.npy --arg zero:4096 --expect=1=kernels/softmax.out.npy,1e-05,1e-05
//! // ON-CHIP: 12544
//! func.func @softmax(%p0: !pto.ptr<f32, gm>, %p1: !pto.ptr<f32, gm>) {
//! ```
//!
//! | line | says |
//! |---|---|
//! | first | what the kernel computes |
//! | `RUN:` | target, arguments and results, as on the command line of `pto-run`; files are in `tests/run` |
//! | `--arg` | an argument, in the order of the parameters: a buffer of global memory or a number |
//! | `--expect` | `N=FILE,ATOL,RTOL`: what argument `N` holds after the run, by numpy, and how far results may be from it and from each other; 0 is bit for bit |
//! | `ON-CHIP:` | bytes of all memories of the core that the lowered kernel uses, from address 0 to the last byte touched, added up |
//!
//! [`all`] reads the kernels, [`run`] runs a module on their arguments at any level, [`run_on`] on any arguments,
//! [`Kernel::check`] compares with the expected results, [`Kernel::agree`] with another run, and [`measure`] returns
//! the cost of a run. `cargo run -p pto-kernels --example list` lists them.

mod machine;
mod manifest;

pub use machine::{Argument, Held, Measured, Ran, measure, run, run_blocks, run_on, run_within};
pub use manifest::{Kernel, Wrong, all};
