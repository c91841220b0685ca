//! Builds the live range of each value.
//!
//! Purpose: coalescing and register allocation need to know which values are live at the same time.
//!
//! Before: instructions are numbered, and each value has a category. After: each value that is the result of a bale
//! or a parameter of a block has a live range, a list of segments of numbers. A value inside a bale has none.
//!
//! ```text
//! %a = add i32 %p, 1         ; 5      %p:[0,5)   %a:[5,7)
//! %b = mul i32 %a, %a        ; 7      %b:[7,9)
//! ```

use std::fmt::Write;

use super::{Pass, State, baling, category, numbering};
use crate::error::Error;
use crate::ir::{Block, Definition, Inst, Use, Value};
use crate::liveness::{Segment, Segments};
use crate::pressure;

/// The pass.
pub const PASS: Pass = Pass {
    name: "live-ranges",
    description: "build the live range of each value",
    run: |state| {
        build(state);
        let grf = state.platform.grf_bytes();
        state.pressure = pressure::most(&state.function, &state.liveness, grf).div_ceil(grf);
        Ok(())
    },
    establishes: Some(check),
    optional: false,
};

fn build(state: &mut State) {
    let predecessors = predecessors(state);
    let mut seen = vec![None; state.function.block_count()];
    for index in 0..state.function.value_count() {
        let value = Value::new(index);
        if state.liveness.id(value).is_none() {
            continue;
        }
        if state.function.def_inst(value).is_some_and(|inst| state.bales.is_baled(&state.function, inst)) {
            state.liveness.remove(value);
            continue;
        }
        let Some(segments) = segments(state, value, &predecessors, &mut seen) else {
            state.liveness.remove(value);
            continue;
        };
        let offset = match state.function.definition(value) {
            Definition::Param(index) => state.function.arguments.get(*index as usize).map(|argument| argument.offset),
            Definition::BlockParam(..) | Definition::Inst(_) | Definition::Constant(_) => None,
        };
        if let Some(range) = state.liveness.range_mut(value) {
            (range.segments, range.offset) = (segments, offset);
        }
    }
}

/// Rebuilds bales, numbers and live ranges after a pass changed the code.
pub(super) fn anew(state: &mut State) -> Result<(), Error> {
    (baling::SECOND.run)(state)?;
    (numbering::PASS.run)(state)?;
    state.liveness = category::categories(state);
    build(state);
    Ok(())
}

/// Returns the predecessors of each block, by its index.
pub(super) fn predecessors(state: &State) -> Vec<Vec<Block>> {
    let function = &state.function;
    let blocks = |branches: Vec<Inst>| branches.into_iter().filter_map(|branch| function.block(branch)).collect();
    function.predecessors().into_iter().map(blocks).collect()
}

/// Returns the segments in which a value is live; `None` if its instruction was removed. `seen` states for each block
/// the value for which it was last visited.
pub(super) fn segments(
    state: &State,
    value: Value,
    predecessors: &[Vec<Block>],
    seen: &mut [Option<Value>],
) -> Option<Segments> {
    let (function, numbering) = (&state.function, &state.numbering);
    let mut segments = Segments::default();
    let (block, start) = match function.definition(value) {
        Definition::Param(_) => (*function.blocks().first()?, 0),
        Definition::BlockParam(block, index) => {
            for (from, slot) in phi_copies(state, *block, *index, &predecessors[block.index()]) {
                segments.insert(Segment::phi_copy(slot, numbering.end(from)));
            }
            (*block, numbering.start(*block))
        }
        Definition::Inst(inst) => (function.block(*inst)?, numbering.inst(*inst)),
        Definition::Constant(_) => return None,
    };
    segments.insert(Segment::strong(start, start + 1));
    let mut work = Vec::new();
    for a_use in function.uses(value) {
        let (Some(at), number) = (function.block(a_use.inst), use_number(state, *a_use)) else { continue };
        if at == block && number >= start {
            segments.insert(Segment::strong(start, number));
        } else {
            segments.insert(Segment::strong(numbering.start(at), number));
            work.push(at);
        }
    }
    // A value that is live at the start of a block is live at the end of its predecessors.
    while let Some(reached) = work.pop() {
        for before in &predecessors[reached.index()] {
            let from = if *before == block { start } else { numbering.start(*before) };
            if seen[before.index()].replace(value) == Some(value) {
                continue;
            }
            segments.insert(Segment::strong(from, numbering.end(*before)));
            if *before != block {
                work.push(*before);
            }
        }
    }
    Some(segments)
}

/// Returns where a parameter of a block is assigned: the predecessors, and the numbers of the copies at their ends.
pub(super) fn phi_copies<'a>(
    state: &'a State,
    block: Block,
    index: u32,
    predecessors: &'a [Block],
) -> impl Iterator<Item = (Block, u32)> + 'a {
    predecessors.iter().flat_map(move |from| {
        let branch = state.function.last(*from);
        let successors = branch.map_or(&[][..], |branch| state.function.successors(branch));
        let operands = branch.map_or(0, |branch| operand_count(state, branch));
        let slots = successors.iter().filter(move |successor| successor.block == block);
        slots.map(move |successor| (*from, state.numbering.phi_copy(*from, successor.first + index - operands)))
    })
}

#[expect(clippy::cast_possible_truncation, reason = "few operands")]
fn operand_count(state: &State, inst: Inst) -> u32 {
    state.function.operands(inst).len() as u32
}

/// Returns the number at which a value is used; for an argument of a branch, that of the copy.
pub(super) fn use_number(state: &State, a_use: Use) -> u32 {
    let operands = operand_count(state, a_use.inst);
    match state.function.block(a_use.inst) {
        Some(block) if a_use.index >= operands => state.numbering.phi_copy(block, a_use.index - operands),
        Some(_) | None => state.numbering.inst(a_use.inst),
    }
}

/// Prints the live ranges, one on each line: `%a,%b:[5,9){general,align32,offset64}`.
#[must_use]
pub fn dump(state: &State) -> String {
    let names = crate::llvm::value_names(&state.function);
    let mut text = String::new();
    for (_, range) in state.liveness.ranges() {
        let mut values = range.values.clone();
        values.sort_unstable();
        let values: Vec<_> = values.iter().map(|value| names.get(value).map_or("%?", String::as_str)).collect();
        let align = if range.align > 1 { format!(",align{}", range.align) } else { String::new() };
        let offset = range.offset.map_or_else(String::new, |offset| format!(",offset{offset}"));
        // Writing to a String does not fail.
        let _ = writeln!(text, "{}:{}{{{}{align}{offset}}}", values.join(","), range.segments, range.category.name());
    }
    text
}

fn check(state: &State) -> Result<(), Error> {
    for inst in state.function.all_insts() {
        let Some(result) = state.function.result(inst) else { continue };
        if state.liveness.id(result).is_some() == state.bales.is_baled(&state.function, inst) {
            return Err(PASS.broken(
                state,
                inst,
                "a result has a live range if, and only if, it is not part of a bale",
            ));
        }
    }
    Ok(())
}
