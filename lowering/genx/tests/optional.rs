//! Tests that each optional pass can be skipped without changing results.
//!
//! `PTO_CASES` is the number of programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/compiled.rs"]
mod compiled;
#[path = "random/mod.rs"]
mod random;
mod support;

use std::collections::BTreeSet;

use genx::Function;
use genx::passes::{self, PASSES, State};
use random::{BYTES, STORES};
use visa::interp::{Argument, Memory};
use visa::{Object, Platform};

/// Default number of programs.
const CASES: u64 = 24;

/// Returns the names of the optional passes.
fn names() -> Vec<String> {
    PASSES.iter().filter(|pass| pass.optional).map(|pass| pass.name.to_owned()).collect()
}

fn cases() -> u64 {
    std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES)
}

fn input() -> Vec<u8> {
    let mut rng = fastrand::Rng::with_seed(11);
    (0..BYTES).map(|_| rng.u8(..)).collect()
}

/// Compiles a kernel without some passes; returns the object and what it stores.
fn compiled(function: &Function, platform: Platform, disabled: &[String]) -> Result<(Object, Vec<u8>), String> {
    let mut state = State::new(function.clone(), platform);
    state.disabled = disabled.to_vec();
    passes::run(&mut state, true, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let mut memory = Memory::new();
    let arguments = [memory.add(input()), memory.add(vec![0; (STORES * BYTES) as usize])].map(Argument::Buffer);
    let object = state.object.unwrap();
    compiled::run(&object, platform, &arguments, &mut memory, true)?;
    Ok((object, memory.bytes(1).unwrap().to_vec()))
}

#[test]
fn kernels_do_the_same_without_each() {
    let names = names();
    let mut sets: Vec<Vec<String>> = names.iter().map(|name| vec![name.clone()]).collect();
    sets.push(names);
    let mut differ = BTreeSet::new();
    for platform in Platform::ALL {
        for seed in 0..cases() {
            let function = random::kernel(platform, seed, 20);
            let (whole, stored) = compiled(&function, platform, &[]).unwrap();
            for disabled in &sets {
                let (object, found) = compiled(&function, platform, disabled).unwrap();
                let at = (0..found.len()).find(|at| found[*at] != stored[*at]);
                assert_eq!(at, None, "{platform} seed {seed} without {disabled:?}");
                if object != whole {
                    differ.insert(disabled);
                }
            }
        }
    }
    let same: Vec<_> = sets.iter().filter(|disabled| !differ.contains(disabled)).collect();
    assert!(same.is_empty(), "no kernel is another one without {same:?}");
}

#[test]
fn programs_do_the_same_without_each() {
    let names = names();
    let mut sets: Vec<Vec<String>> = names.iter().map(|name| vec![name.clone()]).collect();
    sets.push(names);
    for disabled in &sets {
        for platform in Platform::ALL {
            for seed in 0..cases() {
                let program = support::program(seed);
                let before = program.run(&program.function).unwrap();
                let mut state = State::new(program.function.clone(), platform);
                for pass in PASSES.iter().take_while(|pass| pass.name != "numbering") {
                    if !disabled.iter().any(|name| name == pass.name) {
                        (pass.run)(&mut state).unwrap();
                    }
                }
                let after = program.run(&state.function).unwrap();
                assert!(after == before, "{platform} seed {seed} without {disabled:?}");
            }
        }
    }
}

#[test]
fn passes_that_are_needed_cannot_be_left_out() {
    let function = random::kernel(Platform::Dg2, 0, 20);
    let all: Vec<String> = PASSES.iter().map(|pass| pass.name.to_owned()).collect();
    assert_eq!(compiled(&function, Platform::Dg2, &all), compiled(&function, Platform::Dg2, &names()));
}
