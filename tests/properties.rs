//! Generated programs: operations of all rows with types, constants and attributes that the rules admit. Print, parse and
//! print come to a fixpoint in custom form, generic form and bytecode.

mod generate;

use crate::{
    support::{
        filetest,
        generate::Random,
        tool::{self, Outcome},
    },
    trial,
};
use libtest_mimic::Trial;
use proptest::{
    collection::vec,
    prelude::any,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner},
};
use pto_isa::Target;
use std::{collections::BTreeMap, fs, path::Path};

/// Files that are made; each takes a handful of processes.
const FILES: u32 = 40;
/// Most operations of a file.
const OPERATIONS: usize = 40;

pub(crate) fn trials() -> Vec<Trial> {
    vec![trial("properties", "fixpoint", fixpoint), trial("properties", "every_row", every_row)]
}

fn fixpoint() -> Result<(), String> {
    let config = Config { cases: FILES, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let directory = tool::scratch("properties/fixpoint")?;
    let rows = generate::rows();
    let operations = vec((0..rows.len(), any::<u64>()), 1..OPERATIONS);
    let result = runner.run(&(any::<bool>(), operations), |(a5, operations)| {
        let target = if a5 { Target::A5 } else { Target::A3 };
        let functions: Vec<String> = operations
            .iter()
            .enumerate()
            .filter_map(|(number, (row, seed))| {
                let operation = generate::operation(rows.get(*row)?, target, &mut Random::new(*seed))?;
                Some(operation.function(number))
            })
            .collect();
        let program =
            format!("module attributes {{pto.target_arch = \"{}\"}} {{\n{}}}\n", target.name(), functions.concat());
        forms(&directory, &program).map_err(|message| TestCaseError::fail(format!("{message}\n{program}")))
    });
    result.map_err(|error| error.to_string())
}

fn accepted(directory: &Path, arguments: &[&str]) -> Result<Outcome, String> {
    let outcome = tool::run(directory, arguments, b"")?;
    if outcome.status == 0 { Ok(outcome) } else { Err(format!("{arguments:?} is refused:\n{}", outcome.stderr)) }
}

/// The program, and what each form of it leads to.
fn forms(directory: &Path, program: &str) -> Result<(), String> {
    let write = |name: &str, bytes: &[u8]| fs::write(directory.join(name), bytes).map_err(|error| error.to_string());
    write("program.mlir", program.as_bytes())?;
    let custom = accepted(directory, &["program.mlir", "-W=none", "--verify-roundtrip"])?.stdout;
    write("custom.mlir", &custom)?;
    write("generic.mlir", &accepted(directory, &["custom.mlir", "-W=none", "--mlir-print-op-generic"])?.stdout)?;
    write("located.mlir", &accepted(directory, &["generic.mlir", "-W=none", "--mlir-print-debuginfo"])?.stdout)?;
    write("bytecode", &accepted(directory, &["located.mlir", "-W=none", "--emit-bytecode"])?.stdout)?;
    for form in ["custom.mlir", "generic.mlir", "located.mlir", "bytecode"] {
        let again = accepted(directory, &[form, "-W=none"])?.stdout;
        if again != custom {
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            return Err(format!("{form} changes the program:\n{}", filetest::diff(&text(&custom), &text(&again))));
        }
    }
    Ok(())
}

/// The generator finds legal operations of every row, on both targets.
fn every_row() -> Result<(), String> {
    let mut found: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for op in generate::rows() {
        for target in [Target::A3, Target::A5].into_iter().filter(|target| op.targets.contains(*target)) {
            let count =
                (0..20).filter(|seed| generate::operation(op, target, &mut Random::new(*seed)).is_some()).count();
            found.insert((op.name, target.name()), count);
        }
    }
    let rare: Vec<String> = found
        .iter()
        .filter(|(_, count)| **count < 5)
        .map(|((op, target), count)| format!("{op} on {target}: {count} of 20"))
        .collect();
    if rare.is_empty() { Ok(()) } else { Err(rare.join("\n")) }
}
