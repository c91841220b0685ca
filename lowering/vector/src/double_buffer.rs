//! `pto-double-buffer`: unrolls loops that load and compute, with separate buffers for each copy of the body.
//!
//! The loads of one copy then overlap with the computation of the other: [`crate::sync`] detects that they share no
//! bytes. The pass duplicates buffers that each iteration overwrites: those allocated in the body, and those allocated
//! before the loop that are used only in it. It unrolls a loop if the memory has room for the second set of buffers
//! next to all other live buffers. Functions with synchronisation stay unchanged, and so do loops with an operation
//! that [`crate::sync`] puts between barriers of all pipes, such as a push, because no load overlaps with it.
//!
//! A loop with a small constant trip count is unrolled completely, so that constant folding removes the loop. Copies
//! whose blocks are at equal distances are merged into one copy ([`bursts`]), with twice the unroll factor, if the
//! cost model says that this is cheaper ([`price`]). A second loop runs the remaining iterations.
//!
//! Before: buffers of the loop have no addresses, and different arguments of the function point to different memory.
//! After: an innermost loop that copies into such a buffer executes two or more iterations at a time. If the trip
//! count may be odd, the second copy of the body is guarded by `scf.if`. Values that an iteration yields go to the
//! next copy of the body, and from the last copy to the next iteration.
//!
//! ```mlir
//! scf.for %i = %c0 to %n step %c1 {
//!   %a = pto.alloc_tile : ..
//!   pto.tload ins(%x[%i]) outs(%a)
//!   pto.texp ins(%a) outs(%b)
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! scf.for %i = %c0 to %n step %c2 {
//!   %a = pto.alloc_tile : ..
//!   pto.tload ins(%x[%i]) outs(%a)
//!   pto.texp ins(%a) outs(%b)
//!   %j = arith.addi %i, %c1 : index
//!   %more = arith.cmpi slt, %j, %n : index
//!   scf.if %more {
//!     %c = pto.alloc_tile : ..
//!     pto.tload ins(%x[%j]) outs(%c)
//!     pto.texp ins(%c) outs(%d)
//!   }
//! }
//! ```

mod bursts;
mod price;

use crate::{
    allocation::{Buffers, Lifetimes, Sharing, bound, capacity, fills_anew, size},
    builder::{Builder, Extent, Lowered, Point},
    memory_effects::EffectAnalysis,
    passes::OnFunctions,
    sync::{has_unknown_effects, space},
    tile::{ALLOC, SLOT, declared, is_def},
    walk::{self, key},
};
use bursts::{Burst, Merger};
use mlir_dialect::{
    Failed, Rewriter, context_of, integer_constant, location,
    melior::ir::{
        Block, BlockLike, Identifier, Operation, Region, RegionLike, Type, Value, ValueLike,
        attribute::IntegerAttribute,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
        r#type::IntegerType,
    },
    operand, result, users, value_key,
};
use price::Price;
use pto_cost::Table;
use pto_dialect::{op::Groups, target};
use pto_isa::{
    Role,
    types::{DType, Loc},
};
use pto_upstream::{Arith, Control};
use std::collections::HashMap;

/// Maximal number of operations in the body of an unrolled loop.
const BODY: usize = 2000;
/// The numbers of iterations that may share merged copies.
const TOGETHER: [i64; 4] = [1, 2, 4, 8];
/// The same for loops with an unknown trip count: fewer iterations remain at the end.
const TOGETHER_OF_MANY: i64 = 2;
/// Maximal trip count of a loop that is unrolled completely.
const WHOLE: i64 = 8;
/// The assumed value of an unknown trip count.
const MANY: i64 = 16;
/// The predicate `slt` of `arith.cmpi`.
const LESS: i64 = 2;

/// A loop that can be unrolled.
struct Candidate<'c, 'a> {
    op: OperationRef<'c, 'a>,
    block: BlockRef<'c, 'a>,
    /// Buffers allocated before the loop that are duplicated.
    around: Vec<OperationRef<'c, 'a>>,
    /// Bytes of all duplicated buffers, by memory.
    bytes: [i64; Loc::ALL.len()],
    /// Copies that can be merged across iterations.
    bursts: Vec<Burst<'c, 'a>>,
    /// The cost of an iteration.
    price: Price,
    /// The operations of an iteration, and the values that it yields.
    body: Vec<OperationRef<'c, 'a>>,
    handed: Vec<Value<'c, 'a>>,
}

/// How a loop is unrolled.
#[derive(Clone, Copy, Debug)]
struct Unrolling {
    /// The unroll factor.
    at_a_time: i64,
    /// The number of iterations with merged copies.
    together: i64,
    /// The number of separate sets of buffers.
    buffers: i64,
    /// A remainder loop may be necessary.
    rest: bool,
}

/// Returns whether each iteration of a loop first overwrites the whole buffer, and the buffer has no uses elsewhere.
fn is_of_iteration<'c, 'a>(
    alloc: OperationRef<'c, 'a>,
    block: BlockRef<'c, 'a>,
    order: &HashMap<usize, usize>,
) -> bool {
    let Some(value) = result(alloc, 0) else { return false };
    let mut first: Option<(usize, OperationRef<'c, 'a>)> = None;
    for user in users(value) {
        let Some(at) = walk::in_block(user, block).and_then(|op| order.get(&key(op)).copied()) else { return false };
        if first.is_none_or(|(before, _)| at < before) {
            first = Some((at, user));
        }
    }
    first.is_some_and(|(_, user)| fills_first(user, block, value.into()))
}

/// Returns whether the first use of a buffer in a block overwrites the whole buffer, directly or in each arm of a
/// branch.
fn fills_first<'c, 'a>(user: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>, value: Value<'c, 'a>) -> bool {
    let Some(op) = walk::in_block(user, block) else { return false };
    if op == user {
        return fills_anew(user, value);
    }
    let uses = |op: &OperationRef<'c, 'a>| {
        let own = std::iter::once(*op).chain(walk::inside(*op));
        own.flat_map(|op| (0..op.operand_count()).filter_map(move |index| operand(op, index)))
            .any(|other| value_key(other) == value_key(value))
    };
    let mut branches = walk::blocks(op);
    walk::is(op, Control::If)
        && walk::blocks(op).count() == 2
        && branches.all(|branch| {
            let first = walk::operations(branch).find(uses);
            first.is_some_and(|first| first.region_count() == 0 && fills_anew(first, value))
        })
}

/// Returns whether all earlier operations end before an operation starts, and it before all later ones.
fn waits_for_all(op: OperationRef<'_, '_>) -> bool {
    op.region_count() == 0 && pto_dialect::op::declared(op).is_some_and(|(def, _)| has_unknown_effects(def))
}

/// Returns whether an operation copies from global memory into a buffer.
fn is_loaded(op: OperationRef<'_, '_>, buffer: Value<'_, '_>) -> bool {
    let Some((def, _)) = pto_dialect::op::declared(op) else { return false };
    let operands = || (0..op.operand_count()).filter_map(|index| operand(op, index));
    let writes = Groups::of(def, op).owners().zip(operands()).any(|(owner, value)| {
        value_key(value) == value_key(buffer)
            && def.operands.get(owner).is_some_and(|operand| operand.role == Role::Out)
    });
    writes && operands().any(is_global)
}

impl<'c, 'a> Candidate<'c, 'a> {
    /// Analyses a loop; returns `None` if it cannot be unrolled.
    fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        // Bounds are compared as signed integers.
        if !walk::is(op, Control::For) || op.has_attribute("unsignedCmp") {
            return None;
        }
        // The buffer that a branch yields is unknown.
        let is_even = trips(op).is_some_and(|trips| trips % 2 == 0);
        let carried = (0..op.result_count()).filter_map(|index| result(op, index));
        if !is_even && carried.map(Value::from).any(|value| space(value).is_some()) {
            return None;
        }
        let mut blocks = walk::blocks(op);
        let (Some(block), None) = (blocks.next(), blocks.next()) else { return None };
        let inside = walk::inside(op);
        if inside.len() > BODY || inside.iter().any(|op| walk::is(*op, Control::For) || walk::is(*op, Control::While)) {
            return None;
        }
        if trips(op).is_some_and(|trips| trips < 2) || inside.iter().any(|op| waits_for_all(*op)) {
            return None;
        }
        let order: HashMap<usize, usize> =
            walk::operations(block).enumerate().map(|(index, op)| (key(op), index)).collect();
        let price = Price::default();
        let last = block.terminator()?;
        let body: Vec<OperationRef<'c, 'a>> = walk::operations(block).take_while(|op| key(*op) != key(last)).collect();
        let handed: Vec<Value<'c, 'a>> = (0..last.operand_count()).filter_map(|index| operand(last, index)).collect();
        let mut found =
            Self { op, block, around: Vec::new(), bytes: [0; Loc::ALL.len()], bursts: Vec::new(), price, body, handed };
        let mut loads = false;
        for used in &inside {
            for index in 0..used.operand_count() {
                let Some(value) = operand(*used, index) else { continue };
                let Some((alloc, def)) = walk::definition(value) else { continue };
                // The loop alternates between buffers by hand.
                loads |= is_def(def, SLOT) && is_loaded(*used, value);
                let Some(def) = def.filter(|def| is_def(Some(def), ALLOC)) else { continue };
                // A buffer with an address keeps it.
                if declared(alloc, def, 0).is_some() {
                    continue;
                }
                let is_made_inside = walk::in_block(alloc, block).is_some();
                let is_known = found.around.iter().any(|other| key(*other) == key(alloc));
                if !is_made_inside && !is_known {
                    if !is_of_iteration(alloc, block, &order) {
                        continue;
                    }
                    found.around.push(alloc);
                }
                loads |= is_loaded(*used, value);
            }
        }
        let made =
            inside.iter().copied().filter(|op| is_def(pto_dialect::op::declared(*op).map(|(def, _)| def), ALLOC));
        for alloc in made.chain(found.around.iter().copied()).collect::<Vec<_>>() {
            if let Some((loc, bytes)) = result(alloc, 0).and_then(size) {
                found.bytes[loc as usize] = found.bytes[loc as usize].saturating_add(bytes);
            }
        }
        if let Some(step) = operand(op, 2).and_then(integer_constant).filter(|step| *step > 0) {
            let of_iteration = |alloc: OperationRef<'c, 'a>| {
                alloc.block() == Some(block) || found.around.iter().any(|other| key(*other) == key(alloc))
            };
            let results = inside.iter().flat_map(|op| (0..op.result_count()).filter_map(|index| result(*op, index)));
            let arguments = (0..block.argument_count()).filter_map(|index| block.argument(index).ok());
            let made = results.map(value_key).chain(arguments.map(value_key)).collect();
            let bursts = inside.iter().filter_map(|op| Burst::of(*op, block, step, &made, of_iteration));
            found.bursts = bursts.collect();
        }
        found.price = Price::of(&inside, &found.bursts);
        loads.then_some(found)
    }

    /// Returns the best unroll factor and the number of merged iterations for the free memory.
    fn iterations(&self, table: &Table, room: impl Fn(i64) -> bool) -> Option<Unrolling> {
        let known = trips(self.op);
        let operations = walk::inside(self.op).len() as i64;
        let mut best: Option<(u64, Unrolling)> = None;
        for together in TOGETHER {
            let once = known.filter(|known| *known <= WHOLE && known * operations <= BODY as i64);
            let iterations = once.unwrap_or(2 * together);
            // Consecutive iterations that may overlap need separate buffers.
            let buffers = iterations.min(2 * together);
            let rest = known.is_none_or(|known| known % iterations != 0);
            let is_legal = together <= iterations && iterations * operations <= BODY as i64;
            let most = if known.is_some() { i64::MAX } else { TOGETHER_OF_MANY };
            let can_merge = !self.bursts.is_empty() && (!rest || self.op.result_count() == 0);
            let is_useful = together == 1 || can_merge && together <= most;
            if !is_legal || !is_useful || !room(buffers - 1) {
                continue;
            }
            let cycles = self.price.cycles(table, known.unwrap_or(MANY).max(iterations) as u64, together as u64);
            // More memory has to save enough cycles.
            if best.as_ref().is_none_or(|(known, _)| cycles * 50 < known * 49) {
                best = Some((cycles, Unrolling { at_a_time: iterations, together, buffers, rest }));
            }
        }
        best.map(|(_, iterations)| iterations)
    }

    /// Unrolls the loop, and merges copies.
    fn unroll(
        &self,
        b: &mut Builder<'c, 'a>,
        rewriter: &mut Rewriter<'c, 'a>,
        touching: &mut EffectAnalysis,
        iterations: Unrolling,
    ) -> Lowered<()> {
        let mut copies: Vec<Vec<OperationRef<'c, 'a>>> = self.bursts.iter().map(|burst| vec![burst.op]).collect();
        if iterations.rest && iterations.together > 1 {
            self.leave_rest(b, rewriter, touching, iterations.at_a_time)?;
        }
        let branches = iterations.rest && iterations.together == 1;
        for iteration in 1..iterations.at_a_time {
            let made = self.add_iteration(b, rewriter, iteration, branches)?;
            for (burst, copies) in self.bursts.iter().zip(&mut copies) {
                copies.extend(made.get(&key(burst.op)));
            }
        }
        if let (Some(step), Some(in_front)) = (operand(self.op, 2), Point::before(self.op)) {
            b.go(in_front, location(self.op));
            let step = b.mul(Extent::of(step), Extent::Static(iterations.at_a_time))?;
            let step = b.index(step)?;
            rewriter.set_operand(self.op, 2, step);
        }
        let bursts: Vec<_> = self.bursts.iter().zip(copies).collect();
        Merger { touching, b, rewriter }.merge(&bursts, iterations.together as usize)
    }

    /// Creates a second loop for the remaining iterations, unrolled by two on separate buffers.
    fn leave_rest(
        &self,
        b: &mut Builder<'c, 'a>,
        rewriter: &mut Rewriter<'c, 'a>,
        touching: &mut EffectAnalysis,
        iterations: i64,
    ) -> Lowered<()> {
        let bounds = [0, 1, 2].map(|index| operand(self.op, index).map(Extent::of));
        let ([Some(from), Some(to), Some(step)], Some(block)) = (bounds, self.op.block()) else { return Ok(()) };
        let rest = block.insert_operation_after(self.op, Operation::clone(&self.op));
        let Some(in_front) = Point::before(self.op) else { return Ok(()) };
        b.go(in_front, location(self.op));
        // The quotient is rounded toward zero, so that the middle is between the bounds even if there are no
        // iterations.
        let ahead = b.sub(to, from)?;
        let all = b.mul(step, Extent::Static(iterations))?;
        let number = b.quotient_to_zero(ahead, all)?;
        let done = b.mul(number, all)?;
        let middle = b.add(from, done)?;
        let middle = b.index(middle)?;
        rewriter.set_operand(self.op, 1, middle);
        rewriter.set_operand(rest, 0, middle);
        let copies = self.buffers_again();
        walk::inside(rest).into_iter().for_each(|op| use_copies(rewriter, op, &copies));
        match Candidate::of(rest) {
            Some(rest) => {
                rest.unroll(b, rewriter, touching, Unrolling { at_a_time: 2, together: 1, buffers: 2, rest: true })
            }
            None => Ok(()),
        }
    }

    /// Duplicates the buffers before the loop that each iteration overwrites.
    fn buffers_again(&self) -> HashMap<usize, Value<'c, 'a>> {
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::new();
        for alloc in &self.around {
            let Some(block) = alloc.block() else { continue };
            let copy = block.insert_operation_after(*alloc, Operation::clone(alloc));
            remember(&mut copies, *alloc, copy);
        }
        copies
    }

    /// Appends a copy of the body, guarded if the iteration may not exist. Returns the results of each operation.
    fn add_iteration(
        &self,
        b: &mut Builder<'c, 'a>,
        rewriter: &mut Rewriter<'c, 'a>,
        iteration: i64,
        branches: bool,
    ) -> Lowered<HashMap<usize, OperationRef<'c, 'a>>> {
        let mut made = HashMap::new();
        let (Some(end), Some(step), Some(last)) = (operand(self.op, 1), operand(self.op, 2), self.block.terminator())
        else {
            return Ok(made);
        };
        let (Ok(index), Some(after)) = (self.block.argument(0), Point::before(last)) else { return Ok(made) };
        let index: Value<'c, 'a> = index.into();
        let mut copies = self.buffers_again();
        b.go(after, location(self.op));
        let further = b.mul(Extent::of(step), Extent::Static(iteration))?;
        let next = b.add(Extent::Dynamic(index), further)?;
        let next = b.index(next)?;
        copies.insert(value_key(index), next);
        // The values that the previous iteration yields are the initial values of this one.
        let handed: Vec<Value<'c, 'a>> = (0..last.operand_count()).filter_map(|index| operand(last, index)).collect();
        for (index, value) in handed.iter().enumerate() {
            if let Ok(argument) = self.block.argument(index + 1) {
                copies.insert(value_key(argument), *value);
            }
        }
        let before = if branches { self.branch(b, rewriter, next, end, &handed)? } else { last };
        let Some(block) = before.block() else { return Ok(made) };
        for op in &self.body {
            let copy = block.insert_operation_before(before, Operation::clone(op));
            for inside in std::iter::once(copy).chain(walk::inside(copy)) {
                use_copies(rewriter, inside, &copies);
            }
            remember(&mut copies, *op, copy);
            made.insert(key(*op), copy);
        }
        if !handed.is_empty() {
            let of_iteration = |value: &Value<'c, 'a>| copies.get(&value_key(*value)).copied().unwrap_or(*value);
            let own: Vec<Value<'c, 'a>> = self.handed.iter().map(of_iteration).collect();
            rewriter.set_operands(before, &own);
        }
        Ok(made)
    }

    /// Guards an iteration that may not exist; without it, the values of the first one are yielded. Returns the end of
    /// its block.
    fn branch(
        &self,
        b: &mut Builder<'c, 'a>,
        rewriter: &mut Rewriter<'c, 'a>,
        next: Value<'c, 'a>,
        end: Value<'c, 'a>,
        handed: &[Value<'c, 'a>],
    ) -> Lowered<OperationRef<'c, 'a>> {
        let context = context_of(location(self.op));
        let predicate = IntegerAttribute::new(IntegerType::new(context, 64).into(), LESS).into();
        let bit = b.scalar(DType::I1)?;
        let more = b.arith(Arith::CmpI, &[next, end], &[(Identifier::new(context, "predicate"), predicate)], bit)?;
        let regions = [(); 2].map(|()| Region::new());
        regions[0].append_block(Block::new(&[]));
        let types: Vec<Type<'c>> = handed.iter().map(|value| value.r#type()).collect();
        if !handed.is_empty() {
            regions[1].append_block(Block::new(&[]));
        }
        let op = b.raw(Control::If.name(), &[more], &[], &types, regions.into())?;
        if let (Some(last), false) = (self.block.terminator(), handed.is_empty()) {
            let results: Vec<Value<'c, 'a>> =
                (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from).collect();
            rewriter.set_operands(last, &results);
        }
        if let Some(otherwise) = walk::blocks(op).nth(1) {
            b.at(Point::end(otherwise), |b| b.raw(Control::Yield.name(), handed, &[], &[], Vec::new()))?;
        }
        let block = b.body(op)?;
        b.at(Point::end(block), |b| b.raw(Control::Yield.name(), handed, &[], &[], Vec::new()))
    }
}

/// Replaces operands by their copies.
fn use_copies<'c, 'a>(
    rewriter: &mut Rewriter<'c, 'a>,
    op: OperationRef<'c, 'a>,
    copies: &HashMap<usize, Value<'c, 'a>>,
) {
    for index in 0..op.operand_count() {
        if let Some(value) = operand(op, index).and_then(|value| copies.get(&value_key(value))) {
            rewriter.set_operand(op, index, *value);
        }
    }
}

/// Maps the results of an operation to those of its copy.
fn remember<'c, 'a>(copies: &mut HashMap<usize, Value<'c, 'a>>, op: OperationRef<'c, 'a>, copy: OperationRef<'c, 'a>) {
    for index in 0..op.result_count() {
        if let (Some(old), Some(new)) = (result(op, index), result(copy, index)) {
            copies.insert(value_key(old), new.into());
        }
    }
}

fn is_global(value: Value<'_, '_>) -> bool {
    use pto_isa::TypeDesc;
    matches!(pto_dialect::types::desc(value.r#type()), TypeDesc::TensorView(_) | TypeDesc::Partition(_))
}

/// Returns the trip count of a loop, if it is known.
fn trips(op: OperationRef<'_, '_>) -> Option<i64> {
    let [from, to, step] = [0, 1, 2].map(|index| operand(op, index).and_then(integer_constant));
    pto_analysis::trip_count(from?, to?, step?)
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-double-buffer",
    description: "unroll loops that load and compute, with separate buffers for each copy of the body",
    dialects: &[pto_dialect::DIALECT, "arith", "scf"],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let buffers = Buffers::of(function, entry);
    if buffers.ordered || buffers.shares {
        return Ok(());
    }
    let candidates: Vec<Candidate<'_, '_>> = walk::inside(function).into_iter().filter_map(Candidate::of).collect();
    if candidates.is_empty() {
        return Ok(());
    }
    let context = context_of(location(function));
    let target = target::of(function, target::configuration(context));
    let lifetimes = Lifetimes::of(function, Sharing::BetweenIterations);
    let mut taken: Vec<i64> = Loc::ALL.iter().map(|loc| bound(&buffers, *loc, &lifetimes)).collect();
    let mut b = Builder::new(context, entry);
    let mut rewriter = Rewriter::new();
    let mut touching = EffectAnalysis::new(entry);
    let table = Table::of(target);
    for candidate in candidates {
        let more = |times: i64| {
            let bytes = taken.iter().zip(candidate.bytes);
            bytes.map(|(taken, bytes)| taken.saturating_add(bytes.saturating_mul(times))).collect::<Vec<i64>>()
        };
        let room = |times: i64| {
            let more = more(times);
            Loc::ALL.iter().all(|loc| capacity(*loc, target).is_none_or(|capacity| more[*loc as usize] <= capacity))
        };
        let Some(iterations) = candidate.iterations(table, room) else { continue };
        taken = more(iterations.buffers - 1);
        candidate.unroll(&mut b, &mut rewriter, &mut touching, iterations)?;
    }
    Ok(())
}
