//! Counts the vector registers that are live at the same time.

use crate::{Function, Region, Slot};
use rustc_hash::FxHashSet as HashSet;

/// Returns the largest number of simultaneously live vector registers of a function.
pub(super) fn most(function: &Function) -> usize {
    let mut counter = Counter { registers: &function.registers, most: 0 };
    counter.region(&function.body, &HashSet::default());
    counter.most
}

struct Counter<'p> {
    registers: &'p HashSet<Slot>,
    most: usize,
}

impl Counter<'_> {
    /// Walks a region backwards from the values that are live after it; returns those that are live before it.
    fn region(&mut self, region: &Region, after: &HashSet<Slot>) -> HashSet<Slot> {
        let mut around = after.clone();
        // Values from outside that a region of several blocks or a loop uses are live throughout it.
        around.extend(self.used_from_outside(region));
        let mut first = around.clone();
        for block in region.blocks.iter().rev() {
            let mut alive = around.clone();
            for instruction in block.instructions.iter().rev() {
                for result in &instruction.results {
                    alive.remove(result);
                }
                let inside: Vec<HashSet<Slot>> =
                    instruction.regions.iter().map(|region| self.region(region, &alive)).collect();
                let used = instruction.operands.iter().filter(|slot| self.registers.contains(slot)).copied();
                let given = instruction.results.iter().filter(|slot| self.registers.contains(slot)).count();
                self.most = self.most.max(alive.len() + given);
                alive.extend(used);
                alive.extend(inside.into_iter().flatten());
                self.most = self.most.max(alive.len());
            }
            for argument in &block.arguments {
                alive.remove(argument);
            }
            first = alive;
        }
        first
    }

    /// Returns the vector registers that a region uses and that are defined outside.
    fn used_from_outside(&self, region: &Region) -> HashSet<Slot> {
        let mut used = HashSet::default();
        let mut given = HashSet::default();
        let mut regions = vec![region];
        while let Some(region) = regions.pop() {
            for block in &region.blocks {
                given.extend(block.arguments.iter().copied());
                for instruction in &block.instructions {
                    used.extend(instruction.operands.iter().filter(|slot| self.registers.contains(slot)).copied());
                    given.extend(instruction.results.iter().copied());
                    regions.extend(&instruction.regions);
                }
            }
        }
        used.retain(|slot| !given.contains(slot));
        used
    }
}
