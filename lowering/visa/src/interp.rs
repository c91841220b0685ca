//! Interpreter of kernels.
//!
//! Thread groups run one after the other. The interpreter switches between the threads of a group: each runs until it
//! ends, waits at a barrier, or has executed [`Launch::slice`] instructions. A thread may therefore read memory in a loop
//! until another one has written it. Undefined behaviour, such as a read of undefined registers, is a [`Fault`] with the
//! instruction.

mod alu;
mod arith;
mod convert;
mod dispatch;
mod flow;
mod logic;
mod lsc;
mod matrix;
mod memory;
mod message;
mod moves;
mod operand;
mod registers;
mod surface;
mod svm;
mod sync;
mod thread;
pub mod value;

pub use memory::{Image, Memory};

use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::kernel::Unit;
use crate::operand::StateId;
use crate::place::Place;
use crate::platform::Platform;
use crate::table::NOT_INTERPRETED;
use crate::variable::{AttributeValue, GeneralId, Input, InputVariable, attribute};
use diag::{Diagnostic, FileId, Location};
use memory::PRIVATE;
use std::collections::BTreeMap;
use thread::{State, Thread};

/// The value of an input.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Argument {
    /// A buffer of the memory.
    Buffer(usize),
    /// A number, in the type of the input.
    Number(value::Number),
}

/// A launch of a kernel.
#[derive(Clone, Debug)]
pub struct Launch<'a> {
    /// The kernel.
    pub kernel: &'a Unit,
    /// The functions that it can call: those of its file.
    pub functions: &'a [Unit],
    /// The target platform.
    pub platform: Platform,
    /// Number of thread groups in each dimension.
    pub groups: [u32; 3],
    /// Number of threads per group.
    pub threads: u32,
    /// One argument for each input that is not implicit.
    pub arguments: &'a [Argument],
    /// Maximal number of instructions that all threads together execute.
    pub steps: u64,
    /// Number of instructions after which the next thread of a group runs.
    pub slice: u32,
    /// Whether a read of undefined registers is a fault; else they are initially zero.
    pub check_reads: bool,
}

/// A fault while a kernel runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The violated rule.
    pub rule: Rule,
    /// The message.
    pub message: String,
    /// Source location.
    pub place: Place,
    /// The instruction, and the thread that executed it.
    pub context: String,
}

impl Fault {
    fn new(rule: Rule, message: impl Into<String>) -> Self {
        Self { rule, message: message.into(), place: Place::NONE, context: String::new() }
    }

    fn unsupported(what: impl Into<String>) -> Self {
        Self::new(Rule::NotInterpreted, what)
    }

    fn of(mut self, unit: &Unit, index: usize, instruction: &Instruction) -> Self {
        self.place = instruction.place;
        self.context = format!("instruction {index} (`{}`) of `{}`", instruction.definition().name, unit.name);
        self
    }

    /// Adds the thread and its group.
    fn by(mut self, [x, y, z]: [u32; 3], thread: usize) -> Self {
        self.context += &format!(", thread {thread} of group {x},{y},{z}");
        self
    }

    /// Returns the fault as a diagnostic; `file` is the source of the kernel.
    pub fn diagnostic(&self, file: Option<FileId>) -> Diagnostic {
        let diagnostic = self.rule.says(self.message.clone());
        let diagnostic = match file.and_then(|file| self.place.span(file)) {
            Some(span) => diagnostic.at(Location::Span(span)),
            None => diagnostic,
        };
        if self.context.is_empty() { diagnostic } else { diagnostic.note(format!("in {}", self.context)) }
    }
}

type Result<T> = std::result::Result<T, Fault>;

/// A number of instructions after which the next thread of a group runs, for [`Launch::slice`].
pub const SLICE: u32 = 1 << 12;

/// Runs a kernel. If it fails, memory keeps the stores up to the fault.
///
/// # Errors
///
/// A [`Fault`] if the kernel has undefined behaviour, or an instruction that is not interpreted.
pub fn run(launch: &Launch<'_>, memory: &mut Memory) -> Result<()> {
    let unit = launch.kernel;
    for (index, instruction) in unit.body.iter().enumerate() {
        if NOT_INTERPRETED.contains(&instruction.op) {
            let message = format!("`{}` is not interpreted", instruction.definition().name);
            return Err(Fault::unsupported(message).of(unit, index, instruction));
        }
    }
    let mut first = Thread::new(launch, unit)?;
    bind(launch, memory, &mut first)?;
    let mut steps = launch.steps;
    let [x, y, z] = launch.groups;
    for group in (0..z).flat_map(|z| (0..y).flat_map(move |y| (0..x).map(move |x| [x, y, z]))) {
        run_group(launch, memory, &first, group, &mut steps)?;
    }
    Ok(())
}

fn run_group<'a>(
    launch: &Launch<'a>,
    memory: &mut Memory,
    first: &Thread<'a>,
    group: [u32; 3],
    steps: &mut u64,
) -> Result<()> {
    let mut local = vec![0; local_bytes(launch.kernel)];
    let started = |index| first.started(launch.kernel, launch.platform, group, index);
    let threads: Result<Vec<_>> = (0..launch.threads).map(started).collect();
    let mut threads = threads?;
    let mut machine = Machine { launch, memory, local: &mut local, barriers: BTreeMap::new() };
    loop {
        let arrived = threads.iter().map(|thread| thread.arrived).min().unwrap_or(0);
        let mut moved = false;
        for (index, thread) in threads.iter_mut().enumerate() {
            let goes_on = match thread.state {
                State::Waiting(count) => count <= arrived,
                State::Named(id, count) => machine.barriers.get(&id).is_some_and(|barrier| count <= barrier.passed),
                State::Running | State::Paired | State::Ended => false,
            };
            if goes_on {
                thread.state = State::Running;
            }
            for _ in 0..launch.slice.max(1) {
                if thread.state != State::Running {
                    break;
                }
                moved = true;
                let (unit, at) = (thread.unit, thread.pc);
                let Some(instruction) = unit.body.get(at) else {
                    return Err(Fault::new(Rule::JumpTarget, format!("`{}` goes on after its end", unit.name)));
                };
                let done = match steps.checked_sub(1) {
                    Some(left) => {
                        *steps = left;
                        dispatch::step(thread, &mut machine, instruction)
                    }
                    None => Err(Fault::new(Rule::StepLimit, format!("no end after {} steps", launch.steps))),
                };
                done.map_err(|fault| fault.of(unit, at, instruction).by(group, index))?;
            }
        }
        moved |= pairs(&mut threads, group)?;
        if threads.iter().all(|thread| thread.state == State::Ended) {
            return Ok(());
        }
        if !moved {
            let waiting = threads.iter().filter(|thread| thread.state != State::Ended).count();
            let message =
                format!("{waiting} of {} threads of a group wait for others that do not come", launch.threads);
            return Err(Fault::new(Rule::Deadlock, message));
        }
    }
}

/// Lets pairs of threads that both wait at `dpasw` continue, each with the activations of both. Returns whether there
/// were any.
fn pairs(threads: &mut [Thread<'_>], group: [u32; 3]) -> Result<bool> {
    let mut moved = false;
    for (pair, threads) in threads.chunks_exact_mut(2).enumerate() {
        if threads.iter().any(|thread| thread.state != State::Paired) {
            continue;
        }
        let mut rows = Vec::new();
        let mut products = Vec::new();
        for (index, thread) in threads.iter_mut().enumerate() {
            let (unit, at) = (thread.unit, thread.pc.saturating_sub(1));
            let Some(instruction) = unit.body.get(at) else { continue };
            let of = move |fault: Fault| fault.of(unit, at, instruction).by(group, 2 * pair + index);
            rows.extend(matrix::half(thread, instruction).map_err(of)?);
            products.push((thread, instruction, of));
        }
        for (thread, instruction, of) in products {
            matrix::product(thread, instruction, &rows).map_err(of)?;
            thread.state = State::Running;
        }
        moved = true;
    }
    Ok(moved)
}

/// State that the threads of a group share.
struct Machine<'m, 'a> {
    launch: &'m Launch<'a>,
    memory: &'m mut Memory,
    local: &'m mut [u8],
    /// Named barriers, by id.
    barriers: BTreeMap<u32, sync::Named>,
}

/// Returns the size of local memory in bytes; the attribute is in KB.
fn local_bytes(unit: &Unit) -> usize {
    let kilobytes = unit.attributes.iter().find_map(|attribute| match attribute.value {
        AttributeValue::Number(number) if &*attribute.name == attribute::SLM_SIZE => usize::try_from(number).ok(),
        AttributeValue::Number(_) | AttributeValue::Flag | AttributeValue::Text(_) => None,
    });
    kilobytes.unwrap_or(0).saturating_mul(1024)
}

/// Sets the first bytes of a variable.
fn set(thread: &mut Thread<'_>, id: GeneralId, bytes: &[u8]) -> Result<()> {
    thread.registers.raw_mut(id, 0, bytes.len())?.copy_from_slice(bytes);
    Ok(())
}

/// Sets the values of the inputs.
fn bind(launch: &Launch<'_>, memory: &Memory, thread: &mut Thread<'_>) -> Result<()> {
    let inputs: Vec<_> = launch.kernel.inputs.iter().filter(|input| input.provenance == 0).collect();
    for input in launch.kernel.inputs.iter().filter(|input| input.provenance == Input::PRIVATE_BASE) {
        if let InputVariable::General(id) = input.variable {
            set(thread, id, PRIVATE.to_le_bytes().get(..usize::from(input.size)).unwrap_or_default())?;
        }
    }
    let (expected, found) = (inputs.len(), launch.arguments.len());
    let wrong = |message: String| Fault::new(Rule::RunArguments, message);
    if expected != found {
        return Err(wrong(format!("`{}` takes {expected} arguments, found {found}", launch.kernel.name)));
    }
    for (index, (input, argument)) in inputs.into_iter().zip(launch.arguments).enumerate() {
        match (input.variable, *argument) {
            (InputVariable::Sampler(_), _) => {
                return Err(wrong(format!("argument {index} is a sampler, which is not interpreted")));
            }
            (InputVariable::Surface(id), Argument::Buffer(buffer)) => {
                thread.set_state(StateId::Surface(id), 0, memory.address(buffer).unwrap_or(0));
            }
            (InputVariable::Surface(_), Argument::Number(_)) => {
                return Err(wrong(format!("argument {index} is a surface, expected a buffer")));
            }
            (InputVariable::General(id), Argument::Number(number)) => {
                let Some(general) = launch.kernel.general(id) else { continue };
                if u32::from(input.size) != general.ty().bytes() {
                    let message = format!("argument {index} has {} bytes, expected a buffer", input.size);
                    return Err(wrong(message));
                }
                if let value::Number::Integer(number) = number
                    && !general.ty().is_float()
                    && !value::holds(general.ty(), number)
                {
                    let message =
                        format!("argument {index} is {number}, expected a number that `{}` holds", general.ty());
                    return Err(wrong(message));
                }
                let bits = value::encode(number, general.ty(), false);
                set(thread, id, bits.to_le_bytes().get(..usize::from(input.size)).unwrap_or_default())?;
            }
            (InputVariable::General(id), Argument::Buffer(buffer)) => {
                let address = memory.address(buffer).unwrap_or(0).to_le_bytes();
                let bytes = memory.bytes(buffer).unwrap_or_default();
                let size = usize::from(input.size);
                let value = match size {
                    4 | 8 => address.get(..size).unwrap_or_default(),
                    size if size == bytes.len() => bytes,
                    size => {
                        let message =
                            format!("argument {index} has {size} bytes, found a buffer of {} bytes", bytes.len());
                        return Err(wrong(message));
                    }
                };
                set(thread, id, value)?;
            }
        }
    }
    Ok(())
}
