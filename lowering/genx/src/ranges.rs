//! Range analysis of integers.
//!
//! Passes use it to find integers for which fewer bits, or no sign, need fewer instructions.

use crate::constant::Constant;
use crate::ir::{Definition, Function, Inst, Value};
use crate::table::Op;
use crate::types::{Element, Type};

/// Maximal depth of the search through defining instructions, which also limits its time.
const DEPTH: u32 = 6;

/// Returns the smallest and largest value of the elements, as signed integers; the range of the type if nothing is
/// known.
#[must_use]
pub fn of(function: &Function, value: Value) -> (i128, i128) {
    signed(function, value, DEPTH)
}

/// Returns the largest value of the elements, as unsigned integers.
#[must_use]
pub fn unsigned(function: &Function, value: Value) -> i128 {
    let (least, most) = of(function, value);
    if least >= 0 { most } else { (1 << function.ty(value).element.bits()) - 1 }
}

/// Returns the range of a signed integer type; 0 to 1 for a bit.
#[must_use]
pub const fn limits(element: Element) -> (i128, i128) {
    match element.bits() {
        1 => (0, 1),
        bits => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
    }
}

/// Returns whether a signed type can represent a range.
#[must_use]
pub const fn fits((least, most): (i128, i128), element: Element) -> bool {
    let (low, high) = limits(element);
    least >= low && most <= high
}

/// Returns the smallest range that contains both.
fn either((a, b): (i128, i128), (c, d): (i128, i128)) -> (i128, i128) {
    (a.min(c), b.max(d))
}

fn signed(function: &Function, value: Value, depth: u32) -> (i128, i128) {
    let ty = function.ty(value);
    let any = limits(ty.element);
    if ty.element.is_float() {
        return any;
    }
    let found = match function.definition(value) {
        Definition::Constant(constant) => Some(of_constant(constant, ty)),
        Definition::Inst(inst) if depth > 0 => of_inst(function, *inst, ty, depth - 1),
        Definition::Param(_) | Definition::BlockParam(..) | Definition::Inst(_) => None,
    };
    // A result that may wrap can have any value.
    found.filter(|range| fits(*range, ty.element)).unwrap_or(any)
}

fn of_constant(constant: &Constant, ty: Type) -> (i128, i128) {
    let unused = 64 - ty.element.bits();
    let number = |bits: &u64| {
        let number =
            if ty.is_predicate() { (bits & 1).cast_signed() } else { (bits << unused).cast_signed() >> unused };
        i128::from(number)
    };
    match constant {
        Constant::Undef => (0, 0),
        Constant::Splat(bits) => (number(bits), number(bits)),
        Constant::Elements(elements) => {
            let numbers = elements.iter().map(number);
            numbers.clone().min().zip(numbers.max()).unwrap_or(limits(ty.element))
        }
    }
}

/// Returns the range of the result of an instruction before it wraps; `None` if it is unknown.
fn of_inst(function: &Function, inst: Inst, ty: Type, depth: u32) -> Option<(i128, i128)> {
    let operand = |index: usize| function.operands(inst).get(index).copied();
    let range = |index: usize| Some(signed(function, operand(index)?, depth));
    let op = function.op(inst);
    if op == Op::Select {
        return Some(either(range(1)?, range(2)?));
    }
    if op == Op::RdRegion {
        return range(0);
    }
    if op == Op::ZExt {
        let from = function.ty(operand(0)?).element;
        let (least, most) = range(0)?;
        return Some(if least >= 0 { (least, most) } else { (0, (1 << from.bits()) - 1) });
    }
    if op == Op::SExt {
        let (least, most) = range(0)?;
        return Some(if function.ty(operand(0)?).is_predicate() { (-most, -least) } else { (least, most) });
    }
    let (_, rule) = BINARY.iter().find(|(of, _)| *of == op)?;
    rule(range(0)?, range(1)?, ty.element.bits())
}

/// Minimum and maximum.
type Range = (i128, i128);
/// The range of the result of an operation on two ranges, for elements of a number of bits.
type Rule = fn(Range, Range, u32) -> Option<Range>;

/// The operations on two integers for which the range is computed.
const BINARY: &[(Op, Rule)] = &[
    (Op::Add, |(a, b), (c, d), _| Some((a + c, b + d))),
    (Op::Sub, |(a, b), (c, d), _| Some((a - d, b - c))),
    (Op::Mul, |(a, b), (c, d), _| {
        let products = [a.checked_mul(c)?, a.checked_mul(d)?, b.checked_mul(c)?, b.checked_mul(d)?];
        Some((products.into_iter().min()?, products.into_iter().max()?))
    }),
    (Op::SMin, |(a, b), (c, d), _| Some((a.min(c), b.min(d)))),
    (Op::SMax, |(a, b), (c, d), _| Some((a.max(c), b.max(d)))),
    (Op::UMin, both_or_one),
    (Op::UMax, |(a, b), (c, d), _| (a >= 0 && c >= 0).then_some((a.max(c), b.max(d)))),
    (Op::And, |one, other, _| {
        let most = [one, other].into_iter().filter(|(least, _)| *least >= 0).map(|(_, most)| most).min();
        most.map(|most| (0, most))
    }),
    (Op::Or, bits_of_both),
    (Op::Xor, bits_of_both),
    (Op::Shl, |(a, b), by, bits| {
        let by = amount(by, bits).filter(|(least, most)| least == most)?.0;
        Some((a.checked_mul(1 << by)?, b.checked_mul(1 << by)?))
    }),
    (Op::LShr, |(a, b), by, bits| {
        let (least, _) = amount(by, bits)?;
        let most = if a >= 0 { b } else { (1 << bits) - 1 };
        (a >= 0 || least > 0).then_some((0, most >> least))
    }),
    (Op::AShr, |(a, b), by, bits| {
        let (least, _) = amount(by, bits)?;
        Some((if a < 0 { a >> least } else { 0 }, if b >= 0 { b >> least } else { -1 }))
    }),
    (Op::SDiv, quotient),
    (Op::UDiv, quotient),
    (Op::SRem, |(a, b), (c, d), _| {
        let (low, high) = (1 - d, d - 1);
        (c > 0).then_some((if a >= 0 { 0 } else { low.max(a) }, if b <= 0 { 0 } else { high.min(b) }))
    }),
    (Op::URem, |(a, b), (c, d), _| (c > 0).then_some((0, if a >= 0 { b.min(d - 1) } else { d - 1 }))),
];

/// Returns the range of the minimum of unsigned integers: if one is not negative as a signed integer, it is an upper
/// bound.
fn both_or_one((a, b): Range, (c, d): Range, _: u32) -> Option<Range> {
    match (a >= 0, c >= 0) {
        (true, true) => Some((a.min(c), b.min(d))),
        (true, false) => Some((0, b)),
        (false, true) => Some((0, d)),
        (false, false) => None,
    }
}

/// Bits of integers that are not negative.
fn bits_of_both((a, b): Range, (c, d): Range, _: u32) -> Option<Range> {
    (a >= 0 && c >= 0).then(|| (0, (1 << (128 - (b | d).leading_zeros())) - 1))
}

/// Returns the shift distance, if it is less than the bits of an element.
fn amount((least, most): Range, bits: u32) -> Option<Range> {
    (least >= 0 && most < i128::from(bits)).then_some((least, most))
}

/// Returns a quotient of integers that are not negative.
fn quotient((a, b): Range, (c, _): Range, _: u32) -> Option<Range> {
    (a >= 0 && c > 0).then(|| (0, b / c))
}
