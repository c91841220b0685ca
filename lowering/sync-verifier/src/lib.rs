//! Checks that flags and barriers order the pipes of a core, in any program (`pto-opt --verify-sync`).
//!
//! A pipe executes its operations in issue order, concurrently with other pipes. The verifier requires:
//!
//! * Two conflicting operations on different pipes (they access the same byte, and one writes it) are ordered: by a
//!   flag, a chain of flags, a barrier of all pipes, or a buffer that one releases and the other acquires. On a pipe
//!   that needs barriers ([`pto_isa::target::NEEDS_BARRIER`]), two conflicting operations of that pipe are ordered,
//!   too.
//! * On every path a flag is set before it is waited for, and waited for before it is set again. Pipes execute in issue
//!   order: if each set precedes its wait in the program, the earliest unfinished operation is never a wait, so that no
//!   schedule deadlocks.
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.tadd ins(%a, %a : ..) outs(%b : ..)   // refused: PTO1250, PIPE_V reads what PIPE_MTE2 writes
//! ```
//!
//! `walk` executes each function abstractly on all paths, with a vector clock for each pipe as in the interpreter, on
//! integers that may be unknown. `effects` derives the accesses of operations, `orders` the order that flags and
//! barriers establish; `state` holds the accesses in progress. A called function is checked at each call.
//!
//! The verifier assumes the following, so that it accepts correct programs: the arguments of a function are distinct
//! buffers; in global memory, addresses that differ by an unknown integer are distinct; a pointer is used within the
//! buffer that begins at it; accesses of one pipe that begin at different bytes and have unknown ends are adjacent; a
//! nested loop of unknown trip count executes at least once; other cores order what this core does before its signal
//! and after its wait; a wait for an event of unknown index waits for all pending events. The verifier does not compare
//! accesses within a vector scope. Of accesses of different cores it checks only whether any signal can order them: see
//! `cores`.
//!
//! A warning reports what the verifier cannot check: see `unseen`.
//!
//! It is independent of the pass that inserts flags (`pto-sync`): they share only the instruction table.

mod arith;
mod byte_ranges;
mod causes;
mod clock;
mod cores;
mod effects;
mod extent;
mod finding;
mod history;
mod linear;
mod orders;
mod path;
mod queues;
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
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use state::Pipes;
use std::{collections::BTreeMap, rc::Rc};
use walk::PathWalk;

/// Returns all violations of the order of pipes in source order, each function checked for its target, and warnings
/// about what the verifier cannot check ([`UNSEEN`](pto_isa::codes::UNSEEN)).
pub fn check(program: &Program) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut known: HashSet<Finding> = HashSet::default();
    // The accesses of the other core of the same function.
    let mut before: Option<(&Function, cores::OfCore)> = None;
    each(program, |walk, function, core| {
        let mut walked = walked(walk, function, core);
        // A second walk keeps paths separate, since a joined path does not record its branches.
        if !walked.findings.is_empty() {
            let separate = walk().separate_paths().function(function).findings;
            let paths: HashMap<_, &Finding> = separate.iter().rev().map(|finding| (finding.of(), finding)).collect();
            for finding in &mut walked.findings {
                if let Some(same) = paths.get(&finding.of()) {
                    finding.path.clone_from(&same.path);
                }
            }
        }
        let found = walked.findings.into_iter().chain(walked.unseen.findings());
        findings.extend(found.filter(|finding| known.insert(finding.clone())));
        if let Some(shared) = walked.shared {
            match before.take().filter(|(of, _)| std::ptr::eq(*of, function)) {
                Some((_, other)) => findings.extend(cores::unordered(program, &other, &shared)),
                None => before = Some((function, shared)),
            }
        }
    });
    findings.sort_by_key(|finding| (finding.at, finding.code));
    findings
}

/// The accesses of an operation that the verifier recognizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// It reads memory.
    pub reads: bool,
    /// It writes memory.
    pub writes: bool,
}

/// Returns the accesses of the operations of a program that [`check`] compares with other accesses.
pub fn seen(program: &Program) -> BTreeMap<Place, Seen> {
    let mut all: BTreeMap<Place, Seen> = BTreeMap::new();
    each(program, |walk, function, _| {
        for (place, seen) in walk().recording().function(function).seen.into_iter().flatten() {
            let known = all.entry(place).or_default();
            *known = Seen { reads: known.reads || seen.reads, writes: known.writes || seen.writes };
        }
    });
    all
}

/// Returns the work of [`check`] in steps: operations executed on a state, and parts of states copied or compared.
pub fn steps(program: &Program) -> u64 {
    let mut steps = 0;
    each(program, |walk, function, core| steps += walked(walk, function, core).steps);
    steps
}

/// Walks a function. Loops are summarized first; if that yields a finding, they are walked iteration by iteration.
fn walked<'p>(walk: &dyn Fn() -> PathWalk<'p>, function: &'p Function, core: Option<Core>) -> PathWalk<'p> {
    // Accesses that are shared with other cores are recorded per iteration.
    if core.is_some() && function.core.is_none() {
        return walk().sharing().function(function);
    }
    let summary = walk().summarizing().function(function);
    if summary.findings.is_empty() && summary.unseen.is_empty() {
        return summary;
    }
    let mut precise = walk().function(function);
    precise.steps += summary.steps;
    precise
}

/// Calls `go` for each root function and each kind of core that executes it.
fn each<'p>(program: &'p Program, mut go: impl FnMut(&dyn Fn() -> PathWalk<'p>, &'p Function, Option<Core>)) {
    for function in roots(program) {
        let reachable = program.reachable(function);
        let (pipes, operations) = pipes(function, &reachable);
        let bases = Rc::new(Bases::of(reachable.into_iter()));
        for core in cores(program, function) {
            go(&|| PathWalk::new(program, Rc::clone(&bases), core, pipes, operations), function, core);
        }
    }
}

/// Returns the pipes that reachable functions use, and the number of their operations.
fn pipes(function: &Function, reachable: &[&Function]) -> (Pipes, usize) {
    let barriers = target::NEEDS_BARRIER.on(function.target);
    let in_order = std::array::from_fn(|index| !barriers.contains(&Pipe::ALL[index]));
    let mut used = [false; clock::PIPES];
    let mut operations = 0;
    for instruction in reachable.iter().flat_map(|function| function.instructions()) {
        operations += 1;
        match &instruction.code {
            // Threads and scopes run on the vector pipe; several pipes transfer the entries of queues between cores.
            Code::Op(def) if pto_program::launches(def) || instruction.structure == Some(Structure::Scope) => {
                used[Pipe::V as usize] = true;
            }
            Code::Op(def) if def.joints().any(|j| matches!(j, Joint::PipeUse(_) | Joint::PipeValueUse(_))) => {
                used = [true; clock::PIPES];
            }
            Code::Op(def) => {
                used[instruction.pipe as usize] |= effects::accessed_operands(def) != effects::AccessedOperands::None
            }
            Code::Upstream(upstream) => used[Pipe::S as usize] |= upstream.touches().is_some(),
            Code::Other(_) => {}
        }
    }
    (Pipes { in_order, used }, operations)
}

/// Returns the functions to check separately: those without a caller, and the first one of each recursive group.
fn roots(program: &Program) -> Vec<&Function> {
    let called: HashSet<&str> = program.functions.iter().flat_map(calls).collect();
    let with_body = || program.functions.iter().filter(|function| !function.body.blocks.is_empty());
    let mut roots: Vec<&Function> = with_body().filter(|function| !called.contains(function.name.as_str())).collect();
    let mut reached: HashSet<&str> = HashSet::default();
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

/// Returns the names of the functions that a function calls or launches.
fn calls(function: &Function) -> impl Iterator<Item = &str> {
    let calls = |code: &Code| match code {
        Code::Upstream(upstream) => upstream.is == Is::Control(Control::Call),
        Code::Op(def) => def.joints().any(|joint| matches!(joint, Joint::Launch { .. })),
        Code::Other(_) => false,
    };
    let instructions = function.instructions().filter(move |instruction| calls(&instruction.code));
    instructions.filter_map(|instruction| match instruction.attribute_spelled("callee") {
        AttributeValue::Symbol(name) => Some(name.as_str()),
        _ => None,
    })
}

/// Returns the kinds of core that execute a function: both if it has code for both, otherwise one that executes all of
/// it.
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
