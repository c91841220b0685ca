//! Tests SARIF documents.

use diag::{CodeInfo, Diagnostic, Location, Report, Sources, Span, Tool, sarif};
use insta::assert_snapshot;

use crate::{E1, E2};

const CODES: [CodeInfo; 3] = [
    CodeInfo { code: E1, title: "types differ", source: "manual", page: "# E1\n\nBoth must be equal.\n" },
    CodeInfo { code: E2, title: "unused", source: "", page: "# E2\n" },
    CodeInfo { code: diag::Code::new("PTO", 999), title: "never", source: "", page: "" },
];

fn document(report: &Report, sources: &Sources) -> String {
    let mut out = Vec::new();
    sarif(report, sources, &Tool { name: "tool", version: "1.2.3", codes: &CODES }, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn everything() {
    let mut sources = Sources::new();
    // Columns of SARIF are characters: the error begins after three of them, which are seven bytes.
    let file = sources.add("a dir/k<1>.mlir", "x\né漢 err ok\n");
    let report: Report = [
        Diagnostic::error(E1, "types differ")
            .at(Span::new(file, 8, 11))
            .label_at(Span::new(file, 12, 14), "not here")
            .note("rule: manual")
            .note_at(Location::line_col("model.py", 12, 3), "made here")
            .help("convert"),
        Diagnostic::warning(E2, "unused").at(Location::File("other".to_owned())),
        Diagnostic::remark(diag::Code::new("PTO", 7), "no rule, no place"),
    ]
    .into_iter()
    .collect();
    assert_snapshot!(document(&report, &sources));
}

#[test]
fn nothing() {
    let json: serde_json::Value = serde_json::from_str(&document(&Report::new(), &Sources::new())).unwrap();
    assert_eq!(json["runs"][0]["results"].as_array().unwrap().len(), 0);
    assert_eq!(json["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap().len(), 0);
}
