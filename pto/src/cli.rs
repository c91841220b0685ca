//! Defines the command line of `pto`.

use crate::tools::Tool;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;

/// All PTO tools in one executable: `pto opt` is `pto-opt`, and a link of that name is the tool, too.
#[derive(Debug, Parser)]
#[command(name = "pto", version = pto_version::VERSION, disable_help_subcommand = true)]
#[command(after_help = "'pto TOOL --help' describes a tool.")]
pub(crate) struct Options {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// A tool, or what is written about all of them.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Parse, verify, transform and print kernels (pto-opt)
    Opt,
    /// Assemble, print, format and check kernels (pto-as)
    As,
    /// Run kernels on the reference interpreter (pto-run)
    Run,
    /// Serve editors that show kernels (pto-lsp)
    Lsp,
    /// Compile kernels to C++ or LLVM IR, with the command line of the reference compiler
    Ptoas,
    /// Print the completions of a tool for a shell
    Completions {
        /// The shell
        shell: Shell,
        /// The tool
        tool: Tool,
    },
    /// Write the manual pages of all tools into a folder, which is created if it does not exist
    Man {
        /// The folder
        folder: PathBuf,
    },
}
