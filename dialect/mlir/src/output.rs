//! Writing IR: text, bytecode and LLVM IR.

use crate::{
    diagnostics::{collect, location},
    ffi,
};
use melior::{Context, ir::operation::OperationRef};
use mlir_sys::{mlirBytecodeWriterConfigCreate, mlirBytecodeWriterConfigDestroy, mlirOperationWriteBytecodeWithConfig};

/// How an operation is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintOptions {
    /// In the generic form.
    pub generic: bool,
    /// With locations.
    pub debug_info: bool,
    /// The operation has been verified: MLIR does not do it once more. An operation that is not valid must not be
    /// printed this way.
    pub verified: bool,
    /// With the names that values were given: see [`name_value`](crate::name_value).
    pub names: bool,
}

/// The text of an operation.
pub fn print(op: OperationRef<'_, '_>, options: PrintOptions) -> Vec<u8> {
    let mut text = Vec::<u8>::new();
    let PrintOptions { generic, debug_info, verified, names } = options;
    // SAFETY: the operation is valid; `collect` gets the vector it expects.
    unsafe {
        ffi::mdOperationPrint(op.to_raw(), generic, debug_info, verified, names, Some(collect), (&raw mut text).cast());
    }
    if generic { without_default_overflow(text) } else { text }
}

/// Generic text that MLIR 19 to 21 read too: they know no property of `arith.trunci`, and its default need not be written.
fn without_default_overflow(text: Vec<u8>) -> Vec<u8> {
    const NAME: &str = "\"arith.trunci\"(";
    const DEFAULT: &str = " <{overflowFlags = #arith.overflow<none>}>";
    let Ok(mut rest) = std::str::from_utf8(&text) else { return text };
    let mut kept = String::with_capacity(rest.len());
    // Quotes in strings are escaped, so that this is the name of an operation, and a value follows it.
    while let Some(end) = rest.find(NAME).and_then(|start| Some(start + rest.get(start..)?.find(')')? + 1)) {
        let (before, after) = rest.split_at(end);
        kept.push_str(before);
        rest = after.strip_prefix(DEFAULT).unwrap_or(after);
    }
    kept.push_str(rest);
    kept.into_bytes()
}

/// The bytecode of an operation, or `None` where it cannot be encoded, which has been reported.
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

/// The LLVM IR of a module of the LLVM dialect, verified, as text; `None` where there is none, which has been reported.
pub fn llvm_ir(module: OperationRef<'_, '_>) -> Option<Vec<u8>> {
    let mut text = Vec::<u8>::new();
    // SAFETY: the operation is valid; `collect` gets the vector it expects.
    let made = unsafe { ffi::mdTranslateToLLVM(module.to_raw(), Some(collect), (&raw mut text).cast()) };
    made.then_some(text)
}

/// Whether these bytes are MLIR bytecode.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"ML\xefR")
}

/// The context of an operation for as long as its IR lives.
pub fn context<'c>(op: OperationRef<'c, '_>) -> &'c Context {
    crate::context_of(location(op))
}
