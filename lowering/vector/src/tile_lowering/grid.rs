//! Iterates over regions of tiles in any layout, register by register.
//!
//! A region is iterated along two dimensions, with strides that depend on the layout. Registers extend along one of
//! them, or cover several lines if these are short. The elements of a register are contiguous in memory, or are
//! gathered and scattered at offsets that are the same for every register and computed once.

use super::{
    Expander,
    access::{distance, packed, spread, word},
    instructions::{VADD, VAND, VDIV, VMULS, VSUB},
    loops::Line,
};
use crate::{
    builder::{Builder, Extent, Lowered, granularity, lanes},
    steps::Steps,
    tile::{BLOCK, Tile, power_of_two},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::types::{DType, MaskGranularity};

/// Cost factor of instructions that access elements with gaps, relative to contiguous ones.
const APART: i64 = 2;

/// A region of a tile, in words: elements of 8 bytes are two words.
#[derive(Clone, Copy)]
pub(super) struct Part<'c, 'a> {
    /// The tile; without boxes, the part from the start of the region on.
    tile: Tile<'c, 'a>,
    /// Strides of elements along both dimensions.
    steps: [Steps<'c, 'a>; 2],
    /// The start of the region, in a tile with boxes.
    start: [Extent<'c, 'a>; 2],
    /// Maximal number of elements along both dimensions.
    bounds: [i64; 2],
    /// Words per element.
    words: i64,
}

/// Numbers of elements along both dimensions.
pub(super) type Extents<'c, 'a> = [Extent<'c, 'a>; 2];

/// The partition of regions into registers.
#[derive(Clone, Copy, Debug)]
struct Cut {
    /// The dimension of lines.
    along: usize,
    /// Lines per register.
    lines: i64,
    /// Elements of a line per register.
    piece: i64,
    /// Whether a register covers whole lines.
    whole: bool,
    /// Type of the lanes, which may be wider than the words in them.
    lane: DType,
    /// Costs to compare partitions by, the most important one first.
    cost: [i64; 2],
}

/// Returns whether elements are counted from the start of a box, if there are boxes.
fn begins(steps: &Steps<'_, '_>, start: Extent<'_, '_>) -> bool {
    steps.size == i64::MAX || start.get().is_some_and(|start| start % steps.size == 0)
}

/// Returns whether parts at multiples of a number of elements have the same position relative to boxes.
fn is_regular(steps: &Steps<'_, '_>, count: i64) -> bool {
    steps.size == i64::MAX || count % steps.size == 0 || steps.size % count == 0
}

impl<'c, 'a> Part<'c, 'a> {
    /// Returns the region of a tile from a row and a column on.
    pub(super) fn new(b: &mut Builder<'c, 'a>, tile: &Tile<'c, 'a>, at: Extents<'c, 'a>) -> Lowered<Self> {
        let (steps, bounds) = (tile.steps(), [tile.desc.rows, tile.desc.cols]);
        let (opened, start) = if tile.desc.is_boxed() {
            (tile.as_numbers(b)?, at)
        } else {
            (tile.moved(b, tile.at(at[0], at[1]))?.as_numbers(b)?, [Extent::Static(0); 2])
        };
        let mut desc = opened.desc;
        if tile.bytes() > DType::Ui32.bytes() {
            desc.dtype = DType::Ui32;
        }
        let words = i64::from(tile.bytes() / desc.dtype.bytes());
        let (pointer, stride) = (b.pointer_to(opened.pointer, desc.dtype)?, words * opened.stride);
        Ok(Self { tile: Tile { desc, pointer, stride, ..opened }, steps, start, bounds, words })
    }

    /// Exchanges rows and columns.
    pub(super) fn transposed_view(mut self) -> Self {
        self.steps.reverse();
        self.start.reverse();
        self.bounds.reverse();
        self
    }

    fn dtype(&self) -> DType {
        self.tile.desc.dtype
    }

    /// Returns whether up to `elements` elements of a line along a dimension are contiguous.
    fn is_run(&self, along: usize, elements: i64) -> bool {
        let steps = &self.steps[along];
        steps.is_run() && elements <= steps.size && begins(steps, self.start[along])
    }

    /// Returns whether lines of `elements` elements are contiguous.
    fn is_flat(&self, along: usize, elements: i64) -> bool {
        let across = &self.steps[1 - along];
        self.is_run(along, elements) && across.size == i64::MAX && across.inner.is(elements)
    }

    /// Returns the offsets of the lanes of a register from its first element, in words; `None` if they are unknown.
    fn distances(&self, cut: &Cut) -> Option<Vec<i64>> {
        let [across, along] = [&self.steps[1 - cut.along], &self.steps[cut.along]];
        let mut found = Vec::new();
        for line in 0..cut.lines {
            for element in 0..cut.piece {
                let distance = self.words * (across.known(line)? + along.known(element)?);
                found.extend((0..self.words).map(|word| distance + word));
            }
        }
        Some(found)
    }

    /// Returns whether the elements of a register are contiguous, and registers begin with blocks of boxes.
    fn is_together(&self, cut: &Cut) -> bool {
        if cut.lines > 1 {
            return self.is_flat(cut.along, cut.piece);
        }
        let is_aligned = cut.piece * i64::from(self.tile.bytes()) * self.words % BLOCK == 0;
        self.is_run(cut.along, cut.piece) && (self.steps[cut.along].size == i64::MAX || cut.whole || is_aligned)
    }

    /// Returns whether the offsets of the elements of a register fit its lanes and are the same for all registers.
    fn is_reached(&self, cut: &Cut) -> bool {
        let [across, along] = [1 - cut.along, cut.along].map(|axis| (&self.steps[axis], self.start[axis]));
        let most = self.distances(cut).and_then(|distances| distances.into_iter().max());
        cut.lane.bytes() == distance(self.tile.bytes()).bytes()
            && begins(along.0, along.1)
            && (cut.whole || is_regular(along.0, cut.piece))
            && (cut.lines == 1 || begins(across.0, across.1) && is_regular(across.0, cut.lines))
            && most.is_some_and(|most| most < 1 << cut.lane.bits())
    }

    /// Returns the offset of an element from the pointer of the tile, in words.
    fn offset(
        &self,
        b: &mut Builder<'c, 'a>,
        along: usize,
        line: Extent<'c, 'a>,
        element: Extent<'c, 'a>,
    ) -> Lowered<Extent<'c, 'a>> {
        let (line, element) = (b.add(self.start[1 - along], line)?, b.add(self.start[along], element)?);
        let (line, element) = (self.steps[1 - along].at(b, line)?, self.steps[along].at(b, element)?);
        let elements = b.add(line, element)?;
        b.mul(elements, Extent::Static(self.words))
    }

    /// Returns the same elements as one line of a tile without boxes, if lines are contiguous; registers begin at
    /// multiples of `bytes`.
    fn flattened(self, b: &mut Builder<'c, 'a>, along: usize, bytes: i64) -> Lowered<Self> {
        let first = self.offset(b, along, Extent::Static(0), Extent::Static(0))?;
        let one = Extent::Static(1);
        let mut tile = Tile { pointer: b.advance(self.tile.pointer, first)?, rows: one, cols: one, ..self.tile };
        tile.align = tile.align.min(power_of_two(bytes));
        tile.desc.slayout = pto_isa::types::SLayout::NoneBox;
        let mut steps = [Steps::even(Extent::Static(0)); 2];
        steps[along] = Steps::even(one);
        Ok(Self { tile, steps, start: [Extent::Static(0); 2], ..self })
    }
}

/// Returns the cheapest partition of regions with the same extents; `None` if registers do not reach all elements.
///
/// With `pack`, registers may cover several lines, and the cost is their number. Without it, the cost is the number of
/// regions with gaps between elements, and the first dimension is preferred.
fn cut(parts: &[Part<'_, '_>], extents: Extents<'_, '_>, pack: bool) -> Option<Cut> {
    let first = parts.first()?;
    let size = |axis: usize| {
        let bound = parts.iter().map(|part| part.bounds[axis]).min().unwrap_or(1);
        extents[axis].get().unwrap_or(bound).max(1)
    };
    let registers = |cut: &Cut| {
        let (lines, elements) = (size(1 - cut.along), size(cut.along));
        (lines + cut.lines - 1) / cut.lines * ((elements + cut.piece - 1) / cut.piece)
    };
    let (own, wide) = (first.dtype(), distance(first.tile.bytes()));
    let mut best: Option<Cut> = None;
    for along in [1, 0] {
        let mut offered = Vec::new();
        let longest = parts.iter().map(|part| part.steps[along].size).min().unwrap_or(i64::MAX);
        let piece = longest.min(lanes(own) / first.words);
        let together = Cut { along, lines: 1, piece, whole: size(along) <= piece, lane: own, cost: [0; 2] };
        if parts.iter().all(|part| part.is_together(&together)) {
            offered.push(together);
        }
        let mut width = lanes(wide) / first.words;
        while width > 0 {
            let known = extents[along].get().filter(|elements| *elements > 0);
            let piece = known.unwrap_or(width).min(width);
            let lines = if pack && known == Some(piece) { (width / piece).min(size(1 - along)) } else { 1 };
            let apart = Cut { along, lines, piece, whole: size(along) <= piece, lane: wide, cost: [0; 2] };
            if parts.iter().all(|part| part.is_together(&apart) || part.is_reached(&apart)) {
                offered.push(apart);
                break;
            }
            width /= 2;
        }
        for mut cut in offered {
            let apart = parts.iter().filter(|part| !part.is_together(&cut)).count() as i64;
            let is_last_apart = parts.last().is_some_and(|part| !part.is_together(&cut));
            let each = parts.len() as i64 - apart + APART * apart;
            cut.cost = [if pack { 0 } else { 2 * apart + i64::from(is_last_apart) }, registers(&cut) * each];
            if best.is_none_or(|best| cut.cost < best.cost) {
                best = Some(cut);
            }
        }
    }
    best
}

/// Regions and their partition into registers.
pub(super) struct Grid<'c, 'a> {
    parts: Vec<Part<'c, 'a>>,
    cut: Cut,
    line: Line<'c, 'a>,
    /// The number of lines, if a register covers one line.
    lines: Extent<'c, 'a>,
    /// Whether the elements of each region are contiguous.
    together: Vec<bool>,
}

/// The current register.
#[derive(Clone, Copy)]
struct GridPosition<'x, 'c, 'a> {
    /// Its first line and element.
    line: Extent<'c, 'a>,
    element: Extent<'c, 'a>,
    /// The number of words before it: in its line, or in all lines if it covers several.
    before: Extent<'c, 'a>,
    /// The mask of its lanes.
    mask: Value<'c, 'a>,
    /// Offsets for the regions with gaps.
    distances: &'x [Option<Value<'c, 'a>>],
}

impl<'c, 'a> Expander<'c, 'a> {
    /// Partitions regions of the same extents into registers, before a scope; returns `None` if registers do not reach
    /// all elements.
    pub(super) fn grid(&mut self, parts: Vec<Part<'c, 'a>>, extents: Extents<'c, 'a>) -> Lowered<Option<Grid<'c, 'a>>> {
        // Packing takes fewer instructions, but more messages of a GPU if a line is one message.
        let pack = self.shares_loops();
        Grid::new(&mut self.b, parts, extents, pack)
    }
}

impl<'c, 'a> Grid<'c, 'a> {
    fn new(
        b: &mut Builder<'c, 'a>,
        mut parts: Vec<Part<'c, 'a>>,
        mut extents: Extents<'c, 'a>,
        pack: bool,
    ) -> Lowered<Option<Self>> {
        let flat = [1, 0].into_iter().find(|along| {
            let elements = extents[*along].get().filter(|elements| *elements > 0);
            elements.is_some_and(|elements| parts.iter().all(|part| part.is_flat(*along, elements)))
        });
        if let Some(along) = flat {
            for part in &mut parts {
                *part = part.flattened(b, along, BLOCK)?;
                let [rows, cols] = part.bounds;
                part.bounds = [1; 2];
                part.bounds[along] = rows * cols;
            }
            extents[along] = b.mul(extents[0], extents[1])?;
            extents[1 - along] = Extent::Static(1);
        }
        let Some(cut) = cut(&parts, extents, pack) else { return Ok(None) };
        let together: Vec<bool> = parts.iter().map(|part| part.is_together(&cut)).collect();
        let among = granularity(cut.lane).unwrap_or(MaskGranularity::B32);
        let words = parts.first().map_or(1, |part| part.words);
        // The loop counts lines if a register covers several, otherwise the elements of a line.
        let counted = if cut.lines > 1 { 1 - cut.along } else { cut.along };
        let units = if cut.lines > 1 { [cut.lines, cut.piece * words] } else { [cut.piece, words] };
        if cut.lines > 1 {
            for (part, together) in parts.iter_mut().zip(&together) {
                if *together {
                    *part = part.flattened(b, cut.along, units[0] * units[1] * i64::from(part.dtype().bytes()))?;
                }
            }
        }
        let line = Line::of_units(b, extents[counted], units, among)?;
        let lines = if cut.lines > 1 { Extent::Static(1) } else { extents[1 - cut.along] };
        Ok(Some(Self { parts, cut, line, lines, together }))
    }

    /// Returns the offsets of the lanes of a region from the first one, in words.
    fn distances(&self, b: &mut Builder<'c, 'a>, part: &Part<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let Cut { along, lines, piece, lane, .. } = self.cut;
        let mut numbers = b.sequence(lane)?;
        let mut word = None;
        if part.words > 1 {
            word = Some(below(b, numbers, lane, part.words)?);
            numbers = divided(b, numbers, lane, part.words)?;
        }
        let mut sum = if piece == 1 {
            stepped(b, numbers, lane, &part.steps[1 - along])?
        } else if lines > 1 {
            let (line, element) = (divided(b, numbers, lane, piece)?, below(b, numbers, lane, piece)?);
            let across = stepped(b, line, lane, &part.steps[1 - along])?;
            let inside = stepped(b, element, lane, &part.steps[along])?;
            added(b, across, inside, lane)?
        } else {
            stepped(b, numbers, lane, &part.steps[along])?
        };
        if let Some(word) = word {
            sum = times(b, sum, lane, part.words)?;
            sum = added(b, sum, word, lane)?;
        }
        Ok(sum)
    }

    /// Runs `body` for each register.
    fn each(
        &self,
        b: &mut Builder<'c, 'a>,
        body: &mut dyn FnMut(&mut Builder<'c, 'a>, GridPosition<'_, 'c, 'a>) -> Lowered<()>,
    ) -> Lowered<()> {
        let mut distances = Vec::new();
        for (part, together) in self.parts.iter().zip(&self.together) {
            distances.push(if *together { None } else { Some(self.distances(b, part)?) });
        }
        let words = self.parts.first().map_or(1, |part| part.words);
        b.each(self.lines, 1, &mut |b, line| {
            self.line.each(b, &mut |b, start, mask| {
                let (unit, line, element) = if self.cut.lines > 1 {
                    (self.cut.piece * words, start, Extent::Static(0))
                } else {
                    (words, line, start)
                };
                let before = b.mul(start, Extent::Static(unit))?;
                body(b, GridPosition { line, element, before, mask, distances: &distances })
            })
        })
    }

    /// Returns the position of contiguous elements in a tile without boxes.
    fn side_by_side(&self, at: GridPosition<'_, 'c, 'a>) -> [Extent<'c, 'a>; 2] {
        [if self.cut.lines > 1 { Extent::Static(0) } else { at.line }, at.before]
    }

    fn load(&self, b: &mut Builder<'c, 'a>, index: usize, at: GridPosition<'_, 'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let (part, lane) = (&self.parts[index], self.cut.lane.bytes());
        if let Some(distances) = at.distances[index] {
            let offset = part.offset(b, self.cut.along, at.line, at.element)?;
            let pointer = b.advance(part.tile.pointer, offset)?;
            return part.tile.gather(b, pointer, distances, at.mask);
        }
        if part.tile.desc.is_boxed() {
            let dist = spread(part.dtype(), lane / part.tile.bytes()).ok_or_else(|| b.defect("a distribution"))?;
            let offset = part.offset(b, self.cut.along, at.line, at.element)?;
            return b.load(part.tile.pointer, offset, part.dtype(), dist);
        }
        part.tile.load(b, self.side_by_side(at), lane)
    }

    fn store(
        &self,
        b: &mut Builder<'c, 'a>,
        index: usize,
        at: GridPosition<'_, 'c, 'a>,
        value: Value<'c, 'a>,
    ) -> Lowered<()> {
        let (part, lane) = (&self.parts[index], self.cut.lane.bytes());
        let value = b.bits(value, part.dtype())?;
        if let Some(distances) = at.distances[index] {
            let offset = part.offset(b, self.cut.along, at.line, at.element)?;
            let pointer = b.advance(part.tile.pointer, offset)?;
            return part.tile.scatter(b, value, pointer, distances, at.mask);
        }
        if part.tile.desc.is_boxed() {
            let dist = packed(lane, lane / part.tile.bytes()).ok_or_else(|| b.defect("a distribution"))?;
            let offset = part.offset(b, self.cut.along, at.line, at.element)?;
            return b.store(value, part.tile.pointer, offset, at.mask, dist);
        }
        part.tile.store(b, value, self.side_by_side(at), at.mask, lane)
    }

    /// Copies the first region to the second one, in a scope.
    pub(super) fn copy(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        self.each(b, &mut |b, at| {
            let value = self.load(b, 0, at)?;
            self.store(b, 1, at, value)
        })
    }

    /// Fills the first region with a scalar of its element type, in a scope.
    pub(super) fn fill(&self, b: &mut Builder<'c, 'a>, number: Fill<'c, 'a>) -> Lowered<()> {
        let Some(part) = self.parts.first() else { return Ok(()) };
        let value = match number {
            Fill::Scalar(value, dtype) => b.broadcast(value, dtype)?,
            Fill::Number(number) => b.splat(number, word(part.tile.bytes()))?,
        };
        self.each(b, &mut |b, at| self.store(b, 0, at, value))
    }
}

/// The value with which a region is filled.
#[derive(Clone, Copy)]
pub(super) enum Fill<'c, 'a> {
    /// A scalar, and its element type.
    Scalar(Value<'c, 'a>, DType),
    /// The bit pattern of an element.
    Number(i64),
}

/// Wraps an integer to the width of a lane.
fn wrapped(number: i64, lane: DType) -> i64 {
    let unused = i64::BITS - lane.bits();
    number << unused >> unused
}

fn added<'c, 'a>(b: &mut Builder<'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>, lane: DType) -> Lowered<Value<'c, 'a>> {
    let all = b.all_of(lane)?;
    b.value(VADD, &[x, y, all], &[], x.r#type())
}

fn times<'c, 'a>(b: &mut Builder<'c, 'a>, x: Value<'c, 'a>, lane: DType, number: i64) -> Lowered<Value<'c, 'a>> {
    if number == 1 {
        return Ok(x);
    }
    let (all, number) = (b.all_of(lane)?, b.constant(wrapped(number, lane), lane.signless())?);
    b.value(VMULS, &[x, number, all], &[], x.r#type())
}

/// Returns the quotient of lanes by a constant, rounded down.
fn divided<'c, 'a>(b: &mut Builder<'c, 'a>, x: Value<'c, 'a>, lane: DType, by: i64) -> Lowered<Value<'c, 'a>> {
    if by == 1 {
        return Ok(x);
    }
    if by.count_ones() == 1 {
        return b.shifted_right(x, lane, by.trailing_zeros().into());
    }
    let (all, by) = (b.all_of(lane)?, b.splat(by, lane)?);
    b.value(VDIV, &[x, by, all], &[], x.r#type())
}

/// Returns the remainder of lanes by a constant.
fn below<'c, 'a>(b: &mut Builder<'c, 'a>, x: Value<'c, 'a>, lane: DType, by: i64) -> Lowered<Value<'c, 'a>> {
    let all = b.all_of(lane)?;
    if by.count_ones() == 1 {
        let last = b.splat(by - 1, lane)?;
        return b.value(VAND, &[x, last, all], &[], x.r#type());
    }
    let whole = divided(b, x, lane, by)?;
    let taken = times(b, whole, lane, by)?;
    b.value(VSUB, &[x, taken, all], &[], x.r#type())
}

/// Returns the offset of the element with each index.
fn stepped<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    numbers: Value<'c, 'a>,
    lane: DType,
    steps: &Steps<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let inner = steps.inner.get().ok_or_else(|| b.defect("a distance"))?;
    if steps.size >= lanes(lane) {
        return times(b, numbers, lane, inner);
    }
    let (boxes, rest) = (divided(b, numbers, lane, steps.size)?, below(b, numbers, lane, steps.size)?);
    let (boxes, rest) = (times(b, boxes, lane, steps.outer)?, times(b, rest, lane, inner)?);
    added(b, boxes, rest, lane)
}
