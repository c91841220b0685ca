//! Checks that the verifier finds faults that are seeded into correct programs: flags and barriers that are removed,
//! moved, swapped or reused.
//!
//! The programs are the lowered kernels, the programs of `tests/run` with explicit synchronisation, and random programs
//! (`seeded/draw.rs`): copies, vector and scalar operations, threads, values that are one of two buffers, products, and
//! pipes between cores. The interpreter does not execute operations between devices, so that it confirms no fault of
//! these.
//!
//! A fault is confirmed if the interpreter fails on a hostile schedule: it compares accesses by happens-before, so that
//! one schedule shows every race. Other faults are harmless there: a flag that another one makes redundant, barriers of
//! a pipe that executes in order, a flag that is set twice and holds both signals, or a wait before its set that
//! terminates.
//!
//! A confirmed fault is found if the verifier reports an error, and announced if it warns that it cannot check
//! something (PTO1255) and does not warn so for the correct program. A fault without any report is missed.
//!
//! `cargo test -p pto-sync-verifier --test seeded -- --nocapture` prints their numbers by kind and folder.
//! `PTO_TEST_ALL=1` seeds more of them, as [`ALL`] states, and requires that [`AT_LEAST_OF_ALL`] are confirmed.
//! `PTO_EACH` is the number of faults of a kind per program, and `PTO_CASES` the number of random programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{
    ParsedSource, PipelineOptions, PrintOptions,
    melior::{Context, ir::operation::OperationRef},
    register_upstream_passes, run_pipeline,
};
use pto_buffers::{Given, Number};
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_isa::{Target, codes};
use pto_program::load;
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    str::FromStr,
};

#[path = "seeded/draw.rs"]
mod draw;

/// Minimal number of confirmed faults.
const AT_LEAST: usize = 1000;
const AT_LEAST_OF_ALL: usize = 2000;
/// Faults of a kind per program, and random programs of each form.
const SOME: [u64; 2] = [1, 12];
const ALL: [u64; 2] = [3, 24];
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run");

/// A correct program.
struct Program {
    /// Its source: the folder of `tests/run`, or the generator.
    family: String,
    name: String,
    text: String,
    target: Target,
    /// Arguments of each run.
    runs: Vec<Vec<Given>>,
}

/// A change that breaks a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FaultKind {
    /// A set and its wait are removed.
    PairDropped,
    /// A set is removed.
    SetDropped,
    /// A wait is removed.
    WaitDropped,
    /// A barrier is removed.
    BarrierDropped,
    /// A set is moved before the operation that it followed.
    SetMoved,
    /// A wait is moved after the operation that it preceded.
    WaitMoved,
    /// The pipes of a set and its wait are exchanged.
    PipesSwapped,
    /// A set and its wait are exchanged.
    OrderSwapped,
    /// A set and its wait use the event of another pair of the same pipes.
    EventReused,
    /// Only a set uses another event.
    EventOfSet,
    /// The acquisition of a buffer is removed.
    TakeDropped,
}

const FAULT_KINDS: [FaultKind; 11] = [
    FaultKind::PairDropped,
    FaultKind::SetDropped,
    FaultKind::WaitDropped,
    FaultKind::BarrierDropped,
    FaultKind::SetMoved,
    FaultKind::WaitMoved,
    FaultKind::PipesSwapped,
    FaultKind::OrderSwapped,
    FaultKind::EventReused,
    FaultKind::EventOfSet,
    FaultKind::TakeDropped,
];

/// Returns the pipes and the event of a statement, as spelled.
fn flag(line: &str) -> Option<[&str; 3]> {
    let (_, rest) = line.split_once("_flag[")?;
    let (inside, _) = rest.split_once(']')?;
    let mut parts = inside.split(", ");
    Some([parts.next()?, parts.next()?, parts.next()?])
}

fn is_set(line: &str) -> bool {
    line.trim_start().starts_with("pto.set_flag[")
}

fn is_wait(line: &str) -> bool {
    line.trim_start().starts_with("pto.wait_flag[")
}

/// Returns whether a line is an operation of a pipe.
fn is_work(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("pto.mte_") || line.starts_with("pto.mad") || line.starts_with("pto.copy_")
}

/// Returns the lines of a program with a fault at a line; `None` if the fault does not apply.
fn faulty(lines: &[&str], at: usize, kind: FaultKind) -> Option<Vec<String>> {
    let line = *lines.get(at)?;
    let mut made: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    // Finds the next wait for what a line sets.
    let wait = || {
        let key = flag(line)?;
        (at + 1..lines.len()).find(|other| is_wait(lines[*other]) && flag(lines[*other]) == Some(key))
    };
    match kind {
        FaultKind::PairDropped => {
            let wait = is_set(line).then(wait)??;
            made.remove(wait);
            made.remove(at);
        }
        FaultKind::SetDropped if is_set(line) => drop(made.remove(at)),
        FaultKind::WaitDropped if is_wait(line) => drop(made.remove(at)),
        FaultKind::TakeDropped if line.trim_start().starts_with("pto.get_buf") => drop(made.remove(at)),
        FaultKind::BarrierDropped if line.trim_start().starts_with("pto.barrier") => drop(made.remove(at)),
        FaultKind::SetMoved if is_set(line) => {
            let before = (0..at).rev().take_while(|other| !lines[*other].ends_with(['{', '}']));
            let work = before.into_iter().find(|other| is_work(lines[*other]))?;
            let moved = made.remove(at);
            made.insert(work, moved);
        }
        FaultKind::WaitMoved if is_wait(line) => {
            let after = (at + 1..lines.len()).take_while(|other| !lines[*other].trim_start().starts_with('}'));
            let work = after.into_iter().find(|other| is_work(lines[*other]))?;
            let moved = made.remove(at);
            made.insert(work, moved);
        }
        FaultKind::PipesSwapped => {
            let wait = is_set(line).then(wait)??;
            let [src, dst, event] = flag(line)?;
            for at in [at, wait] {
                let old = format!("[{src}, {dst}, {event}]");
                made[at] = made[at].replace(&old, &format!("[{dst}, {src}, {event}]"));
            }
        }
        FaultKind::OrderSwapped => {
            let wait = is_set(line).then(wait)??;
            made.swap(at, wait);
        }
        FaultKind::EventReused => {
            let wait = is_set(line).then(wait)??;
            let [src, dst, event] = flag(line)?;
            let other = lines.iter().filter(|line| is_set(line)).filter_map(|line| flag(line));
            let [.., other] = other.into_iter().find(|key| key[..2] == [src, dst] && key[2] != event)?;
            for at in [at, wait] {
                made[at] = made[at].replace(event, other);
            }
        }
        FaultKind::EventOfSet => {
            let event = is_set(line).then(|| flag(line))??[2];
            let number: u32 = event.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok()?;
            let other = event.replace(&number.to_string(), &((number + 1) % 8).to_string());
            made[at] = made[at].replace(event, &other);
        }
        FaultKind::SetDropped
        | FaultKind::WaitDropped
        | FaultKind::BarrierDropped
        | FaultKind::SetMoved
        | FaultKind::WaitMoved
        | FaultKind::TakeDropped => return None,
    }
    Some(made)
}

fn parse<'c>(context: &'c Context, program: &Program, text: &str) -> Option<ParsedSource<'c>> {
    pto_driver::configure(context, Configuration { target: Some(program.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, &program.name, text.as_bytes(), false)?;
    mlir_dialect::verify(parsed.module()).then_some(parsed)
}

/// Returns what the verifier reports: errors, and warnings of what it cannot check.
fn findings(module: OperationRef<'_, '_>) -> (Vec<u16>, Vec<String>) {
    let program = load::load(module, &|op| load::location(op)).expect("one function of each name");
    let (unseen, errors): (Vec<_>, Vec<_>) =
        pto_sync_verifier::check(&program).into_iter().partition(|finding| finding.code == codes::UNSEEN);
    let errors = errors.into_iter().map(|finding| finding.code);
    (errors.collect(), unseen.into_iter().map(|finding| finding.message).collect())
}

/// Returns the lowered kernels with flags, and the programs about schedules.
fn programs(context: &Context) -> Vec<Program> {
    register_upstream_passes();
    pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).expect("passes");
    let mut programs = Vec::new();
    for kernel in pto_kernels::all().expect("kernels") {
        let mut program = Program {
            family: "kernels".to_owned(),
            name: kernel.name.clone(),
            text: String::new(),
            target: kernel.target,
            runs: vec![kernel.arguments.clone()],
        };
        let parsed = parse(context, &program, &kernel.text).expect("a legal kernel");
        if run_pipeline(parsed.module(), pto_vector::PIPELINE, &PipelineOptions::default()).is_err() {
            continue;
        }
        let text = mlir_dialect::print(parsed.module(), PrintOptions { verified: true, ..PrintOptions::default() });
        program.text = String::from_utf8(text).expect("text");
        let others = other_paths(&kernel.arguments);
        program.runs.extend(others.into_iter().filter(|given| runs(parsed.module(), given, kernel.target)));
        programs.push(program);
    }
    programs.extend(of_files(context));
    for seed in 0..number("PTO_CASES", amount()[1]) {
        let drawn = [
            ("drawn vector", draw::vector(seed), &draw::VECTOR[..]),
            ("drawn pipes", draw::pushed(seed), &draw::PUSHED[..]),
        ];
        for (family, text, runs) in drawn {
            let given = |run: &&[&str]| run.iter().map(|given| given.parse().expect("an argument")).collect();
            programs.push(Program {
                family: family.to_owned(),
                name: format!("{family} {seed}"),
                text,
                target: Target::A5,
                runs: runs.iter().map(given).collect(),
            });
        }
    }
    programs
}

/// Returns the number of faults and of random programs.
fn amount() -> [u64; 2] {
    if env::var_os("PTO_TEST_ALL").is_some() { ALL } else { SOME }
}

/// Reads an integer from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            found.push(path);
        }
    }
}

/// Returns the programs of `tests/run` that order their pipes and run on the most hostile schedule.
fn of_files(context: &Context) -> Vec<Program> {
    let mut paths = Vec::new();
    files(Path::new(DATA), &mut paths);
    paths.sort();
    let mut programs = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a program");
        let run = text.lines().find(|line| line.starts_with("// RUN: ")).unwrap_or_default();
        let words: Vec<&str> = run.split_whitespace().collect();
        if words.iter().any(|word| word.starts_with("--entry")) || !text.lines().any(orders) {
            continue;
        }
        let given = words.windows(2).filter(|pair| pair[0] == "--arg").map(|pair| Given::from_str(pair[1]));
        let target = words.iter().find_map(|word| word.strip_prefix("--pto-arch="));
        let Ok(arguments) = given.collect::<Result<_, _>>() else { continue };
        let stem = |path: &Path| path.file_stem().expect("a name").to_string_lossy().into_owned();
        let program = Program {
            family: path.parent().map(stem).unwrap_or_default(),
            name: stem(&path),
            target: target.unwrap_or("a5").parse().expect("a target"),
            runs: vec![arguments],
            text,
        };
        let right = parse(context, &program, &program.text).is_some_and(|right| !confirmed(right.module(), &program));
        if program.family == "schedule" || right {
            programs.push(program);
        }
    }
    programs
}

/// Returns whether a line orders pipes.
fn orders(line: &str) -> bool {
    let line = line.trim_start();
    is_set(line) || line.starts_with("pto.barrier") || line.starts_with("pto.get_buf")
}

/// Returns the arguments with one integer changed, as branches and trip counts depend on integers: 0 becomes 1, all
/// others become 0.
fn other_paths(arguments: &[Given]) -> Vec<Vec<Given>> {
    let changed = |at: usize| {
        let Given::Number(Number::Integer(old)) = arguments[at] else { return None };
        let mut arguments = arguments.to_vec();
        arguments[at] = Given::Number(Number::Integer(i128::from(old == 0)));
        Some(arguments)
    };
    (0..arguments.len()).filter_map(changed).collect()
}

/// Returns whether a program runs on the most hostile schedule.
fn runs(module: OperationRef<'_, '_>, given: &[Given], target: Target) -> bool {
    pto_kernels::run(module, given, target, Schedule::Adversarial).is_ok()
}

/// Returns whether a faulty program fails. The original ran, so that the order of the pipes is the reason.
fn confirmed(module: OperationRef<'_, '_>, program: &Program) -> bool {
    program.runs.iter().any(|given| !runs(module, given, program.target))
}

#[test]
fn faults_are_found_and_programs_that_are_right_are_not_refused() {
    let context = pto_driver::context(false, false).expect("a context");
    let programs = programs(&context);
    // Confirmed faults, those found and announced, harmless faults, and those reported.
    let mut counts: BTreeMap<FaultKind, [usize; 5]> = BTreeMap::new();
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    let each = number("PTO_EACH", amount()[0]) as usize;
    let (mut missed, mut refused, mut doubtful) = (Vec::new(), Vec::new(), Vec::new());
    for program in &programs {
        let right = parse(&context, program, &program.text).expect("a legal program");
        let (errors, unseen_of_right) = findings(right.module());
        if !errors.is_empty() {
            refused.push(program.name.clone());
        }
        let lines: Vec<&str> = program.text.lines().collect();
        for kind in FAULT_KINDS {
            let places: Vec<usize> = (0..lines.len()).filter(|at| faulty(&lines, *at, kind).is_some()).collect();
            let step = places.len().div_ceil(each).max(1);
            for at in places.into_iter().step_by(step) {
                let Some(text) = faulty(&lines, at, kind).map(|lines| lines.join("\n")) else { continue };
                let Some(parsed) = parse(&context, program, &text) else { continue };
                let (errors, unseen) = findings(parsed.module());
                let (hazard, found) = (errors.contains(&codes::HAZARD), !errors.is_empty());
                let said = !found && unseen.iter().any(|message| !unseen_of_right.contains(message));
                let real = confirmed(parsed.module(), program);
                let count = counts.entry(kind).or_default();
                count[if real { 0 } else { 3 }] += 1;
                count[if real { 1 } else { 4 }] += usize::from(found);
                count[2] += usize::from(real && said);
                *families.entry(&program.family).or_default() += usize::from(real);
                let what = format!("{} line {}: {kind:?}", program.name, at + 1);
                match (real, found) {
                    (true, false) if said => println!("said: {what}"),
                    (true, false) => missed.push(what),
                    // In the interpreter, a flag that is set twice holds two signals, and a wait may precede its set.
                    (false, true) if hazard => doubtful.push(what),
                    (false, true) | (true, true) | (false, false) => {}
                }
            }
        }
    }
    println!("{:16} {:>9} {:>6} {:>6} {:>9} {:>9}", "fault", "confirmed", "found", "said", "harmless", "reported");
    for (kind, [real, found, said, harmless, reported]) in &counts {
        println!("{:16} {real:>9} {found:>6} {said:>6} {harmless:>9} {reported:>9}", format!("{kind:?}"));
    }
    println!("{families:?}");
    let [real, found, said] = [0, 1, 2].map(|of| counts.values().map(|count| count[of]).sum::<usize>());
    println!(
        "{} programs, {real} faults confirmed: {found} found, {said} said, {} missed",
        programs.len(),
        missed.len()
    );
    assert!(refused.is_empty(), "refused: {refused:#?}");
    assert!(missed.is_empty(), "missed: {missed:#?}");
    assert!(doubtful.is_empty(), "reported, and run: {doubtful:#?}");
    let expected = if amount() == ALL { AT_LEAST_OF_ALL } else { AT_LEAST };
    assert!(real >= expected, "only {real} faults");
}
