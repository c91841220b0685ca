//! Lowers fused, sorting and lane-crossing operations on vector registers, and on vector memory.

use super::Rule::{self, By, Missing, Sets};
use genx::{Element, FloatPredicate, IntPredicate, Op, Region, Type, Value};
use pto_isa::ops::vector_special::Opcode;
use pto_isa::types::DType;
use pto_isa::{
    Key, Name, TypeDesc,
    attrs::{Parity, VectorRound},
};

use super::Cx;
use super::conversion::Conversion;
use super::vector_arith::{ADD, Binary, MAX, MUL, SUB};
use super::vector_memory::ahead;
use crate::emit::{Emitter, OFFSET_BITS};
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val, element};

const HISTOGRAM: &str = "which counts bytes by value and has no counterpart yet";
const SORT: &str = "which sorts and has no counterpart yet";
/// Register of the vector pipe with the number of entries that a merge took of each list.
pub(super) const MERGED: &str = "VMS4_SR";

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Chistv2 | Opcode::Dhistv2 => Missing(HISTOGRAM),
        Opcode::Vaddrelu => By(|cx| rectified(cx, ADD)),
        Opcode::Vaddreluconv => By(|cx| narrowed(cx, ADD, true)),
        Opcode::Vaxpy => By(vaxpy),
        Opcode::Vbitsort | Opcode::Vsort32 => Missing(SORT),
        Opcode::Vexpdif => By(vexpdif),
        Opcode::Vmadd => By(|cx| accumulated(cx, true)),
        Opcode::Vmrgsort4 => Sets(MERGED, vmrgsort4),
        Opcode::Vmula => By(|cx| accumulated(cx, false)),
        Opcode::Vmulconv => By(|cx| narrowed(cx, MUL, false)),
        Opcode::Vmull => By(vmull),
        Opcode::Vmulscvt => By(vmulscvt),
        Opcode::Vprelu => By(vprelu),
        Opcode::Vsubrelu => By(|cx| rectified(cx, SUB)),
        Opcode::Vtranspose => By(vtranspose),
    }
}

/// `max(lhs op rhs, 0)`.
fn rectified(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let dtype = cx.register(Name::Lhs)?.dtype;
    cx.lanewise(&[Name::Lhs, Name::Rhs], Name::Mask, &mut |e, values| {
        let value = e.binary(op, values[0], values[1], dtype);
        Ok(e.rectified(value, dtype))
    })
}

impl Emitter {
    fn rectified(&mut self, value: Value, dtype: DType) -> Value {
        let ty = self.function.ty(value);
        let zero = self.b().splat_int(ty, 0);
        self.binary(MAX, value, zero, dtype)
    }
}

/// `lhs op rhs` in all lanes, converted to elements of half the width; the upper half of the result is zero.
fn narrowed(cx: &mut Cx<'_, '_>, op: Binary, rectified: bool) -> Lowered {
    let (lhs, rhs) = (cx.register(Name::Lhs)?, cx.register(Name::Rhs)?);
    let (to, ..) = cx.result_register(Name::Result)?;
    let (a, b) = (cx.e().all_lanes(lhs), cx.e().all_lanes(rhs));
    let value = cx.e().binary(op, a, b, lhs.dtype);
    let value = if rectified { cx.e().rectified(value, lhs.dtype) } else { value };
    let how = Conversion { from: lhs.dtype, to, rounding: VectorRound::R, saturated: false };
    let value = cx.e().converted(value, how)?;
    cx.give_register(Name::Result, value)
}

/// `result[i] = src0[i] * alpha + src1[i]`; the product is rounded before the addition.
fn vaxpy(cx: &mut Cx<'_, '_>) -> Lowered {
    let dtype = cx.register(Name::Src0)?.dtype;
    let element = element(dtype).ok_or_else(|| format!("on elements of {dtype}"))?;
    let alpha = cx.element(Name::Alpha, element)?;
    cx.lanewise(&[Name::Src0, Name::Src1], Name::Mask, &mut |e, values| {
        let lanes = e.count(values[0]);
        let factor = e.splatted(alpha, lanes);
        let scaled = e.binary(MUL, values[0], factor, dtype);
        Ok(e.binary(ADD, scaled, values[1], dtype))
    })
}

/// `result[i] = acc[i] + lhs[i] * rhs[i]`, rounded once or twice.
fn accumulated(cx: &mut Cx<'_, '_>, once: bool) -> Lowered {
    let dtype = cx.register(Name::Acc)?.dtype;
    cx.lanewise(&[Name::Acc, Name::Lhs, Name::Rhs], Name::Mask, &mut |e, values| {
        let ty = e.function.ty(values[0]);
        if once && matches!(ty.element, Element::F32 | Element::F16) {
            return Ok(e.b().value(Op::Fma, &[values[1], values[2], values[0]], &[], ty));
        }
        if once && ty.element == Element::BF16 {
            return Ok(e.fused_short(values[1], values[2], values[0]));
        }
        if once && ty.element.is_float() {
            return Err(format!("on elements of {dtype}, rounded once"));
        }
        let product = e.binary(MUL, values[1], values[2], dtype);
        Ok(e.binary(ADD, values[0], product, dtype))
    })
}

impl Emitter {
    /// Computes `lhs * rhs + add` in bf16, rounded once. The product is exact in single precision. Their sum is rounded to odd, so
    /// that the result is that of rounding the exact sum.
    pub(super) fn fused_short(&mut self, lhs: Value, rhs: Value, add: Value) -> Value {
        let mut b = self.b();
        let [lhs, rhs, add] = [lhs, rhs, add].map(|value| b.cast(Op::FpExt, value, Element::F32));
        let product = b.binary(Op::FMul, lhs, rhs);
        let sum = b.binary(Op::FAdd, product, add);
        // The error of the sum, which is exact.
        let of_add = b.binary(Op::FSub, sum, product);
        let of_product = b.binary(Op::FSub, sum, of_add);
        let (from_product, from_add) = (b.binary(Op::FSub, product, of_product), b.binary(Op::FSub, add, of_add));
        let error = b.binary(Op::FAdd, from_product, from_add);
        let ty = b.function.ty(sum);
        let whole = ty.of(Element::I32);
        let zero = b.splat_f32(ty.lanes, 0.0);
        let (bits, error_bits) = (b.bitcast(sum, whole), b.bitcast(error, whole));
        // Truncates a sum that was rounded away from zero.
        let signs = b.binary(Op::Xor, bits, error_bits);
        let by = b.splat_int(whole, 31);
        let away = b.binary(Op::AShr, signs, by);
        let cut = b.binary(Op::Add, bits, away);
        let one = b.splat_int(whole, 1);
        let odd = b.binary(Op::Or, cut, one);
        // An infinity or NaN has no finite error.
        let largest = b.splat_f32(ty.lanes, f32::MAX);
        let magnitude = b.unary(Op::AbsF, sum);
        let is_finite = b.fcmp(FloatPredicate::Ole, magnitude, largest);
        let is_inexact = b.fcmp(FloatPredicate::Une, error, zero);
        let changed = b.binary(Op::And, is_finite, is_inexact);
        let bits = b.select(changed, odd, bits);
        let sum = b.bitcast(bits, ty);
        b.cast(Op::FpTrunc, sum, Element::BF16)
    }
}

/// `result[i] = e^(input[j] - max[j])` in single precision: `j` is `i`, or the even or odd lane of half precision.
fn vexpdif(cx: &mut Cx<'_, '_>) -> Lowered {
    let (input, max, mask) = (cx.register(Name::Input)?, cx.register(Name::Max)?, cx.mask(Name::Mask)?);
    let (_, element, lanes) = cx.result_register(Name::Result)?;
    let step = input.lanes / lanes;
    let odd = u32::from(step > 1 && cx.choice(Key::Part) == Some(Parity::Odd));
    let mask = super::predicate::picked(cx, mask, lanes, &|lane| Some(lane * step as usize + odd as usize));
    let (count, mask) = cx.active(mask, lanes);
    let mut wide = [input, max].map(|register| {
        let value = if step == 1 { cx.e().resized(register.value, count) } else { cx.e().all_lanes(register) };
        if step == 1 {
            return value;
        }
        let size = cx.e().function.ty(value).element.bytes();
        let picked = cx.e().region(value, Region::strided(count, step.cast_signed(), odd * size), count);
        cx.e().b().cast(Op::FpExt, picked, element)
    });
    let e = cx.e();
    wide[0] = e.b().binary(Op::FSub, wide[0], wide[1]);
    let value = e.exponential(wide[0]);
    let value = match mask {
        Some(mask) => e.zeroed(value, mask),
        None => value,
    };
    cx.give_register(Name::Result, value)
}

/// Returns the lower and upper halves of products.
fn vmull(cx: &mut Cx<'_, '_>) -> Lowered {
    let (lhs, rhs, mask) = (cx.register(Name::Lhs)?, cx.register(Name::Rhs)?, cx.mask(Name::Mask)?);
    let (a, b) = (cx.e().all_lanes(lhs), cx.e().all_lanes(rhs));
    let upper = if lhs.dtype.is_unsigned() { Op::UMulH } else { Op::SMulH };
    for (name, op) in [(Name::Low, Op::Mul), (Name::High, upper)] {
        let value = cx.e().b().binary(op, a, b);
        let value = if cx.e().is_all(mask) { value } else { cx.e().zeroed(value, mask) };
        cx.give_register(name, value)?;
    }
    Ok(())
}

/// Even or odd lanes of the result are products with a scalar, rounded to elements of half the width; the others are
/// zero.
fn vmulscvt(cx: &mut Cx<'_, '_>) -> Lowered {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let (to, narrow, lanes) = cx.result_register(Name::Result)?;
    let rounding = cx.choice(Key::Rnd).unwrap_or(VectorRound::R);
    let odd = u32::from(cx.choice(Key::Part) == Some(Parity::Odd));
    let scalar = cx.element(Name::Scalar, Element::F32)?;
    let whole = cx.e().all_lanes(input);
    let factor = cx.e().splatted(scalar, input.lanes);
    let product = cx.e().binary(MUL, whole, factor, input.dtype);
    let value = cx.e().converted(product, Conversion { from: input.dtype, to, rounding, saturated: false })?;
    let value = if cx.e().is_all(mask) { value } else { cx.e().zeroed(value, mask) };
    let zero = cx.e().b().splat_int(Type::vector(narrow, lanes), 0);
    let region = Region::strided(input.lanes, 2, odd * narrow.bytes());
    let value = cx.e().b().write(zero, value, region);
    cx.give_register(Name::Result, value)
}

/// `result[i]` is `lhs[i]` if it is positive, else `lhs[i] * rhs[i]`.
fn vprelu(cx: &mut Cx<'_, '_>) -> Lowered {
    let dtype = cx.register(Name::Lhs)?.dtype;
    cx.lanewise(&[Name::Lhs, Name::Rhs], Name::Mask, &mut |e, values| e.leaky(values[0], values[1], dtype))
}

/// Transposes square blocks whose rows have 32 bytes.
fn vtranspose(cx: &mut Cx<'_, '_>) -> Lowered {
    const ROW: u32 = 32;
    let (from, to) = (cx.address(Name::Source)?, cx.address(Name::Destination)?);
    let unit = u32::try_from(8 * from.element_bytes)
        .ok()
        .and_then(Element::integer)
        .ok_or("of elements of less than 8 or more than 64 bits")?;
    let blocks = cx.num(Name::Config)?.known().ok_or("with a computed `config`")?;
    if !(0..256).contains(&blocks) {
        return Err(format!("with `config` = {blocks:#x}"));
    }
    let side = ROW / unit.bytes();
    let places: Vec<u32> = (0..side).flat_map(|row| (0..side).map(move |col| col * side + row)).collect();
    for block in 0..blocks {
        let distance = Num::Const(block * i64::from(side * ROW));
        let (source, target) = (ahead(cx, from, distance), ahead(cx, to, distance));
        let whole = cx.e().load(source, unit, side * side)?;
        let value = cx.e().permuted(whole, &places);
        cx.e().store(target, value, None)?;
    }
    Ok(())
}

/// Bytes of an entry of a sorted list: an element and an index.
const ENTRY: i64 = 8;
/// Number of lists of a merge.
const LISTS: usize = 4;

/// Merges up to four lists of entries, each in descending order.
fn vmrgsort4(cx: &mut Cx<'_, '_>) -> Lowered {
    let config = cx.num(Name::Config)?.known().ok_or("with a computed `config`")?;
    let (repeats, suspends) = (config & 0xff, config >> 12 & 1 != 0);
    if repeats != 1 || !(0..1 << 13).contains(&config) {
        return Err(format!("with `config` = {config:#x}"));
    }
    let count = cx.num(Name::Count)?;
    let to = cx.address(Name::Destination)?;
    let key = cx.desc(Name::Destination).dtype().and_then(element).filter(|element| element.is_float());
    let key = key.ok_or("of elements that are no floats")?;
    let (mut lists, mut total) = (Vec::new(), Num::Const(0));
    for (list, name) in [Name::Source0, Name::Source1, Name::Source2, Name::Source3].into_iter().enumerate() {
        #[expect(clippy::cast_possible_wrap, reason = "one of four")]
        let shift = 16 * list as i64;
        let length = if config >> (8 + list) & 1 == 0 {
            Num::Const(0)
        } else {
            let shifted = cx.e().integer(Op::LShr, count, Num::Const(shift), 64);
            cx.e().integer(Op::And, shifted, Num::Const(0xffff), 64)
        };
        total = cx.e().add(total, length);
        lists.push((cx.address(name)?, length));
    }
    // The number of entries taken of each list, and whether the merge continues.
    let carried = vec![Val::Num(Num::Const(0)); LISTS].into_iter().chain([Val::Num(Num::Const(1))]).collect();
    let descs = [TypeDesc::Index, TypeDesc::Index, TypeDesc::Index, TypeDesc::Index, TypeDesc::Scalar(DType::I1)];
    let (def, instruction) = (cx.def, cx.instruction);
    let taken = cx.walker.repeated(total, carried, &descs, &mut |walker, place, taken| {
        let mut cx = Cx { walker, def, instruction };
        merged(&mut cx, &lists, (to, place), key, suspends, taken)
    })?;
    let taken = taken.into_iter().take(LISTS).collect();
    cx.set(MERGED, taken);
    Ok(())
}

/// Emits one step of a merge.
fn merged(
    cx: &mut Cx<'_, '_>,
    lists: &[(Address, Num)],
    (to, place): (Address, Num),
    key: Element,
    suspends: bool,
    taken: Vec<Val>,
) -> Lowered<Vec<Val>> {
    let numbers = taken.iter().map(|value| match value {
        Val::Num(number) => Ok(*number),
        Val::Float(_)
        | Val::Address(_)
        | Val::Register(_)
        | Val::Mask(_)
        | Val::Lanes(_)
        | Val::Pointers(..)
        | Val::Tile(_)
        | Val::View(_)
        | Val::Nothing => Err("with a count that is no number".to_owned()),
    });
    let numbers = numbers.collect::<Lowered<Vec<Num>>>()?;
    let [taken @ .., goes_on] = numbers.as_slice() else { return Err("without counts".to_owned()) };
    // The first of the largest entries: the index of its list, whether there is one, its key and its bytes.
    let mut best: Option<(Num, Value, Value, Value)> = None;
    for ((list, (at, length)), taken) in (0..).zip(lists).zip(taken) {
        let last = cx.e().integer(Op::Sub, *length, Num::Const(1), OFFSET_BITS);
        let last = cx.e().integer(Op::SMax, last, Num::Const(0), OFFSET_BITS);
        let index = cx.e().integer(Op::SMin, *taken, last, OFFSET_BITS);
        let distance = cx.e().times(index, ENTRY);
        let at = ahead(cx, *at, distance);
        let entry = cx.e().load(at, Element::I32, 2)?;
        let e = cx.e();
        let keys = e.b().bitcast(entry, Type::vector(key, 8 / key.bytes()));
        let value = e.b().read(keys, Region::contiguous(1, 0), None);
        let left = e.compare(IntPredicate::Slt, *taken, *length);
        let left = e.scalar(left, Element::I1);
        best = Some(match best {
            None => (Num::Const(list), left, value, entry),
            Some((number, there, greatest, chosen)) => {
                let greater = e.b().fcmp(FloatPredicate::Ogt, value, greatest);
                let none = {
                    let one = e.b().int(Element::I1, 1);
                    e.b().binary(Op::Xor, there, one)
                };
                let better = e.b().binary(Op::Or, greater, none);
                let better = e.b().binary(Op::And, better, left);
                let (old, new) = (e.scalar(number, Element::I32), e.b().int(Element::I32, list));
                let number = e.b().select(better, new, old);
                let number = e.unknown(number, 32);
                let value = e.b().select(better, value, greatest);
                let entry = e.b().select(better, entry, chosen);
                (number, e.b().binary(Op::Or, there, left), value, entry)
            }
        });
    }
    let (number, there, _, entry) = best.ok_or("without lists")?;
    let goes_on = cx.e().scalar(*goes_on, Element::I1);
    let stores = cx.e().b().binary(Op::And, there, goes_on);
    let distance = cx.e().times(place, ENTRY);
    let at = ahead(cx, to, distance);
    let mask = {
        let e = cx.e();
        let stores = e.unknown(stores, 1);
        let word = e.scalar(stores, Element::I16);
        let words = e.b().splat(word, 2);
        let zero = e.b().splat_int(Type::vector(Element::I16, 2), 0);
        e.b().icmp(IntPredicate::Ne, words, zero)
    };
    cx.e().store(at, entry, Some(mask))?;
    let mut next = Vec::new();
    let mut used_up = cx.e().b().int(Element::I1, 0);
    for ((list, (_, length)), taken) in (0..).zip(lists).zip(taken) {
        let e = cx.e();
        let is = e.compare(IntPredicate::Eq, number, Num::Const(list));
        let is = e.scalar(is, Element::I1);
        let is = e.b().binary(Op::And, is, stores);
        let step = e.unknown(is, 1);
        let count = e.add(*taken, step);
        next.push(Val::Num(count));
        let done = e.compare(IntPredicate::Sge, count, *length);
        let done = e.scalar(done, Element::I1);
        let done = e.b().binary(Op::And, done, is);
        used_up = e.b().binary(Op::Or, used_up, done);
    }
    let e = cx.e();
    let one = e.b().int(Element::I1, 1);
    let still = e.b().binary(Op::Xor, used_up, one);
    let still = if suspends { e.b().binary(Op::And, still, goes_on) } else { goes_on };
    next.push(Val::Num(e.unknown(still, 1)));
    Ok(next)
}
