//! Fuzzes pass pipelines: any string is a pipeline or rejected, and its result on a small kernel is a legal module or a
//! diagnostic.

use super::words::texts;
use crate::{Finding, Target, session};
use mlir_dialect::{PassError, PipelineOptions};

pub(crate) const TARGET: Target = Target { name: "pipeline", run, max_len: 256, seconds: 10, words };

/// A kernel that every pass changes.
const KERNEL: &str = include_str!("pipeline.mlir");

fn words() -> Vec<String> {
    let mut words = texts(&[
        "builtin.module(",
        "func.func(",
        "any(",
        "canonicalize",
        "cse",
        "{",
        "}",
        "=",
        "true",
        "false",
        "smallest=true",
        "apart=true",
        "distinct-arguments=true",
        "fuse=true",
        "reassociate=true",
        "explicit=true",
        "max-iterations=1",
        "pto-to-values",
        "pto-to-buffers",
        "pto-calls",
        "pto-drop-barriers",
        "pto-loop-coarsening",
        "pto-double-buffer",
        "pto-prefetch",
        "pto-allocation",
        "pto-sync",
        "pto-valid-regions",
        "pto-tile-to-nests",
        "pto-fuse",
        "pto-tile-lowering",
        "pto-schedule",
        "pto-vecscope",
        "pto-scalar-sinking",
        "pto-mem-bar",
    ]);
    words.extend([pto_vector::PIPELINE, pto_vector::OPTIMISED].map(str::to_owned));
    words
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(pipeline) = std::str::from_utf8(bytes) else { return Ok(()) };
    session::with(|session| {
        let parsed = session.legal("the kernel", KERNEL.as_bytes())?;
        let module = parsed.module();
        let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
        let (result, messages) = session.collecting_errors(|| mlir_dialect::run_pipeline(module, pipeline, &options));
        match result {
            Ok(()) => match session.collecting_errors(|| mlir_dialect::verify(module)) {
                (true, _) => Ok(()),
                (false, messages) => Err(format!("the result is not legal: {}", messages.join("; "))),
            },
            Err(PassError::Failed) if messages.is_empty() => Err("a pass fails without a diagnostic".to_owned()),
            Err(error) if error.to_string().is_empty() => Err("refused without a reason".to_owned()),
            Err(_) => Ok(()),
        }
    })
}
