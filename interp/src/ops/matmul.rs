//! Matrix products.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("tgemv"),
    missing("tgemv.acc"),
    missing("tgemv.bias"),
    missing("tgemv.mx"),
    missing("tgemv.mx.acc"),
    missing("tgemv.mx.bias"),
    missing("tmatmul"),
    missing("tmatmul.acc"),
    missing("tmatmul.bias"),
    missing("tmatmul.mx"),
    missing("tmatmul.mx.acc"),
    missing("tmatmul.mx.bias"),
    missing("tmatmul_mx_hif4"),
];
