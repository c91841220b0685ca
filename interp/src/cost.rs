//! An estimate of cycles, from a table of latencies and initiation intervals.
//!
//! Each pipe of a core has a clock. The scalar pipe issues one operation a cycle; an operation of another pipe starts when it
//! has been issued and the pipe is free, and takes what [`table`] says. A wait for a flag moves the clock of its pipe to where
//! the flag was set. Inside of a scope of vector instructions, [`scope`] has registers, ports and execution units.
//!
//! What the model leaves out: conflicts of memory banks, the contention of cores for global memory, waits of a core for
//! another, values the scalar pipe waits for, order of loads and stores to the same bytes within a scope (but for `mem_bar`),
//! and the cost of scalar instructions inside of a scope but for loops in loops. It is for comparing programs, not for foretelling a device.
//!
//! It is told of operations in the order they are done, which is the order of issue only under
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
    /// Cycles until all its pipes are done.
    pub total: u64,
    /// Cycles each pipe works.
    pub busy: BTreeMap<Pipe, u64>,
}

/// An estimate of cycles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// Cycles until the last core is done: all cores start at once.
    pub cycles: u64,
    /// The cores.
    pub cores: Vec<CoreCycles>,
}

/// The clocks of a core.
#[derive(Debug, Default)]
struct Clocks {
    now: BTreeMap<Pipe, u64>,
    busy: BTreeMap<Pipe, u64>,
    /// The scope the vector pipe is in.
    scope: Option<Scope>,
    /// The first instruction of that scope, and how many it has.
    inside: Option<(Place, u64)>,
    /// The scope was written in the program; else it is a row of vector instructions outside of one.
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

    /// The pipe works for some cycles, from when it is free and the operation has been issued.
    /// Gives when it begins.
    fn work(&mut self, pipe: Pipe, cycles: u64) -> u64 {
        let start = self.now(pipe).max(self.now(Pipe::S));
        self.set(pipe, start + cycles);
        *self.busy.entry(pipe).or_default() += cycles;
        start
    }

    /// Ends the scope of the vector pipe of a core; gives what it did.
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
    /// An estimate for a target.
    pub fn new(target: Target) -> Self {
        let (signals, buffers) = (HashMap::new(), HashMap::new());
        Cost { table: Table::of(target), cores: Vec::new(), signals, buffers, timeline: None }
    }

    /// The same, which keeps what each pipe does when.
    #[must_use]
    pub fn recording(self) -> Self {
        Self { timeline: Some(Timeline::default()), ..self }
    }

    /// What it is so far; scopes that have not ended count as if they did now.
    pub fn estimate(self) -> Estimate {
        self.finish().0
    }

    /// As [`Cost::estimate`], with what was recorded.
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

    /// Cycles of an operation that is not inside of a scope.
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
        // What is not of the dialect only computes addresses.
        let Some(def) = def else { return };
        if executed.pipe == Pipe::V && table::in_scope(def) {
            let core = self.core(executed.core);
            core.scope.get_or_insert_default().executed(table, def, executed);
            core.inside.get_or_insert((executed.instruction.place, 0)).1 += 1;
            return;
        }
        // Scalar instructions inside of a scope are left out.
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
            // A pipe executes in order; synchronisation between cores is not counted.
            Action::Barrier | Action::Meet(_) | Action::Together(_) | Action::Call(_) => {}
        }
    }
}

/// The memory most bytes came from, and how many bytes went the way of most.
fn moved(traffic: &HashMap<AddressSpace, Traffic>) -> (Option<AddressSpace>, u64) {
    // Ordered, as two memories may have given the same number.
    let mut read: Vec<_> = traffic.iter().map(|(space, traffic)| (traffic.read, *space)).collect();
    read.sort_by_key(|(bytes, space)| (std::cmp::Reverse(*bytes), space.name()));
    let written = traffic.values().map(|traffic| traffic.written).max().unwrap_or(0);
    match read.first() {
        Some((bytes, from)) if *bytes > 0 => (Some(*from), written.max(*bytes)),
        _ => (None, written),
    }
}

/// The largest tile of an operation.
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

/// The extents of a matrix product.
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
    // The extents in a register show in the bytes read: all of both sources.
    let packed = (bytes_of(AddressSpace::L0a) + bytes_of(AddressSpace::L0b)) / size / 16;
    let m = number(Name::M).or(lhs.map(|tile| tile.rows as u64));
    let n = number(Name::N).or(rhs.map(|tile| tile.cols as u64));
    let k = number(Name::K).or(lhs.map(|tile| tile.cols as u64));
    Product { m: m.unwrap_or(16), n: n.unwrap_or(16), k: k.unwrap_or(packed), element_bytes: size }
}
