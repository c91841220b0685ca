//! Loads and stores of one or two registers, with distributions.

use super::{Image, start_at_offset};
use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::memory::Memory;
use crate::register::{Mask, Register};
use pto_isa::types::MaskGranularity;
use pto_isa::{Key, Name, TypeDesc, codes};

/// Elements of a register that stand in memory in another order: `from(i)` is the number in memory of element `i` of the
/// register, `None` where that is zero.
#[derive(Clone, Copy)]
struct Spread {
    /// Bytes of an element.
    width: usize,
    from: fn(usize) -> Option<usize>,
}

/// Elements of memory that stand in the register in another order.
#[derive(Clone, Copy)]
struct Collect {
    /// Bytes of an element.
    width: usize,
    /// How many of them there are.
    count: usize,
    /// Number in the register of element `i` of memory.
    from: fn(usize) -> usize,
    governed: Governed,
}

/// The bit of the predicate that says whether an element is stored.
#[derive(Clone, Copy)]
enum Governed {
    /// None does.
    Always,
    /// That of its first byte in the register.
    Source,
    /// As [`Governed::Source`], or, where lanes of the predicate are so many elements wide, that of the lane it is merged
    /// into.
    Merged(usize),
}

/// Bits after the last `_B` of a distribution, as bytes.
fn width(dist: &str) -> Option<usize> {
    let bits: usize = dist.rsplit_once("_B")?.1.parse().ok()?;
    Some(bits / 8)
}

fn unknown(cx: &Ctx<'_, '_>, dist: &str) -> Box<crate::fault::Fault> {
    cx.fault(codes::RUN_MALFORMED, format!("expected a distribution, found `{dist}`"))
}

/// `NORM`: memory as it stands. `BRC_Bw`: one element in all lanes. `US_Bw`: each element twice. `DS_Bw`, `SPLT2CHN_Bw`:
/// every second element. `SPLT4CHN`: every fourth byte. `UNPK_Bw`, `UNPK4`: zeros after each element, to twice or four
/// times its width. `BRC_BLK`: 32 bytes in all blocks. `E2B_Bw`: each element in all lanes of a block.
///
/// Sources: PTO ISA manual, vlds.md; golden cases of `BRC_B32`, `BRC_BLK` and `UNPK_B16`.
fn spread(dist: &str, element: usize) -> Option<Spread> {
    let (width, from): (usize, fn(usize) -> Option<usize>) = match dist {
        "NORM" => (element, Some),
        "BRC_B8" | "BRC_B16" | "BRC_B32" => (width(dist)?, |_| Some(0)),
        "US_B8" | "US_B16" => (width(dist)?, |i| Some(i / 2)),
        "DS_B8" | "DS_B16" | "SPLT2CHN_B8" | "SPLT2CHN_B16" => (width(dist)?, |i| Some(2 * i)),
        "UNPK_B8" | "UNPK_B16" | "UNPK_B32" => (width(dist)?, |i| i.is_multiple_of(2).then_some(i / 2)),
        "BRC_BLK" => (BLOCK as usize, |_| Some(0)),
        "E2B_B16" => (width(dist)?, |i| Some(i / 16)),
        "E2B_B32" => (width(dist)?, |i| Some(i / 8)),
        "UNPK4" => (1, |i| i.is_multiple_of(4).then_some(i / 4)),
        "SPLT4CHN" => (1, |i| Some(4 * i)),
        _ => return None,
    };
    Some(Spread { width, from })
}

/// `DINTLV_Bw`: even elements and odd ones. `BDINTLV`: even and odd blocks of 32 bytes. Source: PTO ISA manual, vldsx2.md.
fn spread2(dist: &str) -> Option<[Spread; 2]> {
    let width = match dist {
        "DINTLV_B8" | "DINTLV_B16" | "DINTLV_B32" => width(dist)?,
        "BDINTLV" => BLOCK as usize,
        _ => return None,
    };
    Some([Spread { width, from: |i| Some(2 * i) }, Spread { width, from: |i| Some(2 * i + 1) }])
}

/// `NORM_Bw`: the register as it stands. `1PT_Bw`: the lowest element, whatever the predicate is. `PK_Bw`, `PK4_B32`: the
/// lower half, or quarter, of each lane of `w` bits. `MRGnCHN_Bw`: elements of the `n` equal parts of the register interleaved.
///
/// Sources: PTO ISA manual, vsts.md; golden cases of `PK_B64` and `PK4_B32`. No source says which lanes govern what is
/// merged: with a predicate of lanes as wide as an element those it comes from, with a wider one those it is merged into.
fn collect(dist: Option<&str>, value: &Register) -> Option<Collect> {
    let size = value.bytes().len();
    let dist = dist.unwrap_or("NORM_B8");
    Some(match dist {
        "NORM_B8" | "NORM_B16" | "NORM_B32" => {
            let width = value.dtype.bytes() as usize;
            Collect { width, count: size / width, from: |i| i, governed: Governed::Source }
        }
        "1PT_B8" | "1PT_B16" | "1PT_B32" => {
            Collect { width: width(dist)?, count: 1, from: |i| i, governed: Governed::Always }
        }
        "PK_B16" | "PK_B32" | "PK_B64" => {
            let lane = width(dist)?;
            Collect { width: lane / 2, count: size / lane, from: |i| 2 * i, governed: Governed::Source }
        }
        "PK4_B32" => Collect { width: 1, count: size / 4, from: |i| 4 * i, governed: Governed::Source },
        "MRG4CHN_B8" => Collect { width: 1, count: size, from: |i| i % 4 * 64 + i / 4, governed: Governed::Merged(4) },
        "MRG2CHN_B8" => Collect { width: 1, count: size, from: |i| i % 2 * 128 + i / 2, governed: Governed::Merged(2) },
        "MRG2CHN_B16" => {
            Collect { width: 2, count: size / 2, from: |i| i % 2 * 64 + i / 2, governed: Governed::Merged(2) }
        }
        _ => return None,
    })
}

/// A register of `source[offset]`, as `dist` distributes memory; see [`spread`]. Uninitialised bytes have no value in
/// the register. Addresses are multiples of what is read, of 32 bytes where that is more. Source: PTO ISA manual, vlds.md.
pub(super) fn vlds(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let dist = cx.choice(Key::Dist).unwrap_or("NORM");
    let spread = spread(dist, dtype.bytes() as usize).ok_or_else(|| unknown(cx, dist))?;
    let [made] = distributed(cx, lanes * dtype.bytes() as usize, [spread])?;
    cx.give_register(Name::Result, made.reinterpreted(dtype));
    Ok(())
}

/// Two registers of `source[offset]`, as `dist` distributes memory; see [`spread2`]. Source: PTO ISA manual, vldsx2.md.
pub(super) fn vldsx2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Low)?;
    let dist = cx.required_choice(Key::Dist)?;
    let spreads = spread2(dist).ok_or_else(|| unknown(cx, dist))?;
    let [low, high] = distributed(cx, lanes * dtype.bytes() as usize, spreads)?;
    cx.give_register(Name::Low, low.reinterpreted(dtype));
    cx.give_register(Name::High, high.reinterpreted(dtype));
    Ok(())
}

/// Registers of so many bytes out of one piece of memory.
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

/// Active lanes of `value` to `destination[offset]`, as `dist` distributes them; see [`collect`]. Inactive lanes access
/// nothing. Addresses are multiples of what all lanes take, of 32 bytes where that is more. Source: PTO ISA manual, vsts.md.
pub(super) fn vsts(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, mask) = (cx.register(Name::Value)?, cx.mask(Name::Mask)?);
    let dist = cx.choice(Key::Dist);
    let collect = collect(dist, &value).ok_or_else(|| unknown(cx, dist.unwrap_or_default()))?;
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

/// Whether element `i` of memory is stored; lanes of the predicate have `lane` bytes.
fn is_active(mask: &Mask, Collect { width, from, governed, .. }: Collect, lane: usize, i: usize) -> bool {
    match governed {
        Governed::Always => true,
        Governed::Merged(count) if lane == count * width => mask.get(i / count, lane),
        Governed::Source | Governed::Merged(_) => mask.get(from(i) * width, 1),
    }
}

/// Elements of `low` and `high` interleaved to `destination[offset]`: `INTLV_Bw` takes elements of `w` bits. A lane of the
/// predicate governs that lane of both registers, which no source says. Source: PTO ISA manual, vstsx2.md.
pub(super) fn vstsx2(cx: &mut Ctx<'_, '_>) -> Exec {
    let (low, high, mask) = (cx.register(Name::Low)?, cx.register(Name::High)?, cx.mask(Name::Mask)?);
    let dist = cx.required_choice(Key::Dist)?;
    let width = width(dist).ok_or_else(|| unknown(cx, dist))?;
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
