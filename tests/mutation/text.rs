//! Mutants of the custom form: one word of an operation is omitted or replaced.

use super::operation::list;

/// The function around an operation and its line, as printed.
pub(super) struct Printed<'t> {
    head: &'t str,
    line: &'t str,
    a5: bool,
}

/// Returns the distinct operations of a name in a printed file.
pub(super) fn all<'t>(text: &'t str, name: &str) -> Vec<Printed<'t>> {
    let mut found: Vec<Printed<'t>> = Vec::new();
    for module in text.split("// -----\n") {
        let mut lines = module.lines();
        let Some(head) = lines.find(|line| line.trim_start().starts_with("func.func")) else { continue };
        let Some(line) = lines.next().filter(|line| has(line, name)) else { continue };
        if found.iter().all(|printed| printed.line != line) {
            found.push(Printed { head, line, a5: module.contains("pto.target_arch = \"a5\"") });
        }
    }
    found
}

fn has(line: &str, name: &str) -> bool {
    line.split_once("pto.")
        .is_some_and(|(_, rest)| rest.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '['])))
}

impl Printed<'_> {
    fn program(&self, line: &str) -> String {
        let module = if self.a5 { "module attributes {pto.target_arch = \"a5\"} { " } else { "module { " };
        format!("{module}{}\n{line}\nreturn }} }}", self.head.trim())
    }

    /// Returns the lines of the mutants, each with its program.
    pub(super) fn mutants(&self) -> Vec<(String, String)> {
        let mut lines = Vec::new();
        let (words, line) = (words(self.line), self.line);
        // Names of results and contents of strings may be anything.
        let named = line.find(" = ").unwrap_or(0);
        let quoted = |at: usize| line[..at].matches('"').count() % 2 == 1;
        for (start, end) in words.into_iter().filter(|(start, _)| *start >= named && !quoted(*start)) {
            let word = &line[start..end];
            let around = |text: &str| format!("{}{text}{}", &line[..start], &line[end..]);
            match word.as_bytes().first() {
                Some(b'%') => lines.extend([around(""), around("%undefined")]),
                Some(b'!') => lines.extend([around(""), around(&cut(word))]),
                Some(b'a'..=b'z') => lines.extend([around(""), around("nothing")]),
                Some(_) | None => lines.push(around("")),
            }
        }
        lines.into_iter().map(|line| (self.program(&line), line)).collect()
    }
}

/// A type without its last parameter.
fn cut(r#type: &str) -> String {
    let Some((name, inside)) = r#type.strip_suffix('>').and_then(|t| t.split_once('<')) else { return String::new() };
    let mut parameters = list(inside);
    parameters.pop();
    format!("{name}<{}>", parameters.join(", "))
}

/// Returns the ranges of the words of a line outside of its attributes: values, types, keywords, punctuation.
fn words(line: &str) -> Vec<(usize, usize)> {
    let bytes = line.as_bytes();
    let end = line.find(" {").unwrap_or(line.len());
    let mut words = Vec::new();
    let mut at = 0;
    while at < end {
        let start = at;
        match bytes[at] {
            b' ' => {
                at += 1;
                continue;
            }
            b'!' => {
                let mut depth = 0_usize;
                while at < end && (depth > 0 || !matches!(bytes[at], b' ' | b')' | b',')) {
                    match bytes[at] {
                        b'<' => depth += 1,
                        b'>' => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    at += 1;
                }
            }
            b'-' => at += 2,
            byte if byte == b'%' || byte.is_ascii_alphanumeric() => {
                at += 1;
                while at < end && (bytes[at].is_ascii_alphanumeric() || matches!(bytes[at], b'_' | b'.' | b'#')) {
                    at += 1;
                }
            }
            _ => at += 1,
        }
        words.push((start, at));
    }
    words
}
