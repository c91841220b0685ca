//! Reads nests: the registers that a tile operation iterates over, and the code for one register.
//!
//! [`super::record`] creates the operations `nest.map`, `nest.fold` and `nest.columns` from rules; [`super::emit`] emits
//! the surrounding loops.

use crate::{
    builder::{Body, Builder, Extent, Half, Lowered, REGISTER_BYTES, same_extent},
    tile::Tile,
    tile_lowering::access::word,
    walk,
};
use mlir_dialect::{
    InherentAttributes, integers,
    melior::ir::{
        Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand,
};
use nest_dialect::op::{self, Kind, View};
use pto_dialect::types;
use pto_isa::{
    Op, TileDesc,
    types::{BLayout, DType, MaskGranularity},
};

pub(crate) use nest_dialect::op::Reach as Broadcast;

/// The registers that an operation iterates over: lines of elements.
#[derive(Clone, Copy)]
pub(crate) struct Space<'c, 'a> {
    /// Lines: rows, or columns of column-major tiles.
    pub(crate) lines: Extent<'c, 'a>,
    /// Elements per line.
    pub(crate) elements: Extent<'c, 'a>,
    /// Elements per register.
    pub(crate) lanes: i64,
    /// Granularity of the predicates of lanes.
    pub(crate) granularity: MaskGranularity,
    /// Bytes of a lane.
    pub(crate) lane: u32,
}

impl<'c, 'a> Space<'c, 'a> {
    /// Returns whether the lanes fill a register and each has a bit of the predicate.
    pub(crate) fn is_whole(&self) -> bool {
        self.lanes * i64::from(self.lane) == REGISTER_BYTES && self.lane <= 4
    }

    /// Returns the elements that form one line, or that each form a line.
    pub(super) fn one_line(&self) -> Option<Extent<'c, 'a>> {
        if self.lines.is(1) {
            return Some(self.elements);
        }
        self.elements.is(1).then_some(self.lines)
    }

    /// Returns whether two spaces have the same registers.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        same_extent(self.lines, other.lines)
            && same_extent(self.elements, other.elements)
            && (self.lanes, self.granularity, self.lane) == (other.lanes, other.granularity, other.lane)
    }
}

/// A tile that is read.
#[derive(Clone, Copy)]
pub(crate) struct Source<'c, 'a> {
    /// The operand.
    pub(crate) value: Value<'c, 'a>,
    pub(crate) tile: Tile<'c, 'a>,
    pub(crate) reach: Broadcast,
}

/// The code for a full register, and for one with a lane mask.
pub(crate) struct Masked<'c, 'a> {
    pub(crate) all: Body<'c, 'a>,
    /// The code with the mask as last argument; `None` if all registers are full.
    pub(crate) some: Option<Body<'c, 'a>>,
}

impl<'c, 'a> Masked<'c, 'a> {
    /// Inlines the code for some registers, with the mask of the lanes in the region.
    pub(crate) fn inline(
        &self,
        b: &mut Builder<'c, 'a>,
        values: &[Value<'c, 'a>],
        mask: Value<'c, 'a>,
        half: Half,
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        if b.is_all(mask) {
            return b.inline(&self.all, values, half);
        }
        let some = self.some.as_ref().ok_or_else(|| b.defect("part of a register"))?;
        b.inline(some, &[values, &[mask]].concat(), half)
    }

    /// Like [`Masked::inline`], for code with one result.
    pub(crate) fn value(
        &self,
        b: &mut Builder<'c, 'a>,
        values: &[Value<'c, 'a>],
        mask: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        self.inline(b, values, mask, Half::Even)?.first().copied().ok_or_else(|| b.defect("a result"))
    }
}

/// The code of a row reduction.
pub(crate) struct FoldBodies<'c, 'a> {
    /// The initial iteration arguments.
    pub(crate) start: Body<'c, 'a>,
    /// The values after the first register, if that is cheaper than a step.
    pub(crate) first: Option<Masked<'c, 'a>>,
    /// The result for lines of one register, if that is cheaper than the general code.
    pub(crate) only: Option<Masked<'c, 'a>>,
    /// The next values, from a register and the current values.
    pub(crate) step: Masked<'c, 'a>,
    /// The result, in the first lane, from the last values.
    pub(crate) finish: Body<'c, 'a>,
}

/// Returns the position of the value of a line in a tile with one element per line.
pub(super) fn number_of<'c, 'a>(tile: &Tile<'c, 'a>, line: Extent<'c, 'a>) -> [Extent<'c, 'a>; 2] {
    let first = Extent::Static(0);
    match tile.desc.blayout {
        BLayout::RowMajor if !tile.rows.is(1) => [line, first],
        BLayout::RowMajor | BLayout::ColMajor => [first, line],
    }
}

/// The code of an operation on registers.
pub(crate) enum Work<'c, 'a> {
    /// One register of the destination for each register.
    Map(Masked<'c, 'a>),
    /// One element of the destination for each line.
    Fold(Box<FoldBodies<'c, 'a>>),
    /// One line of the destination: lines are combined, from the first to the last if the order matters.
    Columns { def: &'static Op, in_order: bool },
}

/// A tile operation.
pub(crate) struct Nest<'c, 'a> {
    pub(crate) space: Space<'c, 'a>,
    pub(crate) sources: Vec<Source<'c, 'a>>,
    /// The destination operand.
    pub(crate) value: Value<'c, 'a>,
    pub(crate) tile: Tile<'c, 'a>,
    pub(crate) work: Work<'c, 'a>,
    /// The operation.
    pub(crate) op: OperationRef<'c, 'a>,
    /// Each element may be in any lane of that width, and narrow elements in even or odd lanes: the code is the same.
    /// See [`Builder::inline`].
    pub(crate) in_halves: bool,
}

/// Returns the granularity of predicates with this number of bits for each lane.
fn granularity(bits: i64) -> Option<MaskGranularity> {
    [MaskGranularity::B8, MaskGranularity::B16, MaskGranularity::B32].into_iter().find(|known| *known as i64 == bits)
}

/// Returns the descriptor of a tile as a nest accesses it.
pub(crate) fn viewed(desc: TileDesc, view: View) -> TileDesc {
    match view {
        View::Plain => desc,
        View::Rows => TileDesc { blayout: BLayout::RowMajor, ..desc },
        View::Words => TileDesc { dtype: word(desc.dtype.bytes()), ..desc },
        View::Halves => TileDesc { dtype: DType::Ui32, cols: 2 * desc.cols, ..desc },
    }
}

/// Returns how a nest accesses a tile, from the descriptors of its type and of the access.
pub(super) fn view(of_type: &TileDesc, accessed: &TileDesc) -> View {
    if of_type.blayout != accessed.blayout {
        View::Rows
    } else if of_type.dtype.bytes() != accessed.dtype.bytes() {
        View::Halves
    } else if of_type.dtype == accessed.dtype {
        View::Plain
    } else {
        View::Words
    }
}

/// Reads the attributes and operands of a nest.
struct Reader<'c, 'a> {
    op: OperationRef<'c, 'a>,
    attributes: InherentAttributes<'c>,
    extents: std::slice::Iter<'c, i64>,
    /// The next operand that is an extent.
    dynamic: usize,
}

impl<'c, 'a> Reader<'c, 'a> {
    fn number(&self, name: &str) -> Option<i64> {
        op::number(&self.attributes, name)
    }

    fn numbers(&self, name: &str) -> Option<&'c [i64]> {
        integers(self.attributes.get(name)?)
    }

    fn extent(&mut self) -> Option<Extent<'c, 'a>> {
        match *self.extents.next()? {
            op::DYNAMIC => {
                self.dynamic += 1;
                operand(self.op, self.dynamic - 1).map(Extent::Dynamic)
            }
            known => Some(Extent::Static(known)),
        }
    }

    /// Returns the code of a region; `None` if it is empty.
    fn body(&self, index: usize) -> Option<Body<'c, 'a>> {
        op::block(self.op, index).map(Body::of)
    }

    /// Returns the code of two regions, for full and for partial registers.
    fn masked(&self, index: usize) -> Option<Masked<'c, 'a>> {
        Some(Masked { all: self.body(index)?, some: self.body(index + 1) })
    }

    fn work(&self, kind: Kind) -> Option<Work<'c, 'a>> {
        Some(match kind {
            Kind::Map => Work::Map(self.masked(0)?),
            Kind::Fold => Work::Fold(Box::new(FoldBodies {
                start: self.body(0)?,
                step: self.masked(1)?,
                finish: self.body(3)?,
                first: self.masked(4),
                only: self.masked(6),
            })),
            Kind::Columns => {
                let combined = walk::operations(op::block(self.op, 0)?).next()?;
                let (def, _) = pto_dialect::op::declared(combined)?;
                Work::Columns { def, in_order: self.attributes.get(op::IN_ORDER).is_some() }
            }
        })
    }
}

impl<'c, 'a> Nest<'c, 'a> {
    /// Reads a nest; `None` if the operation is not a nest. Tiles have no pointers yet: see [`Nest::with_pointers`].
    pub(crate) fn of(nest: OperationRef<'c, 'a>) -> Option<Self> {
        let kind = op::kind(nest)?;
        let attributes = InherentAttributes::of(nest);
        let reach = op::words(attributes.get(op::REACH)?, Broadcast::of)?;
        let extents = integers(attributes.get(op::EXTENTS)?)?.iter();
        let mut reader = Reader { op: nest, attributes, extents, dynamic: reach.len() + 1 };
        let (lines, elements) = (reader.extent()?, reader.extent()?);
        let lane = u32::try_from(reader.number(op::LANE_BYTES)?).ok()?;
        let granularity = granularity(reader.number(op::GRANULARITY)?)?;
        let space = Space { lines, elements, lanes: reader.number(op::LANES)?, granularity, lane };
        let views = attributes.get(op::VIEWS).map(|views| op::words(views, View::of));
        let (strides, aligns) = (reader.numbers(op::STRIDES)?, reader.numbers(op::ALIGNS)?);
        let mut tiles = Vec::with_capacity(reach.len() + 1);
        for index in 0..=reach.len() {
            let value = operand(nest, index)?;
            let view = match &views {
                Some(views) => *views.as_ref()?.get(index)?,
                None => View::Plain,
            };
            let desc = viewed(types::tile(value.r#type())?, view);
            let (stride, align) = (*strides.get(index)?, *aligns.get(index)?);
            let (rows, cols) = (reader.extent()?, reader.extent()?);
            tiles.push((value, Tile { desc, pointer: value, stride, align, rows, cols }));
        }
        let (value, tile) = tiles.pop()?;
        let sources =
            tiles.into_iter().zip(reach).map(|((value, tile), reach)| Source { value, tile, reach }).collect();
        let in_halves = attributes.get(op::IN_HALVES).is_some();
        Some(Self { space, sources, value, tile, work: reader.work(kind)?, op: nest, in_halves })
    }

    /// Computes the pointers of the tiles.
    pub(crate) fn with_pointers(
        mut self,
        mut pointer: impl FnMut(Value<'c, 'a>, &Tile<'c, 'a>) -> Lowered<Value<'c, 'a>>,
    ) -> Lowered<Self> {
        for source in &mut self.sources {
            source.tile.pointer = pointer(source.value, &source.tile)?;
        }
        self.tile.pointer = pointer(self.value, &self.tile)?;
        Ok(self)
    }

    /// Returns the block that holds the nest.
    pub(super) fn block(&self) -> Option<BlockRef<'c, 'a>> {
        self.op.block()
    }

    /// Creates the constants of the code and the first index, in the order of operations, whichever loops these are in.
    pub(crate) fn constants(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let bodies: &[&Body<'c, 'a>] = match &self.work {
            Work::Map(map) => &[&map.all],
            Work::Fold(fold) => &[&fold.start, &fold.step.all, &fold.finish],
            Work::Columns { .. } => return Ok(()),
        };
        b.index(Extent::Static(0))?;
        bodies.iter().try_for_each(|body| b.constants_of(body))
    }

    /// Returns the lines, if each element depends only on those at the same position of tiles with one element per
    /// line, so that the operation may process lines one by one.
    pub(crate) fn as_lines(&self) -> Option<Extent<'c, 'a>> {
        let whole = |tile: &Tile<'c, 'a>| tile.desc.dtype.bytes() == self.space.lane;
        let alike = |source: &Source<'c, 'a>| source.reach == Broadcast::Same && whole(&source.tile);
        let map = matches!(self.work, Work::Map(_)) && self.sources.iter().all(alike) && whole(&self.tile);
        if !map || self.space.lane > 4 {
            return None;
        }
        self.space.one_line()
    }

    /// Returns whether each element depends only on those at the same position of tiles with one line, as long as the
    /// lines of `space`.
    pub(crate) fn is_line_of(&self, space: &Space<'c, 'a>) -> bool {
        let at_place = |source: &Source<'c, 'a>| matches!(source.reach, Broadcast::Same | Broadcast::OfElement);
        matches!(self.work, Work::Map(_))
            && self.sources.iter().all(at_place)
            && self.space.is_same(&Space { lines: Extent::Static(1), ..*space })
    }

    /// Returns whether all tiles are one line without gaps.
    pub(crate) fn is_flat(&self) -> bool {
        let gapless = |tile: &Tile<'c, 'a>| self.space.elements.is(tile.stride);
        matches!(self.work, Work::Map(_))
            && gapless(&self.tile)
            && self.sources.iter().all(|source| source.reach == Broadcast::Same && gapless(&source.tile))
    }

    /// Returns the maximal number of registers of a line, according to types.
    pub(crate) fn most_registers(&self) -> i64 {
        let wide = |tile: &Tile<'c, 'a>| match tile.desc.blayout {
            BLayout::RowMajor => tile.desc.cols,
            BLayout::ColMajor => tile.desc.rows,
        };
        let of_tile =
            self.sources.iter().filter(|source| source.reach == Broadcast::Same).map(|source| wide(&source.tile));
        let of_result = matches!(self.work, Work::Map(_)).then(|| wide(&self.tile));
        let most = of_tile.chain(of_result).min().unwrap_or(i64::MAX);
        let elements = self.space.elements.get().unwrap_or(most);
        (elements.saturating_add(self.space.lanes - 1)) / self.space.lanes
    }
}
