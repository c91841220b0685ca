//! Fuses operations on elements of two widths, where one is twice the other: each register of narrow elements
//! corresponds to two registers of wide ones, for its even and its odd elements. Loads and stores then access whole
//! registers.
//!
//! The code for an element is the same in any register and lane. Only loads and stores depend on the order: wide
//! elements are loaded and stored two registers at a time, interleaved; narrow elements are those of the even or of the
//! odd lanes, and are combined into one register where they are needed. Source: PTO ISA manual, vcvt.md, vldsx2.md,
//! vstsx2.md.
//!
//! ```mlir
//! %x, %y = pto.vldsx2 %p[%i], "DINTLV_B32" : ..
//! %a = pto.vcvt %x, %m {part = "EVEN", ..} : ..
//! %b = pto.vcvt %y, %m {part = "ODD", ..} : ..
//! %c = pto.vor %a, %b, %n : ..
//! pto.vsts %c, %q[%i], %n : ..
//! ```

use super::{
    Member,
    emit::{Part, Plan},
    memory::ElementLayout,
    nest::{Broadcast, Nest, Source, Work},
    price::{Price, Prices},
};
use crate::{
    builder::{Builder, Extent, Half, Lowered, REGISTER_BYTES, same_extent},
    tile_lowering::instructions::VOR,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use rustc_hash::FxHashMap as HashMap;

/// A unit of work: one register of narrow elements, and two of wide ones.
#[derive(Clone, Copy)]
pub(super) struct Pairs {
    /// Bytes of a wide element.
    wide: u32,
    /// Number of elements.
    pub(super) lanes: i64,
    /// Some operations take only narrow elements, so that all have to.
    pub(super) only: bool,
}

impl Pairs {
    /// Returns the pairs as numbers: bytes of a wide element, elements, and 1 if some operations require pairs.
    pub(super) fn numbers(self) -> [i64; 3] {
        [self.wide.into(), self.lanes, self.only.into()]
    }

    /// Returns the pairs of these numbers.
    pub(super) fn from_numbers(numbers: &[i64]) -> Option<Self> {
        let &[wide, lanes, only] = numbers else { return None };
        Some(Self { wide: u32::try_from(wide).ok()?, lanes, only: only != 0 })
    }

    /// Returns the pairs that operations may share; `None` if they may not.
    pub(super) fn of(members: &[Member<'_, '_>]) -> Option<Self> {
        let first = members.first()?.nest.space;
        let wide = members.iter().map(|member| member.nest.space.lane).max()?;
        let narrow = wide / 2;
        let is_of_pairs = |nest: &Nest<'_, '_>| {
            let space = &nest.space;
            let tiles = || nest.sources.iter().map(|source| &source.tile).chain([&nest.tile]);
            nest.in_halves
                && nest.is_flat()
                && space.is_whole()
                && same_extent(space.lines, first.lines)
                && same_extent(space.elements, first.elements)
                && (space.lane == wide || space.lane == narrow)
                && tiles().all(|tile| tile.is_aligned() && tile.bytes() <= space.lane && 2 * tile.bytes() >= space.lane)
        };
        if narrow == 0 || !members.iter().all(|member| is_of_pairs(&member.nest)) {
            return None;
        }
        let lanes = REGISTER_BYTES / i64::from(narrow);
        let only = members.iter().any(|member| member.nest.space.lane == narrow);
        let elements = first.lines.get().zip(first.elements.get()).and_then(|(lines, of)| lines.checked_mul(of));
        let fits = elements.is_none_or(|elements| elements >= lanes);
        let is_whole = elements.is_some_and(|elements| elements % lanes == 0);
        let has_narrow = |nest: &Nest<'_, '_>| {
            nest.sources.iter().map(|source| &source.tile).chain([&nest.tile]).any(|tile| tile.bytes() == narrow)
        };
        let has_two = members.iter().any(|member| member.nest.space.lane == wide && has_narrow(&member.nest));
        (has_two && fits && (is_whole || !only)).then_some(Self { wide, lanes, only })
    }

    /// Returns the cost of a unit of work with some stored results, and its live registers.
    pub(super) fn price(self, piece: &[Member<'_, '_>], prices: &[Prices], stored: &[bool]) -> (Price, i64) {
        let mut sum = Price::default();
        let mut known: HashMap<ElementLayout, Known> = HashMap::default();
        for (index, (member, price)) in piece.iter().zip(prices).enumerate() {
            let nest = &member.nest;
            let in_two = nest.space.lane == self.wide;
            for (source, tile) in nest.sources.iter().zip(&member.sources) {
                let is_wide = source.tile.bytes() == self.wide;
                match known.get_mut(&tile.layout) {
                    Some(found) if !in_two => sum += found.join(),
                    Some(_) => {}
                    None => {
                        sum += if is_wide { Price::loads_of_two() } else { Price::LOAD };
                        known.insert(tile.layout, if is_wide { Known::InTwo } else { Known::InOne });
                    }
                }
            }
            sum += price.register * if in_two { 2 } else { 1 };
            let mut made = if in_two { Known::InTwo } else { Known::InOne };
            if stored.get(index).copied().unwrap_or(true) {
                sum += if nest.tile.bytes() == self.wide { Price::stores_of_two() } else { made.join() + Price::STORE };
            }
            known.insert(member.tile.layout, made);
        }
        let alive = known.values().map(|known| if *known == Known::InOne { 1 } else { 2 }).sum();
        (sum, alive)
    }
}

/// The registers that hold the elements at a position, for the cost.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    InOne,
    InTwo,
}

impl Known {
    /// Returns the cost of combining them into one register.
    fn join(&mut self) -> Price {
        match std::mem::replace(self, Self::InOne) {
            Self::InOne => Price::default(),
            Self::InTwo => Price::of(VOR),
        }
    }
}

/// The registers with the elements of a tile in a unit of work.
#[derive(Clone, Copy, Default)]
struct Elements<'c, 'a> {
    /// Narrow elements, all in one register.
    all: Option<Value<'c, 'a>>,
    /// The even and the odd elements; narrow ones are in their lanes of the whole register.
    halves: Option<[Value<'c, 'a>; 2]>,
}

impl<'c, 'a> Elements<'c, 'a> {
    /// Returns all elements in one register, combining the halves if necessary.
    fn all(&mut self, b: &mut Builder<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        if let Some(all) = self.all {
            return Ok(all);
        }
        let [even, odd] = self.halves.ok_or_else(|| b.defect("elements"))?;
        let dtype = b.dtype_of(even)?;
        let lanes = b.all_of(dtype)?;
        let all = b.value(VOR, &[even, odd, lanes], &[], even.r#type())?;
        self.all = Some(all);
        Ok(all)
    }

    /// Returns a register with valid even lanes, and one with valid odd lanes.
    fn halves(&self, b: &Builder<'c, 'a>) -> Lowered<[Value<'c, 'a>; 2]> {
        self.halves.or(self.all.map(|all| [all, all])).ok_or_else(|| b.defect("elements"))
    }
}

/// Emits the operations on a unit of work.
pub(super) fn unit<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    plan: &Plan<'_, 'c, 'a>,
    pairs: Pairs,
    place: [Extent<'c, 'a>; 2],
) -> Lowered<()> {
    let mut known: HashMap<ElementLayout, Elements<'c, 'a>> = HashMap::default();
    for part in &plan.parts {
        let Work::Map(map) = &part.nest.work else { return Err(b.defect("a reduction in pairs of registers")) };
        let in_two = part.nest.space.lane == pairs.wide;
        let mut values: [Vec<Value<'c, 'a>>; 2] = Default::default();
        for (source, layout) in part.nest.sources.iter().zip(part.sources) {
            let mut elements = match known.get(layout) {
                Some(elements) => *elements,
                None => loaded(b, pairs, source, place)?,
            };
            let [even, odd] = if in_two { elements.halves(b)? } else { [elements.all(b)?; 2] };
            known.insert(*layout, elements);
            let [evens, odds] = &mut values;
            evens.push(even);
            odds.push(odd);
        }
        let mask = b.all(part.nest.space.granularity)?;
        let dtype = part.nest.tile.desc.dtype;
        let made = |b: &mut Builder<'c, 'a>, half: Half, values: &[Value<'c, 'a>]| {
            let found = map.inline(b, values, mask, half)?;
            let value = found.first().copied().ok_or_else(|| b.defect("a result"))?;
            b.bits(value, dtype)
        };
        let [evens, odds] = &values;
        let mut elements = if in_two {
            let halves = [made(b, Half::Even, evens)?, made(b, Half::Odd, odds)?];
            Elements { all: None, halves: Some(halves) }
        } else {
            Elements { all: Some(made(b, Half::Even, evens)?), halves: None }
        };
        if part.is_stored {
            stored(b, pairs, part, &mut elements, place, mask)?;
        }
        known.insert(part.layout, elements);
    }
    Ok(())
}

fn loaded<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    pairs: Pairs,
    source: &Source<'c, 'a>,
    place: [Extent<'c, 'a>; 2],
) -> Lowered<Elements<'c, 'a>> {
    let tile = &source.tile;
    if source.reach != Broadcast::Same {
        return Err(b.defect("numbers of lines in pairs of registers"));
    }
    if tile.bytes() == pairs.wide {
        return Ok(Elements { all: None, halves: Some(tile.load_pairs(b, place)?) });
    }
    // The lanes are as wide as a narrow element.
    Ok(Elements { all: Some(tile.load(b, place, pairs.wide / 2)?), halves: None })
}

fn stored<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    pairs: Pairs,
    part: &Part<'_, 'c, 'a>,
    elements: &mut Elements<'c, 'a>,
    place: [Extent<'c, 'a>; 2],
    mask: Value<'c, 'a>,
) -> Lowered<()> {
    let tile = &part.nest.tile;
    if tile.bytes() == pairs.wide {
        let halves = elements.halves(b)?;
        return tile.store_pairs(b, halves, place, mask);
    }
    let all = elements.all(b)?;
    let dtype = b.dtype_of(all)?;
    let mask = if part.nest.space.lane == pairs.wide { b.all_of(dtype)? } else { mask };
    tile.store(b, all, place, mask, pairs.wide / 2)
}
