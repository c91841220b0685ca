//! Normalizes the white space of MLIR source. Statements are not parsed; only where they begin and end is known, and the
//! lines of one that spans several are indented further.

use crate::lines::{self, Line, is_comment, string_end};
use std::ops::Range;

/// Indentation of regions, in spaces.
const REGION: usize = 2;
/// Indentation of continuation lines of a statement, in spaces.
const CONTINUED: usize = 4;

/// Indents regions, and collapses white space and empty lines; removes empty lines at the ends of regions. Comments are
/// kept.
pub fn space(text: &str) -> String {
    let (lines, _) = lines::split(text);
    let places = Places::of(&lines);
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    // Empty lines are written before a statement or comment.
    let mut empty = false;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let bare = line.trim();
        if bare.is_empty() {
            empty = !out.is_empty() && !out.ends_with("{\n");
            continue;
        }
        let first = start + line.len() - line.trim_start().len();
        if empty && !bare.starts_with('}') {
            out.push('\n');
        }
        empty = false;
        let mut depth = places.depth(first) * REGION;
        if bare.starts_with('^') {
            depth = depth.saturating_sub(REGION);
        }
        if places.continued(first) && !bare.starts_with(['}', ')', ']']) {
            depth += CONTINUED;
        }
        out.extend(std::iter::repeat_n(' ', depth));
        single_spaces(bare, &mut out);
        out.push('\n');
    }
    out
}

/// Copies a line with single spaces outside of strings and comments.
fn single_spaces(line: &str, out: &mut String) {
    let bytes = line.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let end = match bytes[at] {
            b' ' | b'\t' => {
                while matches!(bytes.get(at), Some(b' ' | b'\t')) {
                    at += 1;
                }
                out.push(' ');
                continue;
            }
            b'"' => string_end(bytes, at),
            b'/' | b'#' | b'-' if is_comment(bytes, at) => bytes.len(),
            _ => at + 1,
        };
        // A character of several bytes is copied as a whole.
        let end = (end..=bytes.len()).find(|end| line.is_char_boundary(*end)).unwrap_or(bytes.len());
        out.push_str(line.get(at..end).unwrap_or(""));
        at = end;
    }
}

/// Positions of regions and statements, sorted.
#[derive(Default)]
struct Places {
    /// Offsets after opening braces.
    opened: Vec<usize>,
    /// Offsets of closing braces.
    closed: Vec<usize>,
    statements: Vec<Range<usize>>,
}

impl Places {
    fn of(lines: &[Line]) -> Self {
        let mut places = Self::default();
        places.lines(lines);
        places.opened.sort_unstable();
        places.closed.sort_unstable();
        places.statements.sort_unstable_by_key(|statement| statement.start);
        places
    }

    fn lines(&mut self, lines: &[Line]) {
        for line in lines {
            self.statements.push(line.head.clone());
            for (body, tail) in &line.regions {
                self.opened.push(body.open + 1);
                self.closed.push(body.close);
                self.statements.push(tail.clone());
                self.lines(&body.lines);
            }
        }
    }

    /// Returns the number of regions that contain an offset.
    fn depth(&self, at: usize) -> usize {
        let before = |list: &[usize]| list.partition_point(|place| *place <= at);
        // A function without braces and statements is empty.
        before(&self.opened).saturating_sub(before(&self.closed))
    }

    /// Returns whether a statement continues at an offset.
    fn continued(&self, at: usize) -> bool {
        let before = self.statements.partition_point(|statement| statement.start < at);
        before.checked_sub(1).and_then(|last| self.statements.get(last)).is_some_and(|statement| at < statement.end)
    }
}

#[cfg(test)]
mod tests {
    use super::space;

    #[test]
    fn regions_are_indented_and_comments_stay() {
        let text = "\n\nfunc.func @f() {   // begins\n\n# all\n      tadd  %a,   %b\n\n\n  tprint %a,\n %b\n^b:\nx \"a  b\"\n\n}\n}";
        let spaced =
            "func.func @f() { // begins\n\n  # all\n  tadd %a, %b\n\n  tprint %a,\n      %b\n^b:\n  x \"a  b\"\n}\n}\n";
        assert_eq!(space(text), spaced);
        assert_eq!(space(spaced), spaced);
    }

    #[test]
    fn a_region_may_have_no_text() {
        assert_eq!(space("module {\n  .func @f\n  }\n"), "module {\n  .func @f\n}\n");
    }
}
