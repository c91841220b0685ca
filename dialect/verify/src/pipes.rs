//! Pipes between cores.
//!
//! A pipe has an end on the cube core and one on the vector cores, made by each with the same number. What must hold: a
//! function makes each end once, and before it uses it; both ends agree about directions and slots; entries go in a
//! direction the pipe has, be it known by its number or as a value; and a buffer imported from a function is one it reserves.
//!
//! ```mlir
//! pto.aic_initialize_pipe {id = 1, dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
//! pto.tpush_to_aiv(%t : !pto.tile_buf<..>) {id = 1, split = 0}  // refused: PTO1233
//! pto.tpush_to_aiv(%t : !pto.tile_buf<..>) {id = 2, split = 0}  // refused: PTO1232
//! ```

use crate::{
    report::Violation,
    walk::{Check, Context, Structure, Visit},
};
use mlir_dialect::{
    InherentAttributes, attribute_location, defining_operation,
    melior::ir::{Location, ValueLike, attribute::IntegerAttribute, operation::OperationLike},
    name_location, operand, string, symbol,
};
use pto_dialect::{op::declared, types};
use pto_isa::{
    Key, TypeDesc, codes,
    rule::{Core, Handover, Joint, Parts, PipeEnd, PipeUse},
};
use std::collections::{HashMap, HashSet};

/// Where a function is: its module and its name.
type Owner = (usize, String);

/// The end of a pipe that has been made.
struct End<'c> {
    owner: Owner,
    core: Core,
    id: i64,
    /// What both ends have in common, with the place of each attribute.
    common: Vec<(&'static str, Option<i64>, Location<'c>)>,
    place: Location<'c>,
}

/// An import of a buffer of another function.
struct Import<'c> {
    owner: Owner,
    /// The function and the name of the buffer.
    from: Owner,
    buffer: String,
    place: Location<'c>,
}

#[derive(Default)]
pub(crate) struct Pipes<'c> {
    ends: Vec<End<'c>>,
    imports: Vec<Import<'c>>,
    reserved: HashSet<(Owner, String)>,
    /// The ends the function has made so far: the directions of the pipe, and where it was made.
    made: HashMap<(Core, i64), (i64, Location<'c>)>,
    /// A function that was called may have made any.
    lost: bool,
    /// A buffer with an unknown name may be reserved.
    unknown: bool,
    /// Wrong if the function has no callers.
    unmade: Vec<(String, Violation<'c>)>,
}

fn number(inherent: &InherentAttributes<'_>, name: Key) -> Option<i64> {
    IntegerAttribute::try_from(inherent.get(name.as_str())?).ok().map(|number| number.value())
}

/// Direction bits of entries that come from a core.
const fn direction(from: Core) -> i64 {
    match from {
        Core::Cube => 1,
        Core::Vector => 2,
    }
}

fn owner(cx: &Context<'_, '_>, function: &str) -> Owner {
    (cx.module().map_or(0, |module| module.to_raw().ptr as usize), function.to_owned())
}

impl<'c> Pipes<'c> {
    fn end<'a>(&mut self, visit: &Visit<'c, 'a>, end: &PipeEnd, cx: &mut Context<'c, 'a>) {
        let inherent = InherentAttributes::of(visit.op);
        let id = number(&inherent, end.id).unwrap_or(0);
        let place = visit.place();
        if let Some((_, before)) = self.made.get(&(end.core, id)) {
            let message = format!("pipe {id} has its {} end already", end.core.word());
            let violation = cx.violation(codes::PIPE_TWICE, place, message);
            cx.emit(violation.note_at(*before, "the end is made here"));
            return;
        }
        self.made.insert((end.core, id), (number(&inherent, end.directions).unwrap_or(3), place));
        let common = end
            .common
            .iter()
            .map(|name| (name.as_str(), number(&inherent, *name), attribute_location(visit.op, &[name.as_str()])));
        let function = cx.function().map_or("", |function| function.name);
        self.ends.push(End { owner: owner(cx, function), core: end.core, id, common: common.collect(), place });
    }

    fn used<'a>(&mut self, visit: &Visit<'c, 'a>, used: &PipeUse, cx: &mut Context<'c, 'a>) {
        let id = number(&InherentAttributes::of(visit.op), used.id).unwrap_or(0);
        match self.made.get(&(used.core, id)) {
            Some((directions, made)) if directions & direction(used.from()) == 0 => {
                let message =
                    format!("pipe {id} has no direction {} to {}", used.from().word(), used.from().other().word());
                let violation = cx.violation(codes::PIPE_DIRECTION, visit.place(), message);
                cx.emit(violation.note_at(*made, "the pipe is made here"));
            }
            Some(_) => {}
            None if self.lost => {}
            None => {
                let message = format!("pipe {id} has no {} end in this function", used.core.word());
                let violation = cx.violation(codes::PIPE_MISSING, visit.place(), message);
                if let Some(function) = cx.function().filter(|function| !function.private) {
                    self.unmade.push((function.name.to_owned(), violation));
                }
            }
        }
    }

    /// An entry goes through a pipe that is a value: in the direction its memory says.
    fn used_value<'a>(visit: &Visit<'c, 'a>, transfer: Handover, cx: &mut Context<'c, 'a>) {
        let operands = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
        let (mut core, mut made) = (None, None);
        for value in operands {
            match types::desc(value.r#type()) {
                TypeDesc::Tile(tile) => core = Some(Core::of(tile.loc)),
                TypeDesc::Pipe => made = defining_operation(value),
                _ => {}
            }
        }
        let (Some(core), Some(made)) = (core, made) else { return };
        let from = transfer.from(core);
        let directions = declared(made).and_then(|(row, _)| {
            row.joints().find_map(|joint| match joint {
                Joint::PipeMade { directions } => number(&InherentAttributes::of(made), *directions),
                _ => None,
            })
        });
        if directions.is_some_and(|directions| directions & direction(from) == 0) {
            let message = format!("the pipe has no direction {} to {}", from.word(), from.other().word());
            let violation = cx.violation(codes::PIPE_DIRECTION, visit.place(), message);
            cx.emit(violation.note_at(name_location(made), "the pipe is made here"));
        }
    }

    /// The other end: in the function a buffer is imported from or that imports one, else the only one in the module.
    fn peer(&self, end: &End<'c>) -> Option<&End<'c>> {
        let others =
            || self.ends.iter().filter(|o| o.core == end.core.other() && o.id == end.id && o.owner.0 == end.owner.0);
        let linked = |a: &Owner, b: &Owner| self.imports.iter().any(|i| i.owner == *a && i.from == *b);
        if let Some(found) = others().find(|o| linked(&end.owner, &o.owner) || linked(&o.owner, &end.owner)) {
            return Some(found);
        }
        let same = self.ends.iter().filter(|o| o.core == end.core && o.id == end.id && o.owner.0 == end.owner.0);
        let mut others = others();
        let only = others.next()?;
        (others.next().is_none() && same.count() == 1).then_some(only)
    }
}

impl<'c, 'a> Check<'c, 'a> for Pipes<'c> {
    fn parts(&self) -> Parts {
        Parts::JOINT
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        match visit.structure {
            Structure::Function(_) => {
                self.made.clear();
                self.lost = false;
            }
            Structure::Call => self.lost = true,
            Structure::Plain
            | Structure::Module
            | Structure::Loop(_)
            | Structure::VectorScope
            | Structure::Section(_)
            | Structure::ThreadSection
            | Structure::Regions => {}
        }
        if visit.broken {
            // It may have made any end, and reserved any buffer.
            self.lost = true;
            self.unknown = true;
            return;
        }
        for joint in visit.joints() {
            if let Joint::PipeEnd(end) = joint {
                self.end(visit, end, cx);
            } else if let Joint::PipeUse(used) = joint {
                self.used(visit, used, cx);
            } else if let Joint::PipeValueUse(transfer) = joint {
                Self::used_value(visit, *transfer, cx);
            } else if let Joint::Import { function, name } = joint {
                let inherent = InherentAttributes::of(visit.op);
                let (Some(from), Some(buffer)) =
                    (inherent.get(function.as_str()).and_then(symbol), inherent.get(name.as_str()).and_then(string))
                else {
                    continue;
                };
                let here = owner(cx, cx.function().map_or("", |function| function.name));
                let place = attribute_location(visit.op, &[name.as_str()]);
                self.imports.push(Import { owner: here, from: owner(cx, from), buffer: buffer.to_owned(), place });
            } else if let Joint::Reserve { name } = joint
                && let Some(buffer) = InherentAttributes::of(visit.op).get(name.as_str()).and_then(string)
            {
                let here = owner(cx, cx.function().map_or("", |function| function.name));
                self.reserved.insert((here, buffer.to_owned()));
            }
        }
    }

    fn finish(&mut self, cx: &mut Context<'c, 'a>) {
        for (function, violation) in std::mem::take(&mut self.unmade) {
            if !cx.is_called(&function) {
                cx.emit(violation);
            }
        }
        for import in self.imports.iter().filter(|_| !self.unknown) {
            if !self.reserved.contains(&(import.from.clone(), import.buffer.clone())) {
                let message = format!("function @{} reserves no buffer \"{}\"", import.from.1, import.buffer);
                cx.emit(cx.violation(codes::IMPORT_MISSING, import.place, message));
            }
        }
        for (index, end) in self.ends.iter().enumerate() {
            // Of two ends the later one is reported.
            let Some(peer) = self.peer(end).filter(|peer| self.ends[..index].iter().any(|e| std::ptr::eq(e, *peer)))
            else {
                continue;
            };
            for ((name, value, place), (_, other, _)) in end.common.iter().zip(&peer.common) {
                // What is left out, the compiler chooses.
                let (Some(value), Some(other)) = (value, other) else { continue };
                if value == other {
                    continue;
                }
                let message = format!(
                    "the {} end of pipe {} has {value} as `{name}`, the {} end {other}",
                    end.core.word(),
                    end.id,
                    peer.core.word()
                );
                let violation = cx.violation(codes::PIPE_ENDS, *place, message);
                cx.emit(violation.note_at(peer.place, "the other end is made here"));
            }
        }
    }
}
