//! Runs random programs, with vectors of any length and regions of any shape, through all passes, and compares the
//! results of their vISA.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/compiled.rs"]
mod compiled;
#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
#[path = "support/mod.rs"]
mod support;

use compiled::listing;
use genx::passes::{self, State};
use support::{Program, program};
use visa::interp::{Argument, Memory};
use visa::{Object, Platform};

/// Returns what the vISA of a program stores.
fn run(program: &Program, object: &Object, platform: Platform) -> Result<Vec<u8>, String> {
    let mut memory = Memory::new();
    let mut arguments = vec![Argument::Buffer(memory.add(vec![0; program.bytes as usize]))];
    for (param, bits) in program.function.params().iter().zip(&program.arguments).skip(1) {
        let size = program.function.ty(*param).element.bytes() as usize;
        let bytes: Vec<u8> = bits.iter().flat_map(|bits| bits.to_le_bytes()[..size].to_vec()).collect();
        arguments.push(if bytes.len() == size {
            Argument::Number(visa::interp::value::Number::Integer(i128::from(bits[0])))
        } else {
            Argument::Buffer(memory.add(bytes))
        });
    }
    compiled::run(object, platform, &arguments, &mut memory, false)?;
    Ok(memory.bytes(0).unwrap().to_vec())
}

/// Returns a program that vISA's interpreter can run: it treats inputs of some sizes as addresses.
fn given(seed: u64) -> Option<Program> {
    let program = program(seed);
    let mut vectors = program.function.params().iter().map(|param| program.function.ty(*param));
    let is_taken = vectors.all(|ty| ty.lanes.is_none() || (!matches!(ty.bytes(), 4 | 8) && ty.count() > 1));
    is_taken.then_some(program)
}

fn agree(seed: u64, platform: Platform) -> Result<(), String> {
    let Some(program) = given(seed) else { return Ok(()) };
    let expected = program.run(&program.function).unwrap().buffers.remove(0).bytes;
    let mut state = State::new(program.function.clone(), platform);
    let fail = |what: String, state: &State| {
        Err(format!("{platform} seed {seed}: {what}\n{}\n{}", listing(&program.function), listing(&state.function)))
    };
    if let Err(error) = passes::run(&mut state, true, &mut |_, _| {}) {
        return fail(error.to_string(), &state);
    }
    let object = state.object.clone().unwrap();
    let text = visa::text::print(&object, platform).unwrap();
    match run(&program, &object, platform) {
        Err(what) => fail(format!("{what}\n{text}"), &state),
        Ok(found) if found == expected => Ok(()),
        Ok(found) => {
            let at = (0..found.len()).find(|at| found[*at] != expected[*at]).unwrap_or_default();
            fail(
                format!("byte {at}: expected {:x?}, found {:x?}\n{text}", &expected[at..][..4], &found[at..][..4]),
                &state,
            )
        }
    }
}

#[test]
fn vectors_of_any_length_become_visa() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    if let Some(seed) = number("PTO_SEED") {
        return agree(seed, Platform::Dg2).unwrap_or_else(|what| panic!("{what}"));
    }
    let count = number("PTO_CASES").unwrap_or(100);
    let failures: Vec<String> = Platform::ALL
        .into_iter()
        .flat_map(|platform| (0..count).filter_map(move |seed| agree(seed, platform).err()))
        .collect();
    let heads: Vec<&str> = failures.iter().filter_map(|failure| failure.lines().next()).collect();
    assert!(failures.is_empty(), "{} failed\n{}\n{}", failures.len(), heads.join("\n"), failures[0]);
}

#[test]
fn the_finalizer_takes_them() {
    if !finalizer::is_installed() {
        return;
    }
    let mut died = 0;
    for platform in Platform::ALL {
        for program in (0..12).filter_map(given) {
            let mut state = State::new(program.function, platform);
            passes::run(&mut state, false, &mut |_, _| {}).unwrap();
            let object = state.object.unwrap();
            died +=
                usize::from(!finalizer::judge(&object, platform).unwrap_or_else(|said| panic!("{platform}: {said}")));
        }
    }
    assert!(died <= 3, "the finalizer died of {died}");
}
