//! Calls: each callee is inlined, because a kernel is one function.
//!
//! The size after inlining is computed before anything is inlined, in time linear in the program: if each function
//! calls the next one twice, the size doubles with each level.

use pto_isa::Key;
use std::collections::HashMap;

use pto_isa::codes;
use pto_program::Code;
use pto_program::{AttributeValue, Function as Source, Instruction, Place, Program, Region};
use pto_upstream::{Control, Is};

use super::Walker;
use crate::cores;
use crate::refusal::{Lowered, Refusal};
use crate::value::Val;

/// Maximal depth of calls: each level uses stack.
const DEPTH: usize = 1024;
/// Maximal number of instructions of a kernel after inlining.
const INLINED: usize = 1 << 16;
/// Maximal number of functions of a recursion in a message.
const NAMED: usize = 4;

/// The functions that a kernel calls, each with its size after inlining and its call depth.
#[derive(Default)]
pub(super) struct Calls<'p> {
    of: HashMap<&'p str, Inlined>,
}

/// The size and depth of a function after inlining.
#[derive(Clone, Copy, Default)]
struct Inlined {
    instructions: usize,
    depth: usize,
}

/// A function on the current call path from the kernel: its calls, and the number of calls that are processed.
struct Open<'p> {
    function: &'p Source,
    calls: Vec<(&'p Source, Place)>,
    done: usize,
}

impl<'p> Open<'p> {
    fn new(program: &'p Program, function: &'p Source) -> Self {
        let calls = function.instructions().filter_map(|instruction| {
            let callee = program.function(callee(instruction)?)?;
            (!callee.body.blocks.is_empty()).then_some((callee, instruction.place))
        });
        Self { function, calls: calls.collect(), done: 0 }
    }
}

impl<'p> Calls<'p> {
    /// Computes the sizes of all functions that a kernel calls.
    ///
    /// # Errors
    ///
    /// A function is recursive, or the kernel exceeds the limit after inlining.
    pub(super) fn of(program: &'p Program, kernel: &'p Source) -> Result<Self, Refusal> {
        let mut calls = Self::default();
        calls.visit(program, kernel)?;
        if let Some(peer) = program.peer(kernel).filter(|_| cores::communicate(program, kernel)) {
            calls.visit(program, peer)?;
            calls.bounded(peer)?;
        }
        calls.bounded(kernel).map(|()| calls)
    }

    /// Computes the sizes of a function and of all functions that it calls.
    fn visit(&mut self, program: &'p Program, first: &'p Source) -> Result<(), Refusal> {
        let calls = self;
        let mut path = vec![Open::new(program, first)];
        // A function is at most once on the path; its position shows whether a call leads back to it.
        let mut open = HashMap::from([(first.name.as_str(), 0)]);
        while let Some(last) = path.last_mut() {
            let Some((callee, place)) = last.calls.get(last.done).copied() else {
                let function = last.function;
                calls.of.insert(&function.name, calls.inlined(program, function));
                open.remove(function.name.as_str());
                path.pop();
                continue;
            };
            last.done += 1;
            if let Some(start) = open.get(callee.name.as_str()) {
                return Err(recursive(path.get(*start..).unwrap_or_default(), place));
            }
            if !calls.of.contains_key(callee.name.as_str()) {
                open.insert(&callee.name, path.len());
                path.push(Open::new(program, callee));
            }
        }
        Ok(())
    }

    /// Returns the size of a function whose callees are processed.
    fn inlined(&self, program: &Program, function: &Source) -> Inlined {
        let callees = function.instructions().filter_map(callee);
        let callees = callees.filter(|name| program.function(name).is_some_and(|it| !it.body.blocks.is_empty()));
        let depth = callees.filter_map(|name| self.of.get(name)).map(|callee| callee.depth + 1).max();
        Inlined { instructions: self.size(&function.body), depth: depth.unwrap_or(0) }
    }

    /// Checks that a kernel does not exceed the limit.
    fn bounded(&self, kernel: &Source) -> Result<(), Refusal> {
        let Inlined { instructions, depth } = self.of.get(kernel.name.as_str()).copied().unwrap_or_default();
        let reason = if depth > DEPTH {
            format!("its calls are {depth} deep, and at most {DEPTH} are inlined within each other")
        } else if depth > 0 && instructions > INLINED {
            let least = if instructions == usize::MAX { "at least " } else { "" };
            format!(
                "with its calls inlined it has {least}{instructions} instructions, and at most {INLINED} are compiled"
            )
        } else {
            return Ok(());
        };
        let help = "call fewer functions, or put repeated calls into a loop".to_owned();
        let operation = format!("@{}", kernel.name);
        Err(Refusal { code: codes::CALLS_NOT_INLINED, operation, reason, help: Some(help), place: kernel.place })
    }

    /// Returns the number of instructions of a region, including nested regions and inlined callees.
    pub(super) fn size(&self, region: &Region) -> usize {
        let instructions = region.blocks.iter().flat_map(|block| &block.instructions);
        instructions.fold(0, |sum: usize, instruction| {
            let called = callee(instruction).and_then(|name| self.of.get(name)).map_or(0, |callee| callee.instructions);
            let inside = instruction.regions.iter().fold(0, |sum: usize, region| sum.saturating_add(self.size(region)));
            sum.saturating_add(1).saturating_add(called).saturating_add(inside)
        })
    }
}

/// Returns the name of the function that an instruction calls.
fn callee(instruction: &Instruction) -> Option<&str> {
    match (&instruction.code, instruction.attribute(Key::Callee)) {
        (Code::Upstream(upstream), AttributeValue::Symbol(name)) if upstream.is == Is::Control(Control::Call) => {
            Some(name)
        }
        _ => None,
    }
}

/// Returns the error for a call at `place` that leads back to the first function of a path.
fn recursive(path: &[Open<'_>], place: Place) -> Refusal {
    let names: Vec<_> = path.iter().map(|open| format!("@{}", open.function.name)).collect();
    let first = names.first().cloned().unwrap_or_default();
    let reason = match names.get(1..) {
        None | Some([]) => format!("{first} calls itself"),
        Some(others) if others.len() <= NAMED => {
            format!("{first} calls itself through {}", others.join(", "))
        }
        Some(others) => {
            let (named, left) = (others.get(..NAMED).unwrap_or_default(), others.len() - NAMED);
            format!("{first} calls itself through {} and {left} other functions", named.join(", "))
        }
    };
    let help = Some("use a loop: a kernel is one function, into which all calls are inlined".to_owned());
    Refusal { code: codes::CALLS_NOT_INLINED, operation: format!("func.call of {first}"), reason, help, place }
}

impl<'p> Walker<'p> {
    pub(super) fn call(&mut self, instruction: &'p Instruction) -> Lowered {
        let name = callee(instruction).ok_or("without a function")?;
        let callee = self.program.function(name).filter(|callee| !callee.body.blocks.is_empty());
        let callee = callee.ok_or_else(|| format!("of @{name}, which has no body"))?;
        match callee.core {
            // A core skips calls of functions for the other kind.
            Some(core) if instruction.results.is_empty() => {
                self.on_core(core, &mut |walker| walker.inlined(callee, instruction))
            }
            Some(_) | None => {
                self.inlined(callee, instruction);
                Ok(())
            }
        }
    }

    /// Lowers the body of a callee in place of a call.
    fn inlined(&mut self, callee: &'p Source, instruction: &'p Instruction) {
        let arguments: Vec<_> = instruction.operands.iter().map(|slot| self.get(*slot).clone()).collect();
        let results = self.invoke(callee, &mut |walker| walker.body(&callee.body, &arguments));
        self.give(instruction, results);
    }

    /// Lowers code of a function, whose values are apart from those of the caller.
    pub(crate) fn invoke<T>(&mut self, callee: &'p Source, code: &mut dyn FnMut(&mut Self) -> T) -> T {
        let caller = std::mem::replace(&mut self.values, vec![Val::Nothing; callee.slots]);
        let waiting = self.staging.enter();
        let results = code(self);
        self.staging.leave(waiting);
        self.values = caller;
        results
    }
}
