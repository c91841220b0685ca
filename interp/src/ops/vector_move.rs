//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("vbitcast"),
    missing("vbr"),
    missing("vcadd"),
    missing("vcbmax"),
    missing("vcbmin"),
    missing("vcgadd"),
    missing("vcgmax"),
    missing("vcgmin"),
    missing("vci"),
    missing("vcmax"),
    missing("vcmin"),
    missing("vcmp"),
    missing("vcmps"),
    missing("vcpadd"),
    missing("vcvt"),
    missing("vdintlv"),
    missing("vdintlvv2"),
    missing("vdup"),
    missing("vintlv"),
    missing("vintlvv2"),
    missing("vpack"),
    missing("vperm"),
    missing("vsel"),
    missing("vselr"),
    missing("vselrv2"),
    missing("vshift"),
    missing("vslide"),
    missing("vsqz"),
    missing("vsunpack"),
    missing("vtrc"),
    missing("vusqz"),
    missing("vzunpack"),
];
