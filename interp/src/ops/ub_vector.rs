//! Vector instructions of a2 and a3 on memory.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("ub.set_mask"),
    missing("ub.set_mask_count"),
    missing("ub.set_mask_norm"),
    missing("ub.vabs"),
    missing("ub.vadd"),
    missing("ub.vaddrelu"),
    missing("ub.vadds"),
    missing("ub.vand"),
    missing("ub.vdiv"),
    missing("ub.vdup"),
    missing("ub.vexp"),
    missing("ub.vln"),
    missing("ub.vmax"),
    missing("ub.vmaxs"),
    missing("ub.vmin"),
    missing("ub.vmins"),
    missing("ub.vmul"),
    missing("ub.vmuls"),
    missing("ub.vnot"),
    missing("ub.vor"),
    missing("ub.vrelu"),
    missing("ub.vrsqrt"),
    missing("ub.vshl"),
    missing("ub.vshr"),
    missing("ub.vsqrt"),
    missing("ub.vsub"),
];
