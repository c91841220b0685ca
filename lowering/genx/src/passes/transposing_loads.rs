//! Transposing loads: loads rows that are reduced with one lane per row.
//!
//! Purpose: in the last steps of a reduction, the two halves of a row are in one register and must be separated first.
//! If each lane reads one row, every step combines whole registers.
//!
//! Before: regions are collapsed. After: rows at equal distances in memory that are loaded only for the same
//! reduction are loaded by messages with one vector for each lane, where this takes fewer instructions. Element-wise
//! operations between load and reduction are applied to all rows at once. Where the order in which elements of a row
//! are combined matters, it is kept.
//!
//! ```text
//! %a = lsc.load(%p, d32, x64, transposed)             %at = add(rdregion(%p, <0>), <0, 256, ...>)
//! %b = lsc.load(add(%p, 256), d32, x64, transposed)   %x  = lsc.load(%at, d32, x8)     lane: row, element: column
//! ...                                           ->    ...
//! %s = fadd(rdregion(%a, 0), rdregion(%a, 128))       %s  = fadd(rdregion(%x, 0), rdregion(%x, 1024))
//! %t = fadd(rdregion(%b, 0), rdregion(%b, 128))
//! ```

use rustc_hash::{FxHashMap, FxHashSet};
use visa::Platform;
use visa::table::Op as Visa;

use crate::accesses::{Access, Space, access, spaces};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Value};
use crate::lsc;
use crate::passes::{Pass, State, dead_code, extremes, region_collapsing};
use crate::reductions::{self, Tree, halves, part};
use crate::region::Region;
use crate::table::{Effect, Op};
use crate::target;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "transposing-loads",
    description: "load rows that are reduced transposed, with one lane for each row",
    run,
    establishes: None,
    optional: true,
};

/// Bytes that messages read per lane.
const DWORD: u32 = 4;
/// The largest distance between rows, in bytes: the offset of a lane has 31 bits.
const LARGEST: u32 = 1 << 26;

fn run(state: &mut State) -> Result<(), Error> {
    let (function, platform) = (&mut state.function, state.platform);
    if !Visa::LscLoad.definition().platforms.contains(platform) {
        return Ok(());
    }
    let most = platform.info().lsc_channels as usize;
    let mut changed = false;
    for block in function.blocks().to_vec() {
        // The instructions that are moved and inserted below do not access memory.
        let places = Places::of(function, block);
        for trees in reductions::groups(function, block, u32::MAX, most) {
            if let Some((nodes, layout)) = rows(function, &places, &trees, platform) {
                transpose(function, &trees, &nodes, layout, platform);
                changed = true;
            }
        }
    }
    if changed {
        region_collapsing::collapse(function);
        dead_code::remove(function);
    }
    Ok(())
}

/// A vector that is computed in the same way for each row.
enum Node {
    /// A read from memory.
    Read(Read),
    /// A constant in all elements.
    Constant(Type, u64),
    /// The result of the same operation on other nodes; the instruction is that of the first row.
    Computed(Inst, Vec<usize>),
}

/// Rows that are read.
struct Read {
    space: Space,
    /// The base of the addresses, the distance of the first row from it, and the distance between rows.
    base: Value,
    first: i64,
    pitch: u32,
    element: Element,
}

/// Layout of the columns of rows: a message reads one column after the other for each lane, and the lanes hold several
/// such parts of all rows.
#[derive(Clone, Copy)]
struct Layout {
    rows: u32,
    columns: u32,
    /// Parts of a row that are in adjacent lanes.
    parts: u32,
    /// Number of columns per part.
    length: u32,
    /// Whether columns may be combined in any order: the parts of rows are then combined last, with the fewest moves.
    any_order: bool,
}

impl Layout {
    fn of(rows: u32, columns: u32, any_order: bool, platform: Platform) -> Option<Self> {
        // A message has data for all of its channels, even for unused ones.
        let lanes = platform.info().lsc_channels;
        let parts = lanes / rows.max(1);
        if !rows.is_power_of_two() || !columns.is_power_of_two() || parts == 0 || columns < parts {
            return None;
        }
        let length = lsc::longest_vector(platform, lanes, columns / parts);
        (length > 0).then_some(Self { rows, columns, parts, length, any_order })
    }

    fn lanes(self) -> u32 {
        self.rows * self.parts
    }

    fn messages(self) -> u32 {
        self.columns / (self.parts * self.length)
    }
}

/// The positions of the instructions of a block.
struct Places {
    order: FxHashMap<Inst, usize>,
    /// The instructions that may store to a memory, in order.
    writes: Vec<(usize, &'static [Space])>,
}

impl Places {
    fn of(function: &Function, block: Block) -> Self {
        let order: FxHashMap<Inst, usize> = function.insts(block).zip(0..).collect();
        let writes =
            function.insts(block).zip(0..).filter(|(inst, _)| function.op(*inst).definition().effect == Effect::Write);
        let writes = writes.map(|(inst, place)| (place, spaces(function, inst))).collect();
        Self { order, writes }
    }

    /// Returns whether a store between two positions may write a memory.
    fn is_written(&self, space: Space, start: usize, end: usize) -> bool {
        let first = self.writes.partition_point(|(place, _)| *place <= start);
        self.writes[first..].iter().take_while(|(place, _)| *place < end).any(|(_, spaces)| spaces.contains(&space))
    }
}

/// Returns the nodes of the rows of a group of trees, the last one the operand of the trees, and the layout of the
/// loads; `None` if they cannot be loaded so, or if it is not beneficial.
fn rows(function: &Function, places: &Places, trees: &[Tree], platform: Platform) -> Option<(Vec<Node>, Layout)> {
    let last = *places.order.get(&trees.last()?.root)?;
    let mut finder =
        Finder { function, places, last, nodes: Vec::new(), known: FxHashMap::default(), insts: FxHashSet::default() };
    for tree in trees {
        finder.steps(tree);
    }
    let sources: Vec<Value> = trees.iter().map(|tree| tree.source).collect();
    let count = u32::try_from(trees.len()).ok()?;
    let layout =
        Layout::of(count, function.ty(sources[0]).count(), trees[0].op.definition().form.is_of_any_order(), platform)?;
    finder.node(&sources)?;
    let reads = finder.nodes.iter().filter(|node| matches!(node, Node::Read(_))).count();
    let roots: FxHashSet<Inst> = trees.iter().map(|tree| tree.root).collect();
    let flat = finder.nodes.iter().any(|node| matches!(node, Node::Read(read) if matches!(read.space, Space::Flat)));
    let address = if flat { Element::I64 } else { Element::I32 };
    let step = extremes::instructions(trees[0].op);
    let pays = layout.cost(address, step, platform) < layout.cost_of_rows(step, platform);
    (reads > 0 && pays && finder.only_rows(&roots)).then_some((finder.nodes, layout))
}

/// Finds the nodes of rows.
struct Finder<'f> {
    function: &'f Function,
    places: &'f Places,
    /// The position of the last step.
    last: usize,
    nodes: Vec<Node>,
    known: FxHashMap<Vec<Value>, usize>,
    /// All instructions that compute the rows.
    insts: FxHashSet<Inst>,
}

impl Finder<'_> {
    /// Records the steps of a tree.
    fn steps(&mut self, tree: &Tree) {
        let mut step = tree.root;
        loop {
            self.insts.insert(step);
            let operands = self.function.operands(step).iter();
            self.insts.extend(operands.filter_map(|operand| self.function.def_inst(*operand)));
            let Some(source) = halves(self.function, step).filter(|source| *source != tree.source) else { return };
            let Some(next) = self.function.def_inst(source) else { return };
            step = next;
        }
    }

    /// Returns the node of the values of all rows, if they are computed in the same way.
    fn node(&mut self, values: &[Value]) -> Option<usize> {
        if let Some(known) = self.known.get(values) {
            return Some(*known);
        }
        let ty = self.function.ty(values[0]);
        if values.iter().any(|value| self.function.ty(*value) != ty) {
            return None;
        }
        let node = match self.constant(values) {
            Some(bits) => Node::Constant(ty, bits),
            None => match self.read(values) {
                Some(read) => Node::Read(read),
                None => self.computed(values)?,
            },
        };
        self.nodes.push(node);
        self.known.insert(values.to_vec(), self.nodes.len() - 1);
        Some(self.nodes.len() - 1)
    }

    fn constant(&self, values: &[Value]) -> Option<u64> {
        let bits = |value: &Value| self.function.as_constant(*value)?.splat();
        let first = bits(&values[0])?;
        values.iter().all(|value| bits(value) == Some(first)).then_some(first)
    }

    fn computed(&mut self, values: &[Value]) -> Option<Node> {
        let function = self.function;
        let insts: Vec<Inst> = values.iter().map(|value| function.def_inst(*value)).collect::<Option<_>>()?;
        let (first, ty) = (insts[0], function.ty(values[0]));
        let same = insts.iter().all(|inst| {
            function.op(*inst) == function.op(first)
                && function.immediates(*inst) == function.immediates(first)
                && function.operands(*inst).len() == function.operands(first).len()
                && self.places.order.contains_key(inst)
        });
        if !same || !target::form(function.op(first)).is_on_lanes() || ty.is_predicate() {
            return None;
        }
        let mut operands = Vec::new();
        for index in 0..function.operands(first).len() {
            let row: Vec<Value> = insts.iter().map(|inst| function.operands(*inst)[index]).collect();
            if function.ty(row[0]).count() != ty.count() || function.ty(row[0]).is_predicate() {
                return None;
            }
            operands.push(self.node(&row)?);
        }
        self.insts.extend(insts);
        Some(Node::Computed(first, operands))
    }

    /// Returns the node of rows that are loaded at equal distances in memory.
    fn read(&mut self, values: &[Value]) -> Option<Read> {
        let element = self.function.ty(values[0]).element;
        let mut insts = Vec::new();
        let found: Option<Vec<(Access, i64)>> = values.iter().map(|value| self.place(*value, &mut insts)).collect();
        let found = found.filter(|_| element.bytes() == DWORD)?;
        let ((access, first), (_, second)) = (found[0], *found.get(1)?);
        let pitch = second - first;
        let regular = (0..).zip(&found).all(|(row, (other, at))| {
            (other.space, other.base, *at) == (access.space, access.base, first + row * pitch)
        });
        let places = || found.iter().filter_map(|(access, _)| self.places.order.get(&access.inst));
        let (start, end) = (places().min()?, places().max()?);
        let written = self.places.is_written(access.space, *start, *end.max(&self.last));
        let pitch = u32::try_from(pitch).ok().filter(|pitch| *pitch > 0 && *pitch <= LARGEST)?;
        if !regular || written || places().count() < found.len() {
            return None;
        }
        self.insts.extend(insts);
        Some(Read { space: access.space, base: access.base, first, pitch, element })
    }

    /// Returns the block access of which a value is a part, and its distance from the base of the addresses; records
    /// the instructions in between.
    fn place(&self, mut value: Value, insts: &mut Vec<Inst>) -> Option<(Access, i64)> {
        let mut within = 0;
        loop {
            let inst = self.function.def_inst(value)?;
            insts.push(inst);
            if let Some((source, first)) = self.function.contiguous_part(value) {
                within += i64::from(first);
                value = source;
            } else if self.function.op(inst) == Op::BitCast {
                value = self.function.operands(inst)[0];
            } else {
                let access = access(self.function, inst).filter(|access| !access.writes)?;
                return Some((access, access.first + within));
            }
        }
    }

    /// Returns whether only the results of the trees have other uses.
    fn only_rows(&self, roots: &FxHashSet<Inst>) -> bool {
        self.insts.iter().filter(|inst| !roots.contains(inst)).all(|inst| {
            let result = self.function.result(*inst);
            result.is_none_or(|result| self.function.uses(result).iter().all(|at| self.insts.contains(&at.inst)))
        })
    }
}

/// Costs in instructions, depending on how many elements one machine instruction processes.
impl Layout {
    fn lanes_of(platform: Platform) -> (u32, u32) {
        (platform.grf_bytes() / DWORD, 2 * platform.grf_bytes() / DWORD)
    }

    /// Returns the cost of loading the rows with one lane each, with addresses of this type, and of reducing them with
    /// `step` instructions in each step.
    fn cost(self, address: Element, step: u32, platform: Platform) -> u32 {
        let (register, most) = Self::lanes_of(platform);
        // The addresses: lanes, their distances, each part, and the base. A separate instruction waits for one of two
        // messages that are combined.
        let address = (self.lanes() * address.bytes()).div_ceil(2 * platform.grf_bytes());
        let mut cost =
            3 * address + self.parts.ilog2() + (1 + address) * self.messages() - address + self.messages() / 2;
        let mut layout = self;
        while layout.columns > 1 {
            let elements = layout.rows * layout.columns / 2;
            // Halves of whole registers are combined in place, one register at a time.
            let (moves, width) = match (layout.is_beside(), layout.lanes() / 2 >= register) {
                (true, true) => (0, register),
                (true, false) => (2 * elements.div_ceil(register), most),
                (false, _) => (u32::from(elements < register), most),
            };
            cost += step * (moves + elements.div_ceil(width));
            layout = layout.half();
        }
        cost
    }

    /// Returns the cost of loading and reducing the rows one after the other; the last steps, of less than a register,
    /// are combined.
    fn cost_of_rows(self, step: u32, platform: Platform) -> u32 {
        let (register, most) = Self::lanes_of(platform);
        let bytes = self.rows * self.columns * DWORD;
        let mut cost = 2 * bytes.div_ceil(lsc::largest_block(platform)) - 1;
        let mut width = self.columns;
        while width > 1 {
            let half = width / 2;
            let elements = self.rows * half;
            let steps = if half >= register { self.rows * half.div_ceil(most) } else { elements.div_ceil(most) };
            let moves = if half >= register { 0 } else { 2 * elements.div_ceil(register) };
            cost += step * (steps + moves);
            width = half;
        }
        cost
    }

    /// Returns whether the halves of rows are in adjacent lanes.
    fn is_beside(self) -> bool {
        self.parts > 1 && self.columns == if self.any_order { self.parts } else { self.parts * self.length }
    }

    /// Returns the layout after the halves are combined.
    fn half(self) -> Self {
        let parts = if self.is_beside() { self.parts / 2 } else { self.parts };
        Self { columns: self.columns / 2, parts, length: self.length.min(self.columns / 2 / parts), ..self }
    }
}

/// Loads the rows with one lane each, computes the nodes before the reduction, and reduces them.
fn transpose(function: &mut Function, trees: &[Tree], nodes: &[Node], layout: Layout, platform: Platform) {
    let Some(last) = trees.last() else { return };
    reductions::sink(function, trees, last.root);
    let mut b = Builder::before(function, last.root);
    let addresses = nodes.iter().map(|node| match node {
        Node::Read(read) => Some(addresses(&mut b, read, layout)),
        Node::Constant(..) | Node::Computed(..) => None,
    });
    let addresses: Vec<Option<Value>> = addresses.collect();
    let mut reducer = Reducer { b, op: last.op, nodes, addresses, layout };
    let Some(mut all) = reducer.messages(0, layout.messages()) else { return };
    let (mut b, mut layout) = (reducer.b, Layout { columns: layout.parts * layout.length, ..layout });
    while layout.columns > 1 {
        let ty = b.function.ty(all);
        let half = ty.count() / 2;
        let [low, high] = [0, 1].map(|which| {
            let region = if layout.is_beside() {
                let width = layout.lanes();
                let [row, part] = [width, width / 2].map(u32::cast_signed);
                Region::rows(row, part, 1, (which * width / 2 * ty.element.bytes()).cast_signed())
            } else {
                Region::contiguous(half, which * half * ty.element.bytes())
            };
            part(&mut b, all, region, half, platform.info())
        });
        all = b.value(last.op, &[low, high], &[], ty.with_lanes(half));
        layout = layout.half();
    }
    reductions::replace(function, trees, all);
}

/// Returns the addresses of the lanes, without the offset of each message.
fn addresses(b: &mut Builder<'_>, read: &Read, layout: Layout) -> Value {
    let offset = |lane: u32| {
        let (part, row) = (lane / layout.rows, lane % layout.rows);
        u64::from(row * read.pitch + part * layout.length * DWORD)
    };
    let offsets = lsc::offsets(b, (0..layout.lanes()).map(offset).collect());
    let base = b.splat(read.base, layout.lanes());
    let offsets = match read.space {
        Space::Flat => b.cast(Op::ZExt, offsets, Element::I64),
        Space::Local => offsets,
    };
    b.binary(Op::Add, base, offsets)
}

/// Reduces the data of messages.
struct Reducer<'f, 'n> {
    b: Builder<'f>,
    op: Op,
    nodes: &'n [Node],
    addresses: Vec<Option<Value>>,
    layout: Layout,
}

impl Reducer<'_, '_> {
    /// Loads and combines the columns of some messages, one half after the other, so that few of them are live at once.
    fn messages(&mut self, first: u32, count: u32) -> Option<Value> {
        if count == 1 {
            return self.message(first);
        }
        let half = count / 2;
        let (low, high) = (self.messages(first, half)?, self.messages(first + half, half)?);
        Some(self.b.binary(self.op, low, high))
    }

    /// Returns the columns of one message, before the reduction.
    fn message(&mut self, message: u32) -> Option<Value> {
        let lanes = self.layout.lanes() * self.layout.length;
        let mut values: Vec<Value> = Vec::new();
        for (node, addresses) in self.nodes.iter().zip(&self.addresses) {
            let value = match (node, addresses) {
                (Node::Read(read), Some(addresses)) => load(&mut self.b, read, *addresses, message, self.layout)?,
                (Node::Constant(ty, bits), _) => self.b.function.constant(ty.with_lanes(lanes), Constant::Splat(*bits)),
                (Node::Computed(inst, operands), _) => {
                    let result = self.b.function.result(*inst)?;
                    let result = self.b.function.ty(result).with_lanes(lanes);
                    let operands: Vec<Value> = operands.iter().map(|operand| values[*operand]).collect();
                    let (op, immediates) = (self.b.function.op(*inst), self.b.function.immediates(*inst).to_vec());
                    self.b.value(op, &operands, &immediates, result)
                }
                (Node::Read(_), None) => return None,
            };
            values.push(value);
        }
        values.pop()
    }
}

/// Loads the columns of one message.
fn load(b: &mut Builder<'_>, read: &Read, addresses: Value, message: u32, layout: Layout) -> Option<Value> {
    let after = read.first + i64::from(message * layout.parts * layout.length * DWORD);
    // Messages to shared local memory have an offset field.
    let (op, added, after) = match read.space {
        Space::Flat => (Op::LscLoadStateless, after, 0),
        Space::Local => (Op::LscLoadSlm, 0, after),
    };
    let number = b.splat_int(b.function.ty(addresses), added);
    let at = if added == 0 { addresses } else { b.binary(Op::Add, addresses, number) };
    let (ty, immediates) = lsc::vectors(layout.lanes(), layout.length, after)?;
    let (mask, surface) = (b.all_ones(), b.int(Element::I32, 0));
    let data = b.value(op, &[mask, at, surface], &immediates, ty);
    Some(b.bitcast(data, ty.of(read.element)))
}
