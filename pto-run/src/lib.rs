//! Implements the tool `pto-run`, which runs a function of a PTO kernel on the reference interpreter.
//!
//! Exit status: 0 run and as expected, 1 diagnostics, 2 wrong usage or an operation that is not interpreted, or output that
//! cannot be written.

mod cli;
mod driver;
mod printed;
mod progress;
mod timeline;

use std::process::ExitCode;

/// Executes the command line; returns the exit status.
pub fn main() -> ExitCode {
    let options = cli::Options::checked();
    pto_driver::with_stack("pto-run", move || driver::run(&options))
}

/// Returns the command line, for completions and manual pages.
pub fn command() -> clap::Command {
    <cli::Options as clap::CommandFactory>::command()
}
