//! Writing reports.

mod excerpt;
mod human;
mod json;
mod sarif;
mod short;
mod snippet;

pub use sarif::{Tool, sarif};

use std::io;

use crate::code::Code;
use crate::report::{Left, Report};
use crate::source::Sources;

/// The form of the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// Source lines with the places underlined.
    #[default]
    Human,
    /// One line each: `file:line:col: error[CODE]: message`. Labels, notes and help are left out.
    Short,
    /// One JSON object a line. `end_line` and `end_column` are exclusive; unknown places are
    /// `null`.
    Json,
}

/// Writes reports. The output depends on the arguments only, not on the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Renderer {
    /// The form of the output.
    pub format: Format,
    /// Whether [`Format::Human`] uses ANSI colours.
    pub color: bool,
}

impl Renderer {
    /// Makes a renderer without colour.
    pub const fn new(format: Format) -> Self {
        let color = false;
        Self { format, color }
    }

    /// Enables or disables colour.
    pub const fn color(mut self, color: bool) -> Self {
        self.color = color;
        self
    }

    /// Writes the diagnostics in the order of the report.
    ///
    /// # Errors
    ///
    /// When `w` fails.
    pub fn render(&self, report: &Report, sources: &Sources, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
        for diagnostic in report {
            match self.format {
                Format::Human => human::render(diagnostic, sources, self.color, w)?,
                Format::Short => short::render(diagnostic, sources, w)?,
                Format::Json => json::render(diagnostic, sources, w)?,
            }
        }
        Ok(())
    }

    /// Writes a last line with the number of errors and warnings, e.g.
    /// `error: 2 errors, 1 warning`. Writes nothing when there are none, or for [`Format::Json`].
    ///
    /// # Errors
    ///
    /// When `w` fails.
    pub fn render_summary(&self, report: &Report, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
        match self.format {
            Format::Human => human::render_summary(report, self.color, w),
            Format::Short => human::render_summary(report, false, w),
            Format::Json => Ok(()),
        }
    }

    /// Writes a last line with the number of diagnostics that are left out; for [`Format::Json`] it is an object with
    /// this code. Writes nothing where there are none.
    ///
    /// # Errors
    ///
    /// When `w` fails.
    pub fn render_left(&self, left: Left, code: Code, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
        let Some(message) = left.message() else { return Ok(()) };
        match (self.format, left.diagnostic(code)) {
            (Format::Human | Format::Short, _) => writeln!(w, "note: {message}"),
            (Format::Json, Some(diagnostic)) => json::render(&diagnostic, &Sources::new(), w),
            (Format::Json, None) => Ok(()),
        }
    }
}
