//! What the check cannot see: accesses that are compared with no others, and paths that are left out.
//!
//! Each is a warning (PTO1255) and not silence. There is one for each cause and name of the operation that is the cause, at
//! the first such operation, however many there are.

use crate::finding::Finding;
use pto_isa::codes;
use pto_program::{Place, Program};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Why something is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Cause {
    /// An operand in memory is at an address of which nothing is known.
    Value,
    /// So is memory of unknown source, by its number ([`Root::Unknown`](crate::value::Root::Unknown)).
    Source(u32),
    /// An address is one of too many.
    Choices,
    /// Accesses of two pipes stand at addresses whose distance is not known, and nothing orders them.
    Distance,
    /// An operation that the table does not describe takes memory, or has regions.
    Operation,
    /// A function without a body is called with memory.
    Callee,
    /// Calls inside of each other are too deep.
    Depth,
    /// There are too many paths that differ in the flags that are set.
    Paths,
    /// There is too much to go through.
    Effort,
}

impl Cause {
    fn message(self, name: &str) -> String {
        match self {
            Cause::Value | Cause::Source(_) => {
                format!("expected memory whose place follows from the program, found an address that `{name}` gives")
            }
            Cause::Choices => format!("expected one of a few addresses, found one of too many in `{name}`"),
            Cause::Distance => {
                format!(
                    "expected addresses at known distances, found some of `{name}` at distances computed at run time"
                )
            }
            Cause::Operation => {
                format!("expected operations of known effects, found `{name}`, which may access memory")
            }
            Cause::Callee => {
                format!("expected a function with a body, found that `{name}` gives memory to one without")
            }
            Cause::Depth => format!("expected fewer calls inside of each other, found `{name}` too deep"),
            Cause::Paths => format!("expected fewer paths with different flags, found more at `{name}`"),
            Cause::Effort => {
                format!("expected less to go through, found loops and calls that are too many at `{name}`")
            }
        }
    }

    /// What follows from it.
    const fn consequence(self) -> &'static str {
        match self {
            Cause::Value | Cause::Source(_) | Cause::Choices => "accesses to it are not compared with others",
            Cause::Distance => "they are taken not to overlap",
            Cause::Operation | Cause::Callee | Cause::Depth => "what it accesses is not compared",
            Cause::Paths => "the paths behind it are not all checked",
            Cause::Effort => "loops from here on are checked for fewer iterations, and calls are left out",
        }
    }
}

/// What was not seen, each once.
#[derive(Debug, Default)]
pub(crate) struct Unseen {
    /// Operations that give memory of unknown source.
    sources: HashMap<u32, Place>,
    known: HashSet<(Cause, Place)>,
    /// For each cause and operation the first one, the first access, and how many there are.
    found: BTreeMap<(&'static str, String), Group>,
}

#[derive(Debug)]
struct Group {
    cause: Cause,
    name: String,
    at: Place,
    access: Place,
    count: usize,
}

impl Unseen {
    /// Memory of unknown source is given by an operation.
    pub(crate) fn source(&mut self, number: u32, at: Place) {
        self.sources.insert(number, at);
    }

    /// Something is not seen at an operation.
    pub(crate) fn note(&mut self, program: &Program, cause: Cause, access: Place) {
        let (key, at) = match cause {
            Cause::Source(number) => (Cause::Value, self.sources.get(&number).copied().unwrap_or(access)),
            other => (other, access),
        };
        if !self.known.insert((key, at)) {
            return;
        }
        let name = program.name(at).unwrap_or_default().to_owned();
        // Of what no operation alone is the cause there is one.
        let of = match key {
            Cause::Distance | Cause::Paths | Cause::Effort => String::new(),
            Cause::Value | Cause::Source(_) | Cause::Choices | Cause::Operation | Cause::Callee | Cause::Depth => {
                name.clone()
            }
        };
        let group = Group { cause: key, name, at, access, count: 0 };
        self.found.entry((key.consequence(), of)).or_insert(group).count += 1;
    }

    /// What is reported.
    pub(crate) fn findings(&self) -> Vec<Finding> {
        let finding = |((consequence, _), group): (&(&'static str, String), &Group)| {
            let more = match group.count {
                0 | 1 => String::new(),
                count => format!(" (and {} more)", count - 1),
            };
            let access = (group.access != group.at).then(|| (group.access, "it is accessed here".to_owned()));
            Finding {
                code: codes::UNSEEN,
                at: group.at,
                message: format!("{}: {consequence}{more}", group.cause.message(&group.name)),
                other: access,
                range: None,
                help: None,
                path: Vec::new(),
            }
        };
        self.found.iter().map(finding).collect()
    }
}
