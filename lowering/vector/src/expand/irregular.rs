//! Gathers, sequences, single elements, printing.

use super::Entry;
use pto_isa::ops::irregular;

const _: () = super::assert_complete(irregular::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::missing("tci", "irregular operations are not written yet"),
    Entry::missing("tdequant", "irregular operations are not written yet"),
    Entry::missing("tgather", "irregular operations are not written yet"),
    Entry::missing("tgatherb", "irregular operations are not written yet"),
    Entry::missing("tgetval", "irregular operations are not written yet"),
    Entry::missing("thistogram", "irregular operations are not written yet"),
    Entry::missing("tmrgsort", "irregular operations are not written yet"),
    Entry::missing("tpartadd", "irregular operations are not written yet"),
    Entry::missing("tpartargmax", "irregular operations are not written yet"),
    Entry::missing("tpartargmin", "irregular operations are not written yet"),
    Entry::missing("tpartmax", "irregular operations are not written yet"),
    Entry::missing("tpartmin", "irregular operations are not written yet"),
    Entry::missing("tpartmul", "irregular operations are not written yet"),
    Entry::missing("tprint", "irregular operations are not written yet"),
    Entry::missing("tquant", "irregular operations are not written yet"),
    Entry::missing("tquant.mx", "irregular operations are not written yet"),
    Entry::missing("tquant_hif4", "irregular operations are not written yet"),
    Entry::missing("trandom", "irregular operations are not written yet"),
    Entry::missing("tscatter", "irregular operations are not written yet"),
    Entry::missing("tsetval", "irregular operations are not written yet"),
    Entry::missing("tsort32", "irregular operations are not written yet"),
    Entry::missing("ttri", "irregular operations are not written yet"),
];
