//! Renders diagnostics for Python: JSON, and text with and without colours.

use diag::{Diagnostic, Format, Location, Renderer, Report, Sources};

/// A diagnostic as JSON, as text, and as text with terminal colours.
pub(crate) type Found = (String, String, String);

/// Note at the location where a front end created the operation.
const ORIGIN: &str = "made here";

/// Sorts diagnostics and renders each. With `origins`, diagnostics have the location where the front end created the
/// operation.
pub(crate) fn render(mut found: Vec<Diagnostic>, sources: &Sources, origins: bool) -> Vec<Found> {
    if origins {
        found.iter_mut().for_each(at_origin);
    }
    let mut report: Report = found.into_iter().collect();
    report.sort(sources);
    report.into_iter().map(|diagnostic| rendered(diagnostic, sources)).collect()
}

/// Moves a diagnostic to the location in the source of the front end.
fn at_origin(diagnostic: &mut Diagnostic) {
    let named = |location: &Location| matches!(location, Location::LineCol { .. });
    let origin =
        diagnostic.notes.iter().position(|note| note.message == ORIGIN && note.location.as_ref().is_some_and(named));
    if let Some(location) = origin.and_then(|index| diagnostic.notes.remove(index).location) {
        diagnostic.location = location;
        diagnostic.label = None;
        diagnostic.labels.clear();
    }
}

fn rendered(diagnostic: Diagnostic, sources: &Sources) -> Found {
    let report: Report = [diagnostic].into_iter().collect();
    let text = |format, color| {
        let mut bytes = Vec::new();
        // Writing to a vector does not fail.
        let _ = Renderer::new(format).color(color).render(&report, sources, &mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    };
    (text(Format::Json, false), text(Format::Human, false), text(Format::Human, true))
}
