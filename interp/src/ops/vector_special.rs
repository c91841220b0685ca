//! Fused, sorting and lane-crossing operations on vector registers.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("chistv2"),
    missing("dhistv2"),
    missing("vaddrelu"),
    missing("vaddreluconv"),
    missing("vaxpy"),
    missing("vbitsort"),
    missing("vexpdif"),
    missing("vmadd"),
    missing("vmrgsort4"),
    missing("vmula"),
    missing("vmulconv"),
    missing("vmull"),
    missing("vmulscvt"),
    missing("vprelu"),
    missing("vsort32"),
    missing("vsubrelu"),
    missing("vtranspose"),
];
