//! Renders [`Format::Short`](crate::Format::Short): one line per diagnostic.

use std::io;

use crate::diagnostic::Diagnostic;
use crate::location::Place;
use crate::source::{Position, Sources};
use crate::text::one_line;

/// Replaces an unknown file name.
const UNKNOWN: &str = "<unknown>";

pub(super) fn render(diagnostic: &Diagnostic, sources: &Sources, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
    let place = Place::of(&diagnostic.location, sources);
    let file = place.as_ref().map(|place| one_line(place.file));
    write!(w, "{}", file.as_deref().unwrap_or(UNKNOWN))?;
    if let Some(Position { line, column }) = place.and_then(|place| place.start) {
        write!(w, ":{line}:{column}")?;
    }
    let Diagnostic { severity, code, .. } = diagnostic;
    let message = one_line(&diagnostic.message);
    writeln!(w, ": {severity}[{code}]: {message}")
}
