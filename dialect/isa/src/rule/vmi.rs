//! Rules on virtual vectors and their masks.

use super::{Given, Idx, Source, Val};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;
use std::fmt;

/// A legal conversion between elements, every combination of members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VmiConversion {
    /// Element types of the source.
    pub from: DTypeSet,
    /// Element types of the result.
    pub to: DTypeSet,
    /// Letters of the legal roundings; empty if the conversion is exact.
    pub roundings: &'static str,
    /// Whether it takes a saturation.
    pub saturates: Given,
    /// Whether values out of range may become the nearest value.
    pub clamps: bool,
}

/// A rule on virtual vectors and their masks.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Vmi {
    /// Values have as many lanes as the first.
    Lanes(&'static [Val]),
    /// Values have the type of the first, except for the layout.
    SameButLayout(&'static [Val]),
    /// Values have the element type of the first.
    SameElements(&'static [Val]),
    /// The number of lanes is a multiple of the number of groups.
    Groups {
        /// Vector.
        of: Val,
        /// Attribute of the number of groups.
        attr: Key,
    },
    /// A vector has one lane per group; one lane if there are no groups.
    OnePerGroup {
        /// Vector.
        of: Val,
        /// Attribute of the number of groups.
        attr: Option<Key>,
    },
    /// A conversion is legal, with the attributes that it takes.
    Converts {
        /// Legal conversions.
        #[serde(rename = "one_of")]
        table: &'static [&'static [VmiConversion]],
        /// Attribute of the rounding.
        rounding: Option<Key>,
        /// Attribute of the saturation.
        saturate: Option<Key>,
    },
    /// A scalar has the element type of a vector, including its signedness.
    Scalar {
        /// The scalar.
        scalar: Idx,
        /// The vector.
        of: Idx,
    },
    /// An operation on masks takes neither a mask nor a mode of inactive lanes.
    WholeMasks {
        /// A mask, or a vector, for which both are legal.
        of: Idx,
        /// The mask.
        mask: Idx,
        /// Attribute of the mode.
        attr: Key,
    },
    /// A vector has a legal number of lanes.
    LaneCounts {
        /// The vector.
        of: Val,
        /// Legal numbers of lanes.
        allowed: &'static [i64],
    },
    /// A vector fits into a register and has one of these numbers of lanes.
    OneRegister {
        /// The vector.
        of: Val,
        /// Legal numbers of lanes.
        allowed: &'static [i64],
    },
    /// A pattern `PAT_VLn` names as many lanes as a mask has, or fewer.
    Prefix {
        /// The mask.
        mask: Val,
        /// Attribute of the pattern.
        attr: Key,
    },
    /// A sum of floats permits any order of its additions.
    AnyOrder {
        /// The vector.
        of: Idx,
        /// The attribute that permits it.
        attr: Key,
    },
    /// Memory has the element type of a vector, or a narrower one if the load unpacks.
    Loaded {
        /// Pointer or memref.
        ptr: Idx,
        /// The vectors.
        result: Idx,
        /// Attribute of the mode.
        dist: Key,
    },
    /// Memory has the element type of a vector, or integers of the low byte of its elements.
    GroupStored {
        /// The vector.
        value: Idx,
        /// Pointer or memref.
        ptr: Idx,
    },
    /// Vectors, strides, groups and mode of an access are consistent.
    Access {
        /// The vectors: two if lanes are interleaved.
        of: Val,
        /// Stride of groups, and stride of blocks.
        strides: [Idx; 2],
        /// The mask of a store.
        mask: Option<Idx>,
        /// Legal modes of the operation.
        modes: &'static [LaneOrder],
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
    /// There is an index for each lane of the result, in bounds of the source.
    Indices {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
        /// Attribute of the indices.
        attr: Key,
    },
    /// A value that is broadcast is a scalar, or a vector of one lane per group.
    Spread {
        /// The value.
        value: Idx,
        /// Result.
        result: Idx,
        /// Attribute of the number of groups.
        attr: Option<Key>,
    },
    /// The product of number and size of groups is the number of lanes of a mask.
    GroupSize {
        /// Mask.
        mask: Idx,
        /// Attribute of the number of groups.
        groups: Key,
        /// Attribute of the size of groups.
        size: Key,
    },
    /// A relation that is ordered or unordered requires floats.
    OrderedFloats {
        /// Attribute of the relation.
        attr: Key,
        /// Vector that is compared.
        of: Idx,
    },
    /// Vectors of the same type together have the lanes of another vector with the same element type.
    Channels {
        /// The vector of all lanes.
        whole: Val,
        /// The vectors with a part of the lanes each.
        parts: Val,
    },
    /// Registers together have the elements of a virtual vector, or predicates those of a mask.
    Parts {
        /// The virtual vector or mask.
        whole: Val,
        /// The registers or predicates.
        parts: Val,
    },
}

/// How an access distributes lanes: the words of `dist_mode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneOrder {
    /// In the order of memory.
    Continuous,
    /// One element for each group.
    Broadcast,
    /// Even lanes in one vector, odd lanes in another.
    Deinterleaved,
    /// Each lane wider than its element.
    Unpacked,
}

impl LaneOrder {
    const ALL: [Self; 4] = [Self::Continuous, Self::Broadcast, Self::Deinterleaved, Self::Unpacked];

    /// Returns the word of the attribute.
    pub const fn word(self) -> &'static str {
        match self {
            LaneOrder::Continuous => "continuous",
            LaneOrder::Broadcast => "brc",
            LaneOrder::Deinterleaved => "dintlv",
            LaneOrder::Unpacked => "unpack",
        }
    }

    /// Returns the order with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.word() == word)
    }
}

impl fmt::Display for LaneOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for LaneOrder {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl Vmi {
    /// Returns the codes that the rule may report, the principal one first.
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

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        Source::Text("ptoas, verifier")
    }

    /// Returns the values to which the rule refers.
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

    /// Returns the attributes to which the rule refers.
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
