//! Vector predicates.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, REGISTER_BYTES};
use crate::semantics::{Entry, missing, of};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("pand"),
    missing("pbitcast"),
    missing("pdintlv_b16"),
    missing("pdintlv_b32"),
    missing("pdintlv_b8"),
    missing("pge_b16"),
    missing("pge_b32"),
    missing("pge_b8"),
    missing("pintlv_b16"),
    missing("pintlv_b32"),
    missing("pintlv_b8"),
    missing("pld"),
    missing("pldi"),
    missing("plds"),
    of("plt_b16", plt),
    of("plt_b32", plt),
    of("plt_b8", plt),
    missing("pltm_b16"),
    missing("pltm_b32"),
    missing("pltm_b8"),
    missing("pnot"),
    missing("por"),
    missing("ppack"),
    missing("psel"),
    of("pset_b16", pset),
    of("pset_b32", pset),
    of("pset_b8", pset),
    missing("pst"),
    missing("psti"),
    missing("psts"),
    missing("pstu"),
    missing("punpack"),
    missing("pxor"),
];

/// The lanes that a constant names are active: all, none, the lowest half or quarter, every third or fourth, or the lowest
/// `n` of `PAT_VLn`. Source: PTO ISA manual, pset.md.
fn pset(cx: &mut Ctx<'_, '_>) -> Exec {
    let granularity = cx.granularity_of_result("result")?;
    let lanes = REGISTER_BYTES * 8 / granularity as usize;
    let pattern = cx.required_choice("pattern")?;
    let active = |lane: usize| match pattern {
        "PAT_ALL" => true,
        "PAT_H" => lane < lanes / 2,
        "PAT_Q" => lane < lanes / 4,
        "PAT_M3" => lane.is_multiple_of(3),
        "PAT_M4" => lane.is_multiple_of(4),
        other => other.strip_prefix("PAT_VL").and_then(|n| n.parse().ok()).is_some_and(|n: usize| lane < n),
    };
    cx.give_mask("result", Mask::lanes(granularity, active));
    Ok(())
}

/// The lowest `scalar` lanes are active, and `scalar_out` is what is left: `scalar` less the lanes, not below zero. Source:
/// PTO ISA manual, plt.md.
fn plt(cx: &mut Ctx<'_, '_>) -> Exec {
    let granularity = cx.granularity_of_result("mask")?;
    let lanes = (REGISTER_BYTES * 8 / granularity as usize) as i64;
    let count = cx.int("scalar")?;
    cx.give_mask("mask", Mask::lanes(granularity, |lane| (lane as i64) < count));
    cx.give_int("scalar_out", (count - lanes).max(0));
    Ok(())
}
