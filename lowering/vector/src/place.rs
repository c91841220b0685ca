//! `pto-place`: tile buffers without addresses get one.
//!
//! Each memory is planned on its own, by first fit, from the lifetimes of its buffers: buffers that are never alive at
//! the same time share bytes. A buffer is alive from its first to its last use, under whatever name, and as long as the
//! loops around that it is known outside of. In a function that orders its pipes itself no bytes are shared: who wrote the
//! flags did not order uses of different buffers. Capacities and alignments are those of the target.
//!
//! Before: any function. Buffers that have an address keep it, and others keep out of their way.
//! After: every `pto.alloc_tile` and `pto.alloc_multi_tile` has an address.
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

mod lifetime;
mod plan;

use crate::{
    ir::{Builder, Extent, Lowered, Point},
    report::Report,
    sync::is_ordered,
    tile::{ALLOC, MULTI, TASSIGN, declared, is_row, slot_bytes},
    walk,
};
use lifetime::Lifetimes;
use mlir_dialect::{
    Failed, OptionValues, PassDefinition, Rewriter, context_of, discardable_attributes, integer_constant, location,
    melior::ir::{BlockLike, Location, Value, ValueLike, operation::OperationRef},
    result, set_discardable,
};
use plan::{Limits, Request};
use pto_dialect::{op::Groups, target, types};
use pto_isa::{
    Op, Target, TypeDesc, codes,
    target::memory,
    types::{DType, Loc},
};

/// The time of the whole function.
const WHOLE: (usize, usize) = (0, usize::MAX);

/// A buffer that is planned.
struct Buffer<'c, 'a> {
    op: OperationRef<'c, 'a>,
    row: &'static Op,
    request: Request,
}

/// Bytes of a buffer and the memory it is in. Products write whole boxes, so that an accumulator of one row has one of them.
fn size<'c>(value: impl ValueLike<'c>) -> Option<(Loc, i64)> {
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

/// The pass.
pub(crate) struct Place;

impl PassDefinition for Place {
    fn argument(&self) -> &str {
        "pto-place"
    }

    fn description(&self) -> &str {
        "give tile buffers addresses"
    }

    fn operation(&self) -> Option<&str> {
        Some("func.func")
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT, "arith"]
    }

    fn run(&self, function: OperationRef<'_, '_>, _options: &OptionValues<'_>) -> Result<(), Failed> {
        let Some(entry) = walk::blocks(function).next() else { return Ok(()) };
        let mut buffers: [Vec<Buffer<'_, '_>>; Loc::ALL.len()] = Default::default();
        let mut unknown: [Option<Location<'_>>; Loc::ALL.len()] = Default::default();
        // Nobody knows here where the buffers of callers are.
        for index in 0..entry.argument_count() {
            let Some((loc, _)) = entry.argument(index).ok().and_then(size) else { continue };
            unknown[loc as usize].get_or_insert(mlir_dialect::name_location(function));
        }
        let lifetimes = Lifetimes::of(function);
        let operations = walk::inside(function);
        let ordered = is_ordered(&operations);
        for op in operations {
            let Some((row, _)) = pto_dialect::op::declared(op) else { continue };
            let given = match row {
                row if is_row(Some(row), ALLOC) || is_row(Some(row), MULTI) => declared(op, row, 0),
                row if is_row(Some(row), TASSIGN) => declared(op, row, 1),
                _ => continue,
            };
            let Some(value) = result(op, 0) else { continue };
            let Some((loc, size)) = size(value) else { continue };
            let fixed = given.map(integer_constant);
            if fixed == Some(None) {
                unknown[loc as usize].get_or_insert(mlir_dialect::name_location(op));
                continue;
            }
            // A buffer that nobody uses has no place in time; any address will do.
            let alive = match lifetimes.alive(value) {
                Some(_) if ordered => WHOLE,
                alive => alive.unwrap_or((usize::MAX, usize::MAX)),
            };
            buffers[loc as usize].push(Buffer { op, row, request: Request { size, alive, fixed: fixed.flatten() } });
        }
        let context = context_of(location(function));
        let target = target::of(function, target::configuration(context));
        let mut b = Builder::new(context, entry);
        let mut rewriter = Rewriter::new();
        let mut outcome = Ok(());
        for ((loc, buffers), unknown) in Loc::ALL.iter().zip(buffers).zip(unknown) {
            if let Err(failed) = place(&mut b, &mut rewriter, *loc, &buffers, unknown, target) {
                outcome = Err(failed);
            }
        }
        outcome
    }
}

/// Places the buffers of one memory.
fn place<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    rewriter: &mut Rewriter<'c, 'a>,
    loc: Loc,
    buffers: &[Buffer<'c, 'a>],
    unknown: Option<Location<'c>>,
    target: Target,
) -> Lowered<()> {
    if buffers.iter().all(|buffer| buffer.request.fixed.is_some()) {
        return Ok(());
    }
    if let Some(unknown) = unknown {
        let message = format!("buffers in {loc} are planned next to one whose address is not known");
        return Err(Report::new(codes::FORM_NOT_LOWERED, unknown, message)
            .help("give all buffers of the memory an address, or none")
            .emit());
    }
    let requests: Vec<Request> = buffers.iter().map(|buffer| buffer.request).collect();
    let memory = memory(loc);
    let limits = Limits { capacity: *memory.capacity.on(target), align: memory.align };
    let addresses = plan::plan(&requests, limits)
        .map_err(|addresses| overflow(loc, buffers, &addresses, limits.capacity.unwrap_or(i64::MAX), target))?;
    for (buffer, address) in buffers.iter().zip(addresses) {
        if buffer.request.fixed.is_none() {
            give(b, rewriter, buffer, address)?;
        }
    }
    Ok(())
}

/// Gives a buffer its address.
fn give<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    rewriter: &mut Rewriter<'c, 'a>,
    buffer: &Buffer<'c, 'a>,
    address: i64,
) -> Lowered<()> {
    let op = buffer.op;
    let Some(at) = Point::before(op) else { return Ok(()) };
    b.go(at, location(op));
    let Some(old) = result(op, 0) else { return Ok(()) };
    let address = b.integer(Extent::Static(address), DType::I64)?;
    let groups = Groups::of(buffer.row, op);
    let kept = |index: usize| -> Vec<Value<'c, 'a>> {
        groups.range(index).filter_map(|index| mlir_dialect::operand(op, index)).collect()
    };
    let new = b.grouped(buffer.row, &[&[address], &kept(1), &kept(2)], &[old.r#type()])?;
    for (name, value) in discardable_attributes(op) {
        set_discardable(new, name.as_string_ref().as_str().unwrap_or_default(), value);
    }
    rewriter.replace_results(op, new);
    rewriter.erase(op);
    Ok(())
}

/// The first buffer that does not fit, and all that are alive with it.
fn overflow(loc: Loc, buffers: &[Buffer<'_, '_>], addresses: &[i64], capacity: i64, target: Target) -> Failed {
    let ordered = buffers.iter().all(|buffer| buffer.request.alive == WHOLE);
    let mut order: Vec<usize> = (0..buffers.len()).collect();
    order.sort_by_key(|&index| buffers[index].request.alive);
    let end = |index: usize| addresses[index].saturating_add(buffers[index].request.size);
    let first = order.into_iter().find(|&index| end(index) > capacity).unwrap_or_default();
    let Buffer { op, request, .. } = &buffers[first];
    let mut alive: Vec<usize> = (0..buffers.len())
        .filter(|&index| buffers[index].request.alive.0 <= request.alive.0 && buffers[index].request.meets(request))
        .collect();
    alive.sort_by_key(|&index| (addresses[index], index));
    let needed: i64 = alive.iter().map(|&index| buffers[index].request.size).fold(0, i64::saturating_add);
    let message = format_args!(
        "buffer of {} bytes does not fit: {needed} bytes are alive, {loc} has {capacity} on {target}",
        request.size
    )
    .to_string();
    let mut report = Report::new(codes::DOES_NOT_FIT, mlir_dialect::name_location(*op), message);
    for index in alive.into_iter().filter(|&index| index != first) {
        let text = format!("alive: {} bytes at [{}, {})", buffers[index].request.size, addresses[index], end(index));
        report = report.note_at(mlir_dialect::name_location(buffers[index].op), text);
    }
    report
        .help(match ordered {
            true => "make tiles smaller; without flags and barriers of its own the function may use bytes twice",
            false => "make tiles smaller, or let the last use of one come before the first of another",
        })
        .emit()
}
