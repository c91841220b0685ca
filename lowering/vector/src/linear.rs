//! Derives linear forms of scalar values.

use crate::tile::{BLOCK, power_of_two};
use crate::walk;
use mlir_dialect::melior::ir::block::{BlockArgument, BlockLike};
use mlir_dialect::{block_argument, integer_constant, melior::ir::Value, operand, value_key};
use pto_upstream::{Arith, Control, Is, Upstream};

/// The depth of the search through defining operations.
const DEPTH: usize = 16;

/// A linear form over SSA values, by their keys.
pub(crate) type Sum = pto_analysis::Linear<usize>;

/// Returns a scalar as a linear form; a value of any other form is a term itself.
pub(crate) fn sum_of<'c: 'a, 'a>(value: Value<'c, 'a>) -> Sum {
    within(value, DEPTH)
}

fn within<'c: 'a, 'a>(value: Value<'c, 'a>, depth: usize) -> Sum {
    let whole = || Sum::symbol(value_key(value));
    if let Some(constant) = integer_constant(value) {
        return Sum::known(constant);
    }
    let Some((op, None)) = walk::definition(value).filter(|_| depth > 0) else { return whole() };
    let Some(Upstream { is: Is::Arith(arith), .. }) = walk::upstream(op) else { return whole() };
    let part = |index: usize| operand(op, index).map(|value| within(value, depth - 1));
    let combined = if *arith == Arith::IndexCast { part(0) } else { pto_analysis::evaluate(*arith, part) };
    combined.unwrap_or_else(whole)
}

/// Returns the greatest power of two, at most a block of vector memory, that is known to divide an integer.
pub(crate) fn divisor(value: Value<'_, '_>) -> i64 {
    divisor_within(value, DEPTH)
}

fn divisor_within(value: Value<'_, '_>, depth: usize) -> i64 {
    if let Some(constant) = integer_constant(value) {
        return power_of_two(constant);
    }
    if depth == 0 {
        return 1;
    }
    if let Some(argument) = block_argument(value) {
        return induction(argument, depth - 1);
    }
    let Some((op, None)) = walk::definition(value) else { return 1 };
    let Some(Upstream { is: Is::Arith(arith), .. }) = walk::upstream(op) else { return 1 };
    let part = |index: usize| operand(op, index).map_or(1, |value| divisor_within(value, depth - 1));
    match arith {
        Arith::AddI | Arith::SubI | Arith::MaxSI | Arith::MaxUI | Arith::MinSI | Arith::MinUI => part(0).min(part(1)),
        Arith::Select => part(1).min(part(2)),
        Arith::MulI => power_of_two(part(0) * part(1)),
        Arith::ShLI => {
            let amount = operand(op, 1).and_then(integer_constant).and_then(|amount| u32::try_from(amount).ok());
            power_of_two(amount.map_or(1, |amount| 1 << amount.min(MOST_SHIFT)) * part(0))
        }
        Arith::IndexCast | Arith::IndexCastUI | Arith::ExtSI | Arith::ExtUI => part(0),
        Arith::AddF
        | Arith::AndI
        | Arith::Bitcast
        | Arith::CeilDivSI
        | Arith::CeilDivUI
        | Arith::CmpF
        | Arith::CmpI
        | Arith::Constant
        | Arith::DivF
        | Arith::DivSI
        | Arith::DivUI
        | Arith::ExtF
        | Arith::FloorDivSI
        | Arith::FPToSI
        | Arith::FPToUI
        | Arith::MaximumF
        | Arith::MaxNumF
        | Arith::MinimumF
        | Arith::MinNumF
        | Arith::MulF
        | Arith::NegF
        | Arith::OrI
        | Arith::RemF
        | Arith::RemSI
        | Arith::RemUI
        | Arith::ShRSI
        | Arith::ShRUI
        | Arith::SIToFP
        | Arith::SubF
        | Arith::TruncF
        | Arith::TruncI
        | Arith::UIToFP
        | Arith::XOrI => 1,
    }
}

/// Bits of a shift after which each power of two that counts divides an integer.
const MOST_SHIFT: u32 = BLOCK.trailing_zeros();

/// Returns the [`divisor`] of the induction variable of a loop; 1 for another argument of a block.
fn induction(argument: BlockArgument<'_, '_>, depth: usize) -> i64 {
    let block = argument.owner();
    match block.parent_operation() {
        Some(op) if argument.argument_number() == 0 && walk::is(op, Control::For) => {
            let of = |index: usize| operand(op, index).map_or(1, |value| divisor_within(value, depth));
            of(0).min(of(2))
        }
        Some(_) | None => 1,
    }
}
