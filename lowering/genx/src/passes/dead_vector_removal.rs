//! GenXDeadVectorRemoval: removes computations of vector elements that are never read.
//!
//! Purpose: the source computes on whole Ascend registers, but often uses only some elements.
//!
//! Before: any program. After: an element-wise operation has no more elements than the power of two that covers the
//! last element that is read; no write writes only elements that are never read; a select by a constant mask has both
//! operands among the elements that are read; a vector whose live elements are all overwritten is undefined; no
//! instruction without effect is unused.
//!
//! ```text
//! %b = fadd <64 x float> %x, %y              %x1 = rdregion %x, 16 elements
//! %c = rdregion %b, the first 16        ->   %y1 = rdregion %y, 16 elements
//!                                            %b = fadd <16 x float> %x1, %y1
//! ```

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Use, Value};
use crate::passes::{Pass, State, dead_code, region_collapsing};
use crate::region::Region;
use crate::table::{Effect, Name, Op};
use crate::target;
use crate::types::Type;

/// The pass.
pub const PASS: Pass = Pass {
    name: "dead-vector-removal",
    description: "remove computations of vector elements that are never read",
    run,
    establishes: None,
    optional: true,
};

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    dead_code::remove(function);
    let demands = demanded(function);
    let mut changed = false;
    for inst in function.all_insts() {
        let Some(result) = function.result(inst) else { continue };
        if let Some(operand) = selected(function, inst, demands[result.index()]) {
            function.replace(inst, operand);
            changed = true;
            continue;
        }
        changed |= forget(function, inst, demands[result.index()]);
        if is_elementwise(function.op(inst)) {
            let count = function.ty(result).count();
            let needed = demands[result.index()].end.max(1).next_power_of_two();
            if needed < count {
                narrow(function, inst, result, needed);
                changed = true;
            }
        }
    }
    changed |= read_first(function);
    if changed {
        dead_code::remove(function);
        region_collapsing::collapse(function);
        dead_code::remove(function);
    }
    Ok(())
}

/// Replaces selects by a constant mask by the operand that has all elements that are read.
pub(crate) fn remove_selects(function: &mut Function) {
    let demands = demanded(function);
    for inst in function.all_insts() {
        let Some(result) = function.result(inst) else { continue };
        if let Some(operand) = selected(function, inst, demands[result.index()]) {
            function.replace(inst, operand);
        }
    }
}

/// Returns the operand from which a select by a constant mask takes all elements that are read.
fn selected(function: &Function, inst: Inst, demand: Demand) -> Option<Value> {
    let [mask, chosen, other] = *function.operands(inst) else { return None };
    let mask = function.as_constant(mask).filter(|_| function.op(inst) == Op::Select && !demand.is_empty())?;
    let takes = |bit: u64| (demand.start..demand.end).all(|lane| mask.element(lane as usize) == Some(bit));
    if takes(1) { Some(chosen) } else { takes(0).then_some(other) }
}

/// The range of elements that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Demand {
    start: u32,
    end: u32,
}

impl Demand {
    const NONE: Self = Self { start: 0, end: 0 };

    const fn all(end: u32) -> Self {
        Self { start: 0, end }
    }

    const fn is_empty(self) -> bool {
        self.start >= self.end
    }

    /// Returns the smallest range that contains both.
    fn and(self, other: Self) -> Self {
        match (self.is_empty(), other.is_empty()) {
            (true, _) => other,
            (_, true) => self,
            (false, false) => Self { start: self.start.min(other.start), end: self.end.max(other.end) },
        }
    }

    /// Returns the range without another one, if that is at one end of it.
    const fn without(self, other: Self) -> Self {
        if other.start <= self.start && self.end <= other.end {
            Self::NONE
        } else if other.start <= self.start && other.end > self.start {
            Self { start: other.end, end: self.end }
        } else if other.end >= self.end && other.start < self.end {
            Self { start: self.start, end: other.start }
        } else {
            self
        }
    }

    const fn overlaps(self, other: Self) -> bool {
        !self.is_empty() && !other.is_empty() && self.start < other.end && other.start < self.end
    }
}

/// Returns the elements that a write certainly replaces, and those that it may replace; `None` if its index is
/// variable.
fn replaced(function: &Function, write: Inst) -> Option<(Demand, Demand)> {
    let [old, new, index, mask] = *function.operands(write) else { return None };
    let region = function.region(write).filter(|_| function.as_integer(index) == Some(0))?;
    let (ty, lanes) = (function.ty(old), function.ty(new).count());
    let first = u32::try_from(region.offset).ok()? / ty.element.bytes().max(1);
    let places = (0..lanes.cast_signed()).map(|lane| region.element(lane));
    let (low, high) = places.fold((i32::MAX, i32::MIN), |(low, high), at| (low.min(at), high.max(at)));
    let start = first.checked_add_signed(low)?;
    let written = Demand { start, end: first.checked_add_signed(high)? + 1 };
    let whole = region.is_contiguous(lanes) && function.as_constant(mask)?.splat() == Some(1);
    Some((if whole { written } else { Demand::NONE }, written))
}

/// Drops the old or the new vector of a write whose elements are never read, and the old value of a vector that a
/// message overwrites; returns whether there was any.
fn forget(function: &mut Function, inst: Inst, demand: Demand) -> bool {
    let op = function.op(inst);
    if op == Op::WrRegion {
        let Some((certain, possible)) = replaced(function, inst) else { return false };
        let old = function.operands(inst)[0];
        if !demand.overlaps(possible) {
            let Some(result) = function.result(inst) else { return false };
            function.replace_uses(result, old);
            return true;
        }
        let forgets = demand.without(certain).is_empty() && function.as_constant(old).is_none();
        if forgets {
            let undef = function.constant(function.ty(old), Constant::Undef);
            function.set_arg(inst, 0, undef);
        }
        return forgets;
    }
    let position = op.definition().two_address().filter(|_| target::form(op) == target::Form::Message);
    let all = function.operand(inst, Name::Mask).and_then(|mask| function.as_constant(mask)).and_then(Constant::splat);
    if let (Some(position), Some(1)) = (position, all) {
        let old = function.operands(inst)[position];
        let undef = function.constant(function.ty(old), Constant::Undef);
        function.set_arg(inst, position, undef);
        return old != undef;
    }
    false
}

/// Returns whether element `i` of the result depends on elements `i` of the operands only.
fn is_elementwise(op: Op) -> bool {
    op.definition().effect == Effect::Pure && target::form(op).is_on_lanes()
}

/// Returns the elements of each value that are read. Blocks are visited in reverse order, so that uses precede
/// definitions. Parameters of blocks count as completely read.
fn demanded(function: &Function) -> Vec<Demand> {
    let mut demands = vec![Demand::NONE; function.value_count()];
    let mut order = vec![0; function.block_count()];
    for (number, block) in function.blocks().iter().enumerate() {
        order[block.index()] = number;
    }
    // A value that is used before its definition, in the order of blocks, counts as completely read.
    for (value, demand) in demands.iter_mut().enumerate() {
        let value = Value::new(value);
        if function.uses(value).iter().any(|place| goes_back(function, &order, value, *place)) {
            *demand = Demand::all(function.ty(value).count());
        }
    }
    for block in function.blocks().iter().rev() {
        let mut insts: Vec<Inst> = function.insts(*block).collect();
        insts.reverse();
        for inst in insts {
            for (index, operand) in function.args(inst).iter().enumerate() {
                let read = reads(function, inst, index, *operand, &demands);
                let demand = &mut demands[operand.index()];
                *demand = demand.and(read);
            }
        }
    }
    demands
}

/// Returns whether a use precedes the definition in the order of blocks.
fn goes_back(function: &Function, order: &[usize], value: Value, place: Use) -> bool {
    let from = function.def_inst(value).and_then(|inst| function.block(inst));
    let pair = from.zip(function.block(place.inst));
    pair.is_some_and(|(from, to)| order[to.index()] < order[from.index()])
}

/// Returns the elements that an instruction reads of an operand.
fn reads(function: &Function, inst: Inst, index: usize, operand: Value, demands: &[Demand]) -> Demand {
    let all = function.ty(operand).count();
    let whole = Demand::all(all);
    let op = function.op(inst);
    let result = function.result(inst);
    let wanted = result.map_or(Demand::NONE, |result| demands[result.index()]);
    match (op, index) {
        (Op::RdRegion, 0) => {
            let Some((region, lanes)) = function.region(inst).zip(result.map(|result| function.ty(result).count()))
            else {
                return whole;
            };
            let lanes = lanes.min(wanted.end.max(1));
            match function.operands(inst).get(1).and_then(|index| function.as_integer(*index)) {
                Some(0) => Demand {
                    start: begin(region, lanes, function.ty(operand)).min(all),
                    end: reach(region, lanes, function.ty(operand)).min(all),
                },
                Some(_) | None => whole,
            }
        }
        (Op::WrRegion, 0) => match replaced(function, inst) {
            Some((certain, _)) => wanted.without(certain),
            None => wanted,
        },
        (Op::BitCast, 0) => {
            let (from, to) = (function.ty(operand), result.map(|result| function.ty(result)));
            match to {
                Some(to) if !from.is_predicate() && !to.is_predicate() => {
                    let (own, size) = (from.element.bytes(), to.element.bytes());
                    Demand { start: wanted.start * size / own, end: (wanted.end * size).div_ceil(own).min(all) }
                }
                Some(_) | None => whole,
            }
        }
        _ if is_elementwise(op) => {
            // A scalar operand of a vector operation, such as the condition of a select, is always read.
            Demand::all(if all == 1 { 1 } else { wanted.end.max(1).min(all) })
        }
        _ => whole,
    }
}

/// Returns the first element in the first lanes of a region.
fn begin(region: Region, lanes: u32, ty: Type) -> u32 {
    let offset = region.offset / ty.element.bytes().max(1).cast_signed();
    let first = (0..lanes.cast_signed()).map(|lane| region.element(lane)).min().unwrap_or(0);
    u32::try_from(offset + first).unwrap_or(0)
}

/// Returns the number of elements that the first lanes of a region span.
fn reach(region: Region, lanes: u32, ty: Type) -> u32 {
    let offset = region.offset / ty.element.bytes().max(1).cast_signed();
    let last = (0..lanes.cast_signed()).map(|lane| region.element(lane)).max().unwrap_or(0);
    u32::try_from(offset + last + 1).unwrap_or(u32::MAX)
}

/// Replaces an instruction by one on the first elements, if no user of its result reads others.
fn narrow(function: &mut Function, inst: Inst, result: Value, lanes: u32) {
    let (op, immediates) = (function.op(inst), function.immediates(inst).to_vec());
    let operands = function.operands(inst).to_vec();
    let ty = function.ty(result);
    let mut builder = Builder::before(function, inst);
    let narrowed: Vec<Value> = operands.into_iter().map(|operand| first(&mut builder, operand, lanes)).collect();
    let value = builder.value(op, &narrowed, &immediates, ty.with_lanes(lanes));
    // No user reads the elements after it, so they may have any value.
    let whole = if ty.is_predicate() {
        let undef = builder.undef(ty);
        builder.value(Op::WrPredRegion, &[undef, value], &[0], ty)
    } else {
        let undef = builder.undef(ty);
        builder.write(undef, value, Region::contiguous(lanes, 0))
    };
    function.replace(inst, whole);
}

/// Returns the first elements of a vector.
fn first(builder: &mut Builder<'_>, operand: Value, lanes: u32) -> Value {
    let ty = builder.function.ty(operand);
    if ty.count() <= lanes {
        return operand;
    }
    if let Some(constant) = builder.function.as_constant(operand).cloned() {
        let elements: Option<Vec<u64>> = (0..lanes as usize).map(|index| constant.element(index)).collect();
        return builder.function.constant(ty.with_lanes(lanes), elements.map_or(Constant::Undef, Constant::of));
    }
    if ty.is_predicate() {
        return builder.value(Op::RdPredRegion, &[operand], &[0], ty.with_lanes(lanes));
    }
    // A scalar is no vector of one element, which the other operands have.
    let suffices = |new: &Value| builder.function.ty(*new).lanes.is_some_and(|found| found >= lanes);
    if let Some(new) = only_first(builder.function, operand).filter(suffices) {
        return first(builder, new, lanes);
    }
    builder.read(operand, Region::contiguous(lanes, 0), Some(lanes))
}

/// Returns the first elements of a vector whose other elements are undefined, as a shorter vector.
fn only_first(function: &Function, value: Value) -> Option<Value> {
    let write = function.def_inst(value).filter(|inst| function.op(*inst) == Op::WrRegion)?;
    let [old, new, index, mask] = *function.operands(write) else { return None };
    let first = function.region(write) == Some(Region::contiguous(function.ty(new).count(), 0));
    let whole = function.as_integer(index) == Some(0) && function.as_constant(mask)?.splat() == Some(1);
    (first && whole && function.as_constant(old) == Some(&Constant::Undef)).then_some(new)
}

/// Makes regions of such vectors read the shorter vector; returns whether there were any.
fn read_first(function: &mut Function) -> bool {
    let mut changed = false;
    for inst in function.all_insts() {
        if function.op(inst) != Op::RdRegion {
            continue;
        }
        let [source, index] = *function.operands(inst) else { continue };
        let lanes = function.result(inst).map_or(1, |result| function.ty(result).count());
        if let (Some(region), Some(0), Some(new)) =
            (function.region(inst), function.as_integer(index), only_first(function, source))
            && reach(region, lanes, function.ty(new)) <= function.ty(new).count()
        {
            function.set_arg(inst, 0, new);
            changed = true;
        }
    }
    changed
}
