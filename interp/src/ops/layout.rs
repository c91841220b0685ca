//! Rearrangement within and between tiles.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("tconcat"),
    missing("tconcatidx"),
    missing("tdeinterleave"),
    missing("tfillpad"),
    missing("timg2col"),
    missing("tinterleave"),
    missing("tpack"),
    missing("ttrans"),
];
