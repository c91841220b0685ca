//! How long tile buffers are alive: from the first to the last operation that uses them, under whatever name, and through
//! the loops around.
//!
//! A buffer that is known outside of a loop is alive in all of it, as what one turn leaves the next one may read. It is
//! not where the first thing that each turn does with it is to write all of it, and nothing outside of the loop uses it.
//! With [`Sharing::BetweenTurns`], what copies of a loop write or read stays alive through the loop, so that the copies of
//! one turn can run beside the work of another one. With [`Sharing::BetweenCopies`], what a copy empties stays alive until
//! some more copies have been issued, and what a copy fills is alive since some before it: work that writes or has read other
//! buffers runs beside them.

use crate::{
    sync::{behind, pipe_of},
    tile::{ALLOC, SET_VALID, is_row},
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
use pto_isa::{Level, Op, Role, TileDesc, TypeDesc, types::Dim};
use std::collections::{HashMap, HashSet};

/// What a memory is shared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    /// Any buffers that are not alive together.
    Any,
    /// As [`Sharing::Any`], but buffers that copies fill or empty in a loop are alive in all of it.
    BetweenTurns,
    /// As [`Sharing::BetweenTurns`], but buffers that copies fill or empty are alive for [`BESIDE`] more of them.
    BetweenCopies,
}

impl Sharing {
    /// All of them, those that keep the most apart first.
    pub(crate) const ALL: [Self; 3] = [Self::BetweenCopies, Self::BetweenTurns, Self::Any];
}

/// Copies of a direction beside which work for the next ones goes on.
const BESIDE: usize = 2;

/// What a copy from or to global memory does to a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Copies {
    Fill,
    Empty,
}

/// An operation that may write over a buffer it reads, element by element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InPlace {
    /// The operation.
    pub(crate) number: usize,
    /// Key of the buffer that is read.
    pub(crate) source: usize,
    /// Key of the buffer that is written.
    pub(crate) destination: usize,
}

/// An operation and the operations inside it, by number.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    last: usize,
    /// Number of the operation around, in the list of spans.
    parent: Option<usize>,
    repeats: bool,
    /// An `scf.for`: its body runs from its first operation to the last one in each turn.
    is_for: bool,
}

/// What an operation does to a buffer.
#[derive(Clone, Copy)]
struct Use {
    /// Key of the value.
    key: usize,
    /// The operation.
    number: usize,
    /// All of the buffer is written, and nothing of it is read.
    fills: bool,
    /// What it does as a copy from or to global memory, if it is one.
    copies: Option<Copies>,
    /// Bytes behind it that are read, too.
    behind: i64,
}

/// The lifetimes of a function.
pub(crate) struct Lifetimes {
    classes: Vec<usize>,
    of_value: HashMap<usize, usize>,
    /// First and last use, by class.
    uses: HashMap<usize, (usize, usize)>,
    /// Classes that are more than one allocated buffer and views of it.
    mixed: HashSet<usize>,
    allocated: HashMap<usize, usize>,
    in_place: Vec<InPlace>,
    /// Bytes behind buffers that are read with them and are kept free, by class.
    behind: HashMap<usize, i64>,
}

/// Whether a value is one or several tile buffers.
fn is_buffer<'c>(value: impl ValueLike<'c>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Tile(_) | TypeDesc::MultiTile { .. })
}

/// The buffers among the operands of an operation.
fn operands<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..op.operand_count()).filter_map(move |index| operand(op, index)).filter(|value| is_buffer(*value))
}

/// The buffers among the results of an operation.
fn results<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..op.result_count()).filter_map(move |index| result(op, index)).map(Value::from).filter(|value| is_buffer(*value))
}

/// The buffers among the arguments of a block.
fn arguments<'c, 'a>(block: BlockRef<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
    (0..block.argument_count())
        .filter_map(move |index| block.argument(index).ok())
        .map(Value::from)
        .filter(|value| is_buffer(*value))
}

/// Operations that make a value of another one without touching memory.
fn is_view(op: OperationRef<'_, '_>) -> bool {
    pto_dialect::op::declared(op).is_some_and(|(row, _)| row.level == Level::View)
}

/// Operations whose regions run more than once, or in an order that is not that of the text.
fn repeats(op: OperationRef<'_, '_>) -> bool {
    let once = ["scf.if", "scf.index_switch", "scf.execute_region"].iter().any(|name| walk::is(op, name));
    let blocks = walk::blocks(op).count();
    op.region_count() > 0 && !(once && blocks <= op.region_count()) && pto_dialect::op::declared(op).is_none()
}

/// Whether an operand of this role, of a row, is written as a whole and not read.
fn is_filled(row: &'static Op, index: usize, role: Role) -> bool {
    role == Role::Tmp || row.tile_outs().any(|(out, _)| out == index)
}

/// Whether an operation writes all of an allocated buffer, and reads nothing of it.
pub(crate) fn fills_anew(op: OperationRef<'_, '_>, value: Value<'_, '_>) -> bool {
    let Some((row, _)) = declared(op) else { return false };
    let is_full = types::tile(value.r#type()).as_ref().is_some_and(is_full);
    let is_allocated = walk::definition(value).is_some_and(|(_, row)| is_row(row, ALLOC));
    let groups = Groups::of(row, op);
    let mut uses = groups
        .owners()
        .enumerate()
        .filter(|(index, _)| operand(op, *index).is_some_and(|operand| value_key(operand) == value_key(value)));
    is_full
        && is_allocated
        && uses.all(|(_, owner)| row.operands.get(owner).is_some_and(|operand| is_filled(row, owner, operand.role)))
}

/// The operations that copy this way, in order.
fn numbers(uses: &[Use], way: Copies) -> Vec<usize> {
    let mut found: Vec<usize> = uses.iter().filter(|used| used.copies == Some(way)).map(|used| used.number).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether an operation reads or writes global memory.
fn is_copy(op: OperationRef<'_, '_>) -> bool {
    let is_global =
        |value: Value<'_, '_>| matches!(types::desc(value.r#type()), TypeDesc::TensorView(_) | TypeDesc::Partition(_));
    (0..op.operand_count()).filter_map(|index| operand(op, index)).any(is_global)
}

fn is_full(desc: &TileDesc) -> bool {
    desc.valid_rows == Dim::Static(desc.rows) && desc.valid_cols == Dim::Static(desc.cols)
}

/// Whether elements of two tiles at the same row and column are at the same distance from the first one.
fn is_alike(a: &TileDesc, b: &TileDesc) -> bool {
    let form = |tile: &TileDesc| {
        (tile.loc, tile.dtype.bytes(), tile.rows, tile.cols, tile.blayout, tile.slayout, tile.size_bytes())
    };
    form(a) == form(b)
}

impl Lifetimes {
    /// The lifetimes of the buffers of a function.
    pub(crate) fn of(function: OperationRef<'_, '_>, sharing: Sharing) -> Self {
        let mut found = Self {
            classes: Vec::new(),
            of_value: HashMap::new(),
            uses: HashMap::new(),
            mixed: HashSet::new(),
            allocated: HashMap::new(),
            in_place: Vec::new(),
            behind: HashMap::new(),
        };
        let mut spans: Vec<Span> = Vec::new();
        let mut uses: Vec<Use> = Vec::new();
        // Where buffers are made counts for loops only.
        let mut made: Vec<(usize, usize)> = Vec::new();
        let mut changed: HashSet<usize> = HashSet::new();
        let mut open: Vec<(OperationRef<'_, '_>, Option<usize>)> = vec![(function, None)];
        while let Some((op, parent)) = open.pop() {
            let number = spans.len();
            // A function of several blocks may go back to any of them.
            let is_function = parent.is_none() && walk::blocks(op).count() <= 1;
            let repeats = !is_function && repeats(op);
            spans.push(Span { first: number, last: number, parent, repeats, is_for: walk::is(op, "scf.for") });
            found.flow(op);
            let row = declared(op).map(|(row, _)| row);
            if is_row(row, SET_VALID) {
                changed.extend(operands(op).map(value_key));
            }
            if !is_view(op) {
                found.used(op, row, number, &mut uses);
            }
            for value in results(op) {
                if is_view(op) {
                    made.push((value_key(value), number));
                } else {
                    uses.push(Use { key: value_key(value), number, fills: false, copies: None, behind: 0 });
                }
            }
            found.origins(op, row);
            let children: Vec<_> = walk::blocks(op).flat_map(walk::operations).collect();
            open.extend(children.into_iter().rev().map(|child| (child, Some(number))));
        }
        for number in (0..spans.len()).rev() {
            let Span { last, parent, .. } = spans[number];
            if let Some(parent) = parent {
                spans[parent].last = spans[parent].last.max(last);
            }
        }
        uses.iter_mut().for_each(|used| used.fills &= !changed.contains(&used.key));
        found.extend(&spans, &uses, &made, sharing);
        found
    }

    /// The buffers an operation uses, and those it may write over.
    fn used(&mut self, op: OperationRef<'_, '_>, row: Option<&'static Op>, number: usize, uses: &mut Vec<Use>) {
        let Some(row) = row else {
            uses.extend(operands(op).map(|value| Use {
                key: value_key(value),
                number,
                fills: false,
                copies: None,
                behind: 0,
            }));
            return;
        };
        let copies = is_copy(op);
        let groups = Groups::of(row, op);
        let (mut sources, mut destinations) = (Vec::new(), Vec::new());
        for (index, owner) in groups.owners().enumerate() {
            let Some(value) = operand(op, index).filter(|value| is_buffer(*value)) else { continue };
            let role = row.operands.get(owner).map(|operand| operand.role);
            let is_allocated = walk::definition(value).is_some_and(|(_, row)| is_row(row, ALLOC));
            let tile = types::tile(value.r#type()).filter(|_| is_allocated);
            // A smaller region may be written than another view of the buffer shows.
            let fills = tile.as_ref().is_some_and(is_full) && role.is_some_and(|role| is_filled(row, owner, role));
            let copies = copies.then_some(if role == Some(Role::Out) { Copies::Fill } else { Copies::Empty });
            let reads = matches!(role, Some(Role::In | Role::InOut | Role::Tmp));
            let behind = if reads { behind(value, pipe_of(op, row)) } else { 0 };
            uses.push(Use { key: value_key(value), number, fills, copies, behind });
            let Some(tile) = tile.filter(|_| row.is_elementwise()) else { continue };
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

    /// Notes which classes are one buffer.
    fn origins(&mut self, op: OperationRef<'_, '_>, row: Option<&'static Op>) {
        for value in results(op) {
            let class = self.class(value);
            if is_row(row, ALLOC) {
                *self.allocated.entry(class).or_default() += 1;
            } else if !is_view(op) {
                self.mixed.insert(class);
            }
        }
        for value in walk::blocks(op).flat_map(|block| arguments(block).collect::<Vec<_>>()) {
            let class = self.class(value);
            self.mixed.insert(class);
        }
    }

    /// Operations that may write over a buffer they are the last to read, in order.
    pub(crate) fn in_place(&self) -> impl Iterator<Item = InPlace> {
        let once = |key: usize| self.of_value.get(&key).is_some_and(|class| self.is_one(self.root(*class)));
        let range = |key: usize| self.uses.get(&self.root(*self.of_value.get(&key)?));
        self.in_place.iter().copied().filter(move |pair| {
            let ends = range(pair.source).is_some_and(|(_, last)| *last == pair.number);
            let starts = range(pair.destination).is_some_and(|(first, _)| *first == pair.number);
            ends && starts && once(pair.source) && once(pair.destination)
        })
    }

    /// Whether a class is one allocated buffer and views of it.
    fn is_one(&self, class: usize) -> bool {
        !self.mixed.contains(&class) && self.allocated.get(&class) == Some(&1)
    }

    /// First and last operation at which the buffer with a key is alive; `None` for one that nobody uses.
    pub(crate) fn alive(&self, key: usize) -> Option<(usize, usize)> {
        let class = *self.of_value.get(&key)?;
        self.uses.get(&self.root(class)).copied()
    }

    /// Bytes behind the buffer with a key that are kept free: what fills the next one would wait for who reads them.
    pub(crate) fn behind(&self, key: usize) -> i64 {
        let class = self.of_value.get(&key).map(|class| self.root(*class));
        class.and_then(|class| self.behind.get(&class).copied()).unwrap_or(0)
    }

    fn root(&self, mut class: usize) -> usize {
        while self.classes[class] != class {
            class = self.classes[class];
        }
        class
    }

    fn class<'c>(&mut self, value: impl ValueLike<'c>) -> usize {
        let key = value_key(value);
        if let Some(class) = self.of_value.get(&key) {
            return self.root(*class);
        }
        let class = self.classes.len();
        self.classes.push(class);
        self.of_value.insert(key, class);
        class
    }

    /// All of these may be one buffer.
    fn join<'c, V: ValueLike<'c>>(&mut self, values: impl Iterator<Item = V>) {
        let mut first = None;
        for value in values {
            let class = self.class(value);
            match first {
                // The older class stays the root, which keeps chains short.
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

    /// Buffers an operation hands on: to its results, to arguments of blocks, or out of its regions.
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

    fn extend(&mut self, spans: &[Span], uses: &[Use], made: &[(usize, usize)], sharing: Sharing) {
        // All that was noted of classes which were joined later.
        let allocated = std::mem::take(&mut self.allocated);
        for (class, count) in allocated {
            let root = self.root(class);
            *self.allocated.entry(root).or_default() += count;
        }
        self.mixed = self.mixed.iter().map(|class| self.root(*class)).collect();
        let root = |key: usize| self.of_value.get(&key).map(|class| self.root(*class));
        let widen = |range: &mut (usize, usize), number: usize| *range = (range.0.min(number), range.1.max(number));
        let mut whole: HashMap<usize, (usize, usize)> = HashMap::new();
        let mut used: HashMap<usize, (usize, usize)> = HashMap::new();
        // What the first operation does.
        let mut filled: HashMap<usize, (usize, bool)> = HashMap::new();
        for Use { key, number, fills, .. } in uses {
            let Some(class) = root(*key) else { continue };
            widen(whole.entry(class).or_insert((*number, *number)), *number);
            widen(used.entry(class).or_insert((*number, *number)), *number);
            let first = filled.entry(class).or_insert((*number, *fills));
            if *number < first.0 {
                *first = (*number, *fills);
            } else if *number == first.0 {
                first.1 &= *fills;
            }
        }
        for (key, number) in made {
            if let Some(class) = root(*key) {
                widen(whole.entry(class).or_insert((*number, *number)), *number);
            }
        }
        let mut ranges: HashMap<usize, (usize, usize)> = HashMap::new();
        let copied = [Copies::Fill, Copies::Empty].map(|way| numbers(uses, way));
        for Use { key, number, copies, .. } in uses {
            let Some(class) = root(*key) else { continue };
            let mut range = (*number, *number);
            if let (Sharing::BetweenCopies, Some(way)) = (sharing, copies) {
                let same = &copied[*way as usize];
                let place = same.partition_point(|other| other < number);
                match way {
                    Copies::Fill => range.0 = same.get(place.saturating_sub(BESIDE)).copied().unwrap_or(range.0),
                    Copies::Empty => range.1 = same.get(place + BESIDE).or(same.last()).copied().unwrap_or(range.1),
                }
            }
            let mut waits = copies.is_some() && sharing != Sharing::Any;
            // Each turn of a loop that has all uses fills the buffer first: so do those of the loops around.
            let mut starts_anew = false;
            let mut around = spans[*number].parent;
            while let Some(parent) = around {
                let span = spans[parent];
                let (first, last) = whole.get(&class).copied().unwrap_or(range);
                let (from, to) = used.get(&class).copied().unwrap_or(range);
                let known_outside = first <= span.first || last > span.last;
                let used_outside = from <= span.first || to > span.last;
                starts_anew |= span.is_for
                    && !used_outside
                    && self.is_one(class)
                    && filled.get(&class).is_some_and(|(at, fills)| *fills && spans[*at].parent == Some(parent));
                // What one turn leaves, the next one may read.
                if span.repeats && known_outside && !starts_anew || span.is_for && waits {
                    range = (range.0.min(span.first), range.1.max(span.last));
                }
                waits &= !span.repeats;
                around = span.parent;
            }
            let known = ranges.entry(class).or_insert(range);
            *known = (known.0.min(range.0), known.1.max(range.1));
        }
        let mut read: HashMap<usize, i64> = HashMap::new();
        if sharing != Sharing::Any {
            for (class, bytes) in uses.iter().filter_map(|used| Some((root(used.key)?, used.behind))) {
                let most = read.entry(class).or_default();
                *most = bytes.max(*most);
            }
        }
        self.uses = ranges;
        self.behind = read;
    }
}
