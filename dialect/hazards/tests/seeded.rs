//! Faults put into programs that are right are found: flags and barriers that are left out, moved, swapped or used again.
//!
//! The programs are the kernels, lowered, the programs of `tests/run` that order their pipes themselves, and programs that
//! are drawn (`seeded/draw.rs`): copies, vector and scalar operations, threads, values that are one of two buffers, products,
//! and pipes between cores. Operations between devices are not interpreted, so that nothing confirms a fault of them. A fault counts where the interpreter
//! does not run the program on a hostile schedule any more: it compares accesses by what orders them, so that one schedule
//! shows a race of any. What it does not find is harmless there: a flag that another one makes needless, barriers of a pipe,
//! which is in order there, a flag that is set twice, which holds both signals there, or a wait in front of its set that ends.
//!
//! `cargo test -p pto-hazards --test seeded -- --nocapture` prints how many there are of each kind and folder. `PTO_EACH` is the
//! number of faults of a kind in a program, and `PTO_CASES` that of programs that are drawn, in place of [`EACH`] and [`CASES`].

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{
    ParsedSource, PipelineOptions, PrintOptions,
    melior::{Context, ir::operation::OperationRef},
    register_upstream_passes, run_pipeline,
};
use pto_buffers::Given;
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

/// Programs with accesses that the check does not compare yet, by the start of their names, and why.
const NOT_COMPARED: [(&str, &str); 4] = [
    ("mad_mx", "reads the exponents of its operands, whose address is implied"),
    ("set_intra_block", "a flag of another core orders the accesses"),
    ("sync.set", "a flag of another core orders the accesses"),
    ("set_ffts", "a flag of another core orders the accesses"),
];

/// Faults that are confirmed at least.
const AT_LEAST: usize = 600;
/// Faults of a kind in a program.
const EACH: usize = 1;
/// Programs of each form that are drawn.
const CASES: u64 = 12;
/// A program whose argument says how many iterations its loop has: with none, which is not run, a fault shows.
const OTHER_PATH: &str = "repeated";
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run");

/// A program that is right.
struct Program {
    /// Where it is from: the folder of `tests/run`, or how it is drawn.
    family: String,
    name: String,
    text: String,
    target: Target,
    arguments: Vec<Given>,
}

/// What is done to a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// A set and its wait are left out.
    PairDropped,
    /// A set is left out.
    SetDropped,
    /// A wait is left out.
    WaitDropped,
    /// A barrier is left out.
    BarrierDropped,
    /// A set stands in front of the operation it was after.
    SetMoved,
    /// A wait stands after the operation it was in front of.
    WaitMoved,
    /// The pipes of a set and its wait have changed places.
    PipesSwapped,
    /// A set and its wait have changed places.
    OrderSwapped,
    /// A set and its wait have the event of another pair of the same pipes.
    EventReused,
    /// A set alone has another event.
    EventOfSet,
    /// A buffer is not taken.
    TakeDropped,
}

const KINDS: [Kind; 11] = [
    Kind::PairDropped,
    Kind::SetDropped,
    Kind::WaitDropped,
    Kind::BarrierDropped,
    Kind::SetMoved,
    Kind::WaitMoved,
    Kind::PipesSwapped,
    Kind::OrderSwapped,
    Kind::EventReused,
    Kind::EventOfSet,
    Kind::TakeDropped,
];

/// The pipes and the event of a line, as they are written.
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

/// Work of a pipe in one line.
fn is_work(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("pto.mte_") || line.starts_with("pto.mad") || line.starts_with("pto.copy_")
}

/// The lines of a program with a fault at a line; `None` where there is no such fault.
fn faulty(lines: &[&str], at: usize, kind: Kind) -> Option<Vec<String>> {
    let line = *lines.get(at)?;
    let mut made: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    // The next wait for what a line sets.
    let wait = || {
        let key = flag(line)?;
        (at + 1..lines.len()).find(|other| is_wait(lines[*other]) && flag(lines[*other]) == Some(key))
    };
    match kind {
        Kind::PairDropped => {
            let wait = is_set(line).then(wait)??;
            made.remove(wait);
            made.remove(at);
        }
        Kind::SetDropped if is_set(line) => drop(made.remove(at)),
        Kind::WaitDropped if is_wait(line) => drop(made.remove(at)),
        Kind::TakeDropped if line.trim_start().starts_with("pto.get_buf") => drop(made.remove(at)),
        Kind::BarrierDropped if line.trim_start().starts_with("pto.barrier") => drop(made.remove(at)),
        Kind::SetMoved if is_set(line) => {
            let before = (0..at).rev().take_while(|other| !lines[*other].ends_with(['{', '}']));
            let work = before.into_iter().find(|other| is_work(lines[*other]))?;
            let moved = made.remove(at);
            made.insert(work, moved);
        }
        Kind::WaitMoved if is_wait(line) => {
            let behind = (at + 1..lines.len()).take_while(|other| !lines[*other].trim_start().starts_with('}'));
            let work = behind.into_iter().find(|other| is_work(lines[*other]))?;
            let moved = made.remove(at);
            made.insert(work, moved);
        }
        Kind::PipesSwapped => {
            let wait = is_set(line).then(wait)??;
            let [src, dst, event] = flag(line)?;
            for at in [at, wait] {
                let old = format!("[{src}, {dst}, {event}]");
                made[at] = made[at].replace(&old, &format!("[{dst}, {src}, {event}]"));
            }
        }
        Kind::OrderSwapped => {
            let wait = is_set(line).then(wait)??;
            made.swap(at, wait);
        }
        Kind::EventReused => {
            let wait = is_set(line).then(wait)??;
            let [src, dst, event] = flag(line)?;
            let other = lines.iter().filter(|line| is_set(line)).filter_map(|line| flag(line));
            let [.., other] = other.into_iter().find(|key| key[..2] == [src, dst] && key[2] != event)?;
            for at in [at, wait] {
                made[at] = made[at].replace(event, other);
            }
        }
        Kind::EventOfSet => {
            let event = is_set(line).then(|| flag(line))??[2];
            let number: u32 = event.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok()?;
            let other = event.replace(&number.to_string(), &((number + 1) % 8).to_string());
            made[at] = made[at].replace(event, &other);
        }
        Kind::SetDropped
        | Kind::WaitDropped
        | Kind::BarrierDropped
        | Kind::SetMoved
        | Kind::WaitMoved
        | Kind::TakeDropped => return None,
    }
    Some(made)
}

fn parse<'c>(context: &'c Context, program: &Program, text: &str) -> Option<ParsedSource<'c>> {
    pto_front::configure(context, Configuration { target: Some(program.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, &program.name, text.as_bytes(), false)?;
    mlir_dialect::verify(parsed.module()).then_some(parsed)
}

fn findings(module: OperationRef<'_, '_>) -> Vec<pto_hazards::Finding> {
    let program = load::load(module, &|op| load::location(op)).expect("one function of each name");
    let findings = pto_hazards::check(&program).into_iter();
    // What cannot be seen is not refused.
    findings.filter(|finding| finding.code != codes::UNSEEN).collect()
}

/// The lowered kernels that have flags, and the programs about schedules.
fn programs(context: &Context) -> Vec<Program> {
    register_upstream_passes();
    pto_levels::register_passes().and_then(|()| pto_lowering::register_passes()).expect("passes");
    let mut programs = Vec::new();
    for kernel in pto_kernels::all().expect("kernels") {
        let mut program = Program {
            family: "kernels".to_owned(),
            name: kernel.name.clone(),
            text: String::new(),
            target: kernel.target,
            arguments: kernel.arguments.clone(),
        };
        let parsed = parse(context, &program, &kernel.text).expect("a legal kernel");
        if run_pipeline(parsed.module(), pto_lowering::PIPELINE, &PipelineOptions::default()).is_err() {
            continue;
        }
        let text = mlir_dialect::print(parsed.module(), PrintOptions { verified: true, ..PrintOptions::default() });
        program.text = String::from_utf8(text).expect("text");
        programs.push(program);
    }
    programs.extend(of_files(context));
    for seed in 0..number("PTO_CASES", CASES) {
        let drawn = [
            ("drawn vector", draw::vector(seed), &draw::VECTOR[..]),
            ("drawn pipes", draw::pushed(seed), &draw::PUSHED[..]),
        ];
        for (family, text, arguments) in drawn {
            programs.push(Program {
                family: family.to_owned(),
                name: format!("{family} {seed}"),
                text,
                target: Target::A5,
                arguments: arguments.iter().map(|given| given.parse().expect("an argument")).collect(),
            });
        }
    }
    programs
}

/// A number from the environment.
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

/// The programs of `tests/run` that order their pipes, and run on the most hostile schedule.
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
            arguments,
            text,
        };
        let runs = parse(context, &program, &program.text).is_some_and(|right| !confirmed(right.module(), &program));
        if program.family == "schedule" || runs {
            programs.push(program);
        }
    }
    programs
}

/// Whether a line orders pipes.
fn orders(line: &str) -> bool {
    let line = line.trim_start();
    is_set(line) || line.starts_with("pto.barrier") || line.starts_with("pto.get_buf")
}

/// Whether the program does not run any more: it did before, so that what is wrong is the order of the pipes.
fn confirmed(module: OperationRef<'_, '_>, program: &Program) -> bool {
    pto_kernels::run(module, &program.arguments, program.target, Schedule::Adversarial).is_err()
}

#[test]
fn faults_are_found_and_programs_that_are_right_are_not_refused() {
    let context = pto_front::context(false, false).expect("a context");
    let programs = programs(&context);
    // Confirmed, found of them, harmless, reported of these.
    let mut counts: BTreeMap<Kind, [usize; 4]> = BTreeMap::new();
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    let each = number("PTO_EACH", EACH as u64) as usize;
    let (mut missed, mut refused, mut doubtful) = (Vec::new(), Vec::new(), Vec::new());
    for program in &programs {
        let right = parse(&context, program, &program.text).expect("a legal program");
        if !findings(right.module()).is_empty() {
            refused.push(program.name.clone());
        }
        let lines: Vec<&str> = program.text.lines().collect();
        for kind in KINDS {
            let places: Vec<usize> = (0..lines.len()).filter(|at| faulty(&lines, *at, kind).is_some()).collect();
            let step = places.len().div_ceil(each).max(1);
            for at in places.into_iter().step_by(step) {
                let Some(text) = faulty(&lines, at, kind).map(|lines| lines.join("\n")) else { continue };
                let Some(parsed) = parse(&context, program, &text) else { continue };
                let found = findings(parsed.module());
                let hazard = found.iter().any(|finding| finding.code == codes::HAZARD);
                let found = !found.is_empty();
                let real = confirmed(parsed.module(), program);
                let count = counts.entry(kind).or_default();
                count[if real { 0 } else { 2 }] += 1;
                count[if real { 1 } else { 3 }] += usize::from(found);
                *families.entry(&program.family).or_default() += usize::from(real);
                let what = format!("{} line {}: {kind:?}", program.name, at + 1);
                match (real, found) {
                    (true, false) if NOT_COMPARED.iter().any(|(name, _)| program.name.starts_with(name)) => {
                        println!("not compared: {what}");
                    }
                    (true, false) => missed.push(what),
                    // A flag that is set twice holds two signals in the interpreter, and a wait may stand in front of its set.
                    // Drawn programs have paths that their arguments do not take.
                    (false, true) if hazard && program.name != OTHER_PATH && !program.name.starts_with("drawn ") => {
                        doubtful.push(what);
                    }
                    (false, true) | (true, true) | (false, false) => {}
                }
            }
        }
    }
    println!("{:16} {:>9} {:>6} {:>9} {:>9}", "fault", "confirmed", "found", "harmless", "reported");
    for (kind, [real, found, harmless, reported]) in &counts {
        println!("{:16} {real:>9} {found:>6} {harmless:>9} {reported:>9}", format!("{kind:?}"));
    }
    println!("{families:?}");
    let real: usize = counts.values().map(|count| count[0]).sum();
    println!("{} programs, {real} faults confirmed, {} missed", programs.len(), missed.len());
    assert!(refused.is_empty(), "refused: {refused:#?}");
    assert!(missed.is_empty(), "missed: {missed:#?}");
    assert!(doubtful.is_empty(), "reported, and run: {doubtful:#?}");
    assert!(real >= AT_LEAST, "only {real} faults");
}
