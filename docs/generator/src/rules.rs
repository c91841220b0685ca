//! Lists the rules of the ISA by the section of their source: the codes that enforce each, and the file tests that show
//! it.
//!
//! `tests/constraints.tsv` is the data. Its lines have the columns number, rule, codes, tests, note and conditions,
//! separated by tabs; a line of two columns begins a section. Codes, tests and conditions are separated by blanks; `-`
//! means none. Conditions are those that the verifier and the passes of ptoas check, by their number in the list of
//! exact conditions.

use crate::{GENERATED, cell};
use pto_isa::codes;
use std::{fmt::Write, path::PathBuf};

/// The rules of one section.
#[derive(Debug)]
pub struct Section {
    /// Its number.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its rules, in order.
    pub entries: Vec<RuleEntry>,
}

/// A rule.
#[derive(Debug)]
pub struct RuleEntry {
    /// Index of the section and of the rule in it: `5.12`.
    pub number: String,
    /// The rule, in a few words.
    pub rule: String,
    /// Numbers of the codes that report a violation; none for a permission, or for a rule that is not enforced.
    pub codes: Vec<u16>,
    /// File tests that violate it, or use the permission: names below `tests/filetests`, without extension.
    pub tests: Vec<String>,
    /// Why it is not enforced, or to which extent.
    pub note: String,
    /// Conditions of ptoas to which it corresponds: `5.07`.
    pub conditions: Vec<String>,
}

impl RuleEntry {
    /// Returns in one word whether the rule is enforced.
    pub fn state(&self) -> &'static str {
        match (self.codes.is_empty(), self.tests.is_empty()) {
            (false, _) => "enforced",
            (true, false) => "permission",
            (true, true) => "not enforced",
        }
    }
}

/// Parses the data.
///
/// # Errors
///
/// Names the line with too few columns, a number out of order, or an unknown code.
pub fn parse(text: &str) -> Result<Vec<Section>, String> {
    let mut sections: Vec<Section> = Vec::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let fail = |what: &str| Err(format!("line {}: {what}", index + 1));
        match (line.split('\t').collect::<Vec<_>>().as_slice(), sections.last_mut()) {
            ([number, title], _) => {
                let (number, title) = ((*number).to_owned(), (*title).to_owned());
                sections.push(Section { number, title, entries: Vec::new() });
            }
            ([number, rule, codes, tests, note, conditions], Some(section)) => {
                let expected = format!("{}.{}", section.number, section.entries.len() + 1);
                if *number != expected {
                    return fail(&format!("expected number {expected}, found {number}"));
                }
                let mut known = Vec::new();
                for word in words(codes) {
                    match codes::parse(word) {
                        Some(info) => known.push(info.code),
                        None => return fail(&format!("there is no code {word}")),
                    }
                }
                let tests = words(tests).map(str::to_owned).collect();
                let conditions = words(conditions).map(str::to_owned).collect();
                let (number, rule, note) = (expected, (*rule).to_owned(), (*note).to_owned());
                section.entries.push(RuleEntry { number, rule, codes: known, tests, note, conditions });
            }
            (columns, _) => return fail(&format!("expected 2 or 6 columns, found {}", columns.len())),
        }
    }
    Ok(sections)
}

/// Returns the words of a cell.
fn words(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(' ').filter(|word| !matches!(*word, "" | "-"))
}

/// The page that lists the sections.
pub(crate) const INDEX: &str = "rules/index.md";

impl Section {
    /// Returns the path of its page below the book's `src`.
    pub(crate) fn path(&self) -> String {
        format!("rules/{}.md", self.number)
    }

    /// Returns its page.
    fn page(&self) -> String {
        let mut text = format!("# {}\n{GENERATED}\n\n| | Rule | Codes | Test | |\n|---|---|---|---|---|\n", self.title);
        for entry in &self.entries {
            let ids = entry.codes.iter().map(|code| format!("[{0}](../codes/{0}.md)", codes::id(*code)));
            let codes =
                if entry.codes.is_empty() { entry.state().to_owned() } else { ids.collect::<Vec<_>>().join(" ") };
            let tests = crate::code_list(entry.tests.iter().map(String::as_str));
            let (rule, note) = (cell(&entry.rule), cell(&entry.note));
            let _ = writeln!(text, "| {} | {rule} | {codes} | {tests} | {note} |", entry.number);
        }
        text
    }
}

/// Returns the pages: the list of the sections, and each section.
pub(crate) fn pages(sections: &[Section]) -> impl Iterator<Item = (PathBuf, String)> {
    let mut text = format!(
        "# Rules by source\n{GENERATED}\n\nThe rules that the manual and ptoas state, what enforces each of them, and the file test \
         that breaks and keeps it. `cargo test -p pto-opt --test filetests -- rules` checks each line.\n\n\
         | Section | Rules | Enforced | Permissions | Not enforced |\n|---|---|---|---|---|\n"
    );
    let of = |section: &Section, state: &str| section.entries.iter().filter(|entry| entry.state() == state).count();
    for section in sections {
        let counts = ["enforced", "permission", "not enforced"].map(|state| of(section, state).to_string());
        let (title, number, rules) = (&section.title, &section.number, section.entries.len());
        let _ = writeln!(text, "| [{title}]({number}.md) | {rules} | {} |", counts.join(" | "));
    }
    let each = sections.iter().map(|section| (PathBuf::from(section.path()), section.page()));
    std::iter::once((PathBuf::from(INDEX), text)).chain(each)
}
