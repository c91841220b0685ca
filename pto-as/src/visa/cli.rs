//! Defines the command line.

use super::Command;
use clap::{Parser, ValueEnum};

/// Assemble, disassemble and check kernels.
#[derive(Debug, Parser)]
#[command(name = "pto-as", version = pto_version::VERSION, disable_help_subcommand = true)]
#[command(after_help = "Exit status: 0 accepted, 1 diagnostics, 2 wrong usage, or output that cannot be written.")]
pub(crate) struct Options {
    /// Target of the kernels
    #[arg(long, value_enum, value_name = "TARGET")]
    pub(crate) target: Target,

    /// Format of diagnostics
    #[arg(long, global = true, value_enum, value_name = "FORMAT", default_value_t = Diagnostics::Human)]
    pub(crate) diagnostics: Diagnostics,

    /// Colour diagnostics
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,

    /// Show at most N errors and N warnings; 0 shows all
    #[arg(long, global = true, value_name = "N", default_value_t = 100)]
    pub(crate) max_errors: usize,

    /// Print the page of a diagnostic code
    #[arg(long, value_name = "CODE")]
    pub(crate) explain: Option<String>,

    /// Command to run
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Options {
    /// Checks values that contradict each other; returns an error message.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.color == Color::Always && self.diagnostics != Diagnostics::Human {
            return Err("only '--diagnostics=human' has colours, which '--color=always' asks for".to_owned());
        }
        match &self.command {
            Some(Command::Print { input, .. }) if input.strict => {
                Err("the argument '--strict' has no effect with 'print', which checks nothing".to_owned())
            }
            Some(Command::Run { options, .. }) => options.check(),
            _ => Ok(()),
        }
    }
}

/// What kernels are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Target {
    /// The virtual ISA of Intel GPUs
    Visa,
}

/// How diagnostics are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Diagnostics {
    /// With source lines, for people
    Human,
    /// One line per diagnostic
    Short,
    /// One JSON object per line
    Json,
}

/// When diagnostics are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// If standard error is a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}
