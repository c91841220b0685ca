//! Runs the tool: reads, verifies and runs the program, then prints, compares and writes back.

use crate::cli::{CostForm, Options, TraceForm};
use crate::printed::Printed;
use crate::progress::Progress;
use crate::timeline::Run;
use diag::{Diagnostic, Location, Report, Sources};
use pto_buffers::{Bytes, Content, Given, Number};
use pto_dialect::target;
use pto_driver::{Chunk, context, input, pto, supervise, write};
use pto_interp::arguments::{self, Buffer};
use pto_interp::cost::Cost;
use pto_interp::memory::Memory;
use pto_interp::observe::{Observer, Output, Stats, Trace};
use pto_interp::value::Value;
use pto_interp::{Fault, Launch, run as interpret, semantics};
use pto_isa::types::AddressSpace;
use pto_isa::types::Pipe;
use pto_isa::{DType, Family, Target, codes};
use pto_numerics::Element;
use pto_program::load;
use pto_program::{Function, Program};
use std::collections::HashSet;
use std::io::Write;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::sync::Arc;

/// Runs the tool; returns its exit status.
pub(crate) fn run(options: &Options) -> u8 {
    if let Some(code) = &options.explain {
        return pto_driver::explain(code, Path::new("-"));
    }
    let child = options.supervised.follow();
    let mut sources = Sources::new();
    let mut report = Report::new();
    let name = input::name(&options.input);
    let text = match input::read(&options.input) {
        Ok(bytes) if mlir_dialect::is_bytecode(&bytes) && !child => {
            let stdin = (options.input.as_os_str() == "-").then_some(&*bytes);
            match supervise::run(stdin, &name, bytes.len()) {
                Ok(status) => return status,
                Err(diagnostic) => Err(diagnostic),
            }
        }
        other => other,
    };
    let sources = match text {
        Ok(bytes) => {
            let file = sources.add(name, bytes);
            let sources = Arc::new(sources);
            let mut found = Vec::new();
            match checked(options, &sources, file, &mut found) {
                Some((program, target)) => found.extend(execute(options, &program, target, &sources)),
                None if found.is_empty() => {
                    found.push(Diagnostic::error(pto(codes::SYNTAX), "the input cannot be parsed"))
                }
                None => {}
            }
            found.into_iter().for_each(|diagnostic| report.push(diagnostic));
            sources
        }
        Err(diagnostic) => {
            report.push(*diagnostic);
            Arc::new(sources)
        }
    };
    let report = options.reporting.settle(report, &sources);
    options.reporting.show(&report, &sources, "pto-run", env!("CARGO_PKG_VERSION"));
    let second = [codes::RUN_NOT_INTERPRETED, codes::CANNOT_WRITE].map(pto);
    match (report.iter().any(|diagnostic| second.contains(&diagnostic.code)), report.errors() > 0) {
        (true, _) => 2,
        (false, errors) => errors.into(),
    }
}

/// Parses and verifies a program and converts it for the interpreter.
fn checked(
    options: &Options,
    sources: &Arc<Sources>,
    file: diag::FileId,
    found: &mut Vec<Diagnostic>,
) -> Option<(Program, Target)> {
    let bytes = sources.file(file)?.bytes();
    let whole = 0..bytes.len();
    if !mlir_dialect::is_bytecode(bytes)
        && let refused = input::scan(sources, file, whole.clone()).refused
        && !refused.is_empty()
    {
        found.extend(refused);
        return None;
    }
    // The process frees the memory faster than MLIR, which would free every type and location separately.
    let context = match context(true, false) {
        Ok(context) => ManuallyDrop::new(context),
        Err(message) => {
            found.push(Diagnostic::error(pto(codes::SYNTAX), message));
            return None;
        }
    };
    let mut chunk = Chunk::new(&context, Arc::clone(sources), file, whole, options.pto_arch);
    let parsed = ManuallyDrop::new(chunk.check(found)?);
    if found.iter().any(|diagnostic| diagnostic.severity == diag::Severity::Error) {
        return None;
    }
    let module = parsed.module();
    pto_bufferization::separate_values(module);
    let target = options.pto_arch.or_else(|| target::named(module)).unwrap_or_default();
    match load::load(module, &|op| load::location(op)) {
        Ok(program) => Some((program, target)),
        Err(repeated) => {
            found.push(Box::<Fault>::from(repeated).diagnostic(&Program::default()));
            None
        }
    }
}

fn execute(options: &Options, program: &Program, target: Target, sources: &Sources) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut printed = Printed::default();
    let outcome = prepare(options, program, target).and_then(|(entry, values, bound, memory)| {
        let launch = Launch {
            target,
            profile: options.numerics,
            blocks: options.blocks,
            schedule: options.schedule,
            steps: options.steps,
        };
        let (mut stats, mut trace) = (Stats::default(), Trace::new(printed.clone(), &program.places));
        let is_traced = options.trace == Some(TraceForm::Text);
        let mut output = Progress::new(Output(printed.clone()), !is_traced);
        let mut observers: Vec<&mut dyn Observer> = vec![&mut output];
        if is_traced {
            observers.push(&mut trace);
        }
        if options.stats {
            observers.push(&mut stats);
        }
        let is_recorded = options.timeline().is_some() || options.cost == Some(CostForm::Table);
        let mut cost = if is_recorded { Cost::new(target).recording() } else { Cost::new(target) };
        if options.cost.is_some() || is_recorded {
            observers.push(&mut cost);
        }
        let outcome = interpret(program, entry, &values, launch, memory, observers);
        drop(output);
        if options.stats
            && let Ok(outcome) = &outcome
        {
            let peak = outcome.memory.peak(AddressSpace::Ub) as u64;
            show(
                &mut printed,
                &stats,
                &[("peak_ub_bytes", peak), ("live_vector_registers", program.live_registers(entry) as u64)],
            );
        }
        if outcome.is_ok() {
            let (estimate, timeline) = cost.finish();
            let run = Run { program, sources, timeline: &timeline, estimate: &estimate };
            show_cost(&mut printed, options.cost, &run);
            found.extend(write_timeline(options, &run));
        }
        Ok((outcome.map_err(|fault| Box::new(fault.diagnostic(program)))?, bound))
    });
    found.extend(unsynchronised(options, program));
    match outcome {
        Ok((mut outcome, bound)) => {
            found.extend(outcome.memory.unwritten().map(|fault| fault.diagnostic(program)));
            results(options, &mut printed, &mut outcome.memory, &bound, &mut found);
        }
        Err(diagnostic) => found.push(*diagnostic),
    }
    if let Some(error) = printed.failure() {
        let message = format!("cannot write standard output: {error}");
        found.push(Diagnostic::error(pto(codes::CANNOT_WRITE), message));
    }
    found
}

/// Reports a kernel on several pipes without synchronisation, if the schedule in program order hides that.
fn unsynchronised(options: &Options, program: &Program) -> Option<Diagnostic> {
    let entry = program.entry(options.entry.as_deref())?;
    let mut ops = entry.instructions().filter_map(|instruction| instruction.code.def());
    let ordered = ops.any(|op| op.family() == Family::Sync);
    let pipes: HashSet<Pipe> = entry.instructions().map(|instruction| instruction.pipe).collect();
    let several = pipes.into_iter().filter(|pipe| *pipe != Pipe::S).count() > 1;
    if options.schedule != pto_interp::Schedule::Program || ordered || !several {
        return None;
    }
    let message =
        format!("`{}` uses several pipes and has no synchronisation; it was run in the order of the text", entry.name);
    let remark = Diagnostic::remark(pto(codes::RUN_UNSYNCHRONISED), message);
    Some(remark.help("'pto-opt --pass-pipeline=builtin.module(func.func(pto-sync))' inserts flags and barriers"))
}

/// Prints statistics: a table, then a line of JSON.
fn show(printed: &mut Printed, stats: &Stats, more: &[(&'static str, u64)]) {
    for (name, count) in stats.table().iter().chain(more) {
        let _ = writeln!(printed, "{name:<24}{count:>16}");
    }
    let mut json = serde_json::json!(stats);
    if let Some(object) = json.as_object_mut() {
        object.extend(more.iter().map(|(name, count)| ((*name).to_owned(), (*count).into())));
    }
    let _ = writeln!(printed, "{json}");
}

/// Prints an estimate of cycles: a table, then a line of JSON.
fn show_cost(printed: &mut Printed, form: Option<CostForm>, run: &Run<'_>) {
    let Some(form) = form else { return };
    let estimate = run.estimate;
    for (index, core) in estimate.cores.iter().enumerate() {
        let _ = writeln!(printed, "core {index:<15}{:>16} cycles", core.total);
        for (pipe, busy) in &core.busy {
            let _ = writeln!(printed, "  {:<18}{busy:>16} busy", pipe.name());
        }
    }
    let _ = writeln!(printed, "{:<20}{:>16}", "cycles", estimate.cycles);
    let mut json = serde_json::json!(estimate);
    if form == CostForm::Table {
        let _ = write!(printed, "{}", run.table());
        if let Some(object) = json.as_object_mut() {
            object.insert("operations".to_owned(), run.totals());
        }
    }
    let _ = writeln!(printed, "{json}");
}

/// Writes the requested timeline; returns a diagnostic on failure.
fn write_timeline(options: &Options, run: &Run<'_>) -> Option<Diagnostic> {
    let (form, file) = options.timeline().zip(options.output.as_deref())?;
    match run.shown(form) {
        Ok(text) => write(file, text.as_bytes()).err().map(|wrong| *wrong),
        Err(wrong) => Some(Diagnostic::error(pto(codes::RUN_TOO_LARGE), wrong)),
    }
}

/// Most bytes of all buffers together.
const MAX_HELD: usize = 1 << 31;

/// The buffer of an argument and the type of its elements.
type Bound = Option<(Buffer, Option<DType>)>;
type Prepared<'p> = (&'p Function, Vec<Value>, Vec<Bound>, Memory);

/// Selects the function and creates its arguments.
fn prepare<'p>(options: &Options, program: &'p Program, target: Target) -> Result<Prepared<'p>, Box<Diagnostic>> {
    let wrong = |message: String| Box::new(Diagnostic::error(pto(codes::RUN_ENTRY), message));
    let entry = program.entry(options.entry.as_deref()).ok_or_else(|| {
        wrong(match &options.entry {
            Some(name) => format!("expected a function `{name}` with a body, found none"),
            None => "expected a function with a body, found none".to_owned(),
        })
    })?;
    if entry.parameters.len() != options.arguments.len() {
        return Err(wrong(format!(
            "expected {} arguments for `{}`, found {}",
            entry.parameters.len(),
            entry.name,
            options.arguments.len()
        )));
    }
    let unsupported = semantics::unsupported(program, entry);
    if let Some(fault) = unsupported {
        return Err(Box::new(fault.diagnostic(program)));
    }
    let log = options.schedule != pto_interp::Schedule::Program;
    let mut memory = Memory::new(target, log);
    let (mut values, mut bound, mut held) = (Vec::new(), Vec::new(), 0_usize);
    for (index, (given, desc)) in options.arguments.iter().zip(&entry.parameters).enumerate() {
        let made = match given.content().map_err(unreadable)? {
            Content::Buffer(bytes, dtype) => {
                held = held.saturating_add(bytes.len());
                if held > MAX_HELD {
                    let message = format!("expected buffers of at most {MAX_HELD} bytes in all, found {held} or more");
                    return Err(Box::new(Diagnostic::error(pto(codes::RUN_TOO_LARGE), message)));
                }
                let defined = !matches!(given, Given::Undefined(_));
                let of_array = dtype.filter(|_| matches!(given, Given::Npy(_)));
                arguments::buffer(&mut memory, index, bytes, defined, desc).and_then(|(value, buffer)| {
                    if let Some(fault) = of_array.and_then(|found| arguments::wrong_elements(index, found, desc)) {
                        return Err(fault);
                    }
                    let dtype = dtype.or(buffer.dtype);
                    Ok((value, Some((buffer, dtype))))
                })
            }
            Content::Number(Number::Real(value)) => arguments::real(index, value, desc).map(|value| (value, None)),
            Content::Number(Number::Integer(value)) => {
                arguments::number(index, |dtype| Element::from_int(dtype, value), desc).map(|value| (value, None))
            }
        };
        let (value, buffer) = made.map_err(|fault| Box::new(fault.diagnostic(program)))?;
        values.push(value);
        bound.push(buffer);
    }
    Ok((entry, values, bound, memory))
}

fn unreadable(error: pto_buffers::Unreadable) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(pto(codes::CANNOT_READ), error.to_string()).at(Location::File(error.name)))
}

/// Prints, compares and writes back buffers.
fn results(
    options: &Options,
    printed: &mut Printed,
    memory: &mut Memory,
    bound: &[Bound],
    found: &mut Vec<Diagnostic>,
) {
    let mut buffer = |argument: usize| -> Result<(Bytes, Option<DType>), Box<Diagnostic>> {
        let none = || {
            let message = format!("expected a buffer as argument {argument}, found none");
            Box::new(Diagnostic::error(pto(codes::RUN_ENTRY), message))
        };
        let (buffer, dtype) = bound.get(argument).and_then(Option::as_ref).ok_or_else(none)?;
        let (bytes, defined) = buffer.bytes(memory).map_err(|fault| Box::new(fault.diagnostic(&Program::default())))?;
        Ok((Bytes { bytes, defined }, *dtype))
    };
    for argument in &options.print {
        match buffer(*argument) {
            Ok((bytes, dtype)) => {
                let _ = write!(printed, "{}", pto_buffers::print(*argument, &bytes, dtype));
            }
            Err(diagnostic) => found.push(*diagnostic),
        }
    }
    for expected in &options.expect {
        let compared =
            buffer(expected.argument).and_then(|(bytes, dtype)| expected.compare(&bytes, dtype).map_err(unreadable));
        match compared {
            Ok(Ok(agreement)) => {
                let (argument, file) = (expected.argument, expected.file.display());
                let _ = writeln!(printed, "argument {argument} is as in '{file}': {agreement}");
            }
            Ok(Err(difference)) => {
                let (argument, file) = (expected.argument, expected.file.display());
                let message = format!("argument {argument} is not '{file}': {difference}");
                found.push(Diagnostic::error(pto(codes::RUN_UNEXPECTED), message));
            }
            Err(diagnostic) => found.push(*diagnostic),
        }
    }
    if options.write_back {
        for (argument, given) in options.arguments.iter().enumerate() {
            if matches!(given, Given::File(_) | Given::Npy(_)) {
                let written =
                    buffer(argument).and_then(|(bytes, _)| given.written_back(&bytes.bytes).map_err(unreadable));
                match written {
                    Ok(Some((path, bytes))) => found.extend(write(path, &bytes).err().map(|diagnostic| *diagnostic)),
                    Ok(None) => {}
                    Err(diagnostic) => found.push(*diagnostic),
                }
            }
        }
    }
}
