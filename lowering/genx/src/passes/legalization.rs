//! GenXLegalization: splits bales into legal execution sizes and regions.
//!
//! Before: first baling has run. After: each bale is a legal instruction. It has 1, 2, 4, 8, 16 or 32 lanes; its
//! regions are legal in vISA and lie in two adjacent registers; its predicates have 32, 16, 8, 4, 2 or 1 bits, of
//! which it accesses a legal part. Values may still have any width. The pass visits blocks backwards and splits all
//! instructions of a bale together, so that each part is a bale again. If the parts of a bale have no legal size in
//! common, an instruction leaves the bale and is split as a separate one. Moves of bytes and words become moves of
//! dwords where possible. Sizes of messages stay.
//!
//! ```text
//! %s = add <24 x i32> %a, %b   ->   %s0 = wrregion(undef, add(rdregion(%a, <0;16,1>, 0), rdregion(%b, ..)), <0;16,1>, 0)
//!                                   %s  = wrregion(%s0, add(rdregion(%a, <0;8,1>, 64), ..), <0;8,1>, 64)
//! ```

mod access;
mod predicates;
mod split;

use crate::baling::{Bale, Role};
use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::region::Region;
use crate::table::{Effect, Name, Op};
use crate::target::{self, Form};
use crate::types::{Element, Type};

use access::{Access, EXEC_SIZES};

/// The pass.
pub const PASS: Pass = Pass {
    name: "legalization",
    description: "split bales into legal execution sizes and regions",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    let mut legalizer = Legalizer { state };
    let blocks = legalizer.state.function.blocks().to_vec();
    for block in blocks.into_iter().rev() {
        let mut next = legalizer.state.function.last(block);
        while let Some(inst) = next {
            // The next instruction is the last one inserted.
            let previous = legalizer.state.function.previous(inst);
            legalizer.inst(inst)?;
            next = previous;
        }
    }
    predicates::run(legalizer.state)
}

/// Rebuilds bales and checks that all are legal.
fn check(state: &State) -> Result<(), Error> {
    let mut again = State::new(state.function.clone(), state.platform);
    (super::baling::SECOND.run)(&mut again)?;
    let legalizer = Legalizer { state: &mut again };
    let function = &legalizer.state.function;
    let broken = |inst: Inst, what: String| Err(PASS.broken(state, inst, what));
    for inst in function.all_insts() {
        if let Some(ty) = function.result(inst).map(|result| function.ty(result))
            && ty.is_predicate()
            && !EXEC_SIZES.contains(&ty.count())
        {
            return broken(inst, format!("makes a predicate of {} bits", ty.count()));
        }
        if legalizer.state.bales.is_baled(function, inst) {
            continue;
        }
        let Some(lanes) = legalizer.lanes(inst) else { continue };
        let bale = legalizer.state.bales.bale(function, inst);
        let accesses = legalizer.accesses(&bale);
        if !EXEC_SIZES.contains(&lanes) || !accesses.iter().all(|access| access.is_legal(0, lanes, legalizer.grf())) {
            return broken(inst, format!("of {lanes} lanes is not legal"));
        }
    }
    Ok(())
}

/// Returns whether one move can read a region.
pub(super) fn reads_alone(function: &Function, region: Inst, grf: u32) -> bool {
    let (Some(access), Some(result)) = (Access::region(function, region), function.result(region)) else {
        return false;
    };
    let ty = function.ty(result);
    let lanes = ty.count();
    EXEC_SIZES.contains(&lanes)
        && [access, Access::Value(ty.element.bytes())].iter().all(|access| access.is_legal(0, lanes, grf))
}

struct Legalizer<'a> {
    state: &'a mut State,
}

impl Legalizer<'_> {
    fn grf(&self) -> u32 {
        self.state.platform.grf_bytes()
    }

    /// Legalizes the bale of an instruction that is a head.
    fn inst(&mut self, inst: Inst) -> Result<(), Error> {
        let State { function, bales, .. } = &mut *self.state;
        let unused = function.result(inst).is_some_and(|result| function.uses(result).is_empty());
        if unused && function.op(inst).definition().effect == Effect::Pure {
            function.erase(inst);
            return Ok(());
        }
        if bales.is_baled(function, inst) {
            return Ok(());
        }
        if self.predicate(inst) || self.widened_move(inst) {
            return Ok(());
        }
        if self.whole_result(inst).is_some() && !self.takes_whole(inst) {
            self.state.bales.unbale(inst, 1);
        }
        while let Some(lanes) = self.lanes(inst) {
            let bale = self.state.bales.bale(&self.state.function, inst);
            match self.pieces(&bale, lanes) {
                Ok(pieces) => {
                    if pieces.as_slice() == [(0, lanes)] {
                        self.write_plainly(&bale, lanes);
                    } else {
                        split::split(self.state, inst, lanes, &pieces);
                    }
                    return Ok(());
                }
                Err(stuck) => self.unbale(&bale, stuck)?,
            }
        }
        Ok(())
    }

    /// Returns the message or matrix product whose result a head writes to a region; such a head is not split.
    fn whole_result(&self, head: Inst) -> Option<Inst> {
        let function = &self.state.function;
        let main = self.state.bales.baled_operand(function, head, 1).filter(|_| function.op(head) == Op::WrRegion)?;
        matches!(target::form(function.op(main)), Form::Message | Form::Matrix).then_some(main)
    }

    /// Returns whether a message may write its result directly to the region of a head: the region is contiguous,
    /// starts at a register, and has the size of the result.
    fn takes_whole(&self, head: Inst) -> bool {
        let function = &self.state.function;
        let Some(region) = function.region(head) else { return false };
        let lanes = function.args(head).get(1).map_or(0, |new| function.ty(*new).count());
        let known = function.operand(head, Name::Index).and_then(|index| function.as_integer(index)) == Some(0);
        let all = function.operand(head, Name::Mask).is_some_and(|mask| function.as_integer(mask) == Some(-1));
        known && all && region.is_contiguous(lanes) && region.offset.cast_unsigned().is_multiple_of(self.grf())
    }

    /// Returns the execution size of the instruction of a head; `None` for a single scalar, and for an instruction
    /// without lanes.
    fn lanes(&self, head: Inst) -> Option<u32> {
        let function = &self.state.function;
        let op = function.op(head);
        if self.whole_result(head).is_some() {
            return None;
        }
        let value = if op == Op::WrRegion { *function.args(head).get(1)? } else { function.result(head)? };
        // A message writes any number of registers.
        let written = self.state.bales.baled_operand(function, head, 1).filter(|_| op == Op::WrRegion);
        if written.is_some_and(|def| target::form(function.op(def)) == Form::Message) {
            return None;
        }
        let form = target::form(op);
        if form.is_on_lanes() || form == Form::Region { function.ty(value).lanes } else { None }
    }

    /// Returns the first lane and the number of lanes of each part, or the first lane for which no size is legal, with
    /// the smallest size that is needed.
    fn pieces(&self, bale: &Bale, lanes: u32) -> Result<Vec<(u32, u32)>, Stuck> {
        let accesses = self.accesses(bale);
        let mut pieces = Vec::new();
        let mut first = 0;
        while first < lanes {
            let size = EXEC_SIZES
                .iter()
                .copied()
                .filter(|size| *size <= lanes - first)
                .find(|size| accesses.iter().all(|access| access.is_legal(first, *size, self.grf())));
            let least = || {
                // The size that predicates require; other operands have to adapt.
                let predicates = || accesses.iter().filter(|access| matches!(access, Access::Predicate { .. }));
                let fits = |size: &u32| {
                    *size <= lanes - first && predicates().all(|access| access.is_legal(first, *size, self.grf()))
                };
                EXEC_SIZES.iter().rev().copied().find(fits).unwrap_or(1)
            };
            let Some(size) = size else { return Err(Stuck { first, size: least() }) };
            pieces.push((first, size));
            first += size;
        }
        Ok(pieces)
    }

    /// Writes the regions of a legal bale with the longest rows.
    fn write_plainly(&mut self, bale: &Bale, lanes: u32) {
        let function = &mut self.state.function;
        for inst in &bale.insts {
            let vector = function.args(inst.inst).first().copied();
            let rows = function.operand(inst.inst, Name::Index).is_some_and(|index| function.ty(index).count() > 1);
            if let (Some(region), Some(vector), false) = (function.region(inst.inst), vector, rows)
                && let Some(plain) = region.part(0, lanes, function.ty(vector).element.bytes())
            {
                function.set_region(inst.inst, plain);
            }
        }
    }

    /// Returns the operands that a bale accesses.
    fn accesses(&self, bale: &Bale) -> Vec<Access> {
        let function = &self.state.function;
        let mut accesses = Vec::new();
        if let Some(head) = bale.head()
            && let Some(result) = function.result(head.inst)
            && head.info.role != Role::WrRegion
        {
            accesses.push(Access::value(function, result));
        }
        for inst in &bale.insts {
            if function.region(inst.inst).is_some() {
                accesses.extend(Access::region(function, inst.inst));
            }
            for (index, value) in function.operands(inst.inst).iter().enumerate() {
                // The vector of a region and its index are part of the access.
                let role = inst.info.role;
                let plain = match role {
                    Role::RdRegion => false,
                    Role::WrRegion => matches!(index, 1 | 3),
                    Role::Main
                    | Role::Neg
                    | Role::Abs
                    | Role::Not
                    | Role::ZExt
                    | Role::SExt
                    | Role::Saturate
                    | Role::AddressAdd
                    | Role::NotPredicate
                    | Role::RdPredRegion
                    | Role::WrPredRegion
                    | Role::AnyAll => true,
                };
                let is_part = self.state.bales.baled_operand(function, inst.inst, index);
                if plain && !inst.info.has(index) && function.ty(*value).lanes.is_some() {
                    accesses.push(Access::value(function, *value));
                } else if let Some(part) = is_part
                    && function.op(part) == Op::RdPredRegion
                {
                    accesses.push(Access::part(function, part));
                }
            }
        }
        accesses
    }

    /// Removes the instruction that prevents the required size from a bale.
    fn unbale(&mut self, bale: &Bale, stuck: Stuck) -> Result<(), Error> {
        let grf = self.grf();
        let State { function, bales, .. } = &mut *self.state;
        let is_stuck = |inst: Inst| {
            let access = Access::region(function, inst);
            access.is_some_and(|access| !access.is_legal(stuck.first, stuck.size, grf))
        };
        let source = bale.insts.iter().find(|inst| inst.info.role == Role::RdRegion && is_stuck(inst.inst));
        if let Some(parent) = source.and_then(|source| bales.parent(function, source.inst)) {
            bales.unbale(parent.inst, parent.index as usize);
            return Ok(());
        }
        let Some(head) = bale.head().filter(|head| head.info.role == Role::WrRegion) else {
            let place = bale.head().map_or(visa::Place::NONE, |head| function.place(head.inst));
            let what = format!("no {} lanes from lane {} on are legal", stuck.size, stuck.first);
            return Err(Error::Broken { pass: "legalization", what, place });
        };
        if head.info.has(1) {
            bales.unbale(head.inst, 1);
            return Ok(());
        }
        self.unmask(head.inst)
    }

    /// Converts a masked region write to a write of all lanes: disabled lanes get the old value.
    fn unmask(&mut self, inst: Inst) -> Result<(), Error> {
        let function = &mut self.state.function;
        let [old, new, index, mask] = [0, 1, 2, 3].map(|at| function.args(inst)[at]);
        let Some(region) = function.region(inst) else { return Ok(()) };
        let ty = function.ty(new);
        let mut b = Builder::before(function, inst);
        let before = b.value(Op::RdRegion, &[old, index], &region.immediates(), ty);
        let chosen = b.value(Op::Select, &[mask, new, before], &[], ty);
        let all = b.all_ones();
        function.set_arg(inst, 1, chosen);
        function.set_arg(inst, 3, all);
        // The two are separate bales.
        let made = [(chosen, Role::Main), (before, Role::RdRegion)];
        for (value, role) in made {
            if let Some(inst) = self.state.function.def_inst(value) {
                self.state.bales.set(inst, crate::baling::BaleInfo::new(role));
                self.inst(inst)?;
            }
        }
        Ok(())
    }

    /// Splits an operation on whole predicates; returns whether it is one.
    fn predicate(&mut self, inst: Inst) -> bool {
        let function = &mut self.state.function;
        let op = function.op(inst);
        (matches!(op, Op::Any | Op::All) && split::any_all(function, inst))
            || (op == Op::BitCast && split::bitcast(function, inst))
    }

    /// Widens a move between contiguous regions to larger elements.
    fn widened_move(&mut self, inst: Inst) -> bool {
        let function = &self.state.function;
        let bale = self.state.bales.bale(function, inst);
        let (write, read) = match bale.insts.as_slice() {
            [read] if read.info.role == Role::RdRegion => (None, Some(read.inst)),
            [write] if write.info.role == Role::WrRegion => (Some(write.inst), None),
            [read, write] if read.info.role == Role::RdRegion && write.info.role == Role::WrRegion => {
                (Some(write.inst), Some(read.inst))
            }
            _ => return false,
        };
        let Some(lanes) = self.lanes(inst) else { return false };
        let copied = [write, read].into_iter().flatten();
        let Some(wide) = copied.map(|inst| self.widest(inst, lanes)).min().flatten() else { return false };
        let Some(new) = write.map_or_else(|| function.result(inst), |write| function.args(write).get(1).copied())
        else {
            return false;
        };
        // Constants are written directly.
        if read.is_none() && function.as_constant(new).is_some() {
            return false;
        }
        self.widen(inst, write, read, wide);
        true
    }

    /// Returns the largest elements, of at most 32 bits, by which a region of narrower ones can be read or written.
    fn widest(&self, inst: Inst, lanes: u32) -> Option<Element> {
        let function = &self.state.function;
        let region = function.region(inst)?;
        let vector = function.ty(*function.args(inst).first()?);
        let index = function.operand(inst, Name::Index)?;
        let masked = function.operand(inst, Name::Mask).is_some_and(|mask| function.as_integer(mask) != Some(-1));
        let bits = vector.element.bits();
        // Words are beneficial only if there are more of them than lanes, and registers have room for twice the bytes.
        let words = lanes > EXEC_SIZES[0] && self.grf() > EXEC_SIZES[0];
        let gains = bits == 8 || (bits == 16 && words);
        if masked || lanes < 2 || !gains || vector.lanes.is_none() || !region.is_contiguous(lanes) {
            return None;
        }
        [Element::I32, Element::I16].into_iter().find(|wide| {
            let bytes = wide.bytes();
            let fits = |number: u32| number.is_multiple_of(bytes);
            wide.bits() > bits
                && fits(lanes * bits / 8)
                && fits(vector.bytes())
                && fits(region.offset.cast_unsigned())
                && access::alignment(function, index) >= bytes.ilog2()
        })
    }

    fn widen(&mut self, inst: Inst, write: Option<Inst>, read: Option<Inst>, wide: Element) {
        let function = &mut self.state.function;
        let mut new: Option<Value> = write.and_then(|write| function.args(write).get(1).copied());
        let as_wide = |ty: Type| Type::vector(wide, ty.bytes() / wide.bytes());
        let mut changed = Vec::new();
        let mut b = Builder::before(function, inst);
        if let Some(read) = read {
            let (Some(region), Some(result)) = (b.function.region(read), b.function.result(read)) else { return };
            let (source, index) = (b.function.args(read)[0], b.function.args(read)[1]);
            let (from, to) = (b.function.ty(source), b.function.ty(result));
            let source = b.bitcast(source, as_wide(from));
            let part =
                Region { parent_width: 0, ..Region::contiguous(as_wide(to).count(), region.offset.cast_unsigned()) };
            let value = b.read_at(source, part, index, as_wide(to).lanes);
            changed.push(value);
            new = Some(if write.is_some() { value } else { b.bitcast(value, to) });
        } else if let Some(value) = new {
            let ty = as_wide(b.function.ty(value));
            new = Some(b.bitcast(value, ty));
        }
        let Some(mut value) = new else { return };
        if let Some(write) = write {
            let Some(region) = b.function.region(write) else { return };
            let [old, index] = [0, 2].map(|at| b.function.args(write)[at]);
            // The old mask has more lanes than the new move.
            let mask = b.all_ones();
            let ty = b.function.ty(old);
            let old = match b.function.as_constant(old) {
                Some(crate::Constant::Undef) => b.undef(as_wide(ty)),
                Some(_) | None => b.bitcast(old, as_wide(ty)),
            };
            let lanes = b.function.ty(value).count();
            let part = Region::contiguous(lanes, region.offset.cast_unsigned());
            let written = b.write_masked(old, value, part, index, mask);
            changed.push(written);
            value = b.bitcast(written, ty);
        }
        function.replace(inst, value);
        // The new instructions form one bale.
        for value in &changed {
            let Some(inst) = function.def_inst(*value) else { continue };
            let write = function.op(inst) == Op::WrRegion;
            let mut info = crate::baling::BaleInfo::new(if write { Role::WrRegion } else { Role::RdRegion });
            if write && changed.len() == 2 {
                info.bale(1);
            }
            self.state.bales.set(inst, info);
        }
        if let Some(head) = changed.last().and_then(|value| self.state.function.def_inst(*value))
            && let Some(lanes) = self.lanes(head)
        {
            let bale = self.state.bales.bale(&self.state.function, head);
            if let Ok(pieces) = self.pieces(&bale, lanes)
                && pieces.as_slice() != [(0, lanes)]
            {
                split::split(self.state, head, lanes, &pieces);
            }
        }
        // A split bale has separate parts.
        let function = &mut self.state.function;
        for value in changed.into_iter().rev().filter(|value| function.uses(*value).is_empty()).collect::<Vec<_>>() {
            if let Some(inst) = function.def_inst(value).filter(|inst| function.block(*inst).is_some()) {
                function.erase(inst);
            }
        }
    }
}

/// A lane at which no size is legal, and the size that is needed there.
#[derive(Clone, Copy, Debug)]
struct Stuck {
    first: u32,
    size: u32,
}
