//! Whole kernels do the same on GPUs: compiled for a platform, and run by the interpreter of vISA. Each kernel is compiled
//! for one of the platforms, with `PTO_TEST_ALL` for all of them.

mod support;

use libtest_mimic::{Arguments, Trial};
use mlir_dialect::melior::Context;
use pto_buffers::{Bytes, Content, Number};
use pto_interp::Schedule;
use pto_isa::codes;
use pto_kernels::{Held, Kernel, Ran, all};
use std::process::ExitCode;
use support::{chosen, compile, complain, in_vectors, register_passes};
use visa::interp::{Argument, Launch, Memory, value};
use visa::{Object, Platform};

/// Instructions that a run may take.
const STEPS: u64 = 50_000_000;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let kernels = match (register_passes(), all()) {
        (Ok(()), Ok(kernels)) => kernels,
        (Err(error), _) => return complain(&error),
        (_, Err(wrong)) => return complain(&wrong.to_string()),
    };
    let pairs = chosen(&kernels, &Platform::ALL).into_iter();
    let trials = pairs.map(|(kernel, platform)| {
        let name = format!("{}::{}", kernel.name, platform.info().name);
        Trial::test(name, move || same(&kernel, platform).map_err(Into::into))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
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
    let done = in_vectors(context, &kernel.into(), |module| {
        let vector = pto_kernels::run(module, &kernel.arguments, kernel.target, Schedule::Program);
        let vector = vector.map_err(|fault| fault.message.clone())?;
        Ok((compile(module, platform)?, vector))
    })?;
    let Some((compiled, vector)) = done else { return Ok(None) };
    match compiled {
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
