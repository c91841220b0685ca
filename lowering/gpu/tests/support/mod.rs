//! Compiles tile kernels to vISA, for tests.
#![allow(dead_code, reason = "not all tests need all of it")]

use std::path::Path;
use std::process::ExitCode;

use mlir_dialect::melior::Context;
use mlir_dialect::melior::ir::operation::OperationRef;
use mlir_dialect::{ParsedSource, PipelineOptions, register_upstream_passes, run_pipeline};
use pto_buffers::{Bytes, Content, Given, Number};
use pto_dialect::target::Configuration;
use pto_gpu::Refusal;
use pto_isa::Target;
use pto_kernels::{Held, Ran};
use pto_program::Program;
use pto_program::load;
use visa::interp::{Argument, Launch, Memory, value};
use visa::{Object, Platform};

/// A kernel: name, text and target.
#[derive(Clone)]
pub(crate) struct Kernel {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) target: Target,
}

impl From<&pto_kernels::Kernel> for Kernel {
    fn from(kernel: &pto_kernels::Kernel) -> Self {
        Self { name: kernel.name.clone(), text: kernel.text.clone(), target: kernel.target }
    }
}

/// Returns the kernels with a manifest, and those of `benches/gpu`.
pub(crate) fn kernels() -> Result<Vec<Kernel>, String> {
    let all = pto_kernels::all().map_err(|wrong| wrong.to_string())?;
    Ok(all.iter().map(Kernel::from).chain(measured()?).collect())
}

/// Returns the kernels of `benches/gpu`, which are for a5.
pub(crate) fn measured() -> Result<Vec<Kernel>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benches/gpu");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut kernels = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = std::fs::read_to_string(&path).map_err(failed)?;
        kernels.push(Kernel { name: format!("gpu/{stem}"), text, target: Target::A5 });
    }
    kernels.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(kernels)
}

/// Returns each kernel with each platform.
pub(crate) fn pairs<K: Clone>(kernels: &[K], platforms: &[Platform]) -> Vec<(K, Platform)> {
    kernels.iter().flat_map(|kernel| platforms.iter().map(|platform| (kernel.clone(), *platform))).collect()
}

/// Returns each kernel with one of the platforms, round robin; with `PTO_TEST_ALL`, with all of them.
pub(crate) fn chosen<K: Clone>(kernels: &[K], platforms: &[Platform]) -> Vec<(K, Platform)> {
    if std::env::var_os("PTO_TEST_ALL").is_some() {
        return pairs(kernels, platforms);
    }
    let in_order = platforms.iter().copied().cycle();
    kernels.iter().cloned().zip(in_order).collect()
}

/// Registers the passes of the pipeline to vector instructions.
pub(crate) fn register_passes() -> Result<(), String> {
    register_upstream_passes();
    pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).map_err(|error| error.to_string())
}

/// Reports that a test program cannot start.
pub(crate) fn complain(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::FAILURE
}

/// Calls a function with a kernel that is written in vector instructions.
pub(crate) fn as_written<T>(
    context: &Context,
    Kernel { name, text, target }: &Kernel,
    then: impl FnOnce(OperationRef<'_, '_>) -> Result<T, String>,
) -> Result<T, String> {
    pto_driver::configure(context, Configuration { target: Some(*target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, name, text.as_bytes(), false).ok_or("does not parse")?;
    then(parsed.module())
}

/// Calls a function with a tile kernel lowered to vector instructions; returns `None` if it cannot be lowered.
pub(crate) fn in_vectors<T>(
    context: &Context,
    kernel: &Kernel,
    then: impl FnOnce(OperationRef<'_, '_>) -> Result<T, String>,
) -> Result<Option<T>, String> {
    lowered(context, kernel, pto_vector::PIPELINE, then)
}

/// Like [`in_vectors`], with given passes.
pub(crate) fn lowered<T>(
    context: &Context,
    kernel: &Kernel,
    pipeline: &str,
    then: impl FnOnce(OperationRef<'_, '_>) -> Result<T, String>,
) -> Result<Option<T>, String> {
    as_written(context, kernel, |module| {
        let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
        if run_pipeline(module, pipeline, &options).is_err() {
            return Ok(None);
        }
        then(module).map(Some)
    })
}

/// Converts a module to a program.
pub(crate) fn program(module: OperationRef<'_, '_>) -> Result<Program, String> {
    load::load(module, &|op| load::location(op)).map_err(|repeated| repeated.message)
}

/// A compiled kernel.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    pub(crate) object: Object,
    /// Bytes of private memory of a thread.
    pub(crate) private_bytes: u32,
    /// Number of threads of a group.
    pub(crate) threads: u32,
    /// Number of instructions after which the next thread of a group runs.
    pub(crate) slice: u32,
}

impl Compiled {
    pub(crate) fn of(compiled: pto_gpu::Compiled, program: &Program, entry: &pto_program::Function) -> Self {
        let pto_gpu::Compiled { object, private_bytes } = compiled;
        let private_bytes = private_bytes.iter().sum();
        Self { object, private_bytes, threads: pto_gpu::threads(program, entry), slice: visa::interp::SLICE }
    }
}

impl std::ops::Deref for Compiled {
    type Target = Object;

    fn deref(&self) -> &Object {
        &self.object
    }
}

/// Compiles the first kernel of a module of vector instructions; returns all rejections on errors.
pub(crate) fn compile(
    module: OperationRef<'_, '_>,
    platform: Platform,
) -> Result<Result<Compiled, Vec<Refusal>>, String> {
    compile_for(module, None, platform, (None, None))
}

/// Like [`compile`], for the kernel with a name.
pub(crate) fn compile_entry(
    module: OperationRef<'_, '_>,
    entry: Option<&str>,
    platform: Platform,
) -> Result<Result<Compiled, Vec<Refusal>>, String> {
    compile_for(module, entry, platform, (None, None))
}

/// Like [`compile_entry`], for files of this many registers, and with this many bytes of shared local memory.
pub(crate) fn compile_for(
    module: OperationRef<'_, '_>,
    entry: Option<&str>,
    platform: Platform,
    (registers, shared_bytes): (Option<u32>, Option<u32>),
) -> Result<Result<Compiled, Vec<Refusal>>, String> {
    let program = program(module)?;
    let entry = program.entry(entry).ok_or("no function")?;
    let options = pto_gpu::Options { verify_each: true, registers, shared_bytes, ..pto_gpu::Options::default() };
    let compiled = match pto_gpu::compile(&program, &[entry], platform, options) {
        Ok(compiled) => compiled,
        Err(refusals) => return Ok(Err(refusals)),
    };
    if let Some(folder) = std::env::var_os(KEEP) {
        keep(&Path::new(&folder).join(platform.info().name), &entry.name, &compiled.object, platform)?;
    }
    Ok(Ok(Compiled::of(compiled, &program, entry)))
}

/// Names a folder to which objects are written as `PLATFORM/KERNEL.visaasm` and `.isa`.
const KEEP: &str = "PTO_KEEP";

fn keep(folder: &Path, name: &str, object: &Object, platform: Platform) -> Result<(), String> {
    let text = visa::text::print(object, platform).map_err(|error| error.to_string())?;
    let bytes = visa::binary::write(object, object.version).map_err(|error| error.to_string())?;
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(folder.join(format!("{name}.visaasm")), text))
        .and_then(|()| std::fs::write(folder.join(format!("{name}.isa")), bytes));
    written.map_err(|error| format!("{}: {error}", folder.display()))
}

/// Formats rejections, one per line.
pub(crate) fn reasons(refusals: &[Refusal]) -> String {
    let reasons = refusals.iter().map(|refusal| format!("{}: {}", refusal.operation, refusal.reason));
    reasons.collect::<Vec<_>>().join("\n")
}

/// Maximal number of instructions of a run.
const STEPS: u64 = 50_000_000;

/// Runs a kernel in `groups` thread groups along x, y and z.
pub(crate) fn run(
    compiled: &Compiled,
    platform: Platform,
    groups: [u32; 3],
    arguments: &[Argument],
    memory: &mut Memory,
) -> Result<(), String> {
    // Runs the object as it is after writing and reading its file.
    let bytes = visa::binary::write(compiled, compiled.version).map_err(|error| error.to_string())?;
    let object = visa::binary::read(&bytes).map_err(|errors| format!("{errors:?}"))?;
    let unit = object.kernels.first().ok_or("no kernel")?;
    // The driver sets the numbers of groups, which are the last input.
    let mut arguments = arguments.to_vec();
    let passed = unit.inputs.iter().filter(|input| input.provenance == 0).count();
    if passed > arguments.len() {
        let counts = groups.iter().flat_map(|count| count.to_le_bytes()).collect();
        arguments.push(Argument::Buffer(memory.add(counts)));
    }
    let launch = Launch {
        kernel: unit,
        functions: &object.functions,
        platform,
        groups,
        threads: compiled.threads,
        arguments: &arguments,
        steps: STEPS,
        slice: compiled.slice,
        check_reads: false,
    };
    visa::interp::run(&launch, memory).map_err(|fault| format!("{} {}", fault.message, fault.context))?;
    let (used, stated) = (memory.private_bytes(), compiled.private_bytes as usize * compiled.threads as usize);
    if used > stated { Err(format!("uses {used} bytes of private memory, states {stated}")) } else { Ok(()) }
}

/// Runs a kernel on arguments in the notation of the command line.
pub(crate) fn run_on(given: &[Given], object: &Compiled, platform: Platform) -> Result<Ran, String> {
    run_blocks(given, object, platform, 1)
}

/// Like [`run_on`], in this number of thread groups.
pub(crate) fn run_blocks(given: &[Given], object: &Compiled, platform: Platform, blocks: u32) -> Result<Ran, String> {
    let (mut memory, mut arguments, mut buffers) = (Memory::new(), Vec::new(), Vec::new());
    for given in given {
        match given.content().map_err(|error| error.to_string())? {
            Content::Buffer(bytes, dtype) => {
                let buffer = memory.add(bytes);
                arguments.push(Argument::Buffer(buffer));
                buffers.push(Some((buffer, dtype)));
            }
            Content::Number(number) => {
                arguments.push(Argument::Number(match number {
                    Number::Integer(number) => value::Number::Integer(number),
                    Number::Real(number) => value::Number::Real(number),
                }));
                buffers.push(None);
            }
        }
    }
    run(object, platform, [blocks, 1, 1], &arguments, &mut memory)?;
    let held = |(buffer, dtype): (usize, _)| {
        let bytes = memory.bytes(buffer).unwrap_or_default();
        Held { bytes: Bytes::known(bytes), dtype }
    };
    let buffers = buffers.into_iter().map(|buffer| buffer.map(held)).collect();
    Ok(Ran { buffers, on_chip: 0, vector_memory: 0, steps: 0 })
}
