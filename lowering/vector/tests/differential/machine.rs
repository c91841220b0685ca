//! Runs a case at either level.

use crate::cases::{Argument, Case};
use mlir_dialect::{ParsedSource, PipelineOptions, melior::Context, register_upstream_passes, run_pipeline};
use pto_buffers::{Content, Number};
use pto_interp::Schedule;
use pto_isa::{Target, codes};
use pto_kernels::run_on;
use std::{
    fmt,
    sync::{Arc, Mutex, Once, PoisonError},
};

/// The verifiers of a lowered program.
const RULES: &str = "builtin.module(pto-verify,pto-verify-vecscope{explicit=true})";

/// The level at which a case runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Level {
    Tile,
    Vector,
}

/// The reason why there is no result.
pub(crate) enum Failure {
    /// The operation rejects such tiles, or is undefined on them.
    Illegal,
    /// This form of the operation has no rule: the diagnostics.
    NotLowered(Vec<String>),
    /// The interpreter does not implement an operation.
    NotInterpreted,
    /// The sync verifier does not accept the lowered program.
    Unordered(String),
    /// Something else.
    Other(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Illegal => f.write_str("not legal"),
            Failure::NotLowered(why) => write!(f, "not lowered: {}", why.join("; ")),
            Failure::NotInterpreted => f.write_str("not interpreted"),
            Failure::Unordered(message) => write!(f, "not in order: {message}"),
            Failure::Other(message) => f.write_str(message),
        }
    }
}

fn other(message: impl ToString) -> Failure {
    Failure::Other(message.to_string())
}

/// Runs `work`; returns its result and the diagnostics of the compiler.
pub(crate) fn collecting_diagnostics<R>(context: &Context, work: impl FnOnce() -> R) -> (R, Vec<String>) {
    let messages = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&messages);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        sink.lock().unwrap_or_else(PoisonError::into_inner).push(diagnostic.to_string());
        true
    });
    let result = work();
    context.detach_diagnostic_handler(handler);
    let messages = std::mem::take(&mut *messages.lock().unwrap_or_else(PoisonError::into_inner));
    (result, messages)
}

/// Classifies the diagnostics of a pipeline that failed: a form without a rule says so, all others are defects.
fn refusal(messages: Vec<String>) -> Failure {
    let reasons = messages.iter().map(|message| match pto_dialect::report::split(message) {
        Some((code, text)) if [codes::NO_LOWERING, codes::FORM_NOT_LOWERED].contains(&code) => Some(text.to_owned()),
        _ => None,
    });
    match reasons.collect::<Option<Vec<String>>>() {
        Some(reasons) if !reasons.is_empty() => Failure::NotLowered(reasons),
        Some(_) | None => other(format_args!("lowering fails: {}", messages.join("; "))),
    }
}

/// Runs a case; returns the bytes of the tile to compare.
pub(crate) fn run(
    context: &Context,
    case: &Case,
    target: Target,
    level: Level,
    schedule: Schedule,
) -> Result<Vec<u8>, Failure> {
    static PASSES: Once = Once::new();
    PASSES.call_once(|| {
        register_upstream_passes();
        let passes = pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes());
        assert!(passes.and_then(|()| pto_verify::register_passes()).is_ok());
    });
    let text = case.text.replacen("\"a5\"", &format!("\"{target}\""), 1);
    let (parsed, legal) = collecting_diagnostics(context, || {
        let parsed = ParsedSource::parse(context, "case", text.as_bytes(), false);
        let legal = parsed.as_ref().is_some_and(|parsed| mlir_dialect::verify(parsed.module()));
        (parsed, legal)
    })
    .0;
    let parsed = parsed.ok_or_else(|| other("does not parse"))?;
    let module = parsed.module();
    if !legal {
        return Err(Failure::Illegal);
    }
    if level == Level::Vector {
        let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
        // Both pipelines; the one with fewer flags on the schedule that detects missing ones.
        let pipeline = match schedule {
            Schedule::Program => pto_vector::PIPELINE,
            Schedule::Adversarial | Schedule::Seed(_) => pto_vector::OPTIMISED,
        };
        let (lowered, messages) = collecting_diagnostics(context, || run_pipeline(module, pipeline, &options));
        if lowered.is_err() {
            return Err(refusal(messages));
        }
        let (legal, messages) =
            collecting_diagnostics(context, || run_pipeline(module, RULES, &PipelineOptions::default()));
        if legal.is_err() {
            return Err(other(format_args!("breaks a rule of the program: {}", messages.join("; "))));
        }
        let (ordered, messages) = collecting_diagnostics(context, || pto_sync_verifier::verify(module));
        if ordered.is_err() {
            return Err(Failure::Unordered(messages.join("; ")));
        }
    }
    let fault = |fault: Box<pto_interp::Fault>| match fault.code {
        codes::RUN_NOT_INTERPRETED => Failure::NotInterpreted,
        codes::RUN_UNDEFINED | codes::RUN_SHAPE | codes::RUN_OVERLAP if level == Level::Tile => Failure::Illegal,
        code => other(format_args!("PTO{code}: {}", fault.message)),
    };
    let arguments = case.arguments.iter().map(|argument| {
        let content = match argument {
            Argument::Bytes(bytes) => Content::Buffer(bytes.clone(), None),
            Argument::Number(number) => Content::Number(Number::Integer(i128::from(*number))),
        };
        pto_kernels::Argument { content, defined: true }
    });
    let mut ran = run_on(module, arguments.collect(), target, schedule).map_err(fault)?;
    let held = ran.buffers.get_mut(case.compared).and_then(Option::take);
    held.map(|held| held.bytes.bytes).ok_or_else(|| other("no tile"))
}
