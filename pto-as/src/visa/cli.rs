//! The command line.

use super::Command;
use clap::{Parser, ValueEnum};

/// Assemble, disassemble and check kernels.
#[derive(Debug, Parser)]
#[command(name = "pto-as", version, disable_help_subcommand = true)]
#[command(after_help = "Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.")]
pub(crate) struct Options {
    /// What the kernels are for
    #[arg(long, value_enum, value_name = "TARGET")]
    pub(crate) target: Target,

    /// How diagnostics are shown
    #[arg(long, global = true, value_enum, value_name = "FORMAT", default_value_t = Diagnostics::Human)]
    pub(crate) diagnostics: Diagnostics,

    /// When diagnostics are coloured
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub(crate) color: Color,

    /// Print the page of a diagnostic code
    #[arg(long, value_name = "CODE")]
    pub(crate) explain: Option<String>,

    /// What to do
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
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
    /// With the lines of the source
    Human,
    /// One line each
    Short,
    /// One JSON object each
    Json,
}

/// When diagnostics are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Where they go to a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}
