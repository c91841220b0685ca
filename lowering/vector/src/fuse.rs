//! `pto-fuse`: groups consecutive nests into shared loops, and plans the loops.
//!
//! Consecutive nests are collected as long as they may share loops: element-wise operations, row reductions and
//! operations on their results, and broadcasts of rows and columns. A value that one operation passes to the next stays
//! in a register, and is not stored if it has no other uses.
//!
//! The cost of the code ([`price`]) decides which nests share loops: the pass computes the cheapest partition of the
//! sequence into pieces. A piece is legal if no nest accesses bytes that another one accesses for another register, and
//! if the live registers fit. Each piece becomes an operation `nest.loops`, which holds its nests; its attributes are
//! the plan of the loops ([`loops`]). Nests are erased if no operation reads their results.
//!
//! Before: nests among other operations, in order, with addresses. After: each nest is in a `nest.loops`. Flags that the
//! vector pipe sets between nests of a piece follow it.
//!
//! ```mlir
//! nest.map ins(%a, %b : !t, !t) outs(%c : !t) attributes {..} full {..}
//! nest.map ins(%c : !t) outs(%c : !t) attributes {..} full {..}
//! ```
//!
//! becomes
//!
//! ```mlir
//! nest.loops attributes {cycles = 60, flat, jam = array<i64: 1, 2, 32>, main = 0, of_lines = array<i64>,
//!     phases = array<i64: 0, 0>, stored = array<i64: 1>} nests {
//!   nest.map ins(%a, %b : !t, !t) outs(%c : !t) attributes {..} full {..}
//!   nest.map ins(%c : !t) outs(%c : !t) attributes {..} full {..}
//! }
//! ```

pub(crate) mod emit;
mod flags;
mod halves;
pub(crate) mod loops;
pub(crate) mod memory;
pub(crate) mod nest;
mod price;
pub(crate) mod record;

use crate::{
    alias::Region,
    builder::{Builder, Extent, Lowered, Point, REGISTERS, same_extent},
    passes::OnFunctions,
    scope::{self, is_number},
    tile_lowering::loops::UNROLLED,
    walk,
};
use emit::UnrollJam;
use halves::Pairs;
use memory::{ElementLayout, TileBytes, TileMemory};
use mlir_dialect::{
    Failed, Rewriter, context_of, location,
    melior::ir::{
        Location,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
};
use nest::{Broadcast, Nest, Space, Work};
use price::{Price, Prices};
use pto_isa::Level;
use pto_upstream::Control;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Maximal number of operations that are considered together.
const MOST: usize = 16;
/// Maximal number of unrolled registers of a line, and the approximate limit of instructions.
const WRITTEN_OUT: i64 = 8;
const WRITTEN: i64 = 64;
/// Vector registers reserved for temporaries of rules.
const SPARE: i64 = 6;
/// Maximal unroll-and-jam factor.
const TOGETHER: i64 = 8;

/// A pending operation.
struct Member<'c, 'a> {
    location: Location<'c>,
    /// Number of the operation in the function.
    number: usize,
    nest: Nest<'c, 'a>,
    sources: Vec<TileBytes>,
    tile: TileBytes,
    /// The valid region of its result.
    region: Region,
    /// All reads of its result, if any, are later in the same block.
    may_die: bool,
}

/// The elements of a tile that an operation accesses for a register.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ElementAccess {
    Element,
    Line,
    Column,
}

/// How operations share loops.
pub(crate) struct Shape<'c, 'a> {
    /// The lines, and the elements of each.
    space: Space<'c, 'a>,
    /// The nests on values of lines.
    of_lines: Vec<bool>,
    /// The phase of each nest: its pass over the registers of a line.
    phases: Vec<usize>,
    /// The number of unrolled registers of a line; `None` for a loop.
    registers: Option<i64>,
    /// All lines form one contiguous line.
    is_flat: bool,
    /// They may use pairs of registers.
    pairs: Option<Pairs>,
}

/// The pending operations.
struct Group<'c, 'a> {
    members: Vec<Member<'c, 'a>>,
    /// Flags set between them.
    flags: Vec<OperationRef<'c, 'a>>,
    /// Each wait is preceded by its set.
    are_set_before: bool,
}

/// What operations may share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sharing {
    /// Each operation has a separate scope.
    Nothing,
    /// They share a scope, in which each operation has separate loops without hoisting.
    Scopes,
    /// They share loops if that is cheaper.
    Loops,
}

impl<'c, 'a> Member<'c, 'a> {
    /// Returns the tiles that the operation accesses, how, and whether it writes them. `of_lines` is the kind of access
    /// to operands with one element for each line or column.
    fn touches(&self, of_lines: Option<ElementAccess>) -> Vec<(TileBytes, ElementAccess, bool)> {
        let own = |reach: Broadcast| match (reach, of_lines) {
            (Broadcast::Same, Some(touch)) => touch,
            (Broadcast::Same, None) => ElementAccess::Element,
            (Broadcast::OfLine, _) => ElementAccess::Line,
            (Broadcast::OfElement, _) => ElementAccess::Column,
        };
        let written = match (&self.nest.work, of_lines) {
            (Work::Map(_), Some(touch)) => touch,
            (Work::Map(_), None) => ElementAccess::Element,
            (Work::Fold(_), _) => ElementAccess::Line,
            (Work::Columns { .. }, _) => ElementAccess::Column,
        };
        let read = self.nest.sources.iter().zip(&self.sources).map(|(source, tile)| (*tile, own(source.reach), false));
        read.chain([(self.tile, written, true)]).collect()
    }
}

/// Returns how operations may share loops, `None` if they may not. `stored` marks those with stored results.
fn shape<'c, 'a>(members: &[Member<'c, 'a>], stored: &[bool]) -> Option<Shape<'c, 'a>> {
    let [first, rest @ ..] = members else { return None };
    let alike = |space: &Space<'c, 'a>| {
        rest.iter().all(|member| member.nest.space.is_same(space)) && members.iter().all(Member::is_map)
    };
    let pairs = Pairs::of(members);
    let narrowest = members.iter().map(|member| member.nest.space).min_by_key(|space| space.lane)?;
    let reduced = members.iter().find(|member| matches!(member.nest.work, Work::Columns { .. }));
    let is_columns = reduced.is_some();
    let (space, of_lines) = if let Some(reduced) = reduced {
        let main = reduced.nest.space;
        let at_end = |member: &Member<'c, 'a>| match member.nest.space.is_same(&main) {
            true => Some(false),
            false => member.nest.is_line_of(&main).then_some(true),
        };
        (main, members.iter().map(at_end).collect::<Option<Vec<bool>>>()?)
    } else if alike(&first.nest.space) || pairs.is_some() {
        (narrowest, vec![false; members.len()])
    } else {
        let main = members.iter().find(|member| member.nest.as_lines().is_none())?.nest.space;
        let mut of_lines = Vec::with_capacity(members.len());
        for member in members {
            of_lines.push(if member.nest.space.is_same(&main) {
                false
            } else if member.nest.as_lines().is_some_and(|lines| same_extent(lines, main.lines)) {
                true
            } else {
                return None;
            });
        }
        (main, of_lines)
    };
    // Operations on results of columns come after all of their lines.
    if is_columns && (!of_lines.is_sorted() || members.iter().any(|member| matches!(member.nest.work, Work::Fold(_)))) {
        return None;
    }
    let touch = if is_columns { ElementAccess::Column } else { ElementAccess::Line };
    if !is_in_order(members, &of_lines, touch, stored) {
        return None;
    }
    // The results of lines are available after the phase that computes them.
    let mut made: HashMap<ElementLayout, usize> = HashMap::default();
    let mut phases: Vec<usize> = Vec::with_capacity(members.len());
    let mut elements: HashMap<ElementLayout, usize> = HashMap::default();
    let mut crosses = false;
    for (member, of_lines) in members.iter().zip(&of_lines) {
        let mut phase = phases.last().copied().unwrap_or(0);
        for (source, tile) in member.nest.sources.iter().zip(&member.sources) {
            if source.reach == Broadcast::OfLine
                && let Some(of_number) = made.get(&tile.layout)
            {
                phase = phase.max(of_number + 1);
            }
        }
        crosses |= member.sources.iter().any(|tile| elements.get(&tile.layout).is_some_and(|made| *made < phase));
        if *of_lines || matches!(member.nest.work, Work::Fold(_)) {
            made.insert(member.tile.layout, phase);
        } else {
            elements.insert(member.tile.layout, phase);
        }
        phases.push(phase);
    }
    let by_register = || members.iter().zip(&of_lines).filter(|(_, of_lines)| !**of_lines).map(|(member, _)| member);
    let is_flat = !of_lines.contains(&true) && members.iter().all(|member| member.nest.is_flat());
    let count = by_register().map(|member| member.nest.most_registers()).min().unwrap_or(1).max(1);
    let few = count <= WRITTEN_OUT && count * 4 * by_register().count() as i64 <= WRITTEN.max(4 * count);
    let registers =
        (!is_flat && !is_columns && space.is_whole() && (few || crosses && count <= WRITTEN_OUT)).then_some(count);
    if crosses && registers.is_none() {
        return None;
    }
    Some(Shape { space, of_lines, phases, registers, is_flat, pairs })
}

/// Returns whether operations in shared loops read and write the same values as one by one. Intermediate values stay in
/// registers; memory contains only stored results. Those `of_lines` access elements in another order.
fn is_in_order(members: &[Member<'_, '_>], of_lines: &[bool], touch_of_lines: ElementAccess, stored: &[bool]) -> bool {
    let mut before: Vec<TileAccess> = Vec::new();
    for ((member, of_lines), is_stored) in members.iter().zip(of_lines).zip(stored) {
        let mut accesses = Vec::new();
        for (tile, touch, writes) in member.touches(of_lines.then_some(touch_of_lines)) {
            let made = before.iter().rposition(|access| access.writes && access.tile.layout == tile.layout);
            let in_memory = if writes { *is_stored } else { made.is_none() };
            let access = TileAccess { tile, touch, writes, in_memory };
            // Later operations read the elements with the type by which they were written.
            let is_beside =
                |other: &TileBytes| touch == ElementAccess::Element && tile.layout.bytes() == other.layout.bytes();
            let mut written = before.iter().rev().filter(|other| other.writes && is_beside(&other.tile));
            let anew = writes || written.next().is_some_and(|other| other.tile.layout == tile.layout);
            for (number, other) in before.iter().enumerate() {
                let is_same_place = tile.layout == other.tile.layout || anew && is_beside(&other.tile);
                let is_shared = match touch {
                    ElementAccess::Element | ElementAccess::Line => true,
                    // The result of a column is complete after its last line.
                    ElementAccess::Column => *of_lines,
                };
                let is_same = is_same_place && touch == other.touch && is_shared;
                let depends = match (other.writes, writes) {
                    (false, false) => false,
                    // A value that was completely overwritten is no longer available.
                    (true, false) => made.is_none_or(|made| number >= made),
                    (_, true) => access.in_memory && other.in_memory,
                };
                if depends && !is_same && !tile.is_apart(&other.tile) {
                    return false;
                }
            }
            accesses.push(access);
        }
        before.extend(accesses);
    }
    true
}

/// An access of an operation to a tile.
struct TileAccess {
    tile: TileBytes,
    touch: ElementAccess,
    writes: bool,
    /// The value is in memory; otherwise in a register.
    in_memory: bool,
}

impl Member<'_, '_> {
    const fn is_map(&self) -> bool {
        matches!(self.nest.work, Work::Map(_))
    }
}

impl<'c, 'a> Group<'c, 'a> {
    /// Moves a set flag after the pending operations.
    fn flag(&mut self, op: OperationRef<'c, 'a>) {
        if !self.members.is_empty() {
            self.flags.push(op);
        }
    }

    /// Returns whether the pending operations, with the flags that they set, may move after a wait of the vector pipe:
    /// the pipe that sets the awaited flag does not need them. In a loop the event has usually happened when the
    /// iteration begins; elsewhere the work before the wait overlaps with it.
    fn passes(&self, wait: OperationRef<'c, 'a>) -> bool {
        let in_loop = wait.parent_operation().is_some_and(|around| walk::is(around, Control::For));
        let same_block = |member: &Member<'c, 'a>| member.nest.block() == wait.block();
        in_loop && (self.flags.is_empty() || self.are_set_before) && self.members.last().is_none_or(same_block)
    }

    /// Makes a nest pending; fuses the pending ones if they cannot share loops with it.
    fn push(&mut self, f: &mut Fusion<'c, 'a>, number: usize, nest: Nest<'c, 'a>) -> Lowered<()> {
        let location = location(nest.op);
        f.b.location = location;
        let sources = nest.sources.iter().map(|source| f.memory.tile_bytes(source.value, &source.tile));
        let sources = sources.collect::<Option<Vec<TileBytes>>>().ok_or_else(|| f.b.defect("tiles that are read"))?;
        let tile = f.memory.tile_bytes(nest.value, &nest.tile).zip(f.memory.region(nest.value));
        let (tile, region) = tile.ok_or_else(|| f.b.defect("a tile that is written"))?;
        let here = self.members.last().and_then(|member| member.nest.block());
        if here.is_some_and(|here| nest.block() != Some(here)) {
            self.flush(f)?;
        }
        let may_die = f.memory.may_die(&region, number);
        self.members.push(Member { location, number, nest, sources, tile, region, may_die });
        // A result that is live here may be dead after the following operations.
        let stored: Vec<bool> = self.members.iter().map(|member| !member.may_die).collect();
        let alone = self.members.len() > MOST || shape(&self.members, &stored).is_none();
        if alone && self.members.len() > 1 {
            let Some(last) = self.members.pop() else { return Ok(()) };
            self.flush(f)?;
            self.members.push(last);
        }
        Ok(())
    }

    /// Fuses the pending nests.
    fn flush(&mut self, f: &mut Fusion<'c, 'a>) -> Lowered<()> {
        let members = std::mem::take(&mut self.members);
        let flags = std::mem::take(&mut self.flags);
        let Some(last) = members.last() else { return Ok(()) };
        let at = Point::after(last.nest.op).ok_or_else(|| f.b.defect("a place"))?;
        f.b.go(at, last.location);
        pieces(f, &members)?;
        if let Some(next) = at.next() {
            flags.iter().for_each(|flag| f.rewriter.move_before(*flag, next));
        }
        Ok(())
    }
}

/// Partitions nests into pieces, and creates the loops of each.
fn pieces<'c, 'a>(f: &mut Fusion<'c, 'a>, members: &[Member<'c, 'a>]) -> Lowered<()> {
    let prices: Vec<Prices> = members.iter().map(|member| Prices::of(&member.nest.work)).collect();
    let mut cuts = Vec::new();
    if members.len() > 1 {
        // The cost of the cheapest partition up to each piece, and the start of its last piece.
        let mut best: Vec<(u64, usize)> = vec![(0, 0)];
        for end in 1..=members.len() {
            let mut found = (u64::MAX, end - 1);
            for start in 0..end {
                let (Some(piece), Some(of_piece)) = (members.get(start..end), prices.get(start..end)) else {
                    continue;
                };
                let stored = stored(&mut f.memory, piece);
                let Some(shape) = shape(piece, &stored) else { continue };
                let Some(LoopPlan { cycles, .. }) =
                    cycles(piece, &shape, &stored, (of_piece, REGISTERS as i64 - SPARE))
                else {
                    continue;
                };
                let before = best.get(start).map_or(0, |(cycles, _)| *cycles);
                if before.saturating_add(cycles) < found.0 {
                    found = (before.saturating_add(cycles), start);
                }
            }
            best.push(found);
        }
        let mut end = members.len();
        while end > 0 {
            cuts.push(end);
            end = best.get(end).map_or(0, |(_, start)| *start);
        }
        cuts.reverse();
    } else {
        cuts.push(members.len());
    }
    let mut start = 0;
    for end in cuts {
        let piece = members.get(start..end).unwrap_or_default();
        self::piece(f, piece, prices.get(start..end).unwrap_or_default())?;
        start = end;
    }
    Ok(())
}

/// Creates the loops of nests that share them; erases nests without stored results.
fn piece<'c, 'a>(f: &mut Fusion<'c, 'a>, piece: &[Member<'c, 'a>], prices: &[Prices]) -> Lowered<()> {
    let (Some(first), Some(last)) = (piece.first(), piece.last()) else { return Ok(()) };
    f.b.location = if piece.len() == 1 { first.location } else { last.location };
    let stored = stored(&mut f.memory, piece);
    // A dead result is not computed.
    if !stored.contains(&true) {
        piece.iter().for_each(|member| f.rewriter.erase(member.nest.op));
        return Ok(());
    }
    let shape = shape(piece, &stored).unwrap_or_else(|| Shape::alone(&first.nest, false));
    let plan = cycles(piece, &shape, &stored, (prices, REGISTERS as i64 - SPARE)).unwrap_or(LoopPlan::NONE);
    let nests: Vec<&Nest<'c, 'a>> = piece.iter().map(|member| &member.nest).collect();
    let made = loops::create(&mut f.b, &nests, &shape, &plan, &stored)?;
    let block = f.b.body(made)?;
    piece.iter().for_each(|member| f.rewriter.move_to_end(member.nest.op, block));
    Ok(())
}

impl<'c, 'a> Shape<'c, 'a> {
    /// Returns the shape of a single operation. In plain loops it has one line only if that is known at compile time.
    pub(crate) fn alone(nest: &Nest<'c, 'a>, is_plain: bool) -> Self {
        let known = |extent: Extent<'c, 'a>| extent.get().is_some();
        let space = nest.space;
        let is_flat = nest.is_flat() && (!is_plain || known(space.lines) && known(space.elements));
        let count = nest.most_registers();
        let written_out = !is_plain
            && !is_flat
            && !matches!(nest.work, Work::Columns { .. })
            && known(space.elements)
            && (1..=UNROLLED).contains(&count)
            && space.is_whole();
        Shape {
            space,
            of_lines: vec![false],
            phases: vec![0],
            registers: written_out.then_some(count),
            is_flat,
            pairs: None,
        }
    }
}

/// Returns for each operation of a piece whether its result is stored, because operations outside of the piece read it.
fn stored(memory: &mut TileMemory, piece: &[Member<'_, '_>]) -> Vec<bool> {
    let end = piece.last().map_or(0, |member| member.number + 1);
    let mut again: Vec<Region> = Vec::with_capacity(piece.len());
    let mut found: Vec<bool> = Vec::with_capacity(piece.len());
    for member in piece.iter().rev() {
        found.push(!memory.is_dead(&member.region, &again, member.number, end));
        again.push(member.region);
    }
    found.reverse();
    found
}

/// The plan of a piece.
#[derive(Clone, Copy)]
pub(crate) struct LoopPlan {
    /// Cycles.
    cycles: u64,
    /// The unroll-and-jam of units of work.
    jam: UnrollJam,
    /// The pairs of registers, if these are the units of work.
    pairs: Option<Pairs>,
}

/// Returns the cheapest plan of a piece; `None` if it takes too many registers.
fn cycles<'c, 'a>(
    piece: &[Member<'c, 'a>],
    shape: &Shape<'c, 'a>,
    stored: &[bool],
    (prices, most_alive): (&[Prices], i64),
) -> Option<LoopPlan> {
    let of_tile = |extent: Extent<'c, 'a>, most: i64| extent.get().unwrap_or(most).max(0) as u64;
    let main = piece.iter().zip(&shape.of_lines).find(|(_, of_lines)| !**of_lines)?.0;
    let desc = main.nest.sources.first().map_or(main.nest.tile, |source| source.tile).desc;
    let lines = of_tile(shape.space.lines, desc.rows).max(1);
    let elements = of_tile(shape.space.elements, desc.cols).max(1);
    let lanes = shape.space.lanes.max(1) as u64;
    let registers = if shape.is_flat { (lines * elements).div_ceil(lanes) } else { lines * elements.div_ceil(lanes) };
    let by_pairs = shape.pairs.and_then(|pairs| {
        let (unit, alive) = pairs.price(piece, prices, stored);
        let kept = prices.iter().map(|price| price.kept).sum::<usize>() as i64;
        let units = (lines * elements).div_ceil(pairs.lanes.max(1) as u64);
        let most = (most_alive - kept) / alive.max(1);
        (most > 0).then(|| LoopPlan::of(unit, units, most, most_alive, Some(pairs)))
    });
    if shape.pairs.is_some_and(|pairs| pairs.only) {
        return by_pairs;
    }
    let (mut of_register, mut of_line) = (Price::default(), Price::default());
    let mut known: HashSet<(ElementLayout, Broadcast)> = HashSet::default();
    let (mut of_registers, mut of_lines) = (Alive::default(), Alive::default());
    let mut first_lanes: HashSet<ElementLayout> = HashSet::default();
    let mut kept = 0;
    let is_columns = piece.iter().any(|member| matches!(member.nest.work, Work::Columns { .. }));
    let mut at_end = 0;
    for (index, (member, price)) in piece.iter().zip(prices).enumerate() {
        let by_line = shape.of_lines.get(index).copied().unwrap_or(false);
        kept += price.kept;
        if is_columns && by_line {
            at_end += price.register.latency;
            continue;
        }
        for (source, tile) in member.nest.sources.iter().zip(&member.sources) {
            let reach = if by_line { Broadcast::OfLine } else { source.reach };
            let alive = if reach == Broadcast::Same { &mut of_registers } else { &mut of_lines };
            if reach != Broadcast::OfElement || shape.registers.is_none() {
                alive.uses((tile.layout, reach), index);
            }
            let is_new = known.insert((tile.layout, reach));
            match reach {
                Broadcast::Same if is_new => of_register += Price::LOAD,
                Broadcast::OfElement if is_new && shape.registers.is_none() => of_register += Price::LOAD,
                Broadcast::OfLine if is_new => of_line += Price::LOAD,
                Broadcast::OfLine if !by_line && first_lanes.remove(&tile.layout) => of_line += Price::repeat(),
                Broadcast::Same | Broadcast::OfElement | Broadcast::OfLine => {}
            }
        }
        let is_number = by_line || matches!(member.nest.work, Work::Fold(_));
        let made = (member.tile.layout, if is_number { Broadcast::OfLine } else { Broadcast::Same });
        known.insert(made);
        if is_number {
            first_lanes.insert(member.tile.layout);
            of_lines.makes(made, index);
        } else {
            of_registers.makes(made, index);
        }
        if by_line {
            of_line += price.register;
        } else {
            of_register += price.register;
            of_line += price.line;
        }
        if stored.get(index).copied().unwrap_or(true) {
            match member.nest.work {
                Work::Map(_) if !is_number => of_register += Price::STORE,
                Work::Map(_) | Work::Fold(_) => of_line += Price::STORE,
                Work::Columns { .. } => {}
            }
        }
    }
    let written_out = shape.registers.unwrap_or(1);
    // Values that all lines share are loaded once, if registers are unrolled.
    let of_all = known.iter().filter(|(_, reach)| *reach == Broadcast::OfElement).count() as i64;
    let kept = kept as i64 + if shape.registers.is_some() { of_all * written_out } else { 0 };
    let of_unit = (0..piece.len()).map(|at| of_registers.at(at) * written_out + of_lines.at(at)).max().unwrap_or(0);
    if piece.len() > 1 && of_unit + kept > most_alive {
        return None;
    }
    // A unit of work: a register of a contiguous line, or a line.
    let (unit, units) = if shape.is_flat {
        (of_register, registers)
    } else {
        (of_register * registers.div_ceil(lines) + of_line, lines)
    };
    let is_branching = shape.registers.is_none() && !shape.is_flat;
    let most = if is_branching { 1 } else { (most_alive - kept) / of_unit.max(1) };
    let by_one = LoopPlan::of(unit, units, most, most_alive, None);
    let by_one = LoopPlan { cycles: by_one.cycles + at_end, ..by_one };
    Some(by_pairs.filter(|plan| plan.cycles < by_one.cycles).unwrap_or(by_one))
}

/// Live ranges of values within a unit of work. Loaded values are live from its start.
#[derive(Default)]
struct Alive(HashMap<(ElementLayout, Broadcast), Vec<(usize, usize)>>);

impl Alive {
    /// Records that an operation uses a value.
    fn uses(&mut self, value: (ElementLayout, Broadcast), at: usize) {
        match self.0.entry(value).or_default() {
            spans if spans.is_empty() => spans.push((0, at)),
            spans => spans.iter_mut().next_back().into_iter().for_each(|(_, last)| *last = at),
        }
    }

    /// Records that an operation defines a value.
    fn makes(&mut self, value: (ElementLayout, Broadcast), at: usize) {
        self.0.entry(value).or_default().push((at, at));
    }

    /// Returns the number of values that are live at an operation.
    fn at(&self, at: usize) -> i64 {
        self.0.values().flatten().filter(|(first, last)| (*first..=*last).contains(&at)).count() as i64
    }
}

impl LoopPlan {
    /// One unit of work after the other.
    pub(crate) const NONE: Self =
        Self { cycles: 0, jam: UnrollJam { count: 1, interval: 0, registers: 0 }, pairs: None };

    /// Plans the interleaving of `units` units of work.
    fn of(unit: Price, units: u64, most: i64, most_alive: i64, pairs: Option<Pairs>) -> Self {
        let most = most.clamp(1, TOGETHER);
        let count = unit.together().min(most).min(units.try_into().unwrap_or(most)).max(1);
        let jam = UnrollJam { count, interval: unit.bound(), registers: (most_alive + SPARE) as usize };
        Self { cycles: unit.repeated(units, count), jam, pairs }
    }
}

/// State of the pass.
struct Fusion<'c, 'a> {
    b: Builder<'c, 'a>,
    memory: TileMemory,
    rewriter: Rewriter<'c, 'a>,
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-fuse",
    description: "group consecutive nests into shared loops, and plan the loops by the cost model",
    dialects: &[nest_dialect::DIALECT],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let operations = walk::outside_of_nests(function);
    let mut f = Fusion {
        b: Builder::new(context_of(location(function)), entry),
        memory: TileMemory::of(function, &operations),
        rewriter: Rewriter::new(),
    };
    let are_set_before = flags::are_set_before(entry, &operations);
    let mut group = Group { members: Vec::new(), flags: Vec::new(), are_set_before };
    for (number, op) in operations.into_iter().enumerate() {
        let is_tile = pto_dialect::op::declared(op).is_some_and(|(def, _)| def.level == Level::Tile);
        if let Some(nest) = Nest::of(op) {
            group.push(&mut f, number, nest)?;
        } else if !is_tile && is_number(op) {
            // A scalar computation does not separate nests.
        } else if !is_tile && scope::is_set_by_vectors(op) {
            group.flag(op);
        } else if is_tile || !scope::is_awaited_by_vectors(op) || !group.passes(op) {
            group.flush(&mut f)?;
        }
    }
    group.flush(&mut f)
}
