//! Rules on vector registers, predicates, and the memory they are loaded from.

use super::{Idx, Source};
use crate::names::Key;
use crate::types::{AddressSpace, DTypeSet, MaskGranularity};
use serde::Serialize;

/// A value of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Val {
    /// Operand, by index in the row.
    Operand(Idx),
    /// Result, by index in the row.
    Result(Idx),
}

impl Val {
    /// Index of the operand, if it is one.
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
    /// It has to be given.
    Required,
    /// It must not be given.
    Forbidden,
    /// It may be given.
    Optional,
}

/// Which part of the wider register a conversion touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Part {
    /// All of it: both sides are equally wide.
    Whole,
    /// Every other lane: `EVEN`, `ODD`.
    Half,
    /// Every fourth lane: `P0` to `P3`.
    Quarter,
    /// Not known.
    Unknown,
}

/// A conversion between elements, every combination of members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VectorConversion {
    /// Element types of the source.
    pub from: DTypeSet,
    /// Element types of the result.
    pub to: DTypeSet,
    /// Whether a rounding is given.
    pub rnd: Given,
    /// Whether a saturation is given.
    pub sat: Given,
    /// Lanes touched.
    pub part: Part,
}

/// A rule on vector registers, predicates, and the memory they are loaded from.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum VectorRule {
    /// Values have one type.
    SameTypes(&'static [Val]),
    /// Element types are admitted.
    Elements {
        /// Values, each judged alone.
        values: &'static [Val],
        /// Admitted types.
        allowed: DTypeSet,
    },
    /// Granularity of a predicate is the width of the elements, 32 at most.
    Granularity {
        /// Predicate.
        mask: Val,
        /// Register.
        of: Val,
    },
    /// As [`VectorRule::Granularity`], unless the distribution of a store says otherwise.
    StoreGranularity {
        /// Predicate.
        mask: Idx,
        /// Stored value.
        value: Idx,
        /// Attribute of the distribution.
        dist: Key,
        /// Granularities by distribution.
        table: &'static [(&'static str, &'static [MaskGranularity])],
    },
    /// A scalar is an element of a register. Signless integers stand for signed and unsigned ones.
    Scalar {
        /// Scalar, or a register of the same type.
        scalar: Idx,
        /// Register.
        of: Val,
    },
    /// A lane is named only of a register.
    Lane {
        /// Scalar or register.
        input: Idx,
        /// Attribute of the lane.
        attr: Key,
    },
    /// An advance of a pointer and the pointer after it are given together.
    Advance {
        /// The advance.
        increment: Idx,
        /// The pointer after it.
        updated: Idx,
    },
    /// Shift amounts are signed integers as wide as the elements shifted.
    ShiftAmount {
        /// Shifted value.
        value: Idx,
        /// Amounts.
        amount: Idx,
    },
    /// A conversion exists, and its attributes are those it takes.
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
        table: &'static [VectorConversion],
    },
    /// A pointer points into a memory.
    Space {
        /// Pointer.
        ptr: Idx,
        /// Memory.
        space: AddressSpace,
    },
    /// A pointer points to elements of a register.
    Pointee {
        /// Pointer.
        ptr: Idx,
        /// Register.
        of: Val,
    },
    /// Offsets are integers of 16 bits at least, as wide as the elements in memory.
    Offsets {
        /// Pointer.
        ptr: Idx,
        /// Register of offsets.
        offsets: Idx,
        /// Signed integers are admitted.
        signed: bool,
    },
    /// Elements of 8 bits in memory are gathered into 16-bit integers, others as they are. Unsigned integers stay
    /// unsigned; signless ones and signed ones stand for each other.
    Gathered {
        /// Pointer.
        ptr: Idx,
        /// Register.
        result: Idx,
    },
    /// A sum of integers below 32 bits is twice as wide, any other of the type of the source.
    Sum {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// Elements of the result are half as wide.
    Narrowed {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// Elements of the result are integers, twice as wide.
    Widened {
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// Lane numbers are integers as wide as the elements they choose.
    Indices {
        /// Register of the elements.
        of: Val,
        /// Register of the numbers.
        indices: Idx,
    },
    /// The granularity of the result is that of the source, or one step wider or narrower.
    Steps {
        /// It becomes wider.
        wider: bool,
        /// Source.
        src: Idx,
        /// Result.
        result: Idx,
    },
    /// A constant amount is at least 0, and below the width of the elements shifted.
    ShiftRange {
        /// The amount.
        amount: Idx,
        /// Register of the elements.
        of: Val,
    },
    /// Arguments of the region are the captured values, in order.
    Arguments {
        /// Captured values.
        captures: Idx,
    },
}

impl VectorRule {
    /// Codes the rule may report, the principal one first.
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
            VectorRule::Offsets { .. } => &[711],
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

    /// Who states the rule.
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

    /// Values the rule names.
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
            VectorRule::Offsets { ptr, offsets, .. } => vec![Operand(ptr), Operand(offsets)],
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

    /// Attributes the rule names.
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
