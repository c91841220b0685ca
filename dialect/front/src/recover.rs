//! Going on after a syntax error: MLIR's parser stops at the first, so the statement it stopped at is blanked out and
//! the text parsed again. What depends on the values such a statement defines is not reported.

use std::{collections::BTreeSet, ops::Range};

/// Errors after which the tool gives up on a text.
pub(crate) const ROUNDS: usize = 20;
/// Lines a statement is looked for on either side of an error.
const REACH: usize = 12;

/// A text from which statements have been removed.
pub(crate) struct Remaining {
    text: Vec<u8>,
    defined: BTreeSet<Vec<u8>>,
    removed: Vec<Range<usize>>,
    /// Something has been removed.
    pub incomplete: bool,
}

impl Remaining {
    pub(crate) fn new(text: &[u8]) -> Self {
        Self { text: text.to_vec(), defined: BTreeSet::new(), removed: Vec::new(), incomplete: false }
    }

    /// The text, as long as the original, with blanks for what has been removed.
    pub(crate) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Whether the value named at an offset was defined by a statement that has been removed.
    pub(crate) fn lost(&self, offset: usize) -> bool {
        self.text.get(offset..).is_some_and(|rest| self.defined.contains(name(rest)))
    }

    /// Removes the statement around an offset. `None` where its extent is not clear: it opens or closes a region, or
    /// nothing is left of it; and at the end of the text, where something is missing that no statement has.
    pub(crate) fn remove(&mut self, offset: usize) -> Option<Range<usize>> {
        if self.text.get(offset..).is_none_or(|rest| rest.iter().all(u8::is_ascii_whitespace)) {
            return None;
        }
        let range = self.statement(offset)?;
        if self.removed.contains(&range) {
            return Some(range);
        }
        let statement = &self.text[range.clone()];
        if !balanced(statement) || statement.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        self.defined.extend(definitions(statement));
        for byte in &mut self.text[range.clone()] {
            if !matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        self.incomplete = true;
        self.removed.push(range.clone());
        Some(range)
    }

    /// The lines from the one that starts the statement to the one before the next.
    fn statement(&self, offset: usize) -> Option<Range<usize>> {
        if offset > self.text.len() {
            return None;
        }
        let line_start = |at: usize| memchr::memrchr(b'\n', &self.text[..at]).map_or(0, |newline| newline + 1);
        let line_end = |at: usize| memchr::memchr(b'\n', &self.text[at..]).map_or(self.text.len(), |n| at + n + 1);
        let mut start = line_start(offset);
        for _ in 0..REACH {
            if start == 0 || starts_statement(&self.text[start..line_end(start)]) {
                break;
            }
            start = line_start(start - 1);
        }
        let mut end = line_end(offset.max(start));
        for _ in 0..REACH {
            if end >= self.text.len() || starts_statement(&self.text[end..line_end(end)]) {
                break;
            }
            end = line_end(end);
        }
        Some(start..end)
    }
}

/// Whether a line begins a statement, or closes or labels a block. What goes on from the line before may begin with a
/// value, a type or a string too.
fn starts_statement(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    match line.first() {
        Some(b'}' | b'^') => true,
        Some(b'%') => !definitions(line).is_empty(),
        Some(b'#' | b'!') => {
            let rest = &line[1..];
            rest[name(rest).len()..].trim_ascii_start().first() == Some(&b'=')
        }
        Some(b'"') => memchr::memchr(b'"', &line[1..]).is_some_and(|end| line.get(end + 2) == Some(&b'(')),
        Some(byte) if byte.is_ascii_alphabetic() => {
            let word = name(line);
            word.contains(&b'.') || matches!(word, b"return" | b"module" | b"func")
        }
        _ => false,
    }
}

/// The word at the start of a text, with its sigil.
fn name(text: &[u8]) -> &[u8] {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-');
    let sigil = usize::from(text.first() == Some(&b'%'));
    let length = text[sigil..].iter().take_while(|byte| inside(byte)).count();
    &text[..sigil + length]
}

/// The values on the left of the `=` of a statement.
fn definitions(statement: &[u8]) -> Vec<Vec<u8>> {
    let mut rest = statement.trim_ascii_start();
    let mut names = Vec::new();
    while rest.first() == Some(&b'%') {
        let found = name(rest);
        names.push(found.to_vec());
        rest = rest[found.len()..].trim_ascii_start();
        if rest.first() == Some(&b':') {
            rest = rest[1..].trim_ascii_start();
            rest = &rest[rest.iter().take_while(|byte| byte.is_ascii_digit()).count()..];
            rest = rest.trim_ascii_start();
        }
        match rest.first() {
            Some(b',') => rest = rest[1..].trim_ascii_start(),
            Some(b'=') => return names,
            _ => return Vec::new(),
        }
    }
    Vec::new()
}

/// Whether braces pair up, so that removing the text leaves the regions around it whole.
fn balanced(text: &[u8]) -> bool {
    let mut depth = 0_i32;
    for byte in text {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn removed(text: &str, offset: usize) -> Option<String> {
        let mut remaining = Remaining::new(text.as_bytes());
        remaining.remove(offset).map(|range| text[range].to_owned())
    }

    #[test]
    fn a_statement_is_its_lines() {
        let text = "  %a = x.y\n  %b = x.z ins(%a,\n    %c)\n  return\n";
        let second = "  %b = x.z ins(%a,\n    %c)\n";
        assert_eq!(removed(text, text.find("x.z").unwrap()).as_deref(), Some(second));
        assert_eq!(removed(text, text.find("%c").unwrap()).as_deref(), Some(second));
        assert_eq!(removed(text, 3).as_deref(), Some("  %a = x.y\n"));
    }

    #[test]
    fn lines_go_on() {
        let text = "  func.func private @f(\n    !x.y<1>,\n    !x.z)\n";
        assert_eq!(removed(text, text.find("y<").unwrap()).as_deref(), Some(text));
        let text = "!a = !x.y\n!b = !x.z\n";
        assert_eq!(removed(text, 12).as_deref(), Some("!b = !x.z\n"));
        let text = "  \"x.y\"(\n    %a) : ()\n  \"x.z\"()\n";
        assert_eq!(removed(text, 16).as_deref(), Some("  \"x.y\"(\n    %a) : ()\n"));
    }

    #[test]
    fn regions_stay_whole() {
        let text = "  scf.for %i = %a to %b {\n    x.y\n  }\n";
        assert_eq!(removed(text, 4), None);
        assert_eq!(removed(text, text.find('}').unwrap()), None);
        assert_eq!(removed(text, text.find("x.y").unwrap()).as_deref(), Some("    x.y\n"));
    }

    #[test]
    fn values_of_removed_statements_are_lost() {
        let text = "  %a, %b:2 = x.y\n  x.z %b#1, %c\n";
        let mut remaining = Remaining::new(text.as_bytes());
        remaining.remove(2).unwrap();
        assert!(remaining.lost(text.find("%b#1").unwrap()));
        assert!(!remaining.lost(text.find("%c").unwrap()));
        assert!(remaining.incomplete);
    }
}
