//! Executes a function abstractly on all paths.
//!
//! The walk executes operations on abstract states in program order, as pipes issue them: an operation on a pipe starts
//! after everything in the vector clock of the pipe. Unknown integers are symbols. If a branch depends on a symbol, the
//! walk follows both successors, and the path records the decision. Paths are joined after the branch, unless they
//! differ in pending flags or in the results of the branch: later operations depend on those.

mod at_once;
mod loops;
mod operation;
mod scope;

use crate::{
    Seen,
    cores::OfCore,
    effects::{Bases, anywhere},
    finding::Finding,
    linear::{Linear, Symbols},
    path::{Path, Paths, Step},
    state::{Pipes, State},
    unseen::{Cause, Unseen},
    value::{Root, Value, ValueKind},
};
use pto_isa::{rule::Core, types::Pipe};
use pto_program::{AttributeValue, Block, Code, Function, Instruction, Place, Program, Region, Slot, Structure};
use pto_upstream::{Control, Is};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::{
    collections::{BTreeMap, VecDeque},
    hash::{DefaultHasher, Hash, Hasher},
    rc::Rc,
};

/// Maximal number of paths that are kept separate.
const PATHS: usize = 8;
/// Replaces [`PATHS`] when paths stay separate to describe the one with the finding.
const SEPARATE: usize = 32;
/// Replaces [`PATHS`] once the budget of steps is spent.
const FEW: usize = 2;
/// Budget of steps, in addition to [`EACH`] per operation. Beyond it the walk follows fewer paths and executes fewer
/// iterations, so that nested loops with branches terminate. Executing an operation on one state is a step.
const STEPS: u64 = 100_000;
/// Budget of steps per reachable operation: see [`STEPS`].
const EACH: u64 = 8;
/// Beyond this multiple of the budget the walk enters no calls: see [`PathWalk::budget_is_exceeded`].
const OVER: u64 = 4;
/// Number of accesses per step of copying, comparing or joining a state.
const ACCESSES: usize = 4;
/// Maximal number of visits of a block in a region of several blocks.
const VISITS: usize = 24;
/// Maximal nesting depth of calls that the walk enters.
const CALLS: usize = 16;

/// The states at the exits of a region.
#[derive(Default)]
struct RegionExits {
    /// At the terminator, with the values that it yields.
    through: Vec<(State, Vec<Value>)>,
    /// At `scf.condition`, with the condition and the values.
    decided: Vec<(State, Linear, Vec<Value>)>,
    /// At a return from the function.
    left: Vec<(State, Vec<Value>)>,
}

/// Checks one function on one kind of core.
pub(crate) struct PathWalk<'p> {
    pub(crate) program: &'p Program,
    bases: Rc<Bases>,
    pub(crate) core: Option<Core>,
    pipes: Pipes,
    /// The converged iterations of deeply nested loops: see [`loops`].
    memo: HashMap<(Place, usize), loops::Converged>,
    /// Whether loops with accesses of a single pipe are summarized: see [`at_once`].
    summarizes: bool,
    /// The pipe of each summarized loop, computed so far.
    single: HashMap<Place, Option<Pipe>>,
    /// Whether paths are joined only when their number exceeds the limit.
    separate: bool,
    pub(crate) symbols: Symbols,
    paths: Paths,
    pub(crate) findings: Vec<Finding>,
    found: HashSet<(u16, Place, Option<Place>)>,
    /// A digest of the accesses on chip and of the decisions by known integers since the start of the iteration.
    done: u64,
    /// The last [`Timestamp::Kept`] assigned.
    timestamps: u32,
    /// Steps so far, and the budget.
    pub(crate) steps: u64,
    budget: u64,
    /// Nesting depth of loops.
    depth: usize,
    calls: usize,
    /// States that return from the function within the current operation.
    left: Vec<(State, Vec<Value>)>,
    pub(crate) unseen: Unseen,
    /// Accesses that other cores may conflict with, if the function has code for several cores.
    pub(crate) shared: Option<OfCore>,
    /// The accesses of operations, if a caller asks for them.
    pub(crate) seen: Option<BTreeMap<Place, Seen>>,
}

/// Classifies the control flow of an operation.
fn control(instruction: &Instruction) -> Option<Control> {
    match &instruction.code {
        Code::Upstream(upstream) => match upstream.is {
            Is::Control(control) => Some(control),
            Is::Arith(_) | Is::Math(_) | Is::Other(_) | Is::Outer(_) => None,
        },
        Code::Op(_) => (instruction.structure == Some(Structure::Yield)).then_some(Control::Yield),
        Code::Other(_) => None,
    }
}

fn values(state: &State, slots: &[Slot]) -> Vec<Value> {
    slots.iter().map(|slot| state.value(*slot).clone()).collect()
}

fn assign(state: &mut State, slots: &[Slot], values: Vec<Value>) {
    for (slot, value) in slots.iter().zip(values) {
        state.set(*slot, value);
    }
}

impl<'p> PathWalk<'p> {
    /// `operations` is the number of reachable operations.
    pub(crate) fn new(
        program: &'p Program,
        bases: Rc<Bases>,
        core: Option<Core>,
        pipes: Pipes,
        operations: usize,
    ) -> PathWalk<'p> {
        PathWalk {
            program,
            bases,
            core,
            pipes,
            memo: HashMap::default(),
            summarizes: false,
            single: HashMap::default(),
            separate: false,
            symbols: Symbols::default(),
            paths: Paths::default(),
            findings: Vec::new(),
            found: HashSet::default(),
            done: 0,
            timestamps: 0,
            steps: 0,
            budget: STEPS + EACH * operations as u64,
            depth: 0,
            calls: 0,
            left: Vec::new(),
            unseen: Unseen::default(),
            shared: None,
            seen: None,
        }
    }

    /// Summarizes loops with accesses of a single pipe. This may report findings that a walk of the iterations does
    /// not.
    pub(crate) fn summarizing(mut self) -> Self {
        self.summarizes = true;
        self
    }

    /// Keeps paths separate, so that each finding belongs to one.
    pub(crate) fn separate_paths(mut self) -> Self {
        self.separate = true;
        self
    }

    /// Records accesses that other cores may conflict with.
    pub(crate) fn sharing(mut self) -> Self {
        self.shared = Some(OfCore::default());
        self
    }

    /// Records the accesses of operations.
    pub(crate) fn recording(mut self) -> Self {
        self.seen = Some(BTreeMap::new());
        self
    }

    const fn most(&self) -> usize {
        match (self.budget_is_spent(), self.separate) {
            (true, _) => FEW,
            (false, true) => SEPARATE,
            (false, false) => PATHS,
        }
    }

    /// Returns whether the budget is spent, so that the walk follows fewer paths.
    const fn budget_is_spent(&self) -> bool {
        self.steps > self.budget
    }

    /// Returns whether the budget is far exceeded: the walk then enters no calls and executes nested loops once.
    const fn budget_is_exceeded(&self) -> bool {
        self.steps > self.budget.saturating_mul(OVER)
    }

    /// Counts the steps of visiting a whole state.
    fn look_at(&mut self, state: &State) {
        self.steps += (state.accesses_held() / ACCESSES) as u64;
    }

    /// Executes a function; its arguments are distinct buffers.
    pub(crate) fn function(mut self, function: &'p Function) -> Self {
        let mut state = State::new(function.slots, Path::default());
        if let Some(block) = function.body.blocks.first() {
            for (index, (slot, desc)) in block.arguments.iter().zip(&function.parameters).enumerate() {
                let value = match anywhere(desc, Root::Argument(index as u32)) {
                    Value { kind: ValueKind::Unknown, .. } => Value::number(Linear::symbol(self.symbols.fresh())),
                    known => known,
                };
                state.set(*slot, value);
            }
        }
        self.region(&function.body, vec![state]);
        self
    }

    fn region(&mut self, region: &'p Region, states: Vec<State>) -> RegionExits {
        let mut ends = RegionExits::default();
        match region.blocks.as_slice() {
            [] => ends.through.extend(states.into_iter().map(|state| (state, Vec::new()))),
            [block] => self.block(block, states, &mut ends, &mut Vec::new()),
            blocks => self.blocks(blocks, states, &mut ends),
        }
        ends
    }

    /// Executes a region of several blocks: follows each branch until the states repeat.
    fn blocks(&mut self, blocks: &'p [Block], states: Vec<State>, ends: &mut RegionExits) {
        let mut seen: Vec<HashMap<u64, u32>> = vec![HashMap::default(); blocks.len()];
        let mut visits = vec![0; blocks.len()];
        let mut next: VecDeque<(usize, State)> = states.into_iter().map(|state| (0, state)).collect();
        while let Some((index, state)) = next.pop_front() {
            let (Some(block), Some(seen), Some(visits)) =
                (blocks.get(index), seen.get_mut(index), visits.get_mut(index))
            else {
                continue;
            };
            self.look_at(&state);
            let times = seen.entry(state.fingerprint(&self.pipes)).or_default();
            *times += 1;
            *visits += 1;
            if *times > 2 || *visits > VISITS {
                continue;
            }
            let mut jumps = Vec::new();
            self.block(block, vec![state], ends, &mut jumps);
            for (to, mut state, values) in jumps {
                if let Some(block) = blocks.get(to) {
                    assign(&mut state, &block.arguments, values);
                }
                next.push_back((to, state));
            }
        }
    }

    /// Executes a block up to its terminator. `jumps` receives the branches to other blocks.
    fn block(
        &mut self,
        block: &'p Block,
        mut states: Vec<State>,
        ends: &mut RegionExits,
        jumps: &mut Vec<(usize, State, Vec<Value>)>,
    ) {
        for instruction in &block.instructions {
            if states.is_empty() {
                return;
            }
            self.steps += states.len() as u64;
            let Some(control) = control(instruction) else {
                states = self.step(instruction, states);
                ends.left.append(&mut self.left);
                continue;
            };
            match control {
                Control::Yield | Control::Return => {
                    let to = if control == Control::Yield { &mut ends.through } else { &mut ends.left };
                    to.extend(states.into_iter().map(|state| {
                        let values = values(&state, &instruction.operands);
                        (state, values)
                    }));
                    return;
                }
                Control::Condition => {
                    for mut state in states {
                        let condition = self.decider(&mut state, instruction, 0);
                        let values = values(&state, instruction.operands.get(1..).unwrap_or(&[]));
                        ends.decided.push((state, condition, values));
                    }
                    return;
                }
                Control::Branch | Control::ConditionalBranch | Control::Switch => {
                    for state in states {
                        for (target, state) in self.continuations(state, instruction, control) {
                            if let Some((to, range)) = instruction.successors.get(target) {
                                let values = values(&state, instruction.operands.get(range.clone()).unwrap_or(&[]));
                                jumps.push((*to, state, values));
                            }
                        }
                    }
                    return;
                }
                Control::For => states = self.each(states, |walk, state| walk.counted(instruction, state)),
                Control::While => states = self.each(states, |walk, state| walk.repeated(instruction, state)),
                Control::If | Control::IndexSwitch | Control::Inline => {
                    states = self.each(states, |walk, state| walk.branches(instruction, state, control));
                }
                Control::Call => states = self.each(states, |walk, state| walk.call(instruction, state)),
            }
            ends.left.append(&mut self.left);
        }
        // A block without a terminator.
        ends.through.extend(states.into_iter().map(|state| (state, Vec::new())));
    }

    /// Executes an operation on each state, and limits the number of states after it.
    fn each(&mut self, states: Vec<State>, mut go: impl FnMut(&mut Self, State) -> Vec<State>) -> Vec<State> {
        let several = states.len() > 1;
        let mut after = Vec::new();
        for state in states {
            after.extend(go(self, state));
        }
        if several { self.limited(after) } else { after }
    }

    /// Joins states with equal fingerprints, and, if there are too many, states with equal flags.
    fn limited(&mut self, states: Vec<State>) -> Vec<State> {
        let mut kept: Vec<(u64, State)> = Vec::new();
        let most = self.most();
        let many = states.len() > most;
        for state in states {
            self.look_at(&state);
            let print = state.fingerprint(&self.pipes);
            let same = kept.iter_mut().find(|(other, kept)| (many || *other == print) && kept.agrees(&state, &[]));
            match same {
                Some((_, kept)) => {
                    let path = kept.path;
                    kept.join(state, path, (&mut self.timestamps, &mut self.symbols, &self.pipes));
                }
                None => kept.push((print, state)),
            }
        }
        if let Some((_, left_out)) = kept.get(most) {
            let at = self.paths.last(left_out.path).unwrap_or(Place(0));
            self.unseen.note(self.program, Cause::Paths, at);
        }
        kept.truncate(most);
        kept.into_iter().map(|(_, state)| state).collect()
    }

    /// Joins the states after an operation that had one state before it, if their results are equal.
    fn gather(&mut self, states: Vec<State>, slots: &[Slot], before: Path, at: Place) -> Vec<State> {
        let mut groups: Vec<State> = Vec::new();
        for state in states {
            match groups.iter_mut().find(|group| !self.separate && group.agrees(&state, slots)) {
                Some(group) => {
                    self.look_at(&state);
                    let path = self.paths.go(before, at, Step::Join);
                    group.join(state, path, (&mut self.timestamps, &mut self.symbols, &self.pipes));
                }
                None => groups.push(state),
            }
        }
        if groups.len() > self.most() { self.limited(groups) } else { groups }
    }

    /// Returns the integer that an operation branches on. The scalar pipe waits until it is available.
    fn decider(&mut self, state: &mut State, instruction: &Instruction, index: usize) -> Linear {
        let value = instruction.operands.get(index).map_or(Value::UNKNOWN, |slot| state.value(*slot).clone());
        if let Some(after) = &value.after {
            state.learn(Pipe::S, &after.1);
        }
        value.as_number().cloned().unwrap_or_else(|| Linear::symbol(self.symbols.fresh()))
    }

    /// Returns the regions or blocks that an operation may continue with, each with the state that took the decision.
    fn continuations(
        &mut self,
        mut state: State,
        instruction: &'p Instruction,
        control: Control,
    ) -> Vec<(usize, State)> {
        let cases = match control {
            Control::Branch | Control::Inline => return vec![(0, state)],
            Control::IndexSwitch => ints(instruction, "cases"),
            Control::Switch => ints(instruction, "case_values"),
            _ => &[],
        };
        let number = self.decider(&mut state, instruction, 0);
        self.digest((instruction.place.0, number.value()));
        let mut targets = Vec::new();
        if let Control::If | Control::ConditionalBranch = control {
            match state.facts.decide(&self.symbols, &number) {
                Some(true) => targets.push((0, state)),
                Some(false) => targets.push((1, state)),
                None => {
                    self.look_at(&state);
                    let mut other = state.clone();
                    other.facts.assume(&self.symbols, &number, false);
                    state.facts.assume(&self.symbols, &number, true);
                    targets.extend([(0, state), (1, other)]);
                }
            }
        } else {
            for (index, case) in cases.iter().enumerate() {
                let Some(difference) = number.minus(&Linear::known(*case)) else { continue };
                let test = crate::linear::Test { difference, sign: crate::linear::Sign::Zero };
                match state.facts.decide_test(&test) {
                    Some(true) => {
                        targets.push((index + 1, state));
                        return targets;
                    }
                    Some(false) => {}
                    None => {
                        self.look_at(&state);
                        let mut taken = state.clone();
                        taken.facts.assume_test(&test, true);
                        state.facts.assume_test(&test, false);
                        targets.push((index + 1, taken));
                    }
                }
            }
            targets.push((0, state));
        }
        for (target, state) in &mut targets {
            state.path = self.paths.go(state.path, instruction.place, Step::Branch(*target as u32));
        }
        targets
    }

    fn branches(&mut self, instruction: &'p Instruction, state: State, control: Control) -> Vec<State> {
        let before = state.path;
        let mut after = Vec::new();
        for (target, state) in self.continuations(state, instruction, control) {
            match instruction.regions.get(target).filter(|region| !region.blocks.is_empty()) {
                Some(region) => after.extend(self.inside(instruction, region, state)),
                None => after.push(state),
            }
        }
        self.gather(after, &instruction.results, before, instruction.place)
    }

    /// Executes a region once; its yielded values become the results.
    fn inside(&mut self, instruction: &'p Instruction, region: &'p Region, state: State) -> Vec<State> {
        let ends = self.region(region, vec![state]);
        self.left.extend(ends.left);
        let results = |(mut state, values): (State, Vec<Value>)| {
            assign(&mut state, &instruction.results, values);
            state
        };
        ends.through.into_iter().map(results).collect()
    }

    /// Returns the callee, if it has a body and runs on this core. A callee without a body is reported as unchecked.
    fn callee(&mut self, instruction: &'p Instruction) -> Option<&'p Function> {
        let callee = scope::named(instruction).and_then(|name| self.program.function(name));
        if callee.is_none_or(|callee| callee.body.blocks.is_empty()) {
            if takes_memory(instruction) {
                self.unseen.note(self.program, Cause::Callee, instruction.place);
            }
            return None;
        }
        let other = |callee: &&Function| matches!((self.core, callee.core), (Some(own), Some(other)) if own != other);
        callee.filter(|callee| !other(callee))
    }

    fn call(&mut self, instruction: &'p Instruction, mut state: State) -> Vec<State> {
        let Some(callee) = self.callee(instruction) else {
            self.unknown_results(&mut state, instruction);
            return vec![state];
        };
        if self.calls >= CALLS || self.budget_is_exceeded() {
            let cause = if self.calls >= CALLS { Cause::Depth } else { Cause::Effort };
            self.unseen.note(self.program, cause, instruction.place);
            self.unknown_results(&mut state, instruction);
            return vec![state];
        }
        let arguments = values(&state, &instruction.operands);
        let before = state.path;
        state.path = self.paths.go(state.path, instruction.place, Step::Call);
        state.values.push(crate::value::Values::new(callee.slots));
        if let Some(block) = callee.body.blocks.first() {
            assign(&mut state, &block.arguments, arguments);
        }
        self.calls += 1;
        let ends = self.region(&callee.body, vec![state]);
        self.calls -= 1;
        let back = ends.left.into_iter().chain(ends.through).map(|(mut state, values)| {
            state.values.pop();
            assign(&mut state, &instruction.results, values);
            state
        });
        let back: Vec<State> = back.collect();
        self.gather(back, &instruction.results, before, instruction.place)
    }

    /// Reports a finding once for each pair of operations.
    pub(crate) fn report(&mut self, finding: Finding) {
        if self.found.insert((finding.code, finding.at, finding.other.as_ref().map(|(place, _)| *place))) {
            self.findings.push(finding);
        }
    }

    /// Returns notes on the path to an operation and from there to a second one.
    pub(crate) fn path_notes(&self, first: Path, second: Path) -> Vec<(Place, String)> {
        self.paths.remarks(first, second)
    }

    /// Adds to the digest of the iteration.
    pub(crate) fn digest(&mut self, kind: impl Hash) {
        let mut hasher = DefaultHasher::new();
        (self.done, kind).hash(&mut hasher);
        self.done = hasher.finish();
    }
}

/// Returns the integers of an attribute.
fn ints<'p>(instruction: &'p Instruction, name: &str) -> &'p [i64] {
    match instruction.attribute_spelled(name) {
        AttributeValue::Ints(values) => values,
        _ => &[],
    }
}

/// Returns whether an instruction has operands in memory.
fn takes_memory(instruction: &Instruction) -> bool {
    instruction.operand_types.iter().any(|desc| crate::effects::space(desc).is_some())
}
