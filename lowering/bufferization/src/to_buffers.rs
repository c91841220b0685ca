//! `pto-to-buffers`: converts tile values to tile buffers, level 1 to level 2.
//!
//! Before: operations may return tiles, loops may carry them, and branches of `scf.if` may yield them. Branches
//! between blocks pass none.
//!
//! After: every operation writes into a buffer. Values that must be in one buffer share it: an accumulator and its
//! update, the values that a loop carries, the values that the arms of a branch yield, and a value with the buffer that
//! it names. Every other value gets a separate buffer, allocated directly before its operation. A value that another one
//! would overwrite before its last read is copied ([`copies`]). The pass reports a value that would need two buffers, that is
//! overwritten and cannot be copied, or that has a valid region which only a named buffer determines; the module is then
//! unchanged.
//!
//! ```mlir
//! %0 = pto.tload %view : (!V) -> !T
//! %1 = pto.tabs %0 into %b : (!T) -> !T
//! pto.tstore %1, %out : (!T, !V) -> ()
//! ```
//!
//! becomes
//!
//! ```mlir
//! %a = pto.alloc_tile : !T
//! pto.tload ins(%view : !V) outs(%a : !T)
//! pto.tabs ins(%a : !T) outs(%b : !T)
//! pto.tstore ins(%b : !T) outs(%out : !V)
//! ```

use crate::{
    classes::{BOUNDS, CONDITION, Class, OnValues, Origin, Program, halves, key},
    copies,
    report::name,
    to_values::attributes,
};
use mlir_dialect::{
    Failed, NewOperation, Rewriter, defining_block, defining_operation,
    melior::ir::{
        Attribute, BlockLike, BlockRef, Identifier, RegionLike, Type, Value, ValueLike,
        attribute::DenseI32ArrayAttribute,
        operation::{OperationLike, OperationRef},
    },
    operand, region, result,
};
use pto_dialect::op::{INTO, OPERAND_SEGMENTS, is_upstream};
use pto_isa::ops::view::Opcode as View;
use pto_upstream::Control;
use std::collections::{HashMap, HashSet};

/// The operation that allocates buffers.
pub(crate) const ALLOCATION: View = View::AllocTile;

/// Assigns buffers to the tile values of a module, or reports why that is impossible.
pub(crate) fn to_buffers(module: OperationRef<'_, '_>) -> Result<(), Failed> {
    let copies = copies::insert(module);
    let mut program = Program::of(module);
    if program.converted.is_empty() {
        return Ok(());
    }
    let classes = program.classes();
    if let Err(failed) = program.check(&classes) {
        copies.remove();
        return Err(failed);
    }
    program.convert(classes);
    Ok(())
}

impl<'c, 'a> Program<'c, 'a> {
    fn convert(&self, classes: Vec<Class<'c, 'a>>) {
        let mut rewriter = Rewriter::new();
        let mut buffers: HashMap<usize, Value<'c, 'a>> = HashMap::new();
        let mut joined: HashSet<usize> = HashSet::new();
        for class in &classes {
            let Some(buffer) = class.buffer.or_else(|| self.allocate(class, &mut rewriter)) else { continue };
            for node in self.members(class) {
                buffers.insert(key(node.value), buffer);
                if node.origin == Origin::Joined {
                    joined.insert(key(node.value));
                    rewriter.replace_uses(node.value, buffer);
                }
            }
        }
        for on_values in &self.converted {
            on_values.on_buffers(&buffers, &mut rewriter);
        }
        // Inner loops first: an outer one moves its body unchanged.
        for visit in self.visits.iter().rev() {
            drop_results(visit.op, &joined, &mut rewriter);
        }
    }

    /// Allocates the buffer of a class before all of its uses.
    fn allocate(&self, class: &Class<'c, 'a>, rewriter: &mut Rewriter<'c, 'a>) -> Option<Value<'c, 'a>> {
        let makers: Vec<OperationRef<'c, 'a>> = self.members(class).filter_map(|node| maker(node.value)).collect();
        let first = makers.iter().copied().min_by_key(|op| self.point(*op).map_or(0, |visit| visit.start.at))?;
        let mut before = first;
        while !makers.iter().all(|op| is_inside(*op, before)) {
            before = before.parent_operation()?;
        }
        let r#type: Type<'c> = self.members(class).next()?.value.r#type();
        let def = ALLOCATION.op();
        let sizes = vec![0; def.operands.len()];
        let context = mlir_dialect::context(first);
        let segments: Attribute<'c> = DenseI32ArrayAttribute::new(context, &sizes).into();
        let new = NewOperation {
            name: name(def),
            location: mlir_dialect::location(first),
            operands: Vec::new(),
            results: vec![r#type],
            attributes: vec![(Identifier::new(context, OPERAND_SEGMENTS), segments)],
            regions_of: None,
        };
        let made = rewriter.insert_before(before, &new)?;
        result(made, 0).map(Value::from)
    }
}

/// Returns the operation that defines a value, or that has it as block argument.
fn maker<'c, 'a>(value: Value<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    defining_operation(value).or_else(|| defining_block(value)?.parent_operation())
}

/// Returns whether an operation is in the block of another one, or nested in a later operation of it.
fn is_inside(op: OperationRef<'_, '_>, first: OperationRef<'_, '_>) -> bool {
    let block = |op: OperationRef<'_, '_>| op.block().map(|block| block.to_raw().ptr);
    let mut around = Some(op);
    while let Some(current) = around {
        if block(current) == block(first) {
            return true;
        }
        around = current.parent_operation();
    }
    false
}

impl<'c, 'a> OnValues<'c, 'a> {
    /// Creates the operation on buffers.
    fn on_buffers(&self, buffers: &HashMap<usize, Value<'c, 'a>>, rewriter: &mut Rewriter<'c, 'a>) {
        let op = self.op;
        let of_result = |declared: usize| {
            let results = self.results.iter().filter(move |(_, (out, _))| *out == declared);
            results.filter_map(|(index, _)| buffers.get(&key(result(op, *index)?.into())).copied())
        };
        let mut sizes = Vec::new();
        let mut new = NewOperation::like(op);
        for declared in 0..self.def.operands.len() {
            let before = new.operands.len();
            new.operands.extend(of_result(declared));
            if new.operands.len() == before {
                new.operands.extend(self.groups.range(declared).filter_map(|index| operand(op, index)));
            }
            sizes.push(i32::try_from(new.operands.len() - before).unwrap_or(i32::MAX));
        }
        let context = mlir_dialect::context(op);
        new.attributes = attributes(op);
        new.attributes.retain(|(name, _)| name.as_string_ref().as_str() != Ok(INTO));
        for (name, value) in &mut new.attributes {
            if name.as_string_ref().as_str() == Ok(OPERAND_SEGMENTS) {
                *value = DenseI32ArrayAttribute::new(context, &sizes).into();
            }
        }
        let own = op.result_count() - self.results.len();
        new.results = (0..own).filter_map(|index| Some(result(op, index)?.r#type())).collect();
        let Some(made) = rewriter.insert_before(op, &new) else { return };
        rewriter.replace_results(op, made);
        for (index, _) in &self.results {
            let value = result(op, *index).map(Value::from);
            if let Some((value, buffer)) = value.and_then(|value| Some((value, *buffers.get(&key(value))?))) {
                rewriter.replace_uses(value, buffer);
            }
        }
        rewriter.erase(op);
    }
}

/// Recreates a loop or branch without the tiles that it carries or yields, which are in buffers now.
fn drop_results<'c, 'a>(op: OperationRef<'c, 'a>, joined: &HashSet<usize>, rewriter: &mut Rewriter<'c, 'a>) {
    if is_upstream(op, Control::While) {
        return drop_carried(op, joined, rewriter);
    }
    let is_joined = |index: usize| result(op, index).is_some_and(|value| joined.contains(&key(value.into())));
    let dropped: Vec<usize> = (0..op.result_count()).filter(|index| is_joined(*index)).collect();
    if dropped.is_empty() {
        return;
    }
    let kept: Vec<usize> = (0..op.result_count()).filter(|index| !dropped.contains(index)).collect();
    for number in 0..op.region_count() {
        let Some(block) = region(op, number).and_then(|region| region.first_block()) else { continue };
        if let Some(end) = block.terminator() {
            let yielded: Vec<_> = kept.iter().filter_map(|index| operand(end, *index)).collect();
            rewriter.set_operands(end, &yielded);
        }
        // The first block argument of a loop is the induction variable.
        for index in dropped.iter().rev().filter(|_| block.argument_count() > 0) {
            let _ = rewriter.erase_argument(block, index + 1);
        }
    }
    let mut new = NewOperation::like(op);
    let fixed = op.operand_count().saturating_sub(op.result_count()).min(op.operand_count());
    let carried = kept.iter().map(|index| index + fixed);
    let is_loop = op.operand_count() >= BOUNDS + op.result_count();
    let operands =
        if is_loop { (0..fixed).chain(carried).collect::<Vec<_>>() } else { (0..op.operand_count()).collect() };
    new.operands = operands.into_iter().filter_map(|index| operand(op, index)).collect();
    new.results = kept.iter().filter_map(|index| Some(result(op, *index)?.r#type())).collect();
    new.regions_of = Some(op);
    replace_with(op, &new, &kept, rewriter);
}

/// Replaces an operation by one with only some of its results.
fn replace_with<'c, 'a>(
    op: OperationRef<'c, 'a>,
    new: &NewOperation<'c, 'a>,
    kept: &[usize],
    rewriter: &mut Rewriter<'c, 'a>,
) {
    let Some(made) = rewriter.insert_before(op, new) else { return };
    for (position, index) in kept.iter().enumerate() {
        if let (Some(old), Some(new)) = (result(op, *index), result(made, position)) {
            rewriter.replace_uses(old.into(), new.into());
        }
    }
    rewriter.erase(op);
}

/// Like [`drop_results`], for `scf.while`.
fn drop_carried<'c, 'a>(op: OperationRef<'c, 'a>, joined: &HashSet<usize>, rewriter: &mut Rewriter<'c, 'a>) {
    let Some([before, after]) = halves(op) else { return };
    let stays = |block: BlockRef<'c, 'a>| -> Vec<usize> {
        let kept = |index: &usize| block.argument(*index).is_ok_and(|value| !joined.contains(&key(value.into())));
        (0..block.argument_count()).filter(kept).collect()
    };
    let (starts, handed) = (stays(before), stays(after));
    if starts.len() == before.argument_count() && handed.len() == after.argument_count() {
        return;
    }
    for (block, kept, ending, fixed) in [(before, &starts, after, 0), (after, &handed, before, CONDITION)] {
        if let Some(end) = ending.terminator() {
            let operands = (0..fixed).chain(kept.iter().map(|index| index + fixed));
            let operands: Vec<_> = operands.filter_map(|index| operand(end, index)).collect();
            rewriter.set_operands(end, &operands);
        }
        for index in (0..block.argument_count()).rev().filter(|index| !kept.contains(index)) {
            let _ = rewriter.erase_argument(block, index);
        }
    }
    let mut new = NewOperation::like(op);
    new.operands = starts.iter().filter_map(|index| operand(op, *index)).collect();
    new.results = handed.iter().filter_map(|index| Some(result(op, *index)?.r#type())).collect();
    new.regions_of = Some(op);
    replace_with(op, &new, &handed, rewriter);
}
