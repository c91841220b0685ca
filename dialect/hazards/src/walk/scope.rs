//! Scopes of vector instructions: one operation of the vector pipe, whose accesses are those of all turns of its loops.

use super::{Walk, assign, control, values};
use crate::{
    effects::{Access, Counter},
    linear::{Linear, Symbol},
    state::State,
    value::{Reference, Shape, Value, What},
};
use pto_isa::types::Pipe;
use pto_program::{Code, Instruction, Region};
use pto_upstream::Control;
use std::collections::HashSet;

/// What is found in a scope.
struct Found {
    accesses: Vec<Access>,
    known: HashSet<(crate::value::Area, crate::span::Span, bool)>,
    around: Vec<Counter>,
    /// The last symbol from outside.
    outside: Symbol,
}

impl<'p> Walk<'p> {
    /// Does a scope.
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
        self.perform(state, Pipe::V, &found.accesses);
        self.unknown_results(state, instruction);
    }

    fn within(&mut self, state: &mut State, region: &'p Region, found: &mut Found) -> Vec<Value> {
        let mut yielded = Vec::new();
        for instruction in region.blocks.iter().flat_map(|block| &block.instructions) {
            match control(instruction) {
                Some(Control::For) => self.whole_loop(state, instruction, found),
                Some(Control::Yield) => yielded = values(state, &instruction.operands),
                Some(Control::Condition) => {
                    yielded = values(state, instruction.operands.get(1..).unwrap_or(&[]));
                }
                Some(
                    Control::If
                    | Control::While
                    | Control::IndexSwitch
                    | Control::Inline
                    | Control::Branch
                    | Control::ConditionalBranch
                    | Control::Switch
                    | Control::Call
                    | Control::Return,
                ) => {
                    let mut given = values(state, &instruction.operands);
                    for region in &instruction.regions {
                        if let Some(block) = region.blocks.first() {
                            let arguments = given.iter().map(|value| self.any(value, found)).collect();
                            assign(state, &block.arguments, arguments);
                        }
                        given = self.within(state, region, found);
                    }
                    let given = given.iter().map(|value| self.any(value, found)).collect();
                    self.unknown_results(state, instruction);
                    assign(state, &instruction.results, given);
                }
                None => match &instruction.code {
                    Code::Row(row) => {
                        let outside = Some(found.outside);
                        let around = &found.around;
                        let accesses = self.reading(state, outside, |reader| reader.accesses(row, instruction, around));
                        for access in accesses {
                            if found.known.insert((access.area.clone(), access.span, access.writes)) {
                                found.accesses.push(access);
                            }
                        }
                        self.scope_results(state, row, instruction, found);
                        for region in &instruction.regions {
                            self.within(state, region, found);
                        }
                    }
                    Code::Upstream(_) | Code::Other(_) => self.upstream(state, instruction),
                },
            }
        }
        yielded
    }

    /// A pointer that an access gives is somewhere in the buffer.
    fn scope_results(
        &mut self,
        state: &mut State,
        row: &'static pto_isa::Op,
        instruction: &Instruction,
        found: &mut Found,
    ) {
        let pointer = instruction.operands.iter().find_map(|slot| state.value(*slot).as_memory().cloned());
        self.results(state, row, instruction);
        if row.view.is_some() {
            return;
        }
        for slot in &instruction.results {
            if let (Value { what: What::Memory(_), .. }, Some(pointer)) = (state.value(*slot), &pointer) {
                let value = self.any(&Value::memory(pointer.clone()), found);
                state.set(*slot, value);
            }
        }
    }

    /// A value that changes from turn to turn: a number that may be any, a pointer to somewhere behind.
    fn any(&mut self, value: &Value, found: &mut Found) -> Value {
        let symbol = self.symbols.fresh();
        let somewhere = Linear::symbol(symbol);
        found.around.push(Counter { symbol, turns: None, step: 1 });
        let what = match &value.what {
            What::Number(number) => What::Number(number.plus(&somewhere).unwrap_or(somewhere)),
            What::Memory(memory) => What::Memory(Reference {
                at: memory.at.plus(&somewhere).unwrap_or(somewhere),
                shape: Shape::Open,
                ..memory.clone()
            }),
            What::Unknown | What::Slots(..) => What::Unknown,
        };
        Value { what, after: None }
    }

    /// A loop in a scope: all of its turns at once.
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
        if turns != Some(0) {
            let symbol = self.symbols.fresh();
            found.around.push(Counter { symbol, turns, step: 1 });
            let distance = Linear::symbol(symbol).times(step.unwrap_or(1)).unwrap_or_default();
            let counter = from.unwrap_or_default().plus(&distance).unwrap_or(Linear::symbol(symbol));
            if let Some(slot) = block.arguments.first() {
                state.set(*slot, Value::number(counter));
            }
            assign(state, block.arguments.get(1..).unwrap_or(&[]), carried.clone());
            self.within(state, region, found);
        }
        assign(state, &instruction.results, carried);
    }
}
