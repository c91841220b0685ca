//! Converts kernels between assembly, both levels of MLIR text, generic form and bytecode.

mod form;
mod format;
mod outputs;
mod unit;

use clap::{Args, Parser, Subcommand, error::ErrorKind};
use diag::{Diagnostic, FileId, Report, Sources};
use form::Form;
use outputs::Output;
use pto_driver::{
    Format, Reporting,
    files::{self, Named},
    supervise,
    usage::{self, Combinations, Supervised},
};
use pto_isa::Target;
use rayon::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};
use unit::{Outcome, Task, Unit};

/// Extensions of kernel files in folders.
const EXTENSIONS: &[&str] = &["pto", "ptoas", "asm", "mlir", "mlirbc"];

/// Assemble, print, format and check PTO kernels.
#[derive(Debug, Parser)]
#[command(name = "pto-as", version = pto_version::VERSION, disable_help_subcommand = true)]
#[command(after_help = "With --target=visa, the commands are those for vISA: see pto-as --target=visa --help.\n\
    Exit status: 0 accepted, 1 diagnostics, 2 wrong usage, a form that does not exist, or output that cannot be written.")]
pub(crate) struct Options {
    /// Print the page of a diagnostic code
    #[arg(long, value_name = "CODE")]
    explain: Option<String>,

    #[command(flatten)]
    reporting: Reporting,

    #[command(flatten)]
    supervised: Supervised,

    /// Command to run
    #[command(subcommand)]
    command: Option<Command>,
}

/// What to do with kernels.
#[derive(Debug, Subcommand)]
enum Command {
    /// Verify kernels and write them as bytecode, or in another form
    Assemble {
        /// Input files
        #[command(flatten)]
        inputs: Inputs,
        /// Output
        #[command(flatten)]
        place: Place,
        /// Form of the output
        #[arg(long, value_enum, value_name = "FORM", default_value_t = Form::Bytecode)]
        to: Form,
    },
    /// Verify kernels and print them
    Print {
        /// Input files
        #[command(flatten)]
        inputs: Inputs,
        /// Output
        #[command(flatten)]
        place: Place,
        /// Form of the output
        #[arg(long, value_enum, value_name = "FORM", default_value_t = Form::Asm)]
        to: Form,
    },
    /// Format assembly in place, with its comments
    Fmt {
        /// Assembly or MLIR text; folders are searched
        #[arg(required = true, value_name = "IN")]
        inputs: Vec<PathBuf>,
        /// Do not write; exit with status 1 if a file is not formatted
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
    /// Form of the inputs, if their text does not tell
    #[arg(long, value_enum, value_name = "FORM")]
    from: Option<Form>,
    /// Target to verify for; default a3; overrides the target of the module, and is recorded in the output [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pto_arch: Option<Target>,
}

/// Where kernels are written.
#[derive(Clone, Debug, Args)]
struct Place {
    /// Output file; a folder for several inputs
    #[arg(short, value_name = "OUT")]
    output: Option<PathBuf>,
}

fn target(text: &str) -> Result<Target, String> {
    text.parse().map_err(|error: pto_isa::target::UnknownTarget| error.to_string())
}

/// The work on each file.
enum Job {
    Convert(Inputs, Place, Task),
    Format { inputs: Vec<PathBuf>, check: bool },
}

impl Job {
    fn paths(&self) -> &[PathBuf] {
        match self {
            Job::Convert(inputs, ..) => &inputs.inputs,
            Job::Format { inputs, .. } => inputs,
        }
    }

    /// Returns the path of each output, in the order of the files; none if nothing is written.
    fn places(&self, list: &[Named], several: bool) -> Result<Vec<PathBuf>, String> {
        match self {
            Job::Convert(_, place, Task::Write { form, .. }) => {
                outputs::places(list, several, place.output.as_deref(), *form)
            }
            Job::Convert(_, _, Task::Check) | Job::Format { check: true, .. } => Ok(Vec::new()),
            Job::Format { check: false, .. } => Ok(list.iter().map(|named| named.path.clone()).collect()),
        }
    }

    fn run(&self, sources: &Arc<Sources>, file: FileId, several: bool) -> Outcome {
        match self {
            Job::Convert(inputs, _, task) => Unit { sources, file, inputs, task: *task, several }.run(),
            Job::Format { .. } => format::run(sources, file, several),
        }
    }
}

fn job(command: Command) -> Job {
    match command {
        Command::Assemble { inputs, place, to } => Job::Convert(inputs, place, Task::Write { form: to, record: true }),
        Command::Print { inputs, place, to } => Job::Convert(inputs, place, Task::Write { form: to, record: false }),
        Command::Check(inputs) => Job::Convert(inputs, Place { output: None }, Task::Check),
        Command::Fmt { inputs, check } => Job::Format { inputs, check },
    }
}

/// Executes the command line; returns the exit status.
pub(crate) fn run() -> u8 {
    let combinations =
        Combinations { alone: &[("explain", &[])], without: &[Reporting::STRICT], ..Combinations::default() };
    let options: Options = usage::parse(combinations, |options: &Options| options.reporting.check());
    let child = options.supervised.follow();
    let job = match (&options.explain, options.command) {
        (Some(code), None) => return pto_driver::explain(code, Path::new("-")),
        (Some(_), Some(_)) => usage::wrong::<Options>(ErrorKind::ArgumentConflict, "--explain goes without a command"),
        (None, None) => usage::wrong::<Options>(ErrorKind::MissingSubcommand, "expected a command, or --explain"),
        (None, Some(command)) => job(command),
    };
    let reporting = options.reporting;
    let list = match files::list(job.paths(), EXTENSIONS) {
        Ok(list) => list,
        Err(diagnostic) => return alone(reporting, *diagnostic),
    };
    let several = list.len() > 1 || job.paths().iter().any(|path| path.is_dir());
    let places =
        job.places(&list, several).unwrap_or_else(|wrong| usage::wrong::<Options>(ErrorKind::ArgumentConflict, &wrong));
    let (mut sources, mut report) = (Sources::new(), Report::new());
    let read = files::read(&list, &mut sources, &mut report);
    if !child
        && matches!(job, Job::Convert(..))
        && let Some(status) = supervised(reporting, &list, &read, &sources)
    {
        return status;
    }
    let sources = Arc::new(sources);
    let bar = files::bar(list.len());
    let work = |file: &Option<FileId>| {
        let outcome = file.map(|file| job.run(&sources, file, several));
        bar.inc(1);
        outcome
    };
    let outcomes: Vec<Option<Outcome>> =
        if several { read.par_iter().map(work).collect() } else { read.iter().map(work).collect() };
    bar.finish_and_clear();
    let mut count = Count { files: list.len(), ..Count::default() };
    let mut written = Vec::new();
    for (index, outcome) in outcomes.into_iter().enumerate() {
        let Some(outcome) = outcome else {
            count.refused += 1;
            continue;
        };
        let found = reporting.settle(Report::from_iter(outcome.found), &sources);
        let refused = found.errors() > 0;
        report.extend(found);
        count.refused += usize::from(refused);
        count.unsupported += usize::from(outcome.unsupported);
        count.differing += usize::from(outcome.differs);
        if let (Job::Format { check: true, .. }, Some(bytes), Some(file)) = (&job, &outcome.bytes, read[index])
            && outcome.differs
        {
            written.push(Output { path: "-".into(), bytes: format::difference(&sources, file, bytes), text: false });
        }
        if let (false, Some(bytes), Some(path)) = (refused, outcome.bytes, places.get(index))
            && (outcome.differs || matches!(job, Job::Convert(..)) || path.as_os_str() == "-")
        {
            let text = !mlir_dialect::is_bytecode(&bytes);
            written.push(Output { path: path.clone(), bytes, text });
        }
    }
    let failed = outputs::write(written);
    count.unwritten = failed.len();
    report.extend(failed);
    let report = reporting.settle(report, &sources);
    reporting.show(&report, &sources, env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    if several && matches!(reporting.diagnostics, Format::Human | Format::Short) {
        diag::say(&format!("{}\n", count.summary(&job)));
    }
    count.status(&job)
}

/// Counts of files by result.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    files: usize,
    /// Files with errors.
    refused: usize,
    /// Files that do not have the requested form.
    unsupported: usize,
    /// Files that were not formatted.
    differing: usize,
    /// Outputs that could not be written.
    unwritten: usize,
}

impl Count {
    fn summary(&self, job: &Job) -> String {
        let accepted = format!("{} of {} files accepted", self.files - self.refused, self.files);
        match job {
            Job::Convert(..) if self.unsupported > 0 => {
                format!("{accepted}; {} do not have the form", self.unsupported)
            }
            Job::Convert(..) => accepted,
            Job::Format { check: true, .. } => format!("{accepted}, {} not formatted", self.differing),
            Job::Format { check: false, .. } => format!("{accepted}, {} formatted", self.differing),
        }
    }

    fn status(&self, job: &Job) -> u8 {
        let unformatted = matches!(job, Job::Format { check: true, .. }) && self.differing > 0;
        if self.unsupported + self.unwritten > 0 { 2 } else { u8::from(self.refused > 0 || unformatted) }
    }
}

/// Runs the tool in a child process if any of the files is bytecode; returns its exit status.
fn supervised(reporting: Reporting, list: &[Named], files: &[Option<FileId>], sources: &Sources) -> Option<u8> {
    let all: Vec<_> = files.iter().map(|file| file.and_then(|file| sources.file(file))).collect();
    let bytecode = all.iter().flatten().find(|source| mlir_dialect::is_bytecode(source.bytes()))?;
    let standard = list.iter().position(|named| named.path == Path::new("-"));
    let bytes = standard.and_then(|index| *all.get(index)?).map(|source| source.bytes());
    match supervise::run(bytes, bytecode.name(), bytecode.bytes().len()) {
        Ok(status) => Some(status),
        Err(diagnostic) => Some(alone(reporting, *diagnostic)),
    }
}

/// Shows a diagnostic without a file; returns the exit status.
fn alone(reporting: Reporting, diagnostic: Diagnostic) -> u8 {
    let sources = Sources::new();
    let report = reporting.settle(Report::from_iter([diagnostic]), &sources);
    reporting.show(&report, &sources, env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    1
}
