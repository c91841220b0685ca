//! Merges copies of several iterations into one, which pays the start-up latency once.
//!
//! The boxes that successive iterations copy have a constant stride in global memory, so they are the planes of a view
//! with one more dimension. The buffers of the iterations become adjacent parts of one buffer, which the first copy
//! fills or the last copy empties. No operation between the copies may access the bytes that they access.

use crate::{
    builder::{Builder, Extent, Lowered, Point, op_def},
    linear::sum_of,
    memory_effects::{EffectAnalysis, only_computes},
    tile::{ALLOC, SET_VALID, SUBVIEW, is_def},
    view::{MAKE, PARTITION, RANK, layout},
    walk::{self, key},
};
use mlir_dialect::{
    Rewriter, context_of, location,
    melior::ir::{
        Attribute, BlockLike, Identifier, Operation, Value, ValueLike,
        attribute::{ArrayAttribute, DenseI32ArrayAttribute, IntegerAttribute},
        block::BlockRef,
        operation::{OperationLike, OperationRef},
        r#type::IntegerType,
    },
    operand, result, users, value_key,
};
use pto_dialect::{
    op::{Groups, OPERAND_SEGMENTS},
    types,
};
use pto_isa::{
    Op, TileDesc, TypeDesc,
    ops::movement,
    types::{BLayout, DType, Dim, Loc, Shape, ViewDesc, ViewLayout},
};
use std::collections::{HashMap, HashSet};

const LOAD: &Op = op_def(movement::OPS, "tload");
const STORE: &Op = op_def(movement::OPS, "tstore");

/// A copy of a loop that can be merged with those of other iterations.
pub(super) struct Burst<'c, 'a> {
    pub(super) op: OperationRef<'c, 'a>,
    pub(super) loads: bool,
    /// The stride between the boxes of successive iterations, in each dimension.
    steps: Vec<i64>,
}

/// A buffer with one part per iteration.
struct Parted<'c, 'a> {
    whole: Value<'c, 'a>,
    parts: usize,
}

/// Returns the values of a declared operand.
fn operands_of<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op, index: usize) -> Vec<Value<'c, 'a>> {
    Groups::of(def, op).range(index).filter_map(|index| operand(op, index)).collect()
}

/// Returns the increment of a value per iteration of a loop; `None` if unknown. `made` are the values defined in the
/// loop.
fn slope(value: Value<'_, '_>, index: usize, made: &HashSet<usize>) -> Option<i64> {
    let sum = sum_of(value);
    let is_known = sum.terms.iter().all(|(key, _)| *key == index || !made.contains(key));
    is_known.then(|| sum.factor(index))
}

/// Returns whether tiles of several iterations can be adjacent parts of a taller tile.
fn is_plain(desc: &TileDesc) -> bool {
    desc.loc == Loc::Vec
        && desc.stored_box().is_none()
        && (desc.blayout == BLayout::RowMajor || desc.cols == 1)
        && desc.valid_rows == Dim::Static(desc.rows)
        && desc.valid_cols == Dim::Static(desc.cols)
}

impl<'c, 'a> Burst<'c, 'a> {
    /// Analyses a copy in the body of a loop with this step, on a buffer that belongs to one iteration.
    pub(super) fn of(
        op: OperationRef<'c, 'a>,
        block: BlockRef<'c, 'a>,
        step: i64,
        made: &HashSet<usize>,
        is_of_iteration: impl Fn(OperationRef<'c, 'a>) -> bool,
    ) -> Option<Self> {
        let (def, _) = pto_dialect::op::declared(op)?;
        let loads = is_def(Some(def), LOAD);
        if !loads && !is_def(Some(def), STORE) || op.block() != Some(block) || op.operand_count() != 2 {
            return None;
        }
        let (tile, view) = ends(op, loads)?;
        let (alloc, alloc_row) = walk::definition(tile)?;
        let is_free = alloc.operand_count() == 0;
        if !is_def(alloc_row, ALLOC) || !is_free || !is_of_iteration(alloc) {
            return None;
        }
        types::tile(tile.r#type()).filter(is_plain)?;
        let is_used_as_it_is = |user: OperationRef<'c, 'a>| {
            pto_dialect::op::declared(user).is_some_and(|(def, _)| !is_def(Some(def), SET_VALID))
        };
        if !users(tile).into_iter().all(is_used_as_it_is) {
            return None;
        }
        let (make, partition) = makers(view)?;
        if !matches!(layout(make), None | Some(ViewLayout::Nd)) {
            return None;
        }
        let index = value_key(block.argument(0).ok()?);
        let grows = |value: &Value<'c, 'a>| slope(*value, index, made);
        let is_same = |value: &Value<'c, 'a>| grows(value) == Some(0);
        let (extents, strides) = (operands_of(make, MAKE, 1), operands_of(make, MAKE, 2));
        let pointer = operand(make, 0)?;
        let is_outside = walk::definition(pointer).is_none_or(|(op, _)| walk::in_block(op, block).is_none());
        if !is_outside || !extents.iter().chain(&strides).all(is_same) || extents.len() >= RANK {
            return None;
        }
        let TypeDesc::Partition(ViewDesc { shape, .. }) = types::desc(view.r#type()) else { return None };
        let sizes = shape.dims().iter().map(|dim| dim.get()).collect::<Option<Vec<i64>>>()?;
        let offsets = operands_of(partition, PARTITION, 1);
        let steps = offsets.iter().map(|offset| grows(offset)?.checked_mul(step)).collect::<Option<Vec<i64>>>()?;
        // The boxes of different iterations do not overlap.
        let is_apart = steps.iter().zip(&sizes).any(|(step, size)| step >= size);
        if steps.len() != extents.len() || steps.iter().any(|step| *step < 0) || !is_apart {
            return None;
        }
        Some(Self { op, loads, steps })
    }
}

/// Returns the tile and the view of a copy.
fn ends<'c, 'a>(op: OperationRef<'c, 'a>, loads: bool) -> Option<(Value<'c, 'a>, Value<'c, 'a>)> {
    let (first, second) = (operand(op, 0)?, operand(op, 1)?);
    Some(if loads { (second, first) } else { (first, second) })
}

/// Returns the operations that define a view: of a tensor, and of a box in it.
fn makers<'c, 'a>(view: Value<'c, 'a>) -> Option<(OperationRef<'c, 'a>, OperationRef<'c, 'a>)> {
    let (partition, def) = walk::definition(view)?;
    let (make, of) = walk::definition(operand(partition, 0)?)?;
    (is_def(def, PARTITION) && is_def(of, MAKE)).then_some((make, partition))
}

/// Merges copies of iterations.
pub(super) struct Merger<'x, 'c, 'a> {
    pub(super) touching: &'x mut EffectAnalysis,
    pub(super) b: &'x mut Builder<'c, 'a>,
    pub(super) rewriter: &'x mut Rewriter<'c, 'a>,
}

impl<'c, 'a> Merger<'_, 'c, 'a> {
    /// Merges groups of copies where possible; each burst comes with its copies in the order of iterations.
    pub(super) fn merge(
        &mut self,
        bursts: &[(&Burst<'c, 'a>, Vec<OperationRef<'c, 'a>>)],
        together: usize,
    ) -> Lowered<()> {
        let mut groups = Vec::new();
        for (burst, copies) in bursts {
            for copies in copies.chunks(together).filter(|copies| copies.len() > 1) {
                if self.meet(burst, copies) {
                    groups.push((*burst, copies));
                }
            }
        }
        let mut parted = HashMap::new();
        groups.into_iter().try_for_each(|(burst, copies)| self.one(burst, copies, &mut parted))
    }

    /// Moves copies next to each other if no operation prevents it: loads after the first one, stores before the last
    /// one. They are correct there only after they are merged.
    fn meet(&mut self, burst: &Burst<'c, 'a>, copies: &[OperationRef<'c, 'a>]) -> bool {
        let (Some(first), Some(last)) = (copies.first(), copies.last()) else { return false };
        let mut seen = Vec::new();
        let mut at = Some(*first);
        while let Some(op) = at.filter(|op| key(*op) != key(*last)) {
            seen.push(op);
            at = op.next_in_block();
        }
        if at.is_none() {
            return false;
        }
        let places: HashMap<usize, usize> =
            seen.iter().chain([last]).enumerate().map(|(at, op)| (key(*op), at)).collect();
        let own: HashSet<usize> = copies.iter().map(|copy| key(*copy)).collect();
        for copy in copies {
            let (Some(touched), Some(place)) = (self.touching.touched(*copy), places.get(&key(*copy))) else {
                return false;
            };
            let passed = if burst.loads { seen.get(..*place) } else { seen.get(place + 1..) };
            let others =
                passed.unwrap_or_default().iter().filter(|op| !own.contains(&key(**op)) && !only_computes(**op));
            for other in others {
                if self.touching.touched(*other).is_none_or(|other| !touched.is_independent(&other)) {
                    return false;
                }
            }
        }
        let moved = if burst.loads { &copies[1..] } else { &copies[..copies.len() - 1] };
        let Some(goal) = (if burst.loads { first.next_in_block() } else { Some(*last) }) else { return false };
        for copy in moved {
            if key(*copy) != key(goal) {
                self.rewriter.move_before(*copy, goal);
            }
        }
        true
    }

    /// Replaces adjacent copies by one.
    fn one(
        &mut self,
        burst: &Burst<'c, 'a>,
        copies: &[OperationRef<'c, 'a>],
        parted: &mut HashMap<usize, Parted<'c, 'a>>,
    ) -> Lowered<()> {
        let (Some(first), Some(last)) = (copies.first(), copies.last()) else { return Ok(()) };
        let count = copies.len() as i64;
        let Some((tile, view)) = ends(*first, burst.loads) else { return Ok(()) };
        let whole = match parted.get(&value_key(tile)).filter(|parted| parted.parts == copies.len()) {
            Some(parted) => parted.whole,
            None => {
                let tiles = copies.iter().filter_map(|copy| ends(*copy, burst.loads)).map(|(tile, _)| tile);
                let whole = self.parted(&tiles.collect::<Vec<_>>())?;
                if let Some((tile, _)) = ends(*first, burst.loads) {
                    parted.insert(value_key(tile), Parted { whole, parts: copies.len() });
                }
                whole
            }
        };
        let anchor = if burst.loads { first } else { last };
        let Some((make, partition)) = makers(view) else { return Err(self.b.defect("a view")) };
        let Some(at) = Point::before(*anchor) else { return Ok(()) };
        self.b.go(at, location(*anchor));
        let view = self.planes(burst, make, partition, count)?;
        let Some(block) = anchor.block() else { return Ok(()) };
        let copy = block.insert_operation_before(*anchor, Operation::clone(anchor));
        let operands = if burst.loads { [view, whole] } else { [whole, view] };
        self.rewriter.set_operands(copy, &operands);
        copies.iter().for_each(|copy| self.rewriter.erase(*copy));
        Ok(())
    }

    /// Creates a view of the boxes of several iterations, with one plane for each.
    fn planes(
        &mut self,
        burst: &Burst<'c, 'a>,
        make: OperationRef<'c, 'a>,
        partition: OperationRef<'c, 'a>,
        count: i64,
    ) -> Lowered<Value<'c, 'a>> {
        let b = &mut *self.b;
        let strides = operands_of(make, MAKE, 2);
        let mut distance = Extent::Static(0);
        for (step, stride) in burst.steps.iter().zip(&strides) {
            let step = b.mul(Extent::Static(*step), Extent::of(*stride))?;
            distance = b.add(distance, step)?;
        }
        let (distance, planes, zero) =
            (b.index(distance)?, b.constant(count, DType::Index)?, b.constant(0, DType::Index)?);
        let before = |value: Value<'c, 'a>, others: Vec<Value<'c, 'a>>| -> Vec<Value<'c, 'a>> {
            std::iter::once(value).chain(others).collect()
        };
        let (Some(pointer), Some(whole), Some(boxed)) = (operand(make, 0), result(make, 0), result(partition, 0))
        else {
            return Err(b.defect("a view of copies"));
        };
        let more = |desc: ViewDesc, dim: Dim| {
            let dims: Vec<Dim> = std::iter::once(dim).chain(desc.shape.dims().iter().copied()).collect();
            Shape::new(&dims).map(|shape| ViewDesc { shape, ..desc })
        };
        let (TypeDesc::TensorView(tensor), TypeDesc::Partition(part)) =
            (types::desc(whole.r#type()), types::desc(boxed.r#type()))
        else {
            return Err(b.defect("a view of copies"));
        };
        let (Some(tensor), Some(part)) = (more(tensor, Dim::Dynamic), more(part, Dim::Static(count))) else {
            return Err(b.defect("a view of copies"));
        };
        let tensor = b.r#type(TypeDesc::TensorView(tensor))?;
        let part = b.r#type(TypeDesc::Partition(part))?;
        let extents = before(planes, operands_of(make, MAKE, 1));
        let made = b.grouped(MAKE, &[&[pointer], &extents, &before(distance, strides)], &[tensor])?;
        let made = b.result(made, 0)?;
        let offsets = before(zero, operands_of(partition, PARTITION, 1));
        let sizes = before(planes, operands_of(partition, PARTITION, 2));
        let boxed = b.grouped(PARTITION, &[&[made], &offsets, &sizes], &[part])?;
        b.result(boxed, 0)
    }

    /// Creates one buffer with these tiles as parts.
    fn parted(&mut self, tiles: &[Value<'c, 'a>]) -> Lowered<Value<'c, 'a>> {
        let allocs: Vec<OperationRef<'c, 'a>> =
            tiles.iter().filter_map(|tile| walk::definition(*tile)).map(|(op, _)| op).collect();
        let (Some(first), Some(desc)) = (allocs.first(), tiles.first().and_then(|tile| types::tile(tile.r#type())))
        else {
            return Err(self.b.defect("a buffer"));
        };
        let rows = desc.rows * tiles.len() as i64;
        let large = self.b.r#type(TypeDesc::Tile(TileDesc { rows, valid_rows: Dim::Static(rows), ..desc }))?;
        let Some(at) = Point::before(*first) else { return Err(self.b.defect("a place")) };
        self.b.go(at, location(*first));
        let whole = self.b.grouped(ALLOC, &[&[], &[], &[]], &[large])?;
        let whole = self.b.result(whole, 0)?;
        let zero = self.b.constant(0, DType::Index)?;
        let context = context_of(location(*first));
        let wide = IntegerType::new(context, 64).into();
        let sizes = [desc.rows, desc.cols].map(|size| IntegerAttribute::new(wide, size).into());
        let sizes: Attribute<'c> = ArrayAttribute::new(context, &sizes).into();
        let segments = DenseI32ArrayAttribute::new(context, &[1, 2, 0, 0]).into();
        let named = [("sizes", sizes), (OPERAND_SEGMENTS, segments)];
        let named = named.map(|(name, value)| (Identifier::new(context, name), value));
        for (number, (tile, alloc)) in tiles.iter().zip(&allocs).enumerate() {
            let row = self.b.constant(desc.rows * number as i64, DType::Index)?;
            let name = format!("{}.{}", pto_dialect::DIALECT, SUBVIEW.name);
            let part = self.b.raw(&name, &[whole, row, zero], &named, &[tile.r#type()], Vec::new())?;
            self.rewriter.replace_results(*alloc, part);
            self.rewriter.erase(*alloc);
        }
        Ok(whole)
    }
}
