//! Collects how the operations of a function use its tile buffers, by operation number.
//!
//! Values that may be one buffer form an equivalence class; facts about buffers are indexed by class.

use crate::{
    alias::{Aliases, Bytes},
    sync::{after, pipe_of},
    tile::{ALLOC, MULTI, SET_VALID, TASSIGN, is_def},
    walk,
};
use mlir_dialect::{
    melior::ir::{
        BlockLike, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, result, value_key,
};
use pto_dialect::{
    op::{Groups, declared},
    types,
};
use pto_isa::{
    Level, Op, Role, TileDesc, TypeDesc,
    types::{AddressSpace, Dim},
};
use pto_upstream::{Control, Regions};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The direction of a copy from or to global memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Copies {
    Fill,
    Empty,
}

/// An element-wise operation that may overwrite a buffer that it reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InPlace {
    /// The number of the operation.
    pub(crate) number: usize,
    /// Key of the source buffer.
    pub(crate) source: usize,
    /// Key of the destination buffer.
    pub(crate) destination: usize,
}

/// An operation with its nested operations, as a range of numbers.
#[derive(Clone, Copy)]
pub(super) struct OperationRange {
    pub(super) first: usize,
    pub(super) last: usize,
    /// Index of the parent in the list of spans.
    pub(super) parent: Option<usize>,
    pub(super) repeats: bool,
    /// An `scf.for`: each iteration runs its body from the first to the last operation.
    pub(super) is_for: bool,
}

/// How an operation uses a buffer.
#[derive(Clone, Copy)]
pub(super) struct Use {
    /// Key of the value.
    key: usize,
    /// The class of the buffer.
    pub(super) class: usize,
    /// The number of the operation.
    pub(super) number: usize,
    /// The operation writes the whole buffer, and reads nothing of it.
    pub(super) fills: bool,
    /// The direction, if the operation is a copy from or to global memory.
    pub(super) copies: Option<Copies>,
    /// Number of bytes after the buffer that are read, too.
    pub(super) after: i64,
}

/// When operations use a buffer.
#[derive(Clone, Copy)]
pub(super) struct Times {
    /// The first and the last operation at which a handle to the buffer exists.
    pub(super) known: (usize, usize),
    /// The first and the last operation that uses the buffer.
    pub(super) used: (usize, usize),
    /// Whether the first use writes the whole buffer and reads nothing of it.
    pub(super) fills: bool,
}

/// The uses of the buffers of a function.
#[derive(Default)]
pub(super) struct Flow {
    /// The union-find parents: an older class of the same buffer; a root is its own parent.
    classes: Vec<usize>,
    of_value: HashMap<usize, usize>,
    /// Classes that contain values other than allocated buffers and their views.
    mixed: Vec<bool>,
    /// Allocated buffers of a class.
    allocated: Vec<usize>,
    pub(super) in_place: Vec<InPlace>,
    pub(super) spans: Vec<OperationRange>,
    pub(super) uses: Vec<Use>,
    /// Times of a class that is used.
    pub(super) times: Vec<Option<Times>>,
}

/// Returns whether a value is one or several tile buffers, or points to on-chip memory.
pub(super) fn is_buffer<'c>(value: impl ValueLike<'c>) -> bool {
    match types::desc(value.r#type()) {
        TypeDesc::Tile(_) | TypeDesc::MultiTile { .. } => true,
        TypeDesc::Ptr { space, .. } => space != AddressSpace::Gm,
        TypeDesc::Memref(_, space) => space.is_some_and(|space| space != AddressSpace::Gm),
        _ => false,
    }
}

/// Returns the buffers among the operands of an operation.
fn operands<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..op.operand_count()).filter_map(move |index| operand(op, index)).filter(|value| is_buffer(*value))
}

/// Returns the buffers among the results of an operation.
fn results<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..op.result_count()).filter_map(move |index| result(op, index)).map(Value::from).filter(|value| is_buffer(*value))
}

/// Returns the buffers among the arguments of a block.
fn arguments<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..block.argument_count())
        .filter_map(move |index| block.argument(index).ok())
        .map(Value::from)
        .filter(|value| is_buffer(*value))
}

/// Returns whether an operation derives a value from another one without accessing memory.
fn is_view(def: Option<&'static Op>) -> bool {
    def.is_some_and(|def| def.level == Level::View)
}

/// Returns whether the regions of an operation execute repeatedly, or out of program order.
fn repeats(op: OperationRef<'_, '_>) -> bool {
    let once =
        || walk::upstream(op).is_some_and(|upstream| matches!(upstream.regions(), Regions::Once | Regions::OneOf));
    op.region_count() > 0
        && !(walk::blocks(op).count() <= op.region_count() && once())
        && pto_dialect::op::declared(op).is_none()
}

/// Returns whether an operation writes an operand of this role as a whole and does not read it.
fn is_filled(def: &'static Op, index: usize, role: Role) -> bool {
    role == Role::Tmp || def.tile_outs().any(|(out, _)| out == index)
}

/// Returns whether an operation writes a whole allocated buffer and reads nothing of it.
pub(crate) fn fills_anew(op: OperationRef<'_, '_>, value: Value<'_, '_>) -> bool {
    let Some((def, _)) = declared(op) else { return false };
    let is_full = types::tile(value.r#type()).as_ref().is_some_and(is_full);
    let is_allocated = walk::definition(value).is_some_and(|(_, def)| is_def(def, ALLOC));
    let groups = Groups::of(def, op);
    let mut uses = groups
        .owners()
        .enumerate()
        .filter(|(index, _)| operand(op, *index).is_some_and(|operand| value_key(operand) == value_key(value)));
    is_full
        && is_allocated
        && uses.all(|(_, owner)| def.operands.get(owner).is_some_and(|operand| is_filled(def, owner, operand.role)))
}

/// Returns whether an operation reads or writes global memory.
fn is_copy(op: OperationRef<'_, '_>) -> bool {
    let is_global =
        |value: Value<'_, '_>| matches!(types::desc(value.r#type()), TypeDesc::TensorView(_) | TypeDesc::Partition(_));
    (0..op.operand_count()).filter_map(|index| operand(op, index)).any(is_global)
}

fn is_full(desc: &TileDesc) -> bool {
    desc.valid_rows == Dim::Static(desc.rows) && desc.valid_cols == Dim::Static(desc.cols)
}

/// Returns whether elements at the same row and column of two tiles have the same offset from the first element.
fn is_alike(a: &TileDesc, b: &TileDesc) -> bool {
    let form = |tile: &TileDesc| {
        (tile.loc, tile.dtype.bytes(), tile.rows, tile.cols, tile.blayout, tile.slayout, tile.size_bytes())
    };
    form(a) == form(b)
}

impl Flow {
    /// Collects the uses of the buffers of a function.
    pub(super) fn of(function: OperationRef<'_, '_>) -> Self {
        let mut found = Self::default();
        // The position of an allocation matters only for loops.
        let mut made: Vec<(usize, usize)> = Vec::new();
        let mut changed: HashSet<usize> = HashSet::default();
        let mut aliases = Aliases::default();
        let mut fixed: Vec<(Bytes, usize)> = Vec::new();
        let mut are_placed = true;
        let mut open: Vec<(OperationRef<'_, '_>, Option<usize>)> = vec![(function, None)];
        while let Some((op, parent)) = open.pop() {
            let number = found.spans.len();
            // A function with several blocks may branch back to any of them.
            let is_function = parent.is_none() && walk::blocks(op).count() <= 1;
            let repeats = !is_function && repeats(op);
            let is_for = op.region_count() > 0 && walk::is(op, Control::For);
            found.spans.push(OperationRange { first: number, last: number, parent, repeats, is_for });
            found.flow(op);
            let def = declared(op).map(|(def, _)| def);
            let is_view = is_view(def);
            if is_def(def, SET_VALID) {
                changed.extend(operands(op).map(value_key));
            }
            if !is_view {
                found.used(op, def, number);
            }
            for value in results(op) {
                let class = found.class(value);
                if is_view {
                    made.push((class, number));
                } else {
                    found.takes(value, number);
                }
                if is_def(def, ALLOC) || is_def(def, MULTI) || is_def(def, TASSIGN) {
                    let bytes = aliases.bytes(value).filter(|bytes| bytes.are_known());
                    are_placed &= bytes.is_some();
                    fixed.extend(bytes.map(|bytes| (bytes, class)));
                }
                if is_def(def, ALLOC) {
                    found.allocated[class] += 1;
                } else if !is_view {
                    found.mixed[class] = true;
                }
            }
            for value in walk::blocks(op).flat_map(|block| arguments(block).collect::<Vec<_>>()) {
                let class = found.class(value);
                found.mixed[class] = true;
            }
            let children: Vec<_> = walk::blocks(op).flat_map(walk::operations).collect();
            open.extend(children.into_iter().rev().map(|child| (child, Some(number))));
        }
        for number in (0..found.spans.len()).rev() {
            let OperationRange { last, parent, .. } = found.spans[number];
            if let Some(parent) = parent {
                found.spans[parent].last = found.spans[parent].last.max(last);
            }
        }
        // If all buffers have addresses, no other buffer is placed between two uses.
        if !are_placed {
            found.unite(&mut fixed);
        }
        found.close();
        found.uses.iter_mut().for_each(|used| used.fills &= !changed.contains(&used.key));
        found.time(&made);
        found
    }

    /// Unites buffers with overlapping addresses: data written to one of them are read from another.
    fn unite(&mut self, fixed: &mut [(Bytes, usize)]) {
        fixed.sort_unstable_by_key(|(bytes, class)| (bytes.space as u8, bytes.start, *class));
        let mut last: Option<(Bytes, usize)> = None;
        for (bytes, class) in fixed.iter().copied() {
            last = Some(match last {
                Some((before, first)) if before.overlap(bytes) => {
                    let (first, class) = (self.root(first), self.root(class));
                    self.classes[first.max(class)] = first.min(class);
                    (Bytes { end: before.end.max(bytes.end), ..before }, first.min(class))
                }
                Some(_) | None => (bytes, class),
            });
        }
    }

    /// Redirects each class to its root, and merges its facts there.
    fn close(&mut self) {
        for class in 0..self.classes.len() {
            let root = self.classes[self.classes[class]];
            self.classes[class] = root;
            if root != class {
                self.mixed[root] |= self.mixed[class];
                self.allocated[root] += self.allocated[class];
            }
        }
        self.uses.iter_mut().for_each(|used| used.class = self.classes[used.class]);
    }

    /// Computes the live ranges of buffers.
    fn time(&mut self, made: &[(usize, usize)]) {
        let widen = |range: &mut (usize, usize), number: usize| *range = (range.0.min(number), range.1.max(number));
        self.times = vec![None; self.classes.len()];
        // Uses are in program order.
        for &Use { class, number, fills, .. } in &self.uses {
            let first = Times { known: (number, number), used: (number, number), fills };
            let times = self.times[class].get_or_insert(first);
            times.fills &= fills || number != times.used.0;
            widen(&mut times.used, number);
            widen(&mut times.known, number);
        }
        for &(class, number) in made {
            if let Some(times) = &mut self.times[self.classes[class]] {
                widen(&mut times.known, number);
            }
        }
    }

    /// Returns the class of the buffer with a key.
    pub(super) fn buffer(&self, key: usize) -> Option<usize> {
        self.of_value.get(&key).map(|class| self.classes[*class])
    }

    /// Returns whether a class is one allocated buffer and views of it.
    pub(super) fn is_one(&self, buffer: usize) -> bool {
        !self.mixed[buffer] && self.allocated[buffer] == 1
    }

    /// Records that an operation uses a buffer in an unknown way.
    fn takes(&mut self, value: Value<'_, '_>, number: usize) {
        let (key, class) = (value_key(value), self.class(value));
        self.uses.push(Use { key, class, number, fills: false, copies: None, after: 0 });
    }

    /// Records the buffers that an operation uses, and those that it may overwrite in place.
    fn used(&mut self, op: OperationRef<'_, '_>, def: Option<&'static Op>, number: usize) {
        let Some(def) = def else {
            operands(op).for_each(|value| self.takes(value, number));
            return;
        };
        let copies = is_copy(op);
        let groups = Groups::of(def, op);
        let (mut sources, mut destinations) = (Vec::new(), Vec::new());
        for (index, owner) in groups.owners().enumerate() {
            let Some(value) = operand(op, index).filter(|value| is_buffer(*value)) else { continue };
            let role = def.operands.get(owner).map(|operand| operand.role);
            let is_allocated = walk::definition(value).is_some_and(|(_, def)| is_def(def, ALLOC));
            let tile = types::tile(value.r#type()).filter(|_| is_allocated);
            // The written region may be smaller than another view of the buffer.
            let fills = tile.as_ref().is_some_and(is_full) && role.is_some_and(|role| is_filled(def, owner, role));
            let copies = copies.then_some(if role == Some(Role::Out) { Copies::Fill } else { Copies::Empty });
            let reads = matches!(role, Some(Role::In | Role::InOut | Role::Tmp));
            let after = if reads { after(value, pipe_of(op, def)) } else { 0 };
            let class = self.class(value);
            self.uses.push(Use { key: value_key(value), class, number, fills, copies, after });
            let Some(tile) = tile.filter(|_| def.is_elementwise()) else { continue };
            match role {
                Some(Role::In) => sources.push((value_key(value), tile)),
                Some(Role::Out) => destinations.push((value_key(value), tile)),
                Some(Role::InOut | Role::Tmp) | None => {}
            }
        }
        for (destination, form) in destinations {
            if sources.iter().any(|(source, _)| *source == destination) {
                continue;
            }
            let alike = sources.iter().filter(|(_, tile)| is_alike(tile, &form));
            self.in_place.extend(alike.map(|(source, _)| InPlace { number, source: *source, destination }));
        }
    }

    /// Returns the root of a class, with path compression.
    fn root(&mut self, mut class: usize) -> usize {
        while self.classes[class] != class {
            self.classes[class] = self.classes[self.classes[class]];
            class = self.classes[class];
        }
        class
    }

    fn class<'c>(&mut self, value: impl ValueLike<'c>) -> usize {
        let key = value_key(value);
        if let Some(class) = self.of_value.get(&key) {
            let class = *class;
            return self.root(class);
        }
        let class = self.classes.len();
        self.classes.push(class);
        self.mixed.push(false);
        self.allocated.push(0);
        self.of_value.insert(key, class);
        class
    }

    /// Unites values that may be the same buffer.
    fn join<'c, V: ValueLike<'c>>(&mut self, values: impl Iterator<Item = V>) {
        let mut first = None;
        for value in values {
            let class = self.class(value);
            match first {
                // The older class stays the root, which keeps paths short.
                Some(first) if first != class => {
                    let (old, new) = (class.min(first), class.max(first));
                    self.classes[new] = old;
                }
                Some(_) => {}
                None => first = Some(class),
            }
            first = first.map(|first| self.root(first));
        }
    }

    /// Unites the buffers that an operation passes to its results, to block arguments, or out of its regions.
    fn flow(&mut self, op: OperationRef<'_, '_>) {
        if op.region_count() > 0 {
            let inside = walk::blocks(op).flat_map(|block| {
                let handed_out = block.terminator().into_iter().flat_map(operands);
                arguments(block).chain(handed_out).collect::<Vec<_>>()
            });
            self.join(operands(op).chain(results(op)).chain(inside.collect::<Vec<_>>()));
        } else if results(op).next().is_some() {
            self.join(operands(op).chain(results(op)));
        }
        for block in op.successors() {
            self.join(operands(op).chain(arguments(block)));
        }
    }
}
