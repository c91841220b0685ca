//! Rules on values of single threads, and on structs.

use super::{Idx, Source, Val};
use crate::names::Key;
use crate::types::{AddressSpace, DTypeSet};
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
    /// Signedness is given only where the value is an integer.
    Signed {
        /// The value.
        value: Idx,
        /// The attribute.
        attr: Key,
        /// It has to be given; else it may be.
        required: bool,
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
    /// A conversion exists, and has the rounding, saturation and signedness given.
    Convert {
        /// The value converted.
        src: Idx,
        /// Attribute of the rounding.
        rounding: Key,
        /// Attribute of the saturation.
        saturation: Key,
        /// Attribute of the signedness.
        signedness: Key,
    },
    /// A value fits a slot that is kept between launches.
    Kept {
        /// The value.
        value: Val,
        /// Attribute of the slot.
        slot: Key,
    },
    /// A value is one that a thread loads or stores as a whole.
    Accessed(Val),
    /// Memory on the chip has no elements of 64 bits for this operation.
    NarrowIn {
        /// The pointer.
        ptr: Idx,
        /// The memory.
        space: AddressSpace,
    },
    /// The first result is used by operations of these names alone.
    UsedBy(&'static [&'static str]),
    /// As [`ThreadRule::UsedBy`], of an address.
    AddressUsedBy(&'static [&'static str]),
}

impl ThreadRule {
    /// Codes the rule may report, the principal one first.
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

    /// Who states the rule.
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

    /// Operands the rule names.
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

    /// Attributes the rule names.
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
