//! Loads and stores at offsets that a register holds.

use super::{elements, load};
use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::memory::{Memory, Pointer, shown};
use crate::register::Register;
use pto_isa::Name;
use pto_isa::codes;
use pto_numerics::Element;
use std::collections::HashMap;

/// Returns the offset in a lane. It is unsigned, because no source states a sign.
fn offset(cx: &Ctx<'_, '_>, offsets: &Register, lane: usize) -> Exec<i64> {
    cx.valued(Name::Offsets, offsets, lane).map(|element| element.bits() as i64)
}

/// Gathers `result[i] = source[offsets[i]]` for active lanes; the others are zero and access nothing. Elements of 8
/// bits are zero-extended to 16 bits, signed ones too (golden case vgather2).
///
/// `vgather2_bc` computes the same: no source distinguishes them except for the mask, which only the manual of the
/// latter has. Sources: PTO ISA manual, vgather2.md and vgather2-bc.md.
pub(super) fn vgather2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, offsets, mask) = (cx.pointer(Name::Source)?, cx.register(Name::Offsets)?, cx.mask(Name::Mask)?);
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let size = source.element_bytes();
    Memory::aligned(source, size)?;
    let mut made = Register::zero(dtype, lanes);
    for lane in (0..lanes).filter(|lane| mask.get(*lane, dtype.bytes() as usize)) {
        let at = source.plus(elements(source, offset(cx, &offsets, lane)?));
        let (bytes, defined) = cx.memory().read_raw(at, size as usize)?;
        let has_value = defined.iter().all(|defined| *defined);
        let element = Element::new(dtype, crate::register::little_endian(bytes));
        made.set_lane(lane, has_value.then_some(element));
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Gathers block `i` of 32 bytes of `result` from `offsets[i]` bytes after `source`, if lane `i` of the predicate is
/// active; the others are zero and access nothing. Source: PTO ISA manual, vgatherb.md; a known kernel, whose predicate
/// has eight lanes, shows that offsets are bytes and that the first lanes of offsets and predicate stand for blocks.
pub(super) fn vgatherb(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, offsets, mask) = (cx.pointer(Name::Source)?, cx.register(Name::Offsets)?, cx.mask(Name::Mask)?);
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let size = dtype.bytes() as usize;
    let per_block = BLOCK as usize / size;
    Memory::aligned(source, BLOCK)?;
    let mut made = Register::zero(dtype, lanes);
    for block in (0..lanes / per_block).filter(|block| mask.get(*block, offsets.dtype.bytes() as usize)) {
        let at = source.plus(offset(cx, &offsets, block)?);
        Memory::aligned(at, BLOCK)?;
        let found = load(cx, at, dtype, per_block)?;
        (0..per_block).for_each(|lane| made.set_lane(block * per_block + lane, found.lane(lane)));
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Scatters `destination[offsets[i]] = value[i]` for active lanes. Elements of 8 bits are those in the lower halves of
/// lanes as wide as the offsets, which no source states. Two lanes that store different bits at one address are a
/// fault: the manual does not state which one stays. Source: PTO ISA manual, vscatter.md.
pub(super) fn vscatter(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, destination) = (cx.register(Name::Value)?, cx.pointer(Name::Destination)?);
    let (offsets, mask) = (cx.register(Name::Offsets)?, cx.mask(Name::Mask)?);
    Memory::aligned(destination, destination.element_bytes())?;
    let step = value.lanes() / offsets.lanes().max(1);
    let mut stored: HashMap<i64, (usize, Option<Element>)> = HashMap::new();
    for lane in (0..offsets.lanes()).filter(|lane| mask.get(*lane, offsets.dtype.bytes() as usize)) {
        let at = destination.plus(elements(destination, offset(cx, &offsets, lane)?));
        let element = value.lane(lane * step);
        match stored.insert(at.offset, (lane, element)) {
            Some((other, before)) if before != element => return Err(conflict(cx, at, [other, lane])),
            Some(_) | None => store(cx, at, &value, lane * step)?,
        }
    }
    Ok(())
}

fn conflict(cx: &Ctx<'_, '_>, at: Pointer, [first, second]: [usize; 2]) -> Box<crate::fault::Fault> {
    let place = shown(at);
    let message = format!("expected one value for each address, found those of lanes {first} and {second} for {place}");
    cx.fault(codes::RUN_UNDEFINED, message)
}

/// Stores a lane to an address; without a value, the bytes become undefined.
fn store(cx: &mut Ctx<'_, '_>, at: Pointer, value: &Register, lane: usize) -> Exec {
    let size = value.dtype.bytes() as usize;
    let range = lane * size..(lane + 1) * size;
    let (bytes, defined) = (value.bytes().get(range.clone()), value.defined().get(range));
    cx.memory().write_raw(at, bytes.unwrap_or(&[]), defined.unwrap_or(&[]))
}
