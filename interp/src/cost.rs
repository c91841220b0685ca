//! Estimates cycles from a table of latencies and initiation intervals.
//!
//! Each pipe of a core has a clock. The scalar pipe issues one operation per cycle; an operation of another pipe starts
//! after it was issued and when the pipe is free, and takes the cycles of [`table`]. A wait for a flag advances the
//! clock of its pipe to the time at which the flag was set. Inside of a scope of vector instructions, [`scope`] models
//! registers, ports and execution units.
//!
//! The model leaves out: conflicts of memory banks, contention of cores for global memory, waits of a core for another,
//! waits of the scalar pipe for values, order of loads and stores to the same bytes within a scope (except `mem_bar`),
//! and the cost of scalar instructions inside of a scope, except nested loops. Use it to compare programs, not to
//! predict a device.
//!
//! It observes operations in the order of their execution, which is the order of issue only under
//! [`Schedule::Program`](crate::Schedule::Program).

mod scope;

use crate::machine::{Action, Event};
use crate::memory::Traffic;
use crate::observe::{Executed, Observer};
use crate::timeline::{Span, Timeline};
use crate::value::Value;
use pto_cost::{self as table, Area, Product, Table};
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{Name, Op, Target};
use pto_program::Place;
use scope::Scope;
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, VecDeque};

/// Cycles of a core.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CoreCycles {
    /// Cycles until all its pipes finish.
    pub total: u64,
    /// Cycles in which each pipe works.
    pub busy: BTreeMap<Pipe, u64>,
}

/// An estimate of cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// Cycles until the last core finishes; all cores start together.
    pub cycles: u64,
    /// The cores.
    pub cores: Vec<CoreCycles>,
}

/// The clocks of a core.
#[derive(Debug, Default)]
struct Clocks {
    now: BTreeMap<Pipe, u64>,
    busy: BTreeMap<Pipe, u64>,
    /// The scope that the vector pipe executes.
    scope: Option<Scope>,
    /// The first instruction of that scope, and its number of instructions.
    inside: Option<(Place, u64)>,
    /// Whether the program states the scope; otherwise it is a sequence of vector instructions outside of scopes.
    written: bool,
}

impl Clocks {
    fn now(&self, pipe: Pipe) -> u64 {
        self.now.get(&pipe).copied().unwrap_or(0)
    }

    fn set(&mut self, pipe: Pipe, time: u64) {
        self.now.insert(pipe, time);
    }

    fn last(&self) -> u64 {
        self.now.values().copied().max().unwrap_or(0)
    }

    /// Occupies a pipe for some cycles, from when it is free and the operation has been issued. Returns the start.
    fn work(&mut self, pipe: Pipe, cycles: u64) -> u64 {
        let start = self.now(pipe).max(self.now(Pipe::S));
        self.set(pipe, start + cycles);
        *self.busy.entry(pipe).or_default() += cycles;
        start
    }

    /// Ends the scope of the vector pipe of a core; returns the span of its work.
    fn close(&mut self, core: usize) -> Option<Span> {
        let cycles = self.scope.take()?.cycles();
        let start = self.work(Pipe::V, cycles);
        let (place, instructions) = self.inside.take()?;
        Some(Span { core, pipe: Pipe::V, place, start, cycles, instructions })
    }
}

/// Estimates cycles while a program runs.
#[derive(Debug)]
pub struct Cost {
    table: &'static Table,
    cores: Vec<Clocks>,
    signals: HashMap<Event, VecDeque<u64>>,
    buffers: HashMap<(usize, i64), u64>,
    timeline: Option<Timeline>,
}

impl Cost {
    /// Creates an estimate for a target.
    pub fn new(target: Target) -> Self {
        let (signals, buffers) = (HashMap::new(), HashMap::new());
        Cost { table: Table::of(target), cores: Vec::new(), signals, buffers, timeline: None }
    }

    /// Also records what each pipe does over time.
    #[must_use]
    pub fn recording(self) -> Self {
        Self { timeline: Some(Timeline::default()), ..self }
    }

    /// Returns the estimate so far; open scopes count as ended.
    pub fn estimate(self) -> Estimate {
        self.finish().0
    }

    /// Returns the estimate so far, and the recorded timeline.
    pub fn finish(mut self) -> (Estimate, Timeline) {
        (0..self.cores.len()).for_each(|core| self.close(core));
        let cores = self.cores.into_iter().map(|core| CoreCycles { total: core.last(), busy: core.busy });
        let cores: Vec<CoreCycles> = cores.collect();
        let cycles = cores.iter().map(|core| core.total).max().unwrap_or(0);
        (Estimate { cycles, cores }, self.timeline.unwrap_or_default())
    }

    /// Ends the scope of a core.
    fn close(&mut self, index: usize) {
        let closed = self.core(index).close(index);
        if let Some((timeline, span)) = self.timeline.as_mut().zip(closed) {
            timeline.push(span);
        }
    }

    fn core(&mut self, index: usize) -> &mut Clocks {
        if self.cores.len() <= index {
            self.cores.resize_with(index + 1, Clocks::default);
        }
        &mut self.cores[index]
    }

    /// Returns the cycles of an operation outside of scopes.
    fn cycles(&self, def: &Op, executed: &Executed<'_>) -> u64 {
        match executed.pipe {
            Pipe::M => self.table.product(product(def, executed)),
            Pipe::V | Pipe::V2 => self.table.area(area(executed)),
            Pipe::Mte1 | Pipe::Mte2 | Pipe::Mte3 | Pipe::Mte4 | Pipe::Mte5 | Pipe::Fix => {
                let (from, bytes) = moved(executed.traffic);
                self.table.copy(executed.pipe, from, bytes)
            }
            Pipe::S | Pipe::All => table::ISSUE,
        }
    }
}

impl Observer for Cost {
    fn executed(&mut self, executed: &Executed<'_>) {
        let table = self.table;
        let def = executed.instruction.code.def();
        if executed.pipe == Pipe::S {
            let core = self.core(executed.core);
            core.set(Pipe::S, core.now(Pipe::S) + table::ISSUE);
            *core.busy.entry(Pipe::S).or_default() += table::ISSUE;
            return;
        }
        // Operations of other dialects only compute addresses.
        let Some(def) = def else { return };
        if executed.pipe == Pipe::V && table::in_scope(def) {
            let core = self.core(executed.core);
            core.scope.get_or_insert_default().executed(table, def, executed);
            core.inside.get_or_insert((executed.instruction.place, 0)).1 += 1;
            return;
        }
        // The model leaves out scalar instructions inside of a scope.
        if executed.pipe == Pipe::V && executed.instruction.pipe == Pipe::S {
            return;
        }
        let cycles = self.cycles(def, executed);
        let index = executed.core;
        if executed.pipe == Pipe::V {
            self.close(index);
        }
        let start = self.core(index).work(executed.pipe, cycles);
        if let Some(timeline) = &mut self.timeline {
            let (pipe, place) = (executed.pipe, executed.instruction.place);
            timeline.push(Span { core: index, pipe, place, start, cycles, instructions: 1 });
        }
    }

    fn looped(&mut self, core: usize, around: usize, trip_count: u64) {
        if let Some(scope) = &mut self.core(core).scope {
            scope.looped(around, trip_count);
        }
    }

    fn scope(&mut self, core: usize) {
        self.close(core);
        let core = self.core(core);
        core.scope = Some(Scope::default());
        core.written = true;
    }

    fn scope_end(&mut self, core: usize) {
        self.close(core);
        self.core(core).written = false;
    }

    fn acted(&mut self, index: usize, pipe: Pipe, action: &Action) {
        if pipe == Pipe::V && !self.core(index).written || matches!(action, Action::Drain | Action::Reuse { .. }) {
            self.close(index);
        }
        let core = self.core(index);
        let now = core.now(pipe).max(core.now(Pipe::S));
        match action {
            Action::Signal(event) => self.signals.entry(*event).or_default().push_back(now),
            Action::Await(events) => {
                let set = |event| self.signals.get_mut(event).and_then(VecDeque::pop_front).unwrap_or(0);
                let latest = events.iter().map(set).max().unwrap_or(0);
                let core = self.core(index);
                core.set(pipe, core.now(pipe).max(latest));
            }
            Action::Drain | Action::Reuse { .. } => {
                let last = core.last();
                Pipe::ALL.iter().for_each(|pipe| core.set(*pipe, last));
            }
            Action::Take(id) => {
                let free = self.buffers.get(&(index, *id)).copied().unwrap_or(0);
                let core = self.core(index);
                core.set(pipe, core.now(pipe).max(free));
            }
            Action::Give(id) => {
                let free = self.buffers.entry((index, *id)).or_default();
                *free = now.max(*free);
            }
            // A pipe executes in order; the model leaves out synchronisation between cores.
            Action::Barrier | Action::Meet(_) | Action::Together(_) | Action::Call(_) => {}
        }
    }
}

/// Returns the memory with the most bytes read, and the larger of the bytes read and written.
fn moved(traffic: &HashMap<AddressSpace, Traffic>) -> (Option<AddressSpace>, u64) {
    // Sorted, because two memories may have the same number of bytes.
    let mut read: Vec<_> = traffic.iter().map(|(space, traffic)| (traffic.read, *space)).collect();
    read.sort_by_key(|(bytes, space)| (std::cmp::Reverse(*bytes), space.name()));
    let written = traffic.values().map(|traffic| traffic.written).max().unwrap_or(0);
    match read.first() {
        Some((bytes, from)) if *bytes > 0 => (Some(*from), written.max(*bytes)),
        _ => (None, written),
    }
}

/// Returns the area of the largest tile of an operation.
fn area(executed: &Executed<'_>) -> Area {
    let tiles = executed.operands.iter().chain(executed.results).filter_map(|value| match value {
        Value::Tile(tile) => Some(tile.get()),
        _ => None,
    });
    let areas = tiles.map(|tile| Area {
        rows: tile.rows as u64,
        bytes: (tile.cols * tile.element_bytes()) as u64,
        contiguous: tile.cols == tile.physical_cols() || tile.rows <= 1,
    });
    let largest = areas.max_by_key(|area| area.rows * area.bytes);
    largest.unwrap_or_else(|| {
        let ub = executed.traffic.get(&AddressSpace::Ub).copied().unwrap_or_default();
        Area { rows: 1, bytes: ub.read.max(ub.written), contiguous: true }
    })
}

/// Returns the extents of a matrix product.
fn product(def: &Op, executed: &Executed<'_>) -> Product {
    let operand = |name: Name| {
        let index = def.operand(name)?;
        executed.operands.get(executed.instruction.groups.get(index)?.clone())?.first()
    };
    let number = |name: Name| match operand(name) {
        Some(Value::Scalar(element)) => element.to_int().and_then(|value| u64::try_from(value).ok()),
        _ => None,
    };
    let tile = |name: Name| match operand(name) {
        Some(Value::Tile(tile)) => Some(tile.get()),
        _ => None,
    };
    let element = |name: Name| {
        let index = def.operand(name)?;
        let operands = executed.instruction.groups.get(index)?.clone();
        executed.instruction.operand_types.get(operands)?.first()?.dtype()
    };
    let (lhs, rhs) = (tile(Name::Lhs), tile(Name::Rhs));
    let bytes_of = |space| executed.traffic.get(&space).map_or(0, |traffic| traffic.read);
    let size = lhs.map(|tile| tile.element_bytes() as u64);
    let size = size.or_else(|| element(Name::Lhs).map(|dtype| u64::from(dtype.bytes()))).unwrap_or(1).max(1);
    // If a register holds the extents, they follow from the bytes read, which are those of both sources.
    let packed = (bytes_of(AddressSpace::L0a) + bytes_of(AddressSpace::L0b)) / size / 16;
    let m = number(Name::M).or(lhs.map(|tile| tile.rows as u64));
    let n = number(Name::N).or(rhs.map(|tile| tile.cols as u64));
    let k = number(Name::K).or(lhs.map(|tile| tile.cols as u64));
    Product { m: m.unwrap_or(16), n: n.unwrap_or(16), k: k.unwrap_or(packed), element_bytes: size }
}
