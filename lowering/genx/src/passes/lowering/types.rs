//! Types that an instruction does not take on the platform: computed in others, or otherwise.

use visa::{Type as VisaType, table};

use super::divide;
use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::State;
use crate::region::Region;
use crate::table::Op;
use crate::target::{self, Form, Sign};
use crate::types::{Element, Type};

/// The instruction, the type of its destination, and those of its sources.
fn signature(function: &Function, inst: Inst) -> Option<(table::Op, VisaType, Vec<VisaType>)> {
    let op = target::instruction(function.op(inst))?;
    let sign = target::source_sign(function, inst);
    let result = function.ty(function.result(inst)?);
    let dst = match target::form(function.op(inst)) {
        Form::Convert { dst, .. } => dst,
        Form::Channels { .. }
        | Form::Compare
        | Form::Select
        | Form::Region
        | Form::Saturation
        | Form::PredicatePart
        | Form::Move
        | Form::Address
        | Form::Alias
        | Form::Message
        | Form::Matrix
        | Form::Other => sign,
    };
    let operands = function.operands(inst).iter().skip(usize::from(op == table::Op::Sel));
    // Extensions become the types of operands.
    let sources = operands.map(|value| match narrow(function, *value).filter(|_| target::mixes_widths(op)) {
        Some((element, sign)) => target::visa_type(element, sign),
        None => target::visa_type(function.ty(*value).element, sign),
    });
    Some((op, target::visa_type(result.element, dst), sources.collect()))
}

/// The type a value is extended from.
fn narrow(function: &Function, value: Value) -> Option<(Element, Sign)> {
    let inst = function.def_inst(value)?;
    let op = function.op(inst);
    let sign = if op == Op::SExt { Sign::Signed } else { Sign::Unsigned };
    if !matches!(op, Op::SExt | Op::ZExt) {
        return None;
    }
    let element = function.ty(*function.operands(inst).first()?).element;
    (element != Element::I1).then_some((element, sign))
}

/// Whether the platform takes the types of an instruction.
pub(super) fn is_legal(state: &State, inst: Inst) -> bool {
    let on_lanes = target::form(state.function.op(inst)).is_on_lanes();
    let copied = state.function.op(inst) == Op::Select;
    !on_lanes
        || signature(&state.function, inst).is_none_or(|(op, dst, sources)| {
            // Words stand for bfloat where it is only copied; conversions are made last.
            let converted = op == table::Op::Mov
                && matches!((dst, sources.as_slice()), (VisaType::Bf, [VisaType::F]) | (VisaType::F, [VisaType::Bf]));
            let bfloat = dst == VisaType::Bf || sources.contains(&VisaType::Bf);
            if bfloat { converted || copied } else { target::is_legal(op, state.platform, dst, &sources) }
        })
}

/// Computes with other types, or otherwise, what the platform does not take.
pub(super) fn lower(state: &mut State, inst: Inst) -> Result<(), Error> {
    if is_legal(state, inst) {
        return Ok(());
    }
    let (function, platform) = (&mut state.function, state.platform);
    let op = function.op(inst);
    let Some(result) = function.result(inst) else { return Ok(()) };
    let ty = function.ty(result);
    let source = function.operands(inst).last().map_or(ty.element, |source| function.ty(*source).element);
    let narrow_float = |element: Element| matches!(element, Element::F16 | Element::BF16);
    let is_narrow = narrow_float(ty.element) || narrow_float(source);
    let value = if op == Op::Mul && ty.element == Element::I64 {
        product(function, inst)
    } else if matches!(op, Op::SMulH | Op::UMulH) && ty.element.bits() < 32 {
        upper_half(function, inst)
    } else if matches!(op, Op::SDiv | Op::UDiv | Op::SRem | Op::URem) && ty.element == Element::I32 {
        divide::integers(function, inst)
    } else if matches!(op, Op::Rol | Op::Ror) {
        rotate(function, inst)
    } else if op == Op::IeeeDiv && ty.element == Element::F32 {
        divide::floats(function, inst)
    } else if op == Op::IeeeSqrt && ty.element == Element::F32 {
        divide::square_root(function, inst)
    } else if is_narrow {
        in_single(function, inst)
    } else if ty.element.bits() < 32 && !ty.is_predicate() && ty.element == source {
        in_dwords(function, inst)
    } else {
        return Err(Error::Unsupported {
            operation: format!("`{}` of {}", op.row().name, source.name()),
            reason: format!("{platform} has no instruction for it; use narrower elements or another platform"),
            place: function.place(inst),
        });
    };
    function.replace(inst, value);
    Ok(())
}

/// Computes floats of 16 bits in single precision.
fn in_single(function: &mut Function, inst: Inst) -> Value {
    let (op, operands) = (function.op(inst), function.operands(inst).to_vec());
    let immediates = function.immediates(inst).to_vec();
    let ty = function.result(inst).map_or(Type::scalar(Element::F32), |result| function.ty(result));
    let mut b = Builder::before(function, inst);
    let operands: Vec<_> = operands
        .into_iter()
        .map(|operand| match b.function.ty(operand).element {
            Element::F16 | Element::BF16 => b.cast(Op::FpExt, operand, Element::F32),
            Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 | Element::F32 | Element::F64 => {
                operand
            }
        })
        .collect();
    let is_narrow = matches!(ty.element, Element::F16 | Element::BF16);
    let single = if is_narrow { ty.of(Element::F32) } else { ty };
    // Of a conversion between single precision and a narrower float nothing but that is left.
    let value = match (op, operands.as_slice()) {
        (Op::FpExt | Op::FpTrunc, [operand]) if b.function.ty(*operand) == single => *operand,
        (op, operands) => b.value(op, operands, &immediates, single),
    };
    if is_narrow { b.cast(Op::FpTrunc, value, ty.element) } else { value }
}

/// Computes narrower integers in 32 bits.
fn in_dwords(function: &mut Function, inst: Inst) -> Value {
    let (op, operands) = (function.op(inst), function.operands(inst).to_vec());
    let immediates = function.immediates(inst).to_vec();
    let extension = if target::source_sign(function, inst) == Sign::Signed { Op::SExt } else { Op::ZExt };
    let ty = function.result(inst).map_or(Type::scalar(Element::I32), |result| function.ty(result));
    let mut b = Builder::before(function, inst);
    let operands: Vec<_> = operands.into_iter().map(|operand| b.cast(extension, operand, Element::I32)).collect();
    let value = b.value(op, &operands, &immediates, ty.of(Element::I32));
    b.cast(Op::Trunc, value, ty.element)
}

/// The upper half of a product of narrower integers, of one of 32 bits.
fn upper_half(function: &mut Function, inst: Inst) -> Value {
    let (lhs, rhs) = (function.args(inst)[0], function.args(inst)[1]);
    let ty = function.ty(lhs);
    let extension = if function.op(inst) == Op::SMulH { Op::SExt } else { Op::ZExt };
    let mut b = Builder::before(function, inst);
    let (lhs, rhs) = (b.cast(extension, lhs, Element::I32), b.cast(extension, rhs, Element::I32));
    let product = b.binary(Op::Mul, lhs, rhs);
    let by = b.splat_int(ty.of(Element::I32), ty.element.bits().into());
    let upper = b.binary(Op::LShr, product, by);
    b.cast(Op::Trunc, upper, ty.element)
}

/// A product of 64 bits of products of 32.
fn product(function: &mut Function, inst: Inst) -> Value {
    let (lhs, rhs) = (function.args(inst)[0], function.args(inst)[1]);
    let ty = function.ty(lhs);
    let halves = Type::vector(Element::I32, 2 * ty.count());
    let lanes = ty.count();
    let bytes = Element::I32.bytes();
    let mut b = Builder::before(function, inst);
    let half = |b: &mut Builder<'_>, value: Value, upper: u32| {
        let dwords = b.bitcast(value, halves);
        b.read(dwords, Region::strided(lanes, 2, upper * bytes), Some(lanes))
    };
    let (a, b_low) = (half(&mut b, lhs, 0), half(&mut b, rhs, 0));
    let low = b.binary(Op::Mul, a, b_low);
    let mut high = b.binary(Op::UMulH, a, b_low);
    for (one, other) in [(lhs, b_low), (rhs, a)] {
        // Of an integer extended by zeros there is no upper half.
        let known = narrow(b.function, one).is_some_and(|(_, sign)| sign == Sign::Unsigned);
        let known = known || b.function.as_integer(one).is_some_and(|number| number >> 32 == 0);
        if !known {
            let upper = half(&mut b, one, 1);
            let part = b.binary(Op::Mul, upper, other);
            high = b.binary(Op::Add, high, part);
        }
    }
    let all = b.undef(halves);
    let all = b.write(all, low, Region::strided(lanes, 2, 0));
    let all = b.write(all, high, Region::strided(lanes, 2, bytes));
    b.bitcast(all, ty)
}

/// A rotation of shifts.
fn rotate(function: &mut Function, inst: Inst) -> Value {
    let (value, by) = (function.args(inst)[0], function.args(inst)[1]);
    let ty = function.ty(value);
    let left = function.op(inst) == Op::Rol;
    let mut b = Builder::before(function, inst);
    let (mask, zero) = (b.splat_int(ty, i64::from(ty.element.bits()) - 1), b.splat_int(ty, 0));
    let by = b.binary(Op::And, by, mask);
    let rest = b.binary(Op::Sub, zero, by);
    let rest = b.binary(Op::And, rest, mask);
    let (one, other) = if left { (Op::Shl, Op::LShr) } else { (Op::LShr, Op::Shl) };
    let (one, other) = (b.binary(one, value, by), b.binary(other, value, rest));
    b.binary(Op::Or, one, other)
}
