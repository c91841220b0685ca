//! Derives linear forms of scalar values.

use crate::walk;
use mlir_dialect::{integer_constant, melior::ir::Value, operand, value_key};
use pto_upstream::{Arith, Is, Upstream};

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
    let combined = match arith {
        Arith::AddI => part(0).zip(part(1)).and_then(|(a, b)| a.plus(&b)),
        Arith::SubI => part(0).zip(part(1)).and_then(|(a, b)| a.minus(&b)),
        Arith::MulI => part(0).zip(part(1)).and_then(|(a, b)| match (a.value(), b.value()) {
            (_, Some(b)) => a.times(b),
            (Some(a), None) => b.times(a),
            (None, None) => None,
        }),
        Arith::IndexCast => part(0),
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
        | Arith::ExtSI
        | Arith::ExtUI
        | Arith::FloorDivSI
        | Arith::FPToSI
        | Arith::FPToUI
        | Arith::IndexCastUI
        | Arith::MaximumF
        | Arith::MaxNumF
        | Arith::MaxSI
        | Arith::MaxUI
        | Arith::MinimumF
        | Arith::MinNumF
        | Arith::MinSI
        | Arith::MinUI
        | Arith::MulF
        | Arith::NegF
        | Arith::OrI
        | Arith::RemF
        | Arith::RemSI
        | Arith::RemUI
        | Arith::Select
        | Arith::ShLI
        | Arith::ShRSI
        | Arith::ShRUI
        | Arith::SIToFP
        | Arith::SubF
        | Arith::TruncF
        | Arith::TruncI
        | Arith::UIToFP
        | Arith::XOrI => None,
    };
    combined.unwrap_or_else(whole)
}
