//! Estimates the number of target instructions of a region.
//!
//! If an unrolled loop, with the loops inside it, does not fit into the instruction cache, it is slower than the loop
//! and much longer.

use pto_program::{Code, Instruction, Region};
use pto_upstream::{Control, Is};

use super::Walker;
use crate::ops;

/// Maximal number of target instructions of an unrolled loop: the instruction cache has 64 KB, an instruction 16 bytes.
pub(crate) const CACHED: usize = 4096;

impl<'p> Walker<'p> {
    /// Returns whether code of an estimated number of target instructions, which could be a loop, may be unrolled, and
    /// counts it.
    pub(crate) fn unrolls(&mut self, estimate: usize) -> bool {
        let unrolled = self.unrolled.saturating_add(estimate);
        let fits = unrolled <= self.most_unrolled;
        if fits {
            self.unrolled = unrolled;
        }
        fits
    }

    /// Returns the estimated number of target instructions of a region, from the operands known so far.
    pub(super) fn estimate(&self, region: &'p Region) -> usize {
        let instructions = region.blocks.iter().flat_map(|block| &block.instructions);
        instructions.fold(0, |sum: usize, instruction| sum.saturating_add(self.estimate_of(instruction)))
    }

    fn estimate_of(&self, instruction: &'p Instruction) -> usize {
        let inside = instruction.regions.iter().fold(0, |sum: usize, region| sum.saturating_add(self.estimate(region)));
        match &instruction.code {
            Code::Op(def) => ops::estimate(self, def, instruction).saturating_add(inside),
            Code::Upstream(upstream) if upstream.is == Is::Control(Control::For) => {
                match self.trip_count(instruction) {
                    // The size of a loop depends on whether it is unrolled.
                    Some(count) if count.saturating_mul(inside) <= CACHED => count.saturating_mul(inside),
                    Some(_) | None => inside,
                }
            }
            Code::Upstream(_) | Code::Other(_) => inside.saturating_add(1),
        }
    }

    /// Returns the trip count of a loop, if its bounds are constant.
    pub(super) fn trip_count(&self, instruction: &Instruction) -> Option<usize> {
        let [low, high, step, ..] = instruction.operands.as_slice() else { return None };
        let known = |slot: &u32| self.num(*slot).ok()?.known();
        let trip_count = pto_analysis::trip_count(known(low)?, known(high)?, known(step)?)?;
        Some(usize::try_from(trip_count).unwrap_or(usize::MAX))
    }
}
