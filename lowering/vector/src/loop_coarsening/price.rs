//! Computes the cost of coarsened loops with the cost model.
//!
//! Loads, computation and stores of an iteration execute one after the other, and overlap with those of the
//! neighbouring iterations: the loop takes the time of one iteration, and for each further one the cycles of the
//! busiest pipe.

use super::blocks::{Blocks, tile};
use crate::builder::REGISTER_BYTES;
use mlir_dialect::{
    melior::ir::{
        Value,
        operation::{OperationLike, OperationRef},
    },
    operand, value_key,
};
use pto_cost::{EXECUTION_UNITS, Table, Timing, Unit, timing_of};
use pto_dialect::op::declared;
use pto_isa::{
    Level, Op, Role, Target, TileDesc,
    ops::{vector_memory, vector_move},
    types::{AddressSpace, Pipe},
};
use std::collections::HashMap;

/// Instructions that reduce a line to one value, and broadcast it.
const OF_LANES: &Op = crate::builder::op_def(vector_move::OPS, "vcadd");
const REPEAT: &Op = crate::builder::op_def(vector_move::OPS, "vdup");
const LOAD: &Op = crate::builder::op_def(vector_memory::OPS, "vlds");
const STORE: &Op = crate::builder::op_def(vector_memory::OPS, "vsts");

/// Cycles of the pipes.
#[derive(Clone, Copy, Default)]
struct IterationCost {
    loads: u64,
    work: u64,
    stores: u64,
}

impl IterationCost {
    fn times(self, iterations: u64) -> u64 {
        let each = self.loads.max(self.work).max(self.stores);
        self.loads + self.work + self.stores + each * iterations.saturating_sub(1)
    }
}

/// Returns the number of registers of a tile, row by row.
fn registers(desc: &TileDesc) -> i64 {
    let of_row = (desc.cols * i64::from(desc.dtype.bytes()) + REGISTER_BYTES - 1) / REGISTER_BYTES;
    let dense = (desc.size_bytes().unwrap_or(0) + REGISTER_BYTES - 1) / REGISTER_BYTES;
    if desc.rows == 1 || desc.cols == 1 { dense } else { desc.rows * of_row }
}

/// Returns the cost of an iteration, coarsened by a factor.
fn iteration(blocks: &Blocks<'_, '_>, table: &Table, factor: i64) -> IterationCost {
    let axes: HashMap<usize, _> = blocks.tiles.iter().map(|(value, axis)| (value_key(*value), *axis)).collect();
    let stretched = |value: Value<'_, '_>| {
        let mut desc = tile(value)?;
        if let Some(axis) = axes.get(&value_key(value)) {
            axis.stretch(&mut desc, factor);
        }
        Some(desc)
    };
    let mut found = IterationCost::default();
    let (mut latency, mut first, mut either) = (0, 0, 0);
    let of = |timing: Timing, times: i64| timing.interval * times.max(0) as u64;
    for op in &blocks.body {
        let Some((def, _)) = declared(*op).filter(|(def, _)| def.level == Level::Tile) else { continue };
        let descs: Vec<TileDesc> = operands(*op).filter_map(stretched).collect();
        let count = operands(*op).count();
        let Some(largest) = descs.iter().max_by_key(|desc| desc.rows * desc.cols) else { continue };
        if descs.len() < count && def.family() == pto_isa::Family::Movement {
            let bytes = largest.size_bytes().unwrap_or(0).max(0) as u64;
            let is_load = def.operands.iter().any(|operand| operand.role == Role::Out && operand.kind.is_tile());
            if is_load {
                found.loads += table.copy(Pipe::Mte2, Some(AddressSpace::Gm), bytes);
            } else {
                found.stores += table.copy(Pipe::Mte3, Some(AddressSpace::Ub), bytes);
            }
            continue;
        }
        let timing = timing_of(def);
        let of_lines = descs.iter().filter(|desc| desc.rows * desc.cols < largest.rows * largest.cols);
        latency += timing.latency;
        match timing.unit {
            Unit::First => first += of(timing, registers(largest)),
            Unit::Execute => either += of(timing, registers(largest)),
            Unit::Load | Unit::Store | Unit::Predicate => {}
        }
        // A value per line is gathered from lanes, or broadcast to them.
        if of_lines.clone().any(|desc| desc.cols == 1) {
            let writes_one = def.operands.iter().any(|operand| operand.role == Role::Out)
                && descs.last().is_some_and(|out| out.cols == 1);
            let line = timing_of(if writes_one { OF_LANES } else { REPEAT });
            latency += line.latency;
            first += of(line, largest.rows);
        }
    }
    let access = timing_of(LOAD).latency + timing_of(STORE).latency;
    let work = first.max((first + either).div_ceil(EXECUTION_UNITS as u64));
    if latency > 0 {
        found.work = table.scope_start + table.scope_end + access + latency + work;
    }
    found
}

fn operands<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..op.operand_count()).filter_map(move |index| operand(op, index))
}

/// Returns the best coarsening factor: among divisors of the trip count, or powers of two and the trip count if the
/// last iteration may be smaller.
pub(super) fn best(blocks: &Blocks<'_, '_>, target: Target, fits: &dyn Fn(i64) -> bool) -> i64 {
    let table = Table::of(target);
    let most = blocks.iterations.min(blocks.most);
    let is_possible = |factor: i64| match blocks.tail {
        Some(_) => factor.count_ones() == 1 || factor == blocks.iterations,
        None => blocks.iterations % factor == 0,
    };
    let factors = (1..=most).filter(|factor| is_possible(*factor) && (*factor == 1 || fits(*factor)));
    let iterations = |factor: i64| (blocks.iterations + factor - 1) / factor;
    let cycles = |factor: i64| iteration(blocks, table, factor).times(iterations(factor).max(0) as u64);
    factors.min_by_key(|factor| (cycles(*factor), -factor)).unwrap_or(1)
}
