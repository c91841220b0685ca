//! `pto-as`: assembles, disassembles and checks kernels.
//!
//! Exit status: 0 accepted, 1 diagnostics, 2 wrong usage or a form that does not exist.

mod cli;
mod input;
mod output;
mod pto;
mod visa;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    // The two targets have commands of their own.
    let visa = std::env::args().any(|argument| argument.starts_with("--target"));
    if !visa {
        return pto_front::with_stack("pto-as", pto::run);
    }
    let options = cli::Options::parse();
    pto_front::with_stack("pto-as", move || match options.target {
        cli::Target::Visa => visa::run(&options),
    })
}
