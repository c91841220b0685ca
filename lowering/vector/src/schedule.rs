//! `pto-schedule`: interleaves the instructions of units of work, by latencies.
//!
//! `pto-fuse` decides how many units of work, lines or registers of a contiguous line, are unrolled and jammed.
//! `pto-tile-lowering` emits them as the regions of `nest.interleave`. This pass issues each instruction when it can
//! start, by the latencies of the cost model, so that waiting instructions do not block later ones. If the values of all
//! units take more registers than there are, it schedules each half of the units separately.
//!
//! Before: `nest.interleave` in vector scopes. After: none; its instructions are where it was.
//!
//! ```mlir
//! nest.interleave attributes {interval = 2, registers = 32} unit {
//!   %x = pto.vlds %p[%i] : ..
//!   pto.vsts %x, %q[%i], %m : ..
//! } unit {
//!   %y = pto.vlds %p[%j] : ..
//!   pto.vsts %y, %q[%j], %m : ..
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! %x = pto.vlds %p[%i] : ..
//! %y = pto.vlds %p[%j] : ..
//! pto.vsts %x, %q[%i], %m : ..
//! pto.vsts %y, %q[%j], %m : ..
//! ```

use crate::{
    passes::OnFunctions,
    walk::{self, key},
};
use mlir_dialect::{
    Failed, InherentAttributes, Rewriter, defining_operation,
    melior::ir::{
        Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, result, value_key,
};
use nest_dialect::op as nest;
use pto_cost::{Unit, in_scope, timing_of};
use pto_dialect::types;
use pto_isa::TypeDesc;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-schedule",
    description: "interleave the instructions of units of work by latencies",
    dialects: &[pto_dialect::DIALECT],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, _: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let mut rewriter = Rewriter::new();
    let interleaved: Vec<_> = walk::preorder(function, |_| true).filter(|op| nest::is_interleave(*op)).collect();
    for op in interleaved {
        schedule(op, &mut rewriter);
        rewriter.erase(op);
    }
    Ok(())
}

/// How units of work may be interleaved.
struct Limits {
    /// Cycles from the start of a unit to the start of the next one.
    interval: u64,
    /// Vector registers that values may take.
    registers: usize,
}

/// Moves the instructions of units of work before the operation that holds them, scheduled.
fn schedule<'c, 'a>(op: OperationRef<'c, 'a>, rewriter: &mut Rewriter<'c, 'a>) {
    let units: Vec<Vec<_>> = (0..op.region_count())
        .filter_map(|index| nest::block(op, index))
        .map(|block| walk::operations(block).collect())
        .collect();
    let attributes = InherentAttributes::of(op);
    let number = |name: &str| nest::number(&attributes, name).unwrap_or(0);
    let limits = Limits {
        interval: number(nest::INTERVAL).cast_unsigned(),
        registers: usize::try_from(number(nest::REGISTERS)).unwrap_or(0),
    };
    // Operations with regions have no fixed latency.
    let is_straight = units.iter().flatten().all(|op| op.region_count() == 0);
    let order = if is_straight { sorted(&units, &limits) } else { units.concat() };
    order.into_iter().for_each(|instruction| rewriter.move_before(instruction, op));
}

/// Returns whether a value is in a vector register.
fn is_register(value: Value<'_, '_>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Vreg { .. })
}

/// Returns the scheduled instructions of units of work, in two parts if that takes too many registers.
fn sorted<'c, 'a>(units: &[Vec<OperationRef<'c, 'a>>], limits: &Limits) -> Vec<OperationRef<'c, 'a>> {
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
        let mut start = ready.max(unit as u64 * limits.interval);
        let def = pto_dialect::op::declared(*op).map(|(def, _)| def).filter(|def| in_scope(def));
        let latency = match def.map(timing_of) {
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
    if alive(&sorted, &number) <= limits.registers {
        return sorted;
    }
    match units.split_at_checked(units.len() / 2) {
        Some((first, second)) if !first.is_empty() => [first, second].map(|units| self::sorted(units, limits)).concat(),
        _ => all,
    }
}

/// Returns the maximal number of live vector registers, without those that other operations than the numbered ones compute.
fn alive(order: &[OperationRef<'_, '_>], number: &HashMap<usize, usize>) -> usize {
    let (mut now, mut most) = (HashSet::default(), 0);
    for op in order.iter().rev() {
        for value in (0..op.operand_count()).filter_map(|index| operand(*op, index)) {
            if is_register(value) && defining_operation(value).is_some_and(|made| number.contains_key(&key(made))) {
                now.insert(value_key(value));
            }
        }
        most = most.max(now.len());
        for value in (0..op.result_count()).filter_map(|index| result(*op, index)) {
            now.remove(&value_key(Value::from(value)));
        }
    }
    most
}
