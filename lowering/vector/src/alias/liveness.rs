//! Computes the liveness of on-chip bytes in a function: whether any operation may read what another one has written.
//!
//! From a write on, the analysis follows all paths, into branches and around loops, until all written bytes are
//! overwritten or an operation reads one of them. Bytes are compared by address, so the name under which they are read
//! does not matter; memory at an unknown address may alias any memory. Bytes that a caller may read are live at the end
//! of the function.
//!
//! The analysis first collects everything that it needs of the function, since operations may be replaced between two
//! queries.

use super::{Aliases, Bytes, Region, region::Form};
use crate::{
    sync::may_do_anything,
    tile::{SET_VALID, is_def},
    walk,
};
use mlir_dialect::{
    integer_constant,
    melior::ir::{
        Value,
        operation::{OperationLike, OperationRef},
    },
    operand,
};
use nest_dialect::op as nest;
use pto_dialect::op::{Groups, declared};
use pto_isa::{Effects, Family, Level, Op, Role, op::Traits, types::AddressSpace};
use pto_upstream::{Control, Regions, Upstream};
use rustc_hash::FxHashMap as HashMap;
use std::{ops::Range, rc::Rc};

/// How the blocks of an operation execute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RegionExecution {
    /// Once.
    Once,
    /// One of them; with `all`, one is always taken.
    OneOf { all: bool },
    /// The only block, repeatedly; with `some`, at least once.
    Loop { some: bool },
    /// Unknown control flow: any blocks, in any order.
    Unknown,
}

/// An operation, numbered in program order.
struct Node {
    block: usize,
    /// The number after those of the nested operations.
    end: usize,
    kind: RegionExecution,
}

/// A block: the range of its operations, including nested ones.
struct Block {
    first: usize,
    end: usize,
    /// The parent operation; `None` for a block of the function.
    parent: Option<usize>,
}

/// A memory access of an operation.
struct MemoryAccess {
    number: usize,
    region: Region,
    reads: bool,
    /// The access writes the whole region.
    fills: bool,
    /// The access reads only bytes of the region; otherwise maybe other bytes between the first and the last one.
    is_exact: bool,
}

/// The on-chip memory accesses of a function.
pub(crate) struct Liveness {
    nodes: Vec<Node>,
    blocks: Vec<Block>,
    touches: Vec<MemoryAccess>,
    /// Accesses by the bytes that they touch, in program order.
    by_bytes: HashMap<Bytes, Vec<usize>>,
    /// Cache: the accesses that may touch given bytes, in program order.
    asked: HashMap<Bytes, Rc<[usize]>>,
    /// The function changes valid regions.
    changes: bool,
    /// A caller may read the memory after the function returns.
    outlives: bool,
    /// The function has several blocks; the analysis does not follow their branches.
    is_graph: bool,
}

/// The live part of the bytes that were written.
#[derive(Clone)]
struct Rest {
    bytes: Bytes,
    form: Option<Form>,
    /// Intervals that have not been overwritten, in ascending order.
    left: Vec<(i64, i64)>,
    /// Regions overwritten in the meantime, with bytes that are not known statically.
    filled: Vec<Form>,
}

impl Rest {
    fn new(written: &Region) -> Self {
        let left = written.listed().unwrap_or_else(|| vec![(written.bytes.start, written.bytes.end)]);
        Self { bytes: written.bytes, form: written.form, left, filled: Vec::new() }
    }

    fn is_gone(&self) -> bool {
        self.left.is_empty()
    }

    /// Records that a whole region is overwritten.
    fn overwrite(&mut self, region: &Region) {
        if region.form.is_some() && region.form == self.form {
            self.left.clear();
        } else if let Some(written) = region.listed().filter(|_| region.bytes.overlap(self.bytes)) {
            for (start, end) in written {
                let cut = |(from, to): (i64, i64)| [(from, to.min(start)), (from.max(end), to)];
                self.left = self.left.drain(..).flat_map(cut).filter(|(from, to)| from < to).collect();
            }
        } else if let Some(form) = region.form.filter(|form| !self.filled.contains(form)) {
            self.filled.push(form);
        }
    }

    /// Returns whether a read of a region may read the live part.
    fn is_read(&self, region: &Region, is_exact: bool) -> bool {
        let space = self.bytes.space;
        let meets = |start: i64, end: i64| {
            self.left.iter().any(|(from, to)| {
                let left = Bytes { space, start: *from, end: *to };
                left.overlap(Bytes { space: region.bytes.space, start, end })
            })
        };
        if !meets(region.bytes.start, region.bytes.end) {
            return false;
        }
        match region.listed().filter(|_| is_exact) {
            Some(read) => read.into_iter().any(|(start, end)| meets(start, end)),
            None => !(is_exact && region.form.is_some_and(|form| self.filled.contains(&form))),
        }
    }

    /// Joins the live parts of two paths.
    fn join(&mut self, other: Self) {
        let mut all: Vec<(i64, i64)> = self.left.drain(..).chain(other.left).collect();
        all.sort_unstable();
        for (start, end) in all {
            match self.left.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                Some(_) | None => self.left.push((start, end)),
            }
        }
        self.filled.retain(|form| other.filled.contains(form));
    }
}

/// Numbers operations and blocks in program order.
struct Numbers {
    nodes: Vec<Node>,
    blocks: Vec<Block>,
}

impl Numbers {
    fn of(operations: &[OperationRef<'_, '_>]) -> Self {
        let mut found = Self { nodes: Vec::with_capacity(operations.len()), blocks: Vec::new() };
        let mut of_block: HashMap<usize, usize> = HashMap::default();
        let mut of_op: HashMap<usize, usize> = HashMap::default();
        for (number, op) in operations.iter().enumerate() {
            let key = op.block().map_or(0, |block| block.to_raw().ptr as usize);
            let block = *of_block.entry(key).or_insert_with(|| {
                let parent = op.parent_operation().and_then(|parent| of_op.get(&walk::key(parent)).copied());
                found.blocks.push(Block { first: number, end: number, parent });
                found.blocks.len() - 1
            });
            of_op.insert(walk::key(*op), number);
            found.nodes.push(Node { block, end: number + 1, kind: kind(*op) });
        }
        for number in (0..found.nodes.len()).rev() {
            let Node { block, end, .. } = found.nodes[number];
            found.blocks[block].end = found.blocks[block].end.max(end);
            if let Some(parent) = found.blocks[block].parent {
                found.nodes[parent].end = found.nodes[parent].end.max(end);
            }
        }
        found
    }
}

/// Returns how the blocks of an operation execute.
fn kind(op: OperationRef<'_, '_>) -> RegionExecution {
    if nest::kind(op).is_some() {
        return RegionExecution::Once;
    }
    let blocks = walk::blocks(op).count();
    if let Some((def, _)) = declared(op) {
        return if blocks <= 1 && def.effects == Effects::OfRegions {
            RegionExecution::Once
        } else {
            RegionExecution::Unknown
        };
    }
    if blocks > op.region_count() {
        return RegionExecution::Unknown;
    }
    match walk::upstream(op).map(Upstream::regions) {
        Some(Regions::None) => RegionExecution::Once,
        Some(Regions::Once) if blocks <= 1 => RegionExecution::Once,
        Some(Regions::OneOf) => RegionExecution::OneOf { all: blocks == op.region_count() },
        Some(Regions::Repeated) if walk::is(op, Control::For) => RegionExecution::Loop { some: runs(op) },
        Some(Regions::Once | Regions::Repeated | Regions::While) | None => RegionExecution::Unknown,
    }
}

/// Returns whether a loop certainly has an iteration.
fn runs(op: OperationRef<'_, '_>) -> bool {
    let [from, to] = [0, 1].map(|index| operand(op, index).and_then(integer_constant));
    from.zip(to).is_some_and(|(from, to)| from < to) && !op.has_attribute("unsignedCmp")
}

/// Returns whether an operation may access on-chip memory that none of its operands names.
fn is_hidden(def: &Op) -> bool {
    match def.effects {
        Effects::Pure | Effects::Allocate | Effects::OfRegions => false,
        Effects::FromRoles | Effects::Barrier | Effects::State => {
            matches!(def.level, Level::Comm) || def.family() == Family::Simt
        }
    }
}

impl Liveness {
    /// Collects the accesses of a function with the given operations, in program order. `fills` returns whether an
    /// operation writes the whole valid region of the tiles that it only writes, and reads only the valid region of
    /// other tiles. `outlives` states that a caller may read what the function leaves in memory.
    pub(crate) fn of(
        operations: &[OperationRef<'_, '_>],
        aliases: &mut Aliases,
        fills: fn(OperationRef<'_, '_>, &'static Op) -> bool,
        outlives: bool,
    ) -> Self {
        let changes = operations.iter().any(|op| is_def(declared(*op).map(|(def, _)| def), SET_VALID));
        let Numbers { nodes, blocks } = Numbers::of(operations);
        let is_graph = blocks.iter().filter(|block| block.parent.is_none()).count() > 1;
        let mut found = Self {
            nodes,
            blocks,
            touches: Vec::new(),
            by_bytes: HashMap::default(),
            asked: HashMap::default(),
            changes,
            outlives,
            is_graph,
        };
        for (number, &op) in operations.iter().enumerate() {
            match declared(op) {
                None if nest::kind(op).is_some() => found.touched_by_nest(number, op, aliases),
                Some((def, _)) => found.touched_by(number, op, def, aliases, fills(op, def)),
                None if may_do_anything(op) => found.anything(number),
                None => {
                    for value in (0..op.operand_count()).filter_map(|index| operand(op, index)) {
                        if let Some(region) = Region::whole(aliases, value) {
                            found.push(MemoryAccess { number, region, reads: true, fills: false, is_exact: false });
                        }
                    }
                }
            }
        }
        for (index, touch) in found.touches.iter().enumerate() {
            found.by_bytes.entry(touch.region.bytes).or_default().push(index);
        }
        found
    }

    fn push(&mut self, touch: MemoryAccess) {
        if touch.region.bytes.space != AddressSpace::Gm && (touch.reads || touch.fills) {
            self.touches.push(touch);
        }
    }

    /// Records an operation that may read any memory.
    fn anything(&mut self, number: usize) {
        for space in AddressSpace::ALL {
            let region = Region { bytes: Bytes::all(*space), form: None };
            self.push(MemoryAccess { number, region, reads: true, fills: false, is_exact: false });
        }
    }

    /// Records a nest: it reads its sources, and writes the whole valid region of its destination.
    fn touched_by_nest(&mut self, number: usize, op: OperationRef<'_, '_>, aliases: &mut Aliases) {
        let tiles: Vec<_> = (0..nest::tiles(op))
            .filter_map(|index| operand(op, index))
            .filter_map(|value| Region::valid(aliases, value, self.changes))
            .collect();
        let Some((written, read)) = tiles.split_last() else { return };
        for region in read {
            self.push(MemoryAccess { number, region: *region, reads: true, fills: false, is_exact: true });
        }
        self.push(MemoryAccess { number, region: *written, reads: false, fills: true, is_exact: true });
    }

    fn touched_by(
        &mut self,
        number: usize,
        op: OperationRef<'_, '_>,
        def: &'static Op,
        aliases: &mut Aliases,
        fills: bool,
    ) {
        if def.level == Level::View {
            return;
        }
        if is_hidden(def) {
            self.anything(number);
            return;
        }
        let partial = def.traits.contains(Traits::PARTIAL);
        let mut own = Vec::new();
        for (index, owner) in Groups::of(def, op).owners().enumerate() {
            let (Some(value), Some(declared)) = (operand(op, index), def.operands.get(owner)) else { continue };
            let (reads, writes) = match declared.role {
                Role::In | Role::InOut => (true, false),
                // The operation has itself written whatever it reads of scratch memory.
                Role::Tmp => (false, false),
                Role::Out => (partial, !partial),
            };
            let region =
                if fills { Region::valid(aliases, value, self.changes) } else { Region::whole(aliases, value) };
            let Some(region) = region else { continue };
            own.push(MemoryAccess { number, region, reads, fills: writes && fills, is_exact: fills });
        }
        // An operation reads before it writes.
        own.sort_by_key(|touch| touch.fills);
        own.into_iter().for_each(|touch| self.push(touch));
    }

    /// Returns the valid region of a tile; `None` if the value is not in memory.
    pub(crate) fn region(&self, aliases: &mut Aliases, value: Value<'_, '_>) -> Option<Region> {
        Region::valid(aliases, value, self.changes)
    }

    /// Returns the accesses that may touch some bytes, in program order.
    fn touching(&mut self, bytes: Bytes) -> Rc<[usize]> {
        if let Some(known) = self.asked.get(&bytes) {
            return known.clone();
        }
        let own = self.by_bytes.iter().filter(|(other, _)| other.overlap(bytes)).flat_map(|(_, touches)| touches);
        let mut found: Vec<usize> = own.copied().collect();
        found.sort_unstable();
        let found: Rc<[usize]> = found.into();
        self.asked.insert(bytes, found.clone());
        found
    }

    /// Returns whether nothing reads what an operation has written to a region, after the operations up to number `end`
    /// of its block have overwritten the regions `again`. Reads by these operations do not count.
    pub(crate) fn is_dead(&mut self, written: &Region, again: &[Region], op: usize, end: usize) -> bool {
        let (Some(node), true) = (self.nodes.get(op), written.bytes.are_known()) else { return false };
        let (block, touches) = (node.block, self.touching(written.bytes));
        let mut rest = Rest::new(written);
        again.iter().for_each(|region| rest.overwrite(region));
        ReadSearch { of: self, touches: &touches, passes: None }.is_dead(block, end, rest)
    }

    /// Returns whether the result of an operation may be dead, not counting reads in its block.
    pub(crate) fn may_die(&mut self, written: &Region, op: usize) -> bool {
        let (Some(node), true) = (self.nodes.get(op), written.bytes.are_known()) else { return false };
        let (block, touches) = (node.block, self.touching(written.bytes));
        ReadSearch { of: self, touches: &touches, passes: Some(op) }.is_dead(block, op + 1, Rest::new(written))
    }
}

/// A search for reads of some bytes.
struct ReadSearch<'x> {
    of: &'x Liveness,
    touches: &'x [usize],
    /// Later operations of this block are excluded from the search.
    passes: Option<usize>,
}

impl ReadSearch<'_> {
    fn touch(&self, at: usize) -> Option<&MemoryAccess> {
        self.of.touches.get(*self.touches.get(at)?)
    }

    /// Returns the index of the first access with this number or a later one.
    fn from(&self, number: usize) -> usize {
        self.touches.partition_point(|touch| self.of.touches.get(*touch).is_some_and(|touch| touch.number < number))
    }

    /// Returns whether no operation reads the remaining bytes, starting at an operation of a block.
    fn is_dead(&self, mut block: usize, mut from: usize, mut rest: Rest) -> bool {
        loop {
            let Some(&Block { first, end, parent }) = self.of.blocks.get(block) else { return false };
            match self.scan(block, from..end, rest, true) {
                Some(left) => rest = left,
                None => return false,
            }
            if rest.is_gone() {
                return true;
            }
            let Some(parent) = parent else {
                let all = 0..usize::MAX;
                return !(self.of.outlives || self.of.is_graph && self.reads_any(all, &rest));
            };
            let Some(node) = self.of.nodes.get(parent) else { return false };
            let is_followed = match node.kind {
                RegionExecution::Once | RegionExecution::OneOf { .. } => true,
                // Start the next iteration.
                RegionExecution::Loop { .. } => self.scan(block, first..end, rest.clone(), false).is_some(),
                RegionExecution::Unknown => !self.reads_any(parent..node.end, &rest),
            };
            if !is_followed {
                return false;
            }
            (block, from) = (node.block, node.end);
        }
    }

    /// Returns whether any operation in a range of numbers reads the live part.
    fn reads_any(&self, numbers: Range<usize>, rest: &Rest) -> bool {
        let touches = (self.from(numbers.start)..).map_while(|at| self.touch(at));
        let mut own = touches.take_while(|touch| touch.number < numbers.end);
        own.any(|touch| touch.reads && rest.is_read(&touch.region, touch.is_exact))
    }

    /// Visits operations of a block; returns the bytes that they do not overwrite, or `None` if one of them reads some.
    fn scan(&self, block: usize, numbers: Range<usize>, mut rest: Rest, is_first: bool) -> Option<Rest> {
        let mut at = self.from(numbers.start);
        while let Some(touch) = self.touch(at).filter(|touch| touch.number < numbers.end && !rest.is_gone()) {
            let top = self.within(touch.number, block)?;
            if top != touch.number {
                rest = self.nested(top, rest)?;
                at = self.from(self.of.nodes.get(top)?.end);
                continue;
            }
            let passes = is_first && self.passes.is_some_and(|op| self.is_beside(op, block));
            if touch.reads && !passes && rest.is_read(&touch.region, touch.is_exact) {
                return None;
            }
            if touch.fills {
                rest.overwrite(&touch.region);
            }
            at += 1;
        }
        Some(rest)
    }

    fn is_beside(&self, op: usize, block: usize) -> bool {
        self.of.nodes.get(op).is_some_and(|node| node.block == block)
    }

    /// Returns the operation of a block that is or contains the given one.
    fn within(&self, mut number: usize, block: usize) -> Option<usize> {
        loop {
            let node = self.of.nodes.get(number)?;
            if node.block == block {
                return Some(number);
            }
            number = self.of.blocks.get(node.block)?.parent?;
        }
    }

    /// Visits the blocks of an operation, from its start.
    fn nested(&self, op: usize, rest: Rest) -> Option<Rest> {
        let node = self.of.nodes.get(op)?;
        if node.kind == RegionExecution::Unknown {
            return (!self.reads_any(op..node.end, &rest)).then_some(rest);
        }
        let mut own: Vec<usize> = Vec::new();
        let mut number = op + 1;
        // Blocks are numbered consecutively.
        while number < node.end {
            let block = self.of.nodes.get(number)?.block;
            own.push(block);
            number = self.of.blocks.get(block)?.end;
        }
        let mut ends = own.iter().map(|block| {
            let Block { first, end, .. } = *self.of.blocks.get(*block)?;
            self.scan(*block, first..end, rest.clone(), false)
        });
        let mut after = ends.next()??;
        for end in ends {
            after.join(end?);
        }
        match node.kind {
            RegionExecution::OneOf { all: false } | RegionExecution::Loop { some: false } => after.join(rest),
            RegionExecution::Once
            | RegionExecution::OneOf { all: true }
            | RegionExecution::Loop { some: true }
            | RegionExecution::Unknown => {}
        }
        Some(after)
    }
}
