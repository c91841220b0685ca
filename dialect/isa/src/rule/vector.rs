//! Rules on vector registers, predicates, and the memory from which they are loaded.

use super::{Idx, Source};
use crate::names::Key;
use crate::types::{AddressSpace, DTypeSet, MaskGranularity};
use serde::Serialize;

/// An operand or result of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Val {
    /// Operand, by index in the op definition.
    Operand(Idx),
    /// Result, by index in the op definition.
    Result(Idx),
}

impl Val {
    /// Returns the index of the operand, if it is one.
    pub const fn operand(self) -> Option<Idx> {
        match self {
            Val::Operand(i) => Some(i),
            Val::Result(_) => None,
        }
    }
}

/// Whether a conversion takes an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Given {
    /// The attribute is required.
    Required,
    /// The attribute is illegal.
    Forbidden,
    /// The attribute is optional.
    Optional,
}

/// Which lanes of the wider register a conversion reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Part {
    /// All: both registers have elements of the same width.
    Whole,
    /// Every other lane: `EVEN`, `ODD`.
    Half,
    /// Every fourth lane: `P0` to `P3`.
    Quarter,
    /// Not known.
    Unknown,
}

/// A legal conversion between elements, every combination of members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VectorConversion {
    /// Element types of the source.
    pub from: DTypeSet,
    /// Element types of the result.
    pub to: DTypeSet,
    /// Whether it takes a rounding.
    #[serde(rename = "rounding")]
    pub rnd: Given,
    /// Whether it takes a saturation.
    #[serde(rename = "saturation")]
    pub sat: Given,
    /// Lanes of the wider register.
    pub part: Part,
}

/// A rule on vector registers, predicates, and the memory from which they are loaded.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum VectorRule {
    /// Values have the same type.
    SameTypes(&'static [Val]),
    /// Element types are legal.
    Elements {
        /// Values; each is checked separately.
        values: &'static [Val],
        /// Admitted types.
        allowed: DTypeSet,
    },
    /// The granularity of a predicate is the width of the elements, but at most 32.
    Granularity {
        /// Predicate.
        mask: Val,
        /// Register.
        of: Val,
    },
    /// Like [`VectorRule::Granularity`], unless the distribution of a store requires another.
    StoreGranularity {
        /// Predicate.
        mask: Idx,
        /// The value that is stored.
        value: Idx,
        /// Attribute of the distribution.
        dist: Key,
        /// Granularities by distribution.
        #[serde(rename = "one_of")]
        table: &'static [(&'static str, &'static [MaskGranularity])],
    },
    /// A scalar has the element type of a register; a signless integer is legal for a signed or unsigned element.
    Scalar {
        /// Scalar, or a register of the same type.
        scalar: Idx,
        /// Register.
        of: Val,
    },
    /// A lane is given only if the input is a register.
    Lane {
        /// Scalar or register.
        input: Idx,
        /// Attribute of the lane.
        attr: Key,
    },
    /// The increment of a pointer and the result with the advanced pointer are given together.
    Advance {
        /// The increment.
        increment: Idx,
        /// The advanced pointer.
        updated: Idx,
    },
    /// Shift amounts are signed integers of the width of the elements.
    ShiftAmount {
        /// The value that is shifted.
        value: Idx,
        /// Amounts.
        amount: Idx,
    },
    /// A conversion is legal, with the attributes that it takes.
    Conversion {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
        /// Attribute of the rounding.
        rnd: Key,
        /// Attribute of the saturation.
        sat: Key,
        /// Attribute of the lanes.
        part: Key,
        /// Legal conversions.
        #[serde(rename = "one_of")]
        table: &'static [VectorConversion],
    },
    /// A pointer points into a certain memory.
    Space {
        /// Pointer.
        ptr: Idx,
        /// Memory.
        #[serde(rename = "memory")]
        space: AddressSpace,
    },
    /// The pointee of a pointer is the element type of a register.
    Pointee {
        /// Pointer.
        ptr: Idx,
        /// Register.
        of: Val,
    },
    /// Offsets are integers of the width of the elements in memory, but at least 16 bits.
    Offsets {
        /// Pointer.
        ptr: Idx,
        /// Register of offsets.
        offsets: Idx,
        /// Whether signed integers are legal.
        signed: bool,
    },
    /// Positions in memory of the elements of a virtual vector: as [`VectorRule::Offsets`], not signed.
    Positions {
        /// Pointer.
        ptr: Idx,
        /// Virtual vector of positions.
        offsets: Idx,
    },
    /// 8-bit elements in memory are gathered into 16-bit integers, others keep their width. Unsigned integers stay
    /// unsigned; signless and signed ones are interchangeable.
    Gathered {
        /// Pointer.
        ptr: Idx,
        /// Register.
        result: Idx,
    },
    /// The sum of integers below 32 bits has twice their width; any other sum has the type of the source.
    Sum {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// Elements of the result have half the width.
    Narrowed {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// Elements of the result are integers of twice the width.
    Widened {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// Lane indices are integers of the width of the elements that they select.
    Indices {
        /// Register of the elements.
        of: Val,
        /// Register of the lane indices.
        indices: Idx,
    },
    /// The granularity of the result is that of the source, or the next wider or narrower one.
    Steps {
        /// Whether it may become wider; else narrower.
        wider: bool,
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// A constant shift amount is at least 0 and less than the width of the elements.
    ShiftRange {
        /// The amount.
        amount: Idx,
        /// Register of the elements.
        of: Val,
    },
    /// Arguments of the region correspond to the captured values, in order.
    Arguments {
        /// Captured values.
        captures: Idx,
    },
}

impl VectorRule {
    /// Returns the codes that the rule may report, the principal one first.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            VectorRule::SameTypes(_) => &[701],
            VectorRule::Elements { .. } => &[702],
            VectorRule::Granularity { .. } | VectorRule::StoreGranularity { .. } => &[703],
            VectorRule::Scalar { .. } => &[704],
            VectorRule::ShiftAmount { .. } => &[705],
            VectorRule::Conversion { .. } => &[706, 707, 708],
            VectorRule::Space { .. } => &[709],
            VectorRule::Pointee { .. } => &[710],
            VectorRule::Offsets { .. } | VectorRule::Positions { .. } => &[711],
            VectorRule::Gathered { .. } => &[712],
            VectorRule::Sum { .. } => &[713],
            VectorRule::Narrowed { .. } => &[714],
            VectorRule::Arguments { .. } => &[715],
            VectorRule::Indices { .. } => &[716],
            VectorRule::Widened { .. } => &[717],
            VectorRule::Steps { .. } => &[718],
            VectorRule::ShiftRange { .. } => &[719],
            VectorRule::Lane { .. } => &[831],
            VectorRule::Advance { .. } => &[804],
        }
    }

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        match self {
            VectorRule::Elements { .. }
            | VectorRule::Scalar { .. }
            | VectorRule::Offsets { .. }
            | VectorRule::Gathered { .. }
            | VectorRule::Steps { .. }
            | VectorRule::Lane { .. }
            | VectorRule::Advance { .. }
            | VectorRule::ShiftAmount { .. }
            | VectorRule::Sum { .. } => Source::Text("ptoas, verifier"),
            VectorRule::Positions { .. } => Source::Text("ptoas, lowering of virtual vectors"),
            VectorRule::ShiftRange { .. } => {
                Source::Text("Operands And Attributes, Immediate/Scalar Constraints rule 2")
            }
            VectorRule::SameTypes(_)
            | VectorRule::Granularity { .. }
            | VectorRule::StoreGranularity { .. }
            | VectorRule::Conversion { .. }
            | VectorRule::Space { .. }
            | VectorRule::Pointee { .. }
            | VectorRule::Narrowed { .. }
            | VectorRule::Widened { .. }
            | VectorRule::Indices { .. }
            | VectorRule::Arguments { .. } => Source::OpPage,
        }
    }

    /// Returns the values to which the rule refers.
    pub fn values(&self) -> Vec<Val> {
        use Val::{Operand, Result};
        match *self {
            VectorRule::SameTypes(values) | VectorRule::Elements { values, .. } => values.to_vec(),
            VectorRule::Granularity { mask, of } => vec![mask, of],
            VectorRule::StoreGranularity { mask, value, .. } => vec![Operand(mask), Operand(value)],
            VectorRule::Scalar { scalar, of } => vec![Operand(scalar), of],
            VectorRule::ShiftAmount { value, amount } => vec![Operand(value), Operand(amount)],
            VectorRule::Space { ptr, .. } => vec![Operand(ptr)],
            VectorRule::Lane { input, .. } => vec![Operand(input)],
            VectorRule::Advance { increment, updated } => vec![Operand(increment), Result(updated)],
            VectorRule::Pointee { ptr, of } => vec![Operand(ptr), of],
            VectorRule::Offsets { ptr, offsets, .. } | VectorRule::Positions { ptr, offsets } => {
                vec![Operand(ptr), Operand(offsets)]
            }
            VectorRule::Gathered { ptr, result } => vec![Operand(ptr), Result(result)],
            VectorRule::Indices { of, indices } => vec![of, Operand(indices)],
            VectorRule::ShiftRange { amount, of } => vec![Operand(amount), of],
            VectorRule::Conversion { src, result, .. }
            | VectorRule::Widened { src, result }
            | VectorRule::Steps { src, result, .. }
            | VectorRule::Sum { src, result }
            | VectorRule::Narrowed { src, result } => vec![Operand(src), Result(result)],
            VectorRule::Arguments { captures } => vec![Operand(captures)],
        }
    }

    /// Returns the attributes to which the rule refers.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            VectorRule::StoreGranularity { dist, .. } => vec![dist],
            VectorRule::Lane { attr, .. } => vec![attr],
            VectorRule::Conversion { rnd, sat, part, .. } => vec![rnd, sat, part],
            VectorRule::SameTypes(_)
            | VectorRule::Elements { .. }
            | VectorRule::Granularity { .. }
            | VectorRule::Scalar { .. }
            | VectorRule::ShiftAmount { .. }
            | VectorRule::Space { .. }
            | VectorRule::Pointee { .. }
            | VectorRule::Positions { .. }
            | VectorRule::Offsets { .. }
            | VectorRule::Gathered { .. }
            | VectorRule::Sum { .. }
            | VectorRule::Narrowed { .. }
            | VectorRule::Widened { .. }
            | VectorRule::Indices { .. }
            | VectorRule::Steps { .. }
            | VectorRule::ShiftRange { .. }
            | VectorRule::Advance { .. }
            | VectorRule::Arguments { .. } => Vec::new(),
        }
    }
}
