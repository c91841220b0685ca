//! Rules on virtual vectors and their masks.

use super::{Idx, Source, Val};
use crate::names::Key;
use serde::Serialize;

/// How the elements of a result compare with those of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Order {
    /// More bits.
    Wider,
    /// Fewer bits.
    Narrower,
}

/// A rule on virtual vectors and their masks.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Vmi {
    /// Values have as many lanes as the first.
    Lanes(&'static [Val]),
    /// Values have the type of the first, but for the layout.
    SameButLayout(&'static [Val]),
    /// Values have the element type of the first.
    SameElements(&'static [Val]),
    /// Lanes are whole groups.
    Groups {
        /// Vector.
        of: Val,
        /// Attribute of the number of groups.
        attr: Key,
    },
    /// A vector has one lane for each group; one lane without groups.
    OnePerGroup {
        /// Vector.
        of: Val,
        /// Attribute of the number of groups.
        attr: Option<Key>,
    },
    /// Elements of the result have more, or fewer, bits.
    Width {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
        /// More or fewer.
        order: Order,
    },
    /// Source and result have the same number of bits.
    SameBits {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// There is an index for each lane of the result, inside the source.
    Indices {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
        /// Attribute of the indices.
        attr: Key,
    },
    /// A value that is spread is an element, or a vector of one lane for each group.
    Spread {
        /// Value spread.
        value: Idx,
        /// Result.
        result: Idx,
        /// Attribute of the number of groups.
        attr: Option<Key>,
    },
    /// Number and size of groups give the lanes of a mask.
    GroupSize {
        /// Mask.
        mask: Idx,
        /// Attribute of the number of groups.
        groups: Key,
        /// Attribute of their size.
        size: Key,
    },
    /// Relations that say what unordered floats give need floats.
    OrderedFloats {
        /// Attribute of the relation.
        attr: Key,
        /// Vector compared.
        of: Idx,
    },
    /// Vectors of equal type hold the lanes of another, of the same elements, between them.
    Channels {
        /// The vector of all lanes.
        whole: Val,
        /// The vectors of some.
        parts: Val,
    },
    /// Registers hold the elements of a virtual vector, or predicates a mask.
    Parts {
        /// The virtual vector or mask.
        whole: Val,
        /// The registers or predicates.
        parts: Val,
    },
}

impl Vmi {
    /// Codes the rule may report, the principal one first.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            Vmi::Lanes(_) => &[1001],
            Vmi::SameButLayout(_) => &[1002],
            Vmi::SameElements(_) => &[1003],
            Vmi::Groups { .. } => &[1004],
            Vmi::OnePerGroup { .. } => &[1005],
            Vmi::Width { .. } => &[1006],
            Vmi::SameBits { .. } => &[1007],
            Vmi::Indices { .. } => &[1008],
            Vmi::Spread { .. } => &[1009],
            Vmi::GroupSize { .. } => &[1010],
            Vmi::OrderedFloats { .. } => &[1011],
            Vmi::Channels { .. } => &[1012],
            Vmi::Parts { .. } => &[1013],
        }
    }

    /// Who states the rule.
    pub const fn source(&self) -> Source {
        Source::Text("ptoas, verifier")
    }

    /// Values the rule names.
    pub fn values(&self) -> Vec<Val> {
        use Val::{Operand, Result};
        match *self {
            Vmi::Lanes(values) | Vmi::SameButLayout(values) | Vmi::SameElements(values) => values.to_vec(),
            Vmi::Groups { of, .. } | Vmi::OnePerGroup { of, .. } => vec![of],
            Vmi::Width { src, result, .. } | Vmi::SameBits { src, result } | Vmi::Indices { src, result, .. } => {
                vec![Operand(src), Result(result)]
            }
            Vmi::Spread { value, result, .. } => vec![Operand(value), Result(result)],
            Vmi::GroupSize { mask, .. } => vec![Result(mask)],
            Vmi::OrderedFloats { of, .. } => vec![Operand(of)],
            Vmi::Channels { whole, parts } | Vmi::Parts { whole, parts } => vec![whole, parts],
        }
    }

    /// Attributes the rule names.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            Vmi::Groups { attr, .. } | Vmi::Indices { attr, .. } | Vmi::OrderedFloats { attr, .. } => vec![attr],
            Vmi::OnePerGroup { attr, .. } | Vmi::Spread { attr, .. } => attr.into_iter().collect(),
            Vmi::GroupSize { groups, size, .. } => vec![groups, size],
            Vmi::Lanes(_)
            | Vmi::SameButLayout(_)
            | Vmi::SameElements(_)
            | Vmi::Width { .. }
            | Vmi::SameBits { .. }
            | Vmi::Channels { .. }
            | Vmi::Parts { .. } => Vec::new(),
        }
    }
}
