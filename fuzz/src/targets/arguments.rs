//! Fuzzes `--arg` and `--expect` of `pto-run`: any string is an argument or rejected with a reason, and its buffer
//! takes no more memory than it requests. No files are read.

use super::words::texts;
use crate::{Finding, Target};
use pto_buffers::{Bytes, Expected, Given, print};
use pto_isa::DType;

pub(crate) const TARGET: Target = Target { name: "arguments", run, max_len: 256, seconds: 2, words };

/// Maximal size of a buffer in this target: larger ones are legal, but slow.
const BYTES: usize = 1 << 16;

fn words() -> Vec<String> {
    texts(&[
        "buf:",
        "npy:",
        "zero:",
        "none:",
        "data:",
        "iota:",
        "rand:",
        "f32:",
        "f16:",
        "bf16:",
        "i8:",
        "u64:",
        "index:",
        "hif8x2:",
        "f4E2M1x2:",
        "bool:",
        "inf",
        "-inf",
        "nan",
        "0x7f800000",
        "*3",
        "1e400",
        "true",
        "=a.npy,1e-5,0",
    ])
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(()) };
    match text.parse::<Expected>() {
        Ok(expected) if expected.absolute >= 0.0 && expected.relative >= 0.0 => {}
        Ok(expected) => return Err(format!("tolerances {} and {}", expected.absolute, expected.relative)),
        Err(reason) if reason.is_empty() => return Err("no reason".to_owned()),
        Err(_) => {}
    }
    let given = match text.parse::<Given>() {
        Ok(given) => given,
        Err(reason) if reason.is_empty() => return Err("no reason".to_owned()),
        Err(_) => return Ok(()),
    };
    let small = match &given {
        Given::File(_) | Given::Npy(_) => false,
        Given::Zero(count) | Given::Undefined(count) => *count <= BYTES,
        Given::Iota(dtype, count) | Given::Random(_, dtype, count) => count * dtype.bytes() as usize <= BYTES,
        Given::Data(dtype, elements) => elements.len() * dtype.bytes() as usize <= BYTES,
        Given::Number(_) => true,
    };
    if small && let pto_buffers::Content::Buffer(bytes, dtype) = given.content().map_err(|error| error.to_string())? {
        same_twice(&given, &bytes)?;
        show(&bytes, dtype)?;
    }
    Ok(())
}

fn same_twice(given: &Given, bytes: &[u8]) -> Result<(), Finding> {
    match given.content() {
        Ok(pto_buffers::Content::Buffer(again, _)) if again == bytes => Ok(()),
        _ => Err("the same text gives other bytes".to_owned()),
    }
}

/// Checks that a buffer can be printed, and equals itself.
fn show(bytes: &[u8], dtype: Option<DType>) -> Result<(), Finding> {
    let held = Bytes { bytes: bytes.to_vec(), defined: vec![true; bytes.len()] };
    let _ = print(0, &held, dtype);
    match pto_buffers::difference(&held, bytes, dtype, 0.0, 0.0) {
        None => Ok(()),
        Some(difference) => Err(format!("a buffer differs from itself: {difference}")),
    }
}
