//! Parts of rules: severity, source, legal types, subjects.

use super::Idx;
use crate::names::Key;
use crate::target::PerTarget;
use crate::types::DTypeSet;
use serde::Serialize;
use std::fmt;

/// Severity of the violation of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Severity {
    /// Always a warning.
    Warning,
    /// A rule that only the manual states and that files violate which ptoas accepts: a warning, or an error with
    /// `--strict`.
    ManualOnly,
    /// An error.
    Error,
}

/// Whether the compiler or the program plans the memory of a core: the values of `--pto-level`.
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

    /// Returns the word on a command line.
    pub const fn word(self) -> &'static str {
        match self {
            PlanLevel::Level1 => "level1",
            PlanLevel::Level2 => "level2",
            PlanLevel::Level3 => "level3",
        }
    }

    /// Returns whether the program chooses the addresses.
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

/// Source of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Source {
    /// The manual pages of the operation.
    OpPage,
    /// The source of the element types of the operation ([`crate::op::TypesBy`]).
    Types,
    /// This text.
    Text(&'static str),
}

/// Source of rules that this project states.
pub const OWN: &str = "this toolchain";

/// Source of rules that only ptoas states, and of rules of operations without a manual page.
pub const PEER: &str = "ptoas, verifier";

/// Element types that a rule admits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Allowed {
    /// Those of the op definition ([`crate::Op::dtypes`]).
    Definition,
    /// These.
    Only(PerTarget<DTypeSet>),
}

/// An operand or attribute to which a condition refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Subject {
    /// The operand, if it is present.
    Operand(Idx),
    /// The attribute, if its value differs from the default.
    Attr(Key),
}
