//! Defines the command line.

use clap::builder::ArgPredicate;
use clap::{Parser, ValueEnum};
use pto_buffers::{Expected, Given};
use pto_driver::Reporting;
use pto_driver::usage::{self, Combinations, Supervised};
use pto_interp::Schedule;
use pto_isa::Target;
use pto_numerics::Profile;
use std::path::PathBuf;

/// Run a function of a PTO kernel.
#[derive(Debug, Parser)]
#[command(name = "pto-run", version = pto_version::VERSION, disable_help_subcommand = true)]
#[command(
    after_help = "Exit status: 0 as expected, 1 diagnostics, 2 wrong usage or an operation that is not interpreted."
)]
pub(crate) struct Options {
    /// MLIR text or bytecode; `-` is standard input
    #[arg(
        required = false,
        required_unless_present = "explain",
        default_value_if("explain", ArgPredicate::IsPresent, "-")
    )]
    pub(crate) input: PathBuf,

    /// Function to run; by default the first kernel (pto.entry, pto.kernel, pto.aicore or pto.kernel_kind), else the first function
    #[arg(long, value_name = "NAME")]
    pub(crate) entry: Option<String>,

    /// Target to run on; default a3; overrides the target of the module [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) pto_arch: Option<Target>,

    /// Number of blocks
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) blocks: u32,

    /// Numerical profile, where sources contradict each other: npu-a5, npu-a3 or cpu
    #[arg(long, value_name = "PROFILE", default_value = "npu-a5", value_parser = profile)]
    pub(crate) numerics: Profile,

    /// Schedule of pipes: program (order), adversarial or seed=N; the last two report races
    #[arg(long, value_name = "ORDER", default_value = "program")]
    pub(crate) schedule: Schedule,

    /// Argument of the function, in order: buf:FILE, npy:FILE, zero:BYTES, none:BYTES (uninitialised), iota:TYPE:COUNT, rand:SEED:TYPE:COUNT, data:TYPE:VALUES or a number
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    pub(crate) arguments: Vec<Given>,

    /// Write the buffers of buf: and npy: arguments back to their files
    #[arg(long)]
    pub(crate) write_back: bool,

    /// Print the buffer of an argument; arguments are counted from 0
    #[arg(long, value_name = "N")]
    pub(crate) print: Vec<usize>,

    /// Compare the buffer of an argument with a file of bytes or .npy; N:TYPE gives its element type
    #[arg(long, value_name = "N=FILE,ATOL,RTOL")]
    pub(crate) expect: Vec<Expected>,

    /// Print every operation that runs with its values; or write what each pipe does when, by the cost model, to -o
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    pub(crate) trace: Option<TraceForm>,

    /// Where the timeline of --trace=perfetto and --trace=html is written; `-` is standard output
    #[arg(short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Print how often each operation ran, as a table and a line of JSON
    #[arg(long)]
    pub(crate) stats: bool,

    /// Print an estimate of cycles in program order, as a table and a line of JSON
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "summary")]
    pub(crate) cost: Option<CostForm>,

    /// Stop after N operations
    #[arg(long, value_name = "N", default_value_t = 10_000_000_000)]
    pub(crate) steps: u64,

    /// Print the page of a diagnostic code and exit
    #[arg(long, value_name = "CODE")]
    pub(crate) explain: Option<String>,

    #[command(flatten)]
    pub(crate) reporting: Reporting,

    #[command(flatten)]
    pub(crate) supervised: Supervised,
}

/// How what runs is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TraceForm {
    /// A line for each operation, with its values
    Text,
    /// Timeline of pipes, for Perfetto and Chrome (ui.perfetto.dev)
    Perfetto,
    /// Timeline of pipes as a page
    Html,
}

/// What an estimate names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CostForm {
    /// Cores and pipes
    Summary,
    /// Also each operation, with its line
    Table,
}

const COMBINATIONS: Combinations = Combinations {
    alone: &[("explain", &[])],
    without: &[Reporting::STRICT],
    needs: &[("write_back", &["arguments"])],
    per_file: false,
};

impl Options {
    /// Parses the command line; ends the process with status 2 if options contradict each other.
    pub(crate) fn checked() -> Self {
        usage::parse(COMBINATIONS, Self::check)
    }

    /// Returns the form of a timeline, if one is requested.
    pub(crate) fn timeline(&self) -> Option<TraceForm> {
        self.trace.filter(|form| *form != TraceForm::Text)
    }

    /// Checks values that contradict each other; returns an error message.
    fn check(&self) -> Result<(), String> {
        self.reporting.check()?;
        if self.cost.is_some() && self.schedule != Schedule::Program {
            return Err("--cost estimates program order; leave out --schedule".to_owned());
        }
        if self.timeline().is_some() && self.schedule != Schedule::Program {
            return Err("a timeline estimates program order; leave out --schedule".to_owned());
        }
        match (self.timeline(), &self.output) {
            (Some(_), None) => return Err("--trace=perfetto and --trace=html need '-o FILE'".to_owned()),
            (None, Some(_)) => return Err("'-o' has no effect without --trace=perfetto or --trace=html".to_owned()),
            (Some(_), Some(_)) | (None, None) => {}
        }
        let file = |given: &Given| matches!(given, Given::File(_) | Given::Npy(_));
        if self.write_back && !self.arguments.iter().any(file) {
            return Err("--write-back has no effect without an argument of the form buf:FILE or npy:FILE".to_owned());
        }
        Ok(())
    }
}

fn target(text: &str) -> Result<Target, String> {
    text.parse().map_err(|error: pto_isa::target::UnknownTarget| error.to_string())
}

fn profile(text: &str) -> Result<Profile, String> {
    let names = || Profile::ALL.map(Profile::name).join(", ");
    Profile::ALL
        .into_iter()
        .find(|profile| profile.name() == text)
        .ok_or_else(|| format!("expected one of {}", names()))
}
