//! Outlines a source as a tree of statements and regions, in assembly and in MLIR's custom form, even if parsing fails.
//! Regions of the generic form, which are in parentheses, are not included.

use crate::lines::{self, Line};
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

/// Returns the statements of a source.
pub fn outline(text: &str) -> Vec<Statement> {
    lines::split(text).0.iter().map(|line| statement(line, text.len())).collect()
}

fn statement(line: &Line, length: usize) -> Statement {
    let end = line.regions.last().map_or(line.head.end, |(body, tail)| tail.end.max(body.close + 1));
    Statement {
        head: line.head.clone(),
        // An unclosed region ends with the source.
        whole: line.head.start..end.min(length),
        has_region: !line.regions.is_empty(),
        inside: line
            .regions
            .iter()
            .flat_map(|(body, _)| body.lines.iter().map(|line| statement(line, length)))
            .collect(),
    }
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
        let expected: [(&str, &[&str]); 2] = [
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
