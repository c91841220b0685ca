//! Tests all formats on complete diagnostics.

use diag::{Diagnostic, Location, Sources, Span};
use insta::assert_snapshot;

use crate::{E1, E2, all};

const KERNEL: &str = "\
func.func @k(%a: !pto.tile<16x16xf32>) {
  %0 = pto.load %a : f32
  %1 = pto.load %b : f16

  %2 = pto.add %0, %1
  return
}
";

fn find(text: &str) -> (usize, usize) {
    let start = KERNEL.find(text).unwrap();
    (start, start + text.len())
}

#[test]
fn full() {
    let mut sources = Sources::new();
    let file = sources.add("k.mlir", KERNEL);
    let other = sources.add("lib/types.mlir", "!t = f32\n");
    let span = |text| {
        let (start, end) = find(text);
        Span::new(file, start, end)
    };
    let diagnostic = Diagnostic::error(E1, "operands of `pto.add` have different element types")
        .at(span("%0, %1"))
        .label("f32 and f16")
        .label_at(span(": f32"), "f32 here")
        .label_at(span(": f16"), "f16 here")
        .label_at(Span::new(other, 0, 2), "declared here")
        .note("both operands must have the same element type")
        .note("on A2 and A3\nalike")
        .note_at(span("@k"), "in this function")
        .note_at(Location::line_col("gen.py", 12, 3), "generated from here")
        .note_at(Location::Unknown, "nowhere")
        .help("convert one operand with `pto.cvt`");
    assert_snapshot!(all([diagnostic], &sources));
}

#[test]
fn several() {
    let mut sources = Sources::new();
    let file = sources.add("k.mlir", KERNEL);
    let (start, end) = find("return");
    let diagnostics = [
        Diagnostic::warning(E2, "unused value").at(Span::new(file, start, end)),
        Diagnostic::remark(E1, "vectorised\nby 8").at(Span::new(file, start, end)),
    ];
    assert_snapshot!(all(diagnostics, &sources));
}

#[test]
fn multi_line() {
    let mut sources = Sources::new();
    let file = sources.add("k.mlir", KERNEL);
    let diagnostics = [
        Diagnostic::error(E1, "whole function")
            .at(Span::new(file, 0, KERNEL.len()))
            .label("this function")
            .label_at(Span::new(file, find("%0").0, find(": f16").1), "these loads"),
        Diagnostic::error(E1, "a line and its newline").at(Span::new(file, 0, find("  %0").0)),
    ];
    assert_snapshot!(all(diagnostics, &sources));
}

#[test]
fn without_source() {
    let mut sources = Sources::new();
    sources.add("k.mlir", KERNEL);
    let foreign = {
        let mut sources = Sources::new();
        sources.add("0", "");
        sources.add("1", "")
    };
    let diagnostics = [
        Diagnostic::error(E1, "source not at hand")
            .at(Location::line_col("gen.py", 120, 3))
            .label("becomes a note")
            .note("a note"),
        Diagnostic::error(E1, "source at hand").at(Location::line_col("k.mlir", 3, 8)),
        Diagnostic::error(E1, "column past the end").at(Location::line_col("k.mlir", 3, 80)),
        Diagnostic::error(E1, "line past the end").at(Location::line_col("k.mlir", 99, 1)),
        Diagnostic::error(E1, "line 0").at(Location::line_col("k.mlir", 0, 0)),
        Diagnostic::error(E1, "whole file").at(Location::File("k.bc".into())).help("recompile"),
        Diagnostic::error(E1, "nowhere").note("a note"),
        Diagnostic::error(E1, "file of other sources")
            .at(Span::new(foreign, 0, 1))
            .label_at(Span::new(foreign, 0, 1), "lost label"),
    ];
    assert_snapshot!(all(diagnostics, &sources));
}
