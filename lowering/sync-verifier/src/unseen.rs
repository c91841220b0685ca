//! Collects what the verifier cannot check: accesses that it compares with no others, and paths that it does not
//! follow.
//!
//! Each is a warning (PTO1255), one per cause and operation name, at the first operation.

use crate::finding::Finding;
use pto_isa::codes;
use pto_program::{Place, Program};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::collections::BTreeMap;

/// The reason why the verifier does not check something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Cause {
    /// An operand in memory is at an unknown address.
    Value,
    /// The memory is of unknown source, identified by its index ([`Root::Unknown`](crate::value::Root::Unknown)).
    Source(u32),
    /// An address has too many alternatives.
    Choices,
    /// Two pipes access addresses at an unknown distance, without order.
    Distance,
    /// Two pipes may access overlapping bytes, since a trip count or a mask is computed at run time.
    Extent,
    /// An operation that the instruction table does not define takes memory or has regions.
    Operation,
    /// A function without a body is called with memory.
    Callee,
    /// Calls are nested too deeply.
    Depth,
    /// Too many paths differ in their pending flags.
    Paths,
    /// The budget of steps is spent.
    Effort,
}

impl Cause {
    fn message(self, name: &str) -> String {
        match self {
            Cause::Value | Cause::Source(_) => {
                format!("expected an address that follows from the program, found an unknown one at `{name}`")
            }
            Cause::Choices => format!("expected an address with few alternatives, found too many in `{name}`"),
            Cause::Distance => {
                format!("expected addresses at known distances, found distances computed at run time in `{name}`")
            }
            Cause::Extent => {
                format!(
                    "expected accesses whose extent follows from the program, found `{name}`, whose mask or trip count is computed at run time"
                )
            }
            Cause::Operation => {
                format!("expected operations of known effects, found `{name}`, which may access memory")
            }
            Cause::Callee => {
                format!("expected a function with a body, found that `{name}` passes memory to one without")
            }
            Cause::Depth => format!("expected fewer nested calls, found too many at `{name}`"),
            Cause::Paths => format!("expected fewer paths with different flags, found more at `{name}`"),
            Cause::Effort => {
                format!("expected fewer nested loops and calls, found too many at `{name}`")
            }
        }
    }

    /// Returns the consequence of the cause.
    const fn consequence(self) -> &'static str {
        match self {
            Cause::Value | Cause::Source(_) | Cause::Choices => "accesses to it are not compared with others",
            Cause::Distance => "they are taken not to overlap",
            Cause::Extent => "it is taken to end where the next buffer begins",
            Cause::Operation | Cause::Callee | Cause::Depth => "what it accesses is not compared",
            Cause::Paths => "not all paths after it are checked",
            Cause::Effort => "later loops are checked for fewer iterations, and later calls are skipped",
        }
    }
}

/// What was not checked, without repetitions.
#[derive(Debug, Default)]
pub(crate) struct Unseen {
    /// Operations that return memory of unknown source.
    sources: HashMap<u32, Place>,
    known: HashSet<(Cause, Place)>,
    /// For each cause and operation name: the first operation, the first access, and their number.
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
    /// Returns whether everything was checked.
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Records that an operation returns memory of unknown source.
    pub(crate) fn source(&mut self, number: u32, at: Place) {
        self.sources.insert(number, at);
    }

    /// Records that an operation is not checked.
    pub(crate) fn note(&mut self, program: &Program, cause: Cause, access: Place) {
        let (key, at) = match cause {
            Cause::Source(number) => (Cause::Value, self.sources.get(&number).copied().unwrap_or(access)),
            other => (other, access),
        };
        if !self.known.insert((key, at)) {
            return;
        }
        let name = program.name(at).unwrap_or_default().to_owned();
        // Causes that apply to the whole program yield one finding.
        let of = match key {
            Cause::Distance | Cause::Paths | Cause::Effort => String::new(),
            Cause::Value
            | Cause::Source(_)
            | Cause::Choices
            | Cause::Extent
            | Cause::Operation
            | Cause::Callee
            | Cause::Depth => name.clone(),
        };
        let group = Group { cause: key, name, at, access, count: 0 };
        self.found.entry((key.consequence(), of)).or_insert(group).count += 1;
    }

    /// Returns the warnings.
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
                pipes: None,
                range: None,
                help: None,
                path: Vec::new(),
            }
        };
        self.found.iter().map(finding).collect()
    }
}
