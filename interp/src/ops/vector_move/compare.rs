//! Comparison, and selection by predicate.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, Register};
use pto_isa::attrs;
use pto_isa::{Key, Name};
use pto_numerics::{Element, Relation};

/// Sets a lane if it is active and the relation `cmp_mode` holds for `src0[i]` and `src1[i]`: only `ne` holds for NaN.
/// Source: PTO ISA manual, vcmp.md; `Numerics::Comparison`.
pub(super) fn vcmp(cx: &mut Ctx<'_, '_>) -> Exec {
    let other = cx.register(Name::Src1)?;
    relation(cx, Name::Src0, |cx, lane| cx.valued(Name::Src1, &other, lane))
}

/// Sets a lane if it is active and the relation `cmp_mode` holds for `src[i]` and `scalar`, which is read as an
/// element. Source: PTO ISA manual, vcmps.md.
pub(super) fn vcmps(cx: &mut Ctx<'_, '_>) -> Exec {
    let scalar = cx.element(Name::Scalar)?;
    relation(cx, Name::Src, |_, _| Ok(scalar))
}

/// Sets the active lanes of a register for which the relation to `other` holds. A lane without a value is a fault,
/// because predicates have a value in every lane.
fn relation(cx: &mut Ctx<'_, '_>, name: Name, other: impl Fn(&Ctx<'_, '_>, usize) -> Exec<Element>) -> Exec {
    let (source, mask) = (cx.register(name)?, cx.mask(Name::Mask)?);
    let relation = Relation::from(cx.required_choice::<attrs::Relation>(Key::Relation)?);
    let width = source.dtype.bytes() as usize;
    let mut result = Mask::none(mask.bits().len());
    for lane in (0..source.lanes()).filter(|lane| mask.get(*lane, width)) {
        let (a, b) = (cx.valued(name, &source, lane)?, other(cx, lane)?);
        let order = pto_numerics::compare(a, b).map_err(|why| cx.undefined(why, format_args!("lane {lane}")))?;
        result.set(lane, width, relation.holds(order));
    }
    cx.give_mask(Name::Result, result);
    Ok(())
}

/// Selects `src0[i]` in active lanes and `src1[i]` in the others. Source: PTO ISA manual, vsel.md.
pub(super) fn vsel(cx: &mut Ctx<'_, '_>) -> Exec {
    let (active, others, mask) = (cx.register(Name::Src0)?, cx.register(Name::Src1)?, cx.mask(Name::Mask)?);
    let width = active.dtype.bytes() as usize;
    let mut result = Register::zero(active.dtype, active.lanes());
    for lane in 0..active.lanes() {
        let from = if mask.get(lane, width) { &active } else { &others };
        result.set_lane(lane, from.lane(lane));
    }
    cx.give_register(Name::Result, result);
    Ok(())
}
