//! Lowers regions of several blocks to blocks; buffers in registers are additional block parameters.

use std::collections::{BTreeSet, HashMap};

use genx::{Block, Element, IntPredicate, Value};
use pto_isa::TypeDesc;
use pto_program::Code;
use pto_program::{AttributeValue, Instruction, Region};
use pto_upstream::{Control, Is};

use super::Walker;
use super::flow::{Shape, changed};
use crate::refusal::Lowered;
use crate::value::{Num, Val};

/// A branch target; the first branch to it determines the representation of its values.
struct Target {
    block: Block,
    shape: Shape,
    params: Vec<Value>,
}

/// The branch targets of a region, by index; the last is the block after the region.
type Targets = Vec<Option<Target>>;

impl<'p> Walker<'p> {
    /// Lowers a region of several blocks, dominators first, and returns the values that it yields.
    pub(super) fn graph(&mut self, region: &'p Region, arguments: &[Val]) -> Lowered<Vec<Val>> {
        let mut targets: Targets = (0..=region.blocks.len()).map(|_| None).collect();
        // The first block executes once, before all others, so only later blocks can change registers between
        // executions.
        let later = region.blocks.iter().skip(1).flat_map(|block| &block.instructions);
        let changed: BTreeSet<&'static str> = later.flat_map(sets).collect();
        self.emitter.enter_loop();
        self.emitter.times.branch();
        for index in order(region) {
            let Some(block) = region.blocks.get(index) else { continue };
            if index == 0 {
                for (slot, value) in block.arguments.iter().zip(arguments) {
                    self.set(*slot, value.clone());
                }
            } else {
                // Branches with constant conditions make blocks unreachable.
                let Some(values) = self.enter(&targets, index) else { continue };
                self.emitter.forget(&changed);
                for (slot, value) in block.arguments.iter().zip(values) {
                    self.set(*slot, value);
                }
            }
            let last = self.straight(&block.instructions, &HashMap::new()).ok_or("in a block without an end")?;
            self.leave(last, &mut targets)?;
        }
        self.emitter.times.join();
        self.emitter.leave_loop();
        let results = self.enter(&targets, region.blocks.len()).ok_or("in a region that does not end")?;
        self.emitter.forget(&changed);
        Ok(results)
    }

    /// Continues in a branch target, and returns its parameters.
    fn enter(&mut self, targets: &Targets, index: usize) -> Option<Vec<Val>> {
        let target = targets.get(index)?.as_ref()?;
        self.emitter.enter(target.block, &target.shape, &target.params);
        Some(target.shape.vals(&target.params))
    }

    /// Lowers the terminator of a block.
    fn leave(&mut self, last: &Instruction, targets: &mut Targets) -> Lowered {
        let Code::Upstream(upstream) = &last.code else { return Err("in a block without an end".to_owned()) };
        let Is::Control(control) = upstream.is else { return Err("in a block without an end".to_owned()) };
        match control {
            Control::Branch => self.go(last, 0, targets),
            Control::ConditionalBranch => {
                let condition = self.num(*last.operands.first().ok_or("without a condition")?)?;
                match condition.known() {
                    Some(known) => self.go(last, usize::from(known == 0), targets),
                    None => {
                        self.go_if(condition, last, 0, targets)?;
                        self.go(last, 1, targets)
                    }
                }
            }
            Control::Switch => {
                let number = self.num(*last.operands.first().ok_or("without a number")?)?;
                let cases = case_values(last);
                for (case, successor) in cases.into_iter().zip(1..) {
                    let is = self.emitter.compare(IntPredicate::Eq, number, Num::Const(case));
                    match is.known() {
                        Some(0) => {}
                        Some(_) => return self.go(last, successor, targets),
                        None => self.go_if(is, last, successor, targets)?,
                    }
                }
                self.go(last, 0, targets)
            }
            Control::Yield | Control::Return | Control::Condition => {
                let exit = targets.len() - 1;
                let values = last.operands.iter().map(|slot| self.get(*slot).clone()).collect();
                let (block, values) = self.edge(targets, exit, values, &last.operand_types)?;
                self.emitter.br(block, values);
                Ok(())
            }
            Control::For | Control::If | Control::While | Control::IndexSwitch | Control::Inline | Control::Call => {
                Err("in a block without an end".to_owned())
            }
        }
    }

    /// Branches to a successor.
    fn go(&mut self, last: &Instruction, successor: usize, targets: &mut Targets) -> Lowered {
        let (block, values) = self.successor(last, successor, targets)?;
        self.emitter.br(block, values);
        Ok(())
    }

    /// Branches to a successor if a condition holds, and continues otherwise.
    fn go_if(&mut self, condition: Num, last: &Instruction, successor: usize, targets: &mut Targets) -> Lowered {
        let condition = self.emitter.scalar(condition, Element::I1);
        let (block, values) = self.successor(last, successor, targets)?;
        let next = self.emitter.function.add_block();
        self.emitter.b().cond_br(condition, (block, &values), (next, &[]));
        self.emitter.block = next;
        Ok(())
    }

    fn successor(&mut self, last: &Instruction, number: usize, targets: &mut Targets) -> Lowered<(Block, Vec<Value>)> {
        let (index, range) = last.successors.get(number).ok_or("without a successor")?;
        let slots = last.operands.get(range.clone()).unwrap_or_default();
        let descs = last.operand_types.get(range.clone()).unwrap_or_default();
        let values = slots.iter().map(|slot| self.get(*slot).clone()).collect();
        self.edge(targets, *index, values, descs)
    }

    /// Returns the block of a successor, and the arguments for it.
    fn edge(
        &mut self,
        targets: &mut Targets,
        index: usize,
        values: Vec<Val>,
        descs: &[TypeDesc],
    ) -> Lowered<(Block, Vec<Value>)> {
        let target = targets.get_mut(index).ok_or("without a successor")?;
        let target = match target {
            Some(target) => target,
            None => {
                let block = self.emitter.function.add_block();
                let shape = Shape::of(&mut self.emitter, values.clone(), descs)?;
                let params = self.emitter.params(block, &shape);
                target.insert(Target { block, shape, params })
            }
        };
        let arguments = self.emitter.flattened(&target.shape, &values)?;
        Ok((target.block, arguments))
    }
}

/// Returns the registers of the pipes that an instruction sets.
fn sets(instruction: &Instruction) -> BTreeSet<&'static str> {
    let mut found: BTreeSet<&'static str> = instruction.regions.iter().flat_map(changed).collect();
    if let Code::Op(def) = &instruction.code {
        found.extend(crate::ops::sets(def));
    }
    found
}

/// Returns the cases of a switch, without the default.
fn case_values(last: &Instruction) -> Vec<i64> {
    match last.attribute_spelled("case_values") {
        AttributeValue::Ints(values) => values.clone(),
        AttributeValue::Elements(desc, bits) => {
            let unused = 64 - desc.dtype().map_or(64, |dtype| dtype.bits()).clamp(1, 64);
            bits.iter().map(|bits| (bits << unused).cast_signed() >> unused).collect()
        }
        AttributeValue::Int(_)
        | AttributeValue::Float(_)
        | AttributeValue::Text(_)
        | AttributeValue::Symbol(_)
        | AttributeValue::Case(..)
        | AttributeValue::Cases(_)
        | AttributeValue::Unit
        | AttributeValue::Absent => Vec::new(),
    }
}

/// Returns the reachable blocks, dominators first.
fn order(region: &Region) -> Vec<usize> {
    let successors = |index: usize| -> Vec<usize> {
        let last = region.blocks.get(index).and_then(|block| block.instructions.last());
        last.map(|last| last.successors.iter().map(|(block, _)| *block).collect()).unwrap_or_default()
    };
    let (mut seen, mut left, mut stack) = (BTreeSet::from([0]), Vec::new(), vec![(0, successors(0))]);
    while let Some((index, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if seen.insert(next) => stack.push((next, successors(next))),
            Some(_) => {}
            None => {
                left.push(*index);
                stack.pop();
            }
        }
    }
    left.reverse();
    left
}
