//! Executes scopes of vector instructions, and functions and sections that threads execute, each as one operation of
//! the vector pipe. Its accesses are those of all iterations, branches and callees.

use super::{CALLS, PathWalk, assign, control, values};
use crate::{
    effects::{Access, Counter},
    linear::{Guard, Linear, Symbol},
    state::State,
    unseen::Cause,
    value::{Reference, Root, Shape, Value, ValueKind, Values},
};
use pto_isa::types::{AddressSpace, Pipe};
use pto_program::{AttributeValue, Block, Code, Function, Instruction, Region, Slot, launches};
use pto_upstream::Control;
use rustc_hash::FxHashSet as HashSet;

/// Maximal number of passes over the blocks or the loop of a region until the addresses reach a fixpoint: every
/// rotating buffer has then been at each address.
const PASSES: usize = 4;

/// The accesses of a scope.
pub(super) struct ScopeAccesses {
    pub(super) accesses: Vec<Access>,
    known: HashSet<(crate::value::Area, crate::byte_ranges::ByteRanges, i64, bool, Guard)>,
    pub(super) around: Vec<Counter>,
    /// The last symbol created before the scope.
    outside: Symbol,
}

impl ScopeAccesses {
    pub(super) fn new(outside: Symbol) -> ScopeAccesses {
        ScopeAccesses { accesses: Vec::new(), known: HashSet::default(), around: Vec::new(), outside }
    }
}

impl<'p> PathWalk<'p> {
    /// Executes a scope, or starts threads.
    pub(super) fn scope(&mut self, state: &mut State, instruction: &'p Instruction) {
        if let Some(after) = self.operands_after(state, instruction) {
            state.learn(Pipe::V, &after.1);
        }
        for slot in &instruction.captures {
            if let Some(after) = state.value(*slot).after.clone() {
                state.learn(Pipe::V, &after.1);
            }
        }
        let mut found = ScopeAccesses::new(self.symbols.last());
        for region in &instruction.regions {
            if let Some(block) = region.blocks.first() {
                let arguments = values(state, &instruction.operands);
                assign(state, &block.arguments, arguments);
            }
            self.within(state, region, &mut found);
        }
        if instruction.regions.is_empty() && instruction.code.def().is_some_and(launches) {
            self.called(state, instruction, &arguments_of(instruction), &mut found);
        }
        self.perform(state, Pipe::V, &found.accesses);
        self.unknown_results(state, instruction);
    }

    /// Executes a region; returns the values that its terminator yields, or none for several blocks.
    fn within(&mut self, state: &mut State, region: &'p Region, found: &mut ScopeAccesses) -> Vec<Value> {
        match region.blocks.as_slice() {
            [] => Vec::new(),
            [block] => self.block_within(state, block, found, &mut Vec::new()),
            blocks => self.blocks_within(state, blocks, found),
        }
    }

    /// Executes the reachable blocks of a region until the addresses reach a fixpoint.
    fn blocks_within(&mut self, state: &mut State, blocks: &'p [Block], found: &mut ScopeAccesses) -> Vec<Value> {
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

    /// Merges values into slots; returns whether a slot may have a new address.
    fn may_also_be(&mut self, state: &mut State, slots: &[Slot], given: &[Value], found: &mut ScopeAccesses) -> bool {
        let mut changed = false;
        for (slot, given) in slots.iter().zip(given) {
            let given = self.any(given, found);
            let before = state.value(*slot).clone();
            let after = self.merged(&before, &given);
            changed |= places(&before.kind) != places(&after.kind);
            state.set(*slot, after);
        }
        changed
    }

    /// Merges two values into one that may be either.
    fn merged(&mut self, before: &Value, given: &Value) -> Value {
        let kind = match (&before.kind, &given.kind) {
            (ValueKind::Unknown, kind) | (kind, ValueKind::Unknown) => kind.clone(),
            // Both integers are unknown.
            (ValueKind::Number(_), ValueKind::Number(number)) => ValueKind::Number(number.clone()),
            (one, other) => {
                let mut all = one.alternatives();
                let known = places(one);
                all.extend(other.alternatives().into_iter().filter(|(_, kind)| {
                    let new = places(kind);
                    !new.iter().all(|place| known.contains(place))
                }));
                ValueKind::either(&mut self.symbols, &all).unwrap_or(ValueKind::Unknown)
            }
        };
        Value { kind, after: None }
    }

    fn block_within(
        &mut self,
        state: &mut State,
        block: &'p Block,
        found: &mut ScopeAccesses,
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

    /// Assigns the results of an operation in a scope.
    fn given_within(
        &mut self,
        state: &mut State,
        instruction: &Instruction,
        given: Vec<Value>,
        found: &mut ScopeAccesses,
    ) {
        self.unknown_results(state, instruction);
        let given = given.iter().map(|value| self.any(value, found)).collect();
        assign(state, &instruction.results, given);
    }

    /// Executes an operation without control flow.
    fn operation_within(&mut self, state: &mut State, instruction: &'p Instruction, found: &mut ScopeAccesses) {
        let outside = Some(found.outside);
        let around = &found.around;
        let accesses = match &instruction.code {
            Code::Op(def) => self.reading(state, instruction, outside, |r| r.accesses(def, instruction, around)),
            Code::Upstream(upstream) => {
                self.reading(state, instruction, outside, |r| r.accesses_upstream(upstream, instruction, around))
            }
            Code::Other(_) => Vec::new(),
        };
        self.record(&accesses);
        for access in accesses {
            if found.known.insert((access.area.clone(), access.span, access.sure, access.writes, access.guard)) {
                found.accesses.push(access);
            }
        }
        match &instruction.code {
            Code::Op(def) => {
                self.scope_results(state, def, instruction, found);
                for region in &instruction.regions {
                    self.within(state, region, found);
                }
            }
            Code::Upstream(_) | Code::Other(_) => self.upstream_results(state, instruction),
        }
    }

    /// Executes a callee; returns its results.
    fn called(
        &mut self,
        state: &mut State,
        instruction: &'p Instruction,
        arguments: &[Slot],
        found: &mut ScopeAccesses,
    ) -> Vec<Value> {
        let Some(callee) = self.callee(instruction) else { return Vec::new() };
        if self.calls >= CALLS || self.budget_is_exceeded() {
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

    /// Assigns the arguments of a callee.
    pub(super) fn arguments(&mut self, state: &mut State, callee: &Function, given: Vec<Value>) {
        if let Some(block) = callee.body.blocks.first() {
            assign(state, &block.arguments, given);
        }
    }

    /// Evaluates the results of an operation. A pointer that an access returns is somewhere in the buffer.
    fn scope_results(
        &mut self,
        state: &mut State,
        def: &'static pto_isa::Op,
        instruction: &Instruction,
        found: &mut ScopeAccesses,
    ) {
        let pointer = instruction
            .operands
            .iter()
            .map(|slot| state.value(*slot))
            .find(|value| matches!(value.kind, ValueKind::Memory(_) | ValueKind::Either(_)));
        let pointer = pointer.cloned();
        self.results(state, def, instruction);
        if def.view.is_some() {
            return;
        }
        for slot in &instruction.results {
            if let (ValueKind::Memory(_), Some(pointer)) = (&state.value(*slot).kind, &pointer) {
                let value = self.any(pointer, found);
                state.set(*slot, value);
            }
        }
    }

    /// Generalizes a value that changes between iterations to an unknown integer, or to a pointer to a later byte.
    fn any(&mut self, value: &Value, found: &mut ScopeAccesses) -> Value {
        let symbol = self.symbols.fresh();
        let somewhere = Linear::symbol(symbol);
        found.around.push(Counter { symbol, trips: None, step: 1 });
        let moved = |memory: &Reference| Reference {
            at: memory.at.plus(&somewhere).unwrap_or(somewhere.clone()),
            shape: Shape::Open,
            ..memory.clone()
        };
        let kind = match &value.kind {
            ValueKind::Number(number) => ValueKind::Number(number.plus(&somewhere).unwrap_or(somewhere)),
            ValueKind::Memory(memory) => ValueKind::Memory(moved(memory)),
            ValueKind::Slots(memory, bytes) => ValueKind::Slots(moved(memory), *bytes),
            ValueKind::Either(all) => ValueKind::Either(
                all.iter()
                    .map(|(guard, kind)| match kind {
                        ValueKind::Memory(memory) => (*guard, ValueKind::Memory(moved(memory))),
                        ValueKind::Slots(memory, bytes) => (*guard, ValueKind::Slots(moved(memory), *bytes)),
                        other => (*guard, other.clone()),
                    })
                    .collect(),
            ),
            ValueKind::Queue(place) => ValueKind::Queue(*place),
            ValueKind::Unknown => ValueKind::Unknown,
        };
        Value { kind, after: None }
    }

    /// Executes all iterations of `scf.for` in a scope at once.
    pub(super) fn whole_loop(&mut self, state: &mut State, instruction: &'p Instruction, found: &mut ScopeAccesses) {
        let number = |state: &State, index: usize| {
            instruction.operands.get(index).and_then(|slot| state.value(*slot).as_number().cloned())
        };
        let (from, to, step) = (number(state, 0), number(state, 1), number(state, 2).and_then(|step| step.value()));
        let step = step.filter(|step| *step > 0);
        let distance = from.as_ref().zip(to).and_then(|(from, to)| to.minus(from)?.value());
        let trips = distance.zip(step).and_then(|(distance, step)| pto_analysis::trip_count(0, distance, step));
        let Some((region, block)) =
            instruction.regions.first().and_then(|region| Some((region, region.blocks.first()?)))
        else {
            return;
        };
        let given = values(state, instruction.operands.get(3..).unwrap_or(&[]));
        let carried: Vec<Value> = given.iter().map(|value| self.any(value, found)).collect();
        let slots = block.arguments.get(1..).unwrap_or(&[]);
        assign(state, slots, carried.clone());
        if trips != Some(0) {
            let symbol = self.symbols.fresh();
            found.around.push(Counter { symbol, trips, step: 1 });
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

    /// Executes `scf.while` in a scope.
    fn whole_while(&mut self, state: &mut State, instruction: &'p Instruction, found: &mut ScopeAccesses) {
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

/// A buffer, and its first byte.
type Buffer = (AddressSpace, Root, Linear);

/// Returns the buffers that a value may point into.
fn places(kind: &ValueKind) -> Vec<Buffer> {
    let mut found: Vec<_> = kind
        .alternatives()
        .into_iter()
        .filter_map(|(_, kind)| match kind {
            ValueKind::Memory(reference) | ValueKind::Slots(reference, _) => {
                Some((reference.space, reference.root, reference.floor))
            }
            ValueKind::Unknown | ValueKind::Number(_) | ValueKind::Either(_) | ValueKind::Queue(_) => None,
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns the operands of a launch that the function receives.
fn arguments_of(instruction: &Instruction) -> Vec<Slot> {
    use pto_isa::rule::Joint;
    let def = instruction.code.def();
    let declared = def.and_then(|def| {
        def.joints().find_map(|joint| {
            let Joint::Launch { args, .. } = joint else { return None };
            Some(usize::from(*args))
        })
    });
    declared.map_or(Vec::new(), |declared| crate::effects::group(instruction, declared).to_vec())
}

/// Returns the name of the function that an instruction refers to.
pub(super) fn named(instruction: &Instruction) -> Option<&str> {
    match instruction.attribute_spelled("callee") {
        AttributeValue::Symbol(name) => Some(name),
        _ => None,
    }
}
