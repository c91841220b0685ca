//! Runs a fuzz target. With the feature `libfuzzer`, this is libFuzzer's driver; without it, it runs the target on the
//! given inputs, which reproduces a finding.
//!
//! | task | command |
//! |---|---|
//! | list the targets: name, maximal bytes, maximal seconds | `fuzz --list` |
//! | print the dictionary of a target | `fuzz --words TARGET` |
//! | run a target | `fuzz TARGET [libFuzzer's options] [FOLDERS or FILES]` |

use pto_fuzz::{TARGETS, Target, child, dictionary, target};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(status) = child::requested(&arguments) {
        return ExitCode::from(status);
    }
    match arguments.iter().skip(1).map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["--list"] => {
            for Target { name, max_len, seconds, .. } in TARGETS {
                println!("{name} {max_len} {seconds}");
            }
            ExitCode::SUCCESS
        }
        ["--words", name] => match target(name) {
            Some(target) => {
                print!("{}", dictionary(target));
                ExitCode::SUCCESS
            }
            None => unknown(name),
        },
        [name, ..] => match target(name.strip_prefix(CHOSEN).unwrap_or(name)) {
            Some(target) => run(target, &arguments),
            None => unknown(name),
        },
        [] => unknown(""),
    }
}

/// The option that passes the name to the processes that libFuzzer starts: it ignores options with two dashes.
const CHOSEN: &str = "--target=";

fn unknown(name: &str) -> ExitCode {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    eprintln!("error: expected a target, found '{name}'; targets are {}", names.join(", "));
    ExitCode::from(2)
}

/// Runs the target on each of the files.
#[cfg(not(feature = "libfuzzer"))]
fn run(target: &Target, arguments: &[String]) -> ExitCode {
    let mut status = ExitCode::SUCCESS;
    for file in arguments.iter().skip(2).filter(|argument| !argument.starts_with('-')) {
        let outcome = std::fs::read(file).map_err(|error| error.to_string()).and_then(|bytes| (target.run)(&bytes));
        if let Err(finding) = outcome {
            eprintln!("{file}: {finding}");
            status = ExitCode::FAILURE;
        }
    }
    status
}

#[cfg(feature = "libfuzzer")]
use driver::run;

/// Runs libFuzzer's driver on the chosen target.
#[cfg(feature = "libfuzzer")]
mod driver {
    use pto_fuzz::Target;
    use std::{
        ffi::{CString, c_char, c_int},
        process::ExitCode,
        sync::OnceLock,
    };

    static CHOSEN: OnceLock<Target> = OnceLock::new();

    libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
        if let Some(Err(finding)) = CHOSEN.get().map(|target| (target.run)(bytes)) {
            // The panic hook of libfuzzer-sys aborts, which reports the finding to libFuzzer.
            panic!("{finding}");
        }
    });

    unsafe extern "C" {
        fn LLVMFuzzerTestOneInput(data: *const u8, size: usize) -> c_int;
        /// libFuzzer's entry point without `main`, which MLIR's libraries define, too.
        fn LLVMFuzzerRunDriver(
            argc: *mut c_int,
            argv: *mut *mut *mut c_char,
            test: unsafe extern "C" fn(*const u8, usize) -> c_int,
        ) -> c_int;
    }

    /// Runs libFuzzer with the arguments after the name of the target.
    pub(crate) fn run(target: &Target, arguments: &[String]) -> ExitCode {
        let _ = CHOSEN.set(*target);
        let name = format!("{}{}", super::CHOSEN, target.name);
        let given = arguments.iter().enumerate().map(|(index, text)| if index == 1 { &name } else { text });
        let given: Vec<CString> = given.filter_map(|text| CString::new(text.as_str()).ok()).collect();
        let mut pointers: Vec<*mut c_char> = given.iter().map(|text| text.as_ptr().cast_mut()).collect();
        let mut count = c_int::try_from(pointers.len()).unwrap_or(0);
        pointers.push(std::ptr::null_mut());
        let mut pointer = pointers.as_mut_ptr();
        // SAFETY: both are as C's `main` gets them, and outlive the driver.
        let status = unsafe { LLVMFuzzerRunDriver(&raw mut count, &raw mut pointer, LLVMFuzzerTestOneInput) };
        ExitCode::from(u8::try_from(status).unwrap_or(1))
    }
}
