//! Analyses whether the iterations of a loop process adjacent blocks independently.
//!
//! The analysis starts at the views of global memory with an offset that advances by their extent in each iteration. It
//! follows the tiles that are loaded from them and those computed from these, row by row or column by column
//! ([`Op::along`]): coarsening enlarges all of them. Everything else in the loop has to be the same in all iterations.

use crate::{
    linear::sum_of,
    tile::{ALLOC, MULTI, SLOT, TRESHAPE, declared as operand_of, is_def},
    view::{MAKE, PARTITION, layout},
    walk,
};
use mlir_dialect::{
    integer_constant,
    melior::ir::{
        BlockLike, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, result, users, value_key,
};
use pto_dialect::{
    op::{Groups, declared},
    types,
};
use pto_isa::{
    Dim, Effects, Family, Level, Name, Op, Role, Rule, Target, TileDesc, TypeDesc,
    op::Along,
    rule::Axes,
    types::{BLayout, Loc, SLayout, ViewLayout},
};
use pto_upstream::{Arith, Is};
use std::collections::{HashMap, HashSet};

/// Maximal number of operations in the body of a loop to analyse.
const BODY: usize = 2000;

/// The assumed value of an unknown trip count.
const UNKNOWN: i64 = 8;

/// The direction in which blocks of successive iterations are adjacent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Rows,
    Cols,
}

impl Axis {
    const fn axes(self) -> Axes {
        match self {
            Axis::Rows => Axes::Rows,
            Axis::Cols => Axes::Cols,
        }
    }

    /// Returns the extent of a tile that is completely valid in this direction, or has a run-time valid extent.
    fn extent(self, desc: &TileDesc) -> Option<(i64, Dim)> {
        let (all, valid) = match self {
            Axis::Rows => (desc.rows, desc.valid_rows),
            Axis::Cols => (desc.cols, desc.valid_cols),
        };
        (valid == Dim::Static(all) || valid == Dim::Dynamic).then_some((all, valid))
    }

    /// Enlarges a block by a factor.
    pub(super) fn stretch(self, desc: &mut TileDesc, factor: i64) {
        let (all, valid) = match self {
            Axis::Rows => (&mut desc.rows, &mut desc.valid_rows),
            Axis::Cols => (&mut desc.cols, &mut desc.valid_cols),
        };
        *all *= factor;
        if *valid != Dim::Dynamic {
            *valid = Dim::Static(*all);
        }
    }

    /// Returns the operands of an allocation that state the valid extent: in this direction, and in the other one.
    const fn valid(self) -> [Name; 2] {
        match self {
            Axis::Rows => [Name::ValidRow, Name::ValidCol],
            Axis::Cols => [Name::ValidCol, Name::ValidRow],
        }
    }

    /// Returns the direction in which a tile grows if bytes are appended.
    fn outermost(desc: &TileDesc) -> Self {
        match (desc.blayout, desc.rows, desc.cols) {
            (BLayout::RowMajor, 1, _) => Axis::Cols,
            (BLayout::RowMajor, ..) => Axis::Rows,
            (BLayout::ColMajor, _, 1) => Axis::Rows,
            (BLayout::ColMajor, ..) => Axis::Cols,
        }
    }
}

/// A view of global memory that advances by its extent in each iteration.
pub(super) struct View<'c, 'a> {
    pub(super) op: OperationRef<'c, 'a>,
    pub(super) value: Value<'c, 'a>,
    /// The operand that states its number of rows or columns.
    pub(super) operand: usize,
    pub(super) dimension: usize,
    /// Its extent; `None` if it is the minimum of the step and the remainder.
    pub(super) size: Option<i64>,
    axis: Axis,
}

/// The number of rows or columns of an iteration that the last one may reduce: the minimum of the step and the
/// remainder.
#[derive(Clone, Copy)]
pub(super) struct Tail<'c, 'a> {
    pub(super) op: OperationRef<'c, 'a>,
    /// The operand that is the step.
    pub(super) operand: usize,
    value: usize,
}

impl<'c, 'a> Tail<'c, 'a> {
    /// Recognizes an operation that computes this minimum for a loop up to `end`.
    fn of(op: OperationRef<'c, 'a>, index: Value<'c, 'a>, end: Value<'c, 'a>, step: i64) -> Option<Self> {
        if !walk::is(op, Arith::MinSI) && !walk::is(op, Arith::MinUI) {
            return None;
        }
        let is_left = |at: usize| {
            let left = operand(op, at).and_then(walk::definition).filter(|(left, _)| walk::is(*left, Arith::SubI));
            let operands = left.map(|(left, _)| [operand(left, 0), operand(left, 1)].map(|value| value.map(value_key)));
            operands == Some([Some(value_key(end)), Some(value_key(index))])
        };
        let is_step = |at: usize| operand(op, at).and_then(integer_constant) == Some(step);
        let at = (0..2).find(|at| is_step(*at) && is_left(1 - *at))?;
        Some(Self { op, operand: at, value: value_key(Value::from(result(op, 0)?)) })
    }
}

/// A loop with iterations that process adjacent blocks.
pub(super) struct Blocks<'c, 'a> {
    pub(super) op: OperationRef<'c, 'a>,
    pub(super) index: Value<'c, 'a>,
    /// The lower bound, if it is known.
    pub(super) from: Option<i64>,
    pub(super) step: i64,
    /// The trip count, or an estimate if the last iteration is smaller.
    pub(super) iterations: i64,
    pub(super) tail: Option<Tail<'c, 'a>>,
    /// The operations of an iteration, without the terminator.
    pub(super) body: Vec<OperationRef<'c, 'a>>,
    pub(super) views: Vec<View<'c, 'a>>,
    /// Tiles that are enlarged, in the order of discovery.
    pub(super) tiles: Vec<(Value<'c, 'a>, Axis)>,
    /// Operations that select one of several buffers, and the allocations.
    pub(super) slots: Vec<[OperationRef<'c, 'a>; 2]>,
    /// Total size of the allocated ones in bytes.
    pub(super) bytes: i64,
    /// The largest factor by which tiles may grow.
    pub(super) most: i64,
}

/// Returns the type of a tile.
pub(super) fn tile(value: Value<'_, '_>) -> Option<TileDesc> {
    types::tile(value.r#type())
}

/// Returns the tiles among the operands of an operation, with their declared ones.
fn tiles<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op) -> Vec<(usize, Value<'c, 'a>)> {
    let groups = Groups::of(def, op);
    let owned = groups.owners().enumerate().filter_map(|(index, owner)| Some((owner, operand(op, index)?)));
    owned.filter(|(_, value)| tile(*value).is_some()).collect()
}

/// Recognizes an operation that only copies between a view of global memory and a tile.
fn copied<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op) -> Option<[Value<'c, 'a>; 2]> {
    let is_copy = def.family() == Family::Movement && op.operand_count() == 2;
    let [first, second] = [operand(op, 0)?, operand(op, 1)?];
    let is_view = |value: Value<'c, 'a>| matches!(types::desc(value.r#type()), TypeDesc::Partition(_));
    match (is_view(first), is_view(second)) {
        (true, false) if is_copy && tile(second).is_some() => Some([first, second]),
        (false, true) if is_copy && tile(first).is_some() => Some([second, first]),
        _ => None,
    }
}

/// The analysis of a loop.
struct Finder<'c, 'a> {
    /// Values that depend on the induction variable.
    varying: HashSet<usize>,
    index: usize,
    step: i64,
    views: Vec<View<'c, 'a>>,
    axes: HashMap<usize, Axis>,
    found: Vec<(Value<'c, 'a>, Axis)>,
    /// Tiles with views of other extents, by view; sets of buffers, by the selected buffer.
    shown: HashMap<usize, usize>,
    slots: Vec<[OperationRef<'c, 'a>; 2]>,
    tail: Option<Tail<'c, 'a>>,
    /// Maximal number of blocks, according to the views.
    blocks: Option<i64>,
}

impl<'c, 'a> Finder<'c, 'a> {
    fn depends(&self, op: OperationRef<'c, 'a>) -> bool {
        (0..op.operand_count())
            .filter_map(|index| operand(op, index))
            .any(|value| self.varying.contains(&value_key(value)))
    }

    /// Returns a view that depends on the induction variable, if it advances by its extent.
    fn view(&mut self, op: OperationRef<'c, 'a>, def: &'static Op) -> Option<View<'c, 'a>> {
        let value: Value<'c, 'a> = result(op, 0)?.into();
        let TypeDesc::Partition(desc) = types::desc(value.r#type()) else { return None };
        let (source, made) = walk::definition(operand(op, 0)?)?;
        let is_matrix = matches!(layout(source), None | Some(ViewLayout::Nd | ViewLayout::Dn));
        let row_of_source = made?;
        if !is_def(made, MAKE) || !is_matrix || self.varying.contains(&value_key(operand(op, 0)?)) {
            return None;
        }
        let groups = Groups::of(def, op);
        let rank = desc.shape.rank();
        let mut found = None;
        for (dimension, (offset, size)) in groups.range(1).zip(groups.range(2)).enumerate() {
            let (offset, size_value) = (operand(op, offset)?, operand(op, size)?);
            let extent = *desc.shape.dims().get(dimension)?;
            let is_tail = self.tail.is_some_and(|tail| tail.value == value_key(size_value));
            if !is_tail && self.varying.contains(&value_key(size_value))
                || dimension + 2 < rank && extent != Dim::Static(1)
            {
                return None;
            }
            let sum = sum_of(offset);
            let times = sum.factor(self.index);
            if sum.terms.iter().any(|(key, _)| *key != self.index && self.varying.contains(key)) {
                return None;
            }
            if times == 0 {
                if is_tail {
                    return None;
                }
                continue;
            }
            let (extent, size_of) = match extent {
                Dim::Static(extent) if !is_tail => (extent, Some(extent)),
                Dim::Dynamic if is_tail => (self.step, None),
                Dim::Static(_) | Dim::Dynamic => return None,
            };
            let axis = match rank.checked_sub(dimension)? {
                1 if rank > 1 => Axis::Cols,
                2 => Axis::Rows,
                _ => return None,
            };
            if found.is_some() || times.checked_mul(self.step) != Some(extent) {
                return None;
            }
            let of_all = Groups::of(row_of_source, source).range(1).nth(dimension);
            let of_all = of_all.and_then(|at| operand(source, at)).and_then(integer_constant);
            self.blocks = of_all.map(|all| (all + extent - 1) / extent.max(1));
            found = Some(View { op, value, operand: size, dimension, size: size_of, axis });
        }
        found
    }

    fn axis_of_view(&self, view: Value<'c, 'a>) -> Option<Axis> {
        self.views.iter().find(|known| value_key(known.value) == value_key(view)).map(|view| view.axis)
    }

    fn axis(&self, tile: Value<'c, 'a>) -> Option<Axis> {
        self.axes.get(&value_key(tile)).copied()
    }

    fn root(&self, tile: Value<'c, 'a>) -> usize {
        let mut key = value_key(tile);
        while let Some(source) = self.shown.get(&key) {
            key = *source;
        }
        key
    }

    /// Marks a tile as growing along an axis; returns whether that is possible.
    fn grow(&mut self, tile: Value<'c, 'a>, axis: Axis) -> bool {
        let is_new = self.axes.insert(value_key(tile), axis).is_none();
        if is_new {
            self.found.push((tile, axis));
        }
        is_new
    }

    /// Enlarges the tiles that an operation connects; returns whether there are new ones.
    fn spread(&mut self, op: OperationRef<'c, 'a>, def: &'static Op) -> bool {
        if let Some([view, tile]) = copied(op, def) {
            return self.axis_of_view(view).is_some_and(|axis| self.grow(tile, axis));
        }
        if is_def(Some(def), TRESHAPE) {
            let (Some(source), Some(shown)) = (operand(op, 0), result(op, 0).map(Value::from)) else { return false };
            let mut grows = false;
            for (from, to) in [(source, shown), (shown, source)] {
                if let (Some(_), Some(desc)) = (self.axis(from), tile(to)) {
                    grows |= self.axis(to).is_none() && self.grow(to, Axis::outermost(&desc));
                }
            }
            return grows;
        }
        let of_op = tiles(op, def);
        let Some(axis) = of_op.iter().find_map(|(_, tile)| self.axis(*tile)) else { return false };
        let Some(along) = def.along(axis.axes()) else { return false };
        let mut grows = false;
        for (owner, tile) in of_op {
            if along.get(owner) == Some(&Along::Each) && self.axis(tile).is_none() {
                grows |= self.grow(tile, axis);
            }
        }
        grows
    }

    /// Returns whether an operation treats all rows or columns independently.
    fn is_by_blocks(&self, op: OperationRef<'c, 'a>, def: &'static Op) -> bool {
        if let Some([view, tile_value]) = copied(op, def) {
            let (Some(desc), TypeDesc::Partition(of_view)) = (tile(tile_value), types::desc(view.r#type())) else {
                return false;
            };
            let dims = of_view.shape.dims();
            let is_alike = dims.ends_with(&[desc.valid_rows, desc.valid_cols]);
            return self.axis(tile_value) == self.axis_of_view(view)
                && (self.axis(tile_value).is_none() || is_alike && desc.pad == pto_isa::types::Pad::Null);
        }
        if is_def(Some(def), TRESHAPE) {
            let ends = [operand(op, 0), result(op, 0).map(Value::from)];
            // Blocks are contiguous in both.
            return ends.into_iter().flatten().all(|value| {
                let axis = self.axis(value);
                axis.is_none() || tile(value).is_some_and(|desc| axis == Some(Axis::outermost(&desc)))
            });
        }
        let of_op = tiles(op, def);
        let Some(axis) = of_op.iter().find_map(|(_, tile)| self.axis(*tile)) else { return true };
        let Some(along) = def.along(axis.axes()) else { return false };
        let mut extents = HashSet::new();
        let alike = of_op.iter().all(|(owner, value)| match along.get(*owner) {
            Some(Along::Each) => {
                extents.insert(tile(*value).and_then(|desc| axis.extent(&desc)));
                self.axis(*value) == Some(axis)
            }
            Some(Along::All) => self.axis(*value).is_none(),
            None => false,
        });
        alike && extents.len() == 1
    }

    /// Returns whether no iteration reads data that an earlier one left in a tile.
    fn is_buffered_by_iteration(&self, body: &[OperationRef<'c, 'a>]) -> bool {
        let rows = || body.iter().filter_map(|op| Some((*op, declared(*op)?.0)));
        let tiles = |op, def: &'static Op| {
            tiles(op, def).into_iter().filter_map(|(owner, value)| Some((owner, def.operands.get(owner)?.role, value)))
        };
        let works = || rows().filter(|(_, def)| def.level == Level::Tile);
        let mut changed = HashSet::new();
        for (op, def) in works() {
            changed.extend(tiles(op, def).filter(|(_, role, _)| *role != Role::In).map(|(.., value)| self.root(value)));
        }
        let mut written: HashSet<usize> = HashSet::new();
        for (op, def) in works() {
            let grows = tiles(op, def).any(|(.., value)| self.axis(value).is_some());
            let mut outs = def.tile_outs().map(|(index, _)| index);
            for (_, role, value) in tiles(op, def) {
                let is_read = matches!(role, Role::In | Role::InOut);
                if is_read && changed.contains(&self.root(value)) && !written.contains(&self.root(value)) {
                    return false;
                }
            }
            for (owner, role, value) in tiles(op, def).filter(|(_, role, _)| *role != Role::In) {
                let is_whole = role == Role::Tmp || outs.any(|out| out == owner);
                if !is_whole && !written.contains(&self.root(value)) {
                    return false;
                }
                // An invariant value does not depend on varying ones.
                if grows && self.axis(value).is_none() {
                    return false;
                }
                written.insert(self.root(value));
            }
        }
        true
    }
}

/// Returns the function argument that a view refers to.
fn argument<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Option<usize> {
    while let Some((op, def)) = walk::definition(value) {
        def.filter(|def| def.level == Level::View)?;
        value = operand(op, 0)?;
    }
    Some(value_key(value))
}

/// Returns whether copies may be reordered across iterations: no argument is both read and written, or written twice.
fn is_apart(body: &[OperationRef<'_, '_>]) -> bool {
    let (mut read, mut written) = (HashSet::new(), HashSet::new());
    for op in body {
        let Some((def, _)) = declared(*op) else { continue };
        let Some([view, _]) = copied(*op, def) else { continue };
        let Some(argument) = argument(view) else { return false };
        let is_load = operand(*op, 0).is_some_and(|first| value_key(first) == value_key(view));
        if is_load {
            read.insert(argument);
        } else if !written.insert(argument) {
            return false;
        }
    }
    read.is_disjoint(&written)
}

/// Returns the maximal number of rows or columns of a tile.
fn largest(axis: Axis, target: Target) -> i64 {
    let found = ALLOC.all_rules().find_map(|rule| {
        let (Rule::MaxExtents { rows, cols } | Rule::Manual(Rule::MaxExtents { rows, cols })) = rule else {
            return None;
        };
        Some(match axis {
            Axis::Rows => *rows.on(target),
            Axis::Cols => *cols,
        })
    });
    found.unwrap_or(i64::MAX)
}

/// Returns whether only operations of a block use a value.
fn is_used_in<'c, 'a>(value: Value<'c, 'a>, block: BlockRef<'c, 'a>) -> bool {
    users(value).into_iter().all(|user| user.block() == Some(block))
}

/// Returns whether a tile may be enlarged: it is allocated in vector memory or a view of such a tile, and used only in
/// this block.
fn may_grow<'c, 'a>((value, axis): (Value<'c, 'a>, Axis), block: BlockRef<'c, 'a>, tail: Option<Tail<'c, 'a>>) -> bool {
    let (Some((op, Some(def))), Some(desc)) = (walk::definition(value), tile(value)) else { return false };
    let is_plain = desc.loc == Loc::Vec && desc.slayout == SLayout::NoneBox;
    let is_whole = !matches!(axis.extent(&desc), Some((_, Dim::Dynamic)));
    let is_known = if is_def(Some(def), ALLOC) {
        let named = |name: Name| def.operand(name).and_then(|index| operand_of(op, def, index)).map(value_key);
        let [along, across] = axis.valid().map(named);
        op.operand_count() == usize::from(along.is_some())
            && across.is_none()
            && if is_whole { along.is_none() } else { along.is_some() && along == tail.map(|tail| tail.value) }
    } else if is_def(Some(def), SLOT) {
        is_whole
    } else {
        is_whole && is_def(Some(def), TRESHAPE) && op.block() == Some(block)
    };
    is_plain && is_known && is_used_in(value, block)
}

impl<'c, 'a> Blocks<'c, 'a> {
    /// Analyses a loop; returns `None` unless its iterations process adjacent blocks.
    pub(super) fn of(op: OperationRef<'c, 'a>, target: Target) -> Option<Self> {
        let [from, to, step] = [0, 1, 2].map(|index| operand(op, index).and_then(integer_constant));
        let step = step.filter(|step| *step > 0)?;
        let known = from.zip(to).and_then(|(from, to)| pto_analysis::trip_count(from, to, step));
        let mut blocks = walk::blocks(op);
        let (block, None) = (blocks.next()?, blocks.next()) else { return None };
        if known.is_some_and(|iterations| iterations < 2) || op.result_count() > 0 {
            return None;
        }
        let index: Value<'c, 'a> = block.argument(0).ok()?.into();
        let mut body: Vec<OperationRef<'c, 'a>> = walk::operations(block).take(BODY + 1).collect();
        if body.len() > BODY || body.iter().any(|op| op.region_count() > 0) {
            return None;
        }
        body.pop();
        let tail = body.iter().find_map(|inside| Tail::of(*inside, index, operand(op, 1)?, step));
        if known.is_none() && tail.is_none() {
            return None;
        }
        let mut finder = Finder {
            varying: HashSet::from([value_key(index)]),
            index: value_key(index),
            step,
            views: Vec::new(),
            axes: HashMap::new(),
            found: Vec::new(),
            shown: HashMap::new(),
            slots: Vec::new(),
            tail,
            blocks: None,
        };
        for op in &body {
            finder.note(*op)?;
        }
        let whole = finder.views.iter().filter(|view| view.size.is_some()).count();
        // Either all blocks are partial in the last iteration, or none is.
        if whole != if tail.is_some() { 0 } else { finder.views.len() } {
            return None;
        }
        let rows: Vec<_> = body.iter().filter_map(|op| Some((*op, declared(*op)?.0))).collect();
        // The second pass handles tiles that are used before they are found; tiles that are never found are no blocks.
        for _ in 0..3 {
            let mut grows = false;
            for (op, def) in &rows {
                grows |= finder.spread(*op, def);
            }
            if !grows {
                break;
            }
        }
        let is_possible = rows.iter().all(|(op, def)| finder.is_by_blocks(*op, def))
            && finder.is_buffered_by_iteration(&body)
            && is_apart(&body)
            && finder.found.iter().all(|found| may_grow(*found, block, tail))
            && finder
                .slots
                .iter()
                .all(|[slot, _]| result(*slot, 0).is_some_and(|tile| finder.axis(tile.into()).is_some()));
        if !is_possible || finder.views.is_empty() {
            return None;
        }
        let (mut bytes, mut most) = (0i64, i64::MAX);
        for (value, axis) in &finder.found {
            let desc = tile(*value)?;
            most = most.min(largest(*axis, target) / axis.extent(&desc)?.0.max(1));
            if walk::definition(*value).is_some_and(|(_, def)| !is_def(def, TRESHAPE)) {
                bytes = bytes.saturating_add(desc.size_bytes()?);
            }
        }
        let Finder { views, found, slots, blocks, .. } = finder;
        let iterations = known.or(blocks).unwrap_or(UNKNOWN);
        Some(Self { op, index, from, step, iterations, tail, body, views, tiles: found, slots, bytes, most })
    }
}

impl<'c, 'a> Finder<'c, 'a> {
    /// Analyses an operation that depends on the induction variable; `None` if it prevents coarsening.
    fn note(&mut self, op: OperationRef<'c, 'a>) -> Option<()> {
        let depends = self.depends(op);
        let results = || (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from).map(value_key);
        let Some((def, _)) = declared(op) else {
            let is_number = walk::upstream(op).is_some_and(|upstream| matches!(upstream.is, Is::Arith(_)));
            if depends {
                self.varying.extend(results());
            }
            return is_number.then_some(());
        };
        match def.level {
            Level::View if is_def(Some(def), PARTITION) => {
                if depends {
                    let view = self.view(op, def)?;
                    self.varying.extend(results());
                    self.views.push(view);
                }
                Some(())
            }
            Level::View if is_def(Some(def), TRESHAPE) => {
                let (source, shown) = (operand(op, 0)?, result(op, 0)?);
                tile(source)?;
                self.shown.insert(value_key(Value::from(shown)), value_key(source));
                (!depends).then_some(())
            }
            Level::View if is_def(Some(def), ALLOC) => {
                let tail = self.tail.map(|tail| tail.value);
                let of = |index: usize| operand(op, index).map(value_key);
                let is_known = |key: usize| Some(key) == tail || !self.varying.contains(&key);
                (0..op.operand_count()).filter_map(of).all(is_known).then_some(())
            }
            // The selection does not matter if each iteration overwrites the buffer and no other one is used.
            Level::View if is_def(Some(def), SLOT) => {
                let (several, given) = (operand(op, 0)?, result(op, 0)?);
                let (made, of_made) = walk::definition(several)?;
                let is_one = is_def(of_made, MULTI) && made.operand_count() == 0 && users(several).len() == 1;
                self.shown.insert(value_key(Value::from(given)), value_key(several));
                self.slots.push([op, made]);
                is_one.then_some(())
            }
            Level::View => (is_def(Some(def), MAKE) && !depends).then_some(()),
            Level::Tile => {
                let known =
                    copied(op, def).is_some() || def.along(Axes::Rows).or_else(|| def.along(Axes::Cols)).is_some();
                let scalars = (0..op.operand_count())
                    .filter_map(|index| operand(op, index))
                    .filter(|value| !matches!(types::desc(value.r#type()), TypeDesc::Partition(_)));
                let iterations = scalars.into_iter().any(|value| self.varying.contains(&value_key(value)));
                let stores_one = copied(op, def).is_some_and(|[view, _]| {
                    operand_of(op, def, 1).is_some_and(|out| value_key(out) == value_key(view))
                        && self.axis_of_view(view).is_none()
                });
                (known && !iterations && !stores_one && def.effects == Effects::FromRoles && op.result_count() == 0)
                    .then_some(())
            }
            Level::Vector | Level::Scalar | Level::Sync | Level::Micro | Level::Comm | Level::Vmi => None,
        }
    }
}
