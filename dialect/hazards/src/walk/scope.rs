//! What one operation of the vector pipe does as a whole: scopes of vector instructions, and functions and sections that
//! threads run. Its accesses are those of all iterations of its loops, of all branches, and of all functions it calls.

use super::{CALLS, Walk, assign, control, values};
use crate::{
    effects::{Access, Counter},
    linear::{Guard, Linear, Symbol},
    state::State,
    unseen::Cause,
    value::{Reference, Root, Shape, Value, Values, What},
};
use pto_isa::types::{AddressSpace, Pipe};
use pto_program::{AttributeValue, Block, Code, Function, Instruction, Region, Slot, launches};
use pto_upstream::Control;
use std::collections::HashSet;

/// Times the blocks or the loop of a region are gone through until no value may be at another place: buffers that take iterations
/// are at each of their places by then.
const PASSES: usize = 4;

/// What is found in a scope.
struct Found {
    accesses: Vec<Access>,
    known: HashSet<(crate::value::Area, crate::span::Span, bool, Guard)>,
    around: Vec<Counter>,
    /// The last symbol from outside.
    outside: Symbol,
}

impl<'p> Walk<'p> {
    /// Does a scope, or starts threads.
    pub(super) fn scope(&mut self, state: &mut State, instruction: &'p Instruction) {
        if let Some(after) = self.operands_after(state, instruction) {
            state.learn(Pipe::V, &after.1);
        }
        for slot in &instruction.captures {
            if let Some(after) = state.value(*slot).after.clone() {
                state.learn(Pipe::V, &after.1);
            }
        }
        let mut found =
            Found { accesses: Vec::new(), known: HashSet::new(), around: Vec::new(), outside: self.symbols.last() };
        for region in &instruction.regions {
            if let Some(block) = region.blocks.first() {
                let arguments = values(state, &instruction.operands);
                assign(state, &block.arguments, arguments);
            }
            self.within(state, region, &mut found);
        }
        if instruction.regions.is_empty() && instruction.code.row().is_some_and(launches) {
            self.called(state, instruction, &arguments_of(instruction), &mut found);
        }
        self.perform(state, Pipe::V, &found.accesses);
        self.unknown_results(state, instruction);
    }

    /// A region; gives what its last operation yields, of several blocks nothing.
    fn within(&mut self, state: &mut State, region: &'p Region, found: &mut Found) -> Vec<Value> {
        match region.blocks.as_slice() {
            [] => Vec::new(),
            [block] => self.block_within(state, block, found, &mut Vec::new()),
            blocks => self.blocks_within(state, blocks, found),
        }
    }

    /// Blocks that branch to each other: those that are reached, until no value may be at another place.
    fn blocks_within(&mut self, state: &mut State, blocks: &'p [Block], found: &mut Found) -> Vec<Value> {
        let mut reached: Vec<bool> = (0..blocks.len()).map(|index| index == 0).collect();
        let mut returned = Vec::new();
        for _ in 0..PASSES {
            let mut changed = false;
            for (index, block) in blocks.iter().enumerate() {
                if !reached.get(index).is_some_and(|reached| *reached) {
                    continue;
                }
                let mut jumps = Vec::new();
                let given = self.block_within(state, block, found, &mut jumps);
                if !given.is_empty() {
                    returned = given;
                }
                for (to, given) in jumps {
                    let arguments = blocks.get(to).map_or(&[][..], |block| &block.arguments);
                    changed |= self.may_also_be(state, arguments, &given, found);
                    if let Some(reached) = reached.get_mut(to) {
                        changed |= !std::mem::replace(reached, true);
                    }
                }
            }
            if !changed {
                break;
            }
        }
        returned
    }

    /// Makes slots values that may be other ones too. Whether they may be at another place then.
    fn may_also_be(&mut self, state: &mut State, slots: &[Slot], given: &[Value], found: &mut Found) -> bool {
        let mut changed = false;
        for (slot, given) in slots.iter().zip(given) {
            let given = self.any(given, found);
            let before = state.value(*slot).clone();
            let after = self.merged(&before, &given);
            changed |= places(&before.what) != places(&after.what);
            state.set(*slot, after);
        }
        changed
    }

    /// One of two values in a scope, whichever.
    fn merged(&mut self, before: &Value, given: &Value) -> Value {
        let what = match (&before.what, &given.what) {
            (What::Unknown, what) | (what, What::Unknown) => what.clone(),
            // Both may be any.
            (What::Number(_), What::Number(number)) => What::Number(number.clone()),
            (one, other) => {
                let mut all = one.alternatives();
                let known = places(one);
                all.extend(other.alternatives().into_iter().filter(|(_, what)| {
                    let new = places(what);
                    !new.iter().all(|place| known.contains(place))
                }));
                What::either(&mut self.symbols, &all).unwrap_or(What::Unknown)
            }
        };
        Value { what, after: None }
    }

    fn block_within(
        &mut self,
        state: &mut State,
        block: &'p Block,
        found: &mut Found,
        jumps: &mut Vec<(usize, Vec<Value>)>,
    ) -> Vec<Value> {
        let mut yielded = Vec::new();
        for instruction in &block.instructions {
            self.steps += 1;
            let Some(control) = control(instruction) else {
                self.operation_within(state, instruction, found);
                continue;
            };
            match control {
                Control::For => self.whole_loop(state, instruction, found),
                Control::Yield | Control::Return => yielded = values(state, &instruction.operands),
                Control::Condition => yielded = values(state, instruction.operands.get(1..).unwrap_or(&[])),
                Control::Branch | Control::ConditionalBranch | Control::Switch => {
                    for (to, range) in &instruction.successors {
                        let given = values(state, instruction.operands.get(range.clone()).unwrap_or(&[]));
                        jumps.push((*to, given));
                    }
                }
                Control::Call => {
                    let given = self.called(state, instruction, &instruction.operands, found);
                    self.given_within(state, instruction, given, found);
                }
                Control::While => self.whole_while(state, instruction, found),
                Control::If | Control::IndexSwitch | Control::Inline => {
                    self.unknown_results(state, instruction);
                    let mut first = true;
                    for region in &instruction.regions {
                        let given = self.within(state, region, found);
                        if std::mem::take(&mut first) {
                            self.given_within(state, instruction, given, found);
                        } else {
                            self.may_also_be(state, &instruction.results, &given, found);
                        }
                    }
                }
            }
        }
        yielded
    }

    /// Results of an operation in a scope.
    fn given_within(&mut self, state: &mut State, instruction: &Instruction, given: Vec<Value>, found: &mut Found) {
        self.unknown_results(state, instruction);
        let given = given.iter().map(|value| self.any(value, found)).collect();
        assign(state, &instruction.results, given);
    }

    /// An operation that does not decide what is next.
    fn operation_within(&mut self, state: &mut State, instruction: &'p Instruction, found: &mut Found) {
        let outside = Some(found.outside);
        let around = &found.around;
        let accesses = match &instruction.code {
            Code::Row(row) => self.reading(state, instruction, outside, |r| r.accesses(row, instruction, around)),
            Code::Upstream(upstream) => {
                self.reading(state, instruction, outside, |r| r.accesses_upstream(upstream, instruction, around))
            }
            Code::Other(_) => Vec::new(),
        };
        self.record(&accesses);
        for access in accesses {
            if found.known.insert((access.area.clone(), access.span, access.writes, access.guard)) {
                found.accesses.push(access);
            }
        }
        match &instruction.code {
            Code::Row(row) => {
                self.scope_results(state, row, instruction, found);
                for region in &instruction.regions {
                    self.within(state, region, found);
                }
            }
            Code::Upstream(_) | Code::Other(_) => self.upstream_results(state, instruction),
        }
    }

    /// A function that is called with values; gives what it returns.
    fn called(
        &mut self,
        state: &mut State,
        instruction: &'p Instruction,
        arguments: &[Slot],
        found: &mut Found,
    ) -> Vec<Value> {
        let Some(callee) = self.callee(instruction) else { return Vec::new() };
        if self.calls >= CALLS || self.is_over() {
            let cause = if self.calls >= CALLS { Cause::Depth } else { Cause::Effort };
            self.unseen.note(self.program, cause, instruction.place);
            return Vec::new();
        }
        let given = values(state, arguments);
        state.values.push(Values::new(callee.slots));
        self.arguments(state, callee, given);
        self.calls += 1;
        let returned = self.within(state, &callee.body, found);
        self.calls -= 1;
        state.values.pop();
        returned
    }

    /// Values a function is entered with.
    pub(super) fn arguments(&mut self, state: &mut State, callee: &Function, given: Vec<Value>) {
        if let Some(block) = callee.body.blocks.first() {
            assign(state, &block.arguments, given);
        }
    }

    /// A pointer that an access gives is somewhere in the buffer.
    fn scope_results(
        &mut self,
        state: &mut State,
        row: &'static pto_isa::Op,
        instruction: &Instruction,
        found: &mut Found,
    ) {
        let pointer = instruction
            .operands
            .iter()
            .map(|slot| state.value(*slot))
            .find(|value| matches!(value.what, What::Memory(_) | What::Either(_)));
        let pointer = pointer.cloned();
        self.results(state, row, instruction);
        if row.view.is_some() {
            return;
        }
        for slot in &instruction.results {
            if let (What::Memory(_), Some(pointer)) = (&state.value(*slot).what, &pointer) {
                let value = self.any(pointer, found);
                state.set(*slot, value);
            }
        }
    }

    /// A value that changes from iteration to iteration: a number that may be any, a pointer to somewhere after.
    fn any(&mut self, value: &Value, found: &mut Found) -> Value {
        let symbol = self.symbols.fresh();
        let somewhere = Linear::symbol(symbol);
        found.around.push(Counter { symbol, turns: None, step: 1 });
        let moved = |memory: &Reference| Reference {
            at: memory.at.plus(&somewhere).unwrap_or(somewhere.clone()),
            shape: Shape::Open,
            ..memory.clone()
        };
        let what = match &value.what {
            What::Number(number) => What::Number(number.plus(&somewhere).unwrap_or(somewhere)),
            What::Memory(memory) => What::Memory(moved(memory)),
            What::Slots(memory, bytes) => What::Slots(moved(memory), *bytes),
            What::Either(all) => What::Either(
                all.iter()
                    .map(|(guard, what)| match what {
                        What::Memory(memory) => (*guard, What::Memory(moved(memory))),
                        What::Slots(memory, bytes) => (*guard, What::Slots(moved(memory), *bytes)),
                        other => (*guard, other.clone()),
                    })
                    .collect(),
            ),
            What::Queue(place) => What::Queue(*place),
            What::Unknown => What::Unknown,
        };
        Value { what, after: None }
    }

    /// A loop in a scope: all of its iterations at once.
    fn whole_loop(&mut self, state: &mut State, instruction: &'p Instruction, found: &mut Found) {
        let number = |state: &State, index: usize| {
            instruction.operands.get(index).and_then(|slot| state.value(*slot).as_number().cloned())
        };
        let (from, to, step) = (number(state, 0), number(state, 1), number(state, 2).and_then(|step| step.value()));
        let step = step.filter(|step| *step > 0);
        let distance = from.as_ref().zip(to).and_then(|(from, to)| to.minus(from)?.value());
        let turns = distance.zip(step).map(|(distance, step)| (distance + step - 1).div_euclid(step).max(0));
        let Some((region, block)) =
            instruction.regions.first().and_then(|region| Some((region, region.blocks.first()?)))
        else {
            return;
        };
        let given = values(state, instruction.operands.get(3..).unwrap_or(&[]));
        let carried: Vec<Value> = given.iter().map(|value| self.any(value, found)).collect();
        let slots = block.arguments.get(1..).unwrap_or(&[]);
        assign(state, slots, carried.clone());
        if turns != Some(0) {
            let symbol = self.symbols.fresh();
            found.around.push(Counter { symbol, turns, step: 1 });
            let distance = Linear::symbol(symbol).times(step.unwrap_or(1)).unwrap_or_default();
            let counter = from.unwrap_or_default().plus(&distance).unwrap_or(Linear::symbol(symbol));
            if let Some(slot) = block.arguments.first() {
                state.set(*slot, Value::number(counter));
            }
            for _ in 0..PASSES {
                let yielded = self.within(state, region, found);
                if !self.may_also_be(state, slots, &yielded, found) {
                    break;
                }
            }
        }
        let carried = values(state, slots);
        assign(state, &instruction.results, carried);
    }

    /// A loop with a condition in a scope.
    fn whole_while(&mut self, state: &mut State, instruction: &'p Instruction, found: &mut Found) {
        let [first, second] = instruction.regions.as_slice() else { return };
        let (Some(head), Some(body)) = (first.blocks.first(), second.blocks.first()) else { return };
        let given = values(state, &instruction.operands);
        let given = given.iter().map(|value| self.any(value, found)).collect();
        assign(state, &head.arguments, given);
        let mut left = Vec::new();
        for _ in 0..PASSES {
            left = self.within(state, first, found);
            let entered = left.iter().map(|value| self.any(value, found)).collect();
            assign(state, &body.arguments, entered);
            let again = self.within(state, second, found);
            if !self.may_also_be(state, &head.arguments, &again, found) {
                break;
            }
        }
        self.given_within(state, instruction, left, found);
    }
}

/// A buffer, and where it begins.
type Buffer = (AddressSpace, Root, Linear);

/// The buffers a value may be in.
fn places(what: &What) -> Vec<Buffer> {
    let mut found: Vec<_> = what
        .alternatives()
        .into_iter()
        .filter_map(|(_, what)| match what {
            What::Memory(reference) | What::Slots(reference, _) => {
                Some((reference.space, reference.root, reference.floor))
            }
            What::Unknown | What::Number(_) | What::Either(_) | What::Queue(_) => None,
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// The operands of a launch that the function gets.
fn arguments_of(instruction: &Instruction) -> Vec<Slot> {
    use pto_isa::rule::Joint;
    let row = instruction.code.row();
    let declared = row.and_then(|row| {
        row.joints().find_map(|joint| match joint {
            Joint::Launch { args, .. } => Some(usize::from(*args)),
            _ => None,
        })
    });
    declared.map_or(Vec::new(), |declared| crate::effects::group(instruction, declared).to_vec())
}

/// The function an instruction names.
pub(super) fn named(instruction: &Instruction) -> Option<&str> {
    match instruction.attribute("callee") {
        AttributeValue::Symbol(name) => Some(name),
        _ => None,
    }
}
