//! The cost model: latencies, initiation intervals and rates of each target. The interpreter adds them up over a run, and
//! lowering chooses by them.
//!
//! Facts are of the cost models that CANN's pto-isa carries (`include/pto/costmodel`): of a5 the simulator of vector
//! functions (`a5/VfSim`) and fitted formulas (`a5/formula_costmodel`), of a2 and a3 fitted formulas and bandwidths
//! (`a2a3/formula_params`, `arch_config`, at 1.85 GHz). They are calibrated models, not measurements of a device. What no
//! source states is marked *assumed*.

use pto_isa::numerics::Numerics;
use pto_isa::op::VectorWork;
use pto_isa::ops::{
    vector_arith::Opcode as VectorArith, vector_memory::Opcode as VectorMemory, vector_move::Opcode as VectorMove,
};
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{Family, Op, Opcode, PerTarget, Target};

/// Cycles that the scalar pipe takes to issue an operation, and to execute a scalar one. *Assumed*.
pub const ISSUE: u64 = 1;
/// Instructions on registers issued in a cycle: an addition of 128 registers, with its four instructions each, takes VfSim 96
/// cycles more than one of 32.
pub const ISSUED_PER_CYCLE: u64 = 4;
/// Instructions on registers between issue and start, at most. Source: VfSim, `uarch.csv`.
pub const WINDOW: usize = 58;
/// Units that load registers.
pub const LOAD_PORTS: usize = 2;
/// Units that store registers.
pub const STORE_PORTS: usize = 1;
/// Units that compute with registers.
pub const EXECUTION_UNITS: usize = 2;
/// Cycles of a load or store of a register until its result can be used.
pub const ACCESS_LATENCY: u64 = 9;
/// Bytes of a vector register.
const REGISTER: u64 = 256;

/// Where an instruction on registers may run.
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
    /// None: it is done with predicates alone
    Predicate,
}

/// Timing of an instruction on registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Where it runs.
    pub unit: Unit,
    /// Cycles until its result can be used.
    pub latency: u64,
    /// The same for 16-bit elements.
    pub latency16: u64,
    /// Cycles until its unit takes the next one.
    pub interval: u64,
}

const fn timing(unit: Unit, latency: u64, latency16: u64, interval: u64) -> Timing {
    Timing { unit, latency, latency16, interval }
}

/// Instructions with another latency than their class: VfSim, `isa.csv`. Intervals above 1 are those with which the programs take what
/// VfSim gives (`interp/src/cost/scope.rs`): 256 sums of lanes 863 cycles, 256 maxima 853, both on one unit only. *Assumed*: who moves two
/// registers takes its port as long as two who move one, as no source gives a port more than a register a cycle.
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

/// Timing of the instruction a class is like.
fn like(opcode: Opcode) -> Timing {
    let found = NAMED.iter().find(|(named, _)| *named == opcode);
    found.map_or(timing(Unit::Execute, 7, 7, 1), |(_, timing)| *timing)
}

/// Whether an operation runs inside of scopes of vector instructions: it works on registers.
pub fn in_scope(def: &Op) -> bool {
    let kinds = def.operands.iter().map(|operand| operand.kind).chain(def.results.iter().map(|result| result.kind));
    def.family() == Family::Scope || kinds.into_iter().any(|kind| kind.is_register())
}

/// The timing of an instruction on registers: that of its entry, else that of the instruction that its definition names
/// as similar.
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

/// The instruction that one with such results is like, the costliest first; others are like `vadd`.
const LIKE: &[(Numerics, Opcode)] = &[
    (Numerics::Function, Opcode::VectorArith(VectorArith::Vexp)),
    (Numerics::Division, Opcode::VectorArith(VectorArith::Vdiv)),
    (Numerics::LaneSum, Opcode::VectorMove(VectorMove::Vcadd)),
    (Numerics::LaneMinMax, Opcode::VectorMove(VectorMove::Vcmax)),
    (Numerics::Fused, Opcode::VectorArith(VectorArith::Vmul)),
    (Numerics::Separate, Opcode::VectorArith(VectorArith::Vmul)),
];

/// What an operation on tiles works through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Rows.
    pub rows: u64,
    /// Bytes of a row.
    pub bytes: u64,
    /// Rows follow each other without gaps.
    pub contiguous: bool,
}

/// Extents of a matrix product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// Rows of the result.
    pub m: u64,
    /// Columns of the result.
    pub n: u64,
    /// Summed extent.
    pub k: u64,
    /// Bytes of an element of the sources.
    pub element_bytes: u64,
}

/// A linear fit: cycles of a unit of work, and those to start, in thousandths.
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

/// What one target takes.
#[derive(Debug)]
pub struct Table {
    /// An operation on contiguous tiles, by registers.
    flat: Fit,
    /// A row of an operation on tiles with gaps, by registers; and the start of the operation.
    row: Fit,
    rows_start: u64,
    /// Cycles to begin a scope of vector instructions.
    pub scope_start: u64,
    /// Cycles to end one.
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

/// The fit for an addition, by repeats of 256 bytes; scopes there are none.
const A2A3: Table = Table {
    flat: Fit { each: 2110, start: 24_000 },
    row: Fit { each: 2110, start: 0 },
    rows_start: 24_000,
    scope_start: 0,
    scope_end: 0,
};

/// Bytes that a copy moves in 1000 cycles, by the memory it reads: 100.9, 188.5 and 441 GiB/s at 1.85 GHz. The same for all
/// targets, as no source states those of a5.
const FROM_GM: u64 = 58_560;
const FROM_UB: u64 = 109_400;
const FROM_L1: u64 = 255_950;
/// *Assumed*: as from L1.
const FROM_L0C: u64 = FROM_L1;
/// Cycles to start a copy. *Assumed*.
const COPY_START: u64 = 100;

impl Table {
    /// The table of a target.
    pub fn of(target: Target) -> &'static Table {
        TABLES.on(target)
    }

    /// Cycles of an operation on tiles in vector memory.
    pub const fn area(&self, area: Area) -> u64 {
        if area.contiguous {
            self.flat.of((area.rows * area.bytes).div_ceil(REGISTER))
        } else {
            let row = self.row.each * area.bytes.div_ceil(REGISTER) + self.row.start;
            (row * area.rows + self.rows_start).div_ceil(1000)
        }
    }

    /// Cycles of a copy of a number of bytes out of a memory; none for filling.
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

    /// Cycles of a matrix product: 6 and one for each block of 16 by 32 bytes by 16; twice that for 32-bit elements.
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

    /// The formulas at the points for which the cost models give results: 95 and 215 cycles for 32 and 128 registers, 256
    /// for 32 rows of 2.
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
