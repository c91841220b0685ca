//! GenXAddressCommoning: shares one address register between regions that are addressed by the same index.
//!
//! Purpose: `category` gives each region a separate address register, because it runs before coalescing and does not
//! know which vectors share registers.
//!
//! Before: values are coalesced. After: two regions share an address if control flow leads from one to the other, if
//! their vectors are in the same registers, and if their indices differ by a constant. The constant becomes the
//! offset of the region, from -512 to 511. If the indices are elements of one vector, one vector of at most eight
//! addresses serves them all, and each region reads one element of it (the histogram optimization). At most [`WORDS`]
//! addresses are kept for sharing at a time. Bales, numbers and live ranges are updated.
//!
//! ```text
//! %a = convert.addr(%i, 0)                            %a = convert.addr(%i, 0)
//! %x = rdregion(%v, .., %a + 0)                       %x = rdregion(%v, .., %a + 0)
//! %b = convert.addr(%i, 0)                            %y = rdregion(%v, .., %a + 64)
//! %y = rdregion(%v, .., %b + 64)               ->
//! %c = convert.addr(rdregion(%n, <1>, 0), 0)          %c = convert.addr(rdregion(%n, <2>, 0), 0)
//! %z = rdregion(%v, .., %c)                           %z = rdregion(%v, .., rdregion(%c, <1>, 0))
//! %d = convert.addr(rdregion(%n, <1>, 2), 0)          %w = rdregion(%v, .., rdregion(%c, <1>, 2))
//! %w = rdregion(%v, .., %d)
//! ```

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::category::{self, INDIRECT_OFFSETS};
use super::legalization::reads_alone;
use super::{Pass, State, live_ranges};
use crate::baling::{BaleInfo, Role};
use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Block, Inst, Use, Value};
use crate::liveness::{Category, RangeId};
use crate::loops::Dominators;
use crate::region::Region;
use crate::table::{Name, Op};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "address-commoning",
    description: "share an address register between regions of one address",
    run,
    establishes: None,
    optional: true,
};

/// Words of the 16 of the address registers for shared addresses; the finalizer needs the others.
const WORDS: u32 = 12;
/// Maximal number of elements of one address vector.
const TOGETHER: u32 = 8;
/// Number of later addresses that are searched for elements of the same vector.
const AHEAD: usize = 32;

fn run(state: &mut State) -> Result<(), Error> {
    let predecessors = live_ranges::predecessors(state);
    let mut kept: FxHashMap<Block, Vec<Address>> = FxHashMap::default();
    let mut commoning = Commoning { state, table: Vec::new(), waiting: FxHashMap::default(), shared: Vec::new() };
    for block in Dominators::of(&commoning.state.function).order() {
        // An address is available in a block only if it is available in all of its predecessors.
        commoning.table = match predecessors[block.index()][..] {
            [before] => kept.get(&before).cloned().unwrap_or_default(),
            _ => Vec::new(),
        };
        commoning.block(*block);
        kept.insert(*block, std::mem::take(&mut commoning.table));
    }
    let shared = commoning.shared;
    let mut seen = vec![None; state.function.block_count()];
    for value in shared {
        if let Some(segments) = live_ranges::segments(state, value, &predecessors, &mut seen)
            && let Some(range) = state.liveness.range_mut(value)
        {
            range.segments = segments;
        }
    }
    Ok(())
}

/// The index from which an address is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Index {
    /// A value.
    Value(Value),
    /// Elements of a vector of words: the first byte, the stride in bytes, the number of elements, and whether they
    /// form a vector.
    Elements { vector: Value, first: i32, step: i32, count: u32, ty: Type },
}

/// An available address.
#[derive(Clone, Copy, Debug)]
struct Address {
    value: Value,
    /// The live range whose registers it addresses.
    base: RangeId,
    index: Index,
    /// The constant that is added to the index.
    offset: i32,
    words: u32,
}

/// An instruction that computes an address, and the regions that use it.
#[derive(Clone, Debug)]
struct Conversion {
    inst: Inst,
    value: Value,
    /// Regions, each with its operand that is the index: copies of one region, if several instructions read it.
    regions: SmallVec<[Use; 1]>,
    base: RangeId,
    index: Index,
    /// The constants that the instruction, and then its regions, add to the index.
    offset: i32,
    more: i32,
}

impl Conversion {
    /// Returns the byte of the only element that the index reads, and its vector.
    const fn element(&self) -> Option<(Value, i32)> {
        match self.index {
            Index::Elements { vector, first, ty: Type { lanes: None, .. }, .. } => Some((vector, first)),
            Index::Elements { .. } | Index::Value(_) => None,
        }
    }

    /// Returns the offset of its regions from an address with another constant; `None` if one of them is out of the
    /// range of offsets.
    fn from(&self, offset: i32) -> Option<i32> {
        Some(self.offset + self.more - offset).filter(|more| INDIRECT_OFFSETS.contains(more))
    }
}

/// Addresses into the same registers whose indices are elements of the same vector.
type Group = (RangeId, Value);

struct Commoning<'a> {
    state: &'a mut State,
    /// Available addresses, the least recently used first.
    table: Vec<Address>,
    /// Elements of vectors in a block for which no address is computed yet, the next one last.
    waiting: FxHashMap<Group, Vec<Conversion>>,
    /// Addresses of several regions.
    shared: Vec<Value>,
}

impl Commoning<'_> {
    fn block(&mut self, block: Block) {
        let function = &self.state.function;
        let made: Vec<Conversion> = function.insts(block).filter_map(|inst| self.conversion(inst)).collect();
        self.waiting.clear();
        for conversion in made.iter().rev() {
            if let Some((vector, _)) = conversion.element() {
                self.waiting.entry((conversion.base, vector)).or_default().push(conversion.clone());
            }
        }
        for conversion in made {
            if !self.share(&conversion) {
                let address = self.together(&conversion).unwrap_or(Address {
                    value: conversion.value,
                    base: conversion.base,
                    index: conversion.index,
                    offset: conversion.offset,
                    words: self.state.function.ty(conversion.value).count(),
                });
                self.keep(address);
                if address.value != conversion.value {
                    self.share(&conversion);
                }
            }
            if let Some((vector, _)) = conversion.element()
                && let Some(waiting) = self.waiting.get_mut(&(conversion.base, vector))
            {
                waiting.pop();
            }
        }
    }

    /// Returns the address that an instruction computes, if all of its regions are of one vector and its index can be
    /// compared.
    fn conversion(&self, inst: Inst) -> Option<Conversion> {
        let State { function, bales, liveness, .. } = &*self.state;
        let value = function.result(inst).filter(|_| function.op(inst) == Op::ConvertAddr)?;
        let regions: SmallVec<[Use; 1]> = SmallVec::from_slice(function.uses(value));
        let first = regions.first()?.inst;
        let (base, more) = (category::base(function, first)?, function.region(first)?.offset);
        let is_copy = |a_use: &Use| {
            function.region(a_use.inst).is_some_and(|region| region.offset == more)
                && function.operand(a_use.inst, Name::Index) == Some(value)
                && category::base(function, a_use.inst).is_some_and(|other| other == base || liveness.same(other, base))
        };
        if !regions.iter().all(is_copy) {
            return None;
        }
        let index = match bales.baled_operand(function, inst, 0) {
            None => Index::Value(*function.operands(inst).first()?),
            Some(read) => self.elements(read)?,
        };
        let base = liveness.id(base)?;
        let offset = i32::try_from(function.immediate(inst, Name::Offset)?).ok()?;
        Some(Conversion { inst, value, regions, base, index, offset, more })
    }

    /// Returns the elements of a vector of words that are read at a constant index.
    fn elements(&self, read: Inst) -> Option<Index> {
        let function = &self.state.function;
        let (region, ty) = (function.region(read)?, function.ty(function.result(read)?));
        let known = function.operand(read, Name::Index).and_then(|index| function.as_integer(index)) == Some(0);
        let count = ty.count();
        let step = if count > 1 { region.element(1) } else { 1 };
        let even = (0..count.cast_signed()).all(|lane| region.element(lane) == lane * step);
        let vector = *function.operands(read).first()?;
        let size = ty.element.bytes().cast_signed();
        (known && even).then_some(Index::Elements { vector, first: region.offset, step: step * size, count, ty })
    }

    /// Replaces the address of a region by an available one; returns whether there was one.
    fn share(&mut self, conversion: &Conversion) -> bool {
        let found = self.table.iter().rposition(|address| element_of(address, conversion).is_some());
        let Some(at) = found else { return false };
        let address = self.table.remove(at);
        self.table.push(address);
        let Some((element, more)) = element_of(&address, conversion) else { return false };
        let Conversion { inst, value, .. } = *conversion;
        let State { function, bales, numbering, liveness, .. } = &mut *self.state;
        for Use { inst: region, index: operand } in conversion.regions.iter().copied() {
            let operand = operand as usize;
            let index = match element {
                None => address.value,
                Some(element) => {
                    let part = Region::contiguous(1, element * Element::I16.bytes());
                    let read = Builder::before(function, region).read(address.value, part, None);
                    if let Some(inst) = function.def_inst(read) {
                        bales.set(inst, BaleInfo::new(Role::RdRegion));
                        let mut info = bales.info(region);
                        info.bale(operand);
                        bales.set(region, info);
                        numbering.set(inst, numbering.inst(region));
                    }
                    read
                }
            };
            function.set_arg(region, operand, index);
            if let Some(shape) = function.region(region) {
                function.set_region(region, Region { offset: more, ..shape });
            }
        }
        let read = bales.baled_operand(function, inst, 0);
        function.erase(inst);
        liveness.remove(value);
        if let Some(read) = read {
            function.erase(read);
        }
        self.shared.push(address.value);
        true
    }

    /// Makes an address available, and evicts the least recently used ones if there are too many.
    fn keep(&mut self, address: Address) {
        self.table.push(address);
        while self.table.len() > 1 && self.table.iter().map(|address| address.words).sum::<u32>() > WORDS {
            self.table.remove(0);
        }
    }

    /// Computes the addresses of several elements of a vector before the first use of any of them.
    fn together(&mut self, conversion: &Conversion) -> Option<Address> {
        let (vector, first) = conversion.element()?;
        let waiting = self.waiting.get(&(conversion.base, vector))?;
        let mut elements = BTreeSet::new();
        for other in waiting.iter().rev().take(AHEAD).filter(|other| other.from(conversion.offset).is_some()) {
            if elements.len() < TOGETHER as usize {
                elements.extend(other.element().map(|(_, element)| element));
            }
        }
        let (start, step, count) = run_with(&elements, first)?;
        let size = Element::I16.bytes().cast_signed();
        let State { function, bales, numbering, liveness, platform, .. } = &mut *self.state;
        let region = Region::strided(count, step / size, start.cast_unsigned());
        let read = Builder::before(function, conversion.inst).read(vector, region, Some(count));
        let inst = function.def_inst(read)?;
        if !reads_alone(function, inst, platform.grf_bytes()) {
            function.erase(inst);
            return None;
        }
        let ty = Type::vector(Element::I16, count);
        let offset = i64::from(conversion.offset);
        let value = Builder::before(function, conversion.inst).value(Op::ConvertAddr, &[read], &[offset], ty);
        let mut info = BaleInfo::new(Role::Main);
        info.bale(0);
        let number = numbering.inst(conversion.inst);
        for (inst, info) in [(Some(inst), BaleInfo::new(Role::RdRegion)), (function.def_inst(value), info)] {
            if let Some(inst) = inst {
                bales.set(inst, info);
                numbering.set(inst, number);
            }
        }
        liveness.set(value, Category::Address, Element::I16.bytes());
        let index = Index::Elements { vector, first: start, step, count, ty };
        Some(Address { value, base: conversion.base, index, offset: conversion.offset, words: count })
    }
}

/// Returns how a region can use a shared address instead of its separate one: the element of the address vector, and
/// the offset of the region; `None` if the addresses are unrelated.
fn element_of(address: &Address, conversion: &Conversion) -> Option<(Option<u32>, i32)> {
    let more = conversion.from(address.offset).filter(|_| address.base == conversion.base)?;
    if address.index == conversion.index {
        return Some((None, more));
    }
    let (vector, byte) = conversion.element()?;
    match address.index {
        Index::Elements { vector: of, first, step, count, ty: Type { lanes: Some(_), .. } }
            if of == vector && step > 0 =>
        {
            let element = u32::try_from((byte - first) / step).ok().filter(|_| (byte - first) % step == 0)?;
            (element < count).then_some((Some(element), more))
        }
        Index::Elements { .. } | Index::Value(_) => None,
    }
}

/// Returns the longest run of elements at equal distances that contains the given one and that one instruction can
/// read: the first element, the stride, and the count. `None` if the run has one element.
fn run_with(elements: &BTreeSet<i32>, given: i32) -> Option<(i32, i32, u32)> {
    let places: Vec<i32> = elements.iter().copied().collect();
    let at = places.iter().position(|place| *place == given)?;
    let run = |step: i32| {
        let before =
            (0..at).rev().zip(1..).take_while(|(place, number)| places[*place] == given - number * step).count();
        let after = (at + 1..places.len()).zip(1..);
        let after = after.take_while(|(place, number)| places[*place] == given + number * step).count();
        (before, after)
    };
    let [previous, next] = [at.checked_sub(1), Some(at + 1)].map(|other| Some((places.get(other?)? - given).abs()));
    let steps = [next, previous].into_iter().flatten();
    let (step, (before, after)) =
        steps.map(|step| (step, run(step))).max_by_key(|(_, (before, after))| before + after)?;
    let count = 1 << (before + after + 1).ilog2();
    // The run starts with the given element, unless too few follow it.
    let skipped = (count - 1_usize).saturating_sub(after);
    let first = given - i32::try_from(skipped).ok()? * step;
    Some((first, step, u32::try_from(count).ok()?)).filter(|(_, _, count)| *count > 1)
}
