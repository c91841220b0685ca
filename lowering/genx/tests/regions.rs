//! Tests that random programs on regions have the same results before and after the passes, on every platform, and that
//! postconditions hold.
//!
//! `PTO_CASES` is the number of programs, `PTO_SEED` the seed of a single one.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

mod support;

use genx::passes::{PASSES, State};
use support::program;
use visa::Platform;

/// Default number of programs.
const CASES: u64 = 300;

/// The last pass after which the program can be interpreted: later ones assign registers.
const LAST: &str = "second-baling";

fn agree(seed: u64) {
    let program = program(seed);
    let before = program.run(&program.function).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
    for platform in Platform::ALL {
        let mut state = State::new(program.function.clone(), platform);
        for (done, pass) in PASSES.iter().enumerate() {
            (pass.run)(&mut state).unwrap_or_else(|error| panic!("seed {seed}, {platform}, {}: {error}", pass.name));
            let all = if pass.name == LAST { 0 } else { done };
            for check in PASSES[all..=done].iter().filter_map(|pass| pass.establishes) {
                check(&state).unwrap_or_else(|error| {
                    panic!("seed {seed}, {platform}, after {}: {error}\n{}", pass.name, text(&state))
                });
            }
            let after = program.run(&state.function);
            let after = after
                .unwrap_or_else(|fault| panic!("seed {seed}, {platform}, {}: {fault}\n{}", pass.name, text(&state)));
            if after != before {
                let bytes = before.buffers[0].bytes.iter().zip(&after.buffers[0].bytes);
                let differ: Vec<_> = bytes.enumerate().filter(|(_, (a, b))| a != b).map(|(at, _)| at).collect();
                let was = text(&State::new(program.function.clone(), platform));
                panic!("seed {seed}, {platform}, {}: bytes {differ:?}\n{was}\n{}", pass.name, text(&state));
            }
            if pass.name == LAST {
                break;
            }
        }
    }
}

fn text(state: &State) -> String {
    let mut out = String::new();
    genx::llvm::print(std::slice::from_ref(&state.function), &mut out).unwrap();
    out
}

#[test]
fn programs_do_the_same() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    if let Some(seed) = std::env::var("PTO_SEED").ok().and_then(|text| text.parse().ok()) {
        return agree(seed);
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || (thread..cases).step_by(threads as usize).for_each(agree));
        }
    });
}
