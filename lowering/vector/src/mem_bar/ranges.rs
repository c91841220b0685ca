//! Computes the bytes of vector memory that an instruction accesses: a base address, a linear form over induction
//! variables, and a width.

use crate::{
    linear::{Sum, sum_of},
    tile::is_def,
    walk,
};
use mlir_dialect::{
    InherentAttributes, integer_constant,
    melior::ir::{
        BlockLike, Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, value_key,
};
use pto_dialect::{attributes, op::Groups, types};
use pto_isa::{
    Domain, Op, Role, TypeDesc,
    op::Extent,
    ops::view,
    types::{AddressSpace, PtrElem},
};
use pto_upstream::Control;
use std::collections::HashMap;

const CASTPTR: &Op = crate::builder::op_def(view::OPS, "castptr");
const ADDPTR: &Op = crate::builder::op_def(view::OPS, "addptr");
/// The depth to which pointer arithmetic is followed.
const DEPTH: usize = 16;

/// An access to vector memory.
#[derive(Clone, Debug)]
pub(super) struct VectorAccess {
    /// The first byte; `None` if it is unknown.
    pub(super) at: Option<Sum>,
    /// Width in bytes.
    pub(super) width: i64,
    pub(super) writes: bool,
    /// A barrier orders later loads after the access.
    pub(super) is_seen: bool,
}

/// The ranges of induction variables.
#[derive(Default)]
pub(super) struct Numbers {
    ranges: HashMap<usize, (i64, i64)>,
}

impl Numbers {
    /// Records the induction variable of a loop with constant bounds; returns its key and step.
    pub(super) fn note(&mut self, op: OperationRef<'_, '_>) -> Option<(usize, i64)> {
        let index = walk::blocks(op).next()?.argument(0).ok()?;
        let [from, to, step] = [0, 1, 2].map(|index| operand(op, index).and_then(integer_constant));
        let step = step.filter(|step| *step > 0)?;
        if let (Some(from), Some(to)) = (from, to)
            && to > from
        {
            let last = from + (to - from - 1) / step * step;
            self.ranges.insert(value_key(Value::from(index)), (from, last));
        }
        Some((value_key(Value::from(index)), step))
    }

    /// Returns the address in a pointer.
    fn pointer<'c: 'a, 'a>(value: Value<'c, 'a>, depth: usize) -> Option<Sum> {
        let (op, def) = walk::definition(value).filter(|_| depth > 0)?;
        let source = operand(op, 0)?;
        if is_def(def, CASTPTR) {
            return match element_bytes(source) {
                Some(_) => Self::pointer(source, depth - 1),
                None => integer_constant(source).map(Sum::known),
            };
        }
        let step = operand(op, 1).filter(|_| is_def(def, ADDPTR))?;
        Self::pointer(source, depth - 1)?.plus(&sum_of(step).times(element_bytes(value)?)?)
    }

    /// Returns the accesses of an instruction.
    pub(super) fn accesses(op: OperationRef<'_, '_>, def: &'static Op) -> Vec<VectorAccess> {
        let groups = Groups::of(def, op);
        let mut found = Vec::new();
        for (index, owner) in groups.owners().enumerate() {
            let Some(value) = operand(op, index) else { continue };
            let is_vector_memory = matches!(types::desc(value.r#type()), TypeDesc::Ptr { space: AddressSpace::Ub, .. });
            let Some(declared) = def.operands.get(owner).filter(|_| is_vector_memory) else { continue };
            let (at, width) = match Self::extent(op, def, &groups, declared.extent, value) {
                Some((at, width)) => (Some(at), width),
                None => (None, 0),
            };
            let (reads, writes) = match declared.role {
                Role::In => (true, false),
                Role::Out => (false, true),
                Role::InOut | Role::Tmp => (true, true),
            };
            let kinds = [(reads, false), (writes, true)].into_iter().filter(|(does, _)| *does);
            found.extend(kinds.map(|(_, writes)| VectorAccess { at: at.clone(), width, writes, is_seen: false }));
        }
        found
    }

    /// Returns the first byte that an instruction accesses, relative to a pointer, and the number of bytes.
    fn extent<'c: 'a, 'a>(
        op: OperationRef<'c, 'a>,
        def: &'static Op,
        groups: &Groups,
        extent: Option<Extent>,
        pointer: Value<'c, 'a>,
    ) -> Option<(Sum, i64)> {
        let (offset, unit, width, updated) = match extent? {
            Extent::Access { offset, unit, width, updated } => (offset, unit, width, updated),
            Extent::Groups { .. } | Extent::Runs { .. } | Extent::Fractals { .. } => return None,
        };
        let element = element_bytes(pointer)?;
        let inherent = InherentAttributes::of(op);
        let bytes = width.bytes(element, |index| {
            let attribute = def.attrs.get(usize::from(index))?;
            let Domain::Enum(def) = attribute.domain else { return None };
            Some(attributes::case(def, inherent.get(attribute.name.as_str())?)?.name)
        });
        let at = Self::pointer(pointer, DEPTH)?;
        if updated.is_some_and(|index| usize::from(index) < op.result_count()) {
            return Some((at, bytes));
        }
        let offset = groups.range(usize::from(offset)).next().and_then(|index| operand(op, index))?;
        Some((at.plus(&sum_of(offset).times(unit.bytes(element))?)?, bytes))
    }

    /// Returns the range of a sum without some terms; `None` if a term is unknown.
    fn range(&self, sum: &Sum, without: &dyn Fn(usize) -> bool) -> Option<(i64, i64)> {
        let mut range = (sum.known, sum.known);
        for (value, count) in sum.terms.iter().filter(|(value, _)| !without(*value)) {
            let (first, last) = self.ranges.get(value)?;
            let ends = (first.checked_mul(*count)?, last.checked_mul(*count)?);
            range = (range.0.checked_add(ends.0.min(ends.1))?, range.1.checked_add(ends.0.max(ends.1))?);
        }
        Some(range)
    }

    /// Returns whether two accesses may share a byte, in any iterations of the surrounding loops.
    pub(super) fn meet(&self, a: &VectorAccess, b: &VectorAccess) -> bool {
        let (Some(first), Some(second)) = (&a.at, &b.at) else { return true };
        let all = |_: usize| false;
        let (Some(x), Some(y)) = (self.range(first, &all), self.range(second, &all)) else { return true };
        x.0 < y.1.saturating_add(b.width) && y.0 < x.1.saturating_add(a.width)
    }

    /// Returns whether two accesses may share a byte in the same iterations of the common loops.
    pub(super) fn meet_in_iteration(&self, a: &VectorAccess, b: &VectorAccess) -> bool {
        let difference = a.at.as_ref().zip(b.at.as_ref()).and_then(|(a, b)| a.minus(b));
        match difference {
            Some(Sum { terms, known }) if terms.is_empty() => known < b.width && -known < a.width,
            _ => self.meet(a, b),
        }
    }

    /// Returns whether two accesses of a loop may share a byte in different iterations. Two accesses to exactly the
    /// same bytes depend element by element, and need no barrier.
    pub(super) fn meet_between_iterations(
        &self,
        a: &VectorAccess,
        b: &VectorAccess,
        index: usize,
        step: i64,
        inside: &[usize],
    ) -> bool {
        let (Some(first), Some(second)) = (&a.at, &b.at) else { return true };
        if !self.meet(a, b) {
            return false;
        }
        let count = |sum: &Sum| sum.factor(index);
        let moves = count(first).saturating_mul(step).saturating_abs();
        if count(first) != count(second) {
            return self.meet(a, b);
        }
        if first == second && moves > 0 {
            return false;
        }
        // Inner induction variables are independent in the two iterations, outer ones equal.
        let of_inside = |value: usize| inside.contains(&value);
        let around = |sum: &Sum| Sum {
            terms: sum.terms.iter().filter(|(value, _)| *value != index && !of_inside(*value)).copied().collect(),
            known: sum.known,
        };
        let own = |sum: &Sum| self.range(&Sum { known: 0, ..sum.clone() }, &|value| !of_inside(value));
        let (Some(x), Some(y)) = (own(first), own(second)) else { return true };
        let Some(base) = around(first).minus(&around(second)).and_then(|sum| self.range(&sum, &|_| false)) else {
            return true;
        };
        let least = base.0.saturating_add(x.0).saturating_sub(y.1);
        let most = base.1.saturating_add(x.1).saturating_sub(y.0);
        if moves == 0 {
            return least < b.width && -most < a.width;
        }
        moves < least.saturating_abs().max(most.saturating_abs()).saturating_add(a.width.max(b.width))
    }
}

/// Returns the size of the element type of a pointer in bytes.
fn element_bytes(value: Value<'_, '_>) -> Option<i64> {
    match types::desc(value.r#type()) {
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. } => Some(i64::from(dtype.bytes())),
        _ => None,
    }
}

/// Returns the keys of the induction variables of all loops nested in an operation.
pub(super) fn indices(op: OperationRef<'_, '_>) -> Vec<usize> {
    let loops = walk::inside(op).into_iter().filter(|op| walk::is(*op, Control::For));
    loops
        .filter_map(|op| walk::blocks(op).next()?.argument(0).ok())
        .map(|index| value_key(Value::from(index)))
        .collect()
}
