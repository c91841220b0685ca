//! Verifies pipes between cores.
//!
//! A pipe has an end on the cube core and one on the vector cores; each core initializes its end with the same number.
//! Operations on pipes must be in a section or a kernel of a core. A function must initialize each end once, before it
//! uses it, and make the pipes that it uses as values; both ends must agree about directions and slots;
//! entries must go in a direction of the pipe, whether a number or a value identifies it; and an imported buffer must
//! be reserved by the function that it comes from. A pipe that converts accumulators has entries that are not split,
//! and its factors must be set before each push.
//!
//! ```mlir
//! pto.aic_initialize_pipe {id = 1, dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
//! pto.tpush_to_aiv(%t : !pto.tile_buf<..>) {id = 1, split = 0}  // refused: PTO1233
//! pto.tpush_to_aiv(%t : !pto.tile_buf<..>) {id = 2, split = 0}  // refused: PTO1232
//! ```

use crate::{
    epilogue::{self, Epilogue},
    report::Violation,
    slots::{self, misfit},
    walk::{Check, Context, Structure, Visit},
};
use mlir_dialect::{
    InherentAttributes, attribute_location, context_of, defining_operation,
    melior::ir::{Location, Value, ValueLike, attribute::IntegerAttribute, operation::OperationLike},
    name_location, operand, operand_location, result, string, symbol,
};
use pto_dialect::{
    op::{Groups, declared},
    target, types,
};
use pto_isa::{
    Key, Profile, TypeDesc,
    attrs::Factors,
    codes,
    rule::{Core, Handover, Idx, Joint, Parts, PipeEnd, PipeUse},
    types::{TileDesc, ViewDesc},
};
use std::collections::{HashMap, HashSet};

/// Values of `split` that divide an entry into parts of different size.
pub(crate) const UNEVEN: [i64; 2] = [3, 4];

/// Identity of a function: its module and its name.
type Owner = (usize, String);

/// An initialized end of a pipe.
struct End<'c> {
    owner: Owner,
    core: Core,
    id: i64,
    /// Parameters that both ends must share, with the location of each attribute.
    common: Vec<(&'static str, Option<i64>, Location<'c>)>,
    /// The conversion of accumulators, and the type of the first popped tile.
    epilogue: Option<Epilogue>,
    popped: Option<TileDesc>,
    /// Pushed tiles whose elements the pipe does not convert.
    unconverted: Vec<(TileDesc, Location<'c>)>,
    bytes: Option<i64>,
    /// Whether another function may pop its entries.
    lost: bool,
    place: Location<'c>,
}

/// An import of a buffer of another function.
struct Import<'c> {
    owner: Owner,
    /// The function that reserves the buffer.
    from: Owner,
    buffer: String,
    place: Location<'c>,
}

/// An end that the function has initialized.
#[derive(Clone)]
struct Made<'c> {
    directions: i64,
    place: Location<'c>,
    /// The conversion of accumulators.
    epilogue: Option<Epilogue>,
    /// Whether it has slots both in global memory and in vector cores, and one direction, so that entries may be split
    /// unevenly.
    uneven: bool,
    /// The view of the slots in global memory.
    view: Option<ViewDesc>,
}

impl Made<'_> {
    /// Returns which quantisation factors it needs; `None` if it needs none.
    fn factors(&self) -> Option<Factors> {
        self.epilogue?.factors()
    }
}

/// Attributes that the compiler sets when it lowers operations on numbered pipes.
const RESERVED: [&str; 12] = [
    "stPhase",
    "st_phase",
    "atomicType",
    "atomic_type",
    "subBlockId",
    "sub_block_id",
    "clipReluMode",
    "clip_relu_mode",
    "isChannelSplit",
    "is_channel_split",
    "channel_split",
    "channelSplit",
];

fn reserved_words<'c, 'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
    for name in RESERVED.into_iter().filter(|name| visit.op.has_attribute(name)) {
        let message = format!("attribute `{name}` of {} is one that only the compiler gives", visit.name());
        cx.emit(cx.violation(codes::PIPE_ATTRIBUTE, attribute_location(visit.op, &[name]), message));
    }
}

#[derive(Default)]
pub(crate) struct Pipes<'c> {
    ends: Vec<End<'c>>,
    imports: Vec<Import<'c>>,
    /// The first import of each buffer by each function.
    imported: HashMap<(Owner, String, String), Location<'c>>,
    reserved: HashSet<(Owner, String)>,
    /// The ends that the function has initialized so far.
    made: HashMap<(Core, i64), Made<'c>>,
    /// For each open block, the pipes whose factors are set, and which.
    factors: Vec<HashSet<(i64, Factors)>>,
    /// Whether a called function may have set factors.
    lost: bool,
    /// Whether an operation that breaks other rules may have initialized any end.
    uncertain: bool,
    /// Whether a buffer with an unknown name may be reserved.
    unknown: bool,
}

/// Returns the value of an integer attribute.
pub(crate) fn number(inherent: &InherentAttributes<'_>, name: Key) -> Option<i64> {
    IntegerAttribute::try_from(inherent.get(name.as_str())?).ok().map(|number| number.value())
}

/// Returns the direction bit of entries that come from a core.
pub(crate) const fn direction(from: Core) -> i64 {
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
        if let Some(before) = self.made.get(&(end.core, id)) {
            let message = format!("pipe {id} has its {} end already", end.core.word());
            let violation = cx.violation(codes::PIPE_TWICE, place, message);
            cx.emit(violation.note_at(before.place, "the end is made here"));
            return;
        }
        if let Some(before) = self.made.get(&(end.core.other(), id)) {
            let message = format!(
                "pipe {id} has its {} end in this function already, and the ends of a function have different numbers",
                end.core.other().word()
            );
            let violation = cx.violation(codes::PIPE_TWICE, place, message);
            cx.emit(violation.note_at(before.place, "the end is made here"));
        }
        let made = Self::made(visit, end, &inherent);
        let epilogue = made.epilogue;
        let reserved = epilogue.is_some() && epilogue::slots(visit, end, cx);
        self.made.insert((end.core, id), made);
        let common = end
            .common
            .iter()
            .map(|name| (name.as_str(), number(&inherent, *name), attribute_location(visit.op, &[name.as_str()])));
        let function = cx.function().map_or("", |function| function.name);
        self.ends.push(End {
            owner: owner(cx, function),
            core: end.core,
            id,
            common: common.collect(),
            epilogue,
            popped: None,
            unconverted: Vec::new(),
            bytes: number(&inherent, Key::SlotSize),
            // The functions that pop entries from other slots are unknown.
            lost: self.lost || !reserved,
            place,
        });
    }

    fn made<'a>(visit: &Visit<'c, 'a>, end: &PipeEnd, inherent: &InherentAttributes<'c>) -> Made<'c> {
        let directions = number(inherent, end.directions).unwrap_or(3);
        let given = |operand: Idx| {
            visit.def.is_some_and(|def| !Groups::of(def, visit.op).range(usize::from(operand)).is_empty())
        };
        let context = context_of(visit.place());
        let buffers = target::of(visit.op, target::configuration(context)).profile() == Profile::A2A3;
        let [buffer, view] = end.slots;
        let slots = given(view) || buffers && given(buffer);
        let view = visit.def.and_then(|def| {
            let value = operand(visit.op, Groups::of(def, visit.op).range(usize::from(view)).next()?)?;
            match types::desc(value.r#type()) {
                TypeDesc::TensorView(view) => Some(view),
                _ => None,
            }
        });
        Made {
            view,
            directions,
            place: visit.place(),
            epilogue: inherent.get(end.epilogue.as_str()).and_then(Epilogue::of),
            uneven: directions == direction(Core::Cube) && slots && given(end.to_vector),
        }
    }

    /// Checks that an entry fits a slot of its pipe, and is split as its pipe allows.
    fn split<'a>(visit: &Visit<'c, 'a>, used: &PipeUse, made: &Made<'c>, cx: &mut Context<'c, 'a>) {
        let Some(split) = number(&InherentAttributes::of(visit.op), used.split) else { return };
        let values = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
        let taken = result(visit.op, 0).map(|value| types::desc(value.r#type()));
        let mut entries = values.map(|value| types::desc(value.r#type())).chain(taken);
        let entry = entries.find_map(|ty| match ty {
            TypeDesc::TensorView(view) => Some(view),
            _ => None,
        });
        if let Some(message) = entry.and_then(|entry| misfit(&entry, made.view.as_ref())) {
            let violation = cx.violation(codes::PIPE_SLOT, visit.place(), message);
            cx.emit(violation.note_at(made.place, "the pipe is made here"));
        }
        let view = entry.is_some();
        let message = if made.epilogue.is_some() && split != 0 {
            format!("{} has split {split}, expected 0 for a pipe that converts accumulators", visit.name())
        } else if UNEVEN.contains(&split) && used.from() != Core::Cube {
            format!("{} has split {split}, which is of entries from the cube core only", visit.name())
        } else if UNEVEN.contains(&split) && !made.uneven {
            format!(
                "{} has split {split}, expected a pipe of one direction with slots in global memory and in vector cores",
                visit.name()
            )
        } else if UNEVEN.contains(&split) && view {
            format!("{} has split {split}, expected a tile as entry", visit.name())
        } else {
            return;
        };
        let place = attribute_location(visit.op, &[used.split.as_str()]);
        let violation = cx.violation(codes::PIPE_SPLIT, place, message);
        cx.emit(violation.note_at(made.place, "the pipe is made here"));
    }

    /// Checks that the pipe whose factors are set needs such factors.
    fn quantised<'a>(&mut self, visit: &Visit<'c, 'a>, key: Key, factors: Factors, cx: &mut Context<'c, 'a>) {
        let id = number(&InherentAttributes::of(visit.op), key).unwrap_or(0);
        if let Some(set) = self.factors.last_mut() {
            set.insert((id, factors));
        }
        let what = match factors {
            Factors::PerColumn => "a factor for each column",
            Factors::One => "one factor",
        };
        match self.made.get(&(Core::Cube, id)) {
            Some(made) if made.factors() != Some(factors) => {
                let message = format!("pipe {id} does not convert accumulators with {what}");
                let violation = cx.violation(codes::QUANT_PIPE, visit.place(), message);
                cx.emit(violation.note_at(made.place, "the pipe is made here"));
            }
            Some(_) => {}
            None => {
                let message = format!("pipe {id} has no cube end in this function");
                self.missing(cx.violation(codes::QUANT_PIPE, visit.place(), message), cx);
            }
        }
    }

    /// Checks an entry of a pipe that converts accumulators: all popped tiles must have one type and fit a slot.
    fn converted<'a>(&mut self, visit: &Visit<'c, 'a>, used: &PipeUse, id: i64, cx: &mut Context<'c, 'a>) {
        let Some(made) = self.made.get(&(used.core, id)) else { return };
        let Some(epilogue) = made.epilogue.filter(|_| used.from() == Core::Cube) else { return };
        let pushed = match used.transfer {
            Handover::Push => true,
            Handover::Pop => false,
            Handover::Free => return,
        };
        epilogue::fits(visit, &epilogue, pushed, made.place, cx);
        let Some(tile) = epilogue::entry(visit) else { return };
        let unconverted = epilogue.is_none();
        let here = owner(cx, cx.function().map_or("", |function| function.name));
        let mut ends = self.ends.iter_mut().rev();
        let Some(end) = ends.find(|end| end.core == used.core && end.id == id && end.owner == here) else { return };
        if pushed {
            if unconverted {
                end.unconverted.push((tile, visit.place()));
            }
            return;
        }
        let why = match (end.popped, tile.size_bytes(), end.bytes) {
            (Some(first), ..) if first != tile => format!("expected {first} as the entries before, found {tile}"),
            (_, Some(bytes), Some(slot)) if bytes > slot => {
                format!("the entry has {bytes} bytes, a slot of the pipe {slot}")
            }
            _ => {
                end.popped = Some(tile);
                return;
            }
        };
        let violation = cx.violation(codes::EPILOGUE_ENTRY, visit.place(), why);
        cx.emit(violation.note_at(end.place, "the pipe is made here"));
        end.popped.get_or_insert(tile);
    }

    fn used<'a>(&mut self, visit: &Visit<'c, 'a>, used: &PipeUse, cx: &mut Context<'c, 'a>) {
        let id = number(&InherentAttributes::of(visit.op), used.id).unwrap_or(0);
        self.converted(visit, used, id, cx);
        if let Some(made) = self.made.get(&(used.core, id)) {
            Self::split(visit, used, made, cx);
            if !self.lost
                && used.transfer == Handover::Push
                && used.core == Core::Cube
                && result(visit.op, 0).is_none()
                && let Some(factors) = made.factors()
                && !self.factors.last().is_some_and(|set| set.contains(&(id, factors)))
            {
                let word = match factors {
                    Factors::PerColumn => "vector",
                    Factors::One => "scalar",
                };
                let message = format!("pipe {id} converts accumulators with factors that are not set in this block");
                let violation = cx.violation(codes::QUANT_MISSING, visit.place(), message);
                let violation = violation.note_at(made.place, "the pipe is made here");
                cx.emit(violation.help(&format!("insert pto.set_quant_{word} before it")));
            }
        }
        match self.made.get(&(used.core, id)) {
            Some(Made { directions, place: made, .. }) if directions & direction(used.from()) == 0 => {
                let message =
                    format!("pipe {id} has no direction {} to {}", used.from().word(), used.from().other().word());
                let violation = cx.violation(codes::PIPE_DIRECTION, visit.place(), message);
                cx.emit(violation.note_at(*made, "the pipe is made here"));
            }
            Some(_) => {}
            None => {
                let message = format!("pipe {id} has no {} end in this function", used.core.word());
                self.missing(cx.violation(codes::PIPE_MISSING, visit.place(), message), cx);
            }
        }
    }

    /// Reports an end that the function does not initialize. The end of a caller or of a callee does not count.
    fn missing(&self, violation: Violation<'c>, cx: &mut Context<'c, '_>) {
        if !self.uncertain && !cx.function().is_some_and(|function| function.helper) {
            cx.emit(violation);
        }
    }

    /// Checks that an operation on a pipe is in code of a core; `core` is the one that executes it, where the operation
    /// tells. [`crate::sections`] reports code of the other core.
    fn placed<'a>(visit: &Visit<'c, 'a>, core: Option<Core>, cx: &mut Context<'c, 'a>) {
        let Some(function) = cx.function() else { return };
        if function.kernel.is_some() || function.helper || cx.section().is_some() {
            return;
        }
        let word = core.map_or("a", |core| match core {
            Core::Cube => "the cube",
            Core::Vector => "the vector",
        });
        let message = format!("{} is in neither a section nor a kernel of {word} core", visit.name());
        let violation = cx.violation(codes::OUTSIDE_CORE, visit.place(), message);
        cx.emit(violation.help("put it into a section, or give the function `pto.kernel_kind`"));
    }

    /// Checks that the function makes the pipe that an operation uses as a value.
    fn origin<'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let pipe = |value: &Value<'c, 'a>| types::desc(value.r#type()) == TypeDesc::Pipe;
        let mut values = (0..visit.op.operand_count()).filter_map(|index| Some((index, operand(visit.op, index)?)));
        let Some((index, pipe)) = values.find(|(_, value)| pipe(value)) else { return };
        let maker = defining_operation(pipe);
        let made = maker.is_some_and(|maker| {
            declared(maker).is_none_or(|(def, _)| def.joints().any(|joint| joint.made_directions().is_some()))
        });
        if !made {
            let message = format!(
                "{} takes a pipe that neither pto.initialize_l2l_pipe nor pto.initialize_l2g2l_pipe has made",
                visit.name()
            );
            let place = operand_location(visit.op, index);
            cx.emit(cx.violation(codes::PIPE_ORIGIN, place, message));
        }
    }

    /// Checks that an entry of a pipe value goes in the direction that its memory implies.
    fn used_value<'a>(visit: &Visit<'c, 'a>, transfer: Handover, cx: &mut Context<'c, 'a>) {
        let operands = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
        let (mut core, mut made, mut entry) = (None, None, None);
        for value in operands {
            let ty = types::desc(value.r#type());
            match ty {
                TypeDesc::Tile(tile) => (core, entry) = (Some(Core::of(tile.loc)), Some(ty)),
                TypeDesc::TensorView(_) => entry = Some(ty),
                TypeDesc::Pipe => made = defining_operation(value),
                _ => {}
            }
        }
        if let (Some(entry), Some(made)) = (entry, made) {
            slots::of_value(visit, transfer, (entry, made), cx);
        }
        let (Some(core), Some(made)) = (core, made) else { return };
        let from = transfer.from(core);
        let directions = declared(made).and_then(|(def, _)| {
            let directions = def.joints().find_map(Joint::made_directions)?;
            number(&InherentAttributes::of(made), directions)
        });
        if directions.is_some_and(|directions| directions & direction(from) == 0) {
            let message = format!("the pipe has no direction {} to {}", from.word(), from.other().word());
            let violation = cx.violation(codes::PIPE_DIRECTION, visit.place(), message);
            cx.emit(violation.note_at(name_location(made), "the pipe is made here"));
        }
    }

    /// Returns the other end: in the function that this end imports a buffer from or that imports one from it, else the
    /// only one in the module.
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
                self.uncertain = false;
            }
            Structure::Call => {
                self.lost = true;
                let here = owner(cx, cx.function().map_or("", |function| function.name));
                self.ends.iter_mut().filter(|end| end.owner == here).for_each(|end| end.lost = true);
            }
            Structure::Plain
            | Structure::Module
            | Structure::Loop(_)
            | Structure::VectorScope
            | Structure::Section(_)
            | Structure::ThreadSection
            | Structure::Regions => {}
        }
        if visit.broken {
            // The operation may have initialized any end and reserved any buffer.
            self.lost = true;
            self.uncertain = true;
            self.unknown = true;
            return;
        }
        for joint in visit.joints() {
            if let Joint::PipeEnd(end) = joint {
                Self::placed(visit, Some(end.core), cx);
                reserved_words(visit, cx);
                self.end(visit, end, cx);
            } else if let Joint::PipeUse(used) = joint {
                Self::placed(visit, Some(used.core), cx);
                reserved_words(visit, cx);
                self.used(visit, used, cx);
            } else if let Joint::Quantises { id, factors } = joint {
                self.quantised(visit, *id, *factors, cx);
            } else if let Joint::PipeValueUse(transfer) = joint {
                Self::placed(visit, None, cx);
                Self::origin(visit, cx);
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
                let what = (here.clone(), from.to_owned(), buffer.to_owned());
                if let Some(before) = self.imported.insert(what, place) {
                    let message = format!("buffer \"{buffer}\" of @{from} is imported already");
                    cx.emit(cx.violation(codes::BUFFER_TWICE, place, message).note_at(before, "it is imported here"));
                }
                self.imports.push(Import { owner: here, from: owner(cx, from), buffer: buffer.to_owned(), place });
            } else if let Joint::Reserve { name } = joint
                && let Some(buffer) = InherentAttributes::of(visit.op).get(name.as_str()).and_then(string)
            {
                let here = owner(cx, cx.function().map_or("", |function| function.name));
                if !self.reserved.insert((here, buffer.to_owned())) {
                    let message = format!("the function reserves a buffer \"{buffer}\" already");
                    let place = attribute_location(visit.op, &[name.as_str()]);
                    cx.emit(cx.violation(codes::BUFFER_TWICE, place, message));
                }
            }
        }
    }

    fn begin_block(&mut self, _first: bool, _cx: &mut Context<'c, 'a>) {
        self.factors.push(HashSet::new());
    }

    fn end_block(&mut self) {
        self.factors.pop();
    }

    fn finish(&mut self, cx: &mut Context<'c, 'a>) {
        for import in self.imports.iter().filter(|_| !self.unknown) {
            if !self.reserved.contains(&(import.from.clone(), import.buffer.clone())) {
                let message = format!("function @{} reserves no buffer \"{}\"", import.from.1, import.buffer);
                cx.emit(cx.violation(codes::IMPORT_MISSING, import.place, message));
            }
        }
        for end in self.ends.iter().filter(|end| end.epilogue.is_some() && !self.unknown) {
            if end.core == Core::Vector && end.popped.is_none() && !end.lost {
                let message = format!("pipe {} converts accumulators, but none is taken of it", end.id);
                cx.emit(cx.violation(codes::EPILOGUE_ENDS, end.place, message));
            }
        }
        for (index, end) in self.ends.iter().enumerate() {
            // Reports the later one of two ends.
            let Some(peer) = self.peer(end).filter(|peer| self.ends[..index].iter().any(|e| std::ptr::eq(e, *peer)))
            else {
                continue;
            };
            for (cube, vector) in [(end, peer), (peer, end)] {
                let Some(popped) = vector.popped else { continue };
                for (_, place) in cube.unconverted.iter().filter(|(pushed, _)| pushed.dtype != popped.dtype) {
                    let message =
                        format!("expected elements {} as in the tiles that leave pipe {}", popped.dtype, cube.id);
                    let violation = cx.violation(codes::EPILOGUE_ENTRY, *place, message);
                    cx.emit(violation.note_at(vector.place, "the other end is made here"));
                }
            }
            if end.epilogue != peer.epilogue {
                let message = format!("the ends of pipe {} convert accumulators in different ways", end.id);
                let violation = cx.violation(codes::EPILOGUE_ENDS, end.place, message);
                cx.emit(violation.note_at(peer.place, "the other end is made here"));
            }
            for ((name, value, place), (_, other, _)) in end.common.iter().zip(&peer.common) {
                // The compiler chooses omitted parameters.
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
