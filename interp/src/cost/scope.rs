//! Estimates instructions on registers: four are issued per cycle in order, and start when their operands and a unit
//! are available.
//!
//! Two load ports, one store port, two execution units, and at most 58 instructions between issue and start. Registers
//! are renamed, so only true dependences matter. Source: VfSim, `uarch.csv`; numbers that its tables lack come from
//! programs that it ran, which the tests below repeat.

use crate::observe::Executed;
use crate::value::Value;
use pto_cost::{
    self as table, EXECUTION_UNITS, ISSUED_PER_CYCLE, LOAD_PORTS, STORE_PORTS, Table, Timing, Unit, WINDOW,
};
use pto_isa::types::DType;
use pto_isa::{Family, Op};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::sync::Arc;

/// Cycles without issue when a nested loop of several iterations begins: in VfSim, 32 rows of 2 registers take 274
/// cycles with a nested loop, and 118 without.
const INNER_LOOP: u64 = 5;
/// Cycles from the start of an instruction to that of the same instruction on its result: VfSim adds up 32 registers in
/// 79 cycles with one accumulator, and in 63 with four.
const FORWARDED: u64 = 1;

/// A scope of vector instructions, or a sequence of them outside of scopes.
#[derive(Debug, Default)]
pub(super) struct Scope {
    /// Cycle of issue, and the number of instructions issued in it.
    cycle: u64,
    issued: u64,
    /// Cycle before which no instruction is issued.
    from: u64,
    /// Start cycles of issued instructions that wait, the earliest first.
    waiting: BinaryHeap<Reverse<u64>>,
    loads: [Busy; LOAD_PORTS],
    store: [Busy; STORE_PORTS],
    units: [Busy; EXECUTION_UNITS],
    /// Values of registers and predicates, by their address. An address is reused only for a new value.
    ready: HashMap<usize, Made>,
    end: u64,
    start_and_end: u64,
}

/// A value that an instruction computes.
#[derive(Clone, Copy, Debug)]
struct Made {
    by: &'static str,
    /// Start cycle of the instruction.
    start: u64,
    /// Cycle at which the value is available.
    end: u64,
}

impl Made {
    /// Returns the first cycle at which another instruction can use the value.
    fn usable(self, by: &str, timing: Timing) -> u64 {
        let accumulates = self.by == by && timing.interval == 1 && timing.unit == Unit::Execute;
        if accumulates { self.end.min(self.start + FORWARDED) } else { self.end }
    }
}

/// Returns the address of a value that instructions pass on.
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

/// The busy cycles of a unit, as ordered intervals. A ready instruction fills a gap before a waiting one.
#[derive(Debug, Default)]
struct Busy(VecDeque<(u64, u64)>);

impl Busy {
    /// Returns the first cycle from `from` on at which the unit is free for some cycles.
    fn free(&self, from: u64, cycles: u64) -> u64 {
        self.0.iter().fold(from, |at, &(start, end)| if start < at + cycles && at < end { end } else { at })
    }

    /// Occupies free cycles, and forgets intervals that end before `past`.
    fn take(&mut self, at: u64, cycles: u64, past: u64) {
        while self.0.front().is_some_and(|(_, end)| *end <= past) {
            self.0.pop_front();
        }
        let place = self.0.iter().rposition(|(start, _)| *start < at).map_or(0, |place| place + 1);
        self.0.insert(place, (at, at + cycles));
    }
}

/// Returns the unit that is free first, and the cycle.
fn first_free(units: &mut [Busy], from: u64, cycles: u64) -> Option<(u64, &mut Busy)> {
    // Prefer later units: some instructions run only on the first one.
    units.iter_mut().rev().map(|unit| (unit.free(from, cycles), unit)).min_by_key(|(at, _)| *at)
}

impl Scope {
    /// Returns the cycles from its start to its end.
    pub(super) const fn cycles(&self) -> u64 {
        self.end + self.start_and_end
    }

    /// Records the begin of a loop with `around` enclosing loops.
    pub(super) const fn looped(&mut self, around: usize, trip_count: u64) {
        if around > 0 && trip_count > 1 {
            let now = if self.cycle > self.from { self.cycle } else { self.from };
            self.from = now + INNER_LOOP;
        }
    }

    /// Records an instruction in issue order. A barrier between memory accesses waits for all instructions before it,
    /// which matches the 27 cycles of VfSim for a barrier between two operations on tiles.
    pub(super) fn executed(&mut self, table: &Table, def: &'static Op, executed: &Executed<'_>) {
        self.start_and_end = table.scope_start + table.scope_end;
        if def.family() == Family::Scope {
            self.from = self.from.max(self.end);
            return;
        }
        let narrow =
            executed.operands.iter().chain(executed.results).any(
                |value| matches!(value, Value::Register(register) if register.dtype.bytes() == DType::F16.bytes()),
            );
        let used: Vec<usize> = executed.operands.iter().filter_map(identity).collect();
        let made = self.issued(def.name, table::timing_of(def), narrow, &used);
        for at in executed.results.iter().filter_map(identity) {
            self.ready.insert(at, made);
        }
    }

    /// Issues an instruction that uses some values.
    fn issued(&mut self, by: &'static str, timing: Timing, narrow: bool, used: &[usize]) -> Made {
        let usable = used.iter().filter_map(|at| self.ready.get(at)).map(|made| made.usable(by, timing)).max();
        let start = self.start(timing, usable.unwrap_or(0));
        let end = start + if narrow { timing.latency16 } else { timing.latency };
        self.end = self.end.max(end);
        Made { by, start, end }
    }

    /// Returns the start cycle of an instruction whose operands are available at a cycle.
    fn start(&mut self, timing: Timing, used: u64) -> u64 {
        let next = if self.waiting.len() == WINDOW { self.waiting.pop() } else { None };
        let earliest = self.from.max(next.map_or(0, |Reverse(start)| start));
        if earliest > self.cycle || self.issued == ISSUED_PER_CYCLE {
            self.cycle = earliest.max(self.cycle + u64::from(self.issued == ISSUED_PER_CYCLE));
            self.issued = 0;
        }
        self.issued += 1;
        let from = used.max(self.cycle);
        let found = match timing.unit {
            Unit::Load => first_free(&mut self.loads, from, timing.interval),
            Unit::Store => first_free(&mut self.store, from, timing.interval),
            Unit::Execute => first_free(&mut self.units, from, timing.interval),
            Unit::First => first_free(self.units.get_mut(..1).unwrap_or_default(), from, timing.interval),
            Unit::Predicate => None,
        };
        let start = match found {
            Some((at, unit)) => {
                unit.take(at, timing.interval, self.cycle);
                at
            }
            None => from,
        };
        self.waiting.push(Reverse(start));
        start
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;
    use pto_isa::Target;

    const ADD: Timing = Timing { unit: Unit::Execute, latency: 7, latency16: 7, interval: 1 };
    const LOAD: Timing = Timing { unit: Unit::Load, latency: 9, latency16: 9, interval: 1 };
    const STORE: Timing = Timing { unit: Unit::Store, latency: 9, latency16: 9, interval: 1 };

    #[test]
    fn some_are_issued_a_cycle() {
        let mut scope = Scope::default();
        let starts: Vec<u64> = (0..10).map(|_| scope.start(ADD, 0)).collect();
        assert_eq!(starts, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
        assert_eq!(scope.cycle, 2);
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
        assert_eq!(scope.start(LOAD, 0), 0);
    }

    #[test]
    fn the_window_fills() {
        let mut scope = Scope::default();
        for _ in 0..WINDOW {
            assert!(scope.start(LOAD, 1000) >= 1000);
        }
        assert!(scope.start(STORE, 0) >= 1000);
    }

    /// A program of instructions by name.
    #[derive(Default)]
    struct Written {
        scope: Scope,
        values: usize,
    }

    impl Written {
        fn op(&mut self, name: &str, used: &[usize]) -> usize {
            let def = pto_isa::ops::lookup(name).expect("a row");
            let made = self.scope.issued(def.name, table::timing_of(def), false, used);
            self.values += 1;
            self.scope.ready.insert(self.values, made);
            self.values
        }

        fn ops(&mut self, names: &[&str], mut value: usize) -> usize {
            for name in names {
                value = self.op(name, &[value]);
            }
            value
        }

        fn barrier(&mut self) {
            self.scope.from = self.scope.from.max(self.scope.end);
        }

        fn cycles(&mut self) -> u64 {
            let table = Table::of(Target::A5);
            self.scope.end + table.scope_start + table.scope_end
        }
    }

    /// Checks that an estimate is within 15 % of the cycles of VfSim.
    #[track_caller]
    fn near(cycles: u64, simulated: u64) {
        assert!(cycles.abs_diff(simulated) * 100 <= simulated * 15, "{cycles} cycles, VfSim {simulated}");
    }

    fn addition(w: &mut Written) {
        let (x, y) = (w.op("vlds", &[]), w.op("vlds", &[]));
        let sum = w.op("vadd", &[x, y]);
        w.op("vsts", &[sum]);
    }

    #[test]
    fn additions() {
        for (registers, simulated) in [(32, 86), (64, 118), (128, 182)] {
            let mut w = Written::default();
            (0..registers).for_each(|_| addition(&mut w));
            near(w.cycles(), simulated);
        }
        let mut w = Written::default();
        for _ in 0..32 {
            w.scope.looped(1, 2);
            addition(&mut w);
            addition(&mut w);
        }
        near(w.cycles(), 274);
    }

    /// Estimates `add, muls, exp, mul` of 64 registers: fused, as loops that communicate in memory, and unfused.
    #[test]
    fn chains() {
        let mut w = Written::default();
        for _ in 0..64 {
            let (x, y) = (w.op("vlds", &[]), w.op("vlds", &[]));
            let sum = w.op("vadd", &[x, y]);
            let value = w.ops(&["vmuls", "vexp"], sum);
            let value = w.op("vmul", &[value, x]);
            w.op("vsts", &[value]);
        }
        near(w.cycles(), 254);
        for (ordered, simulated) in [(true, 440), (false, 359)] {
            let mut w = Written::default();
            for (name, sources) in [("vadd", 2), ("vmuls", 1), ("vexp", 1), ("vmul", 2)] {
                for _ in 0..64 {
                    let loaded: Vec<usize> = (0..sources).map(|_| w.op("vlds", &[])).collect();
                    let value = w.op(name, &loaded);
                    w.op("vsts", &[value]);
                }
                if ordered {
                    w.barrier();
                }
            }
            near(w.cycles(), simulated);
        }
    }

    /// Estimates sums of 32 rows: register by register, and added up first.
    #[test]
    fn sums_of_rows() {
        for (registers, lanes_of_each, simulated) in
            [(1, true, 160), (2, true, 286), (8, true, 863), (2, false, 165), (8, false, 245)]
        {
            let mut w = Written::default();
            for _ in 0..32 {
                let mut sum = 0;
                if lanes_of_each {
                    w.scope.looped(1, registers);
                }
                for register in 0..registers {
                    let value = w.op("vlds", &[]);
                    let part = if lanes_of_each { w.op("vcadd", &[value]) } else { value };
                    sum = if register == 0 && !lanes_of_each { part } else { w.op("vadd", &[sum, part]) };
                }
                if !lanes_of_each {
                    sum = w.op("vcadd", &[sum]);
                }
                w.op("vsts", &[sum]);
            }
            near(w.cycles(), simulated);
        }
    }

    /// One accumulator takes 16 cycles more than four: 79 and 63, with shorter start and end than other programs.
    #[test]
    fn sums_of_columns() {
        let [one, four] = [1, 4].map(|accumulators| {
            let mut w = Written::default();
            let mut sums = vec![0; accumulators];
            for row in 0..32 {
                let value = w.op("vlds", &[]);
                sums[row % accumulators] = w.op("vadd", &[sums[row % accumulators], value]);
            }
            w.op("vsts", &[sums[31 % accumulators]]);
            w.cycles()
        });
        near(one - four, 16);
        assert!(one.abs_diff(79) < 16 && four.abs_diff(63) < 16, "{one} and {four}");
    }

    /// Estimates a softmax of 32 rows of one register, in one loop.
    #[test]
    fn softmax() {
        let mut w = Written::default();
        for _ in 0..32 {
            let x = w.op("vlds", &[]);
            let max = w.ops(&["vcmax", "vdup"], x);
            let difference = w.op("vsub", &[x, max]);
            let value = w.op("vexp", &[difference]);
            let sum = w.ops(&["vcadd", "vdup"], value);
            let quotient = w.op("vdiv", &[value, sum]);
            w.op("vsts", &[quotient]);
        }
        near(w.cycles(), 391);
    }

    #[test]
    fn conversions() {
        let mut w = Written::default();
        (0..64).for_each(|_| {
            let x = w.op("vlds", &[]);
            w.ops(&["vcvt", "vsts"], x);
        });
        near(w.cycles(), 117);
    }
}
