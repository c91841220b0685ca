//! Maps the operands of an operation to its declared operands.

use super::{INTO, OPERAND_SEGMENTS, RESULT_SEGMENTS, TableOp};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::operation::{OperationLike, OperationRef},
    small_integers,
};
use pto_isa::{Arity, Op};
use smallvec::SmallVec;

/// The number of operands of each declared operand, in order. The sum may differ from the number of operands in an
/// invalid operation: the verifier reports that, and no code uses them as indices unchecked.
#[derive(Clone, Copy, Debug)]
pub struct Groups {
    counts: [u32; Groups::MAX],
    declared: usize,
    found: usize,
    form: Form,
    /// Each declared operand is one value.
    single: bool,
}

/// Distributes `count` values to the declared ones: one for each required one, optional ones are filled from the left,
/// a variadic one gets the rest.
pub(super) fn shares(arities: impl Iterator<Item = Arity>, count: usize) -> SmallVec<[usize; 8]> {
    let arities: SmallVec<[Arity; 8]> = arities.collect();
    let required = arities.iter().filter(|arity| **arity == Arity::One).count();
    let mut spare = count.saturating_sub(required);
    let mut take = |arity| {
        let taken = match arity {
            Arity::One => return 1,
            Arity::Optional => spare.min(1),
            Arity::Variadic => spare,
        };
        spare -= taken;
        taken
    };
    arities.into_iter().map(&mut take).collect()
}

/// How an operation represents the tiles that it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// As operands.
    Buffers,
    /// As results.
    Values,
    /// As results, with their buffers as operands.
    Placed,
}

/// A mismatch between segment sizes and operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// The attribute is missing or is no `array<i32>`.
    NoSegments,
    /// It has this wrong number of entries.
    Entries(usize),
    /// Its entries have this wrong sum.
    Sum(i64),
    /// The entry of a declared operand is not allowed.
    Entry(usize, i64),
    /// Without segments: too few or too many operands.
    Count,
}

impl Groups {
    /// Maximal number of declared operands of an op definition.
    const MAX: usize = 24;

    /// Computes the operand groups of an operation; of an invalid one, those that fit.
    pub fn of(def: &'static Op, op: OperationRef<'_, '_>) -> Self {
        Self::checked(def, op).0
    }

    pub(super) fn checked(def: &'static Op, op: OperationRef<'_, '_>) -> (Self, Option<Misfit>) {
        if single(def, op, |definition| definition.has_single_operands) {
            return Self::single(def.operands.len(), op.operand_count());
        }
        let segments = if def.has_segments() {
            InherentAttributes::of(op).get(OPERAND_SEGMENTS).and_then(|attr| small_integers(attr))
        } else {
            None
        };
        let form = Form::of(def, op, segments);
        let out = |index: usize| form == Form::Values && def.tile_outs().any(|(out, _)| out == index);
        let arities = def.operands.iter().enumerate().map(|(index, operand)| (!out(index)).then_some(operand.arity));
        let (groups, misfit) = Self::distribute(arities, segments, def.has_segments(), op.operand_count());
        (Self { form, ..groups }, misfit)
    }

    /// Returns groups of one value each.
    fn single(declared: usize, found: usize) -> (Self, Option<Misfit>) {
        let declared = declared.min(Self::MAX);
        let misfit = (declared != found).then_some(Misfit::Count);
        (Self { counts: [1; Self::MAX], declared, found, form: Form::Buffers, single: true }, misfit)
    }

    /// Returns whether the tiles that the operation writes are its results.
    pub fn on_values(&self) -> bool {
        self.form != Form::Buffers
    }

    /// Returns whether the operation has the buffers of its results as operands.
    pub fn placed(&self) -> bool {
        self.form == Form::Placed
    }

    fn distribute(
        arities: impl ExactSizeIterator<Item = Option<Arity>> + Clone,
        segments: Option<&[i32]>,
        wants_segments: bool,
        found: usize,
    ) -> (Self, Option<Misfit>) {
        let declared = arities.len().min(Self::MAX);
        let mut groups = Self { counts: [0; Self::MAX], declared, found, form: Form::Buffers, single: false };
        if wants_segments {
            let Some(segments) = segments else { return (groups, Some(Misfit::NoSegments)) };
            if segments.len() != declared {
                return (groups, Some(Misfit::Entries(segments.len())));
            }
            for (index, (arity, &size)) in arities.zip(segments).enumerate() {
                let allowed = match arity {
                    Some(Arity::One) => size == 1,
                    Some(Arity::Optional) => (0..=1).contains(&size),
                    Some(Arity::Variadic) => size >= 0,
                    None => size == 0,
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
        // At most one declared operand is not single: it gets the remaining ones.
        let single = arities.clone().filter(|arity| *arity == Some(Arity::One)).count();
        let mut misfit = None;
        for (index, arity) in arities.enumerate() {
            let rest = found.saturating_sub(single);
            groups.counts[index] = match arity {
                Some(Arity::One) => 1,
                Some(Arity::Optional) => rest.min(1) as u32,
                Some(Arity::Variadic) => rest as u32,
                None => 0,
            };
        }
        if groups.counts.iter().sum::<u32>() as usize != found {
            misfit = Some(Misfit::Count);
        }
        (groups, misfit)
    }

    /// Returns the operand indices of a declared operand.
    pub fn range(&self, declared: usize) -> std::ops::Range<usize> {
        if self.single {
            let end = if declared < self.declared { declared + 1 } else { self.declared };
            return declared.min(self.declared).min(self.found)..end.min(self.found);
        }
        let start: u32 = self.counts.iter().take(declared).sum();
        let count = self.counts.get(declared).copied().unwrap_or(0);
        (start as usize).min(self.found)..((start + count) as usize).min(self.found)
    }

    /// Returns for each operand its declared one.
    pub fn owners(&self) -> impl Iterator<Item = usize> + '_ {
        self.counts
            .iter()
            .take(self.declared)
            .enumerate()
            .flat_map(|(declared, &count)| std::iter::repeat_n(declared, count as usize))
            .take(self.found)
    }
}

impl Form {
    /// Determines the form of an operation. On values it has a result for each tile that it writes, after the declared
    /// results, and no operand for it, unless an attribute states that the buffers of the results are operands.
    fn of(def: &'static Op, op: OperationRef<'_, '_>, segments: Option<&[i32]>) -> Self {
        let outs = written_tiles(def).count();
        if outs == 0 || op.result_count() == 0 {
            return Form::Buffers;
        }
        let own = |arity| def.results.iter().filter(|result| result.arity == arity).count();
        let required = def.tile_outs().filter(|(_, out)| out.arity == Arity::One).count();
        let results = own(Arity::One);
        if !(results + required..=results + outs).contains(&op.result_count()) {
            return Form::Buffers;
        }
        if InherentAttributes::of(op).get(INTO).is_some() {
            return Form::Placed;
        }
        let values = match segments {
            Some(segments) => def.tile_outs().all(|(out, _)| segments.get(out) == Some(&0)),
            // Optional results exist in the op definition's form, where all operands are present.
            None if def.results.is_empty() => {
                let written = |index: usize| def.tile_outs().any(|(out, _)| out == index);
                let others =
                    def.operands.iter().enumerate().filter(|(index, _)| !written(*index)).map(|(_, o)| o.arity);
                let least = others.clone().filter(|arity| *arity == Arity::One).count();
                let open = others.clone().any(|arity| arity == Arity::Variadic);
                (least..=others.count()).contains(&op.operand_count()) || (open && op.operand_count() >= least)
            }
            None => op.operand_count() < def.operand_count().0,
        };
        if values { Form::Values } else { Form::Buffers }
    }
}

/// Returns for each result its declared one.
pub fn result_owners(def: &'static Op, op: OperationRef<'_, '_>) -> impl Iterator<Item = usize> + use<> {
    let groups = result_groups(def, op).0;
    (0..def.results.len()).flat_map(move |declared| groups.range(declared).map(move |_| declared))
}

/// Returns the tiles that an operation may write, in order: the declared operand, and the index among its values.
pub(super) fn written_tiles(def: &'static Op) -> impl Iterator<Item = (usize, usize)> {
    def.tile_outs().flat_map(|(out, operand)| {
        let most = if operand.arity == Arity::Variadic { Groups::MAX } else { 1 };
        (0..most).map(move |position| (out, position))
    })
}

/// Returns the results that are written tiles, with the declared operands that they replace, and the index among the
/// values of these.
pub fn written(def: &'static Op, op: OperationRef<'_, '_>) -> impl Iterator<Item = (usize, (usize, usize))> {
    let own = def.results.iter().filter(|result| result.arity == Arity::One).count();
    (own..op.result_count()).zip(written_tiles(def))
}

/// Returns a property of the registered definition, if the operation is of this definition.
fn single(def: &'static Op, op: OperationRef<'_, '_>, says: fn(&TableOp) -> bool) -> bool {
    mlir_dialect::definition::<TableOp>(op)
        .is_some_and(|definition| std::ptr::eq(definition.def, def) && says(definition))
}

/// Computes the groups of the results.
pub(super) fn result_groups(def: &'static Op, op: OperationRef<'_, '_>) -> (Groups, Option<Misfit>) {
    if single(def, op, |definition| definition.has_single_operands && definition.has_single_results) {
        return Groups::single(def.results.len(), op.result_count());
    }
    let segments = if def.has_result_segments() {
        InherentAttributes::of(op).get(RESULT_SEGMENTS).and_then(|attr| small_integers(attr))
    } else {
        None
    };
    // Written tiles follow the required results of the op definition.
    let values = !single(def, op, |definition| definition.has_single_operands) && Groups::of(def, op).on_values();
    let own = |arity: Arity| (!values || arity == Arity::One).then_some(arity);
    let written =
        if values { op.result_count() - def.results.iter().filter(|r| r.arity == Arity::One).count() } else { 0 };
    Groups::distribute(
        def.results.iter().map(|result| own(result.arity)),
        segments,
        def.has_result_segments(),
        op.result_count() - written,
    )
}
