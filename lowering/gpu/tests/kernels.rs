//! Compiles whole kernels for a GPU and runs them by the interpreter of vISA, from optimised and from unoptimised
//! vector instructions. Each kernel is compiled for one platform; with `PTO_TEST_ALL`, for all.
//!
//! Kernels that are not compiled are listed in `tests/run/gpu_refused.tsv`, with code and reason: a kernel that is
//! rejected and not listed fails, and so does one that is listed and compiled.

mod support;

use libtest_mimic::{Arguments, Trial};
use pto_interp::Schedule;
use pto_kernels::{Kernel, all};
use std::process::ExitCode;
use std::sync::Arc;
use support::{Compiled, chosen, complain, lowered, reasons, register_passes, run_on};
use visa::Platform;

/// Kernels that are not compiled: kernel, platforms, code and reason.
const REFUSED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run/gpu_refused.tsv");

/// Numbers of instructions after which the next thread of a group runs.
const SLICES: [u32; 3] = [1, 13, 100];

/// A line of the list.
struct Refused {
    kernel: String,
    platforms: Vec<Platform>,
    code: u16,
    reason: String,
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let (kernels, list) = match (register_passes(), all(), refused()) {
        (Ok(()), Ok(kernels), Ok(list)) => (kernels, Arc::new(list)),
        (Err(error), ..) => return complain(&error),
        (_, Err(wrong), _) => return complain(&wrong.to_string()),
        (.., Err(wrong)) => return complain(&wrong),
    };
    if let Some(line) = list.iter().find(|line| !kernels.iter().any(|kernel| kernel.name == line.kernel)) {
        return complain(&format!("{REFUSED}: there is no kernel {}", line.kernel));
    }
    let pairs = chosen(&kernels, &Platform::ALL).into_iter();
    let trials = pairs.map(|(kernel, platform)| {
        let (name, list) = (format!("{}::{}", kernel.name, platform.info().name), list.clone());
        Trial::test(name, move || same(&kernel, platform, &list).map_err(Into::into))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

/// Parses the list of kernels that are not compiled: lines of four columns; `#` starts a comment, `*` means all
/// platforms.
fn refused() -> Result<Vec<Refused>, String> {
    let text = std::fs::read_to_string(REFUSED).map_err(|error| format!("{REFUSED}: {error}"))?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [kernel, platforms, code, reason] = columns.as_slice() else {
                return Err(format!("{REFUSED}: expected four columns, found {line:?}"));
            };
            let platform = |name: &str| Platform::by_name(name).ok_or_else(|| format!("{REFUSED}: no platform {name}"));
            let platforms = match *platforms {
                "*" => Platform::ALL.to_vec(),
                names => names.split(',').map(platform).collect::<Result<_, _>>()?,
            };
            let code = code.strip_prefix("PTO").and_then(|code| code.parse().ok());
            let code = code.ok_or_else(|| format!("{REFUSED}: expected a code, found {line:?}"))?;
            Ok(Refused { kernel: (*kernel).to_owned(), platforms, code, reason: (*reason).to_owned() })
        })
        .collect()
}

/// Runs [`same_by`] on the unoptimised kernel, and on the optimised one.
fn same(kernel: &Kernel, platform: Platform, list: &[Refused]) -> Result<(), String> {
    same_by(pto_vector::PIPELINE, kernel, platform, list)?;
    same_by(pto_vector::OPTIMISED, kernel, platform, list).map_err(|wrong| format!("optimised: {wrong}"))
}

/// Compiles a kernel, runs it, and compares with the vector level and with the expected results; or checks that its
/// rejection is listed.
fn same_by(pipeline: &str, kernel: &Kernel, platform: Platform, list: &[Refused]) -> Result<(), String> {
    let listed = list.iter().find(|line| line.kernel == kernel.name && line.platforms.contains(&platform));
    let context = pto_driver::context(false, false)?;
    let done = lowered(&context, &kernel.into(), pipeline, |module| {
        let object = match (support::compile(module, platform)?, listed) {
            (Ok(object), None) => object,
            (Ok(_), Some(_)) => return Err(format!("is listed in {REFUSED}, and compiled")),
            (Err(refusals), Some(line)) => {
                let found = reasons(&refusals);
                let same = refusals.iter().all(|refusal| refusal.code == line.code) && found.contains(&line.reason);
                let (code, reason) = (line.code, &line.reason);
                return if same { Ok(()) } else { Err(format!("expected PTO{code} {reason:?}, found {found}")) };
            }
            (Err(refusals), None) => return Err(format!("is refused: {}", reasons(&refusals))),
        };
        let ran = run_on(&kernel.arguments, &object, platform)?;
        kernel.check(&ran).map_err(|wrong| wrong.to_string())?;
        // Threads that communicate give the same results, whatever the number of instructions between switches.
        for slice in SLICES.into_iter().filter(|_| object.threads > 1) {
            let ran = run_on(&kernel.arguments, &Compiled { slice, ..object.clone() }, platform)?;
            kernel.check(&ran).map_err(|wrong| format!("in slices of {slice} instructions: {wrong}"))?;
        }
        let vector = pto_kernels::run(module, &kernel.arguments, kernel.target, Schedule::Program);
        let vector = vector.map_err(|fault| fault.message.clone())?;
        kernel.agree(&vector, &ran).map_err(|wrong| format!("against the vector level: {wrong}"))
    });
    done?.ok_or_else(|| "is not lowered to vector instructions".to_owned())
}
