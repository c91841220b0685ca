//! What a tile operation does, register by register: rules give it, and the loops around are made by who expands it.

use crate::{
    builder::{Builder, Extent, Lowered, REGISTER_BYTES, same_extent},
    tile::Tile,
};
use mlir_dialect::melior::ir::Value;
use pto_isa::{
    Op,
    types::{BLayout, MaskGranularity},
};

/// Registers that an operation goes through: lines of elements.
#[derive(Clone, Copy)]
pub(crate) struct Space<'c, 'a> {
    /// Lines: rows, or columns of column-major tiles.
    pub(crate) lines: Extent<'c, 'a>,
    /// Elements of a line.
    pub(crate) elements: Extent<'c, 'a>,
    /// Elements of a register.
    pub(crate) lanes: i64,
    /// Granularity of the predicates of lanes.
    pub(crate) granularity: MaskGranularity,
    /// Bytes of a lane.
    pub(crate) lane: u32,
}

impl Space<'_, '_> {
    /// Whether lanes are all of a register, and have a predicate of their own.
    pub(crate) fn is_whole(&self) -> bool {
        self.lanes * i64::from(self.lane) == REGISTER_BYTES && self.lane <= 4
    }

    /// Whether two go through the same registers.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        same_extent(self.lines, other.lines)
            && same_extent(self.elements, other.elements)
            && (self.lanes, self.granularity, self.lane) == (other.lanes, other.granularity, other.lane)
    }
}

/// Which elements of a tile belong to a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Broadcast {
    /// Those at the same place.
    Same,
    /// The first element of the line, in every lane.
    OfLine,
    /// Those of the first line, at the same place of it.
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

/// A register of the destination, of those of the sources and the predicate of the lanes in the region.
pub(crate) type Map<'c, 'a> =
    dyn Fn(&mut Builder<'c, 'a>, &[Value<'c, 'a>], Value<'c, 'a>) -> Lowered<Value<'c, 'a>> + 'a;
/// What a reduction carries on after a register: of the register, its predicate, and what was carried.
pub(crate) type Step<'c, 'a> =
    dyn Fn(&mut Builder<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Lowered<Vec<Value<'c, 'a>>> + 'a;
/// What a reduction starts with.
pub(crate) type Start<'c, 'a> = dyn Fn(&mut Builder<'c, 'a>) -> Lowered<Vec<Value<'c, 'a>>> + 'a;
/// The result of a reduction, in the first lane, of what was carried.
pub(crate) type Finish<'c, 'a> = dyn Fn(&mut Builder<'c, 'a>, &[Value<'c, 'a>]) -> Lowered<Value<'c, 'a>> + 'a;

/// What a reduction makes of a register and its predicate.
pub(crate) type First<'c, 'a, T> = dyn Fn(&mut Builder<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>) -> Lowered<T> + 'a;

/// A reduction of lines.
pub(crate) struct Fold<'c, 'a> {
    pub(crate) start: Box<Start<'c, 'a>>,
    /// What is carried on after the first register, where that is less work than a step.
    pub(crate) first: Option<Box<First<'c, 'a, Vec<Value<'c, 'a>>>>>,
    /// The result of lines of one register, where that is less work than all of it.
    pub(crate) only: Option<Box<First<'c, 'a, Value<'c, 'a>>>>,
    pub(crate) step: Box<Step<'c, 'a>>,
    pub(crate) finish: Box<Finish<'c, 'a>>,
}

/// Where the number of a line is in a tile that has one for each.
pub(super) fn number_of<'c, 'a>(tile: &Tile<'c, 'a>, line: Extent<'c, 'a>) -> [Extent<'c, 'a>; 2] {
    let first = Extent::Static(0);
    match tile.desc.blayout {
        BLayout::RowMajor if !tile.rows.is(1) => [line, first],
        BLayout::RowMajor | BLayout::ColMajor => [first, line],
    }
}

/// What is done with registers.
pub(crate) enum Work<'c, 'a> {
    /// A register of the destination for each.
    Map(Box<Map<'c, 'a>>),
    /// One element of the destination for each line.
    Fold(Fold<'c, 'a>),
    /// One line of the destination: lines are put together, from the first to the last where they may not be in another order.
    Columns { def: &'static Op, in_order: bool },
}

/// A tile operation.
pub(crate) struct Nest<'c, 'a> {
    pub(crate) space: Space<'c, 'a>,
    pub(crate) sources: Vec<Source<'c, 'a>>,
    /// The operand that is written.
    pub(crate) value: Value<'c, 'a>,
    pub(crate) tile: Tile<'c, 'a>,
    pub(crate) work: Work<'c, 'a>,
    /// Each element may stand in any lane that is as wide, and narrower ones in even lanes or in odd ones: what is done with
    /// it is the same. See [`Builder::of_half`].
    pub(crate) in_halves: bool,
}

impl<'c, 'a> Nest<'c, 'a> {
    /// Where each element depends on those at the same place of tiles that have one for each line: the lines, if the
    /// operation may as well go through them one by one.
    pub(crate) fn as_lines(&self) -> Option<Extent<'c, 'a>> {
        let whole = |tile: &Tile<'c, 'a>| tile.desc.dtype.bytes() == self.space.lane;
        let alike = |source: &Source<'c, 'a>| source.reach == Broadcast::Same && whole(&source.tile);
        let map = matches!(self.work, Work::Map(_)) && self.sources.iter().all(alike) && whole(&self.tile);
        if !map || self.space.lane > 4 {
            return None;
        }
        if self.space.lines.is(1) {
            return Some(self.space.elements);
        }
        self.space.elements.is(1).then_some(self.space.lines)
    }

    /// Whether each element depends on those at the same place of tiles of one line, of those that lines of `space` have.
    pub(crate) fn is_line_of(&self, space: &Space<'c, 'a>) -> bool {
        let at_place = |source: &Source<'c, 'a>| matches!(source.reach, Broadcast::Same | Broadcast::OfElement);
        matches!(self.work, Work::Map(_))
            && self.sources.iter().all(at_place)
            && self.space.is_same(&Space { lines: Extent::Static(1), ..*space })
    }

    /// Whether all tiles are one line without gaps.
    pub(crate) fn is_flat(&self) -> bool {
        let gapless = |tile: &Tile<'c, 'a>| self.space.elements.is(tile.stride);
        matches!(self.work, Work::Map(_))
            && gapless(&self.tile)
            && self.sources.iter().all(|source| source.reach == Broadcast::Same && gapless(&source.tile))
    }

    /// Registers that a line has at most, as far as types say.
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
