//! Vector instructions of a2 and a3 on memory.
//!
//! An instruction repeats: each repeat reads or writes eight blocks of 32 bytes of each operand, `BlockStride` blocks
//! apart; the next one begins `RepeatStride` blocks further. Lanes of a repeat are read before any is written, and
//! repeats execute one after the other. The mask states which lanes of each repeat are written, or the total number of
//! elements, which then determines the number of repeats. Sources: op definitions of the family, known kernels, and for
//! the meaning of the number Ascend C, counter mode.
//!
//! No source here states the mask before it is set: all lanes are active. A lane computed from uninitialised bytes has
//! no value, as in vector registers.

use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::machine::Special;
use crate::memory::{Memory, Pointer, shown};
use crate::semantics::Semantics::{self, Run};
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::ops::ub_vector::Opcode;
use pto_isa::types::{AddressSpace, DType, PtrElem};
use pto_numerics::{Binary, Element, Unary, Undefined};
use std::collections::BTreeMap;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::UbSetMask => Run(set_mask),
        Opcode::UbSetMaskCount => Run(set_mask_count),
        Opcode::UbSetMaskNorm => Run(set_mask_norm),
        Opcode::UbVabs => Run(vabs),
        Opcode::UbVadd => Run(vadd),
        Opcode::UbVaddrelu => Run(vaddrelu),
        Opcode::UbVadds => Run(vadds),
        Opcode::UbVand => Run(vand),
        Opcode::UbVdiv => Run(vdiv),
        Opcode::UbVdup => Run(vdup),
        Opcode::UbVexp => Run(vexp),
        Opcode::UbVln => Run(vln),
        Opcode::UbVmax => Run(vmax),
        Opcode::UbVmaxs => Run(vmaxs),
        Opcode::UbVmin => Run(vmin),
        Opcode::UbVmins => Run(vmins),
        Opcode::UbVmul => Run(vmul),
        Opcode::UbVmuls => Run(vmuls),
        Opcode::UbVnot => Run(vnot),
        Opcode::UbVor => Run(vor),
        Opcode::UbVrelu => Run(vrelu),
        Opcode::UbVrsqrt => Run(vrsqrt),
        Opcode::UbVshl => Run(vshl),
        Opcode::UbVshr => Run(vshr),
        Opcode::UbVsqrt => Run(vsqrt),
        Opcode::UbVsub => Run(vsub),
    }
}

/// Lanes per word of the mask.
const WORD: usize = 64;
/// Bytes of each operand in a repeat.
const REPEAT_BYTES: usize = 256;

/// Sets the mask of operations that are issued later: bits of the first 64 lanes and of the last 64, or in `mask0` a
/// number of elements. Source: op definition of ub.set_mask.
fn set_mask(cx: &mut Ctx<'_, '_>) -> Exec {
    let words = vec![cx.element(Name::Mask0)?, cx.element(Name::Mask1)?];
    cx.set_special(Special::Mask, words);
    Ok(())
}

/// Makes later masks a number of elements. Source: op definition of ub.set_mask_count.
fn set_mask_count(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.set_special(Special::MaskCounts, vec![Element::from_int(DType::I64, 1)]);
    Ok(())
}

/// Makes later masks a bit for each lane. Source: op definition of ub.set_mask_norm.
fn set_mask_norm(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.set_special(Special::MaskCounts, Vec::new());
    Ok(())
}

/// Names of an operand, and of its block stride and repeat stride.
type Walked = [Name; 3];

const DST: Walked = [Name::Dst, Name::DstBlockStride, Name::DstRepeatStride];
const SRC: Walked = [Name::Src, Name::SrcBlockStride, Name::SrcRepeatStride];
const SRC0: Walked = [Name::Src0, Name::Src0BlockStride, Name::Src0RepeatStride];
const SRC1: Walked = [Name::Src1, Name::Src1BlockStride, Name::Src1RepeatStride];

/// An operand: its address, and the bytes from one block and from one repeat to the next.
struct Walk {
    at: Pointer,
    dtype: DType,
    block: i64,
    repeat: i64,
}

impl Walk {
    /// Returns the operand of a name; fails unless its address is a multiple of a block.
    fn of(cx: &Ctx<'_, '_>, [name, block, repeat]: Walked) -> Exec<Walk> {
        let at = cx.pointer(name)?;
        Memory::aligned(at, BLOCK)?;
        let PtrElem::DType(dtype) = at.elem else {
            return Err(cx.fault(codes::RUN_MALFORMED, format!("expected a pointer to elements as `{name}`")));
        };
        let stride = |name: Name| cx.int(name).map(|blocks| blocks.wrapping_mul(BLOCK));
        Ok(Walk { at, dtype, block: stride(block)?, repeat: stride(repeat)? })
    }

    /// Returns the address of a lane in a repeat.
    fn lane(&self, repeat: usize, lane: usize) -> Pointer {
        let size = self.dtype.bytes() as usize;
        let (block, within) = (lane * size / BLOCK as usize, lane * size % BLOCK as usize);
        let start = self.at.plus(self.repeat.wrapping_mul(repeat as i64));
        start.plus(self.block.wrapping_mul(block as i64)).plus(within as i64)
    }

    /// Loads the element of a lane in a repeat, if it has a value.
    fn load(&self, cx: &mut Ctx<'_, '_>, repeat: usize, lane: usize) -> Exec<Option<Element>> {
        let (bytes, defined) = cx.memory().read_raw(self.lane(repeat, lane), self.dtype.bytes() as usize)?;
        let has_value = defined.iter().all(|defined| *defined);
        Ok(has_value.then(|| Element::new(self.dtype, crate::register::little_endian(bytes))))
    }

    /// Stores a lane of a repeat.
    fn store(&self, cx: &mut Ctx<'_, '_>, repeat: usize, lane: usize, value: Option<Element>) -> Exec {
        let at = self.lane(repeat, lane);
        match value {
            Some(element) => cx.write_element(at, element),
            None => {
                let size = self.dtype.bytes() as usize;
                cx.memory().write_raw(at, &vec![0; size], &vec![false; size])
            }
        }
    }
}

/// Returns the lanes of each repeat that are written.
fn active(cx: &mut Ctx<'_, '_>, dtype: DType) -> Exec<Vec<Vec<usize>>> {
    let lanes = REPEAT_BYTES / dtype.bytes() as usize;
    if lanes > 2 * WORD {
        let message = format!("expected elements of 16 bits at least, for which the mask has bits, found {dtype}");
        return Err(cx.fault(codes::RUN_NOT_INTERPRETED, message));
    }
    let capacity = cx.memory().capacity(AddressSpace::Ub) / dtype.bytes() as usize;
    let words = cx.special(Special::Mask).unwrap_or(&[]);
    let word = |i: usize| words.get(i).map_or(u64::MAX, |word| word.bits());
    if cx.special(Special::MaskCounts).is_none_or(<[Element]>::is_empty) {
        let written: Vec<usize> = (0..lanes).filter(|lane| word(lane / WORD) >> (lane % WORD) & 1 != 0).collect();
        return Ok(vec![written; cx.held(cx.int(Name::Repeat)?)?]);
    }
    let count = match usize::try_from(word(0)) {
        Ok(count) if !words.is_empty() && count <= capacity => count,
        Ok(_) | Err(_) => {
            let message = format!("expected a mask of at most {capacity} elements, found {}", word(0));
            return Err(cx.fault(codes::RUN_SHAPE, message));
        }
    };
    let repeats = (0..count).step_by(lanes).map(|first| (0..lanes.min(count - first)).collect());
    Ok(repeats.collect())
}

/// Fails if a lane of a repeat reads bytes that another lane of it writes: a destination that is also a source must
/// have each lane at the same address. No source states more about overlapping addresses; repeats follow each other.
fn lane_by_lane(cx: &Ctx<'_, '_>, source: &Walk, dst: &Walk, repeat: usize, lanes: &[usize]) -> Exec {
    if source.at.allocation != dst.at.allocation {
        return Ok(());
    }
    let bytes = |walk: &Walk| i64::from(walk.dtype.bytes());
    let written: BTreeMap<i64, usize> = lanes.iter().map(|lane| (dst.lane(repeat, *lane).offset, *lane)).collect();
    for lane in lanes {
        let read = source.lane(repeat, *lane);
        let mut shared = written.range(read.offset - bytes(dst) + 1..read.offset + bytes(source));
        if let Some((_, other)) = shared.find(|(start, other)| (**start, **other) != (read.offset, *lane)) {
            let message = format!(
                "expected a destination apart from the source, or each lane where the source has it, found that lane {lane} \
                 of repeat {repeat} reads at {} what lane {other} writes",
                shown(read)
            );
            return Err(cx.fault(codes::RUN_OVERLAP, message));
        }
    }
    Ok(())
}

/// Writes the result of `f` for the elements of each active lane of the sources, possibly in place.
fn apply<const N: usize>(
    cx: &mut Ctx<'_, '_>,
    sources: [Walked; N],
    f: impl Fn([Element; N]) -> Result<Element, Undefined>,
) -> Exec {
    let dst = Walk::of(cx, DST)?;
    let sources = sources.into_iter().map(|name| Walk::of(cx, name)).collect::<Exec<Vec<_>>>()?;
    for (repeat, lanes) in active(cx, dst.dtype)?.into_iter().enumerate() {
        for source in &sources {
            lane_by_lane(cx, source, &dst, repeat, &lanes)?;
        }
        let mut made = Vec::with_capacity(lanes.len());
        for lane in lanes {
            let read = sources.iter().map(|source| source.load(cx, repeat, lane)).collect::<Exec<Option<Vec<_>>>>()?;
            let value = match read.and_then(|read| <[Element; N]>::try_from(read).ok()) {
                Some(read) => {
                    Some(f(read).map_err(|why| cx.undefined(why, format_args!("lane {lane} of repeat {repeat}")))?)
                }
                None => None,
            };
            made.push((lane, value));
        }
        for (lane, value) in made {
            dst.store(cx, repeat, lane, value)?;
        }
    }
    Ok(())
}

fn unary(cx: &mut Ctx<'_, '_>, op: Unary) -> Exec {
    let profile = cx.profile();
    apply(cx, [SRC], |[a]| pto_numerics::unary(op, a, profile))
}

fn binary(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    apply(cx, [SRC0, SRC1], |[a, b]| pto_numerics::binary(op, a, b, profile))
}

/// Computes with a scalar, which is the lower bits of the operand, as an element.
fn scalar(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (profile, bits) = (cx.profile(), cx.element(Name::ShiftDist)?);
    apply(cx, [SRC], |[a]| pto_numerics::binary(op, a, bits.reinterpret(a.dtype()), profile))
}

/// Shifts by the operand as a number.
fn shift(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (profile, amount) = (cx.profile(), cx.element(Name::ShiftDist)?);
    apply(cx, [SRC], |[a]| pto_numerics::binary(op, a, amount, profile))
}

alike! {
    /// `dst = |src|`. Source: op definition of ub.vabs.
    vabs => unary(Unary::Abs);
    /// `dst = src0 + src1`. Source: op definition of ub.vadd.
    vadd => binary(Binary::Add);
    /// `dst = src + scalar`. Source: op definition of ub.vadds.
    vadds => scalar(Binary::Add);
    /// `dst = src0 & src1`, bit by bit. Source: op definition of ub.vand.
    vand => binary(Binary::And);
    /// `dst = src0 / src1`. Source: op definition of ub.vdiv.
    vdiv => binary(Binary::Div);
    /// `dst = exp(src)`. Source: op definition of ub.vexp.
    vexp => unary(Unary::Exp);
    /// `dst = ln(src)`. Source: op definition of ub.vln.
    vln => unary(Unary::Ln);
    /// `dst = max(src0, src1)`. Source: op definition of ub.vmax.
    vmax => binary(Binary::Max);
    /// `dst = max(src, scalar)`. Source: op definition of ub.vmaxs.
    vmaxs => scalar(Binary::Max);
    /// `dst = min(src0, src1)`. Source: op definition of ub.vmin.
    vmin => binary(Binary::Min);
    /// `dst = min(src, scalar)`. Source: op definition of ub.vmins.
    vmins => scalar(Binary::Min);
    /// `dst = src0 * src1`. Source: op definition of ub.vmul.
    vmul => binary(Binary::Mul);
    /// `dst = src * scalar`. Source: op definition of ub.vmuls.
    vmuls => scalar(Binary::Mul);
    /// `dst = !src`, bit by bit. Source: op definition of ub.vnot.
    vnot => unary(Unary::Not);
    /// `dst = src0 | src1`, bit by bit. Source: op definition of ub.vor.
    vor => binary(Binary::Or);
    /// `dst = max(src, 0)`. Source: op definition of ub.vrelu.
    vrelu => unary(Unary::Relu);
    /// `dst = 1 / sqrt(src)`. Source: op definition of ub.vrsqrt.
    vrsqrt => unary(Unary::Rsqrt);
    /// `dst = src << amount`. Source: op definition of ub.vshl.
    vshl => shift(Binary::Shl);
    /// `dst = src >> amount`, arithmetic unless elements are unsigned. Source: op definition of ub.vshr, numerics of
    /// shifts.
    vshr => shift(Binary::Shr);
    /// `dst = sqrt(src)`. Source: op definition of ub.vsqrt.
    vsqrt => unary(Unary::Sqrt);
    /// `dst = src0 - src1`. Source: op definition of ub.vsub.
    vsub => binary(Binary::Sub);
}

/// `dst = max(src0 + src1, 0)`. Source: op definition of ub.vaddrelu.
fn vaddrelu(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    apply(cx, [SRC0, SRC1], |[a, b]| {
        let sum = pto_numerics::binary(Binary::Add, a, b, profile)?;
        pto_numerics::unary(Unary::Relu, sum, profile)
    })
}

/// Writes the scalar, which is the lower bits of the operand, to every element. Strides of a source have no meaning.
/// Source: op definition of ub.vdup.
fn vdup(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dst, scalar) = (Walk::of(cx, DST)?, cx.element(Name::Scalar)?);
    let value = scalar.reinterpret(dst.dtype);
    apply(cx, [], |[]| Ok(value))
}
