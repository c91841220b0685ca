//! Recomputes comparisons between two uses of their result if flags are short.

use std::collections::BTreeMap;

use super::gain::{Gain, Pressure};
use crate::ir::{Block, Inst, Value};
use crate::liveness::Category;
use crate::passes::State;
use crate::passes::rematerialization::{self, Cut};
use crate::target::{self, Form};

/// Recomputes comparisons; returns whether there were any.
pub(super) fn make(state: &mut State) -> bool {
    let cuts = cuts(state);
    let changed = !cuts.is_empty();
    for (value, cuts) in cuts {
        rematerialization::again(state, value, &cuts);
    }
    changed
}

/// Returns for each recomputed predicate the uses before which it is recomputed.
fn cuts(state: &State) -> BTreeMap<Value, Vec<Cut>> {
    let State { function, bales, .. } = state;
    let mut pressure = Pressure::of(state);
    let mut cuts = BTreeMap::new();
    if !pressure.is_short(Category::Predicate, &(0..u32::MAX)) {
        return cuts;
    }
    for block in function.blocks() {
        for head in function.insts(*block).filter(|inst| !bales.is_baled(function, *inst)) {
            let Some(value) = function.result(head).filter(|_| target::form(function.op(head)) == Form::Compare) else {
                continue;
            };
            let found = cuts_of(state, &mut pressure, head, value, *block);
            if !found.is_empty() {
                cuts.insert(value, found);
            }
        }
    }
    cuts
}

/// Returns the uses of a predicate, in the block of its comparison, before which it is recomputed.
fn cuts_of(state: &State, pressure: &mut Pressure<'_>, head: Inst, value: Value, block: Block) -> Vec<Cut> {
    let State { function, numbering, bales, .. } = state;
    let made = numbering.inst(head);
    let mut cuts = Vec::new();
    let mut last = made;
    for next in rematerialization::uses_in(state, value, block) {
        let start = std::mem::replace(&mut last, next);
        // The comparison may move directly before its first use without a copy; numbers of consecutive heads differ by
        // two.
        if start == made || next <= start + 2 || !pressure.is_short(Category::Predicate, &(start + 1..next - 1)) {
            continue;
        }
        let mut gain = Gain::of(value, start..next - 1);
        let bale = bales.bale(function, head);
        let may_be = bale.inputs(function).all(|(_, input)| pressure.lengthen(&mut gain, input, made, next));
        if may_be && pressure.take(&gain) {
            cuts.push(Cut { next, heads: vec![head] });
        }
    }
    cuts
}
