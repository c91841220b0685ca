//! Unaligned accesses: sequences, whose alignment state buffers the incomplete block, and the special register that
//! counts stored bytes.

use super::{elements, load, start_at_offset};
use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::machine::Special;
use crate::memory::{Memory, Pointer, shown};
use crate::register::Register;
use crate::value::{Align, Value};
use pto_isa::attrs::{PostUpdate, SpecialRegister};
use pto_isa::codes;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::Element;
use std::sync::Arc;

/// Returns the state of a sequence of stores that has stored nothing. Source: PTO ISA manual, align-type.md.
pub(super) fn init_align(cx: &mut Ctx<'_, '_>) -> Exec {
    give_align(cx, Name::Result, Align::default());
    Ok(())
}

/// Returns the state of a sequence of loads from `source` on: its block of 32 bytes. No source states the effect of a
/// store to that block before it is loaded; here the load sees the store. Source: PTO ISA manual, vldas.md.
pub(super) fn vldas(cx: &mut Ctx<'_, '_>) -> Exec {
    let source = cx.pointer(Name::Source)?;
    give_align(cx, Name::Result, loads_from(source));
    Ok(())
}

fn give_align(cx: &mut Ctx<'_, '_>, name: Name, align: Align) {
    cx.give(name, Value::Align(Arc::new(align)));
}

/// Returns the state of loads from an address on.
fn loads_from(at: Pointer) -> Align {
    Align { address: Some(block_of(at)), ..Align::default() }
}

/// Returns the block of 32 bytes that contains an address.
const fn block_of(at: Pointer) -> Pointer {
    at.plus(-at.offset.rem_euclid(BLOCK))
}

/// Loads a register from `source` on, at any address of an element, and returns the state and address after it:
/// `increment` elements on, by default the length of the register. The state must be for the block of `source`. Source:
/// PTO ISA manual, vldus.md; no source states how far the pointer advances without an increment.
pub(super) fn vldus(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, align) = (cx.pointer(Name::Source)?, cx.align(Name::Align)?);
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    Memory::aligned(source, source.element_bytes())?;
    let block = block_of(source);
    let held = align.address.filter(|_| align.bytes.is_empty());
    if held.map(|held| (held.allocation, held.offset)) != Some((block.allocation, block.offset)) {
        let found = held.map_or("another state".to_owned(), shown);
        let expected = shown(block);
        let message = format!("expected an alignment state of the block at {expected}, found {found}");
        return Err(cx.fault(codes::RUN_UNDEFINED, message));
    }
    let made = load(cx, source, dtype, lanes)?;
    let next = source.plus(elements(source, cx.optional_int(Name::Increment)?.unwrap_or(lanes as i64)));
    cx.give_register(Name::Result, made);
    give_align(cx, Name::UpdatedAlign, loads_from(next));
    cx.give(Name::UpdatedBase, Value::Pointer(next));
    Ok(())
}

/// Loads a register from `source[offset]` on, at any address of an element. Source: name and form of the operation of
/// ptoas.
pub(super) fn uvld(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let at = start_at_offset(cx, Name::Source)?;
    Memory::aligned(at, i64::from(dtype.bytes()))?;
    let made = load(cx, at, dtype, lanes)?;
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Stores the first `bytes` bytes of `value` to `at`, after the bytes that `align_in` buffers; returns the next state
/// as `align_out`.
fn append(cx: &mut Ctx<'_, '_>, value: &Register, at: Pointer, bytes: usize) -> Exec {
    let align = cx.align(Name::AlignIn)?;
    Memory::aligned(at, i64::from(value.dtype.bytes()))?;
    let (Some(bytes), Some(defined)) = (value.bytes().get(..bytes), value.defined().get(..bytes)) else {
        let message = format!("expected at most {} bytes, those of the register, found {bytes}", value.bytes().len());
        return Err(cx.fault(codes::RUN_SHAPE, message));
    };
    let next = cx.stream(&align, at, bytes, defined)?;
    give_align(cx, Name::AlignOut, next);
    Ok(())
}

/// Stores the first `offset` elements of `value` to `base`, after the buffered bytes; `base_out` is after them.
/// Sources: PTO ISA manual, vstus.md; golden case vreg-low-precision-ldst, which stores three elements.
pub(super) fn vstus(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, base, count) = (cx.register(Name::Value)?, cx.pointer(Name::Base)?, cx.count(Name::Offset)?);
    append(cx, &value, base, count.saturating_mul(value.dtype.bytes() as usize))?;
    let next = base.plus(elements(base, count as i64));
    cx.give(Name::BaseOut, Value::Pointer(next));
    Ok(())
}

/// Stores all of `value` to `base[offset_in]`, after the buffered bytes. `offset_out` is after it with `POST_UPDATE`,
/// else `offset_in`. Source: PTO ISA manual, vstu.md.
pub(super) fn vstu(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, base, offset) = (cx.register(Name::Value)?, cx.pointer(Name::Base)?, cx.int(Name::OffsetIn)?);
    append(cx, &value, base.plus(elements(base, offset)), value.bytes().len())?;
    let ahead = if advances(cx) { value.lanes() as i64 } else { 0 };
    cx.give_int(Name::OffsetOut, offset.wrapping_add(ahead));
    Ok(())
}

fn advances(cx: &Ctx<'_, '_>) -> bool {
    cx.choice(Key::Mode) == Some(PostUpdate::PostUpdate)
}

/// Stores the first lanes of `value`, as many as the last `vsqz` compacted, to `AR` bytes after `base`, after the
/// buffered bytes. `POST_UPDATE` adds them to `AR`. Source: PTO ISA manual, vstur.md; no source states that the count
/// is that of the last `vsqz`.
pub(super) fn vstur(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, base) = (cx.register(Name::Value)?, cx.pointer(Name::Base)?);
    let (stored, squeezed) = (register(cx, Special::Stored)?, register(cx, Special::Squeezed)?);
    append(cx, &value, base.plus(stored), usize::try_from(squeezed).unwrap_or(0))?;
    if advances(cx) {
        set_register(cx, Special::Stored, stored.wrapping_add(squeezed));
    }
    Ok(())
}

/// Special registers have 32 bits: addresses of vector memory are not wider.
const SPECIAL: DType = DType::Ui32;

fn register(cx: &Ctx<'_, '_>, name: Special) -> Exec<i64> {
    let found = cx.special(name).and_then(<[Element]>::first).and_then(|element| element.to_int());
    found.and_then(|value| i64::try_from(value).ok()).ok_or_else(|| {
        cx.fault(codes::RUN_UNINITIALISED, format!("expected a value in the special register {name}, found none"))
    })
}

/// Sets a special register.
pub(in crate::ops) fn set_register(cx: &mut Ctx<'_, '_>, name: Special, value: i64) {
    cx.set_special(name, vec![Element::from_int(SPECIAL, value.into())]);
}

/// Stores the buffered bytes before `destination[offset]`; `updated_base` is that address. Sources: PTO ISA manual,
/// vstas.md and vsta.md; golden case vreg-low-precision-ldst.
pub(super) fn vstas(cx: &mut Ctx<'_, '_>) -> Exec {
    let (align, destination) = (cx.align(Name::Value)?, cx.pointer(Name::Destination)?);
    let end = destination.plus(elements(destination, cx.int(Name::Offset)?));
    cx.flush(&align, end)?;
    cx.give(Name::UpdatedBase, Value::Pointer(end));
    Ok(())
}

/// Stores the buffered bytes before the address `AR` bytes after `destination`. Source: PTO ISA manual, vstar.md.
pub(super) fn vstar(cx: &mut Ctx<'_, '_>) -> Exec {
    let (align, destination) = (cx.align(Name::Value)?, cx.pointer(Name::Destination)?);
    let end = destination.plus(register(cx, Special::Stored)?);
    cx.flush(&align, end)
}

/// Clears `AR`. Source: the operation of ptoas.
pub(super) fn sprclr(cx: &mut Ctx<'_, '_>) -> Exec {
    set_register(cx, special_register(cx)?, 0);
    Ok(())
}

/// Stores the special register as a word of 32 bits to `destination[offset]`. No source states its width or unit: it
/// counts bytes here. Source: the operation of ptoas.
pub(super) fn sprsti(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = start_at_offset(cx, Name::Destination)?;
    store_special(cx, at)
}

/// Stores as [`sprsti`]; with an `updated_base` to `destination` itself, and that result is after the written bytes
/// (golden data of ptoas). Source: the operation of ptoas.
pub(super) fn sprsts(cx: &mut Ctx<'_, '_>) -> Exec {
    if !cx.wants(Name::UpdatedBase) {
        return sprsti(cx);
    }
    let at = cx.pointer(Name::Destination)?;
    cx.give(Name::UpdatedBase, Value::Pointer(at.plus(i64::from(SPECIAL.bytes()))));
    store_special(cx, at)
}

fn store_special(cx: &mut Ctx<'_, '_>, at: Pointer) -> Exec {
    let value = register(cx, special_register(cx)?)?;
    Memory::aligned(at, i64::from(SPECIAL.bytes()))?;
    cx.write_element(at, Element::from_int(SPECIAL, value.into()))
}

fn special_register(cx: &Ctx<'_, '_>) -> Exec<Special> {
    Ok(match cx.required_choice(Key::Spr)? {
        SpecialRegister::Ar => Special::Stored,
    })
}
