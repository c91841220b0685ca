//! Emits the loops of operations that share them.
//!
//! The loops iterate over the lines, and over the registers of each line; for each register they execute the code of
//! all operations in order. The result of an operation stays in a register for the next ones. A row reduction splits
//! the operations into phases: users of its result are in a later phase, which iterates over the registers of the line
//! again.

use super::{
    LoopPlan, Shape, Sharing,
    halves::{self, Pairs},
    loops::Loops,
    memory::{ElementLayout, TileBytes},
    nest::{Broadcast, Nest, Source, Space, Work, number_of},
};
use crate::{
    alias::Aliases,
    builder::{Builder, Extent, Half, Lowered, Point, granularity, set},
    scope::BytesAccessed,
    tile_lowering::{instructions::VDUP, loops::Line},
};
use mlir_dialect::{
    melior::ir::{Block, Region, RegionLike, Value, ValueLike, operation::OperationLike},
    set_attribute,
};
use nest_dialect::op;
use pto_isa::{
    Key,
    attrs::{self, StoreDist},
    types::{DType, MaskGranularity},
};
use rustc_hash::FxHashMap as HashMap;

/// An operation among those that share loops.
pub(super) struct Part<'x, 'c, 'a> {
    pub(super) nest: &'x Nest<'c, 'a>,
    /// The positions of its operands and of its result.
    pub(super) sources: &'x [ElementLayout],
    pub(super) layout: ElementLayout,
    /// The tile has one element for each line or, in a column reduction, one for each column.
    pub(super) of_lines: bool,
    /// The index of its phase: its pass over the registers of a line.
    pub(super) phase: usize,
    /// Operations outside of the loop read what it writes.
    pub(super) is_stored: bool,
}

/// The loops to emit.
pub(super) struct Plan<'x, 'c, 'a> {
    pub(super) parts: Vec<Part<'x, 'c, 'a>>,
    /// The lines, and the elements of each.
    pub(super) space: Space<'c, 'a>,
    /// All lines form one contiguous line.
    pub(super) is_flat: bool,
    /// The number of unrolled registers of a line; `None` for a loop.
    pub(super) registers: Option<i64>,
    /// The kind of pairs, if a unit of work is a pair of registers.
    pub(super) pairs: Option<Pairs>,
    /// The interleaving of units of work.
    pub(super) jam: UnrollJam,
    /// Reference mode: plain loops without hoisting.
    pub(super) is_plain: bool,
}

impl Plan<'_, '_, '_> {
    /// Returns whether values that all lines share are loaded for one register of columns at a time, because lines have
    /// many registers.
    fn uses_first_line(&self) -> bool {
        let mut reaches = self.parts.iter().flat_map(|part| part.nest.sources.iter().map(|source| source.reach));
        let by_register = |part: &Part<'_, '_, '_>| matches!(part.nest.work, Work::Map(_)) && !part.of_lines;
        !self.is_plain
            && self.registers.is_none()
            && self.parts.iter().all(by_register)
            && reaches.clone().any(|reach| reach == Broadcast::OfElement)
            && reaches.all(|reach| matches!(reach, Broadcast::OfElement | Broadcast::Same))
    }
}

/// Units of work (lines, or registers of a contiguous line) that are interleaved, because a single one waits for its
/// own results.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnrollJam {
    pub(super) count: i64,
    /// Cycles from the start of one to the start of the next.
    pub(super) interval: u64,
    /// Vector registers that values may take.
    pub(super) registers: usize,
}

/// Registers of a line.
enum Registers<'c, 'a> {
    /// First element and lane mask of each.
    Each(Vec<(Extent<'c, 'a>, Value<'c, 'a>)>),
    Loop(Line<'c, 'a>),
}

impl<'c, 'a> Registers<'c, 'a> {
    /// Computes the registers at the head of a scope.
    fn new(b: &mut Builder<'c, 'a>, plan: &Plan<'_, 'c, 'a>, line: Line<'c, 'a>) -> Lowered<Self> {
        let Space { elements, lanes, granularity, .. } = plan.space;
        let Some(count) = plan.registers else { return Ok(Self::Loop(line)) };
        let mut found = Vec::new();
        if let Some(elements) = elements.get() {
            for register in 0..count {
                let first = register * lanes;
                found.push((Extent::Static(first), b.first(granularity, lanes.min(elements - first))?));
            }
            return Ok(Self::Each(found));
        }
        let mut left = b.integer(elements, DType::I32)?;
        for register in 0..count {
            let (mask, rest) = b.below(granularity, left)?;
            found.push((Extent::Static(register * lanes), mask));
            left = rest;
        }
        Ok(Self::Each(found))
    }
}

/// A value for each line, in a register.
#[derive(Clone, Copy)]
struct OfLine<'c, 'a> {
    value: Value<'c, 'a>,
    /// It is in every lane; otherwise in the first lane.
    everywhere: bool,
}

/// Registers at one position of the tiles.
#[derive(Default)]
struct Loaded<'c, 'a>(HashMap<ElementLayout, Value<'c, 'a>>);

/// The available values of a line.
struct State<'c, 'a> {
    /// Indexed by register.
    registers: Vec<Loaded<'c, 'a>>,
    lines: HashMap<(ElementLayout, Broadcast), OfLine<'c, 'a>>,
}

/// Emits the loops of nests whose tiles have pointers.
pub(crate) fn loops<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    aliases: &mut Aliases,
    Loops { nests, shape, plan, stored }: &Loops<'c, 'a>,
    sharing: Sharing,
) -> Lowered<()> {
    let shares_loops = sharing == Sharing::Loops;
    let mut tiles: Vec<(Vec<TileBytes>, TileBytes)> = Vec::with_capacity(nests.len());
    for nest in nests {
        let sources = nest.sources.iter().map(|source| TileBytes::of(aliases, source.value, &source.tile));
        let sources = sources.collect::<Option<Vec<_>>>().ok_or_else(|| b.defect("tiles that are read"))?;
        let tile = TileBytes::of(aliases, nest.value, &nest.tile).ok_or_else(|| b.defect("a tile that is written"))?;
        tiles.push((sources, tile));
    }
    let layouts: Vec<Vec<ElementLayout>> =
        tiles.iter().map(|(sources, _)| sources.iter().map(|tile| tile.layout).collect()).collect();
    let mut parts = Vec::with_capacity(nests.len());
    let mut touched = BytesAccessed::default();
    for (index, ((nest, (sources, tile)), layouts)) in nests.iter().zip(&tiles).zip(&layouts).enumerate() {
        let is_stored = stored.get(index).copied().unwrap_or(true);
        let made = |tile: &TileBytes| tiles.iter().take(index).any(|(_, earlier)| earlier.layout == tile.layout);
        touched.read.extend(sources.iter().filter(|tile| !shares_loops || !made(tile)).map(|tile| tile.bytes));
        touched.written.extend(is_stored.then_some(tile.bytes));
        parts.push(Part {
            nest,
            sources: layouts,
            layout: tile.layout,
            of_lines: shape.of_lines.get(index).copied().unwrap_or(false),
            phase: shape.phases.get(index).copied().unwrap_or(0),
            is_stored,
        });
    }
    if sharing != Sharing::Nothing {
        b.touches(touched);
    }
    let Shape { space, registers, is_flat, .. } = *shape;
    let LoopPlan { jam, pairs, .. } = *plan;
    emit(b, &Plan { parts, space, is_flat, registers, pairs, jam, is_plain: sharing == Sharing::Scopes })
}

/// Emits the loops.
fn emit<'c, 'a>(b: &mut Builder<'c, 'a>, plan: &Plan<'_, 'c, 'a>) -> Lowered<()> {
    let Space { lines, elements, lanes, granularity, .. } = plan.space;
    if plan.is_flat && (plan.jam.count > 1 || plan.pairs.is_some()) {
        let elements = b.mul(lines, elements)?;
        return flat(b, plan, elements);
    }
    let (lines, elements) = if plan.is_flat { (Extent::Static(1), b.mul(lines, elements)?) } else { (lines, elements) };
    // Scalars are computed before the scope.
    let line = if plan.is_plain {
        Line::plain(b, elements, lanes, granularity)?
    } else {
        Line::new(b, elements, lanes, granularity)?
    };
    let by_columns = plan.parts.iter().any(|part| matches!(part.nest.work, Work::Columns { .. }));
    let count = plan.jam.count;
    let groups = b.div(lines, count)?;
    let together = b.mul(groups, Extent::Static(count))?;
    let rest = b.sub(lines, together)?;
    b.scope(|b| {
        if by_columns {
            return columns(b, plan, &line);
        }
        if plan.uses_first_line() {
            return line.each(b, &mut |b, start, mask| {
                let registers = Registers::Each(vec![(start, mask)]);
                let shared = Shared::new(b, plan, &registers)?;
                b.each(lines, 1, &mut |b, index| each_line(b, plan, &registers, &shared, index))
            });
        }
        let registers = Registers::new(b, plan, line)?;
        let shared = Shared::new(b, plan, &registers)?;
        let mut one = |b: &mut Builder<'c, 'a>, index: Extent<'c, 'a>| each_line(b, plan, &registers, &shared, index);
        b.each(together, count, &mut |b, index| jammed(b, &plan.jam, count, 1, index, &mut one))?;
        match rest.get() {
            Some(rest) => jammed(b, &plan.jam, rest, 1, together, &mut one),
            None => b.each(rest, 1, &mut |b, index| {
                let index = b.add(together, index)?;
                one(b, index)
            }),
        }
    })
}

/// Emits some units of work, as the regions of an operation that `pto-schedule` replaces.
fn jammed<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    jam: &UnrollJam,
    count: i64,
    step: i64,
    from: Extent<'c, 'a>,
    unit: &mut dyn FnMut(&mut Builder<'c, 'a>, Extent<'c, 'a>) -> Lowered<()>,
) -> Lowered<()> {
    match count {
        ..=0 => return Ok(()),
        1 => return unit(b, from),
        2.. => {}
    }
    let regions = (0..count).map(|_| {
        let region = Region::new();
        region.append_block(Block::new(&[]));
        region
    });
    let interval = b.number(op::INTERVAL, jam.interval.cast_signed());
    let units = b.raw(op::Interleave::NAME, &[], &[interval], &[], regions.collect())?;
    for (index, number) in (0..units.region_count()).zip(0..) {
        let block = op::block(units, index).ok_or_else(|| b.defect("a unit of work"))?;
        b.at(Point::end(block), |b| {
            let index = b.add(from, Extent::Static(number * step))?;
            unit(b, index)
        })?;
    }
    // The head of the scope is complete with respect to these units.
    let (_, registers) = b.number(op::REGISTERS, jam.registers as i64 - b.kept() as i64);
    set_attribute(units, op::REGISTERS, registers);
    Ok(())
}

/// Emits one contiguous line of registers, or of pairs, with interleaving.
fn flat<'c, 'a>(b: &mut Builder<'c, 'a>, plan: &Plan<'_, 'c, 'a>, elements: Extent<'c, 'a>) -> Lowered<()> {
    let Space { lanes, granularity, .. } = plan.space;
    let count = plan.jam.count;
    let step = plan.pairs.map_or(lanes, |pairs| pairs.lanes);
    let groups = b.div(elements, step * count)?;
    let together = b.mul(groups, Extent::Static(step * count))?;
    let rest = b.sub(elements, together)?;
    let line = Line::new(b, rest, lanes, granularity)?;
    let shared = Shared(Vec::new());
    let first = Extent::Static(0);
    b.scope(|b| {
        let all = b.first(granularity, lanes)?;
        let one = |b: &mut Builder<'c, 'a>, start: Extent<'c, 'a>, mask: Value<'c, 'a>| {
            each_line(b, plan, &Registers::Each(vec![(start, mask)]), &shared, first)
        };
        let mut unit = |b: &mut Builder<'c, 'a>, start: Extent<'c, 'a>| match plan.pairs {
            Some(pairs) => halves::unit(b, plan, pairs, [first, start]),
            None => one(b, start, all),
        };
        b.each(together, step * count, &mut |b, start| jammed(b, &plan.jam, count, step, start, &mut unit))?;
        let Some(mut rest) = rest.get() else {
            return line.each(b, &mut |b, start, mask| {
                let start = b.add(together, start)?;
                one(b, start, mask)
            });
        };
        let mut from = together;
        if plan.pairs.is_some() {
            jammed(b, &plan.jam, rest / step, step, from, &mut unit)?;
            from = b.add(from, Extent::Static(rest / step * step))?;
            rest %= step;
        }
        let tail = (rest % lanes != 0).then(|| b.first(granularity, rest % lanes)).transpose()?;
        let last = b.add(from, Extent::Static(rest / lanes * lanes))?;
        jammed(b, &plan.jam, (rest + lanes - 1) / lanes, lanes, from, &mut |b, start| {
            let is_last = start.get().is_some() && start.get() == last.get();
            one(b, start, if is_last { tail.unwrap_or(all) } else { all })
        })
    })
}

/// Lines that all iterations read and none writes, loaded once.
struct Shared<'c, 'a>(Vec<Loaded<'c, 'a>>);

impl<'c, 'a> Shared<'c, 'a> {
    fn new(b: &mut Builder<'c, 'a>, plan: &Plan<'_, 'c, 'a>, registers: &Registers<'c, 'a>) -> Lowered<Self> {
        let Registers::Each(places) = registers else { return Ok(Self(Vec::new())) };
        let mut all = Vec::new();
        for (start, _) in places {
            let mut found = Loaded::default();
            for part in &plan.parts {
                for (source, layout) in part.nest.sources.iter().zip(part.sources) {
                    if source.reach == Broadcast::OfElement && !found.0.contains_key(layout) {
                        let value = source.tile.load(b, [Extent::Static(0), *start], plan.space.lane)?;
                        found.0.insert(*layout, value);
                    }
                }
            }
            all.push(found);
        }
        Ok(Self(all))
    }
}

fn each_line<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    plan: &Plan<'_, 'c, 'a>,
    registers: &Registers<'c, 'a>,
    shared: &Shared<'c, 'a>,
    line: Extent<'c, 'a>,
) -> Lowered<()> {
    let count = match registers {
        Registers::Each(places) => places.len(),
        Registers::Loop(_) => 1,
    };
    let mut state = State { registers: (0..count).map(|_| Loaded::default()).collect(), lines: HashMap::default() };
    let phases = plan.parts.iter().map(|part| part.phase + 1).max().unwrap_or(0);
    for phase in 0..phases {
        let parts: Vec<&Part<'_, 'c, 'a>> = plan.parts.iter().filter(|part| part.phase == phase).collect();
        let by_register: Vec<_> = parts.iter().copied().filter(|part| !part.of_lines).collect();
        if !plan.is_plain {
            for part in &by_register {
                for (source, layout) in part.nest.sources.iter().zip(part.sources) {
                    if source.reach == Broadcast::OfLine {
                        of_line(b, &mut state.lines, source, *layout, line)?;
                    }
                }
            }
        }
        let mut carried: Vec<Vec<Value<'c, 'a>>> = Vec::new();
        for part in &by_register {
            carried.push(match &part.nest.work {
                Work::Fold(fold) if fold_in_loop(registers) || fold.first.is_none() => {
                    b.inline(&fold.start, &[], Half::Even)?
                }
                Work::Fold(_) | Work::Map(_) | Work::Columns { .. } => Vec::new(),
            });
        }
        match registers {
            Registers::Each(places) => {
                for (number, (start, mask)) in places.iter().enumerate() {
                    let known = state.registers.get_mut(number).ok_or_else(|| b.defect("a register"))?;
                    let iteration =
                        Iteration { number, is_only: places.len() == 1, place: [line, *start], mask: *mask };
                    each_register(b, plan, &by_register, (known, &state.lines), shared, &iteration, &mut carried)?;
                }
            }
            Registers::Loop(of_line) if !by_register.is_empty() => {
                let flat: Vec<_> = carried.concat();
                let lengths: Vec<usize> = carried.iter().map(Vec::len).collect();
                let apart = |flat: &[Value<'c, 'a>]| {
                    let mut rest = flat.iter().copied();
                    lengths.iter().map(|length| rest.by_ref().take(*length).collect()).collect::<Vec<Vec<_>>>()
                };
                let flat = of_line.fold(b, &flat, &mut |b, start, mask, flat| {
                    let mut known = Loaded::default();
                    let mut carried = apart(flat);
                    let iteration = Iteration { number: usize::MAX, is_only: false, place: [line, start], mask };
                    each_register(b, plan, &by_register, (&mut known, &state.lines), shared, &iteration, &mut carried)?;
                    Ok(carried.concat())
                })?;
                carried = apart(&flat);
            }
            Registers::Loop(_) => {}
        }
        let mut carried = carried.into_iter();
        for part in parts {
            let found = if part.of_lines {
                by_line(b, part, &mut state.lines, line)?
            } else {
                let carried = carried.next().unwrap_or_default();
                let Work::Fold(fold) = &part.nest.work else { continue };
                let value = match (&fold.only, carried[..].first()) {
                    (Some(_), Some(value)) if count == 1 && !fold_in_loop(registers) => *value,
                    _ => {
                        let found = b.inline(&fold.finish, &carried, Half::Even)?;
                        found.first().copied().ok_or_else(|| b.defect("a result"))?
                    }
                };
                OfLine { value: b.bits(value, part.nest.tile.desc.dtype)?, everywhere: false }
            };
            state.lines.insert((part.layout, Broadcast::OfLine), found);
            if part.is_stored {
                let tile = &part.nest.tile;
                let granularity = granularity(tile.desc.dtype).unwrap_or(MaskGranularity::B32);
                let mask = b.first(granularity, 1)?;
                let [of_line, of_element] = number_of(tile, line);
                let offset = tile.within(b, of_line, of_element)?;
                b.store(found.value, tile.pointer, offset, mask, Some(one_element(granularity)))?;
            }
        }
    }
    Ok(())
}

/// Returns whether a loop processes the registers, so that carried values are loop-carried.
const fn fold_in_loop(registers: &Registers<'_, '_>) -> bool {
    matches!(registers, Registers::Loop(_))
}

/// A register of a line.
struct Iteration<'c, 'a> {
    number: usize,
    /// It is the only register of the line.
    is_only: bool,
    place: [Extent<'c, 'a>; 2],
    mask: Value<'c, 'a>,
}

/// Emits the operations of a phase for one register.
fn each_register<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    plan: &Plan<'_, 'c, 'a>,
    parts: &[&Part<'_, 'c, 'a>],
    (known, lines): (&mut Loaded<'c, 'a>, &HashMap<(ElementLayout, Broadcast), OfLine<'c, 'a>>),
    shared: &Shared<'c, 'a>,
    iteration: &Iteration<'c, 'a>,
    carried: &mut [Vec<Value<'c, 'a>>],
) -> Lowered<()> {
    let [line, start] = iteration.place;
    for (part, carried) in parts.iter().zip(carried) {
        let mut values = Vec::with_capacity(part.sources.len());
        for (source, layout) in part.nest.sources.iter().zip(part.sources) {
            values.push(match source.reach {
                Broadcast::Same => same(b, plan, known, source, *layout, iteration.place)?,
                Broadcast::OfElement => match shared.0.get(iteration.number).and_then(|shared| shared.0.get(layout)) {
                    Some(value) => *value,
                    None => source.tile.load(b, [Extent::Static(0), start], plan.space.lane)?,
                },
                Broadcast::OfLine => match lines.get(&(*layout, source.reach)) {
                    Some(found) => found.value,
                    None => repeated(b, source, line)?,
                },
            });
        }
        match &part.nest.work {
            Work::Map(map) => {
                let value = map.value(b, &values, iteration.mask)?;
                let value = b.bits(value, part.nest.tile.desc.dtype)?;
                known.0.insert(part.layout, value);
                if part.is_stored {
                    stored(b, plan, part, value, iteration.place, iteration.mask)?;
                }
            }
            Work::Fold(fold) => {
                let value = values.first().copied().ok_or_else(|| b.defect("a source"))?;
                *carried = match (&fold.only, &fold.first) {
                    (Some(only), _) if iteration.is_only => only.inline(b, &[value], iteration.mask, Half::Even)?,
                    (_, Some(first)) if iteration.number == 0 => {
                        first.inline(b, &[value], iteration.mask, Half::Even)?
                    }
                    _ => {
                        let values: Vec<_> = [value].into_iter().chain(carried.iter().copied()).collect();
                        fold.step.inline(b, &values, iteration.mask, Half::Even)?
                    }
                };
            }
            Work::Columns { .. } => return Err(b.defect("a reduction of columns among those of rows")),
        }
    }
    Ok(())
}

/// Returns an available register, or loads it.
fn same<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    plan: &Plan<'_, 'c, 'a>,
    known: &mut Loaded<'c, 'a>,
    source: &Source<'c, 'a>,
    layout: ElementLayout,
    place: [Extent<'c, 'a>; 2],
) -> Lowered<Value<'c, 'a>> {
    if let Some(value) = known.0.get(&layout) {
        return Ok(*value);
    }
    let value = source.tile.load(b, place, plan.space.lane)?;
    known.0.insert(layout, value);
    Ok(value)
}

fn stored<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    plan: &Plan<'_, 'c, 'a>,
    part: &Part<'_, 'c, 'a>,
    value: Value<'c, 'a>,
    place: [Extent<'c, 'a>; 2],
    mask: Value<'c, 'a>,
) -> Lowered<()> {
    let mask = b.mask_of_lanes(mask, plan.space.lane)?;
    part.nest.tile.store(b, value, place, mask, plan.space.lane)
}

/// Returns the value of a line in every lane: broadcast from the first lane if it is available, otherwise loaded.
fn of_line<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    lines: &mut HashMap<(ElementLayout, Broadcast), OfLine<'c, 'a>>,
    source: &Source<'c, 'a>,
    layout: ElementLayout,
    line: Extent<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let value = match lines.get(&(layout, source.reach)) {
        Some(OfLine { value, everywhere: true }) => return Ok(*value),
        Some(OfLine { value, .. }) => {
            let all = b.all_of(source.tile.desc.dtype)?;
            b.value(VDUP, &[*value, all], &[set(Key::Position, attrs::Lane::Lowest)], value.r#type())?
        }
        None => fetched(b, source, line)?,
    };
    lines.insert((layout, source.reach), OfLine { value, everywhere: true });
    Ok(value)
}

fn fetched<'c, 'a>(b: &mut Builder<'c, 'a>, source: &Source<'c, 'a>, line: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let tile = &source.tile;
    tile.everywhere(b, number_of(tile, line))
}

/// Loads the value of a line and broadcasts it, for each register.
fn repeated<'c, 'a>(b: &mut Builder<'c, 'a>, source: &Source<'c, 'a>, line: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let value = fetched(b, source, line)?;
    if source.tile.desc.dtype.bytes() == 8 {
        return Ok(value);
    }
    let all = b.all_of(source.tile.desc.dtype)?;
    b.value(VDUP, &[value, all], &[set(Key::Position, attrs::Lane::Lowest)], value.r#type())
}

/// Computes an operation on tiles with one element for each line.
fn by_line<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    part: &Part<'_, 'c, 'a>,
    lines: &mut HashMap<(ElementLayout, Broadcast), OfLine<'c, 'a>>,
    line: Extent<'c, 'a>,
) -> Lowered<OfLine<'c, 'a>> {
    let Work::Map(map) = &part.nest.work else { return Err(b.defect("an operation on numbers of lines")) };
    let mut everywhere = true;
    let mut values = Vec::with_capacity(part.sources.len());
    for (source, layout) in part.nest.sources.iter().zip(part.sources) {
        let known = lines.get(&(*layout, Broadcast::OfLine)).copied();
        let found = match known {
            Some(found) => found,
            None => {
                let found = OfLine { value: fetched(b, source, line)?, everywhere: true };
                lines.insert((*layout, Broadcast::OfLine), found);
                found
            }
        };
        everywhere &= found.everywhere;
        values.push(found.value);
    }
    // Lanes after the first hold the value only if it was broadcast.
    let dtype = part.nest.tile.desc.dtype;
    let mask = match granularity(dtype) {
        Some(granularity) if !everywhere => b.first(granularity, 1)?,
        Some(_) | None => b.all_of(dtype)?,
    };
    let value = map.value(b, &values, mask)?;
    let value = b.bits(value, dtype)?;
    Ok(OfLine { value, everywhere })
}

/// Returns the store distribution that stores only the first lane.
const fn one_element(granularity: MaskGranularity) -> StoreDist {
    match granularity {
        MaskGranularity::B8 => StoreDist::PointB8,
        MaskGranularity::B16 => StoreDist::PointB16,
        MaskGranularity::B32 => StoreDist::PointB32,
    }
}

/// The number of lines of a column that are combined independently, a power of two: each combination waits for the
/// previous one.
const CHAINS: i64 = 4;

/// Emits column reductions: for each register of columns a loop over lines, followed by the operations on the results.
fn columns<'c, 'a>(b: &mut Builder<'c, 'a>, plan: &Plan<'_, 'c, 'a>, registers: &Line<'c, 'a>) -> Lowered<()> {
    let in_order = |part: &Part<'_, 'c, 'a>| matches!(part.nest.work, Work::Columns { in_order: true, .. });
    let many = plan.space.lines.get().is_some_and(|lines| lines >= 2 * CHAINS) && !plan.parts.iter().any(in_order);
    let chains = if many { CHAINS } else { 1 };
    let others = b.sub(plan.space.lines, Extent::Static(chains))?;
    let groups = b.div(others, chains)?;
    registers.each(b, &mut |b, start, mask| {
        let (with_results, by_line): (Vec<_>, Vec<_>) = plan.parts.iter().partition(|part| part.of_lines);
        let mut shared = Loaded::default();
        for part in &by_line {
            for (source, layout) in part.nest.sources.iter().zip(part.sources) {
                if source.reach == Broadcast::OfElement && !shared.0.contains_key(layout) {
                    let value = source.tile.load(b, [Extent::Static(0), start], plan.space.lane)?;
                    shared.0.insert(*layout, value);
                }
            }
        }
        // Loads the value of a line for each reduction.
        let of_line = |b: &mut Builder<'c, 'a>, line: Extent<'c, 'a>| -> Lowered<Vec<Value<'c, 'a>>> {
            let mut known = Loaded::default();
            let mut given = Vec::new();
            for part in &by_line {
                let mut values = Vec::with_capacity(part.sources.len());
                for (source, layout) in part.nest.sources.iter().zip(part.sources) {
                    values.push(match source.reach {
                        Broadcast::Same => same(b, plan, &mut known, source, *layout, [line, start])?,
                        Broadcast::OfElement => {
                            shared.0.get(layout).copied().ok_or_else(|| b.defect("a shared line"))?
                        }
                        Broadcast::OfLine => fetched(b, source, line)?,
                    });
                }
                match &part.nest.work {
                    Work::Map(map) => {
                        let value = map.value(b, &values, mask)?;
                        let value = b.bits(value, part.nest.tile.desc.dtype)?;
                        known.0.insert(part.layout, value);
                        if part.is_stored {
                            stored(b, plan, part, value, [line, start], mask)?;
                        }
                    }
                    Work::Columns { .. } => given.extend(values.first()),
                    Work::Fold(_) => return Err(b.defect("a reduction of rows among those of columns")),
                }
            }
            Ok(given)
        };
        let rows = plan.parts.iter().filter_map(|part| match part.nest.work {
            Work::Columns { def, .. } => Some((def, part)),
            Work::Map(_) | Work::Fold(_) => None,
        });
        let rows: Vec<_> = rows.collect();
        let put_together = |b: &mut Builder<'c, 'a>, before: &[Value<'c, 'a>], values: &[Value<'c, 'a>]| {
            let each = rows.iter().zip(before).zip(values);
            each.map(|(((row, _), before), value)| b.value(row, &[*before, *value, mask], &[], value.r#type()))
                .collect::<Lowered<Vec<_>>>()
        };
        let chained = |b: &mut Builder<'c, 'a>, first: Extent<'c, 'a>, count: i64, carried: &[Value<'c, 'a>]| {
            let mut next = carried.to_vec();
            for (chain, before) in (0..count).zip(carried.chunks(rows.len())) {
                let line = b.add(first, Extent::Static(chain))?;
                let values = of_line(b, line)?;
                let at = chain as usize * rows.len();
                next.splice(at..at + rows.len(), put_together(b, before, &values)?);
            }
            Ok(next)
        };
        let mut firsts = Vec::new();
        for chain in 0..chains {
            firsts.extend(of_line(b, Extent::Static(chain))?);
        }
        let mut carried = b.repeat(groups, 1, &firsts, &mut |b, index, carried| {
            let group = b.mul(index, Extent::Static(chains))?;
            let first = b.add(group, Extent::Static(chains))?;
            chained(b, first, chains, carried)
        })?;
        if let Some(rest) = others.get().map(|others| others % chains).filter(|rest| *rest > 0) {
            let first = b.sub(plan.space.lines, Extent::Static(rest))?;
            carried = chained(b, first, rest, &carried)?;
        }
        // Combine the partial results pairwise.
        while carried.len() > rows.len() {
            let (one, other) = carried.split_at(carried.len() / 2);
            let halves = one.chunks(rows.len()).zip(other.chunks(rows.len()));
            carried = halves.map(|(one, other)| put_together(b, one, other)).collect::<Lowered<Vec<_>>>()?.concat();
        }
        let reduced: Vec<_> = rows.iter().map(|(_, part)| *part).zip(carried).collect();
        column_results(b, plan, &reduced, &with_results, (start, mask))
    })
}

/// Stores the results of columns, and emits the operations on them.
fn column_results<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    plan: &Plan<'_, 'c, 'a>,
    reduced: &[(&Part<'_, 'c, 'a>, Value<'c, 'a>)],
    with_results: &[&Part<'_, 'c, 'a>],
    (start, mask): (Extent<'c, 'a>, Value<'c, 'a>),
) -> Lowered<()> {
    let place = [Extent::Static(0), start];
    let mut results = Loaded::default();
    for (part, value) in reduced {
        results.0.insert(part.layout, *value);
        if part.is_stored {
            stored(b, plan, part, *value, place, mask)?;
        }
    }
    for part in with_results {
        let Work::Map(map) = &part.nest.work else { return Err(b.defect("a reduction of results")) };
        let mut values = Vec::with_capacity(part.sources.len());
        for (source, layout) in part.nest.sources.iter().zip(part.sources) {
            values.push(same(b, plan, &mut results, source, *layout, place)?);
        }
        let value = map.value(b, &values, mask)?;
        let value = b.bits(value, part.nest.tile.desc.dtype)?;
        results.0.insert(part.layout, value);
        if part.is_stored {
            stored(b, plan, part, value, place, mask)?;
        }
    }
    Ok(())
}
