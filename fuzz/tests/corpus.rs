//! Runs every fuzz target on its committed inputs (`corpus/TARGET/`), so that targets stay intact and findings do not
//! recur.
//!
//! Each input file is a test: `cargo test -p pto-fuzz -- kernels/loop` runs one.

use libtest_mimic::{Arguments, Failed, Trial};
use pto_fuzz::{TARGETS, Target, child};
use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::{AtomicU32, Ordering},
};

/// Stack size of a target, as for the tools: MLIR's parser recurses.
const STACK: usize = 1 << 30;

/// Maximal total size of the inputs of a target, to keep tests fast and the repository small.
const BYTES: u64 = 16 << 10;

/// Panics so far, including those that a hook of MLIR has caught.
static PANICS: AtomicU32 = AtomicU32::new(0);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(status) = child::requested(&arguments) {
        return ExitCode::from(status);
    }
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        default(panic);
    }));
    let mut arguments = Arguments::from_args();
    // A single thread, so that a panic can be attributed to its input.
    arguments.test_threads = Some(1);
    libtest_mimic::run(&arguments, TARGETS.iter().flat_map(trials).collect()).exit_code()
}

fn corpus(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}

/// Returns a test for each input, and one for all of them.
fn trials(target: &'static Target) -> Vec<Trial> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(corpus(target)).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let paths = files.clone();
    let whole = Trial::test(format!("{}/size", target.name), move || size(&paths));
    let inputs = files.into_iter().map(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("{}/{name}", target.name), move || input(target, &file))
    });
    inputs.chain([whole]).collect()
}

fn size(files: &[PathBuf]) -> Result<(), Failed> {
    let bytes: u64 = files.iter().filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
    match files.is_empty() || bytes > BYTES {
        true => Err(format!("expected inputs of at most {BYTES} bytes, found {} of {bytes}", files.len()).into()),
        false => Ok(()),
    }
}

fn input(target: &'static Target, file: &Path) -> Result<(), Failed> {
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let before = PANICS.load(Ordering::Relaxed);
    let work = std::thread::Builder::new().stack_size(STACK).spawn(move || (target.run)(&bytes));
    let outcome = work.map_err(|error| error.to_string())?.join();
    outcome.map_err(|_| "the target panics".to_owned())??;
    match PANICS.load(Ordering::Relaxed) == before {
        true => Ok(()),
        false => Err("a hook panics".into()),
    }
}
