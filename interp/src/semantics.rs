//! Semantics of operations: the functions are in the file of their family, in a `match` over its operations.

use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use pto_isa::{Op, codes};
use pto_program::{Code, Function, Program};
use pto_upstream::Is;

/// The function of an operation.
pub type Run = fn(&mut Ctx<'_, '_>) -> Exec;

/// How the machine executes an operation.
#[derive(Clone, Copy, Debug)]
pub enum Semantics {
    /// Calls a function.
    Run(Run),
    /// Calls a function in all threads of a team at the same time.
    Together(Team, Run),
    /// Launches a function in threads.
    Launch,
    /// Executes its region: [`pto_program::Structure`].
    Structure,
    /// Not implemented: programs that contain it are rejected.
    Missing,
}

/// Threads of a launch that execute an operation together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Team {
    /// 32 threads with consecutive numbers.
    Neighbours,
    /// All threads.
    All,
}

/// Returns the semantics of an operation.
pub const fn lookup(op: &Op) -> Semantics {
    crate::ops::semantics(op.opcode)
}

/// Returns a fault for the first operation that is not interpreted, in a function and those it mentions.
pub fn unsupported(program: &Program, entry: &Function) -> Option<Box<Fault>> {
    let instructions = program.reachable(entry).into_iter().flat_map(Function::instructions);
    let missing = instructions.filter(|instruction| match &instruction.code {
        Code::Op(def) => matches!(lookup(def), Semantics::Missing),
        Code::Upstream(upstream) => matches!(upstream.is, Is::Outer(_)),
        Code::Other(_) => true,
    });
    let first = missing.min_by_key(|instruction| instruction.place)?;
    let message = format!("{} is not interpreted", first.name());
    Some(Fault::new(codes::RUN_NOT_INTERPRETED, message).or_at(first.place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pto_program::{Structure, launches};

    #[test]
    fn operations_are_what_the_rows_say_of_their_regions() {
        for def in pto_isa::ops::all() {
            let semantics = lookup(def);
            assert_eq!(matches!(semantics, Semantics::Structure), Structure::of(def).is_some(), "{}", def.name);
            assert_eq!(matches!(semantics, Semantics::Launch), launches(def), "{}", def.name);
        }
    }
}
