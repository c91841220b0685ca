//! GenXDepressurizer: sinks definitions to their first use if registers of their category are short.
//!
//! Purpose: there are few flags and address registers. A value that is defined early and used late occupies its
//! register in between.
//!
//! Before: live ranges are built. After:
//! - a predicate is computed right before its first use, together with the predicates that only it uses, unless its
//!   operands would then exceed the general registers;
//! - an address, and a vector with the chain of writes that builds it, is computed right before its first use if the
//!   registers of its category were exceeded in between;
//! - a comparison with several uses is computed again before a use if flags were short since the use before.
//!
//! Loads are not moved, because other instructions hide their latency. Nothing moves into a loop. Bales, numbers and
//! live ranges are updated.
//!
//! ```text
//! %a = icmp slt %x, %y                  ..much that needs flags..
//! ..much that needs flags..       ->    %a = icmp slt %x, %y
//! %r = select %a, %x, %y                %r = select %a, %x, %y
//! ```

mod copies;
mod gain;

use rustc_hash::FxHashMap;

use self::gain::{Gain, Pressure};
use super::{Pass, State, live_ranges};
use crate::baling::Bale;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Use, Value};
use crate::liveness::Category;
use crate::loops::{Dominators, Loops};
use crate::table::{Effect, Op};
use crate::target::{self, Form};

/// The pass.
pub const PASS: Pass = Pass {
    name: "depressurizer",
    description: "sink definitions to their uses where register pressure is high",
    run,
    establishes: None,
    optional: true,
};

/// Maximal number of bales that move together.
const TOGETHER: usize = 32;
/// Maximal number of blocks that the search for a common dominator of all uses visits.
const UP: usize = 32;

fn run(state: &mut State) -> Result<(), Error> {
    for transformation in [sink, copies::make] {
        if transformation(state) {
            live_ranges::anew(state)?;
        }
    }
    Ok(())
}

/// Sinks definitions; returns whether there were any.
fn sink(state: &mut State) -> bool {
    let sinks = Sinker::new(state).plan();
    let changed = !sinks.is_empty();
    apply(state, sinks);
    changed
}

/// A group of bales that moves.
#[derive(Clone, Debug)]
struct Sink {
    /// The heads of its bales, operands first.
    heads: Vec<Inst>,
    /// The head or branch before which it is inserted.
    before: Inst,
}

/// A position at which a value is used or may be defined.
#[derive(Clone, Copy, Debug)]
struct Place {
    number: u32,
    /// The head or branch at that position.
    head: Inst,
    block: Block,
}

/// Plans the moves.
struct Sinker<'a> {
    state: &'a State,
    dominators: Dominators,
    /// The header of the innermost loop of each block, by its index.
    innermost: Vec<Option<Block>>,
    pressure: Pressure<'a>,
    /// The new positions of heads that move.
    moved: FxHashMap<Inst, Place>,
    sinks: Vec<Sink>,
}

impl<'a> Sinker<'a> {
    fn new(state: &'a State) -> Self {
        let function = &state.function;
        let dominators = Dominators::of(function);
        let mut innermost = vec![None; function.block_count()];
        // Inner loops come before outer ones.
        for found in Loops::with(function, &dominators).loops.iter().rev() {
            for block in &found.blocks {
                innermost[block.index()] = Some(found.header);
            }
        }
        let pressure = Pressure::of(state);
        Self { state, dominators, innermost, pressure, moved: FxHashMap::default(), sinks: Vec::new() }
    }

    /// Visits the values in reverse order: sinking one may allow its operands to sink.
    fn plan(mut self) -> Vec<Sink> {
        let State { function, bales, .. } = self.state;
        for block in self.dominators.order().to_vec().into_iter().rev() {
            let mut heads: Vec<Inst> = function.insts(block).filter(|inst| !bales.is_baled(function, *inst)).collect();
            while let Some(head) = heads.pop() {
                if !self.moved.contains_key(&head) {
                    self.look(head, block);
                }
            }
        }
        self.sinks
    }

    /// Sinks the result of a head, if that is beneficial.
    fn look(&mut self, head: Inst, block: Block) {
        let State { function, numbering, .. } = self.state;
        let Some(value) = function.result(head) else { return };
        let Some(category) = self.pressure.category(value) else { return };
        let Some(to) = self.place(value, block) else { return };
        let made = numbering.inst(head);
        let stays = to.block == block;
        let mut gain = Gain::of(value, made..if stays { to.number } else { numbering.end(block) });
        if !stays {
            gain.frees(numbering.start(to.block)..to.number);
        }
        // Numbers of consecutive heads differ by two.
        if stays && to.number <= made + 2 {
            return;
        }
        let is_wanted = match category {
            Category::Predicate => true,
            Category::General | Category::Address => {
                gain.spans().iter().any(|span| self.pressure.is_short(category, &(span.start + 1..span.end)))
            }
            Category::Surface => false,
        };
        if !is_wanted {
            return;
        }
        let Some(heads) = self.together(head, block) else { return };
        for part in &heads {
            let at = numbering.inst(*part);
            for (_, input) in self.state.bales.bale(function, *part).inputs(function) {
                if function.def_inst(input).is_some_and(|def| heads.contains(&def)) {
                    // The operand is defined and used at the new position.
                    gain.free(input, at);
                    continue;
                }
                let alive = if stays { at } else { numbering.start(to.block) };
                if !self.pressure.lengthen(&mut gain, input, alive, to.number) {
                    return;
                }
            }
        }
        if self.pressure.take(&gain) {
            self.moved.extend(heads.iter().map(|part| (*part, to)));
            self.sinks.push(Sink { heads, before: to.head });
        }
    }

    /// Returns the position of a use, after earlier moves.
    fn used(&self, a_use: Use) -> Option<Place> {
        let function = &self.state.function;
        let head = self.state.bales.head(function, a_use.inst);
        match self.moved.get(&head) {
            Some(place) => Some(*place),
            None => {
                let number = live_ranges::use_number(self.state, a_use);
                Some(Place { number, head, block: function.block(head)? })
            }
        }
    }

    /// Returns the latest position where a value may be defined without being executed more often: before its first
    /// use, or before the branch to it.
    fn place(&self, value: Value, block: Block) -> Option<Place> {
        let State { function, numbering, .. } = self.state;
        let uses: Option<Vec<Place>> = function.uses(value).iter().map(|a_use| self.used(*a_use)).collect();
        let uses = uses.filter(|uses| !uses.is_empty())?;
        let mut at = if uses.iter().any(|place| place.block == block) { block } else { uses[0].block };
        let fits = |at: Block| {
            let trip_count = self.innermost[at.index()];
            let is_as_often = trip_count.is_none() || trip_count == self.innermost[block.index()];
            is_as_often && uses.iter().all(|place| self.dominators.dominates(at, place.block))
        };
        for _ in 0..UP {
            if at == block || fits(at) {
                break;
            }
            at = self.dominators.immediate(at)?;
        }
        if at != block && !fits(at) {
            return None;
        }
        let first = uses.into_iter().filter(|place| place.block == at).min_by_key(|place| place.number);
        first.or_else(|| {
            let head = function.last(at)?;
            Some(Place { number: numbering.inst(head), head, block: at })
        })
    }

    /// Returns the bales that move with a head: predicates that only they use, earlier writes of the chain that it
    /// ends, and the operand of its cast. `None` if it cannot move.
    fn together(&self, head: Inst, block: Block) -> Option<Vec<Inst>> {
        let State { function, bales, .. } = self.state;
        let mut heads = Vec::new();
        let mut work = vec![head];
        while let Some(part) = work.pop() {
            let bale = bales.bale(function, part);
            if !is_movable(function, &bale) {
                if part == head {
                    return None;
                }
                continue;
            }
            heads.push(part);
            for (Use { inst, index }, input) in bale.inputs(function) {
                let is_changed = inst == part && function.op(part).definition().two_address() == Some(index as usize);
                let is_alike = is_changed || function.op(part) == Op::BitCast;
                let is_part = is_alike || self.pressure.category(input) == Some(Category::Predicate);
                let own = function.def_inst(input).filter(|def| function.block(*def) == Some(block));
                let alone = function.uses(input).len() == 1;
                let own = own.filter(|def| is_part && alone && !self.moved.contains_key(def));
                work.extend(own.filter(|_| heads.len() + work.len() < TOGETHER));
            }
        }
        heads.reverse();
        Some(heads)
    }
}

/// Returns whether a bale computes the same value at any position.
fn is_movable(function: &Function, bale: &Bale) -> bool {
    bale.insts.iter().all(|part| {
        let op = function.op(part.inst);
        let is_computed = match target::form(op) {
            Form::Channels { .. }
            | Form::Convert { .. }
            | Form::Compare
            | Form::Select
            | Form::Region
            | Form::Saturation
            | Form::PredicatePart
            | Form::Move
            | Form::Address
            | Form::Alias => true,
            Form::Message | Form::Matrix | Form::Other => false,
        };
        is_computed && op.definition().effect == Effect::Pure
    })
}

/// Applies the moves in planned order: a later one is inserted before earlier ones, which may use it.
fn apply(state: &mut State, sinks: Vec<Sink>) {
    let State { function, bales, .. } = state;
    let mut fronts: FxHashMap<Inst, Inst> = FxHashMap::default();
    for Sink { heads, before } in sinks {
        let front = fronts.get(&before).copied().unwrap_or(before);
        let parts: Vec<Inst> =
            heads.iter().flat_map(|head| bales.bale(function, *head).insts).map(|part| part.inst).collect();
        for part in &parts {
            function.unlink(*part);
            function.insert_before(front, *part);
        }
        fronts.insert(before, parts.first().copied().unwrap_or(front));
        let result = heads.last().and_then(|head| function.result(*head));
        for a_use in result.map(|result| function.uses(result).to_vec()).unwrap_or_default() {
            bales.move_to_head(function, a_use.inst);
        }
    }
}
