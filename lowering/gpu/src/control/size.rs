//! Estimates how many instructions of the target the operations of a region become.
//!
//! A loop that is unrolled and its iterations do not fit the instruction cache is slower than the loop, and longer by as much.

use pto_program::{Code, Instruction, Region};
use pto_upstream::{Control, Is};

use super::Walker;
use crate::ops;

/// The most instructions of the target in an unrolled loop: the instruction cache has 64 KB, an instruction 16 bytes.
pub(super) const CACHED: usize = 4096;

impl<'p> Walker<'p> {
    /// The estimated number of target instructions of a region, from the operands known so far.
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
                    // Whether the loop itself is unrolled decides its size.
                    Some(count) if count.saturating_mul(inside) <= CACHED => count.saturating_mul(inside),
                    Some(_) | None => inside,
                }
            }
            Code::Upstream(_) | Code::Other(_) => inside.saturating_add(1),
        }
    }

    /// The trip count of a loop, if its bounds are known.
    pub(super) fn trip_count(&self, instruction: &Instruction) -> Option<usize> {
        let [low, high, step, ..] = instruction.operands.as_slice() else { return None };
        let known = |slot: &u32| self.num(*slot).ok()?.known();
        let (low, high, step) = (known(low)?, known(high)?, known(step)?);
        (step > 0).then(|| usize::try_from(((high - low).max(0) + step - 1) / step).unwrap_or(usize::MAX))
    }
}
