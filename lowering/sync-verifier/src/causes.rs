//! Groups findings by cause: one missing flag or barrier can leave many pairs of accesses unordered.
//!
//! Within a block, the operations between an access and a later one order the pair, so one flag orders all pairs that
//! have a program point in common. The pairs are visited by their second access; a pair starts a new cause only if its
//! first access comes after the earliest second access of the previous cause, which yields the fewest causes. All pairs
//! of an access and one of the next iteration have the end of the loop in common.
//!
//! A repair is offered only if both accesses are in one block, the block sets the flag as often as it waits for it, and
//! the program does not use the event between these pipes elsewhere.

use crate::Finding;
use pto_isa::{
    Repair, codes,
    rule::{Flag, Joint, Number, PipeOrder},
    types::{EventId, Pipe},
};
use pto_program::{AttributeValue, Code, Instruction, Place, Program, Region};
use rustc_hash::FxHashMap as HashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A finding, and the other accesses with the same cause.
#[derive(Debug)]
pub(crate) struct Cause {
    /// The last of the first accesses and the first of the second ones: a flag that orders these orders all pairs.
    pub(crate) finding: Finding,
    /// The other accesses, with a description of each.
    pub(crate) also: Vec<(Place, String)>,
    /// The missing statements, with their positions.
    pub(crate) repairs: Vec<(Place, Repair)>,
}

/// Groups the findings by cause, in source order.
pub(crate) fn causes(program: &Program, findings: Vec<Finding>) -> Vec<Cause> {
    if findings.is_empty() {
        return Vec::new();
    }
    let sites = Sites::of(program);
    // Sorted by function, so that events are allocated in source order.
    let mut pairs: BTreeMap<_, Vec<(usize, usize, Finding)>> = BTreeMap::new();
    let mut causes = Vec::new();
    for finding in findings {
        let place = |place: Place| sites.blocks.get(&place).copied();
        let other = finding.other.as_ref().map(|(other, _)| *other);
        match (finding.pipes, other.and_then(place), place(finding.at)) {
            (Some(pipes), Some((function, block, first)), Some((_, same, second))) if block == same => {
                let key = (function, block, finding.code, pipes, first < second);
                pairs.entry(key).or_default().push((first, second, finding));
            }
            _ => causes.push(alone(finding)),
        }
    }
    let mut free = Events::of(program);
    for ((function, _, _, _, forward), mut pairs) in pairs {
        free.enter(function);
        pairs.sort_by_key(|(first, second, finding)| (*second, std::cmp::Reverse(*first), finding.at));
        let mut of_one: Vec<(usize, usize, Finding)> = Vec::new();
        for pair in pairs {
            // Pairs are sorted by second access: the first pair of a cause has the earliest one.
            if forward && of_one.first().is_some_and(|(_, earliest, _)| pair.0 >= *earliest) {
                causes.extend(joined(std::mem::take(&mut of_one), true, &mut free));
            }
            of_one.push(pair);
        }
        causes.extend(joined(of_one, forward, &mut free));
    }
    causes.sort_by_key(|cause| (cause.finding.at, cause.finding.code));
    causes
}

/// Makes a cause of a finding that shares its cause with no other one. A missing barrier before an operation orders all
/// earlier ones.
fn alone(finding: Finding) -> Cause {
    let repairs = barrier(&finding).into_iter().collect();
    Cause { finding, also: Vec::new(), repairs }
}

/// Returns the barrier that is missing on a pipe.
fn barrier(finding: &Finding) -> Option<(Place, Repair)> {
    let (pipe, _) = finding.pipes.filter(|_| finding.code == codes::HAZARD_IN_PIPE)?;
    Some((finding.at, Repair::Before(vec![format!("pto.barrier #pto.pipe<{pipe}>")])))
}

/// Joins pairs of one cause, sorted by their second accesses: the first one is reported, together with the accesses of
/// the others.
fn joined(pairs: Vec<(usize, usize, Finding)>, forward: bool, free: &mut Events) -> Option<Cause> {
    let count = pairs.len();
    let (_, last) = pairs.iter().filter_map(|(first, _, finding)| Some((*first, finding.other.as_ref()?.0))).max()?;
    let mut also = BTreeMap::new();
    for (_, _, finding) in &pairs {
        let (what, _) = finding.message.split_once(" what ").unwrap_or((&finding.message, ""));
        also.insert(finding.at, format!("{what} here"));
        also.extend(finding.other.clone());
    }
    let mut finding = pairs.into_iter().next()?.2;
    also.remove(&finding.at);
    if let Some((place, _)) = &finding.other {
        also.remove(place);
    }
    let mut repairs: Vec<(Place, Repair)> = barrier(&finding).into_iter().collect();
    let (src, dst) = finding.pipes?;
    if count > 1 && finding.code == codes::HAZARD {
        finding.help = Some(format!(
            "`pto.set_flag` from {src} to {dst} after the last of these accesses of {src}, and `pto.wait_flag` before the \
             first of those of {dst}, order these {count} pairs"
        ));
    } else if count > 1 {
        finding.help = Some(format!("one `pto.barrier` of {dst} orders these {count} pairs"));
    }
    if forward
        && finding.code == codes::HAZARD
        && let Some(event) = free.take(src, dst)
    {
        let flag = |operation: &str| vec![format!("pto.{operation}[\"{src}\", \"{dst}\", \"{event}\"]")];
        repairs = vec![(last, Repair::After(flag("set_flag"))), (finding.at, Repair::Before(flag("wait_flag")))];
        finding.help = finding.help.map(|help| format!("{help}; {event} is free"));
    }
    Some(Cause { finding, also: also.into_iter().collect(), repairs })
}

/// Positions of operations: indices of the function and of the block, and the index in the block.
struct Sites {
    blocks: HashMap<Place, (usize, usize, usize)>,
    count: usize,
}

impl Sites {
    fn of(program: &Program) -> Self {
        let mut sites = Self { blocks: HashMap::default(), count: 0 };
        let bodies = program.functions.iter().map(|function| &function.body).enumerate();
        let mut open: Vec<(usize, &Region)> = bodies.collect();
        while let Some((function, region)) = open.pop() {
            for block in &region.blocks {
                for (index, instruction) in block.instructions.iter().enumerate() {
                    sites.blocks.insert(instruction.place, (function, sites.count, index));
                    open.extend(instruction.regions.iter().map(|region| (function, region)));
                }
                sites.count += 1;
            }
        }
        sites
    }
}

/// The events that a program uses between pipes.
#[derive(Default)]
struct Events {
    used: BTreeSet<(Pipe, Pipe, i64)>,
    /// Events that repairs of the current function use; another function may use them again if no function calls
    /// another one.
    taken: BTreeSet<(Pipe, Pipe, i64)>,
    function: usize,
    has_calls: bool,
    /// Pipe pairs with an event that is computed at run time or cannot be determined.
    unknown: BTreeSet<(Pipe, Pipe)>,
    /// An operation orders pipes that cannot be determined.
    is_open: bool,
}

impl Events {
    fn of(program: &Program) -> Self {
        let has_calls = program.functions.iter().any(|function| function.mentions().next().is_some());
        let mut events = Self { has_calls, ..Self::default() };
        for instruction in program.functions.iter().flat_map(|function| function.instructions()) {
            let Code::Op(def) = &instruction.code else { continue };
            for joint in def.joints() {
                if let Joint::SetsFlag(flag)
                | Joint::WaitsForFlag(flag)
                | Joint::Orders(PipeOrder::Sets(flag) | PipeOrder::Waits(flag)) = joint
                {
                    events.uses(instruction, flag);
                }
            }
        }
        events
    }

    /// Starts to allocate events for a function.
    fn enter(&mut self, function: usize) {
        if self.function != function && !self.has_calls {
            self.taken.clear();
        }
        self.function = function;
    }

    fn uses(&mut self, instruction: &Instruction, flag: &Flag) {
        let pipe = |name| crate::orders::pipe_of(instruction, name);
        let (Some(src), Some(dst)) = (pipe(flag.src), pipe(flag.dst)) else {
            self.is_open = true;
            return;
        };
        let event = match flag.event {
            Number::Attr(name) => match instruction.attribute(name) {
                AttributeValue::Case(_, case) => Some(case.value),
                AttributeValue::Int(value) => Some(*value),
                _ => None,
            },
            Number::Operand(_) => None,
        };
        match event {
            Some(event) => self.used.extend([(src, dst, event)]),
            None => self.unknown.extend([(src, dst)]),
        }
    }

    /// Allocates an unused event between two pipes; returns `None` if none is certainly unused.
    fn take(&mut self, src: Pipe, dst: Pipe) -> Option<&'static str> {
        if self.is_open || self.unknown.contains(&(src, dst)) {
            return None;
        }
        let is_free = |event| !self.used.contains(&(src, dst, event)) && !self.taken.contains(&(src, dst, event));
        let free = EventId::DEF.cases.iter().find(|case| is_free(case.value))?;
        self.taken.insert((src, dst, free.value));
        Some(free.name)
    }
}
