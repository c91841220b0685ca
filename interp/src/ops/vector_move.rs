//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

mod compare;
mod convert;
mod materialise;
mod reduce;

use crate::semantics::{Entry, missing, of};
use compare::{vcmp, vcmps, vsel};
use convert::{vbitcast, vcvt, vtrc};
use materialise::{vbr, vci, vdup};
use reduce::{vcadd, vcbmax, vcbmin, vcgadd, vcgmax, vcgmin, vcmax, vcmin, vcpadd};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("vbitcast", vbitcast),
    of("vbr", vbr),
    of("vcadd", vcadd),
    of("vcbmax", vcbmax),
    of("vcbmin", vcbmin),
    of("vcgadd", vcgadd),
    of("vcgmax", vcgmax),
    of("vcgmin", vcgmin),
    of("vci", vci),
    of("vcmax", vcmax),
    of("vcmin", vcmin),
    of("vcmp", vcmp),
    of("vcmps", vcmps),
    of("vcpadd", vcpadd),
    of("vcvt", vcvt),
    missing("vdintlv"),
    missing("vdintlvv2"),
    of("vdup", vdup),
    missing("vintlv"),
    missing("vintlvv2"),
    missing("vpack"),
    missing("vperm"),
    of("vsel", vsel),
    missing("vselr"),
    missing("vselrv2"),
    missing("vshift"),
    missing("vslide"),
    missing("vsqz"),
    missing("vsunpack"),
    of("vtrc", vtrc),
    missing("vusqz"),
    missing("vzunpack"),
];
