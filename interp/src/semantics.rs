//! What operations do: the functions themselves are in the file of their family, in a `match` over its operations.

use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use pto_isa::{Op, codes};
use pto_program::{Code, Function, Program};
use pto_upstream::Is;

/// What an operation does.
pub type Run = fn(&mut Ctx<'_, '_>) -> Exec;

/// How the engine treats an operation.
#[derive(Clone, Copy, Debug)]
pub enum Semantics {
    /// It is a function.
    Run(Run),
    /// It is a function that threads of a launch do at the same time.
    Together(Team, Run),
    /// It runs a function in threads.
    Launch,
    /// It is what is inside of it: [`pto_program::Structure`].
    Structure,
    /// Not implemented: a program that contains it is refused.
    Missing,
}

/// Threads of a launch that do an operation together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Team {
    /// 32 threads with neighbouring numbers.
    Neighbours,
    /// All of them.
    All,
}

/// The semantics of an operation.
pub const fn lookup(op: &Op) -> Semantics {
    crate::ops::semantics(op.opcode)
}

/// The first operation that is not interpreted in a function and those it mentions, as a fault.
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
        for row in pto_isa::ops::all() {
            let semantics = lookup(row);
            assert_eq!(matches!(semantics, Semantics::Structure), Structure::of(row).is_some(), "{}", row.name);
            assert_eq!(matches!(semantics, Semantics::Launch), launches(row), "{}", row.name);
        }
    }
}
