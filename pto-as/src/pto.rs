//! PTO: assembly, both levels of MLIR text, generic form and bytecode, each into each.

mod form;
mod inputs;
mod unit;

use clap::{Args, CommandFactory, Parser, Subcommand, error::ErrorKind};
use diag::{Diagnostic, Report, Sources};
use form::Form;
use pto_front::{Reporting, supervise};
use pto_isa::Target;
use rayon::prelude::*;
use std::path::PathBuf;
use unit::{Outcome, Task, Unit};

/// Assemble, print, format and check PTO kernels.
#[derive(Debug, Parser)]
#[command(name = "pto-as", version, disable_help_subcommand = true)]
#[command(after_help = "With --target=visa, the commands are those for vISA: see pto-as --target=visa --help.\n\
    Exit status: 0 accepted, 1 diagnostics, 2 wrong usage, or a form that does not exist.")]
struct Options {
    /// How diagnostics are shown
    #[command(flatten)]
    reporting: Reporting,

    /// Print the page of a diagnostic code
    #[arg(long, value_name = "CODE")]
    explain: Option<String>,

    /// Read bytecode in this process, which damaged bytecode may crash
    #[arg(long, global = true, hide = true)]
    in_process: bool,

    /// What to do
    #[command(subcommand)]
    command: Option<Command>,
}

/// What to do with kernels.
#[derive(Debug, Subcommand)]
enum Command {
    /// Verify kernels and write them as bytecode, or in another form
    Assemble {
        /// The kernels
        #[command(flatten)]
        inputs: Inputs,
        /// Form of the output
        #[arg(long, value_enum, value_name = "FORM", default_value_t = Form::Bytecode)]
        to: Form,
    },
    /// Verify kernels and print them
    Print {
        /// The kernels
        #[command(flatten)]
        inputs: Inputs,
        /// Form of the output
        #[arg(long, value_enum, value_name = "FORM", default_value_t = Form::Asm)]
        to: Form,
    },
    /// Format assembly in place; comments stay
    Fmt {
        /// Assembly or MLIR text; folders are searched
        #[arg(required = true, value_name = "IN")]
        inputs: Vec<PathBuf>,
        /// Change nothing; exit status 1 where something would be changed
        #[arg(long)]
        check: bool,
    },
    /// Verify kernels
    Check(Inputs),
}

/// Kernels and what they are for.
#[derive(Clone, Debug, Args)]
struct Inputs {
    /// Files in any form; `-` is standard input, folders are searched
    #[arg(default_value = "-", value_name = "IN")]
    inputs: Vec<PathBuf>,
    /// Where to write; a folder for several inputs
    #[arg(short, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Form of the inputs, where it is not to be told from their text
    #[arg(long, value_enum, value_name = "FORM")]
    from: Option<Form>,
    /// Target to verify for; wins over what modules say, and is recorded in them [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pto_arch: Option<Target>,
}

fn target(text: &str) -> Result<Target, String> {
    text.parse().map_err(|error: pto_isa::target::UnknownTarget| error.to_string())
}

/// Does what the command line says; gives the exit status.
pub(crate) fn run() -> u8 {
    let options = Options::parse();
    let (inputs, task) = match (&options.explain, options.command) {
        (Some(code), None) => return pto_front::explain(code),
        (Some(_), Some(_)) => {
            Options::command().error(ErrorKind::ArgumentConflict, "--explain goes without a command").exit()
        }
        (None, None) => {
            Options::command().error(ErrorKind::MissingSubcommand, "expected a command, or --explain").exit()
        }
        (None, Some(Command::Assemble { inputs, to } | Command::Print { inputs, to })) => (inputs, Task::Write(to)),
        (None, Some(Command::Check(inputs))) => (inputs, Task::Check),
        (None, Some(Command::Fmt { inputs, check })) => {
            (Inputs { inputs, output: None, from: None, pto_arch: None }, Task::Format { check })
        }
    };
    let list = match inputs::list(&inputs.inputs) {
        Ok(list) => list,
        Err(diagnostic) => return alone(options.reporting, *diagnostic),
    };
    let several = list.len() > 1 || inputs.inputs.first().is_some_and(|path| path.is_dir());
    if several && inputs.output.as_ref().is_some_and(|path| path.is_file()) {
        Options::command().error(ErrorKind::ArgumentConflict, "several inputs need a folder behind -o").exit()
    }
    if !options.in_process
        && task.reads_bytecode()
        && let Some(name) = list.iter().find_map(|path| inputs::bytecode(path))
    {
        return match supervise::run(false, &name, &[]) {
            Ok(status) => status,
            Err(diagnostic) => alone(options.reporting, *diagnostic),
        };
    }
    let bar = inputs::bar(list.len());
    let work = |path: &PathBuf| {
        let outcome = Unit { path, inputs: &inputs, task, several }.run();
        bar.inc(1);
        outcome
    };
    let outcomes: Vec<Outcome> =
        if several { list.par_iter().map(work).collect() } else { list.iter().map(work).collect() };
    bar.finish_and_clear();
    let (mut failed, mut unsupported) = (0, 0);
    for outcome in &outcomes {
        let report = options.reporting.settle(outcome.report.clone(), &outcome.sources);
        failed += usize::from(report.errors() > 0 || outcome.differs);
        unsupported += usize::from(outcome.unsupported);
        options.reporting.show(&report, &outcome.sources, env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    }
    if several {
        eprintln!("{} of {} files accepted", outcomes.len() - failed, outcomes.len());
    }
    match (unsupported, failed) {
        (0, failed) => u8::from(failed > 0),
        (_, _) => 2,
    }
}

/// Shows a diagnostic that is about no file in particular.
fn alone(reporting: Reporting, diagnostic: Diagnostic) -> u8 {
    let sources = Sources::new();
    let report = reporting.settle(Report::from_iter([diagnostic]), &sources);
    reporting.show(&report, &sources, env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    1
}
