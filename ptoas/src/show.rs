//! Formats diagnostics like ptoas: `loc("f.py":3:7): error: ...`, and one line `Error: ...` at the end.

use diag::{Diagnostic, Location, Report, Severity, Sources};
use std::fmt::Write;

/// Most lines of each severity: an error in a loop that a front end unrolled repeats many times.
const MOST: usize = 100;

/// Formats the location of a diagnostic as `loc("f.py":3:7): `; empty if it is unknown.
fn place(location: &Location, sources: &Sources) -> String {
    match location {
        Location::Span(span) => match sources.file(span.file) {
            Some(file) => {
                let at = file.position(span.start);
                format!("loc({:?}:{}:{}): ", file.name(), at.line, at.column)
            }
            None => String::new(),
        },
        Location::LineCol { file, line, col } => format!("loc({file:?}:{line}:{col}): "),
        Location::File(name) => format!("loc({name:?}): "),
        Location::Unknown => String::new(),
    }
}

/// Returns the location in the source of a front end that created the operation, if the diagnostic states it.
fn origin(diagnostic: &Diagnostic) -> Option<&Location> {
    let elsewhere = |location: &&Location| matches!(location, Location::LineCol { .. });
    diagnostic
        .notes
        .iter()
        .find(|note| note.message == "made here")
        .and_then(|note| note.location.as_ref())
        .filter(elsewhere)
}

/// Appends the lines of a diagnostic.
fn lines(text: &mut String, diagnostic: &Diagnostic, sources: &Sources) {
    let at = origin(diagnostic).unwrap_or(&diagnostic.location);
    let word = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Remark => "remark",
    };
    let one_line = |message: &str| message.replace('\n', " ");
    let (message, code) = (one_line(&diagnostic.message), &diagnostic.code);
    let _ = writeln!(text, "{}{word}: {message} [{code}]", place(at, sources));
    for note in &diagnostic.notes {
        let here = note.location.as_ref().map(|location| place(location, sources)).unwrap_or_default();
        let _ = writeln!(text, "{here}note: {}", one_line(&note.message));
    }
    for help in &diagnostic.help {
        let _ = writeln!(text, "note: {}", one_line(help));
    }
}

/// Returns all lines of a report.
pub(crate) fn report(report: &Report, sources: &Sources) -> String {
    let mut text = String::new();
    let (shown, left) = report.first(MOST);
    for diagnostic in shown.iter() {
        lines(&mut text, diagnostic, sources);
    }
    if let Some(message) = left.message() {
        let _ = writeln!(text, "note: {message}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use diag::{Code, Span};

    #[test]
    fn line_of_a_front_end() {
        let mut sources = Sources::new();
        let file = sources.add("k.pto", "a\nbcd\n");
        let mut found = Report::new();
        let code = Code::new("PTO", 302);
        found.push(Diagnostic::error(code, "wrong").at(Span::new(file, 3, 4)));
        found.push(Diagnostic::error(code, "worse").at(Location::line_col("f.py", 3, 7)));
        let text = report(&found, &sources);
        assert_eq!(text, "loc(\"k.pto\":2:2): error: wrong [PTO0302]\nloc(\"f.py\":3:7): error: worse [PTO0302]\n");
    }
}
