//! The `math` dialect, computed in f64 and rounded: the scalar pipe is a processor core.

use super::arith::{binary, unary};
use super::{Upstream, run};
use crate::context::Ctx;
use crate::fault::Exec;
use pto_numerics::{Binary, Element, Profile, Unary};

pub(super) const OPS: &[Upstream] = &[
    run("math.absf", |cx| function(cx, Unary::Abs)),
    run("math.absi", |cx| function(cx, Unary::Abs)),
    run("math.ceil", |cx| of_f64(cx, f64::ceil)),
    run("math.cos", |cx| function(cx, Unary::Cos)),
    run("math.exp", |cx| function(cx, Unary::Exp)),
    run("math.floor", |cx| of_f64(cx, f64::floor)),
    run("math.fma", fma),
    run("math.log", |cx| function(cx, Unary::Ln)),
    run("math.powf", |cx| binary(cx, |a, b| pto_numerics::binary(Binary::Pow, a, b, Profile::Cpu))),
    run("math.rsqrt", |cx| function(cx, Unary::Rsqrt)),
    run("math.sin", |cx| function(cx, Unary::Sin)),
    run("math.sqrt", |cx| function(cx, Unary::Sqrt)),
];

fn function(cx: &mut Ctx<'_, '_>, op: Unary) -> Exec {
    unary(cx, |value, _| pto_numerics::unary(op, value, Profile::Cpu))
}

fn of_f64(cx: &mut Ctx<'_, '_>, f: fn(f64) -> f64) -> Exec {
    unary(cx, |value, to| Ok(Element::from_f64(to, f(value.to_f64()))))
}

/// `math.fma`: rounded once.
fn fma(cx: &mut Ctx<'_, '_>) -> Exec {
    let third = cx.element_at(2)?;
    binary(cx, |a, b| pto_numerics::mul_add(a, b, third, pto_numerics::Fusion::Fused, Profile::Cpu))
}
