//! Rules on tiles and views that are moved, reinterpreted or used as indices; and on transfers between devices.

use super::{Idx, LocSet, Source};
use crate::names::Key;
use crate::target::PerTarget;
use crate::types::{DTypeSet, Layout, Loc, ViewLayout};
use serde::Serialize;

/// A rule on tiles and views that are moved or reinterpreted, or on transfers between devices.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Transfer {
    /// The inner extent (K) of a product with shared exponents is a multiple of the group size.
    WholeGroups {
        /// Left operand, MxK.
        lhs: Idx,
        /// Right operand, KxN.
        rhs: Idx,
        /// Elements per group.
        group: i64,
    },
    /// There is a scale for each group of elements along the inner extent (K): columns of a left operand, rows of a
    /// right one.
    Scales {
        /// The operand that is scaled.
        data: Idx,
        /// Its scales.
        scale: Idx,
        /// Elements per group.
        group: i64,
    },
    /// A move within vector memory with scratch in vector memory moves exponents to layout ZZ; no other move has the
    /// attribute of the axis.
    Zigzag {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Scratch.
        tmp: Idx,
        /// Attribute of the axis.
        axis: Key,
    },
    /// A tile is in a legal memory if another one is in a certain memory.
    LocationWith {
        /// The tile.
        operand: Idx,
        /// The other.
        of: Idx,
        /// Memory of the other.
        #[serde(rename = "memory")]
        loc: Loc,
        /// Legal memories of the tile.
        allowed: LocSet,
    },
    /// A move of an accumulator keeps the valid region; if it is split between two vector cores, the destination has
    /// the extents of a part or of the whole.
    AccExtents {
        /// The accumulator.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Attribute of the split.
        mode: Key,
        /// Values that split, with the divisors of rows and columns.
        splits: &'static [(i64, [i64; 2])],
    },
    /// Element types of the allocated tile, or tiles, are available on the target.
    Available(PerTarget<DTypeSet>),
    /// A view has one of these layouts, if its defining operation states the layout.
    MemoryLayout {
        /// The view.
        view: Idx,
        /// Admitted layouts.
        allowed: &'static [ViewLayout],
    },
    /// A load that rearranges rows into fractals loads one matrix.
    OneMatrix {
        /// The view.
        view: Idx,
        /// The tile.
        tile: Idx,
    },
    /// Physical extents of tiles of a layout are legal.
    LayoutExtents {
        /// The tile.
        tile: Idx,
        /// Its location; any if `None`.
        #[serde(rename = "memory")]
        loc: Option<Loc>,
        /// Layout to which the rule applies.
        layout: Layout,
        /// Maximal number of rows.
        rows: i64,
        /// Divisor of the number of columns.
        #[serde(rename = "columns")]
        cols: i64,
    },
    /// A case of an attribute requires an element type.
    CaseTypes {
        /// The attribute.
        attr: Key,
        /// Operand with the elements.
        operand: Idx,
        /// Legal element types by value of the case.
        #[serde(rename = "one_of")]
        table: &'static [(i64, PerTarget<DTypeSet>)],
    },
    /// There is one index per row (a line of indices), or one per element.
    Indices {
        /// The indices.
        indices: Idx,
        /// The tile of the elements.
        data: Idx,
        /// Attribute that states the unit; if it is absent, the extents of the indices determine it.
        unit: Key,
    },
    /// A gather into L1 takes its indices from global memory, and needs scratch there if it gathers elements; a gather
    /// into vector memory takes a tile of indices and no scratch.
    GatherPlace {
        /// The indices.
        indices: Idx,
        /// The destination.
        dst: Idx,
        /// The scratch.
        scratch: Idx,
        /// Attribute of the unit.
        unit: Key,
        /// Required layout of a destination in L1.
        layout: Layout,
    },
    /// The first result reinterprets the bytes of a tile, in the same memory.
    SameBytes {
        /// The tile.
        src: Idx,
        /// Whether the extents may differ, if both tiles or neither have boxes; else only the element type may differ.
        boxes: bool,
    },
    /// The index of a slot is in bounds of a multi-buffer, and the result has the type of a slot.
    Slot {
        /// The buffer.
        buffer: Idx,
        /// Index of the slot.
        slot: Idx,
    },
    /// Slots of an allocated multi-buffer have plain elements and whole boxes.
    PlainSlot,
    /// The index of a dimension is less than the rank of a view.
    Dimension {
        /// The view.
        view: Idx,
        /// Index of the dimension.
        index: Idx,
    },
    /// The pointee of the first result is one of these types.
    Pointee(DTypeSet),
    /// Element sizes of two tiles have one of these ratios.
    Narrows {
        /// The wide one.
        src: Idx,
        /// The narrow one.
        dst: Idx,
        /// Legal ratios.
        by: &'static [u32],
    },
    /// Extents of views are static and positive.
    StaticView {
        /// The views.
        views: &'static [Idx],
        /// Whether partitions may have dynamic extents.
        partitions: bool,
    },
    /// Two views have the same extents, dynamic ones included.
    SameExtents(Idx, Idx),
    /// A group has a member, and all members have the same type.
    Group(Idx),
    /// A view is one line of static length: every extent except the last is 1.
    Line(&'static [Idx]),
    /// An attribute is the index of a member of a group.
    Member {
        /// The attribute.
        attr: Key,
        /// Variadic operand of the members.
        group: Idx,
    },
}

impl Transfer {
    /// Returns the codes that the rule may report.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            Transfer::LocationWith { .. } => &[304],
            Transfer::Zigzag { .. } => &[454],
            Transfer::Available(_) => &[338],
            Transfer::AccExtents { .. } => &[424],
            Transfer::MemoryLayout { .. } => &[411],
            Transfer::Indices { .. } => &[442],
            Transfer::CaseTypes { .. } => &[443],
            Transfer::GatherPlace { .. } => &[444],
            Transfer::OneMatrix { .. } => &[445],
            Transfer::LayoutExtents { .. } => &[446],
            Transfer::SameBytes { .. } => &[447],
            Transfer::Slot { .. } => &[448],
            Transfer::PlainSlot => &[449],
            Transfer::Dimension { .. } => &[450],
            Transfer::Pointee(_) => &[451],
            Transfer::Narrows { .. } => &[452],
            Transfer::WholeGroups { .. } => &[507],
            Transfer::Scales { .. } => &[508],
            Transfer::StaticView { .. } => &[950],
            Transfer::SameExtents(..) => &[953],
            Transfer::Group(_) => &[954],
            Transfer::Line(_) => &[951],
            Transfer::Member { .. } => &[952],
        }
    }

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        match self {
            Transfer::SameBytes { .. }
            | Transfer::Slot { .. }
            | Transfer::PlainSlot
            | Transfer::Pointee(_)
            | Transfer::StaticView { .. }
            | Transfer::SameExtents(..)
            | Transfer::Group(_)
            | Transfer::Line(_)
            | Transfer::Zigzag { .. }
            | Transfer::Member { .. } => Source::Text("ptoas, verifier"),
            Transfer::LocationWith { .. } => Source::Text("Operands And Attributes, Tile Operand Constraints rule 4"),
            Transfer::Available(_) => Source::Text("PTO ISA manual, type-system"),
            Transfer::WholeGroups { .. }
            | Transfer::AccExtents { .. }
            | Transfer::Scales { .. }
            | Transfer::MemoryLayout { .. }
            | Transfer::OneMatrix { .. }
            | Transfer::LayoutExtents { .. }
            | Transfer::CaseTypes { .. }
            | Transfer::Indices { .. }
            | Transfer::GatherPlace { .. }
            | Transfer::Dimension { .. }
            | Transfer::Narrows { .. } => Source::OpPage,
        }
    }

    /// Returns the operands to which the rule refers.
    pub fn operands(&self) -> Vec<Idx> {
        match self {
            Transfer::Zigzag { src, dst, tmp, .. } => vec![*src, *dst, *tmp],
            Transfer::WholeGroups { lhs: a, rhs: b, .. }
            | Transfer::Scales { data: a, scale: b, .. }
            | Transfer::LocationWith { operand: a, of: b, .. }
            | Transfer::OneMatrix { view: a, tile: b }
            | Transfer::AccExtents { src: a, dst: b, .. }
            | Transfer::Indices { indices: a, data: b, .. }
            | Transfer::Slot { buffer: a, slot: b }
            | Transfer::Dimension { view: a, index: b }
            | Transfer::SameExtents(a, b)
            | Transfer::Narrows { src: a, dst: b, .. } => vec![*a, *b],
            Transfer::MemoryLayout { view: a, .. }
            | Transfer::LayoutExtents { tile: a, .. }
            | Transfer::CaseTypes { operand: a, .. }
            | Transfer::SameBytes { src: a, .. }
            | Transfer::Group(a)
            | Transfer::Member { group: a, .. } => vec![*a],
            Transfer::GatherPlace { indices, dst, scratch, .. } => vec![*indices, *dst, *scratch],
            Transfer::StaticView { views: list, .. } | Transfer::Line(list) => list.to_vec(),
            Transfer::PlainSlot | Transfer::Pointee(_) | Transfer::Available(_) => Vec::new(),
        }
    }

    /// Returns the attributes to which the rule refers.
    pub fn attrs(&self) -> Vec<Key> {
        match self {
            Transfer::CaseTypes { attr, .. }
            | Transfer::AccExtents { mode: attr, .. }
            | Transfer::Indices { unit: attr, .. }
            | Transfer::GatherPlace { unit: attr, .. }
            | Transfer::Member { attr, .. } => vec![*attr],
            Transfer::Zigzag { axis, .. } => vec![*axis],
            Transfer::WholeGroups { .. }
            | Transfer::Scales { .. }
            | Transfer::LocationWith { .. }
            | Transfer::MemoryLayout { .. }
            | Transfer::OneMatrix { .. }
            | Transfer::LayoutExtents { .. }
            | Transfer::SameBytes { .. }
            | Transfer::Slot { .. }
            | Transfer::PlainSlot
            | Transfer::Dimension { .. }
            | Transfer::Pointee(_)
            | Transfer::Available(_)
            | Transfer::Narrows { .. }
            | Transfer::StaticView { .. }
            | Transfer::SameExtents(..)
            | Transfer::Group(_)
            | Transfer::Line(_) => Vec::new(),
        }
    }
}
