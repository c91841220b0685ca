//! Renders reports.

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

/// The format of the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// Source lines with underlined locations.
    #[default]
    Human,
    /// One line each: `file:line:col: error[CODE]: message`, without labels, notes and help.
    Short,
    /// One JSON object per line. `end_line` and `end_column` are exclusive; unknown locations are `null`.
    Json,
}

/// Renders reports. The output depends only on the arguments, not on the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Renderer {
    /// The form of the output.
    pub format: Format,
    /// Whether [`Format::Human`] uses ANSI colours.
    pub color: bool,
}

impl Renderer {
    /// Creates a renderer without colour.
    pub const fn new(format: Format) -> Self {
        let color = false;
        Self { format, color }
    }

    /// Enables or disables colour.
    pub const fn color(mut self, color: bool) -> Self {
        self.color = color;
        self
    }

    /// Renders the diagnostics in the order of the report.
    ///
    /// # Errors
    ///
    /// Writing to `w` fails.
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

    /// Writes a last line with the number of errors and warnings, e.g. `error: 2 errors, 1 warning`. Writes nothing if
    /// there are none, or for [`Format::Json`].
    ///
    /// # Errors
    ///
    /// Writing to `w` fails.
    pub fn render_summary(&self, report: &Report, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
        match self.format {
            Format::Human => human::render_summary(report, self.color, w),
            Format::Short => human::render_summary(report, false, w),
            Format::Json => Ok(()),
        }
    }

    /// Writes a last line with the number of omitted diagnostics; for [`Format::Json`] it is an object with this code.
    /// Writes nothing if there are none.
    ///
    /// # Errors
    ///
    /// Writing to `w` fails.
    pub fn render_left(&self, left: Left, code: Code, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
        let Some(message) = left.message() else { return Ok(()) };
        match (self.format, left.diagnostic(code)) {
            (Format::Human | Format::Short, _) => writeln!(w, "note: {message}"),
            (Format::Json, Some(diagnostic)) => json::render(&diagnostic, &Sources::new(), w),
            (Format::Json, None) => Ok(()),
        }
    }
}
