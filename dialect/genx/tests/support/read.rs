//! Reads kernels in LLVM IR, and numbers the values of kernels as it does.
#![allow(dead_code, reason = "not all tests use all of it")]

use genx::Function;
use genx_dialect::llvm::{INLINED, KERNELS};
use mlir_dialect::Placeholders;
use mlir_dialect::melior::Context;
use mlir_dialect::melior::ir::operation::OperationLike;
use mlir_dialect::melior::ir::{Location, Module};

/// Returns a context with the dialects that kernels are written in.
fn context() -> Result<Context, String> {
    let context = pto_driver::context_with(false, false, &[genx_dialect::register])?;
    for dialect in ["func", genx_dialect::DIALECT] {
        context.get_or_load_dialect(dialect);
    }
    Ok(context)
}

/// Returns the kernels of a text in LLVM IR, or all messages.
pub(crate) fn read(text: &str) -> Result<Vec<Function>, String> {
    let context = context()?;
    let module = mlir_dialect::parse_llvm_ir(&context, "k.ll", text, KERNELS, INLINED).ok_or("is not read")?;
    let imported = genx_dialect::llvm::import(module.as_operation());
    imported.map(|imported| imported.functions).map_err(|refused| {
        let messages = refused.iter().map(|refused| format!("{}: {}", refused.op.location(), refused.message));
        messages.collect::<Vec<_>>().join("\n")
    })
}

/// Returns a kernel whose values are numbered in their order, as those of a kernel that is read: the number decides which type a
/// variable has in vISA, where several values share it.
pub(crate) fn numbered(function: &Function) -> Result<Function, String> {
    let context = context()?;
    let (unknown, placeholders) = (Location::unknown(&context), Placeholders::new());
    let module = Module::new(unknown);
    genx_dialect::export(std::slice::from_ref(function), &module, &placeholders, &|_| unknown);
    let imported = genx_dialect::import(module.as_operation()).map_err(|refused| refused.message)?;
    imported.functions.into_iter().next().ok_or_else(|| "no kernel".to_owned())
}
