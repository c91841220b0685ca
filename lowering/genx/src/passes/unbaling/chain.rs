//! The non-overlapping region optimization: reads in a chain of partial writes read the newest vector.

use super::{is_known, made_in, places};
use crate::constant::Constant;
use crate::ir::{Function, Inst, Use, Value};
use crate::liveness::Category;
use crate::passes::{State, live_ranges};
use crate::table::{Name, Op};

/// A chain of partial writes, each the only use of its predecessor, with the bytes that each writes.
struct Chain {
    writes: Vec<(Inst, Vec<usize>)>,
}

/// Makes the reads of a chain of writes read the newest vector; returns whether there were any.
pub(super) fn rewire(state: &mut State) -> bool {
    let mut changed = false;
    for inst in state.function.all_insts() {
        let Some(chain) = Chain::from(state, inst) else { continue };
        let function = &state.function;
        let old = function.operands(inst)[0];
        let found = match function.as_constant(old) {
            Some(Constant::Undef) if state.has_high_pressure() => {
                sources(state, &chain).into_iter().find_map(|source| {
                    let readers = chain.readers(state, source, false).filter(|_| chain.may_become(function, source))?;
                    Some((source, readers))
                })
            }
            Some(_) => None,
            None => chain.readers(state, old, true).map(|readers| (old, readers)),
        };
        let Some((source, readers)) = found.filter(|(_, readers)| !readers.is_empty()) else { continue };
        state.function.set_arg(inst, 0, source);
        let State { function, bales, .. } = &mut *state;
        for (reader, written) in readers {
            bales.move_to_head(function, reader);
            function.set_arg(reader, 0, written);
        }
        changed = true;
    }
    changed
}

/// Returns the vectors whose regions the instructions of a chain read, in order, that have the type of its result.
fn sources(state: &State, chain: &Chain) -> Vec<Value> {
    let State { function, bales, liveness, .. } = state;
    let ty = chain.writes.first().and_then(|(first, _)| function.result(*first)).map(|result| function.ty(result));
    let parts = chain.writes.iter().skip(1).flat_map(|(write, _)| bales.bale(function, *write).insts);
    let read = parts.filter(|part| function.op(part.inst) == Op::RdRegion).map(|part| function.operands(part.inst)[0]);
    let general = |value: &Value| {
        liveness.range(*value).is_some_and(|range| range.category == Category::General && range.offset.is_none())
    };
    let mut sources: Vec<Value> = read.filter(|value| Some(function.ty(*value)) == ty && general(value)).collect();
    sources.dedup();
    sources
}

impl Chain {
    /// Returns the chain that starts with a write.
    fn from(state: &State, first: Inst) -> Option<Self> {
        let function = &state.function;
        let before = function.operands(first).first().and_then(|old| function.def_inst(*old));
        if !is_write(function, first) || before.is_some_and(|before| next(state, before) == Some(first)) {
            return None;
        }
        let writes = std::iter::successors(Some(first), |write| next(state, *write));
        let writes: Vec<_> = writes.map(|write| (write, written(function, write))).collect();
        (writes.len() > 1).then_some(Self { writes })
    }

    /// Returns whether the result of a chain can share the registers of a vector: it is not passed to a parameter that
    /// is in other registers, or whose old value the chain still reads.
    fn may_become(&self, function: &Function, source: Value) -> bool {
        let result = self.writes.last().and_then(|(last, _)| function.result(*last));
        let mut uses = result.into_iter().flat_map(|result| function.uses(result));
        uses.all(|Use { inst, index }| {
            let mut given =
                function.successors(*inst).iter().filter(|to| (to.first..to.first + to.count).contains(index));
            given.all(|to| function.block_params(to.block)[(index - to.first) as usize] == source)
        })
    }

    /// Returns the reads, after the first write, of elements of a vector that the chain has not overwritten, each with
    /// the vector that it may read instead; `None` if the vector is not available to the first write, or another use needs it
    /// after that. `first` is set if the chain changes this vector.
    fn readers(&self, state: &State, value: Value, first: bool) -> Option<Vec<(Inst, Value)>> {
        let State { function, bales, numbering, .. } = state;
        let (begin, _) = self.writes.first()?;
        if made_in(function, value)? != function.block(*begin)? {
            return None;
        }
        let number = numbering.inst(*begin);
        // The first write receives the vector.
        if function.def_inst(value).is_some_and(|made| numbering.inst(bales.head(function, made)) >= number) {
            return None;
        }
        let mut readers = Vec::new();
        for Use { inst, index } in function.uses(value).iter().copied() {
            let head = bales.head(function, inst);
            let is_before = function.block(head) == function.block(*begin)
                && live_ranges::use_number(state, Use { inst, index }) <= number
                && function.op(inst) != Op::BitCast;
            if is_before || (first && inst == *begin && index == 0) {
                continue;
            }
            let at = self.writes.iter().position(|(write, _)| *write == head)?;
            let region = function.region(inst).filter(|_| function.op(inst) == Op::RdRegion && index == 0)?;
            let ty = function.ty(function.result(inst)?);
            if !is_known(function, inst) {
                return None;
            }
            let mut over = vec![false; function.ty(value).bytes() as usize];
            for place in self.writes[..at].iter().flat_map(|(_, places)| places) {
                *over.get_mut(*place)? = true;
            }
            if places(&region, ty.count(), ty.element.bytes()).any(|place| over.get(place) != Some(&false)) {
                return None;
            }
            let (before, _) = self.writes.get(at.checked_sub(1)?)?;
            readers.push((inst, function.result(*before)?));
        }
        Some(readers)
    }
}

/// Returns whether an instruction writes a region at a constant index and is the head of a bale.
fn is_write(function: &Function, inst: Inst) -> bool {
    function.op(inst) == Op::WrRegion && is_known(function, inst)
}

/// Returns the next write of a chain: the only user of a write, in the same block, which writes into its result.
fn next(state: &State, write: Inst) -> Option<Inst> {
    let function = &state.function;
    let result = function.result(write).filter(|_| is_write(function, write))?;
    let [Use { inst, index: 0 }] = *function.uses(result) else { return None };
    (is_write(function, inst) && function.block(inst) == function.block(write)).then_some(inst)
}

/// Returns the bytes that a write writes.
fn written(function: &Function, write: Inst) -> Vec<usize> {
    let new = function.operand(write, Name::New).map(|new| function.ty(new));
    match (function.region(write), new) {
        (Some(region), Some(ty)) => places(&region, ty.count(), ty.element.bytes()).collect(),
        (_, _) => Vec::new(),
    }
}
