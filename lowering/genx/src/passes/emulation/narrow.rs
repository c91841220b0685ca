//! Emulation of elements that are too narrow for the platform: computes them in a wider type.

use crate::builder::Builder;
use crate::ir::{Function, Inst, Value};
use crate::table::Op;
use crate::target::{self, Sign};
use crate::types::{Element, Type};

/// Computes 16-bit floats in single precision.
pub(super) fn in_single(function: &mut Function, inst: Inst) -> Value {
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
    // A conversion between single precision and a narrower float only needs the conversion.
    let value = match (op, operands.as_slice()) {
        (Op::FpExt | Op::FpTrunc, [operand]) if b.function.ty(*operand) == single => *operand,
        (op, operands) => b.value(op, operands, &immediates, single),
    };
    if is_narrow { b.cast(Op::FpTrunc, value, ty.element) } else { value }
}

/// Computes narrower integers in 32 bits.
pub(super) fn in_dwords(function: &mut Function, inst: Inst) -> Value {
    let (op, operands) = (function.op(inst), function.operands(inst).to_vec());
    let immediates = function.immediates(inst).to_vec();
    let extension = if target::source_sign(function, inst) == Sign::Signed { Op::SExt } else { Op::ZExt };
    let ty = function.result(inst).map_or(Type::scalar(Element::I32), |result| function.ty(result));
    let mut b = Builder::before(function, inst);
    let operands: Vec<_> = operands.into_iter().map(|operand| b.cast(extension, operand, Element::I32)).collect();
    let value = b.value(op, &operands, &immediates, ty.of(Element::I32));
    b.cast(Op::Trunc, value, ty.element)
}

/// Emits the upper half of a product of narrower integers, from a 32-bit product.
pub(super) fn upper_half(function: &mut Function, inst: Inst) -> Value {
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

/// Emits a rotation as shifts.
pub(super) fn rotate(function: &mut Function, inst: Inst) -> Value {
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
