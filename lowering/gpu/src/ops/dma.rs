//! Lowers copies between global memory and memory on chip: loads and stores, burst by burst.

use super::Rule::{self, By, Sets};
use genx::{Element, Op};
use pto_isa::Name;
use pto_isa::ops::dma::Opcode;
use pto_isa::types::AddressSpace;

use super::{Cx, after};
use crate::emit::OFFSET_BITS;
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val, element, storage};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::CopyGmToUbuf => By(copy_gm_to_ubuf),
        Opcode::CopyUbufToGm => By(|cx| atomically(cx, copy_ubuf_to_gm)),
        Opcode::CopyUbufToUbuf | Opcode::MteUbUb => By(move_blocks),
        Opcode::MteGmUb => By(transfer),
        Opcode::MteUbGm => By(|cx| atomically(cx, transfer)),
        Opcode::SetLoop1StrideOuttoub => Sets(IN.inner, |cx| keep_pair(cx, IN.inner)),
        Opcode::SetLoop1StrideUbtoout => Sets(OUT.inner, |cx| keep_pair(cx, OUT.inner)),
        Opcode::SetLoop2StrideOuttoub => Sets(IN.outer, |cx| keep_pair(cx, IN.outer)),
        Opcode::SetLoop2StrideUbtoout => Sets(OUT.outer, |cx| keep_pair(cx, OUT.outer)),
        Opcode::SetLoopSizeOuttoub => Sets(IN.counts, |cx| keep_pair(cx, IN.counts)),
        Opcode::SetLoopSizeUbtoout => Sets(OUT.counts, |cx| keep_pair(cx, OUT.counts)),
        Opcode::SetMovPadVal => Sets(PAD_VALUE, |cx| {
            let value = cx.val(Name::Value)?;
            cx.set(PAD_VALUE, vec![value]);
            Ok(())
        }),
    }
}

/// Names of the registers of the loops of one direction.
struct Loops {
    counts: &'static str,
    inner: &'static str,
    outer: &'static str,
}

const IN: Loops = Loops { counts: "loop_size_outtoub", inner: "loop1_stride_outtoub", outer: "loop2_stride_outtoub" };
const OUT: Loops = Loops { counts: "loop_size_ubtoout", inner: "loop1_stride_ubtoout", outer: "loop2_stride_ubtoout" };
const PAD_VALUE: &str = "mov_pad_val";

/// The unit in bytes to which padding extends a burst.
const LINE: i64 = 32;
/// Maximal bytes of one move.
const PIECE: i64 = 256;
/// Maximal number of bursts that are unrolled.
const UNROLLED: i64 = 256;

/// Returns the estimated number of target instructions of a copy: a load and a store per piece. `number` returns the
/// product of the values of an operand, if they are constant.
pub(super) fn estimate(number: &dyn Fn(Name) -> Option<usize>) -> usize {
    let pieces = number(Name::LenBurst).map_or(1, |bytes| bytes.div_ceil(PIECE.unsigned_abs() as usize).max(1));
    let bursts = number(Name::NBurst).unwrap_or(1).saturating_mul(number(Name::LoopCounts).unwrap_or(1));
    pieces.saturating_mul(bursts).saturating_mul(2)
}

/// A loop around bursts: trip count, and strides in bytes in source and destination.
pub(super) type Loop = (Num, Num, Num);

/// The padding around the data of a burst.
#[derive(Clone, Copy)]
pub(super) struct Padding {
    value: genx::Value,
    left: i64,
    right: i64,
}

/// Returns the number of bytes that a transfer writes, if it is known.
pub(super) fn extent(cx: &Cx<'_, '_>) -> Lowered<Option<i64>> {
    let mut loops = vec![(cx.num(Name::NBurst)?, cx.num(Name::NburstDstStride)?)];
    loops.extend(cx.nums(Name::LoopCounts)?.into_iter().zip(cx.nums(Name::LoopDstStrides)?));
    let last = |(count, step): (Num, Num)| Some((count.known()? - 1).max(0) * step.known()?);
    let last = loops.into_iter().map(last).sum::<Option<i64>>();
    Ok(last.zip(cx.num(Name::LenBurst)?.known()).map(|(last, length)| last + length))
}

/// Like [`extent`], for [`move_blocks`].
pub(super) fn extent_of_blocks(cx: &Cx<'_, '_>) -> Lowered<Option<i64>> {
    let known = [cx.num(Name::NBurst)?, cx.num(Name::LenBurst)?, cx.num(Name::DstStride)?].map(Num::known);
    let [Some(count), Some(length), Some(gap)] = known else { return Ok(None) };
    Ok(Some(((count - 1).max(0) * (length + gap) + length) * LINE))
}

/// Copies to global memory by the atomic operation that is selected.
fn atomically(cx: &mut Cx<'_, '_>, copy: fn(&mut Cx<'_, '_>) -> Lowered) -> Lowered {
    let atomic = cx.e().atomic_mode.selected(cx.e().platform)?;
    if atomic.is_some() && cx.num(Name::LenBurst)?.multiple() % i64::from(Element::I32.bytes()) != 0 {
        return Err("as an atomic operation on bursts that may be no multiple of 4 bytes".to_owned());
    }
    cx.e().atomic = atomic;
    let copied = copy(cx);
    cx.e().atomic = None;
    copied
}

/// Copies bursts in loops, the innermost first, with padding around each.
pub(super) fn transfer(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to, length) = (cx.address(Name::Source)?, cx.address(Name::Destination)?, cx.num(Name::LenBurst)?);
    let mut loops = vec![(cx.num(Name::NBurst)?, cx.num(Name::NburstSrcStride)?, cx.num(Name::NburstDstStride)?)];
    let (counts, sources, targets) =
        (cx.nums(Name::LoopCounts)?, cx.nums(Name::LoopSrcStrides)?, cx.nums(Name::LoopDstStrides)?);
    loops.extend(counts.into_iter().zip(sources.into_iter().zip(targets)).map(|(n, (src, dst))| (n, src, dst)));
    let padding = if cx.has(Name::PadValue) { Some(padding(cx)?) } else { None };
    let (length, loops) = merged(cx, length, loops, padding.is_some());
    bursts(cx, &loops, from, to, length, padding)
}

fn padding(cx: &mut Cx<'_, '_>) -> Lowered<Padding> {
    let dtype = cx.desc(Name::PadValue).dtype().and_then(element).ok_or("with a pad value of unknown elements")?;
    let value = cx.element(Name::PadValue, dtype)?;
    padding_of(cx, value)
}

fn padding_of(cx: &Cx<'_, '_>, value: genx::Value) -> Lowered<Padding> {
    let count = |name: Name| {
        if cx.has(name) { cx.num(name)?.known().ok_or_else(|| format!("with `{name}` not known")) } else { Ok(0) }
    };
    Ok(Padding { value, left: count(Name::LeftPaddingCount)?, right: count(Name::RightPaddingCount)? })
}

/// Sets a pair of numbers for later copies.
fn keep_pair(cx: &mut Cx<'_, '_>, register: &'static str) -> Lowered {
    let values = vec![cx.val(Name::First)?, cx.val(Name::Second)?];
    cx.set(register, values);
    Ok(())
}

/// Like [`transfer`], with loops and padding from registers.
fn copy_gm_to_ubuf(cx: &mut Cx<'_, '_>) -> Lowered {
    let selected = cx.num(Name::DataSelectBit)?.known().ok_or("with `data_select_bit` not known")?;
    let padding = if selected == 0 {
        None
    } else {
        let value = cx.setting(PAD_VALUE)?.and_then(|values| values.first().cloned());
        let size = cx.address(Name::Destination)?.element_bytes;
        let element = Element::integer(u32::try_from(8 * size).unwrap_or(0)).ok_or("on elements of that size")?;
        let value = match value.ok_or("before a pad value is set")? {
            Val::Num(number) => cx.e().scalar(number, element),
            Val::Float(value) => value,
            Val::Address(_)
            | Val::Register(_)
            | Val::Mask(_)
            | Val::Lanes(_)
            | Val::Pointers(..)
            | Val::Tile(_)
            | Val::View(_)
            | Val::Nothing => {
                return Err("with a pad value that is no number".to_owned());
            }
        };
        Some(padding_of(cx, value)?)
    };
    let bursts = (cx.num(Name::NBurst)?, cx.num(Name::GmStride)?, cx.num(Name::UbStride)?);
    by_registers(cx, &IN, bursts, padding)
}

/// Like [`transfer`], with loops from registers.
fn copy_ubuf_to_gm(cx: &mut Cx<'_, '_>) -> Lowered {
    let bursts = (cx.num(Name::NBurst)?, cx.num(Name::BurstSrcStride)?, cx.num(Name::BurstDstStride)?);
    by_registers(cx, &OUT, bursts, None)
}

fn by_registers(cx: &mut Cx<'_, '_>, names: &Loops, bursts: Loop, padding: Option<Padding>) -> Lowered {
    let pair = |name, otherwise: i64| -> Lowered<(Num, Num)> {
        match cx.setting(name)?.as_deref() {
            Some([Val::Num(first), Val::Num(second)]) => Ok((*first, *second)),
            Some(_) => Err(format!("with `{name}` not known here")),
            None => Ok((Num::Const(otherwise), Num::Const(otherwise))),
        }
    };
    let (inner, outer) = pair(names.counts, 1)?;
    let ((src1, dst1), (src2, dst2)) = (pair(names.inner, 0)?, pair(names.outer, 0)?);
    let loops = vec![bursts, (inner, src1, dst1), (outer, src2, dst2)];
    let (from, to, length) = (cx.address(Name::Source)?, cx.address(Name::Destination)?, cx.num(Name::LenBurst)?);
    let (length, loops) = merged(cx, length, loops, padding.is_some());
    self::bursts(cx, &loops, from, to, length, padding)
}

/// Merges bursts that are adjacent in source and destination.
fn merged(cx: &mut Cx<'_, '_>, length: Num, loops: Vec<Loop>, padded: bool) -> (Num, Vec<Loop>) {
    let (mut length, mut rest) = (length, loops.as_slice());
    while let [(count, source, target), outer @ ..] = rest {
        let side_by_side = length.known().is_some() && *source == length && *target == length;
        if padded || !(side_by_side && count.known().is_some() || count.known() == Some(1)) {
            break;
        }
        length = cx.e().offset(Op::Mul, length, *count);
        rest = outer;
    }
    (length, rest.to_vec())
}

/// Copies all bursts of loops, the innermost first.
pub(super) fn bursts(
    cx: &mut Cx<'_, '_>,
    loops: &[Loop],
    from: Address,
    to: Address,
    length: Num,
    padding: Option<Padding>,
) -> Lowered {
    let Some(((count, source, target), inner)) = loops.split_last() else {
        return burst(cx, from, to, length, padding);
    };
    if let Some(count) = count.known().filter(|count| *count <= UNROLLED) {
        for iteration in 0..count {
            let (from, to) =
                (burst_of(cx, from, Num::Const(iteration), *source), burst_of(cx, to, Num::Const(iteration), *target));
            bursts(cx, inner, from, to, length, padding)?;
        }
        return Ok(());
    }
    cx.repeat(*count, &mut |cx, iteration| {
        let (from, to) = (burst_of(cx, from, iteration, *source), burst_of(cx, to, iteration, *target));
        bursts(cx, inner, from, to, length, padding)
    })
}

/// Returns the address of a burst of a loop.
fn burst_of(cx: &mut Cx<'_, '_>, at: Address, number: Num, stride: Num) -> Address {
    let bytes = cx.e().offset_in(at.space, Op::Mul, number, stride);
    after(cx, at, bytes)
}

/// Copies a burst: piece by piece if its length is constant, else element by element.
fn burst(cx: &mut Cx<'_, '_>, from: Address, to: Address, length: Num, padding: Option<Padding>) -> Lowered {
    let Some(bytes) = length.known() else {
        if padding.is_some() {
            return Err("with padding after a burst of computed length".to_owned());
        }
        let unit = if length.multiple() % 4 == 0 { Element::I32 } else { Element::I8 };
        let size = i64::from(unit.bytes());
        let amount = Num::Const(i64::from(unit.bytes().trailing_zeros()));
        let count = cx.e().integer(Op::AShr, length, amount, OFFSET_BITS);
        return cx.repeat(count, &mut |cx, iteration| {
            let distance = cx.e().times(iteration, size);
            let (from, to) = (after(cx, from, distance), after(cx, to, distance));
            copy(cx, from, to, size, unit)
        });
    };
    let Some(Padding { value, left, right }) = padding else { return pieces(cx, from, to, bytes) };
    let size = i64::from(cx.e().function.ty(value).element.bytes());
    let (leading, trailing) = (left * size, right * size);
    let padded = (leading + bytes + trailing + LINE - 1) / LINE * LINE;
    fill(cx, to, value, 0, leading)?;
    let data = after(cx, to, Num::Const(leading));
    pieces(cx, from, data, bytes)?;
    fill(cx, to, value, leading + bytes, padded)
}

/// Fills bytes after an address with an element.
fn fill(cx: &mut Cx<'_, '_>, at: Address, value: genx::Value, low: i64, high: i64) -> Lowered {
    let size = i64::from(cx.e().function.ty(value).element.bytes());
    let lanes = u32::try_from((high - low) / size).unwrap_or(0);
    if lanes == 0 {
        return Ok(());
    }
    let all = cx.e().splatted(value, lanes);
    let at = after(cx, at, Num::Const(low));
    cx.e().store(at, all, None)
}

/// Copies a constant number of bytes, in pieces as large as possible.
fn pieces(cx: &mut Cx<'_, '_>, from: Address, to: Address, bytes: i64) -> Lowered {
    // Copies by elements of the typed side, so that values keep their type.
    let unit = [to.element_bytes, from.element_bytes, 4, 1].into_iter().find(|size| bytes % size == 0).unwrap_or(1);
    let unit = elements_of(cx, unit);
    if bytes / PIECE > UNROLLED {
        let trip_count = Num::Const(bytes / PIECE);
        cx.repeat(trip_count, &mut |cx, iteration| {
            let distance = cx.e().times(iteration, PIECE);
            let (from, to) = (after(cx, from, distance), after(cx, to, distance));
            copy(cx, from, to, PIECE, unit)
        })?;
    }
    let mut first = if bytes / PIECE > UNROLLED { bytes / PIECE * PIECE } else { 0 };
    while first < bytes {
        // Pieces of the size of a message are stored directly, without assembling the row.
        let left = PIECE.min(bytes - first);
        let block = if left >= LINE / 2 { 1 << left.ilog2() } else { left };
        let piece = if from.space == AddressSpace::Gm && block % i64::from(unit.bytes()) == 0 { block } else { left };
        let (source, target) = (after(cx, from, Num::Const(first)), after(cx, to, Num::Const(first)));
        copy(cx, source, target, piece, unit)?;
        first += piece;
    }
    Ok(())
}

/// Returns the element type for a size in bytes: that of a side of the copy, if it has this size.
fn elements_of(cx: &Cx<'_, '_>, bytes: i64) -> Element {
    let sides = [Name::Destination, Name::Source].map(|name| cx.desc(name).dtype().and_then(storage));
    let found = sides.into_iter().flatten().find(|element| i64::from(element.bytes()) == bytes);
    found.or_else(|| Element::integer(u32::try_from(8 * bytes).ok()?)).unwrap_or(Element::I8)
}

fn copy(cx: &mut Cx<'_, '_>, from: Address, to: Address, bytes: i64, unit: Element) -> Lowered {
    let lanes = u32::try_from(bytes).unwrap_or(0) / unit.bytes();
    let value = cx.e().load(from, unit, lanes)?;
    cx.e().store(to, value, None)
}

/// Copies bursts of 32-byte blocks within memory on chip; strides count the blocks between bursts.
pub(super) fn move_blocks(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let length = cx.num(Name::LenBurst)?;
    let length = cx.e().times(length, LINE);
    let mut stride = |name: Name| -> Lowered<Num> {
        let gap = cx.num(name)?;
        let gap = cx.e().times(gap, LINE);
        Ok(cx.e().add(length, gap))
    };
    let (source, target) = (stride(Name::SrcStride)?, stride(Name::DstStride)?);
    let loops = vec![(cx.num(Name::NBurst)?, source, target)];
    let (length, loops) = merged(cx, length, loops, false);
    bursts(cx, &loops, from, to, length, None)
}
