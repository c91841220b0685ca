//! Estimates the cost of iterations of a loop with the cost model: each pipe executes concurrently, so the busiest pipe
//! determines the time of all iterations; the others add to the first and the last one.

use super::bursts::Burst;
use crate::{
    allocation::size,
    builder::REGISTER_BYTES,
    sync::{pipe_of, space},
    walk::key,
};
use mlir_dialect::{
    melior::ir::operation::{OperationLike, OperationRef},
    operand,
};
use pto_cost::Table;
use pto_isa::{
    Family, Level, Role,
    types::{AddressSpace, Pipe},
};
use std::collections::{BTreeMap, HashSet};

/// The approximate latency, in cycles, from the first to the last instruction on a register.
const LATENCY: u64 = 40;

/// The cost of a copy.
#[derive(Clone, Copy, Debug)]
struct Copied {
    pipe: Pipe,
    from: Option<AddressSpace>,
    bytes: u64,
    /// Copies of several iterations can be merged.
    merges: bool,
}

/// The cost of an iteration.
#[derive(Clone, Debug, Default)]
pub(super) struct Price {
    copies: Vec<Copied>,
    /// The number of registers that it processes.
    registers: u64,
}

impl Price {
    /// Computes the cost of the operations of an iteration.
    pub(super) fn of<'c, 'a>(inside: &[OperationRef<'c, 'a>], bursts: &[Burst<'c, 'a>]) -> Self {
        let merged: HashSet<usize> = bursts.iter().map(|burst| key(burst.op)).collect();
        let mut found = Self::default();
        for op in inside {
            let Some((def, _)) = pto_dialect::op::declared(*op) else { continue };
            if def.level != Level::Tile || def.family() == Family::Sync {
                continue;
            }
            let operands = || (0..op.operand_count()).filter_map(|index| operand(*op, index));
            let bytes = operands().filter_map(size).map(|(_, bytes)| bytes).max().unwrap_or(0).max(0) as u64;
            match pipe_of(*op, def) {
                Pipe::V | Pipe::V2 => found.registers += bytes.div_ceil(REGISTER_BYTES as u64),
                Pipe::M | Pipe::S | Pipe::All => {}
                pipe @ (Pipe::Mte1 | Pipe::Mte2 | Pipe::Mte3 | Pipe::Mte4 | Pipe::Mte5 | Pipe::Fix) => {
                    let source = def.operands.iter().position(|operand| operand.role == Role::In);
                    let from = source.and_then(|index| operand(*op, index)).and_then(space);
                    found.copies.push(Copied { pipe, from, bytes, merges: merged.contains(&key(*op)) });
                }
            }
        }
        found
    }

    /// Returns the cycles of some iterations, with groups of `together` merged copies.
    pub(super) fn cycles(&self, table: &Table, iterations: u64, together: u64) -> u64 {
        let mut pipes: BTreeMap<Pipe, u64> = BTreeMap::new();
        for Copied { pipe, from, bytes, merges } in &self.copies {
            let (times, bytes) = if *merges { (1, bytes * together) } else { (together, *bytes) };
            *pipes.entry(*pipe).or_default() += times * table.copy(*pipe, *from, bytes);
        }
        let work = table.scope_start + table.scope_end + LATENCY + together * self.registers;
        *pipes.entry(Pipe::V).or_default() += if self.registers > 0 { work } else { 0 };
        let (all, most) = (pipes.values().sum::<u64>(), pipes.values().copied().max().unwrap_or(0));
        iterations.div_ceil(together) * most + all - most
    }
}
