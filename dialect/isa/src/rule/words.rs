//! What rules are made of: severity, source, admitted types, subjects.

use super::Idx;
use crate::names::Key;
use crate::target::PerTarget;
use crate::types::DTypeSet;
use serde::Serialize;

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

/// Who states a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Source {
    /// The manual pages of the operation.
    OpPage,
    /// This text.
    Text(&'static str),
}

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
