//! Lowers scalar arithmetic of MLIR's own dialects.

mod math;

use genx::{Element, FloatPredicate, IntPredicate, Op, Type, Value};
use pto_isa::Key;
use pto_isa::TypeDesc;
use pto_isa::types::DType;
use pto_program::{AttributeValue, Instruction};
use pto_upstream::{Arith, Is, Math, Other};

use crate::control::Walker;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Num, Val, element, integer};

/// How an operation is lowered.
#[derive(Clone, Copy)]
enum Rule {
    Constant,
    Integer(Op),
    Float(Op),
    Compare,
    CompareFloat,
    Select,
    /// A conversion between integer widths, signed or unsigned.
    Resize(bool),
    /// A conversion between integers and floats, or between floats.
    Convert(Op),
    Negate,
    /// The quotient of signed integers, rounded up or down.
    SignedDiv(Rounded),
    /// The quotient of unsigned integers, rounded up.
    CeilDivUnsigned,
    /// The bits of a number, as a number of another type.
    Bits,
    /// The same integer, in a type with or without a sign.
    Sign,
    Function(Math),
}

/// The rounding of a quotient.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rounded {
    Up,
    Down,
}

/// Returns the rule of an operation; `None` if it has no counterpart.
fn rule(is: Is) -> Option<Rule> {
    let arith = match is {
        Is::Arith(arith) => arith,
        Is::Math(function) => return Some(Rule::Function(function)),
        Is::Other(Other::Cast) => return Some(Rule::Sign),
        Is::Other(Other::Bitcast) => return Some(Rule::Bits),
        Is::Control(_) | Is::Other(_) | Is::Outer(_) => return None,
    };
    Some(match arith {
        Arith::Constant => Rule::Constant,
        Arith::AddI => Rule::Integer(Op::Add),
        Arith::SubI => Rule::Integer(Op::Sub),
        Arith::MulI => Rule::Integer(Op::Mul),
        Arith::AndI => Rule::Integer(Op::And),
        Arith::OrI => Rule::Integer(Op::Or),
        Arith::XOrI => Rule::Integer(Op::Xor),
        Arith::ShLI => Rule::Integer(Op::Shl),
        Arith::ShRSI => Rule::Integer(Op::AShr),
        Arith::ShRUI => Rule::Integer(Op::LShr),
        Arith::DivSI => Rule::Integer(Op::SDiv),
        Arith::DivUI => Rule::Integer(Op::UDiv),
        Arith::RemSI => Rule::Integer(Op::SRem),
        Arith::RemUI => Rule::Integer(Op::URem),
        Arith::MinSI => Rule::Integer(Op::SMin),
        Arith::MaxSI => Rule::Integer(Op::SMax),
        Arith::MinUI => Rule::Integer(Op::UMin),
        Arith::MaxUI => Rule::Integer(Op::UMax),
        Arith::CeilDivSI => Rule::SignedDiv(Rounded::Up),
        Arith::FloorDivSI => Rule::SignedDiv(Rounded::Down),
        Arith::CeilDivUI => Rule::CeilDivUnsigned,
        Arith::AddF => Rule::Float(Op::FAdd),
        Arith::SubF => Rule::Float(Op::FSub),
        Arith::MulF => Rule::Float(Op::FMul),
        Arith::DivF => Rule::Float(Op::FDiv),
        Arith::MaxNumF => Rule::Float(Op::FMax),
        Arith::MinNumF => Rule::Float(Op::FMin),
        Arith::NegF => Rule::Negate,
        Arith::CmpI => Rule::Compare,
        Arith::CmpF => Rule::CompareFloat,
        Arith::Select => Rule::Select,
        Arith::IndexCast | Arith::ExtSI | Arith::TruncI => Rule::Resize(true),
        Arith::IndexCastUI | Arith::ExtUI => Rule::Resize(false),
        Arith::SIToFP => Rule::Convert(Op::SiToFp),
        Arith::UIToFP => Rule::Convert(Op::UiToFp),
        Arith::FPToSI => Rule::Convert(Op::FpToSi),
        Arith::FPToUI => Rule::Convert(Op::FpToUi),
        Arith::ExtF => Rule::Convert(Op::FpExt),
        Arith::TruncF => Rule::Convert(Op::FpTrunc),
        Arith::MaximumF => Rule::Float(Op::FMaximum),
        Arith::MinimumF => Rule::Float(Op::FMinimum),
        Arith::Bitcast => Rule::Bits,
        Arith::RemF => return None,
    })
}

/// Predicates of integer comparisons, by MLIR's number.
pub(crate) const COMPARISONS: [IntPredicate; 10] = [
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Slt,
    IntPredicate::Sle,
    IntPredicate::Sgt,
    IntPredicate::Sge,
    IntPredicate::Ult,
    IntPredicate::Ule,
    IntPredicate::Ugt,
    IntPredicate::Uge,
];

/// Predicates of float comparisons that the hardware has, by MLIR's number: `oeq ogt oge olt ole`, and `une`.
const FLOAT_COMPARISONS: [(i64, FloatPredicate); 6] = [
    (1, FloatPredicate::Oeq),
    (2, FloatPredicate::Ogt),
    (3, FloatPredicate::Oge),
    (4, FloatPredicate::Olt),
    (5, FloatPredicate::Ole),
    (13, FloatPredicate::Une),
];

/// Compares floats by a predicate of MLIR's number.
pub(crate) fn compared(e: &mut Emitter, code: i64, lhs: Value, rhs: Value) -> Lowered<Value> {
    if let Some((_, predicate)) = FLOAT_COMPARISONS.iter().find(|(known, _)| *known == code) {
        return Ok(e.b().fcmp(*predicate, lhs, rhs));
    }
    let mut one_of = |predicate: FloatPredicate, [a, b]: [(Value, Value); 2], op: Op| {
        let [first, second] = [a, b].map(|(lhs, rhs)| e.b().fcmp(predicate, lhs, rhs));
        e.b().binary(op, first, second)
    };
    let inverse = match code {
        // one, ord, uno
        6 => return Ok(one_of(FloatPredicate::Olt, [(lhs, rhs), (rhs, lhs)], Op::Or)),
        7 => return Ok(one_of(FloatPredicate::Oeq, [(lhs, lhs), (rhs, rhs)], Op::And)),
        14 => return Ok(one_of(FloatPredicate::Une, [(lhs, lhs), (rhs, rhs)], Op::Or)),
        // ueq
        8 => one_of(FloatPredicate::Olt, [(lhs, rhs), (rhs, lhs)], Op::Or),
        // ugt, uge, ult, ule
        9 => e.b().fcmp(FloatPredicate::Ole, lhs, rhs),
        10 => e.b().fcmp(FloatPredicate::Olt, lhs, rhs),
        11 => e.b().fcmp(FloatPredicate::Oge, lhs, rhs),
        12 => e.b().fcmp(FloatPredicate::Ogt, lhs, rhs),
        _ => return Err("by a predicate that is always true or false".to_owned()),
    };
    let ones = e.function.constant(e.function.ty(inverse), genx::Constant::Splat(1));
    Ok(e.b().binary(Op::Xor, inverse, ones))
}

/// Lowers an operation.
pub(crate) fn lower(walker: &mut Walker<'_>, is: Is, instruction: &Instruction) -> Lowered {
    let rule = rule(is).ok_or("which has no counterpart")?;
    let result = *instruction.result_types.first().ok_or("without a result")?;
    let value = match rule {
        Rule::Constant => constant(walker, instruction.attribute(Key::Value), &result)?,
        Rule::Integer(op) => {
            let (lhs, rhs) = (operand(walker, instruction, 0)?, operand(walker, instruction, 1)?);
            let bits = width(&result, op, [lhs, rhs])?;
            Val::Num(if bits == 1 { bit(walker, op, lhs, rhs) } else { walker.emitter.integer(op, lhs, rhs, bits) })
        }
        Rule::SignedDiv(rounded) => {
            let (lhs, rhs) = (operand(walker, instruction, 0)?, operand(walker, instruction, 1)?);
            let bits = width(&result, Op::SDiv, [lhs, rhs])?;
            Val::Num(signed_division(walker, lhs, rhs, bits, rounded))
        }
        Rule::CeilDivUnsigned => {
            let (lhs, rhs) = (operand(walker, instruction, 0)?, operand(walker, instruction, 1)?);
            let bits = width(&result, Op::UDiv, [lhs, rhs])?;
            let (quotient, rest) = division(walker, Op::UDiv, lhs, rhs, bits);
            let more = walker.emitter.compare(IntPredicate::Ne, rest, Num::Const(0));
            Val::Num(walker.emitter.integer(Op::Add, quotient, more, bits))
        }
        Rule::Float(op) => {
            let (lhs, rhs) = (float(walker, instruction, 0)?, float(walker, instruction, 1)?);
            Val::Float(walker.emitter.b().binary(op, lhs, rhs))
        }
        Rule::Negate => {
            let value = float(walker, instruction, 0)?;
            Val::Float(walker.emitter.b().unary(Op::FNeg, value))
        }
        Rule::Compare => {
            let (lhs, rhs) = (operand(walker, instruction, 0)?, operand(walker, instruction, 1)?);
            let AttributeValue::Int(code) = instruction.attribute(Key::Predicate) else {
                return Err("without a predicate".to_owned());
            };
            let predicate = usize::try_from(*code).ok().and_then(|code| COMPARISONS.get(code));
            Val::Num(walker.emitter.compare(*predicate.ok_or("by an unknown predicate")?, lhs, rhs))
        }
        Rule::CompareFloat => {
            let (lhs, rhs) = (float(walker, instruction, 0)?, float(walker, instruction, 1)?);
            let AttributeValue::Int(code) = instruction.attribute(Key::Predicate) else {
                return Err("without a predicate".to_owned());
            };
            let value = compared(&mut walker.emitter, *code, lhs, rhs)?;
            Val::Num(walker.emitter.unknown(value, 1))
        }
        Rule::Select => select(walker, instruction)?,
        Rule::Resize(signed) => {
            let number = operand(walker, instruction, 0)?;
            let (from, to) = (integer(&instruction.operand_types[0]), integer(&result));
            Val::Num(resized(walker, number, from.unwrap_or(64), to.unwrap_or(64), signed)?)
        }
        Rule::Convert(op) => convert(walker, instruction, op, &result)?,
        Rule::Bits => bits(walker, instruction, &result)?,
        Rule::Sign => {
            let from = instruction.operand_types.first().and_then(integer);
            let number = operand(walker, instruction, 0)?;
            if from.is_none() || from != integer(&result) {
                return Err(format!("to {result}"));
            }
            Val::Num(number)
        }
        Rule::Function(function) => math::lower(walker, function, instruction, &result)?,
    };
    if let Some(slot) = instruction.results.first() {
        walker.set(*slot, value);
    }
    Ok(())
}

/// Returns the number of bits in which an operation is computed.
fn width(desc: &TypeDesc, op: Op, operands: [Num; 2]) -> Lowered<u32> {
    if *desc == TypeDesc::Index {
        return Ok(crate::emit::Emitter::index_bits(op, operands));
    }
    integer(desc).ok_or_else(|| format!("on {desc}"))
}

/// Returns quotient and remainder of a division.
fn division(walker: &mut Walker<'_>, op: Op, lhs: Num, rhs: Num, bits: u32) -> (Num, Num) {
    let quotient = walker.emitter.integer(op, lhs, rhs, bits);
    let product = walker.emitter.integer(Op::Mul, quotient, rhs, bits);
    (quotient, walker.emitter.integer(Op::Sub, lhs, product, bits))
}

/// Returns a quotient rounded up or down: the truncated one, corrected by one if there is a remainder and the signs
/// require it.
fn signed_division(walker: &mut Walker<'_>, lhs: Num, rhs: Num, bits: u32, rounded: Rounded) -> Num {
    let ((low, high), (least, most)) = (lhs.range(), rhs.range());
    let positive = low >= 0 && least > 0;
    let fits = high.checked_add(most).is_some_and(|sum| sum <= crate::emit::limits(bits).1);
    match rounded {
        Rounded::Down if positive => walker.emitter.integer(Op::SDiv, lhs, rhs, bits),
        Rounded::Up if positive && fits => {
            let up = walker.emitter.integer(Op::Sub, rhs, Num::Const(1), bits);
            let sum = walker.emitter.integer(Op::Add, lhs, up, bits);
            walker.emitter.integer(Op::SDiv, sum, rhs, bits)
        }
        Rounded::Up | Rounded::Down => {
            let (quotient, rest) = division(walker, Op::SDiv, lhs, rhs, bits);
            let inexact = walker.emitter.compare(IntPredicate::Ne, rest, Num::Const(0));
            let signs = walker.emitter.integer(Op::Xor, lhs, rhs, bits);
            let (wanted, op) = match rounded {
                Rounded::Up => (IntPredicate::Sge, Op::Add),
                Rounded::Down => (IntPredicate::Slt, Op::Sub),
            };
            let wanted = walker.emitter.compare(wanted, signs, Num::Const(0));
            let one = bit(walker, Op::And, inexact, wanted);
            walker.emitter.integer(op, quotient, one, bits)
        }
    }
}

fn operand(walker: &Walker<'_>, instruction: &Instruction, index: usize) -> Lowered<Num> {
    walker.num(*instruction.operands.get(index).ok_or("without an operand")?)
}

fn float(walker: &Walker<'_>, instruction: &Instruction, index: usize) -> Lowered<Value> {
    match instruction.operands.get(index).map(|slot| walker.get(*slot)) {
        Some(Val::Float(value)) => Ok(*value),
        Some(_) | None => Err("on something else than a float".to_owned()),
    }
}

/// Returns the scalar type of a float.
fn float_type(desc: &TypeDesc) -> Lowered<Type> {
    let dtype = desc.dtype().and_then(element).filter(|element| element.is_float());
    dtype.map(Type::scalar).ok_or_else(|| format!("on {desc}"))
}

fn constant(walker: &mut Walker<'_>, value: &AttributeValue, ty: &TypeDesc) -> Lowered<Val> {
    match value {
        AttributeValue::Int(number) => Ok(Val::Num(Num::Const(*number))),
        AttributeValue::Float(number) => {
            let ty = float_type(ty)?;
            let bits = float_bits(ty.element, *number).ok_or("of a constant that its type does not have")?;
            Ok(Val::Float(walker.emitter.function.constant(ty, genx::Constant::Splat(bits))))
        }
        _ => Err("of a constant that is no number".to_owned()),
    }
}

/// Returns the bits of a float.
pub(crate) fn float_bits(element: Element, number: f64) -> Option<u64> {
    let dtype = match element {
        Element::F16 => DType::F16,
        Element::BF16 => DType::BF16,
        Element::F32 => DType::F32,
        Element::F64 => DType::F64,
        Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 => return None,
    };
    let made = pto_numerics::Element::new(DType::F64, number.to_bits());
    pto_numerics::convert(
        made,
        dtype,
        pto_numerics::Rounding::Even,
        pto_numerics::Saturation::Off,
        pto_numerics::Profile::NpuA5,
    )
    .ok()
    .map(pto_numerics::Element::bits)
}

/// Returns a number of another type with the same bits.
fn bits(walker: &mut Walker<'_>, instruction: &Instruction, result: &TypeDesc) -> Lowered<Val> {
    let from = instruction.operand_types.first().ok_or("without an operand")?;
    match (float_type(from), float_type(result)) {
        (Ok(_), Ok(to)) => {
            let value = float(walker, instruction, 0)?;
            Ok(Val::Float(walker.emitter.b().bitcast(value, to)))
        }
        (Ok(from), Err(_)) => {
            let value = float(walker, instruction, 0)?;
            let word = Element::integer(from.element.bits()).ok_or_else(|| format!("to {result}"))?;
            let value = walker.emitter.b().bitcast(value, Type::scalar(word));
            // Integers are sign-extended.
            let value = if word.bits() < 32 { walker.emitter.b().cast(Op::SExt, value, Element::I32) } else { value };
            Ok(Val::Num(walker.emitter.unknown(value, word.bits())))
        }
        (Err(_), Ok(to)) => {
            let number = operand(walker, instruction, 0)?;
            let word = Element::integer(to.element.bits()).ok_or_else(|| format!("to {result}"))?;
            let value = walker.emitter.scalar(number, word);
            Ok(Val::Float(walker.emitter.b().bitcast(value, to)))
        }
        (Err(_), Err(_)) => Ok(Val::Num(operand(walker, instruction, 0)?)),
    }
}

/// Emits an operation on single bits.
fn bit(walker: &mut Walker<'_>, op: Op, lhs: Num, rhs: Num) -> Num {
    if lhs.known().is_some() && rhs.known().is_some() {
        return walker.emitter.integer(op, lhs, rhs, 1);
    }
    let (a, b) = (walker.emitter.scalar(lhs, Element::I1), walker.emitter.scalar(rhs, Element::I1));
    let value = walker.emitter.b().binary(op, a, b);
    walker.emitter.unknown(value, 1)
}

/// Converts an integer to another number of bits.
fn resized(walker: &mut Walker<'_>, number: Num, from: u32, to: u32, signed: bool) -> Lowered<Num> {
    if let Some(known) = number.known() {
        let mask = if from >= 64 { -1 } else { (1 << from) - 1 };
        let value = if signed && from > 1 { known } else { known & mask };
        let unused = 64 - to.min(64);
        return Ok(Num::Const(if to <= 1 { value & 1 } else { value << unused >> unused }));
    }
    let Num::Dyn(dynamic) = number else { return Ok(number) };
    match (from, to) {
        (1, 1) => Ok(number),
        (1, _) if signed => Ok(walker.emitter.integer(Op::Sub, Num::Const(0), number, to)),
        (1, _) => Ok(number),
        (_, 1) => {
            let low = walker.emitter.integer(Op::And, number, Num::Const(1), 32);
            Ok(walker.emitter.compare(IntPredicate::Ne, low, Num::Const(0)))
        }
        (64.., 64..) => Ok(number),
        (from, to) if to >= from && (signed || dynamic.low >= 0) => Ok(number),
        (from, to) if to >= from => Ok(walker.emitter.integer(Op::And, number, Num::Const((1 << from) - 1), to)),
        // A value that fits is unchanged.
        (_, to) if dynamic.low >= crate::emit::limits(to).0 && dynamic.high <= crate::emit::limits(to).1 => Ok(number),
        (_, 32) => {
            let value = walker.emitter.scalar(number, Element::I32);
            Ok(walker.emitter.unknown(value, 32))
        }
        (_, to) => {
            let low = walker.emitter.integer(Op::Shl, number, Num::Const(i64::from(64 - to)), 64);
            Ok(walker.emitter.integer(Op::AShr, low, Num::Const(i64::from(64 - to)), 64))
        }
    }
}

fn select(walker: &mut Walker<'_>, instruction: &Instruction) -> Lowered<Val> {
    let condition = operand(walker, instruction, 0)?;
    let [_, on_true, on_false] = *instruction.operands.as_slice() else {
        return Err("without its operands".to_owned());
    };
    let (on_true, on_false) = (walker.get(on_true).clone(), walker.get(on_false).clone());
    if let Some(known) = condition.known() {
        return Ok(if known == 1 { on_true } else { on_false });
    }
    let condition = walker.emitter.scalar(condition, Element::I1);
    match (on_true, on_false) {
        (Val::Num(a), Val::Num(b)) => {
            let bits = integer(&instruction.result_types[0]).unwrap_or(64);
            let ((al, ah), (bl, bh)) = (a.range(), b.range());
            let (low, high) = (al.min(bl), ah.max(bh));
            let narrow = crate::emit::limits(32);
            let word = match bits {
                1 => Element::I1,
                _ if low >= narrow.0 && high <= narrow.1 => Element::I32,
                _ => Element::I64,
            };
            let (x, y) = (walker.emitter.scalar(a, word), walker.emitter.scalar(b, word));
            let value = walker.emitter.b().select(condition, x, y);
            Ok(Val::Num(Num::Dyn(crate::value::Dyn { value, low, high, multiple: 1 })))
        }
        (Val::Float(a), Val::Float(b)) => Ok(Val::Float(walker.emitter.b().select(condition, a, b))),
        _ => Err("on values other than numbers".to_owned()),
    }
}

fn convert(walker: &mut Walker<'_>, instruction: &Instruction, op: Op, result: &TypeDesc) -> Lowered<Val> {
    match op {
        Op::SiToFp | Op::UiToFp => {
            let number = operand(walker, instruction, 0)?;
            let bits = width(&instruction.operand_types[0], op, [number, number])?;
            let word = if bits > 32 { Element::I64 } else { Element::I32 };
            let number = resized(walker, number, bits, word.bits(), op == Op::SiToFp)?;
            let (value, ty) = (walker.emitter.scalar(number, word), float_type(result)?);
            Ok(Val::Float(walker.emitter.b().value(op, &[value], &[], ty)))
        }
        Op::FpToSi | Op::FpToUi => {
            let value = float(walker, instruction, 0)?;
            let bits = integer(result).ok_or_else(|| format!("on {result}"))?;
            let word = if bits > 32 { Element::I64 } else { Element::I32 };
            let mut value = walker.emitter.b().cast(op, value, word);
            // Integers are sign-extended.
            if op == Op::FpToUi && bits < 32 {
                value = walker.emitter.extended(value, bits);
            }
            Ok(Val::Num(walker.emitter.unknown(value, bits)))
        }
        _ => {
            let (value, ty) = (float(walker, instruction, 0)?, float_type(result)?);
            Ok(Val::Float(walker.emitter.b().value(op, &[value], &[], ty)))
        }
    }
}
