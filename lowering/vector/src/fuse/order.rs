//! Schedules straight-line code: issues each instruction when it can start, by the latencies of the cost model, so that
//! waiting instructions do not block later ones.

use super::emit::UnrollJam;
use crate::{builder::Builder, walk::key};
use mlir_dialect::{
    defining_operation,
    melior::ir::{
        Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, result, value_key,
};
use pto_cost::{Unit, in_scope, timing_of};
use pto_dialect::types;
use pto_isa::TypeDesc;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// A position at the end of a block.
pub(super) struct Mark<'c, 'a>(Option<OperationRef<'c, 'a>>);

impl<'c, 'a> Mark<'c, 'a> {
    /// Creates a mark at the insertion point, the end of the block.
    pub(super) fn new(b: &Builder<'c, 'a>) -> Self {
        Self(b.last())
    }

    /// Returns the operations created since.
    pub(super) fn since(&self, b: &Builder<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
        let first = match self.0 {
            Some(op) => op.next_in_block(),
            None => b.first_here(),
        };
        std::iter::successors(first, |op| op.next_in_block()).collect()
    }
}

/// Returns whether a value is in a vector register.
fn is_register(value: Value<'_, '_>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Vreg { .. })
}

/// Schedules the instructions of as many units of work together as registers allow. Each unit starts `jam.interval`
/// cycles after the previous one.
pub(super) fn sort<'c, 'a>(b: &mut Builder<'c, 'a>, units: &[Vec<OperationRef<'c, 'a>>], jam: &UnrollJam) {
    // Operations with regions have no fixed latency.
    if units.iter().flatten().any(|op| op.region_count() > 0) {
        return;
    }
    for op in sorted(units, jam, b.kept()) {
        b.move_here(op);
    }
}

/// Returns the scheduled instructions of units of work, in two parts if that takes too many registers.
fn sorted<'c, 'a>(units: &[Vec<OperationRef<'c, 'a>>], jam: &UnrollJam, kept: usize) -> Vec<OperationRef<'c, 'a>> {
    let all: Vec<_> = units.concat();
    let number: HashMap<usize, usize> = all.iter().enumerate().map(|(index, op)| (key(*op), index)).collect();
    let mut starts: Vec<u64> = Vec::with_capacity(all.len());
    let mut ends: Vec<u64> = Vec::with_capacity(all.len());
    let numbered = units.iter().enumerate().flat_map(|(unit, ops)| ops.iter().map(move |op| (unit, op)));
    let (mut of_unit, mut loaded) = (0, 0);
    for (unit, op) in numbered {
        if unit != of_unit {
            (of_unit, loaded) = (unit, 0);
        }
        let made = (0..op.operand_count()).filter_map(|at| operand(*op, at)).filter_map(defining_operation);
        let ready = made.filter_map(|made| ends.get(*number.get(&key(made))?)).max().copied().unwrap_or(0);
        let mut start = ready.max(unit as u64 * jam.interval);
        let row = pto_dialect::op::declared(*op).map(|(row, _)| row).filter(|row| in_scope(row));
        let latency = match row.map(timing_of) {
            Some(timing) => {
                // Another instruction of the unit may load the stored bytes earlier.
                match timing.unit {
                    Unit::Load => loaded = loaded.max(start + 1),
                    Unit::Store => start = start.max(loaded),
                    Unit::Execute | Unit::First | Unit::Predicate => {}
                }
                timing.latency
            }
            None => 0,
        };
        starts.push(start);
        ends.push(start + latency);
    }
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|index| starts.get(*index).copied().unwrap_or(0));
    let sorted: Vec<_> = order.iter().filter_map(|index| all.get(*index).copied()).collect();
    if alive(&sorted) + kept <= jam.registers {
        return sorted;
    }
    match units.split_at_checked(units.len() / 2) {
        Some((first, second)) if !first.is_empty() => {
            [first, second].map(|units| self::sorted(units, jam, kept)).concat()
        }
        _ => all,
    }
}

/// Returns the maximal number of live vector registers.
fn alive(order: &[OperationRef<'_, '_>]) -> usize {
    let mut last: HashMap<usize, usize> = HashMap::default();
    for (at, op) in order.iter().enumerate() {
        for value in (0..op.operand_count()).filter_map(|index| operand(*op, index)) {
            last.insert(value_key(value), at);
        }
    }
    let (mut now, mut most) = (HashSet::default(), 0);
    for (at, op) in order.iter().enumerate() {
        for value in (0..op.result_count()).filter_map(|index| result(*op, index)).map(Value::from) {
            if is_register(value) && last.contains_key(&value_key(value)) {
                now.insert(value_key(value));
            }
        }
        most = most.max(now.len());
        for value in (0..op.operand_count()).filter_map(|index| operand(*op, index)) {
            if last.get(&value_key(value)) == Some(&at) {
                now.remove(&value_key(value));
            }
        }
    }
    most
}
