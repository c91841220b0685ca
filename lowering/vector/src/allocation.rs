//! `pto-allocation`: assigns addresses to tile buffers.
//!
//! Each memory is planned separately, from the live ranges of its buffers ([`lifetime`], [`plan`]). Buffers with
//! disjoint live ranges share bytes. An element-wise operation may overwrite an operand of the same layout if it is the
//! last to read it. The live range of a buffer extends from the first to the last use of any of its handles, and over a
//! whole loop if the buffer is defined outside of it. In a function with hand-written synchronisation no buffers share
//! bytes, because its flags do not order the uses of different buffers. The target determines capacities and
//! alignments.
//!
//! With `smallest`, the pass searches for the plan that takes the fewest bytes; otherwise it takes the first plan that
//! fits, and no operation overwrites its operand. With `apart`, buffers that copies fill or read share no bytes with
//! other buffers of the same loop, if that fits, so that copies and computation do not wait for each other only because
//! of shared bytes.
//!
//! Bytes that `pto.reserve_buffer` reserves for other cores are live in the whole function ([`reserved`]).
//!
//! Functions that call each other are planned together ([`frames`]): a buffer that is live at a call shares no bytes
//! with buffers of the callee.
//!
//! Before: a module, or a function without calls. Buffers with an address keep it, and other buffers avoid those
//! bytes. After: every `pto.alloc_tile`, `pto.alloc_multi_tile` and `pto.reserve_buffer` has an address.
//!
//! ```mlir
//! %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//! %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//! ```
//!
//! becomes
//!
//! ```mlir
//! %a = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//! %b = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//! ```

mod exact;
mod flow;
mod frames;
mod lifetime;
pub(crate) mod map;
mod plan;
mod report;
mod reserved;

use crate::{
    builder::{Builder, Extent, Lowered, Point},
    calls,
    report::Report,
    sync::is_ordered,
    tile::{ALLOC, MULTI, TASSIGN, declared, is_def, slot_bytes},
    walk,
};
pub(crate) use flow::fills_anew;
use frames::{Around, Taken};
pub(crate) use lifetime::{Lifetimes, Sharing, Sharings};
use mlir_dialect::{
    Failed, OptionDefault, OptionValues, PassDefinition, PassOption, Rewriter, context_of, discardable_attributes,
    integer_constant, location,
    melior::ir::{
        BlockLike, Location, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    result, set_discardable, value_key,
};
use plan::{Effort, Limits, Plan, Request};
use pto_dialect::{op::Groups, target, types};
use pto_isa::{
    Op, Operand, Role, Target, TypeDesc, codes,
    target::memory,
    types::{DType, Loc},
};
use pto_upstream::Outer;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::cmp::Reverse;

/// Returns whether an operation uses an operand as scratch.
fn is_scratch(operand: &Operand) -> bool {
    operand.role == Role::Tmp
}

/// The live range that covers the whole function.
const WHOLE: (usize, usize) = (0, usize::MAX);

/// Maximal number of calls that a report considers.
const CALLS: usize = 64;

const SMALLEST: &str = "smallest";
const APART: &str = "apart";

const OPTIONS: &[PassOption] = &[
    PassOption {
        name: SMALLEST,
        description: "search for the plan that takes the fewest bytes",
        default: OptionDefault::Bool(false),
    },
    PassOption {
        name: APART,
        description: "where it fits, keep what copies fill or empty apart from what is used beside them",
        default: OptionDefault::Bool(false),
    },
];

/// A buffer to plan.
struct Buffer<'c, 'a> {
    op: OperationRef<'c, 'a>,
    def: &'static Op,
    /// Key of the value.
    key: usize,
    size: i64,
    /// The address, if it is already assigned.
    fixed: Option<i64>,
    /// Operations use it only as scratch.
    is_scratch: bool,
    /// `pto.reserve_buffer` reserves it for pipes between cores, which access it at any time.
    is_reserved: bool,
}

/// The buffers of a function, by memory.
pub(crate) struct Buffers<'c, 'a> {
    all: [Vec<Buffer<'c, 'a>>; Loc::ALL.len()],
    /// An argument; only callers know its address.
    arguments: [Option<Location<'c>>; Loc::ALL.len()],
    /// A value with an unknown address.
    unknown: [Option<Location<'c>>; Loc::ALL.len()],
    /// The function has hand-written synchronisation.
    pub(crate) ordered: bool,
    /// The function calls others, or is called: it does not determine the free memory alone.
    pub(crate) shares: bool,
}

/// Returns the maximal number of bytes of a memory that are live at one time.
pub(crate) fn bound(buffers: &Buffers<'_, '_>, loc: Loc, lifetimes: &Lifetimes) -> i64 {
    plan::bound(&buffers.requests(loc, lifetimes, true, false).0, memory(loc).align)
}

/// Returns the capacity of a memory in bytes, if it is known.
pub(crate) fn capacity(loc: Loc, target: Target) -> Option<i64> {
    *memory(loc).capacity.on(target)
}

/// The plan of one memory: buffers at one address share a request.
struct Planned {
    requests: Vec<Request>,
    /// The index of the request of each buffer.
    of_buffer: Vec<usize>,
    /// Index of the first request for buffers of other functions.
    foreign: usize,
    plan: Plan,
}

/// Returns memory and size of a buffer. A matrix product writes whole boxes, so that an accumulator with one row takes
/// a box.
pub(crate) fn size<'c>(value: impl ValueLike<'c>) -> Option<(Loc, i64)> {
    match types::desc(value.r#type()) {
        TypeDesc::Tile(mut desc) => {
            if let (Loc::Acc, Some((height, _))) = (desc.loc, desc.inner_box()) {
                desc.rows = desc.rows.checked_add(height - 1)? / height * height;
            }
            Some((desc.loc, desc.size_bytes()?))
        }
        TypeDesc::MultiTile { slot, count } => Some((slot.loc, slot_bytes(&slot)?.checked_mul(count)?)),
        _ => None,
    }
}

impl<'c, 'a> Buffers<'c, 'a> {
    /// Collects the buffers of a function with this entry block.
    pub(crate) fn of(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Self {
        let operations = walk::inside(function);
        let ordered = is_ordered(&operations);
        let shares = calls::is_called(function) || operations.iter().any(|op| calls::calls(*op));
        let mut found = Self {
            all: Default::default(),
            arguments: Default::default(),
            unknown: Default::default(),
            ordered,
            shares,
        };
        // The addresses of buffers of callers are unknown.
        for index in 0..entry.argument_count() {
            let Some((loc, _)) = entry.argument(index).ok().and_then(size) else { continue };
            found.arguments[loc as usize].get_or_insert(mlir_dialect::name_location(function));
        }
        for op in operations {
            let Some((def, _)) = pto_dialect::op::declared(op) else { continue };
            if let Some((loc, buffer)) = reserved::buffer(op, def) {
                found.all[loc as usize].push(buffer);
                continue;
            }
            let given = match def {
                def if is_def(Some(def), ALLOC) || is_def(Some(def), MULTI) => declared(op, def, 0),
                def if is_def(Some(def), TASSIGN) => declared(op, def, 1),
                _ => continue,
            };
            let Some(value) = result(op, 0) else { continue };
            let Some((loc, size)) = size(value) else { continue };
            let fixed = given.map(integer_constant);
            if fixed == Some(None) {
                found.unknown[loc as usize].get_or_insert(mlir_dialect::name_location(op));
                continue;
            }
            let (key, fixed) = (value_key(value), fixed.flatten());
            found.all[loc as usize].push(Buffer { op, def, key, size, fixed, is_scratch: false, is_reserved: false });
        }
        found.find_scratch(&walk::inside(function));
        found
    }

    /// Marks the buffers that operations use only as scratch.
    fn find_scratch(&mut self, operations: &[OperationRef<'c, 'a>]) {
        let scratch_of = |op: OperationRef<'c, 'a>| -> Vec<usize> {
            let def = pto_dialect::op::declared(op).map(|(def, _)| def);
            let Some(def) = def.filter(|def| def.operands.iter().any(is_scratch)) else { return Vec::new() };
            let owners = Groups::of(def, op);
            let operands = owners.owners().map(|owner| def.operands.get(owner)).enumerate();
            operands.filter(|(_, operand)| operand.is_some_and(is_scratch)).map(|(index, _)| index).collect()
        };
        let operand_of = |op: OperationRef<'c, 'a>, index: usize| mlir_dialect::operand(op, index).map(value_key);
        let in_scratch = operations
            .iter()
            .flat_map(|op| scratch_of(*op).into_iter().filter_map(|index| operand_of(*op, index)).collect::<Vec<_>>());
        let scratch: HashSet<usize> = in_scratch.collect();
        if scratch.is_empty() {
            return;
        }
        let in_use = operations.iter().flat_map(|op| {
            let scratch = scratch_of(*op);
            (0..op.operand_count())
                .filter(move |index| !scratch.contains(index))
                .filter_map(|index| operand_of(*op, index))
        });
        let used: HashSet<usize> = in_use.collect();
        for buffer in self.all.iter_mut().flatten() {
            buffer.is_scratch = scratch.contains(&buffer.key) && !used.contains(&buffer.key);
        }
    }

    /// Removes the live ranges of scratch buffers: no lowering rule accesses scratch, so that any address is valid.
    fn forget_scratch(&mut self, loc: Loc) -> bool {
        let mut found = false;
        for buffer in self.all[loc as usize].iter_mut().filter(|buffer| buffer.is_scratch) {
            buffer.key = usize::MAX;
            found = true;
        }
        found
    }

    /// Returns whether any buffer has an assigned or an unknown address.
    pub(crate) fn has_addresses(&self) -> bool {
        self.arguments.iter().chain(&self.unknown).any(Option::is_some)
            || self.all.iter().flatten().any(|buffer| buffer.fixed.is_some())
    }

    /// Returns the requests of one memory, and the index of the request of each buffer: buffers that are written in
    /// place share a request. `placed` states whether assigned addresses count.
    fn requests(&self, loc: Loc, lifetimes: &Lifetimes, in_place: bool, placed: bool) -> (Vec<Request>, Vec<usize>) {
        let buffers = &self.all[loc as usize];
        let request = |buffer: &Buffer<'_, '_>| {
            // A buffer without uses has an empty live range; any address is valid.
            let alive = match lifetimes.alive(buffer.key) {
                _ if buffer.is_reserved => WHOLE,
                Some(_) if self.ordered => WHOLE,
                alive => alive.unwrap_or((usize::MAX, usize::MAX)),
            };
            let size = buffer.size.saturating_add(lifetimes.after(buffer.key));
            Request { size, alive, fixed: buffer.fixed.filter(|_| placed) }
        };
        let mut requests: Vec<Request> = buffers.iter().map(request).collect();
        let mut of_buffer: Vec<usize> = (0..requests.len()).collect();
        if !in_place || self.ordered {
            return (requests, of_buffer);
        }
        let places: HashMap<usize, usize> =
            buffers.iter().enumerate().map(|(index, buffer)| (buffer.key, index)).collect();
        for pair in lifetimes.in_place() {
            let Some((&source, &destination)) = places.get(&pair.source).zip(places.get(&pair.destination)) else {
                continue;
            };
            // The source buffer may itself be written in place of another one.
            let first = of_buffer[source];
            let free = |index: usize| requests[index].fixed.is_none();
            if free(first) && free(destination) && requests[first].alive.1 == pair.number {
                requests[first].alive.1 = requests[destination].alive.1;
                of_buffer[destination] = first;
            }
        }
        // Buffers that are written in place of another one make no request.
        let mut kept = vec![usize::MAX; requests.len()];
        let mut left = Vec::new();
        for (index, request) in requests.iter().enumerate().filter(|(index, _)| of_buffer[*index] == *index) {
            kept[index] = left.len();
            left.push(*request);
        }
        of_buffer.iter_mut().for_each(|request| *request = kept[*request]);
        (left, of_buffer)
    }

    /// Assigns addresses to the remaining buffers of a memory, as if it were large enough.
    fn propose(&mut self, loc: Loc, lifetimes: &Lifetimes, align: i64) {
        let planned = self.plan(loc, lifetimes, Limits { capacity: None, align }, Effort::Fits, &[]);
        for (index, buffer) in self.all[loc as usize].iter_mut().enumerate() {
            buffer.fixed = buffer.fixed.or_else(|| Some(planned.address(index)));
        }
    }

    /// Plans one memory around the buffers of other functions, regardless of its capacity.
    fn plan(&self, loc: Loc, lifetimes: &Lifetimes, limits: Limits, effort: Effort, others: &[Request]) -> Planned {
        let (mut requests, of_buffer) = self.requests(loc, lifetimes, effort == Effort::Smallest, true);
        let foreign = requests.len();
        requests.extend(others);
        let plan = plan::plan(&requests, limits, effort);
        Planned { requests, of_buffer, foreign, plan }
    }
}

impl Planned {
    fn address(&self, buffer: usize) -> i64 {
        self.plan.addresses[self.of_buffer[buffer]]
    }

    fn fits(&self, limits: Limits) -> bool {
        self.plan.fits(&self.requests, limits)
    }

    /// Returns the time in a range at which other functions have the most bytes: one of the first calls, or else the
    /// start.
    fn fullest(&self, (start, end): (usize, usize)) -> usize {
        let calls = self.requests.iter().skip(self.foreign).map(|other| other.alive.0);
        let calls = calls.filter(|call| (start..=end).contains(call)).take(CALLS);
        let times = std::iter::once(start).chain(calls);
        times.min_by_key(|time| (Reverse(self.foreign_at(*time)), *time)).unwrap_or(start)
    }

    /// Returns the bytes of other functions at a time.
    fn foreign_at(&self, time: usize) -> i64 {
        let others = self.requests.iter().skip(self.foreign);
        let mut taken: Vec<(i64, i64)> = others
            .filter(|other| other.alive.0 <= time && time <= other.alive.1)
            .filter_map(|other| Some((other.fixed?, other.fixed?.saturating_add(other.size))))
            .collect();
        taken.sort_unstable();
        let mut last = 0;
        taken.into_iter().fold(0, |sum: i64, (start, end)| {
            let more = end.saturating_sub(start.max(last)).max(0);
            last = last.max(end);
            sum.saturating_add(more)
        })
    }
}

/// The options of the pass.
#[derive(Clone, Copy)]
struct How {
    effort: Effort,
    apart: bool,
}

/// The pass.
pub(crate) struct Allocation;

impl PassDefinition for Allocation {
    fn argument(&self) -> &str {
        "pto-allocation"
    }

    fn description(&self) -> &str {
        "assign addresses to tile buffers"
    }

    fn operation(&self) -> Option<&str> {
        // A module, or a function without calls.
        None
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT, "arith"]
    }

    fn run(&self, op: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        let effort = if options.bool(SMALLEST).unwrap_or(false) { Effort::Smallest } else { Effort::Fits };
        let how = How { effort, apart: options.bool(APART).unwrap_or(false) };
        if walk::is(op, Outer::Module) {
            return frames::plan(op, how);
        }
        match walk::inside(op).into_iter().find(|op| calls::calls(*op)) {
            Some(call) if walk::is(op, Outer::Function) => {
                let message = "buffers of a function that calls others are planned with theirs";
                Err(Report::new(codes::FORM_NOT_LOWERED, location(call), message)
                    .help("run pto-allocation on the module: builtin.module(pto-allocation)")
                    .emit())
            }
            Some(_) | None => function(op, how, &Around::default()).map(drop),
        }
    }
}

/// Assigns addresses to the buffers of a function; returns the bytes in use.
fn function(function: OperationRef<'_, '_>, how: How, around: &Around<'_, '_>) -> Result<Taken, Failed> {
    let Some(entry) = walk::blocks(function).next() else { return Ok(Taken::default()) };
    let mut buffers = Buffers::of(function, entry);
    let mut taken = around.of_callees();
    if buffers.all.iter().flatten().all(|buffer| buffer.fixed.is_some()) {
        taken.add_fixed(&buffers);
        return Ok(taken);
    }
    buffers.ordered |= around.is_apart;
    let context = context_of(location(function));
    let target = target::of(function, target::configuration(context));
    let sharings = if how.apart { &Sharing::ALL[..] } else { &[Sharing::Any] };
    let lifetimes = Sharings::of(function);
    let mut b = Builder::new(context, entry);
    let mut rewriter = Rewriter::new();
    let mut outcome = Ok(());
    for loc in Loc::ALL {
        let own = &buffers.all[*loc as usize];
        if own.iter().all(|buffer| buffer.fixed.is_some()) {
            continue;
        }
        if let Some(unknown) = around.unknown(&buffers, *loc) {
            let message = format!("buffers in {loc} are planned next to one whose address is not known");
            let report = Report::new(codes::FORM_NOT_LOWERED, unknown, message);
            outcome = Err(report.help("give all buffers of the memory an address, or none").emit());
            continue;
        }
        let memory = memory(*loc);
        let limits = Limits { capacity: *memory.capacity.on(target), align: memory.align };
        let others = around.requests(*loc);
        let plans =
            sharings.iter().map(|sharing| buffers.plan(*loc, lifetimes.get(*sharing), limits, how.effort, &others));
        let Some(mut planned) = first_that_fits(plans, limits) else { continue };
        if !planned.fits(limits) && buffers.forget_scratch(*loc) {
            planned = buffers.plan(*loc, lifetimes.get(Sharing::Any), limits, how.effort, &others);
        }
        let own = &buffers.all[*loc as usize];
        if !planned.fits(limits) {
            outcome = Err(report::overflow(*loc, own, &planned, limits, target, buffers.ordered));
            continue;
        }
        for (index, buffer) in own.iter().enumerate().filter(|(_, buffer)| buffer.fixed.is_none()) {
            taken.add(*loc, planned.address(index), buffer.size);
            assign_address(&mut b, &mut rewriter, buffer, planned.address(index))?;
        }
    }
    taken.add_fixed(&buffers);
    outcome.map(|()| taken)
}

/// Returns the first plan that fits, or else the last one.
fn first_that_fits(plans: impl Iterator<Item = Planned>, limits: Limits) -> Option<Planned> {
    let mut last = None;
    for plan in plans {
        if plan.fits(limits) {
            return Some(plan);
        }
        last = Some(plan);
    }
    last
}

/// Assigns an address to a buffer.
fn assign_address<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    rewriter: &mut Rewriter<'c, 'a>,
    buffer: &Buffer<'c, 'a>,
    address: i64,
) -> Lowered<()> {
    let op = buffer.op;
    if buffer.is_reserved {
        reserved::assign_address(op, address);
        return Ok(());
    }
    let Some(at) = Point::before(op) else { return Ok(()) };
    b.go(at, location(op));
    let Some(old) = result(op, 0) else { return Ok(()) };
    let address = b.integer(Extent::Static(address), DType::I64)?;
    let groups = Groups::of(buffer.def, op);
    let kept = |index: usize| -> Vec<Value<'c, 'a>> {
        groups.range(index).filter_map(|index| mlir_dialect::operand(op, index)).collect()
    };
    let new = b.grouped(buffer.def, &[&[address], &kept(1), &kept(2)], &[old.r#type()])?;
    for (name, value) in discardable_attributes(op) {
        set_discardable(new, name.as_string_ref().as_str().unwrap_or_default(), value);
    }
    rewriter.replace_results(op, new);
    rewriter.erase(op);
    Ok(())
}
