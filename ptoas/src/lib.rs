//! Implements the tool `ptoas`, which compiles PTO kernels to C++ or LLVM IR, with the command line and messages of the
//! original.
//!
//! Exit status: 0 accepted, 1 anything else.

mod cli;
mod device;
mod driver;
mod known;
mod show;

pub use driver::Made;

use std::{ffi::OsString, path::Path, process::ExitCode};

/// Executes the command line; returns the exit status.
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

/// Returns the command line, for completions and manual pages.
pub fn command() -> clap::Command {
    <cli::Options as clap::CommandFactory>::command()
}

/// A command line that compiles inputs in a process that continues afterwards.
#[derive(Debug)]
pub struct Job(Box<cli::Options>);

impl Job {
    /// Parses the options of a job, which follow the name of the tool.
    ///
    /// # Errors
    /// Returns the message for standard error if options are wrong, name files, or print IR while passes run.
    pub fn new(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let cli::Asked::Run(options) = cli::parse(arguments)? else {
            return Err("options of a job print no pages".to_owned());
        };
        let stream = Path::new("-");
        if options.input != stream || options.output != stream || options.prints() {
            return Err("options of a job name no files, and print no IR while passes run".to_owned());
        }
        Ok(Self(options))
    }

    /// Returns the file extension of the output.
    pub const fn extension(&self) -> &'static str {
        self.0.extension()
    }

    /// Compiles an input that messages call `name`.
    pub fn compile(&self, name: &str, bytes: Vec<u8>) -> Made {
        driver::compile(&self.0, name, bytes)
    }
}
