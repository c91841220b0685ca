//! Lowers loads and stores of vector registers.

use super::Rule::{self, By, Sets, Vanishes};
use genx::{Element, Op, Region, Type, Value};
use pto_isa::ops::vector_memory::Opcode;
use pto_isa::{
    Key, Name,
    attrs::{Load2Dist, LoadDist, PostUpdate, Store2Dist, StoreDist},
};

use super::{Cx, predicate};
use crate::emit::{Emitter, OFFSET_BITS};
use crate::refusal::Lowered;
use crate::value::{Address, Dyn, Num, Register, Val};

/// The register of the vector pipe that counts stored bytes.
const STORED: &str = "AR";
/// The register of the vector pipe with the number of bytes of the lanes that were compressed last.
pub(super) const SQUEEZED: &str = "SQZN";

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::InitAlign | Opcode::Vldas => By(no_state),
        Opcode::Sprclr => Sets(STORED, sprclr),
        Opcode::Sprsti => By(|cx| sprst(cx, false)),
        Opcode::Sprsts => By(|cx| sprst(cx, true)),
        Opcode::Uvld => By(uvld),
        Opcode::Vgather2 | Opcode::Vgather2Bc => By(vgather2),
        Opcode::Vgatherb => By(vgatherb),
        Opcode::Vlds => By(vlds),
        Opcode::Vldsx2 => By(vldsx2),
        Opcode::Vldus => By(vldus),
        Opcode::Vscatter => By(vscatter),
        Opcode::Vsld => By(vsld),
        Opcode::Vsldb => By(vsldb),
        Opcode::Vsst => By(vsst),
        Opcode::Vsstb => By(vsstb),
        Opcode::Vsta | Opcode::Vstas => By(vstas),
        Opcode::Vstar => Vanishes,
        Opcode::Vsts => By(vsts),
        Opcode::Vstsx2 => By(vstsx2),
        Opcode::Vstu => By(vstu),
        Opcode::Vstur => Sets(STORED, vstur),
        Opcode::Vstus => By(vstus),
    }
}

/// Bytes of a block.
const BLOCK: u32 = 32;

/// Returns the address of an access, `pointer[offset]`; the form that returns an updated base accesses the pointer
/// itself.
fn start(cx: &mut Cx<'_, '_>, pointer: Name) -> Lowered<Address> {
    let (at, count) = (cx.address(pointer)?, cx.num(Name::Offset)?);
    let distance = cx.e().times(count, at.element_bytes);
    moved(cx, at, distance)
}

/// Returns an address advanced by a number of bytes.
pub(super) fn ahead(cx: &mut Cx<'_, '_>, at: Address, bytes: Num) -> Address {
    Address { offset: cx.e().offset_in(at.space, Op::Add, at.offset, bytes), ..at }
}

/// Returns an address advanced by a number of elements.
fn elements_ahead(cx: &mut Cx<'_, '_>, at: Address, count: Num) -> Address {
    let distance = cx.e().offset_in(at.space, Op::Mul, count, Num::Const(at.element_bytes));
    ahead(cx, at, distance)
}

/// Like [`start`], with an offset in bytes.
pub(super) fn moved(cx: &mut Cx<'_, '_>, at: Address, bytes: Num) -> Lowered<Address> {
    let next = ahead(cx, at, bytes);
    if !cx.wants(Name::UpdatedBase) {
        return Ok(next);
    }
    cx.give(Name::UpdatedBase, Val::Address(next));
    Ok(at)
}

/// Loads a register from `source[offset]`, with the distribution `dist`.
fn vlds(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let at = start(cx, Name::Source)?;
    let dist = cx.choice(Key::Dist).unwrap_or(LoadDist::Norm);
    let value = distributed(cx, at, dist, Type::vector(element, lanes))?;
    cx.give_register(Name::Result, value)
}

fn distributed(cx: &mut Cx<'_, '_>, at: Address, dist: LoadDist, ty: Type) -> Lowered<Value> {
    let bytes = ty.bytes();
    let e = cx.e();
    // Number and type of the elements in memory, and the region that distributes them over the register.
    let twice = |unit: Element| (unit, bytes / unit.bytes() / 2, Region::rows(1, 2, 0, 0));
    let second = |unit: Element| {
        let count = 2 * bytes / unit.bytes();
        (unit, count - 1, Region::strided(count / 2, 2, 0))
    };
    let (unit, count, region) = match dist {
        LoadDist::Norm => return e.load(at, ty.element, ty.count()),
        LoadDist::BrcB8 => return broadcast(e, at, Element::I8, ty),
        LoadDist::BrcB16 => return broadcast(e, at, Element::I16, ty),
        LoadDist::BrcB32 => return broadcast(e, at, Element::I32, ty),
        LoadDist::UnpkB8 => return unpacked(e, at, [Element::I8, Element::I16], ty),
        LoadDist::UnpkB16 => return unpacked(e, at, [Element::I16, Element::I32], ty),
        LoadDist::UnpkB32 => return unpacked(e, at, [Element::I32, Element::I64], ty),
        LoadDist::Unpk4 => return unpacked(e, at, [Element::I8, Element::I32], ty),
        LoadDist::UsB8 => twice(Element::I8),
        LoadDist::UsB16 => twice(Element::I16),
        LoadDist::DsB8 | LoadDist::Splt2chnB8 => second(Element::I8),
        LoadDist::DsB16 | LoadDist::Splt2chnB16 => second(Element::I16),
        LoadDist::Splt4chn => (Element::I8, 4 * bytes - 3, Region::strided(bytes, 4, 0)),
        LoadDist::BrcBlk => (Element::I32, BLOCK / 4, Region::rows(0, 8, 1, 0)),
        LoadDist::E2bB16 => (Element::I16, bytes / BLOCK, Region::rows(1, 16, 0, 0)),
        LoadDist::E2bB32 => (Element::I32, bytes / BLOCK, Region::rows(1, 8, 0, 0)),
    };
    let memory = e.load(at, unit, count)?;
    let lanes = bytes / unit.bytes();
    let spread = e.region(memory, region, lanes);
    Ok(e.b().bitcast(spread, ty))
}

/// Loads one element into all lanes.
fn broadcast(e: &mut Emitter, at: Address, unit: Element, ty: Type) -> Lowered<Value> {
    let lanes = ty.bytes() / unit.bytes();
    let one = e.load(at, if unit.bits() == ty.element.bits() { ty.element } else { unit }, 1)?;
    let element = e.function.ty(one).element;
    let all = e.b().read(one, Region::splat(lanes, 0), Some(lanes));
    Ok(if element == ty.element { all } else { e.b().bitcast(all, ty) })
}

/// Zero-extends narrow elements of memory to wide lanes.
fn unpacked(e: &mut Emitter, at: Address, [narrow, wide]: [Element; 2], ty: Type) -> Lowered<Value> {
    let loaded = e.load(at, narrow, ty.bytes() / wide.bytes())?;
    let widened = e.b().cast(Op::ZExt, loaded, wide);
    Ok(e.b().bitcast(widened, ty))
}

/// Loads two registers from `source[offset]`: even and odd elements, or blocks.
fn vldsx2(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Low)?;
    let (at, ty) = (start(cx, Name::Source)?, Type::vector(element, lanes));
    let (unit, blocks) = match cx.choice(Key::Dist).ok_or("without a distribution")? {
        Load2Dist::Bdintlv => (Element::I32, true),
        Load2Dist::DintlvB8 => (Element::I8, false),
        Load2Dist::DintlvB16 => (Element::I16, false),
        Load2Dist::DintlvB32 => (Element::I32, false),
    };
    let count = ty.bytes() / unit.bytes();
    let memory = cx.e().load(at, unit, 2 * count)?;
    for (half, name) in [(0, Name::Low), (1, Name::High)] {
        let region = if blocks {
            Region::rows(16, 8, 1, half * BLOCK.cast_signed())
        } else {
            Region::strided(count, 2, half.cast_unsigned() * unit.bytes())
        };
        let part = cx.e().region(memory, region, count);
        let part = cx.e().b().bitcast(part, ty);
        cx.give_register(name, part)?;
    }
    Ok(())
}

/// Returns the bits of a predicate for elements that start `bytes` apart.
fn governing(cx: &mut Cx<'_, '_>, mask: Value, bytes: u32, count: u32) -> Value {
    let lane = 256 / cx.e().count(mask);
    let from = |index: usize| {
        let byte = index * bytes as usize;
        byte.is_multiple_of(lane as usize).then(|| byte / lane as usize)
    };
    predicate::picked(cx, mask, count, &from)
}

/// Stores active lanes of `value` to `destination[offset]`, with the distribution `dist`.
fn vsts(cx: &mut Cx<'_, '_>) -> Lowered {
    let (value, mask) = (cx.register(Name::Value)?, cx.mask(Name::Mask)?);
    let at = start(cx, Name::Destination)?;
    let size = 256 / value.lanes;
    match cx.choice(Key::Dist).unwrap_or(StoreDist::NormB8) {
        StoreDist::NormB8 | StoreDist::NormB16 | StoreDist::NormB32 => {
            let mask = governing(cx, mask, size, value.lanes);
            let lanes = cx.walker.emitter.prefix(mask).unwrap_or(value.lanes).clamp(1, value.lanes);
            let data = cx.e().resized(value.value, lanes);
            let mask = cx.e().slice(mask, 0, lanes);
            let mask = if cx.e().is_all(mask) { None } else { Some(mask) };
            cx.e().store(at, data, mask)
        }
        StoreDist::PointB8 => point(cx, at, value, Element::I8),
        StoreDist::PointB16 => point(cx, at, value, Element::I16),
        StoreDist::PointB32 => point(cx, at, value, Element::I32),
        StoreDist::PkB16 => packed(cx, at, value, mask, (2, 2)),
        StoreDist::PkB32 => packed(cx, at, value, mask, (4, 2)),
        StoreDist::PkB64 => packed(cx, at, value, mask, (8, 2)),
        StoreDist::Pk4B32 => packed(cx, at, value, mask, (4, 4)),
        other @ (StoreDist::Mrg4chnB8 | StoreDist::Mrg2chnB8 | StoreDist::Mrg2chnB16) => {
            Err(format!("by the distribution `{other}`"))
        }
    }
}

/// Stores the lowest element of a width.
fn point(cx: &mut Cx<'_, '_>, at: Address, value: Register, unit: Element) -> Lowered {
    let size = 256 / value.lanes;
    let lanes = (unit.bytes() / size).max(1);
    let first = cx.e().resized(value.value, lanes);
    let bytes = cx.e().function.ty(first).bytes();
    let first = if bytes > unit.bytes() {
        let parts = cx.e().b().bitcast(first, Type::vector(unit, bytes / unit.bytes()));
        cx.e().slice(parts, 0, 1)
    } else {
        first
    };
    cx.e().store(at, first, None)
}

/// Stores the lowest part of each lane, contiguously.
fn packed(cx: &mut Cx<'_, '_>, at: Address, value: Register, mask: Value, (lane, parts): (u32, u32)) -> Lowered {
    let unit = Element::integer(8 * lane / parts).ok_or("by an unknown distribution")?;
    let count = 256 / lane;
    let mask = governing(cx, mask, lane, count);
    let whole = cx.e().all_lanes(value);
    let units = cx.e().b().bitcast(whole, Type::vector(unit, parts * count));
    let lanes = cx.walker.emitter.prefix(mask).unwrap_or(count).clamp(1, count);
    let narrow = cx.e().region(units, Region::strided(lanes, parts.cast_signed(), 0), lanes);
    let mask = cx.e().slice(mask, 0, lanes);
    let mask = if cx.e().is_all(mask) { None } else { Some(mask) };
    cx.e().store(at, narrow, mask)
}

/// Stores the interleaved elements of two registers.
fn vstsx2(cx: &mut Cx<'_, '_>) -> Lowered {
    let (low, high, mask) = (cx.register(Name::Low)?, cx.register(Name::High)?, cx.mask(Name::Mask)?);
    let at = start(cx, Name::Destination)?;
    let unit = match cx.choice(Key::Dist).ok_or("without a distribution")? {
        Store2Dist::IntlvB8 => Element::I8,
        Store2Dist::IntlvB16 => Element::I16,
        Store2Dist::IntlvB32 => Element::I32,
    };
    let count = 256 / unit.bytes();
    let mut both = cx.e().b().undef(Type::vector(unit, 2 * count));
    for (half, register) in [low, high].into_iter().enumerate() {
        let whole = cx.e().all_lanes(register);
        let units = cx.e().b().bitcast(whole, Type::vector(unit, count));
        #[expect(clippy::cast_possible_truncation, reason = "0 or 1")]
        let region = Region::strided(count, 2, half as u32 * unit.bytes());
        both = cx.e().b().write(both, units, region);
    }
    let governed = governing(cx, mask, 256 / low.lanes, low.lanes);
    if cx.e().is_all(governed) {
        return cx.e().store(at, both, None);
    }
    let (lanes, per_lane) = (low.lanes as usize, (256 / low.lanes / unit.bytes()).max(1) as usize);
    let mask =
        predicate::picked(cx, governed, 2 * count, &|index| Some(index / 2 / per_lane).filter(|lane| *lane < lanes));
    cx.e().store(at, both, Some(mask))
}

/// Loads a register from any address.
fn uvld(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let at = start(cx, Name::Source)?;
    let value = cx.e().load(at, element, lanes)?;
    cx.give_register(Name::Result, value)
}

/// Returns the state of a sequence of unaligned accesses: nothing, because all addresses can be accessed.
fn no_state(cx: &mut Cx<'_, '_>) -> Lowered {
    cx.give(Name::Result, Val::Num(Num::Const(0)));
    Ok(())
}

/// Buffered stores are already in memory, so only the address is updated.
fn vstas(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, count) = (cx.address(Name::Destination)?, cx.num(Name::Offset)?);
    let end = elements_ahead(cx, at, count);
    cx.give(Name::UpdatedBase, Val::Address(end));
    Ok(())
}

/// Stores the first `count` elements of `value` at any address.
fn append(cx: &mut Cx<'_, '_>, at: Address, count: Num) -> Lowered {
    let value = cx.register(Name::Value)?;
    let mask = cx.e().below(count, value.lanes);
    let lanes = cx.walker.emitter.prefix(mask).unwrap_or(value.lanes).clamp(1, value.lanes);
    let (data, mask) = (cx.e().resized(value.value, lanes), cx.e().slice(mask, 0, lanes));
    cx.give(Name::AlignOut, Val::Num(Num::Const(0)));
    cx.e().store(at, data, Some(mask))
}

/// Stores the first `offset` elements at `base`.
fn vstus(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, count) = (cx.address(Name::Base)?, cx.num(Name::Offset)?);
    append(cx, at, count)?;
    let next = elements_ahead(cx, at, count);
    cx.give(Name::BaseOut, Val::Address(next));
    Ok(())
}

/// Stores all elements at `base[offset_in]`.
fn vstu(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, offset, lanes) = (cx.address(Name::Base)?, cx.num(Name::OffsetIn)?, cx.register(Name::Value)?.lanes);
    let lanes = Num::Const(lanes.into());
    let at = elements_ahead(cx, at, offset);
    append(cx, at, lanes)?;
    let next = if advances(cx) { cx.e().add(offset, lanes) } else { offset };
    cx.give(Name::OffsetOut, Val::Num(next));
    Ok(())
}

fn advances(cx: &Cx<'_, '_>) -> bool {
    cx.choice(Key::Mode) == Some(PostUpdate::PostUpdate)
}

/// Returns the value of a register of the pipe.
fn pipe_register(cx: &Cx<'_, '_>, name: &str) -> Lowered<Num> {
    match cx.setting(name)?.as_deref() {
        Some([Val::Num(number)]) => Ok(*number),
        Some(_) | None => Err(format!("before the register {name} is set")),
    }
}

/// Stores as many lanes as were compressed last, at `base` plus the number of counted bytes.
fn vstur(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, value) = (cx.address(Name::Base)?, cx.register(Name::Value)?);
    let (stored, squeezed) = (pipe_register(cx, STORED)?, pipe_register(cx, SQUEEZED)?);
    let size = 256 / value.lanes;
    let count = cx.e().offset(Op::AShr, squeezed, Num::Const(size.trailing_zeros().into()));
    // Lanes are contiguous.
    let offset = cx.e().add(at.offset, stored);
    append(cx, Address { offset, ..at }, count)?;
    let next = if advances(cx) { cx.e().add(stored, squeezed) } else { stored };
    cx.set(STORED, vec![Val::Num(next)]);
    Ok(())
}

fn sprclr(cx: &mut Cx<'_, '_>) -> Lowered {
    cx.set(STORED, vec![Val::Num(Num::Const(0))]);
    Ok(())
}

/// Stores the byte count as a 32-bit word.
fn sprst(cx: &mut Cx<'_, '_>, advances_by_word: bool) -> Lowered {
    let at = if advances_by_word && cx.wants(Name::UpdatedBase) {
        let at = cx.address(Name::Destination)?;
        let next = ahead(cx, at, Num::Const(4));
        cx.give(Name::UpdatedBase, Val::Address(next));
        at
    } else {
        start(cx, Name::Destination)?
    };
    let stored = pipe_register(cx, STORED)?;
    let scalar = cx.e().scalar(stored, Element::I32);
    let word = cx.e().splatted(scalar, 1);
    cx.e().store(at, word, None)
}

/// Sets a register of the pipe to the number of bytes of a number of lanes.
pub(super) fn squeezed(cx: &mut Cx<'_, '_>, lanes: Value, size: u32) {
    let count = Num::Dyn(Dyn { value: lanes, low: 0, high: 256, multiple: 1 });
    let bytes = cx.e().integer(Op::Mul, count, Num::Const(size.into()), OFFSET_BITS);
    cx.set(SQUEEZED, vec![Val::Num(bytes)]);
}

/// Returns the elements of a strided access: their type, and the byte offset of each.
fn strided(cx: &mut Cx<'_, '_>) -> Lowered<(Element, Value)> {
    let word = match cx.instruction.attribute(Key::Stride) {
        pto_program::AttributeValue::Text(word) => word.as_str(),
        _ => "",
    };
    let parsed = word.strip_prefix("STRIDE_S").and_then(|word| word.split_once("_B"));
    let parsed = parsed.and_then(|(stride, bits)| Some((stride.parse::<u64>().ok()?, bits.parse::<u32>().ok()?)));
    let found =
        parsed.and_then(|(stride, bits)| Some((stride, Element::integer(bits).filter(|unit| unit.bytes() > 0)?)));
    let (stride, unit) = found.ok_or_else(|| format!("with the stride `{word}`"))?;
    let step = stride * u64::from(unit.bytes());
    let offsets = (0..u64::from(256 / unit.bytes())).map(|lane| lane * step).collect();
    Ok((unit, cx.e().b().elements(Element::I32, offsets)))
}

/// Loads every `n`th element from `source[offset]` on.
fn vsld(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let at = start(cx, Name::Source)?;
    let (unit, offsets) = strided(cx)?;
    let value = cx.e().gather(at, offsets, unit, None)?;
    let value = cx.e().b().bitcast(value, Type::vector(element, lanes));
    cx.give_register(Name::Result, value)
}

/// Stores a register to every `n`th element from `destination[offset]` on.
fn vsst(cx: &mut Cx<'_, '_>) -> Lowered {
    let value = cx.register(Name::Value)?;
    let at = start(cx, Name::Destination)?;
    let (unit, offsets) = strided(cx)?;
    let whole = cx.e().all_lanes(value);
    let units = cx.e().b().bitcast(whole, Type::vector(unit, 256 / unit.bytes()));
    cx.e().scatter(at, offsets, units, None)
}

/// Loads the next register of a sequence of unaligned loads.
fn vldus(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let at = cx.address(Name::Source)?;
    let value = cx.e().load(at, element, lanes)?;
    cx.give(Name::UpdatedAlign, Val::Num(Num::Const(0)));
    if cx.wants(Name::UpdatedBase) {
        let count = if cx.has(Name::Increment) { cx.num(Name::Increment)? } else { Num::Const(lanes.into()) };
        let next = elements_ahead(cx, at, count);
        cx.give(Name::UpdatedBase, Val::Address(next));
    }
    cx.give_register(Name::Result, value)
}

/// Converts the element indices in the lanes of a register to byte offsets.
fn byte_offsets(cx: &mut Cx<'_, '_>, name: Name, lanes: u32, bytes: i64) -> Lowered<Value> {
    let register = cx.register(name)?;
    // Loads with the same indices share the offsets.
    let block = cx.e().block;
    let key = (block, register.value, lanes, bytes);
    if let Some(offsets) = cx.e().offsets.get(&key) {
        return Ok(*offsets);
    }
    let offsets = bytes_of_numbers(cx, register, lanes, bytes);
    cx.e().offsets.insert(key, offsets);
    Ok(offsets)
}

/// Converts the indices in the lanes of a register to byte offsets.
fn bytes_of_numbers(cx: &mut Cx<'_, '_>, register: Register, lanes: u32, bytes: i64) -> Value {
    let value = cx.e().resized(register.value, lanes);
    let ty = cx.e().function.ty(value);
    let known = cx.e().function.as_constant(value).and_then(|constant| constant.elements(ty));
    if let Some(known) = known {
        let offsets = known.into_iter().map(|offset| offset.wrapping_mul(bytes.cast_unsigned()) & 0xffff_ffff);
        let offsets: Vec<u64> = offsets.collect();
        let splat = offsets.len() == 1;
        let value = cx.e().b().elements(Element::I32, offsets);
        return if splat { cx.e().resized(value, 1) } else { value };
    }
    cx.e().byte_offsets(value, u32::try_from(bytes).unwrap_or(1))
}

/// `result[i] = source[offsets[i]]` for active lanes; elements of 8 bits are zero-extended to 16.
fn vgather2(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let (at, mask) = (cx.address(Name::Source)?, cx.mask(Name::Mask)?);
    let memory = match at.element_bytes {
        1 => Element::I8,
        bytes if bytes == i64::from(element.bytes()) => element,
        _ => return Err("of elements of another width than the result".to_owned()),
    };
    let (count, mask) = cx.active(mask, lanes);
    let offsets = byte_offsets(cx, Name::Offsets, count, at.element_bytes)?;
    let gathered = cx.e().gather(at, offsets, memory, mask)?;
    let value = if memory == element { gathered } else { cx.e().b().cast(Op::ZExt, gathered, element) };
    cx.give_register(Name::Result, value)
}

/// Loads blocks of 32 bytes at byte offsets.
fn vgatherb(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let (at, mask) = (cx.address(Name::Source)?, cx.mask(Name::Mask)?);
    let per_block = BLOCK / element.bytes();
    let offsets = byte_offsets(cx, Name::Offsets, lanes / per_block, 1)?;
    let ty = cx.e().function.ty(offsets);
    let known = cx.e().function.as_constant(offsets).and_then(|constant| constant.elements(ty));
    let (known, active) =
        (known.ok_or("by computed offsets")?, cx.walker.emitter.prefix(mask).ok_or("by a computed predicate")?);
    let mut whole = cx.e().b().splat_int(Type::vector(element, lanes), 0);
    for (block, offset) in (0..active).zip(known) {
        let offset = cx.e().add(at.offset, Num::Const(offset.cast_signed()));
        let part = cx.e().load(Address { offset, ..at }, element, per_block)?;
        whole = cx.e().inserted(whole, part, block * per_block);
    }
    cx.give_register(Name::Result, whole)
}

/// `destination[offsets[i]] = value[i]` for active lanes.
fn vscatter(cx: &mut Cx<'_, '_>) -> Lowered {
    let (value, at, mask) = (cx.register(Name::Value)?, cx.address(Name::Destination)?, cx.mask(Name::Mask)?);
    let lanes = cx.register(Name::Offsets)?.lanes;
    let apart = value.lanes / lanes;
    if ![1, 2].contains(&apart) {
        return Err("of elements of another width than the offsets".to_owned());
    }
    let (count, mask) = cx.active(mask, lanes);
    let offsets = byte_offsets(cx, Name::Offsets, count, at.element_bytes)?;
    // For elements of 8 bits, the value has them in the lower half of lanes of the width of the offsets.
    let data = cx.e().resized(value.value, apart * count);
    let data = if apart == 1 { data } else { cx.e().region(data, Region::strided(count, 2, 0), count) };
    cx.e().scatter(at, offsets, data, mask)
}

/// Returns the 32-byte blocks of a strided access: their addresses, and the predicates of their lanes.
fn blocks(cx: &mut Cx<'_, '_>, pointer: Name, lanes: u32, size: u32) -> Lowered<Vec<(u32, Address, Vec<u64>)>> {
    let (at, mask) = (cx.address(pointer)?, cx.mask(Name::Mask)?);
    let (step, ahead) = (cx.num(Name::BlockStride)?, cx.num(Name::RepeatStride)?);
    let (step, ahead) = (cx.e().times(step, BLOCK.into()), cx.e().times(ahead, BLOCK.into()));
    let at = moved(cx, at, ahead)?;
    let ty = cx.e().function.ty(mask);
    let bits = cx.e().function.as_constant(mask).and_then(|constant| constant.elements(ty));
    let bits = bits.ok_or("by a computed predicate")?;
    let per_block = (BLOCK / size) as usize;
    let mut found = Vec::new();
    for (index, bits) in (0..lanes * size / BLOCK).zip(bits.chunks(per_block)) {
        if bits.contains(&1) {
            let distance = cx.e().times(step, index.into());
            let offset = cx.e().add(at.offset, distance);
            found.push((index, Address { offset, ..at }, bits.to_vec()));
        }
    }
    Ok(found)
}

/// Loads blocks of 32 bytes at a stride; inactive lanes are zero.
fn vsldb(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let per_block = BLOCK / element.bytes();
    let mut whole = cx.e().b().splat_int(Type::vector(element, lanes), 0);
    for (index, at, bits) in blocks(cx, Name::Source, lanes, element.bytes())? {
        let part = cx.e().load(at, element, per_block)?;
        let mask = cx.e().b().elements(Element::I1, bits);
        let part = cx.e().zeroed(part, mask);
        whole = cx.e().inserted(whole, part, index * per_block);
    }
    cx.give_register(Name::Result, whole)
}

/// Stores active lanes as blocks of 32 bytes at a stride.
fn vsstb(cx: &mut Cx<'_, '_>) -> Lowered {
    let value = cx.register(Name::Value)?;
    let whole = cx.e().all_lanes(value);
    let size = 256 / value.lanes;
    let per_block = BLOCK / size;
    for (index, at, bits) in blocks(cx, Name::Destination, value.lanes, size)? {
        let part = cx.e().slice(whole, index * per_block, per_block);
        let mask = cx.e().b().elements(Element::I1, bits);
        cx.e().store(at, part, Some(mask))?;
    }
    Ok(())
}
