//! Rules on tiles and views that move, are viewed otherwise, or are indices; and on transfers between devices.

use super::{Idx, LocSet, Source};
use crate::target::PerTarget;
use crate::types::{DTypeSet, Layout, Loc, ViewLayout};
use serde::Serialize;

/// A rule on tiles and views.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum TileRule {
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
        attr: &'static str,
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
        unit: &'static str,
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
        unit: &'static str,
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
    /// Extents of a tensor view are static; a partition may have dynamic ones.
    StaticView(&'static [Idx]),
    /// A view is one line of static length: every extent but the last is 1.
    Line(&'static [Idx]),
    /// An attribute is the number of a member of a group.
    Member {
        /// The attribute.
        attr: &'static str,
        /// Variadic operand of the members.
        group: Idx,
    },
}

impl TileRule {
    /// Codes the rule may report.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            TileRule::LocationWith { .. } => &[304],
            TileRule::MemoryLayout { .. } => &[411],
            TileRule::Indices { .. } => &[442],
            TileRule::CaseTypes { .. } => &[443],
            TileRule::GatherPlace { .. } => &[444],
            TileRule::OneMatrix { .. } => &[445],
            TileRule::LayoutExtents { .. } => &[446],
            TileRule::SameBytes { .. } => &[447],
            TileRule::Slot { .. } => &[448],
            TileRule::PlainSlot => &[449],
            TileRule::Dimension { .. } => &[450],
            TileRule::Pointee(_) => &[451],
            TileRule::Narrows { .. } => &[452],
            TileRule::WholeGroups { .. } => &[507],
            TileRule::Scales { .. } => &[508],
            TileRule::StaticView(_) => &[950],
            TileRule::Line(_) => &[951],
            TileRule::Member { .. } => &[952],
        }
    }

    /// Who states the rule.
    pub const fn source(&self) -> Source {
        match self {
            TileRule::SameBytes { .. }
            | TileRule::Slot { .. }
            | TileRule::PlainSlot
            | TileRule::Pointee(_)
            | TileRule::StaticView(_)
            | TileRule::Line(_)
            | TileRule::Member { .. } => Source::Text("peer verifier"),
            TileRule::LocationWith { .. } => Source::Text("operands-and-attributes, Tile Operand Constraints rule 4"),
            TileRule::WholeGroups { .. }
            | TileRule::Scales { .. }
            | TileRule::MemoryLayout { .. }
            | TileRule::OneMatrix { .. }
            | TileRule::LayoutExtents { .. }
            | TileRule::CaseTypes { .. }
            | TileRule::Indices { .. }
            | TileRule::GatherPlace { .. }
            | TileRule::Dimension { .. }
            | TileRule::Narrows { .. } => Source::OpPage,
        }
    }

    /// Operands the rule names.
    pub fn operands(&self) -> Vec<Idx> {
        match self {
            TileRule::WholeGroups { lhs: a, rhs: b, .. }
            | TileRule::Scales { data: a, scale: b, .. }
            | TileRule::LocationWith { operand: a, of: b, .. }
            | TileRule::OneMatrix { view: a, tile: b }
            | TileRule::Indices { indices: a, data: b, .. }
            | TileRule::Slot { buffer: a, slot: b }
            | TileRule::Dimension { view: a, index: b }
            | TileRule::Narrows { src: a, dst: b, .. } => vec![*a, *b],
            TileRule::MemoryLayout { view: a, .. }
            | TileRule::LayoutExtents { tile: a, .. }
            | TileRule::CaseTypes { operand: a, .. }
            | TileRule::SameBytes { src: a, .. }
            | TileRule::Member { group: a, .. } => vec![*a],
            TileRule::GatherPlace { indices, dst, scratch, .. } => vec![*indices, *dst, *scratch],
            TileRule::StaticView(list) | TileRule::Line(list) => list.to_vec(),
            TileRule::PlainSlot | TileRule::Pointee(_) => Vec::new(),
        }
    }

    /// Attributes the rule names.
    pub fn attrs(&self) -> Vec<&'static str> {
        match self {
            TileRule::CaseTypes { attr, .. }
            | TileRule::Indices { unit: attr, .. }
            | TileRule::GatherPlace { unit: attr, .. }
            | TileRule::Member { attr, .. } => vec![attr],
            TileRule::WholeGroups { .. }
            | TileRule::Scales { .. }
            | TileRule::LocationWith { .. }
            | TileRule::MemoryLayout { .. }
            | TileRule::OneMatrix { .. }
            | TileRule::LayoutExtents { .. }
            | TileRule::SameBytes { .. }
            | TileRule::Slot { .. }
            | TileRule::PlainSlot
            | TileRule::Dimension { .. }
            | TileRule::Pointee(_)
            | TileRule::Narrows { .. }
            | TileRule::StaticView(_)
            | TileRule::Line(_) => Vec::new(),
        }
    }
}
