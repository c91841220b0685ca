//! Rules on scratch tiles: when an operation writes there, and the bytes and extents that it writes.

use super::{Idx, Source};
use crate::names::Key;
use crate::types::DTypeSet;
use serde::Serialize;

/// Bytes that an operation needs in its scratch.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Bytes {
    /// As many as a tile has.
    Tile(Idx),
    /// So many lines of a tile, each as long as its physical rows.
    Lines {
        /// The tile.
        of: Idx,
        /// Lines.
        lines: i64,
    },
    /// Half of the valid rows of a tile, rounded up.
    HalfRows(Idx),
    /// A number for elements of two bytes, and one for elements of four.
    ByElement {
        /// The tile with the elements.
        of: Idx,
        /// Bytes for elements of two bytes.
        two: i64,
        /// Bytes for elements of four bytes.
        four: i64,
    },
    /// A bit for each valid column of a tile in whole blocks of 32 bytes, for each valid row and one more.
    BitRows(Idx),
    /// What a conversion to a narrow integer holds while it does not saturate.
    Unsaturated {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Attribute of the saturation.
        mode: Key,
        /// Its value without saturation.
        off: i64,
    },
    /// The source of a transposition, where whole blocks are transposed through scratch; else one block.
    Transposed {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
    },
}

/// When an operation writes scratch.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Writes {
    /// Always.
    Always,
    /// While an attribute is set.
    With(Key),
    /// For elements of these types.
    Elements {
        /// The tile with the elements.
        of: Idx,
        /// Element types.
        dtypes: DTypeSet,
    },
    /// For several values of a variadic operand.
    Several(Idx),
    /// For valid columns that are not known to be a multiple.
    Rest {
        /// The tile with the columns.
        of: Idx,
        /// Of this.
        multiple: i64,
    },
    /// Where it needs bytes.
    Bytes(Bytes),
}

/// A rule on a scratch tile.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum ScratchRule {
    /// Scratch has at least so many bytes.
    Bytes {
        /// The scratch.
        tmp: Idx,
        /// How many.
        need: Bytes,
    },
    /// Scratch is given where the program owns the memory.
    Given {
        /// The scratch.
        tmp: Idx,
        /// When the operation writes it.
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
    /// Codes the rule may report.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            ScratchRule::Bytes { .. } => &[322],
            ScratchRule::Given { .. } => &[344],
            ScratchRule::RowPositions { .. } | ScratchRule::ColumnPositions { .. } => &[324],
        }
    }

    /// Who states the rule.
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

    /// Operands the rule names.
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
            ScratchRule::Given { tmp, writes: Writes::Always | Writes::With(_) } => vec![tmp],
            ScratchRule::Given {
                tmp,
                writes: Writes::Elements { of, .. } | Writes::Several(of) | Writes::Rest { of, .. },
            } => vec![tmp, of],
            ScratchRule::RowPositions { tmp, src } | ScratchRule::ColumnPositions { tmp, src } => vec![tmp, src],
        }
    }

    /// Attributes the rule names.
    pub fn attrs(&self) -> Vec<Key> {
        match *self {
            ScratchRule::Bytes { need: Bytes::Unsaturated { mode, .. }, .. }
            | ScratchRule::Given {
                writes: Writes::Bytes(Bytes::Unsaturated { mode, .. }) | Writes::With(mode), ..
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
