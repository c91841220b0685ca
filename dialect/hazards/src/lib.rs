//! Checks that the pipes of a core are in order, in programs from anywhere: `pto-opt --verify-sync`.
//!
//! Pipes do what is issued to them one after the other, and at the same time as other pipes. What must hold:
//!
//! * Two operations on different pipes of which one writes a byte that the other one touches are in order, by a flag, a
//!   chain of them, a barrier of all pipes, or a buffer that is handed on. Where a pipe needs barriers for its own
//!   operations ([`pto_isa::target::NEEDS_BARRIER`]), so are two of them.
//! * On all paths a flag is set before it is waited for, and waited for before it is set again. A flag set before it is
//!   waited for, in the order of the program, is reached on every schedule: pipes take what is issued in this order, so that
//!   the earliest operation that has not been done is never one that waits. So nothing waits without end.
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.tadd ins(%a, %a : ..) outs(%b : ..)   // refused: PTO1250, PIPE_V reads what PIPE_MTE2 writes
//! ```
//!
//! [`walk`] goes through each function on all paths, with a clock for each pipe as the interpreter has it, on numbers that
//! may be unknown. [`effects`] knows what operations touch, [`orders`] what flags and barriers mean, [`state`] what is under
//! way. A function that others call is looked at where it is called.
//!
//! What is taken for granted, so that programs that are right are not refused: arguments of a function are different
//! buffers; in global memory, addresses that differ by an unknown number are different ones; a pointer is used within the
//! buffer that begins at it; accesses of one pipe of which it is known only where they begin, and that begin at different
//! bytes, are beside each other; a loop inside of another one has an iteration, where the trip count is unknown; what other
//! cores do orders what this core does before its signal and after its wait; events whose number is not known are the ones
//! waited for. Accesses of different cores are not compared, nor accesses inside of a vector scope, nor the exponents that
//! `mad_mx` reads.
//!
//! What the check does not see is a finding too, a warning: see [`unseen`].
//!
//! Independent of the pass that makes flags (`pto-sync`), with which it shares the table of the ISA only.

mod arith;
mod clock;
mod effects;
mod extent;
mod finding;
mod linear;
mod memory;
mod orders;
mod path;
mod queues;
mod span;
mod state;
mod sync;
mod unseen;
mod value;
mod walk;

pub use finding::Finding;
pub use sync::{PASS, register_passes, verify};

use effects::Bases;
use pto_isa::{
    rule::{Core, Joint},
    target,
    types::Pipe,
};
use pto_program::{AttributeValue, Code, Function, Place, Program, Structure};
use pto_upstream::{Control, Is};
use state::Pipes;
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    rc::Rc,
};
use walk::Walk;

/// Everything wrong with the order of pipes in a program, each function for its target, in the order of the text; and what
/// cannot be seen ([`codes::UNSEEN`]).
pub fn check(program: &Program) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut known: HashSet<Finding> = HashSet::new();
    each(program, |walk, function| {
        let mut gone = walk().function(function);
        // Once more, for the path: where paths have come together it is not known which one it is.
        if !gone.findings.is_empty() {
            let apart = walk().apart().function(function).findings;
            let ways: HashMap<_, &Finding> = apart.iter().rev().map(|finding| (finding.of(), finding)).collect();
            for finding in &mut gone.findings {
                if let Some(same) = ways.get(&finding.of()) {
                    finding.path.clone_from(&same.path);
                }
            }
        }
        let found = gone.findings.into_iter().chain(gone.unseen.findings());
        findings.extend(found.filter(|finding| known.insert(finding.clone())));
    });
    findings.sort_by_key(|finding| (finding.at, finding.code));
    findings
}

/// What an operation was seen to do to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// It reads.
    pub reads: bool,
    /// It writes.
    pub writes: bool,
}

/// What [`check`] sees the operations of a program do to memory: what is compared with what others do.
pub fn seen(program: &Program) -> BTreeMap<Place, Seen> {
    let mut all: BTreeMap<Place, Seen> = BTreeMap::new();
    each(program, |walk, function| {
        for (place, seen) in walk().recording().function(function).seen.into_iter().flatten() {
            let known = all.entry(place).or_default();
            *known = Seen { reads: known.reads || seen.reads, writes: known.writes || seen.writes };
        }
    });
    all
}

/// How much [`check`] goes through: operations that are done on a state, and parts of states that are copied or compared.
pub fn steps(program: &Program) -> u64 {
    let mut steps = 0;
    each(program, |walk, function| steps += walk().function(function).steps);
    steps
}

/// Does something with each function that is looked at by itself, for each kind of core that runs it.
fn each<'p>(program: &'p Program, mut go: impl FnMut(&dyn Fn() -> Walk<'p>, &'p Function)) {
    for function in roots(program) {
        let reachable = program.reachable(function);
        let (pipes, operations) = pipes(function, &reachable);
        let bases = Rc::new(Bases::of(reachable.into_iter()));
        for core in cores(program, function) {
            go(&|| Walk::new(program, Rc::clone(&bases), core, pipes, operations), function);
        }
    }
}

/// The pipes of a core that runs functions, and how many operations these have.
fn pipes(function: &Function, reachable: &[&Function]) -> (Pipes, usize) {
    let barriers = target::NEEDS_BARRIER.on(function.target);
    let in_order = std::array::from_fn(|index| !barriers.contains(&Pipe::ALL[index]));
    let mut used = [false; clock::PIPES];
    let mut operations = 0;
    for instruction in reachable.iter().flat_map(|function| function.instructions()) {
        operations += 1;
        match &instruction.code {
            // Threads and scopes run on the vector pipe, and entries of pipes between cores are moved by several.
            Code::Row(row) if pto_program::launches(row) || instruction.structure == Some(Structure::Scope) => {
                used[Pipe::V as usize] = true;
            }
            Code::Row(row) if row.joints().any(|j| matches!(j, Joint::PipeUse(_) | Joint::PipeValueUse(_))) => {
                used = [true; clock::PIPES];
            }
            Code::Row(row) => used[instruction.pipe as usize] |= effects::touches(row) != effects::Touched::None,
            Code::Upstream(upstream) => used[Pipe::S as usize] |= upstream.touches().is_some(),
            Code::Other(_) => {}
        }
    }
    (Pipes { in_order, used }, operations)
}

/// Functions that are looked at by themselves: those that no other one calls, and of those that call each other the first.
fn roots(program: &Program) -> Vec<&Function> {
    let called: HashSet<&str> = program.functions.iter().flat_map(calls).collect();
    let with_body = || program.functions.iter().filter(|function| !function.body.blocks.is_empty());
    let mut roots: Vec<&Function> = with_body().filter(|function| !called.contains(function.name.as_str())).collect();
    let mut reached: HashSet<&str> = HashSet::new();
    let mut next = 0;
    let mut open: Vec<&str> = Vec::new();
    for function in with_body() {
        while let Some(root) = roots.get(next) {
            next += 1;
            open.push(&root.name);
            while let Some(name) = open.pop() {
                if reached.insert(name) {
                    open.extend(program.function(name).into_iter().flat_map(calls));
                }
            }
        }
        if !reached.contains(function.name.as_str()) {
            roots.push(function);
        }
    }
    roots
}

/// Functions a function calls, or starts threads with.
fn calls(function: &Function) -> impl Iterator<Item = &str> {
    let calls = |code: &Code| match code {
        Code::Upstream(upstream) => upstream.is == Is::Control(Control::Call),
        Code::Row(row) => row.joints().any(|joint| matches!(joint, Joint::Launch { .. })),
        Code::Other(_) => false,
    };
    let instructions = function.instructions().into_iter().filter(move |instruction| calls(&instruction.code));
    instructions.filter_map(|instruction| match instruction.attribute("callee") {
        AttributeValue::Symbol(name) => Some(name.as_str()),
        _ => None,
    })
}

/// The kinds of core that run a function: both where it has code for both, else one that runs all of it.
fn cores(program: &Program, function: &Function) -> Vec<Option<Core>> {
    if function.core.is_some() {
        return vec![function.core];
    }
    let mut kinds: Vec<Core> = Vec::new();
    for reachable in program.reachable(function) {
        kinds.extend(reachable.core.iter().chain(&reachable.sections));
    }
    let both = [Core::Cube, Core::Vector];
    if both.iter().all(|kind| kinds.contains(kind)) { both.map(Some).to_vec() } else { vec![None] }
}
