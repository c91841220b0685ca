//! Copies between global and vector memory.
//!
//! An instruction takes two words. The first holds the stream, the number of bursts from bit 4 on, the bytes of a burst
//! from bit 25 on, the padding elements before and after from bits 46 and 52 on, the padding flag in bit 58, and the
//! cache hint from bit 60 on; the second holds the distance of bursts in global memory, and from bit 40 on that in
//! vector memory. Loops around it are in registers, which are set before and reset after it.

use super::{Arg, Rule, Stem, schematic};
use crate::{emitter::Emitter, report::Lowered, site::Site, types::Sign};
use mlir_dialect::{
    defining_operation,
    melior::ir::{Value, attribute::IntegerAttribute, operation::OperationLike},
};
use pto_isa::{DType, Name, Target, ops::dma::Opcode};
use pto_upstream::Llvm;

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::CopyGmToUbuf => Rule::By(raw_in),
        Opcode::CopyUbufToGm => Rule::By(raw_out),
        Opcode::CopyUbufToUbuf => schematic(Stem::Named("MOV.UB.TO.UB"), &[], &[Arg::Operands]),
        Opcode::MteUbUb => Rule::By(inside),
        Opcode::MteGmUb => Rule::By(load),
        Opcode::MteUbGm => Rule::By(store),
        Opcode::SetLoop1StrideOuttoub | Opcode::SetLoop2StrideOuttoub => Rule::By(strides_in),
        Opcode::SetLoop1StrideUbtoout | Opcode::SetLoop2StrideUbtoout => Rule::By(strides_out),
        Opcode::SetLoopSizeOuttoub | Opcode::SetLoopSizeUbtoout => Rule::By(sizes),
        Opcode::SetMovPadVal => Rule::By(padding),
    }
}

/// First bit of the distance in vector memory.
const UB_STRIDE: u32 = 40;
/// First bit of the iterations of the outer loop.
const OUTER: u32 = 21;

/// Rejects other targets: on a2 and a3 a copy has one word, with lengths in blocks of 32 bytes.
fn only_a5(e: &Emitter<'_, '_>, site: &Site<'_, '_>) -> Lowered {
    match e.target {
        Target::A5 => Ok(()),
        Target::A2 | Target::A3 => {
            Err(site.unsupported("copies of a2 and a3 are not lowered: their word drops bytes of a length in silence"))
        }
    }
}

/// Sets a pair of distances: the one in global memory first.
fn strides<'c, 'a>(
    e: &mut Emitter<'c, 'a>,
    site: &Site<'c, 'a>,
    name: &str,
    global: Value<'c, 'a>,
    local: Value<'c, 'a>,
) -> Lowered {
    let word = e.packed(site, &[(global, 0), (local, UB_STRIDE)])?;
    e.call(site, name, true, &[word], &[]).map(drop)
}

fn strides_in<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    only_a5(e, site)?;
    strides(e, site, &super::capitals(site.def.name), site.value(Name::First)?, site.value(Name::Second)?)?;
    e.replace(site, &[])
}

fn strides_out<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    only_a5(e, site)?;
    strides(e, site, &super::capitals(site.def.name), site.value(Name::Second)?, site.value(Name::First)?)?;
    e.replace(site, &[])
}

fn sizes<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    only_a5(e, site)?;
    let word = e.packed(site, &[(site.value(Name::First)?, 0), (site.value(Name::Second)?, OUTER)])?;
    e.results(site, &super::capitals(site.def.name), true, &[word])
}

/// Returns the bits of a value as a word.
fn bits<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>, name: Name) -> Lowered<Value<'c, 'a>> {
    let value = site.value(name)?;
    let word = e.r#type(site, "i64")?;
    let (narrow, width) = match site.desc(name).and_then(|desc| desc.dtype()) {
        Some(DType::F16 | DType::BF16) => (Some("i16"), 16),
        Some(DType::F32) => (Some("i32"), 32),
        Some(DType::Index) => return e.integer(site, value, 64),
        Some(dtype) if dtype.is_integer() => (None, dtype.bits()),
        Some(_) | None => return Err(site.unsupported("expected an integer, f16, bf16 or f32 as padding")),
    };
    let value = match narrow {
        Some(narrow) => {
            let narrow = e.r#type(site, narrow)?;
            e.value(site, Llvm::Bitcast, &[value], narrow, &[])?
        }
        None => value,
    };
    if width == 64 { Ok(value) } else { e.value(site, Llvm::ZExt, &[value], word, &[]) }
}

fn padding<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    only_a5(e, site)?;
    let word = bits(e, site, Name::Value)?;
    e.results(site, "SET.MOV.PAD.VAL", true, &[word])
}

/// Returns the spelling of the element type of a pointer.
fn element(site: &Site<'_, '_>, name: Name) -> Lowered<String> {
    let found = site.desc(name).and_then(|desc| super::scalar(&desc, Sign::Said));
    found.ok_or_else(|| site.unsupported("the pointer has no element type"))
}

/// Sets the loops around a copy; returns whether there are any. `global` and `local` name their distances.
fn set_loops<'c, 'a>(
    e: &mut Emitter<'c, 'a>,
    site: &Site<'c, 'a>,
    way: &str,
    global: Name,
    local: Name,
) -> Lowered<bool> {
    let counts = site.values(Name::LoopCounts);
    if counts.len() > 2 {
        return Err(site.unsupported("expected at most two loops, as many as the copy has"));
    }
    let (globals, locals) = (site.values(global), site.values(local));
    for (index, ((global, _), (local, _))) in globals.into_iter().zip(locals).enumerate() {
        strides(e, site, &format!("SET.LOOP{}.STRIDE.{way}", index + 1), global, local)?;
    }
    let Some((inner, _)) = counts.first().copied() else { return Ok(false) };
    let outer = match counts.get(1) {
        Some((outer, _)) => *outer,
        None => e.constant(site, 1, 64)?,
    };
    let word = e.packed(site, &[(inner, 0), (outer, OUTER)])?;
    e.call(site, &format!("SET.LOOP.SIZE.{way}"), true, &[word], &[])?;
    Ok(true)
}

/// Resets both loops to one iteration.
fn reset_loops<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>, way: &str) -> Lowered {
    let one = e.constant(site, 1 | 1 << OUTER, 64)?;
    e.call(site, &format!("SET.LOOP.SIZE.{way}"), true, &[one], &[]).map(drop)
}

/// Bytes of a block, in which copies of a2 and a3 count.
const BLOCK: i64 = 32;

/// A number that the kernel states.
fn stated_number(site: &Site<'_, '_>, name: Name) -> Option<i64> {
    let constant = defining_operation(site.find(name)?)?;
    Some(IntegerAttribute::try_from(constant.attribute("value").ok()?).ok()?.value())
}

/// The copy of a2 and a3 in bursts of whole blocks. Its control word holds the number of bursts from bit 4 on, the
/// blocks of a burst from bit 16 on, and the blocks between bursts in the source from bit 32 on, and in the destination
/// from bit 48 on. A length that is not a multiple of blocks would lose bytes silently, so lengths must be constant.
fn blocks<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>, name: &str, [from, to]: [Name; 2]) -> Lowered {
    let number = |name: Name| {
        stated_number(site, name).ok_or_else(|| {
            site.unsupported(format_args!(
                "copies of a2 and a3 are lowered where `{name}` is a constant: the instruction counts blocks of {BLOCK} bytes, \
                 and drops the rest of a length"
            ))
        })
    };
    let (count, bytes) = (number(Name::NBurst)?, number(Name::LenBurst)?);
    let gaps = [number(from)? - bytes, number(to)? - bytes];
    let fits = |bytes: i64| bytes % BLOCK == 0 && (0..1 << 16).contains(&(bytes / BLOCK));
    let loops = !site.values(Name::LoopCounts).is_empty() || site.find(Name::PadValue).is_some();
    if loops || !(0..1 << 12).contains(&count) || !fits(bytes) || !gaps.into_iter().all(fits) {
        return Err(site.unsupported(format_args!(
            "copies of a2 and a3 are bursts of whole blocks of {BLOCK} bytes, found {bytes} bytes with {} and {} between them",
            gaps[0], gaps[1]
        )));
    }
    let word = count << 4 | (bytes / BLOCK) << 16 | (gaps[0] / BLOCK) << 32 | (gaps[1] / BLOCK) << 48;
    let word = e.constant(site, word, 64)?;
    e.results(site, name, true, &[site.value(Name::Destination)?, site.value(Name::Source)?, word])
}

fn load<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    if e.target != Target::A5 {
        return blocks(e, site, "MOV.OUT.TO.UB.v220", [Name::NburstSrcStride, Name::NburstDstStride]);
    }
    let loops = set_loops(e, site, "OUTTOUB", Name::LoopSrcStrides, Name::LoopDstStrides)?;
    let padded = site.find(Name::PadValue).is_some();
    let mut fields = vec![(site.value(Name::NBurst)?, 4), (site.value(Name::LenBurst)?, 25)];
    if padded {
        let word = bits(e, site, Name::PadValue)?;
        e.call(site, "SET.MOV.PAD.VAL", true, &[word], &[])?;
        let on = e.constant(site, 1, 64)?;
        fields.extend(site.find(Name::LeftPaddingCount).map(|count| (count, 46)));
        fields.extend(site.find(Name::RightPaddingCount).map(|count| (count, 52)));
        fields.push((on, 58));
    }
    fields.push((site.value(Name::L2CacheCtl)?, 60));
    let config0 = e.packed(site, &fields)?;
    let distances = [(site.value(Name::NburstSrcStride)?, 0), (site.value(Name::NburstDstStride)?, UB_STRIDE)];
    let config1 = e.packed(site, &distances)?;
    let name = format!("MOV.OUT.TO.UB.ALIGN.V2.{}.DV", element(site, Name::Destination)?);
    e.call(site, &name, false, &[site.value(Name::Destination)?, site.value(Name::Source)?, config0, config1], &[])?;
    if loops {
        reset_loops(e, site, "OUTTOUB")?;
    }
    e.replace(site, &[])
}

fn store<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    if e.target != Target::A5 {
        return blocks(e, site, "MOV.UB.TO.OUT.v220", [Name::NburstSrcStride, Name::NburstDstStride]);
    }
    let loops = set_loops(e, site, "UBTOOUT", Name::LoopDstStrides, Name::LoopSrcStrides)?;
    let mut fields = vec![(site.value(Name::NBurst)?, 4), (site.value(Name::LenBurst)?, 25)];
    fields.extend(site.find(Name::L2CacheCtl).map(|hint| (hint, 60)));
    let config0 = e.packed(site, &fields)?;
    let distances = [(site.value(Name::NburstDstStride)?, 0), (site.value(Name::NburstSrcStride)?, UB_STRIDE)];
    let config1 = e.packed(site, &distances)?;
    let args = [site.value(Name::Destination)?, site.value(Name::Source)?, config0, config1];
    e.call(site, "MOV.UB.TO.OUT.ALIGN.V2.DV", false, &args, &[])?;
    if loops {
        reset_loops(e, site, "UBTOOUT")?;
    }
    e.replace(site, &[])
}

fn raw_in<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    only_a5(e, site)?;
    let word = e.r#type(site, "i64")?;
    let padded = e.value(site, Llvm::ZExt, &[site.value(Name::DataSelectBit)?], word, &[])?;
    let fields = [
        (site.value(Name::Sid)?, 0),
        (site.value(Name::NBurst)?, 4),
        (site.value(Name::LenBurst)?, 25),
        (site.value(Name::LeftPaddingCount)?, 46),
        (site.value(Name::RightPaddingCount)?, 52),
        (padded, 58),
        (site.value(Name::L2CacheCtl)?, 60),
    ];
    let config0 = e.packed(site, &fields)?;
    let config1 = e.packed(site, &[(site.value(Name::GmStride)?, 0), (site.value(Name::UbStride)?, UB_STRIDE)])?;
    let name = format!("MOV.OUT.TO.UB.ALIGN.V2.{}.DV", element(site, Name::Destination)?);
    e.results(site, &name, false, &[site.value(Name::Destination)?, site.value(Name::Source)?, config0, config1])
}

fn raw_out<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    only_a5(e, site)?;
    let fields = [
        (site.value(Name::Sid)?, 0),
        (site.value(Name::NBurst)?, 4),
        (site.value(Name::LenBurst)?, 25),
        (site.value(Name::L2CacheCtl)?, 60),
    ];
    let config0 = e.packed(site, &fields)?;
    let distances = [(site.value(Name::BurstDstStride)?, 0), (site.value(Name::BurstSrcStride)?, UB_STRIDE)];
    let config1 = e.packed(site, &distances)?;
    let args = [site.value(Name::Destination)?, site.value(Name::Source)?, config0, config1];
    e.results(site, "MOV.UB.TO.OUT.ALIGN.V2.DV", false, &args)
}

/// Copies as `copy_ubuf_to_ubuf`, on stream 0.
fn inside<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let stream = e.constant(site, 0, 64)?;
    let mut args = vec![site.value(Name::Source)?, site.value(Name::Destination)?, stream];
    for name in [Name::NBurst, Name::LenBurst, Name::SrcStride, Name::DstStride] {
        args.push(site.value(name)?);
    }
    e.results(site, "MOV.UB.TO.UB", true, &args)
}
