//! Numbers as sums of a constant and of values, each times a number.

use crate::walk;
use mlir_dialect::{integer_constant, melior::ir::Value, operand, value_key};
use pto_upstream::{Arith, Is, Upstream};
use std::collections::BTreeMap;

/// Operations a number is followed through.
const DEPTH: usize = 16;

/// A sum of a constant and of values, each times a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    /// How often each value is added, by its key.
    pub(crate) terms: BTreeMap<usize, i64>,
    pub(crate) constant: i64,
}

impl Sum {
    pub(crate) fn of_constant(constant: i64) -> Self {
        Self { constant, terms: BTreeMap::new() }
    }

    /// A number as a sum: what is no sum is a value itself.
    pub(crate) fn of<'c: 'a, 'a>(value: Value<'c, 'a>) -> Self {
        Self::within(value, DEPTH)
    }

    fn within<'c: 'a, 'a>(value: Value<'c, 'a>, depth: usize) -> Self {
        let whole = || Self { terms: BTreeMap::from([(value_key(value), 1)]), constant: 0 };
        if let Some(constant) = integer_constant(value) {
            return Self::of_constant(constant);
        }
        let Some((op, None)) = walk::definition(value).filter(|_| depth > 0) else { return whole() };
        let Some(Upstream { is: Is::Arith(arith), .. }) = walk::upstream(op) else { return whole() };
        let part = |index: usize| operand(op, index).map(|value| Self::within(value, depth - 1));
        let combined = match arith {
            Arith::AddI => part(0).zip(part(1)).and_then(|(a, b)| a.plus(&b, 1)),
            Arith::SubI => part(0).zip(part(1)).and_then(|(a, b)| a.plus(&b, -1)),
            Arith::MulI => part(0).zip(part(1)).and_then(|(a, b)| match (a.terms.is_empty(), b.terms.is_empty()) {
                (_, true) => Self::default().plus(&a, b.constant),
                (true, false) => Self::default().plus(&b, a.constant),
                (false, false) => None,
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

    /// This and another sum so many times; none where a number is too large.
    pub(crate) fn plus(mut self, other: &Self, times: i64) -> Option<Self> {
        self.constant = self.constant.checked_add(other.constant.checked_mul(times)?)?;
        for (value, count) in &other.terms {
            let own = self.terms.entry(*value).or_default();
            *own = own.checked_add(count.checked_mul(times)?)?;
        }
        self.terms.retain(|_, count| *count != 0);
        Some(self)
    }
}
