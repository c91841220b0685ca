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
}

/// The intrinsics, without the suffixes of their types.
const STANDARD: [(&str, Rule); 26] = [
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
    ("llvm.smax", Rule::Same(Op::SMax)),
    ("llvm.smin", Rule::Same(Op::SMin)),
    ("llvm.sqrt", Rule::Same(Op::IeeeSqrt)),
    ("llvm.trunc", Rule::Same(Op::RndZ)),
    ("llvm.uadd.sat", Rule::Same(Op::UUAddSat)),
    ("llvm.uadd.with.overflow", Rule::Overflow(Op::Add)),
    ("llvm.umax", Rule::Same(Op::UMax)),
    ("llvm.umin", Rule::Same(Op::UMin)),
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
        let values =
            [(vec![0], value)].into_iter().chain(self.function.result(bit).map(|bit| (vec![1], bit))).collect();
        self.define_parts(found, Parts { values, ..Parts::UNDEFINED });
        Ok(())
    }
}
