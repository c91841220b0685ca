//! Vector predicates.
//!
//! A predicate has a bit for each byte of a register. Logic works on all bits; operations that create predicates of
//! lanes clear the bits that do not represent a lane.

mod access;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, REGISTER_BYTES};
use crate::semantics::Semantics::{self, Run};
use access::{BYTES, load, pstu, store};
use pto_isa::attrs::{Half, MaskConstant};
use pto_isa::ops::predicate::Opcode;
use pto_isa::types::MaskGranularity;
use pto_isa::{Key, Name};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Pand => Run(pand),
        Opcode::Pbitcast => Run(pbitcast),
        Opcode::PdintlvB16 | Opcode::PdintlvB32 | Opcode::PdintlvB8 => Run(pdintlv),
        Opcode::PgeB16 | Opcode::PgeB32 | Opcode::PgeB8 | Opcode::PsetB16 | Opcode::PsetB32 | Opcode::PsetB8 => {
            Run(pset)
        }
        Opcode::PintlvB16 | Opcode::PintlvB32 | Opcode::PintlvB8 => Run(pintlv),
        Opcode::Pld => Run(pld),
        Opcode::Pldi => Run(pldi),
        Opcode::Plds => Run(plds),
        Opcode::PltB16 | Opcode::PltB32 | Opcode::PltB8 => Run(plt),
        Opcode::PltmB16 | Opcode::PltmB32 | Opcode::PltmB8 => Run(pltm),
        Opcode::Pnot => Run(pnot),
        Opcode::Por => Run(por),
        Opcode::Ppack => Run(ppack),
        Opcode::Psel => Run(psel),
        Opcode::Pst => Run(pst),
        Opcode::Psti => Run(psti),
        Opcode::Psts => Run(psts),
        Opcode::Pstu => Run(pstu),
        Opcode::Punpack => Run(punpack),
        Opcode::Pxor => Run(pxor),
    }
}

alike! {
    /// Sets bits that are set in both `src0` and `src1`, in active lanes. Source: PTO ISA manual, pand.md.
    pand => logic(|a, b| a && b);
    /// Sets bits that are set in `src0` or `src1`, in active lanes. Source: PTO ISA manual, por.md.
    por => logic(|a, b| a || b);
    /// Sets bits that are set in exactly one of `src0` and `src1`, in active lanes. Source: PTO ISA manual, pxor.md.
    pxor => logic(|a, b| a != b);
    /// Loads a predicate from `areg` bytes after `source`. Source: PTO ISA manual, pld.md.
    pld => load(Name::Areg, 1);
    /// Loads a predicate from `offset` predicates of 32 bytes after `source`: golden data of ptoas determines the unit.
    /// Source: PTO ISA manual, pldi.md.
    pldi => load(Name::Offset, BYTES);
    /// Loads a predicate from `offset` bytes after `source`. Source: PTO ISA manual, plds.md.
    plds => load(Name::Offset, 1);
    /// Stores a predicate to `areg` bytes after `destination`. Source: PTO ISA manual, pst.md.
    pst => store(Name::Areg, 1);
    /// Stores a predicate to `offset` predicates of 32 bytes after `destination`, as [`pldi`]. Source: PTO ISA manual,
    /// psti.md.
    psti => store(Name::Offset, BYTES);
    /// Stores a predicate to `offset` bytes after `destination`. Source: PTO ISA manual, psts.md.
    psts => store(Name::Offset, 1);
}

/// Activates the lanes of a named pattern: all, none, the lowest half or quarter, every third or fourth, or the lowest
/// `n` of `PAT_VLn`, all if there are fewer. Sources: PTO ISA manual, pset.md, pge.md.
fn pset(cx: &mut Ctx<'_, '_>) -> Exec {
    let granularity = cx.granularity_of_result(Name::Result)?;
    let lanes = lanes_of(granularity);
    let pattern: MaskConstant = cx.required_choice(Key::Pattern)?;
    let active = |lane: usize| pattern.is_active(lane, lanes);
    cx.give_mask(Name::Result, Mask::lanes(granularity, active));
    Ok(())
}

/// Returns the number of lanes of a register.
fn lanes_of(granularity: MaskGranularity) -> usize {
    REGISTER_BYTES * 8 / granularity as usize
}

/// Activates the lowest `scalar` lanes; `scalar_out` is the rest: `scalar` less the number of lanes, at least zero.
/// Source: PTO ISA manual, plt.md.
fn plt(cx: &mut Ctx<'_, '_>) -> Exec {
    let granularity = cx.granularity_of_result(Name::Mask)?;
    let count = cx.int(Name::Scalar)?;
    cx.give_mask(Name::Mask, Mask::lanes(granularity, |lane| (lane as i64) < count));
    cx.give_int(Name::ScalarOut, (count - lanes_of(granularity) as i64).max(0));
    Ok(())
}

/// Activates lane `i` if `loop * lanes + i < bound`: the lanes of an iteration that are below a bound. Source: op
/// definition; no source states the meaning of a negative `loop`, so it is used in the formula.
fn pltm(cx: &mut Ctx<'_, '_>) -> Exec {
    let granularity = cx.granularity_of_result(Name::Mask)?;
    let left = cx.int(Name::Bound)? - cx.int(Name::Loop)? * lanes_of(granularity) as i64;
    cx.give_mask(Name::Mask, Mask::lanes(granularity, |lane| (lane as i64) < left));
    Ok(())
}

/// Reinterprets the bits as a predicate of lanes of another width. Source: PTO ISA manual, pbitcast.md.
fn pbitcast(cx: &mut Ctx<'_, '_>) -> Exec {
    let input = cx.mask(Name::Input)?;
    cx.give_mask(Name::Result, Mask::of_bits(input.bits().to_vec()));
    Ok(())
}

/// Sets bits that are not set in `input`, in active lanes. Source: PTO ISA manual, pnot.md.
fn pnot(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, mask) = (cx.mask(Name::Input)?, cx.mask(Name::Mask)?);
    let bits = input.bits().iter().zip(mask.bits()).map(|(bit, active)| *active && !bit);
    cx.give_mask(Name::Result, Mask::of_bits(bits.collect()));
    Ok(())
}

/// Applies an operation to the bits of two predicates, in lanes that are active in a third.
fn logic(cx: &mut Ctx<'_, '_>, op: fn(bool, bool) -> bool) -> Exec {
    select(cx, |a, b, active| active && op(a, b))
}

/// Selects `src0` where `mask` is set, else `src1`. Source: PTO ISA manual, psel.md.
fn psel(cx: &mut Ctx<'_, '_>) -> Exec {
    select(cx, |a, b, active| if active { a } else { b })
}

/// Computes bits from those of `src0`, `src1` and `mask`.
fn select(cx: &mut Ctx<'_, '_>, op: impl Fn(bool, bool, bool) -> bool) -> Exec {
    let (src0, src1, mask) = (cx.mask(Name::Src0)?, cx.mask(Name::Src1)?, cx.mask(Name::Mask)?);
    let bits = src0.bits().iter().zip(src1.bits()).zip(mask.bits());
    let bits = bits.map(|((a, b), active)| op(*a, *b, *active));
    cx.give_mask(Name::Result, Mask::of_bits(bits.collect()));
    Ok(())
}

/// Deinterleaves: the even lanes of `lhs`, then of `rhs`, become `low`, and the odd ones `high`. Source: PTO ISA
/// manual, pdintlv.md.
fn pdintlv(cx: &mut Ctx<'_, '_>) -> Exec {
    rearranged(cx, |lane, half, _| 2 * lane + half)
}

/// Interleaves the lanes of `lhs` and `rhs`: those of the lower halves become `low`, those of the upper halves `high`.
/// Source: PTO ISA manual, pintlv.md.
fn pintlv(cx: &mut Ctx<'_, '_>) -> Exec {
    rearranged(cx, |lane, half, lanes| half * lanes / 2 + lane / 2 + lane % 2 * lanes)
}

/// Sets `low` and `high` to lanes of `lhs` followed by `rhs`: `from(lane, half, lanes of one)` returns the source lane.
fn rearranged(cx: &mut Ctx<'_, '_>, from: impl Fn(usize, usize, usize) -> usize) -> Exec {
    let granularity = cx.granularity_of_result(Name::Low)?;
    let (lanes, width) = (lanes_of(granularity), granularity as usize / 8);
    let both: Vec<bool> =
        [cx.mask(Name::Lhs)?, cx.mask(Name::Rhs)?].iter().flat_map(|mask| mask.bits().to_vec()).collect();
    for (half, name) in [Name::Low, Name::High].into_iter().enumerate() {
        let bits = (0..lanes).flat_map(|lane| {
            let at = from(lane, half, lanes) * width;
            both.get(at..at + width).unwrap_or(&[]).to_vec()
        });
        cx.give_mask(name, Mask::of_bits(bits.collect()));
    }
    Ok(())
}

/// Packs every second bit of `input` into the lower or upper half of the result; the other half is clear. The result is
/// a predicate of lanes half as wide. Source: PTO ISA manual, ppack.md.
fn ppack(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, upper) = (cx.mask(Name::Input)?, cx.required_choice::<Half>(Key::Part)? == Half::Higher);
    let packed = input.bits().iter().step_by(2).copied();
    let clear = vec![false; input.bits().len() / 2];
    let bits = if upper { clear.into_iter().chain(packed).collect() } else { packed.chain(clear).collect() };
    cx.give_mask(Name::Result, Mask::of_bits(bits));
    Ok(())
}

/// Unpacks the lower or upper half of `input`, with a clear bit after each bit. The result is a predicate of lanes
/// twice as wide. Source: PTO ISA manual, punpack.md.
fn punpack(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, upper) = (cx.mask(Name::Input)?, cx.required_choice::<Half>(Key::Part)? == Half::Higher);
    let (low, high) = input.bits().split_at(input.bits().len() / 2);
    let half = if upper { high } else { low };
    cx.give_mask(Name::Result, Mask::of_bits(half.iter().flat_map(|bit| [*bit, false]).collect()));
    Ok(())
}
