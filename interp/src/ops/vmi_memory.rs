//! Loads and stores of virtual vectors.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("vmi.compress_store"),
    missing("vmi.deinterleave_load"),
    missing("vmi.expand_load"),
    missing("vmi.gather"),
    missing("vmi.group_broadcast_load"),
    missing("vmi.group_load"),
    missing("vmi.group_slot_load"),
    missing("vmi.group_store"),
    missing("vmi.interleave_store"),
    missing("vmi.load"),
    missing("vmi.masked_load"),
    missing("vmi.masked_store"),
    missing("vmi.scatter"),
    missing("vmi.store"),
    missing("vmi.stride_load"),
    missing("vmi.stride_store"),
    missing("vmi.vgather"),
    missing("vmi.vgatherb"),
    missing("vmi.vload"),
    missing("vmi.vscatter"),
    missing("vmi.vsstb"),
    missing("vmi.vstore"),
];
