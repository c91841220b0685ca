//! Lowers element-wise operations on tiles.

use super::{
    Expander,
    Rule::{self, By, Lanes, Nest},
    Site, bits,
    convert::{Conversion, EXACT, How, convert},
    instructions::{
        VABS, VADD, VAND, VCVT, VDIV, VEXP, VLN, VMADD, VMAX, VMAXS, VMIN, VMUL, VMULA, VMULS, VNEG, VNOT, VOR, VPRELU,
        VRELU, VSHL, VSHR, VSQRT, VSUB, VXOR,
    },
    lane::{Lane, Needs, expand, expand_with},
    power::power,
    precise,
    remainder::{floored_remainder, truncated_remainder},
};
use crate::builder::{Lowered, set};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, Op,
    attrs::VectorRound,
    ops::elementwise::Opcode,
    types::{Class, DType},
};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Tabs => Lanes(|l| unary(l, VABS)),
        Opcode::Tadd => Lanes(|l| binary(l, VADD)),
        Opcode::Taddc => Lanes(|l| ternary(l, VADD)),
        Opcode::Tadddeqrelu => Nest(dequantised_sum),
        Opcode::Taddrelu => Lanes(|l| rectified(l, VADD)),
        Opcode::Taddreluconv => Nest(converted_sum),
        Opcode::Tand => Lanes(|l| binary(l, VAND)),
        Opcode::Tcmp => By(bits::compare),
        Opcode::Tcvt => Nest(convert),
        Opcode::Tdiv => Nest(|x, site| match precise::is_wanted(site) && x.tile(site, 2)?.desc.dtype.is_float() {
            true => precise::divide(x, site, false),
            false => expand(x, site, |l| binary(l, VDIV)),
        }),
        Opcode::Texp => Lanes(|l| unary(l, VEXP)),
        Opcode::Tfmod => Lanes(|l| {
            let [x, y] = [l.source(0)?, l.source(1)?];
            truncated_remainder(l, x, y)
        }),
        Opcode::Tfusedmuladd => Lanes(fused_product),
        Opcode::Tfusedmuladdrelu => Lanes(|l| {
            let sum = fused_product(l)?;
            rectify(l, sum)
        }),
        Opcode::Tlog => Lanes(|l| unary(l, VLN)),
        Opcode::Tmax => Lanes(|l| binary(l, VMAX)),
        Opcode::Tmin => Lanes(|l| binary(l, VMIN)),
        Opcode::Tmul => Lanes(|l| binary(l, VMUL)),
        Opcode::Tmuladddst => Lanes(|l| {
            let operands = [l.source(2)?, l.source(0)?, l.source(1)?];
            l.multiply_add(VMULA, operands)
        }),
        Opcode::Tneg => Lanes(|l| unary(l, VNEG)),
        Opcode::Tnot => Lanes(|l| unary(l, VNOT)),
        Opcode::Tor => Lanes(|l| binary(l, VOR)),
        Opcode::Tpow => Nest(power),
        Opcode::Tprelu => Lanes(|l| binary(l, VPRELU)),
        Opcode::Trecip => Lanes(|l| {
            let x = l.source(0)?;
            reciprocal(l, x)
        }),
        Opcode::Trelu => Lanes(|l| {
            let x = l.source(0)?;
            rectify(l, x)
        }),
        Opcode::Trem => Lanes(|l| {
            let [x, y] = [l.source(0)?, l.source(1)?];
            floored_remainder(l, x, y)
        }),
        Opcode::Trsqrt => Lanes(|l| {
            let root = unary(l, VSQRT)?;
            reciprocal(l, root)
        }),
        Opcode::Tsel => By(bits::select),
        Opcode::Tshl => Lanes(|l| shift(l, VSHL)),
        Opcode::Tshr => Lanes(|l| shift(l, VSHR)),
        Opcode::Tsqrt => Lanes(|l| unary(l, VSQRT)),
        Opcode::Tsub => Lanes(|l| binary(l, VSUB)),
        Opcode::Tsubc => Lanes(|l| ternary(l, VSUB)),
        Opcode::Tsubrelu => Lanes(|l| rectified(l, VSUB)),
        Opcode::Txor => Lanes(|l| binary(l, VXOR)),
    }
}

/// Emits the sum of integers as f32, times a factor, in the type of the destination.
fn dequantised_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let needs = Needs { scalar: Some(DType::F32), wide: Some(DType::F32) };
    expand_with(x, site, needs, |l| {
        let sum = binary(l, VADD)?;
        let (sum, scale) = (nearest_f32(l, sum)?, l.scalar()?);
        let product = l.binary(VMULS, sum, scale)?;
        let (product, mask) = (l.converted(product, EXACT)?, l.mask_of(l.dtype)?);
        l.b.value(VRELU, &[product, mask], &[], product.r#type())
    })
}

/// Converts 32-bit integers to f32. Unsigned ones are the sum of two halves, each of which is exact.
fn nearest_f32<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, integers: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let all = l.b.all_of(DType::F32)?;
    let float = l.b.vreg(DType::F32)?;
    let of_signed =
        |l: &mut Lane<'_, 'c, 'a>, integers| l.b.value(VCVT, &[integers, all], &[set(Key::Rnd, VectorRound::R)], float);
    let from = l.dtype_of(integers)?;
    if !from.is_unsigned() {
        return of_signed(l, integers);
    }
    let upper = l.b.shifted_right(integers, from, 16)?;
    let low_bits = l.b.splat(0xffff, from)?;
    let lower = l.b.value(VAND, &[integers, low_bits, all], &[], integers.r#type())?;
    let [upper, lower] = [l.b.bits(upper, DType::I32)?, l.b.bits(lower, DType::I32)?];
    let [upper, lower] = [of_signed(l, upper)?, of_signed(l, lower)?];
    let step = l.b.constant(i64::from(65536.0_f32.to_bits()), DType::F32)?;
    let upper = l.binary(VMULS, upper, step)?;
    l.binary(VADD, upper, lower)
}

/// Emits the rectified sum, converted to the type of the destination.
fn converted_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (from, to) = (x.tile(site, 0)?.desc.dtype, x.tile(site, 2)?.desc.dtype);
    let wide = Conversion::between(from, to).map(|conversion| conversion.wide);
    let wide = wide.ok_or_else(|| site.refuse(format_args!("from {from} to {to}")))?;
    expand_with(x, site, Needs { scalar: None, wide: Some(wide) }, |l| {
        let sum = rectified(l, VADD)?;
        let how = How { rounding: VectorRound::R, saturates: l.dtype.is_integer() };
        l.converted(sum, how)
    })
}

fn unary<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let x = l.source(0)?;
    l.unary(def, x)
}

fn binary<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let [x, y] = [l.source(0)?, l.source(1)?];
    l.binary(def, x, y)
}

/// Shifts a source by another one: shift amounts are signed.
fn shift<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let [x, y] = [l.source(0)?, l.source(1)?];
    let found = l.dtype_of(y)?;
    let amounts = l.b.bits(y, found.with_sign(Class::Signed))?;
    l.binary(def, x, amounts)
}

/// Adds the third source to the result for the first two.
fn ternary<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let (inner, z) = (binary(l, def)?, l.source(2)?);
    l.binary(VADD, inner, z)
}

fn rectified<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, def: &'static Op) -> Lowered<Value<'c, 'a>> {
    let inner = binary(l, def)?;
    rectify(l, inner)
}

/// Emits `max(x, 0)`. The instruction takes no integers but signed 32-bit ones.
fn rectify<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let dtype = l.dtype_of(x)?;
    if dtype.is_integer() && (dtype.bits() != 32 || dtype.is_unsigned()) {
        let zero = l.b.constant(0, dtype.signless())?;
        return l.binary(VMAXS, x, zero);
    }
    l.unary(VRELU, x)
}

/// Emits the product of the first source and the destination, plus the second source.
fn fused_product<'c, 'a>(l: &mut Lane<'_, 'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let operands = [l.source(1)?, l.source(0)?, l.source(2)?];
    l.multiply_add(VMADD, operands)
}

fn reciprocal<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let one = l.one()?;
    l.binary(VDIV, one, x)
}
