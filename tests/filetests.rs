//! Tests of `pto-opt` as a process. What each suite holds and how to add to it: `tests/README.md`.

mod codes;
mod coverage;
mod manual;
mod mutation;
mod robustness;
mod rules;
mod support;
mod tidy;
mod zebin;

use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use support::filetest;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials() {
        Ok(trials) => libtest_mimic::run(&arguments, trials).exit_code(),
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// A test that says why it fails.
fn trial(suite: &str, name: &str, test: impl FnOnce() -> Result<(), String> + Send + 'static) -> Trial {
    Trial::test(format!("{suite}::{name}"), || test().map_err(Failed::from))
}

fn trials() -> Result<Vec<Trial>, String> {
    // Start the slowest tests first.
    let mut trials = mutation::trials();
    trials.extend(robustness::trials());
    trials.extend(codes::trials());
    trials.extend(coverage::trials());
    trials.extend(manual::trials());
    trials.extend(rules::trials());
    trials.extend(tidy::trials());
    trials.extend(zebin::trials()?);
    for path in filetest::all()?.into_iter().chain(filetest::all_llvm()?) {
        trials.push(trial("files", &filetest::name(&path), move || filetest::check(&path)));
    }
    Ok(trials)
}
