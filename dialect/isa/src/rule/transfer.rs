//! Rules on tiles and views that move, are viewed otherwise, or are indices; and on transfers between devices.

use super::{Idx, LocSet, Source};
use crate::names::Key;
use crate::target::PerTarget;
use crate::types::{DTypeSet, Layout, Loc, ViewLayout};
use serde::Serialize;

/// A rule on tiles and views that move or are viewed otherwise.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Transfer {
    /// The inner extent of a product with shared exponents is whole groups.
    WholeGroups {
        /// Left operand, MxK.
        lhs: Idx,
        /// Right operand, KxN.
        rhs: Idx,
        /// Elements of a group.
        group: i64,
    },
    /// Scales: one for so many elements along the inner extent, which are columns of a left and rows of a right operand.
    Scales {
        /// The operand scaled.
        data: Idx,
        /// Its scales.
        scale: Idx,
        /// Elements of a group.
        group: i64,
    },
    /// A move within vector memory that is given scratch there moves exponents to ZZ; no other has the attribute of an axis.
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
    /// A tile is in an admitted memory while another one is in a certain one.
    LocationWith {
        /// The tile.
        operand: Idx,
        /// The other.
        of: Idx,
        /// Location of the other.
        loc: Loc,
        /// Admitted locations.
        allowed: LocSet,
    },
    /// An accumulator keeps its valid region on its way; split between two vector cores, each has the part or the whole.
    AccExtents {
        /// The accumulator.
        src: Idx,
        /// Where it goes.
        dst: Idx,
        /// Attribute of the split.
        mode: Key,
        /// Values that split, by how much rows and columns are divided.
        splits: &'static [(i64, [i64; 2])],
    },
    /// Elements of the tile, or tiles, allocated are available.
    Available(PerTarget<DTypeSet>),
    /// A view has one of these layouts, where the operation that made it says which it has.
    MemoryLayout {
        /// The view.
        view: Idx,
        /// Admitted layouts.
        allowed: &'static [ViewLayout],
    },
    /// A load that makes fractals of rows takes one matrix.
    OneMatrix {
        /// The view.
        view: Idx,
        /// The tile.
        tile: Idx,
    },
    /// Physical extents of tiles of one layout.
    LayoutExtents {
        /// The tile.
        tile: Idx,
        /// Its location; any if `None`.
        loc: Option<Loc>,
        /// Layout the rule is about.
        layout: Layout,
        /// Most rows.
        rows: i64,
        /// Columns are a multiple of this.
        cols: i64,
    },
    /// A case of an attribute needs an element type.
    CaseTypes {
        /// The attribute.
        attr: Key,
        /// Operand with the elements.
        operand: Idx,
        /// Value of the case, element types.
        table: &'static [(i64, PerTarget<DTypeSet>)],
    },
    /// Indices: one for each row (a line of them), or one for each element.
    Indices {
        /// The indices.
        indices: Idx,
        /// The tile of the elements.
        data: Idx,
        /// Attribute that says which; absent where the extents of the indices say it.
        unit: Key,
    },
    /// A gather into L1 takes its indices from global memory, and scratch there if it takes elements; one into vector memory
    /// takes a tile of indices and no scratch.
    GatherPlace {
        /// The indices.
        indices: Idx,
        /// The destination.
        dst: Idx,
        /// The scratch.
        scratch: Idx,
        /// Attribute of the unit.
        unit: Key,
        /// Layout of a destination in L1.
        layout: Layout,
    },
    /// The first result shows the same bytes in the same memory.
    SameBytes {
        /// The tile.
        src: Idx,
        /// Boxes stay boxes, and tiles without stay without.
        boxes: bool,
    },
    /// A slot of a multi tile buffer is one of its slots, and has its type.
    Slot {
        /// The buffer.
        buffer: Idx,
        /// Number of the slot.
        slot: Idx,
    },
    /// Slots of an allocated multi tile buffer hold plain elements in whole boxes.
    PlainSlot,
    /// A dimension is one of a view.
    Dimension {
        /// The view.
        view: Idx,
        /// Number of the dimension.
        index: Idx,
    },
    /// The first result points to such elements.
    Pointee(DTypeSet),
    /// Elements of two tiles differ in size by one of these factors.
    Narrows {
        /// The wide one.
        src: Idx,
        /// The narrow one.
        dst: Idx,
        /// How often a narrow element goes into a wide one.
        by: &'static [u32],
    },
    /// Extents of views are static and positive.
    StaticView {
        /// The views.
        views: &'static [Idx],
        /// Partitions may have dynamic extents.
        partitions: bool,
    },
    /// Two views have the same extents, dynamic ones included.
    SameExtents(Idx, Idx),
    /// A group has a member, and all its members have one type.
    Group(Idx),
    /// A view is one line of static length: every extent but the last is 1.
    Line(&'static [Idx]),
    /// An attribute is the number of a member of a group.
    Member {
        /// The attribute.
        attr: Key,
        /// Variadic operand of the members.
        group: Idx,
    },
}

impl Transfer {
    /// Codes the rule may report.
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

    /// Who states the rule.
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

    /// Operands the rule names.
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

    /// Attributes the rule names.
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
