//! Rules on values of single threads, and on structs.

use super::{Idx, Source, Val};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;

/// A rule on values of single threads, or on structs.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum ThreadRule {
    /// A value is of an admitted type.
    Values {
        /// Values, each judged alone.
        values: &'static [Val],
        /// Admitted scalars.
        scalars: DTypeSet,
        /// Elements of admitted vectors of two.
        pairs: DTypeSet,
    },
    /// Values have one type.
    SameTypes(&'static [Val]),
    /// Signedness is given exactly where the value is an integer.
    Signed {
        /// The value.
        value: Idx,
        /// The attribute.
        attr: Key,
    },
    /// A path leads to a field, whose type a value has.
    Field {
        /// The struct.
        record: Idx,
        /// Attribute of the path.
        path: Key,
        /// The value; the first result if `None`.
        value: Option<Idx>,
    },
    /// A value is what an operation of this name made.
    MadeBy {
        /// The value.
        value: Idx,
        /// Name of the operation.
        op: &'static str,
    },
    /// The first result is used by operations of these names alone.
    UsedBy(&'static [&'static str]),
}

impl ThreadRule {
    /// Codes the rule may report, the principal one first.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            ThreadRule::Values { .. } => &[905],
            ThreadRule::SameTypes(_) => &[906],
            ThreadRule::Signed { .. } => &[907],
            ThreadRule::Field { .. } => &[908, 909],
            ThreadRule::MadeBy { .. } => &[910],
            ThreadRule::UsedBy(_) => &[911],
        }
    }

    /// Who states the rule.
    pub const fn source(&self) -> Source {
        match self {
            ThreadRule::Values { .. }
            | ThreadRule::SameTypes(_)
            | ThreadRule::Signed { .. }
            | ThreadRule::Field { .. }
            | ThreadRule::MadeBy { .. }
            | ThreadRule::UsedBy(_) => Source::Text("ptoas, verifier"),
        }
    }

    /// Operands the rule names.
    pub fn operands(&self) -> Vec<Idx> {
        match *self {
            ThreadRule::Values { values, .. } | ThreadRule::SameTypes(values) => {
                values.iter().filter_map(|value| value.operand()).collect()
            }
            ThreadRule::Signed { value, .. } | ThreadRule::MadeBy { value, .. } => vec![value],
            ThreadRule::Field { record, value, .. } => [Some(record), value].into_iter().flatten().collect(),
            ThreadRule::UsedBy(_) => Vec::new(),
        }
    }

    /// Attributes the rule names.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            ThreadRule::Signed { attr, .. } => vec![attr],
            ThreadRule::Field { path, .. } => vec![path],
            ThreadRule::Values { .. }
            | ThreadRule::SameTypes(_)
            | ThreadRule::MadeBy { .. }
            | ThreadRule::UsedBy(_) => Vec::new(),
        }
    }
}
