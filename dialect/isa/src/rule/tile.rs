//! Rules on tiles that only a few operations share: shifts, parts, sorted runs, histograms.

use super::{Idx, Source};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;

/// Which source of a row expansion has the extents of the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FullSource {
    /// The first one, which must be row major.
    First,
    /// Exactly one, which must be row major.
    One,
    /// At least one.
    Any,
}

/// A rule on tiles.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum TileRule {
    /// A constant amount is at least 0 and less than the width of an element in bits.
    ShiftAmount {
        /// The amount.
        amount: Idx,
        /// Tile that is shifted.
        tile: Idx,
    },
    /// The valid region of each source lies inside of that of the destination.
    Parts {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
        /// Whether one of the sources must have the extents of the destination.
        covered: bool,
    },
    /// A merge has two to four sorted runs, and returns how many elements it took of each; or it has one source that
    /// consists of sorted blocks.
    Merge {
        /// Variadic operand of the runs.
        runs: Idx,
        /// Elements per block, if there is one source.
        block: Idx,
        /// Variadic operand of destinations.
        dst: Idx,
        /// Scratch.
        tmp: Idx,
        /// Elements taken of each run.
        executed: Idx,
    },
    /// Scratch has an effect only for some element types.
    ScratchElements {
        /// Scratch.
        tmp: Idx,
        /// Tile with the elements.
        of: Idx,
        /// Element types with scratch.
        allowed: DTypeSet,
    },
    /// A histogram has a bin for each value of a byte, and its elements have the byte that is counted.
    Histogram {
        /// Elements counted.
        src: Idx,
        /// Tile with the required values of the higher bytes, one row per byte.
        filter: Idx,
        /// Bins.
        dst: Idx,
        /// Attribute of the position of the byte.
        byte: Key,
    },
    /// Extents of the tiles of a quantisation in groups are consistent with the groups.
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
    /// A scatter is either by index or by pattern.
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
    /// Indices have four bytes for elements of four bytes, else two bytes.
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
    /// Extents of a merge: the merge of one source has its size, and scratch can hold all runs.
    MergeExtents {
        /// Variadic operand of the runs.
        runs: Idx,
        /// Elements per block, if there is one source.
        block: Idx,
        /// Variadic operand of destinations.
        dst: Idx,
        /// Scratch.
        tmp: Idx,
    },
    /// A tile is printed directly from vector memory, or through scratch in global memory; a view needs no scratch.
    Printed {
        /// The tile or view.
        src: Idx,
        /// The scratch.
        tmp: Idx,
        /// Element types of tiles.
        #[serde(rename = "element_types")]
        dtypes: DTypeSet,
    },
    /// Integers of these types are compared only for equality.
    EqualityOnly {
        /// Source.
        src: Idx,
        /// Element types.
        #[serde(rename = "element_types")]
        dtypes: DTypeSet,
        /// Attribute of the relation.
        attr: Key,
        /// Value of equality.
        equal: i64,
    },
}

impl TileRule {
    /// Returns the codes that the rule may report.
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

    /// Returns the source of the rule.
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

    /// Returns the operands to which the rule refers.
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

    /// Returns the attributes to which the rule refers.
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
