//! Runs vISA: a thread of a kernel.
#![allow(dead_code, clippy::unwrap_used, reason = "tests")]

use genx::{Function, llvm};
use visa::interp::{Argument, Launch, Memory};
use visa::{Object, Platform};

/// Runs the kernel of an object.
pub(crate) fn run(
    object: &Object,
    platform: Platform,
    arguments: &[Argument],
    memory: &mut Memory,
    check_reads: bool,
) -> Result<(), String> {
    let launch = Launch {
        kernel: &object.kernels[0],
        functions: &[],
        platform,
        groups: [1, 1, 1],
        threads: 1,
        arguments,
        slice: visa::interp::SLICE,
        steps: 1_000_000,
        check_reads,
    };
    visa::interp::run(&launch, memory).map_err(|fault| format!("{} in {}", fault.message, fault.context))
}

/// Returns a kernel as LLVM IR.
pub(crate) fn listing(function: &Function) -> String {
    let mut text = String::new();
    llvm::print(std::slice::from_ref(function), &mut text).unwrap();
    text
}
