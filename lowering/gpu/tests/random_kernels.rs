//! Compares random tile kernels on GPUs with the tile level: dynamic shapes and valid regions, special values, blocks
//! in one to three dimensions, blocks of two vector cores, and loops, on buffers that end with their last element, so
//! that an access past the end is a fault. If `GenX_IR` (package `libigc-tools`) is installed, it must accept the result.
//!
//! Each kernel is compiled for one of the platforms, with `PTO_TEST_ALL` for all of them. `PTO_CASES` is the number of
//! kernels, `PTO_SEED` the seed of the first one; with `PTO_SEED`, only these kernels run, and not those that once were
//! wrong. Kernels for which the finalizer spills are compiled for fewer registers, as `pto-opt` does for binaries.
//! `special::Kinds::SETTLED` lists the kinds of special values. With `PTO_KERNELS`, the kernels of this folder replace
//! all others: `tests/reference.py --kernels` writes single operations. Some kernels have little shared local memory, so that their
//! buffers are in private memory; with `PTO_SHARED`, all of them have as many bytes as it says.

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
#[path = "random/given.rs"]
mod given;
#[path = "random/kept.rs"]
mod kept;
#[path = "random/kernel.rs"]
mod kernel;
#[path = "random/special.rs"]
mod special;
mod support;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;

use genx::pressure;
use kernel::{Case, Given};
use mlir_dialect::melior::ir::operation::OperationRef;
use pto_buffers::{Bytes, Content, Number, difference, dtype};
use pto_interp::Schedule;
use pto_isa::{Target, codes};
use pto_kernels::{Argument, Ran};
use special::Kinds;
use support::{Kernel, as_written, complain, lowered, reasons, register_passes};
use visa::Platform;
use visa::interp::{self, Memory, value};

/// Default number of kernels.
const CASES: u64 = 150;
/// One of this number of kernels is passed to the finalizer.
const FINALIZED: u64 = 4;

/// Bytes of shared local memory of a group in some of the kernels, and the one of so many kernels that has them.
const SHARED: (u32, u64) = (4096, 4);

/// Reason why a kernel has no vector instructions.
const NOT_LOWERED: &str = "is not lowered to vector instructions";

/// Seeds of kernels whose results once differed, or for which the finalizer had too few registers; each runs on its
/// platform.
const DIFFERED: [u64; 42] = [
    177, 221, 270, 285, 333, 342, 363, 404, 405, 421, 501, 570, 613, 635, 920, 3021, 3263, 5820, 6073, 6360, 8620,
    10185, 10558, 10581, 10791, 11343, 11353, 11922, 12141, 12372, 14389, 14981, 17973, 18242, 18369, 18700, 19586,
    42000, 61563, 218_783, 911_727, 937_427,
];

/// How a kernel is compiled.
#[derive(Clone, Copy)]
struct How<'h> {
    name: &'h str,
    pipeline: &'h str,
    /// Bytes of shared local memory of a group; those of the platform if `None`.
    shared_bytes: Option<u32>,
}

impl<'h> How<'h> {
    fn of(name: &'h str, pipeline: &'h str) -> Self {
        Self { name, pipeline, shared_bytes: number("PTO_SHARED").and_then(|bytes| u32::try_from(bytes).ok()) }
    }
}

/// Returns the number that an environment variable holds.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Result of a kernel on a platform.
enum Verdict {
    Same,
    /// Not run; the reason.
    Left(String),
}

fn main() -> ExitCode {
    if let Err(message) = register_passes() {
        return complain(&message);
    }
    if let Some(folder) = std::env::var_os("PTO_KERNELS") {
        return of_folder(std::path::Path::new(&folder));
    }
    let seed = number("PTO_SEED");
    let (first, cases) = (seed.unwrap_or(0), number("PTO_CASES").unwrap_or(CASES));
    let installed = finalizer::is_installed();
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = String::new();
    let is_all = seed.is_none();
    for kept::Kept { name, case, platforms } in kept::all().into_iter().filter(|_| is_all) {
        for pipeline in [pto_vector::PIPELINE, pto_vector::OPTIMISED] {
            for (platform, verdict) in compare(&case, How::of(name, pipeline), platforms, installed) {
                let why = match verdict {
                    Ok(Verdict::Same) => continue,
                    Ok(Verdict::Left(why)) | Err(why) => why,
                };
                let _ = writeln!(wrong, "{name} on {platform}: {why}");
            }
        }
    }
    let kept = DIFFERED.into_iter().filter(|seed| is_all && !(first..first + cases).contains(seed));
    for seed in kept.chain(first..first + cases) {
        let case = kernel::case(seed, Kinds::SETTLED);
        let platforms = match std::env::var_os("PTO_TEST_ALL") {
            Some(_) => Platform::ALL.to_vec(),
            None => vec![Platform::ALL[usize::try_from(seed % 5).unwrap_or_default()]],
        };
        // The divisor makes the platform of finalized kernels vary.
        let finalized = installed && ((seed / 5).is_multiple_of(FINALIZED) || DIFFERED.contains(&seed));
        let pipeline = if seed.is_multiple_of(3) { pto_vector::OPTIMISED } else { pto_vector::PIPELINE };
        let name = format!("random{seed}");
        let mut how = How::of(&name, pipeline);
        if seed % SHARED.1 == 1 {
            how.shared_bytes = how.shared_bytes.or(Some(SHARED.0));
        }
        for (platform, verdict) in compare(&case, how, &platforms, finalized) {
            let verdict = match verdict {
                Ok(Verdict::Same) => "the same".to_owned(),
                Ok(Verdict::Left(why)) => why,
                Err(why) => {
                    let _ = writeln!(wrong, "kernel {seed} on {platform}: {why}\n{}", case.text);
                    println!("kernel {seed} on {platform}: {why}");
                    "different".to_owned()
                }
            };
            *count.entry(verdict).or_default() += 1;
        }
    }
    for (verdict, count) in &count {
        println!("{count} {verdict}");
    }
    let same = count.get("the same").copied().unwrap_or_default();
    if wrong.is_empty() && 10 * same >= 8 * count.values().sum::<usize>() {
        return ExitCode::SUCCESS;
    }
    complain(&format!("{wrong}expected all kernels to be the same, and at most a fifth of them to be left out"))
}

/// Compares the kernels of a folder, each on one platform, with and without optimisation.
fn of_folder(folder: &std::path::Path) -> ExitCode {
    let cases = match given::all(folder) {
        Ok(cases) => cases,
        Err(error) => return complain(&error),
    };
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = 0;
    for (number, (name, case)) in cases.iter().enumerate() {
        let platform = Platform::ALL[number % Platform::ALL.len()];
        for pipeline in [pto_vector::PIPELINE, pto_vector::OPTIMISED] {
            for (platform, verdict) in compare(case, How::of(name, pipeline), &[platform], false) {
                let operation = name.split('.').next().unwrap_or_default();
                let verdict = match verdict {
                    Ok(Verdict::Same) => "the same".to_owned(),
                    Ok(Verdict::Left(why)) => format!("{operation} {why}"),
                    Err(why) if why == NOT_LOWERED => format!("{operation} {why}"),
                    Err(why) => {
                        wrong += 1;
                        println!("{name} on {platform}: {why}");
                        "different".to_owned()
                    }
                };
                *count.entry(verdict).or_default() += 1;
            }
        }
    }
    for (verdict, count) in &count {
        println!("{count} {verdict}");
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs a kernel at the tile level, and lowered by a pipeline on each of these platforms.
fn compare(
    case: &Case,
    How { name, pipeline, shared_bytes }: How<'_>,
    platforms: &[Platform],
    finalized: bool,
) -> Vec<(Platform, Result<Verdict, String>)> {
    let kernel = Kernel { name: name.to_owned(), text: case.text.clone(), target: Target::A5 };
    let each = |verdict: &dyn Fn(Platform) -> Result<Verdict, String>| {
        platforms.iter().map(|platform| (*platform, verdict(*platform))).collect()
    };
    let context = match pto_driver::context(false, false) {
        Ok(context) => context,
        Err(error) => return each(&|_| Err(error.clone())),
    };
    let expected = as_written(&context, &kernel, |module| {
        Ok(pto_kernels::run_blocks(
            module,
            arguments(case),
            Target::A5,
            Schedule::Program,
            case.groups.iter().product(),
        ))
    });
    let expected = match expected {
        Ok(Ok(expected)) => expected,
        // Operations that are undefined for these values are not compared.
        Ok(Err(fault)) => return each(&|_| Ok(Verdict::Left(format!("at the tile level: PTO{}", fault.code)))),
        Err(error) => return each(&|_| Err(error.clone())),
    };
    let on = |platform: Platform| {
        let done = lowered(&context, &kernel, pipeline, |module| {
            let object = match support::compile_for(module, None, platform, (None, shared_bytes))? {
                Ok(object) => object,
                // Operations without a counterpart are expected, and buffers of unknown size that do not fit little memory;
                // errors of the backend are not.
                Err(refusals) if refusals.iter().all(|refusal| is_expected(refusal.code, shared_bytes)) => {
                    return Ok(Verdict::Left(format!("refused: {}", reasons(&refusals))));
                }
                Err(refusals) => return Err(format!("refused: {}", reasons(&refusals))),
            };
            let found = run(case, &object, platform)?;
            same(case, &expected, &found)?;
            // With little shared local memory, no values can be moved there.
            let finalized = finalized && shared_bytes.is_none();
            if let Err(said) = if finalized { finalizer::accepts(&object, platform).map(|_| ()) } else { Ok(()) } {
                let fewer = |registers| with_fewer(case, &expected, module, (platform, registers, shared_bytes));
                if !said.starts_with("spill") || !pressure::SMALLER.into_iter().any(fewer) {
                    return Err(format!("the finalizer: {said}"));
                }
            }
            Ok(Verdict::Same)
        });
        done?.ok_or_else(|| NOT_LOWERED.to_owned())
    };
    each(&on)
}

/// Returns whether a kernel may be refused with a code.
fn is_expected(code: u16, shared_bytes: Option<u32>) -> bool {
    code == codes::NO_COUNTERPART || code == codes::SHARED_MEMORY_FULL && shared_bytes.is_some()
}

/// Returns whether the finalizer accepts a kernel that is compiled for fewer registers and has the same results.
fn with_fewer(
    case: &Case,
    expected: &Ran,
    module: OperationRef<'_, '_>,
    (platform, registers, shared_bytes): (Platform, u32, Option<u32>),
) -> bool {
    let made = support::compile_for(module, None, platform, (Some(registers), shared_bytes));
    made.ok().and_then(Result::ok).is_some_and(|object| {
        let is_same = run(case, &object, platform).is_ok_and(|found| same(case, expected, &found).is_ok());
        is_same && finalizer::accepts(&object, platform).is_ok()
    })
}

fn arguments(case: &Case) -> Vec<Argument> {
    let content = |given: &Given| match given {
        Given::Buffer(name, bytes) => Content::Buffer(bytes.clone(), dtype(name).ok()),
        Given::Number(number) => Content::Number(Number::Integer((*number).into())),
    };
    case.arguments.iter().map(|given| Argument { content: content(given), defined: true }).collect()
}

/// Returns the contents of the buffers after a run on a platform.
fn run(case: &Case, object: &support::Compiled, platform: Platform) -> Result<Vec<Vec<u8>>, String> {
    let mut memory = Memory::new();
    let arguments: Vec<interp::Argument> = case
        .arguments
        .iter()
        .map(|given| match given {
            Given::Buffer(_, bytes) => interp::Argument::Buffer(memory.add(bytes.clone())),
            Given::Number(number) => interp::Argument::Number(value::Number::Integer((*number).into())),
        })
        .collect();
    support::run(object, platform, case.groups, &arguments, &mut memory)?;
    let held = |argument: &interp::Argument| match argument {
        interp::Argument::Buffer(buffer) => memory.bytes(*buffer).unwrap_or_default().to_vec(),
        _ => Vec::new(),
    };
    Ok(arguments.iter().map(held).collect())
}

/// Returns the index of the first element that is zero in both buffers, with different signs.
fn sign_of_zero(name: &str, found: &[u8], wanted: &[u8]) -> Option<usize> {
    let bytes = match name {
        "f32" => 4,
        "f16" | "bf16" => 2,
        _ => return None,
    };
    let is_zero = |element: &[u8]| match element.split_last() {
        Some((last, rest)) => last & 0x7f == 0 && rest.iter().all(|byte| *byte == 0),
        None => false,
    };
    let mut pairs = found.chunks(bytes).zip(wanted.chunks(bytes));
    pairs.position(|(one, other)| one != other && is_zero(one) && is_zero(other))
}

/// Compares all buffers.
fn same(case: &Case, expected: &Ran, found: &[Vec<u8>]) -> Result<(), String> {
    for (number, (given, found)) in case.arguments.iter().zip(found).enumerate() {
        let (Given::Buffer(name, _), Some(Some(wanted))) = (given, expected.buffers.get(number)) else { continue };
        let of = case.tolerance;
        let absolute = of.max(case.absolute);
        let differing = difference(&Bytes::known(found), &wanted.bytes.bytes, dtype(name).ok(), absolute, of);
        if let Some(difference) = differing {
            return Err(format!("argument {number}: {difference}; {:?}", case.kinds));
        }
        let sign = sign_of_zero(name, found, &wanted.bytes.bytes).filter(|_| of == 0.0);
        if let Some(element) = sign {
            return Err(format!("argument {number}: element {element} is a zero of the other sign; {:?}", case.kinds));
        }
    }
    Ok(())
}
