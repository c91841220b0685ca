//! The `math` dialect, computed in f64 and rounded: the scalar pipe is a processor core.

use super::arith::{binary, unary};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::Run;
use pto_numerics::{Binary, Element, Profile, Unary};
use pto_upstream::Math;

/// Returns the semantics of an operation of `math`.
pub(crate) fn math(op: Math) -> Run {
    match op {
        Math::AbsF => |cx| function(cx, Unary::Abs),
        Math::AbsI => |cx| function(cx, Unary::Abs),
        Math::Ceil => |cx| of_f64(cx, f64::ceil),
        Math::Cos => |cx| function(cx, Unary::Cos),
        Math::Exp => |cx| function(cx, Unary::Exp),
        Math::Floor => |cx| of_f64(cx, f64::floor),
        Math::Fma => fma,
        Math::Log => |cx| function(cx, Unary::Ln),
        Math::PowF => |cx| binary(cx, |a, b| pto_numerics::binary(Binary::Pow, a, b, Profile::Cpu)),
        Math::Rsqrt => |cx| function(cx, Unary::Rsqrt),
        Math::Sin => |cx| function(cx, Unary::Sin),
        Math::Sqrt => |cx| function(cx, Unary::Sqrt),
    }
}

fn function(cx: &mut Ctx<'_, '_>, op: Unary) -> Exec {
    unary(cx, |value, _| pto_numerics::unary(op, value, Profile::Cpu))
}

fn of_f64(cx: &mut Ctx<'_, '_>, f: fn(f64) -> f64) -> Exec {
    unary(cx, |value, to| Ok(Element::from_f64(to, f(value.to_f64()))))
}

/// Executes `math.fma`, the product of the first two operands plus the third, rounded once.
fn fma(cx: &mut Ctx<'_, '_>) -> Exec {
    let added = cx.element_at(2)?;
    binary(cx, |a, b| pto_numerics::mul_add(added, a, b, pto_numerics::Fusion::Fused, Profile::Cpu))
}
