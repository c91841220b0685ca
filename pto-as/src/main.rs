//! `pto-as`: assembles, disassembles and checks kernels.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage or a form that does not exist.

mod pto;
mod visa;

use std::process::ExitCode;

fn main() -> ExitCode {
    // The two targets have commands of their own.
    let visa = std::env::args().any(|argument| argument.starts_with("--target"));
    pto_front::with_stack("pto-as", if visa { visa::run } else { pto::run })
}
