//! Outlines a source as a tree of statements and regions, in assembly and in MLIR's custom form, even if parsing fails.
//! Regions of the generic form are in parentheses: `"func.func"() ({ .. }) : () -> ()`.

use crate::lines::{self, Body, Line};
use std::ops::Range;

/// A statement, as byte ranges of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The range before the first region, or the whole statement.
    pub head: Range<usize>,
    /// The whole statement.
    pub whole: Range<usize>,
    /// It has a region, which may be empty.
    pub has_region: bool,
    /// The statements in its regions.
    pub inside: Vec<Statement>,
}

/// Maximal nesting depth of regions of the generic form.
const DEPTH: usize = 64;

/// Returns the statements of a source.
pub fn outline(text: &str) -> Vec<Statement> {
    statements(text, 0, DEPTH)
}

/// Returns the statements of the part of a source that begins at an offset.
fn statements(part: &str, base: usize, depth: usize) -> Vec<Statement> {
    lines::split(part).0.iter().map(|line| statement(line, part, base, depth)).collect()
}

fn statement(line: &Line, text: &str, base: usize, depth: usize) -> Statement {
    let moved = |range: Range<usize>| range.start + base..range.end + base;
    let generic = if line.regions.is_empty() && depth > 0 { in_parentheses(text, &line.head) } else { Vec::new() };
    if let Some(first) = generic.first() {
        let inside = |region: &Range<usize>| {
            statements(text.get(region.clone()).unwrap_or_default(), base + region.start, depth - 1)
        };
        let before = text.get(line.head.start..first.start - 1).unwrap_or_default();
        return Statement {
            head: moved(line.head.start..line.head.start + before.trim_end_matches(['(', ' ']).len()),
            whole: moved(line.head.clone()),
            has_region: true,
            inside: generic.iter().flat_map(inside).collect(),
        };
    }
    let end = line.regions.last().map_or(line.head.end, |(body, tail)| tail.end.max(body.close + 1));
    let of_body = |(body, _): &(Body, Range<usize>)| {
        body.lines.iter().map(|line| statement(line, text, base, depth)).collect::<Vec<_>>()
    };
    Statement {
        head: moved(line.head.clone()),
        // An unclosed region ends with the source.
        whole: moved(line.head.start..end.min(text.len())),
        has_region: !line.regions.is_empty(),
        inside: line.regions.iter().flat_map(of_body).collect(),
    }
}

/// The contents of the braces of the regions of a statement of the generic form: `({ .. }, { .. })`.
fn in_parentheses(text: &str, statement: &Range<usize>) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut regions: Vec<Range<usize>> = Vec::new();
    // Open brackets; of a brace, whether it begins a region.
    let mut open: Vec<(u8, usize, bool)> = Vec::new();
    let (mut last, mut at) = (b' ', statement.start);
    while at < statement.end {
        let byte = bytes[at];
        if lines::is_comment(bytes, at) {
            at = lines::line_end(bytes, at);
            continue;
        }
        if byte == b'"' {
            at = lines::string_end(bytes, at);
            last = byte;
            continue;
        }
        match byte {
            b'(' | b'[' | b'{' => {
                let after_region = last == b',' && !regions.is_empty();
                let in_list = open.last().is_some_and(|(bracket, ..)| *bracket == b'(');
                let begins = byte == b'{' && in_list && open.len() == 1 && (last == b'(' || after_region);
                open.push((byte, at, begins));
            }
            b')' | b']' | b'}' => {
                if let Some((_, start, true)) = open.pop() {
                    regions.push(start + 1..at);
                }
            }
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            last = byte;
        }
        at += 1;
    }
    regions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heads(list: &[Statement], text: &str, depth: usize, found: &mut Vec<String>) {
        for statement in list {
            found.push(format!("{}{}", " ".repeat(depth), text[statement.head.clone()].trim()));
            heads(&statement.inside, text, depth + 1, found);
        }
    }

    #[test]
    fn regions_are_found_in_both_forms() {
        let custom = "func.func @f() {\n  scf.for %i = %a to %b {\n    pto.x\n  }\n  return\n}\n";
        let assembly = ".func @f(%a) {\n  tadd %a\n";
        let generic = "\"func.func\"() <{sym_name = \"f\"}> ({\n^bb0(%a: i32):\n  \"scf.if\"(%a) ({\n    \"pto.x\"() : () -> ()\n  }, {\n    \
                       \"pto.y\"() : () -> ()\n  }) : (i1) -> ()\n}) : () -> ()\n";
        let of_generic = [
            "\"func.func\"() <{sym_name = \"f\"}>",
            " ^bb0(%a: i32):",
            " \"scf.if\"(%a)",
            "  \"pto.x\"() : () -> ()",
            "  \"pto.y\"() : () -> ()",
        ];
        let expected: [(&str, &[&str]); 3] = [
            (generic, &of_generic),
            (custom, &["func.func @f()", " scf.for %i = %a to %b", "  pto.x", " return"]),
            (assembly, &[".func @f(%a)", " tadd %a"]),
        ];
        for (text, statements) in expected {
            let mut found = Vec::new();
            let list = outline(text);
            heads(&list, text, 0, &mut found);
            assert_eq!(found, statements, "{text}");
            assert!(list[0].has_region && list[0].whole.end <= text.len());
        }
    }
}
