//! Gathers, sequences, single elements, printing.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("tci"),
    missing("tdequant"),
    missing("tgather"),
    missing("tgatherb"),
    missing("tgetval"),
    missing("thistogram"),
    missing("tmrgsort"),
    missing("tpartadd"),
    missing("tpartargmax"),
    missing("tpartargmin"),
    missing("tpartmax"),
    missing("tpartmin"),
    missing("tpartmul"),
    missing("tprint"),
    missing("tquant"),
    missing("tquant.mx"),
    missing("tquant_hif4"),
    missing("trandom"),
    missing("tscatter"),
    missing("tsetval"),
    missing("tsort32"),
    missing("ttri"),
];
