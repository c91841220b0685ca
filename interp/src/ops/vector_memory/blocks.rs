//! Loads and stores of blocks of 32 bytes, and of elements, with a stride.

use super::{Image, load, start, start_at_offset};
use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::memory::{Memory, Pointer};
use crate::register::Register;
use pto_isa::codes;
use pto_isa::{Key, Name};

/// Returns the lanes and address of each block of 32 bytes: a block is `block_stride` blocks after the previous one,
/// the first `repeat_stride` blocks after the base, or at the base if the base advances by `repeat_stride` blocks.
///
/// Source of the distances: golden case vreg-low-precision-ldst, and known kernels that advance the base.
fn blocks(
    cx: &mut Ctx<'_, '_>,
    pointer: Name,
    lanes: usize,
    size: usize,
) -> Exec<Vec<(std::ops::Range<usize>, Pointer)>> {
    let (step, ahead) = (cx.int(Name::BlockStride)? * BLOCK, cx.int(Name::RepeatStride)? * BLOCK);
    let at = start(cx, pointer, ahead)?;
    Memory::aligned(at, BLOCK)?;
    let per_block = BLOCK as usize / size;
    let block = |i: usize| (i * per_block..(i + 1) * per_block, at.plus(i as i64 * step));
    Ok((0..lanes / per_block).map(block).collect())
}

/// Loads strided blocks of 32 bytes; see [`blocks`]. Inactive lanes are zero, and blocks without an active lane are not
/// accessed. Source: PTO ISA manual, vsldb.md; the op definition for the predicate, which has lanes of elements.
pub(super) fn vsldb(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let mask = cx.mask(Name::Mask)?;
    let size = dtype.bytes() as usize;
    let mut made = Register::zero(dtype, lanes);
    for (range, at) in blocks(cx, Name::Source, lanes, size)? {
        let first = range.start;
        let active: Vec<usize> = range.clone().filter(|lane| mask.get(*lane, size)).collect();
        if !active.is_empty() {
            let found = load(cx, at, dtype, range.len())?;
            active.into_iter().for_each(|lane| made.set_lane(lane, found.lane(lane - first)));
        }
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Stores active lanes of `value` to strided blocks of 32 bytes; see [`blocks`]. Inactive lanes access nothing. Source:
/// PTO ISA manual, vsstb.md; the op definition for the predicate, which has lanes of elements.
pub(super) fn vsstb(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, mask) = (cx.register(Name::Value)?, cx.mask(Name::Mask)?);
    let size = value.dtype.bytes() as usize;
    for (range, at) in blocks(cx, Name::Destination, value.lanes(), size)? {
        let mut image = Image::default();
        range.for_each(|lane| image.push(&value, lane * size..(lane + 1) * size, mask.get(lane, size)));
        image.store(cx, at)?;
    }
    Ok(())
}

/// Returns the layout of a strided access: the number of elements in a register of some bytes, their bytes, and the
/// distance between elements in bytes. `STRIDE_Sn_Bw` is every `n`th element of `w` bits; the manual has a word without
/// a list of its values.
fn strided(cx: &Ctx<'_, '_>, register: usize) -> Exec<(usize, usize, i64)> {
    let word = match cx.attribute(Key::Stride) {
        pto_program::AttributeValue::Text(word) => word.as_ref(),
        _ => "",
    };
    let parsed = || {
        let (stride, bits) = word.strip_prefix("STRIDE_S")?.split_once("_B")?;
        let (stride, bits): (i64, usize) = (stride.parse().ok()?, bits.parse().ok()?);
        let width = bits / 8;
        let fits = stride > 0 && matches!(bits, 8 | 16 | 32 | 64);
        fits.then(|| (register / width, width, stride * width as i64))
    };
    parsed().ok_or_else(|| {
        cx.fault(codes::RUN_NOT_INTERPRETED, format!("expected a stride as `STRIDE_S3_B16`, found `{word}`"))
    })
}

/// Loads every `n`th element from `source[offset]` on; see [`strided`]. Source: PTO ISA manual, vsld.md.
pub(super) fn vsld(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let (count, width, step) = strided(cx, lanes * dtype.bytes() as usize)?;
    let at = start_at_offset(cx, Name::Source)?;
    Memory::aligned(at, width as i64)?;
    let (mut bytes, mut defined) = (Vec::new(), Vec::new());
    for i in 0..count {
        let (found, has_value) = cx.memory().read_raw(at.plus(i as i64 * step), width)?;
        bytes.extend_from_slice(found);
        defined.extend_from_slice(has_value);
    }
    cx.give_register(Name::Result, Register::of_bytes(dtype, bytes, defined));
    Ok(())
}

/// Stores `value` to every `n`th element from `destination[offset]` on; see [`strided`]. Source: PTO ISA manual,
/// vsst.md.
pub(super) fn vsst(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.register(Name::Value)?;
    let (count, width, step) = strided(cx, value.bytes().len())?;
    let at = start_at_offset(cx, Name::Destination)?;
    Memory::aligned(at, width as i64)?;
    for i in 0..count {
        let mut image = Image::default();
        image.push(&value, i * width..(i + 1) * width, true);
        image.store(cx, at.plus(i as i64 * step))?;
    }
    Ok(())
}
