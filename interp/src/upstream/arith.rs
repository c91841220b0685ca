//! The `arith` dialect. Source of all semantics: its documentation in MLIR 22. Floats are IEEE 754, because the scalar
//! pipe is a processor core.

use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use crate::semantics::Run;
use crate::value::Value;
use pto_isa::Key;
use pto_isa::codes;
use pto_isa::types::{Class, DType};
use pto_numerics::{Binary, Element, Profile, Rounding, Saturation, Unary, Undefined};
use pto_program::AttributeValue;
use pto_upstream::Arith;
use std::cmp::Ordering;

/// Returns the semantics of an operation of `arith`.
pub(crate) fn arith(op: Arith) -> Run {
    match op {
        Arith::AddF => |cx| numerics(cx, Binary::Add),
        Arith::AddI => |cx| numerics(cx, Binary::Add),
        Arith::AndI => |cx| numerics(cx, Binary::And),
        Arith::Bitcast => |cx| unary(cx, |value, to| Ok(value.reinterpret(to))),
        Arith::CeilDivSI => |cx| divide(cx, signed, |a, b| -floor_divide(-a, b)),
        Arith::CeilDivUI => |cx| divide(cx, unsigned, |a, b| (a + b - 1) / b),
        Arith::CmpF => cmpf,
        Arith::CmpI => cmpi,
        Arith::Constant => constant,
        Arith::DivF => |cx| binary(cx, quotient),
        Arith::DivSI => |cx| divide(cx, signed, |a, b| a / b),
        Arith::DivUI => |cx| divide(cx, unsigned, |a, b| a / b),
        Arith::ExtF => |cx| unary(cx, convert),
        Arith::ExtSI => |cx| unary(cx, |value, to| Ok(Element::from_int(to, signed(value)))),
        Arith::ExtUI => |cx| unary(cx, |value, to| Ok(Element::from_int(to, unsigned(value)))),
        Arith::FloorDivSI => |cx| divide(cx, signed, floor_divide),
        Arith::FPToSI => |cx| unary(cx, truncate),
        Arith::FPToUI => |cx| unary(cx, truncate),
        Arith::IndexCast => |cx| unary(cx, |value, to| Ok(Element::from_int(to, signed(value)))),
        Arith::IndexCastUI => |cx| unary(cx, |value, to| Ok(Element::from_int(to, unsigned(value)))),
        Arith::MaximumF => |cx| numerics_of(cx, Binary::Max, Profile::NpuA5),
        Arith::MaxNumF => |cx| number(cx, Binary::Max),
        Arith::MaxSI => |cx| integers(cx, signed, i128::max),
        Arith::MaxUI => |cx| integers(cx, unsigned, i128::max),
        Arith::MinimumF => |cx| numerics_of(cx, Binary::Min, Profile::NpuA5),
        Arith::MinNumF => |cx| number(cx, Binary::Min),
        Arith::MinSI => |cx| integers(cx, signed, i128::min),
        Arith::MinUI => |cx| integers(cx, unsigned, i128::min),
        Arith::MulF => |cx| numerics(cx, Binary::Mul),
        Arith::MulI => |cx| numerics(cx, Binary::Mul),
        Arith::NegF => |cx| unary(cx, |value, _| pto_numerics::unary(Unary::Neg, value, Profile::Cpu)),
        Arith::OrI => |cx| numerics(cx, Binary::Or),
        Arith::RemF => |cx| numerics(cx, Binary::Fmod),
        Arith::RemSI => |cx| divide(cx, signed, |a, b| a % b),
        Arith::RemUI => |cx| divide(cx, unsigned, |a, b| a % b),
        Arith::Select => select,
        Arith::ShLI => |cx| shift(cx, unsigned, |value, amount| value << amount),
        Arith::ShRSI => |cx| shift(cx, signed, |value, amount| value >> amount),
        Arith::ShRUI => |cx| shift(cx, unsigned, |value, amount| value >> amount),
        Arith::SIToFP => |cx| unary(cx, |value, to| Ok(Element::from_int(to, signed(value)))),
        Arith::SubF => |cx| numerics(cx, Binary::Sub),
        Arith::SubI => |cx| numerics(cx, Binary::Sub),
        Arith::TruncF => |cx| unary(cx, convert),
        Arith::TruncI => |cx| unary(cx, |value, to| Ok(value.reinterpret(to))),
        Arith::UIToFP => |cx| unary(cx, |value, to| Ok(Element::from_int(to, unsigned(value)))),
        Arith::XOrI => |cx| numerics(cx, Binary::Xor),
    }
}

/// Returns the sign-extended integer. A truth value is a signed bit.
fn signed(element: Element) -> i128 {
    match element.dtype().class() {
        Class::Truth => -i128::from(element.bits() & 1),
        Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::Float(_) | Class::LowPrecision => {
            element.to_int().unwrap_or(0)
        }
    }
}

/// Returns the zero-extended integer.
fn unsigned(element: Element) -> i128 {
    element.bits().into()
}

/// Returns the quotient rounded down; the divisor must not be zero.
fn floor_divide(a: i128, b: i128) -> i128 {
    let quotient = a / b;
    quotient - i128::from(a % b != 0 && (a < 0) != (b < 0))
}

/// Returns the element type of the result.
fn result(cx: &Ctx<'_, '_>) -> Exec<DType> {
    match cx.result_type_at(0) {
        pto_isa::TypeDesc::Vector { dtype, .. } => Ok(dtype),
        other => {
            other.dtype().ok_or_else(|| cx.fault(codes::RUN_MALFORMED, format!("expected a number, found {other}")))
        }
    }
}

/// Returns the elements of an operand: a number, or the lanes of a vector.
fn lanes(cx: &Ctx<'_, '_>, index: usize) -> Exec<Vec<Element>> {
    match cx.at(index)? {
        Value::Vector(lanes) => Ok(lanes.clone()),
        _ => Ok(vec![cx.element_at(index)?]),
    }
}

/// Sets the result to a number, or to a vector if an operand was one.
fn give(cx: &mut Ctx<'_, '_>, lanes: Vec<Element>) {
    let value = match (cx.result_type_at(0), lanes.as_slice()) {
        (pto_isa::TypeDesc::Vector { .. }, _) | (_, []) => Value::Vector(lanes),
        (_, [first, ..]) => Value::Scalar(*first),
    };
    cx.give_at(0, value);
}

/// Applies a function to the elements of one operand.
pub(super) fn unary(cx: &mut Ctx<'_, '_>, f: impl Fn(Element, DType) -> Result<Element, Undefined>) -> Exec {
    // Pointers that are compared or cast elsewhere have no arithmetic.
    let to = result(cx)?;
    let made: Result<Vec<Element>, Undefined> = lanes(cx, 0)?.into_iter().map(|value| f(value, to)).collect();
    let made = made.map_err(|why| cx.undefined(why, "the operand"))?;
    give(cx, made);
    Ok(())
}

/// Applies a function to the elements of two operands.
pub(super) fn binary(cx: &mut Ctx<'_, '_>, f: impl Fn(Element, Element) -> Result<Element, Undefined>) -> Exec {
    let (lhs, rhs) = (lanes(cx, 0)?, lanes(cx, 1)?);
    let made: Result<Vec<Element>, Undefined> = lhs.into_iter().zip(rhs).map(|(a, b)| f(a, b)).collect();
    let made = made.map_err(|why| cx.undefined(why, "the operands"))?;
    give(cx, made);
    Ok(())
}

fn numerics(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    numerics_of(cx, op, Profile::Cpu)
}

fn numerics_of(cx: &mut Ctx<'_, '_>, op: Binary, profile: Profile) -> Exec {
    binary(cx, |a, b| pto_numerics::binary(op, a, b, profile))
}

/// Divides floats; a quotient by zero is an infinity or NaN, as IEEE 754 has it.
fn quotient(a: Element, b: Element) -> Result<Element, Undefined> {
    if b.to_f64() == 0.0 {
        return Ok(Element::from_f64(a.dtype(), a.to_f64() / b.to_f64()));
    }
    pto_numerics::binary(Binary::Div, a, b, Profile::Cpu)
}

/// Computes the maximum or minimum of two floats; returns the other operand if one is NaN.
fn number(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    binary(cx, |a, b| match (a.is_nan(), b.is_nan()) {
        (true, _) => Ok(b),
        (_, true) => Ok(a),
        (false, false) => pto_numerics::binary(op, a, b, Profile::Cpu),
    })
}

/// Applies a function to two integers, whose result wraps around.
fn integers(cx: &mut Ctx<'_, '_>, of: fn(Element) -> i128, f: impl Fn(i128, i128) -> i128) -> Exec {
    let dtype = result(cx)?;
    binary(cx, |a, b| Ok(Element::from_int(dtype, f(of(a), of(b)))))
}

/// Applies a function to two integers, the second of which must not be zero.
fn divide(cx: &mut Ctx<'_, '_>, of: fn(Element) -> i128, f: impl Fn(i128, i128) -> i128) -> Exec {
    let dtype = result(cx)?;
    binary(cx, |a, b| match of(b) {
        0 => Err(Undefined::DivisionByZero),
        divisor => Ok(Element::from_int(dtype, f(of(a), divisor))),
    })
}

/// Shifts by less than the width.
fn shift(cx: &mut Ctx<'_, '_>, of: fn(Element) -> i128, f: impl Fn(i128, u32) -> i128) -> Exec {
    let dtype = result(cx)?;
    binary(cx, |value, amount| match u32::try_from(unsigned(amount)) {
        Ok(amount) if amount < dtype.bits() => Ok(Element::from_int(dtype, f(of(value), amount))),
        Ok(_) | Err(_) => Err(Undefined::ShiftAmount { amount: unsigned(amount), width: dtype.bits() }),
    })
}

/// Converts a float to another width, rounded to nearest even.
fn convert(value: Element, to: DType) -> Result<Element, Undefined> {
    pto_numerics::convert(value, to, Rounding::Even, Saturation::Off, Profile::Cpu)
}

/// Converts a float to an integer, rounded toward zero; undefined if it does not fit.
fn truncate(value: Element, to: DType) -> Result<Element, Undefined> {
    pto_numerics::convert(value, to, Rounding::Zero, Saturation::Off, Profile::Cpu)
}

/// Executes `arith.constant`.
fn constant(cx: &mut Ctx<'_, '_>) -> Exec {
    let dtype = result(cx)?;
    let element = match cx.instruction.attribute_spelled("value") {
        AttributeValue::Int(value) => Element::from_int(dtype, (*value).into()),
        AttributeValue::Float(value) => Element::from_f64(dtype, *value),
        AttributeValue::Elements(_, bits) => {
            let lanes = bits.iter().map(|bits| Element::new(dtype, *bits)).collect();
            cx.give_at(0, Value::Vector(lanes));
            return Ok(());
        }
        AttributeValue::Text(_)
        | AttributeValue::Symbol(_)
        | AttributeValue::Ints(_)
        | AttributeValue::Case(..)
        | AttributeValue::Cases(_)
        | AttributeValue::Unit
        | AttributeValue::Absent => {
            if let pto_isa::TypeDesc::Vector { lanes, .. } = cx.result_type_at(0) {
                cx.held(lanes)?;
            }
            return Err(cx.fault(codes::RUN_NOT_INTERPRETED, "expected a number, found another constant"));
        }
    };
    cx.give_at(0, Value::Scalar(element));
    Ok(())
}

fn predicate(cx: &Ctx<'_, '_>) -> i64 {
    cx.int_attribute(Key::Predicate).unwrap_or(0)
}

/// Executes `arith.cmpi`: the predicates are numbered as in `arith::CmpIPredicate`.
fn cmpi(cx: &mut Ctx<'_, '_>) -> Exec {
    let predicate = predicate(cx);
    binary(cx, |a, b| {
        let (s, u) = (signed(a).cmp(&signed(b)), unsigned(a).cmp(&unsigned(b)));
        Ok(Element::bool(match predicate {
            0 => u.is_eq(),
            1 => u.is_ne(),
            2 => s.is_lt(),
            3 => s.is_le(),
            4 => s.is_gt(),
            5 => s.is_ge(),
            6 => u.is_lt(),
            7 => u.is_le(),
            8 => u.is_gt(),
            _ => u.is_ge(),
        }))
    })
}

/// Executes `arith.cmpf`: the predicates are numbered as in `arith::CmpFPredicate`, ordered ones from 1, unordered ones
/// from 8.
fn cmpf(cx: &mut Ctx<'_, '_>) -> Exec {
    let predicate = predicate(cx);
    binary(cx, |a, b| {
        let order = pto_numerics::compare(a, b)?;
        let holds = |order: Ordering| match predicate {
            1 | 8 => order.is_eq(),
            2 | 9 => order.is_gt(),
            3 | 10 => order.is_ge(),
            4 | 11 => order.is_lt(),
            5 | 12 => order.is_le(),
            6 | 13 => order.is_ne(),
            _ => predicate == 7 || predicate == 15,
        };
        Ok(Element::bool(order.map_or(predicate >= 8, holds)))
    })
}

/// Executes `arith.select` for any kind of value; lane by lane if the condition is a vector.
fn select(cx: &mut Ctx<'_, '_>) -> Exec {
    if let Value::Vector(conditions) = cx.at(0)? {
        let conditions = conditions.clone();
        let pairs = lanes(cx, 1)?.into_iter().zip(lanes(cx, 2)?);
        let chosen = conditions.iter().zip(pairs).map(|(c, (a, b))| if c.bits() != 0 { a } else { b }).collect();
        give(cx, chosen);
        return Ok(());
    }
    let chosen = if cx.element_at(0)?.bits() != 0 { 1 } else { 2 };
    let value = cx.at(chosen)?.clone();
    cx.give_at(0, value);
    Ok(())
}

/// Executes an assertion; fails with its message.
pub(super) fn assertion(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.element_at(0)?.bits() != 0 {
        return Ok(());
    }
    let message = match cx.instruction.attribute_spelled("msg") {
        AttributeValue::Text(text) => text.as_str(),
        _ => "",
    };
    Err(Fault::new(codes::RUN_ASSERTION, format!("expected the assertion to hold: {message}")))
}
