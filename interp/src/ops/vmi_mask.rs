//! Masks of virtual vectors.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("vmi.cmpf"),
    missing("vmi.cmpi"),
    missing("vmi.constant_mask"),
    missing("vmi.create_group_mask"),
    missing("vmi.create_mask"),
    missing("vmi.ensure_mask_granularity"),
    missing("vmi.ensure_mask_layout"),
    missing("vmi.mask_and"),
    missing("vmi.mask_not"),
    missing("vmi.mask_or"),
    missing("vmi.mask_xor"),
    missing("vmi.pge"),
    missing("vmi.plt"),
    missing("vmi.pset"),
    missing("vmi.vcmp"),
    missing("vmi.vcmps"),
];
