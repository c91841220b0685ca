//! The tools of the executable.

use clap::ValueEnum;
use std::process::ExitCode;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Tool {
    /// Parses, verifies, transforms and prints kernels
    #[value(name = "pto-opt")]
    Opt,
    /// Assembles, prints, formats and checks kernels
    #[value(name = "pto-as")]
    As,
    /// Runs kernels on the reference interpreter
    #[value(name = "pto-run")]
    Run,
    /// Language server of kernels, for editors
    #[value(name = "pto-lsp")]
    Lsp,
    /// Compiles kernels to C++ or LLVM IR, with the command line of the reference compiler
    #[value(name = "ptoas")]
    Ptoas,
}

impl Tool {
    /// All tools.
    pub(crate) const ALL: [Tool; 5] = [Tool::Opt, Tool::As, Tool::Run, Tool::Lsp, Tool::Ptoas];

    /// Returns the name of the executable of the tool.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Tool::Opt => "pto-opt",
            Tool::As => "pto-as",
            Tool::Run => "pto-run",
            Tool::Lsp => "pto-lsp",
            Tool::Ptoas => "ptoas",
        }
    }

    /// Returns the tool with the name of an executable.
    pub(crate) fn of_name(name: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| tool.name() == name)
    }

    /// Returns the tool of a command, which is its name, with or without `pto-`.
    pub(crate) fn of_command(command: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| [tool.name(), tool.short()].contains(&command))
    }

    fn short(self) -> &'static str {
        self.name().trim_start_matches("pto-")
    }

    /// Executes the command line of the tool.
    pub(crate) fn main(self) -> ExitCode {
        match self {
            Tool::Opt => pto_opt::main(),
            Tool::As => pto_as::main(),
            Tool::Run => pto_run::main(),
            Tool::Lsp => pto_lsp::main(),
            Tool::Ptoas => ptoas::main(),
        }
    }

    /// Returns the command line of the tool.
    pub(crate) fn command(self) -> clap::Command {
        match self {
            Tool::Opt => pto_opt::command(),
            Tool::As => pto_as::command(),
            Tool::Run => pto_run::command(),
            Tool::Lsp => pto_lsp::command(),
            Tool::Ptoas => ptoas::command(),
        }
    }
}
