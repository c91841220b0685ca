//! Fuzzes the reader of bytecode, which runs in a child process: any bytes are accepted or rejected, and a child that
//! crashes, or does not terminate, yields a diagnostic of its parent.
//!
//! The child is this executable (`child.rs`), so that libFuzzer has no coverage of MLIR's reader and mutates blindly.

use super::words;
use crate::{Finding, Target};
use pto_isa::codes;

pub(crate) const TARGET: Target = Target { name: "bytecode", run, max_len: 2048, seconds: 90, words: words::none };

/// The first bytes of bytecode.
const MAGIC: &[u8] = b"ML\xefR";

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let mut file = MAGIC.to_vec();
    file.extend_from_slice(bytes.get(MAGIC.len()..).unwrap_or(&[]));
    match pto_driver::supervise::run(Some(&file), "fuzz.mlirbc", file.len()) {
        Ok(0 | 1) => Ok(()),
        Ok(status) => Err(format!("the child ends with status {status}")),
        Err(diagnostic) if diagnostic.code == pto_driver::pto(codes::BYTECODE) => {
            // A panic of our code must not be the reason.
            if diagnostic.message.contains("101") { Err(diagnostic.message) } else { Ok(()) }
        }
        Err(diagnostic) => Err(diagnostic.message),
    }
}
