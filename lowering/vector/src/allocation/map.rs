//! Describes the address and the live range of each buffer of a planned module, as JSON and as HTML.

mod html;

use super::{
    Buffers,
    lifetime::{Lifetimes, Sharing, Sharings},
    plan,
};
use crate::walk;
use mlir_dialect::{
    context_of, location,
    melior::ir::{
        ValueLike,
        attribute::StringAttribute,
        operation::{OperationLike, OperationRef},
    },
    result,
};
use pto_dialect::target;
use pto_isa::{target::memory, types::Loc};
use pto_upstream::Outer;
use serde::Serialize;
use std::collections::HashMap;

/// The buffers of the functions of a module, in order.
#[derive(Clone, Debug, Serialize)]
pub struct MemoryMap {
    /// The functions that have buffers.
    pub functions: Vec<FunctionMap>,
}

/// The buffers of a function.
#[derive(Clone, Debug, Serialize)]
pub struct FunctionMap {
    /// Its name.
    pub name: String,
    /// Number of operations; an operation is the unit of time.
    pub operations: usize,
    /// The memories in which it has buffers.
    pub memories: Vec<Memory>,
}

/// The buffers in one memory.
#[derive(Clone, Debug, Serialize)]
pub struct Memory {
    /// Location of the tiles.
    pub memory: &'static str,
    /// Whether all buffers have addresses within the memory.
    pub fits: bool,
    /// Usable bytes, where known.
    pub capacity: Option<i64>,
    /// First byte after all buffers and the bytes that are read with them, rounded up to the alignment.
    pub peak: i64,
    /// Maximal number of bytes that are live at one time, including those that copies of loops keep live if that fits:
    /// a lower bound of each plan.
    pub bound: i64,
    /// Like `bound`, if copies of loops keep nothing live.
    pub tight_bound: i64,
    /// The buffers, in the order of the program.
    pub buffers: Vec<PlacedBuffer>,
}

/// A buffer.
#[derive(Clone, Debug, Serialize)]
pub struct PlacedBuffer {
    /// Its name in the source, if known: `%a`.
    pub name: Option<String>,
    /// Line where it is allocated, if known.
    pub line: Option<u32>,
    /// Its type.
    #[serde(rename = "type")]
    pub r#type: String,
    /// First byte; `None` if the plan has not placed the buffer. If the buffers do not fit, the address in a memory
    /// that is large enough.
    pub address: Option<i64>,
    /// Size in bytes.
    pub size: i64,
    /// Number of the first operation at which it is live; `None` without uses.
    pub first: Option<usize>,
    /// Number of the last operation at which it is live.
    pub last: Option<usize>,
}

/// The source position of an allocation, and the name of the buffer there.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// Its line.
    pub line: Option<u32>,
    /// The name of the buffer.
    pub name: Option<String>,
}

/// Returns the source position of an operation.
pub type Origins<'l> = dyn Fn(OperationRef<'_, '_>) -> Origin + 'l;

/// Whether the buffers of a module have addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// They have, unless their address is unknown.
    Yes,
    /// They did not fit: those without an address are shown where a memory that is large enough would have them.
    TooLarge,
}

impl MemoryMap {
    /// Builds the map of a module.
    pub fn of(module: OperationRef<'_, '_>, is_placed: Placed, origins: &Origins<'_>) -> Self {
        let functions = walk::inside(module).into_iter().filter(|op| walk::is(*op, Outer::Function));
        let functions = functions.filter_map(|function| FunctionMap::of(function, is_placed, origins));
        Self { functions: functions.filter(|function| !function.memories.is_empty()).collect() }
    }

    /// Renders the map as JSON, with one line per buffer.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Renders the map as an HTML page that shows addresses over time.
    pub fn to_html(&self) -> String {
        html::page(self)
    }
}

impl FunctionMap {
    fn of(function: OperationRef<'_, '_>, is_placed: Placed, origins: &Origins<'_>) -> Option<Self> {
        let entry = walk::blocks(function).next()?;
        let target = target::of(function, target::configuration(context_of(location(function))));
        let mut buffers = Buffers::of(function, entry);
        let lifetimes = Sharings::of(function);
        let sharings = Sharing::ALL.map(|sharing| lifetimes.get(sharing));
        let [.., any] = sharings;
        let mut memories = Vec::new();
        for loc in Loc::ALL.iter().copied() {
            if buffers.all[loc as usize].is_empty() {
                continue;
            }
            let info = memory(loc);
            let capacity = *info.capacity.on(target);
            let bounds_of = |buffers: &Buffers<'_, '_>| {
                sharings.map(|lifetimes| plan::bound(&buffers.requests(loc, lifetimes, true, false).0, info.align))
            };
            let mut bounds = bounds_of(&buffers);
            // Where memory is short, scratch may share bytes with any buffer.
            if capacity.is_some_and(|capacity| bounds.iter().all(|bound| *bound > capacity))
                && buffers.forget_scratch(loc)
            {
                bounds = bounds_of(&buffers);
            }
            let [.., tight] = bounds;
            if is_placed == Placed::TooLarge {
                buffers.propose(loc, any, info.align);
            }
            let own = &buffers.all[loc as usize];
            let peak = |lifetimes: &Lifetimes| {
                let size = |buffer: &super::Buffer<'_, '_>| buffer.size.checked_add(lifetimes.after(buffer.key));
                let ends = own.iter().filter_map(|buffer| buffer.fixed?.checked_add(size(buffer)?));
                ends.max().map_or(0, |end| plan::up(end, info.align))
            };
            // If keeping more buffers live exceeds the peak of the plan, the plan did not do so.
            let found = bounds.iter().zip(&sharings).map(|(bound, sharing)| (peak(sharing), *bound));
            let may_be =
                |(peak, bound): &(i64, i64)| capacity.is_none_or(|capacity| *bound <= capacity) && bound <= peak;
            let (peak, bound) = found.into_iter().find(may_be).unwrap_or((peak(any), tight));
            memories.push(Memory {
                memory: loc.name(),
                fits: own.iter().all(|buffer| buffer.fixed.is_some())
                    && capacity.is_none_or(|capacity| peak <= capacity),
                capacity,
                peak,
                bound,
                tight_bound: tight,
                buffers: own.iter().map(|buffer| placed(buffer, any, origins)).collect(),
            });
        }
        let name = function.attribute("sym_name").ok().and_then(|name| StringAttribute::try_from(name).ok());
        let name = name.map(|name| name.value().to_owned()).unwrap_or_default();
        Some(Self { name, operations: walk::inside(function).len(), memories })
    }
}

fn placed(buffer: &super::Buffer<'_, '_>, lifetimes: &Lifetimes, origins: &Origins<'_>) -> PlacedBuffer {
    let Origin { line, name } = origins(buffer.op);
    let alive = lifetimes.alive(buffer.key);
    PlacedBuffer {
        name,
        line,
        r#type: result(buffer.op, 0).map(|value| value.r#type().to_string()).unwrap_or_default(),
        address: buffer.fixed,
        size: buffer.size,
        first: alive.map(|(first, _)| first),
        last: alive.map(|(_, last)| last),
    }
}

/// Counts the operations of a module by name, such as flags and barriers.
pub fn count_operations(module: OperationRef<'_, '_>) -> HashMap<String, usize> {
    let mut counts = HashMap::new();
    for op in walk::inside(module) {
        let name = op.name();
        *counts.entry(name.as_string_ref().as_str().unwrap_or_default().to_owned()).or_default() += 1;
    }
    counts
}
