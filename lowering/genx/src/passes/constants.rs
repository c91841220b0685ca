//! GenXConstants: loads vectors of numbers that no operand can be, before they are split.
//!
//! Before: lowering. After: an operand of an instruction on lanes that is a constant is one number, or packed vectors, in all
//! lanes an instruction may have. Others are in registers, loaded as a whole: a ramp is made of the numbers before, and what
//! is used more than once is loaded once. A constant that is used in a loop is loaded where the kernel begins, others in the
//! block that uses them.
//!
//! ```text
//! %s = add <32 x i32> %v, <0, 1, 2, ..>   ->   %c = constant(<0, 1, 2, ..>)
//!                                              %s = add <32 x i32> %v, %c
//! ```

use rustc_hash::FxHashMap;

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::immediate;
use crate::ir::{Block, Inst, Value};
use crate::loops::Loops;
use crate::passes::{Pass, State};
use crate::table::Op;
use crate::target;

/// The pass.
pub const PASS: Pass = Pass {
    name: "constants",
    description: "load vectors of numbers that no operand can be",
    run,
    // Parts that legalization makes across those are loaded later.
    establishes: None,
    optional: false,
};

/// Lanes an instruction has at most, and the registers of an operand.
const MAX_LANES: u32 = 32;

fn run(state: &mut State) -> Result<(), Error> {
    let loops = Loops::of(&state.function);
    let mut loaded: FxHashMap<(Block, Value), Value> = FxHashMap::default();
    for inst in state.function.all_insts() {
        for operand in 0..state.function.operands(inst).len() {
            if !is_complex(state, inst, operand) {
                continue;
            }
            let function = &mut state.function;
            let value = function.operands(inst)[operand];
            let Some(block) = function.block(inst) else { continue };
            let home = if loops.contains(block) { function.blocks()[0] } else { block };
            let load = match loaded.get(&(home, value)) {
                Some(load) => *load,
                None => {
                    let at = if home == block { Some(inst) } else { function.first(home) };
                    let Some(at) = at else { continue };
                    let ty = function.ty(value);
                    let load = Builder::before(function, at).value(Op::Constant, &[value], &[], ty);
                    loaded.insert((home, value), load);
                    load
                }
            };
            function.set_arg(inst, operand, load);
        }
    }
    Ok(())
}

/// Whether an operand of an instruction on lanes is a constant that some of its lanes cannot be.
fn is_complex(state: &State, inst: Inst, operand: usize) -> bool {
    let function = &state.function;
    let on_lanes = target::form(function.op(inst)).is_on_lanes();
    let value = function.operands(inst)[operand];
    let ty = function.ty(value);
    let Some(Constant::Elements(elements)) = function.as_constant(value).filter(|_| on_lanes && !ty.is_predicate())
    else {
        return false;
    };
    let lanes = (visa::region::MAX_REGISTERS * state.platform.grf_bytes() / ty.element.bytes()).min(MAX_LANES);
    let visa = target::visa_type(ty.element, target::source_sign(function, inst));
    elements.chunks(lanes as usize).any(|part| immediate::packed(part, visa).is_none())
}
