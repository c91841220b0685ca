//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

mod rearrange;

use crate::semantics::{Entry, missing, of};

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
    of("vdintlv", rearrange::vdintlv),
    of("vdintlvv2", rearrange::vdintlvv2),
    missing("vdup"),
    of("vintlv", rearrange::vintlv),
    of("vintlvv2", rearrange::vintlvv2),
    of("vpack", rearrange::vpack),
    of("vperm", rearrange::vperm),
    missing("vsel"),
    of("vselr", rearrange::vselr),
    of("vselrv2", rearrange::vselr),
    of("vshift", rearrange::vshift),
    of("vslide", rearrange::vslide),
    of("vsqz", rearrange::vsqz),
    of("vsunpack", rearrange::vsunpack),
    missing("vtrc"),
    of("vusqz", rearrange::vusqz),
    of("vzunpack", rearrange::vzunpack),
];
