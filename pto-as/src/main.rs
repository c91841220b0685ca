//! `pto-as`: assembles, disassembles and checks kernels.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.

mod cli;
mod input;
mod output;
mod visa;

use clap::Parser;
use std::process::ExitCode;

/// Stack of the thread that does the work.
const STACK: usize = 64 << 20;

fn main() -> ExitCode {
    let options = cli::Options::parse();
    let work = std::thread::Builder::new().stack_size(STACK).spawn(move || match options.target {
        cli::Target::Visa => visa::run(&options),
    });
    let status = match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(status)) => status,
        Ok(Err(_)) => {
            eprintln!("error: internal error in pto-as; this is a defect of the tool");
            1
        }
        Err(error) => {
            eprintln!("error: cannot start a thread: {error}");
            1
        }
    };
    ExitCode::from(status)
}
