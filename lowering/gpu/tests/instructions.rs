//! Runs the programs in `tests/run` of vector instructions, copies, scalars and synchronisation on GPUs, and compares
//! their results with those that the programs state. A program takes pointers to memory on chip; a kernel that this test
//! adds copies the arguments there, calls the program, and copies them back. Each run is on one platform; with
//! `PTO_TEST_ALL`, on all.
//!
//! `instructions.tsv` lists the runs that are not compiled, the platforms (`*`: all), and why; `BLESS=1` writes it.

#[path = "../../../pto-run/tests/programs/runs.rs"]
mod runs;
mod support;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Trial};
use mlir_dialect::melior::ir::operation::OperationRef;
use pto_buffers::{Content, Given, Number, difference, dtype};
use pto_isa::Target;
use runs::{Expected, programs};
use support::{Kernel, as_written, chosen, complain, lowered, reasons, register_passes, run_blocks};
use visa::Platform;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run");
const REFUSED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/instructions.tsv");
/// Families that have a counterpart on GPUs.
const FAMILIES: [&str; 14] = [
    "comm",
    "dma",
    "predicate",
    "scalar",
    "schedule",
    "scope",
    "simt",
    "sync",
    "system",
    "vector_arith",
    "vector_memory",
    "vector_move",
    "vector_special",
    "view",
];
/// Programs whose results differ on GPUs, as the manual says (`docs/src/gpu-run.md`): streams are written without delay.
const DIFFER: [&str; 1] = ["vector_memory/vstus 3"];
/// Programs whose floats are computed in another order or by other functions, which round differently.
const ROUNDED: [&str; 4] = ["vector_arith/vexp", "vector_move/vcadd", "vector_move/vcgadd", "vector_special/vexpdif"];
/// The absolute and relative tolerance for these.
const NEAR: f64 = 2e-6;
/// Name of the kernel that calls a program.
const KERNEL: &str = "on_chip";
/// Arguments begin at multiples of this number of bytes.
const ALIGNED: usize = 512;

/// A run of a program that has results.
#[derive(Clone)]
struct Case {
    /// Name of the program and number of the run.
    name: String,
    kernel: Kernel,
    given: Vec<Given>,
    /// Number of blocks.
    blocks: u32,
    expected: Arc<Vec<Expected>>,
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let (cases, listed) = match (register_passes(), cases(), refused()) {
        (Ok(()), Ok(cases), Ok(listed)) => (cases, Arc::new(listed)),
        (Err(wrong), ..) | (_, Err(wrong), _) | (.., Err(wrong)) => return complain(&wrong),
    };
    let name = |case: &Case, platform: Platform| format!("{}::{}", case.name, platform.info().name);
    if std::env::var_os("BLESS").is_some() {
        return std::fs::write(REFUSED, list(&cases))
            .map_or_else(|error| complain(&error.to_string()), |()| ExitCode::SUCCESS);
    }
    let trials = chosen(&cases, &Platform::ALL).into_iter().map(|(case, platform)| {
        let (name, listed) = (name(&case, platform), listed.clone());
        Trial::test(name.clone(), move || {
            let (found, expected) = (tried(&case, platform)?, listed.get(&name));
            let shown = |reason: Option<&String>| reason.map_or("a result".to_owned(), |reason| format!("{reason:?}"));
            match found.as_ref() == expected {
                true => Ok(()),
                false => Err(format!("expected {}, found {}", shown(expected), shown(found.as_ref())).into()),
            }
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// Lists the runs that are not compiled.
fn list(cases: &[Case]) -> String {
    let mut list = String::new();
    for case in cases {
        let mut reasons: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for platform in Platform::ALL {
            if let Ok(Some(reason)) = tried(case, platform) {
                reasons.entry(reason).or_default().push(platform.info().name);
            }
        }
        for (reason, platforms) in reasons {
            let all = platforms.len() == Platform::ALL.len();
            let platforms = if all { "*".to_owned() } else { platforms.join(",") };
            let _ = writeln!(list, "{}\t{platforms}\t{reason}", case.name);
        }
    }
    list
}

/// Returns the runs that are not compiled, as the tests are named, each with the reason.
fn refused() -> Result<BTreeMap<String, String>, String> {
    let text = std::fs::read_to_string(REFUSED).map_err(|error| format!("{REFUSED}: {error}"))?;
    let mut refused = BTreeMap::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, platforms, reason] = columns.as_slice() else {
            return Err(format!("{REFUSED}: expected three columns, found {line:?}"));
        };
        let all = Platform::ALL.map(|platform| platform.info().name);
        let platforms = if *platforms == "*" { all.to_vec() } else { platforms.split(',').collect() };
        refused.extend(platforms.iter().map(|platform| (format!("{name}::{platform}"), (*reason).to_owned())));
    }
    Ok(refused)
}

/// Returns all runs with results of programs of these families.
fn cases() -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    for program in programs(Path::new(ROOT)) {
        if !program.name.split('/').next().is_some_and(|family| FAMILIES.contains(&family)) {
            continue;
        }
        let text = std::fs::read_to_string(&program.path).map_err(|error| error.to_string())?;
        for (run, number) in runs::runs(&text)?.into_iter().zip(1..).filter(|(run, _)| !run.expected.is_empty()) {
            let name = format!("{} {number}", program.name);
            if DIFFER.contains(&name.as_str()) || run.arguments.iter().any(|word| word.starts_with("--numerics")) {
                continue;
            }
            let wrong = |reason: String| format!("{name}: {reason}");
            let (mut entry, mut target, mut given, mut blocks) = (None, Target::A3, Vec::new(), 1);
            let mut words = run.arguments.iter().flat_map(|word| word.splitn(2, '='));
            while let Some(word) = words.next() {
                let mut value = || words.next().unwrap_or_default();
                match word {
                    "--entry" => entry = Some(value()),
                    "--pto-arch" => target = value().parse().map_err(|_| wrong("an unknown target".to_owned()))?,
                    "--blocks" => blocks = value().parse().map_err(|_| wrong("no number of blocks".to_owned()))?,
                    "--arg" => given.push(value().parse().map_err(wrong)?),
                    _ => {}
                }
            }
            let text = with_kernel(&text, entry, &given).map_err(wrong)?;
            let kernel = Kernel { name: KERNEL.to_owned(), text, target };
            cases.push(Case { name: name.clone(), kernel, given, blocks, expected: Arc::new(run.expected) });
        }
    }
    Ok(cases)
}

/// Adds a kernel to a program that calls a function, the first if `entry` is `None`, on these arguments.
fn with_kernel(text: &str, entry: Option<&str>, given: &[Given]) -> Result<String, String> {
    let start = entry.map_or("func.func @".to_owned(), |entry| format!("func.func @{entry}("));
    let signature = text.split_once(&start).ok_or("no such function")?.1;
    let entry = entry.or_else(|| Some(signature.split_once('(')?.0)).ok_or("no parameters")?;
    let types = types(signature.trim_start_matches(entry).trim_start_matches('('));
    if types.len() != given.len() {
        return Err(format!("{} parameters, {} arguments", types.len(), given.len()));
    }
    let (mut before, mut after, mut at) = (String::new(), String::new(), 0);
    let (mut parameters, mut operands) = (Vec::new(), Vec::new());
    for (number, (r#type, given)) in types.iter().zip(given).enumerate() {
        let (name, content) = (format!("%g{number}"), given.content().map_err(|error| error.to_string())?);
        let (Some(element), Content::Buffer(bytes, _)) = (on_chip(r#type), content) else {
            // Hosts pass the bits of such a number, which this test does not know.
            if let ("bf16", Given::Number(Number::Integer(number))) = (r#type.as_str(), given) {
                let _ = writeln!(before, "  {name}_value = arith.constant {number}.0 : bf16");
                operands.push(format!("{name}_value"));
                parameters.push(format!("{name}: {type}"));
                continue;
            }
            parameters.push(format!("{name}: {type}"));
            operands.push(name);
            continue;
        };
        let (local, global) = (format!("%u{number}"), format!("!pto.ptr<{element}, gm>"));
        let loops = "nburst(%one, %n, %n)".replace("%n", &format!("%n{number}"));
        let numbers = "i64, i64, i64, i64";
        let _ = write!(
            before,
            "  %a{number} = arith.constant {at} : i64\n  %n{number} = arith.constant {} : i64\n  \
             {local} = pto.castptr %a{number} : i64 -> {type}\n  \
             pto.mte_gm_ub {name}, {local}, %zero, %n{number} {loops} : {global}, {type}, i64, {numbers}\n",
            bytes.len()
        );
        let _ = writeln!(after, "  pto.mte_ub_gm {local}, {name}, %n{number} {loops} : {type}, {global}, {numbers}");
        at += bytes.len().next_multiple_of(ALIGNED);
        parameters.push(format!("{name}: {global}"));
        operands.push(local);
    }
    let (parameters, operands, types) = (parameters.join(", "), operands.join(", "), types.join(", "));
    Ok(format!(
        "{text}\nfunc.func @{KERNEL}({parameters}) attributes {{pto.aicore}} {{\n  \
         %zero = arith.constant 0 : i64\n  %one = arith.constant 1 : i64\n{before}  \
         pto.barrier <PIPE_ALL>\n  func.call @{entry}({operands}) : ({types}) -> ()\n  \
         pto.barrier <PIPE_ALL>\n{after}  return\n}}\n"
    ))
}

/// Returns the types of the parameters of a function, whose text begins after the opening bracket.
fn types(text: &str) -> Vec<String> {
    let (mut depth, mut types, mut part) = (0, Vec::new(), String::new());
    for letter in text.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            ')' if depth == 0 => break,
            _ => {}
        }
        match letter {
            ',' if depth == 0 => types.push(std::mem::take(&mut part)),
            _ => part.push(letter),
        }
    }
    types.push(part);
    types.iter().filter_map(|part| Some(part.split_once(": ")?.1.to_owned())).collect()
}

/// Returns the element type of a pointer to memory on chip.
fn on_chip(r#type: &str) -> Option<&str> {
    r#type.strip_prefix("!pto.ptr<")?.strip_suffix(", ub>")
}

/// Compiles a run, runs it, and compares the results; returns why it is not compiled.
fn tried(case: &Case, platform: Platform) -> Result<Option<String>, String> {
    let context = pto_driver::context(false, false)?;
    if !case.kernel.text.contains("!pto.tile_buf") {
        return as_written(&context, &case.kernel, |module| compared(case, platform, module));
    }
    let lowered = lowered(&context, &case.kernel, pto_vector::OPTIMISED, |module| compared(case, platform, module))?;
    Ok(lowered.unwrap_or_else(|| Some("is not lowered to vector instructions".to_owned())))
}

/// Compiles a run in vector instructions, runs it, and compares the results; returns why it is not compiled.
fn compared(case: &Case, platform: Platform, module: OperationRef<'_, '_>) -> Result<Option<String>, String> {
    let object = match support::compile_entry(module, Some(KERNEL), platform)? {
        Ok(object) => object,
        Err(refusals) => {
            let mut all: Vec<String> = reasons(&refusals).lines().map(str::to_owned).collect();
            all.dedup();
            return Ok(Some(all.join("; ")));
        }
    };
    let ran = run_blocks(&case.given, &object, platform, case.blocks)?;
    for Expected { argument, bytes, dtype: name, tolerance } in case.expected.iter() {
        let found = ran.buffers.get(*argument).and_then(Option::as_ref).ok_or("no buffer")?;
        let mut tolerances = tolerance.split(',').map(|text| text.parse().unwrap_or(0.0));
        let mut tolerance = || tolerances.next().unwrap_or(0.0);
        let (absolute, relative) = (tolerance(), tolerance());
        let rounded = case.name.split(' ').next().is_some_and(|program| ROUNDED.contains(&program));
        let near = if rounded { NEAR } else { 0.0 };
        let (absolute, relative) = (near.max(absolute), near.max(relative));
        if let Some(difference) = difference(&found.bytes, bytes, Some(dtype(name)?), absolute, relative) {
            return Err(format!("argument {argument}: {difference}"));
        }
    }
    Ok(None)
}
