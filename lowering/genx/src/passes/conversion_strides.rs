//! Keeps half precision at the stride of the single precision from which, and to which, it is converted.
//!
//! Purpose: a conversion between 16 adjacent halves and 16 singles takes two instructions, because the channels of
//! floats must be aligned. If the halves have stride 2, the conversion is one instruction.
//!
//! Before: dead vector elements are removed. After: halves that are only converted back to singles have stride 2.
//!
//! ```text
//! %h = fptrunc <16 x float> %a to <16 x half>           %w = wrregion(undef, fptrunc(%a), <0;16,2>, 0)
//! %b = fpext <16 x half> %h to <16 x float>        ->   %b = fpext rdregion(%w, <0;16,2>, 0)
//! ```

use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Function, Inst};
use crate::passes::{Pass, State};
use crate::region::Region;
use crate::table::Op;
use crate::types::Element;

/// The pass.
pub const PASS: Pass = Pass {
    name: "conversion-strides",
    description: "keep halves at the stride of the singles that they are converted from",
    run,
    establishes: None,
    optional: true,
};

fn run(state: &mut State) -> Result<(), Error> {
    if state.platform.info().aligned_floats {
        for inst in state.function.all_insts() {
            spread(&mut state.function, inst);
        }
    }
    Ok(())
}

fn spread(function: &mut Function, inst: Inst) {
    let (Op::FpTrunc, Some(result)) = (function.op(inst), function.result(inst)) else { return };
    let (from, ty) = (function.ty(function.operands(inst)[0]), function.ty(result));
    let Some(lanes) = ty.lanes.filter(|_| (from.element, ty.element) == (Element::F32, Element::F16)) else { return };
    let uses = function.uses(result).to_vec();
    let only_back = |inst: Inst| {
        let back = function.result(inst).is_some_and(|back| function.ty(back).element == Element::F32);
        function.op(inst) == Op::FpExt && back
    };
    let (false, true, Some(next)) = (uses.is_empty(), uses.iter().all(|at| only_back(at.inst)), function.next(inst))
    else {
        return;
    };
    let region = Region::strided(lanes, 2, 0);
    let mut b = Builder::before(function, next);
    let wide = b.undef(ty.with_lanes(2 * lanes));
    let written = b.write(wide, result, region);
    for at in uses {
        let read = Builder::before(function, at.inst).read(written, region, Some(lanes));
        function.set_arg(at.inst, at.index as usize, read);
    }
}
