//! The tool `ptoas`: compiles PTO kernels to C++ or LLVM IR, with the command line and the messages of the tool of that name.
//!
//! Exit status: 0 accepted, 1 anything else.

mod cli;
mod device;
mod driver;
mod known;
mod show;

pub use driver::Made;

use std::{ffi::OsString, path::Path, process::ExitCode};

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

/// A command line that compiles inputs in a process that goes on.
#[derive(Debug)]
pub struct Job(Box<cli::Options>);

impl Job {
    /// Reads the options of a job, the name of the tool first.
    ///
    /// # Errors
    /// The message for standard error: options that are wrong, that name files, or that print IR while passes run.
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

    /// The ending of the name of a product.
    pub const fn extension(&self) -> &'static str {
        self.0.extension()
    }

    /// Compiles an input that goes by a name in messages.
    pub fn compile(&self, name: &str, bytes: Vec<u8>) -> Made {
        driver::compile(&self.0, name, bytes)
    }
}
