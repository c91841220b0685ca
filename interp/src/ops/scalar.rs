//! Scalars in memory and on the stack.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("declare_local_array"),
    missing("declare_struct"),
    missing("ld_dev"),
    missing("load"),
    missing("load_scalar"),
    missing("local_array_get"),
    missing("local_array_set"),
    missing("st_dev"),
    missing("store"),
    missing("store_scalar"),
    missing("struct_get"),
    missing("struct_set"),
];
