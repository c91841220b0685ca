//! Kernels of real sizes, those of `benches/gpu-size`, compile in seconds to code that fits: how many Gen instructions Intel's
//! finalizer makes of each, how long that takes, and that what is small enough to be run computes what the tile level does.
//!
//! The table `size/instructions.tsv` has the number of instructions of each kernel on each platform; `BLESS=1` writes what was
//! found. No kernel has more than [`MOST`]. Where `GenX_IR` (package `libigc-tools`) is not installed, only times and values
//! are looked at.

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
mod support;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Trial};
use pto_buffers::{Given, difference};
use pto_interp::Schedule;
use pto_isa::Target;
use support::{Kernel, as_written, complain, in_vectors, register_passes, run_on};
use visa::Platform;

const PLATFORMS: [Platform; 2] = [Platform::Dg2, Platform::Pvc];
/// Most Gen instructions of a kernel.
const MOST: u32 = 20_000;
/// The longest time that a kernel may take to compile; without optimisation ten times as long.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 100 } else { 10 });
/// The table.
const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/size/instructions.tsv");

/// What a kernel is run on, and how far a result may be off: `None` where a run takes too long.
fn arguments(name: &str) -> Option<(&'static [&'static str], f64)> {
    match name {
        // Sums of 256 products of numbers below one.
        "gemm_256" => Some((&["rand:1:f16:65536", "rand:2:f16:65536", "zero:262144"], 1e-3)),
        "transpose_256" => Some((&["rand:3:f16:65536", "zero:131072"], 0.0)),
        // Sums of a thousand numbers below one, of a thousand such sums.
        "sum_1m" => Some((&["rand:4:f32:1048576", "zero:4"], 0.05)),
        _ => None,
    }
}

type Found = Arc<Mutex<BTreeMap<(String, Platform), u32>>>;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials(&arguments) {
        Ok(code) => code,
        Err(message) => complain(&message),
    }
}

fn trials(arguments: &Arguments) -> Result<ExitCode, String> {
    register_passes()?;
    let installed = finalizer::is_installed();
    let bless = std::env::var_os("BLESS").is_some();
    let (kernels, stated, found) = (kernels()?, Arc::new(table()?), Found::default());
    let mut trials = Vec::new();
    for kernel in &kernels {
        for platform in PLATFORMS {
            let (kernel, stated, found) = (kernel.clone(), Arc::clone(&stated), Arc::clone(&found));
            let name = format!("{}::{}", kernel.name, platform.info().name);
            trials.push(Trial::test(name, move || {
                let Some(count) = fits(&kernel, platform, installed)? else { return Ok(()) };
                let key = (kernel.name.clone(), platform);
                let known = stated.get(&key).copied();
                found.lock().unwrap_or_else(PoisonError::into_inner).insert(key, count);
                if bless || known == Some(count) {
                    return Ok(());
                }
                Err(format!("found {count} instructions, {TABLE} states {known:?}").into())
            }));
        }
    }
    let conclusion = libtest_mimic::run(arguments, trials);
    if bless && !arguments.list {
        let found = std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner));
        write(&found)?;
    }
    Ok(conclusion.exit_code())
}

fn kernels() -> Result<Vec<Kernel>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benches/gpu-size");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut kernels = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).map_err(failed)?;
        kernels.push(Kernel { name, text, target: Target::A5 });
    }
    kernels.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(kernels)
}

/// The instructions of each kernel on each platform, as they are stated.
fn table() -> Result<BTreeMap<(String, Platform), u32>, String> {
    let text = std::fs::read_to_string(TABLE).map_err(|error| format!("{TABLE}: {error}"))?;
    let cells = text.lines().skip(1).flat_map(|line| {
        let mut cells = line.split('\t');
        let name = cells.next().unwrap_or_default().to_owned();
        let counts = PLATFORMS.into_iter().zip(cells);
        counts.filter_map(move |(platform, cell)| Some(((name.clone(), platform), cell.parse().ok()?)))
    });
    Ok(cells.collect())
}

fn write(found: &BTreeMap<(String, Platform), u32>) -> Result<(), String> {
    let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for kernel in kernels()? {
        let cell =
            |platform: Platform| found.get(&(kernel.name.clone(), platform)).map_or("-".to_owned(), u32::to_string);
        rows.insert(kernel.name.clone(), PLATFORMS.into_iter().map(cell).collect());
    }
    let mut text = "kernel\tDG2\tPVC\n".to_owned();
    for (name, cells) in rows {
        let _ = writeln!(text, "{name}\t{}", cells.join("\t"));
    }
    std::fs::write(TABLE, text).map_err(|error| format!("{TABLE}: {error}"))
}

/// Compiles a kernel in time, runs it if it is small, and gives its Gen instructions.
fn fits(kernel: &Kernel, platform: Platform, installed: bool) -> Result<Option<u32>, String> {
    let context = pto_driver::context(false, false)?;
    let made = in_vectors(&context, kernel, |module| {
        let program = support::program(module)?;
        let entry = program.entry(None).ok_or("no function")?;
        // As users compile: checks after each pass take longer than the passes.
        let began = Instant::now();
        let object = pto_gpu::compile(&program, &[entry], platform, pto_gpu::Options::default());
        Ok((object, began.elapsed()))
    })?;
    let (object, time) = made.ok_or("is not lowered to vector instructions")?;
    let object = object.map_err(|refusals| support::reasons(&refusals))?;
    if time > LONGEST {
        return Err(format!("takes {time:?} to compile, at most {LONGEST:?} is expected"));
    }
    if let Some((given, tolerance)) = arguments(&kernel.name) {
        let given = given.iter().map(|text| text.parse::<Given>()).collect::<Result<Vec<_>, _>>()?;
        let wanted = as_written(&context, kernel, |module| {
            pto_kernels::run(module, &given, kernel.target, Schedule::Program).map_err(|fault| fault.message.clone())
        })?;
        let ran = run_on(&given, &object, platform)?;
        for (number, (found, wanted)) in ran.buffers.iter().zip(&wanted.buffers).enumerate() {
            let (Some(found), Some(wanted)) = (found, wanted) else { continue };
            let differing = difference(&found.bytes, &wanted.bytes.bytes, wanted.dtype, tolerance, tolerance);
            if let Some(difference) = differing {
                return Err(format!("argument {number}: {difference}"));
            }
        }
    }
    if !installed {
        return Ok(None);
    }
    let count = finalizer::accepts(&object, platform)?.instructions;
    if count > MOST {
        return Err(format!("{count} Gen instructions, at most {MOST} are expected"));
    }
    Ok(Some(count))
}
