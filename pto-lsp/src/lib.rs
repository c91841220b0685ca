//! Implements the tool `pto-lsp`, the language server of PTO kernels on standard input and output.
//!
//! Exit status: 0 if the editor has requested the shutdown, 1 if not, 2 wrong usage.

use clap::Parser;
use pto_driver::usage::{self, Combinations};
use pto_isa::Target;
use std::process::ExitCode;

/// Language server of PTO kernels: diagnostics, hover, definitions, references, symbols and completion on standard input and
/// output. Options of `pto.toml` are those of the folder of each file
#[derive(Clone, Debug, Parser)]
#[command(name = "pto-lsp", version = pto_version::VERSION)]
struct Options {
    /// Target to verify for; default a3; overrides the target of the module [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pto_arch: Option<Target>,

    /// Accept operations of dialects that are not registered
    #[arg(long)]
    allow_unregistered_dialect: bool,

    /// Use standard input and output: the only way, which editors ask for
    #[arg(long)]
    stdio: bool,

    /// Be the server of MLIR: set for the child process
    #[arg(long, hide = true)]
    mlir_server: bool,
}

fn target(text: &str) -> Result<Target, String> {
    text.parse().map_err(|error: pto_isa::target::UnknownTarget| error.to_string())
}

/// Executes the command line; returns the exit status.
pub fn main() -> ExitCode {
    let options: Options = usage::parse(Combinations { per_file: true, ..Combinations::default() }, |_| Ok(()));
    let served = pto_language_server::Options {
        target: options.pto_arch,
        allow_unregistered: options.allow_unregistered_dialect,
        ..pto_language_server::Options::default()
    };
    pto_driver::with_stack("pto-lsp", move || {
        if options.mlir_server {
            return pto_language_server::serve_mlir(served);
        }
        let mut inner = vec!["--mlir-server".to_owned()];
        inner.extend(served.target.map(|target| format!("--pto-arch={}", target.name())));
        pto_language_server::serve(served, &inner)
    })
}

/// Returns the command line, for completions and manual pages.
pub fn command() -> clap::Command {
    <Options as clap::CommandFactory>::command()
}
