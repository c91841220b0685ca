//! Models how operations order pipes: flags, barriers, buffers that are acquired and released, signals between cores.

use crate::{
    effects::{Access, group},
    finding::Finding,
    history::Stamp,
    state::{Key, PendingFlag, State, UnmatchedWait},
    value::{Area, Root},
    walk::PathWalk,
};
use pto_isa::{
    Level, Op,
    attrs::SyncOpType,
    codes,
    rule::{Flag, Joint, Number, PipeOrder},
    types::{EventId, Pipe},
};
use pto_program::{AttributeValue, Instruction, Place};

/// Returns the pipe that an attribute names, directly or by a class of operations.
pub(crate) fn pipe_of(instruction: &Instruction, attribute: pto_isa::Key) -> Option<Pipe> {
    match instruction.attribute(attribute) {
        case @ AttributeValue::Case(..) => case.choice().or_else(|| case.choice().map(SyncOpType::pipe)),
        _ => None,
    }
}

/// Returns the integer in an attribute or operand, if it is known.
fn number(state: &State, instruction: &Instruction, number: Number) -> Option<i64> {
    match number {
        Number::Attr(name) => match instruction.attribute(name) {
            AttributeValue::Case(_, case) => Some(case.value),
            AttributeValue::Int(value) => Some(*value),
            _ => None,
        },
        Number::Operand(declared) => {
            let slot = group(instruction, usize::from(declared)).first()?;
            state.value(*slot).as_number()?.value()
        }
    }
}

/// `EVENT_ID0 of PIPE_MTE2 for PIPE_V`
fn spell(key: Key) -> String {
    let event = EventId::DEF.by_value(key.2).map_or_else(|| format!("flag {}", key.2), |case| case.name.to_owned());
    format!("{event} of {} for {}", key.0, key.1)
}

impl PathWalk<'_> {
    /// Applies the ordering effect of an operation. For queues between cores see [`crate::queues`].
    pub(crate) fn orders(&mut self, state: &mut State, def: &'static Op, instruction: &Instruction) {
        for joint in def.joints() {
            match joint {
                Joint::SetsFlag(flag) => self.sets(state, instruction, flag),
                Joint::WaitsForFlag(flag) => self.waits(state, instruction, flag),
                Joint::TakesBuffer(buffer) => {
                    let (pipe, id) = (pipe_of(instruction, buffer.pipe), number(state, instruction, buffer.id));
                    let known: Vec<_> = state.given.iter().filter(|(key, _)| id.is_none_or(|id| id == **key)).collect();
                    let known: Vec<_> = known.into_iter().map(|(_, clock)| clock.clone()).collect();
                    if let Some(pipe) = pipe {
                        known.iter().for_each(|clock| state.learn(pipe, clock));
                    }
                }
                Joint::GivesBuffer(buffer) => {
                    let (pipe, id) = (pipe_of(instruction, buffer.pipe), number(state, instruction, buffer.id));
                    if let Some(pipe) = pipe {
                        let clock = state.finished(pipe);
                        match id {
                            Some(id) => state.given.entry(id).or_default().learn(&clock),
                            None => state.given.values_mut().for_each(|given| given.learn(&clock)),
                        }
                    }
                }
                Joint::Orders(order) => self.order(state, instruction, *order),
                Joint::PipeUse(_)
                | Joint::PipeValueUse(_)
                | Joint::VectorScope
                | Joint::TakesAddress
                | Joint::InScope
                | Joint::OutsideScope
                | Joint::Section(_)
                | Joint::ThreadSection
                | Joint::RunsOn(_)
                | Joint::PipeEnd(_)
                | Joint::PipeMade { .. }
                | Joint::Launch { .. }
                | Joint::InThreads { .. }
                | Joint::OutsideThreads
                | Joint::Keeps(_)
                | Joint::Resumes(_)
                | Joint::Quantises { .. }
                | Joint::Import { .. }
                | Joint::Reserve { .. } => {}
            }
        }
        // Communication between devices waits for all pipes.
        if def.level == Level::Comm {
            state.drain();
        }
    }

    fn order(&mut self, state: &mut State, instruction: &Instruction, order: PipeOrder) {
        match order {
            PipeOrder::Finishes(attribute) => match pipe_of(instruction, attribute) {
                Some(Pipe::All) => state.drain(),
                Some(pipe) => state.barrier(pipe),
                None => {}
            },
            PipeOrder::FinishesAll => state.drain(),
            PipeOrder::Sets(flag) => self.sets(state, instruction, &flag),
            PipeOrder::Waits(flag) => self.waits(state, instruction, &flag),
            PipeOrder::Signals(attribute) => {
                if let Some(pipe) = pipe_of(instruction, attribute) {
                    self.signal(state, pipe);
                }
            }
            PipeOrder::Awaits(attribute) => {
                if let Some(pipe) = pipe_of(instruction, attribute) {
                    self.wait_for_cores(state, pipe);
                }
            }
        }
    }

    fn key(&self, state: &State, instruction: &Instruction, flag: &Flag) -> Option<(Pipe, Pipe, Option<i64>)> {
        let (src, dst) = (pipe_of(instruction, flag.src)?, pipe_of(instruction, flag.dst)?);
        Some((src, dst, number(state, instruction, flag.event)))
    }

    fn sets(&mut self, state: &mut State, instruction: &Instruction, flag: &Flag) {
        let Some((src, dst, id)) = self.key(state, instruction, flag) else { return };
        self.digest((instruction.place.0, id));
        let stuck = state.stuck[src as usize] | state.stuck[Pipe::S as usize];
        let pending = PendingFlag { clock: state.finished(src), site: instruction.place, path: state.path, stuck };
        let Some(id) = id else {
            state.any.insert((src, dst), pending);
            return;
        };
        let key = (src, dst, id);
        if let Some(index) = state.unmatched.iter().position(|wait| wait.key == key) {
            let wait = state.unmatched.remove(index);
            self.set_late(&wait, stuck & wait.bit != 0, instruction.place);
            // A pipe that follows the wait now also follows whatever blocks the pipe that sets the flag.
            for pipe in state.stuck.iter_mut().filter(|pipe| **pipe & wait.bit != 0) {
                *pipe = *pipe & !wait.bit | stuck & !wait.bit;
            }
            return;
        }
        if let Some(before) = state.flags.get(&key).and_then(|pending| pending.last()).cloned() {
            self.report(Finding {
                code: codes::SET_AGAIN,
                at: instruction.place,
                message: format!("{} is set again before anything waits for it", spell(key)),
                other: Some((before.site, "the flag is set here".to_owned())),
                pipes: None,
                range: None,
                help: Some(format!("wait for it first, or take another event between {src} and {dst}")),
                path: self.path_notes(before.path, state.path),
            });
            // A flag holds one signal.
            state.flags.insert(key, smallvec::smallvec![pending]);
            return;
        }
        state.flags.entry(key).or_default().push(pending);
    }

    fn waits(&mut self, state: &mut State, instruction: &Instruction, flag: &Flag) {
        let Some((src, dst, id)) = self.key(state, instruction, flag) else { return };
        self.digest((instruction.place.0, id));
        let any = state.any.get(&(src, dst)).cloned();
        let Some(id) = id else {
            // The event is unknown: the wait is for all pending flags.
            let known: Vec<PendingFlag> =
                state.flags.range((src, dst, i64::MIN)..=(src, dst, i64::MAX)).flat_map(|(_, p)| p.clone()).collect();
            known.iter().chain(&any).for_each(|pending| state.learn(dst, &pending.clock));
            return;
        };
        let key = (src, dst, id);
        let pending = state.flags.get_mut(&key).filter(|pending| !pending.is_empty()).map(|pending| pending.remove(0));
        match (pending, any) {
            (Some(pending), _) => {
                state.flags.retain(|_, pending| !pending.is_empty());
                state.learn(dst, &pending.clock);
                state.stuck[dst as usize] |= pending.stuck;
            }
            (None, Some(any)) => state.learn(dst, &any.clock),
            (None, None) => {
                self.report(Finding {
                    code: codes::NOT_SET,
                    at: instruction.place,
                    message: format!("{dst} waits forever: {} is not set", spell(key)),
                    other: None,
                    pipes: None,
                    range: None,
                    help: None,
                    path: self.path_notes(state.path, state.path),
                });
                let bit = 1 << (state.unmatched.len() % 64);
                state.unmatched.push(UnmatchedWait { key, site: instruction.place, bit });
                state.stuck[dst as usize] |= bit;
                // Later operations are checked as if the flag had been set.
                let clock = state.finished(src);
                state.learn(dst, &clock);
            }
        }
    }

    /// Reports a flag that is set after its wait. `after` states that the wait blocks the pipe that sets the flag.
    fn set_late(&mut self, wait: &UnmatchedWait, after: bool, at: Place) {
        let (src, dst, _) = wait.key;
        let finding =
            self.findings.iter_mut().find(|finding| finding.code == codes::NOT_SET && finding.at == wait.site);
        let Some(finding) = finding else { return };
        if after {
            finding.code = codes::PIPES_WAIT;
            finding.message = format!("{dst} waits forever: {src} sets {} after what waits for {dst}", spell(wait.key));
            finding.other = Some((at, "the flag is set here".to_owned()));
        } else if finding.other.is_none() {
            finding.other = Some((at, "the flag is set here, later in the program".to_owned()));
        }
    }

    /// Reports an access that is not ordered after an earlier conflicting one.
    pub(crate) fn hazard(&mut self, state: &State, pipe: Pipe, access: &Access, stamp: &Stamp, wrote: bool) {
        let verb = |writes: bool| if writes { "writes" } else { "reads" };
        let own = format!("{pipe} {} what {} {}", verb(access.writes), stamp.pipe, verb(wrote));
        let (code, missing) = if stamp.pipe == pipe {
            (codes::HAZARD_IN_PIPE, format!("`pto.barrier` of {pipe} between them"))
        } else {
            let help = format!(
                "`pto.set_flag` from {} to {pipe} after the first one, and `pto.wait_flag` before the second one",
                stamp.pipe
            );
            (codes::HAZARD, help)
        };
        let start = access.span.start.max(stamp.span.start);
        let end = access.span.end().min(stamp.span.end());
        self.report(Finding {
            code,
            at: access.site,
            message: format!("{own}, and nothing orders them"),
            other: Some((stamp.site, format!("{} {} here", stamp.pipe, verb(wrote)))),
            pipes: Some((stamp.pipe, pipe)),
            range: Some(range(&access.area, start, end)),
            help: Some(missing),
            path: self.path_notes(stamp.path, state.path),
        });
    }
}

/// `bytes 0 to 4095 of ub`
fn range(area: &Area, start: i64, end: i64) -> String {
    let (space, root, terms) = area;
    let of = match (root, space) {
        (Root::Bank, space) => space.name().to_owned(),
        (Root::Exponents, space) => format!("the exponents of {}", space.name()),
        (Root::Argument(index), _) => format!("the buffer of argument {index}"),
        (Root::Site(..), space) => format!("a buffer in {}", space.name()),
        (Root::Unknown(_) | Root::Unsignalled | Root::Waits, space) => format!("memory in {}", space.name()),
    };
    let suffix = if terms.is_empty() { "" } else { ", counted from an address computed at run time" };
    if end - start > 1 << 40 {
        return format!("bytes from {start} of {of}{suffix}");
    }
    format!("bytes {start} to {} of {of}{suffix}", end - 1)
}
