//! Runs programs in `tests/run` and on the pages of diagnostic codes. `interp/README.md` describes the format.

#[path = "programs/runs.rs"]
mod runs;

use libtest_mimic::{Arguments, Failed, Trial};
use pto_interp::semantics::{Semantics, lookup};
use pto_isa::codes;
use runs::{Expected, Program, RUN, programs, runs};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Folder of the programs: a folder for each family, a file for each operation.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/run");
/// Prefix of a line with other operations that the file tests.
const COVERS: &str = "// COVERS: ";
/// Marks the statement at which a run ends with this code.
const FAULT: &str = "// FAULT ";
/// Prefix of the line with the code that the broken variant of a program gives.
const BROKEN: &str = "// BROKEN ";
/// Marks a line that the broken variant does not have.
const REMOVED: &str = "// REMOVED";
/// Marks a line that the broken variant has at another position.
const MOVED: &str = "// MOVED";
/// The position of such lines in the broken variant.
const HERE: &str = "// HERE";
/// Prefix of the line with the arguments of a run, on a page of a code.
const PAGE_RUN: &str = "// run: ";

fn main() {
    let arguments = Arguments::from_args();
    let files = programs(Path::new(ROOT));
    let mut trials = Vec::new();
    for Program { name, path } in &files {
        let tried = path.clone();
        trials.push(Trial::test(name, move || program(&tried).map_err(Failed::from)));
        if fs::read_to_string(path).is_ok_and(|text| text.contains(BROKEN)) {
            let tried = path.clone();
            trials.push(Trial::test(format!("broken/{name}"), move || reported(&tried).map_err(Failed::from)));
        }
    }
    trials.extend(codes::CODES.iter().filter(|info| info.page.contains(PAGE_RUN)).map(|info| {
        Trial::test(format!("codes/{}", info.id()), move || page(info.page, &info.id()).map_err(Failed::from))
    }));
    trials.push(Trial::test("coverage", move || coverage(&files).map_err(Failed::from)));
    libtest_mimic::run(&arguments, trials).exit();
}

fn tool(arguments: &[String], folder: &Path) -> Result<Output, String> {
    Command::new(env!("CARGO_BIN_EXE_pto-run"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .map_err(|error| error.to_string())
}

fn program(path: &Path) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let runs = runs(&text)?;
    if runs.is_empty() {
        return Err(format!("no line begins with {RUN:?}"));
    }
    let fault = text.lines().zip(1..).find_map(|(line, number)| Some((line.split_once(FAULT)?.1.trim(), number)));
    for (index, run) in runs.iter().enumerate() {
        let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut arguments = vec![path.display().to_string(), "--diagnostics=short".to_owned()];
        arguments.extend(run.arguments.iter().cloned());
        for (number, expected) in run.expected.iter().enumerate() {
            let file = scratch.path().join(format!("{number}.bin"));
            fs::write(&file, &expected.bytes).map_err(|error| error.to_string())?;
            let Expected { argument, dtype, tolerance, .. } = expected;
            arguments.push(format!("--expect={argument}:{dtype}={},{tolerance}", file.display()));
        }
        let output = tool(&arguments, Path::new(ROOT))?;
        let found = String::from_utf8_lossy(&output.stderr).into_owned();
        match fault {
            Some((code, line)) if run.breaks() => {
                let place = format!(":{line}:");
                let first = found.lines().next().unwrap_or_default();
                if !(first.contains(&place) && first.contains(&format!("[{code}]"))) {
                    return Err(format!("run {}: expected {code} in line {line}, found\n{found}", index + 1));
                }
            }
            Some(_) | None => {
                if !output.status.success() || run.breaks() {
                    return Err(format!("run {}: status {:?}\n{found}", index + 1, output.status.code()));
                }
                let printed = String::from_utf8_lossy(&output.stdout);
                if !run.printed.is_empty() && printed.lines().ne(run.printed.iter().map(String::as_str)) {
                    return Err(format!("run {}: printed\n{printed}", index + 1));
                }
            }
        }
    }
    Ok(())
}

/// Returns the broken variant of a program, with the marked lines removed or moved.
fn broken(text: &str) -> String {
    let moved: Vec<&str> = text.lines().filter(|line| line.ends_with(MOVED)).collect();
    let kept = text.lines().filter(|line| !line.ends_with(REMOVED) && !line.ends_with(MOVED));
    kept.flat_map(|line| if line.trim() == HERE { moved.clone() } else { vec![line] })
        .map(|line| format!("{line}\n"))
        .collect()
}

/// Checks that the adversarial schedule reports the code of the broken variant of a program at one operation, and a
/// related operation.
fn reported(path: &Path) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let code = text.lines().find_map(|line| line.strip_prefix(BROKEN)).ok_or("no line with the code")?;
    let variant = broken(&text);
    if variant == text {
        return Err("the broken variant is the program itself".to_owned());
    }
    let runs = runs(&text)?;
    let run = runs.iter().find(|run| run.arguments.iter().any(|given| given == "--schedule=adversarial"));
    let run = run.ok_or("no run with the adversarial schedule")?;
    let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
    fs::write(scratch.path().join("broken.mlir"), variant).map_err(|error| error.to_string())?;
    let arguments: Vec<String> =
        std::iter::once("broken.mlir".to_owned()).chain(run.arguments.iter().cloned()).collect();
    let output = tool(&arguments, scratch.path())?;
    let found = String::from_utf8_lossy(&output.stderr);
    let places = found.matches("broken.mlir:").count();
    if found.contains(&format!("[{code}]")) && places >= 2 {
        return Ok(());
    }
    Err(format!("expected {code} with two operations, found {places}:\n{found}"))
}

/// Checks that the rejected example of a page gives its code, and the accepted one no diagnostic.
fn page(page: &'static str, id: &str) -> Result<(), String> {
    for heading in ["Rejected", "Accepted"] {
        let (_, after) = page.split_once(&format!("\n## {heading}\n")).ok_or("an example is missing")?;
        let (_, text) = after.split_once("```mlir\n").ok_or("an example is missing")?;
        let text = text.split_once("```").map_or(text, |(text, _)| text);
        let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
        fs::write(scratch.path().join("example.mlir"), text).map_err(|error| error.to_string())?;
        let mut arguments = vec!["example.mlir".to_owned(), "--diagnostics=short".to_owned()];
        for line in text.lines() {
            if let Some(target) = line.strip_prefix("// target: ") {
                arguments.push(format!("--pto-arch={target}"));
            } else if let Some(given) = line.strip_prefix(PAGE_RUN) {
                arguments.extend(given.split_whitespace().map(str::to_owned));
            }
        }
        let output = tool(&arguments, scratch.path())?;
        // Examples are short, so missing synchronisation is ignored unless it is the subject of the page.
        let unordered =
            format!("[{}]", codes::by_code(codes::RUN_UNSYNCHRONISED).map_or(String::new(), |info| info.id()));
        let found = String::from_utf8_lossy(&output.stderr);
        let lines = found.lines().filter(|line| unordered.contains(id) || !line.contains(&unordered));
        let found: String = lines.map(|line| format!("{line}\n")).collect();
        let fits = match heading {
            "Rejected" => found.lines().next().is_some_and(|line| line.contains(&format!("[{id}]"))),
            _ => output.status.success() && found.is_empty(),
        };
        if !fits {
            return Err(format!("{heading}: {found}"));
        }
    }
    Ok(())
}

/// Checks that every interpreted operation has a program that tests it.
fn coverage(files: &[Program]) -> Result<(), String> {
    let mut tested: Vec<String> = files.iter().map(|program| program.name.clone()).collect();
    for Program { name, path } in files {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let family = name.split('/').next().unwrap_or_default().to_owned();
        let others = text.lines().filter_map(|line| line.strip_prefix(COVERS)).flat_map(str::split_whitespace);
        // A file must use the operations that it claims to test.
        for other in others {
            let goes_on = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
            if !text.split(&format!("pto.{other}")).skip(1).any(|rest| !rest.starts_with(goes_on)) {
                return Err(format!("{name} does not use pto.{other}"));
            }
            tested.push(format!("{family}/{other}"));
        }
    }
    let missing: Vec<String> = pto_isa::ops::all()
        .filter(|op| !matches!(lookup(op), Semantics::Missing))
        .map(|op| format!("{}/{}", op.family().stem(), op.name))
        .filter(|name| !tested.contains(name))
        .collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("no program in tests/run for {}", missing.join(", "))) }
}
