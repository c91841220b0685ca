//! Which bytes tiles are at, and whether what is written there is ever read.

use crate::{
    ir::row,
    tile::{ALLOC, BITCAST, MULTI, Part, TASSIGN, TRESHAPE, Tile, declared, is_row, slot_bytes},
    walk,
};
use mlir_dialect::{
    integer_constant,
    melior::ir::{
        Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, value_key,
};
use pto_dialect::{op::Groups, types};
use pto_isa::{
    Family, Level, Op, Role, TypeDesc,
    ops::view,
    types::{AddressSpace, BLayout, DType},
};
use pto_upstream::Outer;
use std::collections::{HashMap, HashSet};

const SET_VALID: &Op = row(view::OPS, "set_validshape");
const VALID: &Op = row(view::OPS, "get_validshape");

/// Bytes of a memory, from one to behind another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Range {
    space: AddressSpace,
    start: i64,
    end: i64,
}

impl Range {
    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.space as u8 == other.space as u8 && self.start < other.end && other.start < self.end
    }
}

/// Where elements of a tile are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum At {
    Address(i64),
    Value(usize),
}

/// Elements at a place: two of them are the same elements, if their extents are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spot {
    at: At,
    dtype: DType,
    stride: i64,
    layout: BLayout,
}

impl Spot {
    /// The bytes of the elements, whatever they are taken for.
    pub(crate) fn bytes(&self) -> impl Eq + std::hash::Hash + use<> {
        (self.at, self.dtype.bytes(), self.stride, self.layout)
    }
}

/// A tile of an operation, as bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    pub(crate) spot: Spot,
    /// Its bytes, with what is between them; nothing is known of others.
    pub(crate) range: Option<Range>,
}

impl Held {
    /// Whether no byte is of both.
    pub(crate) fn is_apart(&self, other: &Self) -> bool {
        matches!((self.range, other.range), (Some(a), Some(b)) if !a.overlaps(b))
    }
}

fn is_buffer<'c>(value: impl ValueLike<'c>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Tile(_) | TypeDesc::MultiTile { .. })
}

/// The bytes of an allocated buffer.
fn allocated(root: Value<'_, '_>) -> Option<Range> {
    let (op, Some(row)) = walk::definition(root)? else { return None };
    let address = match row {
        row if is_row(Some(row), ALLOC) || is_row(Some(row), MULTI) => declared(op, row, 0)?,
        row if is_row(Some(row), TASSIGN) => declared(op, row, 1)?,
        _ => return None,
    };
    let start = integer_constant(address)?;
    let (loc, bytes) = match types::desc(root.r#type()) {
        TypeDesc::Tile(desc) => (desc.loc, desc.size_bytes()?),
        TypeDesc::MultiTile { slot, count } => (slot.loc, slot_bytes(&slot)?.checked_mul(count)?),
        _ => return None,
    };
    Some(Range { space: AddressSpace::of(loc), start, end: start.checked_add(bytes)? })
}

/// Parts of buffers that are buffers of their own: they do not overlap.
#[derive(Default)]
struct Parts<'c, 'a> {
    /// By their keys.
    all: HashMap<usize, Part<'c, 'a>>,
    /// Those of each buffer, by its key.
    of: HashMap<usize, Vec<Value<'c, 'a>>>,
}

impl<'c: 'a, 'a> Parts<'c, 'a> {
    /// The parts of allocated buffers among the operations of a function.
    fn new(operations: &[OperationRef<'c, 'a>]) -> Self {
        let mut found: HashMap<usize, Vec<(Part<'c, 'a>, Value<'c, 'a>)>> = HashMap::new();
        for op in operations {
            let Some(value) = mlir_dialect::result(*op, 0).map(Value::from) else { continue };
            let Some(part) = Part::of(value) else { continue };
            if walk::definition(part.of).is_some_and(|(_, row)| is_row(row, ALLOC)) {
                found.entry(value_key(part.of)).or_default().push((part, value));
            }
        }
        let mut parts = Self::default();
        for (buffer, mut own) in found {
            own.sort_by_key(|(part, _)| part.start);
            if own.windows(2).any(|pair| matches!(pair, [(a, _), (b, _)] if b.start < a.start + a.size)) {
                continue;
            }
            parts.all.extend(own.iter().map(|(part, value)| (value_key(*value), *part)));
            parts.of.insert(buffer, own.into_iter().map(|(_, value)| value).collect());
        }
        parts
    }

    /// The buffer a tile is in, through its views.
    fn root(&self, mut value: Value<'c, 'a>) -> Value<'c, 'a> {
        while let Some((op, Some(row))) = walk::definition(value).filter(|_| !self.all.contains_key(&value_key(value)))
        {
            let is_view = row.level == Level::View && !is_row(Some(row), ALLOC) && !is_row(Some(row), TASSIGN);
            match declared(op, row, 0) {
                Some(source) if is_view && !is_row(Some(row), MULTI) && is_buffer(source) => value = source,
                _ => break,
            }
        }
        value
    }

    /// Whether a tile is all of its buffer, maybe as another view of the same bytes.
    fn is_whole(&self, mut value: Value<'c, 'a>) -> bool {
        let root = self.root(value);
        while value_key(value) != value_key(root) {
            let Some((op, Some(row))) = walk::definition(value) else { return false };
            if !is_row(Some(row), TRESHAPE) && !is_row(Some(row), BITCAST) {
                return false;
            }
            let Some(source) = declared(op, row, 0) else { return false };
            value = source;
        }
        true
    }

    /// The bytes of a buffer.
    fn range(&self, root: Value<'c, 'a>) -> Option<Range> {
        let Some(part) = self.all.get(&value_key(root)) else { return allocated(root) };
        let whole = allocated(part.of)?;
        let start = whole.start.checked_add(part.start)?;
        Some(Range { start, end: start.checked_add(part.size)?, ..whole })
    }

    /// The buffers whose bytes are those of a buffer, or some of them, but for itself.
    fn others(&self, root: Value<'c, 'a>) -> impl Iterator<Item = Value<'c, 'a>> {
        let whole = self.all.get(&value_key(root)).map(|part| part.of);
        whole.into_iter().chain(self.of.get(&value_key(root)).into_iter().flatten().copied())
    }

    /// The parts of a buffer, where they are all of it.
    fn covering(&self, root: Value<'c, 'a>) -> Option<&[Value<'c, 'a>]> {
        let own = self.of.get(&value_key(root))?;
        let sizes = own.iter().filter_map(|part| self.all.get(&value_key(*part))).map(|part| part.size);
        let whole = types::tile(root.r#type()).and_then(|desc| desc.size_bytes());
        (Some(sizes.sum()) == whole).then_some(own)
    }
}

/// Uses of buffers in a function.
pub(crate) struct Memory<'c, 'a> {
    parts: Parts<'c, 'a>,
    ranges: HashMap<usize, Option<Range>>,
    /// For each buffer the operations that use it, in order.
    uses: HashMap<usize, Vec<Use<'c, 'a>>>,
    /// Buffers of which all that is read was written to them.
    closed: HashSet<usize>,
    /// Buffers that may hold what another one was given.
    open: Vec<Option<Range>>,
    /// Valid regions change.
    mutable: bool,
}

/// An operation that uses a buffer.
#[derive(Clone, Copy)]
struct Use<'c, 'a> {
    /// Number in the order of the text.
    number: usize,
    op: OperationRef<'c, 'a>,
    reads: bool,
    /// It writes all of the valid region, of the buffer itself.
    fills: bool,
    /// It passes the buffer on, under another name.
    passes: bool,
}

/// The identity of an operation.
pub(crate) fn key(op: OperationRef<'_, '_>) -> usize {
    op.to_raw().ptr as usize
}

/// Whether operations of a row write each element of the valid region of their destination, and read nothing of it.
fn fills(row: &Op) -> bool {
    row.level == Level::Tile
        && (matches!(row.family, Family::Elementwise | Family::TileScalar | Family::Reduce) || row.name == "tload")
}

impl<'c: 'a, 'a> Memory<'c, 'a> {
    /// The uses among the operations of a function, in order.
    pub(crate) fn of(operations: &[OperationRef<'c, 'a>]) -> Self {
        let mut uses: HashMap<usize, Vec<Use<'c, 'a>>> = HashMap::new();
        let mut roots: Vec<Value<'c, 'a>> = Vec::new();
        let mut mutable = false;
        let parts = Parts::new(operations);
        for (number, &op) in operations.iter().enumerate() {
            let row = pto_dialect::op::declared(op).map(|(row, _)| row);
            mutable |= is_row(row, SET_VALID);
            if row.is_some_and(|row| row.level == Level::View) {
                for index in 0..op.result_count() {
                    let Some(value) = mlir_dialect::result(op, index).map(Value::from) else { continue };
                    if is_buffer(value) && value_key(parts.root(value)) == value_key(value) {
                        roots.push(value);
                    }
                }
                let is_seen = op.result_count() > 0
                    && (0..op.result_count()).all(|index| mlir_dialect::result(op, index).is_some_and(is_buffer));
                if is_seen || is_row(row, VALID) || is_row(row, SET_VALID) {
                    continue;
                }
            }
            let roles: Vec<Option<Role>> = match row {
                Some(row) => {
                    let groups = Groups::of(row, op);
                    let mut roles = vec![None; op.operand_count()];
                    for (index, operand) in row.operands.iter().enumerate() {
                        for place in groups.range(index) {
                            if let Some(role) = roles.get_mut(place) {
                                *role = Some(operand.role);
                            }
                        }
                    }
                    roles
                }
                None => vec![None; op.operand_count()],
            };
            for (index, role) in roles.into_iter().enumerate() {
                let Some(value) = operand(op, index).filter(|value| is_buffer(*value)) else { continue };
                let root = parts.root(value);
                let out = matches!(role, Some(Role::Out));
                let fills = out && row.is_some_and(fills) && parts.is_whole(value);
                let reads = !out && !matches!(role, Some(Role::Tmp));
                let passes = row.is_none_or(|row| row.level == Level::View);
                uses.entry(value_key(root)).or_default().push(Use { number, op, reads, fills, passes });
                for other in parts.others(root) {
                    // Who fills all of a buffer fills its parts.
                    let fills = fills && !parts.all.contains_key(&value_key(root));
                    uses.entry(value_key(other)).or_default().push(Use { number, op, reads, fills, passes });
                }
            }
        }
        let mut found = Self { parts, ranges: HashMap::new(), uses, closed: HashSet::new(), open: Vec::new(), mutable };
        for root in roots {
            let is_closed = |value: Value<'c, 'a>| found.is_closed(value_key(value));
            let by_parts = || found.parts.covering(root).is_some_and(|parts| parts.iter().all(|part| is_closed(*part)));
            if is_closed(root) || by_parts() {
                found.closed.insert(value_key(root));
            } else {
                found.open.push(found.parts.range(root));
            }
        }
        found
    }

    /// Whether all that is read of a buffer was written to it: its first use fills it, on every way to the others.
    fn is_closed(&self, root: usize) -> bool {
        let Some(uses) = self.uses.get(&root) else { return true };
        let Some(first) = uses.first() else { return true };
        let Some(block) = first.op.block() else { return false };
        let inside = |op: OperationRef<'c, 'a>| {
            std::iter::successors(Some(op), |op| op.parent_operation()).any(|op| op.block() == Some(block))
        };
        // An operation may read and write a buffer: then the read comes first.
        let read_first = uses.iter().any(|other| other.number == first.number && other.reads);
        let fills = uses.iter().any(|other| other.number == first.number && other.fills);
        fills && !read_first && uses.iter().all(|other| inside(other.op) && !other.passes)
    }

    /// Bytes and place of a tile.
    pub(crate) fn held(&mut self, value: Value<'c, 'a>, tile: &Tile<'c, 'a>) -> Held {
        let from = self.parts.root(value);
        let range = *self.ranges.entry(value_key(from)).or_insert_with(|| self.parts.range(from));
        let at = match range {
            Some(range) if self.parts.is_whole(value) => At::Address(range.start),
            _ => At::Value(value_key(value)),
        };
        // One line is the same in any layout.
        let (stride, layout) =
            if tile.lines().0.is(1) { (0, BLayout::RowMajor) } else { (tile.stride, tile.desc.blayout) };
        Held { spot: Spot { at, dtype: tile.desc.dtype, stride, layout }, range }
    }

    /// As [`Memory::held`], of a tile of which nothing else is known.
    pub(crate) fn bytes(&mut self, value: Value<'c, 'a>) -> Option<Range> {
        let from = self.parts.root(value);
        *self.ranges.entry(value_key(from)).or_insert_with(|| self.parts.range(from))
    }

    /// Whether nobody reads what an operation writes to a tile, but operations before `end`, which stands in its block.
    pub(crate) fn is_dead(&self, value: Value<'c, 'a>, end: usize, op: OperationRef<'c, 'a>) -> bool {
        let from = self.parts.root(value);
        let Some((_, Some(row))) = walk::definition(from) else { return false };
        // Who is alive behind the function, or under another name, is not known.
        let is_own = is_row(Some(row), ALLOC) || self.parts.all.contains_key(&value_key(from));
        if self.mutable || !is_own || !self.parts.is_whole(value) {
            return false;
        }
        let Some(range) = self.ranges.get(&value_key(from)).copied().flatten() else { return false };
        if !self.closed.contains(&value_key(from))
            || self.open.iter().any(|open| open.is_none_or(|open| open.overlaps(range)))
        {
            return false;
        }
        let Some(uses) = self.uses.get(&value_key(from)) else { return false };
        // A buffer that is filled first is filled again in the next turn of every loop around that use; it is read behind the
        // operation, or not at all.
        let Some(block) = op.block() else { return false };
        let later = uses.get(uses.partition_point(|used| used.number < end)..).unwrap_or_default();
        for (index, used) in later.iter().enumerate() {
            if used.reads {
                return false;
            }
            let of_same = || later.iter().skip(index).take_while(|other| other.number == used.number);
            let read_too = || of_same().any(|other| other.reads);
            if used.fills && used.op.block() == Some(block) && !read_too() {
                return true;
            }
        }
        // Behind the end of a loop that the buffer is filled outside of, the next turn begins.
        let filled_here = uses.first().is_some_and(|first| first.op.block() == Some(block));
        filled_here || !in_loop(op, uses)
    }
}

/// Whether a loop around an operation has a use before it, so that the use comes again.
fn in_loop<'c, 'a>(op: OperationRef<'c, 'a>, uses: &[Use<'c, 'a>]) -> bool {
    let Some(outermost) = std::iter::successors(op.parent_operation(), |op| op.parent_operation())
        .take_while(|op| !walk::is(*op, Outer::Function))
        .last()
    else {
        return false;
    };
    uses.iter().any(|used| {
        used.reads
            && key(used.op) != key(op)
            && std::iter::successors(Some(used.op), |op| op.parent_operation()).any(|op| key(op) == key(outermost))
    })
}
