//! `pto-double-buffer`: two turns of a loop that loads and computes become one, on buffers of their own.
//!
//! The loads of one turn then run beside the work of the other one: what orders them is [`crate::sync`], which finds that
//! they share no bytes. Buffers that each turn fills anew are doubled: those made in the body, and those made in front of
//! the loop that nothing outside of it uses. A loop is doubled where memory has room for that, beside all that is alive
//! anyway; a function that orders its pipes itself stays as it is.
//!
//! Before: buffers of the loop have no addresses yet. After: an innermost loop that copies into such a buffer does two turns
//! at a time; where their number is not known to be even, the second one is done if there is one. What a turn hands on goes
//! to the second one, or behind it.
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

use crate::{
    ir::{Builder, Extent, Lowered, Point},
    passes::OnFunctions,
    place::{Buffers, Lifetimes, Sharing, bound, capacity, fills_anew, size},
    sync::space,
    tile::{ALLOC, declared, is_row},
    walk,
};
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
use pto_dialect::{op::Groups, target};
use pto_isa::{
    Role,
    types::{DType, Loc},
};
use std::collections::HashMap;

/// Operations of a body up to which it is doubled.
const BODY: usize = 2000;
/// `slt` among the predicates of `arith.cmpi`.
const LESS: i64 = 2;

/// A loop that can be doubled.
struct Candidate<'c, 'a> {
    op: OperationRef<'c, 'a>,
    block: BlockRef<'c, 'a>,
    /// Buffers made in front of the loop that are doubled with it.
    around: Vec<OperationRef<'c, 'a>>,
    /// Bytes of all that is doubled, by memory.
    bytes: [i64; Loc::ALL.len()],
}

/// Whether the first thing each turn of a loop does with a buffer is to write all of it, and nothing else uses it.
fn is_of_turn<'c, 'a>(alloc: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>, order: &HashMap<usize, usize>) -> bool {
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

/// Whether the operation of a block that has the first use of a buffer writes all of it: itself, or in each of its branches.
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
    walk::is(op, "scf.if")
        && walk::blocks(op).count() == 2
        && branches.all(|branch| {
            let first = walk::operations(branch).find(uses);
            first.is_some_and(|first| first.region_count() == 0 && fills_anew(first, value))
        })
}

/// Whether an operation copies from global memory into a buffer.
fn is_loaded(op: OperationRef<'_, '_>, buffer: Value<'_, '_>) -> bool {
    let Some((row, _)) = pto_dialect::op::declared(op) else { return false };
    let operands = || (0..op.operand_count()).filter_map(|index| operand(op, index));
    let writes = Groups::of(row, op).owners().zip(operands()).any(|(owner, value)| {
        value_key(value) == value_key(buffer)
            && row.operands.get(owner).is_some_and(|operand| operand.role == Role::Out)
    });
    writes && operands().any(is_global)
}

fn key(op: OperationRef<'_, '_>) -> usize {
    op.to_raw().ptr as usize
}

impl<'c, 'a> Candidate<'c, 'a> {
    /// A loop, where it can be doubled.
    fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        // Bounds are compared with their sign.
        if !walk::is(op, "scf.for") || op.has_attribute("unsignedCmp") {
            return None;
        }
        // Which buffer a branch gives is not known.
        let is_even = trips(op).is_some_and(|trips| trips % 2 == 0);
        let carried = (0..op.result_count()).filter_map(|index| result(op, index));
        if !is_even && carried.map(Value::from).any(|value| space(value).is_some()) {
            return None;
        }
        let mut blocks = walk::blocks(op);
        let (Some(block), None) = (blocks.next(), blocks.next()) else { return None };
        let inside = walk::inside(op);
        if inside.len() > BODY || inside.iter().any(|op| walk::is(*op, "scf.for") || walk::is(*op, "scf.while")) {
            return None;
        }
        if trips(op).is_some_and(|trips| trips < 2) {
            return None;
        }
        let order: HashMap<usize, usize> =
            walk::operations(block).enumerate().map(|(index, op)| (key(op), index)).collect();
        let mut found = Self { op, block, around: Vec::new(), bytes: [0; Loc::ALL.len()] };
        let mut loads = false;
        for used in &inside {
            for index in 0..used.operand_count() {
                let Some(value) = operand(*used, index) else { continue };
                let Some((alloc, row)) = walk::definition(value) else { continue };
                let Some(row) = row.filter(|row| is_row(Some(row), ALLOC)) else { continue };
                // A buffer with an address stays there.
                if declared(alloc, row, 0).is_some() {
                    continue;
                }
                let is_made_inside = walk::in_block(alloc, block).is_some();
                let is_known = found.around.iter().any(|other| key(*other) == key(alloc));
                if !is_made_inside && !is_known {
                    if !is_of_turn(alloc, block, &order) {
                        continue;
                    }
                    found.around.push(alloc);
                }
                loads |= is_loaded(*used, value);
            }
        }
        let made =
            inside.iter().copied().filter(|op| is_row(pto_dialect::op::declared(*op).map(|(row, _)| row), ALLOC));
        for alloc in made.chain(found.around.iter().copied()).collect::<Vec<_>>() {
            if let Some((loc, bytes)) = result(alloc, 0).and_then(size) {
                found.bytes[loc as usize] = found.bytes[loc as usize].saturating_add(bytes);
            }
        }
        loads.then_some(found)
    }

    /// Does two turns at a time.
    fn double(&self, b: &mut Builder<'c, 'a>, rewriter: &mut Rewriter<'c, 'a>) -> Lowered<()> {
        let (Some(end), Some(step), Some(last)) = (operand(self.op, 1), operand(self.op, 2), self.block.terminator())
        else {
            return Ok(());
        };
        let (Ok(index), Some(in_front)) = (self.block.argument(0), Point::before(self.op)) else { return Ok(()) };
        let index: Value<'c, 'a> = index.into();
        let body: Vec<OperationRef<'c, 'a>> =
            walk::operations(self.block).take_while(|op| key(*op) != key(last)).collect();
        let is_even = trips(self.op).is_some_and(|trips| trips % 2 == 0);
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::new();
        for alloc in &self.around {
            let Some(block) = alloc.block() else { continue };
            let copy = block.insert_operation_after(*alloc, Operation::clone(alloc));
            remember(&mut copies, *alloc, copy);
        }
        b.go(in_front, location(self.op));
        let doubled = b.add(Extent::of(step), Extent::of(step))?;
        let doubled = b.index(doubled)?;
        rewriter.set_operand(self.op, 2, doubled);
        let Some(behind) = Point::before(last) else { return Ok(()) };
        b.go(behind, location(self.op));
        let next = b.add(Extent::Dynamic(index), Extent::of(step))?;
        let next = b.index(next)?;
        copies.insert(value_key(index), next);
        // What the first turn hands on is what the second one begins with.
        let handed: Vec<Value<'c, 'a>> = (0..last.operand_count()).filter_map(|index| operand(last, index)).collect();
        for (index, value) in handed.iter().enumerate() {
            if let Ok(argument) = self.block.argument(index + 1) {
                copies.insert(value_key(argument), *value);
            }
        }
        let before = if is_even { last } else { self.branch(b, rewriter, next, end, &handed)? };
        let Some(block) = before.block() else { return Ok(()) };
        for op in body {
            let copy = block.insert_operation_before(before, Operation::clone(&op));
            for inside in std::iter::once(copy).chain(walk::inside(copy)) {
                for index in 0..inside.operand_count() {
                    let known = operand(inside, index).and_then(|value| copies.get(&value_key(value)));
                    if let Some(value) = known {
                        rewriter.set_operand(inside, index, *value);
                    }
                }
            }
            remember(&mut copies, op, copy);
        }
        if !handed.is_empty() {
            let of_second = |value: &Value<'c, 'a>| copies.get(&value_key(*value)).copied().unwrap_or(*value);
            let second: Vec<Value<'c, 'a>> = handed.iter().map(of_second).collect();
            rewriter.set_operands(before, &second);
        }
        Ok(())
    }

    /// A branch for a turn that there may be, else with what the first one hands on; gives the end of its block.
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
        let more = b.foreign("arith.cmpi", &[next, end], &[(Identifier::new(context, "predicate"), predicate)], bit)?;
        let regions = [(); 2].map(|()| Region::new());
        regions[0].append_block(Block::new(&[]));
        let types: Vec<Type<'c>> = handed.iter().map(|value| value.r#type()).collect();
        if !handed.is_empty() {
            regions[1].append_block(Block::new(&[]));
        }
        let op = b.raw("scf.if", &[more], &[], &types, regions.into())?;
        if let (Some(last), false) = (self.block.terminator(), handed.is_empty()) {
            let results: Vec<Value<'c, 'a>> =
                (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from).collect();
            rewriter.set_operands(last, &results);
        }
        if let Some(otherwise) = walk::blocks(op).nth(1) {
            b.at(Point::end(otherwise), |b| b.raw("scf.yield", handed, &[], &[], Vec::new()))?;
        }
        let block = b.body(op)?;
        b.at(Point::end(block), |b| b.raw("scf.yield", handed, &[], &[], Vec::new()))
    }
}

/// Uses the results of a copy where those of an operation are used, in copies.
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

/// Turns of a loop, where known.
fn trips(op: OperationRef<'_, '_>) -> Option<i64> {
    let [from, to, step] = [0, 1, 2].map(|index| operand(op, index).and_then(integer_constant));
    let (from, to, step) = (from?, to?, step.filter(|step| *step > 0)?);
    Some(to.checked_sub(from)?.max(0).checked_add(step - 1)? / step)
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-double-buffer",
    description: "do two turns at a time of loops that load and compute, on buffers of their own",
    dialects: &[pto_dialect::DIALECT, "arith", "scf"],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let buffers = Buffers::of(function, entry);
    if buffers.ordered {
        return Ok(());
    }
    let candidates: Vec<Candidate<'_, '_>> = walk::inside(function).into_iter().filter_map(Candidate::of).collect();
    if candidates.is_empty() {
        return Ok(());
    }
    let context = context_of(location(function));
    let target = target::of(function, target::configuration(context));
    let lifetimes = Lifetimes::of(function, Sharing::BetweenTurns);
    let mut taken: Vec<i64> = Loc::ALL.iter().map(|loc| bound(&buffers, *loc, &lifetimes)).collect();
    let mut b = Builder::new(context, entry);
    let mut rewriter = Rewriter::new();
    for candidate in candidates {
        let more: Vec<i64> =
            taken.iter().zip(candidate.bytes).map(|(taken, bytes)| taken.saturating_add(bytes)).collect();
        let room = |loc: &Loc| capacity(*loc, target).is_none_or(|capacity| more[*loc as usize] <= capacity);
        if Loc::ALL.iter().all(room) {
            candidate.double(&mut b, &mut rewriter)?;
            taken = more;
        }
    }
    Ok(())
}
