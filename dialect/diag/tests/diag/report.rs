//! Tests order, counts and summary of a report.

use diag::{Diagnostic, Format, Location, Renderer, Report, Severity, Sources, Span};

use crate::{E1, E2, render};

fn summary(report: &Report, renderer: Renderer) -> String {
    let mut out = Vec::new();
    renderer.render_summary(report, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn sorts_into_source_order() {
    let mut sources = Sources::new();
    let b = sources.add("b", "one\ntwo\n");
    let a = sources.add("a", "x\n");
    let at = |location: Location| Diagnostic::error(E1, "m").at(location);
    let ordered = [
        at(Location::File("b".into())),
        at(Span::new(b, 2, 3).into()),
        at(Span::at(b, 4).into()),
        Diagnostic::error(E1, "n").at(Span::at(b, 4)),
        Diagnostic::error(E2, "m").at(Span::at(b, 4)),
        Diagnostic::warning(E1, "m").at(Span::at(b, 4)),
        Diagnostic::remark(E1, "a").at(Span::at(b, 4)),
        at(Location::line_col("b", 2, 3)),
        at(Span::at(a, 0).into()),
        at(Location::line_col("c", 1, 9)),
        at(Location::line_col("c", 2, 1)),
        at(Location::Unknown),
    ];
    let expected: Report = ordered.iter().cloned().collect();
    for shift in 0..ordered.len() {
        let mut shifted = ordered.clone();
        shifted.rotate_left(shift);
        let mut report: Report = shifted.iter().chain(&ordered).cloned().collect();
        report.sort(&sources);
        assert_eq!(report, expected);
    }
}

#[test]
fn counts_and_promotes() {
    let mut report = Report::new();
    assert!(report.is_empty());
    report.push(Diagnostic::error(E1, "e"));
    report.extend([Diagnostic::warning(E1, "w"), Diagnostic::remark(E1, "r")]);
    assert_eq!((report.len(), report.errors(), report.warnings()), (3, 1, 1));
    report.promote_warnings();
    assert_eq!((report.errors(), report.warnings()), (2, 0));
    let severities: Vec<_> = report.iter().map(|d| d.severity).collect();
    assert_eq!(severities, [Severity::Error, Severity::Error, Severity::Remark]);
}

#[test]
fn summarises() {
    let human = Renderer::new(Format::Human);
    let mut report = Report::new();
    assert_eq!(summary(&report, human), "");
    report.push(Diagnostic::remark(E1, "r"));
    assert_eq!(summary(&report, human), "");
    report.push(Diagnostic::warning(E1, "w"));
    assert_eq!(summary(&report, human), "warning: 1 warning\n");
    report.extend([Diagnostic::error(E1, "a"), Diagnostic::error(E1, "b")]);
    assert_eq!(summary(&report, human), "error: 2 errors, 1 warning\n");
    assert_eq!(summary(&report, Renderer::new(Format::Short)), "error: 2 errors, 1 warning\n");
    assert_eq!(summary(&report, Renderer::new(Format::Json)), "");
    assert!(summary(&report, human.color(true)).contains("\x1b["));
}

#[test]
fn colours_human_only() {
    let mut sources = Sources::new();
    let file = sources.add("f", "abc");
    let report: Report = [Diagnostic::error(E1, "m").at(Span::at(file, 1))].into_iter().collect();
    for format in [Format::Human, Format::Short, Format::Json] {
        let colored = render(&report, &sources, Renderer::new(format).color(true));
        let plain = render(&report, &sources, Renderer::new(format));
        assert_eq!(colored != plain, format == Format::Human);
        assert!(!plain.contains('\x1b'));
        if format == Format::Human {
            assert!(colored.contains("f:1:2"), "{colored:?}");
        }
    }
}
