//! Combines reduction trees of several vectors into one tree.
//!
//! Purpose: the last steps of a tree have few lanes. In a combined tree each step fills an instruction, and the
//! results are adjacent.
//!
//! Before: regions are collapsed. After: trees of the same operation and shape that do not depend on each other are
//! one tree, from the step on whose vector is one register. The order in which the elements of a vector are combined
//! is kept.
//!
//! ```text
//! %a4 = fmax(rdregion(%a8, <4>, 0), rdregion(%a8, <4>, 16))     %x = wrregion(wrregion(undef, %a8, 0), %b8, 32)
//! %b4 = fmax(rdregion(%b8, <4>, 0), rdregion(%b8, <4>, 16)) ->  %x4 = fmax(rdregion(%x, <8;4,1>, 0), rdregion(%x, <8;4,1>, 16))
//! ```

use visa::platform::Info;

use crate::builder::Builder;
use crate::error::Error;
use crate::ir::Function;
use crate::passes::{Pass, State, dead_code, region_collapsing};
use crate::reductions::{self, Tree, part};
use crate::region::Region;

/// The pass.
pub const PASS: Pass = Pass {
    name: "vector-combiner",
    description: "combine trees of reductions over several vectors into one",
    run,
    establishes: None,
    optional: true,
};

/// Maximal number of vectors that are combined: the combined vector then has 8 registers.
const MOST: usize = 8;

fn run(state: &mut State) -> Result<(), Error> {
    let platform = state.platform.info();
    let function = &mut state.function;
    let mut combined = false;
    for block in function.blocks().to_vec() {
        for trees in reductions::groups(function, block, platform.grf_bytes, MOST) {
            combine(function, &trees, platform);
            combined = true;
        }
    }
    if combined {
        region_collapsing::collapse(function);
        dead_code::remove(function);
    }
    Ok(())
}

/// Replaces trees by one combined tree, at the end of the last of them.
fn combine(function: &mut Function, trees: &[Tree], platform: &Info) {
    let Some(last) = trees.last() else { return };
    reductions::sink(function, trees, last.root);
    let ty = function.ty(last.source);
    #[expect(clippy::cast_possible_truncation, reason = "few trees")]
    let rows = trees.len() as u32;
    let mut b = Builder::before(function, last.root);
    let mut all = b.undef(ty.with_lanes(rows * ty.count()));
    for (row, tree) in (0..).zip(trees) {
        all = b.write(all, tree.source, Region::contiguous(ty.count(), row * ty.bytes()));
    }
    let mut width = ty.count();
    while width > 1 {
        let half = width / 2;
        let [low, high] = [0, half].map(|first| {
            let region =
                Region::rows(width.cast_signed(), half.cast_signed(), 1, (first * ty.element.bytes()).cast_signed());
            part(&mut b, all, region, rows * half, platform)
        });
        all = b.value(last.op, &[low, high], &[], ty.with_lanes(rows * half));
        width = half;
    }
    reductions::replace(function, trees, all);
}
