//! Whole kernels do the same on GPUs: compiled for a platform, and run by the interpreter of vISA. Each kernel is compiled
//! for one of the platforms, with `PTO_TEST_ALL` for all of them.

use libtest_mimic::{Arguments, Trial};
use mlir_dialect::{ParsedSource, PipelineOptions, melior::Context, register_upstream_passes, run_pipeline};
use pto_buffers::{Bytes, Content, Number};
use pto_dialect::target::Configuration;
use pto_interp::{Schedule, load};
use pto_isa::codes;
use pto_kernels::{Held, Kernel, Ran, all};
use std::process::ExitCode;
use visa::interp::{Argument, Launch, Memory, value};
use visa::{Object, Platform};

/// Instructions that a run may take.
const STEPS: u64 = 50_000_000;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    register_upstream_passes();
    let passes = pto_levels::register_passes().and_then(|()| pto_lowering::register_passes());
    let kernels = match (passes, all()) {
        (Ok(()), Ok(kernels)) => kernels,
        (Err(error), _) => return complain(&error.to_string()),
        (_, Err(wrong)) => return complain(&wrong.to_string()),
    };
    // Each kernel on one platform, or on all of them.
    let every = std::env::var_os("PTO_TEST_ALL").is_some();
    let platforms = Platform::ALL;
    let pairs = kernels.iter().enumerate().flat_map(|(number, kernel)| {
        let chosen = platforms.into_iter().enumerate();
        let chosen = chosen.filter(move |(index, _)| every || number % platforms.len() == *index);
        chosen.map(move |(_, platform)| (kernel.clone(), platform))
    });
    let trials = pairs.map(|(kernel, platform)| {
        let name = format!("{}::{}", kernel.name, platform.info().name);
        Trial::test(name, move || same(&kernel, platform).map_err(Into::into))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

fn complain(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::FAILURE
}

/// Compiles a kernel, runs it, and compares with the vector level and with what is expected.
fn same(kernel: &Kernel, platform: Platform) -> Result<(), String> {
    let context = pto_front::context(false, false)?;
    let Some((object, vector)) = compiled(&context, kernel, platform)? else { return Ok(()) };
    let ran = run(kernel, &object, platform)?;
    kernel.check(&ran).map_err(|wrong| wrong.to_string())?;
    kernel.agree(&vector, &ran).map_err(|wrong| format!("against the vector level: {wrong}"))
}

/// The kernel compiled, and what it does at the vector level; `None` where it is refused for a reason.
fn compiled(context: &Context, kernel: &Kernel, platform: Platform) -> Result<Option<(Object, Ran)>, String> {
    pto_front::configure(context, Configuration { target: Some(kernel.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, &kernel.name, kernel.text.as_bytes(), false).ok_or("does not parse")?;
    let module = parsed.module();
    let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
    if run_pipeline(module, pto_lowering::PIPELINE, &options).is_err() {
        return Ok(None);
    }
    let fault = |fault: Box<pto_interp::Fault>| fault.message.clone();
    let vector = pto_kernels::run(module, &kernel.arguments, kernel.target, Schedule::Program).map_err(fault)?;
    let program = load::load(module, &|op| load::location(op)).map_err(fault)?;
    let entry = program.entry(None).ok_or("no function")?;
    let options = pto_gpu::Options { verify_each: true, ..pto_gpu::Options::default() };
    match pto_gpu::compile(&program, &[entry], platform, options) {
        Ok(object) => Ok(Some((object, vector))),
        Err(refusals) => {
            let reasons = refusals.iter().map(|refusal| format!("{}: {}", refusal.operation, refusal.reason));
            let text = reasons.collect::<Vec<_>>().join("\n");
            let expected = refusals.iter().all(|refusal| refusal.code != codes::NOT_COMPILED);
            if expected {
                println!("{} on {}: {text}", kernel.name, platform.info().name);
                return Ok(None);
            }
            Err(text)
        }
    }
}

/// Runs the first kernel of an object.
fn run(kernel: &Kernel, object: &Object, platform: Platform) -> Result<Ran, String> {
    // What is run is what the file says.
    let bytes = visa::binary::write(object, object.version).map_err(|error| error.to_string())?;
    let object = visa::binary::read(&bytes).map_err(|errors| format!("{errors:?}"))?;
    let unit = object.kernels.first().ok_or("no kernel")?;
    let (mut memory, mut arguments, mut buffers) = (Memory::new(), Vec::new(), Vec::new());
    for given in &kernel.arguments {
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
    let launch = Launch {
        kernel: unit,
        functions: &object.functions,
        platform,
        groups: [1, 1, 1],
        threads: 1,
        arguments: &arguments,
        steps: STEPS,
        check_reads: false,
    };
    visa::interp::run(&launch, &mut memory).map_err(|fault| format!("{} {}", fault.message, fault.context))?;
    let held = |(buffer, dtype): (usize, _)| {
        let bytes = memory.bytes(buffer).unwrap_or_default();
        Held { bytes: Bytes::known(bytes), dtype }
    };
    let buffers = buffers.into_iter().map(|buffer| buffer.map(held)).collect();
    Ok(Ran { buffers, on_chip: 0, steps: 0 })
}
