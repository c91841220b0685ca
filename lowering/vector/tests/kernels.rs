//! Runs whole kernels before and after lowering and compares the results with the expected ones: at the tile level, and
//! as vector instructions in program order and on the most hostile schedule of pipes.
//!
//! Each kernel states its use of on-chip memory after lowering; `BLESS=1` writes that line. A kernel without it is not
//! lowered yet, for the reason in a diagnostic.

use libtest_mimic::{Arguments, Failed, Trial};
use mlir_dialect::{
    ParsedSource, PipelineOptions,
    melior::{Context, ir::operation::OperationRef},
    register_upstream_passes, run_pipeline,
};
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_kernels::{Kernel, Ran, all, run};
use std::process::ExitCode;

/// Minimal number of kernels, and of those that fit into [`SMALL`].
const AT_LEAST: [usize; 2] = [60, 50];
/// The verifiers of a lowered kernel.
const RULES: &str = "builtin.module(pto-verify,pto-verify-vecscope{explicit=true})";
/// The shared local memory of the smallest target machine, in bytes.
const SMALL: usize = 64 * 1024;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    register_upstream_passes();
    let passes = pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes());
    let passes = passes.and_then(|()| pto_verify::register_passes());
    let kernels = match (passes, all()) {
        (Ok(()), Ok(kernels)) => kernels,
        (Err(error), _) => return complain(&error.to_string()),
        (_, Err(wrong)) => return complain(&wrong.to_string()),
    };
    let counted = kernels.clone();
    let mut trials = vec![Trial::test("there_are_enough", move || enough(&counted))];
    trials.extend(
        kernels.into_iter().map(|kernel| Trial::test(kernel.name.clone(), move || same(&kernel).map_err(Failed::from))),
    );
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn complain(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::FAILURE
}

fn enough(kernels: &[Kernel]) -> Result<(), Failed> {
    let small = kernels.iter().filter(|kernel| kernel.on_chip.is_some_and(|bytes| bytes <= SMALL)).count();
    let found = [kernels.len(), small];
    println!("{} kernels, {small} of them use at most {SMALL} bytes on chip", kernels.len());
    match found.iter().zip(AT_LEAST).all(|(found, least)| *found >= least) {
        true => Ok(()),
        false => Err(format!("expected {AT_LEAST:?} kernels, found {found:?}").into()),
    }
}

fn same(kernel: &Kernel) -> Result<(), String> {
    let context = pto_driver::context(false, false)?;
    let tiles = on(&context, kernel, None, |module| ran(kernel, module, Schedule::Program))
        .and_then(|ran| ran.ok_or_else(|| "nothing ran".to_owned()))
        .map_err(|error| format!("at the tile level: {error}"))?;
    kernel.check(&tiles).map_err(|wrong| format!("at the tile level: {wrong}"))?;
    let lower = |pipeline: &str| {
        on(&context, kernel, Some(pipeline), |module| {
            run_pipeline(module, RULES, &PipelineOptions::default()).map_err(|_| "breaks a rule of the program")?;
            pto_sync_verifier::verify(module).map_err(|_| "pipes are not in order")?;
            let mut on_chip = 0;
            for schedule in [Schedule::Program, Schedule::Adversarial] {
                let found = ran(kernel, module, schedule).map_err(|error| format!("lowered, {schedule:?}: {error}"))?;
                kernel.check(&found).map_err(|wrong| format!("lowered, {schedule:?}: {wrong}"))?;
                let agree = kernel.agree(&tiles, &found);
                agree.map_err(|wrong| format!("lowered, {schedule:?}, against tiles: {wrong}"))?;
                on_chip = found.on_chip;
            }
            Ok(on_chip)
        })
    };
    let lowered = lower(pto_vector::PIPELINE)?;
    let optimised = lower(pto_vector::OPTIMISED).map_err(|wrong| format!("optimised: {wrong}"))?;
    if lowered.is_some() && optimised.is_none() {
        return Err("is lowered, but not with optimisation".to_owned());
    }
    match (lowered, kernel.on_chip) {
        (found, stated) if found == stated => Ok(()),
        (Some(found), _) if std::env::var_os("BLESS").is_some() => {
            kernel.state(found).map_err(|wrong| wrong.to_string())
        }
        (Some(found), stated) => Err(format!("uses {found} bytes on chip, states {stated:?}")),
        (None, _) => Err("is not lowered any more".to_owned()),
    }
}

fn ran(kernel: &Kernel, module: OperationRef<'_, '_>, schedule: Schedule) -> Result<Ran, String> {
    run(module, &kernel.arguments, kernel.target, schedule)
        .map_err(|fault| format!("PTO{}: {}", fault.code, fault.message))
}

/// Runs a pipeline, if any, on the module of a kernel, and a function on the result; returns `None` if the pipeline
/// rejects the module.
///
/// # Errors
///
/// The module is not legal, or the function returns an error.
fn on<R>(
    context: &Context,
    kernel: &Kernel,
    pipeline: Option<&str>,
    make: impl FnOnce(OperationRef<'_, '_>) -> Result<R, String>,
) -> Result<Option<R>, String> {
    let text = kernel.text.as_bytes();
    pto_driver::configure(context, Configuration { target: Some(kernel.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, &kernel.name, text, false).ok_or("does not parse")?;
    let module = parsed.module();
    if !mlir_dialect::verify(module) {
        return Err("is not legal".to_owned());
    }
    let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
    let refused = pipeline.is_some_and(|pipeline| run_pipeline(module, pipeline, &options).is_err());
    if refused { Ok(None) } else { make(module).map(Some) }
}
