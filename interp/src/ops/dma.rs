//! Copies between global and vector memory.
//!
//! A copy moves bursts of bytes. Addresses in vector memory must be multiples of 32 bytes. Bytes without a value have
//! none in the destination either. Source: PTO ISA manual, scalar/ops/dma-copy.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Setting;
use crate::memory::{Memory, Pointer};
use crate::semantics::Semantics::{self, Run};
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::ops::dma::Opcode;
use pto_isa::types::AddressSpace;
use pto_numerics::{Element, Profile};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::CopyGmToUbuf => Run(copy_gm_to_ubuf),
        Opcode::CopyUbufToGm => Run(copy_ubuf_to_gm),
        Opcode::CopyUbufToUbuf | Opcode::MteUbUb => Run(move_blocks),
        Opcode::MteGmUb => Run(mte_gm_ub),
        Opcode::MteUbGm => Run(mte_ub_gm),
        Opcode::SetLoop1StrideOuttoub => Run(|cx| keep_pair(cx, IN.inner)),
        Opcode::SetLoop1StrideUbtoout => Run(|cx| keep_pair(cx, OUT.inner)),
        Opcode::SetLoop2StrideOuttoub => Run(|cx| keep_pair(cx, IN.outer)),
        Opcode::SetLoop2StrideUbtoout => Run(|cx| keep_pair(cx, OUT.outer)),
        Opcode::SetLoopSizeOuttoub => Run(|cx| keep_pair(cx, IN.counts)),
        Opcode::SetLoopSizeUbtoout => Run(|cx| keep_pair(cx, OUT.counts)),
        Opcode::SetMovPadVal => Run(set_mov_pad_val),
    }
}

/// Alignment of addresses in vector memory in bytes, and unit of padding. Source: PTO ISA manual, copy-gm-to-ubuf.md.
const LINE: i64 = 32;

/// Settings of the hardware loops of one direction.
struct Loops {
    counts: Setting,
    inner: Setting,
    outer: Setting,
}

/// Settings of copies into vector memory.
const IN: Loops =
    Loops { counts: Setting::LoopSizeToUb, inner: Setting::Loop1StrideToUb, outer: Setting::Loop2StrideToUb };
/// Settings of copies out of vector memory.
const OUT: Loops =
    Loops { counts: Setting::LoopSizeFromUb, inner: Setting::Loop1StrideFromUb, outer: Setting::Loop2StrideFromUb };

/// A loop around bursts: iterations, and bytes per iteration in the source and destination.
pub(super) type Loop = (i64, i64, i64);

/// Padding of a burst: a value, and the number of elements before and after.
struct Padding {
    value: Element,
    left: usize,
    right: usize,
}

/// Copies `n_burst` bursts of `len_burst` bytes from global to vector memory, once for each iteration of the outer
/// loops, the first of which is the innermost; strides are in bytes. With a pad value, writes `left_padding_count`
/// elements before each burst and `right_padding_count` after it, and fills the rest as [`pad`] does. Source: PTO ISA
/// manual, copy-gm-to-ubuf.md.
fn mte_gm_ub(cx: &mut Ctx<'_, '_>) -> Exec {
    let (left, right) = (optional_count(cx, Name::LeftPaddingCount)?, optional_count(cx, Name::RightPaddingCount)?);
    let padding = cx.optional_element(Name::PadValue)?.map(|value| Padding { value, left, right });
    let loops = loops(cx)?;
    transfer(cx, &loops, padding)
}

/// Copies bursts from vector to global memory as [`mte_gm_ub`], without padding. Source: PTO ISA manual,
/// copy-ubuf-to-gm.md.
fn mte_ub_gm(cx: &mut Ctx<'_, '_>) -> Exec {
    let loops = loops(cx)?;
    transfer(cx, &loops, None)
}

/// Copies as [`mte_gm_ub`], with the outer loops of `set_loop_size_outtoub` and similar operations (no source states
/// what applies before they are set: one iteration), and with padding by the value of `set_mov_pad_val` if
/// `data_select_bit` is set. Source: PTO ISA manual, copy-gm-to-ubuf.md.
fn copy_gm_to_ubuf(cx: &mut Ctx<'_, '_>) -> Exec {
    let padding = if cx.int(Name::DataSelectBit)? == 0 {
        None
    } else {
        let value = cx.setting(Setting::PadValue).and_then(<[Element]>::first).copied();
        let value = value.ok_or_else(|| {
            cx.fault(codes::RUN_UNDEFINED, "expected a pad value of `pto.set_mov_pad_val`, found none")
        })?;
        Some(Padding { value, left: cx.count(Name::LeftPaddingCount)?, right: cx.count(Name::RightPaddingCount)? })
    };
    let bursts = (cx.int(Name::NBurst)?, cx.int(Name::GmStride)?, cx.int(Name::UbStride)?);
    let loops = set_loops(cx, &IN, bursts);
    transfer(cx, &loops, padding)
}

/// Copies as [`copy_gm_to_ubuf`] from vector to global memory, without padding. Source: PTO ISA manual,
/// copy-ubuf-to-gm.md.
fn copy_ubuf_to_gm(cx: &mut Ctx<'_, '_>) -> Exec {
    let bursts = (cx.int(Name::NBurst)?, cx.int(Name::BurstSrcStride)?, cx.int(Name::BurstDstStride)?);
    let loops = set_loops(cx, &OUT, bursts);
    transfer(cx, &loops, None)
}

/// Copies `n_burst` bursts of `len_burst` blocks of 32 bytes inside vector memory; strides are the blocks between the
/// end of a burst and the start of the next. No byte may be both read and written. Source: PTO ISA manual,
/// copy-ubuf-to-ubuf.md.
fn move_blocks(cx: &mut Ctx<'_, '_>) -> Exec {
    let length = cx.int(Name::LenBurst)?.wrapping_mul(LINE);
    let step = |gap: i64| length.wrapping_add(gap.wrapping_mul(LINE));
    let bursts = (cx.int(Name::NBurst)?, step(cx.int(Name::SrcStride)?), step(cx.int(Name::DstStride)?));
    let bursts = bursts_of(cx, &[bursts])?;
    let length = extent(cx, Name::LenBurst, length)?;
    apart(cx, &bursts, length)?;
    for (from, to) in &bursts {
        Memory::aligned(*from, LINE)?;
        Memory::aligned(*to, LINE)?;
        cx.copy(*from, *to, length)?;
    }
    Ok(())
}

/// Sets two numbers for copies that are issued later. Source: PTO ISA manual, set-loop1-stride-outtoub.md and similar
/// pages.
fn keep_pair(cx: &mut Ctx<'_, '_>, setting: Setting) -> Exec {
    let values = vec![cx.element(Name::First)?, cx.element(Name::Second)?];
    cx.set_setting(setting, values);
    Ok(())
}

/// Sets the padding value for copies that are issued later. Source: ptoas, set_mov_pad_val.
fn set_mov_pad_val(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.element(Name::Value)?;
    cx.set_setting(Setting::PadValue, vec![value]);
    Ok(())
}

/// Copies and pads every burst.
fn transfer(cx: &mut Ctx<'_, '_>, loops: &[Loop], padding: Option<Padding>) -> Exec {
    let length = cx.count(Name::LenBurst)?;
    let bursts = bursts_of(cx, loops)?;
    cx.memory().bursts = Some(bursts.len() as u64);
    for (from, to) in &bursts {
        for at in [from, to] {
            if at.space == AddressSpace::Ub {
                Memory::aligned(*at, LINE)?;
            }
        }
    }
    let Some(padding) = padding else {
        for (from, to) in &bursts {
            if to.space != AddressSpace::Gm || !super::system::combine(cx, *from, *to, length)? {
                cx.copy(*from, *to, length)?;
            }
        }
        return Ok(());
    };
    let size = padding.value.dtype().bytes().max(1) as usize;
    let (before, after) = (padding.left * size, padding.right * size);
    let padded = (before + length + after).next_multiple_of(LINE as usize);
    if cx.profile() == Profile::Cpu {
        pad_all(cx, &bursts, padded, padding.value)?;
    }
    for (from, to) in &bursts {
        pad(cx, *to, 0..before, padding.value)?;
        cx.copy(*from, to.plus(before as i64), length)?;
        pad(cx, *to, before + length..padded, padding.value)?;
    }
    Ok(())
}

/// Fills a range of bytes with repetitions of a value. Topic `PadExtent` of the numerics of the op definition states
/// where padding ends: at the next multiple of 32 bytes.
fn pad(cx: &mut Ctx<'_, '_>, at: Pointer, bytes: std::ops::Range<usize>, value: Element) -> Exec {
    let size = value.dtype().bytes().max(1) as usize;
    let pattern = value.bits().to_le_bytes();
    let filling: Vec<u8> = pattern.iter().take(size).cycle().take(bytes.len()).copied().collect();
    cx.write(at.plus(bytes.start as i64), &filling)
}

/// Fills the destination from the first burst to the end of the last, as profile `cpu` does before the first burst.
fn pad_all(cx: &mut Ctx<'_, '_>, bursts: &[(Pointer, Pointer)], padded: usize, value: Element) -> Exec {
    let offsets = || bursts.iter().map(|(_, to)| to.offset);
    let (Some(first), Some(last)) = (offsets().min(), offsets().max()) else { return Ok(()) };
    let Some((_, to)) = bursts.first() else { return Ok(()) };
    let length = extent(cx, Name::NBurst, last.wrapping_sub(first))? + padded;
    pad(cx, Pointer { offset: first, ..*to }, 0..length, value)
}

/// Returns the loops in the operands of an operation, the bursts first.
pub(super) fn loops(cx: &Ctx<'_, '_>) -> Exec<Vec<Loop>> {
    let mut loops = vec![(cx.int(Name::NBurst)?, cx.int(Name::NburstSrcStride)?, cx.int(Name::NburstDstStride)?)];
    let (counts, sources, targets) =
        (cx.ints(Name::LoopCounts)?, cx.ints(Name::LoopSrcStrides)?, cx.ints(Name::LoopDstStrides)?);
    loops.extend(counts.into_iter().zip(sources.into_iter().zip(targets)).map(|(n, (src, dst))| (n, src, dst)));
    Ok(loops)
}

/// Returns the bursts and the hardware loops of one direction around them, as set before.
fn set_loops(cx: &Ctx<'_, '_>, names: &Loops, bursts: Loop) -> Vec<Loop> {
    let pair = |name, otherwise: i64| match cx.setting(name) {
        Some([first, second]) => {
            let number = |element: &Element| element.to_int().and_then(|value| i64::try_from(value).ok());
            (number(first).unwrap_or(otherwise), number(second).unwrap_or(otherwise))
        }
        Some(_) | None => (otherwise, otherwise),
    };
    let (inner, outer) = pair(names.counts, 1);
    let ((src1, dst1), (src2, dst2)) = (pair(names.inner, 0), pair(names.outer, 0));
    vec![bursts, (inner, src1, dst1), (outer, src2, dst2)]
}

/// Returns source and destination of each burst: the first loop is the innermost.
pub(super) fn bursts_of(cx: &mut Ctx<'_, '_>, loops: &[Loop]) -> Exec<Vec<(Pointer, Pointer)>> {
    if let Some((count, ..)) = loops.iter().find(|(count, ..)| *count < 0) {
        return Err(cx.fault(codes::RUN_SHAPE, format!("expected a number of bursts of at least 0, found {count}")));
    }
    let count = loops.iter().fold(1_i64, |all, (count, ..)| all.saturating_mul(*count));
    cx.pass(cx.held(count)? as u64)?;
    let mut all = vec![(cx.pointer_or_view(Name::Source)?, cx.pointer_or_view(Name::Destination)?)];
    for (count, src, dst) in loops.iter().rev() {
        let round = |(from, to): (Pointer, Pointer)| {
            (0..*count).map(move |n| (from.plus(n.wrapping_mul(*src)), to.plus(n.wrapping_mul(*dst))))
        };
        all = all.into_iter().flat_map(round).collect();
    }
    Ok(all)
}

/// Fails if a byte of a source is also a byte of a destination.
fn apart(cx: &Ctx<'_, '_>, bursts: &[(Pointer, Pointer)], length: usize) -> Exec {
    let mut written: Vec<Pointer> = bursts.iter().map(|(_, to)| *to).collect();
    written.sort_by_key(|to| to.offset);
    for (from, _) in bursts {
        let end = from.offset.saturating_add(length as i64);
        let next = written.partition_point(|to| to.offset.saturating_add(length as i64) <= from.offset);
        if let Some(to) = written.get(next)
            && to.allocation == from.allocation
            && to.offset < end
        {
            let message = format!(
                "expected a destination apart from the source, found {length} bytes at {} and at {}",
                crate::memory::shown(*from),
                crate::memory::shown(*to)
            );
            return Err(cx.fault(codes::RUN_OVERLAP, message));
        }
    }
    Ok(())
}

fn optional_count(cx: &Ctx<'_, '_>, name: Name) -> Exec<usize> {
    if cx.present(name) { cx.count(name) } else { Ok(0) }
}

/// Converts a number of bytes; fails if it is negative.
fn extent(cx: &Ctx<'_, '_>, name: Name, bytes: i64) -> Exec<usize> {
    let wrong = |_| cx.fault(codes::RUN_SHAPE, format!("expected `{name}` of at least 0, found {bytes} bytes"));
    usize::try_from(bytes).map_err(wrong)
}
