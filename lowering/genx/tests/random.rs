//! Runs random kernels of legal instructions through the passes from critical edges on: they must not violate rules of
//! vISA, Intel's finalizer must accept them, and they must compute the same results.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/compiled.rs"]
mod compiled;
#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
#[path = "random/mod.rs"]
mod random;

use compiled::listing;
use genx::Function;
use genx::passes::{self, State};
use random::{BYTES, STORES};
use visa::interp::{Argument, Memory};
use visa::{Object, Platform};

/// Compiles a kernel to vISA; the postcondition of each pass is checked.
fn compile(function: &Function, platform: Platform) -> Object {
    let mut state = State::new(function.clone(), platform);
    match passes::run(&mut state, true, &mut |_, _| {}) {
        Ok(()) => state.object.unwrap(),
        Err(error) => panic!("{platform}: {error}\n{}{}", listing(function), listing(&state.function)),
    }
}

fn input() -> Vec<u8> {
    let mut rng = fastrand::Rng::with_seed(7);
    (0..BYTES).map(|_| rng.u8(..)).collect()
}

/// Returns what the vISA of a kernel stores.
fn run(object: &Object, platform: Platform) -> Result<Vec<u8>, String> {
    let mut memory = Memory::new();
    let arguments = [memory.add(input()), memory.add(vec![0; (STORES * BYTES) as usize])].map(Argument::Buffer);
    compiled::run(object, platform, &arguments, &mut memory, true)?;
    Ok(memory.bytes(1).unwrap().to_vec())
}

/// Returns what a kernel stores before it is compiled.
fn expected(function: &Function) -> Vec<u8> {
    let buffers = [(0x1000, input()), (0x8000, vec![0; (STORES * BYTES) as usize])];
    let buffers = buffers.map(|(address, bytes)| genx::interp::Buffer { address, surface: None, bytes });
    let arguments: Vec<Vec<u64>> = buffers.iter().map(|buffer| vec![buffer.address]).collect();
    let mut memory = genx::interp::Memory { buffers: buffers.into(), slm: Vec::new() };
    let launch = genx::interp::Launch { arguments: &arguments, group: 0, local: [0; 3], steps: 1_000_000 };
    genx::interp::run(function, &launch, &mut memory).unwrap_or_else(|fault| panic!("{fault}\n{}", listing(function)));
    memory.buffers.remove(1).bytes
}

/// Compares what a kernel stores before and after it is compiled.
fn check(function: &Function, platform: Platform, which: &str) {
    let object = compile(function, platform);
    let text = || format!("{}\n{}", listing(function), visa::text::print(&object, platform).unwrap());
    let found = run(&object, platform).unwrap_or_else(|what| panic!("{platform} {which}: {what}\n{}", text()));
    let expected = expected(function);
    if let Some(at) = (0..found.len()).find(|at| found[*at] != expected[*at]) {
        let (found, expected) =
            (&found[at..][..4.min(found.len() - at)], &expected[at..][..4.min(expected.len() - at)]);
        panic!("{platform} {which}: byte {at}: expected {expected:x?}, found {found:x?}\n{}", text());
    }
}

#[test]
fn kernels_compute_what_they_did() {
    for platform in Platform::ALL {
        for seed in 0..std::env::var("PTO_CASES").map_or(60, |cases| cases.parse().unwrap()) {
            let function = random::kernel(platform, seed, 20);
            let object = compile(&function, platform);
            let text = visa::text::print(&object, platform).unwrap();
            run(&object, platform)
                .unwrap_or_else(|what| panic!("{platform} {seed}: {what}\n{}\n{text}", listing(&function)));
        }
    }
}

#[test]
fn every_operation_on_channels_is_written() {
    for op in random::channel_ops() {
        let mut found = false;
        for platform in Platform::ALL {
            for seed in 0..4 {
                if let Some(function) = random::kernel_of(platform, op, seed) {
                    check(&function, platform, &format!("{op:?} seed {seed}"));
                    found = true;
                }
            }
        }
        assert!(found, "{op:?} is not legal anywhere");
    }
}

fn finalized(platform: Platform) {
    if !finalizer::is_installed() {
        return;
    }
    let mut died = 0;
    for seed in 0..12 {
        let object = compile(&random::kernel(platform, seed, 20), platform);
        died += usize::from(
            !finalizer::judge(&object, platform).unwrap_or_else(|said| panic!("{platform} {seed}: {said}")),
        );
    }
    assert!(died <= 1, "the finalizer died of {died}");
}

#[test]
fn finalized_skl() {
    finalized(Platform::Skl);
}

#[test]
fn finalized_tgllp() {
    finalized(Platform::Tgllp);
}

#[test]
fn finalized_xehp_sdv() {
    finalized(Platform::XehpSdv);
}

#[test]
fn finalized_dg2() {
    finalized(Platform::Dg2);
}

#[test]
fn finalized_pvc() {
    finalized(Platform::Pvc);
}
