//! Lowers conversion, rearrangement, materialisation, reduction and comparison of vector registers.

use super::Rule::{self, By, Sets};
use genx::{Element, FloatPredicate, IntPredicate, Op, Region, Type, Value};
use pto_isa::ops::vector_move::Opcode;
use pto_isa::{
    DType, Key, Name,
    attrs::{self, Relation, VectorPart, VectorRound, VectorSaturation},
};

use super::conversion::Conversion;
use super::extremes::Keys;
use super::vector_arith::{ADD, Binary, MAX, MIN};
use super::vector_memory::{SQUEEZED, squeezed};
use super::{Cx, lanes_of, mask_type};
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Val, element};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Vbitcast => By(vbitcast),
        Opcode::Vbr => By(vbr),
        Opcode::Vcadd => By(|cx| sums(cx, 256)),
        Opcode::Vcbmax => By(|cx| located(cx, MAX)),
        Opcode::Vcbmin => By(|cx| located(cx, MIN)),
        Opcode::Vcgadd => By(|cx| sums(cx, 32)),
        Opcode::Vcgmax => By(|cx| extremes(cx, MAX)),
        Opcode::Vcgmin => By(|cx| extremes(cx, MIN)),
        Opcode::Vci => By(vci),
        Opcode::Vcmax => By(|cx| indexed(cx, MAX)),
        Opcode::Vcmin => By(|cx| indexed(cx, MIN)),
        Opcode::Vcmp => By(|cx| compare(cx, Name::Src0, Some(Name::Src1))),
        Opcode::Vcmps => By(|cx| compare(cx, Name::Src, None)),
        Opcode::Vcpadd => By(vcpadd),
        Opcode::Vcvt => By(vcvt),
        Opcode::Vdintlv => By(|cx| both(cx, |lane, half, _| 2 * lane + half)),
        Opcode::Vdintlvv2 => By(|cx| one_half(cx, |lane, half, _| 2 * lane + half)),
        Opcode::Vdup => By(vdup),
        Opcode::Vintlv => By(|cx| both(cx, interleaved)),
        Opcode::Vintlvv2 => By(|cx| one_half(cx, interleaved)),
        Opcode::Vpack => By(vpack),
        Opcode::Vperm => By(|cx| chosen(cx, Name::Src, Name::Index)),
        Opcode::Vsel => By(vsel),
        Opcode::Vselr => By(|cx| chosen(cx, Name::Src0, Name::Src1)),
        Opcode::Vselrv2 => By(|cx| chosen(cx, Name::Src0, Name::Src1)),
        Opcode::Vshift => By(vshift),
        Opcode::Vslide => By(vslide),
        Opcode::Vsqz => Sets(SQUEEZED, vsqz),
        Opcode::Vsunpack => By(|cx| unpacked(cx, Op::SExt)),
        Opcode::Vtrc => By(vtrc),
        Opcode::Vusqz => By(vusqz),
        Opcode::Vzunpack => By(|cx| unpacked(cx, Op::ZExt)),
    }
}

/// Reinterprets the bytes as other elements.
fn vbitcast(cx: &mut Cx<'_, '_>) -> Lowered {
    let input = cx.register(Name::Input)?;
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let size = cx.e().function.ty(input.value).bytes();
    let whole = if size.is_multiple_of(element.bytes()) { input.value } else { cx.e().all_lanes(input) };
    let size = cx.e().function.ty(whole).bytes();
    let value = cx.e().b().bitcast(whole, Type::vector(element, (size / element.bytes()).min(lanes)));
    cx.give_register(Name::Result, value)
}

/// Broadcasts a scalar to every lane.
fn vbr(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let scalar = cx.element(Name::Value, element)?;
    let value = cx.e().splatted(scalar, lanes);
    cx.give_register(Name::Result, value)
}

/// Broadcasts a scalar, or the lowest or highest lane of a register, to the active lanes.
fn vdup(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let mask = cx.mask(Name::Mask)?;
    let (count, mask) = cx.active(mask, lanes);
    let value = match cx.val(Name::Input)? {
        Val::Register(register) => {
            let lane = if cx.choice(Key::Position) == Some(attrs::Lane::Highest) { register.lanes - 1 } else { 0 };
            let (source, lane) = if lane < cx.e().count(register.value) {
                (register.value, lane)
            } else {
                (cx.e().all_lanes(register), lane)
            };
            let one = cx.e().slice(source, lane, 1);
            cx.e().b().read(one, Region::splat(count, 0), Some(count))
        }
        _ => {
            let scalar = cx.element(Name::Input, element)?;
            cx.e().splatted(scalar, count)
        }
    };
    let value = match mask {
        Some(mask) => cx.e().zeroed(value, mask),
        None => value,
    };
    cx.give_register(Name::Result, value)
}

/// `result[i] = index + i`, or `index - i`.
fn vci(cx: &mut Cx<'_, '_>) -> Lowered {
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let descending = cx.choice(Key::Order) == Some(attrs::Order::Desc);
    let ty = Type::vector(element, lanes);
    if element.is_float() {
        let first = cx.element(Name::Index, element)?;
        let numbers = (0..lanes).map(|lane| crate::upstream::float_bits(element, f64::from(lane)));
        let numbers = numbers.collect::<Option<Vec<_>>>().ok_or("of floats that the type does not have")?;
        let (steps, start) = (cx.e().b().elements(element, numbers), cx.e().splatted(first, lanes));
        let op = if descending { Op::FSub } else { Op::FAdd };
        let value = cx.e().b().binary(op, start, steps);
        return cx.give_register(Name::Result, value);
    }
    let first = cx.num(Name::Index)?;
    let mask = u64::MAX >> (64 - element.bits());
    let step = |lane: i64| if descending { -lane } else { lane };
    let value = match first.known() {
        Some(first) => {
            let numbers = (0..i64::from(lanes)).map(|lane| (first + step(lane)).cast_unsigned() & mask).collect();
            cx.e().b().elements(element, numbers)
        }
        None => {
            let steps = (0..i64::from(lanes)).map(|lane| step(lane).cast_unsigned() & mask).collect();
            let scalar = cx.e().scalar(first, element);
            let (start, steps) = (cx.e().splatted(scalar, ty.count()), cx.e().b().elements(element, steps));
            cx.e().b().binary(Op::Add, start, steps)
        }
    };
    cx.give_register(Name::Result, value)
}

/// Returns the lanes of `input` up to the last active one, with inactive lanes replaced by the neutral element.
fn with_neutral(cx: &mut Cx<'_, '_>, neutral: u64) -> Lowered<Value> {
    Ok(with_neutral_among(cx, neutral)?.0)
}

/// Like [`with_neutral`], with the predicate of the active lanes unless all of them are active.
fn with_neutral_among(cx: &mut Cx<'_, '_>, neutral: u64) -> Lowered<(Value, Option<Value>)> {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let (count, mask) = cx.active(mask, input.lanes);
    let value = cx.e().resized(input.value, count);
    let Some(mask) = mask else { return Ok((value, None)) };
    let ty = cx.e().function.ty(value);
    let others = cx.e().function.constant(ty, genx::Constant::Splat(neutral));
    Ok((cx.e().b().select(mask, value, others), Some(mask)))
}

impl Emitter {
    /// Sums the lanes of each group; lane `g` is the sum of group `g`. Half precision is added in the order that
    /// `Numerics::LaneSum` states, adjacent lanes first: another order rounds visibly differently, and may overflow.
    fn sum_tree(&mut self, value: Value, groups: u32, dtype: DType) -> Value {
        if self.function.ty(value).element != Element::F16 {
            return self.tree(value, groups, &mut |e, a, b| e.binary(ADD, a, b, dtype));
        }
        let mut value = value;
        while self.count(value) > groups {
            let (half, size) = (self.count(value) / 2, self.function.ty(value).element.bytes());
            let even = self.region(value, Region::strided(half, 2, 0), half);
            let odd = self.region(value, Region::strided(half, 2, size), half);
            value = self.binary(ADD, even, odd, dtype);
        }
        value
    }

    /// Combines halves of a vector until `groups` elements are left; lane `g` is the result of group `g`.
    pub(super) fn tree(
        &mut self,
        value: Value,
        groups: u32,
        combine: &mut dyn FnMut(&mut Self, Value, Value) -> Value,
    ) -> Value {
        let mut value = value;
        while self.count(value) > groups {
            let count = self.count(value);
            let (low, high) = if groups == 1 {
                (self.slice(value, 0, count / 2), self.slice(value, count / 2, count / 2))
            } else {
                // Halves of each group.
                let (group, size) = (count / groups, self.function.ty(value).element.bytes());
                let half = (group / 2).cast_signed();
                let region = |first: i32| Region::rows(group.cast_signed(), half, 1, first * size.cast_signed());
                (self.region(value, region(0), count / 2), self.region(value, region(half), count / 2))
            };
            value = combine(self, low, high);
        }
        value
    }
}

/// Sums the active lanes of each group of `bytes` bytes.
fn sums(cx: &mut Cx<'_, '_>, bytes: u32) -> Lowered {
    let dtype = cx.register(Name::Input)?.dtype;
    let (_, result, _) = cx.result_register(Name::Result)?;
    let (mut value, others) = with_neutral_among(cx, 0)?;
    let ty = cx.e().function.ty(value);
    // Inactive lanes of a group are added as zeros, so a sum of only -0 becomes +0.
    let has_zeros_after = others.is_none() && result.is_float() && !ty.bytes().is_multiple_of(bytes);
    if result.bits() > ty.element.bits() && !result.is_float() {
        let op = if dtype.is_unsigned() { Op::ZExt } else { Op::SExt };
        value = cx.e().b().cast(op, value, result);
    }
    let groups = (256 / bytes).min(ty.bytes().div_ceil(bytes)).max(1);
    let mut value = cx.e().sum_tree(value, groups, dtype);
    if has_zeros_after {
        let ty = cx.e().function.ty(value);
        let zero = cx.e().b().splat_int(ty, 0);
        value = cx.e().binary(ADD, value, zero, dtype);
    }
    cx.give_register(Name::Result, value)
}

/// `result[i] = input[2 * i] + input[2 * i + 1]`.
fn vcpadd(cx: &mut Cx<'_, '_>) -> Lowered {
    let dtype = cx.register(Name::Input)?.dtype;
    let value = with_neutral(cx, 0)?;
    let lanes = cx.register(Name::Input)?.lanes;
    let value = cx.e().resized(value, lanes);
    let (half, size) = (lanes / 2, cx.e().function.ty(value).element.bytes());
    let even = cx.e().region(value, Region::strided(half, 2, 0), half);
    let odd = cx.e().region(value, Region::strided(half, 2, size), half);
    let value = cx.e().binary(ADD, even, odd, dtype);
    cx.give_register(Name::Result, value)
}

/// Returns the keys of floats by which their minimum or maximum is found.
fn keys(cx: &mut Cx<'_, '_>, op: Binary, value: Value) -> Option<Keys> {
    Keys::of(op.extreme?, cx.e().function.ty(value).element)
}

/// Number of groups of 32 bytes in a register.
const GROUPS: u32 = 8;

/// Computes the minimum or maximum of the active lanes of each 32 bytes.
fn extremes(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let dtype = cx.register(Name::Input)?.dtype;
    let value = with_neutral(cx, op.neutral(dtype)?)?;
    let groups = cx.e().function.ty(value).bytes().div_ceil(32).max(1);
    let value = cx.e().tree(value, groups, &mut |e, a, b| e.binary(op, a, b, dtype));
    // Groups without active lanes have the neutral element, including those after the last active lane.
    let ty = cx.e().function.ty(value).with_lanes(GROUPS);
    let neutral = cx.e().b().splat_int(ty, op.neutral(dtype)?.cast_signed());
    let value = cx.e().inserted(neutral, value, 0);
    cx.give_register(Name::Result, value)
}

/// An index that no lane has; its lowest 8 bits are 0.
const NOWHERE: i64 = 1 << 14;

/// Returns the minimum or maximum of the active lanes, and the 16-bit index of the first lane that has it; [`NOWHERE`]
/// if none has.
fn first_extreme(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered<(Value, Value)> {
    let dtype = cx.register(Name::Input)?.dtype;
    let (value, active) = with_neutral_among(cx, op.neutral(dtype)?)?;
    let ty = cx.e().function.ty(value);
    // Lanes without the extreme get the largest index.
    let numbers = Type::vector(Element::I16, ty.count());
    let lanes = cx.e().b().elements(Element::I16, (0..u64::from(ty.count())).collect());
    let last = cx.e().b().splat_int(numbers, NOWHERE);
    let extreme = cx.e().tree(value, 1, &mut |e, a, b| e.binary(op, a, b, dtype));
    let holds = match keys(cx, op, value) {
        Some(keys) => {
            let (values, extreme) = (cx.e().keys_of(keys, value), cx.e().keys_of(keys, extreme));
            cx.e().holds(keys, values, extreme)
        }
        None => {
            let all = cx.e().b().read(extreme, Region::splat(ty.count(), 0), Some(ty.count()));
            if ty.element.is_float() {
                cx.e().b().fcmp(FloatPredicate::Oeq, value, all)
            } else {
                cx.e().b().icmp(IntPredicate::Eq, value, all)
            }
        }
    };
    // An inactive lane has the neutral element, which may equal the extreme.
    let holds = match active {
        Some(active) => cx.e().b().binary(Op::And, holds, active),
        None => holds,
    };
    let found = cx.e().b().select(holds, lanes, last);
    let first = cx.e().tree(found, 1, &mut |e, a, b| e.b().binary(Op::SMin, a, b));
    Ok((extreme, first))
}

/// Returns the minimum or maximum of the active lanes in lane 0, and the predicate of the first active lane that has
/// it.
fn located(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let (extreme, first) = first_extreme(cx, op)?;
    let mask = cx.mask(Name::Mask)?;
    let ty = mask_type(&cx.result_desc(Name::Predicate))?;
    if ty.count() != cx.e().count(mask) {
        return Err("into a predicate of another granularity".to_owned());
    }
    let lanes = cx.e().b().elements(Element::I16, (0..u64::from(ty.count())).collect());
    let first = cx.e().b().read(first, Region::splat(ty.count(), 0), Some(ty.count()));
    let predicate = cx.e().b().icmp(IntPredicate::Eq, lanes, first);
    cx.give(Name::Predicate, Val::Mask(predicate.into()));
    cx.give_register(Name::Value, extreme)
}

/// Returns the minimum or maximum of the active lanes in lane 0, and the index of the first lane that has it in lane 1.
fn indexed(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let (extreme, first) = first_extreme(cx, op)?;
    let mask = cx.mask(Name::Mask)?;
    let first = if cx.e().prefix(mask).is_some_and(|count| count > 0) {
        first
    } else {
        // If no lane is active, the index is 0.
        let low = cx.e().b().splat_int(Type::vector(Element::I16, 1), 0xff);
        cx.e().b().binary(Op::And, first, low)
    };
    let ty = cx.e().function.ty(extreme);
    let number = Element::integer(ty.element.bits()).unwrap_or(Element::I16);
    let first = match number.bits() {
        8 => cx.e().b().cast(Op::Trunc, first, number),
        16 => first,
        _ => cx.e().b().cast(Op::ZExt, first, number),
    };
    let first = cx.e().b().bitcast(first, Type::vector(ty.element, 1));
    let pair = cx.e().b().undef(ty.with_lanes(2));
    let pair = cx.e().inserted(pair, extreme, 0);
    let pair = cx.e().inserted(pair, first, 1);
    cx.give_register(Name::Result, pair)
}

/// Returns the predicate of the active lanes that satisfy a comparison with another register, or with a scalar.
fn compare(cx: &mut Cx<'_, '_>, name: Name, other: Option<Name>) -> Lowered {
    let (source, mask) = (cx.register(name)?, cx.mask(Name::Mask)?);
    let relation = cx.choice(Key::Relation).ok_or("without a relation")?;
    let lhs = cx.e().all_lanes(source);
    let rhs = match other {
        Some(other) => {
            let other = cx.register(other)?;
            cx.e().all_lanes(other)
        }
        None => {
            let element = cx.e().function.ty(lhs).element;
            let scalar = cx.element(Name::Scalar, element)?;
            cx.e().splatted(scalar, source.lanes)
        }
    };
    let predicate = if cx.e().function.ty(lhs).element.is_float() {
        let float = match relation {
            Relation::Eq => FloatPredicate::Oeq,
            Relation::Ne => FloatPredicate::Une,
            Relation::Lt => FloatPredicate::Olt,
            Relation::Le => FloatPredicate::Ole,
            Relation::Gt => FloatPredicate::Ogt,
            Relation::Ge => FloatPredicate::Oge,
        };
        cx.e().b().fcmp(float, lhs, rhs)
    } else {
        let unsigned = source.dtype.is_unsigned();
        let integer = match (relation, unsigned) {
            (Relation::Eq, _) => IntPredicate::Eq,
            (Relation::Ne, _) => IntPredicate::Ne,
            (Relation::Lt, false) => IntPredicate::Slt,
            (Relation::Le, false) => IntPredicate::Sle,
            (Relation::Gt, false) => IntPredicate::Sgt,
            (Relation::Ge, false) => IntPredicate::Sge,
            (Relation::Lt, true) => IntPredicate::Ult,
            (Relation::Le, true) => IntPredicate::Ule,
            (Relation::Gt, true) => IntPredicate::Ugt,
            (Relation::Ge, true) => IntPredicate::Uge,
        };
        cx.e().b().icmp(integer, lhs, rhs)
    };
    let pto_isa::TypeDesc::Mask(granularity) = cx.result_desc(Name::Result) else {
        return Err("with a result that is no predicate".to_owned());
    };
    if lanes_of(granularity) != source.lanes {
        return Err("into a predicate of another granularity".to_owned());
    }
    let value = if cx.e().is_all(mask) { predicate } else { cx.e().b().binary(Op::And, predicate, mask) };
    cx.give(Name::Result, Val::Mask(value.into()));
    Ok(())
}

/// Selects `src0[i]` in active lanes, and `src1[i]` in the others.
fn vsel(cx: &mut Cx<'_, '_>) -> Lowered {
    let (active, others, mask) = (cx.register(Name::Src0)?, cx.register(Name::Src1)?, cx.mask(Name::Mask)?);
    let (a, b) = (cx.e().all_lanes(active), cx.e().all_lanes(others));
    let value = match cx.walker.emitter.prefix(mask) {
        Some(count) if count == active.lanes => a,
        Some(0) => b,
        Some(_) | None => cx.e().b().select(mask, a, b),
    };
    cx.give_register(Name::Result, value)
}

/// Returns the index of the part of lanes that attribute `part` names.
fn part(cx: &Cx<'_, '_>) -> u32 {
    match cx.choice(Key::Part) {
        Some(VectorPart::Even | VectorPart::P0) | None => 0,
        Some(VectorPart::Odd | VectorPart::P1) => 1,
        Some(VectorPart::P2) => 2,
        Some(VectorPart::P3) => 3,
    }
}

/// Converts active lanes of `input`; if the widths differ, `part` selects lanes of the wider register.
fn vcvt(cx: &mut Cx<'_, '_>) -> Lowered {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let (dtype, to, lanes) = cx.result_register(Name::Result)?;
    let from = element(input.dtype).ok_or_else(|| format!("on elements of {}", input.dtype))?;
    let how = Conversion {
        from: input.dtype,
        to: dtype,
        rounding: cx.choice(Key::Rnd).unwrap_or(VectorRound::R),
        saturated: cx.choice(Key::Sat) == Some(VectorSaturation::Sat),
    };
    let part = part(cx);
    let whole = cx.e().all_lanes(input);
    let is_all = cx.e().is_all(mask);
    if from.bits() < to.bits() {
        let ratio = to.bits() / from.bits();
        let region = Region::strided(lanes, ratio.cast_signed(), part * from.bytes());
        let mut narrow = cx.e().region(whole, region, lanes);
        if !is_all {
            let (ratio, part) = (ratio as usize, part as usize);
            let mask = super::predicate::picked(cx, mask, lanes, &|lane| Some(lane * ratio + part));
            narrow = cx.e().zeroed(narrow, mask);
        }
        let value = cx.e().converted(narrow, how)?;
        return cx.give_register(Name::Result, value);
    }
    let whole = if is_all {
        whole
    } else {
        // The predicate of a lane of 8 bytes is that of its first 4 bytes.
        let (of_lane, count) = (cx.e().count(mask) / input.lanes, input.lanes);
        let mask = if of_lane > 1 {
            super::predicate::picked(cx, mask, count, &|lane| Some(lane * of_lane as usize))
        } else {
            mask
        };
        cx.e().zeroed(whole, mask)
    };
    let value = cx.e().converted(whole, how)?;
    let ratio = from.bits() / to.bits();
    if ratio == 1 {
        return cx.give_register(Name::Result, value);
    }
    let zero = cx.e().b().splat_int(Type::vector(to, lanes), 0);
    let region = Region::strided(input.lanes, ratio.cast_signed(), part * to.bytes());
    let value = cx.e().b().write(zero, value, region);
    cx.give_register(Name::Result, value)
}

/// Rounds elements to integral values of the same type.
fn vtrc(cx: &mut Cx<'_, '_>) -> Lowered {
    let rounding = cx.choice(Key::RoundMode).ok_or("without a rounding")?;
    cx.lanewise(&[Name::Input], Name::Mask, &mut |e, values| {
        if e.function.ty(values[0]).element.is_float() { e.rounded(values[0], rounding) } else { Ok(values[0]) }
    })
}

const fn interleaved(lane: u32, half: u32, lanes: u32) -> u32 {
    half * lanes / 2 + lane / 2 + lane % 2 * lanes
}

/// Concatenates the lanes of two registers.
fn pair(cx: &mut Cx<'_, '_>, low: Name, high: Name) -> Lowered<(Value, u32)> {
    let (low, high) = (cx.register(low)?, cx.register(high)?);
    let (a, b) = (cx.e().all_lanes(low), cx.e().all_lanes(high));
    let ty = cx.e().function.ty(a);
    let undef = cx.e().b().undef(ty.with_lanes(2 * low.lanes));
    let first = cx.e().inserted(undef, a, 0);
    Ok((cx.e().inserted(first, b, low.lanes), low.lanes))
}

/// Permutes the lanes of two registers.
fn rearranged(cx: &mut Cx<'_, '_>, half: u32, from: fn(u32, u32, u32) -> u32) -> Lowered<Value> {
    let lanes = cx.register(Name::Lhs)?.lanes;
    let places: Vec<u32> = (0..lanes).map(|lane| from(lane, half, lanes)).collect();
    // Interleaved lanes are written by two regions; others are runs that are read.
    let (even, odd): (Vec<u32>, Vec<u32>) =
        (places.iter().copied().step_by(2).collect(), places.iter().copied().skip(1).step_by(2).collect());
    let (both, _) = pair(cx, Name::Lhs, Name::Rhs)?;
    let alternates =
        even.windows(2).all(|pair| pair[1] == pair[0] + 1) && odd.windows(2).all(|pair| pair[1] == pair[0] + 1);
    if !alternates {
        return Ok(cx.e().permuted(both, &places));
    }
    let ty = cx.e().function.ty(both).with_lanes(lanes);
    let mut value = cx.e().b().undef(ty);
    for (offset, run) in [(0, even), (1, odd)] {
        let part = cx.e().slice(both, run[0], lanes / 2);
        value = cx.e().b().write(value, part, Region::strided(lanes / 2, 2, offset * ty.element.bytes()));
    }
    Ok(value)
}

fn both(cx: &mut Cx<'_, '_>, from: fn(u32, u32, u32) -> u32) -> Lowered {
    for (half, name) in [(0, Name::Low), (1, Name::High)] {
        let value = rearranged(cx, half, from)?;
        cx.give_register(name, value)?;
    }
    Ok(())
}

/// Returns the index of the half that the attribute names.
fn upper(cx: &Cx<'_, '_>) -> u32 {
    u32::from(cx.choice(Key::Part) == Some(attrs::Half::Higher))
}

fn one_half(cx: &mut Cx<'_, '_>, from: fn(u32, u32, u32) -> u32) -> Lowered {
    let half = upper(cx);
    let value = rearranged(cx, half, from)?;
    cx.give_register(Name::Result, value)
}

/// Packs the lower halves of the elements into one half of the result.
fn vpack(cx: &mut Cx<'_, '_>) -> Lowered {
    let (source, half) = (cx.register(Name::Src)?, upper(cx));
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let whole = cx.e().all_lanes(source);
    let units = cx.e().b().bitcast(whole, Type::vector(element, lanes));
    let low = cx.e().region(units, Region::strided(source.lanes, 2, 0), source.lanes);
    let value = if half == 0 {
        low
    } else {
        let zero = cx.e().b().splat_int(Type::vector(element, lanes), 0);
        cx.e().inserted(zero, low, source.lanes)
    };
    cx.give_register(Name::Result, value)
}

/// Extends half of the lanes to elements of twice the width.
fn unpacked(cx: &mut Cx<'_, '_>, op: Op) -> Lowered {
    let (source, part) = (cx.register(Name::Src)?, cx.num(Name::Part)?.known().ok_or("of a computed half")?);
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let whole = cx.e().all_lanes(source);
    let half = cx.e().slice(whole, if part == 1 { lanes } else { 0 }, lanes);
    let value = cx.e().b().cast(op, half, element);
    cx.give_register(Name::Result, value)
}

/// `result[i] = elements[numbers[i]]`: selects elements by lane indices.
fn chosen(cx: &mut Cx<'_, '_>, elements: Name, numbers: Name) -> Lowered {
    let (elements, numbers) = (cx.register(elements)?, cx.register(numbers)?);
    let (source, numbers) = (cx.e().all_lanes(elements), cx.e().all_lanes(numbers));
    let ty = cx.e().function.ty(numbers);
    let known = cx.e().function.as_constant(numbers).and_then(|constant| constant.elements(ty));
    let places: Option<Vec<u32>> =
        known.and_then(|known| known.into_iter().map(|number| u32::try_from(number).ok()).collect());
    let value = match places {
        Some(places) => cx.e().permuted(source, &places),
        None => {
            let offsets = cx.e().byte_offsets(numbers, 256 / elements.lanes);
            cx.e().through_memory(source, |e, at| e.gather_scratch(at, offsets, source))
        }
    };
    cx.give_register(Name::Result, value)
}

/// Returns for each lane the number of active lanes up to and including it.
fn counts(e: &mut Emitter, mask: Value) -> Value {
    let lanes = e.count(mask);
    let ty = Type::vector(Element::I16, lanes);
    let (one, zero) = (e.b().splat_int(ty, 1), e.b().splat_int(ty, 0));
    let mut sums = e.b().select(mask, one, zero);
    let mut distance = 1;
    while distance < lanes {
        let below = e.slice(sums, 0, lanes - distance);
        let moved = e.inserted(zero, below, distance);
        sums = e.b().binary(Op::Add, sums, moved);
        distance *= 2;
    }
    sums
}

/// Compresses the active lanes; zeros follow.
fn vsqz(cx: &mut Cx<'_, '_>) -> Lowered {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let size = 256 / input.lanes;
    if let Some(count) = cx.walker.emitter.prefix(mask) {
        let ty = cx.e().function.ty(input.value);
        let kept = match count {
            0 => cx.e().b().splat_int(ty.with_lanes(1), 0),
            _ => cx.e().slice(input.value, 0, count.min(ty.count())),
        };
        let count = cx.e().b().int(Element::I32, count.into());
        squeezed(cx, count, size);
        return cx.give_register(Name::Result, kept);
    }
    let whole = cx.e().all_lanes(input);
    let e = cx.e();
    let sums = counts(e, mask);
    let last = (input.lanes - 1) * Element::I16.bytes();
    let count = e.b().read(sums, Region::contiguous(1, last), None);
    let count = e.b().cast(Op::ZExt, count, Element::I32);
    let one = e.b().splat_int(Type::vector(Element::I16, input.lanes), 1);
    let places = e.b().binary(Op::Sub, sums, one);
    let offsets = e.byte_offsets(places, size);
    let zero = {
        let ty = e.function.ty(whole);
        e.b().splat_int(ty, 0)
    };
    let value = e.through_memory(zero, |e, at| {
        e.scatter_scratch(at, offsets, whole, mask);
        e.load_scratch(at, whole)
    });
    squeezed(cx, count, size);
    cx.give_register(Name::Result, value)
}

/// Returns for each lane the number of active lanes below it.
fn vusqz(cx: &mut Cx<'_, '_>) -> Lowered {
    let mask = cx.mask(Name::Mask)?;
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    if cx.e().count(mask) != lanes {
        return Err("by a predicate of another granularity".to_owned());
    }
    let e = cx.e();
    let sums = counts(e, mask);
    let below = e.slice(sums, 0, lanes - 1);
    let zero = e.b().splat_int(Type::vector(Element::I16, lanes), 0);
    let value = e.inserted(zero, below, 1);
    let value = match element.bits() {
        8 => e.b().cast(Op::Trunc, value, element),
        16 => e.b().bitcast(value, Type::vector(element, lanes)),
        _ => e.b().cast(Op::ZExt, value, element),
    };
    cx.give_register(Name::Result, value)
}

/// Returns the number of lanes of a shift.
fn amount(cx: &Cx<'_, '_>) -> Lowered<u32> {
    let amount = cx.num(Name::Amount)?.known().ok_or("by a computed amount")?;
    u32::try_from(amount).map_err(|_| "by a negative amount".to_owned())
}

/// `result[i] = src[i - amount]`, zero in the first lanes.
fn vshift(cx: &mut Cx<'_, '_>) -> Lowered {
    let (source, amount) = (cx.register(Name::Src)?, amount(cx)?);
    let whole = cx.e().all_lanes(source);
    let ty = cx.e().function.ty(whole);
    let mut value = cx.e().b().splat_int(ty, 0);
    if amount < source.lanes {
        let kept = cx.e().slice(whole, 0, source.lanes - amount);
        value = cx.e().inserted(value, kept, amount);
    }
    cx.give_register(Name::Result, value)
}

/// Returns lanes `amount` and following of two concatenated registers.
fn vslide(cx: &mut Cx<'_, '_>) -> Lowered {
    let amount = amount(cx)?;
    let (both, lanes) = pair(cx, Name::Src0, Name::Src1)?;
    let value = cx.e().slice(both, amount.min(lanes), lanes);
    cx.give_register(Name::Result, value)
}
