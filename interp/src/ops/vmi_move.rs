//! Conversion and rearrangement of virtual vectors.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("vmi.active_prefix_index"),
    missing("vmi.bitcast"),
    missing("vmi.broadcast"),
    missing("vmi.channel_merge"),
    missing("vmi.channel_split"),
    missing("vmi.compress"),
    missing("vmi.constant"),
    missing("vmi.ensure_layout"),
    missing("vmi.extf"),
    missing("vmi.extsi"),
    missing("vmi.extui"),
    missing("vmi.fptosi"),
    missing("vmi.fptoui"),
    missing("vmi.group_broadcast"),
    missing("vmi.group_iota"),
    missing("vmi.iota"),
    missing("vmi.pack"),
    missing("vmi.select"),
    missing("vmi.shuffle"),
    missing("vmi.sitofp"),
    missing("vmi.truncf"),
    missing("vmi.trunci"),
    missing("vmi.unpack"),
    missing("vmi.vbrc"),
    missing("vmi.vci"),
    missing("vmi.vcvt"),
    missing("vmi.vdintlv"),
    missing("vmi.vinterpret_cast"),
    missing("vmi.vintlv"),
    missing("vmi.vsel"),
    missing("vmi.vselr"),
];
