//! Groups the tile values of a module by the buffer that they share, and finds the values that this overwrites.
//!
//! An accumulator and its update share a buffer, and so do the values that a loop carries, those that the arms of a
//! branch yield, and a value with the buffer that it names. A value is read by all users of its aliases, too: of views of
//! it, of tiles selected from it, and of the results of calls that it is passed to.

use crate::{
    order::{Point, Visit, walk},
    report::error,
};
use mlir_dialect::{
    Failed, defining_operation,
    melior::ir::{
        BlockLike, BlockRef, Location, RegionLike, Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    name_location, operand, region, result, users,
};
use pto_dialect::{
    op::{Groups, declared, is_upstream, upstream, written},
    types,
};
use pto_isa::{Level, Op, Role, codes, types::Dim};
use pto_upstream::{Arith, Control, Is, Upstream};
use std::collections::{HashMap, HashSet};

/// Number of bound and step operands of `scf.for`, before the initial values.
pub(crate) const BOUNDS: usize = 3;
/// Number of condition operands of `scf.condition`, before the forwarded values.
pub(crate) const CONDITION: usize = 1;

/// The origin of a tile value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The result of an operation on values.
    Value,
    /// A loop-carried value, or one that branches yield.
    Joined,
    /// A buffer.
    Buffer,
}

/// A tile value.
pub(crate) struct Node<'c, 'a> {
    pub(crate) value: Value<'c, 'a>,
    pub(crate) origin: Origin,
    /// Where it is defined; `None` for a buffer from outside of the function.
    pub(crate) made: Option<Point>,
    /// Whether a function returned it, in a buffer that its next call may return again.
    is_returned: bool,
    /// Union-find parent: another node of the same buffer; the representative is its own parent.
    pub(crate) parent: usize,
}

/// An operand by which a loop or branch gets a value or passes one on.
pub(crate) struct Edge<'c, 'a> {
    /// The loop or branch.
    pub(crate) around: OperationRef<'c, 'a>,
    /// The operation with the operand: the loop, or the terminator of a region.
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) index: usize,
    /// The node of the argument or result that gets the value.
    pub(crate) to: usize,
    /// The argument that a loop passes on by this operand if its value stays.
    pub(crate) own: Option<Value<'c, 'a>>,
}

/// A value that is read after another one has been written to its buffer.
pub(crate) struct Conflict<'c, 'a> {
    pub(crate) value: Value<'c, 'a>,
    /// The operation that writes the other value.
    pub(crate) write: OperationRef<'c, 'a>,
    /// The operation that reads the value.
    pub(crate) read: OperationRef<'c, 'a>,
    /// The operation with the value as operand: the one that reads it, or one whose result is an alias.
    pub(crate) user: OperationRef<'c, 'a>,
}

/// An operation on values.
pub(crate) struct OnValues<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) def: &'static Op,
    pub(crate) groups: Groups,
    /// Its results that are written tiles.
    pub(crate) results: Vec<(usize, (usize, usize))>,
}

/// Values that share a buffer.
pub(crate) struct Class<'c, 'a> {
    pub(crate) members: Vec<usize>,
    /// The buffer, if there is one.
    pub(crate) buffer: Option<Value<'c, 'a>>,
}

#[derive(Default)]
pub(crate) struct Program<'c, 'a> {
    pub(crate) visits: Vec<Visit<'c, 'a>>,
    /// Index of the visit of each operation.
    positions: HashMap<usize, usize>,
    pub(crate) nodes: Vec<Node<'c, 'a>>,
    known: HashMap<usize, usize>,
    /// Nodes, and values in the same buffer.
    ties: Vec<(usize, Value<'c, 'a>)>,
    pub(crate) converted: Vec<OnValues<'c, 'a>>,
    /// The values that loops and branches pass on.
    pub(crate) edges: Vec<Edge<'c, 'a>>,
}

pub(crate) fn key(value: Value<'_, '_>) -> usize {
    value.to_raw().ptr as usize
}

pub(crate) fn is_tile(value: Value<'_, '_>) -> bool {
    types::tile(value.r#type()).is_some()
}

pub(crate) fn place<'c>(value: Value<'c, '_>) -> Location<'c> {
    defining_operation(value).map_or_else(|| value.location(), name_location)
}

impl<'c, 'a> Program<'c, 'a> {
    pub(crate) fn of(module: OperationRef<'c, 'a>) -> Self {
        let mut program = Self { visits: walk(module), ..Self::default() };
        let visits = program.visits.clone();
        program.positions =
            visits.iter().enumerate().map(|(index, visit)| (visit.op.to_raw().ptr as usize, index)).collect();
        for visit in &visits {
            program.values_of(visit);
            program.returned_by(visit);
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

    /// Removes values that only carry and yield buffers: these stay buffers. Functions of a module on values return values.
    fn leave_buffers(&mut self) {
        let roots: Vec<usize> = (0..self.nodes.len()).map(|index| self.root(index)).collect();
        let on_values = !self.converted.is_empty();
        let is_value = |node: &Node<'c, 'a>| node.origin == Origin::Value || (on_values && node.is_returned);
        let values = self.nodes.iter().zip(&roots).filter(|(node, _)| is_value(node));
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
                self.nodes.push(Node { value, origin, made, is_returned: false, parent: index });
                index
            }
        }
    }

    /// Returns the node of a value, which is a buffer unless it was registered differently.
    fn given(&mut self, value: Value<'c, 'a>) -> usize {
        self.node(value, Origin::Buffer, None)
    }

    pub(crate) fn root(&self, mut index: usize) -> usize {
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

    /// Notes the tiles that a call returns.
    fn returned_by(&mut self, visit: &Visit<'c, 'a>) {
        if upstream(visit.op).is_some_and(Upstream::calls) {
            for value in tiles(visit.op) {
                let index = self.given(value);
                if let Some(node) = self.nodes.get_mut(index) {
                    node.is_returned = true;
                }
            }
        }
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
            let to = self.joined(value, Some(visit.end.clone()));
            let mut own = None;
            if carries {
                let block = region(op, 0).and_then(|region| region.first_block());
                own = block.and_then(|block| block.argument(index + 1).ok()).map(Value::from);
                if let Some(argument) = own {
                    let argument = self.joined(argument, visit.arguments.first().cloned());
                    self.join(to, argument);
                }
                self.passed(Edge { around: op, op, index: index + BOUNDS, to, own: None });
            }
            for number in 0..op.region_count() {
                let block = region(op, number).and_then(|region| region.first_block());
                if let Some(end) = block.and_then(|block| block.terminator()) {
                    self.passed(Edge { around: op, op: end, index, to, own });
                }
            }
        }
    }

    /// Unites the values of `scf.while`, which carries two lists: the initial and yielded values, and those that its
    /// condition forwards and that it returns.
    fn joined_by_while(&mut self, visit: &Visit<'c, 'a>) {
        let op = visit.op;
        let Some([before, after]) = halves(op) else { return };
        for (block, ending, fixed, half) in [(before, after, 0, 0), (after, before, CONDITION, 1)] {
            for index in 0..block.argument_count() {
                let Some(own) = block.argument(index).ok().map(Value::from).filter(|value| is_tile(*value)) else {
                    continue;
                };
                let to = self.joined(own, visit.arguments.get(half).cloned());
                if let Some(end) = ending.terminator() {
                    self.passed(Edge { around: op, op: end, index: index + fixed, to, own: Some(own) });
                }
                match (half, result(op, index)) {
                    (0, _) => self.passed(Edge { around: op, op, index, to, own: None }),
                    (_, Some(value)) => {
                        let value = self.joined(value.into(), Some(visit.end.clone()));
                        self.join(to, value);
                    }
                    (_, None) => {}
                }
            }
        }
    }

    /// Unites a value that is passed on with the one that gets it.
    fn passed(&mut self, edge: Edge<'c, 'a>) {
        if let Some(value) = operand(edge.op, edge.index) {
            let value = self.given(value);
            self.join(edge.to, value);
            self.edges.push(edge);
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
    pub(crate) fn classes(&mut self) -> Vec<Class<'c, 'a>> {
        let mut classes = self.all_classes();
        classes.retain(|class| self.members(class).any(|node| node.origin == Origin::Value));
        classes
    }

    /// Like [`Self::classes`], also those in which functions return buffers.
    pub(crate) fn all_classes(&mut self) -> Vec<Class<'c, 'a>> {
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
        classes.retain(|class| self.members(class).any(|node| node.origin != Origin::Buffer));
        classes
    }

    pub(crate) fn members<'s>(&'s self, class: &'s Class<'c, 'a>) -> impl Iterator<Item = &'s Node<'c, 'a>> {
        class.members.iter().filter_map(|&index| self.nodes.get(index))
    }

    pub(crate) fn point(&self, op: OperationRef<'_, '_>) -> Option<&Visit<'c, 'a>> {
        self.visits.get(*self.positions.get(&(op.to_raw().ptr as usize))?)
    }

    pub(crate) fn check(&self, classes: &[Class<'c, 'a>]) -> Result<(), Failed> {
        // Report all classes.
        let failed = classes.iter().fold(None, |failed, class| self.check_class(class, classes).or(failed));
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

    fn check_class(&self, class: &Class<'c, 'a>, classes: &[Class<'c, 'a>]) -> Option<Failed> {
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
        self.overwritten(class, classes)
    }

    /// Reports a value that is read after another one has been written to the buffer.
    fn overwritten(&self, class: &Class<'c, 'a>, classes: &[Class<'c, 'a>]) -> Option<Failed> {
        let Conflict { value, write, read, .. } = self.conflicts(class, classes).into_iter().next()?;
        let name = write.name();
        let name = name.as_string_ref().as_str().unwrap_or("");
        let message = format!("{name} overwrites a value that is still read");
        let diagnostic = error(codes::OVERWRITTEN, name_location(write), message);
        let diagnostic = diagnostic.note_at(place(value), "the value is defined here, in the same buffer");
        Some(diagnostic.note_at(name_location(read), "it is read here").emit())
    }

    /// Returns the values of a class that are read after another one has been written to the buffer.
    pub(crate) fn conflicts(&self, class: &Class<'c, 'a>, classes: &[Class<'c, 'a>]) -> Vec<Conflict<'c, 'a>> {
        let values = |class: &Class<'c, 'a>| {
            let values = class.members.iter().filter_map(|&index| self.nodes.get(index));
            let values = values.filter(|node| node.origin == Origin::Value);
            values.filter_map(|node| Some((defining_operation(node.value)?, node.made.as_ref()?))).collect::<Vec<_>>()
        };
        let mut writes = values(class);
        let members: Vec<_> = self.members(class).map(|node| node.value).chain(class.buffer).collect();
        let aliases: Vec<_> = members.into_iter().flat_map(aliases).collect();
        for alias in class.buffer.into_iter().chain(aliases.iter().copied()) {
            writes.extend(self.written_directly(alias));
        }
        let of_alias = |other: &&Class<'c, 'a>| {
            other.buffer.is_some_and(|buffer| aliases.iter().any(|alias| key(*alias) == key(buffer)))
        };
        writes.extend(classes.iter().filter(of_alias).flat_map(values));
        let nodes = self.members(class).filter_map(|node| Some((node.value, node.made.as_ref()?)));
        nodes.flat_map(|(value, made)| self.lost(value, made, &writes)).collect()
    }

    /// Returns the results of calls that are read after another call, which may return the same buffer.
    pub(crate) fn conflicts_of_calls(&self) -> Vec<Conflict<'c, 'a>> {
        let calls: Vec<_> =
            self.visits.iter().filter(|visit| upstream(visit.op).is_some_and(Upstream::calls)).collect();
        let writes: Vec<_> = calls.iter().map(|visit| (visit.op, &visit.start)).collect();
        let results = calls.iter().flat_map(|visit| tiles(visit.op).into_iter().map(|value| (value, &visit.start)));
        results.flat_map(|(value, made)| self.lost(value, made, &writes)).collect()
    }

    /// Returns the reads of a value, made at a point, that a write may precede.
    fn lost(
        &self,
        value: Value<'c, 'a>,
        made: &Point,
        writes: &[(OperationRef<'c, 'a>, &Point)],
    ) -> Vec<Conflict<'c, 'a>> {
        let mut lost = Vec::new();
        for (read, of, user) in reads(value) {
            let Some(at) = self.point(read) else { continue };
            let write = writes.iter().find(|(op, write)| {
                let same = op.to_raw().ptr == read.to_raw().ptr;
                (same && !may_share(*op, of)) || (write.at != made.at && made.is_lost(write, &at.start))
            });
            lost.extend(write.map(|(write, _)| Conflict { value, write: *write, read, user }));
        }
        lost
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
}

/// Returns whether results of an operation may be in the buffers of tiles that it gets.
pub(crate) fn makes_aliases(op: OperationRef<'_, '_>) -> bool {
    match declared(op) {
        Some((def, _)) => def.level == Level::View,
        None => upstream(op).is_some_and(|upstream| upstream.calls() || upstream.is == Is::Arith(Arith::Select)),
    }
}

/// Returns the tiles among the results of an operation.
fn tiles<'c: 'a, 'a>(op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let results = (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from);
    results.filter(|value| is_tile(*value)).collect()
}

/// Returns the aliases of a value, those of aliases included.
fn aliases<'c: 'a, 'a>(value: Value<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let mut found: Vec<Value<'c, 'a>> = Vec::new();
    let mut open: Vec<Value<'c, 'a>> = vec![value];
    while let Some(value) = open.pop() {
        let users: Vec<OperationRef<'c, 'a>> = users(value);
        for alias in users.into_iter().filter(|op| makes_aliases(*op)).flat_map(tiles) {
            if !found.iter().any(|known| key(*known) == key(alias)) {
                found.push(alias);
                open.push(alias);
            }
        }
    }
    found
}

/// An operation that reads a value or an alias of it, what it reads, and the user of the value itself.
type Read<'c, 'a> = (OperationRef<'c, 'a>, Value<'c, 'a>, OperationRef<'c, 'a>);

/// Returns the operations that read a value or an alias of it.
fn reads<'c: 'a, 'a>(value: Value<'c, 'a>) -> Vec<Read<'c, 'a>> {
    let mut reads: Vec<Read<'c, 'a>> = Vec::new();
    let direct: Vec<OperationRef<'c, 'a>> = users(value);
    for user in direct {
        reads.push((user, value, user));
        let first = if makes_aliases(user) { tiles(user) } else { Vec::new() };
        for alias in first.into_iter().flat_map(|alias| std::iter::once(alias).chain(aliases(alias))) {
            let indirect: Vec<OperationRef<'c, 'a>> = users(alias);
            reads.extend(indirect.into_iter().map(|read| (read, alias, user)));
        }
    }
    reads
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

/// Returns the blocks of `scf.while`: the one with the condition, and the body.
pub(crate) fn halves<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<[BlockRef<'c, 'a>; 2]> {
    Some([region(op, 0)?.first_block()?, region(op, 1)?.first_block()?])
}
