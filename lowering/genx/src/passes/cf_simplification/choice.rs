//! If-conversion: executes short branch arms unconditionally and selects between their results.

use visa::Platform;
use visa::table::Op as Visa;

use super::blocks::{self, edges_to};
use crate::builder::Builder;
use crate::ir::{Block, Function, Inst, Value};
use crate::passes::{State, lowering};
use crate::table::{Effect, Name, Op};
use crate::target::{self, Form, Sign};
use crate::types::Type;

/// Maximal number of instructions, of two registers each, of unnecessarily executed code and of selects: a jump takes
/// about as long.
const BUDGET: u32 = 8;
/// Maximal number of these instructions that are selects, which did not exist before.
const CHOICE: u32 = 3;
/// Instructions that broadcast a bit to all lanes of a predicate.
const SPREAD: u32 = 2;

/// A branch arm, up to the block where both arms merge.
struct Arm {
    /// The block of the arm, if there is one.
    block: Option<Block>,
    /// The block to which it leads.
    target: Block,
    /// The arguments that it passes to the block where the arms merge.
    args: Vec<Value>,
}

/// Converts branches whose arms are short and merge; returns whether there were any.
pub(super) fn convert(state: &mut State) -> bool {
    let edges = edges_to(&state.function);
    let mut gone = vec![false; state.function.block_count()];
    // From the last block to the first: inner branches before the branches around them.
    for block in state.function.blocks().to_vec().into_iter().rev() {
        let Some(branch) = state.function.last(block).filter(|last| state.function.op(*last) == Op::CondBr) else {
            continue;
        };
        let Some([on_true, on_false]) = arms(&state.function, block, branch, &edges) else { continue };
        if !is_cheap(state, branch, &on_true, &on_false) {
            continue;
        }
        for between in [on_true.block, on_false.block].into_iter().flatten() {
            gone[between.index()] = true;
        }
        choose(&mut state.function, branch, &on_true, &on_false);
    }
    let function = &mut state.function;
    let changed = gone.contains(&true);
    function.set_blocks(function.blocks().iter().copied().filter(|block| !gone[block.index()]).collect());
    changed
}

/// Returns the arms of a branch, if both lead to one block, through at most one block each that has no other
/// predecessor.
fn arms(function: &Function, block: Block, branch: Inst, edges: &[u32]) -> Option<[Arm; 2]> {
    let both = function.edges(branch);
    let [on_true, on_false] = both.as_slice() else { return None };
    let direct = |(target, args): &(Block, Vec<Value>)| Arm { block: None, target: *target, args: args.clone() };
    let over = |(between, _): &(Block, Vec<Value>)| {
        let last = function.last(*between).filter(|last| function.op(*last) == Op::Br)?;
        let alone = edges[between.index()] == 1 && function.block_params(*between).is_empty();
        let (target, args) = function.edges(last).pop()?;
        (alone && *between != block && target != *between).then_some(Arm { block: Some(*between), target, args })
    };
    let pairs = [
        Some((direct(on_true), direct(on_false))),
        over(on_true).map(|arm| (arm, direct(on_false))),
        over(on_false).map(|arm| (direct(on_true), arm)),
        over(on_true).zip(over(on_false)),
    ];
    let meet = |(one, other): &(Arm, Arm)| one.target == other.target && one.target != block;
    pairs.into_iter().flatten().find(meet).map(|(one, other)| [one, other])
}

/// Returns whether it is legal to execute both arms and select between their results, and cheaper than a jump.
fn is_cheap(state: &State, branch: Inst, on_true: &Arm, on_false: &Arm) -> bool {
    let State { function, platform, .. } = state;
    let predicate = any_of(function, branch);
    let mut cost = 0;
    for arm in [on_true, on_false] {
        let under = predicate.filter(|_| std::ptr::eq(arm, on_true));
        let Some(block) = arm.block else { continue };
        for inst in function.insts(block).filter(|inst| !function.op(*inst).is_terminator()) {
            if !is_free_to_execute(function, inst) && !under.is_some_and(|bits| is_under(function, inst, bits)) {
                return false;
            }
            cost += price(function, inst, *platform);
        }
    }
    let mut choice = 0;
    let mut spread: Vec<Option<u32>> = Vec::new();
    for (one, other) in on_true.args.iter().zip(&on_false.args).filter(|(one, other)| one != other) {
        let ty = function.ty(*one);
        let visa = target::visa_type(ty.element, Sign::Copied);
        if !ty.is_predicate() && !target::is_legal(Visa::Sel, *platform, visa, &[visa; 2]) {
            return false;
        }
        if ty.lanes.is_some() && !spread.contains(&ty.lanes) {
            spread.push(ty.lanes);
            choice += SPREAD;
        }
        // No select is needed if one of the values is undefined.
        let undefined = [*one, *other].into_iter().any(|value| is_undefined(function, value));
        choice += if undefined { 0 } else { slices(ty, *platform) };
    }
    choice <= CHOICE && cost + choice <= BUDGET
}

/// Returns the predicate that a branch tests with `any`.
fn any_of(function: &Function, branch: Inst) -> Option<Value> {
    let condition = *function.operands(branch).first()?;
    match function.def_inst(condition) {
        Some(inst) if function.op(inst) == Op::Any => function.operands(inst).first().copied(),
        Some(_) | None => Some(condition),
    }
}

/// Returns whether an instruction has no effect if no bit of a predicate is set.
fn is_under(function: &Function, inst: Inst, bits: Value) -> bool {
    let masked = |mask: Value| {
        let both = function.def_inst(mask).filter(|inst| function.op(*inst) == Op::And);
        mask == bits || both.is_some_and(|both| function.operands(both).contains(&bits))
    };
    target::form(function.op(inst)) == Form::Message && function.operand(inst, Name::Mask).is_some_and(masked)
}

/// Returns whether an instruction has no effect and cannot fault.
fn is_free_to_execute(function: &Function, inst: Inst) -> bool {
    function.op(inst).definition().effect == Effect::Pure && !target::may_fault(function, inst)
}

/// Returns the number of instructions, of two registers each, for a value of a type.
fn slices(ty: Type, platform: Platform) -> u32 {
    ty.bytes().div_ceil(2 * platform.grf_bytes()).max(1)
}

/// Returns the number of instructions, of two registers each, for an operation.
fn price(function: &Function, inst: Inst, platform: Platform) -> u32 {
    let op = function.op(inst);
    let widest = |values: &[Value]| values.iter().map(|value| slices(function.ty(*value), platform)).max().unwrap_or(1);
    let result = function.result(inst).map_or(1, |result| slices(function.ty(result), platform));
    match target::form(op) {
        Form::Alias => 0,
        // The region is part of the instruction that uses it.
        Form::Region if op == Op::RdRegion => 0,
        Form::Region => function.operands(inst).get(1).map_or(1, |new| slices(function.ty(*new), platform)),
        Form::Channels { .. } | Form::Convert { .. } | Form::Compare | Form::Select | Form::Saturation => {
            result.max(widest(function.operands(inst)))
        }
        Form::PredicatePart | Form::Move | Form::Address | Form::Message | Form::Matrix | Form::Other => 1,
    }
}

fn is_undefined(function: &Function, value: Value) -> bool {
    function.as_constant(value) == Some(&crate::Constant::Undef)
}

/// Executes both arms, and passes the selected values to the block where they merge.
fn choose(function: &mut Function, branch: Inst, on_true: &Arm, on_false: &Arm) {
    let condition = function.args(branch)[0];
    for block in [on_true.block, on_false.block].into_iter().flatten() {
        for inst in function.insts(block).collect::<Vec<_>>() {
            if function.op(inst).is_terminator() {
                function.erase(inst);
            } else {
                function.unlink(inst);
                function.insert_before(branch, inst);
            }
        }
    }
    let mut masks: Vec<(u32, Value)> = Vec::new();
    let mut chosen = Vec::new();
    for (one, other) in on_true.args.iter().copied().zip(on_false.args.iter().copied()) {
        let mut b = Builder::before(function, branch);
        let value = if one == other || is_undefined(b.function, other) {
            one
        } else if is_undefined(b.function, one) {
            other
        } else {
            let mask = match b.function.ty(one).lanes {
                Some(lanes) => spread(&mut b, condition, lanes, &mut masks),
                None => condition,
            };
            b.select(mask, one, other)
        };
        chosen.push(value);
    }
    blocks::go(function, branch, on_true.target, &chosen);
}

/// Broadcasts a bit to a predicate, once for each number of lanes.
fn spread(b: &mut Builder<'_>, bit: Value, lanes: u32, made: &mut Vec<(u32, Value)>) -> Value {
    if let Some((_, mask)) = made.iter().find(|(of, _)| *of == lanes) {
        return *mask;
    }
    let mask = lowering::spread(b, bit, lanes);
    made.push((lanes, mask));
    mask
}
