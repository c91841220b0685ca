//! GenXRematerialization: recomputes cheap values where register pressure is high.
//!
//! Purpose: constants, addresses and conversions that are computed early and used late occupy registers.
//!
//! Before: live ranges are built. After: where more than [`pressure::REGISTERS`] registers were in use, a value that
//! few instructions compute from constants and at most one other value, or as the sum of two, is computed again right
//! before its next use. The value with the furthest next use is taken first, until the pressure fits or no candidate is
//! left. A load is repeated only if that is not enough, and only if its bytes are not written in between. Bales, numbers
//! and live ranges are updated.
//!
//! ```text
//! %c = constant(<16 x i32> ..)         %c = constant(<16 x i32> ..)
//! scatter(%c, %a)                      scatter(%c, %a)
//! ..much that needs registers..   ->   ..
//! scatter(%c, %b)                      %d = constant(<16 x i32> ..)
//!                                      scatter(%d, %b)
//! ```

mod memory;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use self::memory::Writes;
use super::{Pass, State, category, live_ranges, unbaling};
use crate::baling::BaleInst;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Use, Value};
use crate::liveness::Category;
use crate::pressure::{self, Profile};
use crate::table::{Effect, Op};
use crate::target::{self, Form};

/// The pass.
pub const PASS: Pass = Pass {
    name: "rematerialization",
    description: "rematerialize cheap values where register pressure is high",
    run,
    establishes: None,
    optional: true,
};

/// Maximal number of instructions that recompute a value.
const DEPTH: usize = 6;
/// Maximal number of sweeps: extending the live range of an operand may raise the pressure in code that was already
/// visited.
const SWEEPS: u32 = 3;
/// Minimal number of uses of an operand for which its recomputed users share the cost of keeping it live.
const SHARED: i64 = 8;
/// The shortest gap between two uses, in numbers, that is worth an instruction: each instruction has two numbers.
const NEAR: u32 = 16;

fn run(state: &mut State) -> Result<(), Error> {
    let cuts = cuts(state);
    if cuts.is_empty() {
        return Ok(());
    }
    // A value may be recomputed from the operands of another: dead values are removed after all are rematerialized.
    let heads = cuts.values().flatten().flat_map(|cut| &cut.heads);
    let mut parts: Vec<Inst> =
        heads.flat_map(|head| state.bales.bale(&state.function, *head).insts).map(|part| part.inst).collect();
    parts.sort_unstable();
    parts.dedup();
    // Users precede their operands, so that a user is copied together with its original operands.
    let made = |value: Value| state.function.def_inst(value).map(|inst| state.numbering.inst(inst));
    let mut cuts: Vec<(Value, Vec<Cut>)> = cuts.into_iter().collect();
    cuts.sort_by_cached_key(|(value, _)| Reverse(made(*value)));
    for (value, cuts) in cuts {
        again(state, value, &cuts);
    }
    erase_unused(&mut state.function, parts);
    live_ranges::anew(state)
}

/// A gap between a use of a value, or its definition, and the next use in the same block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gap {
    /// The number of the next use: the first field, by which gaps are ordered.
    next: u32,
    start: u32,
    value: Value,
}

/// A use before which a value is recomputed.
#[derive(Clone, Debug)]
pub(super) struct Cut {
    /// Its number.
    pub(super) next: u32,
    /// The heads of the bales that recompute the value, operands last; the first is that of the value.
    pub(super) heads: Vec<Inst>,
}

/// Returns for each recomputed value the uses before which it is recomputed.
fn cuts(state: &State) -> BTreeMap<Value, Vec<Cut>> {
    let State { function, numbering, liveness, platform, .. } = state;
    let grf = platform.grf_bytes();
    if pressure::most(function, liveness, grf) <= pressure::registers_of(state.register_file) * grf {
        return BTreeMap::new();
    }
    let budget = pressure::budget(grf, state.register_file);
    let mut numbers: Vec<u32> = function.all_insts().into_iter().map(|inst| numbering.inst(inst)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let writes = Writes::of(state);
    let profile = Profile::of(function, liveness, Category::General, grf);
    let (ends, cuts) = (BTreeMap::new(), BTreeMap::new());
    let mut gaps = gaps(state);
    gaps.sort_unstable_by_key(|gap| (gap.start, gap.value));
    let ways = [(false, false), (true, false), (false, true), (true, true)].map(|(loads, sums)| Ways { loads, sums });
    let cutter = Cutter { state, profile, budget: budget.into(), writes, ways: ways[0], ends, cuts };
    let mut least = cutter.profile.excess(budget.into());
    let mut chosen = BTreeMap::new();
    for ways in ways {
        let mut cutter = Cutter { ways, ..cutter.clone() };
        (0..SWEEPS).fold(gaps.clone(), |gaps, _| cutter.sweep(&numbers, gaps));
        let excess = cutter.profile.excess(budget.into());
        if excess < least {
            (least, chosen) = (excess, cutter.cuts);
        }
        if least == 0 {
            break;
        }
    }
    chosen
}

/// Returns the gaps of all values that may be cheap to recompute.
fn gaps(state: &State) -> Vec<Gap> {
    let State { function, numbering, bales, .. } = state;
    let mut gaps = Vec::new();
    for block in function.blocks() {
        for inst in function.insts(*block).filter(|inst| !bales.is_baled(function, *inst)) {
            let Some(value) = function.result(inst).filter(|_| sources(state, inst, Ways::ALL).is_some()) else {
                continue;
            };
            let mut start = numbering.inst(inst);
            for next in uses_in(state, value, *block) {
                if next > start + NEAR {
                    gaps.push(Gap { next, start, value });
                }
                start = next;
            }
        }
    }
    gaps
}

/// Returns the numbers of the uses of a value in a block, in order.
pub(super) fn uses_in(state: &State, value: Value, block: Block) -> Vec<u32> {
    let uses = state.function.uses(value).iter().filter(|a_use| state.function.block(a_use.inst) == Some(block));
    let mut numbers: Vec<u32> = uses.map(|a_use| live_ranges::use_number(state, *a_use)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Returns the operands, besides constants, of the bale of a head, if the bale is cheap: none if all operands are constants, two
/// if it adds them.
fn sources(state: &State, head: Inst, Ways { loads, sums }: Ways) -> Option<Vec<Value>> {
    let State { function, bales, liveness, .. } = state;
    let general = |value: Value| liveness.range(value).is_some_and(|range| range.category == Category::General);
    function.result(head).filter(|result| general(*result))?;
    let definition = function.op(head).definition();
    let old = definition.two_address().and_then(|operand| function.operands(head).get(operand));
    if old.is_some_and(|old| function.as_constant(*old) != Some(&Constant::Undef)) {
        return None;
    }
    let (mut constants, mut sources) = (0, Vec::new());
    let bale = bales.bale(function, head);
    for (_, value) in bale.inputs(function) {
        if function.as_constant(value).is_some() {
            constants += 1;
        } else if !sources.contains(&value) {
            sources.push(value);
        }
    }
    let is_pure = |part: &BaleInst| function.op(part.inst).definition().effect == Effect::Pure;
    let cheap = match target::form(definition.op) {
        Form::Convert { .. } | Form::Move | Form::Alias => bale.insts.iter().all(is_pure),
        Form::Region => definition.op == Op::RdRegion,
        // A math function may take many cycles even with one operand.
        Form::Channels { .. } => {
            (constants > 0 || (sums && definition.op == Op::Add)) && bale.insts.iter().all(is_pure)
        }
        Form::Message => loads && definition.effect == Effect::Read,
        Form::Compare
        | Form::Select
        | Form::Saturation
        | Form::PredicatePart
        | Form::Address
        | Form::Matrix
        | Form::Other => false,
    };
    let few = sources.len() <= 1 || (sums && sources.len() == 2 && definition.op == Op::Add);
    (cheap && few && sources.iter().all(|value| general(*value))).then_some(sources)
}

/// Instructions that may be recomputed.
#[derive(Clone, Copy, Debug)]
struct Ways {
    /// Loads.
    loads: bool,
    /// Sums of two values; values recomputed from one operand then share the cost of keeping it live.
    sums: bool,
}

impl Ways {
    const ALL: Self = Self { loads: true, sums: true };
}

/// Selects gaps.
#[derive(Clone)]
struct Cutter<'a> {
    state: &'a State,
    profile: Profile,
    budget: i64,
    writes: Writes,
    ways: Ways,
    /// The new ends of live ranges of operands, which are not rematerialized themselves.
    ends: BTreeMap<Value, u32>,
    cuts: BTreeMap<Value, Vec<Cut>>,
}

impl Cutter<'_> {
    /// Visits the code in order, and cuts gaps where the pressure is too high. Gaps are sorted by start; returns those
    /// that are not cut.
    fn sweep(&mut self, numbers: &[u32], gaps: Vec<Gap>) -> Vec<Gap> {
        let mut left = Vec::new();
        let mut open: BinaryHeap<Gap> = BinaryHeap::new();
        let mut coming = gaps.into_iter().peekable();
        for number in numbers.iter().copied() {
            while let Some(gap) = coming.next_if(|gap| gap.start <= number) {
                open.push(gap);
            }
            // A copy of an operand would have the previous number.
            while self.profile.most(number.saturating_sub(1)..number + 1) > self.budget {
                let Some(gap) = open.pop() else { break };
                if gap.next <= number + 1 {
                    // The value is not live here.
                    left.push(gap);
                    break;
                }
                if !self.cut(gap) {
                    left.push(gap);
                }
            }
        }
        left.extend(open);
        left.extend(coming);
        left.sort_unstable_by_key(|gap| (gap.start, gap.value));
        left
    }

    fn bytes(&self, value: Value) -> i64 {
        let range = self.state.liveness.range(value);
        range.map_or(0, |range| pressure::bytes(&self.state.function, range, self.state.platform.grf_bytes())).into()
    }

    /// Returns the end of the live range of a value that is live at a number.
    fn end(&self, value: Value, from: u32) -> u32 {
        let segments = self.state.liveness.range(value).map_or(&[][..], |range| range.segments.as_slice());
        let segment = segments.iter().find(|segment| segment.start <= from && from <= segment.end);
        let end = segment.map_or(from, |segment| segment.end);
        self.ends.get(&value).copied().unwrap_or(0).max(end)
    }

    /// Returns whether an instruction computes the same value at another number: no store in between writes the memory
    /// that it reads.
    fn is_same_at(&self, head: Inst, number: u32) -> bool {
        let State { function, numbering, .. } = self.state;
        let is_pure = function.op(head).definition().effect == Effect::Pure;
        is_pure || !self.writes.change(function, head, &(numbering.inst(head)..number))
    }

    /// Returns the cost, in bytes, of extending a live range by `longer` bytes of pressure: the users of a value with many uses
    /// share it.
    fn cost(&self, value: Value, longer: i64) -> i64 {
        let uses = self.state.function.uses(value).len();
        i64::try_from(uses).ok().filter(|uses| self.ways.sums && *uses >= SHARED).map_or(longer, |uses| longer / uses)
    }

    /// Rematerializes a value after a gap if this lowers the pressure in it; returns whether it does.
    fn cut(&mut self, gap: Gap) -> bool {
        let Gap { next, start, value } = gap;
        let State { function, numbering, .. } = self.state;
        let (Some(head), false) = (function.def_inst(value), self.ends.contains_key(&value)) else { return false };
        let freed = self.bytes(value);
        // The cheapest operands to keep live, with their cost.
        let mut best: Option<(i64, Vec<Kept>, usize)> = None;
        let (mut heads, mut beside) = (Vec::new(), Vec::<Kept>::new());
        let mut coming = Some(head);
        while let Some(head) = coming.filter(|head| heads.len() < DEPTH && self.is_same_at(*head, next)) {
            let Some(sources) = sources(self.state, head, self.ways) else { break };
            heads.push(head);
            let at = numbering.inst(head);
            let longer = |value: Value| if self.end(value, at) < next { self.bytes(value) } else { 0 };
            let mut kept = beside.clone();
            kept.extend(sources.iter().map(|value| Kept { value: *value, at, longer: longer(*value) }));
            let all_live = kept.iter().all(|kept| !self.cuts.contains_key(&kept.value));
            let cost: i64 = kept.iter().map(|kept| self.cost(kept.value, kept.longer)).sum();
            if all_live && cost <= freed && best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, kept.clone(), heads.len()));
            }
            // Of two operands, the one with fewer uses is recomputed too.
            let is_open = |kept: &&Kept| kept.at == at && (kept.longer > 0 || self.cuts.contains_key(&kept.value));
            let next_one = kept.iter().filter(is_open).min_by_key(|kept| function.uses(kept.value).len());
            let next_one = next_one.map(|kept| kept.value);
            beside = kept.into_iter().filter(|kept| Some(kept.value) != next_one).collect();
            let same_block = |inst: &Inst| function.block(*inst) == function.block(head);
            coming = next_one.and_then(|of| function.def_inst(of)).filter(same_block);
        }
        let Some((_, kept, depth)) = best else { return false };
        heads.truncate(depth);
        for Kept { value, at, longer } in kept {
            let end = self.end(value, at);
            if longer > 0 && end < next {
                self.profile.add(end..next, longer);
            }
            self.ends.insert(value, end.max(next));
        }
        self.profile.add(start..next - 1, -freed);
        self.cuts.entry(value).or_default().push(Cut { next, heads });
        true
    }
}

/// An operand that stays live, because a value is recomputed from it.
#[derive(Clone, Copy, Debug)]
struct Kept {
    value: Value,
    /// The number of the instruction that uses it.
    at: u32,
    /// Bytes by which the pressure rises until the new use.
    longer: i64,
}

/// Recomputes a value before some of its uses; each copy serves the uses up to the next copy.
pub(super) fn again(state: &mut State, value: Value, cuts: &[Cut]) {
    let State { function, bales, .. } = &*state;
    let Some(head) = function.def_inst(value) else { return };
    let Some(block) = function.block(head) else { return };
    let mut cuts = cuts.to_vec();
    cuts.sort_unstable_by_key(|cut| cut.next);
    let parts = |cut: &Cut| cut.heads.iter().rev().flat_map(|head| bales.bale(function, *head).insts).collect();
    let parts: Vec<Vec<BaleInst>> = cuts.iter().map(parts).collect();
    // The recomputed region can be used directly.
    let regions = parts.iter().flatten().filter_map(|part| Some((part.inst, unbaling::kept(state, part.inst)?)));
    let regions: BTreeMap<Inst, Value> = regions.collect();
    let made = state.numbering.inst(head);
    let mut groups: Vec<Vec<(u32, Use)>> = vec![Vec::new(); cuts.len()];
    for a_use in function.uses(value) {
        let number = live_ranges::use_number(state, *a_use);
        let group = cuts.partition_point(|cut| cut.next <= number);
        if let Some(group) = group.checked_sub(1).filter(|_| number > made) {
            groups[group].push((number, *a_use));
        }
    }
    let State { function, bales, .. } = state;
    for (mut group, parts) in groups.into_iter().zip(parts) {
        group.sort_unstable_by_key(|(number, a_use)| (*number, a_use.inst, a_use.index));
        let mut users = group.iter().map(|(_, a_use)| bales.head(function, a_use.inst));
        let Some(at) = users.find(|user| function.block(*user) == Some(block)) else { continue };
        let mut copies: BTreeMap<Value, Value> = BTreeMap::new();
        for part in parts {
            if let (Some(region), Some(old)) = (regions.get(&part.inst), function.result(part.inst)) {
                let region = copies.get(region).copied().unwrap_or(*region);
                copies.insert(old, region);
                continue;
            }
            let copy = function.copy(part.inst);
            function.insert_before(at, copy);
            for index in 0..function.args(copy).len() {
                if let Some(copied) = copies.get(&function.args(copy)[index]) {
                    function.set_arg(copy, index, *copied);
                }
            }
            if let (Some(old), Some(new)) = (function.result(part.inst), function.result(copy)) {
                copies.insert(old, new);
            }
        }
        let Some(copy) = copies.get(&value).copied() else { continue };
        for (_, Use { inst, index }) in group {
            bales.move_to_head(function, inst);
            function.set_arg(inst, index as usize, copy);
            category::renew_address(function, inst, bales.head(function, inst));
        }
    }
}

/// Erases unused instructions, and operands that become dead.
fn erase_unused(function: &mut Function, mut parts: Vec<Inst>) {
    let mut erased = true;
    while std::mem::take(&mut erased) {
        parts.retain(|part| {
            let unused = function.result(*part).is_some_and(|result| function.uses(result).is_empty());
            if unused {
                function.erase(*part);
            }
            erased |= unused;
            !unused
        });
    }
}
