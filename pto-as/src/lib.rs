//! Implements the tool `pto-as`, which assembles, disassembles and checks kernels.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage, a form that does not exist, or output that cannot be
//! written.

mod pto;
mod visa;

use std::process::ExitCode;

/// Executes the command line; returns the exit status.
pub fn main() -> ExitCode {
    // The two targets have different commands. Arguments after `--` are not options.
    let mut options = pto_driver::invocation::arguments().into_iter().skip(1).take_while(|argument| argument != "--");
    let visa = options.any(|argument| argument == "--target" || argument.as_encoded_bytes().starts_with(b"--target="));
    pto_driver::with_stack("pto-as", if visa { visa::run } else { pto::run })
}

/// Returns the command line, for completions and manual pages.
pub fn command() -> clap::Command {
    <pto::Options as clap::CommandFactory>::command()
}
