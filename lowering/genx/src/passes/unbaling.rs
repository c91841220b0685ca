//! GenXUnbaling: reads regions early where this ends the live range of a vector.
//!
//! Purpose: a region read that is baled into a later instruction keeps its whole vector live until then. If the vector
//! is changed in place, it would be copied; if registers are short, other values do not fit.
//!
//! Before: live ranges are built. After:
//! - in a chain of partial writes, a read of elements that the chain has not yet overwritten reads the newest vector,
//!   not the operand of the chain: the live range of the operand ends with the first write (the non-overlapping
//!   region optimization);
//! - if an operand that is changed in place would have to be copied because regions of it are read later, those
//!   regions are read before, once each, if together they are smaller than the copy;
//! - where more than [`pressure::REGISTERS`] registers were in use, the regions of a vector without other uses are
//!   read right after its definition, if they take fewer registers than the vector.
//!
//! Bales, numbers and live ranges are updated.
//!
//! ```text
//! %g = gather(..)                               %g = gather(..)
//! ..much that needs registers..                 %r = or(rdregion(%g, every other element), 0)
//! %x = fpext(rdregion(%g, every other))   ->    ..
//!                                               %x = fpext(%r)
//! ```

mod chain;

use std::collections::{BTreeMap, BTreeSet};

use super::legalization::reads_alone;
use super::{Pass, State, live_ranges};
use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Block, Definition, Function, Inst, Use, Value};
use crate::liveness::Category;
use crate::loops::Dominators;
use crate::pressure::{self, Profile};
use crate::region::Region;
use crate::table::{Name, Op};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "unbaling",
    description: "read regions early where this ends the live range of a vector",
    run,
    establishes: None,
    optional: true,
};

/// Minimal distance between a vector and its region, in numbers, for which an early read is beneficial: each
/// instruction has two numbers.
const NEAR: u32 = 16;

fn run(state: &mut State) -> Result<(), Error> {
    for transformation in [chain::rewire, before_changes, after_vectors] {
        if transformation(state) {
            live_ranges::anew(state)?;
        }
    }
    Ok(())
}

/// A region read: the type of the vector, the region, and the type of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Read {
    elements: Type,
    region: [i64; 5],
    result: Type,
}

/// An instruction that reads a region of a vector, possibly through a cast.
#[derive(Clone, Copy, Debug)]
struct Reader {
    inst: Inst,
    read: Read,
    /// The number of its bale.
    number: u32,
}

/// Returns the readers of regions of a vector at constant indices, if it has no other uses, except for those that
/// `ignored` accepts.
fn readers(state: &State, value: Value, ignored: &dyn Fn(Use) -> bool) -> Option<Vec<Reader>> {
    let State { function, numbering, bales, .. } = state;
    let mut readers = Vec::new();
    for a_use in function.uses(value).iter().copied().filter(|a_use| !ignored(*a_use)) {
        let Use { inst, index } = a_use;
        let result = function.result(inst)?;
        match function.op(inst) {
            Op::BitCast if !function.ty(result).is_predicate() => {
                readers.extend(self::readers(state, result, &|_| false)?);
            }
            Op::RdRegion if index == 0 && reads_alone(function, inst, state.platform.grf_bytes()) => {
                let elements = function.ty(value);
                let region = function.region(inst).filter(|_| is_known(function, inst))?.immediates();
                let number = numbering.inst(bales.head(function, inst));
                readers.push(Reader { inst, read: Read { elements, region, result: function.ty(result) }, number });
            }
            _ => return None,
        }
    }
    Some(readers)
}

/// Returns whether the index of a region is constant.
fn is_known(function: &Function, inst: Inst) -> bool {
    function.operand(inst, Name::Index).and_then(|index| function.as_integer(index)) == Some(0)
}

/// The instruction by which a region is read early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// By a move.
    Moved,
    /// An operation other than a move: the finalizer forwards the source of a move to its uses, at any distance.
    Computed,
}

/// Reads each region once, before an instruction, for all of its readers. These reads are not baled into other
/// instructions.
fn read_at(state: &mut State, value: Value, at: Inst, readers: &[Reader], how: How) {
    let State { function, bales, .. } = state;
    let mut casts: BTreeMap<Type, Value> = BTreeMap::new();
    let mut reads: BTreeMap<Read, (Value, Value)> = BTreeMap::new();
    let mut news = Vec::with_capacity(readers.len());
    let mut b = Builder::before(function, at);
    for Reader { read, .. } in readers {
        let (kept, new) = *reads.entry(*read).or_insert_with(|| {
            let integer = integer(read.result.element).filter(|_| how == How::Computed);
            let element = integer.unwrap_or(read.result.element);
            let elements = read.elements.of(element);
            let source = *casts.entry(elements).or_insert_with(|| b.bitcast(value, elements));
            let index = b.int(Element::I16, 0);
            let part = b.value(Op::RdRegion, &[source, index], &read.region, read.result.of(element));
            if integer.is_none() {
                return (part, part);
            }
            let zero = b.splat_int(read.result.of(element), 0);
            let same = b.binary(Op::Or, part, zero);
            (same, b.bitcast(same, read.result))
        });
        if let Some(inst) = b.function.def_inst(kept) {
            bales.keep_apart(inst);
        }
        news.push(new);
    }
    // The insertion point may be a reader: readers are erased after all reads are inserted.
    for (reader, new) in readers.iter().zip(news) {
        function.replace(reader.inst, new);
    }
    remove_unused_casts(function, value);
}

/// Returns the type of integers with the same bits, for which all platforms have logic operations.
fn integer(element: Element) -> Option<Element> {
    Element::integer(element.bits()).filter(|integer| (8..=32).contains(&integer.bits()))
}

/// Returns the region that an instruction reads by an operation other than a move.
pub(super) fn kept(state: &State, inst: Inst) -> Option<Value> {
    let is_kept = state.bales.is_apart(inst) && state.function.op(inst) == Op::Or;
    state.function.operands(inst).first().copied().filter(|_| is_kept)
}

/// Removes casts without uses.
fn remove_unused_casts(function: &mut Function, value: Value) {
    for Use { inst, .. } in function.uses(value).to_vec() {
        let Some(result) = function.result(inst).filter(|_| function.op(inst) == Op::BitCast) else { continue };
        remove_unused_casts(function, result);
        if function.uses(result).is_empty() {
            function.erase(inst);
        }
    }
}

/// Returns the bytes of registers of the distinct regions.
fn bytes(readers: &[Reader], size: impl Fn(Type) -> u32) -> u32 {
    let reads: BTreeSet<Read> = readers.iter().map(|reader| reader.read).collect();
    reads.iter().map(|read| size(read.result)).sum()
}

/// Reads regions of an operand that is changed in place before the change, if the operand would otherwise have to be
/// copied.
fn before_changes(state: &mut State) -> bool {
    let mut dominators = None;
    let mut changed = false;
    for inst in state.function.all_insts() {
        let function = &state.function;
        let operand = function.op(inst).definition().two_address().filter(|_| !state.bales.is_baled(function, inst));
        let Some(old) = operand.and_then(|operand| function.operands(inst).get(operand)).copied() else { continue };
        let number = state.numbering.inst(inst);
        let goes_on = state
            .liveness
            .range(old)
            .is_some_and(|range| range.category == Category::General && range.segments.contains(number));
        if !goes_on || made_in(function, old) != function.block(inst) {
            continue;
        }
        let dominators = dominators.get_or_insert_with(|| Dominators::of(function));
        let is_before = |a_use: Use| {
            let same = function.block(a_use.inst) == function.block(inst);
            same && live_ranges::use_number(state, a_use) <= number && function.op(a_use.inst) != Op::BitCast
        };
        let Some(readers) = readers(state, old, &is_before) else { continue };
        let is_after = |reader: &Reader| function.block(reader.inst) != function.block(inst) || reader.number > number;
        let after: Vec<Reader> = readers.into_iter().filter(is_after).collect();
        let follows = |reader: &Reader| {
            let (from, to) = (function.block(inst), function.block(reader.inst));
            from.zip(to).is_some_and(|(from, to)| dominators.dominates(from, to))
        };
        let is_less = 2 * bytes(&after, Type::bytes) <= function.ty(old).bytes();
        if !after.is_empty() && is_less && after.iter().all(follows) {
            read_at(state, old, inst, &after, How::Moved);
            changed = true;
        }
    }
    changed
}

/// Returns the block in which a value is defined.
fn made_in(function: &Function, value: Value) -> Option<Block> {
    match function.definition(value) {
        Definition::Inst(inst) => function.block(*inst),
        Definition::BlockParam(block, _) => Some(*block),
        Definition::Param(_) | Definition::Constant(_) => None,
    }
}

/// Reads the regions of a vector without other uses directly after its definition, if registers are short.
fn after_vectors(state: &mut State) -> bool {
    if !state.has_high_pressure() {
        return false;
    }
    let grf = state.platform.grf_bytes();
    let budget = i64::from(pressure::budget(grf, state.register_file));
    let mut profile = Profile::of(&state.function, &state.liveness, Category::General, grf);
    let size = |ty: Type| {
        let bytes = pressure::computed_bytes(ty);
        if 2 * bytes >= grf { bytes.next_multiple_of(grf) } else { bytes }
    };
    let mut changed = false;
    for index in 0..state.function.value_count() {
        let value = Value::new(index);
        let (function, made) = (&state.function, state.function.def_inst(value));
        let Some(range) = state.liveness.range(value).filter(|range| range.category == Category::General) else {
            continue;
        };
        // A part of a larger vector shares the registers of that vector.
        let Some(after) = made.filter(|made| !is_part(function, *made)).and_then(|made| function.next(made)) else {
            continue;
        };
        let number = state.numbering.inst(after);
        let Some(readers) = readers(state, value, &|_| false) else { continue };
        // Casts of the vector share its registers: it is live up to the last reader.
        let last = readers.iter().map(|reader| reader.number).max().unwrap_or(0);
        let (all, needed) = (pressure::bytes(function, range, grf), bytes(&readers, size));
        if last <= number + NEAR || needed >= all || profile.most(number..last) <= budget {
            continue;
        }
        profile.add(number..last, i64::from(needed) - i64::from(all));
        read_at(state, value, after, &readers, How::Computed);
        changed = true;
    }
    changed
}

/// Returns whether an instruction reads a region, or shares registers with its operand.
fn is_part(function: &Function, inst: Inst) -> bool {
    matches!(function.op(inst), Op::RdRegion | Op::BitCast)
}

/// Returns the bytes of a vector that a region covers.
fn places(region: &Region, lanes: u32, size: u32) -> impl Iterator<Item = usize> + use<> {
    let (region, size) = (*region, size.cast_signed());
    (0..lanes.cast_signed()).flat_map(move |lane| {
        let first = region.offset + region.element(lane) * size;
        (first..first + size).filter_map(|place| usize::try_from(place).ok())
    })
}
