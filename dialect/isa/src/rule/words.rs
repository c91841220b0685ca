//! What rules are made of: severity, source, admitted types, subjects.

use super::Idx;
use crate::names::Key;
use crate::target::PerTarget;
use crate::types::DTypeSet;
use serde::Serialize;
use std::fmt;

/// How hard a rule bites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Severity {
    /// Always a warning.
    Warning,
    /// Stated by the manual alone and broken by files ptoas accepts: a warning, an error under `--strict`.
    ManualOnly,
    /// An error.
    Error,
}

/// Who owns the memories of a core: values of `--pto-level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PlanLevel {
    /// Tiles are values; the compiler plans memory.
    Level1,
    /// Tiles are buffers; the compiler plans memory.
    Level2,
    /// Tiles are buffers at addresses that the program gives.
    Level3,
}

impl PlanLevel {
    /// All levels.
    pub const ALL: &'static [PlanLevel] = &[PlanLevel::Level1, PlanLevel::Level2, PlanLevel::Level3];

    /// The word on a command line.
    pub const fn word(self) -> &'static str {
        match self {
            PlanLevel::Level1 => "level1",
            PlanLevel::Level2 => "level2",
            PlanLevel::Level3 => "level3",
        }
    }

    /// The program gives the addresses.
    pub const fn owns_memory(self) -> bool {
        match self {
            PlanLevel::Level1 | PlanLevel::Level2 => false,
            PlanLevel::Level3 => true,
        }
    }
}

impl fmt::Display for PlanLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Who states a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Source {
    /// The manual pages of the operation.
    OpPage,
    /// Who states the element types of the operation ([`crate::op::TypesBy`]).
    Types,
    /// This text.
    Text(&'static str),
}

/// The source of rules that this project states.
pub const OWN: &str = "this toolchain";

/// The source of rules that the reference compiler alone states, and of those of operations without a manual page.
pub const PEER: &str = "ptoas, verifier";

/// Element types a rule admits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Allowed {
    /// Those of the row ([`crate::Op::dtypes`]).
    Row,
    /// These.
    Only(PerTarget<DTypeSet>),
}

/// What a condition looks at besides operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Subject {
    /// An operand is present.
    Operand(Idx),
    /// An attribute has a value other than its default.
    Attr(Key),
}
