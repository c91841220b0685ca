//! Programs that tests run, with the contents of their arguments after the run: a small one for each operation.

use pto_isa::ops;
use std::{collections::HashMap, fs, io, path::Path};

/// Maximal length in bytes at which a program with the name of the operation is preferred to shorter ones.
const LONGEST: usize = 2000;
/// Maximal length in bytes of a program that the pages of several operations show; only one page shows a longer one.
const SHARED: usize = 700;
/// Maximal length in bytes of a program on a page, because the search index has the text of all pages.
const SHOWN_AT_MOST: usize = 1300;
/// Maximal number of elements of a result on a page.
const SHOWN: usize = 16;

/// A function and one run of it.
#[derive(Clone)]
pub(crate) struct Program {
    /// The file, from the root of the repository.
    file: String,
    /// The text.
    text: String,
    /// Arguments of `pto-run`.
    arguments: String,
    /// The contents of arguments after the run, or the printed output, each as a sentence.
    results: Vec<String>,
}

/// A program of each operation, by its mnemonic: the shortest one with the name of the operation, else the shortest one
/// that contains it.
pub(crate) struct Programs(HashMap<String, Program>);

impl Programs {
    /// Reads the programs below a folder; `tests/programs.rs` of `pto-run` runs them.
    pub(crate) fn read(folder: &Path) -> io::Result<Self> {
        let mut paths = Vec::new();
        for family in fs::read_dir(folder)? {
            let family = family?.path();
            if family.is_dir() {
                for file in fs::read_dir(&family)? {
                    paths.push(file?.path());
                }
            }
        }
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
        paths.sort();
        let mut shortest: HashMap<String, Program> = HashMap::new();
        let mut lengths: HashMap<String, (bool, usize)> = HashMap::new();
        for path in paths {
            let about = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
            let place = path.iter().rev().take(2).map(|part| part.to_string_lossy()).collect::<Vec<_>>();
            let place = format!("tests/run/{}", place.into_iter().rev().collect::<Vec<_>>().join("/"));
            for program in of_file(&fs::read_to_string(&path)?, &place) {
                for name in operations(&program.text) {
                    let is_about = name == about && program.length() <= LONGEST;
                    let length = (!is_about, program.length());
                    if lengths.get(name).is_none_or(|best| length < *best) {
                        lengths.insert(name.to_owned(), length);
                        shortest.insert(name.to_owned(), program.clone());
                    }
                }
            }
        }
        Ok(Self(shortest))
    }

    /// Returns the operation whose page shows the program of an operation. If the program is long and several
    /// operations share it, this is the first one by name.
    fn shown_at<'p>(&'p self, name: &'p str, program: &Program) -> &'p str {
        let same = |other: &Program| other.text == program.text && other.arguments == program.arguments;
        let first = self.0.iter().filter(|(_, other)| same(other)).map(|(name, _)| name.as_str()).min();
        first.filter(|_| program.length() > SHARED).unwrap_or(name)
    }

    /// Returns the section of the page of an operation: its program, or why it has none.
    pub(crate) fn section(&self, name: &str) -> String {
        let Some(program) = self.0.get(name) else {
            return "\nThe interpreter does not run it ([PTO1509](../../codes/PTO1509.md)).\n".to_owned();
        };
        let at = self.shown_at(name, program);
        if let Some(op) = ops::lookup(at).filter(|_| at != name) {
            let family = op.family().stem();
            return format!(
                "\n## A run\n\nThe program on the page of [pto.{at}](../{family}/{at}.md#a-run) runs it, too.\n"
            );
        }
        if program.length() > SHOWN_AT_MOST {
            return format!(
                "\n## A run\n\nA test runs it in a program that is too long for this page: `{}`.\n",
                program.file
            );
        }
        let results: Vec<String> = program.results.iter().map(|result| format!("* {result}\n")).collect();
        format!(
            "\n## A run\n\n```mlir\n{}```\n\n```text\n$ pto-run example.mlir {}\n```\n\nA test runs this program. Afterwards:\n\n{}",
            program.text,
            program.arguments,
            results.concat()
        )
    }
}

impl Program {
    fn length(&self) -> usize {
        self.text.len() + self.arguments.len() + self.results.iter().map(String::len).sum::<usize>()
    }
}

/// Returns the successful runs of a file, each with its function if the file has several.
fn of_file(file: &str, place: &str) -> Vec<Program> {
    let mut programs: Vec<Program> = Vec::new();
    let code: Vec<&str> = file.lines().filter(|line| !line.starts_with("// ")).collect();
    for line in file.lines() {
        if let Some(arguments) = line.strip_prefix("// RUN: ") {
            let entry = arguments.split_whitespace().find_map(|argument| argument.strip_prefix("--entry="));
            let text = entry.and_then(|entry| function(&code, entry)).unwrap_or_else(|| code.join("\n") + "\n");
            let arguments = arguments.trim().to_owned();
            programs.push(Program { file: place.to_owned(), text, arguments, results: Vec::new() });
        } else if let Some((run, result)) = programs.last_mut().zip(result(line)) {
            run.results.push(result);
        }
    }
    for program in &mut programs {
        let fault = program.text.split_once("// FAULT ").and_then(|(_, rest)| rest.split_whitespace().next());
        if let Some(code) = fault.filter(|_| program.results.is_empty() && !program.arguments.contains("--expect")) {
            program.results =
                vec![format!("it has stopped with [{code}](../../codes/{code}.md) in the line that says `FAULT`")];
        }
    }
    programs.retain(|program| !program.results.is_empty() && !program.arguments.contains("--expect"));
    programs
}

/// Describes the expectation that a line of a test states: `// EXPECT 1 f32 ~1e-3: 0 1`.
fn result(line: &str) -> Option<String> {
    if let Some(printed) = line.strip_prefix("// PRINT: ") {
        return Some(format!("it has printed `{printed}`"));
    }
    let (head, values) = line.strip_prefix("// EXPECT ")?.split_once(": ")?;
    let mut head = head.split(' ');
    let (argument, element) = (head.next()?, head.next()?);
    let within =
        head.next().map_or(String::new(), |tolerance| format!(", within {}", tolerance.trim_start_matches('~')));
    let all: Vec<&str> = values.split_whitespace().collect();
    let (shown, rest) = all.split_at(all.len().min(SHOWN));
    let rest = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
    let shown = shown.join(" ");
    Some(format!("argument {argument}, counted from 0, holds elements of `{element}`: `{shown}`{rest}{within}"))
}

/// Returns the function with a name, unless it calls another one.
fn function(lines: &[&str], name: &str) -> Option<String> {
    let head = format!("func.func @{name}(");
    let start = lines.iter().position(|line| line.starts_with(&head))?;
    let length = lines.get(start..)?.iter().position(|line| *line == "}")?;
    let text = lines.get(start..=start + length)?.join("\n") + "\n";
    let calls = text.matches('@').count() > 1;
    (!calls && !lines.iter().any(|line| line.starts_with(['!', '#']))).then_some(text)
}

/// Returns the operations of a text.
fn operations(text: &str) -> Vec<&str> {
    let word = |rest: &'_ str| {
        rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))).unwrap_or(rest.len())
    };
    let of = |(at, _): (usize, &str)| {
        let before = text[..at].chars().next_back();
        let rest = text.get(at + "pto.".len()..)?;
        let is_operation = !matches!(before, Some('!' | '#')) && !before.is_some_and(char::is_alphanumeric);
        is_operation.then(|| &rest[..word(rest)])
    };
    text.match_indices("pto.").filter_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_has_its_function_and_results() {
        let file = "// About.\n// RUN: --entry=f --arg data:f32:1\n// EXPECT 0 f32 ~1e-3: 2\n// RUN: --entry=g\n\
                    func.func @f(%a: i32) {\n  pto.tabs\n}\nfunc.func @g() {\n  pto.texp !pto.ptr<f32>\n}\n";
        let programs = of_file(file, "f.mlir");
        let found: Vec<_> = programs.iter().map(|program| (program.text.as_str(), program.results.clone())).collect();
        let results = vec!["argument 0, counted from 0, holds elements of `f32`: `2`, within 1e-3".to_owned()];
        assert_eq!(found, [("func.func @f(%a: i32) {\n  pto.tabs\n}\n", results)]);
        assert_eq!(operations("pto.texp ins(!pto.ptr<f32>, #pto.pipe)\npto.tmatmul.acc ins"), ["texp", "tmatmul.acc"]);
    }
}
