//! Lists all targets; each has a file.

mod arguments;
mod assembly;
mod bytecode;
mod command_line;
mod genx_llvm;
mod genx_text;
mod gpu;
mod kernels;
mod lexer;
mod lowered;
mod npy;
mod operations;
mod pipeline;
mod pto_text;
mod visa_object;
mod visa_text;
mod words;

use crate::Target;

/// The targets, in the order in which they run.
pub const TARGETS: &[Target] = &[
    arguments::TARGET,
    npy::TARGET,
    command_line::TARGET,
    visa_text::TARGET,
    visa_object::TARGET,
    lexer::TARGET,
    assembly::TARGET,
    pto_text::TARGET,
    genx_text::TARGET,
    genx_llvm::TARGET,
    bytecode::TARGET,
    pipeline::TARGET,
    lowered::TARGET,
    operations::TARGET,
    kernels::TARGET,
    gpu::TARGET,
];
