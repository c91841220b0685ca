//! Lowers vector predicates: vectors of bits, one per lane of their granularity.

use super::Rule::{self, By};
use genx::{Constant, Element, IntPredicate, Op, Region, Type, Value};
use pto_isa::ops::predicate::Opcode;
use pto_isa::{
    Key, Name, TypeDesc,
    attrs::{self, MaskConstant, MaskLoadDist, MaskStoreDist},
};

use super::vector_memory::{ahead, moved};
use super::{Cx, lanes_of, mask_type};
use crate::refusal::Lowered;
use crate::value::{Mask, Num, Val};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Pand => By(|cx| logic(cx, Logic::And)),
        Opcode::Pbitcast => By(pbitcast),
        Opcode::PdintlvB16 => By(|cx| rearranged(cx, |lane, half, _| 2 * lane + half)),
        Opcode::PdintlvB32 => By(|cx| rearranged(cx, |lane, half, _| 2 * lane + half)),
        Opcode::PdintlvB8 => By(|cx| rearranged(cx, |lane, half, _| 2 * lane + half)),
        Opcode::PgeB16 | Opcode::PgeB32 | Opcode::PgeB8 | Opcode::PsetB16 | Opcode::PsetB32 | Opcode::PsetB8 => {
            By(pset)
        }
        Opcode::PintlvB16 => By(|cx| rearranged(cx, interleaved)),
        Opcode::PintlvB32 => By(|cx| rearranged(cx, interleaved)),
        Opcode::PintlvB8 => By(|cx| rearranged(cx, interleaved)),
        Opcode::Pld => By(|cx| load(cx, Name::Areg, 1)),
        Opcode::Pldi => By(|cx| load(cx, Name::Offset, UNIT)),
        Opcode::Plds => By(|cx| load(cx, Name::Offset, 1)),
        Opcode::PltB16 | Opcode::PltB32 | Opcode::PltB8 => By(plt),
        Opcode::PltmB16 | Opcode::PltmB32 | Opcode::PltmB8 => By(pltm),
        Opcode::Pnot => By(pnot),
        Opcode::Por => By(|cx| logic(cx, Logic::Or)),
        Opcode::Ppack => By(ppack),
        Opcode::Psel => By(psel),
        Opcode::Pst => By(|cx| store(cx, Name::Areg, 1)),
        Opcode::Psti => By(|cx| store(cx, Name::Offset, UNIT)),
        Opcode::Psts => By(|cx| store(cx, Name::Offset, 1)),
        Opcode::Pstu => By(pstu),
        Opcode::Punpack => By(punpack),
        Opcode::Pxor => By(|cx| logic(cx, Logic::Xor)),
    }
}

const fn interleaved(lane: usize, half: usize, lanes: usize) -> usize {
    half * lanes / 2 + lane / 2 + lane % 2 * lanes
}

/// An operation on the bits of predicates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Logic {
    And,
    Or,
    Xor,
}

/// Lowers an operation on the bits of two predicates, masked by a third.
fn logic(cx: &mut Cx<'_, '_>, op: Logic) -> Lowered {
    by_bit(cx, [Name::Src0, Name::Src1, Name::Mask], &|cx, [a, b, mask]| {
        let value = bitwise(cx, op, a, b);
        bitwise(cx, Logic::And, value, mask)
    })
}

/// Lowers an operation that computes each bit from those of the operands at the same place.
fn by_bit<const N: usize>(
    cx: &mut Cx<'_, '_>,
    names: [Name; N],
    operation: &dyn Fn(&mut Cx<'_, '_>, [Value; N]) -> Value,
) -> Lowered {
    let mut masks = Vec::new();
    for name in names {
        masks.push(cx.predicate(name)?);
    }
    let of = |values: Vec<Value>| <[Value; N]>::try_from(values).map_err(|_| "without an operand".to_owned());
    let value = operation(cx, of(masks.iter().map(|mask| mask.value).collect())?);
    let mut made = Mask::from(value);
    if masks.iter().any(|mask| mask.whole.is_some()) {
        let wholes = masks.iter().map(|mask| whole(cx, *mask)).collect();
        made.whole = Some(operation(cx, of(wholes)?));
    }
    cx.give(Name::Result, Val::Mask(made));
    Ok(())
}

/// Returns all bits of a predicate.
fn whole(cx: &mut Cx<'_, '_>, mask: Mask) -> Value {
    let width = (IN_MEMORY / cx.e().count(mask.value)) as usize;
    mask.whole
        .unwrap_or_else(|| picked(cx, mask.value, IN_MEMORY, &|bit| bit.is_multiple_of(width).then_some(bit / width)))
}

/// Returns the predicate of `lanes` lanes with given bits.
fn of_bits(cx: &mut Cx<'_, '_>, bits: Value, lanes: u32) -> Mask {
    let width = (IN_MEMORY / lanes) as usize;
    let value = picked(cx, bits, lanes, &|lane| Some(lane * width));
    Mask { value, whole: (width > 1).then_some(bits) }
}

/// Emits an operation on predicates; folds it if they are constant.
fn bitwise(cx: &mut Cx<'_, '_>, op: Logic, a: Value, b: Value) -> Value {
    let known = bits(cx, a).zip(bits(cx, b));
    if let Some((a_bits, b_bits)) = known {
        let folded = a_bits.iter().zip(&b_bits).map(|(a, b)| match op {
            Logic::And => a & b,
            Logic::Or => a | b,
            Logic::Xor => a ^ b,
        });
        return constant(cx, folded.collect());
    }
    if op == Logic::And && cx.e().is_all(a) {
        return b;
    }
    if op == Logic::And && cx.e().is_all(b) {
        return a;
    }
    let op = match op {
        Logic::And => Op::And,
        Logic::Or => Op::Or,
        Logic::Xor => Op::Xor,
    };
    cx.e().b().binary(op, a, b)
}

/// Inverts the bits of `input` where `mask` is set.
fn pnot(cx: &mut Cx<'_, '_>) -> Lowered {
    by_bit(cx, [Name::Input, Name::Mask], &|cx, [input, mask]| {
        let ones = vec![1; cx.e().count(input) as usize];
        let ones = constant(cx, ones);
        let inverted = bitwise(cx, Logic::Xor, input, ones);
        bitwise(cx, Logic::And, inverted, mask)
    })
}

/// Selects `src0` where `mask` is set, else `src1`.
fn psel(cx: &mut Cx<'_, '_>) -> Lowered {
    by_bit(cx, [Name::Src0, Name::Src1, Name::Mask], &|cx, [a, b, mask]| {
        let difference = bitwise(cx, Logic::Xor, a, b);
        let chosen = bitwise(cx, Logic::And, difference, mask);
        bitwise(cx, Logic::Xor, chosen, b)
    })
}

/// Returns the bits of a constant predicate.
fn bits(cx: &Cx<'_, '_>, mask: Value) -> Option<Vec<u64>> {
    let function = &cx.walker.emitter.function;
    function.as_constant(mask)?.elements(function.ty(mask))
}

fn constant(cx: &mut Cx<'_, '_>, bits: Vec<u64>) -> Value {
    #[expect(clippy::cast_possible_truncation, reason = "lanes of a register")]
    let ty = Type::vector(Element::I1, bits.len() as u32);
    cx.e().function.constant(ty, Constant::of(bits))
}

/// Returns a predicate whose bit `i` is bit `from(i)` of another, or clear if `from(i)` is `None`.
pub(super) fn picked(cx: &mut Cx<'_, '_>, source: Value, lanes: u32, from: &dyn Fn(usize) -> Option<usize>) -> Value {
    if let Some((apart, step)) = cx.e().spread.get(&source).copied() {
        // The bits between are clear.
        let step = step as usize;
        return picked(cx, apart, lanes, &|lane| from(lane).filter(|at| at.is_multiple_of(step)).map(|at| at / step));
    }
    let known = bits(cx, source);
    let found: Vec<Option<usize>> = (0..lanes as usize).map(from).collect();
    if known.is_some() || found.iter().all(Option::is_none) {
        let known = known.unwrap_or_default();
        let made = found.into_iter().map(|from| from.and_then(|at| known.get(at)).copied().unwrap_or(0));
        return constant(cx, made.collect());
    }
    let count = cx.e().count(source);
    if lanes <= count && (0..).zip(&found).all(|(lane, from)| *from == Some(lane)) {
        return cx.e().slice(source, 0, lanes);
    }
    if let Some((first, step)) = [2, 4].into_iter().find_map(|step| Some((apart(&found, step)?, step)))
        && first + lanes / step <= count
    {
        let part = cx.e().slice(source, first, lanes / step);
        return spread(cx, part, step);
    }
    // Regions address bytes, so the bits are moved as bytes.
    let byte = Type::vector(Element::I8, count);
    let (one, zero) = (cx.e().b().splat_int(byte, 1), cx.e().b().splat_int(byte, 0));
    let bytes = cx.e().b().select(source, one, zero);
    let padded = cx.e().resized(bytes, count + 1);
    let place = |from: &Option<usize>| from.and_then(|at| u32::try_from(at).ok()).unwrap_or(count);
    let places: Vec<u32> = found.iter().map(place).collect();
    let chosen = cx.e().permuted(padded, &places);
    let zero = cx.e().b().splat_int(Type::vector(Element::I8, lanes), 0);
    cx.e().b().icmp(IntPredicate::Ne, chosen, zero)
}

/// Returns the first of adjacent bits that move to lanes `step` apart, if all do.
fn apart(found: &[Option<usize>], step: u32) -> Option<u32> {
    let (first, step) = (found.first().copied().flatten()?, step as usize);
    let expected = |lane: usize| lane.is_multiple_of(step).then_some(first + lane / step);
    let fits = found.len().is_multiple_of(step) && found.iter().enumerate().all(|(lane, from)| *from == expected(lane));
    u32::try_from(first).ok().filter(|_| fits)
}

/// Moves the bits of a predicate 2 or 4 lanes apart, with clear bits between, as bytes of larger integers that are 1 or
/// 0.
fn spread(cx: &mut Cx<'_, '_>, source: Value, step: u32) -> Value {
    let lanes = cx.e().count(source);
    let wide = Type::vector(if step == 2 { Element::I16 } else { Element::I32 }, lanes);
    let (one, zero) = (cx.e().b().splat_int(wide, 1), cx.e().b().splat_int(wide, 0));
    let numbers = cx.e().b().select(source, one, zero);
    let byte = Type::vector(Element::I8, step * lanes);
    let bytes = cx.e().b().bitcast(numbers, byte);
    let zero = cx.e().b().splat_int(byte, 0);
    let value = cx.e().b().icmp(IntPredicate::Ne, bytes, zero);
    cx.e().spread.insert(value, (source, step));
    value
}

/// Casts a predicate to lanes of another width: all bits stay as they are.
fn pbitcast(cx: &mut Cx<'_, '_>) -> Lowered {
    let (input, ty) = (cx.predicate(Name::Input)?, mask_type(&cx.result_desc(Name::Result))?);
    let (from, to) = (cx.e().count(input.value) as usize, ty.count() as usize);
    let made = if to == from {
        input
    } else if to < from || input.whole.is_some() {
        let bits = whole(cx, input);
        of_bits(cx, bits, ty.count())
    } else {
        let step = to / from;
        picked(cx, input.value, ty.count(), &|lane| lane.is_multiple_of(step).then_some(lane / step)).into()
    };
    cx.give(Name::Result, Val::Mask(made));
    Ok(())
}

/// Returns the index of the half that the attribute names.
fn upper(cx: &Cx<'_, '_>) -> usize {
    usize::from(cx.choice(Key::Part) == Some(attrs::Half::Higher))
}

/// Packs every second bit of a byte predicate into a half of the result.
fn ppack(cx: &mut Cx<'_, '_>) -> Lowered {
    in_bytes(cx, |lane, lanes, upper| {
        let half = lanes / 2;
        lane.checked_sub(upper * half).filter(|at| *at < half).map(|at| 2 * at)
    })
}

/// Unpacks a half of the bits of a byte predicate, with a clear bit after each.
fn punpack(cx: &mut Cx<'_, '_>) -> Lowered {
    in_bytes(cx, |lane, lanes, upper| lane.is_multiple_of(2).then_some(upper * lanes / 2 + lane / 2))
}

/// Permutes the bits of byte predicates.
fn in_bytes(cx: &mut Cx<'_, '_>, from: fn(usize, usize, usize) -> Option<usize>) -> Lowered {
    const BYTES: usize = IN_MEMORY as usize;
    let (input, ty, half) = (cx.predicate(Name::Input)?, mask_type(&cx.result_desc(Name::Result))?, upper(cx));
    let made = if input.whole.is_some() {
        let bits = whole(cx, input);
        let bits = picked(cx, bits, IN_MEMORY, &|bit| from(bit, BYTES, half));
        of_bits(cx, bits, ty.count())
    } else {
        let (source, made) = (BYTES / cx.e().count(input.value) as usize, BYTES / ty.count() as usize);
        let value = picked(cx, input.value, ty.count(), &|lane| {
            let byte = from(lane * made, BYTES, half)?;
            byte.is_multiple_of(source).then(|| byte / source)
        });
        value.into()
    };
    cx.give(Name::Result, Val::Mask(made));
    Ok(())
}

/// Permutes the lanes of two concatenated predicates.
fn rearranged(cx: &mut Cx<'_, '_>, from: fn(usize, usize, usize) -> usize) -> Lowered {
    let (low, high) = (cx.predicate(Name::Lhs)?, cx.predicate(Name::Rhs)?);
    let lanes = cx.e().count(low.value);
    let wholes = (low.whole.is_some() || high.whole.is_some()).then(|| [whole(cx, low), whole(cx, high)]);
    let both = wholes.unwrap_or([low.value, high.value]);
    let bits = cx.e().count(both[0]);
    let (width, lanes_of_one) = ((bits / lanes) as usize, lanes as usize);
    let both = concatenated(cx, both);
    for (half, name) in [Name::Low, Name::High].into_iter().enumerate() {
        let source = |bit: usize| Some(from(bit / width, half, lanes_of_one) * width + bit % width);
        let value = picked(cx, both, bits, &source);
        let made = if wholes.is_some() { of_bits(cx, value, lanes) } else { value.into() };
        cx.give(name, Val::Mask(made));
    }
    Ok(())
}

/// Concatenates two predicates.
fn concatenated(cx: &mut Cx<'_, '_>, [low, high]: [Value; 2]) -> Value {
    if let (Some(a), Some(b)) = (bits(cx, low), bits(cx, high)) {
        return constant(cx, a.into_iter().chain(b).collect());
    }
    let count = cx.e().count(low);
    let undef = cx.e().b().undef(Type::vector(Element::I1, 2 * count));
    let first = cx.e().inserted(undef, low, 0);
    cx.e().inserted(first, high, count)
}

/// Sets the lanes of a pattern.
fn pset(cx: &mut Cx<'_, '_>) -> Lowered {
    let lanes = mask_type(&cx.result_desc(Name::Result))?.count() as usize;
    let pattern: MaskConstant = cx.choice(Key::Pattern).ok_or("without a pattern")?;
    let value = constant(cx, (0..lanes).map(|lane| u64::from(pattern.is_active(lane, lanes))).collect());
    cx.give(Name::Result, Val::Mask(value.into()));
    Ok(())
}

/// Sets the lowest lanes, as many as a count, and returns the remaining count.
fn plt(cx: &mut Cx<'_, '_>) -> Lowered {
    let (count, lanes) = (cx.num(Name::Scalar)?, mask_type(&cx.result_desc(Name::Mask))?.count());
    let mask = cx.e().below(count, lanes);
    cx.give(Name::Mask, Val::Mask(mask.into()));
    if cx.wants(Name::ScalarOut) {
        let left = cx.e().integer(Op::Sub, count, Num::Const(lanes.into()), 32);
        let left = cx.e().integer(Op::SMax, left, Num::Const(0), 32);
        cx.give(Name::ScalarOut, Val::Num(left));
    }
    Ok(())
}

/// Sets the lanes of a loop iteration that are below a bound.
fn pltm(cx: &mut Cx<'_, '_>) -> Lowered {
    let TypeDesc::Mask(granularity) = cx.result_desc(Name::Mask) else {
        return Err("with a result that is no predicate".to_owned());
    };
    let lanes = lanes_of(granularity);
    let (iteration, bound) = (cx.num(Name::Loop)?, cx.num(Name::Bound)?);
    let done = cx.e().times(iteration, lanes.into());
    let left = cx.e().integer(Op::Sub, bound, done, 32);
    let mask = cx.e().below(left, lanes);
    cx.give(Name::Mask, Val::Mask(mask.into()));
    Ok(())
}

/// Bits of a byte.
const BITS: u32 = 8;
/// Bits of a predicate in memory: one per byte of a register.
const IN_MEMORY: u32 = 256;
/// The unit of immediate offsets in bytes.
const UNIT: i64 = 32;

/// Returns the bytes of a predicate in memory with `width` bits per lane: the lowest is the bit of the lane, the others
/// are clear.
fn packed(cx: &mut Cx<'_, '_>, mask: Value, width: u32) -> Value {
    let lanes = cx.e().count(mask);
    // The weight of each lane's bit in its byte, to combine all lanes of a byte.
    let weights = (0..lanes).map(|lane| 1 << (lane * width % BITS)).collect();
    let (weights, zero) =
        (cx.e().b().elements(Element::I16, weights), cx.e().b().splat_int(Type::vector(Element::I16, lanes), 0));
    let bits = cx.e().b().select(mask, weights, zero);
    let bytes = (lanes * width).div_ceil(BITS);
    let bytes = cx.e().tree(bits, bytes, &mut |e, a, b| e.b().binary(Op::Or, a, b));
    cx.e().b().cast(Op::Trunc, bytes, Element::I8)
}

/// Stores a predicate: all bits, or every second one.
fn store(cx: &mut Cx<'_, '_>, offset: Name, unit: i64) -> Lowered {
    let (mask, distance) = (cx.predicate(Name::Value)?, cx.num(offset)?);
    let distance = cx.e().times(distance, unit);
    let at = cx.address(Name::Destination)?;
    let at = moved(cx, at, distance)?;
    let value = mask.whole.unwrap_or(mask.value);
    let lanes = cx.e().count(value);
    let width = IN_MEMORY / lanes;
    let bytes = match (cx.choice(Key::Dist) == Some(MaskStoreDist::Pk), width) {
        (false, _) => packed(cx, value, width),
        (true, 1) => {
            let even = picked(cx, value, lanes / 2, &|lane| Some(2 * lane));
            packed(cx, even, 1)
        }
        (true, _) => packed(cx, value, width / 2),
    };
    cx.e().store(at, bytes, None)
}

/// Stores one bit per lane of a predicate, at any address.
fn pstu(cx: &mut Cx<'_, '_>) -> Lowered {
    let (value, at) = (cx.mask(Name::Value)?, cx.address(Name::Base)?);
    let bytes = packed(cx, value, 1);
    let count = cx.e().count(bytes);
    cx.e().store(at, bytes, None)?;
    cx.give(Name::AlignOut, Val::Num(Num::Const(0)));
    let next = ahead(cx, at, Num::Const(count.into()));
    cx.give(Name::BaseOut, Val::Address(next));
    Ok(())
}

/// Loads a predicate: all bits, each bit twice, or every second bit.
fn load(cx: &mut Cx<'_, '_>, offset: Name, unit: i64) -> Lowered {
    let (at, distance) = (cx.address(Name::Source)?, cx.num(offset)?);
    let distance = cx.e().times(distance, unit);
    let at = moved(cx, at, distance)?;
    let lanes = mask_type(&cx.result_desc(Name::Result))?.count();
    let width = IN_MEMORY / lanes;
    // The index in memory of the bit of a lane.
    let (bytes, bit): (u32, fn(u32, u32) -> u32) = match cx.choice(Key::Dist) {
        Some(MaskLoadDist::Us) => (IN_MEMORY / BITS / 2, |lane, width| lane * width / 2),
        Some(MaskLoadDist::Ds) => (IN_MEMORY / BITS * 2, |lane, width| 2 * lane * width),
        Some(MaskLoadDist::Norm) | None => (IN_MEMORY / BITS, |lane, width| lane * width),
    };
    let memory = cx.e().load(at, Element::I8, bytes)?;
    let value = loaded(cx, memory, lanes, &|lane| bit(lane, width));
    // Bits between those of the lanes are loaded, too.
    let whole = (width > 1).then(|| loaded(cx, memory, IN_MEMORY, &|place| bit(place, 1)));
    cx.give(Name::Result, Val::Mask(Mask { value, whole }));
    Ok(())
}

/// Returns the predicate whose lanes are bits of bytes that were loaded, at the places that `bit` returns.
fn loaded(cx: &mut Cx<'_, '_>, memory: Value, lanes: u32, bit: &dyn Fn(u32) -> u32) -> Value {
    // Lanes whose bits are in the same byte are processed together.
    let together = (1..=lanes).take_while(|count| bit(count - 1) < BITS).last().unwrap_or(1);
    let step = bit(together) / BITS;
    let region = Region::rows(step.max(1).cast_signed(), together.cast_signed(), 0, 0);
    let spread = if together == 1 { Region::strided(lanes, step.cast_signed(), 0) } else { region };
    let chosen = cx.e().region(memory, spread, lanes);
    let words = cx.e().b().cast(Op::ZExt, chosen, Element::I16);
    let weights = (0..lanes).map(|lane| 1 << (bit(lane) % BITS)).collect();
    let (weights, zero) =
        (cx.e().b().elements(Element::I16, weights), cx.e().b().splat_int(Type::vector(Element::I16, lanes), 0));
    let bits = cx.e().b().binary(Op::And, words, weights);
    cx.e().b().icmp(IntPredicate::Ne, bits, zero)
}
