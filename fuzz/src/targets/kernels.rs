//! Runs kernels drawn from bytes through all stages: verified, lowered at `-O0` and at `-O1`, verified again, with
//! checked synchronisation, executed at each level in program order and on the most hostile schedule, and printed and
//! parsed in all forms. The results have to be equal.

use super::words;
use crate::{Finding, Target, forms, kernel, kernel::Kernel, machine, session, session::Session};
use mlir_dialect::melior::ir::operation::OperationRef;
use pto_interp::{Fault, Schedule};
use pto_kernels::{Ran, run_within};

pub(crate) const TARGET: Target = Target { name: "kernels", run, max_len: 256, seconds: 30, words: words::none };

/// Maximal number of operations of a run.
const STEPS: u64 = 1_000_000;
/// Maximal relative difference of floats.
const RELATIVE: f64 = 1e-2;

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let kernel = kernel::draw(bytes);
    session::with(|session| chain(session, &kernel)).map_err(|finding| format!("{finding}\n{}", kernel.text))
}

fn chain(session: &Session, kernel: &Kernel) -> Result<(), Finding> {
    let text = kernel.text.as_bytes();
    let Some(parsed) = session.check("kernel", text)?.module else { return Ok(()) };
    let module = parsed.module();
    forms::mlir(session, module)?;
    forms::assembly(session, module)?;
    forms::values(session, text)?;
    // Program order: a tile operation waits for the previous one. If it faults at the tile level, the kernel is wrong
    // and not checked further.
    let Ok(expected) = ran(module, kernel, Schedule::Program) else { return Ok(()) };
    for (level, pipeline) in [("-O0", pto_vector::PIPELINE), ("-O1", pto_vector::OPTIMISED)] {
        let parsed = session.legal("the kernel", text)?;
        let module = parsed.module();
        if !machine::lower(session, module, pipeline).map_err(|finding| format!("{level}: {finding}"))? {
            continue;
        }
        machine::ordered(session, module).map_err(|finding| format!("{level}: {finding}"))?;
        forms::mlir(session, module)?;
        forms::assembly(session, module)?;
        for schedule in [Schedule::Program, Schedule::Adversarial] {
            let found = ran(module, kernel, schedule);
            let found =
                found.map_err(|fault| format!("{level}, {schedule:?}: PTO{}: {}", fault.code, fault.message))?;
            same(kernel, &expected, &found).map_err(|difference| format!("{level}, {schedule:?}: {difference}"))?;
        }
    }
    Ok(())
}

fn ran(module: OperationRef<'_, '_>, kernel: &Kernel, schedule: Schedule) -> Result<Ran, Box<Fault>> {
    run_within(module, kernel.arguments.clone(), kernel.target, schedule, STEPS)
}

/// Compares global memory after two runs.
fn same(kernel: &Kernel, expected: &Ran, found: &Ran) -> Result<(), Finding> {
    for (index, pair) in expected.buffers.iter().zip(&found.buffers).enumerate() {
        let (Some(expected), Some(found)) = pair else { continue };
        let relative = if kernel.dtype.is_integer() { 0.0 } else { RELATIVE };
        let difference =
            pto_buffers::difference(&found.bytes, &expected.bytes.bytes, Some(kernel.dtype), relative, relative);
        if let Some(difference) = difference {
            return Err(format!("matrix {index}: {difference}"));
        }
    }
    Ok(())
}
