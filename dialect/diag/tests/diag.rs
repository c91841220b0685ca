//! Tests the public interface.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[path = "diag/cases.rs"]
mod cases;
#[path = "diag/properties.rs"]
mod properties;
#[path = "diag/report.rs"]
mod report;
#[path = "diag/sarif.rs"]
mod sarif;
#[path = "diag/snapshots.rs"]
mod snapshots;

use diag::{Code, Diagnostic, Format, Renderer, Report, Sources};

const E1: Code = Code::new("PTO", 101);
const E2: Code = Code::new("VISA", 7);

fn render(report: &Report, sources: &Sources, renderer: Renderer) -> String {
    let mut out = Vec::new();
    renderer.render(report, sources, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Returns the output of all formats, one after the other.
fn all(diagnostics: impl IntoIterator<Item = Diagnostic>, sources: &Sources) -> String {
    let report = diagnostics.into_iter().collect();
    [Format::Human, Format::Short, Format::Json]
        .map(|format| render(&report, sources, Renderer::new(format)))
        .join("----\n")
}
