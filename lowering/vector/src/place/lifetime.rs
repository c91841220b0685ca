//! How long tile buffers are alive: from the first to the last operation that uses them, under whatever name, and through
//! the loops around.

use crate::walk;
use mlir_dialect::{
    melior::ir::{
        BlockLike, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, result, value_key,
};
use pto_dialect::types;
use pto_isa::{Level, TypeDesc};
use std::collections::HashMap;

/// An operation and the operations inside it, by number.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    last: usize,
    /// Number of the operation around, in the list of spans.
    parent: Option<usize>,
    repeats: bool,
}

/// The lifetimes of a function.
pub(crate) struct Lifetimes {
    classes: Vec<usize>,
    of_value: HashMap<usize, usize>,
    /// First and last use, by class.
    uses: HashMap<usize, (usize, usize)>,
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

impl Lifetimes {
    /// The lifetimes of the buffers of a function.
    pub(crate) fn of(function: OperationRef<'_, '_>) -> Self {
        let mut found = Self { classes: Vec::new(), of_value: HashMap::new(), uses: HashMap::new() };
        let mut spans: Vec<Span> = Vec::new();
        // Uses: the value and the operation; where buffers are made counts for loops only.
        let mut uses: Vec<(usize, usize)> = Vec::new();
        let mut made: Vec<(usize, usize)> = Vec::new();
        let mut open: Vec<(OperationRef<'_, '_>, Option<usize>)> = vec![(function, None)];
        while let Some((op, parent)) = open.pop() {
            let number = spans.len();
            // A function of several blocks may go back to any of them.
            let is_function = parent.is_none() && walk::blocks(op).count() <= 1;
            spans.push(Span { first: number, last: number, parent, repeats: !is_function && repeats(op) });
            found.flow(op);
            for value in operands(op) {
                if !is_view(op) {
                    uses.push((value_key(value), number));
                }
            }
            for value in results(op) {
                let place = if is_view(op) { &mut made } else { &mut uses };
                place.push((value_key(value), number));
            }
            let children: Vec<_> = walk::blocks(op).flat_map(walk::operations).collect();
            open.extend(children.into_iter().rev().map(|child| (child, Some(number))));
        }
        for number in (0..spans.len()).rev() {
            let Span { last, parent, .. } = spans[number];
            if let Some(parent) = parent {
                spans[parent].last = spans[parent].last.max(last);
            }
        }
        found.extend(&spans, &uses, &made);
        found
    }

    /// First and last operation a buffer is alive at; `None` for one that nobody uses.
    pub(crate) fn alive<'c>(&self, value: impl ValueLike<'c>) -> Option<(usize, usize)> {
        let class = *self.of_value.get(&value_key(value))?;
        self.uses.get(&self.root(class)).copied()
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

    fn extend(&mut self, spans: &[Span], uses: &[(usize, usize)], made: &[(usize, usize)]) {
        let mut whole: HashMap<usize, (usize, usize)> = HashMap::new();
        let widen = |range: &mut (usize, usize), number: usize| *range = (range.0.min(number), range.1.max(number));
        let mut events: Vec<(usize, usize)> = Vec::new();
        for (used, list) in [(true, uses), (false, made)] {
            for (key, number) in list {
                let Some(class) = self.of_value.get(key).map(|class| self.root(*class)) else { continue };
                widen(whole.entry(class).or_insert((*number, *number)), *number);
                if used {
                    events.push((class, *number));
                }
            }
        }
        for (class, number) in events {
            let mut range = (number, number);
            let mut around = spans[number].parent;
            while let Some(parent) = around {
                let span = spans[parent];
                let (first, last) = whole.get(&class).copied().unwrap_or(range);
                // Known outside of the loop: what one turn leaves, the next one may read.
                if span.repeats && (first <= span.first || last > span.last) {
                    range = (range.0.min(span.first), range.1.max(span.last));
                }
                around = span.parent;
            }
            let known = self.uses.entry(class).or_insert(range);
            *known = (known.0.min(range.0), known.1.max(range.1));
        }
    }
}
