//! Formats a text and returns the lines that change.
//!
//! Assembly is assembled and printed with its comments. In MLIR's forms only white space at the ends of lines changes: operations
//! are indented by the regions around them, and a line that continues a statement moves with its first line.

use crate::{Options, document::Form, message::Lines};
use pto_driver::code;
use serde_json::{Value, json};
use std::fmt::Write;

/// Spaces by which the content of a region is indented.
const REGION: usize = 2;

/// Returns the edits that format a text.
///
/// # Errors
///
/// Fails if errors in the text prevent formatting.
pub(crate) fn edits(uri: &str, text: &str, options: Options) -> Result<Vec<Value>, String> {
    let formatted = match Form::of(uri, text) {
        Form::Assembly => assembly(uri, text, options)?,
        Form::Mlir => indented(text),
        Form::Gpu => return Ok(Vec::new()),
    };
    let ends = if text.contains("\r\n") { formatted.replace('\n', "\r\n") } else { formatted };
    Ok(difference(text, &ends).into_iter().collect())
}

fn assembly(uri: &str, text: &str, options: Options) -> Result<String, String> {
    let context = pto_driver::context_with(false, options.allow_unregistered, &crate::FURTHER)?;
    let handler = context.attach_diagnostic_handler(|_| true);
    let formatted = pto_asm::format(&context, uri, text);
    context.detach_diagnostic_handler(handler);
    formatted.map_err(|reason| match reason {
        pto_asm::Unformatted::Errors => "the text has errors".to_owned(),
        pto_asm::Unformatted::Changed => "the formatted text would mean something else".to_owned(),
    })
}

/// Returns one edit that covers all lines that differ.
fn difference(old: &str, new: &str) -> Option<Value> {
    if old == new {
        return None;
    }
    let (before, after): (Vec<&str>, Vec<&str>) =
        (old.split_inclusive('\n').collect(), new.split_inclusive('\n').collect());
    let same = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
    let rest = before[same..].iter().rev().zip(after[same..].iter().rev()).take_while(|(a, b)| a == b).count();
    let length = |lines: &[&str]| lines.iter().map(|line| line.len()).sum::<usize>();
    let start = length(&before[..same]);
    let end = old.len() - length(&before[before.len() - rest..]);
    let replacement = new.get(start..new.len() - (old.len() - end))?;
    Some(json!({ "range": Lines::new(old).range(start..end), "newText": replacement }))
}

/// Indents the operations of MLIR text.
fn indented(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut outside = code(bytes).peekable();
    let mut result = String::with_capacity(text.len());
    // Open brackets; a brace that ends its line opens a region.
    let mut open: Vec<(u8, bool)> = Vec::new();
    // Columns by which the first line of the statement moved.
    let mut shift = 0_isize;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        let end = at + line.len();
        let last = at + line.trim_end().len();
        let continues = open.iter().any(|(_, region)| !region) && !open.last().is_some_and(|(_, region)| *region)
            || matches!(content.as_bytes().first(), Some(b':' | b'-' | b'(' | b','))
            || ["ins(", "outs(", "attributes "].iter().any(|word| content.starts_with(word));
        let regions = open.iter().filter(|(_, region)| *region).count();
        let closes = content.starts_with('}') && open.last().is_some_and(|(_, region)| *region);
        let outdented = usize::from(closes || content.starts_with('^') && regions > 0);
        let found = line.len() - line.trim_start_matches([' ', '\t']).len();
        let indent = if continues {
            found.checked_add_signed(shift).unwrap_or(0)
        } else {
            let indent = REGION * (regions - outdented);
            shift = isize::try_from(indent).unwrap_or(0) - isize::try_from(found).unwrap_or(0);
            indent
        };
        if !content.is_empty() {
            let _ = write!(result, "{:indent$}{content}", "");
        }
        result.push('\n');
        while let Some((place, byte)) = outside.next_if(|(place, _)| *place < end) {
            match byte {
                b'{' => open.push((byte, place + 1 == last || comment_follows(bytes, place + 1, last))),
                b'(' | b'[' => open.push((byte, false)),
                b'}' | b')' | b']' => {
                    open.pop();
                }
                _ => {}
            }
        }
        at = end;
    }
    result
}

/// Checks whether the rest of a line is a comment.
fn comment_follows(bytes: &[u8], at: usize, end: usize) -> bool {
    bytes.get(at..end).is_some_and(|rest| rest.trim_ascii_start().starts_with(b"//"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_indented_by_their_regions() {
        let text = "module {\nfunc.func @f(%a: i32) {   // a {\n      %0 = \"d.x\"(%a) {s = \"}\"} : (i32) -> i32\n   scf.for %i = %l to %u step %s {\npto.tadd ins(%a, %b\n  : A, B) outs(%c : C)\n  }\n  cf.br ^bb1\n    ^bb1:\n return\n}\n}";
        let expected = "module {\n  func.func @f(%a: i32) {   // a {\n    %0 = \"d.x\"(%a) {s = \"}\"} : (i32) -> i32\n    scf.for %i = %l to %u step %s {\n      pto.tadd ins(%a, %b\n        : A, B) outs(%c : C)\n    }\n    cf.br ^bb1\n  ^bb1:\n    return\n  }\n}\n";
        assert_eq!(indented(text), expected);
        assert_eq!(indented(expected), expected);
    }

    #[test]
    fn generic_form_is_indented() {
        let text =
            "\"func.func\"() <{sym_name = \"f\"}> ({\n^bb0(%a: i32):\n\"func.return\"() : () -> ()\n}) : () -> ()\n";
        let expected =
            "\"func.func\"() <{sym_name = \"f\"}> ({\n^bb0(%a: i32):\n  \"func.return\"() : () -> ()\n}) : () -> ()\n";
        assert_eq!(indented(text), expected);
    }

    #[test]
    fn only_the_lines_that_differ_are_replaced() {
        let edit = difference("a\nb\nc\n", "a\nB\nc\n")
            .map(|edit| (edit["range"]["start"]["line"].clone(), edit["newText"].clone()));
        assert_eq!(edit, Some((json!(1), json!("B\n"))));
        assert_eq!(difference("a", "a"), None);
        assert_eq!(difference("a", "a\n").map(|edit| edit["newText"].clone()), Some(json!("a\n")));
    }

    /// Checks that formatting changes only white space at the ends of lines, and that formatting twice changes nothing
    /// more.
    #[test]
    fn only_white_space_at_the_ends_of_lines_changes() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run/kernels");
        let mut count = 0;
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let Ok(text) = std::fs::read_to_string(entry.path()) else { continue };
            let flat: String = text.lines().map(|line| format!("{}\n", line.trim())).collect();
            for text in [text, flat] {
                let formatted = indented(&text);
                let words = |text: &str| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
                assert_eq!(words(&text), words(&formatted), "{:?}", entry.path());
                assert_eq!(indented(&formatted), formatted, "{:?}", entry.path());
                count += 1;
            }
        }
        assert!(count > 100, "{count} texts");
    }
}
