//! Which operands of an operation belong to which declared operand.

use super::{OPERAND_SEGMENTS, RESULT_SEGMENTS};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::operation::{OperationLike, OperationRef},
    small_integers,
};
use pto_isa::{Arity, Op};

/// Numbers of operands of each declared operand, in order. They may not add up where the operation is wrong: the
/// verifier says so, and nobody indexes by them unchecked.
#[derive(Clone, Copy, Debug)]
pub struct Groups {
    counts: [u32; Groups::MAX],
    declared: usize,
    found: usize,
}

/// Segment sizes that do not fit the operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// The attribute is missing or no `array<i32>`.
    NoSegments,
    /// It has a wrong number of entries.
    Entries(usize),
    /// Its entries add up to so many.
    Sum(i64),
    /// The entry of a declared operand is not allowed.
    Entry(usize, i64),
    /// Without segments: too few or too many operands.
    Count,
}

impl Groups {
    /// More operands than any row declares.
    const MAX: usize = 24;

    /// The groups of the operands of an operation; where they do not fit, as far as they do.
    pub fn of(row: &Op, op: OperationRef<'_, '_>) -> Self {
        Self::checked(row, op).0
    }

    pub(super) fn checked(row: &Op, op: OperationRef<'_, '_>) -> (Self, Option<Misfit>) {
        let segments = if row.has_segments() {
            InherentAttributes::of(op).get(OPERAND_SEGMENTS).and_then(|attr| small_integers(attr))
        } else {
            None
        };
        Self::distribute(
            row.operands.iter().map(|operand| operand.arity),
            segments,
            row.has_segments(),
            op.operand_count(),
        )
    }

    fn distribute(
        arities: impl ExactSizeIterator<Item = Arity> + Clone,
        segments: Option<&[i32]>,
        wants_segments: bool,
        found: usize,
    ) -> (Self, Option<Misfit>) {
        let declared = arities.len().min(Self::MAX);
        let mut groups = Self { counts: [0; Self::MAX], declared, found };
        if wants_segments {
            let Some(segments) = segments else { return (groups, Some(Misfit::NoSegments)) };
            if segments.len() != declared {
                return (groups, Some(Misfit::Entries(segments.len())));
            }
            for (index, (arity, &size)) in arities.zip(segments).enumerate() {
                let allowed = match arity {
                    Arity::One => size == 1,
                    Arity::Optional => (0..=1).contains(&size),
                    Arity::Variadic => size >= 0,
                };
                if !allowed {
                    return (groups, Some(Misfit::Entry(index, i64::from(size))));
                }
                groups.counts[index] = size.unsigned_abs();
            }
            let sum: i64 = segments.iter().map(|&size| i64::from(size)).sum();
            let misfit = (usize::try_from(sum) != Ok(found)).then_some(Misfit::Sum(sum));
            return (groups, misfit);
        }
        // At most one declared operand is not single: it takes what the others leave.
        let single = arities.clone().filter(|arity| *arity == Arity::One).count();
        let mut misfit = None;
        for (index, arity) in arities.enumerate() {
            let rest = found.saturating_sub(single);
            groups.counts[index] = match arity {
                Arity::One => 1,
                Arity::Optional => rest.min(1) as u32,
                Arity::Variadic => rest as u32,
            };
        }
        if groups.counts.iter().sum::<u32>() as usize != found {
            misfit = Some(Misfit::Count);
        }
        (groups, misfit)
    }

    /// Operand indices of a declared operand.
    pub fn range(&self, declared: usize) -> std::ops::Range<usize> {
        let start: u32 = self.counts.iter().take(declared).sum();
        let count = self.counts.get(declared).copied().unwrap_or(0);
        (start as usize).min(self.found)..((start + count) as usize).min(self.found)
    }

    /// For each operand the declared one it belongs to.
    pub fn owners(&self) -> impl Iterator<Item = usize> + '_ {
        self.counts
            .iter()
            .take(self.declared)
            .enumerate()
            .flat_map(|(declared, &count)| std::iter::repeat_n(declared, count as usize))
            .take(self.found)
    }
}

/// For each result the declared one it belongs to.
pub(super) fn result_owners(row: &Op, op: OperationRef<'_, '_>) -> impl Iterator<Item = usize> + use<> {
    let groups = result_groups(row, op).0;
    (0..row.results.len()).flat_map(move |declared| groups.range(declared).map(move |_| declared))
}

/// The groups of the results.
pub(super) fn result_groups(row: &Op, op: OperationRef<'_, '_>) -> (Groups, Option<Misfit>) {
    let segments = if row.has_result_segments() {
        InherentAttributes::of(op).get(RESULT_SEGMENTS).and_then(|attr| small_integers(attr))
    } else {
        None
    };
    Groups::distribute(
        row.results.iter().map(|result| result.arity),
        segments,
        row.has_result_segments(),
        op.result_count(),
    )
}
