//! The page of each diagnostic code: its rejected example produces the code, its accepted one nothing.

use crate::{support::tool, trial};
use libtest_mimic::Trial;
use pto_isa::codes::{CODES, CodeInfo};

pub(crate) fn trials() -> Vec<Trial> {
    CODES.iter().map(|info| trial("codes", &info.id(), || page(info))).collect()
}

/// The program below a heading.
pub(crate) fn example(page: &'static str, heading: &str) -> Option<&'static str> {
    let (_, after) = page.split_once(&format!("\n## {heading}\n"))?;
    let (_, program) = after.split_once("```mlir\n").or_else(|| after.split_once("```llvm\n"))?;
    program.split_once("```").map(|(program, _)| program)
}

/// Arguments that the first lines of an example request: `// target: a5` and `// flags: --strict`; in LLVM IR, `;
/// flags: ..`.
fn arguments(program: &str) -> Vec<String> {
    let mut arguments = vec!["--diagnostics=short".to_owned(), "--verify".to_owned()];
    for line in program.lines() {
        if let Some(target) = line.strip_prefix("// target: ") {
            arguments.push(format!("--pto-arch={target}"));
        } else if let Some(flags) = line.strip_prefix("// flags: ").or_else(|| line.strip_prefix("; flags: ")) {
            arguments.extend(flags.split(' ').map(str::to_owned));
        }
    }
    arguments
}

/// Start of the line with the arguments of `pto-run`, in examples of programs that run.
const RUN: &str = "// run: ";

fn page(info: &'static CodeInfo) -> Result<(), String> {
    let id = info.id();
    let directory = tool::scratch(&format!("codes/{id}"))?;
    let examples = ["Rejected", "Accepted"].map(|heading| example(info.page, heading));
    if let [Some(_), None] | [None, Some(_)] = examples {
        return Err("an example without its counterpart".to_owned());
    }
    let [Some(rejected), Some(accepted)] = examples else { return Ok(()) };
    // `pto-run` reports errors of a running program, so its tests check these codes.
    if rejected.contains(RUN) {
        return Ok(());
    }
    let outcome = tool::run(&directory, &arguments(rejected), rejected.as_bytes())?;
    if outcome.codes().first() != Some(&id) {
        return Err(format!("the rejected example gives\n{}", outcome.stderr));
    }
    let outcome = tool::run(&directory, &arguments(accepted), accepted.as_bytes())?;
    if outcome.status != 0 || !outcome.stderr.is_empty() {
        return Err(format!("the accepted example gives\n{}", outcome.stderr));
    }
    Ok(())
}
