//! Fuzzes the reader of `.npy` files: any bytes yield an array, with as many bytes as its shape and type require, or a
//! reason.

use super::words::texts;
use crate::{Finding, Target};
use pto_buffers::npy;

pub(crate) const TARGET: Target = Target { name: "npy", run, max_len: 512, seconds: 2, words };

fn words() -> Vec<String> {
    texts(&[
        "\u{93}NUMPY",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }",
        "'<i8'",
        "'|b1'",
        "(1,)",
        "True",
    ])
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(array) = npy::parse(bytes) else { return Ok(()) };
    let size = array.dtype.bytes() as usize;
    let data = bytes.get(array.data.clone()).ok_or("the elements are outside of the file")?;
    if data.len() % size == 0 && array.data.end == bytes.len() {
        return Ok(());
    }
    Err(format!("{} bytes of elements of {size} bytes, in a file of {}", data.len(), bytes.len()))
}
