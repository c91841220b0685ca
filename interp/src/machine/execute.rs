//! Executes one operation, and scopes of operations.

use super::World;
use super::core::Settings;
use super::queue::{Action, Request};
use super::thread::{At, Thread};
use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use crate::memory::{CoreId, Pointer, Room};
use crate::observe::Executed;
use crate::semantics::{self, Run, Semantics, Team};
use crate::upstream;
use crate::value::Value;
use pto_isa::codes;
use pto_isa::types::Pipe;
use pto_program::{Code, Function, Instruction, Program, Structure};
use pto_upstream::{Control, Is};
use std::sync::Arc;

/// Result of an operation.
pub(super) struct Done {
    pub(super) results: Vec<Value>,
    pub(super) settings: Arc<Settings>,
    pub(super) requests: Vec<Request>,
}

/// How the machine treats an instruction.
pub(super) enum Kind {
    Run(Run),
    Together(Team, Run),
    Launch,
    Control(Control),
    Structure(Structure),
}

/// Returns how the machine treats an instruction; fails if it has no semantics.
pub(super) fn kind(world: &World<'_>, instruction: &Instruction) -> Exec<Kind> {
    let found = match &instruction.code {
        Code::Op(_) => match world.semantics.of(instruction) {
            Semantics::Run(run) => Some(Kind::Run(run)),
            Semantics::Together(team, run) => Some(Kind::Together(team, run)),
            Semantics::Launch => Some(Kind::Launch),
            Semantics::Structure => instruction.structure.map(Kind::Structure),
            Semantics::Missing => None,
        },
        Code::Upstream(upstream) => match upstream.is {
            Is::Control(control) => Some(Kind::Control(control)),
            Is::Arith(arith) => Some(Kind::Run(upstream::arith(arith))),
            Is::Math(math) => Some(Kind::Run(upstream::math(math))),
            Is::Other(other) => Some(Kind::Run(upstream::other(other))),
            Is::Outer(_) => None,
        },
        Code::Other(_) => None,
    };
    found.ok_or_else(|| {
        let message = format!("{} is not interpreted", instruction.name());
        Fault::new(codes::RUN_NOT_INTERPRETED, message).or_at(instruction.place)
    })
}

/// The semantics of the operations of a program, by place.
#[derive(Debug)]
pub(crate) struct ByPlace(Vec<Semantics>);

impl ByPlace {
    /// Looks up the semantics of every instruction.
    pub(super) fn new(program: &Program) -> ByPlace {
        let mut found = vec![Semantics::Missing; program.places.len()];
        for instruction in program.functions.iter().flat_map(Function::instructions) {
            if let (Some(def), Some(semantics)) = (instruction.code.def(), found.get_mut(instruction.place.0 as usize))
            {
                *semantics = semantics::lookup(def);
            }
        }
        ByPlace(found)
    }

    fn of(&self, instruction: &Instruction) -> Semantics {
        self.0.get(instruction.place.0 as usize).copied().unwrap_or(Semantics::Missing)
    }
}

/// An operation with its context.
pub(super) struct Job<'a, 'p> {
    pub(super) core: usize,
    pub(super) pipe: Pipe,
    pub(super) instruction: &'p Instruction,
    pub(super) operands: &'a [Value],
    pub(super) written: &'a [(usize, Value)],
    pub(super) settings: Arc<Settings>,
    /// Whether the operation has started on another pipe.
    pub(super) continued: bool,
}

/// Executes the function of an operation, and notifies observers.
pub(super) fn execute<'p>(world: &mut World<'p>, job: Job<'_, 'p>, run: Run) -> Exec<Done> {
    let place = job.instruction.place;
    world.step(place, 1)?;
    world.memory.place = place;
    world.memory.traffic.clear();
    world.memory.bursts = None;
    let mut outcome = attempt(world, &job, run);
    if let Err(fault) = &outcome
        && fault.code == codes::RUN_UNINITIALISED
        && world.suspect(fault)
    {
        outcome = attempt(world, &job, run);
    }
    let Done { mut results, settings, requests } = outcome?;
    // The written tiles are the results after those of the op definition.
    for ((index, _), (_, tile)) in job.instruction.written.iter().zip(job.written) {
        if let Some(result) = results.get_mut(*index) {
            *result = tile.clone();
        }
    }
    let executed = Executed {
        instruction: job.instruction,
        core: job.core,
        pipe: job.pipe,
        operands: job.operands,
        results: &results,
        traffic: &world.memory.traffic,
        continued: job.continued,
        bursts: world.memory.bursts,
    };
    for observer in &mut world.observers {
        observer.executed(&executed);
    }
    Ok(Done { results, settings, requests })
}

/// Calls the function of an operation.
fn attempt<'p>(world: &mut World<'p>, job: &Job<'_, 'p>, run: Run) -> Exec<Done> {
    let mut ctx = Ctx {
        world,
        core: job.core,
        pipe: job.pipe,
        instruction: job.instruction,
        operands: job.operands,
        written: job.written,
        results: vec![Value::Undefined; job.instruction.results.len()],
        settings: Arc::clone(&job.settings),
        requests: Vec::new(),
    };
    run(&mut ctx).map_err(|fault| fault.or_at(job.instruction.place))?;
    let Ctx { results, settings, requests, .. } = ctx;
    Ok(Done { results, settings, requests })
}

/// Enters the body of an operation on a core.
pub(super) fn enter<'p>(
    world: &World<'p>,
    core: usize,
    thread: &mut Thread<'p>,
    instruction: &'p Instruction,
    structure: Structure,
) {
    match structure {
        Structure::Section(kind) if !world.cores[core].runs(kind) => thread.done(instruction, Vec::new()),
        Structure::Section(_) | Structure::Inline => thread.inline(instruction, 0, Vec::new()),
        Structure::Scope => {
            let arguments = thread.values(&instruction.operands);
            thread.inline(instruction, 0, arguments);
        }
        Structure::Yield => {
            let values = thread.values(&instruction.operands);
            thread.yielded(values);
        }
    }
}

/// Reason why a thread stops.
pub(super) enum Stop<'p> {
    /// It has ended with these results.
    End(Vec<Value>),
    /// It has reached an operation that threads execute together.
    Together(Team, Run, &'p Instruction),
}

/// Executes a thread to its end on one pipe. It executes operations of a team alone.
pub(super) fn run_through<'p>(
    world: &mut World<'p>,
    core: usize,
    pipe: Pipe,
    mut settings: Arc<Settings>,
    thread: &mut Thread<'p>,
) -> Exec<Vec<Value>> {
    loop {
        match advance(world, core, pipe, &mut settings, thread)? {
            Stop::End(results) => return Ok(results),
            Stop::Together(_, run, instruction) => single(world, core, pipe, &mut settings, thread, instruction, run)?,
        }
    }
}

/// Executes a thread on one pipe until it stops.
pub(super) fn advance<'p>(
    world: &mut World<'p>,
    core: usize,
    pipe: Pipe,
    settings: &mut Arc<Settings>,
    thread: &mut Thread<'p>,
) -> Exec<Stop<'p>> {
    loop {
        let instruction = match thread.at() {
            At::End(results) => return Ok(Stop::End(results)),
            At::Instruction(instruction) => instruction,
        };
        let place = instruction.place;
        match kind(world, instruction)? {
            Kind::Control(control) => {
                world.pass(place, 1)?;
                if let Some((around, trip_count)) = thread.trip_count(instruction, control) {
                    world.observers.iter_mut().for_each(|observer| observer.looped(core, around, trip_count));
                }
                let program = world.program;
                thread.control(instruction, control, program).map_err(|fault| fault.or_at(place))?;
            }
            Kind::Structure(structure) => {
                world.pass(place, 1)?;
                enter(world, core, thread, instruction, structure);
            }
            Kind::Together(team, run) => return Ok(Stop::Together(team, run, instruction)),
            Kind::Launch => {
                let message = "expected no launch inside of a scope or of threads, found one";
                return Err(Fault::new(codes::RUN_MALFORMED, message).or_at(place));
            }
            Kind::Run(run) => single(world, core, pipe, settings, thread, instruction, run)?,
        }
    }
}

/// Executes one operation of a thread.
fn single<'p>(
    world: &mut World<'p>,
    core: usize,
    pipe: Pipe,
    settings: &mut Arc<Settings>,
    thread: &mut Thread<'p>,
    instruction: &'p Instruction,
    run: Run,
) -> Exec {
    let operands = thread.values(&instruction.operands);
    let (written, reused) = written(world, core, instruction, &operands)?;
    reused.into_iter().for_each(|(at, bytes)| world.memory.forget(at, bytes));
    let (operands, written, settled) = (&operands[..], &written[..], Arc::clone(settings));
    let job = Job { core, pipe, instruction, operands, written, settings: settled, continued: false };
    let done = execute(world, job, run)?;
    let waits = |request: &Request| !matches!(request.action, Action::Barrier);
    if done.requests.iter().any(waits) {
        let message = format!("expected no synchronisation inside of a scope, found {}", instruction.name());
        return Err(Fault::new(codes::RUN_MALFORMED, message).or_at(instruction.place));
    }
    *settings = done.settings;
    thread.done(instruction, done.results);
    Ok(())
}

/// Tiles that an operation writes, with the index of the declared operand that each replaces.
pub(super) type Tiles = Vec<(usize, Value)>;

/// Creates the tiles that an operation on values writes. Also returns address and size of those whose memory other
/// tiles had before.
pub(super) fn written(
    world: &mut World<'_>,
    core: usize,
    instruction: &Instruction,
    operands: &[Value],
) -> Exec<(Tiles, Vec<(Pointer, usize)>)> {
    use crate::tile::{Tile, TileRef, extent};
    use pto_isa::TypeDesc;
    use pto_isa::types::{AddressSpace, Dim};
    let valid = operands.iter().find_map(|value| match value {
        Value::Tile(tile) => Some(tile.get()),
        _ => None,
    });
    let (mut made, mut reused) = (Vec::new(), Vec::new());
    for (number, (index, out)) in instruction.written.iter().enumerate() {
        // A result may name its buffer.
        let earlier = instruction.written.iter().take(number).filter(|(_, other)| other == out).count();
        let named = instruction.groups.get(*out).and_then(|group| operands.get(group.clone())?.get(earlier));
        if let Some(named @ Value::Tile(_)) = named {
            made.push((*out, named.clone()));
            continue;
        }
        let Some(TypeDesc::Tile(desc)) = instruction.result_types.get(*index).copied() else { continue };
        let bytes = extent(desc.size_bytes().unwrap_or(i64::MAX));
        let owner = (instruction.place, number as u32);
        let Room { at, reused: again } = world
            .memory
            .place(CoreId(core as u32), AddressSpace::of(desc.loc), owner, bytes)
            .map_err(|fault| fault.or_at(instruction.place))?;
        reused.extend(again.map(|bytes| (at, bytes)));
        let size = |dim: Dim, of_source: Option<usize>, physical: i64| match dim {
            Dim::Static(size) => extent(size),
            Dim::Dynamic => of_source.unwrap_or(extent(physical)),
        };
        let rows = size(desc.valid_rows, valid.map(|tile| tile.rows), desc.rows);
        let cols = size(desc.valid_cols, valid.map(|tile| tile.cols), desc.cols);
        let tile = Tile::new(desc, Some(at.to(desc.dtype)), rows, cols);
        made.push((*out, Value::Tile(TileRef::new(tile))));
    }
    Ok((made, reused))
}
