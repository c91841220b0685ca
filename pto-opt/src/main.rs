//! `pto-opt`: parses, verifies, transforms and prints PTO kernels.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.

mod cli;
mod driver;
mod expected;
mod gpu;
mod passes;

use std::process::ExitCode;

fn main() -> ExitCode {
    let options = cli::Options::checked();
    pto_driver::with_stack("pto-opt", move || driver::run(&options))
}
