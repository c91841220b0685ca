//! Runs a pass between live ranges and coalescing on a small kernel.
#![allow(dead_code, reason = "not all tests use all of it")]

use genx::passes::{PASSES, Pass, State, coalescing};
use genx::{Function, Op, pressure};
use visa::Platform;

use crate::one_pass::stored;

/// Returns a kernel before and after a pass, and checks that both have the same results and that the preconditions
/// still hold.
pub(crate) fn around(pass: &Pass, function: Function) -> (State, State) {
    let mut state = State::new(function, Platform::Dg2);
    let before = || PASSES.iter().take_while(|other| other.name != pass.name);
    for pass in before() {
        (pass.run)(&mut state).unwrap();
    }
    let mut after = State::new(state.function.clone(), state.platform);
    (after.bales, after.numbering, after.liveness, after.pressure) =
        (state.bales.clone(), state.numbering.clone(), state.liveness.clone(), state.pressure);
    (pass.run)(&mut after).unwrap();
    for check in before().filter_map(|pass| pass.establishes) {
        check(&after).unwrap();
    }
    genx::verify::dominance(&after.function, |inst| after.bales.head(&after.function, inst)).unwrap();
    assert_eq!(stored(&state.function), stored(&after.function));
    (state, after)
}

/// Returns the number of registers in use.
pub(crate) fn used(state: &State) -> u32 {
    let grf = state.platform.grf_bytes();
    pressure::most(&state.function, &state.liveness, grf) / grf
}

/// Returns the number of copies that coalescing inserts.
pub(crate) fn copies(state: &State) -> usize {
    let mut after = State::new(state.function.clone(), state.platform);
    (after.bales, after.numbering, after.liveness, after.pressure) =
        (state.bales.clone(), state.numbering.clone(), state.liveness.clone(), state.pressure);
    (coalescing::PASS.run)(&mut after).unwrap();
    let converts = |state: &State| {
        let insts = state.function.all_insts();
        insts.into_iter().filter(|inst| state.function.op(*inst) == Op::Convert).count()
    };
    converts(&after) - converts(state)
}
