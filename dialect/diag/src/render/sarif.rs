//! Renders SARIF 2.1.0 (OASIS standard): one document per run, for continuous-integration systems.

use std::io;

use serde::Serialize;

use crate::code::Code;
use crate::diagnostic::{Diagnostic, Severity};
use crate::fix::{Edit, Fix};
use crate::location::{Place, TextRange};
use crate::registry::CodeInfo;
use crate::report::Report;
use crate::source::Sources;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The tool that a document describes.
#[derive(Clone, Copy, Debug)]
pub struct Tool<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its version.
    pub version: &'a str,
    /// Its codes; those that a report uses become the rules of the document.
    pub codes: &'a [CodeInfo],
}

#[derive(Serialize)]
struct Document<'a> {
    #[serde(rename = "$schema")]
    schema: &'a str,
    version: &'a str,
    runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'a> {
    tool: Component<'a>,
    column_kind: &'a str,
    results: Vec<ResultObject<'a>>,
}

#[derive(Serialize)]
struct Component<'a> {
    driver: Driver<'a>,
}

#[derive(Serialize)]
struct Driver<'a> {
    name: &'a str,
    version: &'a str,
    rules: Vec<Rule<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule<'a> {
    id: Code,
    short_description: Text<'a>,
    help: Help<'a>,
}

#[derive(Serialize)]
struct Help<'a> {
    text: &'a str,
    markdown: &'a str,
}

#[derive(Serialize)]
struct Text<'a> {
    text: std::borrow::Cow<'a, str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ResultObject<'a> {
    rule_id: Code,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_index: Option<usize>,
    level: &'a str,
    message: Text<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    locations: Vec<LocationObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<LocationObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<FixObject<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FixObject<'a> {
    description: Text<'a>,
    artifact_changes: Vec<Change<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Change<'a> {
    artifact_location: Artifact,
    replacements: [Replacement<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Replacement<'a> {
    deleted_region: Option<Region>,
    inserted_content: Text<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LocationObject<'a> {
    physical_location: Physical,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Text<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Physical {
    artifact_location: Artifact,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
}

#[derive(Serialize)]
struct Artifact {
    uri: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u32,
    start_column: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_column: Option<u32>,
}

/// Writes a report as one SARIF document, with the diagnostics in the order of the report. Columns count characters.
///
/// # Errors
///
/// Writing to `w` fails.
pub fn sarif(report: &Report, sources: &Sources, tool: &Tool<'_>, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
    let used = |info: &&CodeInfo| report.iter().any(|diagnostic| diagnostic.code == info.code);
    let rules: Vec<Rule<'_>> = tool.codes.iter().filter(used).map(rule).collect();
    let results = report.iter().map(|diagnostic| result(diagnostic, sources, &rules)).collect();
    let driver = Driver { name: tool.name, version: tool.version, rules };
    let run = Run { tool: Component { driver }, column_kind: "unicodeCodePoints", results };
    serde_json::to_writer_pretty(&mut *w, &Document { schema: SCHEMA, version: "2.1.0", runs: [run] })?;
    writeln!(w)
}

fn rule(info: &CodeInfo) -> Rule<'_> {
    Rule {
        id: info.code,
        short_description: Text { text: info.title.into() },
        help: Help { text: info.page, markdown: info.page },
    }
}

fn result<'a>(diagnostic: &'a Diagnostic, sources: &'a Sources, rules: &[Rule<'_>]) -> ResultObject<'a> {
    let mut text = diagnostic.message.clone();
    let mut related: Vec<LocationObject<'a>> = diagnostic
        .labels
        .iter()
        .filter_map(|label| at(Place::of_span(label.span, sources)?, Some(&label.message)))
        .collect();
    for note in &diagnostic.notes {
        match note.location.as_ref().and_then(|location| at(Place::of(location, sources)?, Some(&note.message))) {
            Some(place) => related.push(place),
            None => text += &format!("\nnote: {}", note.message),
        }
    }
    for help in &diagnostic.help {
        text += &format!("\nhelp: {help}");
    }
    ResultObject {
        rule_id: diagnostic.code,
        rule_index: rules.iter().position(|rule| rule.id == diagnostic.code),
        level: match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "note",
        },
        message: Text { text: text.into() },
        locations: Place::of(&diagnostic.location, sources).and_then(|place| at(place, None)).into_iter().collect(),
        related_locations: related,
        fixes: diagnostic.fixes.iter().map(|fix| fix_object(fix, sources)).collect(),
    }
}

fn fix_object<'a>(fix: &'a Fix, sources: &'a Sources) -> FixObject<'a> {
    let change = |edit: &'a Edit| {
        let Physical { artifact_location, region } = at(Place::of_span(edit.span, sources)?, None)?.physical_location;
        let inserted_content = Text { text: edit.text.as_str().into() };
        Some(Change { artifact_location, replacements: [Replacement { deleted_region: region, inserted_content }] })
    };
    let artifact_changes = fix.edits.iter().filter_map(change).collect();
    FixObject { description: Text { text: fix.message.as_str().into() }, artifact_changes }
}

fn at<'a>(place: Place<'a>, message: Option<&'a str>) -> Option<LocationObject<'a>> {
    let columns = |column: u32, end: usize| match &place.text {
        Some(text) => characters(text, end),
        None => column,
    };
    let region = place.start.map(|start| {
        let text_start = place.text.as_ref().map_or(0, |text| text.range.start);
        let text_end = place.text.as_ref().map_or(0, |text| text.range.end);
        Region {
            start_line: start.line.max(1),
            start_column: columns(start.column, text_start).max(1),
            end_line: place.end.map(|end| end.line),
            end_column: place.end.map(|end| columns(end.column, text_end)),
        }
    });
    let uri = uri(place.file);
    (!uri.is_empty()).then(|| LocationObject {
        physical_location: Physical { artifact_location: Artifact { uri }, region },
        message: message.map(|text| Text { text: text.into() }),
    })
}

/// Returns the column of an offset in characters, from 1.
fn characters(text: &TextRange<'_>, offset: usize) -> u32 {
    let before = text.file.bytes().get(..offset).unwrap_or_default();
    let line = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
    let count = String::from_utf8_lossy(before.get(line..).unwrap_or_default()).chars().count();
    u32::try_from(count + 1).unwrap_or(u32::MAX)
}

/// Converts a file name to a relative or absolute URI reference (RFC 3986).
fn uri(name: &str) -> String {
    let mut uri = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~!$&'()*+,;=@".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            uri += &format!("%{byte:02X}");
        }
    }
    uri
}
