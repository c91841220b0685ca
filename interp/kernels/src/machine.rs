//! Runs a module on arguments.

use mlir_dialect::melior::ir::operation::OperationRef;
use pto_buffers::{Bytes, Content, Given, Number};
use pto_interp::{
    Exec, Fault, Launch, Schedule,
    arguments::{self, Buffer},
    cost::{Cost, Estimate},
    memory::Memory,
    observe::{Observer, Stats},
    semantics,
};
use pto_isa::{
    Target, codes,
    numerics::Profile,
    types::{AddressSpace, DType},
};
use pto_numerics::Element;
use pto_program::load;

/// Most operations that a run may execute.
const STEPS: u64 = 10_000_000;

/// The content of a buffer after a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its bytes; for a tile, those of the valid region in row-major order.
    pub bytes: Bytes,
    /// The type of its elements, if the parameter has one.
    pub dtype: Option<DType>,
}

/// An argument of a run.
#[derive(Clone, Debug)]
pub struct Argument {
    /// A number or the bytes of a buffer; for a tile those of its valid region.
    pub content: Content,
    /// Whether the bytes have a value.
    pub defined: bool,
}

/// Result of a run.
#[derive(Clone, Debug)]
pub struct Ran {
    /// The content of the buffer of each argument; `None` for a number.
    pub buffers: Vec<Option<Held>>,
    /// Bytes on chip: the sum over the memories of the core of the end of the last accessed byte.
    pub on_chip: usize,
    /// Bytes of vector memory up to the last accessed one.
    pub vector_memory: usize,
    /// Number of executed operations.
    pub steps: u64,
}

/// Runs a verified module on arguments of a command line: the function that the host launches, or else the first one,
/// on one core.
///
/// # Errors
/// Fails if a file cannot be read, and as [`run_on`] does.
pub fn run(
    module: OperationRef<'_, '_>,
    given: &[Given],
    target: Target,
    schedule: Schedule,
) -> Result<Ran, Box<Fault>> {
    observed(module, arguments(given)?, launch(target, schedule), None)
}

/// Returns the launch of one block on a target, with the default limit of steps.
const fn launch(target: Target, schedule: Schedule) -> Launch {
    Launch { target, profile: Profile::NpuA5, blocks: 1, schedule, steps: STEPS }
}

fn arguments(given: &[Given]) -> Exec<Vec<Argument>> {
    let content = |given: &Given| -> Exec<Argument> {
        let content = given.content().map_err(|error| Fault::new(codes::RUN_ENTRY, error.to_string()))?;
        Ok(Argument { content, defined: !matches!(given, Given::Undefined(_)) })
    };
    given.iter().map(content).collect()
}

/// Cost of a run.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Counts of operations and bytes.
    pub stats: Stats,
    /// Estimated cycles.
    pub estimate: Estimate,
    /// Bytes of vector memory up to the last accessed one.
    pub vector_memory: usize,
}

/// Runs a verified module in program order, as [`run`] does, and returns its cost.
///
/// # Errors
/// Fails as [`run`] does.
pub fn measure(module: OperationRef<'_, '_>, given: &[Given], target: Target) -> Result<Measured, Box<Fault>> {
    let (mut stats, mut cost) = (Stats::default(), Cost::new(target));
    let launch = launch(target, Schedule::Program);
    let ran = observed(module, arguments(given)?, launch, Some((&mut stats, &mut cost)))?;
    Ok(Measured { stats, estimate: cost.estimate(), vector_memory: ran.vector_memory })
}

/// Runs a verified module on arguments.
///
/// # Errors
/// Returns the fault of the interpreter: an argument that does not fit, an undefined result, a race, a deadlock, or an
/// operation that it does not know ([`codes::RUN_NOT_INTERPRETED`]).
pub fn run_on(
    module: OperationRef<'_, '_>,
    given: Vec<Argument>,
    target: Target,
    schedule: Schedule,
) -> Result<Ran, Box<Fault>> {
    observed(module, given, launch(target, schedule), None)
}

/// Runs a verified module on arguments, with the given number of blocks.
///
/// # Errors
/// Fails as [`run_on`] does.
pub fn run_blocks(
    module: OperationRef<'_, '_>,
    given: Vec<Argument>,
    target: Target,
    schedule: Schedule,
    blocks: u32,
) -> Result<Ran, Box<Fault>> {
    observed(module, given, Launch { blocks, ..launch(target, schedule) }, None)
}

/// Runs a verified module on arguments, for at most `steps` operations.
///
/// # Errors
/// Fails as [`run_on`] does, and with [`codes::RUN_STEPS`] if the run takes more steps.
pub fn run_within(
    module: OperationRef<'_, '_>,
    given: Vec<Argument>,
    target: Target,
    schedule: Schedule,
    steps: u64,
) -> Result<Ran, Box<Fault>> {
    observed(module, given, Launch { steps, ..launch(target, schedule) }, None)
}

fn observed(
    module: OperationRef<'_, '_>,
    given: Vec<Argument>,
    launch: Launch,
    watched: Option<(&mut Stats, &mut Cost)>,
) -> Result<Ran, Box<Fault>> {
    let program = load::load(module, &|op| load::location(op))?;
    let missing = || Fault::new(codes::RUN_ENTRY, "expected a function with a body, found none");
    let entry = program.entry(None).ok_or_else(missing)?;
    if let Some(unsupported) = semantics::unsupported(&program, entry) {
        return Err(unsupported);
    }
    let mut memory = Memory::new(launch.target, launch.schedule != Schedule::Program);
    let (mut values, mut buffers) = (Vec::new(), Vec::new());
    for (index, (given, desc)) in given.into_iter().zip(&entry.parameters).enumerate() {
        let number = |of: &dyn Fn(DType) -> Element| arguments::number(index, of, desc);
        let (value, buffer) = match given.content {
            Content::Buffer(bytes, _) => {
                let (value, buffer) = arguments::buffer(&mut memory, index, bytes, given.defined, desc)?;
                (value, Some(buffer))
            }
            Content::Number(Number::Integer(value)) => (number(&|dtype| Element::from_int(dtype, value))?, None),
            Content::Number(Number::Real(value)) => (number(&|dtype| Element::from_f64(dtype, value))?, None),
        };
        values.push(value);
        buffers.push(buffer);
    }
    let mut observers: Vec<&mut dyn Observer> = Vec::new();
    if let Some((stats, cost)) = watched {
        observers.push(stats);
        observers.push(cost);
    }
    let mut outcome = pto_interp::run(&program, entry, &values, launch, memory, observers)?;
    let mut held = |buffer: &Buffer| -> Exec<Held> {
        let (bytes, defined) = buffer.bytes(&mut outcome.memory)?;
        Ok(Held { bytes: Bytes { bytes, defined }, dtype: buffer.dtype })
    };
    let buffers = buffers.iter().map(|buffer| buffer.as_ref().map(&mut held).transpose()).collect::<Exec<_>>()?;
    let on_chip = AddressSpace::ALL.iter().filter(|space| **space != AddressSpace::Gm);
    let on_chip = on_chip.map(|space| outcome.memory.peak(*space)).sum();
    let vector_memory = outcome.memory.peak(AddressSpace::Ub);
    Ok(Ran { buffers, on_chip, vector_memory, steps: outcome.steps })
}
