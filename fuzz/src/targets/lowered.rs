//! Fuzzes lowering: any legal module is lowered, checked, mapped and executed, or rejected with a diagnostic; the
//! lowered module is legal. A step limit ends each run.

use super::words;
use crate::{Finding, Target, machine, session, session::Session};
use mlir_dialect::PipelineOptions;
use pto_interp::Schedule;
use pto_kernels::run_within;
use pto_vector::{MemoryMap, Origin, Placed};

pub(crate) const TARGET: Target = Target { name: "lowered", run, max_len: 2048, seconds: 20, words: words::pto };

/// Maximal number of operations of a run.
const STEPS: u64 = 20_000;

const PIPELINES: [&str; 4] =
    [pto_vector::PIPELINE, pto_vector::OPTIMISED, "builtin.module(pto-to-values)", "builtin.module(pto-to-buffers)"];

fn run(bytes: &[u8]) -> Result<(), Finding> {
    if mlir_dialect::is_bytecode(bytes) {
        return Ok(());
    }
    session::with(|session| {
        let Some(parsed) = session.check("fuzz.pto", bytes)?.module else { return Ok(()) };
        let module = parsed.module();
        let _ = session.collecting_errors(|| pto_sync_verifier::verify(module));
        execute(module);
        PIPELINES.into_iter().try_for_each(|pipeline| transform(session, bytes, pipeline))
    })
}

fn transform(session: &Session, bytes: &[u8], pipeline: &str) -> Result<(), Finding> {
    let parsed = session.legal("the module", bytes)?;
    let module = parsed.module();
    let pipeline = pto_vector::nested(pipeline, module);
    let (done, said) =
        session.collecting_errors(|| mlir_dialect::run_pipeline(module, &pipeline, &PipelineOptions::default()));
    if done.is_err() {
        return if said.is_empty() { Err(format!("{pipeline} fails without a diagnostic")) } else { Ok(()) };
    }
    machine::legal(session, module).map_err(|finding| format!("{pipeline}: {finding}"))?;
    let _ = session.collecting_errors(|| pto_sync_verifier::verify(module));
    let map = MemoryMap::of(module, Placed::Yes, &|_| Origin::default());
    let _ = (map.to_json(), map.to_html());
    execute(module);
    Ok(())
}

/// Runs the module, with any outcome.
fn execute(module: mlir_dialect::melior::ir::operation::OperationRef<'_, '_>) {
    for schedule in [Schedule::Program, Schedule::Adversarial] {
        if let Some(arguments) = machine::arguments(module) {
            let _ = run_within(module, arguments, machine::target(module), schedule, STEPS);
        }
    }
}
