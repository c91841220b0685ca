//! Computes the cost of loops with the cost model: the cycles of each unit, and the latency from the first load to the
//! last store.
//!
//! The cost of an operation on one register is that of the instructions of its body, so that rules state no costs.

use super::nest::{FoldBodies, Work};
use crate::{
    builder::{Body, registers_kept},
    tile_lowering::instructions::{VDUP, VLDSX2, VSTSX2},
    walk,
};
use mlir_dialect::melior::ir::operation::OperationLike;
use pto_cost::{ACCESS_LATENCY, EXECUTION_UNITS, ISSUED_PER_CYCLE, LOAD_PORTS, Unit, WINDOW, timing_of};
use pto_isa::Op;
use std::ops::{Add, AddAssign, Mul};

/// The cycles that each unit is busy, and the latency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Price {
    pub(super) loads: u64,
    pub(super) stores: u64,
    /// Cycles on either execution unit.
    pub(super) either: u64,
    /// Cycles on the first execution unit.
    pub(super) first: u64,
    /// Number of issued instructions.
    pub(super) issued: u64,
    /// Latency in cycles from the first to the last instruction.
    pub(super) latency: u64,
}

/// Maximal number of instructions between issue and start.
const WAITING: u64 = WINDOW as u64;

impl Price {
    /// A load and its wait.
    pub(super) const LOAD: Self = Self { loads: 1, issued: 1, ..Self::NONE };
    /// A store.
    pub(super) const STORE: Self = Self { stores: 1, issued: 1, ..Self::NONE };
    const NONE: Self = Self { loads: 0, stores: 0, either: 0, first: 0, issued: 0, latency: 0 };

    /// Returns the cost of broadcasting the first lane.
    pub(super) fn repeat() -> Self {
        Self::of(VDUP)
    }

    /// Returns the cost of one instruction.
    pub(super) fn of(def: &'static Op) -> Self {
        let timing = timing_of(def);
        let mut one = Self { issued: 1, latency: timing.latency, ..Self::NONE };
        match timing.unit {
            Unit::Load => one.loads = timing.interval,
            Unit::Store => one.stores = timing.interval,
            Unit::Execute => one.either = timing.interval,
            Unit::First => one.first = timing.interval,
            Unit::Predicate => one.latency = 0,
        }
        one
    }

    /// Like [`Price::LOAD`], for two registers, interleaved.
    pub(super) fn loads_of_two() -> Self {
        Self { latency: 0, ..Self::of(VLDSX2) }
    }

    /// Like [`Price::STORE`], for two registers, interleaved.
    pub(super) fn stores_of_two() -> Self {
        Self { latency: 0, ..Self::of(VSTSX2) }
    }

    /// Returns the cycles of the busiest unit.
    pub(super) fn bound(self) -> u64 {
        let bounds = [
            self.loads.div_ceil(LOAD_PORTS as u64),
            self.stores,
            self.first,
            (self.first + self.either).div_ceil(EXECUTION_UNITS as u64),
            self.issued.div_ceil(ISSUED_PER_CYCLE),
        ];
        bounds.into_iter().max().unwrap_or(0)
    }

    /// Returns the cycles from the first load to the last store.
    const fn path(self) -> u64 {
        self.latency + 2 * ACCESS_LATENCY
    }

    /// Returns the unroll-and-jam factor that keeps the units busy, if one unit of work has more waiting instructions
    /// than the window holds.
    pub(super) fn together(self) -> i64 {
        let bound = self.bound().max(1);
        let waiting = (WAITING / self.issued.max(1)).max(1);
        if 2 * waiting * bound >= self.path() { 1 } else { (self.path() / bound) as i64 }
    }

    /// Returns the cycles of repeated units of work, with some of them interleaved.
    pub(super) fn repeated(self, times: u64, together: i64) -> u64 {
        // Scheduled instructions do not wait.
        let sorted = if together > 1 { together as u64 } else { 0 };
        let at_once = WAITING / self.issued.max(1) + sorted.max(1);
        // The first units finish together; the next ones then follow one by one.
        let waiting = times.saturating_sub(at_once) * self.path() / at_once;
        (self * times).bound().max(waiting) + self.path()
    }
}

impl Add for Price {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            loads: self.loads + other.loads,
            stores: self.stores + other.stores,
            either: self.either + other.either,
            first: self.first + other.first,
            issued: self.issued + other.issued,
            latency: self.latency + other.latency,
        }
    }
}

impl AddAssign for Price {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// Independent repetitions: the latency is that of one.
impl Mul<u64> for Price {
    type Output = Self;

    fn mul(self, times: u64) -> Self {
        Self {
            loads: self.loads * times,
            stores: self.stores * times,
            either: self.either * times,
            first: self.first * times,
            issued: self.issued * times,
            latency: self.latency,
        }
    }
}

/// The cost of an operation, without loads and stores of tiles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prices {
    /// Per register.
    pub(super) register: Price,
    /// Per line.
    pub(super) line: Price,
    /// Registers for loop-invariant values.
    pub(super) kept: usize,
}

impl Prices {
    /// Computes the cost of the code of an operation.
    pub(super) fn of(work: &Work<'_, '_>) -> Self {
        match work {
            Work::Map(map) => {
                Self { register: price(&map.all), line: Price::default(), kept: registers_kept(&[&map.all]) }
            }
            Work::Fold(fold) => {
                let FoldBodies { start, step, finish, .. } = &**fold;
                Self { register: price(&step.all), line: price(finish), kept: registers_kept(&[start, &step.all]) }
            }
            Work::Columns { def, .. } => Self { register: Price::of(def), ..Self::default() },
        }
    }
}

/// Returns the cost of the operations of a body, in order.
fn price(body: &Body<'_, '_>) -> Price {
    let mut sum = Price::NONE;
    for op in body.operations() {
        let nested = if op.region_count() > 0 { walk::inside(op) } else { Vec::new() };
        for op in [op].into_iter().chain(nested) {
            let Some((def, _)) = pto_dialect::op::declared(op) else { continue };
            sum += Price::of(def);
        }
    }
    sum
}
