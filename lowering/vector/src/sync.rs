//! `pto-sync`: inserts flags and barriers that order all conflicting accesses of the pipes of a core.
//!
//! If an operation conflicts with an earlier one that may still be executing, its pipe waits for a flag that the
//! earlier pipe sets after the earlier operation. If both are on one pipe, a barrier of that pipe separates them. Order
//! is transitive: a wait for a pipe also covers everything that this pipe had waited for when it set the flag, so that
//! implied flags are not inserted ([`state`]). If the earlier operation is in another block, or few events are left,
//! the flag is set directly before its wait. A flag is reused only if its last wait is known to have completed; if none
//! is free, a barrier of all pipes is inserted instead. After a branch, the operations of either arm may be executing.
//!
//! A dependence between successive iterations of an `scf.for` becomes a flag that is set before the loop and, in each
//! iteration, after the earlier operation; it is waited for in each iteration before the later operation, and after
//! the loop. A dependence on operations before the loop is resolved before it ([`iterations`]). Iterations of other
//! loops, and of loops nested deeper than [`iterations::DEPTH`], end with a barrier of all pipes.
//!
//! A call waits for all operations before it, and operations after it wait for the callee. The callee uses the same
//! events, so that no flag stays set across a call, nor across a loop or branch that contains one.
//!
//! In a function with sections the cores are ordered one by one, each by the operations of its pipes: a flag of one core
//! is not seen by the other, which may lack the pipe. What is inserted outside of sections stands in a new section of the
//! core ([`cores`]).
//!
//! Tiles are compared by addresses. Global memory is one buffer; with `distinct-arguments`, different arguments of
//! the function point to different buffers, as in ptoas, unless another function calls this one.
//!
//! Before: buffers have addresses ([`crate::allocation`]). A function with any synchronisation stays unchanged, and so does a
//! function of threads. After: every two conflicting accesses on different pipes are ordered.
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.tadd ins(%a, %a : ..) outs(%b : ..)
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
//! pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
//! pto.tadd ins(%a, %a : ..) outs(%b : ..)
//! ```

mod access;
mod cores;
mod iterations;
mod log;
mod memory;
mod needs;
mod state;

use crate::{
    builder::{Builder, Lowered, Point, op_def, set},
    calls, walk,
};
pub use access::pipe_of;
use access::{Accesses, PipeWork};
pub(crate) use access::{after, has_unknown_effects, space};
use log::Log;
use mlir_dialect::{
    Failed, OptionDefault, OptionValues, PassDefinition, PassOption, context_of, location,
    melior::ir::{
        BlockLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
};
use needs::{LoopNeeds, Needs};
use pto_dialect::target;
use pto_isa::{
    Family, Key, Op,
    ops::sync,
    rule::Core,
    target::NEEDS_BARRIER,
    types::{EventId, Pipe},
};
use pto_upstream::{Outer, Upstream};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use state::{Order, State};

const SET: &Op = op_def(sync::OPS, "set_flag");
const WAIT: &Op = op_def(sync::OPS, "wait_flag");
pub(crate) const BARRIER: &Op = op_def(sync::OPS, "barrier");

const DISTINCT: &str = "distinct-arguments";

const OPTIONS: &[PassOption] = &[PassOption {
    name: DISTINCT,
    description: "different arguments of a function point to different buffers",
    default: OptionDefault::Bool(false),
}];

/// How the regions of an operation execute.
enum Regions {
    /// The operation has no regions, or they count as part of the operation.
    None,
    /// Once each, in order.
    Once,
    /// One of them.
    Branches,
    /// Any number of times.
    Loop,
    /// The first, then any number of times the second and the first.
    While,
}

/// Inserts synchronisation.
struct Inserter<'c, 'a> {
    b: Builder<'c, 'a>,
    accesses: Accesses,
    /// The enclosing loops, outermost first.
    iterations: Vec<LoopNeeds>,
    /// The needs of loops, by their index.
    found: HashMap<usize, Needs>,
    /// Keys of operations that contain a call: the callee may use any flag, so that none may be pending while they
    /// execute.
    around_calls: HashSet<usize>,
    /// Whether operations are inserted, or only the needs of a loop computed.
    makes: bool,
    log: Log,
    /// The visited operations, by number.
    operations: Vec<OperationRef<'c, 'a>>,
    /// The last operation that was created.
    last_made: Option<OperationRef<'c, 'a>>,
    /// The core that is ordered, if the function has sections.
    core: Option<Core>,
    /// Whether what is visited is in a section of the core.
    in_section: bool,
    /// The sections that were created for flags and barriers outside of others.
    sections: Vec<OperationRef<'c, 'a>>,
}

/// The position in a function before a block or an operation was entered.
struct Position {
    block: usize,
    op: usize,
}

impl<'c, 'a> Inserter<'c, 'a> {
    /// Enters an operation.
    fn enter(&mut self, op: OperationRef<'c, 'a>) -> Position {
        let place = Position { block: self.log.block, op: self.log.op };
        self.log.block = op.block().map_or(0, |block| block.to_raw().ptr as usize);
        self.log.op = self.operations.len();
        self.operations.push(op);
        place
    }

    /// Leaves an operation.
    fn log_back(&mut self, place: Position) {
        (self.log.block, self.log.op) = (place.block, place.op);
    }

    /// Records that operations inserted after the current one also follow another one.
    fn stand_after(&mut self, op: OperationRef<'c, 'a>) {
        if let Some(own) = self.operations.get_mut(self.log.op) {
            *own = op;
        }
    }

    fn orders(&mut self, before: OperationRef<'c, 'a>, orders: &[Order]) -> Lowered<()> {
        if !self.makes {
            return Ok(());
        }
        orders.iter().try_for_each(|order| {
            let here = Point::before(before);
            match order {
                Order::Flag { from, to, event, after } => {
                    let producer = after.and_then(|after| self.operations.get(after).copied());
                    let set = producer.map_or(here, Point::after);
                    if let Some(at) = set {
                        self.b.go(at, location(producer.unwrap_or(before)));
                        self.flag(SET, *from, *to, *event)?;
                    }
                    let Some(at) = Point::before(before) else { return Ok(()) };
                    self.b.go(at, location(before));
                    self.flag(WAIT, *from, *to, *event)
                }
                Order::Barrier(pipe) => {
                    let Some(at) = here else { return Ok(()) };
                    self.b.go(at, location(before));
                    let pipe = *pipe;
                    self.in_core(|b| b.op(BARRIER, &[], &[set(Key::Pipe, pipe)], &[])).map(drop)
                }
            }
        })
    }

    /// Sets or waits for a flag.
    fn flag(&mut self, def: &'static Op, from: Pipe, to: Pipe, event: u32) -> Lowered<()> {
        let event = EventId::from_value(i64::from(event)).ok_or_else(|| self.b.defect("a flag"))?;
        let settings = [set(Key::SrcPipe, from), set(Key::DstPipe, to), set(Key::EventId, event)];
        self.last_made = Some(self.in_core(|b| b.op(def, &[], &settings, &[]))?);
        Ok(())
    }

    /// Waits for all operations so far before an operation.
    fn settle(&mut self, before: OperationRef<'c, 'a>, state: &mut State) -> Lowered<()> {
        if state.is_busy() {
            self.orders(before, &[Order::Barrier(Pipe::All)])?;
            state.finish();
        }
        Ok(())
    }

    /// Visits an operation and its nested operations.
    fn operation(&mut self, op: OperationRef<'c, 'a>, state: &mut State) -> Lowered<()> {
        let before = state.issued;
        self.inside(op, state)?;
        if op.region_count() > 0 {
            self.log.left(&before, &state.issued, &state.known);
        }
        Ok(())
    }

    fn inside(&mut self, op: OperationRef<'c, 'a>, state: &mut State) -> Lowered<()> {
        let def = pto_dialect::op::declared(op).map(|(def, _)| def);
        let has_call = op.region_count() > 0 && self.around_calls.contains(&walk::key(op));
        if has_call {
            self.settle(op, state)?;
        }
        match regions(op, def) {
            Regions::None => {}
            Regions::Once => {
                let section = def.and_then(cores::section);
                if section.is_some() && self.core.is_some() && section != self.core {
                    return Ok(());
                }
                let around = self.in_section;
                self.in_section |= section.is_some();
                let visited = (0..op.region_count()).try_for_each(|index| self.region(op, index, state));
                self.in_section = around;
                return visited;
            }
            Regions::Branches => {
                let before = state.clone();
                let mut after: Option<State> = None;
                for index in 0..op.region_count() {
                    let mut branch = before.clone();
                    self.region(op, index, &mut branch)?;
                    match &mut after {
                        Some(after) => after.join(branch),
                        None => after = Some(branch),
                    }
                }
                *state = after.unwrap_or(before);
                return Ok(());
            }
            Regions::Loop => {
                if !has_call && self.visit_loop(op, state)? {
                    return Ok(());
                }
                (0..op.region_count()).try_for_each(|index| {
                    let mut iteration = state.clone();
                    iteration.added = false;
                    self.region(op, index, &mut iteration)?;
                    self.end_iteration(op, index, &mut iteration)
                })?;
                self.log.no_flags_across();
                return Ok(());
            }
            Regions::While => {
                let around = std::mem::take(&mut state.added);
                self.region(op, 0, state)?;
                let mut iteration = state.clone();
                self.region(op, 1, &mut iteration)?;
                self.end_iteration(op, 1, &mut iteration)?;
                self.log.no_flags_across();
                state.added |= around;
                return Ok(());
            }
        }
        let kind = match def {
            Some(def) => self.accesses.of(op, def),
            None if may_do_anything(op) => PipeWork::Unknown,
            None => PipeWork::None,
        };
        match kind {
            PipeWork::None => Ok(()),
            PipeWork::Work(pipe, _) if self.core.is_some_and(|core| !cores::has(core, pipe)) => Ok(()),
            PipeWork::Work(pipe, accesses) => {
                let orders = state.issue(pipe, &accesses, &mut self.log, self.iterations.last_mut());
                self.orders(op, &orders)
            }
            PipeWork::Unknown => {
                self.settle(op, state)?;
                match op.next_in_block() {
                    Some(next) => self.orders(next, &[Order::Barrier(Pipe::All)]),
                    None => Ok(()),
                }
            }
        }
    }

    /// Ends an iteration of a loop: waits for the operations of the iteration, but not for those before the loop.
    fn end_iteration(&mut self, op: OperationRef<'c, 'a>, index: usize, iteration: &mut State) -> Lowered<()> {
        match last_block(op, index).and_then(|block| block.terminator()) {
            Some(last) if iteration.added => {
                self.orders(last, &[Order::Barrier(Pipe::All)])?;
                iteration.finish();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn region(&mut self, op: OperationRef<'c, 'a>, index: usize, state: &mut State) -> Lowered<()> {
        let blocks: Vec<BlockRef<'c, 'a>> = region_blocks(op, index).collect();
        let [block] = blocks[..] else {
            // Blocks execute in any order: no operation is in flight between them.
            for block in blocks {
                self.block(block, state)?;
                if let Some(last) = block.terminator() {
                    self.settle(last, state)?;
                }
            }
            return Ok(());
        };
        self.block(block, state)
    }

    fn block(&mut self, block: BlockRef<'c, 'a>, state: &mut State) -> Lowered<()> {
        walk::operations(block).try_for_each(|op| {
            let place = self.enter(op);
            let walked = self.operation(op, state);
            self.log_back(place);
            walked
        })
    }
}

fn region_blocks<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> impl Iterator<Item = BlockRef<'c, 'a>> {
    mlir_dialect::region(op, index).into_iter().flat_map(walk::blocks_of)
}

fn last_block<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<BlockRef<'c, 'a>> {
    region_blocks(op, index).last()
}

fn regions(op: OperationRef<'_, '_>, def: Option<&'static Op>) -> Regions {
    if op.region_count() == 0 {
        return Regions::None;
    }
    if let Some(def) = def {
        // A scope of vector instructions is one operation of the vector unit.
        return if def.family() == Family::Scope { Regions::None } else { Regions::Once };
    }
    match walk::upstream(op).map(Upstream::regions) {
        Some(pto_upstream::Regions::OneOf) => Regions::Branches,
        Some(pto_upstream::Regions::While) => Regions::While,
        Some(pto_upstream::Regions::Once) => Regions::Once,
        Some(pto_upstream::Regions::Repeated | pto_upstream::Regions::None) | None => Regions::Loop,
    }
}

/// Returns whether an operation of another dialect has unknown effects, such as a call.
pub(crate) fn may_do_anything(op: OperationRef<'_, '_>) -> bool {
    walk::upstream(op).is_some_and(Upstream::calls)
}

/// Returns whether a function has hand-written synchronisation.
pub(crate) fn is_ordered(operations: &[OperationRef<'_, '_>]) -> bool {
    operations.iter().filter_map(|op| pto_dialect::op::declared(*op)).any(|(def, _)| def.orders_pipes())
}

/// The pass.
pub(crate) struct Sync;

impl PassDefinition for Sync {
    fn argument(&self) -> &str {
        "pto-sync"
    }

    fn description(&self) -> &str {
        "order the pipes by flags and barriers"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Function.name())
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT]
    }

    fn run(&self, function: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        let Some(entry) = walk::blocks(function).next() else { return Ok(()) };
        let operations = walk::inside(function);
        // A thread executes its operations in order.
        if is_ordered(&operations) || function.has_attribute(target::SIMT_ENTRY) {
            return Ok(());
        }
        let context = context_of(location(function));
        let target = target::of(function, target::configuration(context));
        // A caller may pass one buffer twice.
        let distinct = options.bool(DISTINCT).unwrap_or(false) && !calls::is_called(function);
        let mut around_calls = HashSet::default();
        for call in operations.iter().copied().filter(|op| may_do_anything(*op)) {
            let mut around = call.parent_operation();
            // The operations around it are recorded already.
            while let Some(op) = around.filter(|op| around_calls.insert(walk::key(*op))) {
                around = op.parent_operation();
            }
        }
        let needs_barrier = NEEDS_BARRIER.on(target);
        let in_order: Vec<Pipe> = Pipe::ALL.iter().copied().filter(|pipe| !needs_barrier.contains(pipe)).collect();
        for core in cores::of(&operations) {
            let mut inserter = Inserter {
                around_calls: around_calls.clone(),
                b: Builder::new(context, entry),
                accesses: Accesses::new(distinct.then_some(entry)),
                iterations: Vec::new(),
                found: HashMap::default(),
                makes: true,
                log: Log::default(),
                operations: Vec::new(),
                last_made: None,
                core,
                in_section: false,
                sections: Vec::new(),
            };
            inserter.region(function, 0, &mut State::new(&in_order))?;
            inserter.merge_sections()?;
        }
        Ok(())
    }
}
