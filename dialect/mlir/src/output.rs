//! Prints IR: text, bytecode and LLVM IR.

use crate::{
    diagnostics::{collect, location},
    ffi,
};
use melior::{Context, ir::operation::OperationRef};
use mlir_sys::{mlirBytecodeWriterConfigCreate, mlirBytecodeWriterConfigDestroy, mlirOperationWriteBytecodeWithConfig};
use std::ffi::c_void;

/// How to print an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintOptions {
    /// In the generic form.
    pub generic: bool,
    /// With locations.
    pub debug_info: bool,
    /// The operation has been verified, so that MLIR does not verify it again. An invalid operation must not be printed
    /// this way.
    pub verified: bool,
    /// With the names that values were given: see [`name_value`](crate::name_value).
    pub names: bool,
}

/// Prints an operation.
pub fn print(op: OperationRef<'_, '_>, options: PrintOptions) -> Vec<u8> {
    let mut text = Vec::<u8>::new();
    let PrintOptions { generic, debug_info, verified, names } = options;
    let expect = if generic { reserve::<GENERIC_BYTES> } else { reserve::<BYTES> };
    // SAFETY: the operation is valid; `reserve` and `collect` get the vector that they expect.
    unsafe {
        let (op, text) = (op.to_raw(), (&raw mut text).cast());
        ffi::mdOperationPrint(op, generic, debug_info, verified, names, Some(expect), Some(collect), text);
    }
    if generic { without_default_overflow(text) } else { text }
}

/// Number of bytes with which most operations are printed on average.
const BYTES: usize = 128;
/// The same in generic form.
const GENERIC_BYTES: usize = 384;

/// Reserves bytes for operations in the `Vec<u8>` at `data`, which would be copied each time it grows.
unsafe extern "C" fn reserve<const BYTES: usize>(operations: usize, data: *mut c_void) {
    // SAFETY: `data` is the vector given with this callback.
    unsafe { (*data.cast::<Vec<u8>>()).reserve(operations.saturating_mul(BYTES)) }
}

/// Adapts generic form to MLIR 19 to 21: these have no property of `arith.trunci`, and its default may be omitted.
fn without_default_overflow(text: Vec<u8>) -> Vec<u8> {
    const NAME: &str = "\"arith.trunci\"(";
    const DEFAULT: &str = " <{overflowFlags = #arith.overflow<none>}>";
    let Ok(mut rest) = std::str::from_utf8(&text) else { return text };
    let mut kept = String::with_capacity(rest.len());
    // Quotes in strings are escaped, so that this is the name of an operation, followed by a value.
    while let Some(end) = rest.find(NAME).and_then(|start| Some(start + rest.get(start..)?.find(')')? + 1)) {
        let (before, after) = rest.split_at(end);
        kept.push_str(before);
        rest = after.strip_prefix(DEFAULT).unwrap_or(after);
    }
    kept.push_str(rest);
    kept.into_bytes()
}

/// Encodes an operation as bytecode; returns `None` after a reported error.
pub fn bytecode(op: OperationRef<'_, '_>) -> Option<Vec<u8>> {
    let mut bytes = Vec::<u8>::new();
    // SAFETY: as above.
    let result = unsafe {
        let config = mlirBytecodeWriterConfigCreate();
        let result = mlirOperationWriteBytecodeWithConfig(op.to_raw(), config, Some(collect), (&raw mut bytes).cast());
        mlirBytecodeWriterConfigDestroy(config);
        result
    };
    (result.value != 0).then_some(bytes)
}

/// Translates a verified module of the LLVM dialect to LLVM IR in textual form; returns `None` after a reported error.
pub fn llvm_ir(module: OperationRef<'_, '_>) -> Option<Vec<u8>> {
    let mut text = Vec::<u8>::new();
    // SAFETY: the operation is valid; `collect` gets the vector it expects.
    let made = unsafe { ffi::mdTranslateToLLVM(module.to_raw(), Some(collect), (&raw mut text).cast()) };
    made.then_some(text)
}

/// Returns whether bytes are MLIR bytecode.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"ML\xefR")
}

/// Returns the context of an operation, for as long as its IR lives.
pub fn context<'c>(op: OperationRef<'c, '_>) -> &'c Context {
    crate::context_of(location(op))
}
