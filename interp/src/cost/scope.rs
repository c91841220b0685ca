//! Instructions on registers: two are issued a cycle in their order, and run when what they use is there and a unit is free.
//!
//! Two load ports, one store port, two execution units, and at most 58 instructions between issue and start. Registers are
//! renamed, so only true dependences count. Source: VfSim, `uarch.csv`.

use super::table::{self, Table, Timing, Unit};
use crate::observe::Executed;
use crate::value::Value;
use pto_isa::types::DType;
use pto_isa::{Family, Op};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// Instructions issued a cycle.
const ISSUED: u64 = 2;
/// Instructions that wait for their start.
const WINDOW: usize = 58;
/// Cycles of a barrier between accesses to memory, once they are done. VfSim has it as a placeholder.
const BARRIER: u64 = 20;

/// A scope of vector instructions, or a row of them outside of one.
#[derive(Debug, Default)]
pub(super) struct Scope {
    /// Cycle of issue, and how many were issued in it.
    cycle: u64,
    issued: u64,
    /// Cycle before which nothing is issued.
    from: u64,
    starts: VecDeque<u64>,
    loads: [u64; 2],
    store: [u64; 1],
    units: [u64; 2],
    /// When registers and predicates can be used, by where they are kept. A place is used again only for a new value.
    ready: HashMap<usize, u64>,
    end: u64,
    start_and_end: u64,
}

/// Where a value that instructions pass on is kept.
fn identity(value: &Value) -> Option<usize> {
    match value {
        Value::Register(register) => Some(Arc::as_ptr(register).addr()),
        Value::Mask(mask) => Some(Arc::as_ptr(mask).addr()),
        Value::Align(align) => Some(Arc::as_ptr(align).addr()),
        Value::Undefined
        | Value::Scalar(_)
        | Value::Vector(_)
        | Value::Pointer(_)
        | Value::Tile(_)
        | Value::Slots(_)
        | Value::View(_)
        | Value::Declared(_)
        | Value::Cells(_)
        | Value::Handle(_)
        | Value::Pending(_) => None,
    }
}

/// The unit that is free first.
fn free(units: &mut [u64]) -> Option<&mut u64> {
    units.iter_mut().min_by_key(|free| **free)
}

impl Scope {
    /// Cycles from its start to its end.
    pub(super) const fn cycles(&self) -> u64 {
        self.end + self.start_and_end
    }

    /// An instruction, in the order they are issued.
    pub(super) fn executed(&mut self, table: &Table, row: &Op, executed: &Executed<'_>) {
        self.start_and_end = table.scope_start + table.scope_end;
        if row.family == Family::Scope {
            self.from = self.end + BARRIER;
            return;
        }
        let timing = table::timing_of(row);
        let used = executed.operands.iter().filter_map(identity).filter_map(|at| self.ready.get(&at).copied()).max();
        let start = self.start(timing, used.unwrap_or(0));
        let narrow =
            executed.operands.iter().chain(executed.results).any(
                |value| matches!(value, Value::Register(register) if register.dtype.bytes() == DType::F16.bytes()),
            );
        let end = start + if narrow { timing.latency16 } else { timing.latency };
        for at in executed.results.iter().filter_map(identity) {
            self.ready.insert(at, end);
        }
        self.end = self.end.max(end);
    }

    /// When an instruction starts whose operands are there at a cycle.
    fn start(&mut self, timing: Timing, used: u64) -> u64 {
        let oldest = if self.starts.len() == WINDOW { self.starts.pop_front() } else { None };
        let earliest = self.from.max(oldest.unwrap_or(0));
        if earliest > self.cycle || self.issued == ISSUED {
            self.cycle = earliest.max(self.cycle + u64::from(self.issued == ISSUED));
            self.issued = 0;
        }
        self.issued += 1;
        let mut unit = match timing.unit {
            Unit::Load => free(&mut self.loads),
            Unit::Store => free(&mut self.store),
            Unit::Execute => free(&mut self.units),
            Unit::First => self.units.first_mut(),
            Unit::Predicate => None,
        };
        let start = used.max(self.cycle).max(unit.as_deref().copied().unwrap_or(0));
        if let Some(free) = &mut unit {
            **free = start + timing.interval;
        }
        self.starts.push_back(start);
        start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADD: Timing = Timing { unit: Unit::Execute, latency: 7, latency16: 7, interval: 1 };
    const LOAD: Timing = Timing { unit: Unit::Load, latency: 9, latency16: 9, interval: 1 };
    const STORE: Timing = Timing { unit: Unit::Store, latency: 9, latency16: 9, interval: 1 };

    #[test]
    fn two_are_issued_a_cycle() {
        let mut scope = Scope::default();
        let starts: Vec<u64> = (0..6).map(|_| scope.start(ADD, 0)).collect();
        assert_eq!(starts, [0, 0, 1, 1, 2, 2]);
    }

    #[test]
    fn one_store_a_cycle() {
        let mut scope = Scope::default();
        let starts: Vec<u64> = (0..4).map(|_| scope.start(STORE, 0)).collect();
        assert_eq!(starts, [0, 1, 2, 3]);
    }

    #[test]
    fn operands_delay_one_and_not_the_next() {
        let mut scope = Scope::default();
        assert_eq!(scope.start(LOAD, 0), 0);
        assert_eq!(scope.start(ADD, 9), 9);
        assert_eq!(scope.start(LOAD, 0), 1);
    }

    #[test]
    fn the_window_fills() {
        let mut scope = Scope::default();
        assert_eq!(scope.start(LOAD, 1000), 1000);
        for _ in 1..WINDOW {
            scope.start(LOAD, 0);
        }
        assert!(scope.start(LOAD, 0) >= 1000);
    }
}
