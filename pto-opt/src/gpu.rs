//! Compiling kernels for Intel GPUs: the module as a program, each kernel through the backend, all of them to one file.

use crate::cli::{Emit, Options};
use diag::{Diagnostic, Location};
use genx::passes::{Pass, State};
use mlir_dialect::melior::ir::operation::OperationRef;
use pto_front::pto;
use pto_gpu::Refusal;
use pto_interp::load;
use pto_interp::program::{Function, Place, Program};
use pto_isa::codes;
use visa::Platform;

/// The bytes of the file; `None` with diagnostics.
pub(crate) fn compile(
    module: OperationRef<'_, '_>,
    locate: &dyn Fn(OperationRef<'_, '_>) -> Location,
    platform: Platform,
    options: &Options,
    found: &mut Vec<Diagnostic>,
) -> Option<Vec<u8>> {
    let program = match load::load(module, &|op| locate(op)) {
        Ok(program) => program,
        Err(fault) => {
            found.push(Diagnostic::error(pto(fault.code), fault.message.clone()));
            return None;
        }
    };
    let kernels = kernels(&program);
    let made = match form(options) {
        Emit::GenxLlvm => llvm(&program, &kernels, platform),
        form @ (Emit::Text | Emit::Object) => {
            let mut print = |pass: &Pass, state: &State| dump(options, pass, state);
            let how = pto_gpu::Options {
                verify_each: options.verifies_kernels(),
                disabled: &options.disable_pass,
                after: Some(&mut print),
            };
            pto_gpu::compile(&program, &kernels, platform, how).and_then(|object| written(&object, platform, form))
        }
    };
    match made {
        Ok(bytes) => Some(bytes),
        Err(refusals) => {
            found.extend(refusals.iter().map(|refusal| refused(&program, refusal, platform)));
            None
        }
    }
}

/// What is written: what was asked for, else what the name of the output says.
fn form(options: &Options) -> Emit {
    let object = options.output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("isa"));
    options.emit.unwrap_or(if object { Emit::Object } else { Emit::Text })
}

/// The kernels before the passes of the backend.
fn llvm(program: &Program, kernels: &[&Function], platform: Platform) -> Result<Vec<u8>, Vec<Refusal>> {
    let functions = kernels.iter().map(|kernel| pto_gpu::lower(program, kernel, platform, pto_gpu::BUFFER_REGISTERS));
    let functions = functions.collect::<Result<Vec<_>, _>>()?;
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = genx::llvm::print(&functions, &mut text);
    Ok(text.into_bytes())
}

/// The bytes of an object.
fn written(object: &visa::Object, platform: Platform, form: Emit) -> Result<Vec<u8>, Vec<Refusal>> {
    let refusal = |reason: String| {
        let operation = "the kernels".to_owned();
        vec![Refusal { code: codes::NOT_COMPILED, operation, reason, help: None, place: Place(0) }]
    };
    if form == Emit::Object {
        return visa::binary::write(object, object.version).map_err(|error| refusal(error.to_string()));
    }
    let text = visa::text::print(object, platform).map_err(|error| refusal(error.to_string()))?;
    Ok(text.into_bytes())
}

/// Shows the kernel after the passes that were named.
fn dump(options: &Options, pass: &Pass, state: &State) {
    if options.print_after.iter().any(|name| name == pass.name || name == "all") {
        let mut text = format!("; after {}\n", pass.name);
        let _ = genx::llvm::print(std::slice::from_ref(&state.function), &mut text);
        eprint!("{text}");
    }
    if options.dump_bales && pass.name == "second-baling" {
        eprint!("{}", state.bales.dump(&state.function));
    }
}

/// The functions that become kernels: those the host starts, or, where none says so, all that nobody calls.
fn kernels(program: &Program) -> Vec<&Function> {
    let with_body = || program.functions.iter().filter(|function| !function.body.blocks.is_empty());
    let entries: Vec<_> = with_body().filter(|function| function.entry).collect();
    if !entries.is_empty() {
        return entries;
    }
    let called: Vec<&str> = with_body().flat_map(|function| function.mentions()).collect();
    with_body().filter(|function| !called.contains(&function.name.as_str())).collect()
}

fn refused(program: &Program, refusal: &Refusal, platform: Platform) -> Diagnostic {
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
