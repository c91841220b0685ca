//! `pto-opt`: parses, verifies, transforms and prints PTO kernels.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.

mod cli;
mod collect;
mod dialects;
mod driver;
mod expected;
mod input;
mod output;
mod recover;
mod supervise;

use clap::Parser;
use std::process::ExitCode;

/// Stack of the thread that does the work: MLIR's parser and printer recurse into regions, types and attributes. Only
/// what is used of it is ever backed by memory.
const STACK: usize = 1 << 30;

fn main() -> ExitCode {
    let options = cli::Options::parse();
    let work = std::thread::Builder::new().stack_size(STACK).spawn(move || driver::run(&options));
    let status = match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(status)) => status,
        Ok(Err(_)) => {
            eprintln!("error: internal error in pto-opt; this is a defect of the tool");
            1
        }
        Err(error) => {
            eprintln!("error: cannot start a thread: {error}");
            1
        }
    };
    ExitCode::from(status)
}
