//! Finds out whether products initialize their sums before others add to them.
//!
//! Front ends emit `if k == 0 { mad } else { mad_acc }` in a loop over `k` from 0 on: the first iteration takes the first
//! branch, and all others take the second one.

use std::collections::HashMap;

use pto_isa::ops::cube;

use pto_isa::{Key, Opcode};
use pto_program::{AttributeValue, Code, Instruction, Slot};
use pto_upstream::{Arith, Control, Is};

use crate::control::Walker;

/// The numbers of the predicates `eq` and `ne` of `arith.cmpi`.
const EQUAL: i64 = 0;
const UNEQUAL: i64 = 1;

/// Returns whether a product without an addend is executed before each product with one, on all paths.
pub(crate) fn is_initialized(walker: &Walker<'_>, instructions: &[Instruction]) -> bool {
    Paths { walker, facts: HashMap::new() }.after(instructions, false).is_some()
}

/// What is known about an integer.
#[derive(Clone, Copy)]
enum Fact {
    Is(i64),
    /// It is greater than this number.
    Above(i64),
    Unknown,
}

/// The paths through instructions.
struct Paths<'w, 'p> {
    walker: &'w Walker<'p>,
    /// Facts about the values of these instructions.
    facts: HashMap<Slot, Fact>,
}

impl Paths<'_, '_> {
    /// Returns whether sums are initialized after some instructions, given whether they are before; `None` if a product
    /// may add to sums that are not.
    fn after(&mut self, instructions: &[Instruction], begun: bool) -> Option<bool> {
        instructions.iter().try_fold(begun, |begun, instruction| self.after_one(instruction, begun))
    }

    fn after_one(&mut self, instruction: &Instruction, begun: bool) -> Option<bool> {
        let fact = self.result(instruction);
        self.facts.extend(instruction.results.iter().map(|slot| (*slot, fact)));
        match &instruction.code {
            Code::Op(def) if def.opcode == Opcode::Cube(cube::Opcode::Mad) => Some(true),
            Code::Op(def) if def.opcode == Opcode::Cube(cube::Opcode::MadAcc) => begun.then_some(true),
            Code::Upstream(upstream) if upstream.is == Is::Control(Control::For) => self.after_loop(instruction, begun),
            Code::Upstream(upstream) if upstream.is == Is::Control(Control::If) => {
                self.after_branch(instruction, begun)
            }
            Code::Op(_) | Code::Upstream(_) | Code::Other(_) => {
                (0..instruction.regions.len()).try_fold(begun, |begun, region| self.region(instruction, region, begun))
            }
        }
    }

    fn region(&mut self, instruction: &Instruction, index: usize, begun: bool) -> Option<bool> {
        let blocks = instruction.regions.get(index).map_or(&[][..], |region| &region.blocks);
        blocks.iter().try_fold(begun, |begun, block| self.after(&block.instructions, begun))
    }

    /// Follows the first iteration of a loop, and then one of the others.
    fn after_loop(&mut self, instruction: &Instruction, begun: bool) -> Option<bool> {
        let [low, high, step, ..] = *instruction.operands else { return None };
        let index = instruction.regions.first()?.blocks.first()?.arguments.first().copied()?;
        let [first, end, step] = [low, high, step].map(|slot| self.known(slot));
        let trip_count =
            first.zip(end).zip(step).and_then(|((first, end), step)| pto_analysis::trip_count(first, end, step));
        if trip_count == Some(0) {
            return Some(begun);
        }
        self.facts.insert(index, first.map_or(Fact::Unknown, Fact::Is));
        let after_first = self.region(instruction, 0, begun)?;
        self.facts.insert(index, first.map_or(Fact::Unknown, Fact::Above));
        self.region(instruction, 0, after_first)?;
        Some(if trip_count.is_some() { after_first } else { begun })
    }

    fn after_branch(&mut self, instruction: &Instruction, begun: bool) -> Option<bool> {
        match instruction.operands.first().and_then(|slot| self.known(*slot)) {
            Some(condition) => self.region(instruction, usize::from(condition == 0), begun),
            None => {
                let (one, other) = (self.region(instruction, 0, begun)?, self.region(instruction, 1, begun)?);
                Some(one && other)
            }
        }
    }

    fn result(&self, instruction: &Instruction) -> Fact {
        let Code::Upstream(upstream) = &instruction.code else { return Fact::Unknown };
        let number = |key: Key| match instruction.attribute(key) {
            AttributeValue::Int(number) => Some(*number),
            _ => None,
        };
        let known = match upstream.is {
            Is::Arith(Arith::Constant) => number(Key::Value),
            Is::Arith(Arith::CmpI) => {
                number(Key::Predicate).and_then(|predicate| self.compared(instruction, predicate))
            }
            Is::Arith(_) | Is::Control(_) | Is::Math(_) | Is::Other(_) | Is::Outer(_) => None,
        };
        known.map_or(Fact::Unknown, Fact::Is)
    }

    /// Returns the result of a comparison.
    fn compared(&self, instruction: &Instruction, predicate: i64) -> Option<i64> {
        let [lhs, rhs] = *instruction.operands else { return None };
        let equal = match (self.fact(lhs), self.fact(rhs)) {
            (Fact::Is(lhs), Fact::Is(rhs)) => lhs == rhs,
            (Fact::Above(low), Fact::Is(number)) | (Fact::Is(number), Fact::Above(low)) if number <= low => false,
            (Fact::Is(_) | Fact::Above(_) | Fact::Unknown, Fact::Is(_) | Fact::Above(_) | Fact::Unknown) => {
                return None;
            }
        };
        match predicate {
            EQUAL => Some(equal.into()),
            UNEQUAL => Some((!equal).into()),
            _ => None,
        }
    }

    fn fact(&self, slot: Slot) -> Fact {
        let outside = || self.walker.num(slot).ok().and_then(crate::value::Num::known).map_or(Fact::Unknown, Fact::Is);
        self.facts.get(&slot).copied().unwrap_or_else(outside)
    }

    fn known(&self, slot: Slot) -> Option<i64> {
        match self.fact(slot) {
            Fact::Is(number) => Some(number),
            Fact::Above(_) | Fact::Unknown => None,
        }
    }
}
