//! Checks that the verifier recognizes every operation that accesses memory, or warns that it does not.
//!
//! The set of these operations is derived: from all op definitions, and from what the interpreter accesses in every
//! program that the tests run.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{ParsedSource, melior::Context};
use pto_buffers::{Content, Given, Number};
use pto_dialect::target::Configuration;
use pto_generate::{Generator, draw, module};
use pto_interp::{
    Launch, Schedule, arguments,
    memory::Memory,
    observe::{Executed, Observer},
    semantics,
};
use pto_isa::{Effects, Level, Op, Role, Target, TypeDesc, codes, numerics::Profile};
use pto_numerics::Element;
use pto_program::{Instruction, Place, Program, load};
use pto_sync_verifier::Seen;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    str::FromStr,
};

/// Number of random operations per definition.
const SEEDS: u64 = 3;
const STEPS: u64 = 100_000;
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run");

fn context(target: Target) -> Context {
    let context = pto_driver::context(false, true).expect("a context");
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    context
}

const fn is_memory(desc: &TypeDesc) -> bool {
    matches!(
        desc,
        TypeDesc::Tile(_)
            | TypeDesc::MultiTile { .. }
            | TypeDesc::TensorView(_)
            | TypeDesc::Partition(_)
            | TypeDesc::Ptr { .. }
            | TypeDesc::Memref(..)
    )
}

/// Returns the accesses that the definition of an operation states: its roles, unless it only names memory or orders
/// accesses.
fn defined(def: &'static Op, instruction: &Instruction) -> Seen {
    let mut does = Seen::default();
    let accesses = matches!(def.effects, Effects::FromRoles | Effects::Barrier);
    if !accesses || matches!(def.level, Level::View | Level::Sync) {
        return does;
    }
    for (declared, operand) in def.operands.iter().enumerate() {
        let range = instruction.groups.get(declared).cloned().unwrap_or(0..0);
        if instruction.operand_types.get(range).unwrap_or(&[]).iter().any(is_memory) {
            does.reads |= matches!(operand.role, Role::In | Role::InOut | Role::Tmp);
            does.writes |= matches!(operand.role, Role::Out | Role::InOut | Role::Tmp);
        }
    }
    does.writes |= !instruction.written.is_empty();
    does
}

/// Returns the operations for which the verifier warns that it cannot check them.
fn unseen(program: &Program) -> Vec<Place> {
    let findings = pto_sync_verifier::check(program);
    let findings = findings.into_iter().filter(|finding| finding.code == codes::UNSEEN);
    findings.flat_map(|finding| [Some(finding.at), finding.other.map(|(place, _)| place)]).flatten().collect()
}

/// Returns whether the verifier neither recognizes an access of an operation nor warns about it.
fn missed(does: Seen, seen: Option<&Seen>, unseen: &[Place], place: Place) -> bool {
    let seen = seen.copied().unwrap_or_default();
    ((does.reads && !seen.reads) || (does.writes && !seen.writes)) && !unseen.contains(&place)
}

#[test]
fn every_operation_that_touches_memory_by_its_definition() {
    let mut wrong = Vec::new();
    let (mut tried, mut touching) = (0, 0);
    for target in [Target::A3, Target::A5] {
        let context = context(target);
        for (def, _) in Generator::new().definitions().iter().filter(|(_, of)| *of == target) {
            for operation in (0..SEEDS).filter_map(|seed| draw(def, target, seed)) {
                let text = module(&[operation]);
                let parsed = ParsedSource::parse(&context, "drawn", text.as_bytes(), false).expect("an operation");
                let program = load::load(parsed.module(), &|op| load::location(op)).expect("a program");
                let (seen, unseen) = (pto_sync_verifier::seen(&program), unseen(&program));
                let instructions = program.functions.iter().flat_map(pto_program::Function::instructions);
                for instruction in instructions.filter(|i| i.code.def().is_some_and(|of| of.name == def.name)) {
                    let does = defined(def, instruction);
                    tried += 1;
                    touching += usize::from(does.reads || does.writes);
                    if missed(does, seen.get(&instruction.place), &unseen, instruction.place) {
                        wrong.push(format!("{}: {does:?}, seen {:?}\n{text}", def.name, seen.get(&instruction.place)));
                    }
                }
            }
        }
    }
    println!("{tried} operations drawn, {touching} touch memory by their definition");
    assert!(wrong.is_empty(), "{} not seen:\n{}", wrong.len(), wrong.join("\n"));
    assert!(touching > 500, "only {touching}");
}

/// The accesses of operations during a run.
#[derive(Default)]
struct Touched(BTreeMap<Place, Seen>);

impl Observer for Touched {
    fn executed(&mut self, executed: &Executed<'_>) {
        let known = self.0.entry(executed.instruction.place).or_default();
        known.reads |= executed.traffic.values().any(|traffic| traffic.read > 0);
        known.writes |= executed.traffic.values().any(|traffic| traffic.written > 0);
    }
}

/// Runs a program as far as possible; returns the accesses of its operations.
fn ran(program: &Program, entry: Option<&str>, given: &[Given], target: Target) -> BTreeMap<Place, Seen> {
    let mut touched = Touched::default();
    let Some(entry) = program.entry(entry) else { return touched.0 };
    if semantics::unsupported(program, entry).is_some() {
        return touched.0;
    }
    let mut memory = Memory::new(target, false);
    let mut values = Vec::new();
    for (index, (given, desc)) in given.iter().zip(&entry.parameters).enumerate() {
        let Ok(content) = given.content() else { return touched.0 };
        let value = match content {
            Content::Buffer(bytes, _) => {
                arguments::buffer(&mut memory, index, bytes, true, desc).map(|(value, _)| value)
            }
            Content::Number(Number::Integer(value)) => {
                arguments::number(index, |dtype| Element::from_int(dtype, value), desc)
            }
            Content::Number(Number::Real(value)) => {
                arguments::number(index, |dtype| Element::from_f64(dtype, value), desc)
            }
        };
        let Ok(value) = value else { return touched.0 };
        values.push(value);
    }
    let launch = Launch { target, profile: Profile::NpuA5, blocks: 1, schedule: Schedule::Program, steps: STEPS };
    // A program that stops early has recorded its accesses up to then.
    drop(pto_interp::run(program, entry, &values, launch, memory, vec![&mut touched]));
    touched.0
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            found.push(path);
        }
    }
}

/// Returns the operations that access memory and that the verifier neither recognizes nor warns about.
fn compared(program: &Program, touched: &BTreeMap<Place, Seen>) -> Vec<String> {
    let (seen, unseen) = (pto_sync_verifier::seen(program), unseen(program));
    let mut wrong = Vec::new();
    for (place, does) in touched {
        // A partial write may read first.
        let known = seen.get(place).copied().unwrap_or_default();
        let does = Seen { reads: does.reads && !(does.writes && known.writes), ..*does };
        if missed(does, seen.get(place), &unseen, *place) {
            let name = program.name(*place).unwrap_or_default();
            wrong.push(format!("{name}: {does:?}, seen {known:?}"));
        }
    }
    wrong
}

#[test]
fn every_operation_that_the_interpreter_sees_touch_memory() {
    let mut paths = Vec::new();
    files(Path::new(DATA), &mut paths);
    paths.sort();
    let (mut touching, mut wrong) = (0, Vec::new());
    for path in &paths {
        let text = fs::read_to_string(path).expect("a program");
        for line in text.lines().filter_map(|line| line.strip_prefix("// RUN: ")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let given = words.windows(2).filter(|pair| pair[0] == "--arg").map(|pair| Given::from_str(pair[1]));
            let Ok(given) = given.collect::<Result<Vec<_>, _>>() else { continue };
            let option = |name: &str| words.iter().find_map(|word| word.strip_prefix(name));
            let target: Target = option("--pto-arch=").unwrap_or("a5").parse().expect("a target");
            let context = context(target);
            let Some(parsed) = ParsedSource::parse(&context, "program", text.as_bytes(), false) else { continue };
            let Ok(program) = load::load(parsed.module(), &|op| load::location(op)) else { continue };
            let touched = ran(&program, option("--entry="), &given, target);
            touching += touched.values().filter(|does| does.reads || does.writes).count();
            wrong.extend(compared(&program, &touched).into_iter().map(|what| format!("{}: {what}", path.display())));
        }
    }
    println!("{} programs, {touching} operations touched memory", paths.len());
    assert!(wrong.is_empty(), "{} not seen:\n{}", wrong.len(), wrong.join("\n"));
    assert!(touching > 1000, "only {touching}");
}
