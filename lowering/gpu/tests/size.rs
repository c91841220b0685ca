//! Checks that kernels of real sizes, those of `benches/gpu-size`, compile in seconds to code that fits: the number of
//! Gen instructions that Intel's finalizer generates, the time, and that kernels small enough to run compute the
//! results of the tile level, as vector instructions and as vISA.
//!
//! Table `size/instructions.tsv` has for each kernel and platform the number of instructions, the number of executed
//! instructions, and the percentage of `dpas` in the innermost loop of products; and the same for the code that Intel's
//! own vector compiler generates from our LLVM IR. `BLESS=1` writes the results. No kernel may have more than [`MOST`]
//! instructions, execute more of them than the code of Intel's compiler, or have a smaller share of `dpas` than
//! [`LEAST_PRODUCTS`] states. If `GenX_IR` and `iga64` (package `libigc-tools`) are not installed, only times and results are
//! checked; without `ocloc` (package `intel-opencl-icd`) and `llvm-as-14` (`llvm-14`), only our own code.

#[path = "../../genx/tests/support/backend.rs"]
mod backend;
#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
#[path = "size/gen_code.rs"]
mod gen_code;
mod support;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gen_code::Code;
use genx::Function;
use libtest_mimic::{Arguments, Trial};
use mlir_dialect::melior::Context;
use mlir_dialect::melior::ir::operation::OperationRef;
use pto_buffers::{Given, difference};
use pto_interp::Schedule;
use pto_isa::Target;
use pto_kernels::Ran;
use support::{Compiled, Kernel, as_written, complain, in_vectors, lowered, register_passes, run_on};
use visa::Platform;

const PLATFORMS: [Platform; 2] = [Platform::Dg2, Platform::Pvc];
/// Maximal number of Gen instructions of a kernel.
const MOST: u32 = 20_000;
/// Maximal time to compile a kernel; ten times as long without optimisation.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 100 } else { 10 });
/// Minimal percentage of `dpas` in the innermost loop of products, by the start of the names of kernels.
const LEAST_PRODUCTS: [(&str, Platform, u64); 2] = [("gemm_", Platform::Dg2, 8), ("gemm_", Platform::Pvc, 40)];
/// The table.
const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/size/instructions.tsv");

/// Returns the arguments of a kernel, and the maximal error of its result; `None` if a run takes too long.
fn arguments(name: &str) -> Option<(&'static [&'static str], f64)> {
    match name {
        // Sums of 256 products of numbers below one.
        "gemm_256" => Some((&["rand:1:f16:65536", "rand:2:f16:65536", "zero:262144"], 1e-3)),
        "transpose_256" => Some((&["rand:3:f16:65536", "zero:131072"], 0.0)),
        // The levels add the elements of a row in different orders, and round exponentials to f16.
        "flash_attention" => {
            Some((&["rand:6:f16:8192", "rand:7:f16:8192", "rand:8:f16:8192", "zero:16384", "zero:32768"], 2e-3))
        }
        // Sums of a thousand numbers below one, of a thousand such sums.
        "sum_1m" => Some((&["rand:4:f32:1048576", "zero:4"], 0.05)),
        _ => None,
    }
}

/// A kernel that must also compile, with the same results, after optimisation for a core: each copy of its double
/// buffers then gets two rows at a time.
const OPTIMISED: &str = "layernorm_4096";
/// The arguments of that kernel, and the tolerance for results of about one.
const GIVEN: (&[&str], f64) = (&["rand:5:f32:262144", "zero:1048576"], 1e-3);

/// The columns of the table, for our code and for Intel's.
const COLUMNS: [&str; 3] = ["instructions", "executed", "dpas"];

/// Index of the cell with executed instructions.
const EXECUTED: usize = 1;
/// Index of the cell with the share of products.
const PRODUCTS: usize = 2;

/// The cells of kernels and platforms: for our code, then for Intel's.
type Found = Arc<Mutex<BTreeMap<(String, Platform), Vec<String>>>>;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials(&arguments) {
        Ok(code) => code,
        Err(message) => complain(&message),
    }
}

fn trials(arguments: &Arguments) -> Result<ExitCode, String> {
    register_passes()?;
    let installed = finalizer::is_installed() && gen_code::is_installed();
    let bless = std::env::var_os("BLESS").is_some();
    let (kernels, stated, found) = (kernels()?, Arc::new(table()?), Found::default());
    let mut trials = Vec::new();
    for kernel in &kernels {
        for platform in PLATFORMS {
            let (kernel, stated, found) = (kernel.clone(), Arc::clone(&stated), Arc::clone(&found));
            let name = format!("{}::{}", kernel.name, platform.info().name);
            trials.push(Trial::test(name, move || {
                let Some(cells) = fits(&kernel, platform, installed)? else { return Ok(()) };
                let key = (kernel.name.clone(), platform);
                let known = stated.get(&key).cloned().unwrap_or_default();
                is_as_good(&kernel.name, platform, &cells)?;
                let same = known.starts_with(&cells);
                let message = format!("found {cells:?}, {TABLE} states {known:?}");
                found.lock().unwrap_or_else(PoisonError::into_inner).insert(key, cells);
                if bless || same { Ok(()) } else { Err(message.into()) }
            }));
        }
    }
    for kernel in kernels.iter().filter(|kernel| kernel.name == OPTIMISED) {
        for platform in PLATFORMS {
            let kernel = kernel.clone();
            let name = format!("{}::optimised::{}", kernel.name, platform.info().name);
            trials.push(Trial::test(name, move || Ok(optimised(&kernel, platform, installed)?)));
        }
    }
    let conclusion = libtest_mimic::run(arguments, trials);
    if bless && !arguments.list {
        let found = std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner));
        write(stated, found)?;
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

/// Returns the cells of each kernel on each platform in the table.
fn table() -> Result<BTreeMap<(String, Platform), Vec<String>>, String> {
    let text = std::fs::read_to_string(TABLE).map_err(|error| format!("{TABLE}: {error}"))?;
    let rows = text.lines().skip(1).filter_map(|line| {
        let mut cells = line.split('\t').map(str::to_owned);
        let (name, platform) = (cells.next()?, cells.next()?);
        let platform = PLATFORMS.into_iter().find(|known| known.info().name == platform)?;
        Some(((name, platform), cells.skip(1).collect()))
    });
    Ok(rows.collect())
}

/// Writes the results; cells of other kernels and platforms are unchanged.
fn write(
    stated: Arc<BTreeMap<(String, Platform), Vec<String>>>,
    found: BTreeMap<(String, Platform), Vec<String>>,
) -> Result<(), String> {
    let mut rows = Arc::unwrap_or_clone(stated);
    rows.extend(found);
    let theirs = COLUMNS.map(|name| format!("Intel's {name}"));
    let mut text = format!("kernel\tplatform\telements\t{}\t{}\n", COLUMNS.join("\t"), theirs.join("\t"));
    for ((name, platform), cells) in rows {
        let _ = writeln!(text, "{name}\t{}\t{}\t{}", platform.info().name, elements(&name)?, cells.join("\t"));
    }
    std::fs::write(TABLE, text).map_err(|error| format!("{TABLE}: {error}"))
}

/// Returns how many elements a kernel computes, or sums.
fn elements(name: &str) -> Result<u64, String> {
    match name {
        "gemm_256" | "transpose_256" => Ok(256 * 256),
        "gemm_1024" | "softmax_1024" | "sum_1m" => Ok(1024 * 1024),
        "flash_attention" => Ok(128 * 64),
        "layernorm_4096" => Ok(64 * 4096),
        _ => Err(format!("{name}: its elements are not stated")),
    }
}

/// Returns the cells for our code, and for Intel's if its compiler is installed.
fn cells(kernel: &Kernel, platform: Platform, code: &[u8], theirs: Option<&Function>) -> Result<Vec<String>, String> {
    let ours = Code::of(code, platform)?;
    let trips = ours.trips()?;
    let mut cells = Vec::new();
    let mut add = |code: &Code, trips: &[u64]| -> Result<(), String> {
        let (executed, share) = code.executed(trips)?;
        let share = share.map_or_else(|| "-".to_owned(), |share| format!("{share} %"));
        cells.extend([code.count().to_string(), executed.to_string(), share]);
        Ok(())
    };
    add(&ours, &trips)?;
    if let Some(function) = theirs.filter(|_| backend::device(platform).is_some() && backend::is_installed()) {
        let binary = backend::binary(std::slice::from_ref(function), platform)?;
        let code = gen_code::of_binary(&binary)?;
        let theirs = Code::of(&code, platform)?;
        // Our code may have a separate loop for each window of an accumulator: the last loops, which have equal trip
        // counts. Or it has loops over windows directly around the innermost loop.
        let mut trips = trips.clone();
        while trips.len() > theirs.loops() && trips.len().checked_sub(2).is_some_and(|at| trips[at] == trips[at + 1]) {
            trips.pop();
        }
        while trips.len() > theirs.loops().max(1) {
            trips.remove(trips.len() - 2);
        }
        add(&theirs, &trips).map_err(|message| format!("{}, Intel's: {message}", kernel.name))?;
    }
    Ok(cells)
}

/// Checks the cells of a kernel: Intel's code executes at least as many instructions, and there are enough products.
fn is_as_good(name: &str, platform: Platform, cells: &[String]) -> Result<(), String> {
    let number = |at: usize| {
        let digits = cells.get(at).map(|cell| cell.trim_end_matches(" %"));
        digits.and_then(|digits| digits.parse::<u64>().ok())
    };
    // Without Intel's compiler, there are only our cells.
    if let (Some(ours), Some(theirs)) = (number(EXECUTED), number(COLUMNS.len() + EXECUTED))
        && ours > theirs
    {
        return Err(format!("executes {ours} instructions, and Intel's code {theirs}"));
    }
    let least = LEAST_PRODUCTS.iter().find(|(start, on, _)| name.starts_with(start) && *on == platform);
    let share = number(PRODUCTS).unwrap_or(0);
    match least {
        Some((_, _, least)) if share < *least => {
            Err(format!("{share} % of the innermost loop are dpas, at least {least} % are expected"))
        }
        Some(_) | None => Ok(()),
    }
}

/// Compiles a kernel within the time limit, runs it if it is small, and returns its cells.
fn fits(kernel: &Kernel, platform: Platform, installed: bool) -> Result<Option<Vec<String>>, String> {
    let context = pto_driver::context(false, false)?;
    let made = in_vectors(&context, kernel, |module| {
        let program = support::program(module)?;
        let entry = program.entry(None).ok_or("no function")?;
        // As users compile: checks after each pass take longer than the passes.
        let began = Instant::now();
        let object = pto_gpu::compile(&program, &[entry], platform, pto_gpu::Options::default());
        let time = began.elapsed();
        let function = pto_gpu::lower(&program, entry, platform, pto_gpu::BUFFER_REGISTERS).ok();
        let ran = arguments(&kernel.name).map(|(given, _)| in_levels(module, kernel, given)).transpose()?;
        let object = object.map(|object| Compiled::of(object, &program, entry));
        Ok((object, time, function, ran))
    })?;
    let (object, time, function, ran) = made.ok_or("is not lowered to vector instructions")?;
    let object = object.map_err(|refusals| support::reasons(&refusals))?;
    if time > LONGEST {
        return Err(format!("takes {time:?} to compile, at most {LONGEST:?} is expected"));
    }
    if let Some(given) = arguments(&kernel.name) {
        same(&context, kernel, (&object, platform), given)?;
        let (Some(ran), (given, tolerance)) = (ran, given) else { return Err("did not run".to_owned()) };
        let wanted = as_written(&context, kernel, |module| in_levels(module, kernel, given))?;
        agree(&ran, &wanted, tolerance).map_err(|wrong| format!("as vector instructions: {wrong}"))?;
    }
    if !installed {
        return Ok(None);
    }
    let made = finalizer::accepts(&object, platform)?;
    if made.instructions > MOST {
        return Err(format!("{} Gen instructions, at most {MOST} are expected", made.instructions));
    }
    cells(kernel, platform, &made.code, function.as_ref()).map(Some)
}

/// Compares a run of a compiled kernel with one at the tile level.
fn same(
    context: &Context,
    kernel: &Kernel,
    (object, platform): (&Compiled, Platform),
    (given, tolerance): (&[&str], f64),
) -> Result<(), String> {
    let wanted = as_written(context, kernel, |module| in_levels(module, kernel, given))?;
    agree(&run_on(&numbers(given)?, object, platform)?, &wanted, tolerance)
}

/// Parses arguments.
fn numbers(given: &[&str]) -> Result<Vec<Given>, String> {
    given.iter().map(|text| text.parse::<Given>()).collect()
}

/// Runs a module of tile operations or of vector instructions.
fn in_levels(module: OperationRef<'_, '_>, kernel: &Kernel, given: &[&str]) -> Result<Ran, String> {
    let ran = pto_kernels::run(module, &numbers(given)?, kernel.target, Schedule::Program);
    ran.map_err(|fault| fault.message.clone())
}

/// Compares the buffers after two runs.
fn agree(ran: &Ran, wanted: &Ran, tolerance: f64) -> Result<(), String> {
    for (number, (found, wanted)) in ran.buffers.iter().zip(&wanted.buffers).enumerate() {
        let (Some(found), Some(wanted)) = (found, wanted) else { continue };
        let differing = difference(&found.bytes, &wanted.bytes.bytes, wanted.dtype, tolerance, tolerance);
        if let Some(difference) = differing {
            return Err(format!("argument {number}: {difference}"));
        }
    }
    Ok(())
}

/// Compiles a kernel after it was optimised, runs it, and asks the finalizer.
fn optimised(kernel: &Kernel, platform: Platform, installed: bool) -> Result<(), String> {
    let context = pto_driver::context(false, false)?;
    let object = lowered(&context, kernel, pto_vector::OPTIMISED, |module| support::compile(module, platform))?;
    let object = object.ok_or("is not lowered to vector instructions")?;
    let object = object.map_err(|refusals| support::reasons(&refusals))?;
    same(&context, kernel, (&object, platform), GIVEN)?;
    if installed {
        finalizer::accepts(&object, platform)?;
    }
    Ok(())
}
