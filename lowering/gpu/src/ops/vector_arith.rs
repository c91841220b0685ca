//! Lowers arithmetic on vector registers.

use super::Rule::{self, By};
use genx::{Element, FloatPredicate, IntPredicate, Op, Type, Value};
use pto_isa::ops::vector_arith::Opcode;
use pto_isa::{Name, types::DType};

use super::Cx;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::Val;

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Vabs => By(|cx| unary(cx, Unary::Abs)),
        Opcode::Vadd => By(|cx| binary(cx, ADD)),
        Opcode::Vaddc => By(|cx| carrying(cx, ADD)),
        Opcode::Vaddcs => By(|cx| carrying(cx, ADD)),
        Opcode::Vadds => By(|cx| with_scalar(cx, ADD)),
        Opcode::Vand => By(|cx| binary(cx, bits(Op::And))),
        Opcode::Vands => By(|cx| with_scalar(cx, bits(Op::And))),
        Opcode::Vbcnt => By(|cx| unary(cx, Unary::BitCount)),
        Opcode::Vcls => By(|cx| unary(cx, Unary::SignCount)),
        Opcode::Vdiv => By(quotient),
        Opcode::Vexp => By(|cx| unary(cx, Unary::Exp)),
        Opcode::Vln => By(|cx| unary(cx, Unary::Ln)),
        Opcode::Vlrelu => By(leaky),
        Opcode::Vmax => By(|cx| binary(cx, MAX)),
        Opcode::Vmaxs => By(|cx| with_scalar(cx, MAX)),
        Opcode::Vmin => By(|cx| binary(cx, MIN)),
        Opcode::Vmins => By(|cx| with_scalar(cx, MIN)),
        Opcode::Vmov => By(|cx| cx.lanewise(&[Name::Input], Name::Mask, &mut |_, values| Ok(values[0]))),
        Opcode::Vmul => By(|cx| binary(cx, MUL)),
        Opcode::Vmuls => By(|cx| with_scalar(cx, MUL)),
        Opcode::Vneg => By(|cx| unary(cx, Unary::Neg)),
        Opcode::Vnot => By(|cx| unary(cx, Unary::Not)),
        Opcode::Vor => By(|cx| binary(cx, bits(Op::Or))),
        Opcode::Vors => By(|cx| with_scalar(cx, bits(Op::Or))),
        Opcode::Vrec => By(|cx| unary(cx, Unary::Recip)),
        Opcode::Vrelu => By(|cx| unary(cx, Unary::Relu)),
        Opcode::Vrsqrt => By(|cx| unary(cx, Unary::Rsqrt)),
        Opcode::Vshl => By(|cx| binary(cx, SHL)),
        Opcode::Vshls | Opcode::Vshrs => By(shift_by_scalar),
        Opcode::Vshr => By(|cx| binary(cx, SHR)),
        Opcode::Vsqrt => By(|cx| unary(cx, Unary::Sqrt)),
        Opcode::Vsub => By(|cx| binary(cx, SUB)),
        Opcode::Vsubc => By(|cx| carrying(cx, SUB)),
        Opcode::Vsubcs => By(|cx| carrying(cx, SUB)),
        Opcode::Vsubs => By(|cx| with_scalar(cx, SUB)),
        Opcode::Vxor => By(|cx| binary(cx, bits(Op::Xor))),
        Opcode::Vxors => By(|cx| with_scalar(cx, bits(Op::Xor))),
    }
}

/// The bits of 1 in half precision.
const ONE_OF_HALVES: i64 = 0x3c00;

/// Minimum or maximum.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extreme {
    /// Maximum.
    Greatest,
    /// Minimum.
    Least,
}

impl Extreme {
    /// Returns the operation on floats: it propagates NaN, and orders +0 above -0.
    pub(super) const fn op(self) -> Op {
        match self {
            Self::Greatest => Op::FMaximum,
            Self::Least => Op::FMinimum,
        }
    }
}

/// An operation on elements, for floats, signed and unsigned integers.
#[derive(Clone, Copy)]
pub(super) struct Binary {
    float: Option<Op>,
    signed: Op,
    unsigned: Op,
    pub(super) extreme: Option<Extreme>,
}

impl Binary {
    /// Returns the neutral element of a minimum or maximum.
    pub(super) fn neutral(self, dtype: DType) -> Lowered<u64> {
        let element = crate::value::element(dtype).ok_or_else(|| format!("on elements of {dtype}"))?;
        let least = self.extreme.ok_or("of an operation that is no extreme")? == Extreme::Greatest;
        let bits = element.bits();
        let sign = 1_u64 << (bits - 1);
        Ok(match element {
            Element::F16 => 0x7c00 | if least { sign } else { 0 },
            Element::BF16 => 0x7f80 | if least { sign } else { 0 },
            Element::F32 => 0x7f80_0000 | if least { sign } else { 0 },
            Element::F64 => 0x7ff0_0000_0000_0000 | if least { sign } else { 0 },
            Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 => {
                match (dtype.is_unsigned(), least) {
                    (true, true) => 0,
                    (true, false) => u64::MAX >> (64 - bits),
                    (false, true) => sign,
                    (false, false) => sign - 1,
                }
            }
        })
    }
}

const fn arith(float: Op, integer: Op) -> Binary {
    Binary { float: Some(float), signed: integer, unsigned: integer, extreme: None }
}

const fn bits(op: Op) -> Binary {
    Binary { float: None, signed: op, unsigned: op, extreme: None }
}

pub(super) const ADD: Binary = arith(Op::FAdd, Op::Add);
pub(super) const SUB: Binary = arith(Op::FSub, Op::Sub);
pub(super) const MUL: Binary = arith(Op::FMul, Op::Mul);
const DIV: Binary = Binary { float: Some(Op::FDiv), signed: Op::SDiv, unsigned: Op::UDiv, extreme: None };
pub(super) const MAX: Binary =
    Binary { float: Some(Op::FMax), signed: Op::SMax, unsigned: Op::UMax, extreme: Some(Extreme::Greatest) };
pub(super) const MIN: Binary =
    Binary { float: Some(Op::FMin), signed: Op::SMin, unsigned: Op::UMin, extreme: Some(Extreme::Least) };
const SHL: Binary = bits(Op::Shl);
const SHR: Binary = Binary { float: None, signed: Op::AShr, unsigned: Op::LShr, extreme: None };

impl Emitter {
    /// Emits an operation on vectors of elements of a type.
    pub(super) fn binary(&mut self, op: Binary, lhs: Value, rhs: Value, dtype: DType) -> Value {
        let ty = self.function.ty(lhs);
        // Minimum or maximum of a value and the neutral element is the value.
        if let Ok(neutral) = op.neutral(dtype) {
            let is_neutral = |value| self.function.as_constant(value).and_then(genx::Constant::splat) == Some(neutral);
            if is_neutral(rhs) {
                return lhs;
            }
            if is_neutral(lhs) {
                return rhs;
            }
        }
        if ty.element.is_float() {
            return match op.float {
                Some(float) if ty.element == Element::BF16 => {
                    let (a, b) =
                        (self.b().cast(Op::FpExt, lhs, Element::F32), self.b().cast(Op::FpExt, rhs, Element::F32));
                    let value = self.on_floats(op.extreme, float, a, b);
                    self.b().cast(Op::FpTrunc, value, Element::BF16)
                }
                Some(float) => self.on_floats(op.extreme, float, lhs, rhs),
                None => {
                    let integers = integers(ty);
                    let (a, b) = (self.b().bitcast(lhs, integers), self.b().bitcast(rhs, integers));
                    let value = self.b().binary(op.signed, a, b);
                    self.b().bitcast(value, ty)
                }
            };
        }
        let chosen = if dtype.is_unsigned() { op.unsigned } else { op.signed };
        self.b().binary(chosen, lhs, rhs)
    }
}

impl Emitter {
    /// Emits an operation on floats other than `bfloat`.
    fn on_floats(&mut self, extreme: Option<Extreme>, float: Op, lhs: Value, rhs: Value) -> Value {
        match extreme {
            Some(extreme) => self.extreme_of(extreme, lhs, rhs),
            None => self.b().binary(float, lhs, rhs),
        }
    }
}

/// Returns the integer type of the same width.
pub(super) fn integers(ty: Type) -> Type {
    ty.of(Element::integer(ty.element.bits()).unwrap_or(ty.element))
}

/// `result[i] = lhs[i] op rhs[i]`.
fn binary(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let dtype = cx.register(Name::Lhs)?.dtype;
    cx.lanewise(&[Name::Lhs, Name::Rhs], Name::Mask, &mut |e, values| Ok(e.binary(op, values[0], values[1], dtype)))
}

/// `result[i] = lhs[i] / rhs[i]`. In lanes that are not active the divisor is one, because they may hold zeros, by which a division of
/// integers is undefined.
fn quotient(cx: &mut Cx<'_, '_>) -> Lowered {
    let [lhs, rhs] = [cx.register(Name::Lhs)?, cx.register(Name::Rhs)?];
    if !lhs.dtype.is_integer() {
        return binary(cx, DIV);
    }
    let mask = cx.mask(Name::Mask)?;
    let (count, mask) = cx.active(mask, lhs.lanes);
    let [lhs_lanes, divisor] = [lhs.value, rhs.value].map(|value| cx.e().resized(value, count));
    let divisor = match mask {
        Some(mask) => {
            let ty = cx.e().function.ty(divisor);
            let (one, mask) = (cx.e().b().splat_int(ty, 1), cx.e().slice(mask, 0, count));
            cx.e().b().select(mask, divisor, one)
        }
        None => divisor,
    };
    let value = cx.e().binary(DIV, lhs_lanes, divisor, lhs.dtype);
    let value = match mask {
        Some(mask) => cx.e().zeroed(value, mask),
        None => value,
    };
    cx.give_register(Name::Result, value)
}

/// Broadcasts the scalar to all lanes.
fn spread(cx: &mut Cx<'_, '_>, name: Name) -> Lowered<impl FnMut(&mut Emitter, u32) -> Value + use<>> {
    let dtype = cx.register(Name::Input)?.dtype;
    let element = crate::value::element(dtype).ok_or_else(|| format!("on elements of {dtype}"))?;
    let scalar = cx.element(name, element)?;
    Ok(move |e: &mut Emitter, lanes: u32| e.splatted(scalar, lanes))
}

/// `result[i] = input[i] op scalar`.
fn with_scalar(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let dtype = cx.register(Name::Input)?.dtype;
    let mut scalar = spread(cx, Name::Scalar)?;
    cx.lanewise(&[Name::Input], Name::Mask, &mut |e, values| {
        let lanes = e.count(values[0]);
        let other = scalar(e, lanes);
        Ok(e.binary(op, values[0], other, dtype))
    })
}

/// Computes sum or difference of active lanes, with the carry `carry_in` if present, and the predicate of lanes whose
/// unsigned result overflows.
fn carrying(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let (lhs, rhs, mask) = (cx.register(Name::Lhs)?, cx.register(Name::Rhs)?, cx.mask(Name::Mask)?);
    let (a, b, dtype) = (cx.e().all_lanes(lhs), cx.e().all_lanes(rhs), lhs.dtype);
    let carried = if cx.has(Name::CarryIn) { Some(cx.mask(Name::CarryIn)?) } else { None };
    let sums = op.signed == Op::Add;
    let e = cx.e();
    // A sum has wrapped if it is below an addend, a difference if it is above the minuend.
    let step = |e: &mut Emitter, from: Value, by: Value| {
        let value = e.binary(op, from, by, dtype);
        let (low, high) = if sums { (value, from) } else { (from, value) };
        (value, e.b().icmp(IntPredicate::Ult, low, high))
    };
    let (mut value, mut carry) = step(e, a, b);
    if let Some(carried) = carried {
        let ty = e.function.ty(value);
        let (one, zero) = (e.b().splat_int(ty, 1), e.b().splat_int(ty, 0));
        let more = e.b().select(carried, one, zero);
        let (next, again) = step(e, value, more);
        (value, carry) = (next, e.b().binary(Op::Or, carry, again));
    }
    let (value, carry) =
        if e.is_all(mask) { (value, carry) } else { (e.zeroed(value, mask), e.b().binary(Op::And, carry, mask)) };
    cx.give_register(Name::Result, value)?;
    cx.give(Name::Carry, Val::Mask(carry.into()));
    Ok(())
}

/// Lowers `vshls` and `vshrs`: one 16-bit amount for all lanes.
fn shift_by_scalar(cx: &mut Cx<'_, '_>) -> Lowered {
    let op = if cx.def.is(Opcode::Vshls) { SHL } else { SHR };
    with_scalar(cx, op)
}

/// `result[i]` is `input[i]` if it is positive, else `input[i] * scalar`.
fn leaky(cx: &mut Cx<'_, '_>) -> Lowered {
    let dtype = cx.register(Name::Input)?.dtype;
    let mut scalar = spread(cx, Name::Scalar)?;
    cx.lanewise(&[Name::Input], Name::Mask, &mut |e, values| {
        let lanes = e.count(values[0]);
        let slope = scalar(e, lanes);
        e.leaky(values[0], slope, dtype)
    })
}

impl Emitter {
    /// Returns a value if it is positive, else its product with a slope. A positive value is multiplied by one, so that a denormal is
    /// zero.
    pub(super) fn leaky(&mut self, value: Value, slope: Value, dtype: DType) -> Lowered<Value> {
        let ty = self.function.ty(value);
        let one = match ty.element {
            Element::F32 => i64::from(1_f32.to_bits()),
            Element::F16 => 0x3c00,
            Element::BF16 => 0x3f80,
            Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 | Element::F64 => {
                return Err(format!("on elements of {dtype}"));
            }
        };
        let (zero, one) = (self.b().splat_int(ty, 0), self.b().splat_int(ty, one));
        let positive = self.b().fcmp(FloatPredicate::Ogt, value, zero);
        let factor = self.b().select(positive, one, slope);
        Ok(self.binary(MUL, value, factor, dtype))
    }

    /// Computes `e^x` in single precision.
    pub(super) fn exponential(&mut self, value: Value) -> Value {
        self.function_of(Unary::Exp, value)
    }
}

/// A unary operation on elements.
#[derive(Clone, Copy)]
pub(crate) enum Unary {
    Abs,
    BitCount,
    Exp,
    Ln,
    Neg,
    Not,
    Recip,
    Relu,
    Rsqrt,
    SignCount,
    Sqrt,
}

/// `result[i] = op input[i]`.
fn unary(cx: &mut Cx<'_, '_>, op: Unary) -> Lowered {
    let dtype = cx.register(Name::Input)?.dtype;
    cx.lanewise(&[Name::Input], Name::Mask, &mut |e, values| e.unary_of(op, values[0], dtype))
}

impl Emitter {
    /// Broadcasts a scalar to all lanes of a vector.
    pub(crate) fn splatted(&mut self, scalar: Value, lanes: u32) -> Value {
        let ty = self.function.ty(scalar);
        if let Some(constant) = self.function.as_constant(scalar).cloned() {
            return self.function.constant(Type::vector(ty.element, lanes), constant);
        }
        self.b().splat(scalar, lanes)
    }

    /// Computes a unary operation on all elements of a value of type `dtype`.
    pub(crate) fn unary_of(&mut self, op: Unary, value: Value, dtype: DType) -> Lowered<Value> {
        let ty = self.function.ty(value);
        let float = ty.element.is_float();
        let math = |op: Unary| {
            if float { Ok(()) } else { Err(format!("on elements of {dtype}: {}", name_of(op))) }
        };
        Ok(match op {
            Unary::Abs if float => self.b().unary(Op::AbsF, value),
            Unary::Abs => self.b().unary(Op::AbsI, value),
            Unary::BitCount if !float => self.b().unary(Op::CBit, value),
            Unary::SignCount if !float && ty.element.bits() <= 32 => self.signs(value),
            Unary::Neg if float => self.b().unary(Op::FNeg, value),
            Unary::Neg => {
                let zero = self.b().splat_int(ty, 0);
                self.b().binary(Op::Sub, zero, value)
            }
            Unary::Not => {
                let whole = integers(ty);
                let (bits, ones) = (self.b().bitcast(value, whole), self.b().splat_int(whole, -1));
                let inverted = self.b().binary(Op::Xor, bits, ones);
                self.b().bitcast(inverted, ty)
            }
            Unary::Relu => {
                let zero = self.b().splat_int(ty, 0);
                self.binary(MAX, value, zero, dtype)
            }
            Unary::Exp | Unary::Ln | Unary::Recip | Unary::Rsqrt | Unary::Sqrt | Unary::BitCount | Unary::SignCount => {
                math(op)?;
                if ty.element == Element::F32 {
                    return Ok(self.function_of(op, value));
                }
                // Other floats are computed in single precision, whose error is below their rounding. Denormals of half
                // precision are flushed; `exp` of a denormal is 1, as of zero.
                let value = if matches!(op, Unary::Exp) { value } else { self.flushed(value) };
                let wide = self.b().cast(Op::FpExt, value, Element::F32);
                let result = self.function_of(op, wide);
                let result = self.b().cast(Op::FpTrunc, result, ty.element);
                // Square roots, reciprocal square roots and logarithms in half precision are never denormal.
                if matches!(op, Unary::Exp | Unary::Recip) { self.flushed(result) } else { result }
            }
        })
    }

    /// Flushes denormals of half precision, as arithmetic does; other floats are unchanged.
    fn flushed(&mut self, value: Value) -> Value {
        let ty = self.function.ty(value);
        if ty.element != Element::F16 {
            return value;
        }
        let one = self.b().splat_int(ty, ONE_OF_HALVES);
        self.b().binary(Op::FMul, value, one)
    }

    /// Counts the bits after the sign bit that equal it: inverts negative numbers, and counts leading zeros.
    fn signs(&mut self, value: Value) -> Value {
        let ty = self.function.ty(value);
        let wide = if ty.element == Element::I32 { value } else { self.b().cast(Op::SExt, value, Element::I32) };
        let words = Type::vector(Element::I32, ty.count());
        let (last, sign) =
            (self.b().splat_int(words, 31), self.b().splat_int(words, i64::from(33 - ty.element.bits())));
        let signs = self.b().binary(Op::AShr, wide, last);
        let rest = self.b().binary(Op::Xor, wide, signs);
        let zeros = self.b().unary(Op::Lzd, rest);
        let count = self.b().binary(Op::Sub, zeros, sign);
        if ty.element == Element::I32 { count } else { self.b().cast(Op::Trunc, count, ty.element) }
    }

    /// Computes a math function in single precision. The hardware has powers and logarithms to base 2.
    fn function_of(&mut self, op: Unary, value: Value) -> Value {
        let lanes = self.function.ty(value).lanes;
        match op {
            Unary::Exp => {
                let scale = self.b().splat_f32(lanes, std::f32::consts::LOG2_E);
                let power = self.b().binary(Op::FMul, value, scale);
                self.b().unary(Op::Exp, power)
            }
            Unary::Ln => {
                let logarithm = self.b().unary(Op::Log, value);
                let scale = self.b().splat_f32(lanes, std::f32::consts::LN_2);
                self.b().binary(Op::FMul, logarithm, scale)
            }
            Unary::Recip => self.b().unary(Op::Inv, value),
            Unary::Rsqrt => self.b().unary(Op::RSqrt, value),
            Unary::Sqrt => self.b().unary(Op::Sqrt, value),
            Unary::Abs | Unary::BitCount | Unary::Neg | Unary::Not | Unary::Relu | Unary::SignCount => value,
        }
    }
}

const fn name_of(op: Unary) -> &'static str {
    match op {
        Unary::Abs => "magnitude",
        Unary::BitCount => "number of bits",
        Unary::Exp => "exponential",
        Unary::Ln => "logarithm",
        Unary::Neg => "negation",
        Unary::Not => "complement",
        Unary::Recip => "reciprocal",
        Unary::Relu => "rectifier",
        Unary::Rsqrt => "reciprocal square root",
        Unary::SignCount => "number of bits of the sign",
        Unary::Sqrt => "square root",
    }
}
