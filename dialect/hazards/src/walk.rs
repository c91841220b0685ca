//! Going through a function on all paths.
//!
//! Operations are done on states, in the order of the program, as pipes would: an operation on a pipe starts after what the
//! pipe knows. Numbers that are not known are symbols; where a branch depends on one both ways are gone, and the path
//! remembers what it has decided. Paths come together behind the branch, unless they differ in the flags that are set or in
//! what the branch gives: those are what later operations depend on.

mod loops;
mod scope;

use crate::{
    arith,
    effects::{Access, Bases, Reader, anywhere},
    finding::Finding,
    linear::{Linear, Symbols},
    path::{Path, Paths, Step},
    state::{InOrder, State},
    value::{Root, Value, What},
};
use pto_isa::{
    Op, TypeDesc, ViewOf,
    rule::{Core, Idx},
    types::Pipe,
};
use pto_program::{AttributeValue, Block, Code, Function, Instruction, Place, Program, Region, Slot, Structure};
use pto_upstream::{Control, Is};
use std::{
    collections::{HashMap, HashSet, VecDeque},
    hash::{DefaultHasher, Hash, Hasher},
    rc::Rc,
};

/// Paths that are kept apart.
const PATHS: usize = 8;
/// As [`PATHS`], where paths are told apart to say which one it is.
const APART: usize = 32;
/// As [`PATHS`], where there is much to do.
const FEW: usize = 2;
/// Steps up to which there is time: what comes then is looked at on fewer paths and in fewer turns, so that loops in loops
/// with branches come to an end. An operation that is done on a state is a step.
const STEPS: u64 = 100_000;
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
    program: &'p Program,
    bases: &'p Bases,
    core: Option<Core>,
    in_order: InOrder,
    /// Paths come together where there are too many only.
    apart: bool,
    symbols: Symbols,
    paths: Paths,
    pub(crate) findings: Vec<Finding>,
    found: HashSet<(u16, Place, Option<Place>)>,
    /// A digest of what has been done on chip, and decided by numbers that are known, since the start of the turn.
    done: u64,
    /// The last moment that was given to an access of one of several paths.
    moments: u32,
    /// Steps done so far.
    steps: u64,
    /// Loops around.
    depth: usize,
    calls: usize,
    /// What has left the function from inside of the operation that is gone through.
    left: Vec<(State, Vec<Value>)>,
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
    pub(crate) fn new(program: &'p Program, bases: &'p Bases, core: Option<Core>, in_order: InOrder) -> Walk<'p> {
        Walk {
            program,
            bases,
            core,
            in_order,
            apart: false,
            symbols: Symbols::default(),
            paths: Paths::default(),
            findings: Vec::new(),
            found: HashSet::new(),
            done: 0,
            moments: 0,
            steps: 0,
            depth: 0,
            calls: 0,
            left: Vec::new(),
        }
    }

    /// Paths stay apart, so that what is found is on one of them.
    pub(crate) fn apart(mut self) -> Self {
        self.apart = true;
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
        self.steps > STEPS
    }

    /// Counts that all of a state is looked at.
    fn look_at(&mut self, state: &State) {
        self.steps += (state.accesses_held() / ACCESSES) as u64;
    }

    /// Goes through a function whose arguments are buffers of their own.
    pub(crate) fn function(mut self, function: &'p Function) -> Vec<Finding> {
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
        self.findings
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
            let times = seen.entry(state.fingerprint()).or_default();
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

    /// Goes on with each state; of those behind it no more are kept than so many.
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
            let print = state.fingerprint();
            let same = kept.iter_mut().find(|(other, kept)| (many || *other == print) && kept.agrees(&state, &[]));
            match same {
                Some((_, kept)) => {
                    let path = kept.path;
                    kept.join(state, path, &mut self.moments);
                }
                None => kept.push((print, state)),
            }
        }
        kept.truncate(most);
        kept.into_iter().map(|(_, state)| state).collect()
    }

    /// Puts states together behind an operation, in front of which all were one, that give the same values.
    fn gather(&mut self, states: Vec<State>, slots: &[Slot], before: Path, at: Place) -> Vec<State> {
        let mut groups: Vec<State> = Vec::new();
        for state in states {
            match groups.iter_mut().find(|group| !self.apart && group.agrees(&state, slots)) {
                Some(group) => {
                    self.look_at(&state);
                    let path = self.paths.go(before, at, Step::Behind);
                    group.join(state, path, &mut self.moments);
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

    fn call(&mut self, instruction: &'p Instruction, mut state: State) -> Vec<State> {
        let program = self.program;
        let callee = match instruction.attribute("callee") {
            AttributeValue::Symbol(name) => program.function(name),
            _ => None,
        };
        let runs = |callee: &&Function| {
            let other = matches!((self.core, callee.core), (Some(own), Some(other)) if own != other);
            !callee.body.blocks.is_empty() && !other
        };
        let Some(callee) = callee.filter(runs).filter(|_| self.calls < CALLS) else {
            self.unknown_results(&mut state, instruction);
            return vec![state];
        };
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

    /// An operation that does not decide what is next.
    fn step(&mut self, instruction: &'p Instruction, mut states: Vec<State>) -> Vec<State> {
        match (&instruction.code, instruction.structure) {
            (Code::Row(_), Some(Structure::Section(kind))) if self.core.is_some_and(|core| core != kind) => states,
            (Code::Row(_), Some(Structure::Section(_) | Structure::Inline)) => {
                self.each(states, |walk, state| walk.branches(instruction, state, Control::Inline))
            }
            (Code::Row(_), Some(Structure::Scope)) => {
                states.iter_mut().for_each(|state| self.scope(state, instruction));
                states
            }
            (Code::Row(row), Some(Structure::Yield) | None) => {
                states.iter_mut().for_each(|state| self.operation(state, row, instruction));
                states
            }
            (Code::Upstream(_) | Code::Other(_), _) => {
                states.iter_mut().for_each(|state| self.upstream(state, instruction));
                states
            }
        }
    }

    /// Makes results numbers nobody knows.
    fn unknown_results(&mut self, state: &mut State, instruction: &Instruction) {
        for (slot, desc) in instruction.results.iter().zip(&instruction.result_types) {
            let value = self.unknown(desc);
            state.set(*slot, value);
        }
    }

    fn unknown(&mut self, desc: &TypeDesc) -> Value {
        match desc {
            TypeDesc::Index => Value::number(Linear::symbol(self.symbols.fresh())),
            TypeDesc::Scalar(dtype) if dtype.is_integer() => Value::number(Linear::symbol(self.symbols.fresh())),
            _ => anywhere(desc, Root::Unknown(self.symbols.fresh())),
        }
    }

    /// An operation of another dialect: arithmetic.
    fn upstream(&mut self, state: &mut State, instruction: &'p Instruction) {
        let after = self.operands_after(state, instruction);
        let numbers: Option<Vec<Linear>> =
            instruction.operands.iter().map(|slot| state.value(*slot).as_number().cloned()).collect();
        if let Some(difference) = numbers.as_ref().and_then(|numbers| arith::compared(instruction, numbers)) {
            self.digest((instruction.place.0, difference));
        }
        let result = numbers.and_then(|numbers| arith::result(&mut self.symbols, instruction, &numbers));
        match (result, instruction.results.as_slice()) {
            (Some(number), [slot]) => state.set(*slot, Value { after, ..Value::number(number) }),
            (None, [slot]) if instruction.operands.len() == 1 && passes(instruction) => {
                let value = instruction.operands.first().map_or(Value::UNKNOWN, |slot| state.value(*slot).clone());
                state.set(*slot, value);
            }
            (_, slots) => {
                let slots = slots.to_vec();
                self.unknown_results(state, instruction);
                for slot in slots {
                    let value = Value { after: after.clone(), ..state.value(slot).clone() };
                    state.set(slot, value);
                }
            }
        }
    }

    /// What has to have finished before the operands are there.
    fn operands_after(&self, state: &State, instruction: &Instruction) -> Option<Rc<(Pipe, crate::clock::Clock)>> {
        let mut all: Option<Rc<(Pipe, crate::clock::Clock)>> = None;
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

    /// An operation of the table.
    fn operation(&mut self, state: &mut State, row: &'static Op, instruction: &'p Instruction) {
        let pipe = instruction.pipe;
        if let Some(after) = self.operands_after(state, instruction) {
            state.learn(pipe, &after.1);
        }
        if self.orders(state, row, instruction) {
            self.unknown_results(state, instruction);
            return;
        }
        let accesses = self.reading(state, None, |reader| reader.accesses(row, instruction, &[]));
        if !accesses.is_empty() || pipe != Pipe::S {
            self.perform(state, pipe, &accesses);
        }
        self.results(state, row, instruction);
        if pipe != Pipe::S && !instruction.results.is_empty() {
            let after = Some(Rc::new((pipe, state.finished(pipe))));
            for slot in &instruction.results {
                let value = Value { after: after.clone(), ..state.value(*slot).clone() };
                state.set(*slot, value);
            }
        }
    }

    /// Results of an operation, without what they have to wait for.
    fn results(&mut self, state: &mut State, row: &'static Op, instruction: &Instruction) {
        if instruction.results.is_empty() && row.view.is_none() {
            return;
        }
        if let Some(view) = row.view
            && let Some(value) = self.reading(state, None, |reader| reader.view(view, instruction))
            && let [slot] = instruction.results.as_slice()
        {
            state.set(*slot, value);
            return;
        }
        for (index, (slot, desc)) in instruction.results.iter().zip(&instruction.result_types).enumerate() {
            let written = instruction.written.iter().any(|(result, _)| *result == index);
            let value =
                if written { anywhere(desc, Root::Site(instruction.place, index as u32)) } else { self.unknown(desc) };
            state.set(*slot, value);
        }
        if let Some(ViewOf::Alias { source, target }) = row.view {
            self.placed(state, instruction, (source, target));
        }
    }

    /// A tile gets the buffer of another one: it is where that is, or nobody knows where.
    fn placed(&mut self, state: &mut State, instruction: &Instruction, (from, to): (Idx, Idx)) {
        let slot = |declared| crate::effects::group(instruction, usize::from(declared)).first().copied();
        let (Some(from), Some(to)) = (slot(from), slot(to)) else { return };
        let (Some(source), Some(target)) =
            (state.value(from).as_memory().cloned(), state.value(to).as_memory().cloned())
        else {
            return;
        };
        let made = if source.space == target.space {
            crate::value::Reference { root: source.root, at: source.at, floor: source.floor, ..target }
        } else {
            crate::value::Reference { root: Root::Unknown(self.symbols.fresh()), ..target }
        };
        state.set(to, Value::memory(made));
    }

    /// Does something with a reader of the values of a state.
    fn reading<T>(&mut self, state: &State, outside: Option<u32>, read: impl FnOnce(&mut Reader<'_>) -> T) -> T {
        let value = |slot| state.value(slot).clone();
        read(&mut Reader { symbols: &mut self.symbols, bases: self.bases, value: &value, outside })
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

    /// Accesses of an operation on a pipe.
    fn perform(&mut self, state: &mut State, pipe: Pipe, accesses: &[Access]) {
        use pto_isa::types::AddressSpace;
        for access in accesses {
            if access.area.0 != AddressSpace::Gm {
                self.digest((access.area.1, access.span, access.writes, access.site.0));
            }
            let Some(memory) = state.memories.get(&access.area) else { continue };
            let memory = Rc::clone(memory);
            for (stamp, wrote) in memory.conflicts(&access.span, access.writes) {
                // A pipe works on parts side by side of which nobody knows the extent.
                let is_beside =
                    stamp.pipe == pipe && (access.is_open || stamp.is_open) && access.span.start != stamp.span.start;
                if !is_beside && !state.is_over(stamp, pipe, &self.in_order) {
                    self.hazard(state, pipe, access, stamp, wrote);
                    // Once is enough.
                    let mut clock = crate::clock::Clock::default();
                    match stamp.moment {
                        crate::clock::Moment::Number(number) => clock.numbers[stamp.pipe as usize] = number,
                        crate::clock::Moment::Kept(bit) => clock.kept.add(bit),
                    }
                    state.learn(pipe, &clock);
                }
            }
        }
        state.issued[pipe as usize] += 1;
        let moment = crate::clock::Moment::Number(state.issued[pipe as usize]);
        for access in accesses {
            let Access { span, is_open, site, .. } = *access;
            let stamp = crate::memory::Stamp { pipe, moment, site, span, is_open, path: state.path };
            let memory = state.memories.entry(access.area.clone()).or_default();
            Rc::make_mut(memory).note(stamp, access.writes);
        }
    }
}

/// An operation that gives its operand as it is.
fn passes(instruction: &Instruction) -> bool {
    instruction.result_types.first().and_then(crate::effects::space).is_some()
        && instruction.operand_types.first().and_then(crate::effects::space).is_some()
}

/// Integers in an attribute.
fn ints<'p>(instruction: &'p Instruction, name: &str) -> &'p [i64] {
    match instruction.attribute(name) {
        AttributeValue::Ints(values) => values,
        _ => &[],
    }
}
