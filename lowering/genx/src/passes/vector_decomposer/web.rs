//! Webs: vectors that share registers, with the regions of them that are read and written.

use std::ops::Range;

use super::Part;
use crate::ir::{Definition, Function, Inst, Use, Value};
use crate::region::Region;
use crate::table::{Name, Op};

/// Large vectors that partial writes, casts and block parameters connect.
pub(super) struct Web {
    /// The vectors; all have the same number of bytes.
    pub(super) values: Vec<Value>,
    bytes: u32,
    grf: u32,
    /// For each register but the first, whether a region crosses its start.
    joined: Vec<bool>,
}

impl Web {
    /// Returns the web of a vector of more than one register; `None` if it was visited before, if a use or definition
    /// of one of its vectors cannot be split, or if no vector has a partial write. `predecessors` are the branches to
    /// each block.
    pub(super) fn of(
        function: &Function,
        predecessors: &[Vec<Inst>],
        value: Value,
        grf: u32,
        seen: &mut [bool],
    ) -> Option<Self> {
        let ty = function.ty(value);
        if seen[value.index()] || !is_there(function, value) || ty.is_predicate() || ty.bytes() <= grf {
            return None;
        }
        seen[value.index()] = true;
        let registers = ty.bytes().div_ceil(grf) as usize;
        let mut web = Self { values: vec![value], bytes: ty.bytes(), grf, joined: vec![false; registers] };
        let (mut next, mut is_in_parts, mut is_written) = (0, true, false);
        while let Some(value) = web.values.get(next).copied() {
            next += 1;
            let before = web.values.len();
            is_in_parts &= web.definition(function, predecessors, value);
            for a_use in function.uses(value) {
                is_in_parts &= web.a_use(function, *a_use);
            }
            is_written |= function.def_inst(value).is_some_and(|inst| function.op(inst) == Op::WrRegion);
            // Each vector is in the list once.
            let mut last = before;
            for at in before..web.values.len() {
                let linked = web.values[at];
                let new = function.as_constant(linked).is_none() && !std::mem::replace(&mut seen[linked.index()], true);
                if new {
                    web.values[last] = linked;
                    last += 1;
                }
            }
            web.values.truncate(last);
        }
        (is_in_parts && is_written).then_some(web)
    }

    /// Adds the vectors from which a vector is defined; returns whether the definition can be split.
    fn definition(&mut self, function: &Function, predecessors: &[Vec<Inst>], value: Value) -> bool {
        match function.definition(value) {
            Definition::BlockParam(block, index) => {
                for branch in &predecessors[block.index()] {
                    for (number, successor) in function.successors(*branch).iter().enumerate() {
                        if successor.block == *block {
                            self.values.push(function.successor_args(*branch, number)[*index as usize]);
                        }
                    }
                }
                // No branch passes arguments to the parameters of the first block.
                !predecessors[block.index()].is_empty()
            }
            Definition::Inst(inst) => {
                let source = function.args(*inst).first().copied();
                match (function.op(*inst), source) {
                    (Op::WrRegion, Some(old)) => {
                        self.values.push(old);
                        self.access(function, *inst)
                    }
                    (Op::BitCast, Some(source)) => {
                        self.values.push(source);
                        !function.ty(source).is_predicate()
                    }
                    (op, Some(_)) => op == Op::Constant,
                    (_, None) => false,
                }
            }
            Definition::Param(_) | Definition::Constant(_) => false,
        }
    }

    /// Adds the vectors that a use of a vector defines; returns whether the use can be split.
    fn a_use(&mut self, function: &Function, a_use: Use) -> bool {
        let Use { inst, index } = a_use;
        let operands = function.operands(inst).len();
        if let Some(at) = (index as usize).checked_sub(operands) {
            let at = operands + at;
            for successor in function.successors(inst) {
                let first = successor.first as usize;
                if (first..first + successor.count as usize).contains(&at) {
                    self.values.push(function.block_params(successor.block)[at - first]);
                }
            }
            return true;
        }
        match (function.op(inst), function.result(inst)) {
            (Op::RdRegion, Some(_)) if index == 0 => self.access(function, inst),
            // The region is handled with the result.
            (Op::WrRegion, Some(result)) if index == 0 => {
                self.values.push(result);
                true
            }
            (Op::BitCast, Some(result)) if !function.ty(result).is_predicate() => {
                self.values.push(result);
                true
            }
            (_, _) => false,
        }
    }

    /// Joins the registers that a region covers; returns whether its index is constant.
    fn access(&mut self, function: &Function, inst: Inst) -> bool {
        let Some((_, bytes)) = span(function, inst).filter(|(_, bytes)| bytes.end <= self.bytes) else { return false };
        let (first, last) = (bytes.start / self.grf, (bytes.end - 1) / self.grf);
        self.joined[first as usize + 1..=last as usize].fill(true);
        true
    }

    /// Returns the parts, between registers that no region crosses.
    pub(super) fn cuts(&self) -> Vec<Part> {
        let registers = (0..).step_by(self.grf as usize).zip(&self.joined);
        let starts: Vec<u32> = registers.filter(|(_, joined)| !**joined).map(|(start, _)| start).collect();
        let ends = starts.iter().skip(1).copied().chain([self.bytes]);
        starts.iter().zip(ends).map(|(start, end)| Part { start: *start, end }).collect()
    }
}

/// Returns whether a value still exists: it is a parameter of a block or its instruction is in a block.
fn is_there(function: &Function, value: Value) -> bool {
    match function.definition(value) {
        Definition::BlockParam(block, index) => function.block_params(*block).get(*index as usize) == Some(&value),
        Definition::Inst(inst) => function.block(*inst).is_some(),
        Definition::Param(_) | Definition::Constant(_) => false,
    }
}

/// Returns the region that an instruction accesses, with a constant index added to its offset, and its range of bytes;
/// `None` if its index is variable.
pub(super) fn span(function: &Function, inst: Inst) -> Option<(Region, Range<u32>)> {
    let region = function.region(inst)?;
    let index = function.operand(inst, Name::Index)?;
    let added = i32::try_from(function.as_integer(index).filter(|_| function.ty(index).count() == 1)?).ok()?;
    let region = Region { offset: region.offset + added, ..region };
    let part =
        if function.op(inst) == Op::WrRegion { function.args(inst).get(1).copied() } else { function.result(inst) };
    let ty = function.ty(part?);
    let extent = region.extent(ty.count(), ty.element.bytes());
    let place = |byte: i64| u32::try_from(i64::from(region.offset) + byte).ok();
    let bytes = place(extent.start)?..place(extent.end)?;
    (!bytes.is_empty()).then_some((region, bytes))
}
