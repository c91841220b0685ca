//! Recovers from syntax errors. MLIR's parser stops at the first one, so the statement with the error is blanked out
//! and the text parsed again. Uses of values that such a statement defines are not reported.
//!
//! A round does not parse again what earlier rounds parsed: complete statements before the last error that define no
//! value are left out ([`Remaining::candidate`]). When a round finds no error, the whole text is parsed, to find errors
//! that need the omitted statements.

use std::{
    collections::{BTreeSet, HashMap},
    ops::Range,
};

/// Most bytes that are parsed again, as [`Remaining::effort`] counts them: a few seconds.
pub(crate) const EFFORT: usize = 1 << 28;
/// Lines around an error that are searched for its statement.
const REACH: usize = 12;

/// A text from which statements have been removed.
pub(crate) struct Remaining {
    text: Vec<u8>,
    defined: BTreeSet<Vec<u8>>,
    removed: BTreeSet<(usize, usize)>,
    /// Whether statements have been removed.
    pub incomplete: bool,
    /// Text that the next round parses in place of the text before `done`; it has the same number of lines.
    head: Vec<u8>,
    done: usize,
    /// Braces that are open at `done`.
    scopes: Vec<Scope>,
}

/// A statement that has been removed.
pub(crate) struct Removed {
    /// Its range.
    pub range: Range<usize>,
    /// The values that it defines.
    names: Vec<Vec<u8>>,
}

/// An open brace.
struct Scope {
    /// Start in `head` of the statement that opens it.
    start: usize,
    /// The statement defines no value, so it may be left out when it is complete.
    closed: bool,
    /// Whether statements inside may be left out.
    inside: bool,
}

impl Remaining {
    pub(crate) fn new(text: &[u8]) -> Self {
        Self {
            text: text.to_vec(),
            defined: BTreeSet::new(),
            removed: BTreeSet::new(),
            incomplete: false,
            head: Vec::new(),
            done: 0,
            scopes: Vec::new(),
        }
    }

    /// Returns the text for the next round. Remaining lines keep their numbers.
    pub(crate) fn candidate(&self) -> Vec<u8> {
        if !self.is_reduced() {
            return self.text.clone();
        }
        [&self.head, self.text.get(self.done..).unwrap_or(&[])].concat()
    }

    /// Checks whether the next round parses less than half of the text before `done`. If most statements define values,
    /// too little is left out to be worth another round over the whole text.
    pub(crate) fn is_reduced(&self) -> bool {
        self.head.len() < self.done / 2
    }

    /// Makes the next round parse the whole text.
    pub(crate) fn reset(&mut self) {
        self.head.clear();
        self.scopes.clear();
        self.done = 0;
    }

    /// Returns the cost of parsing the candidate up to an offset of the text, in bytes; copying the text counts too.
    pub(crate) fn effort(&self, offset: usize) -> usize {
        const ROUND: usize = 1000;
        let parsed = if self.is_reduced() { self.head.len() + offset.saturating_sub(self.done) } else { offset };
        parsed + self.text.len() / 32 + ROUND
    }

    /// Records that the text before the statement at `end` has been parsed.
    pub(crate) fn advance(&mut self, end: usize) {
        while self.done < end {
            let next = self.next_statement(self.done, end);
            self.reduce(self.done..next);
            self.done = next;
        }
    }

    /// Returns the start of the first statement after the one at `start`, at most `end`.
    fn next_statement(&self, start: usize, end: usize) -> usize {
        let mut next = self.line_end(start);
        while next < end && !starts_statement(&self.text[next..self.line_end(next)]) {
            next = self.line_end(next);
        }
        next.min(end)
    }

    /// Appends a statement to `head`, or only its line breaks if it can be left out.
    fn reduce(&mut self, range: Range<usize>) {
        let statement = &self.text[range];
        let braces = Braces::of(statement);
        let inside = self.scopes.last().is_none_or(|scope| scope.inside);
        let mut start = None;
        let mut closing = None;
        for _ in braces.lowest..0 {
            closing = self.scopes.pop();
        }
        match braces.net - braces.lowest {
            0 => start = closing.filter(|scope| scope.closed).map(|scope| scope.start),
            // `} else {` continues the statement.
            1 if closing.is_some() => self.scopes.extend(closing),
            opened => {
                let closed = braces.lowest == 0 && definitions(statement).is_empty();
                let inside = inside && takes_any_region(statement);
                let start = self.head.len();
                self.scopes.extend((0..opened).map(|new| Scope { start, closed: closed && new == 0, inside }));
            }
        }
        let blank = statement.iter().all(u8::is_ascii_whitespace);
        let simple = (braces.net, braces.lowest) == (0, 0) && inside && is_complete_operation(statement);
        let start = if blank || simple && definitions(statement).is_empty() { Some(self.head.len()) } else { start };
        match start {
            Some(start) => {
                let breaks =
                    memchr::memchr_iter(b'\n', &self.head[start..]).chain(memchr::memchr_iter(b'\n', statement));
                let breaks = breaks.count();
                self.head.truncate(start);
                self.head.resize(start + breaks, b'\n');
            }
            None => self.head.extend_from_slice(statement),
        }
    }

    /// Checks whether the value at an offset was defined by a removed statement.
    pub(crate) fn lost(&self, offset: usize) -> bool {
        self.text.get(offset..).is_some_and(|rest| self.defined.contains(name(rest)))
    }

    /// Removes the statement around an offset. Returns `None` if the extent of the statement is unclear, because it
    /// opens or closes a region or is blank already, and at the end of the text, where no statement is at fault. With
    /// `is_name`, an operation name is at the offset, even if it does not look like one.
    pub(crate) fn remove(&mut self, offset: usize, is_name: bool) -> Option<Removed> {
        if self.text.get(offset..).is_none_or(|rest| rest.trim_ascii_start().is_empty()) {
            return None;
        }
        let range = self.statement(offset, is_name)?;
        let statement = &self.text[range.clone()];
        let before = self.removed.contains(&(range.start, range.end));
        if !before && (!balanced(statement) || statement.iter().all(u8::is_ascii_whitespace)) {
            return None;
        }
        let names = definitions(statement);
        if !before {
            self.blank(range.clone());
        }
        Some(Removed { range, names })
    }

    /// Returns the number of removed statements.
    pub(crate) fn removals(&self) -> usize {
        self.removed.len()
    }

    /// Blanks out a statement and records its definitions.
    fn blank(&mut self, range: Range<usize>) {
        self.defined.extend(definitions(&self.text[range.clone()]));
        for byte in &mut self.text[range.clone()] {
            if !matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        self.incomplete = true;
        self.removed.insert((range.start, range.end));
    }

    /// Removes statements that use values of removed statements, transitively. `removed` is sorted.
    pub(crate) fn remove_dependents(&mut self, removed: &[Removed]) {
        let Some(Removed { range: first, .. }) = removed.first() else { return };
        let mut ahead = removed.iter().peekable();
        // The lost values that are visible, with the depth of their regions.
        let mut visible: HashMap<Vec<u8>, i32> = HashMap::new();
        let (mut at, mut depth) = (first.start, 0);
        while at < self.text.len() && !(visible.is_empty() && ahead.peek().is_none()) {
            while let Some(Removed { names, .. }) = ahead.next_if(|removed| removed.range.start <= at) {
                visible.extend(names.iter().map(|name| (name.clone(), depth)));
            }
            let next = self.next_statement(at, self.text.len());
            let statement = &self.text[at..next];
            let braces = Braces::of(statement);
            let defined = definitions(statement);
            let simple = (braces.net, braces.lowest) == (0, 0);
            if simple && !visible.is_empty() && uses(statement).any(|name| visible.contains_key(name)) {
                visible.extend(defined.into_iter().map(|name| (name, depth)));
                self.blank(at..next);
            } else {
                for name in &defined {
                    visible.remove(name);
                }
            }
            let lowest = depth + braces.lowest;
            visible.retain(|_, region| *region <= lowest);
            depth += braces.net;
            at = next;
        }
    }

    fn line_end(&self, at: usize) -> usize {
        memchr::memchr(b'\n', &self.text[at..]).map_or(self.text.len(), |newline| at + newline + 1)
    }

    /// Returns the lines of the statement around an offset.
    fn statement(&self, offset: usize, is_name: bool) -> Option<Range<usize>> {
        if offset > self.text.len() {
            return None;
        }
        let line_start = |at: usize| memchr::memrchr(b'\n', &self.text[..at]).map_or(0, |newline| newline + 1);
        let mut start = line_start(offset);
        let is_first = is_name && self.text[start..offset].trim_ascii().is_empty();
        for _ in 0..REACH {
            if is_first || start == 0 || starts_statement(&self.text[start..self.line_end(start)]) {
                break;
            }
            start = line_start(start - 1);
        }
        let mut end = self.line_end(offset.max(start));
        for _ in 0..REACH {
            if end >= self.text.len() || starts_statement(&self.text[end..self.line_end(end)]) {
                break;
            }
            end = self.line_end(end);
        }
        Some(start..end)
    }
}

/// Balance of the brackets of a text, outside of strings and comments.
struct Braces {
    /// Opening less closing braces.
    net: i32,
    /// Lowest value of `net` in the text.
    lowest: i32,
    /// Opening less closing parentheses and square brackets.
    others: i32,
}

impl Braces {
    fn of(text: &[u8]) -> Self {
        let mut braces = Self { net: 0, lowest: 0, others: 0 };
        for (_, byte) in code(text) {
            match byte {
                b'{' => braces.net += 1,
                b'}' => braces.net -= 1,
                b'(' | b'[' => braces.others += 1,
                b')' | b']' => braces.others -= 1,
                _ => {}
            }
            braces.lowest = braces.lowest.min(braces.net);
        }
        braces
    }
}

/// Returns the bytes of a text outside of strings and comments, with their offsets.
pub fn code(text: &[u8]) -> impl Iterator<Item = (usize, u8)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let byte = *text.get(at)?;
            let start = at;
            at += 1;
            match byte {
                b'"' => {
                    while let Some(&inside) = text.get(at) {
                        at += 1;
                        match inside {
                            b'\\' => at += 1,
                            b'"' | b'\n' => break,
                            _ => {}
                        }
                    }
                }
                b'/' if text.get(at) == Some(&b'/') => {
                    at = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |newline| at + newline);
                }
                _ => return Some((start, byte)),
            }
        }
    })
}

/// Returns the values that a statement uses.
fn uses(statement: &[u8]) -> impl Iterator<Item = &[u8]> {
    let defined = if definitions(statement).is_empty() { Some(0) } else { memchr::memchr(b'=', statement) };
    let rest = statement.get(defined.unwrap_or(0)..).unwrap_or(&[]);
    code(rest).filter(|(_, byte)| *byte == b'%').map(|(at, _)| name(&rest[at..]))
}

/// Returns the text after the results of a statement.
fn operation(statement: &[u8]) -> &[u8] {
    let statement = statement.trim_ascii_start();
    let defined = if definitions(statement).is_empty() { None } else { memchr::memchr(b'=', statement) };
    let operation = defined.map_or(statement, |at| statement[at + 1..].trim_ascii_start());
    operation.strip_prefix(b"\"").unwrap_or(operation)
}

/// Checks whether a statement is a complete operation without a region.
fn is_complete_operation(statement: &[u8]) -> bool {
    let word = name(operation(statement));
    let operation = word.first().is_some_and(u8::is_ascii_alphabetic) && (word.contains(&b'.') || word == b"return");
    operation && Braces::of(statement).others == 0
}

/// Checks whether the parser accepts any operations in the region that a statement opens.
fn takes_any_region(statement: &[u8]) -> bool {
    let word = name(operation(statement));
    let known: [&[u8]; 4] = [b"func.", b"builtin.", b"scf.", b"pto."];
    word == b"module" || known.iter().any(|dialect| word.starts_with(dialect))
}

/// Checks whether a line begins a statement, or closes or labels a block. A continuation line may also begin with a
/// value, a type or a string.
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
            let is_ours = || std::str::from_utf8(word).is_ok_and(|word| pto_isa::ops::lookup(word).is_some());
            word.contains(&b'.') || matches!(word, b"return" | b"module" | b"func") || is_ours()
        }
        _ => false,
    }
}

/// Returns the word at the start of a text, with its sigil.
pub(crate) fn name(text: &[u8]) -> &[u8] {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-');
    let sigil = usize::from(text.first() == Some(&b'%'));
    let length = text[sigil..].iter().take_while(|byte| inside(byte)).count();
    &text[..sigil + length]
}

/// Returns the values to the left of the `=` of a statement.
pub(crate) fn definitions(statement: &[u8]) -> Vec<Vec<u8>> {
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

/// Checks whether braces pair up, so that removal of the text keeps the surrounding regions whole.
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
        remaining.remove(offset, false).map(|removed| text[removed.range].to_owned())
    }

    #[test]
    fn operations_without_a_dialect_are_statements() {
        let text = "  scf.if %a {\n    odd %b\n    texp ins(%b)\n    tadd ins(%b)\n  }\n";
        let at = |word: &str| text.find(word).unwrap();
        assert_eq!(removed(text, at("texp")).as_deref(), Some("    texp ins(%b)\n"));
        let mut remaining = Remaining::new(text.as_bytes());
        assert!(remaining.remove(at("odd"), false).is_none());
        assert_eq!(remaining.remove(at("odd"), true).map(|removed| removed.range), Some(14..25));
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
        remaining.remove(2, false).unwrap();
        assert!(remaining.lost(text.find("%b#1").unwrap()));
        assert!(!remaining.lost(text.find("%c").unwrap()));
        assert!(remaining.incomplete);
    }
}
