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
//! buffers; addresses that differ by an unknown number are different ones; a pointer is used within the buffer that begins
//! at it; accesses of one pipe of which it is known only where they begin, and that begin at different bytes, are beside each
//! other; a loop inside of another one has a turn, where nobody knows how many; what other cores do orders what this core does
//! before its signal and behind its wait; events whose number is not known are the ones waited for. Accesses of different cores are not compared, nor accesses inside of a vector scope.
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
mod span;
mod state;
mod sync;
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
use pto_program::{AttributeValue, Code, Function, Program};
use pto_upstream::{Control, Is};
use std::collections::HashSet;

/// Everything wrong with the order of pipes in a program, each function for its target, in the order of the text.
pub fn check(program: &Program) -> Vec<Finding> {
    let called: HashSet<&str> = program.functions.iter().flat_map(calls).collect();
    let mut findings: Vec<Finding> = Vec::new();
    for function in program.functions.iter().filter(|function| !called.contains(function.name.as_str())) {
        if function.body.blocks.is_empty() {
            continue;
        }
        let barriers = target::NEEDS_BARRIER.on(function.target);
        let in_order = std::array::from_fn(|index| !barriers.contains(&Pipe::ALL[index]));
        let bases = Bases::of(program.reachable(function).into_iter());
        for core in cores(program, function) {
            let walk = || walk::Walk::new(program, &bases, core, in_order);
            let found = walk().function(function);
            // Once more, for the path: where paths have come together nobody knows which one it is.
            let apart = if found.is_empty() { Vec::new() } else { walk().apart().function(function) };
            for mut finding in found {
                if let Some(same) = apart.iter().find(|other| other.is_of(&finding)) {
                    finding.path.clone_from(&same.path);
                }
                if !findings.contains(&finding) {
                    findings.push(finding);
                }
            }
        }
    }
    findings.sort_by_key(|finding| (finding.at, finding.code));
    findings
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
