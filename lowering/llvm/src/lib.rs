//! LLVM IR of vector kernels, with calls of the intrinsics of Ascend devices: what the compiler of the device takes.
//!
//! The pass `pto-to-llvm` ([`to_llvm`]) replaces the operations of the dialect by calls of `llvm.hivm.*`, as operations of
//! MLIR's LLVM dialect; MLIR's own passes lower control flow and arithmetic ([`PIPELINE`]), and its own translation writes the
//! text ([`emit`]). Kernels of tiles are lowered to vector instructions before.
//!
//! No source of the project states all intrinsics. What follows from the scheme of names alone is marked, and [`Product`]
//! lists it, so that a tool that compiles the text for a device warns of it.

mod emitter;
mod ops;
mod report;
mod site;
mod structure;
mod to_llvm;
mod types;

use mlir_dialect::{Failed, PassError, melior::ir::operation::OperationRef, register_pass};
use std::{fmt::Write, sync::OnceLock};

/// From vector instructions to the LLVM dialect.
pub const PIPELINE: &str = "builtin.module(pto-to-llvm,lower-affine,convert-scf-to-cf,arith-expand,convert-math-to-llvm,\
convert-arith-to-llvm,convert-index-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)";

/// The machine of the devices. The text does not name it: tools of LLVM refuse modules of machines that they do not know.
pub const TRIPLE: &str = "hiipu64-hisilicon-cce";

/// LLVM IR as text, and what of it no source states.
#[derive(Clone, Debug)]
pub struct Product {
    /// The text.
    pub text: String,
    /// Intrinsics whose name or numbers follow from the scheme alone, sorted.
    pub schematic: Vec<String>,
}

/// Registers the pass of this crate, once for this process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| register_pass(to_llvm::ToLlvm)).clone()
}

/// The LLVM IR of a module, after the passes of [`PIPELINE`].
///
/// # Errors
///
/// What MLIR cannot translate is reported at its operation.
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
