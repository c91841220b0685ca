//! The cost model: latencies, initiation intervals and rates of each target. The interpreter adds up costs of a run,
//! and lowering selects between variants by cost.
//!
//! Facts come from the cost models of CANN's pto-isa (`include/pto/costmodel`): for a5 the simulator of vector
//! functions (`a5/VfSim`) and fitted formulas (`a5/formula_costmodel`), for a2 and a3 fitted formulas and bandwidths
//! (`a2a3/formula_params`, `arch_config`, at 1.85 GHz). They are calibrated models, not measurements of a device.
//! Values without a source are marked *assumed*.

use pto_isa::numerics::Numerics;
use pto_isa::op::VectorWork;
use pto_isa::ops::{
    vector_arith::Opcode as VectorArith, vector_memory::Opcode as VectorMemory, vector_move::Opcode as VectorMove,
};
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{Family, Op, Opcode, PerTarget, Target};

/// Cycles in which the scalar pipe issues an operation, or executes a scalar one. *Assumed*.
pub const ISSUE: u64 = 1;
/// Instructions on registers issued in a cycle: in VfSim, an addition of 128 registers, with four instructions each,
/// takes 96 cycles more than one of 32.
pub const ISSUED_PER_CYCLE: u64 = 4;
/// Most instructions on registers between issue and start. Source: VfSim, `uarch.csv`.
pub const WINDOW: usize = 58;
/// Number of units that load registers.
pub const LOAD_PORTS: usize = 2;
/// Number of units that store registers.
pub const STORE_PORTS: usize = 1;
/// Number of units that compute with registers.
pub const EXECUTION_UNITS: usize = 2;
/// Cycles from a load or store of a register until its result can be used.
pub const ACCESS_LATENCY: u64 = 9;
/// Bytes of a vector register.
const REGISTER: u64 = 256;

/// Unit that executes an instruction on registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// One of the load ports
    Load,
    /// The store port
    Store,
    /// Either execution unit
    Execute,
    /// The first execution unit only
    First,
    /// None: the instruction uses only predicates
    Predicate,
}

/// Timing of an instruction on registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The unit that executes it.
    pub unit: Unit,
    /// Cycles until its result can be used.
    pub latency: u64,
    /// Cycles until its result can be used, for 16-bit elements.
    pub latency16: u64,
    /// Cycles until its unit accepts the next instruction.
    pub interval: u64,
}

const fn timing(unit: Unit, latency: u64, latency16: u64, interval: u64) -> Timing {
    Timing { unit, latency, latency16, interval }
}

/// Instructions whose latency differs from that of their class: VfSim, `isa.csv`. Intervals above 1 reproduce the
/// cycles of programs in VfSim (`interp/src/cost/scope.rs`): 256 lane sums take 863 cycles, 256 lane maxima 853, both
/// on one unit. *Assumed*: an instruction that moves two registers occupies its port as long as two that move one,
/// because no source lets a port move more than a register a cycle.
const NAMED: &[(Opcode, Timing)] = &[
    (Opcode::VectorArith(VectorArith::Vadd), timing(Unit::Execute, 7, 7, 1)),
    (Opcode::VectorArith(VectorArith::Vmul), timing(Unit::Execute, 8, 8, 1)),
    (Opcode::VectorArith(VectorArith::Vexp), timing(Unit::Execute, 16, 21, 2)),
    (Opcode::VectorArith(VectorArith::Vdiv), timing(Unit::Execute, 17, 22, 2)),
    (Opcode::VectorMove(VectorMove::Vcadd), timing(Unit::First, 22, 24, 3)),
    (Opcode::VectorMove(VectorMove::Vcmax), timing(Unit::First, 16, 17, 3)),
    (Opcode::VectorMemory(VectorMemory::Vlds), timing(Unit::Load, ACCESS_LATENCY, ACCESS_LATENCY, 1)),
    (Opcode::VectorMemory(VectorMemory::Vldsx2), timing(Unit::Load, ACCESS_LATENCY, ACCESS_LATENCY, 2)),
    (Opcode::VectorMemory(VectorMemory::Vsts), timing(Unit::Store, ACCESS_LATENCY, ACCESS_LATENCY, 1)),
    (Opcode::VectorMemory(VectorMemory::Vstsx2), timing(Unit::Store, ACCESS_LATENCY, ACCESS_LATENCY, 2)),
    (Opcode::VectorMove(VectorMove::Vdup), timing(Unit::First, 6, 6, 1)),
];

/// Returns the timing of the instruction that represents a class.
fn like(opcode: Opcode) -> Timing {
    let found = NAMED.iter().find(|(named, _)| *named == opcode);
    found.map_or(timing(Unit::Execute, 7, 7, 1), |(_, timing)| *timing)
}

/// Checks whether an operation belongs into scopes of vector instructions, because it works on registers.
pub fn in_scope(def: &Op) -> bool {
    let kinds = def.operands.iter().map(|operand| operand.kind).chain(def.results.iter().map(|result| result.kind));
    def.family() == Family::Scope || kinds.into_iter().any(|kind| kind.is_register())
}

/// Returns the timing of an instruction on registers: its own entry, or that of the similar instruction that its op
/// definition names.
pub fn timing_of(def: &Op) -> Timing {
    if let Some((_, timing)) = NAMED.iter().find(|(named, _)| *named == def.opcode) {
        return *timing;
    }
    match def.family().vector_work() {
        VectorWork::Predicates => timing(Unit::Predicate, 4, 4, 1),
        VectorWork::Memory => like(if def.loads_register() {
            Opcode::VectorMemory(VectorMemory::Vlds)
        } else {
            Opcode::VectorMemory(VectorMemory::Vsts)
        }),
        VectorWork::Registers | VectorWork::None => {
            let found = LIKE.iter().find(|(topic, _)| def.numerics.contains(topic));
            like(found.map_or(Opcode::VectorArith(VectorArith::Vadd), |(_, opcode)| *opcode))
        }
    }
}

/// The instruction that represents a kind of numerics, the costliest first; other kinds are like `vadd`.
const LIKE: &[(Numerics, Opcode)] = &[
    (Numerics::Function, Opcode::VectorArith(VectorArith::Vexp)),
    (Numerics::Division, Opcode::VectorArith(VectorArith::Vdiv)),
    (Numerics::LaneSum, Opcode::VectorMove(VectorMove::Vcadd)),
    (Numerics::LaneMinMax, Opcode::VectorMove(VectorMove::Vcmax)),
    (Numerics::Fused, Opcode::VectorArith(VectorArith::Vmul)),
    (Numerics::Separate, Opcode::VectorArith(VectorArith::Vmul)),
];

/// The data that an operation on tiles processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Rows.
    pub rows: u64,
    /// Bytes of a row.
    pub bytes: u64,
    /// Whether rows follow each other without gaps.
    pub contiguous: bool,
}

/// Extents of a matrix product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// Rows of the result.
    pub m: u64,
    /// Columns of the result.
    pub n: u64,
    /// The extent that is summed over.
    pub k: u64,
    /// Bytes of an element of the sources.
    pub element_bytes: u64,
}

/// A linear fit, in thousandths of cycles: per unit of work, and to start.
#[derive(Clone, Copy, Debug)]
struct Fit {
    each: u64,
    start: u64,
}

impl Fit {
    const fn of(self, count: u64) -> u64 {
        (self.each * count + self.start).div_ceil(1000)
    }
}

/// Costs of one target.
#[derive(Debug)]
pub struct Table {
    /// An operation on contiguous tiles, per register.
    flat: Fit,
    /// A row of an operation on tiles with gaps, per register; and the start of the operation.
    row: Fit,
    rows_start: u64,
    /// Cycles to begin a scope of vector instructions.
    pub scope_start: u64,
    /// Cycles to end a scope.
    pub scope_end: u64,
}

static TABLES: PerTarget<Table> = PerTarget { a2a3: A2A3, a5: A5 };

/// VfSim's start-up and drain, and the fits for an addition of tiles.
const A5: Table = Table {
    flat: Fit { each: 1247, start: 55_100 },
    row: Fit { each: 1875, start: 2876 },
    rows_start: 44_300,
    scope_start: 23,
    scope_end: 12,
};

/// The fit for an addition, per repeat of 256 bytes; these targets have no scopes.
const A2A3: Table = Table {
    flat: Fit { each: 2110, start: 24_000 },
    row: Fit { each: 2110, start: 0 },
    rows_start: 24_000,
    scope_start: 0,
    scope_end: 0,
};

/// Bytes that a copy moves in 1000 cycles, by the source memory: 100.9, 188.5 and 441 GiB/s at 1.85 GHz. The same for
/// all targets, because no source states rates for a5.
const FROM_GM: u64 = 58_560;
const FROM_UB: u64 = 109_400;
const FROM_L1: u64 = 255_950;
/// *Assumed*: the rate of L1.
const FROM_L0C: u64 = FROM_L1;
/// Cycles to start a copy. *Assumed*.
const COPY_START: u64 = 100;

impl Table {
    /// Returns the table of a target.
    pub fn of(target: Target) -> &'static Table {
        TABLES.on(target)
    }

    /// Returns the cycles of an operation on tiles in vector memory.
    pub const fn area(&self, area: Area) -> u64 {
        if area.contiguous {
            self.flat.of((area.rows * area.bytes).div_ceil(REGISTER))
        } else {
            let row = self.row.each * area.bytes.div_ceil(REGISTER) + self.row.start;
            (row * area.rows + self.rows_start).div_ceil(1000)
        }
    }

    /// Returns the cycles of a copy of some bytes out of a memory; `from` is `None` for a fill.
    pub const fn copy(&self, pipe: Pipe, from: Option<AddressSpace>, bytes: u64) -> u64 {
        let rate = match (from, pipe) {
            (Some(AddressSpace::Gm), _) | (None, Pipe::Mte2) => FROM_GM,
            (Some(AddressSpace::Ub), _) => FROM_UB,
            (Some(AddressSpace::L0c), _) => FROM_L0C,
            (
                None
                | Some(AddressSpace::L1 | AddressSpace::L0a | AddressSpace::L0b | AddressSpace::Bt | AddressSpace::Fb),
                _,
            ) => FROM_L1,
        };
        COPY_START + (bytes * 1000).div_ceil(rate)
    }

    /// Returns the cycles of a matrix product: 6, and one for each block of 16 by 32 bytes by 16; twice that for 32-bit
    /// elements.
    pub const fn product(&self, product: Product) -> u64 {
        let Product { m, n, k, element_bytes } = product;
        let depth = if element_bytes >= 32 { 1 } else { 32 / element_bytes };
        let passes = if element_bytes >= 4 { 2 } else { 1 };
        6 + m.div_ceil(16) * k.div_ceil(depth) * n.div_ceil(16) * passes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_rows() {
        for (opcode, _) in NAMED {
            assert!(in_scope(opcode.op()), "{opcode:?}");
        }
    }

    /// Compares the formulas with results of the cost models: 95 and 215 cycles for 32 and 128 registers, 256 for 32
    /// rows of 2.
    #[test]
    fn additions_of_tiles() {
        let flat = |registers: u64| A5.area(Area { rows: 1, bytes: registers * 256, contiguous: true });
        assert_eq!((flat(32), flat(128)), (96, 215));
        assert_eq!(A5.area(Area { rows: 32, bytes: 512, contiguous: false }), 257);
        assert_eq!(A2A3.area(Area { rows: 1, bytes: 2560, contiguous: true }), 46);
    }

    #[test]
    fn products() {
        let product = |m, n, k, element_bytes| A5.product(Product { m, n, k, element_bytes });
        assert_eq!(product(16, 16, 16, 2), 7);
        assert_eq!(product(32, 48, 64, 2), 6 + 2 * 4 * 3);
        assert_eq!(product(16, 16, 16, 4), 6 + 2 * 2);
    }

    #[test]
    fn copies() {
        assert_eq!(A5.copy(Pipe::Mte2, Some(AddressSpace::Gm), 58_560), COPY_START + 1000);
        assert!(A5.copy(Pipe::Mte3, Some(AddressSpace::Ub), 4096) < A5.copy(Pipe::Mte2, Some(AddressSpace::Gm), 4096));
    }
}
