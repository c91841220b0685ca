//! Runs a program on buffers that Python provides and receives back.

use crate::found::{self, Found};
use diag::{Diagnostic, Sources};
use pto_buffers::Bytes;
use pto_driver::pto;
use pto_interp::arguments::{self, Buffer};
use pto_interp::cost::Cost;
use pto_interp::memory::Memory;
use pto_interp::observe::{Observer, Output, Stats, Trace};
use pto_interp::value::Value;
use pto_interp::{Launch, Outcome, run as interpret, semantics};
use pto_isa::types::AddressSpace;
use pto_isa::{DType, TypeDesc, codes};
use pto_numerics::Element;
use pto_program::{Function, Program};
use std::cell::RefCell;
use std::io::Write;
use std::rc::Rc;

/// An argument.
pub(crate) enum Argument {
    /// The bytes of an array.
    Buffer(Vec<u8>),
    /// A number.
    Integer(i128),
    /// A number.
    Real(f64),
}

/// The expected contents of an argument after the run.
pub(crate) struct Expected {
    pub(crate) argument: usize,
    pub(crate) bytes: Vec<u8>,
    pub(crate) dtype: Option<DType>,
    pub(crate) absolute: f64,
    pub(crate) relative: f64,
}

/// Parameters of a run.
pub(crate) struct Request {
    pub(crate) entry: Option<String>,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) expected: Vec<Expected>,
    pub(crate) launch: Launch,
    pub(crate) trace: bool,
    pub(crate) stats: bool,
    pub(crate) cost: bool,
}

/// Result of a run.
#[derive(Default)]
pub(crate) struct Ran {
    /// Buffers after the run, by the index of their argument; empty if there are errors.
    pub(crate) buffers: Vec<(usize, Vec<u8>)>,
    /// Output of the kernel, and its trace.
    pub(crate) printed: String,
    /// Counts as JSON, and the estimate as JSON.
    pub(crate) stats: Option<String>,
    pub(crate) cost: Option<String>,
    pub(crate) found: Vec<Found>,
}

/// Text that several observers append to.
#[derive(Clone, Default)]
struct Printed(Rc<RefCell<Vec<u8>>>);

impl Write for Printed {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Returns the function that a request names.
pub(crate) fn entry<'p>(program: &'p Program, name: Option<&str>) -> Result<&'p Function, Box<Diagnostic>> {
    program.entry(name).ok_or_else(|| {
        let message = match name {
            Some(name) => format!("expected a function `{name}` with a body, found none"),
            None => "expected a function with a body, found none".to_owned(),
        };
        Box::new(Diagnostic::error(pto(codes::RUN_ENTRY), message))
    })
}

/// Runs a program. `sources` contains the text that its places refer to.
pub(crate) fn run(program: &Program, request: Request, sources: &Sources, origins: bool) -> Ran {
    let printed = Printed::default();
    let (mut ran, mut found) = (Ran::default(), Vec::new());
    if let Err(diagnostic) = execute(program, request, &printed, &mut ran, &mut found) {
        found.push(*diagnostic);
    }
    if crate::session::failed(&found) {
        ran.buffers.clear();
    }
    ran.printed = String::from_utf8_lossy(&printed.0.borrow()).into_owned();
    ran.found = found::render(found, sources, origins);
    ran
}

type Prepared = (Vec<Value>, Vec<Option<Buffer>>, Memory);

fn prepare(
    program: &Program,
    entry: &Function,
    launch: Launch,
    given: Vec<Argument>,
) -> Result<Prepared, Box<Diagnostic>> {
    let wrong = |message: String| Box::new(Diagnostic::error(pto(codes::RUN_ENTRY), message));
    if entry.parameters.len() != given.len() {
        let (expected, name) = (entry.parameters.len(), &entry.name);
        return Err(wrong(format!("expected {expected} arguments for `{name}`, found {}", given.len())));
    }
    if let Some(fault) = semantics::unsupported(program, entry) {
        return Err(Box::new(fault.diagnostic(program)));
    }
    let mut memory = Memory::new(launch.target, launch.schedule != pto_interp::Schedule::Program);
    let (mut values, mut buffers) = (Vec::new(), Vec::new());
    for (index, (given, desc)) in given.into_iter().zip(&entry.parameters).enumerate() {
        let made = match given {
            Argument::Buffer(bytes) => {
                arguments::buffer(&mut memory, index, bytes, true, desc).map(|(value, buffer)| (value, Some(buffer)))
            }
            Argument::Real(value) => {
                arguments::number(index, |dtype| Element::from_f64(dtype, value), desc).map(|value| (value, None))
            }
            Argument::Integer(value) => {
                arguments::number(index, |dtype| Element::from_int(dtype, value), desc).map(|value| (value, None))
            }
        };
        let (value, buffer) = made.map_err(|fault| Box::new(fault.diagnostic(program)))?;
        values.push(value);
        buffers.push(buffer);
    }
    Ok((values, buffers, memory))
}

fn execute(
    program: &Program,
    request: Request,
    printed: &Printed,
    ran: &mut Ran,
    found: &mut Vec<Diagnostic>,
) -> Result<(), Box<Diagnostic>> {
    let Request { entry: name, arguments, expected, launch, trace, stats, cost } = request;
    let entry = entry(program, name.as_deref())?;
    let (values, buffers, memory) = prepare(program, entry, launch, arguments)?;
    let (mut counted, mut traced) = (Stats::default(), Trace::new(printed.clone(), &program.places));
    let (mut output, mut estimated) = (Output(printed.clone()), Cost::new(launch.target));
    let mut observers: Vec<&mut dyn Observer> = vec![&mut output];
    if trace {
        observers.push(&mut traced);
    }
    if stats {
        observers.push(&mut counted);
    }
    if cost {
        observers.push(&mut estimated);
    }
    let outcome = interpret(program, entry, &values, launch, memory, observers);
    let mut outcome = outcome.map_err(|fault| Box::new(fault.diagnostic(program)))?;
    if stats {
        ran.stats = Some(statistics(&counted, &outcome, program.live_registers(entry) as u64));
    }
    if cost {
        ran.cost = Some(serde_json::json!(estimated.estimate()).to_string());
    }
    found.extend(outcome.memory.unwritten().map(|fault| fault.diagnostic(program)));
    collect(&mut outcome.memory, &buffers, &expected, ran, found)
}

fn statistics(stats: &Stats, outcome: &Outcome, registers: u64) -> String {
    let mut json = serde_json::json!(stats);
    if let Some(object) = json.as_object_mut() {
        object.insert("peak_ub_bytes".to_owned(), (outcome.memory.peak(AddressSpace::Ub) as u64).into());
        object.insert("live_vector_registers".to_owned(), registers.into());
    }
    json.to_string()
}

/// Collects the buffers, and compares those with expectations.
fn collect(
    memory: &mut Memory,
    buffers: &[Option<Buffer>],
    expected: &[Expected],
    ran: &mut Ran,
    found: &mut Vec<Diagnostic>,
) -> Result<(), Box<Diagnostic>> {
    for (index, buffer) in buffers.iter().enumerate() {
        let Some(buffer) = buffer else { continue };
        let (bytes, defined) = buffer.bytes(memory).map_err(|fault| Box::new(fault.diagnostic(&Program::default())))?;
        let held = Bytes { bytes, defined };
        for wanted in expected.iter().filter(|expected| expected.argument == index) {
            let dtype = wanted.dtype.or(buffer.dtype);
            let difference = pto_buffers::difference(&held, &wanted.bytes, dtype, wanted.absolute, wanted.relative);
            if let Some(difference) = difference {
                let message = format!("argument {index} is not as expected: {difference}");
                found.push(Diagnostic::error(pto(codes::RUN_UNEXPECTED), message));
            }
        }
        ran.buffers.push((index, held.bytes));
    }
    Ok(())
}

/// Returns kind, type and element type of a parameter.
pub(crate) fn parameter(desc: &TypeDesc) -> (&'static str, String, Option<&'static str>) {
    let kind = match desc {
        TypeDesc::Scalar(_) | TypeDesc::Index | TypeDesc::FmatrixConfig => "number",
        TypeDesc::Ptr { .. }
        | TypeDesc::TensorView(_)
        | TypeDesc::Partition(_)
        | TypeDesc::Memref(..)
        | TypeDesc::Tile(_) => "buffer",
        TypeDesc::MultiTile { .. }
        | TypeDesc::Tensor(_)
        | TypeDesc::LocalArray(_)
        | TypeDesc::Vreg { .. }
        | TypeDesc::Mask(_)
        | TypeDesc::VmiVreg { .. }
        | TypeDesc::VmiMask { .. }
        | TypeDesc::Align
        | TypeDesc::Event
        | TypeDesc::Pipe
        | TypeDesc::EventIds(_)
        | TypeDesc::Struct(_)
        | TypeDesc::Handle(_)
        | TypeDesc::Vector { .. }
        | TypeDesc::Int(..)
        | TypeDesc::Other
        | TypeDesc::Error => "other",
    };
    (kind, desc.to_string(), desc.dtype().map(DType::name))
}
