//! Element-by-element operations on tiles.

use super::{
    Entry,
    convert::convert,
    instructions::{
        PXOR, VABS, VADD, VAND, VDIV, VEXP, VLN, VMAX, VMIN, VMUL, VMULA, VNEG, VNOT, VOR, VPRELU, VRELU, VSHL, VSHR,
        VSQRT, VSUB, VTRC, VXOR,
    },
    lane::Lane,
};
use crate::ir::{Lowered, is_float, is_unsigned};
use mlir_dialect::melior::ir::Value;
use pto_isa::{Op, ops::elementwise};

const _: () = super::assert_complete(elementwise::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::lanes("tabs", |l| unary(l, VABS)),
    Entry::lanes("tadd", |l| binary(l, VADD)),
    Entry::lanes("taddc", |l| ternary(l, VADD)),
    Entry::missing("tadddeqrelu", "its sum has another element type"),
    Entry::lanes("taddrelu", |l| rectified(l, VADD)),
    Entry::missing("taddreluconv", "its sum has another element type"),
    Entry::lanes("tand", |l| binary(l, VAND)),
    Entry::missing("tcmp", "comparisons to bit masks are not written yet"),
    Entry::by("tcvt", convert),
    Entry::lanes("tdiv", |l| binary(l, VDIV)),
    Entry::lanes("texp", |l| unary(l, VEXP)),
    Entry::lanes("tfmod", |l| {
        let [x, y] = [l.source(0)?, l.source(1)?];
        truncated_remainder(l, x, y)
    }),
    Entry::lanes("tfusedmuladd", fused_product),
    Entry::lanes("tfusedmuladdrelu", |l| {
        let sum = fused_product(l)?;
        l.unary(VRELU, sum)
    }),
    Entry::lanes("tlog", |l| unary(l, VLN)),
    Entry::lanes("tmax", |l| binary(l, VMAX)),
    Entry::lanes("tmin", |l| binary(l, VMIN)),
    Entry::lanes("tmul", |l| binary(l, VMUL)),
    Entry::lanes("tmuladddst", |l| {
        let operands = [l.source(2)?, l.source(0)?, l.source(1)?];
        l.multiply_add(VMULA, operands)
    }),
    Entry::lanes("tneg", |l| unary(l, VNEG)),
    Entry::lanes("tnot", |l| unary(l, VNOT)),
    Entry::lanes("tor", |l| binary(l, VOR)),
    Entry::missing("tpow", "powers are not written yet"),
    Entry::lanes("tprelu", |l| binary(l, VPRELU)),
    Entry::lanes("trecip", |l| {
        let x = l.source(0)?;
        reciprocal(l, x)
    }),
    Entry::lanes("trelu", |l| unary(l, VRELU)),
    Entry::lanes("trem", |l| {
        let [x, y] = [l.source(0)?, l.source(1)?];
        floored_remainder(l, x, y)
    }),
    Entry::lanes("trsqrt", |l| {
        let root = unary(l, VSQRT)?;
        reciprocal(l, root)
    }),
    Entry::missing("tsel", "selections by bit masks are not written yet"),
    Entry::lanes("tshl", |l| binary(l, VSHL)),
    Entry::lanes("tshr", |l| binary(l, VSHR)),
    Entry::lanes("tsqrt", |l| unary(l, VSQRT)),
    Entry::lanes("tsub", |l| binary(l, VSUB)),
    Entry::lanes("tsubc", |l| ternary(l, VSUB)),
    Entry::lanes("tsubrelu", |l| rectified(l, VSUB)),
    Entry::lanes("txor", |l| binary(l, VXOR)),
];

fn unary<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, row: &'static Op) -> Lowered<Value<'c, 'a>> {
    let x = l.source(0)?;
    l.unary(row, x)
}

fn binary<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, row: &'static Op) -> Lowered<Value<'c, 'a>> {
    let [x, y] = [l.source(0)?, l.source(1)?];
    l.binary(row, x, y)
}

/// The third source added to what the first two give.
fn ternary<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, row: &'static Op) -> Lowered<Value<'c, 'a>> {
    let (inner, z) = (binary(l, row)?, l.source(2)?);
    l.binary(VADD, inner, z)
}

fn rectified<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, row: &'static Op) -> Lowered<Value<'c, 'a>> {
    let inner = binary(l, row)?;
    l.unary(VRELU, inner)
}

/// The product of the first source and the destination, plus the second source.
fn fused_product<'c, 'a>(l: &mut Lane<'_, 'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let operands = [l.source(1)?, l.source(0)?, l.source(2)?];
    l.multiply_add(VMULA, operands)
}

fn reciprocal<'c, 'a>(l: &mut Lane<'_, 'c, 'a>, x: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let one = l.one()?;
    l.binary(VDIV, one, x)
}

/// `x - y * trunc(x / y)`
pub(super) fn truncated_remainder<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    x: Value<'c, 'a>,
    y: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let mut quotient = l.binary(VDIV, x, y)?;
    if is_float(l.dtype) {
        let r#type = l.b.vreg(l.dtype)?;
        quotient = l.b.value(VTRC, &[quotient, l.mask], &[("round_mode", "Z")], r#type)?;
    }
    let product = l.binary(VMUL, quotient, y)?;
    l.binary(VSUB, x, product)
}

/// As [`truncated_remainder`], with the sign of `y`.
pub(super) fn floored_remainder<'c, 'a>(
    l: &mut Lane<'_, 'c, 'a>,
    x: Value<'c, 'a>,
    y: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let rest = truncated_remainder(l, x, y)?;
    if is_unsigned(l.dtype) {
        return Ok(rest);
    }
    let some = l.against_zero(rest, "ne", l.mask)?;
    let below = l.against_zero(rest, "lt", some)?;
    let divisor_below = l.against_zero(y, "lt", some)?;
    let granularity = mlir_dialect::melior::ir::ValueLike::r#type(&some);
    let differ = l.b.value(PXOR, &[below, divisor_below, some], &[], granularity)?;
    let moved = l.binary(VADD, rest, y)?;
    l.select(differ, moved, rest)
}
