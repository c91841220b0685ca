//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

mod compare;
mod convert;
mod materialise;
mod rearrange;
mod reduce;

use crate::semantics::{Entry, of};
use compare::{vcmp, vcmps, vsel};
use convert::{vbitcast, vcvt, vtrc};
use materialise::{vbr, vci, vdup};
use rearrange::{
    vdintlv, vdintlvv2, vintlv, vintlvv2, vpack, vperm, vselr, vshift, vslide, vsqz, vsunpack, vusqz, vzunpack,
};
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
    of("vdintlv", vdintlv),
    of("vdintlvv2", vdintlvv2),
    of("vdup", vdup),
    of("vintlv", vintlv),
    of("vintlvv2", vintlvv2),
    of("vpack", vpack),
    of("vperm", vperm),
    of("vsel", vsel),
    of("vselr", vselr),
    of("vselrv2", vselr),
    of("vshift", vshift),
    of("vslide", vslide),
    of("vsqz", vsqz),
    of("vsunpack", vsunpack),
    of("vtrc", vtrc),
    of("vusqz", vusqz),
    of("vzunpack", vzunpack),
];
