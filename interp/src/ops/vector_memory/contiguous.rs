//! Loads and stores of one or two registers, with distributions.

use super::{Image, start_at_offset};
use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::memory::Memory;
use crate::register::{Mask, Register};
use pto_isa::attrs::{Load2Dist, LoadDist, Store2Dist, StoreDist};
use pto_isa::types::MaskGranularity;
use pto_isa::{Key, Name, TypeDesc, codes};

/// Distribution of a load: `from(i)` is the index in memory of element `i` of the register, `None` if that is zero.
#[derive(Clone, Copy)]
struct Spread {
    /// Bytes of an element.
    width: usize,
    from: fn(usize) -> Option<usize>,
}

/// Distribution of a store.
#[derive(Clone, Copy)]
struct Collect {
    /// Bytes of an element.
    width: usize,
    /// Number of elements.
    count: usize,
    /// Index in the register of element `i` of memory.
    from: fn(usize) -> usize,
    governed: Governed,
}

/// The predicate bit that decides whether an element is stored.
#[derive(Clone, Copy)]
enum Governed {
    /// No bit: the element is always stored.
    Always,
    /// The bit of its first byte in the register.
    Source,
    /// As [`Governed::Source`], or, if lanes of the predicate are this many elements wide, the bit of the lane into
    /// which it is merged.
    Merged(usize),
}

/// Returns the distribution of a load. `NORM`: memory unchanged. `BRC_Bw`: one element in all lanes. `US_Bw`: each
/// element twice. `DS_Bw`, `SPLT2CHN_Bw`: every second element. `SPLT4CHN`: every fourth byte. `UNPK_Bw`, `UNPK4`:
/// zeros after each element, to twice or four times its width. `BRC_BLK`: 32 bytes in all blocks. `E2B_Bw`: each
/// element in all lanes of a block.
///
/// Sources: PTO ISA manual, vlds.md; golden cases of `BRC_B32`, `BRC_BLK` and `UNPK_B16`.
fn spread(dist: LoadDist, element: usize) -> Spread {
    let one = |_| Some(0);
    let twice = |i| Some(i / 2);
    let second = |i| Some(2 * i);
    let unpacked = |i: usize| i.is_multiple_of(2).then_some(i / 2);
    let (width, from): (usize, fn(usize) -> Option<usize>) = match dist {
        LoadDist::Norm => (element, Some),
        LoadDist::BrcB8 => (1, one),
        LoadDist::BrcB16 => (2, one),
        LoadDist::BrcB32 => (4, one),
        LoadDist::UsB8 => (1, twice),
        LoadDist::UsB16 => (2, twice),
        LoadDist::DsB8 | LoadDist::Splt2chnB8 => (1, second),
        LoadDist::DsB16 | LoadDist::Splt2chnB16 => (2, second),
        LoadDist::UnpkB8 => (1, unpacked),
        LoadDist::UnpkB16 => (2, unpacked),
        LoadDist::UnpkB32 => (4, unpacked),
        LoadDist::BrcBlk => (BLOCK as usize, one),
        LoadDist::E2bB16 => (2, |i| Some(i / 16)),
        LoadDist::E2bB32 => (4, |i| Some(i / 8)),
        LoadDist::Unpk4 => (1, |i| i.is_multiple_of(4).then_some(i / 4)),
        LoadDist::Splt4chn => (1, |i| Some(4 * i)),
    };
    Spread { width, from }
}

/// Returns the distributions of a load of two registers. `DINTLV_Bw`: even and odd elements. `BDINTLV`: even and odd
/// blocks of 32 bytes. Source: PTO ISA manual, vldsx2.md.
fn spread2(dist: Load2Dist) -> [Spread; 2] {
    let width = match dist {
        Load2Dist::DintlvB8 => 1,
        Load2Dist::DintlvB16 => 2,
        Load2Dist::DintlvB32 => 4,
        Load2Dist::Bdintlv => BLOCK as usize,
    };
    [Spread { width, from: |i| Some(2 * i) }, Spread { width, from: |i| Some(2 * i + 1) }]
}

/// Returns the distribution of a store. `NORM_Bw`: the register unchanged. `1PT_Bw`: the lowest element, independent of
/// the predicate. `PK_Bw`, `PK4_B32`: the lower half, or quarter, of each lane of `w` bits. `MRGnCHN_Bw`: elements of
/// the `n` equal parts of the register interleaved.
///
/// Sources: PTO ISA manual, vsts.md; golden cases of `PK_B64` and `PK4_B32`. No source states which lanes of the
/// predicate govern merged elements: with lanes as wide as an element those of the source, with wider ones those of the
/// destination.
fn collect(dist: StoreDist, value: &Register) -> Collect {
    let size = value.bytes().len();
    let point = |width| Collect { width, count: 1, from: |i| i, governed: Governed::Always };
    let packed = |lane| Collect { width: lane / 2, count: size / lane, from: |i| 2 * i, governed: Governed::Source };
    match dist {
        StoreDist::NormB8 | StoreDist::NormB16 | StoreDist::NormB32 => {
            let width = value.dtype.bytes() as usize;
            Collect { width, count: size / width, from: |i| i, governed: Governed::Source }
        }
        StoreDist::PointB8 => point(1),
        StoreDist::PointB16 => point(2),
        StoreDist::PointB32 => point(4),
        StoreDist::PkB16 => packed(2),
        StoreDist::PkB32 => packed(4),
        StoreDist::PkB64 => packed(8),
        StoreDist::Pk4B32 => Collect { width: 1, count: size / 4, from: |i| 4 * i, governed: Governed::Source },
        StoreDist::Mrg4chnB8 => {
            Collect { width: 1, count: size, from: |i| i % 4 * 64 + i / 4, governed: Governed::Merged(4) }
        }
        StoreDist::Mrg2chnB8 => {
            Collect { width: 1, count: size, from: |i| i % 2 * 128 + i / 2, governed: Governed::Merged(2) }
        }
        StoreDist::Mrg2chnB16 => {
            Collect { width: 2, count: size / 2, from: |i| i % 2 * 64 + i / 2, governed: Governed::Merged(2) }
        }
    }
}

/// Loads a register from `source[offset]`, distributed by `dist`; see [`spread`]. Uninitialised bytes have no value in
/// the register. Addresses are multiples of the bytes read, at most 32. Source: PTO ISA manual, vlds.md.
pub(super) fn vlds(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let spread = spread(cx.choice(Key::Dist).unwrap_or(LoadDist::Norm), dtype.bytes() as usize);
    let [made] = distributed(cx, lanes * dtype.bytes() as usize, [spread])?;
    cx.give_register(Name::Result, made.reinterpreted(dtype));
    Ok(())
}

/// Loads two registers from `source[offset]`, distributed by `dist`; see [`spread2`]. Source: PTO ISA manual,
/// vldsx2.md.
pub(super) fn vldsx2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Low)?;
    let spreads = spread2(cx.required_choice(Key::Dist)?);
    let [low, high] = distributed(cx, lanes * dtype.bytes() as usize, spreads)?;
    cx.give_register(Name::Low, low.reinterpreted(dtype));
    cx.give_register(Name::High, high.reinterpreted(dtype));
    Ok(())
}

/// Loads registers of `size` bytes from one range of memory.
fn distributed<const N: usize>(cx: &mut Ctx<'_, '_>, size: usize, spreads: [Spread; N]) -> Exec<[Register; N]> {
    let last = |spread: &Spread| (0..size / spread.width).filter_map(spread.from).max().map(|i| (i + 1) * spread.width);
    let length = spreads.iter().filter_map(last).max().unwrap_or(0);
    let at = start_at_offset(cx, Name::Source)?;
    Memory::aligned(at, BLOCK.min(length as i64))?;
    let (found, found_defined) = cx.memory().read_raw(at, length)?;
    Ok(spreads.map(|Spread { width, from }| {
        let (mut bytes, mut defined) = (Vec::with_capacity(size), Vec::with_capacity(size));
        for i in 0..size / width {
            let range = from(i).map(|i| i * width..(i + 1) * width);
            let element = range.and_then(|range| Some((found.get(range.clone())?, found_defined.get(range)?)));
            match element {
                Some((element, has_value)) => {
                    bytes.extend_from_slice(element);
                    defined.extend_from_slice(has_value);
                }
                None => {
                    bytes.extend(std::iter::repeat_n(0, width));
                    defined.extend(std::iter::repeat_n(true, width));
                }
            }
        }
        Register::of_bytes(pto_isa::DType::Ui8, bytes, defined)
    }))
}

/// Stores active lanes of `value` to `destination[offset]`, distributed by `dist`; see [`collect`]. Inactive lanes
/// access nothing. Addresses are multiples of the bytes of all lanes, at most 32. Source: PTO ISA manual, vsts.md.
pub(super) fn vsts(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, mask) = (cx.register(Name::Value)?, cx.mask(Name::Mask)?);
    let collect = collect(cx.choice(Key::Dist).unwrap_or(StoreDist::NormB8), &value);
    let lane = match cx.operand_type(Name::Mask) {
        TypeDesc::Mask(granularity) => bytes_of_lane(granularity),
        other => return Err(cx.fault(codes::RUN_MALFORMED, format!("expected a predicate, found {other}"))),
    };
    let mut image = Image::default();
    for i in 0..collect.count {
        let first = (collect.from)(i) * collect.width;
        image.push(&value, first..first + collect.width, is_active(&mask, collect, lane, i));
    }
    let at = start_at_offset(cx, Name::Destination)?;
    Memory::aligned(at, BLOCK.min(image.bytes.len() as i64))?;
    image.store(cx, at)
}

const fn bytes_of_lane(granularity: MaskGranularity) -> usize {
    granularity as usize / 8
}

/// Checks whether element `i` of memory is stored; lanes of the predicate have `lane` bytes.
fn is_active(mask: &Mask, Collect { width, from, governed, .. }: Collect, lane: usize, i: usize) -> bool {
    match governed {
        Governed::Always => true,
        Governed::Merged(count) if lane == count * width => mask.get(i / count, lane),
        Governed::Source | Governed::Merged(_) => mask.get(from(i) * width, 1),
    }
}

/// Stores elements of `low` and `high` interleaved to `destination[offset]`: `INTLV_Bw` interleaves elements of `w`
/// bits. A lane of the predicate governs that lane of both registers, which no source states. Source: PTO ISA manual,
/// vstsx2.md.
pub(super) fn vstsx2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (low, high, mask) = (cx.register(Name::Low)?, cx.register(Name::High)?, cx.mask(Name::Mask)?);
    let width = match cx.required_choice(Key::Dist)? {
        Store2Dist::IntlvB8 => 1,
        Store2Dist::IntlvB16 => 2,
        Store2Dist::IntlvB32 => 4,
    };
    let lane = low.dtype.bytes() as usize;
    let mut image = Image::default();
    for first in (0..low.bytes().len()).step_by(width) {
        for register in [&low, &high] {
            image.push(register, first..first + width, mask.get(first / lane, lane));
        }
    }
    let at = start_at_offset(cx, Name::Destination)?;
    Memory::aligned(at, BLOCK)?;
    image.store(cx, at)
}
