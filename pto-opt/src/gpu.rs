//! Compiling kernels for Intel GPUs: the module as a program, each kernel through the backend, all of them to one file.

use crate::cli::{Emit, Options};
use diag::Diagnostic;
use mlir_dialect::melior::ir::operation::OperationRef;
use pto_front::pto;
use pto_interp::load;
use pto_interp::program::Program;
use pto_isa::codes;
use visa::Platform;

/// The bytes of the file; `None` with diagnostics.
pub(crate) fn compile(
    module: OperationRef<'_, '_>,
    platform: Platform,
    options: &Options,
    found: &mut Vec<Diagnostic>,
) -> Option<Vec<u8>> {
    let program = match load::load(module, &|op| load::location(op)) {
        Ok(program) => program,
        Err(fault) => {
            found.push(Diagnostic::error(pto(fault.code), fault.message.clone()));
            return None;
        }
    };
    let before = found.len();
    let mut functions = Vec::new();
    for kernel in kernels(&program) {
        match pto_gpu::lower(&program, kernel, platform) {
            Ok(function) => functions.push(function),
            Err(refusals) => found.extend(refusals.iter().map(|refusal| refused(&program, refusal, platform))),
        }
    }
    if found.len() > before {
        return None;
    }
    let mut text = String::new();
    if options.emit == Some(Emit::GenxLlvm) {
        genx::llvm::print(&functions, &mut text).ok()?;
    }
    Some(text.into_bytes())
}

/// The functions that become kernels: those the host starts, or, where none says so, all that nobody calls.
fn kernels(program: &Program) -> Vec<&pto_interp::program::Function> {
    let with_body = || program.functions.iter().filter(|function| !function.body.blocks.is_empty());
    let entries: Vec<_> = with_body().filter(|function| function.entry).collect();
    if !entries.is_empty() {
        return entries;
    }
    let called: Vec<&str> = with_body().flat_map(|function| function.mentions()).collect();
    with_body().filter(|function| !called.contains(&function.name.as_str())).collect()
}

fn refused(program: &Program, refusal: &pto_gpu::Refusal, platform: Platform) -> Diagnostic {
    let gpu = platform.info().name;
    let message = format!("{} cannot be compiled for {gpu}: {}", refusal.operation, refusal.reason);
    let mut diagnostic = Diagnostic::error(pto(refusal.code), message);
    if let Some(place) = program.places.get(refusal.place.0 as usize) {
        diagnostic = diagnostic.at(place.clone());
    }
    match &refusal.help {
        Some(help) => diagnostic.help(help.clone()),
        None => diagnostic,
    }
}

/// The code of what the backend refuses.
#[expect(dead_code, reason = "used once the backend writes files")]
const NOT_COMPILED: u16 = codes::NOT_COMPILED;
