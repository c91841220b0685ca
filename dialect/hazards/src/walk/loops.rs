//! Loops, iteration by iteration.
//!
//! What an iteration reports, and what it makes of a state, depends on what is under way and who knows of it (the
//! [fingerprint](State::fingerprint)), and on the addresses, the flags and the differences of numbers that were compared in
//! the iteration (the digest). So where an iteration ends in the fingerprint of an earlier iteration, and had its digest, the iterations in between
//! come again: what depends on the counter depends on its remainder, as buffers in turn do, and each remainder has been seen;
//! what is compared with the counter itself is never the same again. Iterations end there; of a loop whose number of iterations is known
//! so many more are gone as bring it to where it ends. Where nothing is the same again [`TURNS`] is the limit, the largest
//! number of buffers in turn and two; after it go the last iterations of a loop whose number of iterations is known, as they may differ.
//! What is further apart is not compared. Global memory is left out of fingerprint and digest, as each iteration has its own part
//! of it; two iterations at least are gone, so that each is seen with the one before.
//!
//! A loop may have no iteration where the number of its iterations is not known, unless it is inside of another one: kernels whose flags
//! rely on a part of the sum of a product, or the like, are right.

use super::{Walk, assign, values};
use crate::{
    linear::{Linear, Sign, Symbol, Terms, Test},
    path::{Path, Step},
    state::State,
    unseen::Cause,
    value::{Reference, Value, What},
};
use pto_program::{Instruction, Slot};
use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
};

/// Iterations of a loop that are gone at most, by the number of loops around.
const TURNS: [u32; 5] = [18, 6, 4, 3, 3];
/// As [`TURNS`], of loops in more others, and where there is much to do.
const DEEP_TURNS: u32 = 2;
/// Iterations that are left out are a multiple of this, so that buffers in turn are at their iteration.
const SKIPPED: i64 = 12;

/// Loops around from which on what a loop has come to before is not gone through again: there are too many ways through
/// loops in loops.
const DEEP: usize = 3;

/// Iterations that were gone.
#[derive(Default)]
struct Gone {
    turns: u32,
    /// The state after each iteration, and what was done in it.
    seen: Vec<(u64, u64)>,
}

/// What a loop came to when it was gone through before: iterations that follow each other again and again, and how many.
#[derive(Clone, Debug, Default)]
pub(super) struct Converged {
    seen: HashSet<(u64, u64)>,
    period: u32,
}

impl Gone {
    /// Notes an iteration, as its fingerprint and digest; gives after how many the loop begins again, where it does.
    fn note(&mut self, print: (u64, u64)) -> Option<u32> {
        self.turns += 1;
        let earlier = self.seen.iter().rposition(|seen| *seen == print);
        self.seen.push(print);
        earlier.map(|index| (self.seen.len() - 1 - index) as u32)
    }
}

impl<'p> Walk<'p> {
    /// Goes into a loop: gives the most iterations to execute, and what was done before it.
    fn enter(&mut self) -> (u32, u64) {
        let limit = TURNS.get(self.depth).copied().filter(|_| !self.hurries()).unwrap_or(DEEP_TURNS);
        self.depth += 1;
        (limit, std::mem::take(&mut self.done))
    }

    /// The most iterations to execute of a loop that may have so many.
    const fn most_turns(&self, limit: u32) -> u32 {
        let most = if self.is_over() && self.depth > 1 { 1 } else { DEEP_TURNS };
        if self.hurries() && most < limit { most } else { limit }
    }

    /// Notes an iteration; gives after how many the loop begins again, where it does.
    fn note(&mut self, gone: &mut Gone, states: &[State], instruction: &Instruction) -> Option<u32> {
        let mut hasher = DefaultHasher::new();
        states.iter().for_each(|state| state.fingerprint(&self.pipes).hash(&mut hasher));
        let print = (hasher.finish(), self.done);
        let found = gone.note(print);
        if self.depth <= DEEP {
            return found;
        }
        let frames = states.first().map_or(0, |state| state.values.len());
        let known = self.memo.entry((instruction.place, frames)).or_default();
        match found {
            Some(period) => {
                known.seen.extend(gone.seen.iter().rev().take(period as usize));
                known.period = period;
                found
            }
            None => known.seen.contains(&print).then_some(known.period),
        }
    }

    /// So much to do is left out of a loop that it is said.
    fn cut(&mut self, instruction: &Instruction) {
        if self.hurries() {
            self.unseen.note(self.program, Cause::Effort, instruction.place);
        }
    }

    fn leave(&mut self, before: u64) {
        self.depth -= 1;
        let inside = std::mem::replace(&mut self.done, before);
        self.digest(inside);
    }

    /// After a loop: its results are values of other slots.
    fn ended(&mut self, mut state: State, instruction: &Instruction, slots: &[Slot], turns: u32) -> State {
        let carried = values(&state, slots);
        assign(&mut state, &instruction.results, carried);
        state.path = self.paths.go(state.path, instruction.place, Step::Ends(turns));
        state
    }

    /// A loop with a counter.
    pub(super) fn counted(&mut self, instruction: &'p Instruction, mut state: State) -> Vec<State> {
        let [from, to, step] = [0, 1, 2].map(|index| self.decider(&mut state, instruction, index));
        let Some(region) = instruction.regions.first() else { return vec![state] };
        let Some(block) = region.blocks.first() else { return vec![state] };
        // A step is positive. Source: MLIR, scf.for.
        if let Some(difference) = Linear::known(1).minus(&step) {
            state.facts.assume_test(&Test { difference, sign: Sign::NotPositive }, true);
        }
        let before = state.path;
        let carried = block.arguments.get(1..).unwrap_or(&[]);
        let initial = values(&state, instruction.operands.get(3..).unwrap_or(&[]));
        assign(&mut state, carried, initial.clone());
        let (limit, done) = self.enter();
        let mut gone = Gone::default();
        // After how many iterations to stop.
        let mut stop = limit;
        let mut current = vec![state];
        let mut ended = Vec::new();
        let mut skipped = 0;
        loop {
            let turns = gone.turns;
            let counter = step
                .times(i64::from(turns).saturating_add(skipped))
                .and_then(|distance| from.plus(&distance))
                .unwrap_or_else(|| Linear::symbol(self.symbols.fresh()));
            let mut go = Vec::new();
            let test = counter.minus(&to).map(|difference| Test { difference, sign: Sign::Negative });
            for mut state in current {
                match test.as_ref().and_then(|test| state.facts.decide_test(test)) {
                    Some(true) => go.push(state),
                    Some(false) => ended.push(self.ended(state, instruction, carried, turns)),
                    None if turns == 0 && self.depth > 1 => {
                        if let Some(test) = &test {
                            state.facts.assume_test(test, true);
                        }
                        go.push(state);
                    }
                    None => {
                        self.look_at(&state);
                        let mut other = state.clone();
                        if let Some(test) = &test {
                            other.facts.assume_test(test, false);
                            state.facts.assume_test(test, true);
                        }
                        ended.push(self.ended(other, instruction, carried, turns));
                        go.push(state);
                    }
                }
            }
            if go.is_empty() {
                break;
            }
            // Iterations after this one, where it is known how many.
            let left = to.minus(&counter).and_then(|left| left.value()).zip(step.value().filter(|step| *step > 0));
            let left = left.map_or(0, |(distance, step)| distance.saturating_sub(1).div_euclid(step).max(0));
            if turns >= stop && stop == limit && left > 0 && self.depth < TURNS.len() && !self.hurries() {
                skipped = (left - 1) / SKIPPED * SKIPPED;
                stop = limit.saturating_add(u32::try_from(left - skipped + 1).unwrap_or(0));
                current = go;
                continue;
            }
            if turns >= self.most_turns(stop) {
                if stop == limit {
                    self.cut(instruction);
                }
                // Where some iteration may have been the last, what goes on goes on.
                let go = if ended.is_empty() { go } else { Vec::new() };
                for mut state in go {
                    self.forget(&mut state, carried, &initial);
                    ended.push(self.ended(state, instruction, carried, turns));
                }
                break;
            }
            for state in &mut go {
                if let Some(slot) = block.arguments.first() {
                    state.set(*slot, Value::number(counter.clone()));
                }
                let turn = u32::try_from(skipped).unwrap_or(u32::MAX).saturating_add(turns).saturating_add(1);
                state.path = self.paths.go(state.path, instruction.place, Step::Turn(turn));
            }
            self.done = 0;
            let start = self.symbols.last();
            let ends = self.region(region, go);
            self.left.extend(ends.left);
            current = self.behind_turn(ends.through, carried, start, before, instruction);
            current.iter().for_each(|state| self.look_at(state));
            if let Some(period) = self.note(&mut gone, &current, instruction)
                && stop == limit
            {
                // As many more as bring the loop to where it ends.
                let more = left % i64::from(period);
                stop = gone.turns.saturating_add(u32::try_from(more).unwrap_or(0)).min(limit);
            }
        }
        self.leave(done);
        self.gather(ended, &instruction.results, before, instruction.place)
    }

    /// Numbers and pointers that change from iteration to iteration may be any after iterations that were not gone.
    fn forget(&mut self, state: &mut State, carried: &[Slot], initial: &[Value]) {
        for (slot, initial) in carried.iter().zip(initial) {
            let value = state.value(*slot).clone();
            let any = |walk: &mut Self| Linear::symbol(walk.symbols.fresh());
            match (&value.what, &initial.what) {
                (What::Number(now), What::Number(before)) if now != before => {
                    let number = any(self);
                    state.set(*slot, Value::number(number));
                }
                // A pointer that moves on in its buffer.
                (What::Memory(now), What::Memory(before))
                    if (now.root, &now.floor) == (before.root, &before.floor) && now.at != before.at =>
                {
                    let at = any(self);
                    let what = What::Memory(Reference { at, ..now.clone() });
                    state.set(*slot, Value { what, ..value });
                }
                _ => {}
            }
        }
    }

    /// After an iteration, `start` is the last number in front of it: what is at addresses made of later ones that are not
    /// handed on is not accessed again.
    fn behind_turn(
        &mut self,
        states: Vec<(State, Vec<Value>)>,
        carried: &[Slot],
        start: Symbol,
        before: Path,
        instruction: &Instruction,
    ) -> Vec<State> {
        let symbols = &self.symbols;
        let states = states.into_iter().map(|(mut state, values)| {
            let mut handed: HashSet<Symbol> = HashSet::new();
            values.iter().flat_map(Value::symbols).for_each(|symbol| symbols.within(symbol, &mut handed));
            let is_handed = |terms: &Terms| terms.iter().any(|(symbol, _)| handed.contains(symbol));
            state.retain(|terms| !symbols.is_behind(terms, start) || is_handed(terms));
            assign(&mut state, carried, values);
            state
        });
        let states = states.collect();
        self.gather(states, carried, before, instruction.place)
    }

    /// A loop with a condition.
    pub(super) fn repeated(&mut self, instruction: &'p Instruction, mut state: State) -> Vec<State> {
        let [first, second] = instruction.regions.as_slice() else { return vec![state] };
        let (Some(head), Some(body)) = (first.blocks.first(), second.blocks.first()) else { return vec![state] };
        let before = state.path;
        let initial = values(&state, &instruction.operands);
        assign(&mut state, &head.arguments, initial);
        let (limit, done) = self.enter();
        let mut gone = Gone::default();
        let mut current = vec![state];
        let mut ended = Vec::new();
        let mut again = false;
        loop {
            self.done = 0;
            let start = self.symbols.last();
            let ends = self.region(first, current);
            self.left.extend(ends.left);
            let most = gone.turns >= self.most_turns(limit);
            if most && !again {
                self.cut(instruction);
            }
            let last = again || most;
            let (mut go, mut stuck) = (Vec::new(), Vec::new());
            for (mut state, condition, values) in ends.decided {
                let mut end = |walk: &mut Self, mut state: State, values: Vec<Value>| {
                    assign(&mut state, &instruction.results, values);
                    state.path = walk.paths.go(state.path, instruction.place, Step::Ends(gone.turns));
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
                state.path = self.paths.go(state.path, instruction.place, Step::Turn(gone.turns + 1));
                state
            });
            let go = go.collect();
            let ends = self.region(second, go);
            self.left.extend(ends.left);
            current = self.behind_turn(ends.through, &head.arguments, start, before, instruction);
            current.iter().for_each(|state| self.look_at(state));
            again = self.note(&mut gone, &current, instruction).is_some();
        }
        self.leave(done);
        self.gather(ended, &instruction.results, before, instruction.place)
    }
}
