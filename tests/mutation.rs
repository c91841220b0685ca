//! Mutants of accepted operations: one thing is broken in each, and the tool has to refuse it on its line.
//!
//! The operations are those of the file tests, as printed in generic form: each becomes a function of its own whose
//! arguments are the operands. What survives although it is broken counts against the kill rate, unless it is listed as
//! legal (`mutation/legal.rs`). Mutants of the printed custom form are words left out, doubled or changed.

mod certain;
mod legal;
mod mutants;
mod operation;
mod text;

use crate::{
    support::{
        filetest, pool,
        tool::{self, Outcome},
    },
    trial,
};
use libtest_mimic::Trial;
use mutants::{Mutant, Mutation};
use operation::Operation;
use pto_isa::ops;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::Path,
};

/// Operations whose mutants are judged: those for which `legal.rs` says which mutants are legal.
const OPERATIONS: [&str; 20] = [
    "alloc_tile",
    "barrier",
    "make_tensor_view",
    "partition_view",
    "set_flag",
    "tadd",
    "texp",
    "textract",
    "tload",
    "tmatmul",
    "tmatmul.acc",
    "tmov",
    "tmul",
    "trowexpanddiv",
    "trowexpandsub",
    "trowmax",
    "trowsum",
    "tstore",
    "tsub",
    "wait_flag",
];

/// Least share of mutants, in percent, that is refused.
const LEAST: usize = 95;

pub(crate) fn trials() -> Vec<Trial> {
    vec![trial("mutation", "kill_rate", kill_rate), trial("mutation", "every_row", certain::kill_rate)]
}

/// What became of the mutants of one operation of the table.
struct Fate {
    op: &'static str,
    /// Killed and counted, by mutation; those of the custom form without one.
    counts: BTreeMap<Option<Mutation>, (usize, usize)>,
    /// Legal ones by mutation, role and target.
    legal: BTreeMap<(Mutation, &'static str, &'static str), usize>,
    survivors: Vec<String>,
}

fn kill_rate() -> Result<(), String> {
    let rows = ops::all().filter(|op| OPERATIONS.contains(&op.name)).collect();
    let fates = pool::map(rows, |op| fate(op.family.stem(), op.name))?;
    let (mut killed, mut counted, mut legal) = (0, 0, 0);
    let mut by_mutation: BTreeMap<Option<Mutation>, (usize, usize)> = BTreeMap::new();
    let (mut report, mut listed) = (String::new(), String::new());
    for fate in &fates {
        for (mutation, (dead, all)) in &fate.counts {
            let entry = by_mutation.entry(*mutation).or_default();
            *entry = (entry.0 + dead, entry.1 + all);
            killed += dead;
            counted += all;
        }
        for ((mutation, role, target), count) in &fate.legal {
            legal += count;
            let _ = writeln!(listed, "{} on {target}: {count} {mutation:?} {role}", fate.op);
        }
        for survivor in &fate.survivors {
            let _ = writeln!(report, "survived: {}: {survivor}", fate.op);
        }
    }
    for (mutation, (dead, all)) in by_mutation {
        let name = mutation.map_or("Text".to_owned(), |mutation| format!("{mutation:?}"));
        let _ = writeln!(report, "{name}: {dead} of {all}");
    }
    let _ = writeln!(report, "{killed} of {counted} mutants are refused, {legal} more are legal");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutation.txt");
    fs::write(&path, &report).map_err(|error| error.to_string())?;
    println!("mutation: {killed} of {counted} mutants are refused, {legal} more are legal; see {}", path.display());
    if counted < 1000 {
        return Err(format!("only {counted} mutants"));
    }
    if killed * 100 < counted * LEAST {
        return Err(report);
    }
    let met = fates.iter().flat_map(|fate| fate.legal.keys().map(|(mutation, role, _)| (fate.op, *mutation, *role)));
    let unused = legal::unused(met);
    if !unused.is_empty() {
        return Err(unused.join("\n"));
    }
    compare(&listed)
}

/// Compares the numbers of legal mutants with those that are written down.
fn compare(listed: &str) -> Result<(), String> {
    let path = Path::new(filetest::ROOT).with_file_name("mutation").join("legal.txt");
    if std::env::var_os("BLESS").is_some() {
        return fs::write(&path, listed).map_err(|error| error.to_string());
    }
    let expected = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    if expected == listed { Ok(()) } else { Err(filetest::diff(&expected, listed)) }
}

/// Lines of the chunk a mutant is in; its operation is on the second.
const CHUNK: usize = 4;

const ARGUMENTS: [&str; 3] = ["--split-input-file", "--diagnostics=short", "-W=none"];

/// Whether each program has a diagnostic on its second line, and what is printed where none has any.
fn feed(directory: &Path, file: &str, programs: &[String]) -> Result<(Vec<bool>, Outcome), String> {
    fs::write(directory.join(file), programs.join("\n// -----\n")).map_err(|error| error.to_string())?;
    let outcome = tool::run(directory, &[&[file], &ARGUMENTS[..]].concat(), b"")?;
    let lines: BTreeSet<usize> = outcome.lines(file).into_iter().collect();
    let killed = (0..programs.len()).map(|index| lines.contains(&(index * CHUNK + 2))).collect();
    Ok((killed, outcome))
}

fn fate(family: &str, name: &'static str) -> Result<Fate, String> {
    let test = filetest::read(&Path::new(filetest::ROOT).join(family).join(format!("{name}.mlir")))?;
    let operations = operation::all(&test.expected, name);
    if operations.is_empty() {
        return Err(format!("{family}/{name}.mlir prints no operation in generic form"));
    }
    let directory = tool::scratch(&format!("mutation/{name}"))?;
    // The operations themselves are accepted.
    let originals: Vec<String> = operations.iter().map(Operation::program).collect();
    let (_, accepted) = feed(&directory, "originals.mlir", &originals)?;
    if accepted.status != 0 {
        return Err(format!("{name}: an operation is refused on its own:\n{}", accepted.stderr));
    }
    let mut mutants: Vec<(&Operation, Mutant)> = Vec::new();
    for operation in &operations {
        mutants.extend(mutants::of(operation).into_iter().map(|mutant| (operation, mutant)));
    }
    let programs: Vec<String> = mutants.iter().map(|(_, mutant)| mutant.broken.program()).collect();
    let (killed, _) = feed(&directory, "mutants.mlir", &programs)?;
    let mut fate = Fate { op: name, counts: BTreeMap::new(), legal: BTreeMap::new(), survivors: Vec::new() };
    for ((operation, mutant), killed) in mutants.iter().zip(killed) {
        let role = mutant.role(operation);
        if !killed && legal::is(name, mutant.mutation, role) {
            *fate.legal.entry((mutant.mutation, role, operation.target())).or_default() += 1;
            continue;
        }
        let entry = fate.counts.entry(Some(mutant.mutation)).or_default();
        *entry = (entry.0 + usize::from(killed), entry.1 + 1);
        if !killed {
            fate.survivors.push(mutant.describe(operation));
        }
    }
    custom(&directory, &accepted, &mut fate)?;
    Ok(fate)
}

/// Adds the mutants of the custom form.
fn custom(directory: &Path, printed: &Outcome, fate: &mut Fate) -> Result<(), String> {
    let printed = String::from_utf8_lossy(&printed.stdout);
    let operations = text::all(&printed, fate.op);
    let originals: Vec<String> = operations.iter().map(text::Printed::original).collect();
    let (_, accepted) = feed(directory, "custom.mlir", &originals)?;
    if originals.is_empty() || accepted.status != 0 {
        return Err(format!("{}: what is printed is refused:\n{}", fate.op, accepted.stderr));
    }
    let mutants: Vec<(String, String)> = operations.iter().flat_map(text::Printed::mutants).collect();
    let programs: Vec<String> = mutants.iter().map(|(program, _)| program.clone()).collect();
    let (killed, _) = feed(directory, "text.mlir", &programs)?;
    for ((_, line), killed) in mutants.iter().zip(killed) {
        let entry = fate.counts.entry(None).or_default();
        *entry = (entry.0 + usize::from(killed), entry.1 + 1);
        if !killed {
            fate.survivors.push(format!("Text: {}", line.trim()));
        }
    }
    Ok(())
}
