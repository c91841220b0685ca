//! Runs tasks on a module, each with a call of the crate that implements it.

use diag::{Diagnostic, Location};
use mlir_dialect::{
    PassError, PipelineOptions, PrintOptions,
    melior::ir::{Value, operation::OperationRef},
};
use pto_dialect::target;
use pto_driver::{Chunk, Phase, pto};
use pto_gpu::report;
use pto_isa::{Target, codes};
use pto_program::{Program, load};
use pto_vector::{MemoryMap, Origin, Placed};
use std::sync::OnceLock;
use visa::Platform;

/// A form of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Custom MLIR.
    Mlir,
    /// Generic MLIR.
    Generic,
    /// Custom MLIR with locations.
    Debug,
    /// Generic MLIR with locations.
    Parsed,
    /// MLIR with tiles in buffers.
    Destinations,
    /// MLIR with tiles as values.
    Values,
    /// PTO-AS.
    Assembly,
}

impl Form {
    /// Returns the form of a name.
    pub(crate) fn by_name(name: &str) -> Option<Form> {
        match name {
            "mlir" => Some(Form::Mlir),
            "generic" => Some(Form::Generic),
            "debug" => Some(Form::Debug),
            "parsed" => Some(Form::Parsed),
            "dps" => Some(Form::Destinations),
            "ssa" => Some(Form::Values),
            "asm" => Some(Form::Assembly),
            _ => None,
        }
    }
}

/// A task for a module.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// Returns only diagnostics.
    Check,
    /// Prints the module unchanged, valid or not.
    Show { form: Form },
    /// Prints the module.
    Print { form: Form },
    /// Lowers to vector instructions.
    Vector { optimised: bool },
    /// Compiles to an object for a GPU, or to its assembly.
    Visa { platform: Platform, object: bool },
    /// Compiles to C++.
    Cpp { options: pto_cpp::Options },
    /// Returns the buffers and their addresses, as JSON.
    Map,
    /// Returns a program to run.
    Load,
}

/// Result of a task.
pub(crate) enum Product {
    Nothing,
    Text(String),
    Bytes(Vec<u8>),
    Program(Box<Program>, Target),
}

fn text(bytes: Vec<u8>) -> Product {
    let mut text =
        String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    if !text.ends_with('\n') {
        text.push('\n');
    }
    Product::Text(text)
}

/// Runs a task on a module.
pub(crate) fn act<'c>(
    chunk: &mut Chunk<'c>,
    module: OperationRef<'c, '_>,
    task: &Task,
    found: &mut Vec<Diagnostic>,
) -> Option<Product> {
    match *task {
        Task::Check => Some(Product::Nothing),
        Task::Show { form } => {
            let show = || mlir_dialect::print(module, options(form, false));
            // MLIR reports why it prints the generic form of an invalid module; this diagnostic is dropped.
            Some(text(chunk.collecting(Phase::Passes, &mut Vec::new(), show)))
        }
        Task::Print { form } => print(chunk, module, form, found),
        Task::Vector { optimised } => {
            let pipeline = pto_vector::nested(pto_vector::pipeline(optimised, false), module);
            run(chunk, module, &pipeline, found)?;
            Some(text(mlir_dialect::print(module, options(Form::Mlir, true))))
        }
        Task::Visa { platform, object } => {
            // A thread of a GPU has no pipes to synchronise, and less memory.
            let pipeline = pto_vector::nested(pto_vector::pipeline(false, false), module);
            run(chunk, module, &pipeline, found)?;
            gpu(chunk, module, platform, object, found)
        }
        Task::Cpp { options } => cpp(chunk, module, options, found),
        Task::Map => {
            let pipeline = pto_vector::nested(pto_vector::PLACED, module);
            run(chunk, module, &pipeline, found)?;
            let origin = |op: OperationRef<'_, '_>| {
                let line = match load::location(op) {
                    Location::LineCol { line, .. } => Some(line),
                    Location::Span(_) | Location::File(_) | Location::Unknown => None,
                };
                Origin { line, name: chunk.name_of(op) }
            };
            Some(Product::Text(MemoryMap::of(module, Placed::Yes, &origin).to_json()))
        }
        Task::Load => {
            let target = target::named(module).unwrap_or_default();
            let program = program(chunk, module, found)?;
            Some(Product::Program(Box::new(program), target))
        }
    }
}

fn options(form: Form, verified: bool) -> PrintOptions {
    let generic = matches!(form, Form::Generic | Form::Parsed);
    PrintOptions { generic, debug_info: matches!(form, Form::Debug | Form::Parsed), verified, names: false }
}

fn print<'c>(
    chunk: &Chunk<'c>,
    module: OperationRef<'c, '_>,
    form: Form,
    found: &mut Vec<Diagnostic>,
) -> Option<Product> {
    let printed = match form {
        Form::Mlir | Form::Generic | Form::Debug | Form::Parsed => mlir_dialect::print(module, options(form, true)),
        Form::Destinations => {
            chunk.collecting(Phase::Passes, found, || pto_bufferization::to_buffers(module)).ok()?;
            mlir_dialect::print(module, options(form, true))
        }
        Form::Values => {
            chunk.collecting(Phase::Passes, found, || pto_bufferization::to_values(module)).ok()?;
            pto_bufferization::print_values(module, options(form, true))
        }
        Form::Assembly => {
            pto_dialect::op::normalize(module);
            // Values that cannot be converted to buffers remain: assembly has both.
            let _ = chunk.collecting(Phase::Passes, &mut Vec::new(), || pto_bufferization::to_buffers(module));
            pto_asm::print(module, &|_: Value<'c, '_>| None).into_bytes()
        }
    };
    Some(text(printed))
}

/// Registers the passes that pipelines name.
fn register() -> Result<(), PassError> {
    static ONCE: OnceLock<Result<(), PassError>> = OnceLock::new();
    ONCE.get_or_init(|| {
        mlir_dialect::register_upstream_passes();
        pto_verify::register_passes()?;
        pto_bufferization::register_passes()?;
        pto_vector::register_passes()?;
        pto_cpp::register_passes()
    })
    .clone()
}

/// Runs a pipeline and verifies the result.
fn run<'c>(chunk: &Chunk<'c>, module: OperationRef<'c, '_>, pipeline: &str, found: &mut Vec<Diagnostic>) -> Option<()> {
    let before = found.len();
    let result = register().and_then(|()| {
        chunk.collecting(Phase::Passes, found, || {
            mlir_dialect::run_pipeline(module, pipeline, &PipelineOptions::default())?;
            if mlir_dialect::verify(module) { Ok(()) } else { Err(PassError::Failed) }
        })
    });
    match result {
        Ok(()) => Some(()),
        Err(error) => {
            if !crate::session::failed(&found[before..]) {
                found.push(Diagnostic::error(pto(codes::PASS_FAILED), error.to_string()));
            }
            None
        }
    }
}

fn program<'c>(chunk: &Chunk<'c>, module: OperationRef<'c, '_>, found: &mut Vec<Diagnostic>) -> Option<Program> {
    match load::load(module, &|op| chunk.locate(op)) {
        Ok(program) => Some(program),
        Err(repeated) => {
            found.push(Diagnostic::error(pto(repeated.code), repeated.message));
            None
        }
    }
}

fn gpu<'c>(
    chunk: &Chunk<'c>,
    module: OperationRef<'c, '_>,
    platform: Platform,
    object: bool,
    found: &mut Vec<Diagnostic>,
) -> Option<Product> {
    let program = program(chunk, module, found)?;
    let kernels = program.kernels();
    if kernels.is_empty() {
        found.push(report::no_kernel(platform).at(chunk.locate(module)));
        return None;
    }
    let made = match pto_gpu::compile(&program, &kernels, platform, pto_gpu::Options::default()) {
        Ok(made) => made,
        Err(refusals) => {
            found.extend(refusals.iter().map(|refusal| report::refused(&program.places, refusal, platform)));
            return None;
        }
    };
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    found.extend(report::in_private(&made, &names, platform).into_iter().map(|(index, warning)| {
        let place = kernels.get(index).and_then(|kernel| program.places.get(kernel.place.0 as usize));
        match place {
            Some(place) => warning.at(place.clone()),
            None => warning,
        }
    }));
    let made = made.object;
    found.extend(report::defects(&made, &names, platform).into_iter().map(|(_, defect)| defect));
    let written = if object {
        visa::binary::write(&made, made.version).map(Product::Bytes).map_err(|error| error.to_string())
    } else {
        visa::text::print(&made, platform).map(Product::Text).map_err(|error| error.to_string())
    };
    written.map_err(|message| found.push(Diagnostic::error(pto(codes::NOT_COMPILED), message))).ok()
}

fn cpp<'c>(
    chunk: &Chunk<'c>,
    module: OperationRef<'c, '_>,
    options: pto_cpp::Options,
    found: &mut Vec<Diagnostic>,
) -> Option<Product> {
    for (_, pipeline) in pto_cpp::stages(module, options) {
        run(chunk, module, &pipeline, found)?;
    }
    let made = chunk.collecting(Phase::Passes, found, || pto_cpp::emit(module, options));
    if made.is_err() && !crate::session::failed(found) {
        found.push(Diagnostic::error(pto(codes::PASS_FAILED), "the module has no C++"));
    }
    made.ok().map(Product::Text)
}
