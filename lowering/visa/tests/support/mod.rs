//! Helpers of several tests.
#![allow(dead_code, clippy::unwrap_used)]

use diag::{Diagnostic, FileId, Format, Renderer, Report, Sources};
use visa::Platform;
use visa::text::parse;
use visa::verify::verify;

/// Returns the errors of the parser and of the rules.
pub(crate) fn report(text: &str, file: FileId, platform: Platform) -> Report {
    let parsed = parse(text.as_bytes(), file, platform);
    let mut report = verify(&parsed.object, platform, Some(file));
    report.extend(parsed.diagnostics);
    report
}

/// Returns the diagnostics of a text.
pub(crate) fn check(text: &str, platform: Platform) -> Vec<Diagnostic> {
    let mut sources = Sources::new();
    let file = sources.add("k.visaasm", text.as_bytes());
    report(text, file, platform).iter().cloned().collect()
}

/// Returns the diagnostics of a text, one per line.
pub(crate) fn rendered(name: &str, text: &str, platform: Platform) -> String {
    let mut sources = Sources::new();
    let file = sources.add(name, text.as_bytes());
    let mut report = report(text, file, platform);
    report.sort(&sources);
    let mut out = Vec::new();
    Renderer::new(Format::Short).render(&report, &sources, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}
