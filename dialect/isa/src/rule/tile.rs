//! Rules on tiles that few operations share: shifts, parts, sorted runs, histograms.

use super::{Idx, Source};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;

/// Which source of a row expansion covers the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FullSource {
    /// The first one, which lies in rows.
    First,
    /// Exactly one, which lies in rows.
    One,
    /// At least one.
    Any,
}

/// A rule on tiles.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum TileRule {
    /// A constant amount is at least 0 and less than the bits of an element.
    ShiftAmount {
        /// The amount.
        amount: Idx,
        /// Tile that is shifted.
        tile: Idx,
    },
    /// The valid region of each source lies inside that of the destination.
    Parts {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
        /// One of the sources covers the destination.
        covered: bool,
    },
    /// A merge is of two to four runs, which says how many elements it took of each, or of the blocks of one.
    Merge {
        /// Variadic operand of the runs.
        runs: Idx,
        /// Elements of a block, where there is one run.
        block: Idx,
        /// Variadic operand of destinations.
        dst: Idx,
        /// Scratch.
        tmp: Idx,
        /// Elements taken of each run.
        executed: Idx,
    },
    /// Scratch is of use only for some element types.
    ScratchElements {
        /// Scratch.
        tmp: Idx,
        /// Tile with the elements.
        of: Idx,
        /// Element types with scratch.
        allowed: DTypeSet,
    },
    /// A histogram has a bin for each value of a byte, of a byte the elements have.
    Histogram {
        /// Elements counted.
        src: Idx,
        /// Higher bytes that elements have to have, a row for each.
        filter: Idx,
        /// Bins.
        dst: Idx,
        /// Attribute of the position of the byte.
        byte: Key,
    },
    /// Tiles of a quantisation in groups have the extents of the groups.
    Groups {
        /// Elements.
        src: Idx,
        /// Quantised elements.
        dst: Idx,
        /// Exponents.
        exp: Idx,
        /// Maxima.
        max: Idx,
        /// Factors.
        scaling: Idx,
    },
    /// The valid region of a tile has one row.
    OneRow(Idx),
    /// A scatter is by index or by pattern.
    Form {
        /// Indices.
        operand: Idx,
        /// Attribute of the pattern.
        attr: Key,
    },
    /// The valid region of a tile has one column.
    OneColumn(Idx),
    /// A tile has more than one column.
    SeveralColumns(Idx),
    /// Indices have four bytes for elements of four bytes, else two.
    IndexWidth {
        /// The indices.
        indices: Idx,
        /// The tile of the elements.
        data: Idx,
    },
    /// There is an index for each element, and the destination of a scatter by index is not smaller than its source.
    Scattered {
        /// The source.
        src: Idx,
        /// The indices.
        indices: Idx,
        /// The destination.
        dst: Idx,
    },
    /// Extents of a merge: one run becomes one of its size, and scratch holds all runs.
    MergeExtents {
        /// Variadic operand of the runs.
        runs: Idx,
        /// Elements of a block, where there is one run.
        block: Idx,
        /// Variadic operand of destinations.
        dst: Idx,
        /// Scratch.
        tmp: Idx,
    },
    /// A tile is printed from vector memory, or through scratch in global memory; a view needs no scratch.
    Printed {
        /// What is printed.
        src: Idx,
        /// The scratch.
        tmp: Idx,
        /// Element types of tiles.
        dtypes: DTypeSet,
    },
    /// Integers of a type are compared for equality, whatever the attribute says.
    EqualityOnly {
        /// Source.
        src: Idx,
        /// Element types.
        dtypes: DTypeSet,
        /// Attribute of the relation.
        attr: Key,
        /// Value of equality.
        equal: i64,
    },
}

impl TileRule {
    /// Codes the rule may report.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            TileRule::ShiftAmount { .. } => &[332],
            TileRule::Parts { .. } => &[333],
            TileRule::Merge { .. } => &[334],
            TileRule::ScratchElements { .. } => &[319],
            TileRule::Histogram { .. } => &[335],
            TileRule::EqualityOnly { .. } => &[336],
            TileRule::OneRow(_) => &[337],
            TileRule::Groups { .. } => &[322, 345],
            TileRule::Form { .. } => &[329],
            TileRule::OneColumn(_) | TileRule::SeveralColumns(_) => &[339],
            TileRule::IndexWidth { .. } | TileRule::Scattered { .. } => &[340],
            TileRule::MergeExtents { .. } => &[324, 328],
            TileRule::Printed { .. } => &[341],
        }
    }

    /// Who states the rule.
    pub const fn source(&self) -> Source {
        match self {
            TileRule::ShiftAmount { .. } => {
                Source::Text("Operands And Attributes, Immediate/Scalar Constraints rule 2")
            }
            TileRule::Histogram { .. }
            | TileRule::Groups { .. }
            | TileRule::SeveralColumns(_)
            | TileRule::OneColumn(_)
            | TileRule::Scattered { .. } => Source::Text("ptoas, verifier"),
            TileRule::IndexWidth { .. } | TileRule::MergeExtents { .. } | TileRule::Printed { .. } => {
                Source::Text("manual page of the operation; ptoas, verifier")
            }
            TileRule::Parts { .. }
            | TileRule::Merge { .. }
            | TileRule::ScratchElements { .. }
            | TileRule::OneRow(_)
            | TileRule::Form { .. }
            | TileRule::EqualityOnly { .. } => Source::OpPage,
        }
    }

    /// Operands the rule names.
    pub fn operands(&self) -> Vec<Idx> {
        match *self {
            TileRule::ShiftAmount { amount, tile } => vec![amount, tile],
            TileRule::Parts { sources: [a, b], dst, .. } => vec![a, b, dst],
            TileRule::Merge { runs, block, dst, tmp, executed } => vec![runs, block, dst, tmp, executed],
            TileRule::ScratchElements { tmp, of, .. } => vec![tmp, of],
            TileRule::Histogram { src, filter, dst, .. } => vec![src, filter, dst],
            TileRule::IndexWidth { indices, data } => vec![indices, data],
            TileRule::Scattered { src, indices, dst } => vec![src, indices, dst],
            TileRule::MergeExtents { runs, block, dst, tmp } => vec![runs, block, dst, tmp],
            TileRule::Printed { src, tmp, .. } => vec![src, tmp],
            TileRule::Groups { src, dst, exp, max, scaling } => vec![src, dst, exp, max, scaling],
            TileRule::OneRow(operand)
            | TileRule::OneColumn(operand)
            | TileRule::SeveralColumns(operand)
            | TileRule::Form { operand, .. }
            | TileRule::EqualityOnly { src: operand, .. } => vec![operand],
        }
    }

    /// Attributes the rule names.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            TileRule::Histogram { byte: attr, .. }
            | TileRule::Form { attr, .. }
            | TileRule::EqualityOnly { attr, .. } => vec![attr],
            TileRule::Groups { .. } => vec![Key::GrpAxis, Key::Interleave, Key::QuantScaleAlg],
            TileRule::ShiftAmount { .. }
            | TileRule::Parts { .. }
            | TileRule::Merge { .. }
            | TileRule::ScratchElements { .. }
            | TileRule::OneColumn(_)
            | TileRule::SeveralColumns(_)
            | TileRule::IndexWidth { .. }
            | TileRule::Scattered { .. }
            | TileRule::MergeExtents { .. }
            | TileRule::Printed { .. }
            | TileRule::OneRow(_) => Vec::new(),
        }
    }
}
