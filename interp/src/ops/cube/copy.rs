//! Copies and fills of bytes and blocks.

use super::{address, element_type, field, register};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Setting;
use crate::memory::Pointer;
use crate::ops::dma;
use pto_isa::types::{AddressSpace, DType};
use pto_isa::{Key, Name, codes, rule};
use pto_numerics::{Element, Rounding, Saturation};

/// Bytes of a block.
pub(super) const BLOCK: i64 = 32;

/// Copies bursts of `len_burst` bytes in nested loops, innermost first, with distances in bytes. Source: PTO ISA
/// manual, mte-gm-l1.md.
pub(super) fn bursts(cx: &mut Ctx<'_, '_>) -> Exec {
    let length = cx.count(Name::LenBurst)?;
    in_loops(cx, length)
}

/// Copies bursts of `len_burst` blocks of 32 bytes in nested loops: golden data of ptoas determines the unit. Source:
/// PTO ISA manual, mte-l1-ub.md.
pub(super) fn bursts_of_blocks(cx: &mut Ctx<'_, '_>) -> Exec {
    let length = cx.count(Name::LenBurst)?.saturating_mul(BLOCK as usize);
    in_loops(cx, length)
}

fn in_loops(cx: &mut Ctx<'_, '_>, length: usize) -> Exec {
    let loops = dma::loops(cx)?;
    for (from, to) in dma::bursts_of(cx, &loops)? {
        let to = owned(cx, to);
        cx.copy(from, to, length)?;
    }
    Ok(())
}

/// Returns where the cube core writes: vector memory is that of the first vector core of its block, as in
/// [`super::store`]. Source: golden data of ptoas.
fn owned(cx: &mut Ctx<'_, '_>, to: Pointer) -> Pointer {
    if to.space == AddressSpace::Ub && cx.core().kind == Some(rule::Core::Cube) {
        cx.at_core(to, rule::Core::Vector, 0)
    } else {
        to
    }
}

/// Copies bursts of `len_burst` blocks of 32 bytes, with some blocks between bursts. Source: PTO ISA manual,
/// mte-ub-l1.md; op definitions for copies with all registers given.
pub(super) fn blocks(cx: &mut Ctx<'_, '_>) -> Exec {
    gaps(cx, Name::SrcStride, Name::DstStride, false)
}

/// Copies bursts of `len_burst` blocks to the bias buffer, with some blocks between them. Widens half precision if the
/// destination is f32, so that a burst takes twice its blocks there. No source states the unit: blocks of 32 bytes, as
/// for other copies from L1. Source: PTO ISA manual, mte-l1-bt.md.
pub(super) fn mte_l1_bt(cx: &mut Ctx<'_, '_>) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let widens = element_type(cx, from)?.bytes() != element_type(cx, to)?.bytes();
    gaps(cx, Name::NburstSrcGap, Name::NburstDstGap, widens)
}

/// Copies bursts to the fixpipe buffer as [`mte_l1_bt`], without conversion. Source: PTO ISA manual, mte-l1-fb.md.
pub(super) fn mte_l1_fb(cx: &mut Ctx<'_, '_>) -> Exec {
    gaps(cx, Name::NburstSrcGap, Name::NburstDstGap, false)
}

/// Copies bursts to the bias buffer; `conv_control` selects whether half precision is widened. Source: the op
/// definition.
pub(super) fn raw_to_bt(cx: &mut Ctx<'_, '_>) -> Exec {
    let widens = cx.int(Name::ConvControl)? != 0;
    gaps(cx, Name::SourceGap, Name::DstGap, widens)
}

/// Copies bursts to the fixpipe buffer. Source: the op definition.
pub(super) fn raw_to_fb(cx: &mut Ctx<'_, '_>) -> Exec {
    gaps(cx, Name::SourceGap, Name::DstGap, false)
}

fn gaps(cx: &mut Ctx<'_, '_>, source_gap: Name, target_gap: Name, widens: bool) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let to = owned(cx, to);
    let (count, length) = (cx.held(cx.int(Name::NBurst)?)? as i64, cx.count(Name::LenBurst)? as i64);
    cx.pass(count as u64)?;
    let written = if widens { 2 * length } else { length };
    let (source_step, target_step) = (length + cx.int(source_gap)?, written + cx.int(target_gap)?);
    for burst in 0..count {
        let (from, to) = (from.plus(burst * source_step * BLOCK), to.plus(burst * target_step * BLOCK));
        match widens {
            true => widen(cx, from, to, (length * BLOCK) as usize)?,
            false => cx.copy(from, to, (length * BLOCK) as usize)?,
        }
    }
    Ok(())
}

/// Widens this many bytes of half precision elements to f32.
fn widen(cx: &mut Ctx<'_, '_>, from: Pointer, to: Pointer, bytes: usize) -> Exec {
    let (dtype, profile) = (element_type(cx, from)?, cx.profile());
    if !matches!(dtype, DType::F16 | DType::BF16) {
        return Err(cx.unsupported(format!("expected elements of half precision, found {dtype}")));
    }
    let size = i64::from(dtype.bytes());
    for index in 0..bytes as i64 / size {
        let element = cx.read_element(from.plus(index * size), dtype)?;
        let wide = pto_numerics::convert(element, DType::F32, Rounding::Even, Saturation::Off, profile)
            .map_err(|why| cx.undefined(why, format_args!("element {index}")))?;
        cx.write_element(to.plus(index * i64::from(DType::F32.bytes())), wide)?;
    }
    Ok(())
}

/// Copies bursts of `len_burst` blocks at distances in blocks, in the two hardware loops of copies into L1, whose
/// distances are in bytes: the size register has the inner count in bits 0 to 20 and the outer one above, a distance
/// register that of the source in bits 0 to 39 and that of the destination above. Loops that were not set execute once.
/// Source: the op definition; fields as in copies to vector memory.
pub(super) fn raw_gm_l1(cx: &mut Ctx<'_, '_>) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let (count, length) =
        (cx.held(cx.int(Name::NBurst)?)? as i64, cx.count(Name::LenBurst)?.saturating_mul(BLOCK as usize));
    let (source_step, target_step) = (cx.int(Name::SrcStride)? * BLOCK, cx.int(Name::DstStride)? * BLOCK);
    let size = register(cx, Setting::LoopSizeToL1);
    let loops = [
        (field(size, 0, 21), register(cx, Setting::Loop1StrideToL1)),
        (field(size, 21, 21), register(cx, Setting::Loop2StrideToL1)),
    ];
    let [inner, outer] =
        loops.map(|(count, stride)| (count.max(1) as i64, field(stride, 0, 40) as i64, field(stride, 40, 24) as i64));
    cx.pass((count.saturating_mul(inner.0).saturating_mul(outer.0)) as u64)?;
    for (second, first) in (0..outer.0).flat_map(|second| (0..inner.0).map(move |first| (second, first))) {
        for burst in 0..count {
            let source = second * outer.1 + first * inner.1 + burst * source_step;
            let target = second * outer.2 + first * inner.2 + burst * target_step;
            cx.copy(from.plus(source), to.plus(target), length)?;
        }
    }
    Ok(())
}

/// Fills `repeat_times` runs of `block_num_32b` blocks of 32 bytes, with `dst_gap_32b` blocks between runs, with words
/// of `fill_word_bits`, from `byte_offset` on if it is given. Source: the op definition.
pub(super) fn fill(cx: &mut Ctx<'_, '_>) -> Exec {
    let mut at = address(cx, Name::Dst)?;
    if cx.present(Name::ByteOffset) {
        at = at.plus(cx.int(Name::ByteOffset)?);
    }
    let dtype = match cx.int_attribute(Key::FillWordBits) {
        Some(16) => DType::I16,
        Some(32) => DType::I32,
        other => {
            return Err(cx.fault(codes::RUN_MALFORMED, format!("expected words of 16 or 32 bits, found {other:?}")));
        }
    };
    let word = Element::new(dtype, cx.element(Name::RawValue)?.bits());
    let (runs, blocks) = (cx.held(cx.int(Name::RepeatTimes)?)? as i64, cx.held(cx.int(Name::BlockNum32b)?)?);
    cx.pass(runs as u64)?;
    let step = (blocks as i64 + cx.int(Name::DstGap32b)?) * BLOCK;
    let size = usize::from(dtype.bytes() as u8);
    let bytes = word.bits().to_le_bytes()[..size].repeat(blocks * BLOCK as usize / size);
    (0..runs).try_for_each(|run| cx.write(at.plus(run * step), &bytes))
}
