//! GenXVectorDecomposer: splits large vectors into the parts that are used separately.
//!
//! Purpose: all registers of a large vector are adjacent, and live from its first write to its last read. Parts are
//! allocated separately, and each is live only from its first write to its last read.
//!
//! Before: legalization has run. After: each web is split between all registers that no region crosses. A web is a
//! set of vectors that partial writes, casts and parameters of blocks connect, and that therefore share registers.
//! The pass splits only if more than [`pressure::REGISTERS`] registers were in use and the split saves at least a
//! tenth of them. It splits webs whose vectors have no uses but partial writes, region reads, casts and branch
//! arguments; vectors that a message loads or stores whole, and vectors with a region at a variable index, stay. A
//! region that covers a part is replaced by that part.
//!
//! ```text
//! %a = wrregion(undef, %x, 16 floats, 0)
//! %b = wrregion(%a, %y, 16 floats, 64)           %s = fadd %x, %x
//! %s = fadd rdregion(%b, 0), rdregion(%b, 0)  -> %t = fadd %y, %y
//! %t = fadd rdregion(%b, 64), rdregion(%b, 64)
//! ```

mod web;

use rustc_hash::{FxHashMap, FxHashSet};

use self::web::{Web, span};
use super::{Pass, State, live_ranges};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Definition, Function, Inst, Value};
use crate::region::Region;
use crate::table::Op;
use crate::types::{Element, Type};
use crate::{live_bytes, pressure};

/// The pass.
pub const PASS: Pass = Pass {
    name: "vector-decomposer",
    description: "split large vectors into the parts that are used separately",
    run,
    establishes: None,
    optional: true,
};

/// Minimal part of the pressure that the split must save: the finalizer assigns registers to separate parts in another
/// order, which adds dependences between instructions.
const GAIN: u32 = 10;

fn run(state: &mut State) -> Result<(), Error> {
    let grf = state.platform.grf_bytes();
    let enough = pressure::registers_of(state.register_file) * grf;
    // Operands of a bale are live up to its head, which this number does not include.
    if 2 * live_bytes::most(&state.function) <= enough {
        return Ok(());
    }
    let webs = webs(&state.function, grf);
    if webs.is_empty() {
        return Ok(());
    }
    let before = in_use(state.function.clone(), state)?;
    if before <= enough {
        return Ok(());
    }
    let mut function = state.function.clone();
    split(&mut function, &webs);
    if in_use(function.clone(), state)? <= before - before / GAIN {
        state.function = function;
    }
    Ok(())
}

/// Returns the highest register pressure of a function, in bytes.
fn in_use(function: Function, state: &State) -> Result<u32, Error> {
    let mut trial = State::new(function, state.platform);
    live_ranges::anew(&mut trial)?;
    Ok(pressure::most(&trial.function, &trial.liveness, state.platform.grf_bytes()))
}

/// Splits large vectors for registers of `grf` bytes, regardless of the savings; returns whether there were any.
pub fn decompose(function: &mut Function, grf: u32) -> bool {
    let webs = webs(function, grf);
    split(function, &webs);
    !webs.is_empty()
}

/// Returns the webs that consist of several parts, with the parts.
fn webs(function: &Function, grf: u32) -> Vec<(Web, Vec<Part>)> {
    let predecessors = function.predecessors();
    let mut seen = vec![false; function.value_count()];
    let values = (0..seen.len()).map(Value::new);
    let webs = values.filter_map(|value| Web::of(function, &predecessors, value, grf, &mut seen));
    webs.map(|web| (web.cuts(), web)).filter(|(cuts, _)| cuts.len() > 1).map(|(cuts, web)| (web, cuts)).collect()
}

/// Splits the vectors of webs.
fn split(function: &mut Function, webs: &[(Web, Vec<Part>)]) {
    let mut decomposer =
        Decomposer { function, parts: FxHashMap::default(), params: FxHashMap::default(), old: vec![], reads: vec![] };
    for (web, cuts) in webs {
        decomposer.split(web, cuts);
    }
    decomposer.finish();
}

/// A part of the vectors of a web: a range of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    start: u32,
    end: u32,
}

impl Part {
    /// Returns the type of the part of a vector.
    fn ty(self, vector: Type) -> Type {
        vector.with_lanes((self.end - self.start) / vector.element.bytes().max(1))
    }
}

/// A parameter of a block that was split.
#[derive(Clone, Debug)]
struct Param {
    value: Value,
    /// The index of the parameter that was split.
    index: usize,
    cuts: Vec<Part>,
}

/// The state of a split: old vectors are kept until all webs are split.
struct Decomposer<'a> {
    function: &'a mut Function,
    /// The parts of the vectors of webs.
    parts: FxHashMap<Value, Vec<Value>>,
    /// The parameters of blocks that were split, in the order of the new ones.
    params: FxHashMap<Block, Vec<Param>>,
    /// The definitions of old vectors.
    old: Vec<Inst>,
    /// Region reads of parts.
    reads: Vec<Inst>,
}

impl Decomposer<'_> {
    /// Defines the parts of the vectors of a web, operands first, and redirects region reads to them.
    fn split(&mut self, web: &Web, cuts: &[Part]) {
        let mut work = Vec::new();
        for value in &web.values {
            let function = &mut *self.function;
            match *function.definition(*value) {
                Definition::BlockParam(block, index) => {
                    let ty = function.ty(*value);
                    let parts = cuts.iter().map(|part| function.add_block_param(block, part.ty(ty))).collect();
                    let param = Param { value: *value, index: index as usize, cuts: cuts.to_vec() };
                    self.params.entry(block).or_default().push(param);
                    self.parts.insert(*value, parts);
                    work.push(*value);
                }
                Definition::Inst(inst) => {
                    let of_constant =
                        function.args(inst).first().is_some_and(|arg| function.as_constant(*arg).is_some());
                    if of_constant {
                        self.make(inst, *value, cuts);
                        work.push(*value);
                    }
                }
                Definition::Param(_) | Definition::Constant(_) => {}
            }
        }
        while let Some(value) = work.pop() {
            for a_use in self.function.uses(value).to_vec() {
                let (inst, op) = (a_use.inst, self.function.op(a_use.inst));
                if op == Op::RdRegion {
                    self.read(inst, value, cuts);
                } else if let Some(result) = self.function.result(inst) {
                    self.make(inst, result, cuts);
                    work.push(result);
                }
            }
        }
    }

    /// Returns the parts of a value.
    fn parts(&mut self, value: Value, cuts: &[Part]) -> Vec<Value> {
        if let Some(parts) = self.parts.get(&value) {
            return parts.clone();
        }
        let ty = self.function.ty(value);
        let constant = self.function.as_constant(value).cloned().unwrap_or(Constant::Undef);
        let slice = |part: &Part| {
            let lanes = part.ty(ty);
            let first = part.start / ty.element.bytes().max(1);
            let elements =
                (first..first + lanes.count()).map(|at| constant.element(at as usize)).collect::<Option<_>>();
            (lanes, elements.map_or(Constant::Undef, Constant::of))
        };
        let slices: Vec<(Type, Constant)> = cuts.iter().map(slice).collect();
        slices.into_iter().map(|(ty, slice)| self.function.constant(ty, slice)).collect()
    }

    /// Defines the parts of the result of an instruction of a web.
    fn make(&mut self, inst: Inst, result: Value, cuts: &[Part]) {
        let ty = self.function.ty(result);
        let Some(source) = self.function.args(inst).first().copied() else { return };
        let mut parts = self.parts(source, cuts);
        if self.function.op(inst) == Op::WrRegion {
            self.write(inst, &mut parts, cuts);
        } else {
            // A cast, or a loaded constant.
            let op = self.function.op(inst);
            let mut b = Builder::before(self.function, inst);
            for (value, part) in parts.iter_mut().zip(cuts) {
                *value = b.value(op, &[*value], &[], part.ty(ty));
            }
        }
        self.parts.insert(result, parts);
        self.old.push(inst);
    }

    /// Replaces the part into which an instruction writes a region.
    fn write(&mut self, inst: Inst, parts: &mut [Value], cuts: &[Part]) {
        let [_, new, _, mask] = *self.function.args(inst) else { return };
        let Some((which, region)) = self.place(inst, cuts) else { return };
        let Some(old) = parts.get_mut(which) else { return };
        let function = &mut *self.function;
        let (ty, lanes) = (function.ty(*old), function.ty(new).count());
        let all = function.as_integer(mask) == Some(-1);
        let whole = all && region.offset == 0 && region.is_contiguous(lanes) && lanes == ty.count();
        *old = if whole && function.ty(new) == ty && function.as_constant(new).is_none() {
            new
        } else {
            let mut b = Builder::before(function, inst);
            let before = if whole { b.undef(ty) } else { *old };
            let index = b.int(Element::I16, 0);
            b.write_masked(before, new, region, index, mask)
        };
    }

    /// Redirects a region read to the part that contains the region.
    fn read(&mut self, inst: Inst, vector: Value, cuts: &[Part]) {
        let Some((which, region)) = self.place(inst, cuts) else { return };
        let Some(part) = self.parts.get(&vector).and_then(|parts| parts.get(which)).copied() else { return };
        let zero = self.function.constant(Type::scalar(Element::I16), Constant::Splat(0));
        self.function.set_arg(inst, 0, part);
        self.function.set_arg(inst, 1, zero);
        self.function.set_region(inst, region);
        self.reads.push(inst);
    }

    /// Returns the part that contains the region of an instruction, and the region relative to it.
    fn place(&self, inst: Inst, cuts: &[Part]) -> Option<(usize, Region)> {
        let (region, bytes) = span(self.function, inst)?;
        let which = cuts.partition_point(|part| part.end <= bytes.start);
        let start = cuts.get(which)?.start.cast_signed();
        Some((which, Region { offset: region.offset - start, ..region }))
    }

    /// Passes the parts of arguments in branches, and removes the old vectors.
    fn finish(mut self) {
        if self.parts.is_empty() {
            return;
        }
        let branches: Vec<Inst> =
            self.function.blocks().iter().filter_map(|block| self.function.last(*block)).collect();
        for branch in branches {
            let is_changed = |decomposer: &Self| {
                let mut successors = decomposer.function.successors(branch).iter();
                successors.any(|successor| decomposer.params.contains_key(&successor.block))
            };
            if !is_changed(&self) {
                continue;
            }
            let mut edges = self.function.edges(branch);
            for (block, args) in &mut edges {
                for Param { index, cuts, .. } in self.params.get(block).cloned().unwrap_or_default() {
                    let parts = self.parts(args[index], &cuts);
                    args.extend(parts);
                }
            }
            self.function.set_successors(branch, &edges);
        }
        let dropped: FxHashSet<Value> = self.params.values().flatten().map(|param| param.value).collect();
        self.function.retain_block_params(|_, param| !dropped.contains(&param));
        for inst in self.old {
            self.function.erase(inst);
        }
        for read in self.reads {
            let (source, result) = (self.function.args(read)[0], self.function.result(read));
            let Some(result) = result.filter(|result| self.function.ty(*result) == self.function.ty(source)) else {
                continue;
            };
            let lanes = self.function.ty(result).count();
            let is_whole = |region: Region| region.offset == 0 && region.is_contiguous(lanes);
            if self.function.region(read).is_some_and(is_whole) {
                self.function.replace(read, source);
            }
        }
    }
}
