//! Rearrangement within and between tiles.

use super::Entry;
use pto_isa::ops::layout;

const _: () = super::assert_complete(layout::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::missing("tconcat", "rearrangements are not written yet"),
    Entry::missing("tconcatidx", "rearrangements are not written yet"),
    Entry::missing("tdeinterleave", "rearrangements are not written yet"),
    Entry::missing("tfillpad", "rearrangements are not written yet"),
    Entry::missing("timg2col", "rearrangements are not written yet"),
    Entry::missing("tinterleave", "rearrangements are not written yet"),
    Entry::missing("tpack", "rearrangements are not written yet"),
    Entry::missing("ttrans", "rearrangements are not written yet"),
];
