//! Reductions of virtual vectors.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("vmi.group_reduce_addf"),
    missing("vmi.group_reduce_addi"),
    missing("vmi.group_reduce_maxf"),
    missing("vmi.group_reduce_maxi"),
    missing("vmi.group_reduce_minf"),
    missing("vmi.group_reduce_mini"),
    missing("vmi.reduce_addf"),
    missing("vmi.reduce_addi"),
    missing("vmi.reduce_maxf"),
    missing("vmi.reduce_maxi"),
    missing("vmi.reduce_minf"),
    missing("vmi.reduce_mini"),
    missing("vmi.vcadd"),
    missing("vmi.vchist"),
    missing("vmi.vcmax"),
    missing("vmi.vcmin"),
    missing("vmi.vdhist"),
];
