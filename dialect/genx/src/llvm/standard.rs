//! The intrinsics of LLVM itself that are an operation of the table, or a combination of some.

use super::Parts;
use crate::Refused;
use crate::import::{Converted, Importer};
use genx::{Element, IntPredicate, Op, Type, Value};
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::melior::ir::{self, BlockRef};
use mlir_dialect::value_key;
use pto_isa::codes;

/// Intrinsics that state facts for optimizers.
const WITHOUT_EFFECT: [&str; 5] =
    ["llvm.assume", "llvm.donothing", "llvm.lifetime.end", "llvm.lifetime.start", "llvm.sideeffect"];

/// How an intrinsic is computed.
#[derive(Clone, Copy)]
enum Rule {
    /// By an operation on the same operands.
    Same(Op),
    /// By an operation on the first operand; a second one says whether a result is undefined.
    First(Op),
    /// Like `First`, on integers of 32 bits only.
    Dwords(Op),
    /// The number of zeros below the lowest bit: 32 of 0, where the hardware returns -1.
    TrailingZeros,
    /// A rotation of the first operand, which the second one equals, by the third one.
    Rotation(Op),
    /// A sum or difference of unsigned integers, and whether it overflows.
    Overflow(Op),
    /// A sum or difference of signed integers, and whether it overflows.
    SignedOverflow(Op),
    /// A product, and whether it overflows: the operation computes its upper half.
    ProductOverflow(Op),
    /// A difference of unsigned integers, or zero.
    SaturatedDifference,
    /// A difference of signed integers, or the closest one.
    SignedSaturatedDifference,
}

/// The intrinsics, without the suffixes of their types.
const STANDARD: [(&str, Rule); 32] = [
    ("llvm.abs", Rule::First(Op::AbsI)),
    ("llvm.bitreverse", Rule::Dwords(Op::BfRev)),
    ("llvm.ceil", Rule::Same(Op::RndU)),
    ("llvm.ctlz", Rule::Dwords(Op::Lzd)),
    ("llvm.ctpop", Rule::Dwords(Op::CBit)),
    ("llvm.cttz", Rule::TrailingZeros),
    ("llvm.fabs", Rule::Same(Op::AbsF)),
    ("llvm.floor", Rule::Same(Op::RndD)),
    ("llvm.fmuladd", Rule::Same(Op::Fma)),
    ("llvm.fshl", Rule::Rotation(Op::Rol)),
    ("llvm.fshr", Rule::Rotation(Op::Ror)),
    ("llvm.maxnum", Rule::Same(Op::FMax)),
    ("llvm.minnum", Rule::Same(Op::FMin)),
    ("llvm.nearbyint", Rule::Same(Op::RndE)),
    ("llvm.rint", Rule::Same(Op::RndE)),
    ("llvm.roundeven", Rule::Same(Op::RndE)),
    ("llvm.sadd.sat", Rule::Same(Op::SSAddSat)),
    ("llvm.sadd.with.overflow", Rule::SignedOverflow(Op::Add)),
    ("llvm.smax", Rule::Same(Op::SMax)),
    ("llvm.smin", Rule::Same(Op::SMin)),
    ("llvm.smul.with.overflow", Rule::ProductOverflow(Op::SMulH)),
    ("llvm.sqrt", Rule::Same(Op::IeeeSqrt)),
    ("llvm.ssub.sat", Rule::SignedSaturatedDifference),
    ("llvm.ssub.with.overflow", Rule::SignedOverflow(Op::Sub)),
    ("llvm.trunc", Rule::Same(Op::RndZ)),
    ("llvm.uadd.sat", Rule::Same(Op::UUAddSat)),
    ("llvm.uadd.with.overflow", Rule::Overflow(Op::Add)),
    ("llvm.umax", Rule::Same(Op::UMax)),
    ("llvm.umin", Rule::Same(Op::UMin)),
    ("llvm.umul.with.overflow", Rule::ProductOverflow(Op::UMulH)),
    ("llvm.usub.sat", Rule::SaturatedDifference),
    ("llvm.usub.with.overflow", Rule::Overflow(Op::Sub)),
];

/// Returns whether an intrinsic only states facts for optimizers.
pub(super) fn is_without_effect(spelled: &str) -> bool {
    WITHOUT_EFFECT.iter().any(|name| is_form(spelled, name))
}

/// Returns whether a spelling is a name, or a name and suffixes.
fn is_form(spelled: &str, name: &str) -> bool {
    spelled.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

impl<'c, 'a> Importer<'_, 'c, 'a> {
    /// Converts an intrinsic of LLVM itself; returns whether it is one of the list above.
    pub(super) fn standard(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        spelled: &str,
    ) -> Converted<'c, 'a, bool> {
        // The name of one intrinsic may begin with that of another one.
        let known = STANDARD.iter().filter(|(name, _)| is_form(spelled, name)).max_by_key(|(name, _)| name.len());
        let Some((name, rule)) = known else { return Ok(false) };
        let operands = found.operands().collect::<Vec<ir::Value<'c, 'a>>>();
        let first = operands.first().map(|operand| self.value(found, *operand)).transpose()?;
        let Some(first) = first else { return Ok(false) };
        match *rule {
            Rule::Same(op) => {
                let operands = self.operands(found)?;
                self.insert(block, found, op, &operands, &[])?;
            }
            Rule::First(op) => {
                self.insert(block, found, op, &[first], &[])?;
            }
            Rule::Dwords(op) => {
                self.dwords(found, name, first)?;
                self.insert(block, found, op, &[first], &[])?;
            }
            Rule::TrailingZeros => {
                let ty = self.dwords(found, name, first)?;
                let place = self.append(block, found, Op::Fbl, (&[first], &[]), Some(ty))?;
                let most = self.number(ty, 32);
                let operands: Vec<Value> = self.function.result(place).into_iter().chain([most]).collect();
                self.insert(block, found, Op::UMin, &operands, &[])?;
            }
            Rule::Rotation(op) => {
                let (Some(high), Some(low), Some(by)) = (operands.first(), operands.get(1), operands.get(2)) else {
                    return Ok(false);
                };
                if value_key(*high) != value_key(*low) {
                    let message = format!("expected a rotation as `{name}`, with equal first and second arguments");
                    return Err(self.refused(found, message));
                }
                let by = self.value(found, *by)?;
                self.insert(block, found, op, &[first, by], &[])?;
            }
            Rule::Overflow(op) => self.overflow(block, found, op)?,
            Rule::SignedOverflow(op) => {
                let [_, value, bit] = self.signed_overflow(block, found, op)?;
                self.define_pair(found, value, bit);
            }
            Rule::ProductOverflow(upper) => self.product_overflow(block, found, upper)?,
            Rule::SaturatedDifference => {
                let operands = self.operands(found)?;
                let most = self.step(block, found, Op::UMax, &operands, &[], self.function.ty(first))?;
                let other = operands.get(1).copied().unwrap_or(first);
                self.insert(block, found, Op::Sub, &[most, other], &[])?;
            }
            Rule::SignedSaturatedDifference => {
                let ty = self.function.ty(first);
                let [lhs, value, bit] = self.signed_overflow(block, found, Op::Sub)?;
                // The left operand decides on which side the difference overflows.
                let last = self.number(ty, u64::from(ty.element.bits()) - 1);
                let sign = self.step(block, found, Op::AShr, &[lhs, last], &[], ty)?;
                let largest = self.number(ty, u64::MAX >> (65 - ty.element.bits()));
                let limit = self.step(block, found, Op::Xor, &[sign, largest], &[], ty)?;
                self.insert(block, found, Op::Select, &[bit, limit, value], &[])?;
            }
        }
        Ok(true)
    }

    /// Returns the type of a value that has to consist of integers of 32 bits.
    fn dwords(&self, found: OperationRef<'c, 'a>, name: &str, value: Value) -> Converted<'c, 'a, Type> {
        let ty = self.function.ty(value);
        if ty.element == Element::I32 {
            return Ok(ty);
        }
        let message = format!("expected elements of type i32 for `{name}`, found {ty}");
        Err(Refused { op: found, code: codes::GENX_TYPE, message })
    }

    /// Converts a sum or a difference with a bit for overflow.
    fn overflow(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>, op: Op) -> Converted<'c, 'a> {
        let operands = self.operands(found)?;
        let [lhs, rhs] = *operands.as_slice() else { return Ok(()) };
        let ty = self.function.ty(lhs);
        let made = self.append(block, found, op, (&operands, &[]), Some(ty))?;
        let Some(value) = self.function.result(made) else { return Ok(()) };
        // A sum is less than each operand if it overflows, and a difference overflows if the left operand is less.
        let compared = if op == Op::Add { [value, lhs] } else { [lhs, rhs] };
        let predicate = IntPredicate::Ult.code();
        let bit = self.append(block, found, Op::ICmp, (&compared, &[predicate]), Some(ty.of(Element::I1)))?;
        if let Some(bit) = self.function.result(bit) {
            self.define_pair(found, value, bit);
        }
        Ok(())
    }

    /// Appends a sum or a difference of signed integers; returns the left operand, the result, and the bit for overflow.
    fn signed_overflow(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        op: Op,
    ) -> Converted<'c, 'a, [Value; 3]> {
        let operands = self.operands(found)?;
        let [lhs, rhs] = *operands.as_slice() else {
            return Err(self.refused(found, "expected two operands".to_owned()));
        };
        let ty = self.function.ty(lhs);
        let value = self.step(block, found, op, &operands, &[], ty)?;
        // A sum overflows if its sign differs from that of both operands; a difference, if the signs of the operands
        // differ, and its own differs from that of the left operand.
        let of_left = self.step(block, found, Op::Xor, &[lhs, value], &[], ty)?;
        let other = if op == Op::Add { [rhs, value] } else { [lhs, rhs] };
        let of_other = self.step(block, found, Op::Xor, &other, &[], ty)?;
        let both = self.step(block, found, Op::And, &[of_left, of_other], &[], ty)?;
        let zero = self.number(ty, 0);
        let predicate = IntPredicate::Slt.code();
        let bit = self.step(block, found, Op::ICmp, &[both, zero], &[predicate], ty.of(Element::I1))?;
        Ok([lhs, value, bit])
    }

    /// Converts a product with a bit for overflow: the upper half is not the sign of the product, or not zero.
    fn product_overflow(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        upper: Op,
    ) -> Converted<'c, 'a> {
        let operands = self.operands(found)?;
        let Some(first) = operands.first() else { return Ok(()) };
        let ty = self.function.ty(*first);
        let value = self.step(block, found, Op::Mul, &operands, &[], ty)?;
        let upper_half = self.step(block, found, upper, &operands, &[], ty)?;
        let expected = if upper == Op::SMulH {
            let last = self.number(ty, u64::from(ty.element.bits()) - 1);
            self.step(block, found, Op::AShr, &[value, last], &[], ty)?
        } else {
            self.number(ty, 0)
        };
        let predicate = IntPredicate::Ne.code();
        let bit = self.step(block, found, Op::ICmp, &[upper_half, expected], &[predicate], ty.of(Element::I1))?;
        self.define_pair(found, value, bit);
        Ok(())
    }

    /// Defines the parts of a structure of a value and a bit.
    fn define_pair(&mut self, found: OperationRef<'c, 'a>, value: Value, bit: Value) {
        let values = [(vec![0], value), (vec![1], bit)].into_iter().collect();
        self.define_parts(found, Parts { values, ..Parts::UNDEFINED });
    }

    /// Appends an operation and returns its result.
    fn step(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        op: Op,
        operands: &[Value],
        immediates: &[i64],
        ty: Type,
    ) -> Converted<'c, 'a, Value> {
        let made = self.append(block, found, op, (operands, immediates), Some(ty))?;
        self.function.result(made).ok_or_else(|| self.refused(found, "expected a result".to_owned()))
    }
}
