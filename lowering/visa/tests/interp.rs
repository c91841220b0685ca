//! The interpreter: instructions against values computed otherwise, and kernels against their results.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "interp/alu.rs"]
mod alu;
#[path = "interp/kernels.rs"]
mod kernels;

use diag::Sources;
use visa::interp::{Argument, Fault, Launch, Memory, run};
use visa::verify::verify;
use visa::{Object, Platform};

/// The object of a text that breaks no rule.
fn object(text: &str, platform: Platform) -> Object {
    let mut sources = Sources::new();
    let file = sources.add("k.visaasm", text.as_bytes());
    let parsed = visa::text::parse(text.as_bytes(), file, platform);
    assert!(parsed.diagnostics.is_empty(), "{:#?}\n{text}", parsed.diagnostics);
    let report = verify(&parsed.object, platform, Some(file));
    assert_eq!(report.errors(), 0, "{report:#?}\n{text}");
    parsed.object
}

/// Runs the first kernel with buffers; gives what is in them afterwards.
fn launched(
    text: &str,
    platform: Platform,
    groups: [u32; 3],
    threads: u32,
    buffers: &[Vec<u8>],
) -> Result<Vec<Vec<u8>>, Fault> {
    let object = object(text, platform);
    let mut memory = Memory::new();
    let arguments: Vec<_> = buffers.iter().map(|bytes| Argument::Buffer(memory.add(bytes.clone()))).collect();
    let kernel = &object.kernels[0];
    run(&Launch { kernel, platform, groups, threads, arguments: &arguments, steps: 100_000 }, &mut memory)?;
    Ok((0..buffers.len()).map(|index| memory.bytes(index).unwrap().to_vec()).collect())
}

fn f32s(values: impl IntoIterator<Item = f32>) -> Vec<u8> {
    values.into_iter().flat_map(f32::to_le_bytes).collect()
}

fn u32s(values: impl IntoIterator<Item = u32>) -> Vec<u8> {
    values.into_iter().flat_map(u32::to_le_bytes).collect()
}

fn to_f32(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap())).collect()
}

fn to_u32(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|bytes| u32::from_le_bytes(bytes.try_into().unwrap())).collect()
}
