//! Generates the section on the cost of an operation, from the cost model of the interpreter.

use pto_cost::{Area, Product, Table, Unit, in_scope, timing_of};
use pto_isa::{
    Op, Target,
    op::{Level, places},
    types::{AddressSpace, Pipe},
};
use std::fmt::Write;

/// Rows and columns of the tile for which costs are shown.
const EXTENT: u64 = 64;
/// Bytes per element, which is `f32`.
const ELEMENT: u64 = 4;

/// Returns the section; empty for operations without a separate cost.
pub(crate) fn section(op: &Op) -> String {
    if in_scope(op) && matches!(op.level, Level::Vector) {
        return register(op);
    }
    if !matches!(op.level, Level::Tile) {
        return String::new();
    }
    let rows: Vec<(Pipe, u64, u64)> = places::pipes(op)
        .unwrap_or_default()
        .into_iter()
        .filter_map(|pipe| Some((pipe, cycles(pipe, Target::A3)?, cycles(pipe, Target::A5)?)))
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "\n## Cost\n\n`pto-run --cost` estimates these cycles for a `{EXTENT}x{EXTENT}xf32` tile without gaps{}:\n\n\
         | Pipe | a2, a3 | a5 |\n|---|---|---|\n",
        if rows.iter().any(|(pipe, ..)| *pipe == Pipe::M) { " and the product of two" } else { "" }
    );
    for (pipe, a3, a5) in rows {
        let _ = writeln!(text, "| `{}` | {a3} | {a5} |", pipe.name());
    }
    text + "\nThe estimate depends on the size of the tile and on the pipe. [Running and measuring](../../running.md) says what it leaves out.\n"
}

/// Returns the cycles of an operation on a tile; `None` for pipes without tile operations.
fn cycles(pipe: Pipe, target: Target) -> Option<u64> {
    let table = Table::of(target);
    let bytes = EXTENT * EXTENT * ELEMENT;
    let copy = |from| Some(table.copy(pipe, Some(from), bytes));
    match pipe {
        Pipe::V | Pipe::V2 => Some(table.area(Area { rows: EXTENT, bytes: EXTENT * ELEMENT, contiguous: true })),
        Pipe::M => Some(table.product(Product { m: EXTENT, n: EXTENT, k: EXTENT, element_bytes: ELEMENT })),
        Pipe::Mte1 => copy(AddressSpace::L1),
        Pipe::Mte2 => copy(AddressSpace::Gm),
        Pipe::Mte3 => copy(AddressSpace::Ub),
        Pipe::Fix => copy(AddressSpace::L0c),
        Pipe::S | Pipe::Mte4 | Pipe::Mte5 | Pipe::All => None,
    }
}

/// Returns the section of an instruction on registers.
fn register(op: &Op) -> String {
    let timing = timing_of(op);
    let unit = match timing.unit {
        Unit::Load => "a load port",
        Unit::Store => "the store port",
        Unit::Execute => "either execution unit",
        Unit::First => "the first execution unit",
        Unit::Predicate => "no unit: it works on predicates only",
    };
    let half = if timing.latency16 == timing.latency {
        String::new()
    } else {
        format!(" ({} for 16-bit elements)", timing.latency16)
    };
    format!(
        "\n## Cost\n\nOn a5, `pto-run --cost` assumes {} cycles{half} until the result can be used, and a new instruction every {} on its \
         unit. It runs on {unit}.\n",
        timing.latency,
        if timing.interval == 1 { "cycle".to_owned() } else { format!("{} cycles", timing.interval) },
    )
}
