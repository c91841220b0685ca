//! Going through a function on all paths.
//!
//! Operations are done on states, in the order of the program, as pipes would: an operation on a pipe starts after what the
//! pipe knows. Numbers that are not known are symbols; where a branch depends on one both ways are gone, and the path
//! remembers what it has decided. Paths come together after the branch, unless they differ in the flags that are set or in
//! what the branch gives: those are what later operations depend on.

mod loops;
mod operation;
mod scope;

use crate::{
    Seen,
    effects::{Bases, anywhere},
    finding::Finding,
    linear::{Linear, Symbols},
    path::{Path, Paths, Step},
    state::{Pipes, State},
    unseen::{Cause, Unseen},
    value::{Root, Value, What},
};
use pto_isa::{rule::Core, types::Pipe};
use pto_program::{AttributeValue, Block, Code, Function, Instruction, Place, Program, Region, Slot, Structure};
use pto_upstream::{Control, Is};
use std::{
    collections::{BTreeMap, HashMap, HashSet, VecDeque},
    hash::{DefaultHasher, Hash, Hasher},
    rc::Rc,
};

/// Paths that are kept apart.
const PATHS: usize = 8;
/// As [`PATHS`], where paths are told apart to say which one it is.
const APART: usize = 32;
/// As [`PATHS`], where there is much to do.
const FEW: usize = 2;
/// Steps up to which there is time, besides [`EACH`] for each operation: what comes then is looked at on fewer paths and for
/// fewer iterations, so that loops in loops with branches come to an end. An operation that is done on a state is a step.
const STEPS: u64 = 100_000;
/// As [`STEPS`], for each operation that can be reached.
const EACH: u64 = 8;
/// So many times as many steps are done at most: see [`Walk::is_over`].
const OVER: u64 = 4;
/// To copy, compare or join a state with so many accesses takes as long as a step.
const ACCESSES: usize = 4;
/// Times a block is gone through in a region of blocks that branch.
const VISITS: usize = 24;
/// Calls inside of each other that are gone into.
const CALLS: usize = 16;

/// How a region ends.
#[derive(Default)]
struct Ends {
    /// With these values, at its last operation.
    through: Vec<(State, Vec<Value>)>,
    /// With a condition in front of the values.
    decided: Vec<(State, Linear, Vec<Value>)>,
    /// By leaving the function.
    left: Vec<(State, Vec<Value>)>,
}

/// Checks one core of one function.
pub(crate) struct Walk<'p> {
    pub(crate) program: &'p Program,
    bases: Rc<Bases>,
    pub(crate) core: Option<Core>,
    pipes: Pipes,
    /// What the loops around came to: see [`loops`].
    memo: HashMap<(Place, usize), loops::Converged>,
    /// Paths come together where there are too many only.
    apart: bool,
    pub(crate) symbols: Symbols,
    paths: Paths,
    pub(crate) findings: Vec<Finding>,
    found: HashSet<(u16, Place, Option<Place>)>,
    /// A digest of what has been done on chip, and decided by numbers that are known, since the start of the iteration.
    done: u64,
    /// The last moment that was given to an access of one of several paths.
    moments: u32,
    /// Steps done so far, and those up to which there is time.
    pub(crate) steps: u64,
    budget: u64,
    /// Loops around.
    depth: usize,
    calls: usize,
    /// What has left the function from inside of the operation that is gone through.
    left: Vec<(State, Vec<Value>)>,
    pub(crate) unseen: Unseen,
    /// What operations do to memory, where it is asked for.
    pub(crate) seen: Option<BTreeMap<Place, Seen>>,
}

/// The operation that decides what is next.
fn control(instruction: &Instruction) -> Option<Control> {
    match &instruction.code {
        Code::Upstream(upstream) => match upstream.is {
            Is::Control(control) => Some(control),
            Is::Arith(_) | Is::Math(_) | Is::Other(_) | Is::Outer(_) => None,
        },
        Code::Row(_) => (instruction.structure == Some(Structure::Yield)).then_some(Control::Yield),
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

impl<'p> Walk<'p> {
    /// `operations` are those that can be reached.
    pub(crate) fn new(
        program: &'p Program,
        bases: Rc<Bases>,
        core: Option<Core>,
        pipes: Pipes,
        operations: usize,
    ) -> Walk<'p> {
        Walk {
            program,
            bases,
            core,
            pipes,
            memo: HashMap::new(),
            apart: false,
            symbols: Symbols::default(),
            paths: Paths::default(),
            findings: Vec::new(),
            found: HashSet::new(),
            done: 0,
            moments: 0,
            steps: 0,
            budget: STEPS + EACH * operations as u64,
            depth: 0,
            calls: 0,
            left: Vec::new(),
            unseen: Unseen::default(),
            seen: None,
        }
    }

    /// Paths stay apart, so that what is found is on one of them.
    pub(crate) fn apart(mut self) -> Self {
        self.apart = true;
        self
    }

    /// What operations do to memory is kept.
    pub(crate) fn recording(mut self) -> Self {
        self.seen = Some(BTreeMap::new());
        self
    }

    const fn most(&self) -> usize {
        match (self.hurries(), self.apart) {
            (true, _) => FEW,
            (false, true) => APART,
            (false, false) => PATHS,
        }
    }

    /// Whether there is so much to do that less is looked at.
    const fn hurries(&self) -> bool {
        self.steps > self.budget
    }

    /// Whether there is too much to do: calls are not gone into, and loops in others once.
    const fn is_over(&self) -> bool {
        self.steps > self.budget.saturating_mul(OVER)
    }

    /// Counts that all of a state is looked at.
    fn look_at(&mut self, state: &State) {
        self.steps += (state.accesses_held() / ACCESSES) as u64;
    }

    /// Goes through a function whose arguments are buffers of their own.
    pub(crate) fn function(mut self, function: &'p Function) -> Self {
        let mut state = State::new(function.slots, Path::default());
        if let Some(block) = function.body.blocks.first() {
            for (index, (slot, desc)) in block.arguments.iter().zip(&function.parameters).enumerate() {
                let value = match anywhere(desc, Root::Argument(index as u32)) {
                    Value { what: What::Unknown, .. } => Value::number(Linear::symbol(self.symbols.fresh())),
                    known => known,
                };
                state.set(*slot, value);
            }
        }
        self.region(&function.body, vec![state]);
        self
    }

    fn region(&mut self, region: &'p Region, states: Vec<State>) -> Ends {
        let mut ends = Ends::default();
        match region.blocks.as_slice() {
            [] => ends.through.extend(states.into_iter().map(|state| (state, Vec::new()))),
            [block] => self.block(block, states, &mut ends, &mut Vec::new()),
            blocks => self.blocks(blocks, states, &mut ends),
        }
        ends
    }

    /// A region of blocks that branch: each way, until nothing new comes of it.
    fn blocks(&mut self, blocks: &'p [Block], states: Vec<State>, ends: &mut Ends) {
        let mut seen: Vec<HashMap<u64, u32>> = vec![HashMap::new(); blocks.len()];
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

    /// A block, up to its last operation. `jumps` are ways to other blocks.
    fn block(
        &mut self,
        block: &'p Block,
        mut states: Vec<State>,
        ends: &mut Ends,
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
                        for (way, state) in self.ways(state, instruction, control) {
                            if let Some((to, range)) = instruction.successors.get(way) {
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
        // A block without a last operation.
        ends.through.extend(states.into_iter().map(|state| (state, Vec::new())));
    }

    /// Goes on with each state; of those after it no more are kept than so many.
    fn each(&mut self, states: Vec<State>, mut go: impl FnMut(&mut Self, State) -> Vec<State>) -> Vec<State> {
        let several = states.len() > 1;
        let mut after = Vec::new();
        for state in states {
            after.extend(go(self, state));
        }
        if several { self.limited(after) } else { after }
    }

    /// Puts states together that cannot be told apart, and where there are too many those that have the same flags.
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
                    kept.join(state, path, (&mut self.moments, &mut self.symbols, &self.pipes));
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

    /// Puts states together after an operation, in front of which all were one, that give the same values.
    fn gather(&mut self, states: Vec<State>, slots: &[Slot], before: Path, at: Place) -> Vec<State> {
        let mut groups: Vec<State> = Vec::new();
        for state in states {
            match groups.iter_mut().find(|group| !self.apart && group.agrees(&state, slots)) {
                Some(group) => {
                    self.look_at(&state);
                    let path = self.paths.go(before, at, Step::Behind);
                    group.join(state, path, (&mut self.moments, &mut self.symbols, &self.pipes));
                }
                None => groups.push(state),
            }
        }
        if groups.len() > self.most() { self.limited(groups) } else { groups }
    }

    /// The number that an operation decides by. The program waits until it is there.
    fn decider(&mut self, state: &mut State, instruction: &Instruction, index: usize) -> Linear {
        let value = instruction.operands.get(index).map_or(Value::UNKNOWN, |slot| state.value(*slot).clone());
        if let Some(after) = &value.after {
            state.learn(Pipe::S, &after.1);
        }
        value.as_number().cloned().unwrap_or_else(|| Linear::symbol(self.symbols.fresh()))
    }

    /// The ways an operation may go on, each with the state that has decided so: the number of the region or block.
    fn ways(&mut self, mut state: State, instruction: &'p Instruction, control: Control) -> Vec<(usize, State)> {
        let cases = match control {
            Control::Branch | Control::Inline => return vec![(0, state)],
            Control::IndexSwitch => ints(instruction, "cases"),
            Control::Switch => ints(instruction, "case_values"),
            _ => &[],
        };
        let number = self.decider(&mut state, instruction, 0);
        self.digest((instruction.place.0, number.value()));
        let mut ways = Vec::new();
        if let Control::If | Control::ConditionalBranch = control {
            match state.facts.decide(&self.symbols, &number) {
                Some(true) => ways.push((0, state)),
                Some(false) => ways.push((1, state)),
                None => {
                    self.look_at(&state);
                    let mut other = state.clone();
                    other.facts.assume(&self.symbols, &number, false);
                    state.facts.assume(&self.symbols, &number, true);
                    ways.extend([(0, state), (1, other)]);
                }
            }
        } else {
            for (index, case) in cases.iter().enumerate() {
                let Some(difference) = number.minus(&Linear::known(*case)) else { continue };
                let test = crate::linear::Test { difference, sign: crate::linear::Sign::Zero };
                match state.facts.decide_test(&test) {
                    Some(true) => {
                        ways.push((index + 1, state));
                        return ways;
                    }
                    Some(false) => {}
                    None => {
                        self.look_at(&state);
                        let mut taken = state.clone();
                        taken.facts.assume_test(&test, true);
                        state.facts.assume_test(&test, false);
                        ways.push((index + 1, taken));
                    }
                }
            }
            ways.push((0, state));
        }
        for (way, state) in &mut ways {
            state.path = self.paths.go(state.path, instruction.place, Step::Branch(*way as u32));
        }
        ways
    }

    fn branches(&mut self, instruction: &'p Instruction, state: State, control: Control) -> Vec<State> {
        let before = state.path;
        let mut after = Vec::new();
        for (way, state) in self.ways(state, instruction, control) {
            match instruction.regions.get(way).filter(|region| !region.blocks.is_empty()) {
                Some(region) => after.extend(self.inside(instruction, region, state)),
                None => after.push(state),
            }
        }
        self.gather(after, &instruction.results, before, instruction.place)
    }

    /// A region that is run once; what it yields are the results.
    fn inside(&mut self, instruction: &'p Instruction, region: &'p Region, state: State) -> Vec<State> {
        let ends = self.region(region, vec![state]);
        self.left.extend(ends.left);
        let results = |(mut state, values): (State, Vec<Value>)| {
            assign(&mut state, &instruction.results, values);
            state
        };
        ends.through.into_iter().map(results).collect()
    }

    /// The function that is called, if it has a body and runs on this core. One without a body is not seen.
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
        if self.calls >= CALLS || self.is_over() {
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

    /// Reports, once for each pair of operations.
    pub(crate) fn report(&mut self, finding: Finding) {
        if self.found.insert((finding.code, finding.at, finding.other.as_ref().map(|(place, _)| *place))) {
            self.findings.push(finding);
        }
    }

    /// Remarks on the way to an operation and on to another one.
    pub(crate) fn way(&self, first: Path, second: Path) -> Vec<(Place, String)> {
        self.paths.remarks(first, second)
    }

    /// Adds to the digest of what was done.
    pub(crate) fn digest(&mut self, what: impl Hash) {
        let mut hasher = DefaultHasher::new();
        (self.done, what).hash(&mut hasher);
        self.done = hasher.finish();
    }
}

/// Integers in an attribute.
fn ints<'p>(instruction: &'p Instruction, name: &str) -> &'p [i64] {
    match instruction.attribute(name) {
        AttributeValue::Ints(values) => values,
        _ => &[],
    }
}

/// Whether an instruction has operands in memory.
fn takes_memory(instruction: &Instruction) -> bool {
    instruction.operand_types.iter().any(|desc| crate::effects::space(desc).is_some())
}
