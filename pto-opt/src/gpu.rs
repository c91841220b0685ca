//! Compiles kernels for Intel GPUs: each kernel of a program, or of the backend's dialect if the module is already
//! lowered, goes through the backend, and all kernels are written to one file.

use crate::cli::{Emit, FastMath, Form, Options};
use crate::native::{self, Launch};
use crate::passes::{BackendTimes, prints};
use diag::{Diagnostic, Location};
use genx::passes::{self, Moment, Pass, State, live_ranges};
use genx::pressure;
use mlir_dialect::melior::Context;
use mlir_dialect::melior::ir::{self, Module, operation::OperationRef};
use mlir_dialect::{Placeholders, PrintOptions};
use pto_driver::pto;
use pto_gpu::{Compiled, Refusal, report};
use pto_isa::codes;
use pto_program::load;
use pto_program::{Place, Program};
use std::cell::RefCell;
use visa::{Object, Platform};

/// The kernels to compile.
enum Source<'c> {
    /// A program of vector instructions.
    Program {
        program: Box<Program>,
        /// Locations by place.
        locations: Vec<ir::Location<'c>>,
    },
    /// Kernels of the backend.
    Kernels {
        functions: Vec<genx::Function>,
        /// Locations by place.
        locations: Vec<ir::Location<'c>>,
        places: Vec<Location>,
    },
}

/// Returns the bytes of the file; `None` if there were errors.
pub(crate) fn compile<'c>(
    module: OperationRef<'c, '_>,
    locate: &dyn Fn(OperationRef<'c, '_>) -> Location,
    platform: Platform,
    options: &Options,
    times: &mut BackendTimes,
    found: &mut Vec<Diagnostic>,
) -> Option<Vec<u8>> {
    let source = match Source::of(module, options.input, locate) {
        Ok(source) => source,
        Err(diagnostics) => {
            found.extend(diagnostics);
            return None;
        }
    };
    if source.names().is_empty() {
        let missing = match options.input {
            Some(Form::GenxLlvm) => {
                let expected = format!("expected a kernel that `!{}` lists", genx_dialect::llvm::KERNELS);
                Diagnostic::error(pto(codes::NO_KERNEL), format!("nothing to compile for {platform}: {expected}"))
            }
            None => report::no_kernel(platform),
        };
        found.push(missing.at(locate(module)));
        return None;
    }
    let mut unloadable = Vec::new();
    let made = match options.form().unwrap_or(Emit::Text) {
        Emit::Genx => source
            .functions(platform)
            .and_then(|functions| mlir(mlir_dialect::context(module), &functions, source.locations(), options)),
        Emit::GenxLlvm => source.functions(platform).map(|functions| llvm(&functions, platform)),
        form @ (Emit::Text | Emit::Object | Emit::Zebin) => {
            source.compile(platform, options, times, None).and_then(|compiled| {
                found.extend(source.renamed());
                found.extend(source.in_private(&compiled, platform));
                let defects = source.defects(&compiled.object, platform);
                found.extend(defects.iter().cloned());
                if !defects.is_empty() {
                    return Err(Vec::new());
                }
                match form {
                    Emit::Zebin => source.native(&compiled, platform, options, times).map_err(|found| {
                        unloadable.extend(found);
                        Vec::new()
                    }),
                    form => written(&compiled.object, platform, form),
                }
            })
        }
    };
    match made {
        Ok(bytes) => Some(bytes),
        Err(refusals) => {
            found.extend(refusals.iter().map(|refusal| report::refused(source.places(), refusal, platform)));
            found.extend(unloadable);
            None
        }
    }
}

impl<'c> Source<'c> {
    fn of(
        module: OperationRef<'c, '_>,
        form: Option<Form>,
        locate: &dyn Fn(OperationRef<'c, '_>) -> Location,
    ) -> Result<Self, Vec<Diagnostic>> {
        let imported = match form {
            Some(Form::GenxLlvm) => Some(genx_dialect::llvm::import(module)),
            None => {
                genx_dialect::has_kernels(module).then(|| genx_dialect::import(module).map_err(|refused| vec![refused]))
            }
        };
        if let Some(imported) = imported {
            let imported = imported.map_err(|all| {
                let error = |refused: genx_dialect::Refused<'c, '_>| {
                    Diagnostic::error(pto(refused.code), refused.message).at(locate(refused.op))
                };
                all.into_iter().map(error).collect::<Vec<_>>()
            })?;
            let locations = imported.places.iter().map(|op| mlir_dialect::location(*op)).collect();
            let places = imported.places.iter().map(|op| locate(*op)).collect();
            return Ok(Self::Kernels { functions: imported.functions, locations, places });
        }
        let locations = RefCell::new(Vec::new());
        let place = |op: OperationRef<'c, '_>| {
            locations.borrow_mut().push(mlir_dialect::location(op));
            locate(op)
        };
        match load::load(module, &place) {
            Ok(program) => Ok(Self::Program { program: Box::new(program), locations: locations.take() }),
            Err(repeated) => Err(vec![Diagnostic::error(pto(repeated.code), repeated.message)]),
        }
    }

    fn locations(&self) -> &[ir::Location<'c>] {
        match self {
            Self::Program { locations, .. } | Self::Kernels { locations, .. } => locations,
        }
    }

    fn places(&self) -> &[Location] {
        match self {
            Self::Program { program, .. } => &program.places,
            Self::Kernels { places, .. } => places,
        }
    }

    /// Returns the names of the kernels, in the order of the object.
    fn names(&self) -> Vec<&str> {
        match self {
            Self::Program { program, .. } => program.kernels().into_iter().map(|kernel| kernel.name.as_str()).collect(),
            Self::Kernels { functions, .. } => functions.iter().map(|function| &*function.name).collect(),
        }
    }

    /// Sets the location of a diagnostic to that of a kernel, if it is known; `index` is the index of the kernel in the
    /// object.
    fn at_kernel(&self, diagnostic: Diagnostic, index: usize) -> Diagnostic {
        let place = match self {
            Self::Program { program, .. } => program.kernels().get(index).map(|kernel| kernel.place),
            Self::Kernels { .. } => None,
        };
        match place.and_then(|place| self.places().get(place.0 as usize)) {
            Some(place) => diagnostic.at(place.clone()),
            None => diagnostic,
        }
    }

    /// Returns warnings for kernels that have other names in vISA.
    fn renamed(&self) -> Vec<Diagnostic> {
        let names = self.names();
        let made = genx::names::of_kernels(&names);
        let changed = names.iter().zip(&made).enumerate().filter(|(_, (name, made))| *name != *made);
        let warning = |(index, (name, made)): (usize, (&&str, &String))| {
            let message = format!("@{name:?} is the kernel `{made}` in vISA, which does not take this name");
            let warning = Diagnostic::new(diag::Severity::Warning, pto(codes::KERNEL_RENAMED), message);
            self.at_kernel(warning.note("rule: vISA, names of kernels"), index)
        };
        changed.map(warning).collect()
    }

    /// Returns warnings for kernels with buffers in private memory.
    fn in_private(&self, compiled: &Compiled, platform: Platform) -> Vec<Diagnostic> {
        let all = report::in_private(compiled, &self.names(), platform).into_iter();
        all.map(|(index, warning)| self.at_kernel(warning, index)).collect()
    }

    /// Returns violations of rules of vISA: the first one of each kernel.
    fn defects(&self, object: &Object, platform: Platform) -> Vec<Diagnostic> {
        let at = |(index, defect): (Option<usize>, Diagnostic)| match index {
            Some(index) => self.at_kernel(defect, index),
            None => defect,
        };
        report::defects(object, &self.names(), platform).into_iter().map(at).collect()
    }

    /// Returns how the host launches each kernel, in the order of the object.
    fn launches(&self, platform: Platform) -> Vec<Launch> {
        match self {
            Self::Program { program, .. } => {
                let launch = |kernel| Launch {
                    arguments: pto_gpu::arguments(program, kernel, platform),
                    threads: pto_gpu::threads(program, kernel),
                };
                program.kernels().into_iter().map(launch).collect()
            }
            Self::Kernels { functions, .. } => {
                let launch = |function: &genx::Function| Launch {
                    arguments: function.arguments.clone(),
                    threads: function.threads,
                };
                functions.iter().map(launch).collect()
            }
        }
    }

    /// Returns the binary that a driver loads, or diagnostics. Where the finalizer spills, kernels are compiled again for fewer
    /// registers.
    fn native(
        &self,
        compiled: &Compiled,
        platform: Platform,
        options: &Options,
        times: &mut BackendTimes,
    ) -> Result<Vec<u8>, Vec<Diagnostic>> {
        let launches = self.launches(platform);
        let failed = match native::write(compiled, &launches, platform) {
            Ok(bytes) => return Ok(bytes),
            Err(failed) => failed,
        };
        for registers in pressure::SMALLER.into_iter().filter(|_| failed.spills) {
            let Ok(compiled) = self.compile(platform, options, times, Some(registers)) else { continue };
            if let (true, Ok(bytes)) =
                (self.defects(&compiled.object, platform).is_empty(), native::write(&compiled, &launches, platform))
            {
                return Ok(bytes);
            }
        }
        Err(failed.found.into_iter().map(|(kernel, diagnostic)| self.at_kernel(diagnostic, kernel)).collect())
    }

    /// Returns the kernels before the passes of the backend.
    fn functions(&self, platform: Platform) -> Result<Vec<genx::Function>, Vec<Refusal>> {
        match self {
            Self::Program { program, .. } => {
                let lower = |kernel| pto_gpu::fitting(program, kernel, platform);
                program.kernels().into_iter().map(lower).collect()
            }
            Self::Kernels { functions, .. } => Ok(functions.clone()),
        }
    }

    /// Compiles all kernels; `registers` is the number of registers per thread, if it is not the default.
    fn compile(
        &self,
        platform: Platform,
        options: &Options,
        times: &mut BackendTimes,
        registers: Option<u32>,
    ) -> Result<Compiled, Vec<Refusal>> {
        let mut watch = |moment: Moment, pass: &Pass, state: &State| {
            if moment == Moment::After {
                times.at(moment, pass, state);
            }
            dump(options, moment, pass, state);
            if moment == Moment::Before {
                times.at(moment, pass, state);
            }
        };
        match self {
            Self::Program { program, .. } => {
                let how = pto_gpu::Options {
                    verify_each: options.verifies_kernels(),
                    disabled: &options.disable_pass,
                    reciprocals: options.allows(FastMath::Recip),
                    registers,
                    shared_bytes: None,
                    watch: Some(&mut watch),
                };
                pto_gpu::compile(program, &program.kernels(), platform, how)
            }
            Self::Kernels { functions, .. } => {
                let (mut compiled, mut refusals) = (Compiled::default(), Vec::new());
                for (function, name) in functions.iter().zip(genx::names::of_kernels(&self.names())) {
                    let mut state = State::new(function.clone(), platform);
                    state.function.name = name.into();
                    state.disabled = options.disable_pass.clone();
                    state.reciprocals = options.allows(FastMath::Recip);
                    state.register_file = registers.unwrap_or(pressure::FILE);
                    match passes::watched(&mut state, options.verifies_kernels(), &mut watch) {
                        Ok(()) => {
                            compiled.object.kernels.extend(state.object.into_iter().flat_map(|made| made.kernels));
                            compiled.private_bytes.push(0);
                        }
                        Err(error) => refusals.push(Refusal::of_backend(&error, &function.name, Place(u32::MAX))),
                    }
                }
                if refusals.is_empty() { Ok(compiled) } else { Err(refusals) }
            }
        }
    }
}

/// Prints kernels as LLVM IR for Intel's own backend.
fn llvm(functions: &[genx::Function], platform: Platform) -> Vec<u8> {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = genx::intel_llvm::print(functions, platform, &mut text);
    text.into_bytes()
}

/// Prints kernels as a module of the dialect `genx`.
fn mlir<'c>(
    context: &'c Context,
    functions: &[genx::Function],
    locations: &[ir::Location<'c>],
    options: &Options,
) -> Result<Vec<u8>, Vec<Refusal>> {
    for dialect in ["func", genx_dialect::DIALECT] {
        context.get_or_load_dialect(dialect);
    }
    let unknown = ir::Location::unknown(context);
    let locate =
        |place: visa::Place| place.start().and_then(|place| locations.get(place as usize)).copied().unwrap_or(unknown);
    let placeholders = Placeholders::new();
    let module = Module::new(unknown);
    genx_dialect::export(functions, &module, &placeholders, &locate);
    let op = module.as_operation();
    if !mlir_dialect::verify(op) {
        return Err(vec![defect("the dialect refuses what the backend made".to_owned())]);
    }
    if options.emit_bytecode {
        return mlir_dialect::bytecode(op).ok_or_else(|| vec![defect("no bytecode can be made".to_owned())]);
    }
    let (generic, debug_info) = (options.mlir_print_op_generic, options.mlir_print_debuginfo);
    let mut text =
        mlir_dialect::print(op, PrintOptions { generic, debug_info, verified: true, names: options.keep_names });
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    Ok(text)
}

/// Returns an error that concerns all kernels.
fn defect(reason: String) -> Refusal {
    let operation = "the kernels".to_owned();
    Refusal { code: codes::NOT_COMPILED, operation, reason, help: None, place: Place(0) }
}

/// Returns the bytes of an object in a form.
fn written(object: &Object, platform: Platform, form: Emit) -> Result<Vec<u8>, Vec<Refusal>> {
    if form == Emit::Object {
        return visa::binary::write(object, object.version).map_err(|error| vec![defect(error.to_string())]);
    }
    let text = visa::text::print(object, platform).map_err(|error| vec![defect(error.to_string())])?;
    Ok(text.into_bytes())
}

/// Prints the kernel before and after the selected passes.
fn dump(options: &Options, moment: Moment, pass: &Pass, state: &State) {
    let place = match moment {
        Moment::Before => "before",
        Moment::After => "after",
    };
    if prints(options, moment, pass.name) {
        let mut text = format!("; {place} {}\n", pass.name);
        let _ = genx::llvm::print(std::slice::from_ref(&state.function), &mut text);
        diag::say(&text);
    }
    if moment == Moment::Before {
        return;
    }
    if options.dump_bales && pass.name == passes::baling::SECOND.name {
        diag::say(&state.bales.dump(&state.function));
    }
    if options.dump_live_ranges && pass.name == passes::coalescing::PASS.name {
        diag::say(&live_ranges::dump(state));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use visa::Unit;

    /// vISA rejects a kernel without an end.
    #[test]
    fn kernels_that_break_a_rule_are_a_defect() {
        let broken = genx::Function::new("broken");
        let source = Source::Kernels { functions: vec![broken.clone()], locations: Vec::new(), places: Vec::new() };
        let unit = Unit::new("x".repeat(2000).as_str(), visa::UnitKind::Kernel);
        let object = Object { kernels: vec![unit], ..Object::default() };
        let found = source.defects(&object, Platform::Dg2);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].code, pto(codes::VISA_DEFECT));
        assert!(found[0].message.starts_with("compiled for DG2, @broken breaks VISA0205: "), "{}", found[0].message);
        assert!(found[0].notes.iter().any(|note| note.message.contains("defect of the compiler")));
    }

    #[test]
    fn kernels_that_break_no_rule_are_none() {
        let source = Source::Kernels { functions: Vec::new(), locations: Vec::new(), places: Vec::new() };
        assert!(source.defects(&Object::default(), Platform::Dg2).is_empty());
    }
}
