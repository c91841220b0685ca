//! Checks legal operations of every definition, selected by bytes: they survive a round trip through every form, are
//! lowered or rejected with a code, and the lowered module is legal. Synchronisation is not checked, since a single
//! operation may wait for a flag that nothing sets.

use super::words;
use crate::{Finding, Target, forms, machine, session};
use arbitrary::Unstructured;
use pto_generate::{Generator, module};
use std::sync::LazyLock;

pub(crate) const TARGET: Target = Target { name: "operations", run, max_len: 40, seconds: 20, words: words::none };

/// Maximal number of operations per module.
const OPERATIONS: usize = 3;

static GENERATOR: LazyLock<Generator> = LazyLock::new(Generator::new);

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let mut bytes = Unstructured::new(bytes);
    let a5 = bytes.arbitrary().unwrap_or(true);
    let target = if a5 { pto_isa::Target::A5 } else { pto_isa::Target::A3 };
    let count = bytes.int_in_range(1..=OPERATIONS).unwrap_or(1);
    // Seeds are small, so that each is tried and mutations stay close to each other.
    let choices: Vec<(usize, u64)> = (0..count)
        .map(|_| (bytes.arbitrary::<u16>().unwrap_or(0).into(), bytes.arbitrary::<u16>().unwrap_or(0).into()))
        .collect();
    let operations = GENERATOR.operations(target, &choices);
    // An unregistered operation defines the values that a region yields, which the tools reject.
    if operations.is_empty() || operations.iter().any(|operation| !operation.def.regions.is_empty()) {
        return Ok(());
    }
    let text = module(&operations);
    session::with(|session| {
        let Some(parsed) = session.check("operations", text.as_bytes())?.module else { return Ok(()) };
        pto_dialect::op::normalize(parsed.module());
        forms::mlir(session, parsed.module())?;
        forms::assembly(session, parsed.module())?;
        for pipeline in [pto_vector::PIPELINE, pto_vector::OPTIMISED] {
            let Some(parsed) = session.check("operations", text.as_bytes())?.module else { continue };
            let lowered = machine::lower(session, parsed.module(), pipeline);
            lowered.map_err(|finding| format!("{pipeline}: {finding}"))?;
        }
        Ok(())
    })
    .map_err(|finding| format!("{finding}\n{text}"))
}
