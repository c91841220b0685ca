//! Shared fences: orders messages of the LSC and of the data port in shared local memory.
//!
//! Purpose: one thread stores blocks by the LSC, and gathers elements by the data port, which are two ports to the same memory:
//! a message of one may pass an earlier store of the other.
//!
//! Before: messages have their final positions. After: on each path from a store to shared local memory to an access
//! through the other port, there is a fence. A load is complete when its data are used.
//!
//! ```text
//! lsc.store.slm(%v, d32, x64, transposed)       lsc.store.slm(%v, d32, x64, transposed)
//! %c = gather.scaled(%slm, 0, %offsets)     ->  lsc.fence(slm, none, group)
//!                                               %c = gather.scaled(%slm, 0, %offsets)
//! ```

use visa::table::Op as Visa;
use visa::word::{FenceOp, FenceScope, Sfid};

use crate::accesses::{Space, spaces};
use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Function, Inst};
use crate::passes::{Pass, State};
use crate::table::{Effect, Op};

/// The pass.
pub const PASS: Pass = Pass {
    name: "shared-fences",
    description: "insert fences between messages of two ports to shared local memory",
    run,
    establishes: Some(check),
    optional: false,
};

/// Whether stores may be incomplete, for each port.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Pending {
    lsc: bool,
    data_port: bool,
}

fn run(state: &mut State) -> Result<(), Error> {
    if !Visa::LscFence.definition().platforms.contains(state.platform) {
        return Ok(());
    }
    for inst in unordered(&state.function) {
        let mut b = Builder::before(&mut state.function, inst);
        let mask = b.all_ones();
        let fence = [Sfid::Slm.code(), FenceOp::None.code(), FenceScope::Group.code()].map(i64::from);
        b.inst(Op::LscFence, &[mask], &fence, None);
    }
    Ok(())
}

fn check(state: &State) -> Result<(), Error> {
    let has_ports = Visa::LscFence.definition().platforms.contains(state.platform);
    match unordered(&state.function).first().filter(|_| has_ports) {
        Some(inst) => Err(PASS.broken(state, *inst, "a store of the other port to shared local memory may be later")),
        None => Ok(()),
    }
}

/// Returns the accesses that an earlier store of the other port may not precede in memory, if those before them have
/// fences.
fn unordered(function: &Function) -> Vec<Inst> {
    let mut entering = vec![Pending::default(); function.block_count()];
    loop {
        let (mut found, mut changed) = (Vec::new(), false);
        for block in function.blocks() {
            let mut pending = entering[block.index()];
            for inst in function.insts(*block) {
                if step(function, inst, &mut pending) {
                    found.push(inst);
                }
                for successor in function.successors(inst) {
                    let known = &mut entering[successor.block.index()];
                    let joined =
                        Pending { lsc: known.lsc || pending.lsc, data_port: known.data_port || pending.data_port };
                    changed |= joined != *known;
                    *known = joined;
                }
            }
        }
        if !changed {
            return found;
        }
    }
}

/// Updates the state for an instruction; returns whether it needs a fence before it.
fn step(function: &Function, inst: Inst, pending: &mut Pending) -> bool {
    let op = function.op(inst);
    if matches!(op, Op::LscFence | Op::Fence | Op::Barrier) {
        *pending = Pending::default();
        return false;
    }
    if op.definition().form.message().is_none() || spaces(function, inst) != [Space::Local] {
        return false;
    }
    let of_lsc = matches!(op, Op::LscLoadSlm | Op::LscStoreSlm | Op::LscAtomicSlm);
    let is_late = if of_lsc { pending.data_port } else { pending.lsc };
    if is_late {
        *pending = Pending::default();
    }
    if op.definition().effect == Effect::Write {
        pending.lsc |= of_lsc;
        pending.data_port |= !of_lsc;
    }
    is_late
}
