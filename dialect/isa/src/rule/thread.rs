//! Rules on values of single threads, and on structs.

use super::{Idx, Source, Val};
use crate::names::Key;
use crate::op::Opcode;
use crate::types::{AddressSpace, DTypeSet};
use serde::Serialize;

/// A rule on values of single threads, or on structs.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum ThreadRule {
    /// A value has a legal type.
    Values {
        /// Values; each is checked separately.
        values: &'static [Val],
        /// Legal scalars.
        scalars: DTypeSet,
        /// Element types of legal vectors of two elements.
        pairs: DTypeSet,
    },
    /// Values have the same type.
    SameTypes(&'static [Val]),
    /// Signedness is given only if the value is an integer.
    Signed {
        /// The value.
        value: Idx,
        /// The attribute.
        attr: Key,
        /// Whether an integer requires it.
        required: bool,
    },
    /// A path leads to a field of a struct, and a value has the type of the field.
    Field {
        /// The struct.
        record: Idx,
        /// Attribute of the path.
        path: Key,
        /// The value; the first result if `None`.
        value: Option<Idx>,
    },
    /// This operation defines a value.
    MadeBy {
        /// The value.
        value: Idx,
        /// The operation.
        op: Opcode,
    },
    /// A conversion is legal, with the given rounding, saturation and signedness.
    Convert {
        /// The value that is converted.
        src: Idx,
        /// Attribute of the rounding.
        rounding: Key,
        /// Attribute of the saturation.
        saturation: Key,
        /// Attribute of the signedness.
        signedness: Key,
    },
    /// A value fits into a slot, which keeps it between launches.
    Kept {
        /// The value.
        value: Val,
        /// Attribute of the slot.
        slot: Key,
    },
    /// A thread can load or store the value by one access.
    Accessed(Val),
    /// The operation does not access 64-bit elements in a memory on the chip.
    NarrowIn {
        /// The pointer.
        ptr: Idx,
        /// The memory.
        #[serde(rename = "memory")]
        space: AddressSpace,
    },
    /// Only these operations use the first result.
    UsedBy(&'static [Opcode]),
    /// Like [`ThreadRule::UsedBy`], for an address.
    AddressUsedBy(&'static [Opcode]),
}

impl ThreadRule {
    /// Returns the codes that the rule may report, the principal one first.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            ThreadRule::Values { .. } | ThreadRule::Accessed(_) => &[905],
            ThreadRule::Convert { .. } => &[913, 904],
            ThreadRule::Kept { .. } => &[914],
            ThreadRule::NarrowIn { .. } => &[915],
            ThreadRule::SameTypes(_) => &[906],
            ThreadRule::Signed { .. } => &[907],
            ThreadRule::Field { .. } => &[908, 909],
            ThreadRule::MadeBy { .. } => &[910],
            ThreadRule::UsedBy(_) => &[911],
            ThreadRule::AddressUsedBy(_) => &[912],
        }
    }

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        match self {
            ThreadRule::Values { .. }
            | ThreadRule::Accessed(_)
            | ThreadRule::Convert { .. }
            | ThreadRule::Kept { .. }
            | ThreadRule::NarrowIn { .. }
            | ThreadRule::SameTypes(_)
            | ThreadRule::Signed { .. }
            | ThreadRule::Field { .. }
            | ThreadRule::MadeBy { .. }
            | ThreadRule::AddressUsedBy(_)
            | ThreadRule::UsedBy(_) => Source::Text("ptoas, verifier"),
        }
    }

    /// Returns the operands to which the rule refers.
    pub fn operands(&self) -> Vec<Idx> {
        match *self {
            ThreadRule::Values { values, .. } | ThreadRule::SameTypes(values) => {
                values.iter().filter_map(|value| value.operand()).collect()
            }
            ThreadRule::Signed { value, .. }
            | ThreadRule::MadeBy { value, .. }
            | ThreadRule::Convert { src: value, .. }
            | ThreadRule::NarrowIn { ptr: value, .. } => vec![value],
            ThreadRule::Kept { value, .. } | ThreadRule::Accessed(value) => value.operand().into_iter().collect(),
            ThreadRule::Field { record, value, .. } => [Some(record), value].into_iter().flatten().collect(),
            ThreadRule::UsedBy(_) | ThreadRule::AddressUsedBy(_) => Vec::new(),
        }
    }

    /// Returns the attributes to which the rule refers.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            ThreadRule::Signed { attr, .. } => vec![attr],
            ThreadRule::Field { path, .. } => vec![path],
            ThreadRule::Convert { rounding, saturation, signedness, .. } => vec![rounding, saturation, signedness],
            ThreadRule::Kept { slot, .. } => vec![slot],
            ThreadRule::Values { .. }
            | ThreadRule::Accessed(_)
            | ThreadRule::NarrowIn { .. }
            | ThreadRule::SameTypes(_)
            | ThreadRule::MadeBy { .. }
            | ThreadRule::AddressUsedBy(_)
            | ThreadRule::UsedBy(_) => Vec::new(),
        }
    }
}
