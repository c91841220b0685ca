//! File tests: an input, the command lines to run on it, and the expected output. `tests/README.md` describes the
//! format.

use super::tool::{self, Outcome};
use similar::{ChangeTag, TextDiff};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

/// Folder of the file tests.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/filetests");

/// Start of a line with the arguments of a run.
pub(crate) const RUN: &str = "// RUN: ";
/// The words after which a run line has the arguments of FileCheck.
const PIPE: [&str; 2] = ["|", "FileCheck"];
/// Start of the line at which the expectations begin.
const FIRST: &str = "// run 1: ";
/// Start of an expected line.
const LINE: &str = "//| ";
/// The line after output that does not end with a newline.
const CUT: &str = "//\\ no newline";

/// Prefixes of options with which a run transforms the module.
const MAKES: &[&str] = &["--lower", "--pass-pipeline"];
/// Prefixes of options with which the output is not a module of the dialect.
const FOREIGN: &[&str] = &["--target", "--emit=", "--memory-map", "--diagnostics=sarif", "--diagnostics=json"];
/// Prefixes of options that determine how a module is read.
const READ: &[&str] = &["--pto-arch", "--strict", "--split-input-file", "--allow-unregistered-dialect"];
/// Options with which a run is not repeated with `--verify-roundtrip`.
const NO_ROUND_TRIP: [&str; 9] = [
    "--explain",
    "--show-dialects",
    "--list-passes",
    "--verify-diagnostics",
    "--input",
    "--emit-bytecode",
    "--help",
    "--version",
    "--fix",
];

/// All files in MLIR, sorted by path.
pub(crate) fn all() -> Result<Vec<PathBuf>, String> {
    with_extension("mlir")
}

/// All files in LLVM IR, sorted by path.
pub(crate) fn all_llvm() -> Result<Vec<PathBuf>, String> {
    with_extension(LLVM)
}

/// The extension of files in LLVM IR.
const LLVM: &str = "ll";
/// Starts of comments in MLIR and in LLVM IR.
const MARKS: [&str; 2] = ["//", ";"];

fn with_extension(extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for folder in entries(Path::new(ROOT))? {
        files.extend(entries(&folder)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == extension)));
    }
    Ok(files)
}

/// Replaces the mark of comments at the start of lines.
fn marked(text: &str, [from, to]: [&str; 2]) -> String {
    let lines = text.split_inclusive('\n');
    lines.map(|line| line.strip_prefix(from).map_or_else(|| line.to_owned(), |rest| format!("{to}{rest}"))).collect()
}

fn is_llvm(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == LLVM)
}

/// Returns the entries of a folder, sorted by path.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let message = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(message)?;
    let mut paths = entries.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<_>, _>>().map_err(message)?;
    paths.sort();
    Ok(paths)
}

/// `elementwise/tadd` for a path.
pub(crate) fn name(path: &Path) -> String {
    // The extension distinguishes a file in LLVM IR from one in MLIR.
    let path = if is_llvm(path) { path.to_path_buf() } else { path.with_extension("") };
    let name = path.strip_prefix(ROOT).unwrap_or(&path);
    name.to_string_lossy().into_owned()
}

/// A file in its parts.
pub(crate) struct FileTest {
    /// The text before the expectations, which is the input of the tool.
    pub(crate) input: String,
    /// The expectations as written.
    pub(crate) expected: String,
    /// Arguments of each run.
    pub(crate) runs: Vec<Vec<String>>,
}

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<FileTest, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    if !is_llvm(path) {
        return Ok(parse(&text));
    }
    let [mlir, llvm] = MARKS;
    let test = parse(&marked(&text, [llvm, mlir]));
    Ok(FileTest { input: marked(&test.input, MARKS), ..test })
}

/// Takes a text apart.
pub(crate) fn parse(text: &str) -> FileTest {
    let at = if text.starts_with(FIRST) { Some(0) } else { text.find(&format!("\n{FIRST}")).map(|at| at + 1) };
    let (input, expected) = text.split_at(at.unwrap_or(text.len()));
    let runs = input.lines().filter_map(|line| line.strip_prefix(RUN)).map(words).collect();
    FileTest { input: input.to_owned(), expected: expected.to_owned(), runs }
}

/// Splits a line into words; `'` quotes blanks.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// Runs a file and compares the output; with `BLESS` set, writes the expectations instead. Either all runs of a file
/// pipe their output to FileCheck, or none does.
pub(crate) fn check(path: &Path) -> Result<(), String> {
    let test = read(path)?;
    let stem = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = format!("files/{}", name(path));
    if is_checked(&test) {
        return check_lines(&test, &stem, &folder);
    }
    let found = observe(&test, &stem, &folder)?;
    if found == test.expected {
        return Ok(());
    }
    if std::env::var_os("BLESS").is_some() {
        let input = test.input.trim_end_matches('\n');
        let found = if is_llvm(path) { marked(&found, MARKS) } else { found };
        return fs::write(path, format!("{input}\n\n{found}")).map_err(|error| error.to_string());
    }
    if test.expected.is_empty() {
        return Err("no expectations: write them with BLESS=1".to_owned());
    }
    Err(diff(&test.expected, &found))
}

/// Returns the arguments of the tool, whether its standard error is checked too, and the arguments of FileCheck; `None`
/// for a run whose output is compared as a whole.
fn checked(run: &[String]) -> Option<(Vec<String>, bool, Vec<String>)> {
    let at = run.windows(2).position(|pair| pair == PIPE)?;
    let (tool, options) = (run.get(..at)?, run.get(at + 2..)?);
    let both = tool.last().is_some_and(|word| word == "2>&1");
    let tool = tool.strip_suffix(&["2>&1".to_owned()]).unwrap_or(tool);
    Some((tool.to_vec(), both, options.to_vec()))
}

/// Returns whether FileCheck checks the output of runs of a file.
pub(crate) fn is_checked(test: &FileTest) -> bool {
    test.runs.iter().any(|run| checked(run).is_some())
}

/// Runs a file whose output FileCheck checks. `folder` is a separate one, for the files that the runs write.
pub(crate) fn check_lines(test: &FileTest, file: &str, folder: &str) -> Result<(), String> {
    if !test.expected.is_empty() {
        return Err("a file that FileCheck checks has no expectations of whole outputs".to_owned());
    }
    let directory = tool::scratch(folder)?;
    fs::write(directory.join(file), &test.input).map_err(|error| error.to_string())?;
    for (index, run) in test.runs.iter().enumerate() {
        let (run, both, options) = checked(run).ok_or(format!("run {} has no `| FileCheck %s`", index + 1))?;
        let fails = run.first().is_some_and(|word| word == "not");
        let run = if fails { run.get(1..).unwrap_or_default() } else { &run };
        let (arguments, stdin) = arguments(run, file, &test.input);
        let outcome = tool::run(&directory, &arguments, stdin)?;
        if (outcome.status != 0) != fails {
            return Err(format!("run {} ends with status {}:\n{}", index + 1, outcome.status, outcome.stderr));
        }
        let mut output = outcome.stdout.clone();
        if both {
            output.extend_from_slice(outcome.stderr.as_bytes());
        }
        let options: Vec<String> = options.iter().map(|word| word.replace("%s", file)).collect();
        tool::file_check(&directory, &options, &output).map_err(|message| format!("run {}: {message}", index + 1))?;
        if outcome.status == 0 {
            still_legal(index, &arguments, run, &outcome, &directory, stdin)?;
        }
    }
    Ok(())
}

/// Runs a file test and returns its output as expectations. `folder` is a separate one, for the files that the runs
/// write.
pub(crate) fn observe(test: &FileTest, file: &str, folder: &str) -> Result<String, String> {
    if test.runs.is_empty() {
        return Err(format!("no line starts with `{RUN}`"));
    }
    let directory = tool::scratch(folder)?;
    fs::write(directory.join(file), &test.input).map_err(|error| error.to_string())?;
    let mut text = String::new();
    let mut earlier: Vec<Outcome> = Vec::new();
    for run in &test.runs {
        let (arguments, stdin) = arguments(run, file, &test.input);
        let mut outcome = tool::run(&directory, &arguments, stdin)?;
        if arguments.iter().any(|argument| argument == "--mlir-timing") {
            outcome.stderr = untimed(&outcome.stderr);
        }
        describe(&outcome, &earlier, &mut text);
        if outcome.status == 0 {
            still_legal(earlier.len(), &arguments, run, &outcome, &directory, stdin)?;
        }
        earlier.push(outcome);
    }
    Ok(text)
}

/// Repeats a run that ended with status 0: checks that the module survives a round trip, and that the output is legal.
fn still_legal(
    index: usize,
    arguments: &[String],
    run: &[String],
    outcome: &Outcome,
    directory: &Path,
    stdin: &[u8],
) -> Result<(), String> {
    let option = |argument: &String| argument.split('=').next().is_some_and(|name| NO_ROUND_TRIP.contains(&name));
    if arguments.iter().any(option) {
        return Ok(());
    }
    let mut more = without_output(arguments.to_vec());
    for option in ["--verify-roundtrip", "--verify"] {
        if !more.iter().any(|argument| argument == option) {
            more.push(option.to_owned());
        }
    }
    let again = tool::run(directory, &more, stdin)?;
    if again.status != 0 {
        return Err(format!("run {} does not go through a round trip:\n{}", index + 1, again.stderr));
    }
    if let Some(options) = read_again(run).filter(|_| !outcome.stdout.is_empty()) {
        let verified = tool::run(directory, &options, &outcome.stdout)?;
        if verified.status != 0 {
            return Err(format!("what run {} makes is not legal:\n{}", index + 1, verified.stderr));
        }
    }
    Ok(())
}

/// Returns the options that verify the output of a run, including cross-op rules; `None` if the run does not transform
/// its input to another module.
fn read_again(run: &[String]) -> Option<Vec<String>> {
    let is_made = run.iter().any(|option| starts(option, MAKES)) && !run.iter().any(|option| starts(option, FOREIGN));
    let kept = run.iter().filter(|option| starts(option, READ)).cloned();
    is_made.then(|| kept.chain(["--verify".to_owned()]).collect())
}

/// Removes the options of the output from the arguments of a run: they have no effect with `--verify`.
fn without_output(arguments: Vec<String>) -> Vec<String> {
    const OUTPUT: [&str; 3] = ["--mlir-print-op-generic", "--mlir-print-debuginfo", "--memory-map"];
    let mut all = arguments.into_iter();
    let mut left = Vec::new();
    while let Some(argument) = all.next() {
        if argument == "-o" {
            all.next();
        } else if !OUTPUT.iter().any(|option| argument.split('=').next() == Some(option)) {
            left.push(argument);
        }
    }
    left
}

fn starts(option: &str, with: &[&str]) -> bool {
    with.iter().any(|start| option.starts_with(start))
}

/// Returns the arguments with `%s` replaced, and the standard input for `< %s`.
fn arguments<'t>(run: &[String], file: &str, input: &'t str) -> (Vec<String>, &'t [u8]) {
    let mut arguments: Vec<String> = run.iter().map(|word| word.replace("%s", file)).collect();
    if let [.., less, _] = arguments.as_slice()
        && less == "<"
    {
        arguments.truncate(arguments.len() - 2);
        return (arguments, input.as_bytes());
    }
    (arguments, b"")
}

fn describe(outcome: &Outcome, earlier: &[Outcome], text: &mut String) {
    let _ = writeln!(text, "// run {}: exit {}", earlier.len() + 1, outcome.status);
    if outcome.stdout.starts_with(b"ML\xefR") {
        text.push_str("// stdout: bytecode\n");
    } else {
        let stdout = String::from_utf8_lossy(&outcome.stdout);
        stream("stdout", &stdout, earlier.iter().position(|e| e.stdout == outcome.stdout), text);
    }
    stream("stderr", &outcome.stderr, earlier.iter().position(|e| e.stderr == outcome.stderr), text);
}

fn stream(name: &str, content: &str, same: Option<usize>, text: &mut String) {
    if content.is_empty() {
        return;
    }
    if let Some(earlier) = same {
        let _ = writeln!(text, "// {name}: as run {}", earlier + 1);
        return;
    }
    let _ = writeln!(text, "// {name}:");
    for line in content.lines() {
        let _ = writeln!(text, "{}", format!("{LINE}{line}").trim_end());
    }
    if !content.ends_with('\n') {
        let _ = writeln!(text, "{CUT}");
    }
}

/// Replaces times, which vary: numbers become `#`, and blanks one blank.
fn untimed(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        let c = if c.is_ascii_digit() || c == '.' { '#' } else { c };
        if !(matches!(c, '#' | ' ') && out.ends_with(c)) {
            out.push(c);
        }
    }
    out
}

/// Returns the lines that differ, with their context.
pub(crate) fn diff(expected: &str, found: &str) -> String {
    let diff = TextDiff::from_lines(expected, found);
    let mut text = String::from("- expected, + found (BLESS=1 takes what is found)\n");
    for (index, group) in diff.grouped_ops(2).iter().enumerate() {
        if index > 0 {
            text.push_str("  ...\n");
        }
        for change in group.iter().flat_map(|operation| diff.iter_changes(operation)) {
            let sign = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            let _ = writeln!(text, "{sign} {}", change.value().trim_end_matches('\n'));
        }
    }
    text
}
