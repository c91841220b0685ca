//! Splits a file into statements and regions.

use std::ops::Range;

/// A statement: its source up to the first region, and each region with the source after it.
#[derive(Debug)]
pub(crate) struct Line {
    /// The source up to the first region, or all of it.
    pub(crate) head: Range<usize>,
    /// The regions, each with the source after its closing brace.
    pub(crate) regions: Vec<(Body, Range<usize>)>,
}

/// A region in braces.
#[derive(Debug)]
pub(crate) struct Body {
    /// Offset of the `{`.
    pub(crate) open: usize,
    /// Offset of the `}`.
    pub(crate) close: usize,
    /// The statements between them.
    pub(crate) lines: Vec<Line>,
}

/// Unbalanced braces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unpaired {
    /// `{` without `}`.
    Open(usize),
    /// `}` without `{`.
    Close(usize),
}

/// Splits a file.
pub(crate) fn split(text: &str) -> (Vec<Line>, Vec<Unpaired>) {
    let mut splitter = Splitter { text: text.as_bytes(), at: 0, unpaired: Vec::new() };
    let mut lines = Vec::new();
    loop {
        splitter.lines(&mut lines);
        if splitter.at >= splitter.text.len() {
            return (lines, splitter.unpaired);
        }
        splitter.unpaired.push(Unpaired::Close(splitter.at));
        splitter.at += 1;
    }
}

/// Returns whether a comment starts at an offset: `//`, or `#` or `--` followed by white space.
pub(crate) fn is_comment(text: &[u8], at: usize) -> bool {
    let blank = |byte: Option<&u8>| byte.is_none_or(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
    match text.get(at) {
        Some(b'/') => text.get(at + 1) == Some(&b'/'),
        Some(b'#') => blank(text.get(at + 1)),
        Some(b'-') => text.get(at + 1) == Some(&b'-') && text.get(at + 2).is_some() && blank(text.get(at + 2)),
        _ => false,
    }
}

/// Returns the end of a string literal that starts at an offset.
pub fn string_end(text: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    while let Some(byte) = text.get(at) {
        at += 1;
        match byte {
            b'\\' => at += 1,
            b'"' | b'\n' => break,
            _ => {}
        }
    }
    at.min(text.len())
}

/// Returns the end of the line that contains an offset.
pub(crate) fn line_end(text: &[u8], at: usize) -> usize {
    text.get(at..).and_then(|rest| rest.iter().position(|byte| *byte == b'\n')).map_or(text.len(), |n| at + n)
}

/// Begins a function; its body is in braces or extends to [`END`].
const FUNCTION: &[u8] = b".func";
/// Ends the body of a function.
const END: &[u8] = b".end";

struct Splitter<'t> {
    text: &'t [u8],
    at: usize,
    unpaired: Vec<Unpaired>,
}

impl Splitter<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Returns the first word of a statement.
    fn word(&self, head: &Range<usize>) -> &[u8] {
        let text = self.text.get(head.clone()).unwrap_or(&[]);
        let length = text.iter().take_while(|byte| in_key(**byte)).count();
        text.get(..length).unwrap_or(&[])
    }

    /// Skips white space and comments; with `breaks`, line breaks and `;`, too.
    fn skip(&mut self, breaks: bool) {
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\t' | b'\r' => self.at += 1,
                b'\n' | b';' if breaks => self.at += 1,
                _ if is_comment(self.text, self.at) => self.at = line_end(self.text, self.at),
                _ => return,
            }
        }
    }

    /// Reads statements up to a `}` or the end.
    fn lines(&mut self, lines: &mut Vec<Line>) {
        loop {
            self.skip(true);
            match self.peek() {
                None | Some(b'}') => return,
                Some(_) => {
                    let line = self.line();
                    let end = self.word(&line.head) == END;
                    lines.push(line);
                    if end {
                        return;
                    }
                }
            }
        }
    }

    fn line(&mut self) -> Line {
        let head = self.piece();
        let mut regions = Vec::new();
        if self.word(&head) == FUNCTION && self.peek() != Some(b'{') {
            let open = self.at;
            let mut lines = Vec::new();
            self.lines(&mut lines);
            // `.end` closes the function.
            match lines.pop() {
                Some(line) if self.word(&line.head) == END => {
                    regions.push((Body { open, close: line.head.start, lines }, line.head.end..line.head.end));
                }
                last => {
                    lines.extend(last);
                    self.unpaired.push(Unpaired::Open(head.start));
                    regions.push((Body { open, close: self.at, lines }, self.at..self.at));
                }
            }
            return Line { head, regions };
        }
        while self.peek() == Some(b'{') {
            let open = self.at;
            self.at += 1;
            let mut lines = Vec::new();
            self.lines(&mut lines);
            let close = self.at;
            if self.peek() == Some(b'}') {
                self.at += 1;
            } else {
                self.unpaired.push(Unpaired::Open(open));
            }
            self.skip(false);
            let tail = self.piece();
            regions.push((Body { open, close, lines }, tail));
        }
        Line { head, regions }
    }

    /// Reads up to the end of the statement or to the `{` of a region.
    fn piece(&mut self) -> Range<usize> {
        let start = self.at;
        // Open brackets.
        let mut open: Vec<(u8, usize)> = Vec::new();
        let block = self.peek() == Some(b'^');
        // The end of the statement before white space or a comment.
        let mut end = start;
        let mut last = b' ';
        while let Some(byte) = self.peek() {
            if is_comment(self.text, self.at) {
                self.at = line_end(self.text, self.at);
                continue;
            }
            match byte {
                b'\n' | b';' if open.is_empty() && !(byte == b'\n' && continues(last, self.text, end)) => break,
                b' ' | b'\t' | b'\r' | b'\n' => {
                    self.at += 1;
                    continue;
                }
                b'"' => self.at = string_end(self.text, self.at),
                b'{' if open.is_empty() && self.is_region() => break,
                b'}' if open.is_empty() => break,
                b'}' if open.last().is_some_and(|(bracket, _)| *bracket != b'{') => break,
                b'(' | b'[' | b'{' => {
                    open.push((byte, self.at));
                    self.at += 1;
                }
                b')' | b']' | b'}' => {
                    open.pop();
                    self.at += 1;
                }
                b':' if block && open.is_empty() => {
                    self.at += 1;
                    return start..self.at;
                }
                _ => self.at += 1,
            }
            last = byte;
            end = self.at;
        }
        // An unclosed bracket ends with its line: the next line is a new statement.
        if let Some((_, bracket)) = open.first() {
            self.at = line_end(self.text, *bracket);
            let line = self.text.get(*bracket..self.at).unwrap_or(&[]);
            end = *bracket + line.trim_ascii_end().len();
        }
        start..end
    }

    /// Returns whether a `{` opens a region: neither `key =` nor a `}` follows in the same line.
    fn is_region(&self) -> bool {
        let mut at = self.at + 1;
        let blanks = |at: &mut usize| {
            while matches!(self.text.get(*at), Some(b' ' | b'\t' | b'\r')) {
                *at += 1;
            }
        };
        blanks(&mut at);
        match self.text.get(at) {
            None | Some(b'\n') => return !self.dictionary_below(at),
            Some(b'"') => at = string_end(self.text, at),
            Some(byte) if byte.is_ascii_alphabetic() || *byte == b'_' => {
                while self.text.get(at).is_some_and(|byte| in_key(*byte)) {
                    at += 1;
                }
            }
            Some(b'}') => {
                // Empty braces are attributes, unless they end the statement.
                at += 1;
                blanks(&mut at);
                return matches!(self.text.get(at), None | Some(b'\n' | b'}' | b';' | b','))
                    || is_comment(self.text, at);
            }
            Some(_) => return true,
        }
        blanks(&mut at);
        match self.text.get(at) {
            Some(b'=') => self.text.get(at + 1) == Some(&b'='),
            Some(b',' | b'}') => false,
            _ => true,
        }
    }

    /// Returns whether a dictionary continues in the line after a `{`, with `key =`.
    fn dictionary_below(&self, at: usize) -> bool {
        let rest = self.text.get(at..).unwrap_or(&[]).trim_ascii_start();
        let word = rest.iter().take_while(|byte| in_key(**byte)).count();
        word > 0 && rest.get(word..).is_some_and(|rest| rest.trim_ascii_start().first() == Some(&b'='))
    }
}

/// Returns whether a byte may be in the name of an attribute.
fn in_key(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-')
}

/// Returns whether a statement with this end continues in the next line.
fn continues(last: u8, text: &[u8], end: usize) -> bool {
    match last {
        b',' | b':' | b'=' => true,
        b'>' => end >= 2 && text.get(end - 2) == Some(&b'-'),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heads(text: &str) -> Vec<&str> {
        split(text).0.iter().map(|line| &text[line.head.clone()]).collect()
    }

    #[test]
    fn statements_end_with_lines() {
        assert_eq!(heads("a %x\nb %y; c\n"), ["a %x", "b %y", "c"]);
        assert_eq!(heads("a %x,\n  %y :\n T ->\n U\nb"), ["a %x,\n  %y :\n T ->\n U", "b"]);
        assert_eq!(heads("a (%x\n, %y)\nb // c\n# d\n-- e\nf #k=v"), ["a (%x\n, %y)", "b", "f #k=v"]);
    }

    #[test]
    fn braces_are_regions_or_attributes() {
        let text = "for %i {\n a {k = 1}\n b {unit}\n} else {c %x}\nd {\n k = 1\n}";
        let (lines, unpaired) = split(text);
        assert!(unpaired.is_empty());
        assert_eq!(lines.len(), 2);
        let inner: Vec<&str> = lines[0].regions[0].0.lines.iter().map(|line| &text[line.head.clone()]).collect();
        assert_eq!(inner, ["a {k = 1}", "b {unit}"]);
        assert_eq!(&text[lines[0].regions[0].1.clone()], "else ".trim_end());
        assert_eq!(lines[0].regions[1].0.lines.len(), 1);
    }

    #[test]
    fn braces_come_in_pairs() {
        assert_eq!(split("a {\n b %x\n").1, [Unpaired::Open(2)]);
        assert_eq!(split("a\n}\nb").1, [Unpaired::Close(2)]);
    }

    #[test]
    fn what_is_not_closed_ends_with_its_line() {
        let text = "f {\n a (%x, %y\n b [%z\n}\nc (";
        let (lines, unpaired) = split(text);
        assert!(unpaired.is_empty());
        let inner: Vec<&str> = lines[0].regions[0].0.lines.iter().map(|line| &text[line.head.clone()]).collect();
        assert_eq!(inner, ["a (%x, %y", "b [%z"]);
        assert_eq!(heads(text), ["f", "c ("]);
    }

    #[test]
    fn functions_end_with_end() {
        let text = ".func @f()\n a\n b\n.end\n.func @g() {\n c\n}\nd";
        let (lines, unpaired) = split(text);
        assert!(unpaired.is_empty());
        let inner = |index: usize| lines[index].regions[0].0.lines.len();
        assert_eq!((lines.len(), inner(0), inner(1)), (3, 2, 1));
        assert_eq!(split(".func @f()\n a\n").1, [Unpaired::Open(0)]);
    }

    #[test]
    fn blocks_end_at_the_colon() {
        assert_eq!(heads("^a(%x: i32):\n b\n^c: d"), ["^a(%x: i32):", "b", "^c:", "d"]);
    }
}
