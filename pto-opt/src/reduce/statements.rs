//! Splits a module that MLIR printed into statements: an operation with its regions is a range of lines.

use std::{
    collections::{BTreeSet, HashSet},
    fmt,
    ops::Range,
};

/// A module with one operation per line.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    lines: Vec<String>,
    /// The lines of each operation, sorted by first line.
    statements: Vec<Range<usize>>,
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl Text {
    pub(crate) fn new(text: &str) -> Self {
        Self::of(text.lines().map(str::to_owned).collect())
    }

    fn of(lines: Vec<String>) -> Self {
        let depths: Vec<i64> = lines.iter().map(|line| depth(line)).collect();
        let begins =
            |line: &str| !matches!(line.trim_start().bytes().next(), None | Some(b'}' | b'^' | b'#' | b'!' | b'/'));
        let end = |start: usize| {
            let mut open = 0;
            let last = depths.get(start..)?.iter().position(|depth| {
                open += depth;
                open <= 0
            })?;
            Some(start..start + last + 1)
        };
        let starts = lines.iter().enumerate().filter(|(_, line)| begins(line));
        let statements = starts.filter_map(|(start, _)| end(start)).collect();
        Self { lines, statements }
    }

    /// Returns the number of operations.
    pub(crate) fn operations(&self) -> usize {
        self.statements.len()
    }

    /// Removes operations, the operations nested in them, and all users of their results.
    pub(crate) fn without(&self, operations: Range<usize>) -> Self {
        let mut gone: BTreeSet<usize> = operations.filter(|index| !self.is_module(*index)).collect();
        loop {
            let lost: HashSet<(usize, &str)> = gone.iter().flat_map(|index| self.results(*index)).collect();
            let uses = |index: &usize| {
                let Some(line) = self.statements.get(*index).map(|lines| lines.start) else { return false };
                let function = self.function(line);
                self.lines
                    .get(line)
                    .is_some_and(|line| values(line).any(|(_, value)| lost.contains(&(function, value))))
            };
            let more: Vec<usize> = (0..self.operations()).filter(|index| !gone.contains(index)).filter(uses).collect();
            if more.is_empty() {
                break;
            }
            gone.extend(more);
        }
        let gone: HashSet<usize> =
            gone.iter().filter_map(|index| self.statements.get(*index)).flat_map(Clone::clone).collect();
        let kept = self.lines.iter().enumerate().filter(|(number, _)| !gone.contains(number));
        Self::of(kept.map(|(_, line)| line.clone()).collect())
    }

    /// Checks whether an operation is a module, which contains all others.
    fn is_module(&self, index: usize) -> bool {
        let line = self.statements.get(index).and_then(|lines| self.lines.get(lines.start));
        line.is_some_and(|line| line.starts_with("module") || line.starts_with("\"builtin.module\""))
    }

    /// Returns the first line of the outermost function around a line: names of values are local to functions.
    fn function(&self, line: usize) -> usize {
        let around = |(index, lines): &(usize, &Range<usize>)| lines.contains(&line) && !self.is_module(*index);
        self.statements.iter().enumerate().find(around).map_or(0, |(_, lines)| lines.start)
    }

    /// Returns the results of an operation.
    fn results(&self, index: usize) -> Vec<(usize, &str)> {
        let Some(lines) = self.statements.get(index) else { return Vec::new() };
        let Some(line) = self.lines.get(lines.start) else { return Vec::new() };
        let function = self.function(lines.start);
        defined(line).map(|value| (function, value)).collect()
    }

    /// Returns the texts in which one operation is replaced by the content of its regions; functions stay.
    pub(crate) fn unwrapped(&self) -> Vec<Self> {
        let function =
            |line: &String| ["func.func", "\"func.func\""].iter().any(|word| line.trim_start().starts_with(word));
        let long = |(index, lines): &(usize, &Range<usize>)| {
            lines.len() > 2 && !self.is_module(*index) && !self.lines.get(lines.start).is_some_and(function)
        };
        let unwrap = |(_, lines): (usize, &Range<usize>)| {
            let ends = |line: &str| {
                ["}", "^", "scf.yield", "return", "\"scf.yield\"", "\"func.return\""]
                    .iter()
                    .any(|word| line.trim_start().starts_with(word))
            };
            let kept = self.lines.iter().enumerate().filter(|(number, line)| {
                !lines.contains(number) || (*number > lines.start && number + 1 < lines.end && !ends(line))
            });
            Self::of(kept.map(|(_, line)| line.clone()).collect())
        };
        self.statements.iter().enumerate().filter(long).map(unwrap).collect()
    }

    /// Returns the texts in which one operand is replaced by a value that is defined earlier.
    pub(crate) fn with_earlier_values(&self) -> Vec<Self> {
        let mut texts = Vec::new();
        for (number, line) in self.lines.iter().enumerate() {
            let function = self.function(number);
            let order: Vec<&str> = earlier(&self.lines, function..number);
            let own: HashSet<&str> = defined(line).collect();
            for (at, value) in values(line).filter(|(_, value)| !own.contains(value)) {
                let known = order.iter().position(|other| *other == value).unwrap_or(0);
                for other in order.iter().take(known) {
                    let mut lines = self.lines.clone();
                    if let Some(changed) = lines.get_mut(number) {
                        changed.replace_range(at..at + value.len(), other);
                    }
                    texts.push(Self::of(lines));
                }
            }
        }
        texts
    }
}

/// Counts opening less closing braces of a line, outside of strings.
fn depth(line: &str) -> i64 {
    let (mut open, mut quoted, mut escaped) = (0, false, false);
    for byte in line.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' if !quoted => open += 1,
            b'}' if !quoted => open -= 1,
            _ => {}
        }
    }
    open
}

/// Returns the values that a line names, with their offsets.
fn values(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let named = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-');
    line.match_indices('%').filter_map(move |(at, _)| {
        let length = line.get(at + 1..)?.bytes().take_while(|byte| named(*byte)).count();
        Some((at, line.get(at..at + 1 + length)?))
    })
}

/// Returns the results that a line defines.
fn defined(line: &str) -> impl Iterator<Item = &str> {
    let head = line.trim_start().starts_with('%').then(|| line.split_once(" = ")).flatten();
    head.into_iter().flat_map(|(results, _)| values(results)).map(|(_, value)| value)
}

/// Returns the values that lines define: results and arguments, in their order.
fn earlier(lines: &[String], range: Range<usize>) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for (index, line) in lines.get(range).unwrap_or(&[]).iter().enumerate() {
        if index == 0 {
            found.extend(values(line).map(|(_, value)| value));
        } else {
            found.extend(defined(line));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "module {\n  func.func @f(%arg0: index) {\n    %0 = a.b %arg0 {s = \"}\"}\n    scf.for %i = %0 to %0 {\n      c.d %i\n    }\n    e.f %arg0\n    return\n  }\n}\n";

    #[test]
    fn an_operation_goes_with_what_uses_it() {
        let text = Text::new(TEXT);
        assert_eq!(text.operations(), 7);
        let smaller = text.without(2..3).to_string();
        assert_eq!(smaller, "module {\n  func.func @f(%arg0: index) {\n    e.f %arg0\n    return\n  }\n}\n");
    }

    #[test]
    fn a_region_is_replaced_by_what_is_in_it() {
        let unwrapped = Text::new(TEXT).unwrapped();
        assert!(unwrapped.iter().any(|text| text.to_string().contains("\"}\"}\n      c.d %i\n    e.f")));
    }

    #[test]
    fn operands_become_earlier_values() {
        let texts = Text::new(TEXT).with_earlier_values();
        assert!(texts.iter().any(|text| text.to_string().contains("%i = %arg0 to %0 {")));
    }
}
