//! Threads of a vector core: a launch executes a function in each of them.
//!
//! Threads execute one after the other, each until it ends or reaches an operation that a team executes together. This
//! operation executes after all running threads of the team have reached it; it is undefined if they reach different
//! ones. A launch is one operation of the vector pipe: its threads do not race with each other, because no source
//! states their order. Source: ptoas, simt_launch.

use super::World;
use super::core::Settings;
use super::execute::{Job, Stop, advance, execute};
use super::thread::Thread;
use crate::fault::{Exec, Fault};
use crate::semantics::{Run, Team};
use crate::value::Value;
use pto_isa::Key;
use pto_isa::codes;
use pto_program::{AttributeValue, Instruction};
use std::sync::Arc;

/// Number of threads of a team, which execute together.
pub const TEAM: usize = 32;
/// Most threads of a launch. No source states a limit; it is larger than on similar machines.
const MAX_THREADS: i128 = 4096;

/// The thread that executes.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    /// Threads along X, Y and Z.
    pub(crate) size: [u32; 3],
    /// Its number; X is the innermost axis.
    pub(crate) number: u32,
    /// Operands of each thread of its team at an operation that they execute together; `None` for threads that do not
    /// take part.
    pub(crate) team: Arc<[Option<Vec<Value>>]>,
}

/// A thread of a launch.
struct Member<'p> {
    thread: Thread<'p>,
    settings: Arc<Settings>,
    /// The operation at which it waits.
    stands: Option<(Team, Run, &'p Instruction)>,
    ended: bool,
}

/// Executes a launch of a function, or a section with this many values.
pub(super) fn launch<'p>(world: &mut World<'p>, job: &Job<'_, 'p>, slots: usize) -> Exec {
    let threads = start(world, job, slots).map_err(|fault| fault.or_at(job.instruction.place));
    let (size, mut members) = threads?;
    let outcome = run(world, job, size, &mut members);
    world.running = None;
    outcome
}

/// Names of the extents along X, Y and Z: operands of a launch, attributes of a section.
const AXES: [Key; 3] = [Key::DimX, Key::DimY, Key::DimZ];

/// Returns the threads of a launch at their start.
fn start<'p>(world: &World<'p>, job: &Job<'_, 'p>, slots: usize) -> Exec<([u32; 3], Vec<Member<'p>>)> {
    let instruction = job.instruction;
    let section = !instruction.regions.is_empty();
    let mut size = [1; 3];
    let mut count: i128 = 1;
    for (place, (size, axis)) in size.iter_mut().zip(AXES).enumerate() {
        let extent = match (instruction.attribute(axis), job.operands.get(place)) {
            (AttributeValue::Int(extent), _) => Some(i128::from(*extent)),
            (_, Some(Value::Scalar(element))) if !section => element.to_int(),
            (_, _) => None,
        };
        let malformed = || Fault::new(codes::RUN_MALFORMED, format!("expected a number of threads as `{axis}`"));
        let extent = extent.ok_or_else(malformed)?;
        count = count.saturating_mul(extent.max(0));
        if extent < 1 || count > MAX_THREADS {
            let message = format!("expected 1 to {MAX_THREADS} threads, found {extent} as `{axis}`, {count} so far");
            return Err(Fault::new(codes::RUN_SHAPE, message));
        }
        *size = extent as u32;
    }
    let callee = match instruction.attribute(Key::Callee) {
        AttributeValue::Symbol(name) => {
            world.program.function(name).filter(|function| !function.body.blocks.is_empty())
        }
        _ => None,
    };
    let member = |_| {
        let thread = match callee {
            Some(callee) => Thread::call(callee, job.operands.get(AXES.len()..).unwrap_or(&[]).to_vec()),
            None if section => Thread::scope(instruction, slots, job.operands.to_vec(), Vec::new()),
            None => return Err(Fault::new(codes::RUN_ENTRY, "expected a function with a body, found none")),
        };
        Ok(Member { thread, settings: Arc::clone(&job.settings), stands: None, ended: false })
    };
    Ok((size, (0..count).map(member).collect::<Exec<_>>()?))
}

fn run<'p>(world: &mut World<'p>, job: &Job<'_, 'p>, size: [u32; 3], members: &mut [Member<'p>]) -> Exec {
    let alone: Arc<[Option<Vec<Value>>]> = Arc::new([]);
    loop {
        for (number, member) in members.iter_mut().enumerate() {
            if !member.ended && member.stands.is_none() {
                world.running = Some(Running { size, number: number as u32, team: Arc::clone(&alone) });
                match advance(world, job.core, job.pipe, &mut member.settings, &mut member.thread)? {
                    Stop::End(_) => member.ended = true,
                    Stop::Together(team, run, instruction) => member.stands = Some((team, run, instruction)),
                }
            }
        }
        if members.iter().all(|member| member.ended) {
            return Ok(());
        }
        let mut moved = false;
        for first in (0..members.len()).step_by(TEAM) {
            let end = (first + TEAM).min(members.len());
            if let Some((Team::Neighbours, ..)) = meeting(&members[first..end])? {
                together(world, job, size, members, first..end)?;
                moved = true;
            }
        }
        if !moved {
            meeting(members)?;
            together(world, job, size, members, 0..members.len())?;
        }
    }
}

/// Returns the operation at which the threads wait; fails if they wait at different ones.
fn meeting<'p>(members: &[Member<'p>]) -> Exec<Option<(Team, Run, &'p Instruction)>> {
    let mut standing = members.iter().filter_map(|member| member.stands);
    let Some(first) = standing.next() else { return Ok(None) };
    match standing.find(|(.., instruction)| instruction.place != first.2.place) {
        None => Ok(Some(first)),
        Some((.., other)) => {
            let message = "expected all threads at one operation that they do together, found threads at another";
            Err(Fault::new(codes::RUN_UNDEFINED, message)
                .or_at(first.2.place)
                .with(other.place, "threads of the same team are here"))
        }
    }
}

/// Executes an operation in all threads that wait at it.
fn together<'p>(
    world: &mut World<'p>,
    job: &Job<'_, 'p>,
    size: [u32; 3],
    members: &mut [Member<'p>],
    range: std::ops::Range<usize>,
) -> Exec {
    let operands = |member: &mut Member<'p>| {
        let (.., instruction) = member.stands?;
        Some(member.thread.values(&instruction.operands))
    };
    let team: Arc<[Option<Vec<Value>>]> = members[range.clone()].iter_mut().map(operands).collect();
    for (number, lane) in range.zip(0..) {
        let member = &mut members[number];
        let (Some((_, run, instruction)), Some(Some(operands))) = (member.stands.take(), team.get(lane)) else {
            continue;
        };
        world.running = Some(Running { size, number: number as u32, team: Arc::clone(&team) });
        let settings = Arc::clone(&member.settings);
        let job =
            Job { core: job.core, pipe: job.pipe, instruction, operands, written: &[], settings, continued: false };
        let done = execute(world, job, run)?;
        member.thread.done(instruction, done.results);
    }
    Ok(())
}
