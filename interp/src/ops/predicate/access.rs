//! Loads and stores predicates.
//!
//! Addresses are multiples of the accessed bytes, at most 32: golden data of ptoas loads 64 bytes from an odd multiple
//! of 32.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::Memory;
use crate::ops::vector_memory::start;
use crate::register::{Mask, REGISTER_BYTES};
use crate::value::Value;
use pto_isa::TypeDesc;
use pto_isa::attrs::{MaskLoadDist, MaskStoreDist};
use pto_isa::codes;
use pto_isa::{Key, Name};
use std::sync::Arc;

/// Bytes of a predicate.
pub(super) const BYTES: usize = REGISTER_BYTES / 8;

/// Loads a predicate, lowest bit first: all bits (`NORM`), each bit twice (`US`, 16 bytes), or every second bit (`DS`,
/// 64 bytes). Bits of bytes that were not written have no value. Sources: PTO ISA manual, plds.md; golden data of ptoas
/// (`DS`).
pub(super) fn load(cx: &mut Ctx<'_, '_>, offset: Name, unit: usize) -> Exec {
    let moved = cx.int(offset)?.wrapping_mul(unit as i64);
    let at = start(cx, Name::Source, moved)?;
    let dist = cx.required_choice(Key::Dist)?;
    let bytes = match dist {
        MaskLoadDist::Us => BYTES / 2,
        MaskLoadDist::Ds => BYTES * 2,
        MaskLoadDist::Norm => BYTES,
    };
    Memory::aligned(at, bytes.min(BYTES) as i64)?;
    let (found, defined) = cx.memory().read_raw(at, bytes)?;
    if !defined.contains(&true) {
        cx.read(at, bytes)?;
        return Ok(());
    }
    let bit = |byte: u8, defined: bool, bit: u32| defined.then_some(byte >> bit & 1 != 0);
    let found =
        found.iter().zip(defined).flat_map(|(byte, defined)| (0..8).map(move |place| bit(*byte, *defined, place)));
    let bits: Vec<Option<bool>> = match dist {
        MaskLoadDist::Us => found.flat_map(|bit| [bit; 2]).collect(),
        MaskLoadDist::Ds => found.step_by(2).collect(),
        MaskLoadDist::Norm => found.collect(),
    };
    cx.give_mask(Name::Result, Mask::of_some_bits(bits));
    Ok(())
}

/// Stores a predicate, lowest bit first: all bits (`NORM`), or every second bit (`PK`, 16 bytes). Source: PTO ISA
/// manual, psts.md.
pub(super) fn store(cx: &mut Ctx<'_, '_>, offset: Name, unit: usize) -> Exec {
    let moved = cx.int(offset)?.wrapping_mul(unit as i64);
    let at = start(cx, Name::Destination, moved)?;
    let value = cx.partial_mask(Name::Value)?;
    let step = if cx.choice(Key::Dist) == Some(MaskStoreDist::Pk) { 2 } else { 1 };
    let bytes = packed(value.bits().iter().step_by(step).copied());
    Memory::aligned(at, bytes.len() as i64)?;
    let byte_is_known = |byte: usize| (0..8).all(|bit| value.has_value((8 * byte + bit) * step));
    let defined: Vec<bool> = (0..bytes.len()).map(byte_is_known).collect();
    cx.memory().write_raw(at, &bytes, &defined)
}

/// Packs bits into bytes, lowest first.
fn packed(bits: impl Iterator<Item = bool>) -> Vec<u8> {
    let bits: Vec<bool> = bits.collect();
    bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |all, bit| all << 1 | u8::from(*bit))).collect()
}

/// Stores a bit for each lane of `value` to any address, after the bits that `align_in` buffers: whole blocks of 32
/// bytes are written, the rest is buffered in `align_out` until it is flushed. `base_out` is after the bits. Sources:
/// PTO ISA manual, pstu.md; no source states that each lane has one bit, which the element types of `base` suggest.
pub(super) fn pstu(cx: &mut Ctx<'_, '_>) -> Exec {
    let (align, value, base) = (cx.align(Name::AlignIn)?, cx.mask(Name::Value)?, cx.pointer(Name::Base)?);
    let width = match cx.operand_type(Name::Value) {
        TypeDesc::Mask(granularity) => granularity as usize / 8,
        other => return Err(cx.fault(codes::RUN_MALFORMED, format!("expected a predicate, found {other}"))),
    };
    let bytes = packed(value.bits().iter().step_by(width).copied());
    let end = base.plus(bytes.len() as i64);
    let defined = vec![true; bytes.len()];
    let align = cx.stream(&align, base, &bytes, &defined)?;
    cx.give(Name::AlignOut, Value::Align(Arc::new(align)));
    cx.give(Name::BaseOut, Value::Pointer(end));
    Ok(())
}
