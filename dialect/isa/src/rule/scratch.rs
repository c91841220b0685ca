//! Rules on scratch tiles: when an operation uses scratch, and the bytes and extents that it needs.

use super::{Idx, Source};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;

/// Bytes of scratch that an operation needs.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Bytes {
    /// As many as a tile has.
    Tile(Idx),
    /// A number of lines, each of the length of a physical row of a tile.
    Lines {
        /// The tile.
        of: Idx,
        /// Number of lines.
        lines: i64,
    },
    /// Half of the number of valid rows of a tile, rounded up.
    HalfRows(Idx),
    /// A number that depends on the size of the elements.
    ByElement {
        /// The tile with the elements.
        of: Idx,
        /// Bytes for elements of two bytes.
        two: i64,
        /// Bytes for elements of four bytes.
        four: i64,
    },
    /// One bit per valid column of a tile, in whole blocks of 32 bytes, for each valid row and one more.
    BitRows(Idx),
    /// The intermediate results of a conversion to a narrow integer without saturation.
    Unsaturated {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Attribute of the saturation.
        mode: Key,
        /// Its value for no saturation.
        off: i64,
    },
    /// The size of the source of a transposition, if it transposes whole blocks through scratch; else one block.
    Transposed {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
    },
}

/// When an operation uses scratch.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Writes {
    /// Always.
    Always,
    /// If an attribute is true.
    If(Key),
    /// For elements of these types.
    Elements {
        /// The tile with the elements.
        of: Idx,
        /// Element types.
        #[serde(rename = "element_types")]
        dtypes: DTypeSet,
    },
    /// For more than one value of a variadic operand.
    Several(Idx),
    /// Unless the number of valid columns is known to be a multiple of a number.
    Rest {
        /// The tile with the columns.
        of: Idx,
        /// The divisor.
        multiple: i64,
    },
    /// If it needs scratch bytes.
    Bytes(Bytes),
}

/// A rule on a scratch tile.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum ScratchRule {
    /// Scratch has at least a number of bytes.
    Bytes {
        /// The scratch.
        tmp: Idx,
        /// The number.
        need: Bytes,
    },
    /// Scratch is given if the program plans the memory.
    Given {
        /// The scratch.
        tmp: Idx,
        /// When the operation uses it.
        writes: Writes,
    },
    /// Scratch of a search for positions along rows.
    RowPositions {
        /// The scratch.
        tmp: Idx,
        /// The source.
        src: Idx,
    },
    /// Scratch of a search for positions along columns.
    ColumnPositions {
        /// The scratch.
        tmp: Idx,
        /// The source.
        src: Idx,
    },
}

impl ScratchRule {
    /// Returns the codes that the rule may report.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            ScratchRule::Bytes { .. } => &[322],
            ScratchRule::Given { .. } => &[344],
            ScratchRule::RowPositions { .. } | ScratchRule::ColumnPositions { .. } => &[324],
        }
    }

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        match self {
            ScratchRule::Bytes { need: Bytes::ByElement { .. } | Bytes::Transposed { .. }, .. } => {
                Source::Text("manual page of the operation; ptoas, verifier")
            }
            ScratchRule::Given { .. } => Source::Text("ptoas, --pto-level"),
            ScratchRule::Bytes { .. } | ScratchRule::RowPositions { .. } | ScratchRule::ColumnPositions { .. } => {
                Source::Text("ptoas, verifier")
            }
        }
    }

    /// Returns the operands to which the rule refers.
    pub fn operands(&self) -> Vec<Idx> {
        match *self {
            ScratchRule::Bytes { tmp, need } | ScratchRule::Given { tmp, writes: Writes::Bytes(need) } => match need {
                Bytes::Tile(of)
                | Bytes::Lines { of, .. }
                | Bytes::HalfRows(of)
                | Bytes::ByElement { of, .. }
                | Bytes::BitRows(of) => vec![tmp, of],
                Bytes::Unsaturated { src, dst, .. } | Bytes::Transposed { src, dst } => vec![tmp, src, dst],
            },
            ScratchRule::Given { tmp, writes: Writes::Always | Writes::If(_) } => vec![tmp],
            ScratchRule::Given {
                tmp,
                writes: Writes::Elements { of, .. } | Writes::Several(of) | Writes::Rest { of, .. },
            } => vec![tmp, of],
            ScratchRule::RowPositions { tmp, src } | ScratchRule::ColumnPositions { tmp, src } => vec![tmp, src],
        }
    }

    /// Returns the attributes to which the rule refers.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            ScratchRule::Bytes { need: Bytes::Unsaturated { mode, .. }, .. }
            | ScratchRule::Given {
                writes: Writes::Bytes(Bytes::Unsaturated { mode, .. }) | Writes::If(mode), ..
            } => {
                vec![mode]
            }
            ScratchRule::Bytes { .. }
            | ScratchRule::Given { .. }
            | ScratchRule::RowPositions { .. }
            | ScratchRule::ColumnPositions { .. } => Vec::new(),
        }
    }
}
