//! The table of semantics: what each row does, by family, checked against the rows when this crate is compiled.

use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use pto_isa::{Family, Op, codes};
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

/// The semantics of a row.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Mnemonic of the row.
    pub name: &'static str,
    /// What it does.
    pub semantics: Semantics,
}

/// An operation that is a function.
pub const fn of(name: &'static str, run: Run) -> Entry {
    Entry { name, semantics: Semantics::Run(run) }
}

/// An operation that is what is inside of it.
pub const fn structure(name: &'static str) -> Entry {
    Entry { name, semantics: Semantics::Structure }
}

/// An operation that threads of a launch do together.
pub const fn together(name: &'static str, team: Team, run: Run) -> Entry {
    Entry { name, semantics: Semantics::Together(team, run) }
}

/// An operation that runs a function in threads.
pub const fn launch(name: &'static str) -> Entry {
    Entry { name, semantics: Semantics::Launch }
}

/// An operation without semantics.
pub const fn missing(name: &'static str) -> Entry {
    Entry { name, semantics: Semantics::Missing }
}

/// Fails to compile unless there is an entry for every row, in the order of the rows. The message is the name of the
/// first row without one, or of the first entry without a row.
#[expect(clippy::panic, reason = "evaluated by the compiler only")]
pub const fn complete(rows: &[Op], entries: &[Entry]) {
    let mut i = 0;
    while i < rows.len() || i < entries.len() {
        if i >= entries.len() {
            panic!("{}", rows[i].name);
        }
        if i >= rows.len() {
            panic!("{}", entries[i].name);
        }
        if !same(rows[i].name, entries[i].name) {
            panic!("{}", rows[i].name);
        }
        i += 1;
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Semantics of every family, in the order of [`Family::ALL`].
pub fn entries(family: Family) -> &'static [Entry] {
    crate::ops::FAMILIES.iter().find(|(found, _)| *found == family).map_or(&[], |(_, entries)| entries)
}

/// The semantics of a row.
pub fn lookup(row: &Op) -> Semantics {
    let found = entries(row.family).iter().find(|entry| entry.name == row.name);
    found.map_or(Semantics::Missing, |entry| entry.semantics)
}

/// The first operation that is not interpreted in a function and those it mentions, as a fault.
pub fn unsupported(program: &Program, entry: &Function) -> Option<Box<Fault>> {
    let instructions = program.reachable(entry).into_iter().flat_map(Function::instructions);
    let missing = instructions.filter(|instruction| match &instruction.code {
        Code::Row(row) => matches!(lookup(row), Semantics::Missing),
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
