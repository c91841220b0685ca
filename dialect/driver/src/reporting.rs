//! Defines the options for diagnostics, and shows diagnostics.

use crate::pto;
use clap::{Args, ValueEnum};
use diag::{Renderer, Report, Sources};
use pto_isa::codes;
use std::{
    io::{IsTerminal, Write},
    path::Path,
    process::ExitCode,
};

/// Options of how diagnostics are shown.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Diagnostics")]
pub struct Reporting {
    /// Format of diagnostics
    #[arg(long, global = true, value_enum, value_name = "FORMAT", default_value_t = Format::Human)]
    pub diagnostics: Format,

    /// Colour diagnostics
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub color: Color,

    /// Show warnings, hide them, or treat them as errors; plain `-W` shows them
    #[arg(short = 'W', global = true, value_enum, value_name = "WHAT", num_args = 0..=1, require_equals = true)]
    #[arg(default_value_t = Warnings::Show, default_missing_value = "show")]
    pub warnings: Warnings,

    /// Treat warnings as errors; the same as -W=error
    #[arg(long, global = true)]
    pub strict: bool,

    /// Show at most N errors and N warnings; 0 shows all
    #[arg(long, global = true, value_name = "N", default_value_t = 100)]
    pub max_errors: usize,
}

/// Values of `--diagnostics`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// With source lines, for people
    Human,
    /// One line per diagnostic: file:line:col: error[PTO0101]: ...
    Short,
    /// One JSON object per line
    Json,
    /// One SARIF 2.1.0 document, even without diagnostics
    Sarif,
}

/// Values of `--color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// If standard error is a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Values of `-W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Warnings {
    /// Show warnings
    Show,
    /// Hide warnings
    None,
    /// Treat warnings as errors
    Error,
}

impl Reporting {
    /// `--strict` is `-W=error`: an entry of [`Combinations::without`](crate::usage::Combinations::without).
    pub const STRICT: (&'static str, &'static [&'static str]) = ("strict", &["warnings"]);

    /// Rejects options that contradict each other.
    ///
    /// # Errors
    /// Returns the message for the user.
    pub fn check(&self) -> Result<(), String> {
        if self.color == Color::Always && self.diagnostics != Format::Human {
            return Err("only '--diagnostics=human' has colours, which '--color=always' asks for".to_owned());
        }
        Ok(())
    }

    /// Sorts a report, and hides or promotes its warnings as the options say.
    pub fn settle(&self, report: Report, sources: &Sources) -> Report {
        let mut report = match if self.strict { Warnings::Error } else { self.warnings } {
            Warnings::Show => report,
            Warnings::None => report.into_iter().filter(|d| d.severity != diag::Severity::Warning).collect(),
            Warnings::Error => {
                let mut report = report;
                report.promote_warnings();
                report
            }
        };
        report.sort(sources);
        report
    }

    /// Writes a settled report to standard error, with the name and version of the tool. Of a long report it writes the
    /// first part and the number of remaining diagnostics.
    pub fn show(&self, report: &Report, sources: &Sources, name: &str, version: &str) {
        let mut out = std::io::stderr().lock();
        let color = match self.color {
            Color::Auto => out.is_terminal() && std::env::var_os("NO_COLOR").is_none(),
            Color::Always => true,
            Color::Never => false,
        };
        // If standard error is closed, the failure cannot be reported anywhere.
        if let Ok(text) = self.text(report, sources, name, version, color) {
            let _ = out.write_all(&text);
        }
    }

    /// Renders a settled report as [`Reporting::show`] writes it.
    ///
    /// # Errors
    /// Never fails in practice, since the output is a vector.
    pub fn text(
        &self,
        report: &Report,
        sources: &Sources,
        name: &str,
        version: &str,
        color: bool,
    ) -> std::io::Result<Vec<u8>> {
        let mut text = Vec::new();
        let (shown, left) = report.first(self.max_errors);
        let mut lines = |format: diag::Format| {
            let renderer = Renderer::new(format).color(color);
            renderer.render(&shown, sources, &mut text)?;
            if format == diag::Format::Human {
                renderer.render_summary(report, &mut text)?;
                text.extend(page_of_first(&shown).unwrap_or_default().bytes());
            }
            renderer.render_left(left, pto(codes::NOT_SHOWN), &mut text)
        };
        let rendered = match self.diagnostics {
            Format::Human => lines(diag::Format::Human),
            Format::Short => lines(diag::Format::Short),
            Format::Json => lines(diag::Format::Json),
            Format::Sarif => {
                let codes: Vec<_> = codes::CODES.iter().map(rule).collect();
                let mut shown = shown.into_owned();
                shown.extend(left.diagnostic(pto(codes::NOT_SHOWN)));
                diag::sarif(&shown, sources, &diag::Tool { name, version, codes: &codes }, &mut text)
            }
        };
        rendered.map(|()| text)
    }
}

/// Returns the hint how to read the page of the first error.
fn page_of_first(report: &Report) -> Option<String> {
    let mut errors = report.iter().filter(|diagnostic| diagnostic.severity == diag::Severity::Error);
    let id = errors.next()?.code.to_string();
    codes::parse(&id)?;
    Some(format!("note: 'pto-opt --explain {id}' shows the rule with examples\n"))
}

/// Converts the description of a code for the renderer.
fn rule(info: &codes::CodeInfo) -> diag::CodeInfo {
    diag::CodeInfo { code: pto(info.code), title: info.title, source: info.source, page: info.page }
}

/// Implements `--explain`: writes the page of a code to a file, or to standard output for `-`. For an unknown code, it
/// names the nearest one. Returns the exit status: 2 if the code is unknown or the page cannot be written.
pub fn explain(code: &str, output: &Path) -> u8 {
    let Some(info) = codes::parse(code) else {
        let nearest = codes::CODES
            .iter()
            .min_by_key(|info| strsim::levenshtein(&info.id(), &code.to_ascii_uppercase()))
            .map_or(String::new(), |info| format!("; did you mean {}?", info.id()));
        diag::say(&format!("error: unknown diagnostic code '{code}'{nearest}\n"));
        return 2;
    };
    match crate::write(output, info.page.as_bytes()) {
        Ok(()) => 0,
        Err(diagnostic) => {
            diag::say(&format!("error: {}\n", diagnostic.message));
            2
        }
    }
}

/// Stack size in bytes of the working thread: MLIR's parser and printer recurse into regions, types and attributes. The
/// system commits only the pages that are used.
pub const STACK: usize = 1 << 30;

/// Runs the work of the tool `name` on a thread with a large stack; returns its exit status.
pub fn with_stack(name: &str, work: impl FnOnce() -> u8 + Send + 'static) -> ExitCode {
    let work = std::thread::Builder::new().stack_size(STACK).spawn(work);
    let status = match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(status)) => status,
        Ok(Err(_)) => {
            diag::say(&format!("error: internal error in {name}; this is a defect of the tool\n"));
            1
        }
        Err(error) => {
            diag::say(&format!("error: cannot start a thread: {error}\n"));
            1
        }
    };
    ExitCode::from(status)
}
