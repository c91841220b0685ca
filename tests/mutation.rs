//! Mutants of accepted kernels: each has one change that breaks a rule, and the tool has to reject it on the changed
//! line.
//!
//! The kernels are operations of the file tests, as printed in generic form: each becomes a function whose arguments
//! are the operands. Facts that are independent of the instruction table decide whether a mutant is illegal
//! (`mutation/judge.rs`); mutants that the facts do not decide are reported as a separate number. Mutants of the
//! printed custom form omit or change one word.

mod facts;
mod judge;
mod mutants;
mod operation;
mod signature;
mod text;
mod types;

use crate::{
    support::{
        filetest, pool,
        tool::{self, Outcome},
    },
    trial,
};
use judge::{Judge, Verdict};
use libtest_mimic::Trial;
use mutants::{Mutant, Mutation};
use operation::Operation;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{Display, Write},
    fs,
    path::{Path, PathBuf},
};

/// Least share of illegal mutants that the tool rejects, in percent, of each kind.
const LEAST: usize = 95;

/// Fewest kernels.
const KERNELS: usize = 200;

/// Most kernels of one operation for one target.
const EACH: usize = 2;

pub(crate) fn trials() -> Vec<Trial> {
    vec![trial("mutation", "kill_rate", kill_rate)]
}

/// What became of mutants.
#[derive(Clone, Copy, Default)]
struct Fate {
    refused: usize,
    survived: usize,
    /// Legal by the facts, and accepted.
    legal: usize,
    /// Legal by the facts, but rejected: the facts are incomplete, or the rules are too strict.
    stricter: usize,
    undecided: usize,
}

impl Fate {
    fn add(&mut self, other: Fate) {
        self.refused += other.refused;
        self.survived += other.survived;
        self.legal += other.legal;
        self.stricter += other.stricter;
        self.undecided += other.undecided;
    }

    fn enough(self) -> bool {
        self.refused * 100 >= (self.refused + self.survived) * LEAST
    }
}

impl Display for Fate {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (illegal, all) =
            (self.refused + self.survived, self.refused + self.survived + self.legal + self.stricter + self.undecided);
        let percent = |part: usize, whole: usize| part as f64 * 100.0 / (whole.max(1)) as f64;
        write!(
            f,
            "{} of {illegal} refused ({:.1} %); of all {all} {} are undecided ({:.1} %), {} legal, {} legal but refused",
            self.refused,
            percent(self.refused, illegal),
            self.undecided,
            percent(self.undecided, all),
            self.legal,
            self.stricter,
        )
    }
}

/// Counts the mutants of the kernels of one file by their outcome.
#[derive(Default)]
struct Found {
    family: String,
    op: String,
    kernels: usize,
    fates: BTreeMap<Mutation, Fate>,
    /// Kernels the facts forbid.
    wrong: String,
    /// Survivors, and other lines for the report.
    notes: String,
}

fn kill_rate() -> Result<(), String> {
    let judge = Judge::read()?;
    let founds = pool::map(filetest::all()?, |path| of_file(&judge, path))?;
    let (mut kinds, mut families) = (BTreeMap::<Mutation, Fate>::new(), BTreeMap::<String, Fate>::new());
    let (mut report, mut kernels, mut total) = (String::new(), 0, Fate::default());
    for found in &founds {
        kernels += found.kernels;
        report.push_str(&found.notes);
        for (kind, fate) in &found.fates {
            kinds.entry(*kind).or_default().add(*fate);
            families.entry(found.family.clone()).or_default().add(*fate);
            total.add(*fate);
        }
    }
    let mut table = String::new();
    for (kind, fate) in &kinds {
        let _ = writeln!(table, "{kind:?}: {fate}");
    }
    for (family, fate) in &families {
        let _ = writeln!(table, "{family}: {fate}");
    }
    let _ = writeln!(table, "mutants of {kernels} kernels: {total}");
    report.push_str(&table);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutation.txt");
    fs::write(&path, &report).map_err(|error| error.to_string())?;
    print!("{table}");
    let wrong: String = founds.iter().map(|found| found.wrong.as_str()).collect();
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let judged: BTreeSet<&str> =
        founds.iter().filter(|found| found.kernels > 0).map(|found| found.op.as_str()).collect();
    let unjudged = judge.ops().filter(|op| !judged.contains(op) && !NOT_ALONE.iter().any(|(name, _)| name == op));
    let unjudged: Vec<&str> = unjudged.collect();
    if !unjudged.is_empty() {
        return Err(format!("no kernel of {}", unjudged.join(", ")));
    }
    if kernels < KERNELS || !kinds.values().chain(families.values()).all(|fate| fate.enough()) {
        return Err(report);
    }
    Ok(())
}

/// Operations that are not legal alone in a function whose arguments are their operands, with the reasons.
const NOT_ALONE: &[(&str, &str)] = &[
    ("import_reserved_buffer", "another function reserves the buffer"),
    ("pldi", "its offset is a constant"),
    ("psti", "its offset is a constant"),
    ("talloc", "the function makes its pipe"),
    ("tfree", "the function makes its pipe"),
    ("tpop", "the function makes its pipe"),
    ("tpush", "the function makes its pipe"),
    ("set_validshape", "another operation makes the tile"),
    ("simt_launch", "runs another function"),
    ("sprclr", "stands in a vector scope"),
    ("sprsti", "stands in a vector scope"),
    ("sprsts", "stands in a vector scope"),
    ("struct_get", "another operation declares the struct"),
    ("struct_set", "another operation declares the struct"),
    ("yield", "ends the region of another operation"),
];

/// Lines of the chunk that holds a mutant; its operation is on the second.
const CHUNK: usize = 4;

const ARGUMENTS: [&str; 4] = ["--split-input-file", "--diagnostics=short", "-W=none", "--max-errors=0"];

/// Returns whether each program has a diagnostic at its defect, and the output if none has any.
///
/// The defect is on the second line, which has the operation; an invalid type is reported on the first, which has the
/// arguments.
fn feed(directory: &Path, file: &str, programs: &[String]) -> Result<(Vec<bool>, Outcome), String> {
    fs::write(directory.join(file), programs.join("\n// -----\n")).map_err(|error| error.to_string())?;
    let outcome = tool::run(directory, &[&[file], &ARGUMENTS[..]].concat(), b"")?;
    let lines: BTreeSet<usize> = outcome.lines(file).into_iter().collect();
    let killed =
        (0..programs.len()).map(|index| [1, 2].iter().any(|line| lines.contains(&(index * CHUNK + line)))).collect();
    Ok((killed, outcome))
}

/// Selects kernels of a target for mutation: the first, and others at equal distances.
fn some(operations: Vec<Operation>) -> Vec<Operation> {
    let mut chosen = Vec::new();
    for a5 in [false, true] {
        let all: Vec<&Operation> = operations.iter().filter(|operation| operation.a5 == a5).collect();
        let step = all.len().div_ceil(EACH).max(1);
        chosen.extend(all.into_iter().step_by(step).cloned());
    }
    chosen
}

fn of_file(judge: &Judge, path: PathBuf) -> Result<Found, String> {
    let op = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
    let mut found = Found { op: op.clone(), ..Found::default() };
    let Some(signature) = judge.signature(&op) else { return Ok(found) };
    found.family.clone_from(&signature.family);
    if NOT_ALONE.iter().any(|(name, _)| *name == op) {
        return Ok(found);
    }
    let operations = some(operation::all(&filetest::read(&path)?.expected, &op));
    if operations.is_empty() {
        return Ok(found);
    }
    let directory = tool::scratch(&format!("mutation/{op}"))?;
    let originals: Vec<String> = operations.iter().map(Operation::program).collect();
    // An operation that needs constants, or options of the run of its file, is rejected without them.
    let (refused, printed) = feed(&directory, "originals.mlir", &originals)?;
    let kernels: Vec<&Operation> =
        operations.iter().zip(refused).filter(|(_, refused)| !refused).map(|(operation, _)| operation).collect();
    found.kernels = kernels.len();
    let mut mutants: Vec<(&Operation, Mutant, Verdict)> = Vec::new();
    for kernel in kernels {
        if let Some(reason) = judge.broken(signature, kernel) {
            let _ = writeln!(found.wrong, "{op}: the facts forbid what is accepted: {reason}: {}", kernel.program());
            continue;
        }
        for mutant in mutants::of(kernel, signature) {
            let verdict = judge.verdict(kernel, &mutant);
            mutants.push((kernel, mutant, verdict));
        }
    }
    let programs: Vec<String> = mutants.iter().map(|(_, mutant, _)| mutant.broken.program()).collect();
    let (killed, _) = feed(&directory, "mutants.mlir", &programs)?;
    for ((kernel, mutant, verdict), killed) in mutants.iter().zip(killed) {
        let fate = found.fates.entry(mutant.mutation).or_default();
        let (counter, note) = match (verdict, killed) {
            (Verdict::Forbidden(_), true) => (&mut fate.refused, ""),
            (Verdict::Forbidden(reason), false) => (&mut fate.survived, reason.as_str()),
            (Verdict::Legal, false) => (&mut fate.legal, "legal"),
            (Verdict::Legal, true) => (&mut fate.stricter, "refused though nothing forbids it"),
            (Verdict::Undecided, true) => (&mut fate.undecided, "refused, undecided"),
            (Verdict::Undecided, false) => (&mut fate.undecided, "accepted, undecided"),
        };
        *counter += 1;
        if !note.is_empty() {
            let _ = writeln!(found.notes, "{op}: {}: {note}", mutant.describe(kernel));
        }
    }
    custom(&directory, &printed, &mut found)?;
    Ok(found)
}

/// Adds the mutants of the printed custom form of one kernel. No printed word is superfluous, so all of them count.
fn custom(directory: &Path, printed: &Outcome, found: &mut Found) -> Result<(), String> {
    let printed = String::from_utf8_lossy(&printed.stdout);
    let mutants = text::all(&printed, &found.op).first().map(text::Printed::mutants).unwrap_or_default();
    let programs: Vec<String> = mutants.iter().map(|(program, _)| program.clone()).collect();
    if programs.is_empty() {
        return Ok(());
    }
    let (killed, _) = feed(directory, "text.mlir", &programs)?;
    let fate = found.fates.entry(Mutation::Text).or_default();
    for ((_, line), killed) in mutants.iter().zip(killed) {
        *if killed { &mut fate.refused } else { &mut fate.survived } += 1;
        if !killed {
            let _ = writeln!(found.notes, "{}: {:?}: {}", found.op, Mutation::Text, line.trim());
        }
    }
    Ok(())
}
