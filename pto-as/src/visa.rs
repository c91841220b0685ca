//! Implements `--target=visa`.

mod cli;
mod input;
mod output;
mod run;
mod source;

use clap::error::ErrorKind;
use clap::{Args, Subcommand};
use cli::{Color, Diagnostics, Options, Target};
use diag::{Diagnostic, Format, Location, Renderer, Report, Sources};
use pto_driver::usage::{self, Combinations};
use source::Source;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use visa::explain::Question;
use visa::operand::ExecSize;
use visa::variable::{Attribute, AttributeValue};
use visa::{Object, Platform, Type, Version};

/// What to do with a vISA file. Inputs are assembly text or object files, told apart by their first bytes.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Verify a file for a platform
    Check(Input),
    /// Write an object file
    Assemble {
        /// Input file
        #[command(flatten)]
        input: Input,
        /// Output
        #[command(flatten)]
        output: Output,
    },
    /// Write assembly text
    Print {
        /// Input file
        #[command(flatten)]
        input: Input,
        /// Output
        #[command(flatten)]
        output: Output,
    },
    /// Show the tables and instructions of an object file
    Dump {
        /// The object file; `-` is standard input
        #[arg(default_value = "-")]
        input: PathBuf,
        /// Output
        #[command(flatten)]
        output: Output,
    },
    /// Run a kernel, instruction by instruction. Exit status 2: an instruction is not interpreted
    Run {
        /// Input file
        #[command(flatten)]
        input: Input,
        /// Options of the run
        #[command(flatten)]
        options: run::Options,
    },
    /// Print the page of a diagnostic code
    Explain {
        /// Diagnostic code, such as VISA0301
        code: String,
    },
    /// Draw the elements that an operand accesses, and name the region restrictions that it breaks
    ExplainRegion {
        /// Operand, such as V(2,3)<16;8,2>, V(0,0)<1> or r[A(0),4]<8,1>
        operand: String,
        /// Element type
        #[arg(long = "type", value_name = "TYPE", value_parser = element_type)]
        ty: Option<Type>,
        /// Execution size: 1, 2, 4, 8, 16 or 32
        #[arg(long, value_name = "N", value_parser = exec_size)]
        exec: ExecSize,
        /// Platform, in any letter case [skl, tgllp, xehp, dg2, pvc]
        #[arg(long, value_name = "NAME", value_parser = platform, default_value = "dg2")]
        platform: Platform,
    },
}

fn element_type(name: &str) -> Result<Type, String> {
    Type::by_name(name).ok_or_else(|| format!("known are {}", Type::ALL.map(Type::name).join(", ")))
}

fn exec_size(number: &str) -> Result<ExecSize, String> {
    let size = number.parse().ok().and_then(ExecSize::of);
    size.ok_or_else(|| "known are 1, 2, 4, 8, 16 and 32".to_owned())
}

/// A file and the platform it is for.
#[derive(Debug, Args)]
pub(crate) struct Input {
    /// Assembly text or object file; `-` is standard input
    #[arg(default_value = "-")]
    input: PathBuf,
    /// Platform, in any letter case [skl, tgllp, xehp, dg2, pvc]
    #[arg(long, value_name = "NAME", value_parser = platform)]
    platform: Platform,
    /// Treat warnings as errors
    #[arg(long)]
    strict: bool,
}

/// Where output goes.
#[derive(Debug, Args)]
pub(crate) struct Output {
    /// Write to FILE instead of standard output; nothing is written after an error
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
}

fn platform(name: &str) -> Result<Platform, String> {
    let known = || Platform::ALL.map(|platform| platform.info().name).join(", ");
    Platform::by_name(name).ok_or_else(|| format!("known are {}", known()))
}

/// Executes the command line; returns the exit status.
pub(crate) fn run() -> u8 {
    let combinations = Combinations { alone: &[("explain", &["target"])], ..Combinations::default() };
    let options: &Options = &usage::parse(combinations, Options::check);
    let Target::Visa = options.target;
    let mut session = Session { sources: Sources::new(), report: Report::new(), failed: false, unsupported: false };
    // Errors are in the report.
    let _ = match (&options.explain, &options.command) {
        (Some(code), None) => session.explain(code),
        (None, Some(command)) => session.command(command),
        (Some(_), Some(_)) => usage::wrong::<Options>(ErrorKind::ArgumentConflict, "--explain goes without a command"),
        (None, None) => usage::wrong::<Options>(ErrorKind::MissingSubcommand, "expected a command, or --explain"),
    };
    session.finish(options)
}

/// A run of the tool.
struct Session {
    sources: Sources,
    report: Report,
    /// Whether there is an error that is not in the report.
    failed: bool,
    /// Whether the interpreter does not support an instruction.
    unsupported: bool,
}

impl Session {
    /// Executes a command; `None` if there were errors.
    fn command(&mut self, command: &Command) -> Option<()> {
        match command {
            Command::Check(input) => self.checked(input).map(|_| ()),
            Command::Assemble { input, output } => {
                let mut object = self.checked(input)?;
                name_output(&mut object, &stem(&output.output, &input.input));
                // Older finalizers cannot read newer versions, and newer ones read all older versions.
                let bytes = visa::binary::write(&object, Version::default());
                let name = input.input.display().to_string();
                let bytes = self.diagnosed(bytes.map_err(|error| error.diagnostic(&name)))?;
                self.write(&output.output, &bytes)
            }
            Command::Print { input, output } => {
                let object = self.read(input)?;
                let location = Location::File(input.input.display().to_string());
                let text = visa::text::print(&object, input.platform);
                let text = self.diagnosed(
                    text.map_err(|error| visa::codes::Rule::Malformed.says(error.to_string()).at(location)),
                )?;
                self.write(&output.output, text.as_bytes())
            }
            Command::Dump { input, output } => {
                let bytes = self.bytes(input)?;
                let name = input.display().to_string();
                let file = visa::binary::layout::File::parse(&bytes);
                let file = self.diagnosed_all(
                    file.map_err(|errors| errors.iter().map(|error| error.diagnostic(&name)).collect()),
                )?;
                self.write(&output.output, visa::binary::dump(&file, bytes.len()).as_bytes())
            }
            Command::Run { input, options } => {
                let (object, file) = self.checked_source(input)?;
                let outcome = run::run(&object, input.platform, file, options);
                let outcome = self.diagnosed(outcome.map_err(|error| *error))?;
                self.unsupported = outcome.unsupported;
                let ok = outcome.diagnostics.is_empty();
                self.report.extend(outcome.diagnostics);
                self.write(Path::new("-"), outcome.text.as_bytes())?;
                ok.then_some(())
            }
            Command::Explain { code } => self.explain(code),
            Command::ExplainRegion { operand, ty, exec, platform } => {
                let exec = u16::from(exec.channels());
                let question = Question { operand, ty: *ty, exec, grf: platform.grf_bytes() };
                let found = visa::explain::region(question);
                let found = found
                    .unwrap_or_else(|error| usage::wrong::<Options>(ErrorKind::ValueValidation, &error.to_string()));
                self.write(Path::new("-"), found.text.as_bytes())?;
                self.failed = found.is_error();
                Some(())
            }
        }
    }

    fn explain(&mut self, code: &str) -> Option<()> {
        match diag::explain(visa::codes::CODES, code) {
            Ok(page) => self.write(Path::new("-"), page.as_bytes()),
            Err(error) => {
                let rule = visa::codes::Rule::Read;
                self.report.push(rule.says(error.to_string()));
                None
            }
        }
    }

    fn bytes(&mut self, path: &Path) -> Option<Vec<u8>> {
        let bytes = input::read(path);
        self.diagnosed(bytes.map_err(|error| *error))
    }

    /// Returns the object of a file.
    fn read(&mut self, input: &Input) -> Option<Object> {
        let source = self.source(input)?;
        let errors = source.errors.len();
        self.report.extend(source.errors);
        (errors == 0).then_some(source.object)
    }

    fn source(&mut self, input: &Input) -> Option<Source> {
        let bytes = self.bytes(&input.input)?;
        let name = input.input.display().to_string();
        let source = Source::read(&mut self.sources, &name, bytes, input.platform);
        self.diagnosed_all(source)
    }

    /// Returns the object of a file if it has no errors.
    fn checked(&mut self, input: &Input) -> Option<Object> {
        self.checked_source(input).map(|(object, _)| object)
    }

    /// Returns the object of a file if it has no errors, and its source if it is text.
    fn checked_source(&mut self, input: &Input) -> Option<(Object, Option<diag::FileId>)> {
        let source = self.source(input)?;
        let mut report = visa::verify::verify(&source.object, input.platform, source.file);
        if input.strict {
            report.promote_warnings();
        }
        let errors = source.errors.len() + report.errors();
        self.report.extend(source.errors);
        if source.file.is_none() {
            // Without a source, the diagnostic states at least the file.
            report = report.iter().cloned().map(|d| at_file(d, &input.input)).collect();
        }
        self.report.extend(report);
        (errors == 0).then_some((source.object, source.file))
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> Option<()> {
        self.diagnosed(output::write(path, bytes).map_err(|error| *error))
    }

    fn diagnosed<T>(&mut self, result: Result<T, Diagnostic>) -> Option<T> {
        self.diagnosed_all(result.map_err(|error| vec![error]))
    }

    fn diagnosed_all<T>(&mut self, result: Result<T, Vec<Diagnostic>>) -> Option<T> {
        result.map_err(|errors| self.report.extend(errors)).ok()
    }

    /// Shows the diagnostics; returns the exit status.
    fn finish(mut self, options: &Options) -> u8 {
        self.report.sort(&self.sources);
        let stderr = io::stderr().lock();
        let color = match options.color {
            Color::Auto => stderr.is_terminal(),
            Color::Always => true,
            Color::Never => false,
        };
        let format = match options.diagnostics {
            Diagnostics::Human => Format::Human,
            Diagnostics::Short => Format::Short,
            Diagnostics::Json => Format::Json,
        };
        let renderer = Renderer::new(format).color(color);
        let mut out = io::BufWriter::new(stderr);
        let (shown, left) = self.report.first(options.max_errors);
        let rendered = renderer
            .render(&shown, &self.sources, &mut out)
            .and_then(|()| renderer.render_summary(&self.report, &mut out))
            .and_then(|()| renderer.render_left(left, pto_driver::pto(pto_isa::codes::NOT_SHOWN), &mut out));
        // If standard error is closed, the failure cannot be reported anywhere.
        let _ = rendered.and_then(|()| out.flush());
        let unwritten = self.report.iter().any(|diagnostic| diagnostic.code == visa::codes::Rule::Write.code());
        if self.unsupported || unwritten { 2 } else { u8::from(self.failed || self.report.errors() > 0) }
    }
}

/// Attribute with the path to which the finalizer writes machine code. Without it, the finalizer writes none.
const OUTPUT: &str = "OutputAsmPath";

/// Returns the file stem for a kernel: that of its object file, or of its source.
fn stem(output: &Path, input: &Path) -> String {
    let known = |path: &&Path| path.as_os_str() != "-";
    let path = [output, input].into_iter().find(known);
    let stem = path.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    stem.unwrap_or_else(|| "kernel".to_owned())
}

/// Sets the path of the machine code for kernels that do not state one.
fn name_output(object: &mut Object, stem: &str) {
    let single = object.kernels.len() == 1;
    for (index, kernel) in object.kernels.iter_mut().enumerate() {
        if kernel.attributes.iter().any(|attribute| matches!(&*attribute.name, OUTPUT | "AsmName")) {
            continue;
        }
        let name = if single { stem.to_owned() } else { format!("{stem}_{index}") };
        let value = AttributeValue::Text(name.into());
        kernel.attributes.push(Attribute { name: OUTPUT.into(), value, place: visa::Place::NONE });
    }
}

fn at_file(diagnostic: Diagnostic, path: &Path) -> Diagnostic {
    match diagnostic.location {
        Location::Unknown => diagnostic.at(Location::File(path.display().to_string())),
        Location::Span(_) | Location::LineCol { .. } | Location::File(_) => diagnostic,
    }
}
