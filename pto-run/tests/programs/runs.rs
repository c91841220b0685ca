//! Reads the programs in `tests/run`. `interp/README.md` describes the format.
#![allow(dead_code, reason = "not all tests need all of it")]

use std::fs;
use std::path::{Path, PathBuf};

use pto_buffers::{bytes_of, dtype, list};

/// Prefix of the line with the arguments of a run.
pub(crate) const RUN: &str = "// RUN: ";
/// Prefix of a line with the elements of an argument after the run.
const EXPECT: &str = "// EXPECT ";
/// Prefix of a line that the run prints.
const PRINT: &str = "// PRINT: ";

/// A program.
pub(crate) struct Program {
    /// Its family and its file, such as `elementwise/tadd`.
    pub(crate) name: String,
    pub(crate) path: PathBuf,
}

/// Returns all programs below a folder, sorted by path: a folder for each family, a file for each operation.
pub(crate) fn programs(root: &Path) -> Vec<Program> {
    let entries = |folder: &Path| {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(folder).map(|found| found.flatten().map(|entry| entry.path()).collect()).unwrap_or_default();
        paths.sort();
        paths
    };
    let paths = entries(root).into_iter().flat_map(|folder| entries(&folder));
    let named = |path: PathBuf| {
        let name = path.strip_prefix(root).unwrap_or(&path).with_extension("").display().to_string();
        Program { name, path }
    };
    paths.filter(|path| path.extension().is_some_and(|e| e == "mlir")).map(named).collect()
}

/// A run of a program: its arguments, and the expected results.
#[derive(Default)]
pub(crate) struct Run {
    pub(crate) arguments: Vec<String>,
    pub(crate) expected: Vec<Expected>,
    pub(crate) printed: Vec<String>,
}

impl Run {
    /// Checks whether a run expects nothing, so that it must violate a rule.
    pub(crate) fn breaks(&self) -> bool {
        let compares = |argument: &String| argument.starts_with("--expect=");
        self.expected.is_empty() && self.printed.is_empty() && !self.arguments.iter().any(compares)
    }
}

/// The elements of an argument after a run.
pub(crate) struct Expected {
    pub(crate) argument: usize,
    pub(crate) bytes: Vec<u8>,
    pub(crate) dtype: &'static str,
    pub(crate) tolerance: String,
}

/// Parses an expectation, such as `1 f32 ~1e-3: 0 1 2*3`.
fn expectation(line: &str) -> Result<(usize, String, Vec<u8>, String), String> {
    let (head, values) = line.split_once(':').ok_or("no `:`")?;
    let mut head = head.split_whitespace();
    let argument = head.next().and_then(|text| text.parse().ok()).ok_or("no number of an argument")?;
    let element = head.next().ok_or("no element type")?;
    let tolerance = head.next().map_or(Ok("0"), |text| text.strip_prefix('~').ok_or("a tolerance begins with ~"))?;
    let values = list(dtype(element)?, values.split_whitespace())?;
    Ok((argument, element.to_owned(), bytes_of(&values), tolerance.to_owned()))
}

/// Returns the runs that the comments of a program describe.
pub(crate) fn runs(text: &str) -> Result<Vec<Run>, String> {
    let mut runs: Vec<Run> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Some(arguments) = line.strip_prefix(RUN) {
            let arguments = arguments.split_whitespace().map(str::to_owned).collect();
            runs.push(Run { arguments, ..Run::default() });
        } else if let Some(rest) = line.strip_prefix(EXPECT) {
            let run = runs.last_mut().ok_or("an expectation without a run")?;
            let (argument, element, bytes, tolerance) =
                expectation(rest).map_err(|error| format!("line {}: {error}", index + 1))?;
            let dtype = String::leak(element);
            run.expected.push(Expected { argument, bytes, dtype, tolerance });
        } else if let Some(printed) = line.strip_prefix(PRINT) {
            runs.last_mut().ok_or("a printed line without a run")?.printed.push(printed.to_owned());
        }
    }
    Ok(runs)
}
