//! Rearranges lanes of one or two registers.

use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use crate::machine::Special;
use crate::ops::vector_memory::set_register;
use crate::register::Register;
use pto_isa::attrs::Half;
use pto_isa::codes;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::Element;

/// The concatenated lanes of two registers.
struct Pair {
    low: std::sync::Arc<Register>,
    high: std::sync::Arc<Register>,
}

impl Pair {
    /// Reads two operands of the same type.
    fn of(cx: &Ctx<'_, '_>, low: Name, high: Name) -> Exec<Pair> {
        Ok(Pair { low: cx.register(low)?, high: cx.register(high)? })
    }

    fn lane(&self, lane: usize) -> Option<Element> {
        match lane.checked_sub(self.low.lanes()) {
            None => self.low.lane(lane),
            Some(lane) => self.high.lane(lane),
        }
    }

    /// Returns the lane of the pair that becomes lane `i` if the registers are interleaved.
    fn interleaved(&self, i: usize) -> usize {
        i % 2 * self.low.lanes() + i / 2
    }
}

/// Creates a register from the result of `f` for each lane. Lanes without a value have none.
fn make(cx: &Ctx<'_, '_>, result: Name, f: impl Fn(usize) -> Option<Element>) -> Exec<Register> {
    let (dtype, lanes) = cx.shape_of_result(result)?;
    let mut made = Register::zero(dtype, lanes);
    (0..lanes).for_each(|lane| made.set_lane(lane, f(lane)));
    Ok(made)
}

/// Sets a result to the result of `f` for each lane.
fn give(cx: &mut Ctx<'_, '_>, result: Name, f: impl Fn(usize) -> Option<Element>) -> Exec {
    let made = make(cx, result, f)?;
    cx.give_register(result, made);
    Ok(())
}

/// Interleaves `lhs[0], rhs[0], lhs[1], rhs[1] ..`: the first half is `low`, the second `high`. Source: PTO ISA manual,
/// vintlv.md; golden case vintlv-vdintlv.
pub(super) fn vintlv(cx: &mut Ctx<'_, '_>) -> Exec {
    let pair = Pair::of(cx, Name::Lhs, Name::Rhs)?;
    let lanes = pair.low.lanes();
    give(cx, Name::Low, |lane| pair.lane(pair.interleaved(lane)))?;
    give(cx, Name::High, |lane| pair.lane(pair.interleaved(lanes + lane)))
}

/// Deinterleaves: the even lanes of `lhs` and then `rhs` are `low`, the odd ones `high`. Source: PTO ISA manual,
/// vdintlv.md; golden case vintlv-vdintlv.
pub(super) fn vdintlv(cx: &mut Ctx<'_, '_>) -> Exec {
    let pair = Pair::of(cx, Name::Lhs, Name::Rhs)?;
    give(cx, Name::Low, |lane| pair.lane(2 * lane))?;
    give(cx, Name::High, |lane| pair.lane(2 * lane + 1))
}

/// Returns 1 if `part` names the upper half, else 0.
fn upper(cx: &Ctx<'_, '_>) -> Exec<usize> {
    Ok(usize::from(cx.required_choice::<Half>(Key::Part)? == Half::Higher))
}

/// Returns one result of [`vintlv`]: `LOWER` is `low`, `HIGHER` is `high`. Source: PTO ISA manual, vintlvv2.md.
pub(super) fn vintlvv2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pair, part) = (Pair::of(cx, Name::Lhs, Name::Rhs)?, upper(cx)?);
    let first = part * pair.low.lanes();
    give(cx, Name::Result, |lane| pair.lane(pair.interleaved(first + lane)))
}

/// Returns one result of [`vdintlv`]: `LOWER` is `low`, `HIGHER` is `high`. Source: PTO ISA manual, vdintlvv2.md.
pub(super) fn vdintlvv2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pair, part) = (Pair::of(cx, Name::Lhs, Name::Rhs)?, upper(cx)?);
    give(cx, Name::Result, |lane| pair.lane(2 * lane + part))
}

/// Packs the lower halves of the elements into the lower or upper half of the result; the other half is zero. Source:
/// PTO ISA manual, vpack.md; golden case vpack-higher.
pub(super) fn vpack(cx: &mut Ctx<'_, '_>) -> Exec {
    let (src, part) = (cx.register(Name::Src)?, upper(cx)?);
    let (dtype, _) = cx.shape_of_result(Name::Result)?;
    let first = part * src.lanes();
    give(cx, Name::Result, |lane| match lane.checked_sub(first) {
        Some(lane) if lane < src.lanes() => src.lane(lane).map(|element| element.reinterpret(dtype)),
        Some(_) | None => Some(Element::zero(dtype)),
    })
}

/// Widens the lanes of half `part` to elements twice as wide with `widen`.
fn unpacked(cx: &mut Ctx<'_, '_>, widen: impl Fn(Element, DType) -> Element) -> Exec {
    let (src, part) = (cx.register(Name::Src)?, cx.count(Name::Part)?);
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    if part > 1 {
        return Err(cx.fault(codes::RUN_SHAPE, format!("expected half 0 or 1 as `part`, found {part}")));
    }
    give(cx, Name::Result, |lane| src.lane(part * lanes + lane).map(|element| widen(element, dtype)))
}

/// Sign-extends the lower half of the lanes (`part` 0) or the upper one (1), whatever the signedness of the types.
/// Source: PTO ISA manual, vsunpack.md; golden case vsunpack.
pub(super) fn vsunpack(cx: &mut Ctx<'_, '_>) -> Exec {
    unpacked(cx, |element, dtype| {
        let bits = element.dtype().bytes() * 8;
        let unused = 64_u32.saturating_sub(bits);
        Element::new(dtype, ((element.bits() << unused) as i64 >> unused) as u64)
    })
}

/// Zero-extends the lower half of the lanes (`part` 0) or the upper one (1). Source: PTO ISA manual, vzunpack.md.
pub(super) fn vzunpack(cx: &mut Ctx<'_, '_>) -> Exec {
    unpacked(cx, Element::reinterpret)
}

/// Computes `result[i] = elements[numbers[i]]`. An index out of bounds is a fault; no source states its effect.
fn chosen(cx: &mut Ctx<'_, '_>, elements: Name, numbers: Name) -> Exec {
    let (elements, of) = (cx.register(elements)?, cx.register(numbers)?);
    for lane in 0..of.lanes() {
        let Some(number) = of.lane(lane).map(Element::bits) else { continue };
        if number >= elements.lanes() as u64 {
            return Err(no_lane(cx, numbers, lane, number, elements.lanes()));
        }
    }
    give(cx, Name::Result, |lane| elements.lane(usize::try_from(of.lane(lane)?.bits()).ok()?))
}

fn no_lane(cx: &Ctx<'_, '_>, numbers: Name, lane: usize, number: u64, lanes: usize) -> Box<Fault> {
    let message = format!("expected a number below {lanes} in lane {lane} of `{numbers}`, found {number}");
    cx.fault(codes::RUN_UNDEFINED, message)
}

/// Computes `result[i] = src0[src1[i]]`; see [`chosen`]. Sources: PTO ISA manual, vselr.md and vselrv2.md, which no
/// source distinguishes; golden case vselr.
pub(super) fn vselr(cx: &mut Ctx<'_, '_>) -> Exec {
    chosen(cx, Name::Src0, Name::Src1)
}

/// Computes `result[i] = src[index[i]]`; see [`chosen`]. Source: PTO ISA manual, vperm.md.
pub(super) fn vperm(cx: &mut Ctx<'_, '_>) -> Exec {
    chosen(cx, Name::Src, Name::Index)
}

/// Returns the number of lanes to move by; fails if it exceeds `lanes`.
fn amount(cx: &Ctx<'_, '_>, lanes: usize) -> Exec<usize> {
    let amount = cx.count(Name::Amount)?;
    if amount <= lanes {
        return Ok(amount);
    }
    Err(cx.fault(codes::RUN_SHAPE, format!("expected an amount of at most {lanes} lanes, found {amount}")))
}

/// Computes `result[i] = src[i - amount]`, zero in the first lanes. Source: PTO ISA manual, vshift.md; no source here
/// states that lanes move to higher indices.
pub(super) fn vshift(cx: &mut Ctx<'_, '_>) -> Exec {
    let src = cx.register(Name::Src)?;
    let amount = amount(cx, src.lanes())?;
    give(cx, Name::Result, |lane| match lane.checked_sub(amount) {
        Some(lane) => src.lane(lane),
        None => Some(Element::zero(src.dtype)),
    })
}

/// Returns lane `i + amount` of the concatenation of `src0` and `src1`. Source: PTO ISA manual, vslide.md; no source
/// here states that `src0` comes first.
pub(super) fn vslide(cx: &mut Ctx<'_, '_>) -> Exec {
    let pair = Pair::of(cx, Name::Src0, Name::Src1)?;
    let amount = amount(cx, pair.low.lanes())?;
    give(cx, Name::Result, |lane| pair.lane(lane + amount))
}

/// Compacts the active lanes from lane 0 on; the lanes after them are zero. Records their bytes for `vstur`. Source:
/// PTO ISA manual, vsqz.md and vstur.md.
pub(super) fn vsqz(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let size = input.dtype.bytes() as usize;
    let active: Vec<usize> = (0..input.lanes()).filter(|lane| mask.get(*lane, size)).collect();
    give(cx, Name::Result, |lane| match active.get(lane) {
        Some(from) => input.lane(*from),
        None => Some(Element::zero(input.dtype)),
    })?;
    set_register(cx, Special::Squeezed, (active.len() * size) as i64);
    Ok(())
}

/// Sets `result[i]` to the number of active lanes below lane `i`. The values of `src` are not used. Source: PTO ISA
/// manual, vusqz.md; no source states the purpose of `src`.
pub(super) fn vusqz(cx: &mut Ctx<'_, '_>) -> Exec {
    let mask = cx.mask(Name::Mask)?;
    let (dtype, _) = cx.shape_of_result(Name::Result)?;
    let size = dtype.bytes() as usize;
    let below = |lane| (0..lane).filter(|other| mask.get(*other, size)).count();
    give(cx, Name::Result, |lane| Some(Element::from_int(dtype, below(lane) as i128)))
}
