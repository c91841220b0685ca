//! Represents a tile operation as a nest: the registers that it iterates over, and the code for one register.
//!
//! [`super::record`] creates nests from rules; [`super::emit`] emits the surrounding loops.

use crate::{
    builder::{Body, Builder, Extent, Half, Lowered, REGISTER_BYTES, same_extent},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, operation::OperationRef};
use pto_isa::{
    Op,
    types::{BLayout, MaskGranularity},
};

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

/// Selects the elements of a source tile for a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Broadcast {
    /// The elements at the same position.
    Same,
    /// The first element of the line, broadcast to all lanes.
    OfLine,
    /// The elements of the first line, at the same position in the line.
    OfElement,
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
    Fold(FoldBodies<'c, 'a>),
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
    /// The operation with the bodies as blocks.
    pub(super) code: Option<OperationRef<'c, 'a>>,
    /// Each element may be in any lane of that width, and narrow elements in even or odd lanes: the code is the same.
    /// See [`Builder::inline`].
    pub(crate) in_halves: bool,
}

impl<'c, 'a> Nest<'c, 'a> {
    /// Creates the constants of the code and the first index, in the order of operations, whichever loops these are in.
    pub(super) fn constants(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
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
