//! Rules on virtual vectors and their masks.

use super::{Given, Idx, Source, Val};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;

/// A conversion between elements, every combination of members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VmiConversion {
    /// Element types of the source.
    pub from: DTypeSet,
    /// Element types of the result.
    pub to: DTypeSet,
    /// Letters of the roundings that it takes; none where it is exact.
    pub roundings: &'static str,
    /// Whether a saturation is given.
    pub saturates: Given,
    /// Whether values out of range may become the nearest value.
    pub clamps: bool,
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
    /// A conversion exists, and its attributes are those it takes.
    Converts {
        /// Legal conversions.
        table: &'static [&'static [VmiConversion]],
        /// Attribute of the rounding.
        rounding: Option<Key>,
        /// Attribute of the saturation.
        saturate: Option<Key>,
    },
    /// A scalar has the element type of a vector, with its sign.
    Scalar {
        /// The scalar.
        scalar: Idx,
        /// The vector.
        of: Idx,
    },
    /// Masks are combined whole: with neither a mask nor a mode of inactive lanes.
    WholeMasks {
        /// A mask, or a vector, which may have both.
        of: Idx,
        /// The mask.
        mask: Idx,
        /// Attribute of the mode.
        attr: Key,
    },
    /// A vector has one of these numbers of lanes.
    LaneCounts {
        /// The vector.
        of: Val,
        /// Numbers of lanes.
        allowed: &'static [i64],
    },
    /// A vector fits a register and has one of these numbers of lanes.
    OneRegister {
        /// The vector.
        of: Val,
        /// Numbers of lanes.
        allowed: &'static [i64],
    },
    /// A pattern `PAT_VLn` names as many lanes as a mask has, or fewer.
    Prefix {
        /// The mask.
        mask: Val,
        /// Attribute of the pattern.
        attr: Key,
    },
    /// A sum of floats says that it is made in any order.
    AnyOrder {
        /// The vector.
        of: Idx,
        /// The attribute that says so.
        attr: Key,
    },
    /// Memory holds the elements of a vector, or narrower ones of a load that unpacks.
    Loaded {
        /// Pointer or memref.
        ptr: Idx,
        /// The vectors.
        result: Idx,
        /// Attribute of the mode.
        dist: Key,
    },
    /// Memory holds the elements of a vector, or the low bytes of its words.
    GroupStored {
        /// The vector.
        value: Idx,
        /// Pointer or memref.
        ptr: Idx,
    },
    /// Vectors, strides, groups and mode of an access go together.
    Access {
        /// The vectors: two where lanes are interleaved.
        of: Val,
        /// Stride of groups, and stride of blocks.
        strides: [Idx; 2],
        /// The mask of a store.
        mask: Option<Idx>,
        /// Modes of the operation.
        modes: &'static [&'static str],
        /// Attribute of the number of groups.
        group: Key,
        /// Attribute of the mode.
        dist: Key,
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
            Vmi::Converts { rounding: None, saturate: None, .. } => &[1006],
            Vmi::Converts { .. } => &[1006, 707],
            Vmi::Scalar { .. } => &[704],
            Vmi::WholeMasks { .. } => &[1014],
            Vmi::LaneCounts { .. } | Vmi::OneRegister { .. } => &[1015],
            Vmi::Prefix { .. } => &[1018],
            Vmi::AnyOrder { .. } => &[1016],
            Vmi::Loaded { .. } | Vmi::GroupStored { .. } => &[710],
            Vmi::Access { .. } => &[1017],
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
            Vmi::SameBits { src, result } | Vmi::Indices { src, result, .. } => vec![Operand(src), Result(result)],
            Vmi::Converts { .. } => vec![Operand(0), Result(0)],
            Vmi::Scalar { scalar, of } => vec![Operand(scalar), Operand(of)],
            Vmi::WholeMasks { of, mask, .. } => vec![Operand(of), Operand(mask)],
            Vmi::LaneCounts { of, .. } | Vmi::OneRegister { of, .. } | Vmi::Prefix { mask: of, .. } => vec![of],
            Vmi::AnyOrder { of, .. } => vec![Operand(of)],
            Vmi::Loaded { ptr, result, .. } => vec![Operand(ptr), Result(result)],
            Vmi::GroupStored { value, ptr } => vec![Operand(value), Operand(ptr)],
            Vmi::Access { of, strides: [a, b], mask, .. } => {
                [of, Operand(a), Operand(b)].into_iter().chain(mask.map(Operand)).collect()
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
            Vmi::Converts { rounding, saturate, .. } => rounding.into_iter().chain(saturate).collect(),
            Vmi::WholeMasks { attr, .. }
            | Vmi::AnyOrder { attr, .. }
            | Vmi::Loaded { dist: attr, .. }
            | Vmi::Prefix { attr, .. } => vec![attr],
            Vmi::Access { group, dist, .. } => vec![group, dist],
            Vmi::Lanes(_)
            | Vmi::SameButLayout(_)
            | Vmi::SameElements(_)
            | Vmi::Scalar { .. }
            | Vmi::LaneCounts { .. }
            | Vmi::OneRegister { .. }
            | Vmi::GroupStored { .. }
            | Vmi::SameBits { .. }
            | Vmi::Channels { .. }
            | Vmi::Parts { .. } => Vec::new(),
        }
    }
}
