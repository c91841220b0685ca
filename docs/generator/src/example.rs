//! Extracts examples from the expected outputs of the file tests.

use crate::slice;
use pto_isa::Op;
use std::{fs, io, path::Path};

/// A module with an operation, as the tool prints it.
pub(crate) struct Example {
    /// Arguments of the run, such as `--pto-arch=a5`.
    pub(crate) options: String,
    /// The source of the module.
    pub(crate) text: String,
    /// One statement of the operation in generic form, if a run prints it.
    pub(crate) generic: Option<String>,
}

/// Maximal length of an example, in lines.
const LONGEST: usize = 60;

/// Returns the shortest module with the operation from the outputs of its file test.
pub(crate) fn of(op: &Op, folder: &Path) -> io::Result<Option<Example>> {
    let path = folder.join(format!("{}.mlir", op.name));
    let test = match fs::read_to_string(path) {
        Ok(test) => test,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let name = format!("pto.{}", op.name);
    // An operation with cross-op rules needs the others.
    let whole = op.joints().next().is_some();
    let runs: Vec<&str> = test.lines().filter_map(|line| line.strip_prefix("// RUN: ")).collect();
    let mut best: Option<Example> = None;
    let mut generic = None;
    for (run, options) in printed(&test).into_iter().zip(&runs) {
        if options.contains("--mlir-print-op-generic") {
            let quoted = format!("\"{name}\"(");
            let statement = run.iter().find(|line| line.contains(&quoted) && !line.ends_with("({"));
            generic = generic.or_else(|| statement.map(|line| line.trim().to_owned()));
            continue;
        }
        let plain =
            |word: &str| !word.starts_with("--") || word.starts_with("--pto-arch=") || word == "--split-input-file";
        if !options.split(' ').all(plain) {
            continue;
        }
        let options: Vec<&str> = options.split(' ').filter(|word| word.starts_with("--pto-arch=")).collect();
        for text in run.split(|line| *line == "// -----").flat_map(|chunk| slice::all(chunk, &name, whole)) {
            let lines = text.lines().count();
            if lines <= LONGEST && best.as_ref().is_none_or(|best| lines < best.text.lines().count()) {
                best = Some(Example { options: options.join(" "), text, generic: None });
            }
        }
    }
    Ok(best.map(|best| Example { generic, ..best }))
}

/// Returns the standard output of each run, without the markers of the test.
fn printed(test: &str) -> Vec<Vec<&str>> {
    let mut runs: Vec<Vec<&str>> = Vec::new();
    let mut stdout = false;
    for line in test.lines() {
        if line.starts_with("// run ") {
            runs.push(Vec::new());
            stdout = false;
        } else if let Some(stream) = line.strip_prefix("// std") {
            stdout = stream == "out:";
        } else if let (true, Some(text), Some(run)) = (stdout, line.strip_prefix("//|"), runs.last_mut()) {
            run.push(text.strip_prefix(' ').unwrap_or(text));
        }
    }
    runs
}
