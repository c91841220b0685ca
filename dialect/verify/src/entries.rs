//! Verifies entries of pipes between cores, from the operation that pops an entry to the one that frees it.
//!
//! An entry is a slot of the pipe: after it is freed, the other core writes it again. In code of one core, an entry of
//! a numbered pipe that is popped must be freed later in the same block, before the next pop, and its uses must be
//! between both. A function must initialize ends of one core only, and the entries of a pipe must be either all split
//! or all whole. Passes of ptoas reject violations that its verifier accepts, so these are warnings.
//!
//! ```mlir
//! %t = pto.tpop_from_aic {id = 1, split = 0} -> !pto.tile_buf<..>
//! pto.tfree_from_aic {id = 1, split = 0}
//! pto.tmov ins(%t : ..) outs(..)  // refused: PTO1264
//! ```

use crate::{
    pipes::number,
    walk::{Check, Context, Structure, Visit},
};
use mlir_dialect::{
    InherentAttributes, attribute_location,
    melior::ir::{Location, ValueLike, operation::OperationLike},
    operand, result,
};
use pto_dialect::types;
use pto_isa::{
    Key, TypeDesc, codes,
    rule::{Core, Handover, Joint, Parts, PipeUse},
};
use std::collections::HashMap;

/// A pipe, identified by number and core of its end, or by its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Pipe {
    Number(Core, i64),
    Value(usize),
}

/// A popped entry.
struct Taken<'c> {
    name: String,
    place: Location<'c>,
    /// The tile that holds the entry.
    tile: Option<usize>,
}

#[derive(Default)]
pub(crate) struct Entries<'c> {
    /// The first end that the function initializes.
    end: Option<(Core, Location<'c>)>,
    /// Whether the entries of a pipe are split, and the first location that states it.
    splits: HashMap<Pipe, (bool, Location<'c>)>,
    /// The entries of each open block that are popped and not freed yet.
    open: Vec<HashMap<Pipe, Taken<'c>>>,
    /// Entries that are not freed at the end of their block.
    kept: Vec<Taken<'c>>,
    /// Tiles whose entries have been freed, with the locations of pop and free.
    freed: HashMap<usize, [Location<'c>; 2]>,
}

fn identity<'c>(value: impl ValueLike<'c>) -> usize {
    value.to_raw().ptr as usize
}

/// Returns the pipe among the operands of an operation.
fn pipe_value(visit: &Visit<'_, '_>) -> Option<Pipe> {
    let mut values = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
    values.find(|value| types::desc(value.r#type()) == TypeDesc::Pipe).map(|pipe| Pipe::Value(identity(pipe)))
}

impl<'c> Entries<'c> {
    /// Checks that the ends of a function belong to one core.
    fn end<'a>(&mut self, visit: &Visit<'c, 'a>, core: Core, cx: &mut Context<'c, 'a>) {
        match self.end {
            Some((other, place)) if other != core => {
                let message = format!("{} is in a function with an end of the {} core", visit.name(), other.word());
                let violation = cx.violation(codes::PIPE_SIDES, visit.place(), message);
                cx.emit(violation.note_at(place, "the other end is made here"));
            }
            Some(_) => {}
            None => self.end = Some((core, visit.place())),
        }
    }

    /// Checks that the entries of a pipe are either all split or all whole.
    fn split<'a>(&mut self, visit: &Visit<'c, 'a>, pipe: Pipe, cx: &mut Context<'c, 'a>) {
        let Some(split) = number(&InherentAttributes::of(visit.op), Key::Split) else { return };
        let place = attribute_location(visit.op, &[Key::Split.as_str()]);
        let (before, first) = *self.splits.entry(pipe).or_insert((split != 0, place));
        if before != (split != 0) {
            let expected = if before { "entries of this pipe are split" } else { "entries of this pipe are whole" };
            let message = format!("{} has split {split}, but {expected}", visit.name());
            let violation = cx.violation(codes::PIPE_MIXED, place, message);
            cx.emit(violation.note_at(first, "the first split of the pipe is here"));
        }
    }

    /// Checks that a popped entry is freed before the next pop.
    fn handed<'a>(&mut self, visit: &Visit<'c, 'a>, used: &PipeUse, pipe: Pipe, cx: &mut Context<'c, 'a>) {
        let Some(open) = self.open.last_mut() else { return };
        match used.transfer {
            Handover::Push => {}
            Handover::Pop => {
                let tile = result(visit.op, 0).map(identity);
                let taken = Taken { name: visit.name(), place: visit.place(), tile };
                if let Some(before) = open.insert(pipe, taken) {
                    let message = format!("{} takes an entry that is not freed before the next one", before.name);
                    let violation = cx.violation(codes::ENTRY_KEPT, before.place, message);
                    cx.emit(violation.note_at(visit.place(), "the next entry is taken here"));
                }
            }
            Handover::Free => {
                if let Some(Taken { place, tile: Some(tile), .. }) = open.remove(&pipe) {
                    self.freed.insert(tile, [place, visit.place()]);
                }
            }
        }
    }

    /// Checks that freed entries are not used.
    fn used<'a>(&self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let values = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
        if let Some([taken, freed]) = values.into_iter().find_map(|value| self.freed.get(&identity(value))) {
            let message = format!("{} uses an entry after it is freed", visit.name());
            let violation = cx.violation(codes::ENTRY_AFTER_FREE, visit.place(), message);
            let violation = violation.note_at(*taken, "the entry is taken here");
            cx.emit(violation.note_at(*freed, "the entry is freed here"));
        }
    }
}

impl<'c, 'a> Check<'c, 'a> for Entries<'c> {
    fn parts(&self) -> Parts {
        Parts::JOINT.or(Parts::TILE)
    }

    fn wants_foreign(&self) -> bool {
        !self.freed.is_empty()
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        if let Structure::Function(_) = visit.structure {
            (self.end, self.splits, self.freed) = Default::default();
        }
        if !self.freed.is_empty() {
            self.used(visit, cx);
        }
        if visit.broken {
            return;
        }
        for joint in visit.joints() {
            if let Joint::PipeEnd(end) = joint {
                self.end(visit, end.core, cx);
            } else if let Joint::PipeUse(used) = joint {
                let id = number(&InherentAttributes::of(visit.op), used.id).unwrap_or(0);
                let pipe = Pipe::Number(used.core, id);
                self.split(visit, pipe, cx);
                if cx.section().is_some() || cx.function().is_some_and(|function| function.kernel.is_some()) {
                    self.handed(visit, used, pipe, cx);
                }
            } else if let Joint::PipeValueUse(_) = joint
                && let Some(pipe) = pipe_value(visit)
            {
                self.split(visit, pipe, cx);
            }
        }
    }

    fn leave(&mut self, _visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        for Taken { name, place, .. } in std::mem::take(&mut self.kept) {
            let message = format!("{name} takes an entry that its block does not give back");
            cx.emit(cx.violation(codes::ENTRY_KEPT, place, message));
        }
    }

    fn begin_block(&mut self, _first: bool, _cx: &mut Context<'c, 'a>) {
        self.open.push(HashMap::new());
    }

    fn end_block(&mut self) {
        self.kept.extend(self.open.pop().into_iter().flatten().map(|(_, taken)| taken));
    }
}
