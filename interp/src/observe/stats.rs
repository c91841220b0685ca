//! Counts executed operations.

use super::{Executed, Observer};
use pto_isa::numerics::Numerics;
use pto_isa::op::{Traits, VectorWork};
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{Level, Op};
use pto_program::Instruction;
use serde::Serialize;
use std::collections::BTreeMap;

/// Counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Operations of the dialect.
    pub operations: u64,
    /// Loads of vector registers.
    pub loads: u64,
    /// Stores of vector registers.
    pub stores: u64,
    /// Arithmetic on vector registers.
    pub alu: u64,
    /// Exponentials, logarithms, roots, quotients and reciprocals on vector registers.
    pub special_function: u64,
    /// Operations on predicates.
    pub predicate: u64,
    /// Copies between global and on-chip memory.
    pub dma_transfers: u64,
    /// Bursts of those copies: as stated, else the contiguous pieces of global memory.
    pub dma_bursts: u64,
    /// Bytes read from global memory by copies.
    pub dma_bytes_in: u64,
    /// Bytes written to global memory by copies.
    pub dma_bytes_out: u64,
    /// Synchronisation: flags, barriers and similar operations.
    pub sync: u64,
    /// Number of entered scopes of vector instructions.
    pub scopes: u64,
    /// Executions of each operation.
    pub by_operation: BTreeMap<String, u64>,
}

impl Stats {
    /// Returns names and counts, in the order of the printed table.
    pub fn table(&self) -> [(&'static str, u64); 12] {
        [
            ("operations", self.operations),
            ("loads", self.loads),
            ("stores", self.stores),
            ("alu", self.alu),
            ("special_function", self.special_function),
            ("predicate", self.predicate),
            ("dma_transfers", self.dma_transfers),
            ("dma_bursts", self.dma_bursts),
            ("dma_bytes_in", self.dma_bytes_in),
            ("dma_bytes_out", self.dma_bytes_out),
            ("sync", self.sync),
            ("scopes", self.scopes),
        ]
    }
}

impl Observer for Stats {
    fn executed(&mut self, executed: &Executed<'_>) {
        if !executed.continued {
            self.count(executed.instruction);
        }
        let gm = executed.traffic.get(&AddressSpace::Gm).copied().unwrap_or_default();
        let copies = matches!(executed.pipe, Pipe::Mte1 | Pipe::Mte2 | Pipe::Mte3 | Pipe::Fix);
        if copies && (gm.read > 0 || gm.written > 0) {
            self.dma_transfers += 1;
            self.dma_bursts += executed.bursts.unwrap_or(gm.pieces);
            self.dma_bytes_in += gm.read;
            self.dma_bytes_out += gm.written;
        }
    }

    fn scope(&mut self, _core: usize) {
        self.scopes += 1;
    }
}

impl Stats {
    /// Counts an executed operation.
    fn count(&mut self, instruction: &Instruction) {
        *self.by_operation.entry(instruction.name()).or_default() += 1;
        let Some(def) = instruction.code.def() else { return };
        self.operations += 1;
        match class(def) {
            Class::Load => self.loads += 1,
            Class::Store => self.stores += 1,
            Class::Arithmetic => self.alu += 1,
            Class::Function => self.special_function += 1,
            Class::Predicate => self.predicate += 1,
            Class::Sync => self.sync += 1,
            Class::Other => {}
        }
    }
}

enum Class {
    Load,
    Store,
    Arithmetic,
    Function,
    Predicate,
    Sync,
    Other,
}

/// Returns the class under which an operation is counted.
fn class(def: &Op) -> Class {
    if def.traits.contains(Traits::SYNC) || def.level == Level::Sync {
        return Class::Sync;
    }
    let special = [Numerics::Function, Numerics::Division].iter().any(|topic| def.numerics.contains(topic));
    match def.family().vector_work() {
        VectorWork::Predicates => Class::Predicate,
        VectorWork::Memory if def.loads_register() => Class::Load,
        VectorWork::Memory => Class::Store,
        VectorWork::Registers if special => Class::Function,
        VectorWork::Registers => Class::Arithmetic,
        VectorWork::None => Class::Other,
    }
}
