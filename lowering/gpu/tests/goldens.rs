//! Runs kernels of vector instructions with third-party inputs and outputs on GPUs. They are in
//! `../shared/corpus-goldens`, or in the folder that `SHARED` names, if it exists: each case has a `case.json` with its
//! arguments and the buffers to compare. Each is compiled for one platform; with `PTO_TEST_ALL`, for all. If `GenX_IR`
//! (package `libigc-tools`) is installed, it must accept the result.
//!
//! Cases that are not compiled are listed in `tests/goldens/refused.tsv`: a case that is rejected and not listed fails,
//! and so does a case that is listed and compiled. `PTO_TABLE` names a file to which the table of cases and platforms
//! is written.

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
mod support;

use libtest_mimic::{Arguments, Trial};
use mlir_dialect::register_upstream_passes;
use pto_buffers::{Bytes, difference, dtype};
use pto_isa::{DType, Target};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use support::{Kernel, as_written, compile_entry, reasons};
use visa::Platform;
use visa::interp::{Argument, Memory, value::Number};

/// Cases that are not compiled: case, platforms (`*`: all), and part of the reason.
const REFUSED: &str = include_str!("goldens/refused.tsv");

/// The result of each case on each platform.
type Table = Arc<Mutex<BTreeMap<(String, &'static str), String>>>;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    register_upstream_passes();
    let beside = || concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared").to_owned();
    let shared = std::env::var("SHARED").unwrap_or_else(|_| beside());
    let folder = Path::new(&shared).join("corpus-goldens");
    let mut cases: Vec<PathBuf> = match fs::read_dir(&folder) {
        Ok(entries) => {
            entries.flatten().map(|entry| entry.path()).filter(|path| path.join("case.json").exists()).collect()
        }
        Err(_) => {
            let skipped = Trial::test("goldens", || Ok(())).with_ignored_flag(true);
            eprintln!("no {}: goldens are not run", folder.display());
            return libtest_mimic::run(&arguments, vec![skipped]).exit_code();
        }
    };
    cases.sort();
    let every = std::env::var_os("PTO_TEST_ALL").is_some();
    let (platforms, table) = (Platform::ALL, Table::default());
    let mut trials = Vec::new();
    for (number, case) in cases.into_iter().enumerate() {
        let name = case.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let short = name.rsplit_once("__").map_or(name.as_str(), |(_, short)| short).to_owned();
        for (index, platform) in platforms.into_iter().enumerate() {
            if !every && number % platforms.len() != index {
                continue;
            }
            let described = read(&case);
            let needs =
                described.as_ref().ok().and_then(|case| case["needs"].as_array()).is_some_and(|n| !n.is_empty());
            let (case, short, table) = (case.clone(), short.clone(), table.clone());
            let trial = Trial::test(format!("{short}::{}", platform.info().name), move || {
                let outcome = described.and_then(|described| same(&case, &short, &described, platform));
                if let Ok(mut table) = table.lock() {
                    let shown = outcome.as_ref().map_or_else(|_| "FAILS".to_owned(), ToString::to_string);
                    table.insert((short, platform.info().name), shown);
                }
                outcome.map(|_| ()).map_err(Into::into)
            });
            // Cases that need more than vector instructions.
            trials.push(trial.with_ignored_flag(needs));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    if let (Some(file), Ok(table)) = (std::env::var_os("PTO_TABLE"), table.lock())
        && let Err(error) = fs::write(&file, shown(&table))
    {
        eprintln!("{}: {error}", file.display());
        return ExitCode::FAILURE;
    }
    conclusion.exit_code()
}

/// Returns the table as text, one line per case.
fn shown(table: &BTreeMap<(String, &'static str), String>) -> String {
    let mut lines: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for ((case, platform), outcome) in table {
        lines.entry(case).or_default().insert(platform, outcome);
    }
    let heads = Platform::ALL.map(|platform| format!(" {:<8}", platform.info().name)).concat();
    let mut text = format!("{:<40}{heads}\n", "case");
    for (case, outcomes) in lines {
        let cell = |platform: Platform| format!(" {:<8}", outcomes.get(platform.info().name).copied().unwrap_or("-"));
        text += &format!("{case:<40}{}\n", Platform::ALL.map(cell).concat());
    }
    text
}

fn read(case: &Path) -> Result<Value, String> {
    let file = case.join("case.json");
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Compiles a case, runs it, and compares; returns `ok`, or `refused` if that is listed.
fn same(case: &Path, name: &str, described: &Value, platform: Platform) -> Result<&'static str, String> {
    let lines = REFUSED.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let mut lines = lines.filter(|line| line.first() == Some(&name));
    let on = |names: &str| names == "*" || names.split(',').any(|name| name == platform.info().name);
    let listed = lines.find_map(|line| match line.as_slice() {
        [_, platforms, reason] if on(platforms) => Some((*reason).to_owned()),
        _ => None,
    });
    let text = fs::read_to_string(case.join("kernel.pto")).map_err(|error| error.to_string())?;
    let target: Target = described["arch"].as_str().unwrap_or("a5").parse().map_err(|_| "no target")?;
    let context = pto_driver::context(false, false)?;
    let kernel = Kernel { name: name.to_owned(), text, target };
    let compiled =
        as_written(&context, &kernel, |module| compile_entry(module, described["entry"].as_str(), platform))?;
    let object = match (compiled, listed) {
        (Ok(object), None) => object,
        (Ok(_), Some(_)) => return Err("is listed as refused, and compiled".to_owned()),
        (Err(refusals), Some(reason)) => {
            let found = reasons(&refusals);
            return if found.contains(&reason) {
                Ok("refused")
            } else {
                Err(format!("expected {reason:?}, found {found}"))
            };
        }
        (Err(refusals), None) => return Err(format!("is refused: {}", reasons(&refusals))),
    };
    let (mut memory, mut arguments, mut buffers) = (Memory::new(), Vec::new(), BTreeMap::new());
    for given in described["args"].as_array().into_iter().flatten() {
        if let Some(file) = given["buf"].as_str() {
            let bytes = fs::read(case.join(file)).map_err(|error| format!("{file}: {error}"))?;
            let buffer = *buffers.entry(file.to_owned()).or_insert_with(|| memory.add(bytes));
            arguments.push(Argument::Buffer(buffer));
        } else if let Some(count) = given["zero"].as_u64() {
            let count = usize::try_from(count).map_err(|error| error.to_string())?;
            arguments.push(Argument::Buffer(memory.add(vec![0; count])));
        } else {
            let number = &given["scalar"];
            let number = match (number.as_i64(), number.as_f64()) {
                (Some(number), _) => Number::Integer(number.into()),
                (None, Some(number)) => Number::Real(number),
                (None, None) => Number::Integer(i128::from(number.as_bool() == Some(true))),
            };
            arguments.push(Argument::Number(number));
        }
    }
    let groups = u32::try_from(described["blocks"].as_u64().unwrap_or(1)).map_err(|error| error.to_string())?;
    support::run(&object, platform, [groups, 1, 1], &arguments, &mut memory)?;
    for check in described["checks"].as_array().into_iter().flatten() {
        let out = check["out"].as_str().ok_or("a check without a file")?;
        let buffer = *buffers.get(out).ok_or_else(|| format!("no argument {out}"))?;
        compare(case, check, memory.bytes(buffer).unwrap_or_default()).map_err(|why| format!("{out}: {why}"))?;
    }
    if finalizer::is_installed() {
        finalizer::accepts(&object, platform).map_err(|said| format!("the finalizer: {said}"))?;
    }
    Ok("ok")
}

/// Compares the contents of a buffer with its golden output.
fn compare(case: &Path, check: &Value, found: &[u8]) -> Result<(), String> {
    let dtype: DType = dtype(check["dtype"].as_str().unwrap_or("u8"))?;
    let golden = check["golden"].as_str().ok_or("a check without a golden")?;
    let golden = fs::read(case.join(golden)).map_err(|error| error.to_string())?;
    let size = u64::from(dtype.bytes());
    let offset = check["offset"].as_u64().unwrap_or(0);
    let ranges: Vec<(u64, u64)> = match (check["ranges"].as_array(), check["count"].as_u64()) {
        (Some(ranges), _) => ranges.iter().filter_map(|range| Some((range[0].as_u64()?, range[1].as_u64()?))).collect(),
        (None, Some(count)) => vec![(offset, offset + count)],
        (None, None) => vec![(offset, golden.len() as u64 / size)],
    };
    let exact = check["exact"].as_bool() == Some(true);
    let tolerance = |name: &str| if exact { 0.0 } else { check[name].as_f64().unwrap_or(0.0) };
    for (low, high) in ranges {
        let range = usize::try_from(low * size).unwrap_or(0)..usize::try_from(high * size).unwrap_or(0);
        let (Some(found), Some(wanted)) = (found.get(range.clone()), golden.get(range)) else {
            return Err("is too short".to_owned());
        };
        let difference = difference(&Bytes::known(found), wanted, Some(dtype), tolerance("atol"), tolerance("rtol"));
        if let Some(difference) = difference {
            return Err(difference.to_string());
        }
    }
    Ok(())
}
