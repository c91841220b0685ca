//! Lowers vector kernels to LLVM IR with calls of the intrinsics of Ascend devices, the input of the device compiler.
//!
//! The pass `pto-to-llvm` ([`to_llvm`]) replaces the operations of the dialect by calls of `llvm.hivm.*`, as operations
//! of MLIR's LLVM dialect; MLIR's own passes lower control flow and arithmetic ([`PIPELINE`]), and its own translation
//! writes the text ([`emit`]). Kernels of tiles must be lowered to vector instructions before.
//!
//! No source of the project states all intrinsics. Intrinsics that follow only from the naming scheme are marked, and
//! [`Product`] lists them, so that a tool that compiles the text for a device can warn about them.

mod emitter;
mod ops;
mod report;
mod site;
mod structure;
mod to_llvm;
mod types;

use mlir_dialect::{Failed, PassError, melior::ir::operation::OperationRef, register_pass};
use std::{fmt::Write, sync::OnceLock};

/// Pipeline that lowers vector instructions to the LLVM dialect.
pub const PIPELINE: &str = "builtin.module(pto-to-llvm,lower-affine,convert-scf-to-cf,arith-expand,convert-math-to-llvm,\
convert-arith-to-llvm,convert-index-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)";

/// Target triple of the devices. The text does not contain it: tools of LLVM reject modules of unknown triples.
pub const TRIPLE: &str = "hiipu64-hisilicon-cce";

/// LLVM IR as text, and the intrinsics in it that no source states.
#[derive(Clone, Debug)]
pub struct Product {
    /// The text.
    pub text: String,
    /// Intrinsics whose name or argument encoding follows only from the naming scheme, sorted.
    pub schematic: Vec<String>,
}

/// Registers the pass of this crate once per process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| register_pass(to_llvm::ToLlvm)).clone()
}

/// Returns the LLVM IR of a module, after the passes of [`PIPELINE`].
///
/// # Errors
///
/// Fails if MLIR cannot translate an operation, and reports it there.
pub fn emit(module: OperationRef<'_, '_>) -> Result<Product, Failed> {
    let schematic = structure::finish(module);
    let defect = || report::defect(module, "MLIR gives no LLVM IR");
    let bytes = mlir_dialect::llvm_ir(module).ok_or_else(defect)?;
    let body = String::from_utf8(bytes).map_err(|_| defect())?;
    let mut text = format!("; for --target={TRIPLE}\n");
    for name in &schematic {
        let _ = writeln!(text, "; by the scheme of names, stated by no source: {name}");
    }
    text.push_str(&body);
    Ok(Product { text, schematic })
}
