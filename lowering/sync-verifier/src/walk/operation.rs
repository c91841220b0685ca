//! Applies operations without control flow to the state, and evaluates their results.

use super::{PathWalk, takes_memory};
use crate::{
    arith,
    clock::{Clock, Timestamp},
    effects::{Access, Reader, anywhere, group, space},
    history::Stamp,
    linear::{Linear, Symbol},
    state::State,
    unseen::Cause,
    value::{Root, Value, ValueKind},
};
use pto_isa::{
    Op, TypeDesc, ViewOf,
    rule::Idx,
    types::{AddressSpace, Pipe},
};
use pto_program::{Code, Instruction, Structure, launches};
use pto_upstream::{Arith, Control, Is, Other};
use std::rc::Rc;

impl<'p> PathWalk<'p> {
    /// Executes an operation without control flow.
    pub(super) fn step(&mut self, instruction: &'p Instruction, mut states: Vec<State>) -> Vec<State> {
        match (&instruction.code, instruction.structure) {
            (Code::Op(_), Some(Structure::Section(kind))) if self.core.is_some_and(|core| core != kind) => states,
            (Code::Op(_), Some(Structure::Section(_) | Structure::Inline)) => {
                self.each(states, |walk, state| walk.branches(instruction, state, Control::Inline))
            }
            (Code::Op(_), Some(Structure::Scope)) => {
                states.iter_mut().for_each(|state| self.scope(state, instruction));
                states
            }
            (Code::Op(def), Some(Structure::Yield) | None) if launches(def) => {
                states.iter_mut().for_each(|state| self.scope(state, instruction));
                states
            }
            (Code::Op(def), Some(Structure::Yield) | None) => {
                states.iter_mut().for_each(|state| self.operation(state, def, instruction));
                states
            }
            (Code::Upstream(_) | Code::Other(_), _) => {
                states.iter_mut().for_each(|state| self.upstream(state, instruction));
                states
            }
        }
    }

    /// Sets the results to unknown.
    pub(super) fn unknown_results(&mut self, state: &mut State, instruction: &Instruction) {
        for (slot, desc) in instruction.results.iter().zip(&instruction.result_types) {
            let value = self.unknown(desc, instruction);
            state.set(*slot, value);
        }
    }

    /// Returns a value of which only the type is known.
    fn unknown(&mut self, desc: &TypeDesc, instruction: &Instruction) -> Value {
        match desc {
            TypeDesc::Index => Value::number(Linear::symbol(self.symbols.fresh())),
            TypeDesc::Scalar(dtype) if dtype.is_integer() => Value::number(Linear::symbol(self.symbols.fresh())),
            desc if space(desc).is_some() => {
                let number = self.symbols.fresh();
                self.unseen.source(number, instruction.place);
                anywhere(desc, Root::Unknown(number))
            }
            _ => Value::UNKNOWN,
        }
    }

    /// Executes an upstream operation: arithmetic, or an access of the scalar pipe.
    fn upstream(&mut self, state: &mut State, instruction: &'p Instruction) {
        if let Code::Upstream(upstream) = &instruction.code
            && upstream.touches().is_some()
        {
            let accesses =
                self.reading(state, instruction, None, |reader| reader.accesses_upstream(upstream, instruction, &[]));
            self.perform(state, Pipe::S, &accesses);
        }
        self.upstream_results(state, instruction);
    }

    /// Evaluates the results of an upstream operation. An operation of unknown effects is reported as unchecked.
    pub(super) fn upstream_results(&mut self, state: &mut State, instruction: &'p Instruction) {
        let is = match &instruction.code {
            Code::Upstream(upstream) => Some(upstream.is),
            Code::Op(_) | Code::Other(_) => None,
        };
        if matches!(is, None | Some(Is::Outer(_))) && (takes_memory(instruction) || !instruction.regions.is_empty()) {
            self.unseen.note(self.program, Cause::Operation, instruction.place);
        }
        let after = self.operands_after(state, instruction);
        let numbers: Option<Vec<Linear>> =
            instruction.operands.iter().map(|slot| state.value(*slot).as_number().cloned()).collect();
        if let Some(difference) = numbers.as_ref().and_then(|numbers| arith::compared(instruction, numbers)) {
            self.digest((instruction.place.0, difference));
        }
        let result = numbers.and_then(|numbers| arith::result(&mut self.symbols, instruction, &numbers));
        if let (Some(number), [slot]) = (result, instruction.results.as_slice()) {
            state.set(*slot, Value { after, ..Value::number(number) });
            return;
        }
        if let Some(values) = self.passed(state, instruction, is) {
            for (slot, value) in instruction.results.iter().zip(values) {
                state.set(*slot, value);
            }
            return;
        }
        self.unknown_results(state, instruction);
        for slot in &instruction.results {
            let value = Value { after: after.clone(), ..state.value(*slot).clone() };
            state.set(*slot, value);
        }
    }

    /// Returns results that refer to memory: one of the operands, the operands unchanged, or new buffers.
    fn passed(&mut self, state: &State, instruction: &Instruction, is: Option<Is>) -> Option<Vec<Value>> {
        let operand = |index: usize| instruction.operands.get(index).map(|slot| state.value(*slot).clone());
        match is {
            Some(Is::Arith(Arith::Select)) => {
                let condition = operand(0)?.as_number()?.clone();
                let (one, other) = (operand(1)?, operand(2)?);
                match state.facts.decide(&self.symbols, &condition) {
                    Some(true) => return Some(vec![one]),
                    Some(false) => return Some(vec![other]),
                    None => {}
                }
                let (holds, fails) = (self.symbols.guard(&condition, true), self.symbols.guard(&condition, false));
                let kind = ValueKind::either(&mut self.symbols, &[(holds, one.kind), (fails, other.kind)])?;
                Some(vec![Value { kind, after: self.operands_after(state, instruction) }])
            }
            Some(Is::Other(Other::Alloc | Other::Alloca)) => {
                let (root, at) = (Root::Site(instruction.place, 0), AddressSpace::Ub);
                let Value { kind: ValueKind::Memory(mut made), .. } = anywhere(instruction.result_types.first()?, root)
                else {
                    return None;
                };
                if let Some(TypeDesc::Memref(_, None)) = instruction.result_types.first() {
                    made.space = at;
                }
                Some(vec![Value::memory(made)])
            }
            Some(Is::Other(Other::Cast)) | None if instruction.operands.len() == instruction.results.len() => {
                let types = instruction.operand_types.iter().zip(&instruction.result_types);
                let alike = types.into_iter().all(|(from, to)| space(from).is_some() == space(to).is_some());
                let values = instruction.operands.iter().map(|slot| state.value(*slot).clone());
                (alike && takes_memory(instruction)).then(|| values.collect())
            }
            Some(Is::Arith(_) | Is::Math(_) | Is::Control(_) | Is::Outer(_) | Is::Other(_)) | None => None,
        }
    }

    /// Returns the clock at which all operands are available.
    pub(super) fn operands_after(&self, state: &State, instruction: &Instruction) -> Option<Rc<(Pipe, Clock)>> {
        let mut all: Option<Rc<(Pipe, Clock)>> = None;
        for slot in &instruction.operands {
            let Some(after) = &state.value(*slot).after else { continue };
            all = Some(match all {
                None => Rc::clone(after),
                Some(known) => {
                    let mut clock = known.1.clone();
                    clock.learn(&after.1);
                    Rc::new((after.0, clock))
                }
            });
        }
        all
    }

    /// Executes a PTO operation.
    fn operation(&mut self, state: &mut State, def: &'static Op, instruction: &'p Instruction) {
        let pipe = instruction.pipe;
        if let Some(after) = self.operands_after(state, instruction) {
            state.learn(pipe, &after.1);
        }
        if let Some(used) = self.entry_use(state, def, instruction) {
            self.results(state, def, instruction);
            self.entry(state, def, instruction, used);
            return;
        }
        let accesses = self.reading(state, instruction, None, |reader| reader.accesses(def, instruction, &[]));
        if !accesses.is_empty() || pipe != Pipe::S {
            self.perform(state, pipe, &accesses);
        }
        self.orders(state, def, instruction);
        self.results(state, def, instruction);
        self.make_end(state, def, instruction);
        self.reserved(state, def, instruction);
        if pipe != Pipe::S && !instruction.results.is_empty() {
            let after = Some(Rc::new((pipe, state.finished(pipe))));
            for slot in &instruction.results {
                let value = Value { after: after.clone(), ..state.value(*slot).clone() };
                state.set(*slot, value);
            }
        }
    }

    /// Evaluates the results of a PTO operation, without the clocks of their availability.
    pub(super) fn results(&mut self, state: &mut State, def: &'static Op, instruction: &Instruction) {
        if instruction.results.is_empty() && def.view.is_none() {
            return;
        }
        if let Some(view) = def.view
            && let Some(value) = self.reading(state, instruction, None, |reader| reader.view(view, instruction))
            && let [slot] = instruction.results.as_slice()
        {
            // A declared buffer has no address yet.
            if let (ViewOf::Declared, ValueKind::Memory(made)) = (view, &value.kind) {
                state.placed.remove(&made.root);
            }
            state.set(*slot, value);
            return;
        }
        for (index, (slot, desc)) in instruction.results.iter().zip(&instruction.result_types).enumerate() {
            let written = instruction.written.iter().any(|(result, _)| *result == index);
            let value = if written {
                anywhere(desc, Root::Site(instruction.place, index as u32))
            } else {
                self.unknown(desc, instruction)
            };
            state.set(*slot, value);
        }
        if let Some(ViewOf::Alias { source, target }) = def.view {
            self.placed(state, instruction, (source, target));
        }
    }

    /// Places a tile in the buffer of another one.
    fn placed(&mut self, state: &mut State, instruction: &Instruction, (from, to): (Idx, Idx)) {
        let slot = |declared| group(instruction, usize::from(declared)).first().copied();
        let (Some(from), Some(to)) = (slot(from), slot(to)) else { return };
        let source = state.value(from).as_memory().cloned();
        let target = state.value(to).as_memory().cloned();
        match (source, target) {
            (Some(source), Some(target)) if source.space == target.space && source.root != target.root => {
                state.place(to, &source);
            }
            (Some(source), Some(target)) if source.space == target.space => {
                let made = crate::value::Reference { root: source.root, at: source.at, floor: source.floor, ..target };
                state.set(to, Value::memory(made));
            }
            (_, Some(target)) => {
                let number = self.symbols.fresh();
                self.unseen.source(number, instruction.place);
                let made = crate::value::Reference { root: Root::Unknown(number), ..target };
                state.set(to, Value::memory(made));
            }
            (_, None) => {}
        }
    }

    /// Evaluates operands in a state, and reports what could not be evaluated.
    pub(crate) fn reading<T>(
        &mut self,
        state: &State,
        instruction: &Instruction,
        outside: Option<Symbol>,
        read: impl FnOnce(&mut Reader<'_>) -> T,
    ) -> T {
        let value = |slot| state.value(slot).clone();
        let mut reader = Reader {
            symbols: &mut self.symbols,
            bases: &self.bases,
            facts: &state.facts,
            placed: &state.placed,
            value: &value,
            unseen: Vec::new(),
            outside,
        };
        let made = read(&mut reader);
        let unseen = std::mem::take(&mut reader.unseen);
        for cause in unseen {
            self.unseen.note(self.program, cause, instruction.place);
        }
        made
    }

    /// Executes the accesses of an operation on a pipe.
    pub(crate) fn perform(&mut self, state: &mut State, pipe: Pipe, accesses: &[Access]) {
        for access in accesses {
            if access.area.0 != AddressSpace::Gm {
                self.digest((access.area.1, access.span, access.writes, access.site.0));
            }
            self.distances(state, pipe, access);
            let Some(memory) = state.memories.get(&access.area) else { continue };
            let memory = Rc::clone(memory);
            for (stamp, wrote) in memory.candidates(&access.span, access.writes) {
                // Most candidates have finished, which costs less to check than whether strided bytes meet.
                if state.has_finished(stamp, pipe, &self.pipes) || !stamp.span.meets(&access.span) {
                    continue;
                }
                // A pipe accesses adjacent parts of unknown extent.
                let is_beside =
                    stamp.pipe == pipe && (access.is_open || stamp.is_open) && access.span.start != stamp.span.start;
                if is_beside || self.is_apart(state, access, stamp) {
                    continue;
                }
                if access.span.until(access.sure).meets(&stamp.span.until(stamp.sure)) {
                    self.hazard(state, pipe, access, stamp, wrote);
                    // One report is enough: later accesses of the pipe are treated as ordered.
                    let mut clock = Clock::default();
                    match stamp.timestamp {
                        Timestamp::Number(number) => clock.numbers[stamp.pipe as usize] = number,
                        Timestamp::Kept(bit) => clock.kept.add(bit),
                    }
                    state.learn(pipe, &clock);
                } else {
                    let site = if access.sure < access.span.end() { access.site } else { stamp.site };
                    self.unseen.note(self.program, Cause::Extent, site);
                }
            }
        }
        self.record(accesses);
        self.share(state, pipe, accesses);
        state.issued[pipe as usize] += 1;
        let timestamp = Timestamp::Number(state.issued[pipe as usize]);
        for access in accesses {
            let Access { span, is_open, sure, guard, site, .. } = *access;
            let stamp = Stamp { pipe, timestamp, site, span, is_open, sure, guard, path: state.path };
            let memory = state.memories.entry(access.area.clone()).or_default();
            Rc::make_mut(memory).note(stamp, access.writes);
            state.collect(&self.pipes);
        }
    }

    /// Records the accesses of operations, if a caller asks for them.
    pub(super) fn record(&mut self, accesses: &[Access]) {
        for access in accesses {
            if let Some(seen) = &mut self.seen {
                let known = seen.entry(access.site).or_default();
                known.reads |= !access.writes;
                known.writes |= access.writes;
            }
        }
    }

    /// Returns whether the guards of an access and an earlier one exclude each other.
    fn is_apart(&self, state: &State, access: &Access, stamp: &Stamp) -> bool {
        self.symbols.exclude(access.guard, stamp.guard) || self.symbols.is_against(stamp.guard, &state.facts)
    }

    /// Reports on-chip accesses at unknown distances from an access that are unordered with it.
    fn distances(&mut self, state: &State, pipe: Pipe, access: &Access) {
        let (space, root, terms) = &access.area;
        if *space == AddressSpace::Gm || !matches!(root, Root::Bank | Root::Exponents) {
            return;
        }
        let from = (*space, *root, crate::linear::Terms::new());
        let of_bank = state.memories.range(from..).take_while(|((other, bank, _), _)| other == space && bank == root);
        for (_, memory) in of_bank.filter(|((.., other), _)| other != terms) {
            let unordered = memory.stamps().any(|(_, _, stamp, wrote)| {
                stamp.pipe != pipe
                    && (wrote || access.writes)
                    && !state.has_finished(stamp, pipe, &self.pipes)
                    && !self.is_apart(state, access, stamp)
            });
            if unordered {
                self.unseen.note(self.program, Cause::Distance, access.site);
                return;
            }
        }
    }
}
