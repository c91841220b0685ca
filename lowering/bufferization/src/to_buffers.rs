//! `pto-to-buffers`: converts tile values to tile buffers, level 1 to level 2.
//!
//! Before: operations may return tiles, loops may carry them, and branches of `scf.if` may yield them. Branches
//! between blocks pass none.
//!
//! After: every operation writes into a buffer. Values that must be in one buffer share it: an accumulator and its
//! update, the values that a loop carries, the values that the arms of a branch yield, and a value with the buffer that
//! it names. Every other value gets a separate buffer, allocated directly before its operation. The pass reports a
//! value that would need two buffers, that is overwritten before its last read, or that has a valid region which only a
//! named buffer determines; the module is then unchanged.
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
    order::{Point, Visit, walk},
    report::{error, name},
    to_values::attributes,
};
use mlir_dialect::{
    Failed, NewOperation, Rewriter, defining_block, defining_operation,
    melior::ir::{
        Attribute, BlockLike, BlockRef, Identifier, Location, RegionLike, Type, Value, ValueLike,
        attribute::DenseI32ArrayAttribute,
        operation::{OperationLike, OperationRef},
    },
    name_location, operand, region, result, users,
};
use pto_dialect::{
    op::{Groups, INTO, OPERAND_SEGMENTS, declared, is_upstream, written},
    types,
};
use pto_isa::{Op, Role, codes, ops::view::Opcode as View, types::Dim};
use pto_upstream::Control;
use std::collections::{HashMap, HashSet};

/// The operation that allocates buffers.
pub(crate) const ALLOCATION: View = View::AllocTile;

/// Number of bound and step operands of `scf.for`, before the initial values.
const BOUNDS: usize = 3;
/// Number of condition operands of `scf.condition`, before the forwarded values.
const CONDITION: usize = 1;

/// The origin of a tile value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// The result of an operation on values.
    Value,
    /// A loop-carried value, or one that branches yield.
    Joined,
    /// A buffer.
    Buffer,
}

/// A tile value.
struct Node<'c, 'a> {
    value: Value<'c, 'a>,
    origin: Origin,
    /// Where it is defined; `None` for a buffer from outside of the function.
    made: Option<Point>,
    /// Union-find parent: another node of the same buffer; the representative is its own parent.
    parent: usize,
}

/// An operation on values.
struct OnValues<'c, 'a> {
    op: OperationRef<'c, 'a>,
    def: &'static Op,
    groups: Groups,
    /// Its results that are written tiles.
    results: Vec<(usize, (usize, usize))>,
}

/// Values that share a buffer.
struct Class<'c, 'a> {
    members: Vec<usize>,
    /// The buffer, if there is one.
    buffer: Option<Value<'c, 'a>>,
}

/// Assigns buffers to the tile values of a module, or reports why that is impossible.
pub fn to_buffers(module: OperationRef<'_, '_>) -> Result<(), Failed> {
    let mut program = Program::of(module);
    if program.converted.is_empty() {
        return Ok(());
    }
    let classes = program.classes();
    program.check(&classes)?;
    program.convert(classes);
    Ok(())
}

#[derive(Default)]
struct Program<'c, 'a> {
    visits: Vec<Visit<'c, 'a>>,
    /// Index of the visit of each operation.
    positions: HashMap<usize, usize>,
    nodes: Vec<Node<'c, 'a>>,
    known: HashMap<usize, usize>,
    /// Nodes, and values in the same buffer.
    ties: Vec<(usize, Value<'c, 'a>)>,
    converted: Vec<OnValues<'c, 'a>>,
}

fn key(value: Value<'_, '_>) -> usize {
    value.to_raw().ptr as usize
}

fn is_tile(value: Value<'_, '_>) -> bool {
    types::tile(value.r#type()).is_some()
}

fn place<'c>(value: Value<'c, '_>) -> Location<'c> {
    defining_operation(value).map_or_else(|| value.location(), name_location)
}

impl<'c, 'a> Program<'c, 'a> {
    fn of(module: OperationRef<'c, 'a>) -> Self {
        let mut program = Self { visits: walk(module), ..Self::default() };
        let visits = program.visits.clone();
        program.positions =
            visits.iter().enumerate().map(|(index, visit)| (visit.op.to_raw().ptr as usize, index)).collect();
        for visit in &visits {
            program.values_of(visit);
        }
        for visit in &visits {
            program.joined_by(visit);
        }
        program.leave_buffers();
        for (value, buffer) in std::mem::take(&mut program.ties) {
            let buffer = program.given(buffer);
            program.join(value, buffer);
        }
        program
    }

    /// Removes values that only carry and yield buffers: these stay buffers.
    fn leave_buffers(&mut self) {
        let roots: Vec<usize> = (0..self.nodes.len()).map(|index| self.root(index)).collect();
        let values = self.nodes.iter().zip(&roots).filter(|(node, _)| node.origin == Origin::Value);
        let with_values: HashSet<usize> = values.map(|(_, root)| *root).collect();
        for (index, (node, root)) in self.nodes.iter_mut().zip(&roots).enumerate() {
            if !with_values.contains(root) {
                (node.parent, node.origin) = (index, Origin::Buffer);
            }
        }
    }

    fn node(&mut self, value: Value<'c, 'a>, origin: Origin, made: Option<Point>) -> usize {
        let index = self.nodes.len();
        match self.known.entry(key(value)) {
            std::collections::hash_map::Entry::Occupied(known) => *known.get(),
            std::collections::hash_map::Entry::Vacant(free) => {
                free.insert(index);
                self.nodes.push(Node { value, origin, made, parent: index });
                index
            }
        }
    }

    /// Returns the node of a value, which is a buffer unless it was registered differently.
    fn given(&mut self, value: Value<'c, 'a>) -> usize {
        self.node(value, Origin::Buffer, None)
    }

    fn root(&self, mut index: usize) -> usize {
        while let Some(node) = self.nodes.get(index)
            && node.parent != index
        {
            index = node.parent;
        }
        index
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if let Some(node) = self.nodes.get_mut(a.max(b)) {
            node.parent = a.min(b);
        }
    }

    fn values_of(&mut self, visit: &Visit<'c, 'a>) {
        let op = visit.op;
        let Some((def, _)) = declared(op) else { return };
        let groups = Groups::of(def, op);
        if !groups.on_values() {
            return;
        }
        let results: Vec<_> = written(def, op).collect();
        for (index, (out, position)) in &results {
            let Some(value) = result(op, *index) else { continue };
            let node = self.node(value.into(), Origin::Value, Some(visit.start.clone()));
            let named = groups.range(*out).nth(*position).filter(|_| groups.placed());
            let accumulator = def.tied().filter(|(_, to)| to == out && !groups.placed());
            let tied = named.or_else(|| groups.range(accumulator?.0).next());
            self.ties.extend(tied.and_then(|index| Some((node, operand(op, index)?))));
        }
        self.converted.push(OnValues { op, def, groups, results });
    }

    /// Unites the values that a loop carries and that branches yield.
    fn joined_by(&mut self, visit: &Visit<'c, 'a>) {
        let op = visit.op;
        let carries = if is_upstream(op, Control::For) {
            true
        } else if is_upstream(op, Control::If) {
            false
        } else if is_upstream(op, Control::While) {
            return self.joined_by_while(visit);
        } else {
            return;
        };
        for index in 0..op.result_count() {
            let Some(value) = result(op, index).map(Value::from).filter(|value| is_tile(*value)) else { continue };
            let joined = self.joined(value, Some(visit.end.clone()));
            for number in 0..op.region_count() {
                let Some(block) = region(op, number).and_then(|region| region.first_block()) else { continue };
                let yielded = block.terminator().and_then(|end| operand(end, index));
                if let Some(yielded) = yielded {
                    let yielded = self.given(yielded);
                    self.join(joined, yielded);
                }
            }
            if carries {
                let initial = operand(op, index + BOUNDS).map(|initial| self.given(initial));
                let block = region(op, 0).and_then(|region| region.first_block());
                let argument = block.and_then(|block| block.argument(index + 1).ok());
                let argument = argument.map(|argument| self.joined(argument.into(), visit.arguments.first().cloned()));
                for other in [initial, argument].into_iter().flatten() {
                    self.join(joined, other);
                }
            }
        }
    }

    /// Unites the values of `scf.while`, which carries two lists: the initial and yielded values, and those that its
    /// condition forwards and that it returns.
    fn joined_by_while(&mut self, visit: &Visit<'c, 'a>) {
        let op = visit.op;
        let Some([before, after]) = halves(op) else { return };
        let starts = (0..before.argument_count()).map(|index| (before, index, operand(op, index), after, index, 0));
        let hands_on = (0..after.argument_count()).map(|index| {
            let given = result(op, index).map(Value::from);
            (after, index, given, before, index + CONDITION, 1)
        });
        for (block, index, outside, other, handed, half) in starts.chain(hands_on) {
            let Some(argument) = block.argument(index).ok().map(Value::from).filter(|value| is_tile(*value)) else {
                continue;
            };
            let node = self.joined(argument, visit.arguments.get(half).cloned());
            let handed = other.terminator().and_then(|end| operand(end, handed)).map(|value| self.given(value));
            let outside = outside.map(|value| match half {
                0 => self.given(value),
                _ => self.joined(value, Some(visit.end.clone())),
            });
            for value in handed.into_iter().chain(outside) {
                self.join(node, value);
            }
        }
    }

    fn joined(&mut self, value: Value<'c, 'a>, made: Option<Point>) -> usize {
        let index = self.node(value, Origin::Joined, made.clone());
        if let Some(node) = self.nodes.get_mut(index) {
            (node.origin, node.made) = (Origin::Joined, made);
        }
        index
    }

    /// Returns the values that share a buffer, if one of them is the result of an operation on values.
    fn classes(&mut self) -> Vec<Class<'c, 'a>> {
        let mut classes: Vec<Class<'c, 'a>> = Vec::new();
        let mut of_root: HashMap<usize, usize> = HashMap::new();
        for index in 0..self.nodes.len() {
            let class = *of_root.entry(self.root(index)).or_insert_with(|| {
                classes.push(Class { members: Vec::new(), buffer: None });
                classes.len() - 1
            });
            if let (Some(class), Some(node)) = (classes.get_mut(class), self.nodes.get(index)) {
                class.members.push(index);
                if node.origin == Origin::Buffer {
                    class.buffer = class.buffer.or(Some(node.value));
                }
            }
        }
        classes.retain(|class| self.members(class).any(|node| node.origin == Origin::Value));
        classes
    }

    fn members<'s>(&'s self, class: &'s Class<'c, 'a>) -> impl Iterator<Item = &'s Node<'c, 'a>> {
        class.members.iter().filter_map(|&index| self.nodes.get(index))
    }

    fn point(&self, op: OperationRef<'_, '_>) -> Option<&Visit<'c, 'a>> {
        self.visits.get(*self.positions.get(&(op.to_raw().ptr as usize))?)
    }

    fn check(&self, classes: &[Class<'c, 'a>]) -> Result<(), Failed> {
        // Report all classes.
        let failed = classes.iter().fold(None, |failed, class| self.check_class(class).or(failed));
        self.check_branches(classes).or(failed).map_or(Ok(()), Err)
    }

    /// Checks that branches between blocks pass no tiles.
    fn check_branches(&self, classes: &[Class<'c, 'a>]) -> Option<Failed> {
        let values: HashMap<usize, &Node<'c, 'a>> =
            classes.iter().flat_map(|class| self.members(class)).map(|node| (key(node.value), node)).collect();
        let mut failed = None;
        for visit in self.visits.iter().filter(|visit| visit.op.successor_count() > 0) {
            let handed = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
            for node in handed.filter_map(|value| values.get(&key(value))) {
                let message = "a branch hands this value to a block, which would have it in several buffers".to_owned();
                let diagnostic = error(codes::BRANCH_CARRIES, place(node.value), message);
                failed = Some(diagnostic.note_at(name_location(visit.op), "the branch is here").emit());
            }
        }
        failed
    }

    fn check_class(&self, class: &Class<'c, 'a>) -> Option<Failed> {
        let first = self.members(class).find(|node| node.origin == Origin::Value)?;
        if let Some(other) = self.members(class).find(|node| node.value.r#type() != first.value.r#type()) {
            let (expected, found) = (first.value.r#type(), other.value.r#type());
            let message = format!("the buffer of this value would be {expected} and {found}");
            let diagnostic = error(codes::TWO_BUFFERS, place(first.value), message);
            return Some(diagnostic.note_at(place(other.value), "the other value is defined here").emit());
        }
        let mut buffers = self.members(class).filter(|node| node.origin == Origin::Buffer);
        if let (Some(one), Some(other)) = (buffers.next(), buffers.next()) {
            let message = "this value would be in two buffers".to_owned();
            let diagnostic = error(codes::TWO_BUFFERS, place(first.value), message);
            let diagnostic = diagnostic.note_at(place(one.value), "one of them");
            return Some(diagnostic.note_at(place(other.value), "the other one").emit());
        }
        if class.buffer.is_none() {
            let tile = types::tile(first.value.r#type())?;
            if tile.valid_rows == Dim::Dynamic || tile.valid_cols == Dim::Dynamic {
                let message = "the valid region of this value is known to no buffer".to_owned();
                let diagnostic = error(codes::NO_BUFFER, place(first.value), message);
                let help = "help: allocate a buffer with valid_row and valid_col, and name it: into %buffer";
                return Some(diagnostic.note(help).emit());
            }
        }
        self.overwritten(class)
    }

    /// Reports a value that is read after another one has been written to the buffer.
    fn overwritten(&self, class: &Class<'c, 'a>) -> Option<Failed> {
        let writes: Vec<(OperationRef<'c, 'a>, &Point)> = self
            .members(class)
            .filter(|node| node.origin == Origin::Value)
            .filter_map(|node| Some((defining_operation(node.value)?, node.made.as_ref()?)))
            .chain(class.buffer.into_iter().flat_map(|buffer| self.written_directly(buffer)))
            .collect();
        for node in self.members(class) {
            let Some(made) = &node.made else { continue };
            for user in users(node.value) {
                let Some(read) = self.point(user) else { continue };
                let write = writes.iter().find(|(op, write)| {
                    let same = op.to_raw().ptr == user.to_raw().ptr;
                    (same && !may_share(*op, node.value)) || (write.at != made.at && made.is_lost(write, &read.start))
                });
                if let Some((op, _)) = write {
                    let name = op.name();
                    let name = name.as_string_ref().as_str().unwrap_or("");
                    let message = format!("{name} overwrites a value that is still read");
                    let diagnostic = error(codes::OVERWRITTEN, name_location(*op), message);
                    let diagnostic =
                        diagnostic.note_at(place(node.value), "the value is defined here, in the same buffer");
                    return Some(diagnostic.note_at(name_location(user), "it is read here").emit());
                }
            }
        }
        None
    }

    /// Returns the operations on buffers that write a buffer.
    fn written_directly(&self, buffer: Value<'c, 'a>) -> Vec<(OperationRef<'c, 'a>, &Point)> {
        let writes = |op: &OperationRef<'c, 'a>| {
            let Some((def, _)) = declared(*op) else { return false };
            let groups = Groups::of(def, *op);
            let is = |index: usize| operand(*op, index).is_some_and(|value| key(value) == key(buffer));
            let mut owners = groups.owners().enumerate();
            !groups.on_values()
                && owners.any(|(index, owner)| {
                    is(index) && def.operands.get(owner).is_some_and(|operand| operand.role != Role::In)
                })
        };
        let users = users(buffer).into_iter().filter(writes);
        users.filter_map(|op| Some((op, &self.point(op)?.start))).collect()
    }

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

/// Returns whether an operation may write to the buffer of a value that it reads.
fn may_share(op: OperationRef<'_, '_>, value: Value<'_, '_>) -> bool {
    let Some((def, _)) = declared(op) else { return false };
    let groups = Groups::of(def, op);
    let reads = |declared: usize| {
        groups.range(declared).any(|index| operand(op, index).is_some_and(|read| key(read) == key(value)))
    };
    let accumulator = def.tied().map(|(from, _)| from);
    let others = (0..def.operands.len()).filter(|declared| Some(*declared) != accumulator);
    let out = |declared: usize| def.tile_outs().any(|(out, _)| out == declared);
    def.is_elementwise() || !others.filter(|declared| !out(*declared)).any(reads)
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

/// Returns the blocks of `scf.while`: the one with the condition, and the body.
fn halves<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<[BlockRef<'c, 'a>; 2]> {
    Some([region(op, 0)?.first_block()?, region(op, 1)?.first_block()?])
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
