//! The tool `ptoas`: compiles PTO kernels to C++ or LLVM IR, with the command line and the messages of the tool of that name.
//!
//! Exit status: 0 accepted, 1 anything else.

mod cli;
mod device;
mod driver;
mod show;

use std::process::ExitCode;

/// Does what the command line says; gives the exit status.
pub fn main() -> ExitCode {
    match cli::parse(pto_driver::invocation::arguments()) {
        Ok(cli::Asked::Run(options)) => pto_driver::with_stack("ptoas", move || driver::run(&options)),
        Ok(cli::Asked::Text(text)) => ExitCode::from(driver::say(&text)),
        Err(message) => {
            diag::say(&message);
            ExitCode::FAILURE
        }
    }
}

/// The command line, for completions and manual pages.
pub fn command() -> clap::Command {
    <cli::Options as clap::CommandFactory>::command()
}
