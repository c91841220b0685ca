//! Staging: spills vector registers of the source whose next use is far to shared local memory.
//!
//! Code for cores with many vector registers loads long before the uses. If a GPU has fewer registers than such code
//! needs, the values with the farthest next use are stored after their definition, and loaded before each use. Only
//! values that are local to a block are staged; the live ranges of the block alone determine which.

use std::collections::HashMap;

use pto_isa::TypeDesc;
use pto_program::{Instruction, Slot};

use super::Walker;
use crate::value::{Num, Register, Val};

/// Bytes of a vector register.
const REGISTER_BYTES: u32 = 256;

/// The slot of each staged value, and the register that was stored; `None` if it is not stored.
type Waiting = HashMap<Slot, (usize, Option<Register>)>;

/// The values that are staged in shared local memory, and its free slots.
#[derive(Debug, Default)]
pub(super) struct Staging {
    /// Maximal number of vector registers that are live at once in a block; `None` disables staging.
    pub most: Option<usize>,
    /// The staged values of the current function.
    staged: Waiting,
    /// Whether each slot is in use.
    taken: Vec<bool>,
}

impl Staging {
    /// Creates a state without staged values.
    pub(super) fn new(most: Option<usize>) -> Self {
        Self { most, ..Self::default() }
    }

    /// Returns the bytes of all slots.
    pub(super) fn bytes(&self) -> u32 {
        u32::try_from(self.taken.len()).unwrap_or(u32::MAX).saturating_mul(REGISTER_BYTES)
    }

    /// Enters a function, whose values have other numbers, and returns the staged values of the caller, which keep
    /// their slots.
    pub(super) fn enter(&mut self) -> Waiting {
        std::mem::take(&mut self.staged)
    }

    /// Returns to the caller, with its staged values.
    pub(super) fn leave(&mut self, waiting: Waiting) {
        self.staged = waiting;
    }

    /// Allocates a free slot.
    fn take(&mut self) -> usize {
        let free = self.taken.iter().position(|taken| !taken).unwrap_or(self.taken.len());
        if free == self.taken.len() {
            self.taken.push(true);
        } else {
            self.taken[free] = true;
        }
        free
    }
}

/// The live range of a value in a block: its definition and its uses.
struct Live {
    slot: Slot,
    made: usize,
    uses: Vec<usize>,
}

impl Live {
    fn last(&self) -> usize {
        self.uses.last().copied().unwrap_or(self.made)
    }

    /// Returns whether the value is live before an instruction that does not use it.
    fn waits_at(&self, at: usize) -> bool {
        self.made < at && at < self.last() && self.uses.binary_search(&at).is_err()
    }

    /// Returns the next use after an instruction.
    fn next(&self, at: usize) -> usize {
        self.uses.iter().copied().find(|number| *number > at).unwrap_or(usize::MAX)
    }
}

/// Returns the values to stage so that at most `most` vector registers are live at once, with their last uses.
pub(super) fn plan(instructions: &[Instruction], most: usize) -> HashMap<Slot, usize> {
    let mut values: Vec<Live> = Vec::new();
    let mut known: HashMap<Slot, usize> = HashMap::new();
    for (at, instruction) in instructions.iter().enumerate() {
        for slot in instruction.operands.iter().chain(&instruction.captures) {
            if let Some(index) = known.get(slot)
                && values[*index].uses.last() != Some(&at)
            {
                values[*index].uses.push(at);
            }
        }
        for (slot, desc) in instruction.results.iter().zip(&instruction.result_types) {
            if matches!(desc, TypeDesc::Vreg { .. }) {
                known.insert(*slot, values.len());
                values.push(Live { slot: *slot, made: at, uses: Vec::new() });
            }
        }
    }
    choose(&values, instructions.len(), most)
}

/// Like [`plan`], for given live ranges.
fn choose(values: &[Live], instructions: usize, most: usize) -> HashMap<Slot, usize> {
    let mut staged = HashMap::new();
    for at in 0..instructions {
        let alive = |value: &Live| value.made <= at && at <= value.last();
        let live = values.iter().filter(|value| alive(value) && !staged.contains_key(&value.slot)).count();
        let mut waiting: Vec<&Live> =
            values.iter().filter(|value| value.waits_at(at) && !staged.contains_key(&value.slot)).collect();
        // The farthest next use is last.
        waiting.sort_by_key(|value| (value.next(at), value.slot));
        for _ in most..live {
            let Some(value) = waiting.pop() else { break };
            staged.insert(value.slot, value.last());
        }
    }
    staged
}

impl<'p> Walker<'p> {
    /// Returns the bytes of values that may be live at once.
    pub(crate) fn room(&self) -> u32 {
        let most = self.staging.most.and_then(|most| u32::try_from(most).ok());
        most.map_or(u32::MAX, |most| most.saturating_mul(REGISTER_BYTES))
    }

    /// Loads the staged values that an instruction uses.
    pub(super) fn unstage(&mut self, instruction: &'p Instruction) {
        for slot in instruction.operands.iter().chain(&instruction.captures) {
            let Some((part, Some(register))) = self.staging.staged.get(slot).copied() else { continue };
            let (at, ty) = (self.part(part), self.emitter.function.ty(register.value));
            let value = self.emitter.load_staged(at, ty);
            self.set(*slot, Val::Register(Register { value, ..register }));
        }
    }

    /// Stores the results of an instruction that are to be staged.
    pub(super) fn stage(&mut self, instruction: &'p Instruction, staged: &HashMap<Slot, usize>) {
        for slot in instruction.results.iter().filter(|slot| staged.contains_key(slot)) {
            // Whether a value is constant may depend on the placement of buffers. It gets a slot in any case, so that
            // the number of slots is the same before and after placement.
            let part = self.staging.take();
            let Val::Register(register) = *self.get(*slot) else {
                self.staging.staged.insert(*slot, (part, None));
                continue;
            };
            let ty = self.emitter.function.ty(register.value);
            let is_constant = self.emitter.function.as_constant(register.value).is_some();
            let fits = !ty.is_predicate() && !is_constant && ty.bytes() <= REGISTER_BYTES;
            if fits {
                let at = self.part(part);
                self.emitter.store_staged(at, register.value);
            }
            let stored = fits.then_some(register);
            self.staging.staged.insert(*slot, (part, stored));
        }
    }

    /// Frees the slots of values whose last use is this instruction.
    pub(super) fn release(&mut self, staged: &HashMap<Slot, usize>, at: usize) {
        for slot in staged.iter().filter(|(_, last)| **last == at).map(|(slot, _)| slot) {
            if let Some((part, _)) = self.staging.staged.remove(slot) {
                self.staging.taken[part] = false;
            }
        }
    }

    /// Returns the address of a slot.
    fn part(&self, part: usize) -> Num {
        let start = self.emitter.plan.as_ref().map_or(0, |plan| i64::from(plan.staged));
        Num::Const(start + i64::try_from(part).unwrap_or_default() * i64::from(REGISTER_BYTES))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds live ranges from the instructions that define and use values; the first value has slot 0.
    fn values(of: &[(usize, &[usize])]) -> Vec<Live> {
        of.iter().zip(0..).map(|((made, uses), slot)| Live { slot, made: *made, uses: uses.to_vec() }).collect()
    }

    fn staged(values: &[Live], most: usize) -> Vec<(Slot, usize)> {
        let last = values.iter().map(Live::last).max().unwrap_or(0);
        let mut found: Vec<_> = choose(values, last + 1, most).into_iter().collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn the_farthest_use_waits_in_memory() {
        let values = values(&[(0, &[9]), (1, &[5]), (2, &[4]), (3, &[4])]);
        assert_eq!(staged(&values, 4), []);
        assert_eq!(staged(&values, 3), [(0, 9)]);
        assert_eq!(staged(&values, 2), [(0, 9), (1, 5)]);
    }

    #[test]
    fn values_that_an_instruction_uses_or_defines_stay() {
        let values = values(&[(0, &[3]), (1, &[3]), (2, &[3])]);
        // The first two are live while the third is computed; the last instruction uses all three.
        assert_eq!(staged(&values, 1), [(0, 3), (1, 3)]);
        assert_eq!(staged(&values, 3), []);
    }

    #[test]
    fn values_that_are_never_used_need_no_memory() {
        let values = values(&[(0, &[]), (1, &[]), (2, &[3])]);
        assert_eq!(staged(&values, 1), []);
    }

    #[test]
    fn the_next_use_counts_not_the_last() {
        let values = values(&[(0, &[3, 9]), (0, &[5, 6]), (1, &[3])]);
        assert_eq!(staged(&values, 2), [(1, 6)]);
    }

    #[test]
    fn parts_are_used_again_after_the_last_use() {
        let mut staging = Staging::new(Some(4));
        assert_eq!((staging.take(), staging.take(), staging.bytes()), (0, 1, 2 * REGISTER_BYTES));
        staging.taken[0] = false;
        assert_eq!((staging.take(), staging.take(), staging.bytes()), (0, 2, 3 * REGISTER_BYTES));
    }

    #[test]
    fn parts_of_the_caller_stay_in_use_in_a_function() {
        let mut staging = Staging::new(Some(4));
        let part = staging.take();
        staging.staged.insert(7, (part, None));
        let caller = staging.enter();
        assert!(staging.staged.is_empty());
        assert_eq!(staging.take(), part + 1);
        staging.leave(caller);
        assert_eq!(staging.staged.get(&7), Some(&(part, None)));
    }
}
