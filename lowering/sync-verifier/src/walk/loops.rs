//! Executes loops iteration by iteration, until the abstract states repeat.
//!
//! The findings of an iteration and the state after it depend on the accesses and flags in progress and on the clocks
//! that contain them (the [fingerprint](State::fingerprint)), and on the addresses, flags and compared differences of
//! the iteration (the digest). If an iteration ends with the fingerprint and the digest of an earlier one, the
//! iterations between them repeat: whatever depends on the counter depends on its remainder, as rotating buffers do,
//! and the walk has covered every remainder; a comparison with the counter itself never repeats. The walk stops there.
//! If the trip count is known, it executes as many more iterations as lead to the state of the last one. If nothing
//! repeats, [`ITERATIONS`] is the limit: the largest number of rotating buffers plus two. The walk then executes the
//! last iterations of a known trip count, since they may differ. It does not compare accesses that are further apart.
//! Fingerprint and digest leave out global memory, where each iteration accesses a separate part. The walk executes at
//! least two iterations, so that it compares each with the one before.
//!
//! A loop of unknown trip count may have no iteration, unless it is nested in another loop: correct kernels set flags
//! in the inner loop over the sum of a matrix product, and so rely on an iteration.

use super::{PathWalk, assign, values};
use crate::{
    linear::{Linear, Sign, Symbol, Terms, Test},
    path::{Path, Step},
    state::State,
    unseen::Cause,
    value::{Reference, Value, ValueKind},
};
use pto_program::{Instruction, Slot};
use rustc_hash::FxHashSet as HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Maximal number of iterations that the walk executes, by nesting depth of the loop.
const ITERATIONS: [u32; 5] = [18, 6, 4, 3, 3];
/// Replaces [`ITERATIONS`] for deeper loops, and once the budget is spent.
const DEEP_ITERATIONS: u32 = 2;
/// The number of skipped iterations is a multiple of this, so that rotating buffers keep their phase.
const SKIPPED: i64 = 12;

/// Minimal nesting depth at which the walk memoizes the converged iterations of a loop, since the number of paths
/// through nested loops is exponential.
const DEEP: usize = 3;

/// The iterations that the walk has executed so far.
#[derive(Default)]
struct Executed {
    iterations: u32,
    /// Fingerprint and digest of each iteration.
    seen: Vec<(u64, u64)>,
}

/// Iterations that repeat in an earlier execution of a loop, and their period.
#[derive(Clone, Debug, Default)]
pub(super) struct Converged {
    seen: HashSet<(u64, u64)>,
    period: u32,
}

impl Executed {
    /// Records fingerprint and digest of an iteration; returns the period if they repeat.
    fn note(&mut self, print: (u64, u64)) -> Option<u32> {
        self.iterations += 1;
        let earlier = self.seen.iter().rposition(|seen| *seen == print);
        self.seen.push(print);
        earlier.map(|index| (self.seen.len() - 1 - index) as u32)
    }
}

impl<'p> PathWalk<'p> {
    /// Enters a loop; returns the limit of iterations, and the digest before the loop.
    fn enter(&mut self) -> (u32, u64) {
        let limit = ITERATIONS.get(self.depth).copied().filter(|_| !self.budget_is_spent()).unwrap_or(DEEP_ITERATIONS);
        self.depth += 1;
        (limit, std::mem::take(&mut self.done))
    }

    /// Returns the limit of iterations within the budget.
    const fn most_iterations(&self, limit: u32) -> u32 {
        let most = if self.budget_is_exceeded() && self.depth > 1 { 1 } else { DEEP_ITERATIONS };
        if self.budget_is_spent() && most < limit { most } else { limit }
    }

    /// Records an iteration; returns the period if it repeats.
    fn note(&mut self, executed: &mut Executed, states: &[State], instruction: &Instruction) -> Option<u32> {
        let mut hasher = DefaultHasher::new();
        states.iter().for_each(|state| state.fingerprint(&self.pipes).hash(&mut hasher));
        let print = (hasher.finish(), self.done);
        let found = executed.note(print);
        if self.depth <= DEEP {
            return found;
        }
        let frames = states.first().map_or(0, |state| state.values.len());
        let known = self.memo.entry((instruction.place, frames)).or_default();
        match found {
            Some(period) => {
                known.seen.extend(executed.seen.iter().rev().take(period as usize));
                known.period = period;
                found
            }
            None => known.seen.contains(&print).then_some(known.period),
        }
    }

    /// Reports a loop that is left early because the budget is spent.
    fn cut(&mut self, instruction: &Instruction) {
        if self.budget_is_spent() {
            self.unseen.note(self.program, Cause::Effort, instruction.place);
        }
    }

    fn leave(&mut self, before: u64) {
        self.depth -= 1;
        let inside = std::mem::replace(&mut self.done, before);
        self.digest(inside);
    }

    /// Leaves a loop: the carried values become its results.
    fn ended(&mut self, mut state: State, instruction: &Instruction, slots: &[Slot], iterations: u32) -> State {
        let carried = values(&state, slots);
        assign(&mut state, &instruction.results, carried);
        state.path = self.paths.go(state.path, instruction.place, Step::Ends(iterations));
        state
    }

    /// Executes `scf.for`.
    pub(super) fn counted(&mut self, instruction: &'p Instruction, mut state: State) -> Vec<State> {
        let [from, to, step] = [0, 1, 2].map(|index| self.decider(&mut state, instruction, index));
        let Some(region) = instruction.regions.first() else { return vec![state] };
        let Some(block) = region.blocks.first() else { return vec![state] };
        // A step is positive. Source: MLIR, scf.for.
        if let Some(difference) = Linear::known(1).minus(&step) {
            state.facts.assume_test(&Test { difference, sign: Sign::NotPositive }, true);
        }
        if self.at_once(instruction, &mut state) {
            return vec![state];
        }
        let before = state.path;
        let carried = block.arguments.get(1..).unwrap_or(&[]);
        let initial = values(&state, instruction.operands.get(3..).unwrap_or(&[]));
        assign(&mut state, carried, initial.clone());
        let (limit, done) = self.enter();
        let mut executed = Executed::default();
        // The iteration after which to stop.
        let mut stop = limit;
        let mut current = vec![state];
        let mut ended = Vec::new();
        let mut skipped = 0;
        loop {
            let iterations = executed.iterations;
            let counter = step
                .times(i64::from(iterations).saturating_add(skipped))
                .and_then(|distance| from.plus(&distance))
                .unwrap_or_else(|| Linear::symbol(self.symbols.fresh()));
            let test = counter.minus(&to).map(|difference| Test { difference, sign: Sign::Negative });
            let (mut go, left_loop) = self.entering(current, test.as_ref(), iterations == 0 && self.depth > 1);
            let left_loop = left_loop.into_iter().map(|state| self.ended(state, instruction, carried, iterations));
            ended.extend(left_loop.collect::<Vec<_>>());
            if go.is_empty() {
                break;
            }
            // Remaining iterations, if the trip count is known.
            let left = to.minus(&counter).and_then(|left| left.value()).zip(step.value().filter(|step| *step > 0));
            let left = left.map_or(0, |(distance, step)| distance.saturating_sub(1).div_euclid(step).max(0));
            if iterations >= stop
                && stop == limit
                && left > 0
                && self.depth < ITERATIONS.len()
                && !self.budget_is_spent()
            {
                skipped = (left - 1) / SKIPPED * SKIPPED;
                stop = limit.saturating_add(u32::try_from(left - skipped + 1).unwrap_or(0));
                current = go;
                continue;
            }
            if iterations >= self.most_iterations(stop) {
                if stop == limit {
                    self.cut(instruction);
                }
                // If no state has left the loop, this iteration counts as the last.
                let go = if ended.is_empty() { go } else { Vec::new() };
                for mut state in go {
                    self.forget(&mut state, carried, &initial);
                    ended.push(self.ended(state, instruction, carried, iterations));
                }
                break;
            }
            for state in &mut go {
                if let Some(slot) = block.arguments.first() {
                    state.set(*slot, Value::number(counter.clone()));
                }
                let iteration = u32::try_from(skipped).unwrap_or(u32::MAX).saturating_add(iterations).saturating_add(1);
                state.path = self.paths.go(state.path, instruction.place, Step::Iteration(iteration));
            }
            self.done = 0;
            let start = self.symbols.last();
            let ends = self.region(region, go);
            self.left.extend(ends.left);
            current = self.after_iteration(ends.through, carried, start, before, instruction);
            current.iter().for_each(|state| self.look_at(state));
            if let Some(period) = self.note(&mut executed, &current, instruction)
                && stop == limit
            {
                // The number of further iterations up to the state after the last one.
                let more = left % i64::from(period);
                stop = executed.iterations.saturating_add(u32::try_from(more).unwrap_or(0)).min(limit);
            }
        }
        self.leave(done);
        self.gather(ended, &instruction.results, before, instruction.place)
    }

    /// Splits states by the loop condition into those that begin an iteration and those that leave the loop. An
    /// undecided state is in both, unless the loop is assumed to execute this iteration.
    fn entering(&mut self, current: Vec<State>, test: Option<&Test>, is_taken: bool) -> (Vec<State>, Vec<State>) {
        let (mut go, mut left) = (Vec::new(), Vec::new());
        for mut state in current {
            match test.and_then(|test| state.facts.decide_test(test)) {
                Some(true) => go.push(state),
                Some(false) => left.push(state),
                None => {
                    if !is_taken {
                        self.look_at(&state);
                        let mut other = state.clone();
                        if let Some(test) = test {
                            other.facts.assume_test(test, false);
                        }
                        left.push(other);
                    }
                    if let Some(test) = test {
                        state.facts.assume_test(test, true);
                    }
                    go.push(state);
                }
            }
        }
        (go, left)
    }

    /// Sets carried values to unknown if they change between iterations, since iterations were skipped.
    fn forget(&mut self, state: &mut State, carried: &[Slot], initial: &[Value]) {
        for (slot, initial) in carried.iter().zip(initial) {
            let value = state.value(*slot).clone();
            let any = |walk: &mut Self| Linear::symbol(walk.symbols.fresh());
            match (&value.kind, &initial.kind) {
                (ValueKind::Number(now), ValueKind::Number(before)) if now != before => {
                    let number = any(self);
                    state.set(*slot, Value::number(number));
                }
                // A pointer that advances within its buffer.
                (ValueKind::Memory(now), ValueKind::Memory(before))
                    if (now.root, &now.floor) == (before.root, &before.floor) && now.at != before.at =>
                {
                    let at = any(self);
                    let kind = ValueKind::Memory(Reference { at, ..now.clone() });
                    state.set(*slot, Value { kind, ..value });
                }
                _ => {}
            }
        }
    }

    /// Ends an iteration that began when `start` was the last symbol: forgets accesses at addresses over later symbols
    /// that are not carried, since no later operation accesses them.
    fn after_iteration(
        &mut self,
        states: Vec<(State, Vec<Value>)>,
        carried: &[Slot],
        start: Symbol,
        before: Path,
        instruction: &Instruction,
    ) -> Vec<State> {
        let symbols = &self.symbols;
        let states = states.into_iter().map(|(mut state, values)| {
            let mut handed: HashSet<Symbol> = HashSet::default();
            values.iter().flat_map(Value::symbols).for_each(|symbol| symbols.within(symbol, &mut handed));
            let is_handed = |terms: &Terms| terms.iter().any(|(symbol, _)| handed.contains(symbol));
            state.retain(|terms| !symbols.is_after(terms, start) || is_handed(terms));
            assign(&mut state, carried, values);
            state
        });
        let states = states.collect();
        self.gather(states, carried, before, instruction.place)
    }

    /// Executes `scf.while`.
    pub(super) fn repeated(&mut self, instruction: &'p Instruction, mut state: State) -> Vec<State> {
        let [first, second] = instruction.regions.as_slice() else { return vec![state] };
        let (Some(head), Some(body)) = (first.blocks.first(), second.blocks.first()) else { return vec![state] };
        let before = state.path;
        let initial = values(&state, &instruction.operands);
        assign(&mut state, &head.arguments, initial);
        let (limit, done) = self.enter();
        let mut executed = Executed::default();
        let mut current = vec![state];
        let mut ended = Vec::new();
        let mut again = false;
        loop {
            self.done = 0;
            let start = self.symbols.last();
            let ends = self.region(first, current);
            self.left.extend(ends.left);
            let most = executed.iterations >= self.most_iterations(limit);
            if most && !again {
                self.cut(instruction);
            }
            let last = again || most;
            let (mut go, mut stuck) = (Vec::new(), Vec::new());
            for (mut state, condition, values) in ends.decided {
                let mut end = |walk: &mut Self, mut state: State, values: Vec<Value>| {
                    assign(&mut state, &instruction.results, values);
                    state.path = walk.paths.go(state.path, instruction.place, Step::Ends(executed.iterations));
                    ended.push(state);
                };
                match state.facts.decide(&self.symbols, &condition) {
                    Some(false) => end(self, state, values),
                    Some(true) if last => stuck.push((state, values)),
                    Some(true) => go.push((state, values)),
                    None => {
                        self.look_at(&state);
                        let mut other = state.clone();
                        other.facts.assume(&self.symbols, &condition, false);
                        end(self, other, values.clone());
                        state.facts.assume(&self.symbols, &condition, true);
                        go.push((state, values));
                    }
                }
            }
            if last && ended.is_empty() {
                ended.extend(stuck.into_iter().map(|(mut state, values)| {
                    assign(&mut state, &instruction.results, values);
                    state
                }));
            }
            if go.is_empty() || last {
                break;
            }
            let go = go.into_iter().map(|(mut state, values)| {
                assign(&mut state, &body.arguments, values);
                state.path = self.paths.go(state.path, instruction.place, Step::Iteration(executed.iterations + 1));
                state
            });
            let go = go.collect();
            let ends = self.region(second, go);
            self.left.extend(ends.left);
            current = self.after_iteration(ends.through, &head.arguments, start, before, instruction);
            current.iter().for_each(|state| self.look_at(state));
            again = self.note(&mut executed, &current, instruction).is_some();
        }
        self.leave(done);
        self.gather(ended, &instruction.results, before, instruction.place)
    }
}
