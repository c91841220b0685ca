//! Reductions of registers. A result that depends on an active lane without a value has none; lanes without a result
//! are zero.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, REGISTER_BYTES, Register};
use pto_isa::Name;
use pto_isa::types::DType;
use pto_numerics::lanes::{self, Extreme, Lane, Order};
use pto_numerics::{Element, Undefined};

/// Bytes of the groups that are reduced separately.
const GROUP: usize = 32;

alike! {
    /// Sets `result[0]` to the sum of the active lanes, added as a balanced tree; integers are widened to twice their
    /// width if the result type is. Source: PTO ISA manual, vcadd.md.
    vcadd => sums(REGISTER_BYTES);
    /// Sets `result[g]` to the sum of the active lanes of the `g`th 32 bytes, added as a balanced tree. Source: PTO ISA
    /// manual, vcgadd.md.
    vcgadd => sums(GROUP);
    /// Sets `result[g]` to the maximum of the active lanes of the `g`th 32 bytes. Source: PTO ISA manual, vcgmax.md.
    vcgmax => extremes(Extreme::Max);
    /// Sets `result[g]` to the minimum of the active lanes of the `g`th 32 bytes. Source: PTO ISA manual, vcgmin.md.
    vcgmin => extremes(Extreme::Min);
    /// Sets `result[0]` to the maximum of the active lanes, and `result[1]` to the index of the first lane that holds
    /// it, as an integer in the bits of an element. Sources: PTO ISA manual, vcmax.md; golden data of ptoas (index as
    /// bits).
    vcmax => indexed(Extreme::Max);
    /// Computes the minimum as [`vcmax`] does the maximum. Source: PTO ISA manual, vcmin.md.
    vcmin => indexed(Extreme::Min);
    /// Sets `value[0]` to the maximum of the active lanes, and the bit of the first lane that holds it in `predicate`.
    /// No source states which of equal lanes it is: the first, as in [`vcmax`]; none if no lane is active. Source: the
    /// op definition.
    vcbmax => located(Extreme::Max);
    /// Computes the minimum as [`vcbmax`] does the maximum. Source: the op definition.
    vcbmin => located(Extreme::Min);
}

/// Computes `result[i] = input[2 * i] + input[2 * i + 1]`, in the lower half; inactive lanes count as zero. Source: PTO
/// ISA manual, vcpadd.md.
pub(super) fn vcpadd(cx: &mut Ctx<'_, '_>) -> Exec {
    let size = cx.register(Name::Input)?.dtype.bytes() as usize;
    sums(cx, 2 * size)
}

/// Returns the lanes of a range, `None` for inactive ones; returns `None` if an active lane has no value.
fn active(register: &Register, mask: &Mask, range: std::ops::Range<usize>) -> Option<Vec<Lane>> {
    let width = register.dtype.bytes() as usize;
    range.map(|lane| if mask.get(lane, width) { register.lane(lane).map(Some) } else { Some(None) }).collect()
}

/// Reduces each group of `bytes` bytes to a lane, the first group to the first lane.
fn groups(cx: &mut Ctx<'_, '_>, bytes: usize, reduce: impl Fn(&[Lane], DType) -> Result<Element, Undefined>) -> Exec {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let mut made = Register::zero(dtype, lanes);
    let group = bytes / input.dtype.bytes().max(1) as usize;
    for index in 0..input.lanes() / group.max(1) {
        let reduced = active(&input, &mask, index * group..(index + 1) * group).map(|lanes| reduce(&lanes, dtype));
        let reduced = reduced.transpose().map_err(|why| cx.undefined(why, format_args!("lane {}", index * group)))?;
        made.set_lane(index, reduced);
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Computes the sum of each group of `bytes` bytes.
fn sums(cx: &mut Ctx<'_, '_>, bytes: usize) -> Exec {
    let profile = cx.profile();
    groups(cx, bytes, |lanes, dtype| lanes::sum(lanes, dtype, Order::Tree, profile))
}

/// Computes the extreme of each group of 32 bytes.
fn extremes(cx: &mut Ctx<'_, '_>, which: Extreme) -> Exec {
    let profile = cx.profile();
    groups(cx, GROUP, |lanes, dtype| Ok(lanes::extreme(lanes, dtype, which, profile)?.0))
}

/// Returns the extreme of all active lanes and its lane; `None` if it has no value.
fn extreme(cx: &Ctx<'_, '_>, input: &Register, mask: &Mask, which: Extreme) -> Exec<Option<(Element, usize)>> {
    let found = active(input, mask, 0..input.lanes());
    let found = found.map(|lanes| lanes::extreme(&lanes, input.dtype, which, cx.profile()));
    found.transpose().map_err(|why| cx.undefined(why, "the active lanes"))
}

/// Sets lane 0 to the extreme and lane 1 to its index.
fn indexed(cx: &mut Ctx<'_, '_>, which: Extreme) -> Exec {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let found = extreme(cx, &input, &mask, which)?;
    let mut made = Register::zero(input.dtype, input.lanes());
    made.set_lane(0, found.map(|(value, _)| value));
    made.set_lane(1, found.map(|(_, lane)| Element::new(input.dtype, lane as u64)));
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Sets lane 0 to the extreme, and the predicate to its lane. A predicate must have a value, so active lanes without
/// one are a fault.
fn located(cx: &mut Ctx<'_, '_>, which: Extreme) -> Exec {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let width = input.dtype.bytes() as usize;
    for lane in (0..input.lanes()).filter(|lane| mask.get(*lane, width)) {
        cx.valued(Name::Input, &input, lane)?;
    }
    let found = extreme(cx, &input, &mask, which)?;
    let mut made = Register::zero(input.dtype, input.lanes());
    made.set_lane(0, found.map(|(value, _)| value));
    let mut predicate = Mask::none(mask.bits().len());
    if let Some((_, lane)) = found.filter(|(_, lane)| mask.get(*lane, width)) {
        predicate.set(lane, width, true);
    }
    cx.give_register(Name::Value, made);
    cx.give_mask(Name::Predicate, predicate);
    Ok(())
}
