//! Checks that every line of ptoas' C++ table has the statements that our tables state: number, kind and order of
//! arguments, on each target.
//!
//! `rows/calls.tsv` states those of drawn operations, `rows/*.mlir` those of operations that are legal only together.
//! Comments in the C++, which contain the names of the module, identify operands.

use crate::{
    host::{compiles, cpp},
    operations::placed,
};
use pto_cpp::Options;
use pto_generate::{Operation, draw};
use pto_isa::{Target, ops};
use regex::Regex;
use std::{collections::BTreeMap, collections::BTreeSet, fs, path::PathBuf};

/// Maximal number of operations drawn for a line, until all stated forms are found.
const SEEDS: u64 = 400;
/// Minimal number of operations drawn for a line.
const LEAST: usize = 6;
const TARGETS: [Target; 2] = [Target::A3, Target::A5];
/// Number of lines of ptoas' table: operations, and those grouped with them.
const ROWS: usize = 290;
/// Operations of the vector level, which have no C++ of tiles.
const BELOW: [&str; 3] = ["section.simt", "fusion_region", "yield"];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rows")
}

/// For each name in the module, the variables of the C++ with their types.
type Names = BTreeMap<String, Vec<(String, String)>>;

/// A function of a C++ text: its statements without comments, and the names of its variables in the module.
struct Function {
    statements: Vec<String>,
    names: Names,
    /// Variables by their type.
    types: BTreeMap<String, Vec<String>>,
}

/// Returns the parameters of a function of a module, in order.
fn parameters(text: &str, function: &str) -> Vec<String> {
    let start = text.find(&format!("@{function}(")).unwrap_or_else(|| panic!("no {function}"));
    let line = text[start..].lines().next().unwrap();
    let end =
        line.find(") attributes").or_else(|| line.rfind(") {")).or_else(|| line.rfind(") ->")).unwrap_or(line.len());
    let name = Regex::new(r"(%\w+): ").unwrap();
    name.captures_iter(&line[..end]).map(|found| found[1].to_owned()).collect()
}

/// Parses the function with a name.
fn function(cpp: &str, name: &str, module: &str) -> Function {
    let head = Regex::new(&format!(r"(?m)^.*AICORE .*\b{name}\((.*)\) \{{$")).unwrap();
    let found = head.captures(cpp).unwrap_or_else(|| panic!("no function {name}:\n{cpp}"));
    let body = &cpp[found.get(0).unwrap().start()..];
    let body = &body[..body.find("\n}").unwrap()];
    let (mut names, mut types) = (Names::new(), BTreeMap::<String, Vec<String>>::new());
    let declared = Regex::new(r"^(?:const )?([^=]*[\w>*&]) &? ?(v\d+)(?:\[.*\]|\(.*\))?(?: = .*)?$").unwrap();
    let given = found[1].to_owned();
    let parameter = Regex::new(r"(?:^|, )(.*?) &? ?(v\d+)(?:$|,)").unwrap();
    let mut rest = given.as_str();
    let mut given = Vec::new();
    while let Some(next) = parameter.captures(rest) {
        given.push((next[2].to_owned(), next[1].trim_start_matches(", ").to_owned()));
        rest = &rest[next.get(2).unwrap().end()..];
    }
    for (name, (variable, r#type)) in parameters(module, name).into_iter().zip(given) {
        types.entry(r#type.clone()).or_default().push(variable.clone());
        names.entry(name).or_default().push((variable, r#type));
    }
    let mut statements = Vec::new();
    for line in body.lines() {
        let (text, comment) = line.split_once(" // pto: ").unwrap_or((line, ""));
        let text = text.trim().trim_end_matches(';').to_owned();
        if let Some(found) = declared.captures(&text) {
            let (r#type, variable) = (found[1].to_owned(), found[2].to_owned());
            types.entry(r#type.clone()).or_default().push(variable.clone());
            for name in comment.split(", ").filter(|name| !name.is_empty()) {
                names.entry(name.to_owned()).or_default().push((variable.clone(), r#type.clone()));
            }
        }
        if !text.is_empty() {
            statements.push(text);
        }
    }
    Function { statements, names, types }
}

/// Converts a pattern to a regular expression.
struct Pattern<'p> {
    rest: &'p str,
    operands: &'p dyn Fn(&str) -> Vec<String>,
    function: &'p Function,
}

/// A part of a pattern: its expression, whether it names operands, and whether all of them are present.
struct Part {
    text: String,
    named: bool,
    present: bool,
}

impl Pattern<'_> {
    fn take(&mut self, start: &str) -> bool {
        let next = self.rest.strip_prefix(start);
        self.rest = next.unwrap_or(self.rest);
        next.is_some()
    }

    fn takes_operand(&mut self) -> bool {
        let mut letters = self.rest.chars();
        let starts = letters.next() == Some('%') && letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
        starts && self.take("%")
    }

    fn literal(&mut self) -> String {
        let letter = self.rest.chars().next().unwrap();
        self.rest = &self.rest[letter.len_utf8()..];
        regex::escape(&letter.to_string())
    }

    /// Appends the variables of the operand whose name follows, or their types.
    fn operand(&mut self, part: &mut Part, types: bool) {
        let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let (name, rest) = self.rest.split_at(self.rest.find(|letter| !word(letter)).unwrap_or(self.rest.len()));
        self.rest = rest;
        let names = (self.operands)(name);
        part.named = true;
        part.present &= !names.is_empty();
        let mut each = Vec::new();
        for name in names {
            let known = self.function.names.get(&name).map_or(&[][..], Vec::as_slice);
            let of = |(variable, r#type): &(String, String)| regex::escape(if types { r#type } else { variable });
            each.push(format!(
                "(?:{})",
                known.iter().map(of).chain(["<none>".to_owned()]).collect::<Vec<_>>().join("|")
            ));
        }
        part.text += &each.join(", ");
    }

    /// Parses the alternatives separated by `|`; keeps those whose operands are present.
    fn choice(&mut self) -> Part {
        let mut all = Vec::new();
        loop {
            let part = self.until("|}");
            if part.present {
                all.push(part.text);
            }
            if !self.take("|") {
                break;
            }
        }
        assert!(self.take("}"), "a choice ends");
        Part { text: format!("(?:{})", all.join("|")), named: false, present: true }
    }

    /// Parses up to one of the end characters.
    fn until(&mut self, ends: &str) -> Part {
        let mut part = Part { text: String::new(), named: false, present: true };
        while self.rest.starts_with(|letter| !ends.contains(letter)) {
            if self.take("ty(%") {
                self.operand(&mut part, true);
                assert!(self.take(")"), "a type ends");
            } else if self.take("val(") {
                let (of, rest) = self.rest.split_once(')').unwrap();
                self.rest = rest;
                let known = self.function.types.get(of).map_or(&[][..], Vec::as_slice);
                part.text += &format!("(?:{})", [known, &["<none>".to_owned()]].concat().join("|"));
            } else if self.takes_operand() {
                self.operand(&mut part, false);
            } else if self.take("..") {
                part.text += ".*?";
            } else if self.take("$") {
                part.text += r"[\w:]+";
            } else if self.take("@") {
                part.text += r"v\d+";
            } else if self.take("[?") {
                let inner = self.until("]");
                assert!(self.take("]"), "an option ends");
                part.text += &format!("(?:{})?", inner.text);
            } else if self.take("[") {
                let inner = self.until("]");
                assert!(self.take("]"), "an option ends");
                match inner {
                    Part { named: false, text, .. } => part.text += &format!("(?:{text})?"),
                    Part { present: true, text, .. } => part.text += &text,
                    Part { present: false, .. } => {}
                }
            } else if self.take("{") {
                part.text += &self.choice().text;
            } else {
                self.take("\\");
                part.text += &self.literal();
            }
        }
        part
    }
}

/// Returns whether a function has the statements of a pattern in sequence.
fn holds(function: &Function, pattern: &str, operands: &dyn Fn(&str) -> Vec<String>) -> bool {
    // The function consists of its head, the type alias that every function has, and its end.
    if pattern == "-" {
        return function.statements.len() == 3;
    }
    let mut wanted = Vec::new();
    for statement in pattern.split(" ;; ") {
        let part = Pattern { rest: statement, operands, function }.until("");
        if !part.present {
            return false;
        }
        wanted.push(Regex::new(&format!("^{}$", part.text)).unwrap());
    }
    let mut all = function.statements.windows(wanted.len());
    all.any(|found| found.iter().zip(&wanted).all(|(found, wanted)| wanted.is_match(found)))
}

/// Returns the targets that a word of a table names.
fn targets(word: &str) -> Vec<Target> {
    TARGETS.into_iter().filter(|target| word == "both" || word == target.name()).collect()
}

/// Returns the lines for drawn operations: line, targets, statements.
fn drawn() -> Vec<(String, Vec<Target>, String)> {
    let text = fs::read_to_string(folder().join("calls.tsv")).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [row, on, statements] => (row.to_owned(), targets(on), statements.to_owned()),
        _ => panic!("{line}"),
    })
    .collect()
}

/// An expectation of a program: line, targets, statements, and the function with them.
type Stated = (String, Vec<Target>, String, String);

/// Returns the programs of operations that are legal only together: text, and expectations.
fn together() -> Vec<(String, Vec<Stated>)> {
    let mut all = Vec::new();
    let row = Regex::new(r"^ *// ROW (\w+) ([\w.]+): (.*)$").unwrap();
    let head = Regex::new(r"^func\.func .*@(\w+)\(").unwrap();
    for name in ["scalar.mlir", "tiles.mlir", "pipes.mlir"] {
        for text in fs::read_to_string(folder().join(name)).unwrap().split("// -----") {
            let (mut function, mut rows) = (String::new(), Vec::new());
            for line in text.lines() {
                if let Some(found) = head.captures(line) {
                    found[1].clone_into(&mut function);
                } else if let Some(found) = row.captures(line) {
                    rows.push((found[2].to_owned(), targets(&found[1]), found[3].to_owned(), function.clone()));
                }
            }
            all.push((text.to_owned(), rows));
        }
    }
    all
}

/// Returns the operands of a drawn operation by name.
fn operands<'o>(operation: &'o Operation) -> impl Fn(&str) -> Vec<String> + 'o {
    let identities = operation.identities();
    move |name| {
        let of = |(index, (declared, _)): (usize, (usize, &pto_generate::Value))| {
            let is_named = operation.def.operands[declared].name.as_str() == name;
            is_named.then(|| format!("%v{}", identities[index]))
        };
        operation.values().enumerate().filter_map(of).collect()
    }
}

#[test]
fn of_operations_that_are_drawn() {
    let mut by_operation: BTreeMap<String, Vec<(Vec<Target>, String)>> = BTreeMap::new();
    for (row, on, statements) in drawn() {
        let name = if ops::all().any(|op| op.name == row) { row } else { row.trim_end_matches(".fp").to_owned() };
        by_operation.entry(name).or_default().push((on, statements));
    }
    let mut wrong = Vec::new();
    for (name, rows) in &by_operation {
        let def = ops::all().find(|op| op.name == name.as_str()).unwrap_or_else(|| panic!("no operation {name}"));
        for target in TARGETS {
            let stated: Vec<&str> =
                rows.iter().filter(|(on, _)| on.contains(&target)).map(|(_, text)| text.as_str()).collect();
            let mut open: BTreeSet<&str> = stated.iter().copied().collect();
            let mut written = 0;
            if !def.targets.contains(target) || stated.is_empty() {
                continue;
            }
            for operation in (0..SEEDS).filter_map(|seed| draw(def, target, seed)) {
                if written >= LEAST && open.is_empty() {
                    break;
                }
                let module = placed(std::slice::from_ref(&operation));
                let Ok(text) = cpp(&module, None, Options::default()) else { continue };
                let function = function(&text, "f0", &module);
                let operands = operands(&operation);
                let found: Vec<&str> = stated.iter().copied().filter(|row| holds(&function, row, &operands)).collect();
                if found.is_empty() {
                    wrong.push(format!("{name} on {}:\n{module}{:#?}", target.name(), function.statements));
                    break;
                }
                open.retain(|row| !found.contains(row));
                written += 1;
            }
            wrong.extend(open.iter().map(|row| format!("{name} on {}: no operation with `{row}`", target.name())));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn of_operations_that_belong_together() {
    let mut wrong = Vec::new();
    for (module, rows) in together() {
        for target in TARGETS {
            if !rows.iter().any(|(_, on, ..)| on.contains(&target)) {
                continue;
            }
            let text = cpp(&module, Some(target), Options::default()).unwrap_or_else(|said| panic!("{said}\n{module}"));
            compiles("rows", &text).unwrap();
            for (row, _, statements, name) in rows.iter().filter(|(_, on, ..)| on.contains(&target)) {
                let function = function(&text, name, &module);
                if !holds(&function, statements, &|operand| vec![format!("%{operand}")]) {
                    wrong.push(format!("{row} on {}: no `{statements}` in {:#?}", target.name(), function.statements));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn of_all_rows() {
    let together = together().into_iter().flat_map(|(_, rows)| rows).map(|(row, ..)| row);
    let all: BTreeSet<String> = drawn().into_iter().map(|(row, ..)| row).chain(together).collect();
    assert_eq!(all.len() + BELOW.len(), ROWS, "{all:?}");
    for name in BELOW {
        let def = ops::all().find(|op| op.name == name).unwrap();
        assert!(!pto_cpp::is_written(def) && !all.contains(name), "{name}");
    }
}
