//! Implements the tool `pto-opt`, which parses, verifies, transforms and prints PTO kernels. `batch`, `cache` and
//! `reduce` as first argument are commands; a file of such a name is written `./batch`.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.

mod batch;
mod cache;
mod cli;
mod driver;
mod expected;
mod fix;
mod gpu;
mod native;
mod passes;
mod reduce;

use std::process::ExitCode;

/// Executes the command line; returns the exit status.
pub fn main() -> ExitCode {
    match pto_driver::invocation::arguments().get(1) {
        Some(first) if first == "batch" => return pto_driver::with_stack("pto-opt", batch::run),
        Some(first) if first == "reduce" => return pto_driver::with_stack("pto-opt", reduce::run),
        Some(first) if first == "cache" => return ExitCode::from(cache::run()),
        Some(_) | None => {}
    }
    let options = cli::Options::checked();
    pto_driver::with_stack("pto-opt", move || driver::run(&options))
}

/// Returns the command line, for completions and manual pages.
pub fn command() -> clap::Command {
    <cli::Options as clap::CommandFactory>::command()
}
