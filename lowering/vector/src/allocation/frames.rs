//! Allocates across calls: while a function waits for a callee, the buffers of both are live.
//!
//! Callees are planned first. The bytes of a callee and of its transitive callees are occupied at each of its calls, so
//! that buffers of the caller that are live there avoid them; other buffers may share bytes with the callee. An address
//! that one function assigns is kept free in all functions that calls connect with it, because another one may read the
//! bytes there.
//!
//! Functions share no bytes at all if that does not suffice: if a function returns a buffer, orders its pipes by hand
//! around calls without regard to shared bytes, or makes indirect calls. A function that may call itself would have one
//! buffer for all its activations, and is rejected.

use super::{Buffers, How, WHOLE, function, plan::Request};
use crate::{
    calls::{Graph, Site},
    report::Report,
    walk,
};
use mlir_dialect::{
    Failed,
    melior::ir::{
        BlockLike, Location,
        operation::{OperationLike, OperationRef},
    },
    name_location, operand,
};
use pto_isa::{codes, types::Loc};
use std::collections::HashSet;

/// Occupied bytes of each memory.
#[derive(Clone, Default)]
pub(super) struct Taken([Vec<(i64, i64)>; Loc::ALL.len()]);

impl Taken {
    /// Adds `size` bytes from an address on.
    pub(super) fn add(&mut self, loc: Loc, start: i64, size: i64) {
        self.0[loc as usize].push((start, start.saturating_add(size)));
    }

    /// Adds the buffers with addresses.
    pub(super) fn add_fixed(&mut self, buffers: &Buffers<'_, '_>) {
        for (loc, buffers) in Loc::ALL.iter().zip(&buffers.all) {
            for buffer in buffers {
                if let Some(start) = buffer.fixed {
                    self.add(*loc, start, buffer.size);
                }
            }
        }
    }

    fn extend(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| own.extend(other));
    }

    /// Merges adjacent intervals.
    fn merge(&mut self) {
        for intervals in &mut self.0 {
            intervals.sort_unstable();
            let mut merged: Vec<(i64, i64)> = Vec::with_capacity(intervals.len());
            for (start, end) in intervals.drain(..) {
                match merged.last_mut().filter(|last| start <= last.1) {
                    Some(last) => last.1 = last.1.max(end),
                    None => merged.push((start, end)),
                }
            }
            *intervals = merged;
        }
    }

    /// Returns requests for the occupied bytes of one memory, over a live range.
    fn requests(&self, loc: Loc, alive: (usize, usize)) -> impl Iterator<Item = Request> {
        let intervals = self.0[loc as usize].iter();
        intervals.map(move |&(start, end)| Request { size: end - start, alive, fixed: Some(start) })
    }
}

/// Constraints on the plan of a function by the functions that calls connect with it.
#[derive(Default)]
pub(super) struct Around<'c, 'f> {
    /// Bytes that other functions occupy all the time.
    always: Option<&'f Taken>,
    /// The bytes of callees, by the number of the calling operation.
    calls: Vec<(usize, &'f Taken)>,
    /// No two buffers share bytes.
    pub(super) is_apart: bool,
    /// A value of a connected function with an unknown address.
    unknown: [Option<Location<'c>>; Loc::ALL.len()],
    /// The callers of the function are known, and with them the buffers that they pass.
    knows_arguments: bool,
}

impl<'c> Around<'c, '_> {
    /// Returns the bytes of all callees.
    pub(super) fn of_callees(&self) -> Taken {
        let (mut taken, mut seen) = (Taken::default(), HashSet::new());
        for (_, callee) in &self.calls {
            if seen.insert(std::ptr::from_ref(*callee)) {
                taken.extend(callee);
            }
        }
        taken
    }

    /// Returns the occupied bytes of one memory.
    pub(super) fn requests(&self, loc: Loc) -> Vec<Request> {
        let calls = self.calls.iter().flat_map(|(number, callee)| callee.requests(loc, (*number, *number)));
        self.always.into_iter().flat_map(|always| always.requests(loc, WHOLE)).chain(calls).collect()
    }

    /// Returns a value in a memory with an unknown address.
    pub(super) fn unknown(&self, buffers: &Buffers<'c, '_>, loc: Loc) -> Option<Location<'c>> {
        let argument = buffers.arguments[loc as usize].filter(|_| !self.knows_arguments);
        argument.or(buffers.unknown[loc as usize]).or(self.unknown[loc as usize])
    }
}

/// Functions connected by calls.
#[derive(Default)]
struct Component<'c> {
    /// Bytes at assigned addresses; if functions share no bytes, all bytes of the functions planned so far.
    always: Taken,
    is_apart: bool,
    unknown: [Option<Location<'c>>; Loc::ALL.len()],
}

/// Returns whether a function returns on-chip memory.
fn returns_buffers(function: OperationRef<'_, '_>) -> bool {
    let last = walk::blocks(function).filter_map(|block| block.terminator());
    let returned = last.filter(|op| op.successor_count() == 0).flat_map(|op| {
        let values = (0..op.operand_count()).filter_map(move |index| operand(op, index));
        values.filter(|value| super::flow::is_buffer(*value)).collect::<Vec<_>>()
    });
    returned.count() > 0
}

/// Returns the postorder index of each function, callees first, and the representative of its cycle of recursive calls.
fn order(sites: &[Vec<Site>]) -> (Vec<usize>, Vec<usize>) {
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); sites.len()];
    for (caller, site) in sites.iter().enumerate().flat_map(|(caller, sites)| sites.iter().map(move |s| (caller, s))) {
        callers[site.callee].push(caller);
    }
    let mut done: Vec<usize> = Vec::with_capacity(sites.len());
    let mut seen = vec![false; sites.len()];
    for first in 0..sites.len() {
        let mut open = Vec::new();
        if !std::mem::replace(&mut seen[first], true) {
            open.push((first, 0));
        }
        while let Some((function, next)) = open.pop() {
            let Some(site) = sites[function].get(next) else {
                done.push(function);
                continue;
            };
            open.push((function, next + 1));
            if !std::mem::replace(&mut seen[site.callee], true) {
                open.push((site.callee, 0));
            }
        }
    }
    // Collect the functions that were visited before, reach the function, and are reachable from it.
    let mut circles = vec![usize::MAX; sites.len()];
    for &first in done.iter().rev() {
        let mut open = vec![first];
        while let Some(function) = open.pop() {
            if circles[function] == usize::MAX {
                circles[function] = first;
                open.extend(&callers[function]);
            }
        }
    }
    (done, circles)
}

/// Returns for each function a representative of the functions that calls connect with it.
fn connected(graph: &Graph<'_, '_>) -> Vec<usize> {
    let mut roots: Vec<usize> = (0..graph.functions.len()).collect();
    let root = |roots: &mut Vec<usize>, mut function: usize| {
        while roots[function] != function {
            roots[function] = roots[roots[function]];
            function = roots[function];
        }
        function
    };
    let mut join = |one: usize, other: usize| {
        let (one, other) = (root(&mut roots, one), root(&mut roots, other));
        roots[one.max(other)] = one.min(other);
    };
    for (caller, sites) in graph.sites.iter().enumerate() {
        sites.iter().for_each(|site| join(caller, site.callee));
    }
    // An indirect call may call each function with its address taken.
    let open = (0..graph.functions.len()).filter(|index| graph.is_open[*index] || graph.is_taken[*index]);
    let open: Vec<usize> = open.collect();
    open.windows(2).for_each(|pair| join(pair[0], pair[1]));
    (0..graph.functions.len()).map(|function| root(&mut roots, function)).collect()
}

/// Assigns addresses to the buffers of the functions of a module.
pub(super) fn plan(module: OperationRef<'_, '_>, how: How) -> Result<(), Failed> {
    let graph = Graph::of(module);
    if graph.is_empty() {
        let alone = Around::default();
        let planned: Vec<_> = graph.functions.iter().map(|op| function(*op, how, &alone).map(drop)).collect();
        return planned.into_iter().collect();
    }
    let (order, circles) = order(&graph.sites);
    let connected = connected(&graph);
    let mut has_callers = vec![false; graph.functions.len()];
    graph.sites.iter().flatten().for_each(|site| has_callers[site.callee] = true);
    let mut components = components(&graph, &connected, &circles, &has_callers)?;
    let mut planned: Vec<Taken> = vec![Taken::default(); graph.functions.len()];
    let mut outcome = Ok(());
    for index in order {
        let component = &mut components[connected[index]];
        let around = Around {
            always: Some(&component.always),
            calls: graph.sites[index].iter().map(|site| (site.number, &planned[site.callee])).collect(),
            is_apart: component.is_apart,
            unknown: component.unknown,
            knows_arguments: has_callers[index],
        };
        match function(graph.functions[index], how, &around) {
            Ok(mut taken) => {
                taken.merge();
                if component.is_apart {
                    component.always.extend(&taken);
                    component.always.merge();
                }
                planned[index] = taken;
            }
            Err(failed) => outcome = Err(failed),
        }
    }
    outcome
}

/// Returns the constraints of connected functions, at the index of their representative. Functions without calls have
/// none.
fn components<'c>(
    graph: &Graph<'c, '_>,
    connected: &[usize],
    circles: &[usize],
    has_callers: &[bool],
) -> Result<Vec<Component<'c>>, Failed> {
    let count = |of: &[usize]| {
        let mut sizes = vec![0_usize; of.len()];
        of.iter().for_each(|member| sizes[*member] += 1);
        sizes
    };
    let (sizes, circle_sizes) = (count(connected), count(circles));
    let mut components: Vec<Component<'c>> = connected.iter().map(|_| Component::default()).collect();
    let mut outcome = Ok(());
    for (index, op) in graph.functions.iter().enumerate() {
        let sites = &graph.sites[index];
        let is_circle = circle_sizes[circles[index]] > 1 || sites.iter().any(|site| site.callee == index);
        if sizes[connected[index]] == 1 && !is_circle {
            continue;
        }
        let Some(entry) = walk::blocks(*op).next() else { continue };
        let buffers = Buffers::of(*op, entry);
        let component = &mut components[connected[index]];
        if is_circle && buffers.all.iter().flatten().any(|buffer| buffer.fixed.is_none()) {
            let message = "function may call itself, and its buffers without addresses would be the same in each call";
            let report = Report::new(codes::FORM_NOT_LOWERED, name_location(*op), message);
            outcome = Err(report.help("give the buffers addresses, or write the calls as a loop").emit());
        }
        component.always.add_fixed(&buffers);
        component.always.merge();
        component.is_apart |= returns_buffers(*op)
            || buffers.ordered && !sites.is_empty()
            || graph.is_open[index]
            || graph.is_taken[index]
            || is_circle;
        for loc in Loc::ALL {
            let argument = buffers.arguments[*loc as usize].filter(|_| !has_callers[index]);
            let unknown = argument.or(buffers.unknown[*loc as usize]);
            let known = &mut components[connected[index]].unknown[*loc as usize];
            *known = known.or(unknown);
        }
    }
    outcome.map(|()| components)
}
