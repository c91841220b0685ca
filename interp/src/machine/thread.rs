//! A thread of control: its position and its values.

use crate::fault::{Exec, Fault};
use crate::value::{Pending, Value};
use pto_isa::Key;
use pto_isa::codes;
use pto_numerics::Element;
use pto_program::{Block, Function, Instruction, Program, Region, Slot};
use pto_upstream::Control;

/// Reason why a region was entered, which determines the effect of its end.
#[derive(Clone, Copy, Debug)]
enum Entered {
    /// Body of a function.
    Function,
    /// A region that executes once; the yielded values are the results.
    Once,
    /// Body of a counted loop.
    Count {
        /// Counter of this iteration.
        counter: i128,
        end: i128,
        step: i128,
    },
    /// First region of `scf.while`.
    Before,
    /// Second region of `scf.while`.
    After,
}

struct Frame<'p> {
    /// The operation that the region belongs to; `None` for the entry function.
    owner: Option<&'p Instruction>,
    region: &'p Region,
    block: usize,
    next: usize,
    entered: Entered,
}

/// Position of a thread.
pub(super) enum At<'p> {
    /// At an instruction.
    Instruction(&'p Instruction),
    /// The end, with its results.
    End(Vec<Value>),
}

/// A thread. Each call has an environment.
pub(super) struct Thread<'p> {
    environments: Vec<Vec<Value>>,
    frames: Vec<Frame<'p>>,
    results: Vec<Value>,
}

/// Most nested calls.
const MAX_CALLS: usize = 256;

impl<'p> Thread<'p> {
    /// Creates a thread at the start of a function.
    pub(super) fn call(function: &'p Function, arguments: Vec<Value>) -> Thread<'p> {
        let mut thread = Thread { environments: Vec::new(), frames: Vec::new(), results: Vec::new() };
        thread.environments.push(vec![Value::Undefined; function.slots]);
        thread.enter(None, &function.body, Entered::Function, arguments);
        thread
    }

    /// Creates a thread at the start of the region of a scope, with the values that it uses from outside.
    pub(super) fn scope(
        owner: &'p Instruction,
        slots: usize,
        captured: Vec<Value>,
        arguments: Vec<Value>,
    ) -> Thread<'p> {
        let mut environment = vec![Value::Undefined; slots];
        for (slot, value) in owner.captures.iter().zip(captured) {
            if let Some(place) = environment.get_mut(*slot as usize) {
                *place = value;
            }
        }
        let mut thread = Thread { environments: vec![environment], frames: Vec::new(), results: Vec::new() };
        if let Some(region) = owner.regions.first() {
            thread.enter(Some(owner), region, Entered::Function, arguments);
        }
        thread
    }

    fn block(frame: &Frame<'p>) -> Option<&'p Block> {
        frame.region.blocks.get(frame.block)
    }

    /// Returns its position. Skips ends of regions without a terminator.
    pub(super) fn at(&mut self) -> At<'p> {
        loop {
            let Some(frame) = self.frames.last() else { return At::End(std::mem::take(&mut self.results)) };
            if let Some(found) = Self::block(frame).and_then(|block| block.instructions.get(frame.next)) {
                return At::Instruction(found);
            }
            self.leave(Vec::new());
        }
    }

    /// Returns a value; replaces a pending value that is available.
    pub(super) fn get(&mut self, slot: Slot) -> Value {
        let Some(place) = self.environments.last_mut().and_then(|values| values.get_mut(slot as usize)) else {
            return Value::Undefined;
        };
        if let Value::Pending(pending) = place
            && let Some((value, _)) = pending.get()
        {
            *place = value.clone();
        }
        place.clone()
    }

    fn set(&mut self, slot: Slot, value: Value) {
        if let Some(place) = self.environments.last_mut().and_then(|values| values.get_mut(slot as usize)) {
            *place = value;
        }
    }

    /// Returns values, some of which may be pending.
    pub(super) fn values(&mut self, slots: &[Slot]) -> Vec<Value> {
        slots.iter().map(|slot| self.get(*slot)).collect()
    }

    /// Returns the operands of an instruction; fails with the first pending one.
    pub(super) fn operands(&mut self, instruction: &Instruction) -> Result<Vec<Value>, Pending> {
        let values = self.values(&instruction.operands);
        match values.iter().find_map(|value| if let Value::Pending(pending) = value { Some(pending) } else { None }) {
            Some(pending) => Err(pending.clone()),
            None => Ok(values),
        }
    }

    /// Continues after an instruction with its results.
    pub(super) fn done(&mut self, instruction: &Instruction, results: Vec<Value>) {
        for (slot, value) in instruction.results.iter().zip(results) {
            self.set(*slot, value);
        }
        self.advance();
    }

    fn advance(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.next += 1;
        }
    }

    /// Enters a region of an instruction in place.
    pub(super) fn inline(&mut self, instruction: &'p Instruction, index: usize, arguments: Vec<Value>) {
        self.advance();
        if let Some(region) = instruction.regions.get(index).filter(|region| !region.blocks.is_empty()) {
            self.enter(Some(instruction), region, Entered::Once, arguments);
        }
    }

    /// Ends the innermost region with these values.
    pub(super) fn yielded(&mut self, values: Vec<Value>) {
        self.leave(values);
    }

    fn enter(&mut self, owner: Option<&'p Instruction>, region: &'p Region, entered: Entered, arguments: Vec<Value>) {
        self.frames.push(Frame { owner, region, block: 0, next: 0, entered });
        self.jump(0, arguments);
    }

    /// Jumps to a block of the innermost region.
    fn jump(&mut self, block: usize, arguments: Vec<Value>) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.block = block;
        frame.next = 0;
        let slots = Self::block(frame).map(|block| block.arguments.as_slice()).unwrap_or_default();
        for (slot, value) in slots.iter().zip(arguments) {
            self.set(*slot, value);
        }
    }

    /// Ends the innermost region with these values.
    fn leave(&mut self, values: Vec<Value>) {
        let Some(frame) = self.frames.pop() else { return };
        match (frame.entered, frame.owner) {
            (Entered::Function, owner) => {
                if self.frames.is_empty() {
                    self.results = values;
                    return;
                }
                self.environments.pop();
                self.results_of(owner, values);
            }
            (Entered::Count { counter, end, step }, Some(owner)) => {
                self.count(owner, counter.saturating_add(step), end, step, values);
            }
            // The second region of a loop is followed by the first one.
            (Entered::After, Some(owner)) => {
                if let Some(region) = owner.regions.first() {
                    self.enter(Some(owner), region, Entered::Before, values);
                }
            }
            (Entered::Once | Entered::Before, owner) => self.results_of(owner, values),
            (Entered::Count { .. } | Entered::After, None) => {}
        }
    }

    fn results_of(&mut self, owner: Option<&'p Instruction>, values: Vec<Value>) {
        if let Some(owner) = owner {
            for (slot, value) in owner.results.iter().zip(values) {
                self.set(*slot, value);
            }
        }
    }

    /// Enters the next iteration of a counted loop, or ends it.
    fn count(&mut self, owner: &'p Instruction, counter: i128, end: i128, step: i128, carried: Vec<Value>) {
        if counter >= end {
            return self.results_of(Some(owner), carried);
        }
        let Some(region) = owner.regions.first() else { return };
        let dtype = owner.operand_types.first().and_then(|ty| ty.dtype()).unwrap_or(pto_isa::DType::Index);
        let mut arguments = vec![Value::Scalar(Element::from_int(dtype, counter))];
        arguments.extend(carried);
        self.enter(Some(owner), region, Entered::Count { counter, end, step }, arguments);
    }

    /// Returns the number of enclosing loops and the trip count of the counted loop at the position of the thread.
    pub(super) fn trip_count(&mut self, instruction: &Instruction, control: Control) -> Option<(usize, u64)> {
        if control != Control::For {
            return None;
        }
        let bounds = instruction.operands.get(..3)?;
        let number = |value: &Value| match value {
            Value::Scalar(element) => element.to_int(),
            _ => None,
        };
        let numbers: Vec<i128> = self.values(bounds).iter().filter_map(number).collect();
        let [from, to, step] = numbers[..] else { return None };
        let trip_count = if step > 0 && to > from { (to - from + step - 1) / step } else { 0 };
        let around = self.frames.iter().filter(|frame| matches!(frame.entered, Entered::Count { .. })).count();
        Some((around, u64::try_from(trip_count).unwrap_or(u64::MAX)))
    }

    /// Executes a control-flow operation. Only the values that it depends on must be available.
    pub(super) fn control(
        &mut self,
        instruction: &'p Instruction,
        control: Control,
        program: &'p Program,
    ) -> Exec<Option<Pending>> {
        let values = self.values(&instruction.operands);
        let decides = match control {
            Control::For => 3,
            Control::If | Control::Condition | Control::IndexSwitch | Control::ConditionalBranch | Control::Switch => 1,
            Control::While | Control::Inline | Control::Yield | Control::Branch | Control::Call | Control::Return => 0,
        };
        let mut numbers = Vec::new();
        for value in values.iter().take(decides) {
            match value {
                Value::Pending(pending) => return Ok(Some(pending.clone())),
                Value::Scalar(element) => numbers.push(element.to_int().unwrap_or(0)),
                other => {
                    let message = format!("expected a number, found {}", other.describe());
                    return Err(Fault::new(codes::RUN_MALFORMED, message));
                }
            }
        }
        let first = numbers.first().copied().unwrap_or(0);
        let rest = || values.get(decides..).unwrap_or(&[]).to_vec();
        match control {
            Control::For => {
                let [from, to, step] = numbers.as_slice() else { return Ok(None) };
                if *step <= 0 {
                    return Err(Fault::new(codes::RUN_UNDEFINED, format!("expected a positive step, found {step}")));
                }
                self.advance();
                self.count(instruction, *from, *to, *step, rest());
            }
            Control::If => self.inline(instruction, usize::from(first == 0), Vec::new()),
            Control::Inline => self.inline(instruction, 0, Vec::new()),
            Control::IndexSwitch => {
                let case = ints(instruction, "cases").iter().position(|case| i128::from(*case) == first);
                self.inline(instruction, case.map_or(0, |case| case + 1), Vec::new());
            }
            Control::While => {
                self.advance();
                if let Some(region) = instruction.regions.first() {
                    self.enter(Some(instruction), region, Entered::Before, rest());
                }
            }
            Control::Condition => {
                let owner = self.frames.last().and_then(|frame| frame.owner);
                if first == 0 {
                    self.leave(rest());
                } else if let Some(owner) = owner
                    && let Some(region) = owner.regions.get(1)
                {
                    self.frames.pop();
                    self.enter(Some(owner), region, Entered::After, rest());
                }
            }
            Control::Yield | Control::Return => {
                // A return leaves the function from any nested region.
                while control == Control::Return
                    && self.frames.last().is_some_and(|frame| !matches!(frame.entered, Entered::Function))
                {
                    self.frames.pop();
                }
                self.leave(values);
            }
            Control::Branch | Control::ConditionalBranch | Control::Switch => {
                let taken = match control {
                    Control::ConditionalBranch => usize::from(first == 0),
                    Control::Switch => {
                        let case = ints(instruction, "case_values").iter().position(|case| i128::from(*case) == first);
                        case.map_or(0, |case| case + 1)
                    }
                    _ => 0,
                };
                if let Some((block, range)) = instruction.successors.get(taken) {
                    self.jump(*block, values.get(range.clone()).unwrap_or(&[]).to_vec());
                }
            }
            Control::Call => {
                let callee = match instruction.attribute(Key::Callee) {
                    pto_program::AttributeValue::Symbol(name) => program.function(name),
                    _ => None,
                };
                let callee = callee.filter(|callee| !callee.body.blocks.is_empty()).ok_or_else(|| {
                    Fault::new(codes::RUN_ENTRY, "expected a function with a body, found a declaration")
                })?;
                if self.environments.len() >= MAX_CALLS {
                    let message = format!("expected at most {MAX_CALLS} calls inside of each other");
                    return Err(Fault::new(codes::RUN_UNDEFINED, message));
                }
                self.advance();
                self.environments.push(vec![Value::Undefined; callee.slots]);
                self.enter(Some(instruction), &callee.body, Entered::Function, values);
            }
        }
        Ok(None)
    }
}

fn ints<'p>(instruction: &'p Instruction, name: &str) -> &'p [i64] {
    match instruction.attribute_spelled(name) {
        pto_program::AttributeValue::Ints(values) => values,
        _ => &[],
    }
}
