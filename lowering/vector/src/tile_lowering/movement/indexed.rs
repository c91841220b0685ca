//! Lowers gathers from and scatters to global memory. The scalar unit reads the indices; rows are copied as bursts,
//! elements one by one.

use super::super::{
    Expander, Site,
    access::Order,
    dma::{self, Copy, Direction},
    instructions::{BARRIER, LD_DEV, LOAD_SCALAR, SET_ATOMIC_NONE, ST_DEV, STORE_SCALAR},
};
use super::{atomic_elements, atomic_mode, view_of};
use crate::{
    builder::{Builder, Extent, Lowered, set},
    tile::{Tile, is_tile},
    view::{Axis, View},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    Key, Op,
    attrs::{AccAtomicOp, Coalesce, GatherOob, ScatterAtomicOp, ScatterOob},
    types::{AddressSpace, BLayout, DType, Loc, Pipe},
};
use pto_upstream::Arith;

/// Type of the indices.
const INDEX: DType = DType::I32;

/// Indices, read as signless integers: the scalar unit loads no others.
struct Indices<'c, 'a> {
    place: Place<'c, 'a>,
    is_unsigned: bool,
}

/// The location of indices.
enum Place<'c, 'a> {
    Tile(Tile<'c, 'a>),
    View(View<'c, 'a>),
}

impl<'c, 'a> Indices<'c, 'a> {
    fn new(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, operand: usize) -> Lowered<Self> {
        if site.operand(operand).is_some_and(is_tile) {
            let mut tile = x.tile(site, operand)?;
            check_tile(site, operand, &tile)?;
            let is_unsigned = tile.desc.dtype.is_unsigned();
            tile.pointer = x.b.pointer_to(tile.pointer, INDEX)?;
            return Ok(Indices { place: Place::Tile(tile), is_unsigned });
        }
        let mut view = view_of(x, site, operand)?;
        let dtype = types::desc(view.pointer.r#type()).dtype();
        if dtype != Some(INDEX) {
            view.pointer = x.b.cast(view.pointer, INDEX, AddressSpace::Gm)?;
        }
        Ok(Indices { place: Place::View(view), is_unsigned: dtype.is_some_and(DType::is_unsigned) })
    }

    /// Returns the index of a row and column, or of a row alone, if its indices are in one row or column.
    fn get(&self, b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, col: Option<Extent<'c, 'a>>) -> Lowered<Value<'c, 'a>> {
        let zero = Extent::Static(0);
        let one_row = match &self.place {
            Place::Tile(tile) => tile.desc.rows == 1,
            Place::View(view) => view.axes[view.axes.len() - 2].extent.is(1),
        };
        let place = match col {
            Some(col) => [row, col],
            None if one_row => [zero, row],
            None => [row, zero],
        };
        let (instruction, pointer, offset) = match &self.place {
            Place::Tile(tile) => (LOAD_SCALAR, tile.pointer, tile.offset(b, place[0], place[1])?),
            Place::View(view) => (LD_DEV, view.pointer, view.distance(b, place)?),
        };
        let offset = b.index(offset)?;
        let r#type = b.scalar(INDEX)?;
        let index = b.value(instruction, &[pointer, offset], &[], r#type)?;
        if self.is_unsigned {
            let r#type = b.scalar(DType::Index)?;
            return b.arith(Arith::IndexCastUI, &[index], &[], r#type);
        }
        let extent = b.as_index(index)?;
        b.index(extent)
    }
}

/// The treatment of an index out of bounds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outside {
    /// Undefined.
    Undefined,
    /// The index is clamped.
    Nearest,
    /// The index wraps around.
    Remainder,
    /// The element is not copied.
    Nothing,
}

impl Outside {
    fn of_gather(site: Site<'_, '_>) -> Self {
        match site.choice(Key::GatherOob) {
            Some(GatherOob::Clamp) => Outside::Nearest,
            Some(GatherOob::Wrap) => Outside::Remainder,
            Some(GatherOob::Zero) => Outside::Nothing,
            Some(GatherOob::Undefined) | None => Outside::Undefined,
        }
    }

    fn of_scatter(site: Site<'_, '_>) -> Self {
        match site.choice(Key::ScatterOob) {
            Some(ScatterOob::Clamp) => Outside::Nearest,
            Some(ScatterOob::Wrap) => Outside::Remainder,
            Some(ScatterOob::Skip) => Outside::Nothing,
            Some(ScatterOob::Undefined) | None => Outside::Undefined,
        }
    }

    /// Returns an index in bounds, and a condition that the original is in bounds, unless all are.
    fn resolved<'c, 'a>(
        self,
        b: &mut Builder<'c, 'a>,
        index: Value<'c, 'a>,
        count: Extent<'c, 'a>,
    ) -> Lowered<(Extent<'c, 'a>, Option<Value<'c, 'a>>)> {
        let extent = Extent::Dynamic(index);
        match self {
            Outside::Undefined => Ok((extent, None)),
            Outside::Nearest => {
                let last = b.sub(count, Extent::Static(1))?;
                Ok((b.between(extent, Extent::Static(0), last)?, None))
            }
            Outside::Remainder => {
                let (count, zero) = (b.index(count)?, b.index(Extent::Static(0))?);
                let r#type = b.scalar(DType::Index)?;
                let rest = b.arith(Arith::RemSI, &[index, count], &[], r#type)?;
                let moved = b.arith(Arith::AddI, &[rest, count], &[], r#type)?;
                let below = b.compared(Order::Less, [rest, zero])?;
                Ok((Extent::Dynamic(b.choose(below, moved, rest)?), None))
            }
            Outside::Nothing => {
                let inside = b.is_below(extent, count)?;
                let zero = b.index(Extent::Static(0))?;
                Ok((Extent::Dynamic(b.choose(inside, index, zero)?), Some(inside)))
            }
        }
    }
}

/// A gather or scatter.
struct Indexed<'c, 'a> {
    view: View<'c, 'a>,
    indices: Indices<'c, 'a>,
    tile: Tile<'c, 'a>,
    outside: Outside,
    by_rows: bool,
    direction: Direction,
    /// Instructions that select an atomic operation on the memory.
    atomic: Option<[&'static Op; 2]>,
}

/// Checks that the scalar unit and copies can access a tile.
fn check_tile(site: Site<'_, '_>, index: usize, tile: &Tile<'_, '_>) -> Lowered<()> {
    if tile.desc.loc == Loc::Vec {
        return Ok(());
    }
    Err(site.refuse_operand(index, format_args!("with a tile in {}", tile.desc.loc)))
}

/// Lowers `pto.mgather`.
pub(super) fn gather<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 2)?;
    check_tile(site, 2, &tile)?;
    let work = Indexed {
        view: view_of(x, site, 0)?,
        indices: Indices::new(x, site, 1)?,
        tile,
        outside: Outside::of_gather(site),
        by_rows: site.choice(Key::Coalesce) == Some(Coalesce::Row),
        direction: Direction::Load,
        atomic: None,
    };
    work.signless(&mut x.b)?.expand(&mut x.b)
}

/// Lowers `pto.mscatter`: one element after the other, so that the last one of equal indices remains.
pub(super) fn scatter<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    check_tile(site, 0, &tile)?;
    let op = match site.choice(Key::ScatterAtomicOp) {
        None | Some(ScatterAtomicOp::None) => None,
        Some(ScatterAtomicOp::Add) => Some(AccAtomicOp::Add),
        Some(ScatterAtomicOp::Max) => Some(AccAtomicOp::Max),
        Some(ScatterAtomicOp::Min) => Some(AccAtomicOp::Min),
    };
    let atomic = match op {
        Some(op) => Some([atomic_elements(site, tile.desc.dtype, op)?, atomic_mode(op)]),
        None => None,
    };
    let work = Indexed {
        view: view_of(x, site, 2)?,
        indices: Indices::new(x, site, 1)?,
        tile,
        outside: Outside::of_scatter(site),
        by_rows: site.choice(Key::Coalesce) == Some(Coalesce::Row),
        direction: Direction::Store,
        atomic,
    };
    if atomic.is_some() && !(work.by_rows && work.as_burst()) {
        return Err(site.refuse("as an atomic operation on single elements: only bursts are atomic"));
    }
    work.signless(&mut x.b)?.expand(&mut x.b)
}

impl<'c, 'a> Indexed<'c, 'a> {
    /// Returns the same elements as signless integers: the scalar unit moves no others between memories. Copies of rows
    /// keep floats.
    fn signless(mut self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        let copied = self.by_rows && self.as_burst();
        let dtype = match self.tile.desc.dtype.bytes() {
            1 if !copied => DType::I8,
            2 if !copied => DType::I16,
            4 if !copied => DType::I32,
            8 if !copied => DType::I64,
            _ => self.tile.desc.dtype.signless(),
        };
        if dtype != self.tile.desc.dtype {
            self.tile.desc.dtype = dtype;
            self.tile.pointer = b.cast(self.tile.pointer, dtype, AddressSpace::Ub)?;
            self.view.pointer = b.cast(self.view.pointer, dtype, AddressSpace::Gm)?;
        }
        Ok(self)
    }

    /// Emits the copies. Barriers separate the scalar unit from all others, whatever flags the surrounding code uses.
    fn expand(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let [outer @ .., cols] = &self.view.axes;
        let mut count = Extent::Static(1);
        for axis in outer {
            count = b.mul(count, axis.extent)?;
        }
        if !self.by_rows {
            count = b.mul(count, cols.extent)?;
        }
        b.op(BARRIER, &[], &[set(Key::Pipe, Pipe::All)], &[])?;
        for setting in self.atomic.into_iter().flatten() {
            b.op(setting, &[], &[], &[])?;
        }
        b.each(self.tile.rows, 1, &mut |b, row| {
            if self.by_rows {
                let index = self.indices.get(b, row, None)?;
                let (index, inside) = self.outside.resolved(b, index, count)?;
                if self.as_burst() {
                    return self.burst(b, row, index);
                }
                return b.each(self.tile.cols, 1, &mut |b, col| self.element(b, [row, col], [index, col], inside));
            }
            b.each(self.tile.cols, 1, &mut |b, col| {
                let index = self.indices.get(b, row, Some(col))?;
                let (index, inside) = self.outside.resolved(b, index, count)?;
                let in_row = b.quotient(index, cols.extent)?;
                let taken = b.mul(in_row, cols.extent)?;
                let in_col = b.sub(index, taken)?;
                self.element(b, [row, col], [in_row, in_col], inside)
            })
        })?;
        if self.atomic.is_some() {
            b.op(SET_ATOMIC_NONE, &[], &[], &[])?;
        }
        b.op(BARRIER, &[], &[set(Key::Pipe, Pipe::All)], &[]).map(drop)
    }

    /// Returns whether rows are copied as a whole: contiguous on both sides, aligned, and without conditions.
    fn as_burst(&self) -> bool {
        let [.., cols] = &self.view.axes;
        self.outside != Outside::Nothing
            && cols.stride.get().is_none_or(|stride| stride == 1)
            && self.tile.desc.blayout == BLayout::RowMajor
            && self.tile.is_aligned()
    }

    fn burst(&self, b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, index: Extent<'c, 'a>) -> Lowered<()> {
        let distance = self.view.distance(b, [index, Extent::Static(0)])?;
        let mut axes = [Axis::ONE; crate::view::RANK];
        let (from, to) = (self.view.axes.last(), axes.last_mut());
        if let (Some(from), Some(to)) = (from, to) {
            *to = Axis { extent: self.tile.cols, ..*from };
        }
        let view = View { pointer: b.advance(self.view.pointer, distance)?, axes, layout: self.view.layout };
        let tile = Tile { rows: Extent::Static(1), ..self.tile.moved(b, [row, Extent::Static(0)])? };
        let (engine, plan, from, to) = match self.direction {
            Direction::Load => (dma::LOAD, dma::load_plan(b, &view, &tile)?, view.pointer, tile.pointer),
            Direction::Store => (dma::STORE, dma::store_plan(b, &tile, &view)?, tile.pointer, view.pointer),
        };
        let bytes = i64::from(tile.bytes());
        let copy = plan.map(|plan| Copy { engine, from, to, bytes, plan, excess: Extent::Static(0), padding: None });
        dma::transfer(b, self.direction, &view, &tile, copy, None)
    }

    /// Copies one element between the tile and the memory. If its index is out of bounds, a gather stores zero, and a
    /// scatter does nothing.
    fn element(
        &self,
        b: &mut Builder<'c, 'a>,
        place: [Extent<'c, 'a>; 2],
        of_memory: [Extent<'c, 'a>; 2],
        inside: Option<Value<'c, 'a>>,
    ) -> Lowered<()> {
        let near = self.tile.offset(b, place[0], place[1])?;
        let near = b.index(near)?;
        let far = self.view.distance(b, of_memory)?;
        let far = b.index(far)?;
        let dtype = self.tile.desc.dtype;
        let r#type = b.scalar(dtype)?;
        match self.direction {
            Direction::Load => {
                let mut value = b.value(LD_DEV, &[self.view.pointer, far], &[], r#type)?;
                if let Some(inside) = inside {
                    let zero = b.constant(0, dtype)?;
                    value = b.choose(inside, value, zero)?;
                }
                b.op(STORE_SCALAR, &[self.tile.pointer, near, value], &[], &[]).map(drop)
            }
            Direction::Store => {
                let iterations = match inside {
                    None => Extent::Static(1),
                    Some(inside) => {
                        let [one, none] = [b.index(Extent::Static(1))?, b.index(Extent::Static(0))?];
                        Extent::Dynamic(b.choose(inside, one, none)?)
                    }
                };
                b.each(iterations, 1, &mut |b, _| {
                    let value = b.value(LOAD_SCALAR, &[self.tile.pointer, near], &[], r#type)?;
                    b.op(ST_DEV, &[value, self.view.pointer, far], &[], &[]).map(drop)
                })
            }
        }
    }
}
