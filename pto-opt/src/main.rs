//! `pto-opt`: parses, verifies, transforms and prints PTO kernels. `batch`, `cache` and `reduce` as first argument are
//! commands; a file of
//! such a name is `./batch`.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.

mod batch;
mod cache;
mod cli;
mod driver;
mod expected;
mod gpu;
mod native;
mod passes;
mod reduce;

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args_os().nth(1) {
        Some(first) if first == "batch" => return pto_driver::with_stack("pto-opt", batch::run),
        Some(first) if first == "reduce" => return pto_driver::with_stack("pto-opt", reduce::run),
        Some(first) if first == "cache" => return ExitCode::from(cache::run()),
        Some(_) | None => {}
    }
    let options = cli::Options::checked();
    pto_driver::with_stack("pto-opt", move || driver::run(&options))
}
