//! Checks `constraints.tsv`, the rules of the ISA by their source: the test that a line names reports the codes of the
//! line.
//!
//! A chunk of a file in `filetests/constraints/` begins with the number of its rule. Functions that keep the rule
//! precede those that break it, whose names begin with `broken`.

use crate::{
    coverage::expect_none,
    support::filetest::{self, FileTest},
    trial,
};
use libtest_mimic::Trial;
use pto_docs::rules::{self, RuleEntry};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Folder of the tests of single rules.
const OWN: &str = "constraints/";

pub(crate) fn trials() -> Vec<Trial> {
    vec![trial("rules", "table", table), trial("rules", "chunks", chunks), trial("rules", "conditions", conditions)]
}

fn entries() -> Result<Vec<RuleEntry>, String> {
    let path = Path::new(filetest::ROOT).join("../constraints.tsv");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(rules::parse(&text)?.into_iter().flat_map(|section| section.entries).collect())
}

fn file(name: &str) -> Result<FileTest, String> {
    filetest::read(&Path::new(filetest::ROOT).join(format!("{name}.mlir")))
}

/// Lines of a chunk, counted from 1: the first, the first one that breaks the rule, and the last.
struct Chunk {
    first: usize,
    broken: usize,
    last: usize,
}

/// Chunks of an input by the number of their rule.
fn split(input: &str) -> BTreeMap<&str, Chunk> {
    let mut chunks = BTreeMap::new();
    let mut current: Option<&str> = None;
    for (index, line) in input.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        let number = line.strip_prefix("// ").and_then(|rest| rest.split(' ').next());
        if line == "// -----" {
            current = None;
        } else if let Some(number) = number.filter(|number| current.is_none() && is_number(number)) {
            current = Some(number);
            chunks.insert(number, Chunk { first: index, broken: usize::MAX, last: index });
        }
        if let Some(chunk) = current.and_then(|number| chunks.get_mut(number)) {
            chunk.last = index;
            if line.contains("func.func @broken") {
                chunk.broken = chunk.broken.min(index);
            }
        }
    }
    chunks
}

/// `5.12`
fn is_number(word: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once('.').is_some_and(|(section, rule)| digits(section) && digits(rule))
}

/// Line and code of each diagnostic a test expects.
fn diagnostics(test: &FileTest) -> Vec<(usize, &str)> {
    let found = test.expected.lines().filter_map(|line| {
        let (place, rest) = line.split_once("[PTO")?;
        let number = place.split(':').nth(1)?.parse().unwrap_or(0);
        Some((number, rest.get(..4)?))
    });
    found.collect()
}

/// Checks that a test of each line reports its codes, and that each line without a code states a reason or has a test.
fn table() -> Result<(), String> {
    let mut wrong = Vec::new();
    let entries = entries()?;
    for entry in &entries {
        // Checks that a note that refers to another rule shares a code with it.
        let target = entry.note.strip_prefix("see ").filter(|number| is_number(number));
        let same = |other: &&RuleEntry| Some(other.number.as_str()) == target;
        let shares = |other: &RuleEntry| other.codes.iter().any(|code| entry.codes.contains(code));
        if target.is_some() && !entries.iter().find(same).is_some_and(shares) {
            wrong.push(format!("{}: {} is about something else", entry.number, entry.note));
        }
        let mut fired = BTreeSet::new();
        for name in &entry.tests {
            let test = match file(name) {
                Ok(test) => test,
                Err(message) => {
                    wrong.push(format!("{}: {message}", entry.number));
                    continue;
                }
            };
            let found = diagnostics(&test).into_iter();
            if !name.starts_with(OWN) {
                fired.extend(found.map(|(_, code)| code.to_owned()));
            } else if let Some(chunk) = split(&test.input).get(entry.number.as_str()) {
                let inside = found.filter(|(line, _)| (chunk.first..=chunk.last).contains(line));
                let (kept, broken): (Vec<_>, Vec<_>) = inside.partition(|(line, _)| *line < chunk.broken);
                wrong.extend(kept.iter().map(|(line, code)| {
                    format!("{}: PTO{code} in line {line} of {name}, where the rule is kept", entry.number)
                }));
                let other = |code: &str| code.parse().is_ok_and(|code: u16| !entry.codes.contains(&code));
                wrong.extend(broken.iter().filter(|(_, code)| other(code)).map(|(line, code)| {
                    format!("{}: PTO{code} in line {line} of {name} is not of this rule", entry.number)
                }));
                if broken.is_empty() && chunk.broken != usize::MAX {
                    wrong.push(format!("{}: {name} breaks the rule, and nothing is said", entry.number));
                }
                fired.extend(broken.into_iter().map(|(_, code)| code.to_owned()));
            } else {
                wrong.push(format!("{}: {name} has no chunk of this number", entry.number));
            }
        }
        let silent = entry.codes.iter().map(|code| format!("{code:04}")).filter(|code| !fired.contains(code));
        wrong.extend(silent.map(|code| format!("{}: no test of the line fires PTO{code}", entry.number)));
        if entry.state() == "not enforced" && entry.note.is_empty() {
            wrong.push(format!("{}: neither a code nor a reason", entry.number));
        }
        if entry.state() == "enforced" && entry.tests.is_empty() {
            wrong.push(format!("{}: no test", entry.number));
        }
    }
    expect_none(&wrong)
}

/// Checks that each chunk belongs to a line of the table that names its file.
fn chunks() -> Result<(), String> {
    let entries = entries()?;
    let mut wrong = Vec::new();
    for path in filetest::all()? {
        let name = filetest::name(&path);
        if !name.starts_with(OWN) {
            continue;
        }
        let test = filetest::read(&path)?;
        for number in split(&test.input).keys() {
            if !entries.iter().any(|entry| entry.number == *number && entry.tests.contains(&name)) {
                wrong.push(format!("chunk {number} of {name} belongs to no line of the table"));
            }
        }
    }
    expect_none(&wrong)
}

/// The number of exact conditions of ptoas, by section.
const CONDITIONS: &[(&str, usize)] =
    &[("0", 29), ("1", 12), ("2", 9), ("3", 45), ("4", 20), ("5", 67), ("6", 8), ("7", 31), ("8", 40), ("11", 17)];

/// Checks that each exact condition belongs to a line of the table, and therefore to codes and tests, or to a reason.
fn conditions() -> Result<(), String> {
    let entries = entries()?;
    let named: BTreeSet<&str> = entries.iter().flat_map(|entry| &entry.conditions).map(String::as_str).collect();
    let all = CONDITIONS.iter().flat_map(|(section, last)| (1..=*last).map(move |n| format!("{section}.{n:02}")));
    let all: BTreeSet<String> = all.collect();
    let missing = all.iter().filter(|number| !named.contains(number.as_str()));
    let unknown = named.iter().filter(|number| !all.contains(**number));
    let missing = missing.map(|number| format!("{number}: no line of the table names this condition"));
    let wrong: Vec<String> = missing.chain(unknown.map(|number| format!("{number}: no such condition"))).collect();
    expect_none(&wrong)
}
